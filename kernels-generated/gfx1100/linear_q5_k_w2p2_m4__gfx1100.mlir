// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %c39 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c17 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c14 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c3 {
      %33 = arith.muli %32, %c17 : index
      %34 = arith.addi %c7, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c17 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c17 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c6 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c6 iter_args(%53 = %c18, %54 = %c18) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c7 : index
      %58 = arith.remui %56, %c10 : index
      %59 = arith.addi %13, %c5 : index
      %60 = arith.divui %57, %c17 : index
      %61 = arith.muli %60, %c3 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c21 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %66 = vector.bitcast %65 : vector<4xi8> to vector<2xf16>
      %67 = arith.divui %inputFeatures, %c2 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c14 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c6 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %75 = vector.extract %66[0] : f16 from vector<2xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<2xi8>
      %78 = arith.extui %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %66[1] : f16 from vector<2xf16>
      %84 = arith.extf %83 : f16 to f32
      %85 = vector.extract %74[1] : i8 from vector<2xi8>
      %86 = arith.extui %85 : i8 to i32
      %87 = arith.sitofp %86 : i32 to f32
      %88 = arith.mulf %84, %87 : f32
      %89 = arith.truncf %88 : f32 to f16
      %90 = vector.broadcast %89 : f16 to vector<16xf16>
      %91 = arith.addi %13, %c5 : index
      %92 = arith.divui %inputFeatures, %c2 : index
      %93 = arith.muli %92, %c3 : index
      %94 = arith.addi %93, %inputFeatures : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %95, %c5 : index
      %97 = arith.muli %96, %c5 : index
      %98 = arith.addi %91, %97 : index
      %99 = arith.muli %inputFeatures, %c17 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %57, %c10 : index
      %102 = arith.addi %101, %58 : index
      %103 = arith.muli %102, %c21 : index
      %104 = arith.addi %100, %103 : index
      %105 = arith.muli %57, %c2 : index
      %106 = arith.addi %98, %105 : index
      %107 = arith.muli %58, %c10 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %110 = vector.bitcast %109 : vector<4xi8> to vector<1xi32>
      %111 = vector.shuffle %110, %110 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %112 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c22 : vector<4xi32>
      %115 = arith.andi %114, %c23 : vector<4xi32>
      %116 = arith.shrui %111, %c24 : vector<4xi32>
      %117 = arith.andi %116, %c25 : vector<4xi32>
      %118 = arith.shli %117, %c26 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c27 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c26 : vector<4xi32>
      %123 = arith.andi %122, %c23 : vector<4xi32>
      %124 = arith.shrui %111, %c28 : vector<4xi32>
      %125 = arith.andi %124, %c25 : vector<4xi32>
      %126 = arith.shli %125, %c26 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c27 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %113, %c29 : vector<4xi32>
      %131 = arith.andi %130, %c23 : vector<4xi32>
      %132 = arith.shrui %111, %c30 : vector<4xi32>
      %133 = arith.andi %132, %c25 : vector<4xi32>
      %134 = arith.shli %133, %c26 : vector<4xi32>
      %135 = arith.ori %131, %134 : vector<4xi32>
      %136 = arith.ori %135, %c27 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %113, %c31 : vector<4xi32>
      %139 = arith.andi %138, %c23 : vector<4xi32>
      %140 = arith.shrui %111, %c32 : vector<4xi32>
      %141 = arith.andi %140, %c25 : vector<4xi32>
      %142 = arith.shli %141, %c26 : vector<4xi32>
      %143 = arith.ori %139, %142 : vector<4xi32>
      %144 = arith.ori %143, %c27 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %121, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %137, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c33 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = math.fma %150, %82, %90 : vector<16xf16>
      %153 = math.fma %151, %82, %90 : vector<16xf16>
      %154 = arith.addi %52, %c8 : index
      %155 = arith.remui %56, %c10 : index
      %156 = arith.addi %13, %c5 : index
      %157 = arith.divui %154, %c17 : index
      %158 = arith.muli %157, %c3 : index
      %159 = arith.addi %156, %158 : index
      %160 = arith.muli %155, %c21 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %163 = vector.bitcast %162 : vector<4xi8> to vector<2xf16>
      %164 = arith.divui %inputFeatures, %c2 : index
      %165 = arith.muli %164, %c3 : index
      %166 = arith.addi %156, %165 : index
      %167 = arith.muli %154, %c14 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %155, %c6 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %172 = vector.extract %163[0] : f16 from vector<2xf16>
      %173 = arith.extf %172 : f16 to f32
      %174 = vector.extract %171[0] : i8 from vector<2xi8>
      %175 = arith.extui %174 : i8 to i32
      %176 = arith.sitofp %175 : i32 to f32
      %177 = arith.mulf %173, %176 : f32
      %178 = arith.truncf %177 : f32 to f16
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = vector.extract %163[1] : f16 from vector<2xf16>
      %181 = arith.extf %180 : f16 to f32
      %182 = vector.extract %171[1] : i8 from vector<2xi8>
      %183 = arith.extui %182 : i8 to i32
      %184 = arith.sitofp %183 : i32 to f32
      %185 = arith.mulf %181, %184 : f32
      %186 = arith.truncf %185 : f32 to f16
      %187 = vector.broadcast %186 : f16 to vector<16xf16>
      %188 = arith.addi %13, %c5 : index
      %189 = arith.divui %inputFeatures, %c2 : index
      %190 = arith.muli %189, %c3 : index
      %191 = arith.addi %190, %inputFeatures : index
      %192 = arith.addi %191, %c4 : index
      %193 = arith.divui %192, %c5 : index
      %194 = arith.muli %193, %c5 : index
      %195 = arith.addi %188, %194 : index
      %196 = arith.muli %inputFeatures, %c17 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.muli %154, %c10 : index
      %199 = arith.addi %198, %155 : index
      %200 = arith.muli %199, %c21 : index
      %201 = arith.addi %197, %200 : index
      %202 = arith.muli %154, %c2 : index
      %203 = arith.addi %195, %202 : index
      %204 = arith.muli %155, %c10 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %207 = vector.bitcast %206 : vector<4xi8> to vector<1xi32>
      %208 = vector.shuffle %207, %207 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %209 = vector.load %w[%205] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.shrui %210, %c22 : vector<4xi32>
      %212 = arith.andi %211, %c23 : vector<4xi32>
      %213 = arith.shrui %208, %c24 : vector<4xi32>
      %214 = arith.andi %213, %c25 : vector<4xi32>
      %215 = arith.shli %214, %c26 : vector<4xi32>
      %216 = arith.ori %212, %215 : vector<4xi32>
      %217 = arith.ori %216, %c27 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %210, %c26 : vector<4xi32>
      %220 = arith.andi %219, %c23 : vector<4xi32>
      %221 = arith.shrui %208, %c28 : vector<4xi32>
      %222 = arith.andi %221, %c25 : vector<4xi32>
      %223 = arith.shli %222, %c26 : vector<4xi32>
      %224 = arith.ori %220, %223 : vector<4xi32>
      %225 = arith.ori %224, %c27 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %210, %c29 : vector<4xi32>
      %228 = arith.andi %227, %c23 : vector<4xi32>
      %229 = arith.shrui %208, %c30 : vector<4xi32>
      %230 = arith.andi %229, %c25 : vector<4xi32>
      %231 = arith.shli %230, %c26 : vector<4xi32>
      %232 = arith.ori %228, %231 : vector<4xi32>
      %233 = arith.ori %232, %c27 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %210, %c31 : vector<4xi32>
      %236 = arith.andi %235, %c23 : vector<4xi32>
      %237 = arith.shrui %208, %c32 : vector<4xi32>
      %238 = arith.andi %237, %c25 : vector<4xi32>
      %239 = arith.shli %238, %c26 : vector<4xi32>
      %240 = arith.ori %236, %239 : vector<4xi32>
      %241 = arith.ori %240, %c27 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %218, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %234, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %246 = arith.subf %245, %c33 : vector<32xf16>
      %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %249 = math.fma %247, %179, %187 : vector<16xf16>
      %250 = math.fma %248, %179, %187 : vector<16xf16>
      %251 = arith.addi %52, %c7 : index
      %252 = arith.remui %56, %c10 : index
      %253 = arith.addi %15, %c5 : index
      %254 = arith.divui %251, %c17 : index
      %255 = arith.muli %254, %c3 : index
      %256 = arith.addi %253, %255 : index
      %257 = arith.muli %252, %c21 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %260 = vector.bitcast %259 : vector<4xi8> to vector<2xf16>
      %261 = arith.divui %inputFeatures, %c2 : index
      %262 = arith.muli %261, %c3 : index
      %263 = arith.addi %253, %262 : index
      %264 = arith.muli %251, %c14 : index
      %265 = arith.addi %263, %264 : index
      %266 = arith.muli %252, %c6 : index
      %267 = arith.addi %265, %266 : index
      %268 = vector.load %w[%267] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %269 = vector.extract %260[0] : f16 from vector<2xf16>
      %270 = arith.extf %269 : f16 to f32
      %271 = vector.extract %268[0] : i8 from vector<2xi8>
      %272 = arith.extui %271 : i8 to i32
      %273 = arith.sitofp %272 : i32 to f32
      %274 = arith.mulf %270, %273 : f32
      %275 = arith.truncf %274 : f32 to f16
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = vector.extract %260[1] : f16 from vector<2xf16>
      %278 = arith.extf %277 : f16 to f32
      %279 = vector.extract %268[1] : i8 from vector<2xi8>
      %280 = arith.extui %279 : i8 to i32
      %281 = arith.sitofp %280 : i32 to f32
      %282 = arith.mulf %278, %281 : f32
      %283 = arith.truncf %282 : f32 to f16
      %284 = vector.broadcast %283 : f16 to vector<16xf16>
      %285 = arith.addi %15, %c5 : index
      %286 = arith.divui %inputFeatures, %c2 : index
      %287 = arith.muli %286, %c3 : index
      %288 = arith.addi %287, %inputFeatures : index
      %289 = arith.addi %288, %c4 : index
      %290 = arith.divui %289, %c5 : index
      %291 = arith.muli %290, %c5 : index
      %292 = arith.addi %285, %291 : index
      %293 = arith.muli %inputFeatures, %c17 : index
      %294 = arith.addi %292, %293 : index
      %295 = arith.muli %251, %c10 : index
      %296 = arith.addi %295, %252 : index
      %297 = arith.muli %296, %c21 : index
      %298 = arith.addi %294, %297 : index
      %299 = arith.muli %251, %c2 : index
      %300 = arith.addi %292, %299 : index
      %301 = arith.muli %252, %c10 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<1xi32>
      %305 = vector.shuffle %304, %304 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %306 = vector.load %w[%302] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %307 = vector.bitcast %306 : vector<16xi8> to vector<4xi32>
      %308 = arith.shrui %307, %c22 : vector<4xi32>
      %309 = arith.andi %308, %c23 : vector<4xi32>
      %310 = arith.shrui %305, %c24 : vector<4xi32>
      %311 = arith.andi %310, %c25 : vector<4xi32>
      %312 = arith.shli %311, %c26 : vector<4xi32>
      %313 = arith.ori %309, %312 : vector<4xi32>
      %314 = arith.ori %313, %c27 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %307, %c26 : vector<4xi32>
      %317 = arith.andi %316, %c23 : vector<4xi32>
      %318 = arith.shrui %305, %c28 : vector<4xi32>
      %319 = arith.andi %318, %c25 : vector<4xi32>
      %320 = arith.shli %319, %c26 : vector<4xi32>
      %321 = arith.ori %317, %320 : vector<4xi32>
      %322 = arith.ori %321, %c27 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %307, %c29 : vector<4xi32>
      %325 = arith.andi %324, %c23 : vector<4xi32>
      %326 = arith.shrui %305, %c30 : vector<4xi32>
      %327 = arith.andi %326, %c25 : vector<4xi32>
      %328 = arith.shli %327, %c26 : vector<4xi32>
      %329 = arith.ori %325, %328 : vector<4xi32>
      %330 = arith.ori %329, %c27 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %307, %c31 : vector<4xi32>
      %333 = arith.andi %332, %c23 : vector<4xi32>
      %334 = arith.shrui %305, %c32 : vector<4xi32>
      %335 = arith.andi %334, %c25 : vector<4xi32>
      %336 = arith.shli %335, %c26 : vector<4xi32>
      %337 = arith.ori %333, %336 : vector<4xi32>
      %338 = arith.ori %337, %c27 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %315, %323 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %331, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = vector.shuffle %340, %341 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %343 = arith.subf %342, %c33 : vector<32xf16>
      %344 = vector.shuffle %343, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %345 = vector.shuffle %343, %343 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %346 = math.fma %344, %276, %284 : vector<16xf16>
      %347 = math.fma %345, %276, %284 : vector<16xf16>
      %348 = arith.addi %52, %c8 : index
      %349 = arith.remui %56, %c10 : index
      %350 = arith.addi %15, %c5 : index
      %351 = arith.divui %348, %c17 : index
      %352 = arith.muli %351, %c3 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.muli %349, %c21 : index
      %355 = arith.addi %353, %354 : index
      %356 = vector.load %w[%355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %357 = vector.bitcast %356 : vector<4xi8> to vector<2xf16>
      %358 = arith.divui %inputFeatures, %c2 : index
      %359 = arith.muli %358, %c3 : index
      %360 = arith.addi %350, %359 : index
      %361 = arith.muli %348, %c14 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %349, %c6 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %366 = vector.extract %357[0] : f16 from vector<2xf16>
      %367 = arith.extf %366 : f16 to f32
      %368 = vector.extract %365[0] : i8 from vector<2xi8>
      %369 = arith.extui %368 : i8 to i32
      %370 = arith.sitofp %369 : i32 to f32
      %371 = arith.mulf %367, %370 : f32
      %372 = arith.truncf %371 : f32 to f16
      %373 = vector.broadcast %372 : f16 to vector<16xf16>
      %374 = vector.extract %357[1] : f16 from vector<2xf16>
      %375 = arith.extf %374 : f16 to f32
      %376 = vector.extract %365[1] : i8 from vector<2xi8>
      %377 = arith.extui %376 : i8 to i32
      %378 = arith.sitofp %377 : i32 to f32
      %379 = arith.mulf %375, %378 : f32
      %380 = arith.truncf %379 : f32 to f16
      %381 = vector.broadcast %380 : f16 to vector<16xf16>
      %382 = arith.addi %15, %c5 : index
      %383 = arith.divui %inputFeatures, %c2 : index
      %384 = arith.muli %383, %c3 : index
      %385 = arith.addi %384, %inputFeatures : index
      %386 = arith.addi %385, %c4 : index
      %387 = arith.divui %386, %c5 : index
      %388 = arith.muli %387, %c5 : index
      %389 = arith.addi %382, %388 : index
      %390 = arith.muli %inputFeatures, %c17 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.muli %348, %c10 : index
      %393 = arith.addi %392, %349 : index
      %394 = arith.muli %393, %c21 : index
      %395 = arith.addi %391, %394 : index
      %396 = arith.muli %348, %c2 : index
      %397 = arith.addi %389, %396 : index
      %398 = arith.muli %349, %c10 : index
      %399 = arith.addi %397, %398 : index
      %400 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %401 = vector.bitcast %400 : vector<4xi8> to vector<1xi32>
      %402 = vector.shuffle %401, %401 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %403 = vector.load %w[%399] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %404 = vector.bitcast %403 : vector<16xi8> to vector<4xi32>
      %405 = arith.shrui %404, %c22 : vector<4xi32>
      %406 = arith.andi %405, %c23 : vector<4xi32>
      %407 = arith.shrui %402, %c24 : vector<4xi32>
      %408 = arith.andi %407, %c25 : vector<4xi32>
      %409 = arith.shli %408, %c26 : vector<4xi32>
      %410 = arith.ori %406, %409 : vector<4xi32>
      %411 = arith.ori %410, %c27 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = arith.shrui %404, %c26 : vector<4xi32>
      %414 = arith.andi %413, %c23 : vector<4xi32>
      %415 = arith.shrui %402, %c28 : vector<4xi32>
      %416 = arith.andi %415, %c25 : vector<4xi32>
      %417 = arith.shli %416, %c26 : vector<4xi32>
      %418 = arith.ori %414, %417 : vector<4xi32>
      %419 = arith.ori %418, %c27 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = arith.shrui %404, %c29 : vector<4xi32>
      %422 = arith.andi %421, %c23 : vector<4xi32>
      %423 = arith.shrui %402, %c30 : vector<4xi32>
      %424 = arith.andi %423, %c25 : vector<4xi32>
      %425 = arith.shli %424, %c26 : vector<4xi32>
      %426 = arith.ori %422, %425 : vector<4xi32>
      %427 = arith.ori %426, %c27 : vector<4xi32>
      %428 = vector.bitcast %427 : vector<4xi32> to vector<8xf16>
      %429 = arith.shrui %404, %c31 : vector<4xi32>
      %430 = arith.andi %429, %c23 : vector<4xi32>
      %431 = arith.shrui %402, %c32 : vector<4xi32>
      %432 = arith.andi %431, %c25 : vector<4xi32>
      %433 = arith.shli %432, %c26 : vector<4xi32>
      %434 = arith.ori %430, %433 : vector<4xi32>
      %435 = arith.ori %434, %c27 : vector<4xi32>
      %436 = vector.bitcast %435 : vector<4xi32> to vector<8xf16>
      %437 = vector.shuffle %412, %420 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %428, %436 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = vector.shuffle %437, %438 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %440 = arith.subf %439, %c33 : vector<32xf16>
      %441 = vector.shuffle %440, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %442 = vector.shuffle %440, %440 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %443 = math.fma %441, %373, %381 : vector<16xf16>
      %444 = math.fma %442, %373, %381 : vector<16xf16>
      %445 = arith.muli %52, %c6 : index
      %446 = arith.addi %445, %c7 : index
      %447 = arith.muli %tileRows, %c10 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %38, %448 : index
      %450 = vector.load %26[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c17 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %26[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %152, %53 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %346, %54 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %52, %c6 : index
      %458 = arith.addi %457, %c8 : index
      %459 = arith.muli %tileRows, %c10 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %38, %460 : index
      %462 = vector.load %26[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c17 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %26[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %153, %455 : vector<16xf16>, vector<8xf32>
      %468 = wave.mma %466, %347, %456 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %52, %c6 : index
      %470 = arith.addi %469, %c6 : index
      %471 = arith.muli %tileRows, %c10 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %38, %472 : index
      %474 = vector.load %26[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c17 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %26[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %249, %467 : vector<16xf16>, vector<8xf32>
      %480 = wave.mma %478, %443, %468 : vector<16xf16>, vector<8xf32>
      %481 = arith.muli %52, %c6 : index
      %482 = arith.addi %481, %c34 : index
      %483 = arith.muli %tileRows, %c10 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %38, %484 : index
      %486 = vector.load %26[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c17 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %26[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %250, %479 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %444, %480 : vector<16xf16>, vector<8xf32>
      scf.yield %491, %492 : vector<8xf32>, vector<8xf32>
    }
    %493 = arith.select %45, %51, %44 : index
    %497:2 = scf.for %494 = %51 to %493 step %c8 iter_args(%495 = %55#0, %496 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %498 = wave.lane
      %499 = arith.addi %494, %c7 : index
      %500 = arith.remui %498, %c10 : index
      %501 = arith.addi %13, %c5 : index
      %502 = arith.divui %499, %c17 : index
      %503 = arith.muli %502, %c3 : index
      %504 = arith.addi %501, %503 : index
      %505 = arith.muli %500, %c21 : index
      %506 = arith.addi %504, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<2xf16>
      %509 = arith.divui %inputFeatures, %c2 : index
      %510 = arith.muli %509, %c3 : index
      %511 = arith.addi %501, %510 : index
      %512 = arith.muli %499, %c14 : index
      %513 = arith.addi %511, %512 : index
      %514 = arith.muli %500, %c6 : index
      %515 = arith.addi %513, %514 : index
      %516 = vector.load %w[%515] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %517 = vector.extract %508[0] : f16 from vector<2xf16>
      %518 = arith.extf %517 : f16 to f32
      %519 = vector.extract %516[0] : i8 from vector<2xi8>
      %520 = arith.extui %519 : i8 to i32
      %521 = arith.sitofp %520 : i32 to f32
      %522 = arith.mulf %518, %521 : f32
      %523 = arith.truncf %522 : f32 to f16
      %524 = vector.broadcast %523 : f16 to vector<16xf16>
      %525 = vector.extract %508[1] : f16 from vector<2xf16>
      %526 = arith.extf %525 : f16 to f32
      %527 = vector.extract %516[1] : i8 from vector<2xi8>
      %528 = arith.extui %527 : i8 to i32
      %529 = arith.sitofp %528 : i32 to f32
      %530 = arith.mulf %526, %529 : f32
      %531 = arith.truncf %530 : f32 to f16
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = arith.addi %13, %c5 : index
      %534 = arith.divui %inputFeatures, %c2 : index
      %535 = arith.muli %534, %c3 : index
      %536 = arith.addi %535, %inputFeatures : index
      %537 = arith.addi %536, %c4 : index
      %538 = arith.divui %537, %c5 : index
      %539 = arith.muli %538, %c5 : index
      %540 = arith.addi %533, %539 : index
      %541 = arith.muli %inputFeatures, %c17 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %499, %c10 : index
      %544 = arith.addi %543, %500 : index
      %545 = arith.muli %544, %c21 : index
      %546 = arith.addi %542, %545 : index
      %547 = arith.muli %499, %c2 : index
      %548 = arith.addi %540, %547 : index
      %549 = arith.muli %500, %c10 : index
      %550 = arith.addi %548, %549 : index
      %551 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xi32>
      %553 = vector.shuffle %552, %552 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %554 = vector.load %w[%550] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %555 = vector.bitcast %554 : vector<16xi8> to vector<4xi32>
      %556 = arith.shrui %555, %c22 : vector<4xi32>
      %557 = arith.andi %556, %c23 : vector<4xi32>
      %558 = arith.shrui %553, %c24 : vector<4xi32>
      %559 = arith.andi %558, %c25 : vector<4xi32>
      %560 = arith.shli %559, %c26 : vector<4xi32>
      %561 = arith.ori %557, %560 : vector<4xi32>
      %562 = arith.ori %561, %c27 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %555, %c26 : vector<4xi32>
      %565 = arith.andi %564, %c23 : vector<4xi32>
      %566 = arith.shrui %553, %c28 : vector<4xi32>
      %567 = arith.andi %566, %c25 : vector<4xi32>
      %568 = arith.shli %567, %c26 : vector<4xi32>
      %569 = arith.ori %565, %568 : vector<4xi32>
      %570 = arith.ori %569, %c27 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %555, %c29 : vector<4xi32>
      %573 = arith.andi %572, %c23 : vector<4xi32>
      %574 = arith.shrui %553, %c30 : vector<4xi32>
      %575 = arith.andi %574, %c25 : vector<4xi32>
      %576 = arith.shli %575, %c26 : vector<4xi32>
      %577 = arith.ori %573, %576 : vector<4xi32>
      %578 = arith.ori %577, %c27 : vector<4xi32>
      %579 = vector.bitcast %578 : vector<4xi32> to vector<8xf16>
      %580 = arith.shrui %555, %c31 : vector<4xi32>
      %581 = arith.andi %580, %c23 : vector<4xi32>
      %582 = arith.shrui %553, %c32 : vector<4xi32>
      %583 = arith.andi %582, %c25 : vector<4xi32>
      %584 = arith.shli %583, %c26 : vector<4xi32>
      %585 = arith.ori %581, %584 : vector<4xi32>
      %586 = arith.ori %585, %c27 : vector<4xi32>
      %587 = vector.bitcast %586 : vector<4xi32> to vector<8xf16>
      %588 = vector.shuffle %563, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %579, %587 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = vector.shuffle %588, %589 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %591 = arith.subf %590, %c33 : vector<32xf16>
      %592 = vector.shuffle %591, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %593 = vector.shuffle %591, %591 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %594 = math.fma %592, %524, %532 : vector<16xf16>
      %595 = math.fma %593, %524, %532 : vector<16xf16>
      %596 = arith.addi %494, %c7 : index
      %597 = arith.remui %498, %c10 : index
      %598 = arith.addi %15, %c5 : index
      %599 = arith.divui %596, %c17 : index
      %600 = arith.muli %599, %c3 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.muli %597, %c21 : index
      %603 = arith.addi %601, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<2xf16>
      %606 = arith.divui %inputFeatures, %c2 : index
      %607 = arith.muli %606, %c3 : index
      %608 = arith.addi %598, %607 : index
      %609 = arith.muli %596, %c14 : index
      %610 = arith.addi %608, %609 : index
      %611 = arith.muli %597, %c6 : index
      %612 = arith.addi %610, %611 : index
      %613 = vector.load %w[%612] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %614 = vector.extract %605[0] : f16 from vector<2xf16>
      %615 = arith.extf %614 : f16 to f32
      %616 = vector.extract %613[0] : i8 from vector<2xi8>
      %617 = arith.extui %616 : i8 to i32
      %618 = arith.sitofp %617 : i32 to f32
      %619 = arith.mulf %615, %618 : f32
      %620 = arith.truncf %619 : f32 to f16
      %621 = vector.broadcast %620 : f16 to vector<16xf16>
      %622 = vector.extract %605[1] : f16 from vector<2xf16>
      %623 = arith.extf %622 : f16 to f32
      %624 = vector.extract %613[1] : i8 from vector<2xi8>
      %625 = arith.extui %624 : i8 to i32
      %626 = arith.sitofp %625 : i32 to f32
      %627 = arith.mulf %623, %626 : f32
      %628 = arith.truncf %627 : f32 to f16
      %629 = vector.broadcast %628 : f16 to vector<16xf16>
      %630 = arith.addi %15, %c5 : index
      %631 = arith.divui %inputFeatures, %c2 : index
      %632 = arith.muli %631, %c3 : index
      %633 = arith.addi %632, %inputFeatures : index
      %634 = arith.addi %633, %c4 : index
      %635 = arith.divui %634, %c5 : index
      %636 = arith.muli %635, %c5 : index
      %637 = arith.addi %630, %636 : index
      %638 = arith.muli %inputFeatures, %c17 : index
      %639 = arith.addi %637, %638 : index
      %640 = arith.muli %596, %c10 : index
      %641 = arith.addi %640, %597 : index
      %642 = arith.muli %641, %c21 : index
      %643 = arith.addi %639, %642 : index
      %644 = arith.muli %596, %c2 : index
      %645 = arith.addi %637, %644 : index
      %646 = arith.muli %597, %c10 : index
      %647 = arith.addi %645, %646 : index
      %648 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xi32>
      %650 = vector.shuffle %649, %649 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %651 = vector.load %w[%647] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %652 = vector.bitcast %651 : vector<16xi8> to vector<4xi32>
      %653 = arith.shrui %652, %c22 : vector<4xi32>
      %654 = arith.andi %653, %c23 : vector<4xi32>
      %655 = arith.shrui %650, %c24 : vector<4xi32>
      %656 = arith.andi %655, %c25 : vector<4xi32>
      %657 = arith.shli %656, %c26 : vector<4xi32>
      %658 = arith.ori %654, %657 : vector<4xi32>
      %659 = arith.ori %658, %c27 : vector<4xi32>
      %660 = vector.bitcast %659 : vector<4xi32> to vector<8xf16>
      %661 = arith.shrui %652, %c26 : vector<4xi32>
      %662 = arith.andi %661, %c23 : vector<4xi32>
      %663 = arith.shrui %650, %c28 : vector<4xi32>
      %664 = arith.andi %663, %c25 : vector<4xi32>
      %665 = arith.shli %664, %c26 : vector<4xi32>
      %666 = arith.ori %662, %665 : vector<4xi32>
      %667 = arith.ori %666, %c27 : vector<4xi32>
      %668 = vector.bitcast %667 : vector<4xi32> to vector<8xf16>
      %669 = arith.shrui %652, %c29 : vector<4xi32>
      %670 = arith.andi %669, %c23 : vector<4xi32>
      %671 = arith.shrui %650, %c30 : vector<4xi32>
      %672 = arith.andi %671, %c25 : vector<4xi32>
      %673 = arith.shli %672, %c26 : vector<4xi32>
      %674 = arith.ori %670, %673 : vector<4xi32>
      %675 = arith.ori %674, %c27 : vector<4xi32>
      %676 = vector.bitcast %675 : vector<4xi32> to vector<8xf16>
      %677 = arith.shrui %652, %c31 : vector<4xi32>
      %678 = arith.andi %677, %c23 : vector<4xi32>
      %679 = arith.shrui %650, %c32 : vector<4xi32>
      %680 = arith.andi %679, %c25 : vector<4xi32>
      %681 = arith.shli %680, %c26 : vector<4xi32>
      %682 = arith.ori %678, %681 : vector<4xi32>
      %683 = arith.ori %682, %c27 : vector<4xi32>
      %684 = vector.bitcast %683 : vector<4xi32> to vector<8xf16>
      %685 = vector.shuffle %660, %668 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %686 = vector.shuffle %676, %684 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %687 = vector.shuffle %685, %686 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %688 = arith.subf %687, %c33 : vector<32xf16>
      %689 = vector.shuffle %688, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %690 = vector.shuffle %688, %688 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %691 = math.fma %689, %621, %629 : vector<16xf16>
      %692 = math.fma %690, %621, %629 : vector<16xf16>
      %693 = arith.muli %494, %c6 : index
      %694 = arith.addi %693, %c7 : index
      %695 = arith.muli %tileRows, %c10 : index
      %696 = arith.muli %694, %695 : index
      %697 = arith.addi %38, %696 : index
      %698 = vector.load %26[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = arith.muli %tileRows, %c17 : index
      %700 = arith.addi %697, %699 : index
      %701 = vector.load %26[%700] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %702 = vector.shuffle %698, %701 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %703 = wave.mma %702, %594, %495 : vector<16xf16>, vector<8xf32>
      %704 = wave.mma %702, %691, %496 : vector<16xf16>, vector<8xf32>
      %705 = arith.muli %494, %c6 : index
      %706 = arith.addi %705, %c8 : index
      %707 = arith.muli %tileRows, %c10 : index
      %708 = arith.muli %706, %707 : index
      %709 = arith.addi %38, %708 : index
      %710 = vector.load %26[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %711 = arith.muli %tileRows, %c17 : index
      %712 = arith.addi %709, %711 : index
      %713 = vector.load %26[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = vector.shuffle %710, %713 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %715 = wave.mma %714, %595, %703 : vector<16xf16>, vector<8xf32>
      %716 = wave.mma %714, %692, %704 : vector<16xf16>, vector<8xf32>
      scf.yield %715, %716 : vector<8xf32>, vector<8xf32>
    }
    %717 = wave.lane
    %718 = wave.wave
    %719 = arith.muli %718, %c6 : index
    %720 = arith.addi %719, %c7 : index
    %721 = arith.muli %720, %c2 : index
    %722 = arith.addi %721, %717 : index
    %723 = vector.extract %497#0[0] : f32 from vector<8xf32>
    %724 = arith.addi %722, %c7 : index
    memref.store %723, %19[%724] : memref<?xf32>
    %725 = vector.extract %497#0[1] : f32 from vector<8xf32>
    %726 = arith.addi %722, %c14 : index
    memref.store %725, %19[%726] : memref<?xf32>
    %727 = vector.extract %497#0[2] : f32 from vector<8xf32>
    %728 = arith.addi %722, %c3 : index
    memref.store %727, %19[%728] : memref<?xf32>
    %729 = vector.extract %497#0[3] : f32 from vector<8xf32>
    %730 = arith.addi %722, %c35 : index
    memref.store %729, %19[%730] : memref<?xf32>
    %731 = vector.extract %497#0[4] : f32 from vector<8xf32>
    %732 = arith.addi %722, %c5 : index
    memref.store %731, %19[%732] : memref<?xf32>
    %733 = vector.extract %497#0[5] : f32 from vector<8xf32>
    %734 = arith.addi %722, %c36 : index
    memref.store %733, %19[%734] : memref<?xf32>
    %735 = vector.extract %497#0[6] : f32 from vector<8xf32>
    %736 = arith.addi %722, %c37 : index
    memref.store %735, %19[%736] : memref<?xf32>
    %737 = vector.extract %497#0[7] : f32 from vector<8xf32>
    %738 = arith.addi %722, %c38 : index
    memref.store %737, %19[%738] : memref<?xf32>
    %739 = arith.muli %718, %c6 : index
    %740 = arith.addi %739, %c8 : index
    %741 = arith.muli %740, %c2 : index
    %742 = arith.addi %741, %717 : index
    %743 = vector.extract %497#1[0] : f32 from vector<8xf32>
    %744 = arith.addi %742, %c7 : index
    memref.store %743, %19[%744] : memref<?xf32>
    %745 = vector.extract %497#1[1] : f32 from vector<8xf32>
    %746 = arith.addi %742, %c14 : index
    memref.store %745, %19[%746] : memref<?xf32>
    %747 = vector.extract %497#1[2] : f32 from vector<8xf32>
    %748 = arith.addi %742, %c3 : index
    memref.store %747, %19[%748] : memref<?xf32>
    %749 = vector.extract %497#1[3] : f32 from vector<8xf32>
    %750 = arith.addi %742, %c35 : index
    memref.store %749, %19[%750] : memref<?xf32>
    %751 = vector.extract %497#1[4] : f32 from vector<8xf32>
    %752 = arith.addi %742, %c5 : index
    memref.store %751, %19[%752] : memref<?xf32>
    %753 = vector.extract %497#1[5] : f32 from vector<8xf32>
    %754 = arith.addi %742, %c36 : index
    memref.store %753, %19[%754] : memref<?xf32>
    %755 = vector.extract %497#1[6] : f32 from vector<8xf32>
    %756 = arith.addi %742, %c37 : index
    memref.store %755, %19[%756] : memref<?xf32>
    %757 = vector.extract %497#1[7] : f32 from vector<8xf32>
    %758 = arith.addi %742, %c38 : index
    memref.store %757, %19[%758] : memref<?xf32>
    wave.barrier
    %759 = arith.muli %718, %c21 : index
    %760 = arith.addi %759, %c7 : index
    %761 = arith.muli %760, %c14 : index
    %762 = arith.addi %761, %717 : index
    %763 = arith.addi %762, %c7 : index
    %764 = memref.load %19[%763] : memref<?xf32>
    %765 = arith.addi %763, %c39 : index
    %766 = memref.load %19[%765] : memref<?xf32>
    %767 = arith.addf %764, %766 : f32
    %768 = arith.muli %760, %c14 : index
    %769 = arith.addi %768, %717 : index
    %770 = arith.addi %769, %c2 : index
    %771 = memref.load %19[%770] : memref<?xf32>
    %772 = arith.addi %770, %c39 : index
    %773 = memref.load %19[%772] : memref<?xf32>
    %774 = arith.addf %771, %773 : f32
    %775 = wave.lane
    %776 = arith.addi %18, %c7 : index
    %777 = arith.muli %760, %c6 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.divui %775, %c10 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.cmpi slt, %780, %17 : index
    scf.if %781 {
      %782 = arith.cmpi eq, %hasFactors, %c8 : index
      %783 = arith.muli %780, %c6 : index
      %784 = memref.load %factors[%783] : memref<?xf32>
      %785 = arith.mulf %784, %operandScale : f32
      %786 = arith.select %782, %785, %operandScale : f32
      %787 = arith.remui %775, %c10 : index
      %788 = arith.muli %787, %c21 : index
      %789 = arith.addi %13, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %767, %793 : f32
      %795 = arith.remui %775, %c10 : index
      %796 = arith.muli %795, %c21 : index
      %797 = arith.addi %15, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %786 : f32
      %802 = arith.mulf %774, %801 : f32
      %803 = arith.muli %780, %outputFeatures : index
      %804 = arith.addi %803, %22 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c10 : index
      %807 = arith.addi %804, %806 : index
      scf.if %20 {
        %808 = arith.addi %807, %c7 : index
        %809 = memref.load %residual[%808] : memref<?xf32>
        %810 = arith.addf %809, %794 : f32
        %811 = arith.addi %807, %c7 : index
        memref.store %810, %out[%811] : memref<?xf32>
      } else {
        %812 = arith.addi %807, %c7 : index
        memref.store %794, %out[%812] : memref<?xf32>
      }
      scf.if %20 {
        %813 = arith.addi %807, %c10 : index
        %814 = memref.load %residual[%813] : memref<?xf32>
        %815 = arith.addf %814, %802 : f32
        %816 = arith.addi %807, %c10 : index
        memref.store %815, %out[%816] : memref<?xf32>
      } else {
        %817 = arith.addi %807, %c10 : index
        memref.store %802, %out[%817] : memref<?xf32>
      }
    }
    %818 = arith.muli %718, %c21 : index
    %819 = arith.addi %818, %c8 : index
    %820 = arith.muli %819, %c14 : index
    %821 = arith.addi %820, %717 : index
    %822 = arith.addi %821, %c7 : index
    %823 = memref.load %19[%822] : memref<?xf32>
    %824 = arith.addi %822, %c39 : index
    %825 = memref.load %19[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = arith.muli %819, %c14 : index
    %828 = arith.addi %827, %717 : index
    %829 = arith.addi %828, %c2 : index
    %830 = memref.load %19[%829] : memref<?xf32>
    %831 = arith.addi %829, %c39 : index
    %832 = memref.load %19[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = wave.lane
    %835 = arith.addi %18, %c7 : index
    %836 = arith.muli %819, %c6 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.divui %834, %c10 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.cmpi slt, %839, %17 : index
    scf.if %840 {
      %841 = arith.cmpi eq, %hasFactors, %c8 : index
      %842 = arith.muli %839, %c6 : index
      %843 = memref.load %factors[%842] : memref<?xf32>
      %844 = arith.mulf %843, %operandScale : f32
      %845 = arith.select %841, %844, %operandScale : f32
      %846 = arith.remui %834, %c10 : index
      %847 = arith.muli %846, %c21 : index
      %848 = arith.addi %13, %847 : index
      %849 = vector.load %w[%848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %850 = vector.bitcast %849 : vector<4xi8> to vector<1xf32>
      %851 = vector.extract %850[0] : f32 from vector<1xf32>
      %852 = arith.mulf %851, %845 : f32
      %853 = arith.mulf %826, %852 : f32
      %854 = arith.remui %834, %c10 : index
      %855 = arith.muli %854, %c21 : index
      %856 = arith.addi %15, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %845 : f32
      %861 = arith.mulf %833, %860 : f32
      %862 = arith.muli %839, %outputFeatures : index
      %863 = arith.addi %862, %22 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c10 : index
      %866 = arith.addi %863, %865 : index
      scf.if %20 {
        %867 = arith.addi %866, %c7 : index
        %868 = memref.load %residual[%867] : memref<?xf32>
        %869 = arith.addf %868, %853 : f32
        %870 = arith.addi %866, %c7 : index
        memref.store %869, %out[%870] : memref<?xf32>
      } else {
        %871 = arith.addi %866, %c7 : index
        memref.store %853, %out[%871] : memref<?xf32>
      }
      scf.if %20 {
        %872 = arith.addi %866, %c10 : index
        %873 = memref.load %residual[%872] : memref<?xf32>
        %874 = arith.addf %873, %861 : f32
        %875 = arith.addi %866, %c10 : index
        memref.store %874, %out[%875] : memref<?xf32>
      } else {
        %876 = arith.addi %866, %c10 : index
        memref.store %861, %out[%876] : memref<?xf32>
      }
    }
    %877 = arith.muli %718, %c21 : index
    %878 = arith.addi %877, %c6 : index
    %879 = arith.muli %878, %c14 : index
    %880 = arith.addi %879, %717 : index
    %881 = arith.addi %880, %c7 : index
    %882 = memref.load %19[%881] : memref<?xf32>
    %883 = arith.addi %881, %c39 : index
    %884 = memref.load %19[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = arith.muli %878, %c14 : index
    %887 = arith.addi %886, %717 : index
    %888 = arith.addi %887, %c2 : index
    %889 = memref.load %19[%888] : memref<?xf32>
    %890 = arith.addi %888, %c39 : index
    %891 = memref.load %19[%890] : memref<?xf32>
    %892 = arith.addf %889, %891 : f32
    %893 = wave.lane
    %894 = arith.addi %18, %c7 : index
    %895 = arith.muli %878, %c6 : index
    %896 = arith.addi %894, %895 : index
    %897 = arith.divui %893, %c10 : index
    %898 = arith.addi %896, %897 : index
    %899 = arith.cmpi slt, %898, %17 : index
    scf.if %899 {
      %900 = arith.cmpi eq, %hasFactors, %c8 : index
      %901 = arith.muli %898, %c6 : index
      %902 = memref.load %factors[%901] : memref<?xf32>
      %903 = arith.mulf %902, %operandScale : f32
      %904 = arith.select %900, %903, %operandScale : f32
      %905 = arith.remui %893, %c10 : index
      %906 = arith.muli %905, %c21 : index
      %907 = arith.addi %13, %906 : index
      %908 = vector.load %w[%907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %909 = vector.bitcast %908 : vector<4xi8> to vector<1xf32>
      %910 = vector.extract %909[0] : f32 from vector<1xf32>
      %911 = arith.mulf %910, %904 : f32
      %912 = arith.mulf %885, %911 : f32
      %913 = arith.remui %893, %c10 : index
      %914 = arith.muli %913, %c21 : index
      %915 = arith.addi %15, %914 : index
      %916 = vector.load %w[%915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %917 = vector.bitcast %916 : vector<4xi8> to vector<1xf32>
      %918 = vector.extract %917[0] : f32 from vector<1xf32>
      %919 = arith.mulf %918, %904 : f32
      %920 = arith.mulf %892, %919 : f32
      %921 = arith.muli %898, %outputFeatures : index
      %922 = arith.addi %921, %22 : index
      %923 = wave.lane
      %924 = arith.remui %923, %c10 : index
      %925 = arith.addi %922, %924 : index
      scf.if %20 {
        %926 = arith.addi %925, %c7 : index
        %927 = memref.load %residual[%926] : memref<?xf32>
        %928 = arith.addf %927, %912 : f32
        %929 = arith.addi %925, %c7 : index
        memref.store %928, %out[%929] : memref<?xf32>
      } else {
        %930 = arith.addi %925, %c7 : index
        memref.store %912, %out[%930] : memref<?xf32>
      }
      scf.if %20 {
        %931 = arith.addi %925, %c10 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %920 : f32
        %934 = arith.addi %925, %c10 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %925, %c10 : index
        memref.store %920, %out[%935] : memref<?xf32>
      }
    }
    %936 = arith.muli %718, %c21 : index
    %937 = arith.addi %936, %c34 : index
    %938 = arith.muli %937, %c14 : index
    %939 = arith.addi %938, %717 : index
    %940 = arith.addi %939, %c7 : index
    %941 = memref.load %19[%940] : memref<?xf32>
    %942 = arith.addi %940, %c39 : index
    %943 = memref.load %19[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.muli %937, %c14 : index
    %946 = arith.addi %945, %717 : index
    %947 = arith.addi %946, %c2 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addi %947, %c39 : index
    %950 = memref.load %19[%949] : memref<?xf32>
    %951 = arith.addf %948, %950 : f32
    %952 = wave.lane
    %953 = arith.addi %18, %c7 : index
    %954 = arith.muli %937, %c6 : index
    %955 = arith.addi %953, %954 : index
    %956 = arith.divui %952, %c10 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.cmpi slt, %957, %17 : index
    scf.if %958 {
      %959 = arith.cmpi eq, %hasFactors, %c8 : index
      %960 = arith.muli %957, %c6 : index
      %961 = memref.load %factors[%960] : memref<?xf32>
      %962 = arith.mulf %961, %operandScale : f32
      %963 = arith.select %959, %962, %operandScale : f32
      %964 = arith.remui %952, %c10 : index
      %965 = arith.muli %964, %c21 : index
      %966 = arith.addi %13, %965 : index
      %967 = vector.load %w[%966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %968 = vector.bitcast %967 : vector<4xi8> to vector<1xf32>
      %969 = vector.extract %968[0] : f32 from vector<1xf32>
      %970 = arith.mulf %969, %963 : f32
      %971 = arith.mulf %944, %970 : f32
      %972 = arith.remui %952, %c10 : index
      %973 = arith.muli %972, %c21 : index
      %974 = arith.addi %15, %973 : index
      %975 = vector.load %w[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %976 = vector.bitcast %975 : vector<4xi8> to vector<1xf32>
      %977 = vector.extract %976[0] : f32 from vector<1xf32>
      %978 = arith.mulf %977, %963 : f32
      %979 = arith.mulf %951, %978 : f32
      %980 = arith.muli %957, %outputFeatures : index
      %981 = arith.addi %980, %22 : index
      %982 = wave.lane
      %983 = arith.remui %982, %c10 : index
      %984 = arith.addi %981, %983 : index
      scf.if %20 {
        %985 = arith.addi %984, %c7 : index
        %986 = memref.load %residual[%985] : memref<?xf32>
        %987 = arith.addf %986, %971 : f32
        %988 = arith.addi %984, %c7 : index
        memref.store %987, %out[%988] : memref<?xf32>
      } else {
        %989 = arith.addi %984, %c7 : index
        memref.store %971, %out[%989] : memref<?xf32>
      }
      scf.if %20 {
        %990 = arith.addi %984, %c10 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %979 : f32
        %993 = arith.addi %984, %c10 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %984, %c10 : index
        memref.store %979, %out[%994] : memref<?xf32>
      }
    }
  }
  wave.return
}
