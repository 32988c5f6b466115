// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_0', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_0_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 8 : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c24 = arith.constant 4 : index
  %c25 = arith.constant 5 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c32 = arith.constant 0xFF61B1E6 : f32
  %c33 = arith.constant 0x00000000 : f32
  %c34 = arith.constant 0x3FB8AA3B : f32
  %c35 = arith.constant 0 : i32
  %c36 = arith.constant 0xC0000000 : f32
  %c37 = arith.constant 0xCB800000 : f32
  %c38 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %13, %12 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c1 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %13, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c1 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c5, %c1 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c9 : index
    %27 = arith.remui %c5, %c1 : index
    %28 = arith.divui %27, %c10 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c10 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c10 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c5, %c10 : index
    %36 = arith.addi %34, %35 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c12 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c9 : index
    %46 = arith.muli %45, %c9 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c9 iter_args(%51 = %c11) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c5 : index
      %55 = arith.remui %53, %c1 : index
      %56 = arith.addi %10, %c3 : index
      %57 = arith.muli %54, %c12 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c9 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = vector.extract %62[0] : f16 from vector<1xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = arith.addi %10, %c3 : index
      %66 = arith.addi %inputFeatures, %c2 : index
      %67 = arith.divui %66, %c3 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %65, %68 : index
      %70 = arith.muli %54, %c15 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.addi %71, %c5 : index
      %73 = arith.muli %55, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
      %77 = arith.andi %76, %c16 : vector<4xi32>
      %78 = arith.ori %77, %c17 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %76, %c18 : vector<4xi32>
      %81 = arith.andi %80, %c16 : vector<4xi32>
      %82 = arith.ori %81, %c17 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.subf %84, %c19 : vector<16xf16>
      %86 = arith.mulf %85, %64 : vector<16xf16>
      %87 = arith.muli %54, %c15 : index
      %88 = arith.addi %69, %87 : index
      %89 = arith.addi %88, %c20 : index
      %90 = arith.muli %55, %c1 : index
      %91 = arith.addi %89, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.andi %93, %c16 : vector<4xi32>
      %95 = arith.ori %94, %c17 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %93, %c18 : vector<4xi32>
      %98 = arith.andi %97, %c16 : vector<4xi32>
      %99 = arith.ori %98, %c17 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.subf %101, %c19 : vector<16xf16>
      %103 = arith.mulf %102, %64 : vector<16xf16>
      %104 = arith.addi %50, %c4 : index
      %105 = arith.remui %53, %c1 : index
      %106 = arith.addi %10, %c3 : index
      %107 = arith.muli %104, %c12 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c9 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %112 = vector.bitcast %111 : vector<2xi8> to vector<1xf16>
      %113 = vector.extract %112[0] : f16 from vector<1xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = arith.addi %10, %c3 : index
      %116 = arith.addi %inputFeatures, %c2 : index
      %117 = arith.divui %116, %c3 : index
      %118 = arith.muli %117, %c3 : index
      %119 = arith.addi %115, %118 : index
      %120 = arith.muli %104, %c15 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.addi %121, %c5 : index
      %123 = arith.muli %105, %c1 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<4xi32>
      %127 = arith.andi %126, %c16 : vector<4xi32>
      %128 = arith.ori %127, %c17 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %126, %c18 : vector<4xi32>
      %131 = arith.andi %130, %c16 : vector<4xi32>
      %132 = arith.ori %131, %c17 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.subf %134, %c19 : vector<16xf16>
      %136 = arith.mulf %135, %114 : vector<16xf16>
      %137 = arith.muli %104, %c15 : index
      %138 = arith.addi %119, %137 : index
      %139 = arith.addi %138, %c20 : index
      %140 = arith.muli %105, %c1 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c16 : vector<4xi32>
      %145 = arith.ori %144, %c17 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c18 : vector<4xi32>
      %148 = arith.andi %147, %c16 : vector<4xi32>
      %149 = arith.ori %148, %c17 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c19 : vector<16xf16>
      %153 = arith.mulf %152, %114 : vector<16xf16>
      %154 = arith.muli %50, %c9 : index
      %155 = arith.addi %154, %c5 : index
      %156 = arith.muli %tileRows, %c1 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.addi %36, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c10 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %86, %51 : vector<16xf16>, vector<8xf32>
      %165 = arith.muli %50, %c9 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.muli %tileRows, %c1 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %36, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c10 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %103, %164 : vector<16xf16>, vector<8xf32>
      %176 = arith.muli %50, %c9 : index
      %177 = arith.addi %176, %c9 : index
      %178 = arith.muli %tileRows, %c1 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.addi %36, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c10 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %136, %175 : vector<16xf16>, vector<8xf32>
      %187 = arith.muli %50, %c9 : index
      %188 = arith.addi %187, %c21 : index
      %189 = arith.muli %tileRows, %c1 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.addi %36, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c10 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %153, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %197 : vector<8xf32>
    }
    %198 = arith.select %43, %49, %42 : index
    %201 = scf.for %199 = %49 to %198 step %c4 iter_args(%200 = %52) -> (vector<8xf32>) {
      %202 = wave.lane
      %203 = arith.addi %199, %c5 : index
      %204 = arith.remui %202, %c1 : index
      %205 = arith.addi %10, %c3 : index
      %206 = arith.muli %203, %c12 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c9 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %211 = vector.bitcast %210 : vector<2xi8> to vector<1xf16>
      %212 = vector.extract %211[0] : f16 from vector<1xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %10, %c3 : index
      %215 = arith.addi %inputFeatures, %c2 : index
      %216 = arith.divui %215, %c3 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %214, %217 : index
      %219 = arith.muli %203, %c15 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c5 : index
      %222 = arith.muli %204, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.andi %225, %c16 : vector<4xi32>
      %227 = arith.ori %226, %c17 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %225, %c18 : vector<4xi32>
      %230 = arith.andi %229, %c16 : vector<4xi32>
      %231 = arith.ori %230, %c17 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.subf %233, %c19 : vector<16xf16>
      %235 = arith.mulf %234, %213 : vector<16xf16>
      %236 = arith.muli %203, %c15 : index
      %237 = arith.addi %218, %236 : index
      %238 = arith.addi %237, %c20 : index
      %239 = arith.muli %204, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c16 : vector<4xi32>
      %244 = arith.ori %243, %c17 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c18 : vector<4xi32>
      %247 = arith.andi %246, %c16 : vector<4xi32>
      %248 = arith.ori %247, %c17 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c19 : vector<16xf16>
      %252 = arith.mulf %251, %213 : vector<16xf16>
      %253 = arith.muli %199, %c9 : index
      %254 = arith.addi %253, %c5 : index
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %36, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c10 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %235, %200 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %199, %c9 : index
      %265 = arith.addi %264, %c4 : index
      %266 = arith.muli %tileRows, %c1 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %36, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c10 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %252, %263 : vector<16xf16>, vector<8xf32>
      scf.yield %274 : vector<8xf32>
    }
    %275 = wave.lane
    %276 = vector.extract %201[0] : f32 from vector<8xf32>
    %277 = wave.lane
    %278 = arith.addi %13, %c5 : index
    %279 = arith.muli %c5, %c9 : index
    %280 = arith.addi %278, %279 : index
    %281 = arith.divui %277, %c1 : index
    %282 = arith.addi %280, %281 : index
    %283 = arith.cmpi slt, %282, %12 : index
    scf.if %283 {
      %284 = arith.cmpi eq, %hasFactors, %c4 : index
      %285 = arith.muli %282, %c9 : index
      %286 = memref.load %factors[%285] : memref<?xf32>
      %287 = arith.mulf %286, %operandScale : f32
      %288 = arith.select %284, %287, %operandScale : f32
      %289 = arith.remui %277, %c1 : index
      %290 = arith.muli %289, %c24 : index
      %291 = arith.addi %10, %290 : index
      %292 = vector.load %w[%291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %293 = vector.bitcast %292 : vector<4xi8> to vector<1xf32>
      %294 = vector.extract %293[0] : f32 from vector<1xf32>
      %295 = arith.mulf %294, %288 : f32
      %296 = arith.mulf %276, %295 : f32
      %297 = arith.muli %282, %outputFeatures : index
      %298 = arith.addi %297, %15 : index
      %299 = wave.lane
      %300 = arith.remui %299, %c1 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.addi %301, %c5 : index
      memref.store %296, %logits[%302] : memref<?xf32>
    }
    %303 = vector.extract %201[1] : f32 from vector<8xf32>
    %304 = wave.lane
    %305 = arith.addi %13, %c5 : index
    %306 = arith.muli %c4, %c9 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.divui %304, %c1 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.cmpi slt, %309, %12 : index
    scf.if %310 {
      %311 = arith.cmpi eq, %hasFactors, %c4 : index
      %312 = arith.muli %309, %c9 : index
      %313 = memref.load %factors[%312] : memref<?xf32>
      %314 = arith.mulf %313, %operandScale : f32
      %315 = arith.select %311, %314, %operandScale : f32
      %316 = arith.remui %304, %c1 : index
      %317 = arith.muli %316, %c24 : index
      %318 = arith.addi %10, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %303, %322 : f32
      %324 = arith.muli %309, %outputFeatures : index
      %325 = arith.addi %324, %15 : index
      %326 = wave.lane
      %327 = arith.remui %326, %c1 : index
      %328 = arith.addi %325, %327 : index
      %329 = arith.addi %328, %c5 : index
      memref.store %323, %logits[%329] : memref<?xf32>
    }
    %330 = vector.extract %201[2] : f32 from vector<8xf32>
    %331 = wave.lane
    %332 = arith.addi %13, %c5 : index
    %333 = arith.muli %c9, %c9 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.divui %331, %c1 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.cmpi slt, %336, %12 : index
    scf.if %337 {
      %338 = arith.cmpi eq, %hasFactors, %c4 : index
      %339 = arith.muli %336, %c9 : index
      %340 = memref.load %factors[%339] : memref<?xf32>
      %341 = arith.mulf %340, %operandScale : f32
      %342 = arith.select %338, %341, %operandScale : f32
      %343 = arith.remui %331, %c1 : index
      %344 = arith.muli %343, %c24 : index
      %345 = arith.addi %10, %344 : index
      %346 = vector.load %w[%345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %347 = vector.bitcast %346 : vector<4xi8> to vector<1xf32>
      %348 = vector.extract %347[0] : f32 from vector<1xf32>
      %349 = arith.mulf %348, %342 : f32
      %350 = arith.mulf %330, %349 : f32
      %351 = arith.muli %336, %outputFeatures : index
      %352 = arith.addi %351, %15 : index
      %353 = wave.lane
      %354 = arith.remui %353, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.addi %355, %c5 : index
      memref.store %350, %logits[%356] : memref<?xf32>
    }
    %357 = vector.extract %201[3] : f32 from vector<8xf32>
    %358 = wave.lane
    %359 = arith.addi %13, %c5 : index
    %360 = arith.muli %c21, %c9 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.divui %358, %c1 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.cmpi slt, %363, %12 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c4 : index
      %366 = arith.muli %363, %c9 : index
      %367 = memref.load %factors[%366] : memref<?xf32>
      %368 = arith.mulf %367, %operandScale : f32
      %369 = arith.select %365, %368, %operandScale : f32
      %370 = arith.remui %358, %c1 : index
      %371 = arith.muli %370, %c24 : index
      %372 = arith.addi %10, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %369 : f32
      %377 = arith.mulf %357, %376 : f32
      %378 = arith.muli %363, %outputFeatures : index
      %379 = arith.addi %378, %15 : index
      %380 = wave.lane
      %381 = arith.remui %380, %c1 : index
      %382 = arith.addi %379, %381 : index
      %383 = arith.addi %382, %c5 : index
      memref.store %377, %logits[%383] : memref<?xf32>
    }
    %384 = vector.extract %201[4] : f32 from vector<8xf32>
    %385 = wave.lane
    %386 = arith.addi %13, %c5 : index
    %387 = arith.muli %c24, %c9 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.divui %385, %c1 : index
    %390 = arith.addi %388, %389 : index
    %391 = arith.cmpi slt, %390, %12 : index
    scf.if %391 {
      %392 = arith.cmpi eq, %hasFactors, %c4 : index
      %393 = arith.muli %390, %c9 : index
      %394 = memref.load %factors[%393] : memref<?xf32>
      %395 = arith.mulf %394, %operandScale : f32
      %396 = arith.select %392, %395, %operandScale : f32
      %397 = arith.remui %385, %c1 : index
      %398 = arith.muli %397, %c24 : index
      %399 = arith.addi %10, %398 : index
      %400 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %401 = vector.bitcast %400 : vector<4xi8> to vector<1xf32>
      %402 = vector.extract %401[0] : f32 from vector<1xf32>
      %403 = arith.mulf %402, %396 : f32
      %404 = arith.mulf %384, %403 : f32
      %405 = arith.muli %390, %outputFeatures : index
      %406 = arith.addi %405, %15 : index
      %407 = wave.lane
      %408 = arith.remui %407, %c1 : index
      %409 = arith.addi %406, %408 : index
      %410 = arith.addi %409, %c5 : index
      memref.store %404, %logits[%410] : memref<?xf32>
    }
    %411 = vector.extract %201[5] : f32 from vector<8xf32>
    %412 = wave.lane
    %413 = arith.addi %13, %c5 : index
    %414 = arith.muli %c25, %c9 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.divui %412, %c1 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.cmpi slt, %417, %12 : index
    scf.if %418 {
      %419 = arith.cmpi eq, %hasFactors, %c4 : index
      %420 = arith.muli %417, %c9 : index
      %421 = memref.load %factors[%420] : memref<?xf32>
      %422 = arith.mulf %421, %operandScale : f32
      %423 = arith.select %419, %422, %operandScale : f32
      %424 = arith.remui %412, %c1 : index
      %425 = arith.muli %424, %c24 : index
      %426 = arith.addi %10, %425 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %429, %423 : f32
      %431 = arith.mulf %411, %430 : f32
      %432 = arith.muli %417, %outputFeatures : index
      %433 = arith.addi %432, %15 : index
      %434 = wave.lane
      %435 = arith.remui %434, %c1 : index
      %436 = arith.addi %433, %435 : index
      %437 = arith.addi %436, %c5 : index
      memref.store %431, %logits[%437] : memref<?xf32>
    }
    %438 = vector.extract %201[6] : f32 from vector<8xf32>
    %439 = wave.lane
    %440 = arith.addi %13, %c5 : index
    %441 = arith.muli %c26, %c9 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.divui %439, %c1 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.cmpi slt, %444, %12 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c4 : index
      %447 = arith.muli %444, %c9 : index
      %448 = memref.load %factors[%447] : memref<?xf32>
      %449 = arith.mulf %448, %operandScale : f32
      %450 = arith.select %446, %449, %operandScale : f32
      %451 = arith.remui %439, %c1 : index
      %452 = arith.muli %451, %c24 : index
      %453 = arith.addi %10, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %450 : f32
      %458 = arith.mulf %438, %457 : f32
      %459 = arith.muli %444, %outputFeatures : index
      %460 = arith.addi %459, %15 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c1 : index
      %463 = arith.addi %460, %462 : index
      %464 = arith.addi %463, %c5 : index
      memref.store %458, %logits[%464] : memref<?xf32>
    }
    %465 = vector.extract %201[7] : f32 from vector<8xf32>
    %466 = wave.lane
    %467 = arith.addi %13, %c5 : index
    %468 = arith.muli %c27, %c9 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.divui %466, %c1 : index
    %471 = arith.addi %469, %470 : index
    %472 = arith.cmpi slt, %471, %12 : index
    scf.if %472 {
      %473 = arith.cmpi eq, %hasFactors, %c4 : index
      %474 = arith.muli %471, %c9 : index
      %475 = memref.load %factors[%474] : memref<?xf32>
      %476 = arith.mulf %475, %operandScale : f32
      %477 = arith.select %473, %476, %operandScale : f32
      %478 = arith.remui %466, %c1 : index
      %479 = arith.muli %478, %c24 : index
      %480 = arith.addi %10, %479 : index
      %481 = vector.load %w[%480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %482 = vector.bitcast %481 : vector<4xi8> to vector<1xf32>
      %483 = vector.extract %482[0] : f32 from vector<1xf32>
      %484 = arith.mulf %483, %477 : f32
      %485 = arith.mulf %465, %484 : f32
      %486 = arith.muli %471, %outputFeatures : index
      %487 = arith.addi %486, %15 : index
      %488 = wave.lane
      %489 = arith.remui %488, %c1 : index
      %490 = arith.addi %487, %489 : index
      %491 = arith.addi %490, %c5 : index
      memref.store %485, %logits[%491] : memref<?xf32>
    }
  }
  %492 = arith.muli %experts, %c4 : index
  %493 = wave.scratch %492 : memref<?xf32>
  %494 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %494 {
    %495 = arith.addi %13, %c1 : index
    %496 = arith.minsi %495, %12 : index
    %497 = wave.wave
    %498 = arith.addi %13, %497 : index
    scf.for %499 = %498 to %496 step %c4 {
      %500 = wave.wave
      %501 = arith.muli %500, %experts : index
      %502 = wave.lane
      %503 = arith.muli %499, %logitsWidth : index
      %506 = scf.for %504 = %502 to %experts step %c12 iter_args(%505 = %c32) -> (f32) {
        %507 = arith.addi %503, %504 : index
        %508 = memref.load %logits[%507] : memref<?xf32>
        %509 = arith.maximumf %505, %508 : f32
        scf.yield %509 : f32
      }
      %510 = vector.broadcast %506 : f32 to vector<1xf32>
      %511 = wave.reduce "max" %510 : vector<1xf32>
      %514 = scf.for %512 = %502 to %experts step %c12 iter_args(%513 = %c33) -> (f32) {
        %515 = arith.addi %503, %512 : index
        %516 = memref.load %logits[%515] : memref<?xf32>
        %517 = arith.subf %516, %511 : f32
        %518 = arith.mulf %517, %c34 : f32
        %519 = wave.exp2 %518 : f32
        %520 = arith.addi %501, %512 : index
        memref.store %519, %493[%520] : memref<?xf32>
        %521 = arith.addf %513, %519 : f32
        scf.yield %521 : f32
      }
      %522 = vector.broadcast %514 : f32 to vector<1xf32>
      %523 = wave.reduce "add" %522 : vector<1xf32>
      scf.for %524 = %502 to %experts step %c12 {
        %525 = arith.addi %501, %524 : index
        %526 = memref.load %493[%525] : memref<?xf32>
        %527 = arith.divf %526, %523 : f32
        %528 = arith.addi %501, %524 : index
        memref.store %527, %493[%528] : memref<?xf32>
      }
      %533:3 = scf.for %529 = %c5 to %expertsPerToken step %c4 iter_args(%530 = %c33, %531 = %c33, %532 = %c35) -> (f32, f32, i32) {
        %537:2 = scf.for %534 = %502 to %experts step %c12 iter_args(%535 = %c36, %536 = %c33) -> (f32, f32) {
          %538 = arith.addi %501, %534 : index
          %539 = memref.load %493[%538] : memref<?xf32>
          %540 = arith.cmpf ogt, %539, %535 : f32
          %541 = arith.index_cast %534 : index to i32
          %542 = arith.sitofp %541 : i32 to f32
          %543 = arith.select %540, %539, %535 : f32
          %544 = arith.select %540, %542, %536 : f32
          scf.yield %543, %544 : f32, f32
        }
        %545 = vector.broadcast %537#0 : f32 to vector<1xf32>
        %546 = wave.reduce "max" %545 : vector<1xf32>
        %547 = arith.cmpf oeq, %537#0, %546 : f32
        %548 = arith.subf %c33, %537#1 : f32
        %549 = arith.select %547, %548, %c37 : f32
        %550 = vector.broadcast %549 : f32 to vector<1xf32>
        %551 = wave.reduce "max" %550 : vector<1xf32>
        %552 = arith.subf %c33, %551 : f32
        %553 = arith.fptosi %552 : f32 to i32
        %554 = arith.index_cast %553 : i32 to index
        %555 = arith.remui %554, %c12 : index
        %556 = arith.cmpi eq, %555, %502 : index
        scf.if %556 {
          %557 = arith.addi %501, %554 : index
          memref.store %c38, %493[%557] : memref<?xf32>
        }
        %558 = arith.cmpi eq, %529, %502 : index
        %559 = arith.addf %530, %546 : f32
        %560 = arith.select %558, %546, %531 : f32
        %561 = arith.select %558, %553, %532 : i32
        scf.yield %559, %560, %561 : f32, f32, i32
      }
      %562 = arith.cmpi eq, %normalize, %c4 : index
      %563 = arith.divf %533#1, %533#0 : f32
      %564 = arith.select %562, %563, %533#1 : f32
      %565 = arith.cmpi slt, %502, %expertsPerToken : index
      scf.if %565 {
        %566 = arith.muli %499, %expertsPerToken : index
        %567 = arith.addi %566, %502 : index
        memref.store %564, %weights[%567] : memref<?xf32>
        %568 = arith.muli %499, %expertsPerToken : index
        %569 = arith.addi %568, %502 : index
        memref.store %533#2, %ids_out[%569] : memref<?xi32>
      }
    }
  }
  wave.return
}
