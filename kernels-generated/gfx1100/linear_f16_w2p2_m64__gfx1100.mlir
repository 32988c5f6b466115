// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.wave
  %13 = wave.scratch %c9 : memref<?xf32>
  %14 = arith.cmpi eq, %hasResidual, %c5 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %11, %10 : index
  scf.if %17 {
    %18 = arith.muli %1, %c12 : index
    %19 = arith.divui %inputFeatures, %c14 : index
    %20 = arith.muli %12, %stepsPerWave : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %21, %stepsPerWave : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.subi %23, %21 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.muli %25, %c12 : index
    %27 = arith.addi %21, %26 : index
    %28 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %29 = arith.addi %21, %stepsPerWave : index
    %30 = arith.select %28, %29, %27 : index
    %40:8 = scf.for %31 = %21 to %30 step %c12 iter_args(%32 = %c13, %33 = %c13, %34 = %c13, %35 = %c13, %36 = %c13, %37 = %c13, %38 = %c13, %39 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %41 = wave.lane
      %42 = arith.addi %31, %c4 : index
      %43 = arith.addi %6, %c2 : index
      %44 = arith.muli %42, %c17 : index
      %45 = arith.addi %43, %44 : index
      %46 = arith.remui %41, %c14 : index
      %47 = arith.muli %46, %c14 : index
      %48 = arith.addi %45, %47 : index
      %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %50 = vector.bitcast %49 : vector<16xi8> to vector<8xf16>
      %51 = arith.addi %48, %c18 : index
      %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<8xf16>
      %54 = vector.shuffle %50, %53 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %55 = arith.addi %31, %c5 : index
      %56 = arith.addi %6, %c2 : index
      %57 = arith.muli %55, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.remui %41, %c14 : index
      %60 = arith.muli %59, %c14 : index
      %61 = arith.addi %58, %60 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = arith.addi %61, %c18 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = arith.addi %31, %c3 : index
      %69 = arith.addi %6, %c2 : index
      %70 = arith.muli %68, %c17 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.remui %41, %c14 : index
      %73 = arith.muli %72, %c14 : index
      %74 = arith.addi %71, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = arith.addi %74, %c18 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.addi %31, %c19 : index
      %82 = arith.addi %6, %c2 : index
      %83 = arith.muli %81, %c17 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.remui %41, %c14 : index
      %86 = arith.muli %85, %c14 : index
      %87 = arith.addi %84, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = arith.addi %87, %c18 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = vector.shuffle %89, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = arith.addi %31, %c4 : index
      %95 = arith.addi %8, %c2 : index
      %96 = arith.muli %94, %c17 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.remui %41, %c14 : index
      %99 = arith.muli %98, %c14 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = arith.addi %100, %c18 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<8xf16>
      %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = arith.addi %31, %c5 : index
      %108 = arith.addi %8, %c2 : index
      %109 = arith.muli %107, %c17 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.remui %41, %c14 : index
      %112 = arith.muli %111, %c14 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = arith.addi %113, %c18 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.addi %31, %c3 : index
      %121 = arith.addi %8, %c2 : index
      %122 = arith.muli %120, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.remui %41, %c14 : index
      %125 = arith.muli %124, %c14 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = arith.addi %126, %c18 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = arith.addi %31, %c19 : index
      %134 = arith.addi %8, %c2 : index
      %135 = arith.muli %133, %c17 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.remui %41, %c14 : index
      %138 = arith.muli %137, %c14 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = arith.addi %139, %c18 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.addi %18, %c4 : index
      %147 = arith.muli %31, %c5 : index
      %148 = arith.addi %147, %c4 : index
      %149 = arith.divui %inputFeatures, %c14 : index
      %150 = arith.muli %146, %149 : index
      %151 = arith.addi %150, %148 : index
      %152 = arith.muli %tileRows, %c14 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.remui %41, %tileRows : index
      %155 = arith.muli %154, %c20 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %x[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.muli %tileRows, %c20 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %54, %32 : vector<16xf16>, vector<8xf32>
      %163 = wave.mma %161, %106, %33 : vector<16xf16>, vector<8xf32>
      %164 = arith.addi %18, %c5 : index
      %165 = arith.muli %31, %c5 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.divui %inputFeatures, %c14 : index
      %168 = arith.muli %164, %167 : index
      %169 = arith.addi %168, %166 : index
      %170 = arith.muli %tileRows, %c14 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.remui %41, %tileRows : index
      %173 = arith.muli %172, %c20 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c20 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %54, %34 : vector<16xf16>, vector<8xf32>
      %181 = wave.mma %179, %106, %35 : vector<16xf16>, vector<8xf32>
      %182 = arith.addi %18, %c3 : index
      %183 = arith.muli %31, %c5 : index
      %184 = arith.addi %183, %c4 : index
      %185 = arith.divui %inputFeatures, %c14 : index
      %186 = arith.muli %182, %185 : index
      %187 = arith.addi %186, %184 : index
      %188 = arith.muli %tileRows, %c14 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.remui %41, %tileRows : index
      %191 = arith.muli %190, %c20 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c20 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %54, %36 : vector<16xf16>, vector<8xf32>
      %199 = wave.mma %197, %106, %37 : vector<16xf16>, vector<8xf32>
      %200 = arith.addi %18, %c19 : index
      %201 = arith.muli %31, %c5 : index
      %202 = arith.addi %201, %c4 : index
      %203 = arith.divui %inputFeatures, %c14 : index
      %204 = arith.muli %200, %203 : index
      %205 = arith.addi %204, %202 : index
      %206 = arith.muli %tileRows, %c14 : index
      %207 = arith.muli %205, %206 : index
      %208 = arith.remui %41, %tileRows : index
      %209 = arith.muli %208, %c20 : index
      %210 = arith.addi %207, %209 : index
      %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = arith.muli %tileRows, %c20 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = vector.shuffle %211, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = wave.mma %215, %54, %38 : vector<16xf16>, vector<8xf32>
      %217 = wave.mma %215, %106, %39 : vector<16xf16>, vector<8xf32>
      %218 = arith.addi %18, %c4 : index
      %219 = arith.muli %31, %c5 : index
      %220 = arith.addi %219, %c5 : index
      %221 = arith.divui %inputFeatures, %c14 : index
      %222 = arith.muli %218, %221 : index
      %223 = arith.addi %222, %220 : index
      %224 = arith.muli %tileRows, %c14 : index
      %225 = arith.muli %223, %224 : index
      %226 = arith.remui %41, %tileRows : index
      %227 = arith.muli %226, %c20 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = arith.muli %tileRows, %c20 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = wave.mma %233, %67, %162 : vector<16xf16>, vector<8xf32>
      %235 = wave.mma %233, %119, %163 : vector<16xf16>, vector<8xf32>
      %236 = arith.addi %18, %c5 : index
      %237 = arith.muli %31, %c5 : index
      %238 = arith.addi %237, %c5 : index
      %239 = arith.divui %inputFeatures, %c14 : index
      %240 = arith.muli %236, %239 : index
      %241 = arith.addi %240, %238 : index
      %242 = arith.muli %tileRows, %c14 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.remui %41, %tileRows : index
      %245 = arith.muli %244, %c20 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c20 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %67, %180 : vector<16xf16>, vector<8xf32>
      %253 = wave.mma %251, %119, %181 : vector<16xf16>, vector<8xf32>
      %254 = arith.addi %18, %c3 : index
      %255 = arith.muli %31, %c5 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.divui %inputFeatures, %c14 : index
      %258 = arith.muli %254, %257 : index
      %259 = arith.addi %258, %256 : index
      %260 = arith.muli %tileRows, %c14 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.remui %41, %tileRows : index
      %263 = arith.muli %262, %c20 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c20 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %67, %198 : vector<16xf16>, vector<8xf32>
      %271 = wave.mma %269, %119, %199 : vector<16xf16>, vector<8xf32>
      %272 = arith.addi %18, %c19 : index
      %273 = arith.muli %31, %c5 : index
      %274 = arith.addi %273, %c5 : index
      %275 = arith.divui %inputFeatures, %c14 : index
      %276 = arith.muli %272, %275 : index
      %277 = arith.addi %276, %274 : index
      %278 = arith.muli %tileRows, %c14 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.remui %41, %tileRows : index
      %281 = arith.muli %280, %c20 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c20 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %67, %216 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %119, %217 : vector<16xf16>, vector<8xf32>
      %290 = arith.addi %18, %c4 : index
      %291 = arith.muli %31, %c5 : index
      %292 = arith.addi %291, %c3 : index
      %293 = arith.divui %inputFeatures, %c14 : index
      %294 = arith.muli %290, %293 : index
      %295 = arith.addi %294, %292 : index
      %296 = arith.muli %tileRows, %c14 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.remui %41, %tileRows : index
      %299 = arith.muli %298, %c20 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = arith.muli %tileRows, %c20 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = vector.shuffle %301, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = wave.mma %305, %80, %234 : vector<16xf16>, vector<8xf32>
      %307 = wave.mma %305, %132, %235 : vector<16xf16>, vector<8xf32>
      %308 = arith.addi %18, %c5 : index
      %309 = arith.muli %31, %c5 : index
      %310 = arith.addi %309, %c3 : index
      %311 = arith.divui %inputFeatures, %c14 : index
      %312 = arith.muli %308, %311 : index
      %313 = arith.addi %312, %310 : index
      %314 = arith.muli %tileRows, %c14 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %41, %tileRows : index
      %317 = arith.muli %316, %c20 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c20 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %80, %252 : vector<16xf16>, vector<8xf32>
      %325 = wave.mma %323, %132, %253 : vector<16xf16>, vector<8xf32>
      %326 = arith.addi %18, %c3 : index
      %327 = arith.muli %31, %c5 : index
      %328 = arith.addi %327, %c3 : index
      %329 = arith.divui %inputFeatures, %c14 : index
      %330 = arith.muli %326, %329 : index
      %331 = arith.addi %330, %328 : index
      %332 = arith.muli %tileRows, %c14 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.remui %41, %tileRows : index
      %335 = arith.muli %334, %c20 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c20 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %80, %270 : vector<16xf16>, vector<8xf32>
      %343 = wave.mma %341, %132, %271 : vector<16xf16>, vector<8xf32>
      %344 = arith.addi %18, %c19 : index
      %345 = arith.muli %31, %c5 : index
      %346 = arith.addi %345, %c3 : index
      %347 = arith.divui %inputFeatures, %c14 : index
      %348 = arith.muli %344, %347 : index
      %349 = arith.addi %348, %346 : index
      %350 = arith.muli %tileRows, %c14 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.remui %41, %tileRows : index
      %353 = arith.muli %352, %c20 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c20 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %80, %288 : vector<16xf16>, vector<8xf32>
      %361 = wave.mma %359, %132, %289 : vector<16xf16>, vector<8xf32>
      %362 = arith.addi %18, %c4 : index
      %363 = arith.muli %31, %c5 : index
      %364 = arith.addi %363, %c19 : index
      %365 = arith.divui %inputFeatures, %c14 : index
      %366 = arith.muli %362, %365 : index
      %367 = arith.addi %366, %364 : index
      %368 = arith.muli %tileRows, %c14 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.remui %41, %tileRows : index
      %371 = arith.muli %370, %c20 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c20 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %93, %306 : vector<16xf16>, vector<8xf32>
      %379 = wave.mma %377, %145, %307 : vector<16xf16>, vector<8xf32>
      %380 = arith.addi %18, %c5 : index
      %381 = arith.muli %31, %c5 : index
      %382 = arith.addi %381, %c19 : index
      %383 = arith.divui %inputFeatures, %c14 : index
      %384 = arith.muli %380, %383 : index
      %385 = arith.addi %384, %382 : index
      %386 = arith.muli %tileRows, %c14 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.remui %41, %tileRows : index
      %389 = arith.muli %388, %c20 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c20 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %93, %324 : vector<16xf16>, vector<8xf32>
      %397 = wave.mma %395, %145, %325 : vector<16xf16>, vector<8xf32>
      %398 = arith.addi %18, %c3 : index
      %399 = arith.muli %31, %c5 : index
      %400 = arith.addi %399, %c19 : index
      %401 = arith.divui %inputFeatures, %c14 : index
      %402 = arith.muli %398, %401 : index
      %403 = arith.addi %402, %400 : index
      %404 = arith.muli %tileRows, %c14 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.remui %41, %tileRows : index
      %407 = arith.muli %406, %c20 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c20 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %93, %342 : vector<16xf16>, vector<8xf32>
      %415 = wave.mma %413, %145, %343 : vector<16xf16>, vector<8xf32>
      %416 = arith.addi %18, %c19 : index
      %417 = arith.muli %31, %c5 : index
      %418 = arith.addi %417, %c19 : index
      %419 = arith.divui %inputFeatures, %c14 : index
      %420 = arith.muli %416, %419 : index
      %421 = arith.addi %420, %418 : index
      %422 = arith.muli %tileRows, %c14 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.remui %41, %tileRows : index
      %425 = arith.muli %424, %c20 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c20 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %93, %360 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %145, %361 : vector<16xf16>, vector<8xf32>
      scf.yield %378, %379, %396, %397, %414, %415, %432, %433 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %434 = arith.select %28, %30, %23 : index
    %444:8 = scf.for %435 = %30 to %434 step %c5 iter_args(%436 = %40#0, %437 = %40#1, %438 = %40#2, %439 = %40#3, %440 = %40#4, %441 = %40#5, %442 = %40#6, %443 = %40#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %445 = wave.lane
      %446 = arith.addi %435, %c4 : index
      %447 = arith.addi %6, %c2 : index
      %448 = arith.muli %446, %c17 : index
      %449 = arith.addi %447, %448 : index
      %450 = arith.remui %445, %c14 : index
      %451 = arith.muli %450, %c14 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %w[%452] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %454 = vector.bitcast %453 : vector<16xi8> to vector<8xf16>
      %455 = arith.addi %452, %c18 : index
      %456 = vector.load %w[%455] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %457 = vector.bitcast %456 : vector<16xi8> to vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = arith.addi %435, %c4 : index
      %460 = arith.addi %8, %c2 : index
      %461 = arith.muli %459, %c17 : index
      %462 = arith.addi %460, %461 : index
      %463 = arith.remui %445, %c14 : index
      %464 = arith.muli %463, %c14 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %w[%465] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %467 = vector.bitcast %466 : vector<16xi8> to vector<8xf16>
      %468 = arith.addi %465, %c18 : index
      %469 = vector.load %w[%468] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %470 = vector.bitcast %469 : vector<16xi8> to vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = arith.addi %18, %c4 : index
      %473 = arith.muli %435, %c5 : index
      %474 = arith.addi %473, %c4 : index
      %475 = arith.divui %inputFeatures, %c14 : index
      %476 = arith.muli %472, %475 : index
      %477 = arith.addi %476, %474 : index
      %478 = arith.muli %tileRows, %c14 : index
      %479 = arith.muli %477, %478 : index
      %480 = arith.remui %445, %tileRows : index
      %481 = arith.muli %480, %c20 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c20 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %458, %436 : vector<16xf16>, vector<8xf32>
      %489 = wave.mma %487, %471, %437 : vector<16xf16>, vector<8xf32>
      %490 = arith.addi %18, %c5 : index
      %491 = arith.muli %435, %c5 : index
      %492 = arith.addi %491, %c4 : index
      %493 = arith.divui %inputFeatures, %c14 : index
      %494 = arith.muli %490, %493 : index
      %495 = arith.addi %494, %492 : index
      %496 = arith.muli %tileRows, %c14 : index
      %497 = arith.muli %495, %496 : index
      %498 = arith.remui %445, %tileRows : index
      %499 = arith.muli %498, %c20 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c20 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %458, %438 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %471, %439 : vector<16xf16>, vector<8xf32>
      %508 = arith.addi %18, %c3 : index
      %509 = arith.muli %435, %c5 : index
      %510 = arith.addi %509, %c4 : index
      %511 = arith.divui %inputFeatures, %c14 : index
      %512 = arith.muli %508, %511 : index
      %513 = arith.addi %512, %510 : index
      %514 = arith.muli %tileRows, %c14 : index
      %515 = arith.muli %513, %514 : index
      %516 = arith.remui %445, %tileRows : index
      %517 = arith.muli %516, %c20 : index
      %518 = arith.addi %515, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = arith.muli %tileRows, %c20 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = vector.shuffle %519, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %524 = wave.mma %523, %458, %440 : vector<16xf16>, vector<8xf32>
      %525 = wave.mma %523, %471, %441 : vector<16xf16>, vector<8xf32>
      %526 = arith.addi %18, %c19 : index
      %527 = arith.muli %435, %c5 : index
      %528 = arith.addi %527, %c4 : index
      %529 = arith.divui %inputFeatures, %c14 : index
      %530 = arith.muli %526, %529 : index
      %531 = arith.addi %530, %528 : index
      %532 = arith.muli %tileRows, %c14 : index
      %533 = arith.muli %531, %532 : index
      %534 = arith.remui %445, %tileRows : index
      %535 = arith.muli %534, %c20 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c20 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %458, %442 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %471, %443 : vector<16xf16>, vector<8xf32>
      scf.yield %488, %489, %506, %507, %524, %525, %542, %543 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %544 = wave.lane
    %545 = wave.wave
    %546 = arith.muli %545, %c3 : index
    %547 = arith.addi %546, %c4 : index
    %548 = arith.muli %547, %c18 : index
    %549 = arith.addi %548, %544 : index
    %550 = vector.extract %444#0[0] : f32 from vector<8xf32>
    %551 = arith.addi %549, %c4 : index
    memref.store %550, %13[%551] : memref<?xf32>
    %552 = vector.extract %444#0[1] : f32 from vector<8xf32>
    %553 = arith.addi %549, %c1 : index
    memref.store %552, %13[%553] : memref<?xf32>
    %554 = vector.extract %444#0[2] : f32 from vector<8xf32>
    %555 = arith.addi %549, %c7 : index
    memref.store %554, %13[%555] : memref<?xf32>
    %556 = vector.extract %444#0[3] : f32 from vector<8xf32>
    %557 = arith.addi %549, %c21 : index
    memref.store %556, %13[%557] : memref<?xf32>
    %558 = vector.extract %444#0[4] : f32 from vector<8xf32>
    %559 = arith.addi %549, %c2 : index
    memref.store %558, %13[%559] : memref<?xf32>
    %560 = vector.extract %444#0[5] : f32 from vector<8xf32>
    %561 = arith.addi %549, %c22 : index
    memref.store %560, %13[%561] : memref<?xf32>
    %562 = vector.extract %444#0[6] : f32 from vector<8xf32>
    %563 = arith.addi %549, %c23 : index
    memref.store %562, %13[%563] : memref<?xf32>
    %564 = vector.extract %444#0[7] : f32 from vector<8xf32>
    %565 = arith.addi %549, %c24 : index
    memref.store %564, %13[%565] : memref<?xf32>
    %566 = arith.muli %545, %c3 : index
    %567 = arith.addi %566, %c5 : index
    %568 = arith.muli %567, %c18 : index
    %569 = arith.addi %568, %544 : index
    %570 = vector.extract %444#1[0] : f32 from vector<8xf32>
    %571 = arith.addi %569, %c4 : index
    memref.store %570, %13[%571] : memref<?xf32>
    %572 = vector.extract %444#1[1] : f32 from vector<8xf32>
    %573 = arith.addi %569, %c1 : index
    memref.store %572, %13[%573] : memref<?xf32>
    %574 = vector.extract %444#1[2] : f32 from vector<8xf32>
    %575 = arith.addi %569, %c7 : index
    memref.store %574, %13[%575] : memref<?xf32>
    %576 = vector.extract %444#1[3] : f32 from vector<8xf32>
    %577 = arith.addi %569, %c21 : index
    memref.store %576, %13[%577] : memref<?xf32>
    %578 = vector.extract %444#1[4] : f32 from vector<8xf32>
    %579 = arith.addi %569, %c2 : index
    memref.store %578, %13[%579] : memref<?xf32>
    %580 = vector.extract %444#1[5] : f32 from vector<8xf32>
    %581 = arith.addi %569, %c22 : index
    memref.store %580, %13[%581] : memref<?xf32>
    %582 = vector.extract %444#1[6] : f32 from vector<8xf32>
    %583 = arith.addi %569, %c23 : index
    memref.store %582, %13[%583] : memref<?xf32>
    %584 = vector.extract %444#1[7] : f32 from vector<8xf32>
    %585 = arith.addi %569, %c24 : index
    memref.store %584, %13[%585] : memref<?xf32>
    wave.barrier
    %586 = arith.muli %545, %c12 : index
    %587 = arith.addi %586, %c4 : index
    %588 = arith.muli %587, %c1 : index
    %589 = arith.addi %588, %544 : index
    %590 = arith.addi %589, %c4 : index
    %591 = memref.load %13[%590] : memref<?xf32>
    %592 = arith.addi %590, %c17 : index
    %593 = memref.load %13[%592] : memref<?xf32>
    %594 = arith.addf %591, %593 : f32
    %595 = arith.muli %587, %c1 : index
    %596 = arith.addi %595, %544 : index
    %597 = arith.addi %596, %c18 : index
    %598 = memref.load %13[%597] : memref<?xf32>
    %599 = arith.addi %597, %c17 : index
    %600 = memref.load %13[%599] : memref<?xf32>
    %601 = arith.addf %598, %600 : f32
    %602 = wave.lane
    %603 = arith.addi %11, %c4 : index
    %604 = arith.muli %587, %c3 : index
    %605 = arith.addi %603, %604 : index
    %606 = arith.divui %602, %c14 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.cmpi slt, %607, %10 : index
    scf.if %608 {
      %609 = arith.cmpi eq, %hasFactors, %c5 : index
      %610 = memref.load %factors[%607] : memref<?xf32>
      %611 = arith.select %609, %610, %c26 : f32
      %612 = arith.remui %602, %c14 : index
      %613 = arith.muli %612, %c12 : index
      %614 = arith.addi %6, %613 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %617, %611 : f32
      %619 = arith.mulf %594, %618 : f32
      %620 = arith.remui %602, %c14 : index
      %621 = arith.muli %620, %c12 : index
      %622 = arith.addi %8, %621 : index
      %623 = vector.load %w[%622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %624 = vector.bitcast %623 : vector<4xi8> to vector<1xf32>
      %625 = vector.extract %624[0] : f32 from vector<1xf32>
      %626 = arith.mulf %625, %611 : f32
      %627 = arith.mulf %601, %626 : f32
      %628 = arith.muli %607, %outputFeatures : index
      %629 = arith.addi %628, %16 : index
      %630 = wave.lane
      %631 = arith.remui %630, %c14 : index
      %632 = arith.addi %629, %631 : index
      scf.if %14 {
        %633 = arith.addi %632, %c4 : index
        %634 = memref.load %residual[%633] : memref<?xf32>
        %635 = arith.addf %634, %619 : f32
        %636 = arith.addi %632, %c4 : index
        memref.store %635, %out[%636] : memref<?xf32>
      } else {
        %637 = arith.addi %632, %c4 : index
        memref.store %619, %out[%637] : memref<?xf32>
      }
      scf.if %14 {
        %638 = arith.addi %632, %c14 : index
        %639 = memref.load %residual[%638] : memref<?xf32>
        %640 = arith.addf %639, %627 : f32
        %641 = arith.addi %632, %c14 : index
        memref.store %640, %out[%641] : memref<?xf32>
      } else {
        %642 = arith.addi %632, %c14 : index
        memref.store %627, %out[%642] : memref<?xf32>
      }
    }
    %643 = arith.muli %545, %c12 : index
    %644 = arith.addi %643, %c5 : index
    %645 = arith.muli %644, %c1 : index
    %646 = arith.addi %645, %544 : index
    %647 = arith.addi %646, %c4 : index
    %648 = memref.load %13[%647] : memref<?xf32>
    %649 = arith.addi %647, %c17 : index
    %650 = memref.load %13[%649] : memref<?xf32>
    %651 = arith.addf %648, %650 : f32
    %652 = arith.muli %644, %c1 : index
    %653 = arith.addi %652, %544 : index
    %654 = arith.addi %653, %c18 : index
    %655 = memref.load %13[%654] : memref<?xf32>
    %656 = arith.addi %654, %c17 : index
    %657 = memref.load %13[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = wave.lane
    %660 = arith.addi %11, %c4 : index
    %661 = arith.muli %644, %c3 : index
    %662 = arith.addi %660, %661 : index
    %663 = arith.divui %659, %c14 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.cmpi slt, %664, %10 : index
    scf.if %665 {
      %666 = arith.cmpi eq, %hasFactors, %c5 : index
      %667 = memref.load %factors[%664] : memref<?xf32>
      %668 = arith.select %666, %667, %c26 : f32
      %669 = arith.remui %659, %c14 : index
      %670 = arith.muli %669, %c12 : index
      %671 = arith.addi %6, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %668 : f32
      %676 = arith.mulf %651, %675 : f32
      %677 = arith.remui %659, %c14 : index
      %678 = arith.muli %677, %c12 : index
      %679 = arith.addi %8, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %668 : f32
      %684 = arith.mulf %658, %683 : f32
      %685 = arith.muli %664, %outputFeatures : index
      %686 = arith.addi %685, %16 : index
      %687 = wave.lane
      %688 = arith.remui %687, %c14 : index
      %689 = arith.addi %686, %688 : index
      scf.if %14 {
        %690 = arith.addi %689, %c4 : index
        %691 = memref.load %residual[%690] : memref<?xf32>
        %692 = arith.addf %691, %676 : f32
        %693 = arith.addi %689, %c4 : index
        memref.store %692, %out[%693] : memref<?xf32>
      } else {
        %694 = arith.addi %689, %c4 : index
        memref.store %676, %out[%694] : memref<?xf32>
      }
      scf.if %14 {
        %695 = arith.addi %689, %c14 : index
        %696 = memref.load %residual[%695] : memref<?xf32>
        %697 = arith.addf %696, %684 : f32
        %698 = arith.addi %689, %c14 : index
        memref.store %697, %out[%698] : memref<?xf32>
      } else {
        %699 = arith.addi %689, %c14 : index
        memref.store %684, %out[%699] : memref<?xf32>
      }
    }
    %700 = arith.muli %545, %c12 : index
    %701 = arith.addi %700, %c3 : index
    %702 = arith.muli %701, %c1 : index
    %703 = arith.addi %702, %544 : index
    %704 = arith.addi %703, %c4 : index
    %705 = memref.load %13[%704] : memref<?xf32>
    %706 = arith.addi %704, %c17 : index
    %707 = memref.load %13[%706] : memref<?xf32>
    %708 = arith.addf %705, %707 : f32
    %709 = arith.muli %701, %c1 : index
    %710 = arith.addi %709, %544 : index
    %711 = arith.addi %710, %c18 : index
    %712 = memref.load %13[%711] : memref<?xf32>
    %713 = arith.addi %711, %c17 : index
    %714 = memref.load %13[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = wave.lane
    %717 = arith.addi %11, %c4 : index
    %718 = arith.muli %701, %c3 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.divui %716, %c14 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.cmpi slt, %721, %10 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c5 : index
      %724 = memref.load %factors[%721] : memref<?xf32>
      %725 = arith.select %723, %724, %c26 : f32
      %726 = arith.remui %716, %c14 : index
      %727 = arith.muli %726, %c12 : index
      %728 = arith.addi %6, %727 : index
      %729 = vector.load %w[%728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %730 = vector.bitcast %729 : vector<4xi8> to vector<1xf32>
      %731 = vector.extract %730[0] : f32 from vector<1xf32>
      %732 = arith.mulf %731, %725 : f32
      %733 = arith.mulf %708, %732 : f32
      %734 = arith.remui %716, %c14 : index
      %735 = arith.muli %734, %c12 : index
      %736 = arith.addi %8, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %725 : f32
      %741 = arith.mulf %715, %740 : f32
      %742 = arith.muli %721, %outputFeatures : index
      %743 = arith.addi %742, %16 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c14 : index
      %746 = arith.addi %743, %745 : index
      scf.if %14 {
        %747 = arith.addi %746, %c4 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %733 : f32
        %750 = arith.addi %746, %c4 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %746, %c4 : index
        memref.store %733, %out[%751] : memref<?xf32>
      }
      scf.if %14 {
        %752 = arith.addi %746, %c14 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %741 : f32
        %755 = arith.addi %746, %c14 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %746, %c14 : index
        memref.store %741, %out[%756] : memref<?xf32>
      }
    }
    %757 = arith.muli %545, %c12 : index
    %758 = arith.addi %757, %c19 : index
    %759 = arith.muli %758, %c1 : index
    %760 = arith.addi %759, %544 : index
    %761 = arith.addi %760, %c4 : index
    %762 = memref.load %13[%761] : memref<?xf32>
    %763 = arith.addi %761, %c17 : index
    %764 = memref.load %13[%763] : memref<?xf32>
    %765 = arith.addf %762, %764 : f32
    %766 = arith.muli %758, %c1 : index
    %767 = arith.addi %766, %544 : index
    %768 = arith.addi %767, %c18 : index
    %769 = memref.load %13[%768] : memref<?xf32>
    %770 = arith.addi %768, %c17 : index
    %771 = memref.load %13[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = wave.lane
    %774 = arith.addi %11, %c4 : index
    %775 = arith.muli %758, %c3 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.divui %773, %c14 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.cmpi slt, %778, %10 : index
    scf.if %779 {
      %780 = arith.cmpi eq, %hasFactors, %c5 : index
      %781 = memref.load %factors[%778] : memref<?xf32>
      %782 = arith.select %780, %781, %c26 : f32
      %783 = arith.remui %773, %c14 : index
      %784 = arith.muli %783, %c12 : index
      %785 = arith.addi %6, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %782 : f32
      %790 = arith.mulf %765, %789 : f32
      %791 = arith.remui %773, %c14 : index
      %792 = arith.muli %791, %c12 : index
      %793 = arith.addi %8, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %782 : f32
      %798 = arith.mulf %772, %797 : f32
      %799 = arith.muli %778, %outputFeatures : index
      %800 = arith.addi %799, %16 : index
      %801 = wave.lane
      %802 = arith.remui %801, %c14 : index
      %803 = arith.addi %800, %802 : index
      scf.if %14 {
        %804 = arith.addi %803, %c4 : index
        %805 = memref.load %residual[%804] : memref<?xf32>
        %806 = arith.addf %805, %790 : f32
        %807 = arith.addi %803, %c4 : index
        memref.store %806, %out[%807] : memref<?xf32>
      } else {
        %808 = arith.addi %803, %c4 : index
        memref.store %790, %out[%808] : memref<?xf32>
      }
      scf.if %14 {
        %809 = arith.addi %803, %c14 : index
        %810 = memref.load %residual[%809] : memref<?xf32>
        %811 = arith.addf %810, %798 : f32
        %812 = arith.addi %803, %c14 : index
        memref.store %811, %out[%812] : memref<?xf32>
      } else {
        %813 = arith.addi %803, %c14 : index
        memref.store %798, %out[%813] : memref<?xf32>
      }
    }
    %814 = wave.lane
    wave.barrier
    %815 = wave.wave
    %816 = arith.muli %815, %c3 : index
    %817 = arith.addi %816, %c4 : index
    %818 = arith.muli %817, %c18 : index
    %819 = arith.addi %818, %814 : index
    %820 = vector.extract %444#2[0] : f32 from vector<8xf32>
    %821 = arith.addi %819, %c4 : index
    memref.store %820, %13[%821] : memref<?xf32>
    %822 = vector.extract %444#2[1] : f32 from vector<8xf32>
    %823 = arith.addi %819, %c1 : index
    memref.store %822, %13[%823] : memref<?xf32>
    %824 = vector.extract %444#2[2] : f32 from vector<8xf32>
    %825 = arith.addi %819, %c7 : index
    memref.store %824, %13[%825] : memref<?xf32>
    %826 = vector.extract %444#2[3] : f32 from vector<8xf32>
    %827 = arith.addi %819, %c21 : index
    memref.store %826, %13[%827] : memref<?xf32>
    %828 = vector.extract %444#2[4] : f32 from vector<8xf32>
    %829 = arith.addi %819, %c2 : index
    memref.store %828, %13[%829] : memref<?xf32>
    %830 = vector.extract %444#2[5] : f32 from vector<8xf32>
    %831 = arith.addi %819, %c22 : index
    memref.store %830, %13[%831] : memref<?xf32>
    %832 = vector.extract %444#2[6] : f32 from vector<8xf32>
    %833 = arith.addi %819, %c23 : index
    memref.store %832, %13[%833] : memref<?xf32>
    %834 = vector.extract %444#2[7] : f32 from vector<8xf32>
    %835 = arith.addi %819, %c24 : index
    memref.store %834, %13[%835] : memref<?xf32>
    %836 = arith.muli %815, %c3 : index
    %837 = arith.addi %836, %c5 : index
    %838 = arith.muli %837, %c18 : index
    %839 = arith.addi %838, %814 : index
    %840 = vector.extract %444#3[0] : f32 from vector<8xf32>
    %841 = arith.addi %839, %c4 : index
    memref.store %840, %13[%841] : memref<?xf32>
    %842 = vector.extract %444#3[1] : f32 from vector<8xf32>
    %843 = arith.addi %839, %c1 : index
    memref.store %842, %13[%843] : memref<?xf32>
    %844 = vector.extract %444#3[2] : f32 from vector<8xf32>
    %845 = arith.addi %839, %c7 : index
    memref.store %844, %13[%845] : memref<?xf32>
    %846 = vector.extract %444#3[3] : f32 from vector<8xf32>
    %847 = arith.addi %839, %c21 : index
    memref.store %846, %13[%847] : memref<?xf32>
    %848 = vector.extract %444#3[4] : f32 from vector<8xf32>
    %849 = arith.addi %839, %c2 : index
    memref.store %848, %13[%849] : memref<?xf32>
    %850 = vector.extract %444#3[5] : f32 from vector<8xf32>
    %851 = arith.addi %839, %c22 : index
    memref.store %850, %13[%851] : memref<?xf32>
    %852 = vector.extract %444#3[6] : f32 from vector<8xf32>
    %853 = arith.addi %839, %c23 : index
    memref.store %852, %13[%853] : memref<?xf32>
    %854 = vector.extract %444#3[7] : f32 from vector<8xf32>
    %855 = arith.addi %839, %c24 : index
    memref.store %854, %13[%855] : memref<?xf32>
    wave.barrier
    %856 = arith.muli %815, %c12 : index
    %857 = arith.addi %856, %c4 : index
    %858 = arith.muli %857, %c1 : index
    %859 = arith.addi %858, %814 : index
    %860 = arith.addi %859, %c4 : index
    %861 = memref.load %13[%860] : memref<?xf32>
    %862 = arith.addi %860, %c17 : index
    %863 = memref.load %13[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = arith.muli %857, %c1 : index
    %866 = arith.addi %865, %814 : index
    %867 = arith.addi %866, %c18 : index
    %868 = memref.load %13[%867] : memref<?xf32>
    %869 = arith.addi %867, %c17 : index
    %870 = memref.load %13[%869] : memref<?xf32>
    %871 = arith.addf %868, %870 : f32
    %872 = wave.lane
    %873 = arith.addi %11, %c14 : index
    %874 = arith.muli %857, %c3 : index
    %875 = arith.addi %873, %874 : index
    %876 = arith.divui %872, %c14 : index
    %877 = arith.addi %875, %876 : index
    %878 = arith.cmpi slt, %877, %10 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c5 : index
      %880 = memref.load %factors[%877] : memref<?xf32>
      %881 = arith.select %879, %880, %c26 : f32
      %882 = arith.remui %872, %c14 : index
      %883 = arith.muli %882, %c12 : index
      %884 = arith.addi %6, %883 : index
      %885 = vector.load %w[%884] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %886 = vector.bitcast %885 : vector<4xi8> to vector<1xf32>
      %887 = vector.extract %886[0] : f32 from vector<1xf32>
      %888 = arith.mulf %887, %881 : f32
      %889 = arith.mulf %864, %888 : f32
      %890 = arith.remui %872, %c14 : index
      %891 = arith.muli %890, %c12 : index
      %892 = arith.addi %8, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %881 : f32
      %897 = arith.mulf %871, %896 : f32
      %898 = arith.muli %877, %outputFeatures : index
      %899 = arith.addi %898, %16 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c14 : index
      %902 = arith.addi %899, %901 : index
      scf.if %14 {
        %903 = arith.addi %902, %c4 : index
        %904 = memref.load %residual[%903] : memref<?xf32>
        %905 = arith.addf %904, %889 : f32
        %906 = arith.addi %902, %c4 : index
        memref.store %905, %out[%906] : memref<?xf32>
      } else {
        %907 = arith.addi %902, %c4 : index
        memref.store %889, %out[%907] : memref<?xf32>
      }
      scf.if %14 {
        %908 = arith.addi %902, %c14 : index
        %909 = memref.load %residual[%908] : memref<?xf32>
        %910 = arith.addf %909, %897 : f32
        %911 = arith.addi %902, %c14 : index
        memref.store %910, %out[%911] : memref<?xf32>
      } else {
        %912 = arith.addi %902, %c14 : index
        memref.store %897, %out[%912] : memref<?xf32>
      }
    }
    %913 = arith.muli %815, %c12 : index
    %914 = arith.addi %913, %c5 : index
    %915 = arith.muli %914, %c1 : index
    %916 = arith.addi %915, %814 : index
    %917 = arith.addi %916, %c4 : index
    %918 = memref.load %13[%917] : memref<?xf32>
    %919 = arith.addi %917, %c17 : index
    %920 = memref.load %13[%919] : memref<?xf32>
    %921 = arith.addf %918, %920 : f32
    %922 = arith.muli %914, %c1 : index
    %923 = arith.addi %922, %814 : index
    %924 = arith.addi %923, %c18 : index
    %925 = memref.load %13[%924] : memref<?xf32>
    %926 = arith.addi %924, %c17 : index
    %927 = memref.load %13[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = wave.lane
    %930 = arith.addi %11, %c14 : index
    %931 = arith.muli %914, %c3 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.divui %929, %c14 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.cmpi slt, %934, %10 : index
    scf.if %935 {
      %936 = arith.cmpi eq, %hasFactors, %c5 : index
      %937 = memref.load %factors[%934] : memref<?xf32>
      %938 = arith.select %936, %937, %c26 : f32
      %939 = arith.remui %929, %c14 : index
      %940 = arith.muli %939, %c12 : index
      %941 = arith.addi %6, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %938 : f32
      %946 = arith.mulf %921, %945 : f32
      %947 = arith.remui %929, %c14 : index
      %948 = arith.muli %947, %c12 : index
      %949 = arith.addi %8, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %938 : f32
      %954 = arith.mulf %928, %953 : f32
      %955 = arith.muli %934, %outputFeatures : index
      %956 = arith.addi %955, %16 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c14 : index
      %959 = arith.addi %956, %958 : index
      scf.if %14 {
        %960 = arith.addi %959, %c4 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %946 : f32
        %963 = arith.addi %959, %c4 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %959, %c4 : index
        memref.store %946, %out[%964] : memref<?xf32>
      }
      scf.if %14 {
        %965 = arith.addi %959, %c14 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %954 : f32
        %968 = arith.addi %959, %c14 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %959, %c14 : index
        memref.store %954, %out[%969] : memref<?xf32>
      }
    }
    %970 = arith.muli %815, %c12 : index
    %971 = arith.addi %970, %c3 : index
    %972 = arith.muli %971, %c1 : index
    %973 = arith.addi %972, %814 : index
    %974 = arith.addi %973, %c4 : index
    %975 = memref.load %13[%974] : memref<?xf32>
    %976 = arith.addi %974, %c17 : index
    %977 = memref.load %13[%976] : memref<?xf32>
    %978 = arith.addf %975, %977 : f32
    %979 = arith.muli %971, %c1 : index
    %980 = arith.addi %979, %814 : index
    %981 = arith.addi %980, %c18 : index
    %982 = memref.load %13[%981] : memref<?xf32>
    %983 = arith.addi %981, %c17 : index
    %984 = memref.load %13[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = wave.lane
    %987 = arith.addi %11, %c14 : index
    %988 = arith.muli %971, %c3 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.divui %986, %c14 : index
    %991 = arith.addi %989, %990 : index
    %992 = arith.cmpi slt, %991, %10 : index
    scf.if %992 {
      %993 = arith.cmpi eq, %hasFactors, %c5 : index
      %994 = memref.load %factors[%991] : memref<?xf32>
      %995 = arith.select %993, %994, %c26 : f32
      %996 = arith.remui %986, %c14 : index
      %997 = arith.muli %996, %c12 : index
      %998 = arith.addi %6, %997 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.mulf %1001, %995 : f32
      %1003 = arith.mulf %978, %1002 : f32
      %1004 = arith.remui %986, %c14 : index
      %1005 = arith.muli %1004, %c12 : index
      %1006 = arith.addi %8, %1005 : index
      %1007 = vector.load %w[%1006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1008 = vector.bitcast %1007 : vector<4xi8> to vector<1xf32>
      %1009 = vector.extract %1008[0] : f32 from vector<1xf32>
      %1010 = arith.mulf %1009, %995 : f32
      %1011 = arith.mulf %985, %1010 : f32
      %1012 = arith.muli %991, %outputFeatures : index
      %1013 = arith.addi %1012, %16 : index
      %1014 = wave.lane
      %1015 = arith.remui %1014, %c14 : index
      %1016 = arith.addi %1013, %1015 : index
      scf.if %14 {
        %1017 = arith.addi %1016, %c4 : index
        %1018 = memref.load %residual[%1017] : memref<?xf32>
        %1019 = arith.addf %1018, %1003 : f32
        %1020 = arith.addi %1016, %c4 : index
        memref.store %1019, %out[%1020] : memref<?xf32>
      } else {
        %1021 = arith.addi %1016, %c4 : index
        memref.store %1003, %out[%1021] : memref<?xf32>
      }
      scf.if %14 {
        %1022 = arith.addi %1016, %c14 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1011 : f32
        %1025 = arith.addi %1016, %c14 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1016, %c14 : index
        memref.store %1011, %out[%1026] : memref<?xf32>
      }
    }
    %1027 = arith.muli %815, %c12 : index
    %1028 = arith.addi %1027, %c19 : index
    %1029 = arith.muli %1028, %c1 : index
    %1030 = arith.addi %1029, %814 : index
    %1031 = arith.addi %1030, %c4 : index
    %1032 = memref.load %13[%1031] : memref<?xf32>
    %1033 = arith.addi %1031, %c17 : index
    %1034 = memref.load %13[%1033] : memref<?xf32>
    %1035 = arith.addf %1032, %1034 : f32
    %1036 = arith.muli %1028, %c1 : index
    %1037 = arith.addi %1036, %814 : index
    %1038 = arith.addi %1037, %c18 : index
    %1039 = memref.load %13[%1038] : memref<?xf32>
    %1040 = arith.addi %1038, %c17 : index
    %1041 = memref.load %13[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = wave.lane
    %1044 = arith.addi %11, %c14 : index
    %1045 = arith.muli %1028, %c3 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c14 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %10 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c5 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c26 : f32
      %1053 = arith.remui %1043, %c14 : index
      %1054 = arith.muli %1053, %c12 : index
      %1055 = arith.addi %6, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1035, %1059 : f32
      %1061 = arith.remui %1043, %c14 : index
      %1062 = arith.muli %1061, %c12 : index
      %1063 = arith.addi %8, %1062 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.mulf %1066, %1052 : f32
      %1068 = arith.mulf %1042, %1067 : f32
      %1069 = arith.muli %1048, %outputFeatures : index
      %1070 = arith.addi %1069, %16 : index
      %1071 = wave.lane
      %1072 = arith.remui %1071, %c14 : index
      %1073 = arith.addi %1070, %1072 : index
      scf.if %14 {
        %1074 = arith.addi %1073, %c4 : index
        %1075 = memref.load %residual[%1074] : memref<?xf32>
        %1076 = arith.addf %1075, %1060 : f32
        %1077 = arith.addi %1073, %c4 : index
        memref.store %1076, %out[%1077] : memref<?xf32>
      } else {
        %1078 = arith.addi %1073, %c4 : index
        memref.store %1060, %out[%1078] : memref<?xf32>
      }
      scf.if %14 {
        %1079 = arith.addi %1073, %c14 : index
        %1080 = memref.load %residual[%1079] : memref<?xf32>
        %1081 = arith.addf %1080, %1068 : f32
        %1082 = arith.addi %1073, %c14 : index
        memref.store %1081, %out[%1082] : memref<?xf32>
      } else {
        %1083 = arith.addi %1073, %c14 : index
        memref.store %1068, %out[%1083] : memref<?xf32>
      }
    }
    %1084 = wave.lane
    wave.barrier
    %1085 = wave.wave
    %1086 = arith.muli %1085, %c3 : index
    %1087 = arith.addi %1086, %c4 : index
    %1088 = arith.muli %1087, %c18 : index
    %1089 = arith.addi %1088, %1084 : index
    %1090 = vector.extract %444#4[0] : f32 from vector<8xf32>
    %1091 = arith.addi %1089, %c4 : index
    memref.store %1090, %13[%1091] : memref<?xf32>
    %1092 = vector.extract %444#4[1] : f32 from vector<8xf32>
    %1093 = arith.addi %1089, %c1 : index
    memref.store %1092, %13[%1093] : memref<?xf32>
    %1094 = vector.extract %444#4[2] : f32 from vector<8xf32>
    %1095 = arith.addi %1089, %c7 : index
    memref.store %1094, %13[%1095] : memref<?xf32>
    %1096 = vector.extract %444#4[3] : f32 from vector<8xf32>
    %1097 = arith.addi %1089, %c21 : index
    memref.store %1096, %13[%1097] : memref<?xf32>
    %1098 = vector.extract %444#4[4] : f32 from vector<8xf32>
    %1099 = arith.addi %1089, %c2 : index
    memref.store %1098, %13[%1099] : memref<?xf32>
    %1100 = vector.extract %444#4[5] : f32 from vector<8xf32>
    %1101 = arith.addi %1089, %c22 : index
    memref.store %1100, %13[%1101] : memref<?xf32>
    %1102 = vector.extract %444#4[6] : f32 from vector<8xf32>
    %1103 = arith.addi %1089, %c23 : index
    memref.store %1102, %13[%1103] : memref<?xf32>
    %1104 = vector.extract %444#4[7] : f32 from vector<8xf32>
    %1105 = arith.addi %1089, %c24 : index
    memref.store %1104, %13[%1105] : memref<?xf32>
    %1106 = arith.muli %1085, %c3 : index
    %1107 = arith.addi %1106, %c5 : index
    %1108 = arith.muli %1107, %c18 : index
    %1109 = arith.addi %1108, %1084 : index
    %1110 = vector.extract %444#5[0] : f32 from vector<8xf32>
    %1111 = arith.addi %1109, %c4 : index
    memref.store %1110, %13[%1111] : memref<?xf32>
    %1112 = vector.extract %444#5[1] : f32 from vector<8xf32>
    %1113 = arith.addi %1109, %c1 : index
    memref.store %1112, %13[%1113] : memref<?xf32>
    %1114 = vector.extract %444#5[2] : f32 from vector<8xf32>
    %1115 = arith.addi %1109, %c7 : index
    memref.store %1114, %13[%1115] : memref<?xf32>
    %1116 = vector.extract %444#5[3] : f32 from vector<8xf32>
    %1117 = arith.addi %1109, %c21 : index
    memref.store %1116, %13[%1117] : memref<?xf32>
    %1118 = vector.extract %444#5[4] : f32 from vector<8xf32>
    %1119 = arith.addi %1109, %c2 : index
    memref.store %1118, %13[%1119] : memref<?xf32>
    %1120 = vector.extract %444#5[5] : f32 from vector<8xf32>
    %1121 = arith.addi %1109, %c22 : index
    memref.store %1120, %13[%1121] : memref<?xf32>
    %1122 = vector.extract %444#5[6] : f32 from vector<8xf32>
    %1123 = arith.addi %1109, %c23 : index
    memref.store %1122, %13[%1123] : memref<?xf32>
    %1124 = vector.extract %444#5[7] : f32 from vector<8xf32>
    %1125 = arith.addi %1109, %c24 : index
    memref.store %1124, %13[%1125] : memref<?xf32>
    wave.barrier
    %1126 = arith.muli %1085, %c12 : index
    %1127 = arith.addi %1126, %c4 : index
    %1128 = arith.muli %1127, %c1 : index
    %1129 = arith.addi %1128, %1084 : index
    %1130 = arith.addi %1129, %c4 : index
    %1131 = memref.load %13[%1130] : memref<?xf32>
    %1132 = arith.addi %1130, %c17 : index
    %1133 = memref.load %13[%1132] : memref<?xf32>
    %1134 = arith.addf %1131, %1133 : f32
    %1135 = arith.muli %1127, %c1 : index
    %1136 = arith.addi %1135, %1084 : index
    %1137 = arith.addi %1136, %c18 : index
    %1138 = memref.load %13[%1137] : memref<?xf32>
    %1139 = arith.addi %1137, %c17 : index
    %1140 = memref.load %13[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = wave.lane
    %1143 = arith.addi %11, %c1 : index
    %1144 = arith.muli %1127, %c3 : index
    %1145 = arith.addi %1143, %1144 : index
    %1146 = arith.divui %1142, %c14 : index
    %1147 = arith.addi %1145, %1146 : index
    %1148 = arith.cmpi slt, %1147, %10 : index
    scf.if %1148 {
      %1149 = arith.cmpi eq, %hasFactors, %c5 : index
      %1150 = memref.load %factors[%1147] : memref<?xf32>
      %1151 = arith.select %1149, %1150, %c26 : f32
      %1152 = arith.remui %1142, %c14 : index
      %1153 = arith.muli %1152, %c12 : index
      %1154 = arith.addi %6, %1153 : index
      %1155 = vector.load %w[%1154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1156 = vector.bitcast %1155 : vector<4xi8> to vector<1xf32>
      %1157 = vector.extract %1156[0] : f32 from vector<1xf32>
      %1158 = arith.mulf %1157, %1151 : f32
      %1159 = arith.mulf %1134, %1158 : f32
      %1160 = arith.remui %1142, %c14 : index
      %1161 = arith.muli %1160, %c12 : index
      %1162 = arith.addi %8, %1161 : index
      %1163 = vector.load %w[%1162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1164 = vector.bitcast %1163 : vector<4xi8> to vector<1xf32>
      %1165 = vector.extract %1164[0] : f32 from vector<1xf32>
      %1166 = arith.mulf %1165, %1151 : f32
      %1167 = arith.mulf %1141, %1166 : f32
      %1168 = arith.muli %1147, %outputFeatures : index
      %1169 = arith.addi %1168, %16 : index
      %1170 = wave.lane
      %1171 = arith.remui %1170, %c14 : index
      %1172 = arith.addi %1169, %1171 : index
      scf.if %14 {
        %1173 = arith.addi %1172, %c4 : index
        %1174 = memref.load %residual[%1173] : memref<?xf32>
        %1175 = arith.addf %1174, %1159 : f32
        %1176 = arith.addi %1172, %c4 : index
        memref.store %1175, %out[%1176] : memref<?xf32>
      } else {
        %1177 = arith.addi %1172, %c4 : index
        memref.store %1159, %out[%1177] : memref<?xf32>
      }
      scf.if %14 {
        %1178 = arith.addi %1172, %c14 : index
        %1179 = memref.load %residual[%1178] : memref<?xf32>
        %1180 = arith.addf %1179, %1167 : f32
        %1181 = arith.addi %1172, %c14 : index
        memref.store %1180, %out[%1181] : memref<?xf32>
      } else {
        %1182 = arith.addi %1172, %c14 : index
        memref.store %1167, %out[%1182] : memref<?xf32>
      }
    }
    %1183 = arith.muli %1085, %c12 : index
    %1184 = arith.addi %1183, %c5 : index
    %1185 = arith.muli %1184, %c1 : index
    %1186 = arith.addi %1185, %1084 : index
    %1187 = arith.addi %1186, %c4 : index
    %1188 = memref.load %13[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c17 : index
    %1190 = memref.load %13[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = arith.muli %1184, %c1 : index
    %1193 = arith.addi %1192, %1084 : index
    %1194 = arith.addi %1193, %c18 : index
    %1195 = memref.load %13[%1194] : memref<?xf32>
    %1196 = arith.addi %1194, %c17 : index
    %1197 = memref.load %13[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = wave.lane
    %1200 = arith.addi %11, %c1 : index
    %1201 = arith.muli %1184, %c3 : index
    %1202 = arith.addi %1200, %1201 : index
    %1203 = arith.divui %1199, %c14 : index
    %1204 = arith.addi %1202, %1203 : index
    %1205 = arith.cmpi slt, %1204, %10 : index
    scf.if %1205 {
      %1206 = arith.cmpi eq, %hasFactors, %c5 : index
      %1207 = memref.load %factors[%1204] : memref<?xf32>
      %1208 = arith.select %1206, %1207, %c26 : f32
      %1209 = arith.remui %1199, %c14 : index
      %1210 = arith.muli %1209, %c12 : index
      %1211 = arith.addi %6, %1210 : index
      %1212 = vector.load %w[%1211] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1213 = vector.bitcast %1212 : vector<4xi8> to vector<1xf32>
      %1214 = vector.extract %1213[0] : f32 from vector<1xf32>
      %1215 = arith.mulf %1214, %1208 : f32
      %1216 = arith.mulf %1191, %1215 : f32
      %1217 = arith.remui %1199, %c14 : index
      %1218 = arith.muli %1217, %c12 : index
      %1219 = arith.addi %8, %1218 : index
      %1220 = vector.load %w[%1219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1221 = vector.bitcast %1220 : vector<4xi8> to vector<1xf32>
      %1222 = vector.extract %1221[0] : f32 from vector<1xf32>
      %1223 = arith.mulf %1222, %1208 : f32
      %1224 = arith.mulf %1198, %1223 : f32
      %1225 = arith.muli %1204, %outputFeatures : index
      %1226 = arith.addi %1225, %16 : index
      %1227 = wave.lane
      %1228 = arith.remui %1227, %c14 : index
      %1229 = arith.addi %1226, %1228 : index
      scf.if %14 {
        %1230 = arith.addi %1229, %c4 : index
        %1231 = memref.load %residual[%1230] : memref<?xf32>
        %1232 = arith.addf %1231, %1216 : f32
        %1233 = arith.addi %1229, %c4 : index
        memref.store %1232, %out[%1233] : memref<?xf32>
      } else {
        %1234 = arith.addi %1229, %c4 : index
        memref.store %1216, %out[%1234] : memref<?xf32>
      }
      scf.if %14 {
        %1235 = arith.addi %1229, %c14 : index
        %1236 = memref.load %residual[%1235] : memref<?xf32>
        %1237 = arith.addf %1236, %1224 : f32
        %1238 = arith.addi %1229, %c14 : index
        memref.store %1237, %out[%1238] : memref<?xf32>
      } else {
        %1239 = arith.addi %1229, %c14 : index
        memref.store %1224, %out[%1239] : memref<?xf32>
      }
    }
    %1240 = arith.muli %1085, %c12 : index
    %1241 = arith.addi %1240, %c3 : index
    %1242 = arith.muli %1241, %c1 : index
    %1243 = arith.addi %1242, %1084 : index
    %1244 = arith.addi %1243, %c4 : index
    %1245 = memref.load %13[%1244] : memref<?xf32>
    %1246 = arith.addi %1244, %c17 : index
    %1247 = memref.load %13[%1246] : memref<?xf32>
    %1248 = arith.addf %1245, %1247 : f32
    %1249 = arith.muli %1241, %c1 : index
    %1250 = arith.addi %1249, %1084 : index
    %1251 = arith.addi %1250, %c18 : index
    %1252 = memref.load %13[%1251] : memref<?xf32>
    %1253 = arith.addi %1251, %c17 : index
    %1254 = memref.load %13[%1253] : memref<?xf32>
    %1255 = arith.addf %1252, %1254 : f32
    %1256 = wave.lane
    %1257 = arith.addi %11, %c1 : index
    %1258 = arith.muli %1241, %c3 : index
    %1259 = arith.addi %1257, %1258 : index
    %1260 = arith.divui %1256, %c14 : index
    %1261 = arith.addi %1259, %1260 : index
    %1262 = arith.cmpi slt, %1261, %10 : index
    scf.if %1262 {
      %1263 = arith.cmpi eq, %hasFactors, %c5 : index
      %1264 = memref.load %factors[%1261] : memref<?xf32>
      %1265 = arith.select %1263, %1264, %c26 : f32
      %1266 = arith.remui %1256, %c14 : index
      %1267 = arith.muli %1266, %c12 : index
      %1268 = arith.addi %6, %1267 : index
      %1269 = vector.load %w[%1268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1270 = vector.bitcast %1269 : vector<4xi8> to vector<1xf32>
      %1271 = vector.extract %1270[0] : f32 from vector<1xf32>
      %1272 = arith.mulf %1271, %1265 : f32
      %1273 = arith.mulf %1248, %1272 : f32
      %1274 = arith.remui %1256, %c14 : index
      %1275 = arith.muli %1274, %c12 : index
      %1276 = arith.addi %8, %1275 : index
      %1277 = vector.load %w[%1276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1278 = vector.bitcast %1277 : vector<4xi8> to vector<1xf32>
      %1279 = vector.extract %1278[0] : f32 from vector<1xf32>
      %1280 = arith.mulf %1279, %1265 : f32
      %1281 = arith.mulf %1255, %1280 : f32
      %1282 = arith.muli %1261, %outputFeatures : index
      %1283 = arith.addi %1282, %16 : index
      %1284 = wave.lane
      %1285 = arith.remui %1284, %c14 : index
      %1286 = arith.addi %1283, %1285 : index
      scf.if %14 {
        %1287 = arith.addi %1286, %c4 : index
        %1288 = memref.load %residual[%1287] : memref<?xf32>
        %1289 = arith.addf %1288, %1273 : f32
        %1290 = arith.addi %1286, %c4 : index
        memref.store %1289, %out[%1290] : memref<?xf32>
      } else {
        %1291 = arith.addi %1286, %c4 : index
        memref.store %1273, %out[%1291] : memref<?xf32>
      }
      scf.if %14 {
        %1292 = arith.addi %1286, %c14 : index
        %1293 = memref.load %residual[%1292] : memref<?xf32>
        %1294 = arith.addf %1293, %1281 : f32
        %1295 = arith.addi %1286, %c14 : index
        memref.store %1294, %out[%1295] : memref<?xf32>
      } else {
        %1296 = arith.addi %1286, %c14 : index
        memref.store %1281, %out[%1296] : memref<?xf32>
      }
    }
    %1297 = arith.muli %1085, %c12 : index
    %1298 = arith.addi %1297, %c19 : index
    %1299 = arith.muli %1298, %c1 : index
    %1300 = arith.addi %1299, %1084 : index
    %1301 = arith.addi %1300, %c4 : index
    %1302 = memref.load %13[%1301] : memref<?xf32>
    %1303 = arith.addi %1301, %c17 : index
    %1304 = memref.load %13[%1303] : memref<?xf32>
    %1305 = arith.addf %1302, %1304 : f32
    %1306 = arith.muli %1298, %c1 : index
    %1307 = arith.addi %1306, %1084 : index
    %1308 = arith.addi %1307, %c18 : index
    %1309 = memref.load %13[%1308] : memref<?xf32>
    %1310 = arith.addi %1308, %c17 : index
    %1311 = memref.load %13[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = wave.lane
    %1314 = arith.addi %11, %c1 : index
    %1315 = arith.muli %1298, %c3 : index
    %1316 = arith.addi %1314, %1315 : index
    %1317 = arith.divui %1313, %c14 : index
    %1318 = arith.addi %1316, %1317 : index
    %1319 = arith.cmpi slt, %1318, %10 : index
    scf.if %1319 {
      %1320 = arith.cmpi eq, %hasFactors, %c5 : index
      %1321 = memref.load %factors[%1318] : memref<?xf32>
      %1322 = arith.select %1320, %1321, %c26 : f32
      %1323 = arith.remui %1313, %c14 : index
      %1324 = arith.muli %1323, %c12 : index
      %1325 = arith.addi %6, %1324 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.mulf %1328, %1322 : f32
      %1330 = arith.mulf %1305, %1329 : f32
      %1331 = arith.remui %1313, %c14 : index
      %1332 = arith.muli %1331, %c12 : index
      %1333 = arith.addi %8, %1332 : index
      %1334 = vector.load %w[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1335 = vector.bitcast %1334 : vector<4xi8> to vector<1xf32>
      %1336 = vector.extract %1335[0] : f32 from vector<1xf32>
      %1337 = arith.mulf %1336, %1322 : f32
      %1338 = arith.mulf %1312, %1337 : f32
      %1339 = arith.muli %1318, %outputFeatures : index
      %1340 = arith.addi %1339, %16 : index
      %1341 = wave.lane
      %1342 = arith.remui %1341, %c14 : index
      %1343 = arith.addi %1340, %1342 : index
      scf.if %14 {
        %1344 = arith.addi %1343, %c4 : index
        %1345 = memref.load %residual[%1344] : memref<?xf32>
        %1346 = arith.addf %1345, %1330 : f32
        %1347 = arith.addi %1343, %c4 : index
        memref.store %1346, %out[%1347] : memref<?xf32>
      } else {
        %1348 = arith.addi %1343, %c4 : index
        memref.store %1330, %out[%1348] : memref<?xf32>
      }
      scf.if %14 {
        %1349 = arith.addi %1343, %c14 : index
        %1350 = memref.load %residual[%1349] : memref<?xf32>
        %1351 = arith.addf %1350, %1338 : f32
        %1352 = arith.addi %1343, %c14 : index
        memref.store %1351, %out[%1352] : memref<?xf32>
      } else {
        %1353 = arith.addi %1343, %c14 : index
        memref.store %1338, %out[%1353] : memref<?xf32>
      }
    }
    %1354 = wave.lane
    wave.barrier
    %1355 = wave.wave
    %1356 = arith.muli %1355, %c3 : index
    %1357 = arith.addi %1356, %c4 : index
    %1358 = arith.muli %1357, %c18 : index
    %1359 = arith.addi %1358, %1354 : index
    %1360 = vector.extract %444#6[0] : f32 from vector<8xf32>
    %1361 = arith.addi %1359, %c4 : index
    memref.store %1360, %13[%1361] : memref<?xf32>
    %1362 = vector.extract %444#6[1] : f32 from vector<8xf32>
    %1363 = arith.addi %1359, %c1 : index
    memref.store %1362, %13[%1363] : memref<?xf32>
    %1364 = vector.extract %444#6[2] : f32 from vector<8xf32>
    %1365 = arith.addi %1359, %c7 : index
    memref.store %1364, %13[%1365] : memref<?xf32>
    %1366 = vector.extract %444#6[3] : f32 from vector<8xf32>
    %1367 = arith.addi %1359, %c21 : index
    memref.store %1366, %13[%1367] : memref<?xf32>
    %1368 = vector.extract %444#6[4] : f32 from vector<8xf32>
    %1369 = arith.addi %1359, %c2 : index
    memref.store %1368, %13[%1369] : memref<?xf32>
    %1370 = vector.extract %444#6[5] : f32 from vector<8xf32>
    %1371 = arith.addi %1359, %c22 : index
    memref.store %1370, %13[%1371] : memref<?xf32>
    %1372 = vector.extract %444#6[6] : f32 from vector<8xf32>
    %1373 = arith.addi %1359, %c23 : index
    memref.store %1372, %13[%1373] : memref<?xf32>
    %1374 = vector.extract %444#6[7] : f32 from vector<8xf32>
    %1375 = arith.addi %1359, %c24 : index
    memref.store %1374, %13[%1375] : memref<?xf32>
    %1376 = arith.muli %1355, %c3 : index
    %1377 = arith.addi %1376, %c5 : index
    %1378 = arith.muli %1377, %c18 : index
    %1379 = arith.addi %1378, %1354 : index
    %1380 = vector.extract %444#7[0] : f32 from vector<8xf32>
    %1381 = arith.addi %1379, %c4 : index
    memref.store %1380, %13[%1381] : memref<?xf32>
    %1382 = vector.extract %444#7[1] : f32 from vector<8xf32>
    %1383 = arith.addi %1379, %c1 : index
    memref.store %1382, %13[%1383] : memref<?xf32>
    %1384 = vector.extract %444#7[2] : f32 from vector<8xf32>
    %1385 = arith.addi %1379, %c7 : index
    memref.store %1384, %13[%1385] : memref<?xf32>
    %1386 = vector.extract %444#7[3] : f32 from vector<8xf32>
    %1387 = arith.addi %1379, %c21 : index
    memref.store %1386, %13[%1387] : memref<?xf32>
    %1388 = vector.extract %444#7[4] : f32 from vector<8xf32>
    %1389 = arith.addi %1379, %c2 : index
    memref.store %1388, %13[%1389] : memref<?xf32>
    %1390 = vector.extract %444#7[5] : f32 from vector<8xf32>
    %1391 = arith.addi %1379, %c22 : index
    memref.store %1390, %13[%1391] : memref<?xf32>
    %1392 = vector.extract %444#7[6] : f32 from vector<8xf32>
    %1393 = arith.addi %1379, %c23 : index
    memref.store %1392, %13[%1393] : memref<?xf32>
    %1394 = vector.extract %444#7[7] : f32 from vector<8xf32>
    %1395 = arith.addi %1379, %c24 : index
    memref.store %1394, %13[%1395] : memref<?xf32>
    wave.barrier
    %1396 = arith.muli %1355, %c12 : index
    %1397 = arith.addi %1396, %c4 : index
    %1398 = arith.muli %1397, %c1 : index
    %1399 = arith.addi %1398, %1354 : index
    %1400 = arith.addi %1399, %c4 : index
    %1401 = memref.load %13[%1400] : memref<?xf32>
    %1402 = arith.addi %1400, %c17 : index
    %1403 = memref.load %13[%1402] : memref<?xf32>
    %1404 = arith.addf %1401, %1403 : f32
    %1405 = arith.muli %1397, %c1 : index
    %1406 = arith.addi %1405, %1354 : index
    %1407 = arith.addi %1406, %c18 : index
    %1408 = memref.load %13[%1407] : memref<?xf32>
    %1409 = arith.addi %1407, %c17 : index
    %1410 = memref.load %13[%1409] : memref<?xf32>
    %1411 = arith.addf %1408, %1410 : f32
    %1412 = wave.lane
    %1413 = arith.addi %11, %c27 : index
    %1414 = arith.muli %1397, %c3 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.divui %1412, %c14 : index
    %1417 = arith.addi %1415, %1416 : index
    %1418 = arith.cmpi slt, %1417, %10 : index
    scf.if %1418 {
      %1419 = arith.cmpi eq, %hasFactors, %c5 : index
      %1420 = memref.load %factors[%1417] : memref<?xf32>
      %1421 = arith.select %1419, %1420, %c26 : f32
      %1422 = arith.remui %1412, %c14 : index
      %1423 = arith.muli %1422, %c12 : index
      %1424 = arith.addi %6, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1421 : f32
      %1429 = arith.mulf %1404, %1428 : f32
      %1430 = arith.remui %1412, %c14 : index
      %1431 = arith.muli %1430, %c12 : index
      %1432 = arith.addi %8, %1431 : index
      %1433 = vector.load %w[%1432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1434 = vector.bitcast %1433 : vector<4xi8> to vector<1xf32>
      %1435 = vector.extract %1434[0] : f32 from vector<1xf32>
      %1436 = arith.mulf %1435, %1421 : f32
      %1437 = arith.mulf %1411, %1436 : f32
      %1438 = arith.muli %1417, %outputFeatures : index
      %1439 = arith.addi %1438, %16 : index
      %1440 = wave.lane
      %1441 = arith.remui %1440, %c14 : index
      %1442 = arith.addi %1439, %1441 : index
      scf.if %14 {
        %1443 = arith.addi %1442, %c4 : index
        %1444 = memref.load %residual[%1443] : memref<?xf32>
        %1445 = arith.addf %1444, %1429 : f32
        %1446 = arith.addi %1442, %c4 : index
        memref.store %1445, %out[%1446] : memref<?xf32>
      } else {
        %1447 = arith.addi %1442, %c4 : index
        memref.store %1429, %out[%1447] : memref<?xf32>
      }
      scf.if %14 {
        %1448 = arith.addi %1442, %c14 : index
        %1449 = memref.load %residual[%1448] : memref<?xf32>
        %1450 = arith.addf %1449, %1437 : f32
        %1451 = arith.addi %1442, %c14 : index
        memref.store %1450, %out[%1451] : memref<?xf32>
      } else {
        %1452 = arith.addi %1442, %c14 : index
        memref.store %1437, %out[%1452] : memref<?xf32>
      }
    }
    %1453 = arith.muli %1355, %c12 : index
    %1454 = arith.addi %1453, %c5 : index
    %1455 = arith.muli %1454, %c1 : index
    %1456 = arith.addi %1455, %1354 : index
    %1457 = arith.addi %1456, %c4 : index
    %1458 = memref.load %13[%1457] : memref<?xf32>
    %1459 = arith.addi %1457, %c17 : index
    %1460 = memref.load %13[%1459] : memref<?xf32>
    %1461 = arith.addf %1458, %1460 : f32
    %1462 = arith.muli %1454, %c1 : index
    %1463 = arith.addi %1462, %1354 : index
    %1464 = arith.addi %1463, %c18 : index
    %1465 = memref.load %13[%1464] : memref<?xf32>
    %1466 = arith.addi %1464, %c17 : index
    %1467 = memref.load %13[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = wave.lane
    %1470 = arith.addi %11, %c27 : index
    %1471 = arith.muli %1454, %c3 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c14 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %10 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c5 : index
      %1477 = memref.load %factors[%1474] : memref<?xf32>
      %1478 = arith.select %1476, %1477, %c26 : f32
      %1479 = arith.remui %1469, %c14 : index
      %1480 = arith.muli %1479, %c12 : index
      %1481 = arith.addi %6, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1478 : f32
      %1486 = arith.mulf %1461, %1485 : f32
      %1487 = arith.remui %1469, %c14 : index
      %1488 = arith.muli %1487, %c12 : index
      %1489 = arith.addi %8, %1488 : index
      %1490 = vector.load %w[%1489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1491 = vector.bitcast %1490 : vector<4xi8> to vector<1xf32>
      %1492 = vector.extract %1491[0] : f32 from vector<1xf32>
      %1493 = arith.mulf %1492, %1478 : f32
      %1494 = arith.mulf %1468, %1493 : f32
      %1495 = arith.muli %1474, %outputFeatures : index
      %1496 = arith.addi %1495, %16 : index
      %1497 = wave.lane
      %1498 = arith.remui %1497, %c14 : index
      %1499 = arith.addi %1496, %1498 : index
      scf.if %14 {
        %1500 = arith.addi %1499, %c4 : index
        %1501 = memref.load %residual[%1500] : memref<?xf32>
        %1502 = arith.addf %1501, %1486 : f32
        %1503 = arith.addi %1499, %c4 : index
        memref.store %1502, %out[%1503] : memref<?xf32>
      } else {
        %1504 = arith.addi %1499, %c4 : index
        memref.store %1486, %out[%1504] : memref<?xf32>
      }
      scf.if %14 {
        %1505 = arith.addi %1499, %c14 : index
        %1506 = memref.load %residual[%1505] : memref<?xf32>
        %1507 = arith.addf %1506, %1494 : f32
        %1508 = arith.addi %1499, %c14 : index
        memref.store %1507, %out[%1508] : memref<?xf32>
      } else {
        %1509 = arith.addi %1499, %c14 : index
        memref.store %1494, %out[%1509] : memref<?xf32>
      }
    }
    %1510 = arith.muli %1355, %c12 : index
    %1511 = arith.addi %1510, %c3 : index
    %1512 = arith.muli %1511, %c1 : index
    %1513 = arith.addi %1512, %1354 : index
    %1514 = arith.addi %1513, %c4 : index
    %1515 = memref.load %13[%1514] : memref<?xf32>
    %1516 = arith.addi %1514, %c17 : index
    %1517 = memref.load %13[%1516] : memref<?xf32>
    %1518 = arith.addf %1515, %1517 : f32
    %1519 = arith.muli %1511, %c1 : index
    %1520 = arith.addi %1519, %1354 : index
    %1521 = arith.addi %1520, %c18 : index
    %1522 = memref.load %13[%1521] : memref<?xf32>
    %1523 = arith.addi %1521, %c17 : index
    %1524 = memref.load %13[%1523] : memref<?xf32>
    %1525 = arith.addf %1522, %1524 : f32
    %1526 = wave.lane
    %1527 = arith.addi %11, %c27 : index
    %1528 = arith.muli %1511, %c3 : index
    %1529 = arith.addi %1527, %1528 : index
    %1530 = arith.divui %1526, %c14 : index
    %1531 = arith.addi %1529, %1530 : index
    %1532 = arith.cmpi slt, %1531, %10 : index
    scf.if %1532 {
      %1533 = arith.cmpi eq, %hasFactors, %c5 : index
      %1534 = memref.load %factors[%1531] : memref<?xf32>
      %1535 = arith.select %1533, %1534, %c26 : f32
      %1536 = arith.remui %1526, %c14 : index
      %1537 = arith.muli %1536, %c12 : index
      %1538 = arith.addi %6, %1537 : index
      %1539 = vector.load %w[%1538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1540 = vector.bitcast %1539 : vector<4xi8> to vector<1xf32>
      %1541 = vector.extract %1540[0] : f32 from vector<1xf32>
      %1542 = arith.mulf %1541, %1535 : f32
      %1543 = arith.mulf %1518, %1542 : f32
      %1544 = arith.remui %1526, %c14 : index
      %1545 = arith.muli %1544, %c12 : index
      %1546 = arith.addi %8, %1545 : index
      %1547 = vector.load %w[%1546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1548 = vector.bitcast %1547 : vector<4xi8> to vector<1xf32>
      %1549 = vector.extract %1548[0] : f32 from vector<1xf32>
      %1550 = arith.mulf %1549, %1535 : f32
      %1551 = arith.mulf %1525, %1550 : f32
      %1552 = arith.muli %1531, %outputFeatures : index
      %1553 = arith.addi %1552, %16 : index
      %1554 = wave.lane
      %1555 = arith.remui %1554, %c14 : index
      %1556 = arith.addi %1553, %1555 : index
      scf.if %14 {
        %1557 = arith.addi %1556, %c4 : index
        %1558 = memref.load %residual[%1557] : memref<?xf32>
        %1559 = arith.addf %1558, %1543 : f32
        %1560 = arith.addi %1556, %c4 : index
        memref.store %1559, %out[%1560] : memref<?xf32>
      } else {
        %1561 = arith.addi %1556, %c4 : index
        memref.store %1543, %out[%1561] : memref<?xf32>
      }
      scf.if %14 {
        %1562 = arith.addi %1556, %c14 : index
        %1563 = memref.load %residual[%1562] : memref<?xf32>
        %1564 = arith.addf %1563, %1551 : f32
        %1565 = arith.addi %1556, %c14 : index
        memref.store %1564, %out[%1565] : memref<?xf32>
      } else {
        %1566 = arith.addi %1556, %c14 : index
        memref.store %1551, %out[%1566] : memref<?xf32>
      }
    }
    %1567 = arith.muli %1355, %c12 : index
    %1568 = arith.addi %1567, %c19 : index
    %1569 = arith.muli %1568, %c1 : index
    %1570 = arith.addi %1569, %1354 : index
    %1571 = arith.addi %1570, %c4 : index
    %1572 = memref.load %13[%1571] : memref<?xf32>
    %1573 = arith.addi %1571, %c17 : index
    %1574 = memref.load %13[%1573] : memref<?xf32>
    %1575 = arith.addf %1572, %1574 : f32
    %1576 = arith.muli %1568, %c1 : index
    %1577 = arith.addi %1576, %1354 : index
    %1578 = arith.addi %1577, %c18 : index
    %1579 = memref.load %13[%1578] : memref<?xf32>
    %1580 = arith.addi %1578, %c17 : index
    %1581 = memref.load %13[%1580] : memref<?xf32>
    %1582 = arith.addf %1579, %1581 : f32
    %1583 = wave.lane
    %1584 = arith.addi %11, %c27 : index
    %1585 = arith.muli %1568, %c3 : index
    %1586 = arith.addi %1584, %1585 : index
    %1587 = arith.divui %1583, %c14 : index
    %1588 = arith.addi %1586, %1587 : index
    %1589 = arith.cmpi slt, %1588, %10 : index
    scf.if %1589 {
      %1590 = arith.cmpi eq, %hasFactors, %c5 : index
      %1591 = memref.load %factors[%1588] : memref<?xf32>
      %1592 = arith.select %1590, %1591, %c26 : f32
      %1593 = arith.remui %1583, %c14 : index
      %1594 = arith.muli %1593, %c12 : index
      %1595 = arith.addi %6, %1594 : index
      %1596 = vector.load %w[%1595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1597 = vector.bitcast %1596 : vector<4xi8> to vector<1xf32>
      %1598 = vector.extract %1597[0] : f32 from vector<1xf32>
      %1599 = arith.mulf %1598, %1592 : f32
      %1600 = arith.mulf %1575, %1599 : f32
      %1601 = arith.remui %1583, %c14 : index
      %1602 = arith.muli %1601, %c12 : index
      %1603 = arith.addi %8, %1602 : index
      %1604 = vector.load %w[%1603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1605 = vector.bitcast %1604 : vector<4xi8> to vector<1xf32>
      %1606 = vector.extract %1605[0] : f32 from vector<1xf32>
      %1607 = arith.mulf %1606, %1592 : f32
      %1608 = arith.mulf %1582, %1607 : f32
      %1609 = arith.muli %1588, %outputFeatures : index
      %1610 = arith.addi %1609, %16 : index
      %1611 = wave.lane
      %1612 = arith.remui %1611, %c14 : index
      %1613 = arith.addi %1610, %1612 : index
      scf.if %14 {
        %1614 = arith.addi %1613, %c4 : index
        %1615 = memref.load %residual[%1614] : memref<?xf32>
        %1616 = arith.addf %1615, %1600 : f32
        %1617 = arith.addi %1613, %c4 : index
        memref.store %1616, %out[%1617] : memref<?xf32>
      } else {
        %1618 = arith.addi %1613, %c4 : index
        memref.store %1600, %out[%1618] : memref<?xf32>
      }
      scf.if %14 {
        %1619 = arith.addi %1613, %c14 : index
        %1620 = memref.load %residual[%1619] : memref<?xf32>
        %1621 = arith.addf %1620, %1608 : f32
        %1622 = arith.addi %1613, %c14 : index
        memref.store %1621, %out[%1622] : memref<?xf32>
      } else {
        %1623 = arith.addi %1613, %c14 : index
        memref.store %1608, %out[%1623] : memref<?xf32>
      }
    }
  }
  wave.return
}
