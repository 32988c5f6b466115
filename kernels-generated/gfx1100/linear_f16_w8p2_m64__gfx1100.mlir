// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 4096 : index
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
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 48 : index
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
    %586 = arith.muli %545, %c5 : index
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
    %601 = arith.addi %590, %c27 : index
    %602 = memref.load %13[%601] : memref<?xf32>
    %603 = arith.addf %600, %602 : f32
    %604 = arith.addi %590, %c28 : index
    %605 = memref.load %13[%604] : memref<?xf32>
    %606 = arith.addf %603, %605 : f32
    %607 = arith.addi %590, %c29 : index
    %608 = memref.load %13[%607] : memref<?xf32>
    %609 = arith.addf %606, %608 : f32
    %610 = arith.addi %590, %c30 : index
    %611 = memref.load %13[%610] : memref<?xf32>
    %612 = arith.addf %609, %611 : f32
    %613 = arith.muli %587, %c1 : index
    %614 = arith.addi %613, %544 : index
    %615 = arith.addi %614, %c18 : index
    %616 = memref.load %13[%615] : memref<?xf32>
    %617 = arith.addi %615, %c17 : index
    %618 = memref.load %13[%617] : memref<?xf32>
    %619 = arith.addf %616, %618 : f32
    %620 = arith.addi %615, %c25 : index
    %621 = memref.load %13[%620] : memref<?xf32>
    %622 = arith.addf %619, %621 : f32
    %623 = arith.addi %615, %c26 : index
    %624 = memref.load %13[%623] : memref<?xf32>
    %625 = arith.addf %622, %624 : f32
    %626 = arith.addi %615, %c27 : index
    %627 = memref.load %13[%626] : memref<?xf32>
    %628 = arith.addf %625, %627 : f32
    %629 = arith.addi %615, %c28 : index
    %630 = memref.load %13[%629] : memref<?xf32>
    %631 = arith.addf %628, %630 : f32
    %632 = arith.addi %615, %c29 : index
    %633 = memref.load %13[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = arith.addi %615, %c30 : index
    %636 = memref.load %13[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = wave.lane
    %639 = arith.addi %11, %c4 : index
    %640 = arith.muli %587, %c3 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.divui %638, %c14 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %10 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c5 : index
      %646 = memref.load %factors[%643] : memref<?xf32>
      %647 = arith.select %645, %646, %c32 : f32
      %648 = arith.remui %638, %c14 : index
      %649 = arith.muli %648, %c12 : index
      %650 = arith.addi %6, %649 : index
      %651 = vector.load %w[%650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %652 = vector.bitcast %651 : vector<4xi8> to vector<1xf32>
      %653 = vector.extract %652[0] : f32 from vector<1xf32>
      %654 = arith.mulf %653, %647 : f32
      %655 = arith.mulf %612, %654 : f32
      %656 = arith.remui %638, %c14 : index
      %657 = arith.muli %656, %c12 : index
      %658 = arith.addi %8, %657 : index
      %659 = vector.load %w[%658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %660 = vector.bitcast %659 : vector<4xi8> to vector<1xf32>
      %661 = vector.extract %660[0] : f32 from vector<1xf32>
      %662 = arith.mulf %661, %647 : f32
      %663 = arith.mulf %637, %662 : f32
      %664 = arith.muli %643, %outputFeatures : index
      %665 = arith.addi %664, %16 : index
      %666 = wave.lane
      %667 = arith.remui %666, %c14 : index
      %668 = arith.addi %665, %667 : index
      scf.if %14 {
        %669 = arith.addi %668, %c4 : index
        %670 = memref.load %residual[%669] : memref<?xf32>
        %671 = arith.addf %670, %655 : f32
        %672 = arith.addi %668, %c4 : index
        memref.store %671, %out[%672] : memref<?xf32>
      } else {
        %673 = arith.addi %668, %c4 : index
        memref.store %655, %out[%673] : memref<?xf32>
      }
      scf.if %14 {
        %674 = arith.addi %668, %c14 : index
        %675 = memref.load %residual[%674] : memref<?xf32>
        %676 = arith.addf %675, %663 : f32
        %677 = arith.addi %668, %c14 : index
        memref.store %676, %out[%677] : memref<?xf32>
      } else {
        %678 = arith.addi %668, %c14 : index
        memref.store %663, %out[%678] : memref<?xf32>
      }
    }
    %679 = wave.lane
    wave.barrier
    %680 = wave.wave
    %681 = arith.muli %680, %c3 : index
    %682 = arith.addi %681, %c4 : index
    %683 = arith.muli %682, %c18 : index
    %684 = arith.addi %683, %679 : index
    %685 = vector.extract %444#2[0] : f32 from vector<8xf32>
    %686 = arith.addi %684, %c4 : index
    memref.store %685, %13[%686] : memref<?xf32>
    %687 = vector.extract %444#2[1] : f32 from vector<8xf32>
    %688 = arith.addi %684, %c1 : index
    memref.store %687, %13[%688] : memref<?xf32>
    %689 = vector.extract %444#2[2] : f32 from vector<8xf32>
    %690 = arith.addi %684, %c7 : index
    memref.store %689, %13[%690] : memref<?xf32>
    %691 = vector.extract %444#2[3] : f32 from vector<8xf32>
    %692 = arith.addi %684, %c21 : index
    memref.store %691, %13[%692] : memref<?xf32>
    %693 = vector.extract %444#2[4] : f32 from vector<8xf32>
    %694 = arith.addi %684, %c2 : index
    memref.store %693, %13[%694] : memref<?xf32>
    %695 = vector.extract %444#2[5] : f32 from vector<8xf32>
    %696 = arith.addi %684, %c22 : index
    memref.store %695, %13[%696] : memref<?xf32>
    %697 = vector.extract %444#2[6] : f32 from vector<8xf32>
    %698 = arith.addi %684, %c23 : index
    memref.store %697, %13[%698] : memref<?xf32>
    %699 = vector.extract %444#2[7] : f32 from vector<8xf32>
    %700 = arith.addi %684, %c24 : index
    memref.store %699, %13[%700] : memref<?xf32>
    %701 = arith.muli %680, %c3 : index
    %702 = arith.addi %701, %c5 : index
    %703 = arith.muli %702, %c18 : index
    %704 = arith.addi %703, %679 : index
    %705 = vector.extract %444#3[0] : f32 from vector<8xf32>
    %706 = arith.addi %704, %c4 : index
    memref.store %705, %13[%706] : memref<?xf32>
    %707 = vector.extract %444#3[1] : f32 from vector<8xf32>
    %708 = arith.addi %704, %c1 : index
    memref.store %707, %13[%708] : memref<?xf32>
    %709 = vector.extract %444#3[2] : f32 from vector<8xf32>
    %710 = arith.addi %704, %c7 : index
    memref.store %709, %13[%710] : memref<?xf32>
    %711 = vector.extract %444#3[3] : f32 from vector<8xf32>
    %712 = arith.addi %704, %c21 : index
    memref.store %711, %13[%712] : memref<?xf32>
    %713 = vector.extract %444#3[4] : f32 from vector<8xf32>
    %714 = arith.addi %704, %c2 : index
    memref.store %713, %13[%714] : memref<?xf32>
    %715 = vector.extract %444#3[5] : f32 from vector<8xf32>
    %716 = arith.addi %704, %c22 : index
    memref.store %715, %13[%716] : memref<?xf32>
    %717 = vector.extract %444#3[6] : f32 from vector<8xf32>
    %718 = arith.addi %704, %c23 : index
    memref.store %717, %13[%718] : memref<?xf32>
    %719 = vector.extract %444#3[7] : f32 from vector<8xf32>
    %720 = arith.addi %704, %c24 : index
    memref.store %719, %13[%720] : memref<?xf32>
    wave.barrier
    %721 = arith.muli %680, %c5 : index
    %722 = arith.addi %721, %c4 : index
    %723 = arith.muli %722, %c1 : index
    %724 = arith.addi %723, %679 : index
    %725 = arith.addi %724, %c4 : index
    %726 = memref.load %13[%725] : memref<?xf32>
    %727 = arith.addi %725, %c17 : index
    %728 = memref.load %13[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = arith.addi %725, %c25 : index
    %731 = memref.load %13[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.addi %725, %c26 : index
    %734 = memref.load %13[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %725, %c27 : index
    %737 = memref.load %13[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.addi %725, %c28 : index
    %740 = memref.load %13[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = arith.addi %725, %c29 : index
    %743 = memref.load %13[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.addi %725, %c30 : index
    %746 = memref.load %13[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = arith.muli %722, %c1 : index
    %749 = arith.addi %748, %679 : index
    %750 = arith.addi %749, %c18 : index
    %751 = memref.load %13[%750] : memref<?xf32>
    %752 = arith.addi %750, %c17 : index
    %753 = memref.load %13[%752] : memref<?xf32>
    %754 = arith.addf %751, %753 : f32
    %755 = arith.addi %750, %c25 : index
    %756 = memref.load %13[%755] : memref<?xf32>
    %757 = arith.addf %754, %756 : f32
    %758 = arith.addi %750, %c26 : index
    %759 = memref.load %13[%758] : memref<?xf32>
    %760 = arith.addf %757, %759 : f32
    %761 = arith.addi %750, %c27 : index
    %762 = memref.load %13[%761] : memref<?xf32>
    %763 = arith.addf %760, %762 : f32
    %764 = arith.addi %750, %c28 : index
    %765 = memref.load %13[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = arith.addi %750, %c29 : index
    %768 = memref.load %13[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.addi %750, %c30 : index
    %771 = memref.load %13[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = wave.lane
    %774 = arith.addi %11, %c14 : index
    %775 = arith.muli %722, %c3 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.divui %773, %c14 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.cmpi slt, %778, %10 : index
    scf.if %779 {
      %780 = arith.cmpi eq, %hasFactors, %c5 : index
      %781 = memref.load %factors[%778] : memref<?xf32>
      %782 = arith.select %780, %781, %c32 : f32
      %783 = arith.remui %773, %c14 : index
      %784 = arith.muli %783, %c12 : index
      %785 = arith.addi %6, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %782 : f32
      %790 = arith.mulf %747, %789 : f32
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
    %820 = vector.extract %444#4[0] : f32 from vector<8xf32>
    %821 = arith.addi %819, %c4 : index
    memref.store %820, %13[%821] : memref<?xf32>
    %822 = vector.extract %444#4[1] : f32 from vector<8xf32>
    %823 = arith.addi %819, %c1 : index
    memref.store %822, %13[%823] : memref<?xf32>
    %824 = vector.extract %444#4[2] : f32 from vector<8xf32>
    %825 = arith.addi %819, %c7 : index
    memref.store %824, %13[%825] : memref<?xf32>
    %826 = vector.extract %444#4[3] : f32 from vector<8xf32>
    %827 = arith.addi %819, %c21 : index
    memref.store %826, %13[%827] : memref<?xf32>
    %828 = vector.extract %444#4[4] : f32 from vector<8xf32>
    %829 = arith.addi %819, %c2 : index
    memref.store %828, %13[%829] : memref<?xf32>
    %830 = vector.extract %444#4[5] : f32 from vector<8xf32>
    %831 = arith.addi %819, %c22 : index
    memref.store %830, %13[%831] : memref<?xf32>
    %832 = vector.extract %444#4[6] : f32 from vector<8xf32>
    %833 = arith.addi %819, %c23 : index
    memref.store %832, %13[%833] : memref<?xf32>
    %834 = vector.extract %444#4[7] : f32 from vector<8xf32>
    %835 = arith.addi %819, %c24 : index
    memref.store %834, %13[%835] : memref<?xf32>
    %836 = arith.muli %815, %c3 : index
    %837 = arith.addi %836, %c5 : index
    %838 = arith.muli %837, %c18 : index
    %839 = arith.addi %838, %814 : index
    %840 = vector.extract %444#5[0] : f32 from vector<8xf32>
    %841 = arith.addi %839, %c4 : index
    memref.store %840, %13[%841] : memref<?xf32>
    %842 = vector.extract %444#5[1] : f32 from vector<8xf32>
    %843 = arith.addi %839, %c1 : index
    memref.store %842, %13[%843] : memref<?xf32>
    %844 = vector.extract %444#5[2] : f32 from vector<8xf32>
    %845 = arith.addi %839, %c7 : index
    memref.store %844, %13[%845] : memref<?xf32>
    %846 = vector.extract %444#5[3] : f32 from vector<8xf32>
    %847 = arith.addi %839, %c21 : index
    memref.store %846, %13[%847] : memref<?xf32>
    %848 = vector.extract %444#5[4] : f32 from vector<8xf32>
    %849 = arith.addi %839, %c2 : index
    memref.store %848, %13[%849] : memref<?xf32>
    %850 = vector.extract %444#5[5] : f32 from vector<8xf32>
    %851 = arith.addi %839, %c22 : index
    memref.store %850, %13[%851] : memref<?xf32>
    %852 = vector.extract %444#5[6] : f32 from vector<8xf32>
    %853 = arith.addi %839, %c23 : index
    memref.store %852, %13[%853] : memref<?xf32>
    %854 = vector.extract %444#5[7] : f32 from vector<8xf32>
    %855 = arith.addi %839, %c24 : index
    memref.store %854, %13[%855] : memref<?xf32>
    wave.barrier
    %856 = arith.muli %815, %c5 : index
    %857 = arith.addi %856, %c4 : index
    %858 = arith.muli %857, %c1 : index
    %859 = arith.addi %858, %814 : index
    %860 = arith.addi %859, %c4 : index
    %861 = memref.load %13[%860] : memref<?xf32>
    %862 = arith.addi %860, %c17 : index
    %863 = memref.load %13[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = arith.addi %860, %c25 : index
    %866 = memref.load %13[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %860, %c26 : index
    %869 = memref.load %13[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %860, %c27 : index
    %872 = memref.load %13[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.addi %860, %c28 : index
    %875 = memref.load %13[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = arith.addi %860, %c29 : index
    %878 = memref.load %13[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.addi %860, %c30 : index
    %881 = memref.load %13[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = arith.muli %857, %c1 : index
    %884 = arith.addi %883, %814 : index
    %885 = arith.addi %884, %c18 : index
    %886 = memref.load %13[%885] : memref<?xf32>
    %887 = arith.addi %885, %c17 : index
    %888 = memref.load %13[%887] : memref<?xf32>
    %889 = arith.addf %886, %888 : f32
    %890 = arith.addi %885, %c25 : index
    %891 = memref.load %13[%890] : memref<?xf32>
    %892 = arith.addf %889, %891 : f32
    %893 = arith.addi %885, %c26 : index
    %894 = memref.load %13[%893] : memref<?xf32>
    %895 = arith.addf %892, %894 : f32
    %896 = arith.addi %885, %c27 : index
    %897 = memref.load %13[%896] : memref<?xf32>
    %898 = arith.addf %895, %897 : f32
    %899 = arith.addi %885, %c28 : index
    %900 = memref.load %13[%899] : memref<?xf32>
    %901 = arith.addf %898, %900 : f32
    %902 = arith.addi %885, %c29 : index
    %903 = memref.load %13[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %885, %c30 : index
    %906 = memref.load %13[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = wave.lane
    %909 = arith.addi %11, %c1 : index
    %910 = arith.muli %857, %c3 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.divui %908, %c14 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.cmpi slt, %913, %10 : index
    scf.if %914 {
      %915 = arith.cmpi eq, %hasFactors, %c5 : index
      %916 = memref.load %factors[%913] : memref<?xf32>
      %917 = arith.select %915, %916, %c32 : f32
      %918 = arith.remui %908, %c14 : index
      %919 = arith.muli %918, %c12 : index
      %920 = arith.addi %6, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %917 : f32
      %925 = arith.mulf %882, %924 : f32
      %926 = arith.remui %908, %c14 : index
      %927 = arith.muli %926, %c12 : index
      %928 = arith.addi %8, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %917 : f32
      %933 = arith.mulf %907, %932 : f32
      %934 = arith.muli %913, %outputFeatures : index
      %935 = arith.addi %934, %16 : index
      %936 = wave.lane
      %937 = arith.remui %936, %c14 : index
      %938 = arith.addi %935, %937 : index
      scf.if %14 {
        %939 = arith.addi %938, %c4 : index
        %940 = memref.load %residual[%939] : memref<?xf32>
        %941 = arith.addf %940, %925 : f32
        %942 = arith.addi %938, %c4 : index
        memref.store %941, %out[%942] : memref<?xf32>
      } else {
        %943 = arith.addi %938, %c4 : index
        memref.store %925, %out[%943] : memref<?xf32>
      }
      scf.if %14 {
        %944 = arith.addi %938, %c14 : index
        %945 = memref.load %residual[%944] : memref<?xf32>
        %946 = arith.addf %945, %933 : f32
        %947 = arith.addi %938, %c14 : index
        memref.store %946, %out[%947] : memref<?xf32>
      } else {
        %948 = arith.addi %938, %c14 : index
        memref.store %933, %out[%948] : memref<?xf32>
      }
    }
    %949 = wave.lane
    wave.barrier
    %950 = wave.wave
    %951 = arith.muli %950, %c3 : index
    %952 = arith.addi %951, %c4 : index
    %953 = arith.muli %952, %c18 : index
    %954 = arith.addi %953, %949 : index
    %955 = vector.extract %444#6[0] : f32 from vector<8xf32>
    %956 = arith.addi %954, %c4 : index
    memref.store %955, %13[%956] : memref<?xf32>
    %957 = vector.extract %444#6[1] : f32 from vector<8xf32>
    %958 = arith.addi %954, %c1 : index
    memref.store %957, %13[%958] : memref<?xf32>
    %959 = vector.extract %444#6[2] : f32 from vector<8xf32>
    %960 = arith.addi %954, %c7 : index
    memref.store %959, %13[%960] : memref<?xf32>
    %961 = vector.extract %444#6[3] : f32 from vector<8xf32>
    %962 = arith.addi %954, %c21 : index
    memref.store %961, %13[%962] : memref<?xf32>
    %963 = vector.extract %444#6[4] : f32 from vector<8xf32>
    %964 = arith.addi %954, %c2 : index
    memref.store %963, %13[%964] : memref<?xf32>
    %965 = vector.extract %444#6[5] : f32 from vector<8xf32>
    %966 = arith.addi %954, %c22 : index
    memref.store %965, %13[%966] : memref<?xf32>
    %967 = vector.extract %444#6[6] : f32 from vector<8xf32>
    %968 = arith.addi %954, %c23 : index
    memref.store %967, %13[%968] : memref<?xf32>
    %969 = vector.extract %444#6[7] : f32 from vector<8xf32>
    %970 = arith.addi %954, %c24 : index
    memref.store %969, %13[%970] : memref<?xf32>
    %971 = arith.muli %950, %c3 : index
    %972 = arith.addi %971, %c5 : index
    %973 = arith.muli %972, %c18 : index
    %974 = arith.addi %973, %949 : index
    %975 = vector.extract %444#7[0] : f32 from vector<8xf32>
    %976 = arith.addi %974, %c4 : index
    memref.store %975, %13[%976] : memref<?xf32>
    %977 = vector.extract %444#7[1] : f32 from vector<8xf32>
    %978 = arith.addi %974, %c1 : index
    memref.store %977, %13[%978] : memref<?xf32>
    %979 = vector.extract %444#7[2] : f32 from vector<8xf32>
    %980 = arith.addi %974, %c7 : index
    memref.store %979, %13[%980] : memref<?xf32>
    %981 = vector.extract %444#7[3] : f32 from vector<8xf32>
    %982 = arith.addi %974, %c21 : index
    memref.store %981, %13[%982] : memref<?xf32>
    %983 = vector.extract %444#7[4] : f32 from vector<8xf32>
    %984 = arith.addi %974, %c2 : index
    memref.store %983, %13[%984] : memref<?xf32>
    %985 = vector.extract %444#7[5] : f32 from vector<8xf32>
    %986 = arith.addi %974, %c22 : index
    memref.store %985, %13[%986] : memref<?xf32>
    %987 = vector.extract %444#7[6] : f32 from vector<8xf32>
    %988 = arith.addi %974, %c23 : index
    memref.store %987, %13[%988] : memref<?xf32>
    %989 = vector.extract %444#7[7] : f32 from vector<8xf32>
    %990 = arith.addi %974, %c24 : index
    memref.store %989, %13[%990] : memref<?xf32>
    wave.barrier
    %991 = arith.muli %950, %c5 : index
    %992 = arith.addi %991, %c4 : index
    %993 = arith.muli %992, %c1 : index
    %994 = arith.addi %993, %949 : index
    %995 = arith.addi %994, %c4 : index
    %996 = memref.load %13[%995] : memref<?xf32>
    %997 = arith.addi %995, %c17 : index
    %998 = memref.load %13[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = arith.addi %995, %c25 : index
    %1001 = memref.load %13[%1000] : memref<?xf32>
    %1002 = arith.addf %999, %1001 : f32
    %1003 = arith.addi %995, %c26 : index
    %1004 = memref.load %13[%1003] : memref<?xf32>
    %1005 = arith.addf %1002, %1004 : f32
    %1006 = arith.addi %995, %c27 : index
    %1007 = memref.load %13[%1006] : memref<?xf32>
    %1008 = arith.addf %1005, %1007 : f32
    %1009 = arith.addi %995, %c28 : index
    %1010 = memref.load %13[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.addi %995, %c29 : index
    %1013 = memref.load %13[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = arith.addi %995, %c30 : index
    %1016 = memref.load %13[%1015] : memref<?xf32>
    %1017 = arith.addf %1014, %1016 : f32
    %1018 = arith.muli %992, %c1 : index
    %1019 = arith.addi %1018, %949 : index
    %1020 = arith.addi %1019, %c18 : index
    %1021 = memref.load %13[%1020] : memref<?xf32>
    %1022 = arith.addi %1020, %c17 : index
    %1023 = memref.load %13[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.addi %1020, %c25 : index
    %1026 = memref.load %13[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1020, %c26 : index
    %1029 = memref.load %13[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = arith.addi %1020, %c27 : index
    %1032 = memref.load %13[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = arith.addi %1020, %c28 : index
    %1035 = memref.load %13[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1020, %c29 : index
    %1038 = memref.load %13[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1020, %c30 : index
    %1041 = memref.load %13[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = wave.lane
    %1044 = arith.addi %11, %c33 : index
    %1045 = arith.muli %992, %c3 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c14 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %10 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c5 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c32 : f32
      %1053 = arith.remui %1043, %c14 : index
      %1054 = arith.muli %1053, %c12 : index
      %1055 = arith.addi %6, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1017, %1059 : f32
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
  }
  wave.return
}
