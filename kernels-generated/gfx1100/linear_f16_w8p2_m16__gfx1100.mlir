// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 4096 : index
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
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
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
    %293 = arith.muli %252, %c5 : index
    %294 = arith.addi %293, %c4 : index
    %295 = arith.muli %294, %c1 : index
    %296 = arith.addi %295, %251 : index
    %297 = arith.addi %296, %c4 : index
    %298 = memref.load %12[%297] : memref<?xf32>
    %299 = arith.addi %297, %c17 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.addi %297, %c25 : index
    %303 = memref.load %12[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %297, %c26 : index
    %306 = memref.load %12[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %297, %c27 : index
    %309 = memref.load %12[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %297, %c28 : index
    %312 = memref.load %12[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %297, %c29 : index
    %315 = memref.load %12[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.addi %297, %c30 : index
    %318 = memref.load %12[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = arith.muli %294, %c1 : index
    %321 = arith.addi %320, %251 : index
    %322 = arith.addi %321, %c18 : index
    %323 = memref.load %12[%322] : memref<?xf32>
    %324 = arith.addi %322, %c17 : index
    %325 = memref.load %12[%324] : memref<?xf32>
    %326 = arith.addf %323, %325 : f32
    %327 = arith.addi %322, %c25 : index
    %328 = memref.load %12[%327] : memref<?xf32>
    %329 = arith.addf %326, %328 : f32
    %330 = arith.addi %322, %c26 : index
    %331 = memref.load %12[%330] : memref<?xf32>
    %332 = arith.addf %329, %331 : f32
    %333 = arith.addi %322, %c27 : index
    %334 = memref.load %12[%333] : memref<?xf32>
    %335 = arith.addf %332, %334 : f32
    %336 = arith.addi %322, %c28 : index
    %337 = memref.load %12[%336] : memref<?xf32>
    %338 = arith.addf %335, %337 : f32
    %339 = arith.addi %322, %c29 : index
    %340 = memref.load %12[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = arith.addi %322, %c30 : index
    %343 = memref.load %12[%342] : memref<?xf32>
    %344 = arith.addf %341, %343 : f32
    %345 = wave.lane
    %346 = arith.addi %11, %c4 : index
    %347 = arith.muli %294, %c3 : index
    %348 = arith.addi %346, %347 : index
    %349 = arith.divui %345, %c7 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.cmpi slt, %350, %10 : index
    scf.if %351 {
      %352 = arith.cmpi eq, %hasFactors, %c5 : index
      %353 = arith.muli %350, %c3 : index
      %354 = memref.load %factors[%353] : memref<?xf32>
      %355 = arith.mulf %354, %operandScale : f32
      %356 = arith.select %352, %355, %operandScale : f32
      %357 = arith.remui %345, %c7 : index
      %358 = arith.muli %357, %c16 : index
      %359 = arith.addi %6, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %356 : f32
      %364 = arith.mulf %319, %363 : f32
      %365 = arith.remui %345, %c7 : index
      %366 = arith.muli %365, %c16 : index
      %367 = arith.addi %8, %366 : index
      %368 = vector.load %w[%367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %369 = vector.bitcast %368 : vector<4xi8> to vector<1xf32>
      %370 = vector.extract %369[0] : f32 from vector<1xf32>
      %371 = arith.mulf %370, %356 : f32
      %372 = arith.mulf %344, %371 : f32
      %373 = arith.muli %350, %outputFeatures : index
      %374 = arith.addi %373, %15 : index
      %375 = wave.lane
      %376 = arith.remui %375, %c7 : index
      %377 = arith.addi %374, %376 : index
      scf.if %13 {
        %378 = arith.addi %377, %c4 : index
        %379 = memref.load %residual[%378] : memref<?xf32>
        %380 = arith.addf %379, %364 : f32
        %381 = arith.addi %377, %c4 : index
        memref.store %380, %out[%381] : memref<?xf32>
      } else {
        %382 = arith.addi %377, %c4 : index
        memref.store %364, %out[%382] : memref<?xf32>
      }
      scf.if %13 {
        %383 = arith.addi %377, %c7 : index
        %384 = memref.load %residual[%383] : memref<?xf32>
        %385 = arith.addf %384, %372 : f32
        %386 = arith.addi %377, %c7 : index
        memref.store %385, %out[%386] : memref<?xf32>
      } else {
        %387 = arith.addi %377, %c7 : index
        memref.store %372, %out[%387] : memref<?xf32>
      }
    }
  }
  wave.return
}
