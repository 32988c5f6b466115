// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 8 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c30 = arith.constant 0x3F800000 : f32
  %c31 = arith.constant 48 : index
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
      %56 = arith.muli %40, %c9 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.addi %57, %c5 : index
      %59 = arith.muli %41, %c1 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
      %63 = arith.andi %62, %c18 : vector<4xi32>
      %64 = arith.ori %63, %c19 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = arith.shrui %62, %c20 : vector<4xi32>
      %67 = arith.andi %66, %c18 : vector<4xi32>
      %68 = arith.ori %67, %c19 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.subf %70, %c21 : vector<16xf16>
      %72 = arith.mulf %71, %50 : vector<16xf16>
      %73 = arith.muli %40, %c9 : index
      %74 = arith.addi %55, %73 : index
      %75 = arith.addi %74, %c22 : index
      %76 = arith.muli %41, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.andi %79, %c18 : vector<4xi32>
      %81 = arith.ori %80, %c19 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %79, %c20 : vector<4xi32>
      %84 = arith.andi %83, %c18 : vector<4xi32>
      %85 = arith.ori %84, %c19 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.subf %87, %c21 : vector<16xf16>
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
      %106 = arith.muli %90, %c9 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.addi %107, %c5 : index
      %109 = arith.muli %91, %c1 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.andi %112, %c18 : vector<4xi32>
      %114 = arith.ori %113, %c19 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %112, %c20 : vector<4xi32>
      %117 = arith.andi %116, %c18 : vector<4xi32>
      %118 = arith.ori %117, %c19 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = arith.subf %120, %c21 : vector<16xf16>
      %122 = arith.mulf %121, %100 : vector<16xf16>
      %123 = arith.muli %90, %c9 : index
      %124 = arith.addi %105, %123 : index
      %125 = arith.addi %124, %c22 : index
      %126 = arith.muli %91, %c1 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.andi %129, %c18 : vector<4xi32>
      %131 = arith.ori %130, %c19 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %129, %c20 : vector<4xi32>
      %134 = arith.andi %133, %c18 : vector<4xi32>
      %135 = arith.ori %134, %c19 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.subf %137, %c21 : vector<16xf16>
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
      %149 = arith.muli %148, %c23 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.muli %tileRows, %c23 : index
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
      %166 = arith.muli %165, %c23 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c23 : index
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
      %183 = arith.muli %182, %c23 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c23 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %72, %36 : vector<16xf16>, vector<8xf32>
      %191 = arith.addi %20, %c24 : index
      %192 = arith.muli %33, %c16 : index
      %193 = arith.addi %192, %c5 : index
      %194 = arith.divui %inputFeatures, %c1 : index
      %195 = arith.muli %191, %194 : index
      %196 = arith.addi %195, %193 : index
      %197 = arith.muli %tileRows, %c1 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.remui %39, %tileRows : index
      %200 = arith.muli %199, %c23 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %tileRows, %c23 : index
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
      %217 = arith.muli %216, %c23 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c23 : index
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
      %234 = arith.muli %233, %c23 : index
      %235 = arith.addi %232, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c23 : index
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
      %251 = arith.muli %250, %c23 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c23 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %89, %190 : vector<16xf16>, vector<8xf32>
      %259 = arith.addi %20, %c24 : index
      %260 = arith.muli %33, %c16 : index
      %261 = arith.addi %260, %c4 : index
      %262 = arith.divui %inputFeatures, %c1 : index
      %263 = arith.muli %259, %262 : index
      %264 = arith.addi %263, %261 : index
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.remui %39, %tileRows : index
      %268 = arith.muli %267, %c23 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c23 : index
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
      %285 = arith.muli %284, %c23 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c23 : index
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
      %302 = arith.muli %301, %c23 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c23 : index
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
      %319 = arith.muli %318, %c23 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c23 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %122, %258 : vector<16xf16>, vector<8xf32>
      %327 = arith.addi %20, %c24 : index
      %328 = arith.muli %33, %c16 : index
      %329 = arith.addi %328, %c16 : index
      %330 = arith.divui %inputFeatures, %c1 : index
      %331 = arith.muli %327, %330 : index
      %332 = arith.addi %331, %329 : index
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.remui %39, %tileRows : index
      %336 = arith.muli %335, %c23 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c23 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %122, %275 : vector<16xf16>, vector<8xf32>
      %344 = arith.addi %20, %c5 : index
      %345 = arith.muli %33, %c16 : index
      %346 = arith.addi %345, %c24 : index
      %347 = arith.divui %inputFeatures, %c1 : index
      %348 = arith.muli %344, %347 : index
      %349 = arith.addi %348, %346 : index
      %350 = arith.muli %tileRows, %c1 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.remui %39, %tileRows : index
      %353 = arith.muli %352, %c23 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c23 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %139, %292 : vector<16xf16>, vector<8xf32>
      %361 = arith.addi %20, %c4 : index
      %362 = arith.muli %33, %c16 : index
      %363 = arith.addi %362, %c24 : index
      %364 = arith.divui %inputFeatures, %c1 : index
      %365 = arith.muli %361, %364 : index
      %366 = arith.addi %365, %363 : index
      %367 = arith.muli %tileRows, %c1 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.remui %39, %tileRows : index
      %370 = arith.muli %369, %c23 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c23 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %139, %309 : vector<16xf16>, vector<8xf32>
      %378 = arith.addi %20, %c16 : index
      %379 = arith.muli %33, %c16 : index
      %380 = arith.addi %379, %c24 : index
      %381 = arith.divui %inputFeatures, %c1 : index
      %382 = arith.muli %378, %381 : index
      %383 = arith.addi %382, %380 : index
      %384 = arith.muli %tileRows, %c1 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.remui %39, %tileRows : index
      %387 = arith.muli %386, %c23 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c23 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %139, %326 : vector<16xf16>, vector<8xf32>
      %395 = arith.addi %20, %c24 : index
      %396 = arith.muli %33, %c16 : index
      %397 = arith.addi %396, %c24 : index
      %398 = arith.divui %inputFeatures, %c1 : index
      %399 = arith.muli %395, %398 : index
      %400 = arith.addi %399, %397 : index
      %401 = arith.muli %tileRows, %c1 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.remui %39, %tileRows : index
      %404 = arith.muli %403, %c23 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c23 : index
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
      %436 = arith.muli %420, %c9 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.addi %437, %c5 : index
      %439 = arith.muli %421, %c1 : index
      %440 = arith.addi %438, %439 : index
      %441 = vector.load %w[%440] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %442 = vector.bitcast %441 : vector<16xi8> to vector<4xi32>
      %443 = arith.andi %442, %c18 : vector<4xi32>
      %444 = arith.ori %443, %c19 : vector<4xi32>
      %445 = vector.bitcast %444 : vector<4xi32> to vector<8xf16>
      %446 = arith.shrui %442, %c20 : vector<4xi32>
      %447 = arith.andi %446, %c18 : vector<4xi32>
      %448 = arith.ori %447, %c19 : vector<4xi32>
      %449 = vector.bitcast %448 : vector<4xi32> to vector<8xf16>
      %450 = vector.shuffle %445, %449 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.subf %450, %c21 : vector<16xf16>
      %452 = arith.mulf %451, %430 : vector<16xf16>
      %453 = arith.muli %420, %c9 : index
      %454 = arith.addi %435, %453 : index
      %455 = arith.addi %454, %c22 : index
      %456 = arith.muli %421, %c1 : index
      %457 = arith.addi %455, %456 : index
      %458 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %459 = vector.bitcast %458 : vector<16xi8> to vector<4xi32>
      %460 = arith.andi %459, %c18 : vector<4xi32>
      %461 = arith.ori %460, %c19 : vector<4xi32>
      %462 = vector.bitcast %461 : vector<4xi32> to vector<8xf16>
      %463 = arith.shrui %459, %c20 : vector<4xi32>
      %464 = arith.andi %463, %c18 : vector<4xi32>
      %465 = arith.ori %464, %c19 : vector<4xi32>
      %466 = vector.bitcast %465 : vector<4xi32> to vector<8xf16>
      %467 = vector.shuffle %462, %466 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = arith.subf %467, %c21 : vector<16xf16>
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
      %479 = arith.muli %478, %c23 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = arith.muli %tileRows, %c23 : index
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
      %496 = arith.muli %495, %c23 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c23 : index
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
      %513 = arith.muli %512, %c23 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c23 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %452, %416 : vector<16xf16>, vector<8xf32>
      %521 = arith.addi %20, %c24 : index
      %522 = arith.muli %413, %c16 : index
      %523 = arith.addi %522, %c5 : index
      %524 = arith.divui %inputFeatures, %c1 : index
      %525 = arith.muli %521, %524 : index
      %526 = arith.addi %525, %523 : index
      %527 = arith.muli %tileRows, %c1 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.remui %419, %tileRows : index
      %530 = arith.muli %529, %c23 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c23 : index
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
      %547 = arith.muli %546, %c23 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c23 : index
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
      %564 = arith.muli %563, %c23 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = arith.muli %tileRows, %c23 : index
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
      %581 = arith.muli %580, %c23 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c23 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %469, %520 : vector<16xf16>, vector<8xf32>
      %589 = arith.addi %20, %c24 : index
      %590 = arith.muli %413, %c16 : index
      %591 = arith.addi %590, %c4 : index
      %592 = arith.divui %inputFeatures, %c1 : index
      %593 = arith.muli %589, %592 : index
      %594 = arith.addi %593, %591 : index
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.remui %419, %tileRows : index
      %598 = arith.muli %597, %c23 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = arith.muli %tileRows, %c23 : index
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
    %610 = arith.muli %609, %c22 : index
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
    %619 = arith.addi %611, %c25 : index
    memref.store %618, %15[%619] : memref<?xf32>
    %620 = vector.extract %418#0[4] : f32 from vector<8xf32>
    %621 = arith.addi %611, %c3 : index
    memref.store %620, %15[%621] : memref<?xf32>
    %622 = vector.extract %418#0[5] : f32 from vector<8xf32>
    %623 = arith.addi %611, %c26 : index
    memref.store %622, %15[%623] : memref<?xf32>
    %624 = vector.extract %418#0[6] : f32 from vector<8xf32>
    %625 = arith.addi %611, %c27 : index
    memref.store %624, %15[%625] : memref<?xf32>
    %626 = vector.extract %418#0[7] : f32 from vector<8xf32>
    %627 = arith.addi %611, %c28 : index
    memref.store %626, %15[%627] : memref<?xf32>
    wave.barrier
    %628 = arith.muli %607, %c12 : index
    %629 = arith.addi %628, %c5 : index
    %630 = arith.muli %629, %c14 : index
    %631 = arith.addi %630, %606 : index
    %632 = arith.addi %631, %c5 : index
    %633 = memref.load %15[%632] : memref<?xf32>
    %634 = arith.addi %632, %c22 : index
    %635 = memref.load %15[%634] : memref<?xf32>
    %636 = arith.addf %633, %635 : f32
    %637 = wave.lane
    %638 = arith.addi %13, %c5 : index
    %639 = arith.muli %629, %c16 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.divui %637, %c1 : index
    %642 = arith.addi %640, %641 : index
    %643 = arith.cmpi slt, %642, %12 : index
    scf.if %643 {
      %644 = arith.cmpi eq, %hasFactors, %c4 : index
      %645 = memref.load %factors[%642] : memref<?xf32>
      %646 = arith.select %644, %645, %c30 : f32
      %647 = arith.remui %637, %c1 : index
      %648 = arith.muli %647, %c12 : index
      %649 = arith.addi %10, %648 : index
      %650 = vector.load %w[%649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %651 = vector.bitcast %650 : vector<4xi8> to vector<1xf32>
      %652 = vector.extract %651[0] : f32 from vector<1xf32>
      %653 = arith.mulf %652, %646 : f32
      %654 = arith.mulf %636, %653 : f32
      %655 = arith.muli %642, %outputFeatures : index
      %656 = arith.addi %655, %18 : index
      %657 = wave.lane
      %658 = arith.remui %657, %c1 : index
      %659 = arith.addi %656, %658 : index
      scf.if %16 {
        %660 = arith.addi %659, %c5 : index
        %661 = memref.load %residual[%660] : memref<?xf32>
        %662 = arith.addf %661, %654 : f32
        %663 = arith.addi %659, %c5 : index
        memref.store %662, %out[%663] : memref<?xf32>
      } else {
        %664 = arith.addi %659, %c5 : index
        memref.store %654, %out[%664] : memref<?xf32>
      }
    }
    %665 = arith.muli %607, %c12 : index
    %666 = arith.addi %665, %c4 : index
    %667 = arith.muli %666, %c14 : index
    %668 = arith.addi %667, %606 : index
    %669 = arith.addi %668, %c5 : index
    %670 = memref.load %15[%669] : memref<?xf32>
    %671 = arith.addi %669, %c22 : index
    %672 = memref.load %15[%671] : memref<?xf32>
    %673 = arith.addf %670, %672 : f32
    %674 = wave.lane
    %675 = arith.addi %13, %c5 : index
    %676 = arith.muli %666, %c16 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.divui %674, %c1 : index
    %679 = arith.addi %677, %678 : index
    %680 = arith.cmpi slt, %679, %12 : index
    scf.if %680 {
      %681 = arith.cmpi eq, %hasFactors, %c4 : index
      %682 = memref.load %factors[%679] : memref<?xf32>
      %683 = arith.select %681, %682, %c30 : f32
      %684 = arith.remui %674, %c1 : index
      %685 = arith.muli %684, %c12 : index
      %686 = arith.addi %10, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %683 : f32
      %691 = arith.mulf %673, %690 : f32
      %692 = arith.muli %679, %outputFeatures : index
      %693 = arith.addi %692, %18 : index
      %694 = wave.lane
      %695 = arith.remui %694, %c1 : index
      %696 = arith.addi %693, %695 : index
      scf.if %16 {
        %697 = arith.addi %696, %c5 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %691 : f32
        %700 = arith.addi %696, %c5 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %696, %c5 : index
        memref.store %691, %out[%701] : memref<?xf32>
      }
    }
    %702 = arith.muli %607, %c12 : index
    %703 = arith.addi %702, %c16 : index
    %704 = arith.muli %703, %c14 : index
    %705 = arith.addi %704, %606 : index
    %706 = arith.addi %705, %c5 : index
    %707 = memref.load %15[%706] : memref<?xf32>
    %708 = arith.addi %706, %c22 : index
    %709 = memref.load %15[%708] : memref<?xf32>
    %710 = arith.addf %707, %709 : f32
    %711 = wave.lane
    %712 = arith.addi %13, %c5 : index
    %713 = arith.muli %703, %c16 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.divui %711, %c1 : index
    %716 = arith.addi %714, %715 : index
    %717 = arith.cmpi slt, %716, %12 : index
    scf.if %717 {
      %718 = arith.cmpi eq, %hasFactors, %c4 : index
      %719 = memref.load %factors[%716] : memref<?xf32>
      %720 = arith.select %718, %719, %c30 : f32
      %721 = arith.remui %711, %c1 : index
      %722 = arith.muli %721, %c12 : index
      %723 = arith.addi %10, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %720 : f32
      %728 = arith.mulf %710, %727 : f32
      %729 = arith.muli %716, %outputFeatures : index
      %730 = arith.addi %729, %18 : index
      %731 = wave.lane
      %732 = arith.remui %731, %c1 : index
      %733 = arith.addi %730, %732 : index
      scf.if %16 {
        %734 = arith.addi %733, %c5 : index
        %735 = memref.load %residual[%734] : memref<?xf32>
        %736 = arith.addf %735, %728 : f32
        %737 = arith.addi %733, %c5 : index
        memref.store %736, %out[%737] : memref<?xf32>
      } else {
        %738 = arith.addi %733, %c5 : index
        memref.store %728, %out[%738] : memref<?xf32>
      }
    }
    %739 = arith.muli %607, %c12 : index
    %740 = arith.addi %739, %c24 : index
    %741 = arith.muli %740, %c14 : index
    %742 = arith.addi %741, %606 : index
    %743 = arith.addi %742, %c5 : index
    %744 = memref.load %15[%743] : memref<?xf32>
    %745 = arith.addi %743, %c22 : index
    %746 = memref.load %15[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = wave.lane
    %749 = arith.addi %13, %c5 : index
    %750 = arith.muli %740, %c16 : index
    %751 = arith.addi %749, %750 : index
    %752 = arith.divui %748, %c1 : index
    %753 = arith.addi %751, %752 : index
    %754 = arith.cmpi slt, %753, %12 : index
    scf.if %754 {
      %755 = arith.cmpi eq, %hasFactors, %c4 : index
      %756 = memref.load %factors[%753] : memref<?xf32>
      %757 = arith.select %755, %756, %c30 : f32
      %758 = arith.remui %748, %c1 : index
      %759 = arith.muli %758, %c12 : index
      %760 = arith.addi %10, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %757 : f32
      %765 = arith.mulf %747, %764 : f32
      %766 = arith.muli %753, %outputFeatures : index
      %767 = arith.addi %766, %18 : index
      %768 = wave.lane
      %769 = arith.remui %768, %c1 : index
      %770 = arith.addi %767, %769 : index
      scf.if %16 {
        %771 = arith.addi %770, %c5 : index
        %772 = memref.load %residual[%771] : memref<?xf32>
        %773 = arith.addf %772, %765 : f32
        %774 = arith.addi %770, %c5 : index
        memref.store %773, %out[%774] : memref<?xf32>
      } else {
        %775 = arith.addi %770, %c5 : index
        memref.store %765, %out[%775] : memref<?xf32>
      }
    }
    %776 = wave.lane
    wave.barrier
    %777 = wave.wave
    %778 = arith.muli %777, %c4 : index
    %779 = arith.addi %778, %c5 : index
    %780 = arith.muli %779, %c22 : index
    %781 = arith.addi %780, %776 : index
    %782 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %783 = arith.addi %781, %c5 : index
    memref.store %782, %15[%783] : memref<?xf32>
    %784 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %785 = arith.addi %781, %c14 : index
    memref.store %784, %15[%785] : memref<?xf32>
    %786 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %787 = arith.addi %781, %c7 : index
    memref.store %786, %15[%787] : memref<?xf32>
    %788 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %789 = arith.addi %781, %c25 : index
    memref.store %788, %15[%789] : memref<?xf32>
    %790 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %791 = arith.addi %781, %c3 : index
    memref.store %790, %15[%791] : memref<?xf32>
    %792 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %793 = arith.addi %781, %c26 : index
    memref.store %792, %15[%793] : memref<?xf32>
    %794 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %795 = arith.addi %781, %c27 : index
    memref.store %794, %15[%795] : memref<?xf32>
    %796 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %797 = arith.addi %781, %c28 : index
    memref.store %796, %15[%797] : memref<?xf32>
    wave.barrier
    %798 = arith.muli %777, %c12 : index
    %799 = arith.addi %798, %c5 : index
    %800 = arith.muli %799, %c14 : index
    %801 = arith.addi %800, %776 : index
    %802 = arith.addi %801, %c5 : index
    %803 = memref.load %15[%802] : memref<?xf32>
    %804 = arith.addi %802, %c22 : index
    %805 = memref.load %15[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = wave.lane
    %808 = arith.addi %13, %c1 : index
    %809 = arith.muli %799, %c16 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c1 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %12 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c4 : index
      %815 = memref.load %factors[%812] : memref<?xf32>
      %816 = arith.select %814, %815, %c30 : f32
      %817 = arith.remui %807, %c1 : index
      %818 = arith.muli %817, %c12 : index
      %819 = arith.addi %10, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %816 : f32
      %824 = arith.mulf %806, %823 : f32
      %825 = arith.muli %812, %outputFeatures : index
      %826 = arith.addi %825, %18 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c1 : index
      %829 = arith.addi %826, %828 : index
      scf.if %16 {
        %830 = arith.addi %829, %c5 : index
        %831 = memref.load %residual[%830] : memref<?xf32>
        %832 = arith.addf %831, %824 : f32
        %833 = arith.addi %829, %c5 : index
        memref.store %832, %out[%833] : memref<?xf32>
      } else {
        %834 = arith.addi %829, %c5 : index
        memref.store %824, %out[%834] : memref<?xf32>
      }
    }
    %835 = arith.muli %777, %c12 : index
    %836 = arith.addi %835, %c4 : index
    %837 = arith.muli %836, %c14 : index
    %838 = arith.addi %837, %776 : index
    %839 = arith.addi %838, %c5 : index
    %840 = memref.load %15[%839] : memref<?xf32>
    %841 = arith.addi %839, %c22 : index
    %842 = memref.load %15[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = wave.lane
    %845 = arith.addi %13, %c1 : index
    %846 = arith.muli %836, %c16 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.divui %844, %c1 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.cmpi slt, %849, %12 : index
    scf.if %850 {
      %851 = arith.cmpi eq, %hasFactors, %c4 : index
      %852 = memref.load %factors[%849] : memref<?xf32>
      %853 = arith.select %851, %852, %c30 : f32
      %854 = arith.remui %844, %c1 : index
      %855 = arith.muli %854, %c12 : index
      %856 = arith.addi %10, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %853 : f32
      %861 = arith.mulf %843, %860 : f32
      %862 = arith.muli %849, %outputFeatures : index
      %863 = arith.addi %862, %18 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c1 : index
      %866 = arith.addi %863, %865 : index
      scf.if %16 {
        %867 = arith.addi %866, %c5 : index
        %868 = memref.load %residual[%867] : memref<?xf32>
        %869 = arith.addf %868, %861 : f32
        %870 = arith.addi %866, %c5 : index
        memref.store %869, %out[%870] : memref<?xf32>
      } else {
        %871 = arith.addi %866, %c5 : index
        memref.store %861, %out[%871] : memref<?xf32>
      }
    }
    %872 = arith.muli %777, %c12 : index
    %873 = arith.addi %872, %c16 : index
    %874 = arith.muli %873, %c14 : index
    %875 = arith.addi %874, %776 : index
    %876 = arith.addi %875, %c5 : index
    %877 = memref.load %15[%876] : memref<?xf32>
    %878 = arith.addi %876, %c22 : index
    %879 = memref.load %15[%878] : memref<?xf32>
    %880 = arith.addf %877, %879 : f32
    %881 = wave.lane
    %882 = arith.addi %13, %c1 : index
    %883 = arith.muli %873, %c16 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.divui %881, %c1 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %12 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c4 : index
      %889 = memref.load %factors[%886] : memref<?xf32>
      %890 = arith.select %888, %889, %c30 : f32
      %891 = arith.remui %881, %c1 : index
      %892 = arith.muli %891, %c12 : index
      %893 = arith.addi %10, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %890 : f32
      %898 = arith.mulf %880, %897 : f32
      %899 = arith.muli %886, %outputFeatures : index
      %900 = arith.addi %899, %18 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c1 : index
      %903 = arith.addi %900, %902 : index
      scf.if %16 {
        %904 = arith.addi %903, %c5 : index
        %905 = memref.load %residual[%904] : memref<?xf32>
        %906 = arith.addf %905, %898 : f32
        %907 = arith.addi %903, %c5 : index
        memref.store %906, %out[%907] : memref<?xf32>
      } else {
        %908 = arith.addi %903, %c5 : index
        memref.store %898, %out[%908] : memref<?xf32>
      }
    }
    %909 = arith.muli %777, %c12 : index
    %910 = arith.addi %909, %c24 : index
    %911 = arith.muli %910, %c14 : index
    %912 = arith.addi %911, %776 : index
    %913 = arith.addi %912, %c5 : index
    %914 = memref.load %15[%913] : memref<?xf32>
    %915 = arith.addi %913, %c22 : index
    %916 = memref.load %15[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = wave.lane
    %919 = arith.addi %13, %c1 : index
    %920 = arith.muli %910, %c16 : index
    %921 = arith.addi %919, %920 : index
    %922 = arith.divui %918, %c1 : index
    %923 = arith.addi %921, %922 : index
    %924 = arith.cmpi slt, %923, %12 : index
    scf.if %924 {
      %925 = arith.cmpi eq, %hasFactors, %c4 : index
      %926 = memref.load %factors[%923] : memref<?xf32>
      %927 = arith.select %925, %926, %c30 : f32
      %928 = arith.remui %918, %c1 : index
      %929 = arith.muli %928, %c12 : index
      %930 = arith.addi %10, %929 : index
      %931 = vector.load %w[%930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %932 = vector.bitcast %931 : vector<4xi8> to vector<1xf32>
      %933 = vector.extract %932[0] : f32 from vector<1xf32>
      %934 = arith.mulf %933, %927 : f32
      %935 = arith.mulf %917, %934 : f32
      %936 = arith.muli %923, %outputFeatures : index
      %937 = arith.addi %936, %18 : index
      %938 = wave.lane
      %939 = arith.remui %938, %c1 : index
      %940 = arith.addi %937, %939 : index
      scf.if %16 {
        %941 = arith.addi %940, %c5 : index
        %942 = memref.load %residual[%941] : memref<?xf32>
        %943 = arith.addf %942, %935 : f32
        %944 = arith.addi %940, %c5 : index
        memref.store %943, %out[%944] : memref<?xf32>
      } else {
        %945 = arith.addi %940, %c5 : index
        memref.store %935, %out[%945] : memref<?xf32>
      }
    }
    %946 = wave.lane
    wave.barrier
    %947 = wave.wave
    %948 = arith.muli %947, %c4 : index
    %949 = arith.addi %948, %c5 : index
    %950 = arith.muli %949, %c22 : index
    %951 = arith.addi %950, %946 : index
    %952 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %953 = arith.addi %951, %c5 : index
    memref.store %952, %15[%953] : memref<?xf32>
    %954 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %955 = arith.addi %951, %c14 : index
    memref.store %954, %15[%955] : memref<?xf32>
    %956 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %957 = arith.addi %951, %c7 : index
    memref.store %956, %15[%957] : memref<?xf32>
    %958 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %959 = arith.addi %951, %c25 : index
    memref.store %958, %15[%959] : memref<?xf32>
    %960 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %961 = arith.addi %951, %c3 : index
    memref.store %960, %15[%961] : memref<?xf32>
    %962 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %963 = arith.addi %951, %c26 : index
    memref.store %962, %15[%963] : memref<?xf32>
    %964 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %965 = arith.addi %951, %c27 : index
    memref.store %964, %15[%965] : memref<?xf32>
    %966 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %967 = arith.addi %951, %c28 : index
    memref.store %966, %15[%967] : memref<?xf32>
    wave.barrier
    %968 = arith.muli %947, %c12 : index
    %969 = arith.addi %968, %c5 : index
    %970 = arith.muli %969, %c14 : index
    %971 = arith.addi %970, %946 : index
    %972 = arith.addi %971, %c5 : index
    %973 = memref.load %15[%972] : memref<?xf32>
    %974 = arith.addi %972, %c22 : index
    %975 = memref.load %15[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = wave.lane
    %978 = arith.addi %13, %c14 : index
    %979 = arith.muli %969, %c16 : index
    %980 = arith.addi %978, %979 : index
    %981 = arith.divui %977, %c1 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.cmpi slt, %982, %12 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c4 : index
      %985 = memref.load %factors[%982] : memref<?xf32>
      %986 = arith.select %984, %985, %c30 : f32
      %987 = arith.remui %977, %c1 : index
      %988 = arith.muli %987, %c12 : index
      %989 = arith.addi %10, %988 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %992, %986 : f32
      %994 = arith.mulf %976, %993 : f32
      %995 = arith.muli %982, %outputFeatures : index
      %996 = arith.addi %995, %18 : index
      %997 = wave.lane
      %998 = arith.remui %997, %c1 : index
      %999 = arith.addi %996, %998 : index
      scf.if %16 {
        %1000 = arith.addi %999, %c5 : index
        %1001 = memref.load %residual[%1000] : memref<?xf32>
        %1002 = arith.addf %1001, %994 : f32
        %1003 = arith.addi %999, %c5 : index
        memref.store %1002, %out[%1003] : memref<?xf32>
      } else {
        %1004 = arith.addi %999, %c5 : index
        memref.store %994, %out[%1004] : memref<?xf32>
      }
    }
    %1005 = arith.muli %947, %c12 : index
    %1006 = arith.addi %1005, %c4 : index
    %1007 = arith.muli %1006, %c14 : index
    %1008 = arith.addi %1007, %946 : index
    %1009 = arith.addi %1008, %c5 : index
    %1010 = memref.load %15[%1009] : memref<?xf32>
    %1011 = arith.addi %1009, %c22 : index
    %1012 = memref.load %15[%1011] : memref<?xf32>
    %1013 = arith.addf %1010, %1012 : f32
    %1014 = wave.lane
    %1015 = arith.addi %13, %c14 : index
    %1016 = arith.muli %1006, %c16 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.divui %1014, %c1 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.cmpi slt, %1019, %12 : index
    scf.if %1020 {
      %1021 = arith.cmpi eq, %hasFactors, %c4 : index
      %1022 = memref.load %factors[%1019] : memref<?xf32>
      %1023 = arith.select %1021, %1022, %c30 : f32
      %1024 = arith.remui %1014, %c1 : index
      %1025 = arith.muli %1024, %c12 : index
      %1026 = arith.addi %10, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1013, %1030 : f32
      %1032 = arith.muli %1019, %outputFeatures : index
      %1033 = arith.addi %1032, %18 : index
      %1034 = wave.lane
      %1035 = arith.remui %1034, %c1 : index
      %1036 = arith.addi %1033, %1035 : index
      scf.if %16 {
        %1037 = arith.addi %1036, %c5 : index
        %1038 = memref.load %residual[%1037] : memref<?xf32>
        %1039 = arith.addf %1038, %1031 : f32
        %1040 = arith.addi %1036, %c5 : index
        memref.store %1039, %out[%1040] : memref<?xf32>
      } else {
        %1041 = arith.addi %1036, %c5 : index
        memref.store %1031, %out[%1041] : memref<?xf32>
      }
    }
    %1042 = arith.muli %947, %c12 : index
    %1043 = arith.addi %1042, %c16 : index
    %1044 = arith.muli %1043, %c14 : index
    %1045 = arith.addi %1044, %946 : index
    %1046 = arith.addi %1045, %c5 : index
    %1047 = memref.load %15[%1046] : memref<?xf32>
    %1048 = arith.addi %1046, %c22 : index
    %1049 = memref.load %15[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = wave.lane
    %1052 = arith.addi %13, %c14 : index
    %1053 = arith.muli %1043, %c16 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.divui %1051, %c1 : index
    %1056 = arith.addi %1054, %1055 : index
    %1057 = arith.cmpi slt, %1056, %12 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c4 : index
      %1059 = memref.load %factors[%1056] : memref<?xf32>
      %1060 = arith.select %1058, %1059, %c30 : f32
      %1061 = arith.remui %1051, %c1 : index
      %1062 = arith.muli %1061, %c12 : index
      %1063 = arith.addi %10, %1062 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.mulf %1066, %1060 : f32
      %1068 = arith.mulf %1050, %1067 : f32
      %1069 = arith.muli %1056, %outputFeatures : index
      %1070 = arith.addi %1069, %18 : index
      %1071 = wave.lane
      %1072 = arith.remui %1071, %c1 : index
      %1073 = arith.addi %1070, %1072 : index
      scf.if %16 {
        %1074 = arith.addi %1073, %c5 : index
        %1075 = memref.load %residual[%1074] : memref<?xf32>
        %1076 = arith.addf %1075, %1068 : f32
        %1077 = arith.addi %1073, %c5 : index
        memref.store %1076, %out[%1077] : memref<?xf32>
      } else {
        %1078 = arith.addi %1073, %c5 : index
        memref.store %1068, %out[%1078] : memref<?xf32>
      }
    }
    %1079 = arith.muli %947, %c12 : index
    %1080 = arith.addi %1079, %c24 : index
    %1081 = arith.muli %1080, %c14 : index
    %1082 = arith.addi %1081, %946 : index
    %1083 = arith.addi %1082, %c5 : index
    %1084 = memref.load %15[%1083] : memref<?xf32>
    %1085 = arith.addi %1083, %c22 : index
    %1086 = memref.load %15[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = wave.lane
    %1089 = arith.addi %13, %c14 : index
    %1090 = arith.muli %1080, %c16 : index
    %1091 = arith.addi %1089, %1090 : index
    %1092 = arith.divui %1088, %c1 : index
    %1093 = arith.addi %1091, %1092 : index
    %1094 = arith.cmpi slt, %1093, %12 : index
    scf.if %1094 {
      %1095 = arith.cmpi eq, %hasFactors, %c4 : index
      %1096 = memref.load %factors[%1093] : memref<?xf32>
      %1097 = arith.select %1095, %1096, %c30 : f32
      %1098 = arith.remui %1088, %c1 : index
      %1099 = arith.muli %1098, %c12 : index
      %1100 = arith.addi %10, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1097 : f32
      %1105 = arith.mulf %1087, %1104 : f32
      %1106 = arith.muli %1093, %outputFeatures : index
      %1107 = arith.addi %1106, %18 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c1 : index
      %1110 = arith.addi %1107, %1109 : index
      scf.if %16 {
        %1111 = arith.addi %1110, %c5 : index
        %1112 = memref.load %residual[%1111] : memref<?xf32>
        %1113 = arith.addf %1112, %1105 : f32
        %1114 = arith.addi %1110, %c5 : index
        memref.store %1113, %out[%1114] : memref<?xf32>
      } else {
        %1115 = arith.addi %1110, %c5 : index
        memref.store %1105, %out[%1115] : memref<?xf32>
      }
    }
    %1116 = wave.lane
    wave.barrier
    %1117 = wave.wave
    %1118 = arith.muli %1117, %c4 : index
    %1119 = arith.addi %1118, %c5 : index
    %1120 = arith.muli %1119, %c22 : index
    %1121 = arith.addi %1120, %1116 : index
    %1122 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %1123 = arith.addi %1121, %c5 : index
    memref.store %1122, %15[%1123] : memref<?xf32>
    %1124 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %1125 = arith.addi %1121, %c14 : index
    memref.store %1124, %15[%1125] : memref<?xf32>
    %1126 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %1127 = arith.addi %1121, %c7 : index
    memref.store %1126, %15[%1127] : memref<?xf32>
    %1128 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %1129 = arith.addi %1121, %c25 : index
    memref.store %1128, %15[%1129] : memref<?xf32>
    %1130 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %1131 = arith.addi %1121, %c3 : index
    memref.store %1130, %15[%1131] : memref<?xf32>
    %1132 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %1133 = arith.addi %1121, %c26 : index
    memref.store %1132, %15[%1133] : memref<?xf32>
    %1134 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %1135 = arith.addi %1121, %c27 : index
    memref.store %1134, %15[%1135] : memref<?xf32>
    %1136 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %1137 = arith.addi %1121, %c28 : index
    memref.store %1136, %15[%1137] : memref<?xf32>
    wave.barrier
    %1138 = arith.muli %1117, %c12 : index
    %1139 = arith.addi %1138, %c5 : index
    %1140 = arith.muli %1139, %c14 : index
    %1141 = arith.addi %1140, %1116 : index
    %1142 = arith.addi %1141, %c5 : index
    %1143 = memref.load %15[%1142] : memref<?xf32>
    %1144 = arith.addi %1142, %c22 : index
    %1145 = memref.load %15[%1144] : memref<?xf32>
    %1146 = arith.addf %1143, %1145 : f32
    %1147 = wave.lane
    %1148 = arith.addi %13, %c31 : index
    %1149 = arith.muli %1139, %c16 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.divui %1147, %c1 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.cmpi slt, %1152, %12 : index
    scf.if %1153 {
      %1154 = arith.cmpi eq, %hasFactors, %c4 : index
      %1155 = memref.load %factors[%1152] : memref<?xf32>
      %1156 = arith.select %1154, %1155, %c30 : f32
      %1157 = arith.remui %1147, %c1 : index
      %1158 = arith.muli %1157, %c12 : index
      %1159 = arith.addi %10, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1156 : f32
      %1164 = arith.mulf %1146, %1163 : f32
      %1165 = arith.muli %1152, %outputFeatures : index
      %1166 = arith.addi %1165, %18 : index
      %1167 = wave.lane
      %1168 = arith.remui %1167, %c1 : index
      %1169 = arith.addi %1166, %1168 : index
      scf.if %16 {
        %1170 = arith.addi %1169, %c5 : index
        %1171 = memref.load %residual[%1170] : memref<?xf32>
        %1172 = arith.addf %1171, %1164 : f32
        %1173 = arith.addi %1169, %c5 : index
        memref.store %1172, %out[%1173] : memref<?xf32>
      } else {
        %1174 = arith.addi %1169, %c5 : index
        memref.store %1164, %out[%1174] : memref<?xf32>
      }
    }
    %1175 = arith.muli %1117, %c12 : index
    %1176 = arith.addi %1175, %c4 : index
    %1177 = arith.muli %1176, %c14 : index
    %1178 = arith.addi %1177, %1116 : index
    %1179 = arith.addi %1178, %c5 : index
    %1180 = memref.load %15[%1179] : memref<?xf32>
    %1181 = arith.addi %1179, %c22 : index
    %1182 = memref.load %15[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = wave.lane
    %1185 = arith.addi %13, %c31 : index
    %1186 = arith.muli %1176, %c16 : index
    %1187 = arith.addi %1185, %1186 : index
    %1188 = arith.divui %1184, %c1 : index
    %1189 = arith.addi %1187, %1188 : index
    %1190 = arith.cmpi slt, %1189, %12 : index
    scf.if %1190 {
      %1191 = arith.cmpi eq, %hasFactors, %c4 : index
      %1192 = memref.load %factors[%1189] : memref<?xf32>
      %1193 = arith.select %1191, %1192, %c30 : f32
      %1194 = arith.remui %1184, %c1 : index
      %1195 = arith.muli %1194, %c12 : index
      %1196 = arith.addi %10, %1195 : index
      %1197 = vector.load %w[%1196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1198 = vector.bitcast %1197 : vector<4xi8> to vector<1xf32>
      %1199 = vector.extract %1198[0] : f32 from vector<1xf32>
      %1200 = arith.mulf %1199, %1193 : f32
      %1201 = arith.mulf %1183, %1200 : f32
      %1202 = arith.muli %1189, %outputFeatures : index
      %1203 = arith.addi %1202, %18 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c1 : index
      %1206 = arith.addi %1203, %1205 : index
      scf.if %16 {
        %1207 = arith.addi %1206, %c5 : index
        %1208 = memref.load %residual[%1207] : memref<?xf32>
        %1209 = arith.addf %1208, %1201 : f32
        %1210 = arith.addi %1206, %c5 : index
        memref.store %1209, %out[%1210] : memref<?xf32>
      } else {
        %1211 = arith.addi %1206, %c5 : index
        memref.store %1201, %out[%1211] : memref<?xf32>
      }
    }
    %1212 = arith.muli %1117, %c12 : index
    %1213 = arith.addi %1212, %c16 : index
    %1214 = arith.muli %1213, %c14 : index
    %1215 = arith.addi %1214, %1116 : index
    %1216 = arith.addi %1215, %c5 : index
    %1217 = memref.load %15[%1216] : memref<?xf32>
    %1218 = arith.addi %1216, %c22 : index
    %1219 = memref.load %15[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = wave.lane
    %1222 = arith.addi %13, %c31 : index
    %1223 = arith.muli %1213, %c16 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.divui %1221, %c1 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.cmpi slt, %1226, %12 : index
    scf.if %1227 {
      %1228 = arith.cmpi eq, %hasFactors, %c4 : index
      %1229 = memref.load %factors[%1226] : memref<?xf32>
      %1230 = arith.select %1228, %1229, %c30 : f32
      %1231 = arith.remui %1221, %c1 : index
      %1232 = arith.muli %1231, %c12 : index
      %1233 = arith.addi %10, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1230 : f32
      %1238 = arith.mulf %1220, %1237 : f32
      %1239 = arith.muli %1226, %outputFeatures : index
      %1240 = arith.addi %1239, %18 : index
      %1241 = wave.lane
      %1242 = arith.remui %1241, %c1 : index
      %1243 = arith.addi %1240, %1242 : index
      scf.if %16 {
        %1244 = arith.addi %1243, %c5 : index
        %1245 = memref.load %residual[%1244] : memref<?xf32>
        %1246 = arith.addf %1245, %1238 : f32
        %1247 = arith.addi %1243, %c5 : index
        memref.store %1246, %out[%1247] : memref<?xf32>
      } else {
        %1248 = arith.addi %1243, %c5 : index
        memref.store %1238, %out[%1248] : memref<?xf32>
      }
    }
    %1249 = arith.muli %1117, %c12 : index
    %1250 = arith.addi %1249, %c24 : index
    %1251 = arith.muli %1250, %c14 : index
    %1252 = arith.addi %1251, %1116 : index
    %1253 = arith.addi %1252, %c5 : index
    %1254 = memref.load %15[%1253] : memref<?xf32>
    %1255 = arith.addi %1253, %c22 : index
    %1256 = memref.load %15[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = wave.lane
    %1259 = arith.addi %13, %c31 : index
    %1260 = arith.muli %1250, %c16 : index
    %1261 = arith.addi %1259, %1260 : index
    %1262 = arith.divui %1258, %c1 : index
    %1263 = arith.addi %1261, %1262 : index
    %1264 = arith.cmpi slt, %1263, %12 : index
    scf.if %1264 {
      %1265 = arith.cmpi eq, %hasFactors, %c4 : index
      %1266 = memref.load %factors[%1263] : memref<?xf32>
      %1267 = arith.select %1265, %1266, %c30 : f32
      %1268 = arith.remui %1258, %c1 : index
      %1269 = arith.muli %1268, %c12 : index
      %1270 = arith.addi %10, %1269 : index
      %1271 = vector.load %w[%1270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1272 = vector.bitcast %1271 : vector<4xi8> to vector<1xf32>
      %1273 = vector.extract %1272[0] : f32 from vector<1xf32>
      %1274 = arith.mulf %1273, %1267 : f32
      %1275 = arith.mulf %1257, %1274 : f32
      %1276 = arith.muli %1263, %outputFeatures : index
      %1277 = arith.addi %1276, %18 : index
      %1278 = wave.lane
      %1279 = arith.remui %1278, %c1 : index
      %1280 = arith.addi %1277, %1279 : index
      scf.if %16 {
        %1281 = arith.addi %1280, %c5 : index
        %1282 = memref.load %residual[%1281] : memref<?xf32>
        %1283 = arith.addf %1282, %1275 : f32
        %1284 = arith.addi %1280, %c5 : index
        memref.store %1283, %out[%1284] : memref<?xf32>
      } else {
        %1285 = arith.addi %1280, %c5 : index
        memref.store %1275, %out[%1285] : memref<?xf32>
      }
    }
  }
  wave.return
}
