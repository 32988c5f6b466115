// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 768 : index
  %c31 = arith.constant 1024 : index
  %c32 = arith.constant 1280 : index
  %c33 = arith.constant 1536 : index
  %c34 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c7 : index
  %14 = wave.wave
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c4 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c1 : index
  %19 = arith.cmpi slt, %13, %12 : index
  scf.if %19 {
    %20 = arith.muli %1, %c12 : index
    %21 = arith.divui %inputFeatures, %c14 : index
    %22 = arith.muli %14, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c16 : index
    %28 = arith.muli %27, %c16 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %38:4 = scf.for %33 = %23 to %32 step %c16 iter_args(%34 = %c13, %35 = %c13, %36 = %c13, %37 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %33, %c5 : index
      %41 = arith.remui %39, %c1 : index
      %42 = arith.addi %10, %c3 : index
      %43 = arith.muli %40, %c14 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %41, %c16 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %48 = vector.bitcast %47 : vector<2xi8> to vector<1xf16>
      %49 = vector.extract %48[0] : f16 from vector<1xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = arith.addi %10, %c3 : index
      %52 = arith.addi %inputFeatures, %c2 : index
      %53 = arith.divui %52, %c3 : index
      %54 = arith.muli %53, %c3 : index
      %55 = arith.addi %51, %54 : index
      %56 = arith.muli %40, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.addi %57, %c5 : index
      %59 = arith.muli %41, %c1 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
      %63 = arith.andi %62, %c19 : vector<4xi32>
      %64 = arith.ori %63, %c20 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = arith.shrui %62, %c21 : vector<4xi32>
      %67 = arith.andi %66, %c19 : vector<4xi32>
      %68 = arith.ori %67, %c20 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.subf %70, %c22 : vector<16xf16>
      %72 = arith.mulf %71, %50 : vector<16xf16>
      %73 = arith.muli %40, %c18 : index
      %74 = arith.addi %55, %73 : index
      %75 = arith.addi %74, %c23 : index
      %76 = arith.muli %41, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.andi %79, %c19 : vector<4xi32>
      %81 = arith.ori %80, %c20 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %79, %c21 : vector<4xi32>
      %84 = arith.andi %83, %c19 : vector<4xi32>
      %85 = arith.ori %84, %c20 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.subf %87, %c22 : vector<16xf16>
      %89 = arith.mulf %88, %50 : vector<16xf16>
      %90 = arith.addi %33, %c4 : index
      %91 = arith.remui %39, %c1 : index
      %92 = arith.addi %10, %c3 : index
      %93 = arith.muli %90, %c14 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.muli %91, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = vector.load %w[%96] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %98 = vector.bitcast %97 : vector<2xi8> to vector<1xf16>
      %99 = vector.extract %98[0] : f16 from vector<1xf16>
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = arith.addi %10, %c3 : index
      %102 = arith.addi %inputFeatures, %c2 : index
      %103 = arith.divui %102, %c3 : index
      %104 = arith.muli %103, %c3 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %90, %c18 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.addi %107, %c5 : index
      %109 = arith.muli %91, %c1 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.andi %112, %c19 : vector<4xi32>
      %114 = arith.ori %113, %c20 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %112, %c21 : vector<4xi32>
      %117 = arith.andi %116, %c19 : vector<4xi32>
      %118 = arith.ori %117, %c20 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = arith.subf %120, %c22 : vector<16xf16>
      %122 = arith.mulf %121, %100 : vector<16xf16>
      %123 = arith.muli %90, %c18 : index
      %124 = arith.addi %105, %123 : index
      %125 = arith.addi %124, %c23 : index
      %126 = arith.muli %91, %c1 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.andi %129, %c19 : vector<4xi32>
      %131 = arith.ori %130, %c20 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %129, %c21 : vector<4xi32>
      %134 = arith.andi %133, %c19 : vector<4xi32>
      %135 = arith.ori %134, %c20 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.subf %137, %c22 : vector<16xf16>
      %139 = arith.mulf %138, %100 : vector<16xf16>
      %140 = arith.addi %20, %c5 : index
      %141 = arith.muli %33, %c16 : index
      %142 = arith.addi %141, %c5 : index
      %143 = arith.divui %inputFeatures, %c1 : index
      %144 = arith.muli %140, %143 : index
      %145 = arith.addi %144, %142 : index
      %146 = arith.muli %tileRows, %c1 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %39, %tileRows : index
      %149 = arith.muli %148, %c24 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.muli %tileRows, %c24 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = wave.mma %155, %72, %34 : vector<16xf16>, vector<8xf32>
      %157 = arith.addi %20, %c4 : index
      %158 = arith.muli %33, %c16 : index
      %159 = arith.addi %158, %c5 : index
      %160 = arith.divui %inputFeatures, %c1 : index
      %161 = arith.muli %157, %160 : index
      %162 = arith.addi %161, %159 : index
      %163 = arith.muli %tileRows, %c1 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.remui %39, %tileRows : index
      %166 = arith.muli %165, %c24 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c24 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %72, %35 : vector<16xf16>, vector<8xf32>
      %174 = arith.addi %20, %c16 : index
      %175 = arith.muli %33, %c16 : index
      %176 = arith.addi %175, %c5 : index
      %177 = arith.divui %inputFeatures, %c1 : index
      %178 = arith.muli %174, %177 : index
      %179 = arith.addi %178, %176 : index
      %180 = arith.muli %tileRows, %c1 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %39, %tileRows : index
      %183 = arith.muli %182, %c24 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c24 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %72, %36 : vector<16xf16>, vector<8xf32>
      %191 = arith.addi %20, %c25 : index
      %192 = arith.muli %33, %c16 : index
      %193 = arith.addi %192, %c5 : index
      %194 = arith.divui %inputFeatures, %c1 : index
      %195 = arith.muli %191, %194 : index
      %196 = arith.addi %195, %193 : index
      %197 = arith.muli %tileRows, %c1 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.remui %39, %tileRows : index
      %200 = arith.muli %199, %c24 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c24 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = vector.shuffle %202, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = wave.mma %206, %72, %37 : vector<16xf16>, vector<8xf32>
      %208 = arith.addi %20, %c5 : index
      %209 = arith.muli %33, %c16 : index
      %210 = arith.addi %209, %c4 : index
      %211 = arith.divui %inputFeatures, %c1 : index
      %212 = arith.muli %208, %211 : index
      %213 = arith.addi %212, %210 : index
      %214 = arith.muli %tileRows, %c1 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.remui %39, %tileRows : index
      %217 = arith.muli %216, %c24 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c24 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %89, %156 : vector<16xf16>, vector<8xf32>
      %225 = arith.addi %20, %c4 : index
      %226 = arith.muli %33, %c16 : index
      %227 = arith.addi %226, %c4 : index
      %228 = arith.divui %inputFeatures, %c1 : index
      %229 = arith.muli %225, %228 : index
      %230 = arith.addi %229, %227 : index
      %231 = arith.muli %tileRows, %c1 : index
      %232 = arith.muli %230, %231 : index
      %233 = arith.remui %39, %tileRows : index
      %234 = arith.muli %233, %c24 : index
      %235 = arith.addi %232, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c24 : index
      %238 = arith.addi %235, %237 : index
      %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = wave.mma %240, %89, %173 : vector<16xf16>, vector<8xf32>
      %242 = arith.addi %20, %c16 : index
      %243 = arith.muli %33, %c16 : index
      %244 = arith.addi %243, %c4 : index
      %245 = arith.divui %inputFeatures, %c1 : index
      %246 = arith.muli %242, %245 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.remui %39, %tileRows : index
      %251 = arith.muli %250, %c24 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c24 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %89, %190 : vector<16xf16>, vector<8xf32>
      %259 = arith.addi %20, %c25 : index
      %260 = arith.muli %33, %c16 : index
      %261 = arith.addi %260, %c4 : index
      %262 = arith.divui %inputFeatures, %c1 : index
      %263 = arith.muli %259, %262 : index
      %264 = arith.addi %263, %261 : index
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.remui %39, %tileRows : index
      %268 = arith.muli %267, %c24 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c24 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %89, %207 : vector<16xf16>, vector<8xf32>
      %276 = arith.addi %20, %c5 : index
      %277 = arith.muli %33, %c16 : index
      %278 = arith.addi %277, %c16 : index
      %279 = arith.divui %inputFeatures, %c1 : index
      %280 = arith.muli %276, %279 : index
      %281 = arith.addi %280, %278 : index
      %282 = arith.muli %tileRows, %c1 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.remui %39, %tileRows : index
      %285 = arith.muli %284, %c24 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c24 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %122, %224 : vector<16xf16>, vector<8xf32>
      %293 = arith.addi %20, %c4 : index
      %294 = arith.muli %33, %c16 : index
      %295 = arith.addi %294, %c16 : index
      %296 = arith.divui %inputFeatures, %c1 : index
      %297 = arith.muli %293, %296 : index
      %298 = arith.addi %297, %295 : index
      %299 = arith.muli %tileRows, %c1 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.remui %39, %tileRows : index
      %302 = arith.muli %301, %c24 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c24 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %122, %241 : vector<16xf16>, vector<8xf32>
      %310 = arith.addi %20, %c16 : index
      %311 = arith.muli %33, %c16 : index
      %312 = arith.addi %311, %c16 : index
      %313 = arith.divui %inputFeatures, %c1 : index
      %314 = arith.muli %310, %313 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.muli %tileRows, %c1 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %39, %tileRows : index
      %319 = arith.muli %318, %c24 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c24 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %122, %258 : vector<16xf16>, vector<8xf32>
      %327 = arith.addi %20, %c25 : index
      %328 = arith.muli %33, %c16 : index
      %329 = arith.addi %328, %c16 : index
      %330 = arith.divui %inputFeatures, %c1 : index
      %331 = arith.muli %327, %330 : index
      %332 = arith.addi %331, %329 : index
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.remui %39, %tileRows : index
      %336 = arith.muli %335, %c24 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c24 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %122, %275 : vector<16xf16>, vector<8xf32>
      %344 = arith.addi %20, %c5 : index
      %345 = arith.muli %33, %c16 : index
      %346 = arith.addi %345, %c25 : index
      %347 = arith.divui %inputFeatures, %c1 : index
      %348 = arith.muli %344, %347 : index
      %349 = arith.addi %348, %346 : index
      %350 = arith.muli %tileRows, %c1 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.remui %39, %tileRows : index
      %353 = arith.muli %352, %c24 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c24 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %139, %292 : vector<16xf16>, vector<8xf32>
      %361 = arith.addi %20, %c4 : index
      %362 = arith.muli %33, %c16 : index
      %363 = arith.addi %362, %c25 : index
      %364 = arith.divui %inputFeatures, %c1 : index
      %365 = arith.muli %361, %364 : index
      %366 = arith.addi %365, %363 : index
      %367 = arith.muli %tileRows, %c1 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.remui %39, %tileRows : index
      %370 = arith.muli %369, %c24 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c24 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %139, %309 : vector<16xf16>, vector<8xf32>
      %378 = arith.addi %20, %c16 : index
      %379 = arith.muli %33, %c16 : index
      %380 = arith.addi %379, %c25 : index
      %381 = arith.divui %inputFeatures, %c1 : index
      %382 = arith.muli %378, %381 : index
      %383 = arith.addi %382, %380 : index
      %384 = arith.muli %tileRows, %c1 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.remui %39, %tileRows : index
      %387 = arith.muli %386, %c24 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c24 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %139, %326 : vector<16xf16>, vector<8xf32>
      %395 = arith.addi %20, %c25 : index
      %396 = arith.muli %33, %c16 : index
      %397 = arith.addi %396, %c25 : index
      %398 = arith.divui %inputFeatures, %c1 : index
      %399 = arith.muli %395, %398 : index
      %400 = arith.addi %399, %397 : index
      %401 = arith.muli %tileRows, %c1 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.remui %39, %tileRows : index
      %404 = arith.muli %403, %c24 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c24 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %139, %343 : vector<16xf16>, vector<8xf32>
      scf.yield %360, %377, %394, %411 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %412 = arith.select %30, %32, %25 : index
    %418:4 = scf.for %413 = %32 to %412 step %c4 iter_args(%414 = %38#0, %415 = %38#1, %416 = %38#2, %417 = %38#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %419 = wave.lane
      %420 = arith.addi %413, %c5 : index
      %421 = arith.remui %419, %c1 : index
      %422 = arith.addi %10, %c3 : index
      %423 = arith.muli %420, %c14 : index
      %424 = arith.addi %422, %423 : index
      %425 = arith.muli %421, %c16 : index
      %426 = arith.addi %424, %425 : index
      %427 = vector.load %w[%426] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %428 = vector.bitcast %427 : vector<2xi8> to vector<1xf16>
      %429 = vector.extract %428[0] : f16 from vector<1xf16>
      %430 = vector.broadcast %429 : f16 to vector<16xf16>
      %431 = arith.addi %10, %c3 : index
      %432 = arith.addi %inputFeatures, %c2 : index
      %433 = arith.divui %432, %c3 : index
      %434 = arith.muli %433, %c3 : index
      %435 = arith.addi %431, %434 : index
      %436 = arith.muli %420, %c18 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.addi %437, %c5 : index
      %439 = arith.muli %421, %c1 : index
      %440 = arith.addi %438, %439 : index
      %441 = vector.load %w[%440] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %442 = vector.bitcast %441 : vector<16xi8> to vector<4xi32>
      %443 = arith.andi %442, %c19 : vector<4xi32>
      %444 = arith.ori %443, %c20 : vector<4xi32>
      %445 = vector.bitcast %444 : vector<4xi32> to vector<8xf16>
      %446 = arith.shrui %442, %c21 : vector<4xi32>
      %447 = arith.andi %446, %c19 : vector<4xi32>
      %448 = arith.ori %447, %c20 : vector<4xi32>
      %449 = vector.bitcast %448 : vector<4xi32> to vector<8xf16>
      %450 = vector.shuffle %445, %449 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.subf %450, %c22 : vector<16xf16>
      %452 = arith.mulf %451, %430 : vector<16xf16>
      %453 = arith.muli %420, %c18 : index
      %454 = arith.addi %435, %453 : index
      %455 = arith.addi %454, %c23 : index
      %456 = arith.muli %421, %c1 : index
      %457 = arith.addi %455, %456 : index
      %458 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %459 = vector.bitcast %458 : vector<16xi8> to vector<4xi32>
      %460 = arith.andi %459, %c19 : vector<4xi32>
      %461 = arith.ori %460, %c20 : vector<4xi32>
      %462 = vector.bitcast %461 : vector<4xi32> to vector<8xf16>
      %463 = arith.shrui %459, %c21 : vector<4xi32>
      %464 = arith.andi %463, %c19 : vector<4xi32>
      %465 = arith.ori %464, %c20 : vector<4xi32>
      %466 = vector.bitcast %465 : vector<4xi32> to vector<8xf16>
      %467 = vector.shuffle %462, %466 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = arith.subf %467, %c22 : vector<16xf16>
      %469 = arith.mulf %468, %430 : vector<16xf16>
      %470 = arith.addi %20, %c5 : index
      %471 = arith.muli %413, %c16 : index
      %472 = arith.addi %471, %c5 : index
      %473 = arith.divui %inputFeatures, %c1 : index
      %474 = arith.muli %470, %473 : index
      %475 = arith.addi %474, %472 : index
      %476 = arith.muli %tileRows, %c1 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.remui %419, %tileRows : index
      %479 = arith.muli %478, %c24 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = arith.muli %tileRows, %c24 : index
      %483 = arith.addi %480, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = vector.shuffle %481, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %486 = wave.mma %485, %452, %414 : vector<16xf16>, vector<8xf32>
      %487 = arith.addi %20, %c4 : index
      %488 = arith.muli %413, %c16 : index
      %489 = arith.addi %488, %c5 : index
      %490 = arith.divui %inputFeatures, %c1 : index
      %491 = arith.muli %487, %490 : index
      %492 = arith.addi %491, %489 : index
      %493 = arith.muli %tileRows, %c1 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.remui %419, %tileRows : index
      %496 = arith.muli %495, %c24 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c24 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %452, %415 : vector<16xf16>, vector<8xf32>
      %504 = arith.addi %20, %c16 : index
      %505 = arith.muli %413, %c16 : index
      %506 = arith.addi %505, %c5 : index
      %507 = arith.divui %inputFeatures, %c1 : index
      %508 = arith.muli %504, %507 : index
      %509 = arith.addi %508, %506 : index
      %510 = arith.muli %tileRows, %c1 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.remui %419, %tileRows : index
      %513 = arith.muli %512, %c24 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c24 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %452, %416 : vector<16xf16>, vector<8xf32>
      %521 = arith.addi %20, %c25 : index
      %522 = arith.muli %413, %c16 : index
      %523 = arith.addi %522, %c5 : index
      %524 = arith.divui %inputFeatures, %c1 : index
      %525 = arith.muli %521, %524 : index
      %526 = arith.addi %525, %523 : index
      %527 = arith.muli %tileRows, %c1 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.remui %419, %tileRows : index
      %530 = arith.muli %529, %c24 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c24 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %537 = wave.mma %536, %452, %417 : vector<16xf16>, vector<8xf32>
      %538 = arith.addi %20, %c5 : index
      %539 = arith.muli %413, %c16 : index
      %540 = arith.addi %539, %c4 : index
      %541 = arith.divui %inputFeatures, %c1 : index
      %542 = arith.muli %538, %541 : index
      %543 = arith.addi %542, %540 : index
      %544 = arith.muli %tileRows, %c1 : index
      %545 = arith.muli %543, %544 : index
      %546 = arith.remui %419, %tileRows : index
      %547 = arith.muli %546, %c24 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c24 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %469, %486 : vector<16xf16>, vector<8xf32>
      %555 = arith.addi %20, %c4 : index
      %556 = arith.muli %413, %c16 : index
      %557 = arith.addi %556, %c4 : index
      %558 = arith.divui %inputFeatures, %c1 : index
      %559 = arith.muli %555, %558 : index
      %560 = arith.addi %559, %557 : index
      %561 = arith.muli %tileRows, %c1 : index
      %562 = arith.muli %560, %561 : index
      %563 = arith.remui %419, %tileRows : index
      %564 = arith.muli %563, %c24 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = arith.muli %tileRows, %c24 : index
      %568 = arith.addi %565, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = vector.shuffle %566, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = wave.mma %570, %469, %503 : vector<16xf16>, vector<8xf32>
      %572 = arith.addi %20, %c16 : index
      %573 = arith.muli %413, %c16 : index
      %574 = arith.addi %573, %c4 : index
      %575 = arith.divui %inputFeatures, %c1 : index
      %576 = arith.muli %572, %575 : index
      %577 = arith.addi %576, %574 : index
      %578 = arith.muli %tileRows, %c1 : index
      %579 = arith.muli %577, %578 : index
      %580 = arith.remui %419, %tileRows : index
      %581 = arith.muli %580, %c24 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c24 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %469, %520 : vector<16xf16>, vector<8xf32>
      %589 = arith.addi %20, %c25 : index
      %590 = arith.muli %413, %c16 : index
      %591 = arith.addi %590, %c4 : index
      %592 = arith.divui %inputFeatures, %c1 : index
      %593 = arith.muli %589, %592 : index
      %594 = arith.addi %593, %591 : index
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.remui %419, %tileRows : index
      %598 = arith.muli %597, %c24 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c24 : index
      %602 = arith.addi %599, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = vector.shuffle %600, %603 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %605 = wave.mma %604, %469, %537 : vector<16xf16>, vector<8xf32>
      scf.yield %554, %571, %588, %605 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %606 = wave.lane
    %607 = wave.wave
    %608 = arith.muli %607, %c4 : index
    %609 = arith.addi %608, %c5 : index
    %610 = arith.muli %609, %c23 : index
    %611 = arith.addi %610, %606 : index
    %612 = vector.extract %418#0[0] : f32 from vector<8xf32>
    %613 = arith.addi %611, %c5 : index
    memref.store %612, %15[%613] : memref<?xf32>
    %614 = vector.extract %418#0[1] : f32 from vector<8xf32>
    %615 = arith.addi %611, %c14 : index
    memref.store %614, %15[%615] : memref<?xf32>
    %616 = vector.extract %418#0[2] : f32 from vector<8xf32>
    %617 = arith.addi %611, %c7 : index
    memref.store %616, %15[%617] : memref<?xf32>
    %618 = vector.extract %418#0[3] : f32 from vector<8xf32>
    %619 = arith.addi %611, %c26 : index
    memref.store %618, %15[%619] : memref<?xf32>
    %620 = vector.extract %418#0[4] : f32 from vector<8xf32>
    %621 = arith.addi %611, %c3 : index
    memref.store %620, %15[%621] : memref<?xf32>
    %622 = vector.extract %418#0[5] : f32 from vector<8xf32>
    %623 = arith.addi %611, %c27 : index
    memref.store %622, %15[%623] : memref<?xf32>
    %624 = vector.extract %418#0[6] : f32 from vector<8xf32>
    %625 = arith.addi %611, %c28 : index
    memref.store %624, %15[%625] : memref<?xf32>
    %626 = vector.extract %418#0[7] : f32 from vector<8xf32>
    %627 = arith.addi %611, %c29 : index
    memref.store %626, %15[%627] : memref<?xf32>
    wave.barrier
    %628 = arith.muli %607, %c4 : index
    %629 = arith.addi %628, %c5 : index
    %630 = arith.muli %629, %c14 : index
    %631 = arith.addi %630, %606 : index
    %632 = arith.addi %631, %c5 : index
    %633 = memref.load %15[%632] : memref<?xf32>
    %634 = arith.addi %632, %c23 : index
    %635 = memref.load %15[%634] : memref<?xf32>
    %636 = arith.addf %633, %635 : f32
    %637 = arith.addi %632, %c18 : index
    %638 = memref.load %15[%637] : memref<?xf32>
    %639 = arith.addf %636, %638 : f32
    %640 = arith.addi %632, %c30 : index
    %641 = memref.load %15[%640] : memref<?xf32>
    %642 = arith.addf %639, %641 : f32
    %643 = arith.addi %632, %c31 : index
    %644 = memref.load %15[%643] : memref<?xf32>
    %645 = arith.addf %642, %644 : f32
    %646 = arith.addi %632, %c32 : index
    %647 = memref.load %15[%646] : memref<?xf32>
    %648 = arith.addf %645, %647 : f32
    %649 = arith.addi %632, %c33 : index
    %650 = memref.load %15[%649] : memref<?xf32>
    %651 = arith.addf %648, %650 : f32
    %652 = arith.addi %632, %c34 : index
    %653 = memref.load %15[%652] : memref<?xf32>
    %654 = arith.addf %651, %653 : f32
    %655 = wave.lane
    %656 = arith.addi %13, %c5 : index
    %657 = arith.muli %629, %c16 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.divui %655, %c1 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %12 : index
    scf.if %661 {
      %662 = arith.cmpi eq, %hasFactors, %c4 : index
      %663 = memref.load %factors[%660] : memref<?xf32>
      %664 = arith.select %662, %663, %c36 : f32
      %665 = arith.remui %655, %c1 : index
      %666 = arith.muli %665, %c12 : index
      %667 = arith.addi %10, %666 : index
      %668 = vector.load %w[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %669 = vector.bitcast %668 : vector<4xi8> to vector<1xf32>
      %670 = vector.extract %669[0] : f32 from vector<1xf32>
      %671 = arith.mulf %670, %664 : f32
      %672 = arith.mulf %654, %671 : f32
      %673 = arith.muli %660, %outputFeatures : index
      %674 = arith.addi %673, %18 : index
      %675 = wave.lane
      %676 = arith.remui %675, %c1 : index
      %677 = arith.addi %674, %676 : index
      scf.if %16 {
        %678 = arith.addi %677, %c5 : index
        %679 = memref.load %residual[%678] : memref<?xf32>
        %680 = arith.addf %679, %672 : f32
        %681 = arith.addi %677, %c5 : index
        memref.store %680, %out[%681] : memref<?xf32>
      } else {
        %682 = arith.addi %677, %c5 : index
        memref.store %672, %out[%682] : memref<?xf32>
      }
    }
    %683 = wave.lane
    wave.barrier
    %684 = wave.wave
    %685 = arith.muli %684, %c4 : index
    %686 = arith.addi %685, %c5 : index
    %687 = arith.muli %686, %c23 : index
    %688 = arith.addi %687, %683 : index
    %689 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %690 = arith.addi %688, %c5 : index
    memref.store %689, %15[%690] : memref<?xf32>
    %691 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %692 = arith.addi %688, %c14 : index
    memref.store %691, %15[%692] : memref<?xf32>
    %693 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %694 = arith.addi %688, %c7 : index
    memref.store %693, %15[%694] : memref<?xf32>
    %695 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %696 = arith.addi %688, %c26 : index
    memref.store %695, %15[%696] : memref<?xf32>
    %697 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %698 = arith.addi %688, %c3 : index
    memref.store %697, %15[%698] : memref<?xf32>
    %699 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %700 = arith.addi %688, %c27 : index
    memref.store %699, %15[%700] : memref<?xf32>
    %701 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %702 = arith.addi %688, %c28 : index
    memref.store %701, %15[%702] : memref<?xf32>
    %703 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %704 = arith.addi %688, %c29 : index
    memref.store %703, %15[%704] : memref<?xf32>
    wave.barrier
    %705 = arith.muli %684, %c4 : index
    %706 = arith.addi %705, %c5 : index
    %707 = arith.muli %706, %c14 : index
    %708 = arith.addi %707, %683 : index
    %709 = arith.addi %708, %c5 : index
    %710 = memref.load %15[%709] : memref<?xf32>
    %711 = arith.addi %709, %c23 : index
    %712 = memref.load %15[%711] : memref<?xf32>
    %713 = arith.addf %710, %712 : f32
    %714 = arith.addi %709, %c18 : index
    %715 = memref.load %15[%714] : memref<?xf32>
    %716 = arith.addf %713, %715 : f32
    %717 = arith.addi %709, %c30 : index
    %718 = memref.load %15[%717] : memref<?xf32>
    %719 = arith.addf %716, %718 : f32
    %720 = arith.addi %709, %c31 : index
    %721 = memref.load %15[%720] : memref<?xf32>
    %722 = arith.addf %719, %721 : f32
    %723 = arith.addi %709, %c32 : index
    %724 = memref.load %15[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = arith.addi %709, %c33 : index
    %727 = memref.load %15[%726] : memref<?xf32>
    %728 = arith.addf %725, %727 : f32
    %729 = arith.addi %709, %c34 : index
    %730 = memref.load %15[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = wave.lane
    %733 = arith.addi %13, %c1 : index
    %734 = arith.muli %706, %c16 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.divui %732, %c1 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.cmpi slt, %737, %12 : index
    scf.if %738 {
      %739 = arith.cmpi eq, %hasFactors, %c4 : index
      %740 = memref.load %factors[%737] : memref<?xf32>
      %741 = arith.select %739, %740, %c36 : f32
      %742 = arith.remui %732, %c1 : index
      %743 = arith.muli %742, %c12 : index
      %744 = arith.addi %10, %743 : index
      %745 = vector.load %w[%744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %746 = vector.bitcast %745 : vector<4xi8> to vector<1xf32>
      %747 = vector.extract %746[0] : f32 from vector<1xf32>
      %748 = arith.mulf %747, %741 : f32
      %749 = arith.mulf %731, %748 : f32
      %750 = arith.muli %737, %outputFeatures : index
      %751 = arith.addi %750, %18 : index
      %752 = wave.lane
      %753 = arith.remui %752, %c1 : index
      %754 = arith.addi %751, %753 : index
      scf.if %16 {
        %755 = arith.addi %754, %c5 : index
        %756 = memref.load %residual[%755] : memref<?xf32>
        %757 = arith.addf %756, %749 : f32
        %758 = arith.addi %754, %c5 : index
        memref.store %757, %out[%758] : memref<?xf32>
      } else {
        %759 = arith.addi %754, %c5 : index
        memref.store %749, %out[%759] : memref<?xf32>
      }
    }
    %760 = wave.lane
    wave.barrier
    %761 = wave.wave
    %762 = arith.muli %761, %c4 : index
    %763 = arith.addi %762, %c5 : index
    %764 = arith.muli %763, %c23 : index
    %765 = arith.addi %764, %760 : index
    %766 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %767 = arith.addi %765, %c5 : index
    memref.store %766, %15[%767] : memref<?xf32>
    %768 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %769 = arith.addi %765, %c14 : index
    memref.store %768, %15[%769] : memref<?xf32>
    %770 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %771 = arith.addi %765, %c7 : index
    memref.store %770, %15[%771] : memref<?xf32>
    %772 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %773 = arith.addi %765, %c26 : index
    memref.store %772, %15[%773] : memref<?xf32>
    %774 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %775 = arith.addi %765, %c3 : index
    memref.store %774, %15[%775] : memref<?xf32>
    %776 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %777 = arith.addi %765, %c27 : index
    memref.store %776, %15[%777] : memref<?xf32>
    %778 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %779 = arith.addi %765, %c28 : index
    memref.store %778, %15[%779] : memref<?xf32>
    %780 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %781 = arith.addi %765, %c29 : index
    memref.store %780, %15[%781] : memref<?xf32>
    wave.barrier
    %782 = arith.muli %761, %c4 : index
    %783 = arith.addi %782, %c5 : index
    %784 = arith.muli %783, %c14 : index
    %785 = arith.addi %784, %760 : index
    %786 = arith.addi %785, %c5 : index
    %787 = memref.load %15[%786] : memref<?xf32>
    %788 = arith.addi %786, %c23 : index
    %789 = memref.load %15[%788] : memref<?xf32>
    %790 = arith.addf %787, %789 : f32
    %791 = arith.addi %786, %c18 : index
    %792 = memref.load %15[%791] : memref<?xf32>
    %793 = arith.addf %790, %792 : f32
    %794 = arith.addi %786, %c30 : index
    %795 = memref.load %15[%794] : memref<?xf32>
    %796 = arith.addf %793, %795 : f32
    %797 = arith.addi %786, %c31 : index
    %798 = memref.load %15[%797] : memref<?xf32>
    %799 = arith.addf %796, %798 : f32
    %800 = arith.addi %786, %c32 : index
    %801 = memref.load %15[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %786, %c33 : index
    %804 = memref.load %15[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.addi %786, %c34 : index
    %807 = memref.load %15[%806] : memref<?xf32>
    %808 = arith.addf %805, %807 : f32
    %809 = wave.lane
    %810 = arith.addi %13, %c14 : index
    %811 = arith.muli %783, %c16 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.divui %809, %c1 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.cmpi slt, %814, %12 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c4 : index
      %817 = memref.load %factors[%814] : memref<?xf32>
      %818 = arith.select %816, %817, %c36 : f32
      %819 = arith.remui %809, %c1 : index
      %820 = arith.muli %819, %c12 : index
      %821 = arith.addi %10, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %818 : f32
      %826 = arith.mulf %808, %825 : f32
      %827 = arith.muli %814, %outputFeatures : index
      %828 = arith.addi %827, %18 : index
      %829 = wave.lane
      %830 = arith.remui %829, %c1 : index
      %831 = arith.addi %828, %830 : index
      scf.if %16 {
        %832 = arith.addi %831, %c5 : index
        %833 = memref.load %residual[%832] : memref<?xf32>
        %834 = arith.addf %833, %826 : f32
        %835 = arith.addi %831, %c5 : index
        memref.store %834, %out[%835] : memref<?xf32>
      } else {
        %836 = arith.addi %831, %c5 : index
        memref.store %826, %out[%836] : memref<?xf32>
      }
    }
    %837 = wave.lane
    wave.barrier
    %838 = wave.wave
    %839 = arith.muli %838, %c4 : index
    %840 = arith.addi %839, %c5 : index
    %841 = arith.muli %840, %c23 : index
    %842 = arith.addi %841, %837 : index
    %843 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %844 = arith.addi %842, %c5 : index
    memref.store %843, %15[%844] : memref<?xf32>
    %845 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %846 = arith.addi %842, %c14 : index
    memref.store %845, %15[%846] : memref<?xf32>
    %847 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %848 = arith.addi %842, %c7 : index
    memref.store %847, %15[%848] : memref<?xf32>
    %849 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %850 = arith.addi %842, %c26 : index
    memref.store %849, %15[%850] : memref<?xf32>
    %851 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %852 = arith.addi %842, %c3 : index
    memref.store %851, %15[%852] : memref<?xf32>
    %853 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %854 = arith.addi %842, %c27 : index
    memref.store %853, %15[%854] : memref<?xf32>
    %855 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %856 = arith.addi %842, %c28 : index
    memref.store %855, %15[%856] : memref<?xf32>
    %857 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %858 = arith.addi %842, %c29 : index
    memref.store %857, %15[%858] : memref<?xf32>
    wave.barrier
    %859 = arith.muli %838, %c4 : index
    %860 = arith.addi %859, %c5 : index
    %861 = arith.muli %860, %c14 : index
    %862 = arith.addi %861, %837 : index
    %863 = arith.addi %862, %c5 : index
    %864 = memref.load %15[%863] : memref<?xf32>
    %865 = arith.addi %863, %c23 : index
    %866 = memref.load %15[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %863, %c18 : index
    %869 = memref.load %15[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %863, %c30 : index
    %872 = memref.load %15[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.addi %863, %c31 : index
    %875 = memref.load %15[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = arith.addi %863, %c32 : index
    %878 = memref.load %15[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.addi %863, %c33 : index
    %881 = memref.load %15[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = arith.addi %863, %c34 : index
    %884 = memref.load %15[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = wave.lane
    %887 = arith.addi %13, %c37 : index
    %888 = arith.muli %860, %c16 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.divui %886, %c1 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.cmpi slt, %891, %12 : index
    scf.if %892 {
      %893 = arith.cmpi eq, %hasFactors, %c4 : index
      %894 = memref.load %factors[%891] : memref<?xf32>
      %895 = arith.select %893, %894, %c36 : f32
      %896 = arith.remui %886, %c1 : index
      %897 = arith.muli %896, %c12 : index
      %898 = arith.addi %10, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %895 : f32
      %903 = arith.mulf %885, %902 : f32
      %904 = arith.muli %891, %outputFeatures : index
      %905 = arith.addi %904, %18 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c1 : index
      %908 = arith.addi %905, %907 : index
      scf.if %16 {
        %909 = arith.addi %908, %c5 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %903 : f32
        %912 = arith.addi %908, %c5 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %908, %c5 : index
        memref.store %903, %out[%913] : memref<?xf32>
      }
    }
  }
  wave.return
}
