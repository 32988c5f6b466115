// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c21 = arith.constant 0x3F800000 : f32
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
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
  %13 = wave.scratch %operandHalves : memref<?xf16>
  %14 = arith.cmpi eq, %hasResidual, %c5 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %11, %10 : index
  scf.if %17 {
    %18 = arith.muli %1, %c5 : index
    %19 = wave.wave
    %20 = arith.muli %19, %c1 : index
    %21 = wave.lane
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c12 : index
    scf.for %24 = %23 to %operandHalves step %c13 {
      %25 = vector.load %x[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %25, %13[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %26 = arith.divui %inputFeatures, %c7 : index
    %27 = arith.muli %12, %stepsPerWave : index
    %28 = arith.minsi %27, %26 : index
    %29 = arith.addi %28, %stepsPerWave : index
    %30 = arith.minsi %29, %26 : index
    %31 = arith.subi %30, %28 : index
    %32 = arith.divui %31, %c16 : index
    %33 = arith.muli %32, %c16 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %36 = arith.addi %28, %stepsPerWave : index
    %37 = arith.select %35, %36, %34 : index
    %41:2 = scf.for %38 = %28 to %37 step %c16 iter_args(%39 = %c14, %40 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %42 = wave.lane
      %43 = arith.addi %38, %c4 : index
      %44 = arith.addi %6, %c2 : index
      %45 = arith.muli %43, %c18 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.remui %42, %c7 : index
      %48 = arith.muli %47, %c7 : index
      %49 = arith.addi %46, %48 : index
      %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %51 = vector.bitcast %50 : vector<16xi8> to vector<8xf16>
      %52 = arith.addi %49, %c13 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = vector.shuffle %51, %54 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %56 = arith.addi %38, %c5 : index
      %57 = arith.addi %6, %c2 : index
      %58 = arith.muli %56, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.remui %42, %c7 : index
      %61 = arith.muli %60, %c7 : index
      %62 = arith.addi %59, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
      %65 = arith.addi %62, %c13 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = arith.addi %38, %c3 : index
      %70 = arith.addi %6, %c2 : index
      %71 = arith.muli %69, %c18 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.remui %42, %c7 : index
      %74 = arith.muli %73, %c7 : index
      %75 = arith.addi %72, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = arith.addi %75, %c13 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = arith.addi %38, %c19 : index
      %83 = arith.addi %6, %c2 : index
      %84 = arith.muli %82, %c18 : index
      %85 = arith.addi %83, %84 : index
      %86 = arith.remui %42, %c7 : index
      %87 = arith.muli %86, %c7 : index
      %88 = arith.addi %85, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = arith.addi %88, %c13 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = vector.shuffle %90, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = arith.addi %38, %c4 : index
      %96 = arith.addi %8, %c2 : index
      %97 = arith.muli %95, %c18 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.remui %42, %c7 : index
      %100 = arith.muli %99, %c7 : index
      %101 = arith.addi %98, %100 : index
      %102 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<8xf16>
      %104 = arith.addi %101, %c13 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = arith.addi %38, %c5 : index
      %109 = arith.addi %8, %c2 : index
      %110 = arith.muli %108, %c18 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.remui %42, %c7 : index
      %113 = arith.muli %112, %c7 : index
      %114 = arith.addi %111, %113 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<8xf16>
      %117 = arith.addi %114, %c13 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = arith.addi %38, %c3 : index
      %122 = arith.addi %8, %c2 : index
      %123 = arith.muli %121, %c18 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.remui %42, %c7 : index
      %126 = arith.muli %125, %c7 : index
      %127 = arith.addi %124, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<8xf16>
      %130 = arith.addi %127, %c13 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.addi %38, %c19 : index
      %135 = arith.addi %8, %c2 : index
      %136 = arith.muli %134, %c18 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.remui %42, %c7 : index
      %139 = arith.muli %138, %c7 : index
      %140 = arith.addi %137, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<8xf16>
      %143 = arith.addi %140, %c13 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = vector.shuffle %142, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = arith.addi %18, %c4 : index
      %148 = arith.muli %38, %c5 : index
      %149 = arith.addi %148, %c4 : index
      %150 = arith.divui %inputFeatures, %c7 : index
      %151 = arith.muli %147, %150 : index
      %152 = arith.addi %151, %149 : index
      %153 = arith.muli %tileRows, %c7 : index
      %154 = arith.muli %152, %153 : index
      %155 = arith.remui %42, %tileRows : index
      %156 = arith.muli %155, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %13[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c12 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %13[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %55, %39 : vector<16xf16>, vector<8xf32>
      %164 = wave.mma %162, %107, %40 : vector<16xf16>, vector<8xf32>
      %165 = arith.addi %18, %c4 : index
      %166 = arith.muli %38, %c5 : index
      %167 = arith.addi %166, %c5 : index
      %168 = arith.divui %inputFeatures, %c7 : index
      %169 = arith.muli %165, %168 : index
      %170 = arith.addi %169, %167 : index
      %171 = arith.muli %tileRows, %c7 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.remui %42, %tileRows : index
      %174 = arith.muli %173, %c12 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %13[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c12 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %13[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %68, %163 : vector<16xf16>, vector<8xf32>
      %182 = wave.mma %180, %120, %164 : vector<16xf16>, vector<8xf32>
      %183 = arith.addi %18, %c4 : index
      %184 = arith.muli %38, %c5 : index
      %185 = arith.addi %184, %c3 : index
      %186 = arith.divui %inputFeatures, %c7 : index
      %187 = arith.muli %183, %186 : index
      %188 = arith.addi %187, %185 : index
      %189 = arith.muli %tileRows, %c7 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.remui %42, %tileRows : index
      %192 = arith.muli %191, %c12 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %13[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %13[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %81, %181 : vector<16xf16>, vector<8xf32>
      %200 = wave.mma %198, %133, %182 : vector<16xf16>, vector<8xf32>
      %201 = arith.addi %18, %c4 : index
      %202 = arith.muli %38, %c5 : index
      %203 = arith.addi %202, %c19 : index
      %204 = arith.divui %inputFeatures, %c7 : index
      %205 = arith.muli %201, %204 : index
      %206 = arith.addi %205, %203 : index
      %207 = arith.muli %tileRows, %c7 : index
      %208 = arith.muli %206, %207 : index
      %209 = arith.remui %42, %tileRows : index
      %210 = arith.muli %209, %c12 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %13[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = arith.muli %tileRows, %c12 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %13[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = vector.shuffle %212, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = wave.mma %216, %94, %199 : vector<16xf16>, vector<8xf32>
      %218 = wave.mma %216, %146, %200 : vector<16xf16>, vector<8xf32>
      scf.yield %217, %218 : vector<8xf32>, vector<8xf32>
    }
    %219 = arith.select %35, %37, %30 : index
    %223:2 = scf.for %220 = %37 to %219 step %c5 iter_args(%221 = %41#0, %222 = %41#1) -> (vector<8xf32>, vector<8xf32>) {
      %224 = wave.lane
      %225 = arith.addi %220, %c4 : index
      %226 = arith.addi %6, %c2 : index
      %227 = arith.muli %225, %c18 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.remui %224, %c7 : index
      %230 = arith.muli %229, %c7 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = arith.addi %231, %c13 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.addi %220, %c4 : index
      %239 = arith.addi %8, %c2 : index
      %240 = arith.muli %238, %c18 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.remui %224, %c7 : index
      %243 = arith.muli %242, %c7 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<8xf16>
      %247 = arith.addi %244, %c13 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.addi %18, %c4 : index
      %252 = arith.muli %220, %c5 : index
      %253 = arith.addi %252, %c4 : index
      %254 = arith.divui %inputFeatures, %c7 : index
      %255 = arith.muli %251, %254 : index
      %256 = arith.addi %255, %253 : index
      %257 = arith.muli %tileRows, %c7 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.remui %224, %tileRows : index
      %260 = arith.muli %259, %c12 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %13[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c12 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %13[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %237, %221 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %250, %222 : vector<16xf16>, vector<8xf32>
      scf.yield %267, %268 : vector<8xf32>, vector<8xf32>
    }
    %269 = wave.lane
    %270 = vector.extract %223#0[0] : f32 from vector<8xf32>
    %271 = vector.extract %223#1[0] : f32 from vector<8xf32>
    %272 = wave.lane
    %273 = arith.addi %11, %c4 : index
    %274 = arith.muli %c4, %c3 : index
    %275 = arith.addi %273, %274 : index
    %276 = arith.divui %272, %c7 : index
    %277 = arith.addi %275, %276 : index
    %278 = arith.cmpi slt, %277, %10 : index
    scf.if %278 {
      %279 = arith.cmpi eq, %hasFactors, %c5 : index
      %280 = memref.load %factors[%277] : memref<?xf32>
      %281 = arith.select %279, %280, %c21 : f32
      %282 = arith.remui %272, %c7 : index
      %283 = arith.muli %282, %c16 : index
      %284 = arith.addi %6, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<1xf32>
      %287 = vector.extract %286[0] : f32 from vector<1xf32>
      %288 = arith.mulf %287, %281 : f32
      %289 = arith.mulf %270, %288 : f32
      %290 = arith.remui %272, %c7 : index
      %291 = arith.muli %290, %c16 : index
      %292 = arith.addi %8, %291 : index
      %293 = vector.load %w[%292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %294 = vector.bitcast %293 : vector<4xi8> to vector<1xf32>
      %295 = vector.extract %294[0] : f32 from vector<1xf32>
      %296 = arith.mulf %295, %281 : f32
      %297 = arith.mulf %271, %296 : f32
      %298 = arith.muli %277, %outputFeatures : index
      %299 = arith.addi %298, %16 : index
      %300 = wave.lane
      %301 = arith.remui %300, %c7 : index
      %302 = arith.addi %299, %301 : index
      scf.if %14 {
        %303 = arith.addi %302, %c4 : index
        %304 = memref.load %residual[%303] : memref<?xf32>
        %305 = arith.addf %304, %289 : f32
        %306 = arith.addi %302, %c4 : index
        memref.store %305, %out[%306] : memref<?xf32>
      } else {
        %307 = arith.addi %302, %c4 : index
        memref.store %289, %out[%307] : memref<?xf32>
      }
      scf.if %14 {
        %308 = arith.addi %302, %c7 : index
        %309 = memref.load %residual[%308] : memref<?xf32>
        %310 = arith.addf %309, %297 : f32
        %311 = arith.addi %302, %c7 : index
        memref.store %310, %out[%311] : memref<?xf32>
      } else {
        %312 = arith.addi %302, %c7 : index
        memref.store %297, %out[%312] : memref<?xf32>
      }
    }
    %313 = vector.extract %223#0[1] : f32 from vector<8xf32>
    %314 = vector.extract %223#1[1] : f32 from vector<8xf32>
    %315 = wave.lane
    %316 = arith.addi %11, %c4 : index
    %317 = arith.muli %c5, %c3 : index
    %318 = arith.addi %316, %317 : index
    %319 = arith.divui %315, %c7 : index
    %320 = arith.addi %318, %319 : index
    %321 = arith.cmpi slt, %320, %10 : index
    scf.if %321 {
      %322 = arith.cmpi eq, %hasFactors, %c5 : index
      %323 = memref.load %factors[%320] : memref<?xf32>
      %324 = arith.select %322, %323, %c21 : f32
      %325 = arith.remui %315, %c7 : index
      %326 = arith.muli %325, %c16 : index
      %327 = arith.addi %6, %326 : index
      %328 = vector.load %w[%327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %329 = vector.bitcast %328 : vector<4xi8> to vector<1xf32>
      %330 = vector.extract %329[0] : f32 from vector<1xf32>
      %331 = arith.mulf %330, %324 : f32
      %332 = arith.mulf %313, %331 : f32
      %333 = arith.remui %315, %c7 : index
      %334 = arith.muli %333, %c16 : index
      %335 = arith.addi %8, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %324 : f32
      %340 = arith.mulf %314, %339 : f32
      %341 = arith.muli %320, %outputFeatures : index
      %342 = arith.addi %341, %16 : index
      %343 = wave.lane
      %344 = arith.remui %343, %c7 : index
      %345 = arith.addi %342, %344 : index
      scf.if %14 {
        %346 = arith.addi %345, %c4 : index
        %347 = memref.load %residual[%346] : memref<?xf32>
        %348 = arith.addf %347, %332 : f32
        %349 = arith.addi %345, %c4 : index
        memref.store %348, %out[%349] : memref<?xf32>
      } else {
        %350 = arith.addi %345, %c4 : index
        memref.store %332, %out[%350] : memref<?xf32>
      }
      scf.if %14 {
        %351 = arith.addi %345, %c7 : index
        %352 = memref.load %residual[%351] : memref<?xf32>
        %353 = arith.addf %352, %340 : f32
        %354 = arith.addi %345, %c7 : index
        memref.store %353, %out[%354] : memref<?xf32>
      } else {
        %355 = arith.addi %345, %c7 : index
        memref.store %340, %out[%355] : memref<?xf32>
      }
    }
    %356 = vector.extract %223#0[2] : f32 from vector<8xf32>
    %357 = vector.extract %223#1[2] : f32 from vector<8xf32>
    %358 = wave.lane
    %359 = arith.addi %11, %c4 : index
    %360 = arith.muli %c3, %c3 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.divui %358, %c7 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.cmpi slt, %363, %10 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c5 : index
      %366 = memref.load %factors[%363] : memref<?xf32>
      %367 = arith.select %365, %366, %c21 : f32
      %368 = arith.remui %358, %c7 : index
      %369 = arith.muli %368, %c16 : index
      %370 = arith.addi %6, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %367 : f32
      %375 = arith.mulf %356, %374 : f32
      %376 = arith.remui %358, %c7 : index
      %377 = arith.muli %376, %c16 : index
      %378 = arith.addi %8, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
      %381 = vector.extract %380[0] : f32 from vector<1xf32>
      %382 = arith.mulf %381, %367 : f32
      %383 = arith.mulf %357, %382 : f32
      %384 = arith.muli %363, %outputFeatures : index
      %385 = arith.addi %384, %16 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c7 : index
      %388 = arith.addi %385, %387 : index
      scf.if %14 {
        %389 = arith.addi %388, %c4 : index
        %390 = memref.load %residual[%389] : memref<?xf32>
        %391 = arith.addf %390, %375 : f32
        %392 = arith.addi %388, %c4 : index
        memref.store %391, %out[%392] : memref<?xf32>
      } else {
        %393 = arith.addi %388, %c4 : index
        memref.store %375, %out[%393] : memref<?xf32>
      }
      scf.if %14 {
        %394 = arith.addi %388, %c7 : index
        %395 = memref.load %residual[%394] : memref<?xf32>
        %396 = arith.addf %395, %383 : f32
        %397 = arith.addi %388, %c7 : index
        memref.store %396, %out[%397] : memref<?xf32>
      } else {
        %398 = arith.addi %388, %c7 : index
        memref.store %383, %out[%398] : memref<?xf32>
      }
    }
    %399 = vector.extract %223#0[3] : f32 from vector<8xf32>
    %400 = vector.extract %223#1[3] : f32 from vector<8xf32>
    %401 = wave.lane
    %402 = arith.addi %11, %c4 : index
    %403 = arith.muli %c19, %c3 : index
    %404 = arith.addi %402, %403 : index
    %405 = arith.divui %401, %c7 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.cmpi slt, %406, %10 : index
    scf.if %407 {
      %408 = arith.cmpi eq, %hasFactors, %c5 : index
      %409 = memref.load %factors[%406] : memref<?xf32>
      %410 = arith.select %408, %409, %c21 : f32
      %411 = arith.remui %401, %c7 : index
      %412 = arith.muli %411, %c16 : index
      %413 = arith.addi %6, %412 : index
      %414 = vector.load %w[%413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %415 = vector.bitcast %414 : vector<4xi8> to vector<1xf32>
      %416 = vector.extract %415[0] : f32 from vector<1xf32>
      %417 = arith.mulf %416, %410 : f32
      %418 = arith.mulf %399, %417 : f32
      %419 = arith.remui %401, %c7 : index
      %420 = arith.muli %419, %c16 : index
      %421 = arith.addi %8, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %410 : f32
      %426 = arith.mulf %400, %425 : f32
      %427 = arith.muli %406, %outputFeatures : index
      %428 = arith.addi %427, %16 : index
      %429 = wave.lane
      %430 = arith.remui %429, %c7 : index
      %431 = arith.addi %428, %430 : index
      scf.if %14 {
        %432 = arith.addi %431, %c4 : index
        %433 = memref.load %residual[%432] : memref<?xf32>
        %434 = arith.addf %433, %418 : f32
        %435 = arith.addi %431, %c4 : index
        memref.store %434, %out[%435] : memref<?xf32>
      } else {
        %436 = arith.addi %431, %c4 : index
        memref.store %418, %out[%436] : memref<?xf32>
      }
      scf.if %14 {
        %437 = arith.addi %431, %c7 : index
        %438 = memref.load %residual[%437] : memref<?xf32>
        %439 = arith.addf %438, %426 : f32
        %440 = arith.addi %431, %c7 : index
        memref.store %439, %out[%440] : memref<?xf32>
      } else {
        %441 = arith.addi %431, %c7 : index
        memref.store %426, %out[%441] : memref<?xf32>
      }
    }
    %442 = vector.extract %223#0[4] : f32 from vector<8xf32>
    %443 = vector.extract %223#1[4] : f32 from vector<8xf32>
    %444 = wave.lane
    %445 = arith.addi %11, %c4 : index
    %446 = arith.muli %c16, %c3 : index
    %447 = arith.addi %445, %446 : index
    %448 = arith.divui %444, %c7 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.cmpi slt, %449, %10 : index
    scf.if %450 {
      %451 = arith.cmpi eq, %hasFactors, %c5 : index
      %452 = memref.load %factors[%449] : memref<?xf32>
      %453 = arith.select %451, %452, %c21 : f32
      %454 = arith.remui %444, %c7 : index
      %455 = arith.muli %454, %c16 : index
      %456 = arith.addi %6, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %453 : f32
      %461 = arith.mulf %442, %460 : f32
      %462 = arith.remui %444, %c7 : index
      %463 = arith.muli %462, %c16 : index
      %464 = arith.addi %8, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %453 : f32
      %469 = arith.mulf %443, %468 : f32
      %470 = arith.muli %449, %outputFeatures : index
      %471 = arith.addi %470, %16 : index
      %472 = wave.lane
      %473 = arith.remui %472, %c7 : index
      %474 = arith.addi %471, %473 : index
      scf.if %14 {
        %475 = arith.addi %474, %c4 : index
        %476 = memref.load %residual[%475] : memref<?xf32>
        %477 = arith.addf %476, %461 : f32
        %478 = arith.addi %474, %c4 : index
        memref.store %477, %out[%478] : memref<?xf32>
      } else {
        %479 = arith.addi %474, %c4 : index
        memref.store %461, %out[%479] : memref<?xf32>
      }
      scf.if %14 {
        %480 = arith.addi %474, %c7 : index
        %481 = memref.load %residual[%480] : memref<?xf32>
        %482 = arith.addf %481, %469 : f32
        %483 = arith.addi %474, %c7 : index
        memref.store %482, %out[%483] : memref<?xf32>
      } else {
        %484 = arith.addi %474, %c7 : index
        memref.store %469, %out[%484] : memref<?xf32>
      }
    }
    %485 = vector.extract %223#0[5] : f32 from vector<8xf32>
    %486 = vector.extract %223#1[5] : f32 from vector<8xf32>
    %487 = wave.lane
    %488 = arith.addi %11, %c4 : index
    %489 = arith.muli %c22, %c3 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.divui %487, %c7 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.cmpi slt, %492, %10 : index
    scf.if %493 {
      %494 = arith.cmpi eq, %hasFactors, %c5 : index
      %495 = memref.load %factors[%492] : memref<?xf32>
      %496 = arith.select %494, %495, %c21 : f32
      %497 = arith.remui %487, %c7 : index
      %498 = arith.muli %497, %c16 : index
      %499 = arith.addi %6, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.bitcast %500 : vector<4xi8> to vector<1xf32>
      %502 = vector.extract %501[0] : f32 from vector<1xf32>
      %503 = arith.mulf %502, %496 : f32
      %504 = arith.mulf %485, %503 : f32
      %505 = arith.remui %487, %c7 : index
      %506 = arith.muli %505, %c16 : index
      %507 = arith.addi %8, %506 : index
      %508 = vector.load %w[%507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %509 = vector.bitcast %508 : vector<4xi8> to vector<1xf32>
      %510 = vector.extract %509[0] : f32 from vector<1xf32>
      %511 = arith.mulf %510, %496 : f32
      %512 = arith.mulf %486, %511 : f32
      %513 = arith.muli %492, %outputFeatures : index
      %514 = arith.addi %513, %16 : index
      %515 = wave.lane
      %516 = arith.remui %515, %c7 : index
      %517 = arith.addi %514, %516 : index
      scf.if %14 {
        %518 = arith.addi %517, %c4 : index
        %519 = memref.load %residual[%518] : memref<?xf32>
        %520 = arith.addf %519, %504 : f32
        %521 = arith.addi %517, %c4 : index
        memref.store %520, %out[%521] : memref<?xf32>
      } else {
        %522 = arith.addi %517, %c4 : index
        memref.store %504, %out[%522] : memref<?xf32>
      }
      scf.if %14 {
        %523 = arith.addi %517, %c7 : index
        %524 = memref.load %residual[%523] : memref<?xf32>
        %525 = arith.addf %524, %512 : f32
        %526 = arith.addi %517, %c7 : index
        memref.store %525, %out[%526] : memref<?xf32>
      } else {
        %527 = arith.addi %517, %c7 : index
        memref.store %512, %out[%527] : memref<?xf32>
      }
    }
    %528 = vector.extract %223#0[6] : f32 from vector<8xf32>
    %529 = vector.extract %223#1[6] : f32 from vector<8xf32>
    %530 = wave.lane
    %531 = arith.addi %11, %c4 : index
    %532 = arith.muli %c23, %c3 : index
    %533 = arith.addi %531, %532 : index
    %534 = arith.divui %530, %c7 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.cmpi slt, %535, %10 : index
    scf.if %536 {
      %537 = arith.cmpi eq, %hasFactors, %c5 : index
      %538 = memref.load %factors[%535] : memref<?xf32>
      %539 = arith.select %537, %538, %c21 : f32
      %540 = arith.remui %530, %c7 : index
      %541 = arith.muli %540, %c16 : index
      %542 = arith.addi %6, %541 : index
      %543 = vector.load %w[%542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %544 = vector.bitcast %543 : vector<4xi8> to vector<1xf32>
      %545 = vector.extract %544[0] : f32 from vector<1xf32>
      %546 = arith.mulf %545, %539 : f32
      %547 = arith.mulf %528, %546 : f32
      %548 = arith.remui %530, %c7 : index
      %549 = arith.muli %548, %c16 : index
      %550 = arith.addi %8, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %539 : f32
      %555 = arith.mulf %529, %554 : f32
      %556 = arith.muli %535, %outputFeatures : index
      %557 = arith.addi %556, %16 : index
      %558 = wave.lane
      %559 = arith.remui %558, %c7 : index
      %560 = arith.addi %557, %559 : index
      scf.if %14 {
        %561 = arith.addi %560, %c4 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %547 : f32
        %564 = arith.addi %560, %c4 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %560, %c4 : index
        memref.store %547, %out[%565] : memref<?xf32>
      }
      scf.if %14 {
        %566 = arith.addi %560, %c7 : index
        %567 = memref.load %residual[%566] : memref<?xf32>
        %568 = arith.addf %567, %555 : f32
        %569 = arith.addi %560, %c7 : index
        memref.store %568, %out[%569] : memref<?xf32>
      } else {
        %570 = arith.addi %560, %c7 : index
        memref.store %555, %out[%570] : memref<?xf32>
      }
    }
    %571 = vector.extract %223#0[7] : f32 from vector<8xf32>
    %572 = vector.extract %223#1[7] : f32 from vector<8xf32>
    %573 = wave.lane
    %574 = arith.addi %11, %c4 : index
    %575 = arith.muli %c24, %c3 : index
    %576 = arith.addi %574, %575 : index
    %577 = arith.divui %573, %c7 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.cmpi slt, %578, %10 : index
    scf.if %579 {
      %580 = arith.cmpi eq, %hasFactors, %c5 : index
      %581 = memref.load %factors[%578] : memref<?xf32>
      %582 = arith.select %580, %581, %c21 : f32
      %583 = arith.remui %573, %c7 : index
      %584 = arith.muli %583, %c16 : index
      %585 = arith.addi %6, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %582 : f32
      %590 = arith.mulf %571, %589 : f32
      %591 = arith.remui %573, %c7 : index
      %592 = arith.muli %591, %c16 : index
      %593 = arith.addi %8, %592 : index
      %594 = vector.load %w[%593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %595 = vector.bitcast %594 : vector<4xi8> to vector<1xf32>
      %596 = vector.extract %595[0] : f32 from vector<1xf32>
      %597 = arith.mulf %596, %582 : f32
      %598 = arith.mulf %572, %597 : f32
      %599 = arith.muli %578, %outputFeatures : index
      %600 = arith.addi %599, %16 : index
      %601 = wave.lane
      %602 = arith.remui %601, %c7 : index
      %603 = arith.addi %600, %602 : index
      scf.if %14 {
        %604 = arith.addi %603, %c4 : index
        %605 = memref.load %residual[%604] : memref<?xf32>
        %606 = arith.addf %605, %590 : f32
        %607 = arith.addi %603, %c4 : index
        memref.store %606, %out[%607] : memref<?xf32>
      } else {
        %608 = arith.addi %603, %c4 : index
        memref.store %590, %out[%608] : memref<?xf32>
      }
      scf.if %14 {
        %609 = arith.addi %603, %c7 : index
        %610 = memref.load %residual[%609] : memref<?xf32>
        %611 = arith.addf %610, %598 : f32
        %612 = arith.addi %603, %c7 : index
        memref.store %611, %out[%612] : memref<?xf32>
      } else {
        %613 = arith.addi %603, %c7 : index
        memref.store %598, %out[%613] : memref<?xf32>
      }
    }
  }
  wave.return
}
