// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c7 : index
    %19 = wave.scratch %operandHalves : memref<?xf16>
    %20 = arith.divui %operandHalves, %c13 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c1 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    scf.for %25 = %24 to %20 step %c14 {
      %26 = arith.muli %25, %c13 : index
      %27 = arith.addi %c4, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %29 = arith.muli %25, %c13 : index
      vector.store %28, %19[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c13 : index
    %32 = wave.wave
    %33 = arith.divui %inputFeatures, %c7 : index
    %34 = arith.muli %32, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c18 : index
    %41 = arith.muli %40, %c18 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %38, %43, %42 : index
    %48:2 = scf.for %45 = %35 to %44 step %c18 iter_args(%46 = %c15, %47 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %45, %c4 : index
      %51 = arith.addi %6, %c2 : index
      %52 = arith.muli %50, %c19 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.remui %49, %c7 : index
      %55 = arith.muli %54, %c7 : index
      %56 = arith.addi %53, %55 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = arith.addi %56, %c20 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = arith.addi %45, %c5 : index
      %64 = arith.addi %6, %c2 : index
      %65 = arith.muli %63, %c19 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.remui %49, %c7 : index
      %68 = arith.muli %67, %c7 : index
      %69 = arith.addi %66, %68 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = arith.addi %69, %c20 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = vector.shuffle %71, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.addi %45, %c3 : index
      %77 = arith.addi %6, %c2 : index
      %78 = arith.muli %76, %c19 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.remui %49, %c7 : index
      %81 = arith.muli %80, %c7 : index
      %82 = arith.addi %79, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = arith.addi %82, %c20 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.addi %45, %c21 : index
      %90 = arith.addi %6, %c2 : index
      %91 = arith.muli %89, %c19 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.remui %49, %c7 : index
      %94 = arith.muli %93, %c7 : index
      %95 = arith.addi %92, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = arith.addi %95, %c20 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.addi %45, %c4 : index
      %103 = arith.addi %8, %c2 : index
      %104 = arith.muli %102, %c19 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.remui %49, %c7 : index
      %107 = arith.muli %106, %c7 : index
      %108 = arith.addi %105, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<8xf16>
      %111 = arith.addi %108, %c20 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<8xf16>
      %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = arith.addi %45, %c5 : index
      %116 = arith.addi %8, %c2 : index
      %117 = arith.muli %115, %c19 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.remui %49, %c7 : index
      %120 = arith.muli %119, %c7 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = arith.addi %121, %c20 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = arith.addi %45, %c3 : index
      %129 = arith.addi %8, %c2 : index
      %130 = arith.muli %128, %c19 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.remui %49, %c7 : index
      %133 = arith.muli %132, %c7 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = arith.addi %134, %c20 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = arith.addi %45, %c21 : index
      %142 = arith.addi %8, %c2 : index
      %143 = arith.muli %141, %c19 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.remui %49, %c7 : index
      %146 = arith.muli %145, %c7 : index
      %147 = arith.addi %144, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = arith.addi %147, %c20 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.muli %45, %c5 : index
      %155 = arith.addi %154, %c4 : index
      %156 = arith.muli %tileRows, %c7 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.addi %31, %157 : index
      %159 = vector.load %19[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c13 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %19[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %62, %46 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %114, %47 : vector<16xf16>, vector<8xf32>
      %166 = arith.muli %45, %c5 : index
      %167 = arith.addi %166, %c5 : index
      %168 = arith.muli %tileRows, %c7 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %31, %169 : index
      %171 = vector.load %19[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c13 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %19[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %75, %164 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %127, %165 : vector<16xf16>, vector<8xf32>
      %178 = arith.muli %45, %c5 : index
      %179 = arith.addi %178, %c3 : index
      %180 = arith.muli %tileRows, %c7 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.addi %31, %181 : index
      %183 = vector.load %19[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c13 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %19[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %88, %176 : vector<16xf16>, vector<8xf32>
      %189 = wave.mma %187, %140, %177 : vector<16xf16>, vector<8xf32>
      %190 = arith.muli %45, %c5 : index
      %191 = arith.addi %190, %c21 : index
      %192 = arith.muli %tileRows, %c7 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.addi %31, %193 : index
      %195 = vector.load %19[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c13 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %19[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %101, %188 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %153, %189 : vector<16xf16>, vector<8xf32>
      scf.yield %200, %201 : vector<8xf32>, vector<8xf32>
    }
    %202 = arith.select %38, %44, %37 : index
    %206:2 = scf.for %203 = %44 to %202 step %c5 iter_args(%204 = %48#0, %205 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %207 = wave.lane
      %208 = arith.addi %203, %c4 : index
      %209 = arith.addi %6, %c2 : index
      %210 = arith.muli %208, %c19 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.remui %207, %c7 : index
      %213 = arith.muli %212, %c7 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c20 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.addi %203, %c4 : index
      %222 = arith.addi %8, %c2 : index
      %223 = arith.muli %221, %c19 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.remui %207, %c7 : index
      %226 = arith.muli %225, %c7 : index
      %227 = arith.addi %224, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<8xf16>
      %230 = arith.addi %227, %c20 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<8xf16>
      %233 = vector.shuffle %229, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.muli %203, %c5 : index
      %235 = arith.addi %234, %c4 : index
      %236 = arith.muli %tileRows, %c7 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %31, %237 : index
      %239 = vector.load %19[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c13 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %19[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %220, %204 : vector<16xf16>, vector<8xf32>
      %245 = wave.mma %243, %233, %205 : vector<16xf16>, vector<8xf32>
      scf.yield %244, %245 : vector<8xf32>, vector<8xf32>
    }
    %246 = wave.lane
    %247 = wave.wave
    %248 = arith.muli %247, %c3 : index
    %249 = arith.addi %248, %c4 : index
    %250 = arith.muli %249, %c20 : index
    %251 = arith.addi %250, %246 : index
    %252 = vector.extract %206#0[0] : f32 from vector<8xf32>
    %253 = arith.addi %251, %c4 : index
    memref.store %252, %12[%253] : memref<?xf32>
    %254 = vector.extract %206#0[1] : f32 from vector<8xf32>
    %255 = arith.addi %251, %c1 : index
    memref.store %254, %12[%255] : memref<?xf32>
    %256 = vector.extract %206#0[2] : f32 from vector<8xf32>
    %257 = arith.addi %251, %c14 : index
    memref.store %256, %12[%257] : memref<?xf32>
    %258 = vector.extract %206#0[3] : f32 from vector<8xf32>
    %259 = arith.addi %251, %c22 : index
    memref.store %258, %12[%259] : memref<?xf32>
    %260 = vector.extract %206#0[4] : f32 from vector<8xf32>
    %261 = arith.addi %251, %c2 : index
    memref.store %260, %12[%261] : memref<?xf32>
    %262 = vector.extract %206#0[5] : f32 from vector<8xf32>
    %263 = arith.addi %251, %c23 : index
    memref.store %262, %12[%263] : memref<?xf32>
    %264 = vector.extract %206#0[6] : f32 from vector<8xf32>
    %265 = arith.addi %251, %c24 : index
    memref.store %264, %12[%265] : memref<?xf32>
    %266 = vector.extract %206#0[7] : f32 from vector<8xf32>
    %267 = arith.addi %251, %c25 : index
    memref.store %266, %12[%267] : memref<?xf32>
    %268 = arith.muli %247, %c3 : index
    %269 = arith.addi %268, %c5 : index
    %270 = arith.muli %269, %c20 : index
    %271 = arith.addi %270, %246 : index
    %272 = vector.extract %206#1[0] : f32 from vector<8xf32>
    %273 = arith.addi %271, %c4 : index
    memref.store %272, %12[%273] : memref<?xf32>
    %274 = vector.extract %206#1[1] : f32 from vector<8xf32>
    %275 = arith.addi %271, %c1 : index
    memref.store %274, %12[%275] : memref<?xf32>
    %276 = vector.extract %206#1[2] : f32 from vector<8xf32>
    %277 = arith.addi %271, %c14 : index
    memref.store %276, %12[%277] : memref<?xf32>
    %278 = vector.extract %206#1[3] : f32 from vector<8xf32>
    %279 = arith.addi %271, %c22 : index
    memref.store %278, %12[%279] : memref<?xf32>
    %280 = vector.extract %206#1[4] : f32 from vector<8xf32>
    %281 = arith.addi %271, %c2 : index
    memref.store %280, %12[%281] : memref<?xf32>
    %282 = vector.extract %206#1[5] : f32 from vector<8xf32>
    %283 = arith.addi %271, %c23 : index
    memref.store %282, %12[%283] : memref<?xf32>
    %284 = vector.extract %206#1[6] : f32 from vector<8xf32>
    %285 = arith.addi %271, %c24 : index
    memref.store %284, %12[%285] : memref<?xf32>
    %286 = vector.extract %206#1[7] : f32 from vector<8xf32>
    %287 = arith.addi %271, %c25 : index
    memref.store %286, %12[%287] : memref<?xf32>
    wave.barrier
    %288 = arith.muli %247, %c18 : index
    %289 = arith.addi %288, %c4 : index
    %290 = arith.muli %289, %c1 : index
    %291 = arith.addi %290, %246 : index
    %292 = arith.addi %291, %c4 : index
    %293 = memref.load %12[%292] : memref<?xf32>
    %294 = arith.addi %292, %c19 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addf %293, %295 : f32
    %297 = arith.muli %289, %c1 : index
    %298 = arith.addi %297, %246 : index
    %299 = arith.addi %298, %c20 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addi %299, %c19 : index
    %302 = memref.load %12[%301] : memref<?xf32>
    %303 = arith.addf %300, %302 : f32
    %304 = wave.lane
    %305 = arith.addi %11, %c4 : index
    %306 = arith.muli %289, %c3 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.divui %304, %c7 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.cmpi slt, %309, %10 : index
    scf.if %310 {
      %311 = arith.cmpi eq, %hasFactors, %c5 : index
      %312 = arith.muli %309, %c3 : index
      %313 = memref.load %factors[%312] : memref<?xf32>
      %314 = arith.mulf %313, %operandScale : f32
      %315 = arith.select %311, %314, %operandScale : f32
      %316 = arith.remui %304, %c7 : index
      %317 = arith.muli %316, %c18 : index
      %318 = arith.addi %6, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %296, %322 : f32
      %324 = arith.remui %304, %c7 : index
      %325 = arith.muli %324, %c18 : index
      %326 = arith.addi %8, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %315 : f32
      %331 = arith.mulf %303, %330 : f32
      %332 = arith.muli %309, %outputFeatures : index
      %333 = arith.addi %332, %15 : index
      %334 = wave.lane
      %335 = arith.remui %334, %c7 : index
      %336 = arith.addi %333, %335 : index
      scf.if %13 {
        %337 = arith.addi %336, %c4 : index
        %338 = memref.load %residual[%337] : memref<?xf32>
        %339 = arith.addf %338, %323 : f32
        %340 = arith.addi %336, %c4 : index
        memref.store %339, %out[%340] : memref<?xf32>
      } else {
        %341 = arith.addi %336, %c4 : index
        memref.store %323, %out[%341] : memref<?xf32>
      }
      scf.if %13 {
        %342 = arith.addi %336, %c7 : index
        %343 = memref.load %residual[%342] : memref<?xf32>
        %344 = arith.addf %343, %331 : f32
        %345 = arith.addi %336, %c7 : index
        memref.store %344, %out[%345] : memref<?xf32>
      } else {
        %346 = arith.addi %336, %c7 : index
        memref.store %331, %out[%346] : memref<?xf32>
      }
    }
    %347 = arith.muli %247, %c18 : index
    %348 = arith.addi %347, %c5 : index
    %349 = arith.muli %348, %c1 : index
    %350 = arith.addi %349, %246 : index
    %351 = arith.addi %350, %c4 : index
    %352 = memref.load %12[%351] : memref<?xf32>
    %353 = arith.addi %351, %c19 : index
    %354 = memref.load %12[%353] : memref<?xf32>
    %355 = arith.addf %352, %354 : f32
    %356 = arith.muli %348, %c1 : index
    %357 = arith.addi %356, %246 : index
    %358 = arith.addi %357, %c20 : index
    %359 = memref.load %12[%358] : memref<?xf32>
    %360 = arith.addi %358, %c19 : index
    %361 = memref.load %12[%360] : memref<?xf32>
    %362 = arith.addf %359, %361 : f32
    %363 = wave.lane
    %364 = arith.addi %11, %c4 : index
    %365 = arith.muli %348, %c3 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.divui %363, %c7 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.cmpi slt, %368, %10 : index
    scf.if %369 {
      %370 = arith.cmpi eq, %hasFactors, %c5 : index
      %371 = arith.muli %368, %c3 : index
      %372 = memref.load %factors[%371] : memref<?xf32>
      %373 = arith.mulf %372, %operandScale : f32
      %374 = arith.select %370, %373, %operandScale : f32
      %375 = arith.remui %363, %c7 : index
      %376 = arith.muli %375, %c18 : index
      %377 = arith.addi %6, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %374 : f32
      %382 = arith.mulf %355, %381 : f32
      %383 = arith.remui %363, %c7 : index
      %384 = arith.muli %383, %c18 : index
      %385 = arith.addi %8, %384 : index
      %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
      %388 = vector.extract %387[0] : f32 from vector<1xf32>
      %389 = arith.mulf %388, %374 : f32
      %390 = arith.mulf %362, %389 : f32
      %391 = arith.muli %368, %outputFeatures : index
      %392 = arith.addi %391, %15 : index
      %393 = wave.lane
      %394 = arith.remui %393, %c7 : index
      %395 = arith.addi %392, %394 : index
      scf.if %13 {
        %396 = arith.addi %395, %c4 : index
        %397 = memref.load %residual[%396] : memref<?xf32>
        %398 = arith.addf %397, %382 : f32
        %399 = arith.addi %395, %c4 : index
        memref.store %398, %out[%399] : memref<?xf32>
      } else {
        %400 = arith.addi %395, %c4 : index
        memref.store %382, %out[%400] : memref<?xf32>
      }
      scf.if %13 {
        %401 = arith.addi %395, %c7 : index
        %402 = memref.load %residual[%401] : memref<?xf32>
        %403 = arith.addf %402, %390 : f32
        %404 = arith.addi %395, %c7 : index
        memref.store %403, %out[%404] : memref<?xf32>
      } else {
        %405 = arith.addi %395, %c7 : index
        memref.store %390, %out[%405] : memref<?xf32>
      }
    }
    %406 = arith.muli %247, %c18 : index
    %407 = arith.addi %406, %c3 : index
    %408 = arith.muli %407, %c1 : index
    %409 = arith.addi %408, %246 : index
    %410 = arith.addi %409, %c4 : index
    %411 = memref.load %12[%410] : memref<?xf32>
    %412 = arith.addi %410, %c19 : index
    %413 = memref.load %12[%412] : memref<?xf32>
    %414 = arith.addf %411, %413 : f32
    %415 = arith.muli %407, %c1 : index
    %416 = arith.addi %415, %246 : index
    %417 = arith.addi %416, %c20 : index
    %418 = memref.load %12[%417] : memref<?xf32>
    %419 = arith.addi %417, %c19 : index
    %420 = memref.load %12[%419] : memref<?xf32>
    %421 = arith.addf %418, %420 : f32
    %422 = wave.lane
    %423 = arith.addi %11, %c4 : index
    %424 = arith.muli %407, %c3 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.divui %422, %c7 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.cmpi slt, %427, %10 : index
    scf.if %428 {
      %429 = arith.cmpi eq, %hasFactors, %c5 : index
      %430 = arith.muli %427, %c3 : index
      %431 = memref.load %factors[%430] : memref<?xf32>
      %432 = arith.mulf %431, %operandScale : f32
      %433 = arith.select %429, %432, %operandScale : f32
      %434 = arith.remui %422, %c7 : index
      %435 = arith.muli %434, %c18 : index
      %436 = arith.addi %6, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
      %439 = vector.extract %438[0] : f32 from vector<1xf32>
      %440 = arith.mulf %439, %433 : f32
      %441 = arith.mulf %414, %440 : f32
      %442 = arith.remui %422, %c7 : index
      %443 = arith.muli %442, %c18 : index
      %444 = arith.addi %8, %443 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.mulf %447, %433 : f32
      %449 = arith.mulf %421, %448 : f32
      %450 = arith.muli %427, %outputFeatures : index
      %451 = arith.addi %450, %15 : index
      %452 = wave.lane
      %453 = arith.remui %452, %c7 : index
      %454 = arith.addi %451, %453 : index
      scf.if %13 {
        %455 = arith.addi %454, %c4 : index
        %456 = memref.load %residual[%455] : memref<?xf32>
        %457 = arith.addf %456, %441 : f32
        %458 = arith.addi %454, %c4 : index
        memref.store %457, %out[%458] : memref<?xf32>
      } else {
        %459 = arith.addi %454, %c4 : index
        memref.store %441, %out[%459] : memref<?xf32>
      }
      scf.if %13 {
        %460 = arith.addi %454, %c7 : index
        %461 = memref.load %residual[%460] : memref<?xf32>
        %462 = arith.addf %461, %449 : f32
        %463 = arith.addi %454, %c7 : index
        memref.store %462, %out[%463] : memref<?xf32>
      } else {
        %464 = arith.addi %454, %c7 : index
        memref.store %449, %out[%464] : memref<?xf32>
      }
    }
    %465 = arith.muli %247, %c18 : index
    %466 = arith.addi %465, %c21 : index
    %467 = arith.muli %466, %c1 : index
    %468 = arith.addi %467, %246 : index
    %469 = arith.addi %468, %c4 : index
    %470 = memref.load %12[%469] : memref<?xf32>
    %471 = arith.addi %469, %c19 : index
    %472 = memref.load %12[%471] : memref<?xf32>
    %473 = arith.addf %470, %472 : f32
    %474 = arith.muli %466, %c1 : index
    %475 = arith.addi %474, %246 : index
    %476 = arith.addi %475, %c20 : index
    %477 = memref.load %12[%476] : memref<?xf32>
    %478 = arith.addi %476, %c19 : index
    %479 = memref.load %12[%478] : memref<?xf32>
    %480 = arith.addf %477, %479 : f32
    %481 = wave.lane
    %482 = arith.addi %11, %c4 : index
    %483 = arith.muli %466, %c3 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.divui %481, %c7 : index
    %486 = arith.addi %484, %485 : index
    %487 = arith.cmpi slt, %486, %10 : index
    scf.if %487 {
      %488 = arith.cmpi eq, %hasFactors, %c5 : index
      %489 = arith.muli %486, %c3 : index
      %490 = memref.load %factors[%489] : memref<?xf32>
      %491 = arith.mulf %490, %operandScale : f32
      %492 = arith.select %488, %491, %operandScale : f32
      %493 = arith.remui %481, %c7 : index
      %494 = arith.muli %493, %c18 : index
      %495 = arith.addi %6, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %492 : f32
      %500 = arith.mulf %473, %499 : f32
      %501 = arith.remui %481, %c7 : index
      %502 = arith.muli %501, %c18 : index
      %503 = arith.addi %8, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<1xf32>
      %506 = vector.extract %505[0] : f32 from vector<1xf32>
      %507 = arith.mulf %506, %492 : f32
      %508 = arith.mulf %480, %507 : f32
      %509 = arith.muli %486, %outputFeatures : index
      %510 = arith.addi %509, %15 : index
      %511 = wave.lane
      %512 = arith.remui %511, %c7 : index
      %513 = arith.addi %510, %512 : index
      scf.if %13 {
        %514 = arith.addi %513, %c4 : index
        %515 = memref.load %residual[%514] : memref<?xf32>
        %516 = arith.addf %515, %500 : f32
        %517 = arith.addi %513, %c4 : index
        memref.store %516, %out[%517] : memref<?xf32>
      } else {
        %518 = arith.addi %513, %c4 : index
        memref.store %500, %out[%518] : memref<?xf32>
      }
      scf.if %13 {
        %519 = arith.addi %513, %c7 : index
        %520 = memref.load %residual[%519] : memref<?xf32>
        %521 = arith.addf %520, %508 : f32
        %522 = arith.addi %513, %c7 : index
        memref.store %521, %out[%522] : memref<?xf32>
      } else {
        %523 = arith.addi %513, %c7 : index
        memref.store %508, %out[%523] : memref<?xf32>
      }
    }
  }
  wave.return
}
