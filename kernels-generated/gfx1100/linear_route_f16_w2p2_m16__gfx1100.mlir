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
  %c25 = arith.constant 0x3F800000 : f32
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
      %316 = memref.load %factors[%313] : memref<?xf32>
      %317 = arith.select %315, %316, %c25 : f32
      %318 = arith.remui %308, %c7 : index
      %319 = arith.muli %318, %c15 : index
      %320 = arith.addi %6, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<1xf32>
      %323 = vector.extract %322[0] : f32 from vector<1xf32>
      %324 = arith.mulf %323, %317 : f32
      %325 = arith.mulf %300, %324 : f32
      %326 = arith.remui %308, %c7 : index
      %327 = arith.muli %326, %c15 : index
      %328 = arith.addi %8, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.bitcast %329 : vector<4xi8> to vector<1xf32>
      %331 = vector.extract %330[0] : f32 from vector<1xf32>
      %332 = arith.mulf %331, %317 : f32
      %333 = arith.mulf %307, %332 : f32
      %334 = arith.muli %313, %outputFeatures : index
      %335 = arith.addi %334, %14 : index
      %336 = wave.lane
      %337 = arith.remui %336, %c7 : index
      %338 = arith.addi %335, %337 : index
      %339 = arith.addi %338, %c4 : index
      memref.store %325, %logits[%339] : memref<?xf32>
      %340 = arith.addi %338, %c7 : index
      memref.store %333, %logits[%340] : memref<?xf32>
    }
    %341 = arith.muli %251, %c15 : index
    %342 = arith.addi %341, %c5 : index
    %343 = arith.muli %342, %c1 : index
    %344 = arith.addi %343, %250 : index
    %345 = arith.addi %344, %c4 : index
    %346 = memref.load %12[%345] : memref<?xf32>
    %347 = arith.addi %345, %c16 : index
    %348 = memref.load %12[%347] : memref<?xf32>
    %349 = arith.addf %346, %348 : f32
    %350 = arith.muli %342, %c1 : index
    %351 = arith.addi %350, %250 : index
    %352 = arith.addi %351, %c17 : index
    %353 = memref.load %12[%352] : memref<?xf32>
    %354 = arith.addi %352, %c16 : index
    %355 = memref.load %12[%354] : memref<?xf32>
    %356 = arith.addf %353, %355 : f32
    %357 = wave.lane
    %358 = arith.addi %11, %c4 : index
    %359 = arith.muli %342, %c3 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.divui %357, %c7 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.cmpi slt, %362, %10 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c5 : index
      %365 = memref.load %factors[%362] : memref<?xf32>
      %366 = arith.select %364, %365, %c25 : f32
      %367 = arith.remui %357, %c7 : index
      %368 = arith.muli %367, %c15 : index
      %369 = arith.addi %6, %368 : index
      %370 = vector.load %w[%369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %371 = vector.bitcast %370 : vector<4xi8> to vector<1xf32>
      %372 = vector.extract %371[0] : f32 from vector<1xf32>
      %373 = arith.mulf %372, %366 : f32
      %374 = arith.mulf %349, %373 : f32
      %375 = arith.remui %357, %c7 : index
      %376 = arith.muli %375, %c15 : index
      %377 = arith.addi %8, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %366 : f32
      %382 = arith.mulf %356, %381 : f32
      %383 = arith.muli %362, %outputFeatures : index
      %384 = arith.addi %383, %14 : index
      %385 = wave.lane
      %386 = arith.remui %385, %c7 : index
      %387 = arith.addi %384, %386 : index
      %388 = arith.addi %387, %c4 : index
      memref.store %374, %logits[%388] : memref<?xf32>
      %389 = arith.addi %387, %c7 : index
      memref.store %382, %logits[%389] : memref<?xf32>
    }
    %390 = arith.muli %251, %c15 : index
    %391 = arith.addi %390, %c3 : index
    %392 = arith.muli %391, %c1 : index
    %393 = arith.addi %392, %250 : index
    %394 = arith.addi %393, %c4 : index
    %395 = memref.load %12[%394] : memref<?xf32>
    %396 = arith.addi %394, %c16 : index
    %397 = memref.load %12[%396] : memref<?xf32>
    %398 = arith.addf %395, %397 : f32
    %399 = arith.muli %391, %c1 : index
    %400 = arith.addi %399, %250 : index
    %401 = arith.addi %400, %c17 : index
    %402 = memref.load %12[%401] : memref<?xf32>
    %403 = arith.addi %401, %c16 : index
    %404 = memref.load %12[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = wave.lane
    %407 = arith.addi %11, %c4 : index
    %408 = arith.muli %391, %c3 : index
    %409 = arith.addi %407, %408 : index
    %410 = arith.divui %406, %c7 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.cmpi slt, %411, %10 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c5 : index
      %414 = memref.load %factors[%411] : memref<?xf32>
      %415 = arith.select %413, %414, %c25 : f32
      %416 = arith.remui %406, %c7 : index
      %417 = arith.muli %416, %c15 : index
      %418 = arith.addi %6, %417 : index
      %419 = vector.load %w[%418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %420 = vector.bitcast %419 : vector<4xi8> to vector<1xf32>
      %421 = vector.extract %420[0] : f32 from vector<1xf32>
      %422 = arith.mulf %421, %415 : f32
      %423 = arith.mulf %398, %422 : f32
      %424 = arith.remui %406, %c7 : index
      %425 = arith.muli %424, %c15 : index
      %426 = arith.addi %8, %425 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %429, %415 : f32
      %431 = arith.mulf %405, %430 : f32
      %432 = arith.muli %411, %outputFeatures : index
      %433 = arith.addi %432, %14 : index
      %434 = wave.lane
      %435 = arith.remui %434, %c7 : index
      %436 = arith.addi %433, %435 : index
      %437 = arith.addi %436, %c4 : index
      memref.store %423, %logits[%437] : memref<?xf32>
      %438 = arith.addi %436, %c7 : index
      memref.store %431, %logits[%438] : memref<?xf32>
    }
    %439 = arith.muli %251, %c15 : index
    %440 = arith.addi %439, %c18 : index
    %441 = arith.muli %440, %c1 : index
    %442 = arith.addi %441, %250 : index
    %443 = arith.addi %442, %c4 : index
    %444 = memref.load %12[%443] : memref<?xf32>
    %445 = arith.addi %443, %c16 : index
    %446 = memref.load %12[%445] : memref<?xf32>
    %447 = arith.addf %444, %446 : f32
    %448 = arith.muli %440, %c1 : index
    %449 = arith.addi %448, %250 : index
    %450 = arith.addi %449, %c17 : index
    %451 = memref.load %12[%450] : memref<?xf32>
    %452 = arith.addi %450, %c16 : index
    %453 = memref.load %12[%452] : memref<?xf32>
    %454 = arith.addf %451, %453 : f32
    %455 = wave.lane
    %456 = arith.addi %11, %c4 : index
    %457 = arith.muli %440, %c3 : index
    %458 = arith.addi %456, %457 : index
    %459 = arith.divui %455, %c7 : index
    %460 = arith.addi %458, %459 : index
    %461 = arith.cmpi slt, %460, %10 : index
    scf.if %461 {
      %462 = arith.cmpi eq, %hasFactors, %c5 : index
      %463 = memref.load %factors[%460] : memref<?xf32>
      %464 = arith.select %462, %463, %c25 : f32
      %465 = arith.remui %455, %c7 : index
      %466 = arith.muli %465, %c15 : index
      %467 = arith.addi %6, %466 : index
      %468 = vector.load %w[%467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %469 = vector.bitcast %468 : vector<4xi8> to vector<1xf32>
      %470 = vector.extract %469[0] : f32 from vector<1xf32>
      %471 = arith.mulf %470, %464 : f32
      %472 = arith.mulf %447, %471 : f32
      %473 = arith.remui %455, %c7 : index
      %474 = arith.muli %473, %c15 : index
      %475 = arith.addi %8, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %464 : f32
      %480 = arith.mulf %454, %479 : f32
      %481 = arith.muli %460, %outputFeatures : index
      %482 = arith.addi %481, %14 : index
      %483 = wave.lane
      %484 = arith.remui %483, %c7 : index
      %485 = arith.addi %482, %484 : index
      %486 = arith.addi %485, %c4 : index
      memref.store %472, %logits[%486] : memref<?xf32>
      %487 = arith.addi %485, %c7 : index
      memref.store %480, %logits[%487] : memref<?xf32>
    }
  }
  %488 = arith.muli %experts, %c3 : index
  %489 = wave.scratch %488 : memref<?xf32>
  %490 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %490 {
    %491 = arith.addi %11, %c7 : index
    %492 = arith.minsi %491, %10 : index
    %493 = wave.wave
    %494 = arith.addi %11, %493 : index
    scf.for %495 = %494 to %492 step %c3 {
      %496 = wave.wave
      %497 = arith.muli %496, %experts : index
      %498 = wave.lane
      %499 = arith.muli %495, %logitsWidth : index
      %502 = scf.for %500 = %498 to %experts step %c1 iter_args(%501 = %c30) -> (f32) {
        %503 = arith.addi %499, %500 : index
        %504 = memref.load %logits[%503] : memref<?xf32>
        %505 = arith.maximumf %501, %504 : f32
        scf.yield %505 : f32
      }
      %506 = vector.broadcast %502 : f32 to vector<1xf32>
      %507 = wave.reduce "max" %506 : vector<1xf32>
      %510 = scf.for %508 = %498 to %experts step %c1 iter_args(%509 = %c31) -> (f32) {
        %511 = arith.addi %499, %508 : index
        %512 = memref.load %logits[%511] : memref<?xf32>
        %513 = arith.subf %512, %507 : f32
        %514 = arith.mulf %513, %c32 : f32
        %515 = wave.exp2 %514 : f32
        %516 = arith.addi %497, %508 : index
        memref.store %515, %489[%516] : memref<?xf32>
        %517 = arith.addf %509, %515 : f32
        scf.yield %517 : f32
      }
      %518 = vector.broadcast %510 : f32 to vector<1xf32>
      %519 = wave.reduce "add" %518 : vector<1xf32>
      scf.for %520 = %498 to %experts step %c1 {
        %521 = arith.addi %497, %520 : index
        %522 = memref.load %489[%521] : memref<?xf32>
        %523 = arith.divf %522, %519 : f32
        %524 = arith.addi %497, %520 : index
        memref.store %523, %489[%524] : memref<?xf32>
      }
      %529:3 = scf.for %525 = %c4 to %expertsPerToken step %c5 iter_args(%526 = %c31, %527 = %c31, %528 = %c33) -> (f32, f32, i32) {
        %533:2 = scf.for %530 = %498 to %experts step %c1 iter_args(%531 = %c34, %532 = %c31) -> (f32, f32) {
          %534 = arith.addi %497, %530 : index
          %535 = memref.load %489[%534] : memref<?xf32>
          %536 = arith.cmpf ogt, %535, %531 : f32
          %537 = arith.index_cast %530 : index to i32
          %538 = arith.sitofp %537 : i32 to f32
          %539 = arith.select %536, %535, %531 : f32
          %540 = arith.select %536, %538, %532 : f32
          scf.yield %539, %540 : f32, f32
        }
        %541 = vector.broadcast %533#0 : f32 to vector<1xf32>
        %542 = wave.reduce "max" %541 : vector<1xf32>
        %543 = arith.cmpf oeq, %533#0, %542 : f32
        %544 = arith.subf %c31, %533#1 : f32
        %545 = arith.select %543, %544, %c35 : f32
        %546 = vector.broadcast %545 : f32 to vector<1xf32>
        %547 = wave.reduce "max" %546 : vector<1xf32>
        %548 = arith.subf %c31, %547 : f32
        %549 = arith.fptosi %548 : f32 to i32
        %550 = arith.index_cast %549 : i32 to index
        %551 = arith.remui %550, %c1 : index
        %552 = arith.cmpi eq, %551, %498 : index
        scf.if %552 {
          %553 = arith.addi %497, %550 : index
          memref.store %c36, %489[%553] : memref<?xf32>
        }
        %554 = arith.cmpi eq, %525, %498 : index
        %555 = arith.addf %526, %542 : f32
        %556 = arith.select %554, %542, %527 : f32
        %557 = arith.select %554, %549, %528 : i32
        scf.yield %555, %556, %557 : f32, f32, i32
      }
      %558 = arith.cmpi eq, %normalize, %c5 : index
      %559 = arith.divf %529#1, %529#0 : f32
      %560 = arith.select %558, %559, %529#1 : f32
      %561 = arith.cmpi slt, %498, %expertsPerToken : index
      scf.if %561 {
        %562 = arith.muli %495, %expertsPerToken : index
        %563 = arith.addi %562, %498 : index
        memref.store %560, %weights[%563] : memref<?xf32>
        %564 = arith.muli %495, %expertsPerToken : index
        %565 = arith.addi %564, %498 : index
        memref.store %529#2, %ids_out[%565] : memref<?xi32>
      }
    }
  }
  wave.return
}
