// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 0xBFB8AA3B : f32
  %c38 = arith.constant 0x477FE000 : f32
  %c39 = arith.constant 0xC77FE000 : f32
  %c40 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.wave
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = arith.muli %1, %c13 : index
    %21 = arith.divui %inputFeatures, %c15 : index
    %22 = arith.muli %17, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c2 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %42:8 = scf.for %33 = %23 to %32 step %c2 iter_args(%34 = %c14, %35 = %c14, %36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14, %40 = %c14, %41 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %33, %c5 : index
      %45 = arith.remui %43, %c18 : index
      %46 = arith.addi %11, %c4 : index
      %47 = arith.muli %44, %c8 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %45, %c13 : index
      %50 = arith.addi %48, %49 : index
      %51 = vector.load %w[%50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %52 = vector.bitcast %51 : vector<4xi8> to vector<2xf16>
      %53 = vector.extract %52[0] : f16 from vector<2xf16>
      %54 = vector.broadcast %53 : f16 to vector<16xf16>
      %55 = vector.extract %52[1] : f16 from vector<2xf16>
      %56 = vector.broadcast %55 : f16 to vector<16xf16>
      %57 = arith.addi %11, %c4 : index
      %58 = arith.muli %inputFeatures, %c2 : index
      %59 = arith.addi %58, %c3 : index
      %60 = arith.divui %59, %c4 : index
      %61 = arith.muli %60, %c4 : index
      %62 = arith.addi %57, %61 : index
      %63 = arith.muli %44, %c19 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %45, %c18 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<4xi32>
      %69 = arith.shrui %68, %c20 : vector<4xi32>
      %70 = arith.andi %69, %c21 : vector<4xi32>
      %71 = arith.ori %70, %c22 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %68, %c23 : vector<4xi32>
      %74 = arith.andi %73, %c21 : vector<4xi32>
      %75 = arith.ori %74, %c22 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %68, %c24 : vector<4xi32>
      %78 = arith.andi %77, %c21 : vector<4xi32>
      %79 = arith.ori %78, %c22 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %68, %c25 : vector<4xi32>
      %82 = arith.andi %81, %c21 : vector<4xi32>
      %83 = arith.ori %82, %c22 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = vector.shuffle %72, %76 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = vector.shuffle %85, %86 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %88 = arith.subf %87, %c26 : vector<32xf16>
      %89 = vector.shuffle %88, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %90 = vector.shuffle %88, %88 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %91 = math.fma %89, %54, %56 : vector<16xf16>
      %92 = math.fma %90, %54, %56 : vector<16xf16>
      %93 = arith.addi %33, %c6 : index
      %94 = arith.remui %43, %c18 : index
      %95 = arith.addi %11, %c4 : index
      %96 = arith.muli %93, %c8 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %94, %c13 : index
      %99 = arith.addi %97, %98 : index
      %100 = vector.load %w[%99] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %101 = vector.bitcast %100 : vector<4xi8> to vector<2xf16>
      %102 = vector.extract %101[0] : f16 from vector<2xf16>
      %103 = vector.broadcast %102 : f16 to vector<16xf16>
      %104 = vector.extract %101[1] : f16 from vector<2xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = arith.addi %11, %c4 : index
      %107 = arith.muli %inputFeatures, %c2 : index
      %108 = arith.addi %107, %c3 : index
      %109 = arith.divui %108, %c4 : index
      %110 = arith.muli %109, %c4 : index
      %111 = arith.addi %106, %110 : index
      %112 = arith.muli %93, %c19 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.muli %94, %c18 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.shrui %117, %c20 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.ori %119, %c22 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %117, %c23 : vector<4xi32>
      %123 = arith.andi %122, %c21 : vector<4xi32>
      %124 = arith.ori %123, %c22 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %117, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.ori %127, %c22 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %117, %c25 : vector<4xi32>
      %131 = arith.andi %130, %c21 : vector<4xi32>
      %132 = arith.ori %131, %c22 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %121, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = vector.shuffle %134, %135 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %137 = arith.subf %136, %c26 : vector<32xf16>
      %138 = vector.shuffle %137, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %139 = vector.shuffle %137, %137 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %140 = math.fma %138, %103, %105 : vector<16xf16>
      %141 = math.fma %139, %103, %105 : vector<16xf16>
      %142 = arith.addi %33, %c5 : index
      %143 = arith.remui %43, %c18 : index
      %144 = arith.addi %13, %c4 : index
      %145 = arith.muli %142, %c8 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %143, %c13 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %150 = vector.bitcast %149 : vector<4xi8> to vector<2xf16>
      %151 = vector.extract %150[0] : f16 from vector<2xf16>
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = vector.extract %150[1] : f16 from vector<2xf16>
      %154 = vector.broadcast %153 : f16 to vector<16xf16>
      %155 = arith.addi %13, %c4 : index
      %156 = arith.muli %inputFeatures, %c2 : index
      %157 = arith.addi %156, %c3 : index
      %158 = arith.divui %157, %c4 : index
      %159 = arith.muli %158, %c4 : index
      %160 = arith.addi %155, %159 : index
      %161 = arith.muli %142, %c19 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %143, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %166 = vector.bitcast %165 : vector<16xi8> to vector<4xi32>
      %167 = arith.shrui %166, %c20 : vector<4xi32>
      %168 = arith.andi %167, %c21 : vector<4xi32>
      %169 = arith.ori %168, %c22 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = arith.shrui %166, %c23 : vector<4xi32>
      %172 = arith.andi %171, %c21 : vector<4xi32>
      %173 = arith.ori %172, %c22 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = arith.shrui %166, %c24 : vector<4xi32>
      %176 = arith.andi %175, %c21 : vector<4xi32>
      %177 = arith.ori %176, %c22 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %166, %c25 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.ori %180, %c22 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = vector.shuffle %170, %174 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = vector.shuffle %183, %184 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %186 = arith.subf %185, %c26 : vector<32xf16>
      %187 = vector.shuffle %186, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %188 = vector.shuffle %186, %186 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %189 = math.fma %187, %152, %154 : vector<16xf16>
      %190 = math.fma %188, %152, %154 : vector<16xf16>
      %191 = arith.addi %33, %c6 : index
      %192 = arith.remui %43, %c18 : index
      %193 = arith.addi %13, %c4 : index
      %194 = arith.muli %191, %c8 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.muli %192, %c13 : index
      %197 = arith.addi %195, %196 : index
      %198 = vector.load %w[%197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %199 = vector.bitcast %198 : vector<4xi8> to vector<2xf16>
      %200 = vector.extract %199[0] : f16 from vector<2xf16>
      %201 = vector.broadcast %200 : f16 to vector<16xf16>
      %202 = vector.extract %199[1] : f16 from vector<2xf16>
      %203 = vector.broadcast %202 : f16 to vector<16xf16>
      %204 = arith.addi %13, %c4 : index
      %205 = arith.muli %inputFeatures, %c2 : index
      %206 = arith.addi %205, %c3 : index
      %207 = arith.divui %206, %c4 : index
      %208 = arith.muli %207, %c4 : index
      %209 = arith.addi %204, %208 : index
      %210 = arith.muli %191, %c19 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %192, %c18 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<4xi32>
      %216 = arith.shrui %215, %c20 : vector<4xi32>
      %217 = arith.andi %216, %c21 : vector<4xi32>
      %218 = arith.ori %217, %c22 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %215, %c23 : vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.ori %221, %c22 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %215, %c24 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %215, %c25 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.ori %229, %c22 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = vector.shuffle %219, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %232, %233 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %235 = arith.subf %234, %c26 : vector<32xf16>
      %236 = vector.shuffle %235, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %237 = vector.shuffle %235, %235 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %238 = math.fma %236, %201, %203 : vector<16xf16>
      %239 = math.fma %237, %201, %203 : vector<16xf16>
      %240 = arith.addi %20, %c5 : index
      %241 = arith.muli %33, %c2 : index
      %242 = arith.addi %241, %c5 : index
      %243 = arith.divui %inputFeatures, %c18 : index
      %244 = arith.muli %240, %243 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.muli %tileRows, %c18 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.remui %43, %tileRows : index
      %249 = arith.muli %248, %c1 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %91, %34 : vector<16xf16>, vector<8xf32>
      %257 = wave.mma %255, %189, %35 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %20, %c6 : index
      %259 = arith.muli %33, %c2 : index
      %260 = arith.addi %259, %c5 : index
      %261 = arith.divui %inputFeatures, %c18 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c18 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %43, %tileRows : index
      %267 = arith.muli %266, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %91, %36 : vector<16xf16>, vector<8xf32>
      %275 = wave.mma %273, %189, %37 : vector<16xf16>, vector<8xf32>
      %276 = arith.addi %20, %c2 : index
      %277 = arith.muli %33, %c2 : index
      %278 = arith.addi %277, %c5 : index
      %279 = arith.divui %inputFeatures, %c18 : index
      %280 = arith.muli %276, %279 : index
      %281 = arith.addi %280, %278 : index
      %282 = arith.muli %tileRows, %c18 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.remui %43, %tileRows : index
      %285 = arith.muli %284, %c1 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c1 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %91, %38 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %189, %39 : vector<16xf16>, vector<8xf32>
      %294 = arith.addi %20, %c27 : index
      %295 = arith.muli %33, %c2 : index
      %296 = arith.addi %295, %c5 : index
      %297 = arith.divui %inputFeatures, %c18 : index
      %298 = arith.muli %294, %297 : index
      %299 = arith.addi %298, %296 : index
      %300 = arith.muli %tileRows, %c18 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.remui %43, %tileRows : index
      %303 = arith.muli %302, %c1 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c1 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %91, %40 : vector<16xf16>, vector<8xf32>
      %311 = wave.mma %309, %189, %41 : vector<16xf16>, vector<8xf32>
      %312 = arith.addi %20, %c5 : index
      %313 = arith.muli %33, %c2 : index
      %314 = arith.addi %313, %c6 : index
      %315 = arith.divui %inputFeatures, %c18 : index
      %316 = arith.muli %312, %315 : index
      %317 = arith.addi %316, %314 : index
      %318 = arith.muli %tileRows, %c18 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.remui %43, %tileRows : index
      %321 = arith.muli %320, %c1 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c1 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %92, %256 : vector<16xf16>, vector<8xf32>
      %329 = wave.mma %327, %190, %257 : vector<16xf16>, vector<8xf32>
      %330 = arith.addi %20, %c6 : index
      %331 = arith.muli %33, %c2 : index
      %332 = arith.addi %331, %c6 : index
      %333 = arith.divui %inputFeatures, %c18 : index
      %334 = arith.muli %330, %333 : index
      %335 = arith.addi %334, %332 : index
      %336 = arith.muli %tileRows, %c18 : index
      %337 = arith.muli %335, %336 : index
      %338 = arith.remui %43, %tileRows : index
      %339 = arith.muli %338, %c1 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %92, %274 : vector<16xf16>, vector<8xf32>
      %347 = wave.mma %345, %190, %275 : vector<16xf16>, vector<8xf32>
      %348 = arith.addi %20, %c2 : index
      %349 = arith.muli %33, %c2 : index
      %350 = arith.addi %349, %c6 : index
      %351 = arith.divui %inputFeatures, %c18 : index
      %352 = arith.muli %348, %351 : index
      %353 = arith.addi %352, %350 : index
      %354 = arith.muli %tileRows, %c18 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.remui %43, %tileRows : index
      %357 = arith.muli %356, %c1 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c1 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %92, %292 : vector<16xf16>, vector<8xf32>
      %365 = wave.mma %363, %190, %293 : vector<16xf16>, vector<8xf32>
      %366 = arith.addi %20, %c27 : index
      %367 = arith.muli %33, %c2 : index
      %368 = arith.addi %367, %c6 : index
      %369 = arith.divui %inputFeatures, %c18 : index
      %370 = arith.muli %366, %369 : index
      %371 = arith.addi %370, %368 : index
      %372 = arith.muli %tileRows, %c18 : index
      %373 = arith.muli %371, %372 : index
      %374 = arith.remui %43, %tileRows : index
      %375 = arith.muli %374, %c1 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.muli %tileRows, %c1 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %381, %92, %310 : vector<16xf16>, vector<8xf32>
      %383 = wave.mma %381, %190, %311 : vector<16xf16>, vector<8xf32>
      %384 = arith.addi %20, %c5 : index
      %385 = arith.muli %33, %c2 : index
      %386 = arith.addi %385, %c2 : index
      %387 = arith.divui %inputFeatures, %c18 : index
      %388 = arith.muli %384, %387 : index
      %389 = arith.addi %388, %386 : index
      %390 = arith.muli %tileRows, %c18 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.remui %43, %tileRows : index
      %393 = arith.muli %392, %c1 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c1 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %140, %328 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %399, %238, %329 : vector<16xf16>, vector<8xf32>
      %402 = arith.addi %20, %c6 : index
      %403 = arith.muli %33, %c2 : index
      %404 = arith.addi %403, %c2 : index
      %405 = arith.divui %inputFeatures, %c18 : index
      %406 = arith.muli %402, %405 : index
      %407 = arith.addi %406, %404 : index
      %408 = arith.muli %tileRows, %c18 : index
      %409 = arith.muli %407, %408 : index
      %410 = arith.remui %43, %tileRows : index
      %411 = arith.muli %410, %c1 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %140, %346 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %238, %347 : vector<16xf16>, vector<8xf32>
      %420 = arith.addi %20, %c2 : index
      %421 = arith.muli %33, %c2 : index
      %422 = arith.addi %421, %c2 : index
      %423 = arith.divui %inputFeatures, %c18 : index
      %424 = arith.muli %420, %423 : index
      %425 = arith.addi %424, %422 : index
      %426 = arith.muli %tileRows, %c18 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.remui %43, %tileRows : index
      %429 = arith.muli %428, %c1 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %140, %364 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %238, %365 : vector<16xf16>, vector<8xf32>
      %438 = arith.addi %20, %c27 : index
      %439 = arith.muli %33, %c2 : index
      %440 = arith.addi %439, %c2 : index
      %441 = arith.divui %inputFeatures, %c18 : index
      %442 = arith.muli %438, %441 : index
      %443 = arith.addi %442, %440 : index
      %444 = arith.muli %tileRows, %c18 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.remui %43, %tileRows : index
      %447 = arith.muli %446, %c1 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %140, %382 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %238, %383 : vector<16xf16>, vector<8xf32>
      %456 = arith.addi %20, %c5 : index
      %457 = arith.muli %33, %c2 : index
      %458 = arith.addi %457, %c27 : index
      %459 = arith.divui %inputFeatures, %c18 : index
      %460 = arith.muli %456, %459 : index
      %461 = arith.addi %460, %458 : index
      %462 = arith.muli %tileRows, %c18 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.remui %43, %tileRows : index
      %465 = arith.muli %464, %c1 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c1 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %141, %400 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %239, %401 : vector<16xf16>, vector<8xf32>
      %474 = arith.addi %20, %c6 : index
      %475 = arith.muli %33, %c2 : index
      %476 = arith.addi %475, %c27 : index
      %477 = arith.divui %inputFeatures, %c18 : index
      %478 = arith.muli %474, %477 : index
      %479 = arith.addi %478, %476 : index
      %480 = arith.muli %tileRows, %c18 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %43, %tileRows : index
      %483 = arith.muli %482, %c1 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c1 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %141, %418 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %239, %419 : vector<16xf16>, vector<8xf32>
      %492 = arith.addi %20, %c2 : index
      %493 = arith.muli %33, %c2 : index
      %494 = arith.addi %493, %c27 : index
      %495 = arith.divui %inputFeatures, %c18 : index
      %496 = arith.muli %492, %495 : index
      %497 = arith.addi %496, %494 : index
      %498 = arith.muli %tileRows, %c18 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.remui %43, %tileRows : index
      %501 = arith.muli %500, %c1 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c1 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %141, %436 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %239, %437 : vector<16xf16>, vector<8xf32>
      %510 = arith.addi %20, %c27 : index
      %511 = arith.muli %33, %c2 : index
      %512 = arith.addi %511, %c27 : index
      %513 = arith.divui %inputFeatures, %c18 : index
      %514 = arith.muli %510, %513 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.muli %tileRows, %c18 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.remui %43, %tileRows : index
      %519 = arith.muli %518, %c1 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c1 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %141, %454 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %239, %455 : vector<16xf16>, vector<8xf32>
      scf.yield %472, %473, %490, %491, %508, %509, %526, %527 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %528 = arith.select %30, %32, %25 : index
    %538:8 = scf.for %529 = %32 to %528 step %c6 iter_args(%530 = %42#0, %531 = %42#1, %532 = %42#2, %533 = %42#3, %534 = %42#4, %535 = %42#5, %536 = %42#6, %537 = %42#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %539 = wave.lane
      %540 = arith.addi %529, %c5 : index
      %541 = arith.remui %539, %c18 : index
      %542 = arith.addi %11, %c4 : index
      %543 = arith.muli %540, %c8 : index
      %544 = arith.addi %542, %543 : index
      %545 = arith.muli %541, %c13 : index
      %546 = arith.addi %544, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<2xf16>
      %549 = vector.extract %548[0] : f16 from vector<2xf16>
      %550 = vector.broadcast %549 : f16 to vector<16xf16>
      %551 = vector.extract %548[1] : f16 from vector<2xf16>
      %552 = vector.broadcast %551 : f16 to vector<16xf16>
      %553 = arith.addi %11, %c4 : index
      %554 = arith.muli %inputFeatures, %c2 : index
      %555 = arith.addi %554, %c3 : index
      %556 = arith.divui %555, %c4 : index
      %557 = arith.muli %556, %c4 : index
      %558 = arith.addi %553, %557 : index
      %559 = arith.muli %540, %c19 : index
      %560 = arith.addi %558, %559 : index
      %561 = arith.muli %541, %c18 : index
      %562 = arith.addi %560, %561 : index
      %563 = vector.load %w[%562] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %564 = vector.bitcast %563 : vector<16xi8> to vector<4xi32>
      %565 = arith.shrui %564, %c20 : vector<4xi32>
      %566 = arith.andi %565, %c21 : vector<4xi32>
      %567 = arith.ori %566, %c22 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %564, %c23 : vector<4xi32>
      %570 = arith.andi %569, %c21 : vector<4xi32>
      %571 = arith.ori %570, %c22 : vector<4xi32>
      %572 = vector.bitcast %571 : vector<4xi32> to vector<8xf16>
      %573 = arith.shrui %564, %c24 : vector<4xi32>
      %574 = arith.andi %573, %c21 : vector<4xi32>
      %575 = arith.ori %574, %c22 : vector<4xi32>
      %576 = vector.bitcast %575 : vector<4xi32> to vector<8xf16>
      %577 = arith.shrui %564, %c25 : vector<4xi32>
      %578 = arith.andi %577, %c21 : vector<4xi32>
      %579 = arith.ori %578, %c22 : vector<4xi32>
      %580 = vector.bitcast %579 : vector<4xi32> to vector<8xf16>
      %581 = vector.shuffle %568, %572 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = vector.shuffle %576, %580 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = vector.shuffle %581, %582 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %584 = arith.subf %583, %c26 : vector<32xf16>
      %585 = vector.shuffle %584, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %586 = vector.shuffle %584, %584 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %587 = math.fma %585, %550, %552 : vector<16xf16>
      %588 = math.fma %586, %550, %552 : vector<16xf16>
      %589 = arith.addi %529, %c5 : index
      %590 = arith.remui %539, %c18 : index
      %591 = arith.addi %13, %c4 : index
      %592 = arith.muli %589, %c8 : index
      %593 = arith.addi %591, %592 : index
      %594 = arith.muli %590, %c13 : index
      %595 = arith.addi %593, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<2xf16>
      %598 = vector.extract %597[0] : f16 from vector<2xf16>
      %599 = vector.broadcast %598 : f16 to vector<16xf16>
      %600 = vector.extract %597[1] : f16 from vector<2xf16>
      %601 = vector.broadcast %600 : f16 to vector<16xf16>
      %602 = arith.addi %13, %c4 : index
      %603 = arith.muli %inputFeatures, %c2 : index
      %604 = arith.addi %603, %c3 : index
      %605 = arith.divui %604, %c4 : index
      %606 = arith.muli %605, %c4 : index
      %607 = arith.addi %602, %606 : index
      %608 = arith.muli %589, %c19 : index
      %609 = arith.addi %607, %608 : index
      %610 = arith.muli %590, %c18 : index
      %611 = arith.addi %609, %610 : index
      %612 = vector.load %w[%611] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %613 = vector.bitcast %612 : vector<16xi8> to vector<4xi32>
      %614 = arith.shrui %613, %c20 : vector<4xi32>
      %615 = arith.andi %614, %c21 : vector<4xi32>
      %616 = arith.ori %615, %c22 : vector<4xi32>
      %617 = vector.bitcast %616 : vector<4xi32> to vector<8xf16>
      %618 = arith.shrui %613, %c23 : vector<4xi32>
      %619 = arith.andi %618, %c21 : vector<4xi32>
      %620 = arith.ori %619, %c22 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = arith.shrui %613, %c24 : vector<4xi32>
      %623 = arith.andi %622, %c21 : vector<4xi32>
      %624 = arith.ori %623, %c22 : vector<4xi32>
      %625 = vector.bitcast %624 : vector<4xi32> to vector<8xf16>
      %626 = arith.shrui %613, %c25 : vector<4xi32>
      %627 = arith.andi %626, %c21 : vector<4xi32>
      %628 = arith.ori %627, %c22 : vector<4xi32>
      %629 = vector.bitcast %628 : vector<4xi32> to vector<8xf16>
      %630 = vector.shuffle %617, %621 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %631 = vector.shuffle %625, %629 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %632 = vector.shuffle %630, %631 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %633 = arith.subf %632, %c26 : vector<32xf16>
      %634 = vector.shuffle %633, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %635 = vector.shuffle %633, %633 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %636 = math.fma %634, %599, %601 : vector<16xf16>
      %637 = math.fma %635, %599, %601 : vector<16xf16>
      %638 = arith.addi %20, %c5 : index
      %639 = arith.muli %529, %c2 : index
      %640 = arith.addi %639, %c5 : index
      %641 = arith.divui %inputFeatures, %c18 : index
      %642 = arith.muli %638, %641 : index
      %643 = arith.addi %642, %640 : index
      %644 = arith.muli %tileRows, %c18 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.remui %539, %tileRows : index
      %647 = arith.muli %646, %c1 : index
      %648 = arith.addi %645, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c1 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %587, %530 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %636, %531 : vector<16xf16>, vector<8xf32>
      %656 = arith.addi %20, %c6 : index
      %657 = arith.muli %529, %c2 : index
      %658 = arith.addi %657, %c5 : index
      %659 = arith.divui %inputFeatures, %c18 : index
      %660 = arith.muli %656, %659 : index
      %661 = arith.addi %660, %658 : index
      %662 = arith.muli %tileRows, %c18 : index
      %663 = arith.muli %661, %662 : index
      %664 = arith.remui %539, %tileRows : index
      %665 = arith.muli %664, %c1 : index
      %666 = arith.addi %663, %665 : index
      %667 = vector.load %x[%666] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %668 = arith.muli %tileRows, %c1 : index
      %669 = arith.addi %666, %668 : index
      %670 = vector.load %x[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = vector.shuffle %667, %670 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %672 = wave.mma %671, %587, %532 : vector<16xf16>, vector<8xf32>
      %673 = wave.mma %671, %636, %533 : vector<16xf16>, vector<8xf32>
      %674 = arith.addi %20, %c2 : index
      %675 = arith.muli %529, %c2 : index
      %676 = arith.addi %675, %c5 : index
      %677 = arith.divui %inputFeatures, %c18 : index
      %678 = arith.muli %674, %677 : index
      %679 = arith.addi %678, %676 : index
      %680 = arith.muli %tileRows, %c18 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.remui %539, %tileRows : index
      %683 = arith.muli %682, %c1 : index
      %684 = arith.addi %681, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c1 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %587, %534 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %636, %535 : vector<16xf16>, vector<8xf32>
      %692 = arith.addi %20, %c27 : index
      %693 = arith.muli %529, %c2 : index
      %694 = arith.addi %693, %c5 : index
      %695 = arith.divui %inputFeatures, %c18 : index
      %696 = arith.muli %692, %695 : index
      %697 = arith.addi %696, %694 : index
      %698 = arith.muli %tileRows, %c18 : index
      %699 = arith.muli %697, %698 : index
      %700 = arith.remui %539, %tileRows : index
      %701 = arith.muli %700, %c1 : index
      %702 = arith.addi %699, %701 : index
      %703 = vector.load %x[%702] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %704 = arith.muli %tileRows, %c1 : index
      %705 = arith.addi %702, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = vector.shuffle %703, %706 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %708 = wave.mma %707, %587, %536 : vector<16xf16>, vector<8xf32>
      %709 = wave.mma %707, %636, %537 : vector<16xf16>, vector<8xf32>
      %710 = arith.addi %20, %c5 : index
      %711 = arith.muli %529, %c2 : index
      %712 = arith.addi %711, %c6 : index
      %713 = arith.divui %inputFeatures, %c18 : index
      %714 = arith.muli %710, %713 : index
      %715 = arith.addi %714, %712 : index
      %716 = arith.muli %tileRows, %c18 : index
      %717 = arith.muli %715, %716 : index
      %718 = arith.remui %539, %tileRows : index
      %719 = arith.muli %718, %c1 : index
      %720 = arith.addi %717, %719 : index
      %721 = vector.load %x[%720] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %722 = arith.muli %tileRows, %c1 : index
      %723 = arith.addi %720, %722 : index
      %724 = vector.load %x[%723] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %725 = vector.shuffle %721, %724 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %726 = wave.mma %725, %588, %654 : vector<16xf16>, vector<8xf32>
      %727 = wave.mma %725, %637, %655 : vector<16xf16>, vector<8xf32>
      %728 = arith.addi %20, %c6 : index
      %729 = arith.muli %529, %c2 : index
      %730 = arith.addi %729, %c6 : index
      %731 = arith.divui %inputFeatures, %c18 : index
      %732 = arith.muli %728, %731 : index
      %733 = arith.addi %732, %730 : index
      %734 = arith.muli %tileRows, %c18 : index
      %735 = arith.muli %733, %734 : index
      %736 = arith.remui %539, %tileRows : index
      %737 = arith.muli %736, %c1 : index
      %738 = arith.addi %735, %737 : index
      %739 = vector.load %x[%738] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %740 = arith.muli %tileRows, %c1 : index
      %741 = arith.addi %738, %740 : index
      %742 = vector.load %x[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %743 = vector.shuffle %739, %742 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %744 = wave.mma %743, %588, %672 : vector<16xf16>, vector<8xf32>
      %745 = wave.mma %743, %637, %673 : vector<16xf16>, vector<8xf32>
      %746 = arith.addi %20, %c2 : index
      %747 = arith.muli %529, %c2 : index
      %748 = arith.addi %747, %c6 : index
      %749 = arith.divui %inputFeatures, %c18 : index
      %750 = arith.muli %746, %749 : index
      %751 = arith.addi %750, %748 : index
      %752 = arith.muli %tileRows, %c18 : index
      %753 = arith.muli %751, %752 : index
      %754 = arith.remui %539, %tileRows : index
      %755 = arith.muli %754, %c1 : index
      %756 = arith.addi %753, %755 : index
      %757 = vector.load %x[%756] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %758 = arith.muli %tileRows, %c1 : index
      %759 = arith.addi %756, %758 : index
      %760 = vector.load %x[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %761 = vector.shuffle %757, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %762 = wave.mma %761, %588, %690 : vector<16xf16>, vector<8xf32>
      %763 = wave.mma %761, %637, %691 : vector<16xf16>, vector<8xf32>
      %764 = arith.addi %20, %c27 : index
      %765 = arith.muli %529, %c2 : index
      %766 = arith.addi %765, %c6 : index
      %767 = arith.divui %inputFeatures, %c18 : index
      %768 = arith.muli %764, %767 : index
      %769 = arith.addi %768, %766 : index
      %770 = arith.muli %tileRows, %c18 : index
      %771 = arith.muli %769, %770 : index
      %772 = arith.remui %539, %tileRows : index
      %773 = arith.muli %772, %c1 : index
      %774 = arith.addi %771, %773 : index
      %775 = vector.load %x[%774] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %776 = arith.muli %tileRows, %c1 : index
      %777 = arith.addi %774, %776 : index
      %778 = vector.load %x[%777] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %779 = vector.shuffle %775, %778 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %780 = wave.mma %779, %588, %708 : vector<16xf16>, vector<8xf32>
      %781 = wave.mma %779, %637, %709 : vector<16xf16>, vector<8xf32>
      scf.yield %726, %727, %744, %745, %762, %763, %780, %781 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %782 = wave.lane
    %783 = wave.wave
    %784 = arith.muli %783, %c2 : index
    %785 = arith.addi %784, %c5 : index
    %786 = arith.muli %785, %c19 : index
    %787 = arith.addi %786, %782 : index
    %788 = vector.extract %538#0[0] : f32 from vector<8xf32>
    %789 = arith.addi %787, %c5 : index
    memref.store %788, %18[%789] : memref<?xf32>
    %790 = vector.extract %538#0[1] : f32 from vector<8xf32>
    %791 = arith.addi %787, %c15 : index
    memref.store %790, %18[%791] : memref<?xf32>
    %792 = vector.extract %538#0[2] : f32 from vector<8xf32>
    %793 = arith.addi %787, %c8 : index
    memref.store %792, %18[%793] : memref<?xf32>
    %794 = vector.extract %538#0[3] : f32 from vector<8xf32>
    %795 = arith.addi %787, %c28 : index
    memref.store %794, %18[%795] : memref<?xf32>
    %796 = vector.extract %538#0[4] : f32 from vector<8xf32>
    %797 = arith.addi %787, %c4 : index
    memref.store %796, %18[%797] : memref<?xf32>
    %798 = vector.extract %538#0[5] : f32 from vector<8xf32>
    %799 = arith.addi %787, %c29 : index
    memref.store %798, %18[%799] : memref<?xf32>
    %800 = vector.extract %538#0[6] : f32 from vector<8xf32>
    %801 = arith.addi %787, %c30 : index
    memref.store %800, %18[%801] : memref<?xf32>
    %802 = vector.extract %538#0[7] : f32 from vector<8xf32>
    %803 = arith.addi %787, %c31 : index
    memref.store %802, %18[%803] : memref<?xf32>
    %804 = arith.muli %783, %c2 : index
    %805 = arith.addi %804, %c6 : index
    %806 = arith.muli %805, %c19 : index
    %807 = arith.addi %806, %782 : index
    %808 = vector.extract %538#1[0] : f32 from vector<8xf32>
    %809 = arith.addi %807, %c5 : index
    memref.store %808, %18[%809] : memref<?xf32>
    %810 = vector.extract %538#1[1] : f32 from vector<8xf32>
    %811 = arith.addi %807, %c15 : index
    memref.store %810, %18[%811] : memref<?xf32>
    %812 = vector.extract %538#1[2] : f32 from vector<8xf32>
    %813 = arith.addi %807, %c8 : index
    memref.store %812, %18[%813] : memref<?xf32>
    %814 = vector.extract %538#1[3] : f32 from vector<8xf32>
    %815 = arith.addi %807, %c28 : index
    memref.store %814, %18[%815] : memref<?xf32>
    %816 = vector.extract %538#1[4] : f32 from vector<8xf32>
    %817 = arith.addi %807, %c4 : index
    memref.store %816, %18[%817] : memref<?xf32>
    %818 = vector.extract %538#1[5] : f32 from vector<8xf32>
    %819 = arith.addi %807, %c29 : index
    memref.store %818, %18[%819] : memref<?xf32>
    %820 = vector.extract %538#1[6] : f32 from vector<8xf32>
    %821 = arith.addi %807, %c30 : index
    memref.store %820, %18[%821] : memref<?xf32>
    %822 = vector.extract %538#1[7] : f32 from vector<8xf32>
    %823 = arith.addi %807, %c31 : index
    memref.store %822, %18[%823] : memref<?xf32>
    wave.barrier
    %824 = arith.muli %783, %c2 : index
    %825 = arith.addi %824, %c5 : index
    %826 = arith.muli %825, %c15 : index
    %827 = arith.addi %826, %782 : index
    %828 = arith.addi %827, %c5 : index
    %829 = memref.load %18[%828] : memref<?xf32>
    %830 = arith.addi %828, %c32 : index
    %831 = memref.load %18[%830] : memref<?xf32>
    %832 = arith.addf %829, %831 : f32
    %833 = arith.addi %828, %c33 : index
    %834 = memref.load %18[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.addi %828, %c34 : index
    %837 = memref.load %18[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = arith.muli %825, %c15 : index
    %840 = arith.addi %839, %782 : index
    %841 = arith.addi %840, %c19 : index
    %842 = memref.load %18[%841] : memref<?xf32>
    %843 = arith.addi %841, %c32 : index
    %844 = memref.load %18[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = arith.addi %841, %c33 : index
    %847 = memref.load %18[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %841, %c34 : index
    %850 = memref.load %18[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = wave.lane
    %853 = arith.addi %16, %c5 : index
    %854 = arith.muli %825, %c2 : index
    %855 = arith.addi %853, %854 : index
    %856 = arith.divui %852, %c18 : index
    %857 = arith.addi %855, %856 : index
    %858 = arith.cmpi slt, %857, %15 : index
    scf.if %858 {
      %859 = arith.cmpi eq, %hasFactors, %c6 : index
      %860 = memref.load %factors[%857] : memref<?xf32>
      %861 = arith.select %859, %860, %c36 : f32
      %862 = arith.remui %852, %c18 : index
      %863 = arith.muli %862, %c13 : index
      %864 = arith.addi %11, %863 : index
      %865 = vector.load %w[%864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xf32>
      %867 = vector.extract %866[0] : f32 from vector<1xf32>
      %868 = arith.mulf %867, %861 : f32
      %869 = arith.mulf %838, %868 : f32
      %870 = arith.remui %852, %c18 : index
      %871 = arith.muli %870, %c13 : index
      %872 = arith.addi %13, %871 : index
      %873 = vector.load %w[%872] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %874 = vector.bitcast %873 : vector<4xi8> to vector<1xf32>
      %875 = vector.extract %874[0] : f32 from vector<1xf32>
      %876 = arith.mulf %875, %861 : f32
      %877 = arith.mulf %851, %876 : f32
      %878 = arith.addi %11, %c8 : index
      %879 = vector.load %w[%878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %880 = vector.bitcast %879 : vector<4xi8> to vector<1xf32>
      %881 = vector.extract %880[0] : f32 from vector<1xf32>
      %882 = arith.mulf %869, %c37 : f32
      %883 = wave.exp2 %882 : f32
      %884 = arith.addf %c36, %883 : f32
      %885 = arith.divf %869, %884 : f32
      %886 = arith.mulf %885, %877 : f32
      %887 = arith.mulf %886, %881 : f32
      %888 = arith.minimumf %887, %c38 : f32
      %889 = arith.maximumf %888, %c39 : f32
      %890 = arith.truncf %889 : f32 to f16
      %891 = arith.muli %0, %c18 : index
      %892 = wave.lane
      %893 = arith.remui %892, %c18 : index
      %894 = arith.addi %891, %893 : index
      %895 = arith.divui %857, %outTileRows : index
      %896 = arith.divui %outputFeatures, %c18 : index
      %897 = arith.muli %895, %896 : index
      %898 = arith.divui %894, %c18 : index
      %899 = arith.addi %897, %898 : index
      %900 = arith.muli %899, %c2 : index
      %901 = arith.remui %894, %c18 : index
      %902 = arith.divui %901, %c1 : index
      %903 = arith.addi %900, %902 : index
      %904 = arith.muli %outTileRows, %c1 : index
      %905 = arith.muli %903, %904 : index
      %906 = arith.remui %857, %outTileRows : index
      %907 = arith.muli %906, %c1 : index
      %908 = arith.addi %905, %907 : index
      %909 = arith.remui %894, %c1 : index
      %910 = arith.addi %908, %909 : index
      memref.store %890, %out[%910] : memref<?xf16>
    }
    %911 = arith.muli %783, %c2 : index
    %912 = arith.addi %911, %c6 : index
    %913 = arith.muli %912, %c15 : index
    %914 = arith.addi %913, %782 : index
    %915 = arith.addi %914, %c5 : index
    %916 = memref.load %18[%915] : memref<?xf32>
    %917 = arith.addi %915, %c32 : index
    %918 = memref.load %18[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.addi %915, %c33 : index
    %921 = memref.load %18[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.addi %915, %c34 : index
    %924 = memref.load %18[%923] : memref<?xf32>
    %925 = arith.addf %922, %924 : f32
    %926 = arith.muli %912, %c15 : index
    %927 = arith.addi %926, %782 : index
    %928 = arith.addi %927, %c19 : index
    %929 = memref.load %18[%928] : memref<?xf32>
    %930 = arith.addi %928, %c32 : index
    %931 = memref.load %18[%930] : memref<?xf32>
    %932 = arith.addf %929, %931 : f32
    %933 = arith.addi %928, %c33 : index
    %934 = memref.load %18[%933] : memref<?xf32>
    %935 = arith.addf %932, %934 : f32
    %936 = arith.addi %928, %c34 : index
    %937 = memref.load %18[%936] : memref<?xf32>
    %938 = arith.addf %935, %937 : f32
    %939 = wave.lane
    %940 = arith.addi %16, %c5 : index
    %941 = arith.muli %912, %c2 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.divui %939, %c18 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.cmpi slt, %944, %15 : index
    scf.if %945 {
      %946 = arith.cmpi eq, %hasFactors, %c6 : index
      %947 = memref.load %factors[%944] : memref<?xf32>
      %948 = arith.select %946, %947, %c36 : f32
      %949 = arith.remui %939, %c18 : index
      %950 = arith.muli %949, %c13 : index
      %951 = arith.addi %11, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %948 : f32
      %956 = arith.mulf %925, %955 : f32
      %957 = arith.remui %939, %c18 : index
      %958 = arith.muli %957, %c13 : index
      %959 = arith.addi %13, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %948 : f32
      %964 = arith.mulf %938, %963 : f32
      %965 = arith.addi %11, %c8 : index
      %966 = vector.load %w[%965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %967 = vector.bitcast %966 : vector<4xi8> to vector<1xf32>
      %968 = vector.extract %967[0] : f32 from vector<1xf32>
      %969 = arith.mulf %956, %c37 : f32
      %970 = wave.exp2 %969 : f32
      %971 = arith.addf %c36, %970 : f32
      %972 = arith.divf %956, %971 : f32
      %973 = arith.mulf %972, %964 : f32
      %974 = arith.mulf %973, %968 : f32
      %975 = arith.minimumf %974, %c38 : f32
      %976 = arith.maximumf %975, %c39 : f32
      %977 = arith.truncf %976 : f32 to f16
      %978 = arith.muli %0, %c18 : index
      %979 = wave.lane
      %980 = arith.remui %979, %c18 : index
      %981 = arith.addi %978, %980 : index
      %982 = arith.divui %944, %outTileRows : index
      %983 = arith.divui %outputFeatures, %c18 : index
      %984 = arith.muli %982, %983 : index
      %985 = arith.divui %981, %c18 : index
      %986 = arith.addi %984, %985 : index
      %987 = arith.muli %986, %c2 : index
      %988 = arith.remui %981, %c18 : index
      %989 = arith.divui %988, %c1 : index
      %990 = arith.addi %987, %989 : index
      %991 = arith.muli %outTileRows, %c1 : index
      %992 = arith.muli %990, %991 : index
      %993 = arith.remui %944, %outTileRows : index
      %994 = arith.muli %993, %c1 : index
      %995 = arith.addi %992, %994 : index
      %996 = arith.remui %981, %c1 : index
      %997 = arith.addi %995, %996 : index
      memref.store %977, %out[%997] : memref<?xf16>
    }
    %998 = wave.lane
    wave.barrier
    %999 = wave.wave
    %1000 = arith.muli %999, %c2 : index
    %1001 = arith.addi %1000, %c5 : index
    %1002 = arith.muli %1001, %c19 : index
    %1003 = arith.addi %1002, %998 : index
    %1004 = vector.extract %538#2[0] : f32 from vector<8xf32>
    %1005 = arith.addi %1003, %c5 : index
    memref.store %1004, %18[%1005] : memref<?xf32>
    %1006 = vector.extract %538#2[1] : f32 from vector<8xf32>
    %1007 = arith.addi %1003, %c15 : index
    memref.store %1006, %18[%1007] : memref<?xf32>
    %1008 = vector.extract %538#2[2] : f32 from vector<8xf32>
    %1009 = arith.addi %1003, %c8 : index
    memref.store %1008, %18[%1009] : memref<?xf32>
    %1010 = vector.extract %538#2[3] : f32 from vector<8xf32>
    %1011 = arith.addi %1003, %c28 : index
    memref.store %1010, %18[%1011] : memref<?xf32>
    %1012 = vector.extract %538#2[4] : f32 from vector<8xf32>
    %1013 = arith.addi %1003, %c4 : index
    memref.store %1012, %18[%1013] : memref<?xf32>
    %1014 = vector.extract %538#2[5] : f32 from vector<8xf32>
    %1015 = arith.addi %1003, %c29 : index
    memref.store %1014, %18[%1015] : memref<?xf32>
    %1016 = vector.extract %538#2[6] : f32 from vector<8xf32>
    %1017 = arith.addi %1003, %c30 : index
    memref.store %1016, %18[%1017] : memref<?xf32>
    %1018 = vector.extract %538#2[7] : f32 from vector<8xf32>
    %1019 = arith.addi %1003, %c31 : index
    memref.store %1018, %18[%1019] : memref<?xf32>
    %1020 = arith.muli %999, %c2 : index
    %1021 = arith.addi %1020, %c6 : index
    %1022 = arith.muli %1021, %c19 : index
    %1023 = arith.addi %1022, %998 : index
    %1024 = vector.extract %538#3[0] : f32 from vector<8xf32>
    %1025 = arith.addi %1023, %c5 : index
    memref.store %1024, %18[%1025] : memref<?xf32>
    %1026 = vector.extract %538#3[1] : f32 from vector<8xf32>
    %1027 = arith.addi %1023, %c15 : index
    memref.store %1026, %18[%1027] : memref<?xf32>
    %1028 = vector.extract %538#3[2] : f32 from vector<8xf32>
    %1029 = arith.addi %1023, %c8 : index
    memref.store %1028, %18[%1029] : memref<?xf32>
    %1030 = vector.extract %538#3[3] : f32 from vector<8xf32>
    %1031 = arith.addi %1023, %c28 : index
    memref.store %1030, %18[%1031] : memref<?xf32>
    %1032 = vector.extract %538#3[4] : f32 from vector<8xf32>
    %1033 = arith.addi %1023, %c4 : index
    memref.store %1032, %18[%1033] : memref<?xf32>
    %1034 = vector.extract %538#3[5] : f32 from vector<8xf32>
    %1035 = arith.addi %1023, %c29 : index
    memref.store %1034, %18[%1035] : memref<?xf32>
    %1036 = vector.extract %538#3[6] : f32 from vector<8xf32>
    %1037 = arith.addi %1023, %c30 : index
    memref.store %1036, %18[%1037] : memref<?xf32>
    %1038 = vector.extract %538#3[7] : f32 from vector<8xf32>
    %1039 = arith.addi %1023, %c31 : index
    memref.store %1038, %18[%1039] : memref<?xf32>
    wave.barrier
    %1040 = arith.muli %999, %c2 : index
    %1041 = arith.addi %1040, %c5 : index
    %1042 = arith.muli %1041, %c15 : index
    %1043 = arith.addi %1042, %998 : index
    %1044 = arith.addi %1043, %c5 : index
    %1045 = memref.load %18[%1044] : memref<?xf32>
    %1046 = arith.addi %1044, %c32 : index
    %1047 = memref.load %18[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1044, %c33 : index
    %1050 = memref.load %18[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.addi %1044, %c34 : index
    %1053 = memref.load %18[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.muli %1041, %c15 : index
    %1056 = arith.addi %1055, %998 : index
    %1057 = arith.addi %1056, %c19 : index
    %1058 = memref.load %18[%1057] : memref<?xf32>
    %1059 = arith.addi %1057, %c32 : index
    %1060 = memref.load %18[%1059] : memref<?xf32>
    %1061 = arith.addf %1058, %1060 : f32
    %1062 = arith.addi %1057, %c33 : index
    %1063 = memref.load %18[%1062] : memref<?xf32>
    %1064 = arith.addf %1061, %1063 : f32
    %1065 = arith.addi %1057, %c34 : index
    %1066 = memref.load %18[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = wave.lane
    %1069 = arith.addi %16, %c18 : index
    %1070 = arith.muli %1041, %c2 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.divui %1068, %c18 : index
    %1073 = arith.addi %1071, %1072 : index
    %1074 = arith.cmpi slt, %1073, %15 : index
    scf.if %1074 {
      %1075 = arith.cmpi eq, %hasFactors, %c6 : index
      %1076 = memref.load %factors[%1073] : memref<?xf32>
      %1077 = arith.select %1075, %1076, %c36 : f32
      %1078 = arith.remui %1068, %c18 : index
      %1079 = arith.muli %1078, %c13 : index
      %1080 = arith.addi %11, %1079 : index
      %1081 = vector.load %w[%1080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1082 = vector.bitcast %1081 : vector<4xi8> to vector<1xf32>
      %1083 = vector.extract %1082[0] : f32 from vector<1xf32>
      %1084 = arith.mulf %1083, %1077 : f32
      %1085 = arith.mulf %1054, %1084 : f32
      %1086 = arith.remui %1068, %c18 : index
      %1087 = arith.muli %1086, %c13 : index
      %1088 = arith.addi %13, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1077 : f32
      %1093 = arith.mulf %1067, %1092 : f32
      %1094 = arith.addi %11, %c8 : index
      %1095 = vector.load %w[%1094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1096 = vector.bitcast %1095 : vector<4xi8> to vector<1xf32>
      %1097 = vector.extract %1096[0] : f32 from vector<1xf32>
      %1098 = arith.mulf %1085, %c37 : f32
      %1099 = wave.exp2 %1098 : f32
      %1100 = arith.addf %c36, %1099 : f32
      %1101 = arith.divf %1085, %1100 : f32
      %1102 = arith.mulf %1101, %1093 : f32
      %1103 = arith.mulf %1102, %1097 : f32
      %1104 = arith.minimumf %1103, %c38 : f32
      %1105 = arith.maximumf %1104, %c39 : f32
      %1106 = arith.truncf %1105 : f32 to f16
      %1107 = arith.muli %0, %c18 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c18 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.divui %1073, %outTileRows : index
      %1112 = arith.divui %outputFeatures, %c18 : index
      %1113 = arith.muli %1111, %1112 : index
      %1114 = arith.divui %1110, %c18 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = arith.muli %1115, %c2 : index
      %1117 = arith.remui %1110, %c18 : index
      %1118 = arith.divui %1117, %c1 : index
      %1119 = arith.addi %1116, %1118 : index
      %1120 = arith.muli %outTileRows, %c1 : index
      %1121 = arith.muli %1119, %1120 : index
      %1122 = arith.remui %1073, %outTileRows : index
      %1123 = arith.muli %1122, %c1 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.remui %1110, %c1 : index
      %1126 = arith.addi %1124, %1125 : index
      memref.store %1106, %out[%1126] : memref<?xf16>
    }
    %1127 = arith.muli %999, %c2 : index
    %1128 = arith.addi %1127, %c6 : index
    %1129 = arith.muli %1128, %c15 : index
    %1130 = arith.addi %1129, %998 : index
    %1131 = arith.addi %1130, %c5 : index
    %1132 = memref.load %18[%1131] : memref<?xf32>
    %1133 = arith.addi %1131, %c32 : index
    %1134 = memref.load %18[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.addi %1131, %c33 : index
    %1137 = memref.load %18[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1131, %c34 : index
    %1140 = memref.load %18[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.muli %1128, %c15 : index
    %1143 = arith.addi %1142, %998 : index
    %1144 = arith.addi %1143, %c19 : index
    %1145 = memref.load %18[%1144] : memref<?xf32>
    %1146 = arith.addi %1144, %c32 : index
    %1147 = memref.load %18[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.addi %1144, %c33 : index
    %1150 = memref.load %18[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = arith.addi %1144, %c34 : index
    %1153 = memref.load %18[%1152] : memref<?xf32>
    %1154 = arith.addf %1151, %1153 : f32
    %1155 = wave.lane
    %1156 = arith.addi %16, %c18 : index
    %1157 = arith.muli %1128, %c2 : index
    %1158 = arith.addi %1156, %1157 : index
    %1159 = arith.divui %1155, %c18 : index
    %1160 = arith.addi %1158, %1159 : index
    %1161 = arith.cmpi slt, %1160, %15 : index
    scf.if %1161 {
      %1162 = arith.cmpi eq, %hasFactors, %c6 : index
      %1163 = memref.load %factors[%1160] : memref<?xf32>
      %1164 = arith.select %1162, %1163, %c36 : f32
      %1165 = arith.remui %1155, %c18 : index
      %1166 = arith.muli %1165, %c13 : index
      %1167 = arith.addi %11, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1164 : f32
      %1172 = arith.mulf %1141, %1171 : f32
      %1173 = arith.remui %1155, %c18 : index
      %1174 = arith.muli %1173, %c13 : index
      %1175 = arith.addi %13, %1174 : index
      %1176 = vector.load %w[%1175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1177 = vector.bitcast %1176 : vector<4xi8> to vector<1xf32>
      %1178 = vector.extract %1177[0] : f32 from vector<1xf32>
      %1179 = arith.mulf %1178, %1164 : f32
      %1180 = arith.mulf %1154, %1179 : f32
      %1181 = arith.addi %11, %c8 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.mulf %1172, %c37 : f32
      %1186 = wave.exp2 %1185 : f32
      %1187 = arith.addf %c36, %1186 : f32
      %1188 = arith.divf %1172, %1187 : f32
      %1189 = arith.mulf %1188, %1180 : f32
      %1190 = arith.mulf %1189, %1184 : f32
      %1191 = arith.minimumf %1190, %c38 : f32
      %1192 = arith.maximumf %1191, %c39 : f32
      %1193 = arith.truncf %1192 : f32 to f16
      %1194 = arith.muli %0, %c18 : index
      %1195 = wave.lane
      %1196 = arith.remui %1195, %c18 : index
      %1197 = arith.addi %1194, %1196 : index
      %1198 = arith.divui %1160, %outTileRows : index
      %1199 = arith.divui %outputFeatures, %c18 : index
      %1200 = arith.muli %1198, %1199 : index
      %1201 = arith.divui %1197, %c18 : index
      %1202 = arith.addi %1200, %1201 : index
      %1203 = arith.muli %1202, %c2 : index
      %1204 = arith.remui %1197, %c18 : index
      %1205 = arith.divui %1204, %c1 : index
      %1206 = arith.addi %1203, %1205 : index
      %1207 = arith.muli %outTileRows, %c1 : index
      %1208 = arith.muli %1206, %1207 : index
      %1209 = arith.remui %1160, %outTileRows : index
      %1210 = arith.muli %1209, %c1 : index
      %1211 = arith.addi %1208, %1210 : index
      %1212 = arith.remui %1197, %c1 : index
      %1213 = arith.addi %1211, %1212 : index
      memref.store %1193, %out[%1213] : memref<?xf16>
    }
    %1214 = wave.lane
    wave.barrier
    %1215 = wave.wave
    %1216 = arith.muli %1215, %c2 : index
    %1217 = arith.addi %1216, %c5 : index
    %1218 = arith.muli %1217, %c19 : index
    %1219 = arith.addi %1218, %1214 : index
    %1220 = vector.extract %538#4[0] : f32 from vector<8xf32>
    %1221 = arith.addi %1219, %c5 : index
    memref.store %1220, %18[%1221] : memref<?xf32>
    %1222 = vector.extract %538#4[1] : f32 from vector<8xf32>
    %1223 = arith.addi %1219, %c15 : index
    memref.store %1222, %18[%1223] : memref<?xf32>
    %1224 = vector.extract %538#4[2] : f32 from vector<8xf32>
    %1225 = arith.addi %1219, %c8 : index
    memref.store %1224, %18[%1225] : memref<?xf32>
    %1226 = vector.extract %538#4[3] : f32 from vector<8xf32>
    %1227 = arith.addi %1219, %c28 : index
    memref.store %1226, %18[%1227] : memref<?xf32>
    %1228 = vector.extract %538#4[4] : f32 from vector<8xf32>
    %1229 = arith.addi %1219, %c4 : index
    memref.store %1228, %18[%1229] : memref<?xf32>
    %1230 = vector.extract %538#4[5] : f32 from vector<8xf32>
    %1231 = arith.addi %1219, %c29 : index
    memref.store %1230, %18[%1231] : memref<?xf32>
    %1232 = vector.extract %538#4[6] : f32 from vector<8xf32>
    %1233 = arith.addi %1219, %c30 : index
    memref.store %1232, %18[%1233] : memref<?xf32>
    %1234 = vector.extract %538#4[7] : f32 from vector<8xf32>
    %1235 = arith.addi %1219, %c31 : index
    memref.store %1234, %18[%1235] : memref<?xf32>
    %1236 = arith.muli %1215, %c2 : index
    %1237 = arith.addi %1236, %c6 : index
    %1238 = arith.muli %1237, %c19 : index
    %1239 = arith.addi %1238, %1214 : index
    %1240 = vector.extract %538#5[0] : f32 from vector<8xf32>
    %1241 = arith.addi %1239, %c5 : index
    memref.store %1240, %18[%1241] : memref<?xf32>
    %1242 = vector.extract %538#5[1] : f32 from vector<8xf32>
    %1243 = arith.addi %1239, %c15 : index
    memref.store %1242, %18[%1243] : memref<?xf32>
    %1244 = vector.extract %538#5[2] : f32 from vector<8xf32>
    %1245 = arith.addi %1239, %c8 : index
    memref.store %1244, %18[%1245] : memref<?xf32>
    %1246 = vector.extract %538#5[3] : f32 from vector<8xf32>
    %1247 = arith.addi %1239, %c28 : index
    memref.store %1246, %18[%1247] : memref<?xf32>
    %1248 = vector.extract %538#5[4] : f32 from vector<8xf32>
    %1249 = arith.addi %1239, %c4 : index
    memref.store %1248, %18[%1249] : memref<?xf32>
    %1250 = vector.extract %538#5[5] : f32 from vector<8xf32>
    %1251 = arith.addi %1239, %c29 : index
    memref.store %1250, %18[%1251] : memref<?xf32>
    %1252 = vector.extract %538#5[6] : f32 from vector<8xf32>
    %1253 = arith.addi %1239, %c30 : index
    memref.store %1252, %18[%1253] : memref<?xf32>
    %1254 = vector.extract %538#5[7] : f32 from vector<8xf32>
    %1255 = arith.addi %1239, %c31 : index
    memref.store %1254, %18[%1255] : memref<?xf32>
    wave.barrier
    %1256 = arith.muli %1215, %c2 : index
    %1257 = arith.addi %1256, %c5 : index
    %1258 = arith.muli %1257, %c15 : index
    %1259 = arith.addi %1258, %1214 : index
    %1260 = arith.addi %1259, %c5 : index
    %1261 = memref.load %18[%1260] : memref<?xf32>
    %1262 = arith.addi %1260, %c32 : index
    %1263 = memref.load %18[%1262] : memref<?xf32>
    %1264 = arith.addf %1261, %1263 : f32
    %1265 = arith.addi %1260, %c33 : index
    %1266 = memref.load %18[%1265] : memref<?xf32>
    %1267 = arith.addf %1264, %1266 : f32
    %1268 = arith.addi %1260, %c34 : index
    %1269 = memref.load %18[%1268] : memref<?xf32>
    %1270 = arith.addf %1267, %1269 : f32
    %1271 = arith.muli %1257, %c15 : index
    %1272 = arith.addi %1271, %1214 : index
    %1273 = arith.addi %1272, %c19 : index
    %1274 = memref.load %18[%1273] : memref<?xf32>
    %1275 = arith.addi %1273, %c32 : index
    %1276 = memref.load %18[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.addi %1273, %c33 : index
    %1279 = memref.load %18[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.addi %1273, %c34 : index
    %1282 = memref.load %18[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = wave.lane
    %1285 = arith.addi %16, %c15 : index
    %1286 = arith.muli %1257, %c2 : index
    %1287 = arith.addi %1285, %1286 : index
    %1288 = arith.divui %1284, %c18 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.cmpi slt, %1289, %15 : index
    scf.if %1290 {
      %1291 = arith.cmpi eq, %hasFactors, %c6 : index
      %1292 = memref.load %factors[%1289] : memref<?xf32>
      %1293 = arith.select %1291, %1292, %c36 : f32
      %1294 = arith.remui %1284, %c18 : index
      %1295 = arith.muli %1294, %c13 : index
      %1296 = arith.addi %11, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1293 : f32
      %1301 = arith.mulf %1270, %1300 : f32
      %1302 = arith.remui %1284, %c18 : index
      %1303 = arith.muli %1302, %c13 : index
      %1304 = arith.addi %13, %1303 : index
      %1305 = vector.load %w[%1304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1306 = vector.bitcast %1305 : vector<4xi8> to vector<1xf32>
      %1307 = vector.extract %1306[0] : f32 from vector<1xf32>
      %1308 = arith.mulf %1307, %1293 : f32
      %1309 = arith.mulf %1283, %1308 : f32
      %1310 = arith.addi %11, %c8 : index
      %1311 = vector.load %w[%1310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1312 = vector.bitcast %1311 : vector<4xi8> to vector<1xf32>
      %1313 = vector.extract %1312[0] : f32 from vector<1xf32>
      %1314 = arith.mulf %1301, %c37 : f32
      %1315 = wave.exp2 %1314 : f32
      %1316 = arith.addf %c36, %1315 : f32
      %1317 = arith.divf %1301, %1316 : f32
      %1318 = arith.mulf %1317, %1309 : f32
      %1319 = arith.mulf %1318, %1313 : f32
      %1320 = arith.minimumf %1319, %c38 : f32
      %1321 = arith.maximumf %1320, %c39 : f32
      %1322 = arith.truncf %1321 : f32 to f16
      %1323 = arith.muli %0, %c18 : index
      %1324 = wave.lane
      %1325 = arith.remui %1324, %c18 : index
      %1326 = arith.addi %1323, %1325 : index
      %1327 = arith.divui %1289, %outTileRows : index
      %1328 = arith.divui %outputFeatures, %c18 : index
      %1329 = arith.muli %1327, %1328 : index
      %1330 = arith.divui %1326, %c18 : index
      %1331 = arith.addi %1329, %1330 : index
      %1332 = arith.muli %1331, %c2 : index
      %1333 = arith.remui %1326, %c18 : index
      %1334 = arith.divui %1333, %c1 : index
      %1335 = arith.addi %1332, %1334 : index
      %1336 = arith.muli %outTileRows, %c1 : index
      %1337 = arith.muli %1335, %1336 : index
      %1338 = arith.remui %1289, %outTileRows : index
      %1339 = arith.muli %1338, %c1 : index
      %1340 = arith.addi %1337, %1339 : index
      %1341 = arith.remui %1326, %c1 : index
      %1342 = arith.addi %1340, %1341 : index
      memref.store %1322, %out[%1342] : memref<?xf16>
    }
    %1343 = arith.muli %1215, %c2 : index
    %1344 = arith.addi %1343, %c6 : index
    %1345 = arith.muli %1344, %c15 : index
    %1346 = arith.addi %1345, %1214 : index
    %1347 = arith.addi %1346, %c5 : index
    %1348 = memref.load %18[%1347] : memref<?xf32>
    %1349 = arith.addi %1347, %c32 : index
    %1350 = memref.load %18[%1349] : memref<?xf32>
    %1351 = arith.addf %1348, %1350 : f32
    %1352 = arith.addi %1347, %c33 : index
    %1353 = memref.load %18[%1352] : memref<?xf32>
    %1354 = arith.addf %1351, %1353 : f32
    %1355 = arith.addi %1347, %c34 : index
    %1356 = memref.load %18[%1355] : memref<?xf32>
    %1357 = arith.addf %1354, %1356 : f32
    %1358 = arith.muli %1344, %c15 : index
    %1359 = arith.addi %1358, %1214 : index
    %1360 = arith.addi %1359, %c19 : index
    %1361 = memref.load %18[%1360] : memref<?xf32>
    %1362 = arith.addi %1360, %c32 : index
    %1363 = memref.load %18[%1362] : memref<?xf32>
    %1364 = arith.addf %1361, %1363 : f32
    %1365 = arith.addi %1360, %c33 : index
    %1366 = memref.load %18[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.addi %1360, %c34 : index
    %1369 = memref.load %18[%1368] : memref<?xf32>
    %1370 = arith.addf %1367, %1369 : f32
    %1371 = wave.lane
    %1372 = arith.addi %16, %c15 : index
    %1373 = arith.muli %1344, %c2 : index
    %1374 = arith.addi %1372, %1373 : index
    %1375 = arith.divui %1371, %c18 : index
    %1376 = arith.addi %1374, %1375 : index
    %1377 = arith.cmpi slt, %1376, %15 : index
    scf.if %1377 {
      %1378 = arith.cmpi eq, %hasFactors, %c6 : index
      %1379 = memref.load %factors[%1376] : memref<?xf32>
      %1380 = arith.select %1378, %1379, %c36 : f32
      %1381 = arith.remui %1371, %c18 : index
      %1382 = arith.muli %1381, %c13 : index
      %1383 = arith.addi %11, %1382 : index
      %1384 = vector.load %w[%1383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1385 = vector.bitcast %1384 : vector<4xi8> to vector<1xf32>
      %1386 = vector.extract %1385[0] : f32 from vector<1xf32>
      %1387 = arith.mulf %1386, %1380 : f32
      %1388 = arith.mulf %1357, %1387 : f32
      %1389 = arith.remui %1371, %c18 : index
      %1390 = arith.muli %1389, %c13 : index
      %1391 = arith.addi %13, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1380 : f32
      %1396 = arith.mulf %1370, %1395 : f32
      %1397 = arith.addi %11, %c8 : index
      %1398 = vector.load %w[%1397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1399 = vector.bitcast %1398 : vector<4xi8> to vector<1xf32>
      %1400 = vector.extract %1399[0] : f32 from vector<1xf32>
      %1401 = arith.mulf %1388, %c37 : f32
      %1402 = wave.exp2 %1401 : f32
      %1403 = arith.addf %c36, %1402 : f32
      %1404 = arith.divf %1388, %1403 : f32
      %1405 = arith.mulf %1404, %1396 : f32
      %1406 = arith.mulf %1405, %1400 : f32
      %1407 = arith.minimumf %1406, %c38 : f32
      %1408 = arith.maximumf %1407, %c39 : f32
      %1409 = arith.truncf %1408 : f32 to f16
      %1410 = arith.muli %0, %c18 : index
      %1411 = wave.lane
      %1412 = arith.remui %1411, %c18 : index
      %1413 = arith.addi %1410, %1412 : index
      %1414 = arith.divui %1376, %outTileRows : index
      %1415 = arith.divui %outputFeatures, %c18 : index
      %1416 = arith.muli %1414, %1415 : index
      %1417 = arith.divui %1413, %c18 : index
      %1418 = arith.addi %1416, %1417 : index
      %1419 = arith.muli %1418, %c2 : index
      %1420 = arith.remui %1413, %c18 : index
      %1421 = arith.divui %1420, %c1 : index
      %1422 = arith.addi %1419, %1421 : index
      %1423 = arith.muli %outTileRows, %c1 : index
      %1424 = arith.muli %1422, %1423 : index
      %1425 = arith.remui %1376, %outTileRows : index
      %1426 = arith.muli %1425, %c1 : index
      %1427 = arith.addi %1424, %1426 : index
      %1428 = arith.remui %1413, %c1 : index
      %1429 = arith.addi %1427, %1428 : index
      memref.store %1409, %out[%1429] : memref<?xf16>
    }
    %1430 = wave.lane
    wave.barrier
    %1431 = wave.wave
    %1432 = arith.muli %1431, %c2 : index
    %1433 = arith.addi %1432, %c5 : index
    %1434 = arith.muli %1433, %c19 : index
    %1435 = arith.addi %1434, %1430 : index
    %1436 = vector.extract %538#6[0] : f32 from vector<8xf32>
    %1437 = arith.addi %1435, %c5 : index
    memref.store %1436, %18[%1437] : memref<?xf32>
    %1438 = vector.extract %538#6[1] : f32 from vector<8xf32>
    %1439 = arith.addi %1435, %c15 : index
    memref.store %1438, %18[%1439] : memref<?xf32>
    %1440 = vector.extract %538#6[2] : f32 from vector<8xf32>
    %1441 = arith.addi %1435, %c8 : index
    memref.store %1440, %18[%1441] : memref<?xf32>
    %1442 = vector.extract %538#6[3] : f32 from vector<8xf32>
    %1443 = arith.addi %1435, %c28 : index
    memref.store %1442, %18[%1443] : memref<?xf32>
    %1444 = vector.extract %538#6[4] : f32 from vector<8xf32>
    %1445 = arith.addi %1435, %c4 : index
    memref.store %1444, %18[%1445] : memref<?xf32>
    %1446 = vector.extract %538#6[5] : f32 from vector<8xf32>
    %1447 = arith.addi %1435, %c29 : index
    memref.store %1446, %18[%1447] : memref<?xf32>
    %1448 = vector.extract %538#6[6] : f32 from vector<8xf32>
    %1449 = arith.addi %1435, %c30 : index
    memref.store %1448, %18[%1449] : memref<?xf32>
    %1450 = vector.extract %538#6[7] : f32 from vector<8xf32>
    %1451 = arith.addi %1435, %c31 : index
    memref.store %1450, %18[%1451] : memref<?xf32>
    %1452 = arith.muli %1431, %c2 : index
    %1453 = arith.addi %1452, %c6 : index
    %1454 = arith.muli %1453, %c19 : index
    %1455 = arith.addi %1454, %1430 : index
    %1456 = vector.extract %538#7[0] : f32 from vector<8xf32>
    %1457 = arith.addi %1455, %c5 : index
    memref.store %1456, %18[%1457] : memref<?xf32>
    %1458 = vector.extract %538#7[1] : f32 from vector<8xf32>
    %1459 = arith.addi %1455, %c15 : index
    memref.store %1458, %18[%1459] : memref<?xf32>
    %1460 = vector.extract %538#7[2] : f32 from vector<8xf32>
    %1461 = arith.addi %1455, %c8 : index
    memref.store %1460, %18[%1461] : memref<?xf32>
    %1462 = vector.extract %538#7[3] : f32 from vector<8xf32>
    %1463 = arith.addi %1455, %c28 : index
    memref.store %1462, %18[%1463] : memref<?xf32>
    %1464 = vector.extract %538#7[4] : f32 from vector<8xf32>
    %1465 = arith.addi %1455, %c4 : index
    memref.store %1464, %18[%1465] : memref<?xf32>
    %1466 = vector.extract %538#7[5] : f32 from vector<8xf32>
    %1467 = arith.addi %1455, %c29 : index
    memref.store %1466, %18[%1467] : memref<?xf32>
    %1468 = vector.extract %538#7[6] : f32 from vector<8xf32>
    %1469 = arith.addi %1455, %c30 : index
    memref.store %1468, %18[%1469] : memref<?xf32>
    %1470 = vector.extract %538#7[7] : f32 from vector<8xf32>
    %1471 = arith.addi %1455, %c31 : index
    memref.store %1470, %18[%1471] : memref<?xf32>
    wave.barrier
    %1472 = arith.muli %1431, %c2 : index
    %1473 = arith.addi %1472, %c5 : index
    %1474 = arith.muli %1473, %c15 : index
    %1475 = arith.addi %1474, %1430 : index
    %1476 = arith.addi %1475, %c5 : index
    %1477 = memref.load %18[%1476] : memref<?xf32>
    %1478 = arith.addi %1476, %c32 : index
    %1479 = memref.load %18[%1478] : memref<?xf32>
    %1480 = arith.addf %1477, %1479 : f32
    %1481 = arith.addi %1476, %c33 : index
    %1482 = memref.load %18[%1481] : memref<?xf32>
    %1483 = arith.addf %1480, %1482 : f32
    %1484 = arith.addi %1476, %c34 : index
    %1485 = memref.load %18[%1484] : memref<?xf32>
    %1486 = arith.addf %1483, %1485 : f32
    %1487 = arith.muli %1473, %c15 : index
    %1488 = arith.addi %1487, %1430 : index
    %1489 = arith.addi %1488, %c19 : index
    %1490 = memref.load %18[%1489] : memref<?xf32>
    %1491 = arith.addi %1489, %c32 : index
    %1492 = memref.load %18[%1491] : memref<?xf32>
    %1493 = arith.addf %1490, %1492 : f32
    %1494 = arith.addi %1489, %c33 : index
    %1495 = memref.load %18[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.addi %1489, %c34 : index
    %1498 = memref.load %18[%1497] : memref<?xf32>
    %1499 = arith.addf %1496, %1498 : f32
    %1500 = wave.lane
    %1501 = arith.addi %16, %c40 : index
    %1502 = arith.muli %1473, %c2 : index
    %1503 = arith.addi %1501, %1502 : index
    %1504 = arith.divui %1500, %c18 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.cmpi slt, %1505, %15 : index
    scf.if %1506 {
      %1507 = arith.cmpi eq, %hasFactors, %c6 : index
      %1508 = memref.load %factors[%1505] : memref<?xf32>
      %1509 = arith.select %1507, %1508, %c36 : f32
      %1510 = arith.remui %1500, %c18 : index
      %1511 = arith.muli %1510, %c13 : index
      %1512 = arith.addi %11, %1511 : index
      %1513 = vector.load %w[%1512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1514 = vector.bitcast %1513 : vector<4xi8> to vector<1xf32>
      %1515 = vector.extract %1514[0] : f32 from vector<1xf32>
      %1516 = arith.mulf %1515, %1509 : f32
      %1517 = arith.mulf %1486, %1516 : f32
      %1518 = arith.remui %1500, %c18 : index
      %1519 = arith.muli %1518, %c13 : index
      %1520 = arith.addi %13, %1519 : index
      %1521 = vector.load %w[%1520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1522 = vector.bitcast %1521 : vector<4xi8> to vector<1xf32>
      %1523 = vector.extract %1522[0] : f32 from vector<1xf32>
      %1524 = arith.mulf %1523, %1509 : f32
      %1525 = arith.mulf %1499, %1524 : f32
      %1526 = arith.addi %11, %c8 : index
      %1527 = vector.load %w[%1526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1528 = vector.bitcast %1527 : vector<4xi8> to vector<1xf32>
      %1529 = vector.extract %1528[0] : f32 from vector<1xf32>
      %1530 = arith.mulf %1517, %c37 : f32
      %1531 = wave.exp2 %1530 : f32
      %1532 = arith.addf %c36, %1531 : f32
      %1533 = arith.divf %1517, %1532 : f32
      %1534 = arith.mulf %1533, %1525 : f32
      %1535 = arith.mulf %1534, %1529 : f32
      %1536 = arith.minimumf %1535, %c38 : f32
      %1537 = arith.maximumf %1536, %c39 : f32
      %1538 = arith.truncf %1537 : f32 to f16
      %1539 = arith.muli %0, %c18 : index
      %1540 = wave.lane
      %1541 = arith.remui %1540, %c18 : index
      %1542 = arith.addi %1539, %1541 : index
      %1543 = arith.divui %1505, %outTileRows : index
      %1544 = arith.divui %outputFeatures, %c18 : index
      %1545 = arith.muli %1543, %1544 : index
      %1546 = arith.divui %1542, %c18 : index
      %1547 = arith.addi %1545, %1546 : index
      %1548 = arith.muli %1547, %c2 : index
      %1549 = arith.remui %1542, %c18 : index
      %1550 = arith.divui %1549, %c1 : index
      %1551 = arith.addi %1548, %1550 : index
      %1552 = arith.muli %outTileRows, %c1 : index
      %1553 = arith.muli %1551, %1552 : index
      %1554 = arith.remui %1505, %outTileRows : index
      %1555 = arith.muli %1554, %c1 : index
      %1556 = arith.addi %1553, %1555 : index
      %1557 = arith.remui %1542, %c1 : index
      %1558 = arith.addi %1556, %1557 : index
      memref.store %1538, %out[%1558] : memref<?xf16>
    }
    %1559 = arith.muli %1431, %c2 : index
    %1560 = arith.addi %1559, %c6 : index
    %1561 = arith.muli %1560, %c15 : index
    %1562 = arith.addi %1561, %1430 : index
    %1563 = arith.addi %1562, %c5 : index
    %1564 = memref.load %18[%1563] : memref<?xf32>
    %1565 = arith.addi %1563, %c32 : index
    %1566 = memref.load %18[%1565] : memref<?xf32>
    %1567 = arith.addf %1564, %1566 : f32
    %1568 = arith.addi %1563, %c33 : index
    %1569 = memref.load %18[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = arith.addi %1563, %c34 : index
    %1572 = memref.load %18[%1571] : memref<?xf32>
    %1573 = arith.addf %1570, %1572 : f32
    %1574 = arith.muli %1560, %c15 : index
    %1575 = arith.addi %1574, %1430 : index
    %1576 = arith.addi %1575, %c19 : index
    %1577 = memref.load %18[%1576] : memref<?xf32>
    %1578 = arith.addi %1576, %c32 : index
    %1579 = memref.load %18[%1578] : memref<?xf32>
    %1580 = arith.addf %1577, %1579 : f32
    %1581 = arith.addi %1576, %c33 : index
    %1582 = memref.load %18[%1581] : memref<?xf32>
    %1583 = arith.addf %1580, %1582 : f32
    %1584 = arith.addi %1576, %c34 : index
    %1585 = memref.load %18[%1584] : memref<?xf32>
    %1586 = arith.addf %1583, %1585 : f32
    %1587 = wave.lane
    %1588 = arith.addi %16, %c40 : index
    %1589 = arith.muli %1560, %c2 : index
    %1590 = arith.addi %1588, %1589 : index
    %1591 = arith.divui %1587, %c18 : index
    %1592 = arith.addi %1590, %1591 : index
    %1593 = arith.cmpi slt, %1592, %15 : index
    scf.if %1593 {
      %1594 = arith.cmpi eq, %hasFactors, %c6 : index
      %1595 = memref.load %factors[%1592] : memref<?xf32>
      %1596 = arith.select %1594, %1595, %c36 : f32
      %1597 = arith.remui %1587, %c18 : index
      %1598 = arith.muli %1597, %c13 : index
      %1599 = arith.addi %11, %1598 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.mulf %1602, %1596 : f32
      %1604 = arith.mulf %1573, %1603 : f32
      %1605 = arith.remui %1587, %c18 : index
      %1606 = arith.muli %1605, %c13 : index
      %1607 = arith.addi %13, %1606 : index
      %1608 = vector.load %w[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1609 = vector.bitcast %1608 : vector<4xi8> to vector<1xf32>
      %1610 = vector.extract %1609[0] : f32 from vector<1xf32>
      %1611 = arith.mulf %1610, %1596 : f32
      %1612 = arith.mulf %1586, %1611 : f32
      %1613 = arith.addi %11, %c8 : index
      %1614 = vector.load %w[%1613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1615 = vector.bitcast %1614 : vector<4xi8> to vector<1xf32>
      %1616 = vector.extract %1615[0] : f32 from vector<1xf32>
      %1617 = arith.mulf %1604, %c37 : f32
      %1618 = wave.exp2 %1617 : f32
      %1619 = arith.addf %c36, %1618 : f32
      %1620 = arith.divf %1604, %1619 : f32
      %1621 = arith.mulf %1620, %1612 : f32
      %1622 = arith.mulf %1621, %1616 : f32
      %1623 = arith.minimumf %1622, %c38 : f32
      %1624 = arith.maximumf %1623, %c39 : f32
      %1625 = arith.truncf %1624 : f32 to f16
      %1626 = arith.muli %0, %c18 : index
      %1627 = wave.lane
      %1628 = arith.remui %1627, %c18 : index
      %1629 = arith.addi %1626, %1628 : index
      %1630 = arith.divui %1592, %outTileRows : index
      %1631 = arith.divui %outputFeatures, %c18 : index
      %1632 = arith.muli %1630, %1631 : index
      %1633 = arith.divui %1629, %c18 : index
      %1634 = arith.addi %1632, %1633 : index
      %1635 = arith.muli %1634, %c2 : index
      %1636 = arith.remui %1629, %c18 : index
      %1637 = arith.divui %1636, %c1 : index
      %1638 = arith.addi %1635, %1637 : index
      %1639 = arith.muli %outTileRows, %c1 : index
      %1640 = arith.muli %1638, %1639 : index
      %1641 = arith.remui %1592, %outTileRows : index
      %1642 = arith.muli %1641, %c1 : index
      %1643 = arith.addi %1640, %1642 : index
      %1644 = arith.remui %1629, %c1 : index
      %1645 = arith.addi %1643, %1644 : index
      memref.store %1625, %out[%1645] : memref<?xf16>
    }
  }
  wave.return
}
