// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @expert_sum_f16__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: index, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_sum_f16__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
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
    %26 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %27 = arith.cmpi sle, %19, %stagedRows : index
    %28 = arith.cmpi sgt, %stagedRows, %c5 : index
    %29 = arith.andi %27, %28 : i1
    %30 = arith.select %26, %26, %29 : i1
    %31 = scf.if %30 -> (vector<8xf32>) {
      %32 = arith.addi %inputFeatures, %c1 : index
      %33 = arith.muli %stagedRows, %32 : index
      %34 = wave.scratch %33 : memref<?xf16>
      scf.for %35 = %c5 to %19 step %c3 {
        %36 = arith.addi %pairsAt, %16 : index
        %37 = arith.subi %19, %c3 : index
        %38 = arith.minsi %35, %37 : index
        %39 = arith.addi %36, %38 : index
        %40 = memref.load %groups[%39] : memref<?xi32>
        %41 = arith.index_cast %40 : i32 to index
        %42 = arith.divui %41, %rowDivisor : index
        %43 = arith.divui %42, %operandTileRows : index
        %44 = arith.divui %inputFeatures, %c16 : index
        %45 = arith.muli %43, %44 : index
        %46 = arith.divui %c5, %c16 : index
        %47 = arith.addi %45, %46 : index
        %48 = arith.muli %47, %c17 : index
        %49 = arith.remui %c5, %c16 : index
        %50 = arith.divui %49, %c1 : index
        %51 = arith.addi %48, %50 : index
        %52 = arith.muli %operandTileRows, %c1 : index
        %53 = arith.muli %51, %52 : index
        %54 = arith.remui %42, %operandTileRows : index
        %55 = arith.muli %54, %c1 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.remui %c5, %c1 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.muli %35, %32 : index
        %60 = arith.divui %inputFeatures, %c1 : index
        %61 = arith.muli %0, %c9 : index
        %62 = wave.lane
        %63 = arith.addi %61, %62 : index
        scf.for %64 = %63 to %60 step %c18 {
          %65 = arith.muli %64, %52 : index
          %66 = arith.addi %58, %65 : index
          %67 = vector.load %x[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %68 = arith.muli %64, %c1 : index
          %69 = arith.addi %59, %68 : index
          vector.store %67, %34[%69] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %70 = wave.lane
      %71 = arith.remui %70, %c16 : index
      %72 = arith.subi %19, %c3 : index
      %73 = arith.minsi %71, %72 : index
      %74 = arith.muli %73, %32 : index
      %75 = arith.divui %inputFeatures, %c16 : index
      %76 = arith.muli %c5, %stepsPerWave : index
      %77 = arith.minsi %76, %75 : index
      %78 = arith.addi %77, %stepsPerWave : index
      %79 = arith.minsi %78, %75 : index
      %80 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %81 = arith.subi %79, %77 : index
      %82 = arith.divui %81, %c6 : index
      %83 = arith.muli %82, %c6 : index
      %84 = arith.addi %77, %83 : index
      %85 = arith.select %80, %78, %84 : index
      %88 = scf.for %86 = %77 to %85 step %c6 iter_args(%87 = %c19) -> (vector<8xf32>) {
        %89 = arith.addi %86, %c5 : index
        %90 = func.call @expert_sum_f16__gfx1100.0(%25, %89, %70, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %91 = arith.addi %86, %c3 : index
        %92 = func.call @expert_sum_f16__gfx1100.0(%25, %91, %70, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %93 = arith.addi %86, %c17 : index
        %94 = func.call @expert_sum_f16__gfx1100.0(%25, %93, %70, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %95 = arith.addi %86, %c22 : index
        %96 = func.call @expert_sum_f16__gfx1100.0(%25, %95, %70, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %97 = arith.muli %86, %c3 : index
        %98 = arith.addi %97, %c5 : index
        %99 = arith.muli %c3, %c16 : index
        %100 = arith.muli %98, %99 : index
        %101 = arith.addi %74, %100 : index
        %102 = vector.load %34[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.muli %c3, %c1 : index
        %104 = arith.addi %101, %103 : index
        %105 = vector.load %34[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %107 = wave.mma %106, %90, %87 : vector<16xf16>, vector<8xf32>
        %108 = arith.addi %97, %c3 : index
        %109 = arith.muli %108, %99 : index
        %110 = arith.addi %74, %109 : index
        %111 = vector.load %34[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = arith.addi %110, %103 : index
        %113 = vector.load %34[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %111, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %92, %107 : vector<16xf16>, vector<8xf32>
        %116 = arith.addi %97, %c17 : index
        %117 = arith.muli %116, %99 : index
        %118 = arith.addi %74, %117 : index
        %119 = vector.load %34[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = arith.addi %118, %103 : index
        %121 = vector.load %34[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %122 = vector.shuffle %119, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %123 = wave.mma %122, %94, %115 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %97, %c22 : index
        %125 = arith.muli %124, %99 : index
        %126 = arith.addi %74, %125 : index
        %127 = vector.load %34[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %103 : index
        %129 = vector.load %34[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %96, %123 : vector<16xf16>, vector<8xf32>
        scf.yield %131 : vector<8xf32>
      }
      %132 = arith.select %80, %85, %79 : index
      %135 = scf.for %133 = %85 to %132 step %c3 iter_args(%134 = %88) -> (vector<8xf32>) {
        %136 = arith.addi %133, %c5 : index
        %137 = func.call @expert_sum_f16__gfx1100.0(%25, %136, %70, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %138 = arith.muli %133, %c3 : index
        %139 = arith.addi %138, %c5 : index
        %140 = arith.muli %c3, %c16 : index
        %141 = arith.muli %139, %140 : index
        %142 = arith.addi %74, %141 : index
        %143 = vector.load %34[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %144 = arith.muli %c3, %c1 : index
        %145 = arith.addi %142, %144 : index
        %146 = vector.load %34[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %137, %134 : vector<16xf16>, vector<8xf32>
        scf.yield %148 : vector<8xf32>
      }
      scf.yield %135 : vector<8xf32>
    } else {
      %149 = wave.lane
      %150 = arith.remui %149, %c16 : index
      %151 = arith.addi %pairsAt, %16 : index
      %152 = arith.subi %19, %c3 : index
      %153 = arith.minsi %150, %152 : index
      %154 = arith.addi %151, %153 : index
      %155 = memref.load %groups[%154] : memref<?xi32>
      %156 = arith.index_cast %155 : i32 to index
      %157 = arith.divui %156, %rowDivisor : index
      %158 = arith.divui %157, %operandTileRows : index
      %159 = arith.divui %inputFeatures, %c16 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.divui %c5, %c16 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %162, %c17 : index
      %164 = arith.remui %c5, %c16 : index
      %165 = arith.divui %164, %c1 : index
      %166 = arith.addi %163, %165 : index
      %167 = arith.muli %operandTileRows, %c1 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.remui %157, %operandTileRows : index
      %170 = arith.muli %169, %c1 : index
      %171 = arith.addi %168, %170 : index
      %172 = arith.remui %c5, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %c5, %stepsPerWave : index
      %175 = arith.minsi %174, %159 : index
      %176 = arith.addi %175, %stepsPerWave : index
      %177 = arith.minsi %176, %159 : index
      %178 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %179 = arith.subi %177, %175 : index
      %180 = arith.divui %179, %c6 : index
      %181 = arith.muli %180, %c6 : index
      %182 = arith.addi %175, %181 : index
      %183 = arith.select %178, %176, %182 : index
      %186 = scf.for %184 = %175 to %183 step %c6 iter_args(%185 = %c19) -> (vector<8xf32>) {
        %187 = arith.addi %184, %c5 : index
        %188 = func.call @expert_sum_f16__gfx1100.0(%25, %187, %149, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %189 = arith.addi %184, %c3 : index
        %190 = func.call @expert_sum_f16__gfx1100.0(%25, %189, %149, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %191 = arith.addi %184, %c17 : index
        %192 = func.call @expert_sum_f16__gfx1100.0(%25, %191, %149, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %193 = arith.addi %184, %c22 : index
        %194 = func.call @expert_sum_f16__gfx1100.0(%25, %193, %149, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %195 = arith.muli %184, %c3 : index
        %196 = arith.addi %195, %c5 : index
        %197 = arith.muli %operandTileRows, %c16 : index
        %198 = arith.muli %196, %197 : index
        %199 = arith.addi %173, %198 : index
        %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %201 = arith.addi %199, %167 : index
        %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %204 = wave.mma %203, %188, %185 : vector<16xf16>, vector<8xf32>
        %205 = arith.addi %195, %c3 : index
        %206 = arith.muli %205, %197 : index
        %207 = arith.addi %173, %206 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = arith.addi %207, %167 : index
        %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = vector.shuffle %208, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %212 = wave.mma %211, %190, %204 : vector<16xf16>, vector<8xf32>
        %213 = arith.addi %195, %c17 : index
        %214 = arith.muli %213, %197 : index
        %215 = arith.addi %173, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %167 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %192, %212 : vector<16xf16>, vector<8xf32>
        %221 = arith.addi %195, %c22 : index
        %222 = arith.muli %221, %197 : index
        %223 = arith.addi %173, %222 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = arith.addi %223, %167 : index
        %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %228 = wave.mma %227, %194, %220 : vector<16xf16>, vector<8xf32>
        scf.yield %228 : vector<8xf32>
      }
      %229 = arith.select %178, %183, %177 : index
      %232 = scf.for %230 = %183 to %229 step %c3 iter_args(%231 = %186) -> (vector<8xf32>) {
        %233 = arith.addi %230, %c5 : index
        %234 = func.call @expert_sum_f16__gfx1100.0(%25, %233, %149, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %235 = arith.muli %230, %c3 : index
        %236 = arith.addi %235, %c5 : index
        %237 = arith.muli %operandTileRows, %c16 : index
        %238 = arith.muli %236, %237 : index
        %239 = arith.addi %173, %238 : index
        %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %241 = arith.addi %239, %167 : index
        %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %244 = wave.mma %243, %234, %231 : vector<16xf16>, vector<8xf32>
        scf.yield %244 : vector<8xf32>
      }
      scf.yield %232 : vector<8xf32>
    }
    %245 = vector.extract %31[0] : f32 from vector<8xf32>
    %246 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %246 {
      func.call @expert_sum_f16__gfx1100.1(%c5, %19, %16, %groups, %factors, %25, %w, %245, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %247 = vector.extract %31[1] : f32 from vector<8xf32>
    %248 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %248 {
      func.call @expert_sum_f16__gfx1100.1(%c3, %19, %16, %groups, %factors, %25, %w, %247, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %249 = vector.extract %31[2] : f32 from vector<8xf32>
    %250 = arith.cmpi sgt, %tileElements, %c17 : index
    scf.if %250 {
      func.call @expert_sum_f16__gfx1100.1(%c17, %19, %16, %groups, %factors, %25, %w, %249, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %251 = vector.extract %31[3] : f32 from vector<8xf32>
    %252 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %252 {
      func.call @expert_sum_f16__gfx1100.1(%c22, %19, %16, %groups, %factors, %25, %w, %251, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %253 = vector.extract %31[4] : f32 from vector<8xf32>
    %254 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %254 {
      func.call @expert_sum_f16__gfx1100.1(%c6, %19, %16, %groups, %factors, %25, %w, %253, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %255 = vector.extract %31[5] : f32 from vector<8xf32>
    %256 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %256 {
      func.call @expert_sum_f16__gfx1100.1(%c7, %19, %16, %groups, %factors, %25, %w, %255, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %257 = vector.extract %31[6] : f32 from vector<8xf32>
    %258 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %258 {
      func.call @expert_sum_f16__gfx1100.1(%c8, %19, %16, %groups, %factors, %25, %w, %257, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %259 = vector.extract %31[7] : f32 from vector<8xf32>
    %260 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %260 {
      func.call @expert_sum_f16__gfx1100.1(%c24, %19, %16, %groups, %factors, %25, %w, %259, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %261 = memref.load %groups[%c5] : memref<?xi32>
    %262 = arith.index_cast %261 : i32 to index
    %263 = wave.arrive %counters[%1], %262 : memref<?xi32>
    scf.if %263 {
      %264 = memref.load %step[%c5] : memref<?xi32>
      %265 = arith.index_cast %264 : i32 to index
      %266 = arith.muli %1, %c10 : index
      %267 = wave.lane
      %268 = arith.muli %267, %c6 : index
      %269 = arith.addi %266, %268 : index
      %270 = arith.cmpi slt, %269, %outputFeatures : index
      scf.if %270 {
        scf.for %271 = %0 to %265 step %c1 {
          %274 = scf.for %272 = %c5 to %expertsPerToken step %c3 iter_args(%273 = %c26) -> (vector<4xf32>) {
            %275 = arith.muli %271, %expertsPerToken : index
            %276 = arith.addi %275, %272 : index
            %277 = memref.load %weights[%276] : memref<?xf32>
            %278 = vector.broadcast %277 : f32 to vector<4xf32>
            %279 = arith.muli %276, %outputFeatures : index
            %280 = arith.addi %279, %269 : index
            %281 = vector.load %y[%280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %282 = math.fma %278, %281, %273 : vector<4xf32>
            scf.yield %282 : vector<4xf32>
          }
          %283 = arith.muli %271, %outputFeatures : index
          %284 = arith.addi %283, %269 : index
          %285 = vector.load %residual[%284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %286 = arith.addf %285, %274 : vector<4xf32>
          vector.store %286, %out[%284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
