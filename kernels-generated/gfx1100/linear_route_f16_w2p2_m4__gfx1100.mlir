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
  %c26 = arith.constant 0x3F800000 : f32
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
      %311 = memref.load %factors[%308] : memref<?xf32>
      %312 = arith.select %310, %311, %c26 : f32
      %313 = arith.remui %303, %c7 : index
      %314 = arith.muli %313, %c17 : index
      %315 = arith.addi %6, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<1xf32>
      %318 = vector.extract %317[0] : f32 from vector<1xf32>
      %319 = arith.mulf %318, %312 : f32
      %320 = arith.mulf %295, %319 : f32
      %321 = arith.remui %303, %c7 : index
      %322 = arith.muli %321, %c17 : index
      %323 = arith.addi %8, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %312 : f32
      %328 = arith.mulf %302, %327 : f32
      %329 = arith.muli %308, %outputFeatures : index
      %330 = arith.addi %329, %14 : index
      %331 = wave.lane
      %332 = arith.remui %331, %c7 : index
      %333 = arith.addi %330, %332 : index
      %334 = arith.addi %333, %c4 : index
      memref.store %320, %logits[%334] : memref<?xf32>
      %335 = arith.addi %333, %c7 : index
      memref.store %328, %logits[%335] : memref<?xf32>
    }
    %336 = arith.muli %246, %c17 : index
    %337 = arith.addi %336, %c5 : index
    %338 = arith.muli %337, %c1 : index
    %339 = arith.addi %338, %245 : index
    %340 = arith.addi %339, %c4 : index
    %341 = memref.load %12[%340] : memref<?xf32>
    %342 = arith.addi %340, %c18 : index
    %343 = memref.load %12[%342] : memref<?xf32>
    %344 = arith.addf %341, %343 : f32
    %345 = arith.muli %337, %c1 : index
    %346 = arith.addi %345, %245 : index
    %347 = arith.addi %346, %c19 : index
    %348 = memref.load %12[%347] : memref<?xf32>
    %349 = arith.addi %347, %c18 : index
    %350 = memref.load %12[%349] : memref<?xf32>
    %351 = arith.addf %348, %350 : f32
    %352 = wave.lane
    %353 = arith.addi %11, %c4 : index
    %354 = arith.muli %337, %c3 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.divui %352, %c7 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.cmpi slt, %357, %10 : index
    scf.if %358 {
      %359 = arith.cmpi eq, %hasFactors, %c5 : index
      %360 = memref.load %factors[%357] : memref<?xf32>
      %361 = arith.select %359, %360, %c26 : f32
      %362 = arith.remui %352, %c7 : index
      %363 = arith.muli %362, %c17 : index
      %364 = arith.addi %6, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %361 : f32
      %369 = arith.mulf %344, %368 : f32
      %370 = arith.remui %352, %c7 : index
      %371 = arith.muli %370, %c17 : index
      %372 = arith.addi %8, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %361 : f32
      %377 = arith.mulf %351, %376 : f32
      %378 = arith.muli %357, %outputFeatures : index
      %379 = arith.addi %378, %14 : index
      %380 = wave.lane
      %381 = arith.remui %380, %c7 : index
      %382 = arith.addi %379, %381 : index
      %383 = arith.addi %382, %c4 : index
      memref.store %369, %logits[%383] : memref<?xf32>
      %384 = arith.addi %382, %c7 : index
      memref.store %377, %logits[%384] : memref<?xf32>
    }
    %385 = arith.muli %246, %c17 : index
    %386 = arith.addi %385, %c3 : index
    %387 = arith.muli %386, %c1 : index
    %388 = arith.addi %387, %245 : index
    %389 = arith.addi %388, %c4 : index
    %390 = memref.load %12[%389] : memref<?xf32>
    %391 = arith.addi %389, %c18 : index
    %392 = memref.load %12[%391] : memref<?xf32>
    %393 = arith.addf %390, %392 : f32
    %394 = arith.muli %386, %c1 : index
    %395 = arith.addi %394, %245 : index
    %396 = arith.addi %395, %c19 : index
    %397 = memref.load %12[%396] : memref<?xf32>
    %398 = arith.addi %396, %c18 : index
    %399 = memref.load %12[%398] : memref<?xf32>
    %400 = arith.addf %397, %399 : f32
    %401 = wave.lane
    %402 = arith.addi %11, %c4 : index
    %403 = arith.muli %386, %c3 : index
    %404 = arith.addi %402, %403 : index
    %405 = arith.divui %401, %c7 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.cmpi slt, %406, %10 : index
    scf.if %407 {
      %408 = arith.cmpi eq, %hasFactors, %c5 : index
      %409 = memref.load %factors[%406] : memref<?xf32>
      %410 = arith.select %408, %409, %c26 : f32
      %411 = arith.remui %401, %c7 : index
      %412 = arith.muli %411, %c17 : index
      %413 = arith.addi %6, %412 : index
      %414 = vector.load %w[%413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %415 = vector.bitcast %414 : vector<4xi8> to vector<1xf32>
      %416 = vector.extract %415[0] : f32 from vector<1xf32>
      %417 = arith.mulf %416, %410 : f32
      %418 = arith.mulf %393, %417 : f32
      %419 = arith.remui %401, %c7 : index
      %420 = arith.muli %419, %c17 : index
      %421 = arith.addi %8, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %410 : f32
      %426 = arith.mulf %400, %425 : f32
      %427 = arith.muli %406, %outputFeatures : index
      %428 = arith.addi %427, %14 : index
      %429 = wave.lane
      %430 = arith.remui %429, %c7 : index
      %431 = arith.addi %428, %430 : index
      %432 = arith.addi %431, %c4 : index
      memref.store %418, %logits[%432] : memref<?xf32>
      %433 = arith.addi %431, %c7 : index
      memref.store %426, %logits[%433] : memref<?xf32>
    }
    %434 = arith.muli %246, %c17 : index
    %435 = arith.addi %434, %c20 : index
    %436 = arith.muli %435, %c1 : index
    %437 = arith.addi %436, %245 : index
    %438 = arith.addi %437, %c4 : index
    %439 = memref.load %12[%438] : memref<?xf32>
    %440 = arith.addi %438, %c18 : index
    %441 = memref.load %12[%440] : memref<?xf32>
    %442 = arith.addf %439, %441 : f32
    %443 = arith.muli %435, %c1 : index
    %444 = arith.addi %443, %245 : index
    %445 = arith.addi %444, %c19 : index
    %446 = memref.load %12[%445] : memref<?xf32>
    %447 = arith.addi %445, %c18 : index
    %448 = memref.load %12[%447] : memref<?xf32>
    %449 = arith.addf %446, %448 : f32
    %450 = wave.lane
    %451 = arith.addi %11, %c4 : index
    %452 = arith.muli %435, %c3 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.divui %450, %c7 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.cmpi slt, %455, %10 : index
    scf.if %456 {
      %457 = arith.cmpi eq, %hasFactors, %c5 : index
      %458 = memref.load %factors[%455] : memref<?xf32>
      %459 = arith.select %457, %458, %c26 : f32
      %460 = arith.remui %450, %c7 : index
      %461 = arith.muli %460, %c17 : index
      %462 = arith.addi %6, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %442, %466 : f32
      %468 = arith.remui %450, %c7 : index
      %469 = arith.muli %468, %c17 : index
      %470 = arith.addi %8, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %473, %459 : f32
      %475 = arith.mulf %449, %474 : f32
      %476 = arith.muli %455, %outputFeatures : index
      %477 = arith.addi %476, %14 : index
      %478 = wave.lane
      %479 = arith.remui %478, %c7 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.addi %480, %c4 : index
      memref.store %467, %logits[%481] : memref<?xf32>
      %482 = arith.addi %480, %c7 : index
      memref.store %475, %logits[%482] : memref<?xf32>
    }
  }
  %483 = arith.muli %experts, %c3 : index
  %484 = wave.scratch %483 : memref<?xf32>
  %485 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %485 {
    %486 = arith.addi %11, %c7 : index
    %487 = arith.minsi %486, %10 : index
    %488 = wave.wave
    %489 = arith.addi %11, %488 : index
    scf.for %490 = %489 to %487 step %c3 {
      %491 = wave.wave
      %492 = arith.muli %491, %experts : index
      %493 = wave.lane
      %494 = arith.muli %490, %logitsWidth : index
      %497 = scf.for %495 = %493 to %experts step %c1 iter_args(%496 = %c31) -> (f32) {
        %498 = arith.addi %494, %495 : index
        %499 = memref.load %logits[%498] : memref<?xf32>
        %500 = arith.maximumf %496, %499 : f32
        scf.yield %500 : f32
      }
      %501 = vector.broadcast %497 : f32 to vector<1xf32>
      %502 = wave.reduce "max" %501 : vector<1xf32>
      %505 = scf.for %503 = %493 to %experts step %c1 iter_args(%504 = %c32) -> (f32) {
        %506 = arith.addi %494, %503 : index
        %507 = memref.load %logits[%506] : memref<?xf32>
        %508 = arith.subf %507, %502 : f32
        %509 = arith.mulf %508, %c33 : f32
        %510 = wave.exp2 %509 : f32
        %511 = arith.addi %492, %503 : index
        memref.store %510, %484[%511] : memref<?xf32>
        %512 = arith.addf %504, %510 : f32
        scf.yield %512 : f32
      }
      %513 = vector.broadcast %505 : f32 to vector<1xf32>
      %514 = wave.reduce "add" %513 : vector<1xf32>
      scf.for %515 = %493 to %experts step %c1 {
        %516 = arith.addi %492, %515 : index
        %517 = memref.load %484[%516] : memref<?xf32>
        %518 = arith.divf %517, %514 : f32
        %519 = arith.addi %492, %515 : index
        memref.store %518, %484[%519] : memref<?xf32>
      }
      %524:3 = scf.for %520 = %c4 to %expertsPerToken step %c5 iter_args(%521 = %c32, %522 = %c32, %523 = %c34) -> (f32, f32, i32) {
        %528:2 = scf.for %525 = %493 to %experts step %c1 iter_args(%526 = %c35, %527 = %c32) -> (f32, f32) {
          %529 = arith.addi %492, %525 : index
          %530 = memref.load %484[%529] : memref<?xf32>
          %531 = arith.cmpf ogt, %530, %526 : f32
          %532 = arith.index_cast %525 : index to i32
          %533 = arith.sitofp %532 : i32 to f32
          %534 = arith.select %531, %530, %526 : f32
          %535 = arith.select %531, %533, %527 : f32
          scf.yield %534, %535 : f32, f32
        }
        %536 = vector.broadcast %528#0 : f32 to vector<1xf32>
        %537 = wave.reduce "max" %536 : vector<1xf32>
        %538 = arith.cmpf oeq, %528#0, %537 : f32
        %539 = arith.subf %c32, %528#1 : f32
        %540 = arith.select %538, %539, %c36 : f32
        %541 = vector.broadcast %540 : f32 to vector<1xf32>
        %542 = wave.reduce "max" %541 : vector<1xf32>
        %543 = arith.subf %c32, %542 : f32
        %544 = arith.fptosi %543 : f32 to i32
        %545 = arith.index_cast %544 : i32 to index
        %546 = arith.remui %545, %c1 : index
        %547 = arith.cmpi eq, %546, %493 : index
        scf.if %547 {
          %548 = arith.addi %492, %545 : index
          memref.store %c37, %484[%548] : memref<?xf32>
        }
        %549 = arith.cmpi eq, %520, %493 : index
        %550 = arith.addf %521, %537 : f32
        %551 = arith.select %549, %537, %522 : f32
        %552 = arith.select %549, %544, %523 : i32
        scf.yield %550, %551, %552 : f32, f32, i32
      }
      %553 = arith.cmpi eq, %normalize, %c5 : index
      %554 = arith.divf %524#1, %524#0 : f32
      %555 = arith.select %553, %554, %524#1 : f32
      %556 = arith.cmpi slt, %493, %expertsPerToken : index
      scf.if %556 {
        %557 = arith.muli %490, %expertsPerToken : index
        %558 = arith.addi %557, %493 : index
        memref.store %555, %weights[%558] : memref<?xf32>
        %559 = arith.muli %490, %expertsPerToken : index
        %560 = arith.addi %559, %493 : index
        memref.store %524#2, %ids_out[%560] : memref<?xi32>
      }
    }
  }
  wave.return
}
