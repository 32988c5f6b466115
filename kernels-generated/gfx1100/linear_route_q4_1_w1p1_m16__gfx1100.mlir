// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_1', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_1_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<12> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 5 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c35 = arith.constant 0xFF61B1E6 : f32
  %c36 = arith.constant 0x00000000 : f32
  %c37 = arith.constant 0x3FB8AA3B : f32
  %c38 = arith.constant 0 : i32
  %c39 = arith.constant 0xC0000000 : f32
  %c40 = arith.constant 0xCB800000 : f32
  %c41 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %15 = wave.block 0
  %16 = arith.muli %15, %c8 : index
  %17 = arith.cmpi slt, %14, %13 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c8 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %14, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c8 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c6, %c8 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c2 : index
    %28 = arith.remui %c6, %c8 : index
    %29 = arith.divui %28, %c1 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c1 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c6, %c1 : index
    %37 = arith.addi %35, %36 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c12 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c2 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %53 = scf.for %51 = %41 to %50 step %c2 iter_args(%52 = %c11) -> (vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %51, %c6 : index
      %56 = arith.remui %54, %c8 : index
      %57 = arith.addi %11, %c4 : index
      %58 = arith.muli %55, %c15 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c16 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = vector.extract %63[0] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = vector.extract %63[1] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = arith.addi %11, %c4 : index
      %69 = arith.muli %inputFeatures, %c2 : index
      %70 = arith.addi %69, %c3 : index
      %71 = arith.divui %70, %c4 : index
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %68, %72 : index
      %74 = arith.muli %55, %c17 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %56, %c8 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.shrui %79, %c18 : vector<4xi32>
      %81 = arith.andi %80, %c19 : vector<4xi32>
      %82 = arith.ori %81, %c20 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %79, %c21 : vector<4xi32>
      %85 = arith.andi %84, %c19 : vector<4xi32>
      %86 = arith.ori %85, %c20 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %79, %c22 : vector<4xi32>
      %89 = arith.andi %88, %c19 : vector<4xi32>
      %90 = arith.ori %89, %c20 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %79, %c23 : vector<4xi32>
      %93 = arith.andi %92, %c19 : vector<4xi32>
      %94 = arith.ori %93, %c20 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %91, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %96, %97 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %99 = arith.subf %98, %c24 : vector<32xf16>
      %100 = vector.shuffle %99, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %101 = vector.shuffle %99, %99 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %102 = math.fma %100, %65, %67 : vector<16xf16>
      %103 = math.fma %101, %65, %67 : vector<16xf16>
      %104 = arith.addi %51, %c5 : index
      %105 = arith.remui %54, %c8 : index
      %106 = arith.addi %11, %c4 : index
      %107 = arith.muli %104, %c15 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c16 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %112 = vector.bitcast %111 : vector<4xi8> to vector<2xf16>
      %113 = vector.extract %112[0] : f16 from vector<2xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = vector.extract %112[1] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %11, %c4 : index
      %118 = arith.muli %inputFeatures, %c2 : index
      %119 = arith.addi %118, %c3 : index
      %120 = arith.divui %119, %c4 : index
      %121 = arith.muli %120, %c4 : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.muli %104, %c17 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %105, %c8 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.shrui %128, %c18 : vector<4xi32>
      %130 = arith.andi %129, %c19 : vector<4xi32>
      %131 = arith.ori %130, %c20 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %128, %c21 : vector<4xi32>
      %134 = arith.andi %133, %c19 : vector<4xi32>
      %135 = arith.ori %134, %c20 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %128, %c22 : vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %128, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c19 : vector<4xi32>
      %143 = arith.ori %142, %c20 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c24 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = math.fma %149, %114, %116 : vector<16xf16>
      %152 = math.fma %150, %114, %116 : vector<16xf16>
      %153 = arith.muli %51, %c2 : index
      %154 = arith.addi %153, %c6 : index
      %155 = arith.muli %tileRows, %c8 : index
      %156 = arith.muli %154, %155 : index
      %157 = arith.addi %37, %156 : index
      %158 = vector.load %x[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c1 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %102, %52 : vector<16xf16>, vector<8xf32>
      %164 = arith.muli %51, %c2 : index
      %165 = arith.addi %164, %c5 : index
      %166 = arith.muli %tileRows, %c8 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.addi %37, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c1 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %103, %163 : vector<16xf16>, vector<8xf32>
      %175 = arith.muli %51, %c2 : index
      %176 = arith.addi %175, %c2 : index
      %177 = arith.muli %tileRows, %c8 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.addi %37, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.muli %tileRows, %c1 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = wave.mma %184, %151, %174 : vector<16xf16>, vector<8xf32>
      %186 = arith.muli %51, %c2 : index
      %187 = arith.addi %186, %c25 : index
      %188 = arith.muli %tileRows, %c8 : index
      %189 = arith.muli %187, %188 : index
      %190 = arith.addi %37, %189 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = arith.muli %tileRows, %c1 : index
      %193 = arith.addi %190, %192 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = vector.shuffle %191, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = wave.mma %195, %152, %185 : vector<16xf16>, vector<8xf32>
      scf.yield %196 : vector<8xf32>
    }
    %197 = arith.select %44, %50, %43 : index
    %200 = scf.for %198 = %50 to %197 step %c5 iter_args(%199 = %53) -> (vector<8xf32>) {
      %201 = wave.lane
      %202 = arith.addi %198, %c6 : index
      %203 = arith.remui %201, %c8 : index
      %204 = arith.addi %11, %c4 : index
      %205 = arith.muli %202, %c15 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c16 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %210 = vector.bitcast %209 : vector<4xi8> to vector<2xf16>
      %211 = vector.extract %210[0] : f16 from vector<2xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = vector.extract %210[1] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %11, %c4 : index
      %216 = arith.muli %inputFeatures, %c2 : index
      %217 = arith.addi %216, %c3 : index
      %218 = arith.divui %217, %c4 : index
      %219 = arith.muli %218, %c4 : index
      %220 = arith.addi %215, %219 : index
      %221 = arith.muli %202, %c17 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %203, %c8 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.shrui %226, %c18 : vector<4xi32>
      %228 = arith.andi %227, %c19 : vector<4xi32>
      %229 = arith.ori %228, %c20 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %226, %c21 : vector<4xi32>
      %232 = arith.andi %231, %c19 : vector<4xi32>
      %233 = arith.ori %232, %c20 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %226, %c22 : vector<4xi32>
      %236 = arith.andi %235, %c19 : vector<4xi32>
      %237 = arith.ori %236, %c20 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %226, %c23 : vector<4xi32>
      %240 = arith.andi %239, %c19 : vector<4xi32>
      %241 = arith.ori %240, %c20 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %246 = arith.subf %245, %c24 : vector<32xf16>
      %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %249 = math.fma %247, %212, %214 : vector<16xf16>
      %250 = math.fma %248, %212, %214 : vector<16xf16>
      %251 = arith.muli %198, %c2 : index
      %252 = arith.addi %251, %c6 : index
      %253 = arith.muli %tileRows, %c8 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %37, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %249, %199 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %198, %c2 : index
      %263 = arith.addi %262, %c5 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %37, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %250, %261 : vector<16xf16>, vector<8xf32>
      scf.yield %272 : vector<8xf32>
    }
    %273 = wave.lane
    %274 = vector.extract %200[0] : f32 from vector<8xf32>
    %275 = wave.lane
    %276 = arith.addi %14, %c6 : index
    %277 = arith.muli %c6, %c2 : index
    %278 = arith.addi %276, %277 : index
    %279 = arith.divui %275, %c8 : index
    %280 = arith.addi %278, %279 : index
    %281 = arith.cmpi slt, %280, %13 : index
    scf.if %281 {
      %282 = arith.cmpi eq, %hasFactors, %c5 : index
      %283 = arith.muli %280, %c2 : index
      %284 = memref.load %factors[%283] : memref<?xf32>
      %285 = arith.mulf %284, %operandScale : f32
      %286 = arith.select %282, %285, %operandScale : f32
      %287 = arith.remui %275, %c8 : index
      %288 = arith.muli %287, %c16 : index
      %289 = arith.addi %11, %288 : index
      %290 = vector.load %w[%289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %291 = vector.bitcast %290 : vector<4xi8> to vector<1xf32>
      %292 = vector.extract %291[0] : f32 from vector<1xf32>
      %293 = arith.mulf %292, %286 : f32
      %294 = arith.mulf %274, %293 : f32
      %295 = arith.muli %280, %outputFeatures : index
      %296 = arith.addi %295, %16 : index
      %297 = wave.lane
      %298 = arith.remui %297, %c8 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %c6 : index
      memref.store %294, %logits[%300] : memref<?xf32>
    }
    %301 = vector.extract %200[1] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %14, %c6 : index
    %304 = arith.muli %c5, %c2 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c8 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %13 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c5 : index
      %310 = arith.muli %307, %c2 : index
      %311 = memref.load %factors[%310] : memref<?xf32>
      %312 = arith.mulf %311, %operandScale : f32
      %313 = arith.select %309, %312, %operandScale : f32
      %314 = arith.remui %302, %c8 : index
      %315 = arith.muli %314, %c16 : index
      %316 = arith.addi %11, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xf32>
      %319 = vector.extract %318[0] : f32 from vector<1xf32>
      %320 = arith.mulf %319, %313 : f32
      %321 = arith.mulf %301, %320 : f32
      %322 = arith.muli %307, %outputFeatures : index
      %323 = arith.addi %322, %16 : index
      %324 = wave.lane
      %325 = arith.remui %324, %c8 : index
      %326 = arith.addi %323, %325 : index
      %327 = arith.addi %326, %c6 : index
      memref.store %321, %logits[%327] : memref<?xf32>
    }
    %328 = vector.extract %200[2] : f32 from vector<8xf32>
    %329 = wave.lane
    %330 = arith.addi %14, %c6 : index
    %331 = arith.muli %c2, %c2 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c8 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %13 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c5 : index
      %337 = arith.muli %334, %c2 : index
      %338 = memref.load %factors[%337] : memref<?xf32>
      %339 = arith.mulf %338, %operandScale : f32
      %340 = arith.select %336, %339, %operandScale : f32
      %341 = arith.remui %329, %c8 : index
      %342 = arith.muli %341, %c16 : index
      %343 = arith.addi %11, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %340 : f32
      %348 = arith.mulf %328, %347 : f32
      %349 = arith.muli %334, %outputFeatures : index
      %350 = arith.addi %349, %16 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c8 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.addi %353, %c6 : index
      memref.store %348, %logits[%354] : memref<?xf32>
    }
    %355 = vector.extract %200[3] : f32 from vector<8xf32>
    %356 = wave.lane
    %357 = arith.addi %14, %c6 : index
    %358 = arith.muli %c25, %c2 : index
    %359 = arith.addi %357, %358 : index
    %360 = arith.divui %356, %c8 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.cmpi slt, %361, %13 : index
    scf.if %362 {
      %363 = arith.cmpi eq, %hasFactors, %c5 : index
      %364 = arith.muli %361, %c2 : index
      %365 = memref.load %factors[%364] : memref<?xf32>
      %366 = arith.mulf %365, %operandScale : f32
      %367 = arith.select %363, %366, %operandScale : f32
      %368 = arith.remui %356, %c8 : index
      %369 = arith.muli %368, %c16 : index
      %370 = arith.addi %11, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %367 : f32
      %375 = arith.mulf %355, %374 : f32
      %376 = arith.muli %361, %outputFeatures : index
      %377 = arith.addi %376, %16 : index
      %378 = wave.lane
      %379 = arith.remui %378, %c8 : index
      %380 = arith.addi %377, %379 : index
      %381 = arith.addi %380, %c6 : index
      memref.store %375, %logits[%381] : memref<?xf32>
    }
    %382 = vector.extract %200[4] : f32 from vector<8xf32>
    %383 = wave.lane
    %384 = arith.addi %14, %c6 : index
    %385 = arith.muli %c16, %c2 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.divui %383, %c8 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.cmpi slt, %388, %13 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c5 : index
      %391 = arith.muli %388, %c2 : index
      %392 = memref.load %factors[%391] : memref<?xf32>
      %393 = arith.mulf %392, %operandScale : f32
      %394 = arith.select %390, %393, %operandScale : f32
      %395 = arith.remui %383, %c8 : index
      %396 = arith.muli %395, %c16 : index
      %397 = arith.addi %11, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %394 : f32
      %402 = arith.mulf %382, %401 : f32
      %403 = arith.muli %388, %outputFeatures : index
      %404 = arith.addi %403, %16 : index
      %405 = wave.lane
      %406 = arith.remui %405, %c8 : index
      %407 = arith.addi %404, %406 : index
      %408 = arith.addi %407, %c6 : index
      memref.store %402, %logits[%408] : memref<?xf32>
    }
    %409 = vector.extract %200[5] : f32 from vector<8xf32>
    %410 = wave.lane
    %411 = arith.addi %14, %c6 : index
    %412 = arith.muli %c28, %c2 : index
    %413 = arith.addi %411, %412 : index
    %414 = arith.divui %410, %c8 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.cmpi slt, %415, %13 : index
    scf.if %416 {
      %417 = arith.cmpi eq, %hasFactors, %c5 : index
      %418 = arith.muli %415, %c2 : index
      %419 = memref.load %factors[%418] : memref<?xf32>
      %420 = arith.mulf %419, %operandScale : f32
      %421 = arith.select %417, %420, %operandScale : f32
      %422 = arith.remui %410, %c8 : index
      %423 = arith.muli %422, %c16 : index
      %424 = arith.addi %11, %423 : index
      %425 = vector.load %w[%424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %426 = vector.bitcast %425 : vector<4xi8> to vector<1xf32>
      %427 = vector.extract %426[0] : f32 from vector<1xf32>
      %428 = arith.mulf %427, %421 : f32
      %429 = arith.mulf %409, %428 : f32
      %430 = arith.muli %415, %outputFeatures : index
      %431 = arith.addi %430, %16 : index
      %432 = wave.lane
      %433 = arith.remui %432, %c8 : index
      %434 = arith.addi %431, %433 : index
      %435 = arith.addi %434, %c6 : index
      memref.store %429, %logits[%435] : memref<?xf32>
    }
    %436 = vector.extract %200[6] : f32 from vector<8xf32>
    %437 = wave.lane
    %438 = arith.addi %14, %c6 : index
    %439 = arith.muli %c29, %c2 : index
    %440 = arith.addi %438, %439 : index
    %441 = arith.divui %437, %c8 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.cmpi slt, %442, %13 : index
    scf.if %443 {
      %444 = arith.cmpi eq, %hasFactors, %c5 : index
      %445 = arith.muli %442, %c2 : index
      %446 = memref.load %factors[%445] : memref<?xf32>
      %447 = arith.mulf %446, %operandScale : f32
      %448 = arith.select %444, %447, %operandScale : f32
      %449 = arith.remui %437, %c8 : index
      %450 = arith.muli %449, %c16 : index
      %451 = arith.addi %11, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %448 : f32
      %456 = arith.mulf %436, %455 : f32
      %457 = arith.muli %442, %outputFeatures : index
      %458 = arith.addi %457, %16 : index
      %459 = wave.lane
      %460 = arith.remui %459, %c8 : index
      %461 = arith.addi %458, %460 : index
      %462 = arith.addi %461, %c6 : index
      memref.store %456, %logits[%462] : memref<?xf32>
    }
    %463 = vector.extract %200[7] : f32 from vector<8xf32>
    %464 = wave.lane
    %465 = arith.addi %14, %c6 : index
    %466 = arith.muli %c30, %c2 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.divui %464, %c8 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.cmpi slt, %469, %13 : index
    scf.if %470 {
      %471 = arith.cmpi eq, %hasFactors, %c5 : index
      %472 = arith.muli %469, %c2 : index
      %473 = memref.load %factors[%472] : memref<?xf32>
      %474 = arith.mulf %473, %operandScale : f32
      %475 = arith.select %471, %474, %operandScale : f32
      %476 = arith.remui %464, %c8 : index
      %477 = arith.muli %476, %c16 : index
      %478 = arith.addi %11, %477 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %481, %475 : f32
      %483 = arith.mulf %463, %482 : f32
      %484 = arith.muli %469, %outputFeatures : index
      %485 = arith.addi %484, %16 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c8 : index
      %488 = arith.addi %485, %487 : index
      %489 = arith.addi %488, %c6 : index
      memref.store %483, %logits[%489] : memref<?xf32>
    }
  }
  %490 = arith.muli %experts, %c5 : index
  %491 = wave.scratch %490 : memref<?xf32>
  %492 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %492 {
    %493 = arith.addi %14, %c8 : index
    %494 = arith.minsi %493, %13 : index
    %495 = wave.wave
    %496 = arith.addi %14, %495 : index
    scf.for %497 = %496 to %494 step %c5 {
      %498 = wave.wave
      %499 = arith.muli %498, %experts : index
      %500 = wave.lane
      %501 = arith.muli %497, %logitsWidth : index
      %504 = scf.for %502 = %500 to %experts step %c12 iter_args(%503 = %c35) -> (f32) {
        %505 = arith.addi %501, %502 : index
        %506 = memref.load %logits[%505] : memref<?xf32>
        %507 = arith.maximumf %503, %506 : f32
        scf.yield %507 : f32
      }
      %508 = vector.broadcast %504 : f32 to vector<1xf32>
      %509 = wave.reduce "max" %508 : vector<1xf32>
      %512 = scf.for %510 = %500 to %experts step %c12 iter_args(%511 = %c36) -> (f32) {
        %513 = arith.addi %501, %510 : index
        %514 = memref.load %logits[%513] : memref<?xf32>
        %515 = arith.subf %514, %509 : f32
        %516 = arith.mulf %515, %c37 : f32
        %517 = wave.exp2 %516 : f32
        %518 = arith.addi %499, %510 : index
        memref.store %517, %491[%518] : memref<?xf32>
        %519 = arith.addf %511, %517 : f32
        scf.yield %519 : f32
      }
      %520 = vector.broadcast %512 : f32 to vector<1xf32>
      %521 = wave.reduce "add" %520 : vector<1xf32>
      scf.for %522 = %500 to %experts step %c12 {
        %523 = arith.addi %499, %522 : index
        %524 = memref.load %491[%523] : memref<?xf32>
        %525 = arith.divf %524, %521 : f32
        %526 = arith.addi %499, %522 : index
        memref.store %525, %491[%526] : memref<?xf32>
      }
      %531:3 = scf.for %527 = %c6 to %expertsPerToken step %c5 iter_args(%528 = %c36, %529 = %c36, %530 = %c38) -> (f32, f32, i32) {
        %535:2 = scf.for %532 = %500 to %experts step %c12 iter_args(%533 = %c39, %534 = %c36) -> (f32, f32) {
          %536 = arith.addi %499, %532 : index
          %537 = memref.load %491[%536] : memref<?xf32>
          %538 = arith.cmpf ogt, %537, %533 : f32
          %539 = arith.index_cast %532 : index to i32
          %540 = arith.sitofp %539 : i32 to f32
          %541 = arith.select %538, %537, %533 : f32
          %542 = arith.select %538, %540, %534 : f32
          scf.yield %541, %542 : f32, f32
        }
        %543 = vector.broadcast %535#0 : f32 to vector<1xf32>
        %544 = wave.reduce "max" %543 : vector<1xf32>
        %545 = arith.cmpf oeq, %535#0, %544 : f32
        %546 = arith.subf %c36, %535#1 : f32
        %547 = arith.select %545, %546, %c40 : f32
        %548 = vector.broadcast %547 : f32 to vector<1xf32>
        %549 = wave.reduce "max" %548 : vector<1xf32>
        %550 = arith.subf %c36, %549 : f32
        %551 = arith.fptosi %550 : f32 to i32
        %552 = arith.index_cast %551 : i32 to index
        %553 = arith.remui %552, %c12 : index
        %554 = arith.cmpi eq, %553, %500 : index
        scf.if %554 {
          %555 = arith.addi %499, %552 : index
          memref.store %c41, %491[%555] : memref<?xf32>
        }
        %556 = arith.cmpi eq, %527, %500 : index
        %557 = arith.addf %528, %544 : f32
        %558 = arith.select %556, %544, %529 : f32
        %559 = arith.select %556, %551, %530 : i32
        scf.yield %557, %558, %559 : f32, f32, i32
      }
      %560 = arith.cmpi eq, %normalize, %c5 : index
      %561 = arith.divf %531#1, %531#0 : f32
      %562 = arith.select %560, %561, %531#1 : f32
      %563 = arith.cmpi slt, %500, %expertsPerToken : index
      scf.if %563 {
        %564 = arith.muli %497, %expertsPerToken : index
        %565 = arith.addi %564, %500 : index
        memref.store %562, %weights[%565] : memref<?xf32>
        %566 = arith.muli %497, %expertsPerToken : index
        %567 = arith.addi %566, %500 : index
        memref.store %531#2, %ids_out[%567] : memref<?xi32>
      }
    }
  }
  wave.return
}
