// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 768 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1280 : index
  %c32 = arith.constant 1536 : index
  %c33 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c39 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
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
  %13 = arith.muli %1, %c1 : index
  %14 = wave.scratch %c7 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c4 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %13, %12 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c1 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %13, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c1 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c5, %c1 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c11 : index
    %29 = arith.remui %c5, %c1 : index
    %30 = arith.divui %29, %c12 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c12 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c12 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c5, %c12 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c11 : index
    %48 = arith.muli %47, %c11 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c11 iter_args(%53 = %c13) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c5 : index
      %57 = arith.remui %55, %c1 : index
      %58 = arith.addi %10, %c3 : index
      %59 = arith.muli %56, %c14 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c11 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = vector.extract %64[0] : f16 from vector<1xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %10, %c3 : index
      %68 = arith.addi %inputFeatures, %c2 : index
      %69 = arith.divui %68, %c3 : index
      %70 = arith.muli %69, %c3 : index
      %71 = arith.addi %67, %70 : index
      %72 = arith.muli %56, %c17 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c5 : index
      %75 = arith.muli %57, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c18 : vector<4xi32>
      %80 = arith.ori %79, %c19 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c20 : vector<4xi32>
      %83 = arith.andi %82, %c18 : vector<4xi32>
      %84 = arith.ori %83, %c19 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c21 : vector<16xf16>
      %88 = arith.mulf %87, %66 : vector<16xf16>
      %89 = arith.muli %56, %c17 : index
      %90 = arith.addi %71, %89 : index
      %91 = arith.addi %90, %c22 : index
      %92 = arith.muli %57, %c1 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.andi %95, %c18 : vector<4xi32>
      %97 = arith.ori %96, %c19 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %95, %c20 : vector<4xi32>
      %100 = arith.andi %99, %c18 : vector<4xi32>
      %101 = arith.ori %100, %c19 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.subf %103, %c21 : vector<16xf16>
      %105 = arith.mulf %104, %66 : vector<16xf16>
      %106 = arith.addi %52, %c4 : index
      %107 = arith.remui %55, %c1 : index
      %108 = arith.addi %10, %c3 : index
      %109 = arith.muli %106, %c14 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c11 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %114 = vector.bitcast %113 : vector<2xi8> to vector<1xf16>
      %115 = vector.extract %114[0] : f16 from vector<1xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %10, %c3 : index
      %118 = arith.addi %inputFeatures, %c2 : index
      %119 = arith.divui %118, %c3 : index
      %120 = arith.muli %119, %c3 : index
      %121 = arith.addi %117, %120 : index
      %122 = arith.muli %106, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c5 : index
      %125 = arith.muli %107, %c1 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c18 : vector<4xi32>
      %130 = arith.ori %129, %c19 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c20 : vector<4xi32>
      %133 = arith.andi %132, %c18 : vector<4xi32>
      %134 = arith.ori %133, %c19 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c21 : vector<16xf16>
      %138 = arith.mulf %137, %116 : vector<16xf16>
      %139 = arith.muli %106, %c17 : index
      %140 = arith.addi %121, %139 : index
      %141 = arith.addi %140, %c22 : index
      %142 = arith.muli %107, %c1 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.andi %145, %c18 : vector<4xi32>
      %147 = arith.ori %146, %c19 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %145, %c20 : vector<4xi32>
      %150 = arith.andi %149, %c18 : vector<4xi32>
      %151 = arith.ori %150, %c19 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.subf %153, %c21 : vector<16xf16>
      %155 = arith.mulf %154, %116 : vector<16xf16>
      %156 = arith.muli %52, %c11 : index
      %157 = arith.addi %156, %c5 : index
      %158 = arith.muli %tileRows, %c1 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %38, %159 : index
      %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c12 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %88, %53 : vector<16xf16>, vector<8xf32>
      %167 = arith.muli %52, %c11 : index
      %168 = arith.addi %167, %c4 : index
      %169 = arith.muli %tileRows, %c1 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.addi %38, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = arith.muli %tileRows, %c12 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %105, %166 : vector<16xf16>, vector<8xf32>
      %178 = arith.muli %52, %c11 : index
      %179 = arith.addi %178, %c11 : index
      %180 = arith.muli %tileRows, %c1 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.addi %38, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c12 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %138, %177 : vector<16xf16>, vector<8xf32>
      %189 = arith.muli %52, %c11 : index
      %190 = arith.addi %189, %c23 : index
      %191 = arith.muli %tileRows, %c1 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.addi %38, %192 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %155, %188 : vector<16xf16>, vector<8xf32>
      scf.yield %199 : vector<8xf32>
    }
    %200 = arith.select %45, %51, %44 : index
    %203 = scf.for %201 = %51 to %200 step %c4 iter_args(%202 = %54) -> (vector<8xf32>) {
      %204 = wave.lane
      %205 = arith.addi %201, %c5 : index
      %206 = arith.remui %204, %c1 : index
      %207 = arith.addi %10, %c3 : index
      %208 = arith.muli %205, %c14 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.muli %206, %c11 : index
      %211 = arith.addi %209, %210 : index
      %212 = vector.load %w[%211] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %213 = vector.bitcast %212 : vector<2xi8> to vector<1xf16>
      %214 = vector.extract %213[0] : f16 from vector<1xf16>
      %215 = vector.broadcast %214 : f16 to vector<16xf16>
      %216 = arith.addi %10, %c3 : index
      %217 = arith.addi %inputFeatures, %c2 : index
      %218 = arith.divui %217, %c3 : index
      %219 = arith.muli %218, %c3 : index
      %220 = arith.addi %216, %219 : index
      %221 = arith.muli %205, %c17 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.addi %222, %c5 : index
      %224 = arith.muli %206, %c1 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %227 = vector.bitcast %226 : vector<16xi8> to vector<4xi32>
      %228 = arith.andi %227, %c18 : vector<4xi32>
      %229 = arith.ori %228, %c19 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %227, %c20 : vector<4xi32>
      %232 = arith.andi %231, %c18 : vector<4xi32>
      %233 = arith.ori %232, %c19 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.subf %235, %c21 : vector<16xf16>
      %237 = arith.mulf %236, %215 : vector<16xf16>
      %238 = arith.muli %205, %c17 : index
      %239 = arith.addi %220, %238 : index
      %240 = arith.addi %239, %c22 : index
      %241 = arith.muli %206, %c1 : index
      %242 = arith.addi %240, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<4xi32>
      %245 = arith.andi %244, %c18 : vector<4xi32>
      %246 = arith.ori %245, %c19 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %244, %c20 : vector<4xi32>
      %249 = arith.andi %248, %c18 : vector<4xi32>
      %250 = arith.ori %249, %c19 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = arith.subf %252, %c21 : vector<16xf16>
      %254 = arith.mulf %253, %215 : vector<16xf16>
      %255 = arith.muli %201, %c11 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %38, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c12 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %237, %202 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %201, %c11 : index
      %267 = arith.addi %266, %c4 : index
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %38, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c12 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %254, %265 : vector<16xf16>, vector<8xf32>
      scf.yield %276 : vector<8xf32>
    }
    %277 = wave.lane
    %278 = wave.wave
    %279 = arith.muli %278, %c4 : index
    %280 = arith.addi %279, %c5 : index
    %281 = arith.muli %280, %c22 : index
    %282 = arith.addi %281, %277 : index
    %283 = vector.extract %203[0] : f32 from vector<8xf32>
    %284 = arith.addi %282, %c5 : index
    memref.store %283, %14[%284] : memref<?xf32>
    %285 = vector.extract %203[1] : f32 from vector<8xf32>
    %286 = arith.addi %282, %c14 : index
    memref.store %285, %14[%286] : memref<?xf32>
    %287 = vector.extract %203[2] : f32 from vector<8xf32>
    %288 = arith.addi %282, %c24 : index
    memref.store %287, %14[%288] : memref<?xf32>
    %289 = vector.extract %203[3] : f32 from vector<8xf32>
    %290 = arith.addi %282, %c25 : index
    memref.store %289, %14[%290] : memref<?xf32>
    %291 = vector.extract %203[4] : f32 from vector<8xf32>
    %292 = arith.addi %282, %c3 : index
    memref.store %291, %14[%292] : memref<?xf32>
    %293 = vector.extract %203[5] : f32 from vector<8xf32>
    %294 = arith.addi %282, %c26 : index
    memref.store %293, %14[%294] : memref<?xf32>
    %295 = vector.extract %203[6] : f32 from vector<8xf32>
    %296 = arith.addi %282, %c27 : index
    memref.store %295, %14[%296] : memref<?xf32>
    %297 = vector.extract %203[7] : f32 from vector<8xf32>
    %298 = arith.addi %282, %c28 : index
    memref.store %297, %14[%298] : memref<?xf32>
    wave.barrier
    %299 = arith.muli %278, %c4 : index
    %300 = arith.addi %299, %c5 : index
    %301 = arith.muli %300, %c14 : index
    %302 = arith.addi %301, %277 : index
    %303 = arith.addi %302, %c5 : index
    %304 = memref.load %14[%303] : memref<?xf32>
    %305 = arith.addi %303, %c22 : index
    %306 = memref.load %14[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %303, %c17 : index
    %309 = memref.load %14[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %303, %c29 : index
    %312 = memref.load %14[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %303, %c30 : index
    %315 = memref.load %14[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.addi %303, %c31 : index
    %318 = memref.load %14[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = arith.addi %303, %c32 : index
    %321 = memref.load %14[%320] : memref<?xf32>
    %322 = arith.addf %319, %321 : f32
    %323 = arith.addi %303, %c33 : index
    %324 = memref.load %14[%323] : memref<?xf32>
    %325 = arith.addf %322, %324 : f32
    %326 = wave.lane
    %327 = arith.addi %13, %c5 : index
    %328 = arith.muli %300, %c11 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.divui %326, %c1 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.cmpi slt, %331, %12 : index
    scf.if %332 {
      %333 = arith.cmpi eq, %hasFactors, %c4 : index
      %334 = arith.muli %331, %c11 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %operandScale : f32
      %337 = arith.select %333, %336, %operandScale : f32
      %338 = arith.remui %326, %c1 : index
      %339 = arith.muli %338, %c36 : index
      %340 = arith.addi %10, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %337 : f32
      %345 = arith.mulf %325, %344 : f32
      %346 = arith.muli %331, %outputFeatures : index
      %347 = arith.addi %346, %17 : index
      %348 = wave.lane
      %349 = arith.remui %348, %c1 : index
      %350 = arith.addi %347, %349 : index
      scf.if %15 {
        %351 = arith.addi %350, %c5 : index
        %352 = memref.load %residual[%351] : memref<?xf32>
        %353 = arith.addf %352, %345 : f32
        %354 = arith.addi %350, %c5 : index
        memref.store %353, %out[%354] : memref<?xf32>
      } else {
        %355 = arith.addi %350, %c5 : index
        memref.store %345, %out[%355] : memref<?xf32>
      }
    }
  }
  %356 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %356 {
    %357 = arith.addi %13, %c1 : index
    %358 = arith.minsi %357, %12 : index
    %359 = wave.wave
    %360 = arith.addi %13, %359 : index
    scf.for %361 = %360 to %358 step %c12 {
      %362 = arith.muli %361, %features : index
      %363 = wave.lane
      %364 = arith.muli %363, %c36 : index
      %369:3 = scf.for %365 = %364 to %features step %c3 iter_args(%366 = %c39, %367 = %c39, %368 = %c39) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %370 = arith.addi %362, %365 : index
        %371 = vector.load %out[%370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %372 = vector.load %norm_weight[%365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %373 = arith.mulf %371, %372 : vector<4xf32>
        %374 = math.fma %371, %371, %366 : vector<4xf32>
        %375 = math.fma %373, %373, %367 : vector<4xf32>
        %376 = math.absf %373 : vector<4xf32>
        %377 = arith.maximumf %368, %376 : vector<4xf32>
        scf.yield %374, %375, %377 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %378 = wave.reduce "add" %369#0 : vector<4xf32>
      %379 = arith.mulf %378, %inverseFeatures : f32
      %380 = arith.addf %379, %epsilon : f32
      %381 = math.sqrt %380 : f32
      %382 = arith.divf %c41, %381 : f32
      %383 = wave.reduce "max" %369#2 : vector<4xf32>
      %384 = arith.mulf %383, %382 : f32
      %385 = arith.bitcast %384 : f32 to i32
      %386 = arith.shrui %385, %c43 : i32
      %387 = arith.maxsi %386, %c44 : i32
      %388 = arith.subi %c45, %387 : i32
      %389 = arith.shli %388, %c43 : i32
      %390 = arith.subi %387, %c46 : i32
      %391 = arith.shli %390, %c43 : i32
      %392 = arith.bitcast %389 : i32 to f32
      %393 = arith.bitcast %391 : i32 to f32
      %394 = wave.reduce "add" %369#1 : vector<4xf32>
      %395 = arith.mulf %394, %382 : f32
      %396 = arith.mulf %395, %382 : f32
      %397 = wave.lane
      %398 = arith.cmpi eq, %397, %c5 : index
      scf.if %398 {
        %399 = arith.muli %361, %c11 : index
        memref.store %393, %normed_factors[%399] : memref<?xf32>
        %400 = arith.muli %361, %c11 : index
        %401 = arith.addi %400, %c4 : index
        memref.store %396, %normed_factors[%401] : memref<?xf32>
      }
      %402 = vector.broadcast %382 : f32 to vector<4xf32>
      %403 = vector.broadcast %392 : f32 to vector<4xf32>
      scf.for %404 = %364 to %features step %c3 {
        %405 = arith.addi %362, %404 : index
        %406 = vector.load %out[%405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %407 = arith.mulf %406, %402 : vector<4xf32>
        %408 = vector.load %norm_weight[%404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %409 = arith.mulf %407, %408 : vector<4xf32>
        %410 = arith.mulf %409, %403 : vector<4xf32>
        %411 = arith.divui %361, %tileRows : index
        %412 = arith.divui %features, %c1 : index
        %413 = arith.muli %411, %412 : index
        %414 = arith.divui %404, %c1 : index
        %415 = arith.addi %413, %414 : index
        %416 = arith.muli %415, %c11 : index
        %417 = arith.remui %404, %c1 : index
        %418 = arith.divui %417, %c12 : index
        %419 = arith.addi %416, %418 : index
        %420 = arith.muli %tileRows, %c12 : index
        %421 = arith.muli %419, %420 : index
        %422 = arith.remui %361, %tileRows : index
        %423 = arith.muli %422, %c12 : index
        %424 = arith.addi %421, %423 : index
        %425 = arith.remui %404, %c12 : index
        %426 = arith.addi %424, %425 : index
        %427 = arith.truncf %410 : vector<4xf32> to vector<4xf16>
        vector.store %427, %normed[%426] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
