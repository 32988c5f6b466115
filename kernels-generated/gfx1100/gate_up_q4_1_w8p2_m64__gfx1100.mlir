// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 4096 : index
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
  %c35 = arith.constant 2048 : index
  %c36 = arith.constant 2560 : index
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 0xBFB8AA3B : f32
  %c42 = arith.constant 0x477FE000 : f32
  %c43 = arith.constant 0xC77FE000 : f32
  %c44 = arith.constant 48 : index
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
    %824 = arith.muli %783, %c6 : index
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
    %839 = arith.addi %828, %c35 : index
    %840 = memref.load %18[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = arith.addi %828, %c36 : index
    %843 = memref.load %18[%842] : memref<?xf32>
    %844 = arith.addf %841, %843 : f32
    %845 = arith.addi %828, %c37 : index
    %846 = memref.load %18[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = arith.addi %828, %c38 : index
    %849 = memref.load %18[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.muli %825, %c15 : index
    %852 = arith.addi %851, %782 : index
    %853 = arith.addi %852, %c19 : index
    %854 = memref.load %18[%853] : memref<?xf32>
    %855 = arith.addi %853, %c32 : index
    %856 = memref.load %18[%855] : memref<?xf32>
    %857 = arith.addf %854, %856 : f32
    %858 = arith.addi %853, %c33 : index
    %859 = memref.load %18[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.addi %853, %c34 : index
    %862 = memref.load %18[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.addi %853, %c35 : index
    %865 = memref.load %18[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = arith.addi %853, %c36 : index
    %868 = memref.load %18[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = arith.addi %853, %c37 : index
    %871 = memref.load %18[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = arith.addi %853, %c38 : index
    %874 = memref.load %18[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = wave.lane
    %877 = arith.addi %16, %c5 : index
    %878 = arith.muli %825, %c2 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c18 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %15 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c6 : index
      %884 = memref.load %factors[%881] : memref<?xf32>
      %885 = arith.select %883, %884, %c40 : f32
      %886 = arith.remui %876, %c18 : index
      %887 = arith.muli %886, %c13 : index
      %888 = arith.addi %11, %887 : index
      %889 = vector.load %w[%888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %890 = vector.bitcast %889 : vector<4xi8> to vector<1xf32>
      %891 = vector.extract %890[0] : f32 from vector<1xf32>
      %892 = arith.mulf %891, %885 : f32
      %893 = arith.mulf %850, %892 : f32
      %894 = arith.remui %876, %c18 : index
      %895 = arith.muli %894, %c13 : index
      %896 = arith.addi %13, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %885 : f32
      %901 = arith.mulf %875, %900 : f32
      %902 = arith.addi %11, %c8 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %893, %c41 : f32
      %907 = wave.exp2 %906 : f32
      %908 = arith.addf %c40, %907 : f32
      %909 = arith.divf %893, %908 : f32
      %910 = arith.mulf %909, %901 : f32
      %911 = arith.mulf %910, %905 : f32
      %912 = arith.minimumf %911, %c42 : f32
      %913 = arith.maximumf %912, %c43 : f32
      %914 = arith.truncf %913 : f32 to f16
      %915 = arith.muli %0, %c18 : index
      %916 = wave.lane
      %917 = arith.remui %916, %c18 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.divui %881, %outTileRows : index
      %920 = arith.divui %outputFeatures, %c18 : index
      %921 = arith.muli %919, %920 : index
      %922 = arith.divui %918, %c18 : index
      %923 = arith.addi %921, %922 : index
      %924 = arith.muli %923, %c2 : index
      %925 = arith.remui %918, %c18 : index
      %926 = arith.divui %925, %c1 : index
      %927 = arith.addi %924, %926 : index
      %928 = arith.muli %outTileRows, %c1 : index
      %929 = arith.muli %927, %928 : index
      %930 = arith.remui %881, %outTileRows : index
      %931 = arith.muli %930, %c1 : index
      %932 = arith.addi %929, %931 : index
      %933 = arith.remui %918, %c1 : index
      %934 = arith.addi %932, %933 : index
      memref.store %914, %out[%934] : memref<?xf16>
    }
    %935 = wave.lane
    wave.barrier
    %936 = wave.wave
    %937 = arith.muli %936, %c2 : index
    %938 = arith.addi %937, %c5 : index
    %939 = arith.muli %938, %c19 : index
    %940 = arith.addi %939, %935 : index
    %941 = vector.extract %538#2[0] : f32 from vector<8xf32>
    %942 = arith.addi %940, %c5 : index
    memref.store %941, %18[%942] : memref<?xf32>
    %943 = vector.extract %538#2[1] : f32 from vector<8xf32>
    %944 = arith.addi %940, %c15 : index
    memref.store %943, %18[%944] : memref<?xf32>
    %945 = vector.extract %538#2[2] : f32 from vector<8xf32>
    %946 = arith.addi %940, %c8 : index
    memref.store %945, %18[%946] : memref<?xf32>
    %947 = vector.extract %538#2[3] : f32 from vector<8xf32>
    %948 = arith.addi %940, %c28 : index
    memref.store %947, %18[%948] : memref<?xf32>
    %949 = vector.extract %538#2[4] : f32 from vector<8xf32>
    %950 = arith.addi %940, %c4 : index
    memref.store %949, %18[%950] : memref<?xf32>
    %951 = vector.extract %538#2[5] : f32 from vector<8xf32>
    %952 = arith.addi %940, %c29 : index
    memref.store %951, %18[%952] : memref<?xf32>
    %953 = vector.extract %538#2[6] : f32 from vector<8xf32>
    %954 = arith.addi %940, %c30 : index
    memref.store %953, %18[%954] : memref<?xf32>
    %955 = vector.extract %538#2[7] : f32 from vector<8xf32>
    %956 = arith.addi %940, %c31 : index
    memref.store %955, %18[%956] : memref<?xf32>
    %957 = arith.muli %936, %c2 : index
    %958 = arith.addi %957, %c6 : index
    %959 = arith.muli %958, %c19 : index
    %960 = arith.addi %959, %935 : index
    %961 = vector.extract %538#3[0] : f32 from vector<8xf32>
    %962 = arith.addi %960, %c5 : index
    memref.store %961, %18[%962] : memref<?xf32>
    %963 = vector.extract %538#3[1] : f32 from vector<8xf32>
    %964 = arith.addi %960, %c15 : index
    memref.store %963, %18[%964] : memref<?xf32>
    %965 = vector.extract %538#3[2] : f32 from vector<8xf32>
    %966 = arith.addi %960, %c8 : index
    memref.store %965, %18[%966] : memref<?xf32>
    %967 = vector.extract %538#3[3] : f32 from vector<8xf32>
    %968 = arith.addi %960, %c28 : index
    memref.store %967, %18[%968] : memref<?xf32>
    %969 = vector.extract %538#3[4] : f32 from vector<8xf32>
    %970 = arith.addi %960, %c4 : index
    memref.store %969, %18[%970] : memref<?xf32>
    %971 = vector.extract %538#3[5] : f32 from vector<8xf32>
    %972 = arith.addi %960, %c29 : index
    memref.store %971, %18[%972] : memref<?xf32>
    %973 = vector.extract %538#3[6] : f32 from vector<8xf32>
    %974 = arith.addi %960, %c30 : index
    memref.store %973, %18[%974] : memref<?xf32>
    %975 = vector.extract %538#3[7] : f32 from vector<8xf32>
    %976 = arith.addi %960, %c31 : index
    memref.store %975, %18[%976] : memref<?xf32>
    wave.barrier
    %977 = arith.muli %936, %c6 : index
    %978 = arith.addi %977, %c5 : index
    %979 = arith.muli %978, %c15 : index
    %980 = arith.addi %979, %935 : index
    %981 = arith.addi %980, %c5 : index
    %982 = memref.load %18[%981] : memref<?xf32>
    %983 = arith.addi %981, %c32 : index
    %984 = memref.load %18[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = arith.addi %981, %c33 : index
    %987 = memref.load %18[%986] : memref<?xf32>
    %988 = arith.addf %985, %987 : f32
    %989 = arith.addi %981, %c34 : index
    %990 = memref.load %18[%989] : memref<?xf32>
    %991 = arith.addf %988, %990 : f32
    %992 = arith.addi %981, %c35 : index
    %993 = memref.load %18[%992] : memref<?xf32>
    %994 = arith.addf %991, %993 : f32
    %995 = arith.addi %981, %c36 : index
    %996 = memref.load %18[%995] : memref<?xf32>
    %997 = arith.addf %994, %996 : f32
    %998 = arith.addi %981, %c37 : index
    %999 = memref.load %18[%998] : memref<?xf32>
    %1000 = arith.addf %997, %999 : f32
    %1001 = arith.addi %981, %c38 : index
    %1002 = memref.load %18[%1001] : memref<?xf32>
    %1003 = arith.addf %1000, %1002 : f32
    %1004 = arith.muli %978, %c15 : index
    %1005 = arith.addi %1004, %935 : index
    %1006 = arith.addi %1005, %c19 : index
    %1007 = memref.load %18[%1006] : memref<?xf32>
    %1008 = arith.addi %1006, %c32 : index
    %1009 = memref.load %18[%1008] : memref<?xf32>
    %1010 = arith.addf %1007, %1009 : f32
    %1011 = arith.addi %1006, %c33 : index
    %1012 = memref.load %18[%1011] : memref<?xf32>
    %1013 = arith.addf %1010, %1012 : f32
    %1014 = arith.addi %1006, %c34 : index
    %1015 = memref.load %18[%1014] : memref<?xf32>
    %1016 = arith.addf %1013, %1015 : f32
    %1017 = arith.addi %1006, %c35 : index
    %1018 = memref.load %18[%1017] : memref<?xf32>
    %1019 = arith.addf %1016, %1018 : f32
    %1020 = arith.addi %1006, %c36 : index
    %1021 = memref.load %18[%1020] : memref<?xf32>
    %1022 = arith.addf %1019, %1021 : f32
    %1023 = arith.addi %1006, %c37 : index
    %1024 = memref.load %18[%1023] : memref<?xf32>
    %1025 = arith.addf %1022, %1024 : f32
    %1026 = arith.addi %1006, %c38 : index
    %1027 = memref.load %18[%1026] : memref<?xf32>
    %1028 = arith.addf %1025, %1027 : f32
    %1029 = wave.lane
    %1030 = arith.addi %16, %c18 : index
    %1031 = arith.muli %978, %c2 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.divui %1029, %c18 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.cmpi slt, %1034, %15 : index
    scf.if %1035 {
      %1036 = arith.cmpi eq, %hasFactors, %c6 : index
      %1037 = memref.load %factors[%1034] : memref<?xf32>
      %1038 = arith.select %1036, %1037, %c40 : f32
      %1039 = arith.remui %1029, %c18 : index
      %1040 = arith.muli %1039, %c13 : index
      %1041 = arith.addi %11, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1038 : f32
      %1046 = arith.mulf %1003, %1045 : f32
      %1047 = arith.remui %1029, %c18 : index
      %1048 = arith.muli %1047, %c13 : index
      %1049 = arith.addi %13, %1048 : index
      %1050 = vector.load %w[%1049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1051 = vector.bitcast %1050 : vector<4xi8> to vector<1xf32>
      %1052 = vector.extract %1051[0] : f32 from vector<1xf32>
      %1053 = arith.mulf %1052, %1038 : f32
      %1054 = arith.mulf %1028, %1053 : f32
      %1055 = arith.addi %11, %c8 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1046, %c41 : f32
      %1060 = wave.exp2 %1059 : f32
      %1061 = arith.addf %c40, %1060 : f32
      %1062 = arith.divf %1046, %1061 : f32
      %1063 = arith.mulf %1062, %1054 : f32
      %1064 = arith.mulf %1063, %1058 : f32
      %1065 = arith.minimumf %1064, %c42 : f32
      %1066 = arith.maximumf %1065, %c43 : f32
      %1067 = arith.truncf %1066 : f32 to f16
      %1068 = arith.muli %0, %c18 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c18 : index
      %1071 = arith.addi %1068, %1070 : index
      %1072 = arith.divui %1034, %outTileRows : index
      %1073 = arith.divui %outputFeatures, %c18 : index
      %1074 = arith.muli %1072, %1073 : index
      %1075 = arith.divui %1071, %c18 : index
      %1076 = arith.addi %1074, %1075 : index
      %1077 = arith.muli %1076, %c2 : index
      %1078 = arith.remui %1071, %c18 : index
      %1079 = arith.divui %1078, %c1 : index
      %1080 = arith.addi %1077, %1079 : index
      %1081 = arith.muli %outTileRows, %c1 : index
      %1082 = arith.muli %1080, %1081 : index
      %1083 = arith.remui %1034, %outTileRows : index
      %1084 = arith.muli %1083, %c1 : index
      %1085 = arith.addi %1082, %1084 : index
      %1086 = arith.remui %1071, %c1 : index
      %1087 = arith.addi %1085, %1086 : index
      memref.store %1067, %out[%1087] : memref<?xf16>
    }
    %1088 = wave.lane
    wave.barrier
    %1089 = wave.wave
    %1090 = arith.muli %1089, %c2 : index
    %1091 = arith.addi %1090, %c5 : index
    %1092 = arith.muli %1091, %c19 : index
    %1093 = arith.addi %1092, %1088 : index
    %1094 = vector.extract %538#4[0] : f32 from vector<8xf32>
    %1095 = arith.addi %1093, %c5 : index
    memref.store %1094, %18[%1095] : memref<?xf32>
    %1096 = vector.extract %538#4[1] : f32 from vector<8xf32>
    %1097 = arith.addi %1093, %c15 : index
    memref.store %1096, %18[%1097] : memref<?xf32>
    %1098 = vector.extract %538#4[2] : f32 from vector<8xf32>
    %1099 = arith.addi %1093, %c8 : index
    memref.store %1098, %18[%1099] : memref<?xf32>
    %1100 = vector.extract %538#4[3] : f32 from vector<8xf32>
    %1101 = arith.addi %1093, %c28 : index
    memref.store %1100, %18[%1101] : memref<?xf32>
    %1102 = vector.extract %538#4[4] : f32 from vector<8xf32>
    %1103 = arith.addi %1093, %c4 : index
    memref.store %1102, %18[%1103] : memref<?xf32>
    %1104 = vector.extract %538#4[5] : f32 from vector<8xf32>
    %1105 = arith.addi %1093, %c29 : index
    memref.store %1104, %18[%1105] : memref<?xf32>
    %1106 = vector.extract %538#4[6] : f32 from vector<8xf32>
    %1107 = arith.addi %1093, %c30 : index
    memref.store %1106, %18[%1107] : memref<?xf32>
    %1108 = vector.extract %538#4[7] : f32 from vector<8xf32>
    %1109 = arith.addi %1093, %c31 : index
    memref.store %1108, %18[%1109] : memref<?xf32>
    %1110 = arith.muli %1089, %c2 : index
    %1111 = arith.addi %1110, %c6 : index
    %1112 = arith.muli %1111, %c19 : index
    %1113 = arith.addi %1112, %1088 : index
    %1114 = vector.extract %538#5[0] : f32 from vector<8xf32>
    %1115 = arith.addi %1113, %c5 : index
    memref.store %1114, %18[%1115] : memref<?xf32>
    %1116 = vector.extract %538#5[1] : f32 from vector<8xf32>
    %1117 = arith.addi %1113, %c15 : index
    memref.store %1116, %18[%1117] : memref<?xf32>
    %1118 = vector.extract %538#5[2] : f32 from vector<8xf32>
    %1119 = arith.addi %1113, %c8 : index
    memref.store %1118, %18[%1119] : memref<?xf32>
    %1120 = vector.extract %538#5[3] : f32 from vector<8xf32>
    %1121 = arith.addi %1113, %c28 : index
    memref.store %1120, %18[%1121] : memref<?xf32>
    %1122 = vector.extract %538#5[4] : f32 from vector<8xf32>
    %1123 = arith.addi %1113, %c4 : index
    memref.store %1122, %18[%1123] : memref<?xf32>
    %1124 = vector.extract %538#5[5] : f32 from vector<8xf32>
    %1125 = arith.addi %1113, %c29 : index
    memref.store %1124, %18[%1125] : memref<?xf32>
    %1126 = vector.extract %538#5[6] : f32 from vector<8xf32>
    %1127 = arith.addi %1113, %c30 : index
    memref.store %1126, %18[%1127] : memref<?xf32>
    %1128 = vector.extract %538#5[7] : f32 from vector<8xf32>
    %1129 = arith.addi %1113, %c31 : index
    memref.store %1128, %18[%1129] : memref<?xf32>
    wave.barrier
    %1130 = arith.muli %1089, %c6 : index
    %1131 = arith.addi %1130, %c5 : index
    %1132 = arith.muli %1131, %c15 : index
    %1133 = arith.addi %1132, %1088 : index
    %1134 = arith.addi %1133, %c5 : index
    %1135 = memref.load %18[%1134] : memref<?xf32>
    %1136 = arith.addi %1134, %c32 : index
    %1137 = memref.load %18[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1134, %c33 : index
    %1140 = memref.load %18[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.addi %1134, %c34 : index
    %1143 = memref.load %18[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = arith.addi %1134, %c35 : index
    %1146 = memref.load %18[%1145] : memref<?xf32>
    %1147 = arith.addf %1144, %1146 : f32
    %1148 = arith.addi %1134, %c36 : index
    %1149 = memref.load %18[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.addi %1134, %c37 : index
    %1152 = memref.load %18[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = arith.addi %1134, %c38 : index
    %1155 = memref.load %18[%1154] : memref<?xf32>
    %1156 = arith.addf %1153, %1155 : f32
    %1157 = arith.muli %1131, %c15 : index
    %1158 = arith.addi %1157, %1088 : index
    %1159 = arith.addi %1158, %c19 : index
    %1160 = memref.load %18[%1159] : memref<?xf32>
    %1161 = arith.addi %1159, %c32 : index
    %1162 = memref.load %18[%1161] : memref<?xf32>
    %1163 = arith.addf %1160, %1162 : f32
    %1164 = arith.addi %1159, %c33 : index
    %1165 = memref.load %18[%1164] : memref<?xf32>
    %1166 = arith.addf %1163, %1165 : f32
    %1167 = arith.addi %1159, %c34 : index
    %1168 = memref.load %18[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = arith.addi %1159, %c35 : index
    %1171 = memref.load %18[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = arith.addi %1159, %c36 : index
    %1174 = memref.load %18[%1173] : memref<?xf32>
    %1175 = arith.addf %1172, %1174 : f32
    %1176 = arith.addi %1159, %c37 : index
    %1177 = memref.load %18[%1176] : memref<?xf32>
    %1178 = arith.addf %1175, %1177 : f32
    %1179 = arith.addi %1159, %c38 : index
    %1180 = memref.load %18[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = wave.lane
    %1183 = arith.addi %16, %c15 : index
    %1184 = arith.muli %1131, %c2 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.divui %1182, %c18 : index
    %1187 = arith.addi %1185, %1186 : index
    %1188 = arith.cmpi slt, %1187, %15 : index
    scf.if %1188 {
      %1189 = arith.cmpi eq, %hasFactors, %c6 : index
      %1190 = memref.load %factors[%1187] : memref<?xf32>
      %1191 = arith.select %1189, %1190, %c40 : f32
      %1192 = arith.remui %1182, %c18 : index
      %1193 = arith.muli %1192, %c13 : index
      %1194 = arith.addi %11, %1193 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1197, %1191 : f32
      %1199 = arith.mulf %1156, %1198 : f32
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
      %1212 = arith.mulf %1199, %c41 : f32
      %1213 = wave.exp2 %1212 : f32
      %1214 = arith.addf %c40, %1213 : f32
      %1215 = arith.divf %1199, %1214 : f32
      %1216 = arith.mulf %1215, %1207 : f32
      %1217 = arith.mulf %1216, %1211 : f32
      %1218 = arith.minimumf %1217, %c42 : f32
      %1219 = arith.maximumf %1218, %c43 : f32
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
    %1241 = wave.lane
    wave.barrier
    %1242 = wave.wave
    %1243 = arith.muli %1242, %c2 : index
    %1244 = arith.addi %1243, %c5 : index
    %1245 = arith.muli %1244, %c19 : index
    %1246 = arith.addi %1245, %1241 : index
    %1247 = vector.extract %538#6[0] : f32 from vector<8xf32>
    %1248 = arith.addi %1246, %c5 : index
    memref.store %1247, %18[%1248] : memref<?xf32>
    %1249 = vector.extract %538#6[1] : f32 from vector<8xf32>
    %1250 = arith.addi %1246, %c15 : index
    memref.store %1249, %18[%1250] : memref<?xf32>
    %1251 = vector.extract %538#6[2] : f32 from vector<8xf32>
    %1252 = arith.addi %1246, %c8 : index
    memref.store %1251, %18[%1252] : memref<?xf32>
    %1253 = vector.extract %538#6[3] : f32 from vector<8xf32>
    %1254 = arith.addi %1246, %c28 : index
    memref.store %1253, %18[%1254] : memref<?xf32>
    %1255 = vector.extract %538#6[4] : f32 from vector<8xf32>
    %1256 = arith.addi %1246, %c4 : index
    memref.store %1255, %18[%1256] : memref<?xf32>
    %1257 = vector.extract %538#6[5] : f32 from vector<8xf32>
    %1258 = arith.addi %1246, %c29 : index
    memref.store %1257, %18[%1258] : memref<?xf32>
    %1259 = vector.extract %538#6[6] : f32 from vector<8xf32>
    %1260 = arith.addi %1246, %c30 : index
    memref.store %1259, %18[%1260] : memref<?xf32>
    %1261 = vector.extract %538#6[7] : f32 from vector<8xf32>
    %1262 = arith.addi %1246, %c31 : index
    memref.store %1261, %18[%1262] : memref<?xf32>
    %1263 = arith.muli %1242, %c2 : index
    %1264 = arith.addi %1263, %c6 : index
    %1265 = arith.muli %1264, %c19 : index
    %1266 = arith.addi %1265, %1241 : index
    %1267 = vector.extract %538#7[0] : f32 from vector<8xf32>
    %1268 = arith.addi %1266, %c5 : index
    memref.store %1267, %18[%1268] : memref<?xf32>
    %1269 = vector.extract %538#7[1] : f32 from vector<8xf32>
    %1270 = arith.addi %1266, %c15 : index
    memref.store %1269, %18[%1270] : memref<?xf32>
    %1271 = vector.extract %538#7[2] : f32 from vector<8xf32>
    %1272 = arith.addi %1266, %c8 : index
    memref.store %1271, %18[%1272] : memref<?xf32>
    %1273 = vector.extract %538#7[3] : f32 from vector<8xf32>
    %1274 = arith.addi %1266, %c28 : index
    memref.store %1273, %18[%1274] : memref<?xf32>
    %1275 = vector.extract %538#7[4] : f32 from vector<8xf32>
    %1276 = arith.addi %1266, %c4 : index
    memref.store %1275, %18[%1276] : memref<?xf32>
    %1277 = vector.extract %538#7[5] : f32 from vector<8xf32>
    %1278 = arith.addi %1266, %c29 : index
    memref.store %1277, %18[%1278] : memref<?xf32>
    %1279 = vector.extract %538#7[6] : f32 from vector<8xf32>
    %1280 = arith.addi %1266, %c30 : index
    memref.store %1279, %18[%1280] : memref<?xf32>
    %1281 = vector.extract %538#7[7] : f32 from vector<8xf32>
    %1282 = arith.addi %1266, %c31 : index
    memref.store %1281, %18[%1282] : memref<?xf32>
    wave.barrier
    %1283 = arith.muli %1242, %c6 : index
    %1284 = arith.addi %1283, %c5 : index
    %1285 = arith.muli %1284, %c15 : index
    %1286 = arith.addi %1285, %1241 : index
    %1287 = arith.addi %1286, %c5 : index
    %1288 = memref.load %18[%1287] : memref<?xf32>
    %1289 = arith.addi %1287, %c32 : index
    %1290 = memref.load %18[%1289] : memref<?xf32>
    %1291 = arith.addf %1288, %1290 : f32
    %1292 = arith.addi %1287, %c33 : index
    %1293 = memref.load %18[%1292] : memref<?xf32>
    %1294 = arith.addf %1291, %1293 : f32
    %1295 = arith.addi %1287, %c34 : index
    %1296 = memref.load %18[%1295] : memref<?xf32>
    %1297 = arith.addf %1294, %1296 : f32
    %1298 = arith.addi %1287, %c35 : index
    %1299 = memref.load %18[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = arith.addi %1287, %c36 : index
    %1302 = memref.load %18[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = arith.addi %1287, %c37 : index
    %1305 = memref.load %18[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = arith.addi %1287, %c38 : index
    %1308 = memref.load %18[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.muli %1284, %c15 : index
    %1311 = arith.addi %1310, %1241 : index
    %1312 = arith.addi %1311, %c19 : index
    %1313 = memref.load %18[%1312] : memref<?xf32>
    %1314 = arith.addi %1312, %c32 : index
    %1315 = memref.load %18[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = arith.addi %1312, %c33 : index
    %1318 = memref.load %18[%1317] : memref<?xf32>
    %1319 = arith.addf %1316, %1318 : f32
    %1320 = arith.addi %1312, %c34 : index
    %1321 = memref.load %18[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1312, %c35 : index
    %1324 = memref.load %18[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.addi %1312, %c36 : index
    %1327 = memref.load %18[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = arith.addi %1312, %c37 : index
    %1330 = memref.load %18[%1329] : memref<?xf32>
    %1331 = arith.addf %1328, %1330 : f32
    %1332 = arith.addi %1312, %c38 : index
    %1333 = memref.load %18[%1332] : memref<?xf32>
    %1334 = arith.addf %1331, %1333 : f32
    %1335 = wave.lane
    %1336 = arith.addi %16, %c44 : index
    %1337 = arith.muli %1284, %c2 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.divui %1335, %c18 : index
    %1340 = arith.addi %1338, %1339 : index
    %1341 = arith.cmpi slt, %1340, %15 : index
    scf.if %1341 {
      %1342 = arith.cmpi eq, %hasFactors, %c6 : index
      %1343 = memref.load %factors[%1340] : memref<?xf32>
      %1344 = arith.select %1342, %1343, %c40 : f32
      %1345 = arith.remui %1335, %c18 : index
      %1346 = arith.muli %1345, %c13 : index
      %1347 = arith.addi %11, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1344 : f32
      %1352 = arith.mulf %1309, %1351 : f32
      %1353 = arith.remui %1335, %c18 : index
      %1354 = arith.muli %1353, %c13 : index
      %1355 = arith.addi %13, %1354 : index
      %1356 = vector.load %w[%1355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1357 = vector.bitcast %1356 : vector<4xi8> to vector<1xf32>
      %1358 = vector.extract %1357[0] : f32 from vector<1xf32>
      %1359 = arith.mulf %1358, %1344 : f32
      %1360 = arith.mulf %1334, %1359 : f32
      %1361 = arith.addi %11, %c8 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1352, %c41 : f32
      %1366 = wave.exp2 %1365 : f32
      %1367 = arith.addf %c40, %1366 : f32
      %1368 = arith.divf %1352, %1367 : f32
      %1369 = arith.mulf %1368, %1360 : f32
      %1370 = arith.mulf %1369, %1364 : f32
      %1371 = arith.minimumf %1370, %c42 : f32
      %1372 = arith.maximumf %1371, %c43 : f32
      %1373 = arith.truncf %1372 : f32 to f16
      %1374 = arith.muli %0, %c18 : index
      %1375 = wave.lane
      %1376 = arith.remui %1375, %c18 : index
      %1377 = arith.addi %1374, %1376 : index
      %1378 = arith.divui %1340, %outTileRows : index
      %1379 = arith.divui %outputFeatures, %c18 : index
      %1380 = arith.muli %1378, %1379 : index
      %1381 = arith.divui %1377, %c18 : index
      %1382 = arith.addi %1380, %1381 : index
      %1383 = arith.muli %1382, %c2 : index
      %1384 = arith.remui %1377, %c18 : index
      %1385 = arith.divui %1384, %c1 : index
      %1386 = arith.addi %1383, %1385 : index
      %1387 = arith.muli %outTileRows, %c1 : index
      %1388 = arith.muli %1386, %1387 : index
      %1389 = arith.remui %1340, %outTileRows : index
      %1390 = arith.muli %1389, %c1 : index
      %1391 = arith.addi %1388, %1390 : index
      %1392 = arith.remui %1377, %c1 : index
      %1393 = arith.addi %1391, %1392 : index
      memref.store %1373, %out[%1393] : memref<?xf16>
    }
  }
  wave.return
}
