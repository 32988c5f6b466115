// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='int4', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c13 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 15 : i32
  %c20 = arith.constant 25600 : i32
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 8192 : index
  %c28 = arith.constant 9 : index
  %c29 = arith.constant 10 : index
  %c30 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 6 : index
  %c35 = arith.constant 12 : index
  %c36 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.divui %inputFeatures, %groupSize : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.muli %7, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.divui %10, %c8 : index
  %12 = arith.muli %11, %c8 : index
  %13 = arith.addi %8, %12 : index
  %14 = arith.divui %2, %c9 : index
  %15 = arith.muli %14, %c9 : index
  %16 = arith.remui %2, %c9 : index
  %17 = arith.muli %16, %c10 : index
  %18 = wave.scratch %c11 : memref<?xf16>
  %19 = arith.cmpi eq, %hasResidual, %c13 : index
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c16 : index
    %22 = arith.muli %1, %c5 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c17, %c9 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c18 : index
    %29 = arith.muli %3, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c17 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.muli %3, %c5 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.addi %34, %c18 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %0, %c5 : index
    %38 = arith.addi %37, %2 : index
    %39 = arith.subi %panels, %c13 : index
    %40 = arith.minsi %38, %39 : index
    %41 = arith.muli %40, %13 : index
    %42 = arith.remui %3, %c8 : index
    %43 = arith.divui %groupSize, %c16 : index
    %44 = arith.divui %c17, %43 : index
    %45 = arith.divui %inputFeatures, %groupSize : index
    %46 = arith.muli %inputFeatures, %c5 : index
    %47 = arith.addi %41, %46 : index
    %48 = arith.muli %44, %c16 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %42, %c9 : index
    %51 = arith.addi %49, %50 : index
    %52 = vector.load %w[%51] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %53 = vector.bitcast %52 : vector<2xi8> to vector<1xf16>
    %54 = vector.extract %53[0] : f16 from vector<1xf16>
    %55 = arith.muli %45, %c16 : index
    %56 = arith.addi %47, %55 : index
    %57 = arith.muli %44, %c5 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.divui %42, %c9 : index
    %60 = arith.addi %58, %59 : index
    %61 = memref.load %w[%60] : memref<?xi8>
    %62 = arith.remui %42, %c9 : index
    %63 = arith.muli %62, %c10 : index
    %64 = arith.index_cast %63 : index to i32
    %65 = arith.extui %61 : i8 to i32
    %66 = arith.shrui %65, %64 : i32
    %67 = arith.andi %66, %c19 : i32
    %68 = arith.ori %67, %c20 : i32
    %69 = arith.trunci %68 : i32 to i16
    %70 = arith.bitcast %69 : i16 to f16
    %71 = arith.muli %c17, %c18 : index
    %72 = arith.addi %41, %71 : index
    %73 = arith.muli %42, %c8 : index
    %74 = arith.addi %72, %73 : index
    %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
    %77 = arith.shrui %76, %c21 : vector<4xi32>
    %78 = arith.andi %77, %c22 : vector<4xi32>
    %79 = arith.ori %78, %c23 : vector<4xi32>
    %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
    %81 = arith.shrui %76, %c24 : vector<4xi32>
    %82 = arith.andi %81, %c22 : vector<4xi32>
    %83 = arith.ori %82, %c23 : vector<4xi32>
    %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
    %85 = arith.shrui %76, %c25 : vector<4xi32>
    %86 = arith.andi %85, %c22 : vector<4xi32>
    %87 = arith.ori %86, %c23 : vector<4xi32>
    %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
    %89 = arith.shrui %76, %c26 : vector<4xi32>
    %90 = arith.andi %89, %c22 : vector<4xi32>
    %91 = arith.ori %90, %c23 : vector<4xi32>
    %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
    %93 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %94 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %95 = vector.shuffle %93, %94 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %96 = vector.broadcast %70 : f16 to vector<32xf16>
    %97 = arith.subf %95, %96 : vector<32xf16>
    %98 = vector.broadcast %54 : f16 to vector<32xf16>
    %99 = arith.mulf %97, %98 : vector<32xf16>
    %100 = vector.shuffle %99, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %101 = vector.shuffle %99, %99 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %102 = arith.cmpi sge, %3, %c8 : index
    %103 = vector.shuffle %100, %100 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %104 = vector.shuffle %100, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %105 = arith.select %102, %103, %104 : vector<8xf16>
    %106 = vector.shuffle %101, %101 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %107 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %108 = arith.select %102, %106, %107 : vector<8xf16>
    %109 = arith.addi %2, %c17 : index
    %110 = arith.muli %109, %c9 : index
    %111 = arith.addi %110, %c17 : index
    %112 = arith.muli %111, %c18 : index
    %113 = arith.muli %c17, %c27 : index
    %114 = arith.addi %113, %112 : index
    %115 = arith.muli %3, %c5 : index
    %116 = arith.addi %114, %115 : index
    vector.store %32, %18[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %117 = arith.addi %2, %c17 : index
    %118 = arith.muli %117, %c9 : index
    %119 = arith.addi %118, %c13 : index
    %120 = arith.muli %119, %c18 : index
    %121 = arith.muli %c17, %c27 : index
    %122 = arith.addi %121, %120 : index
    %123 = arith.muli %3, %c5 : index
    %124 = arith.addi %122, %123 : index
    vector.store %36, %18[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %125 = arith.addi %2, %c5 : index
    %126 = arith.muli %125, %c9 : index
    %127 = arith.addi %126, %c17 : index
    %128 = arith.muli %127, %c18 : index
    %129 = arith.muli %c17, %c27 : index
    %130 = arith.addi %129, %128 : index
    %131 = arith.muli %3, %c5 : index
    %132 = arith.addi %130, %131 : index
    vector.store %105, %18[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %133 = arith.addi %2, %c5 : index
    %134 = arith.muli %133, %c9 : index
    %135 = arith.addi %134, %c13 : index
    %136 = arith.muli %135, %c18 : index
    %137 = arith.muli %c17, %c27 : index
    %138 = arith.addi %137, %136 : index
    %139 = arith.muli %3, %c5 : index
    %140 = arith.addi %138, %139 : index
    vector.store %108, %18[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %150:8 = scf.for %141 = %c17 to %21 step %c13 iter_args(%142 = %c15, %143 = %c15, %144 = %c15, %145 = %c15, %146 = %c15, %147 = %c15, %148 = %c15, %149 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %151 = arith.addi %141, %c13 : index
      %152 = arith.subi %21, %c13 : index
      %153 = arith.minsi %151, %152 : index
      %154 = arith.muli %1, %c5 : index
      %155 = arith.addi %154, %2 : index
      %156 = arith.divui %inputFeatures, %c8 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.muli %153, %c9 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %159, %c18 : index
      %161 = arith.muli %3, %c5 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.addi %162, %c17 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %3, %c5 : index
      %166 = arith.addi %160, %165 : index
      %167 = arith.addi %166, %c18 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %0, %c5 : index
      %170 = arith.addi %169, %2 : index
      %171 = arith.subi %panels, %c13 : index
      %172 = arith.minsi %170, %171 : index
      %173 = arith.muli %172, %13 : index
      %174 = arith.remui %3, %c8 : index
      %175 = arith.divui %groupSize, %c16 : index
      %176 = arith.divui %153, %175 : index
      %177 = arith.divui %inputFeatures, %groupSize : index
      %178 = arith.muli %inputFeatures, %c5 : index
      %179 = arith.addi %173, %178 : index
      %180 = arith.muli %176, %c16 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %174, %c9 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %185 = vector.bitcast %184 : vector<2xi8> to vector<1xf16>
      %186 = vector.extract %185[0] : f16 from vector<1xf16>
      %187 = arith.muli %177, %c16 : index
      %188 = arith.addi %179, %187 : index
      %189 = arith.muli %176, %c5 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.divui %174, %c9 : index
      %192 = arith.addi %190, %191 : index
      %193 = memref.load %w[%192] : memref<?xi8>
      %194 = arith.remui %174, %c9 : index
      %195 = arith.muli %194, %c10 : index
      %196 = arith.index_cast %195 : index to i32
      %197 = arith.extui %193 : i8 to i32
      %198 = arith.shrui %197, %196 : i32
      %199 = arith.andi %198, %c19 : i32
      %200 = arith.ori %199, %c20 : i32
      %201 = arith.trunci %200 : i32 to i16
      %202 = arith.bitcast %201 : i16 to f16
      %203 = arith.muli %153, %c18 : index
      %204 = arith.addi %173, %203 : index
      %205 = arith.muli %174, %c8 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %208 = vector.bitcast %207 : vector<16xi8> to vector<4xi32>
      %209 = arith.shrui %208, %c21 : vector<4xi32>
      %210 = arith.andi %209, %c22 : vector<4xi32>
      %211 = arith.ori %210, %c23 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = arith.shrui %208, %c24 : vector<4xi32>
      %214 = arith.andi %213, %c22 : vector<4xi32>
      %215 = arith.ori %214, %c23 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %208, %c25 : vector<4xi32>
      %218 = arith.andi %217, %c22 : vector<4xi32>
      %219 = arith.ori %218, %c23 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %208, %c26 : vector<4xi32>
      %222 = arith.andi %221, %c22 : vector<4xi32>
      %223 = arith.ori %222, %c23 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = vector.shuffle %212, %216 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = vector.shuffle %225, %226 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %228 = vector.broadcast %202 : f16 to vector<32xf16>
      %229 = arith.subf %227, %228 : vector<32xf16>
      %230 = vector.broadcast %186 : f16 to vector<32xf16>
      %231 = arith.mulf %229, %230 : vector<32xf16>
      %232 = vector.shuffle %231, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %233 = vector.shuffle %231, %231 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %234 = arith.cmpi sge, %3, %c8 : index
      %235 = vector.shuffle %232, %232 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %236 = vector.shuffle %232, %232 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %237 = arith.select %234, %235, %236 : vector<8xf16>
      %238 = vector.shuffle %233, %233 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %239 = vector.shuffle %233, %233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %240 = arith.select %234, %238, %239 : vector<8xf16>
      %241 = arith.remui %141, %c9 : index
      %242 = arith.addi %15, %c17 : index
      %243 = arith.muli %242, %c9 : index
      %244 = arith.addi %243, %c17 : index
      %245 = arith.muli %244, %c18 : index
      %246 = arith.remui %3, %c8 : index
      %247 = arith.muli %246, %c5 : index
      %248 = arith.addi %245, %247 : index
      %249 = arith.muli %241, %c27 : index
      %250 = arith.addi %248, %249 : index
      %251 = vector.load %18[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.addi %250, %c2 : index
      %253 = vector.load %18[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = arith.addi %15, %c13 : index
      %256 = arith.muli %255, %c9 : index
      %257 = arith.addi %256, %c17 : index
      %258 = arith.muli %257, %c18 : index
      %259 = arith.remui %3, %c8 : index
      %260 = arith.muli %259, %c5 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.muli %241, %c27 : index
      %263 = arith.addi %261, %262 : index
      %264 = vector.load %18[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.addi %263, %c2 : index
      %266 = vector.load %18[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = arith.addi %17, %c5 : index
      %269 = arith.muli %268, %c9 : index
      %270 = arith.addi %269, %c17 : index
      %271 = arith.muli %270, %c18 : index
      %272 = arith.remui %3, %c8 : index
      %273 = arith.muli %272, %c5 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.muli %241, %c27 : index
      %276 = arith.addi %274, %275 : index
      %277 = vector.load %18[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.addi %276, %c2 : index
      %279 = vector.load %18[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %277, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %254, %280, %142 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %267, %280, %146 : vector<16xf16>, vector<8xf32>
      %283 = arith.addi %17, %c28 : index
      %284 = arith.muli %283, %c9 : index
      %285 = arith.addi %284, %c17 : index
      %286 = arith.muli %285, %c18 : index
      %287 = arith.remui %3, %c8 : index
      %288 = arith.muli %287, %c5 : index
      %289 = arith.addi %286, %288 : index
      %290 = arith.muli %241, %c27 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %18[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.addi %291, %c2 : index
      %294 = vector.load %18[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %254, %295, %143 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %267, %295, %147 : vector<16xf16>, vector<8xf32>
      %298 = arith.addi %17, %c29 : index
      %299 = arith.muli %298, %c9 : index
      %300 = arith.addi %299, %c17 : index
      %301 = arith.muli %300, %c18 : index
      %302 = arith.remui %3, %c8 : index
      %303 = arith.muli %302, %c5 : index
      %304 = arith.addi %301, %303 : index
      %305 = arith.muli %241, %c27 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %18[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.addi %306, %c2 : index
      %309 = vector.load %18[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = wave.mma %254, %310, %144 : vector<16xf16>, vector<8xf32>
      %312 = wave.mma %267, %310, %148 : vector<16xf16>, vector<8xf32>
      %313 = arith.addi %17, %c30 : index
      %314 = arith.muli %313, %c9 : index
      %315 = arith.addi %314, %c17 : index
      %316 = arith.muli %315, %c18 : index
      %317 = arith.remui %3, %c8 : index
      %318 = arith.muli %317, %c5 : index
      %319 = arith.addi %316, %318 : index
      %320 = arith.muli %241, %c27 : index
      %321 = arith.addi %319, %320 : index
      %322 = vector.load %18[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.addi %321, %c2 : index
      %324 = vector.load %18[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %254, %325, %145 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %267, %325, %149 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %15, %c17 : index
      %329 = arith.muli %328, %c9 : index
      %330 = arith.addi %329, %c13 : index
      %331 = arith.muli %330, %c18 : index
      %332 = arith.remui %3, %c8 : index
      %333 = arith.muli %332, %c5 : index
      %334 = arith.addi %331, %333 : index
      %335 = arith.muli %241, %c27 : index
      %336 = arith.addi %334, %335 : index
      %337 = vector.load %18[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.addi %336, %c2 : index
      %339 = vector.load %18[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = arith.addi %15, %c13 : index
      %342 = arith.muli %341, %c9 : index
      %343 = arith.addi %342, %c13 : index
      %344 = arith.muli %343, %c18 : index
      %345 = arith.remui %3, %c8 : index
      %346 = arith.muli %345, %c5 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.muli %241, %c27 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %18[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.addi %349, %c2 : index
      %352 = vector.load %18[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = arith.addi %17, %c5 : index
      %355 = arith.muli %354, %c9 : index
      %356 = arith.addi %355, %c13 : index
      %357 = arith.muli %356, %c18 : index
      %358 = arith.remui %3, %c8 : index
      %359 = arith.muli %358, %c5 : index
      %360 = arith.addi %357, %359 : index
      %361 = arith.muli %241, %c27 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %18[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.addi %362, %c2 : index
      %365 = vector.load %18[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %340, %366, %281 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %353, %366, %282 : vector<16xf16>, vector<8xf32>
      %369 = arith.addi %17, %c28 : index
      %370 = arith.muli %369, %c9 : index
      %371 = arith.addi %370, %c13 : index
      %372 = arith.muli %371, %c18 : index
      %373 = arith.remui %3, %c8 : index
      %374 = arith.muli %373, %c5 : index
      %375 = arith.addi %372, %374 : index
      %376 = arith.muli %241, %c27 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %18[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = arith.addi %377, %c2 : index
      %380 = vector.load %18[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %340, %381, %296 : vector<16xf16>, vector<8xf32>
      %383 = wave.mma %353, %381, %297 : vector<16xf16>, vector<8xf32>
      %384 = arith.addi %17, %c29 : index
      %385 = arith.muli %384, %c9 : index
      %386 = arith.addi %385, %c13 : index
      %387 = arith.muli %386, %c18 : index
      %388 = arith.remui %3, %c8 : index
      %389 = arith.muli %388, %c5 : index
      %390 = arith.addi %387, %389 : index
      %391 = arith.muli %241, %c27 : index
      %392 = arith.addi %390, %391 : index
      %393 = vector.load %18[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.addi %392, %c2 : index
      %395 = vector.load %18[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %340, %396, %311 : vector<16xf16>, vector<8xf32>
      %398 = wave.mma %353, %396, %312 : vector<16xf16>, vector<8xf32>
      %399 = arith.addi %17, %c30 : index
      %400 = arith.muli %399, %c9 : index
      %401 = arith.addi %400, %c13 : index
      %402 = arith.muli %401, %c18 : index
      %403 = arith.remui %3, %c8 : index
      %404 = arith.muli %403, %c5 : index
      %405 = arith.addi %402, %404 : index
      %406 = arith.muli %241, %c27 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %18[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.addi %407, %c2 : index
      %410 = vector.load %18[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %340, %411, %326 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %353, %411, %327 : vector<16xf16>, vector<8xf32>
      %414 = arith.subi %c13, %241 : index
      %415 = arith.addi %2, %c17 : index
      %416 = arith.muli %415, %c9 : index
      %417 = arith.addi %416, %c17 : index
      %418 = arith.muli %417, %c18 : index
      %419 = arith.muli %414, %c27 : index
      %420 = arith.addi %419, %418 : index
      %421 = arith.muli %3, %c5 : index
      %422 = arith.addi %420, %421 : index
      vector.store %164, %18[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.addi %2, %c17 : index
      %424 = arith.muli %423, %c9 : index
      %425 = arith.addi %424, %c13 : index
      %426 = arith.muli %425, %c18 : index
      %427 = arith.muli %414, %c27 : index
      %428 = arith.addi %427, %426 : index
      %429 = arith.muli %3, %c5 : index
      %430 = arith.addi %428, %429 : index
      vector.store %168, %18[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = arith.addi %2, %c5 : index
      %432 = arith.muli %431, %c9 : index
      %433 = arith.addi %432, %c17 : index
      %434 = arith.muli %433, %c18 : index
      %435 = arith.muli %414, %c27 : index
      %436 = arith.addi %435, %434 : index
      %437 = arith.muli %3, %c5 : index
      %438 = arith.addi %436, %437 : index
      vector.store %237, %18[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = arith.addi %2, %c5 : index
      %440 = arith.muli %439, %c9 : index
      %441 = arith.addi %440, %c13 : index
      %442 = arith.muli %441, %c18 : index
      %443 = arith.muli %414, %c27 : index
      %444 = arith.addi %443, %442 : index
      %445 = arith.muli %3, %c5 : index
      %446 = arith.addi %444, %445 : index
      vector.store %240, %18[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %367, %382, %397, %412, %368, %383, %398, %413 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %447 = arith.addi %15, %c17 : index
    %448 = arith.muli %447, %c8 : index
    %449 = arith.addi %6, %448 : index
    %450 = arith.addi %449, %c17 : index
    %451 = arith.divui %3, %c8 : index
    %452 = arith.addi %450, %451 : index
    %453 = arith.cmpi slt, %452, %5 : index
    scf.if %453 {
      %454 = arith.cmpi eq, %hasFactors, %c13 : index
      %455 = arith.muli %452, %c9 : index
      %456 = memref.load %factors[%455] : memref<?xf32>
      %457 = arith.mulf %456, %operandScale : f32
      %458 = arith.select %454, %457, %operandScale : f32
      %459 = vector.extract %150#0[0] : f32 from vector<8xf32>
      %460 = arith.addi %17, %c17 : index
      %461 = arith.muli %0, %c5 : index
      %462 = arith.addi %461, %460 : index
      %463 = arith.subi %panels, %c13 : index
      %464 = arith.minsi %462, %463 : index
      %465 = arith.muli %464, %13 : index
      %466 = arith.mulf %459, %458 : f32
      %467 = vector.extract %150#1[0] : f32 from vector<8xf32>
      %468 = arith.addi %17, %c13 : index
      %469 = arith.muli %0, %c5 : index
      %470 = arith.addi %469, %468 : index
      %471 = arith.subi %panels, %c13 : index
      %472 = arith.minsi %470, %471 : index
      %473 = arith.muli %472, %13 : index
      %474 = arith.mulf %467, %458 : f32
      %475 = vector.extract %150#2[0] : f32 from vector<8xf32>
      %476 = arith.addi %17, %c9 : index
      %477 = arith.muli %0, %c5 : index
      %478 = arith.addi %477, %476 : index
      %479 = arith.subi %panels, %c13 : index
      %480 = arith.minsi %478, %479 : index
      %481 = arith.muli %480, %13 : index
      %482 = arith.mulf %475, %458 : f32
      %483 = vector.extract %150#3[0] : f32 from vector<8xf32>
      %484 = arith.addi %17, %c33 : index
      %485 = arith.muli %0, %c5 : index
      %486 = arith.addi %485, %484 : index
      %487 = arith.subi %panels, %c13 : index
      %488 = arith.minsi %486, %487 : index
      %489 = arith.muli %488, %13 : index
      %490 = arith.mulf %483, %458 : f32
      %491 = arith.muli %0, %c5 : index
      %492 = arith.addi %491, %17 : index
      %493 = arith.addi %492, %c17 : index
      %494 = arith.muli %452, %outputFeatures : index
      %495 = arith.muli %493, %c8 : index
      %496 = arith.addi %494, %495 : index
      %497 = wave.lane
      %498 = arith.remui %497, %c8 : index
      %499 = arith.addi %496, %498 : index
      %500 = arith.cmpi slt, %493, %panels : index
      scf.if %500 {
        scf.if %19 {
          %501 = memref.load %residual[%499] : memref<?xf32>
          %502 = arith.addf %501, %466 : f32
          memref.store %502, %out[%499] : memref<?xf32>
        } else {
          memref.store %466, %out[%499] : memref<?xf32>
        }
      }
      %503 = arith.muli %0, %c5 : index
      %504 = arith.addi %503, %17 : index
      %505 = arith.addi %504, %c13 : index
      %506 = arith.muli %452, %outputFeatures : index
      %507 = arith.muli %505, %c8 : index
      %508 = arith.addi %506, %507 : index
      %509 = wave.lane
      %510 = arith.remui %509, %c8 : index
      %511 = arith.addi %508, %510 : index
      %512 = arith.cmpi slt, %505, %panels : index
      scf.if %512 {
        scf.if %19 {
          %513 = memref.load %residual[%511] : memref<?xf32>
          %514 = arith.addf %513, %474 : f32
          memref.store %514, %out[%511] : memref<?xf32>
        } else {
          memref.store %474, %out[%511] : memref<?xf32>
        }
      }
      %515 = arith.muli %0, %c5 : index
      %516 = arith.addi %515, %17 : index
      %517 = arith.addi %516, %c9 : index
      %518 = arith.muli %452, %outputFeatures : index
      %519 = arith.muli %517, %c8 : index
      %520 = arith.addi %518, %519 : index
      %521 = wave.lane
      %522 = arith.remui %521, %c8 : index
      %523 = arith.addi %520, %522 : index
      %524 = arith.cmpi slt, %517, %panels : index
      scf.if %524 {
        scf.if %19 {
          %525 = memref.load %residual[%523] : memref<?xf32>
          %526 = arith.addf %525, %482 : f32
          memref.store %526, %out[%523] : memref<?xf32>
        } else {
          memref.store %482, %out[%523] : memref<?xf32>
        }
      }
      %527 = arith.muli %0, %c5 : index
      %528 = arith.addi %527, %17 : index
      %529 = arith.addi %528, %c33 : index
      %530 = arith.muli %452, %outputFeatures : index
      %531 = arith.muli %529, %c8 : index
      %532 = arith.addi %530, %531 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c8 : index
      %535 = arith.addi %532, %534 : index
      %536 = arith.cmpi slt, %529, %panels : index
      scf.if %536 {
        scf.if %19 {
          %537 = memref.load %residual[%535] : memref<?xf32>
          %538 = arith.addf %537, %490 : f32
          memref.store %538, %out[%535] : memref<?xf32>
        } else {
          memref.store %490, %out[%535] : memref<?xf32>
        }
      }
    }
    %539 = arith.addi %15, %c17 : index
    %540 = arith.muli %539, %c8 : index
    %541 = arith.addi %6, %540 : index
    %542 = arith.addi %541, %c9 : index
    %543 = arith.divui %3, %c8 : index
    %544 = arith.addi %542, %543 : index
    %545 = arith.cmpi slt, %544, %5 : index
    scf.if %545 {
      %546 = arith.cmpi eq, %hasFactors, %c13 : index
      %547 = arith.muli %544, %c9 : index
      %548 = memref.load %factors[%547] : memref<?xf32>
      %549 = arith.mulf %548, %operandScale : f32
      %550 = arith.select %546, %549, %operandScale : f32
      %551 = vector.extract %150#0[1] : f32 from vector<8xf32>
      %552 = arith.addi %17, %c17 : index
      %553 = arith.muli %0, %c5 : index
      %554 = arith.addi %553, %552 : index
      %555 = arith.subi %panels, %c13 : index
      %556 = arith.minsi %554, %555 : index
      %557 = arith.muli %556, %13 : index
      %558 = arith.mulf %551, %550 : f32
      %559 = vector.extract %150#1[1] : f32 from vector<8xf32>
      %560 = arith.addi %17, %c13 : index
      %561 = arith.muli %0, %c5 : index
      %562 = arith.addi %561, %560 : index
      %563 = arith.subi %panels, %c13 : index
      %564 = arith.minsi %562, %563 : index
      %565 = arith.muli %564, %13 : index
      %566 = arith.mulf %559, %550 : f32
      %567 = vector.extract %150#2[1] : f32 from vector<8xf32>
      %568 = arith.addi %17, %c9 : index
      %569 = arith.muli %0, %c5 : index
      %570 = arith.addi %569, %568 : index
      %571 = arith.subi %panels, %c13 : index
      %572 = arith.minsi %570, %571 : index
      %573 = arith.muli %572, %13 : index
      %574 = arith.mulf %567, %550 : f32
      %575 = vector.extract %150#3[1] : f32 from vector<8xf32>
      %576 = arith.addi %17, %c33 : index
      %577 = arith.muli %0, %c5 : index
      %578 = arith.addi %577, %576 : index
      %579 = arith.subi %panels, %c13 : index
      %580 = arith.minsi %578, %579 : index
      %581 = arith.muli %580, %13 : index
      %582 = arith.mulf %575, %550 : f32
      %583 = arith.muli %0, %c5 : index
      %584 = arith.addi %583, %17 : index
      %585 = arith.addi %584, %c17 : index
      %586 = arith.muli %544, %outputFeatures : index
      %587 = arith.muli %585, %c8 : index
      %588 = arith.addi %586, %587 : index
      %589 = wave.lane
      %590 = arith.remui %589, %c8 : index
      %591 = arith.addi %588, %590 : index
      %592 = arith.cmpi slt, %585, %panels : index
      scf.if %592 {
        scf.if %19 {
          %593 = memref.load %residual[%591] : memref<?xf32>
          %594 = arith.addf %593, %558 : f32
          memref.store %594, %out[%591] : memref<?xf32>
        } else {
          memref.store %558, %out[%591] : memref<?xf32>
        }
      }
      %595 = arith.muli %0, %c5 : index
      %596 = arith.addi %595, %17 : index
      %597 = arith.addi %596, %c13 : index
      %598 = arith.muli %544, %outputFeatures : index
      %599 = arith.muli %597, %c8 : index
      %600 = arith.addi %598, %599 : index
      %601 = wave.lane
      %602 = arith.remui %601, %c8 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.cmpi slt, %597, %panels : index
      scf.if %604 {
        scf.if %19 {
          %605 = memref.load %residual[%603] : memref<?xf32>
          %606 = arith.addf %605, %566 : f32
          memref.store %606, %out[%603] : memref<?xf32>
        } else {
          memref.store %566, %out[%603] : memref<?xf32>
        }
      }
      %607 = arith.muli %0, %c5 : index
      %608 = arith.addi %607, %17 : index
      %609 = arith.addi %608, %c9 : index
      %610 = arith.muli %544, %outputFeatures : index
      %611 = arith.muli %609, %c8 : index
      %612 = arith.addi %610, %611 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c8 : index
      %615 = arith.addi %612, %614 : index
      %616 = arith.cmpi slt, %609, %panels : index
      scf.if %616 {
        scf.if %19 {
          %617 = memref.load %residual[%615] : memref<?xf32>
          %618 = arith.addf %617, %574 : f32
          memref.store %618, %out[%615] : memref<?xf32>
        } else {
          memref.store %574, %out[%615] : memref<?xf32>
        }
      }
      %619 = arith.muli %0, %c5 : index
      %620 = arith.addi %619, %17 : index
      %621 = arith.addi %620, %c33 : index
      %622 = arith.muli %544, %outputFeatures : index
      %623 = arith.muli %621, %c8 : index
      %624 = arith.addi %622, %623 : index
      %625 = wave.lane
      %626 = arith.remui %625, %c8 : index
      %627 = arith.addi %624, %626 : index
      %628 = arith.cmpi slt, %621, %panels : index
      scf.if %628 {
        scf.if %19 {
          %629 = memref.load %residual[%627] : memref<?xf32>
          %630 = arith.addf %629, %582 : f32
          memref.store %630, %out[%627] : memref<?xf32>
        } else {
          memref.store %582, %out[%627] : memref<?xf32>
        }
      }
    }
    %631 = arith.addi %15, %c17 : index
    %632 = arith.muli %631, %c8 : index
    %633 = arith.addi %6, %632 : index
    %634 = arith.addi %633, %c10 : index
    %635 = arith.divui %3, %c8 : index
    %636 = arith.addi %634, %635 : index
    %637 = arith.cmpi slt, %636, %5 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c13 : index
      %639 = arith.muli %636, %c9 : index
      %640 = memref.load %factors[%639] : memref<?xf32>
      %641 = arith.mulf %640, %operandScale : f32
      %642 = arith.select %638, %641, %operandScale : f32
      %643 = vector.extract %150#0[2] : f32 from vector<8xf32>
      %644 = arith.addi %17, %c17 : index
      %645 = arith.muli %0, %c5 : index
      %646 = arith.addi %645, %644 : index
      %647 = arith.subi %panels, %c13 : index
      %648 = arith.minsi %646, %647 : index
      %649 = arith.muli %648, %13 : index
      %650 = arith.mulf %643, %642 : f32
      %651 = vector.extract %150#1[2] : f32 from vector<8xf32>
      %652 = arith.addi %17, %c13 : index
      %653 = arith.muli %0, %c5 : index
      %654 = arith.addi %653, %652 : index
      %655 = arith.subi %panels, %c13 : index
      %656 = arith.minsi %654, %655 : index
      %657 = arith.muli %656, %13 : index
      %658 = arith.mulf %651, %642 : f32
      %659 = vector.extract %150#2[2] : f32 from vector<8xf32>
      %660 = arith.addi %17, %c9 : index
      %661 = arith.muli %0, %c5 : index
      %662 = arith.addi %661, %660 : index
      %663 = arith.subi %panels, %c13 : index
      %664 = arith.minsi %662, %663 : index
      %665 = arith.muli %664, %13 : index
      %666 = arith.mulf %659, %642 : f32
      %667 = vector.extract %150#3[2] : f32 from vector<8xf32>
      %668 = arith.addi %17, %c33 : index
      %669 = arith.muli %0, %c5 : index
      %670 = arith.addi %669, %668 : index
      %671 = arith.subi %panels, %c13 : index
      %672 = arith.minsi %670, %671 : index
      %673 = arith.muli %672, %13 : index
      %674 = arith.mulf %667, %642 : f32
      %675 = arith.muli %0, %c5 : index
      %676 = arith.addi %675, %17 : index
      %677 = arith.addi %676, %c17 : index
      %678 = arith.muli %636, %outputFeatures : index
      %679 = arith.muli %677, %c8 : index
      %680 = arith.addi %678, %679 : index
      %681 = wave.lane
      %682 = arith.remui %681, %c8 : index
      %683 = arith.addi %680, %682 : index
      %684 = arith.cmpi slt, %677, %panels : index
      scf.if %684 {
        scf.if %19 {
          %685 = memref.load %residual[%683] : memref<?xf32>
          %686 = arith.addf %685, %650 : f32
          memref.store %686, %out[%683] : memref<?xf32>
        } else {
          memref.store %650, %out[%683] : memref<?xf32>
        }
      }
      %687 = arith.muli %0, %c5 : index
      %688 = arith.addi %687, %17 : index
      %689 = arith.addi %688, %c13 : index
      %690 = arith.muli %636, %outputFeatures : index
      %691 = arith.muli %689, %c8 : index
      %692 = arith.addi %690, %691 : index
      %693 = wave.lane
      %694 = arith.remui %693, %c8 : index
      %695 = arith.addi %692, %694 : index
      %696 = arith.cmpi slt, %689, %panels : index
      scf.if %696 {
        scf.if %19 {
          %697 = memref.load %residual[%695] : memref<?xf32>
          %698 = arith.addf %697, %658 : f32
          memref.store %698, %out[%695] : memref<?xf32>
        } else {
          memref.store %658, %out[%695] : memref<?xf32>
        }
      }
      %699 = arith.muli %0, %c5 : index
      %700 = arith.addi %699, %17 : index
      %701 = arith.addi %700, %c9 : index
      %702 = arith.muli %636, %outputFeatures : index
      %703 = arith.muli %701, %c8 : index
      %704 = arith.addi %702, %703 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c8 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.cmpi slt, %701, %panels : index
      scf.if %708 {
        scf.if %19 {
          %709 = memref.load %residual[%707] : memref<?xf32>
          %710 = arith.addf %709, %666 : f32
          memref.store %710, %out[%707] : memref<?xf32>
        } else {
          memref.store %666, %out[%707] : memref<?xf32>
        }
      }
      %711 = arith.muli %0, %c5 : index
      %712 = arith.addi %711, %17 : index
      %713 = arith.addi %712, %c33 : index
      %714 = arith.muli %636, %outputFeatures : index
      %715 = arith.muli %713, %c8 : index
      %716 = arith.addi %714, %715 : index
      %717 = wave.lane
      %718 = arith.remui %717, %c8 : index
      %719 = arith.addi %716, %718 : index
      %720 = arith.cmpi slt, %713, %panels : index
      scf.if %720 {
        scf.if %19 {
          %721 = memref.load %residual[%719] : memref<?xf32>
          %722 = arith.addf %721, %674 : f32
          memref.store %722, %out[%719] : memref<?xf32>
        } else {
          memref.store %674, %out[%719] : memref<?xf32>
        }
      }
    }
    %723 = arith.addi %15, %c17 : index
    %724 = arith.muli %723, %c8 : index
    %725 = arith.addi %6, %724 : index
    %726 = arith.addi %725, %c34 : index
    %727 = arith.divui %3, %c8 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %5 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c13 : index
      %731 = arith.muli %728, %c9 : index
      %732 = memref.load %factors[%731] : memref<?xf32>
      %733 = arith.mulf %732, %operandScale : f32
      %734 = arith.select %730, %733, %operandScale : f32
      %735 = vector.extract %150#0[3] : f32 from vector<8xf32>
      %736 = arith.addi %17, %c17 : index
      %737 = arith.muli %0, %c5 : index
      %738 = arith.addi %737, %736 : index
      %739 = arith.subi %panels, %c13 : index
      %740 = arith.minsi %738, %739 : index
      %741 = arith.muli %740, %13 : index
      %742 = arith.mulf %735, %734 : f32
      %743 = vector.extract %150#1[3] : f32 from vector<8xf32>
      %744 = arith.addi %17, %c13 : index
      %745 = arith.muli %0, %c5 : index
      %746 = arith.addi %745, %744 : index
      %747 = arith.subi %panels, %c13 : index
      %748 = arith.minsi %746, %747 : index
      %749 = arith.muli %748, %13 : index
      %750 = arith.mulf %743, %734 : f32
      %751 = vector.extract %150#2[3] : f32 from vector<8xf32>
      %752 = arith.addi %17, %c9 : index
      %753 = arith.muli %0, %c5 : index
      %754 = arith.addi %753, %752 : index
      %755 = arith.subi %panels, %c13 : index
      %756 = arith.minsi %754, %755 : index
      %757 = arith.muli %756, %13 : index
      %758 = arith.mulf %751, %734 : f32
      %759 = vector.extract %150#3[3] : f32 from vector<8xf32>
      %760 = arith.addi %17, %c33 : index
      %761 = arith.muli %0, %c5 : index
      %762 = arith.addi %761, %760 : index
      %763 = arith.subi %panels, %c13 : index
      %764 = arith.minsi %762, %763 : index
      %765 = arith.muli %764, %13 : index
      %766 = arith.mulf %759, %734 : f32
      %767 = arith.muli %0, %c5 : index
      %768 = arith.addi %767, %17 : index
      %769 = arith.addi %768, %c17 : index
      %770 = arith.muli %728, %outputFeatures : index
      %771 = arith.muli %769, %c8 : index
      %772 = arith.addi %770, %771 : index
      %773 = wave.lane
      %774 = arith.remui %773, %c8 : index
      %775 = arith.addi %772, %774 : index
      %776 = arith.cmpi slt, %769, %panels : index
      scf.if %776 {
        scf.if %19 {
          %777 = memref.load %residual[%775] : memref<?xf32>
          %778 = arith.addf %777, %742 : f32
          memref.store %778, %out[%775] : memref<?xf32>
        } else {
          memref.store %742, %out[%775] : memref<?xf32>
        }
      }
      %779 = arith.muli %0, %c5 : index
      %780 = arith.addi %779, %17 : index
      %781 = arith.addi %780, %c13 : index
      %782 = arith.muli %728, %outputFeatures : index
      %783 = arith.muli %781, %c8 : index
      %784 = arith.addi %782, %783 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c8 : index
      %787 = arith.addi %784, %786 : index
      %788 = arith.cmpi slt, %781, %panels : index
      scf.if %788 {
        scf.if %19 {
          %789 = memref.load %residual[%787] : memref<?xf32>
          %790 = arith.addf %789, %750 : f32
          memref.store %790, %out[%787] : memref<?xf32>
        } else {
          memref.store %750, %out[%787] : memref<?xf32>
        }
      }
      %791 = arith.muli %0, %c5 : index
      %792 = arith.addi %791, %17 : index
      %793 = arith.addi %792, %c9 : index
      %794 = arith.muli %728, %outputFeatures : index
      %795 = arith.muli %793, %c8 : index
      %796 = arith.addi %794, %795 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c8 : index
      %799 = arith.addi %796, %798 : index
      %800 = arith.cmpi slt, %793, %panels : index
      scf.if %800 {
        scf.if %19 {
          %801 = memref.load %residual[%799] : memref<?xf32>
          %802 = arith.addf %801, %758 : f32
          memref.store %802, %out[%799] : memref<?xf32>
        } else {
          memref.store %758, %out[%799] : memref<?xf32>
        }
      }
      %803 = arith.muli %0, %c5 : index
      %804 = arith.addi %803, %17 : index
      %805 = arith.addi %804, %c33 : index
      %806 = arith.muli %728, %outputFeatures : index
      %807 = arith.muli %805, %c8 : index
      %808 = arith.addi %806, %807 : index
      %809 = wave.lane
      %810 = arith.remui %809, %c8 : index
      %811 = arith.addi %808, %810 : index
      %812 = arith.cmpi slt, %805, %panels : index
      scf.if %812 {
        scf.if %19 {
          %813 = memref.load %residual[%811] : memref<?xf32>
          %814 = arith.addf %813, %766 : f32
          memref.store %814, %out[%811] : memref<?xf32>
        } else {
          memref.store %766, %out[%811] : memref<?xf32>
        }
      }
    }
    %815 = arith.addi %15, %c17 : index
    %816 = arith.muli %815, %c8 : index
    %817 = arith.addi %6, %816 : index
    %818 = arith.addi %817, %c5 : index
    %819 = arith.divui %3, %c8 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.cmpi slt, %820, %5 : index
    scf.if %821 {
      %822 = arith.cmpi eq, %hasFactors, %c13 : index
      %823 = arith.muli %820, %c9 : index
      %824 = memref.load %factors[%823] : memref<?xf32>
      %825 = arith.mulf %824, %operandScale : f32
      %826 = arith.select %822, %825, %operandScale : f32
      %827 = vector.extract %150#0[4] : f32 from vector<8xf32>
      %828 = arith.addi %17, %c17 : index
      %829 = arith.muli %0, %c5 : index
      %830 = arith.addi %829, %828 : index
      %831 = arith.subi %panels, %c13 : index
      %832 = arith.minsi %830, %831 : index
      %833 = arith.muli %832, %13 : index
      %834 = arith.mulf %827, %826 : f32
      %835 = vector.extract %150#1[4] : f32 from vector<8xf32>
      %836 = arith.addi %17, %c13 : index
      %837 = arith.muli %0, %c5 : index
      %838 = arith.addi %837, %836 : index
      %839 = arith.subi %panels, %c13 : index
      %840 = arith.minsi %838, %839 : index
      %841 = arith.muli %840, %13 : index
      %842 = arith.mulf %835, %826 : f32
      %843 = vector.extract %150#2[4] : f32 from vector<8xf32>
      %844 = arith.addi %17, %c9 : index
      %845 = arith.muli %0, %c5 : index
      %846 = arith.addi %845, %844 : index
      %847 = arith.subi %panels, %c13 : index
      %848 = arith.minsi %846, %847 : index
      %849 = arith.muli %848, %13 : index
      %850 = arith.mulf %843, %826 : f32
      %851 = vector.extract %150#3[4] : f32 from vector<8xf32>
      %852 = arith.addi %17, %c33 : index
      %853 = arith.muli %0, %c5 : index
      %854 = arith.addi %853, %852 : index
      %855 = arith.subi %panels, %c13 : index
      %856 = arith.minsi %854, %855 : index
      %857 = arith.muli %856, %13 : index
      %858 = arith.mulf %851, %826 : f32
      %859 = arith.muli %0, %c5 : index
      %860 = arith.addi %859, %17 : index
      %861 = arith.addi %860, %c17 : index
      %862 = arith.muli %820, %outputFeatures : index
      %863 = arith.muli %861, %c8 : index
      %864 = arith.addi %862, %863 : index
      %865 = wave.lane
      %866 = arith.remui %865, %c8 : index
      %867 = arith.addi %864, %866 : index
      %868 = arith.cmpi slt, %861, %panels : index
      scf.if %868 {
        scf.if %19 {
          %869 = memref.load %residual[%867] : memref<?xf32>
          %870 = arith.addf %869, %834 : f32
          memref.store %870, %out[%867] : memref<?xf32>
        } else {
          memref.store %834, %out[%867] : memref<?xf32>
        }
      }
      %871 = arith.muli %0, %c5 : index
      %872 = arith.addi %871, %17 : index
      %873 = arith.addi %872, %c13 : index
      %874 = arith.muli %820, %outputFeatures : index
      %875 = arith.muli %873, %c8 : index
      %876 = arith.addi %874, %875 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c8 : index
      %879 = arith.addi %876, %878 : index
      %880 = arith.cmpi slt, %873, %panels : index
      scf.if %880 {
        scf.if %19 {
          %881 = memref.load %residual[%879] : memref<?xf32>
          %882 = arith.addf %881, %842 : f32
          memref.store %882, %out[%879] : memref<?xf32>
        } else {
          memref.store %842, %out[%879] : memref<?xf32>
        }
      }
      %883 = arith.muli %0, %c5 : index
      %884 = arith.addi %883, %17 : index
      %885 = arith.addi %884, %c9 : index
      %886 = arith.muli %820, %outputFeatures : index
      %887 = arith.muli %885, %c8 : index
      %888 = arith.addi %886, %887 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c8 : index
      %891 = arith.addi %888, %890 : index
      %892 = arith.cmpi slt, %885, %panels : index
      scf.if %892 {
        scf.if %19 {
          %893 = memref.load %residual[%891] : memref<?xf32>
          %894 = arith.addf %893, %850 : f32
          memref.store %894, %out[%891] : memref<?xf32>
        } else {
          memref.store %850, %out[%891] : memref<?xf32>
        }
      }
      %895 = arith.muli %0, %c5 : index
      %896 = arith.addi %895, %17 : index
      %897 = arith.addi %896, %c33 : index
      %898 = arith.muli %820, %outputFeatures : index
      %899 = arith.muli %897, %c8 : index
      %900 = arith.addi %898, %899 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c8 : index
      %903 = arith.addi %900, %902 : index
      %904 = arith.cmpi slt, %897, %panels : index
      scf.if %904 {
        scf.if %19 {
          %905 = memref.load %residual[%903] : memref<?xf32>
          %906 = arith.addf %905, %858 : f32
          memref.store %906, %out[%903] : memref<?xf32>
        } else {
          memref.store %858, %out[%903] : memref<?xf32>
        }
      }
    }
    %907 = arith.addi %15, %c17 : index
    %908 = arith.muli %907, %c8 : index
    %909 = arith.addi %6, %908 : index
    %910 = arith.addi %909, %c29 : index
    %911 = arith.divui %3, %c8 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.cmpi slt, %912, %5 : index
    scf.if %913 {
      %914 = arith.cmpi eq, %hasFactors, %c13 : index
      %915 = arith.muli %912, %c9 : index
      %916 = memref.load %factors[%915] : memref<?xf32>
      %917 = arith.mulf %916, %operandScale : f32
      %918 = arith.select %914, %917, %operandScale : f32
      %919 = vector.extract %150#0[5] : f32 from vector<8xf32>
      %920 = arith.addi %17, %c17 : index
      %921 = arith.muli %0, %c5 : index
      %922 = arith.addi %921, %920 : index
      %923 = arith.subi %panels, %c13 : index
      %924 = arith.minsi %922, %923 : index
      %925 = arith.muli %924, %13 : index
      %926 = arith.mulf %919, %918 : f32
      %927 = vector.extract %150#1[5] : f32 from vector<8xf32>
      %928 = arith.addi %17, %c13 : index
      %929 = arith.muli %0, %c5 : index
      %930 = arith.addi %929, %928 : index
      %931 = arith.subi %panels, %c13 : index
      %932 = arith.minsi %930, %931 : index
      %933 = arith.muli %932, %13 : index
      %934 = arith.mulf %927, %918 : f32
      %935 = vector.extract %150#2[5] : f32 from vector<8xf32>
      %936 = arith.addi %17, %c9 : index
      %937 = arith.muli %0, %c5 : index
      %938 = arith.addi %937, %936 : index
      %939 = arith.subi %panels, %c13 : index
      %940 = arith.minsi %938, %939 : index
      %941 = arith.muli %940, %13 : index
      %942 = arith.mulf %935, %918 : f32
      %943 = vector.extract %150#3[5] : f32 from vector<8xf32>
      %944 = arith.addi %17, %c33 : index
      %945 = arith.muli %0, %c5 : index
      %946 = arith.addi %945, %944 : index
      %947 = arith.subi %panels, %c13 : index
      %948 = arith.minsi %946, %947 : index
      %949 = arith.muli %948, %13 : index
      %950 = arith.mulf %943, %918 : f32
      %951 = arith.muli %0, %c5 : index
      %952 = arith.addi %951, %17 : index
      %953 = arith.addi %952, %c17 : index
      %954 = arith.muli %912, %outputFeatures : index
      %955 = arith.muli %953, %c8 : index
      %956 = arith.addi %954, %955 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c8 : index
      %959 = arith.addi %956, %958 : index
      %960 = arith.cmpi slt, %953, %panels : index
      scf.if %960 {
        scf.if %19 {
          %961 = memref.load %residual[%959] : memref<?xf32>
          %962 = arith.addf %961, %926 : f32
          memref.store %962, %out[%959] : memref<?xf32>
        } else {
          memref.store %926, %out[%959] : memref<?xf32>
        }
      }
      %963 = arith.muli %0, %c5 : index
      %964 = arith.addi %963, %17 : index
      %965 = arith.addi %964, %c13 : index
      %966 = arith.muli %912, %outputFeatures : index
      %967 = arith.muli %965, %c8 : index
      %968 = arith.addi %966, %967 : index
      %969 = wave.lane
      %970 = arith.remui %969, %c8 : index
      %971 = arith.addi %968, %970 : index
      %972 = arith.cmpi slt, %965, %panels : index
      scf.if %972 {
        scf.if %19 {
          %973 = memref.load %residual[%971] : memref<?xf32>
          %974 = arith.addf %973, %934 : f32
          memref.store %974, %out[%971] : memref<?xf32>
        } else {
          memref.store %934, %out[%971] : memref<?xf32>
        }
      }
      %975 = arith.muli %0, %c5 : index
      %976 = arith.addi %975, %17 : index
      %977 = arith.addi %976, %c9 : index
      %978 = arith.muli %912, %outputFeatures : index
      %979 = arith.muli %977, %c8 : index
      %980 = arith.addi %978, %979 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c8 : index
      %983 = arith.addi %980, %982 : index
      %984 = arith.cmpi slt, %977, %panels : index
      scf.if %984 {
        scf.if %19 {
          %985 = memref.load %residual[%983] : memref<?xf32>
          %986 = arith.addf %985, %942 : f32
          memref.store %986, %out[%983] : memref<?xf32>
        } else {
          memref.store %942, %out[%983] : memref<?xf32>
        }
      }
      %987 = arith.muli %0, %c5 : index
      %988 = arith.addi %987, %17 : index
      %989 = arith.addi %988, %c33 : index
      %990 = arith.muli %912, %outputFeatures : index
      %991 = arith.muli %989, %c8 : index
      %992 = arith.addi %990, %991 : index
      %993 = wave.lane
      %994 = arith.remui %993, %c8 : index
      %995 = arith.addi %992, %994 : index
      %996 = arith.cmpi slt, %989, %panels : index
      scf.if %996 {
        scf.if %19 {
          %997 = memref.load %residual[%995] : memref<?xf32>
          %998 = arith.addf %997, %950 : f32
          memref.store %998, %out[%995] : memref<?xf32>
        } else {
          memref.store %950, %out[%995] : memref<?xf32>
        }
      }
    }
    %999 = arith.addi %15, %c17 : index
    %1000 = arith.muli %999, %c8 : index
    %1001 = arith.addi %6, %1000 : index
    %1002 = arith.addi %1001, %c35 : index
    %1003 = arith.divui %3, %c8 : index
    %1004 = arith.addi %1002, %1003 : index
    %1005 = arith.cmpi slt, %1004, %5 : index
    scf.if %1005 {
      %1006 = arith.cmpi eq, %hasFactors, %c13 : index
      %1007 = arith.muli %1004, %c9 : index
      %1008 = memref.load %factors[%1007] : memref<?xf32>
      %1009 = arith.mulf %1008, %operandScale : f32
      %1010 = arith.select %1006, %1009, %operandScale : f32
      %1011 = vector.extract %150#0[6] : f32 from vector<8xf32>
      %1012 = arith.addi %17, %c17 : index
      %1013 = arith.muli %0, %c5 : index
      %1014 = arith.addi %1013, %1012 : index
      %1015 = arith.subi %panels, %c13 : index
      %1016 = arith.minsi %1014, %1015 : index
      %1017 = arith.muli %1016, %13 : index
      %1018 = arith.mulf %1011, %1010 : f32
      %1019 = vector.extract %150#1[6] : f32 from vector<8xf32>
      %1020 = arith.addi %17, %c13 : index
      %1021 = arith.muli %0, %c5 : index
      %1022 = arith.addi %1021, %1020 : index
      %1023 = arith.subi %panels, %c13 : index
      %1024 = arith.minsi %1022, %1023 : index
      %1025 = arith.muli %1024, %13 : index
      %1026 = arith.mulf %1019, %1010 : f32
      %1027 = vector.extract %150#2[6] : f32 from vector<8xf32>
      %1028 = arith.addi %17, %c9 : index
      %1029 = arith.muli %0, %c5 : index
      %1030 = arith.addi %1029, %1028 : index
      %1031 = arith.subi %panels, %c13 : index
      %1032 = arith.minsi %1030, %1031 : index
      %1033 = arith.muli %1032, %13 : index
      %1034 = arith.mulf %1027, %1010 : f32
      %1035 = vector.extract %150#3[6] : f32 from vector<8xf32>
      %1036 = arith.addi %17, %c33 : index
      %1037 = arith.muli %0, %c5 : index
      %1038 = arith.addi %1037, %1036 : index
      %1039 = arith.subi %panels, %c13 : index
      %1040 = arith.minsi %1038, %1039 : index
      %1041 = arith.muli %1040, %13 : index
      %1042 = arith.mulf %1035, %1010 : f32
      %1043 = arith.muli %0, %c5 : index
      %1044 = arith.addi %1043, %17 : index
      %1045 = arith.addi %1044, %c17 : index
      %1046 = arith.muli %1004, %outputFeatures : index
      %1047 = arith.muli %1045, %c8 : index
      %1048 = arith.addi %1046, %1047 : index
      %1049 = wave.lane
      %1050 = arith.remui %1049, %c8 : index
      %1051 = arith.addi %1048, %1050 : index
      %1052 = arith.cmpi slt, %1045, %panels : index
      scf.if %1052 {
        scf.if %19 {
          %1053 = memref.load %residual[%1051] : memref<?xf32>
          %1054 = arith.addf %1053, %1018 : f32
          memref.store %1054, %out[%1051] : memref<?xf32>
        } else {
          memref.store %1018, %out[%1051] : memref<?xf32>
        }
      }
      %1055 = arith.muli %0, %c5 : index
      %1056 = arith.addi %1055, %17 : index
      %1057 = arith.addi %1056, %c13 : index
      %1058 = arith.muli %1004, %outputFeatures : index
      %1059 = arith.muli %1057, %c8 : index
      %1060 = arith.addi %1058, %1059 : index
      %1061 = wave.lane
      %1062 = arith.remui %1061, %c8 : index
      %1063 = arith.addi %1060, %1062 : index
      %1064 = arith.cmpi slt, %1057, %panels : index
      scf.if %1064 {
        scf.if %19 {
          %1065 = memref.load %residual[%1063] : memref<?xf32>
          %1066 = arith.addf %1065, %1026 : f32
          memref.store %1066, %out[%1063] : memref<?xf32>
        } else {
          memref.store %1026, %out[%1063] : memref<?xf32>
        }
      }
      %1067 = arith.muli %0, %c5 : index
      %1068 = arith.addi %1067, %17 : index
      %1069 = arith.addi %1068, %c9 : index
      %1070 = arith.muli %1004, %outputFeatures : index
      %1071 = arith.muli %1069, %c8 : index
      %1072 = arith.addi %1070, %1071 : index
      %1073 = wave.lane
      %1074 = arith.remui %1073, %c8 : index
      %1075 = arith.addi %1072, %1074 : index
      %1076 = arith.cmpi slt, %1069, %panels : index
      scf.if %1076 {
        scf.if %19 {
          %1077 = memref.load %residual[%1075] : memref<?xf32>
          %1078 = arith.addf %1077, %1034 : f32
          memref.store %1078, %out[%1075] : memref<?xf32>
        } else {
          memref.store %1034, %out[%1075] : memref<?xf32>
        }
      }
      %1079 = arith.muli %0, %c5 : index
      %1080 = arith.addi %1079, %17 : index
      %1081 = arith.addi %1080, %c33 : index
      %1082 = arith.muli %1004, %outputFeatures : index
      %1083 = arith.muli %1081, %c8 : index
      %1084 = arith.addi %1082, %1083 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c8 : index
      %1087 = arith.addi %1084, %1086 : index
      %1088 = arith.cmpi slt, %1081, %panels : index
      scf.if %1088 {
        scf.if %19 {
          %1089 = memref.load %residual[%1087] : memref<?xf32>
          %1090 = arith.addf %1089, %1042 : f32
          memref.store %1090, %out[%1087] : memref<?xf32>
        } else {
          memref.store %1042, %out[%1087] : memref<?xf32>
        }
      }
    }
    %1091 = arith.addi %15, %c17 : index
    %1092 = arith.muli %1091, %c8 : index
    %1093 = arith.addi %6, %1092 : index
    %1094 = arith.addi %1093, %c36 : index
    %1095 = arith.divui %3, %c8 : index
    %1096 = arith.addi %1094, %1095 : index
    %1097 = arith.cmpi slt, %1096, %5 : index
    scf.if %1097 {
      %1098 = arith.cmpi eq, %hasFactors, %c13 : index
      %1099 = arith.muli %1096, %c9 : index
      %1100 = memref.load %factors[%1099] : memref<?xf32>
      %1101 = arith.mulf %1100, %operandScale : f32
      %1102 = arith.select %1098, %1101, %operandScale : f32
      %1103 = vector.extract %150#0[7] : f32 from vector<8xf32>
      %1104 = arith.addi %17, %c17 : index
      %1105 = arith.muli %0, %c5 : index
      %1106 = arith.addi %1105, %1104 : index
      %1107 = arith.subi %panels, %c13 : index
      %1108 = arith.minsi %1106, %1107 : index
      %1109 = arith.muli %1108, %13 : index
      %1110 = arith.mulf %1103, %1102 : f32
      %1111 = vector.extract %150#1[7] : f32 from vector<8xf32>
      %1112 = arith.addi %17, %c13 : index
      %1113 = arith.muli %0, %c5 : index
      %1114 = arith.addi %1113, %1112 : index
      %1115 = arith.subi %panels, %c13 : index
      %1116 = arith.minsi %1114, %1115 : index
      %1117 = arith.muli %1116, %13 : index
      %1118 = arith.mulf %1111, %1102 : f32
      %1119 = vector.extract %150#2[7] : f32 from vector<8xf32>
      %1120 = arith.addi %17, %c9 : index
      %1121 = arith.muli %0, %c5 : index
      %1122 = arith.addi %1121, %1120 : index
      %1123 = arith.subi %panels, %c13 : index
      %1124 = arith.minsi %1122, %1123 : index
      %1125 = arith.muli %1124, %13 : index
      %1126 = arith.mulf %1119, %1102 : f32
      %1127 = vector.extract %150#3[7] : f32 from vector<8xf32>
      %1128 = arith.addi %17, %c33 : index
      %1129 = arith.muli %0, %c5 : index
      %1130 = arith.addi %1129, %1128 : index
      %1131 = arith.subi %panels, %c13 : index
      %1132 = arith.minsi %1130, %1131 : index
      %1133 = arith.muli %1132, %13 : index
      %1134 = arith.mulf %1127, %1102 : f32
      %1135 = arith.muli %0, %c5 : index
      %1136 = arith.addi %1135, %17 : index
      %1137 = arith.addi %1136, %c17 : index
      %1138 = arith.muli %1096, %outputFeatures : index
      %1139 = arith.muli %1137, %c8 : index
      %1140 = arith.addi %1138, %1139 : index
      %1141 = wave.lane
      %1142 = arith.remui %1141, %c8 : index
      %1143 = arith.addi %1140, %1142 : index
      %1144 = arith.cmpi slt, %1137, %panels : index
      scf.if %1144 {
        scf.if %19 {
          %1145 = memref.load %residual[%1143] : memref<?xf32>
          %1146 = arith.addf %1145, %1110 : f32
          memref.store %1146, %out[%1143] : memref<?xf32>
        } else {
          memref.store %1110, %out[%1143] : memref<?xf32>
        }
      }
      %1147 = arith.muli %0, %c5 : index
      %1148 = arith.addi %1147, %17 : index
      %1149 = arith.addi %1148, %c13 : index
      %1150 = arith.muli %1096, %outputFeatures : index
      %1151 = arith.muli %1149, %c8 : index
      %1152 = arith.addi %1150, %1151 : index
      %1153 = wave.lane
      %1154 = arith.remui %1153, %c8 : index
      %1155 = arith.addi %1152, %1154 : index
      %1156 = arith.cmpi slt, %1149, %panels : index
      scf.if %1156 {
        scf.if %19 {
          %1157 = memref.load %residual[%1155] : memref<?xf32>
          %1158 = arith.addf %1157, %1118 : f32
          memref.store %1158, %out[%1155] : memref<?xf32>
        } else {
          memref.store %1118, %out[%1155] : memref<?xf32>
        }
      }
      %1159 = arith.muli %0, %c5 : index
      %1160 = arith.addi %1159, %17 : index
      %1161 = arith.addi %1160, %c9 : index
      %1162 = arith.muli %1096, %outputFeatures : index
      %1163 = arith.muli %1161, %c8 : index
      %1164 = arith.addi %1162, %1163 : index
      %1165 = wave.lane
      %1166 = arith.remui %1165, %c8 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = arith.cmpi slt, %1161, %panels : index
      scf.if %1168 {
        scf.if %19 {
          %1169 = memref.load %residual[%1167] : memref<?xf32>
          %1170 = arith.addf %1169, %1126 : f32
          memref.store %1170, %out[%1167] : memref<?xf32>
        } else {
          memref.store %1126, %out[%1167] : memref<?xf32>
        }
      }
      %1171 = arith.muli %0, %c5 : index
      %1172 = arith.addi %1171, %17 : index
      %1173 = arith.addi %1172, %c33 : index
      %1174 = arith.muli %1096, %outputFeatures : index
      %1175 = arith.muli %1173, %c8 : index
      %1176 = arith.addi %1174, %1175 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c8 : index
      %1179 = arith.addi %1176, %1178 : index
      %1180 = arith.cmpi slt, %1173, %panels : index
      scf.if %1180 {
        scf.if %19 {
          %1181 = memref.load %residual[%1179] : memref<?xf32>
          %1182 = arith.addf %1181, %1134 : f32
          memref.store %1182, %out[%1179] : memref<?xf32>
        } else {
          memref.store %1134, %out[%1179] : memref<?xf32>
        }
      }
    }
    %1183 = arith.addi %15, %c13 : index
    %1184 = arith.muli %1183, %c8 : index
    %1185 = arith.addi %6, %1184 : index
    %1186 = arith.addi %1185, %c17 : index
    %1187 = arith.divui %3, %c8 : index
    %1188 = arith.addi %1186, %1187 : index
    %1189 = arith.cmpi slt, %1188, %5 : index
    scf.if %1189 {
      %1190 = arith.cmpi eq, %hasFactors, %c13 : index
      %1191 = arith.muli %1188, %c9 : index
      %1192 = memref.load %factors[%1191] : memref<?xf32>
      %1193 = arith.mulf %1192, %operandScale : f32
      %1194 = arith.select %1190, %1193, %operandScale : f32
      %1195 = vector.extract %150#4[0] : f32 from vector<8xf32>
      %1196 = arith.addi %17, %c17 : index
      %1197 = arith.muli %0, %c5 : index
      %1198 = arith.addi %1197, %1196 : index
      %1199 = arith.subi %panels, %c13 : index
      %1200 = arith.minsi %1198, %1199 : index
      %1201 = arith.muli %1200, %13 : index
      %1202 = arith.mulf %1195, %1194 : f32
      %1203 = vector.extract %150#5[0] : f32 from vector<8xf32>
      %1204 = arith.addi %17, %c13 : index
      %1205 = arith.muli %0, %c5 : index
      %1206 = arith.addi %1205, %1204 : index
      %1207 = arith.subi %panels, %c13 : index
      %1208 = arith.minsi %1206, %1207 : index
      %1209 = arith.muli %1208, %13 : index
      %1210 = arith.mulf %1203, %1194 : f32
      %1211 = vector.extract %150#6[0] : f32 from vector<8xf32>
      %1212 = arith.addi %17, %c9 : index
      %1213 = arith.muli %0, %c5 : index
      %1214 = arith.addi %1213, %1212 : index
      %1215 = arith.subi %panels, %c13 : index
      %1216 = arith.minsi %1214, %1215 : index
      %1217 = arith.muli %1216, %13 : index
      %1218 = arith.mulf %1211, %1194 : f32
      %1219 = vector.extract %150#7[0] : f32 from vector<8xf32>
      %1220 = arith.addi %17, %c33 : index
      %1221 = arith.muli %0, %c5 : index
      %1222 = arith.addi %1221, %1220 : index
      %1223 = arith.subi %panels, %c13 : index
      %1224 = arith.minsi %1222, %1223 : index
      %1225 = arith.muli %1224, %13 : index
      %1226 = arith.mulf %1219, %1194 : f32
      %1227 = arith.muli %0, %c5 : index
      %1228 = arith.addi %1227, %17 : index
      %1229 = arith.addi %1228, %c17 : index
      %1230 = arith.muli %1188, %outputFeatures : index
      %1231 = arith.muli %1229, %c8 : index
      %1232 = arith.addi %1230, %1231 : index
      %1233 = wave.lane
      %1234 = arith.remui %1233, %c8 : index
      %1235 = arith.addi %1232, %1234 : index
      %1236 = arith.cmpi slt, %1229, %panels : index
      scf.if %1236 {
        scf.if %19 {
          %1237 = memref.load %residual[%1235] : memref<?xf32>
          %1238 = arith.addf %1237, %1202 : f32
          memref.store %1238, %out[%1235] : memref<?xf32>
        } else {
          memref.store %1202, %out[%1235] : memref<?xf32>
        }
      }
      %1239 = arith.muli %0, %c5 : index
      %1240 = arith.addi %1239, %17 : index
      %1241 = arith.addi %1240, %c13 : index
      %1242 = arith.muli %1188, %outputFeatures : index
      %1243 = arith.muli %1241, %c8 : index
      %1244 = arith.addi %1242, %1243 : index
      %1245 = wave.lane
      %1246 = arith.remui %1245, %c8 : index
      %1247 = arith.addi %1244, %1246 : index
      %1248 = arith.cmpi slt, %1241, %panels : index
      scf.if %1248 {
        scf.if %19 {
          %1249 = memref.load %residual[%1247] : memref<?xf32>
          %1250 = arith.addf %1249, %1210 : f32
          memref.store %1250, %out[%1247] : memref<?xf32>
        } else {
          memref.store %1210, %out[%1247] : memref<?xf32>
        }
      }
      %1251 = arith.muli %0, %c5 : index
      %1252 = arith.addi %1251, %17 : index
      %1253 = arith.addi %1252, %c9 : index
      %1254 = arith.muli %1188, %outputFeatures : index
      %1255 = arith.muli %1253, %c8 : index
      %1256 = arith.addi %1254, %1255 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c8 : index
      %1259 = arith.addi %1256, %1258 : index
      %1260 = arith.cmpi slt, %1253, %panels : index
      scf.if %1260 {
        scf.if %19 {
          %1261 = memref.load %residual[%1259] : memref<?xf32>
          %1262 = arith.addf %1261, %1218 : f32
          memref.store %1262, %out[%1259] : memref<?xf32>
        } else {
          memref.store %1218, %out[%1259] : memref<?xf32>
        }
      }
      %1263 = arith.muli %0, %c5 : index
      %1264 = arith.addi %1263, %17 : index
      %1265 = arith.addi %1264, %c33 : index
      %1266 = arith.muli %1188, %outputFeatures : index
      %1267 = arith.muli %1265, %c8 : index
      %1268 = arith.addi %1266, %1267 : index
      %1269 = wave.lane
      %1270 = arith.remui %1269, %c8 : index
      %1271 = arith.addi %1268, %1270 : index
      %1272 = arith.cmpi slt, %1265, %panels : index
      scf.if %1272 {
        scf.if %19 {
          %1273 = memref.load %residual[%1271] : memref<?xf32>
          %1274 = arith.addf %1273, %1226 : f32
          memref.store %1274, %out[%1271] : memref<?xf32>
        } else {
          memref.store %1226, %out[%1271] : memref<?xf32>
        }
      }
    }
    %1275 = arith.addi %15, %c13 : index
    %1276 = arith.muli %1275, %c8 : index
    %1277 = arith.addi %6, %1276 : index
    %1278 = arith.addi %1277, %c9 : index
    %1279 = arith.divui %3, %c8 : index
    %1280 = arith.addi %1278, %1279 : index
    %1281 = arith.cmpi slt, %1280, %5 : index
    scf.if %1281 {
      %1282 = arith.cmpi eq, %hasFactors, %c13 : index
      %1283 = arith.muli %1280, %c9 : index
      %1284 = memref.load %factors[%1283] : memref<?xf32>
      %1285 = arith.mulf %1284, %operandScale : f32
      %1286 = arith.select %1282, %1285, %operandScale : f32
      %1287 = vector.extract %150#4[1] : f32 from vector<8xf32>
      %1288 = arith.addi %17, %c17 : index
      %1289 = arith.muli %0, %c5 : index
      %1290 = arith.addi %1289, %1288 : index
      %1291 = arith.subi %panels, %c13 : index
      %1292 = arith.minsi %1290, %1291 : index
      %1293 = arith.muli %1292, %13 : index
      %1294 = arith.mulf %1287, %1286 : f32
      %1295 = vector.extract %150#5[1] : f32 from vector<8xf32>
      %1296 = arith.addi %17, %c13 : index
      %1297 = arith.muli %0, %c5 : index
      %1298 = arith.addi %1297, %1296 : index
      %1299 = arith.subi %panels, %c13 : index
      %1300 = arith.minsi %1298, %1299 : index
      %1301 = arith.muli %1300, %13 : index
      %1302 = arith.mulf %1295, %1286 : f32
      %1303 = vector.extract %150#6[1] : f32 from vector<8xf32>
      %1304 = arith.addi %17, %c9 : index
      %1305 = arith.muli %0, %c5 : index
      %1306 = arith.addi %1305, %1304 : index
      %1307 = arith.subi %panels, %c13 : index
      %1308 = arith.minsi %1306, %1307 : index
      %1309 = arith.muli %1308, %13 : index
      %1310 = arith.mulf %1303, %1286 : f32
      %1311 = vector.extract %150#7[1] : f32 from vector<8xf32>
      %1312 = arith.addi %17, %c33 : index
      %1313 = arith.muli %0, %c5 : index
      %1314 = arith.addi %1313, %1312 : index
      %1315 = arith.subi %panels, %c13 : index
      %1316 = arith.minsi %1314, %1315 : index
      %1317 = arith.muli %1316, %13 : index
      %1318 = arith.mulf %1311, %1286 : f32
      %1319 = arith.muli %0, %c5 : index
      %1320 = arith.addi %1319, %17 : index
      %1321 = arith.addi %1320, %c17 : index
      %1322 = arith.muli %1280, %outputFeatures : index
      %1323 = arith.muli %1321, %c8 : index
      %1324 = arith.addi %1322, %1323 : index
      %1325 = wave.lane
      %1326 = arith.remui %1325, %c8 : index
      %1327 = arith.addi %1324, %1326 : index
      %1328 = arith.cmpi slt, %1321, %panels : index
      scf.if %1328 {
        scf.if %19 {
          %1329 = memref.load %residual[%1327] : memref<?xf32>
          %1330 = arith.addf %1329, %1294 : f32
          memref.store %1330, %out[%1327] : memref<?xf32>
        } else {
          memref.store %1294, %out[%1327] : memref<?xf32>
        }
      }
      %1331 = arith.muli %0, %c5 : index
      %1332 = arith.addi %1331, %17 : index
      %1333 = arith.addi %1332, %c13 : index
      %1334 = arith.muli %1280, %outputFeatures : index
      %1335 = arith.muli %1333, %c8 : index
      %1336 = arith.addi %1334, %1335 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c8 : index
      %1339 = arith.addi %1336, %1338 : index
      %1340 = arith.cmpi slt, %1333, %panels : index
      scf.if %1340 {
        scf.if %19 {
          %1341 = memref.load %residual[%1339] : memref<?xf32>
          %1342 = arith.addf %1341, %1302 : f32
          memref.store %1342, %out[%1339] : memref<?xf32>
        } else {
          memref.store %1302, %out[%1339] : memref<?xf32>
        }
      }
      %1343 = arith.muli %0, %c5 : index
      %1344 = arith.addi %1343, %17 : index
      %1345 = arith.addi %1344, %c9 : index
      %1346 = arith.muli %1280, %outputFeatures : index
      %1347 = arith.muli %1345, %c8 : index
      %1348 = arith.addi %1346, %1347 : index
      %1349 = wave.lane
      %1350 = arith.remui %1349, %c8 : index
      %1351 = arith.addi %1348, %1350 : index
      %1352 = arith.cmpi slt, %1345, %panels : index
      scf.if %1352 {
        scf.if %19 {
          %1353 = memref.load %residual[%1351] : memref<?xf32>
          %1354 = arith.addf %1353, %1310 : f32
          memref.store %1354, %out[%1351] : memref<?xf32>
        } else {
          memref.store %1310, %out[%1351] : memref<?xf32>
        }
      }
      %1355 = arith.muli %0, %c5 : index
      %1356 = arith.addi %1355, %17 : index
      %1357 = arith.addi %1356, %c33 : index
      %1358 = arith.muli %1280, %outputFeatures : index
      %1359 = arith.muli %1357, %c8 : index
      %1360 = arith.addi %1358, %1359 : index
      %1361 = wave.lane
      %1362 = arith.remui %1361, %c8 : index
      %1363 = arith.addi %1360, %1362 : index
      %1364 = arith.cmpi slt, %1357, %panels : index
      scf.if %1364 {
        scf.if %19 {
          %1365 = memref.load %residual[%1363] : memref<?xf32>
          %1366 = arith.addf %1365, %1318 : f32
          memref.store %1366, %out[%1363] : memref<?xf32>
        } else {
          memref.store %1318, %out[%1363] : memref<?xf32>
        }
      }
    }
    %1367 = arith.addi %15, %c13 : index
    %1368 = arith.muli %1367, %c8 : index
    %1369 = arith.addi %6, %1368 : index
    %1370 = arith.addi %1369, %c10 : index
    %1371 = arith.divui %3, %c8 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.cmpi slt, %1372, %5 : index
    scf.if %1373 {
      %1374 = arith.cmpi eq, %hasFactors, %c13 : index
      %1375 = arith.muli %1372, %c9 : index
      %1376 = memref.load %factors[%1375] : memref<?xf32>
      %1377 = arith.mulf %1376, %operandScale : f32
      %1378 = arith.select %1374, %1377, %operandScale : f32
      %1379 = vector.extract %150#4[2] : f32 from vector<8xf32>
      %1380 = arith.addi %17, %c17 : index
      %1381 = arith.muli %0, %c5 : index
      %1382 = arith.addi %1381, %1380 : index
      %1383 = arith.subi %panels, %c13 : index
      %1384 = arith.minsi %1382, %1383 : index
      %1385 = arith.muli %1384, %13 : index
      %1386 = arith.mulf %1379, %1378 : f32
      %1387 = vector.extract %150#5[2] : f32 from vector<8xf32>
      %1388 = arith.addi %17, %c13 : index
      %1389 = arith.muli %0, %c5 : index
      %1390 = arith.addi %1389, %1388 : index
      %1391 = arith.subi %panels, %c13 : index
      %1392 = arith.minsi %1390, %1391 : index
      %1393 = arith.muli %1392, %13 : index
      %1394 = arith.mulf %1387, %1378 : f32
      %1395 = vector.extract %150#6[2] : f32 from vector<8xf32>
      %1396 = arith.addi %17, %c9 : index
      %1397 = arith.muli %0, %c5 : index
      %1398 = arith.addi %1397, %1396 : index
      %1399 = arith.subi %panels, %c13 : index
      %1400 = arith.minsi %1398, %1399 : index
      %1401 = arith.muli %1400, %13 : index
      %1402 = arith.mulf %1395, %1378 : f32
      %1403 = vector.extract %150#7[2] : f32 from vector<8xf32>
      %1404 = arith.addi %17, %c33 : index
      %1405 = arith.muli %0, %c5 : index
      %1406 = arith.addi %1405, %1404 : index
      %1407 = arith.subi %panels, %c13 : index
      %1408 = arith.minsi %1406, %1407 : index
      %1409 = arith.muli %1408, %13 : index
      %1410 = arith.mulf %1403, %1378 : f32
      %1411 = arith.muli %0, %c5 : index
      %1412 = arith.addi %1411, %17 : index
      %1413 = arith.addi %1412, %c17 : index
      %1414 = arith.muli %1372, %outputFeatures : index
      %1415 = arith.muli %1413, %c8 : index
      %1416 = arith.addi %1414, %1415 : index
      %1417 = wave.lane
      %1418 = arith.remui %1417, %c8 : index
      %1419 = arith.addi %1416, %1418 : index
      %1420 = arith.cmpi slt, %1413, %panels : index
      scf.if %1420 {
        scf.if %19 {
          %1421 = memref.load %residual[%1419] : memref<?xf32>
          %1422 = arith.addf %1421, %1386 : f32
          memref.store %1422, %out[%1419] : memref<?xf32>
        } else {
          memref.store %1386, %out[%1419] : memref<?xf32>
        }
      }
      %1423 = arith.muli %0, %c5 : index
      %1424 = arith.addi %1423, %17 : index
      %1425 = arith.addi %1424, %c13 : index
      %1426 = arith.muli %1372, %outputFeatures : index
      %1427 = arith.muli %1425, %c8 : index
      %1428 = arith.addi %1426, %1427 : index
      %1429 = wave.lane
      %1430 = arith.remui %1429, %c8 : index
      %1431 = arith.addi %1428, %1430 : index
      %1432 = arith.cmpi slt, %1425, %panels : index
      scf.if %1432 {
        scf.if %19 {
          %1433 = memref.load %residual[%1431] : memref<?xf32>
          %1434 = arith.addf %1433, %1394 : f32
          memref.store %1434, %out[%1431] : memref<?xf32>
        } else {
          memref.store %1394, %out[%1431] : memref<?xf32>
        }
      }
      %1435 = arith.muli %0, %c5 : index
      %1436 = arith.addi %1435, %17 : index
      %1437 = arith.addi %1436, %c9 : index
      %1438 = arith.muli %1372, %outputFeatures : index
      %1439 = arith.muli %1437, %c8 : index
      %1440 = arith.addi %1438, %1439 : index
      %1441 = wave.lane
      %1442 = arith.remui %1441, %c8 : index
      %1443 = arith.addi %1440, %1442 : index
      %1444 = arith.cmpi slt, %1437, %panels : index
      scf.if %1444 {
        scf.if %19 {
          %1445 = memref.load %residual[%1443] : memref<?xf32>
          %1446 = arith.addf %1445, %1402 : f32
          memref.store %1446, %out[%1443] : memref<?xf32>
        } else {
          memref.store %1402, %out[%1443] : memref<?xf32>
        }
      }
      %1447 = arith.muli %0, %c5 : index
      %1448 = arith.addi %1447, %17 : index
      %1449 = arith.addi %1448, %c33 : index
      %1450 = arith.muli %1372, %outputFeatures : index
      %1451 = arith.muli %1449, %c8 : index
      %1452 = arith.addi %1450, %1451 : index
      %1453 = wave.lane
      %1454 = arith.remui %1453, %c8 : index
      %1455 = arith.addi %1452, %1454 : index
      %1456 = arith.cmpi slt, %1449, %panels : index
      scf.if %1456 {
        scf.if %19 {
          %1457 = memref.load %residual[%1455] : memref<?xf32>
          %1458 = arith.addf %1457, %1410 : f32
          memref.store %1458, %out[%1455] : memref<?xf32>
        } else {
          memref.store %1410, %out[%1455] : memref<?xf32>
        }
      }
    }
    %1459 = arith.addi %15, %c13 : index
    %1460 = arith.muli %1459, %c8 : index
    %1461 = arith.addi %6, %1460 : index
    %1462 = arith.addi %1461, %c34 : index
    %1463 = arith.divui %3, %c8 : index
    %1464 = arith.addi %1462, %1463 : index
    %1465 = arith.cmpi slt, %1464, %5 : index
    scf.if %1465 {
      %1466 = arith.cmpi eq, %hasFactors, %c13 : index
      %1467 = arith.muli %1464, %c9 : index
      %1468 = memref.load %factors[%1467] : memref<?xf32>
      %1469 = arith.mulf %1468, %operandScale : f32
      %1470 = arith.select %1466, %1469, %operandScale : f32
      %1471 = vector.extract %150#4[3] : f32 from vector<8xf32>
      %1472 = arith.addi %17, %c17 : index
      %1473 = arith.muli %0, %c5 : index
      %1474 = arith.addi %1473, %1472 : index
      %1475 = arith.subi %panels, %c13 : index
      %1476 = arith.minsi %1474, %1475 : index
      %1477 = arith.muli %1476, %13 : index
      %1478 = arith.mulf %1471, %1470 : f32
      %1479 = vector.extract %150#5[3] : f32 from vector<8xf32>
      %1480 = arith.addi %17, %c13 : index
      %1481 = arith.muli %0, %c5 : index
      %1482 = arith.addi %1481, %1480 : index
      %1483 = arith.subi %panels, %c13 : index
      %1484 = arith.minsi %1482, %1483 : index
      %1485 = arith.muli %1484, %13 : index
      %1486 = arith.mulf %1479, %1470 : f32
      %1487 = vector.extract %150#6[3] : f32 from vector<8xf32>
      %1488 = arith.addi %17, %c9 : index
      %1489 = arith.muli %0, %c5 : index
      %1490 = arith.addi %1489, %1488 : index
      %1491 = arith.subi %panels, %c13 : index
      %1492 = arith.minsi %1490, %1491 : index
      %1493 = arith.muli %1492, %13 : index
      %1494 = arith.mulf %1487, %1470 : f32
      %1495 = vector.extract %150#7[3] : f32 from vector<8xf32>
      %1496 = arith.addi %17, %c33 : index
      %1497 = arith.muli %0, %c5 : index
      %1498 = arith.addi %1497, %1496 : index
      %1499 = arith.subi %panels, %c13 : index
      %1500 = arith.minsi %1498, %1499 : index
      %1501 = arith.muli %1500, %13 : index
      %1502 = arith.mulf %1495, %1470 : f32
      %1503 = arith.muli %0, %c5 : index
      %1504 = arith.addi %1503, %17 : index
      %1505 = arith.addi %1504, %c17 : index
      %1506 = arith.muli %1464, %outputFeatures : index
      %1507 = arith.muli %1505, %c8 : index
      %1508 = arith.addi %1506, %1507 : index
      %1509 = wave.lane
      %1510 = arith.remui %1509, %c8 : index
      %1511 = arith.addi %1508, %1510 : index
      %1512 = arith.cmpi slt, %1505, %panels : index
      scf.if %1512 {
        scf.if %19 {
          %1513 = memref.load %residual[%1511] : memref<?xf32>
          %1514 = arith.addf %1513, %1478 : f32
          memref.store %1514, %out[%1511] : memref<?xf32>
        } else {
          memref.store %1478, %out[%1511] : memref<?xf32>
        }
      }
      %1515 = arith.muli %0, %c5 : index
      %1516 = arith.addi %1515, %17 : index
      %1517 = arith.addi %1516, %c13 : index
      %1518 = arith.muli %1464, %outputFeatures : index
      %1519 = arith.muli %1517, %c8 : index
      %1520 = arith.addi %1518, %1519 : index
      %1521 = wave.lane
      %1522 = arith.remui %1521, %c8 : index
      %1523 = arith.addi %1520, %1522 : index
      %1524 = arith.cmpi slt, %1517, %panels : index
      scf.if %1524 {
        scf.if %19 {
          %1525 = memref.load %residual[%1523] : memref<?xf32>
          %1526 = arith.addf %1525, %1486 : f32
          memref.store %1526, %out[%1523] : memref<?xf32>
        } else {
          memref.store %1486, %out[%1523] : memref<?xf32>
        }
      }
      %1527 = arith.muli %0, %c5 : index
      %1528 = arith.addi %1527, %17 : index
      %1529 = arith.addi %1528, %c9 : index
      %1530 = arith.muli %1464, %outputFeatures : index
      %1531 = arith.muli %1529, %c8 : index
      %1532 = arith.addi %1530, %1531 : index
      %1533 = wave.lane
      %1534 = arith.remui %1533, %c8 : index
      %1535 = arith.addi %1532, %1534 : index
      %1536 = arith.cmpi slt, %1529, %panels : index
      scf.if %1536 {
        scf.if %19 {
          %1537 = memref.load %residual[%1535] : memref<?xf32>
          %1538 = arith.addf %1537, %1494 : f32
          memref.store %1538, %out[%1535] : memref<?xf32>
        } else {
          memref.store %1494, %out[%1535] : memref<?xf32>
        }
      }
      %1539 = arith.muli %0, %c5 : index
      %1540 = arith.addi %1539, %17 : index
      %1541 = arith.addi %1540, %c33 : index
      %1542 = arith.muli %1464, %outputFeatures : index
      %1543 = arith.muli %1541, %c8 : index
      %1544 = arith.addi %1542, %1543 : index
      %1545 = wave.lane
      %1546 = arith.remui %1545, %c8 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = arith.cmpi slt, %1541, %panels : index
      scf.if %1548 {
        scf.if %19 {
          %1549 = memref.load %residual[%1547] : memref<?xf32>
          %1550 = arith.addf %1549, %1502 : f32
          memref.store %1550, %out[%1547] : memref<?xf32>
        } else {
          memref.store %1502, %out[%1547] : memref<?xf32>
        }
      }
    }
    %1551 = arith.addi %15, %c13 : index
    %1552 = arith.muli %1551, %c8 : index
    %1553 = arith.addi %6, %1552 : index
    %1554 = arith.addi %1553, %c5 : index
    %1555 = arith.divui %3, %c8 : index
    %1556 = arith.addi %1554, %1555 : index
    %1557 = arith.cmpi slt, %1556, %5 : index
    scf.if %1557 {
      %1558 = arith.cmpi eq, %hasFactors, %c13 : index
      %1559 = arith.muli %1556, %c9 : index
      %1560 = memref.load %factors[%1559] : memref<?xf32>
      %1561 = arith.mulf %1560, %operandScale : f32
      %1562 = arith.select %1558, %1561, %operandScale : f32
      %1563 = vector.extract %150#4[4] : f32 from vector<8xf32>
      %1564 = arith.addi %17, %c17 : index
      %1565 = arith.muli %0, %c5 : index
      %1566 = arith.addi %1565, %1564 : index
      %1567 = arith.subi %panels, %c13 : index
      %1568 = arith.minsi %1566, %1567 : index
      %1569 = arith.muli %1568, %13 : index
      %1570 = arith.mulf %1563, %1562 : f32
      %1571 = vector.extract %150#5[4] : f32 from vector<8xf32>
      %1572 = arith.addi %17, %c13 : index
      %1573 = arith.muli %0, %c5 : index
      %1574 = arith.addi %1573, %1572 : index
      %1575 = arith.subi %panels, %c13 : index
      %1576 = arith.minsi %1574, %1575 : index
      %1577 = arith.muli %1576, %13 : index
      %1578 = arith.mulf %1571, %1562 : f32
      %1579 = vector.extract %150#6[4] : f32 from vector<8xf32>
      %1580 = arith.addi %17, %c9 : index
      %1581 = arith.muli %0, %c5 : index
      %1582 = arith.addi %1581, %1580 : index
      %1583 = arith.subi %panels, %c13 : index
      %1584 = arith.minsi %1582, %1583 : index
      %1585 = arith.muli %1584, %13 : index
      %1586 = arith.mulf %1579, %1562 : f32
      %1587 = vector.extract %150#7[4] : f32 from vector<8xf32>
      %1588 = arith.addi %17, %c33 : index
      %1589 = arith.muli %0, %c5 : index
      %1590 = arith.addi %1589, %1588 : index
      %1591 = arith.subi %panels, %c13 : index
      %1592 = arith.minsi %1590, %1591 : index
      %1593 = arith.muli %1592, %13 : index
      %1594 = arith.mulf %1587, %1562 : f32
      %1595 = arith.muli %0, %c5 : index
      %1596 = arith.addi %1595, %17 : index
      %1597 = arith.addi %1596, %c17 : index
      %1598 = arith.muli %1556, %outputFeatures : index
      %1599 = arith.muli %1597, %c8 : index
      %1600 = arith.addi %1598, %1599 : index
      %1601 = wave.lane
      %1602 = arith.remui %1601, %c8 : index
      %1603 = arith.addi %1600, %1602 : index
      %1604 = arith.cmpi slt, %1597, %panels : index
      scf.if %1604 {
        scf.if %19 {
          %1605 = memref.load %residual[%1603] : memref<?xf32>
          %1606 = arith.addf %1605, %1570 : f32
          memref.store %1606, %out[%1603] : memref<?xf32>
        } else {
          memref.store %1570, %out[%1603] : memref<?xf32>
        }
      }
      %1607 = arith.muli %0, %c5 : index
      %1608 = arith.addi %1607, %17 : index
      %1609 = arith.addi %1608, %c13 : index
      %1610 = arith.muli %1556, %outputFeatures : index
      %1611 = arith.muli %1609, %c8 : index
      %1612 = arith.addi %1610, %1611 : index
      %1613 = wave.lane
      %1614 = arith.remui %1613, %c8 : index
      %1615 = arith.addi %1612, %1614 : index
      %1616 = arith.cmpi slt, %1609, %panels : index
      scf.if %1616 {
        scf.if %19 {
          %1617 = memref.load %residual[%1615] : memref<?xf32>
          %1618 = arith.addf %1617, %1578 : f32
          memref.store %1618, %out[%1615] : memref<?xf32>
        } else {
          memref.store %1578, %out[%1615] : memref<?xf32>
        }
      }
      %1619 = arith.muli %0, %c5 : index
      %1620 = arith.addi %1619, %17 : index
      %1621 = arith.addi %1620, %c9 : index
      %1622 = arith.muli %1556, %outputFeatures : index
      %1623 = arith.muli %1621, %c8 : index
      %1624 = arith.addi %1622, %1623 : index
      %1625 = wave.lane
      %1626 = arith.remui %1625, %c8 : index
      %1627 = arith.addi %1624, %1626 : index
      %1628 = arith.cmpi slt, %1621, %panels : index
      scf.if %1628 {
        scf.if %19 {
          %1629 = memref.load %residual[%1627] : memref<?xf32>
          %1630 = arith.addf %1629, %1586 : f32
          memref.store %1630, %out[%1627] : memref<?xf32>
        } else {
          memref.store %1586, %out[%1627] : memref<?xf32>
        }
      }
      %1631 = arith.muli %0, %c5 : index
      %1632 = arith.addi %1631, %17 : index
      %1633 = arith.addi %1632, %c33 : index
      %1634 = arith.muli %1556, %outputFeatures : index
      %1635 = arith.muli %1633, %c8 : index
      %1636 = arith.addi %1634, %1635 : index
      %1637 = wave.lane
      %1638 = arith.remui %1637, %c8 : index
      %1639 = arith.addi %1636, %1638 : index
      %1640 = arith.cmpi slt, %1633, %panels : index
      scf.if %1640 {
        scf.if %19 {
          %1641 = memref.load %residual[%1639] : memref<?xf32>
          %1642 = arith.addf %1641, %1594 : f32
          memref.store %1642, %out[%1639] : memref<?xf32>
        } else {
          memref.store %1594, %out[%1639] : memref<?xf32>
        }
      }
    }
    %1643 = arith.addi %15, %c13 : index
    %1644 = arith.muli %1643, %c8 : index
    %1645 = arith.addi %6, %1644 : index
    %1646 = arith.addi %1645, %c29 : index
    %1647 = arith.divui %3, %c8 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.cmpi slt, %1648, %5 : index
    scf.if %1649 {
      %1650 = arith.cmpi eq, %hasFactors, %c13 : index
      %1651 = arith.muli %1648, %c9 : index
      %1652 = memref.load %factors[%1651] : memref<?xf32>
      %1653 = arith.mulf %1652, %operandScale : f32
      %1654 = arith.select %1650, %1653, %operandScale : f32
      %1655 = vector.extract %150#4[5] : f32 from vector<8xf32>
      %1656 = arith.addi %17, %c17 : index
      %1657 = arith.muli %0, %c5 : index
      %1658 = arith.addi %1657, %1656 : index
      %1659 = arith.subi %panels, %c13 : index
      %1660 = arith.minsi %1658, %1659 : index
      %1661 = arith.muli %1660, %13 : index
      %1662 = arith.mulf %1655, %1654 : f32
      %1663 = vector.extract %150#5[5] : f32 from vector<8xf32>
      %1664 = arith.addi %17, %c13 : index
      %1665 = arith.muli %0, %c5 : index
      %1666 = arith.addi %1665, %1664 : index
      %1667 = arith.subi %panels, %c13 : index
      %1668 = arith.minsi %1666, %1667 : index
      %1669 = arith.muli %1668, %13 : index
      %1670 = arith.mulf %1663, %1654 : f32
      %1671 = vector.extract %150#6[5] : f32 from vector<8xf32>
      %1672 = arith.addi %17, %c9 : index
      %1673 = arith.muli %0, %c5 : index
      %1674 = arith.addi %1673, %1672 : index
      %1675 = arith.subi %panels, %c13 : index
      %1676 = arith.minsi %1674, %1675 : index
      %1677 = arith.muli %1676, %13 : index
      %1678 = arith.mulf %1671, %1654 : f32
      %1679 = vector.extract %150#7[5] : f32 from vector<8xf32>
      %1680 = arith.addi %17, %c33 : index
      %1681 = arith.muli %0, %c5 : index
      %1682 = arith.addi %1681, %1680 : index
      %1683 = arith.subi %panels, %c13 : index
      %1684 = arith.minsi %1682, %1683 : index
      %1685 = arith.muli %1684, %13 : index
      %1686 = arith.mulf %1679, %1654 : f32
      %1687 = arith.muli %0, %c5 : index
      %1688 = arith.addi %1687, %17 : index
      %1689 = arith.addi %1688, %c17 : index
      %1690 = arith.muli %1648, %outputFeatures : index
      %1691 = arith.muli %1689, %c8 : index
      %1692 = arith.addi %1690, %1691 : index
      %1693 = wave.lane
      %1694 = arith.remui %1693, %c8 : index
      %1695 = arith.addi %1692, %1694 : index
      %1696 = arith.cmpi slt, %1689, %panels : index
      scf.if %1696 {
        scf.if %19 {
          %1697 = memref.load %residual[%1695] : memref<?xf32>
          %1698 = arith.addf %1697, %1662 : f32
          memref.store %1698, %out[%1695] : memref<?xf32>
        } else {
          memref.store %1662, %out[%1695] : memref<?xf32>
        }
      }
      %1699 = arith.muli %0, %c5 : index
      %1700 = arith.addi %1699, %17 : index
      %1701 = arith.addi %1700, %c13 : index
      %1702 = arith.muli %1648, %outputFeatures : index
      %1703 = arith.muli %1701, %c8 : index
      %1704 = arith.addi %1702, %1703 : index
      %1705 = wave.lane
      %1706 = arith.remui %1705, %c8 : index
      %1707 = arith.addi %1704, %1706 : index
      %1708 = arith.cmpi slt, %1701, %panels : index
      scf.if %1708 {
        scf.if %19 {
          %1709 = memref.load %residual[%1707] : memref<?xf32>
          %1710 = arith.addf %1709, %1670 : f32
          memref.store %1710, %out[%1707] : memref<?xf32>
        } else {
          memref.store %1670, %out[%1707] : memref<?xf32>
        }
      }
      %1711 = arith.muli %0, %c5 : index
      %1712 = arith.addi %1711, %17 : index
      %1713 = arith.addi %1712, %c9 : index
      %1714 = arith.muli %1648, %outputFeatures : index
      %1715 = arith.muli %1713, %c8 : index
      %1716 = arith.addi %1714, %1715 : index
      %1717 = wave.lane
      %1718 = arith.remui %1717, %c8 : index
      %1719 = arith.addi %1716, %1718 : index
      %1720 = arith.cmpi slt, %1713, %panels : index
      scf.if %1720 {
        scf.if %19 {
          %1721 = memref.load %residual[%1719] : memref<?xf32>
          %1722 = arith.addf %1721, %1678 : f32
          memref.store %1722, %out[%1719] : memref<?xf32>
        } else {
          memref.store %1678, %out[%1719] : memref<?xf32>
        }
      }
      %1723 = arith.muli %0, %c5 : index
      %1724 = arith.addi %1723, %17 : index
      %1725 = arith.addi %1724, %c33 : index
      %1726 = arith.muli %1648, %outputFeatures : index
      %1727 = arith.muli %1725, %c8 : index
      %1728 = arith.addi %1726, %1727 : index
      %1729 = wave.lane
      %1730 = arith.remui %1729, %c8 : index
      %1731 = arith.addi %1728, %1730 : index
      %1732 = arith.cmpi slt, %1725, %panels : index
      scf.if %1732 {
        scf.if %19 {
          %1733 = memref.load %residual[%1731] : memref<?xf32>
          %1734 = arith.addf %1733, %1686 : f32
          memref.store %1734, %out[%1731] : memref<?xf32>
        } else {
          memref.store %1686, %out[%1731] : memref<?xf32>
        }
      }
    }
    %1735 = arith.addi %15, %c13 : index
    %1736 = arith.muli %1735, %c8 : index
    %1737 = arith.addi %6, %1736 : index
    %1738 = arith.addi %1737, %c35 : index
    %1739 = arith.divui %3, %c8 : index
    %1740 = arith.addi %1738, %1739 : index
    %1741 = arith.cmpi slt, %1740, %5 : index
    scf.if %1741 {
      %1742 = arith.cmpi eq, %hasFactors, %c13 : index
      %1743 = arith.muli %1740, %c9 : index
      %1744 = memref.load %factors[%1743] : memref<?xf32>
      %1745 = arith.mulf %1744, %operandScale : f32
      %1746 = arith.select %1742, %1745, %operandScale : f32
      %1747 = vector.extract %150#4[6] : f32 from vector<8xf32>
      %1748 = arith.addi %17, %c17 : index
      %1749 = arith.muli %0, %c5 : index
      %1750 = arith.addi %1749, %1748 : index
      %1751 = arith.subi %panels, %c13 : index
      %1752 = arith.minsi %1750, %1751 : index
      %1753 = arith.muli %1752, %13 : index
      %1754 = arith.mulf %1747, %1746 : f32
      %1755 = vector.extract %150#5[6] : f32 from vector<8xf32>
      %1756 = arith.addi %17, %c13 : index
      %1757 = arith.muli %0, %c5 : index
      %1758 = arith.addi %1757, %1756 : index
      %1759 = arith.subi %panels, %c13 : index
      %1760 = arith.minsi %1758, %1759 : index
      %1761 = arith.muli %1760, %13 : index
      %1762 = arith.mulf %1755, %1746 : f32
      %1763 = vector.extract %150#6[6] : f32 from vector<8xf32>
      %1764 = arith.addi %17, %c9 : index
      %1765 = arith.muli %0, %c5 : index
      %1766 = arith.addi %1765, %1764 : index
      %1767 = arith.subi %panels, %c13 : index
      %1768 = arith.minsi %1766, %1767 : index
      %1769 = arith.muli %1768, %13 : index
      %1770 = arith.mulf %1763, %1746 : f32
      %1771 = vector.extract %150#7[6] : f32 from vector<8xf32>
      %1772 = arith.addi %17, %c33 : index
      %1773 = arith.muli %0, %c5 : index
      %1774 = arith.addi %1773, %1772 : index
      %1775 = arith.subi %panels, %c13 : index
      %1776 = arith.minsi %1774, %1775 : index
      %1777 = arith.muli %1776, %13 : index
      %1778 = arith.mulf %1771, %1746 : f32
      %1779 = arith.muli %0, %c5 : index
      %1780 = arith.addi %1779, %17 : index
      %1781 = arith.addi %1780, %c17 : index
      %1782 = arith.muli %1740, %outputFeatures : index
      %1783 = arith.muli %1781, %c8 : index
      %1784 = arith.addi %1782, %1783 : index
      %1785 = wave.lane
      %1786 = arith.remui %1785, %c8 : index
      %1787 = arith.addi %1784, %1786 : index
      %1788 = arith.cmpi slt, %1781, %panels : index
      scf.if %1788 {
        scf.if %19 {
          %1789 = memref.load %residual[%1787] : memref<?xf32>
          %1790 = arith.addf %1789, %1754 : f32
          memref.store %1790, %out[%1787] : memref<?xf32>
        } else {
          memref.store %1754, %out[%1787] : memref<?xf32>
        }
      }
      %1791 = arith.muli %0, %c5 : index
      %1792 = arith.addi %1791, %17 : index
      %1793 = arith.addi %1792, %c13 : index
      %1794 = arith.muli %1740, %outputFeatures : index
      %1795 = arith.muli %1793, %c8 : index
      %1796 = arith.addi %1794, %1795 : index
      %1797 = wave.lane
      %1798 = arith.remui %1797, %c8 : index
      %1799 = arith.addi %1796, %1798 : index
      %1800 = arith.cmpi slt, %1793, %panels : index
      scf.if %1800 {
        scf.if %19 {
          %1801 = memref.load %residual[%1799] : memref<?xf32>
          %1802 = arith.addf %1801, %1762 : f32
          memref.store %1802, %out[%1799] : memref<?xf32>
        } else {
          memref.store %1762, %out[%1799] : memref<?xf32>
        }
      }
      %1803 = arith.muli %0, %c5 : index
      %1804 = arith.addi %1803, %17 : index
      %1805 = arith.addi %1804, %c9 : index
      %1806 = arith.muli %1740, %outputFeatures : index
      %1807 = arith.muli %1805, %c8 : index
      %1808 = arith.addi %1806, %1807 : index
      %1809 = wave.lane
      %1810 = arith.remui %1809, %c8 : index
      %1811 = arith.addi %1808, %1810 : index
      %1812 = arith.cmpi slt, %1805, %panels : index
      scf.if %1812 {
        scf.if %19 {
          %1813 = memref.load %residual[%1811] : memref<?xf32>
          %1814 = arith.addf %1813, %1770 : f32
          memref.store %1814, %out[%1811] : memref<?xf32>
        } else {
          memref.store %1770, %out[%1811] : memref<?xf32>
        }
      }
      %1815 = arith.muli %0, %c5 : index
      %1816 = arith.addi %1815, %17 : index
      %1817 = arith.addi %1816, %c33 : index
      %1818 = arith.muli %1740, %outputFeatures : index
      %1819 = arith.muli %1817, %c8 : index
      %1820 = arith.addi %1818, %1819 : index
      %1821 = wave.lane
      %1822 = arith.remui %1821, %c8 : index
      %1823 = arith.addi %1820, %1822 : index
      %1824 = arith.cmpi slt, %1817, %panels : index
      scf.if %1824 {
        scf.if %19 {
          %1825 = memref.load %residual[%1823] : memref<?xf32>
          %1826 = arith.addf %1825, %1778 : f32
          memref.store %1826, %out[%1823] : memref<?xf32>
        } else {
          memref.store %1778, %out[%1823] : memref<?xf32>
        }
      }
    }
    %1827 = arith.addi %15, %c13 : index
    %1828 = arith.muli %1827, %c8 : index
    %1829 = arith.addi %6, %1828 : index
    %1830 = arith.addi %1829, %c36 : index
    %1831 = arith.divui %3, %c8 : index
    %1832 = arith.addi %1830, %1831 : index
    %1833 = arith.cmpi slt, %1832, %5 : index
    scf.if %1833 {
      %1834 = arith.cmpi eq, %hasFactors, %c13 : index
      %1835 = arith.muli %1832, %c9 : index
      %1836 = memref.load %factors[%1835] : memref<?xf32>
      %1837 = arith.mulf %1836, %operandScale : f32
      %1838 = arith.select %1834, %1837, %operandScale : f32
      %1839 = vector.extract %150#4[7] : f32 from vector<8xf32>
      %1840 = arith.addi %17, %c17 : index
      %1841 = arith.muli %0, %c5 : index
      %1842 = arith.addi %1841, %1840 : index
      %1843 = arith.subi %panels, %c13 : index
      %1844 = arith.minsi %1842, %1843 : index
      %1845 = arith.muli %1844, %13 : index
      %1846 = arith.mulf %1839, %1838 : f32
      %1847 = vector.extract %150#5[7] : f32 from vector<8xf32>
      %1848 = arith.addi %17, %c13 : index
      %1849 = arith.muli %0, %c5 : index
      %1850 = arith.addi %1849, %1848 : index
      %1851 = arith.subi %panels, %c13 : index
      %1852 = arith.minsi %1850, %1851 : index
      %1853 = arith.muli %1852, %13 : index
      %1854 = arith.mulf %1847, %1838 : f32
      %1855 = vector.extract %150#6[7] : f32 from vector<8xf32>
      %1856 = arith.addi %17, %c9 : index
      %1857 = arith.muli %0, %c5 : index
      %1858 = arith.addi %1857, %1856 : index
      %1859 = arith.subi %panels, %c13 : index
      %1860 = arith.minsi %1858, %1859 : index
      %1861 = arith.muli %1860, %13 : index
      %1862 = arith.mulf %1855, %1838 : f32
      %1863 = vector.extract %150#7[7] : f32 from vector<8xf32>
      %1864 = arith.addi %17, %c33 : index
      %1865 = arith.muli %0, %c5 : index
      %1866 = arith.addi %1865, %1864 : index
      %1867 = arith.subi %panels, %c13 : index
      %1868 = arith.minsi %1866, %1867 : index
      %1869 = arith.muli %1868, %13 : index
      %1870 = arith.mulf %1863, %1838 : f32
      %1871 = arith.muli %0, %c5 : index
      %1872 = arith.addi %1871, %17 : index
      %1873 = arith.addi %1872, %c17 : index
      %1874 = arith.muli %1832, %outputFeatures : index
      %1875 = arith.muli %1873, %c8 : index
      %1876 = arith.addi %1874, %1875 : index
      %1877 = wave.lane
      %1878 = arith.remui %1877, %c8 : index
      %1879 = arith.addi %1876, %1878 : index
      %1880 = arith.cmpi slt, %1873, %panels : index
      scf.if %1880 {
        scf.if %19 {
          %1881 = memref.load %residual[%1879] : memref<?xf32>
          %1882 = arith.addf %1881, %1846 : f32
          memref.store %1882, %out[%1879] : memref<?xf32>
        } else {
          memref.store %1846, %out[%1879] : memref<?xf32>
        }
      }
      %1883 = arith.muli %0, %c5 : index
      %1884 = arith.addi %1883, %17 : index
      %1885 = arith.addi %1884, %c13 : index
      %1886 = arith.muli %1832, %outputFeatures : index
      %1887 = arith.muli %1885, %c8 : index
      %1888 = arith.addi %1886, %1887 : index
      %1889 = wave.lane
      %1890 = arith.remui %1889, %c8 : index
      %1891 = arith.addi %1888, %1890 : index
      %1892 = arith.cmpi slt, %1885, %panels : index
      scf.if %1892 {
        scf.if %19 {
          %1893 = memref.load %residual[%1891] : memref<?xf32>
          %1894 = arith.addf %1893, %1854 : f32
          memref.store %1894, %out[%1891] : memref<?xf32>
        } else {
          memref.store %1854, %out[%1891] : memref<?xf32>
        }
      }
      %1895 = arith.muli %0, %c5 : index
      %1896 = arith.addi %1895, %17 : index
      %1897 = arith.addi %1896, %c9 : index
      %1898 = arith.muli %1832, %outputFeatures : index
      %1899 = arith.muli %1897, %c8 : index
      %1900 = arith.addi %1898, %1899 : index
      %1901 = wave.lane
      %1902 = arith.remui %1901, %c8 : index
      %1903 = arith.addi %1900, %1902 : index
      %1904 = arith.cmpi slt, %1897, %panels : index
      scf.if %1904 {
        scf.if %19 {
          %1905 = memref.load %residual[%1903] : memref<?xf32>
          %1906 = arith.addf %1905, %1862 : f32
          memref.store %1906, %out[%1903] : memref<?xf32>
        } else {
          memref.store %1862, %out[%1903] : memref<?xf32>
        }
      }
      %1907 = arith.muli %0, %c5 : index
      %1908 = arith.addi %1907, %17 : index
      %1909 = arith.addi %1908, %c33 : index
      %1910 = arith.muli %1832, %outputFeatures : index
      %1911 = arith.muli %1909, %c8 : index
      %1912 = arith.addi %1910, %1911 : index
      %1913 = wave.lane
      %1914 = arith.remui %1913, %c8 : index
      %1915 = arith.addi %1912, %1914 : index
      %1916 = arith.cmpi slt, %1909, %panels : index
      scf.if %1916 {
        scf.if %19 {
          %1917 = memref.load %residual[%1915] : memref<?xf32>
          %1918 = arith.addf %1917, %1870 : f32
          memref.store %1918, %out[%1915] : memref<?xf32>
        } else {
          memref.store %1870, %out[%1915] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
