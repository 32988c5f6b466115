// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2 : index
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
  %c24 = arith.constant 768 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1280 : index
  %c27 = arith.constant 1536 : index
  %c28 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c30 = arith.constant 0x3F800000 : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c35 = arith.constant 0xFF61B1E6 : f32
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant 0x3FB8AA3B : f32
  %c38 = arith.constant 0 : i32
  %c39 = arith.constant 0xC0000000 : f32
  %c40 = arith.constant 0xCB800000 : f32
  %c41 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = wave.block 0
  %12 = arith.muli %11, %c6 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c6 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c6 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c10 : index
    %24 = arith.remui %c4, %c6 : index
    %25 = arith.divui %24, %c11 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c11 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c11 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c11 : index
    %33 = arith.addi %31, %32 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c6 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c15 : index
    %43 = arith.muli %42, %c15 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c15 iter_args(%48 = %c12) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c4 : index
      %52 = arith.addi %6, %c2 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %50, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %47, %c3 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %50, %c6 : index
      %69 = arith.muli %68, %c6 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %47, %c10 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %50, %c6 : index
      %82 = arith.muli %81, %c6 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %47, %c18 : index
      %91 = arith.addi %6, %c2 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %50, %c6 : index
      %95 = arith.muli %94, %c6 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.muli %47, %c3 : index
      %104 = arith.addi %103, %c4 : index
      %105 = arith.muli %tileRows, %c6 : index
      %106 = arith.muli %104, %105 : index
      %107 = arith.addi %33, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.muli %tileRows, %c11 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %63, %48 : vector<16xf16>, vector<8xf32>
      %114 = arith.muli %47, %c3 : index
      %115 = arith.addi %114, %c3 : index
      %116 = arith.muli %tileRows, %c6 : index
      %117 = arith.muli %115, %116 : index
      %118 = arith.addi %33, %117 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = arith.muli %tileRows, %c11 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = wave.mma %123, %76, %113 : vector<16xf16>, vector<8xf32>
      %125 = arith.muli %47, %c3 : index
      %126 = arith.addi %125, %c10 : index
      %127 = arith.muli %tileRows, %c6 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.addi %33, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.muli %tileRows, %c11 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %89, %124 : vector<16xf16>, vector<8xf32>
      %136 = arith.muli %47, %c3 : index
      %137 = arith.addi %136, %c18 : index
      %138 = arith.muli %tileRows, %c6 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.addi %33, %139 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.muli %tileRows, %c11 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = wave.mma %145, %102, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %146 : vector<8xf32>
    }
    %147 = arith.select %40, %46, %39 : index
    %150 = scf.for %148 = %46 to %147 step %c3 iter_args(%149 = %49) -> (vector<8xf32>) {
      %151 = wave.lane
      %152 = arith.addi %148, %c4 : index
      %153 = arith.addi %6, %c2 : index
      %154 = arith.muli %152, %c16 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.remui %151, %c6 : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<8xf16>
      %161 = arith.addi %158, %c17 : index
      %162 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = arith.muli %148, %c3 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.muli %tileRows, %c6 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %33, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c11 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %164, %149 : vector<16xf16>, vector<8xf32>
      scf.yield %175 : vector<8xf32>
    }
    %176 = wave.lane
    %177 = wave.wave
    %178 = arith.muli %177, %c3 : index
    %179 = arith.addi %178, %c4 : index
    %180 = arith.muli %179, %c17 : index
    %181 = arith.addi %180, %176 : index
    %182 = vector.extract %150[0] : f32 from vector<8xf32>
    %183 = arith.addi %181, %c4 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %150[1] : f32 from vector<8xf32>
    %185 = arith.addi %181, %c1 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %150[2] : f32 from vector<8xf32>
    %187 = arith.addi %181, %c19 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %150[3] : f32 from vector<8xf32>
    %189 = arith.addi %181, %c20 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %150[4] : f32 from vector<8xf32>
    %191 = arith.addi %181, %c2 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %150[5] : f32 from vector<8xf32>
    %193 = arith.addi %181, %c21 : index
    memref.store %192, %10[%193] : memref<?xf32>
    %194 = vector.extract %150[6] : f32 from vector<8xf32>
    %195 = arith.addi %181, %c22 : index
    memref.store %194, %10[%195] : memref<?xf32>
    %196 = vector.extract %150[7] : f32 from vector<8xf32>
    %197 = arith.addi %181, %c23 : index
    memref.store %196, %10[%197] : memref<?xf32>
    wave.barrier
    %198 = arith.muli %177, %c3 : index
    %199 = arith.addi %198, %c4 : index
    %200 = arith.muli %199, %c1 : index
    %201 = arith.addi %200, %176 : index
    %202 = arith.addi %201, %c4 : index
    %203 = memref.load %10[%202] : memref<?xf32>
    %204 = arith.addi %202, %c17 : index
    %205 = memref.load %10[%204] : memref<?xf32>
    %206 = arith.addf %203, %205 : f32
    %207 = arith.addi %202, %c16 : index
    %208 = memref.load %10[%207] : memref<?xf32>
    %209 = arith.addf %206, %208 : f32
    %210 = arith.addi %202, %c24 : index
    %211 = memref.load %10[%210] : memref<?xf32>
    %212 = arith.addf %209, %211 : f32
    %213 = arith.addi %202, %c25 : index
    %214 = memref.load %10[%213] : memref<?xf32>
    %215 = arith.addf %212, %214 : f32
    %216 = arith.addi %202, %c26 : index
    %217 = memref.load %10[%216] : memref<?xf32>
    %218 = arith.addf %215, %217 : f32
    %219 = arith.addi %202, %c27 : index
    %220 = memref.load %10[%219] : memref<?xf32>
    %221 = arith.addf %218, %220 : f32
    %222 = arith.addi %202, %c28 : index
    %223 = memref.load %10[%222] : memref<?xf32>
    %224 = arith.addf %221, %223 : f32
    %225 = wave.lane
    %226 = arith.addi %9, %c4 : index
    %227 = arith.muli %199, %c10 : index
    %228 = arith.addi %226, %227 : index
    %229 = arith.divui %225, %c6 : index
    %230 = arith.addi %228, %229 : index
    %231 = arith.cmpi slt, %230, %8 : index
    scf.if %231 {
      %232 = arith.cmpi eq, %hasFactors, %c3 : index
      %233 = memref.load %factors[%230] : memref<?xf32>
      %234 = arith.select %232, %233, %c30 : f32
      %235 = arith.remui %225, %c6 : index
      %236 = arith.muli %235, %c15 : index
      %237 = arith.addi %6, %236 : index
      %238 = vector.load %w[%237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %239 = vector.bitcast %238 : vector<4xi8> to vector<1xf32>
      %240 = vector.extract %239[0] : f32 from vector<1xf32>
      %241 = arith.mulf %240, %234 : f32
      %242 = arith.mulf %224, %241 : f32
      %243 = arith.muli %230, %outputFeatures : index
      %244 = arith.addi %243, %12 : index
      %245 = wave.lane
      %246 = arith.remui %245, %c6 : index
      %247 = arith.addi %244, %246 : index
      %248 = arith.addi %247, %c4 : index
      memref.store %242, %logits[%248] : memref<?xf32>
    }
  }
  %249 = arith.muli %experts, %c11 : index
  %250 = wave.scratch %249 : memref<?xf32>
  %251 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %251 {
    %252 = arith.addi %9, %c6 : index
    %253 = arith.minsi %252, %8 : index
    %254 = wave.wave
    %255 = arith.addi %9, %254 : index
    scf.for %256 = %255 to %253 step %c11 {
      %257 = wave.wave
      %258 = arith.muli %257, %experts : index
      %259 = wave.lane
      %260 = arith.muli %256, %logitsWidth : index
      %263 = scf.for %261 = %259 to %experts step %c1 iter_args(%262 = %c35) -> (f32) {
        %264 = arith.addi %260, %261 : index
        %265 = memref.load %logits[%264] : memref<?xf32>
        %266 = arith.maximumf %262, %265 : f32
        scf.yield %266 : f32
      }
      %267 = vector.broadcast %263 : f32 to vector<1xf32>
      %268 = wave.reduce "max" %267 : vector<1xf32>
      %271 = scf.for %269 = %259 to %experts step %c1 iter_args(%270 = %c36) -> (f32) {
        %272 = arith.addi %260, %269 : index
        %273 = memref.load %logits[%272] : memref<?xf32>
        %274 = arith.subf %273, %268 : f32
        %275 = arith.mulf %274, %c37 : f32
        %276 = wave.exp2 %275 : f32
        %277 = arith.addi %258, %269 : index
        memref.store %276, %250[%277] : memref<?xf32>
        %278 = arith.addf %270, %276 : f32
        scf.yield %278 : f32
      }
      %279 = vector.broadcast %271 : f32 to vector<1xf32>
      %280 = wave.reduce "add" %279 : vector<1xf32>
      scf.for %281 = %259 to %experts step %c1 {
        %282 = arith.addi %258, %281 : index
        %283 = memref.load %250[%282] : memref<?xf32>
        %284 = arith.divf %283, %280 : f32
        %285 = arith.addi %258, %281 : index
        memref.store %284, %250[%285] : memref<?xf32>
      }
      %290:3 = scf.for %286 = %c4 to %expertsPerToken step %c3 iter_args(%287 = %c36, %288 = %c36, %289 = %c38) -> (f32, f32, i32) {
        %294:2 = scf.for %291 = %259 to %experts step %c1 iter_args(%292 = %c39, %293 = %c36) -> (f32, f32) {
          %295 = arith.addi %258, %291 : index
          %296 = memref.load %250[%295] : memref<?xf32>
          %297 = arith.cmpf ogt, %296, %292 : f32
          %298 = arith.index_cast %291 : index to i32
          %299 = arith.sitofp %298 : i32 to f32
          %300 = arith.select %297, %296, %292 : f32
          %301 = arith.select %297, %299, %293 : f32
          scf.yield %300, %301 : f32, f32
        }
        %302 = vector.broadcast %294#0 : f32 to vector<1xf32>
        %303 = wave.reduce "max" %302 : vector<1xf32>
        %304 = arith.cmpf oeq, %294#0, %303 : f32
        %305 = arith.subf %c36, %294#1 : f32
        %306 = arith.select %304, %305, %c40 : f32
        %307 = vector.broadcast %306 : f32 to vector<1xf32>
        %308 = wave.reduce "max" %307 : vector<1xf32>
        %309 = arith.subf %c36, %308 : f32
        %310 = arith.fptosi %309 : f32 to i32
        %311 = arith.index_cast %310 : i32 to index
        %312 = arith.remui %311, %c1 : index
        %313 = arith.cmpi eq, %312, %259 : index
        scf.if %313 {
          %314 = arith.addi %258, %311 : index
          memref.store %c41, %250[%314] : memref<?xf32>
        }
        %315 = arith.cmpi eq, %286, %259 : index
        %316 = arith.addf %287, %303 : f32
        %317 = arith.select %315, %303, %288 : f32
        %318 = arith.select %315, %310, %289 : i32
        scf.yield %316, %317, %318 : f32, f32, i32
      }
      %319 = arith.cmpi eq, %normalize, %c3 : index
      %320 = arith.divf %290#1, %290#0 : f32
      %321 = arith.select %319, %320, %290#1 : f32
      %322 = arith.cmpi slt, %259, %expertsPerToken : index
      scf.if %322 {
        %323 = arith.muli %256, %expertsPerToken : index
        %324 = arith.addi %323, %259 : index
        memref.store %321, %weights[%324] : memref<?xf32>
        %325 = arith.muli %256, %expertsPerToken : index
        %326 = arith.addi %325, %259 : index
        memref.store %290#2, %ids_out[%326] : memref<?xi32>
      }
    }
  }
  wave.return
}
