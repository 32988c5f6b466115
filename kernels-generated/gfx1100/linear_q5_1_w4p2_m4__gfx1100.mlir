// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.scratch %c9 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c6 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c12 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c8 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c1 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c12 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c4 {
      %33 = arith.muli %32, %c1 : index
      %34 = arith.addi %c5, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c1 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c12 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c15, %54 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c5 : index
      %58 = arith.remui %56, %c8 : index
      %59 = arith.addi %13, %c4 : index
      %60 = arith.muli %57, %c18 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c19 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = vector.extract %65[0] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = vector.extract %65[1] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %13, %c4 : index
      %71 = arith.muli %inputFeatures, %c2 : index
      %72 = arith.addi %71, %c3 : index
      %73 = arith.divui %72, %c4 : index
      %74 = arith.muli %73, %c4 : index
      %75 = arith.addi %70, %74 : index
      %76 = arith.muli %57, %c20 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %58, %c8 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %inputFeatures, %c1 : index
      %81 = arith.muli %inputFeatures, %c2 : index
      %82 = arith.addi %81, %c3 : index
      %83 = arith.divui %82, %c4 : index
      %84 = arith.muli %83, %c4 : index
      %85 = arith.addi %80, %84 : index
      %86 = arith.addi %85, %c4 : index
      %87 = arith.addi %13, %86 : index
      %88 = arith.muli %57, %c8 : index
      %89 = arith.addi %88, %58 : index
      %90 = arith.muli %89, %c19 : index
      %91 = arith.addi %87, %90 : index
      %92 = vector.load %w[%91] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %93 = vector.bitcast %92 : vector<4xi8> to vector<1xi32>
      %94 = vector.shuffle %93, %93 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %95 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
      %97 = arith.shrui %96, %c21 : vector<4xi32>
      %98 = arith.andi %97, %c22 : vector<4xi32>
      %99 = arith.shrui %94, %c23 : vector<4xi32>
      %100 = arith.andi %99, %c24 : vector<4xi32>
      %101 = arith.shli %100, %c25 : vector<4xi32>
      %102 = arith.ori %98, %101 : vector<4xi32>
      %103 = arith.ori %102, %c26 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = arith.shrui %96, %c25 : vector<4xi32>
      %106 = arith.andi %105, %c22 : vector<4xi32>
      %107 = arith.shrui %94, %c27 : vector<4xi32>
      %108 = arith.andi %107, %c24 : vector<4xi32>
      %109 = arith.shli %108, %c25 : vector<4xi32>
      %110 = arith.ori %106, %109 : vector<4xi32>
      %111 = arith.ori %110, %c26 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = arith.shrui %96, %c28 : vector<4xi32>
      %114 = arith.andi %113, %c22 : vector<4xi32>
      %115 = arith.shrui %94, %c29 : vector<4xi32>
      %116 = arith.andi %115, %c24 : vector<4xi32>
      %117 = arith.shli %116, %c25 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c26 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %96, %c30 : vector<4xi32>
      %122 = arith.andi %121, %c22 : vector<4xi32>
      %123 = arith.shrui %94, %c31 : vector<4xi32>
      %124 = arith.andi %123, %c24 : vector<4xi32>
      %125 = arith.shli %124, %c25 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c26 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = vector.shuffle %104, %112 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %129, %130 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %132 = arith.subf %131, %c32 : vector<32xf16>
      %133 = vector.shuffle %132, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %134 = vector.shuffle %132, %132 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %135 = math.fma %133, %67, %69 : vector<16xf16>
      %136 = math.fma %134, %67, %69 : vector<16xf16>
      %137 = arith.addi %52, %c6 : index
      %138 = arith.remui %56, %c8 : index
      %139 = arith.addi %13, %c4 : index
      %140 = arith.muli %137, %c18 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %138, %c19 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %145 = vector.bitcast %144 : vector<4xi8> to vector<2xf16>
      %146 = vector.extract %145[0] : f16 from vector<2xf16>
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = vector.extract %145[1] : f16 from vector<2xf16>
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %13, %c4 : index
      %151 = arith.muli %inputFeatures, %c2 : index
      %152 = arith.addi %151, %c3 : index
      %153 = arith.divui %152, %c4 : index
      %154 = arith.muli %153, %c4 : index
      %155 = arith.addi %150, %154 : index
      %156 = arith.muli %137, %c20 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %138, %c8 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %inputFeatures, %c1 : index
      %161 = arith.muli %inputFeatures, %c2 : index
      %162 = arith.addi %161, %c3 : index
      %163 = arith.divui %162, %c4 : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %160, %164 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.addi %13, %166 : index
      %168 = arith.muli %137, %c8 : index
      %169 = arith.addi %168, %138 : index
      %170 = arith.muli %169, %c19 : index
      %171 = arith.addi %167, %170 : index
      %172 = vector.load %w[%171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %173 = vector.bitcast %172 : vector<4xi8> to vector<1xi32>
      %174 = vector.shuffle %173, %173 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %175 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.shrui %176, %c21 : vector<4xi32>
      %178 = arith.andi %177, %c22 : vector<4xi32>
      %179 = arith.shrui %174, %c23 : vector<4xi32>
      %180 = arith.andi %179, %c24 : vector<4xi32>
      %181 = arith.shli %180, %c25 : vector<4xi32>
      %182 = arith.ori %178, %181 : vector<4xi32>
      %183 = arith.ori %182, %c26 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %176, %c25 : vector<4xi32>
      %186 = arith.andi %185, %c22 : vector<4xi32>
      %187 = arith.shrui %174, %c27 : vector<4xi32>
      %188 = arith.andi %187, %c24 : vector<4xi32>
      %189 = arith.shli %188, %c25 : vector<4xi32>
      %190 = arith.ori %186, %189 : vector<4xi32>
      %191 = arith.ori %190, %c26 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %176, %c28 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.shrui %174, %c29 : vector<4xi32>
      %196 = arith.andi %195, %c24 : vector<4xi32>
      %197 = arith.shli %196, %c25 : vector<4xi32>
      %198 = arith.ori %194, %197 : vector<4xi32>
      %199 = arith.ori %198, %c26 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = arith.shrui %176, %c30 : vector<4xi32>
      %202 = arith.andi %201, %c22 : vector<4xi32>
      %203 = arith.shrui %174, %c31 : vector<4xi32>
      %204 = arith.andi %203, %c24 : vector<4xi32>
      %205 = arith.shli %204, %c25 : vector<4xi32>
      %206 = arith.ori %202, %205 : vector<4xi32>
      %207 = arith.ori %206, %c26 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %184, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %200, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %209, %210 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %212 = arith.subf %211, %c32 : vector<32xf16>
      %213 = vector.shuffle %212, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %214 = vector.shuffle %212, %212 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %215 = math.fma %213, %147, %149 : vector<16xf16>
      %216 = math.fma %214, %147, %149 : vector<16xf16>
      %217 = arith.addi %52, %c5 : index
      %218 = arith.remui %56, %c8 : index
      %219 = arith.addi %15, %c4 : index
      %220 = arith.muli %217, %c18 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %218, %c19 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<2xf16>
      %226 = vector.extract %225[0] : f16 from vector<2xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = vector.extract %225[1] : f16 from vector<2xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %15, %c4 : index
      %231 = arith.muli %inputFeatures, %c2 : index
      %232 = arith.addi %231, %c3 : index
      %233 = arith.divui %232, %c4 : index
      %234 = arith.muli %233, %c4 : index
      %235 = arith.addi %230, %234 : index
      %236 = arith.muli %217, %c20 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.muli %218, %c8 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %inputFeatures, %c1 : index
      %241 = arith.muli %inputFeatures, %c2 : index
      %242 = arith.addi %241, %c3 : index
      %243 = arith.divui %242, %c4 : index
      %244 = arith.muli %243, %c4 : index
      %245 = arith.addi %240, %244 : index
      %246 = arith.addi %245, %c4 : index
      %247 = arith.addi %15, %246 : index
      %248 = arith.muli %217, %c8 : index
      %249 = arith.addi %248, %218 : index
      %250 = arith.muli %249, %c19 : index
      %251 = arith.addi %247, %250 : index
      %252 = vector.load %w[%251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %253 = vector.bitcast %252 : vector<4xi8> to vector<1xi32>
      %254 = vector.shuffle %253, %253 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %255 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %256 = vector.bitcast %255 : vector<16xi8> to vector<4xi32>
      %257 = arith.shrui %256, %c21 : vector<4xi32>
      %258 = arith.andi %257, %c22 : vector<4xi32>
      %259 = arith.shrui %254, %c23 : vector<4xi32>
      %260 = arith.andi %259, %c24 : vector<4xi32>
      %261 = arith.shli %260, %c25 : vector<4xi32>
      %262 = arith.ori %258, %261 : vector<4xi32>
      %263 = arith.ori %262, %c26 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %256, %c25 : vector<4xi32>
      %266 = arith.andi %265, %c22 : vector<4xi32>
      %267 = arith.shrui %254, %c27 : vector<4xi32>
      %268 = arith.andi %267, %c24 : vector<4xi32>
      %269 = arith.shli %268, %c25 : vector<4xi32>
      %270 = arith.ori %266, %269 : vector<4xi32>
      %271 = arith.ori %270, %c26 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = arith.shrui %256, %c28 : vector<4xi32>
      %274 = arith.andi %273, %c22 : vector<4xi32>
      %275 = arith.shrui %254, %c29 : vector<4xi32>
      %276 = arith.andi %275, %c24 : vector<4xi32>
      %277 = arith.shli %276, %c25 : vector<4xi32>
      %278 = arith.ori %274, %277 : vector<4xi32>
      %279 = arith.ori %278, %c26 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %256, %c30 : vector<4xi32>
      %282 = arith.andi %281, %c22 : vector<4xi32>
      %283 = arith.shrui %254, %c31 : vector<4xi32>
      %284 = arith.andi %283, %c24 : vector<4xi32>
      %285 = arith.shli %284, %c25 : vector<4xi32>
      %286 = arith.ori %282, %285 : vector<4xi32>
      %287 = arith.ori %286, %c26 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = vector.shuffle %264, %272 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %280, %288 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = vector.shuffle %289, %290 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %292 = arith.subf %291, %c32 : vector<32xf16>
      %293 = vector.shuffle %292, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %294 = vector.shuffle %292, %292 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %295 = math.fma %293, %227, %229 : vector<16xf16>
      %296 = math.fma %294, %227, %229 : vector<16xf16>
      %297 = arith.addi %52, %c6 : index
      %298 = arith.remui %56, %c8 : index
      %299 = arith.addi %15, %c4 : index
      %300 = arith.muli %297, %c18 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %298, %c19 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<2xf16>
      %306 = vector.extract %305[0] : f16 from vector<2xf16>
      %307 = vector.broadcast %306 : f16 to vector<16xf16>
      %308 = vector.extract %305[1] : f16 from vector<2xf16>
      %309 = vector.broadcast %308 : f16 to vector<16xf16>
      %310 = arith.addi %15, %c4 : index
      %311 = arith.muli %inputFeatures, %c2 : index
      %312 = arith.addi %311, %c3 : index
      %313 = arith.divui %312, %c4 : index
      %314 = arith.muli %313, %c4 : index
      %315 = arith.addi %310, %314 : index
      %316 = arith.muli %297, %c20 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %298, %c8 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.muli %inputFeatures, %c1 : index
      %321 = arith.muli %inputFeatures, %c2 : index
      %322 = arith.addi %321, %c3 : index
      %323 = arith.divui %322, %c4 : index
      %324 = arith.muli %323, %c4 : index
      %325 = arith.addi %320, %324 : index
      %326 = arith.addi %325, %c4 : index
      %327 = arith.addi %15, %326 : index
      %328 = arith.muli %297, %c8 : index
      %329 = arith.addi %328, %298 : index
      %330 = arith.muli %329, %c19 : index
      %331 = arith.addi %327, %330 : index
      %332 = vector.load %w[%331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %333 = vector.bitcast %332 : vector<4xi8> to vector<1xi32>
      %334 = vector.shuffle %333, %333 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %335 = vector.load %w[%319] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %336 = vector.bitcast %335 : vector<16xi8> to vector<4xi32>
      %337 = arith.shrui %336, %c21 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.shrui %334, %c23 : vector<4xi32>
      %340 = arith.andi %339, %c24 : vector<4xi32>
      %341 = arith.shli %340, %c25 : vector<4xi32>
      %342 = arith.ori %338, %341 : vector<4xi32>
      %343 = arith.ori %342, %c26 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %336, %c25 : vector<4xi32>
      %346 = arith.andi %345, %c22 : vector<4xi32>
      %347 = arith.shrui %334, %c27 : vector<4xi32>
      %348 = arith.andi %347, %c24 : vector<4xi32>
      %349 = arith.shli %348, %c25 : vector<4xi32>
      %350 = arith.ori %346, %349 : vector<4xi32>
      %351 = arith.ori %350, %c26 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %336, %c28 : vector<4xi32>
      %354 = arith.andi %353, %c22 : vector<4xi32>
      %355 = arith.shrui %334, %c29 : vector<4xi32>
      %356 = arith.andi %355, %c24 : vector<4xi32>
      %357 = arith.shli %356, %c25 : vector<4xi32>
      %358 = arith.ori %354, %357 : vector<4xi32>
      %359 = arith.ori %358, %c26 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %336, %c30 : vector<4xi32>
      %362 = arith.andi %361, %c22 : vector<4xi32>
      %363 = arith.shrui %334, %c31 : vector<4xi32>
      %364 = arith.andi %363, %c24 : vector<4xi32>
      %365 = arith.shli %364, %c25 : vector<4xi32>
      %366 = arith.ori %362, %365 : vector<4xi32>
      %367 = arith.ori %366, %c26 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = vector.shuffle %344, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = vector.shuffle %360, %368 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = vector.shuffle %369, %370 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %372 = arith.subf %371, %c32 : vector<32xf16>
      %373 = vector.shuffle %372, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %374 = vector.shuffle %372, %372 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %375 = math.fma %373, %307, %309 : vector<16xf16>
      %376 = math.fma %374, %307, %309 : vector<16xf16>
      %377 = arith.muli %52, %c2 : index
      %378 = arith.addi %377, %c5 : index
      %379 = arith.muli %tileRows, %c8 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %38, %380 : index
      %382 = vector.load %26[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c1 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %26[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %135, %53 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %295, %54 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %52, %c2 : index
      %390 = arith.addi %389, %c6 : index
      %391 = arith.muli %tileRows, %c8 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %38, %392 : index
      %394 = vector.load %26[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c1 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %26[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %136, %387 : vector<16xf16>, vector<8xf32>
      %400 = wave.mma %398, %296, %388 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %52, %c2 : index
      %402 = arith.addi %401, %c2 : index
      %403 = arith.muli %tileRows, %c8 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %38, %404 : index
      %406 = vector.load %26[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c1 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %26[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %215, %399 : vector<16xf16>, vector<8xf32>
      %412 = wave.mma %410, %375, %400 : vector<16xf16>, vector<8xf32>
      %413 = arith.muli %52, %c2 : index
      %414 = arith.addi %413, %c33 : index
      %415 = arith.muli %tileRows, %c8 : index
      %416 = arith.muli %414, %415 : index
      %417 = arith.addi %38, %416 : index
      %418 = vector.load %26[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c1 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %26[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %216, %411 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %376, %412 : vector<16xf16>, vector<8xf32>
      scf.yield %423, %424 : vector<8xf32>, vector<8xf32>
    }
    %425 = arith.select %45, %51, %44 : index
    %429:2 = scf.for %426 = %51 to %425 step %c6 iter_args(%427 = %55#0, %428 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %430 = wave.lane
      %431 = arith.addi %426, %c5 : index
      %432 = arith.remui %430, %c8 : index
      %433 = arith.addi %13, %c4 : index
      %434 = arith.muli %431, %c18 : index
      %435 = arith.addi %433, %434 : index
      %436 = arith.muli %432, %c19 : index
      %437 = arith.addi %435, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<2xf16>
      %440 = vector.extract %439[0] : f16 from vector<2xf16>
      %441 = vector.broadcast %440 : f16 to vector<16xf16>
      %442 = vector.extract %439[1] : f16 from vector<2xf16>
      %443 = vector.broadcast %442 : f16 to vector<16xf16>
      %444 = arith.addi %13, %c4 : index
      %445 = arith.muli %inputFeatures, %c2 : index
      %446 = arith.addi %445, %c3 : index
      %447 = arith.divui %446, %c4 : index
      %448 = arith.muli %447, %c4 : index
      %449 = arith.addi %444, %448 : index
      %450 = arith.muli %431, %c20 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.muli %432, %c8 : index
      %453 = arith.addi %451, %452 : index
      %454 = arith.muli %inputFeatures, %c1 : index
      %455 = arith.muli %inputFeatures, %c2 : index
      %456 = arith.addi %455, %c3 : index
      %457 = arith.divui %456, %c4 : index
      %458 = arith.muli %457, %c4 : index
      %459 = arith.addi %454, %458 : index
      %460 = arith.addi %459, %c4 : index
      %461 = arith.addi %13, %460 : index
      %462 = arith.muli %431, %c8 : index
      %463 = arith.addi %462, %432 : index
      %464 = arith.muli %463, %c19 : index
      %465 = arith.addi %461, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xi32>
      %468 = vector.shuffle %467, %467 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %469 = vector.load %w[%453] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %470 = vector.bitcast %469 : vector<16xi8> to vector<4xi32>
      %471 = arith.shrui %470, %c21 : vector<4xi32>
      %472 = arith.andi %471, %c22 : vector<4xi32>
      %473 = arith.shrui %468, %c23 : vector<4xi32>
      %474 = arith.andi %473, %c24 : vector<4xi32>
      %475 = arith.shli %474, %c25 : vector<4xi32>
      %476 = arith.ori %472, %475 : vector<4xi32>
      %477 = arith.ori %476, %c26 : vector<4xi32>
      %478 = vector.bitcast %477 : vector<4xi32> to vector<8xf16>
      %479 = arith.shrui %470, %c25 : vector<4xi32>
      %480 = arith.andi %479, %c22 : vector<4xi32>
      %481 = arith.shrui %468, %c27 : vector<4xi32>
      %482 = arith.andi %481, %c24 : vector<4xi32>
      %483 = arith.shli %482, %c25 : vector<4xi32>
      %484 = arith.ori %480, %483 : vector<4xi32>
      %485 = arith.ori %484, %c26 : vector<4xi32>
      %486 = vector.bitcast %485 : vector<4xi32> to vector<8xf16>
      %487 = arith.shrui %470, %c28 : vector<4xi32>
      %488 = arith.andi %487, %c22 : vector<4xi32>
      %489 = arith.shrui %468, %c29 : vector<4xi32>
      %490 = arith.andi %489, %c24 : vector<4xi32>
      %491 = arith.shli %490, %c25 : vector<4xi32>
      %492 = arith.ori %488, %491 : vector<4xi32>
      %493 = arith.ori %492, %c26 : vector<4xi32>
      %494 = vector.bitcast %493 : vector<4xi32> to vector<8xf16>
      %495 = arith.shrui %470, %c30 : vector<4xi32>
      %496 = arith.andi %495, %c22 : vector<4xi32>
      %497 = arith.shrui %468, %c31 : vector<4xi32>
      %498 = arith.andi %497, %c24 : vector<4xi32>
      %499 = arith.shli %498, %c25 : vector<4xi32>
      %500 = arith.ori %496, %499 : vector<4xi32>
      %501 = arith.ori %500, %c26 : vector<4xi32>
      %502 = vector.bitcast %501 : vector<4xi32> to vector<8xf16>
      %503 = vector.shuffle %478, %486 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = vector.shuffle %494, %502 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = vector.shuffle %503, %504 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %506 = arith.subf %505, %c32 : vector<32xf16>
      %507 = vector.shuffle %506, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %508 = vector.shuffle %506, %506 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %509 = math.fma %507, %441, %443 : vector<16xf16>
      %510 = math.fma %508, %441, %443 : vector<16xf16>
      %511 = arith.addi %426, %c5 : index
      %512 = arith.remui %430, %c8 : index
      %513 = arith.addi %15, %c4 : index
      %514 = arith.muli %511, %c18 : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.muli %512, %c19 : index
      %517 = arith.addi %515, %516 : index
      %518 = vector.load %w[%517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %519 = vector.bitcast %518 : vector<4xi8> to vector<2xf16>
      %520 = vector.extract %519[0] : f16 from vector<2xf16>
      %521 = vector.broadcast %520 : f16 to vector<16xf16>
      %522 = vector.extract %519[1] : f16 from vector<2xf16>
      %523 = vector.broadcast %522 : f16 to vector<16xf16>
      %524 = arith.addi %15, %c4 : index
      %525 = arith.muli %inputFeatures, %c2 : index
      %526 = arith.addi %525, %c3 : index
      %527 = arith.divui %526, %c4 : index
      %528 = arith.muli %527, %c4 : index
      %529 = arith.addi %524, %528 : index
      %530 = arith.muli %511, %c20 : index
      %531 = arith.addi %529, %530 : index
      %532 = arith.muli %512, %c8 : index
      %533 = arith.addi %531, %532 : index
      %534 = arith.muli %inputFeatures, %c1 : index
      %535 = arith.muli %inputFeatures, %c2 : index
      %536 = arith.addi %535, %c3 : index
      %537 = arith.divui %536, %c4 : index
      %538 = arith.muli %537, %c4 : index
      %539 = arith.addi %534, %538 : index
      %540 = arith.addi %539, %c4 : index
      %541 = arith.addi %15, %540 : index
      %542 = arith.muli %511, %c8 : index
      %543 = arith.addi %542, %512 : index
      %544 = arith.muli %543, %c19 : index
      %545 = arith.addi %541, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xi32>
      %548 = vector.shuffle %547, %547 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %549 = vector.load %w[%533] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %550 = vector.bitcast %549 : vector<16xi8> to vector<4xi32>
      %551 = arith.shrui %550, %c21 : vector<4xi32>
      %552 = arith.andi %551, %c22 : vector<4xi32>
      %553 = arith.shrui %548, %c23 : vector<4xi32>
      %554 = arith.andi %553, %c24 : vector<4xi32>
      %555 = arith.shli %554, %c25 : vector<4xi32>
      %556 = arith.ori %552, %555 : vector<4xi32>
      %557 = arith.ori %556, %c26 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %550, %c25 : vector<4xi32>
      %560 = arith.andi %559, %c22 : vector<4xi32>
      %561 = arith.shrui %548, %c27 : vector<4xi32>
      %562 = arith.andi %561, %c24 : vector<4xi32>
      %563 = arith.shli %562, %c25 : vector<4xi32>
      %564 = arith.ori %560, %563 : vector<4xi32>
      %565 = arith.ori %564, %c26 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %550, %c28 : vector<4xi32>
      %568 = arith.andi %567, %c22 : vector<4xi32>
      %569 = arith.shrui %548, %c29 : vector<4xi32>
      %570 = arith.andi %569, %c24 : vector<4xi32>
      %571 = arith.shli %570, %c25 : vector<4xi32>
      %572 = arith.ori %568, %571 : vector<4xi32>
      %573 = arith.ori %572, %c26 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = arith.shrui %550, %c30 : vector<4xi32>
      %576 = arith.andi %575, %c22 : vector<4xi32>
      %577 = arith.shrui %548, %c31 : vector<4xi32>
      %578 = arith.andi %577, %c24 : vector<4xi32>
      %579 = arith.shli %578, %c25 : vector<4xi32>
      %580 = arith.ori %576, %579 : vector<4xi32>
      %581 = arith.ori %580, %c26 : vector<4xi32>
      %582 = vector.bitcast %581 : vector<4xi32> to vector<8xf16>
      %583 = vector.shuffle %558, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %574, %582 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = vector.shuffle %583, %584 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %586 = arith.subf %585, %c32 : vector<32xf16>
      %587 = vector.shuffle %586, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %588 = vector.shuffle %586, %586 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %589 = math.fma %587, %521, %523 : vector<16xf16>
      %590 = math.fma %588, %521, %523 : vector<16xf16>
      %591 = arith.muli %426, %c2 : index
      %592 = arith.addi %591, %c5 : index
      %593 = arith.muli %tileRows, %c8 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %38, %594 : index
      %596 = vector.load %26[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c1 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %26[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %509, %427 : vector<16xf16>, vector<8xf32>
      %602 = wave.mma %600, %589, %428 : vector<16xf16>, vector<8xf32>
      %603 = arith.muli %426, %c2 : index
      %604 = arith.addi %603, %c6 : index
      %605 = arith.muli %tileRows, %c8 : index
      %606 = arith.muli %604, %605 : index
      %607 = arith.addi %38, %606 : index
      %608 = vector.load %26[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = arith.muli %tileRows, %c1 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %26[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = wave.mma %612, %510, %601 : vector<16xf16>, vector<8xf32>
      %614 = wave.mma %612, %590, %602 : vector<16xf16>, vector<8xf32>
      scf.yield %613, %614 : vector<8xf32>, vector<8xf32>
    }
    %615 = wave.lane
    %616 = wave.wave
    %617 = arith.muli %616, %c2 : index
    %618 = arith.addi %617, %c5 : index
    %619 = arith.muli %618, %c20 : index
    %620 = arith.addi %619, %615 : index
    %621 = vector.extract %429#0[0] : f32 from vector<8xf32>
    %622 = arith.addi %620, %c5 : index
    memref.store %621, %19[%622] : memref<?xf32>
    %623 = vector.extract %429#0[1] : f32 from vector<8xf32>
    %624 = arith.addi %620, %c12 : index
    memref.store %623, %19[%624] : memref<?xf32>
    %625 = vector.extract %429#0[2] : f32 from vector<8xf32>
    %626 = arith.addi %620, %c18 : index
    memref.store %625, %19[%626] : memref<?xf32>
    %627 = vector.extract %429#0[3] : f32 from vector<8xf32>
    %628 = arith.addi %620, %c34 : index
    memref.store %627, %19[%628] : memref<?xf32>
    %629 = vector.extract %429#0[4] : f32 from vector<8xf32>
    %630 = arith.addi %620, %c4 : index
    memref.store %629, %19[%630] : memref<?xf32>
    %631 = vector.extract %429#0[5] : f32 from vector<8xf32>
    %632 = arith.addi %620, %c35 : index
    memref.store %631, %19[%632] : memref<?xf32>
    %633 = vector.extract %429#0[6] : f32 from vector<8xf32>
    %634 = arith.addi %620, %c36 : index
    memref.store %633, %19[%634] : memref<?xf32>
    %635 = vector.extract %429#0[7] : f32 from vector<8xf32>
    %636 = arith.addi %620, %c37 : index
    memref.store %635, %19[%636] : memref<?xf32>
    %637 = arith.muli %616, %c2 : index
    %638 = arith.addi %637, %c6 : index
    %639 = arith.muli %638, %c20 : index
    %640 = arith.addi %639, %615 : index
    %641 = vector.extract %429#1[0] : f32 from vector<8xf32>
    %642 = arith.addi %640, %c5 : index
    memref.store %641, %19[%642] : memref<?xf32>
    %643 = vector.extract %429#1[1] : f32 from vector<8xf32>
    %644 = arith.addi %640, %c12 : index
    memref.store %643, %19[%644] : memref<?xf32>
    %645 = vector.extract %429#1[2] : f32 from vector<8xf32>
    %646 = arith.addi %640, %c18 : index
    memref.store %645, %19[%646] : memref<?xf32>
    %647 = vector.extract %429#1[3] : f32 from vector<8xf32>
    %648 = arith.addi %640, %c34 : index
    memref.store %647, %19[%648] : memref<?xf32>
    %649 = vector.extract %429#1[4] : f32 from vector<8xf32>
    %650 = arith.addi %640, %c4 : index
    memref.store %649, %19[%650] : memref<?xf32>
    %651 = vector.extract %429#1[5] : f32 from vector<8xf32>
    %652 = arith.addi %640, %c35 : index
    memref.store %651, %19[%652] : memref<?xf32>
    %653 = vector.extract %429#1[6] : f32 from vector<8xf32>
    %654 = arith.addi %640, %c36 : index
    memref.store %653, %19[%654] : memref<?xf32>
    %655 = vector.extract %429#1[7] : f32 from vector<8xf32>
    %656 = arith.addi %640, %c37 : index
    memref.store %655, %19[%656] : memref<?xf32>
    wave.barrier
    %657 = arith.muli %616, %c2 : index
    %658 = arith.addi %657, %c5 : index
    %659 = arith.muli %658, %c12 : index
    %660 = arith.addi %659, %615 : index
    %661 = arith.addi %660, %c5 : index
    %662 = memref.load %19[%661] : memref<?xf32>
    %663 = arith.addi %661, %c38 : index
    %664 = memref.load %19[%663] : memref<?xf32>
    %665 = arith.addf %662, %664 : f32
    %666 = arith.addi %661, %c39 : index
    %667 = memref.load %19[%666] : memref<?xf32>
    %668 = arith.addf %665, %667 : f32
    %669 = arith.addi %661, %c40 : index
    %670 = memref.load %19[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = arith.muli %658, %c12 : index
    %673 = arith.addi %672, %615 : index
    %674 = arith.addi %673, %c20 : index
    %675 = memref.load %19[%674] : memref<?xf32>
    %676 = arith.addi %674, %c38 : index
    %677 = memref.load %19[%676] : memref<?xf32>
    %678 = arith.addf %675, %677 : f32
    %679 = arith.addi %674, %c39 : index
    %680 = memref.load %19[%679] : memref<?xf32>
    %681 = arith.addf %678, %680 : f32
    %682 = arith.addi %674, %c40 : index
    %683 = memref.load %19[%682] : memref<?xf32>
    %684 = arith.addf %681, %683 : f32
    %685 = wave.lane
    %686 = arith.addi %18, %c5 : index
    %687 = arith.muli %658, %c2 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.divui %685, %c8 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.cmpi slt, %690, %17 : index
    scf.if %691 {
      %692 = arith.cmpi eq, %hasFactors, %c6 : index
      %693 = arith.muli %690, %c2 : index
      %694 = memref.load %factors[%693] : memref<?xf32>
      %695 = arith.mulf %694, %operandScale : f32
      %696 = arith.select %692, %695, %operandScale : f32
      %697 = arith.remui %685, %c8 : index
      %698 = arith.muli %697, %c19 : index
      %699 = arith.addi %13, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %696 : f32
      %704 = arith.mulf %671, %703 : f32
      %705 = arith.remui %685, %c8 : index
      %706 = arith.muli %705, %c19 : index
      %707 = arith.addi %15, %706 : index
      %708 = vector.load %w[%707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %709 = vector.bitcast %708 : vector<4xi8> to vector<1xf32>
      %710 = vector.extract %709[0] : f32 from vector<1xf32>
      %711 = arith.mulf %710, %696 : f32
      %712 = arith.mulf %684, %711 : f32
      %713 = arith.muli %690, %outputFeatures : index
      %714 = arith.addi %713, %22 : index
      %715 = wave.lane
      %716 = arith.remui %715, %c8 : index
      %717 = arith.addi %714, %716 : index
      scf.if %20 {
        %718 = arith.addi %717, %c5 : index
        %719 = memref.load %residual[%718] : memref<?xf32>
        %720 = arith.addf %719, %704 : f32
        %721 = arith.addi %717, %c5 : index
        memref.store %720, %out[%721] : memref<?xf32>
      } else {
        %722 = arith.addi %717, %c5 : index
        memref.store %704, %out[%722] : memref<?xf32>
      }
      scf.if %20 {
        %723 = arith.addi %717, %c8 : index
        %724 = memref.load %residual[%723] : memref<?xf32>
        %725 = arith.addf %724, %712 : f32
        %726 = arith.addi %717, %c8 : index
        memref.store %725, %out[%726] : memref<?xf32>
      } else {
        %727 = arith.addi %717, %c8 : index
        memref.store %712, %out[%727] : memref<?xf32>
      }
    }
    %728 = arith.muli %616, %c2 : index
    %729 = arith.addi %728, %c6 : index
    %730 = arith.muli %729, %c12 : index
    %731 = arith.addi %730, %615 : index
    %732 = arith.addi %731, %c5 : index
    %733 = memref.load %19[%732] : memref<?xf32>
    %734 = arith.addi %732, %c38 : index
    %735 = memref.load %19[%734] : memref<?xf32>
    %736 = arith.addf %733, %735 : f32
    %737 = arith.addi %732, %c39 : index
    %738 = memref.load %19[%737] : memref<?xf32>
    %739 = arith.addf %736, %738 : f32
    %740 = arith.addi %732, %c40 : index
    %741 = memref.load %19[%740] : memref<?xf32>
    %742 = arith.addf %739, %741 : f32
    %743 = arith.muli %729, %c12 : index
    %744 = arith.addi %743, %615 : index
    %745 = arith.addi %744, %c20 : index
    %746 = memref.load %19[%745] : memref<?xf32>
    %747 = arith.addi %745, %c38 : index
    %748 = memref.load %19[%747] : memref<?xf32>
    %749 = arith.addf %746, %748 : f32
    %750 = arith.addi %745, %c39 : index
    %751 = memref.load %19[%750] : memref<?xf32>
    %752 = arith.addf %749, %751 : f32
    %753 = arith.addi %745, %c40 : index
    %754 = memref.load %19[%753] : memref<?xf32>
    %755 = arith.addf %752, %754 : f32
    %756 = wave.lane
    %757 = arith.addi %18, %c5 : index
    %758 = arith.muli %729, %c2 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.divui %756, %c8 : index
    %761 = arith.addi %759, %760 : index
    %762 = arith.cmpi slt, %761, %17 : index
    scf.if %762 {
      %763 = arith.cmpi eq, %hasFactors, %c6 : index
      %764 = arith.muli %761, %c2 : index
      %765 = memref.load %factors[%764] : memref<?xf32>
      %766 = arith.mulf %765, %operandScale : f32
      %767 = arith.select %763, %766, %operandScale : f32
      %768 = arith.remui %756, %c8 : index
      %769 = arith.muli %768, %c19 : index
      %770 = arith.addi %13, %769 : index
      %771 = vector.load %w[%770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %772 = vector.bitcast %771 : vector<4xi8> to vector<1xf32>
      %773 = vector.extract %772[0] : f32 from vector<1xf32>
      %774 = arith.mulf %773, %767 : f32
      %775 = arith.mulf %742, %774 : f32
      %776 = arith.remui %756, %c8 : index
      %777 = arith.muli %776, %c19 : index
      %778 = arith.addi %15, %777 : index
      %779 = vector.load %w[%778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %780 = vector.bitcast %779 : vector<4xi8> to vector<1xf32>
      %781 = vector.extract %780[0] : f32 from vector<1xf32>
      %782 = arith.mulf %781, %767 : f32
      %783 = arith.mulf %755, %782 : f32
      %784 = arith.muli %761, %outputFeatures : index
      %785 = arith.addi %784, %22 : index
      %786 = wave.lane
      %787 = arith.remui %786, %c8 : index
      %788 = arith.addi %785, %787 : index
      scf.if %20 {
        %789 = arith.addi %788, %c5 : index
        %790 = memref.load %residual[%789] : memref<?xf32>
        %791 = arith.addf %790, %775 : f32
        %792 = arith.addi %788, %c5 : index
        memref.store %791, %out[%792] : memref<?xf32>
      } else {
        %793 = arith.addi %788, %c5 : index
        memref.store %775, %out[%793] : memref<?xf32>
      }
      scf.if %20 {
        %794 = arith.addi %788, %c8 : index
        %795 = memref.load %residual[%794] : memref<?xf32>
        %796 = arith.addf %795, %783 : f32
        %797 = arith.addi %788, %c8 : index
        memref.store %796, %out[%797] : memref<?xf32>
      } else {
        %798 = arith.addi %788, %c8 : index
        memref.store %783, %out[%798] : memref<?xf32>
      }
    }
  }
  wave.return
}
