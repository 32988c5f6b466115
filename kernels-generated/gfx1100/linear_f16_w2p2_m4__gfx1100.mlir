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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 512 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
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
  %12 = wave.wave
  %13 = wave.scratch %operandHalves : memref<?xf16>
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %11, %10 : index
  scf.if %18 {
    %19 = arith.muli %1, %c5 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c1 : index
    %22 = wave.lane
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c13 : index
    scf.for %25 = %24 to %operandHalves step %c14 {
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %26, %13[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.divui %inputFeatures, %c7 : index
    %28 = arith.muli %12, %stepsPerWave : index
    %29 = arith.minsi %28, %27 : index
    %30 = arith.addi %29, %stepsPerWave : index
    %31 = arith.minsi %30, %27 : index
    %32 = arith.subi %31, %29 : index
    %33 = arith.divui %32, %c17 : index
    %34 = arith.muli %33, %c17 : index
    %35 = arith.addi %29, %34 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %37 = arith.addi %29, %stepsPerWave : index
    %38 = arith.select %36, %37, %35 : index
    %42:2 = scf.for %39 = %29 to %38 step %c17 iter_args(%40 = %c15, %41 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %39, %c4 : index
      %45 = arith.addi %6, %c2 : index
      %46 = arith.muli %44, %c14 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c7 : index
      %49 = arith.muli %48, %c7 : index
      %50 = arith.addi %47, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = arith.addi %50, %c19 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = vector.shuffle %52, %55 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %57 = arith.addi %39, %c5 : index
      %58 = arith.addi %6, %c2 : index
      %59 = arith.muli %57, %c14 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %43, %c7 : index
      %62 = arith.muli %61, %c7 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c19 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %39, %c3 : index
      %71 = arith.addi %6, %c2 : index
      %72 = arith.muli %70, %c14 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %43, %c7 : index
      %75 = arith.muli %74, %c7 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c19 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %39, %c20 : index
      %84 = arith.addi %6, %c2 : index
      %85 = arith.muli %83, %c14 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %43, %c7 : index
      %88 = arith.muli %87, %c7 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c19 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %39, %c4 : index
      %97 = arith.addi %8, %c2 : index
      %98 = arith.muli %96, %c14 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %43, %c7 : index
      %101 = arith.muli %100, %c7 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c19 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %39, %c5 : index
      %110 = arith.addi %8, %c2 : index
      %111 = arith.muli %109, %c14 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %43, %c7 : index
      %114 = arith.muli %113, %c7 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c19 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %39, %c3 : index
      %123 = arith.addi %8, %c2 : index
      %124 = arith.muli %122, %c14 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %43, %c7 : index
      %127 = arith.muli %126, %c7 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c19 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %39, %c20 : index
      %136 = arith.addi %8, %c2 : index
      %137 = arith.muli %135, %c14 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %43, %c7 : index
      %140 = arith.muli %139, %c7 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c19 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %19, %c4 : index
      %149 = arith.muli %39, %c5 : index
      %150 = arith.addi %149, %c4 : index
      %151 = arith.divui %inputFeatures, %c7 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c7 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c13 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %13[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c13 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %13[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %40 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %41 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %19, %c4 : index
      %167 = arith.muli %39, %c5 : index
      %168 = arith.addi %167, %c5 : index
      %169 = arith.divui %inputFeatures, %c7 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c7 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c13 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %13[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c13 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %13[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %69, %164 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %121, %165 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %19, %c4 : index
      %185 = arith.muli %39, %c5 : index
      %186 = arith.addi %185, %c3 : index
      %187 = arith.divui %inputFeatures, %c7 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c7 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c13 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %13[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c13 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %13[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %82, %182 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %134, %183 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %19, %c4 : index
      %203 = arith.muli %39, %c5 : index
      %204 = arith.addi %203, %c20 : index
      %205 = arith.divui %inputFeatures, %c7 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c7 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c13 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %13[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c13 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %13[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %95, %200 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %147, %201 : vector<16xf16>, vector<8xf32>
      scf.yield %218, %219 : vector<8xf32>, vector<8xf32>
    }
    %220 = arith.select %36, %38, %31 : index
    %224:2 = scf.for %221 = %38 to %220 step %c5 iter_args(%222 = %42#0, %223 = %42#1) -> (vector<8xf32>, vector<8xf32>) {
      %225 = wave.lane
      %226 = arith.addi %221, %c4 : index
      %227 = arith.addi %6, %c2 : index
      %228 = arith.muli %226, %c14 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.remui %225, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = arith.addi %232, %c19 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.addi %221, %c4 : index
      %240 = arith.addi %8, %c2 : index
      %241 = arith.muli %239, %c14 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.remui %225, %c7 : index
      %244 = arith.muli %243, %c7 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<8xf16>
      %248 = arith.addi %245, %c19 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.addi %19, %c4 : index
      %253 = arith.muli %221, %c5 : index
      %254 = arith.addi %253, %c4 : index
      %255 = arith.divui %inputFeatures, %c7 : index
      %256 = arith.muli %252, %255 : index
      %257 = arith.addi %256, %254 : index
      %258 = arith.muli %tileRows, %c7 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.remui %225, %tileRows : index
      %261 = arith.muli %260, %c13 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %13[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c13 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %13[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %238, %222 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %251, %223 : vector<16xf16>, vector<8xf32>
      scf.yield %268, %269 : vector<8xf32>, vector<8xf32>
    }
    %270 = wave.lane
    %271 = wave.wave
    %272 = arith.muli %271, %c3 : index
    %273 = arith.addi %272, %c4 : index
    %274 = arith.muli %273, %c19 : index
    %275 = arith.addi %274, %270 : index
    %276 = vector.extract %224#0[0] : f32 from vector<8xf32>
    %277 = arith.addi %275, %c4 : index
    memref.store %276, %14[%277] : memref<?xf32>
    %278 = vector.extract %224#0[1] : f32 from vector<8xf32>
    %279 = arith.addi %275, %c1 : index
    memref.store %278, %14[%279] : memref<?xf32>
    %280 = vector.extract %224#0[2] : f32 from vector<8xf32>
    %281 = arith.addi %275, %c21 : index
    memref.store %280, %14[%281] : memref<?xf32>
    %282 = vector.extract %224#0[3] : f32 from vector<8xf32>
    %283 = arith.addi %275, %c22 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %224#0[4] : f32 from vector<8xf32>
    %285 = arith.addi %275, %c2 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %224#0[5] : f32 from vector<8xf32>
    %287 = arith.addi %275, %c23 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %224#0[6] : f32 from vector<8xf32>
    %289 = arith.addi %275, %c24 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %224#0[7] : f32 from vector<8xf32>
    %291 = arith.addi %275, %c25 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = arith.muli %271, %c3 : index
    %293 = arith.addi %292, %c5 : index
    %294 = arith.muli %293, %c19 : index
    %295 = arith.addi %294, %270 : index
    %296 = vector.extract %224#1[0] : f32 from vector<8xf32>
    %297 = arith.addi %295, %c4 : index
    memref.store %296, %14[%297] : memref<?xf32>
    %298 = vector.extract %224#1[1] : f32 from vector<8xf32>
    %299 = arith.addi %295, %c1 : index
    memref.store %298, %14[%299] : memref<?xf32>
    %300 = vector.extract %224#1[2] : f32 from vector<8xf32>
    %301 = arith.addi %295, %c21 : index
    memref.store %300, %14[%301] : memref<?xf32>
    %302 = vector.extract %224#1[3] : f32 from vector<8xf32>
    %303 = arith.addi %295, %c22 : index
    memref.store %302, %14[%303] : memref<?xf32>
    %304 = vector.extract %224#1[4] : f32 from vector<8xf32>
    %305 = arith.addi %295, %c2 : index
    memref.store %304, %14[%305] : memref<?xf32>
    %306 = vector.extract %224#1[5] : f32 from vector<8xf32>
    %307 = arith.addi %295, %c23 : index
    memref.store %306, %14[%307] : memref<?xf32>
    %308 = vector.extract %224#1[6] : f32 from vector<8xf32>
    %309 = arith.addi %295, %c24 : index
    memref.store %308, %14[%309] : memref<?xf32>
    %310 = vector.extract %224#1[7] : f32 from vector<8xf32>
    %311 = arith.addi %295, %c25 : index
    memref.store %310, %14[%311] : memref<?xf32>
    wave.barrier
    %312 = arith.muli %271, %c17 : index
    %313 = arith.addi %312, %c4 : index
    %314 = arith.muli %313, %c1 : index
    %315 = arith.addi %314, %270 : index
    %316 = arith.addi %315, %c4 : index
    %317 = memref.load %14[%316] : memref<?xf32>
    %318 = arith.addi %316, %c14 : index
    %319 = memref.load %14[%318] : memref<?xf32>
    %320 = arith.addf %317, %319 : f32
    %321 = arith.muli %313, %c1 : index
    %322 = arith.addi %321, %270 : index
    %323 = arith.addi %322, %c19 : index
    %324 = memref.load %14[%323] : memref<?xf32>
    %325 = arith.addi %323, %c14 : index
    %326 = memref.load %14[%325] : memref<?xf32>
    %327 = arith.addf %324, %326 : f32
    %328 = wave.lane
    %329 = arith.addi %11, %c4 : index
    %330 = arith.muli %313, %c3 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.divui %328, %c7 : index
    %333 = arith.addi %331, %332 : index
    %334 = arith.cmpi slt, %333, %10 : index
    scf.if %334 {
      %335 = arith.cmpi eq, %hasFactors, %c5 : index
      %336 = memref.load %factors[%333] : memref<?xf32>
      %337 = arith.select %335, %336, %c27 : f32
      %338 = arith.remui %328, %c7 : index
      %339 = arith.muli %338, %c17 : index
      %340 = arith.addi %6, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %337 : f32
      %345 = arith.mulf %320, %344 : f32
      %346 = arith.remui %328, %c7 : index
      %347 = arith.muli %346, %c17 : index
      %348 = arith.addi %8, %347 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
      %351 = vector.extract %350[0] : f32 from vector<1xf32>
      %352 = arith.mulf %351, %337 : f32
      %353 = arith.mulf %327, %352 : f32
      %354 = arith.muli %333, %outputFeatures : index
      %355 = arith.addi %354, %17 : index
      %356 = wave.lane
      %357 = arith.remui %356, %c7 : index
      %358 = arith.addi %355, %357 : index
      scf.if %15 {
        %359 = arith.addi %358, %c4 : index
        %360 = memref.load %residual[%359] : memref<?xf32>
        %361 = arith.addf %360, %345 : f32
        %362 = arith.addi %358, %c4 : index
        memref.store %361, %out[%362] : memref<?xf32>
      } else {
        %363 = arith.addi %358, %c4 : index
        memref.store %345, %out[%363] : memref<?xf32>
      }
      scf.if %15 {
        %364 = arith.addi %358, %c7 : index
        %365 = memref.load %residual[%364] : memref<?xf32>
        %366 = arith.addf %365, %353 : f32
        %367 = arith.addi %358, %c7 : index
        memref.store %366, %out[%367] : memref<?xf32>
      } else {
        %368 = arith.addi %358, %c7 : index
        memref.store %353, %out[%368] : memref<?xf32>
      }
    }
    %369 = arith.muli %271, %c17 : index
    %370 = arith.addi %369, %c5 : index
    %371 = arith.muli %370, %c1 : index
    %372 = arith.addi %371, %270 : index
    %373 = arith.addi %372, %c4 : index
    %374 = memref.load %14[%373] : memref<?xf32>
    %375 = arith.addi %373, %c14 : index
    %376 = memref.load %14[%375] : memref<?xf32>
    %377 = arith.addf %374, %376 : f32
    %378 = arith.muli %370, %c1 : index
    %379 = arith.addi %378, %270 : index
    %380 = arith.addi %379, %c19 : index
    %381 = memref.load %14[%380] : memref<?xf32>
    %382 = arith.addi %380, %c14 : index
    %383 = memref.load %14[%382] : memref<?xf32>
    %384 = arith.addf %381, %383 : f32
    %385 = wave.lane
    %386 = arith.addi %11, %c4 : index
    %387 = arith.muli %370, %c3 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.divui %385, %c7 : index
    %390 = arith.addi %388, %389 : index
    %391 = arith.cmpi slt, %390, %10 : index
    scf.if %391 {
      %392 = arith.cmpi eq, %hasFactors, %c5 : index
      %393 = memref.load %factors[%390] : memref<?xf32>
      %394 = arith.select %392, %393, %c27 : f32
      %395 = arith.remui %385, %c7 : index
      %396 = arith.muli %395, %c17 : index
      %397 = arith.addi %6, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %394 : f32
      %402 = arith.mulf %377, %401 : f32
      %403 = arith.remui %385, %c7 : index
      %404 = arith.muli %403, %c17 : index
      %405 = arith.addi %8, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %394 : f32
      %410 = arith.mulf %384, %409 : f32
      %411 = arith.muli %390, %outputFeatures : index
      %412 = arith.addi %411, %17 : index
      %413 = wave.lane
      %414 = arith.remui %413, %c7 : index
      %415 = arith.addi %412, %414 : index
      scf.if %15 {
        %416 = arith.addi %415, %c4 : index
        %417 = memref.load %residual[%416] : memref<?xf32>
        %418 = arith.addf %417, %402 : f32
        %419 = arith.addi %415, %c4 : index
        memref.store %418, %out[%419] : memref<?xf32>
      } else {
        %420 = arith.addi %415, %c4 : index
        memref.store %402, %out[%420] : memref<?xf32>
      }
      scf.if %15 {
        %421 = arith.addi %415, %c7 : index
        %422 = memref.load %residual[%421] : memref<?xf32>
        %423 = arith.addf %422, %410 : f32
        %424 = arith.addi %415, %c7 : index
        memref.store %423, %out[%424] : memref<?xf32>
      } else {
        %425 = arith.addi %415, %c7 : index
        memref.store %410, %out[%425] : memref<?xf32>
      }
    }
    %426 = arith.muli %271, %c17 : index
    %427 = arith.addi %426, %c3 : index
    %428 = arith.muli %427, %c1 : index
    %429 = arith.addi %428, %270 : index
    %430 = arith.addi %429, %c4 : index
    %431 = memref.load %14[%430] : memref<?xf32>
    %432 = arith.addi %430, %c14 : index
    %433 = memref.load %14[%432] : memref<?xf32>
    %434 = arith.addf %431, %433 : f32
    %435 = arith.muli %427, %c1 : index
    %436 = arith.addi %435, %270 : index
    %437 = arith.addi %436, %c19 : index
    %438 = memref.load %14[%437] : memref<?xf32>
    %439 = arith.addi %437, %c14 : index
    %440 = memref.load %14[%439] : memref<?xf32>
    %441 = arith.addf %438, %440 : f32
    %442 = wave.lane
    %443 = arith.addi %11, %c4 : index
    %444 = arith.muli %427, %c3 : index
    %445 = arith.addi %443, %444 : index
    %446 = arith.divui %442, %c7 : index
    %447 = arith.addi %445, %446 : index
    %448 = arith.cmpi slt, %447, %10 : index
    scf.if %448 {
      %449 = arith.cmpi eq, %hasFactors, %c5 : index
      %450 = memref.load %factors[%447] : memref<?xf32>
      %451 = arith.select %449, %450, %c27 : f32
      %452 = arith.remui %442, %c7 : index
      %453 = arith.muli %452, %c17 : index
      %454 = arith.addi %6, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %451 : f32
      %459 = arith.mulf %434, %458 : f32
      %460 = arith.remui %442, %c7 : index
      %461 = arith.muli %460, %c17 : index
      %462 = arith.addi %8, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %451 : f32
      %467 = arith.mulf %441, %466 : f32
      %468 = arith.muli %447, %outputFeatures : index
      %469 = arith.addi %468, %17 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c7 : index
      %472 = arith.addi %469, %471 : index
      scf.if %15 {
        %473 = arith.addi %472, %c4 : index
        %474 = memref.load %residual[%473] : memref<?xf32>
        %475 = arith.addf %474, %459 : f32
        %476 = arith.addi %472, %c4 : index
        memref.store %475, %out[%476] : memref<?xf32>
      } else {
        %477 = arith.addi %472, %c4 : index
        memref.store %459, %out[%477] : memref<?xf32>
      }
      scf.if %15 {
        %478 = arith.addi %472, %c7 : index
        %479 = memref.load %residual[%478] : memref<?xf32>
        %480 = arith.addf %479, %467 : f32
        %481 = arith.addi %472, %c7 : index
        memref.store %480, %out[%481] : memref<?xf32>
      } else {
        %482 = arith.addi %472, %c7 : index
        memref.store %467, %out[%482] : memref<?xf32>
      }
    }
    %483 = arith.muli %271, %c17 : index
    %484 = arith.addi %483, %c20 : index
    %485 = arith.muli %484, %c1 : index
    %486 = arith.addi %485, %270 : index
    %487 = arith.addi %486, %c4 : index
    %488 = memref.load %14[%487] : memref<?xf32>
    %489 = arith.addi %487, %c14 : index
    %490 = memref.load %14[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.muli %484, %c1 : index
    %493 = arith.addi %492, %270 : index
    %494 = arith.addi %493, %c19 : index
    %495 = memref.load %14[%494] : memref<?xf32>
    %496 = arith.addi %494, %c14 : index
    %497 = memref.load %14[%496] : memref<?xf32>
    %498 = arith.addf %495, %497 : f32
    %499 = wave.lane
    %500 = arith.addi %11, %c4 : index
    %501 = arith.muli %484, %c3 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.divui %499, %c7 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.cmpi slt, %504, %10 : index
    scf.if %505 {
      %506 = arith.cmpi eq, %hasFactors, %c5 : index
      %507 = memref.load %factors[%504] : memref<?xf32>
      %508 = arith.select %506, %507, %c27 : f32
      %509 = arith.remui %499, %c7 : index
      %510 = arith.muli %509, %c17 : index
      %511 = arith.addi %6, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %491, %515 : f32
      %517 = arith.remui %499, %c7 : index
      %518 = arith.muli %517, %c17 : index
      %519 = arith.addi %8, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %508 : f32
      %524 = arith.mulf %498, %523 : f32
      %525 = arith.muli %504, %outputFeatures : index
      %526 = arith.addi %525, %17 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c7 : index
      %529 = arith.addi %526, %528 : index
      scf.if %15 {
        %530 = arith.addi %529, %c4 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %516 : f32
        %533 = arith.addi %529, %c4 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c4 : index
        memref.store %516, %out[%534] : memref<?xf32>
      }
      scf.if %15 {
        %535 = arith.addi %529, %c7 : index
        %536 = memref.load %residual[%535] : memref<?xf32>
        %537 = arith.addf %536, %524 : f32
        %538 = arith.addi %529, %c7 : index
        memref.store %537, %out[%538] : memref<?xf32>
      } else {
        %539 = arith.addi %529, %c7 : index
        memref.store %524, %out[%539] : memref<?xf32>
      }
    }
  }
  wave.return
}
