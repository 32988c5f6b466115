// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c12 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c14 = arith.constant 512 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 8 : index
  %hasFactors = wave.param "hasFactors" : index
  %c20 = arith.constant 0x3F800000 : f32
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.wave
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c6 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = arith.muli %1, %c3 : index
    %16 = arith.divui %inputFeatures, %c6 : index
    %17 = arith.muli %10, %stepsPerWave : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %18, %stepsPerWave : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.subi %20, %18 : index
    %22 = arith.divui %21, %c12 : index
    %23 = arith.muli %22, %c12 : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %26 = arith.addi %18, %stepsPerWave : index
    %27 = arith.select %25, %26, %24 : index
    %30 = scf.for %28 = %18 to %27 step %c12 iter_args(%29 = %c10) -> (vector<8xf32>) {
      %31 = wave.lane
      %32 = arith.addi %28, %c4 : index
      %33 = arith.addi %6, %c2 : index
      %34 = arith.muli %32, %c14 : index
      %35 = arith.addi %33, %34 : index
      %36 = arith.remui %31, %c6 : index
      %37 = arith.muli %36, %c6 : index
      %38 = arith.addi %35, %37 : index
      %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %40 = vector.bitcast %39 : vector<16xi8> to vector<8xf16>
      %41 = arith.addi %38, %c15 : index
      %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
      %44 = vector.shuffle %40, %43 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %45 = arith.addi %28, %c3 : index
      %46 = arith.addi %6, %c2 : index
      %47 = arith.muli %45, %c14 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.remui %31, %c6 : index
      %50 = arith.muli %49, %c6 : index
      %51 = arith.addi %48, %50 : index
      %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %53 = vector.bitcast %52 : vector<16xi8> to vector<8xf16>
      %54 = arith.addi %51, %c15 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = vector.shuffle %53, %56 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %58 = arith.addi %28, %c16 : index
      %59 = arith.addi %6, %c2 : index
      %60 = arith.muli %58, %c14 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.remui %31, %c6 : index
      %63 = arith.muli %62, %c6 : index
      %64 = arith.addi %61, %63 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = arith.addi %64, %c15 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = vector.shuffle %66, %69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.addi %28, %c17 : index
      %72 = arith.addi %6, %c2 : index
      %73 = arith.muli %71, %c14 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.remui %31, %c6 : index
      %76 = arith.muli %75, %c6 : index
      %77 = arith.addi %74, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = arith.addi %77, %c15 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = vector.shuffle %79, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.addi %15, %c4 : index
      %85 = arith.muli %28, %c3 : index
      %86 = arith.addi %85, %c4 : index
      %87 = arith.divui %inputFeatures, %c6 : index
      %88 = arith.muli %84, %87 : index
      %89 = arith.addi %88, %86 : index
      %90 = arith.muli %tileRows, %c6 : index
      %91 = arith.muli %89, %90 : index
      %92 = arith.remui %31, %tileRows : index
      %93 = arith.muli %92, %c18 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %x[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.muli %tileRows, %c18 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %95, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %44, %29 : vector<16xf16>, vector<8xf32>
      %101 = arith.addi %15, %c4 : index
      %102 = arith.muli %28, %c3 : index
      %103 = arith.addi %102, %c3 : index
      %104 = arith.divui %inputFeatures, %c6 : index
      %105 = arith.muli %101, %104 : index
      %106 = arith.addi %105, %103 : index
      %107 = arith.muli %tileRows, %c6 : index
      %108 = arith.muli %106, %107 : index
      %109 = arith.remui %31, %tileRows : index
      %110 = arith.muli %109, %c18 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.muli %tileRows, %c18 : index
      %114 = arith.addi %111, %113 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = wave.mma %116, %57, %100 : vector<16xf16>, vector<8xf32>
      %118 = arith.addi %15, %c4 : index
      %119 = arith.muli %28, %c3 : index
      %120 = arith.addi %119, %c16 : index
      %121 = arith.divui %inputFeatures, %c6 : index
      %122 = arith.muli %118, %121 : index
      %123 = arith.addi %122, %120 : index
      %124 = arith.muli %tileRows, %c6 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.remui %31, %tileRows : index
      %127 = arith.muli %126, %c18 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.muli %tileRows, %c18 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = wave.mma %133, %70, %117 : vector<16xf16>, vector<8xf32>
      %135 = arith.addi %15, %c4 : index
      %136 = arith.muli %28, %c3 : index
      %137 = arith.addi %136, %c17 : index
      %138 = arith.divui %inputFeatures, %c6 : index
      %139 = arith.muli %135, %138 : index
      %140 = arith.addi %139, %137 : index
      %141 = arith.muli %tileRows, %c6 : index
      %142 = arith.muli %140, %141 : index
      %143 = arith.remui %31, %tileRows : index
      %144 = arith.muli %143, %c18 : index
      %145 = arith.addi %142, %144 : index
      %146 = vector.load %x[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = arith.muli %tileRows, %c18 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = vector.shuffle %146, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = wave.mma %150, %83, %134 : vector<16xf16>, vector<8xf32>
      scf.yield %151 : vector<8xf32>
    }
    %152 = arith.select %25, %27, %20 : index
    %155 = scf.for %153 = %27 to %152 step %c3 iter_args(%154 = %30) -> (vector<8xf32>) {
      %156 = wave.lane
      %157 = arith.addi %153, %c4 : index
      %158 = arith.addi %6, %c2 : index
      %159 = arith.muli %157, %c14 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.remui %156, %c6 : index
      %162 = arith.muli %161, %c6 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<8xf16>
      %166 = arith.addi %163, %c15 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = arith.addi %15, %c4 : index
      %171 = arith.muli %153, %c3 : index
      %172 = arith.addi %171, %c4 : index
      %173 = arith.divui %inputFeatures, %c6 : index
      %174 = arith.muli %170, %173 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.muli %tileRows, %c6 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.remui %156, %tileRows : index
      %179 = arith.muli %178, %c18 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c18 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %169, %154 : vector<16xf16>, vector<8xf32>
      scf.yield %186 : vector<8xf32>
    }
    %187 = wave.lane
    %188 = vector.extract %155[0] : f32 from vector<8xf32>
    %189 = wave.lane
    %190 = arith.addi %9, %c4 : index
    %191 = arith.muli %c4, %c16 : index
    %192 = arith.addi %190, %191 : index
    %193 = arith.divui %189, %c6 : index
    %194 = arith.addi %192, %193 : index
    %195 = arith.cmpi slt, %194, %8 : index
    scf.if %195 {
      %196 = arith.cmpi eq, %hasFactors, %c3 : index
      %197 = memref.load %factors[%194] : memref<?xf32>
      %198 = arith.select %196, %197, %c20 : f32
      %199 = arith.remui %189, %c6 : index
      %200 = arith.muli %199, %c12 : index
      %201 = arith.addi %6, %200 : index
      %202 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %203 = vector.bitcast %202 : vector<4xi8> to vector<1xf32>
      %204 = vector.extract %203[0] : f32 from vector<1xf32>
      %205 = arith.mulf %204, %198 : f32
      %206 = arith.mulf %188, %205 : f32
      %207 = arith.muli %194, %outputFeatures : index
      %208 = arith.addi %207, %13 : index
      %209 = wave.lane
      %210 = arith.remui %209, %c6 : index
      %211 = arith.addi %208, %210 : index
      scf.if %11 {
        %212 = arith.addi %211, %c4 : index
        %213 = memref.load %residual[%212] : memref<?xf32>
        %214 = arith.addf %213, %206 : f32
        %215 = arith.addi %211, %c4 : index
        memref.store %214, %out[%215] : memref<?xf32>
      } else {
        %216 = arith.addi %211, %c4 : index
        memref.store %206, %out[%216] : memref<?xf32>
      }
    }
    %217 = vector.extract %155[1] : f32 from vector<8xf32>
    %218 = wave.lane
    %219 = arith.addi %9, %c4 : index
    %220 = arith.muli %c3, %c16 : index
    %221 = arith.addi %219, %220 : index
    %222 = arith.divui %218, %c6 : index
    %223 = arith.addi %221, %222 : index
    %224 = arith.cmpi slt, %223, %8 : index
    scf.if %224 {
      %225 = arith.cmpi eq, %hasFactors, %c3 : index
      %226 = memref.load %factors[%223] : memref<?xf32>
      %227 = arith.select %225, %226, %c20 : f32
      %228 = arith.remui %218, %c6 : index
      %229 = arith.muli %228, %c12 : index
      %230 = arith.addi %6, %229 : index
      %231 = vector.load %w[%230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %232 = vector.bitcast %231 : vector<4xi8> to vector<1xf32>
      %233 = vector.extract %232[0] : f32 from vector<1xf32>
      %234 = arith.mulf %233, %227 : f32
      %235 = arith.mulf %217, %234 : f32
      %236 = arith.muli %223, %outputFeatures : index
      %237 = arith.addi %236, %13 : index
      %238 = wave.lane
      %239 = arith.remui %238, %c6 : index
      %240 = arith.addi %237, %239 : index
      scf.if %11 {
        %241 = arith.addi %240, %c4 : index
        %242 = memref.load %residual[%241] : memref<?xf32>
        %243 = arith.addf %242, %235 : f32
        %244 = arith.addi %240, %c4 : index
        memref.store %243, %out[%244] : memref<?xf32>
      } else {
        %245 = arith.addi %240, %c4 : index
        memref.store %235, %out[%245] : memref<?xf32>
      }
    }
    %246 = vector.extract %155[2] : f32 from vector<8xf32>
    %247 = wave.lane
    %248 = arith.addi %9, %c4 : index
    %249 = arith.muli %c16, %c16 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.divui %247, %c6 : index
    %252 = arith.addi %250, %251 : index
    %253 = arith.cmpi slt, %252, %8 : index
    scf.if %253 {
      %254 = arith.cmpi eq, %hasFactors, %c3 : index
      %255 = memref.load %factors[%252] : memref<?xf32>
      %256 = arith.select %254, %255, %c20 : f32
      %257 = arith.remui %247, %c6 : index
      %258 = arith.muli %257, %c12 : index
      %259 = arith.addi %6, %258 : index
      %260 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %261 = vector.bitcast %260 : vector<4xi8> to vector<1xf32>
      %262 = vector.extract %261[0] : f32 from vector<1xf32>
      %263 = arith.mulf %262, %256 : f32
      %264 = arith.mulf %246, %263 : f32
      %265 = arith.muli %252, %outputFeatures : index
      %266 = arith.addi %265, %13 : index
      %267 = wave.lane
      %268 = arith.remui %267, %c6 : index
      %269 = arith.addi %266, %268 : index
      scf.if %11 {
        %270 = arith.addi %269, %c4 : index
        %271 = memref.load %residual[%270] : memref<?xf32>
        %272 = arith.addf %271, %264 : f32
        %273 = arith.addi %269, %c4 : index
        memref.store %272, %out[%273] : memref<?xf32>
      } else {
        %274 = arith.addi %269, %c4 : index
        memref.store %264, %out[%274] : memref<?xf32>
      }
    }
    %275 = vector.extract %155[3] : f32 from vector<8xf32>
    %276 = wave.lane
    %277 = arith.addi %9, %c4 : index
    %278 = arith.muli %c17, %c16 : index
    %279 = arith.addi %277, %278 : index
    %280 = arith.divui %276, %c6 : index
    %281 = arith.addi %279, %280 : index
    %282 = arith.cmpi slt, %281, %8 : index
    scf.if %282 {
      %283 = arith.cmpi eq, %hasFactors, %c3 : index
      %284 = memref.load %factors[%281] : memref<?xf32>
      %285 = arith.select %283, %284, %c20 : f32
      %286 = arith.remui %276, %c6 : index
      %287 = arith.muli %286, %c12 : index
      %288 = arith.addi %6, %287 : index
      %289 = vector.load %w[%288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %290 = vector.bitcast %289 : vector<4xi8> to vector<1xf32>
      %291 = vector.extract %290[0] : f32 from vector<1xf32>
      %292 = arith.mulf %291, %285 : f32
      %293 = arith.mulf %275, %292 : f32
      %294 = arith.muli %281, %outputFeatures : index
      %295 = arith.addi %294, %13 : index
      %296 = wave.lane
      %297 = arith.remui %296, %c6 : index
      %298 = arith.addi %295, %297 : index
      scf.if %11 {
        %299 = arith.addi %298, %c4 : index
        %300 = memref.load %residual[%299] : memref<?xf32>
        %301 = arith.addf %300, %293 : f32
        %302 = arith.addi %298, %c4 : index
        memref.store %301, %out[%302] : memref<?xf32>
      } else {
        %303 = arith.addi %298, %c4 : index
        memref.store %293, %out[%303] : memref<?xf32>
      }
    }
    %304 = vector.extract %155[4] : f32 from vector<8xf32>
    %305 = wave.lane
    %306 = arith.addi %9, %c4 : index
    %307 = arith.muli %c12, %c16 : index
    %308 = arith.addi %306, %307 : index
    %309 = arith.divui %305, %c6 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.cmpi slt, %310, %8 : index
    scf.if %311 {
      %312 = arith.cmpi eq, %hasFactors, %c3 : index
      %313 = memref.load %factors[%310] : memref<?xf32>
      %314 = arith.select %312, %313, %c20 : f32
      %315 = arith.remui %305, %c6 : index
      %316 = arith.muli %315, %c12 : index
      %317 = arith.addi %6, %316 : index
      %318 = vector.load %w[%317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %319 = vector.bitcast %318 : vector<4xi8> to vector<1xf32>
      %320 = vector.extract %319[0] : f32 from vector<1xf32>
      %321 = arith.mulf %320, %314 : f32
      %322 = arith.mulf %304, %321 : f32
      %323 = arith.muli %310, %outputFeatures : index
      %324 = arith.addi %323, %13 : index
      %325 = wave.lane
      %326 = arith.remui %325, %c6 : index
      %327 = arith.addi %324, %326 : index
      scf.if %11 {
        %328 = arith.addi %327, %c4 : index
        %329 = memref.load %residual[%328] : memref<?xf32>
        %330 = arith.addf %329, %322 : f32
        %331 = arith.addi %327, %c4 : index
        memref.store %330, %out[%331] : memref<?xf32>
      } else {
        %332 = arith.addi %327, %c4 : index
        memref.store %322, %out[%332] : memref<?xf32>
      }
    }
    %333 = vector.extract %155[5] : f32 from vector<8xf32>
    %334 = wave.lane
    %335 = arith.addi %9, %c4 : index
    %336 = arith.muli %c21, %c16 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.divui %334, %c6 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.cmpi slt, %339, %8 : index
    scf.if %340 {
      %341 = arith.cmpi eq, %hasFactors, %c3 : index
      %342 = memref.load %factors[%339] : memref<?xf32>
      %343 = arith.select %341, %342, %c20 : f32
      %344 = arith.remui %334, %c6 : index
      %345 = arith.muli %344, %c12 : index
      %346 = arith.addi %6, %345 : index
      %347 = vector.load %w[%346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %348 = vector.bitcast %347 : vector<4xi8> to vector<1xf32>
      %349 = vector.extract %348[0] : f32 from vector<1xf32>
      %350 = arith.mulf %349, %343 : f32
      %351 = arith.mulf %333, %350 : f32
      %352 = arith.muli %339, %outputFeatures : index
      %353 = arith.addi %352, %13 : index
      %354 = wave.lane
      %355 = arith.remui %354, %c6 : index
      %356 = arith.addi %353, %355 : index
      scf.if %11 {
        %357 = arith.addi %356, %c4 : index
        %358 = memref.load %residual[%357] : memref<?xf32>
        %359 = arith.addf %358, %351 : f32
        %360 = arith.addi %356, %c4 : index
        memref.store %359, %out[%360] : memref<?xf32>
      } else {
        %361 = arith.addi %356, %c4 : index
        memref.store %351, %out[%361] : memref<?xf32>
      }
    }
    %362 = vector.extract %155[6] : f32 from vector<8xf32>
    %363 = wave.lane
    %364 = arith.addi %9, %c4 : index
    %365 = arith.muli %c22, %c16 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.divui %363, %c6 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.cmpi slt, %368, %8 : index
    scf.if %369 {
      %370 = arith.cmpi eq, %hasFactors, %c3 : index
      %371 = memref.load %factors[%368] : memref<?xf32>
      %372 = arith.select %370, %371, %c20 : f32
      %373 = arith.remui %363, %c6 : index
      %374 = arith.muli %373, %c12 : index
      %375 = arith.addi %6, %374 : index
      %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
      %378 = vector.extract %377[0] : f32 from vector<1xf32>
      %379 = arith.mulf %378, %372 : f32
      %380 = arith.mulf %362, %379 : f32
      %381 = arith.muli %368, %outputFeatures : index
      %382 = arith.addi %381, %13 : index
      %383 = wave.lane
      %384 = arith.remui %383, %c6 : index
      %385 = arith.addi %382, %384 : index
      scf.if %11 {
        %386 = arith.addi %385, %c4 : index
        %387 = memref.load %residual[%386] : memref<?xf32>
        %388 = arith.addf %387, %380 : f32
        %389 = arith.addi %385, %c4 : index
        memref.store %388, %out[%389] : memref<?xf32>
      } else {
        %390 = arith.addi %385, %c4 : index
        memref.store %380, %out[%390] : memref<?xf32>
      }
    }
    %391 = vector.extract %155[7] : f32 from vector<8xf32>
    %392 = wave.lane
    %393 = arith.addi %9, %c4 : index
    %394 = arith.muli %c23, %c16 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c6 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %8 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c3 : index
      %400 = memref.load %factors[%397] : memref<?xf32>
      %401 = arith.select %399, %400, %c20 : f32
      %402 = arith.remui %392, %c6 : index
      %403 = arith.muli %402, %c12 : index
      %404 = arith.addi %6, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %391, %408 : f32
      %410 = arith.muli %397, %outputFeatures : index
      %411 = arith.addi %410, %13 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c6 : index
      %414 = arith.addi %411, %413 : index
      scf.if %11 {
        %415 = arith.addi %414, %c4 : index
        %416 = memref.load %residual[%415] : memref<?xf32>
        %417 = arith.addf %416, %409 : f32
        %418 = arith.addi %414, %c4 : index
        memref.store %417, %out[%418] : memref<?xf32>
      } else {
        %419 = arith.addi %414, %c4 : index
        memref.store %409, %out[%419] : memref<?xf32>
      }
    }
  }
  wave.return
}
