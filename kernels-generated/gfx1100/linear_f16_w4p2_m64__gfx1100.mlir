// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
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
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 48 : index
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
    %586 = arith.muli %545, %c3 : index
    %587 = arith.addi %586, %c4 : index
    %588 = arith.muli %587, %c1 : index
    %589 = arith.addi %588, %544 : index
    %590 = arith.addi %589, %c4 : index
    %591 = memref.load %13[%590] : memref<?xf32>
    %592 = arith.addi %590, %c17 : index
    %593 = memref.load %13[%592] : memref<?xf32>
    %594 = arith.addf %591, %593 : f32
    %595 = arith.addi %590, %c25 : index
    %596 = memref.load %13[%595] : memref<?xf32>
    %597 = arith.addf %594, %596 : f32
    %598 = arith.addi %590, %c26 : index
    %599 = memref.load %13[%598] : memref<?xf32>
    %600 = arith.addf %597, %599 : f32
    %601 = arith.muli %587, %c1 : index
    %602 = arith.addi %601, %544 : index
    %603 = arith.addi %602, %c18 : index
    %604 = memref.load %13[%603] : memref<?xf32>
    %605 = arith.addi %603, %c17 : index
    %606 = memref.load %13[%605] : memref<?xf32>
    %607 = arith.addf %604, %606 : f32
    %608 = arith.addi %603, %c25 : index
    %609 = memref.load %13[%608] : memref<?xf32>
    %610 = arith.addf %607, %609 : f32
    %611 = arith.addi %603, %c26 : index
    %612 = memref.load %13[%611] : memref<?xf32>
    %613 = arith.addf %610, %612 : f32
    %614 = wave.lane
    %615 = arith.addi %11, %c4 : index
    %616 = arith.muli %587, %c3 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.divui %614, %c14 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %10 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c5 : index
      %622 = memref.load %factors[%619] : memref<?xf32>
      %623 = arith.select %621, %622, %c28 : f32
      %624 = arith.remui %614, %c14 : index
      %625 = arith.muli %624, %c12 : index
      %626 = arith.addi %6, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %623 : f32
      %631 = arith.mulf %600, %630 : f32
      %632 = arith.remui %614, %c14 : index
      %633 = arith.muli %632, %c12 : index
      %634 = arith.addi %8, %633 : index
      %635 = vector.load %w[%634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %636 = vector.bitcast %635 : vector<4xi8> to vector<1xf32>
      %637 = vector.extract %636[0] : f32 from vector<1xf32>
      %638 = arith.mulf %637, %623 : f32
      %639 = arith.mulf %613, %638 : f32
      %640 = arith.muli %619, %outputFeatures : index
      %641 = arith.addi %640, %16 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c14 : index
      %644 = arith.addi %641, %643 : index
      scf.if %14 {
        %645 = arith.addi %644, %c4 : index
        %646 = memref.load %residual[%645] : memref<?xf32>
        %647 = arith.addf %646, %631 : f32
        %648 = arith.addi %644, %c4 : index
        memref.store %647, %out[%648] : memref<?xf32>
      } else {
        %649 = arith.addi %644, %c4 : index
        memref.store %631, %out[%649] : memref<?xf32>
      }
      scf.if %14 {
        %650 = arith.addi %644, %c14 : index
        %651 = memref.load %residual[%650] : memref<?xf32>
        %652 = arith.addf %651, %639 : f32
        %653 = arith.addi %644, %c14 : index
        memref.store %652, %out[%653] : memref<?xf32>
      } else {
        %654 = arith.addi %644, %c14 : index
        memref.store %639, %out[%654] : memref<?xf32>
      }
    }
    %655 = arith.muli %545, %c3 : index
    %656 = arith.addi %655, %c5 : index
    %657 = arith.muli %656, %c1 : index
    %658 = arith.addi %657, %544 : index
    %659 = arith.addi %658, %c4 : index
    %660 = memref.load %13[%659] : memref<?xf32>
    %661 = arith.addi %659, %c17 : index
    %662 = memref.load %13[%661] : memref<?xf32>
    %663 = arith.addf %660, %662 : f32
    %664 = arith.addi %659, %c25 : index
    %665 = memref.load %13[%664] : memref<?xf32>
    %666 = arith.addf %663, %665 : f32
    %667 = arith.addi %659, %c26 : index
    %668 = memref.load %13[%667] : memref<?xf32>
    %669 = arith.addf %666, %668 : f32
    %670 = arith.muli %656, %c1 : index
    %671 = arith.addi %670, %544 : index
    %672 = arith.addi %671, %c18 : index
    %673 = memref.load %13[%672] : memref<?xf32>
    %674 = arith.addi %672, %c17 : index
    %675 = memref.load %13[%674] : memref<?xf32>
    %676 = arith.addf %673, %675 : f32
    %677 = arith.addi %672, %c25 : index
    %678 = memref.load %13[%677] : memref<?xf32>
    %679 = arith.addf %676, %678 : f32
    %680 = arith.addi %672, %c26 : index
    %681 = memref.load %13[%680] : memref<?xf32>
    %682 = arith.addf %679, %681 : f32
    %683 = wave.lane
    %684 = arith.addi %11, %c4 : index
    %685 = arith.muli %656, %c3 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c14 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %10 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c5 : index
      %691 = memref.load %factors[%688] : memref<?xf32>
      %692 = arith.select %690, %691, %c28 : f32
      %693 = arith.remui %683, %c14 : index
      %694 = arith.muli %693, %c12 : index
      %695 = arith.addi %6, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %692 : f32
      %700 = arith.mulf %669, %699 : f32
      %701 = arith.remui %683, %c14 : index
      %702 = arith.muli %701, %c12 : index
      %703 = arith.addi %8, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %692 : f32
      %708 = arith.mulf %682, %707 : f32
      %709 = arith.muli %688, %outputFeatures : index
      %710 = arith.addi %709, %16 : index
      %711 = wave.lane
      %712 = arith.remui %711, %c14 : index
      %713 = arith.addi %710, %712 : index
      scf.if %14 {
        %714 = arith.addi %713, %c4 : index
        %715 = memref.load %residual[%714] : memref<?xf32>
        %716 = arith.addf %715, %700 : f32
        %717 = arith.addi %713, %c4 : index
        memref.store %716, %out[%717] : memref<?xf32>
      } else {
        %718 = arith.addi %713, %c4 : index
        memref.store %700, %out[%718] : memref<?xf32>
      }
      scf.if %14 {
        %719 = arith.addi %713, %c14 : index
        %720 = memref.load %residual[%719] : memref<?xf32>
        %721 = arith.addf %720, %708 : f32
        %722 = arith.addi %713, %c14 : index
        memref.store %721, %out[%722] : memref<?xf32>
      } else {
        %723 = arith.addi %713, %c14 : index
        memref.store %708, %out[%723] : memref<?xf32>
      }
    }
    %724 = wave.lane
    wave.barrier
    %725 = wave.wave
    %726 = arith.muli %725, %c3 : index
    %727 = arith.addi %726, %c4 : index
    %728 = arith.muli %727, %c18 : index
    %729 = arith.addi %728, %724 : index
    %730 = vector.extract %444#2[0] : f32 from vector<8xf32>
    %731 = arith.addi %729, %c4 : index
    memref.store %730, %13[%731] : memref<?xf32>
    %732 = vector.extract %444#2[1] : f32 from vector<8xf32>
    %733 = arith.addi %729, %c1 : index
    memref.store %732, %13[%733] : memref<?xf32>
    %734 = vector.extract %444#2[2] : f32 from vector<8xf32>
    %735 = arith.addi %729, %c7 : index
    memref.store %734, %13[%735] : memref<?xf32>
    %736 = vector.extract %444#2[3] : f32 from vector<8xf32>
    %737 = arith.addi %729, %c21 : index
    memref.store %736, %13[%737] : memref<?xf32>
    %738 = vector.extract %444#2[4] : f32 from vector<8xf32>
    %739 = arith.addi %729, %c2 : index
    memref.store %738, %13[%739] : memref<?xf32>
    %740 = vector.extract %444#2[5] : f32 from vector<8xf32>
    %741 = arith.addi %729, %c22 : index
    memref.store %740, %13[%741] : memref<?xf32>
    %742 = vector.extract %444#2[6] : f32 from vector<8xf32>
    %743 = arith.addi %729, %c23 : index
    memref.store %742, %13[%743] : memref<?xf32>
    %744 = vector.extract %444#2[7] : f32 from vector<8xf32>
    %745 = arith.addi %729, %c24 : index
    memref.store %744, %13[%745] : memref<?xf32>
    %746 = arith.muli %725, %c3 : index
    %747 = arith.addi %746, %c5 : index
    %748 = arith.muli %747, %c18 : index
    %749 = arith.addi %748, %724 : index
    %750 = vector.extract %444#3[0] : f32 from vector<8xf32>
    %751 = arith.addi %749, %c4 : index
    memref.store %750, %13[%751] : memref<?xf32>
    %752 = vector.extract %444#3[1] : f32 from vector<8xf32>
    %753 = arith.addi %749, %c1 : index
    memref.store %752, %13[%753] : memref<?xf32>
    %754 = vector.extract %444#3[2] : f32 from vector<8xf32>
    %755 = arith.addi %749, %c7 : index
    memref.store %754, %13[%755] : memref<?xf32>
    %756 = vector.extract %444#3[3] : f32 from vector<8xf32>
    %757 = arith.addi %749, %c21 : index
    memref.store %756, %13[%757] : memref<?xf32>
    %758 = vector.extract %444#3[4] : f32 from vector<8xf32>
    %759 = arith.addi %749, %c2 : index
    memref.store %758, %13[%759] : memref<?xf32>
    %760 = vector.extract %444#3[5] : f32 from vector<8xf32>
    %761 = arith.addi %749, %c22 : index
    memref.store %760, %13[%761] : memref<?xf32>
    %762 = vector.extract %444#3[6] : f32 from vector<8xf32>
    %763 = arith.addi %749, %c23 : index
    memref.store %762, %13[%763] : memref<?xf32>
    %764 = vector.extract %444#3[7] : f32 from vector<8xf32>
    %765 = arith.addi %749, %c24 : index
    memref.store %764, %13[%765] : memref<?xf32>
    wave.barrier
    %766 = arith.muli %725, %c3 : index
    %767 = arith.addi %766, %c4 : index
    %768 = arith.muli %767, %c1 : index
    %769 = arith.addi %768, %724 : index
    %770 = arith.addi %769, %c4 : index
    %771 = memref.load %13[%770] : memref<?xf32>
    %772 = arith.addi %770, %c17 : index
    %773 = memref.load %13[%772] : memref<?xf32>
    %774 = arith.addf %771, %773 : f32
    %775 = arith.addi %770, %c25 : index
    %776 = memref.load %13[%775] : memref<?xf32>
    %777 = arith.addf %774, %776 : f32
    %778 = arith.addi %770, %c26 : index
    %779 = memref.load %13[%778] : memref<?xf32>
    %780 = arith.addf %777, %779 : f32
    %781 = arith.muli %767, %c1 : index
    %782 = arith.addi %781, %724 : index
    %783 = arith.addi %782, %c18 : index
    %784 = memref.load %13[%783] : memref<?xf32>
    %785 = arith.addi %783, %c17 : index
    %786 = memref.load %13[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = arith.addi %783, %c25 : index
    %789 = memref.load %13[%788] : memref<?xf32>
    %790 = arith.addf %787, %789 : f32
    %791 = arith.addi %783, %c26 : index
    %792 = memref.load %13[%791] : memref<?xf32>
    %793 = arith.addf %790, %792 : f32
    %794 = wave.lane
    %795 = arith.addi %11, %c14 : index
    %796 = arith.muli %767, %c3 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c14 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %10 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c5 : index
      %802 = memref.load %factors[%799] : memref<?xf32>
      %803 = arith.select %801, %802, %c28 : f32
      %804 = arith.remui %794, %c14 : index
      %805 = arith.muli %804, %c12 : index
      %806 = arith.addi %6, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %803 : f32
      %811 = arith.mulf %780, %810 : f32
      %812 = arith.remui %794, %c14 : index
      %813 = arith.muli %812, %c12 : index
      %814 = arith.addi %8, %813 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.mulf %817, %803 : f32
      %819 = arith.mulf %793, %818 : f32
      %820 = arith.muli %799, %outputFeatures : index
      %821 = arith.addi %820, %16 : index
      %822 = wave.lane
      %823 = arith.remui %822, %c14 : index
      %824 = arith.addi %821, %823 : index
      scf.if %14 {
        %825 = arith.addi %824, %c4 : index
        %826 = memref.load %residual[%825] : memref<?xf32>
        %827 = arith.addf %826, %811 : f32
        %828 = arith.addi %824, %c4 : index
        memref.store %827, %out[%828] : memref<?xf32>
      } else {
        %829 = arith.addi %824, %c4 : index
        memref.store %811, %out[%829] : memref<?xf32>
      }
      scf.if %14 {
        %830 = arith.addi %824, %c14 : index
        %831 = memref.load %residual[%830] : memref<?xf32>
        %832 = arith.addf %831, %819 : f32
        %833 = arith.addi %824, %c14 : index
        memref.store %832, %out[%833] : memref<?xf32>
      } else {
        %834 = arith.addi %824, %c14 : index
        memref.store %819, %out[%834] : memref<?xf32>
      }
    }
    %835 = arith.muli %725, %c3 : index
    %836 = arith.addi %835, %c5 : index
    %837 = arith.muli %836, %c1 : index
    %838 = arith.addi %837, %724 : index
    %839 = arith.addi %838, %c4 : index
    %840 = memref.load %13[%839] : memref<?xf32>
    %841 = arith.addi %839, %c17 : index
    %842 = memref.load %13[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = arith.addi %839, %c25 : index
    %845 = memref.load %13[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %839, %c26 : index
    %848 = memref.load %13[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.muli %836, %c1 : index
    %851 = arith.addi %850, %724 : index
    %852 = arith.addi %851, %c18 : index
    %853 = memref.load %13[%852] : memref<?xf32>
    %854 = arith.addi %852, %c17 : index
    %855 = memref.load %13[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = arith.addi %852, %c25 : index
    %858 = memref.load %13[%857] : memref<?xf32>
    %859 = arith.addf %856, %858 : f32
    %860 = arith.addi %852, %c26 : index
    %861 = memref.load %13[%860] : memref<?xf32>
    %862 = arith.addf %859, %861 : f32
    %863 = wave.lane
    %864 = arith.addi %11, %c14 : index
    %865 = arith.muli %836, %c3 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.divui %863, %c14 : index
    %868 = arith.addi %866, %867 : index
    %869 = arith.cmpi slt, %868, %10 : index
    scf.if %869 {
      %870 = arith.cmpi eq, %hasFactors, %c5 : index
      %871 = memref.load %factors[%868] : memref<?xf32>
      %872 = arith.select %870, %871, %c28 : f32
      %873 = arith.remui %863, %c14 : index
      %874 = arith.muli %873, %c12 : index
      %875 = arith.addi %6, %874 : index
      %876 = vector.load %w[%875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %877 = vector.bitcast %876 : vector<4xi8> to vector<1xf32>
      %878 = vector.extract %877[0] : f32 from vector<1xf32>
      %879 = arith.mulf %878, %872 : f32
      %880 = arith.mulf %849, %879 : f32
      %881 = arith.remui %863, %c14 : index
      %882 = arith.muli %881, %c12 : index
      %883 = arith.addi %8, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %872 : f32
      %888 = arith.mulf %862, %887 : f32
      %889 = arith.muli %868, %outputFeatures : index
      %890 = arith.addi %889, %16 : index
      %891 = wave.lane
      %892 = arith.remui %891, %c14 : index
      %893 = arith.addi %890, %892 : index
      scf.if %14 {
        %894 = arith.addi %893, %c4 : index
        %895 = memref.load %residual[%894] : memref<?xf32>
        %896 = arith.addf %895, %880 : f32
        %897 = arith.addi %893, %c4 : index
        memref.store %896, %out[%897] : memref<?xf32>
      } else {
        %898 = arith.addi %893, %c4 : index
        memref.store %880, %out[%898] : memref<?xf32>
      }
      scf.if %14 {
        %899 = arith.addi %893, %c14 : index
        %900 = memref.load %residual[%899] : memref<?xf32>
        %901 = arith.addf %900, %888 : f32
        %902 = arith.addi %893, %c14 : index
        memref.store %901, %out[%902] : memref<?xf32>
      } else {
        %903 = arith.addi %893, %c14 : index
        memref.store %888, %out[%903] : memref<?xf32>
      }
    }
    %904 = wave.lane
    wave.barrier
    %905 = wave.wave
    %906 = arith.muli %905, %c3 : index
    %907 = arith.addi %906, %c4 : index
    %908 = arith.muli %907, %c18 : index
    %909 = arith.addi %908, %904 : index
    %910 = vector.extract %444#4[0] : f32 from vector<8xf32>
    %911 = arith.addi %909, %c4 : index
    memref.store %910, %13[%911] : memref<?xf32>
    %912 = vector.extract %444#4[1] : f32 from vector<8xf32>
    %913 = arith.addi %909, %c1 : index
    memref.store %912, %13[%913] : memref<?xf32>
    %914 = vector.extract %444#4[2] : f32 from vector<8xf32>
    %915 = arith.addi %909, %c7 : index
    memref.store %914, %13[%915] : memref<?xf32>
    %916 = vector.extract %444#4[3] : f32 from vector<8xf32>
    %917 = arith.addi %909, %c21 : index
    memref.store %916, %13[%917] : memref<?xf32>
    %918 = vector.extract %444#4[4] : f32 from vector<8xf32>
    %919 = arith.addi %909, %c2 : index
    memref.store %918, %13[%919] : memref<?xf32>
    %920 = vector.extract %444#4[5] : f32 from vector<8xf32>
    %921 = arith.addi %909, %c22 : index
    memref.store %920, %13[%921] : memref<?xf32>
    %922 = vector.extract %444#4[6] : f32 from vector<8xf32>
    %923 = arith.addi %909, %c23 : index
    memref.store %922, %13[%923] : memref<?xf32>
    %924 = vector.extract %444#4[7] : f32 from vector<8xf32>
    %925 = arith.addi %909, %c24 : index
    memref.store %924, %13[%925] : memref<?xf32>
    %926 = arith.muli %905, %c3 : index
    %927 = arith.addi %926, %c5 : index
    %928 = arith.muli %927, %c18 : index
    %929 = arith.addi %928, %904 : index
    %930 = vector.extract %444#5[0] : f32 from vector<8xf32>
    %931 = arith.addi %929, %c4 : index
    memref.store %930, %13[%931] : memref<?xf32>
    %932 = vector.extract %444#5[1] : f32 from vector<8xf32>
    %933 = arith.addi %929, %c1 : index
    memref.store %932, %13[%933] : memref<?xf32>
    %934 = vector.extract %444#5[2] : f32 from vector<8xf32>
    %935 = arith.addi %929, %c7 : index
    memref.store %934, %13[%935] : memref<?xf32>
    %936 = vector.extract %444#5[3] : f32 from vector<8xf32>
    %937 = arith.addi %929, %c21 : index
    memref.store %936, %13[%937] : memref<?xf32>
    %938 = vector.extract %444#5[4] : f32 from vector<8xf32>
    %939 = arith.addi %929, %c2 : index
    memref.store %938, %13[%939] : memref<?xf32>
    %940 = vector.extract %444#5[5] : f32 from vector<8xf32>
    %941 = arith.addi %929, %c22 : index
    memref.store %940, %13[%941] : memref<?xf32>
    %942 = vector.extract %444#5[6] : f32 from vector<8xf32>
    %943 = arith.addi %929, %c23 : index
    memref.store %942, %13[%943] : memref<?xf32>
    %944 = vector.extract %444#5[7] : f32 from vector<8xf32>
    %945 = arith.addi %929, %c24 : index
    memref.store %944, %13[%945] : memref<?xf32>
    wave.barrier
    %946 = arith.muli %905, %c3 : index
    %947 = arith.addi %946, %c4 : index
    %948 = arith.muli %947, %c1 : index
    %949 = arith.addi %948, %904 : index
    %950 = arith.addi %949, %c4 : index
    %951 = memref.load %13[%950] : memref<?xf32>
    %952 = arith.addi %950, %c17 : index
    %953 = memref.load %13[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = arith.addi %950, %c25 : index
    %956 = memref.load %13[%955] : memref<?xf32>
    %957 = arith.addf %954, %956 : f32
    %958 = arith.addi %950, %c26 : index
    %959 = memref.load %13[%958] : memref<?xf32>
    %960 = arith.addf %957, %959 : f32
    %961 = arith.muli %947, %c1 : index
    %962 = arith.addi %961, %904 : index
    %963 = arith.addi %962, %c18 : index
    %964 = memref.load %13[%963] : memref<?xf32>
    %965 = arith.addi %963, %c17 : index
    %966 = memref.load %13[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %963, %c25 : index
    %969 = memref.load %13[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.addi %963, %c26 : index
    %972 = memref.load %13[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = wave.lane
    %975 = arith.addi %11, %c1 : index
    %976 = arith.muli %947, %c3 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.divui %974, %c14 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.cmpi slt, %979, %10 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c5 : index
      %982 = memref.load %factors[%979] : memref<?xf32>
      %983 = arith.select %981, %982, %c28 : f32
      %984 = arith.remui %974, %c14 : index
      %985 = arith.muli %984, %c12 : index
      %986 = arith.addi %6, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %960, %990 : f32
      %992 = arith.remui %974, %c14 : index
      %993 = arith.muli %992, %c12 : index
      %994 = arith.addi %8, %993 : index
      %995 = vector.load %w[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %996 = vector.bitcast %995 : vector<4xi8> to vector<1xf32>
      %997 = vector.extract %996[0] : f32 from vector<1xf32>
      %998 = arith.mulf %997, %983 : f32
      %999 = arith.mulf %973, %998 : f32
      %1000 = arith.muli %979, %outputFeatures : index
      %1001 = arith.addi %1000, %16 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c14 : index
      %1004 = arith.addi %1001, %1003 : index
      scf.if %14 {
        %1005 = arith.addi %1004, %c4 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %991 : f32
        %1008 = arith.addi %1004, %c4 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %1004, %c4 : index
        memref.store %991, %out[%1009] : memref<?xf32>
      }
      scf.if %14 {
        %1010 = arith.addi %1004, %c14 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %999 : f32
        %1013 = arith.addi %1004, %c14 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1004, %c14 : index
        memref.store %999, %out[%1014] : memref<?xf32>
      }
    }
    %1015 = arith.muli %905, %c3 : index
    %1016 = arith.addi %1015, %c5 : index
    %1017 = arith.muli %1016, %c1 : index
    %1018 = arith.addi %1017, %904 : index
    %1019 = arith.addi %1018, %c4 : index
    %1020 = memref.load %13[%1019] : memref<?xf32>
    %1021 = arith.addi %1019, %c17 : index
    %1022 = memref.load %13[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1019, %c25 : index
    %1025 = memref.load %13[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1019, %c26 : index
    %1028 = memref.load %13[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.muli %1016, %c1 : index
    %1031 = arith.addi %1030, %904 : index
    %1032 = arith.addi %1031, %c18 : index
    %1033 = memref.load %13[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c17 : index
    %1035 = memref.load %13[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1032, %c25 : index
    %1038 = memref.load %13[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1032, %c26 : index
    %1041 = memref.load %13[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = wave.lane
    %1044 = arith.addi %11, %c1 : index
    %1045 = arith.muli %1016, %c3 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c14 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %10 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c5 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c28 : f32
      %1053 = arith.remui %1043, %c14 : index
      %1054 = arith.muli %1053, %c12 : index
      %1055 = arith.addi %6, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1029, %1059 : f32
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
    %1090 = vector.extract %444#6[0] : f32 from vector<8xf32>
    %1091 = arith.addi %1089, %c4 : index
    memref.store %1090, %13[%1091] : memref<?xf32>
    %1092 = vector.extract %444#6[1] : f32 from vector<8xf32>
    %1093 = arith.addi %1089, %c1 : index
    memref.store %1092, %13[%1093] : memref<?xf32>
    %1094 = vector.extract %444#6[2] : f32 from vector<8xf32>
    %1095 = arith.addi %1089, %c7 : index
    memref.store %1094, %13[%1095] : memref<?xf32>
    %1096 = vector.extract %444#6[3] : f32 from vector<8xf32>
    %1097 = arith.addi %1089, %c21 : index
    memref.store %1096, %13[%1097] : memref<?xf32>
    %1098 = vector.extract %444#6[4] : f32 from vector<8xf32>
    %1099 = arith.addi %1089, %c2 : index
    memref.store %1098, %13[%1099] : memref<?xf32>
    %1100 = vector.extract %444#6[5] : f32 from vector<8xf32>
    %1101 = arith.addi %1089, %c22 : index
    memref.store %1100, %13[%1101] : memref<?xf32>
    %1102 = vector.extract %444#6[6] : f32 from vector<8xf32>
    %1103 = arith.addi %1089, %c23 : index
    memref.store %1102, %13[%1103] : memref<?xf32>
    %1104 = vector.extract %444#6[7] : f32 from vector<8xf32>
    %1105 = arith.addi %1089, %c24 : index
    memref.store %1104, %13[%1105] : memref<?xf32>
    %1106 = arith.muli %1085, %c3 : index
    %1107 = arith.addi %1106, %c5 : index
    %1108 = arith.muli %1107, %c18 : index
    %1109 = arith.addi %1108, %1084 : index
    %1110 = vector.extract %444#7[0] : f32 from vector<8xf32>
    %1111 = arith.addi %1109, %c4 : index
    memref.store %1110, %13[%1111] : memref<?xf32>
    %1112 = vector.extract %444#7[1] : f32 from vector<8xf32>
    %1113 = arith.addi %1109, %c1 : index
    memref.store %1112, %13[%1113] : memref<?xf32>
    %1114 = vector.extract %444#7[2] : f32 from vector<8xf32>
    %1115 = arith.addi %1109, %c7 : index
    memref.store %1114, %13[%1115] : memref<?xf32>
    %1116 = vector.extract %444#7[3] : f32 from vector<8xf32>
    %1117 = arith.addi %1109, %c21 : index
    memref.store %1116, %13[%1117] : memref<?xf32>
    %1118 = vector.extract %444#7[4] : f32 from vector<8xf32>
    %1119 = arith.addi %1109, %c2 : index
    memref.store %1118, %13[%1119] : memref<?xf32>
    %1120 = vector.extract %444#7[5] : f32 from vector<8xf32>
    %1121 = arith.addi %1109, %c22 : index
    memref.store %1120, %13[%1121] : memref<?xf32>
    %1122 = vector.extract %444#7[6] : f32 from vector<8xf32>
    %1123 = arith.addi %1109, %c23 : index
    memref.store %1122, %13[%1123] : memref<?xf32>
    %1124 = vector.extract %444#7[7] : f32 from vector<8xf32>
    %1125 = arith.addi %1109, %c24 : index
    memref.store %1124, %13[%1125] : memref<?xf32>
    wave.barrier
    %1126 = arith.muli %1085, %c3 : index
    %1127 = arith.addi %1126, %c4 : index
    %1128 = arith.muli %1127, %c1 : index
    %1129 = arith.addi %1128, %1084 : index
    %1130 = arith.addi %1129, %c4 : index
    %1131 = memref.load %13[%1130] : memref<?xf32>
    %1132 = arith.addi %1130, %c17 : index
    %1133 = memref.load %13[%1132] : memref<?xf32>
    %1134 = arith.addf %1131, %1133 : f32
    %1135 = arith.addi %1130, %c25 : index
    %1136 = memref.load %13[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.addi %1130, %c26 : index
    %1139 = memref.load %13[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = arith.muli %1127, %c1 : index
    %1142 = arith.addi %1141, %1084 : index
    %1143 = arith.addi %1142, %c18 : index
    %1144 = memref.load %13[%1143] : memref<?xf32>
    %1145 = arith.addi %1143, %c17 : index
    %1146 = memref.load %13[%1145] : memref<?xf32>
    %1147 = arith.addf %1144, %1146 : f32
    %1148 = arith.addi %1143, %c25 : index
    %1149 = memref.load %13[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.addi %1143, %c26 : index
    %1152 = memref.load %13[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = wave.lane
    %1155 = arith.addi %11, %c29 : index
    %1156 = arith.muli %1127, %c3 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.divui %1154, %c14 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.cmpi slt, %1159, %10 : index
    scf.if %1160 {
      %1161 = arith.cmpi eq, %hasFactors, %c5 : index
      %1162 = memref.load %factors[%1159] : memref<?xf32>
      %1163 = arith.select %1161, %1162, %c28 : f32
      %1164 = arith.remui %1154, %c14 : index
      %1165 = arith.muli %1164, %c12 : index
      %1166 = arith.addi %6, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1163 : f32
      %1171 = arith.mulf %1140, %1170 : f32
      %1172 = arith.remui %1154, %c14 : index
      %1173 = arith.muli %1172, %c12 : index
      %1174 = arith.addi %8, %1173 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.mulf %1177, %1163 : f32
      %1179 = arith.mulf %1153, %1178 : f32
      %1180 = arith.muli %1159, %outputFeatures : index
      %1181 = arith.addi %1180, %16 : index
      %1182 = wave.lane
      %1183 = arith.remui %1182, %c14 : index
      %1184 = arith.addi %1181, %1183 : index
      scf.if %14 {
        %1185 = arith.addi %1184, %c4 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1171 : f32
        %1188 = arith.addi %1184, %c4 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1184, %c4 : index
        memref.store %1171, %out[%1189] : memref<?xf32>
      }
      scf.if %14 {
        %1190 = arith.addi %1184, %c14 : index
        %1191 = memref.load %residual[%1190] : memref<?xf32>
        %1192 = arith.addf %1191, %1179 : f32
        %1193 = arith.addi %1184, %c14 : index
        memref.store %1192, %out[%1193] : memref<?xf32>
      } else {
        %1194 = arith.addi %1184, %c14 : index
        memref.store %1179, %out[%1194] : memref<?xf32>
      }
    }
    %1195 = arith.muli %1085, %c3 : index
    %1196 = arith.addi %1195, %c5 : index
    %1197 = arith.muli %1196, %c1 : index
    %1198 = arith.addi %1197, %1084 : index
    %1199 = arith.addi %1198, %c4 : index
    %1200 = memref.load %13[%1199] : memref<?xf32>
    %1201 = arith.addi %1199, %c17 : index
    %1202 = memref.load %13[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1199, %c25 : index
    %1205 = memref.load %13[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1199, %c26 : index
    %1208 = memref.load %13[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.muli %1196, %c1 : index
    %1211 = arith.addi %1210, %1084 : index
    %1212 = arith.addi %1211, %c18 : index
    %1213 = memref.load %13[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c17 : index
    %1215 = memref.load %13[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1212, %c25 : index
    %1218 = memref.load %13[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.addi %1212, %c26 : index
    %1221 = memref.load %13[%1220] : memref<?xf32>
    %1222 = arith.addf %1219, %1221 : f32
    %1223 = wave.lane
    %1224 = arith.addi %11, %c29 : index
    %1225 = arith.muli %1196, %c3 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.divui %1223, %c14 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.cmpi slt, %1228, %10 : index
    scf.if %1229 {
      %1230 = arith.cmpi eq, %hasFactors, %c5 : index
      %1231 = memref.load %factors[%1228] : memref<?xf32>
      %1232 = arith.select %1230, %1231, %c28 : f32
      %1233 = arith.remui %1223, %c14 : index
      %1234 = arith.muli %1233, %c12 : index
      %1235 = arith.addi %6, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1232 : f32
      %1240 = arith.mulf %1209, %1239 : f32
      %1241 = arith.remui %1223, %c14 : index
      %1242 = arith.muli %1241, %c12 : index
      %1243 = arith.addi %8, %1242 : index
      %1244 = vector.load %w[%1243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1245 = vector.bitcast %1244 : vector<4xi8> to vector<1xf32>
      %1246 = vector.extract %1245[0] : f32 from vector<1xf32>
      %1247 = arith.mulf %1246, %1232 : f32
      %1248 = arith.mulf %1222, %1247 : f32
      %1249 = arith.muli %1228, %outputFeatures : index
      %1250 = arith.addi %1249, %16 : index
      %1251 = wave.lane
      %1252 = arith.remui %1251, %c14 : index
      %1253 = arith.addi %1250, %1252 : index
      scf.if %14 {
        %1254 = arith.addi %1253, %c4 : index
        %1255 = memref.load %residual[%1254] : memref<?xf32>
        %1256 = arith.addf %1255, %1240 : f32
        %1257 = arith.addi %1253, %c4 : index
        memref.store %1256, %out[%1257] : memref<?xf32>
      } else {
        %1258 = arith.addi %1253, %c4 : index
        memref.store %1240, %out[%1258] : memref<?xf32>
      }
      scf.if %14 {
        %1259 = arith.addi %1253, %c14 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1248 : f32
        %1262 = arith.addi %1253, %c14 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1253, %c14 : index
        memref.store %1248, %out[%1263] : memref<?xf32>
      }
    }
  }
  wave.return
}
