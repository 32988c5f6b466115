// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', norm=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_norm_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @expert_sum_norm_f16__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %f0 = wave.lane
  %f1 = arith.muli %x0, %fc0 : index
  %f2 = arith.divui %f0, %fc1 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.cmpi slt, %f3, %x1 : index
  scf.if %f4 {
    %f5 = arith.addi %fpairsAt, %x2 : index
    %f6 = arith.subi %x1, %fc3 : index
    %f7 = arith.minsi %f3, %f6 : index
    %f8 = arith.addi %f5, %f7 : index
    %f9 = memref.load %x3[%f8] : memref<?xi32>
    %f10 = arith.index_cast %f9 : i32 to index
    %f11 = arith.divui %f10, %frowDivisor : index
    %f12 = arith.cmpi eq, %fhasFactors, %fc3 : index
    %f13 = arith.muli %f11, %fc0 : index
    %f14 = memref.load %x4[%f13] : memref<?xf32>
    %f15 = arith.mulf %f14, %foperandScale : f32
    %f16 = arith.select %f12, %f15, %foperandScale : f32
    %f17 = arith.remui %f0, %fc1 : index
    %f18 = arith.muli %f17, %fc7 : index
    %f19 = arith.addi %x5, %f18 : index
    %f20 = vector.load %x6[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f21 = vector.bitcast %f20 : vector<4xi8> to vector<1xf32>
    %f22 = vector.extract %f21[0] : f32 from vector<1xf32>
    %f23 = arith.mulf %f22, %f16 : f32
    %f24 = arith.mulf %x7, %f23 : f32
    %f25 = arith.cmpi sle, %x8, %x9 : index
    scf.if %f25 {
      %f26 = arith.muli %f10, %x10 : index
      %f27 = arith.muli %x8, %fc1 : index
      %f28 = arith.addi %f26, %f27 : index
      %f29 = arith.addi %f28, %f17 : index
      memref.store %f24, %x11[%f29] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @expert_sum_norm_f16__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %c9 = arith.constant 32 : index
  %c10 = arith.constant 128 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c24 = arith.constant 7 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c26 = arith.constant dense<0x00000000> : vector<4xf32>
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c31 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %0 = wave.wave
  %1 = wave.block 0
  %2 = arith.muli %1, %c1 : index
  %3 = arith.addi %2, %0 : index
  %4 = arith.subi %panelsPerExpert, %c3 : index
  %5 = arith.minsi %3, %4 : index
  %6 = wave.block 1
  %7 = memref.load %groups[%c5] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %6, %8 : index
  scf.if %9 {
    %10 = arith.muli %6, %c6 : index
    %11 = arith.addi %10, %c6 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %10, %c7 : index
    %15 = memref.load %groups[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %10, %c8 : index
    %18 = memref.load %groups[%17] : memref<?xi32>
    %19 = arith.index_cast %18 : i32 to index
    %20 = arith.muli %inputFeatures, %c9 : index
    %21 = arith.addi %20, %c10 : index
    %22 = arith.muli %13, %panelsPerExpert : index
    %23 = arith.addi %22, %5 : index
    %24 = arith.addi %23, %c5 : index
    %25 = arith.muli %24, %21 : index
    %26 = arith.addi %0, %c5 : index
    %27 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %28 = arith.cmpi sle, %19, %stagedRows : index
    %29 = arith.cmpi sgt, %stagedRows, %c5 : index
    %30 = arith.andi %28, %29 : i1
    %31 = arith.select %27, %27, %30 : i1
    %32 = scf.if %31 -> (vector<8xf32>) {
      %33 = arith.addi %inputFeatures, %c1 : index
      %34 = arith.muli %stagedRows, %33 : index
      %35 = wave.scratch %34 : memref<?xf16>
      scf.for %36 = %c5 to %19 step %c3 {
        %37 = arith.addi %pairsAt, %16 : index
        %38 = arith.subi %19, %c3 : index
        %39 = arith.minsi %36, %38 : index
        %40 = arith.addi %37, %39 : index
        %41 = memref.load %groups[%40] : memref<?xi32>
        %42 = arith.index_cast %41 : i32 to index
        %43 = arith.divui %42, %rowDivisor : index
        %44 = arith.divui %43, %operandTileRows : index
        %45 = arith.divui %inputFeatures, %c16 : index
        %46 = arith.muli %44, %45 : index
        %47 = arith.divui %c5, %c16 : index
        %48 = arith.addi %46, %47 : index
        %49 = arith.muli %48, %c17 : index
        %50 = arith.remui %c5, %c16 : index
        %51 = arith.divui %50, %c1 : index
        %52 = arith.addi %49, %51 : index
        %53 = arith.muli %operandTileRows, %c1 : index
        %54 = arith.muli %52, %53 : index
        %55 = arith.remui %43, %operandTileRows : index
        %56 = arith.muli %55, %c1 : index
        %57 = arith.addi %54, %56 : index
        %58 = arith.remui %c5, %c1 : index
        %59 = arith.addi %57, %58 : index
        %60 = arith.muli %36, %33 : index
        %61 = arith.divui %inputFeatures, %c1 : index
        %62 = arith.muli %0, %c9 : index
        %63 = wave.lane
        %64 = arith.addi %62, %63 : index
        scf.for %65 = %64 to %61 step %c18 {
          %66 = arith.muli %65, %53 : index
          %67 = arith.addi %59, %66 : index
          %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %69 = arith.muli %65, %c1 : index
          %70 = arith.addi %60, %69 : index
          vector.store %68, %35[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %71 = wave.lane
      %72 = arith.remui %71, %c16 : index
      %73 = arith.subi %19, %c3 : index
      %74 = arith.minsi %72, %73 : index
      %75 = arith.muli %74, %33 : index
      %76 = arith.divui %inputFeatures, %c16 : index
      %77 = arith.muli %c5, %stepsPerWave : index
      %78 = arith.minsi %77, %76 : index
      %79 = arith.addi %78, %stepsPerWave : index
      %80 = arith.minsi %79, %76 : index
      %81 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %82 = arith.subi %80, %78 : index
      %83 = arith.divui %82, %c6 : index
      %84 = arith.muli %83, %c6 : index
      %85 = arith.addi %78, %84 : index
      %86 = arith.select %81, %79, %85 : index
      %89 = scf.for %87 = %78 to %86 step %c6 iter_args(%88 = %c19) -> (vector<8xf32>) {
        %90 = arith.addi %87, %c5 : index
        %91 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %90, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %92 = arith.addi %87, %c3 : index
        %93 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %92, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %94 = arith.addi %87, %c17 : index
        %95 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %94, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %96 = arith.addi %87, %c22 : index
        %97 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %96, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %98 = arith.muli %87, %c3 : index
        %99 = arith.addi %98, %c5 : index
        %100 = arith.muli %c3, %c16 : index
        %101 = arith.muli %99, %100 : index
        %102 = arith.addi %75, %101 : index
        %103 = vector.load %35[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.muli %c3, %c1 : index
        %105 = arith.addi %102, %104 : index
        %106 = vector.load %35[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %91, %88 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %98, %c3 : index
        %110 = arith.muli %109, %100 : index
        %111 = arith.addi %75, %110 : index
        %112 = vector.load %35[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.addi %111, %104 : index
        %114 = vector.load %35[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %93, %108 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %98, %c17 : index
        %118 = arith.muli %117, %100 : index
        %119 = arith.addi %75, %118 : index
        %120 = vector.load %35[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %104 : index
        %122 = vector.load %35[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %95, %116 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %98, %c22 : index
        %126 = arith.muli %125, %100 : index
        %127 = arith.addi %75, %126 : index
        %128 = vector.load %35[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %104 : index
        %130 = vector.load %35[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %97, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132 : vector<8xf32>
      }
      %133 = arith.select %81, %86, %80 : index
      %136 = scf.for %134 = %86 to %133 step %c3 iter_args(%135 = %89) -> (vector<8xf32>) {
        %137 = arith.addi %134, %c5 : index
        %138 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %137, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %139 = arith.muli %134, %c3 : index
        %140 = arith.addi %139, %c5 : index
        %141 = arith.muli %c3, %c16 : index
        %142 = arith.muli %140, %141 : index
        %143 = arith.addi %75, %142 : index
        %144 = vector.load %35[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.muli %c3, %c1 : index
        %146 = arith.addi %143, %145 : index
        %147 = vector.load %35[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %144, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %138, %135 : vector<16xf16>, vector<8xf32>
        scf.yield %149 : vector<8xf32>
      }
      scf.yield %136 : vector<8xf32>
    } else {
      %150 = wave.lane
      %151 = arith.remui %150, %c16 : index
      %152 = arith.addi %pairsAt, %16 : index
      %153 = arith.subi %19, %c3 : index
      %154 = arith.minsi %151, %153 : index
      %155 = arith.addi %152, %154 : index
      %156 = memref.load %groups[%155] : memref<?xi32>
      %157 = arith.index_cast %156 : i32 to index
      %158 = arith.divui %157, %rowDivisor : index
      %159 = arith.divui %158, %operandTileRows : index
      %160 = arith.divui %inputFeatures, %c16 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.divui %c5, %c16 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %163, %c17 : index
      %165 = arith.remui %c5, %c16 : index
      %166 = arith.divui %165, %c1 : index
      %167 = arith.addi %164, %166 : index
      %168 = arith.muli %operandTileRows, %c1 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.remui %158, %operandTileRows : index
      %171 = arith.muli %170, %c1 : index
      %172 = arith.addi %169, %171 : index
      %173 = arith.remui %c5, %c1 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %c5, %stepsPerWave : index
      %176 = arith.minsi %175, %160 : index
      %177 = arith.addi %176, %stepsPerWave : index
      %178 = arith.minsi %177, %160 : index
      %179 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %180 = arith.subi %178, %176 : index
      %181 = arith.divui %180, %c6 : index
      %182 = arith.muli %181, %c6 : index
      %183 = arith.addi %176, %182 : index
      %184 = arith.select %179, %177, %183 : index
      %187 = scf.for %185 = %176 to %184 step %c6 iter_args(%186 = %c19) -> (vector<8xf32>) {
        %188 = arith.addi %185, %c5 : index
        %189 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %188, %150, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %190 = arith.addi %185, %c3 : index
        %191 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %190, %150, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %192 = arith.addi %185, %c17 : index
        %193 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %192, %150, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %194 = arith.addi %185, %c22 : index
        %195 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %194, %150, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %196 = arith.muli %185, %c3 : index
        %197 = arith.addi %196, %c5 : index
        %198 = arith.muli %operandTileRows, %c16 : index
        %199 = arith.muli %197, %198 : index
        %200 = arith.addi %174, %199 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.addi %200, %168 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %205 = wave.mma %204, %189, %186 : vector<16xf16>, vector<8xf32>
        %206 = arith.addi %196, %c3 : index
        %207 = arith.muli %206, %198 : index
        %208 = arith.addi %174, %207 : index
        %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %210 = arith.addi %208, %168 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %213 = wave.mma %212, %191, %205 : vector<16xf16>, vector<8xf32>
        %214 = arith.addi %196, %c17 : index
        %215 = arith.muli %214, %198 : index
        %216 = arith.addi %174, %215 : index
        %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %218 = arith.addi %216, %168 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = vector.shuffle %217, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %221 = wave.mma %220, %193, %213 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %196, %c22 : index
        %223 = arith.muli %222, %198 : index
        %224 = arith.addi %174, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %168 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %195, %221 : vector<16xf16>, vector<8xf32>
        scf.yield %229 : vector<8xf32>
      }
      %230 = arith.select %179, %184, %178 : index
      %233 = scf.for %231 = %184 to %230 step %c3 iter_args(%232 = %187) -> (vector<8xf32>) {
        %234 = arith.addi %231, %c5 : index
        %235 = func.call @expert_sum_norm_f16__gfx1100.0(%25, %234, %150, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %236 = arith.muli %231, %c3 : index
        %237 = arith.addi %236, %c5 : index
        %238 = arith.muli %operandTileRows, %c16 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %174, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %168 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %235, %232 : vector<16xf16>, vector<8xf32>
        scf.yield %245 : vector<8xf32>
      }
      scf.yield %233 : vector<8xf32>
    }
    %246 = vector.extract %32[0] : f32 from vector<8xf32>
    %247 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %247 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c5, %19, %16, %groups, %factors, %25, %w, %246, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %248 = vector.extract %32[1] : f32 from vector<8xf32>
    %249 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %249 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c3, %19, %16, %groups, %factors, %25, %w, %248, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %250 = vector.extract %32[2] : f32 from vector<8xf32>
    %251 = arith.cmpi sgt, %tileElements, %c17 : index
    scf.if %251 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c17, %19, %16, %groups, %factors, %25, %w, %250, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %252 = vector.extract %32[3] : f32 from vector<8xf32>
    %253 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %253 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c22, %19, %16, %groups, %factors, %25, %w, %252, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %254 = vector.extract %32[4] : f32 from vector<8xf32>
    %255 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %255 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c6, %19, %16, %groups, %factors, %25, %w, %254, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %256 = vector.extract %32[5] : f32 from vector<8xf32>
    %257 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %257 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c7, %19, %16, %groups, %factors, %25, %w, %256, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %258 = vector.extract %32[6] : f32 from vector<8xf32>
    %259 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %259 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c8, %19, %16, %groups, %factors, %25, %w, %258, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %260 = vector.extract %32[7] : f32 from vector<8xf32>
    %261 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %261 {
      func.call @expert_sum_norm_f16__gfx1100.1(%c24, %19, %16, %groups, %factors, %25, %w, %260, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %262 = memref.load %groups[%c5] : memref<?xi32>
    %263 = arith.index_cast %262 : i32 to index
    %264 = wave.arrive %counters[%1], %263 : memref<?xi32>
    scf.if %264 {
      %265 = memref.load %step[%c5] : memref<?xi32>
      %266 = arith.index_cast %265 : i32 to index
      %267 = arith.muli %1, %c10 : index
      %268 = wave.lane
      %269 = arith.muli %268, %c6 : index
      %270 = arith.addi %267, %269 : index
      %271 = arith.cmpi slt, %270, %outputFeatures : index
      scf.if %271 {
        scf.for %272 = %0 to %266 step %c1 {
          %275 = scf.for %273 = %c5 to %expertsPerToken step %c3 iter_args(%274 = %c26) -> (vector<4xf32>) {
            %276 = arith.muli %272, %expertsPerToken : index
            %277 = arith.addi %276, %273 : index
            %278 = memref.load %weights[%277] : memref<?xf32>
            %279 = vector.broadcast %278 : f32 to vector<4xf32>
            %280 = arith.muli %277, %outputFeatures : index
            %281 = arith.addi %280, %270 : index
            %282 = vector.load %y[%281] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %283 = math.fma %279, %282, %274 : vector<4xf32>
            scf.yield %283 : vector<4xf32>
          }
          %284 = arith.muli %272, %outputFeatures : index
          %285 = arith.addi %284, %270 : index
          %286 = vector.load %residual[%285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %287 = arith.addf %286, %275 : vector<4xf32>
          vector.store %287, %out[%285] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
      %288 = wave.arrive %counters[%arrivals], %arrivals : memref<?xi32>
      scf.if %288 {
        %289 = arith.addi %c5, %266 : index
        %290 = arith.minsi %289, %266 : index
        %291 = arith.addi %c5, %0 : index
        scf.for %292 = %291 to %290 step %c1 {
          %293 = arith.muli %292, %features : index
          %298:3 = scf.for %294 = %269 to %features step %c10 iter_args(%295 = %c26, %296 = %c26, %297 = %c26) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
            %299 = arith.addi %293, %294 : index
            %300 = vector.load %out[%299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %301 = vector.load %norm_weight[%294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %302 = arith.mulf %300, %301 : vector<4xf32>
            %303 = math.fma %300, %300, %295 : vector<4xf32>
            %304 = math.fma %302, %302, %296 : vector<4xf32>
            %305 = math.absf %302 : vector<4xf32>
            %306 = arith.maximumf %297, %305 : vector<4xf32>
            scf.yield %303, %304, %306 : vector<4xf32>, vector<4xf32>, vector<4xf32>
          }
          %307 = wave.reduce "add" %298#0 : vector<4xf32>
          %308 = arith.mulf %307, %inverseFeatures : f32
          %309 = arith.addf %308, %epsilon : f32
          %310 = math.sqrt %309 : f32
          %311 = arith.divf %c31, %310 : f32
          %312 = wave.reduce "max" %298#2 : vector<4xf32>
          %313 = arith.mulf %312, %311 : f32
          %314 = arith.bitcast %313 : f32 to i32
          %315 = arith.shrui %314, %c33 : i32
          %316 = arith.maxsi %315, %c34 : i32
          %317 = arith.subi %c35, %316 : i32
          %318 = arith.shli %317, %c33 : i32
          %319 = arith.subi %316, %c36 : i32
          %320 = arith.shli %319, %c33 : i32
          %321 = arith.bitcast %318 : i32 to f32
          %322 = arith.bitcast %320 : i32 to f32
          %323 = wave.reduce "add" %298#1 : vector<4xf32>
          %324 = arith.mulf %323, %311 : f32
          %325 = arith.mulf %324, %311 : f32
          %326 = arith.cmpi eq, %268, %c5 : index
          scf.if %326 {
            %327 = arith.muli %292, %c17 : index
            memref.store %322, %normed_factors[%327] : memref<?xf32>
            %328 = arith.addi %327, %c3 : index
            memref.store %325, %normed_factors[%328] : memref<?xf32>
          }
          %329 = vector.broadcast %311 : f32 to vector<4xf32>
          %330 = vector.broadcast %321 : f32 to vector<4xf32>
          scf.for %331 = %269 to %features step %c10 {
            %332 = arith.addi %293, %331 : index
            %333 = vector.load %out[%332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %334 = arith.mulf %333, %329 : vector<4xf32>
            %335 = vector.load %norm_weight[%331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %336 = arith.mulf %334, %335 : vector<4xf32>
            %337 = arith.mulf %336, %330 : vector<4xf32>
            %338 = arith.divui %292, %tileRows : index
            %339 = arith.divui %features, %c16 : index
            %340 = arith.muli %338, %339 : index
            %341 = arith.divui %331, %c16 : index
            %342 = arith.addi %340, %341 : index
            %343 = arith.muli %342, %c17 : index
            %344 = arith.remui %331, %c16 : index
            %345 = arith.divui %344, %c1 : index
            %346 = arith.addi %343, %345 : index
            %347 = arith.muli %tileRows, %c1 : index
            %348 = arith.muli %346, %347 : index
            %349 = arith.remui %292, %tileRows : index
            %350 = arith.muli %349, %c1 : index
            %351 = arith.addi %348, %350 : index
            %352 = arith.remui %331, %c1 : index
            %353 = arith.addi %351, %352 : index
            %354 = arith.truncf %337 : vector<4xf32> to vector<4xf16>
            vector.store %354, %normed[%353] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
          }
        }
      }
    }
  }
  wave.return
}
