// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %21 = wave.scratch %operandHalves : memref<?xf16>
    %22 = arith.divui %operandHalves, %c12 : index
    %23 = wave.wave
    %24 = arith.muli %23, %c13 : index
    %25 = wave.lane
    %26 = arith.addi %24, %25 : index
    scf.for %27 = %26 to %22 step %c14 {
      %28 = arith.muli %27, %c12 : index
      %29 = arith.addi %c5, %28 : index
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %31 = arith.muli %27, %c12 : index
      vector.store %30, %21[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c13 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c18 : index
    %43 = arith.muli %42, %c18 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c18 iter_args(%48 = %c15) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c5 : index
      %52 = arith.remui %50, %c1 : index
      %53 = arith.addi %10, %c3 : index
      %54 = arith.muli %51, %c13 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %59 = vector.bitcast %58 : vector<2xi8> to vector<1xf16>
      %60 = vector.extract %59[0] : f16 from vector<1xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = arith.addi %10, %c3 : index
      %63 = arith.addi %inputFeatures, %c2 : index
      %64 = arith.divui %63, %c3 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %62, %65 : index
      %67 = arith.muli %51, %c7 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.addi %68, %c5 : index
      %70 = arith.muli %52, %c1 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<4xi32>
      %74 = arith.andi %73, %c19 : vector<4xi32>
      %75 = arith.ori %74, %c20 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %73, %c21 : vector<4xi32>
      %78 = arith.andi %77, %c19 : vector<4xi32>
      %79 = arith.ori %78, %c20 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = arith.subf %81, %c22 : vector<16xf16>
      %83 = arith.mulf %82, %61 : vector<16xf16>
      %84 = arith.muli %51, %c7 : index
      %85 = arith.addi %66, %84 : index
      %86 = arith.addi %85, %c23 : index
      %87 = arith.muli %52, %c1 : index
      %88 = arith.addi %86, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<4xi32>
      %91 = arith.andi %90, %c19 : vector<4xi32>
      %92 = arith.ori %91, %c20 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %90, %c21 : vector<4xi32>
      %95 = arith.andi %94, %c19 : vector<4xi32>
      %96 = arith.ori %95, %c20 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.subf %98, %c22 : vector<16xf16>
      %100 = arith.mulf %99, %61 : vector<16xf16>
      %101 = arith.addi %47, %c4 : index
      %102 = arith.remui %50, %c1 : index
      %103 = arith.addi %10, %c3 : index
      %104 = arith.muli %101, %c13 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %102, %c18 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %109 = vector.bitcast %108 : vector<2xi8> to vector<1xf16>
      %110 = vector.extract %109[0] : f16 from vector<1xf16>
      %111 = vector.broadcast %110 : f16 to vector<16xf16>
      %112 = arith.addi %10, %c3 : index
      %113 = arith.addi %inputFeatures, %c2 : index
      %114 = arith.divui %113, %c3 : index
      %115 = arith.muli %114, %c3 : index
      %116 = arith.addi %112, %115 : index
      %117 = arith.muli %101, %c7 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.addi %118, %c5 : index
      %120 = arith.muli %102, %c1 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.ori %124, %c20 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %123, %c21 : vector<4xi32>
      %128 = arith.andi %127, %c19 : vector<4xi32>
      %129 = arith.ori %128, %c20 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.subf %131, %c22 : vector<16xf16>
      %133 = arith.mulf %132, %111 : vector<16xf16>
      %134 = arith.muli %101, %c7 : index
      %135 = arith.addi %116, %134 : index
      %136 = arith.addi %135, %c23 : index
      %137 = arith.muli %102, %c1 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<4xi32>
      %141 = arith.andi %140, %c19 : vector<4xi32>
      %142 = arith.ori %141, %c20 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %140, %c21 : vector<4xi32>
      %145 = arith.andi %144, %c19 : vector<4xi32>
      %146 = arith.ori %145, %c20 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %143, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = arith.subf %148, %c22 : vector<16xf16>
      %150 = arith.mulf %149, %111 : vector<16xf16>
      %151 = arith.muli %47, %c18 : index
      %152 = arith.addi %151, %c5 : index
      %153 = arith.muli %tileRows, %c1 : index
      %154 = arith.muli %152, %153 : index
      %155 = arith.addi %33, %154 : index
      %156 = vector.load %21[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %tileRows, %c12 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %21[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %83, %48 : vector<16xf16>, vector<8xf32>
      %162 = arith.muli %47, %c18 : index
      %163 = arith.addi %162, %c4 : index
      %164 = arith.muli %tileRows, %c1 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.addi %33, %165 : index
      %167 = vector.load %21[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = arith.muli %tileRows, %c12 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %21[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = vector.shuffle %167, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = wave.mma %171, %100, %161 : vector<16xf16>, vector<8xf32>
      %173 = arith.muli %47, %c18 : index
      %174 = arith.addi %173, %c18 : index
      %175 = arith.muli %tileRows, %c1 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %33, %176 : index
      %178 = vector.load %21[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c12 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %21[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %133, %172 : vector<16xf16>, vector<8xf32>
      %184 = arith.muli %47, %c18 : index
      %185 = arith.addi %184, %c24 : index
      %186 = arith.muli %tileRows, %c1 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.addi %33, %187 : index
      %189 = vector.load %21[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c12 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %21[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %150, %183 : vector<16xf16>, vector<8xf32>
      scf.yield %194 : vector<8xf32>
    }
    %195 = arith.select %40, %46, %39 : index
    %198 = scf.for %196 = %46 to %195 step %c4 iter_args(%197 = %49) -> (vector<8xf32>) {
      %199 = wave.lane
      %200 = arith.addi %196, %c5 : index
      %201 = arith.remui %199, %c1 : index
      %202 = arith.addi %10, %c3 : index
      %203 = arith.muli %200, %c13 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %201, %c18 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %208 = vector.bitcast %207 : vector<2xi8> to vector<1xf16>
      %209 = vector.extract %208[0] : f16 from vector<1xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %10, %c3 : index
      %212 = arith.addi %inputFeatures, %c2 : index
      %213 = arith.divui %212, %c3 : index
      %214 = arith.muli %213, %c3 : index
      %215 = arith.addi %211, %214 : index
      %216 = arith.muli %200, %c7 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c5 : index
      %219 = arith.muli %201, %c1 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.ori %223, %c20 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %222, %c21 : vector<4xi32>
      %227 = arith.andi %226, %c19 : vector<4xi32>
      %228 = arith.ori %227, %c20 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.subf %230, %c22 : vector<16xf16>
      %232 = arith.mulf %231, %210 : vector<16xf16>
      %233 = arith.muli %200, %c7 : index
      %234 = arith.addi %215, %233 : index
      %235 = arith.addi %234, %c23 : index
      %236 = arith.muli %201, %c1 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c19 : vector<4xi32>
      %241 = arith.ori %240, %c20 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c21 : vector<4xi32>
      %244 = arith.andi %243, %c19 : vector<4xi32>
      %245 = arith.ori %244, %c20 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c22 : vector<16xf16>
      %249 = arith.mulf %248, %210 : vector<16xf16>
      %250 = arith.muli %196, %c18 : index
      %251 = arith.addi %250, %c5 : index
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %33, %253 : index
      %255 = vector.load %21[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c12 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %21[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %232, %197 : vector<16xf16>, vector<8xf32>
      %261 = arith.muli %196, %c18 : index
      %262 = arith.addi %261, %c4 : index
      %263 = arith.muli %tileRows, %c1 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %33, %264 : index
      %266 = vector.load %21[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c12 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %21[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %249, %260 : vector<16xf16>, vector<8xf32>
      scf.yield %271 : vector<8xf32>
    }
    %272 = wave.lane
    %273 = wave.wave
    %274 = arith.muli %273, %c4 : index
    %275 = arith.addi %274, %c5 : index
    %276 = arith.muli %275, %c23 : index
    %277 = arith.addi %276, %272 : index
    %278 = vector.extract %198[0] : f32 from vector<8xf32>
    %279 = arith.addi %277, %c5 : index
    memref.store %278, %14[%279] : memref<?xf32>
    %280 = vector.extract %198[1] : f32 from vector<8xf32>
    %281 = arith.addi %277, %c13 : index
    memref.store %280, %14[%281] : memref<?xf32>
    %282 = vector.extract %198[2] : f32 from vector<8xf32>
    %283 = arith.addi %277, %c14 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %198[3] : f32 from vector<8xf32>
    %285 = arith.addi %277, %c25 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %198[4] : f32 from vector<8xf32>
    %287 = arith.addi %277, %c3 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %198[5] : f32 from vector<8xf32>
    %289 = arith.addi %277, %c26 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %198[6] : f32 from vector<8xf32>
    %291 = arith.addi %277, %c27 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = vector.extract %198[7] : f32 from vector<8xf32>
    %293 = arith.addi %277, %c28 : index
    memref.store %292, %14[%293] : memref<?xf32>
    wave.barrier
    %294 = arith.muli %273, %c29 : index
    %295 = arith.addi %294, %c5 : index
    %296 = arith.muli %295, %c13 : index
    %297 = arith.addi %296, %272 : index
    %298 = arith.addi %297, %c5 : index
    %299 = memref.load %14[%298] : memref<?xf32>
    %300 = arith.addi %298, %c23 : index
    %301 = memref.load %14[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = wave.lane
    %304 = arith.addi %13, %c5 : index
    %305 = arith.muli %295, %c18 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.divui %303, %c1 : index
    %308 = arith.addi %306, %307 : index
    %309 = arith.cmpi slt, %308, %12 : index
    scf.if %309 {
      %310 = arith.cmpi eq, %hasFactors, %c4 : index
      %311 = arith.muli %308, %c18 : index
      %312 = memref.load %factors[%311] : memref<?xf32>
      %313 = arith.mulf %312, %operandScale : f32
      %314 = arith.select %310, %313, %operandScale : f32
      %315 = arith.remui %303, %c1 : index
      %316 = arith.muli %315, %c29 : index
      %317 = arith.addi %10, %316 : index
      %318 = vector.load %w[%317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %319 = vector.bitcast %318 : vector<4xi8> to vector<1xf32>
      %320 = vector.extract %319[0] : f32 from vector<1xf32>
      %321 = arith.mulf %320, %314 : f32
      %322 = arith.mulf %302, %321 : f32
      %323 = arith.muli %308, %outputFeatures : index
      %324 = arith.addi %323, %17 : index
      %325 = wave.lane
      %326 = arith.remui %325, %c1 : index
      %327 = arith.addi %324, %326 : index
      scf.if %15 {
        %328 = arith.addi %327, %c5 : index
        %329 = memref.load %residual[%328] : memref<?xf32>
        %330 = arith.addf %329, %322 : f32
        %331 = arith.addi %327, %c5 : index
        memref.store %330, %out[%331] : memref<?xf32>
      } else {
        %332 = arith.addi %327, %c5 : index
        memref.store %322, %out[%332] : memref<?xf32>
      }
    }
    %333 = arith.muli %273, %c29 : index
    %334 = arith.addi %333, %c4 : index
    %335 = arith.muli %334, %c13 : index
    %336 = arith.addi %335, %272 : index
    %337 = arith.addi %336, %c5 : index
    %338 = memref.load %14[%337] : memref<?xf32>
    %339 = arith.addi %337, %c23 : index
    %340 = memref.load %14[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = wave.lane
    %343 = arith.addi %13, %c5 : index
    %344 = arith.muli %334, %c18 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c1 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %12 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c4 : index
      %350 = arith.muli %347, %c18 : index
      %351 = memref.load %factors[%350] : memref<?xf32>
      %352 = arith.mulf %351, %operandScale : f32
      %353 = arith.select %349, %352, %operandScale : f32
      %354 = arith.remui %342, %c1 : index
      %355 = arith.muli %354, %c29 : index
      %356 = arith.addi %10, %355 : index
      %357 = vector.load %w[%356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %358 = vector.bitcast %357 : vector<4xi8> to vector<1xf32>
      %359 = vector.extract %358[0] : f32 from vector<1xf32>
      %360 = arith.mulf %359, %353 : f32
      %361 = arith.mulf %341, %360 : f32
      %362 = arith.muli %347, %outputFeatures : index
      %363 = arith.addi %362, %17 : index
      %364 = wave.lane
      %365 = arith.remui %364, %c1 : index
      %366 = arith.addi %363, %365 : index
      scf.if %15 {
        %367 = arith.addi %366, %c5 : index
        %368 = memref.load %residual[%367] : memref<?xf32>
        %369 = arith.addf %368, %361 : f32
        %370 = arith.addi %366, %c5 : index
        memref.store %369, %out[%370] : memref<?xf32>
      } else {
        %371 = arith.addi %366, %c5 : index
        memref.store %361, %out[%371] : memref<?xf32>
      }
    }
    %372 = arith.muli %273, %c29 : index
    %373 = arith.addi %372, %c18 : index
    %374 = arith.muli %373, %c13 : index
    %375 = arith.addi %374, %272 : index
    %376 = arith.addi %375, %c5 : index
    %377 = memref.load %14[%376] : memref<?xf32>
    %378 = arith.addi %376, %c23 : index
    %379 = memref.load %14[%378] : memref<?xf32>
    %380 = arith.addf %377, %379 : f32
    %381 = wave.lane
    %382 = arith.addi %13, %c5 : index
    %383 = arith.muli %373, %c18 : index
    %384 = arith.addi %382, %383 : index
    %385 = arith.divui %381, %c1 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.cmpi slt, %386, %12 : index
    scf.if %387 {
      %388 = arith.cmpi eq, %hasFactors, %c4 : index
      %389 = arith.muli %386, %c18 : index
      %390 = memref.load %factors[%389] : memref<?xf32>
      %391 = arith.mulf %390, %operandScale : f32
      %392 = arith.select %388, %391, %operandScale : f32
      %393 = arith.remui %381, %c1 : index
      %394 = arith.muli %393, %c29 : index
      %395 = arith.addi %10, %394 : index
      %396 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %397 = vector.bitcast %396 : vector<4xi8> to vector<1xf32>
      %398 = vector.extract %397[0] : f32 from vector<1xf32>
      %399 = arith.mulf %398, %392 : f32
      %400 = arith.mulf %380, %399 : f32
      %401 = arith.muli %386, %outputFeatures : index
      %402 = arith.addi %401, %17 : index
      %403 = wave.lane
      %404 = arith.remui %403, %c1 : index
      %405 = arith.addi %402, %404 : index
      scf.if %15 {
        %406 = arith.addi %405, %c5 : index
        %407 = memref.load %residual[%406] : memref<?xf32>
        %408 = arith.addf %407, %400 : f32
        %409 = arith.addi %405, %c5 : index
        memref.store %408, %out[%409] : memref<?xf32>
      } else {
        %410 = arith.addi %405, %c5 : index
        memref.store %400, %out[%410] : memref<?xf32>
      }
    }
    %411 = arith.muli %273, %c29 : index
    %412 = arith.addi %411, %c24 : index
    %413 = arith.muli %412, %c13 : index
    %414 = arith.addi %413, %272 : index
    %415 = arith.addi %414, %c5 : index
    %416 = memref.load %14[%415] : memref<?xf32>
    %417 = arith.addi %415, %c23 : index
    %418 = memref.load %14[%417] : memref<?xf32>
    %419 = arith.addf %416, %418 : f32
    %420 = wave.lane
    %421 = arith.addi %13, %c5 : index
    %422 = arith.muli %412, %c18 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.divui %420, %c1 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.cmpi slt, %425, %12 : index
    scf.if %426 {
      %427 = arith.cmpi eq, %hasFactors, %c4 : index
      %428 = arith.muli %425, %c18 : index
      %429 = memref.load %factors[%428] : memref<?xf32>
      %430 = arith.mulf %429, %operandScale : f32
      %431 = arith.select %427, %430, %operandScale : f32
      %432 = arith.remui %420, %c1 : index
      %433 = arith.muli %432, %c29 : index
      %434 = arith.addi %10, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<1xf32>
      %437 = vector.extract %436[0] : f32 from vector<1xf32>
      %438 = arith.mulf %437, %431 : f32
      %439 = arith.mulf %419, %438 : f32
      %440 = arith.muli %425, %outputFeatures : index
      %441 = arith.addi %440, %17 : index
      %442 = wave.lane
      %443 = arith.remui %442, %c1 : index
      %444 = arith.addi %441, %443 : index
      scf.if %15 {
        %445 = arith.addi %444, %c5 : index
        %446 = memref.load %residual[%445] : memref<?xf32>
        %447 = arith.addf %446, %439 : f32
        %448 = arith.addi %444, %c5 : index
        memref.store %447, %out[%448] : memref<?xf32>
      } else {
        %449 = arith.addi %444, %c5 : index
        memref.store %439, %out[%449] : memref<?xf32>
      }
    }
  }
  wave.return
}
