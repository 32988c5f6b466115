// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 0xBFB8AA3B : f32
  %c28 = arith.constant 0x477FE000 : f32
  %c29 = arith.constant 0xC77FE000 : f32
  %c30 = arith.constant 48 : index
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
    %583 = arith.muli %542, %c12 : index
    %584 = arith.addi %583, %c4 : index
    %585 = arith.muli %584, %c1 : index
    %586 = arith.addi %585, %541 : index
    %587 = arith.addi %586, %c4 : index
    %588 = memref.load %13[%587] : memref<?xf32>
    %589 = arith.addi %587, %c17 : index
    %590 = memref.load %13[%589] : memref<?xf32>
    %591 = arith.addf %588, %590 : f32
    %592 = arith.muli %584, %c1 : index
    %593 = arith.addi %592, %541 : index
    %594 = arith.addi %593, %c18 : index
    %595 = memref.load %13[%594] : memref<?xf32>
    %596 = arith.addi %594, %c17 : index
    %597 = memref.load %13[%596] : memref<?xf32>
    %598 = arith.addf %595, %597 : f32
    %599 = wave.lane
    %600 = arith.addi %11, %c4 : index
    %601 = arith.muli %584, %c3 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.divui %599, %c14 : index
    %604 = arith.addi %602, %603 : index
    %605 = arith.cmpi slt, %604, %10 : index
    scf.if %605 {
      %606 = arith.cmpi eq, %hasFactors, %c5 : index
      %607 = memref.load %factors[%604] : memref<?xf32>
      %608 = arith.select %606, %607, %c26 : f32
      %609 = arith.remui %599, %c14 : index
      %610 = arith.muli %609, %c12 : index
      %611 = arith.addi %6, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %608 : f32
      %616 = arith.mulf %591, %615 : f32
      %617 = arith.remui %599, %c14 : index
      %618 = arith.muli %617, %c12 : index
      %619 = arith.addi %8, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %608 : f32
      %624 = arith.mulf %598, %623 : f32
      %625 = arith.addi %6, %c7 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %616, %c27 : f32
      %630 = wave.exp2 %629 : f32
      %631 = arith.addf %c26, %630 : f32
      %632 = arith.divf %616, %631 : f32
      %633 = arith.mulf %632, %624 : f32
      %634 = arith.mulf %633, %628 : f32
      %635 = arith.minimumf %634, %c28 : f32
      %636 = arith.maximumf %635, %c29 : f32
      %637 = arith.truncf %636 : f32 to f16
      %638 = arith.muli %0, %c14 : index
      %639 = wave.lane
      %640 = arith.remui %639, %c14 : index
      %641 = arith.addi %638, %640 : index
      %642 = arith.divui %604, %outTileRows : index
      %643 = arith.divui %outputFeatures, %c14 : index
      %644 = arith.muli %642, %643 : index
      %645 = arith.divui %641, %c14 : index
      %646 = arith.addi %644, %645 : index
      %647 = arith.muli %646, %c3 : index
      %648 = arith.remui %641, %c14 : index
      %649 = arith.divui %648, %c20 : index
      %650 = arith.addi %647, %649 : index
      %651 = arith.muli %outTileRows, %c20 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.remui %604, %outTileRows : index
      %654 = arith.muli %653, %c20 : index
      %655 = arith.addi %652, %654 : index
      %656 = arith.remui %641, %c20 : index
      %657 = arith.addi %655, %656 : index
      memref.store %637, %out[%657] : memref<?xf16>
    }
    %658 = arith.muli %542, %c12 : index
    %659 = arith.addi %658, %c5 : index
    %660 = arith.muli %659, %c1 : index
    %661 = arith.addi %660, %541 : index
    %662 = arith.addi %661, %c4 : index
    %663 = memref.load %13[%662] : memref<?xf32>
    %664 = arith.addi %662, %c17 : index
    %665 = memref.load %13[%664] : memref<?xf32>
    %666 = arith.addf %663, %665 : f32
    %667 = arith.muli %659, %c1 : index
    %668 = arith.addi %667, %541 : index
    %669 = arith.addi %668, %c18 : index
    %670 = memref.load %13[%669] : memref<?xf32>
    %671 = arith.addi %669, %c17 : index
    %672 = memref.load %13[%671] : memref<?xf32>
    %673 = arith.addf %670, %672 : f32
    %674 = wave.lane
    %675 = arith.addi %11, %c4 : index
    %676 = arith.muli %659, %c3 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.divui %674, %c14 : index
    %679 = arith.addi %677, %678 : index
    %680 = arith.cmpi slt, %679, %10 : index
    scf.if %680 {
      %681 = arith.cmpi eq, %hasFactors, %c5 : index
      %682 = memref.load %factors[%679] : memref<?xf32>
      %683 = arith.select %681, %682, %c26 : f32
      %684 = arith.remui %674, %c14 : index
      %685 = arith.muli %684, %c12 : index
      %686 = arith.addi %6, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %683 : f32
      %691 = arith.mulf %666, %690 : f32
      %692 = arith.remui %674, %c14 : index
      %693 = arith.muli %692, %c12 : index
      %694 = arith.addi %8, %693 : index
      %695 = vector.load %w[%694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %696 = vector.bitcast %695 : vector<4xi8> to vector<1xf32>
      %697 = vector.extract %696[0] : f32 from vector<1xf32>
      %698 = arith.mulf %697, %683 : f32
      %699 = arith.mulf %673, %698 : f32
      %700 = arith.addi %6, %c7 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %691, %c27 : f32
      %705 = wave.exp2 %704 : f32
      %706 = arith.addf %c26, %705 : f32
      %707 = arith.divf %691, %706 : f32
      %708 = arith.mulf %707, %699 : f32
      %709 = arith.mulf %708, %703 : f32
      %710 = arith.minimumf %709, %c28 : f32
      %711 = arith.maximumf %710, %c29 : f32
      %712 = arith.truncf %711 : f32 to f16
      %713 = arith.muli %0, %c14 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c14 : index
      %716 = arith.addi %713, %715 : index
      %717 = arith.divui %679, %outTileRows : index
      %718 = arith.divui %outputFeatures, %c14 : index
      %719 = arith.muli %717, %718 : index
      %720 = arith.divui %716, %c14 : index
      %721 = arith.addi %719, %720 : index
      %722 = arith.muli %721, %c3 : index
      %723 = arith.remui %716, %c14 : index
      %724 = arith.divui %723, %c20 : index
      %725 = arith.addi %722, %724 : index
      %726 = arith.muli %outTileRows, %c20 : index
      %727 = arith.muli %725, %726 : index
      %728 = arith.remui %679, %outTileRows : index
      %729 = arith.muli %728, %c20 : index
      %730 = arith.addi %727, %729 : index
      %731 = arith.remui %716, %c20 : index
      %732 = arith.addi %730, %731 : index
      memref.store %712, %out[%732] : memref<?xf16>
    }
    %733 = arith.muli %542, %c12 : index
    %734 = arith.addi %733, %c3 : index
    %735 = arith.muli %734, %c1 : index
    %736 = arith.addi %735, %541 : index
    %737 = arith.addi %736, %c4 : index
    %738 = memref.load %13[%737] : memref<?xf32>
    %739 = arith.addi %737, %c17 : index
    %740 = memref.load %13[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = arith.muli %734, %c1 : index
    %743 = arith.addi %742, %541 : index
    %744 = arith.addi %743, %c18 : index
    %745 = memref.load %13[%744] : memref<?xf32>
    %746 = arith.addi %744, %c17 : index
    %747 = memref.load %13[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = wave.lane
    %750 = arith.addi %11, %c4 : index
    %751 = arith.muli %734, %c3 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c14 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %10 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c5 : index
      %757 = memref.load %factors[%754] : memref<?xf32>
      %758 = arith.select %756, %757, %c26 : f32
      %759 = arith.remui %749, %c14 : index
      %760 = arith.muli %759, %c12 : index
      %761 = arith.addi %6, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %758 : f32
      %766 = arith.mulf %741, %765 : f32
      %767 = arith.remui %749, %c14 : index
      %768 = arith.muli %767, %c12 : index
      %769 = arith.addi %8, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %758 : f32
      %774 = arith.mulf %748, %773 : f32
      %775 = arith.addi %6, %c7 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %766, %c27 : f32
      %780 = wave.exp2 %779 : f32
      %781 = arith.addf %c26, %780 : f32
      %782 = arith.divf %766, %781 : f32
      %783 = arith.mulf %782, %774 : f32
      %784 = arith.mulf %783, %778 : f32
      %785 = arith.minimumf %784, %c28 : f32
      %786 = arith.maximumf %785, %c29 : f32
      %787 = arith.truncf %786 : f32 to f16
      %788 = arith.muli %0, %c14 : index
      %789 = wave.lane
      %790 = arith.remui %789, %c14 : index
      %791 = arith.addi %788, %790 : index
      %792 = arith.divui %754, %outTileRows : index
      %793 = arith.divui %outputFeatures, %c14 : index
      %794 = arith.muli %792, %793 : index
      %795 = arith.divui %791, %c14 : index
      %796 = arith.addi %794, %795 : index
      %797 = arith.muli %796, %c3 : index
      %798 = arith.remui %791, %c14 : index
      %799 = arith.divui %798, %c20 : index
      %800 = arith.addi %797, %799 : index
      %801 = arith.muli %outTileRows, %c20 : index
      %802 = arith.muli %800, %801 : index
      %803 = arith.remui %754, %outTileRows : index
      %804 = arith.muli %803, %c20 : index
      %805 = arith.addi %802, %804 : index
      %806 = arith.remui %791, %c20 : index
      %807 = arith.addi %805, %806 : index
      memref.store %787, %out[%807] : memref<?xf16>
    }
    %808 = arith.muli %542, %c12 : index
    %809 = arith.addi %808, %c19 : index
    %810 = arith.muli %809, %c1 : index
    %811 = arith.addi %810, %541 : index
    %812 = arith.addi %811, %c4 : index
    %813 = memref.load %13[%812] : memref<?xf32>
    %814 = arith.addi %812, %c17 : index
    %815 = memref.load %13[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = arith.muli %809, %c1 : index
    %818 = arith.addi %817, %541 : index
    %819 = arith.addi %818, %c18 : index
    %820 = memref.load %13[%819] : memref<?xf32>
    %821 = arith.addi %819, %c17 : index
    %822 = memref.load %13[%821] : memref<?xf32>
    %823 = arith.addf %820, %822 : f32
    %824 = wave.lane
    %825 = arith.addi %11, %c4 : index
    %826 = arith.muli %809, %c3 : index
    %827 = arith.addi %825, %826 : index
    %828 = arith.divui %824, %c14 : index
    %829 = arith.addi %827, %828 : index
    %830 = arith.cmpi slt, %829, %10 : index
    scf.if %830 {
      %831 = arith.cmpi eq, %hasFactors, %c5 : index
      %832 = memref.load %factors[%829] : memref<?xf32>
      %833 = arith.select %831, %832, %c26 : f32
      %834 = arith.remui %824, %c14 : index
      %835 = arith.muli %834, %c12 : index
      %836 = arith.addi %6, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %833 : f32
      %841 = arith.mulf %816, %840 : f32
      %842 = arith.remui %824, %c14 : index
      %843 = arith.muli %842, %c12 : index
      %844 = arith.addi %8, %843 : index
      %845 = vector.load %w[%844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %846 = vector.bitcast %845 : vector<4xi8> to vector<1xf32>
      %847 = vector.extract %846[0] : f32 from vector<1xf32>
      %848 = arith.mulf %847, %833 : f32
      %849 = arith.mulf %823, %848 : f32
      %850 = arith.addi %6, %c7 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %841, %c27 : f32
      %855 = wave.exp2 %854 : f32
      %856 = arith.addf %c26, %855 : f32
      %857 = arith.divf %841, %856 : f32
      %858 = arith.mulf %857, %849 : f32
      %859 = arith.mulf %858, %853 : f32
      %860 = arith.minimumf %859, %c28 : f32
      %861 = arith.maximumf %860, %c29 : f32
      %862 = arith.truncf %861 : f32 to f16
      %863 = arith.muli %0, %c14 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c14 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.divui %829, %outTileRows : index
      %868 = arith.divui %outputFeatures, %c14 : index
      %869 = arith.muli %867, %868 : index
      %870 = arith.divui %866, %c14 : index
      %871 = arith.addi %869, %870 : index
      %872 = arith.muli %871, %c3 : index
      %873 = arith.remui %866, %c14 : index
      %874 = arith.divui %873, %c20 : index
      %875 = arith.addi %872, %874 : index
      %876 = arith.muli %outTileRows, %c20 : index
      %877 = arith.muli %875, %876 : index
      %878 = arith.remui %829, %outTileRows : index
      %879 = arith.muli %878, %c20 : index
      %880 = arith.addi %877, %879 : index
      %881 = arith.remui %866, %c20 : index
      %882 = arith.addi %880, %881 : index
      memref.store %862, %out[%882] : memref<?xf16>
    }
    %883 = wave.lane
    wave.barrier
    %884 = wave.wave
    %885 = arith.muli %884, %c3 : index
    %886 = arith.addi %885, %c4 : index
    %887 = arith.muli %886, %c18 : index
    %888 = arith.addi %887, %883 : index
    %889 = vector.extract %441#2[0] : f32 from vector<8xf32>
    %890 = arith.addi %888, %c4 : index
    memref.store %889, %13[%890] : memref<?xf32>
    %891 = vector.extract %441#2[1] : f32 from vector<8xf32>
    %892 = arith.addi %888, %c1 : index
    memref.store %891, %13[%892] : memref<?xf32>
    %893 = vector.extract %441#2[2] : f32 from vector<8xf32>
    %894 = arith.addi %888, %c7 : index
    memref.store %893, %13[%894] : memref<?xf32>
    %895 = vector.extract %441#2[3] : f32 from vector<8xf32>
    %896 = arith.addi %888, %c21 : index
    memref.store %895, %13[%896] : memref<?xf32>
    %897 = vector.extract %441#2[4] : f32 from vector<8xf32>
    %898 = arith.addi %888, %c2 : index
    memref.store %897, %13[%898] : memref<?xf32>
    %899 = vector.extract %441#2[5] : f32 from vector<8xf32>
    %900 = arith.addi %888, %c22 : index
    memref.store %899, %13[%900] : memref<?xf32>
    %901 = vector.extract %441#2[6] : f32 from vector<8xf32>
    %902 = arith.addi %888, %c23 : index
    memref.store %901, %13[%902] : memref<?xf32>
    %903 = vector.extract %441#2[7] : f32 from vector<8xf32>
    %904 = arith.addi %888, %c24 : index
    memref.store %903, %13[%904] : memref<?xf32>
    %905 = arith.muli %884, %c3 : index
    %906 = arith.addi %905, %c5 : index
    %907 = arith.muli %906, %c18 : index
    %908 = arith.addi %907, %883 : index
    %909 = vector.extract %441#3[0] : f32 from vector<8xf32>
    %910 = arith.addi %908, %c4 : index
    memref.store %909, %13[%910] : memref<?xf32>
    %911 = vector.extract %441#3[1] : f32 from vector<8xf32>
    %912 = arith.addi %908, %c1 : index
    memref.store %911, %13[%912] : memref<?xf32>
    %913 = vector.extract %441#3[2] : f32 from vector<8xf32>
    %914 = arith.addi %908, %c7 : index
    memref.store %913, %13[%914] : memref<?xf32>
    %915 = vector.extract %441#3[3] : f32 from vector<8xf32>
    %916 = arith.addi %908, %c21 : index
    memref.store %915, %13[%916] : memref<?xf32>
    %917 = vector.extract %441#3[4] : f32 from vector<8xf32>
    %918 = arith.addi %908, %c2 : index
    memref.store %917, %13[%918] : memref<?xf32>
    %919 = vector.extract %441#3[5] : f32 from vector<8xf32>
    %920 = arith.addi %908, %c22 : index
    memref.store %919, %13[%920] : memref<?xf32>
    %921 = vector.extract %441#3[6] : f32 from vector<8xf32>
    %922 = arith.addi %908, %c23 : index
    memref.store %921, %13[%922] : memref<?xf32>
    %923 = vector.extract %441#3[7] : f32 from vector<8xf32>
    %924 = arith.addi %908, %c24 : index
    memref.store %923, %13[%924] : memref<?xf32>
    wave.barrier
    %925 = arith.muli %884, %c12 : index
    %926 = arith.addi %925, %c4 : index
    %927 = arith.muli %926, %c1 : index
    %928 = arith.addi %927, %883 : index
    %929 = arith.addi %928, %c4 : index
    %930 = memref.load %13[%929] : memref<?xf32>
    %931 = arith.addi %929, %c17 : index
    %932 = memref.load %13[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = arith.muli %926, %c1 : index
    %935 = arith.addi %934, %883 : index
    %936 = arith.addi %935, %c18 : index
    %937 = memref.load %13[%936] : memref<?xf32>
    %938 = arith.addi %936, %c17 : index
    %939 = memref.load %13[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = wave.lane
    %942 = arith.addi %11, %c14 : index
    %943 = arith.muli %926, %c3 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c14 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %10 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c5 : index
      %949 = memref.load %factors[%946] : memref<?xf32>
      %950 = arith.select %948, %949, %c26 : f32
      %951 = arith.remui %941, %c14 : index
      %952 = arith.muli %951, %c12 : index
      %953 = arith.addi %6, %952 : index
      %954 = vector.load %w[%953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %955 = vector.bitcast %954 : vector<4xi8> to vector<1xf32>
      %956 = vector.extract %955[0] : f32 from vector<1xf32>
      %957 = arith.mulf %956, %950 : f32
      %958 = arith.mulf %933, %957 : f32
      %959 = arith.remui %941, %c14 : index
      %960 = arith.muli %959, %c12 : index
      %961 = arith.addi %8, %960 : index
      %962 = vector.load %w[%961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %963 = vector.bitcast %962 : vector<4xi8> to vector<1xf32>
      %964 = vector.extract %963[0] : f32 from vector<1xf32>
      %965 = arith.mulf %964, %950 : f32
      %966 = arith.mulf %940, %965 : f32
      %967 = arith.addi %6, %c7 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %958, %c27 : f32
      %972 = wave.exp2 %971 : f32
      %973 = arith.addf %c26, %972 : f32
      %974 = arith.divf %958, %973 : f32
      %975 = arith.mulf %974, %966 : f32
      %976 = arith.mulf %975, %970 : f32
      %977 = arith.minimumf %976, %c28 : f32
      %978 = arith.maximumf %977, %c29 : f32
      %979 = arith.truncf %978 : f32 to f16
      %980 = arith.muli %0, %c14 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c14 : index
      %983 = arith.addi %980, %982 : index
      %984 = arith.divui %946, %outTileRows : index
      %985 = arith.divui %outputFeatures, %c14 : index
      %986 = arith.muli %984, %985 : index
      %987 = arith.divui %983, %c14 : index
      %988 = arith.addi %986, %987 : index
      %989 = arith.muli %988, %c3 : index
      %990 = arith.remui %983, %c14 : index
      %991 = arith.divui %990, %c20 : index
      %992 = arith.addi %989, %991 : index
      %993 = arith.muli %outTileRows, %c20 : index
      %994 = arith.muli %992, %993 : index
      %995 = arith.remui %946, %outTileRows : index
      %996 = arith.muli %995, %c20 : index
      %997 = arith.addi %994, %996 : index
      %998 = arith.remui %983, %c20 : index
      %999 = arith.addi %997, %998 : index
      memref.store %979, %out[%999] : memref<?xf16>
    }
    %1000 = arith.muli %884, %c12 : index
    %1001 = arith.addi %1000, %c5 : index
    %1002 = arith.muli %1001, %c1 : index
    %1003 = arith.addi %1002, %883 : index
    %1004 = arith.addi %1003, %c4 : index
    %1005 = memref.load %13[%1004] : memref<?xf32>
    %1006 = arith.addi %1004, %c17 : index
    %1007 = memref.load %13[%1006] : memref<?xf32>
    %1008 = arith.addf %1005, %1007 : f32
    %1009 = arith.muli %1001, %c1 : index
    %1010 = arith.addi %1009, %883 : index
    %1011 = arith.addi %1010, %c18 : index
    %1012 = memref.load %13[%1011] : memref<?xf32>
    %1013 = arith.addi %1011, %c17 : index
    %1014 = memref.load %13[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = wave.lane
    %1017 = arith.addi %11, %c14 : index
    %1018 = arith.muli %1001, %c3 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.divui %1016, %c14 : index
    %1021 = arith.addi %1019, %1020 : index
    %1022 = arith.cmpi slt, %1021, %10 : index
    scf.if %1022 {
      %1023 = arith.cmpi eq, %hasFactors, %c5 : index
      %1024 = memref.load %factors[%1021] : memref<?xf32>
      %1025 = arith.select %1023, %1024, %c26 : f32
      %1026 = arith.remui %1016, %c14 : index
      %1027 = arith.muli %1026, %c12 : index
      %1028 = arith.addi %6, %1027 : index
      %1029 = vector.load %w[%1028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1030 = vector.bitcast %1029 : vector<4xi8> to vector<1xf32>
      %1031 = vector.extract %1030[0] : f32 from vector<1xf32>
      %1032 = arith.mulf %1031, %1025 : f32
      %1033 = arith.mulf %1008, %1032 : f32
      %1034 = arith.remui %1016, %c14 : index
      %1035 = arith.muli %1034, %c12 : index
      %1036 = arith.addi %8, %1035 : index
      %1037 = vector.load %w[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1038 = vector.bitcast %1037 : vector<4xi8> to vector<1xf32>
      %1039 = vector.extract %1038[0] : f32 from vector<1xf32>
      %1040 = arith.mulf %1039, %1025 : f32
      %1041 = arith.mulf %1015, %1040 : f32
      %1042 = arith.addi %6, %c7 : index
      %1043 = vector.load %w[%1042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1044 = vector.bitcast %1043 : vector<4xi8> to vector<1xf32>
      %1045 = vector.extract %1044[0] : f32 from vector<1xf32>
      %1046 = arith.mulf %1033, %c27 : f32
      %1047 = wave.exp2 %1046 : f32
      %1048 = arith.addf %c26, %1047 : f32
      %1049 = arith.divf %1033, %1048 : f32
      %1050 = arith.mulf %1049, %1041 : f32
      %1051 = arith.mulf %1050, %1045 : f32
      %1052 = arith.minimumf %1051, %c28 : f32
      %1053 = arith.maximumf %1052, %c29 : f32
      %1054 = arith.truncf %1053 : f32 to f16
      %1055 = arith.muli %0, %c14 : index
      %1056 = wave.lane
      %1057 = arith.remui %1056, %c14 : index
      %1058 = arith.addi %1055, %1057 : index
      %1059 = arith.divui %1021, %outTileRows : index
      %1060 = arith.divui %outputFeatures, %c14 : index
      %1061 = arith.muli %1059, %1060 : index
      %1062 = arith.divui %1058, %c14 : index
      %1063 = arith.addi %1061, %1062 : index
      %1064 = arith.muli %1063, %c3 : index
      %1065 = arith.remui %1058, %c14 : index
      %1066 = arith.divui %1065, %c20 : index
      %1067 = arith.addi %1064, %1066 : index
      %1068 = arith.muli %outTileRows, %c20 : index
      %1069 = arith.muli %1067, %1068 : index
      %1070 = arith.remui %1021, %outTileRows : index
      %1071 = arith.muli %1070, %c20 : index
      %1072 = arith.addi %1069, %1071 : index
      %1073 = arith.remui %1058, %c20 : index
      %1074 = arith.addi %1072, %1073 : index
      memref.store %1054, %out[%1074] : memref<?xf16>
    }
    %1075 = arith.muli %884, %c12 : index
    %1076 = arith.addi %1075, %c3 : index
    %1077 = arith.muli %1076, %c1 : index
    %1078 = arith.addi %1077, %883 : index
    %1079 = arith.addi %1078, %c4 : index
    %1080 = memref.load %13[%1079] : memref<?xf32>
    %1081 = arith.addi %1079, %c17 : index
    %1082 = memref.load %13[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = arith.muli %1076, %c1 : index
    %1085 = arith.addi %1084, %883 : index
    %1086 = arith.addi %1085, %c18 : index
    %1087 = memref.load %13[%1086] : memref<?xf32>
    %1088 = arith.addi %1086, %c17 : index
    %1089 = memref.load %13[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = wave.lane
    %1092 = arith.addi %11, %c14 : index
    %1093 = arith.muli %1076, %c3 : index
    %1094 = arith.addi %1092, %1093 : index
    %1095 = arith.divui %1091, %c14 : index
    %1096 = arith.addi %1094, %1095 : index
    %1097 = arith.cmpi slt, %1096, %10 : index
    scf.if %1097 {
      %1098 = arith.cmpi eq, %hasFactors, %c5 : index
      %1099 = memref.load %factors[%1096] : memref<?xf32>
      %1100 = arith.select %1098, %1099, %c26 : f32
      %1101 = arith.remui %1091, %c14 : index
      %1102 = arith.muli %1101, %c12 : index
      %1103 = arith.addi %6, %1102 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.mulf %1106, %1100 : f32
      %1108 = arith.mulf %1083, %1107 : f32
      %1109 = arith.remui %1091, %c14 : index
      %1110 = arith.muli %1109, %c12 : index
      %1111 = arith.addi %8, %1110 : index
      %1112 = vector.load %w[%1111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1113 = vector.bitcast %1112 : vector<4xi8> to vector<1xf32>
      %1114 = vector.extract %1113[0] : f32 from vector<1xf32>
      %1115 = arith.mulf %1114, %1100 : f32
      %1116 = arith.mulf %1090, %1115 : f32
      %1117 = arith.addi %6, %c7 : index
      %1118 = vector.load %w[%1117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1119 = vector.bitcast %1118 : vector<4xi8> to vector<1xf32>
      %1120 = vector.extract %1119[0] : f32 from vector<1xf32>
      %1121 = arith.mulf %1108, %c27 : f32
      %1122 = wave.exp2 %1121 : f32
      %1123 = arith.addf %c26, %1122 : f32
      %1124 = arith.divf %1108, %1123 : f32
      %1125 = arith.mulf %1124, %1116 : f32
      %1126 = arith.mulf %1125, %1120 : f32
      %1127 = arith.minimumf %1126, %c28 : f32
      %1128 = arith.maximumf %1127, %c29 : f32
      %1129 = arith.truncf %1128 : f32 to f16
      %1130 = arith.muli %0, %c14 : index
      %1131 = wave.lane
      %1132 = arith.remui %1131, %c14 : index
      %1133 = arith.addi %1130, %1132 : index
      %1134 = arith.divui %1096, %outTileRows : index
      %1135 = arith.divui %outputFeatures, %c14 : index
      %1136 = arith.muli %1134, %1135 : index
      %1137 = arith.divui %1133, %c14 : index
      %1138 = arith.addi %1136, %1137 : index
      %1139 = arith.muli %1138, %c3 : index
      %1140 = arith.remui %1133, %c14 : index
      %1141 = arith.divui %1140, %c20 : index
      %1142 = arith.addi %1139, %1141 : index
      %1143 = arith.muli %outTileRows, %c20 : index
      %1144 = arith.muli %1142, %1143 : index
      %1145 = arith.remui %1096, %outTileRows : index
      %1146 = arith.muli %1145, %c20 : index
      %1147 = arith.addi %1144, %1146 : index
      %1148 = arith.remui %1133, %c20 : index
      %1149 = arith.addi %1147, %1148 : index
      memref.store %1129, %out[%1149] : memref<?xf16>
    }
    %1150 = arith.muli %884, %c12 : index
    %1151 = arith.addi %1150, %c19 : index
    %1152 = arith.muli %1151, %c1 : index
    %1153 = arith.addi %1152, %883 : index
    %1154 = arith.addi %1153, %c4 : index
    %1155 = memref.load %13[%1154] : memref<?xf32>
    %1156 = arith.addi %1154, %c17 : index
    %1157 = memref.load %13[%1156] : memref<?xf32>
    %1158 = arith.addf %1155, %1157 : f32
    %1159 = arith.muli %1151, %c1 : index
    %1160 = arith.addi %1159, %883 : index
    %1161 = arith.addi %1160, %c18 : index
    %1162 = memref.load %13[%1161] : memref<?xf32>
    %1163 = arith.addi %1161, %c17 : index
    %1164 = memref.load %13[%1163] : memref<?xf32>
    %1165 = arith.addf %1162, %1164 : f32
    %1166 = wave.lane
    %1167 = arith.addi %11, %c14 : index
    %1168 = arith.muli %1151, %c3 : index
    %1169 = arith.addi %1167, %1168 : index
    %1170 = arith.divui %1166, %c14 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.cmpi slt, %1171, %10 : index
    scf.if %1172 {
      %1173 = arith.cmpi eq, %hasFactors, %c5 : index
      %1174 = memref.load %factors[%1171] : memref<?xf32>
      %1175 = arith.select %1173, %1174, %c26 : f32
      %1176 = arith.remui %1166, %c14 : index
      %1177 = arith.muli %1176, %c12 : index
      %1178 = arith.addi %6, %1177 : index
      %1179 = vector.load %w[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1180 = vector.bitcast %1179 : vector<4xi8> to vector<1xf32>
      %1181 = vector.extract %1180[0] : f32 from vector<1xf32>
      %1182 = arith.mulf %1181, %1175 : f32
      %1183 = arith.mulf %1158, %1182 : f32
      %1184 = arith.remui %1166, %c14 : index
      %1185 = arith.muli %1184, %c12 : index
      %1186 = arith.addi %8, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1175 : f32
      %1191 = arith.mulf %1165, %1190 : f32
      %1192 = arith.addi %6, %c7 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1183, %c27 : f32
      %1197 = wave.exp2 %1196 : f32
      %1198 = arith.addf %c26, %1197 : f32
      %1199 = arith.divf %1183, %1198 : f32
      %1200 = arith.mulf %1199, %1191 : f32
      %1201 = arith.mulf %1200, %1195 : f32
      %1202 = arith.minimumf %1201, %c28 : f32
      %1203 = arith.maximumf %1202, %c29 : f32
      %1204 = arith.truncf %1203 : f32 to f16
      %1205 = arith.muli %0, %c14 : index
      %1206 = wave.lane
      %1207 = arith.remui %1206, %c14 : index
      %1208 = arith.addi %1205, %1207 : index
      %1209 = arith.divui %1171, %outTileRows : index
      %1210 = arith.divui %outputFeatures, %c14 : index
      %1211 = arith.muli %1209, %1210 : index
      %1212 = arith.divui %1208, %c14 : index
      %1213 = arith.addi %1211, %1212 : index
      %1214 = arith.muli %1213, %c3 : index
      %1215 = arith.remui %1208, %c14 : index
      %1216 = arith.divui %1215, %c20 : index
      %1217 = arith.addi %1214, %1216 : index
      %1218 = arith.muli %outTileRows, %c20 : index
      %1219 = arith.muli %1217, %1218 : index
      %1220 = arith.remui %1171, %outTileRows : index
      %1221 = arith.muli %1220, %c20 : index
      %1222 = arith.addi %1219, %1221 : index
      %1223 = arith.remui %1208, %c20 : index
      %1224 = arith.addi %1222, %1223 : index
      memref.store %1204, %out[%1224] : memref<?xf16>
    }
    %1225 = wave.lane
    wave.barrier
    %1226 = wave.wave
    %1227 = arith.muli %1226, %c3 : index
    %1228 = arith.addi %1227, %c4 : index
    %1229 = arith.muli %1228, %c18 : index
    %1230 = arith.addi %1229, %1225 : index
    %1231 = vector.extract %441#4[0] : f32 from vector<8xf32>
    %1232 = arith.addi %1230, %c4 : index
    memref.store %1231, %13[%1232] : memref<?xf32>
    %1233 = vector.extract %441#4[1] : f32 from vector<8xf32>
    %1234 = arith.addi %1230, %c1 : index
    memref.store %1233, %13[%1234] : memref<?xf32>
    %1235 = vector.extract %441#4[2] : f32 from vector<8xf32>
    %1236 = arith.addi %1230, %c7 : index
    memref.store %1235, %13[%1236] : memref<?xf32>
    %1237 = vector.extract %441#4[3] : f32 from vector<8xf32>
    %1238 = arith.addi %1230, %c21 : index
    memref.store %1237, %13[%1238] : memref<?xf32>
    %1239 = vector.extract %441#4[4] : f32 from vector<8xf32>
    %1240 = arith.addi %1230, %c2 : index
    memref.store %1239, %13[%1240] : memref<?xf32>
    %1241 = vector.extract %441#4[5] : f32 from vector<8xf32>
    %1242 = arith.addi %1230, %c22 : index
    memref.store %1241, %13[%1242] : memref<?xf32>
    %1243 = vector.extract %441#4[6] : f32 from vector<8xf32>
    %1244 = arith.addi %1230, %c23 : index
    memref.store %1243, %13[%1244] : memref<?xf32>
    %1245 = vector.extract %441#4[7] : f32 from vector<8xf32>
    %1246 = arith.addi %1230, %c24 : index
    memref.store %1245, %13[%1246] : memref<?xf32>
    %1247 = arith.muli %1226, %c3 : index
    %1248 = arith.addi %1247, %c5 : index
    %1249 = arith.muli %1248, %c18 : index
    %1250 = arith.addi %1249, %1225 : index
    %1251 = vector.extract %441#5[0] : f32 from vector<8xf32>
    %1252 = arith.addi %1250, %c4 : index
    memref.store %1251, %13[%1252] : memref<?xf32>
    %1253 = vector.extract %441#5[1] : f32 from vector<8xf32>
    %1254 = arith.addi %1250, %c1 : index
    memref.store %1253, %13[%1254] : memref<?xf32>
    %1255 = vector.extract %441#5[2] : f32 from vector<8xf32>
    %1256 = arith.addi %1250, %c7 : index
    memref.store %1255, %13[%1256] : memref<?xf32>
    %1257 = vector.extract %441#5[3] : f32 from vector<8xf32>
    %1258 = arith.addi %1250, %c21 : index
    memref.store %1257, %13[%1258] : memref<?xf32>
    %1259 = vector.extract %441#5[4] : f32 from vector<8xf32>
    %1260 = arith.addi %1250, %c2 : index
    memref.store %1259, %13[%1260] : memref<?xf32>
    %1261 = vector.extract %441#5[5] : f32 from vector<8xf32>
    %1262 = arith.addi %1250, %c22 : index
    memref.store %1261, %13[%1262] : memref<?xf32>
    %1263 = vector.extract %441#5[6] : f32 from vector<8xf32>
    %1264 = arith.addi %1250, %c23 : index
    memref.store %1263, %13[%1264] : memref<?xf32>
    %1265 = vector.extract %441#5[7] : f32 from vector<8xf32>
    %1266 = arith.addi %1250, %c24 : index
    memref.store %1265, %13[%1266] : memref<?xf32>
    wave.barrier
    %1267 = arith.muli %1226, %c12 : index
    %1268 = arith.addi %1267, %c4 : index
    %1269 = arith.muli %1268, %c1 : index
    %1270 = arith.addi %1269, %1225 : index
    %1271 = arith.addi %1270, %c4 : index
    %1272 = memref.load %13[%1271] : memref<?xf32>
    %1273 = arith.addi %1271, %c17 : index
    %1274 = memref.load %13[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.muli %1268, %c1 : index
    %1277 = arith.addi %1276, %1225 : index
    %1278 = arith.addi %1277, %c18 : index
    %1279 = memref.load %13[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c17 : index
    %1281 = memref.load %13[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = wave.lane
    %1284 = arith.addi %11, %c1 : index
    %1285 = arith.muli %1268, %c3 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.divui %1283, %c14 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.cmpi slt, %1288, %10 : index
    scf.if %1289 {
      %1290 = arith.cmpi eq, %hasFactors, %c5 : index
      %1291 = memref.load %factors[%1288] : memref<?xf32>
      %1292 = arith.select %1290, %1291, %c26 : f32
      %1293 = arith.remui %1283, %c14 : index
      %1294 = arith.muli %1293, %c12 : index
      %1295 = arith.addi %6, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1292 : f32
      %1300 = arith.mulf %1275, %1299 : f32
      %1301 = arith.remui %1283, %c14 : index
      %1302 = arith.muli %1301, %c12 : index
      %1303 = arith.addi %8, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1292 : f32
      %1308 = arith.mulf %1282, %1307 : f32
      %1309 = arith.addi %6, %c7 : index
      %1310 = vector.load %w[%1309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1311 = vector.bitcast %1310 : vector<4xi8> to vector<1xf32>
      %1312 = vector.extract %1311[0] : f32 from vector<1xf32>
      %1313 = arith.mulf %1300, %c27 : f32
      %1314 = wave.exp2 %1313 : f32
      %1315 = arith.addf %c26, %1314 : f32
      %1316 = arith.divf %1300, %1315 : f32
      %1317 = arith.mulf %1316, %1308 : f32
      %1318 = arith.mulf %1317, %1312 : f32
      %1319 = arith.minimumf %1318, %c28 : f32
      %1320 = arith.maximumf %1319, %c29 : f32
      %1321 = arith.truncf %1320 : f32 to f16
      %1322 = arith.muli %0, %c14 : index
      %1323 = wave.lane
      %1324 = arith.remui %1323, %c14 : index
      %1325 = arith.addi %1322, %1324 : index
      %1326 = arith.divui %1288, %outTileRows : index
      %1327 = arith.divui %outputFeatures, %c14 : index
      %1328 = arith.muli %1326, %1327 : index
      %1329 = arith.divui %1325, %c14 : index
      %1330 = arith.addi %1328, %1329 : index
      %1331 = arith.muli %1330, %c3 : index
      %1332 = arith.remui %1325, %c14 : index
      %1333 = arith.divui %1332, %c20 : index
      %1334 = arith.addi %1331, %1333 : index
      %1335 = arith.muli %outTileRows, %c20 : index
      %1336 = arith.muli %1334, %1335 : index
      %1337 = arith.remui %1288, %outTileRows : index
      %1338 = arith.muli %1337, %c20 : index
      %1339 = arith.addi %1336, %1338 : index
      %1340 = arith.remui %1325, %c20 : index
      %1341 = arith.addi %1339, %1340 : index
      memref.store %1321, %out[%1341] : memref<?xf16>
    }
    %1342 = arith.muli %1226, %c12 : index
    %1343 = arith.addi %1342, %c5 : index
    %1344 = arith.muli %1343, %c1 : index
    %1345 = arith.addi %1344, %1225 : index
    %1346 = arith.addi %1345, %c4 : index
    %1347 = memref.load %13[%1346] : memref<?xf32>
    %1348 = arith.addi %1346, %c17 : index
    %1349 = memref.load %13[%1348] : memref<?xf32>
    %1350 = arith.addf %1347, %1349 : f32
    %1351 = arith.muli %1343, %c1 : index
    %1352 = arith.addi %1351, %1225 : index
    %1353 = arith.addi %1352, %c18 : index
    %1354 = memref.load %13[%1353] : memref<?xf32>
    %1355 = arith.addi %1353, %c17 : index
    %1356 = memref.load %13[%1355] : memref<?xf32>
    %1357 = arith.addf %1354, %1356 : f32
    %1358 = wave.lane
    %1359 = arith.addi %11, %c1 : index
    %1360 = arith.muli %1343, %c3 : index
    %1361 = arith.addi %1359, %1360 : index
    %1362 = arith.divui %1358, %c14 : index
    %1363 = arith.addi %1361, %1362 : index
    %1364 = arith.cmpi slt, %1363, %10 : index
    scf.if %1364 {
      %1365 = arith.cmpi eq, %hasFactors, %c5 : index
      %1366 = memref.load %factors[%1363] : memref<?xf32>
      %1367 = arith.select %1365, %1366, %c26 : f32
      %1368 = arith.remui %1358, %c14 : index
      %1369 = arith.muli %1368, %c12 : index
      %1370 = arith.addi %6, %1369 : index
      %1371 = vector.load %w[%1370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1372 = vector.bitcast %1371 : vector<4xi8> to vector<1xf32>
      %1373 = vector.extract %1372[0] : f32 from vector<1xf32>
      %1374 = arith.mulf %1373, %1367 : f32
      %1375 = arith.mulf %1350, %1374 : f32
      %1376 = arith.remui %1358, %c14 : index
      %1377 = arith.muli %1376, %c12 : index
      %1378 = arith.addi %8, %1377 : index
      %1379 = vector.load %w[%1378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1380 = vector.bitcast %1379 : vector<4xi8> to vector<1xf32>
      %1381 = vector.extract %1380[0] : f32 from vector<1xf32>
      %1382 = arith.mulf %1381, %1367 : f32
      %1383 = arith.mulf %1357, %1382 : f32
      %1384 = arith.addi %6, %c7 : index
      %1385 = vector.load %w[%1384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1386 = vector.bitcast %1385 : vector<4xi8> to vector<1xf32>
      %1387 = vector.extract %1386[0] : f32 from vector<1xf32>
      %1388 = arith.mulf %1375, %c27 : f32
      %1389 = wave.exp2 %1388 : f32
      %1390 = arith.addf %c26, %1389 : f32
      %1391 = arith.divf %1375, %1390 : f32
      %1392 = arith.mulf %1391, %1383 : f32
      %1393 = arith.mulf %1392, %1387 : f32
      %1394 = arith.minimumf %1393, %c28 : f32
      %1395 = arith.maximumf %1394, %c29 : f32
      %1396 = arith.truncf %1395 : f32 to f16
      %1397 = arith.muli %0, %c14 : index
      %1398 = wave.lane
      %1399 = arith.remui %1398, %c14 : index
      %1400 = arith.addi %1397, %1399 : index
      %1401 = arith.divui %1363, %outTileRows : index
      %1402 = arith.divui %outputFeatures, %c14 : index
      %1403 = arith.muli %1401, %1402 : index
      %1404 = arith.divui %1400, %c14 : index
      %1405 = arith.addi %1403, %1404 : index
      %1406 = arith.muli %1405, %c3 : index
      %1407 = arith.remui %1400, %c14 : index
      %1408 = arith.divui %1407, %c20 : index
      %1409 = arith.addi %1406, %1408 : index
      %1410 = arith.muli %outTileRows, %c20 : index
      %1411 = arith.muli %1409, %1410 : index
      %1412 = arith.remui %1363, %outTileRows : index
      %1413 = arith.muli %1412, %c20 : index
      %1414 = arith.addi %1411, %1413 : index
      %1415 = arith.remui %1400, %c20 : index
      %1416 = arith.addi %1414, %1415 : index
      memref.store %1396, %out[%1416] : memref<?xf16>
    }
    %1417 = arith.muli %1226, %c12 : index
    %1418 = arith.addi %1417, %c3 : index
    %1419 = arith.muli %1418, %c1 : index
    %1420 = arith.addi %1419, %1225 : index
    %1421 = arith.addi %1420, %c4 : index
    %1422 = memref.load %13[%1421] : memref<?xf32>
    %1423 = arith.addi %1421, %c17 : index
    %1424 = memref.load %13[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.muli %1418, %c1 : index
    %1427 = arith.addi %1426, %1225 : index
    %1428 = arith.addi %1427, %c18 : index
    %1429 = memref.load %13[%1428] : memref<?xf32>
    %1430 = arith.addi %1428, %c17 : index
    %1431 = memref.load %13[%1430] : memref<?xf32>
    %1432 = arith.addf %1429, %1431 : f32
    %1433 = wave.lane
    %1434 = arith.addi %11, %c1 : index
    %1435 = arith.muli %1418, %c3 : index
    %1436 = arith.addi %1434, %1435 : index
    %1437 = arith.divui %1433, %c14 : index
    %1438 = arith.addi %1436, %1437 : index
    %1439 = arith.cmpi slt, %1438, %10 : index
    scf.if %1439 {
      %1440 = arith.cmpi eq, %hasFactors, %c5 : index
      %1441 = memref.load %factors[%1438] : memref<?xf32>
      %1442 = arith.select %1440, %1441, %c26 : f32
      %1443 = arith.remui %1433, %c14 : index
      %1444 = arith.muli %1443, %c12 : index
      %1445 = arith.addi %6, %1444 : index
      %1446 = vector.load %w[%1445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1447 = vector.bitcast %1446 : vector<4xi8> to vector<1xf32>
      %1448 = vector.extract %1447[0] : f32 from vector<1xf32>
      %1449 = arith.mulf %1448, %1442 : f32
      %1450 = arith.mulf %1425, %1449 : f32
      %1451 = arith.remui %1433, %c14 : index
      %1452 = arith.muli %1451, %c12 : index
      %1453 = arith.addi %8, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1442 : f32
      %1458 = arith.mulf %1432, %1457 : f32
      %1459 = arith.addi %6, %c7 : index
      %1460 = vector.load %w[%1459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1461 = vector.bitcast %1460 : vector<4xi8> to vector<1xf32>
      %1462 = vector.extract %1461[0] : f32 from vector<1xf32>
      %1463 = arith.mulf %1450, %c27 : f32
      %1464 = wave.exp2 %1463 : f32
      %1465 = arith.addf %c26, %1464 : f32
      %1466 = arith.divf %1450, %1465 : f32
      %1467 = arith.mulf %1466, %1458 : f32
      %1468 = arith.mulf %1467, %1462 : f32
      %1469 = arith.minimumf %1468, %c28 : f32
      %1470 = arith.maximumf %1469, %c29 : f32
      %1471 = arith.truncf %1470 : f32 to f16
      %1472 = arith.muli %0, %c14 : index
      %1473 = wave.lane
      %1474 = arith.remui %1473, %c14 : index
      %1475 = arith.addi %1472, %1474 : index
      %1476 = arith.divui %1438, %outTileRows : index
      %1477 = arith.divui %outputFeatures, %c14 : index
      %1478 = arith.muli %1476, %1477 : index
      %1479 = arith.divui %1475, %c14 : index
      %1480 = arith.addi %1478, %1479 : index
      %1481 = arith.muli %1480, %c3 : index
      %1482 = arith.remui %1475, %c14 : index
      %1483 = arith.divui %1482, %c20 : index
      %1484 = arith.addi %1481, %1483 : index
      %1485 = arith.muli %outTileRows, %c20 : index
      %1486 = arith.muli %1484, %1485 : index
      %1487 = arith.remui %1438, %outTileRows : index
      %1488 = arith.muli %1487, %c20 : index
      %1489 = arith.addi %1486, %1488 : index
      %1490 = arith.remui %1475, %c20 : index
      %1491 = arith.addi %1489, %1490 : index
      memref.store %1471, %out[%1491] : memref<?xf16>
    }
    %1492 = arith.muli %1226, %c12 : index
    %1493 = arith.addi %1492, %c19 : index
    %1494 = arith.muli %1493, %c1 : index
    %1495 = arith.addi %1494, %1225 : index
    %1496 = arith.addi %1495, %c4 : index
    %1497 = memref.load %13[%1496] : memref<?xf32>
    %1498 = arith.addi %1496, %c17 : index
    %1499 = memref.load %13[%1498] : memref<?xf32>
    %1500 = arith.addf %1497, %1499 : f32
    %1501 = arith.muli %1493, %c1 : index
    %1502 = arith.addi %1501, %1225 : index
    %1503 = arith.addi %1502, %c18 : index
    %1504 = memref.load %13[%1503] : memref<?xf32>
    %1505 = arith.addi %1503, %c17 : index
    %1506 = memref.load %13[%1505] : memref<?xf32>
    %1507 = arith.addf %1504, %1506 : f32
    %1508 = wave.lane
    %1509 = arith.addi %11, %c1 : index
    %1510 = arith.muli %1493, %c3 : index
    %1511 = arith.addi %1509, %1510 : index
    %1512 = arith.divui %1508, %c14 : index
    %1513 = arith.addi %1511, %1512 : index
    %1514 = arith.cmpi slt, %1513, %10 : index
    scf.if %1514 {
      %1515 = arith.cmpi eq, %hasFactors, %c5 : index
      %1516 = memref.load %factors[%1513] : memref<?xf32>
      %1517 = arith.select %1515, %1516, %c26 : f32
      %1518 = arith.remui %1508, %c14 : index
      %1519 = arith.muli %1518, %c12 : index
      %1520 = arith.addi %6, %1519 : index
      %1521 = vector.load %w[%1520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1522 = vector.bitcast %1521 : vector<4xi8> to vector<1xf32>
      %1523 = vector.extract %1522[0] : f32 from vector<1xf32>
      %1524 = arith.mulf %1523, %1517 : f32
      %1525 = arith.mulf %1500, %1524 : f32
      %1526 = arith.remui %1508, %c14 : index
      %1527 = arith.muli %1526, %c12 : index
      %1528 = arith.addi %8, %1527 : index
      %1529 = vector.load %w[%1528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1530 = vector.bitcast %1529 : vector<4xi8> to vector<1xf32>
      %1531 = vector.extract %1530[0] : f32 from vector<1xf32>
      %1532 = arith.mulf %1531, %1517 : f32
      %1533 = arith.mulf %1507, %1532 : f32
      %1534 = arith.addi %6, %c7 : index
      %1535 = vector.load %w[%1534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1536 = vector.bitcast %1535 : vector<4xi8> to vector<1xf32>
      %1537 = vector.extract %1536[0] : f32 from vector<1xf32>
      %1538 = arith.mulf %1525, %c27 : f32
      %1539 = wave.exp2 %1538 : f32
      %1540 = arith.addf %c26, %1539 : f32
      %1541 = arith.divf %1525, %1540 : f32
      %1542 = arith.mulf %1541, %1533 : f32
      %1543 = arith.mulf %1542, %1537 : f32
      %1544 = arith.minimumf %1543, %c28 : f32
      %1545 = arith.maximumf %1544, %c29 : f32
      %1546 = arith.truncf %1545 : f32 to f16
      %1547 = arith.muli %0, %c14 : index
      %1548 = wave.lane
      %1549 = arith.remui %1548, %c14 : index
      %1550 = arith.addi %1547, %1549 : index
      %1551 = arith.divui %1513, %outTileRows : index
      %1552 = arith.divui %outputFeatures, %c14 : index
      %1553 = arith.muli %1551, %1552 : index
      %1554 = arith.divui %1550, %c14 : index
      %1555 = arith.addi %1553, %1554 : index
      %1556 = arith.muli %1555, %c3 : index
      %1557 = arith.remui %1550, %c14 : index
      %1558 = arith.divui %1557, %c20 : index
      %1559 = arith.addi %1556, %1558 : index
      %1560 = arith.muli %outTileRows, %c20 : index
      %1561 = arith.muli %1559, %1560 : index
      %1562 = arith.remui %1513, %outTileRows : index
      %1563 = arith.muli %1562, %c20 : index
      %1564 = arith.addi %1561, %1563 : index
      %1565 = arith.remui %1550, %c20 : index
      %1566 = arith.addi %1564, %1565 : index
      memref.store %1546, %out[%1566] : memref<?xf16>
    }
    %1567 = wave.lane
    wave.barrier
    %1568 = wave.wave
    %1569 = arith.muli %1568, %c3 : index
    %1570 = arith.addi %1569, %c4 : index
    %1571 = arith.muli %1570, %c18 : index
    %1572 = arith.addi %1571, %1567 : index
    %1573 = vector.extract %441#6[0] : f32 from vector<8xf32>
    %1574 = arith.addi %1572, %c4 : index
    memref.store %1573, %13[%1574] : memref<?xf32>
    %1575 = vector.extract %441#6[1] : f32 from vector<8xf32>
    %1576 = arith.addi %1572, %c1 : index
    memref.store %1575, %13[%1576] : memref<?xf32>
    %1577 = vector.extract %441#6[2] : f32 from vector<8xf32>
    %1578 = arith.addi %1572, %c7 : index
    memref.store %1577, %13[%1578] : memref<?xf32>
    %1579 = vector.extract %441#6[3] : f32 from vector<8xf32>
    %1580 = arith.addi %1572, %c21 : index
    memref.store %1579, %13[%1580] : memref<?xf32>
    %1581 = vector.extract %441#6[4] : f32 from vector<8xf32>
    %1582 = arith.addi %1572, %c2 : index
    memref.store %1581, %13[%1582] : memref<?xf32>
    %1583 = vector.extract %441#6[5] : f32 from vector<8xf32>
    %1584 = arith.addi %1572, %c22 : index
    memref.store %1583, %13[%1584] : memref<?xf32>
    %1585 = vector.extract %441#6[6] : f32 from vector<8xf32>
    %1586 = arith.addi %1572, %c23 : index
    memref.store %1585, %13[%1586] : memref<?xf32>
    %1587 = vector.extract %441#6[7] : f32 from vector<8xf32>
    %1588 = arith.addi %1572, %c24 : index
    memref.store %1587, %13[%1588] : memref<?xf32>
    %1589 = arith.muli %1568, %c3 : index
    %1590 = arith.addi %1589, %c5 : index
    %1591 = arith.muli %1590, %c18 : index
    %1592 = arith.addi %1591, %1567 : index
    %1593 = vector.extract %441#7[0] : f32 from vector<8xf32>
    %1594 = arith.addi %1592, %c4 : index
    memref.store %1593, %13[%1594] : memref<?xf32>
    %1595 = vector.extract %441#7[1] : f32 from vector<8xf32>
    %1596 = arith.addi %1592, %c1 : index
    memref.store %1595, %13[%1596] : memref<?xf32>
    %1597 = vector.extract %441#7[2] : f32 from vector<8xf32>
    %1598 = arith.addi %1592, %c7 : index
    memref.store %1597, %13[%1598] : memref<?xf32>
    %1599 = vector.extract %441#7[3] : f32 from vector<8xf32>
    %1600 = arith.addi %1592, %c21 : index
    memref.store %1599, %13[%1600] : memref<?xf32>
    %1601 = vector.extract %441#7[4] : f32 from vector<8xf32>
    %1602 = arith.addi %1592, %c2 : index
    memref.store %1601, %13[%1602] : memref<?xf32>
    %1603 = vector.extract %441#7[5] : f32 from vector<8xf32>
    %1604 = arith.addi %1592, %c22 : index
    memref.store %1603, %13[%1604] : memref<?xf32>
    %1605 = vector.extract %441#7[6] : f32 from vector<8xf32>
    %1606 = arith.addi %1592, %c23 : index
    memref.store %1605, %13[%1606] : memref<?xf32>
    %1607 = vector.extract %441#7[7] : f32 from vector<8xf32>
    %1608 = arith.addi %1592, %c24 : index
    memref.store %1607, %13[%1608] : memref<?xf32>
    wave.barrier
    %1609 = arith.muli %1568, %c12 : index
    %1610 = arith.addi %1609, %c4 : index
    %1611 = arith.muli %1610, %c1 : index
    %1612 = arith.addi %1611, %1567 : index
    %1613 = arith.addi %1612, %c4 : index
    %1614 = memref.load %13[%1613] : memref<?xf32>
    %1615 = arith.addi %1613, %c17 : index
    %1616 = memref.load %13[%1615] : memref<?xf32>
    %1617 = arith.addf %1614, %1616 : f32
    %1618 = arith.muli %1610, %c1 : index
    %1619 = arith.addi %1618, %1567 : index
    %1620 = arith.addi %1619, %c18 : index
    %1621 = memref.load %13[%1620] : memref<?xf32>
    %1622 = arith.addi %1620, %c17 : index
    %1623 = memref.load %13[%1622] : memref<?xf32>
    %1624 = arith.addf %1621, %1623 : f32
    %1625 = wave.lane
    %1626 = arith.addi %11, %c30 : index
    %1627 = arith.muli %1610, %c3 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.divui %1625, %c14 : index
    %1630 = arith.addi %1628, %1629 : index
    %1631 = arith.cmpi slt, %1630, %10 : index
    scf.if %1631 {
      %1632 = arith.cmpi eq, %hasFactors, %c5 : index
      %1633 = memref.load %factors[%1630] : memref<?xf32>
      %1634 = arith.select %1632, %1633, %c26 : f32
      %1635 = arith.remui %1625, %c14 : index
      %1636 = arith.muli %1635, %c12 : index
      %1637 = arith.addi %6, %1636 : index
      %1638 = vector.load %w[%1637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1639 = vector.bitcast %1638 : vector<4xi8> to vector<1xf32>
      %1640 = vector.extract %1639[0] : f32 from vector<1xf32>
      %1641 = arith.mulf %1640, %1634 : f32
      %1642 = arith.mulf %1617, %1641 : f32
      %1643 = arith.remui %1625, %c14 : index
      %1644 = arith.muli %1643, %c12 : index
      %1645 = arith.addi %8, %1644 : index
      %1646 = vector.load %w[%1645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1647 = vector.bitcast %1646 : vector<4xi8> to vector<1xf32>
      %1648 = vector.extract %1647[0] : f32 from vector<1xf32>
      %1649 = arith.mulf %1648, %1634 : f32
      %1650 = arith.mulf %1624, %1649 : f32
      %1651 = arith.addi %6, %c7 : index
      %1652 = vector.load %w[%1651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1653 = vector.bitcast %1652 : vector<4xi8> to vector<1xf32>
      %1654 = vector.extract %1653[0] : f32 from vector<1xf32>
      %1655 = arith.mulf %1642, %c27 : f32
      %1656 = wave.exp2 %1655 : f32
      %1657 = arith.addf %c26, %1656 : f32
      %1658 = arith.divf %1642, %1657 : f32
      %1659 = arith.mulf %1658, %1650 : f32
      %1660 = arith.mulf %1659, %1654 : f32
      %1661 = arith.minimumf %1660, %c28 : f32
      %1662 = arith.maximumf %1661, %c29 : f32
      %1663 = arith.truncf %1662 : f32 to f16
      %1664 = arith.muli %0, %c14 : index
      %1665 = wave.lane
      %1666 = arith.remui %1665, %c14 : index
      %1667 = arith.addi %1664, %1666 : index
      %1668 = arith.divui %1630, %outTileRows : index
      %1669 = arith.divui %outputFeatures, %c14 : index
      %1670 = arith.muli %1668, %1669 : index
      %1671 = arith.divui %1667, %c14 : index
      %1672 = arith.addi %1670, %1671 : index
      %1673 = arith.muli %1672, %c3 : index
      %1674 = arith.remui %1667, %c14 : index
      %1675 = arith.divui %1674, %c20 : index
      %1676 = arith.addi %1673, %1675 : index
      %1677 = arith.muli %outTileRows, %c20 : index
      %1678 = arith.muli %1676, %1677 : index
      %1679 = arith.remui %1630, %outTileRows : index
      %1680 = arith.muli %1679, %c20 : index
      %1681 = arith.addi %1678, %1680 : index
      %1682 = arith.remui %1667, %c20 : index
      %1683 = arith.addi %1681, %1682 : index
      memref.store %1663, %out[%1683] : memref<?xf16>
    }
    %1684 = arith.muli %1568, %c12 : index
    %1685 = arith.addi %1684, %c5 : index
    %1686 = arith.muli %1685, %c1 : index
    %1687 = arith.addi %1686, %1567 : index
    %1688 = arith.addi %1687, %c4 : index
    %1689 = memref.load %13[%1688] : memref<?xf32>
    %1690 = arith.addi %1688, %c17 : index
    %1691 = memref.load %13[%1690] : memref<?xf32>
    %1692 = arith.addf %1689, %1691 : f32
    %1693 = arith.muli %1685, %c1 : index
    %1694 = arith.addi %1693, %1567 : index
    %1695 = arith.addi %1694, %c18 : index
    %1696 = memref.load %13[%1695] : memref<?xf32>
    %1697 = arith.addi %1695, %c17 : index
    %1698 = memref.load %13[%1697] : memref<?xf32>
    %1699 = arith.addf %1696, %1698 : f32
    %1700 = wave.lane
    %1701 = arith.addi %11, %c30 : index
    %1702 = arith.muli %1685, %c3 : index
    %1703 = arith.addi %1701, %1702 : index
    %1704 = arith.divui %1700, %c14 : index
    %1705 = arith.addi %1703, %1704 : index
    %1706 = arith.cmpi slt, %1705, %10 : index
    scf.if %1706 {
      %1707 = arith.cmpi eq, %hasFactors, %c5 : index
      %1708 = memref.load %factors[%1705] : memref<?xf32>
      %1709 = arith.select %1707, %1708, %c26 : f32
      %1710 = arith.remui %1700, %c14 : index
      %1711 = arith.muli %1710, %c12 : index
      %1712 = arith.addi %6, %1711 : index
      %1713 = vector.load %w[%1712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1714 = vector.bitcast %1713 : vector<4xi8> to vector<1xf32>
      %1715 = vector.extract %1714[0] : f32 from vector<1xf32>
      %1716 = arith.mulf %1715, %1709 : f32
      %1717 = arith.mulf %1692, %1716 : f32
      %1718 = arith.remui %1700, %c14 : index
      %1719 = arith.muli %1718, %c12 : index
      %1720 = arith.addi %8, %1719 : index
      %1721 = vector.load %w[%1720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1722 = vector.bitcast %1721 : vector<4xi8> to vector<1xf32>
      %1723 = vector.extract %1722[0] : f32 from vector<1xf32>
      %1724 = arith.mulf %1723, %1709 : f32
      %1725 = arith.mulf %1699, %1724 : f32
      %1726 = arith.addi %6, %c7 : index
      %1727 = vector.load %w[%1726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1728 = vector.bitcast %1727 : vector<4xi8> to vector<1xf32>
      %1729 = vector.extract %1728[0] : f32 from vector<1xf32>
      %1730 = arith.mulf %1717, %c27 : f32
      %1731 = wave.exp2 %1730 : f32
      %1732 = arith.addf %c26, %1731 : f32
      %1733 = arith.divf %1717, %1732 : f32
      %1734 = arith.mulf %1733, %1725 : f32
      %1735 = arith.mulf %1734, %1729 : f32
      %1736 = arith.minimumf %1735, %c28 : f32
      %1737 = arith.maximumf %1736, %c29 : f32
      %1738 = arith.truncf %1737 : f32 to f16
      %1739 = arith.muli %0, %c14 : index
      %1740 = wave.lane
      %1741 = arith.remui %1740, %c14 : index
      %1742 = arith.addi %1739, %1741 : index
      %1743 = arith.divui %1705, %outTileRows : index
      %1744 = arith.divui %outputFeatures, %c14 : index
      %1745 = arith.muli %1743, %1744 : index
      %1746 = arith.divui %1742, %c14 : index
      %1747 = arith.addi %1745, %1746 : index
      %1748 = arith.muli %1747, %c3 : index
      %1749 = arith.remui %1742, %c14 : index
      %1750 = arith.divui %1749, %c20 : index
      %1751 = arith.addi %1748, %1750 : index
      %1752 = arith.muli %outTileRows, %c20 : index
      %1753 = arith.muli %1751, %1752 : index
      %1754 = arith.remui %1705, %outTileRows : index
      %1755 = arith.muli %1754, %c20 : index
      %1756 = arith.addi %1753, %1755 : index
      %1757 = arith.remui %1742, %c20 : index
      %1758 = arith.addi %1756, %1757 : index
      memref.store %1738, %out[%1758] : memref<?xf16>
    }
    %1759 = arith.muli %1568, %c12 : index
    %1760 = arith.addi %1759, %c3 : index
    %1761 = arith.muli %1760, %c1 : index
    %1762 = arith.addi %1761, %1567 : index
    %1763 = arith.addi %1762, %c4 : index
    %1764 = memref.load %13[%1763] : memref<?xf32>
    %1765 = arith.addi %1763, %c17 : index
    %1766 = memref.load %13[%1765] : memref<?xf32>
    %1767 = arith.addf %1764, %1766 : f32
    %1768 = arith.muli %1760, %c1 : index
    %1769 = arith.addi %1768, %1567 : index
    %1770 = arith.addi %1769, %c18 : index
    %1771 = memref.load %13[%1770] : memref<?xf32>
    %1772 = arith.addi %1770, %c17 : index
    %1773 = memref.load %13[%1772] : memref<?xf32>
    %1774 = arith.addf %1771, %1773 : f32
    %1775 = wave.lane
    %1776 = arith.addi %11, %c30 : index
    %1777 = arith.muli %1760, %c3 : index
    %1778 = arith.addi %1776, %1777 : index
    %1779 = arith.divui %1775, %c14 : index
    %1780 = arith.addi %1778, %1779 : index
    %1781 = arith.cmpi slt, %1780, %10 : index
    scf.if %1781 {
      %1782 = arith.cmpi eq, %hasFactors, %c5 : index
      %1783 = memref.load %factors[%1780] : memref<?xf32>
      %1784 = arith.select %1782, %1783, %c26 : f32
      %1785 = arith.remui %1775, %c14 : index
      %1786 = arith.muli %1785, %c12 : index
      %1787 = arith.addi %6, %1786 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.mulf %1790, %1784 : f32
      %1792 = arith.mulf %1767, %1791 : f32
      %1793 = arith.remui %1775, %c14 : index
      %1794 = arith.muli %1793, %c12 : index
      %1795 = arith.addi %8, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1784 : f32
      %1800 = arith.mulf %1774, %1799 : f32
      %1801 = arith.addi %6, %c7 : index
      %1802 = vector.load %w[%1801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1803 = vector.bitcast %1802 : vector<4xi8> to vector<1xf32>
      %1804 = vector.extract %1803[0] : f32 from vector<1xf32>
      %1805 = arith.mulf %1792, %c27 : f32
      %1806 = wave.exp2 %1805 : f32
      %1807 = arith.addf %c26, %1806 : f32
      %1808 = arith.divf %1792, %1807 : f32
      %1809 = arith.mulf %1808, %1800 : f32
      %1810 = arith.mulf %1809, %1804 : f32
      %1811 = arith.minimumf %1810, %c28 : f32
      %1812 = arith.maximumf %1811, %c29 : f32
      %1813 = arith.truncf %1812 : f32 to f16
      %1814 = arith.muli %0, %c14 : index
      %1815 = wave.lane
      %1816 = arith.remui %1815, %c14 : index
      %1817 = arith.addi %1814, %1816 : index
      %1818 = arith.divui %1780, %outTileRows : index
      %1819 = arith.divui %outputFeatures, %c14 : index
      %1820 = arith.muli %1818, %1819 : index
      %1821 = arith.divui %1817, %c14 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = arith.muli %1822, %c3 : index
      %1824 = arith.remui %1817, %c14 : index
      %1825 = arith.divui %1824, %c20 : index
      %1826 = arith.addi %1823, %1825 : index
      %1827 = arith.muli %outTileRows, %c20 : index
      %1828 = arith.muli %1826, %1827 : index
      %1829 = arith.remui %1780, %outTileRows : index
      %1830 = arith.muli %1829, %c20 : index
      %1831 = arith.addi %1828, %1830 : index
      %1832 = arith.remui %1817, %c20 : index
      %1833 = arith.addi %1831, %1832 : index
      memref.store %1813, %out[%1833] : memref<?xf16>
    }
    %1834 = arith.muli %1568, %c12 : index
    %1835 = arith.addi %1834, %c19 : index
    %1836 = arith.muli %1835, %c1 : index
    %1837 = arith.addi %1836, %1567 : index
    %1838 = arith.addi %1837, %c4 : index
    %1839 = memref.load %13[%1838] : memref<?xf32>
    %1840 = arith.addi %1838, %c17 : index
    %1841 = memref.load %13[%1840] : memref<?xf32>
    %1842 = arith.addf %1839, %1841 : f32
    %1843 = arith.muli %1835, %c1 : index
    %1844 = arith.addi %1843, %1567 : index
    %1845 = arith.addi %1844, %c18 : index
    %1846 = memref.load %13[%1845] : memref<?xf32>
    %1847 = arith.addi %1845, %c17 : index
    %1848 = memref.load %13[%1847] : memref<?xf32>
    %1849 = arith.addf %1846, %1848 : f32
    %1850 = wave.lane
    %1851 = arith.addi %11, %c30 : index
    %1852 = arith.muli %1835, %c3 : index
    %1853 = arith.addi %1851, %1852 : index
    %1854 = arith.divui %1850, %c14 : index
    %1855 = arith.addi %1853, %1854 : index
    %1856 = arith.cmpi slt, %1855, %10 : index
    scf.if %1856 {
      %1857 = arith.cmpi eq, %hasFactors, %c5 : index
      %1858 = memref.load %factors[%1855] : memref<?xf32>
      %1859 = arith.select %1857, %1858, %c26 : f32
      %1860 = arith.remui %1850, %c14 : index
      %1861 = arith.muli %1860, %c12 : index
      %1862 = arith.addi %6, %1861 : index
      %1863 = vector.load %w[%1862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1864 = vector.bitcast %1863 : vector<4xi8> to vector<1xf32>
      %1865 = vector.extract %1864[0] : f32 from vector<1xf32>
      %1866 = arith.mulf %1865, %1859 : f32
      %1867 = arith.mulf %1842, %1866 : f32
      %1868 = arith.remui %1850, %c14 : index
      %1869 = arith.muli %1868, %c12 : index
      %1870 = arith.addi %8, %1869 : index
      %1871 = vector.load %w[%1870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1872 = vector.bitcast %1871 : vector<4xi8> to vector<1xf32>
      %1873 = vector.extract %1872[0] : f32 from vector<1xf32>
      %1874 = arith.mulf %1873, %1859 : f32
      %1875 = arith.mulf %1849, %1874 : f32
      %1876 = arith.addi %6, %c7 : index
      %1877 = vector.load %w[%1876] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1878 = vector.bitcast %1877 : vector<4xi8> to vector<1xf32>
      %1879 = vector.extract %1878[0] : f32 from vector<1xf32>
      %1880 = arith.mulf %1867, %c27 : f32
      %1881 = wave.exp2 %1880 : f32
      %1882 = arith.addf %c26, %1881 : f32
      %1883 = arith.divf %1867, %1882 : f32
      %1884 = arith.mulf %1883, %1875 : f32
      %1885 = arith.mulf %1884, %1879 : f32
      %1886 = arith.minimumf %1885, %c28 : f32
      %1887 = arith.maximumf %1886, %c29 : f32
      %1888 = arith.truncf %1887 : f32 to f16
      %1889 = arith.muli %0, %c14 : index
      %1890 = wave.lane
      %1891 = arith.remui %1890, %c14 : index
      %1892 = arith.addi %1889, %1891 : index
      %1893 = arith.divui %1855, %outTileRows : index
      %1894 = arith.divui %outputFeatures, %c14 : index
      %1895 = arith.muli %1893, %1894 : index
      %1896 = arith.divui %1892, %c14 : index
      %1897 = arith.addi %1895, %1896 : index
      %1898 = arith.muli %1897, %c3 : index
      %1899 = arith.remui %1892, %c14 : index
      %1900 = arith.divui %1899, %c20 : index
      %1901 = arith.addi %1898, %1900 : index
      %1902 = arith.muli %outTileRows, %c20 : index
      %1903 = arith.muli %1901, %1902 : index
      %1904 = arith.remui %1855, %outTileRows : index
      %1905 = arith.muli %1904, %c20 : index
      %1906 = arith.addi %1903, %1905 : index
      %1907 = arith.remui %1892, %c20 : index
      %1908 = arith.addi %1906, %1907 : index
      memref.store %1888, %out[%1908] : memref<?xf16>
    }
  }
  wave.return
}
