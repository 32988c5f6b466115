// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 4096 : index
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
  %c26 = arith.constant 2048 : index
  %c27 = arith.constant 2560 : index
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
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
    %292 = arith.muli %251, %c5 : index
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
    %307 = arith.addi %296, %c26 : index
    %308 = memref.load %12[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.addi %296, %c27 : index
    %311 = memref.load %12[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = arith.addi %296, %c28 : index
    %314 = memref.load %12[%313] : memref<?xf32>
    %315 = arith.addf %312, %314 : f32
    %316 = arith.addi %296, %c29 : index
    %317 = memref.load %12[%316] : memref<?xf32>
    %318 = arith.addf %315, %317 : f32
    %319 = arith.muli %293, %c1 : index
    %320 = arith.addi %319, %250 : index
    %321 = arith.addi %320, %c17 : index
    %322 = memref.load %12[%321] : memref<?xf32>
    %323 = arith.addi %321, %c16 : index
    %324 = memref.load %12[%323] : memref<?xf32>
    %325 = arith.addf %322, %324 : f32
    %326 = arith.addi %321, %c24 : index
    %327 = memref.load %12[%326] : memref<?xf32>
    %328 = arith.addf %325, %327 : f32
    %329 = arith.addi %321, %c25 : index
    %330 = memref.load %12[%329] : memref<?xf32>
    %331 = arith.addf %328, %330 : f32
    %332 = arith.addi %321, %c26 : index
    %333 = memref.load %12[%332] : memref<?xf32>
    %334 = arith.addf %331, %333 : f32
    %335 = arith.addi %321, %c27 : index
    %336 = memref.load %12[%335] : memref<?xf32>
    %337 = arith.addf %334, %336 : f32
    %338 = arith.addi %321, %c28 : index
    %339 = memref.load %12[%338] : memref<?xf32>
    %340 = arith.addf %337, %339 : f32
    %341 = arith.addi %321, %c29 : index
    %342 = memref.load %12[%341] : memref<?xf32>
    %343 = arith.addf %340, %342 : f32
    %344 = wave.lane
    %345 = arith.addi %11, %c4 : index
    %346 = arith.muli %293, %c3 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.divui %344, %c7 : index
    %349 = arith.addi %347, %348 : index
    %350 = arith.cmpi slt, %349, %10 : index
    scf.if %350 {
      %351 = arith.cmpi eq, %hasFactors, %c5 : index
      %352 = arith.muli %349, %c3 : index
      %353 = memref.load %factors[%352] : memref<?xf32>
      %354 = arith.mulf %353, %operandScale : f32
      %355 = arith.select %351, %354, %operandScale : f32
      %356 = arith.remui %344, %c7 : index
      %357 = arith.muli %356, %c15 : index
      %358 = arith.addi %6, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
      %361 = vector.extract %360[0] : f32 from vector<1xf32>
      %362 = arith.mulf %361, %355 : f32
      %363 = arith.mulf %318, %362 : f32
      %364 = arith.remui %344, %c7 : index
      %365 = arith.muli %364, %c15 : index
      %366 = arith.addi %8, %365 : index
      %367 = vector.load %w[%366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %368 = vector.bitcast %367 : vector<4xi8> to vector<1xf32>
      %369 = vector.extract %368[0] : f32 from vector<1xf32>
      %370 = arith.mulf %369, %355 : f32
      %371 = arith.mulf %343, %370 : f32
      %372 = arith.muli %349, %outputFeatures : index
      %373 = arith.addi %372, %14 : index
      %374 = wave.lane
      %375 = arith.remui %374, %c7 : index
      %376 = arith.addi %373, %375 : index
      %377 = arith.addi %376, %c4 : index
      memref.store %363, %logits[%377] : memref<?xf32>
      %378 = arith.addi %376, %c7 : index
      memref.store %371, %logits[%378] : memref<?xf32>
    }
  }
  %379 = arith.muli %experts, %c11 : index
  %380 = wave.scratch %379 : memref<?xf32>
  %381 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %381 {
    %382 = arith.addi %11, %c7 : index
    %383 = arith.minsi %382, %10 : index
    %384 = wave.wave
    %385 = arith.addi %11, %384 : index
    scf.for %386 = %385 to %383 step %c11 {
      %387 = wave.wave
      %388 = arith.muli %387, %experts : index
      %389 = wave.lane
      %390 = arith.muli %386, %logitsWidth : index
      %393 = scf.for %391 = %389 to %experts step %c1 iter_args(%392 = %c36) -> (f32) {
        %394 = arith.addi %390, %391 : index
        %395 = memref.load %logits[%394] : memref<?xf32>
        %396 = arith.maximumf %392, %395 : f32
        scf.yield %396 : f32
      }
      %397 = vector.broadcast %393 : f32 to vector<1xf32>
      %398 = wave.reduce "max" %397 : vector<1xf32>
      %401 = scf.for %399 = %389 to %experts step %c1 iter_args(%400 = %c37) -> (f32) {
        %402 = arith.addi %390, %399 : index
        %403 = memref.load %logits[%402] : memref<?xf32>
        %404 = arith.subf %403, %398 : f32
        %405 = arith.mulf %404, %c38 : f32
        %406 = wave.exp2 %405 : f32
        %407 = arith.addi %388, %399 : index
        memref.store %406, %380[%407] : memref<?xf32>
        %408 = arith.addf %400, %406 : f32
        scf.yield %408 : f32
      }
      %409 = vector.broadcast %401 : f32 to vector<1xf32>
      %410 = wave.reduce "add" %409 : vector<1xf32>
      scf.for %411 = %389 to %experts step %c1 {
        %412 = arith.addi %388, %411 : index
        %413 = memref.load %380[%412] : memref<?xf32>
        %414 = arith.divf %413, %410 : f32
        %415 = arith.addi %388, %411 : index
        memref.store %414, %380[%415] : memref<?xf32>
      }
      %420:3 = scf.for %416 = %c4 to %expertsPerToken step %c5 iter_args(%417 = %c37, %418 = %c37, %419 = %c39) -> (f32, f32, i32) {
        %424:2 = scf.for %421 = %389 to %experts step %c1 iter_args(%422 = %c40, %423 = %c37) -> (f32, f32) {
          %425 = arith.addi %388, %421 : index
          %426 = memref.load %380[%425] : memref<?xf32>
          %427 = arith.cmpf ogt, %426, %422 : f32
          %428 = arith.index_cast %421 : index to i32
          %429 = arith.sitofp %428 : i32 to f32
          %430 = arith.select %427, %426, %422 : f32
          %431 = arith.select %427, %429, %423 : f32
          scf.yield %430, %431 : f32, f32
        }
        %432 = vector.broadcast %424#0 : f32 to vector<1xf32>
        %433 = wave.reduce "max" %432 : vector<1xf32>
        %434 = arith.cmpf oeq, %424#0, %433 : f32
        %435 = arith.subf %c37, %424#1 : f32
        %436 = arith.select %434, %435, %c41 : f32
        %437 = vector.broadcast %436 : f32 to vector<1xf32>
        %438 = wave.reduce "max" %437 : vector<1xf32>
        %439 = arith.subf %c37, %438 : f32
        %440 = arith.fptosi %439 : f32 to i32
        %441 = arith.index_cast %440 : i32 to index
        %442 = arith.remui %441, %c1 : index
        %443 = arith.cmpi eq, %442, %389 : index
        scf.if %443 {
          %444 = arith.addi %388, %441 : index
          memref.store %c42, %380[%444] : memref<?xf32>
        }
        %445 = arith.cmpi eq, %416, %389 : index
        %446 = arith.addf %417, %433 : f32
        %447 = arith.select %445, %433, %418 : f32
        %448 = arith.select %445, %440, %419 : i32
        scf.yield %446, %447, %448 : f32, f32, i32
      }
      %449 = arith.cmpi eq, %normalize, %c5 : index
      %450 = arith.divf %420#1, %420#0 : f32
      %451 = arith.select %449, %450, %420#1 : f32
      %452 = arith.cmpi slt, %389, %expertsPerToken : index
      scf.if %452 {
        %453 = arith.muli %386, %expertsPerToken : index
        %454 = arith.addi %453, %389 : index
        memref.store %451, %weights[%454] : memref<?xf32>
        %455 = arith.muli %386, %expertsPerToken : index
        %456 = arith.addi %455, %389 : index
        memref.store %420#2, %ids_out[%456] : memref<?xi32>
      }
    }
  }
  wave.return
}
