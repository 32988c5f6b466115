// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 768 : index
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1280 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c39 = arith.constant 0x3F800000 : f32
  %c40 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.wave
  %16 = wave.scratch %c10 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c13 : index
  %20 = arith.cmpi slt, %14, %13 : index
  scf.if %20 {
    %21 = arith.muli %1, %c14 : index
    %22 = arith.divui %inputFeatures, %c16 : index
    %23 = arith.muli %15, %stepsPerWave : index
    %24 = arith.minsi %23, %22 : index
    %25 = arith.addi %24, %stepsPerWave : index
    %26 = arith.minsi %25, %22 : index
    %27 = arith.subi %26, %24 : index
    %28 = arith.divui %27, %c2 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.addi %24, %29 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %32 = arith.addi %24, %stepsPerWave : index
    %33 = arith.select %31, %32, %30 : index
    %39:4 = scf.for %34 = %24 to %33 step %c2 iter_args(%35 = %c15, %36 = %c15, %37 = %c15, %38 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %34, %c6 : index
      %42 = arith.remui %40, %c13 : index
      %43 = arith.addi %11, %c4 : index
      %44 = arith.muli %41, %c8 : index
      %45 = arith.addi %43, %44 : index
      %46 = arith.muli %42, %c14 : index
      %47 = arith.addi %45, %46 : index
      %48 = vector.load %w[%47] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %49 = vector.bitcast %48 : vector<4xi8> to vector<2xf16>
      %50 = vector.extract %49[0] : f16 from vector<2xf16>
      %51 = vector.broadcast %50 : f16 to vector<16xf16>
      %52 = vector.extract %49[1] : f16 from vector<2xf16>
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = arith.addi %11, %c4 : index
      %55 = arith.muli %inputFeatures, %c2 : index
      %56 = arith.addi %55, %c3 : index
      %57 = arith.divui %56, %c4 : index
      %58 = arith.muli %57, %c4 : index
      %59 = arith.addi %54, %58 : index
      %60 = arith.muli %41, %c19 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %42, %c13 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<4xi32>
      %66 = arith.shrui %65, %c20 : vector<4xi32>
      %67 = arith.andi %66, %c21 : vector<4xi32>
      %68 = arith.ori %67, %c22 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = arith.shrui %65, %c23 : vector<4xi32>
      %71 = arith.andi %70, %c21 : vector<4xi32>
      %72 = arith.ori %71, %c22 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %65, %c24 : vector<4xi32>
      %75 = arith.andi %74, %c21 : vector<4xi32>
      %76 = arith.ori %75, %c22 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %65, %c25 : vector<4xi32>
      %79 = arith.andi %78, %c21 : vector<4xi32>
      %80 = arith.ori %79, %c22 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = vector.shuffle %69, %73 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = vector.shuffle %82, %83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %85 = arith.subf %84, %c26 : vector<32xf16>
      %86 = vector.shuffle %85, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %87 = vector.shuffle %85, %85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %88 = math.fma %86, %51, %53 : vector<16xf16>
      %89 = math.fma %87, %51, %53 : vector<16xf16>
      %90 = arith.addi %34, %c5 : index
      %91 = arith.remui %40, %c13 : index
      %92 = arith.addi %11, %c4 : index
      %93 = arith.muli %90, %c8 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.muli %91, %c14 : index
      %96 = arith.addi %94, %95 : index
      %97 = vector.load %w[%96] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %98 = vector.bitcast %97 : vector<4xi8> to vector<2xf16>
      %99 = vector.extract %98[0] : f16 from vector<2xf16>
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = vector.extract %98[1] : f16 from vector<2xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = arith.addi %11, %c4 : index
      %104 = arith.muli %inputFeatures, %c2 : index
      %105 = arith.addi %104, %c3 : index
      %106 = arith.divui %105, %c4 : index
      %107 = arith.muli %106, %c4 : index
      %108 = arith.addi %103, %107 : index
      %109 = arith.muli %90, %c19 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %91, %c13 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c20 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.ori %116, %c22 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %114, %c23 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.ori %120, %c22 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c24 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.ori %124, %c22 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %114, %c25 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.ori %128, %c22 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c26 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %100, %102 : vector<16xf16>
      %138 = math.fma %136, %100, %102 : vector<16xf16>
      %139 = arith.addi %21, %c6 : index
      %140 = arith.muli %34, %c2 : index
      %141 = arith.addi %140, %c6 : index
      %142 = arith.divui %inputFeatures, %c13 : index
      %143 = arith.muli %139, %142 : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %tileRows, %c13 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %40, %tileRows : index
      %148 = arith.muli %147, %c1 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.muli %tileRows, %c1 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = vector.shuffle %150, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = wave.mma %154, %88, %35 : vector<16xf16>, vector<8xf32>
      %156 = arith.addi %21, %c5 : index
      %157 = arith.muli %34, %c2 : index
      %158 = arith.addi %157, %c6 : index
      %159 = arith.divui %inputFeatures, %c13 : index
      %160 = arith.muli %156, %159 : index
      %161 = arith.addi %160, %158 : index
      %162 = arith.muli %tileRows, %c13 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.remui %40, %tileRows : index
      %165 = arith.muli %164, %c1 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c1 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %88, %36 : vector<16xf16>, vector<8xf32>
      %173 = arith.addi %21, %c2 : index
      %174 = arith.muli %34, %c2 : index
      %175 = arith.addi %174, %c6 : index
      %176 = arith.divui %inputFeatures, %c13 : index
      %177 = arith.muli %173, %176 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.muli %tileRows, %c13 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %40, %tileRows : index
      %182 = arith.muli %181, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c1 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %88, %37 : vector<16xf16>, vector<8xf32>
      %190 = arith.addi %21, %c27 : index
      %191 = arith.muli %34, %c2 : index
      %192 = arith.addi %191, %c6 : index
      %193 = arith.divui %inputFeatures, %c13 : index
      %194 = arith.muli %190, %193 : index
      %195 = arith.addi %194, %192 : index
      %196 = arith.muli %tileRows, %c13 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.remui %40, %tileRows : index
      %199 = arith.muli %198, %c1 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c1 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %88, %38 : vector<16xf16>, vector<8xf32>
      %207 = arith.addi %21, %c6 : index
      %208 = arith.muli %34, %c2 : index
      %209 = arith.addi %208, %c5 : index
      %210 = arith.divui %inputFeatures, %c13 : index
      %211 = arith.muli %207, %210 : index
      %212 = arith.addi %211, %209 : index
      %213 = arith.muli %tileRows, %c13 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %40, %tileRows : index
      %216 = arith.muli %215, %c1 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %219 = arith.muli %tileRows, %c1 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = wave.mma %222, %89, %155 : vector<16xf16>, vector<8xf32>
      %224 = arith.addi %21, %c5 : index
      %225 = arith.muli %34, %c2 : index
      %226 = arith.addi %225, %c5 : index
      %227 = arith.divui %inputFeatures, %c13 : index
      %228 = arith.muli %224, %227 : index
      %229 = arith.addi %228, %226 : index
      %230 = arith.muli %tileRows, %c13 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.remui %40, %tileRows : index
      %233 = arith.muli %232, %c1 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c1 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %89, %172 : vector<16xf16>, vector<8xf32>
      %241 = arith.addi %21, %c2 : index
      %242 = arith.muli %34, %c2 : index
      %243 = arith.addi %242, %c5 : index
      %244 = arith.divui %inputFeatures, %c13 : index
      %245 = arith.muli %241, %244 : index
      %246 = arith.addi %245, %243 : index
      %247 = arith.muli %tileRows, %c13 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.remui %40, %tileRows : index
      %250 = arith.muli %249, %c1 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %89, %189 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %21, %c27 : index
      %259 = arith.muli %34, %c2 : index
      %260 = arith.addi %259, %c5 : index
      %261 = arith.divui %inputFeatures, %c13 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c13 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %40, %tileRows : index
      %267 = arith.muli %266, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %89, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %21, %c6 : index
      %276 = arith.muli %34, %c2 : index
      %277 = arith.addi %276, %c2 : index
      %278 = arith.divui %inputFeatures, %c13 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c13 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %40, %tileRows : index
      %284 = arith.muli %283, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c1 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %137, %223 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %21, %c5 : index
      %293 = arith.muli %34, %c2 : index
      %294 = arith.addi %293, %c2 : index
      %295 = arith.divui %inputFeatures, %c13 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c13 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %40, %tileRows : index
      %301 = arith.muli %300, %c1 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c1 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %137, %240 : vector<16xf16>, vector<8xf32>
      %309 = arith.addi %21, %c2 : index
      %310 = arith.muli %34, %c2 : index
      %311 = arith.addi %310, %c2 : index
      %312 = arith.divui %inputFeatures, %c13 : index
      %313 = arith.muli %309, %312 : index
      %314 = arith.addi %313, %311 : index
      %315 = arith.muli %tileRows, %c13 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.remui %40, %tileRows : index
      %318 = arith.muli %317, %c1 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %137, %257 : vector<16xf16>, vector<8xf32>
      %326 = arith.addi %21, %c27 : index
      %327 = arith.muli %34, %c2 : index
      %328 = arith.addi %327, %c2 : index
      %329 = arith.divui %inputFeatures, %c13 : index
      %330 = arith.muli %326, %329 : index
      %331 = arith.addi %330, %328 : index
      %332 = arith.muli %tileRows, %c13 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.remui %40, %tileRows : index
      %335 = arith.muli %334, %c1 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c1 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %137, %274 : vector<16xf16>, vector<8xf32>
      %343 = arith.addi %21, %c6 : index
      %344 = arith.muli %34, %c2 : index
      %345 = arith.addi %344, %c27 : index
      %346 = arith.divui %inputFeatures, %c13 : index
      %347 = arith.muli %343, %346 : index
      %348 = arith.addi %347, %345 : index
      %349 = arith.muli %tileRows, %c13 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.remui %40, %tileRows : index
      %352 = arith.muli %351, %c1 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c1 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %138, %291 : vector<16xf16>, vector<8xf32>
      %360 = arith.addi %21, %c5 : index
      %361 = arith.muli %34, %c2 : index
      %362 = arith.addi %361, %c27 : index
      %363 = arith.divui %inputFeatures, %c13 : index
      %364 = arith.muli %360, %363 : index
      %365 = arith.addi %364, %362 : index
      %366 = arith.muli %tileRows, %c13 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.remui %40, %tileRows : index
      %369 = arith.muli %368, %c1 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c1 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %138, %308 : vector<16xf16>, vector<8xf32>
      %377 = arith.addi %21, %c2 : index
      %378 = arith.muli %34, %c2 : index
      %379 = arith.addi %378, %c27 : index
      %380 = arith.divui %inputFeatures, %c13 : index
      %381 = arith.muli %377, %380 : index
      %382 = arith.addi %381, %379 : index
      %383 = arith.muli %tileRows, %c13 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.remui %40, %tileRows : index
      %386 = arith.muli %385, %c1 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c1 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %138, %325 : vector<16xf16>, vector<8xf32>
      %394 = arith.addi %21, %c27 : index
      %395 = arith.muli %34, %c2 : index
      %396 = arith.addi %395, %c27 : index
      %397 = arith.divui %inputFeatures, %c13 : index
      %398 = arith.muli %394, %397 : index
      %399 = arith.addi %398, %396 : index
      %400 = arith.muli %tileRows, %c13 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.remui %40, %tileRows : index
      %403 = arith.muli %402, %c1 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c1 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %138, %342 : vector<16xf16>, vector<8xf32>
      scf.yield %359, %376, %393, %410 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %411 = arith.select %31, %33, %26 : index
    %417:4 = scf.for %412 = %33 to %411 step %c5 iter_args(%413 = %39#0, %414 = %39#1, %415 = %39#2, %416 = %39#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %418 = wave.lane
      %419 = arith.addi %412, %c6 : index
      %420 = arith.remui %418, %c13 : index
      %421 = arith.addi %11, %c4 : index
      %422 = arith.muli %419, %c8 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.muli %420, %c14 : index
      %425 = arith.addi %423, %424 : index
      %426 = vector.load %w[%425] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %427 = vector.bitcast %426 : vector<4xi8> to vector<2xf16>
      %428 = vector.extract %427[0] : f16 from vector<2xf16>
      %429 = vector.broadcast %428 : f16 to vector<16xf16>
      %430 = vector.extract %427[1] : f16 from vector<2xf16>
      %431 = vector.broadcast %430 : f16 to vector<16xf16>
      %432 = arith.addi %11, %c4 : index
      %433 = arith.muli %inputFeatures, %c2 : index
      %434 = arith.addi %433, %c3 : index
      %435 = arith.divui %434, %c4 : index
      %436 = arith.muli %435, %c4 : index
      %437 = arith.addi %432, %436 : index
      %438 = arith.muli %419, %c19 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.muli %420, %c13 : index
      %441 = arith.addi %439, %440 : index
      %442 = vector.load %w[%441] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<4xi32>
      %444 = arith.shrui %443, %c20 : vector<4xi32>
      %445 = arith.andi %444, %c21 : vector<4xi32>
      %446 = arith.ori %445, %c22 : vector<4xi32>
      %447 = vector.bitcast %446 : vector<4xi32> to vector<8xf16>
      %448 = arith.shrui %443, %c23 : vector<4xi32>
      %449 = arith.andi %448, %c21 : vector<4xi32>
      %450 = arith.ori %449, %c22 : vector<4xi32>
      %451 = vector.bitcast %450 : vector<4xi32> to vector<8xf16>
      %452 = arith.shrui %443, %c24 : vector<4xi32>
      %453 = arith.andi %452, %c21 : vector<4xi32>
      %454 = arith.ori %453, %c22 : vector<4xi32>
      %455 = vector.bitcast %454 : vector<4xi32> to vector<8xf16>
      %456 = arith.shrui %443, %c25 : vector<4xi32>
      %457 = arith.andi %456, %c21 : vector<4xi32>
      %458 = arith.ori %457, %c22 : vector<4xi32>
      %459 = vector.bitcast %458 : vector<4xi32> to vector<8xf16>
      %460 = vector.shuffle %447, %451 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = vector.shuffle %455, %459 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = vector.shuffle %460, %461 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %463 = arith.subf %462, %c26 : vector<32xf16>
      %464 = vector.shuffle %463, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %465 = vector.shuffle %463, %463 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %466 = math.fma %464, %429, %431 : vector<16xf16>
      %467 = math.fma %465, %429, %431 : vector<16xf16>
      %468 = arith.addi %21, %c6 : index
      %469 = arith.muli %412, %c2 : index
      %470 = arith.addi %469, %c6 : index
      %471 = arith.divui %inputFeatures, %c13 : index
      %472 = arith.muli %468, %471 : index
      %473 = arith.addi %472, %470 : index
      %474 = arith.muli %tileRows, %c13 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.remui %418, %tileRows : index
      %477 = arith.muli %476, %c1 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c1 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %466, %413 : vector<16xf16>, vector<8xf32>
      %485 = arith.addi %21, %c5 : index
      %486 = arith.muli %412, %c2 : index
      %487 = arith.addi %486, %c6 : index
      %488 = arith.divui %inputFeatures, %c13 : index
      %489 = arith.muli %485, %488 : index
      %490 = arith.addi %489, %487 : index
      %491 = arith.muli %tileRows, %c13 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.remui %418, %tileRows : index
      %494 = arith.muli %493, %c1 : index
      %495 = arith.addi %492, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c1 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %466, %414 : vector<16xf16>, vector<8xf32>
      %502 = arith.addi %21, %c2 : index
      %503 = arith.muli %412, %c2 : index
      %504 = arith.addi %503, %c6 : index
      %505 = arith.divui %inputFeatures, %c13 : index
      %506 = arith.muli %502, %505 : index
      %507 = arith.addi %506, %504 : index
      %508 = arith.muli %tileRows, %c13 : index
      %509 = arith.muli %507, %508 : index
      %510 = arith.remui %418, %tileRows : index
      %511 = arith.muli %510, %c1 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c1 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %466, %415 : vector<16xf16>, vector<8xf32>
      %519 = arith.addi %21, %c27 : index
      %520 = arith.muli %412, %c2 : index
      %521 = arith.addi %520, %c6 : index
      %522 = arith.divui %inputFeatures, %c13 : index
      %523 = arith.muli %519, %522 : index
      %524 = arith.addi %523, %521 : index
      %525 = arith.muli %tileRows, %c13 : index
      %526 = arith.muli %524, %525 : index
      %527 = arith.remui %418, %tileRows : index
      %528 = arith.muli %527, %c1 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = arith.muli %tileRows, %c1 : index
      %532 = arith.addi %529, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = vector.shuffle %530, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %535 = wave.mma %534, %466, %416 : vector<16xf16>, vector<8xf32>
      %536 = arith.addi %21, %c6 : index
      %537 = arith.muli %412, %c2 : index
      %538 = arith.addi %537, %c5 : index
      %539 = arith.divui %inputFeatures, %c13 : index
      %540 = arith.muli %536, %539 : index
      %541 = arith.addi %540, %538 : index
      %542 = arith.muli %tileRows, %c13 : index
      %543 = arith.muli %541, %542 : index
      %544 = arith.remui %418, %tileRows : index
      %545 = arith.muli %544, %c1 : index
      %546 = arith.addi %543, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = arith.muli %tileRows, %c1 : index
      %549 = arith.addi %546, %548 : index
      %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %551 = vector.shuffle %547, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %552 = wave.mma %551, %467, %484 : vector<16xf16>, vector<8xf32>
      %553 = arith.addi %21, %c5 : index
      %554 = arith.muli %412, %c2 : index
      %555 = arith.addi %554, %c5 : index
      %556 = arith.divui %inputFeatures, %c13 : index
      %557 = arith.muli %553, %556 : index
      %558 = arith.addi %557, %555 : index
      %559 = arith.muli %tileRows, %c13 : index
      %560 = arith.muli %558, %559 : index
      %561 = arith.remui %418, %tileRows : index
      %562 = arith.muli %561, %c1 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = arith.muli %tileRows, %c1 : index
      %566 = arith.addi %563, %565 : index
      %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %568 = vector.shuffle %564, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %569 = wave.mma %568, %467, %501 : vector<16xf16>, vector<8xf32>
      %570 = arith.addi %21, %c2 : index
      %571 = arith.muli %412, %c2 : index
      %572 = arith.addi %571, %c5 : index
      %573 = arith.divui %inputFeatures, %c13 : index
      %574 = arith.muli %570, %573 : index
      %575 = arith.addi %574, %572 : index
      %576 = arith.muli %tileRows, %c13 : index
      %577 = arith.muli %575, %576 : index
      %578 = arith.remui %418, %tileRows : index
      %579 = arith.muli %578, %c1 : index
      %580 = arith.addi %577, %579 : index
      %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %582 = arith.muli %tileRows, %c1 : index
      %583 = arith.addi %580, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = vector.shuffle %581, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %586 = wave.mma %585, %467, %518 : vector<16xf16>, vector<8xf32>
      %587 = arith.addi %21, %c27 : index
      %588 = arith.muli %412, %c2 : index
      %589 = arith.addi %588, %c5 : index
      %590 = arith.divui %inputFeatures, %c13 : index
      %591 = arith.muli %587, %590 : index
      %592 = arith.addi %591, %589 : index
      %593 = arith.muli %tileRows, %c13 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.remui %418, %tileRows : index
      %596 = arith.muli %595, %c1 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = arith.muli %tileRows, %c1 : index
      %600 = arith.addi %597, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = vector.shuffle %598, %601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %603 = wave.mma %602, %467, %535 : vector<16xf16>, vector<8xf32>
      scf.yield %552, %569, %586, %603 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %604 = wave.lane
    %605 = wave.wave
    %606 = arith.muli %605, %c5 : index
    %607 = arith.addi %606, %c6 : index
    %608 = arith.muli %607, %c19 : index
    %609 = arith.addi %608, %604 : index
    %610 = vector.extract %417#0[0] : f32 from vector<8xf32>
    %611 = arith.addi %609, %c6 : index
    memref.store %610, %16[%611] : memref<?xf32>
    %612 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %613 = arith.addi %609, %c16 : index
    memref.store %612, %16[%613] : memref<?xf32>
    %614 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %615 = arith.addi %609, %c8 : index
    memref.store %614, %16[%615] : memref<?xf32>
    %616 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %617 = arith.addi %609, %c28 : index
    memref.store %616, %16[%617] : memref<?xf32>
    %618 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %619 = arith.addi %609, %c4 : index
    memref.store %618, %16[%619] : memref<?xf32>
    %620 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %621 = arith.addi %609, %c29 : index
    memref.store %620, %16[%621] : memref<?xf32>
    %622 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %623 = arith.addi %609, %c30 : index
    memref.store %622, %16[%623] : memref<?xf32>
    %624 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %625 = arith.addi %609, %c31 : index
    memref.store %624, %16[%625] : memref<?xf32>
    wave.barrier
    %626 = arith.muli %605, %c5 : index
    %627 = arith.addi %626, %c6 : index
    %628 = arith.muli %627, %c16 : index
    %629 = arith.addi %628, %604 : index
    %630 = arith.addi %629, %c6 : index
    %631 = memref.load %16[%630] : memref<?xf32>
    %632 = arith.addi %630, %c19 : index
    %633 = memref.load %16[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = arith.addi %630, %c32 : index
    %636 = memref.load %16[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = arith.addi %630, %c33 : index
    %639 = memref.load %16[%638] : memref<?xf32>
    %640 = arith.addf %637, %639 : f32
    %641 = arith.addi %630, %c34 : index
    %642 = memref.load %16[%641] : memref<?xf32>
    %643 = arith.addf %640, %642 : f32
    %644 = arith.addi %630, %c35 : index
    %645 = memref.load %16[%644] : memref<?xf32>
    %646 = arith.addf %643, %645 : f32
    %647 = arith.addi %630, %c36 : index
    %648 = memref.load %16[%647] : memref<?xf32>
    %649 = arith.addf %646, %648 : f32
    %650 = arith.addi %630, %c37 : index
    %651 = memref.load %16[%650] : memref<?xf32>
    %652 = arith.addf %649, %651 : f32
    %653 = wave.lane
    %654 = arith.addi %14, %c6 : index
    %655 = arith.muli %627, %c2 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.divui %653, %c13 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.cmpi slt, %658, %13 : index
    scf.if %659 {
      %660 = arith.cmpi eq, %hasFactors, %c5 : index
      %661 = memref.load %factors[%658] : memref<?xf32>
      %662 = arith.select %660, %661, %c39 : f32
      %663 = arith.remui %653, %c13 : index
      %664 = arith.muli %663, %c14 : index
      %665 = arith.addi %11, %664 : index
      %666 = vector.load %w[%665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %667 = vector.bitcast %666 : vector<4xi8> to vector<1xf32>
      %668 = vector.extract %667[0] : f32 from vector<1xf32>
      %669 = arith.mulf %668, %662 : f32
      %670 = arith.mulf %652, %669 : f32
      %671 = arith.muli %658, %outputFeatures : index
      %672 = arith.addi %671, %19 : index
      %673 = wave.lane
      %674 = arith.remui %673, %c13 : index
      %675 = arith.addi %672, %674 : index
      scf.if %17 {
        %676 = arith.addi %675, %c6 : index
        %677 = memref.load %residual[%676] : memref<?xf32>
        %678 = arith.addf %677, %670 : f32
        %679 = arith.addi %675, %c6 : index
        memref.store %678, %out[%679] : memref<?xf32>
      } else {
        %680 = arith.addi %675, %c6 : index
        memref.store %670, %out[%680] : memref<?xf32>
      }
    }
    %681 = wave.lane
    wave.barrier
    %682 = wave.wave
    %683 = arith.muli %682, %c5 : index
    %684 = arith.addi %683, %c6 : index
    %685 = arith.muli %684, %c19 : index
    %686 = arith.addi %685, %681 : index
    %687 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %688 = arith.addi %686, %c6 : index
    memref.store %687, %16[%688] : memref<?xf32>
    %689 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %690 = arith.addi %686, %c16 : index
    memref.store %689, %16[%690] : memref<?xf32>
    %691 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %692 = arith.addi %686, %c8 : index
    memref.store %691, %16[%692] : memref<?xf32>
    %693 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %694 = arith.addi %686, %c28 : index
    memref.store %693, %16[%694] : memref<?xf32>
    %695 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %696 = arith.addi %686, %c4 : index
    memref.store %695, %16[%696] : memref<?xf32>
    %697 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %698 = arith.addi %686, %c29 : index
    memref.store %697, %16[%698] : memref<?xf32>
    %699 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %700 = arith.addi %686, %c30 : index
    memref.store %699, %16[%700] : memref<?xf32>
    %701 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %702 = arith.addi %686, %c31 : index
    memref.store %701, %16[%702] : memref<?xf32>
    wave.barrier
    %703 = arith.muli %682, %c5 : index
    %704 = arith.addi %703, %c6 : index
    %705 = arith.muli %704, %c16 : index
    %706 = arith.addi %705, %681 : index
    %707 = arith.addi %706, %c6 : index
    %708 = memref.load %16[%707] : memref<?xf32>
    %709 = arith.addi %707, %c19 : index
    %710 = memref.load %16[%709] : memref<?xf32>
    %711 = arith.addf %708, %710 : f32
    %712 = arith.addi %707, %c32 : index
    %713 = memref.load %16[%712] : memref<?xf32>
    %714 = arith.addf %711, %713 : f32
    %715 = arith.addi %707, %c33 : index
    %716 = memref.load %16[%715] : memref<?xf32>
    %717 = arith.addf %714, %716 : f32
    %718 = arith.addi %707, %c34 : index
    %719 = memref.load %16[%718] : memref<?xf32>
    %720 = arith.addf %717, %719 : f32
    %721 = arith.addi %707, %c35 : index
    %722 = memref.load %16[%721] : memref<?xf32>
    %723 = arith.addf %720, %722 : f32
    %724 = arith.addi %707, %c36 : index
    %725 = memref.load %16[%724] : memref<?xf32>
    %726 = arith.addf %723, %725 : f32
    %727 = arith.addi %707, %c37 : index
    %728 = memref.load %16[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = wave.lane
    %731 = arith.addi %14, %c13 : index
    %732 = arith.muli %704, %c2 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.divui %730, %c13 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.cmpi slt, %735, %13 : index
    scf.if %736 {
      %737 = arith.cmpi eq, %hasFactors, %c5 : index
      %738 = memref.load %factors[%735] : memref<?xf32>
      %739 = arith.select %737, %738, %c39 : f32
      %740 = arith.remui %730, %c13 : index
      %741 = arith.muli %740, %c14 : index
      %742 = arith.addi %11, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %739 : f32
      %747 = arith.mulf %729, %746 : f32
      %748 = arith.muli %735, %outputFeatures : index
      %749 = arith.addi %748, %19 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c13 : index
      %752 = arith.addi %749, %751 : index
      scf.if %17 {
        %753 = arith.addi %752, %c6 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %747 : f32
        %756 = arith.addi %752, %c6 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %752, %c6 : index
        memref.store %747, %out[%757] : memref<?xf32>
      }
    }
    %758 = wave.lane
    wave.barrier
    %759 = wave.wave
    %760 = arith.muli %759, %c5 : index
    %761 = arith.addi %760, %c6 : index
    %762 = arith.muli %761, %c19 : index
    %763 = arith.addi %762, %758 : index
    %764 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %765 = arith.addi %763, %c6 : index
    memref.store %764, %16[%765] : memref<?xf32>
    %766 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %767 = arith.addi %763, %c16 : index
    memref.store %766, %16[%767] : memref<?xf32>
    %768 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %769 = arith.addi %763, %c8 : index
    memref.store %768, %16[%769] : memref<?xf32>
    %770 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %771 = arith.addi %763, %c28 : index
    memref.store %770, %16[%771] : memref<?xf32>
    %772 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %773 = arith.addi %763, %c4 : index
    memref.store %772, %16[%773] : memref<?xf32>
    %774 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %775 = arith.addi %763, %c29 : index
    memref.store %774, %16[%775] : memref<?xf32>
    %776 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %777 = arith.addi %763, %c30 : index
    memref.store %776, %16[%777] : memref<?xf32>
    %778 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %779 = arith.addi %763, %c31 : index
    memref.store %778, %16[%779] : memref<?xf32>
    wave.barrier
    %780 = arith.muli %759, %c5 : index
    %781 = arith.addi %780, %c6 : index
    %782 = arith.muli %781, %c16 : index
    %783 = arith.addi %782, %758 : index
    %784 = arith.addi %783, %c6 : index
    %785 = memref.load %16[%784] : memref<?xf32>
    %786 = arith.addi %784, %c19 : index
    %787 = memref.load %16[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = arith.addi %784, %c32 : index
    %790 = memref.load %16[%789] : memref<?xf32>
    %791 = arith.addf %788, %790 : f32
    %792 = arith.addi %784, %c33 : index
    %793 = memref.load %16[%792] : memref<?xf32>
    %794 = arith.addf %791, %793 : f32
    %795 = arith.addi %784, %c34 : index
    %796 = memref.load %16[%795] : memref<?xf32>
    %797 = arith.addf %794, %796 : f32
    %798 = arith.addi %784, %c35 : index
    %799 = memref.load %16[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.addi %784, %c36 : index
    %802 = memref.load %16[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %784, %c37 : index
    %805 = memref.load %16[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = wave.lane
    %808 = arith.addi %14, %c16 : index
    %809 = arith.muli %781, %c2 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c13 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %13 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c5 : index
      %815 = memref.load %factors[%812] : memref<?xf32>
      %816 = arith.select %814, %815, %c39 : f32
      %817 = arith.remui %807, %c13 : index
      %818 = arith.muli %817, %c14 : index
      %819 = arith.addi %11, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %816 : f32
      %824 = arith.mulf %806, %823 : f32
      %825 = arith.muli %812, %outputFeatures : index
      %826 = arith.addi %825, %19 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c13 : index
      %829 = arith.addi %826, %828 : index
      scf.if %17 {
        %830 = arith.addi %829, %c6 : index
        %831 = memref.load %residual[%830] : memref<?xf32>
        %832 = arith.addf %831, %824 : f32
        %833 = arith.addi %829, %c6 : index
        memref.store %832, %out[%833] : memref<?xf32>
      } else {
        %834 = arith.addi %829, %c6 : index
        memref.store %824, %out[%834] : memref<?xf32>
      }
    }
    %835 = wave.lane
    wave.barrier
    %836 = wave.wave
    %837 = arith.muli %836, %c5 : index
    %838 = arith.addi %837, %c6 : index
    %839 = arith.muli %838, %c19 : index
    %840 = arith.addi %839, %835 : index
    %841 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %842 = arith.addi %840, %c6 : index
    memref.store %841, %16[%842] : memref<?xf32>
    %843 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %844 = arith.addi %840, %c16 : index
    memref.store %843, %16[%844] : memref<?xf32>
    %845 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %846 = arith.addi %840, %c8 : index
    memref.store %845, %16[%846] : memref<?xf32>
    %847 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %848 = arith.addi %840, %c28 : index
    memref.store %847, %16[%848] : memref<?xf32>
    %849 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %850 = arith.addi %840, %c4 : index
    memref.store %849, %16[%850] : memref<?xf32>
    %851 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %852 = arith.addi %840, %c29 : index
    memref.store %851, %16[%852] : memref<?xf32>
    %853 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %854 = arith.addi %840, %c30 : index
    memref.store %853, %16[%854] : memref<?xf32>
    %855 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %856 = arith.addi %840, %c31 : index
    memref.store %855, %16[%856] : memref<?xf32>
    wave.barrier
    %857 = arith.muli %836, %c5 : index
    %858 = arith.addi %857, %c6 : index
    %859 = arith.muli %858, %c16 : index
    %860 = arith.addi %859, %835 : index
    %861 = arith.addi %860, %c6 : index
    %862 = memref.load %16[%861] : memref<?xf32>
    %863 = arith.addi %861, %c19 : index
    %864 = memref.load %16[%863] : memref<?xf32>
    %865 = arith.addf %862, %864 : f32
    %866 = arith.addi %861, %c32 : index
    %867 = memref.load %16[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = arith.addi %861, %c33 : index
    %870 = memref.load %16[%869] : memref<?xf32>
    %871 = arith.addf %868, %870 : f32
    %872 = arith.addi %861, %c34 : index
    %873 = memref.load %16[%872] : memref<?xf32>
    %874 = arith.addf %871, %873 : f32
    %875 = arith.addi %861, %c35 : index
    %876 = memref.load %16[%875] : memref<?xf32>
    %877 = arith.addf %874, %876 : f32
    %878 = arith.addi %861, %c36 : index
    %879 = memref.load %16[%878] : memref<?xf32>
    %880 = arith.addf %877, %879 : f32
    %881 = arith.addi %861, %c37 : index
    %882 = memref.load %16[%881] : memref<?xf32>
    %883 = arith.addf %880, %882 : f32
    %884 = wave.lane
    %885 = arith.addi %14, %c40 : index
    %886 = arith.muli %858, %c2 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.divui %884, %c13 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.cmpi slt, %889, %13 : index
    scf.if %890 {
      %891 = arith.cmpi eq, %hasFactors, %c5 : index
      %892 = memref.load %factors[%889] : memref<?xf32>
      %893 = arith.select %891, %892, %c39 : f32
      %894 = arith.remui %884, %c13 : index
      %895 = arith.muli %894, %c14 : index
      %896 = arith.addi %11, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %893 : f32
      %901 = arith.mulf %883, %900 : f32
      %902 = arith.muli %889, %outputFeatures : index
      %903 = arith.addi %902, %19 : index
      %904 = wave.lane
      %905 = arith.remui %904, %c13 : index
      %906 = arith.addi %903, %905 : index
      scf.if %17 {
        %907 = arith.addi %906, %c6 : index
        %908 = memref.load %residual[%907] : memref<?xf32>
        %909 = arith.addf %908, %901 : f32
        %910 = arith.addi %906, %c6 : index
        memref.store %909, %out[%910] : memref<?xf32>
      } else {
        %911 = arith.addi %906, %c6 : index
        memref.store %901, %out[%911] : memref<?xf32>
      }
    }
  }
  wave.return
}
