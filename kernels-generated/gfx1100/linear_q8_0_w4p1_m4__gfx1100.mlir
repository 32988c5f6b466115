// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
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
    scf.for %27 = %26 to %22 step %c3 {
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
    %42 = arith.divui %41, %c17 : index
    %43 = arith.muli %42, %c17 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c17 iter_args(%48 = %c14) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c5 : index
      %52 = arith.remui %50, %c1 : index
      %53 = arith.addi %10, %c3 : index
      %54 = arith.muli %51, %c13 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c17 : index
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
      %67 = arith.muli %51, %c18 : index
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
      %84 = arith.muli %51, %c18 : index
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
      %106 = arith.muli %102, %c17 : index
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
      %117 = arith.muli %101, %c18 : index
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
      %134 = arith.muli %101, %c18 : index
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
      %151 = arith.muli %47, %c17 : index
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
      %162 = arith.muli %47, %c17 : index
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
      %173 = arith.muli %47, %c17 : index
      %174 = arith.addi %173, %c17 : index
      %175 = arith.muli %tileRows, %c1 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.addi %33, %176 : index
      %178 = vector.load %21[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = arith.muli %tileRows, %c12 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %21[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = vector.shuffle %178, %181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %183 = wave.mma %182, %133, %172 : vector<16xf16>, vector<8xf32>
      %184 = arith.muli %47, %c17 : index
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
      %205 = arith.muli %201, %c17 : index
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
      %216 = arith.muli %200, %c18 : index
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
      %233 = arith.muli %200, %c18 : index
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
      %250 = arith.muli %196, %c17 : index
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
      %261 = arith.muli %196, %c17 : index
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
    %283 = arith.addi %277, %c25 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %198[3] : f32 from vector<8xf32>
    %285 = arith.addi %277, %c26 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %198[4] : f32 from vector<8xf32>
    %287 = arith.addi %277, %c3 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %198[5] : f32 from vector<8xf32>
    %289 = arith.addi %277, %c27 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %198[6] : f32 from vector<8xf32>
    %291 = arith.addi %277, %c28 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = vector.extract %198[7] : f32 from vector<8xf32>
    %293 = arith.addi %277, %c29 : index
    memref.store %292, %14[%293] : memref<?xf32>
    wave.barrier
    %294 = arith.muli %273, %c17 : index
    %295 = arith.addi %294, %c5 : index
    %296 = arith.muli %295, %c13 : index
    %297 = arith.addi %296, %272 : index
    %298 = arith.addi %297, %c5 : index
    %299 = memref.load %14[%298] : memref<?xf32>
    %300 = arith.addi %298, %c23 : index
    %301 = memref.load %14[%300] : memref<?xf32>
    %302 = arith.addf %299, %301 : f32
    %303 = arith.addi %298, %c18 : index
    %304 = memref.load %14[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = arith.addi %298, %c30 : index
    %307 = memref.load %14[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = wave.lane
    %310 = arith.addi %13, %c5 : index
    %311 = arith.muli %295, %c17 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.divui %309, %c1 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi slt, %314, %12 : index
    scf.if %315 {
      %316 = arith.cmpi eq, %hasFactors, %c4 : index
      %317 = arith.muli %314, %c17 : index
      %318 = memref.load %factors[%317] : memref<?xf32>
      %319 = arith.mulf %318, %operandScale : f32
      %320 = arith.select %316, %319, %operandScale : f32
      %321 = arith.remui %309, %c1 : index
      %322 = arith.muli %321, %c33 : index
      %323 = arith.addi %10, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %320 : f32
      %328 = arith.mulf %308, %327 : f32
      %329 = arith.muli %314, %outputFeatures : index
      %330 = arith.addi %329, %17 : index
      %331 = wave.lane
      %332 = arith.remui %331, %c1 : index
      %333 = arith.addi %330, %332 : index
      scf.if %15 {
        %334 = arith.addi %333, %c5 : index
        %335 = memref.load %residual[%334] : memref<?xf32>
        %336 = arith.addf %335, %328 : f32
        %337 = arith.addi %333, %c5 : index
        memref.store %336, %out[%337] : memref<?xf32>
      } else {
        %338 = arith.addi %333, %c5 : index
        memref.store %328, %out[%338] : memref<?xf32>
      }
    }
    %339 = arith.muli %273, %c17 : index
    %340 = arith.addi %339, %c4 : index
    %341 = arith.muli %340, %c13 : index
    %342 = arith.addi %341, %272 : index
    %343 = arith.addi %342, %c5 : index
    %344 = memref.load %14[%343] : memref<?xf32>
    %345 = arith.addi %343, %c23 : index
    %346 = memref.load %14[%345] : memref<?xf32>
    %347 = arith.addf %344, %346 : f32
    %348 = arith.addi %343, %c18 : index
    %349 = memref.load %14[%348] : memref<?xf32>
    %350 = arith.addf %347, %349 : f32
    %351 = arith.addi %343, %c30 : index
    %352 = memref.load %14[%351] : memref<?xf32>
    %353 = arith.addf %350, %352 : f32
    %354 = wave.lane
    %355 = arith.addi %13, %c5 : index
    %356 = arith.muli %340, %c17 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.divui %354, %c1 : index
    %359 = arith.addi %357, %358 : index
    %360 = arith.cmpi slt, %359, %12 : index
    scf.if %360 {
      %361 = arith.cmpi eq, %hasFactors, %c4 : index
      %362 = arith.muli %359, %c17 : index
      %363 = memref.load %factors[%362] : memref<?xf32>
      %364 = arith.mulf %363, %operandScale : f32
      %365 = arith.select %361, %364, %operandScale : f32
      %366 = arith.remui %354, %c1 : index
      %367 = arith.muli %366, %c33 : index
      %368 = arith.addi %10, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %365 : f32
      %373 = arith.mulf %353, %372 : f32
      %374 = arith.muli %359, %outputFeatures : index
      %375 = arith.addi %374, %17 : index
      %376 = wave.lane
      %377 = arith.remui %376, %c1 : index
      %378 = arith.addi %375, %377 : index
      scf.if %15 {
        %379 = arith.addi %378, %c5 : index
        %380 = memref.load %residual[%379] : memref<?xf32>
        %381 = arith.addf %380, %373 : f32
        %382 = arith.addi %378, %c5 : index
        memref.store %381, %out[%382] : memref<?xf32>
      } else {
        %383 = arith.addi %378, %c5 : index
        memref.store %373, %out[%383] : memref<?xf32>
      }
    }
  }
  wave.return
}
