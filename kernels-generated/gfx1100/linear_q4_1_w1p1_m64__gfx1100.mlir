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
  %c29 = arith.constant 0x3F800000 : f32
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
      %542 = memref.load %factors[%539] : memref<?xf32>
      %543 = arith.select %541, %542, %c29 : f32
      %544 = arith.remui %534, %c11 : index
      %545 = arith.muli %544, %c18 : index
      %546 = arith.addi %11, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %543 : f32
      %551 = arith.mulf %533, %550 : f32
      %552 = arith.muli %539, %outputFeatures : index
      %553 = arith.addi %552, %17 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c11 : index
      %556 = arith.addi %553, %555 : index
      scf.if %15 {
        %557 = arith.addi %556, %c6 : index
        %558 = memref.load %residual[%557] : memref<?xf32>
        %559 = arith.addf %558, %551 : f32
        %560 = arith.addi %556, %c6 : index
        memref.store %559, %out[%560] : memref<?xf32>
      } else {
        %561 = arith.addi %556, %c6 : index
        memref.store %551, %out[%561] : memref<?xf32>
      }
    }
    %562 = vector.extract %393#0[1] : f32 from vector<8xf32>
    %563 = wave.lane
    %564 = arith.addi %14, %c6 : index
    %565 = arith.muli %c5, %c2 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.divui %563, %c11 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.cmpi slt, %568, %13 : index
    scf.if %569 {
      %570 = arith.cmpi eq, %hasFactors, %c5 : index
      %571 = memref.load %factors[%568] : memref<?xf32>
      %572 = arith.select %570, %571, %c29 : f32
      %573 = arith.remui %563, %c11 : index
      %574 = arith.muli %573, %c18 : index
      %575 = arith.addi %11, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %572 : f32
      %580 = arith.mulf %562, %579 : f32
      %581 = arith.muli %568, %outputFeatures : index
      %582 = arith.addi %581, %17 : index
      %583 = wave.lane
      %584 = arith.remui %583, %c11 : index
      %585 = arith.addi %582, %584 : index
      scf.if %15 {
        %586 = arith.addi %585, %c6 : index
        %587 = memref.load %residual[%586] : memref<?xf32>
        %588 = arith.addf %587, %580 : f32
        %589 = arith.addi %585, %c6 : index
        memref.store %588, %out[%589] : memref<?xf32>
      } else {
        %590 = arith.addi %585, %c6 : index
        memref.store %580, %out[%590] : memref<?xf32>
      }
    }
    %591 = vector.extract %393#0[2] : f32 from vector<8xf32>
    %592 = wave.lane
    %593 = arith.addi %14, %c6 : index
    %594 = arith.muli %c2, %c2 : index
    %595 = arith.addi %593, %594 : index
    %596 = arith.divui %592, %c11 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.cmpi slt, %597, %13 : index
    scf.if %598 {
      %599 = arith.cmpi eq, %hasFactors, %c5 : index
      %600 = memref.load %factors[%597] : memref<?xf32>
      %601 = arith.select %599, %600, %c29 : f32
      %602 = arith.remui %592, %c11 : index
      %603 = arith.muli %602, %c18 : index
      %604 = arith.addi %11, %603 : index
      %605 = vector.load %w[%604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %606 = vector.bitcast %605 : vector<4xi8> to vector<1xf32>
      %607 = vector.extract %606[0] : f32 from vector<1xf32>
      %608 = arith.mulf %607, %601 : f32
      %609 = arith.mulf %591, %608 : f32
      %610 = arith.muli %597, %outputFeatures : index
      %611 = arith.addi %610, %17 : index
      %612 = wave.lane
      %613 = arith.remui %612, %c11 : index
      %614 = arith.addi %611, %613 : index
      scf.if %15 {
        %615 = arith.addi %614, %c6 : index
        %616 = memref.load %residual[%615] : memref<?xf32>
        %617 = arith.addf %616, %609 : f32
        %618 = arith.addi %614, %c6 : index
        memref.store %617, %out[%618] : memref<?xf32>
      } else {
        %619 = arith.addi %614, %c6 : index
        memref.store %609, %out[%619] : memref<?xf32>
      }
    }
    %620 = vector.extract %393#0[3] : f32 from vector<8xf32>
    %621 = wave.lane
    %622 = arith.addi %14, %c6 : index
    %623 = arith.muli %c27, %c2 : index
    %624 = arith.addi %622, %623 : index
    %625 = arith.divui %621, %c11 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.cmpi slt, %626, %13 : index
    scf.if %627 {
      %628 = arith.cmpi eq, %hasFactors, %c5 : index
      %629 = memref.load %factors[%626] : memref<?xf32>
      %630 = arith.select %628, %629, %c29 : f32
      %631 = arith.remui %621, %c11 : index
      %632 = arith.muli %631, %c18 : index
      %633 = arith.addi %11, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %630 : f32
      %638 = arith.mulf %620, %637 : f32
      %639 = arith.muli %626, %outputFeatures : index
      %640 = arith.addi %639, %17 : index
      %641 = wave.lane
      %642 = arith.remui %641, %c11 : index
      %643 = arith.addi %640, %642 : index
      scf.if %15 {
        %644 = arith.addi %643, %c6 : index
        %645 = memref.load %residual[%644] : memref<?xf32>
        %646 = arith.addf %645, %638 : f32
        %647 = arith.addi %643, %c6 : index
        memref.store %646, %out[%647] : memref<?xf32>
      } else {
        %648 = arith.addi %643, %c6 : index
        memref.store %638, %out[%648] : memref<?xf32>
      }
    }
    %649 = vector.extract %393#0[4] : f32 from vector<8xf32>
    %650 = wave.lane
    %651 = arith.addi %14, %c6 : index
    %652 = arith.muli %c18, %c2 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c11 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %13 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c5 : index
      %658 = memref.load %factors[%655] : memref<?xf32>
      %659 = arith.select %657, %658, %c29 : f32
      %660 = arith.remui %650, %c11 : index
      %661 = arith.muli %660, %c18 : index
      %662 = arith.addi %11, %661 : index
      %663 = vector.load %w[%662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %664 = vector.bitcast %663 : vector<4xi8> to vector<1xf32>
      %665 = vector.extract %664[0] : f32 from vector<1xf32>
      %666 = arith.mulf %665, %659 : f32
      %667 = arith.mulf %649, %666 : f32
      %668 = arith.muli %655, %outputFeatures : index
      %669 = arith.addi %668, %17 : index
      %670 = wave.lane
      %671 = arith.remui %670, %c11 : index
      %672 = arith.addi %669, %671 : index
      scf.if %15 {
        %673 = arith.addi %672, %c6 : index
        %674 = memref.load %residual[%673] : memref<?xf32>
        %675 = arith.addf %674, %667 : f32
        %676 = arith.addi %672, %c6 : index
        memref.store %675, %out[%676] : memref<?xf32>
      } else {
        %677 = arith.addi %672, %c6 : index
        memref.store %667, %out[%677] : memref<?xf32>
      }
    }
    %678 = vector.extract %393#0[5] : f32 from vector<8xf32>
    %679 = wave.lane
    %680 = arith.addi %14, %c6 : index
    %681 = arith.muli %c30, %c2 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.divui %679, %c11 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.cmpi slt, %684, %13 : index
    scf.if %685 {
      %686 = arith.cmpi eq, %hasFactors, %c5 : index
      %687 = memref.load %factors[%684] : memref<?xf32>
      %688 = arith.select %686, %687, %c29 : f32
      %689 = arith.remui %679, %c11 : index
      %690 = arith.muli %689, %c18 : index
      %691 = arith.addi %11, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %688 : f32
      %696 = arith.mulf %678, %695 : f32
      %697 = arith.muli %684, %outputFeatures : index
      %698 = arith.addi %697, %17 : index
      %699 = wave.lane
      %700 = arith.remui %699, %c11 : index
      %701 = arith.addi %698, %700 : index
      scf.if %15 {
        %702 = arith.addi %701, %c6 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %696 : f32
        %705 = arith.addi %701, %c6 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %701, %c6 : index
        memref.store %696, %out[%706] : memref<?xf32>
      }
    }
    %707 = vector.extract %393#0[6] : f32 from vector<8xf32>
    %708 = wave.lane
    %709 = arith.addi %14, %c6 : index
    %710 = arith.muli %c31, %c2 : index
    %711 = arith.addi %709, %710 : index
    %712 = arith.divui %708, %c11 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.cmpi slt, %713, %13 : index
    scf.if %714 {
      %715 = arith.cmpi eq, %hasFactors, %c5 : index
      %716 = memref.load %factors[%713] : memref<?xf32>
      %717 = arith.select %715, %716, %c29 : f32
      %718 = arith.remui %708, %c11 : index
      %719 = arith.muli %718, %c18 : index
      %720 = arith.addi %11, %719 : index
      %721 = vector.load %w[%720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %722 = vector.bitcast %721 : vector<4xi8> to vector<1xf32>
      %723 = vector.extract %722[0] : f32 from vector<1xf32>
      %724 = arith.mulf %723, %717 : f32
      %725 = arith.mulf %707, %724 : f32
      %726 = arith.muli %713, %outputFeatures : index
      %727 = arith.addi %726, %17 : index
      %728 = wave.lane
      %729 = arith.remui %728, %c11 : index
      %730 = arith.addi %727, %729 : index
      scf.if %15 {
        %731 = arith.addi %730, %c6 : index
        %732 = memref.load %residual[%731] : memref<?xf32>
        %733 = arith.addf %732, %725 : f32
        %734 = arith.addi %730, %c6 : index
        memref.store %733, %out[%734] : memref<?xf32>
      } else {
        %735 = arith.addi %730, %c6 : index
        memref.store %725, %out[%735] : memref<?xf32>
      }
    }
    %736 = vector.extract %393#0[7] : f32 from vector<8xf32>
    %737 = wave.lane
    %738 = arith.addi %14, %c6 : index
    %739 = arith.muli %c32, %c2 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.divui %737, %c11 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.cmpi slt, %742, %13 : index
    scf.if %743 {
      %744 = arith.cmpi eq, %hasFactors, %c5 : index
      %745 = memref.load %factors[%742] : memref<?xf32>
      %746 = arith.select %744, %745, %c29 : f32
      %747 = arith.remui %737, %c11 : index
      %748 = arith.muli %747, %c18 : index
      %749 = arith.addi %11, %748 : index
      %750 = vector.load %w[%749] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %751 = vector.bitcast %750 : vector<4xi8> to vector<1xf32>
      %752 = vector.extract %751[0] : f32 from vector<1xf32>
      %753 = arith.mulf %752, %746 : f32
      %754 = arith.mulf %736, %753 : f32
      %755 = arith.muli %742, %outputFeatures : index
      %756 = arith.addi %755, %17 : index
      %757 = wave.lane
      %758 = arith.remui %757, %c11 : index
      %759 = arith.addi %756, %758 : index
      scf.if %15 {
        %760 = arith.addi %759, %c6 : index
        %761 = memref.load %residual[%760] : memref<?xf32>
        %762 = arith.addf %761, %754 : f32
        %763 = arith.addi %759, %c6 : index
        memref.store %762, %out[%763] : memref<?xf32>
      } else {
        %764 = arith.addi %759, %c6 : index
        memref.store %754, %out[%764] : memref<?xf32>
      }
    }
    %765 = wave.lane
    %766 = vector.extract %393#1[0] : f32 from vector<8xf32>
    %767 = wave.lane
    %768 = arith.addi %14, %c11 : index
    %769 = arith.muli %c6, %c2 : index
    %770 = arith.addi %768, %769 : index
    %771 = arith.divui %767, %c11 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.cmpi slt, %772, %13 : index
    scf.if %773 {
      %774 = arith.cmpi eq, %hasFactors, %c5 : index
      %775 = memref.load %factors[%772] : memref<?xf32>
      %776 = arith.select %774, %775, %c29 : f32
      %777 = arith.remui %767, %c11 : index
      %778 = arith.muli %777, %c18 : index
      %779 = arith.addi %11, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %776 : f32
      %784 = arith.mulf %766, %783 : f32
      %785 = arith.muli %772, %outputFeatures : index
      %786 = arith.addi %785, %17 : index
      %787 = wave.lane
      %788 = arith.remui %787, %c11 : index
      %789 = arith.addi %786, %788 : index
      scf.if %15 {
        %790 = arith.addi %789, %c6 : index
        %791 = memref.load %residual[%790] : memref<?xf32>
        %792 = arith.addf %791, %784 : f32
        %793 = arith.addi %789, %c6 : index
        memref.store %792, %out[%793] : memref<?xf32>
      } else {
        %794 = arith.addi %789, %c6 : index
        memref.store %784, %out[%794] : memref<?xf32>
      }
    }
    %795 = vector.extract %393#1[1] : f32 from vector<8xf32>
    %796 = wave.lane
    %797 = arith.addi %14, %c11 : index
    %798 = arith.muli %c5, %c2 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.divui %796, %c11 : index
    %801 = arith.addi %799, %800 : index
    %802 = arith.cmpi slt, %801, %13 : index
    scf.if %802 {
      %803 = arith.cmpi eq, %hasFactors, %c5 : index
      %804 = memref.load %factors[%801] : memref<?xf32>
      %805 = arith.select %803, %804, %c29 : f32
      %806 = arith.remui %796, %c11 : index
      %807 = arith.muli %806, %c18 : index
      %808 = arith.addi %11, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %795, %812 : f32
      %814 = arith.muli %801, %outputFeatures : index
      %815 = arith.addi %814, %17 : index
      %816 = wave.lane
      %817 = arith.remui %816, %c11 : index
      %818 = arith.addi %815, %817 : index
      scf.if %15 {
        %819 = arith.addi %818, %c6 : index
        %820 = memref.load %residual[%819] : memref<?xf32>
        %821 = arith.addf %820, %813 : f32
        %822 = arith.addi %818, %c6 : index
        memref.store %821, %out[%822] : memref<?xf32>
      } else {
        %823 = arith.addi %818, %c6 : index
        memref.store %813, %out[%823] : memref<?xf32>
      }
    }
    %824 = vector.extract %393#1[2] : f32 from vector<8xf32>
    %825 = wave.lane
    %826 = arith.addi %14, %c11 : index
    %827 = arith.muli %c2, %c2 : index
    %828 = arith.addi %826, %827 : index
    %829 = arith.divui %825, %c11 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.cmpi slt, %830, %13 : index
    scf.if %831 {
      %832 = arith.cmpi eq, %hasFactors, %c5 : index
      %833 = memref.load %factors[%830] : memref<?xf32>
      %834 = arith.select %832, %833, %c29 : f32
      %835 = arith.remui %825, %c11 : index
      %836 = arith.muli %835, %c18 : index
      %837 = arith.addi %11, %836 : index
      %838 = vector.load %w[%837] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %839 = vector.bitcast %838 : vector<4xi8> to vector<1xf32>
      %840 = vector.extract %839[0] : f32 from vector<1xf32>
      %841 = arith.mulf %840, %834 : f32
      %842 = arith.mulf %824, %841 : f32
      %843 = arith.muli %830, %outputFeatures : index
      %844 = arith.addi %843, %17 : index
      %845 = wave.lane
      %846 = arith.remui %845, %c11 : index
      %847 = arith.addi %844, %846 : index
      scf.if %15 {
        %848 = arith.addi %847, %c6 : index
        %849 = memref.load %residual[%848] : memref<?xf32>
        %850 = arith.addf %849, %842 : f32
        %851 = arith.addi %847, %c6 : index
        memref.store %850, %out[%851] : memref<?xf32>
      } else {
        %852 = arith.addi %847, %c6 : index
        memref.store %842, %out[%852] : memref<?xf32>
      }
    }
    %853 = vector.extract %393#1[3] : f32 from vector<8xf32>
    %854 = wave.lane
    %855 = arith.addi %14, %c11 : index
    %856 = arith.muli %c27, %c2 : index
    %857 = arith.addi %855, %856 : index
    %858 = arith.divui %854, %c11 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.cmpi slt, %859, %13 : index
    scf.if %860 {
      %861 = arith.cmpi eq, %hasFactors, %c5 : index
      %862 = memref.load %factors[%859] : memref<?xf32>
      %863 = arith.select %861, %862, %c29 : f32
      %864 = arith.remui %854, %c11 : index
      %865 = arith.muli %864, %c18 : index
      %866 = arith.addi %11, %865 : index
      %867 = vector.load %w[%866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %868 = vector.bitcast %867 : vector<4xi8> to vector<1xf32>
      %869 = vector.extract %868[0] : f32 from vector<1xf32>
      %870 = arith.mulf %869, %863 : f32
      %871 = arith.mulf %853, %870 : f32
      %872 = arith.muli %859, %outputFeatures : index
      %873 = arith.addi %872, %17 : index
      %874 = wave.lane
      %875 = arith.remui %874, %c11 : index
      %876 = arith.addi %873, %875 : index
      scf.if %15 {
        %877 = arith.addi %876, %c6 : index
        %878 = memref.load %residual[%877] : memref<?xf32>
        %879 = arith.addf %878, %871 : f32
        %880 = arith.addi %876, %c6 : index
        memref.store %879, %out[%880] : memref<?xf32>
      } else {
        %881 = arith.addi %876, %c6 : index
        memref.store %871, %out[%881] : memref<?xf32>
      }
    }
    %882 = vector.extract %393#1[4] : f32 from vector<8xf32>
    %883 = wave.lane
    %884 = arith.addi %14, %c11 : index
    %885 = arith.muli %c18, %c2 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.divui %883, %c11 : index
    %888 = arith.addi %886, %887 : index
    %889 = arith.cmpi slt, %888, %13 : index
    scf.if %889 {
      %890 = arith.cmpi eq, %hasFactors, %c5 : index
      %891 = memref.load %factors[%888] : memref<?xf32>
      %892 = arith.select %890, %891, %c29 : f32
      %893 = arith.remui %883, %c11 : index
      %894 = arith.muli %893, %c18 : index
      %895 = arith.addi %11, %894 : index
      %896 = vector.load %w[%895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %897 = vector.bitcast %896 : vector<4xi8> to vector<1xf32>
      %898 = vector.extract %897[0] : f32 from vector<1xf32>
      %899 = arith.mulf %898, %892 : f32
      %900 = arith.mulf %882, %899 : f32
      %901 = arith.muli %888, %outputFeatures : index
      %902 = arith.addi %901, %17 : index
      %903 = wave.lane
      %904 = arith.remui %903, %c11 : index
      %905 = arith.addi %902, %904 : index
      scf.if %15 {
        %906 = arith.addi %905, %c6 : index
        %907 = memref.load %residual[%906] : memref<?xf32>
        %908 = arith.addf %907, %900 : f32
        %909 = arith.addi %905, %c6 : index
        memref.store %908, %out[%909] : memref<?xf32>
      } else {
        %910 = arith.addi %905, %c6 : index
        memref.store %900, %out[%910] : memref<?xf32>
      }
    }
    %911 = vector.extract %393#1[5] : f32 from vector<8xf32>
    %912 = wave.lane
    %913 = arith.addi %14, %c11 : index
    %914 = arith.muli %c30, %c2 : index
    %915 = arith.addi %913, %914 : index
    %916 = arith.divui %912, %c11 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.cmpi slt, %917, %13 : index
    scf.if %918 {
      %919 = arith.cmpi eq, %hasFactors, %c5 : index
      %920 = memref.load %factors[%917] : memref<?xf32>
      %921 = arith.select %919, %920, %c29 : f32
      %922 = arith.remui %912, %c11 : index
      %923 = arith.muli %922, %c18 : index
      %924 = arith.addi %11, %923 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.mulf %927, %921 : f32
      %929 = arith.mulf %911, %928 : f32
      %930 = arith.muli %917, %outputFeatures : index
      %931 = arith.addi %930, %17 : index
      %932 = wave.lane
      %933 = arith.remui %932, %c11 : index
      %934 = arith.addi %931, %933 : index
      scf.if %15 {
        %935 = arith.addi %934, %c6 : index
        %936 = memref.load %residual[%935] : memref<?xf32>
        %937 = arith.addf %936, %929 : f32
        %938 = arith.addi %934, %c6 : index
        memref.store %937, %out[%938] : memref<?xf32>
      } else {
        %939 = arith.addi %934, %c6 : index
        memref.store %929, %out[%939] : memref<?xf32>
      }
    }
    %940 = vector.extract %393#1[6] : f32 from vector<8xf32>
    %941 = wave.lane
    %942 = arith.addi %14, %c11 : index
    %943 = arith.muli %c31, %c2 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c11 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %13 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c5 : index
      %949 = memref.load %factors[%946] : memref<?xf32>
      %950 = arith.select %948, %949, %c29 : f32
      %951 = arith.remui %941, %c11 : index
      %952 = arith.muli %951, %c18 : index
      %953 = arith.addi %11, %952 : index
      %954 = vector.load %w[%953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %955 = vector.bitcast %954 : vector<4xi8> to vector<1xf32>
      %956 = vector.extract %955[0] : f32 from vector<1xf32>
      %957 = arith.mulf %956, %950 : f32
      %958 = arith.mulf %940, %957 : f32
      %959 = arith.muli %946, %outputFeatures : index
      %960 = arith.addi %959, %17 : index
      %961 = wave.lane
      %962 = arith.remui %961, %c11 : index
      %963 = arith.addi %960, %962 : index
      scf.if %15 {
        %964 = arith.addi %963, %c6 : index
        %965 = memref.load %residual[%964] : memref<?xf32>
        %966 = arith.addf %965, %958 : f32
        %967 = arith.addi %963, %c6 : index
        memref.store %966, %out[%967] : memref<?xf32>
      } else {
        %968 = arith.addi %963, %c6 : index
        memref.store %958, %out[%968] : memref<?xf32>
      }
    }
    %969 = vector.extract %393#1[7] : f32 from vector<8xf32>
    %970 = wave.lane
    %971 = arith.addi %14, %c11 : index
    %972 = arith.muli %c32, %c2 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.divui %970, %c11 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.cmpi slt, %975, %13 : index
    scf.if %976 {
      %977 = arith.cmpi eq, %hasFactors, %c5 : index
      %978 = memref.load %factors[%975] : memref<?xf32>
      %979 = arith.select %977, %978, %c29 : f32
      %980 = arith.remui %970, %c11 : index
      %981 = arith.muli %980, %c18 : index
      %982 = arith.addi %11, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %979 : f32
      %987 = arith.mulf %969, %986 : f32
      %988 = arith.muli %975, %outputFeatures : index
      %989 = arith.addi %988, %17 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c11 : index
      %992 = arith.addi %989, %991 : index
      scf.if %15 {
        %993 = arith.addi %992, %c6 : index
        %994 = memref.load %residual[%993] : memref<?xf32>
        %995 = arith.addf %994, %987 : f32
        %996 = arith.addi %992, %c6 : index
        memref.store %995, %out[%996] : memref<?xf32>
      } else {
        %997 = arith.addi %992, %c6 : index
        memref.store %987, %out[%997] : memref<?xf32>
      }
    }
    %998 = wave.lane
    %999 = vector.extract %393#2[0] : f32 from vector<8xf32>
    %1000 = wave.lane
    %1001 = arith.addi %14, %c13 : index
    %1002 = arith.muli %c6, %c2 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.divui %1000, %c11 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.cmpi slt, %1005, %13 : index
    scf.if %1006 {
      %1007 = arith.cmpi eq, %hasFactors, %c5 : index
      %1008 = memref.load %factors[%1005] : memref<?xf32>
      %1009 = arith.select %1007, %1008, %c29 : f32
      %1010 = arith.remui %1000, %c11 : index
      %1011 = arith.muli %1010, %c18 : index
      %1012 = arith.addi %11, %1011 : index
      %1013 = vector.load %w[%1012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1014 = vector.bitcast %1013 : vector<4xi8> to vector<1xf32>
      %1015 = vector.extract %1014[0] : f32 from vector<1xf32>
      %1016 = arith.mulf %1015, %1009 : f32
      %1017 = arith.mulf %999, %1016 : f32
      %1018 = arith.muli %1005, %outputFeatures : index
      %1019 = arith.addi %1018, %17 : index
      %1020 = wave.lane
      %1021 = arith.remui %1020, %c11 : index
      %1022 = arith.addi %1019, %1021 : index
      scf.if %15 {
        %1023 = arith.addi %1022, %c6 : index
        %1024 = memref.load %residual[%1023] : memref<?xf32>
        %1025 = arith.addf %1024, %1017 : f32
        %1026 = arith.addi %1022, %c6 : index
        memref.store %1025, %out[%1026] : memref<?xf32>
      } else {
        %1027 = arith.addi %1022, %c6 : index
        memref.store %1017, %out[%1027] : memref<?xf32>
      }
    }
    %1028 = vector.extract %393#2[1] : f32 from vector<8xf32>
    %1029 = wave.lane
    %1030 = arith.addi %14, %c13 : index
    %1031 = arith.muli %c5, %c2 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.divui %1029, %c11 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.cmpi slt, %1034, %13 : index
    scf.if %1035 {
      %1036 = arith.cmpi eq, %hasFactors, %c5 : index
      %1037 = memref.load %factors[%1034] : memref<?xf32>
      %1038 = arith.select %1036, %1037, %c29 : f32
      %1039 = arith.remui %1029, %c11 : index
      %1040 = arith.muli %1039, %c18 : index
      %1041 = arith.addi %11, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1038 : f32
      %1046 = arith.mulf %1028, %1045 : f32
      %1047 = arith.muli %1034, %outputFeatures : index
      %1048 = arith.addi %1047, %17 : index
      %1049 = wave.lane
      %1050 = arith.remui %1049, %c11 : index
      %1051 = arith.addi %1048, %1050 : index
      scf.if %15 {
        %1052 = arith.addi %1051, %c6 : index
        %1053 = memref.load %residual[%1052] : memref<?xf32>
        %1054 = arith.addf %1053, %1046 : f32
        %1055 = arith.addi %1051, %c6 : index
        memref.store %1054, %out[%1055] : memref<?xf32>
      } else {
        %1056 = arith.addi %1051, %c6 : index
        memref.store %1046, %out[%1056] : memref<?xf32>
      }
    }
    %1057 = vector.extract %393#2[2] : f32 from vector<8xf32>
    %1058 = wave.lane
    %1059 = arith.addi %14, %c13 : index
    %1060 = arith.muli %c2, %c2 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.divui %1058, %c11 : index
    %1063 = arith.addi %1061, %1062 : index
    %1064 = arith.cmpi slt, %1063, %13 : index
    scf.if %1064 {
      %1065 = arith.cmpi eq, %hasFactors, %c5 : index
      %1066 = memref.load %factors[%1063] : memref<?xf32>
      %1067 = arith.select %1065, %1066, %c29 : f32
      %1068 = arith.remui %1058, %c11 : index
      %1069 = arith.muli %1068, %c18 : index
      %1070 = arith.addi %11, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1057, %1074 : f32
      %1076 = arith.muli %1063, %outputFeatures : index
      %1077 = arith.addi %1076, %17 : index
      %1078 = wave.lane
      %1079 = arith.remui %1078, %c11 : index
      %1080 = arith.addi %1077, %1079 : index
      scf.if %15 {
        %1081 = arith.addi %1080, %c6 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1075 : f32
        %1084 = arith.addi %1080, %c6 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1080, %c6 : index
        memref.store %1075, %out[%1085] : memref<?xf32>
      }
    }
    %1086 = vector.extract %393#2[3] : f32 from vector<8xf32>
    %1087 = wave.lane
    %1088 = arith.addi %14, %c13 : index
    %1089 = arith.muli %c27, %c2 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.divui %1087, %c11 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.cmpi slt, %1092, %13 : index
    scf.if %1093 {
      %1094 = arith.cmpi eq, %hasFactors, %c5 : index
      %1095 = memref.load %factors[%1092] : memref<?xf32>
      %1096 = arith.select %1094, %1095, %c29 : f32
      %1097 = arith.remui %1087, %c11 : index
      %1098 = arith.muli %1097, %c18 : index
      %1099 = arith.addi %11, %1098 : index
      %1100 = vector.load %w[%1099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1101 = vector.bitcast %1100 : vector<4xi8> to vector<1xf32>
      %1102 = vector.extract %1101[0] : f32 from vector<1xf32>
      %1103 = arith.mulf %1102, %1096 : f32
      %1104 = arith.mulf %1086, %1103 : f32
      %1105 = arith.muli %1092, %outputFeatures : index
      %1106 = arith.addi %1105, %17 : index
      %1107 = wave.lane
      %1108 = arith.remui %1107, %c11 : index
      %1109 = arith.addi %1106, %1108 : index
      scf.if %15 {
        %1110 = arith.addi %1109, %c6 : index
        %1111 = memref.load %residual[%1110] : memref<?xf32>
        %1112 = arith.addf %1111, %1104 : f32
        %1113 = arith.addi %1109, %c6 : index
        memref.store %1112, %out[%1113] : memref<?xf32>
      } else {
        %1114 = arith.addi %1109, %c6 : index
        memref.store %1104, %out[%1114] : memref<?xf32>
      }
    }
    %1115 = vector.extract %393#2[4] : f32 from vector<8xf32>
    %1116 = wave.lane
    %1117 = arith.addi %14, %c13 : index
    %1118 = arith.muli %c18, %c2 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.divui %1116, %c11 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.cmpi slt, %1121, %13 : index
    scf.if %1122 {
      %1123 = arith.cmpi eq, %hasFactors, %c5 : index
      %1124 = memref.load %factors[%1121] : memref<?xf32>
      %1125 = arith.select %1123, %1124, %c29 : f32
      %1126 = arith.remui %1116, %c11 : index
      %1127 = arith.muli %1126, %c18 : index
      %1128 = arith.addi %11, %1127 : index
      %1129 = vector.load %w[%1128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1130 = vector.bitcast %1129 : vector<4xi8> to vector<1xf32>
      %1131 = vector.extract %1130[0] : f32 from vector<1xf32>
      %1132 = arith.mulf %1131, %1125 : f32
      %1133 = arith.mulf %1115, %1132 : f32
      %1134 = arith.muli %1121, %outputFeatures : index
      %1135 = arith.addi %1134, %17 : index
      %1136 = wave.lane
      %1137 = arith.remui %1136, %c11 : index
      %1138 = arith.addi %1135, %1137 : index
      scf.if %15 {
        %1139 = arith.addi %1138, %c6 : index
        %1140 = memref.load %residual[%1139] : memref<?xf32>
        %1141 = arith.addf %1140, %1133 : f32
        %1142 = arith.addi %1138, %c6 : index
        memref.store %1141, %out[%1142] : memref<?xf32>
      } else {
        %1143 = arith.addi %1138, %c6 : index
        memref.store %1133, %out[%1143] : memref<?xf32>
      }
    }
    %1144 = vector.extract %393#2[5] : f32 from vector<8xf32>
    %1145 = wave.lane
    %1146 = arith.addi %14, %c13 : index
    %1147 = arith.muli %c30, %c2 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c11 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %13 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c5 : index
      %1153 = memref.load %factors[%1150] : memref<?xf32>
      %1154 = arith.select %1152, %1153, %c29 : f32
      %1155 = arith.remui %1145, %c11 : index
      %1156 = arith.muli %1155, %c18 : index
      %1157 = arith.addi %11, %1156 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.mulf %1160, %1154 : f32
      %1162 = arith.mulf %1144, %1161 : f32
      %1163 = arith.muli %1150, %outputFeatures : index
      %1164 = arith.addi %1163, %17 : index
      %1165 = wave.lane
      %1166 = arith.remui %1165, %c11 : index
      %1167 = arith.addi %1164, %1166 : index
      scf.if %15 {
        %1168 = arith.addi %1167, %c6 : index
        %1169 = memref.load %residual[%1168] : memref<?xf32>
        %1170 = arith.addf %1169, %1162 : f32
        %1171 = arith.addi %1167, %c6 : index
        memref.store %1170, %out[%1171] : memref<?xf32>
      } else {
        %1172 = arith.addi %1167, %c6 : index
        memref.store %1162, %out[%1172] : memref<?xf32>
      }
    }
    %1173 = vector.extract %393#2[6] : f32 from vector<8xf32>
    %1174 = wave.lane
    %1175 = arith.addi %14, %c13 : index
    %1176 = arith.muli %c31, %c2 : index
    %1177 = arith.addi %1175, %1176 : index
    %1178 = arith.divui %1174, %c11 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.cmpi slt, %1179, %13 : index
    scf.if %1180 {
      %1181 = arith.cmpi eq, %hasFactors, %c5 : index
      %1182 = memref.load %factors[%1179] : memref<?xf32>
      %1183 = arith.select %1181, %1182, %c29 : f32
      %1184 = arith.remui %1174, %c11 : index
      %1185 = arith.muli %1184, %c18 : index
      %1186 = arith.addi %11, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1183 : f32
      %1191 = arith.mulf %1173, %1190 : f32
      %1192 = arith.muli %1179, %outputFeatures : index
      %1193 = arith.addi %1192, %17 : index
      %1194 = wave.lane
      %1195 = arith.remui %1194, %c11 : index
      %1196 = arith.addi %1193, %1195 : index
      scf.if %15 {
        %1197 = arith.addi %1196, %c6 : index
        %1198 = memref.load %residual[%1197] : memref<?xf32>
        %1199 = arith.addf %1198, %1191 : f32
        %1200 = arith.addi %1196, %c6 : index
        memref.store %1199, %out[%1200] : memref<?xf32>
      } else {
        %1201 = arith.addi %1196, %c6 : index
        memref.store %1191, %out[%1201] : memref<?xf32>
      }
    }
    %1202 = vector.extract %393#2[7] : f32 from vector<8xf32>
    %1203 = wave.lane
    %1204 = arith.addi %14, %c13 : index
    %1205 = arith.muli %c32, %c2 : index
    %1206 = arith.addi %1204, %1205 : index
    %1207 = arith.divui %1203, %c11 : index
    %1208 = arith.addi %1206, %1207 : index
    %1209 = arith.cmpi slt, %1208, %13 : index
    scf.if %1209 {
      %1210 = arith.cmpi eq, %hasFactors, %c5 : index
      %1211 = memref.load %factors[%1208] : memref<?xf32>
      %1212 = arith.select %1210, %1211, %c29 : f32
      %1213 = arith.remui %1203, %c11 : index
      %1214 = arith.muli %1213, %c18 : index
      %1215 = arith.addi %11, %1214 : index
      %1216 = vector.load %w[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1217 = vector.bitcast %1216 : vector<4xi8> to vector<1xf32>
      %1218 = vector.extract %1217[0] : f32 from vector<1xf32>
      %1219 = arith.mulf %1218, %1212 : f32
      %1220 = arith.mulf %1202, %1219 : f32
      %1221 = arith.muli %1208, %outputFeatures : index
      %1222 = arith.addi %1221, %17 : index
      %1223 = wave.lane
      %1224 = arith.remui %1223, %c11 : index
      %1225 = arith.addi %1222, %1224 : index
      scf.if %15 {
        %1226 = arith.addi %1225, %c6 : index
        %1227 = memref.load %residual[%1226] : memref<?xf32>
        %1228 = arith.addf %1227, %1220 : f32
        %1229 = arith.addi %1225, %c6 : index
        memref.store %1228, %out[%1229] : memref<?xf32>
      } else {
        %1230 = arith.addi %1225, %c6 : index
        memref.store %1220, %out[%1230] : memref<?xf32>
      }
    }
    %1231 = wave.lane
    %1232 = vector.extract %393#3[0] : f32 from vector<8xf32>
    %1233 = wave.lane
    %1234 = arith.addi %14, %c14 : index
    %1235 = arith.muli %c6, %c2 : index
    %1236 = arith.addi %1234, %1235 : index
    %1237 = arith.divui %1233, %c11 : index
    %1238 = arith.addi %1236, %1237 : index
    %1239 = arith.cmpi slt, %1238, %13 : index
    scf.if %1239 {
      %1240 = arith.cmpi eq, %hasFactors, %c5 : index
      %1241 = memref.load %factors[%1238] : memref<?xf32>
      %1242 = arith.select %1240, %1241, %c29 : f32
      %1243 = arith.remui %1233, %c11 : index
      %1244 = arith.muli %1243, %c18 : index
      %1245 = arith.addi %11, %1244 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.mulf %1248, %1242 : f32
      %1250 = arith.mulf %1232, %1249 : f32
      %1251 = arith.muli %1238, %outputFeatures : index
      %1252 = arith.addi %1251, %17 : index
      %1253 = wave.lane
      %1254 = arith.remui %1253, %c11 : index
      %1255 = arith.addi %1252, %1254 : index
      scf.if %15 {
        %1256 = arith.addi %1255, %c6 : index
        %1257 = memref.load %residual[%1256] : memref<?xf32>
        %1258 = arith.addf %1257, %1250 : f32
        %1259 = arith.addi %1255, %c6 : index
        memref.store %1258, %out[%1259] : memref<?xf32>
      } else {
        %1260 = arith.addi %1255, %c6 : index
        memref.store %1250, %out[%1260] : memref<?xf32>
      }
    }
    %1261 = vector.extract %393#3[1] : f32 from vector<8xf32>
    %1262 = wave.lane
    %1263 = arith.addi %14, %c14 : index
    %1264 = arith.muli %c5, %c2 : index
    %1265 = arith.addi %1263, %1264 : index
    %1266 = arith.divui %1262, %c11 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.cmpi slt, %1267, %13 : index
    scf.if %1268 {
      %1269 = arith.cmpi eq, %hasFactors, %c5 : index
      %1270 = memref.load %factors[%1267] : memref<?xf32>
      %1271 = arith.select %1269, %1270, %c29 : f32
      %1272 = arith.remui %1262, %c11 : index
      %1273 = arith.muli %1272, %c18 : index
      %1274 = arith.addi %11, %1273 : index
      %1275 = vector.load %w[%1274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1276 = vector.bitcast %1275 : vector<4xi8> to vector<1xf32>
      %1277 = vector.extract %1276[0] : f32 from vector<1xf32>
      %1278 = arith.mulf %1277, %1271 : f32
      %1279 = arith.mulf %1261, %1278 : f32
      %1280 = arith.muli %1267, %outputFeatures : index
      %1281 = arith.addi %1280, %17 : index
      %1282 = wave.lane
      %1283 = arith.remui %1282, %c11 : index
      %1284 = arith.addi %1281, %1283 : index
      scf.if %15 {
        %1285 = arith.addi %1284, %c6 : index
        %1286 = memref.load %residual[%1285] : memref<?xf32>
        %1287 = arith.addf %1286, %1279 : f32
        %1288 = arith.addi %1284, %c6 : index
        memref.store %1287, %out[%1288] : memref<?xf32>
      } else {
        %1289 = arith.addi %1284, %c6 : index
        memref.store %1279, %out[%1289] : memref<?xf32>
      }
    }
    %1290 = vector.extract %393#3[2] : f32 from vector<8xf32>
    %1291 = wave.lane
    %1292 = arith.addi %14, %c14 : index
    %1293 = arith.muli %c2, %c2 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.divui %1291, %c11 : index
    %1296 = arith.addi %1294, %1295 : index
    %1297 = arith.cmpi slt, %1296, %13 : index
    scf.if %1297 {
      %1298 = arith.cmpi eq, %hasFactors, %c5 : index
      %1299 = memref.load %factors[%1296] : memref<?xf32>
      %1300 = arith.select %1298, %1299, %c29 : f32
      %1301 = arith.remui %1291, %c11 : index
      %1302 = arith.muli %1301, %c18 : index
      %1303 = arith.addi %11, %1302 : index
      %1304 = vector.load %w[%1303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1305 = vector.bitcast %1304 : vector<4xi8> to vector<1xf32>
      %1306 = vector.extract %1305[0] : f32 from vector<1xf32>
      %1307 = arith.mulf %1306, %1300 : f32
      %1308 = arith.mulf %1290, %1307 : f32
      %1309 = arith.muli %1296, %outputFeatures : index
      %1310 = arith.addi %1309, %17 : index
      %1311 = wave.lane
      %1312 = arith.remui %1311, %c11 : index
      %1313 = arith.addi %1310, %1312 : index
      scf.if %15 {
        %1314 = arith.addi %1313, %c6 : index
        %1315 = memref.load %residual[%1314] : memref<?xf32>
        %1316 = arith.addf %1315, %1308 : f32
        %1317 = arith.addi %1313, %c6 : index
        memref.store %1316, %out[%1317] : memref<?xf32>
      } else {
        %1318 = arith.addi %1313, %c6 : index
        memref.store %1308, %out[%1318] : memref<?xf32>
      }
    }
    %1319 = vector.extract %393#3[3] : f32 from vector<8xf32>
    %1320 = wave.lane
    %1321 = arith.addi %14, %c14 : index
    %1322 = arith.muli %c27, %c2 : index
    %1323 = arith.addi %1321, %1322 : index
    %1324 = arith.divui %1320, %c11 : index
    %1325 = arith.addi %1323, %1324 : index
    %1326 = arith.cmpi slt, %1325, %13 : index
    scf.if %1326 {
      %1327 = arith.cmpi eq, %hasFactors, %c5 : index
      %1328 = memref.load %factors[%1325] : memref<?xf32>
      %1329 = arith.select %1327, %1328, %c29 : f32
      %1330 = arith.remui %1320, %c11 : index
      %1331 = arith.muli %1330, %c18 : index
      %1332 = arith.addi %11, %1331 : index
      %1333 = vector.load %w[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1334 = vector.bitcast %1333 : vector<4xi8> to vector<1xf32>
      %1335 = vector.extract %1334[0] : f32 from vector<1xf32>
      %1336 = arith.mulf %1335, %1329 : f32
      %1337 = arith.mulf %1319, %1336 : f32
      %1338 = arith.muli %1325, %outputFeatures : index
      %1339 = arith.addi %1338, %17 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c11 : index
      %1342 = arith.addi %1339, %1341 : index
      scf.if %15 {
        %1343 = arith.addi %1342, %c6 : index
        %1344 = memref.load %residual[%1343] : memref<?xf32>
        %1345 = arith.addf %1344, %1337 : f32
        %1346 = arith.addi %1342, %c6 : index
        memref.store %1345, %out[%1346] : memref<?xf32>
      } else {
        %1347 = arith.addi %1342, %c6 : index
        memref.store %1337, %out[%1347] : memref<?xf32>
      }
    }
    %1348 = vector.extract %393#3[4] : f32 from vector<8xf32>
    %1349 = wave.lane
    %1350 = arith.addi %14, %c14 : index
    %1351 = arith.muli %c18, %c2 : index
    %1352 = arith.addi %1350, %1351 : index
    %1353 = arith.divui %1349, %c11 : index
    %1354 = arith.addi %1352, %1353 : index
    %1355 = arith.cmpi slt, %1354, %13 : index
    scf.if %1355 {
      %1356 = arith.cmpi eq, %hasFactors, %c5 : index
      %1357 = memref.load %factors[%1354] : memref<?xf32>
      %1358 = arith.select %1356, %1357, %c29 : f32
      %1359 = arith.remui %1349, %c11 : index
      %1360 = arith.muli %1359, %c18 : index
      %1361 = arith.addi %11, %1360 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1364, %1358 : f32
      %1366 = arith.mulf %1348, %1365 : f32
      %1367 = arith.muli %1354, %outputFeatures : index
      %1368 = arith.addi %1367, %17 : index
      %1369 = wave.lane
      %1370 = arith.remui %1369, %c11 : index
      %1371 = arith.addi %1368, %1370 : index
      scf.if %15 {
        %1372 = arith.addi %1371, %c6 : index
        %1373 = memref.load %residual[%1372] : memref<?xf32>
        %1374 = arith.addf %1373, %1366 : f32
        %1375 = arith.addi %1371, %c6 : index
        memref.store %1374, %out[%1375] : memref<?xf32>
      } else {
        %1376 = arith.addi %1371, %c6 : index
        memref.store %1366, %out[%1376] : memref<?xf32>
      }
    }
    %1377 = vector.extract %393#3[5] : f32 from vector<8xf32>
    %1378 = wave.lane
    %1379 = arith.addi %14, %c14 : index
    %1380 = arith.muli %c30, %c2 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.divui %1378, %c11 : index
    %1383 = arith.addi %1381, %1382 : index
    %1384 = arith.cmpi slt, %1383, %13 : index
    scf.if %1384 {
      %1385 = arith.cmpi eq, %hasFactors, %c5 : index
      %1386 = memref.load %factors[%1383] : memref<?xf32>
      %1387 = arith.select %1385, %1386, %c29 : f32
      %1388 = arith.remui %1378, %c11 : index
      %1389 = arith.muli %1388, %c18 : index
      %1390 = arith.addi %11, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1387 : f32
      %1395 = arith.mulf %1377, %1394 : f32
      %1396 = arith.muli %1383, %outputFeatures : index
      %1397 = arith.addi %1396, %17 : index
      %1398 = wave.lane
      %1399 = arith.remui %1398, %c11 : index
      %1400 = arith.addi %1397, %1399 : index
      scf.if %15 {
        %1401 = arith.addi %1400, %c6 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1395 : f32
        %1404 = arith.addi %1400, %c6 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1400, %c6 : index
        memref.store %1395, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = vector.extract %393#3[6] : f32 from vector<8xf32>
    %1407 = wave.lane
    %1408 = arith.addi %14, %c14 : index
    %1409 = arith.muli %c31, %c2 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c11 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %13 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c5 : index
      %1415 = memref.load %factors[%1412] : memref<?xf32>
      %1416 = arith.select %1414, %1415, %c29 : f32
      %1417 = arith.remui %1407, %c11 : index
      %1418 = arith.muli %1417, %c18 : index
      %1419 = arith.addi %11, %1418 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.mulf %1422, %1416 : f32
      %1424 = arith.mulf %1406, %1423 : f32
      %1425 = arith.muli %1412, %outputFeatures : index
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
    %1435 = vector.extract %393#3[7] : f32 from vector<8xf32>
    %1436 = wave.lane
    %1437 = arith.addi %14, %c14 : index
    %1438 = arith.muli %c32, %c2 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.divui %1436, %c11 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.cmpi slt, %1441, %13 : index
    scf.if %1442 {
      %1443 = arith.cmpi eq, %hasFactors, %c5 : index
      %1444 = memref.load %factors[%1441] : memref<?xf32>
      %1445 = arith.select %1443, %1444, %c29 : f32
      %1446 = arith.remui %1436, %c11 : index
      %1447 = arith.muli %1446, %c18 : index
      %1448 = arith.addi %11, %1447 : index
      %1449 = vector.load %w[%1448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1450 = vector.bitcast %1449 : vector<4xi8> to vector<1xf32>
      %1451 = vector.extract %1450[0] : f32 from vector<1xf32>
      %1452 = arith.mulf %1451, %1445 : f32
      %1453 = arith.mulf %1435, %1452 : f32
      %1454 = arith.muli %1441, %outputFeatures : index
      %1455 = arith.addi %1454, %17 : index
      %1456 = wave.lane
      %1457 = arith.remui %1456, %c11 : index
      %1458 = arith.addi %1455, %1457 : index
      scf.if %15 {
        %1459 = arith.addi %1458, %c6 : index
        %1460 = memref.load %residual[%1459] : memref<?xf32>
        %1461 = arith.addf %1460, %1453 : f32
        %1462 = arith.addi %1458, %c6 : index
        memref.store %1461, %out[%1462] : memref<?xf32>
      } else {
        %1463 = arith.addi %1458, %c6 : index
        memref.store %1453, %out[%1463] : memref<?xf32>
      }
    }
  }
  wave.return
}
