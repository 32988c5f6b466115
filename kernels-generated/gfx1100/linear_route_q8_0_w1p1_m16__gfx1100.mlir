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
  %c23 = arith.constant 0x3F800000 : f32
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
      %285 = memref.load %factors[%282] : memref<?xf32>
      %286 = arith.select %284, %285, %c23 : f32
      %287 = arith.remui %277, %c1 : index
      %288 = arith.muli %287, %c24 : index
      %289 = arith.addi %10, %288 : index
      %290 = vector.load %w[%289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %291 = vector.bitcast %290 : vector<4xi8> to vector<1xf32>
      %292 = vector.extract %291[0] : f32 from vector<1xf32>
      %293 = arith.mulf %292, %286 : f32
      %294 = arith.mulf %276, %293 : f32
      %295 = arith.muli %282, %outputFeatures : index
      %296 = arith.addi %295, %15 : index
      %297 = wave.lane
      %298 = arith.remui %297, %c1 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %c5 : index
      memref.store %294, %logits[%300] : memref<?xf32>
    }
    %301 = vector.extract %201[1] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %13, %c5 : index
    %304 = arith.muli %c4, %c9 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c1 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %12 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c4 : index
      %310 = memref.load %factors[%307] : memref<?xf32>
      %311 = arith.select %309, %310, %c23 : f32
      %312 = arith.remui %302, %c1 : index
      %313 = arith.muli %312, %c24 : index
      %314 = arith.addi %10, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<1xf32>
      %317 = vector.extract %316[0] : f32 from vector<1xf32>
      %318 = arith.mulf %317, %311 : f32
      %319 = arith.mulf %301, %318 : f32
      %320 = arith.muli %307, %outputFeatures : index
      %321 = arith.addi %320, %15 : index
      %322 = wave.lane
      %323 = arith.remui %322, %c1 : index
      %324 = arith.addi %321, %323 : index
      %325 = arith.addi %324, %c5 : index
      memref.store %319, %logits[%325] : memref<?xf32>
    }
    %326 = vector.extract %201[2] : f32 from vector<8xf32>
    %327 = wave.lane
    %328 = arith.addi %13, %c5 : index
    %329 = arith.muli %c9, %c9 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.divui %327, %c1 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.cmpi slt, %332, %12 : index
    scf.if %333 {
      %334 = arith.cmpi eq, %hasFactors, %c4 : index
      %335 = memref.load %factors[%332] : memref<?xf32>
      %336 = arith.select %334, %335, %c23 : f32
      %337 = arith.remui %327, %c1 : index
      %338 = arith.muli %337, %c24 : index
      %339 = arith.addi %10, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %336 : f32
      %344 = arith.mulf %326, %343 : f32
      %345 = arith.muli %332, %outputFeatures : index
      %346 = arith.addi %345, %15 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = arith.addi %349, %c5 : index
      memref.store %344, %logits[%350] : memref<?xf32>
    }
    %351 = vector.extract %201[3] : f32 from vector<8xf32>
    %352 = wave.lane
    %353 = arith.addi %13, %c5 : index
    %354 = arith.muli %c21, %c9 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.divui %352, %c1 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.cmpi slt, %357, %12 : index
    scf.if %358 {
      %359 = arith.cmpi eq, %hasFactors, %c4 : index
      %360 = memref.load %factors[%357] : memref<?xf32>
      %361 = arith.select %359, %360, %c23 : f32
      %362 = arith.remui %352, %c1 : index
      %363 = arith.muli %362, %c24 : index
      %364 = arith.addi %10, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %361 : f32
      %369 = arith.mulf %351, %368 : f32
      %370 = arith.muli %357, %outputFeatures : index
      %371 = arith.addi %370, %15 : index
      %372 = wave.lane
      %373 = arith.remui %372, %c1 : index
      %374 = arith.addi %371, %373 : index
      %375 = arith.addi %374, %c5 : index
      memref.store %369, %logits[%375] : memref<?xf32>
    }
    %376 = vector.extract %201[4] : f32 from vector<8xf32>
    %377 = wave.lane
    %378 = arith.addi %13, %c5 : index
    %379 = arith.muli %c24, %c9 : index
    %380 = arith.addi %378, %379 : index
    %381 = arith.divui %377, %c1 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.cmpi slt, %382, %12 : index
    scf.if %383 {
      %384 = arith.cmpi eq, %hasFactors, %c4 : index
      %385 = memref.load %factors[%382] : memref<?xf32>
      %386 = arith.select %384, %385, %c23 : f32
      %387 = arith.remui %377, %c1 : index
      %388 = arith.muli %387, %c24 : index
      %389 = arith.addi %10, %388 : index
      %390 = vector.load %w[%389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %391 = vector.bitcast %390 : vector<4xi8> to vector<1xf32>
      %392 = vector.extract %391[0] : f32 from vector<1xf32>
      %393 = arith.mulf %392, %386 : f32
      %394 = arith.mulf %376, %393 : f32
      %395 = arith.muli %382, %outputFeatures : index
      %396 = arith.addi %395, %15 : index
      %397 = wave.lane
      %398 = arith.remui %397, %c1 : index
      %399 = arith.addi %396, %398 : index
      %400 = arith.addi %399, %c5 : index
      memref.store %394, %logits[%400] : memref<?xf32>
    }
    %401 = vector.extract %201[5] : f32 from vector<8xf32>
    %402 = wave.lane
    %403 = arith.addi %13, %c5 : index
    %404 = arith.muli %c25, %c9 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.divui %402, %c1 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.cmpi slt, %407, %12 : index
    scf.if %408 {
      %409 = arith.cmpi eq, %hasFactors, %c4 : index
      %410 = memref.load %factors[%407] : memref<?xf32>
      %411 = arith.select %409, %410, %c23 : f32
      %412 = arith.remui %402, %c1 : index
      %413 = arith.muli %412, %c24 : index
      %414 = arith.addi %10, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %401, %418 : f32
      %420 = arith.muli %407, %outputFeatures : index
      %421 = arith.addi %420, %15 : index
      %422 = wave.lane
      %423 = arith.remui %422, %c1 : index
      %424 = arith.addi %421, %423 : index
      %425 = arith.addi %424, %c5 : index
      memref.store %419, %logits[%425] : memref<?xf32>
    }
    %426 = vector.extract %201[6] : f32 from vector<8xf32>
    %427 = wave.lane
    %428 = arith.addi %13, %c5 : index
    %429 = arith.muli %c26, %c9 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c1 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %12 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c4 : index
      %435 = memref.load %factors[%432] : memref<?xf32>
      %436 = arith.select %434, %435, %c23 : f32
      %437 = arith.remui %427, %c1 : index
      %438 = arith.muli %437, %c24 : index
      %439 = arith.addi %10, %438 : index
      %440 = vector.load %w[%439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %441 = vector.bitcast %440 : vector<4xi8> to vector<1xf32>
      %442 = vector.extract %441[0] : f32 from vector<1xf32>
      %443 = arith.mulf %442, %436 : f32
      %444 = arith.mulf %426, %443 : f32
      %445 = arith.muli %432, %outputFeatures : index
      %446 = arith.addi %445, %15 : index
      %447 = wave.lane
      %448 = arith.remui %447, %c1 : index
      %449 = arith.addi %446, %448 : index
      %450 = arith.addi %449, %c5 : index
      memref.store %444, %logits[%450] : memref<?xf32>
    }
    %451 = vector.extract %201[7] : f32 from vector<8xf32>
    %452 = wave.lane
    %453 = arith.addi %13, %c5 : index
    %454 = arith.muli %c27, %c9 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.divui %452, %c1 : index
    %457 = arith.addi %455, %456 : index
    %458 = arith.cmpi slt, %457, %12 : index
    scf.if %458 {
      %459 = arith.cmpi eq, %hasFactors, %c4 : index
      %460 = memref.load %factors[%457] : memref<?xf32>
      %461 = arith.select %459, %460, %c23 : f32
      %462 = arith.remui %452, %c1 : index
      %463 = arith.muli %462, %c24 : index
      %464 = arith.addi %10, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %461 : f32
      %469 = arith.mulf %451, %468 : f32
      %470 = arith.muli %457, %outputFeatures : index
      %471 = arith.addi %470, %15 : index
      %472 = wave.lane
      %473 = arith.remui %472, %c1 : index
      %474 = arith.addi %471, %473 : index
      %475 = arith.addi %474, %c5 : index
      memref.store %469, %logits[%475] : memref<?xf32>
    }
  }
  %476 = arith.muli %experts, %c4 : index
  %477 = wave.scratch %476 : memref<?xf32>
  %478 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %478 {
    %479 = arith.addi %13, %c1 : index
    %480 = arith.minsi %479, %12 : index
    %481 = wave.wave
    %482 = arith.addi %13, %481 : index
    scf.for %483 = %482 to %480 step %c4 {
      %484 = wave.wave
      %485 = arith.muli %484, %experts : index
      %486 = wave.lane
      %487 = arith.muli %483, %logitsWidth : index
      %490 = scf.for %488 = %486 to %experts step %c12 iter_args(%489 = %c32) -> (f32) {
        %491 = arith.addi %487, %488 : index
        %492 = memref.load %logits[%491] : memref<?xf32>
        %493 = arith.maximumf %489, %492 : f32
        scf.yield %493 : f32
      }
      %494 = vector.broadcast %490 : f32 to vector<1xf32>
      %495 = wave.reduce "max" %494 : vector<1xf32>
      %498 = scf.for %496 = %486 to %experts step %c12 iter_args(%497 = %c33) -> (f32) {
        %499 = arith.addi %487, %496 : index
        %500 = memref.load %logits[%499] : memref<?xf32>
        %501 = arith.subf %500, %495 : f32
        %502 = arith.mulf %501, %c34 : f32
        %503 = wave.exp2 %502 : f32
        %504 = arith.addi %485, %496 : index
        memref.store %503, %477[%504] : memref<?xf32>
        %505 = arith.addf %497, %503 : f32
        scf.yield %505 : f32
      }
      %506 = vector.broadcast %498 : f32 to vector<1xf32>
      %507 = wave.reduce "add" %506 : vector<1xf32>
      scf.for %508 = %486 to %experts step %c12 {
        %509 = arith.addi %485, %508 : index
        %510 = memref.load %477[%509] : memref<?xf32>
        %511 = arith.divf %510, %507 : f32
        %512 = arith.addi %485, %508 : index
        memref.store %511, %477[%512] : memref<?xf32>
      }
      %517:3 = scf.for %513 = %c5 to %expertsPerToken step %c4 iter_args(%514 = %c33, %515 = %c33, %516 = %c35) -> (f32, f32, i32) {
        %521:2 = scf.for %518 = %486 to %experts step %c12 iter_args(%519 = %c36, %520 = %c33) -> (f32, f32) {
          %522 = arith.addi %485, %518 : index
          %523 = memref.load %477[%522] : memref<?xf32>
          %524 = arith.cmpf ogt, %523, %519 : f32
          %525 = arith.index_cast %518 : index to i32
          %526 = arith.sitofp %525 : i32 to f32
          %527 = arith.select %524, %523, %519 : f32
          %528 = arith.select %524, %526, %520 : f32
          scf.yield %527, %528 : f32, f32
        }
        %529 = vector.broadcast %521#0 : f32 to vector<1xf32>
        %530 = wave.reduce "max" %529 : vector<1xf32>
        %531 = arith.cmpf oeq, %521#0, %530 : f32
        %532 = arith.subf %c33, %521#1 : f32
        %533 = arith.select %531, %532, %c37 : f32
        %534 = vector.broadcast %533 : f32 to vector<1xf32>
        %535 = wave.reduce "max" %534 : vector<1xf32>
        %536 = arith.subf %c33, %535 : f32
        %537 = arith.fptosi %536 : f32 to i32
        %538 = arith.index_cast %537 : i32 to index
        %539 = arith.remui %538, %c12 : index
        %540 = arith.cmpi eq, %539, %486 : index
        scf.if %540 {
          %541 = arith.addi %485, %538 : index
          memref.store %c38, %477[%541] : memref<?xf32>
        }
        %542 = arith.cmpi eq, %513, %486 : index
        %543 = arith.addf %514, %530 : f32
        %544 = arith.select %542, %530, %515 : f32
        %545 = arith.select %542, %537, %516 : i32
        scf.yield %543, %544, %545 : f32, f32, i32
      }
      %546 = arith.cmpi eq, %normalize, %c4 : index
      %547 = arith.divf %517#1, %517#0 : f32
      %548 = arith.select %546, %547, %517#1 : f32
      %549 = arith.cmpi slt, %486, %expertsPerToken : index
      scf.if %549 {
        %550 = arith.muli %483, %expertsPerToken : index
        %551 = arith.addi %550, %486 : index
        memref.store %548, %weights[%551] : memref<?xf32>
        %552 = arith.muli %483, %expertsPerToken : index
        %553 = arith.addi %552, %486 : index
        memref.store %517#2, %ids_out[%553] : memref<?xi32>
      }
    }
  }
  wave.return
}
