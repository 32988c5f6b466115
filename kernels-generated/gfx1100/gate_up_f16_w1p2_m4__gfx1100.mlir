// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 0xBFB8AA3B : f32
  %c24 = arith.constant 0x477FE000 : f32
  %c25 = arith.constant 0xC77FE000 : f32
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
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
  %14 = arith.cmpi slt, %11, %10 : index
  scf.if %14 {
    %15 = arith.muli %1, %c5 : index
    %16 = wave.wave
    %17 = arith.muli %16, %c1 : index
    %18 = wave.lane
    %19 = arith.addi %17, %18 : index
    %20 = arith.muli %19, %c12 : index
    scf.for %21 = %20 to %operandHalves step %c13 {
      %22 = vector.load %x[%21] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %22, %13[%21] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %23 = arith.divui %inputFeatures, %c7 : index
    %24 = arith.muli %12, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c16 : index
    %30 = arith.muli %29, %c16 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %38:2 = scf.for %35 = %25 to %34 step %c16 iter_args(%36 = %c14, %37 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %35, %c4 : index
      %41 = arith.addi %6, %c2 : index
      %42 = arith.muli %40, %c18 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.remui %39, %c7 : index
      %45 = arith.muli %44, %c7 : index
      %46 = arith.addi %43, %45 : index
      %47 = vector.load %w[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %48 = vector.bitcast %47 : vector<16xi8> to vector<8xf16>
      %49 = arith.addi %46, %c13 : index
      %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %51 = vector.bitcast %50 : vector<16xi8> to vector<8xf16>
      %52 = vector.shuffle %48, %51 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %53 = arith.addi %35, %c5 : index
      %54 = arith.addi %6, %c2 : index
      %55 = arith.muli %53, %c18 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.remui %39, %c7 : index
      %58 = arith.muli %57, %c7 : index
      %59 = arith.addi %56, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = arith.addi %59, %c13 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
      %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = arith.addi %35, %c3 : index
      %67 = arith.addi %6, %c2 : index
      %68 = arith.muli %66, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.remui %39, %c7 : index
      %71 = arith.muli %70, %c7 : index
      %72 = arith.addi %69, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = arith.addi %72, %c13 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = vector.shuffle %74, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.addi %35, %c19 : index
      %80 = arith.addi %6, %c2 : index
      %81 = arith.muli %79, %c18 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.remui %39, %c7 : index
      %84 = arith.muli %83, %c7 : index
      %85 = arith.addi %82, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = arith.addi %85, %c13 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.addi %35, %c4 : index
      %93 = arith.addi %8, %c2 : index
      %94 = arith.muli %92, %c18 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.remui %39, %c7 : index
      %97 = arith.muli %96, %c7 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = arith.addi %98, %c13 : index
      %102 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<8xf16>
      %104 = vector.shuffle %100, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = arith.addi %35, %c5 : index
      %106 = arith.addi %8, %c2 : index
      %107 = arith.muli %105, %c18 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.remui %39, %c7 : index
      %110 = arith.muli %109, %c7 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<8xf16>
      %114 = arith.addi %111, %c13 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<8xf16>
      %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = arith.addi %35, %c3 : index
      %119 = arith.addi %8, %c2 : index
      %120 = arith.muli %118, %c18 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.remui %39, %c7 : index
      %123 = arith.muli %122, %c7 : index
      %124 = arith.addi %121, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = arith.addi %124, %c13 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.addi %35, %c19 : index
      %132 = arith.addi %8, %c2 : index
      %133 = arith.muli %131, %c18 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.remui %39, %c7 : index
      %136 = arith.muli %135, %c7 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = arith.addi %137, %c13 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<8xf16>
      %143 = vector.shuffle %139, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.addi %15, %c4 : index
      %145 = arith.muli %35, %c5 : index
      %146 = arith.addi %145, %c4 : index
      %147 = arith.divui %inputFeatures, %c7 : index
      %148 = arith.muli %144, %147 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %tileRows, %c7 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.remui %39, %tileRows : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %13[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %13[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %52, %36 : vector<16xf16>, vector<8xf32>
      %161 = wave.mma %159, %104, %37 : vector<16xf16>, vector<8xf32>
      %162 = arith.addi %15, %c4 : index
      %163 = arith.muli %35, %c5 : index
      %164 = arith.addi %163, %c5 : index
      %165 = arith.divui %inputFeatures, %c7 : index
      %166 = arith.muli %162, %165 : index
      %167 = arith.addi %166, %164 : index
      %168 = arith.muli %tileRows, %c7 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %39, %tileRows : index
      %171 = arith.muli %170, %c12 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %13[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c12 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %13[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %65, %160 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %117, %161 : vector<16xf16>, vector<8xf32>
      %180 = arith.addi %15, %c4 : index
      %181 = arith.muli %35, %c5 : index
      %182 = arith.addi %181, %c3 : index
      %183 = arith.divui %inputFeatures, %c7 : index
      %184 = arith.muli %180, %183 : index
      %185 = arith.addi %184, %182 : index
      %186 = arith.muli %tileRows, %c7 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.remui %39, %tileRows : index
      %189 = arith.muli %188, %c12 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %13[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.muli %tileRows, %c12 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %13[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %191, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %78, %178 : vector<16xf16>, vector<8xf32>
      %197 = wave.mma %195, %130, %179 : vector<16xf16>, vector<8xf32>
      %198 = arith.addi %15, %c4 : index
      %199 = arith.muli %35, %c5 : index
      %200 = arith.addi %199, %c19 : index
      %201 = arith.divui %inputFeatures, %c7 : index
      %202 = arith.muli %198, %201 : index
      %203 = arith.addi %202, %200 : index
      %204 = arith.muli %tileRows, %c7 : index
      %205 = arith.muli %203, %204 : index
      %206 = arith.remui %39, %tileRows : index
      %207 = arith.muli %206, %c12 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %13[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = arith.muli %tileRows, %c12 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %13[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = vector.shuffle %209, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = wave.mma %213, %91, %196 : vector<16xf16>, vector<8xf32>
      %215 = wave.mma %213, %143, %197 : vector<16xf16>, vector<8xf32>
      scf.yield %214, %215 : vector<8xf32>, vector<8xf32>
    }
    %216 = arith.select %32, %34, %27 : index
    %220:2 = scf.for %217 = %34 to %216 step %c5 iter_args(%218 = %38#0, %219 = %38#1) -> (vector<8xf32>, vector<8xf32>) {
      %221 = wave.lane
      %222 = arith.addi %217, %c4 : index
      %223 = arith.addi %6, %c2 : index
      %224 = arith.muli %222, %c18 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.remui %221, %c7 : index
      %227 = arith.muli %226, %c7 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<8xf16>
      %231 = arith.addi %228, %c13 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.addi %217, %c4 : index
      %236 = arith.addi %8, %c2 : index
      %237 = arith.muli %235, %c18 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.remui %221, %c7 : index
      %240 = arith.muli %239, %c7 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<8xf16>
      %244 = arith.addi %241, %c13 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.addi %15, %c4 : index
      %249 = arith.muli %217, %c5 : index
      %250 = arith.addi %249, %c4 : index
      %251 = arith.divui %inputFeatures, %c7 : index
      %252 = arith.muli %248, %251 : index
      %253 = arith.addi %252, %250 : index
      %254 = arith.muli %tileRows, %c7 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.remui %221, %tileRows : index
      %257 = arith.muli %256, %c12 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %13[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c12 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %13[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %234, %218 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %247, %219 : vector<16xf16>, vector<8xf32>
      scf.yield %264, %265 : vector<8xf32>, vector<8xf32>
    }
    %266 = wave.lane
    %267 = vector.extract %220#0[0] : f32 from vector<8xf32>
    %268 = vector.extract %220#1[0] : f32 from vector<8xf32>
    %269 = wave.lane
    %270 = arith.addi %11, %c4 : index
    %271 = arith.muli %c4, %c3 : index
    %272 = arith.addi %270, %271 : index
    %273 = arith.divui %269, %c7 : index
    %274 = arith.addi %272, %273 : index
    %275 = arith.cmpi slt, %274, %10 : index
    scf.if %275 {
      %276 = arith.cmpi eq, %hasFactors, %c5 : index
      %277 = memref.load %factors[%274] : memref<?xf32>
      %278 = arith.select %276, %277, %c21 : f32
      %279 = arith.remui %269, %c7 : index
      %280 = arith.muli %279, %c16 : index
      %281 = arith.addi %6, %280 : index
      %282 = vector.load %w[%281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %283 = vector.bitcast %282 : vector<4xi8> to vector<1xf32>
      %284 = vector.extract %283[0] : f32 from vector<1xf32>
      %285 = arith.mulf %284, %278 : f32
      %286 = arith.mulf %267, %285 : f32
      %287 = arith.remui %269, %c7 : index
      %288 = arith.muli %287, %c16 : index
      %289 = arith.addi %8, %288 : index
      %290 = vector.load %w[%289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %291 = vector.bitcast %290 : vector<4xi8> to vector<1xf32>
      %292 = vector.extract %291[0] : f32 from vector<1xf32>
      %293 = arith.mulf %292, %278 : f32
      %294 = arith.mulf %268, %293 : f32
      %295 = arith.addi %6, %c22 : index
      %296 = vector.load %w[%295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %297 = vector.bitcast %296 : vector<4xi8> to vector<1xf32>
      %298 = vector.extract %297[0] : f32 from vector<1xf32>
      %299 = arith.mulf %286, %c23 : f32
      %300 = wave.exp2 %299 : f32
      %301 = arith.addf %c21, %300 : f32
      %302 = arith.divf %286, %301 : f32
      %303 = arith.mulf %302, %294 : f32
      %304 = arith.mulf %303, %298 : f32
      %305 = arith.minimumf %304, %c24 : f32
      %306 = arith.maximumf %305, %c25 : f32
      %307 = arith.truncf %306 : f32 to f16
      %308 = arith.muli %0, %c7 : index
      %309 = wave.lane
      %310 = arith.remui %309, %c7 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.divui %274, %outTileRows : index
      %313 = arith.divui %outputFeatures, %c7 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.divui %311, %c7 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %316, %c3 : index
      %318 = arith.remui %311, %c7 : index
      %319 = arith.divui %318, %c12 : index
      %320 = arith.addi %317, %319 : index
      %321 = arith.muli %outTileRows, %c12 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.remui %274, %outTileRows : index
      %324 = arith.muli %323, %c12 : index
      %325 = arith.addi %322, %324 : index
      %326 = arith.remui %311, %c12 : index
      %327 = arith.addi %325, %326 : index
      memref.store %307, %out[%327] : memref<?xf16>
    }
    %328 = vector.extract %220#0[1] : f32 from vector<8xf32>
    %329 = vector.extract %220#1[1] : f32 from vector<8xf32>
    %330 = wave.lane
    %331 = arith.addi %11, %c4 : index
    %332 = arith.muli %c5, %c3 : index
    %333 = arith.addi %331, %332 : index
    %334 = arith.divui %330, %c7 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.cmpi slt, %335, %10 : index
    scf.if %336 {
      %337 = arith.cmpi eq, %hasFactors, %c5 : index
      %338 = memref.load %factors[%335] : memref<?xf32>
      %339 = arith.select %337, %338, %c21 : f32
      %340 = arith.remui %330, %c7 : index
      %341 = arith.muli %340, %c16 : index
      %342 = arith.addi %6, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %339 : f32
      %347 = arith.mulf %328, %346 : f32
      %348 = arith.remui %330, %c7 : index
      %349 = arith.muli %348, %c16 : index
      %350 = arith.addi %8, %349 : index
      %351 = vector.load %w[%350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %352 = vector.bitcast %351 : vector<4xi8> to vector<1xf32>
      %353 = vector.extract %352[0] : f32 from vector<1xf32>
      %354 = arith.mulf %353, %339 : f32
      %355 = arith.mulf %329, %354 : f32
      %356 = arith.addi %6, %c22 : index
      %357 = vector.load %w[%356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %358 = vector.bitcast %357 : vector<4xi8> to vector<1xf32>
      %359 = vector.extract %358[0] : f32 from vector<1xf32>
      %360 = arith.mulf %347, %c23 : f32
      %361 = wave.exp2 %360 : f32
      %362 = arith.addf %c21, %361 : f32
      %363 = arith.divf %347, %362 : f32
      %364 = arith.mulf %363, %355 : f32
      %365 = arith.mulf %364, %359 : f32
      %366 = arith.minimumf %365, %c24 : f32
      %367 = arith.maximumf %366, %c25 : f32
      %368 = arith.truncf %367 : f32 to f16
      %369 = arith.muli %0, %c7 : index
      %370 = wave.lane
      %371 = arith.remui %370, %c7 : index
      %372 = arith.addi %369, %371 : index
      %373 = arith.divui %335, %outTileRows : index
      %374 = arith.divui %outputFeatures, %c7 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.divui %372, %c7 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.muli %377, %c3 : index
      %379 = arith.remui %372, %c7 : index
      %380 = arith.divui %379, %c12 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.muli %outTileRows, %c12 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.remui %335, %outTileRows : index
      %385 = arith.muli %384, %c12 : index
      %386 = arith.addi %383, %385 : index
      %387 = arith.remui %372, %c12 : index
      %388 = arith.addi %386, %387 : index
      memref.store %368, %out[%388] : memref<?xf16>
    }
    %389 = vector.extract %220#0[2] : f32 from vector<8xf32>
    %390 = vector.extract %220#1[2] : f32 from vector<8xf32>
    %391 = wave.lane
    %392 = arith.addi %11, %c4 : index
    %393 = arith.muli %c3, %c3 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.divui %391, %c7 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.cmpi slt, %396, %10 : index
    scf.if %397 {
      %398 = arith.cmpi eq, %hasFactors, %c5 : index
      %399 = memref.load %factors[%396] : memref<?xf32>
      %400 = arith.select %398, %399, %c21 : f32
      %401 = arith.remui %391, %c7 : index
      %402 = arith.muli %401, %c16 : index
      %403 = arith.addi %6, %402 : index
      %404 = vector.load %w[%403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %405 = vector.bitcast %404 : vector<4xi8> to vector<1xf32>
      %406 = vector.extract %405[0] : f32 from vector<1xf32>
      %407 = arith.mulf %406, %400 : f32
      %408 = arith.mulf %389, %407 : f32
      %409 = arith.remui %391, %c7 : index
      %410 = arith.muli %409, %c16 : index
      %411 = arith.addi %8, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %400 : f32
      %416 = arith.mulf %390, %415 : f32
      %417 = arith.addi %6, %c22 : index
      %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
      %420 = vector.extract %419[0] : f32 from vector<1xf32>
      %421 = arith.mulf %408, %c23 : f32
      %422 = wave.exp2 %421 : f32
      %423 = arith.addf %c21, %422 : f32
      %424 = arith.divf %408, %423 : f32
      %425 = arith.mulf %424, %416 : f32
      %426 = arith.mulf %425, %420 : f32
      %427 = arith.minimumf %426, %c24 : f32
      %428 = arith.maximumf %427, %c25 : f32
      %429 = arith.truncf %428 : f32 to f16
      %430 = arith.muli %0, %c7 : index
      %431 = wave.lane
      %432 = arith.remui %431, %c7 : index
      %433 = arith.addi %430, %432 : index
      %434 = arith.divui %396, %outTileRows : index
      %435 = arith.divui %outputFeatures, %c7 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.divui %433, %c7 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.muli %438, %c3 : index
      %440 = arith.remui %433, %c7 : index
      %441 = arith.divui %440, %c12 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.muli %outTileRows, %c12 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.remui %396, %outTileRows : index
      %446 = arith.muli %445, %c12 : index
      %447 = arith.addi %444, %446 : index
      %448 = arith.remui %433, %c12 : index
      %449 = arith.addi %447, %448 : index
      memref.store %429, %out[%449] : memref<?xf16>
    }
    %450 = vector.extract %220#0[3] : f32 from vector<8xf32>
    %451 = vector.extract %220#1[3] : f32 from vector<8xf32>
    %452 = wave.lane
    %453 = arith.addi %11, %c4 : index
    %454 = arith.muli %c19, %c3 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.divui %452, %c7 : index
    %457 = arith.addi %455, %456 : index
    %458 = arith.cmpi slt, %457, %10 : index
    scf.if %458 {
      %459 = arith.cmpi eq, %hasFactors, %c5 : index
      %460 = memref.load %factors[%457] : memref<?xf32>
      %461 = arith.select %459, %460, %c21 : f32
      %462 = arith.remui %452, %c7 : index
      %463 = arith.muli %462, %c16 : index
      %464 = arith.addi %6, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %461 : f32
      %469 = arith.mulf %450, %468 : f32
      %470 = arith.remui %452, %c7 : index
      %471 = arith.muli %470, %c16 : index
      %472 = arith.addi %8, %471 : index
      %473 = vector.load %w[%472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %474 = vector.bitcast %473 : vector<4xi8> to vector<1xf32>
      %475 = vector.extract %474[0] : f32 from vector<1xf32>
      %476 = arith.mulf %475, %461 : f32
      %477 = arith.mulf %451, %476 : f32
      %478 = arith.addi %6, %c22 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %469, %c23 : f32
      %483 = wave.exp2 %482 : f32
      %484 = arith.addf %c21, %483 : f32
      %485 = arith.divf %469, %484 : f32
      %486 = arith.mulf %485, %477 : f32
      %487 = arith.mulf %486, %481 : f32
      %488 = arith.minimumf %487, %c24 : f32
      %489 = arith.maximumf %488, %c25 : f32
      %490 = arith.truncf %489 : f32 to f16
      %491 = arith.muli %0, %c7 : index
      %492 = wave.lane
      %493 = arith.remui %492, %c7 : index
      %494 = arith.addi %491, %493 : index
      %495 = arith.divui %457, %outTileRows : index
      %496 = arith.divui %outputFeatures, %c7 : index
      %497 = arith.muli %495, %496 : index
      %498 = arith.divui %494, %c7 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.muli %499, %c3 : index
      %501 = arith.remui %494, %c7 : index
      %502 = arith.divui %501, %c12 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.muli %outTileRows, %c12 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.remui %457, %outTileRows : index
      %507 = arith.muli %506, %c12 : index
      %508 = arith.addi %505, %507 : index
      %509 = arith.remui %494, %c12 : index
      %510 = arith.addi %508, %509 : index
      memref.store %490, %out[%510] : memref<?xf16>
    }
    %511 = vector.extract %220#0[4] : f32 from vector<8xf32>
    %512 = vector.extract %220#1[4] : f32 from vector<8xf32>
    %513 = wave.lane
    %514 = arith.addi %11, %c4 : index
    %515 = arith.muli %c16, %c3 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.divui %513, %c7 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.cmpi slt, %518, %10 : index
    scf.if %519 {
      %520 = arith.cmpi eq, %hasFactors, %c5 : index
      %521 = memref.load %factors[%518] : memref<?xf32>
      %522 = arith.select %520, %521, %c21 : f32
      %523 = arith.remui %513, %c7 : index
      %524 = arith.muli %523, %c16 : index
      %525 = arith.addi %6, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %511, %529 : f32
      %531 = arith.remui %513, %c7 : index
      %532 = arith.muli %531, %c16 : index
      %533 = arith.addi %8, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %522 : f32
      %538 = arith.mulf %512, %537 : f32
      %539 = arith.addi %6, %c22 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %530, %c23 : f32
      %544 = wave.exp2 %543 : f32
      %545 = arith.addf %c21, %544 : f32
      %546 = arith.divf %530, %545 : f32
      %547 = arith.mulf %546, %538 : f32
      %548 = arith.mulf %547, %542 : f32
      %549 = arith.minimumf %548, %c24 : f32
      %550 = arith.maximumf %549, %c25 : f32
      %551 = arith.truncf %550 : f32 to f16
      %552 = arith.muli %0, %c7 : index
      %553 = wave.lane
      %554 = arith.remui %553, %c7 : index
      %555 = arith.addi %552, %554 : index
      %556 = arith.divui %518, %outTileRows : index
      %557 = arith.divui %outputFeatures, %c7 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.divui %555, %c7 : index
      %560 = arith.addi %558, %559 : index
      %561 = arith.muli %560, %c3 : index
      %562 = arith.remui %555, %c7 : index
      %563 = arith.divui %562, %c12 : index
      %564 = arith.addi %561, %563 : index
      %565 = arith.muli %outTileRows, %c12 : index
      %566 = arith.muli %564, %565 : index
      %567 = arith.remui %518, %outTileRows : index
      %568 = arith.muli %567, %c12 : index
      %569 = arith.addi %566, %568 : index
      %570 = arith.remui %555, %c12 : index
      %571 = arith.addi %569, %570 : index
      memref.store %551, %out[%571] : memref<?xf16>
    }
    %572 = vector.extract %220#0[5] : f32 from vector<8xf32>
    %573 = vector.extract %220#1[5] : f32 from vector<8xf32>
    %574 = wave.lane
    %575 = arith.addi %11, %c4 : index
    %576 = arith.muli %c26, %c3 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.divui %574, %c7 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.cmpi slt, %579, %10 : index
    scf.if %580 {
      %581 = arith.cmpi eq, %hasFactors, %c5 : index
      %582 = memref.load %factors[%579] : memref<?xf32>
      %583 = arith.select %581, %582, %c21 : f32
      %584 = arith.remui %574, %c7 : index
      %585 = arith.muli %584, %c16 : index
      %586 = arith.addi %6, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %583 : f32
      %591 = arith.mulf %572, %590 : f32
      %592 = arith.remui %574, %c7 : index
      %593 = arith.muli %592, %c16 : index
      %594 = arith.addi %8, %593 : index
      %595 = vector.load %w[%594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %596 = vector.bitcast %595 : vector<4xi8> to vector<1xf32>
      %597 = vector.extract %596[0] : f32 from vector<1xf32>
      %598 = arith.mulf %597, %583 : f32
      %599 = arith.mulf %573, %598 : f32
      %600 = arith.addi %6, %c22 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %591, %c23 : f32
      %605 = wave.exp2 %604 : f32
      %606 = arith.addf %c21, %605 : f32
      %607 = arith.divf %591, %606 : f32
      %608 = arith.mulf %607, %599 : f32
      %609 = arith.mulf %608, %603 : f32
      %610 = arith.minimumf %609, %c24 : f32
      %611 = arith.maximumf %610, %c25 : f32
      %612 = arith.truncf %611 : f32 to f16
      %613 = arith.muli %0, %c7 : index
      %614 = wave.lane
      %615 = arith.remui %614, %c7 : index
      %616 = arith.addi %613, %615 : index
      %617 = arith.divui %579, %outTileRows : index
      %618 = arith.divui %outputFeatures, %c7 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.divui %616, %c7 : index
      %621 = arith.addi %619, %620 : index
      %622 = arith.muli %621, %c3 : index
      %623 = arith.remui %616, %c7 : index
      %624 = arith.divui %623, %c12 : index
      %625 = arith.addi %622, %624 : index
      %626 = arith.muli %outTileRows, %c12 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.remui %579, %outTileRows : index
      %629 = arith.muli %628, %c12 : index
      %630 = arith.addi %627, %629 : index
      %631 = arith.remui %616, %c12 : index
      %632 = arith.addi %630, %631 : index
      memref.store %612, %out[%632] : memref<?xf16>
    }
    %633 = vector.extract %220#0[6] : f32 from vector<8xf32>
    %634 = vector.extract %220#1[6] : f32 from vector<8xf32>
    %635 = wave.lane
    %636 = arith.addi %11, %c4 : index
    %637 = arith.muli %c27, %c3 : index
    %638 = arith.addi %636, %637 : index
    %639 = arith.divui %635, %c7 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.cmpi slt, %640, %10 : index
    scf.if %641 {
      %642 = arith.cmpi eq, %hasFactors, %c5 : index
      %643 = memref.load %factors[%640] : memref<?xf32>
      %644 = arith.select %642, %643, %c21 : f32
      %645 = arith.remui %635, %c7 : index
      %646 = arith.muli %645, %c16 : index
      %647 = arith.addi %6, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %644 : f32
      %652 = arith.mulf %633, %651 : f32
      %653 = arith.remui %635, %c7 : index
      %654 = arith.muli %653, %c16 : index
      %655 = arith.addi %8, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %644 : f32
      %660 = arith.mulf %634, %659 : f32
      %661 = arith.addi %6, %c22 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %652, %c23 : f32
      %666 = wave.exp2 %665 : f32
      %667 = arith.addf %c21, %666 : f32
      %668 = arith.divf %652, %667 : f32
      %669 = arith.mulf %668, %660 : f32
      %670 = arith.mulf %669, %664 : f32
      %671 = arith.minimumf %670, %c24 : f32
      %672 = arith.maximumf %671, %c25 : f32
      %673 = arith.truncf %672 : f32 to f16
      %674 = arith.muli %0, %c7 : index
      %675 = wave.lane
      %676 = arith.remui %675, %c7 : index
      %677 = arith.addi %674, %676 : index
      %678 = arith.divui %640, %outTileRows : index
      %679 = arith.divui %outputFeatures, %c7 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.divui %677, %c7 : index
      %682 = arith.addi %680, %681 : index
      %683 = arith.muli %682, %c3 : index
      %684 = arith.remui %677, %c7 : index
      %685 = arith.divui %684, %c12 : index
      %686 = arith.addi %683, %685 : index
      %687 = arith.muli %outTileRows, %c12 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.remui %640, %outTileRows : index
      %690 = arith.muli %689, %c12 : index
      %691 = arith.addi %688, %690 : index
      %692 = arith.remui %677, %c12 : index
      %693 = arith.addi %691, %692 : index
      memref.store %673, %out[%693] : memref<?xf16>
    }
    %694 = vector.extract %220#0[7] : f32 from vector<8xf32>
    %695 = vector.extract %220#1[7] : f32 from vector<8xf32>
    %696 = wave.lane
    %697 = arith.addi %11, %c4 : index
    %698 = arith.muli %c28, %c3 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.divui %696, %c7 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.cmpi slt, %701, %10 : index
    scf.if %702 {
      %703 = arith.cmpi eq, %hasFactors, %c5 : index
      %704 = memref.load %factors[%701] : memref<?xf32>
      %705 = arith.select %703, %704, %c21 : f32
      %706 = arith.remui %696, %c7 : index
      %707 = arith.muli %706, %c16 : index
      %708 = arith.addi %6, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %705 : f32
      %713 = arith.mulf %694, %712 : f32
      %714 = arith.remui %696, %c7 : index
      %715 = arith.muli %714, %c16 : index
      %716 = arith.addi %8, %715 : index
      %717 = vector.load %w[%716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %718 = vector.bitcast %717 : vector<4xi8> to vector<1xf32>
      %719 = vector.extract %718[0] : f32 from vector<1xf32>
      %720 = arith.mulf %719, %705 : f32
      %721 = arith.mulf %695, %720 : f32
      %722 = arith.addi %6, %c22 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %713, %c23 : f32
      %727 = wave.exp2 %726 : f32
      %728 = arith.addf %c21, %727 : f32
      %729 = arith.divf %713, %728 : f32
      %730 = arith.mulf %729, %721 : f32
      %731 = arith.mulf %730, %725 : f32
      %732 = arith.minimumf %731, %c24 : f32
      %733 = arith.maximumf %732, %c25 : f32
      %734 = arith.truncf %733 : f32 to f16
      %735 = arith.muli %0, %c7 : index
      %736 = wave.lane
      %737 = arith.remui %736, %c7 : index
      %738 = arith.addi %735, %737 : index
      %739 = arith.divui %701, %outTileRows : index
      %740 = arith.divui %outputFeatures, %c7 : index
      %741 = arith.muli %739, %740 : index
      %742 = arith.divui %738, %c7 : index
      %743 = arith.addi %741, %742 : index
      %744 = arith.muli %743, %c3 : index
      %745 = arith.remui %738, %c7 : index
      %746 = arith.divui %745, %c12 : index
      %747 = arith.addi %744, %746 : index
      %748 = arith.muli %outTileRows, %c12 : index
      %749 = arith.muli %747, %748 : index
      %750 = arith.remui %701, %outTileRows : index
      %751 = arith.muli %750, %c12 : index
      %752 = arith.addi %749, %751 : index
      %753 = arith.remui %738, %c12 : index
      %754 = arith.addi %752, %753 : index
      memref.store %734, %out[%754] : memref<?xf16>
    }
  }
  wave.return
}
