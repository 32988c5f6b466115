// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', panels=2, norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_f16_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
wave.kernel @expert_sum_norm_f16_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c24 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c26 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %6, %c4 : index
    %8 = wave.block 0
    %9 = arith.muli %inputFeatures, %c5 : index
    %10 = wave.scratch %9 : memref<?xf16>
    %11 = arith.muli %ranksMax, %c3 : index
    %12 = wave.scratch %11 : memref<?xf32>
    %13 = arith.addi %expertsPerToken, %c7 : index
    %14 = arith.divui %13, %c5 : index
    scf.for %15 = %c0 to %14 step %c8 {
      %16 = arith.muli %15, %c5 : index
      %17 = arith.addi %5, %16 : index
      %18 = arith.muli %0, %expertsPerToken : index
      %19 = arith.subi %expertsPerToken, %c8 : index
      %20 = arith.minsi %17, %19 : index
      %21 = arith.addi %18, %20 : index
      %22 = arith.muli %21, %inputFeatures : index
      %23 = arith.divui %inputFeatures, %c5 : index
      %24 = arith.muli %5, %inputFeatures : index
      scf.for %25 = %4 to %23 step %c3 {
        %26 = arith.muli %25, %c5 : index
        %27 = arith.addi %22, %26 : index
        %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %29 = arith.addi %24, %26 : index
        vector.store %28, %10[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %30 = memref.load %ids[%21] : memref<?xi32>
      %31 = arith.index_cast %30 : i32 to index
      %32 = arith.muli %31, %panelsPerExpert : index
      %33 = arith.muli %8, %c10 : index
      %34 = arith.addi %32, %33 : index
      %35 = arith.addi %34, %c0 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.addi %34, %c8 : index
      %38 = arith.muli %37, %7 : index
      %39 = arith.divui %inputFeatures, %c12 : index
      %40 = arith.muli %c0, %stepsPerWave : index
      %41 = arith.minsi %40, %39 : index
      %42 = arith.addi %41, %stepsPerWave : index
      %43 = arith.minsi %42, %39 : index
      %44 = arith.cmpi eq, %wholeBlocks, %c8 : index
      %45 = arith.subi %43, %41 : index
      %46 = arith.divui %45, %c15 : index
      %47 = arith.muli %46, %c15 : index
      %48 = arith.addi %41, %47 : index
      %49 = arith.select %44, %42, %48 : index
      %53:2 = scf.for %50 = %41 to %49 step %c15 iter_args(%51 = %c11, %52 = %c11) -> (vector<8xf32>, vector<8xf32>) {
        %54 = arith.addi %50, %c0 : index
        %55 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%36, %54, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %56 = arith.addi %50, %c8 : index
        %57 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%36, %56, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %58 = arith.addi %50, %c10 : index
        %59 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%36, %58, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %60 = arith.addi %50, %c16 : index
        %61 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%36, %60, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %62 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%38, %54, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %63 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%38, %56, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %64 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%38, %58, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %65 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%38, %60, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %66 = arith.muli %50, %c8 : index
        %67 = arith.addi %66, %c0 : index
        %68 = arith.muli %c8, %c12 : index
        %69 = arith.muli %67, %68 : index
        %70 = arith.addi %24, %69 : index
        %71 = vector.load %10[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %72 = arith.muli %c8, %c5 : index
        %73 = arith.addi %70, %72 : index
        %74 = vector.load %10[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %75 = vector.shuffle %71, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %76 = wave.mma %75, %55, %51 : vector<16xf16>, vector<8xf32>
        %77 = wave.mma %75, %62, %52 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %66, %c8 : index
        %79 = arith.muli %78, %68 : index
        %80 = arith.addi %24, %79 : index
        %81 = vector.load %10[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %72 : index
        %83 = vector.load %10[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %57, %76 : vector<16xf16>, vector<8xf32>
        %86 = wave.mma %84, %63, %77 : vector<16xf16>, vector<8xf32>
        %87 = arith.addi %66, %c10 : index
        %88 = arith.muli %87, %68 : index
        %89 = arith.addi %24, %88 : index
        %90 = vector.load %10[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = arith.addi %89, %72 : index
        %92 = vector.load %10[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %94 = wave.mma %93, %59, %85 : vector<16xf16>, vector<8xf32>
        %95 = wave.mma %93, %64, %86 : vector<16xf16>, vector<8xf32>
        %96 = arith.addi %66, %c16 : index
        %97 = arith.muli %96, %68 : index
        %98 = arith.addi %24, %97 : index
        %99 = vector.load %10[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = arith.addi %98, %72 : index
        %101 = vector.load %10[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %103 = wave.mma %102, %61, %94 : vector<16xf16>, vector<8xf32>
        %104 = wave.mma %102, %65, %95 : vector<16xf16>, vector<8xf32>
        scf.yield %103, %104 : vector<8xf32>, vector<8xf32>
      }
      %105 = arith.select %44, %49, %43 : index
      %109:2 = scf.for %106 = %49 to %105 step %c8 iter_args(%107 = %53#0, %108 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
        %110 = arith.addi %106, %c0 : index
        %111 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%36, %110, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %112 = func.call @expert_sum_norm_f16_p2__gfx1100.0(%38, %110, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %113 = arith.muli %106, %c8 : index
        %114 = arith.addi %113, %c0 : index
        %115 = arith.muli %c8, %c12 : index
        %116 = arith.muli %114, %115 : index
        %117 = arith.addi %24, %116 : index
        %118 = vector.load %10[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.muli %c8, %c5 : index
        %120 = arith.addi %117, %119 : index
        %121 = vector.load %10[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %111, %107 : vector<16xf16>, vector<8xf32>
        %124 = wave.mma %122, %112, %108 : vector<16xf16>, vector<8xf32>
        scf.yield %123, %124 : vector<8xf32>, vector<8xf32>
      }
      %125 = arith.cmpi slt, %4, %c12 : index
      %126 = arith.cmpi slt, %17, %expertsPerToken : index
      %127 = arith.andi %125, %126 : i1
      scf.if %127 {
        %128 = arith.cmpi eq, %hasFactors, %c8 : index
        %129 = arith.muli %21, %c10 : index
        %130 = memref.load %factors[%129] : memref<?xf32>
        %131 = arith.mulf %130, %operandScale : f32
        %132 = arith.select %128, %131, %operandScale : f32
        %133 = vector.extract %109#0[0] : f32 from vector<8xf32>
        %134 = arith.remui %4, %c12 : index
        %135 = arith.muli %134, %c15 : index
        %136 = arith.addi %36, %135 : index
        %137 = vector.load %w[%136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %138 = vector.bitcast %137 : vector<4xi8> to vector<1xf32>
        %139 = vector.extract %138[0] : f32 from vector<1xf32>
        %140 = arith.mulf %139, %132 : f32
        %141 = arith.mulf %133, %140 : f32
        %142 = arith.muli %17, %c3 : index
        %143 = arith.addi %142, %c0 : index
        %144 = arith.addi %143, %4 : index
        memref.store %141, %12[%144] : memref<?xf32>
        %145 = vector.extract %109#1[0] : f32 from vector<8xf32>
        %146 = arith.addi %38, %135 : index
        %147 = vector.load %w[%146] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %148 = vector.bitcast %147 : vector<4xi8> to vector<1xf32>
        %149 = vector.extract %148[0] : f32 from vector<1xf32>
        %150 = arith.mulf %149, %132 : f32
        %151 = arith.mulf %145, %150 : f32
        %152 = arith.addi %142, %c12 : index
        %153 = arith.addi %152, %4 : index
        memref.store %151, %12[%153] : memref<?xf32>
      }
      wave.barrier
    }
    %154 = arith.muli %5, %c3 : index
    %155 = arith.addi %154, %4 : index
    %156 = arith.cmpi slt, %155, %c3 : index
    scf.if %156 {
      %159 = scf.for %157 = %c0 to %expertsPerToken step %c8 iter_args(%158 = %c19) -> (f32) {
        %160 = arith.muli %0, %expertsPerToken : index
        %161 = arith.addi %160, %157 : index
        %162 = memref.load %weights[%161] : memref<?xf32>
        %163 = arith.muli %157, %c3 : index
        %164 = arith.addi %163, %4 : index
        %165 = memref.load %12[%164] : memref<?xf32>
        %166 = math.fma %162, %165, %158 : f32
        scf.yield %166 : f32
      }
      %167 = arith.muli %0, %outputFeatures : index
      %168 = arith.muli %8, %c3 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.addi %169, %4 : index
      %171 = memref.load %residual[%170] : memref<?xf32>
      %172 = arith.addf %171, %159 : f32
      memref.store %172, %out[%170] : memref<?xf32>
    }
  }
  %173 = wave.arrive %counters[%0], %arrivals : memref<?xi32>
  scf.if %173 {
    %174 = arith.addi %0, %c8 : index
    %175 = arith.minsi %174, %2 : index
    %176 = wave.wave
    %177 = arith.addi %0, %176 : index
    scf.for %178 = %177 to %175 step %c5 {
      %179 = arith.muli %178, %features : index
      %180 = wave.lane
      %181 = arith.muli %180, %c15 : index
      %186:3 = scf.for %182 = %181 to %features step %c4 iter_args(%183 = %c24, %184 = %c24, %185 = %c24) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %187 = arith.addi %179, %182 : index
        %188 = vector.load %out[%187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %189 = vector.load %norm_weight[%182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %190 = arith.mulf %188, %189 : vector<4xf32>
        %191 = math.fma %188, %188, %183 : vector<4xf32>
        %192 = math.fma %190, %190, %184 : vector<4xf32>
        %193 = math.absf %190 : vector<4xf32>
        %194 = arith.maximumf %185, %193 : vector<4xf32>
        scf.yield %191, %192, %194 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %195 = wave.reduce "add" %186#0 : vector<4xf32>
      %196 = arith.mulf %195, %inverseFeatures : f32
      %197 = arith.addf %196, %epsilon : f32
      %198 = math.sqrt %197 : f32
      %199 = arith.divf %c26, %198 : f32
      %200 = wave.reduce "max" %186#2 : vector<4xf32>
      %201 = arith.mulf %200, %199 : f32
      %202 = arith.bitcast %201 : f32 to i32
      %203 = arith.shrui %202, %c28 : i32
      %204 = arith.maxsi %203, %c29 : i32
      %205 = arith.subi %c30, %204 : i32
      %206 = arith.shli %205, %c28 : i32
      %207 = arith.subi %204, %c31 : i32
      %208 = arith.shli %207, %c28 : i32
      %209 = arith.bitcast %206 : i32 to f32
      %210 = arith.bitcast %208 : i32 to f32
      %211 = wave.reduce "add" %186#1 : vector<4xf32>
      %212 = arith.mulf %211, %199 : f32
      %213 = arith.mulf %212, %199 : f32
      %214 = arith.cmpi eq, %180, %c0 : index
      scf.if %214 {
        %215 = arith.muli %178, %c10 : index
        memref.store %210, %normed_factors[%215] : memref<?xf32>
        %216 = arith.addi %215, %c8 : index
        memref.store %213, %normed_factors[%216] : memref<?xf32>
      }
      %217 = vector.broadcast %199 : f32 to vector<4xf32>
      %218 = vector.broadcast %209 : f32 to vector<4xf32>
      scf.for %219 = %181 to %features step %c4 {
        %220 = arith.addi %179, %219 : index
        %221 = vector.load %out[%220] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %222 = arith.mulf %221, %217 : vector<4xf32>
        %223 = vector.load %norm_weight[%219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %224 = arith.mulf %222, %223 : vector<4xf32>
        %225 = arith.mulf %224, %218 : vector<4xf32>
        %226 = arith.divui %178, %tileRows : index
        %227 = arith.divui %features, %c12 : index
        %228 = arith.muli %226, %227 : index
        %229 = arith.divui %219, %c12 : index
        %230 = arith.addi %228, %229 : index
        %231 = arith.muli %230, %c10 : index
        %232 = arith.remui %219, %c12 : index
        %233 = arith.divui %232, %c5 : index
        %234 = arith.addi %231, %233 : index
        %235 = arith.muli %tileRows, %c5 : index
        %236 = arith.muli %234, %235 : index
        %237 = arith.remui %178, %tileRows : index
        %238 = arith.muli %237, %c5 : index
        %239 = arith.addi %236, %238 : index
        %240 = arith.remui %219, %c5 : index
        %241 = arith.addi %239, %240 : index
        %242 = arith.truncf %225 : vector<4xf32> to vector<4xf16>
        vector.store %242, %normed[%241] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
