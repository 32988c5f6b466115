// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
  %c36 = arith.constant 0x477FE000 : f32
  %c37 = arith.constant 0xC77FE000 : f32
  %c38 = arith.constant 48 : index
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
    %824 = arith.muli %783, %c13 : index
    %825 = arith.addi %824, %c5 : index
    %826 = arith.muli %825, %c15 : index
    %827 = arith.addi %826, %782 : index
    %828 = arith.addi %827, %c5 : index
    %829 = memref.load %18[%828] : memref<?xf32>
    %830 = arith.addi %828, %c32 : index
    %831 = memref.load %18[%830] : memref<?xf32>
    %832 = arith.addf %829, %831 : f32
    %833 = arith.muli %825, %c15 : index
    %834 = arith.addi %833, %782 : index
    %835 = arith.addi %834, %c19 : index
    %836 = memref.load %18[%835] : memref<?xf32>
    %837 = arith.addi %835, %c32 : index
    %838 = memref.load %18[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = wave.lane
    %841 = arith.addi %16, %c5 : index
    %842 = arith.muli %825, %c2 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.divui %840, %c18 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.cmpi slt, %845, %15 : index
    scf.if %846 {
      %847 = arith.cmpi eq, %hasFactors, %c6 : index
      %848 = memref.load %factors[%845] : memref<?xf32>
      %849 = arith.select %847, %848, %c34 : f32
      %850 = arith.remui %840, %c18 : index
      %851 = arith.muli %850, %c13 : index
      %852 = arith.addi %11, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %849 : f32
      %857 = arith.mulf %832, %856 : f32
      %858 = arith.remui %840, %c18 : index
      %859 = arith.muli %858, %c13 : index
      %860 = arith.addi %13, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %849 : f32
      %865 = arith.mulf %839, %864 : f32
      %866 = arith.addi %11, %c8 : index
      %867 = vector.load %w[%866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %868 = vector.bitcast %867 : vector<4xi8> to vector<1xf32>
      %869 = vector.extract %868[0] : f32 from vector<1xf32>
      %870 = arith.mulf %857, %c35 : f32
      %871 = wave.exp2 %870 : f32
      %872 = arith.addf %c34, %871 : f32
      %873 = arith.divf %857, %872 : f32
      %874 = arith.mulf %873, %865 : f32
      %875 = arith.mulf %874, %869 : f32
      %876 = arith.minimumf %875, %c36 : f32
      %877 = arith.maximumf %876, %c37 : f32
      %878 = arith.truncf %877 : f32 to f16
      %879 = arith.muli %0, %c18 : index
      %880 = wave.lane
      %881 = arith.remui %880, %c18 : index
      %882 = arith.addi %879, %881 : index
      %883 = arith.divui %845, %outTileRows : index
      %884 = arith.divui %outputFeatures, %c18 : index
      %885 = arith.muli %883, %884 : index
      %886 = arith.divui %882, %c18 : index
      %887 = arith.addi %885, %886 : index
      %888 = arith.muli %887, %c2 : index
      %889 = arith.remui %882, %c18 : index
      %890 = arith.divui %889, %c1 : index
      %891 = arith.addi %888, %890 : index
      %892 = arith.muli %outTileRows, %c1 : index
      %893 = arith.muli %891, %892 : index
      %894 = arith.remui %845, %outTileRows : index
      %895 = arith.muli %894, %c1 : index
      %896 = arith.addi %893, %895 : index
      %897 = arith.remui %882, %c1 : index
      %898 = arith.addi %896, %897 : index
      memref.store %878, %out[%898] : memref<?xf16>
    }
    %899 = arith.muli %783, %c13 : index
    %900 = arith.addi %899, %c6 : index
    %901 = arith.muli %900, %c15 : index
    %902 = arith.addi %901, %782 : index
    %903 = arith.addi %902, %c5 : index
    %904 = memref.load %18[%903] : memref<?xf32>
    %905 = arith.addi %903, %c32 : index
    %906 = memref.load %18[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.muli %900, %c15 : index
    %909 = arith.addi %908, %782 : index
    %910 = arith.addi %909, %c19 : index
    %911 = memref.load %18[%910] : memref<?xf32>
    %912 = arith.addi %910, %c32 : index
    %913 = memref.load %18[%912] : memref<?xf32>
    %914 = arith.addf %911, %913 : f32
    %915 = wave.lane
    %916 = arith.addi %16, %c5 : index
    %917 = arith.muli %900, %c2 : index
    %918 = arith.addi %916, %917 : index
    %919 = arith.divui %915, %c18 : index
    %920 = arith.addi %918, %919 : index
    %921 = arith.cmpi slt, %920, %15 : index
    scf.if %921 {
      %922 = arith.cmpi eq, %hasFactors, %c6 : index
      %923 = memref.load %factors[%920] : memref<?xf32>
      %924 = arith.select %922, %923, %c34 : f32
      %925 = arith.remui %915, %c18 : index
      %926 = arith.muli %925, %c13 : index
      %927 = arith.addi %11, %926 : index
      %928 = vector.load %w[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %929 = vector.bitcast %928 : vector<4xi8> to vector<1xf32>
      %930 = vector.extract %929[0] : f32 from vector<1xf32>
      %931 = arith.mulf %930, %924 : f32
      %932 = arith.mulf %907, %931 : f32
      %933 = arith.remui %915, %c18 : index
      %934 = arith.muli %933, %c13 : index
      %935 = arith.addi %13, %934 : index
      %936 = vector.load %w[%935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %937 = vector.bitcast %936 : vector<4xi8> to vector<1xf32>
      %938 = vector.extract %937[0] : f32 from vector<1xf32>
      %939 = arith.mulf %938, %924 : f32
      %940 = arith.mulf %914, %939 : f32
      %941 = arith.addi %11, %c8 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %932, %c35 : f32
      %946 = wave.exp2 %945 : f32
      %947 = arith.addf %c34, %946 : f32
      %948 = arith.divf %932, %947 : f32
      %949 = arith.mulf %948, %940 : f32
      %950 = arith.mulf %949, %944 : f32
      %951 = arith.minimumf %950, %c36 : f32
      %952 = arith.maximumf %951, %c37 : f32
      %953 = arith.truncf %952 : f32 to f16
      %954 = arith.muli %0, %c18 : index
      %955 = wave.lane
      %956 = arith.remui %955, %c18 : index
      %957 = arith.addi %954, %956 : index
      %958 = arith.divui %920, %outTileRows : index
      %959 = arith.divui %outputFeatures, %c18 : index
      %960 = arith.muli %958, %959 : index
      %961 = arith.divui %957, %c18 : index
      %962 = arith.addi %960, %961 : index
      %963 = arith.muli %962, %c2 : index
      %964 = arith.remui %957, %c18 : index
      %965 = arith.divui %964, %c1 : index
      %966 = arith.addi %963, %965 : index
      %967 = arith.muli %outTileRows, %c1 : index
      %968 = arith.muli %966, %967 : index
      %969 = arith.remui %920, %outTileRows : index
      %970 = arith.muli %969, %c1 : index
      %971 = arith.addi %968, %970 : index
      %972 = arith.remui %957, %c1 : index
      %973 = arith.addi %971, %972 : index
      memref.store %953, %out[%973] : memref<?xf16>
    }
    %974 = arith.muli %783, %c13 : index
    %975 = arith.addi %974, %c2 : index
    %976 = arith.muli %975, %c15 : index
    %977 = arith.addi %976, %782 : index
    %978 = arith.addi %977, %c5 : index
    %979 = memref.load %18[%978] : memref<?xf32>
    %980 = arith.addi %978, %c32 : index
    %981 = memref.load %18[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.muli %975, %c15 : index
    %984 = arith.addi %983, %782 : index
    %985 = arith.addi %984, %c19 : index
    %986 = memref.load %18[%985] : memref<?xf32>
    %987 = arith.addi %985, %c32 : index
    %988 = memref.load %18[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = wave.lane
    %991 = arith.addi %16, %c5 : index
    %992 = arith.muli %975, %c2 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.divui %990, %c18 : index
    %995 = arith.addi %993, %994 : index
    %996 = arith.cmpi slt, %995, %15 : index
    scf.if %996 {
      %997 = arith.cmpi eq, %hasFactors, %c6 : index
      %998 = memref.load %factors[%995] : memref<?xf32>
      %999 = arith.select %997, %998, %c34 : f32
      %1000 = arith.remui %990, %c18 : index
      %1001 = arith.muli %1000, %c13 : index
      %1002 = arith.addi %11, %1001 : index
      %1003 = vector.load %w[%1002] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1004 = vector.bitcast %1003 : vector<4xi8> to vector<1xf32>
      %1005 = vector.extract %1004[0] : f32 from vector<1xf32>
      %1006 = arith.mulf %1005, %999 : f32
      %1007 = arith.mulf %982, %1006 : f32
      %1008 = arith.remui %990, %c18 : index
      %1009 = arith.muli %1008, %c13 : index
      %1010 = arith.addi %13, %1009 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.mulf %1013, %999 : f32
      %1015 = arith.mulf %989, %1014 : f32
      %1016 = arith.addi %11, %c8 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1007, %c35 : f32
      %1021 = wave.exp2 %1020 : f32
      %1022 = arith.addf %c34, %1021 : f32
      %1023 = arith.divf %1007, %1022 : f32
      %1024 = arith.mulf %1023, %1015 : f32
      %1025 = arith.mulf %1024, %1019 : f32
      %1026 = arith.minimumf %1025, %c36 : f32
      %1027 = arith.maximumf %1026, %c37 : f32
      %1028 = arith.truncf %1027 : f32 to f16
      %1029 = arith.muli %0, %c18 : index
      %1030 = wave.lane
      %1031 = arith.remui %1030, %c18 : index
      %1032 = arith.addi %1029, %1031 : index
      %1033 = arith.divui %995, %outTileRows : index
      %1034 = arith.divui %outputFeatures, %c18 : index
      %1035 = arith.muli %1033, %1034 : index
      %1036 = arith.divui %1032, %c18 : index
      %1037 = arith.addi %1035, %1036 : index
      %1038 = arith.muli %1037, %c2 : index
      %1039 = arith.remui %1032, %c18 : index
      %1040 = arith.divui %1039, %c1 : index
      %1041 = arith.addi %1038, %1040 : index
      %1042 = arith.muli %outTileRows, %c1 : index
      %1043 = arith.muli %1041, %1042 : index
      %1044 = arith.remui %995, %outTileRows : index
      %1045 = arith.muli %1044, %c1 : index
      %1046 = arith.addi %1043, %1045 : index
      %1047 = arith.remui %1032, %c1 : index
      %1048 = arith.addi %1046, %1047 : index
      memref.store %1028, %out[%1048] : memref<?xf16>
    }
    %1049 = arith.muli %783, %c13 : index
    %1050 = arith.addi %1049, %c27 : index
    %1051 = arith.muli %1050, %c15 : index
    %1052 = arith.addi %1051, %782 : index
    %1053 = arith.addi %1052, %c5 : index
    %1054 = memref.load %18[%1053] : memref<?xf32>
    %1055 = arith.addi %1053, %c32 : index
    %1056 = memref.load %18[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.muli %1050, %c15 : index
    %1059 = arith.addi %1058, %782 : index
    %1060 = arith.addi %1059, %c19 : index
    %1061 = memref.load %18[%1060] : memref<?xf32>
    %1062 = arith.addi %1060, %c32 : index
    %1063 = memref.load %18[%1062] : memref<?xf32>
    %1064 = arith.addf %1061, %1063 : f32
    %1065 = wave.lane
    %1066 = arith.addi %16, %c5 : index
    %1067 = arith.muli %1050, %c2 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.divui %1065, %c18 : index
    %1070 = arith.addi %1068, %1069 : index
    %1071 = arith.cmpi slt, %1070, %15 : index
    scf.if %1071 {
      %1072 = arith.cmpi eq, %hasFactors, %c6 : index
      %1073 = memref.load %factors[%1070] : memref<?xf32>
      %1074 = arith.select %1072, %1073, %c34 : f32
      %1075 = arith.remui %1065, %c18 : index
      %1076 = arith.muli %1075, %c13 : index
      %1077 = arith.addi %11, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1074 : f32
      %1082 = arith.mulf %1057, %1081 : f32
      %1083 = arith.remui %1065, %c18 : index
      %1084 = arith.muli %1083, %c13 : index
      %1085 = arith.addi %13, %1084 : index
      %1086 = vector.load %w[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1087 = vector.bitcast %1086 : vector<4xi8> to vector<1xf32>
      %1088 = vector.extract %1087[0] : f32 from vector<1xf32>
      %1089 = arith.mulf %1088, %1074 : f32
      %1090 = arith.mulf %1064, %1089 : f32
      %1091 = arith.addi %11, %c8 : index
      %1092 = vector.load %w[%1091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1093 = vector.bitcast %1092 : vector<4xi8> to vector<1xf32>
      %1094 = vector.extract %1093[0] : f32 from vector<1xf32>
      %1095 = arith.mulf %1082, %c35 : f32
      %1096 = wave.exp2 %1095 : f32
      %1097 = arith.addf %c34, %1096 : f32
      %1098 = arith.divf %1082, %1097 : f32
      %1099 = arith.mulf %1098, %1090 : f32
      %1100 = arith.mulf %1099, %1094 : f32
      %1101 = arith.minimumf %1100, %c36 : f32
      %1102 = arith.maximumf %1101, %c37 : f32
      %1103 = arith.truncf %1102 : f32 to f16
      %1104 = arith.muli %0, %c18 : index
      %1105 = wave.lane
      %1106 = arith.remui %1105, %c18 : index
      %1107 = arith.addi %1104, %1106 : index
      %1108 = arith.divui %1070, %outTileRows : index
      %1109 = arith.divui %outputFeatures, %c18 : index
      %1110 = arith.muli %1108, %1109 : index
      %1111 = arith.divui %1107, %c18 : index
      %1112 = arith.addi %1110, %1111 : index
      %1113 = arith.muli %1112, %c2 : index
      %1114 = arith.remui %1107, %c18 : index
      %1115 = arith.divui %1114, %c1 : index
      %1116 = arith.addi %1113, %1115 : index
      %1117 = arith.muli %outTileRows, %c1 : index
      %1118 = arith.muli %1116, %1117 : index
      %1119 = arith.remui %1070, %outTileRows : index
      %1120 = arith.muli %1119, %c1 : index
      %1121 = arith.addi %1118, %1120 : index
      %1122 = arith.remui %1107, %c1 : index
      %1123 = arith.addi %1121, %1122 : index
      memref.store %1103, %out[%1123] : memref<?xf16>
    }
    %1124 = wave.lane
    wave.barrier
    %1125 = wave.wave
    %1126 = arith.muli %1125, %c2 : index
    %1127 = arith.addi %1126, %c5 : index
    %1128 = arith.muli %1127, %c19 : index
    %1129 = arith.addi %1128, %1124 : index
    %1130 = vector.extract %538#2[0] : f32 from vector<8xf32>
    %1131 = arith.addi %1129, %c5 : index
    memref.store %1130, %18[%1131] : memref<?xf32>
    %1132 = vector.extract %538#2[1] : f32 from vector<8xf32>
    %1133 = arith.addi %1129, %c15 : index
    memref.store %1132, %18[%1133] : memref<?xf32>
    %1134 = vector.extract %538#2[2] : f32 from vector<8xf32>
    %1135 = arith.addi %1129, %c8 : index
    memref.store %1134, %18[%1135] : memref<?xf32>
    %1136 = vector.extract %538#2[3] : f32 from vector<8xf32>
    %1137 = arith.addi %1129, %c28 : index
    memref.store %1136, %18[%1137] : memref<?xf32>
    %1138 = vector.extract %538#2[4] : f32 from vector<8xf32>
    %1139 = arith.addi %1129, %c4 : index
    memref.store %1138, %18[%1139] : memref<?xf32>
    %1140 = vector.extract %538#2[5] : f32 from vector<8xf32>
    %1141 = arith.addi %1129, %c29 : index
    memref.store %1140, %18[%1141] : memref<?xf32>
    %1142 = vector.extract %538#2[6] : f32 from vector<8xf32>
    %1143 = arith.addi %1129, %c30 : index
    memref.store %1142, %18[%1143] : memref<?xf32>
    %1144 = vector.extract %538#2[7] : f32 from vector<8xf32>
    %1145 = arith.addi %1129, %c31 : index
    memref.store %1144, %18[%1145] : memref<?xf32>
    %1146 = arith.muli %1125, %c2 : index
    %1147 = arith.addi %1146, %c6 : index
    %1148 = arith.muli %1147, %c19 : index
    %1149 = arith.addi %1148, %1124 : index
    %1150 = vector.extract %538#3[0] : f32 from vector<8xf32>
    %1151 = arith.addi %1149, %c5 : index
    memref.store %1150, %18[%1151] : memref<?xf32>
    %1152 = vector.extract %538#3[1] : f32 from vector<8xf32>
    %1153 = arith.addi %1149, %c15 : index
    memref.store %1152, %18[%1153] : memref<?xf32>
    %1154 = vector.extract %538#3[2] : f32 from vector<8xf32>
    %1155 = arith.addi %1149, %c8 : index
    memref.store %1154, %18[%1155] : memref<?xf32>
    %1156 = vector.extract %538#3[3] : f32 from vector<8xf32>
    %1157 = arith.addi %1149, %c28 : index
    memref.store %1156, %18[%1157] : memref<?xf32>
    %1158 = vector.extract %538#3[4] : f32 from vector<8xf32>
    %1159 = arith.addi %1149, %c4 : index
    memref.store %1158, %18[%1159] : memref<?xf32>
    %1160 = vector.extract %538#3[5] : f32 from vector<8xf32>
    %1161 = arith.addi %1149, %c29 : index
    memref.store %1160, %18[%1161] : memref<?xf32>
    %1162 = vector.extract %538#3[6] : f32 from vector<8xf32>
    %1163 = arith.addi %1149, %c30 : index
    memref.store %1162, %18[%1163] : memref<?xf32>
    %1164 = vector.extract %538#3[7] : f32 from vector<8xf32>
    %1165 = arith.addi %1149, %c31 : index
    memref.store %1164, %18[%1165] : memref<?xf32>
    wave.barrier
    %1166 = arith.muli %1125, %c13 : index
    %1167 = arith.addi %1166, %c5 : index
    %1168 = arith.muli %1167, %c15 : index
    %1169 = arith.addi %1168, %1124 : index
    %1170 = arith.addi %1169, %c5 : index
    %1171 = memref.load %18[%1170] : memref<?xf32>
    %1172 = arith.addi %1170, %c32 : index
    %1173 = memref.load %18[%1172] : memref<?xf32>
    %1174 = arith.addf %1171, %1173 : f32
    %1175 = arith.muli %1167, %c15 : index
    %1176 = arith.addi %1175, %1124 : index
    %1177 = arith.addi %1176, %c19 : index
    %1178 = memref.load %18[%1177] : memref<?xf32>
    %1179 = arith.addi %1177, %c32 : index
    %1180 = memref.load %18[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = wave.lane
    %1183 = arith.addi %16, %c18 : index
    %1184 = arith.muli %1167, %c2 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.divui %1182, %c18 : index
    %1187 = arith.addi %1185, %1186 : index
    %1188 = arith.cmpi slt, %1187, %15 : index
    scf.if %1188 {
      %1189 = arith.cmpi eq, %hasFactors, %c6 : index
      %1190 = memref.load %factors[%1187] : memref<?xf32>
      %1191 = arith.select %1189, %1190, %c34 : f32
      %1192 = arith.remui %1182, %c18 : index
      %1193 = arith.muli %1192, %c13 : index
      %1194 = arith.addi %11, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1191 : f32
      %1199 = arith.mulf %1174, %1198 : f32
      %1200 = arith.remui %1182, %c18 : index
      %1201 = arith.muli %1200, %c13 : index
      %1202 = arith.addi %13, %1201 : index
      %1203 = vector.load %w[%1202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1204 = vector.bitcast %1203 : vector<4xi8> to vector<1xf32>
      %1205 = vector.extract %1204[0] : f32 from vector<1xf32>
      %1206 = arith.mulf %1205, %1191 : f32
      %1207 = arith.mulf %1181, %1206 : f32
      %1208 = arith.addi %11, %c8 : index
      %1209 = vector.load %w[%1208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1210 = vector.bitcast %1209 : vector<4xi8> to vector<1xf32>
      %1211 = vector.extract %1210[0] : f32 from vector<1xf32>
      %1212 = arith.mulf %1199, %c35 : f32
      %1213 = wave.exp2 %1212 : f32
      %1214 = arith.addf %c34, %1213 : f32
      %1215 = arith.divf %1199, %1214 : f32
      %1216 = arith.mulf %1215, %1207 : f32
      %1217 = arith.mulf %1216, %1211 : f32
      %1218 = arith.minimumf %1217, %c36 : f32
      %1219 = arith.maximumf %1218, %c37 : f32
      %1220 = arith.truncf %1219 : f32 to f16
      %1221 = arith.muli %0, %c18 : index
      %1222 = wave.lane
      %1223 = arith.remui %1222, %c18 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = arith.divui %1187, %outTileRows : index
      %1226 = arith.divui %outputFeatures, %c18 : index
      %1227 = arith.muli %1225, %1226 : index
      %1228 = arith.divui %1224, %c18 : index
      %1229 = arith.addi %1227, %1228 : index
      %1230 = arith.muli %1229, %c2 : index
      %1231 = arith.remui %1224, %c18 : index
      %1232 = arith.divui %1231, %c1 : index
      %1233 = arith.addi %1230, %1232 : index
      %1234 = arith.muli %outTileRows, %c1 : index
      %1235 = arith.muli %1233, %1234 : index
      %1236 = arith.remui %1187, %outTileRows : index
      %1237 = arith.muli %1236, %c1 : index
      %1238 = arith.addi %1235, %1237 : index
      %1239 = arith.remui %1224, %c1 : index
      %1240 = arith.addi %1238, %1239 : index
      memref.store %1220, %out[%1240] : memref<?xf16>
    }
    %1241 = arith.muli %1125, %c13 : index
    %1242 = arith.addi %1241, %c6 : index
    %1243 = arith.muli %1242, %c15 : index
    %1244 = arith.addi %1243, %1124 : index
    %1245 = arith.addi %1244, %c5 : index
    %1246 = memref.load %18[%1245] : memref<?xf32>
    %1247 = arith.addi %1245, %c32 : index
    %1248 = memref.load %18[%1247] : memref<?xf32>
    %1249 = arith.addf %1246, %1248 : f32
    %1250 = arith.muli %1242, %c15 : index
    %1251 = arith.addi %1250, %1124 : index
    %1252 = arith.addi %1251, %c19 : index
    %1253 = memref.load %18[%1252] : memref<?xf32>
    %1254 = arith.addi %1252, %c32 : index
    %1255 = memref.load %18[%1254] : memref<?xf32>
    %1256 = arith.addf %1253, %1255 : f32
    %1257 = wave.lane
    %1258 = arith.addi %16, %c18 : index
    %1259 = arith.muli %1242, %c2 : index
    %1260 = arith.addi %1258, %1259 : index
    %1261 = arith.divui %1257, %c18 : index
    %1262 = arith.addi %1260, %1261 : index
    %1263 = arith.cmpi slt, %1262, %15 : index
    scf.if %1263 {
      %1264 = arith.cmpi eq, %hasFactors, %c6 : index
      %1265 = memref.load %factors[%1262] : memref<?xf32>
      %1266 = arith.select %1264, %1265, %c34 : f32
      %1267 = arith.remui %1257, %c18 : index
      %1268 = arith.muli %1267, %c13 : index
      %1269 = arith.addi %11, %1268 : index
      %1270 = vector.load %w[%1269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1271 = vector.bitcast %1270 : vector<4xi8> to vector<1xf32>
      %1272 = vector.extract %1271[0] : f32 from vector<1xf32>
      %1273 = arith.mulf %1272, %1266 : f32
      %1274 = arith.mulf %1249, %1273 : f32
      %1275 = arith.remui %1257, %c18 : index
      %1276 = arith.muli %1275, %c13 : index
      %1277 = arith.addi %13, %1276 : index
      %1278 = vector.load %w[%1277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1279 = vector.bitcast %1278 : vector<4xi8> to vector<1xf32>
      %1280 = vector.extract %1279[0] : f32 from vector<1xf32>
      %1281 = arith.mulf %1280, %1266 : f32
      %1282 = arith.mulf %1256, %1281 : f32
      %1283 = arith.addi %11, %c8 : index
      %1284 = vector.load %w[%1283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1285 = vector.bitcast %1284 : vector<4xi8> to vector<1xf32>
      %1286 = vector.extract %1285[0] : f32 from vector<1xf32>
      %1287 = arith.mulf %1274, %c35 : f32
      %1288 = wave.exp2 %1287 : f32
      %1289 = arith.addf %c34, %1288 : f32
      %1290 = arith.divf %1274, %1289 : f32
      %1291 = arith.mulf %1290, %1282 : f32
      %1292 = arith.mulf %1291, %1286 : f32
      %1293 = arith.minimumf %1292, %c36 : f32
      %1294 = arith.maximumf %1293, %c37 : f32
      %1295 = arith.truncf %1294 : f32 to f16
      %1296 = arith.muli %0, %c18 : index
      %1297 = wave.lane
      %1298 = arith.remui %1297, %c18 : index
      %1299 = arith.addi %1296, %1298 : index
      %1300 = arith.divui %1262, %outTileRows : index
      %1301 = arith.divui %outputFeatures, %c18 : index
      %1302 = arith.muli %1300, %1301 : index
      %1303 = arith.divui %1299, %c18 : index
      %1304 = arith.addi %1302, %1303 : index
      %1305 = arith.muli %1304, %c2 : index
      %1306 = arith.remui %1299, %c18 : index
      %1307 = arith.divui %1306, %c1 : index
      %1308 = arith.addi %1305, %1307 : index
      %1309 = arith.muli %outTileRows, %c1 : index
      %1310 = arith.muli %1308, %1309 : index
      %1311 = arith.remui %1262, %outTileRows : index
      %1312 = arith.muli %1311, %c1 : index
      %1313 = arith.addi %1310, %1312 : index
      %1314 = arith.remui %1299, %c1 : index
      %1315 = arith.addi %1313, %1314 : index
      memref.store %1295, %out[%1315] : memref<?xf16>
    }
    %1316 = arith.muli %1125, %c13 : index
    %1317 = arith.addi %1316, %c2 : index
    %1318 = arith.muli %1317, %c15 : index
    %1319 = arith.addi %1318, %1124 : index
    %1320 = arith.addi %1319, %c5 : index
    %1321 = memref.load %18[%1320] : memref<?xf32>
    %1322 = arith.addi %1320, %c32 : index
    %1323 = memref.load %18[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.muli %1317, %c15 : index
    %1326 = arith.addi %1325, %1124 : index
    %1327 = arith.addi %1326, %c19 : index
    %1328 = memref.load %18[%1327] : memref<?xf32>
    %1329 = arith.addi %1327, %c32 : index
    %1330 = memref.load %18[%1329] : memref<?xf32>
    %1331 = arith.addf %1328, %1330 : f32
    %1332 = wave.lane
    %1333 = arith.addi %16, %c18 : index
    %1334 = arith.muli %1317, %c2 : index
    %1335 = arith.addi %1333, %1334 : index
    %1336 = arith.divui %1332, %c18 : index
    %1337 = arith.addi %1335, %1336 : index
    %1338 = arith.cmpi slt, %1337, %15 : index
    scf.if %1338 {
      %1339 = arith.cmpi eq, %hasFactors, %c6 : index
      %1340 = memref.load %factors[%1337] : memref<?xf32>
      %1341 = arith.select %1339, %1340, %c34 : f32
      %1342 = arith.remui %1332, %c18 : index
      %1343 = arith.muli %1342, %c13 : index
      %1344 = arith.addi %11, %1343 : index
      %1345 = vector.load %w[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1346 = vector.bitcast %1345 : vector<4xi8> to vector<1xf32>
      %1347 = vector.extract %1346[0] : f32 from vector<1xf32>
      %1348 = arith.mulf %1347, %1341 : f32
      %1349 = arith.mulf %1324, %1348 : f32
      %1350 = arith.remui %1332, %c18 : index
      %1351 = arith.muli %1350, %c13 : index
      %1352 = arith.addi %13, %1351 : index
      %1353 = vector.load %w[%1352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1354 = vector.bitcast %1353 : vector<4xi8> to vector<1xf32>
      %1355 = vector.extract %1354[0] : f32 from vector<1xf32>
      %1356 = arith.mulf %1355, %1341 : f32
      %1357 = arith.mulf %1331, %1356 : f32
      %1358 = arith.addi %11, %c8 : index
      %1359 = vector.load %w[%1358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1360 = vector.bitcast %1359 : vector<4xi8> to vector<1xf32>
      %1361 = vector.extract %1360[0] : f32 from vector<1xf32>
      %1362 = arith.mulf %1349, %c35 : f32
      %1363 = wave.exp2 %1362 : f32
      %1364 = arith.addf %c34, %1363 : f32
      %1365 = arith.divf %1349, %1364 : f32
      %1366 = arith.mulf %1365, %1357 : f32
      %1367 = arith.mulf %1366, %1361 : f32
      %1368 = arith.minimumf %1367, %c36 : f32
      %1369 = arith.maximumf %1368, %c37 : f32
      %1370 = arith.truncf %1369 : f32 to f16
      %1371 = arith.muli %0, %c18 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c18 : index
      %1374 = arith.addi %1371, %1373 : index
      %1375 = arith.divui %1337, %outTileRows : index
      %1376 = arith.divui %outputFeatures, %c18 : index
      %1377 = arith.muli %1375, %1376 : index
      %1378 = arith.divui %1374, %c18 : index
      %1379 = arith.addi %1377, %1378 : index
      %1380 = arith.muli %1379, %c2 : index
      %1381 = arith.remui %1374, %c18 : index
      %1382 = arith.divui %1381, %c1 : index
      %1383 = arith.addi %1380, %1382 : index
      %1384 = arith.muli %outTileRows, %c1 : index
      %1385 = arith.muli %1383, %1384 : index
      %1386 = arith.remui %1337, %outTileRows : index
      %1387 = arith.muli %1386, %c1 : index
      %1388 = arith.addi %1385, %1387 : index
      %1389 = arith.remui %1374, %c1 : index
      %1390 = arith.addi %1388, %1389 : index
      memref.store %1370, %out[%1390] : memref<?xf16>
    }
    %1391 = arith.muli %1125, %c13 : index
    %1392 = arith.addi %1391, %c27 : index
    %1393 = arith.muli %1392, %c15 : index
    %1394 = arith.addi %1393, %1124 : index
    %1395 = arith.addi %1394, %c5 : index
    %1396 = memref.load %18[%1395] : memref<?xf32>
    %1397 = arith.addi %1395, %c32 : index
    %1398 = memref.load %18[%1397] : memref<?xf32>
    %1399 = arith.addf %1396, %1398 : f32
    %1400 = arith.muli %1392, %c15 : index
    %1401 = arith.addi %1400, %1124 : index
    %1402 = arith.addi %1401, %c19 : index
    %1403 = memref.load %18[%1402] : memref<?xf32>
    %1404 = arith.addi %1402, %c32 : index
    %1405 = memref.load %18[%1404] : memref<?xf32>
    %1406 = arith.addf %1403, %1405 : f32
    %1407 = wave.lane
    %1408 = arith.addi %16, %c18 : index
    %1409 = arith.muli %1392, %c2 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c18 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %15 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c6 : index
      %1415 = memref.load %factors[%1412] : memref<?xf32>
      %1416 = arith.select %1414, %1415, %c34 : f32
      %1417 = arith.remui %1407, %c18 : index
      %1418 = arith.muli %1417, %c13 : index
      %1419 = arith.addi %11, %1418 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.mulf %1422, %1416 : f32
      %1424 = arith.mulf %1399, %1423 : f32
      %1425 = arith.remui %1407, %c18 : index
      %1426 = arith.muli %1425, %c13 : index
      %1427 = arith.addi %13, %1426 : index
      %1428 = vector.load %w[%1427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1429 = vector.bitcast %1428 : vector<4xi8> to vector<1xf32>
      %1430 = vector.extract %1429[0] : f32 from vector<1xf32>
      %1431 = arith.mulf %1430, %1416 : f32
      %1432 = arith.mulf %1406, %1431 : f32
      %1433 = arith.addi %11, %c8 : index
      %1434 = vector.load %w[%1433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1435 = vector.bitcast %1434 : vector<4xi8> to vector<1xf32>
      %1436 = vector.extract %1435[0] : f32 from vector<1xf32>
      %1437 = arith.mulf %1424, %c35 : f32
      %1438 = wave.exp2 %1437 : f32
      %1439 = arith.addf %c34, %1438 : f32
      %1440 = arith.divf %1424, %1439 : f32
      %1441 = arith.mulf %1440, %1432 : f32
      %1442 = arith.mulf %1441, %1436 : f32
      %1443 = arith.minimumf %1442, %c36 : f32
      %1444 = arith.maximumf %1443, %c37 : f32
      %1445 = arith.truncf %1444 : f32 to f16
      %1446 = arith.muli %0, %c18 : index
      %1447 = wave.lane
      %1448 = arith.remui %1447, %c18 : index
      %1449 = arith.addi %1446, %1448 : index
      %1450 = arith.divui %1412, %outTileRows : index
      %1451 = arith.divui %outputFeatures, %c18 : index
      %1452 = arith.muli %1450, %1451 : index
      %1453 = arith.divui %1449, %c18 : index
      %1454 = arith.addi %1452, %1453 : index
      %1455 = arith.muli %1454, %c2 : index
      %1456 = arith.remui %1449, %c18 : index
      %1457 = arith.divui %1456, %c1 : index
      %1458 = arith.addi %1455, %1457 : index
      %1459 = arith.muli %outTileRows, %c1 : index
      %1460 = arith.muli %1458, %1459 : index
      %1461 = arith.remui %1412, %outTileRows : index
      %1462 = arith.muli %1461, %c1 : index
      %1463 = arith.addi %1460, %1462 : index
      %1464 = arith.remui %1449, %c1 : index
      %1465 = arith.addi %1463, %1464 : index
      memref.store %1445, %out[%1465] : memref<?xf16>
    }
    %1466 = wave.lane
    wave.barrier
    %1467 = wave.wave
    %1468 = arith.muli %1467, %c2 : index
    %1469 = arith.addi %1468, %c5 : index
    %1470 = arith.muli %1469, %c19 : index
    %1471 = arith.addi %1470, %1466 : index
    %1472 = vector.extract %538#4[0] : f32 from vector<8xf32>
    %1473 = arith.addi %1471, %c5 : index
    memref.store %1472, %18[%1473] : memref<?xf32>
    %1474 = vector.extract %538#4[1] : f32 from vector<8xf32>
    %1475 = arith.addi %1471, %c15 : index
    memref.store %1474, %18[%1475] : memref<?xf32>
    %1476 = vector.extract %538#4[2] : f32 from vector<8xf32>
    %1477 = arith.addi %1471, %c8 : index
    memref.store %1476, %18[%1477] : memref<?xf32>
    %1478 = vector.extract %538#4[3] : f32 from vector<8xf32>
    %1479 = arith.addi %1471, %c28 : index
    memref.store %1478, %18[%1479] : memref<?xf32>
    %1480 = vector.extract %538#4[4] : f32 from vector<8xf32>
    %1481 = arith.addi %1471, %c4 : index
    memref.store %1480, %18[%1481] : memref<?xf32>
    %1482 = vector.extract %538#4[5] : f32 from vector<8xf32>
    %1483 = arith.addi %1471, %c29 : index
    memref.store %1482, %18[%1483] : memref<?xf32>
    %1484 = vector.extract %538#4[6] : f32 from vector<8xf32>
    %1485 = arith.addi %1471, %c30 : index
    memref.store %1484, %18[%1485] : memref<?xf32>
    %1486 = vector.extract %538#4[7] : f32 from vector<8xf32>
    %1487 = arith.addi %1471, %c31 : index
    memref.store %1486, %18[%1487] : memref<?xf32>
    %1488 = arith.muli %1467, %c2 : index
    %1489 = arith.addi %1488, %c6 : index
    %1490 = arith.muli %1489, %c19 : index
    %1491 = arith.addi %1490, %1466 : index
    %1492 = vector.extract %538#5[0] : f32 from vector<8xf32>
    %1493 = arith.addi %1491, %c5 : index
    memref.store %1492, %18[%1493] : memref<?xf32>
    %1494 = vector.extract %538#5[1] : f32 from vector<8xf32>
    %1495 = arith.addi %1491, %c15 : index
    memref.store %1494, %18[%1495] : memref<?xf32>
    %1496 = vector.extract %538#5[2] : f32 from vector<8xf32>
    %1497 = arith.addi %1491, %c8 : index
    memref.store %1496, %18[%1497] : memref<?xf32>
    %1498 = vector.extract %538#5[3] : f32 from vector<8xf32>
    %1499 = arith.addi %1491, %c28 : index
    memref.store %1498, %18[%1499] : memref<?xf32>
    %1500 = vector.extract %538#5[4] : f32 from vector<8xf32>
    %1501 = arith.addi %1491, %c4 : index
    memref.store %1500, %18[%1501] : memref<?xf32>
    %1502 = vector.extract %538#5[5] : f32 from vector<8xf32>
    %1503 = arith.addi %1491, %c29 : index
    memref.store %1502, %18[%1503] : memref<?xf32>
    %1504 = vector.extract %538#5[6] : f32 from vector<8xf32>
    %1505 = arith.addi %1491, %c30 : index
    memref.store %1504, %18[%1505] : memref<?xf32>
    %1506 = vector.extract %538#5[7] : f32 from vector<8xf32>
    %1507 = arith.addi %1491, %c31 : index
    memref.store %1506, %18[%1507] : memref<?xf32>
    wave.barrier
    %1508 = arith.muli %1467, %c13 : index
    %1509 = arith.addi %1508, %c5 : index
    %1510 = arith.muli %1509, %c15 : index
    %1511 = arith.addi %1510, %1466 : index
    %1512 = arith.addi %1511, %c5 : index
    %1513 = memref.load %18[%1512] : memref<?xf32>
    %1514 = arith.addi %1512, %c32 : index
    %1515 = memref.load %18[%1514] : memref<?xf32>
    %1516 = arith.addf %1513, %1515 : f32
    %1517 = arith.muli %1509, %c15 : index
    %1518 = arith.addi %1517, %1466 : index
    %1519 = arith.addi %1518, %c19 : index
    %1520 = memref.load %18[%1519] : memref<?xf32>
    %1521 = arith.addi %1519, %c32 : index
    %1522 = memref.load %18[%1521] : memref<?xf32>
    %1523 = arith.addf %1520, %1522 : f32
    %1524 = wave.lane
    %1525 = arith.addi %16, %c15 : index
    %1526 = arith.muli %1509, %c2 : index
    %1527 = arith.addi %1525, %1526 : index
    %1528 = arith.divui %1524, %c18 : index
    %1529 = arith.addi %1527, %1528 : index
    %1530 = arith.cmpi slt, %1529, %15 : index
    scf.if %1530 {
      %1531 = arith.cmpi eq, %hasFactors, %c6 : index
      %1532 = memref.load %factors[%1529] : memref<?xf32>
      %1533 = arith.select %1531, %1532, %c34 : f32
      %1534 = arith.remui %1524, %c18 : index
      %1535 = arith.muli %1534, %c13 : index
      %1536 = arith.addi %11, %1535 : index
      %1537 = vector.load %w[%1536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1538 = vector.bitcast %1537 : vector<4xi8> to vector<1xf32>
      %1539 = vector.extract %1538[0] : f32 from vector<1xf32>
      %1540 = arith.mulf %1539, %1533 : f32
      %1541 = arith.mulf %1516, %1540 : f32
      %1542 = arith.remui %1524, %c18 : index
      %1543 = arith.muli %1542, %c13 : index
      %1544 = arith.addi %13, %1543 : index
      %1545 = vector.load %w[%1544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1546 = vector.bitcast %1545 : vector<4xi8> to vector<1xf32>
      %1547 = vector.extract %1546[0] : f32 from vector<1xf32>
      %1548 = arith.mulf %1547, %1533 : f32
      %1549 = arith.mulf %1523, %1548 : f32
      %1550 = arith.addi %11, %c8 : index
      %1551 = vector.load %w[%1550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1552 = vector.bitcast %1551 : vector<4xi8> to vector<1xf32>
      %1553 = vector.extract %1552[0] : f32 from vector<1xf32>
      %1554 = arith.mulf %1541, %c35 : f32
      %1555 = wave.exp2 %1554 : f32
      %1556 = arith.addf %c34, %1555 : f32
      %1557 = arith.divf %1541, %1556 : f32
      %1558 = arith.mulf %1557, %1549 : f32
      %1559 = arith.mulf %1558, %1553 : f32
      %1560 = arith.minimumf %1559, %c36 : f32
      %1561 = arith.maximumf %1560, %c37 : f32
      %1562 = arith.truncf %1561 : f32 to f16
      %1563 = arith.muli %0, %c18 : index
      %1564 = wave.lane
      %1565 = arith.remui %1564, %c18 : index
      %1566 = arith.addi %1563, %1565 : index
      %1567 = arith.divui %1529, %outTileRows : index
      %1568 = arith.divui %outputFeatures, %c18 : index
      %1569 = arith.muli %1567, %1568 : index
      %1570 = arith.divui %1566, %c18 : index
      %1571 = arith.addi %1569, %1570 : index
      %1572 = arith.muli %1571, %c2 : index
      %1573 = arith.remui %1566, %c18 : index
      %1574 = arith.divui %1573, %c1 : index
      %1575 = arith.addi %1572, %1574 : index
      %1576 = arith.muli %outTileRows, %c1 : index
      %1577 = arith.muli %1575, %1576 : index
      %1578 = arith.remui %1529, %outTileRows : index
      %1579 = arith.muli %1578, %c1 : index
      %1580 = arith.addi %1577, %1579 : index
      %1581 = arith.remui %1566, %c1 : index
      %1582 = arith.addi %1580, %1581 : index
      memref.store %1562, %out[%1582] : memref<?xf16>
    }
    %1583 = arith.muli %1467, %c13 : index
    %1584 = arith.addi %1583, %c6 : index
    %1585 = arith.muli %1584, %c15 : index
    %1586 = arith.addi %1585, %1466 : index
    %1587 = arith.addi %1586, %c5 : index
    %1588 = memref.load %18[%1587] : memref<?xf32>
    %1589 = arith.addi %1587, %c32 : index
    %1590 = memref.load %18[%1589] : memref<?xf32>
    %1591 = arith.addf %1588, %1590 : f32
    %1592 = arith.muli %1584, %c15 : index
    %1593 = arith.addi %1592, %1466 : index
    %1594 = arith.addi %1593, %c19 : index
    %1595 = memref.load %18[%1594] : memref<?xf32>
    %1596 = arith.addi %1594, %c32 : index
    %1597 = memref.load %18[%1596] : memref<?xf32>
    %1598 = arith.addf %1595, %1597 : f32
    %1599 = wave.lane
    %1600 = arith.addi %16, %c15 : index
    %1601 = arith.muli %1584, %c2 : index
    %1602 = arith.addi %1600, %1601 : index
    %1603 = arith.divui %1599, %c18 : index
    %1604 = arith.addi %1602, %1603 : index
    %1605 = arith.cmpi slt, %1604, %15 : index
    scf.if %1605 {
      %1606 = arith.cmpi eq, %hasFactors, %c6 : index
      %1607 = memref.load %factors[%1604] : memref<?xf32>
      %1608 = arith.select %1606, %1607, %c34 : f32
      %1609 = arith.remui %1599, %c18 : index
      %1610 = arith.muli %1609, %c13 : index
      %1611 = arith.addi %11, %1610 : index
      %1612 = vector.load %w[%1611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1613 = vector.bitcast %1612 : vector<4xi8> to vector<1xf32>
      %1614 = vector.extract %1613[0] : f32 from vector<1xf32>
      %1615 = arith.mulf %1614, %1608 : f32
      %1616 = arith.mulf %1591, %1615 : f32
      %1617 = arith.remui %1599, %c18 : index
      %1618 = arith.muli %1617, %c13 : index
      %1619 = arith.addi %13, %1618 : index
      %1620 = vector.load %w[%1619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1621 = vector.bitcast %1620 : vector<4xi8> to vector<1xf32>
      %1622 = vector.extract %1621[0] : f32 from vector<1xf32>
      %1623 = arith.mulf %1622, %1608 : f32
      %1624 = arith.mulf %1598, %1623 : f32
      %1625 = arith.addi %11, %c8 : index
      %1626 = vector.load %w[%1625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1627 = vector.bitcast %1626 : vector<4xi8> to vector<1xf32>
      %1628 = vector.extract %1627[0] : f32 from vector<1xf32>
      %1629 = arith.mulf %1616, %c35 : f32
      %1630 = wave.exp2 %1629 : f32
      %1631 = arith.addf %c34, %1630 : f32
      %1632 = arith.divf %1616, %1631 : f32
      %1633 = arith.mulf %1632, %1624 : f32
      %1634 = arith.mulf %1633, %1628 : f32
      %1635 = arith.minimumf %1634, %c36 : f32
      %1636 = arith.maximumf %1635, %c37 : f32
      %1637 = arith.truncf %1636 : f32 to f16
      %1638 = arith.muli %0, %c18 : index
      %1639 = wave.lane
      %1640 = arith.remui %1639, %c18 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = arith.divui %1604, %outTileRows : index
      %1643 = arith.divui %outputFeatures, %c18 : index
      %1644 = arith.muli %1642, %1643 : index
      %1645 = arith.divui %1641, %c18 : index
      %1646 = arith.addi %1644, %1645 : index
      %1647 = arith.muli %1646, %c2 : index
      %1648 = arith.remui %1641, %c18 : index
      %1649 = arith.divui %1648, %c1 : index
      %1650 = arith.addi %1647, %1649 : index
      %1651 = arith.muli %outTileRows, %c1 : index
      %1652 = arith.muli %1650, %1651 : index
      %1653 = arith.remui %1604, %outTileRows : index
      %1654 = arith.muli %1653, %c1 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = arith.remui %1641, %c1 : index
      %1657 = arith.addi %1655, %1656 : index
      memref.store %1637, %out[%1657] : memref<?xf16>
    }
    %1658 = arith.muli %1467, %c13 : index
    %1659 = arith.addi %1658, %c2 : index
    %1660 = arith.muli %1659, %c15 : index
    %1661 = arith.addi %1660, %1466 : index
    %1662 = arith.addi %1661, %c5 : index
    %1663 = memref.load %18[%1662] : memref<?xf32>
    %1664 = arith.addi %1662, %c32 : index
    %1665 = memref.load %18[%1664] : memref<?xf32>
    %1666 = arith.addf %1663, %1665 : f32
    %1667 = arith.muli %1659, %c15 : index
    %1668 = arith.addi %1667, %1466 : index
    %1669 = arith.addi %1668, %c19 : index
    %1670 = memref.load %18[%1669] : memref<?xf32>
    %1671 = arith.addi %1669, %c32 : index
    %1672 = memref.load %18[%1671] : memref<?xf32>
    %1673 = arith.addf %1670, %1672 : f32
    %1674 = wave.lane
    %1675 = arith.addi %16, %c15 : index
    %1676 = arith.muli %1659, %c2 : index
    %1677 = arith.addi %1675, %1676 : index
    %1678 = arith.divui %1674, %c18 : index
    %1679 = arith.addi %1677, %1678 : index
    %1680 = arith.cmpi slt, %1679, %15 : index
    scf.if %1680 {
      %1681 = arith.cmpi eq, %hasFactors, %c6 : index
      %1682 = memref.load %factors[%1679] : memref<?xf32>
      %1683 = arith.select %1681, %1682, %c34 : f32
      %1684 = arith.remui %1674, %c18 : index
      %1685 = arith.muli %1684, %c13 : index
      %1686 = arith.addi %11, %1685 : index
      %1687 = vector.load %w[%1686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1688 = vector.bitcast %1687 : vector<4xi8> to vector<1xf32>
      %1689 = vector.extract %1688[0] : f32 from vector<1xf32>
      %1690 = arith.mulf %1689, %1683 : f32
      %1691 = arith.mulf %1666, %1690 : f32
      %1692 = arith.remui %1674, %c18 : index
      %1693 = arith.muli %1692, %c13 : index
      %1694 = arith.addi %13, %1693 : index
      %1695 = vector.load %w[%1694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1696 = vector.bitcast %1695 : vector<4xi8> to vector<1xf32>
      %1697 = vector.extract %1696[0] : f32 from vector<1xf32>
      %1698 = arith.mulf %1697, %1683 : f32
      %1699 = arith.mulf %1673, %1698 : f32
      %1700 = arith.addi %11, %c8 : index
      %1701 = vector.load %w[%1700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1702 = vector.bitcast %1701 : vector<4xi8> to vector<1xf32>
      %1703 = vector.extract %1702[0] : f32 from vector<1xf32>
      %1704 = arith.mulf %1691, %c35 : f32
      %1705 = wave.exp2 %1704 : f32
      %1706 = arith.addf %c34, %1705 : f32
      %1707 = arith.divf %1691, %1706 : f32
      %1708 = arith.mulf %1707, %1699 : f32
      %1709 = arith.mulf %1708, %1703 : f32
      %1710 = arith.minimumf %1709, %c36 : f32
      %1711 = arith.maximumf %1710, %c37 : f32
      %1712 = arith.truncf %1711 : f32 to f16
      %1713 = arith.muli %0, %c18 : index
      %1714 = wave.lane
      %1715 = arith.remui %1714, %c18 : index
      %1716 = arith.addi %1713, %1715 : index
      %1717 = arith.divui %1679, %outTileRows : index
      %1718 = arith.divui %outputFeatures, %c18 : index
      %1719 = arith.muli %1717, %1718 : index
      %1720 = arith.divui %1716, %c18 : index
      %1721 = arith.addi %1719, %1720 : index
      %1722 = arith.muli %1721, %c2 : index
      %1723 = arith.remui %1716, %c18 : index
      %1724 = arith.divui %1723, %c1 : index
      %1725 = arith.addi %1722, %1724 : index
      %1726 = arith.muli %outTileRows, %c1 : index
      %1727 = arith.muli %1725, %1726 : index
      %1728 = arith.remui %1679, %outTileRows : index
      %1729 = arith.muli %1728, %c1 : index
      %1730 = arith.addi %1727, %1729 : index
      %1731 = arith.remui %1716, %c1 : index
      %1732 = arith.addi %1730, %1731 : index
      memref.store %1712, %out[%1732] : memref<?xf16>
    }
    %1733 = arith.muli %1467, %c13 : index
    %1734 = arith.addi %1733, %c27 : index
    %1735 = arith.muli %1734, %c15 : index
    %1736 = arith.addi %1735, %1466 : index
    %1737 = arith.addi %1736, %c5 : index
    %1738 = memref.load %18[%1737] : memref<?xf32>
    %1739 = arith.addi %1737, %c32 : index
    %1740 = memref.load %18[%1739] : memref<?xf32>
    %1741 = arith.addf %1738, %1740 : f32
    %1742 = arith.muli %1734, %c15 : index
    %1743 = arith.addi %1742, %1466 : index
    %1744 = arith.addi %1743, %c19 : index
    %1745 = memref.load %18[%1744] : memref<?xf32>
    %1746 = arith.addi %1744, %c32 : index
    %1747 = memref.load %18[%1746] : memref<?xf32>
    %1748 = arith.addf %1745, %1747 : f32
    %1749 = wave.lane
    %1750 = arith.addi %16, %c15 : index
    %1751 = arith.muli %1734, %c2 : index
    %1752 = arith.addi %1750, %1751 : index
    %1753 = arith.divui %1749, %c18 : index
    %1754 = arith.addi %1752, %1753 : index
    %1755 = arith.cmpi slt, %1754, %15 : index
    scf.if %1755 {
      %1756 = arith.cmpi eq, %hasFactors, %c6 : index
      %1757 = memref.load %factors[%1754] : memref<?xf32>
      %1758 = arith.select %1756, %1757, %c34 : f32
      %1759 = arith.remui %1749, %c18 : index
      %1760 = arith.muli %1759, %c13 : index
      %1761 = arith.addi %11, %1760 : index
      %1762 = vector.load %w[%1761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1763 = vector.bitcast %1762 : vector<4xi8> to vector<1xf32>
      %1764 = vector.extract %1763[0] : f32 from vector<1xf32>
      %1765 = arith.mulf %1764, %1758 : f32
      %1766 = arith.mulf %1741, %1765 : f32
      %1767 = arith.remui %1749, %c18 : index
      %1768 = arith.muli %1767, %c13 : index
      %1769 = arith.addi %13, %1768 : index
      %1770 = vector.load %w[%1769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1771 = vector.bitcast %1770 : vector<4xi8> to vector<1xf32>
      %1772 = vector.extract %1771[0] : f32 from vector<1xf32>
      %1773 = arith.mulf %1772, %1758 : f32
      %1774 = arith.mulf %1748, %1773 : f32
      %1775 = arith.addi %11, %c8 : index
      %1776 = vector.load %w[%1775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1777 = vector.bitcast %1776 : vector<4xi8> to vector<1xf32>
      %1778 = vector.extract %1777[0] : f32 from vector<1xf32>
      %1779 = arith.mulf %1766, %c35 : f32
      %1780 = wave.exp2 %1779 : f32
      %1781 = arith.addf %c34, %1780 : f32
      %1782 = arith.divf %1766, %1781 : f32
      %1783 = arith.mulf %1782, %1774 : f32
      %1784 = arith.mulf %1783, %1778 : f32
      %1785 = arith.minimumf %1784, %c36 : f32
      %1786 = arith.maximumf %1785, %c37 : f32
      %1787 = arith.truncf %1786 : f32 to f16
      %1788 = arith.muli %0, %c18 : index
      %1789 = wave.lane
      %1790 = arith.remui %1789, %c18 : index
      %1791 = arith.addi %1788, %1790 : index
      %1792 = arith.divui %1754, %outTileRows : index
      %1793 = arith.divui %outputFeatures, %c18 : index
      %1794 = arith.muli %1792, %1793 : index
      %1795 = arith.divui %1791, %c18 : index
      %1796 = arith.addi %1794, %1795 : index
      %1797 = arith.muli %1796, %c2 : index
      %1798 = arith.remui %1791, %c18 : index
      %1799 = arith.divui %1798, %c1 : index
      %1800 = arith.addi %1797, %1799 : index
      %1801 = arith.muli %outTileRows, %c1 : index
      %1802 = arith.muli %1800, %1801 : index
      %1803 = arith.remui %1754, %outTileRows : index
      %1804 = arith.muli %1803, %c1 : index
      %1805 = arith.addi %1802, %1804 : index
      %1806 = arith.remui %1791, %c1 : index
      %1807 = arith.addi %1805, %1806 : index
      memref.store %1787, %out[%1807] : memref<?xf16>
    }
    %1808 = wave.lane
    wave.barrier
    %1809 = wave.wave
    %1810 = arith.muli %1809, %c2 : index
    %1811 = arith.addi %1810, %c5 : index
    %1812 = arith.muli %1811, %c19 : index
    %1813 = arith.addi %1812, %1808 : index
    %1814 = vector.extract %538#6[0] : f32 from vector<8xf32>
    %1815 = arith.addi %1813, %c5 : index
    memref.store %1814, %18[%1815] : memref<?xf32>
    %1816 = vector.extract %538#6[1] : f32 from vector<8xf32>
    %1817 = arith.addi %1813, %c15 : index
    memref.store %1816, %18[%1817] : memref<?xf32>
    %1818 = vector.extract %538#6[2] : f32 from vector<8xf32>
    %1819 = arith.addi %1813, %c8 : index
    memref.store %1818, %18[%1819] : memref<?xf32>
    %1820 = vector.extract %538#6[3] : f32 from vector<8xf32>
    %1821 = arith.addi %1813, %c28 : index
    memref.store %1820, %18[%1821] : memref<?xf32>
    %1822 = vector.extract %538#6[4] : f32 from vector<8xf32>
    %1823 = arith.addi %1813, %c4 : index
    memref.store %1822, %18[%1823] : memref<?xf32>
    %1824 = vector.extract %538#6[5] : f32 from vector<8xf32>
    %1825 = arith.addi %1813, %c29 : index
    memref.store %1824, %18[%1825] : memref<?xf32>
    %1826 = vector.extract %538#6[6] : f32 from vector<8xf32>
    %1827 = arith.addi %1813, %c30 : index
    memref.store %1826, %18[%1827] : memref<?xf32>
    %1828 = vector.extract %538#6[7] : f32 from vector<8xf32>
    %1829 = arith.addi %1813, %c31 : index
    memref.store %1828, %18[%1829] : memref<?xf32>
    %1830 = arith.muli %1809, %c2 : index
    %1831 = arith.addi %1830, %c6 : index
    %1832 = arith.muli %1831, %c19 : index
    %1833 = arith.addi %1832, %1808 : index
    %1834 = vector.extract %538#7[0] : f32 from vector<8xf32>
    %1835 = arith.addi %1833, %c5 : index
    memref.store %1834, %18[%1835] : memref<?xf32>
    %1836 = vector.extract %538#7[1] : f32 from vector<8xf32>
    %1837 = arith.addi %1833, %c15 : index
    memref.store %1836, %18[%1837] : memref<?xf32>
    %1838 = vector.extract %538#7[2] : f32 from vector<8xf32>
    %1839 = arith.addi %1833, %c8 : index
    memref.store %1838, %18[%1839] : memref<?xf32>
    %1840 = vector.extract %538#7[3] : f32 from vector<8xf32>
    %1841 = arith.addi %1833, %c28 : index
    memref.store %1840, %18[%1841] : memref<?xf32>
    %1842 = vector.extract %538#7[4] : f32 from vector<8xf32>
    %1843 = arith.addi %1833, %c4 : index
    memref.store %1842, %18[%1843] : memref<?xf32>
    %1844 = vector.extract %538#7[5] : f32 from vector<8xf32>
    %1845 = arith.addi %1833, %c29 : index
    memref.store %1844, %18[%1845] : memref<?xf32>
    %1846 = vector.extract %538#7[6] : f32 from vector<8xf32>
    %1847 = arith.addi %1833, %c30 : index
    memref.store %1846, %18[%1847] : memref<?xf32>
    %1848 = vector.extract %538#7[7] : f32 from vector<8xf32>
    %1849 = arith.addi %1833, %c31 : index
    memref.store %1848, %18[%1849] : memref<?xf32>
    wave.barrier
    %1850 = arith.muli %1809, %c13 : index
    %1851 = arith.addi %1850, %c5 : index
    %1852 = arith.muli %1851, %c15 : index
    %1853 = arith.addi %1852, %1808 : index
    %1854 = arith.addi %1853, %c5 : index
    %1855 = memref.load %18[%1854] : memref<?xf32>
    %1856 = arith.addi %1854, %c32 : index
    %1857 = memref.load %18[%1856] : memref<?xf32>
    %1858 = arith.addf %1855, %1857 : f32
    %1859 = arith.muli %1851, %c15 : index
    %1860 = arith.addi %1859, %1808 : index
    %1861 = arith.addi %1860, %c19 : index
    %1862 = memref.load %18[%1861] : memref<?xf32>
    %1863 = arith.addi %1861, %c32 : index
    %1864 = memref.load %18[%1863] : memref<?xf32>
    %1865 = arith.addf %1862, %1864 : f32
    %1866 = wave.lane
    %1867 = arith.addi %16, %c38 : index
    %1868 = arith.muli %1851, %c2 : index
    %1869 = arith.addi %1867, %1868 : index
    %1870 = arith.divui %1866, %c18 : index
    %1871 = arith.addi %1869, %1870 : index
    %1872 = arith.cmpi slt, %1871, %15 : index
    scf.if %1872 {
      %1873 = arith.cmpi eq, %hasFactors, %c6 : index
      %1874 = memref.load %factors[%1871] : memref<?xf32>
      %1875 = arith.select %1873, %1874, %c34 : f32
      %1876 = arith.remui %1866, %c18 : index
      %1877 = arith.muli %1876, %c13 : index
      %1878 = arith.addi %11, %1877 : index
      %1879 = vector.load %w[%1878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1880 = vector.bitcast %1879 : vector<4xi8> to vector<1xf32>
      %1881 = vector.extract %1880[0] : f32 from vector<1xf32>
      %1882 = arith.mulf %1881, %1875 : f32
      %1883 = arith.mulf %1858, %1882 : f32
      %1884 = arith.remui %1866, %c18 : index
      %1885 = arith.muli %1884, %c13 : index
      %1886 = arith.addi %13, %1885 : index
      %1887 = vector.load %w[%1886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1888 = vector.bitcast %1887 : vector<4xi8> to vector<1xf32>
      %1889 = vector.extract %1888[0] : f32 from vector<1xf32>
      %1890 = arith.mulf %1889, %1875 : f32
      %1891 = arith.mulf %1865, %1890 : f32
      %1892 = arith.addi %11, %c8 : index
      %1893 = vector.load %w[%1892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1894 = vector.bitcast %1893 : vector<4xi8> to vector<1xf32>
      %1895 = vector.extract %1894[0] : f32 from vector<1xf32>
      %1896 = arith.mulf %1883, %c35 : f32
      %1897 = wave.exp2 %1896 : f32
      %1898 = arith.addf %c34, %1897 : f32
      %1899 = arith.divf %1883, %1898 : f32
      %1900 = arith.mulf %1899, %1891 : f32
      %1901 = arith.mulf %1900, %1895 : f32
      %1902 = arith.minimumf %1901, %c36 : f32
      %1903 = arith.maximumf %1902, %c37 : f32
      %1904 = arith.truncf %1903 : f32 to f16
      %1905 = arith.muli %0, %c18 : index
      %1906 = wave.lane
      %1907 = arith.remui %1906, %c18 : index
      %1908 = arith.addi %1905, %1907 : index
      %1909 = arith.divui %1871, %outTileRows : index
      %1910 = arith.divui %outputFeatures, %c18 : index
      %1911 = arith.muli %1909, %1910 : index
      %1912 = arith.divui %1908, %c18 : index
      %1913 = arith.addi %1911, %1912 : index
      %1914 = arith.muli %1913, %c2 : index
      %1915 = arith.remui %1908, %c18 : index
      %1916 = arith.divui %1915, %c1 : index
      %1917 = arith.addi %1914, %1916 : index
      %1918 = arith.muli %outTileRows, %c1 : index
      %1919 = arith.muli %1917, %1918 : index
      %1920 = arith.remui %1871, %outTileRows : index
      %1921 = arith.muli %1920, %c1 : index
      %1922 = arith.addi %1919, %1921 : index
      %1923 = arith.remui %1908, %c1 : index
      %1924 = arith.addi %1922, %1923 : index
      memref.store %1904, %out[%1924] : memref<?xf16>
    }
    %1925 = arith.muli %1809, %c13 : index
    %1926 = arith.addi %1925, %c6 : index
    %1927 = arith.muli %1926, %c15 : index
    %1928 = arith.addi %1927, %1808 : index
    %1929 = arith.addi %1928, %c5 : index
    %1930 = memref.load %18[%1929] : memref<?xf32>
    %1931 = arith.addi %1929, %c32 : index
    %1932 = memref.load %18[%1931] : memref<?xf32>
    %1933 = arith.addf %1930, %1932 : f32
    %1934 = arith.muli %1926, %c15 : index
    %1935 = arith.addi %1934, %1808 : index
    %1936 = arith.addi %1935, %c19 : index
    %1937 = memref.load %18[%1936] : memref<?xf32>
    %1938 = arith.addi %1936, %c32 : index
    %1939 = memref.load %18[%1938] : memref<?xf32>
    %1940 = arith.addf %1937, %1939 : f32
    %1941 = wave.lane
    %1942 = arith.addi %16, %c38 : index
    %1943 = arith.muli %1926, %c2 : index
    %1944 = arith.addi %1942, %1943 : index
    %1945 = arith.divui %1941, %c18 : index
    %1946 = arith.addi %1944, %1945 : index
    %1947 = arith.cmpi slt, %1946, %15 : index
    scf.if %1947 {
      %1948 = arith.cmpi eq, %hasFactors, %c6 : index
      %1949 = memref.load %factors[%1946] : memref<?xf32>
      %1950 = arith.select %1948, %1949, %c34 : f32
      %1951 = arith.remui %1941, %c18 : index
      %1952 = arith.muli %1951, %c13 : index
      %1953 = arith.addi %11, %1952 : index
      %1954 = vector.load %w[%1953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1955 = vector.bitcast %1954 : vector<4xi8> to vector<1xf32>
      %1956 = vector.extract %1955[0] : f32 from vector<1xf32>
      %1957 = arith.mulf %1956, %1950 : f32
      %1958 = arith.mulf %1933, %1957 : f32
      %1959 = arith.remui %1941, %c18 : index
      %1960 = arith.muli %1959, %c13 : index
      %1961 = arith.addi %13, %1960 : index
      %1962 = vector.load %w[%1961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1963 = vector.bitcast %1962 : vector<4xi8> to vector<1xf32>
      %1964 = vector.extract %1963[0] : f32 from vector<1xf32>
      %1965 = arith.mulf %1964, %1950 : f32
      %1966 = arith.mulf %1940, %1965 : f32
      %1967 = arith.addi %11, %c8 : index
      %1968 = vector.load %w[%1967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1969 = vector.bitcast %1968 : vector<4xi8> to vector<1xf32>
      %1970 = vector.extract %1969[0] : f32 from vector<1xf32>
      %1971 = arith.mulf %1958, %c35 : f32
      %1972 = wave.exp2 %1971 : f32
      %1973 = arith.addf %c34, %1972 : f32
      %1974 = arith.divf %1958, %1973 : f32
      %1975 = arith.mulf %1974, %1966 : f32
      %1976 = arith.mulf %1975, %1970 : f32
      %1977 = arith.minimumf %1976, %c36 : f32
      %1978 = arith.maximumf %1977, %c37 : f32
      %1979 = arith.truncf %1978 : f32 to f16
      %1980 = arith.muli %0, %c18 : index
      %1981 = wave.lane
      %1982 = arith.remui %1981, %c18 : index
      %1983 = arith.addi %1980, %1982 : index
      %1984 = arith.divui %1946, %outTileRows : index
      %1985 = arith.divui %outputFeatures, %c18 : index
      %1986 = arith.muli %1984, %1985 : index
      %1987 = arith.divui %1983, %c18 : index
      %1988 = arith.addi %1986, %1987 : index
      %1989 = arith.muli %1988, %c2 : index
      %1990 = arith.remui %1983, %c18 : index
      %1991 = arith.divui %1990, %c1 : index
      %1992 = arith.addi %1989, %1991 : index
      %1993 = arith.muli %outTileRows, %c1 : index
      %1994 = arith.muli %1992, %1993 : index
      %1995 = arith.remui %1946, %outTileRows : index
      %1996 = arith.muli %1995, %c1 : index
      %1997 = arith.addi %1994, %1996 : index
      %1998 = arith.remui %1983, %c1 : index
      %1999 = arith.addi %1997, %1998 : index
      memref.store %1979, %out[%1999] : memref<?xf16>
    }
    %2000 = arith.muli %1809, %c13 : index
    %2001 = arith.addi %2000, %c2 : index
    %2002 = arith.muli %2001, %c15 : index
    %2003 = arith.addi %2002, %1808 : index
    %2004 = arith.addi %2003, %c5 : index
    %2005 = memref.load %18[%2004] : memref<?xf32>
    %2006 = arith.addi %2004, %c32 : index
    %2007 = memref.load %18[%2006] : memref<?xf32>
    %2008 = arith.addf %2005, %2007 : f32
    %2009 = arith.muli %2001, %c15 : index
    %2010 = arith.addi %2009, %1808 : index
    %2011 = arith.addi %2010, %c19 : index
    %2012 = memref.load %18[%2011] : memref<?xf32>
    %2013 = arith.addi %2011, %c32 : index
    %2014 = memref.load %18[%2013] : memref<?xf32>
    %2015 = arith.addf %2012, %2014 : f32
    %2016 = wave.lane
    %2017 = arith.addi %16, %c38 : index
    %2018 = arith.muli %2001, %c2 : index
    %2019 = arith.addi %2017, %2018 : index
    %2020 = arith.divui %2016, %c18 : index
    %2021 = arith.addi %2019, %2020 : index
    %2022 = arith.cmpi slt, %2021, %15 : index
    scf.if %2022 {
      %2023 = arith.cmpi eq, %hasFactors, %c6 : index
      %2024 = memref.load %factors[%2021] : memref<?xf32>
      %2025 = arith.select %2023, %2024, %c34 : f32
      %2026 = arith.remui %2016, %c18 : index
      %2027 = arith.muli %2026, %c13 : index
      %2028 = arith.addi %11, %2027 : index
      %2029 = vector.load %w[%2028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2030 = vector.bitcast %2029 : vector<4xi8> to vector<1xf32>
      %2031 = vector.extract %2030[0] : f32 from vector<1xf32>
      %2032 = arith.mulf %2031, %2025 : f32
      %2033 = arith.mulf %2008, %2032 : f32
      %2034 = arith.remui %2016, %c18 : index
      %2035 = arith.muli %2034, %c13 : index
      %2036 = arith.addi %13, %2035 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2039, %2025 : f32
      %2041 = arith.mulf %2015, %2040 : f32
      %2042 = arith.addi %11, %c8 : index
      %2043 = vector.load %w[%2042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2044 = vector.bitcast %2043 : vector<4xi8> to vector<1xf32>
      %2045 = vector.extract %2044[0] : f32 from vector<1xf32>
      %2046 = arith.mulf %2033, %c35 : f32
      %2047 = wave.exp2 %2046 : f32
      %2048 = arith.addf %c34, %2047 : f32
      %2049 = arith.divf %2033, %2048 : f32
      %2050 = arith.mulf %2049, %2041 : f32
      %2051 = arith.mulf %2050, %2045 : f32
      %2052 = arith.minimumf %2051, %c36 : f32
      %2053 = arith.maximumf %2052, %c37 : f32
      %2054 = arith.truncf %2053 : f32 to f16
      %2055 = arith.muli %0, %c18 : index
      %2056 = wave.lane
      %2057 = arith.remui %2056, %c18 : index
      %2058 = arith.addi %2055, %2057 : index
      %2059 = arith.divui %2021, %outTileRows : index
      %2060 = arith.divui %outputFeatures, %c18 : index
      %2061 = arith.muli %2059, %2060 : index
      %2062 = arith.divui %2058, %c18 : index
      %2063 = arith.addi %2061, %2062 : index
      %2064 = arith.muli %2063, %c2 : index
      %2065 = arith.remui %2058, %c18 : index
      %2066 = arith.divui %2065, %c1 : index
      %2067 = arith.addi %2064, %2066 : index
      %2068 = arith.muli %outTileRows, %c1 : index
      %2069 = arith.muli %2067, %2068 : index
      %2070 = arith.remui %2021, %outTileRows : index
      %2071 = arith.muli %2070, %c1 : index
      %2072 = arith.addi %2069, %2071 : index
      %2073 = arith.remui %2058, %c1 : index
      %2074 = arith.addi %2072, %2073 : index
      memref.store %2054, %out[%2074] : memref<?xf16>
    }
    %2075 = arith.muli %1809, %c13 : index
    %2076 = arith.addi %2075, %c27 : index
    %2077 = arith.muli %2076, %c15 : index
    %2078 = arith.addi %2077, %1808 : index
    %2079 = arith.addi %2078, %c5 : index
    %2080 = memref.load %18[%2079] : memref<?xf32>
    %2081 = arith.addi %2079, %c32 : index
    %2082 = memref.load %18[%2081] : memref<?xf32>
    %2083 = arith.addf %2080, %2082 : f32
    %2084 = arith.muli %2076, %c15 : index
    %2085 = arith.addi %2084, %1808 : index
    %2086 = arith.addi %2085, %c19 : index
    %2087 = memref.load %18[%2086] : memref<?xf32>
    %2088 = arith.addi %2086, %c32 : index
    %2089 = memref.load %18[%2088] : memref<?xf32>
    %2090 = arith.addf %2087, %2089 : f32
    %2091 = wave.lane
    %2092 = arith.addi %16, %c38 : index
    %2093 = arith.muli %2076, %c2 : index
    %2094 = arith.addi %2092, %2093 : index
    %2095 = arith.divui %2091, %c18 : index
    %2096 = arith.addi %2094, %2095 : index
    %2097 = arith.cmpi slt, %2096, %15 : index
    scf.if %2097 {
      %2098 = arith.cmpi eq, %hasFactors, %c6 : index
      %2099 = memref.load %factors[%2096] : memref<?xf32>
      %2100 = arith.select %2098, %2099, %c34 : f32
      %2101 = arith.remui %2091, %c18 : index
      %2102 = arith.muli %2101, %c13 : index
      %2103 = arith.addi %11, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2100 : f32
      %2108 = arith.mulf %2083, %2107 : f32
      %2109 = arith.remui %2091, %c18 : index
      %2110 = arith.muli %2109, %c13 : index
      %2111 = arith.addi %13, %2110 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.mulf %2114, %2100 : f32
      %2116 = arith.mulf %2090, %2115 : f32
      %2117 = arith.addi %11, %c8 : index
      %2118 = vector.load %w[%2117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2119 = vector.bitcast %2118 : vector<4xi8> to vector<1xf32>
      %2120 = vector.extract %2119[0] : f32 from vector<1xf32>
      %2121 = arith.mulf %2108, %c35 : f32
      %2122 = wave.exp2 %2121 : f32
      %2123 = arith.addf %c34, %2122 : f32
      %2124 = arith.divf %2108, %2123 : f32
      %2125 = arith.mulf %2124, %2116 : f32
      %2126 = arith.mulf %2125, %2120 : f32
      %2127 = arith.minimumf %2126, %c36 : f32
      %2128 = arith.maximumf %2127, %c37 : f32
      %2129 = arith.truncf %2128 : f32 to f16
      %2130 = arith.muli %0, %c18 : index
      %2131 = wave.lane
      %2132 = arith.remui %2131, %c18 : index
      %2133 = arith.addi %2130, %2132 : index
      %2134 = arith.divui %2096, %outTileRows : index
      %2135 = arith.divui %outputFeatures, %c18 : index
      %2136 = arith.muli %2134, %2135 : index
      %2137 = arith.divui %2133, %c18 : index
      %2138 = arith.addi %2136, %2137 : index
      %2139 = arith.muli %2138, %c2 : index
      %2140 = arith.remui %2133, %c18 : index
      %2141 = arith.divui %2140, %c1 : index
      %2142 = arith.addi %2139, %2141 : index
      %2143 = arith.muli %outTileRows, %c1 : index
      %2144 = arith.muli %2142, %2143 : index
      %2145 = arith.remui %2096, %outTileRows : index
      %2146 = arith.muli %2145, %c1 : index
      %2147 = arith.addi %2144, %2146 : index
      %2148 = arith.remui %2133, %c1 : index
      %2149 = arith.addi %2147, %2148 : index
      memref.store %2129, %out[%2149] : memref<?xf16>
    }
  }
  wave.return
}
