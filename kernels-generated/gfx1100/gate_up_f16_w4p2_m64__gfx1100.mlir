// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 8 : index
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
  %c32 = arith.constant 48 : index
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
    %15 = arith.muli %1, %c12 : index
    %16 = arith.divui %inputFeatures, %c14 : index
    %17 = arith.muli %12, %stepsPerWave : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %18, %stepsPerWave : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.subi %20, %18 : index
    %22 = arith.divui %21, %c12 : index
    %23 = arith.muli %22, %c12 : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %26 = arith.addi %18, %stepsPerWave : index
    %27 = arith.select %25, %26, %24 : index
    %37:8 = scf.for %28 = %18 to %27 step %c12 iter_args(%29 = %c13, %30 = %c13, %31 = %c13, %32 = %c13, %33 = %c13, %34 = %c13, %35 = %c13, %36 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %38 = wave.lane
      %39 = arith.addi %28, %c4 : index
      %40 = arith.addi %6, %c2 : index
      %41 = arith.muli %39, %c17 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.remui %38, %c14 : index
      %44 = arith.muli %43, %c14 : index
      %45 = arith.addi %42, %44 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<8xf16>
      %48 = arith.addi %45, %c18 : index
      %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %50 = vector.bitcast %49 : vector<16xi8> to vector<8xf16>
      %51 = vector.shuffle %47, %50 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %52 = arith.addi %28, %c5 : index
      %53 = arith.addi %6, %c2 : index
      %54 = arith.muli %52, %c17 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %38, %c14 : index
      %57 = arith.muli %56, %c14 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c18 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %28, %c3 : index
      %66 = arith.addi %6, %c2 : index
      %67 = arith.muli %65, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %38, %c14 : index
      %70 = arith.muli %69, %c14 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c18 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %28, %c19 : index
      %79 = arith.addi %6, %c2 : index
      %80 = arith.muli %78, %c17 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %38, %c14 : index
      %83 = arith.muli %82, %c14 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c18 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %28, %c4 : index
      %92 = arith.addi %8, %c2 : index
      %93 = arith.muli %91, %c17 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %38, %c14 : index
      %96 = arith.muli %95, %c14 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c18 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %28, %c5 : index
      %105 = arith.addi %8, %c2 : index
      %106 = arith.muli %104, %c17 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %38, %c14 : index
      %109 = arith.muli %108, %c14 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c18 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %28, %c3 : index
      %118 = arith.addi %8, %c2 : index
      %119 = arith.muli %117, %c17 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %38, %c14 : index
      %122 = arith.muli %121, %c14 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c18 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %28, %c19 : index
      %131 = arith.addi %8, %c2 : index
      %132 = arith.muli %130, %c17 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %38, %c14 : index
      %135 = arith.muli %134, %c14 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c18 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %15, %c4 : index
      %144 = arith.muli %28, %c5 : index
      %145 = arith.addi %144, %c4 : index
      %146 = arith.divui %inputFeatures, %c14 : index
      %147 = arith.muli %143, %146 : index
      %148 = arith.addi %147, %145 : index
      %149 = arith.muli %tileRows, %c14 : index
      %150 = arith.muli %148, %149 : index
      %151 = arith.remui %38, %tileRows : index
      %152 = arith.muli %151, %c20 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c20 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %x[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %51, %29 : vector<16xf16>, vector<8xf32>
      %160 = wave.mma %158, %103, %30 : vector<16xf16>, vector<8xf32>
      %161 = arith.addi %15, %c5 : index
      %162 = arith.muli %28, %c5 : index
      %163 = arith.addi %162, %c4 : index
      %164 = arith.divui %inputFeatures, %c14 : index
      %165 = arith.muli %161, %164 : index
      %166 = arith.addi %165, %163 : index
      %167 = arith.muli %tileRows, %c14 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.remui %38, %tileRows : index
      %170 = arith.muli %169, %c20 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = arith.muli %tileRows, %c20 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %51, %31 : vector<16xf16>, vector<8xf32>
      %178 = wave.mma %176, %103, %32 : vector<16xf16>, vector<8xf32>
      %179 = arith.addi %15, %c3 : index
      %180 = arith.muli %28, %c5 : index
      %181 = arith.addi %180, %c4 : index
      %182 = arith.divui %inputFeatures, %c14 : index
      %183 = arith.muli %179, %182 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.muli %tileRows, %c14 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %38, %tileRows : index
      %188 = arith.muli %187, %c20 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c20 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %51, %33 : vector<16xf16>, vector<8xf32>
      %196 = wave.mma %194, %103, %34 : vector<16xf16>, vector<8xf32>
      %197 = arith.addi %15, %c19 : index
      %198 = arith.muli %28, %c5 : index
      %199 = arith.addi %198, %c4 : index
      %200 = arith.divui %inputFeatures, %c14 : index
      %201 = arith.muli %197, %200 : index
      %202 = arith.addi %201, %199 : index
      %203 = arith.muli %tileRows, %c14 : index
      %204 = arith.muli %202, %203 : index
      %205 = arith.remui %38, %tileRows : index
      %206 = arith.muli %205, %c20 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = arith.muli %tileRows, %c20 : index
      %210 = arith.addi %207, %209 : index
      %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = vector.shuffle %208, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = wave.mma %212, %51, %35 : vector<16xf16>, vector<8xf32>
      %214 = wave.mma %212, %103, %36 : vector<16xf16>, vector<8xf32>
      %215 = arith.addi %15, %c4 : index
      %216 = arith.muli %28, %c5 : index
      %217 = arith.addi %216, %c5 : index
      %218 = arith.divui %inputFeatures, %c14 : index
      %219 = arith.muli %215, %218 : index
      %220 = arith.addi %219, %217 : index
      %221 = arith.muli %tileRows, %c14 : index
      %222 = arith.muli %220, %221 : index
      %223 = arith.remui %38, %tileRows : index
      %224 = arith.muli %223, %c20 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c20 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %64, %159 : vector<16xf16>, vector<8xf32>
      %232 = wave.mma %230, %116, %160 : vector<16xf16>, vector<8xf32>
      %233 = arith.addi %15, %c5 : index
      %234 = arith.muli %28, %c5 : index
      %235 = arith.addi %234, %c5 : index
      %236 = arith.divui %inputFeatures, %c14 : index
      %237 = arith.muli %233, %236 : index
      %238 = arith.addi %237, %235 : index
      %239 = arith.muli %tileRows, %c14 : index
      %240 = arith.muli %238, %239 : index
      %241 = arith.remui %38, %tileRows : index
      %242 = arith.muli %241, %c20 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c20 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %64, %177 : vector<16xf16>, vector<8xf32>
      %250 = wave.mma %248, %116, %178 : vector<16xf16>, vector<8xf32>
      %251 = arith.addi %15, %c3 : index
      %252 = arith.muli %28, %c5 : index
      %253 = arith.addi %252, %c5 : index
      %254 = arith.divui %inputFeatures, %c14 : index
      %255 = arith.muli %251, %254 : index
      %256 = arith.addi %255, %253 : index
      %257 = arith.muli %tileRows, %c14 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.remui %38, %tileRows : index
      %260 = arith.muli %259, %c20 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c20 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %64, %195 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %116, %196 : vector<16xf16>, vector<8xf32>
      %269 = arith.addi %15, %c19 : index
      %270 = arith.muli %28, %c5 : index
      %271 = arith.addi %270, %c5 : index
      %272 = arith.divui %inputFeatures, %c14 : index
      %273 = arith.muli %269, %272 : index
      %274 = arith.addi %273, %271 : index
      %275 = arith.muli %tileRows, %c14 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.remui %38, %tileRows : index
      %278 = arith.muli %277, %c20 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c20 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %64, %213 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %116, %214 : vector<16xf16>, vector<8xf32>
      %287 = arith.addi %15, %c4 : index
      %288 = arith.muli %28, %c5 : index
      %289 = arith.addi %288, %c3 : index
      %290 = arith.divui %inputFeatures, %c14 : index
      %291 = arith.muli %287, %290 : index
      %292 = arith.addi %291, %289 : index
      %293 = arith.muli %tileRows, %c14 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.remui %38, %tileRows : index
      %296 = arith.muli %295, %c20 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c20 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %77, %231 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %302, %129, %232 : vector<16xf16>, vector<8xf32>
      %305 = arith.addi %15, %c5 : index
      %306 = arith.muli %28, %c5 : index
      %307 = arith.addi %306, %c3 : index
      %308 = arith.divui %inputFeatures, %c14 : index
      %309 = arith.muli %305, %308 : index
      %310 = arith.addi %309, %307 : index
      %311 = arith.muli %tileRows, %c14 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.remui %38, %tileRows : index
      %314 = arith.muli %313, %c20 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c20 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %77, %249 : vector<16xf16>, vector<8xf32>
      %322 = wave.mma %320, %129, %250 : vector<16xf16>, vector<8xf32>
      %323 = arith.addi %15, %c3 : index
      %324 = arith.muli %28, %c5 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.divui %inputFeatures, %c14 : index
      %327 = arith.muli %323, %326 : index
      %328 = arith.addi %327, %325 : index
      %329 = arith.muli %tileRows, %c14 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.remui %38, %tileRows : index
      %332 = arith.muli %331, %c20 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.muli %tileRows, %c20 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = wave.mma %338, %77, %267 : vector<16xf16>, vector<8xf32>
      %340 = wave.mma %338, %129, %268 : vector<16xf16>, vector<8xf32>
      %341 = arith.addi %15, %c19 : index
      %342 = arith.muli %28, %c5 : index
      %343 = arith.addi %342, %c3 : index
      %344 = arith.divui %inputFeatures, %c14 : index
      %345 = arith.muli %341, %344 : index
      %346 = arith.addi %345, %343 : index
      %347 = arith.muli %tileRows, %c14 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.remui %38, %tileRows : index
      %350 = arith.muli %349, %c20 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c20 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %77, %285 : vector<16xf16>, vector<8xf32>
      %358 = wave.mma %356, %129, %286 : vector<16xf16>, vector<8xf32>
      %359 = arith.addi %15, %c4 : index
      %360 = arith.muli %28, %c5 : index
      %361 = arith.addi %360, %c19 : index
      %362 = arith.divui %inputFeatures, %c14 : index
      %363 = arith.muli %359, %362 : index
      %364 = arith.addi %363, %361 : index
      %365 = arith.muli %tileRows, %c14 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.remui %38, %tileRows : index
      %368 = arith.muli %367, %c20 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c20 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %90, %303 : vector<16xf16>, vector<8xf32>
      %376 = wave.mma %374, %142, %304 : vector<16xf16>, vector<8xf32>
      %377 = arith.addi %15, %c5 : index
      %378 = arith.muli %28, %c5 : index
      %379 = arith.addi %378, %c19 : index
      %380 = arith.divui %inputFeatures, %c14 : index
      %381 = arith.muli %377, %380 : index
      %382 = arith.addi %381, %379 : index
      %383 = arith.muli %tileRows, %c14 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.remui %38, %tileRows : index
      %386 = arith.muli %385, %c20 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c20 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %90, %321 : vector<16xf16>, vector<8xf32>
      %394 = wave.mma %392, %142, %322 : vector<16xf16>, vector<8xf32>
      %395 = arith.addi %15, %c3 : index
      %396 = arith.muli %28, %c5 : index
      %397 = arith.addi %396, %c19 : index
      %398 = arith.divui %inputFeatures, %c14 : index
      %399 = arith.muli %395, %398 : index
      %400 = arith.addi %399, %397 : index
      %401 = arith.muli %tileRows, %c14 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.remui %38, %tileRows : index
      %404 = arith.muli %403, %c20 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c20 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %90, %339 : vector<16xf16>, vector<8xf32>
      %412 = wave.mma %410, %142, %340 : vector<16xf16>, vector<8xf32>
      %413 = arith.addi %15, %c19 : index
      %414 = arith.muli %28, %c5 : index
      %415 = arith.addi %414, %c19 : index
      %416 = arith.divui %inputFeatures, %c14 : index
      %417 = arith.muli %413, %416 : index
      %418 = arith.addi %417, %415 : index
      %419 = arith.muli %tileRows, %c14 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.remui %38, %tileRows : index
      %422 = arith.muli %421, %c20 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c20 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %90, %357 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %142, %358 : vector<16xf16>, vector<8xf32>
      scf.yield %375, %376, %393, %394, %411, %412, %429, %430 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %431 = arith.select %25, %27, %20 : index
    %441:8 = scf.for %432 = %27 to %431 step %c5 iter_args(%433 = %37#0, %434 = %37#1, %435 = %37#2, %436 = %37#3, %437 = %37#4, %438 = %37#5, %439 = %37#6, %440 = %37#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %442 = wave.lane
      %443 = arith.addi %432, %c4 : index
      %444 = arith.addi %6, %c2 : index
      %445 = arith.muli %443, %c17 : index
      %446 = arith.addi %444, %445 : index
      %447 = arith.remui %442, %c14 : index
      %448 = arith.muli %447, %c14 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %w[%449] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %451 = vector.bitcast %450 : vector<16xi8> to vector<8xf16>
      %452 = arith.addi %449, %c18 : index
      %453 = vector.load %w[%452] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %454 = vector.bitcast %453 : vector<16xi8> to vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = arith.addi %432, %c4 : index
      %457 = arith.addi %8, %c2 : index
      %458 = arith.muli %456, %c17 : index
      %459 = arith.addi %457, %458 : index
      %460 = arith.remui %442, %c14 : index
      %461 = arith.muli %460, %c14 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %w[%462] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %464 = vector.bitcast %463 : vector<16xi8> to vector<8xf16>
      %465 = arith.addi %462, %c18 : index
      %466 = vector.load %w[%465] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %467 = vector.bitcast %466 : vector<16xi8> to vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = arith.addi %15, %c4 : index
      %470 = arith.muli %432, %c5 : index
      %471 = arith.addi %470, %c4 : index
      %472 = arith.divui %inputFeatures, %c14 : index
      %473 = arith.muli %469, %472 : index
      %474 = arith.addi %473, %471 : index
      %475 = arith.muli %tileRows, %c14 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.remui %442, %tileRows : index
      %478 = arith.muli %477, %c20 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c20 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %455, %433 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %468, %434 : vector<16xf16>, vector<8xf32>
      %487 = arith.addi %15, %c5 : index
      %488 = arith.muli %432, %c5 : index
      %489 = arith.addi %488, %c4 : index
      %490 = arith.divui %inputFeatures, %c14 : index
      %491 = arith.muli %487, %490 : index
      %492 = arith.addi %491, %489 : index
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.remui %442, %tileRows : index
      %496 = arith.muli %495, %c20 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c20 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %455, %435 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %468, %436 : vector<16xf16>, vector<8xf32>
      %505 = arith.addi %15, %c3 : index
      %506 = arith.muli %432, %c5 : index
      %507 = arith.addi %506, %c4 : index
      %508 = arith.divui %inputFeatures, %c14 : index
      %509 = arith.muli %505, %508 : index
      %510 = arith.addi %509, %507 : index
      %511 = arith.muli %tileRows, %c14 : index
      %512 = arith.muli %510, %511 : index
      %513 = arith.remui %442, %tileRows : index
      %514 = arith.muli %513, %c20 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = arith.muli %tileRows, %c20 : index
      %518 = arith.addi %515, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = vector.shuffle %516, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %521 = wave.mma %520, %455, %437 : vector<16xf16>, vector<8xf32>
      %522 = wave.mma %520, %468, %438 : vector<16xf16>, vector<8xf32>
      %523 = arith.addi %15, %c19 : index
      %524 = arith.muli %432, %c5 : index
      %525 = arith.addi %524, %c4 : index
      %526 = arith.divui %inputFeatures, %c14 : index
      %527 = arith.muli %523, %526 : index
      %528 = arith.addi %527, %525 : index
      %529 = arith.muli %tileRows, %c14 : index
      %530 = arith.muli %528, %529 : index
      %531 = arith.remui %442, %tileRows : index
      %532 = arith.muli %531, %c20 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c20 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %455, %439 : vector<16xf16>, vector<8xf32>
      %540 = wave.mma %538, %468, %440 : vector<16xf16>, vector<8xf32>
      scf.yield %485, %486, %503, %504, %521, %522, %539, %540 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %541 = wave.lane
    %542 = wave.wave
    %543 = arith.muli %542, %c3 : index
    %544 = arith.addi %543, %c4 : index
    %545 = arith.muli %544, %c18 : index
    %546 = arith.addi %545, %541 : index
    %547 = vector.extract %441#0[0] : f32 from vector<8xf32>
    %548 = arith.addi %546, %c4 : index
    memref.store %547, %13[%548] : memref<?xf32>
    %549 = vector.extract %441#0[1] : f32 from vector<8xf32>
    %550 = arith.addi %546, %c1 : index
    memref.store %549, %13[%550] : memref<?xf32>
    %551 = vector.extract %441#0[2] : f32 from vector<8xf32>
    %552 = arith.addi %546, %c7 : index
    memref.store %551, %13[%552] : memref<?xf32>
    %553 = vector.extract %441#0[3] : f32 from vector<8xf32>
    %554 = arith.addi %546, %c21 : index
    memref.store %553, %13[%554] : memref<?xf32>
    %555 = vector.extract %441#0[4] : f32 from vector<8xf32>
    %556 = arith.addi %546, %c2 : index
    memref.store %555, %13[%556] : memref<?xf32>
    %557 = vector.extract %441#0[5] : f32 from vector<8xf32>
    %558 = arith.addi %546, %c22 : index
    memref.store %557, %13[%558] : memref<?xf32>
    %559 = vector.extract %441#0[6] : f32 from vector<8xf32>
    %560 = arith.addi %546, %c23 : index
    memref.store %559, %13[%560] : memref<?xf32>
    %561 = vector.extract %441#0[7] : f32 from vector<8xf32>
    %562 = arith.addi %546, %c24 : index
    memref.store %561, %13[%562] : memref<?xf32>
    %563 = arith.muli %542, %c3 : index
    %564 = arith.addi %563, %c5 : index
    %565 = arith.muli %564, %c18 : index
    %566 = arith.addi %565, %541 : index
    %567 = vector.extract %441#1[0] : f32 from vector<8xf32>
    %568 = arith.addi %566, %c4 : index
    memref.store %567, %13[%568] : memref<?xf32>
    %569 = vector.extract %441#1[1] : f32 from vector<8xf32>
    %570 = arith.addi %566, %c1 : index
    memref.store %569, %13[%570] : memref<?xf32>
    %571 = vector.extract %441#1[2] : f32 from vector<8xf32>
    %572 = arith.addi %566, %c7 : index
    memref.store %571, %13[%572] : memref<?xf32>
    %573 = vector.extract %441#1[3] : f32 from vector<8xf32>
    %574 = arith.addi %566, %c21 : index
    memref.store %573, %13[%574] : memref<?xf32>
    %575 = vector.extract %441#1[4] : f32 from vector<8xf32>
    %576 = arith.addi %566, %c2 : index
    memref.store %575, %13[%576] : memref<?xf32>
    %577 = vector.extract %441#1[5] : f32 from vector<8xf32>
    %578 = arith.addi %566, %c22 : index
    memref.store %577, %13[%578] : memref<?xf32>
    %579 = vector.extract %441#1[6] : f32 from vector<8xf32>
    %580 = arith.addi %566, %c23 : index
    memref.store %579, %13[%580] : memref<?xf32>
    %581 = vector.extract %441#1[7] : f32 from vector<8xf32>
    %582 = arith.addi %566, %c24 : index
    memref.store %581, %13[%582] : memref<?xf32>
    wave.barrier
    %583 = arith.muli %542, %c3 : index
    %584 = arith.addi %583, %c4 : index
    %585 = arith.muli %584, %c1 : index
    %586 = arith.addi %585, %541 : index
    %587 = arith.addi %586, %c4 : index
    %588 = memref.load %13[%587] : memref<?xf32>
    %589 = arith.addi %587, %c17 : index
    %590 = memref.load %13[%589] : memref<?xf32>
    %591 = arith.addf %588, %590 : f32
    %592 = arith.addi %587, %c25 : index
    %593 = memref.load %13[%592] : memref<?xf32>
    %594 = arith.addf %591, %593 : f32
    %595 = arith.addi %587, %c26 : index
    %596 = memref.load %13[%595] : memref<?xf32>
    %597 = arith.addf %594, %596 : f32
    %598 = arith.muli %584, %c1 : index
    %599 = arith.addi %598, %541 : index
    %600 = arith.addi %599, %c18 : index
    %601 = memref.load %13[%600] : memref<?xf32>
    %602 = arith.addi %600, %c17 : index
    %603 = memref.load %13[%602] : memref<?xf32>
    %604 = arith.addf %601, %603 : f32
    %605 = arith.addi %600, %c25 : index
    %606 = memref.load %13[%605] : memref<?xf32>
    %607 = arith.addf %604, %606 : f32
    %608 = arith.addi %600, %c26 : index
    %609 = memref.load %13[%608] : memref<?xf32>
    %610 = arith.addf %607, %609 : f32
    %611 = wave.lane
    %612 = arith.addi %11, %c4 : index
    %613 = arith.muli %584, %c3 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.divui %611, %c14 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.cmpi slt, %616, %10 : index
    scf.if %617 {
      %618 = arith.cmpi eq, %hasFactors, %c5 : index
      %619 = memref.load %factors[%616] : memref<?xf32>
      %620 = arith.select %618, %619, %c28 : f32
      %621 = arith.remui %611, %c14 : index
      %622 = arith.muli %621, %c12 : index
      %623 = arith.addi %6, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %597, %627 : f32
      %629 = arith.remui %611, %c14 : index
      %630 = arith.muli %629, %c12 : index
      %631 = arith.addi %8, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %620 : f32
      %636 = arith.mulf %610, %635 : f32
      %637 = arith.addi %6, %c7 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %628, %c29 : f32
      %642 = wave.exp2 %641 : f32
      %643 = arith.addf %c28, %642 : f32
      %644 = arith.divf %628, %643 : f32
      %645 = arith.mulf %644, %636 : f32
      %646 = arith.mulf %645, %640 : f32
      %647 = arith.minimumf %646, %c30 : f32
      %648 = arith.maximumf %647, %c31 : f32
      %649 = arith.truncf %648 : f32 to f16
      %650 = arith.muli %0, %c14 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c14 : index
      %653 = arith.addi %650, %652 : index
      %654 = arith.divui %616, %outTileRows : index
      %655 = arith.divui %outputFeatures, %c14 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.divui %653, %c14 : index
      %658 = arith.addi %656, %657 : index
      %659 = arith.muli %658, %c3 : index
      %660 = arith.remui %653, %c14 : index
      %661 = arith.divui %660, %c20 : index
      %662 = arith.addi %659, %661 : index
      %663 = arith.muli %outTileRows, %c20 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.remui %616, %outTileRows : index
      %666 = arith.muli %665, %c20 : index
      %667 = arith.addi %664, %666 : index
      %668 = arith.remui %653, %c20 : index
      %669 = arith.addi %667, %668 : index
      memref.store %649, %out[%669] : memref<?xf16>
    }
    %670 = arith.muli %542, %c3 : index
    %671 = arith.addi %670, %c5 : index
    %672 = arith.muli %671, %c1 : index
    %673 = arith.addi %672, %541 : index
    %674 = arith.addi %673, %c4 : index
    %675 = memref.load %13[%674] : memref<?xf32>
    %676 = arith.addi %674, %c17 : index
    %677 = memref.load %13[%676] : memref<?xf32>
    %678 = arith.addf %675, %677 : f32
    %679 = arith.addi %674, %c25 : index
    %680 = memref.load %13[%679] : memref<?xf32>
    %681 = arith.addf %678, %680 : f32
    %682 = arith.addi %674, %c26 : index
    %683 = memref.load %13[%682] : memref<?xf32>
    %684 = arith.addf %681, %683 : f32
    %685 = arith.muli %671, %c1 : index
    %686 = arith.addi %685, %541 : index
    %687 = arith.addi %686, %c18 : index
    %688 = memref.load %13[%687] : memref<?xf32>
    %689 = arith.addi %687, %c17 : index
    %690 = memref.load %13[%689] : memref<?xf32>
    %691 = arith.addf %688, %690 : f32
    %692 = arith.addi %687, %c25 : index
    %693 = memref.load %13[%692] : memref<?xf32>
    %694 = arith.addf %691, %693 : f32
    %695 = arith.addi %687, %c26 : index
    %696 = memref.load %13[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = wave.lane
    %699 = arith.addi %11, %c4 : index
    %700 = arith.muli %671, %c3 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.divui %698, %c14 : index
    %703 = arith.addi %701, %702 : index
    %704 = arith.cmpi slt, %703, %10 : index
    scf.if %704 {
      %705 = arith.cmpi eq, %hasFactors, %c5 : index
      %706 = memref.load %factors[%703] : memref<?xf32>
      %707 = arith.select %705, %706, %c28 : f32
      %708 = arith.remui %698, %c14 : index
      %709 = arith.muli %708, %c12 : index
      %710 = arith.addi %6, %709 : index
      %711 = vector.load %w[%710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %712 = vector.bitcast %711 : vector<4xi8> to vector<1xf32>
      %713 = vector.extract %712[0] : f32 from vector<1xf32>
      %714 = arith.mulf %713, %707 : f32
      %715 = arith.mulf %684, %714 : f32
      %716 = arith.remui %698, %c14 : index
      %717 = arith.muli %716, %c12 : index
      %718 = arith.addi %8, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %707 : f32
      %723 = arith.mulf %697, %722 : f32
      %724 = arith.addi %6, %c7 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %715, %c29 : f32
      %729 = wave.exp2 %728 : f32
      %730 = arith.addf %c28, %729 : f32
      %731 = arith.divf %715, %730 : f32
      %732 = arith.mulf %731, %723 : f32
      %733 = arith.mulf %732, %727 : f32
      %734 = arith.minimumf %733, %c30 : f32
      %735 = arith.maximumf %734, %c31 : f32
      %736 = arith.truncf %735 : f32 to f16
      %737 = arith.muli %0, %c14 : index
      %738 = wave.lane
      %739 = arith.remui %738, %c14 : index
      %740 = arith.addi %737, %739 : index
      %741 = arith.divui %703, %outTileRows : index
      %742 = arith.divui %outputFeatures, %c14 : index
      %743 = arith.muli %741, %742 : index
      %744 = arith.divui %740, %c14 : index
      %745 = arith.addi %743, %744 : index
      %746 = arith.muli %745, %c3 : index
      %747 = arith.remui %740, %c14 : index
      %748 = arith.divui %747, %c20 : index
      %749 = arith.addi %746, %748 : index
      %750 = arith.muli %outTileRows, %c20 : index
      %751 = arith.muli %749, %750 : index
      %752 = arith.remui %703, %outTileRows : index
      %753 = arith.muli %752, %c20 : index
      %754 = arith.addi %751, %753 : index
      %755 = arith.remui %740, %c20 : index
      %756 = arith.addi %754, %755 : index
      memref.store %736, %out[%756] : memref<?xf16>
    }
    %757 = wave.lane
    wave.barrier
    %758 = wave.wave
    %759 = arith.muli %758, %c3 : index
    %760 = arith.addi %759, %c4 : index
    %761 = arith.muli %760, %c18 : index
    %762 = arith.addi %761, %757 : index
    %763 = vector.extract %441#2[0] : f32 from vector<8xf32>
    %764 = arith.addi %762, %c4 : index
    memref.store %763, %13[%764] : memref<?xf32>
    %765 = vector.extract %441#2[1] : f32 from vector<8xf32>
    %766 = arith.addi %762, %c1 : index
    memref.store %765, %13[%766] : memref<?xf32>
    %767 = vector.extract %441#2[2] : f32 from vector<8xf32>
    %768 = arith.addi %762, %c7 : index
    memref.store %767, %13[%768] : memref<?xf32>
    %769 = vector.extract %441#2[3] : f32 from vector<8xf32>
    %770 = arith.addi %762, %c21 : index
    memref.store %769, %13[%770] : memref<?xf32>
    %771 = vector.extract %441#2[4] : f32 from vector<8xf32>
    %772 = arith.addi %762, %c2 : index
    memref.store %771, %13[%772] : memref<?xf32>
    %773 = vector.extract %441#2[5] : f32 from vector<8xf32>
    %774 = arith.addi %762, %c22 : index
    memref.store %773, %13[%774] : memref<?xf32>
    %775 = vector.extract %441#2[6] : f32 from vector<8xf32>
    %776 = arith.addi %762, %c23 : index
    memref.store %775, %13[%776] : memref<?xf32>
    %777 = vector.extract %441#2[7] : f32 from vector<8xf32>
    %778 = arith.addi %762, %c24 : index
    memref.store %777, %13[%778] : memref<?xf32>
    %779 = arith.muli %758, %c3 : index
    %780 = arith.addi %779, %c5 : index
    %781 = arith.muli %780, %c18 : index
    %782 = arith.addi %781, %757 : index
    %783 = vector.extract %441#3[0] : f32 from vector<8xf32>
    %784 = arith.addi %782, %c4 : index
    memref.store %783, %13[%784] : memref<?xf32>
    %785 = vector.extract %441#3[1] : f32 from vector<8xf32>
    %786 = arith.addi %782, %c1 : index
    memref.store %785, %13[%786] : memref<?xf32>
    %787 = vector.extract %441#3[2] : f32 from vector<8xf32>
    %788 = arith.addi %782, %c7 : index
    memref.store %787, %13[%788] : memref<?xf32>
    %789 = vector.extract %441#3[3] : f32 from vector<8xf32>
    %790 = arith.addi %782, %c21 : index
    memref.store %789, %13[%790] : memref<?xf32>
    %791 = vector.extract %441#3[4] : f32 from vector<8xf32>
    %792 = arith.addi %782, %c2 : index
    memref.store %791, %13[%792] : memref<?xf32>
    %793 = vector.extract %441#3[5] : f32 from vector<8xf32>
    %794 = arith.addi %782, %c22 : index
    memref.store %793, %13[%794] : memref<?xf32>
    %795 = vector.extract %441#3[6] : f32 from vector<8xf32>
    %796 = arith.addi %782, %c23 : index
    memref.store %795, %13[%796] : memref<?xf32>
    %797 = vector.extract %441#3[7] : f32 from vector<8xf32>
    %798 = arith.addi %782, %c24 : index
    memref.store %797, %13[%798] : memref<?xf32>
    wave.barrier
    %799 = arith.muli %758, %c3 : index
    %800 = arith.addi %799, %c4 : index
    %801 = arith.muli %800, %c1 : index
    %802 = arith.addi %801, %757 : index
    %803 = arith.addi %802, %c4 : index
    %804 = memref.load %13[%803] : memref<?xf32>
    %805 = arith.addi %803, %c17 : index
    %806 = memref.load %13[%805] : memref<?xf32>
    %807 = arith.addf %804, %806 : f32
    %808 = arith.addi %803, %c25 : index
    %809 = memref.load %13[%808] : memref<?xf32>
    %810 = arith.addf %807, %809 : f32
    %811 = arith.addi %803, %c26 : index
    %812 = memref.load %13[%811] : memref<?xf32>
    %813 = arith.addf %810, %812 : f32
    %814 = arith.muli %800, %c1 : index
    %815 = arith.addi %814, %757 : index
    %816 = arith.addi %815, %c18 : index
    %817 = memref.load %13[%816] : memref<?xf32>
    %818 = arith.addi %816, %c17 : index
    %819 = memref.load %13[%818] : memref<?xf32>
    %820 = arith.addf %817, %819 : f32
    %821 = arith.addi %816, %c25 : index
    %822 = memref.load %13[%821] : memref<?xf32>
    %823 = arith.addf %820, %822 : f32
    %824 = arith.addi %816, %c26 : index
    %825 = memref.load %13[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = wave.lane
    %828 = arith.addi %11, %c14 : index
    %829 = arith.muli %800, %c3 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.divui %827, %c14 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.cmpi slt, %832, %10 : index
    scf.if %833 {
      %834 = arith.cmpi eq, %hasFactors, %c5 : index
      %835 = memref.load %factors[%832] : memref<?xf32>
      %836 = arith.select %834, %835, %c28 : f32
      %837 = arith.remui %827, %c14 : index
      %838 = arith.muli %837, %c12 : index
      %839 = arith.addi %6, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %836 : f32
      %844 = arith.mulf %813, %843 : f32
      %845 = arith.remui %827, %c14 : index
      %846 = arith.muli %845, %c12 : index
      %847 = arith.addi %8, %846 : index
      %848 = vector.load %w[%847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %849 = vector.bitcast %848 : vector<4xi8> to vector<1xf32>
      %850 = vector.extract %849[0] : f32 from vector<1xf32>
      %851 = arith.mulf %850, %836 : f32
      %852 = arith.mulf %826, %851 : f32
      %853 = arith.addi %6, %c7 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %844, %c29 : f32
      %858 = wave.exp2 %857 : f32
      %859 = arith.addf %c28, %858 : f32
      %860 = arith.divf %844, %859 : f32
      %861 = arith.mulf %860, %852 : f32
      %862 = arith.mulf %861, %856 : f32
      %863 = arith.minimumf %862, %c30 : f32
      %864 = arith.maximumf %863, %c31 : f32
      %865 = arith.truncf %864 : f32 to f16
      %866 = arith.muli %0, %c14 : index
      %867 = wave.lane
      %868 = arith.remui %867, %c14 : index
      %869 = arith.addi %866, %868 : index
      %870 = arith.divui %832, %outTileRows : index
      %871 = arith.divui %outputFeatures, %c14 : index
      %872 = arith.muli %870, %871 : index
      %873 = arith.divui %869, %c14 : index
      %874 = arith.addi %872, %873 : index
      %875 = arith.muli %874, %c3 : index
      %876 = arith.remui %869, %c14 : index
      %877 = arith.divui %876, %c20 : index
      %878 = arith.addi %875, %877 : index
      %879 = arith.muli %outTileRows, %c20 : index
      %880 = arith.muli %878, %879 : index
      %881 = arith.remui %832, %outTileRows : index
      %882 = arith.muli %881, %c20 : index
      %883 = arith.addi %880, %882 : index
      %884 = arith.remui %869, %c20 : index
      %885 = arith.addi %883, %884 : index
      memref.store %865, %out[%885] : memref<?xf16>
    }
    %886 = arith.muli %758, %c3 : index
    %887 = arith.addi %886, %c5 : index
    %888 = arith.muli %887, %c1 : index
    %889 = arith.addi %888, %757 : index
    %890 = arith.addi %889, %c4 : index
    %891 = memref.load %13[%890] : memref<?xf32>
    %892 = arith.addi %890, %c17 : index
    %893 = memref.load %13[%892] : memref<?xf32>
    %894 = arith.addf %891, %893 : f32
    %895 = arith.addi %890, %c25 : index
    %896 = memref.load %13[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = arith.addi %890, %c26 : index
    %899 = memref.load %13[%898] : memref<?xf32>
    %900 = arith.addf %897, %899 : f32
    %901 = arith.muli %887, %c1 : index
    %902 = arith.addi %901, %757 : index
    %903 = arith.addi %902, %c18 : index
    %904 = memref.load %13[%903] : memref<?xf32>
    %905 = arith.addi %903, %c17 : index
    %906 = memref.load %13[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %903, %c25 : index
    %909 = memref.load %13[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.addi %903, %c26 : index
    %912 = memref.load %13[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = wave.lane
    %915 = arith.addi %11, %c14 : index
    %916 = arith.muli %887, %c3 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.divui %914, %c14 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.cmpi slt, %919, %10 : index
    scf.if %920 {
      %921 = arith.cmpi eq, %hasFactors, %c5 : index
      %922 = memref.load %factors[%919] : memref<?xf32>
      %923 = arith.select %921, %922, %c28 : f32
      %924 = arith.remui %914, %c14 : index
      %925 = arith.muli %924, %c12 : index
      %926 = arith.addi %6, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %923 : f32
      %931 = arith.mulf %900, %930 : f32
      %932 = arith.remui %914, %c14 : index
      %933 = arith.muli %932, %c12 : index
      %934 = arith.addi %8, %933 : index
      %935 = vector.load %w[%934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %936 = vector.bitcast %935 : vector<4xi8> to vector<1xf32>
      %937 = vector.extract %936[0] : f32 from vector<1xf32>
      %938 = arith.mulf %937, %923 : f32
      %939 = arith.mulf %913, %938 : f32
      %940 = arith.addi %6, %c7 : index
      %941 = vector.load %w[%940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %942 = vector.bitcast %941 : vector<4xi8> to vector<1xf32>
      %943 = vector.extract %942[0] : f32 from vector<1xf32>
      %944 = arith.mulf %931, %c29 : f32
      %945 = wave.exp2 %944 : f32
      %946 = arith.addf %c28, %945 : f32
      %947 = arith.divf %931, %946 : f32
      %948 = arith.mulf %947, %939 : f32
      %949 = arith.mulf %948, %943 : f32
      %950 = arith.minimumf %949, %c30 : f32
      %951 = arith.maximumf %950, %c31 : f32
      %952 = arith.truncf %951 : f32 to f16
      %953 = arith.muli %0, %c14 : index
      %954 = wave.lane
      %955 = arith.remui %954, %c14 : index
      %956 = arith.addi %953, %955 : index
      %957 = arith.divui %919, %outTileRows : index
      %958 = arith.divui %outputFeatures, %c14 : index
      %959 = arith.muli %957, %958 : index
      %960 = arith.divui %956, %c14 : index
      %961 = arith.addi %959, %960 : index
      %962 = arith.muli %961, %c3 : index
      %963 = arith.remui %956, %c14 : index
      %964 = arith.divui %963, %c20 : index
      %965 = arith.addi %962, %964 : index
      %966 = arith.muli %outTileRows, %c20 : index
      %967 = arith.muli %965, %966 : index
      %968 = arith.remui %919, %outTileRows : index
      %969 = arith.muli %968, %c20 : index
      %970 = arith.addi %967, %969 : index
      %971 = arith.remui %956, %c20 : index
      %972 = arith.addi %970, %971 : index
      memref.store %952, %out[%972] : memref<?xf16>
    }
    %973 = wave.lane
    wave.barrier
    %974 = wave.wave
    %975 = arith.muli %974, %c3 : index
    %976 = arith.addi %975, %c4 : index
    %977 = arith.muli %976, %c18 : index
    %978 = arith.addi %977, %973 : index
    %979 = vector.extract %441#4[0] : f32 from vector<8xf32>
    %980 = arith.addi %978, %c4 : index
    memref.store %979, %13[%980] : memref<?xf32>
    %981 = vector.extract %441#4[1] : f32 from vector<8xf32>
    %982 = arith.addi %978, %c1 : index
    memref.store %981, %13[%982] : memref<?xf32>
    %983 = vector.extract %441#4[2] : f32 from vector<8xf32>
    %984 = arith.addi %978, %c7 : index
    memref.store %983, %13[%984] : memref<?xf32>
    %985 = vector.extract %441#4[3] : f32 from vector<8xf32>
    %986 = arith.addi %978, %c21 : index
    memref.store %985, %13[%986] : memref<?xf32>
    %987 = vector.extract %441#4[4] : f32 from vector<8xf32>
    %988 = arith.addi %978, %c2 : index
    memref.store %987, %13[%988] : memref<?xf32>
    %989 = vector.extract %441#4[5] : f32 from vector<8xf32>
    %990 = arith.addi %978, %c22 : index
    memref.store %989, %13[%990] : memref<?xf32>
    %991 = vector.extract %441#4[6] : f32 from vector<8xf32>
    %992 = arith.addi %978, %c23 : index
    memref.store %991, %13[%992] : memref<?xf32>
    %993 = vector.extract %441#4[7] : f32 from vector<8xf32>
    %994 = arith.addi %978, %c24 : index
    memref.store %993, %13[%994] : memref<?xf32>
    %995 = arith.muli %974, %c3 : index
    %996 = arith.addi %995, %c5 : index
    %997 = arith.muli %996, %c18 : index
    %998 = arith.addi %997, %973 : index
    %999 = vector.extract %441#5[0] : f32 from vector<8xf32>
    %1000 = arith.addi %998, %c4 : index
    memref.store %999, %13[%1000] : memref<?xf32>
    %1001 = vector.extract %441#5[1] : f32 from vector<8xf32>
    %1002 = arith.addi %998, %c1 : index
    memref.store %1001, %13[%1002] : memref<?xf32>
    %1003 = vector.extract %441#5[2] : f32 from vector<8xf32>
    %1004 = arith.addi %998, %c7 : index
    memref.store %1003, %13[%1004] : memref<?xf32>
    %1005 = vector.extract %441#5[3] : f32 from vector<8xf32>
    %1006 = arith.addi %998, %c21 : index
    memref.store %1005, %13[%1006] : memref<?xf32>
    %1007 = vector.extract %441#5[4] : f32 from vector<8xf32>
    %1008 = arith.addi %998, %c2 : index
    memref.store %1007, %13[%1008] : memref<?xf32>
    %1009 = vector.extract %441#5[5] : f32 from vector<8xf32>
    %1010 = arith.addi %998, %c22 : index
    memref.store %1009, %13[%1010] : memref<?xf32>
    %1011 = vector.extract %441#5[6] : f32 from vector<8xf32>
    %1012 = arith.addi %998, %c23 : index
    memref.store %1011, %13[%1012] : memref<?xf32>
    %1013 = vector.extract %441#5[7] : f32 from vector<8xf32>
    %1014 = arith.addi %998, %c24 : index
    memref.store %1013, %13[%1014] : memref<?xf32>
    wave.barrier
    %1015 = arith.muli %974, %c3 : index
    %1016 = arith.addi %1015, %c4 : index
    %1017 = arith.muli %1016, %c1 : index
    %1018 = arith.addi %1017, %973 : index
    %1019 = arith.addi %1018, %c4 : index
    %1020 = memref.load %13[%1019] : memref<?xf32>
    %1021 = arith.addi %1019, %c17 : index
    %1022 = memref.load %13[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1019, %c25 : index
    %1025 = memref.load %13[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1019, %c26 : index
    %1028 = memref.load %13[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.muli %1016, %c1 : index
    %1031 = arith.addi %1030, %973 : index
    %1032 = arith.addi %1031, %c18 : index
    %1033 = memref.load %13[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c17 : index
    %1035 = memref.load %13[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1032, %c25 : index
    %1038 = memref.load %13[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1032, %c26 : index
    %1041 = memref.load %13[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = wave.lane
    %1044 = arith.addi %11, %c1 : index
    %1045 = arith.muli %1016, %c3 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c14 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %10 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c5 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c28 : f32
      %1053 = arith.remui %1043, %c14 : index
      %1054 = arith.muli %1053, %c12 : index
      %1055 = arith.addi %6, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1029, %1059 : f32
      %1061 = arith.remui %1043, %c14 : index
      %1062 = arith.muli %1061, %c12 : index
      %1063 = arith.addi %8, %1062 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.mulf %1066, %1052 : f32
      %1068 = arith.mulf %1042, %1067 : f32
      %1069 = arith.addi %6, %c7 : index
      %1070 = vector.load %w[%1069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1071 = vector.bitcast %1070 : vector<4xi8> to vector<1xf32>
      %1072 = vector.extract %1071[0] : f32 from vector<1xf32>
      %1073 = arith.mulf %1060, %c29 : f32
      %1074 = wave.exp2 %1073 : f32
      %1075 = arith.addf %c28, %1074 : f32
      %1076 = arith.divf %1060, %1075 : f32
      %1077 = arith.mulf %1076, %1068 : f32
      %1078 = arith.mulf %1077, %1072 : f32
      %1079 = arith.minimumf %1078, %c30 : f32
      %1080 = arith.maximumf %1079, %c31 : f32
      %1081 = arith.truncf %1080 : f32 to f16
      %1082 = arith.muli %0, %c14 : index
      %1083 = wave.lane
      %1084 = arith.remui %1083, %c14 : index
      %1085 = arith.addi %1082, %1084 : index
      %1086 = arith.divui %1048, %outTileRows : index
      %1087 = arith.divui %outputFeatures, %c14 : index
      %1088 = arith.muli %1086, %1087 : index
      %1089 = arith.divui %1085, %c14 : index
      %1090 = arith.addi %1088, %1089 : index
      %1091 = arith.muli %1090, %c3 : index
      %1092 = arith.remui %1085, %c14 : index
      %1093 = arith.divui %1092, %c20 : index
      %1094 = arith.addi %1091, %1093 : index
      %1095 = arith.muli %outTileRows, %c20 : index
      %1096 = arith.muli %1094, %1095 : index
      %1097 = arith.remui %1048, %outTileRows : index
      %1098 = arith.muli %1097, %c20 : index
      %1099 = arith.addi %1096, %1098 : index
      %1100 = arith.remui %1085, %c20 : index
      %1101 = arith.addi %1099, %1100 : index
      memref.store %1081, %out[%1101] : memref<?xf16>
    }
    %1102 = arith.muli %974, %c3 : index
    %1103 = arith.addi %1102, %c5 : index
    %1104 = arith.muli %1103, %c1 : index
    %1105 = arith.addi %1104, %973 : index
    %1106 = arith.addi %1105, %c4 : index
    %1107 = memref.load %13[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c17 : index
    %1109 = memref.load %13[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = arith.addi %1106, %c25 : index
    %1112 = memref.load %13[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = arith.addi %1106, %c26 : index
    %1115 = memref.load %13[%1114] : memref<?xf32>
    %1116 = arith.addf %1113, %1115 : f32
    %1117 = arith.muli %1103, %c1 : index
    %1118 = arith.addi %1117, %973 : index
    %1119 = arith.addi %1118, %c18 : index
    %1120 = memref.load %13[%1119] : memref<?xf32>
    %1121 = arith.addi %1119, %c17 : index
    %1122 = memref.load %13[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.addi %1119, %c25 : index
    %1125 = memref.load %13[%1124] : memref<?xf32>
    %1126 = arith.addf %1123, %1125 : f32
    %1127 = arith.addi %1119, %c26 : index
    %1128 = memref.load %13[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = wave.lane
    %1131 = arith.addi %11, %c1 : index
    %1132 = arith.muli %1103, %c3 : index
    %1133 = arith.addi %1131, %1132 : index
    %1134 = arith.divui %1130, %c14 : index
    %1135 = arith.addi %1133, %1134 : index
    %1136 = arith.cmpi slt, %1135, %10 : index
    scf.if %1136 {
      %1137 = arith.cmpi eq, %hasFactors, %c5 : index
      %1138 = memref.load %factors[%1135] : memref<?xf32>
      %1139 = arith.select %1137, %1138, %c28 : f32
      %1140 = arith.remui %1130, %c14 : index
      %1141 = arith.muli %1140, %c12 : index
      %1142 = arith.addi %6, %1141 : index
      %1143 = vector.load %w[%1142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1144 = vector.bitcast %1143 : vector<4xi8> to vector<1xf32>
      %1145 = vector.extract %1144[0] : f32 from vector<1xf32>
      %1146 = arith.mulf %1145, %1139 : f32
      %1147 = arith.mulf %1116, %1146 : f32
      %1148 = arith.remui %1130, %c14 : index
      %1149 = arith.muli %1148, %c12 : index
      %1150 = arith.addi %8, %1149 : index
      %1151 = vector.load %w[%1150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1152 = vector.bitcast %1151 : vector<4xi8> to vector<1xf32>
      %1153 = vector.extract %1152[0] : f32 from vector<1xf32>
      %1154 = arith.mulf %1153, %1139 : f32
      %1155 = arith.mulf %1129, %1154 : f32
      %1156 = arith.addi %6, %c7 : index
      %1157 = vector.load %w[%1156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1158 = vector.bitcast %1157 : vector<4xi8> to vector<1xf32>
      %1159 = vector.extract %1158[0] : f32 from vector<1xf32>
      %1160 = arith.mulf %1147, %c29 : f32
      %1161 = wave.exp2 %1160 : f32
      %1162 = arith.addf %c28, %1161 : f32
      %1163 = arith.divf %1147, %1162 : f32
      %1164 = arith.mulf %1163, %1155 : f32
      %1165 = arith.mulf %1164, %1159 : f32
      %1166 = arith.minimumf %1165, %c30 : f32
      %1167 = arith.maximumf %1166, %c31 : f32
      %1168 = arith.truncf %1167 : f32 to f16
      %1169 = arith.muli %0, %c14 : index
      %1170 = wave.lane
      %1171 = arith.remui %1170, %c14 : index
      %1172 = arith.addi %1169, %1171 : index
      %1173 = arith.divui %1135, %outTileRows : index
      %1174 = arith.divui %outputFeatures, %c14 : index
      %1175 = arith.muli %1173, %1174 : index
      %1176 = arith.divui %1172, %c14 : index
      %1177 = arith.addi %1175, %1176 : index
      %1178 = arith.muli %1177, %c3 : index
      %1179 = arith.remui %1172, %c14 : index
      %1180 = arith.divui %1179, %c20 : index
      %1181 = arith.addi %1178, %1180 : index
      %1182 = arith.muli %outTileRows, %c20 : index
      %1183 = arith.muli %1181, %1182 : index
      %1184 = arith.remui %1135, %outTileRows : index
      %1185 = arith.muli %1184, %c20 : index
      %1186 = arith.addi %1183, %1185 : index
      %1187 = arith.remui %1172, %c20 : index
      %1188 = arith.addi %1186, %1187 : index
      memref.store %1168, %out[%1188] : memref<?xf16>
    }
    %1189 = wave.lane
    wave.barrier
    %1190 = wave.wave
    %1191 = arith.muli %1190, %c3 : index
    %1192 = arith.addi %1191, %c4 : index
    %1193 = arith.muli %1192, %c18 : index
    %1194 = arith.addi %1193, %1189 : index
    %1195 = vector.extract %441#6[0] : f32 from vector<8xf32>
    %1196 = arith.addi %1194, %c4 : index
    memref.store %1195, %13[%1196] : memref<?xf32>
    %1197 = vector.extract %441#6[1] : f32 from vector<8xf32>
    %1198 = arith.addi %1194, %c1 : index
    memref.store %1197, %13[%1198] : memref<?xf32>
    %1199 = vector.extract %441#6[2] : f32 from vector<8xf32>
    %1200 = arith.addi %1194, %c7 : index
    memref.store %1199, %13[%1200] : memref<?xf32>
    %1201 = vector.extract %441#6[3] : f32 from vector<8xf32>
    %1202 = arith.addi %1194, %c21 : index
    memref.store %1201, %13[%1202] : memref<?xf32>
    %1203 = vector.extract %441#6[4] : f32 from vector<8xf32>
    %1204 = arith.addi %1194, %c2 : index
    memref.store %1203, %13[%1204] : memref<?xf32>
    %1205 = vector.extract %441#6[5] : f32 from vector<8xf32>
    %1206 = arith.addi %1194, %c22 : index
    memref.store %1205, %13[%1206] : memref<?xf32>
    %1207 = vector.extract %441#6[6] : f32 from vector<8xf32>
    %1208 = arith.addi %1194, %c23 : index
    memref.store %1207, %13[%1208] : memref<?xf32>
    %1209 = vector.extract %441#6[7] : f32 from vector<8xf32>
    %1210 = arith.addi %1194, %c24 : index
    memref.store %1209, %13[%1210] : memref<?xf32>
    %1211 = arith.muli %1190, %c3 : index
    %1212 = arith.addi %1211, %c5 : index
    %1213 = arith.muli %1212, %c18 : index
    %1214 = arith.addi %1213, %1189 : index
    %1215 = vector.extract %441#7[0] : f32 from vector<8xf32>
    %1216 = arith.addi %1214, %c4 : index
    memref.store %1215, %13[%1216] : memref<?xf32>
    %1217 = vector.extract %441#7[1] : f32 from vector<8xf32>
    %1218 = arith.addi %1214, %c1 : index
    memref.store %1217, %13[%1218] : memref<?xf32>
    %1219 = vector.extract %441#7[2] : f32 from vector<8xf32>
    %1220 = arith.addi %1214, %c7 : index
    memref.store %1219, %13[%1220] : memref<?xf32>
    %1221 = vector.extract %441#7[3] : f32 from vector<8xf32>
    %1222 = arith.addi %1214, %c21 : index
    memref.store %1221, %13[%1222] : memref<?xf32>
    %1223 = vector.extract %441#7[4] : f32 from vector<8xf32>
    %1224 = arith.addi %1214, %c2 : index
    memref.store %1223, %13[%1224] : memref<?xf32>
    %1225 = vector.extract %441#7[5] : f32 from vector<8xf32>
    %1226 = arith.addi %1214, %c22 : index
    memref.store %1225, %13[%1226] : memref<?xf32>
    %1227 = vector.extract %441#7[6] : f32 from vector<8xf32>
    %1228 = arith.addi %1214, %c23 : index
    memref.store %1227, %13[%1228] : memref<?xf32>
    %1229 = vector.extract %441#7[7] : f32 from vector<8xf32>
    %1230 = arith.addi %1214, %c24 : index
    memref.store %1229, %13[%1230] : memref<?xf32>
    wave.barrier
    %1231 = arith.muli %1190, %c3 : index
    %1232 = arith.addi %1231, %c4 : index
    %1233 = arith.muli %1232, %c1 : index
    %1234 = arith.addi %1233, %1189 : index
    %1235 = arith.addi %1234, %c4 : index
    %1236 = memref.load %13[%1235] : memref<?xf32>
    %1237 = arith.addi %1235, %c17 : index
    %1238 = memref.load %13[%1237] : memref<?xf32>
    %1239 = arith.addf %1236, %1238 : f32
    %1240 = arith.addi %1235, %c25 : index
    %1241 = memref.load %13[%1240] : memref<?xf32>
    %1242 = arith.addf %1239, %1241 : f32
    %1243 = arith.addi %1235, %c26 : index
    %1244 = memref.load %13[%1243] : memref<?xf32>
    %1245 = arith.addf %1242, %1244 : f32
    %1246 = arith.muli %1232, %c1 : index
    %1247 = arith.addi %1246, %1189 : index
    %1248 = arith.addi %1247, %c18 : index
    %1249 = memref.load %13[%1248] : memref<?xf32>
    %1250 = arith.addi %1248, %c17 : index
    %1251 = memref.load %13[%1250] : memref<?xf32>
    %1252 = arith.addf %1249, %1251 : f32
    %1253 = arith.addi %1248, %c25 : index
    %1254 = memref.load %13[%1253] : memref<?xf32>
    %1255 = arith.addf %1252, %1254 : f32
    %1256 = arith.addi %1248, %c26 : index
    %1257 = memref.load %13[%1256] : memref<?xf32>
    %1258 = arith.addf %1255, %1257 : f32
    %1259 = wave.lane
    %1260 = arith.addi %11, %c32 : index
    %1261 = arith.muli %1232, %c3 : index
    %1262 = arith.addi %1260, %1261 : index
    %1263 = arith.divui %1259, %c14 : index
    %1264 = arith.addi %1262, %1263 : index
    %1265 = arith.cmpi slt, %1264, %10 : index
    scf.if %1265 {
      %1266 = arith.cmpi eq, %hasFactors, %c5 : index
      %1267 = memref.load %factors[%1264] : memref<?xf32>
      %1268 = arith.select %1266, %1267, %c28 : f32
      %1269 = arith.remui %1259, %c14 : index
      %1270 = arith.muli %1269, %c12 : index
      %1271 = arith.addi %6, %1270 : index
      %1272 = vector.load %w[%1271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1273 = vector.bitcast %1272 : vector<4xi8> to vector<1xf32>
      %1274 = vector.extract %1273[0] : f32 from vector<1xf32>
      %1275 = arith.mulf %1274, %1268 : f32
      %1276 = arith.mulf %1245, %1275 : f32
      %1277 = arith.remui %1259, %c14 : index
      %1278 = arith.muli %1277, %c12 : index
      %1279 = arith.addi %8, %1278 : index
      %1280 = vector.load %w[%1279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1281 = vector.bitcast %1280 : vector<4xi8> to vector<1xf32>
      %1282 = vector.extract %1281[0] : f32 from vector<1xf32>
      %1283 = arith.mulf %1282, %1268 : f32
      %1284 = arith.mulf %1258, %1283 : f32
      %1285 = arith.addi %6, %c7 : index
      %1286 = vector.load %w[%1285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1287 = vector.bitcast %1286 : vector<4xi8> to vector<1xf32>
      %1288 = vector.extract %1287[0] : f32 from vector<1xf32>
      %1289 = arith.mulf %1276, %c29 : f32
      %1290 = wave.exp2 %1289 : f32
      %1291 = arith.addf %c28, %1290 : f32
      %1292 = arith.divf %1276, %1291 : f32
      %1293 = arith.mulf %1292, %1284 : f32
      %1294 = arith.mulf %1293, %1288 : f32
      %1295 = arith.minimumf %1294, %c30 : f32
      %1296 = arith.maximumf %1295, %c31 : f32
      %1297 = arith.truncf %1296 : f32 to f16
      %1298 = arith.muli %0, %c14 : index
      %1299 = wave.lane
      %1300 = arith.remui %1299, %c14 : index
      %1301 = arith.addi %1298, %1300 : index
      %1302 = arith.divui %1264, %outTileRows : index
      %1303 = arith.divui %outputFeatures, %c14 : index
      %1304 = arith.muli %1302, %1303 : index
      %1305 = arith.divui %1301, %c14 : index
      %1306 = arith.addi %1304, %1305 : index
      %1307 = arith.muli %1306, %c3 : index
      %1308 = arith.remui %1301, %c14 : index
      %1309 = arith.divui %1308, %c20 : index
      %1310 = arith.addi %1307, %1309 : index
      %1311 = arith.muli %outTileRows, %c20 : index
      %1312 = arith.muli %1310, %1311 : index
      %1313 = arith.remui %1264, %outTileRows : index
      %1314 = arith.muli %1313, %c20 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = arith.remui %1301, %c20 : index
      %1317 = arith.addi %1315, %1316 : index
      memref.store %1297, %out[%1317] : memref<?xf16>
    }
    %1318 = arith.muli %1190, %c3 : index
    %1319 = arith.addi %1318, %c5 : index
    %1320 = arith.muli %1319, %c1 : index
    %1321 = arith.addi %1320, %1189 : index
    %1322 = arith.addi %1321, %c4 : index
    %1323 = memref.load %13[%1322] : memref<?xf32>
    %1324 = arith.addi %1322, %c17 : index
    %1325 = memref.load %13[%1324] : memref<?xf32>
    %1326 = arith.addf %1323, %1325 : f32
    %1327 = arith.addi %1322, %c25 : index
    %1328 = memref.load %13[%1327] : memref<?xf32>
    %1329 = arith.addf %1326, %1328 : f32
    %1330 = arith.addi %1322, %c26 : index
    %1331 = memref.load %13[%1330] : memref<?xf32>
    %1332 = arith.addf %1329, %1331 : f32
    %1333 = arith.muli %1319, %c1 : index
    %1334 = arith.addi %1333, %1189 : index
    %1335 = arith.addi %1334, %c18 : index
    %1336 = memref.load %13[%1335] : memref<?xf32>
    %1337 = arith.addi %1335, %c17 : index
    %1338 = memref.load %13[%1337] : memref<?xf32>
    %1339 = arith.addf %1336, %1338 : f32
    %1340 = arith.addi %1335, %c25 : index
    %1341 = memref.load %13[%1340] : memref<?xf32>
    %1342 = arith.addf %1339, %1341 : f32
    %1343 = arith.addi %1335, %c26 : index
    %1344 = memref.load %13[%1343] : memref<?xf32>
    %1345 = arith.addf %1342, %1344 : f32
    %1346 = wave.lane
    %1347 = arith.addi %11, %c32 : index
    %1348 = arith.muli %1319, %c3 : index
    %1349 = arith.addi %1347, %1348 : index
    %1350 = arith.divui %1346, %c14 : index
    %1351 = arith.addi %1349, %1350 : index
    %1352 = arith.cmpi slt, %1351, %10 : index
    scf.if %1352 {
      %1353 = arith.cmpi eq, %hasFactors, %c5 : index
      %1354 = memref.load %factors[%1351] : memref<?xf32>
      %1355 = arith.select %1353, %1354, %c28 : f32
      %1356 = arith.remui %1346, %c14 : index
      %1357 = arith.muli %1356, %c12 : index
      %1358 = arith.addi %6, %1357 : index
      %1359 = vector.load %w[%1358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1360 = vector.bitcast %1359 : vector<4xi8> to vector<1xf32>
      %1361 = vector.extract %1360[0] : f32 from vector<1xf32>
      %1362 = arith.mulf %1361, %1355 : f32
      %1363 = arith.mulf %1332, %1362 : f32
      %1364 = arith.remui %1346, %c14 : index
      %1365 = arith.muli %1364, %c12 : index
      %1366 = arith.addi %8, %1365 : index
      %1367 = vector.load %w[%1366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1368 = vector.bitcast %1367 : vector<4xi8> to vector<1xf32>
      %1369 = vector.extract %1368[0] : f32 from vector<1xf32>
      %1370 = arith.mulf %1369, %1355 : f32
      %1371 = arith.mulf %1345, %1370 : f32
      %1372 = arith.addi %6, %c7 : index
      %1373 = vector.load %w[%1372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1374 = vector.bitcast %1373 : vector<4xi8> to vector<1xf32>
      %1375 = vector.extract %1374[0] : f32 from vector<1xf32>
      %1376 = arith.mulf %1363, %c29 : f32
      %1377 = wave.exp2 %1376 : f32
      %1378 = arith.addf %c28, %1377 : f32
      %1379 = arith.divf %1363, %1378 : f32
      %1380 = arith.mulf %1379, %1371 : f32
      %1381 = arith.mulf %1380, %1375 : f32
      %1382 = arith.minimumf %1381, %c30 : f32
      %1383 = arith.maximumf %1382, %c31 : f32
      %1384 = arith.truncf %1383 : f32 to f16
      %1385 = arith.muli %0, %c14 : index
      %1386 = wave.lane
      %1387 = arith.remui %1386, %c14 : index
      %1388 = arith.addi %1385, %1387 : index
      %1389 = arith.divui %1351, %outTileRows : index
      %1390 = arith.divui %outputFeatures, %c14 : index
      %1391 = arith.muli %1389, %1390 : index
      %1392 = arith.divui %1388, %c14 : index
      %1393 = arith.addi %1391, %1392 : index
      %1394 = arith.muli %1393, %c3 : index
      %1395 = arith.remui %1388, %c14 : index
      %1396 = arith.divui %1395, %c20 : index
      %1397 = arith.addi %1394, %1396 : index
      %1398 = arith.muli %outTileRows, %c20 : index
      %1399 = arith.muli %1397, %1398 : index
      %1400 = arith.remui %1351, %outTileRows : index
      %1401 = arith.muli %1400, %c20 : index
      %1402 = arith.addi %1399, %1401 : index
      %1403 = arith.remui %1388, %c20 : index
      %1404 = arith.addi %1402, %1403 : index
      memref.store %1384, %out[%1404] : memref<?xf16>
    }
  }
  wave.return
}
