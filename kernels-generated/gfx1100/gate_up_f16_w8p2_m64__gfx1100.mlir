// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 4096 : index
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
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
  %c34 = arith.constant 0x477FE000 : f32
  %c35 = arith.constant 0xC77FE000 : f32
  %c36 = arith.constant 48 : index
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
    %583 = arith.muli %542, %c5 : index
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
    %598 = arith.addi %587, %c27 : index
    %599 = memref.load %13[%598] : memref<?xf32>
    %600 = arith.addf %597, %599 : f32
    %601 = arith.addi %587, %c28 : index
    %602 = memref.load %13[%601] : memref<?xf32>
    %603 = arith.addf %600, %602 : f32
    %604 = arith.addi %587, %c29 : index
    %605 = memref.load %13[%604] : memref<?xf32>
    %606 = arith.addf %603, %605 : f32
    %607 = arith.addi %587, %c30 : index
    %608 = memref.load %13[%607] : memref<?xf32>
    %609 = arith.addf %606, %608 : f32
    %610 = arith.muli %584, %c1 : index
    %611 = arith.addi %610, %541 : index
    %612 = arith.addi %611, %c18 : index
    %613 = memref.load %13[%612] : memref<?xf32>
    %614 = arith.addi %612, %c17 : index
    %615 = memref.load %13[%614] : memref<?xf32>
    %616 = arith.addf %613, %615 : f32
    %617 = arith.addi %612, %c25 : index
    %618 = memref.load %13[%617] : memref<?xf32>
    %619 = arith.addf %616, %618 : f32
    %620 = arith.addi %612, %c26 : index
    %621 = memref.load %13[%620] : memref<?xf32>
    %622 = arith.addf %619, %621 : f32
    %623 = arith.addi %612, %c27 : index
    %624 = memref.load %13[%623] : memref<?xf32>
    %625 = arith.addf %622, %624 : f32
    %626 = arith.addi %612, %c28 : index
    %627 = memref.load %13[%626] : memref<?xf32>
    %628 = arith.addf %625, %627 : f32
    %629 = arith.addi %612, %c29 : index
    %630 = memref.load %13[%629] : memref<?xf32>
    %631 = arith.addf %628, %630 : f32
    %632 = arith.addi %612, %c30 : index
    %633 = memref.load %13[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = wave.lane
    %636 = arith.addi %11, %c4 : index
    %637 = arith.muli %584, %c3 : index
    %638 = arith.addi %636, %637 : index
    %639 = arith.divui %635, %c14 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.cmpi slt, %640, %10 : index
    scf.if %641 {
      %642 = arith.cmpi eq, %hasFactors, %c5 : index
      %643 = memref.load %factors[%640] : memref<?xf32>
      %644 = arith.select %642, %643, %c32 : f32
      %645 = arith.remui %635, %c14 : index
      %646 = arith.muli %645, %c12 : index
      %647 = arith.addi %6, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %644 : f32
      %652 = arith.mulf %609, %651 : f32
      %653 = arith.remui %635, %c14 : index
      %654 = arith.muli %653, %c12 : index
      %655 = arith.addi %8, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %644 : f32
      %660 = arith.mulf %634, %659 : f32
      %661 = arith.addi %6, %c7 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %652, %c33 : f32
      %666 = wave.exp2 %665 : f32
      %667 = arith.addf %c32, %666 : f32
      %668 = arith.divf %652, %667 : f32
      %669 = arith.mulf %668, %660 : f32
      %670 = arith.mulf %669, %664 : f32
      %671 = arith.minimumf %670, %c34 : f32
      %672 = arith.maximumf %671, %c35 : f32
      %673 = arith.truncf %672 : f32 to f16
      %674 = arith.muli %0, %c14 : index
      %675 = wave.lane
      %676 = arith.remui %675, %c14 : index
      %677 = arith.addi %674, %676 : index
      %678 = arith.divui %640, %outTileRows : index
      %679 = arith.divui %outputFeatures, %c14 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.divui %677, %c14 : index
      %682 = arith.addi %680, %681 : index
      %683 = arith.muli %682, %c3 : index
      %684 = arith.remui %677, %c14 : index
      %685 = arith.divui %684, %c20 : index
      %686 = arith.addi %683, %685 : index
      %687 = arith.muli %outTileRows, %c20 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.remui %640, %outTileRows : index
      %690 = arith.muli %689, %c20 : index
      %691 = arith.addi %688, %690 : index
      %692 = arith.remui %677, %c20 : index
      %693 = arith.addi %691, %692 : index
      memref.store %673, %out[%693] : memref<?xf16>
    }
    %694 = wave.lane
    wave.barrier
    %695 = wave.wave
    %696 = arith.muli %695, %c3 : index
    %697 = arith.addi %696, %c4 : index
    %698 = arith.muli %697, %c18 : index
    %699 = arith.addi %698, %694 : index
    %700 = vector.extract %441#2[0] : f32 from vector<8xf32>
    %701 = arith.addi %699, %c4 : index
    memref.store %700, %13[%701] : memref<?xf32>
    %702 = vector.extract %441#2[1] : f32 from vector<8xf32>
    %703 = arith.addi %699, %c1 : index
    memref.store %702, %13[%703] : memref<?xf32>
    %704 = vector.extract %441#2[2] : f32 from vector<8xf32>
    %705 = arith.addi %699, %c7 : index
    memref.store %704, %13[%705] : memref<?xf32>
    %706 = vector.extract %441#2[3] : f32 from vector<8xf32>
    %707 = arith.addi %699, %c21 : index
    memref.store %706, %13[%707] : memref<?xf32>
    %708 = vector.extract %441#2[4] : f32 from vector<8xf32>
    %709 = arith.addi %699, %c2 : index
    memref.store %708, %13[%709] : memref<?xf32>
    %710 = vector.extract %441#2[5] : f32 from vector<8xf32>
    %711 = arith.addi %699, %c22 : index
    memref.store %710, %13[%711] : memref<?xf32>
    %712 = vector.extract %441#2[6] : f32 from vector<8xf32>
    %713 = arith.addi %699, %c23 : index
    memref.store %712, %13[%713] : memref<?xf32>
    %714 = vector.extract %441#2[7] : f32 from vector<8xf32>
    %715 = arith.addi %699, %c24 : index
    memref.store %714, %13[%715] : memref<?xf32>
    %716 = arith.muli %695, %c3 : index
    %717 = arith.addi %716, %c5 : index
    %718 = arith.muli %717, %c18 : index
    %719 = arith.addi %718, %694 : index
    %720 = vector.extract %441#3[0] : f32 from vector<8xf32>
    %721 = arith.addi %719, %c4 : index
    memref.store %720, %13[%721] : memref<?xf32>
    %722 = vector.extract %441#3[1] : f32 from vector<8xf32>
    %723 = arith.addi %719, %c1 : index
    memref.store %722, %13[%723] : memref<?xf32>
    %724 = vector.extract %441#3[2] : f32 from vector<8xf32>
    %725 = arith.addi %719, %c7 : index
    memref.store %724, %13[%725] : memref<?xf32>
    %726 = vector.extract %441#3[3] : f32 from vector<8xf32>
    %727 = arith.addi %719, %c21 : index
    memref.store %726, %13[%727] : memref<?xf32>
    %728 = vector.extract %441#3[4] : f32 from vector<8xf32>
    %729 = arith.addi %719, %c2 : index
    memref.store %728, %13[%729] : memref<?xf32>
    %730 = vector.extract %441#3[5] : f32 from vector<8xf32>
    %731 = arith.addi %719, %c22 : index
    memref.store %730, %13[%731] : memref<?xf32>
    %732 = vector.extract %441#3[6] : f32 from vector<8xf32>
    %733 = arith.addi %719, %c23 : index
    memref.store %732, %13[%733] : memref<?xf32>
    %734 = vector.extract %441#3[7] : f32 from vector<8xf32>
    %735 = arith.addi %719, %c24 : index
    memref.store %734, %13[%735] : memref<?xf32>
    wave.barrier
    %736 = arith.muli %695, %c5 : index
    %737 = arith.addi %736, %c4 : index
    %738 = arith.muli %737, %c1 : index
    %739 = arith.addi %738, %694 : index
    %740 = arith.addi %739, %c4 : index
    %741 = memref.load %13[%740] : memref<?xf32>
    %742 = arith.addi %740, %c17 : index
    %743 = memref.load %13[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.addi %740, %c25 : index
    %746 = memref.load %13[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = arith.addi %740, %c26 : index
    %749 = memref.load %13[%748] : memref<?xf32>
    %750 = arith.addf %747, %749 : f32
    %751 = arith.addi %740, %c27 : index
    %752 = memref.load %13[%751] : memref<?xf32>
    %753 = arith.addf %750, %752 : f32
    %754 = arith.addi %740, %c28 : index
    %755 = memref.load %13[%754] : memref<?xf32>
    %756 = arith.addf %753, %755 : f32
    %757 = arith.addi %740, %c29 : index
    %758 = memref.load %13[%757] : memref<?xf32>
    %759 = arith.addf %756, %758 : f32
    %760 = arith.addi %740, %c30 : index
    %761 = memref.load %13[%760] : memref<?xf32>
    %762 = arith.addf %759, %761 : f32
    %763 = arith.muli %737, %c1 : index
    %764 = arith.addi %763, %694 : index
    %765 = arith.addi %764, %c18 : index
    %766 = memref.load %13[%765] : memref<?xf32>
    %767 = arith.addi %765, %c17 : index
    %768 = memref.load %13[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.addi %765, %c25 : index
    %771 = memref.load %13[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = arith.addi %765, %c26 : index
    %774 = memref.load %13[%773] : memref<?xf32>
    %775 = arith.addf %772, %774 : f32
    %776 = arith.addi %765, %c27 : index
    %777 = memref.load %13[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = arith.addi %765, %c28 : index
    %780 = memref.load %13[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = arith.addi %765, %c29 : index
    %783 = memref.load %13[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = arith.addi %765, %c30 : index
    %786 = memref.load %13[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = wave.lane
    %789 = arith.addi %11, %c14 : index
    %790 = arith.muli %737, %c3 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.divui %788, %c14 : index
    %793 = arith.addi %791, %792 : index
    %794 = arith.cmpi slt, %793, %10 : index
    scf.if %794 {
      %795 = arith.cmpi eq, %hasFactors, %c5 : index
      %796 = memref.load %factors[%793] : memref<?xf32>
      %797 = arith.select %795, %796, %c32 : f32
      %798 = arith.remui %788, %c14 : index
      %799 = arith.muli %798, %c12 : index
      %800 = arith.addi %6, %799 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<1xf32>
      %803 = vector.extract %802[0] : f32 from vector<1xf32>
      %804 = arith.mulf %803, %797 : f32
      %805 = arith.mulf %762, %804 : f32
      %806 = arith.remui %788, %c14 : index
      %807 = arith.muli %806, %c12 : index
      %808 = arith.addi %8, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %797 : f32
      %813 = arith.mulf %787, %812 : f32
      %814 = arith.addi %6, %c7 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.mulf %805, %c33 : f32
      %819 = wave.exp2 %818 : f32
      %820 = arith.addf %c32, %819 : f32
      %821 = arith.divf %805, %820 : f32
      %822 = arith.mulf %821, %813 : f32
      %823 = arith.mulf %822, %817 : f32
      %824 = arith.minimumf %823, %c34 : f32
      %825 = arith.maximumf %824, %c35 : f32
      %826 = arith.truncf %825 : f32 to f16
      %827 = arith.muli %0, %c14 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c14 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.divui %793, %outTileRows : index
      %832 = arith.divui %outputFeatures, %c14 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.divui %830, %c14 : index
      %835 = arith.addi %833, %834 : index
      %836 = arith.muli %835, %c3 : index
      %837 = arith.remui %830, %c14 : index
      %838 = arith.divui %837, %c20 : index
      %839 = arith.addi %836, %838 : index
      %840 = arith.muli %outTileRows, %c20 : index
      %841 = arith.muli %839, %840 : index
      %842 = arith.remui %793, %outTileRows : index
      %843 = arith.muli %842, %c20 : index
      %844 = arith.addi %841, %843 : index
      %845 = arith.remui %830, %c20 : index
      %846 = arith.addi %844, %845 : index
      memref.store %826, %out[%846] : memref<?xf16>
    }
    %847 = wave.lane
    wave.barrier
    %848 = wave.wave
    %849 = arith.muli %848, %c3 : index
    %850 = arith.addi %849, %c4 : index
    %851 = arith.muli %850, %c18 : index
    %852 = arith.addi %851, %847 : index
    %853 = vector.extract %441#4[0] : f32 from vector<8xf32>
    %854 = arith.addi %852, %c4 : index
    memref.store %853, %13[%854] : memref<?xf32>
    %855 = vector.extract %441#4[1] : f32 from vector<8xf32>
    %856 = arith.addi %852, %c1 : index
    memref.store %855, %13[%856] : memref<?xf32>
    %857 = vector.extract %441#4[2] : f32 from vector<8xf32>
    %858 = arith.addi %852, %c7 : index
    memref.store %857, %13[%858] : memref<?xf32>
    %859 = vector.extract %441#4[3] : f32 from vector<8xf32>
    %860 = arith.addi %852, %c21 : index
    memref.store %859, %13[%860] : memref<?xf32>
    %861 = vector.extract %441#4[4] : f32 from vector<8xf32>
    %862 = arith.addi %852, %c2 : index
    memref.store %861, %13[%862] : memref<?xf32>
    %863 = vector.extract %441#4[5] : f32 from vector<8xf32>
    %864 = arith.addi %852, %c22 : index
    memref.store %863, %13[%864] : memref<?xf32>
    %865 = vector.extract %441#4[6] : f32 from vector<8xf32>
    %866 = arith.addi %852, %c23 : index
    memref.store %865, %13[%866] : memref<?xf32>
    %867 = vector.extract %441#4[7] : f32 from vector<8xf32>
    %868 = arith.addi %852, %c24 : index
    memref.store %867, %13[%868] : memref<?xf32>
    %869 = arith.muli %848, %c3 : index
    %870 = arith.addi %869, %c5 : index
    %871 = arith.muli %870, %c18 : index
    %872 = arith.addi %871, %847 : index
    %873 = vector.extract %441#5[0] : f32 from vector<8xf32>
    %874 = arith.addi %872, %c4 : index
    memref.store %873, %13[%874] : memref<?xf32>
    %875 = vector.extract %441#5[1] : f32 from vector<8xf32>
    %876 = arith.addi %872, %c1 : index
    memref.store %875, %13[%876] : memref<?xf32>
    %877 = vector.extract %441#5[2] : f32 from vector<8xf32>
    %878 = arith.addi %872, %c7 : index
    memref.store %877, %13[%878] : memref<?xf32>
    %879 = vector.extract %441#5[3] : f32 from vector<8xf32>
    %880 = arith.addi %872, %c21 : index
    memref.store %879, %13[%880] : memref<?xf32>
    %881 = vector.extract %441#5[4] : f32 from vector<8xf32>
    %882 = arith.addi %872, %c2 : index
    memref.store %881, %13[%882] : memref<?xf32>
    %883 = vector.extract %441#5[5] : f32 from vector<8xf32>
    %884 = arith.addi %872, %c22 : index
    memref.store %883, %13[%884] : memref<?xf32>
    %885 = vector.extract %441#5[6] : f32 from vector<8xf32>
    %886 = arith.addi %872, %c23 : index
    memref.store %885, %13[%886] : memref<?xf32>
    %887 = vector.extract %441#5[7] : f32 from vector<8xf32>
    %888 = arith.addi %872, %c24 : index
    memref.store %887, %13[%888] : memref<?xf32>
    wave.barrier
    %889 = arith.muli %848, %c5 : index
    %890 = arith.addi %889, %c4 : index
    %891 = arith.muli %890, %c1 : index
    %892 = arith.addi %891, %847 : index
    %893 = arith.addi %892, %c4 : index
    %894 = memref.load %13[%893] : memref<?xf32>
    %895 = arith.addi %893, %c17 : index
    %896 = memref.load %13[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = arith.addi %893, %c25 : index
    %899 = memref.load %13[%898] : memref<?xf32>
    %900 = arith.addf %897, %899 : f32
    %901 = arith.addi %893, %c26 : index
    %902 = memref.load %13[%901] : memref<?xf32>
    %903 = arith.addf %900, %902 : f32
    %904 = arith.addi %893, %c27 : index
    %905 = memref.load %13[%904] : memref<?xf32>
    %906 = arith.addf %903, %905 : f32
    %907 = arith.addi %893, %c28 : index
    %908 = memref.load %13[%907] : memref<?xf32>
    %909 = arith.addf %906, %908 : f32
    %910 = arith.addi %893, %c29 : index
    %911 = memref.load %13[%910] : memref<?xf32>
    %912 = arith.addf %909, %911 : f32
    %913 = arith.addi %893, %c30 : index
    %914 = memref.load %13[%913] : memref<?xf32>
    %915 = arith.addf %912, %914 : f32
    %916 = arith.muli %890, %c1 : index
    %917 = arith.addi %916, %847 : index
    %918 = arith.addi %917, %c18 : index
    %919 = memref.load %13[%918] : memref<?xf32>
    %920 = arith.addi %918, %c17 : index
    %921 = memref.load %13[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.addi %918, %c25 : index
    %924 = memref.load %13[%923] : memref<?xf32>
    %925 = arith.addf %922, %924 : f32
    %926 = arith.addi %918, %c26 : index
    %927 = memref.load %13[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = arith.addi %918, %c27 : index
    %930 = memref.load %13[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.addi %918, %c28 : index
    %933 = memref.load %13[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = arith.addi %918, %c29 : index
    %936 = memref.load %13[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %918, %c30 : index
    %939 = memref.load %13[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = wave.lane
    %942 = arith.addi %11, %c1 : index
    %943 = arith.muli %890, %c3 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c14 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %10 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c5 : index
      %949 = memref.load %factors[%946] : memref<?xf32>
      %950 = arith.select %948, %949, %c32 : f32
      %951 = arith.remui %941, %c14 : index
      %952 = arith.muli %951, %c12 : index
      %953 = arith.addi %6, %952 : index
      %954 = vector.load %w[%953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %955 = vector.bitcast %954 : vector<4xi8> to vector<1xf32>
      %956 = vector.extract %955[0] : f32 from vector<1xf32>
      %957 = arith.mulf %956, %950 : f32
      %958 = arith.mulf %915, %957 : f32
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
      %971 = arith.mulf %958, %c33 : f32
      %972 = wave.exp2 %971 : f32
      %973 = arith.addf %c32, %972 : f32
      %974 = arith.divf %958, %973 : f32
      %975 = arith.mulf %974, %966 : f32
      %976 = arith.mulf %975, %970 : f32
      %977 = arith.minimumf %976, %c34 : f32
      %978 = arith.maximumf %977, %c35 : f32
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
    %1000 = wave.lane
    wave.barrier
    %1001 = wave.wave
    %1002 = arith.muli %1001, %c3 : index
    %1003 = arith.addi %1002, %c4 : index
    %1004 = arith.muli %1003, %c18 : index
    %1005 = arith.addi %1004, %1000 : index
    %1006 = vector.extract %441#6[0] : f32 from vector<8xf32>
    %1007 = arith.addi %1005, %c4 : index
    memref.store %1006, %13[%1007] : memref<?xf32>
    %1008 = vector.extract %441#6[1] : f32 from vector<8xf32>
    %1009 = arith.addi %1005, %c1 : index
    memref.store %1008, %13[%1009] : memref<?xf32>
    %1010 = vector.extract %441#6[2] : f32 from vector<8xf32>
    %1011 = arith.addi %1005, %c7 : index
    memref.store %1010, %13[%1011] : memref<?xf32>
    %1012 = vector.extract %441#6[3] : f32 from vector<8xf32>
    %1013 = arith.addi %1005, %c21 : index
    memref.store %1012, %13[%1013] : memref<?xf32>
    %1014 = vector.extract %441#6[4] : f32 from vector<8xf32>
    %1015 = arith.addi %1005, %c2 : index
    memref.store %1014, %13[%1015] : memref<?xf32>
    %1016 = vector.extract %441#6[5] : f32 from vector<8xf32>
    %1017 = arith.addi %1005, %c22 : index
    memref.store %1016, %13[%1017] : memref<?xf32>
    %1018 = vector.extract %441#6[6] : f32 from vector<8xf32>
    %1019 = arith.addi %1005, %c23 : index
    memref.store %1018, %13[%1019] : memref<?xf32>
    %1020 = vector.extract %441#6[7] : f32 from vector<8xf32>
    %1021 = arith.addi %1005, %c24 : index
    memref.store %1020, %13[%1021] : memref<?xf32>
    %1022 = arith.muli %1001, %c3 : index
    %1023 = arith.addi %1022, %c5 : index
    %1024 = arith.muli %1023, %c18 : index
    %1025 = arith.addi %1024, %1000 : index
    %1026 = vector.extract %441#7[0] : f32 from vector<8xf32>
    %1027 = arith.addi %1025, %c4 : index
    memref.store %1026, %13[%1027] : memref<?xf32>
    %1028 = vector.extract %441#7[1] : f32 from vector<8xf32>
    %1029 = arith.addi %1025, %c1 : index
    memref.store %1028, %13[%1029] : memref<?xf32>
    %1030 = vector.extract %441#7[2] : f32 from vector<8xf32>
    %1031 = arith.addi %1025, %c7 : index
    memref.store %1030, %13[%1031] : memref<?xf32>
    %1032 = vector.extract %441#7[3] : f32 from vector<8xf32>
    %1033 = arith.addi %1025, %c21 : index
    memref.store %1032, %13[%1033] : memref<?xf32>
    %1034 = vector.extract %441#7[4] : f32 from vector<8xf32>
    %1035 = arith.addi %1025, %c2 : index
    memref.store %1034, %13[%1035] : memref<?xf32>
    %1036 = vector.extract %441#7[5] : f32 from vector<8xf32>
    %1037 = arith.addi %1025, %c22 : index
    memref.store %1036, %13[%1037] : memref<?xf32>
    %1038 = vector.extract %441#7[6] : f32 from vector<8xf32>
    %1039 = arith.addi %1025, %c23 : index
    memref.store %1038, %13[%1039] : memref<?xf32>
    %1040 = vector.extract %441#7[7] : f32 from vector<8xf32>
    %1041 = arith.addi %1025, %c24 : index
    memref.store %1040, %13[%1041] : memref<?xf32>
    wave.barrier
    %1042 = arith.muli %1001, %c5 : index
    %1043 = arith.addi %1042, %c4 : index
    %1044 = arith.muli %1043, %c1 : index
    %1045 = arith.addi %1044, %1000 : index
    %1046 = arith.addi %1045, %c4 : index
    %1047 = memref.load %13[%1046] : memref<?xf32>
    %1048 = arith.addi %1046, %c17 : index
    %1049 = memref.load %13[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = arith.addi %1046, %c25 : index
    %1052 = memref.load %13[%1051] : memref<?xf32>
    %1053 = arith.addf %1050, %1052 : f32
    %1054 = arith.addi %1046, %c26 : index
    %1055 = memref.load %13[%1054] : memref<?xf32>
    %1056 = arith.addf %1053, %1055 : f32
    %1057 = arith.addi %1046, %c27 : index
    %1058 = memref.load %13[%1057] : memref<?xf32>
    %1059 = arith.addf %1056, %1058 : f32
    %1060 = arith.addi %1046, %c28 : index
    %1061 = memref.load %13[%1060] : memref<?xf32>
    %1062 = arith.addf %1059, %1061 : f32
    %1063 = arith.addi %1046, %c29 : index
    %1064 = memref.load %13[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = arith.addi %1046, %c30 : index
    %1067 = memref.load %13[%1066] : memref<?xf32>
    %1068 = arith.addf %1065, %1067 : f32
    %1069 = arith.muli %1043, %c1 : index
    %1070 = arith.addi %1069, %1000 : index
    %1071 = arith.addi %1070, %c18 : index
    %1072 = memref.load %13[%1071] : memref<?xf32>
    %1073 = arith.addi %1071, %c17 : index
    %1074 = memref.load %13[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = arith.addi %1071, %c25 : index
    %1077 = memref.load %13[%1076] : memref<?xf32>
    %1078 = arith.addf %1075, %1077 : f32
    %1079 = arith.addi %1071, %c26 : index
    %1080 = memref.load %13[%1079] : memref<?xf32>
    %1081 = arith.addf %1078, %1080 : f32
    %1082 = arith.addi %1071, %c27 : index
    %1083 = memref.load %13[%1082] : memref<?xf32>
    %1084 = arith.addf %1081, %1083 : f32
    %1085 = arith.addi %1071, %c28 : index
    %1086 = memref.load %13[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = arith.addi %1071, %c29 : index
    %1089 = memref.load %13[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.addi %1071, %c30 : index
    %1092 = memref.load %13[%1091] : memref<?xf32>
    %1093 = arith.addf %1090, %1092 : f32
    %1094 = wave.lane
    %1095 = arith.addi %11, %c36 : index
    %1096 = arith.muli %1043, %c3 : index
    %1097 = arith.addi %1095, %1096 : index
    %1098 = arith.divui %1094, %c14 : index
    %1099 = arith.addi %1097, %1098 : index
    %1100 = arith.cmpi slt, %1099, %10 : index
    scf.if %1100 {
      %1101 = arith.cmpi eq, %hasFactors, %c5 : index
      %1102 = memref.load %factors[%1099] : memref<?xf32>
      %1103 = arith.select %1101, %1102, %c32 : f32
      %1104 = arith.remui %1094, %c14 : index
      %1105 = arith.muli %1104, %c12 : index
      %1106 = arith.addi %6, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1103 : f32
      %1111 = arith.mulf %1068, %1110 : f32
      %1112 = arith.remui %1094, %c14 : index
      %1113 = arith.muli %1112, %c12 : index
      %1114 = arith.addi %8, %1113 : index
      %1115 = vector.load %w[%1114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1116 = vector.bitcast %1115 : vector<4xi8> to vector<1xf32>
      %1117 = vector.extract %1116[0] : f32 from vector<1xf32>
      %1118 = arith.mulf %1117, %1103 : f32
      %1119 = arith.mulf %1093, %1118 : f32
      %1120 = arith.addi %6, %c7 : index
      %1121 = vector.load %w[%1120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1122 = vector.bitcast %1121 : vector<4xi8> to vector<1xf32>
      %1123 = vector.extract %1122[0] : f32 from vector<1xf32>
      %1124 = arith.mulf %1111, %c33 : f32
      %1125 = wave.exp2 %1124 : f32
      %1126 = arith.addf %c32, %1125 : f32
      %1127 = arith.divf %1111, %1126 : f32
      %1128 = arith.mulf %1127, %1119 : f32
      %1129 = arith.mulf %1128, %1123 : f32
      %1130 = arith.minimumf %1129, %c34 : f32
      %1131 = arith.maximumf %1130, %c35 : f32
      %1132 = arith.truncf %1131 : f32 to f16
      %1133 = arith.muli %0, %c14 : index
      %1134 = wave.lane
      %1135 = arith.remui %1134, %c14 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = arith.divui %1099, %outTileRows : index
      %1138 = arith.divui %outputFeatures, %c14 : index
      %1139 = arith.muli %1137, %1138 : index
      %1140 = arith.divui %1136, %c14 : index
      %1141 = arith.addi %1139, %1140 : index
      %1142 = arith.muli %1141, %c3 : index
      %1143 = arith.remui %1136, %c14 : index
      %1144 = arith.divui %1143, %c20 : index
      %1145 = arith.addi %1142, %1144 : index
      %1146 = arith.muli %outTileRows, %c20 : index
      %1147 = arith.muli %1145, %1146 : index
      %1148 = arith.remui %1099, %outTileRows : index
      %1149 = arith.muli %1148, %c20 : index
      %1150 = arith.addi %1147, %1149 : index
      %1151 = arith.remui %1136, %c20 : index
      %1152 = arith.addi %1150, %1151 : index
      memref.store %1132, %out[%1152] : memref<?xf16>
    }
  }
  wave.return
}
