// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 0xBFB8AA3B : f32
  %c28 = arith.constant 0x477FE000 : f32
  %c29 = arith.constant 0xC77FE000 : f32
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
    %301 = arith.muli %260, %c14 : index
    %302 = arith.addi %301, %c4 : index
    %303 = arith.muli %302, %c1 : index
    %304 = arith.addi %303, %259 : index
    %305 = arith.addi %304, %c4 : index
    %306 = memref.load %13[%305] : memref<?xf32>
    %307 = arith.addi %305, %c16 : index
    %308 = memref.load %13[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.muli %302, %c1 : index
    %311 = arith.addi %310, %259 : index
    %312 = arith.addi %311, %c17 : index
    %313 = memref.load %13[%312] : memref<?xf32>
    %314 = arith.addi %312, %c16 : index
    %315 = memref.load %13[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = wave.lane
    %318 = arith.addi %11, %c4 : index
    %319 = arith.muli %302, %c3 : index
    %320 = arith.addi %318, %319 : index
    %321 = arith.divui %317, %c7 : index
    %322 = arith.addi %320, %321 : index
    %323 = arith.cmpi slt, %322, %10 : index
    scf.if %323 {
      %324 = arith.cmpi eq, %hasFactors, %c5 : index
      %325 = memref.load %factors[%322] : memref<?xf32>
      %326 = arith.select %324, %325, %c26 : f32
      %327 = arith.remui %317, %c7 : index
      %328 = arith.muli %327, %c14 : index
      %329 = arith.addi %6, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xf32>
      %332 = vector.extract %331[0] : f32 from vector<1xf32>
      %333 = arith.mulf %332, %326 : f32
      %334 = arith.mulf %309, %333 : f32
      %335 = arith.remui %317, %c7 : index
      %336 = arith.muli %335, %c14 : index
      %337 = arith.addi %8, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %326 : f32
      %342 = arith.mulf %316, %341 : f32
      %343 = arith.addi %6, %c20 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %334, %c27 : f32
      %348 = wave.exp2 %347 : f32
      %349 = arith.addf %c26, %348 : f32
      %350 = arith.divf %334, %349 : f32
      %351 = arith.mulf %350, %342 : f32
      %352 = arith.mulf %351, %346 : f32
      %353 = arith.minimumf %352, %c28 : f32
      %354 = arith.maximumf %353, %c29 : f32
      %355 = arith.truncf %354 : f32 to f16
      %356 = arith.muli %0, %c7 : index
      %357 = wave.lane
      %358 = arith.remui %357, %c7 : index
      %359 = arith.addi %356, %358 : index
      %360 = arith.divui %322, %outTileRows : index
      %361 = arith.divui %outputFeatures, %c7 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.divui %359, %c7 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %364, %c3 : index
      %366 = arith.remui %359, %c7 : index
      %367 = arith.divui %366, %c19 : index
      %368 = arith.addi %365, %367 : index
      %369 = arith.muli %outTileRows, %c19 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.remui %322, %outTileRows : index
      %372 = arith.muli %371, %c19 : index
      %373 = arith.addi %370, %372 : index
      %374 = arith.remui %359, %c19 : index
      %375 = arith.addi %373, %374 : index
      memref.store %355, %out[%375] : memref<?xf16>
    }
    %376 = arith.muli %260, %c14 : index
    %377 = arith.addi %376, %c5 : index
    %378 = arith.muli %377, %c1 : index
    %379 = arith.addi %378, %259 : index
    %380 = arith.addi %379, %c4 : index
    %381 = memref.load %13[%380] : memref<?xf32>
    %382 = arith.addi %380, %c16 : index
    %383 = memref.load %13[%382] : memref<?xf32>
    %384 = arith.addf %381, %383 : f32
    %385 = arith.muli %377, %c1 : index
    %386 = arith.addi %385, %259 : index
    %387 = arith.addi %386, %c17 : index
    %388 = memref.load %13[%387] : memref<?xf32>
    %389 = arith.addi %387, %c16 : index
    %390 = memref.load %13[%389] : memref<?xf32>
    %391 = arith.addf %388, %390 : f32
    %392 = wave.lane
    %393 = arith.addi %11, %c4 : index
    %394 = arith.muli %377, %c3 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c7 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %10 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c5 : index
      %400 = memref.load %factors[%397] : memref<?xf32>
      %401 = arith.select %399, %400, %c26 : f32
      %402 = arith.remui %392, %c7 : index
      %403 = arith.muli %402, %c14 : index
      %404 = arith.addi %6, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %384, %408 : f32
      %410 = arith.remui %392, %c7 : index
      %411 = arith.muli %410, %c14 : index
      %412 = arith.addi %8, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %401 : f32
      %417 = arith.mulf %391, %416 : f32
      %418 = arith.addi %6, %c20 : index
      %419 = vector.load %w[%418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %420 = vector.bitcast %419 : vector<4xi8> to vector<1xf32>
      %421 = vector.extract %420[0] : f32 from vector<1xf32>
      %422 = arith.mulf %409, %c27 : f32
      %423 = wave.exp2 %422 : f32
      %424 = arith.addf %c26, %423 : f32
      %425 = arith.divf %409, %424 : f32
      %426 = arith.mulf %425, %417 : f32
      %427 = arith.mulf %426, %421 : f32
      %428 = arith.minimumf %427, %c28 : f32
      %429 = arith.maximumf %428, %c29 : f32
      %430 = arith.truncf %429 : f32 to f16
      %431 = arith.muli %0, %c7 : index
      %432 = wave.lane
      %433 = arith.remui %432, %c7 : index
      %434 = arith.addi %431, %433 : index
      %435 = arith.divui %397, %outTileRows : index
      %436 = arith.divui %outputFeatures, %c7 : index
      %437 = arith.muli %435, %436 : index
      %438 = arith.divui %434, %c7 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.muli %439, %c3 : index
      %441 = arith.remui %434, %c7 : index
      %442 = arith.divui %441, %c19 : index
      %443 = arith.addi %440, %442 : index
      %444 = arith.muli %outTileRows, %c19 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.remui %397, %outTileRows : index
      %447 = arith.muli %446, %c19 : index
      %448 = arith.addi %445, %447 : index
      %449 = arith.remui %434, %c19 : index
      %450 = arith.addi %448, %449 : index
      memref.store %430, %out[%450] : memref<?xf16>
    }
    %451 = arith.muli %260, %c14 : index
    %452 = arith.addi %451, %c3 : index
    %453 = arith.muli %452, %c1 : index
    %454 = arith.addi %453, %259 : index
    %455 = arith.addi %454, %c4 : index
    %456 = memref.load %13[%455] : memref<?xf32>
    %457 = arith.addi %455, %c16 : index
    %458 = memref.load %13[%457] : memref<?xf32>
    %459 = arith.addf %456, %458 : f32
    %460 = arith.muli %452, %c1 : index
    %461 = arith.addi %460, %259 : index
    %462 = arith.addi %461, %c17 : index
    %463 = memref.load %13[%462] : memref<?xf32>
    %464 = arith.addi %462, %c16 : index
    %465 = memref.load %13[%464] : memref<?xf32>
    %466 = arith.addf %463, %465 : f32
    %467 = wave.lane
    %468 = arith.addi %11, %c4 : index
    %469 = arith.muli %452, %c3 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.divui %467, %c7 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.cmpi slt, %472, %10 : index
    scf.if %473 {
      %474 = arith.cmpi eq, %hasFactors, %c5 : index
      %475 = memref.load %factors[%472] : memref<?xf32>
      %476 = arith.select %474, %475, %c26 : f32
      %477 = arith.remui %467, %c7 : index
      %478 = arith.muli %477, %c14 : index
      %479 = arith.addi %6, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %459, %483 : f32
      %485 = arith.remui %467, %c7 : index
      %486 = arith.muli %485, %c14 : index
      %487 = arith.addi %8, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %476 : f32
      %492 = arith.mulf %466, %491 : f32
      %493 = arith.addi %6, %c20 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %484, %c27 : f32
      %498 = wave.exp2 %497 : f32
      %499 = arith.addf %c26, %498 : f32
      %500 = arith.divf %484, %499 : f32
      %501 = arith.mulf %500, %492 : f32
      %502 = arith.mulf %501, %496 : f32
      %503 = arith.minimumf %502, %c28 : f32
      %504 = arith.maximumf %503, %c29 : f32
      %505 = arith.truncf %504 : f32 to f16
      %506 = arith.muli %0, %c7 : index
      %507 = wave.lane
      %508 = arith.remui %507, %c7 : index
      %509 = arith.addi %506, %508 : index
      %510 = arith.divui %472, %outTileRows : index
      %511 = arith.divui %outputFeatures, %c7 : index
      %512 = arith.muli %510, %511 : index
      %513 = arith.divui %509, %c7 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %514, %c3 : index
      %516 = arith.remui %509, %c7 : index
      %517 = arith.divui %516, %c19 : index
      %518 = arith.addi %515, %517 : index
      %519 = arith.muli %outTileRows, %c19 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.remui %472, %outTileRows : index
      %522 = arith.muli %521, %c19 : index
      %523 = arith.addi %520, %522 : index
      %524 = arith.remui %509, %c19 : index
      %525 = arith.addi %523, %524 : index
      memref.store %505, %out[%525] : memref<?xf16>
    }
    %526 = arith.muli %260, %c14 : index
    %527 = arith.addi %526, %c18 : index
    %528 = arith.muli %527, %c1 : index
    %529 = arith.addi %528, %259 : index
    %530 = arith.addi %529, %c4 : index
    %531 = memref.load %13[%530] : memref<?xf32>
    %532 = arith.addi %530, %c16 : index
    %533 = memref.load %13[%532] : memref<?xf32>
    %534 = arith.addf %531, %533 : f32
    %535 = arith.muli %527, %c1 : index
    %536 = arith.addi %535, %259 : index
    %537 = arith.addi %536, %c17 : index
    %538 = memref.load %13[%537] : memref<?xf32>
    %539 = arith.addi %537, %c16 : index
    %540 = memref.load %13[%539] : memref<?xf32>
    %541 = arith.addf %538, %540 : f32
    %542 = wave.lane
    %543 = arith.addi %11, %c4 : index
    %544 = arith.muli %527, %c3 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.divui %542, %c7 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.cmpi slt, %547, %10 : index
    scf.if %548 {
      %549 = arith.cmpi eq, %hasFactors, %c5 : index
      %550 = memref.load %factors[%547] : memref<?xf32>
      %551 = arith.select %549, %550, %c26 : f32
      %552 = arith.remui %542, %c7 : index
      %553 = arith.muli %552, %c14 : index
      %554 = arith.addi %6, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %551 : f32
      %559 = arith.mulf %534, %558 : f32
      %560 = arith.remui %542, %c7 : index
      %561 = arith.muli %560, %c14 : index
      %562 = arith.addi %8, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %551 : f32
      %567 = arith.mulf %541, %566 : f32
      %568 = arith.addi %6, %c20 : index
      %569 = vector.load %w[%568] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %570 = vector.bitcast %569 : vector<4xi8> to vector<1xf32>
      %571 = vector.extract %570[0] : f32 from vector<1xf32>
      %572 = arith.mulf %559, %c27 : f32
      %573 = wave.exp2 %572 : f32
      %574 = arith.addf %c26, %573 : f32
      %575 = arith.divf %559, %574 : f32
      %576 = arith.mulf %575, %567 : f32
      %577 = arith.mulf %576, %571 : f32
      %578 = arith.minimumf %577, %c28 : f32
      %579 = arith.maximumf %578, %c29 : f32
      %580 = arith.truncf %579 : f32 to f16
      %581 = arith.muli %0, %c7 : index
      %582 = wave.lane
      %583 = arith.remui %582, %c7 : index
      %584 = arith.addi %581, %583 : index
      %585 = arith.divui %547, %outTileRows : index
      %586 = arith.divui %outputFeatures, %c7 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.divui %584, %c7 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %589, %c3 : index
      %591 = arith.remui %584, %c7 : index
      %592 = arith.divui %591, %c19 : index
      %593 = arith.addi %590, %592 : index
      %594 = arith.muli %outTileRows, %c19 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.remui %547, %outTileRows : index
      %597 = arith.muli %596, %c19 : index
      %598 = arith.addi %595, %597 : index
      %599 = arith.remui %584, %c19 : index
      %600 = arith.addi %598, %599 : index
      memref.store %580, %out[%600] : memref<?xf16>
    }
  }
  wave.return
}
