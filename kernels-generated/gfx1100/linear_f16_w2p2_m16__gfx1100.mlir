// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c14 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
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
  %12 = wave.wave
  %13 = wave.scratch %c9 : memref<?xf32>
  %14 = arith.cmpi eq, %hasResidual, %c5 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %11, %10 : index
  scf.if %17 {
    %18 = arith.muli %1, %c5 : index
    %19 = arith.divui %inputFeatures, %c7 : index
    %20 = arith.muli %12, %stepsPerWave : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %21, %stepsPerWave : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.subi %23, %21 : index
    %25 = arith.divui %24, %c14 : index
    %26 = arith.muli %25, %c14 : index
    %27 = arith.addi %21, %26 : index
    %28 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %29 = arith.addi %21, %stepsPerWave : index
    %30 = arith.select %28, %29, %27 : index
    %34:2 = scf.for %31 = %21 to %30 step %c14 iter_args(%32 = %c12, %33 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %35 = wave.lane
      %36 = arith.addi %31, %c4 : index
      %37 = arith.addi %6, %c2 : index
      %38 = arith.muli %36, %c16 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.remui %35, %c7 : index
      %41 = arith.muli %40, %c7 : index
      %42 = arith.addi %39, %41 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = arith.addi %42, %c17 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<8xf16>
      %48 = vector.shuffle %44, %47 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %49 = arith.addi %31, %c5 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c16 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %35, %c7 : index
      %54 = arith.muli %53, %c7 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c17 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %31, %c3 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c16 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %35, %c7 : index
      %67 = arith.muli %66, %c7 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c17 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %31, %c18 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c16 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %35, %c7 : index
      %80 = arith.muli %79, %c7 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c17 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %31, %c4 : index
      %89 = arith.addi %8, %c2 : index
      %90 = arith.muli %88, %c16 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %35, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c17 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.addi %31, %c5 : index
      %102 = arith.addi %8, %c2 : index
      %103 = arith.muli %101, %c16 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.remui %35, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = arith.addi %107, %c17 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = arith.addi %31, %c3 : index
      %115 = arith.addi %8, %c2 : index
      %116 = arith.muli %114, %c16 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %35, %c7 : index
      %119 = arith.muli %118, %c7 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c17 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %31, %c18 : index
      %128 = arith.addi %8, %c2 : index
      %129 = arith.muli %127, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %35, %c7 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c17 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %18, %c4 : index
      %141 = arith.muli %31, %c5 : index
      %142 = arith.addi %141, %c4 : index
      %143 = arith.divui %inputFeatures, %c7 : index
      %144 = arith.muli %140, %143 : index
      %145 = arith.addi %144, %142 : index
      %146 = arith.muli %tileRows, %c7 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %35, %tileRows : index
      %149 = arith.muli %148, %c19 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.muli %tileRows, %c19 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = wave.mma %155, %48, %32 : vector<16xf16>, vector<8xf32>
      %157 = wave.mma %155, %100, %33 : vector<16xf16>, vector<8xf32>
      %158 = arith.addi %18, %c4 : index
      %159 = arith.muli %31, %c5 : index
      %160 = arith.addi %159, %c5 : index
      %161 = arith.divui %inputFeatures, %c7 : index
      %162 = arith.muli %158, %161 : index
      %163 = arith.addi %162, %160 : index
      %164 = arith.muli %tileRows, %c7 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.remui %35, %tileRows : index
      %167 = arith.muli %166, %c19 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c19 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %61, %156 : vector<16xf16>, vector<8xf32>
      %175 = wave.mma %173, %113, %157 : vector<16xf16>, vector<8xf32>
      %176 = arith.addi %18, %c4 : index
      %177 = arith.muli %31, %c5 : index
      %178 = arith.addi %177, %c3 : index
      %179 = arith.divui %inputFeatures, %c7 : index
      %180 = arith.muli %176, %179 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.muli %tileRows, %c7 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %35, %tileRows : index
      %185 = arith.muli %184, %c19 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c19 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %74, %174 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %126, %175 : vector<16xf16>, vector<8xf32>
      %194 = arith.addi %18, %c4 : index
      %195 = arith.muli %31, %c5 : index
      %196 = arith.addi %195, %c18 : index
      %197 = arith.divui %inputFeatures, %c7 : index
      %198 = arith.muli %194, %197 : index
      %199 = arith.addi %198, %196 : index
      %200 = arith.muli %tileRows, %c7 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.remui %35, %tileRows : index
      %203 = arith.muli %202, %c19 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.muli %tileRows, %c19 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = vector.shuffle %205, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = wave.mma %209, %87, %192 : vector<16xf16>, vector<8xf32>
      %211 = wave.mma %209, %139, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %210, %211 : vector<8xf32>, vector<8xf32>
    }
    %212 = arith.select %28, %30, %23 : index
    %216:2 = scf.for %213 = %30 to %212 step %c5 iter_args(%214 = %34#0, %215 = %34#1) -> (vector<8xf32>, vector<8xf32>) {
      %217 = wave.lane
      %218 = arith.addi %213, %c4 : index
      %219 = arith.addi %6, %c2 : index
      %220 = arith.muli %218, %c16 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.remui %217, %c7 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = arith.addi %224, %c17 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.addi %213, %c4 : index
      %232 = arith.addi %8, %c2 : index
      %233 = arith.muli %231, %c16 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.remui %217, %c7 : index
      %236 = arith.muli %235, %c7 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = arith.addi %237, %c17 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = arith.addi %18, %c4 : index
      %245 = arith.muli %213, %c5 : index
      %246 = arith.addi %245, %c4 : index
      %247 = arith.divui %inputFeatures, %c7 : index
      %248 = arith.muli %244, %247 : index
      %249 = arith.addi %248, %246 : index
      %250 = arith.muli %tileRows, %c7 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.remui %217, %tileRows : index
      %253 = arith.muli %252, %c19 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c19 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %230, %214 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %243, %215 : vector<16xf16>, vector<8xf32>
      scf.yield %260, %261 : vector<8xf32>, vector<8xf32>
    }
    %262 = wave.lane
    %263 = wave.wave
    %264 = arith.muli %263, %c3 : index
    %265 = arith.addi %264, %c4 : index
    %266 = arith.muli %265, %c17 : index
    %267 = arith.addi %266, %262 : index
    %268 = vector.extract %216#0[0] : f32 from vector<8xf32>
    %269 = arith.addi %267, %c4 : index
    memref.store %268, %13[%269] : memref<?xf32>
    %270 = vector.extract %216#0[1] : f32 from vector<8xf32>
    %271 = arith.addi %267, %c1 : index
    memref.store %270, %13[%271] : memref<?xf32>
    %272 = vector.extract %216#0[2] : f32 from vector<8xf32>
    %273 = arith.addi %267, %c20 : index
    memref.store %272, %13[%273] : memref<?xf32>
    %274 = vector.extract %216#0[3] : f32 from vector<8xf32>
    %275 = arith.addi %267, %c21 : index
    memref.store %274, %13[%275] : memref<?xf32>
    %276 = vector.extract %216#0[4] : f32 from vector<8xf32>
    %277 = arith.addi %267, %c2 : index
    memref.store %276, %13[%277] : memref<?xf32>
    %278 = vector.extract %216#0[5] : f32 from vector<8xf32>
    %279 = arith.addi %267, %c22 : index
    memref.store %278, %13[%279] : memref<?xf32>
    %280 = vector.extract %216#0[6] : f32 from vector<8xf32>
    %281 = arith.addi %267, %c23 : index
    memref.store %280, %13[%281] : memref<?xf32>
    %282 = vector.extract %216#0[7] : f32 from vector<8xf32>
    %283 = arith.addi %267, %c24 : index
    memref.store %282, %13[%283] : memref<?xf32>
    %284 = arith.muli %263, %c3 : index
    %285 = arith.addi %284, %c5 : index
    %286 = arith.muli %285, %c17 : index
    %287 = arith.addi %286, %262 : index
    %288 = vector.extract %216#1[0] : f32 from vector<8xf32>
    %289 = arith.addi %287, %c4 : index
    memref.store %288, %13[%289] : memref<?xf32>
    %290 = vector.extract %216#1[1] : f32 from vector<8xf32>
    %291 = arith.addi %287, %c1 : index
    memref.store %290, %13[%291] : memref<?xf32>
    %292 = vector.extract %216#1[2] : f32 from vector<8xf32>
    %293 = arith.addi %287, %c20 : index
    memref.store %292, %13[%293] : memref<?xf32>
    %294 = vector.extract %216#1[3] : f32 from vector<8xf32>
    %295 = arith.addi %287, %c21 : index
    memref.store %294, %13[%295] : memref<?xf32>
    %296 = vector.extract %216#1[4] : f32 from vector<8xf32>
    %297 = arith.addi %287, %c2 : index
    memref.store %296, %13[%297] : memref<?xf32>
    %298 = vector.extract %216#1[5] : f32 from vector<8xf32>
    %299 = arith.addi %287, %c22 : index
    memref.store %298, %13[%299] : memref<?xf32>
    %300 = vector.extract %216#1[6] : f32 from vector<8xf32>
    %301 = arith.addi %287, %c23 : index
    memref.store %300, %13[%301] : memref<?xf32>
    %302 = vector.extract %216#1[7] : f32 from vector<8xf32>
    %303 = arith.addi %287, %c24 : index
    memref.store %302, %13[%303] : memref<?xf32>
    wave.barrier
    %304 = arith.muli %263, %c14 : index
    %305 = arith.addi %304, %c4 : index
    %306 = arith.muli %305, %c1 : index
    %307 = arith.addi %306, %262 : index
    %308 = arith.addi %307, %c4 : index
    %309 = memref.load %13[%308] : memref<?xf32>
    %310 = arith.addi %308, %c16 : index
    %311 = memref.load %13[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = arith.muli %305, %c1 : index
    %314 = arith.addi %313, %262 : index
    %315 = arith.addi %314, %c17 : index
    %316 = memref.load %13[%315] : memref<?xf32>
    %317 = arith.addi %315, %c16 : index
    %318 = memref.load %13[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = wave.lane
    %321 = arith.addi %11, %c4 : index
    %322 = arith.muli %305, %c3 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.divui %320, %c7 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.cmpi slt, %325, %10 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c5 : index
      %328 = memref.load %factors[%325] : memref<?xf32>
      %329 = arith.select %327, %328, %c26 : f32
      %330 = arith.remui %320, %c7 : index
      %331 = arith.muli %330, %c14 : index
      %332 = arith.addi %6, %331 : index
      %333 = vector.load %w[%332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %334 = vector.bitcast %333 : vector<4xi8> to vector<1xf32>
      %335 = vector.extract %334[0] : f32 from vector<1xf32>
      %336 = arith.mulf %335, %329 : f32
      %337 = arith.mulf %312, %336 : f32
      %338 = arith.remui %320, %c7 : index
      %339 = arith.muli %338, %c14 : index
      %340 = arith.addi %8, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %329 : f32
      %345 = arith.mulf %319, %344 : f32
      %346 = arith.muli %325, %outputFeatures : index
      %347 = arith.addi %346, %16 : index
      %348 = wave.lane
      %349 = arith.remui %348, %c7 : index
      %350 = arith.addi %347, %349 : index
      scf.if %14 {
        %351 = arith.addi %350, %c4 : index
        %352 = memref.load %residual[%351] : memref<?xf32>
        %353 = arith.addf %352, %337 : f32
        %354 = arith.addi %350, %c4 : index
        memref.store %353, %out[%354] : memref<?xf32>
      } else {
        %355 = arith.addi %350, %c4 : index
        memref.store %337, %out[%355] : memref<?xf32>
      }
      scf.if %14 {
        %356 = arith.addi %350, %c7 : index
        %357 = memref.load %residual[%356] : memref<?xf32>
        %358 = arith.addf %357, %345 : f32
        %359 = arith.addi %350, %c7 : index
        memref.store %358, %out[%359] : memref<?xf32>
      } else {
        %360 = arith.addi %350, %c7 : index
        memref.store %345, %out[%360] : memref<?xf32>
      }
    }
    %361 = arith.muli %263, %c14 : index
    %362 = arith.addi %361, %c5 : index
    %363 = arith.muli %362, %c1 : index
    %364 = arith.addi %363, %262 : index
    %365 = arith.addi %364, %c4 : index
    %366 = memref.load %13[%365] : memref<?xf32>
    %367 = arith.addi %365, %c16 : index
    %368 = memref.load %13[%367] : memref<?xf32>
    %369 = arith.addf %366, %368 : f32
    %370 = arith.muli %362, %c1 : index
    %371 = arith.addi %370, %262 : index
    %372 = arith.addi %371, %c17 : index
    %373 = memref.load %13[%372] : memref<?xf32>
    %374 = arith.addi %372, %c16 : index
    %375 = memref.load %13[%374] : memref<?xf32>
    %376 = arith.addf %373, %375 : f32
    %377 = wave.lane
    %378 = arith.addi %11, %c4 : index
    %379 = arith.muli %362, %c3 : index
    %380 = arith.addi %378, %379 : index
    %381 = arith.divui %377, %c7 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.cmpi slt, %382, %10 : index
    scf.if %383 {
      %384 = arith.cmpi eq, %hasFactors, %c5 : index
      %385 = memref.load %factors[%382] : memref<?xf32>
      %386 = arith.select %384, %385, %c26 : f32
      %387 = arith.remui %377, %c7 : index
      %388 = arith.muli %387, %c14 : index
      %389 = arith.addi %6, %388 : index
      %390 = vector.load %w[%389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %391 = vector.bitcast %390 : vector<4xi8> to vector<1xf32>
      %392 = vector.extract %391[0] : f32 from vector<1xf32>
      %393 = arith.mulf %392, %386 : f32
      %394 = arith.mulf %369, %393 : f32
      %395 = arith.remui %377, %c7 : index
      %396 = arith.muli %395, %c14 : index
      %397 = arith.addi %8, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %386 : f32
      %402 = arith.mulf %376, %401 : f32
      %403 = arith.muli %382, %outputFeatures : index
      %404 = arith.addi %403, %16 : index
      %405 = wave.lane
      %406 = arith.remui %405, %c7 : index
      %407 = arith.addi %404, %406 : index
      scf.if %14 {
        %408 = arith.addi %407, %c4 : index
        %409 = memref.load %residual[%408] : memref<?xf32>
        %410 = arith.addf %409, %394 : f32
        %411 = arith.addi %407, %c4 : index
        memref.store %410, %out[%411] : memref<?xf32>
      } else {
        %412 = arith.addi %407, %c4 : index
        memref.store %394, %out[%412] : memref<?xf32>
      }
      scf.if %14 {
        %413 = arith.addi %407, %c7 : index
        %414 = memref.load %residual[%413] : memref<?xf32>
        %415 = arith.addf %414, %402 : f32
        %416 = arith.addi %407, %c7 : index
        memref.store %415, %out[%416] : memref<?xf32>
      } else {
        %417 = arith.addi %407, %c7 : index
        memref.store %402, %out[%417] : memref<?xf32>
      }
    }
    %418 = arith.muli %263, %c14 : index
    %419 = arith.addi %418, %c3 : index
    %420 = arith.muli %419, %c1 : index
    %421 = arith.addi %420, %262 : index
    %422 = arith.addi %421, %c4 : index
    %423 = memref.load %13[%422] : memref<?xf32>
    %424 = arith.addi %422, %c16 : index
    %425 = memref.load %13[%424] : memref<?xf32>
    %426 = arith.addf %423, %425 : f32
    %427 = arith.muli %419, %c1 : index
    %428 = arith.addi %427, %262 : index
    %429 = arith.addi %428, %c17 : index
    %430 = memref.load %13[%429] : memref<?xf32>
    %431 = arith.addi %429, %c16 : index
    %432 = memref.load %13[%431] : memref<?xf32>
    %433 = arith.addf %430, %432 : f32
    %434 = wave.lane
    %435 = arith.addi %11, %c4 : index
    %436 = arith.muli %419, %c3 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c7 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %10 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c5 : index
      %442 = memref.load %factors[%439] : memref<?xf32>
      %443 = arith.select %441, %442, %c26 : f32
      %444 = arith.remui %434, %c7 : index
      %445 = arith.muli %444, %c14 : index
      %446 = arith.addi %6, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %426, %450 : f32
      %452 = arith.remui %434, %c7 : index
      %453 = arith.muli %452, %c14 : index
      %454 = arith.addi %8, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %443 : f32
      %459 = arith.mulf %433, %458 : f32
      %460 = arith.muli %439, %outputFeatures : index
      %461 = arith.addi %460, %16 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c7 : index
      %464 = arith.addi %461, %463 : index
      scf.if %14 {
        %465 = arith.addi %464, %c4 : index
        %466 = memref.load %residual[%465] : memref<?xf32>
        %467 = arith.addf %466, %451 : f32
        %468 = arith.addi %464, %c4 : index
        memref.store %467, %out[%468] : memref<?xf32>
      } else {
        %469 = arith.addi %464, %c4 : index
        memref.store %451, %out[%469] : memref<?xf32>
      }
      scf.if %14 {
        %470 = arith.addi %464, %c7 : index
        %471 = memref.load %residual[%470] : memref<?xf32>
        %472 = arith.addf %471, %459 : f32
        %473 = arith.addi %464, %c7 : index
        memref.store %472, %out[%473] : memref<?xf32>
      } else {
        %474 = arith.addi %464, %c7 : index
        memref.store %459, %out[%474] : memref<?xf32>
      }
    }
    %475 = arith.muli %263, %c14 : index
    %476 = arith.addi %475, %c18 : index
    %477 = arith.muli %476, %c1 : index
    %478 = arith.addi %477, %262 : index
    %479 = arith.addi %478, %c4 : index
    %480 = memref.load %13[%479] : memref<?xf32>
    %481 = arith.addi %479, %c16 : index
    %482 = memref.load %13[%481] : memref<?xf32>
    %483 = arith.addf %480, %482 : f32
    %484 = arith.muli %476, %c1 : index
    %485 = arith.addi %484, %262 : index
    %486 = arith.addi %485, %c17 : index
    %487 = memref.load %13[%486] : memref<?xf32>
    %488 = arith.addi %486, %c16 : index
    %489 = memref.load %13[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = wave.lane
    %492 = arith.addi %11, %c4 : index
    %493 = arith.muli %476, %c3 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.divui %491, %c7 : index
    %496 = arith.addi %494, %495 : index
    %497 = arith.cmpi slt, %496, %10 : index
    scf.if %497 {
      %498 = arith.cmpi eq, %hasFactors, %c5 : index
      %499 = memref.load %factors[%496] : memref<?xf32>
      %500 = arith.select %498, %499, %c26 : f32
      %501 = arith.remui %491, %c7 : index
      %502 = arith.muli %501, %c14 : index
      %503 = arith.addi %6, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<1xf32>
      %506 = vector.extract %505[0] : f32 from vector<1xf32>
      %507 = arith.mulf %506, %500 : f32
      %508 = arith.mulf %483, %507 : f32
      %509 = arith.remui %491, %c7 : index
      %510 = arith.muli %509, %c14 : index
      %511 = arith.addi %8, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %500 : f32
      %516 = arith.mulf %490, %515 : f32
      %517 = arith.muli %496, %outputFeatures : index
      %518 = arith.addi %517, %16 : index
      %519 = wave.lane
      %520 = arith.remui %519, %c7 : index
      %521 = arith.addi %518, %520 : index
      scf.if %14 {
        %522 = arith.addi %521, %c4 : index
        %523 = memref.load %residual[%522] : memref<?xf32>
        %524 = arith.addf %523, %508 : f32
        %525 = arith.addi %521, %c4 : index
        memref.store %524, %out[%525] : memref<?xf32>
      } else {
        %526 = arith.addi %521, %c4 : index
        memref.store %508, %out[%526] : memref<?xf32>
      }
      scf.if %14 {
        %527 = arith.addi %521, %c7 : index
        %528 = memref.load %residual[%527] : memref<?xf32>
        %529 = arith.addf %528, %516 : f32
        %530 = arith.addi %521, %c7 : index
        memref.store %529, %out[%530] : memref<?xf32>
      } else {
        %531 = arith.addi %521, %c7 : index
        memref.store %516, %out[%531] : memref<?xf32>
      }
    }
  }
  wave.return
}
