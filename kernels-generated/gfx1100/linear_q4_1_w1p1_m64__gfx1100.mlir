// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
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
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c11 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c11 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c11 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c6, %c11 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.remui %c6, %c11 : index
    %30 = arith.divui %29, %c1 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c1 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c6, %c1 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c11 : index
    %40 = arith.addi %14, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c6, %c11 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.remui %c6, %c11 : index
    %48 = arith.divui %47, %c1 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c1 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c1 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c6, %c1 : index
    %56 = arith.addi %54, %55 : index
    %57 = arith.addi %20, %c13 : index
    %58 = arith.addi %14, %57 : index
    %59 = arith.divui %58, %tileRows : index
    %60 = arith.divui %inputFeatures, %c11 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.divui %c6, %c11 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %63, %c2 : index
    %65 = arith.remui %c6, %c11 : index
    %66 = arith.divui %65, %c1 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.muli %tileRows, %c1 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.remui %58, %tileRows : index
    %71 = arith.muli %70, %c1 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.remui %c6, %c1 : index
    %74 = arith.addi %72, %73 : index
    %75 = arith.addi %20, %c14 : index
    %76 = arith.addi %14, %75 : index
    %77 = arith.divui %76, %tileRows : index
    %78 = arith.divui %inputFeatures, %c11 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.divui %c6, %c11 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.muli %81, %c2 : index
    %83 = arith.remui %c6, %c11 : index
    %84 = arith.divui %83, %c1 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.muli %tileRows, %c1 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.remui %76, %tileRows : index
    %89 = arith.muli %88, %c1 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.remui %c6, %c1 : index
    %92 = arith.addi %90, %91 : index
    %93 = wave.wave
    %94 = arith.divui %inputFeatures, %c13 : index
    %95 = arith.muli %93, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c2 : index
    %102 = arith.muli %101, %c2 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %111:4 = scf.for %106 = %96 to %105 step %c2 iter_args(%107 = %c15, %108 = %c15, %109 = %c15, %110 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %112 = wave.lane
      %113 = arith.addi %106, %c6 : index
      %114 = arith.remui %112, %c11 : index
      %115 = arith.addi %11, %c4 : index
      %116 = arith.muli %113, %c8 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.muli %114, %c18 : index
      %119 = arith.addi %117, %118 : index
      %120 = vector.load %w[%119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %121 = vector.bitcast %120 : vector<4xi8> to vector<2xf16>
      %122 = vector.extract %121[0] : f16 from vector<2xf16>
      %123 = vector.broadcast %122 : f16 to vector<16xf16>
      %124 = vector.extract %121[1] : f16 from vector<2xf16>
      %125 = vector.broadcast %124 : f16 to vector<16xf16>
      %126 = arith.addi %11, %c4 : index
      %127 = arith.muli %inputFeatures, %c2 : index
      %128 = arith.addi %127, %c3 : index
      %129 = arith.divui %128, %c4 : index
      %130 = arith.muli %129, %c4 : index
      %131 = arith.addi %126, %130 : index
      %132 = arith.muli %113, %c19 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.muli %114, %c11 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.shrui %137, %c20 : vector<4xi32>
      %139 = arith.andi %138, %c21 : vector<4xi32>
      %140 = arith.ori %139, %c22 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %137, %c23 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %137, %c24 : vector<4xi32>
      %147 = arith.andi %146, %c21 : vector<4xi32>
      %148 = arith.ori %147, %c22 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = arith.shrui %137, %c25 : vector<4xi32>
      %151 = arith.andi %150, %c21 : vector<4xi32>
      %152 = arith.ori %151, %c22 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = vector.shuffle %149, %153 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = vector.shuffle %154, %155 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %157 = arith.subf %156, %c26 : vector<32xf16>
      %158 = vector.shuffle %157, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %159 = vector.shuffle %157, %157 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %160 = math.fma %158, %123, %125 : vector<16xf16>
      %161 = math.fma %159, %123, %125 : vector<16xf16>
      %162 = arith.addi %106, %c5 : index
      %163 = arith.remui %112, %c11 : index
      %164 = arith.addi %11, %c4 : index
      %165 = arith.muli %162, %c8 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %163, %c18 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %170 = vector.bitcast %169 : vector<4xi8> to vector<2xf16>
      %171 = vector.extract %170[0] : f16 from vector<2xf16>
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = vector.extract %170[1] : f16 from vector<2xf16>
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = arith.addi %11, %c4 : index
      %176 = arith.muli %inputFeatures, %c2 : index
      %177 = arith.addi %176, %c3 : index
      %178 = arith.divui %177, %c4 : index
      %179 = arith.muli %178, %c4 : index
      %180 = arith.addi %175, %179 : index
      %181 = arith.muli %162, %c19 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %163, %c11 : index
      %184 = arith.addi %182, %183 : index
      %185 = vector.load %w[%184] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %186 = vector.bitcast %185 : vector<16xi8> to vector<4xi32>
      %187 = arith.shrui %186, %c20 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %186, %c23 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %186, %c24 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.ori %196, %c22 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %186, %c25 : vector<4xi32>
      %200 = arith.andi %199, %c21 : vector<4xi32>
      %201 = arith.ori %200, %c22 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %203, %204 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %206 = arith.subf %205, %c26 : vector<32xf16>
      %207 = vector.shuffle %206, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %208 = vector.shuffle %206, %206 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %209 = math.fma %207, %172, %174 : vector<16xf16>
      %210 = math.fma %208, %172, %174 : vector<16xf16>
      %211 = arith.muli %106, %c2 : index
      %212 = arith.addi %211, %c6 : index
      %213 = arith.muli %tileRows, %c11 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.addi %38, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = arith.muli %tileRows, %c1 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = wave.mma %220, %160, %107 : vector<16xf16>, vector<8xf32>
      %222 = arith.muli %106, %c2 : index
      %223 = arith.addi %222, %c6 : index
      %224 = arith.muli %tileRows, %c11 : index
      %225 = arith.muli %223, %224 : index
      %226 = arith.addi %56, %225 : index
      %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = arith.muli %tileRows, %c1 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = vector.shuffle %227, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = wave.mma %231, %160, %108 : vector<16xf16>, vector<8xf32>
      %233 = arith.muli %106, %c2 : index
      %234 = arith.addi %233, %c6 : index
      %235 = arith.muli %tileRows, %c11 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %74, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c1 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %160, %109 : vector<16xf16>, vector<8xf32>
      %244 = arith.muli %106, %c2 : index
      %245 = arith.addi %244, %c6 : index
      %246 = arith.muli %tileRows, %c11 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.addi %92, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.muli %tileRows, %c1 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %160, %110 : vector<16xf16>, vector<8xf32>
      %255 = arith.muli %106, %c2 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.muli %tileRows, %c11 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %38, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %161, %221 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %106, %c2 : index
      %267 = arith.addi %266, %c5 : index
      %268 = arith.muli %tileRows, %c11 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %56, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %161, %232 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %106, %c2 : index
      %278 = arith.addi %277, %c5 : index
      %279 = arith.muli %tileRows, %c11 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %74, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c1 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %161, %243 : vector<16xf16>, vector<8xf32>
      %288 = arith.muli %106, %c2 : index
      %289 = arith.addi %288, %c5 : index
      %290 = arith.muli %tileRows, %c11 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.addi %92, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c1 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %161, %254 : vector<16xf16>, vector<8xf32>
      %299 = arith.muli %106, %c2 : index
      %300 = arith.addi %299, %c2 : index
      %301 = arith.muli %tileRows, %c11 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.addi %38, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c1 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %209, %265 : vector<16xf16>, vector<8xf32>
      %310 = arith.muli %106, %c2 : index
      %311 = arith.addi %310, %c2 : index
      %312 = arith.muli %tileRows, %c11 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.addi %56, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c1 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %209, %276 : vector<16xf16>, vector<8xf32>
      %321 = arith.muli %106, %c2 : index
      %322 = arith.addi %321, %c2 : index
      %323 = arith.muli %tileRows, %c11 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %74, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c1 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %209, %287 : vector<16xf16>, vector<8xf32>
      %332 = arith.muli %106, %c2 : index
      %333 = arith.addi %332, %c2 : index
      %334 = arith.muli %tileRows, %c11 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.addi %92, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c1 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %209, %298 : vector<16xf16>, vector<8xf32>
      %343 = arith.muli %106, %c2 : index
      %344 = arith.addi %343, %c27 : index
      %345 = arith.muli %tileRows, %c11 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.addi %38, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = arith.muli %tileRows, %c1 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = vector.shuffle %348, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = wave.mma %352, %210, %309 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %106, %c2 : index
      %355 = arith.addi %354, %c27 : index
      %356 = arith.muli %tileRows, %c11 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %56, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c1 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %210, %320 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %106, %c2 : index
      %366 = arith.addi %365, %c27 : index
      %367 = arith.muli %tileRows, %c11 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %74, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c1 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %210, %331 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %106, %c2 : index
      %377 = arith.addi %376, %c27 : index
      %378 = arith.muli %tileRows, %c11 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %92, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c1 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %210, %342 : vector<16xf16>, vector<8xf32>
      scf.yield %353, %364, %375, %386 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %387 = arith.select %99, %105, %98 : index
    %393:4 = scf.for %388 = %105 to %387 step %c5 iter_args(%389 = %111#0, %390 = %111#1, %391 = %111#2, %392 = %111#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %394 = wave.lane
      %395 = arith.addi %388, %c6 : index
      %396 = arith.remui %394, %c11 : index
      %397 = arith.addi %11, %c4 : index
      %398 = arith.muli %395, %c8 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.muli %396, %c18 : index
      %401 = arith.addi %399, %400 : index
      %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %403 = vector.bitcast %402 : vector<4xi8> to vector<2xf16>
      %404 = vector.extract %403[0] : f16 from vector<2xf16>
      %405 = vector.broadcast %404 : f16 to vector<16xf16>
      %406 = vector.extract %403[1] : f16 from vector<2xf16>
      %407 = vector.broadcast %406 : f16 to vector<16xf16>
      %408 = arith.addi %11, %c4 : index
      %409 = arith.muli %inputFeatures, %c2 : index
      %410 = arith.addi %409, %c3 : index
      %411 = arith.divui %410, %c4 : index
      %412 = arith.muli %411, %c4 : index
      %413 = arith.addi %408, %412 : index
      %414 = arith.muli %395, %c19 : index
      %415 = arith.addi %413, %414 : index
      %416 = arith.muli %396, %c11 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %w[%417] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %419 = vector.bitcast %418 : vector<16xi8> to vector<4xi32>
      %420 = arith.shrui %419, %c20 : vector<4xi32>
      %421 = arith.andi %420, %c21 : vector<4xi32>
      %422 = arith.ori %421, %c22 : vector<4xi32>
      %423 = vector.bitcast %422 : vector<4xi32> to vector<8xf16>
      %424 = arith.shrui %419, %c23 : vector<4xi32>
      %425 = arith.andi %424, %c21 : vector<4xi32>
      %426 = arith.ori %425, %c22 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = arith.shrui %419, %c24 : vector<4xi32>
      %429 = arith.andi %428, %c21 : vector<4xi32>
      %430 = arith.ori %429, %c22 : vector<4xi32>
      %431 = vector.bitcast %430 : vector<4xi32> to vector<8xf16>
      %432 = arith.shrui %419, %c25 : vector<4xi32>
      %433 = arith.andi %432, %c21 : vector<4xi32>
      %434 = arith.ori %433, %c22 : vector<4xi32>
      %435 = vector.bitcast %434 : vector<4xi32> to vector<8xf16>
      %436 = vector.shuffle %423, %427 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %431, %435 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %436, %437 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %439 = arith.subf %438, %c26 : vector<32xf16>
      %440 = vector.shuffle %439, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %441 = vector.shuffle %439, %439 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %442 = math.fma %440, %405, %407 : vector<16xf16>
      %443 = math.fma %441, %405, %407 : vector<16xf16>
      %444 = arith.muli %388, %c2 : index
      %445 = arith.addi %444, %c6 : index
      %446 = arith.muli %tileRows, %c11 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %38, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %442, %389 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %388, %c2 : index
      %456 = arith.addi %455, %c6 : index
      %457 = arith.muli %tileRows, %c11 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %56, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c1 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %442, %390 : vector<16xf16>, vector<8xf32>
      %466 = arith.muli %388, %c2 : index
      %467 = arith.addi %466, %c6 : index
      %468 = arith.muli %tileRows, %c11 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.addi %74, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = arith.muli %tileRows, %c1 : index
      %473 = arith.addi %470, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = vector.shuffle %471, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = wave.mma %475, %442, %391 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %388, %c2 : index
      %478 = arith.addi %477, %c6 : index
      %479 = arith.muli %tileRows, %c11 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %92, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c1 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %442, %392 : vector<16xf16>, vector<8xf32>
      %488 = arith.muli %388, %c2 : index
      %489 = arith.addi %488, %c5 : index
      %490 = arith.muli %tileRows, %c11 : index
      %491 = arith.muli %489, %490 : index
      %492 = arith.addi %38, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = arith.muli %tileRows, %c1 : index
      %495 = arith.addi %492, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = vector.shuffle %493, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %498 = wave.mma %497, %443, %454 : vector<16xf16>, vector<8xf32>
      %499 = arith.muli %388, %c2 : index
      %500 = arith.addi %499, %c5 : index
      %501 = arith.muli %tileRows, %c11 : index
      %502 = arith.muli %500, %501 : index
      %503 = arith.addi %56, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = arith.muli %tileRows, %c1 : index
      %506 = arith.addi %503, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = vector.shuffle %504, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = wave.mma %508, %443, %465 : vector<16xf16>, vector<8xf32>
      %510 = arith.muli %388, %c2 : index
      %511 = arith.addi %510, %c5 : index
      %512 = arith.muli %tileRows, %c11 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.addi %74, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = arith.muli %tileRows, %c1 : index
      %517 = arith.addi %514, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = vector.shuffle %515, %518 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %520 = wave.mma %519, %443, %476 : vector<16xf16>, vector<8xf32>
      %521 = arith.muli %388, %c2 : index
      %522 = arith.addi %521, %c5 : index
      %523 = arith.muli %tileRows, %c11 : index
      %524 = arith.muli %522, %523 : index
      %525 = arith.addi %92, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = arith.muli %tileRows, %c1 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %531 = wave.mma %530, %443, %487 : vector<16xf16>, vector<8xf32>
      scf.yield %498, %509, %520, %531 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %532 = wave.lane
    %533 = vector.extract %393#0[0] : f32 from vector<8xf32>
    %534 = wave.lane
    %535 = arith.addi %14, %c6 : index
    %536 = arith.muli %c6, %c2 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.divui %534, %c11 : index
    %539 = arith.addi %537, %538 : index
    %540 = arith.cmpi slt, %539, %13 : index
    scf.if %540 {
      %541 = arith.cmpi eq, %hasFactors, %c5 : index
      %542 = arith.muli %539, %c2 : index
      %543 = memref.load %factors[%542] : memref<?xf32>
      %544 = arith.mulf %543, %operandScale : f32
      %545 = arith.select %541, %544, %operandScale : f32
      %546 = arith.remui %534, %c11 : index
      %547 = arith.muli %546, %c18 : index
      %548 = arith.addi %11, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xf32>
      %551 = vector.extract %550[0] : f32 from vector<1xf32>
      %552 = arith.mulf %551, %545 : f32
      %553 = arith.mulf %533, %552 : f32
      %554 = arith.muli %539, %outputFeatures : index
      %555 = arith.addi %554, %17 : index
      %556 = wave.lane
      %557 = arith.remui %556, %c11 : index
      %558 = arith.addi %555, %557 : index
      scf.if %15 {
        %559 = arith.addi %558, %c6 : index
        %560 = memref.load %residual[%559] : memref<?xf32>
        %561 = arith.addf %560, %553 : f32
        %562 = arith.addi %558, %c6 : index
        memref.store %561, %out[%562] : memref<?xf32>
      } else {
        %563 = arith.addi %558, %c6 : index
        memref.store %553, %out[%563] : memref<?xf32>
      }
    }
    %564 = vector.extract %393#0[1] : f32 from vector<8xf32>
    %565 = wave.lane
    %566 = arith.addi %14, %c6 : index
    %567 = arith.muli %c5, %c2 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.divui %565, %c11 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.cmpi slt, %570, %13 : index
    scf.if %571 {
      %572 = arith.cmpi eq, %hasFactors, %c5 : index
      %573 = arith.muli %570, %c2 : index
      %574 = memref.load %factors[%573] : memref<?xf32>
      %575 = arith.mulf %574, %operandScale : f32
      %576 = arith.select %572, %575, %operandScale : f32
      %577 = arith.remui %565, %c11 : index
      %578 = arith.muli %577, %c18 : index
      %579 = arith.addi %11, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %576 : f32
      %584 = arith.mulf %564, %583 : f32
      %585 = arith.muli %570, %outputFeatures : index
      %586 = arith.addi %585, %17 : index
      %587 = wave.lane
      %588 = arith.remui %587, %c11 : index
      %589 = arith.addi %586, %588 : index
      scf.if %15 {
        %590 = arith.addi %589, %c6 : index
        %591 = memref.load %residual[%590] : memref<?xf32>
        %592 = arith.addf %591, %584 : f32
        %593 = arith.addi %589, %c6 : index
        memref.store %592, %out[%593] : memref<?xf32>
      } else {
        %594 = arith.addi %589, %c6 : index
        memref.store %584, %out[%594] : memref<?xf32>
      }
    }
    %595 = vector.extract %393#0[2] : f32 from vector<8xf32>
    %596 = wave.lane
    %597 = arith.addi %14, %c6 : index
    %598 = arith.muli %c2, %c2 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.divui %596, %c11 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.cmpi slt, %601, %13 : index
    scf.if %602 {
      %603 = arith.cmpi eq, %hasFactors, %c5 : index
      %604 = arith.muli %601, %c2 : index
      %605 = memref.load %factors[%604] : memref<?xf32>
      %606 = arith.mulf %605, %operandScale : f32
      %607 = arith.select %603, %606, %operandScale : f32
      %608 = arith.remui %596, %c11 : index
      %609 = arith.muli %608, %c18 : index
      %610 = arith.addi %11, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %607 : f32
      %615 = arith.mulf %595, %614 : f32
      %616 = arith.muli %601, %outputFeatures : index
      %617 = arith.addi %616, %17 : index
      %618 = wave.lane
      %619 = arith.remui %618, %c11 : index
      %620 = arith.addi %617, %619 : index
      scf.if %15 {
        %621 = arith.addi %620, %c6 : index
        %622 = memref.load %residual[%621] : memref<?xf32>
        %623 = arith.addf %622, %615 : f32
        %624 = arith.addi %620, %c6 : index
        memref.store %623, %out[%624] : memref<?xf32>
      } else {
        %625 = arith.addi %620, %c6 : index
        memref.store %615, %out[%625] : memref<?xf32>
      }
    }
    %626 = vector.extract %393#0[3] : f32 from vector<8xf32>
    %627 = wave.lane
    %628 = arith.addi %14, %c6 : index
    %629 = arith.muli %c27, %c2 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.divui %627, %c11 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.cmpi slt, %632, %13 : index
    scf.if %633 {
      %634 = arith.cmpi eq, %hasFactors, %c5 : index
      %635 = arith.muli %632, %c2 : index
      %636 = memref.load %factors[%635] : memref<?xf32>
      %637 = arith.mulf %636, %operandScale : f32
      %638 = arith.select %634, %637, %operandScale : f32
      %639 = arith.remui %627, %c11 : index
      %640 = arith.muli %639, %c18 : index
      %641 = arith.addi %11, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %638 : f32
      %646 = arith.mulf %626, %645 : f32
      %647 = arith.muli %632, %outputFeatures : index
      %648 = arith.addi %647, %17 : index
      %649 = wave.lane
      %650 = arith.remui %649, %c11 : index
      %651 = arith.addi %648, %650 : index
      scf.if %15 {
        %652 = arith.addi %651, %c6 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %646 : f32
        %655 = arith.addi %651, %c6 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %651, %c6 : index
        memref.store %646, %out[%656] : memref<?xf32>
      }
    }
    %657 = vector.extract %393#0[4] : f32 from vector<8xf32>
    %658 = wave.lane
    %659 = arith.addi %14, %c6 : index
    %660 = arith.muli %c18, %c2 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.divui %658, %c11 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.cmpi slt, %663, %13 : index
    scf.if %664 {
      %665 = arith.cmpi eq, %hasFactors, %c5 : index
      %666 = arith.muli %663, %c2 : index
      %667 = memref.load %factors[%666] : memref<?xf32>
      %668 = arith.mulf %667, %operandScale : f32
      %669 = arith.select %665, %668, %operandScale : f32
      %670 = arith.remui %658, %c11 : index
      %671 = arith.muli %670, %c18 : index
      %672 = arith.addi %11, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %669 : f32
      %677 = arith.mulf %657, %676 : f32
      %678 = arith.muli %663, %outputFeatures : index
      %679 = arith.addi %678, %17 : index
      %680 = wave.lane
      %681 = arith.remui %680, %c11 : index
      %682 = arith.addi %679, %681 : index
      scf.if %15 {
        %683 = arith.addi %682, %c6 : index
        %684 = memref.load %residual[%683] : memref<?xf32>
        %685 = arith.addf %684, %677 : f32
        %686 = arith.addi %682, %c6 : index
        memref.store %685, %out[%686] : memref<?xf32>
      } else {
        %687 = arith.addi %682, %c6 : index
        memref.store %677, %out[%687] : memref<?xf32>
      }
    }
    %688 = vector.extract %393#0[5] : f32 from vector<8xf32>
    %689 = wave.lane
    %690 = arith.addi %14, %c6 : index
    %691 = arith.muli %c30, %c2 : index
    %692 = arith.addi %690, %691 : index
    %693 = arith.divui %689, %c11 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.cmpi slt, %694, %13 : index
    scf.if %695 {
      %696 = arith.cmpi eq, %hasFactors, %c5 : index
      %697 = arith.muli %694, %c2 : index
      %698 = memref.load %factors[%697] : memref<?xf32>
      %699 = arith.mulf %698, %operandScale : f32
      %700 = arith.select %696, %699, %operandScale : f32
      %701 = arith.remui %689, %c11 : index
      %702 = arith.muli %701, %c18 : index
      %703 = arith.addi %11, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %700 : f32
      %708 = arith.mulf %688, %707 : f32
      %709 = arith.muli %694, %outputFeatures : index
      %710 = arith.addi %709, %17 : index
      %711 = wave.lane
      %712 = arith.remui %711, %c11 : index
      %713 = arith.addi %710, %712 : index
      scf.if %15 {
        %714 = arith.addi %713, %c6 : index
        %715 = memref.load %residual[%714] : memref<?xf32>
        %716 = arith.addf %715, %708 : f32
        %717 = arith.addi %713, %c6 : index
        memref.store %716, %out[%717] : memref<?xf32>
      } else {
        %718 = arith.addi %713, %c6 : index
        memref.store %708, %out[%718] : memref<?xf32>
      }
    }
    %719 = vector.extract %393#0[6] : f32 from vector<8xf32>
    %720 = wave.lane
    %721 = arith.addi %14, %c6 : index
    %722 = arith.muli %c31, %c2 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.divui %720, %c11 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.cmpi slt, %725, %13 : index
    scf.if %726 {
      %727 = arith.cmpi eq, %hasFactors, %c5 : index
      %728 = arith.muli %725, %c2 : index
      %729 = memref.load %factors[%728] : memref<?xf32>
      %730 = arith.mulf %729, %operandScale : f32
      %731 = arith.select %727, %730, %operandScale : f32
      %732 = arith.remui %720, %c11 : index
      %733 = arith.muli %732, %c18 : index
      %734 = arith.addi %11, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %731 : f32
      %739 = arith.mulf %719, %738 : f32
      %740 = arith.muli %725, %outputFeatures : index
      %741 = arith.addi %740, %17 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c11 : index
      %744 = arith.addi %741, %743 : index
      scf.if %15 {
        %745 = arith.addi %744, %c6 : index
        %746 = memref.load %residual[%745] : memref<?xf32>
        %747 = arith.addf %746, %739 : f32
        %748 = arith.addi %744, %c6 : index
        memref.store %747, %out[%748] : memref<?xf32>
      } else {
        %749 = arith.addi %744, %c6 : index
        memref.store %739, %out[%749] : memref<?xf32>
      }
    }
    %750 = vector.extract %393#0[7] : f32 from vector<8xf32>
    %751 = wave.lane
    %752 = arith.addi %14, %c6 : index
    %753 = arith.muli %c32, %c2 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.divui %751, %c11 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.cmpi slt, %756, %13 : index
    scf.if %757 {
      %758 = arith.cmpi eq, %hasFactors, %c5 : index
      %759 = arith.muli %756, %c2 : index
      %760 = memref.load %factors[%759] : memref<?xf32>
      %761 = arith.mulf %760, %operandScale : f32
      %762 = arith.select %758, %761, %operandScale : f32
      %763 = arith.remui %751, %c11 : index
      %764 = arith.muli %763, %c18 : index
      %765 = arith.addi %11, %764 : index
      %766 = vector.load %w[%765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xf32>
      %768 = vector.extract %767[0] : f32 from vector<1xf32>
      %769 = arith.mulf %768, %762 : f32
      %770 = arith.mulf %750, %769 : f32
      %771 = arith.muli %756, %outputFeatures : index
      %772 = arith.addi %771, %17 : index
      %773 = wave.lane
      %774 = arith.remui %773, %c11 : index
      %775 = arith.addi %772, %774 : index
      scf.if %15 {
        %776 = arith.addi %775, %c6 : index
        %777 = memref.load %residual[%776] : memref<?xf32>
        %778 = arith.addf %777, %770 : f32
        %779 = arith.addi %775, %c6 : index
        memref.store %778, %out[%779] : memref<?xf32>
      } else {
        %780 = arith.addi %775, %c6 : index
        memref.store %770, %out[%780] : memref<?xf32>
      }
    }
    %781 = wave.lane
    %782 = vector.extract %393#1[0] : f32 from vector<8xf32>
    %783 = wave.lane
    %784 = arith.addi %14, %c11 : index
    %785 = arith.muli %c6, %c2 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.divui %783, %c11 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.cmpi slt, %788, %13 : index
    scf.if %789 {
      %790 = arith.cmpi eq, %hasFactors, %c5 : index
      %791 = arith.muli %788, %c2 : index
      %792 = memref.load %factors[%791] : memref<?xf32>
      %793 = arith.mulf %792, %operandScale : f32
      %794 = arith.select %790, %793, %operandScale : f32
      %795 = arith.remui %783, %c11 : index
      %796 = arith.muli %795, %c18 : index
      %797 = arith.addi %11, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %794 : f32
      %802 = arith.mulf %782, %801 : f32
      %803 = arith.muli %788, %outputFeatures : index
      %804 = arith.addi %803, %17 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c11 : index
      %807 = arith.addi %804, %806 : index
      scf.if %15 {
        %808 = arith.addi %807, %c6 : index
        %809 = memref.load %residual[%808] : memref<?xf32>
        %810 = arith.addf %809, %802 : f32
        %811 = arith.addi %807, %c6 : index
        memref.store %810, %out[%811] : memref<?xf32>
      } else {
        %812 = arith.addi %807, %c6 : index
        memref.store %802, %out[%812] : memref<?xf32>
      }
    }
    %813 = vector.extract %393#1[1] : f32 from vector<8xf32>
    %814 = wave.lane
    %815 = arith.addi %14, %c11 : index
    %816 = arith.muli %c5, %c2 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.divui %814, %c11 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %13 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c5 : index
      %822 = arith.muli %819, %c2 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = arith.remui %814, %c11 : index
      %827 = arith.muli %826, %c18 : index
      %828 = arith.addi %11, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %825 : f32
      %833 = arith.mulf %813, %832 : f32
      %834 = arith.muli %819, %outputFeatures : index
      %835 = arith.addi %834, %17 : index
      %836 = wave.lane
      %837 = arith.remui %836, %c11 : index
      %838 = arith.addi %835, %837 : index
      scf.if %15 {
        %839 = arith.addi %838, %c6 : index
        %840 = memref.load %residual[%839] : memref<?xf32>
        %841 = arith.addf %840, %833 : f32
        %842 = arith.addi %838, %c6 : index
        memref.store %841, %out[%842] : memref<?xf32>
      } else {
        %843 = arith.addi %838, %c6 : index
        memref.store %833, %out[%843] : memref<?xf32>
      }
    }
    %844 = vector.extract %393#1[2] : f32 from vector<8xf32>
    %845 = wave.lane
    %846 = arith.addi %14, %c11 : index
    %847 = arith.muli %c2, %c2 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.divui %845, %c11 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.cmpi slt, %850, %13 : index
    scf.if %851 {
      %852 = arith.cmpi eq, %hasFactors, %c5 : index
      %853 = arith.muli %850, %c2 : index
      %854 = memref.load %factors[%853] : memref<?xf32>
      %855 = arith.mulf %854, %operandScale : f32
      %856 = arith.select %852, %855, %operandScale : f32
      %857 = arith.remui %845, %c11 : index
      %858 = arith.muli %857, %c18 : index
      %859 = arith.addi %11, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %856 : f32
      %864 = arith.mulf %844, %863 : f32
      %865 = arith.muli %850, %outputFeatures : index
      %866 = arith.addi %865, %17 : index
      %867 = wave.lane
      %868 = arith.remui %867, %c11 : index
      %869 = arith.addi %866, %868 : index
      scf.if %15 {
        %870 = arith.addi %869, %c6 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %864 : f32
        %873 = arith.addi %869, %c6 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %869, %c6 : index
        memref.store %864, %out[%874] : memref<?xf32>
      }
    }
    %875 = vector.extract %393#1[3] : f32 from vector<8xf32>
    %876 = wave.lane
    %877 = arith.addi %14, %c11 : index
    %878 = arith.muli %c27, %c2 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c11 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %13 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c5 : index
      %884 = arith.muli %881, %c2 : index
      %885 = memref.load %factors[%884] : memref<?xf32>
      %886 = arith.mulf %885, %operandScale : f32
      %887 = arith.select %883, %886, %operandScale : f32
      %888 = arith.remui %876, %c11 : index
      %889 = arith.muli %888, %c18 : index
      %890 = arith.addi %11, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %875, %894 : f32
      %896 = arith.muli %881, %outputFeatures : index
      %897 = arith.addi %896, %17 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c11 : index
      %900 = arith.addi %897, %899 : index
      scf.if %15 {
        %901 = arith.addi %900, %c6 : index
        %902 = memref.load %residual[%901] : memref<?xf32>
        %903 = arith.addf %902, %895 : f32
        %904 = arith.addi %900, %c6 : index
        memref.store %903, %out[%904] : memref<?xf32>
      } else {
        %905 = arith.addi %900, %c6 : index
        memref.store %895, %out[%905] : memref<?xf32>
      }
    }
    %906 = vector.extract %393#1[4] : f32 from vector<8xf32>
    %907 = wave.lane
    %908 = arith.addi %14, %c11 : index
    %909 = arith.muli %c18, %c2 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.divui %907, %c11 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.cmpi slt, %912, %13 : index
    scf.if %913 {
      %914 = arith.cmpi eq, %hasFactors, %c5 : index
      %915 = arith.muli %912, %c2 : index
      %916 = memref.load %factors[%915] : memref<?xf32>
      %917 = arith.mulf %916, %operandScale : f32
      %918 = arith.select %914, %917, %operandScale : f32
      %919 = arith.remui %907, %c11 : index
      %920 = arith.muli %919, %c18 : index
      %921 = arith.addi %11, %920 : index
      %922 = vector.load %w[%921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %923 = vector.bitcast %922 : vector<4xi8> to vector<1xf32>
      %924 = vector.extract %923[0] : f32 from vector<1xf32>
      %925 = arith.mulf %924, %918 : f32
      %926 = arith.mulf %906, %925 : f32
      %927 = arith.muli %912, %outputFeatures : index
      %928 = arith.addi %927, %17 : index
      %929 = wave.lane
      %930 = arith.remui %929, %c11 : index
      %931 = arith.addi %928, %930 : index
      scf.if %15 {
        %932 = arith.addi %931, %c6 : index
        %933 = memref.load %residual[%932] : memref<?xf32>
        %934 = arith.addf %933, %926 : f32
        %935 = arith.addi %931, %c6 : index
        memref.store %934, %out[%935] : memref<?xf32>
      } else {
        %936 = arith.addi %931, %c6 : index
        memref.store %926, %out[%936] : memref<?xf32>
      }
    }
    %937 = vector.extract %393#1[5] : f32 from vector<8xf32>
    %938 = wave.lane
    %939 = arith.addi %14, %c11 : index
    %940 = arith.muli %c30, %c2 : index
    %941 = arith.addi %939, %940 : index
    %942 = arith.divui %938, %c11 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.cmpi slt, %943, %13 : index
    scf.if %944 {
      %945 = arith.cmpi eq, %hasFactors, %c5 : index
      %946 = arith.muli %943, %c2 : index
      %947 = memref.load %factors[%946] : memref<?xf32>
      %948 = arith.mulf %947, %operandScale : f32
      %949 = arith.select %945, %948, %operandScale : f32
      %950 = arith.remui %938, %c11 : index
      %951 = arith.muli %950, %c18 : index
      %952 = arith.addi %11, %951 : index
      %953 = vector.load %w[%952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %954 = vector.bitcast %953 : vector<4xi8> to vector<1xf32>
      %955 = vector.extract %954[0] : f32 from vector<1xf32>
      %956 = arith.mulf %955, %949 : f32
      %957 = arith.mulf %937, %956 : f32
      %958 = arith.muli %943, %outputFeatures : index
      %959 = arith.addi %958, %17 : index
      %960 = wave.lane
      %961 = arith.remui %960, %c11 : index
      %962 = arith.addi %959, %961 : index
      scf.if %15 {
        %963 = arith.addi %962, %c6 : index
        %964 = memref.load %residual[%963] : memref<?xf32>
        %965 = arith.addf %964, %957 : f32
        %966 = arith.addi %962, %c6 : index
        memref.store %965, %out[%966] : memref<?xf32>
      } else {
        %967 = arith.addi %962, %c6 : index
        memref.store %957, %out[%967] : memref<?xf32>
      }
    }
    %968 = vector.extract %393#1[6] : f32 from vector<8xf32>
    %969 = wave.lane
    %970 = arith.addi %14, %c11 : index
    %971 = arith.muli %c31, %c2 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.divui %969, %c11 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.cmpi slt, %974, %13 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c5 : index
      %977 = arith.muli %974, %c2 : index
      %978 = memref.load %factors[%977] : memref<?xf32>
      %979 = arith.mulf %978, %operandScale : f32
      %980 = arith.select %976, %979, %operandScale : f32
      %981 = arith.remui %969, %c11 : index
      %982 = arith.muli %981, %c18 : index
      %983 = arith.addi %11, %982 : index
      %984 = vector.load %w[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %985 = vector.bitcast %984 : vector<4xi8> to vector<1xf32>
      %986 = vector.extract %985[0] : f32 from vector<1xf32>
      %987 = arith.mulf %986, %980 : f32
      %988 = arith.mulf %968, %987 : f32
      %989 = arith.muli %974, %outputFeatures : index
      %990 = arith.addi %989, %17 : index
      %991 = wave.lane
      %992 = arith.remui %991, %c11 : index
      %993 = arith.addi %990, %992 : index
      scf.if %15 {
        %994 = arith.addi %993, %c6 : index
        %995 = memref.load %residual[%994] : memref<?xf32>
        %996 = arith.addf %995, %988 : f32
        %997 = arith.addi %993, %c6 : index
        memref.store %996, %out[%997] : memref<?xf32>
      } else {
        %998 = arith.addi %993, %c6 : index
        memref.store %988, %out[%998] : memref<?xf32>
      }
    }
    %999 = vector.extract %393#1[7] : f32 from vector<8xf32>
    %1000 = wave.lane
    %1001 = arith.addi %14, %c11 : index
    %1002 = arith.muli %c32, %c2 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.divui %1000, %c11 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.cmpi slt, %1005, %13 : index
    scf.if %1006 {
      %1007 = arith.cmpi eq, %hasFactors, %c5 : index
      %1008 = arith.muli %1005, %c2 : index
      %1009 = memref.load %factors[%1008] : memref<?xf32>
      %1010 = arith.mulf %1009, %operandScale : f32
      %1011 = arith.select %1007, %1010, %operandScale : f32
      %1012 = arith.remui %1000, %c11 : index
      %1013 = arith.muli %1012, %c18 : index
      %1014 = arith.addi %11, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1011 : f32
      %1019 = arith.mulf %999, %1018 : f32
      %1020 = arith.muli %1005, %outputFeatures : index
      %1021 = arith.addi %1020, %17 : index
      %1022 = wave.lane
      %1023 = arith.remui %1022, %c11 : index
      %1024 = arith.addi %1021, %1023 : index
      scf.if %15 {
        %1025 = arith.addi %1024, %c6 : index
        %1026 = memref.load %residual[%1025] : memref<?xf32>
        %1027 = arith.addf %1026, %1019 : f32
        %1028 = arith.addi %1024, %c6 : index
        memref.store %1027, %out[%1028] : memref<?xf32>
      } else {
        %1029 = arith.addi %1024, %c6 : index
        memref.store %1019, %out[%1029] : memref<?xf32>
      }
    }
    %1030 = wave.lane
    %1031 = vector.extract %393#2[0] : f32 from vector<8xf32>
    %1032 = wave.lane
    %1033 = arith.addi %14, %c13 : index
    %1034 = arith.muli %c6, %c2 : index
    %1035 = arith.addi %1033, %1034 : index
    %1036 = arith.divui %1032, %c11 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.cmpi slt, %1037, %13 : index
    scf.if %1038 {
      %1039 = arith.cmpi eq, %hasFactors, %c5 : index
      %1040 = arith.muli %1037, %c2 : index
      %1041 = memref.load %factors[%1040] : memref<?xf32>
      %1042 = arith.mulf %1041, %operandScale : f32
      %1043 = arith.select %1039, %1042, %operandScale : f32
      %1044 = arith.remui %1032, %c11 : index
      %1045 = arith.muli %1044, %c18 : index
      %1046 = arith.addi %11, %1045 : index
      %1047 = vector.load %w[%1046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1048 = vector.bitcast %1047 : vector<4xi8> to vector<1xf32>
      %1049 = vector.extract %1048[0] : f32 from vector<1xf32>
      %1050 = arith.mulf %1049, %1043 : f32
      %1051 = arith.mulf %1031, %1050 : f32
      %1052 = arith.muli %1037, %outputFeatures : index
      %1053 = arith.addi %1052, %17 : index
      %1054 = wave.lane
      %1055 = arith.remui %1054, %c11 : index
      %1056 = arith.addi %1053, %1055 : index
      scf.if %15 {
        %1057 = arith.addi %1056, %c6 : index
        %1058 = memref.load %residual[%1057] : memref<?xf32>
        %1059 = arith.addf %1058, %1051 : f32
        %1060 = arith.addi %1056, %c6 : index
        memref.store %1059, %out[%1060] : memref<?xf32>
      } else {
        %1061 = arith.addi %1056, %c6 : index
        memref.store %1051, %out[%1061] : memref<?xf32>
      }
    }
    %1062 = vector.extract %393#2[1] : f32 from vector<8xf32>
    %1063 = wave.lane
    %1064 = arith.addi %14, %c13 : index
    %1065 = arith.muli %c5, %c2 : index
    %1066 = arith.addi %1064, %1065 : index
    %1067 = arith.divui %1063, %c11 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.cmpi slt, %1068, %13 : index
    scf.if %1069 {
      %1070 = arith.cmpi eq, %hasFactors, %c5 : index
      %1071 = arith.muli %1068, %c2 : index
      %1072 = memref.load %factors[%1071] : memref<?xf32>
      %1073 = arith.mulf %1072, %operandScale : f32
      %1074 = arith.select %1070, %1073, %operandScale : f32
      %1075 = arith.remui %1063, %c11 : index
      %1076 = arith.muli %1075, %c18 : index
      %1077 = arith.addi %11, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1074 : f32
      %1082 = arith.mulf %1062, %1081 : f32
      %1083 = arith.muli %1068, %outputFeatures : index
      %1084 = arith.addi %1083, %17 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c11 : index
      %1087 = arith.addi %1084, %1086 : index
      scf.if %15 {
        %1088 = arith.addi %1087, %c6 : index
        %1089 = memref.load %residual[%1088] : memref<?xf32>
        %1090 = arith.addf %1089, %1082 : f32
        %1091 = arith.addi %1087, %c6 : index
        memref.store %1090, %out[%1091] : memref<?xf32>
      } else {
        %1092 = arith.addi %1087, %c6 : index
        memref.store %1082, %out[%1092] : memref<?xf32>
      }
    }
    %1093 = vector.extract %393#2[2] : f32 from vector<8xf32>
    %1094 = wave.lane
    %1095 = arith.addi %14, %c13 : index
    %1096 = arith.muli %c2, %c2 : index
    %1097 = arith.addi %1095, %1096 : index
    %1098 = arith.divui %1094, %c11 : index
    %1099 = arith.addi %1097, %1098 : index
    %1100 = arith.cmpi slt, %1099, %13 : index
    scf.if %1100 {
      %1101 = arith.cmpi eq, %hasFactors, %c5 : index
      %1102 = arith.muli %1099, %c2 : index
      %1103 = memref.load %factors[%1102] : memref<?xf32>
      %1104 = arith.mulf %1103, %operandScale : f32
      %1105 = arith.select %1101, %1104, %operandScale : f32
      %1106 = arith.remui %1094, %c11 : index
      %1107 = arith.muli %1106, %c18 : index
      %1108 = arith.addi %11, %1107 : index
      %1109 = vector.load %w[%1108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1110 = vector.bitcast %1109 : vector<4xi8> to vector<1xf32>
      %1111 = vector.extract %1110[0] : f32 from vector<1xf32>
      %1112 = arith.mulf %1111, %1105 : f32
      %1113 = arith.mulf %1093, %1112 : f32
      %1114 = arith.muli %1099, %outputFeatures : index
      %1115 = arith.addi %1114, %17 : index
      %1116 = wave.lane
      %1117 = arith.remui %1116, %c11 : index
      %1118 = arith.addi %1115, %1117 : index
      scf.if %15 {
        %1119 = arith.addi %1118, %c6 : index
        %1120 = memref.load %residual[%1119] : memref<?xf32>
        %1121 = arith.addf %1120, %1113 : f32
        %1122 = arith.addi %1118, %c6 : index
        memref.store %1121, %out[%1122] : memref<?xf32>
      } else {
        %1123 = arith.addi %1118, %c6 : index
        memref.store %1113, %out[%1123] : memref<?xf32>
      }
    }
    %1124 = vector.extract %393#2[3] : f32 from vector<8xf32>
    %1125 = wave.lane
    %1126 = arith.addi %14, %c13 : index
    %1127 = arith.muli %c27, %c2 : index
    %1128 = arith.addi %1126, %1127 : index
    %1129 = arith.divui %1125, %c11 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.cmpi slt, %1130, %13 : index
    scf.if %1131 {
      %1132 = arith.cmpi eq, %hasFactors, %c5 : index
      %1133 = arith.muli %1130, %c2 : index
      %1134 = memref.load %factors[%1133] : memref<?xf32>
      %1135 = arith.mulf %1134, %operandScale : f32
      %1136 = arith.select %1132, %1135, %operandScale : f32
      %1137 = arith.remui %1125, %c11 : index
      %1138 = arith.muli %1137, %c18 : index
      %1139 = arith.addi %11, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1136 : f32
      %1144 = arith.mulf %1124, %1143 : f32
      %1145 = arith.muli %1130, %outputFeatures : index
      %1146 = arith.addi %1145, %17 : index
      %1147 = wave.lane
      %1148 = arith.remui %1147, %c11 : index
      %1149 = arith.addi %1146, %1148 : index
      scf.if %15 {
        %1150 = arith.addi %1149, %c6 : index
        %1151 = memref.load %residual[%1150] : memref<?xf32>
        %1152 = arith.addf %1151, %1144 : f32
        %1153 = arith.addi %1149, %c6 : index
        memref.store %1152, %out[%1153] : memref<?xf32>
      } else {
        %1154 = arith.addi %1149, %c6 : index
        memref.store %1144, %out[%1154] : memref<?xf32>
      }
    }
    %1155 = vector.extract %393#2[4] : f32 from vector<8xf32>
    %1156 = wave.lane
    %1157 = arith.addi %14, %c13 : index
    %1158 = arith.muli %c18, %c2 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.divui %1156, %c11 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.cmpi slt, %1161, %13 : index
    scf.if %1162 {
      %1163 = arith.cmpi eq, %hasFactors, %c5 : index
      %1164 = arith.muli %1161, %c2 : index
      %1165 = memref.load %factors[%1164] : memref<?xf32>
      %1166 = arith.mulf %1165, %operandScale : f32
      %1167 = arith.select %1163, %1166, %operandScale : f32
      %1168 = arith.remui %1156, %c11 : index
      %1169 = arith.muli %1168, %c18 : index
      %1170 = arith.addi %11, %1169 : index
      %1171 = vector.load %w[%1170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1172 = vector.bitcast %1171 : vector<4xi8> to vector<1xf32>
      %1173 = vector.extract %1172[0] : f32 from vector<1xf32>
      %1174 = arith.mulf %1173, %1167 : f32
      %1175 = arith.mulf %1155, %1174 : f32
      %1176 = arith.muli %1161, %outputFeatures : index
      %1177 = arith.addi %1176, %17 : index
      %1178 = wave.lane
      %1179 = arith.remui %1178, %c11 : index
      %1180 = arith.addi %1177, %1179 : index
      scf.if %15 {
        %1181 = arith.addi %1180, %c6 : index
        %1182 = memref.load %residual[%1181] : memref<?xf32>
        %1183 = arith.addf %1182, %1175 : f32
        %1184 = arith.addi %1180, %c6 : index
        memref.store %1183, %out[%1184] : memref<?xf32>
      } else {
        %1185 = arith.addi %1180, %c6 : index
        memref.store %1175, %out[%1185] : memref<?xf32>
      }
    }
    %1186 = vector.extract %393#2[5] : f32 from vector<8xf32>
    %1187 = wave.lane
    %1188 = arith.addi %14, %c13 : index
    %1189 = arith.muli %c30, %c2 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c11 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %13 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c5 : index
      %1195 = arith.muli %1192, %c2 : index
      %1196 = memref.load %factors[%1195] : memref<?xf32>
      %1197 = arith.mulf %1196, %operandScale : f32
      %1198 = arith.select %1194, %1197, %operandScale : f32
      %1199 = arith.remui %1187, %c11 : index
      %1200 = arith.muli %1199, %c18 : index
      %1201 = arith.addi %11, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1186, %1205 : f32
      %1207 = arith.muli %1192, %outputFeatures : index
      %1208 = arith.addi %1207, %17 : index
      %1209 = wave.lane
      %1210 = arith.remui %1209, %c11 : index
      %1211 = arith.addi %1208, %1210 : index
      scf.if %15 {
        %1212 = arith.addi %1211, %c6 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1206 : f32
        %1215 = arith.addi %1211, %c6 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1211, %c6 : index
        memref.store %1206, %out[%1216] : memref<?xf32>
      }
    }
    %1217 = vector.extract %393#2[6] : f32 from vector<8xf32>
    %1218 = wave.lane
    %1219 = arith.addi %14, %c13 : index
    %1220 = arith.muli %c31, %c2 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c11 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %13 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c5 : index
      %1226 = arith.muli %1223, %c2 : index
      %1227 = memref.load %factors[%1226] : memref<?xf32>
      %1228 = arith.mulf %1227, %operandScale : f32
      %1229 = arith.select %1225, %1228, %operandScale : f32
      %1230 = arith.remui %1218, %c11 : index
      %1231 = arith.muli %1230, %c18 : index
      %1232 = arith.addi %11, %1231 : index
      %1233 = vector.load %w[%1232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1234 = vector.bitcast %1233 : vector<4xi8> to vector<1xf32>
      %1235 = vector.extract %1234[0] : f32 from vector<1xf32>
      %1236 = arith.mulf %1235, %1229 : f32
      %1237 = arith.mulf %1217, %1236 : f32
      %1238 = arith.muli %1223, %outputFeatures : index
      %1239 = arith.addi %1238, %17 : index
      %1240 = wave.lane
      %1241 = arith.remui %1240, %c11 : index
      %1242 = arith.addi %1239, %1241 : index
      scf.if %15 {
        %1243 = arith.addi %1242, %c6 : index
        %1244 = memref.load %residual[%1243] : memref<?xf32>
        %1245 = arith.addf %1244, %1237 : f32
        %1246 = arith.addi %1242, %c6 : index
        memref.store %1245, %out[%1246] : memref<?xf32>
      } else {
        %1247 = arith.addi %1242, %c6 : index
        memref.store %1237, %out[%1247] : memref<?xf32>
      }
    }
    %1248 = vector.extract %393#2[7] : f32 from vector<8xf32>
    %1249 = wave.lane
    %1250 = arith.addi %14, %c13 : index
    %1251 = arith.muli %c32, %c2 : index
    %1252 = arith.addi %1250, %1251 : index
    %1253 = arith.divui %1249, %c11 : index
    %1254 = arith.addi %1252, %1253 : index
    %1255 = arith.cmpi slt, %1254, %13 : index
    scf.if %1255 {
      %1256 = arith.cmpi eq, %hasFactors, %c5 : index
      %1257 = arith.muli %1254, %c2 : index
      %1258 = memref.load %factors[%1257] : memref<?xf32>
      %1259 = arith.mulf %1258, %operandScale : f32
      %1260 = arith.select %1256, %1259, %operandScale : f32
      %1261 = arith.remui %1249, %c11 : index
      %1262 = arith.muli %1261, %c18 : index
      %1263 = arith.addi %11, %1262 : index
      %1264 = vector.load %w[%1263] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1265 = vector.bitcast %1264 : vector<4xi8> to vector<1xf32>
      %1266 = vector.extract %1265[0] : f32 from vector<1xf32>
      %1267 = arith.mulf %1266, %1260 : f32
      %1268 = arith.mulf %1248, %1267 : f32
      %1269 = arith.muli %1254, %outputFeatures : index
      %1270 = arith.addi %1269, %17 : index
      %1271 = wave.lane
      %1272 = arith.remui %1271, %c11 : index
      %1273 = arith.addi %1270, %1272 : index
      scf.if %15 {
        %1274 = arith.addi %1273, %c6 : index
        %1275 = memref.load %residual[%1274] : memref<?xf32>
        %1276 = arith.addf %1275, %1268 : f32
        %1277 = arith.addi %1273, %c6 : index
        memref.store %1276, %out[%1277] : memref<?xf32>
      } else {
        %1278 = arith.addi %1273, %c6 : index
        memref.store %1268, %out[%1278] : memref<?xf32>
      }
    }
    %1279 = wave.lane
    %1280 = vector.extract %393#3[0] : f32 from vector<8xf32>
    %1281 = wave.lane
    %1282 = arith.addi %14, %c14 : index
    %1283 = arith.muli %c6, %c2 : index
    %1284 = arith.addi %1282, %1283 : index
    %1285 = arith.divui %1281, %c11 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.cmpi slt, %1286, %13 : index
    scf.if %1287 {
      %1288 = arith.cmpi eq, %hasFactors, %c5 : index
      %1289 = arith.muli %1286, %c2 : index
      %1290 = memref.load %factors[%1289] : memref<?xf32>
      %1291 = arith.mulf %1290, %operandScale : f32
      %1292 = arith.select %1288, %1291, %operandScale : f32
      %1293 = arith.remui %1281, %c11 : index
      %1294 = arith.muli %1293, %c18 : index
      %1295 = arith.addi %11, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1292 : f32
      %1300 = arith.mulf %1280, %1299 : f32
      %1301 = arith.muli %1286, %outputFeatures : index
      %1302 = arith.addi %1301, %17 : index
      %1303 = wave.lane
      %1304 = arith.remui %1303, %c11 : index
      %1305 = arith.addi %1302, %1304 : index
      scf.if %15 {
        %1306 = arith.addi %1305, %c6 : index
        %1307 = memref.load %residual[%1306] : memref<?xf32>
        %1308 = arith.addf %1307, %1300 : f32
        %1309 = arith.addi %1305, %c6 : index
        memref.store %1308, %out[%1309] : memref<?xf32>
      } else {
        %1310 = arith.addi %1305, %c6 : index
        memref.store %1300, %out[%1310] : memref<?xf32>
      }
    }
    %1311 = vector.extract %393#3[1] : f32 from vector<8xf32>
    %1312 = wave.lane
    %1313 = arith.addi %14, %c14 : index
    %1314 = arith.muli %c5, %c2 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.divui %1312, %c11 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.cmpi slt, %1317, %13 : index
    scf.if %1318 {
      %1319 = arith.cmpi eq, %hasFactors, %c5 : index
      %1320 = arith.muli %1317, %c2 : index
      %1321 = memref.load %factors[%1320] : memref<?xf32>
      %1322 = arith.mulf %1321, %operandScale : f32
      %1323 = arith.select %1319, %1322, %operandScale : f32
      %1324 = arith.remui %1312, %c11 : index
      %1325 = arith.muli %1324, %c18 : index
      %1326 = arith.addi %11, %1325 : index
      %1327 = vector.load %w[%1326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1328 = vector.bitcast %1327 : vector<4xi8> to vector<1xf32>
      %1329 = vector.extract %1328[0] : f32 from vector<1xf32>
      %1330 = arith.mulf %1329, %1323 : f32
      %1331 = arith.mulf %1311, %1330 : f32
      %1332 = arith.muli %1317, %outputFeatures : index
      %1333 = arith.addi %1332, %17 : index
      %1334 = wave.lane
      %1335 = arith.remui %1334, %c11 : index
      %1336 = arith.addi %1333, %1335 : index
      scf.if %15 {
        %1337 = arith.addi %1336, %c6 : index
        %1338 = memref.load %residual[%1337] : memref<?xf32>
        %1339 = arith.addf %1338, %1331 : f32
        %1340 = arith.addi %1336, %c6 : index
        memref.store %1339, %out[%1340] : memref<?xf32>
      } else {
        %1341 = arith.addi %1336, %c6 : index
        memref.store %1331, %out[%1341] : memref<?xf32>
      }
    }
    %1342 = vector.extract %393#3[2] : f32 from vector<8xf32>
    %1343 = wave.lane
    %1344 = arith.addi %14, %c14 : index
    %1345 = arith.muli %c2, %c2 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.divui %1343, %c11 : index
    %1348 = arith.addi %1346, %1347 : index
    %1349 = arith.cmpi slt, %1348, %13 : index
    scf.if %1349 {
      %1350 = arith.cmpi eq, %hasFactors, %c5 : index
      %1351 = arith.muli %1348, %c2 : index
      %1352 = memref.load %factors[%1351] : memref<?xf32>
      %1353 = arith.mulf %1352, %operandScale : f32
      %1354 = arith.select %1350, %1353, %operandScale : f32
      %1355 = arith.remui %1343, %c11 : index
      %1356 = arith.muli %1355, %c18 : index
      %1357 = arith.addi %11, %1356 : index
      %1358 = vector.load %w[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1359 = vector.bitcast %1358 : vector<4xi8> to vector<1xf32>
      %1360 = vector.extract %1359[0] : f32 from vector<1xf32>
      %1361 = arith.mulf %1360, %1354 : f32
      %1362 = arith.mulf %1342, %1361 : f32
      %1363 = arith.muli %1348, %outputFeatures : index
      %1364 = arith.addi %1363, %17 : index
      %1365 = wave.lane
      %1366 = arith.remui %1365, %c11 : index
      %1367 = arith.addi %1364, %1366 : index
      scf.if %15 {
        %1368 = arith.addi %1367, %c6 : index
        %1369 = memref.load %residual[%1368] : memref<?xf32>
        %1370 = arith.addf %1369, %1362 : f32
        %1371 = arith.addi %1367, %c6 : index
        memref.store %1370, %out[%1371] : memref<?xf32>
      } else {
        %1372 = arith.addi %1367, %c6 : index
        memref.store %1362, %out[%1372] : memref<?xf32>
      }
    }
    %1373 = vector.extract %393#3[3] : f32 from vector<8xf32>
    %1374 = wave.lane
    %1375 = arith.addi %14, %c14 : index
    %1376 = arith.muli %c27, %c2 : index
    %1377 = arith.addi %1375, %1376 : index
    %1378 = arith.divui %1374, %c11 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.cmpi slt, %1379, %13 : index
    scf.if %1380 {
      %1381 = arith.cmpi eq, %hasFactors, %c5 : index
      %1382 = arith.muli %1379, %c2 : index
      %1383 = memref.load %factors[%1382] : memref<?xf32>
      %1384 = arith.mulf %1383, %operandScale : f32
      %1385 = arith.select %1381, %1384, %operandScale : f32
      %1386 = arith.remui %1374, %c11 : index
      %1387 = arith.muli %1386, %c18 : index
      %1388 = arith.addi %11, %1387 : index
      %1389 = vector.load %w[%1388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1390 = vector.bitcast %1389 : vector<4xi8> to vector<1xf32>
      %1391 = vector.extract %1390[0] : f32 from vector<1xf32>
      %1392 = arith.mulf %1391, %1385 : f32
      %1393 = arith.mulf %1373, %1392 : f32
      %1394 = arith.muli %1379, %outputFeatures : index
      %1395 = arith.addi %1394, %17 : index
      %1396 = wave.lane
      %1397 = arith.remui %1396, %c11 : index
      %1398 = arith.addi %1395, %1397 : index
      scf.if %15 {
        %1399 = arith.addi %1398, %c6 : index
        %1400 = memref.load %residual[%1399] : memref<?xf32>
        %1401 = arith.addf %1400, %1393 : f32
        %1402 = arith.addi %1398, %c6 : index
        memref.store %1401, %out[%1402] : memref<?xf32>
      } else {
        %1403 = arith.addi %1398, %c6 : index
        memref.store %1393, %out[%1403] : memref<?xf32>
      }
    }
    %1404 = vector.extract %393#3[4] : f32 from vector<8xf32>
    %1405 = wave.lane
    %1406 = arith.addi %14, %c14 : index
    %1407 = arith.muli %c18, %c2 : index
    %1408 = arith.addi %1406, %1407 : index
    %1409 = arith.divui %1405, %c11 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.cmpi slt, %1410, %13 : index
    scf.if %1411 {
      %1412 = arith.cmpi eq, %hasFactors, %c5 : index
      %1413 = arith.muli %1410, %c2 : index
      %1414 = memref.load %factors[%1413] : memref<?xf32>
      %1415 = arith.mulf %1414, %operandScale : f32
      %1416 = arith.select %1412, %1415, %operandScale : f32
      %1417 = arith.remui %1405, %c11 : index
      %1418 = arith.muli %1417, %c18 : index
      %1419 = arith.addi %11, %1418 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.mulf %1422, %1416 : f32
      %1424 = arith.mulf %1404, %1423 : f32
      %1425 = arith.muli %1410, %outputFeatures : index
      %1426 = arith.addi %1425, %17 : index
      %1427 = wave.lane
      %1428 = arith.remui %1427, %c11 : index
      %1429 = arith.addi %1426, %1428 : index
      scf.if %15 {
        %1430 = arith.addi %1429, %c6 : index
        %1431 = memref.load %residual[%1430] : memref<?xf32>
        %1432 = arith.addf %1431, %1424 : f32
        %1433 = arith.addi %1429, %c6 : index
        memref.store %1432, %out[%1433] : memref<?xf32>
      } else {
        %1434 = arith.addi %1429, %c6 : index
        memref.store %1424, %out[%1434] : memref<?xf32>
      }
    }
    %1435 = vector.extract %393#3[5] : f32 from vector<8xf32>
    %1436 = wave.lane
    %1437 = arith.addi %14, %c14 : index
    %1438 = arith.muli %c30, %c2 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.divui %1436, %c11 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.cmpi slt, %1441, %13 : index
    scf.if %1442 {
      %1443 = arith.cmpi eq, %hasFactors, %c5 : index
      %1444 = arith.muli %1441, %c2 : index
      %1445 = memref.load %factors[%1444] : memref<?xf32>
      %1446 = arith.mulf %1445, %operandScale : f32
      %1447 = arith.select %1443, %1446, %operandScale : f32
      %1448 = arith.remui %1436, %c11 : index
      %1449 = arith.muli %1448, %c18 : index
      %1450 = arith.addi %11, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1447 : f32
      %1455 = arith.mulf %1435, %1454 : f32
      %1456 = arith.muli %1441, %outputFeatures : index
      %1457 = arith.addi %1456, %17 : index
      %1458 = wave.lane
      %1459 = arith.remui %1458, %c11 : index
      %1460 = arith.addi %1457, %1459 : index
      scf.if %15 {
        %1461 = arith.addi %1460, %c6 : index
        %1462 = memref.load %residual[%1461] : memref<?xf32>
        %1463 = arith.addf %1462, %1455 : f32
        %1464 = arith.addi %1460, %c6 : index
        memref.store %1463, %out[%1464] : memref<?xf32>
      } else {
        %1465 = arith.addi %1460, %c6 : index
        memref.store %1455, %out[%1465] : memref<?xf32>
      }
    }
    %1466 = vector.extract %393#3[6] : f32 from vector<8xf32>
    %1467 = wave.lane
    %1468 = arith.addi %14, %c14 : index
    %1469 = arith.muli %c31, %c2 : index
    %1470 = arith.addi %1468, %1469 : index
    %1471 = arith.divui %1467, %c11 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.cmpi slt, %1472, %13 : index
    scf.if %1473 {
      %1474 = arith.cmpi eq, %hasFactors, %c5 : index
      %1475 = arith.muli %1472, %c2 : index
      %1476 = memref.load %factors[%1475] : memref<?xf32>
      %1477 = arith.mulf %1476, %operandScale : f32
      %1478 = arith.select %1474, %1477, %operandScale : f32
      %1479 = arith.remui %1467, %c11 : index
      %1480 = arith.muli %1479, %c18 : index
      %1481 = arith.addi %11, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1478 : f32
      %1486 = arith.mulf %1466, %1485 : f32
      %1487 = arith.muli %1472, %outputFeatures : index
      %1488 = arith.addi %1487, %17 : index
      %1489 = wave.lane
      %1490 = arith.remui %1489, %c11 : index
      %1491 = arith.addi %1488, %1490 : index
      scf.if %15 {
        %1492 = arith.addi %1491, %c6 : index
        %1493 = memref.load %residual[%1492] : memref<?xf32>
        %1494 = arith.addf %1493, %1486 : f32
        %1495 = arith.addi %1491, %c6 : index
        memref.store %1494, %out[%1495] : memref<?xf32>
      } else {
        %1496 = arith.addi %1491, %c6 : index
        memref.store %1486, %out[%1496] : memref<?xf32>
      }
    }
    %1497 = vector.extract %393#3[7] : f32 from vector<8xf32>
    %1498 = wave.lane
    %1499 = arith.addi %14, %c14 : index
    %1500 = arith.muli %c32, %c2 : index
    %1501 = arith.addi %1499, %1500 : index
    %1502 = arith.divui %1498, %c11 : index
    %1503 = arith.addi %1501, %1502 : index
    %1504 = arith.cmpi slt, %1503, %13 : index
    scf.if %1504 {
      %1505 = arith.cmpi eq, %hasFactors, %c5 : index
      %1506 = arith.muli %1503, %c2 : index
      %1507 = memref.load %factors[%1506] : memref<?xf32>
      %1508 = arith.mulf %1507, %operandScale : f32
      %1509 = arith.select %1505, %1508, %operandScale : f32
      %1510 = arith.remui %1498, %c11 : index
      %1511 = arith.muli %1510, %c18 : index
      %1512 = arith.addi %11, %1511 : index
      %1513 = vector.load %w[%1512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1514 = vector.bitcast %1513 : vector<4xi8> to vector<1xf32>
      %1515 = vector.extract %1514[0] : f32 from vector<1xf32>
      %1516 = arith.mulf %1515, %1509 : f32
      %1517 = arith.mulf %1497, %1516 : f32
      %1518 = arith.muli %1503, %outputFeatures : index
      %1519 = arith.addi %1518, %17 : index
      %1520 = wave.lane
      %1521 = arith.remui %1520, %c11 : index
      %1522 = arith.addi %1519, %1521 : index
      scf.if %15 {
        %1523 = arith.addi %1522, %c6 : index
        %1524 = memref.load %residual[%1523] : memref<?xf32>
        %1525 = arith.addf %1524, %1517 : f32
        %1526 = arith.addi %1522, %c6 : index
        memref.store %1525, %out[%1526] : memref<?xf32>
      } else {
        %1527 = arith.addi %1522, %c6 : index
        memref.store %1517, %out[%1527] : memref<?xf32>
      }
    }
  }
  wave.return
}
