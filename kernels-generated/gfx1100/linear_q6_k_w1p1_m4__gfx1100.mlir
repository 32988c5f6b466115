// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c30 = arith.constant dense<0x6420> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 4 : index
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c14 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c3 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c3 {
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %c7, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c14 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c14 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c3 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c18 : index
    %45 = arith.muli %44, %c18 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %51 = scf.for %49 = %39 to %48 step %c18 iter_args(%50 = %c15) -> (vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %49, %c7 : index
      %54 = arith.remui %52, %c9 : index
      %55 = arith.addi %13, %c5 : index
      %56 = arith.divui %53, %c14 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.muli %54, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = arith.divui %inputFeatures, %c2 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %55, %64 : index
      %66 = arith.muli %53, %c3 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %54, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.extract %62[0] : f16 from vector<1xf16>
      %72 = arith.extf %71 : f16 to f32
      %73 = vector.extract %70[0] : i8 from vector<2xi8>
      %74 = arith.extsi %73 : i8 to i32
      %75 = arith.sitofp %74 : i32 to f32
      %76 = arith.mulf %72, %75 : f32
      %77 = arith.truncf %76 : f32 to f16
      %78 = vector.broadcast %77 : f16 to vector<16xf16>
      %79 = vector.extract %62[0] : f16 from vector<1xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %70[1] : i8 from vector<2xi8>
      %82 = arith.extsi %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = arith.addi %13, %c5 : index
      %88 = arith.divui %inputFeatures, %c2 : index
      %89 = arith.muli %88, %c3 : index
      %90 = arith.addi %89, %inputFeatures : index
      %91 = arith.addi %90, %c4 : index
      %92 = arith.divui %91, %c5 : index
      %93 = arith.muli %92, %c5 : index
      %94 = arith.addi %87, %93 : index
      %95 = arith.muli %inputFeatures, %c14 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %53, %c9 : index
      %98 = arith.addi %97, %54 : index
      %99 = arith.muli %98, %c14 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %53, %c2 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %54, %c9 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%100] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %106 = vector.bitcast %105 : vector<8xi8> to vector<2xi32>
      %107 = vector.shuffle %106, %106 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %108 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.shrui %109, %c19 : vector<4xi32>
      %111 = arith.andi %110, %c20 : vector<4xi32>
      %112 = arith.shrui %107, %c21 : vector<4xi32>
      %113 = arith.andi %112, %c22 : vector<4xi32>
      %114 = arith.shli %113, %c23 : vector<4xi32>
      %115 = arith.ori %111, %114 : vector<4xi32>
      %116 = arith.ori %115, %c24 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %109, %c23 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.shrui %107, %c25 : vector<4xi32>
      %121 = arith.andi %120, %c22 : vector<4xi32>
      %122 = arith.shli %121, %c23 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c24 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %109, %c26 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.shrui %107, %c27 : vector<4xi32>
      %129 = arith.andi %128, %c22 : vector<4xi32>
      %130 = arith.shli %129, %c23 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c24 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %109, %c28 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.shrui %107, %c29 : vector<4xi32>
      %137 = arith.andi %136, %c22 : vector<4xi32>
      %138 = arith.shli %137, %c23 : vector<4xi32>
      %139 = arith.ori %135, %138 : vector<4xi32>
      %140 = arith.ori %139, %c24 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %117, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %133, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %142, %143 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %145 = arith.subf %144, %c30 : vector<32xf16>
      %146 = vector.shuffle %145, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %147 = vector.shuffle %145, %145 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %148 = arith.mulf %146, %78 : vector<16xf16>
      %149 = arith.mulf %147, %86 : vector<16xf16>
      %150 = arith.addi %49, %c6 : index
      %151 = arith.remui %52, %c9 : index
      %152 = arith.addi %13, %c5 : index
      %153 = arith.divui %150, %c14 : index
      %154 = arith.muli %153, %c3 : index
      %155 = arith.addi %152, %154 : index
      %156 = arith.muli %151, %c18 : index
      %157 = arith.addi %155, %156 : index
      %158 = vector.load %w[%157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %159 = vector.bitcast %158 : vector<2xi8> to vector<1xf16>
      %160 = arith.divui %inputFeatures, %c2 : index
      %161 = arith.muli %160, %c3 : index
      %162 = arith.addi %152, %161 : index
      %163 = arith.muli %150, %c3 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %151, %c18 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %168 = vector.extract %159[0] : f16 from vector<1xf16>
      %169 = arith.extf %168 : f16 to f32
      %170 = vector.extract %167[0] : i8 from vector<2xi8>
      %171 = arith.extsi %170 : i8 to i32
      %172 = arith.sitofp %171 : i32 to f32
      %173 = arith.mulf %169, %172 : f32
      %174 = arith.truncf %173 : f32 to f16
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = vector.extract %159[0] : f16 from vector<1xf16>
      %177 = arith.extf %176 : f16 to f32
      %178 = vector.extract %167[1] : i8 from vector<2xi8>
      %179 = arith.extsi %178 : i8 to i32
      %180 = arith.sitofp %179 : i32 to f32
      %181 = arith.mulf %177, %180 : f32
      %182 = arith.truncf %181 : f32 to f16
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = arith.addi %13, %c5 : index
      %185 = arith.divui %inputFeatures, %c2 : index
      %186 = arith.muli %185, %c3 : index
      %187 = arith.addi %186, %inputFeatures : index
      %188 = arith.addi %187, %c4 : index
      %189 = arith.divui %188, %c5 : index
      %190 = arith.muli %189, %c5 : index
      %191 = arith.addi %184, %190 : index
      %192 = arith.muli %inputFeatures, %c14 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.muli %150, %c9 : index
      %195 = arith.addi %194, %151 : index
      %196 = arith.muli %195, %c14 : index
      %197 = arith.addi %193, %196 : index
      %198 = arith.muli %150, %c2 : index
      %199 = arith.addi %191, %198 : index
      %200 = arith.muli %151, %c9 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%197] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %203 = vector.bitcast %202 : vector<8xi8> to vector<2xi32>
      %204 = vector.shuffle %203, %203 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %205 = vector.load %w[%201] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %206 = vector.bitcast %205 : vector<16xi8> to vector<4xi32>
      %207 = arith.shrui %206, %c19 : vector<4xi32>
      %208 = arith.andi %207, %c20 : vector<4xi32>
      %209 = arith.shrui %204, %c21 : vector<4xi32>
      %210 = arith.andi %209, %c22 : vector<4xi32>
      %211 = arith.shli %210, %c23 : vector<4xi32>
      %212 = arith.ori %208, %211 : vector<4xi32>
      %213 = arith.ori %212, %c24 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %206, %c23 : vector<4xi32>
      %216 = arith.andi %215, %c20 : vector<4xi32>
      %217 = arith.shrui %204, %c25 : vector<4xi32>
      %218 = arith.andi %217, %c22 : vector<4xi32>
      %219 = arith.shli %218, %c23 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c24 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %206, %c26 : vector<4xi32>
      %224 = arith.andi %223, %c20 : vector<4xi32>
      %225 = arith.shrui %204, %c27 : vector<4xi32>
      %226 = arith.andi %225, %c22 : vector<4xi32>
      %227 = arith.shli %226, %c23 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c24 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %206, %c28 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.shrui %204, %c29 : vector<4xi32>
      %234 = arith.andi %233, %c22 : vector<4xi32>
      %235 = arith.shli %234, %c23 : vector<4xi32>
      %236 = arith.ori %232, %235 : vector<4xi32>
      %237 = arith.ori %236, %c24 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %214, %222 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %230, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c30 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = arith.mulf %243, %175 : vector<16xf16>
      %246 = arith.mulf %244, %183 : vector<16xf16>
      %247 = arith.muli %49, %c18 : index
      %248 = arith.addi %247, %c7 : index
      %249 = arith.muli %tileRows, %c9 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %35, %250 : index
      %252 = vector.load %23[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c14 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %23[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %148, %50 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %49, %c18 : index
      %259 = arith.addi %258, %c6 : index
      %260 = arith.muli %tileRows, %c9 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %35, %261 : index
      %263 = vector.load %23[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c14 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %23[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %149, %257 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %49, %c18 : index
      %270 = arith.addi %269, %c18 : index
      %271 = arith.muli %tileRows, %c9 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %35, %272 : index
      %274 = vector.load %23[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c14 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %23[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %245, %268 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %49, %c18 : index
      %281 = arith.addi %280, %c31 : index
      %282 = arith.muli %tileRows, %c9 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %35, %283 : index
      %285 = vector.load %23[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c14 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %23[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %246, %279 : vector<16xf16>, vector<8xf32>
      scf.yield %290 : vector<8xf32>
    }
    %291 = arith.select %42, %48, %41 : index
    %294 = scf.for %292 = %48 to %291 step %c6 iter_args(%293 = %51) -> (vector<8xf32>) {
      %295 = wave.lane
      %296 = arith.addi %292, %c7 : index
      %297 = arith.remui %295, %c9 : index
      %298 = arith.addi %13, %c5 : index
      %299 = arith.divui %296, %c14 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %297, %c18 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %305 = vector.bitcast %304 : vector<2xi8> to vector<1xf16>
      %306 = arith.divui %inputFeatures, %c2 : index
      %307 = arith.muli %306, %c3 : index
      %308 = arith.addi %298, %307 : index
      %309 = arith.muli %296, %c3 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %297, %c18 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.extract %305[0] : f16 from vector<1xf16>
      %315 = arith.extf %314 : f16 to f32
      %316 = vector.extract %313[0] : i8 from vector<2xi8>
      %317 = arith.extsi %316 : i8 to i32
      %318 = arith.sitofp %317 : i32 to f32
      %319 = arith.mulf %315, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = vector.extract %305[0] : f16 from vector<1xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %313[1] : i8 from vector<2xi8>
      %325 = arith.extsi %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %13, %c5 : index
      %331 = arith.divui %inputFeatures, %c2 : index
      %332 = arith.muli %331, %c3 : index
      %333 = arith.addi %332, %inputFeatures : index
      %334 = arith.addi %333, %c4 : index
      %335 = arith.divui %334, %c5 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %330, %336 : index
      %338 = arith.muli %inputFeatures, %c14 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.muli %296, %c9 : index
      %341 = arith.addi %340, %297 : index
      %342 = arith.muli %341, %c14 : index
      %343 = arith.addi %339, %342 : index
      %344 = arith.muli %296, %c2 : index
      %345 = arith.addi %337, %344 : index
      %346 = arith.muli %297, %c9 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%343] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %349 = vector.bitcast %348 : vector<8xi8> to vector<2xi32>
      %350 = vector.shuffle %349, %349 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %351 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %352 = vector.bitcast %351 : vector<16xi8> to vector<4xi32>
      %353 = arith.shrui %352, %c19 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.shrui %350, %c21 : vector<4xi32>
      %356 = arith.andi %355, %c22 : vector<4xi32>
      %357 = arith.shli %356, %c23 : vector<4xi32>
      %358 = arith.ori %354, %357 : vector<4xi32>
      %359 = arith.ori %358, %c24 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %352, %c23 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.shrui %350, %c25 : vector<4xi32>
      %364 = arith.andi %363, %c22 : vector<4xi32>
      %365 = arith.shli %364, %c23 : vector<4xi32>
      %366 = arith.ori %362, %365 : vector<4xi32>
      %367 = arith.ori %366, %c24 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %352, %c26 : vector<4xi32>
      %370 = arith.andi %369, %c20 : vector<4xi32>
      %371 = arith.shrui %350, %c27 : vector<4xi32>
      %372 = arith.andi %371, %c22 : vector<4xi32>
      %373 = arith.shli %372, %c23 : vector<4xi32>
      %374 = arith.ori %370, %373 : vector<4xi32>
      %375 = arith.ori %374, %c24 : vector<4xi32>
      %376 = vector.bitcast %375 : vector<4xi32> to vector<8xf16>
      %377 = arith.shrui %352, %c28 : vector<4xi32>
      %378 = arith.andi %377, %c20 : vector<4xi32>
      %379 = arith.shrui %350, %c29 : vector<4xi32>
      %380 = arith.andi %379, %c22 : vector<4xi32>
      %381 = arith.shli %380, %c23 : vector<4xi32>
      %382 = arith.ori %378, %381 : vector<4xi32>
      %383 = arith.ori %382, %c24 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = vector.shuffle %360, %368 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = vector.shuffle %376, %384 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %385, %386 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %388 = arith.subf %387, %c30 : vector<32xf16>
      %389 = vector.shuffle %388, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %390 = vector.shuffle %388, %388 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %391 = arith.mulf %389, %321 : vector<16xf16>
      %392 = arith.mulf %390, %329 : vector<16xf16>
      %393 = arith.muli %292, %c18 : index
      %394 = arith.addi %393, %c7 : index
      %395 = arith.muli %tileRows, %c9 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %35, %396 : index
      %398 = vector.load %23[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c14 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %23[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %391, %293 : vector<16xf16>, vector<8xf32>
      %404 = arith.muli %292, %c18 : index
      %405 = arith.addi %404, %c6 : index
      %406 = arith.muli %tileRows, %c9 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %35, %407 : index
      %409 = vector.load %23[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c14 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %23[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %392, %403 : vector<16xf16>, vector<8xf32>
      scf.yield %414 : vector<8xf32>
    }
    %415 = wave.lane
    %416 = vector.extract %294[0] : f32 from vector<8xf32>
    %417 = wave.lane
    %418 = arith.addi %16, %c7 : index
    %419 = arith.muli %c7, %c18 : index
    %420 = arith.addi %418, %419 : index
    %421 = arith.divui %417, %c9 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.cmpi slt, %422, %15 : index
    scf.if %423 {
      %424 = arith.cmpi eq, %hasFactors, %c6 : index
      %425 = arith.muli %422, %c18 : index
      %426 = memref.load %factors[%425] : memref<?xf32>
      %427 = arith.mulf %426, %operandScale : f32
      %428 = arith.select %424, %427, %operandScale : f32
      %429 = arith.remui %417, %c9 : index
      %430 = arith.muli %429, %c34 : index
      %431 = arith.addi %13, %430 : index
      %432 = vector.load %w[%431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %433 = vector.bitcast %432 : vector<4xi8> to vector<1xf32>
      %434 = vector.extract %433[0] : f32 from vector<1xf32>
      %435 = arith.mulf %434, %428 : f32
      %436 = arith.mulf %416, %435 : f32
      %437 = arith.muli %422, %outputFeatures : index
      %438 = arith.addi %437, %19 : index
      %439 = wave.lane
      %440 = arith.remui %439, %c9 : index
      %441 = arith.addi %438, %440 : index
      scf.if %17 {
        %442 = arith.addi %441, %c7 : index
        %443 = memref.load %residual[%442] : memref<?xf32>
        %444 = arith.addf %443, %436 : f32
        %445 = arith.addi %441, %c7 : index
        memref.store %444, %out[%445] : memref<?xf32>
      } else {
        %446 = arith.addi %441, %c7 : index
        memref.store %436, %out[%446] : memref<?xf32>
      }
    }
    %447 = vector.extract %294[1] : f32 from vector<8xf32>
    %448 = wave.lane
    %449 = arith.addi %16, %c7 : index
    %450 = arith.muli %c6, %c18 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.divui %448, %c9 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.cmpi slt, %453, %15 : index
    scf.if %454 {
      %455 = arith.cmpi eq, %hasFactors, %c6 : index
      %456 = arith.muli %453, %c18 : index
      %457 = memref.load %factors[%456] : memref<?xf32>
      %458 = arith.mulf %457, %operandScale : f32
      %459 = arith.select %455, %458, %operandScale : f32
      %460 = arith.remui %448, %c9 : index
      %461 = arith.muli %460, %c34 : index
      %462 = arith.addi %13, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %447, %466 : f32
      %468 = arith.muli %453, %outputFeatures : index
      %469 = arith.addi %468, %19 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c9 : index
      %472 = arith.addi %469, %471 : index
      scf.if %17 {
        %473 = arith.addi %472, %c7 : index
        %474 = memref.load %residual[%473] : memref<?xf32>
        %475 = arith.addf %474, %467 : f32
        %476 = arith.addi %472, %c7 : index
        memref.store %475, %out[%476] : memref<?xf32>
      } else {
        %477 = arith.addi %472, %c7 : index
        memref.store %467, %out[%477] : memref<?xf32>
      }
    }
    %478 = vector.extract %294[2] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %16, %c7 : index
    %481 = arith.muli %c18, %c18 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c9 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %15 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c6 : index
      %487 = arith.muli %484, %c18 : index
      %488 = memref.load %factors[%487] : memref<?xf32>
      %489 = arith.mulf %488, %operandScale : f32
      %490 = arith.select %486, %489, %operandScale : f32
      %491 = arith.remui %479, %c9 : index
      %492 = arith.muli %491, %c34 : index
      %493 = arith.addi %13, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %490 : f32
      %498 = arith.mulf %478, %497 : f32
      %499 = arith.muli %484, %outputFeatures : index
      %500 = arith.addi %499, %19 : index
      %501 = wave.lane
      %502 = arith.remui %501, %c9 : index
      %503 = arith.addi %500, %502 : index
      scf.if %17 {
        %504 = arith.addi %503, %c7 : index
        %505 = memref.load %residual[%504] : memref<?xf32>
        %506 = arith.addf %505, %498 : f32
        %507 = arith.addi %503, %c7 : index
        memref.store %506, %out[%507] : memref<?xf32>
      } else {
        %508 = arith.addi %503, %c7 : index
        memref.store %498, %out[%508] : memref<?xf32>
      }
    }
    %509 = vector.extract %294[3] : f32 from vector<8xf32>
    %510 = wave.lane
    %511 = arith.addi %16, %c7 : index
    %512 = arith.muli %c31, %c18 : index
    %513 = arith.addi %511, %512 : index
    %514 = arith.divui %510, %c9 : index
    %515 = arith.addi %513, %514 : index
    %516 = arith.cmpi slt, %515, %15 : index
    scf.if %516 {
      %517 = arith.cmpi eq, %hasFactors, %c6 : index
      %518 = arith.muli %515, %c18 : index
      %519 = memref.load %factors[%518] : memref<?xf32>
      %520 = arith.mulf %519, %operandScale : f32
      %521 = arith.select %517, %520, %operandScale : f32
      %522 = arith.remui %510, %c9 : index
      %523 = arith.muli %522, %c34 : index
      %524 = arith.addi %13, %523 : index
      %525 = vector.load %w[%524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %526 = vector.bitcast %525 : vector<4xi8> to vector<1xf32>
      %527 = vector.extract %526[0] : f32 from vector<1xf32>
      %528 = arith.mulf %527, %521 : f32
      %529 = arith.mulf %509, %528 : f32
      %530 = arith.muli %515, %outputFeatures : index
      %531 = arith.addi %530, %19 : index
      %532 = wave.lane
      %533 = arith.remui %532, %c9 : index
      %534 = arith.addi %531, %533 : index
      scf.if %17 {
        %535 = arith.addi %534, %c7 : index
        %536 = memref.load %residual[%535] : memref<?xf32>
        %537 = arith.addf %536, %529 : f32
        %538 = arith.addi %534, %c7 : index
        memref.store %537, %out[%538] : memref<?xf32>
      } else {
        %539 = arith.addi %534, %c7 : index
        memref.store %529, %out[%539] : memref<?xf32>
      }
    }
    %540 = vector.extract %294[4] : f32 from vector<8xf32>
    %541 = wave.lane
    %542 = arith.addi %16, %c7 : index
    %543 = arith.muli %c34, %c18 : index
    %544 = arith.addi %542, %543 : index
    %545 = arith.divui %541, %c9 : index
    %546 = arith.addi %544, %545 : index
    %547 = arith.cmpi slt, %546, %15 : index
    scf.if %547 {
      %548 = arith.cmpi eq, %hasFactors, %c6 : index
      %549 = arith.muli %546, %c18 : index
      %550 = memref.load %factors[%549] : memref<?xf32>
      %551 = arith.mulf %550, %operandScale : f32
      %552 = arith.select %548, %551, %operandScale : f32
      %553 = arith.remui %541, %c9 : index
      %554 = arith.muli %553, %c34 : index
      %555 = arith.addi %13, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %552 : f32
      %560 = arith.mulf %540, %559 : f32
      %561 = arith.muli %546, %outputFeatures : index
      %562 = arith.addi %561, %19 : index
      %563 = wave.lane
      %564 = arith.remui %563, %c9 : index
      %565 = arith.addi %562, %564 : index
      scf.if %17 {
        %566 = arith.addi %565, %c7 : index
        %567 = memref.load %residual[%566] : memref<?xf32>
        %568 = arith.addf %567, %560 : f32
        %569 = arith.addi %565, %c7 : index
        memref.store %568, %out[%569] : memref<?xf32>
      } else {
        %570 = arith.addi %565, %c7 : index
        memref.store %560, %out[%570] : memref<?xf32>
      }
    }
    %571 = vector.extract %294[5] : f32 from vector<8xf32>
    %572 = wave.lane
    %573 = arith.addi %16, %c7 : index
    %574 = arith.muli %c35, %c18 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.divui %572, %c9 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.cmpi slt, %577, %15 : index
    scf.if %578 {
      %579 = arith.cmpi eq, %hasFactors, %c6 : index
      %580 = arith.muli %577, %c18 : index
      %581 = memref.load %factors[%580] : memref<?xf32>
      %582 = arith.mulf %581, %operandScale : f32
      %583 = arith.select %579, %582, %operandScale : f32
      %584 = arith.remui %572, %c9 : index
      %585 = arith.muli %584, %c34 : index
      %586 = arith.addi %13, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %583 : f32
      %591 = arith.mulf %571, %590 : f32
      %592 = arith.muli %577, %outputFeatures : index
      %593 = arith.addi %592, %19 : index
      %594 = wave.lane
      %595 = arith.remui %594, %c9 : index
      %596 = arith.addi %593, %595 : index
      scf.if %17 {
        %597 = arith.addi %596, %c7 : index
        %598 = memref.load %residual[%597] : memref<?xf32>
        %599 = arith.addf %598, %591 : f32
        %600 = arith.addi %596, %c7 : index
        memref.store %599, %out[%600] : memref<?xf32>
      } else {
        %601 = arith.addi %596, %c7 : index
        memref.store %591, %out[%601] : memref<?xf32>
      }
    }
    %602 = vector.extract %294[6] : f32 from vector<8xf32>
    %603 = wave.lane
    %604 = arith.addi %16, %c7 : index
    %605 = arith.muli %c36, %c18 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.divui %603, %c9 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %15 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c6 : index
      %611 = arith.muli %608, %c18 : index
      %612 = memref.load %factors[%611] : memref<?xf32>
      %613 = arith.mulf %612, %operandScale : f32
      %614 = arith.select %610, %613, %operandScale : f32
      %615 = arith.remui %603, %c9 : index
      %616 = arith.muli %615, %c34 : index
      %617 = arith.addi %13, %616 : index
      %618 = vector.load %w[%617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %619 = vector.bitcast %618 : vector<4xi8> to vector<1xf32>
      %620 = vector.extract %619[0] : f32 from vector<1xf32>
      %621 = arith.mulf %620, %614 : f32
      %622 = arith.mulf %602, %621 : f32
      %623 = arith.muli %608, %outputFeatures : index
      %624 = arith.addi %623, %19 : index
      %625 = wave.lane
      %626 = arith.remui %625, %c9 : index
      %627 = arith.addi %624, %626 : index
      scf.if %17 {
        %628 = arith.addi %627, %c7 : index
        %629 = memref.load %residual[%628] : memref<?xf32>
        %630 = arith.addf %629, %622 : f32
        %631 = arith.addi %627, %c7 : index
        memref.store %630, %out[%631] : memref<?xf32>
      } else {
        %632 = arith.addi %627, %c7 : index
        memref.store %622, %out[%632] : memref<?xf32>
      }
    }
    %633 = vector.extract %294[7] : f32 from vector<8xf32>
    %634 = wave.lane
    %635 = arith.addi %16, %c7 : index
    %636 = arith.muli %c37, %c18 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.divui %634, %c9 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.cmpi slt, %639, %15 : index
    scf.if %640 {
      %641 = arith.cmpi eq, %hasFactors, %c6 : index
      %642 = arith.muli %639, %c18 : index
      %643 = memref.load %factors[%642] : memref<?xf32>
      %644 = arith.mulf %643, %operandScale : f32
      %645 = arith.select %641, %644, %operandScale : f32
      %646 = arith.remui %634, %c9 : index
      %647 = arith.muli %646, %c34 : index
      %648 = arith.addi %13, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %633, %652 : f32
      %654 = arith.muli %639, %outputFeatures : index
      %655 = arith.addi %654, %19 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c9 : index
      %658 = arith.addi %655, %657 : index
      scf.if %17 {
        %659 = arith.addi %658, %c7 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %653 : f32
        %662 = arith.addi %658, %c7 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %658, %c7 : index
        memref.store %653, %out[%663] : memref<?xf32>
      }
    }
  }
  wave.return
}
