// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %hasFactors = wave.param "hasFactors" : index
  %c21 = arith.constant 0x3F800000 : f32
  %c22 = arith.constant 0xBFB8AA3B : f32
  %c23 = arith.constant 0x477FE000 : f32
  %c24 = arith.constant 0xC77FE000 : f32
  %c25 = arith.constant 5 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %c28 = arith.constant 48 : index
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
  %13 = arith.cmpi slt, %11, %10 : index
  scf.if %13 {
    %14 = arith.muli %1, %c11 : index
    %15 = arith.divui %inputFeatures, %c13 : index
    %16 = arith.muli %12, %stepsPerWave : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %17, %stepsPerWave : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.subi %19, %17 : index
    %21 = arith.divui %20, %c11 : index
    %22 = arith.muli %21, %c11 : index
    %23 = arith.addi %17, %22 : index
    %24 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %25 = arith.addi %17, %stepsPerWave : index
    %26 = arith.select %24, %25, %23 : index
    %36:8 = scf.for %27 = %17 to %26 step %c11 iter_args(%28 = %c12, %29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %27, %c4 : index
      %39 = arith.addi %6, %c2 : index
      %40 = arith.muli %38, %c16 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c13 : index
      %43 = arith.muli %42, %c13 : index
      %44 = arith.addi %41, %43 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = arith.addi %44, %c17 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = vector.shuffle %46, %49 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.addi %27, %c5 : index
      %52 = arith.addi %6, %c2 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %37, %c13 : index
      %56 = arith.muli %55, %c13 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %27, %c3 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %37, %c13 : index
      %69 = arith.muli %68, %c13 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %27, %c18 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %37, %c13 : index
      %82 = arith.muli %81, %c13 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %27, %c4 : index
      %91 = arith.addi %8, %c2 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %37, %c13 : index
      %95 = arith.muli %94, %c13 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.addi %27, %c5 : index
      %104 = arith.addi %8, %c2 : index
      %105 = arith.muli %103, %c16 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.remui %37, %c13 : index
      %108 = arith.muli %107, %c13 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = arith.addi %109, %c17 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = arith.addi %27, %c3 : index
      %117 = arith.addi %8, %c2 : index
      %118 = arith.muli %116, %c16 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.remui %37, %c13 : index
      %121 = arith.muli %120, %c13 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = arith.addi %122, %c17 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.addi %27, %c18 : index
      %130 = arith.addi %8, %c2 : index
      %131 = arith.muli %129, %c16 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.remui %37, %c13 : index
      %134 = arith.muli %133, %c13 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = arith.addi %135, %c17 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.addi %14, %c4 : index
      %143 = arith.muli %27, %c5 : index
      %144 = arith.addi %143, %c4 : index
      %145 = arith.divui %inputFeatures, %c13 : index
      %146 = arith.muli %142, %145 : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %tileRows, %c13 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %37, %tileRows : index
      %151 = arith.muli %150, %c19 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c19 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %50, %28 : vector<16xf16>, vector<8xf32>
      %159 = wave.mma %157, %102, %29 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %14, %c5 : index
      %161 = arith.muli %27, %c5 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.divui %inputFeatures, %c13 : index
      %164 = arith.muli %160, %163 : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %tileRows, %c13 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %37, %tileRows : index
      %169 = arith.muli %168, %c19 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c19 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %50, %30 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %102, %31 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %14, %c3 : index
      %179 = arith.muli %27, %c5 : index
      %180 = arith.addi %179, %c4 : index
      %181 = arith.divui %inputFeatures, %c13 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c13 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %37, %tileRows : index
      %187 = arith.muli %186, %c19 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c19 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %50, %32 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %102, %33 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %14, %c18 : index
      %197 = arith.muli %27, %c5 : index
      %198 = arith.addi %197, %c4 : index
      %199 = arith.divui %inputFeatures, %c13 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c13 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %37, %tileRows : index
      %205 = arith.muli %204, %c19 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c19 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = vector.shuffle %207, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = wave.mma %211, %50, %34 : vector<16xf16>, vector<8xf32>
      %213 = wave.mma %211, %102, %35 : vector<16xf16>, vector<8xf32>
      %214 = arith.addi %14, %c4 : index
      %215 = arith.muli %27, %c5 : index
      %216 = arith.addi %215, %c5 : index
      %217 = arith.divui %inputFeatures, %c13 : index
      %218 = arith.muli %214, %217 : index
      %219 = arith.addi %218, %216 : index
      %220 = arith.muli %tileRows, %c13 : index
      %221 = arith.muli %219, %220 : index
      %222 = arith.remui %37, %tileRows : index
      %223 = arith.muli %222, %c19 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %226 = arith.muli %tileRows, %c19 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = wave.mma %229, %63, %158 : vector<16xf16>, vector<8xf32>
      %231 = wave.mma %229, %115, %159 : vector<16xf16>, vector<8xf32>
      %232 = arith.addi %14, %c5 : index
      %233 = arith.muli %27, %c5 : index
      %234 = arith.addi %233, %c5 : index
      %235 = arith.divui %inputFeatures, %c13 : index
      %236 = arith.muli %232, %235 : index
      %237 = arith.addi %236, %234 : index
      %238 = arith.muli %tileRows, %c13 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.remui %37, %tileRows : index
      %241 = arith.muli %240, %c19 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c19 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %63, %176 : vector<16xf16>, vector<8xf32>
      %249 = wave.mma %247, %115, %177 : vector<16xf16>, vector<8xf32>
      %250 = arith.addi %14, %c3 : index
      %251 = arith.muli %27, %c5 : index
      %252 = arith.addi %251, %c5 : index
      %253 = arith.divui %inputFeatures, %c13 : index
      %254 = arith.muli %250, %253 : index
      %255 = arith.addi %254, %252 : index
      %256 = arith.muli %tileRows, %c13 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.remui %37, %tileRows : index
      %259 = arith.muli %258, %c19 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c19 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %63, %194 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %115, %195 : vector<16xf16>, vector<8xf32>
      %268 = arith.addi %14, %c18 : index
      %269 = arith.muli %27, %c5 : index
      %270 = arith.addi %269, %c5 : index
      %271 = arith.divui %inputFeatures, %c13 : index
      %272 = arith.muli %268, %271 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.muli %tileRows, %c13 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.remui %37, %tileRows : index
      %277 = arith.muli %276, %c19 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c19 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %63, %212 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %115, %213 : vector<16xf16>, vector<8xf32>
      %286 = arith.addi %14, %c4 : index
      %287 = arith.muli %27, %c5 : index
      %288 = arith.addi %287, %c3 : index
      %289 = arith.divui %inputFeatures, %c13 : index
      %290 = arith.muli %286, %289 : index
      %291 = arith.addi %290, %288 : index
      %292 = arith.muli %tileRows, %c13 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.remui %37, %tileRows : index
      %295 = arith.muli %294, %c19 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c19 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %76, %230 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %128, %231 : vector<16xf16>, vector<8xf32>
      %304 = arith.addi %14, %c5 : index
      %305 = arith.muli %27, %c5 : index
      %306 = arith.addi %305, %c3 : index
      %307 = arith.divui %inputFeatures, %c13 : index
      %308 = arith.muli %304, %307 : index
      %309 = arith.addi %308, %306 : index
      %310 = arith.muli %tileRows, %c13 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %37, %tileRows : index
      %313 = arith.muli %312, %c19 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c19 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %76, %248 : vector<16xf16>, vector<8xf32>
      %321 = wave.mma %319, %128, %249 : vector<16xf16>, vector<8xf32>
      %322 = arith.addi %14, %c3 : index
      %323 = arith.muli %27, %c5 : index
      %324 = arith.addi %323, %c3 : index
      %325 = arith.divui %inputFeatures, %c13 : index
      %326 = arith.muli %322, %325 : index
      %327 = arith.addi %326, %324 : index
      %328 = arith.muli %tileRows, %c13 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.remui %37, %tileRows : index
      %331 = arith.muli %330, %c19 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c19 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %76, %266 : vector<16xf16>, vector<8xf32>
      %339 = wave.mma %337, %128, %267 : vector<16xf16>, vector<8xf32>
      %340 = arith.addi %14, %c18 : index
      %341 = arith.muli %27, %c5 : index
      %342 = arith.addi %341, %c3 : index
      %343 = arith.divui %inputFeatures, %c13 : index
      %344 = arith.muli %340, %343 : index
      %345 = arith.addi %344, %342 : index
      %346 = arith.muli %tileRows, %c13 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.remui %37, %tileRows : index
      %349 = arith.muli %348, %c19 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.muli %tileRows, %c19 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = wave.mma %355, %76, %284 : vector<16xf16>, vector<8xf32>
      %357 = wave.mma %355, %128, %285 : vector<16xf16>, vector<8xf32>
      %358 = arith.addi %14, %c4 : index
      %359 = arith.muli %27, %c5 : index
      %360 = arith.addi %359, %c18 : index
      %361 = arith.divui %inputFeatures, %c13 : index
      %362 = arith.muli %358, %361 : index
      %363 = arith.addi %362, %360 : index
      %364 = arith.muli %tileRows, %c13 : index
      %365 = arith.muli %363, %364 : index
      %366 = arith.remui %37, %tileRows : index
      %367 = arith.muli %366, %c19 : index
      %368 = arith.addi %365, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c19 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %89, %302 : vector<16xf16>, vector<8xf32>
      %375 = wave.mma %373, %141, %303 : vector<16xf16>, vector<8xf32>
      %376 = arith.addi %14, %c5 : index
      %377 = arith.muli %27, %c5 : index
      %378 = arith.addi %377, %c18 : index
      %379 = arith.divui %inputFeatures, %c13 : index
      %380 = arith.muli %376, %379 : index
      %381 = arith.addi %380, %378 : index
      %382 = arith.muli %tileRows, %c13 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.remui %37, %tileRows : index
      %385 = arith.muli %384, %c19 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c19 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %89, %320 : vector<16xf16>, vector<8xf32>
      %393 = wave.mma %391, %141, %321 : vector<16xf16>, vector<8xf32>
      %394 = arith.addi %14, %c3 : index
      %395 = arith.muli %27, %c5 : index
      %396 = arith.addi %395, %c18 : index
      %397 = arith.divui %inputFeatures, %c13 : index
      %398 = arith.muli %394, %397 : index
      %399 = arith.addi %398, %396 : index
      %400 = arith.muli %tileRows, %c13 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.remui %37, %tileRows : index
      %403 = arith.muli %402, %c19 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c19 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %89, %338 : vector<16xf16>, vector<8xf32>
      %411 = wave.mma %409, %141, %339 : vector<16xf16>, vector<8xf32>
      %412 = arith.addi %14, %c18 : index
      %413 = arith.muli %27, %c5 : index
      %414 = arith.addi %413, %c18 : index
      %415 = arith.divui %inputFeatures, %c13 : index
      %416 = arith.muli %412, %415 : index
      %417 = arith.addi %416, %414 : index
      %418 = arith.muli %tileRows, %c13 : index
      %419 = arith.muli %417, %418 : index
      %420 = arith.remui %37, %tileRows : index
      %421 = arith.muli %420, %c19 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c19 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %89, %356 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %141, %357 : vector<16xf16>, vector<8xf32>
      scf.yield %374, %375, %392, %393, %410, %411, %428, %429 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %430 = arith.select %24, %26, %19 : index
    %440:8 = scf.for %431 = %26 to %430 step %c5 iter_args(%432 = %36#0, %433 = %36#1, %434 = %36#2, %435 = %36#3, %436 = %36#4, %437 = %36#5, %438 = %36#6, %439 = %36#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %441 = wave.lane
      %442 = arith.addi %431, %c4 : index
      %443 = arith.addi %6, %c2 : index
      %444 = arith.muli %442, %c16 : index
      %445 = arith.addi %443, %444 : index
      %446 = arith.remui %441, %c13 : index
      %447 = arith.muli %446, %c13 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %w[%448] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %450 = vector.bitcast %449 : vector<16xi8> to vector<8xf16>
      %451 = arith.addi %448, %c17 : index
      %452 = vector.load %w[%451] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %453 = vector.bitcast %452 : vector<16xi8> to vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = arith.addi %431, %c4 : index
      %456 = arith.addi %8, %c2 : index
      %457 = arith.muli %455, %c16 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.remui %441, %c13 : index
      %460 = arith.muli %459, %c13 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %w[%461] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %463 = vector.bitcast %462 : vector<16xi8> to vector<8xf16>
      %464 = arith.addi %461, %c17 : index
      %465 = vector.load %w[%464] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %466 = vector.bitcast %465 : vector<16xi8> to vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = arith.addi %14, %c4 : index
      %469 = arith.muli %431, %c5 : index
      %470 = arith.addi %469, %c4 : index
      %471 = arith.divui %inputFeatures, %c13 : index
      %472 = arith.muli %468, %471 : index
      %473 = arith.addi %472, %470 : index
      %474 = arith.muli %tileRows, %c13 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.remui %441, %tileRows : index
      %477 = arith.muli %476, %c19 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c19 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %454, %432 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %467, %433 : vector<16xf16>, vector<8xf32>
      %486 = arith.addi %14, %c5 : index
      %487 = arith.muli %431, %c5 : index
      %488 = arith.addi %487, %c4 : index
      %489 = arith.divui %inputFeatures, %c13 : index
      %490 = arith.muli %486, %489 : index
      %491 = arith.addi %490, %488 : index
      %492 = arith.muli %tileRows, %c13 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.remui %441, %tileRows : index
      %495 = arith.muli %494, %c19 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c19 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %454, %434 : vector<16xf16>, vector<8xf32>
      %503 = wave.mma %501, %467, %435 : vector<16xf16>, vector<8xf32>
      %504 = arith.addi %14, %c3 : index
      %505 = arith.muli %431, %c5 : index
      %506 = arith.addi %505, %c4 : index
      %507 = arith.divui %inputFeatures, %c13 : index
      %508 = arith.muli %504, %507 : index
      %509 = arith.addi %508, %506 : index
      %510 = arith.muli %tileRows, %c13 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.remui %441, %tileRows : index
      %513 = arith.muli %512, %c19 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c19 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %454, %436 : vector<16xf16>, vector<8xf32>
      %521 = wave.mma %519, %467, %437 : vector<16xf16>, vector<8xf32>
      %522 = arith.addi %14, %c18 : index
      %523 = arith.muli %431, %c5 : index
      %524 = arith.addi %523, %c4 : index
      %525 = arith.divui %inputFeatures, %c13 : index
      %526 = arith.muli %522, %525 : index
      %527 = arith.addi %526, %524 : index
      %528 = arith.muli %tileRows, %c13 : index
      %529 = arith.muli %527, %528 : index
      %530 = arith.remui %441, %tileRows : index
      %531 = arith.muli %530, %c19 : index
      %532 = arith.addi %529, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = arith.muli %tileRows, %c19 : index
      %535 = arith.addi %532, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = vector.shuffle %533, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %538 = wave.mma %537, %454, %438 : vector<16xf16>, vector<8xf32>
      %539 = wave.mma %537, %467, %439 : vector<16xf16>, vector<8xf32>
      scf.yield %484, %485, %502, %503, %520, %521, %538, %539 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %540 = wave.lane
    %541 = vector.extract %440#0[0] : f32 from vector<8xf32>
    %542 = vector.extract %440#1[0] : f32 from vector<8xf32>
    %543 = wave.lane
    %544 = arith.addi %11, %c4 : index
    %545 = arith.muli %c4, %c3 : index
    %546 = arith.addi %544, %545 : index
    %547 = arith.divui %543, %c13 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.cmpi slt, %548, %10 : index
    scf.if %549 {
      %550 = arith.cmpi eq, %hasFactors, %c5 : index
      %551 = memref.load %factors[%548] : memref<?xf32>
      %552 = arith.select %550, %551, %c21 : f32
      %553 = arith.remui %543, %c13 : index
      %554 = arith.muli %553, %c11 : index
      %555 = arith.addi %6, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %552 : f32
      %560 = arith.mulf %541, %559 : f32
      %561 = arith.remui %543, %c13 : index
      %562 = arith.muli %561, %c11 : index
      %563 = arith.addi %8, %562 : index
      %564 = vector.load %w[%563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %565 = vector.bitcast %564 : vector<4xi8> to vector<1xf32>
      %566 = vector.extract %565[0] : f32 from vector<1xf32>
      %567 = arith.mulf %566, %552 : f32
      %568 = arith.mulf %542, %567 : f32
      %569 = arith.addi %6, %c7 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %560, %c22 : f32
      %574 = wave.exp2 %573 : f32
      %575 = arith.addf %c21, %574 : f32
      %576 = arith.divf %560, %575 : f32
      %577 = arith.mulf %576, %568 : f32
      %578 = arith.mulf %577, %572 : f32
      %579 = arith.minimumf %578, %c23 : f32
      %580 = arith.maximumf %579, %c24 : f32
      %581 = arith.truncf %580 : f32 to f16
      %582 = arith.muli %0, %c13 : index
      %583 = wave.lane
      %584 = arith.remui %583, %c13 : index
      %585 = arith.addi %582, %584 : index
      %586 = arith.divui %548, %outTileRows : index
      %587 = arith.divui %outputFeatures, %c13 : index
      %588 = arith.muli %586, %587 : index
      %589 = arith.divui %585, %c13 : index
      %590 = arith.addi %588, %589 : index
      %591 = arith.muli %590, %c3 : index
      %592 = arith.remui %585, %c13 : index
      %593 = arith.divui %592, %c19 : index
      %594 = arith.addi %591, %593 : index
      %595 = arith.muli %outTileRows, %c19 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.remui %548, %outTileRows : index
      %598 = arith.muli %597, %c19 : index
      %599 = arith.addi %596, %598 : index
      %600 = arith.remui %585, %c19 : index
      %601 = arith.addi %599, %600 : index
      memref.store %581, %out[%601] : memref<?xf16>
    }
    %602 = vector.extract %440#0[1] : f32 from vector<8xf32>
    %603 = vector.extract %440#1[1] : f32 from vector<8xf32>
    %604 = wave.lane
    %605 = arith.addi %11, %c4 : index
    %606 = arith.muli %c5, %c3 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.divui %604, %c13 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.cmpi slt, %609, %10 : index
    scf.if %610 {
      %611 = arith.cmpi eq, %hasFactors, %c5 : index
      %612 = memref.load %factors[%609] : memref<?xf32>
      %613 = arith.select %611, %612, %c21 : f32
      %614 = arith.remui %604, %c13 : index
      %615 = arith.muli %614, %c11 : index
      %616 = arith.addi %6, %615 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.mulf %619, %613 : f32
      %621 = arith.mulf %602, %620 : f32
      %622 = arith.remui %604, %c13 : index
      %623 = arith.muli %622, %c11 : index
      %624 = arith.addi %8, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %613 : f32
      %629 = arith.mulf %603, %628 : f32
      %630 = arith.addi %6, %c7 : index
      %631 = vector.load %w[%630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %632 = vector.bitcast %631 : vector<4xi8> to vector<1xf32>
      %633 = vector.extract %632[0] : f32 from vector<1xf32>
      %634 = arith.mulf %621, %c22 : f32
      %635 = wave.exp2 %634 : f32
      %636 = arith.addf %c21, %635 : f32
      %637 = arith.divf %621, %636 : f32
      %638 = arith.mulf %637, %629 : f32
      %639 = arith.mulf %638, %633 : f32
      %640 = arith.minimumf %639, %c23 : f32
      %641 = arith.maximumf %640, %c24 : f32
      %642 = arith.truncf %641 : f32 to f16
      %643 = arith.muli %0, %c13 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c13 : index
      %646 = arith.addi %643, %645 : index
      %647 = arith.divui %609, %outTileRows : index
      %648 = arith.divui %outputFeatures, %c13 : index
      %649 = arith.muli %647, %648 : index
      %650 = arith.divui %646, %c13 : index
      %651 = arith.addi %649, %650 : index
      %652 = arith.muli %651, %c3 : index
      %653 = arith.remui %646, %c13 : index
      %654 = arith.divui %653, %c19 : index
      %655 = arith.addi %652, %654 : index
      %656 = arith.muli %outTileRows, %c19 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.remui %609, %outTileRows : index
      %659 = arith.muli %658, %c19 : index
      %660 = arith.addi %657, %659 : index
      %661 = arith.remui %646, %c19 : index
      %662 = arith.addi %660, %661 : index
      memref.store %642, %out[%662] : memref<?xf16>
    }
    %663 = vector.extract %440#0[2] : f32 from vector<8xf32>
    %664 = vector.extract %440#1[2] : f32 from vector<8xf32>
    %665 = wave.lane
    %666 = arith.addi %11, %c4 : index
    %667 = arith.muli %c3, %c3 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.divui %665, %c13 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %10 : index
    scf.if %671 {
      %672 = arith.cmpi eq, %hasFactors, %c5 : index
      %673 = memref.load %factors[%670] : memref<?xf32>
      %674 = arith.select %672, %673, %c21 : f32
      %675 = arith.remui %665, %c13 : index
      %676 = arith.muli %675, %c11 : index
      %677 = arith.addi %6, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %674 : f32
      %682 = arith.mulf %663, %681 : f32
      %683 = arith.remui %665, %c13 : index
      %684 = arith.muli %683, %c11 : index
      %685 = arith.addi %8, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %674 : f32
      %690 = arith.mulf %664, %689 : f32
      %691 = arith.addi %6, %c7 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %682, %c22 : f32
      %696 = wave.exp2 %695 : f32
      %697 = arith.addf %c21, %696 : f32
      %698 = arith.divf %682, %697 : f32
      %699 = arith.mulf %698, %690 : f32
      %700 = arith.mulf %699, %694 : f32
      %701 = arith.minimumf %700, %c23 : f32
      %702 = arith.maximumf %701, %c24 : f32
      %703 = arith.truncf %702 : f32 to f16
      %704 = arith.muli %0, %c13 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c13 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.divui %670, %outTileRows : index
      %709 = arith.divui %outputFeatures, %c13 : index
      %710 = arith.muli %708, %709 : index
      %711 = arith.divui %707, %c13 : index
      %712 = arith.addi %710, %711 : index
      %713 = arith.muli %712, %c3 : index
      %714 = arith.remui %707, %c13 : index
      %715 = arith.divui %714, %c19 : index
      %716 = arith.addi %713, %715 : index
      %717 = arith.muli %outTileRows, %c19 : index
      %718 = arith.muli %716, %717 : index
      %719 = arith.remui %670, %outTileRows : index
      %720 = arith.muli %719, %c19 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.remui %707, %c19 : index
      %723 = arith.addi %721, %722 : index
      memref.store %703, %out[%723] : memref<?xf16>
    }
    %724 = vector.extract %440#0[3] : f32 from vector<8xf32>
    %725 = vector.extract %440#1[3] : f32 from vector<8xf32>
    %726 = wave.lane
    %727 = arith.addi %11, %c4 : index
    %728 = arith.muli %c18, %c3 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.divui %726, %c13 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.cmpi slt, %731, %10 : index
    scf.if %732 {
      %733 = arith.cmpi eq, %hasFactors, %c5 : index
      %734 = memref.load %factors[%731] : memref<?xf32>
      %735 = arith.select %733, %734, %c21 : f32
      %736 = arith.remui %726, %c13 : index
      %737 = arith.muli %736, %c11 : index
      %738 = arith.addi %6, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %735 : f32
      %743 = arith.mulf %724, %742 : f32
      %744 = arith.remui %726, %c13 : index
      %745 = arith.muli %744, %c11 : index
      %746 = arith.addi %8, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %735 : f32
      %751 = arith.mulf %725, %750 : f32
      %752 = arith.addi %6, %c7 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %743, %c22 : f32
      %757 = wave.exp2 %756 : f32
      %758 = arith.addf %c21, %757 : f32
      %759 = arith.divf %743, %758 : f32
      %760 = arith.mulf %759, %751 : f32
      %761 = arith.mulf %760, %755 : f32
      %762 = arith.minimumf %761, %c23 : f32
      %763 = arith.maximumf %762, %c24 : f32
      %764 = arith.truncf %763 : f32 to f16
      %765 = arith.muli %0, %c13 : index
      %766 = wave.lane
      %767 = arith.remui %766, %c13 : index
      %768 = arith.addi %765, %767 : index
      %769 = arith.divui %731, %outTileRows : index
      %770 = arith.divui %outputFeatures, %c13 : index
      %771 = arith.muli %769, %770 : index
      %772 = arith.divui %768, %c13 : index
      %773 = arith.addi %771, %772 : index
      %774 = arith.muli %773, %c3 : index
      %775 = arith.remui %768, %c13 : index
      %776 = arith.divui %775, %c19 : index
      %777 = arith.addi %774, %776 : index
      %778 = arith.muli %outTileRows, %c19 : index
      %779 = arith.muli %777, %778 : index
      %780 = arith.remui %731, %outTileRows : index
      %781 = arith.muli %780, %c19 : index
      %782 = arith.addi %779, %781 : index
      %783 = arith.remui %768, %c19 : index
      %784 = arith.addi %782, %783 : index
      memref.store %764, %out[%784] : memref<?xf16>
    }
    %785 = vector.extract %440#0[4] : f32 from vector<8xf32>
    %786 = vector.extract %440#1[4] : f32 from vector<8xf32>
    %787 = wave.lane
    %788 = arith.addi %11, %c4 : index
    %789 = arith.muli %c11, %c3 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.divui %787, %c13 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.cmpi slt, %792, %10 : index
    scf.if %793 {
      %794 = arith.cmpi eq, %hasFactors, %c5 : index
      %795 = memref.load %factors[%792] : memref<?xf32>
      %796 = arith.select %794, %795, %c21 : f32
      %797 = arith.remui %787, %c13 : index
      %798 = arith.muli %797, %c11 : index
      %799 = arith.addi %6, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %785, %803 : f32
      %805 = arith.remui %787, %c13 : index
      %806 = arith.muli %805, %c11 : index
      %807 = arith.addi %8, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %796 : f32
      %812 = arith.mulf %786, %811 : f32
      %813 = arith.addi %6, %c7 : index
      %814 = vector.load %w[%813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %815 = vector.bitcast %814 : vector<4xi8> to vector<1xf32>
      %816 = vector.extract %815[0] : f32 from vector<1xf32>
      %817 = arith.mulf %804, %c22 : f32
      %818 = wave.exp2 %817 : f32
      %819 = arith.addf %c21, %818 : f32
      %820 = arith.divf %804, %819 : f32
      %821 = arith.mulf %820, %812 : f32
      %822 = arith.mulf %821, %816 : f32
      %823 = arith.minimumf %822, %c23 : f32
      %824 = arith.maximumf %823, %c24 : f32
      %825 = arith.truncf %824 : f32 to f16
      %826 = arith.muli %0, %c13 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c13 : index
      %829 = arith.addi %826, %828 : index
      %830 = arith.divui %792, %outTileRows : index
      %831 = arith.divui %outputFeatures, %c13 : index
      %832 = arith.muli %830, %831 : index
      %833 = arith.divui %829, %c13 : index
      %834 = arith.addi %832, %833 : index
      %835 = arith.muli %834, %c3 : index
      %836 = arith.remui %829, %c13 : index
      %837 = arith.divui %836, %c19 : index
      %838 = arith.addi %835, %837 : index
      %839 = arith.muli %outTileRows, %c19 : index
      %840 = arith.muli %838, %839 : index
      %841 = arith.remui %792, %outTileRows : index
      %842 = arith.muli %841, %c19 : index
      %843 = arith.addi %840, %842 : index
      %844 = arith.remui %829, %c19 : index
      %845 = arith.addi %843, %844 : index
      memref.store %825, %out[%845] : memref<?xf16>
    }
    %846 = vector.extract %440#0[5] : f32 from vector<8xf32>
    %847 = vector.extract %440#1[5] : f32 from vector<8xf32>
    %848 = wave.lane
    %849 = arith.addi %11, %c4 : index
    %850 = arith.muli %c25, %c3 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.divui %848, %c13 : index
    %853 = arith.addi %851, %852 : index
    %854 = arith.cmpi slt, %853, %10 : index
    scf.if %854 {
      %855 = arith.cmpi eq, %hasFactors, %c5 : index
      %856 = memref.load %factors[%853] : memref<?xf32>
      %857 = arith.select %855, %856, %c21 : f32
      %858 = arith.remui %848, %c13 : index
      %859 = arith.muli %858, %c11 : index
      %860 = arith.addi %6, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %857 : f32
      %865 = arith.mulf %846, %864 : f32
      %866 = arith.remui %848, %c13 : index
      %867 = arith.muli %866, %c11 : index
      %868 = arith.addi %8, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %857 : f32
      %873 = arith.mulf %847, %872 : f32
      %874 = arith.addi %6, %c7 : index
      %875 = vector.load %w[%874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %876 = vector.bitcast %875 : vector<4xi8> to vector<1xf32>
      %877 = vector.extract %876[0] : f32 from vector<1xf32>
      %878 = arith.mulf %865, %c22 : f32
      %879 = wave.exp2 %878 : f32
      %880 = arith.addf %c21, %879 : f32
      %881 = arith.divf %865, %880 : f32
      %882 = arith.mulf %881, %873 : f32
      %883 = arith.mulf %882, %877 : f32
      %884 = arith.minimumf %883, %c23 : f32
      %885 = arith.maximumf %884, %c24 : f32
      %886 = arith.truncf %885 : f32 to f16
      %887 = arith.muli %0, %c13 : index
      %888 = wave.lane
      %889 = arith.remui %888, %c13 : index
      %890 = arith.addi %887, %889 : index
      %891 = arith.divui %853, %outTileRows : index
      %892 = arith.divui %outputFeatures, %c13 : index
      %893 = arith.muli %891, %892 : index
      %894 = arith.divui %890, %c13 : index
      %895 = arith.addi %893, %894 : index
      %896 = arith.muli %895, %c3 : index
      %897 = arith.remui %890, %c13 : index
      %898 = arith.divui %897, %c19 : index
      %899 = arith.addi %896, %898 : index
      %900 = arith.muli %outTileRows, %c19 : index
      %901 = arith.muli %899, %900 : index
      %902 = arith.remui %853, %outTileRows : index
      %903 = arith.muli %902, %c19 : index
      %904 = arith.addi %901, %903 : index
      %905 = arith.remui %890, %c19 : index
      %906 = arith.addi %904, %905 : index
      memref.store %886, %out[%906] : memref<?xf16>
    }
    %907 = vector.extract %440#0[6] : f32 from vector<8xf32>
    %908 = vector.extract %440#1[6] : f32 from vector<8xf32>
    %909 = wave.lane
    %910 = arith.addi %11, %c4 : index
    %911 = arith.muli %c26, %c3 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.divui %909, %c13 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.cmpi slt, %914, %10 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c5 : index
      %917 = memref.load %factors[%914] : memref<?xf32>
      %918 = arith.select %916, %917, %c21 : f32
      %919 = arith.remui %909, %c13 : index
      %920 = arith.muli %919, %c11 : index
      %921 = arith.addi %6, %920 : index
      %922 = vector.load %w[%921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %923 = vector.bitcast %922 : vector<4xi8> to vector<1xf32>
      %924 = vector.extract %923[0] : f32 from vector<1xf32>
      %925 = arith.mulf %924, %918 : f32
      %926 = arith.mulf %907, %925 : f32
      %927 = arith.remui %909, %c13 : index
      %928 = arith.muli %927, %c11 : index
      %929 = arith.addi %8, %928 : index
      %930 = vector.load %w[%929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %931 = vector.bitcast %930 : vector<4xi8> to vector<1xf32>
      %932 = vector.extract %931[0] : f32 from vector<1xf32>
      %933 = arith.mulf %932, %918 : f32
      %934 = arith.mulf %908, %933 : f32
      %935 = arith.addi %6, %c7 : index
      %936 = vector.load %w[%935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %937 = vector.bitcast %936 : vector<4xi8> to vector<1xf32>
      %938 = vector.extract %937[0] : f32 from vector<1xf32>
      %939 = arith.mulf %926, %c22 : f32
      %940 = wave.exp2 %939 : f32
      %941 = arith.addf %c21, %940 : f32
      %942 = arith.divf %926, %941 : f32
      %943 = arith.mulf %942, %934 : f32
      %944 = arith.mulf %943, %938 : f32
      %945 = arith.minimumf %944, %c23 : f32
      %946 = arith.maximumf %945, %c24 : f32
      %947 = arith.truncf %946 : f32 to f16
      %948 = arith.muli %0, %c13 : index
      %949 = wave.lane
      %950 = arith.remui %949, %c13 : index
      %951 = arith.addi %948, %950 : index
      %952 = arith.divui %914, %outTileRows : index
      %953 = arith.divui %outputFeatures, %c13 : index
      %954 = arith.muli %952, %953 : index
      %955 = arith.divui %951, %c13 : index
      %956 = arith.addi %954, %955 : index
      %957 = arith.muli %956, %c3 : index
      %958 = arith.remui %951, %c13 : index
      %959 = arith.divui %958, %c19 : index
      %960 = arith.addi %957, %959 : index
      %961 = arith.muli %outTileRows, %c19 : index
      %962 = arith.muli %960, %961 : index
      %963 = arith.remui %914, %outTileRows : index
      %964 = arith.muli %963, %c19 : index
      %965 = arith.addi %962, %964 : index
      %966 = arith.remui %951, %c19 : index
      %967 = arith.addi %965, %966 : index
      memref.store %947, %out[%967] : memref<?xf16>
    }
    %968 = vector.extract %440#0[7] : f32 from vector<8xf32>
    %969 = vector.extract %440#1[7] : f32 from vector<8xf32>
    %970 = wave.lane
    %971 = arith.addi %11, %c4 : index
    %972 = arith.muli %c27, %c3 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.divui %970, %c13 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.cmpi slt, %975, %10 : index
    scf.if %976 {
      %977 = arith.cmpi eq, %hasFactors, %c5 : index
      %978 = memref.load %factors[%975] : memref<?xf32>
      %979 = arith.select %977, %978, %c21 : f32
      %980 = arith.remui %970, %c13 : index
      %981 = arith.muli %980, %c11 : index
      %982 = arith.addi %6, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %979 : f32
      %987 = arith.mulf %968, %986 : f32
      %988 = arith.remui %970, %c13 : index
      %989 = arith.muli %988, %c11 : index
      %990 = arith.addi %8, %989 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.mulf %993, %979 : f32
      %995 = arith.mulf %969, %994 : f32
      %996 = arith.addi %6, %c7 : index
      %997 = vector.load %w[%996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %998 = vector.bitcast %997 : vector<4xi8> to vector<1xf32>
      %999 = vector.extract %998[0] : f32 from vector<1xf32>
      %1000 = arith.mulf %987, %c22 : f32
      %1001 = wave.exp2 %1000 : f32
      %1002 = arith.addf %c21, %1001 : f32
      %1003 = arith.divf %987, %1002 : f32
      %1004 = arith.mulf %1003, %995 : f32
      %1005 = arith.mulf %1004, %999 : f32
      %1006 = arith.minimumf %1005, %c23 : f32
      %1007 = arith.maximumf %1006, %c24 : f32
      %1008 = arith.truncf %1007 : f32 to f16
      %1009 = arith.muli %0, %c13 : index
      %1010 = wave.lane
      %1011 = arith.remui %1010, %c13 : index
      %1012 = arith.addi %1009, %1011 : index
      %1013 = arith.divui %975, %outTileRows : index
      %1014 = arith.divui %outputFeatures, %c13 : index
      %1015 = arith.muli %1013, %1014 : index
      %1016 = arith.divui %1012, %c13 : index
      %1017 = arith.addi %1015, %1016 : index
      %1018 = arith.muli %1017, %c3 : index
      %1019 = arith.remui %1012, %c13 : index
      %1020 = arith.divui %1019, %c19 : index
      %1021 = arith.addi %1018, %1020 : index
      %1022 = arith.muli %outTileRows, %c19 : index
      %1023 = arith.muli %1021, %1022 : index
      %1024 = arith.remui %975, %outTileRows : index
      %1025 = arith.muli %1024, %c19 : index
      %1026 = arith.addi %1023, %1025 : index
      %1027 = arith.remui %1012, %c19 : index
      %1028 = arith.addi %1026, %1027 : index
      memref.store %1008, %out[%1028] : memref<?xf16>
    }
    %1029 = wave.lane
    %1030 = vector.extract %440#2[0] : f32 from vector<8xf32>
    %1031 = vector.extract %440#3[0] : f32 from vector<8xf32>
    %1032 = wave.lane
    %1033 = arith.addi %11, %c13 : index
    %1034 = arith.muli %c4, %c3 : index
    %1035 = arith.addi %1033, %1034 : index
    %1036 = arith.divui %1032, %c13 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.cmpi slt, %1037, %10 : index
    scf.if %1038 {
      %1039 = arith.cmpi eq, %hasFactors, %c5 : index
      %1040 = memref.load %factors[%1037] : memref<?xf32>
      %1041 = arith.select %1039, %1040, %c21 : f32
      %1042 = arith.remui %1032, %c13 : index
      %1043 = arith.muli %1042, %c11 : index
      %1044 = arith.addi %6, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1041 : f32
      %1049 = arith.mulf %1030, %1048 : f32
      %1050 = arith.remui %1032, %c13 : index
      %1051 = arith.muli %1050, %c11 : index
      %1052 = arith.addi %8, %1051 : index
      %1053 = vector.load %w[%1052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1054 = vector.bitcast %1053 : vector<4xi8> to vector<1xf32>
      %1055 = vector.extract %1054[0] : f32 from vector<1xf32>
      %1056 = arith.mulf %1055, %1041 : f32
      %1057 = arith.mulf %1031, %1056 : f32
      %1058 = arith.addi %6, %c7 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1049, %c22 : f32
      %1063 = wave.exp2 %1062 : f32
      %1064 = arith.addf %c21, %1063 : f32
      %1065 = arith.divf %1049, %1064 : f32
      %1066 = arith.mulf %1065, %1057 : f32
      %1067 = arith.mulf %1066, %1061 : f32
      %1068 = arith.minimumf %1067, %c23 : f32
      %1069 = arith.maximumf %1068, %c24 : f32
      %1070 = arith.truncf %1069 : f32 to f16
      %1071 = arith.muli %0, %c13 : index
      %1072 = wave.lane
      %1073 = arith.remui %1072, %c13 : index
      %1074 = arith.addi %1071, %1073 : index
      %1075 = arith.divui %1037, %outTileRows : index
      %1076 = arith.divui %outputFeatures, %c13 : index
      %1077 = arith.muli %1075, %1076 : index
      %1078 = arith.divui %1074, %c13 : index
      %1079 = arith.addi %1077, %1078 : index
      %1080 = arith.muli %1079, %c3 : index
      %1081 = arith.remui %1074, %c13 : index
      %1082 = arith.divui %1081, %c19 : index
      %1083 = arith.addi %1080, %1082 : index
      %1084 = arith.muli %outTileRows, %c19 : index
      %1085 = arith.muli %1083, %1084 : index
      %1086 = arith.remui %1037, %outTileRows : index
      %1087 = arith.muli %1086, %c19 : index
      %1088 = arith.addi %1085, %1087 : index
      %1089 = arith.remui %1074, %c19 : index
      %1090 = arith.addi %1088, %1089 : index
      memref.store %1070, %out[%1090] : memref<?xf16>
    }
    %1091 = vector.extract %440#2[1] : f32 from vector<8xf32>
    %1092 = vector.extract %440#3[1] : f32 from vector<8xf32>
    %1093 = wave.lane
    %1094 = arith.addi %11, %c13 : index
    %1095 = arith.muli %c5, %c3 : index
    %1096 = arith.addi %1094, %1095 : index
    %1097 = arith.divui %1093, %c13 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.cmpi slt, %1098, %10 : index
    scf.if %1099 {
      %1100 = arith.cmpi eq, %hasFactors, %c5 : index
      %1101 = memref.load %factors[%1098] : memref<?xf32>
      %1102 = arith.select %1100, %1101, %c21 : f32
      %1103 = arith.remui %1093, %c13 : index
      %1104 = arith.muli %1103, %c11 : index
      %1105 = arith.addi %6, %1104 : index
      %1106 = vector.load %w[%1105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1107 = vector.bitcast %1106 : vector<4xi8> to vector<1xf32>
      %1108 = vector.extract %1107[0] : f32 from vector<1xf32>
      %1109 = arith.mulf %1108, %1102 : f32
      %1110 = arith.mulf %1091, %1109 : f32
      %1111 = arith.remui %1093, %c13 : index
      %1112 = arith.muli %1111, %c11 : index
      %1113 = arith.addi %8, %1112 : index
      %1114 = vector.load %w[%1113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1115 = vector.bitcast %1114 : vector<4xi8> to vector<1xf32>
      %1116 = vector.extract %1115[0] : f32 from vector<1xf32>
      %1117 = arith.mulf %1116, %1102 : f32
      %1118 = arith.mulf %1092, %1117 : f32
      %1119 = arith.addi %6, %c7 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1110, %c22 : f32
      %1124 = wave.exp2 %1123 : f32
      %1125 = arith.addf %c21, %1124 : f32
      %1126 = arith.divf %1110, %1125 : f32
      %1127 = arith.mulf %1126, %1118 : f32
      %1128 = arith.mulf %1127, %1122 : f32
      %1129 = arith.minimumf %1128, %c23 : f32
      %1130 = arith.maximumf %1129, %c24 : f32
      %1131 = arith.truncf %1130 : f32 to f16
      %1132 = arith.muli %0, %c13 : index
      %1133 = wave.lane
      %1134 = arith.remui %1133, %c13 : index
      %1135 = arith.addi %1132, %1134 : index
      %1136 = arith.divui %1098, %outTileRows : index
      %1137 = arith.divui %outputFeatures, %c13 : index
      %1138 = arith.muli %1136, %1137 : index
      %1139 = arith.divui %1135, %c13 : index
      %1140 = arith.addi %1138, %1139 : index
      %1141 = arith.muli %1140, %c3 : index
      %1142 = arith.remui %1135, %c13 : index
      %1143 = arith.divui %1142, %c19 : index
      %1144 = arith.addi %1141, %1143 : index
      %1145 = arith.muli %outTileRows, %c19 : index
      %1146 = arith.muli %1144, %1145 : index
      %1147 = arith.remui %1098, %outTileRows : index
      %1148 = arith.muli %1147, %c19 : index
      %1149 = arith.addi %1146, %1148 : index
      %1150 = arith.remui %1135, %c19 : index
      %1151 = arith.addi %1149, %1150 : index
      memref.store %1131, %out[%1151] : memref<?xf16>
    }
    %1152 = vector.extract %440#2[2] : f32 from vector<8xf32>
    %1153 = vector.extract %440#3[2] : f32 from vector<8xf32>
    %1154 = wave.lane
    %1155 = arith.addi %11, %c13 : index
    %1156 = arith.muli %c3, %c3 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.divui %1154, %c13 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.cmpi slt, %1159, %10 : index
    scf.if %1160 {
      %1161 = arith.cmpi eq, %hasFactors, %c5 : index
      %1162 = memref.load %factors[%1159] : memref<?xf32>
      %1163 = arith.select %1161, %1162, %c21 : f32
      %1164 = arith.remui %1154, %c13 : index
      %1165 = arith.muli %1164, %c11 : index
      %1166 = arith.addi %6, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1163 : f32
      %1171 = arith.mulf %1152, %1170 : f32
      %1172 = arith.remui %1154, %c13 : index
      %1173 = arith.muli %1172, %c11 : index
      %1174 = arith.addi %8, %1173 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.mulf %1177, %1163 : f32
      %1179 = arith.mulf %1153, %1178 : f32
      %1180 = arith.addi %6, %c7 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1171, %c22 : f32
      %1185 = wave.exp2 %1184 : f32
      %1186 = arith.addf %c21, %1185 : f32
      %1187 = arith.divf %1171, %1186 : f32
      %1188 = arith.mulf %1187, %1179 : f32
      %1189 = arith.mulf %1188, %1183 : f32
      %1190 = arith.minimumf %1189, %c23 : f32
      %1191 = arith.maximumf %1190, %c24 : f32
      %1192 = arith.truncf %1191 : f32 to f16
      %1193 = arith.muli %0, %c13 : index
      %1194 = wave.lane
      %1195 = arith.remui %1194, %c13 : index
      %1196 = arith.addi %1193, %1195 : index
      %1197 = arith.divui %1159, %outTileRows : index
      %1198 = arith.divui %outputFeatures, %c13 : index
      %1199 = arith.muli %1197, %1198 : index
      %1200 = arith.divui %1196, %c13 : index
      %1201 = arith.addi %1199, %1200 : index
      %1202 = arith.muli %1201, %c3 : index
      %1203 = arith.remui %1196, %c13 : index
      %1204 = arith.divui %1203, %c19 : index
      %1205 = arith.addi %1202, %1204 : index
      %1206 = arith.muli %outTileRows, %c19 : index
      %1207 = arith.muli %1205, %1206 : index
      %1208 = arith.remui %1159, %outTileRows : index
      %1209 = arith.muli %1208, %c19 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = arith.remui %1196, %c19 : index
      %1212 = arith.addi %1210, %1211 : index
      memref.store %1192, %out[%1212] : memref<?xf16>
    }
    %1213 = vector.extract %440#2[3] : f32 from vector<8xf32>
    %1214 = vector.extract %440#3[3] : f32 from vector<8xf32>
    %1215 = wave.lane
    %1216 = arith.addi %11, %c13 : index
    %1217 = arith.muli %c18, %c3 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.divui %1215, %c13 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.cmpi slt, %1220, %10 : index
    scf.if %1221 {
      %1222 = arith.cmpi eq, %hasFactors, %c5 : index
      %1223 = memref.load %factors[%1220] : memref<?xf32>
      %1224 = arith.select %1222, %1223, %c21 : f32
      %1225 = arith.remui %1215, %c13 : index
      %1226 = arith.muli %1225, %c11 : index
      %1227 = arith.addi %6, %1226 : index
      %1228 = vector.load %w[%1227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1229 = vector.bitcast %1228 : vector<4xi8> to vector<1xf32>
      %1230 = vector.extract %1229[0] : f32 from vector<1xf32>
      %1231 = arith.mulf %1230, %1224 : f32
      %1232 = arith.mulf %1213, %1231 : f32
      %1233 = arith.remui %1215, %c13 : index
      %1234 = arith.muli %1233, %c11 : index
      %1235 = arith.addi %8, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1224 : f32
      %1240 = arith.mulf %1214, %1239 : f32
      %1241 = arith.addi %6, %c7 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1232, %c22 : f32
      %1246 = wave.exp2 %1245 : f32
      %1247 = arith.addf %c21, %1246 : f32
      %1248 = arith.divf %1232, %1247 : f32
      %1249 = arith.mulf %1248, %1240 : f32
      %1250 = arith.mulf %1249, %1244 : f32
      %1251 = arith.minimumf %1250, %c23 : f32
      %1252 = arith.maximumf %1251, %c24 : f32
      %1253 = arith.truncf %1252 : f32 to f16
      %1254 = arith.muli %0, %c13 : index
      %1255 = wave.lane
      %1256 = arith.remui %1255, %c13 : index
      %1257 = arith.addi %1254, %1256 : index
      %1258 = arith.divui %1220, %outTileRows : index
      %1259 = arith.divui %outputFeatures, %c13 : index
      %1260 = arith.muli %1258, %1259 : index
      %1261 = arith.divui %1257, %c13 : index
      %1262 = arith.addi %1260, %1261 : index
      %1263 = arith.muli %1262, %c3 : index
      %1264 = arith.remui %1257, %c13 : index
      %1265 = arith.divui %1264, %c19 : index
      %1266 = arith.addi %1263, %1265 : index
      %1267 = arith.muli %outTileRows, %c19 : index
      %1268 = arith.muli %1266, %1267 : index
      %1269 = arith.remui %1220, %outTileRows : index
      %1270 = arith.muli %1269, %c19 : index
      %1271 = arith.addi %1268, %1270 : index
      %1272 = arith.remui %1257, %c19 : index
      %1273 = arith.addi %1271, %1272 : index
      memref.store %1253, %out[%1273] : memref<?xf16>
    }
    %1274 = vector.extract %440#2[4] : f32 from vector<8xf32>
    %1275 = vector.extract %440#3[4] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %11, %c13 : index
    %1278 = arith.muli %c11, %c3 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c13 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %10 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c5 : index
      %1284 = memref.load %factors[%1281] : memref<?xf32>
      %1285 = arith.select %1283, %1284, %c21 : f32
      %1286 = arith.remui %1276, %c13 : index
      %1287 = arith.muli %1286, %c11 : index
      %1288 = arith.addi %6, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1285 : f32
      %1293 = arith.mulf %1274, %1292 : f32
      %1294 = arith.remui %1276, %c13 : index
      %1295 = arith.muli %1294, %c11 : index
      %1296 = arith.addi %8, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1285 : f32
      %1301 = arith.mulf %1275, %1300 : f32
      %1302 = arith.addi %6, %c7 : index
      %1303 = vector.load %w[%1302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1304 = vector.bitcast %1303 : vector<4xi8> to vector<1xf32>
      %1305 = vector.extract %1304[0] : f32 from vector<1xf32>
      %1306 = arith.mulf %1293, %c22 : f32
      %1307 = wave.exp2 %1306 : f32
      %1308 = arith.addf %c21, %1307 : f32
      %1309 = arith.divf %1293, %1308 : f32
      %1310 = arith.mulf %1309, %1301 : f32
      %1311 = arith.mulf %1310, %1305 : f32
      %1312 = arith.minimumf %1311, %c23 : f32
      %1313 = arith.maximumf %1312, %c24 : f32
      %1314 = arith.truncf %1313 : f32 to f16
      %1315 = arith.muli %0, %c13 : index
      %1316 = wave.lane
      %1317 = arith.remui %1316, %c13 : index
      %1318 = arith.addi %1315, %1317 : index
      %1319 = arith.divui %1281, %outTileRows : index
      %1320 = arith.divui %outputFeatures, %c13 : index
      %1321 = arith.muli %1319, %1320 : index
      %1322 = arith.divui %1318, %c13 : index
      %1323 = arith.addi %1321, %1322 : index
      %1324 = arith.muli %1323, %c3 : index
      %1325 = arith.remui %1318, %c13 : index
      %1326 = arith.divui %1325, %c19 : index
      %1327 = arith.addi %1324, %1326 : index
      %1328 = arith.muli %outTileRows, %c19 : index
      %1329 = arith.muli %1327, %1328 : index
      %1330 = arith.remui %1281, %outTileRows : index
      %1331 = arith.muli %1330, %c19 : index
      %1332 = arith.addi %1329, %1331 : index
      %1333 = arith.remui %1318, %c19 : index
      %1334 = arith.addi %1332, %1333 : index
      memref.store %1314, %out[%1334] : memref<?xf16>
    }
    %1335 = vector.extract %440#2[5] : f32 from vector<8xf32>
    %1336 = vector.extract %440#3[5] : f32 from vector<8xf32>
    %1337 = wave.lane
    %1338 = arith.addi %11, %c13 : index
    %1339 = arith.muli %c25, %c3 : index
    %1340 = arith.addi %1338, %1339 : index
    %1341 = arith.divui %1337, %c13 : index
    %1342 = arith.addi %1340, %1341 : index
    %1343 = arith.cmpi slt, %1342, %10 : index
    scf.if %1343 {
      %1344 = arith.cmpi eq, %hasFactors, %c5 : index
      %1345 = memref.load %factors[%1342] : memref<?xf32>
      %1346 = arith.select %1344, %1345, %c21 : f32
      %1347 = arith.remui %1337, %c13 : index
      %1348 = arith.muli %1347, %c11 : index
      %1349 = arith.addi %6, %1348 : index
      %1350 = vector.load %w[%1349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1351 = vector.bitcast %1350 : vector<4xi8> to vector<1xf32>
      %1352 = vector.extract %1351[0] : f32 from vector<1xf32>
      %1353 = arith.mulf %1352, %1346 : f32
      %1354 = arith.mulf %1335, %1353 : f32
      %1355 = arith.remui %1337, %c13 : index
      %1356 = arith.muli %1355, %c11 : index
      %1357 = arith.addi %8, %1356 : index
      %1358 = vector.load %w[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1359 = vector.bitcast %1358 : vector<4xi8> to vector<1xf32>
      %1360 = vector.extract %1359[0] : f32 from vector<1xf32>
      %1361 = arith.mulf %1360, %1346 : f32
      %1362 = arith.mulf %1336, %1361 : f32
      %1363 = arith.addi %6, %c7 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1354, %c22 : f32
      %1368 = wave.exp2 %1367 : f32
      %1369 = arith.addf %c21, %1368 : f32
      %1370 = arith.divf %1354, %1369 : f32
      %1371 = arith.mulf %1370, %1362 : f32
      %1372 = arith.mulf %1371, %1366 : f32
      %1373 = arith.minimumf %1372, %c23 : f32
      %1374 = arith.maximumf %1373, %c24 : f32
      %1375 = arith.truncf %1374 : f32 to f16
      %1376 = arith.muli %0, %c13 : index
      %1377 = wave.lane
      %1378 = arith.remui %1377, %c13 : index
      %1379 = arith.addi %1376, %1378 : index
      %1380 = arith.divui %1342, %outTileRows : index
      %1381 = arith.divui %outputFeatures, %c13 : index
      %1382 = arith.muli %1380, %1381 : index
      %1383 = arith.divui %1379, %c13 : index
      %1384 = arith.addi %1382, %1383 : index
      %1385 = arith.muli %1384, %c3 : index
      %1386 = arith.remui %1379, %c13 : index
      %1387 = arith.divui %1386, %c19 : index
      %1388 = arith.addi %1385, %1387 : index
      %1389 = arith.muli %outTileRows, %c19 : index
      %1390 = arith.muli %1388, %1389 : index
      %1391 = arith.remui %1342, %outTileRows : index
      %1392 = arith.muli %1391, %c19 : index
      %1393 = arith.addi %1390, %1392 : index
      %1394 = arith.remui %1379, %c19 : index
      %1395 = arith.addi %1393, %1394 : index
      memref.store %1375, %out[%1395] : memref<?xf16>
    }
    %1396 = vector.extract %440#2[6] : f32 from vector<8xf32>
    %1397 = vector.extract %440#3[6] : f32 from vector<8xf32>
    %1398 = wave.lane
    %1399 = arith.addi %11, %c13 : index
    %1400 = arith.muli %c26, %c3 : index
    %1401 = arith.addi %1399, %1400 : index
    %1402 = arith.divui %1398, %c13 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.cmpi slt, %1403, %10 : index
    scf.if %1404 {
      %1405 = arith.cmpi eq, %hasFactors, %c5 : index
      %1406 = memref.load %factors[%1403] : memref<?xf32>
      %1407 = arith.select %1405, %1406, %c21 : f32
      %1408 = arith.remui %1398, %c13 : index
      %1409 = arith.muli %1408, %c11 : index
      %1410 = arith.addi %6, %1409 : index
      %1411 = vector.load %w[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1412 = vector.bitcast %1411 : vector<4xi8> to vector<1xf32>
      %1413 = vector.extract %1412[0] : f32 from vector<1xf32>
      %1414 = arith.mulf %1413, %1407 : f32
      %1415 = arith.mulf %1396, %1414 : f32
      %1416 = arith.remui %1398, %c13 : index
      %1417 = arith.muli %1416, %c11 : index
      %1418 = arith.addi %8, %1417 : index
      %1419 = vector.load %w[%1418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1420 = vector.bitcast %1419 : vector<4xi8> to vector<1xf32>
      %1421 = vector.extract %1420[0] : f32 from vector<1xf32>
      %1422 = arith.mulf %1421, %1407 : f32
      %1423 = arith.mulf %1397, %1422 : f32
      %1424 = arith.addi %6, %c7 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1415, %c22 : f32
      %1429 = wave.exp2 %1428 : f32
      %1430 = arith.addf %c21, %1429 : f32
      %1431 = arith.divf %1415, %1430 : f32
      %1432 = arith.mulf %1431, %1423 : f32
      %1433 = arith.mulf %1432, %1427 : f32
      %1434 = arith.minimumf %1433, %c23 : f32
      %1435 = arith.maximumf %1434, %c24 : f32
      %1436 = arith.truncf %1435 : f32 to f16
      %1437 = arith.muli %0, %c13 : index
      %1438 = wave.lane
      %1439 = arith.remui %1438, %c13 : index
      %1440 = arith.addi %1437, %1439 : index
      %1441 = arith.divui %1403, %outTileRows : index
      %1442 = arith.divui %outputFeatures, %c13 : index
      %1443 = arith.muli %1441, %1442 : index
      %1444 = arith.divui %1440, %c13 : index
      %1445 = arith.addi %1443, %1444 : index
      %1446 = arith.muli %1445, %c3 : index
      %1447 = arith.remui %1440, %c13 : index
      %1448 = arith.divui %1447, %c19 : index
      %1449 = arith.addi %1446, %1448 : index
      %1450 = arith.muli %outTileRows, %c19 : index
      %1451 = arith.muli %1449, %1450 : index
      %1452 = arith.remui %1403, %outTileRows : index
      %1453 = arith.muli %1452, %c19 : index
      %1454 = arith.addi %1451, %1453 : index
      %1455 = arith.remui %1440, %c19 : index
      %1456 = arith.addi %1454, %1455 : index
      memref.store %1436, %out[%1456] : memref<?xf16>
    }
    %1457 = vector.extract %440#2[7] : f32 from vector<8xf32>
    %1458 = vector.extract %440#3[7] : f32 from vector<8xf32>
    %1459 = wave.lane
    %1460 = arith.addi %11, %c13 : index
    %1461 = arith.muli %c27, %c3 : index
    %1462 = arith.addi %1460, %1461 : index
    %1463 = arith.divui %1459, %c13 : index
    %1464 = arith.addi %1462, %1463 : index
    %1465 = arith.cmpi slt, %1464, %10 : index
    scf.if %1465 {
      %1466 = arith.cmpi eq, %hasFactors, %c5 : index
      %1467 = memref.load %factors[%1464] : memref<?xf32>
      %1468 = arith.select %1466, %1467, %c21 : f32
      %1469 = arith.remui %1459, %c13 : index
      %1470 = arith.muli %1469, %c11 : index
      %1471 = arith.addi %6, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1468 : f32
      %1476 = arith.mulf %1457, %1475 : f32
      %1477 = arith.remui %1459, %c13 : index
      %1478 = arith.muli %1477, %c11 : index
      %1479 = arith.addi %8, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1468 : f32
      %1484 = arith.mulf %1458, %1483 : f32
      %1485 = arith.addi %6, %c7 : index
      %1486 = vector.load %w[%1485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1487 = vector.bitcast %1486 : vector<4xi8> to vector<1xf32>
      %1488 = vector.extract %1487[0] : f32 from vector<1xf32>
      %1489 = arith.mulf %1476, %c22 : f32
      %1490 = wave.exp2 %1489 : f32
      %1491 = arith.addf %c21, %1490 : f32
      %1492 = arith.divf %1476, %1491 : f32
      %1493 = arith.mulf %1492, %1484 : f32
      %1494 = arith.mulf %1493, %1488 : f32
      %1495 = arith.minimumf %1494, %c23 : f32
      %1496 = arith.maximumf %1495, %c24 : f32
      %1497 = arith.truncf %1496 : f32 to f16
      %1498 = arith.muli %0, %c13 : index
      %1499 = wave.lane
      %1500 = arith.remui %1499, %c13 : index
      %1501 = arith.addi %1498, %1500 : index
      %1502 = arith.divui %1464, %outTileRows : index
      %1503 = arith.divui %outputFeatures, %c13 : index
      %1504 = arith.muli %1502, %1503 : index
      %1505 = arith.divui %1501, %c13 : index
      %1506 = arith.addi %1504, %1505 : index
      %1507 = arith.muli %1506, %c3 : index
      %1508 = arith.remui %1501, %c13 : index
      %1509 = arith.divui %1508, %c19 : index
      %1510 = arith.addi %1507, %1509 : index
      %1511 = arith.muli %outTileRows, %c19 : index
      %1512 = arith.muli %1510, %1511 : index
      %1513 = arith.remui %1464, %outTileRows : index
      %1514 = arith.muli %1513, %c19 : index
      %1515 = arith.addi %1512, %1514 : index
      %1516 = arith.remui %1501, %c19 : index
      %1517 = arith.addi %1515, %1516 : index
      memref.store %1497, %out[%1517] : memref<?xf16>
    }
    %1518 = wave.lane
    %1519 = vector.extract %440#4[0] : f32 from vector<8xf32>
    %1520 = vector.extract %440#5[0] : f32 from vector<8xf32>
    %1521 = wave.lane
    %1522 = arith.addi %11, %c1 : index
    %1523 = arith.muli %c4, %c3 : index
    %1524 = arith.addi %1522, %1523 : index
    %1525 = arith.divui %1521, %c13 : index
    %1526 = arith.addi %1524, %1525 : index
    %1527 = arith.cmpi slt, %1526, %10 : index
    scf.if %1527 {
      %1528 = arith.cmpi eq, %hasFactors, %c5 : index
      %1529 = memref.load %factors[%1526] : memref<?xf32>
      %1530 = arith.select %1528, %1529, %c21 : f32
      %1531 = arith.remui %1521, %c13 : index
      %1532 = arith.muli %1531, %c11 : index
      %1533 = arith.addi %6, %1532 : index
      %1534 = vector.load %w[%1533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1535 = vector.bitcast %1534 : vector<4xi8> to vector<1xf32>
      %1536 = vector.extract %1535[0] : f32 from vector<1xf32>
      %1537 = arith.mulf %1536, %1530 : f32
      %1538 = arith.mulf %1519, %1537 : f32
      %1539 = arith.remui %1521, %c13 : index
      %1540 = arith.muli %1539, %c11 : index
      %1541 = arith.addi %8, %1540 : index
      %1542 = vector.load %w[%1541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1543 = vector.bitcast %1542 : vector<4xi8> to vector<1xf32>
      %1544 = vector.extract %1543[0] : f32 from vector<1xf32>
      %1545 = arith.mulf %1544, %1530 : f32
      %1546 = arith.mulf %1520, %1545 : f32
      %1547 = arith.addi %6, %c7 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1538, %c22 : f32
      %1552 = wave.exp2 %1551 : f32
      %1553 = arith.addf %c21, %1552 : f32
      %1554 = arith.divf %1538, %1553 : f32
      %1555 = arith.mulf %1554, %1546 : f32
      %1556 = arith.mulf %1555, %1550 : f32
      %1557 = arith.minimumf %1556, %c23 : f32
      %1558 = arith.maximumf %1557, %c24 : f32
      %1559 = arith.truncf %1558 : f32 to f16
      %1560 = arith.muli %0, %c13 : index
      %1561 = wave.lane
      %1562 = arith.remui %1561, %c13 : index
      %1563 = arith.addi %1560, %1562 : index
      %1564 = arith.divui %1526, %outTileRows : index
      %1565 = arith.divui %outputFeatures, %c13 : index
      %1566 = arith.muli %1564, %1565 : index
      %1567 = arith.divui %1563, %c13 : index
      %1568 = arith.addi %1566, %1567 : index
      %1569 = arith.muli %1568, %c3 : index
      %1570 = arith.remui %1563, %c13 : index
      %1571 = arith.divui %1570, %c19 : index
      %1572 = arith.addi %1569, %1571 : index
      %1573 = arith.muli %outTileRows, %c19 : index
      %1574 = arith.muli %1572, %1573 : index
      %1575 = arith.remui %1526, %outTileRows : index
      %1576 = arith.muli %1575, %c19 : index
      %1577 = arith.addi %1574, %1576 : index
      %1578 = arith.remui %1563, %c19 : index
      %1579 = arith.addi %1577, %1578 : index
      memref.store %1559, %out[%1579] : memref<?xf16>
    }
    %1580 = vector.extract %440#4[1] : f32 from vector<8xf32>
    %1581 = vector.extract %440#5[1] : f32 from vector<8xf32>
    %1582 = wave.lane
    %1583 = arith.addi %11, %c1 : index
    %1584 = arith.muli %c5, %c3 : index
    %1585 = arith.addi %1583, %1584 : index
    %1586 = arith.divui %1582, %c13 : index
    %1587 = arith.addi %1585, %1586 : index
    %1588 = arith.cmpi slt, %1587, %10 : index
    scf.if %1588 {
      %1589 = arith.cmpi eq, %hasFactors, %c5 : index
      %1590 = memref.load %factors[%1587] : memref<?xf32>
      %1591 = arith.select %1589, %1590, %c21 : f32
      %1592 = arith.remui %1582, %c13 : index
      %1593 = arith.muli %1592, %c11 : index
      %1594 = arith.addi %6, %1593 : index
      %1595 = vector.load %w[%1594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1596 = vector.bitcast %1595 : vector<4xi8> to vector<1xf32>
      %1597 = vector.extract %1596[0] : f32 from vector<1xf32>
      %1598 = arith.mulf %1597, %1591 : f32
      %1599 = arith.mulf %1580, %1598 : f32
      %1600 = arith.remui %1582, %c13 : index
      %1601 = arith.muli %1600, %c11 : index
      %1602 = arith.addi %8, %1601 : index
      %1603 = vector.load %w[%1602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1604 = vector.bitcast %1603 : vector<4xi8> to vector<1xf32>
      %1605 = vector.extract %1604[0] : f32 from vector<1xf32>
      %1606 = arith.mulf %1605, %1591 : f32
      %1607 = arith.mulf %1581, %1606 : f32
      %1608 = arith.addi %6, %c7 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1599, %c22 : f32
      %1613 = wave.exp2 %1612 : f32
      %1614 = arith.addf %c21, %1613 : f32
      %1615 = arith.divf %1599, %1614 : f32
      %1616 = arith.mulf %1615, %1607 : f32
      %1617 = arith.mulf %1616, %1611 : f32
      %1618 = arith.minimumf %1617, %c23 : f32
      %1619 = arith.maximumf %1618, %c24 : f32
      %1620 = arith.truncf %1619 : f32 to f16
      %1621 = arith.muli %0, %c13 : index
      %1622 = wave.lane
      %1623 = arith.remui %1622, %c13 : index
      %1624 = arith.addi %1621, %1623 : index
      %1625 = arith.divui %1587, %outTileRows : index
      %1626 = arith.divui %outputFeatures, %c13 : index
      %1627 = arith.muli %1625, %1626 : index
      %1628 = arith.divui %1624, %c13 : index
      %1629 = arith.addi %1627, %1628 : index
      %1630 = arith.muli %1629, %c3 : index
      %1631 = arith.remui %1624, %c13 : index
      %1632 = arith.divui %1631, %c19 : index
      %1633 = arith.addi %1630, %1632 : index
      %1634 = arith.muli %outTileRows, %c19 : index
      %1635 = arith.muli %1633, %1634 : index
      %1636 = arith.remui %1587, %outTileRows : index
      %1637 = arith.muli %1636, %c19 : index
      %1638 = arith.addi %1635, %1637 : index
      %1639 = arith.remui %1624, %c19 : index
      %1640 = arith.addi %1638, %1639 : index
      memref.store %1620, %out[%1640] : memref<?xf16>
    }
    %1641 = vector.extract %440#4[2] : f32 from vector<8xf32>
    %1642 = vector.extract %440#5[2] : f32 from vector<8xf32>
    %1643 = wave.lane
    %1644 = arith.addi %11, %c1 : index
    %1645 = arith.muli %c3, %c3 : index
    %1646 = arith.addi %1644, %1645 : index
    %1647 = arith.divui %1643, %c13 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.cmpi slt, %1648, %10 : index
    scf.if %1649 {
      %1650 = arith.cmpi eq, %hasFactors, %c5 : index
      %1651 = memref.load %factors[%1648] : memref<?xf32>
      %1652 = arith.select %1650, %1651, %c21 : f32
      %1653 = arith.remui %1643, %c13 : index
      %1654 = arith.muli %1653, %c11 : index
      %1655 = arith.addi %6, %1654 : index
      %1656 = vector.load %w[%1655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1657 = vector.bitcast %1656 : vector<4xi8> to vector<1xf32>
      %1658 = vector.extract %1657[0] : f32 from vector<1xf32>
      %1659 = arith.mulf %1658, %1652 : f32
      %1660 = arith.mulf %1641, %1659 : f32
      %1661 = arith.remui %1643, %c13 : index
      %1662 = arith.muli %1661, %c11 : index
      %1663 = arith.addi %8, %1662 : index
      %1664 = vector.load %w[%1663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1665 = vector.bitcast %1664 : vector<4xi8> to vector<1xf32>
      %1666 = vector.extract %1665[0] : f32 from vector<1xf32>
      %1667 = arith.mulf %1666, %1652 : f32
      %1668 = arith.mulf %1642, %1667 : f32
      %1669 = arith.addi %6, %c7 : index
      %1670 = vector.load %w[%1669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1671 = vector.bitcast %1670 : vector<4xi8> to vector<1xf32>
      %1672 = vector.extract %1671[0] : f32 from vector<1xf32>
      %1673 = arith.mulf %1660, %c22 : f32
      %1674 = wave.exp2 %1673 : f32
      %1675 = arith.addf %c21, %1674 : f32
      %1676 = arith.divf %1660, %1675 : f32
      %1677 = arith.mulf %1676, %1668 : f32
      %1678 = arith.mulf %1677, %1672 : f32
      %1679 = arith.minimumf %1678, %c23 : f32
      %1680 = arith.maximumf %1679, %c24 : f32
      %1681 = arith.truncf %1680 : f32 to f16
      %1682 = arith.muli %0, %c13 : index
      %1683 = wave.lane
      %1684 = arith.remui %1683, %c13 : index
      %1685 = arith.addi %1682, %1684 : index
      %1686 = arith.divui %1648, %outTileRows : index
      %1687 = arith.divui %outputFeatures, %c13 : index
      %1688 = arith.muli %1686, %1687 : index
      %1689 = arith.divui %1685, %c13 : index
      %1690 = arith.addi %1688, %1689 : index
      %1691 = arith.muli %1690, %c3 : index
      %1692 = arith.remui %1685, %c13 : index
      %1693 = arith.divui %1692, %c19 : index
      %1694 = arith.addi %1691, %1693 : index
      %1695 = arith.muli %outTileRows, %c19 : index
      %1696 = arith.muli %1694, %1695 : index
      %1697 = arith.remui %1648, %outTileRows : index
      %1698 = arith.muli %1697, %c19 : index
      %1699 = arith.addi %1696, %1698 : index
      %1700 = arith.remui %1685, %c19 : index
      %1701 = arith.addi %1699, %1700 : index
      memref.store %1681, %out[%1701] : memref<?xf16>
    }
    %1702 = vector.extract %440#4[3] : f32 from vector<8xf32>
    %1703 = vector.extract %440#5[3] : f32 from vector<8xf32>
    %1704 = wave.lane
    %1705 = arith.addi %11, %c1 : index
    %1706 = arith.muli %c18, %c3 : index
    %1707 = arith.addi %1705, %1706 : index
    %1708 = arith.divui %1704, %c13 : index
    %1709 = arith.addi %1707, %1708 : index
    %1710 = arith.cmpi slt, %1709, %10 : index
    scf.if %1710 {
      %1711 = arith.cmpi eq, %hasFactors, %c5 : index
      %1712 = memref.load %factors[%1709] : memref<?xf32>
      %1713 = arith.select %1711, %1712, %c21 : f32
      %1714 = arith.remui %1704, %c13 : index
      %1715 = arith.muli %1714, %c11 : index
      %1716 = arith.addi %6, %1715 : index
      %1717 = vector.load %w[%1716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1718 = vector.bitcast %1717 : vector<4xi8> to vector<1xf32>
      %1719 = vector.extract %1718[0] : f32 from vector<1xf32>
      %1720 = arith.mulf %1719, %1713 : f32
      %1721 = arith.mulf %1702, %1720 : f32
      %1722 = arith.remui %1704, %c13 : index
      %1723 = arith.muli %1722, %c11 : index
      %1724 = arith.addi %8, %1723 : index
      %1725 = vector.load %w[%1724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1726 = vector.bitcast %1725 : vector<4xi8> to vector<1xf32>
      %1727 = vector.extract %1726[0] : f32 from vector<1xf32>
      %1728 = arith.mulf %1727, %1713 : f32
      %1729 = arith.mulf %1703, %1728 : f32
      %1730 = arith.addi %6, %c7 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1721, %c22 : f32
      %1735 = wave.exp2 %1734 : f32
      %1736 = arith.addf %c21, %1735 : f32
      %1737 = arith.divf %1721, %1736 : f32
      %1738 = arith.mulf %1737, %1729 : f32
      %1739 = arith.mulf %1738, %1733 : f32
      %1740 = arith.minimumf %1739, %c23 : f32
      %1741 = arith.maximumf %1740, %c24 : f32
      %1742 = arith.truncf %1741 : f32 to f16
      %1743 = arith.muli %0, %c13 : index
      %1744 = wave.lane
      %1745 = arith.remui %1744, %c13 : index
      %1746 = arith.addi %1743, %1745 : index
      %1747 = arith.divui %1709, %outTileRows : index
      %1748 = arith.divui %outputFeatures, %c13 : index
      %1749 = arith.muli %1747, %1748 : index
      %1750 = arith.divui %1746, %c13 : index
      %1751 = arith.addi %1749, %1750 : index
      %1752 = arith.muli %1751, %c3 : index
      %1753 = arith.remui %1746, %c13 : index
      %1754 = arith.divui %1753, %c19 : index
      %1755 = arith.addi %1752, %1754 : index
      %1756 = arith.muli %outTileRows, %c19 : index
      %1757 = arith.muli %1755, %1756 : index
      %1758 = arith.remui %1709, %outTileRows : index
      %1759 = arith.muli %1758, %c19 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = arith.remui %1746, %c19 : index
      %1762 = arith.addi %1760, %1761 : index
      memref.store %1742, %out[%1762] : memref<?xf16>
    }
    %1763 = vector.extract %440#4[4] : f32 from vector<8xf32>
    %1764 = vector.extract %440#5[4] : f32 from vector<8xf32>
    %1765 = wave.lane
    %1766 = arith.addi %11, %c1 : index
    %1767 = arith.muli %c11, %c3 : index
    %1768 = arith.addi %1766, %1767 : index
    %1769 = arith.divui %1765, %c13 : index
    %1770 = arith.addi %1768, %1769 : index
    %1771 = arith.cmpi slt, %1770, %10 : index
    scf.if %1771 {
      %1772 = arith.cmpi eq, %hasFactors, %c5 : index
      %1773 = memref.load %factors[%1770] : memref<?xf32>
      %1774 = arith.select %1772, %1773, %c21 : f32
      %1775 = arith.remui %1765, %c13 : index
      %1776 = arith.muli %1775, %c11 : index
      %1777 = arith.addi %6, %1776 : index
      %1778 = vector.load %w[%1777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1779 = vector.bitcast %1778 : vector<4xi8> to vector<1xf32>
      %1780 = vector.extract %1779[0] : f32 from vector<1xf32>
      %1781 = arith.mulf %1780, %1774 : f32
      %1782 = arith.mulf %1763, %1781 : f32
      %1783 = arith.remui %1765, %c13 : index
      %1784 = arith.muli %1783, %c11 : index
      %1785 = arith.addi %8, %1784 : index
      %1786 = vector.load %w[%1785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1787 = vector.bitcast %1786 : vector<4xi8> to vector<1xf32>
      %1788 = vector.extract %1787[0] : f32 from vector<1xf32>
      %1789 = arith.mulf %1788, %1774 : f32
      %1790 = arith.mulf %1764, %1789 : f32
      %1791 = arith.addi %6, %c7 : index
      %1792 = vector.load %w[%1791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1793 = vector.bitcast %1792 : vector<4xi8> to vector<1xf32>
      %1794 = vector.extract %1793[0] : f32 from vector<1xf32>
      %1795 = arith.mulf %1782, %c22 : f32
      %1796 = wave.exp2 %1795 : f32
      %1797 = arith.addf %c21, %1796 : f32
      %1798 = arith.divf %1782, %1797 : f32
      %1799 = arith.mulf %1798, %1790 : f32
      %1800 = arith.mulf %1799, %1794 : f32
      %1801 = arith.minimumf %1800, %c23 : f32
      %1802 = arith.maximumf %1801, %c24 : f32
      %1803 = arith.truncf %1802 : f32 to f16
      %1804 = arith.muli %0, %c13 : index
      %1805 = wave.lane
      %1806 = arith.remui %1805, %c13 : index
      %1807 = arith.addi %1804, %1806 : index
      %1808 = arith.divui %1770, %outTileRows : index
      %1809 = arith.divui %outputFeatures, %c13 : index
      %1810 = arith.muli %1808, %1809 : index
      %1811 = arith.divui %1807, %c13 : index
      %1812 = arith.addi %1810, %1811 : index
      %1813 = arith.muli %1812, %c3 : index
      %1814 = arith.remui %1807, %c13 : index
      %1815 = arith.divui %1814, %c19 : index
      %1816 = arith.addi %1813, %1815 : index
      %1817 = arith.muli %outTileRows, %c19 : index
      %1818 = arith.muli %1816, %1817 : index
      %1819 = arith.remui %1770, %outTileRows : index
      %1820 = arith.muli %1819, %c19 : index
      %1821 = arith.addi %1818, %1820 : index
      %1822 = arith.remui %1807, %c19 : index
      %1823 = arith.addi %1821, %1822 : index
      memref.store %1803, %out[%1823] : memref<?xf16>
    }
    %1824 = vector.extract %440#4[5] : f32 from vector<8xf32>
    %1825 = vector.extract %440#5[5] : f32 from vector<8xf32>
    %1826 = wave.lane
    %1827 = arith.addi %11, %c1 : index
    %1828 = arith.muli %c25, %c3 : index
    %1829 = arith.addi %1827, %1828 : index
    %1830 = arith.divui %1826, %c13 : index
    %1831 = arith.addi %1829, %1830 : index
    %1832 = arith.cmpi slt, %1831, %10 : index
    scf.if %1832 {
      %1833 = arith.cmpi eq, %hasFactors, %c5 : index
      %1834 = memref.load %factors[%1831] : memref<?xf32>
      %1835 = arith.select %1833, %1834, %c21 : f32
      %1836 = arith.remui %1826, %c13 : index
      %1837 = arith.muli %1836, %c11 : index
      %1838 = arith.addi %6, %1837 : index
      %1839 = vector.load %w[%1838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1840 = vector.bitcast %1839 : vector<4xi8> to vector<1xf32>
      %1841 = vector.extract %1840[0] : f32 from vector<1xf32>
      %1842 = arith.mulf %1841, %1835 : f32
      %1843 = arith.mulf %1824, %1842 : f32
      %1844 = arith.remui %1826, %c13 : index
      %1845 = arith.muli %1844, %c11 : index
      %1846 = arith.addi %8, %1845 : index
      %1847 = vector.load %w[%1846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1848 = vector.bitcast %1847 : vector<4xi8> to vector<1xf32>
      %1849 = vector.extract %1848[0] : f32 from vector<1xf32>
      %1850 = arith.mulf %1849, %1835 : f32
      %1851 = arith.mulf %1825, %1850 : f32
      %1852 = arith.addi %6, %c7 : index
      %1853 = vector.load %w[%1852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1854 = vector.bitcast %1853 : vector<4xi8> to vector<1xf32>
      %1855 = vector.extract %1854[0] : f32 from vector<1xf32>
      %1856 = arith.mulf %1843, %c22 : f32
      %1857 = wave.exp2 %1856 : f32
      %1858 = arith.addf %c21, %1857 : f32
      %1859 = arith.divf %1843, %1858 : f32
      %1860 = arith.mulf %1859, %1851 : f32
      %1861 = arith.mulf %1860, %1855 : f32
      %1862 = arith.minimumf %1861, %c23 : f32
      %1863 = arith.maximumf %1862, %c24 : f32
      %1864 = arith.truncf %1863 : f32 to f16
      %1865 = arith.muli %0, %c13 : index
      %1866 = wave.lane
      %1867 = arith.remui %1866, %c13 : index
      %1868 = arith.addi %1865, %1867 : index
      %1869 = arith.divui %1831, %outTileRows : index
      %1870 = arith.divui %outputFeatures, %c13 : index
      %1871 = arith.muli %1869, %1870 : index
      %1872 = arith.divui %1868, %c13 : index
      %1873 = arith.addi %1871, %1872 : index
      %1874 = arith.muli %1873, %c3 : index
      %1875 = arith.remui %1868, %c13 : index
      %1876 = arith.divui %1875, %c19 : index
      %1877 = arith.addi %1874, %1876 : index
      %1878 = arith.muli %outTileRows, %c19 : index
      %1879 = arith.muli %1877, %1878 : index
      %1880 = arith.remui %1831, %outTileRows : index
      %1881 = arith.muli %1880, %c19 : index
      %1882 = arith.addi %1879, %1881 : index
      %1883 = arith.remui %1868, %c19 : index
      %1884 = arith.addi %1882, %1883 : index
      memref.store %1864, %out[%1884] : memref<?xf16>
    }
    %1885 = vector.extract %440#4[6] : f32 from vector<8xf32>
    %1886 = vector.extract %440#5[6] : f32 from vector<8xf32>
    %1887 = wave.lane
    %1888 = arith.addi %11, %c1 : index
    %1889 = arith.muli %c26, %c3 : index
    %1890 = arith.addi %1888, %1889 : index
    %1891 = arith.divui %1887, %c13 : index
    %1892 = arith.addi %1890, %1891 : index
    %1893 = arith.cmpi slt, %1892, %10 : index
    scf.if %1893 {
      %1894 = arith.cmpi eq, %hasFactors, %c5 : index
      %1895 = memref.load %factors[%1892] : memref<?xf32>
      %1896 = arith.select %1894, %1895, %c21 : f32
      %1897 = arith.remui %1887, %c13 : index
      %1898 = arith.muli %1897, %c11 : index
      %1899 = arith.addi %6, %1898 : index
      %1900 = vector.load %w[%1899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1901 = vector.bitcast %1900 : vector<4xi8> to vector<1xf32>
      %1902 = vector.extract %1901[0] : f32 from vector<1xf32>
      %1903 = arith.mulf %1902, %1896 : f32
      %1904 = arith.mulf %1885, %1903 : f32
      %1905 = arith.remui %1887, %c13 : index
      %1906 = arith.muli %1905, %c11 : index
      %1907 = arith.addi %8, %1906 : index
      %1908 = vector.load %w[%1907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1909 = vector.bitcast %1908 : vector<4xi8> to vector<1xf32>
      %1910 = vector.extract %1909[0] : f32 from vector<1xf32>
      %1911 = arith.mulf %1910, %1896 : f32
      %1912 = arith.mulf %1886, %1911 : f32
      %1913 = arith.addi %6, %c7 : index
      %1914 = vector.load %w[%1913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1915 = vector.bitcast %1914 : vector<4xi8> to vector<1xf32>
      %1916 = vector.extract %1915[0] : f32 from vector<1xf32>
      %1917 = arith.mulf %1904, %c22 : f32
      %1918 = wave.exp2 %1917 : f32
      %1919 = arith.addf %c21, %1918 : f32
      %1920 = arith.divf %1904, %1919 : f32
      %1921 = arith.mulf %1920, %1912 : f32
      %1922 = arith.mulf %1921, %1916 : f32
      %1923 = arith.minimumf %1922, %c23 : f32
      %1924 = arith.maximumf %1923, %c24 : f32
      %1925 = arith.truncf %1924 : f32 to f16
      %1926 = arith.muli %0, %c13 : index
      %1927 = wave.lane
      %1928 = arith.remui %1927, %c13 : index
      %1929 = arith.addi %1926, %1928 : index
      %1930 = arith.divui %1892, %outTileRows : index
      %1931 = arith.divui %outputFeatures, %c13 : index
      %1932 = arith.muli %1930, %1931 : index
      %1933 = arith.divui %1929, %c13 : index
      %1934 = arith.addi %1932, %1933 : index
      %1935 = arith.muli %1934, %c3 : index
      %1936 = arith.remui %1929, %c13 : index
      %1937 = arith.divui %1936, %c19 : index
      %1938 = arith.addi %1935, %1937 : index
      %1939 = arith.muli %outTileRows, %c19 : index
      %1940 = arith.muli %1938, %1939 : index
      %1941 = arith.remui %1892, %outTileRows : index
      %1942 = arith.muli %1941, %c19 : index
      %1943 = arith.addi %1940, %1942 : index
      %1944 = arith.remui %1929, %c19 : index
      %1945 = arith.addi %1943, %1944 : index
      memref.store %1925, %out[%1945] : memref<?xf16>
    }
    %1946 = vector.extract %440#4[7] : f32 from vector<8xf32>
    %1947 = vector.extract %440#5[7] : f32 from vector<8xf32>
    %1948 = wave.lane
    %1949 = arith.addi %11, %c1 : index
    %1950 = arith.muli %c27, %c3 : index
    %1951 = arith.addi %1949, %1950 : index
    %1952 = arith.divui %1948, %c13 : index
    %1953 = arith.addi %1951, %1952 : index
    %1954 = arith.cmpi slt, %1953, %10 : index
    scf.if %1954 {
      %1955 = arith.cmpi eq, %hasFactors, %c5 : index
      %1956 = memref.load %factors[%1953] : memref<?xf32>
      %1957 = arith.select %1955, %1956, %c21 : f32
      %1958 = arith.remui %1948, %c13 : index
      %1959 = arith.muli %1958, %c11 : index
      %1960 = arith.addi %6, %1959 : index
      %1961 = vector.load %w[%1960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1962 = vector.bitcast %1961 : vector<4xi8> to vector<1xf32>
      %1963 = vector.extract %1962[0] : f32 from vector<1xf32>
      %1964 = arith.mulf %1963, %1957 : f32
      %1965 = arith.mulf %1946, %1964 : f32
      %1966 = arith.remui %1948, %c13 : index
      %1967 = arith.muli %1966, %c11 : index
      %1968 = arith.addi %8, %1967 : index
      %1969 = vector.load %w[%1968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1970 = vector.bitcast %1969 : vector<4xi8> to vector<1xf32>
      %1971 = vector.extract %1970[0] : f32 from vector<1xf32>
      %1972 = arith.mulf %1971, %1957 : f32
      %1973 = arith.mulf %1947, %1972 : f32
      %1974 = arith.addi %6, %c7 : index
      %1975 = vector.load %w[%1974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1976 = vector.bitcast %1975 : vector<4xi8> to vector<1xf32>
      %1977 = vector.extract %1976[0] : f32 from vector<1xf32>
      %1978 = arith.mulf %1965, %c22 : f32
      %1979 = wave.exp2 %1978 : f32
      %1980 = arith.addf %c21, %1979 : f32
      %1981 = arith.divf %1965, %1980 : f32
      %1982 = arith.mulf %1981, %1973 : f32
      %1983 = arith.mulf %1982, %1977 : f32
      %1984 = arith.minimumf %1983, %c23 : f32
      %1985 = arith.maximumf %1984, %c24 : f32
      %1986 = arith.truncf %1985 : f32 to f16
      %1987 = arith.muli %0, %c13 : index
      %1988 = wave.lane
      %1989 = arith.remui %1988, %c13 : index
      %1990 = arith.addi %1987, %1989 : index
      %1991 = arith.divui %1953, %outTileRows : index
      %1992 = arith.divui %outputFeatures, %c13 : index
      %1993 = arith.muli %1991, %1992 : index
      %1994 = arith.divui %1990, %c13 : index
      %1995 = arith.addi %1993, %1994 : index
      %1996 = arith.muli %1995, %c3 : index
      %1997 = arith.remui %1990, %c13 : index
      %1998 = arith.divui %1997, %c19 : index
      %1999 = arith.addi %1996, %1998 : index
      %2000 = arith.muli %outTileRows, %c19 : index
      %2001 = arith.muli %1999, %2000 : index
      %2002 = arith.remui %1953, %outTileRows : index
      %2003 = arith.muli %2002, %c19 : index
      %2004 = arith.addi %2001, %2003 : index
      %2005 = arith.remui %1990, %c19 : index
      %2006 = arith.addi %2004, %2005 : index
      memref.store %1986, %out[%2006] : memref<?xf16>
    }
    %2007 = wave.lane
    %2008 = vector.extract %440#6[0] : f32 from vector<8xf32>
    %2009 = vector.extract %440#7[0] : f32 from vector<8xf32>
    %2010 = wave.lane
    %2011 = arith.addi %11, %c28 : index
    %2012 = arith.muli %c4, %c3 : index
    %2013 = arith.addi %2011, %2012 : index
    %2014 = arith.divui %2010, %c13 : index
    %2015 = arith.addi %2013, %2014 : index
    %2016 = arith.cmpi slt, %2015, %10 : index
    scf.if %2016 {
      %2017 = arith.cmpi eq, %hasFactors, %c5 : index
      %2018 = memref.load %factors[%2015] : memref<?xf32>
      %2019 = arith.select %2017, %2018, %c21 : f32
      %2020 = arith.remui %2010, %c13 : index
      %2021 = arith.muli %2020, %c11 : index
      %2022 = arith.addi %6, %2021 : index
      %2023 = vector.load %w[%2022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2024 = vector.bitcast %2023 : vector<4xi8> to vector<1xf32>
      %2025 = vector.extract %2024[0] : f32 from vector<1xf32>
      %2026 = arith.mulf %2025, %2019 : f32
      %2027 = arith.mulf %2008, %2026 : f32
      %2028 = arith.remui %2010, %c13 : index
      %2029 = arith.muli %2028, %c11 : index
      %2030 = arith.addi %8, %2029 : index
      %2031 = vector.load %w[%2030] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2032 = vector.bitcast %2031 : vector<4xi8> to vector<1xf32>
      %2033 = vector.extract %2032[0] : f32 from vector<1xf32>
      %2034 = arith.mulf %2033, %2019 : f32
      %2035 = arith.mulf %2009, %2034 : f32
      %2036 = arith.addi %6, %c7 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2027, %c22 : f32
      %2041 = wave.exp2 %2040 : f32
      %2042 = arith.addf %c21, %2041 : f32
      %2043 = arith.divf %2027, %2042 : f32
      %2044 = arith.mulf %2043, %2035 : f32
      %2045 = arith.mulf %2044, %2039 : f32
      %2046 = arith.minimumf %2045, %c23 : f32
      %2047 = arith.maximumf %2046, %c24 : f32
      %2048 = arith.truncf %2047 : f32 to f16
      %2049 = arith.muli %0, %c13 : index
      %2050 = wave.lane
      %2051 = arith.remui %2050, %c13 : index
      %2052 = arith.addi %2049, %2051 : index
      %2053 = arith.divui %2015, %outTileRows : index
      %2054 = arith.divui %outputFeatures, %c13 : index
      %2055 = arith.muli %2053, %2054 : index
      %2056 = arith.divui %2052, %c13 : index
      %2057 = arith.addi %2055, %2056 : index
      %2058 = arith.muli %2057, %c3 : index
      %2059 = arith.remui %2052, %c13 : index
      %2060 = arith.divui %2059, %c19 : index
      %2061 = arith.addi %2058, %2060 : index
      %2062 = arith.muli %outTileRows, %c19 : index
      %2063 = arith.muli %2061, %2062 : index
      %2064 = arith.remui %2015, %outTileRows : index
      %2065 = arith.muli %2064, %c19 : index
      %2066 = arith.addi %2063, %2065 : index
      %2067 = arith.remui %2052, %c19 : index
      %2068 = arith.addi %2066, %2067 : index
      memref.store %2048, %out[%2068] : memref<?xf16>
    }
    %2069 = vector.extract %440#6[1] : f32 from vector<8xf32>
    %2070 = vector.extract %440#7[1] : f32 from vector<8xf32>
    %2071 = wave.lane
    %2072 = arith.addi %11, %c28 : index
    %2073 = arith.muli %c5, %c3 : index
    %2074 = arith.addi %2072, %2073 : index
    %2075 = arith.divui %2071, %c13 : index
    %2076 = arith.addi %2074, %2075 : index
    %2077 = arith.cmpi slt, %2076, %10 : index
    scf.if %2077 {
      %2078 = arith.cmpi eq, %hasFactors, %c5 : index
      %2079 = memref.load %factors[%2076] : memref<?xf32>
      %2080 = arith.select %2078, %2079, %c21 : f32
      %2081 = arith.remui %2071, %c13 : index
      %2082 = arith.muli %2081, %c11 : index
      %2083 = arith.addi %6, %2082 : index
      %2084 = vector.load %w[%2083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2085 = vector.bitcast %2084 : vector<4xi8> to vector<1xf32>
      %2086 = vector.extract %2085[0] : f32 from vector<1xf32>
      %2087 = arith.mulf %2086, %2080 : f32
      %2088 = arith.mulf %2069, %2087 : f32
      %2089 = arith.remui %2071, %c13 : index
      %2090 = arith.muli %2089, %c11 : index
      %2091 = arith.addi %8, %2090 : index
      %2092 = vector.load %w[%2091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2093 = vector.bitcast %2092 : vector<4xi8> to vector<1xf32>
      %2094 = vector.extract %2093[0] : f32 from vector<1xf32>
      %2095 = arith.mulf %2094, %2080 : f32
      %2096 = arith.mulf %2070, %2095 : f32
      %2097 = arith.addi %6, %c7 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2088, %c22 : f32
      %2102 = wave.exp2 %2101 : f32
      %2103 = arith.addf %c21, %2102 : f32
      %2104 = arith.divf %2088, %2103 : f32
      %2105 = arith.mulf %2104, %2096 : f32
      %2106 = arith.mulf %2105, %2100 : f32
      %2107 = arith.minimumf %2106, %c23 : f32
      %2108 = arith.maximumf %2107, %c24 : f32
      %2109 = arith.truncf %2108 : f32 to f16
      %2110 = arith.muli %0, %c13 : index
      %2111 = wave.lane
      %2112 = arith.remui %2111, %c13 : index
      %2113 = arith.addi %2110, %2112 : index
      %2114 = arith.divui %2076, %outTileRows : index
      %2115 = arith.divui %outputFeatures, %c13 : index
      %2116 = arith.muli %2114, %2115 : index
      %2117 = arith.divui %2113, %c13 : index
      %2118 = arith.addi %2116, %2117 : index
      %2119 = arith.muli %2118, %c3 : index
      %2120 = arith.remui %2113, %c13 : index
      %2121 = arith.divui %2120, %c19 : index
      %2122 = arith.addi %2119, %2121 : index
      %2123 = arith.muli %outTileRows, %c19 : index
      %2124 = arith.muli %2122, %2123 : index
      %2125 = arith.remui %2076, %outTileRows : index
      %2126 = arith.muli %2125, %c19 : index
      %2127 = arith.addi %2124, %2126 : index
      %2128 = arith.remui %2113, %c19 : index
      %2129 = arith.addi %2127, %2128 : index
      memref.store %2109, %out[%2129] : memref<?xf16>
    }
    %2130 = vector.extract %440#6[2] : f32 from vector<8xf32>
    %2131 = vector.extract %440#7[2] : f32 from vector<8xf32>
    %2132 = wave.lane
    %2133 = arith.addi %11, %c28 : index
    %2134 = arith.muli %c3, %c3 : index
    %2135 = arith.addi %2133, %2134 : index
    %2136 = arith.divui %2132, %c13 : index
    %2137 = arith.addi %2135, %2136 : index
    %2138 = arith.cmpi slt, %2137, %10 : index
    scf.if %2138 {
      %2139 = arith.cmpi eq, %hasFactors, %c5 : index
      %2140 = memref.load %factors[%2137] : memref<?xf32>
      %2141 = arith.select %2139, %2140, %c21 : f32
      %2142 = arith.remui %2132, %c13 : index
      %2143 = arith.muli %2142, %c11 : index
      %2144 = arith.addi %6, %2143 : index
      %2145 = vector.load %w[%2144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2146 = vector.bitcast %2145 : vector<4xi8> to vector<1xf32>
      %2147 = vector.extract %2146[0] : f32 from vector<1xf32>
      %2148 = arith.mulf %2147, %2141 : f32
      %2149 = arith.mulf %2130, %2148 : f32
      %2150 = arith.remui %2132, %c13 : index
      %2151 = arith.muli %2150, %c11 : index
      %2152 = arith.addi %8, %2151 : index
      %2153 = vector.load %w[%2152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2154 = vector.bitcast %2153 : vector<4xi8> to vector<1xf32>
      %2155 = vector.extract %2154[0] : f32 from vector<1xf32>
      %2156 = arith.mulf %2155, %2141 : f32
      %2157 = arith.mulf %2131, %2156 : f32
      %2158 = arith.addi %6, %c7 : index
      %2159 = vector.load %w[%2158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2160 = vector.bitcast %2159 : vector<4xi8> to vector<1xf32>
      %2161 = vector.extract %2160[0] : f32 from vector<1xf32>
      %2162 = arith.mulf %2149, %c22 : f32
      %2163 = wave.exp2 %2162 : f32
      %2164 = arith.addf %c21, %2163 : f32
      %2165 = arith.divf %2149, %2164 : f32
      %2166 = arith.mulf %2165, %2157 : f32
      %2167 = arith.mulf %2166, %2161 : f32
      %2168 = arith.minimumf %2167, %c23 : f32
      %2169 = arith.maximumf %2168, %c24 : f32
      %2170 = arith.truncf %2169 : f32 to f16
      %2171 = arith.muli %0, %c13 : index
      %2172 = wave.lane
      %2173 = arith.remui %2172, %c13 : index
      %2174 = arith.addi %2171, %2173 : index
      %2175 = arith.divui %2137, %outTileRows : index
      %2176 = arith.divui %outputFeatures, %c13 : index
      %2177 = arith.muli %2175, %2176 : index
      %2178 = arith.divui %2174, %c13 : index
      %2179 = arith.addi %2177, %2178 : index
      %2180 = arith.muli %2179, %c3 : index
      %2181 = arith.remui %2174, %c13 : index
      %2182 = arith.divui %2181, %c19 : index
      %2183 = arith.addi %2180, %2182 : index
      %2184 = arith.muli %outTileRows, %c19 : index
      %2185 = arith.muli %2183, %2184 : index
      %2186 = arith.remui %2137, %outTileRows : index
      %2187 = arith.muli %2186, %c19 : index
      %2188 = arith.addi %2185, %2187 : index
      %2189 = arith.remui %2174, %c19 : index
      %2190 = arith.addi %2188, %2189 : index
      memref.store %2170, %out[%2190] : memref<?xf16>
    }
    %2191 = vector.extract %440#6[3] : f32 from vector<8xf32>
    %2192 = vector.extract %440#7[3] : f32 from vector<8xf32>
    %2193 = wave.lane
    %2194 = arith.addi %11, %c28 : index
    %2195 = arith.muli %c18, %c3 : index
    %2196 = arith.addi %2194, %2195 : index
    %2197 = arith.divui %2193, %c13 : index
    %2198 = arith.addi %2196, %2197 : index
    %2199 = arith.cmpi slt, %2198, %10 : index
    scf.if %2199 {
      %2200 = arith.cmpi eq, %hasFactors, %c5 : index
      %2201 = memref.load %factors[%2198] : memref<?xf32>
      %2202 = arith.select %2200, %2201, %c21 : f32
      %2203 = arith.remui %2193, %c13 : index
      %2204 = arith.muli %2203, %c11 : index
      %2205 = arith.addi %6, %2204 : index
      %2206 = vector.load %w[%2205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2207 = vector.bitcast %2206 : vector<4xi8> to vector<1xf32>
      %2208 = vector.extract %2207[0] : f32 from vector<1xf32>
      %2209 = arith.mulf %2208, %2202 : f32
      %2210 = arith.mulf %2191, %2209 : f32
      %2211 = arith.remui %2193, %c13 : index
      %2212 = arith.muli %2211, %c11 : index
      %2213 = arith.addi %8, %2212 : index
      %2214 = vector.load %w[%2213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2215 = vector.bitcast %2214 : vector<4xi8> to vector<1xf32>
      %2216 = vector.extract %2215[0] : f32 from vector<1xf32>
      %2217 = arith.mulf %2216, %2202 : f32
      %2218 = arith.mulf %2192, %2217 : f32
      %2219 = arith.addi %6, %c7 : index
      %2220 = vector.load %w[%2219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2221 = vector.bitcast %2220 : vector<4xi8> to vector<1xf32>
      %2222 = vector.extract %2221[0] : f32 from vector<1xf32>
      %2223 = arith.mulf %2210, %c22 : f32
      %2224 = wave.exp2 %2223 : f32
      %2225 = arith.addf %c21, %2224 : f32
      %2226 = arith.divf %2210, %2225 : f32
      %2227 = arith.mulf %2226, %2218 : f32
      %2228 = arith.mulf %2227, %2222 : f32
      %2229 = arith.minimumf %2228, %c23 : f32
      %2230 = arith.maximumf %2229, %c24 : f32
      %2231 = arith.truncf %2230 : f32 to f16
      %2232 = arith.muli %0, %c13 : index
      %2233 = wave.lane
      %2234 = arith.remui %2233, %c13 : index
      %2235 = arith.addi %2232, %2234 : index
      %2236 = arith.divui %2198, %outTileRows : index
      %2237 = arith.divui %outputFeatures, %c13 : index
      %2238 = arith.muli %2236, %2237 : index
      %2239 = arith.divui %2235, %c13 : index
      %2240 = arith.addi %2238, %2239 : index
      %2241 = arith.muli %2240, %c3 : index
      %2242 = arith.remui %2235, %c13 : index
      %2243 = arith.divui %2242, %c19 : index
      %2244 = arith.addi %2241, %2243 : index
      %2245 = arith.muli %outTileRows, %c19 : index
      %2246 = arith.muli %2244, %2245 : index
      %2247 = arith.remui %2198, %outTileRows : index
      %2248 = arith.muli %2247, %c19 : index
      %2249 = arith.addi %2246, %2248 : index
      %2250 = arith.remui %2235, %c19 : index
      %2251 = arith.addi %2249, %2250 : index
      memref.store %2231, %out[%2251] : memref<?xf16>
    }
    %2252 = vector.extract %440#6[4] : f32 from vector<8xf32>
    %2253 = vector.extract %440#7[4] : f32 from vector<8xf32>
    %2254 = wave.lane
    %2255 = arith.addi %11, %c28 : index
    %2256 = arith.muli %c11, %c3 : index
    %2257 = arith.addi %2255, %2256 : index
    %2258 = arith.divui %2254, %c13 : index
    %2259 = arith.addi %2257, %2258 : index
    %2260 = arith.cmpi slt, %2259, %10 : index
    scf.if %2260 {
      %2261 = arith.cmpi eq, %hasFactors, %c5 : index
      %2262 = memref.load %factors[%2259] : memref<?xf32>
      %2263 = arith.select %2261, %2262, %c21 : f32
      %2264 = arith.remui %2254, %c13 : index
      %2265 = arith.muli %2264, %c11 : index
      %2266 = arith.addi %6, %2265 : index
      %2267 = vector.load %w[%2266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2268 = vector.bitcast %2267 : vector<4xi8> to vector<1xf32>
      %2269 = vector.extract %2268[0] : f32 from vector<1xf32>
      %2270 = arith.mulf %2269, %2263 : f32
      %2271 = arith.mulf %2252, %2270 : f32
      %2272 = arith.remui %2254, %c13 : index
      %2273 = arith.muli %2272, %c11 : index
      %2274 = arith.addi %8, %2273 : index
      %2275 = vector.load %w[%2274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2276 = vector.bitcast %2275 : vector<4xi8> to vector<1xf32>
      %2277 = vector.extract %2276[0] : f32 from vector<1xf32>
      %2278 = arith.mulf %2277, %2263 : f32
      %2279 = arith.mulf %2253, %2278 : f32
      %2280 = arith.addi %6, %c7 : index
      %2281 = vector.load %w[%2280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2282 = vector.bitcast %2281 : vector<4xi8> to vector<1xf32>
      %2283 = vector.extract %2282[0] : f32 from vector<1xf32>
      %2284 = arith.mulf %2271, %c22 : f32
      %2285 = wave.exp2 %2284 : f32
      %2286 = arith.addf %c21, %2285 : f32
      %2287 = arith.divf %2271, %2286 : f32
      %2288 = arith.mulf %2287, %2279 : f32
      %2289 = arith.mulf %2288, %2283 : f32
      %2290 = arith.minimumf %2289, %c23 : f32
      %2291 = arith.maximumf %2290, %c24 : f32
      %2292 = arith.truncf %2291 : f32 to f16
      %2293 = arith.muli %0, %c13 : index
      %2294 = wave.lane
      %2295 = arith.remui %2294, %c13 : index
      %2296 = arith.addi %2293, %2295 : index
      %2297 = arith.divui %2259, %outTileRows : index
      %2298 = arith.divui %outputFeatures, %c13 : index
      %2299 = arith.muli %2297, %2298 : index
      %2300 = arith.divui %2296, %c13 : index
      %2301 = arith.addi %2299, %2300 : index
      %2302 = arith.muli %2301, %c3 : index
      %2303 = arith.remui %2296, %c13 : index
      %2304 = arith.divui %2303, %c19 : index
      %2305 = arith.addi %2302, %2304 : index
      %2306 = arith.muli %outTileRows, %c19 : index
      %2307 = arith.muli %2305, %2306 : index
      %2308 = arith.remui %2259, %outTileRows : index
      %2309 = arith.muli %2308, %c19 : index
      %2310 = arith.addi %2307, %2309 : index
      %2311 = arith.remui %2296, %c19 : index
      %2312 = arith.addi %2310, %2311 : index
      memref.store %2292, %out[%2312] : memref<?xf16>
    }
    %2313 = vector.extract %440#6[5] : f32 from vector<8xf32>
    %2314 = vector.extract %440#7[5] : f32 from vector<8xf32>
    %2315 = wave.lane
    %2316 = arith.addi %11, %c28 : index
    %2317 = arith.muli %c25, %c3 : index
    %2318 = arith.addi %2316, %2317 : index
    %2319 = arith.divui %2315, %c13 : index
    %2320 = arith.addi %2318, %2319 : index
    %2321 = arith.cmpi slt, %2320, %10 : index
    scf.if %2321 {
      %2322 = arith.cmpi eq, %hasFactors, %c5 : index
      %2323 = memref.load %factors[%2320] : memref<?xf32>
      %2324 = arith.select %2322, %2323, %c21 : f32
      %2325 = arith.remui %2315, %c13 : index
      %2326 = arith.muli %2325, %c11 : index
      %2327 = arith.addi %6, %2326 : index
      %2328 = vector.load %w[%2327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2329 = vector.bitcast %2328 : vector<4xi8> to vector<1xf32>
      %2330 = vector.extract %2329[0] : f32 from vector<1xf32>
      %2331 = arith.mulf %2330, %2324 : f32
      %2332 = arith.mulf %2313, %2331 : f32
      %2333 = arith.remui %2315, %c13 : index
      %2334 = arith.muli %2333, %c11 : index
      %2335 = arith.addi %8, %2334 : index
      %2336 = vector.load %w[%2335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2337 = vector.bitcast %2336 : vector<4xi8> to vector<1xf32>
      %2338 = vector.extract %2337[0] : f32 from vector<1xf32>
      %2339 = arith.mulf %2338, %2324 : f32
      %2340 = arith.mulf %2314, %2339 : f32
      %2341 = arith.addi %6, %c7 : index
      %2342 = vector.load %w[%2341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2343 = vector.bitcast %2342 : vector<4xi8> to vector<1xf32>
      %2344 = vector.extract %2343[0] : f32 from vector<1xf32>
      %2345 = arith.mulf %2332, %c22 : f32
      %2346 = wave.exp2 %2345 : f32
      %2347 = arith.addf %c21, %2346 : f32
      %2348 = arith.divf %2332, %2347 : f32
      %2349 = arith.mulf %2348, %2340 : f32
      %2350 = arith.mulf %2349, %2344 : f32
      %2351 = arith.minimumf %2350, %c23 : f32
      %2352 = arith.maximumf %2351, %c24 : f32
      %2353 = arith.truncf %2352 : f32 to f16
      %2354 = arith.muli %0, %c13 : index
      %2355 = wave.lane
      %2356 = arith.remui %2355, %c13 : index
      %2357 = arith.addi %2354, %2356 : index
      %2358 = arith.divui %2320, %outTileRows : index
      %2359 = arith.divui %outputFeatures, %c13 : index
      %2360 = arith.muli %2358, %2359 : index
      %2361 = arith.divui %2357, %c13 : index
      %2362 = arith.addi %2360, %2361 : index
      %2363 = arith.muli %2362, %c3 : index
      %2364 = arith.remui %2357, %c13 : index
      %2365 = arith.divui %2364, %c19 : index
      %2366 = arith.addi %2363, %2365 : index
      %2367 = arith.muli %outTileRows, %c19 : index
      %2368 = arith.muli %2366, %2367 : index
      %2369 = arith.remui %2320, %outTileRows : index
      %2370 = arith.muli %2369, %c19 : index
      %2371 = arith.addi %2368, %2370 : index
      %2372 = arith.remui %2357, %c19 : index
      %2373 = arith.addi %2371, %2372 : index
      memref.store %2353, %out[%2373] : memref<?xf16>
    }
    %2374 = vector.extract %440#6[6] : f32 from vector<8xf32>
    %2375 = vector.extract %440#7[6] : f32 from vector<8xf32>
    %2376 = wave.lane
    %2377 = arith.addi %11, %c28 : index
    %2378 = arith.muli %c26, %c3 : index
    %2379 = arith.addi %2377, %2378 : index
    %2380 = arith.divui %2376, %c13 : index
    %2381 = arith.addi %2379, %2380 : index
    %2382 = arith.cmpi slt, %2381, %10 : index
    scf.if %2382 {
      %2383 = arith.cmpi eq, %hasFactors, %c5 : index
      %2384 = memref.load %factors[%2381] : memref<?xf32>
      %2385 = arith.select %2383, %2384, %c21 : f32
      %2386 = arith.remui %2376, %c13 : index
      %2387 = arith.muli %2386, %c11 : index
      %2388 = arith.addi %6, %2387 : index
      %2389 = vector.load %w[%2388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2390 = vector.bitcast %2389 : vector<4xi8> to vector<1xf32>
      %2391 = vector.extract %2390[0] : f32 from vector<1xf32>
      %2392 = arith.mulf %2391, %2385 : f32
      %2393 = arith.mulf %2374, %2392 : f32
      %2394 = arith.remui %2376, %c13 : index
      %2395 = arith.muli %2394, %c11 : index
      %2396 = arith.addi %8, %2395 : index
      %2397 = vector.load %w[%2396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2398 = vector.bitcast %2397 : vector<4xi8> to vector<1xf32>
      %2399 = vector.extract %2398[0] : f32 from vector<1xf32>
      %2400 = arith.mulf %2399, %2385 : f32
      %2401 = arith.mulf %2375, %2400 : f32
      %2402 = arith.addi %6, %c7 : index
      %2403 = vector.load %w[%2402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2404 = vector.bitcast %2403 : vector<4xi8> to vector<1xf32>
      %2405 = vector.extract %2404[0] : f32 from vector<1xf32>
      %2406 = arith.mulf %2393, %c22 : f32
      %2407 = wave.exp2 %2406 : f32
      %2408 = arith.addf %c21, %2407 : f32
      %2409 = arith.divf %2393, %2408 : f32
      %2410 = arith.mulf %2409, %2401 : f32
      %2411 = arith.mulf %2410, %2405 : f32
      %2412 = arith.minimumf %2411, %c23 : f32
      %2413 = arith.maximumf %2412, %c24 : f32
      %2414 = arith.truncf %2413 : f32 to f16
      %2415 = arith.muli %0, %c13 : index
      %2416 = wave.lane
      %2417 = arith.remui %2416, %c13 : index
      %2418 = arith.addi %2415, %2417 : index
      %2419 = arith.divui %2381, %outTileRows : index
      %2420 = arith.divui %outputFeatures, %c13 : index
      %2421 = arith.muli %2419, %2420 : index
      %2422 = arith.divui %2418, %c13 : index
      %2423 = arith.addi %2421, %2422 : index
      %2424 = arith.muli %2423, %c3 : index
      %2425 = arith.remui %2418, %c13 : index
      %2426 = arith.divui %2425, %c19 : index
      %2427 = arith.addi %2424, %2426 : index
      %2428 = arith.muli %outTileRows, %c19 : index
      %2429 = arith.muli %2427, %2428 : index
      %2430 = arith.remui %2381, %outTileRows : index
      %2431 = arith.muli %2430, %c19 : index
      %2432 = arith.addi %2429, %2431 : index
      %2433 = arith.remui %2418, %c19 : index
      %2434 = arith.addi %2432, %2433 : index
      memref.store %2414, %out[%2434] : memref<?xf16>
    }
    %2435 = vector.extract %440#6[7] : f32 from vector<8xf32>
    %2436 = vector.extract %440#7[7] : f32 from vector<8xf32>
    %2437 = wave.lane
    %2438 = arith.addi %11, %c28 : index
    %2439 = arith.muli %c27, %c3 : index
    %2440 = arith.addi %2438, %2439 : index
    %2441 = arith.divui %2437, %c13 : index
    %2442 = arith.addi %2440, %2441 : index
    %2443 = arith.cmpi slt, %2442, %10 : index
    scf.if %2443 {
      %2444 = arith.cmpi eq, %hasFactors, %c5 : index
      %2445 = memref.load %factors[%2442] : memref<?xf32>
      %2446 = arith.select %2444, %2445, %c21 : f32
      %2447 = arith.remui %2437, %c13 : index
      %2448 = arith.muli %2447, %c11 : index
      %2449 = arith.addi %6, %2448 : index
      %2450 = vector.load %w[%2449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2451 = vector.bitcast %2450 : vector<4xi8> to vector<1xf32>
      %2452 = vector.extract %2451[0] : f32 from vector<1xf32>
      %2453 = arith.mulf %2452, %2446 : f32
      %2454 = arith.mulf %2435, %2453 : f32
      %2455 = arith.remui %2437, %c13 : index
      %2456 = arith.muli %2455, %c11 : index
      %2457 = arith.addi %8, %2456 : index
      %2458 = vector.load %w[%2457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2459 = vector.bitcast %2458 : vector<4xi8> to vector<1xf32>
      %2460 = vector.extract %2459[0] : f32 from vector<1xf32>
      %2461 = arith.mulf %2460, %2446 : f32
      %2462 = arith.mulf %2436, %2461 : f32
      %2463 = arith.addi %6, %c7 : index
      %2464 = vector.load %w[%2463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2465 = vector.bitcast %2464 : vector<4xi8> to vector<1xf32>
      %2466 = vector.extract %2465[0] : f32 from vector<1xf32>
      %2467 = arith.mulf %2454, %c22 : f32
      %2468 = wave.exp2 %2467 : f32
      %2469 = arith.addf %c21, %2468 : f32
      %2470 = arith.divf %2454, %2469 : f32
      %2471 = arith.mulf %2470, %2462 : f32
      %2472 = arith.mulf %2471, %2466 : f32
      %2473 = arith.minimumf %2472, %c23 : f32
      %2474 = arith.maximumf %2473, %c24 : f32
      %2475 = arith.truncf %2474 : f32 to f16
      %2476 = arith.muli %0, %c13 : index
      %2477 = wave.lane
      %2478 = arith.remui %2477, %c13 : index
      %2479 = arith.addi %2476, %2478 : index
      %2480 = arith.divui %2442, %outTileRows : index
      %2481 = arith.divui %outputFeatures, %c13 : index
      %2482 = arith.muli %2480, %2481 : index
      %2483 = arith.divui %2479, %c13 : index
      %2484 = arith.addi %2482, %2483 : index
      %2485 = arith.muli %2484, %c3 : index
      %2486 = arith.remui %2479, %c13 : index
      %2487 = arith.divui %2486, %c19 : index
      %2488 = arith.addi %2485, %2487 : index
      %2489 = arith.muli %outTileRows, %c19 : index
      %2490 = arith.muli %2488, %2489 : index
      %2491 = arith.remui %2442, %outTileRows : index
      %2492 = arith.muli %2491, %c19 : index
      %2493 = arith.addi %2490, %2492 : index
      %2494 = arith.remui %2479, %c19 : index
      %2495 = arith.addi %2493, %2494 : index
      memref.store %2475, %out[%2495] : memref<?xf16>
    }
  }
  wave.return
}
