// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c33 = arith.constant 0xFF61B1E6 : f32
  %c34 = arith.constant 0x00000000 : f32
  %c35 = arith.constant 0x3FB8AA3B : f32
  %c36 = arith.constant 0 : i32
  %c37 = arith.constant 0xC0000000 : f32
  %c38 = arith.constant 0xCB800000 : f32
  %c39 = arith.constant 0xBF800000 : f32
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
    scf.for %24 = %23 to %19 step %c2 {
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
    %39 = arith.divui %38, %c16 : index
    %40 = arith.muli %39, %c16 : index
    %41 = arith.addi %34, %40 : index
    %42 = arith.addi %34, %stepsPerWave : index
    %43 = arith.select %37, %42, %41 : index
    %47:2 = scf.for %44 = %34 to %43 step %c16 iter_args(%45 = %c13, %46 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %44, %c4 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c17 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %48, %c7 : index
      %54 = arith.muli %53, %c7 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c18 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %44, %c5 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c17 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %48, %c7 : index
      %67 = arith.muli %66, %c7 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c18 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %44, %c3 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c17 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %48, %c7 : index
      %80 = arith.muli %79, %c7 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c18 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %44, %c19 : index
      %89 = arith.addi %6, %c2 : index
      %90 = arith.muli %88, %c17 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %48, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c18 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.addi %44, %c4 : index
      %102 = arith.addi %8, %c2 : index
      %103 = arith.muli %101, %c17 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.remui %48, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = arith.addi %107, %c18 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = arith.addi %44, %c5 : index
      %115 = arith.addi %8, %c2 : index
      %116 = arith.muli %114, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %48, %c7 : index
      %119 = arith.muli %118, %c7 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c18 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %44, %c3 : index
      %128 = arith.addi %8, %c2 : index
      %129 = arith.muli %127, %c17 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %48, %c7 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c18 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %44, %c19 : index
      %141 = arith.addi %8, %c2 : index
      %142 = arith.muli %140, %c17 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.remui %48, %c7 : index
      %145 = arith.muli %144, %c7 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = arith.addi %146, %c18 : index
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
      %209 = arith.muli %207, %c17 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.remui %206, %c7 : index
      %212 = arith.muli %211, %c7 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<8xf16>
      %216 = arith.addi %213, %c18 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = arith.addi %202, %c4 : index
      %221 = arith.addi %8, %c2 : index
      %222 = arith.muli %220, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %206, %c7 : index
      %225 = arith.muli %224, %c7 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c18 : index
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
    %249 = arith.muli %248, %c18 : index
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
    %269 = arith.muli %268, %c18 : index
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
    %287 = arith.muli %246, %c3 : index
    %288 = arith.addi %287, %c4 : index
    %289 = arith.muli %288, %c1 : index
    %290 = arith.addi %289, %245 : index
    %291 = arith.addi %290, %c4 : index
    %292 = memref.load %12[%291] : memref<?xf32>
    %293 = arith.addi %291, %c17 : index
    %294 = memref.load %12[%293] : memref<?xf32>
    %295 = arith.addf %292, %294 : f32
    %296 = arith.addi %291, %c25 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addf %295, %297 : f32
    %299 = arith.addi %291, %c26 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.muli %288, %c1 : index
    %303 = arith.addi %302, %245 : index
    %304 = arith.addi %303, %c18 : index
    %305 = memref.load %12[%304] : memref<?xf32>
    %306 = arith.addi %304, %c17 : index
    %307 = memref.load %12[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = arith.addi %304, %c25 : index
    %310 = memref.load %12[%309] : memref<?xf32>
    %311 = arith.addf %308, %310 : f32
    %312 = arith.addi %304, %c26 : index
    %313 = memref.load %12[%312] : memref<?xf32>
    %314 = arith.addf %311, %313 : f32
    %315 = wave.lane
    %316 = arith.addi %11, %c4 : index
    %317 = arith.muli %288, %c3 : index
    %318 = arith.addi %316, %317 : index
    %319 = arith.divui %315, %c7 : index
    %320 = arith.addi %318, %319 : index
    %321 = arith.cmpi slt, %320, %10 : index
    scf.if %321 {
      %322 = arith.cmpi eq, %hasFactors, %c5 : index
      %323 = arith.muli %320, %c3 : index
      %324 = memref.load %factors[%323] : memref<?xf32>
      %325 = arith.mulf %324, %operandScale : f32
      %326 = arith.select %322, %325, %operandScale : f32
      %327 = arith.remui %315, %c7 : index
      %328 = arith.muli %327, %c16 : index
      %329 = arith.addi %6, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xf32>
      %332 = vector.extract %331[0] : f32 from vector<1xf32>
      %333 = arith.mulf %332, %326 : f32
      %334 = arith.mulf %301, %333 : f32
      %335 = arith.remui %315, %c7 : index
      %336 = arith.muli %335, %c16 : index
      %337 = arith.addi %8, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %326 : f32
      %342 = arith.mulf %314, %341 : f32
      %343 = arith.muli %320, %outputFeatures : index
      %344 = arith.addi %343, %14 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c7 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %c4 : index
      memref.store %334, %logits[%348] : memref<?xf32>
      %349 = arith.addi %347, %c7 : index
      memref.store %342, %logits[%349] : memref<?xf32>
    }
    %350 = arith.muli %246, %c3 : index
    %351 = arith.addi %350, %c5 : index
    %352 = arith.muli %351, %c1 : index
    %353 = arith.addi %352, %245 : index
    %354 = arith.addi %353, %c4 : index
    %355 = memref.load %12[%354] : memref<?xf32>
    %356 = arith.addi %354, %c17 : index
    %357 = memref.load %12[%356] : memref<?xf32>
    %358 = arith.addf %355, %357 : f32
    %359 = arith.addi %354, %c25 : index
    %360 = memref.load %12[%359] : memref<?xf32>
    %361 = arith.addf %358, %360 : f32
    %362 = arith.addi %354, %c26 : index
    %363 = memref.load %12[%362] : memref<?xf32>
    %364 = arith.addf %361, %363 : f32
    %365 = arith.muli %351, %c1 : index
    %366 = arith.addi %365, %245 : index
    %367 = arith.addi %366, %c18 : index
    %368 = memref.load %12[%367] : memref<?xf32>
    %369 = arith.addi %367, %c17 : index
    %370 = memref.load %12[%369] : memref<?xf32>
    %371 = arith.addf %368, %370 : f32
    %372 = arith.addi %367, %c25 : index
    %373 = memref.load %12[%372] : memref<?xf32>
    %374 = arith.addf %371, %373 : f32
    %375 = arith.addi %367, %c26 : index
    %376 = memref.load %12[%375] : memref<?xf32>
    %377 = arith.addf %374, %376 : f32
    %378 = wave.lane
    %379 = arith.addi %11, %c4 : index
    %380 = arith.muli %351, %c3 : index
    %381 = arith.addi %379, %380 : index
    %382 = arith.divui %378, %c7 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.cmpi slt, %383, %10 : index
    scf.if %384 {
      %385 = arith.cmpi eq, %hasFactors, %c5 : index
      %386 = arith.muli %383, %c3 : index
      %387 = memref.load %factors[%386] : memref<?xf32>
      %388 = arith.mulf %387, %operandScale : f32
      %389 = arith.select %385, %388, %operandScale : f32
      %390 = arith.remui %378, %c7 : index
      %391 = arith.muli %390, %c16 : index
      %392 = arith.addi %6, %391 : index
      %393 = vector.load %w[%392] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %394 = vector.bitcast %393 : vector<4xi8> to vector<1xf32>
      %395 = vector.extract %394[0] : f32 from vector<1xf32>
      %396 = arith.mulf %395, %389 : f32
      %397 = arith.mulf %364, %396 : f32
      %398 = arith.remui %378, %c7 : index
      %399 = arith.muli %398, %c16 : index
      %400 = arith.addi %8, %399 : index
      %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
      %403 = vector.extract %402[0] : f32 from vector<1xf32>
      %404 = arith.mulf %403, %389 : f32
      %405 = arith.mulf %377, %404 : f32
      %406 = arith.muli %383, %outputFeatures : index
      %407 = arith.addi %406, %14 : index
      %408 = wave.lane
      %409 = arith.remui %408, %c7 : index
      %410 = arith.addi %407, %409 : index
      %411 = arith.addi %410, %c4 : index
      memref.store %397, %logits[%411] : memref<?xf32>
      %412 = arith.addi %410, %c7 : index
      memref.store %405, %logits[%412] : memref<?xf32>
    }
  }
  %413 = arith.muli %experts, %c16 : index
  %414 = wave.scratch %413 : memref<?xf32>
  %415 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %415 {
    %416 = arith.addi %11, %c7 : index
    %417 = arith.minsi %416, %10 : index
    %418 = wave.wave
    %419 = arith.addi %11, %418 : index
    scf.for %420 = %419 to %417 step %c16 {
      %421 = wave.wave
      %422 = arith.muli %421, %experts : index
      %423 = wave.lane
      %424 = arith.muli %420, %logitsWidth : index
      %427 = scf.for %425 = %423 to %experts step %c1 iter_args(%426 = %c33) -> (f32) {
        %428 = arith.addi %424, %425 : index
        %429 = memref.load %logits[%428] : memref<?xf32>
        %430 = arith.maximumf %426, %429 : f32
        scf.yield %430 : f32
      }
      %431 = vector.broadcast %427 : f32 to vector<1xf32>
      %432 = wave.reduce "max" %431 : vector<1xf32>
      %435 = scf.for %433 = %423 to %experts step %c1 iter_args(%434 = %c34) -> (f32) {
        %436 = arith.addi %424, %433 : index
        %437 = memref.load %logits[%436] : memref<?xf32>
        %438 = arith.subf %437, %432 : f32
        %439 = arith.mulf %438, %c35 : f32
        %440 = wave.exp2 %439 : f32
        %441 = arith.addi %422, %433 : index
        memref.store %440, %414[%441] : memref<?xf32>
        %442 = arith.addf %434, %440 : f32
        scf.yield %442 : f32
      }
      %443 = vector.broadcast %435 : f32 to vector<1xf32>
      %444 = wave.reduce "add" %443 : vector<1xf32>
      scf.for %445 = %423 to %experts step %c1 {
        %446 = arith.addi %422, %445 : index
        %447 = memref.load %414[%446] : memref<?xf32>
        %448 = arith.divf %447, %444 : f32
        %449 = arith.addi %422, %445 : index
        memref.store %448, %414[%449] : memref<?xf32>
      }
      %454:3 = scf.for %450 = %c4 to %expertsPerToken step %c5 iter_args(%451 = %c34, %452 = %c34, %453 = %c36) -> (f32, f32, i32) {
        %458:2 = scf.for %455 = %423 to %experts step %c1 iter_args(%456 = %c37, %457 = %c34) -> (f32, f32) {
          %459 = arith.addi %422, %455 : index
          %460 = memref.load %414[%459] : memref<?xf32>
          %461 = arith.cmpf ogt, %460, %456 : f32
          %462 = arith.index_cast %455 : index to i32
          %463 = arith.sitofp %462 : i32 to f32
          %464 = arith.select %461, %460, %456 : f32
          %465 = arith.select %461, %463, %457 : f32
          scf.yield %464, %465 : f32, f32
        }
        %466 = vector.broadcast %458#0 : f32 to vector<1xf32>
        %467 = wave.reduce "max" %466 : vector<1xf32>
        %468 = arith.cmpf oeq, %458#0, %467 : f32
        %469 = arith.subf %c34, %458#1 : f32
        %470 = arith.select %468, %469, %c38 : f32
        %471 = vector.broadcast %470 : f32 to vector<1xf32>
        %472 = wave.reduce "max" %471 : vector<1xf32>
        %473 = arith.subf %c34, %472 : f32
        %474 = arith.fptosi %473 : f32 to i32
        %475 = arith.index_cast %474 : i32 to index
        %476 = arith.remui %475, %c1 : index
        %477 = arith.cmpi eq, %476, %423 : index
        scf.if %477 {
          %478 = arith.addi %422, %475 : index
          memref.store %c39, %414[%478] : memref<?xf32>
        }
        %479 = arith.cmpi eq, %450, %423 : index
        %480 = arith.addf %451, %467 : f32
        %481 = arith.select %479, %467, %452 : f32
        %482 = arith.select %479, %474, %453 : i32
        scf.yield %480, %481, %482 : f32, f32, i32
      }
      %483 = arith.cmpi eq, %normalize, %c5 : index
      %484 = arith.divf %454#1, %454#0 : f32
      %485 = arith.select %483, %484, %454#1 : f32
      %486 = arith.cmpi slt, %423, %expertsPerToken : index
      scf.if %486 {
        %487 = arith.muli %420, %expertsPerToken : index
        %488 = arith.addi %487, %423 : index
        memref.store %485, %weights[%488] : memref<?xf32>
        %489 = arith.muli %420, %expertsPerToken : index
        %490 = arith.addi %489, %423 : index
        memref.store %454#2, %ids_out[%490] : memref<?xi32>
      }
    }
  }
  wave.return
}
