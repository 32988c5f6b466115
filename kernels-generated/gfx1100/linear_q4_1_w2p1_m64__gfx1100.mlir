// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 48 : index
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
    %626 = arith.muli %605, %c14 : index
    %627 = arith.addi %626, %c6 : index
    %628 = arith.muli %627, %c16 : index
    %629 = arith.addi %628, %604 : index
    %630 = arith.addi %629, %c6 : index
    %631 = memref.load %16[%630] : memref<?xf32>
    %632 = arith.addi %630, %c19 : index
    %633 = memref.load %16[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = wave.lane
    %636 = arith.addi %14, %c6 : index
    %637 = arith.muli %627, %c2 : index
    %638 = arith.addi %636, %637 : index
    %639 = arith.divui %635, %c13 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.cmpi slt, %640, %13 : index
    scf.if %641 {
      %642 = arith.cmpi eq, %hasFactors, %c5 : index
      %643 = memref.load %factors[%640] : memref<?xf32>
      %644 = arith.select %642, %643, %c33 : f32
      %645 = arith.remui %635, %c13 : index
      %646 = arith.muli %645, %c14 : index
      %647 = arith.addi %11, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %644 : f32
      %652 = arith.mulf %634, %651 : f32
      %653 = arith.muli %640, %outputFeatures : index
      %654 = arith.addi %653, %19 : index
      %655 = wave.lane
      %656 = arith.remui %655, %c13 : index
      %657 = arith.addi %654, %656 : index
      scf.if %17 {
        %658 = arith.addi %657, %c6 : index
        %659 = memref.load %residual[%658] : memref<?xf32>
        %660 = arith.addf %659, %652 : f32
        %661 = arith.addi %657, %c6 : index
        memref.store %660, %out[%661] : memref<?xf32>
      } else {
        %662 = arith.addi %657, %c6 : index
        memref.store %652, %out[%662] : memref<?xf32>
      }
    }
    %663 = arith.muli %605, %c14 : index
    %664 = arith.addi %663, %c5 : index
    %665 = arith.muli %664, %c16 : index
    %666 = arith.addi %665, %604 : index
    %667 = arith.addi %666, %c6 : index
    %668 = memref.load %16[%667] : memref<?xf32>
    %669 = arith.addi %667, %c19 : index
    %670 = memref.load %16[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = wave.lane
    %673 = arith.addi %14, %c6 : index
    %674 = arith.muli %664, %c2 : index
    %675 = arith.addi %673, %674 : index
    %676 = arith.divui %672, %c13 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.cmpi slt, %677, %13 : index
    scf.if %678 {
      %679 = arith.cmpi eq, %hasFactors, %c5 : index
      %680 = memref.load %factors[%677] : memref<?xf32>
      %681 = arith.select %679, %680, %c33 : f32
      %682 = arith.remui %672, %c13 : index
      %683 = arith.muli %682, %c14 : index
      %684 = arith.addi %11, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %681 : f32
      %689 = arith.mulf %671, %688 : f32
      %690 = arith.muli %677, %outputFeatures : index
      %691 = arith.addi %690, %19 : index
      %692 = wave.lane
      %693 = arith.remui %692, %c13 : index
      %694 = arith.addi %691, %693 : index
      scf.if %17 {
        %695 = arith.addi %694, %c6 : index
        %696 = memref.load %residual[%695] : memref<?xf32>
        %697 = arith.addf %696, %689 : f32
        %698 = arith.addi %694, %c6 : index
        memref.store %697, %out[%698] : memref<?xf32>
      } else {
        %699 = arith.addi %694, %c6 : index
        memref.store %689, %out[%699] : memref<?xf32>
      }
    }
    %700 = arith.muli %605, %c14 : index
    %701 = arith.addi %700, %c2 : index
    %702 = arith.muli %701, %c16 : index
    %703 = arith.addi %702, %604 : index
    %704 = arith.addi %703, %c6 : index
    %705 = memref.load %16[%704] : memref<?xf32>
    %706 = arith.addi %704, %c19 : index
    %707 = memref.load %16[%706] : memref<?xf32>
    %708 = arith.addf %705, %707 : f32
    %709 = wave.lane
    %710 = arith.addi %14, %c6 : index
    %711 = arith.muli %701, %c2 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.divui %709, %c13 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.cmpi slt, %714, %13 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c5 : index
      %717 = memref.load %factors[%714] : memref<?xf32>
      %718 = arith.select %716, %717, %c33 : f32
      %719 = arith.remui %709, %c13 : index
      %720 = arith.muli %719, %c14 : index
      %721 = arith.addi %11, %720 : index
      %722 = vector.load %w[%721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %723 = vector.bitcast %722 : vector<4xi8> to vector<1xf32>
      %724 = vector.extract %723[0] : f32 from vector<1xf32>
      %725 = arith.mulf %724, %718 : f32
      %726 = arith.mulf %708, %725 : f32
      %727 = arith.muli %714, %outputFeatures : index
      %728 = arith.addi %727, %19 : index
      %729 = wave.lane
      %730 = arith.remui %729, %c13 : index
      %731 = arith.addi %728, %730 : index
      scf.if %17 {
        %732 = arith.addi %731, %c6 : index
        %733 = memref.load %residual[%732] : memref<?xf32>
        %734 = arith.addf %733, %726 : f32
        %735 = arith.addi %731, %c6 : index
        memref.store %734, %out[%735] : memref<?xf32>
      } else {
        %736 = arith.addi %731, %c6 : index
        memref.store %726, %out[%736] : memref<?xf32>
      }
    }
    %737 = arith.muli %605, %c14 : index
    %738 = arith.addi %737, %c27 : index
    %739 = arith.muli %738, %c16 : index
    %740 = arith.addi %739, %604 : index
    %741 = arith.addi %740, %c6 : index
    %742 = memref.load %16[%741] : memref<?xf32>
    %743 = arith.addi %741, %c19 : index
    %744 = memref.load %16[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = wave.lane
    %747 = arith.addi %14, %c6 : index
    %748 = arith.muli %738, %c2 : index
    %749 = arith.addi %747, %748 : index
    %750 = arith.divui %746, %c13 : index
    %751 = arith.addi %749, %750 : index
    %752 = arith.cmpi slt, %751, %13 : index
    scf.if %752 {
      %753 = arith.cmpi eq, %hasFactors, %c5 : index
      %754 = memref.load %factors[%751] : memref<?xf32>
      %755 = arith.select %753, %754, %c33 : f32
      %756 = arith.remui %746, %c13 : index
      %757 = arith.muli %756, %c14 : index
      %758 = arith.addi %11, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %755 : f32
      %763 = arith.mulf %745, %762 : f32
      %764 = arith.muli %751, %outputFeatures : index
      %765 = arith.addi %764, %19 : index
      %766 = wave.lane
      %767 = arith.remui %766, %c13 : index
      %768 = arith.addi %765, %767 : index
      scf.if %17 {
        %769 = arith.addi %768, %c6 : index
        %770 = memref.load %residual[%769] : memref<?xf32>
        %771 = arith.addf %770, %763 : f32
        %772 = arith.addi %768, %c6 : index
        memref.store %771, %out[%772] : memref<?xf32>
      } else {
        %773 = arith.addi %768, %c6 : index
        memref.store %763, %out[%773] : memref<?xf32>
      }
    }
    %774 = wave.lane
    wave.barrier
    %775 = wave.wave
    %776 = arith.muli %775, %c5 : index
    %777 = arith.addi %776, %c6 : index
    %778 = arith.muli %777, %c19 : index
    %779 = arith.addi %778, %774 : index
    %780 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %781 = arith.addi %779, %c6 : index
    memref.store %780, %16[%781] : memref<?xf32>
    %782 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %783 = arith.addi %779, %c16 : index
    memref.store %782, %16[%783] : memref<?xf32>
    %784 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %785 = arith.addi %779, %c8 : index
    memref.store %784, %16[%785] : memref<?xf32>
    %786 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %787 = arith.addi %779, %c28 : index
    memref.store %786, %16[%787] : memref<?xf32>
    %788 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %789 = arith.addi %779, %c4 : index
    memref.store %788, %16[%789] : memref<?xf32>
    %790 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %791 = arith.addi %779, %c29 : index
    memref.store %790, %16[%791] : memref<?xf32>
    %792 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %793 = arith.addi %779, %c30 : index
    memref.store %792, %16[%793] : memref<?xf32>
    %794 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %795 = arith.addi %779, %c31 : index
    memref.store %794, %16[%795] : memref<?xf32>
    wave.barrier
    %796 = arith.muli %775, %c14 : index
    %797 = arith.addi %796, %c6 : index
    %798 = arith.muli %797, %c16 : index
    %799 = arith.addi %798, %774 : index
    %800 = arith.addi %799, %c6 : index
    %801 = memref.load %16[%800] : memref<?xf32>
    %802 = arith.addi %800, %c19 : index
    %803 = memref.load %16[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = wave.lane
    %806 = arith.addi %14, %c13 : index
    %807 = arith.muli %797, %c2 : index
    %808 = arith.addi %806, %807 : index
    %809 = arith.divui %805, %c13 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.cmpi slt, %810, %13 : index
    scf.if %811 {
      %812 = arith.cmpi eq, %hasFactors, %c5 : index
      %813 = memref.load %factors[%810] : memref<?xf32>
      %814 = arith.select %812, %813, %c33 : f32
      %815 = arith.remui %805, %c13 : index
      %816 = arith.muli %815, %c14 : index
      %817 = arith.addi %11, %816 : index
      %818 = vector.load %w[%817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %819 = vector.bitcast %818 : vector<4xi8> to vector<1xf32>
      %820 = vector.extract %819[0] : f32 from vector<1xf32>
      %821 = arith.mulf %820, %814 : f32
      %822 = arith.mulf %804, %821 : f32
      %823 = arith.muli %810, %outputFeatures : index
      %824 = arith.addi %823, %19 : index
      %825 = wave.lane
      %826 = arith.remui %825, %c13 : index
      %827 = arith.addi %824, %826 : index
      scf.if %17 {
        %828 = arith.addi %827, %c6 : index
        %829 = memref.load %residual[%828] : memref<?xf32>
        %830 = arith.addf %829, %822 : f32
        %831 = arith.addi %827, %c6 : index
        memref.store %830, %out[%831] : memref<?xf32>
      } else {
        %832 = arith.addi %827, %c6 : index
        memref.store %822, %out[%832] : memref<?xf32>
      }
    }
    %833 = arith.muli %775, %c14 : index
    %834 = arith.addi %833, %c5 : index
    %835 = arith.muli %834, %c16 : index
    %836 = arith.addi %835, %774 : index
    %837 = arith.addi %836, %c6 : index
    %838 = memref.load %16[%837] : memref<?xf32>
    %839 = arith.addi %837, %c19 : index
    %840 = memref.load %16[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = wave.lane
    %843 = arith.addi %14, %c13 : index
    %844 = arith.muli %834, %c2 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.divui %842, %c13 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.cmpi slt, %847, %13 : index
    scf.if %848 {
      %849 = arith.cmpi eq, %hasFactors, %c5 : index
      %850 = memref.load %factors[%847] : memref<?xf32>
      %851 = arith.select %849, %850, %c33 : f32
      %852 = arith.remui %842, %c13 : index
      %853 = arith.muli %852, %c14 : index
      %854 = arith.addi %11, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %851 : f32
      %859 = arith.mulf %841, %858 : f32
      %860 = arith.muli %847, %outputFeatures : index
      %861 = arith.addi %860, %19 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c13 : index
      %864 = arith.addi %861, %863 : index
      scf.if %17 {
        %865 = arith.addi %864, %c6 : index
        %866 = memref.load %residual[%865] : memref<?xf32>
        %867 = arith.addf %866, %859 : f32
        %868 = arith.addi %864, %c6 : index
        memref.store %867, %out[%868] : memref<?xf32>
      } else {
        %869 = arith.addi %864, %c6 : index
        memref.store %859, %out[%869] : memref<?xf32>
      }
    }
    %870 = arith.muli %775, %c14 : index
    %871 = arith.addi %870, %c2 : index
    %872 = arith.muli %871, %c16 : index
    %873 = arith.addi %872, %774 : index
    %874 = arith.addi %873, %c6 : index
    %875 = memref.load %16[%874] : memref<?xf32>
    %876 = arith.addi %874, %c19 : index
    %877 = memref.load %16[%876] : memref<?xf32>
    %878 = arith.addf %875, %877 : f32
    %879 = wave.lane
    %880 = arith.addi %14, %c13 : index
    %881 = arith.muli %871, %c2 : index
    %882 = arith.addi %880, %881 : index
    %883 = arith.divui %879, %c13 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.cmpi slt, %884, %13 : index
    scf.if %885 {
      %886 = arith.cmpi eq, %hasFactors, %c5 : index
      %887 = memref.load %factors[%884] : memref<?xf32>
      %888 = arith.select %886, %887, %c33 : f32
      %889 = arith.remui %879, %c13 : index
      %890 = arith.muli %889, %c14 : index
      %891 = arith.addi %11, %890 : index
      %892 = vector.load %w[%891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %893 = vector.bitcast %892 : vector<4xi8> to vector<1xf32>
      %894 = vector.extract %893[0] : f32 from vector<1xf32>
      %895 = arith.mulf %894, %888 : f32
      %896 = arith.mulf %878, %895 : f32
      %897 = arith.muli %884, %outputFeatures : index
      %898 = arith.addi %897, %19 : index
      %899 = wave.lane
      %900 = arith.remui %899, %c13 : index
      %901 = arith.addi %898, %900 : index
      scf.if %17 {
        %902 = arith.addi %901, %c6 : index
        %903 = memref.load %residual[%902] : memref<?xf32>
        %904 = arith.addf %903, %896 : f32
        %905 = arith.addi %901, %c6 : index
        memref.store %904, %out[%905] : memref<?xf32>
      } else {
        %906 = arith.addi %901, %c6 : index
        memref.store %896, %out[%906] : memref<?xf32>
      }
    }
    %907 = arith.muli %775, %c14 : index
    %908 = arith.addi %907, %c27 : index
    %909 = arith.muli %908, %c16 : index
    %910 = arith.addi %909, %774 : index
    %911 = arith.addi %910, %c6 : index
    %912 = memref.load %16[%911] : memref<?xf32>
    %913 = arith.addi %911, %c19 : index
    %914 = memref.load %16[%913] : memref<?xf32>
    %915 = arith.addf %912, %914 : f32
    %916 = wave.lane
    %917 = arith.addi %14, %c13 : index
    %918 = arith.muli %908, %c2 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.divui %916, %c13 : index
    %921 = arith.addi %919, %920 : index
    %922 = arith.cmpi slt, %921, %13 : index
    scf.if %922 {
      %923 = arith.cmpi eq, %hasFactors, %c5 : index
      %924 = memref.load %factors[%921] : memref<?xf32>
      %925 = arith.select %923, %924, %c33 : f32
      %926 = arith.remui %916, %c13 : index
      %927 = arith.muli %926, %c14 : index
      %928 = arith.addi %11, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %925 : f32
      %933 = arith.mulf %915, %932 : f32
      %934 = arith.muli %921, %outputFeatures : index
      %935 = arith.addi %934, %19 : index
      %936 = wave.lane
      %937 = arith.remui %936, %c13 : index
      %938 = arith.addi %935, %937 : index
      scf.if %17 {
        %939 = arith.addi %938, %c6 : index
        %940 = memref.load %residual[%939] : memref<?xf32>
        %941 = arith.addf %940, %933 : f32
        %942 = arith.addi %938, %c6 : index
        memref.store %941, %out[%942] : memref<?xf32>
      } else {
        %943 = arith.addi %938, %c6 : index
        memref.store %933, %out[%943] : memref<?xf32>
      }
    }
    %944 = wave.lane
    wave.barrier
    %945 = wave.wave
    %946 = arith.muli %945, %c5 : index
    %947 = arith.addi %946, %c6 : index
    %948 = arith.muli %947, %c19 : index
    %949 = arith.addi %948, %944 : index
    %950 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %951 = arith.addi %949, %c6 : index
    memref.store %950, %16[%951] : memref<?xf32>
    %952 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %953 = arith.addi %949, %c16 : index
    memref.store %952, %16[%953] : memref<?xf32>
    %954 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %955 = arith.addi %949, %c8 : index
    memref.store %954, %16[%955] : memref<?xf32>
    %956 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %957 = arith.addi %949, %c28 : index
    memref.store %956, %16[%957] : memref<?xf32>
    %958 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %959 = arith.addi %949, %c4 : index
    memref.store %958, %16[%959] : memref<?xf32>
    %960 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %961 = arith.addi %949, %c29 : index
    memref.store %960, %16[%961] : memref<?xf32>
    %962 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %963 = arith.addi %949, %c30 : index
    memref.store %962, %16[%963] : memref<?xf32>
    %964 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %965 = arith.addi %949, %c31 : index
    memref.store %964, %16[%965] : memref<?xf32>
    wave.barrier
    %966 = arith.muli %945, %c14 : index
    %967 = arith.addi %966, %c6 : index
    %968 = arith.muli %967, %c16 : index
    %969 = arith.addi %968, %944 : index
    %970 = arith.addi %969, %c6 : index
    %971 = memref.load %16[%970] : memref<?xf32>
    %972 = arith.addi %970, %c19 : index
    %973 = memref.load %16[%972] : memref<?xf32>
    %974 = arith.addf %971, %973 : f32
    %975 = wave.lane
    %976 = arith.addi %14, %c16 : index
    %977 = arith.muli %967, %c2 : index
    %978 = arith.addi %976, %977 : index
    %979 = arith.divui %975, %c13 : index
    %980 = arith.addi %978, %979 : index
    %981 = arith.cmpi slt, %980, %13 : index
    scf.if %981 {
      %982 = arith.cmpi eq, %hasFactors, %c5 : index
      %983 = memref.load %factors[%980] : memref<?xf32>
      %984 = arith.select %982, %983, %c33 : f32
      %985 = arith.remui %975, %c13 : index
      %986 = arith.muli %985, %c14 : index
      %987 = arith.addi %11, %986 : index
      %988 = vector.load %w[%987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %989 = vector.bitcast %988 : vector<4xi8> to vector<1xf32>
      %990 = vector.extract %989[0] : f32 from vector<1xf32>
      %991 = arith.mulf %990, %984 : f32
      %992 = arith.mulf %974, %991 : f32
      %993 = arith.muli %980, %outputFeatures : index
      %994 = arith.addi %993, %19 : index
      %995 = wave.lane
      %996 = arith.remui %995, %c13 : index
      %997 = arith.addi %994, %996 : index
      scf.if %17 {
        %998 = arith.addi %997, %c6 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %992 : f32
        %1001 = arith.addi %997, %c6 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %997, %c6 : index
        memref.store %992, %out[%1002] : memref<?xf32>
      }
    }
    %1003 = arith.muli %945, %c14 : index
    %1004 = arith.addi %1003, %c5 : index
    %1005 = arith.muli %1004, %c16 : index
    %1006 = arith.addi %1005, %944 : index
    %1007 = arith.addi %1006, %c6 : index
    %1008 = memref.load %16[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c19 : index
    %1010 = memref.load %16[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = wave.lane
    %1013 = arith.addi %14, %c16 : index
    %1014 = arith.muli %1004, %c2 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c13 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %13 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c5 : index
      %1020 = memref.load %factors[%1017] : memref<?xf32>
      %1021 = arith.select %1019, %1020, %c33 : f32
      %1022 = arith.remui %1012, %c13 : index
      %1023 = arith.muli %1022, %c14 : index
      %1024 = arith.addi %11, %1023 : index
      %1025 = vector.load %w[%1024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1026 = vector.bitcast %1025 : vector<4xi8> to vector<1xf32>
      %1027 = vector.extract %1026[0] : f32 from vector<1xf32>
      %1028 = arith.mulf %1027, %1021 : f32
      %1029 = arith.mulf %1011, %1028 : f32
      %1030 = arith.muli %1017, %outputFeatures : index
      %1031 = arith.addi %1030, %19 : index
      %1032 = wave.lane
      %1033 = arith.remui %1032, %c13 : index
      %1034 = arith.addi %1031, %1033 : index
      scf.if %17 {
        %1035 = arith.addi %1034, %c6 : index
        %1036 = memref.load %residual[%1035] : memref<?xf32>
        %1037 = arith.addf %1036, %1029 : f32
        %1038 = arith.addi %1034, %c6 : index
        memref.store %1037, %out[%1038] : memref<?xf32>
      } else {
        %1039 = arith.addi %1034, %c6 : index
        memref.store %1029, %out[%1039] : memref<?xf32>
      }
    }
    %1040 = arith.muli %945, %c14 : index
    %1041 = arith.addi %1040, %c2 : index
    %1042 = arith.muli %1041, %c16 : index
    %1043 = arith.addi %1042, %944 : index
    %1044 = arith.addi %1043, %c6 : index
    %1045 = memref.load %16[%1044] : memref<?xf32>
    %1046 = arith.addi %1044, %c19 : index
    %1047 = memref.load %16[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = wave.lane
    %1050 = arith.addi %14, %c16 : index
    %1051 = arith.muli %1041, %c2 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.divui %1049, %c13 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.cmpi slt, %1054, %13 : index
    scf.if %1055 {
      %1056 = arith.cmpi eq, %hasFactors, %c5 : index
      %1057 = memref.load %factors[%1054] : memref<?xf32>
      %1058 = arith.select %1056, %1057, %c33 : f32
      %1059 = arith.remui %1049, %c13 : index
      %1060 = arith.muli %1059, %c14 : index
      %1061 = arith.addi %11, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1058 : f32
      %1066 = arith.mulf %1048, %1065 : f32
      %1067 = arith.muli %1054, %outputFeatures : index
      %1068 = arith.addi %1067, %19 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c13 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %17 {
        %1072 = arith.addi %1071, %c6 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1066 : f32
        %1075 = arith.addi %1071, %c6 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c6 : index
        memref.store %1066, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = arith.muli %945, %c14 : index
    %1078 = arith.addi %1077, %c27 : index
    %1079 = arith.muli %1078, %c16 : index
    %1080 = arith.addi %1079, %944 : index
    %1081 = arith.addi %1080, %c6 : index
    %1082 = memref.load %16[%1081] : memref<?xf32>
    %1083 = arith.addi %1081, %c19 : index
    %1084 = memref.load %16[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = wave.lane
    %1087 = arith.addi %14, %c16 : index
    %1088 = arith.muli %1078, %c2 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.divui %1086, %c13 : index
    %1091 = arith.addi %1089, %1090 : index
    %1092 = arith.cmpi slt, %1091, %13 : index
    scf.if %1092 {
      %1093 = arith.cmpi eq, %hasFactors, %c5 : index
      %1094 = memref.load %factors[%1091] : memref<?xf32>
      %1095 = arith.select %1093, %1094, %c33 : f32
      %1096 = arith.remui %1086, %c13 : index
      %1097 = arith.muli %1096, %c14 : index
      %1098 = arith.addi %11, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1095 : f32
      %1103 = arith.mulf %1085, %1102 : f32
      %1104 = arith.muli %1091, %outputFeatures : index
      %1105 = arith.addi %1104, %19 : index
      %1106 = wave.lane
      %1107 = arith.remui %1106, %c13 : index
      %1108 = arith.addi %1105, %1107 : index
      scf.if %17 {
        %1109 = arith.addi %1108, %c6 : index
        %1110 = memref.load %residual[%1109] : memref<?xf32>
        %1111 = arith.addf %1110, %1103 : f32
        %1112 = arith.addi %1108, %c6 : index
        memref.store %1111, %out[%1112] : memref<?xf32>
      } else {
        %1113 = arith.addi %1108, %c6 : index
        memref.store %1103, %out[%1113] : memref<?xf32>
      }
    }
    %1114 = wave.lane
    wave.barrier
    %1115 = wave.wave
    %1116 = arith.muli %1115, %c5 : index
    %1117 = arith.addi %1116, %c6 : index
    %1118 = arith.muli %1117, %c19 : index
    %1119 = arith.addi %1118, %1114 : index
    %1120 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %1121 = arith.addi %1119, %c6 : index
    memref.store %1120, %16[%1121] : memref<?xf32>
    %1122 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1123 = arith.addi %1119, %c16 : index
    memref.store %1122, %16[%1123] : memref<?xf32>
    %1124 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1125 = arith.addi %1119, %c8 : index
    memref.store %1124, %16[%1125] : memref<?xf32>
    %1126 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1127 = arith.addi %1119, %c28 : index
    memref.store %1126, %16[%1127] : memref<?xf32>
    %1128 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1129 = arith.addi %1119, %c4 : index
    memref.store %1128, %16[%1129] : memref<?xf32>
    %1130 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1131 = arith.addi %1119, %c29 : index
    memref.store %1130, %16[%1131] : memref<?xf32>
    %1132 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1133 = arith.addi %1119, %c30 : index
    memref.store %1132, %16[%1133] : memref<?xf32>
    %1134 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1135 = arith.addi %1119, %c31 : index
    memref.store %1134, %16[%1135] : memref<?xf32>
    wave.barrier
    %1136 = arith.muli %1115, %c14 : index
    %1137 = arith.addi %1136, %c6 : index
    %1138 = arith.muli %1137, %c16 : index
    %1139 = arith.addi %1138, %1114 : index
    %1140 = arith.addi %1139, %c6 : index
    %1141 = memref.load %16[%1140] : memref<?xf32>
    %1142 = arith.addi %1140, %c19 : index
    %1143 = memref.load %16[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = wave.lane
    %1146 = arith.addi %14, %c34 : index
    %1147 = arith.muli %1137, %c2 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c13 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %13 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c5 : index
      %1153 = memref.load %factors[%1150] : memref<?xf32>
      %1154 = arith.select %1152, %1153, %c33 : f32
      %1155 = arith.remui %1145, %c13 : index
      %1156 = arith.muli %1155, %c14 : index
      %1157 = arith.addi %11, %1156 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.mulf %1160, %1154 : f32
      %1162 = arith.mulf %1144, %1161 : f32
      %1163 = arith.muli %1150, %outputFeatures : index
      %1164 = arith.addi %1163, %19 : index
      %1165 = wave.lane
      %1166 = arith.remui %1165, %c13 : index
      %1167 = arith.addi %1164, %1166 : index
      scf.if %17 {
        %1168 = arith.addi %1167, %c6 : index
        %1169 = memref.load %residual[%1168] : memref<?xf32>
        %1170 = arith.addf %1169, %1162 : f32
        %1171 = arith.addi %1167, %c6 : index
        memref.store %1170, %out[%1171] : memref<?xf32>
      } else {
        %1172 = arith.addi %1167, %c6 : index
        memref.store %1162, %out[%1172] : memref<?xf32>
      }
    }
    %1173 = arith.muli %1115, %c14 : index
    %1174 = arith.addi %1173, %c5 : index
    %1175 = arith.muli %1174, %c16 : index
    %1176 = arith.addi %1175, %1114 : index
    %1177 = arith.addi %1176, %c6 : index
    %1178 = memref.load %16[%1177] : memref<?xf32>
    %1179 = arith.addi %1177, %c19 : index
    %1180 = memref.load %16[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = wave.lane
    %1183 = arith.addi %14, %c34 : index
    %1184 = arith.muli %1174, %c2 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.divui %1182, %c13 : index
    %1187 = arith.addi %1185, %1186 : index
    %1188 = arith.cmpi slt, %1187, %13 : index
    scf.if %1188 {
      %1189 = arith.cmpi eq, %hasFactors, %c5 : index
      %1190 = memref.load %factors[%1187] : memref<?xf32>
      %1191 = arith.select %1189, %1190, %c33 : f32
      %1192 = arith.remui %1182, %c13 : index
      %1193 = arith.muli %1192, %c14 : index
      %1194 = arith.addi %11, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1191 : f32
      %1199 = arith.mulf %1181, %1198 : f32
      %1200 = arith.muli %1187, %outputFeatures : index
      %1201 = arith.addi %1200, %19 : index
      %1202 = wave.lane
      %1203 = arith.remui %1202, %c13 : index
      %1204 = arith.addi %1201, %1203 : index
      scf.if %17 {
        %1205 = arith.addi %1204, %c6 : index
        %1206 = memref.load %residual[%1205] : memref<?xf32>
        %1207 = arith.addf %1206, %1199 : f32
        %1208 = arith.addi %1204, %c6 : index
        memref.store %1207, %out[%1208] : memref<?xf32>
      } else {
        %1209 = arith.addi %1204, %c6 : index
        memref.store %1199, %out[%1209] : memref<?xf32>
      }
    }
    %1210 = arith.muli %1115, %c14 : index
    %1211 = arith.addi %1210, %c2 : index
    %1212 = arith.muli %1211, %c16 : index
    %1213 = arith.addi %1212, %1114 : index
    %1214 = arith.addi %1213, %c6 : index
    %1215 = memref.load %16[%1214] : memref<?xf32>
    %1216 = arith.addi %1214, %c19 : index
    %1217 = memref.load %16[%1216] : memref<?xf32>
    %1218 = arith.addf %1215, %1217 : f32
    %1219 = wave.lane
    %1220 = arith.addi %14, %c34 : index
    %1221 = arith.muli %1211, %c2 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.divui %1219, %c13 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.cmpi slt, %1224, %13 : index
    scf.if %1225 {
      %1226 = arith.cmpi eq, %hasFactors, %c5 : index
      %1227 = memref.load %factors[%1224] : memref<?xf32>
      %1228 = arith.select %1226, %1227, %c33 : f32
      %1229 = arith.remui %1219, %c13 : index
      %1230 = arith.muli %1229, %c14 : index
      %1231 = arith.addi %11, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1228 : f32
      %1236 = arith.mulf %1218, %1235 : f32
      %1237 = arith.muli %1224, %outputFeatures : index
      %1238 = arith.addi %1237, %19 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c13 : index
      %1241 = arith.addi %1238, %1240 : index
      scf.if %17 {
        %1242 = arith.addi %1241, %c6 : index
        %1243 = memref.load %residual[%1242] : memref<?xf32>
        %1244 = arith.addf %1243, %1236 : f32
        %1245 = arith.addi %1241, %c6 : index
        memref.store %1244, %out[%1245] : memref<?xf32>
      } else {
        %1246 = arith.addi %1241, %c6 : index
        memref.store %1236, %out[%1246] : memref<?xf32>
      }
    }
    %1247 = arith.muli %1115, %c14 : index
    %1248 = arith.addi %1247, %c27 : index
    %1249 = arith.muli %1248, %c16 : index
    %1250 = arith.addi %1249, %1114 : index
    %1251 = arith.addi %1250, %c6 : index
    %1252 = memref.load %16[%1251] : memref<?xf32>
    %1253 = arith.addi %1251, %c19 : index
    %1254 = memref.load %16[%1253] : memref<?xf32>
    %1255 = arith.addf %1252, %1254 : f32
    %1256 = wave.lane
    %1257 = arith.addi %14, %c34 : index
    %1258 = arith.muli %1248, %c2 : index
    %1259 = arith.addi %1257, %1258 : index
    %1260 = arith.divui %1256, %c13 : index
    %1261 = arith.addi %1259, %1260 : index
    %1262 = arith.cmpi slt, %1261, %13 : index
    scf.if %1262 {
      %1263 = arith.cmpi eq, %hasFactors, %c5 : index
      %1264 = memref.load %factors[%1261] : memref<?xf32>
      %1265 = arith.select %1263, %1264, %c33 : f32
      %1266 = arith.remui %1256, %c13 : index
      %1267 = arith.muli %1266, %c14 : index
      %1268 = arith.addi %11, %1267 : index
      %1269 = vector.load %w[%1268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1270 = vector.bitcast %1269 : vector<4xi8> to vector<1xf32>
      %1271 = vector.extract %1270[0] : f32 from vector<1xf32>
      %1272 = arith.mulf %1271, %1265 : f32
      %1273 = arith.mulf %1255, %1272 : f32
      %1274 = arith.muli %1261, %outputFeatures : index
      %1275 = arith.addi %1274, %19 : index
      %1276 = wave.lane
      %1277 = arith.remui %1276, %c13 : index
      %1278 = arith.addi %1275, %1277 : index
      scf.if %17 {
        %1279 = arith.addi %1278, %c6 : index
        %1280 = memref.load %residual[%1279] : memref<?xf32>
        %1281 = arith.addf %1280, %1273 : f32
        %1282 = arith.addi %1278, %c6 : index
        memref.store %1281, %out[%1282] : memref<?xf32>
      } else {
        %1283 = arith.addi %1278, %c6 : index
        memref.store %1273, %out[%1283] : memref<?xf32>
      }
    }
  }
  wave.return
}
