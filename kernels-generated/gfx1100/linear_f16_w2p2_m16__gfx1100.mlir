// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
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
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c7 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %11, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c7 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c4, %c7 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c3 : index
    %27 = arith.remui %c4, %c7 : index
    %28 = arith.divui %27, %c12 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c4, %c12 : index
    %36 = arith.addi %34, %35 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c7 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c16 : index
    %46 = arith.muli %45, %c16 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c16 iter_args(%51 = %c13, %52 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c4 : index
      %56 = arith.addi %6, %c2 : index
      %57 = arith.muli %55, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.remui %54, %c7 : index
      %60 = arith.muli %59, %c7 : index
      %61 = arith.addi %58, %60 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = arith.addi %61, %c18 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = arith.addi %50, %c5 : index
      %69 = arith.addi %6, %c2 : index
      %70 = arith.muli %68, %c17 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.remui %54, %c7 : index
      %73 = arith.muli %72, %c7 : index
      %74 = arith.addi %71, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = arith.addi %74, %c18 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.addi %50, %c3 : index
      %82 = arith.addi %6, %c2 : index
      %83 = arith.muli %81, %c17 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.remui %54, %c7 : index
      %86 = arith.muli %85, %c7 : index
      %87 = arith.addi %84, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = arith.addi %87, %c18 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = vector.shuffle %89, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = arith.addi %50, %c19 : index
      %95 = arith.addi %6, %c2 : index
      %96 = arith.muli %94, %c17 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.remui %54, %c7 : index
      %99 = arith.muli %98, %c7 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = arith.addi %100, %c18 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<8xf16>
      %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = arith.addi %50, %c4 : index
      %108 = arith.addi %8, %c2 : index
      %109 = arith.muli %107, %c17 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.remui %54, %c7 : index
      %112 = arith.muli %111, %c7 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = arith.addi %113, %c18 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.addi %50, %c5 : index
      %121 = arith.addi %8, %c2 : index
      %122 = arith.muli %120, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.remui %54, %c7 : index
      %125 = arith.muli %124, %c7 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = arith.addi %126, %c18 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = arith.addi %50, %c3 : index
      %134 = arith.addi %8, %c2 : index
      %135 = arith.muli %133, %c17 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.remui %54, %c7 : index
      %138 = arith.muli %137, %c7 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = arith.addi %139, %c18 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.addi %50, %c19 : index
      %147 = arith.addi %8, %c2 : index
      %148 = arith.muli %146, %c17 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.remui %54, %c7 : index
      %151 = arith.muli %150, %c7 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = arith.addi %152, %c18 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.muli %50, %c5 : index
      %160 = arith.addi %159, %c4 : index
      %161 = arith.muli %tileRows, %c7 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.addi %36, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c12 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %67, %51 : vector<16xf16>, vector<8xf32>
      %170 = wave.mma %168, %119, %52 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %50, %c5 : index
      %172 = arith.addi %171, %c5 : index
      %173 = arith.muli %tileRows, %c7 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %36, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c12 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %80, %169 : vector<16xf16>, vector<8xf32>
      %182 = wave.mma %180, %132, %170 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %50, %c5 : index
      %184 = arith.addi %183, %c3 : index
      %185 = arith.muli %tileRows, %c7 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %36, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c12 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %93, %181 : vector<16xf16>, vector<8xf32>
      %194 = wave.mma %192, %145, %182 : vector<16xf16>, vector<8xf32>
      %195 = arith.muli %50, %c5 : index
      %196 = arith.addi %195, %c19 : index
      %197 = arith.muli %tileRows, %c7 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.addi %36, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c12 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %106, %193 : vector<16xf16>, vector<8xf32>
      %206 = wave.mma %204, %158, %194 : vector<16xf16>, vector<8xf32>
      scf.yield %205, %206 : vector<8xf32>, vector<8xf32>
    }
    %207 = arith.select %43, %49, %42 : index
    %211:2 = scf.for %208 = %49 to %207 step %c5 iter_args(%209 = %53#0, %210 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %212 = wave.lane
      %213 = arith.addi %208, %c4 : index
      %214 = arith.addi %6, %c2 : index
      %215 = arith.muli %213, %c17 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.remui %212, %c7 : index
      %218 = arith.muli %217, %c7 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = arith.addi %219, %c18 : index
      %223 = vector.load %w[%222] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %224 = vector.bitcast %223 : vector<16xi8> to vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = arith.addi %208, %c4 : index
      %227 = arith.addi %8, %c2 : index
      %228 = arith.muli %226, %c17 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.remui %212, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = arith.addi %232, %c18 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.muli %208, %c5 : index
      %240 = arith.addi %239, %c4 : index
      %241 = arith.muli %tileRows, %c7 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %36, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %225, %209 : vector<16xf16>, vector<8xf32>
      %250 = wave.mma %248, %238, %210 : vector<16xf16>, vector<8xf32>
      scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
    }
    %251 = wave.lane
    %252 = wave.wave
    %253 = arith.muli %252, %c3 : index
    %254 = arith.addi %253, %c4 : index
    %255 = arith.muli %254, %c18 : index
    %256 = arith.addi %255, %251 : index
    %257 = vector.extract %211#0[0] : f32 from vector<8xf32>
    %258 = arith.addi %256, %c4 : index
    memref.store %257, %12[%258] : memref<?xf32>
    %259 = vector.extract %211#0[1] : f32 from vector<8xf32>
    %260 = arith.addi %256, %c1 : index
    memref.store %259, %12[%260] : memref<?xf32>
    %261 = vector.extract %211#0[2] : f32 from vector<8xf32>
    %262 = arith.addi %256, %c20 : index
    memref.store %261, %12[%262] : memref<?xf32>
    %263 = vector.extract %211#0[3] : f32 from vector<8xf32>
    %264 = arith.addi %256, %c21 : index
    memref.store %263, %12[%264] : memref<?xf32>
    %265 = vector.extract %211#0[4] : f32 from vector<8xf32>
    %266 = arith.addi %256, %c2 : index
    memref.store %265, %12[%266] : memref<?xf32>
    %267 = vector.extract %211#0[5] : f32 from vector<8xf32>
    %268 = arith.addi %256, %c22 : index
    memref.store %267, %12[%268] : memref<?xf32>
    %269 = vector.extract %211#0[6] : f32 from vector<8xf32>
    %270 = arith.addi %256, %c23 : index
    memref.store %269, %12[%270] : memref<?xf32>
    %271 = vector.extract %211#0[7] : f32 from vector<8xf32>
    %272 = arith.addi %256, %c24 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = arith.muli %252, %c3 : index
    %274 = arith.addi %273, %c5 : index
    %275 = arith.muli %274, %c18 : index
    %276 = arith.addi %275, %251 : index
    %277 = vector.extract %211#1[0] : f32 from vector<8xf32>
    %278 = arith.addi %276, %c4 : index
    memref.store %277, %12[%278] : memref<?xf32>
    %279 = vector.extract %211#1[1] : f32 from vector<8xf32>
    %280 = arith.addi %276, %c1 : index
    memref.store %279, %12[%280] : memref<?xf32>
    %281 = vector.extract %211#1[2] : f32 from vector<8xf32>
    %282 = arith.addi %276, %c20 : index
    memref.store %281, %12[%282] : memref<?xf32>
    %283 = vector.extract %211#1[3] : f32 from vector<8xf32>
    %284 = arith.addi %276, %c21 : index
    memref.store %283, %12[%284] : memref<?xf32>
    %285 = vector.extract %211#1[4] : f32 from vector<8xf32>
    %286 = arith.addi %276, %c2 : index
    memref.store %285, %12[%286] : memref<?xf32>
    %287 = vector.extract %211#1[5] : f32 from vector<8xf32>
    %288 = arith.addi %276, %c22 : index
    memref.store %287, %12[%288] : memref<?xf32>
    %289 = vector.extract %211#1[6] : f32 from vector<8xf32>
    %290 = arith.addi %276, %c23 : index
    memref.store %289, %12[%290] : memref<?xf32>
    %291 = vector.extract %211#1[7] : f32 from vector<8xf32>
    %292 = arith.addi %276, %c24 : index
    memref.store %291, %12[%292] : memref<?xf32>
    wave.barrier
    %293 = arith.muli %252, %c16 : index
    %294 = arith.addi %293, %c4 : index
    %295 = arith.muli %294, %c1 : index
    %296 = arith.addi %295, %251 : index
    %297 = arith.addi %296, %c4 : index
    %298 = memref.load %12[%297] : memref<?xf32>
    %299 = arith.addi %297, %c17 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.muli %294, %c1 : index
    %303 = arith.addi %302, %251 : index
    %304 = arith.addi %303, %c18 : index
    %305 = memref.load %12[%304] : memref<?xf32>
    %306 = arith.addi %304, %c17 : index
    %307 = memref.load %12[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = wave.lane
    %310 = arith.addi %11, %c4 : index
    %311 = arith.muli %294, %c3 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.divui %309, %c7 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi slt, %314, %10 : index
    scf.if %315 {
      %316 = arith.cmpi eq, %hasFactors, %c5 : index
      %317 = arith.muli %314, %c3 : index
      %318 = memref.load %factors[%317] : memref<?xf32>
      %319 = arith.mulf %318, %operandScale : f32
      %320 = arith.select %316, %319, %operandScale : f32
      %321 = arith.remui %309, %c7 : index
      %322 = arith.muli %321, %c16 : index
      %323 = arith.addi %6, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %320 : f32
      %328 = arith.mulf %301, %327 : f32
      %329 = arith.remui %309, %c7 : index
      %330 = arith.muli %329, %c16 : index
      %331 = arith.addi %8, %330 : index
      %332 = vector.load %w[%331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %333 = vector.bitcast %332 : vector<4xi8> to vector<1xf32>
      %334 = vector.extract %333[0] : f32 from vector<1xf32>
      %335 = arith.mulf %334, %320 : f32
      %336 = arith.mulf %308, %335 : f32
      %337 = arith.muli %314, %outputFeatures : index
      %338 = arith.addi %337, %15 : index
      %339 = wave.lane
      %340 = arith.remui %339, %c7 : index
      %341 = arith.addi %338, %340 : index
      scf.if %13 {
        %342 = arith.addi %341, %c4 : index
        %343 = memref.load %residual[%342] : memref<?xf32>
        %344 = arith.addf %343, %328 : f32
        %345 = arith.addi %341, %c4 : index
        memref.store %344, %out[%345] : memref<?xf32>
      } else {
        %346 = arith.addi %341, %c4 : index
        memref.store %328, %out[%346] : memref<?xf32>
      }
      scf.if %13 {
        %347 = arith.addi %341, %c7 : index
        %348 = memref.load %residual[%347] : memref<?xf32>
        %349 = arith.addf %348, %336 : f32
        %350 = arith.addi %341, %c7 : index
        memref.store %349, %out[%350] : memref<?xf32>
      } else {
        %351 = arith.addi %341, %c7 : index
        memref.store %336, %out[%351] : memref<?xf32>
      }
    }
    %352 = arith.muli %252, %c16 : index
    %353 = arith.addi %352, %c5 : index
    %354 = arith.muli %353, %c1 : index
    %355 = arith.addi %354, %251 : index
    %356 = arith.addi %355, %c4 : index
    %357 = memref.load %12[%356] : memref<?xf32>
    %358 = arith.addi %356, %c17 : index
    %359 = memref.load %12[%358] : memref<?xf32>
    %360 = arith.addf %357, %359 : f32
    %361 = arith.muli %353, %c1 : index
    %362 = arith.addi %361, %251 : index
    %363 = arith.addi %362, %c18 : index
    %364 = memref.load %12[%363] : memref<?xf32>
    %365 = arith.addi %363, %c17 : index
    %366 = memref.load %12[%365] : memref<?xf32>
    %367 = arith.addf %364, %366 : f32
    %368 = wave.lane
    %369 = arith.addi %11, %c4 : index
    %370 = arith.muli %353, %c3 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.divui %368, %c7 : index
    %373 = arith.addi %371, %372 : index
    %374 = arith.cmpi slt, %373, %10 : index
    scf.if %374 {
      %375 = arith.cmpi eq, %hasFactors, %c5 : index
      %376 = arith.muli %373, %c3 : index
      %377 = memref.load %factors[%376] : memref<?xf32>
      %378 = arith.mulf %377, %operandScale : f32
      %379 = arith.select %375, %378, %operandScale : f32
      %380 = arith.remui %368, %c7 : index
      %381 = arith.muli %380, %c16 : index
      %382 = arith.addi %6, %381 : index
      %383 = vector.load %w[%382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %384 = vector.bitcast %383 : vector<4xi8> to vector<1xf32>
      %385 = vector.extract %384[0] : f32 from vector<1xf32>
      %386 = arith.mulf %385, %379 : f32
      %387 = arith.mulf %360, %386 : f32
      %388 = arith.remui %368, %c7 : index
      %389 = arith.muli %388, %c16 : index
      %390 = arith.addi %8, %389 : index
      %391 = vector.load %w[%390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %392 = vector.bitcast %391 : vector<4xi8> to vector<1xf32>
      %393 = vector.extract %392[0] : f32 from vector<1xf32>
      %394 = arith.mulf %393, %379 : f32
      %395 = arith.mulf %367, %394 : f32
      %396 = arith.muli %373, %outputFeatures : index
      %397 = arith.addi %396, %15 : index
      %398 = wave.lane
      %399 = arith.remui %398, %c7 : index
      %400 = arith.addi %397, %399 : index
      scf.if %13 {
        %401 = arith.addi %400, %c4 : index
        %402 = memref.load %residual[%401] : memref<?xf32>
        %403 = arith.addf %402, %387 : f32
        %404 = arith.addi %400, %c4 : index
        memref.store %403, %out[%404] : memref<?xf32>
      } else {
        %405 = arith.addi %400, %c4 : index
        memref.store %387, %out[%405] : memref<?xf32>
      }
      scf.if %13 {
        %406 = arith.addi %400, %c7 : index
        %407 = memref.load %residual[%406] : memref<?xf32>
        %408 = arith.addf %407, %395 : f32
        %409 = arith.addi %400, %c7 : index
        memref.store %408, %out[%409] : memref<?xf32>
      } else {
        %410 = arith.addi %400, %c7 : index
        memref.store %395, %out[%410] : memref<?xf32>
      }
    }
    %411 = arith.muli %252, %c16 : index
    %412 = arith.addi %411, %c3 : index
    %413 = arith.muli %412, %c1 : index
    %414 = arith.addi %413, %251 : index
    %415 = arith.addi %414, %c4 : index
    %416 = memref.load %12[%415] : memref<?xf32>
    %417 = arith.addi %415, %c17 : index
    %418 = memref.load %12[%417] : memref<?xf32>
    %419 = arith.addf %416, %418 : f32
    %420 = arith.muli %412, %c1 : index
    %421 = arith.addi %420, %251 : index
    %422 = arith.addi %421, %c18 : index
    %423 = memref.load %12[%422] : memref<?xf32>
    %424 = arith.addi %422, %c17 : index
    %425 = memref.load %12[%424] : memref<?xf32>
    %426 = arith.addf %423, %425 : f32
    %427 = wave.lane
    %428 = arith.addi %11, %c4 : index
    %429 = arith.muli %412, %c3 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c7 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %10 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c5 : index
      %435 = arith.muli %432, %c3 : index
      %436 = memref.load %factors[%435] : memref<?xf32>
      %437 = arith.mulf %436, %operandScale : f32
      %438 = arith.select %434, %437, %operandScale : f32
      %439 = arith.remui %427, %c7 : index
      %440 = arith.muli %439, %c16 : index
      %441 = arith.addi %6, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<1xf32>
      %444 = vector.extract %443[0] : f32 from vector<1xf32>
      %445 = arith.mulf %444, %438 : f32
      %446 = arith.mulf %419, %445 : f32
      %447 = arith.remui %427, %c7 : index
      %448 = arith.muli %447, %c16 : index
      %449 = arith.addi %8, %448 : index
      %450 = vector.load %w[%449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %451 = vector.bitcast %450 : vector<4xi8> to vector<1xf32>
      %452 = vector.extract %451[0] : f32 from vector<1xf32>
      %453 = arith.mulf %452, %438 : f32
      %454 = arith.mulf %426, %453 : f32
      %455 = arith.muli %432, %outputFeatures : index
      %456 = arith.addi %455, %15 : index
      %457 = wave.lane
      %458 = arith.remui %457, %c7 : index
      %459 = arith.addi %456, %458 : index
      scf.if %13 {
        %460 = arith.addi %459, %c4 : index
        %461 = memref.load %residual[%460] : memref<?xf32>
        %462 = arith.addf %461, %446 : f32
        %463 = arith.addi %459, %c4 : index
        memref.store %462, %out[%463] : memref<?xf32>
      } else {
        %464 = arith.addi %459, %c4 : index
        memref.store %446, %out[%464] : memref<?xf32>
      }
      scf.if %13 {
        %465 = arith.addi %459, %c7 : index
        %466 = memref.load %residual[%465] : memref<?xf32>
        %467 = arith.addf %466, %454 : f32
        %468 = arith.addi %459, %c7 : index
        memref.store %467, %out[%468] : memref<?xf32>
      } else {
        %469 = arith.addi %459, %c7 : index
        memref.store %454, %out[%469] : memref<?xf32>
      }
    }
    %470 = arith.muli %252, %c16 : index
    %471 = arith.addi %470, %c19 : index
    %472 = arith.muli %471, %c1 : index
    %473 = arith.addi %472, %251 : index
    %474 = arith.addi %473, %c4 : index
    %475 = memref.load %12[%474] : memref<?xf32>
    %476 = arith.addi %474, %c17 : index
    %477 = memref.load %12[%476] : memref<?xf32>
    %478 = arith.addf %475, %477 : f32
    %479 = arith.muli %471, %c1 : index
    %480 = arith.addi %479, %251 : index
    %481 = arith.addi %480, %c18 : index
    %482 = memref.load %12[%481] : memref<?xf32>
    %483 = arith.addi %481, %c17 : index
    %484 = memref.load %12[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = wave.lane
    %487 = arith.addi %11, %c4 : index
    %488 = arith.muli %471, %c3 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.divui %486, %c7 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.cmpi slt, %491, %10 : index
    scf.if %492 {
      %493 = arith.cmpi eq, %hasFactors, %c5 : index
      %494 = arith.muli %491, %c3 : index
      %495 = memref.load %factors[%494] : memref<?xf32>
      %496 = arith.mulf %495, %operandScale : f32
      %497 = arith.select %493, %496, %operandScale : f32
      %498 = arith.remui %486, %c7 : index
      %499 = arith.muli %498, %c16 : index
      %500 = arith.addi %6, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %497 : f32
      %505 = arith.mulf %478, %504 : f32
      %506 = arith.remui %486, %c7 : index
      %507 = arith.muli %506, %c16 : index
      %508 = arith.addi %8, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %497 : f32
      %513 = arith.mulf %485, %512 : f32
      %514 = arith.muli %491, %outputFeatures : index
      %515 = arith.addi %514, %15 : index
      %516 = wave.lane
      %517 = arith.remui %516, %c7 : index
      %518 = arith.addi %515, %517 : index
      scf.if %13 {
        %519 = arith.addi %518, %c4 : index
        %520 = memref.load %residual[%519] : memref<?xf32>
        %521 = arith.addf %520, %505 : f32
        %522 = arith.addi %518, %c4 : index
        memref.store %521, %out[%522] : memref<?xf32>
      } else {
        %523 = arith.addi %518, %c4 : index
        memref.store %505, %out[%523] : memref<?xf32>
      }
      scf.if %13 {
        %524 = arith.addi %518, %c7 : index
        %525 = memref.load %residual[%524] : memref<?xf32>
        %526 = arith.addf %525, %513 : f32
        %527 = arith.addi %518, %c7 : index
        memref.store %526, %out[%527] : memref<?xf32>
      } else {
        %528 = arith.addi %518, %c7 : index
        memref.store %513, %out[%528] : memref<?xf32>
      }
    }
  }
  wave.return
}
