// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 8 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
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
    %18 = wave.scratch %operandHalves : memref<?xf16>
    %19 = arith.divui %operandHalves, %c12 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c1 : index
    %22 = wave.lane
    %23 = arith.addi %21, %22 : index
    scf.for %24 = %23 to %19 step %c13 {
      %25 = arith.muli %24, %c12 : index
      %26 = arith.addi %c4, %25 : index
      %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %28 = arith.muli %24, %c12 : index
      vector.store %27, %18[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c12 : index
    %31 = wave.wave
    %32 = arith.divui %inputFeatures, %c7 : index
    %33 = arith.muli %31, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %38 = arith.subi %36, %34 : index
    %39 = arith.divui %38, %c17 : index
    %40 = arith.muli %39, %c17 : index
    %41 = arith.addi %34, %40 : index
    %42 = arith.addi %34, %stepsPerWave : index
    %43 = arith.select %37, %42, %41 : index
    %47:2 = scf.for %44 = %34 to %43 step %c17 iter_args(%45 = %c14, %46 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %44, %c4 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c18 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %48, %c7 : index
      %54 = arith.muli %53, %c7 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c13 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %44, %c5 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c18 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %48, %c7 : index
      %67 = arith.muli %66, %c7 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c13 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %44, %c3 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c18 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %48, %c7 : index
      %80 = arith.muli %79, %c7 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c13 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %44, %c19 : index
      %89 = arith.addi %6, %c2 : index
      %90 = arith.muli %88, %c18 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %48, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c13 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.addi %44, %c4 : index
      %102 = arith.addi %8, %c2 : index
      %103 = arith.muli %101, %c18 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.remui %48, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = arith.addi %107, %c13 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = arith.addi %44, %c5 : index
      %115 = arith.addi %8, %c2 : index
      %116 = arith.muli %114, %c18 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %48, %c7 : index
      %119 = arith.muli %118, %c7 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c13 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %44, %c3 : index
      %128 = arith.addi %8, %c2 : index
      %129 = arith.muli %127, %c18 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %48, %c7 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c13 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %44, %c19 : index
      %141 = arith.addi %8, %c2 : index
      %142 = arith.muli %140, %c18 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.remui %48, %c7 : index
      %145 = arith.muli %144, %c7 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = arith.addi %146, %c13 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.muli %44, %c5 : index
      %154 = arith.addi %153, %c4 : index
      %155 = arith.muli %tileRows, %c7 : index
      %156 = arith.muli %154, %155 : index
      %157 = arith.addi %30, %156 : index
      %158 = vector.load %18[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c12 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %18[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %61, %45 : vector<16xf16>, vector<8xf32>
      %164 = wave.mma %162, %113, %46 : vector<16xf16>, vector<8xf32>
      %165 = arith.muli %44, %c5 : index
      %166 = arith.addi %165, %c5 : index
      %167 = arith.muli %tileRows, %c7 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %30, %168 : index
      %170 = vector.load %18[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c12 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %18[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %74, %163 : vector<16xf16>, vector<8xf32>
      %176 = wave.mma %174, %126, %164 : vector<16xf16>, vector<8xf32>
      %177 = arith.muli %44, %c5 : index
      %178 = arith.addi %177, %c3 : index
      %179 = arith.muli %tileRows, %c7 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %30, %180 : index
      %182 = vector.load %18[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c12 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %18[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %87, %175 : vector<16xf16>, vector<8xf32>
      %188 = wave.mma %186, %139, %176 : vector<16xf16>, vector<8xf32>
      %189 = arith.muli %44, %c5 : index
      %190 = arith.addi %189, %c19 : index
      %191 = arith.muli %tileRows, %c7 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.addi %30, %192 : index
      %194 = vector.load %18[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %18[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %100, %187 : vector<16xf16>, vector<8xf32>
      %200 = wave.mma %198, %152, %188 : vector<16xf16>, vector<8xf32>
      scf.yield %199, %200 : vector<8xf32>, vector<8xf32>
    }
    %201 = arith.select %37, %43, %36 : index
    %205:2 = scf.for %202 = %43 to %201 step %c5 iter_args(%203 = %47#0, %204 = %47#1) -> (vector<8xf32>, vector<8xf32>) {
      %206 = wave.lane
      %207 = arith.addi %202, %c4 : index
      %208 = arith.addi %6, %c2 : index
      %209 = arith.muli %207, %c18 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.remui %206, %c7 : index
      %212 = arith.muli %211, %c7 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<8xf16>
      %216 = arith.addi %213, %c13 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = arith.addi %202, %c4 : index
      %221 = arith.addi %8, %c2 : index
      %222 = arith.muli %220, %c18 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %206, %c7 : index
      %225 = arith.muli %224, %c7 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c13 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.muli %202, %c5 : index
      %234 = arith.addi %233, %c4 : index
      %235 = arith.muli %tileRows, %c7 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %30, %236 : index
      %238 = vector.load %18[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c12 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %18[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %219, %203 : vector<16xf16>, vector<8xf32>
      %244 = wave.mma %242, %232, %204 : vector<16xf16>, vector<8xf32>
      scf.yield %243, %244 : vector<8xf32>, vector<8xf32>
    }
    %245 = wave.lane
    %246 = wave.wave
    %247 = arith.muli %246, %c3 : index
    %248 = arith.addi %247, %c4 : index
    %249 = arith.muli %248, %c13 : index
    %250 = arith.addi %249, %245 : index
    %251 = vector.extract %205#0[0] : f32 from vector<8xf32>
    %252 = arith.addi %250, %c4 : index
    memref.store %251, %12[%252] : memref<?xf32>
    %253 = vector.extract %205#0[1] : f32 from vector<8xf32>
    %254 = arith.addi %250, %c1 : index
    memref.store %253, %12[%254] : memref<?xf32>
    %255 = vector.extract %205#0[2] : f32 from vector<8xf32>
    %256 = arith.addi %250, %c20 : index
    memref.store %255, %12[%256] : memref<?xf32>
    %257 = vector.extract %205#0[3] : f32 from vector<8xf32>
    %258 = arith.addi %250, %c21 : index
    memref.store %257, %12[%258] : memref<?xf32>
    %259 = vector.extract %205#0[4] : f32 from vector<8xf32>
    %260 = arith.addi %250, %c2 : index
    memref.store %259, %12[%260] : memref<?xf32>
    %261 = vector.extract %205#0[5] : f32 from vector<8xf32>
    %262 = arith.addi %250, %c22 : index
    memref.store %261, %12[%262] : memref<?xf32>
    %263 = vector.extract %205#0[6] : f32 from vector<8xf32>
    %264 = arith.addi %250, %c23 : index
    memref.store %263, %12[%264] : memref<?xf32>
    %265 = vector.extract %205#0[7] : f32 from vector<8xf32>
    %266 = arith.addi %250, %c24 : index
    memref.store %265, %12[%266] : memref<?xf32>
    %267 = arith.muli %246, %c3 : index
    %268 = arith.addi %267, %c5 : index
    %269 = arith.muli %268, %c13 : index
    %270 = arith.addi %269, %245 : index
    %271 = vector.extract %205#1[0] : f32 from vector<8xf32>
    %272 = arith.addi %270, %c4 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = vector.extract %205#1[1] : f32 from vector<8xf32>
    %274 = arith.addi %270, %c1 : index
    memref.store %273, %12[%274] : memref<?xf32>
    %275 = vector.extract %205#1[2] : f32 from vector<8xf32>
    %276 = arith.addi %270, %c20 : index
    memref.store %275, %12[%276] : memref<?xf32>
    %277 = vector.extract %205#1[3] : f32 from vector<8xf32>
    %278 = arith.addi %270, %c21 : index
    memref.store %277, %12[%278] : memref<?xf32>
    %279 = vector.extract %205#1[4] : f32 from vector<8xf32>
    %280 = arith.addi %270, %c2 : index
    memref.store %279, %12[%280] : memref<?xf32>
    %281 = vector.extract %205#1[5] : f32 from vector<8xf32>
    %282 = arith.addi %270, %c22 : index
    memref.store %281, %12[%282] : memref<?xf32>
    %283 = vector.extract %205#1[6] : f32 from vector<8xf32>
    %284 = arith.addi %270, %c23 : index
    memref.store %283, %12[%284] : memref<?xf32>
    %285 = vector.extract %205#1[7] : f32 from vector<8xf32>
    %286 = arith.addi %270, %c24 : index
    memref.store %285, %12[%286] : memref<?xf32>
    wave.barrier
    %287 = arith.muli %246, %c5 : index
    %288 = arith.addi %287, %c4 : index
    %289 = arith.muli %288, %c1 : index
    %290 = arith.addi %289, %245 : index
    %291 = arith.addi %290, %c4 : index
    %292 = memref.load %12[%291] : memref<?xf32>
    %293 = arith.addi %291, %c18 : index
    %294 = memref.load %12[%293] : memref<?xf32>
    %295 = arith.addf %292, %294 : f32
    %296 = arith.addi %291, %c25 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addf %295, %297 : f32
    %299 = arith.addi %291, %c26 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.addi %291, %c27 : index
    %303 = memref.load %12[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %291, %c28 : index
    %306 = memref.load %12[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %291, %c29 : index
    %309 = memref.load %12[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %291, %c30 : index
    %312 = memref.load %12[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.muli %288, %c1 : index
    %315 = arith.addi %314, %245 : index
    %316 = arith.addi %315, %c13 : index
    %317 = memref.load %12[%316] : memref<?xf32>
    %318 = arith.addi %316, %c18 : index
    %319 = memref.load %12[%318] : memref<?xf32>
    %320 = arith.addf %317, %319 : f32
    %321 = arith.addi %316, %c25 : index
    %322 = memref.load %12[%321] : memref<?xf32>
    %323 = arith.addf %320, %322 : f32
    %324 = arith.addi %316, %c26 : index
    %325 = memref.load %12[%324] : memref<?xf32>
    %326 = arith.addf %323, %325 : f32
    %327 = arith.addi %316, %c27 : index
    %328 = memref.load %12[%327] : memref<?xf32>
    %329 = arith.addf %326, %328 : f32
    %330 = arith.addi %316, %c28 : index
    %331 = memref.load %12[%330] : memref<?xf32>
    %332 = arith.addf %329, %331 : f32
    %333 = arith.addi %316, %c29 : index
    %334 = memref.load %12[%333] : memref<?xf32>
    %335 = arith.addf %332, %334 : f32
    %336 = arith.addi %316, %c30 : index
    %337 = memref.load %12[%336] : memref<?xf32>
    %338 = arith.addf %335, %337 : f32
    %339 = wave.lane
    %340 = arith.addi %11, %c4 : index
    %341 = arith.muli %288, %c3 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.divui %339, %c7 : index
    %344 = arith.addi %342, %343 : index
    %345 = arith.cmpi slt, %344, %10 : index
    scf.if %345 {
      %346 = arith.cmpi eq, %hasFactors, %c5 : index
      %347 = arith.muli %344, %c3 : index
      %348 = memref.load %factors[%347] : memref<?xf32>
      %349 = arith.mulf %348, %operandScale : f32
      %350 = arith.select %346, %349, %operandScale : f32
      %351 = arith.remui %339, %c7 : index
      %352 = arith.muli %351, %c17 : index
      %353 = arith.addi %6, %352 : index
      %354 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %355 = vector.bitcast %354 : vector<4xi8> to vector<1xf32>
      %356 = vector.extract %355[0] : f32 from vector<1xf32>
      %357 = arith.mulf %356, %350 : f32
      %358 = arith.mulf %313, %357 : f32
      %359 = arith.remui %339, %c7 : index
      %360 = arith.muli %359, %c17 : index
      %361 = arith.addi %8, %360 : index
      %362 = vector.load %w[%361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %363 = vector.bitcast %362 : vector<4xi8> to vector<1xf32>
      %364 = vector.extract %363[0] : f32 from vector<1xf32>
      %365 = arith.mulf %364, %350 : f32
      %366 = arith.mulf %338, %365 : f32
      %367 = arith.muli %344, %outputFeatures : index
      %368 = arith.addi %367, %14 : index
      %369 = wave.lane
      %370 = arith.remui %369, %c7 : index
      %371 = arith.addi %368, %370 : index
      %372 = arith.addi %371, %c4 : index
      memref.store %358, %logits[%372] : memref<?xf32>
      %373 = arith.addi %371, %c7 : index
      memref.store %366, %logits[%373] : memref<?xf32>
    }
  }
  %374 = arith.muli %experts, %c12 : index
  %375 = wave.scratch %374 : memref<?xf32>
  %376 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %376 {
    %377 = arith.addi %11, %c7 : index
    %378 = arith.minsi %377, %10 : index
    %379 = wave.wave
    %380 = arith.addi %11, %379 : index
    scf.for %381 = %380 to %378 step %c12 {
      %382 = wave.wave
      %383 = arith.muli %382, %experts : index
      %384 = wave.lane
      %385 = arith.muli %381, %logitsWidth : index
      %388 = scf.for %386 = %384 to %experts step %c1 iter_args(%387 = %c37) -> (f32) {
        %389 = arith.addi %385, %386 : index
        %390 = memref.load %logits[%389] : memref<?xf32>
        %391 = arith.maximumf %387, %390 : f32
        scf.yield %391 : f32
      }
      %392 = vector.broadcast %388 : f32 to vector<1xf32>
      %393 = wave.reduce "max" %392 : vector<1xf32>
      %396 = scf.for %394 = %384 to %experts step %c1 iter_args(%395 = %c38) -> (f32) {
        %397 = arith.addi %385, %394 : index
        %398 = memref.load %logits[%397] : memref<?xf32>
        %399 = arith.subf %398, %393 : f32
        %400 = arith.mulf %399, %c39 : f32
        %401 = wave.exp2 %400 : f32
        %402 = arith.addi %383, %394 : index
        memref.store %401, %375[%402] : memref<?xf32>
        %403 = arith.addf %395, %401 : f32
        scf.yield %403 : f32
      }
      %404 = vector.broadcast %396 : f32 to vector<1xf32>
      %405 = wave.reduce "add" %404 : vector<1xf32>
      scf.for %406 = %384 to %experts step %c1 {
        %407 = arith.addi %383, %406 : index
        %408 = memref.load %375[%407] : memref<?xf32>
        %409 = arith.divf %408, %405 : f32
        %410 = arith.addi %383, %406 : index
        memref.store %409, %375[%410] : memref<?xf32>
      }
      %415:3 = scf.for %411 = %c4 to %expertsPerToken step %c5 iter_args(%412 = %c38, %413 = %c38, %414 = %c40) -> (f32, f32, i32) {
        %419:2 = scf.for %416 = %384 to %experts step %c1 iter_args(%417 = %c41, %418 = %c38) -> (f32, f32) {
          %420 = arith.addi %383, %416 : index
          %421 = memref.load %375[%420] : memref<?xf32>
          %422 = arith.cmpf ogt, %421, %417 : f32
          %423 = arith.index_cast %416 : index to i32
          %424 = arith.sitofp %423 : i32 to f32
          %425 = arith.select %422, %421, %417 : f32
          %426 = arith.select %422, %424, %418 : f32
          scf.yield %425, %426 : f32, f32
        }
        %427 = vector.broadcast %419#0 : f32 to vector<1xf32>
        %428 = wave.reduce "max" %427 : vector<1xf32>
        %429 = arith.cmpf oeq, %419#0, %428 : f32
        %430 = arith.subf %c38, %419#1 : f32
        %431 = arith.select %429, %430, %c42 : f32
        %432 = vector.broadcast %431 : f32 to vector<1xf32>
        %433 = wave.reduce "max" %432 : vector<1xf32>
        %434 = arith.subf %c38, %433 : f32
        %435 = arith.fptosi %434 : f32 to i32
        %436 = arith.index_cast %435 : i32 to index
        %437 = arith.remui %436, %c1 : index
        %438 = arith.cmpi eq, %437, %384 : index
        scf.if %438 {
          %439 = arith.addi %383, %436 : index
          memref.store %c43, %375[%439] : memref<?xf32>
        }
        %440 = arith.cmpi eq, %411, %384 : index
        %441 = arith.addf %412, %428 : f32
        %442 = arith.select %440, %428, %413 : f32
        %443 = arith.select %440, %435, %414 : i32
        scf.yield %441, %442, %443 : f32, f32, i32
      }
      %444 = arith.cmpi eq, %normalize, %c5 : index
      %445 = arith.divf %415#1, %415#0 : f32
      %446 = arith.select %444, %445, %415#1 : f32
      %447 = arith.cmpi slt, %384, %expertsPerToken : index
      scf.if %447 {
        %448 = arith.muli %381, %expertsPerToken : index
        %449 = arith.addi %448, %384 : index
        memref.store %446, %weights[%449] : memref<?xf32>
        %450 = arith.muli %381, %expertsPerToken : index
        %451 = arith.addi %450, %384 : index
        memref.store %415#2, %ids_out[%451] : memref<?xi32>
      }
    }
  }
  wave.return
}
