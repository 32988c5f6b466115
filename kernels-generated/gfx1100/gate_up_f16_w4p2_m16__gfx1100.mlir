// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 0xBFB8AA3B : f32
  %c30 = arith.constant 0x477FE000 : f32
  %c31 = arith.constant 0xC77FE000 : f32
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
  %14 = arith.cmpi slt, %11, %10 : index
  scf.if %14 {
    %15 = arith.muli %1, %c5 : index
    %16 = arith.divui %inputFeatures, %c7 : index
    %17 = arith.muli %12, %stepsPerWave : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %18, %stepsPerWave : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.subi %20, %18 : index
    %22 = arith.divui %21, %c14 : index
    %23 = arith.muli %22, %c14 : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %26 = arith.addi %18, %stepsPerWave : index
    %27 = arith.select %25, %26, %24 : index
    %31:2 = scf.for %28 = %18 to %27 step %c14 iter_args(%29 = %c12, %30 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %32 = wave.lane
      %33 = arith.addi %28, %c4 : index
      %34 = arith.addi %6, %c2 : index
      %35 = arith.muli %33, %c16 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.remui %32, %c7 : index
      %38 = arith.muli %37, %c7 : index
      %39 = arith.addi %36, %38 : index
      %40 = vector.load %w[%39] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %41 = vector.bitcast %40 : vector<16xi8> to vector<8xf16>
      %42 = arith.addi %39, %c17 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = vector.shuffle %41, %44 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %46 = arith.addi %28, %c5 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c16 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %32, %c7 : index
      %51 = arith.muli %50, %c7 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c17 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %28, %c3 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c16 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %32, %c7 : index
      %64 = arith.muli %63, %c7 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c17 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %28, %c18 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c16 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %32, %c7 : index
      %77 = arith.muli %76, %c7 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c17 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %28, %c4 : index
      %86 = arith.addi %8, %c2 : index
      %87 = arith.muli %85, %c16 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %32, %c7 : index
      %90 = arith.muli %89, %c7 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c17 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.addi %28, %c5 : index
      %99 = arith.addi %8, %c2 : index
      %100 = arith.muli %98, %c16 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.remui %32, %c7 : index
      %103 = arith.muli %102, %c7 : index
      %104 = arith.addi %101, %103 : index
      %105 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<8xf16>
      %107 = arith.addi %104, %c17 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = arith.addi %28, %c3 : index
      %112 = arith.addi %8, %c2 : index
      %113 = arith.muli %111, %c16 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %32, %c7 : index
      %116 = arith.muli %115, %c7 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c17 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %28, %c18 : index
      %125 = arith.addi %8, %c2 : index
      %126 = arith.muli %124, %c16 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %32, %c7 : index
      %129 = arith.muli %128, %c7 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c17 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %15, %c4 : index
      %138 = arith.muli %28, %c5 : index
      %139 = arith.addi %138, %c4 : index
      %140 = arith.divui %inputFeatures, %c7 : index
      %141 = arith.muli %137, %140 : index
      %142 = arith.addi %141, %139 : index
      %143 = arith.muli %tileRows, %c7 : index
      %144 = arith.muli %142, %143 : index
      %145 = arith.remui %32, %tileRows : index
      %146 = arith.muli %145, %c19 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %x[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %149 = arith.muli %tileRows, %c19 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = wave.mma %152, %45, %29 : vector<16xf16>, vector<8xf32>
      %154 = wave.mma %152, %97, %30 : vector<16xf16>, vector<8xf32>
      %155 = arith.addi %15, %c4 : index
      %156 = arith.muli %28, %c5 : index
      %157 = arith.addi %156, %c5 : index
      %158 = arith.divui %inputFeatures, %c7 : index
      %159 = arith.muli %155, %158 : index
      %160 = arith.addi %159, %157 : index
      %161 = arith.muli %tileRows, %c7 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.remui %32, %tileRows : index
      %164 = arith.muli %163, %c19 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c19 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %58, %153 : vector<16xf16>, vector<8xf32>
      %172 = wave.mma %170, %110, %154 : vector<16xf16>, vector<8xf32>
      %173 = arith.addi %15, %c4 : index
      %174 = arith.muli %28, %c5 : index
      %175 = arith.addi %174, %c3 : index
      %176 = arith.divui %inputFeatures, %c7 : index
      %177 = arith.muli %173, %176 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.muli %tileRows, %c7 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %32, %tileRows : index
      %182 = arith.muli %181, %c19 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c19 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %71, %171 : vector<16xf16>, vector<8xf32>
      %190 = wave.mma %188, %123, %172 : vector<16xf16>, vector<8xf32>
      %191 = arith.addi %15, %c4 : index
      %192 = arith.muli %28, %c5 : index
      %193 = arith.addi %192, %c18 : index
      %194 = arith.divui %inputFeatures, %c7 : index
      %195 = arith.muli %191, %194 : index
      %196 = arith.addi %195, %193 : index
      %197 = arith.muli %tileRows, %c7 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.remui %32, %tileRows : index
      %200 = arith.muli %199, %c19 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c19 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = vector.shuffle %202, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = wave.mma %206, %84, %189 : vector<16xf16>, vector<8xf32>
      %208 = wave.mma %206, %136, %190 : vector<16xf16>, vector<8xf32>
      scf.yield %207, %208 : vector<8xf32>, vector<8xf32>
    }
    %209 = arith.select %25, %27, %20 : index
    %213:2 = scf.for %210 = %27 to %209 step %c5 iter_args(%211 = %31#0, %212 = %31#1) -> (vector<8xf32>, vector<8xf32>) {
      %214 = wave.lane
      %215 = arith.addi %210, %c4 : index
      %216 = arith.addi %6, %c2 : index
      %217 = arith.muli %215, %c16 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.remui %214, %c7 : index
      %220 = arith.muli %219, %c7 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = arith.addi %221, %c17 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = arith.addi %210, %c4 : index
      %229 = arith.addi %8, %c2 : index
      %230 = arith.muli %228, %c16 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.remui %214, %c7 : index
      %233 = arith.muli %232, %c7 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = arith.addi %234, %c17 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.addi %15, %c4 : index
      %242 = arith.muli %210, %c5 : index
      %243 = arith.addi %242, %c4 : index
      %244 = arith.divui %inputFeatures, %c7 : index
      %245 = arith.muli %241, %244 : index
      %246 = arith.addi %245, %243 : index
      %247 = arith.muli %tileRows, %c7 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.remui %214, %tileRows : index
      %250 = arith.muli %249, %c19 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c19 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %227, %211 : vector<16xf16>, vector<8xf32>
      %258 = wave.mma %256, %240, %212 : vector<16xf16>, vector<8xf32>
      scf.yield %257, %258 : vector<8xf32>, vector<8xf32>
    }
    %259 = wave.lane
    %260 = wave.wave
    %261 = arith.muli %260, %c3 : index
    %262 = arith.addi %261, %c4 : index
    %263 = arith.muli %262, %c17 : index
    %264 = arith.addi %263, %259 : index
    %265 = vector.extract %213#0[0] : f32 from vector<8xf32>
    %266 = arith.addi %264, %c4 : index
    memref.store %265, %13[%266] : memref<?xf32>
    %267 = vector.extract %213#0[1] : f32 from vector<8xf32>
    %268 = arith.addi %264, %c1 : index
    memref.store %267, %13[%268] : memref<?xf32>
    %269 = vector.extract %213#0[2] : f32 from vector<8xf32>
    %270 = arith.addi %264, %c20 : index
    memref.store %269, %13[%270] : memref<?xf32>
    %271 = vector.extract %213#0[3] : f32 from vector<8xf32>
    %272 = arith.addi %264, %c21 : index
    memref.store %271, %13[%272] : memref<?xf32>
    %273 = vector.extract %213#0[4] : f32 from vector<8xf32>
    %274 = arith.addi %264, %c2 : index
    memref.store %273, %13[%274] : memref<?xf32>
    %275 = vector.extract %213#0[5] : f32 from vector<8xf32>
    %276 = arith.addi %264, %c22 : index
    memref.store %275, %13[%276] : memref<?xf32>
    %277 = vector.extract %213#0[6] : f32 from vector<8xf32>
    %278 = arith.addi %264, %c23 : index
    memref.store %277, %13[%278] : memref<?xf32>
    %279 = vector.extract %213#0[7] : f32 from vector<8xf32>
    %280 = arith.addi %264, %c24 : index
    memref.store %279, %13[%280] : memref<?xf32>
    %281 = arith.muli %260, %c3 : index
    %282 = arith.addi %281, %c5 : index
    %283 = arith.muli %282, %c17 : index
    %284 = arith.addi %283, %259 : index
    %285 = vector.extract %213#1[0] : f32 from vector<8xf32>
    %286 = arith.addi %284, %c4 : index
    memref.store %285, %13[%286] : memref<?xf32>
    %287 = vector.extract %213#1[1] : f32 from vector<8xf32>
    %288 = arith.addi %284, %c1 : index
    memref.store %287, %13[%288] : memref<?xf32>
    %289 = vector.extract %213#1[2] : f32 from vector<8xf32>
    %290 = arith.addi %284, %c20 : index
    memref.store %289, %13[%290] : memref<?xf32>
    %291 = vector.extract %213#1[3] : f32 from vector<8xf32>
    %292 = arith.addi %284, %c21 : index
    memref.store %291, %13[%292] : memref<?xf32>
    %293 = vector.extract %213#1[4] : f32 from vector<8xf32>
    %294 = arith.addi %284, %c2 : index
    memref.store %293, %13[%294] : memref<?xf32>
    %295 = vector.extract %213#1[5] : f32 from vector<8xf32>
    %296 = arith.addi %284, %c22 : index
    memref.store %295, %13[%296] : memref<?xf32>
    %297 = vector.extract %213#1[6] : f32 from vector<8xf32>
    %298 = arith.addi %284, %c23 : index
    memref.store %297, %13[%298] : memref<?xf32>
    %299 = vector.extract %213#1[7] : f32 from vector<8xf32>
    %300 = arith.addi %284, %c24 : index
    memref.store %299, %13[%300] : memref<?xf32>
    wave.barrier
    %301 = arith.muli %260, %c3 : index
    %302 = arith.addi %301, %c4 : index
    %303 = arith.muli %302, %c1 : index
    %304 = arith.addi %303, %259 : index
    %305 = arith.addi %304, %c4 : index
    %306 = memref.load %13[%305] : memref<?xf32>
    %307 = arith.addi %305, %c16 : index
    %308 = memref.load %13[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.addi %305, %c25 : index
    %311 = memref.load %13[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = arith.addi %305, %c26 : index
    %314 = memref.load %13[%313] : memref<?xf32>
    %315 = arith.addf %312, %314 : f32
    %316 = arith.muli %302, %c1 : index
    %317 = arith.addi %316, %259 : index
    %318 = arith.addi %317, %c17 : index
    %319 = memref.load %13[%318] : memref<?xf32>
    %320 = arith.addi %318, %c16 : index
    %321 = memref.load %13[%320] : memref<?xf32>
    %322 = arith.addf %319, %321 : f32
    %323 = arith.addi %318, %c25 : index
    %324 = memref.load %13[%323] : memref<?xf32>
    %325 = arith.addf %322, %324 : f32
    %326 = arith.addi %318, %c26 : index
    %327 = memref.load %13[%326] : memref<?xf32>
    %328 = arith.addf %325, %327 : f32
    %329 = wave.lane
    %330 = arith.addi %11, %c4 : index
    %331 = arith.muli %302, %c3 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c7 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %10 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c5 : index
      %337 = memref.load %factors[%334] : memref<?xf32>
      %338 = arith.select %336, %337, %c28 : f32
      %339 = arith.remui %329, %c7 : index
      %340 = arith.muli %339, %c14 : index
      %341 = arith.addi %6, %340 : index
      %342 = vector.load %w[%341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %343 = vector.bitcast %342 : vector<4xi8> to vector<1xf32>
      %344 = vector.extract %343[0] : f32 from vector<1xf32>
      %345 = arith.mulf %344, %338 : f32
      %346 = arith.mulf %315, %345 : f32
      %347 = arith.remui %329, %c7 : index
      %348 = arith.muli %347, %c14 : index
      %349 = arith.addi %8, %348 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<1xf32>
      %352 = vector.extract %351[0] : f32 from vector<1xf32>
      %353 = arith.mulf %352, %338 : f32
      %354 = arith.mulf %328, %353 : f32
      %355 = arith.addi %6, %c20 : index
      %356 = vector.load %w[%355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %357 = vector.bitcast %356 : vector<4xi8> to vector<1xf32>
      %358 = vector.extract %357[0] : f32 from vector<1xf32>
      %359 = arith.mulf %346, %c29 : f32
      %360 = wave.exp2 %359 : f32
      %361 = arith.addf %c28, %360 : f32
      %362 = arith.divf %346, %361 : f32
      %363 = arith.mulf %362, %354 : f32
      %364 = arith.mulf %363, %358 : f32
      %365 = arith.minimumf %364, %c30 : f32
      %366 = arith.maximumf %365, %c31 : f32
      %367 = arith.truncf %366 : f32 to f16
      %368 = arith.muli %0, %c7 : index
      %369 = wave.lane
      %370 = arith.remui %369, %c7 : index
      %371 = arith.addi %368, %370 : index
      %372 = arith.divui %334, %outTileRows : index
      %373 = arith.divui %outputFeatures, %c7 : index
      %374 = arith.muli %372, %373 : index
      %375 = arith.divui %371, %c7 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.muli %376, %c3 : index
      %378 = arith.remui %371, %c7 : index
      %379 = arith.divui %378, %c19 : index
      %380 = arith.addi %377, %379 : index
      %381 = arith.muli %outTileRows, %c19 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.remui %334, %outTileRows : index
      %384 = arith.muli %383, %c19 : index
      %385 = arith.addi %382, %384 : index
      %386 = arith.remui %371, %c19 : index
      %387 = arith.addi %385, %386 : index
      memref.store %367, %out[%387] : memref<?xf16>
    }
    %388 = arith.muli %260, %c3 : index
    %389 = arith.addi %388, %c5 : index
    %390 = arith.muli %389, %c1 : index
    %391 = arith.addi %390, %259 : index
    %392 = arith.addi %391, %c4 : index
    %393 = memref.load %13[%392] : memref<?xf32>
    %394 = arith.addi %392, %c16 : index
    %395 = memref.load %13[%394] : memref<?xf32>
    %396 = arith.addf %393, %395 : f32
    %397 = arith.addi %392, %c25 : index
    %398 = memref.load %13[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = arith.addi %392, %c26 : index
    %401 = memref.load %13[%400] : memref<?xf32>
    %402 = arith.addf %399, %401 : f32
    %403 = arith.muli %389, %c1 : index
    %404 = arith.addi %403, %259 : index
    %405 = arith.addi %404, %c17 : index
    %406 = memref.load %13[%405] : memref<?xf32>
    %407 = arith.addi %405, %c16 : index
    %408 = memref.load %13[%407] : memref<?xf32>
    %409 = arith.addf %406, %408 : f32
    %410 = arith.addi %405, %c25 : index
    %411 = memref.load %13[%410] : memref<?xf32>
    %412 = arith.addf %409, %411 : f32
    %413 = arith.addi %405, %c26 : index
    %414 = memref.load %13[%413] : memref<?xf32>
    %415 = arith.addf %412, %414 : f32
    %416 = wave.lane
    %417 = arith.addi %11, %c4 : index
    %418 = arith.muli %389, %c3 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.divui %416, %c7 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.cmpi slt, %421, %10 : index
    scf.if %422 {
      %423 = arith.cmpi eq, %hasFactors, %c5 : index
      %424 = memref.load %factors[%421] : memref<?xf32>
      %425 = arith.select %423, %424, %c28 : f32
      %426 = arith.remui %416, %c7 : index
      %427 = arith.muli %426, %c14 : index
      %428 = arith.addi %6, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.mulf %431, %425 : f32
      %433 = arith.mulf %402, %432 : f32
      %434 = arith.remui %416, %c7 : index
      %435 = arith.muli %434, %c14 : index
      %436 = arith.addi %8, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
      %439 = vector.extract %438[0] : f32 from vector<1xf32>
      %440 = arith.mulf %439, %425 : f32
      %441 = arith.mulf %415, %440 : f32
      %442 = arith.addi %6, %c20 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %433, %c29 : f32
      %447 = wave.exp2 %446 : f32
      %448 = arith.addf %c28, %447 : f32
      %449 = arith.divf %433, %448 : f32
      %450 = arith.mulf %449, %441 : f32
      %451 = arith.mulf %450, %445 : f32
      %452 = arith.minimumf %451, %c30 : f32
      %453 = arith.maximumf %452, %c31 : f32
      %454 = arith.truncf %453 : f32 to f16
      %455 = arith.muli %0, %c7 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c7 : index
      %458 = arith.addi %455, %457 : index
      %459 = arith.divui %421, %outTileRows : index
      %460 = arith.divui %outputFeatures, %c7 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.divui %458, %c7 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.muli %463, %c3 : index
      %465 = arith.remui %458, %c7 : index
      %466 = arith.divui %465, %c19 : index
      %467 = arith.addi %464, %466 : index
      %468 = arith.muli %outTileRows, %c19 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.remui %421, %outTileRows : index
      %471 = arith.muli %470, %c19 : index
      %472 = arith.addi %469, %471 : index
      %473 = arith.remui %458, %c19 : index
      %474 = arith.addi %472, %473 : index
      memref.store %454, %out[%474] : memref<?xf16>
    }
  }
  wave.return
}
