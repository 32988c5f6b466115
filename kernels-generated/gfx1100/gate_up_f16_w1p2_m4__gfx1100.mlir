// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
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
  %operandScale = wave.param "operandScale" : f32
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 23 : i32
  %c24 = arith.constant 141 : i32
  %c25 = arith.constant 268 : i32
  %c26 = arith.constant 14 : i32
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 0xBFB8AA3B : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
      %253 = arith.muli %250, %c3 : index
      %254 = memref.load %factors[%253] : memref<?xf32>
      %255 = arith.mulf %254, %operandScale : f32
      %256 = arith.select %252, %255, %operandScale : f32
      %257 = arith.remui %245, %c7 : index
      %258 = arith.muli %257, %c16 : index
      %259 = arith.addi %6, %258 : index
      %260 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %261 = vector.bitcast %260 : vector<4xi8> to vector<1xf32>
      %262 = vector.extract %261[0] : f32 from vector<1xf32>
      %263 = arith.mulf %262, %256 : f32
      %264 = arith.mulf %243, %263 : f32
      %265 = arith.remui %245, %c7 : index
      %266 = arith.muli %265, %c16 : index
      %267 = arith.addi %8, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<1xf32>
      %270 = vector.extract %269[0] : f32 from vector<1xf32>
      %271 = arith.mulf %270, %256 : f32
      %272 = arith.mulf %244, %271 : f32
      %273 = arith.addi %6, %c22 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<1xf32>
      %276 = vector.extract %275[0] : f32 from vector<1xf32>
      %277 = arith.muli %250, %c3 : index
      %278 = arith.addi %277, %c5 : index
      %279 = memref.load %factors[%278] : memref<?xf32>
      %280 = arith.mulf %279, %276 : f32
      %281 = arith.bitcast %280 : f32 to i32
      %282 = arith.shrui %281, %c23 : i32
      %283 = arith.maxsi %282, %c24 : i32
      %284 = arith.subi %c25, %283 : i32
      %285 = arith.shli %284, %c23 : i32
      %286 = arith.subi %283, %c26 : i32
      %287 = arith.shli %286, %c23 : i32
      %288 = arith.bitcast %285 : i32 to f32
      %289 = arith.bitcast %287 : i32 to f32
      %290 = arith.cmpi eq, %0, %c4 : index
      %291 = wave.lane
      %292 = arith.remui %291, %c7 : index
      %293 = arith.cmpi eq, %292, %c4 : index
      %294 = arith.andi %290, %293 : i1
      scf.if %294 {
        %295 = arith.muli %250, %c3 : index
        memref.store %289, %out_factors[%295] : memref<?xf32>
      }
      %296 = arith.mulf %264, %c28 : f32
      %297 = wave.exp2 %296 : f32
      %298 = arith.addf %c27, %297 : f32
      %299 = arith.divf %264, %298 : f32
      %300 = arith.mulf %299, %272 : f32
      %301 = arith.mulf %300, %288 : f32
      %302 = arith.truncf %301 : f32 to f16
      %303 = arith.muli %0, %c7 : index
      %304 = wave.lane
      %305 = arith.remui %304, %c7 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.divui %250, %outTileRows : index
      %308 = arith.divui %outputFeatures, %c7 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.divui %306, %c7 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %311, %c3 : index
      %313 = arith.remui %306, %c7 : index
      %314 = arith.divui %313, %c12 : index
      %315 = arith.addi %312, %314 : index
      %316 = arith.muli %outTileRows, %c12 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %250, %outTileRows : index
      %319 = arith.muli %318, %c12 : index
      %320 = arith.addi %317, %319 : index
      %321 = arith.remui %306, %c12 : index
      %322 = arith.addi %320, %321 : index
      memref.store %302, %out[%322] : memref<?xf16>
    }
    %323 = vector.extract %202#0[1] : f32 from vector<8xf32>
    %324 = vector.extract %202#1[1] : f32 from vector<8xf32>
    %325 = wave.lane
    %326 = arith.addi %11, %c4 : index
    %327 = arith.muli %c5, %c3 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c7 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %10 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c5 : index
      %333 = arith.muli %330, %c3 : index
      %334 = memref.load %factors[%333] : memref<?xf32>
      %335 = arith.mulf %334, %operandScale : f32
      %336 = arith.select %332, %335, %operandScale : f32
      %337 = arith.remui %325, %c7 : index
      %338 = arith.muli %337, %c16 : index
      %339 = arith.addi %6, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %336 : f32
      %344 = arith.mulf %323, %343 : f32
      %345 = arith.remui %325, %c7 : index
      %346 = arith.muli %345, %c16 : index
      %347 = arith.addi %8, %346 : index
      %348 = vector.load %w[%347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %349 = vector.bitcast %348 : vector<4xi8> to vector<1xf32>
      %350 = vector.extract %349[0] : f32 from vector<1xf32>
      %351 = arith.mulf %350, %336 : f32
      %352 = arith.mulf %324, %351 : f32
      %353 = arith.addi %6, %c22 : index
      %354 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %355 = vector.bitcast %354 : vector<4xi8> to vector<1xf32>
      %356 = vector.extract %355[0] : f32 from vector<1xf32>
      %357 = arith.muli %330, %c3 : index
      %358 = arith.addi %357, %c5 : index
      %359 = memref.load %factors[%358] : memref<?xf32>
      %360 = arith.mulf %359, %356 : f32
      %361 = arith.bitcast %360 : f32 to i32
      %362 = arith.shrui %361, %c23 : i32
      %363 = arith.maxsi %362, %c24 : i32
      %364 = arith.subi %c25, %363 : i32
      %365 = arith.shli %364, %c23 : i32
      %366 = arith.subi %363, %c26 : i32
      %367 = arith.shli %366, %c23 : i32
      %368 = arith.bitcast %365 : i32 to f32
      %369 = arith.bitcast %367 : i32 to f32
      %370 = arith.cmpi eq, %0, %c4 : index
      %371 = wave.lane
      %372 = arith.remui %371, %c7 : index
      %373 = arith.cmpi eq, %372, %c4 : index
      %374 = arith.andi %370, %373 : i1
      scf.if %374 {
        %375 = arith.muli %330, %c3 : index
        memref.store %369, %out_factors[%375] : memref<?xf32>
      }
      %376 = arith.mulf %344, %c28 : f32
      %377 = wave.exp2 %376 : f32
      %378 = arith.addf %c27, %377 : f32
      %379 = arith.divf %344, %378 : f32
      %380 = arith.mulf %379, %352 : f32
      %381 = arith.mulf %380, %368 : f32
      %382 = arith.truncf %381 : f32 to f16
      %383 = arith.muli %0, %c7 : index
      %384 = wave.lane
      %385 = arith.remui %384, %c7 : index
      %386 = arith.addi %383, %385 : index
      %387 = arith.divui %330, %outTileRows : index
      %388 = arith.divui %outputFeatures, %c7 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.divui %386, %c7 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.muli %391, %c3 : index
      %393 = arith.remui %386, %c7 : index
      %394 = arith.divui %393, %c12 : index
      %395 = arith.addi %392, %394 : index
      %396 = arith.muli %outTileRows, %c12 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.remui %330, %outTileRows : index
      %399 = arith.muli %398, %c12 : index
      %400 = arith.addi %397, %399 : index
      %401 = arith.remui %386, %c12 : index
      %402 = arith.addi %400, %401 : index
      memref.store %382, %out[%402] : memref<?xf16>
    }
    %403 = vector.extract %202#0[2] : f32 from vector<8xf32>
    %404 = vector.extract %202#1[2] : f32 from vector<8xf32>
    %405 = wave.lane
    %406 = arith.addi %11, %c4 : index
    %407 = arith.muli %c3, %c3 : index
    %408 = arith.addi %406, %407 : index
    %409 = arith.divui %405, %c7 : index
    %410 = arith.addi %408, %409 : index
    %411 = arith.cmpi slt, %410, %10 : index
    scf.if %411 {
      %412 = arith.cmpi eq, %hasFactors, %c5 : index
      %413 = arith.muli %410, %c3 : index
      %414 = memref.load %factors[%413] : memref<?xf32>
      %415 = arith.mulf %414, %operandScale : f32
      %416 = arith.select %412, %415, %operandScale : f32
      %417 = arith.remui %405, %c7 : index
      %418 = arith.muli %417, %c16 : index
      %419 = arith.addi %6, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.bitcast %420 : vector<4xi8> to vector<1xf32>
      %422 = vector.extract %421[0] : f32 from vector<1xf32>
      %423 = arith.mulf %422, %416 : f32
      %424 = arith.mulf %403, %423 : f32
      %425 = arith.remui %405, %c7 : index
      %426 = arith.muli %425, %c16 : index
      %427 = arith.addi %8, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %416 : f32
      %432 = arith.mulf %404, %431 : f32
      %433 = arith.addi %6, %c22 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.muli %410, %c3 : index
      %438 = arith.addi %437, %c5 : index
      %439 = memref.load %factors[%438] : memref<?xf32>
      %440 = arith.mulf %439, %436 : f32
      %441 = arith.bitcast %440 : f32 to i32
      %442 = arith.shrui %441, %c23 : i32
      %443 = arith.maxsi %442, %c24 : i32
      %444 = arith.subi %c25, %443 : i32
      %445 = arith.shli %444, %c23 : i32
      %446 = arith.subi %443, %c26 : i32
      %447 = arith.shli %446, %c23 : i32
      %448 = arith.bitcast %445 : i32 to f32
      %449 = arith.bitcast %447 : i32 to f32
      %450 = arith.cmpi eq, %0, %c4 : index
      %451 = wave.lane
      %452 = arith.remui %451, %c7 : index
      %453 = arith.cmpi eq, %452, %c4 : index
      %454 = arith.andi %450, %453 : i1
      scf.if %454 {
        %455 = arith.muli %410, %c3 : index
        memref.store %449, %out_factors[%455] : memref<?xf32>
      }
      %456 = arith.mulf %424, %c28 : f32
      %457 = wave.exp2 %456 : f32
      %458 = arith.addf %c27, %457 : f32
      %459 = arith.divf %424, %458 : f32
      %460 = arith.mulf %459, %432 : f32
      %461 = arith.mulf %460, %448 : f32
      %462 = arith.truncf %461 : f32 to f16
      %463 = arith.muli %0, %c7 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c7 : index
      %466 = arith.addi %463, %465 : index
      %467 = arith.divui %410, %outTileRows : index
      %468 = arith.divui %outputFeatures, %c7 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.divui %466, %c7 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %471, %c3 : index
      %473 = arith.remui %466, %c7 : index
      %474 = arith.divui %473, %c12 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.muli %outTileRows, %c12 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.remui %410, %outTileRows : index
      %479 = arith.muli %478, %c12 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.remui %466, %c12 : index
      %482 = arith.addi %480, %481 : index
      memref.store %462, %out[%482] : memref<?xf16>
    }
    %483 = vector.extract %202#0[3] : f32 from vector<8xf32>
    %484 = vector.extract %202#1[3] : f32 from vector<8xf32>
    %485 = wave.lane
    %486 = arith.addi %11, %c4 : index
    %487 = arith.muli %c19, %c3 : index
    %488 = arith.addi %486, %487 : index
    %489 = arith.divui %485, %c7 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.cmpi slt, %490, %10 : index
    scf.if %491 {
      %492 = arith.cmpi eq, %hasFactors, %c5 : index
      %493 = arith.muli %490, %c3 : index
      %494 = memref.load %factors[%493] : memref<?xf32>
      %495 = arith.mulf %494, %operandScale : f32
      %496 = arith.select %492, %495, %operandScale : f32
      %497 = arith.remui %485, %c7 : index
      %498 = arith.muli %497, %c16 : index
      %499 = arith.addi %6, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.bitcast %500 : vector<4xi8> to vector<1xf32>
      %502 = vector.extract %501[0] : f32 from vector<1xf32>
      %503 = arith.mulf %502, %496 : f32
      %504 = arith.mulf %483, %503 : f32
      %505 = arith.remui %485, %c7 : index
      %506 = arith.muli %505, %c16 : index
      %507 = arith.addi %8, %506 : index
      %508 = vector.load %w[%507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %509 = vector.bitcast %508 : vector<4xi8> to vector<1xf32>
      %510 = vector.extract %509[0] : f32 from vector<1xf32>
      %511 = arith.mulf %510, %496 : f32
      %512 = arith.mulf %484, %511 : f32
      %513 = arith.addi %6, %c22 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<1xf32>
      %516 = vector.extract %515[0] : f32 from vector<1xf32>
      %517 = arith.muli %490, %c3 : index
      %518 = arith.addi %517, %c5 : index
      %519 = memref.load %factors[%518] : memref<?xf32>
      %520 = arith.mulf %519, %516 : f32
      %521 = arith.bitcast %520 : f32 to i32
      %522 = arith.shrui %521, %c23 : i32
      %523 = arith.maxsi %522, %c24 : i32
      %524 = arith.subi %c25, %523 : i32
      %525 = arith.shli %524, %c23 : i32
      %526 = arith.subi %523, %c26 : i32
      %527 = arith.shli %526, %c23 : i32
      %528 = arith.bitcast %525 : i32 to f32
      %529 = arith.bitcast %527 : i32 to f32
      %530 = arith.cmpi eq, %0, %c4 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c7 : index
      %533 = arith.cmpi eq, %532, %c4 : index
      %534 = arith.andi %530, %533 : i1
      scf.if %534 {
        %535 = arith.muli %490, %c3 : index
        memref.store %529, %out_factors[%535] : memref<?xf32>
      }
      %536 = arith.mulf %504, %c28 : f32
      %537 = wave.exp2 %536 : f32
      %538 = arith.addf %c27, %537 : f32
      %539 = arith.divf %504, %538 : f32
      %540 = arith.mulf %539, %512 : f32
      %541 = arith.mulf %540, %528 : f32
      %542 = arith.truncf %541 : f32 to f16
      %543 = arith.muli %0, %c7 : index
      %544 = wave.lane
      %545 = arith.remui %544, %c7 : index
      %546 = arith.addi %543, %545 : index
      %547 = arith.divui %490, %outTileRows : index
      %548 = arith.divui %outputFeatures, %c7 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.divui %546, %c7 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.muli %551, %c3 : index
      %553 = arith.remui %546, %c7 : index
      %554 = arith.divui %553, %c12 : index
      %555 = arith.addi %552, %554 : index
      %556 = arith.muli %outTileRows, %c12 : index
      %557 = arith.muli %555, %556 : index
      %558 = arith.remui %490, %outTileRows : index
      %559 = arith.muli %558, %c12 : index
      %560 = arith.addi %557, %559 : index
      %561 = arith.remui %546, %c12 : index
      %562 = arith.addi %560, %561 : index
      memref.store %542, %out[%562] : memref<?xf16>
    }
    %563 = vector.extract %202#0[4] : f32 from vector<8xf32>
    %564 = vector.extract %202#1[4] : f32 from vector<8xf32>
    %565 = wave.lane
    %566 = arith.addi %11, %c4 : index
    %567 = arith.muli %c16, %c3 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.divui %565, %c7 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.cmpi slt, %570, %10 : index
    scf.if %571 {
      %572 = arith.cmpi eq, %hasFactors, %c5 : index
      %573 = arith.muli %570, %c3 : index
      %574 = memref.load %factors[%573] : memref<?xf32>
      %575 = arith.mulf %574, %operandScale : f32
      %576 = arith.select %572, %575, %operandScale : f32
      %577 = arith.remui %565, %c7 : index
      %578 = arith.muli %577, %c16 : index
      %579 = arith.addi %6, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %576 : f32
      %584 = arith.mulf %563, %583 : f32
      %585 = arith.remui %565, %c7 : index
      %586 = arith.muli %585, %c16 : index
      %587 = arith.addi %8, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %576 : f32
      %592 = arith.mulf %564, %591 : f32
      %593 = arith.addi %6, %c22 : index
      %594 = vector.load %w[%593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %595 = vector.bitcast %594 : vector<4xi8> to vector<1xf32>
      %596 = vector.extract %595[0] : f32 from vector<1xf32>
      %597 = arith.muli %570, %c3 : index
      %598 = arith.addi %597, %c5 : index
      %599 = memref.load %factors[%598] : memref<?xf32>
      %600 = arith.mulf %599, %596 : f32
      %601 = arith.bitcast %600 : f32 to i32
      %602 = arith.shrui %601, %c23 : i32
      %603 = arith.maxsi %602, %c24 : i32
      %604 = arith.subi %c25, %603 : i32
      %605 = arith.shli %604, %c23 : i32
      %606 = arith.subi %603, %c26 : i32
      %607 = arith.shli %606, %c23 : i32
      %608 = arith.bitcast %605 : i32 to f32
      %609 = arith.bitcast %607 : i32 to f32
      %610 = arith.cmpi eq, %0, %c4 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c7 : index
      %613 = arith.cmpi eq, %612, %c4 : index
      %614 = arith.andi %610, %613 : i1
      scf.if %614 {
        %615 = arith.muli %570, %c3 : index
        memref.store %609, %out_factors[%615] : memref<?xf32>
      }
      %616 = arith.mulf %584, %c28 : f32
      %617 = wave.exp2 %616 : f32
      %618 = arith.addf %c27, %617 : f32
      %619 = arith.divf %584, %618 : f32
      %620 = arith.mulf %619, %592 : f32
      %621 = arith.mulf %620, %608 : f32
      %622 = arith.truncf %621 : f32 to f16
      %623 = arith.muli %0, %c7 : index
      %624 = wave.lane
      %625 = arith.remui %624, %c7 : index
      %626 = arith.addi %623, %625 : index
      %627 = arith.divui %570, %outTileRows : index
      %628 = arith.divui %outputFeatures, %c7 : index
      %629 = arith.muli %627, %628 : index
      %630 = arith.divui %626, %c7 : index
      %631 = arith.addi %629, %630 : index
      %632 = arith.muli %631, %c3 : index
      %633 = arith.remui %626, %c7 : index
      %634 = arith.divui %633, %c12 : index
      %635 = arith.addi %632, %634 : index
      %636 = arith.muli %outTileRows, %c12 : index
      %637 = arith.muli %635, %636 : index
      %638 = arith.remui %570, %outTileRows : index
      %639 = arith.muli %638, %c12 : index
      %640 = arith.addi %637, %639 : index
      %641 = arith.remui %626, %c12 : index
      %642 = arith.addi %640, %641 : index
      memref.store %622, %out[%642] : memref<?xf16>
    }
    %643 = vector.extract %202#0[5] : f32 from vector<8xf32>
    %644 = vector.extract %202#1[5] : f32 from vector<8xf32>
    %645 = wave.lane
    %646 = arith.addi %11, %c4 : index
    %647 = arith.muli %c29, %c3 : index
    %648 = arith.addi %646, %647 : index
    %649 = arith.divui %645, %c7 : index
    %650 = arith.addi %648, %649 : index
    %651 = arith.cmpi slt, %650, %10 : index
    scf.if %651 {
      %652 = arith.cmpi eq, %hasFactors, %c5 : index
      %653 = arith.muli %650, %c3 : index
      %654 = memref.load %factors[%653] : memref<?xf32>
      %655 = arith.mulf %654, %operandScale : f32
      %656 = arith.select %652, %655, %operandScale : f32
      %657 = arith.remui %645, %c7 : index
      %658 = arith.muli %657, %c16 : index
      %659 = arith.addi %6, %658 : index
      %660 = vector.load %w[%659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %661 = vector.bitcast %660 : vector<4xi8> to vector<1xf32>
      %662 = vector.extract %661[0] : f32 from vector<1xf32>
      %663 = arith.mulf %662, %656 : f32
      %664 = arith.mulf %643, %663 : f32
      %665 = arith.remui %645, %c7 : index
      %666 = arith.muli %665, %c16 : index
      %667 = arith.addi %8, %666 : index
      %668 = vector.load %w[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %669 = vector.bitcast %668 : vector<4xi8> to vector<1xf32>
      %670 = vector.extract %669[0] : f32 from vector<1xf32>
      %671 = arith.mulf %670, %656 : f32
      %672 = arith.mulf %644, %671 : f32
      %673 = arith.addi %6, %c22 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.muli %650, %c3 : index
      %678 = arith.addi %677, %c5 : index
      %679 = memref.load %factors[%678] : memref<?xf32>
      %680 = arith.mulf %679, %676 : f32
      %681 = arith.bitcast %680 : f32 to i32
      %682 = arith.shrui %681, %c23 : i32
      %683 = arith.maxsi %682, %c24 : i32
      %684 = arith.subi %c25, %683 : i32
      %685 = arith.shli %684, %c23 : i32
      %686 = arith.subi %683, %c26 : i32
      %687 = arith.shli %686, %c23 : i32
      %688 = arith.bitcast %685 : i32 to f32
      %689 = arith.bitcast %687 : i32 to f32
      %690 = arith.cmpi eq, %0, %c4 : index
      %691 = wave.lane
      %692 = arith.remui %691, %c7 : index
      %693 = arith.cmpi eq, %692, %c4 : index
      %694 = arith.andi %690, %693 : i1
      scf.if %694 {
        %695 = arith.muli %650, %c3 : index
        memref.store %689, %out_factors[%695] : memref<?xf32>
      }
      %696 = arith.mulf %664, %c28 : f32
      %697 = wave.exp2 %696 : f32
      %698 = arith.addf %c27, %697 : f32
      %699 = arith.divf %664, %698 : f32
      %700 = arith.mulf %699, %672 : f32
      %701 = arith.mulf %700, %688 : f32
      %702 = arith.truncf %701 : f32 to f16
      %703 = arith.muli %0, %c7 : index
      %704 = wave.lane
      %705 = arith.remui %704, %c7 : index
      %706 = arith.addi %703, %705 : index
      %707 = arith.divui %650, %outTileRows : index
      %708 = arith.divui %outputFeatures, %c7 : index
      %709 = arith.muli %707, %708 : index
      %710 = arith.divui %706, %c7 : index
      %711 = arith.addi %709, %710 : index
      %712 = arith.muli %711, %c3 : index
      %713 = arith.remui %706, %c7 : index
      %714 = arith.divui %713, %c12 : index
      %715 = arith.addi %712, %714 : index
      %716 = arith.muli %outTileRows, %c12 : index
      %717 = arith.muli %715, %716 : index
      %718 = arith.remui %650, %outTileRows : index
      %719 = arith.muli %718, %c12 : index
      %720 = arith.addi %717, %719 : index
      %721 = arith.remui %706, %c12 : index
      %722 = arith.addi %720, %721 : index
      memref.store %702, %out[%722] : memref<?xf16>
    }
    %723 = vector.extract %202#0[6] : f32 from vector<8xf32>
    %724 = vector.extract %202#1[6] : f32 from vector<8xf32>
    %725 = wave.lane
    %726 = arith.addi %11, %c4 : index
    %727 = arith.muli %c30, %c3 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.divui %725, %c7 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.cmpi slt, %730, %10 : index
    scf.if %731 {
      %732 = arith.cmpi eq, %hasFactors, %c5 : index
      %733 = arith.muli %730, %c3 : index
      %734 = memref.load %factors[%733] : memref<?xf32>
      %735 = arith.mulf %734, %operandScale : f32
      %736 = arith.select %732, %735, %operandScale : f32
      %737 = arith.remui %725, %c7 : index
      %738 = arith.muli %737, %c16 : index
      %739 = arith.addi %6, %738 : index
      %740 = vector.load %w[%739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %741 = vector.bitcast %740 : vector<4xi8> to vector<1xf32>
      %742 = vector.extract %741[0] : f32 from vector<1xf32>
      %743 = arith.mulf %742, %736 : f32
      %744 = arith.mulf %723, %743 : f32
      %745 = arith.remui %725, %c7 : index
      %746 = arith.muli %745, %c16 : index
      %747 = arith.addi %8, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %736 : f32
      %752 = arith.mulf %724, %751 : f32
      %753 = arith.addi %6, %c22 : index
      %754 = vector.load %w[%753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %755 = vector.bitcast %754 : vector<4xi8> to vector<1xf32>
      %756 = vector.extract %755[0] : f32 from vector<1xf32>
      %757 = arith.muli %730, %c3 : index
      %758 = arith.addi %757, %c5 : index
      %759 = memref.load %factors[%758] : memref<?xf32>
      %760 = arith.mulf %759, %756 : f32
      %761 = arith.bitcast %760 : f32 to i32
      %762 = arith.shrui %761, %c23 : i32
      %763 = arith.maxsi %762, %c24 : i32
      %764 = arith.subi %c25, %763 : i32
      %765 = arith.shli %764, %c23 : i32
      %766 = arith.subi %763, %c26 : i32
      %767 = arith.shli %766, %c23 : i32
      %768 = arith.bitcast %765 : i32 to f32
      %769 = arith.bitcast %767 : i32 to f32
      %770 = arith.cmpi eq, %0, %c4 : index
      %771 = wave.lane
      %772 = arith.remui %771, %c7 : index
      %773 = arith.cmpi eq, %772, %c4 : index
      %774 = arith.andi %770, %773 : i1
      scf.if %774 {
        %775 = arith.muli %730, %c3 : index
        memref.store %769, %out_factors[%775] : memref<?xf32>
      }
      %776 = arith.mulf %744, %c28 : f32
      %777 = wave.exp2 %776 : f32
      %778 = arith.addf %c27, %777 : f32
      %779 = arith.divf %744, %778 : f32
      %780 = arith.mulf %779, %752 : f32
      %781 = arith.mulf %780, %768 : f32
      %782 = arith.truncf %781 : f32 to f16
      %783 = arith.muli %0, %c7 : index
      %784 = wave.lane
      %785 = arith.remui %784, %c7 : index
      %786 = arith.addi %783, %785 : index
      %787 = arith.divui %730, %outTileRows : index
      %788 = arith.divui %outputFeatures, %c7 : index
      %789 = arith.muli %787, %788 : index
      %790 = arith.divui %786, %c7 : index
      %791 = arith.addi %789, %790 : index
      %792 = arith.muli %791, %c3 : index
      %793 = arith.remui %786, %c7 : index
      %794 = arith.divui %793, %c12 : index
      %795 = arith.addi %792, %794 : index
      %796 = arith.muli %outTileRows, %c12 : index
      %797 = arith.muli %795, %796 : index
      %798 = arith.remui %730, %outTileRows : index
      %799 = arith.muli %798, %c12 : index
      %800 = arith.addi %797, %799 : index
      %801 = arith.remui %786, %c12 : index
      %802 = arith.addi %800, %801 : index
      memref.store %782, %out[%802] : memref<?xf16>
    }
    %803 = vector.extract %202#0[7] : f32 from vector<8xf32>
    %804 = vector.extract %202#1[7] : f32 from vector<8xf32>
    %805 = wave.lane
    %806 = arith.addi %11, %c4 : index
    %807 = arith.muli %c31, %c3 : index
    %808 = arith.addi %806, %807 : index
    %809 = arith.divui %805, %c7 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.cmpi slt, %810, %10 : index
    scf.if %811 {
      %812 = arith.cmpi eq, %hasFactors, %c5 : index
      %813 = arith.muli %810, %c3 : index
      %814 = memref.load %factors[%813] : memref<?xf32>
      %815 = arith.mulf %814, %operandScale : f32
      %816 = arith.select %812, %815, %operandScale : f32
      %817 = arith.remui %805, %c7 : index
      %818 = arith.muli %817, %c16 : index
      %819 = arith.addi %6, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %816 : f32
      %824 = arith.mulf %803, %823 : f32
      %825 = arith.remui %805, %c7 : index
      %826 = arith.muli %825, %c16 : index
      %827 = arith.addi %8, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %816 : f32
      %832 = arith.mulf %804, %831 : f32
      %833 = arith.addi %6, %c22 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.muli %810, %c3 : index
      %838 = arith.addi %837, %c5 : index
      %839 = memref.load %factors[%838] : memref<?xf32>
      %840 = arith.mulf %839, %836 : f32
      %841 = arith.bitcast %840 : f32 to i32
      %842 = arith.shrui %841, %c23 : i32
      %843 = arith.maxsi %842, %c24 : i32
      %844 = arith.subi %c25, %843 : i32
      %845 = arith.shli %844, %c23 : i32
      %846 = arith.subi %843, %c26 : i32
      %847 = arith.shli %846, %c23 : i32
      %848 = arith.bitcast %845 : i32 to f32
      %849 = arith.bitcast %847 : i32 to f32
      %850 = arith.cmpi eq, %0, %c4 : index
      %851 = wave.lane
      %852 = arith.remui %851, %c7 : index
      %853 = arith.cmpi eq, %852, %c4 : index
      %854 = arith.andi %850, %853 : i1
      scf.if %854 {
        %855 = arith.muli %810, %c3 : index
        memref.store %849, %out_factors[%855] : memref<?xf32>
      }
      %856 = arith.mulf %824, %c28 : f32
      %857 = wave.exp2 %856 : f32
      %858 = arith.addf %c27, %857 : f32
      %859 = arith.divf %824, %858 : f32
      %860 = arith.mulf %859, %832 : f32
      %861 = arith.mulf %860, %848 : f32
      %862 = arith.truncf %861 : f32 to f16
      %863 = arith.muli %0, %c7 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c7 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.divui %810, %outTileRows : index
      %868 = arith.divui %outputFeatures, %c7 : index
      %869 = arith.muli %867, %868 : index
      %870 = arith.divui %866, %c7 : index
      %871 = arith.addi %869, %870 : index
      %872 = arith.muli %871, %c3 : index
      %873 = arith.remui %866, %c7 : index
      %874 = arith.divui %873, %c12 : index
      %875 = arith.addi %872, %874 : index
      %876 = arith.muli %outTileRows, %c12 : index
      %877 = arith.muli %875, %876 : index
      %878 = arith.remui %810, %outTileRows : index
      %879 = arith.muli %878, %c12 : index
      %880 = arith.addi %877, %879 : index
      %881 = arith.remui %866, %c12 : index
      %882 = arith.addi %880, %881 : index
      memref.store %862, %out[%882] : memref<?xf16>
    }
  }
  wave.return
}
