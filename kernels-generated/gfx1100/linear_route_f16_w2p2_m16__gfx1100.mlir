// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c30 = arith.constant 0xFF61B1E6 : f32
  %c31 = arith.constant 0x00000000 : f32
  %c32 = arith.constant 0x3FB8AA3B : f32
  %c33 = arith.constant 0 : i32
  %c34 = arith.constant 0xC0000000 : f32
  %c35 = arith.constant 0xCB800000 : f32
  %c36 = arith.constant 0xBF800000 : f32
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
    %292 = arith.muli %251, %c15 : index
    %293 = arith.addi %292, %c4 : index
    %294 = arith.muli %293, %c1 : index
    %295 = arith.addi %294, %250 : index
    %296 = arith.addi %295, %c4 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addi %296, %c16 : index
    %299 = memref.load %12[%298] : memref<?xf32>
    %300 = arith.addf %297, %299 : f32
    %301 = arith.muli %293, %c1 : index
    %302 = arith.addi %301, %250 : index
    %303 = arith.addi %302, %c17 : index
    %304 = memref.load %12[%303] : memref<?xf32>
    %305 = arith.addi %303, %c16 : index
    %306 = memref.load %12[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = wave.lane
    %309 = arith.addi %11, %c4 : index
    %310 = arith.muli %293, %c3 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.divui %308, %c7 : index
    %313 = arith.addi %311, %312 : index
    %314 = arith.cmpi slt, %313, %10 : index
    scf.if %314 {
      %315 = arith.cmpi eq, %hasFactors, %c5 : index
      %316 = arith.muli %313, %c3 : index
      %317 = memref.load %factors[%316] : memref<?xf32>
      %318 = arith.mulf %317, %operandScale : f32
      %319 = arith.select %315, %318, %operandScale : f32
      %320 = arith.remui %308, %c7 : index
      %321 = arith.muli %320, %c15 : index
      %322 = arith.addi %6, %321 : index
      %323 = vector.load %w[%322] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %324 = vector.bitcast %323 : vector<4xi8> to vector<1xf32>
      %325 = vector.extract %324[0] : f32 from vector<1xf32>
      %326 = arith.mulf %325, %319 : f32
      %327 = arith.mulf %300, %326 : f32
      %328 = arith.remui %308, %c7 : index
      %329 = arith.muli %328, %c15 : index
      %330 = arith.addi %8, %329 : index
      %331 = vector.load %w[%330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %332 = vector.bitcast %331 : vector<4xi8> to vector<1xf32>
      %333 = vector.extract %332[0] : f32 from vector<1xf32>
      %334 = arith.mulf %333, %319 : f32
      %335 = arith.mulf %307, %334 : f32
      %336 = arith.muli %313, %outputFeatures : index
      %337 = arith.addi %336, %14 : index
      %338 = wave.lane
      %339 = arith.remui %338, %c7 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.addi %340, %c4 : index
      memref.store %327, %logits[%341] : memref<?xf32>
      %342 = arith.addi %340, %c7 : index
      memref.store %335, %logits[%342] : memref<?xf32>
    }
    %343 = arith.muli %251, %c15 : index
    %344 = arith.addi %343, %c5 : index
    %345 = arith.muli %344, %c1 : index
    %346 = arith.addi %345, %250 : index
    %347 = arith.addi %346, %c4 : index
    %348 = memref.load %12[%347] : memref<?xf32>
    %349 = arith.addi %347, %c16 : index
    %350 = memref.load %12[%349] : memref<?xf32>
    %351 = arith.addf %348, %350 : f32
    %352 = arith.muli %344, %c1 : index
    %353 = arith.addi %352, %250 : index
    %354 = arith.addi %353, %c17 : index
    %355 = memref.load %12[%354] : memref<?xf32>
    %356 = arith.addi %354, %c16 : index
    %357 = memref.load %12[%356] : memref<?xf32>
    %358 = arith.addf %355, %357 : f32
    %359 = wave.lane
    %360 = arith.addi %11, %c4 : index
    %361 = arith.muli %344, %c3 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.divui %359, %c7 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.cmpi slt, %364, %10 : index
    scf.if %365 {
      %366 = arith.cmpi eq, %hasFactors, %c5 : index
      %367 = arith.muli %364, %c3 : index
      %368 = memref.load %factors[%367] : memref<?xf32>
      %369 = arith.mulf %368, %operandScale : f32
      %370 = arith.select %366, %369, %operandScale : f32
      %371 = arith.remui %359, %c7 : index
      %372 = arith.muli %371, %c15 : index
      %373 = arith.addi %6, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %370 : f32
      %378 = arith.mulf %351, %377 : f32
      %379 = arith.remui %359, %c7 : index
      %380 = arith.muli %379, %c15 : index
      %381 = arith.addi %8, %380 : index
      %382 = vector.load %w[%381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %383 = vector.bitcast %382 : vector<4xi8> to vector<1xf32>
      %384 = vector.extract %383[0] : f32 from vector<1xf32>
      %385 = arith.mulf %384, %370 : f32
      %386 = arith.mulf %358, %385 : f32
      %387 = arith.muli %364, %outputFeatures : index
      %388 = arith.addi %387, %14 : index
      %389 = wave.lane
      %390 = arith.remui %389, %c7 : index
      %391 = arith.addi %388, %390 : index
      %392 = arith.addi %391, %c4 : index
      memref.store %378, %logits[%392] : memref<?xf32>
      %393 = arith.addi %391, %c7 : index
      memref.store %386, %logits[%393] : memref<?xf32>
    }
    %394 = arith.muli %251, %c15 : index
    %395 = arith.addi %394, %c3 : index
    %396 = arith.muli %395, %c1 : index
    %397 = arith.addi %396, %250 : index
    %398 = arith.addi %397, %c4 : index
    %399 = memref.load %12[%398] : memref<?xf32>
    %400 = arith.addi %398, %c16 : index
    %401 = memref.load %12[%400] : memref<?xf32>
    %402 = arith.addf %399, %401 : f32
    %403 = arith.muli %395, %c1 : index
    %404 = arith.addi %403, %250 : index
    %405 = arith.addi %404, %c17 : index
    %406 = memref.load %12[%405] : memref<?xf32>
    %407 = arith.addi %405, %c16 : index
    %408 = memref.load %12[%407] : memref<?xf32>
    %409 = arith.addf %406, %408 : f32
    %410 = wave.lane
    %411 = arith.addi %11, %c4 : index
    %412 = arith.muli %395, %c3 : index
    %413 = arith.addi %411, %412 : index
    %414 = arith.divui %410, %c7 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.cmpi slt, %415, %10 : index
    scf.if %416 {
      %417 = arith.cmpi eq, %hasFactors, %c5 : index
      %418 = arith.muli %415, %c3 : index
      %419 = memref.load %factors[%418] : memref<?xf32>
      %420 = arith.mulf %419, %operandScale : f32
      %421 = arith.select %417, %420, %operandScale : f32
      %422 = arith.remui %410, %c7 : index
      %423 = arith.muli %422, %c15 : index
      %424 = arith.addi %6, %423 : index
      %425 = vector.load %w[%424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %426 = vector.bitcast %425 : vector<4xi8> to vector<1xf32>
      %427 = vector.extract %426[0] : f32 from vector<1xf32>
      %428 = arith.mulf %427, %421 : f32
      %429 = arith.mulf %402, %428 : f32
      %430 = arith.remui %410, %c7 : index
      %431 = arith.muli %430, %c15 : index
      %432 = arith.addi %8, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %421 : f32
      %437 = arith.mulf %409, %436 : f32
      %438 = arith.muli %415, %outputFeatures : index
      %439 = arith.addi %438, %14 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c7 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.addi %442, %c4 : index
      memref.store %429, %logits[%443] : memref<?xf32>
      %444 = arith.addi %442, %c7 : index
      memref.store %437, %logits[%444] : memref<?xf32>
    }
    %445 = arith.muli %251, %c15 : index
    %446 = arith.addi %445, %c18 : index
    %447 = arith.muli %446, %c1 : index
    %448 = arith.addi %447, %250 : index
    %449 = arith.addi %448, %c4 : index
    %450 = memref.load %12[%449] : memref<?xf32>
    %451 = arith.addi %449, %c16 : index
    %452 = memref.load %12[%451] : memref<?xf32>
    %453 = arith.addf %450, %452 : f32
    %454 = arith.muli %446, %c1 : index
    %455 = arith.addi %454, %250 : index
    %456 = arith.addi %455, %c17 : index
    %457 = memref.load %12[%456] : memref<?xf32>
    %458 = arith.addi %456, %c16 : index
    %459 = memref.load %12[%458] : memref<?xf32>
    %460 = arith.addf %457, %459 : f32
    %461 = wave.lane
    %462 = arith.addi %11, %c4 : index
    %463 = arith.muli %446, %c3 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.divui %461, %c7 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.cmpi slt, %466, %10 : index
    scf.if %467 {
      %468 = arith.cmpi eq, %hasFactors, %c5 : index
      %469 = arith.muli %466, %c3 : index
      %470 = memref.load %factors[%469] : memref<?xf32>
      %471 = arith.mulf %470, %operandScale : f32
      %472 = arith.select %468, %471, %operandScale : f32
      %473 = arith.remui %461, %c7 : index
      %474 = arith.muli %473, %c15 : index
      %475 = arith.addi %6, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %472 : f32
      %480 = arith.mulf %453, %479 : f32
      %481 = arith.remui %461, %c7 : index
      %482 = arith.muli %481, %c15 : index
      %483 = arith.addi %8, %482 : index
      %484 = vector.load %w[%483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %485 = vector.bitcast %484 : vector<4xi8> to vector<1xf32>
      %486 = vector.extract %485[0] : f32 from vector<1xf32>
      %487 = arith.mulf %486, %472 : f32
      %488 = arith.mulf %460, %487 : f32
      %489 = arith.muli %466, %outputFeatures : index
      %490 = arith.addi %489, %14 : index
      %491 = wave.lane
      %492 = arith.remui %491, %c7 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.addi %493, %c4 : index
      memref.store %480, %logits[%494] : memref<?xf32>
      %495 = arith.addi %493, %c7 : index
      memref.store %488, %logits[%495] : memref<?xf32>
    }
  }
  %496 = arith.muli %experts, %c3 : index
  %497 = wave.scratch %496 : memref<?xf32>
  %498 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %498 {
    %499 = arith.addi %11, %c7 : index
    %500 = arith.minsi %499, %10 : index
    %501 = wave.wave
    %502 = arith.addi %11, %501 : index
    scf.for %503 = %502 to %500 step %c3 {
      %504 = wave.wave
      %505 = arith.muli %504, %experts : index
      %506 = wave.lane
      %507 = arith.muli %503, %logitsWidth : index
      %510 = scf.for %508 = %506 to %experts step %c1 iter_args(%509 = %c30) -> (f32) {
        %511 = arith.addi %507, %508 : index
        %512 = memref.load %logits[%511] : memref<?xf32>
        %513 = arith.maximumf %509, %512 : f32
        scf.yield %513 : f32
      }
      %514 = vector.broadcast %510 : f32 to vector<1xf32>
      %515 = wave.reduce "max" %514 : vector<1xf32>
      %518 = scf.for %516 = %506 to %experts step %c1 iter_args(%517 = %c31) -> (f32) {
        %519 = arith.addi %507, %516 : index
        %520 = memref.load %logits[%519] : memref<?xf32>
        %521 = arith.subf %520, %515 : f32
        %522 = arith.mulf %521, %c32 : f32
        %523 = wave.exp2 %522 : f32
        %524 = arith.addi %505, %516 : index
        memref.store %523, %497[%524] : memref<?xf32>
        %525 = arith.addf %517, %523 : f32
        scf.yield %525 : f32
      }
      %526 = vector.broadcast %518 : f32 to vector<1xf32>
      %527 = wave.reduce "add" %526 : vector<1xf32>
      scf.for %528 = %506 to %experts step %c1 {
        %529 = arith.addi %505, %528 : index
        %530 = memref.load %497[%529] : memref<?xf32>
        %531 = arith.divf %530, %527 : f32
        %532 = arith.addi %505, %528 : index
        memref.store %531, %497[%532] : memref<?xf32>
      }
      %537:3 = scf.for %533 = %c4 to %expertsPerToken step %c5 iter_args(%534 = %c31, %535 = %c31, %536 = %c33) -> (f32, f32, i32) {
        %541:2 = scf.for %538 = %506 to %experts step %c1 iter_args(%539 = %c34, %540 = %c31) -> (f32, f32) {
          %542 = arith.addi %505, %538 : index
          %543 = memref.load %497[%542] : memref<?xf32>
          %544 = arith.cmpf ogt, %543, %539 : f32
          %545 = arith.index_cast %538 : index to i32
          %546 = arith.sitofp %545 : i32 to f32
          %547 = arith.select %544, %543, %539 : f32
          %548 = arith.select %544, %546, %540 : f32
          scf.yield %547, %548 : f32, f32
        }
        %549 = vector.broadcast %541#0 : f32 to vector<1xf32>
        %550 = wave.reduce "max" %549 : vector<1xf32>
        %551 = arith.cmpf oeq, %541#0, %550 : f32
        %552 = arith.subf %c31, %541#1 : f32
        %553 = arith.select %551, %552, %c35 : f32
        %554 = vector.broadcast %553 : f32 to vector<1xf32>
        %555 = wave.reduce "max" %554 : vector<1xf32>
        %556 = arith.subf %c31, %555 : f32
        %557 = arith.fptosi %556 : f32 to i32
        %558 = arith.index_cast %557 : i32 to index
        %559 = arith.remui %558, %c1 : index
        %560 = arith.cmpi eq, %559, %506 : index
        scf.if %560 {
          %561 = arith.addi %505, %558 : index
          memref.store %c36, %497[%561] : memref<?xf32>
        }
        %562 = arith.cmpi eq, %533, %506 : index
        %563 = arith.addf %534, %550 : f32
        %564 = arith.select %562, %550, %535 : f32
        %565 = arith.select %562, %557, %536 : i32
        scf.yield %563, %564, %565 : f32, f32, i32
      }
      %566 = arith.cmpi eq, %normalize, %c5 : index
      %567 = arith.divf %537#1, %537#0 : f32
      %568 = arith.select %566, %567, %537#1 : f32
      %569 = arith.cmpi slt, %506, %expertsPerToken : index
      scf.if %569 {
        %570 = arith.muli %503, %expertsPerToken : index
        %571 = arith.addi %570, %506 : index
        memref.store %568, %weights[%571] : memref<?xf32>
        %572 = arith.muli %503, %expertsPerToken : index
        %573 = arith.addi %572, %506 : index
        memref.store %537#2, %ids_out[%573] : memref<?xi32>
      }
    }
  }
  wave.return
}
