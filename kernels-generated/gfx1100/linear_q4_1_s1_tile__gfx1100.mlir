// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q4_1', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c10 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<12> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 8192 : index
  %c26 = arith.constant 9 : index
  %c27 = arith.constant 10 : index
  %c28 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 6 : index
  %c33 = arith.constant 12 : index
  %c34 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.divui %9, %c2 : index
  %11 = arith.muli %10, %c2 : index
  %12 = arith.addi %7, %11 : index
  %13 = arith.addi %12, %c2 : index
  %14 = arith.divui %2, %c5 : index
  %15 = arith.muli %14, %c5 : index
  %16 = arith.remui %2, %c5 : index
  %17 = arith.muli %16, %c7 : index
  %18 = wave.scratch %c8 : memref<?xf16>
  %19 = arith.cmpi eq, %hasResidual, %c10 : index
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c13 : index
    %22 = arith.muli %1, %c4 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c15 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c14, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c16 : index
    %29 = arith.muli %3, %c4 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c14 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.muli %3, %c4 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.addi %34, %c16 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %0, %c4 : index
    %38 = arith.addi %37, %2 : index
    %39 = arith.subi %panels, %c10 : index
    %40 = arith.minsi %38, %39 : index
    %41 = arith.muli %40, %13 : index
    %42 = arith.remui %3, %c15 : index
    %43 = arith.addi %41, %c2 : index
    %44 = arith.muli %c14, %c17 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %42, %c7 : index
    %47 = arith.addi %45, %46 : index
    %48 = vector.load %w[%47] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %49 = vector.bitcast %48 : vector<4xi8> to vector<2xf16>
    %50 = vector.extract %49[0] : f16 from vector<2xf16>
    %51 = vector.broadcast %50 : f16 to vector<16xf16>
    %52 = vector.extract %49[1] : f16 from vector<2xf16>
    %53 = vector.broadcast %52 : f16 to vector<16xf16>
    %54 = arith.addi %41, %c2 : index
    %55 = arith.muli %inputFeatures, %c5 : index
    %56 = arith.addi %55, %c6 : index
    %57 = arith.divui %56, %c2 : index
    %58 = arith.muli %57, %c2 : index
    %59 = arith.addi %54, %58 : index
    %60 = arith.muli %c14, %c16 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.muli %42, %c15 : index
    %63 = arith.addi %61, %62 : index
    %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %65 = vector.bitcast %64 : vector<16xi8> to vector<4xi32>
    %66 = arith.shrui %65, %c18 : vector<4xi32>
    %67 = arith.andi %66, %c19 : vector<4xi32>
    %68 = arith.ori %67, %c20 : vector<4xi32>
    %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
    %70 = arith.shrui %65, %c21 : vector<4xi32>
    %71 = arith.andi %70, %c19 : vector<4xi32>
    %72 = arith.ori %71, %c20 : vector<4xi32>
    %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
    %74 = arith.shrui %65, %c22 : vector<4xi32>
    %75 = arith.andi %74, %c19 : vector<4xi32>
    %76 = arith.ori %75, %c20 : vector<4xi32>
    %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
    %78 = arith.shrui %65, %c23 : vector<4xi32>
    %79 = arith.andi %78, %c19 : vector<4xi32>
    %80 = arith.ori %79, %c20 : vector<4xi32>
    %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
    %82 = vector.shuffle %69, %73 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %83 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %84 = vector.shuffle %82, %83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %85 = arith.subf %84, %c24 : vector<32xf16>
    %86 = vector.shuffle %85, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %87 = vector.shuffle %85, %85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %88 = math.fma %86, %51, %53 : vector<16xf16>
    %89 = math.fma %87, %51, %53 : vector<16xf16>
    %90 = arith.cmpi sge, %3, %c15 : index
    %91 = vector.shuffle %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %92 = vector.shuffle %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %93 = arith.select %90, %91, %92 : vector<8xf16>
    %94 = vector.shuffle %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %95 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %96 = arith.select %90, %94, %95 : vector<8xf16>
    %97 = arith.addi %2, %c14 : index
    %98 = arith.muli %97, %c5 : index
    %99 = arith.addi %98, %c14 : index
    %100 = arith.muli %99, %c16 : index
    %101 = arith.muli %c14, %c25 : index
    %102 = arith.addi %101, %100 : index
    %103 = arith.muli %3, %c4 : index
    %104 = arith.addi %102, %103 : index
    vector.store %32, %18[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %105 = arith.addi %2, %c14 : index
    %106 = arith.muli %105, %c5 : index
    %107 = arith.addi %106, %c10 : index
    %108 = arith.muli %107, %c16 : index
    %109 = arith.muli %c14, %c25 : index
    %110 = arith.addi %109, %108 : index
    %111 = arith.muli %3, %c4 : index
    %112 = arith.addi %110, %111 : index
    vector.store %36, %18[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %113 = arith.addi %2, %c4 : index
    %114 = arith.muli %113, %c5 : index
    %115 = arith.addi %114, %c14 : index
    %116 = arith.muli %115, %c16 : index
    %117 = arith.muli %c14, %c25 : index
    %118 = arith.addi %117, %116 : index
    %119 = arith.muli %3, %c4 : index
    %120 = arith.addi %118, %119 : index
    vector.store %93, %18[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %121 = arith.addi %2, %c4 : index
    %122 = arith.muli %121, %c5 : index
    %123 = arith.addi %122, %c10 : index
    %124 = arith.muli %123, %c16 : index
    %125 = arith.muli %c14, %c25 : index
    %126 = arith.addi %125, %124 : index
    %127 = arith.muli %3, %c4 : index
    %128 = arith.addi %126, %127 : index
    vector.store %96, %18[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %138:8 = scf.for %129 = %c14 to %21 step %c10 iter_args(%130 = %c12, %131 = %c12, %132 = %c12, %133 = %c12, %134 = %c12, %135 = %c12, %136 = %c12, %137 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %139 = arith.addi %129, %c10 : index
      %140 = arith.subi %21, %c10 : index
      %141 = arith.minsi %139, %140 : index
      %142 = arith.muli %1, %c4 : index
      %143 = arith.addi %142, %2 : index
      %144 = arith.divui %inputFeatures, %c15 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.muli %141, %c5 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.muli %147, %c16 : index
      %149 = arith.muli %3, %c4 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c14 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.muli %3, %c4 : index
      %154 = arith.addi %148, %153 : index
      %155 = arith.addi %154, %c16 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %0, %c4 : index
      %158 = arith.addi %157, %2 : index
      %159 = arith.subi %panels, %c10 : index
      %160 = arith.minsi %158, %159 : index
      %161 = arith.muli %160, %13 : index
      %162 = arith.remui %3, %c15 : index
      %163 = arith.addi %161, %c2 : index
      %164 = arith.muli %141, %c17 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %162, %c7 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %169 = vector.bitcast %168 : vector<4xi8> to vector<2xf16>
      %170 = vector.extract %169[0] : f16 from vector<2xf16>
      %171 = vector.broadcast %170 : f16 to vector<16xf16>
      %172 = vector.extract %169[1] : f16 from vector<2xf16>
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %161, %c2 : index
      %175 = arith.muli %inputFeatures, %c5 : index
      %176 = arith.addi %175, %c6 : index
      %177 = arith.divui %176, %c2 : index
      %178 = arith.muli %177, %c2 : index
      %179 = arith.addi %174, %178 : index
      %180 = arith.muli %141, %c16 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %162, %c15 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
      %186 = arith.shrui %185, %c18 : vector<4xi32>
      %187 = arith.andi %186, %c19 : vector<4xi32>
      %188 = arith.ori %187, %c20 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %185, %c21 : vector<4xi32>
      %191 = arith.andi %190, %c19 : vector<4xi32>
      %192 = arith.ori %191, %c20 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %185, %c22 : vector<4xi32>
      %195 = arith.andi %194, %c19 : vector<4xi32>
      %196 = arith.ori %195, %c20 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %185, %c23 : vector<4xi32>
      %199 = arith.andi %198, %c19 : vector<4xi32>
      %200 = arith.ori %199, %c20 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %202, %203 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %205 = arith.subf %204, %c24 : vector<32xf16>
      %206 = vector.shuffle %205, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %207 = vector.shuffle %205, %205 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %208 = math.fma %206, %171, %173 : vector<16xf16>
      %209 = math.fma %207, %171, %173 : vector<16xf16>
      %210 = arith.cmpi sge, %3, %c15 : index
      %211 = vector.shuffle %208, %208 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %212 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %213 = arith.select %210, %211, %212 : vector<8xf16>
      %214 = vector.shuffle %209, %209 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %215 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %216 = arith.select %210, %214, %215 : vector<8xf16>
      %217 = arith.remui %129, %c5 : index
      %218 = arith.addi %15, %c14 : index
      %219 = arith.muli %218, %c5 : index
      %220 = arith.addi %219, %c14 : index
      %221 = arith.muli %220, %c16 : index
      %222 = arith.remui %3, %c15 : index
      %223 = arith.muli %222, %c4 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.muli %217, %c25 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %18[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = arith.addi %226, %c2 : index
      %229 = vector.load %18[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.addi %15, %c10 : index
      %232 = arith.muli %231, %c5 : index
      %233 = arith.addi %232, %c14 : index
      %234 = arith.muli %233, %c16 : index
      %235 = arith.remui %3, %c15 : index
      %236 = arith.muli %235, %c4 : index
      %237 = arith.addi %234, %236 : index
      %238 = arith.muli %217, %c25 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %18[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.addi %239, %c2 : index
      %242 = vector.load %18[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = arith.addi %17, %c4 : index
      %245 = arith.muli %244, %c5 : index
      %246 = arith.addi %245, %c14 : index
      %247 = arith.muli %246, %c16 : index
      %248 = arith.remui %3, %c15 : index
      %249 = arith.muli %248, %c4 : index
      %250 = arith.addi %247, %249 : index
      %251 = arith.muli %217, %c25 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %18[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.addi %252, %c2 : index
      %255 = vector.load %18[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %253, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %230, %256, %130 : vector<16xf16>, vector<8xf32>
      %258 = wave.mma %243, %256, %134 : vector<16xf16>, vector<8xf32>
      %259 = arith.addi %17, %c26 : index
      %260 = arith.muli %259, %c5 : index
      %261 = arith.addi %260, %c14 : index
      %262 = arith.muli %261, %c16 : index
      %263 = arith.remui %3, %c15 : index
      %264 = arith.muli %263, %c4 : index
      %265 = arith.addi %262, %264 : index
      %266 = arith.muli %217, %c25 : index
      %267 = arith.addi %265, %266 : index
      %268 = vector.load %18[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.addi %267, %c2 : index
      %270 = vector.load %18[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %230, %271, %131 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %243, %271, %135 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %17, %c27 : index
      %275 = arith.muli %274, %c5 : index
      %276 = arith.addi %275, %c14 : index
      %277 = arith.muli %276, %c16 : index
      %278 = arith.remui %3, %c15 : index
      %279 = arith.muli %278, %c4 : index
      %280 = arith.addi %277, %279 : index
      %281 = arith.muli %217, %c25 : index
      %282 = arith.addi %280, %281 : index
      %283 = vector.load %18[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.addi %282, %c2 : index
      %285 = vector.load %18[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %230, %286, %132 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %243, %286, %136 : vector<16xf16>, vector<8xf32>
      %289 = arith.addi %17, %c28 : index
      %290 = arith.muli %289, %c5 : index
      %291 = arith.addi %290, %c14 : index
      %292 = arith.muli %291, %c16 : index
      %293 = arith.remui %3, %c15 : index
      %294 = arith.muli %293, %c4 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.muli %217, %c25 : index
      %297 = arith.addi %295, %296 : index
      %298 = vector.load %18[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.addi %297, %c2 : index
      %300 = vector.load %18[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %230, %301, %133 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %243, %301, %137 : vector<16xf16>, vector<8xf32>
      %304 = arith.addi %15, %c14 : index
      %305 = arith.muli %304, %c5 : index
      %306 = arith.addi %305, %c10 : index
      %307 = arith.muli %306, %c16 : index
      %308 = arith.remui %3, %c15 : index
      %309 = arith.muli %308, %c4 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %217, %c25 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %18[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.addi %312, %c2 : index
      %315 = vector.load %18[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = arith.addi %15, %c10 : index
      %318 = arith.muli %317, %c5 : index
      %319 = arith.addi %318, %c10 : index
      %320 = arith.muli %319, %c16 : index
      %321 = arith.remui %3, %c15 : index
      %322 = arith.muli %321, %c4 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.muli %217, %c25 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %18[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.addi %325, %c2 : index
      %328 = vector.load %18[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = arith.addi %17, %c4 : index
      %331 = arith.muli %330, %c5 : index
      %332 = arith.addi %331, %c10 : index
      %333 = arith.muli %332, %c16 : index
      %334 = arith.remui %3, %c15 : index
      %335 = arith.muli %334, %c4 : index
      %336 = arith.addi %333, %335 : index
      %337 = arith.muli %217, %c25 : index
      %338 = arith.addi %336, %337 : index
      %339 = vector.load %18[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.addi %338, %c2 : index
      %341 = vector.load %18[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %316, %342, %257 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %329, %342, %258 : vector<16xf16>, vector<8xf32>
      %345 = arith.addi %17, %c26 : index
      %346 = arith.muli %345, %c5 : index
      %347 = arith.addi %346, %c10 : index
      %348 = arith.muli %347, %c16 : index
      %349 = arith.remui %3, %c15 : index
      %350 = arith.muli %349, %c4 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.muli %217, %c25 : index
      %353 = arith.addi %351, %352 : index
      %354 = vector.load %18[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.addi %353, %c2 : index
      %356 = vector.load %18[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %316, %357, %272 : vector<16xf16>, vector<8xf32>
      %359 = wave.mma %329, %357, %273 : vector<16xf16>, vector<8xf32>
      %360 = arith.addi %17, %c27 : index
      %361 = arith.muli %360, %c5 : index
      %362 = arith.addi %361, %c10 : index
      %363 = arith.muli %362, %c16 : index
      %364 = arith.remui %3, %c15 : index
      %365 = arith.muli %364, %c4 : index
      %366 = arith.addi %363, %365 : index
      %367 = arith.muli %217, %c25 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %18[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.addi %368, %c2 : index
      %371 = vector.load %18[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %316, %372, %287 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %329, %372, %288 : vector<16xf16>, vector<8xf32>
      %375 = arith.addi %17, %c28 : index
      %376 = arith.muli %375, %c5 : index
      %377 = arith.addi %376, %c10 : index
      %378 = arith.muli %377, %c16 : index
      %379 = arith.remui %3, %c15 : index
      %380 = arith.muli %379, %c4 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.muli %217, %c25 : index
      %383 = arith.addi %381, %382 : index
      %384 = vector.load %18[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.addi %383, %c2 : index
      %386 = vector.load %18[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %316, %387, %302 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %329, %387, %303 : vector<16xf16>, vector<8xf32>
      %390 = arith.subi %c10, %217 : index
      %391 = arith.addi %2, %c14 : index
      %392 = arith.muli %391, %c5 : index
      %393 = arith.addi %392, %c14 : index
      %394 = arith.muli %393, %c16 : index
      %395 = arith.muli %390, %c25 : index
      %396 = arith.addi %395, %394 : index
      %397 = arith.muli %3, %c4 : index
      %398 = arith.addi %396, %397 : index
      vector.store %152, %18[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.addi %2, %c14 : index
      %400 = arith.muli %399, %c5 : index
      %401 = arith.addi %400, %c10 : index
      %402 = arith.muli %401, %c16 : index
      %403 = arith.muli %390, %c25 : index
      %404 = arith.addi %403, %402 : index
      %405 = arith.muli %3, %c4 : index
      %406 = arith.addi %404, %405 : index
      vector.store %156, %18[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.addi %2, %c4 : index
      %408 = arith.muli %407, %c5 : index
      %409 = arith.addi %408, %c14 : index
      %410 = arith.muli %409, %c16 : index
      %411 = arith.muli %390, %c25 : index
      %412 = arith.addi %411, %410 : index
      %413 = arith.muli %3, %c4 : index
      %414 = arith.addi %412, %413 : index
      vector.store %213, %18[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.addi %2, %c4 : index
      %416 = arith.muli %415, %c5 : index
      %417 = arith.addi %416, %c10 : index
      %418 = arith.muli %417, %c16 : index
      %419 = arith.muli %390, %c25 : index
      %420 = arith.addi %419, %418 : index
      %421 = arith.muli %3, %c4 : index
      %422 = arith.addi %420, %421 : index
      vector.store %216, %18[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %343, %358, %373, %388, %344, %359, %374, %389 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %423 = arith.addi %15, %c14 : index
    %424 = arith.muli %423, %c15 : index
    %425 = arith.addi %6, %424 : index
    %426 = arith.addi %425, %c14 : index
    %427 = arith.divui %3, %c15 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.cmpi slt, %428, %5 : index
    scf.if %429 {
      %430 = arith.cmpi eq, %hasFactors, %c10 : index
      %431 = arith.muli %428, %c5 : index
      %432 = memref.load %factors[%431] : memref<?xf32>
      %433 = arith.mulf %432, %operandScale : f32
      %434 = arith.select %430, %433, %operandScale : f32
      %435 = vector.extract %138#0[0] : f32 from vector<8xf32>
      %436 = arith.addi %17, %c14 : index
      %437 = arith.muli %0, %c4 : index
      %438 = arith.addi %437, %436 : index
      %439 = arith.subi %panels, %c10 : index
      %440 = arith.minsi %438, %439 : index
      %441 = arith.muli %440, %13 : index
      %442 = arith.remui %3, %c15 : index
      %443 = arith.muli %442, %c7 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.mulf %447, %434 : f32
      %449 = arith.mulf %435, %448 : f32
      %450 = vector.extract %138#1[0] : f32 from vector<8xf32>
      %451 = arith.addi %17, %c10 : index
      %452 = arith.muli %0, %c4 : index
      %453 = arith.addi %452, %451 : index
      %454 = arith.subi %panels, %c10 : index
      %455 = arith.minsi %453, %454 : index
      %456 = arith.muli %455, %13 : index
      %457 = arith.remui %3, %c15 : index
      %458 = arith.muli %457, %c7 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %434 : f32
      %464 = arith.mulf %450, %463 : f32
      %465 = vector.extract %138#2[0] : f32 from vector<8xf32>
      %466 = arith.addi %17, %c5 : index
      %467 = arith.muli %0, %c4 : index
      %468 = arith.addi %467, %466 : index
      %469 = arith.subi %panels, %c10 : index
      %470 = arith.minsi %468, %469 : index
      %471 = arith.muli %470, %13 : index
      %472 = arith.remui %3, %c15 : index
      %473 = arith.muli %472, %c7 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %w[%474] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %476 = vector.bitcast %475 : vector<4xi8> to vector<1xf32>
      %477 = vector.extract %476[0] : f32 from vector<1xf32>
      %478 = arith.mulf %477, %434 : f32
      %479 = arith.mulf %465, %478 : f32
      %480 = vector.extract %138#3[0] : f32 from vector<8xf32>
      %481 = arith.addi %17, %c31 : index
      %482 = arith.muli %0, %c4 : index
      %483 = arith.addi %482, %481 : index
      %484 = arith.subi %panels, %c10 : index
      %485 = arith.minsi %483, %484 : index
      %486 = arith.muli %485, %13 : index
      %487 = arith.remui %3, %c15 : index
      %488 = arith.muli %487, %c7 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %434 : f32
      %494 = arith.mulf %480, %493 : f32
      %495 = arith.muli %0, %c4 : index
      %496 = arith.addi %495, %17 : index
      %497 = arith.addi %496, %c14 : index
      %498 = arith.muli %428, %outputFeatures : index
      %499 = arith.muli %497, %c15 : index
      %500 = arith.addi %498, %499 : index
      %501 = wave.lane
      %502 = arith.remui %501, %c15 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.cmpi slt, %497, %panels : index
      scf.if %504 {
        scf.if %19 {
          %505 = memref.load %residual[%503] : memref<?xf32>
          %506 = arith.addf %505, %449 : f32
          memref.store %506, %out[%503] : memref<?xf32>
        } else {
          memref.store %449, %out[%503] : memref<?xf32>
        }
      }
      %507 = arith.muli %0, %c4 : index
      %508 = arith.addi %507, %17 : index
      %509 = arith.addi %508, %c10 : index
      %510 = arith.muli %428, %outputFeatures : index
      %511 = arith.muli %509, %c15 : index
      %512 = arith.addi %510, %511 : index
      %513 = wave.lane
      %514 = arith.remui %513, %c15 : index
      %515 = arith.addi %512, %514 : index
      %516 = arith.cmpi slt, %509, %panels : index
      scf.if %516 {
        scf.if %19 {
          %517 = memref.load %residual[%515] : memref<?xf32>
          %518 = arith.addf %517, %464 : f32
          memref.store %518, %out[%515] : memref<?xf32>
        } else {
          memref.store %464, %out[%515] : memref<?xf32>
        }
      }
      %519 = arith.muli %0, %c4 : index
      %520 = arith.addi %519, %17 : index
      %521 = arith.addi %520, %c5 : index
      %522 = arith.muli %428, %outputFeatures : index
      %523 = arith.muli %521, %c15 : index
      %524 = arith.addi %522, %523 : index
      %525 = wave.lane
      %526 = arith.remui %525, %c15 : index
      %527 = arith.addi %524, %526 : index
      %528 = arith.cmpi slt, %521, %panels : index
      scf.if %528 {
        scf.if %19 {
          %529 = memref.load %residual[%527] : memref<?xf32>
          %530 = arith.addf %529, %479 : f32
          memref.store %530, %out[%527] : memref<?xf32>
        } else {
          memref.store %479, %out[%527] : memref<?xf32>
        }
      }
      %531 = arith.muli %0, %c4 : index
      %532 = arith.addi %531, %17 : index
      %533 = arith.addi %532, %c31 : index
      %534 = arith.muli %428, %outputFeatures : index
      %535 = arith.muli %533, %c15 : index
      %536 = arith.addi %534, %535 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c15 : index
      %539 = arith.addi %536, %538 : index
      %540 = arith.cmpi slt, %533, %panels : index
      scf.if %540 {
        scf.if %19 {
          %541 = memref.load %residual[%539] : memref<?xf32>
          %542 = arith.addf %541, %494 : f32
          memref.store %542, %out[%539] : memref<?xf32>
        } else {
          memref.store %494, %out[%539] : memref<?xf32>
        }
      }
    }
    %543 = arith.addi %15, %c14 : index
    %544 = arith.muli %543, %c15 : index
    %545 = arith.addi %6, %544 : index
    %546 = arith.addi %545, %c5 : index
    %547 = arith.divui %3, %c15 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.cmpi slt, %548, %5 : index
    scf.if %549 {
      %550 = arith.cmpi eq, %hasFactors, %c10 : index
      %551 = arith.muli %548, %c5 : index
      %552 = memref.load %factors[%551] : memref<?xf32>
      %553 = arith.mulf %552, %operandScale : f32
      %554 = arith.select %550, %553, %operandScale : f32
      %555 = vector.extract %138#0[1] : f32 from vector<8xf32>
      %556 = arith.addi %17, %c14 : index
      %557 = arith.muli %0, %c4 : index
      %558 = arith.addi %557, %556 : index
      %559 = arith.subi %panels, %c10 : index
      %560 = arith.minsi %558, %559 : index
      %561 = arith.muli %560, %13 : index
      %562 = arith.remui %3, %c15 : index
      %563 = arith.muli %562, %c7 : index
      %564 = arith.addi %561, %563 : index
      %565 = vector.load %w[%564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %566 = vector.bitcast %565 : vector<4xi8> to vector<1xf32>
      %567 = vector.extract %566[0] : f32 from vector<1xf32>
      %568 = arith.mulf %567, %554 : f32
      %569 = arith.mulf %555, %568 : f32
      %570 = vector.extract %138#1[1] : f32 from vector<8xf32>
      %571 = arith.addi %17, %c10 : index
      %572 = arith.muli %0, %c4 : index
      %573 = arith.addi %572, %571 : index
      %574 = arith.subi %panels, %c10 : index
      %575 = arith.minsi %573, %574 : index
      %576 = arith.muli %575, %13 : index
      %577 = arith.remui %3, %c15 : index
      %578 = arith.muli %577, %c7 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %554 : f32
      %584 = arith.mulf %570, %583 : f32
      %585 = vector.extract %138#2[1] : f32 from vector<8xf32>
      %586 = arith.addi %17, %c5 : index
      %587 = arith.muli %0, %c4 : index
      %588 = arith.addi %587, %586 : index
      %589 = arith.subi %panels, %c10 : index
      %590 = arith.minsi %588, %589 : index
      %591 = arith.muli %590, %13 : index
      %592 = arith.remui %3, %c15 : index
      %593 = arith.muli %592, %c7 : index
      %594 = arith.addi %591, %593 : index
      %595 = vector.load %w[%594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %596 = vector.bitcast %595 : vector<4xi8> to vector<1xf32>
      %597 = vector.extract %596[0] : f32 from vector<1xf32>
      %598 = arith.mulf %597, %554 : f32
      %599 = arith.mulf %585, %598 : f32
      %600 = vector.extract %138#3[1] : f32 from vector<8xf32>
      %601 = arith.addi %17, %c31 : index
      %602 = arith.muli %0, %c4 : index
      %603 = arith.addi %602, %601 : index
      %604 = arith.subi %panels, %c10 : index
      %605 = arith.minsi %603, %604 : index
      %606 = arith.muli %605, %13 : index
      %607 = arith.remui %3, %c15 : index
      %608 = arith.muli %607, %c7 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %554 : f32
      %614 = arith.mulf %600, %613 : f32
      %615 = arith.muli %0, %c4 : index
      %616 = arith.addi %615, %17 : index
      %617 = arith.addi %616, %c14 : index
      %618 = arith.muli %548, %outputFeatures : index
      %619 = arith.muli %617, %c15 : index
      %620 = arith.addi %618, %619 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c15 : index
      %623 = arith.addi %620, %622 : index
      %624 = arith.cmpi slt, %617, %panels : index
      scf.if %624 {
        scf.if %19 {
          %625 = memref.load %residual[%623] : memref<?xf32>
          %626 = arith.addf %625, %569 : f32
          memref.store %626, %out[%623] : memref<?xf32>
        } else {
          memref.store %569, %out[%623] : memref<?xf32>
        }
      }
      %627 = arith.muli %0, %c4 : index
      %628 = arith.addi %627, %17 : index
      %629 = arith.addi %628, %c10 : index
      %630 = arith.muli %548, %outputFeatures : index
      %631 = arith.muli %629, %c15 : index
      %632 = arith.addi %630, %631 : index
      %633 = wave.lane
      %634 = arith.remui %633, %c15 : index
      %635 = arith.addi %632, %634 : index
      %636 = arith.cmpi slt, %629, %panels : index
      scf.if %636 {
        scf.if %19 {
          %637 = memref.load %residual[%635] : memref<?xf32>
          %638 = arith.addf %637, %584 : f32
          memref.store %638, %out[%635] : memref<?xf32>
        } else {
          memref.store %584, %out[%635] : memref<?xf32>
        }
      }
      %639 = arith.muli %0, %c4 : index
      %640 = arith.addi %639, %17 : index
      %641 = arith.addi %640, %c5 : index
      %642 = arith.muli %548, %outputFeatures : index
      %643 = arith.muli %641, %c15 : index
      %644 = arith.addi %642, %643 : index
      %645 = wave.lane
      %646 = arith.remui %645, %c15 : index
      %647 = arith.addi %644, %646 : index
      %648 = arith.cmpi slt, %641, %panels : index
      scf.if %648 {
        scf.if %19 {
          %649 = memref.load %residual[%647] : memref<?xf32>
          %650 = arith.addf %649, %599 : f32
          memref.store %650, %out[%647] : memref<?xf32>
        } else {
          memref.store %599, %out[%647] : memref<?xf32>
        }
      }
      %651 = arith.muli %0, %c4 : index
      %652 = arith.addi %651, %17 : index
      %653 = arith.addi %652, %c31 : index
      %654 = arith.muli %548, %outputFeatures : index
      %655 = arith.muli %653, %c15 : index
      %656 = arith.addi %654, %655 : index
      %657 = wave.lane
      %658 = arith.remui %657, %c15 : index
      %659 = arith.addi %656, %658 : index
      %660 = arith.cmpi slt, %653, %panels : index
      scf.if %660 {
        scf.if %19 {
          %661 = memref.load %residual[%659] : memref<?xf32>
          %662 = arith.addf %661, %614 : f32
          memref.store %662, %out[%659] : memref<?xf32>
        } else {
          memref.store %614, %out[%659] : memref<?xf32>
        }
      }
    }
    %663 = arith.addi %15, %c14 : index
    %664 = arith.muli %663, %c15 : index
    %665 = arith.addi %6, %664 : index
    %666 = arith.addi %665, %c7 : index
    %667 = arith.divui %3, %c15 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.cmpi slt, %668, %5 : index
    scf.if %669 {
      %670 = arith.cmpi eq, %hasFactors, %c10 : index
      %671 = arith.muli %668, %c5 : index
      %672 = memref.load %factors[%671] : memref<?xf32>
      %673 = arith.mulf %672, %operandScale : f32
      %674 = arith.select %670, %673, %operandScale : f32
      %675 = vector.extract %138#0[2] : f32 from vector<8xf32>
      %676 = arith.addi %17, %c14 : index
      %677 = arith.muli %0, %c4 : index
      %678 = arith.addi %677, %676 : index
      %679 = arith.subi %panels, %c10 : index
      %680 = arith.minsi %678, %679 : index
      %681 = arith.muli %680, %13 : index
      %682 = arith.remui %3, %c15 : index
      %683 = arith.muli %682, %c7 : index
      %684 = arith.addi %681, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %674 : f32
      %689 = arith.mulf %675, %688 : f32
      %690 = vector.extract %138#1[2] : f32 from vector<8xf32>
      %691 = arith.addi %17, %c10 : index
      %692 = arith.muli %0, %c4 : index
      %693 = arith.addi %692, %691 : index
      %694 = arith.subi %panels, %c10 : index
      %695 = arith.minsi %693, %694 : index
      %696 = arith.muli %695, %13 : index
      %697 = arith.remui %3, %c15 : index
      %698 = arith.muli %697, %c7 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %674 : f32
      %704 = arith.mulf %690, %703 : f32
      %705 = vector.extract %138#2[2] : f32 from vector<8xf32>
      %706 = arith.addi %17, %c5 : index
      %707 = arith.muli %0, %c4 : index
      %708 = arith.addi %707, %706 : index
      %709 = arith.subi %panels, %c10 : index
      %710 = arith.minsi %708, %709 : index
      %711 = arith.muli %710, %13 : index
      %712 = arith.remui %3, %c15 : index
      %713 = arith.muli %712, %c7 : index
      %714 = arith.addi %711, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %674 : f32
      %719 = arith.mulf %705, %718 : f32
      %720 = vector.extract %138#3[2] : f32 from vector<8xf32>
      %721 = arith.addi %17, %c31 : index
      %722 = arith.muli %0, %c4 : index
      %723 = arith.addi %722, %721 : index
      %724 = arith.subi %panels, %c10 : index
      %725 = arith.minsi %723, %724 : index
      %726 = arith.muli %725, %13 : index
      %727 = arith.remui %3, %c15 : index
      %728 = arith.muli %727, %c7 : index
      %729 = arith.addi %726, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %674 : f32
      %734 = arith.mulf %720, %733 : f32
      %735 = arith.muli %0, %c4 : index
      %736 = arith.addi %735, %17 : index
      %737 = arith.addi %736, %c14 : index
      %738 = arith.muli %668, %outputFeatures : index
      %739 = arith.muli %737, %c15 : index
      %740 = arith.addi %738, %739 : index
      %741 = wave.lane
      %742 = arith.remui %741, %c15 : index
      %743 = arith.addi %740, %742 : index
      %744 = arith.cmpi slt, %737, %panels : index
      scf.if %744 {
        scf.if %19 {
          %745 = memref.load %residual[%743] : memref<?xf32>
          %746 = arith.addf %745, %689 : f32
          memref.store %746, %out[%743] : memref<?xf32>
        } else {
          memref.store %689, %out[%743] : memref<?xf32>
        }
      }
      %747 = arith.muli %0, %c4 : index
      %748 = arith.addi %747, %17 : index
      %749 = arith.addi %748, %c10 : index
      %750 = arith.muli %668, %outputFeatures : index
      %751 = arith.muli %749, %c15 : index
      %752 = arith.addi %750, %751 : index
      %753 = wave.lane
      %754 = arith.remui %753, %c15 : index
      %755 = arith.addi %752, %754 : index
      %756 = arith.cmpi slt, %749, %panels : index
      scf.if %756 {
        scf.if %19 {
          %757 = memref.load %residual[%755] : memref<?xf32>
          %758 = arith.addf %757, %704 : f32
          memref.store %758, %out[%755] : memref<?xf32>
        } else {
          memref.store %704, %out[%755] : memref<?xf32>
        }
      }
      %759 = arith.muli %0, %c4 : index
      %760 = arith.addi %759, %17 : index
      %761 = arith.addi %760, %c5 : index
      %762 = arith.muli %668, %outputFeatures : index
      %763 = arith.muli %761, %c15 : index
      %764 = arith.addi %762, %763 : index
      %765 = wave.lane
      %766 = arith.remui %765, %c15 : index
      %767 = arith.addi %764, %766 : index
      %768 = arith.cmpi slt, %761, %panels : index
      scf.if %768 {
        scf.if %19 {
          %769 = memref.load %residual[%767] : memref<?xf32>
          %770 = arith.addf %769, %719 : f32
          memref.store %770, %out[%767] : memref<?xf32>
        } else {
          memref.store %719, %out[%767] : memref<?xf32>
        }
      }
      %771 = arith.muli %0, %c4 : index
      %772 = arith.addi %771, %17 : index
      %773 = arith.addi %772, %c31 : index
      %774 = arith.muli %668, %outputFeatures : index
      %775 = arith.muli %773, %c15 : index
      %776 = arith.addi %774, %775 : index
      %777 = wave.lane
      %778 = arith.remui %777, %c15 : index
      %779 = arith.addi %776, %778 : index
      %780 = arith.cmpi slt, %773, %panels : index
      scf.if %780 {
        scf.if %19 {
          %781 = memref.load %residual[%779] : memref<?xf32>
          %782 = arith.addf %781, %734 : f32
          memref.store %782, %out[%779] : memref<?xf32>
        } else {
          memref.store %734, %out[%779] : memref<?xf32>
        }
      }
    }
    %783 = arith.addi %15, %c14 : index
    %784 = arith.muli %783, %c15 : index
    %785 = arith.addi %6, %784 : index
    %786 = arith.addi %785, %c32 : index
    %787 = arith.divui %3, %c15 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.cmpi slt, %788, %5 : index
    scf.if %789 {
      %790 = arith.cmpi eq, %hasFactors, %c10 : index
      %791 = arith.muli %788, %c5 : index
      %792 = memref.load %factors[%791] : memref<?xf32>
      %793 = arith.mulf %792, %operandScale : f32
      %794 = arith.select %790, %793, %operandScale : f32
      %795 = vector.extract %138#0[3] : f32 from vector<8xf32>
      %796 = arith.addi %17, %c14 : index
      %797 = arith.muli %0, %c4 : index
      %798 = arith.addi %797, %796 : index
      %799 = arith.subi %panels, %c10 : index
      %800 = arith.minsi %798, %799 : index
      %801 = arith.muli %800, %13 : index
      %802 = arith.remui %3, %c15 : index
      %803 = arith.muli %802, %c7 : index
      %804 = arith.addi %801, %803 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.mulf %807, %794 : f32
      %809 = arith.mulf %795, %808 : f32
      %810 = vector.extract %138#1[3] : f32 from vector<8xf32>
      %811 = arith.addi %17, %c10 : index
      %812 = arith.muli %0, %c4 : index
      %813 = arith.addi %812, %811 : index
      %814 = arith.subi %panels, %c10 : index
      %815 = arith.minsi %813, %814 : index
      %816 = arith.muli %815, %13 : index
      %817 = arith.remui %3, %c15 : index
      %818 = arith.muli %817, %c7 : index
      %819 = arith.addi %816, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %794 : f32
      %824 = arith.mulf %810, %823 : f32
      %825 = vector.extract %138#2[3] : f32 from vector<8xf32>
      %826 = arith.addi %17, %c5 : index
      %827 = arith.muli %0, %c4 : index
      %828 = arith.addi %827, %826 : index
      %829 = arith.subi %panels, %c10 : index
      %830 = arith.minsi %828, %829 : index
      %831 = arith.muli %830, %13 : index
      %832 = arith.remui %3, %c15 : index
      %833 = arith.muli %832, %c7 : index
      %834 = arith.addi %831, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %794 : f32
      %839 = arith.mulf %825, %838 : f32
      %840 = vector.extract %138#3[3] : f32 from vector<8xf32>
      %841 = arith.addi %17, %c31 : index
      %842 = arith.muli %0, %c4 : index
      %843 = arith.addi %842, %841 : index
      %844 = arith.subi %panels, %c10 : index
      %845 = arith.minsi %843, %844 : index
      %846 = arith.muli %845, %13 : index
      %847 = arith.remui %3, %c15 : index
      %848 = arith.muli %847, %c7 : index
      %849 = arith.addi %846, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %794 : f32
      %854 = arith.mulf %840, %853 : f32
      %855 = arith.muli %0, %c4 : index
      %856 = arith.addi %855, %17 : index
      %857 = arith.addi %856, %c14 : index
      %858 = arith.muli %788, %outputFeatures : index
      %859 = arith.muli %857, %c15 : index
      %860 = arith.addi %858, %859 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c15 : index
      %863 = arith.addi %860, %862 : index
      %864 = arith.cmpi slt, %857, %panels : index
      scf.if %864 {
        scf.if %19 {
          %865 = memref.load %residual[%863] : memref<?xf32>
          %866 = arith.addf %865, %809 : f32
          memref.store %866, %out[%863] : memref<?xf32>
        } else {
          memref.store %809, %out[%863] : memref<?xf32>
        }
      }
      %867 = arith.muli %0, %c4 : index
      %868 = arith.addi %867, %17 : index
      %869 = arith.addi %868, %c10 : index
      %870 = arith.muli %788, %outputFeatures : index
      %871 = arith.muli %869, %c15 : index
      %872 = arith.addi %870, %871 : index
      %873 = wave.lane
      %874 = arith.remui %873, %c15 : index
      %875 = arith.addi %872, %874 : index
      %876 = arith.cmpi slt, %869, %panels : index
      scf.if %876 {
        scf.if %19 {
          %877 = memref.load %residual[%875] : memref<?xf32>
          %878 = arith.addf %877, %824 : f32
          memref.store %878, %out[%875] : memref<?xf32>
        } else {
          memref.store %824, %out[%875] : memref<?xf32>
        }
      }
      %879 = arith.muli %0, %c4 : index
      %880 = arith.addi %879, %17 : index
      %881 = arith.addi %880, %c5 : index
      %882 = arith.muli %788, %outputFeatures : index
      %883 = arith.muli %881, %c15 : index
      %884 = arith.addi %882, %883 : index
      %885 = wave.lane
      %886 = arith.remui %885, %c15 : index
      %887 = arith.addi %884, %886 : index
      %888 = arith.cmpi slt, %881, %panels : index
      scf.if %888 {
        scf.if %19 {
          %889 = memref.load %residual[%887] : memref<?xf32>
          %890 = arith.addf %889, %839 : f32
          memref.store %890, %out[%887] : memref<?xf32>
        } else {
          memref.store %839, %out[%887] : memref<?xf32>
        }
      }
      %891 = arith.muli %0, %c4 : index
      %892 = arith.addi %891, %17 : index
      %893 = arith.addi %892, %c31 : index
      %894 = arith.muli %788, %outputFeatures : index
      %895 = arith.muli %893, %c15 : index
      %896 = arith.addi %894, %895 : index
      %897 = wave.lane
      %898 = arith.remui %897, %c15 : index
      %899 = arith.addi %896, %898 : index
      %900 = arith.cmpi slt, %893, %panels : index
      scf.if %900 {
        scf.if %19 {
          %901 = memref.load %residual[%899] : memref<?xf32>
          %902 = arith.addf %901, %854 : f32
          memref.store %902, %out[%899] : memref<?xf32>
        } else {
          memref.store %854, %out[%899] : memref<?xf32>
        }
      }
    }
    %903 = arith.addi %15, %c14 : index
    %904 = arith.muli %903, %c15 : index
    %905 = arith.addi %6, %904 : index
    %906 = arith.addi %905, %c4 : index
    %907 = arith.divui %3, %c15 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.cmpi slt, %908, %5 : index
    scf.if %909 {
      %910 = arith.cmpi eq, %hasFactors, %c10 : index
      %911 = arith.muli %908, %c5 : index
      %912 = memref.load %factors[%911] : memref<?xf32>
      %913 = arith.mulf %912, %operandScale : f32
      %914 = arith.select %910, %913, %operandScale : f32
      %915 = vector.extract %138#0[4] : f32 from vector<8xf32>
      %916 = arith.addi %17, %c14 : index
      %917 = arith.muli %0, %c4 : index
      %918 = arith.addi %917, %916 : index
      %919 = arith.subi %panels, %c10 : index
      %920 = arith.minsi %918, %919 : index
      %921 = arith.muli %920, %13 : index
      %922 = arith.remui %3, %c15 : index
      %923 = arith.muli %922, %c7 : index
      %924 = arith.addi %921, %923 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.mulf %927, %914 : f32
      %929 = arith.mulf %915, %928 : f32
      %930 = vector.extract %138#1[4] : f32 from vector<8xf32>
      %931 = arith.addi %17, %c10 : index
      %932 = arith.muli %0, %c4 : index
      %933 = arith.addi %932, %931 : index
      %934 = arith.subi %panels, %c10 : index
      %935 = arith.minsi %933, %934 : index
      %936 = arith.muli %935, %13 : index
      %937 = arith.remui %3, %c15 : index
      %938 = arith.muli %937, %c7 : index
      %939 = arith.addi %936, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %914 : f32
      %944 = arith.mulf %930, %943 : f32
      %945 = vector.extract %138#2[4] : f32 from vector<8xf32>
      %946 = arith.addi %17, %c5 : index
      %947 = arith.muli %0, %c4 : index
      %948 = arith.addi %947, %946 : index
      %949 = arith.subi %panels, %c10 : index
      %950 = arith.minsi %948, %949 : index
      %951 = arith.muli %950, %13 : index
      %952 = arith.remui %3, %c15 : index
      %953 = arith.muli %952, %c7 : index
      %954 = arith.addi %951, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %914 : f32
      %959 = arith.mulf %945, %958 : f32
      %960 = vector.extract %138#3[4] : f32 from vector<8xf32>
      %961 = arith.addi %17, %c31 : index
      %962 = arith.muli %0, %c4 : index
      %963 = arith.addi %962, %961 : index
      %964 = arith.subi %panels, %c10 : index
      %965 = arith.minsi %963, %964 : index
      %966 = arith.muli %965, %13 : index
      %967 = arith.remui %3, %c15 : index
      %968 = arith.muli %967, %c7 : index
      %969 = arith.addi %966, %968 : index
      %970 = vector.load %w[%969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %971 = vector.bitcast %970 : vector<4xi8> to vector<1xf32>
      %972 = vector.extract %971[0] : f32 from vector<1xf32>
      %973 = arith.mulf %972, %914 : f32
      %974 = arith.mulf %960, %973 : f32
      %975 = arith.muli %0, %c4 : index
      %976 = arith.addi %975, %17 : index
      %977 = arith.addi %976, %c14 : index
      %978 = arith.muli %908, %outputFeatures : index
      %979 = arith.muli %977, %c15 : index
      %980 = arith.addi %978, %979 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c15 : index
      %983 = arith.addi %980, %982 : index
      %984 = arith.cmpi slt, %977, %panels : index
      scf.if %984 {
        scf.if %19 {
          %985 = memref.load %residual[%983] : memref<?xf32>
          %986 = arith.addf %985, %929 : f32
          memref.store %986, %out[%983] : memref<?xf32>
        } else {
          memref.store %929, %out[%983] : memref<?xf32>
        }
      }
      %987 = arith.muli %0, %c4 : index
      %988 = arith.addi %987, %17 : index
      %989 = arith.addi %988, %c10 : index
      %990 = arith.muli %908, %outputFeatures : index
      %991 = arith.muli %989, %c15 : index
      %992 = arith.addi %990, %991 : index
      %993 = wave.lane
      %994 = arith.remui %993, %c15 : index
      %995 = arith.addi %992, %994 : index
      %996 = arith.cmpi slt, %989, %panels : index
      scf.if %996 {
        scf.if %19 {
          %997 = memref.load %residual[%995] : memref<?xf32>
          %998 = arith.addf %997, %944 : f32
          memref.store %998, %out[%995] : memref<?xf32>
        } else {
          memref.store %944, %out[%995] : memref<?xf32>
        }
      }
      %999 = arith.muli %0, %c4 : index
      %1000 = arith.addi %999, %17 : index
      %1001 = arith.addi %1000, %c5 : index
      %1002 = arith.muli %908, %outputFeatures : index
      %1003 = arith.muli %1001, %c15 : index
      %1004 = arith.addi %1002, %1003 : index
      %1005 = wave.lane
      %1006 = arith.remui %1005, %c15 : index
      %1007 = arith.addi %1004, %1006 : index
      %1008 = arith.cmpi slt, %1001, %panels : index
      scf.if %1008 {
        scf.if %19 {
          %1009 = memref.load %residual[%1007] : memref<?xf32>
          %1010 = arith.addf %1009, %959 : f32
          memref.store %1010, %out[%1007] : memref<?xf32>
        } else {
          memref.store %959, %out[%1007] : memref<?xf32>
        }
      }
      %1011 = arith.muli %0, %c4 : index
      %1012 = arith.addi %1011, %17 : index
      %1013 = arith.addi %1012, %c31 : index
      %1014 = arith.muli %908, %outputFeatures : index
      %1015 = arith.muli %1013, %c15 : index
      %1016 = arith.addi %1014, %1015 : index
      %1017 = wave.lane
      %1018 = arith.remui %1017, %c15 : index
      %1019 = arith.addi %1016, %1018 : index
      %1020 = arith.cmpi slt, %1013, %panels : index
      scf.if %1020 {
        scf.if %19 {
          %1021 = memref.load %residual[%1019] : memref<?xf32>
          %1022 = arith.addf %1021, %974 : f32
          memref.store %1022, %out[%1019] : memref<?xf32>
        } else {
          memref.store %974, %out[%1019] : memref<?xf32>
        }
      }
    }
    %1023 = arith.addi %15, %c14 : index
    %1024 = arith.muli %1023, %c15 : index
    %1025 = arith.addi %6, %1024 : index
    %1026 = arith.addi %1025, %c27 : index
    %1027 = arith.divui %3, %c15 : index
    %1028 = arith.addi %1026, %1027 : index
    %1029 = arith.cmpi slt, %1028, %5 : index
    scf.if %1029 {
      %1030 = arith.cmpi eq, %hasFactors, %c10 : index
      %1031 = arith.muli %1028, %c5 : index
      %1032 = memref.load %factors[%1031] : memref<?xf32>
      %1033 = arith.mulf %1032, %operandScale : f32
      %1034 = arith.select %1030, %1033, %operandScale : f32
      %1035 = vector.extract %138#0[5] : f32 from vector<8xf32>
      %1036 = arith.addi %17, %c14 : index
      %1037 = arith.muli %0, %c4 : index
      %1038 = arith.addi %1037, %1036 : index
      %1039 = arith.subi %panels, %c10 : index
      %1040 = arith.minsi %1038, %1039 : index
      %1041 = arith.muli %1040, %13 : index
      %1042 = arith.remui %3, %c15 : index
      %1043 = arith.muli %1042, %c7 : index
      %1044 = arith.addi %1041, %1043 : index
      %1045 = vector.load %w[%1044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1046 = vector.bitcast %1045 : vector<4xi8> to vector<1xf32>
      %1047 = vector.extract %1046[0] : f32 from vector<1xf32>
      %1048 = arith.mulf %1047, %1034 : f32
      %1049 = arith.mulf %1035, %1048 : f32
      %1050 = vector.extract %138#1[5] : f32 from vector<8xf32>
      %1051 = arith.addi %17, %c10 : index
      %1052 = arith.muli %0, %c4 : index
      %1053 = arith.addi %1052, %1051 : index
      %1054 = arith.subi %panels, %c10 : index
      %1055 = arith.minsi %1053, %1054 : index
      %1056 = arith.muli %1055, %13 : index
      %1057 = arith.remui %3, %c15 : index
      %1058 = arith.muli %1057, %c7 : index
      %1059 = arith.addi %1056, %1058 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.mulf %1062, %1034 : f32
      %1064 = arith.mulf %1050, %1063 : f32
      %1065 = vector.extract %138#2[5] : f32 from vector<8xf32>
      %1066 = arith.addi %17, %c5 : index
      %1067 = arith.muli %0, %c4 : index
      %1068 = arith.addi %1067, %1066 : index
      %1069 = arith.subi %panels, %c10 : index
      %1070 = arith.minsi %1068, %1069 : index
      %1071 = arith.muli %1070, %13 : index
      %1072 = arith.remui %3, %c15 : index
      %1073 = arith.muli %1072, %c7 : index
      %1074 = arith.addi %1071, %1073 : index
      %1075 = vector.load %w[%1074] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1076 = vector.bitcast %1075 : vector<4xi8> to vector<1xf32>
      %1077 = vector.extract %1076[0] : f32 from vector<1xf32>
      %1078 = arith.mulf %1077, %1034 : f32
      %1079 = arith.mulf %1065, %1078 : f32
      %1080 = vector.extract %138#3[5] : f32 from vector<8xf32>
      %1081 = arith.addi %17, %c31 : index
      %1082 = arith.muli %0, %c4 : index
      %1083 = arith.addi %1082, %1081 : index
      %1084 = arith.subi %panels, %c10 : index
      %1085 = arith.minsi %1083, %1084 : index
      %1086 = arith.muli %1085, %13 : index
      %1087 = arith.remui %3, %c15 : index
      %1088 = arith.muli %1087, %c7 : index
      %1089 = arith.addi %1086, %1088 : index
      %1090 = vector.load %w[%1089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1091 = vector.bitcast %1090 : vector<4xi8> to vector<1xf32>
      %1092 = vector.extract %1091[0] : f32 from vector<1xf32>
      %1093 = arith.mulf %1092, %1034 : f32
      %1094 = arith.mulf %1080, %1093 : f32
      %1095 = arith.muli %0, %c4 : index
      %1096 = arith.addi %1095, %17 : index
      %1097 = arith.addi %1096, %c14 : index
      %1098 = arith.muli %1028, %outputFeatures : index
      %1099 = arith.muli %1097, %c15 : index
      %1100 = arith.addi %1098, %1099 : index
      %1101 = wave.lane
      %1102 = arith.remui %1101, %c15 : index
      %1103 = arith.addi %1100, %1102 : index
      %1104 = arith.cmpi slt, %1097, %panels : index
      scf.if %1104 {
        scf.if %19 {
          %1105 = memref.load %residual[%1103] : memref<?xf32>
          %1106 = arith.addf %1105, %1049 : f32
          memref.store %1106, %out[%1103] : memref<?xf32>
        } else {
          memref.store %1049, %out[%1103] : memref<?xf32>
        }
      }
      %1107 = arith.muli %0, %c4 : index
      %1108 = arith.addi %1107, %17 : index
      %1109 = arith.addi %1108, %c10 : index
      %1110 = arith.muli %1028, %outputFeatures : index
      %1111 = arith.muli %1109, %c15 : index
      %1112 = arith.addi %1110, %1111 : index
      %1113 = wave.lane
      %1114 = arith.remui %1113, %c15 : index
      %1115 = arith.addi %1112, %1114 : index
      %1116 = arith.cmpi slt, %1109, %panels : index
      scf.if %1116 {
        scf.if %19 {
          %1117 = memref.load %residual[%1115] : memref<?xf32>
          %1118 = arith.addf %1117, %1064 : f32
          memref.store %1118, %out[%1115] : memref<?xf32>
        } else {
          memref.store %1064, %out[%1115] : memref<?xf32>
        }
      }
      %1119 = arith.muli %0, %c4 : index
      %1120 = arith.addi %1119, %17 : index
      %1121 = arith.addi %1120, %c5 : index
      %1122 = arith.muli %1028, %outputFeatures : index
      %1123 = arith.muli %1121, %c15 : index
      %1124 = arith.addi %1122, %1123 : index
      %1125 = wave.lane
      %1126 = arith.remui %1125, %c15 : index
      %1127 = arith.addi %1124, %1126 : index
      %1128 = arith.cmpi slt, %1121, %panels : index
      scf.if %1128 {
        scf.if %19 {
          %1129 = memref.load %residual[%1127] : memref<?xf32>
          %1130 = arith.addf %1129, %1079 : f32
          memref.store %1130, %out[%1127] : memref<?xf32>
        } else {
          memref.store %1079, %out[%1127] : memref<?xf32>
        }
      }
      %1131 = arith.muli %0, %c4 : index
      %1132 = arith.addi %1131, %17 : index
      %1133 = arith.addi %1132, %c31 : index
      %1134 = arith.muli %1028, %outputFeatures : index
      %1135 = arith.muli %1133, %c15 : index
      %1136 = arith.addi %1134, %1135 : index
      %1137 = wave.lane
      %1138 = arith.remui %1137, %c15 : index
      %1139 = arith.addi %1136, %1138 : index
      %1140 = arith.cmpi slt, %1133, %panels : index
      scf.if %1140 {
        scf.if %19 {
          %1141 = memref.load %residual[%1139] : memref<?xf32>
          %1142 = arith.addf %1141, %1094 : f32
          memref.store %1142, %out[%1139] : memref<?xf32>
        } else {
          memref.store %1094, %out[%1139] : memref<?xf32>
        }
      }
    }
    %1143 = arith.addi %15, %c14 : index
    %1144 = arith.muli %1143, %c15 : index
    %1145 = arith.addi %6, %1144 : index
    %1146 = arith.addi %1145, %c33 : index
    %1147 = arith.divui %3, %c15 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.cmpi slt, %1148, %5 : index
    scf.if %1149 {
      %1150 = arith.cmpi eq, %hasFactors, %c10 : index
      %1151 = arith.muli %1148, %c5 : index
      %1152 = memref.load %factors[%1151] : memref<?xf32>
      %1153 = arith.mulf %1152, %operandScale : f32
      %1154 = arith.select %1150, %1153, %operandScale : f32
      %1155 = vector.extract %138#0[6] : f32 from vector<8xf32>
      %1156 = arith.addi %17, %c14 : index
      %1157 = arith.muli %0, %c4 : index
      %1158 = arith.addi %1157, %1156 : index
      %1159 = arith.subi %panels, %c10 : index
      %1160 = arith.minsi %1158, %1159 : index
      %1161 = arith.muli %1160, %13 : index
      %1162 = arith.remui %3, %c15 : index
      %1163 = arith.muli %1162, %c7 : index
      %1164 = arith.addi %1161, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1154 : f32
      %1169 = arith.mulf %1155, %1168 : f32
      %1170 = vector.extract %138#1[6] : f32 from vector<8xf32>
      %1171 = arith.addi %17, %c10 : index
      %1172 = arith.muli %0, %c4 : index
      %1173 = arith.addi %1172, %1171 : index
      %1174 = arith.subi %panels, %c10 : index
      %1175 = arith.minsi %1173, %1174 : index
      %1176 = arith.muli %1175, %13 : index
      %1177 = arith.remui %3, %c15 : index
      %1178 = arith.muli %1177, %c7 : index
      %1179 = arith.addi %1176, %1178 : index
      %1180 = vector.load %w[%1179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1181 = vector.bitcast %1180 : vector<4xi8> to vector<1xf32>
      %1182 = vector.extract %1181[0] : f32 from vector<1xf32>
      %1183 = arith.mulf %1182, %1154 : f32
      %1184 = arith.mulf %1170, %1183 : f32
      %1185 = vector.extract %138#2[6] : f32 from vector<8xf32>
      %1186 = arith.addi %17, %c5 : index
      %1187 = arith.muli %0, %c4 : index
      %1188 = arith.addi %1187, %1186 : index
      %1189 = arith.subi %panels, %c10 : index
      %1190 = arith.minsi %1188, %1189 : index
      %1191 = arith.muli %1190, %13 : index
      %1192 = arith.remui %3, %c15 : index
      %1193 = arith.muli %1192, %c7 : index
      %1194 = arith.addi %1191, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1154 : f32
      %1199 = arith.mulf %1185, %1198 : f32
      %1200 = vector.extract %138#3[6] : f32 from vector<8xf32>
      %1201 = arith.addi %17, %c31 : index
      %1202 = arith.muli %0, %c4 : index
      %1203 = arith.addi %1202, %1201 : index
      %1204 = arith.subi %panels, %c10 : index
      %1205 = arith.minsi %1203, %1204 : index
      %1206 = arith.muli %1205, %13 : index
      %1207 = arith.remui %3, %c15 : index
      %1208 = arith.muli %1207, %c7 : index
      %1209 = arith.addi %1206, %1208 : index
      %1210 = vector.load %w[%1209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1211 = vector.bitcast %1210 : vector<4xi8> to vector<1xf32>
      %1212 = vector.extract %1211[0] : f32 from vector<1xf32>
      %1213 = arith.mulf %1212, %1154 : f32
      %1214 = arith.mulf %1200, %1213 : f32
      %1215 = arith.muli %0, %c4 : index
      %1216 = arith.addi %1215, %17 : index
      %1217 = arith.addi %1216, %c14 : index
      %1218 = arith.muli %1148, %outputFeatures : index
      %1219 = arith.muli %1217, %c15 : index
      %1220 = arith.addi %1218, %1219 : index
      %1221 = wave.lane
      %1222 = arith.remui %1221, %c15 : index
      %1223 = arith.addi %1220, %1222 : index
      %1224 = arith.cmpi slt, %1217, %panels : index
      scf.if %1224 {
        scf.if %19 {
          %1225 = memref.load %residual[%1223] : memref<?xf32>
          %1226 = arith.addf %1225, %1169 : f32
          memref.store %1226, %out[%1223] : memref<?xf32>
        } else {
          memref.store %1169, %out[%1223] : memref<?xf32>
        }
      }
      %1227 = arith.muli %0, %c4 : index
      %1228 = arith.addi %1227, %17 : index
      %1229 = arith.addi %1228, %c10 : index
      %1230 = arith.muli %1148, %outputFeatures : index
      %1231 = arith.muli %1229, %c15 : index
      %1232 = arith.addi %1230, %1231 : index
      %1233 = wave.lane
      %1234 = arith.remui %1233, %c15 : index
      %1235 = arith.addi %1232, %1234 : index
      %1236 = arith.cmpi slt, %1229, %panels : index
      scf.if %1236 {
        scf.if %19 {
          %1237 = memref.load %residual[%1235] : memref<?xf32>
          %1238 = arith.addf %1237, %1184 : f32
          memref.store %1238, %out[%1235] : memref<?xf32>
        } else {
          memref.store %1184, %out[%1235] : memref<?xf32>
        }
      }
      %1239 = arith.muli %0, %c4 : index
      %1240 = arith.addi %1239, %17 : index
      %1241 = arith.addi %1240, %c5 : index
      %1242 = arith.muli %1148, %outputFeatures : index
      %1243 = arith.muli %1241, %c15 : index
      %1244 = arith.addi %1242, %1243 : index
      %1245 = wave.lane
      %1246 = arith.remui %1245, %c15 : index
      %1247 = arith.addi %1244, %1246 : index
      %1248 = arith.cmpi slt, %1241, %panels : index
      scf.if %1248 {
        scf.if %19 {
          %1249 = memref.load %residual[%1247] : memref<?xf32>
          %1250 = arith.addf %1249, %1199 : f32
          memref.store %1250, %out[%1247] : memref<?xf32>
        } else {
          memref.store %1199, %out[%1247] : memref<?xf32>
        }
      }
      %1251 = arith.muli %0, %c4 : index
      %1252 = arith.addi %1251, %17 : index
      %1253 = arith.addi %1252, %c31 : index
      %1254 = arith.muli %1148, %outputFeatures : index
      %1255 = arith.muli %1253, %c15 : index
      %1256 = arith.addi %1254, %1255 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c15 : index
      %1259 = arith.addi %1256, %1258 : index
      %1260 = arith.cmpi slt, %1253, %panels : index
      scf.if %1260 {
        scf.if %19 {
          %1261 = memref.load %residual[%1259] : memref<?xf32>
          %1262 = arith.addf %1261, %1214 : f32
          memref.store %1262, %out[%1259] : memref<?xf32>
        } else {
          memref.store %1214, %out[%1259] : memref<?xf32>
        }
      }
    }
    %1263 = arith.addi %15, %c14 : index
    %1264 = arith.muli %1263, %c15 : index
    %1265 = arith.addi %6, %1264 : index
    %1266 = arith.addi %1265, %c34 : index
    %1267 = arith.divui %3, %c15 : index
    %1268 = arith.addi %1266, %1267 : index
    %1269 = arith.cmpi slt, %1268, %5 : index
    scf.if %1269 {
      %1270 = arith.cmpi eq, %hasFactors, %c10 : index
      %1271 = arith.muli %1268, %c5 : index
      %1272 = memref.load %factors[%1271] : memref<?xf32>
      %1273 = arith.mulf %1272, %operandScale : f32
      %1274 = arith.select %1270, %1273, %operandScale : f32
      %1275 = vector.extract %138#0[7] : f32 from vector<8xf32>
      %1276 = arith.addi %17, %c14 : index
      %1277 = arith.muli %0, %c4 : index
      %1278 = arith.addi %1277, %1276 : index
      %1279 = arith.subi %panels, %c10 : index
      %1280 = arith.minsi %1278, %1279 : index
      %1281 = arith.muli %1280, %13 : index
      %1282 = arith.remui %3, %c15 : index
      %1283 = arith.muli %1282, %c7 : index
      %1284 = arith.addi %1281, %1283 : index
      %1285 = vector.load %w[%1284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1286 = vector.bitcast %1285 : vector<4xi8> to vector<1xf32>
      %1287 = vector.extract %1286[0] : f32 from vector<1xf32>
      %1288 = arith.mulf %1287, %1274 : f32
      %1289 = arith.mulf %1275, %1288 : f32
      %1290 = vector.extract %138#1[7] : f32 from vector<8xf32>
      %1291 = arith.addi %17, %c10 : index
      %1292 = arith.muli %0, %c4 : index
      %1293 = arith.addi %1292, %1291 : index
      %1294 = arith.subi %panels, %c10 : index
      %1295 = arith.minsi %1293, %1294 : index
      %1296 = arith.muli %1295, %13 : index
      %1297 = arith.remui %3, %c15 : index
      %1298 = arith.muli %1297, %c7 : index
      %1299 = arith.addi %1296, %1298 : index
      %1300 = vector.load %w[%1299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1301 = vector.bitcast %1300 : vector<4xi8> to vector<1xf32>
      %1302 = vector.extract %1301[0] : f32 from vector<1xf32>
      %1303 = arith.mulf %1302, %1274 : f32
      %1304 = arith.mulf %1290, %1303 : f32
      %1305 = vector.extract %138#2[7] : f32 from vector<8xf32>
      %1306 = arith.addi %17, %c5 : index
      %1307 = arith.muli %0, %c4 : index
      %1308 = arith.addi %1307, %1306 : index
      %1309 = arith.subi %panels, %c10 : index
      %1310 = arith.minsi %1308, %1309 : index
      %1311 = arith.muli %1310, %13 : index
      %1312 = arith.remui %3, %c15 : index
      %1313 = arith.muli %1312, %c7 : index
      %1314 = arith.addi %1311, %1313 : index
      %1315 = vector.load %w[%1314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1316 = vector.bitcast %1315 : vector<4xi8> to vector<1xf32>
      %1317 = vector.extract %1316[0] : f32 from vector<1xf32>
      %1318 = arith.mulf %1317, %1274 : f32
      %1319 = arith.mulf %1305, %1318 : f32
      %1320 = vector.extract %138#3[7] : f32 from vector<8xf32>
      %1321 = arith.addi %17, %c31 : index
      %1322 = arith.muli %0, %c4 : index
      %1323 = arith.addi %1322, %1321 : index
      %1324 = arith.subi %panels, %c10 : index
      %1325 = arith.minsi %1323, %1324 : index
      %1326 = arith.muli %1325, %13 : index
      %1327 = arith.remui %3, %c15 : index
      %1328 = arith.muli %1327, %c7 : index
      %1329 = arith.addi %1326, %1328 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.mulf %1332, %1274 : f32
      %1334 = arith.mulf %1320, %1333 : f32
      %1335 = arith.muli %0, %c4 : index
      %1336 = arith.addi %1335, %17 : index
      %1337 = arith.addi %1336, %c14 : index
      %1338 = arith.muli %1268, %outputFeatures : index
      %1339 = arith.muli %1337, %c15 : index
      %1340 = arith.addi %1338, %1339 : index
      %1341 = wave.lane
      %1342 = arith.remui %1341, %c15 : index
      %1343 = arith.addi %1340, %1342 : index
      %1344 = arith.cmpi slt, %1337, %panels : index
      scf.if %1344 {
        scf.if %19 {
          %1345 = memref.load %residual[%1343] : memref<?xf32>
          %1346 = arith.addf %1345, %1289 : f32
          memref.store %1346, %out[%1343] : memref<?xf32>
        } else {
          memref.store %1289, %out[%1343] : memref<?xf32>
        }
      }
      %1347 = arith.muli %0, %c4 : index
      %1348 = arith.addi %1347, %17 : index
      %1349 = arith.addi %1348, %c10 : index
      %1350 = arith.muli %1268, %outputFeatures : index
      %1351 = arith.muli %1349, %c15 : index
      %1352 = arith.addi %1350, %1351 : index
      %1353 = wave.lane
      %1354 = arith.remui %1353, %c15 : index
      %1355 = arith.addi %1352, %1354 : index
      %1356 = arith.cmpi slt, %1349, %panels : index
      scf.if %1356 {
        scf.if %19 {
          %1357 = memref.load %residual[%1355] : memref<?xf32>
          %1358 = arith.addf %1357, %1304 : f32
          memref.store %1358, %out[%1355] : memref<?xf32>
        } else {
          memref.store %1304, %out[%1355] : memref<?xf32>
        }
      }
      %1359 = arith.muli %0, %c4 : index
      %1360 = arith.addi %1359, %17 : index
      %1361 = arith.addi %1360, %c5 : index
      %1362 = arith.muli %1268, %outputFeatures : index
      %1363 = arith.muli %1361, %c15 : index
      %1364 = arith.addi %1362, %1363 : index
      %1365 = wave.lane
      %1366 = arith.remui %1365, %c15 : index
      %1367 = arith.addi %1364, %1366 : index
      %1368 = arith.cmpi slt, %1361, %panels : index
      scf.if %1368 {
        scf.if %19 {
          %1369 = memref.load %residual[%1367] : memref<?xf32>
          %1370 = arith.addf %1369, %1319 : f32
          memref.store %1370, %out[%1367] : memref<?xf32>
        } else {
          memref.store %1319, %out[%1367] : memref<?xf32>
        }
      }
      %1371 = arith.muli %0, %c4 : index
      %1372 = arith.addi %1371, %17 : index
      %1373 = arith.addi %1372, %c31 : index
      %1374 = arith.muli %1268, %outputFeatures : index
      %1375 = arith.muli %1373, %c15 : index
      %1376 = arith.addi %1374, %1375 : index
      %1377 = wave.lane
      %1378 = arith.remui %1377, %c15 : index
      %1379 = arith.addi %1376, %1378 : index
      %1380 = arith.cmpi slt, %1373, %panels : index
      scf.if %1380 {
        scf.if %19 {
          %1381 = memref.load %residual[%1379] : memref<?xf32>
          %1382 = arith.addf %1381, %1334 : f32
          memref.store %1382, %out[%1379] : memref<?xf32>
        } else {
          memref.store %1334, %out[%1379] : memref<?xf32>
        }
      }
    }
    %1383 = arith.addi %15, %c10 : index
    %1384 = arith.muli %1383, %c15 : index
    %1385 = arith.addi %6, %1384 : index
    %1386 = arith.addi %1385, %c14 : index
    %1387 = arith.divui %3, %c15 : index
    %1388 = arith.addi %1386, %1387 : index
    %1389 = arith.cmpi slt, %1388, %5 : index
    scf.if %1389 {
      %1390 = arith.cmpi eq, %hasFactors, %c10 : index
      %1391 = arith.muli %1388, %c5 : index
      %1392 = memref.load %factors[%1391] : memref<?xf32>
      %1393 = arith.mulf %1392, %operandScale : f32
      %1394 = arith.select %1390, %1393, %operandScale : f32
      %1395 = vector.extract %138#4[0] : f32 from vector<8xf32>
      %1396 = arith.addi %17, %c14 : index
      %1397 = arith.muli %0, %c4 : index
      %1398 = arith.addi %1397, %1396 : index
      %1399 = arith.subi %panels, %c10 : index
      %1400 = arith.minsi %1398, %1399 : index
      %1401 = arith.muli %1400, %13 : index
      %1402 = arith.remui %3, %c15 : index
      %1403 = arith.muli %1402, %c7 : index
      %1404 = arith.addi %1401, %1403 : index
      %1405 = vector.load %w[%1404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1406 = vector.bitcast %1405 : vector<4xi8> to vector<1xf32>
      %1407 = vector.extract %1406[0] : f32 from vector<1xf32>
      %1408 = arith.mulf %1407, %1394 : f32
      %1409 = arith.mulf %1395, %1408 : f32
      %1410 = vector.extract %138#5[0] : f32 from vector<8xf32>
      %1411 = arith.addi %17, %c10 : index
      %1412 = arith.muli %0, %c4 : index
      %1413 = arith.addi %1412, %1411 : index
      %1414 = arith.subi %panels, %c10 : index
      %1415 = arith.minsi %1413, %1414 : index
      %1416 = arith.muli %1415, %13 : index
      %1417 = arith.remui %3, %c15 : index
      %1418 = arith.muli %1417, %c7 : index
      %1419 = arith.addi %1416, %1418 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.mulf %1422, %1394 : f32
      %1424 = arith.mulf %1410, %1423 : f32
      %1425 = vector.extract %138#6[0] : f32 from vector<8xf32>
      %1426 = arith.addi %17, %c5 : index
      %1427 = arith.muli %0, %c4 : index
      %1428 = arith.addi %1427, %1426 : index
      %1429 = arith.subi %panels, %c10 : index
      %1430 = arith.minsi %1428, %1429 : index
      %1431 = arith.muli %1430, %13 : index
      %1432 = arith.remui %3, %c15 : index
      %1433 = arith.muli %1432, %c7 : index
      %1434 = arith.addi %1431, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1394 : f32
      %1439 = arith.mulf %1425, %1438 : f32
      %1440 = vector.extract %138#7[0] : f32 from vector<8xf32>
      %1441 = arith.addi %17, %c31 : index
      %1442 = arith.muli %0, %c4 : index
      %1443 = arith.addi %1442, %1441 : index
      %1444 = arith.subi %panels, %c10 : index
      %1445 = arith.minsi %1443, %1444 : index
      %1446 = arith.muli %1445, %13 : index
      %1447 = arith.remui %3, %c15 : index
      %1448 = arith.muli %1447, %c7 : index
      %1449 = arith.addi %1446, %1448 : index
      %1450 = vector.load %w[%1449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1451 = vector.bitcast %1450 : vector<4xi8> to vector<1xf32>
      %1452 = vector.extract %1451[0] : f32 from vector<1xf32>
      %1453 = arith.mulf %1452, %1394 : f32
      %1454 = arith.mulf %1440, %1453 : f32
      %1455 = arith.muli %0, %c4 : index
      %1456 = arith.addi %1455, %17 : index
      %1457 = arith.addi %1456, %c14 : index
      %1458 = arith.muli %1388, %outputFeatures : index
      %1459 = arith.muli %1457, %c15 : index
      %1460 = arith.addi %1458, %1459 : index
      %1461 = wave.lane
      %1462 = arith.remui %1461, %c15 : index
      %1463 = arith.addi %1460, %1462 : index
      %1464 = arith.cmpi slt, %1457, %panels : index
      scf.if %1464 {
        scf.if %19 {
          %1465 = memref.load %residual[%1463] : memref<?xf32>
          %1466 = arith.addf %1465, %1409 : f32
          memref.store %1466, %out[%1463] : memref<?xf32>
        } else {
          memref.store %1409, %out[%1463] : memref<?xf32>
        }
      }
      %1467 = arith.muli %0, %c4 : index
      %1468 = arith.addi %1467, %17 : index
      %1469 = arith.addi %1468, %c10 : index
      %1470 = arith.muli %1388, %outputFeatures : index
      %1471 = arith.muli %1469, %c15 : index
      %1472 = arith.addi %1470, %1471 : index
      %1473 = wave.lane
      %1474 = arith.remui %1473, %c15 : index
      %1475 = arith.addi %1472, %1474 : index
      %1476 = arith.cmpi slt, %1469, %panels : index
      scf.if %1476 {
        scf.if %19 {
          %1477 = memref.load %residual[%1475] : memref<?xf32>
          %1478 = arith.addf %1477, %1424 : f32
          memref.store %1478, %out[%1475] : memref<?xf32>
        } else {
          memref.store %1424, %out[%1475] : memref<?xf32>
        }
      }
      %1479 = arith.muli %0, %c4 : index
      %1480 = arith.addi %1479, %17 : index
      %1481 = arith.addi %1480, %c5 : index
      %1482 = arith.muli %1388, %outputFeatures : index
      %1483 = arith.muli %1481, %c15 : index
      %1484 = arith.addi %1482, %1483 : index
      %1485 = wave.lane
      %1486 = arith.remui %1485, %c15 : index
      %1487 = arith.addi %1484, %1486 : index
      %1488 = arith.cmpi slt, %1481, %panels : index
      scf.if %1488 {
        scf.if %19 {
          %1489 = memref.load %residual[%1487] : memref<?xf32>
          %1490 = arith.addf %1489, %1439 : f32
          memref.store %1490, %out[%1487] : memref<?xf32>
        } else {
          memref.store %1439, %out[%1487] : memref<?xf32>
        }
      }
      %1491 = arith.muli %0, %c4 : index
      %1492 = arith.addi %1491, %17 : index
      %1493 = arith.addi %1492, %c31 : index
      %1494 = arith.muli %1388, %outputFeatures : index
      %1495 = arith.muli %1493, %c15 : index
      %1496 = arith.addi %1494, %1495 : index
      %1497 = wave.lane
      %1498 = arith.remui %1497, %c15 : index
      %1499 = arith.addi %1496, %1498 : index
      %1500 = arith.cmpi slt, %1493, %panels : index
      scf.if %1500 {
        scf.if %19 {
          %1501 = memref.load %residual[%1499] : memref<?xf32>
          %1502 = arith.addf %1501, %1454 : f32
          memref.store %1502, %out[%1499] : memref<?xf32>
        } else {
          memref.store %1454, %out[%1499] : memref<?xf32>
        }
      }
    }
    %1503 = arith.addi %15, %c10 : index
    %1504 = arith.muli %1503, %c15 : index
    %1505 = arith.addi %6, %1504 : index
    %1506 = arith.addi %1505, %c5 : index
    %1507 = arith.divui %3, %c15 : index
    %1508 = arith.addi %1506, %1507 : index
    %1509 = arith.cmpi slt, %1508, %5 : index
    scf.if %1509 {
      %1510 = arith.cmpi eq, %hasFactors, %c10 : index
      %1511 = arith.muli %1508, %c5 : index
      %1512 = memref.load %factors[%1511] : memref<?xf32>
      %1513 = arith.mulf %1512, %operandScale : f32
      %1514 = arith.select %1510, %1513, %operandScale : f32
      %1515 = vector.extract %138#4[1] : f32 from vector<8xf32>
      %1516 = arith.addi %17, %c14 : index
      %1517 = arith.muli %0, %c4 : index
      %1518 = arith.addi %1517, %1516 : index
      %1519 = arith.subi %panels, %c10 : index
      %1520 = arith.minsi %1518, %1519 : index
      %1521 = arith.muli %1520, %13 : index
      %1522 = arith.remui %3, %c15 : index
      %1523 = arith.muli %1522, %c7 : index
      %1524 = arith.addi %1521, %1523 : index
      %1525 = vector.load %w[%1524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1526 = vector.bitcast %1525 : vector<4xi8> to vector<1xf32>
      %1527 = vector.extract %1526[0] : f32 from vector<1xf32>
      %1528 = arith.mulf %1527, %1514 : f32
      %1529 = arith.mulf %1515, %1528 : f32
      %1530 = vector.extract %138#5[1] : f32 from vector<8xf32>
      %1531 = arith.addi %17, %c10 : index
      %1532 = arith.muli %0, %c4 : index
      %1533 = arith.addi %1532, %1531 : index
      %1534 = arith.subi %panels, %c10 : index
      %1535 = arith.minsi %1533, %1534 : index
      %1536 = arith.muli %1535, %13 : index
      %1537 = arith.remui %3, %c15 : index
      %1538 = arith.muli %1537, %c7 : index
      %1539 = arith.addi %1536, %1538 : index
      %1540 = vector.load %w[%1539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1541 = vector.bitcast %1540 : vector<4xi8> to vector<1xf32>
      %1542 = vector.extract %1541[0] : f32 from vector<1xf32>
      %1543 = arith.mulf %1542, %1514 : f32
      %1544 = arith.mulf %1530, %1543 : f32
      %1545 = vector.extract %138#6[1] : f32 from vector<8xf32>
      %1546 = arith.addi %17, %c5 : index
      %1547 = arith.muli %0, %c4 : index
      %1548 = arith.addi %1547, %1546 : index
      %1549 = arith.subi %panels, %c10 : index
      %1550 = arith.minsi %1548, %1549 : index
      %1551 = arith.muli %1550, %13 : index
      %1552 = arith.remui %3, %c15 : index
      %1553 = arith.muli %1552, %c7 : index
      %1554 = arith.addi %1551, %1553 : index
      %1555 = vector.load %w[%1554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1556 = vector.bitcast %1555 : vector<4xi8> to vector<1xf32>
      %1557 = vector.extract %1556[0] : f32 from vector<1xf32>
      %1558 = arith.mulf %1557, %1514 : f32
      %1559 = arith.mulf %1545, %1558 : f32
      %1560 = vector.extract %138#7[1] : f32 from vector<8xf32>
      %1561 = arith.addi %17, %c31 : index
      %1562 = arith.muli %0, %c4 : index
      %1563 = arith.addi %1562, %1561 : index
      %1564 = arith.subi %panels, %c10 : index
      %1565 = arith.minsi %1563, %1564 : index
      %1566 = arith.muli %1565, %13 : index
      %1567 = arith.remui %3, %c15 : index
      %1568 = arith.muli %1567, %c7 : index
      %1569 = arith.addi %1566, %1568 : index
      %1570 = vector.load %w[%1569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1571 = vector.bitcast %1570 : vector<4xi8> to vector<1xf32>
      %1572 = vector.extract %1571[0] : f32 from vector<1xf32>
      %1573 = arith.mulf %1572, %1514 : f32
      %1574 = arith.mulf %1560, %1573 : f32
      %1575 = arith.muli %0, %c4 : index
      %1576 = arith.addi %1575, %17 : index
      %1577 = arith.addi %1576, %c14 : index
      %1578 = arith.muli %1508, %outputFeatures : index
      %1579 = arith.muli %1577, %c15 : index
      %1580 = arith.addi %1578, %1579 : index
      %1581 = wave.lane
      %1582 = arith.remui %1581, %c15 : index
      %1583 = arith.addi %1580, %1582 : index
      %1584 = arith.cmpi slt, %1577, %panels : index
      scf.if %1584 {
        scf.if %19 {
          %1585 = memref.load %residual[%1583] : memref<?xf32>
          %1586 = arith.addf %1585, %1529 : f32
          memref.store %1586, %out[%1583] : memref<?xf32>
        } else {
          memref.store %1529, %out[%1583] : memref<?xf32>
        }
      }
      %1587 = arith.muli %0, %c4 : index
      %1588 = arith.addi %1587, %17 : index
      %1589 = arith.addi %1588, %c10 : index
      %1590 = arith.muli %1508, %outputFeatures : index
      %1591 = arith.muli %1589, %c15 : index
      %1592 = arith.addi %1590, %1591 : index
      %1593 = wave.lane
      %1594 = arith.remui %1593, %c15 : index
      %1595 = arith.addi %1592, %1594 : index
      %1596 = arith.cmpi slt, %1589, %panels : index
      scf.if %1596 {
        scf.if %19 {
          %1597 = memref.load %residual[%1595] : memref<?xf32>
          %1598 = arith.addf %1597, %1544 : f32
          memref.store %1598, %out[%1595] : memref<?xf32>
        } else {
          memref.store %1544, %out[%1595] : memref<?xf32>
        }
      }
      %1599 = arith.muli %0, %c4 : index
      %1600 = arith.addi %1599, %17 : index
      %1601 = arith.addi %1600, %c5 : index
      %1602 = arith.muli %1508, %outputFeatures : index
      %1603 = arith.muli %1601, %c15 : index
      %1604 = arith.addi %1602, %1603 : index
      %1605 = wave.lane
      %1606 = arith.remui %1605, %c15 : index
      %1607 = arith.addi %1604, %1606 : index
      %1608 = arith.cmpi slt, %1601, %panels : index
      scf.if %1608 {
        scf.if %19 {
          %1609 = memref.load %residual[%1607] : memref<?xf32>
          %1610 = arith.addf %1609, %1559 : f32
          memref.store %1610, %out[%1607] : memref<?xf32>
        } else {
          memref.store %1559, %out[%1607] : memref<?xf32>
        }
      }
      %1611 = arith.muli %0, %c4 : index
      %1612 = arith.addi %1611, %17 : index
      %1613 = arith.addi %1612, %c31 : index
      %1614 = arith.muli %1508, %outputFeatures : index
      %1615 = arith.muli %1613, %c15 : index
      %1616 = arith.addi %1614, %1615 : index
      %1617 = wave.lane
      %1618 = arith.remui %1617, %c15 : index
      %1619 = arith.addi %1616, %1618 : index
      %1620 = arith.cmpi slt, %1613, %panels : index
      scf.if %1620 {
        scf.if %19 {
          %1621 = memref.load %residual[%1619] : memref<?xf32>
          %1622 = arith.addf %1621, %1574 : f32
          memref.store %1622, %out[%1619] : memref<?xf32>
        } else {
          memref.store %1574, %out[%1619] : memref<?xf32>
        }
      }
    }
    %1623 = arith.addi %15, %c10 : index
    %1624 = arith.muli %1623, %c15 : index
    %1625 = arith.addi %6, %1624 : index
    %1626 = arith.addi %1625, %c7 : index
    %1627 = arith.divui %3, %c15 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.cmpi slt, %1628, %5 : index
    scf.if %1629 {
      %1630 = arith.cmpi eq, %hasFactors, %c10 : index
      %1631 = arith.muli %1628, %c5 : index
      %1632 = memref.load %factors[%1631] : memref<?xf32>
      %1633 = arith.mulf %1632, %operandScale : f32
      %1634 = arith.select %1630, %1633, %operandScale : f32
      %1635 = vector.extract %138#4[2] : f32 from vector<8xf32>
      %1636 = arith.addi %17, %c14 : index
      %1637 = arith.muli %0, %c4 : index
      %1638 = arith.addi %1637, %1636 : index
      %1639 = arith.subi %panels, %c10 : index
      %1640 = arith.minsi %1638, %1639 : index
      %1641 = arith.muli %1640, %13 : index
      %1642 = arith.remui %3, %c15 : index
      %1643 = arith.muli %1642, %c7 : index
      %1644 = arith.addi %1641, %1643 : index
      %1645 = vector.load %w[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1646 = vector.bitcast %1645 : vector<4xi8> to vector<1xf32>
      %1647 = vector.extract %1646[0] : f32 from vector<1xf32>
      %1648 = arith.mulf %1647, %1634 : f32
      %1649 = arith.mulf %1635, %1648 : f32
      %1650 = vector.extract %138#5[2] : f32 from vector<8xf32>
      %1651 = arith.addi %17, %c10 : index
      %1652 = arith.muli %0, %c4 : index
      %1653 = arith.addi %1652, %1651 : index
      %1654 = arith.subi %panels, %c10 : index
      %1655 = arith.minsi %1653, %1654 : index
      %1656 = arith.muli %1655, %13 : index
      %1657 = arith.remui %3, %c15 : index
      %1658 = arith.muli %1657, %c7 : index
      %1659 = arith.addi %1656, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1634 : f32
      %1664 = arith.mulf %1650, %1663 : f32
      %1665 = vector.extract %138#6[2] : f32 from vector<8xf32>
      %1666 = arith.addi %17, %c5 : index
      %1667 = arith.muli %0, %c4 : index
      %1668 = arith.addi %1667, %1666 : index
      %1669 = arith.subi %panels, %c10 : index
      %1670 = arith.minsi %1668, %1669 : index
      %1671 = arith.muli %1670, %13 : index
      %1672 = arith.remui %3, %c15 : index
      %1673 = arith.muli %1672, %c7 : index
      %1674 = arith.addi %1671, %1673 : index
      %1675 = vector.load %w[%1674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1676 = vector.bitcast %1675 : vector<4xi8> to vector<1xf32>
      %1677 = vector.extract %1676[0] : f32 from vector<1xf32>
      %1678 = arith.mulf %1677, %1634 : f32
      %1679 = arith.mulf %1665, %1678 : f32
      %1680 = vector.extract %138#7[2] : f32 from vector<8xf32>
      %1681 = arith.addi %17, %c31 : index
      %1682 = arith.muli %0, %c4 : index
      %1683 = arith.addi %1682, %1681 : index
      %1684 = arith.subi %panels, %c10 : index
      %1685 = arith.minsi %1683, %1684 : index
      %1686 = arith.muli %1685, %13 : index
      %1687 = arith.remui %3, %c15 : index
      %1688 = arith.muli %1687, %c7 : index
      %1689 = arith.addi %1686, %1688 : index
      %1690 = vector.load %w[%1689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1691 = vector.bitcast %1690 : vector<4xi8> to vector<1xf32>
      %1692 = vector.extract %1691[0] : f32 from vector<1xf32>
      %1693 = arith.mulf %1692, %1634 : f32
      %1694 = arith.mulf %1680, %1693 : f32
      %1695 = arith.muli %0, %c4 : index
      %1696 = arith.addi %1695, %17 : index
      %1697 = arith.addi %1696, %c14 : index
      %1698 = arith.muli %1628, %outputFeatures : index
      %1699 = arith.muli %1697, %c15 : index
      %1700 = arith.addi %1698, %1699 : index
      %1701 = wave.lane
      %1702 = arith.remui %1701, %c15 : index
      %1703 = arith.addi %1700, %1702 : index
      %1704 = arith.cmpi slt, %1697, %panels : index
      scf.if %1704 {
        scf.if %19 {
          %1705 = memref.load %residual[%1703] : memref<?xf32>
          %1706 = arith.addf %1705, %1649 : f32
          memref.store %1706, %out[%1703] : memref<?xf32>
        } else {
          memref.store %1649, %out[%1703] : memref<?xf32>
        }
      }
      %1707 = arith.muli %0, %c4 : index
      %1708 = arith.addi %1707, %17 : index
      %1709 = arith.addi %1708, %c10 : index
      %1710 = arith.muli %1628, %outputFeatures : index
      %1711 = arith.muli %1709, %c15 : index
      %1712 = arith.addi %1710, %1711 : index
      %1713 = wave.lane
      %1714 = arith.remui %1713, %c15 : index
      %1715 = arith.addi %1712, %1714 : index
      %1716 = arith.cmpi slt, %1709, %panels : index
      scf.if %1716 {
        scf.if %19 {
          %1717 = memref.load %residual[%1715] : memref<?xf32>
          %1718 = arith.addf %1717, %1664 : f32
          memref.store %1718, %out[%1715] : memref<?xf32>
        } else {
          memref.store %1664, %out[%1715] : memref<?xf32>
        }
      }
      %1719 = arith.muli %0, %c4 : index
      %1720 = arith.addi %1719, %17 : index
      %1721 = arith.addi %1720, %c5 : index
      %1722 = arith.muli %1628, %outputFeatures : index
      %1723 = arith.muli %1721, %c15 : index
      %1724 = arith.addi %1722, %1723 : index
      %1725 = wave.lane
      %1726 = arith.remui %1725, %c15 : index
      %1727 = arith.addi %1724, %1726 : index
      %1728 = arith.cmpi slt, %1721, %panels : index
      scf.if %1728 {
        scf.if %19 {
          %1729 = memref.load %residual[%1727] : memref<?xf32>
          %1730 = arith.addf %1729, %1679 : f32
          memref.store %1730, %out[%1727] : memref<?xf32>
        } else {
          memref.store %1679, %out[%1727] : memref<?xf32>
        }
      }
      %1731 = arith.muli %0, %c4 : index
      %1732 = arith.addi %1731, %17 : index
      %1733 = arith.addi %1732, %c31 : index
      %1734 = arith.muli %1628, %outputFeatures : index
      %1735 = arith.muli %1733, %c15 : index
      %1736 = arith.addi %1734, %1735 : index
      %1737 = wave.lane
      %1738 = arith.remui %1737, %c15 : index
      %1739 = arith.addi %1736, %1738 : index
      %1740 = arith.cmpi slt, %1733, %panels : index
      scf.if %1740 {
        scf.if %19 {
          %1741 = memref.load %residual[%1739] : memref<?xf32>
          %1742 = arith.addf %1741, %1694 : f32
          memref.store %1742, %out[%1739] : memref<?xf32>
        } else {
          memref.store %1694, %out[%1739] : memref<?xf32>
        }
      }
    }
    %1743 = arith.addi %15, %c10 : index
    %1744 = arith.muli %1743, %c15 : index
    %1745 = arith.addi %6, %1744 : index
    %1746 = arith.addi %1745, %c32 : index
    %1747 = arith.divui %3, %c15 : index
    %1748 = arith.addi %1746, %1747 : index
    %1749 = arith.cmpi slt, %1748, %5 : index
    scf.if %1749 {
      %1750 = arith.cmpi eq, %hasFactors, %c10 : index
      %1751 = arith.muli %1748, %c5 : index
      %1752 = memref.load %factors[%1751] : memref<?xf32>
      %1753 = arith.mulf %1752, %operandScale : f32
      %1754 = arith.select %1750, %1753, %operandScale : f32
      %1755 = vector.extract %138#4[3] : f32 from vector<8xf32>
      %1756 = arith.addi %17, %c14 : index
      %1757 = arith.muli %0, %c4 : index
      %1758 = arith.addi %1757, %1756 : index
      %1759 = arith.subi %panels, %c10 : index
      %1760 = arith.minsi %1758, %1759 : index
      %1761 = arith.muli %1760, %13 : index
      %1762 = arith.remui %3, %c15 : index
      %1763 = arith.muli %1762, %c7 : index
      %1764 = arith.addi %1761, %1763 : index
      %1765 = vector.load %w[%1764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1766 = vector.bitcast %1765 : vector<4xi8> to vector<1xf32>
      %1767 = vector.extract %1766[0] : f32 from vector<1xf32>
      %1768 = arith.mulf %1767, %1754 : f32
      %1769 = arith.mulf %1755, %1768 : f32
      %1770 = vector.extract %138#5[3] : f32 from vector<8xf32>
      %1771 = arith.addi %17, %c10 : index
      %1772 = arith.muli %0, %c4 : index
      %1773 = arith.addi %1772, %1771 : index
      %1774 = arith.subi %panels, %c10 : index
      %1775 = arith.minsi %1773, %1774 : index
      %1776 = arith.muli %1775, %13 : index
      %1777 = arith.remui %3, %c15 : index
      %1778 = arith.muli %1777, %c7 : index
      %1779 = arith.addi %1776, %1778 : index
      %1780 = vector.load %w[%1779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1781 = vector.bitcast %1780 : vector<4xi8> to vector<1xf32>
      %1782 = vector.extract %1781[0] : f32 from vector<1xf32>
      %1783 = arith.mulf %1782, %1754 : f32
      %1784 = arith.mulf %1770, %1783 : f32
      %1785 = vector.extract %138#6[3] : f32 from vector<8xf32>
      %1786 = arith.addi %17, %c5 : index
      %1787 = arith.muli %0, %c4 : index
      %1788 = arith.addi %1787, %1786 : index
      %1789 = arith.subi %panels, %c10 : index
      %1790 = arith.minsi %1788, %1789 : index
      %1791 = arith.muli %1790, %13 : index
      %1792 = arith.remui %3, %c15 : index
      %1793 = arith.muli %1792, %c7 : index
      %1794 = arith.addi %1791, %1793 : index
      %1795 = vector.load %w[%1794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1796 = vector.bitcast %1795 : vector<4xi8> to vector<1xf32>
      %1797 = vector.extract %1796[0] : f32 from vector<1xf32>
      %1798 = arith.mulf %1797, %1754 : f32
      %1799 = arith.mulf %1785, %1798 : f32
      %1800 = vector.extract %138#7[3] : f32 from vector<8xf32>
      %1801 = arith.addi %17, %c31 : index
      %1802 = arith.muli %0, %c4 : index
      %1803 = arith.addi %1802, %1801 : index
      %1804 = arith.subi %panels, %c10 : index
      %1805 = arith.minsi %1803, %1804 : index
      %1806 = arith.muli %1805, %13 : index
      %1807 = arith.remui %3, %c15 : index
      %1808 = arith.muli %1807, %c7 : index
      %1809 = arith.addi %1806, %1808 : index
      %1810 = vector.load %w[%1809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1811 = vector.bitcast %1810 : vector<4xi8> to vector<1xf32>
      %1812 = vector.extract %1811[0] : f32 from vector<1xf32>
      %1813 = arith.mulf %1812, %1754 : f32
      %1814 = arith.mulf %1800, %1813 : f32
      %1815 = arith.muli %0, %c4 : index
      %1816 = arith.addi %1815, %17 : index
      %1817 = arith.addi %1816, %c14 : index
      %1818 = arith.muli %1748, %outputFeatures : index
      %1819 = arith.muli %1817, %c15 : index
      %1820 = arith.addi %1818, %1819 : index
      %1821 = wave.lane
      %1822 = arith.remui %1821, %c15 : index
      %1823 = arith.addi %1820, %1822 : index
      %1824 = arith.cmpi slt, %1817, %panels : index
      scf.if %1824 {
        scf.if %19 {
          %1825 = memref.load %residual[%1823] : memref<?xf32>
          %1826 = arith.addf %1825, %1769 : f32
          memref.store %1826, %out[%1823] : memref<?xf32>
        } else {
          memref.store %1769, %out[%1823] : memref<?xf32>
        }
      }
      %1827 = arith.muli %0, %c4 : index
      %1828 = arith.addi %1827, %17 : index
      %1829 = arith.addi %1828, %c10 : index
      %1830 = arith.muli %1748, %outputFeatures : index
      %1831 = arith.muli %1829, %c15 : index
      %1832 = arith.addi %1830, %1831 : index
      %1833 = wave.lane
      %1834 = arith.remui %1833, %c15 : index
      %1835 = arith.addi %1832, %1834 : index
      %1836 = arith.cmpi slt, %1829, %panels : index
      scf.if %1836 {
        scf.if %19 {
          %1837 = memref.load %residual[%1835] : memref<?xf32>
          %1838 = arith.addf %1837, %1784 : f32
          memref.store %1838, %out[%1835] : memref<?xf32>
        } else {
          memref.store %1784, %out[%1835] : memref<?xf32>
        }
      }
      %1839 = arith.muli %0, %c4 : index
      %1840 = arith.addi %1839, %17 : index
      %1841 = arith.addi %1840, %c5 : index
      %1842 = arith.muli %1748, %outputFeatures : index
      %1843 = arith.muli %1841, %c15 : index
      %1844 = arith.addi %1842, %1843 : index
      %1845 = wave.lane
      %1846 = arith.remui %1845, %c15 : index
      %1847 = arith.addi %1844, %1846 : index
      %1848 = arith.cmpi slt, %1841, %panels : index
      scf.if %1848 {
        scf.if %19 {
          %1849 = memref.load %residual[%1847] : memref<?xf32>
          %1850 = arith.addf %1849, %1799 : f32
          memref.store %1850, %out[%1847] : memref<?xf32>
        } else {
          memref.store %1799, %out[%1847] : memref<?xf32>
        }
      }
      %1851 = arith.muli %0, %c4 : index
      %1852 = arith.addi %1851, %17 : index
      %1853 = arith.addi %1852, %c31 : index
      %1854 = arith.muli %1748, %outputFeatures : index
      %1855 = arith.muli %1853, %c15 : index
      %1856 = arith.addi %1854, %1855 : index
      %1857 = wave.lane
      %1858 = arith.remui %1857, %c15 : index
      %1859 = arith.addi %1856, %1858 : index
      %1860 = arith.cmpi slt, %1853, %panels : index
      scf.if %1860 {
        scf.if %19 {
          %1861 = memref.load %residual[%1859] : memref<?xf32>
          %1862 = arith.addf %1861, %1814 : f32
          memref.store %1862, %out[%1859] : memref<?xf32>
        } else {
          memref.store %1814, %out[%1859] : memref<?xf32>
        }
      }
    }
    %1863 = arith.addi %15, %c10 : index
    %1864 = arith.muli %1863, %c15 : index
    %1865 = arith.addi %6, %1864 : index
    %1866 = arith.addi %1865, %c4 : index
    %1867 = arith.divui %3, %c15 : index
    %1868 = arith.addi %1866, %1867 : index
    %1869 = arith.cmpi slt, %1868, %5 : index
    scf.if %1869 {
      %1870 = arith.cmpi eq, %hasFactors, %c10 : index
      %1871 = arith.muli %1868, %c5 : index
      %1872 = memref.load %factors[%1871] : memref<?xf32>
      %1873 = arith.mulf %1872, %operandScale : f32
      %1874 = arith.select %1870, %1873, %operandScale : f32
      %1875 = vector.extract %138#4[4] : f32 from vector<8xf32>
      %1876 = arith.addi %17, %c14 : index
      %1877 = arith.muli %0, %c4 : index
      %1878 = arith.addi %1877, %1876 : index
      %1879 = arith.subi %panels, %c10 : index
      %1880 = arith.minsi %1878, %1879 : index
      %1881 = arith.muli %1880, %13 : index
      %1882 = arith.remui %3, %c15 : index
      %1883 = arith.muli %1882, %c7 : index
      %1884 = arith.addi %1881, %1883 : index
      %1885 = vector.load %w[%1884] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1886 = vector.bitcast %1885 : vector<4xi8> to vector<1xf32>
      %1887 = vector.extract %1886[0] : f32 from vector<1xf32>
      %1888 = arith.mulf %1887, %1874 : f32
      %1889 = arith.mulf %1875, %1888 : f32
      %1890 = vector.extract %138#5[4] : f32 from vector<8xf32>
      %1891 = arith.addi %17, %c10 : index
      %1892 = arith.muli %0, %c4 : index
      %1893 = arith.addi %1892, %1891 : index
      %1894 = arith.subi %panels, %c10 : index
      %1895 = arith.minsi %1893, %1894 : index
      %1896 = arith.muli %1895, %13 : index
      %1897 = arith.remui %3, %c15 : index
      %1898 = arith.muli %1897, %c7 : index
      %1899 = arith.addi %1896, %1898 : index
      %1900 = vector.load %w[%1899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1901 = vector.bitcast %1900 : vector<4xi8> to vector<1xf32>
      %1902 = vector.extract %1901[0] : f32 from vector<1xf32>
      %1903 = arith.mulf %1902, %1874 : f32
      %1904 = arith.mulf %1890, %1903 : f32
      %1905 = vector.extract %138#6[4] : f32 from vector<8xf32>
      %1906 = arith.addi %17, %c5 : index
      %1907 = arith.muli %0, %c4 : index
      %1908 = arith.addi %1907, %1906 : index
      %1909 = arith.subi %panels, %c10 : index
      %1910 = arith.minsi %1908, %1909 : index
      %1911 = arith.muli %1910, %13 : index
      %1912 = arith.remui %3, %c15 : index
      %1913 = arith.muli %1912, %c7 : index
      %1914 = arith.addi %1911, %1913 : index
      %1915 = vector.load %w[%1914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1916 = vector.bitcast %1915 : vector<4xi8> to vector<1xf32>
      %1917 = vector.extract %1916[0] : f32 from vector<1xf32>
      %1918 = arith.mulf %1917, %1874 : f32
      %1919 = arith.mulf %1905, %1918 : f32
      %1920 = vector.extract %138#7[4] : f32 from vector<8xf32>
      %1921 = arith.addi %17, %c31 : index
      %1922 = arith.muli %0, %c4 : index
      %1923 = arith.addi %1922, %1921 : index
      %1924 = arith.subi %panels, %c10 : index
      %1925 = arith.minsi %1923, %1924 : index
      %1926 = arith.muli %1925, %13 : index
      %1927 = arith.remui %3, %c15 : index
      %1928 = arith.muli %1927, %c7 : index
      %1929 = arith.addi %1926, %1928 : index
      %1930 = vector.load %w[%1929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1931 = vector.bitcast %1930 : vector<4xi8> to vector<1xf32>
      %1932 = vector.extract %1931[0] : f32 from vector<1xf32>
      %1933 = arith.mulf %1932, %1874 : f32
      %1934 = arith.mulf %1920, %1933 : f32
      %1935 = arith.muli %0, %c4 : index
      %1936 = arith.addi %1935, %17 : index
      %1937 = arith.addi %1936, %c14 : index
      %1938 = arith.muli %1868, %outputFeatures : index
      %1939 = arith.muli %1937, %c15 : index
      %1940 = arith.addi %1938, %1939 : index
      %1941 = wave.lane
      %1942 = arith.remui %1941, %c15 : index
      %1943 = arith.addi %1940, %1942 : index
      %1944 = arith.cmpi slt, %1937, %panels : index
      scf.if %1944 {
        scf.if %19 {
          %1945 = memref.load %residual[%1943] : memref<?xf32>
          %1946 = arith.addf %1945, %1889 : f32
          memref.store %1946, %out[%1943] : memref<?xf32>
        } else {
          memref.store %1889, %out[%1943] : memref<?xf32>
        }
      }
      %1947 = arith.muli %0, %c4 : index
      %1948 = arith.addi %1947, %17 : index
      %1949 = arith.addi %1948, %c10 : index
      %1950 = arith.muli %1868, %outputFeatures : index
      %1951 = arith.muli %1949, %c15 : index
      %1952 = arith.addi %1950, %1951 : index
      %1953 = wave.lane
      %1954 = arith.remui %1953, %c15 : index
      %1955 = arith.addi %1952, %1954 : index
      %1956 = arith.cmpi slt, %1949, %panels : index
      scf.if %1956 {
        scf.if %19 {
          %1957 = memref.load %residual[%1955] : memref<?xf32>
          %1958 = arith.addf %1957, %1904 : f32
          memref.store %1958, %out[%1955] : memref<?xf32>
        } else {
          memref.store %1904, %out[%1955] : memref<?xf32>
        }
      }
      %1959 = arith.muli %0, %c4 : index
      %1960 = arith.addi %1959, %17 : index
      %1961 = arith.addi %1960, %c5 : index
      %1962 = arith.muli %1868, %outputFeatures : index
      %1963 = arith.muli %1961, %c15 : index
      %1964 = arith.addi %1962, %1963 : index
      %1965 = wave.lane
      %1966 = arith.remui %1965, %c15 : index
      %1967 = arith.addi %1964, %1966 : index
      %1968 = arith.cmpi slt, %1961, %panels : index
      scf.if %1968 {
        scf.if %19 {
          %1969 = memref.load %residual[%1967] : memref<?xf32>
          %1970 = arith.addf %1969, %1919 : f32
          memref.store %1970, %out[%1967] : memref<?xf32>
        } else {
          memref.store %1919, %out[%1967] : memref<?xf32>
        }
      }
      %1971 = arith.muli %0, %c4 : index
      %1972 = arith.addi %1971, %17 : index
      %1973 = arith.addi %1972, %c31 : index
      %1974 = arith.muli %1868, %outputFeatures : index
      %1975 = arith.muli %1973, %c15 : index
      %1976 = arith.addi %1974, %1975 : index
      %1977 = wave.lane
      %1978 = arith.remui %1977, %c15 : index
      %1979 = arith.addi %1976, %1978 : index
      %1980 = arith.cmpi slt, %1973, %panels : index
      scf.if %1980 {
        scf.if %19 {
          %1981 = memref.load %residual[%1979] : memref<?xf32>
          %1982 = arith.addf %1981, %1934 : f32
          memref.store %1982, %out[%1979] : memref<?xf32>
        } else {
          memref.store %1934, %out[%1979] : memref<?xf32>
        }
      }
    }
    %1983 = arith.addi %15, %c10 : index
    %1984 = arith.muli %1983, %c15 : index
    %1985 = arith.addi %6, %1984 : index
    %1986 = arith.addi %1985, %c27 : index
    %1987 = arith.divui %3, %c15 : index
    %1988 = arith.addi %1986, %1987 : index
    %1989 = arith.cmpi slt, %1988, %5 : index
    scf.if %1989 {
      %1990 = arith.cmpi eq, %hasFactors, %c10 : index
      %1991 = arith.muli %1988, %c5 : index
      %1992 = memref.load %factors[%1991] : memref<?xf32>
      %1993 = arith.mulf %1992, %operandScale : f32
      %1994 = arith.select %1990, %1993, %operandScale : f32
      %1995 = vector.extract %138#4[5] : f32 from vector<8xf32>
      %1996 = arith.addi %17, %c14 : index
      %1997 = arith.muli %0, %c4 : index
      %1998 = arith.addi %1997, %1996 : index
      %1999 = arith.subi %panels, %c10 : index
      %2000 = arith.minsi %1998, %1999 : index
      %2001 = arith.muli %2000, %13 : index
      %2002 = arith.remui %3, %c15 : index
      %2003 = arith.muli %2002, %c7 : index
      %2004 = arith.addi %2001, %2003 : index
      %2005 = vector.load %w[%2004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2006 = vector.bitcast %2005 : vector<4xi8> to vector<1xf32>
      %2007 = vector.extract %2006[0] : f32 from vector<1xf32>
      %2008 = arith.mulf %2007, %1994 : f32
      %2009 = arith.mulf %1995, %2008 : f32
      %2010 = vector.extract %138#5[5] : f32 from vector<8xf32>
      %2011 = arith.addi %17, %c10 : index
      %2012 = arith.muli %0, %c4 : index
      %2013 = arith.addi %2012, %2011 : index
      %2014 = arith.subi %panels, %c10 : index
      %2015 = arith.minsi %2013, %2014 : index
      %2016 = arith.muli %2015, %13 : index
      %2017 = arith.remui %3, %c15 : index
      %2018 = arith.muli %2017, %c7 : index
      %2019 = arith.addi %2016, %2018 : index
      %2020 = vector.load %w[%2019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2021 = vector.bitcast %2020 : vector<4xi8> to vector<1xf32>
      %2022 = vector.extract %2021[0] : f32 from vector<1xf32>
      %2023 = arith.mulf %2022, %1994 : f32
      %2024 = arith.mulf %2010, %2023 : f32
      %2025 = vector.extract %138#6[5] : f32 from vector<8xf32>
      %2026 = arith.addi %17, %c5 : index
      %2027 = arith.muli %0, %c4 : index
      %2028 = arith.addi %2027, %2026 : index
      %2029 = arith.subi %panels, %c10 : index
      %2030 = arith.minsi %2028, %2029 : index
      %2031 = arith.muli %2030, %13 : index
      %2032 = arith.remui %3, %c15 : index
      %2033 = arith.muli %2032, %c7 : index
      %2034 = arith.addi %2031, %2033 : index
      %2035 = vector.load %w[%2034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2036 = vector.bitcast %2035 : vector<4xi8> to vector<1xf32>
      %2037 = vector.extract %2036[0] : f32 from vector<1xf32>
      %2038 = arith.mulf %2037, %1994 : f32
      %2039 = arith.mulf %2025, %2038 : f32
      %2040 = vector.extract %138#7[5] : f32 from vector<8xf32>
      %2041 = arith.addi %17, %c31 : index
      %2042 = arith.muli %0, %c4 : index
      %2043 = arith.addi %2042, %2041 : index
      %2044 = arith.subi %panels, %c10 : index
      %2045 = arith.minsi %2043, %2044 : index
      %2046 = arith.muli %2045, %13 : index
      %2047 = arith.remui %3, %c15 : index
      %2048 = arith.muli %2047, %c7 : index
      %2049 = arith.addi %2046, %2048 : index
      %2050 = vector.load %w[%2049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2051 = vector.bitcast %2050 : vector<4xi8> to vector<1xf32>
      %2052 = vector.extract %2051[0] : f32 from vector<1xf32>
      %2053 = arith.mulf %2052, %1994 : f32
      %2054 = arith.mulf %2040, %2053 : f32
      %2055 = arith.muli %0, %c4 : index
      %2056 = arith.addi %2055, %17 : index
      %2057 = arith.addi %2056, %c14 : index
      %2058 = arith.muli %1988, %outputFeatures : index
      %2059 = arith.muli %2057, %c15 : index
      %2060 = arith.addi %2058, %2059 : index
      %2061 = wave.lane
      %2062 = arith.remui %2061, %c15 : index
      %2063 = arith.addi %2060, %2062 : index
      %2064 = arith.cmpi slt, %2057, %panels : index
      scf.if %2064 {
        scf.if %19 {
          %2065 = memref.load %residual[%2063] : memref<?xf32>
          %2066 = arith.addf %2065, %2009 : f32
          memref.store %2066, %out[%2063] : memref<?xf32>
        } else {
          memref.store %2009, %out[%2063] : memref<?xf32>
        }
      }
      %2067 = arith.muli %0, %c4 : index
      %2068 = arith.addi %2067, %17 : index
      %2069 = arith.addi %2068, %c10 : index
      %2070 = arith.muli %1988, %outputFeatures : index
      %2071 = arith.muli %2069, %c15 : index
      %2072 = arith.addi %2070, %2071 : index
      %2073 = wave.lane
      %2074 = arith.remui %2073, %c15 : index
      %2075 = arith.addi %2072, %2074 : index
      %2076 = arith.cmpi slt, %2069, %panels : index
      scf.if %2076 {
        scf.if %19 {
          %2077 = memref.load %residual[%2075] : memref<?xf32>
          %2078 = arith.addf %2077, %2024 : f32
          memref.store %2078, %out[%2075] : memref<?xf32>
        } else {
          memref.store %2024, %out[%2075] : memref<?xf32>
        }
      }
      %2079 = arith.muli %0, %c4 : index
      %2080 = arith.addi %2079, %17 : index
      %2081 = arith.addi %2080, %c5 : index
      %2082 = arith.muli %1988, %outputFeatures : index
      %2083 = arith.muli %2081, %c15 : index
      %2084 = arith.addi %2082, %2083 : index
      %2085 = wave.lane
      %2086 = arith.remui %2085, %c15 : index
      %2087 = arith.addi %2084, %2086 : index
      %2088 = arith.cmpi slt, %2081, %panels : index
      scf.if %2088 {
        scf.if %19 {
          %2089 = memref.load %residual[%2087] : memref<?xf32>
          %2090 = arith.addf %2089, %2039 : f32
          memref.store %2090, %out[%2087] : memref<?xf32>
        } else {
          memref.store %2039, %out[%2087] : memref<?xf32>
        }
      }
      %2091 = arith.muli %0, %c4 : index
      %2092 = arith.addi %2091, %17 : index
      %2093 = arith.addi %2092, %c31 : index
      %2094 = arith.muli %1988, %outputFeatures : index
      %2095 = arith.muli %2093, %c15 : index
      %2096 = arith.addi %2094, %2095 : index
      %2097 = wave.lane
      %2098 = arith.remui %2097, %c15 : index
      %2099 = arith.addi %2096, %2098 : index
      %2100 = arith.cmpi slt, %2093, %panels : index
      scf.if %2100 {
        scf.if %19 {
          %2101 = memref.load %residual[%2099] : memref<?xf32>
          %2102 = arith.addf %2101, %2054 : f32
          memref.store %2102, %out[%2099] : memref<?xf32>
        } else {
          memref.store %2054, %out[%2099] : memref<?xf32>
        }
      }
    }
    %2103 = arith.addi %15, %c10 : index
    %2104 = arith.muli %2103, %c15 : index
    %2105 = arith.addi %6, %2104 : index
    %2106 = arith.addi %2105, %c33 : index
    %2107 = arith.divui %3, %c15 : index
    %2108 = arith.addi %2106, %2107 : index
    %2109 = arith.cmpi slt, %2108, %5 : index
    scf.if %2109 {
      %2110 = arith.cmpi eq, %hasFactors, %c10 : index
      %2111 = arith.muli %2108, %c5 : index
      %2112 = memref.load %factors[%2111] : memref<?xf32>
      %2113 = arith.mulf %2112, %operandScale : f32
      %2114 = arith.select %2110, %2113, %operandScale : f32
      %2115 = vector.extract %138#4[6] : f32 from vector<8xf32>
      %2116 = arith.addi %17, %c14 : index
      %2117 = arith.muli %0, %c4 : index
      %2118 = arith.addi %2117, %2116 : index
      %2119 = arith.subi %panels, %c10 : index
      %2120 = arith.minsi %2118, %2119 : index
      %2121 = arith.muli %2120, %13 : index
      %2122 = arith.remui %3, %c15 : index
      %2123 = arith.muli %2122, %c7 : index
      %2124 = arith.addi %2121, %2123 : index
      %2125 = vector.load %w[%2124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2126 = vector.bitcast %2125 : vector<4xi8> to vector<1xf32>
      %2127 = vector.extract %2126[0] : f32 from vector<1xf32>
      %2128 = arith.mulf %2127, %2114 : f32
      %2129 = arith.mulf %2115, %2128 : f32
      %2130 = vector.extract %138#5[6] : f32 from vector<8xf32>
      %2131 = arith.addi %17, %c10 : index
      %2132 = arith.muli %0, %c4 : index
      %2133 = arith.addi %2132, %2131 : index
      %2134 = arith.subi %panels, %c10 : index
      %2135 = arith.minsi %2133, %2134 : index
      %2136 = arith.muli %2135, %13 : index
      %2137 = arith.remui %3, %c15 : index
      %2138 = arith.muli %2137, %c7 : index
      %2139 = arith.addi %2136, %2138 : index
      %2140 = vector.load %w[%2139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2141 = vector.bitcast %2140 : vector<4xi8> to vector<1xf32>
      %2142 = vector.extract %2141[0] : f32 from vector<1xf32>
      %2143 = arith.mulf %2142, %2114 : f32
      %2144 = arith.mulf %2130, %2143 : f32
      %2145 = vector.extract %138#6[6] : f32 from vector<8xf32>
      %2146 = arith.addi %17, %c5 : index
      %2147 = arith.muli %0, %c4 : index
      %2148 = arith.addi %2147, %2146 : index
      %2149 = arith.subi %panels, %c10 : index
      %2150 = arith.minsi %2148, %2149 : index
      %2151 = arith.muli %2150, %13 : index
      %2152 = arith.remui %3, %c15 : index
      %2153 = arith.muli %2152, %c7 : index
      %2154 = arith.addi %2151, %2153 : index
      %2155 = vector.load %w[%2154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2156 = vector.bitcast %2155 : vector<4xi8> to vector<1xf32>
      %2157 = vector.extract %2156[0] : f32 from vector<1xf32>
      %2158 = arith.mulf %2157, %2114 : f32
      %2159 = arith.mulf %2145, %2158 : f32
      %2160 = vector.extract %138#7[6] : f32 from vector<8xf32>
      %2161 = arith.addi %17, %c31 : index
      %2162 = arith.muli %0, %c4 : index
      %2163 = arith.addi %2162, %2161 : index
      %2164 = arith.subi %panels, %c10 : index
      %2165 = arith.minsi %2163, %2164 : index
      %2166 = arith.muli %2165, %13 : index
      %2167 = arith.remui %3, %c15 : index
      %2168 = arith.muli %2167, %c7 : index
      %2169 = arith.addi %2166, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2114 : f32
      %2174 = arith.mulf %2160, %2173 : f32
      %2175 = arith.muli %0, %c4 : index
      %2176 = arith.addi %2175, %17 : index
      %2177 = arith.addi %2176, %c14 : index
      %2178 = arith.muli %2108, %outputFeatures : index
      %2179 = arith.muli %2177, %c15 : index
      %2180 = arith.addi %2178, %2179 : index
      %2181 = wave.lane
      %2182 = arith.remui %2181, %c15 : index
      %2183 = arith.addi %2180, %2182 : index
      %2184 = arith.cmpi slt, %2177, %panels : index
      scf.if %2184 {
        scf.if %19 {
          %2185 = memref.load %residual[%2183] : memref<?xf32>
          %2186 = arith.addf %2185, %2129 : f32
          memref.store %2186, %out[%2183] : memref<?xf32>
        } else {
          memref.store %2129, %out[%2183] : memref<?xf32>
        }
      }
      %2187 = arith.muli %0, %c4 : index
      %2188 = arith.addi %2187, %17 : index
      %2189 = arith.addi %2188, %c10 : index
      %2190 = arith.muli %2108, %outputFeatures : index
      %2191 = arith.muli %2189, %c15 : index
      %2192 = arith.addi %2190, %2191 : index
      %2193 = wave.lane
      %2194 = arith.remui %2193, %c15 : index
      %2195 = arith.addi %2192, %2194 : index
      %2196 = arith.cmpi slt, %2189, %panels : index
      scf.if %2196 {
        scf.if %19 {
          %2197 = memref.load %residual[%2195] : memref<?xf32>
          %2198 = arith.addf %2197, %2144 : f32
          memref.store %2198, %out[%2195] : memref<?xf32>
        } else {
          memref.store %2144, %out[%2195] : memref<?xf32>
        }
      }
      %2199 = arith.muli %0, %c4 : index
      %2200 = arith.addi %2199, %17 : index
      %2201 = arith.addi %2200, %c5 : index
      %2202 = arith.muli %2108, %outputFeatures : index
      %2203 = arith.muli %2201, %c15 : index
      %2204 = arith.addi %2202, %2203 : index
      %2205 = wave.lane
      %2206 = arith.remui %2205, %c15 : index
      %2207 = arith.addi %2204, %2206 : index
      %2208 = arith.cmpi slt, %2201, %panels : index
      scf.if %2208 {
        scf.if %19 {
          %2209 = memref.load %residual[%2207] : memref<?xf32>
          %2210 = arith.addf %2209, %2159 : f32
          memref.store %2210, %out[%2207] : memref<?xf32>
        } else {
          memref.store %2159, %out[%2207] : memref<?xf32>
        }
      }
      %2211 = arith.muli %0, %c4 : index
      %2212 = arith.addi %2211, %17 : index
      %2213 = arith.addi %2212, %c31 : index
      %2214 = arith.muli %2108, %outputFeatures : index
      %2215 = arith.muli %2213, %c15 : index
      %2216 = arith.addi %2214, %2215 : index
      %2217 = wave.lane
      %2218 = arith.remui %2217, %c15 : index
      %2219 = arith.addi %2216, %2218 : index
      %2220 = arith.cmpi slt, %2213, %panels : index
      scf.if %2220 {
        scf.if %19 {
          %2221 = memref.load %residual[%2219] : memref<?xf32>
          %2222 = arith.addf %2221, %2174 : f32
          memref.store %2222, %out[%2219] : memref<?xf32>
        } else {
          memref.store %2174, %out[%2219] : memref<?xf32>
        }
      }
    }
    %2223 = arith.addi %15, %c10 : index
    %2224 = arith.muli %2223, %c15 : index
    %2225 = arith.addi %6, %2224 : index
    %2226 = arith.addi %2225, %c34 : index
    %2227 = arith.divui %3, %c15 : index
    %2228 = arith.addi %2226, %2227 : index
    %2229 = arith.cmpi slt, %2228, %5 : index
    scf.if %2229 {
      %2230 = arith.cmpi eq, %hasFactors, %c10 : index
      %2231 = arith.muli %2228, %c5 : index
      %2232 = memref.load %factors[%2231] : memref<?xf32>
      %2233 = arith.mulf %2232, %operandScale : f32
      %2234 = arith.select %2230, %2233, %operandScale : f32
      %2235 = vector.extract %138#4[7] : f32 from vector<8xf32>
      %2236 = arith.addi %17, %c14 : index
      %2237 = arith.muli %0, %c4 : index
      %2238 = arith.addi %2237, %2236 : index
      %2239 = arith.subi %panels, %c10 : index
      %2240 = arith.minsi %2238, %2239 : index
      %2241 = arith.muli %2240, %13 : index
      %2242 = arith.remui %3, %c15 : index
      %2243 = arith.muli %2242, %c7 : index
      %2244 = arith.addi %2241, %2243 : index
      %2245 = vector.load %w[%2244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2246 = vector.bitcast %2245 : vector<4xi8> to vector<1xf32>
      %2247 = vector.extract %2246[0] : f32 from vector<1xf32>
      %2248 = arith.mulf %2247, %2234 : f32
      %2249 = arith.mulf %2235, %2248 : f32
      %2250 = vector.extract %138#5[7] : f32 from vector<8xf32>
      %2251 = arith.addi %17, %c10 : index
      %2252 = arith.muli %0, %c4 : index
      %2253 = arith.addi %2252, %2251 : index
      %2254 = arith.subi %panels, %c10 : index
      %2255 = arith.minsi %2253, %2254 : index
      %2256 = arith.muli %2255, %13 : index
      %2257 = arith.remui %3, %c15 : index
      %2258 = arith.muli %2257, %c7 : index
      %2259 = arith.addi %2256, %2258 : index
      %2260 = vector.load %w[%2259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2261 = vector.bitcast %2260 : vector<4xi8> to vector<1xf32>
      %2262 = vector.extract %2261[0] : f32 from vector<1xf32>
      %2263 = arith.mulf %2262, %2234 : f32
      %2264 = arith.mulf %2250, %2263 : f32
      %2265 = vector.extract %138#6[7] : f32 from vector<8xf32>
      %2266 = arith.addi %17, %c5 : index
      %2267 = arith.muli %0, %c4 : index
      %2268 = arith.addi %2267, %2266 : index
      %2269 = arith.subi %panels, %c10 : index
      %2270 = arith.minsi %2268, %2269 : index
      %2271 = arith.muli %2270, %13 : index
      %2272 = arith.remui %3, %c15 : index
      %2273 = arith.muli %2272, %c7 : index
      %2274 = arith.addi %2271, %2273 : index
      %2275 = vector.load %w[%2274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2276 = vector.bitcast %2275 : vector<4xi8> to vector<1xf32>
      %2277 = vector.extract %2276[0] : f32 from vector<1xf32>
      %2278 = arith.mulf %2277, %2234 : f32
      %2279 = arith.mulf %2265, %2278 : f32
      %2280 = vector.extract %138#7[7] : f32 from vector<8xf32>
      %2281 = arith.addi %17, %c31 : index
      %2282 = arith.muli %0, %c4 : index
      %2283 = arith.addi %2282, %2281 : index
      %2284 = arith.subi %panels, %c10 : index
      %2285 = arith.minsi %2283, %2284 : index
      %2286 = arith.muli %2285, %13 : index
      %2287 = arith.remui %3, %c15 : index
      %2288 = arith.muli %2287, %c7 : index
      %2289 = arith.addi %2286, %2288 : index
      %2290 = vector.load %w[%2289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2291 = vector.bitcast %2290 : vector<4xi8> to vector<1xf32>
      %2292 = vector.extract %2291[0] : f32 from vector<1xf32>
      %2293 = arith.mulf %2292, %2234 : f32
      %2294 = arith.mulf %2280, %2293 : f32
      %2295 = arith.muli %0, %c4 : index
      %2296 = arith.addi %2295, %17 : index
      %2297 = arith.addi %2296, %c14 : index
      %2298 = arith.muli %2228, %outputFeatures : index
      %2299 = arith.muli %2297, %c15 : index
      %2300 = arith.addi %2298, %2299 : index
      %2301 = wave.lane
      %2302 = arith.remui %2301, %c15 : index
      %2303 = arith.addi %2300, %2302 : index
      %2304 = arith.cmpi slt, %2297, %panels : index
      scf.if %2304 {
        scf.if %19 {
          %2305 = memref.load %residual[%2303] : memref<?xf32>
          %2306 = arith.addf %2305, %2249 : f32
          memref.store %2306, %out[%2303] : memref<?xf32>
        } else {
          memref.store %2249, %out[%2303] : memref<?xf32>
        }
      }
      %2307 = arith.muli %0, %c4 : index
      %2308 = arith.addi %2307, %17 : index
      %2309 = arith.addi %2308, %c10 : index
      %2310 = arith.muli %2228, %outputFeatures : index
      %2311 = arith.muli %2309, %c15 : index
      %2312 = arith.addi %2310, %2311 : index
      %2313 = wave.lane
      %2314 = arith.remui %2313, %c15 : index
      %2315 = arith.addi %2312, %2314 : index
      %2316 = arith.cmpi slt, %2309, %panels : index
      scf.if %2316 {
        scf.if %19 {
          %2317 = memref.load %residual[%2315] : memref<?xf32>
          %2318 = arith.addf %2317, %2264 : f32
          memref.store %2318, %out[%2315] : memref<?xf32>
        } else {
          memref.store %2264, %out[%2315] : memref<?xf32>
        }
      }
      %2319 = arith.muli %0, %c4 : index
      %2320 = arith.addi %2319, %17 : index
      %2321 = arith.addi %2320, %c5 : index
      %2322 = arith.muli %2228, %outputFeatures : index
      %2323 = arith.muli %2321, %c15 : index
      %2324 = arith.addi %2322, %2323 : index
      %2325 = wave.lane
      %2326 = arith.remui %2325, %c15 : index
      %2327 = arith.addi %2324, %2326 : index
      %2328 = arith.cmpi slt, %2321, %panels : index
      scf.if %2328 {
        scf.if %19 {
          %2329 = memref.load %residual[%2327] : memref<?xf32>
          %2330 = arith.addf %2329, %2279 : f32
          memref.store %2330, %out[%2327] : memref<?xf32>
        } else {
          memref.store %2279, %out[%2327] : memref<?xf32>
        }
      }
      %2331 = arith.muli %0, %c4 : index
      %2332 = arith.addi %2331, %17 : index
      %2333 = arith.addi %2332, %c31 : index
      %2334 = arith.muli %2228, %outputFeatures : index
      %2335 = arith.muli %2333, %c15 : index
      %2336 = arith.addi %2334, %2335 : index
      %2337 = wave.lane
      %2338 = arith.remui %2337, %c15 : index
      %2339 = arith.addi %2336, %2338 : index
      %2340 = arith.cmpi slt, %2333, %panels : index
      scf.if %2340 {
        scf.if %19 {
          %2341 = memref.load %residual[%2339] : memref<?xf32>
          %2342 = arith.addf %2341, %2294 : f32
          memref.store %2342, %out[%2339] : memref<?xf32>
        } else {
          memref.store %2294, %out[%2339] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
