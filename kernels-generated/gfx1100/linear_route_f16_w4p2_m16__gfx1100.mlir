// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %c24 = arith.constant 1024 : index
  %c25 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c32 = arith.constant 0xFF61B1E6 : f32
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 0x3FB8AA3B : f32
  %c35 = arith.constant 0 : i32
  %c36 = arith.constant 0xC0000000 : f32
  %c37 = arith.constant 0xCB800000 : f32
  %c38 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %13 = wave.block 0
  %14 = arith.muli %13, %c1 : index
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = wave.lane
    %17 = arith.remui %16, %c7 : index
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c7 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c7 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c7 : index
    %27 = arith.divui %26, %c11 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c11 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c11 : index
    %35 = arith.addi %33, %34 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c7 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c15 : index
    %45 = arith.muli %44, %c15 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c15 iter_args(%50 = %c12, %51 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c4 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %53, %c7 : index
      %59 = arith.muli %58, %c7 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c17 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %49, %c5 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %53, %c7 : index
      %72 = arith.muli %71, %c7 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %49, %c3 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c16 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %53, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %49, %c18 : index
      %94 = arith.addi %6, %c2 : index
      %95 = arith.muli %93, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %53, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c17 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %49, %c4 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %53, %c7 : index
      %111 = arith.muli %110, %c7 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c17 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %49, %c5 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %53, %c7 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c17 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %49, %c3 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c16 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %53, %c7 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c17 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %49, %c18 : index
      %146 = arith.addi %8, %c2 : index
      %147 = arith.muli %145, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.remui %53, %c7 : index
      %150 = arith.muli %149, %c7 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<8xf16>
      %154 = arith.addi %151, %c17 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = arith.muli %49, %c5 : index
      %159 = arith.addi %158, %c4 : index
      %160 = arith.muli %tileRows, %c7 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.addi %35, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.muli %tileRows, %c11 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %66, %50 : vector<16xf16>, vector<8xf32>
      %169 = wave.mma %167, %118, %51 : vector<16xf16>, vector<8xf32>
      %170 = arith.muli %49, %c5 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %tileRows, %c7 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.addi %35, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c11 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %79, %168 : vector<16xf16>, vector<8xf32>
      %181 = wave.mma %179, %131, %169 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %49, %c5 : index
      %183 = arith.addi %182, %c3 : index
      %184 = arith.muli %tileRows, %c7 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %35, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c11 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %92, %180 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %144, %181 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %49, %c5 : index
      %195 = arith.addi %194, %c18 : index
      %196 = arith.muli %tileRows, %c7 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %35, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c11 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %105, %192 : vector<16xf16>, vector<8xf32>
      %205 = wave.mma %203, %157, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %204, %205 : vector<8xf32>, vector<8xf32>
    }
    %206 = arith.select %42, %48, %41 : index
    %210:2 = scf.for %207 = %48 to %206 step %c5 iter_args(%208 = %52#0, %209 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %211 = wave.lane
      %212 = arith.addi %207, %c4 : index
      %213 = arith.addi %6, %c2 : index
      %214 = arith.muli %212, %c16 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.remui %211, %c7 : index
      %217 = arith.muli %216, %c7 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<8xf16>
      %221 = arith.addi %218, %c17 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = arith.addi %207, %c4 : index
      %226 = arith.addi %8, %c2 : index
      %227 = arith.muli %225, %c16 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.remui %211, %c7 : index
      %230 = arith.muli %229, %c7 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = arith.addi %231, %c17 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.muli %207, %c5 : index
      %239 = arith.addi %238, %c4 : index
      %240 = arith.muli %tileRows, %c7 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %35, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c11 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %224, %208 : vector<16xf16>, vector<8xf32>
      %249 = wave.mma %247, %237, %209 : vector<16xf16>, vector<8xf32>
      scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
    }
    %250 = wave.lane
    %251 = wave.wave
    %252 = arith.muli %251, %c3 : index
    %253 = arith.addi %252, %c4 : index
    %254 = arith.muli %253, %c17 : index
    %255 = arith.addi %254, %250 : index
    %256 = vector.extract %210#0[0] : f32 from vector<8xf32>
    %257 = arith.addi %255, %c4 : index
    memref.store %256, %12[%257] : memref<?xf32>
    %258 = vector.extract %210#0[1] : f32 from vector<8xf32>
    %259 = arith.addi %255, %c1 : index
    memref.store %258, %12[%259] : memref<?xf32>
    %260 = vector.extract %210#0[2] : f32 from vector<8xf32>
    %261 = arith.addi %255, %c19 : index
    memref.store %260, %12[%261] : memref<?xf32>
    %262 = vector.extract %210#0[3] : f32 from vector<8xf32>
    %263 = arith.addi %255, %c20 : index
    memref.store %262, %12[%263] : memref<?xf32>
    %264 = vector.extract %210#0[4] : f32 from vector<8xf32>
    %265 = arith.addi %255, %c2 : index
    memref.store %264, %12[%265] : memref<?xf32>
    %266 = vector.extract %210#0[5] : f32 from vector<8xf32>
    %267 = arith.addi %255, %c21 : index
    memref.store %266, %12[%267] : memref<?xf32>
    %268 = vector.extract %210#0[6] : f32 from vector<8xf32>
    %269 = arith.addi %255, %c22 : index
    memref.store %268, %12[%269] : memref<?xf32>
    %270 = vector.extract %210#0[7] : f32 from vector<8xf32>
    %271 = arith.addi %255, %c23 : index
    memref.store %270, %12[%271] : memref<?xf32>
    %272 = arith.muli %251, %c3 : index
    %273 = arith.addi %272, %c5 : index
    %274 = arith.muli %273, %c17 : index
    %275 = arith.addi %274, %250 : index
    %276 = vector.extract %210#1[0] : f32 from vector<8xf32>
    %277 = arith.addi %275, %c4 : index
    memref.store %276, %12[%277] : memref<?xf32>
    %278 = vector.extract %210#1[1] : f32 from vector<8xf32>
    %279 = arith.addi %275, %c1 : index
    memref.store %278, %12[%279] : memref<?xf32>
    %280 = vector.extract %210#1[2] : f32 from vector<8xf32>
    %281 = arith.addi %275, %c19 : index
    memref.store %280, %12[%281] : memref<?xf32>
    %282 = vector.extract %210#1[3] : f32 from vector<8xf32>
    %283 = arith.addi %275, %c20 : index
    memref.store %282, %12[%283] : memref<?xf32>
    %284 = vector.extract %210#1[4] : f32 from vector<8xf32>
    %285 = arith.addi %275, %c2 : index
    memref.store %284, %12[%285] : memref<?xf32>
    %286 = vector.extract %210#1[5] : f32 from vector<8xf32>
    %287 = arith.addi %275, %c21 : index
    memref.store %286, %12[%287] : memref<?xf32>
    %288 = vector.extract %210#1[6] : f32 from vector<8xf32>
    %289 = arith.addi %275, %c22 : index
    memref.store %288, %12[%289] : memref<?xf32>
    %290 = vector.extract %210#1[7] : f32 from vector<8xf32>
    %291 = arith.addi %275, %c23 : index
    memref.store %290, %12[%291] : memref<?xf32>
    wave.barrier
    %292 = arith.muli %251, %c3 : index
    %293 = arith.addi %292, %c4 : index
    %294 = arith.muli %293, %c1 : index
    %295 = arith.addi %294, %250 : index
    %296 = arith.addi %295, %c4 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addi %296, %c16 : index
    %299 = memref.load %12[%298] : memref<?xf32>
    %300 = arith.addf %297, %299 : f32
    %301 = arith.addi %296, %c24 : index
    %302 = memref.load %12[%301] : memref<?xf32>
    %303 = arith.addf %300, %302 : f32
    %304 = arith.addi %296, %c25 : index
    %305 = memref.load %12[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = arith.muli %293, %c1 : index
    %308 = arith.addi %307, %250 : index
    %309 = arith.addi %308, %c17 : index
    %310 = memref.load %12[%309] : memref<?xf32>
    %311 = arith.addi %309, %c16 : index
    %312 = memref.load %12[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %309, %c24 : index
    %315 = memref.load %12[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.addi %309, %c25 : index
    %318 = memref.load %12[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = wave.lane
    %321 = arith.addi %11, %c4 : index
    %322 = arith.muli %293, %c3 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.divui %320, %c7 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.cmpi slt, %325, %10 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c5 : index
      %328 = arith.muli %325, %c3 : index
      %329 = memref.load %factors[%328] : memref<?xf32>
      %330 = arith.mulf %329, %operandScale : f32
      %331 = arith.select %327, %330, %operandScale : f32
      %332 = arith.remui %320, %c7 : index
      %333 = arith.muli %332, %c15 : index
      %334 = arith.addi %6, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %306, %338 : f32
      %340 = arith.remui %320, %c7 : index
      %341 = arith.muli %340, %c15 : index
      %342 = arith.addi %8, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %331 : f32
      %347 = arith.mulf %319, %346 : f32
      %348 = arith.muli %325, %outputFeatures : index
      %349 = arith.addi %348, %14 : index
      %350 = wave.lane
      %351 = arith.remui %350, %c7 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %c4 : index
      memref.store %339, %logits[%353] : memref<?xf32>
      %354 = arith.addi %352, %c7 : index
      memref.store %347, %logits[%354] : memref<?xf32>
    }
    %355 = arith.muli %251, %c3 : index
    %356 = arith.addi %355, %c5 : index
    %357 = arith.muli %356, %c1 : index
    %358 = arith.addi %357, %250 : index
    %359 = arith.addi %358, %c4 : index
    %360 = memref.load %12[%359] : memref<?xf32>
    %361 = arith.addi %359, %c16 : index
    %362 = memref.load %12[%361] : memref<?xf32>
    %363 = arith.addf %360, %362 : f32
    %364 = arith.addi %359, %c24 : index
    %365 = memref.load %12[%364] : memref<?xf32>
    %366 = arith.addf %363, %365 : f32
    %367 = arith.addi %359, %c25 : index
    %368 = memref.load %12[%367] : memref<?xf32>
    %369 = arith.addf %366, %368 : f32
    %370 = arith.muli %356, %c1 : index
    %371 = arith.addi %370, %250 : index
    %372 = arith.addi %371, %c17 : index
    %373 = memref.load %12[%372] : memref<?xf32>
    %374 = arith.addi %372, %c16 : index
    %375 = memref.load %12[%374] : memref<?xf32>
    %376 = arith.addf %373, %375 : f32
    %377 = arith.addi %372, %c24 : index
    %378 = memref.load %12[%377] : memref<?xf32>
    %379 = arith.addf %376, %378 : f32
    %380 = arith.addi %372, %c25 : index
    %381 = memref.load %12[%380] : memref<?xf32>
    %382 = arith.addf %379, %381 : f32
    %383 = wave.lane
    %384 = arith.addi %11, %c4 : index
    %385 = arith.muli %356, %c3 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.divui %383, %c7 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.cmpi slt, %388, %10 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c5 : index
      %391 = arith.muli %388, %c3 : index
      %392 = memref.load %factors[%391] : memref<?xf32>
      %393 = arith.mulf %392, %operandScale : f32
      %394 = arith.select %390, %393, %operandScale : f32
      %395 = arith.remui %383, %c7 : index
      %396 = arith.muli %395, %c15 : index
      %397 = arith.addi %6, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %394 : f32
      %402 = arith.mulf %369, %401 : f32
      %403 = arith.remui %383, %c7 : index
      %404 = arith.muli %403, %c15 : index
      %405 = arith.addi %8, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %394 : f32
      %410 = arith.mulf %382, %409 : f32
      %411 = arith.muli %388, %outputFeatures : index
      %412 = arith.addi %411, %14 : index
      %413 = wave.lane
      %414 = arith.remui %413, %c7 : index
      %415 = arith.addi %412, %414 : index
      %416 = arith.addi %415, %c4 : index
      memref.store %402, %logits[%416] : memref<?xf32>
      %417 = arith.addi %415, %c7 : index
      memref.store %410, %logits[%417] : memref<?xf32>
    }
  }
  %418 = arith.muli %experts, %c15 : index
  %419 = wave.scratch %418 : memref<?xf32>
  %420 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %420 {
    %421 = arith.addi %11, %c7 : index
    %422 = arith.minsi %421, %10 : index
    %423 = wave.wave
    %424 = arith.addi %11, %423 : index
    scf.for %425 = %424 to %422 step %c15 {
      %426 = wave.wave
      %427 = arith.muli %426, %experts : index
      %428 = wave.lane
      %429 = arith.muli %425, %logitsWidth : index
      %432 = scf.for %430 = %428 to %experts step %c1 iter_args(%431 = %c32) -> (f32) {
        %433 = arith.addi %429, %430 : index
        %434 = memref.load %logits[%433] : memref<?xf32>
        %435 = arith.maximumf %431, %434 : f32
        scf.yield %435 : f32
      }
      %436 = vector.broadcast %432 : f32 to vector<1xf32>
      %437 = wave.reduce "max" %436 : vector<1xf32>
      %440 = scf.for %438 = %428 to %experts step %c1 iter_args(%439 = %c33) -> (f32) {
        %441 = arith.addi %429, %438 : index
        %442 = memref.load %logits[%441] : memref<?xf32>
        %443 = arith.subf %442, %437 : f32
        %444 = arith.mulf %443, %c34 : f32
        %445 = wave.exp2 %444 : f32
        %446 = arith.addi %427, %438 : index
        memref.store %445, %419[%446] : memref<?xf32>
        %447 = arith.addf %439, %445 : f32
        scf.yield %447 : f32
      }
      %448 = vector.broadcast %440 : f32 to vector<1xf32>
      %449 = wave.reduce "add" %448 : vector<1xf32>
      scf.for %450 = %428 to %experts step %c1 {
        %451 = arith.addi %427, %450 : index
        %452 = memref.load %419[%451] : memref<?xf32>
        %453 = arith.divf %452, %449 : f32
        %454 = arith.addi %427, %450 : index
        memref.store %453, %419[%454] : memref<?xf32>
      }
      %459:3 = scf.for %455 = %c4 to %expertsPerToken step %c5 iter_args(%456 = %c33, %457 = %c33, %458 = %c35) -> (f32, f32, i32) {
        %463:2 = scf.for %460 = %428 to %experts step %c1 iter_args(%461 = %c36, %462 = %c33) -> (f32, f32) {
          %464 = arith.addi %427, %460 : index
          %465 = memref.load %419[%464] : memref<?xf32>
          %466 = arith.cmpf ogt, %465, %461 : f32
          %467 = arith.index_cast %460 : index to i32
          %468 = arith.sitofp %467 : i32 to f32
          %469 = arith.select %466, %465, %461 : f32
          %470 = arith.select %466, %468, %462 : f32
          scf.yield %469, %470 : f32, f32
        }
        %471 = vector.broadcast %463#0 : f32 to vector<1xf32>
        %472 = wave.reduce "max" %471 : vector<1xf32>
        %473 = arith.cmpf oeq, %463#0, %472 : f32
        %474 = arith.subf %c33, %463#1 : f32
        %475 = arith.select %473, %474, %c37 : f32
        %476 = vector.broadcast %475 : f32 to vector<1xf32>
        %477 = wave.reduce "max" %476 : vector<1xf32>
        %478 = arith.subf %c33, %477 : f32
        %479 = arith.fptosi %478 : f32 to i32
        %480 = arith.index_cast %479 : i32 to index
        %481 = arith.remui %480, %c1 : index
        %482 = arith.cmpi eq, %481, %428 : index
        scf.if %482 {
          %483 = arith.addi %427, %480 : index
          memref.store %c38, %419[%483] : memref<?xf32>
        }
        %484 = arith.cmpi eq, %455, %428 : index
        %485 = arith.addf %456, %472 : f32
        %486 = arith.select %484, %472, %457 : f32
        %487 = arith.select %484, %479, %458 : i32
        scf.yield %485, %486, %487 : f32, f32, i32
      }
      %488 = arith.cmpi eq, %normalize, %c5 : index
      %489 = arith.divf %459#1, %459#0 : f32
      %490 = arith.select %488, %489, %459#1 : f32
      %491 = arith.cmpi slt, %428, %expertsPerToken : index
      scf.if %491 {
        %492 = arith.muli %425, %expertsPerToken : index
        %493 = arith.addi %492, %428 : index
        memref.store %490, %weights[%493] : memref<?xf32>
        %494 = arith.muli %425, %expertsPerToken : index
        %495 = arith.addi %494, %428 : index
        memref.store %459#2, %ids_out[%495] : memref<?xi32>
      }
    }
  }
  wave.return
}
