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
  %operandScale = wave.param "operandScale" : f32
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
      %233 = arith.muli %230, %c10 : index
      %234 = memref.load %factors[%233] : memref<?xf32>
      %235 = arith.mulf %234, %operandScale : f32
      %236 = arith.select %232, %235, %operandScale : f32
      %237 = arith.remui %225, %c6 : index
      %238 = arith.muli %237, %c15 : index
      %239 = arith.addi %6, %238 : index
      %240 = vector.load %w[%239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %241 = vector.bitcast %240 : vector<4xi8> to vector<1xf32>
      %242 = vector.extract %241[0] : f32 from vector<1xf32>
      %243 = arith.mulf %242, %236 : f32
      %244 = arith.mulf %224, %243 : f32
      %245 = arith.muli %230, %outputFeatures : index
      %246 = arith.addi %245, %12 : index
      %247 = wave.lane
      %248 = arith.remui %247, %c6 : index
      %249 = arith.addi %246, %248 : index
      %250 = arith.addi %249, %c4 : index
      memref.store %244, %logits[%250] : memref<?xf32>
    }
  }
  %251 = arith.muli %experts, %c11 : index
  %252 = wave.scratch %251 : memref<?xf32>
  %253 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %253 {
    %254 = arith.addi %9, %c6 : index
    %255 = arith.minsi %254, %8 : index
    %256 = wave.wave
    %257 = arith.addi %9, %256 : index
    scf.for %258 = %257 to %255 step %c11 {
      %259 = wave.wave
      %260 = arith.muli %259, %experts : index
      %261 = wave.lane
      %262 = arith.muli %258, %logitsWidth : index
      %265 = scf.for %263 = %261 to %experts step %c1 iter_args(%264 = %c35) -> (f32) {
        %266 = arith.addi %262, %263 : index
        %267 = memref.load %logits[%266] : memref<?xf32>
        %268 = arith.maximumf %264, %267 : f32
        scf.yield %268 : f32
      }
      %269 = vector.broadcast %265 : f32 to vector<1xf32>
      %270 = wave.reduce "max" %269 : vector<1xf32>
      %273 = scf.for %271 = %261 to %experts step %c1 iter_args(%272 = %c36) -> (f32) {
        %274 = arith.addi %262, %271 : index
        %275 = memref.load %logits[%274] : memref<?xf32>
        %276 = arith.subf %275, %270 : f32
        %277 = arith.mulf %276, %c37 : f32
        %278 = wave.exp2 %277 : f32
        %279 = arith.addi %260, %271 : index
        memref.store %278, %252[%279] : memref<?xf32>
        %280 = arith.addf %272, %278 : f32
        scf.yield %280 : f32
      }
      %281 = vector.broadcast %273 : f32 to vector<1xf32>
      %282 = wave.reduce "add" %281 : vector<1xf32>
      scf.for %283 = %261 to %experts step %c1 {
        %284 = arith.addi %260, %283 : index
        %285 = memref.load %252[%284] : memref<?xf32>
        %286 = arith.divf %285, %282 : f32
        %287 = arith.addi %260, %283 : index
        memref.store %286, %252[%287] : memref<?xf32>
      }
      %292:3 = scf.for %288 = %c4 to %expertsPerToken step %c3 iter_args(%289 = %c36, %290 = %c36, %291 = %c38) -> (f32, f32, i32) {
        %296:2 = scf.for %293 = %261 to %experts step %c1 iter_args(%294 = %c39, %295 = %c36) -> (f32, f32) {
          %297 = arith.addi %260, %293 : index
          %298 = memref.load %252[%297] : memref<?xf32>
          %299 = arith.cmpf ogt, %298, %294 : f32
          %300 = arith.index_cast %293 : index to i32
          %301 = arith.sitofp %300 : i32 to f32
          %302 = arith.select %299, %298, %294 : f32
          %303 = arith.select %299, %301, %295 : f32
          scf.yield %302, %303 : f32, f32
        }
        %304 = vector.broadcast %296#0 : f32 to vector<1xf32>
        %305 = wave.reduce "max" %304 : vector<1xf32>
        %306 = arith.cmpf oeq, %296#0, %305 : f32
        %307 = arith.subf %c36, %296#1 : f32
        %308 = arith.select %306, %307, %c40 : f32
        %309 = vector.broadcast %308 : f32 to vector<1xf32>
        %310 = wave.reduce "max" %309 : vector<1xf32>
        %311 = arith.subf %c36, %310 : f32
        %312 = arith.fptosi %311 : f32 to i32
        %313 = arith.index_cast %312 : i32 to index
        %314 = arith.remui %313, %c1 : index
        %315 = arith.cmpi eq, %314, %261 : index
        scf.if %315 {
          %316 = arith.addi %260, %313 : index
          memref.store %c41, %252[%316] : memref<?xf32>
        }
        %317 = arith.cmpi eq, %288, %261 : index
        %318 = arith.addf %289, %305 : f32
        %319 = arith.select %317, %305, %290 : f32
        %320 = arith.select %317, %312, %291 : i32
        scf.yield %318, %319, %320 : f32, f32, i32
      }
      %321 = arith.cmpi eq, %normalize, %c3 : index
      %322 = arith.divf %292#1, %292#0 : f32
      %323 = arith.select %321, %322, %292#1 : f32
      %324 = arith.cmpi slt, %261, %expertsPerToken : index
      scf.if %324 {
        %325 = arith.muli %258, %expertsPerToken : index
        %326 = arith.addi %325, %261 : index
        memref.store %323, %weights[%326] : memref<?xf32>
        %327 = arith.muli %258, %expertsPerToken : index
        %328 = arith.addi %327, %261 : index
        memref.store %292#2, %ids_out[%328] : memref<?xi32>
      }
    }
  }
  wave.return
}
