// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 768 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c6 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = wave.lane
    %16 = arith.remui %15, %c6 : index
    %17 = arith.remui %16, %tileRows : index
    %18 = arith.addi %9, %17 : index
    %19 = arith.divui %18, %tileRows : index
    %20 = arith.divui %inputFeatures, %c6 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.divui %c4, %c6 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c11 : index
    %25 = arith.remui %c4, %c6 : index
    %26 = arith.divui %25, %c12 : index
    %27 = arith.addi %24, %26 : index
    %28 = arith.muli %tileRows, %c12 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c12 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.remui %c4, %c12 : index
    %34 = arith.addi %32, %33 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c6 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c16 : index
    %44 = arith.muli %43, %c16 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c16 iter_args(%49 = %c13) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c4 : index
      %53 = arith.addi %6, %c2 : index
      %54 = arith.muli %52, %c17 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c6 : index
      %57 = arith.muli %56, %c6 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c18 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %48, %c3 : index
      %66 = arith.addi %6, %c2 : index
      %67 = arith.muli %65, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c6 : index
      %70 = arith.muli %69, %c6 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c18 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %48, %c11 : index
      %79 = arith.addi %6, %c2 : index
      %80 = arith.muli %78, %c17 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c6 : index
      %83 = arith.muli %82, %c6 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c18 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %48, %c19 : index
      %92 = arith.addi %6, %c2 : index
      %93 = arith.muli %91, %c17 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c6 : index
      %96 = arith.muli %95, %c6 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c18 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.muli %48, %c3 : index
      %105 = arith.addi %104, %c4 : index
      %106 = arith.muli %tileRows, %c6 : index
      %107 = arith.muli %105, %106 : index
      %108 = arith.addi %34, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.muli %tileRows, %c12 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %64, %49 : vector<16xf16>, vector<8xf32>
      %115 = arith.muli %48, %c3 : index
      %116 = arith.addi %115, %c3 : index
      %117 = arith.muli %tileRows, %c6 : index
      %118 = arith.muli %116, %117 : index
      %119 = arith.addi %34, %118 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.muli %tileRows, %c12 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %x[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = wave.mma %124, %77, %114 : vector<16xf16>, vector<8xf32>
      %126 = arith.muli %48, %c3 : index
      %127 = arith.addi %126, %c11 : index
      %128 = arith.muli %tileRows, %c6 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.addi %34, %129 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.muli %tileRows, %c12 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %90, %125 : vector<16xf16>, vector<8xf32>
      %137 = arith.muli %48, %c3 : index
      %138 = arith.addi %137, %c19 : index
      %139 = arith.muli %tileRows, %c6 : index
      %140 = arith.muli %138, %139 : index
      %141 = arith.addi %34, %140 : index
      %142 = vector.load %x[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = arith.muli %tileRows, %c12 : index
      %144 = arith.addi %141, %143 : index
      %145 = vector.load %x[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %146 = vector.shuffle %142, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = wave.mma %146, %103, %136 : vector<16xf16>, vector<8xf32>
      scf.yield %147 : vector<8xf32>
    }
    %148 = arith.select %41, %47, %40 : index
    %151 = scf.for %149 = %47 to %148 step %c3 iter_args(%150 = %50) -> (vector<8xf32>) {
      %152 = wave.lane
      %153 = arith.addi %149, %c4 : index
      %154 = arith.addi %6, %c2 : index
      %155 = arith.muli %153, %c17 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.remui %152, %c6 : index
      %158 = arith.muli %157, %c6 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = arith.addi %159, %c18 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = arith.muli %149, %c3 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.muli %tileRows, %c6 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %34, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c12 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %165, %150 : vector<16xf16>, vector<8xf32>
      scf.yield %176 : vector<8xf32>
    }
    %177 = wave.lane
    %178 = wave.wave
    %179 = arith.muli %178, %c3 : index
    %180 = arith.addi %179, %c4 : index
    %181 = arith.muli %180, %c18 : index
    %182 = arith.addi %181, %177 : index
    %183 = vector.extract %151[0] : f32 from vector<8xf32>
    %184 = arith.addi %182, %c4 : index
    memref.store %183, %10[%184] : memref<?xf32>
    %185 = vector.extract %151[1] : f32 from vector<8xf32>
    %186 = arith.addi %182, %c1 : index
    memref.store %185, %10[%186] : memref<?xf32>
    %187 = vector.extract %151[2] : f32 from vector<8xf32>
    %188 = arith.addi %182, %c20 : index
    memref.store %187, %10[%188] : memref<?xf32>
    %189 = vector.extract %151[3] : f32 from vector<8xf32>
    %190 = arith.addi %182, %c21 : index
    memref.store %189, %10[%190] : memref<?xf32>
    %191 = vector.extract %151[4] : f32 from vector<8xf32>
    %192 = arith.addi %182, %c2 : index
    memref.store %191, %10[%192] : memref<?xf32>
    %193 = vector.extract %151[5] : f32 from vector<8xf32>
    %194 = arith.addi %182, %c22 : index
    memref.store %193, %10[%194] : memref<?xf32>
    %195 = vector.extract %151[6] : f32 from vector<8xf32>
    %196 = arith.addi %182, %c23 : index
    memref.store %195, %10[%196] : memref<?xf32>
    %197 = vector.extract %151[7] : f32 from vector<8xf32>
    %198 = arith.addi %182, %c24 : index
    memref.store %197, %10[%198] : memref<?xf32>
    wave.barrier
    %199 = arith.muli %178, %c3 : index
    %200 = arith.addi %199, %c4 : index
    %201 = arith.muli %200, %c1 : index
    %202 = arith.addi %201, %177 : index
    %203 = arith.addi %202, %c4 : index
    %204 = memref.load %10[%203] : memref<?xf32>
    %205 = arith.addi %203, %c18 : index
    %206 = memref.load %10[%205] : memref<?xf32>
    %207 = arith.addf %204, %206 : f32
    %208 = arith.addi %203, %c17 : index
    %209 = memref.load %10[%208] : memref<?xf32>
    %210 = arith.addf %207, %209 : f32
    %211 = arith.addi %203, %c25 : index
    %212 = memref.load %10[%211] : memref<?xf32>
    %213 = arith.addf %210, %212 : f32
    %214 = arith.addi %203, %c26 : index
    %215 = memref.load %10[%214] : memref<?xf32>
    %216 = arith.addf %213, %215 : f32
    %217 = arith.addi %203, %c27 : index
    %218 = memref.load %10[%217] : memref<?xf32>
    %219 = arith.addf %216, %218 : f32
    %220 = arith.addi %203, %c28 : index
    %221 = memref.load %10[%220] : memref<?xf32>
    %222 = arith.addf %219, %221 : f32
    %223 = arith.addi %203, %c29 : index
    %224 = memref.load %10[%223] : memref<?xf32>
    %225 = arith.addf %222, %224 : f32
    %226 = wave.lane
    %227 = arith.addi %9, %c4 : index
    %228 = arith.muli %200, %c11 : index
    %229 = arith.addi %227, %228 : index
    %230 = arith.divui %226, %c6 : index
    %231 = arith.addi %229, %230 : index
    %232 = arith.cmpi slt, %231, %8 : index
    scf.if %232 {
      %233 = arith.cmpi eq, %hasFactors, %c3 : index
      %234 = arith.muli %231, %c11 : index
      %235 = memref.load %factors[%234] : memref<?xf32>
      %236 = arith.mulf %235, %operandScale : f32
      %237 = arith.select %233, %236, %operandScale : f32
      %238 = arith.remui %226, %c6 : index
      %239 = arith.muli %238, %c16 : index
      %240 = arith.addi %6, %239 : index
      %241 = vector.load %w[%240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %242 = vector.bitcast %241 : vector<4xi8> to vector<1xf32>
      %243 = vector.extract %242[0] : f32 from vector<1xf32>
      %244 = arith.mulf %243, %237 : f32
      %245 = arith.mulf %225, %244 : f32
      %246 = arith.muli %231, %outputFeatures : index
      %247 = arith.addi %246, %13 : index
      %248 = wave.lane
      %249 = arith.remui %248, %c6 : index
      %250 = arith.addi %247, %249 : index
      scf.if %11 {
        %251 = arith.addi %250, %c4 : index
        %252 = memref.load %residual[%251] : memref<?xf32>
        %253 = arith.addf %252, %245 : f32
        %254 = arith.addi %250, %c4 : index
        memref.store %253, %out[%254] : memref<?xf32>
      } else {
        %255 = arith.addi %250, %c4 : index
        memref.store %245, %out[%255] : memref<?xf32>
      }
    }
  }
  wave.return
}
