// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c31 = arith.constant 0xFF61B1E6 : f32
  %c32 = arith.constant 0x00000000 : f32
  %c33 = arith.constant 0x3FB8AA3B : f32
  %c34 = arith.constant 0 : i32
  %c35 = arith.constant 0xC0000000 : f32
  %c36 = arith.constant 0xCB800000 : f32
  %c37 = arith.constant 0xBF800000 : f32
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
      %58 = arith.addi %55, %c19 : index
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
      %71 = arith.addi %68, %c19 : index
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
      %84 = arith.addi %81, %c19 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %44, %c20 : index
      %89 = arith.addi %6, %c2 : index
      %90 = arith.muli %88, %c18 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %48, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c19 : index
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
      %110 = arith.addi %107, %c19 : index
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
      %123 = arith.addi %120, %c19 : index
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
      %136 = arith.addi %133, %c19 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %44, %c20 : index
      %141 = arith.addi %8, %c2 : index
      %142 = arith.muli %140, %c18 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.remui %48, %c7 : index
      %145 = arith.muli %144, %c7 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = arith.addi %146, %c19 : index
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
      %190 = arith.addi %189, %c20 : index
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
      %216 = arith.addi %213, %c19 : index
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
      %229 = arith.addi %226, %c19 : index
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
    %249 = arith.muli %248, %c19 : index
    %250 = arith.addi %249, %245 : index
    %251 = vector.extract %205#0[0] : f32 from vector<8xf32>
    %252 = arith.addi %250, %c4 : index
    memref.store %251, %12[%252] : memref<?xf32>
    %253 = vector.extract %205#0[1] : f32 from vector<8xf32>
    %254 = arith.addi %250, %c1 : index
    memref.store %253, %12[%254] : memref<?xf32>
    %255 = vector.extract %205#0[2] : f32 from vector<8xf32>
    %256 = arith.addi %250, %c13 : index
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
    %269 = arith.muli %268, %c19 : index
    %270 = arith.addi %269, %245 : index
    %271 = vector.extract %205#1[0] : f32 from vector<8xf32>
    %272 = arith.addi %270, %c4 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = vector.extract %205#1[1] : f32 from vector<8xf32>
    %274 = arith.addi %270, %c1 : index
    memref.store %273, %12[%274] : memref<?xf32>
    %275 = vector.extract %205#1[2] : f32 from vector<8xf32>
    %276 = arith.addi %270, %c13 : index
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
    %287 = arith.muli %246, %c17 : index
    %288 = arith.addi %287, %c4 : index
    %289 = arith.muli %288, %c1 : index
    %290 = arith.addi %289, %245 : index
    %291 = arith.addi %290, %c4 : index
    %292 = memref.load %12[%291] : memref<?xf32>
    %293 = arith.addi %291, %c18 : index
    %294 = memref.load %12[%293] : memref<?xf32>
    %295 = arith.addf %292, %294 : f32
    %296 = arith.muli %288, %c1 : index
    %297 = arith.addi %296, %245 : index
    %298 = arith.addi %297, %c19 : index
    %299 = memref.load %12[%298] : memref<?xf32>
    %300 = arith.addi %298, %c18 : index
    %301 = memref.load %12[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = wave.lane
    %304 = arith.addi %11, %c4 : index
    %305 = arith.muli %288, %c3 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.divui %303, %c7 : index
    %308 = arith.addi %306, %307 : index
    %309 = arith.cmpi slt, %308, %10 : index
    scf.if %309 {
      %310 = arith.cmpi eq, %hasFactors, %c5 : index
      %311 = arith.muli %308, %c3 : index
      %312 = memref.load %factors[%311] : memref<?xf32>
      %313 = arith.mulf %312, %operandScale : f32
      %314 = arith.select %310, %313, %operandScale : f32
      %315 = arith.remui %303, %c7 : index
      %316 = arith.muli %315, %c17 : index
      %317 = arith.addi %6, %316 : index
      %318 = vector.load %w[%317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %319 = vector.bitcast %318 : vector<4xi8> to vector<1xf32>
      %320 = vector.extract %319[0] : f32 from vector<1xf32>
      %321 = arith.mulf %320, %314 : f32
      %322 = arith.mulf %295, %321 : f32
      %323 = arith.remui %303, %c7 : index
      %324 = arith.muli %323, %c17 : index
      %325 = arith.addi %8, %324 : index
      %326 = vector.load %w[%325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %327 = vector.bitcast %326 : vector<4xi8> to vector<1xf32>
      %328 = vector.extract %327[0] : f32 from vector<1xf32>
      %329 = arith.mulf %328, %314 : f32
      %330 = arith.mulf %302, %329 : f32
      %331 = arith.muli %308, %outputFeatures : index
      %332 = arith.addi %331, %14 : index
      %333 = wave.lane
      %334 = arith.remui %333, %c7 : index
      %335 = arith.addi %332, %334 : index
      %336 = arith.addi %335, %c4 : index
      memref.store %322, %logits[%336] : memref<?xf32>
      %337 = arith.addi %335, %c7 : index
      memref.store %330, %logits[%337] : memref<?xf32>
    }
    %338 = arith.muli %246, %c17 : index
    %339 = arith.addi %338, %c5 : index
    %340 = arith.muli %339, %c1 : index
    %341 = arith.addi %340, %245 : index
    %342 = arith.addi %341, %c4 : index
    %343 = memref.load %12[%342] : memref<?xf32>
    %344 = arith.addi %342, %c18 : index
    %345 = memref.load %12[%344] : memref<?xf32>
    %346 = arith.addf %343, %345 : f32
    %347 = arith.muli %339, %c1 : index
    %348 = arith.addi %347, %245 : index
    %349 = arith.addi %348, %c19 : index
    %350 = memref.load %12[%349] : memref<?xf32>
    %351 = arith.addi %349, %c18 : index
    %352 = memref.load %12[%351] : memref<?xf32>
    %353 = arith.addf %350, %352 : f32
    %354 = wave.lane
    %355 = arith.addi %11, %c4 : index
    %356 = arith.muli %339, %c3 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.divui %354, %c7 : index
    %359 = arith.addi %357, %358 : index
    %360 = arith.cmpi slt, %359, %10 : index
    scf.if %360 {
      %361 = arith.cmpi eq, %hasFactors, %c5 : index
      %362 = arith.muli %359, %c3 : index
      %363 = memref.load %factors[%362] : memref<?xf32>
      %364 = arith.mulf %363, %operandScale : f32
      %365 = arith.select %361, %364, %operandScale : f32
      %366 = arith.remui %354, %c7 : index
      %367 = arith.muli %366, %c17 : index
      %368 = arith.addi %6, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %365 : f32
      %373 = arith.mulf %346, %372 : f32
      %374 = arith.remui %354, %c7 : index
      %375 = arith.muli %374, %c17 : index
      %376 = arith.addi %8, %375 : index
      %377 = vector.load %w[%376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %378 = vector.bitcast %377 : vector<4xi8> to vector<1xf32>
      %379 = vector.extract %378[0] : f32 from vector<1xf32>
      %380 = arith.mulf %379, %365 : f32
      %381 = arith.mulf %353, %380 : f32
      %382 = arith.muli %359, %outputFeatures : index
      %383 = arith.addi %382, %14 : index
      %384 = wave.lane
      %385 = arith.remui %384, %c7 : index
      %386 = arith.addi %383, %385 : index
      %387 = arith.addi %386, %c4 : index
      memref.store %373, %logits[%387] : memref<?xf32>
      %388 = arith.addi %386, %c7 : index
      memref.store %381, %logits[%388] : memref<?xf32>
    }
    %389 = arith.muli %246, %c17 : index
    %390 = arith.addi %389, %c3 : index
    %391 = arith.muli %390, %c1 : index
    %392 = arith.addi %391, %245 : index
    %393 = arith.addi %392, %c4 : index
    %394 = memref.load %12[%393] : memref<?xf32>
    %395 = arith.addi %393, %c18 : index
    %396 = memref.load %12[%395] : memref<?xf32>
    %397 = arith.addf %394, %396 : f32
    %398 = arith.muli %390, %c1 : index
    %399 = arith.addi %398, %245 : index
    %400 = arith.addi %399, %c19 : index
    %401 = memref.load %12[%400] : memref<?xf32>
    %402 = arith.addi %400, %c18 : index
    %403 = memref.load %12[%402] : memref<?xf32>
    %404 = arith.addf %401, %403 : f32
    %405 = wave.lane
    %406 = arith.addi %11, %c4 : index
    %407 = arith.muli %390, %c3 : index
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
      %418 = arith.muli %417, %c17 : index
      %419 = arith.addi %6, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.bitcast %420 : vector<4xi8> to vector<1xf32>
      %422 = vector.extract %421[0] : f32 from vector<1xf32>
      %423 = arith.mulf %422, %416 : f32
      %424 = arith.mulf %397, %423 : f32
      %425 = arith.remui %405, %c7 : index
      %426 = arith.muli %425, %c17 : index
      %427 = arith.addi %8, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %416 : f32
      %432 = arith.mulf %404, %431 : f32
      %433 = arith.muli %410, %outputFeatures : index
      %434 = arith.addi %433, %14 : index
      %435 = wave.lane
      %436 = arith.remui %435, %c7 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.addi %437, %c4 : index
      memref.store %424, %logits[%438] : memref<?xf32>
      %439 = arith.addi %437, %c7 : index
      memref.store %432, %logits[%439] : memref<?xf32>
    }
    %440 = arith.muli %246, %c17 : index
    %441 = arith.addi %440, %c20 : index
    %442 = arith.muli %441, %c1 : index
    %443 = arith.addi %442, %245 : index
    %444 = arith.addi %443, %c4 : index
    %445 = memref.load %12[%444] : memref<?xf32>
    %446 = arith.addi %444, %c18 : index
    %447 = memref.load %12[%446] : memref<?xf32>
    %448 = arith.addf %445, %447 : f32
    %449 = arith.muli %441, %c1 : index
    %450 = arith.addi %449, %245 : index
    %451 = arith.addi %450, %c19 : index
    %452 = memref.load %12[%451] : memref<?xf32>
    %453 = arith.addi %451, %c18 : index
    %454 = memref.load %12[%453] : memref<?xf32>
    %455 = arith.addf %452, %454 : f32
    %456 = wave.lane
    %457 = arith.addi %11, %c4 : index
    %458 = arith.muli %441, %c3 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.divui %456, %c7 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.cmpi slt, %461, %10 : index
    scf.if %462 {
      %463 = arith.cmpi eq, %hasFactors, %c5 : index
      %464 = arith.muli %461, %c3 : index
      %465 = memref.load %factors[%464] : memref<?xf32>
      %466 = arith.mulf %465, %operandScale : f32
      %467 = arith.select %463, %466, %operandScale : f32
      %468 = arith.remui %456, %c7 : index
      %469 = arith.muli %468, %c17 : index
      %470 = arith.addi %6, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %473, %467 : f32
      %475 = arith.mulf %448, %474 : f32
      %476 = arith.remui %456, %c7 : index
      %477 = arith.muli %476, %c17 : index
      %478 = arith.addi %8, %477 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %481, %467 : f32
      %483 = arith.mulf %455, %482 : f32
      %484 = arith.muli %461, %outputFeatures : index
      %485 = arith.addi %484, %14 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c7 : index
      %488 = arith.addi %485, %487 : index
      %489 = arith.addi %488, %c4 : index
      memref.store %475, %logits[%489] : memref<?xf32>
      %490 = arith.addi %488, %c7 : index
      memref.store %483, %logits[%490] : memref<?xf32>
    }
  }
  %491 = arith.muli %experts, %c3 : index
  %492 = wave.scratch %491 : memref<?xf32>
  %493 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %493 {
    %494 = arith.addi %11, %c7 : index
    %495 = arith.minsi %494, %10 : index
    %496 = wave.wave
    %497 = arith.addi %11, %496 : index
    scf.for %498 = %497 to %495 step %c3 {
      %499 = wave.wave
      %500 = arith.muli %499, %experts : index
      %501 = wave.lane
      %502 = arith.muli %498, %logitsWidth : index
      %505 = scf.for %503 = %501 to %experts step %c1 iter_args(%504 = %c31) -> (f32) {
        %506 = arith.addi %502, %503 : index
        %507 = memref.load %logits[%506] : memref<?xf32>
        %508 = arith.maximumf %504, %507 : f32
        scf.yield %508 : f32
      }
      %509 = vector.broadcast %505 : f32 to vector<1xf32>
      %510 = wave.reduce "max" %509 : vector<1xf32>
      %513 = scf.for %511 = %501 to %experts step %c1 iter_args(%512 = %c32) -> (f32) {
        %514 = arith.addi %502, %511 : index
        %515 = memref.load %logits[%514] : memref<?xf32>
        %516 = arith.subf %515, %510 : f32
        %517 = arith.mulf %516, %c33 : f32
        %518 = wave.exp2 %517 : f32
        %519 = arith.addi %500, %511 : index
        memref.store %518, %492[%519] : memref<?xf32>
        %520 = arith.addf %512, %518 : f32
        scf.yield %520 : f32
      }
      %521 = vector.broadcast %513 : f32 to vector<1xf32>
      %522 = wave.reduce "add" %521 : vector<1xf32>
      scf.for %523 = %501 to %experts step %c1 {
        %524 = arith.addi %500, %523 : index
        %525 = memref.load %492[%524] : memref<?xf32>
        %526 = arith.divf %525, %522 : f32
        %527 = arith.addi %500, %523 : index
        memref.store %526, %492[%527] : memref<?xf32>
      }
      %532:3 = scf.for %528 = %c4 to %expertsPerToken step %c5 iter_args(%529 = %c32, %530 = %c32, %531 = %c34) -> (f32, f32, i32) {
        %536:2 = scf.for %533 = %501 to %experts step %c1 iter_args(%534 = %c35, %535 = %c32) -> (f32, f32) {
          %537 = arith.addi %500, %533 : index
          %538 = memref.load %492[%537] : memref<?xf32>
          %539 = arith.cmpf ogt, %538, %534 : f32
          %540 = arith.index_cast %533 : index to i32
          %541 = arith.sitofp %540 : i32 to f32
          %542 = arith.select %539, %538, %534 : f32
          %543 = arith.select %539, %541, %535 : f32
          scf.yield %542, %543 : f32, f32
        }
        %544 = vector.broadcast %536#0 : f32 to vector<1xf32>
        %545 = wave.reduce "max" %544 : vector<1xf32>
        %546 = arith.cmpf oeq, %536#0, %545 : f32
        %547 = arith.subf %c32, %536#1 : f32
        %548 = arith.select %546, %547, %c36 : f32
        %549 = vector.broadcast %548 : f32 to vector<1xf32>
        %550 = wave.reduce "max" %549 : vector<1xf32>
        %551 = arith.subf %c32, %550 : f32
        %552 = arith.fptosi %551 : f32 to i32
        %553 = arith.index_cast %552 : i32 to index
        %554 = arith.remui %553, %c1 : index
        %555 = arith.cmpi eq, %554, %501 : index
        scf.if %555 {
          %556 = arith.addi %500, %553 : index
          memref.store %c37, %492[%556] : memref<?xf32>
        }
        %557 = arith.cmpi eq, %528, %501 : index
        %558 = arith.addf %529, %545 : f32
        %559 = arith.select %557, %545, %530 : f32
        %560 = arith.select %557, %552, %531 : i32
        scf.yield %558, %559, %560 : f32, f32, i32
      }
      %561 = arith.cmpi eq, %normalize, %c5 : index
      %562 = arith.divf %532#1, %532#0 : f32
      %563 = arith.select %561, %562, %532#1 : f32
      %564 = arith.cmpi slt, %501, %expertsPerToken : index
      scf.if %564 {
        %565 = arith.muli %498, %expertsPerToken : index
        %566 = arith.addi %565, %501 : index
        memref.store %563, %weights[%566] : memref<?xf32>
        %567 = arith.muli %498, %expertsPerToken : index
        %568 = arith.addi %567, %501 : index
        memref.store %532#2, %ids_out[%568] : memref<?xi32>
      }
    }
  }
  wave.return
}
