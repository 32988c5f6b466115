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
  %c27 = arith.constant 0x3F800000 : f32
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
      %283 = memref.load %factors[%280] : memref<?xf32>
      %284 = arith.select %282, %283, %c27 : f32
      %285 = arith.remui %275, %c8 : index
      %286 = arith.muli %285, %c16 : index
      %287 = arith.addi %11, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<1xf32>
      %290 = vector.extract %289[0] : f32 from vector<1xf32>
      %291 = arith.mulf %290, %284 : f32
      %292 = arith.mulf %274, %291 : f32
      %293 = arith.muli %280, %outputFeatures : index
      %294 = arith.addi %293, %16 : index
      %295 = wave.lane
      %296 = arith.remui %295, %c8 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.addi %297, %c6 : index
      memref.store %292, %logits[%298] : memref<?xf32>
    }
    %299 = vector.extract %200[1] : f32 from vector<8xf32>
    %300 = wave.lane
    %301 = arith.addi %14, %c6 : index
    %302 = arith.muli %c5, %c2 : index
    %303 = arith.addi %301, %302 : index
    %304 = arith.divui %300, %c8 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.cmpi slt, %305, %13 : index
    scf.if %306 {
      %307 = arith.cmpi eq, %hasFactors, %c5 : index
      %308 = memref.load %factors[%305] : memref<?xf32>
      %309 = arith.select %307, %308, %c27 : f32
      %310 = arith.remui %300, %c8 : index
      %311 = arith.muli %310, %c16 : index
      %312 = arith.addi %11, %311 : index
      %313 = vector.load %w[%312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %314 = vector.bitcast %313 : vector<4xi8> to vector<1xf32>
      %315 = vector.extract %314[0] : f32 from vector<1xf32>
      %316 = arith.mulf %315, %309 : f32
      %317 = arith.mulf %299, %316 : f32
      %318 = arith.muli %305, %outputFeatures : index
      %319 = arith.addi %318, %16 : index
      %320 = wave.lane
      %321 = arith.remui %320, %c8 : index
      %322 = arith.addi %319, %321 : index
      %323 = arith.addi %322, %c6 : index
      memref.store %317, %logits[%323] : memref<?xf32>
    }
    %324 = vector.extract %200[2] : f32 from vector<8xf32>
    %325 = wave.lane
    %326 = arith.addi %14, %c6 : index
    %327 = arith.muli %c2, %c2 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c8 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %13 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c5 : index
      %333 = memref.load %factors[%330] : memref<?xf32>
      %334 = arith.select %332, %333, %c27 : f32
      %335 = arith.remui %325, %c8 : index
      %336 = arith.muli %335, %c16 : index
      %337 = arith.addi %11, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %334 : f32
      %342 = arith.mulf %324, %341 : f32
      %343 = arith.muli %330, %outputFeatures : index
      %344 = arith.addi %343, %16 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c8 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %c6 : index
      memref.store %342, %logits[%348] : memref<?xf32>
    }
    %349 = vector.extract %200[3] : f32 from vector<8xf32>
    %350 = wave.lane
    %351 = arith.addi %14, %c6 : index
    %352 = arith.muli %c25, %c2 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.divui %350, %c8 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.cmpi slt, %355, %13 : index
    scf.if %356 {
      %357 = arith.cmpi eq, %hasFactors, %c5 : index
      %358 = memref.load %factors[%355] : memref<?xf32>
      %359 = arith.select %357, %358, %c27 : f32
      %360 = arith.remui %350, %c8 : index
      %361 = arith.muli %360, %c16 : index
      %362 = arith.addi %11, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<1xf32>
      %365 = vector.extract %364[0] : f32 from vector<1xf32>
      %366 = arith.mulf %365, %359 : f32
      %367 = arith.mulf %349, %366 : f32
      %368 = arith.muli %355, %outputFeatures : index
      %369 = arith.addi %368, %16 : index
      %370 = wave.lane
      %371 = arith.remui %370, %c8 : index
      %372 = arith.addi %369, %371 : index
      %373 = arith.addi %372, %c6 : index
      memref.store %367, %logits[%373] : memref<?xf32>
    }
    %374 = vector.extract %200[4] : f32 from vector<8xf32>
    %375 = wave.lane
    %376 = arith.addi %14, %c6 : index
    %377 = arith.muli %c16, %c2 : index
    %378 = arith.addi %376, %377 : index
    %379 = arith.divui %375, %c8 : index
    %380 = arith.addi %378, %379 : index
    %381 = arith.cmpi slt, %380, %13 : index
    scf.if %381 {
      %382 = arith.cmpi eq, %hasFactors, %c5 : index
      %383 = memref.load %factors[%380] : memref<?xf32>
      %384 = arith.select %382, %383, %c27 : f32
      %385 = arith.remui %375, %c8 : index
      %386 = arith.muli %385, %c16 : index
      %387 = arith.addi %11, %386 : index
      %388 = vector.load %w[%387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %389 = vector.bitcast %388 : vector<4xi8> to vector<1xf32>
      %390 = vector.extract %389[0] : f32 from vector<1xf32>
      %391 = arith.mulf %390, %384 : f32
      %392 = arith.mulf %374, %391 : f32
      %393 = arith.muli %380, %outputFeatures : index
      %394 = arith.addi %393, %16 : index
      %395 = wave.lane
      %396 = arith.remui %395, %c8 : index
      %397 = arith.addi %394, %396 : index
      %398 = arith.addi %397, %c6 : index
      memref.store %392, %logits[%398] : memref<?xf32>
    }
    %399 = vector.extract %200[5] : f32 from vector<8xf32>
    %400 = wave.lane
    %401 = arith.addi %14, %c6 : index
    %402 = arith.muli %c28, %c2 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c8 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %13 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c5 : index
      %408 = memref.load %factors[%405] : memref<?xf32>
      %409 = arith.select %407, %408, %c27 : f32
      %410 = arith.remui %400, %c8 : index
      %411 = arith.muli %410, %c16 : index
      %412 = arith.addi %11, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %409 : f32
      %417 = arith.mulf %399, %416 : f32
      %418 = arith.muli %405, %outputFeatures : index
      %419 = arith.addi %418, %16 : index
      %420 = wave.lane
      %421 = arith.remui %420, %c8 : index
      %422 = arith.addi %419, %421 : index
      %423 = arith.addi %422, %c6 : index
      memref.store %417, %logits[%423] : memref<?xf32>
    }
    %424 = vector.extract %200[6] : f32 from vector<8xf32>
    %425 = wave.lane
    %426 = arith.addi %14, %c6 : index
    %427 = arith.muli %c29, %c2 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.divui %425, %c8 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.cmpi slt, %430, %13 : index
    scf.if %431 {
      %432 = arith.cmpi eq, %hasFactors, %c5 : index
      %433 = memref.load %factors[%430] : memref<?xf32>
      %434 = arith.select %432, %433, %c27 : f32
      %435 = arith.remui %425, %c8 : index
      %436 = arith.muli %435, %c16 : index
      %437 = arith.addi %11, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<1xf32>
      %440 = vector.extract %439[0] : f32 from vector<1xf32>
      %441 = arith.mulf %440, %434 : f32
      %442 = arith.mulf %424, %441 : f32
      %443 = arith.muli %430, %outputFeatures : index
      %444 = arith.addi %443, %16 : index
      %445 = wave.lane
      %446 = arith.remui %445, %c8 : index
      %447 = arith.addi %444, %446 : index
      %448 = arith.addi %447, %c6 : index
      memref.store %442, %logits[%448] : memref<?xf32>
    }
    %449 = vector.extract %200[7] : f32 from vector<8xf32>
    %450 = wave.lane
    %451 = arith.addi %14, %c6 : index
    %452 = arith.muli %c30, %c2 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.divui %450, %c8 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.cmpi slt, %455, %13 : index
    scf.if %456 {
      %457 = arith.cmpi eq, %hasFactors, %c5 : index
      %458 = memref.load %factors[%455] : memref<?xf32>
      %459 = arith.select %457, %458, %c27 : f32
      %460 = arith.remui %450, %c8 : index
      %461 = arith.muli %460, %c16 : index
      %462 = arith.addi %11, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %449, %466 : f32
      %468 = arith.muli %455, %outputFeatures : index
      %469 = arith.addi %468, %16 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c8 : index
      %472 = arith.addi %469, %471 : index
      %473 = arith.addi %472, %c6 : index
      memref.store %467, %logits[%473] : memref<?xf32>
    }
  }
  %474 = arith.muli %experts, %c5 : index
  %475 = wave.scratch %474 : memref<?xf32>
  %476 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %476 {
    %477 = arith.addi %14, %c8 : index
    %478 = arith.minsi %477, %13 : index
    %479 = wave.wave
    %480 = arith.addi %14, %479 : index
    scf.for %481 = %480 to %478 step %c5 {
      %482 = wave.wave
      %483 = arith.muli %482, %experts : index
      %484 = wave.lane
      %485 = arith.muli %481, %logitsWidth : index
      %488 = scf.for %486 = %484 to %experts step %c12 iter_args(%487 = %c35) -> (f32) {
        %489 = arith.addi %485, %486 : index
        %490 = memref.load %logits[%489] : memref<?xf32>
        %491 = arith.maximumf %487, %490 : f32
        scf.yield %491 : f32
      }
      %492 = vector.broadcast %488 : f32 to vector<1xf32>
      %493 = wave.reduce "max" %492 : vector<1xf32>
      %496 = scf.for %494 = %484 to %experts step %c12 iter_args(%495 = %c36) -> (f32) {
        %497 = arith.addi %485, %494 : index
        %498 = memref.load %logits[%497] : memref<?xf32>
        %499 = arith.subf %498, %493 : f32
        %500 = arith.mulf %499, %c37 : f32
        %501 = wave.exp2 %500 : f32
        %502 = arith.addi %483, %494 : index
        memref.store %501, %475[%502] : memref<?xf32>
        %503 = arith.addf %495, %501 : f32
        scf.yield %503 : f32
      }
      %504 = vector.broadcast %496 : f32 to vector<1xf32>
      %505 = wave.reduce "add" %504 : vector<1xf32>
      scf.for %506 = %484 to %experts step %c12 {
        %507 = arith.addi %483, %506 : index
        %508 = memref.load %475[%507] : memref<?xf32>
        %509 = arith.divf %508, %505 : f32
        %510 = arith.addi %483, %506 : index
        memref.store %509, %475[%510] : memref<?xf32>
      }
      %515:3 = scf.for %511 = %c6 to %expertsPerToken step %c5 iter_args(%512 = %c36, %513 = %c36, %514 = %c38) -> (f32, f32, i32) {
        %519:2 = scf.for %516 = %484 to %experts step %c12 iter_args(%517 = %c39, %518 = %c36) -> (f32, f32) {
          %520 = arith.addi %483, %516 : index
          %521 = memref.load %475[%520] : memref<?xf32>
          %522 = arith.cmpf ogt, %521, %517 : f32
          %523 = arith.index_cast %516 : index to i32
          %524 = arith.sitofp %523 : i32 to f32
          %525 = arith.select %522, %521, %517 : f32
          %526 = arith.select %522, %524, %518 : f32
          scf.yield %525, %526 : f32, f32
        }
        %527 = vector.broadcast %519#0 : f32 to vector<1xf32>
        %528 = wave.reduce "max" %527 : vector<1xf32>
        %529 = arith.cmpf oeq, %519#0, %528 : f32
        %530 = arith.subf %c36, %519#1 : f32
        %531 = arith.select %529, %530, %c40 : f32
        %532 = vector.broadcast %531 : f32 to vector<1xf32>
        %533 = wave.reduce "max" %532 : vector<1xf32>
        %534 = arith.subf %c36, %533 : f32
        %535 = arith.fptosi %534 : f32 to i32
        %536 = arith.index_cast %535 : i32 to index
        %537 = arith.remui %536, %c12 : index
        %538 = arith.cmpi eq, %537, %484 : index
        scf.if %538 {
          %539 = arith.addi %483, %536 : index
          memref.store %c41, %475[%539] : memref<?xf32>
        }
        %540 = arith.cmpi eq, %511, %484 : index
        %541 = arith.addf %512, %528 : f32
        %542 = arith.select %540, %528, %513 : f32
        %543 = arith.select %540, %535, %514 : i32
        scf.yield %541, %542, %543 : f32, f32, i32
      }
      %544 = arith.cmpi eq, %normalize, %c5 : index
      %545 = arith.divf %515#1, %515#0 : f32
      %546 = arith.select %544, %545, %515#1 : f32
      %547 = arith.cmpi slt, %484, %expertsPerToken : index
      scf.if %547 {
        %548 = arith.muli %481, %expertsPerToken : index
        %549 = arith.addi %548, %484 : index
        memref.store %546, %weights[%549] : memref<?xf32>
        %550 = arith.muli %481, %expertsPerToken : index
        %551 = arith.addi %550, %484 : index
        memref.store %515#2, %ids_out[%551] : memref<?xi32>
      }
    }
  }
  wave.return
}
