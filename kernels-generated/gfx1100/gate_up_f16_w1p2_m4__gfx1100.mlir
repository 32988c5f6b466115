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
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
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
  %12 = arith.cmpi slt, %11, %10 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c7 : index
    %15 = wave.scratch %operandHalves : memref<?xf16>
    %16 = arith.divui %operandHalves, %c12 : index
    %17 = wave.wave
    %18 = arith.muli %17, %c1 : index
    %19 = wave.lane
    %20 = arith.addi %18, %19 : index
    scf.for %21 = %20 to %16 step %c1 {
      %22 = arith.muli %21, %c12 : index
      %23 = arith.addi %c4, %22 : index
      %24 = vector.load %x[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %25 = arith.muli %21, %c12 : index
      vector.store %24, %15[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %26 = arith.remui %14, %tileRows : index
    %27 = arith.muli %26, %c12 : index
    %28 = wave.wave
    %29 = arith.divui %inputFeatures, %c7 : index
    %30 = arith.muli %28, %stepsPerWave : index
    %31 = arith.minsi %30, %29 : index
    %32 = arith.addi %31, %stepsPerWave : index
    %33 = arith.minsi %32, %29 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %35 = arith.subi %33, %31 : index
    %36 = arith.divui %35, %c16 : index
    %37 = arith.muli %36, %c16 : index
    %38 = arith.addi %31, %37 : index
    %39 = arith.addi %31, %stepsPerWave : index
    %40 = arith.select %34, %39, %38 : index
    %44:2 = scf.for %41 = %31 to %40 step %c16 iter_args(%42 = %c13, %43 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %41, %c4 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c17 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c7 : index
      %51 = arith.muli %50, %c7 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c18 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %41, %c5 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c17 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c7 : index
      %64 = arith.muli %63, %c7 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c18 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %41, %c3 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c17 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c7 : index
      %77 = arith.muli %76, %c7 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c18 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %41, %c19 : index
      %86 = arith.addi %6, %c2 : index
      %87 = arith.muli %85, %c17 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c7 : index
      %90 = arith.muli %89, %c7 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c18 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %41, %c4 : index
      %99 = arith.addi %8, %c2 : index
      %100 = arith.muli %98, %c17 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %45, %c7 : index
      %103 = arith.muli %102, %c7 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c18 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %41, %c5 : index
      %112 = arith.addi %8, %c2 : index
      %113 = arith.muli %111, %c17 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %45, %c7 : index
      %116 = arith.muli %115, %c7 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c18 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %41, %c3 : index
      %125 = arith.addi %8, %c2 : index
      %126 = arith.muli %124, %c17 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %45, %c7 : index
      %129 = arith.muli %128, %c7 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c18 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %41, %c19 : index
      %138 = arith.addi %8, %c2 : index
      %139 = arith.muli %137, %c17 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %45, %c7 : index
      %142 = arith.muli %141, %c7 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c18 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.muli %41, %c5 : index
      %151 = arith.addi %150, %c4 : index
      %152 = arith.muli %tileRows, %c7 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.addi %27, %153 : index
      %155 = vector.load %15[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %15[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %58, %42 : vector<16xf16>, vector<8xf32>
      %161 = wave.mma %159, %110, %43 : vector<16xf16>, vector<8xf32>
      %162 = arith.muli %41, %c5 : index
      %163 = arith.addi %162, %c5 : index
      %164 = arith.muli %tileRows, %c7 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.addi %27, %165 : index
      %167 = vector.load %15[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c12 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %15[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %71, %160 : vector<16xf16>, vector<8xf32>
      %173 = wave.mma %171, %123, %161 : vector<16xf16>, vector<8xf32>
      %174 = arith.muli %41, %c5 : index
      %175 = arith.addi %174, %c3 : index
      %176 = arith.muli %tileRows, %c7 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.addi %27, %177 : index
      %179 = vector.load %15[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c12 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %15[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %84, %172 : vector<16xf16>, vector<8xf32>
      %185 = wave.mma %183, %136, %173 : vector<16xf16>, vector<8xf32>
      %186 = arith.muli %41, %c5 : index
      %187 = arith.addi %186, %c19 : index
      %188 = arith.muli %tileRows, %c7 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.addi %27, %189 : index
      %191 = vector.load %15[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.muli %tileRows, %c12 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %15[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %191, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %97, %184 : vector<16xf16>, vector<8xf32>
      %197 = wave.mma %195, %149, %185 : vector<16xf16>, vector<8xf32>
      scf.yield %196, %197 : vector<8xf32>, vector<8xf32>
    }
    %198 = arith.select %34, %40, %33 : index
    %202:2 = scf.for %199 = %40 to %198 step %c5 iter_args(%200 = %44#0, %201 = %44#1) -> (vector<8xf32>, vector<8xf32>) {
      %203 = wave.lane
      %204 = arith.addi %199, %c4 : index
      %205 = arith.addi %6, %c2 : index
      %206 = arith.muli %204, %c17 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.remui %203, %c7 : index
      %209 = arith.muli %208, %c7 : index
      %210 = arith.addi %207, %209 : index
      %211 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<8xf16>
      %213 = arith.addi %210, %c18 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<8xf16>
      %216 = vector.shuffle %212, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = arith.addi %199, %c4 : index
      %218 = arith.addi %8, %c2 : index
      %219 = arith.muli %217, %c17 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.remui %203, %c7 : index
      %222 = arith.muli %221, %c7 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<8xf16>
      %226 = arith.addi %223, %c18 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = arith.muli %199, %c5 : index
      %231 = arith.addi %230, %c4 : index
      %232 = arith.muli %tileRows, %c7 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.addi %27, %233 : index
      %235 = vector.load %15[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c12 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %15[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %216, %200 : vector<16xf16>, vector<8xf32>
      %241 = wave.mma %239, %229, %201 : vector<16xf16>, vector<8xf32>
      scf.yield %240, %241 : vector<8xf32>, vector<8xf32>
    }
    %242 = wave.lane
    %243 = vector.extract %202#0[0] : f32 from vector<8xf32>
    %244 = vector.extract %202#1[0] : f32 from vector<8xf32>
    %245 = wave.lane
    %246 = arith.addi %11, %c4 : index
    %247 = arith.muli %c4, %c3 : index
    %248 = arith.addi %246, %247 : index
    %249 = arith.divui %245, %c7 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.cmpi slt, %250, %10 : index
    scf.if %251 {
      %252 = arith.cmpi eq, %hasFactors, %c5 : index
      %253 = memref.load %factors[%250] : memref<?xf32>
      %254 = arith.select %252, %253, %c21 : f32
      %255 = arith.remui %245, %c7 : index
      %256 = arith.muli %255, %c16 : index
      %257 = arith.addi %6, %256 : index
      %258 = vector.load %w[%257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %259 = vector.bitcast %258 : vector<4xi8> to vector<1xf32>
      %260 = vector.extract %259[0] : f32 from vector<1xf32>
      %261 = arith.mulf %260, %254 : f32
      %262 = arith.mulf %243, %261 : f32
      %263 = arith.remui %245, %c7 : index
      %264 = arith.muli %263, %c16 : index
      %265 = arith.addi %8, %264 : index
      %266 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %267 = vector.bitcast %266 : vector<4xi8> to vector<1xf32>
      %268 = vector.extract %267[0] : f32 from vector<1xf32>
      %269 = arith.mulf %268, %254 : f32
      %270 = arith.mulf %244, %269 : f32
      %271 = arith.addi %6, %c22 : index
      %272 = vector.load %w[%271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %273 = vector.bitcast %272 : vector<4xi8> to vector<1xf32>
      %274 = vector.extract %273[0] : f32 from vector<1xf32>
      %275 = arith.mulf %262, %c23 : f32
      %276 = wave.exp2 %275 : f32
      %277 = arith.addf %c21, %276 : f32
      %278 = arith.divf %262, %277 : f32
      %279 = arith.mulf %278, %270 : f32
      %280 = arith.mulf %279, %274 : f32
      %281 = arith.minimumf %280, %c24 : f32
      %282 = arith.maximumf %281, %c25 : f32
      %283 = arith.truncf %282 : f32 to f16
      %284 = arith.muli %0, %c7 : index
      %285 = wave.lane
      %286 = arith.remui %285, %c7 : index
      %287 = arith.addi %284, %286 : index
      %288 = arith.divui %250, %outTileRows : index
      %289 = arith.divui %outputFeatures, %c7 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.divui %287, %c7 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.muli %292, %c3 : index
      %294 = arith.remui %287, %c7 : index
      %295 = arith.divui %294, %c12 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.muli %outTileRows, %c12 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.remui %250, %outTileRows : index
      %300 = arith.muli %299, %c12 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.remui %287, %c12 : index
      %303 = arith.addi %301, %302 : index
      memref.store %283, %out[%303] : memref<?xf16>
    }
    %304 = vector.extract %202#0[1] : f32 from vector<8xf32>
    %305 = vector.extract %202#1[1] : f32 from vector<8xf32>
    %306 = wave.lane
    %307 = arith.addi %11, %c4 : index
    %308 = arith.muli %c5, %c3 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.divui %306, %c7 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.cmpi slt, %311, %10 : index
    scf.if %312 {
      %313 = arith.cmpi eq, %hasFactors, %c5 : index
      %314 = memref.load %factors[%311] : memref<?xf32>
      %315 = arith.select %313, %314, %c21 : f32
      %316 = arith.remui %306, %c7 : index
      %317 = arith.muli %316, %c16 : index
      %318 = arith.addi %6, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %304, %322 : f32
      %324 = arith.remui %306, %c7 : index
      %325 = arith.muli %324, %c16 : index
      %326 = arith.addi %8, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %315 : f32
      %331 = arith.mulf %305, %330 : f32
      %332 = arith.addi %6, %c22 : index
      %333 = vector.load %w[%332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %334 = vector.bitcast %333 : vector<4xi8> to vector<1xf32>
      %335 = vector.extract %334[0] : f32 from vector<1xf32>
      %336 = arith.mulf %323, %c23 : f32
      %337 = wave.exp2 %336 : f32
      %338 = arith.addf %c21, %337 : f32
      %339 = arith.divf %323, %338 : f32
      %340 = arith.mulf %339, %331 : f32
      %341 = arith.mulf %340, %335 : f32
      %342 = arith.minimumf %341, %c24 : f32
      %343 = arith.maximumf %342, %c25 : f32
      %344 = arith.truncf %343 : f32 to f16
      %345 = arith.muli %0, %c7 : index
      %346 = wave.lane
      %347 = arith.remui %346, %c7 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.divui %311, %outTileRows : index
      %350 = arith.divui %outputFeatures, %c7 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.divui %348, %c7 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.muli %353, %c3 : index
      %355 = arith.remui %348, %c7 : index
      %356 = arith.divui %355, %c12 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %outTileRows, %c12 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.remui %311, %outTileRows : index
      %361 = arith.muli %360, %c12 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.remui %348, %c12 : index
      %364 = arith.addi %362, %363 : index
      memref.store %344, %out[%364] : memref<?xf16>
    }
    %365 = vector.extract %202#0[2] : f32 from vector<8xf32>
    %366 = vector.extract %202#1[2] : f32 from vector<8xf32>
    %367 = wave.lane
    %368 = arith.addi %11, %c4 : index
    %369 = arith.muli %c3, %c3 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.divui %367, %c7 : index
    %372 = arith.addi %370, %371 : index
    %373 = arith.cmpi slt, %372, %10 : index
    scf.if %373 {
      %374 = arith.cmpi eq, %hasFactors, %c5 : index
      %375 = memref.load %factors[%372] : memref<?xf32>
      %376 = arith.select %374, %375, %c21 : f32
      %377 = arith.remui %367, %c7 : index
      %378 = arith.muli %377, %c16 : index
      %379 = arith.addi %6, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %376 : f32
      %384 = arith.mulf %365, %383 : f32
      %385 = arith.remui %367, %c7 : index
      %386 = arith.muli %385, %c16 : index
      %387 = arith.addi %8, %386 : index
      %388 = vector.load %w[%387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %389 = vector.bitcast %388 : vector<4xi8> to vector<1xf32>
      %390 = vector.extract %389[0] : f32 from vector<1xf32>
      %391 = arith.mulf %390, %376 : f32
      %392 = arith.mulf %366, %391 : f32
      %393 = arith.addi %6, %c22 : index
      %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %395 = vector.bitcast %394 : vector<4xi8> to vector<1xf32>
      %396 = vector.extract %395[0] : f32 from vector<1xf32>
      %397 = arith.mulf %384, %c23 : f32
      %398 = wave.exp2 %397 : f32
      %399 = arith.addf %c21, %398 : f32
      %400 = arith.divf %384, %399 : f32
      %401 = arith.mulf %400, %392 : f32
      %402 = arith.mulf %401, %396 : f32
      %403 = arith.minimumf %402, %c24 : f32
      %404 = arith.maximumf %403, %c25 : f32
      %405 = arith.truncf %404 : f32 to f16
      %406 = arith.muli %0, %c7 : index
      %407 = wave.lane
      %408 = arith.remui %407, %c7 : index
      %409 = arith.addi %406, %408 : index
      %410 = arith.divui %372, %outTileRows : index
      %411 = arith.divui %outputFeatures, %c7 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.divui %409, %c7 : index
      %414 = arith.addi %412, %413 : index
      %415 = arith.muli %414, %c3 : index
      %416 = arith.remui %409, %c7 : index
      %417 = arith.divui %416, %c12 : index
      %418 = arith.addi %415, %417 : index
      %419 = arith.muli %outTileRows, %c12 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.remui %372, %outTileRows : index
      %422 = arith.muli %421, %c12 : index
      %423 = arith.addi %420, %422 : index
      %424 = arith.remui %409, %c12 : index
      %425 = arith.addi %423, %424 : index
      memref.store %405, %out[%425] : memref<?xf16>
    }
    %426 = vector.extract %202#0[3] : f32 from vector<8xf32>
    %427 = vector.extract %202#1[3] : f32 from vector<8xf32>
    %428 = wave.lane
    %429 = arith.addi %11, %c4 : index
    %430 = arith.muli %c19, %c3 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.divui %428, %c7 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %10 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c5 : index
      %436 = memref.load %factors[%433] : memref<?xf32>
      %437 = arith.select %435, %436, %c21 : f32
      %438 = arith.remui %428, %c7 : index
      %439 = arith.muli %438, %c16 : index
      %440 = arith.addi %6, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %437 : f32
      %445 = arith.mulf %426, %444 : f32
      %446 = arith.remui %428, %c7 : index
      %447 = arith.muli %446, %c16 : index
      %448 = arith.addi %8, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %437 : f32
      %453 = arith.mulf %427, %452 : f32
      %454 = arith.addi %6, %c22 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %445, %c23 : f32
      %459 = wave.exp2 %458 : f32
      %460 = arith.addf %c21, %459 : f32
      %461 = arith.divf %445, %460 : f32
      %462 = arith.mulf %461, %453 : f32
      %463 = arith.mulf %462, %457 : f32
      %464 = arith.minimumf %463, %c24 : f32
      %465 = arith.maximumf %464, %c25 : f32
      %466 = arith.truncf %465 : f32 to f16
      %467 = arith.muli %0, %c7 : index
      %468 = wave.lane
      %469 = arith.remui %468, %c7 : index
      %470 = arith.addi %467, %469 : index
      %471 = arith.divui %433, %outTileRows : index
      %472 = arith.divui %outputFeatures, %c7 : index
      %473 = arith.muli %471, %472 : index
      %474 = arith.divui %470, %c7 : index
      %475 = arith.addi %473, %474 : index
      %476 = arith.muli %475, %c3 : index
      %477 = arith.remui %470, %c7 : index
      %478 = arith.divui %477, %c12 : index
      %479 = arith.addi %476, %478 : index
      %480 = arith.muli %outTileRows, %c12 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %433, %outTileRows : index
      %483 = arith.muli %482, %c12 : index
      %484 = arith.addi %481, %483 : index
      %485 = arith.remui %470, %c12 : index
      %486 = arith.addi %484, %485 : index
      memref.store %466, %out[%486] : memref<?xf16>
    }
    %487 = vector.extract %202#0[4] : f32 from vector<8xf32>
    %488 = vector.extract %202#1[4] : f32 from vector<8xf32>
    %489 = wave.lane
    %490 = arith.addi %11, %c4 : index
    %491 = arith.muli %c16, %c3 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.divui %489, %c7 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.cmpi slt, %494, %10 : index
    scf.if %495 {
      %496 = arith.cmpi eq, %hasFactors, %c5 : index
      %497 = memref.load %factors[%494] : memref<?xf32>
      %498 = arith.select %496, %497, %c21 : f32
      %499 = arith.remui %489, %c7 : index
      %500 = arith.muli %499, %c16 : index
      %501 = arith.addi %6, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %498 : f32
      %506 = arith.mulf %487, %505 : f32
      %507 = arith.remui %489, %c7 : index
      %508 = arith.muli %507, %c16 : index
      %509 = arith.addi %8, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %498 : f32
      %514 = arith.mulf %488, %513 : f32
      %515 = arith.addi %6, %c22 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %506, %c23 : f32
      %520 = wave.exp2 %519 : f32
      %521 = arith.addf %c21, %520 : f32
      %522 = arith.divf %506, %521 : f32
      %523 = arith.mulf %522, %514 : f32
      %524 = arith.mulf %523, %518 : f32
      %525 = arith.minimumf %524, %c24 : f32
      %526 = arith.maximumf %525, %c25 : f32
      %527 = arith.truncf %526 : f32 to f16
      %528 = arith.muli %0, %c7 : index
      %529 = wave.lane
      %530 = arith.remui %529, %c7 : index
      %531 = arith.addi %528, %530 : index
      %532 = arith.divui %494, %outTileRows : index
      %533 = arith.divui %outputFeatures, %c7 : index
      %534 = arith.muli %532, %533 : index
      %535 = arith.divui %531, %c7 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.muli %536, %c3 : index
      %538 = arith.remui %531, %c7 : index
      %539 = arith.divui %538, %c12 : index
      %540 = arith.addi %537, %539 : index
      %541 = arith.muli %outTileRows, %c12 : index
      %542 = arith.muli %540, %541 : index
      %543 = arith.remui %494, %outTileRows : index
      %544 = arith.muli %543, %c12 : index
      %545 = arith.addi %542, %544 : index
      %546 = arith.remui %531, %c12 : index
      %547 = arith.addi %545, %546 : index
      memref.store %527, %out[%547] : memref<?xf16>
    }
    %548 = vector.extract %202#0[5] : f32 from vector<8xf32>
    %549 = vector.extract %202#1[5] : f32 from vector<8xf32>
    %550 = wave.lane
    %551 = arith.addi %11, %c4 : index
    %552 = arith.muli %c26, %c3 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.divui %550, %c7 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.cmpi slt, %555, %10 : index
    scf.if %556 {
      %557 = arith.cmpi eq, %hasFactors, %c5 : index
      %558 = memref.load %factors[%555] : memref<?xf32>
      %559 = arith.select %557, %558, %c21 : f32
      %560 = arith.remui %550, %c7 : index
      %561 = arith.muli %560, %c16 : index
      %562 = arith.addi %6, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %559 : f32
      %567 = arith.mulf %548, %566 : f32
      %568 = arith.remui %550, %c7 : index
      %569 = arith.muli %568, %c16 : index
      %570 = arith.addi %8, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %559 : f32
      %575 = arith.mulf %549, %574 : f32
      %576 = arith.addi %6, %c22 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %567, %c23 : f32
      %581 = wave.exp2 %580 : f32
      %582 = arith.addf %c21, %581 : f32
      %583 = arith.divf %567, %582 : f32
      %584 = arith.mulf %583, %575 : f32
      %585 = arith.mulf %584, %579 : f32
      %586 = arith.minimumf %585, %c24 : f32
      %587 = arith.maximumf %586, %c25 : f32
      %588 = arith.truncf %587 : f32 to f16
      %589 = arith.muli %0, %c7 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c7 : index
      %592 = arith.addi %589, %591 : index
      %593 = arith.divui %555, %outTileRows : index
      %594 = arith.divui %outputFeatures, %c7 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.divui %592, %c7 : index
      %597 = arith.addi %595, %596 : index
      %598 = arith.muli %597, %c3 : index
      %599 = arith.remui %592, %c7 : index
      %600 = arith.divui %599, %c12 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.muli %outTileRows, %c12 : index
      %603 = arith.muli %601, %602 : index
      %604 = arith.remui %555, %outTileRows : index
      %605 = arith.muli %604, %c12 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.remui %592, %c12 : index
      %608 = arith.addi %606, %607 : index
      memref.store %588, %out[%608] : memref<?xf16>
    }
    %609 = vector.extract %202#0[6] : f32 from vector<8xf32>
    %610 = vector.extract %202#1[6] : f32 from vector<8xf32>
    %611 = wave.lane
    %612 = arith.addi %11, %c4 : index
    %613 = arith.muli %c27, %c3 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.divui %611, %c7 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.cmpi slt, %616, %10 : index
    scf.if %617 {
      %618 = arith.cmpi eq, %hasFactors, %c5 : index
      %619 = memref.load %factors[%616] : memref<?xf32>
      %620 = arith.select %618, %619, %c21 : f32
      %621 = arith.remui %611, %c7 : index
      %622 = arith.muli %621, %c16 : index
      %623 = arith.addi %6, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %609, %627 : f32
      %629 = arith.remui %611, %c7 : index
      %630 = arith.muli %629, %c16 : index
      %631 = arith.addi %8, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %620 : f32
      %636 = arith.mulf %610, %635 : f32
      %637 = arith.addi %6, %c22 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %628, %c23 : f32
      %642 = wave.exp2 %641 : f32
      %643 = arith.addf %c21, %642 : f32
      %644 = arith.divf %628, %643 : f32
      %645 = arith.mulf %644, %636 : f32
      %646 = arith.mulf %645, %640 : f32
      %647 = arith.minimumf %646, %c24 : f32
      %648 = arith.maximumf %647, %c25 : f32
      %649 = arith.truncf %648 : f32 to f16
      %650 = arith.muli %0, %c7 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c7 : index
      %653 = arith.addi %650, %652 : index
      %654 = arith.divui %616, %outTileRows : index
      %655 = arith.divui %outputFeatures, %c7 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.divui %653, %c7 : index
      %658 = arith.addi %656, %657 : index
      %659 = arith.muli %658, %c3 : index
      %660 = arith.remui %653, %c7 : index
      %661 = arith.divui %660, %c12 : index
      %662 = arith.addi %659, %661 : index
      %663 = arith.muli %outTileRows, %c12 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.remui %616, %outTileRows : index
      %666 = arith.muli %665, %c12 : index
      %667 = arith.addi %664, %666 : index
      %668 = arith.remui %653, %c12 : index
      %669 = arith.addi %667, %668 : index
      memref.store %649, %out[%669] : memref<?xf16>
    }
    %670 = vector.extract %202#0[7] : f32 from vector<8xf32>
    %671 = vector.extract %202#1[7] : f32 from vector<8xf32>
    %672 = wave.lane
    %673 = arith.addi %11, %c4 : index
    %674 = arith.muli %c28, %c3 : index
    %675 = arith.addi %673, %674 : index
    %676 = arith.divui %672, %c7 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.cmpi slt, %677, %10 : index
    scf.if %678 {
      %679 = arith.cmpi eq, %hasFactors, %c5 : index
      %680 = memref.load %factors[%677] : memref<?xf32>
      %681 = arith.select %679, %680, %c21 : f32
      %682 = arith.remui %672, %c7 : index
      %683 = arith.muli %682, %c16 : index
      %684 = arith.addi %6, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %681 : f32
      %689 = arith.mulf %670, %688 : f32
      %690 = arith.remui %672, %c7 : index
      %691 = arith.muli %690, %c16 : index
      %692 = arith.addi %8, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %681 : f32
      %697 = arith.mulf %671, %696 : f32
      %698 = arith.addi %6, %c22 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %689, %c23 : f32
      %703 = wave.exp2 %702 : f32
      %704 = arith.addf %c21, %703 : f32
      %705 = arith.divf %689, %704 : f32
      %706 = arith.mulf %705, %697 : f32
      %707 = arith.mulf %706, %701 : f32
      %708 = arith.minimumf %707, %c24 : f32
      %709 = arith.maximumf %708, %c25 : f32
      %710 = arith.truncf %709 : f32 to f16
      %711 = arith.muli %0, %c7 : index
      %712 = wave.lane
      %713 = arith.remui %712, %c7 : index
      %714 = arith.addi %711, %713 : index
      %715 = arith.divui %677, %outTileRows : index
      %716 = arith.divui %outputFeatures, %c7 : index
      %717 = arith.muli %715, %716 : index
      %718 = arith.divui %714, %c7 : index
      %719 = arith.addi %717, %718 : index
      %720 = arith.muli %719, %c3 : index
      %721 = arith.remui %714, %c7 : index
      %722 = arith.divui %721, %c12 : index
      %723 = arith.addi %720, %722 : index
      %724 = arith.muli %outTileRows, %c12 : index
      %725 = arith.muli %723, %724 : index
      %726 = arith.remui %677, %outTileRows : index
      %727 = arith.muli %726, %c12 : index
      %728 = arith.addi %725, %727 : index
      %729 = arith.remui %714, %c12 : index
      %730 = arith.addi %728, %729 : index
      memref.store %710, %out[%730] : memref<?xf16>
    }
  }
  wave.return
}
