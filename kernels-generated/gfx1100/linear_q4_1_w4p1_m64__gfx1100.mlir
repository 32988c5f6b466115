// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %c36 = arith.constant 48 : index
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
    %626 = arith.muli %605, %c2 : index
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
    %641 = wave.lane
    %642 = arith.addi %14, %c6 : index
    %643 = arith.muli %627, %c2 : index
    %644 = arith.addi %642, %643 : index
    %645 = arith.divui %641, %c13 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.cmpi slt, %646, %13 : index
    scf.if %647 {
      %648 = arith.cmpi eq, %hasFactors, %c5 : index
      %649 = memref.load %factors[%646] : memref<?xf32>
      %650 = arith.select %648, %649, %c35 : f32
      %651 = arith.remui %641, %c13 : index
      %652 = arith.muli %651, %c14 : index
      %653 = arith.addi %11, %652 : index
      %654 = vector.load %w[%653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %655 = vector.bitcast %654 : vector<4xi8> to vector<1xf32>
      %656 = vector.extract %655[0] : f32 from vector<1xf32>
      %657 = arith.mulf %656, %650 : f32
      %658 = arith.mulf %640, %657 : f32
      %659 = arith.muli %646, %outputFeatures : index
      %660 = arith.addi %659, %19 : index
      %661 = wave.lane
      %662 = arith.remui %661, %c13 : index
      %663 = arith.addi %660, %662 : index
      scf.if %17 {
        %664 = arith.addi %663, %c6 : index
        %665 = memref.load %residual[%664] : memref<?xf32>
        %666 = arith.addf %665, %658 : f32
        %667 = arith.addi %663, %c6 : index
        memref.store %666, %out[%667] : memref<?xf32>
      } else {
        %668 = arith.addi %663, %c6 : index
        memref.store %658, %out[%668] : memref<?xf32>
      }
    }
    %669 = arith.muli %605, %c2 : index
    %670 = arith.addi %669, %c5 : index
    %671 = arith.muli %670, %c16 : index
    %672 = arith.addi %671, %604 : index
    %673 = arith.addi %672, %c6 : index
    %674 = memref.load %16[%673] : memref<?xf32>
    %675 = arith.addi %673, %c19 : index
    %676 = memref.load %16[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = arith.addi %673, %c32 : index
    %679 = memref.load %16[%678] : memref<?xf32>
    %680 = arith.addf %677, %679 : f32
    %681 = arith.addi %673, %c33 : index
    %682 = memref.load %16[%681] : memref<?xf32>
    %683 = arith.addf %680, %682 : f32
    %684 = wave.lane
    %685 = arith.addi %14, %c6 : index
    %686 = arith.muli %670, %c2 : index
    %687 = arith.addi %685, %686 : index
    %688 = arith.divui %684, %c13 : index
    %689 = arith.addi %687, %688 : index
    %690 = arith.cmpi slt, %689, %13 : index
    scf.if %690 {
      %691 = arith.cmpi eq, %hasFactors, %c5 : index
      %692 = memref.load %factors[%689] : memref<?xf32>
      %693 = arith.select %691, %692, %c35 : f32
      %694 = arith.remui %684, %c13 : index
      %695 = arith.muli %694, %c14 : index
      %696 = arith.addi %11, %695 : index
      %697 = vector.load %w[%696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %698 = vector.bitcast %697 : vector<4xi8> to vector<1xf32>
      %699 = vector.extract %698[0] : f32 from vector<1xf32>
      %700 = arith.mulf %699, %693 : f32
      %701 = arith.mulf %683, %700 : f32
      %702 = arith.muli %689, %outputFeatures : index
      %703 = arith.addi %702, %19 : index
      %704 = wave.lane
      %705 = arith.remui %704, %c13 : index
      %706 = arith.addi %703, %705 : index
      scf.if %17 {
        %707 = arith.addi %706, %c6 : index
        %708 = memref.load %residual[%707] : memref<?xf32>
        %709 = arith.addf %708, %701 : f32
        %710 = arith.addi %706, %c6 : index
        memref.store %709, %out[%710] : memref<?xf32>
      } else {
        %711 = arith.addi %706, %c6 : index
        memref.store %701, %out[%711] : memref<?xf32>
      }
    }
    %712 = wave.lane
    wave.barrier
    %713 = wave.wave
    %714 = arith.muli %713, %c5 : index
    %715 = arith.addi %714, %c6 : index
    %716 = arith.muli %715, %c19 : index
    %717 = arith.addi %716, %712 : index
    %718 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %719 = arith.addi %717, %c6 : index
    memref.store %718, %16[%719] : memref<?xf32>
    %720 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %721 = arith.addi %717, %c16 : index
    memref.store %720, %16[%721] : memref<?xf32>
    %722 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %723 = arith.addi %717, %c8 : index
    memref.store %722, %16[%723] : memref<?xf32>
    %724 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %725 = arith.addi %717, %c28 : index
    memref.store %724, %16[%725] : memref<?xf32>
    %726 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %727 = arith.addi %717, %c4 : index
    memref.store %726, %16[%727] : memref<?xf32>
    %728 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %729 = arith.addi %717, %c29 : index
    memref.store %728, %16[%729] : memref<?xf32>
    %730 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %731 = arith.addi %717, %c30 : index
    memref.store %730, %16[%731] : memref<?xf32>
    %732 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %733 = arith.addi %717, %c31 : index
    memref.store %732, %16[%733] : memref<?xf32>
    wave.barrier
    %734 = arith.muli %713, %c2 : index
    %735 = arith.addi %734, %c6 : index
    %736 = arith.muli %735, %c16 : index
    %737 = arith.addi %736, %712 : index
    %738 = arith.addi %737, %c6 : index
    %739 = memref.load %16[%738] : memref<?xf32>
    %740 = arith.addi %738, %c19 : index
    %741 = memref.load %16[%740] : memref<?xf32>
    %742 = arith.addf %739, %741 : f32
    %743 = arith.addi %738, %c32 : index
    %744 = memref.load %16[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = arith.addi %738, %c33 : index
    %747 = memref.load %16[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = wave.lane
    %750 = arith.addi %14, %c13 : index
    %751 = arith.muli %735, %c2 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c13 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %13 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c5 : index
      %757 = memref.load %factors[%754] : memref<?xf32>
      %758 = arith.select %756, %757, %c35 : f32
      %759 = arith.remui %749, %c13 : index
      %760 = arith.muli %759, %c14 : index
      %761 = arith.addi %11, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %758 : f32
      %766 = arith.mulf %748, %765 : f32
      %767 = arith.muli %754, %outputFeatures : index
      %768 = arith.addi %767, %19 : index
      %769 = wave.lane
      %770 = arith.remui %769, %c13 : index
      %771 = arith.addi %768, %770 : index
      scf.if %17 {
        %772 = arith.addi %771, %c6 : index
        %773 = memref.load %residual[%772] : memref<?xf32>
        %774 = arith.addf %773, %766 : f32
        %775 = arith.addi %771, %c6 : index
        memref.store %774, %out[%775] : memref<?xf32>
      } else {
        %776 = arith.addi %771, %c6 : index
        memref.store %766, %out[%776] : memref<?xf32>
      }
    }
    %777 = arith.muli %713, %c2 : index
    %778 = arith.addi %777, %c5 : index
    %779 = arith.muli %778, %c16 : index
    %780 = arith.addi %779, %712 : index
    %781 = arith.addi %780, %c6 : index
    %782 = memref.load %16[%781] : memref<?xf32>
    %783 = arith.addi %781, %c19 : index
    %784 = memref.load %16[%783] : memref<?xf32>
    %785 = arith.addf %782, %784 : f32
    %786 = arith.addi %781, %c32 : index
    %787 = memref.load %16[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = arith.addi %781, %c33 : index
    %790 = memref.load %16[%789] : memref<?xf32>
    %791 = arith.addf %788, %790 : f32
    %792 = wave.lane
    %793 = arith.addi %14, %c13 : index
    %794 = arith.muli %778, %c2 : index
    %795 = arith.addi %793, %794 : index
    %796 = arith.divui %792, %c13 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.cmpi slt, %797, %13 : index
    scf.if %798 {
      %799 = arith.cmpi eq, %hasFactors, %c5 : index
      %800 = memref.load %factors[%797] : memref<?xf32>
      %801 = arith.select %799, %800, %c35 : f32
      %802 = arith.remui %792, %c13 : index
      %803 = arith.muli %802, %c14 : index
      %804 = arith.addi %11, %803 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.mulf %807, %801 : f32
      %809 = arith.mulf %791, %808 : f32
      %810 = arith.muli %797, %outputFeatures : index
      %811 = arith.addi %810, %19 : index
      %812 = wave.lane
      %813 = arith.remui %812, %c13 : index
      %814 = arith.addi %811, %813 : index
      scf.if %17 {
        %815 = arith.addi %814, %c6 : index
        %816 = memref.load %residual[%815] : memref<?xf32>
        %817 = arith.addf %816, %809 : f32
        %818 = arith.addi %814, %c6 : index
        memref.store %817, %out[%818] : memref<?xf32>
      } else {
        %819 = arith.addi %814, %c6 : index
        memref.store %809, %out[%819] : memref<?xf32>
      }
    }
    %820 = wave.lane
    wave.barrier
    %821 = wave.wave
    %822 = arith.muli %821, %c5 : index
    %823 = arith.addi %822, %c6 : index
    %824 = arith.muli %823, %c19 : index
    %825 = arith.addi %824, %820 : index
    %826 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %827 = arith.addi %825, %c6 : index
    memref.store %826, %16[%827] : memref<?xf32>
    %828 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %829 = arith.addi %825, %c16 : index
    memref.store %828, %16[%829] : memref<?xf32>
    %830 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %831 = arith.addi %825, %c8 : index
    memref.store %830, %16[%831] : memref<?xf32>
    %832 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %833 = arith.addi %825, %c28 : index
    memref.store %832, %16[%833] : memref<?xf32>
    %834 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %835 = arith.addi %825, %c4 : index
    memref.store %834, %16[%835] : memref<?xf32>
    %836 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %837 = arith.addi %825, %c29 : index
    memref.store %836, %16[%837] : memref<?xf32>
    %838 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %839 = arith.addi %825, %c30 : index
    memref.store %838, %16[%839] : memref<?xf32>
    %840 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %841 = arith.addi %825, %c31 : index
    memref.store %840, %16[%841] : memref<?xf32>
    wave.barrier
    %842 = arith.muli %821, %c2 : index
    %843 = arith.addi %842, %c6 : index
    %844 = arith.muli %843, %c16 : index
    %845 = arith.addi %844, %820 : index
    %846 = arith.addi %845, %c6 : index
    %847 = memref.load %16[%846] : memref<?xf32>
    %848 = arith.addi %846, %c19 : index
    %849 = memref.load %16[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %846, %c32 : index
    %852 = memref.load %16[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %846, %c33 : index
    %855 = memref.load %16[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = wave.lane
    %858 = arith.addi %14, %c16 : index
    %859 = arith.muli %843, %c2 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.divui %857, %c13 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.cmpi slt, %862, %13 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c5 : index
      %865 = memref.load %factors[%862] : memref<?xf32>
      %866 = arith.select %864, %865, %c35 : f32
      %867 = arith.remui %857, %c13 : index
      %868 = arith.muli %867, %c14 : index
      %869 = arith.addi %11, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %856, %873 : f32
      %875 = arith.muli %862, %outputFeatures : index
      %876 = arith.addi %875, %19 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c13 : index
      %879 = arith.addi %876, %878 : index
      scf.if %17 {
        %880 = arith.addi %879, %c6 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %874 : f32
        %883 = arith.addi %879, %c6 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %879, %c6 : index
        memref.store %874, %out[%884] : memref<?xf32>
      }
    }
    %885 = arith.muli %821, %c2 : index
    %886 = arith.addi %885, %c5 : index
    %887 = arith.muli %886, %c16 : index
    %888 = arith.addi %887, %820 : index
    %889 = arith.addi %888, %c6 : index
    %890 = memref.load %16[%889] : memref<?xf32>
    %891 = arith.addi %889, %c19 : index
    %892 = memref.load %16[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = arith.addi %889, %c32 : index
    %895 = memref.load %16[%894] : memref<?xf32>
    %896 = arith.addf %893, %895 : f32
    %897 = arith.addi %889, %c33 : index
    %898 = memref.load %16[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = wave.lane
    %901 = arith.addi %14, %c16 : index
    %902 = arith.muli %886, %c2 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.divui %900, %c13 : index
    %905 = arith.addi %903, %904 : index
    %906 = arith.cmpi slt, %905, %13 : index
    scf.if %906 {
      %907 = arith.cmpi eq, %hasFactors, %c5 : index
      %908 = memref.load %factors[%905] : memref<?xf32>
      %909 = arith.select %907, %908, %c35 : f32
      %910 = arith.remui %900, %c13 : index
      %911 = arith.muli %910, %c14 : index
      %912 = arith.addi %11, %911 : index
      %913 = vector.load %w[%912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %914 = vector.bitcast %913 : vector<4xi8> to vector<1xf32>
      %915 = vector.extract %914[0] : f32 from vector<1xf32>
      %916 = arith.mulf %915, %909 : f32
      %917 = arith.mulf %899, %916 : f32
      %918 = arith.muli %905, %outputFeatures : index
      %919 = arith.addi %918, %19 : index
      %920 = wave.lane
      %921 = arith.remui %920, %c13 : index
      %922 = arith.addi %919, %921 : index
      scf.if %17 {
        %923 = arith.addi %922, %c6 : index
        %924 = memref.load %residual[%923] : memref<?xf32>
        %925 = arith.addf %924, %917 : f32
        %926 = arith.addi %922, %c6 : index
        memref.store %925, %out[%926] : memref<?xf32>
      } else {
        %927 = arith.addi %922, %c6 : index
        memref.store %917, %out[%927] : memref<?xf32>
      }
    }
    %928 = wave.lane
    wave.barrier
    %929 = wave.wave
    %930 = arith.muli %929, %c5 : index
    %931 = arith.addi %930, %c6 : index
    %932 = arith.muli %931, %c19 : index
    %933 = arith.addi %932, %928 : index
    %934 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %935 = arith.addi %933, %c6 : index
    memref.store %934, %16[%935] : memref<?xf32>
    %936 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %937 = arith.addi %933, %c16 : index
    memref.store %936, %16[%937] : memref<?xf32>
    %938 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %939 = arith.addi %933, %c8 : index
    memref.store %938, %16[%939] : memref<?xf32>
    %940 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %941 = arith.addi %933, %c28 : index
    memref.store %940, %16[%941] : memref<?xf32>
    %942 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %943 = arith.addi %933, %c4 : index
    memref.store %942, %16[%943] : memref<?xf32>
    %944 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %945 = arith.addi %933, %c29 : index
    memref.store %944, %16[%945] : memref<?xf32>
    %946 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %947 = arith.addi %933, %c30 : index
    memref.store %946, %16[%947] : memref<?xf32>
    %948 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %949 = arith.addi %933, %c31 : index
    memref.store %948, %16[%949] : memref<?xf32>
    wave.barrier
    %950 = arith.muli %929, %c2 : index
    %951 = arith.addi %950, %c6 : index
    %952 = arith.muli %951, %c16 : index
    %953 = arith.addi %952, %928 : index
    %954 = arith.addi %953, %c6 : index
    %955 = memref.load %16[%954] : memref<?xf32>
    %956 = arith.addi %954, %c19 : index
    %957 = memref.load %16[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %954, %c32 : index
    %960 = memref.load %16[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %954, %c33 : index
    %963 = memref.load %16[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = wave.lane
    %966 = arith.addi %14, %c36 : index
    %967 = arith.muli %951, %c2 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.divui %965, %c13 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.cmpi slt, %970, %13 : index
    scf.if %971 {
      %972 = arith.cmpi eq, %hasFactors, %c5 : index
      %973 = memref.load %factors[%970] : memref<?xf32>
      %974 = arith.select %972, %973, %c35 : f32
      %975 = arith.remui %965, %c13 : index
      %976 = arith.muli %975, %c14 : index
      %977 = arith.addi %11, %976 : index
      %978 = vector.load %w[%977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %979 = vector.bitcast %978 : vector<4xi8> to vector<1xf32>
      %980 = vector.extract %979[0] : f32 from vector<1xf32>
      %981 = arith.mulf %980, %974 : f32
      %982 = arith.mulf %964, %981 : f32
      %983 = arith.muli %970, %outputFeatures : index
      %984 = arith.addi %983, %19 : index
      %985 = wave.lane
      %986 = arith.remui %985, %c13 : index
      %987 = arith.addi %984, %986 : index
      scf.if %17 {
        %988 = arith.addi %987, %c6 : index
        %989 = memref.load %residual[%988] : memref<?xf32>
        %990 = arith.addf %989, %982 : f32
        %991 = arith.addi %987, %c6 : index
        memref.store %990, %out[%991] : memref<?xf32>
      } else {
        %992 = arith.addi %987, %c6 : index
        memref.store %982, %out[%992] : memref<?xf32>
      }
    }
    %993 = arith.muli %929, %c2 : index
    %994 = arith.addi %993, %c5 : index
    %995 = arith.muli %994, %c16 : index
    %996 = arith.addi %995, %928 : index
    %997 = arith.addi %996, %c6 : index
    %998 = memref.load %16[%997] : memref<?xf32>
    %999 = arith.addi %997, %c19 : index
    %1000 = memref.load %16[%999] : memref<?xf32>
    %1001 = arith.addf %998, %1000 : f32
    %1002 = arith.addi %997, %c32 : index
    %1003 = memref.load %16[%1002] : memref<?xf32>
    %1004 = arith.addf %1001, %1003 : f32
    %1005 = arith.addi %997, %c33 : index
    %1006 = memref.load %16[%1005] : memref<?xf32>
    %1007 = arith.addf %1004, %1006 : f32
    %1008 = wave.lane
    %1009 = arith.addi %14, %c36 : index
    %1010 = arith.muli %994, %c2 : index
    %1011 = arith.addi %1009, %1010 : index
    %1012 = arith.divui %1008, %c13 : index
    %1013 = arith.addi %1011, %1012 : index
    %1014 = arith.cmpi slt, %1013, %13 : index
    scf.if %1014 {
      %1015 = arith.cmpi eq, %hasFactors, %c5 : index
      %1016 = memref.load %factors[%1013] : memref<?xf32>
      %1017 = arith.select %1015, %1016, %c35 : f32
      %1018 = arith.remui %1008, %c13 : index
      %1019 = arith.muli %1018, %c14 : index
      %1020 = arith.addi %11, %1019 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1023, %1017 : f32
      %1025 = arith.mulf %1007, %1024 : f32
      %1026 = arith.muli %1013, %outputFeatures : index
      %1027 = arith.addi %1026, %19 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c13 : index
      %1030 = arith.addi %1027, %1029 : index
      scf.if %17 {
        %1031 = arith.addi %1030, %c6 : index
        %1032 = memref.load %residual[%1031] : memref<?xf32>
        %1033 = arith.addf %1032, %1025 : f32
        %1034 = arith.addi %1030, %c6 : index
        memref.store %1033, %out[%1034] : memref<?xf32>
      } else {
        %1035 = arith.addi %1030, %c6 : index
        memref.store %1025, %out[%1035] : memref<?xf32>
      }
    }
  }
  wave.return
}
