// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @expert_linear_f16__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %fc7 = arith.constant 4 : index
  %foutputFeatures = wave.param "outputFeatures" : index
  %fc9 = arith.constant 32 : index
  %fc10 = arith.constant 0 : index
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
    %f25 = arith.addi %x8, %f18 : index
    %f26 = vector.load %x6[%f25] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %f27 = vector.bitcast %f26 : vector<4xi8> to vector<1xf32>
    %f28 = vector.extract %f27[0] : f32 from vector<1xf32>
    %f29 = arith.mulf %f28, %f16 : f32
    %f30 = arith.mulf %x9, %f29 : f32
    %f31 = arith.muli %f10, %foutputFeatures : index
    %f32 = arith.muli %x10, %fc9 : index
    %f33 = arith.addi %f31, %f32 : index
    %f34 = arith.addi %f33, %f17 : index
    %f35 = arith.addi %f34, %fc10 : index
    memref.store %f24, %x11[%f35] : memref<?xf32>
    %f36 = arith.addi %f34, %fc1 : index
    memref.store %f30, %x11[%f36] : memref<?xf32>
  }
  func.return
}
wave.kernel @expert_linear_f16__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c9 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c13 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c22 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c0 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c2] : memref<?xi32>
  %4 = arith.index_cast %3 : i32 to index
  %5 = arith.cmpi slt, %2, %4 : index
  scf.if %5 {
    %6 = arith.muli %2, %c3 : index
    %7 = arith.addi %6, %c3 : index
    %8 = memref.load %groups[%7] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.addi %6, %c4 : index
    %11 = memref.load %groups[%10] : memref<?xi32>
    %12 = arith.index_cast %11 : i32 to index
    %13 = arith.addi %6, %c5 : index
    %14 = memref.load %groups[%13] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c6 : index
    %17 = arith.addi %16, %c7 : index
    %18 = arith.muli %9, %panelsPerExpert : index
    %19 = arith.addi %18, %1 : index
    %20 = arith.addi %19, %c2 : index
    %21 = arith.muli %20, %17 : index
    %22 = arith.addi %19, %c9 : index
    %23 = arith.muli %22, %17 : index
    %24 = arith.cmpi eq, %alwaysStaged, %c9 : index
    %25 = arith.cmpi sle, %15, %stagedRows : index
    %26 = arith.cmpi sgt, %stagedRows, %c2 : index
    %27 = arith.andi %25, %26 : i1
    %28 = arith.select %24, %24, %27 : i1
    %29:2 = scf.if %28 -> (vector<8xf32>, vector<8xf32>) {
      %30 = arith.addi %inputFeatures, %c13 : index
      %31 = arith.muli %stagedRows, %30 : index
      %32 = wave.scratch %31 : memref<?xf16>
      scf.for %33 = %c2 to %15 step %c9 {
        %34 = arith.addi %pairsAt, %12 : index
        %35 = arith.subi %15, %c9 : index
        %36 = arith.minsi %33, %35 : index
        %37 = arith.addi %34, %36 : index
        %38 = memref.load %groups[%37] : memref<?xi32>
        %39 = arith.index_cast %38 : i32 to index
        %40 = arith.divui %39, %rowDivisor : index
        %41 = arith.divui %40, %operandTileRows : index
        %42 = arith.divui %inputFeatures, %c16 : index
        %43 = arith.muli %41, %42 : index
        %44 = arith.divui %c2, %c16 : index
        %45 = arith.addi %43, %44 : index
        %46 = arith.muli %45, %c0 : index
        %47 = arith.remui %c2, %c16 : index
        %48 = arith.divui %47, %c13 : index
        %49 = arith.addi %46, %48 : index
        %50 = arith.muli %operandTileRows, %c13 : index
        %51 = arith.muli %49, %50 : index
        %52 = arith.remui %40, %operandTileRows : index
        %53 = arith.muli %52, %c13 : index
        %54 = arith.addi %51, %53 : index
        %55 = arith.remui %c2, %c13 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.muli %33, %30 : index
        %58 = arith.divui %inputFeatures, %c13 : index
        %59 = wave.wave
        %60 = arith.muli %59, %c6 : index
        %61 = wave.lane
        %62 = arith.addi %60, %61 : index
        scf.for %63 = %62 to %58 step %c6 {
          %64 = arith.muli %63, %50 : index
          %65 = arith.addi %56, %64 : index
          %66 = vector.load %x[%65] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %67 = arith.muli %63, %c13 : index
          %68 = arith.addi %57, %67 : index
          vector.store %66, %32[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %69 = wave.lane
      %70 = arith.remui %69, %c16 : index
      %71 = arith.subi %15, %c9 : index
      %72 = arith.minsi %70, %71 : index
      %73 = arith.muli %72, %30 : index
      %74 = arith.divui %inputFeatures, %c16 : index
      %75 = arith.muli %c2, %stepsPerWave : index
      %76 = arith.minsi %75, %74 : index
      %77 = arith.addi %76, %stepsPerWave : index
      %78 = arith.minsi %77, %74 : index
      %79 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %80 = arith.subi %78, %76 : index
      %81 = arith.divui %80, %c3 : index
      %82 = arith.muli %81, %c3 : index
      %83 = arith.addi %76, %82 : index
      %84 = arith.select %79, %77, %83 : index
      %88:2 = scf.for %85 = %76 to %84 step %c3 iter_args(%86 = %c17, %87 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %89 = arith.addi %85, %c2 : index
        %90 = func.call @expert_linear_f16__gfx1100.0(%21, %89, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %91 = arith.addi %85, %c9 : index
        %92 = func.call @expert_linear_f16__gfx1100.0(%21, %91, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %93 = arith.addi %85, %c0 : index
        %94 = func.call @expert_linear_f16__gfx1100.0(%21, %93, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %95 = arith.addi %85, %c20 : index
        %96 = func.call @expert_linear_f16__gfx1100.0(%21, %95, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %97 = func.call @expert_linear_f16__gfx1100.0(%23, %89, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %98 = func.call @expert_linear_f16__gfx1100.0(%23, %91, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %99 = func.call @expert_linear_f16__gfx1100.0(%23, %93, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %100 = func.call @expert_linear_f16__gfx1100.0(%23, %95, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %101 = arith.muli %85, %c9 : index
        %102 = arith.addi %101, %c2 : index
        %103 = arith.muli %c9, %c16 : index
        %104 = arith.muli %102, %103 : index
        %105 = arith.addi %73, %104 : index
        %106 = vector.load %32[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = arith.muli %c9, %c13 : index
        %108 = arith.addi %105, %107 : index
        %109 = vector.load %32[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %111 = wave.mma %110, %90, %86 : vector<16xf16>, vector<8xf32>
        %112 = wave.mma %110, %97, %87 : vector<16xf16>, vector<8xf32>
        %113 = arith.addi %101, %c9 : index
        %114 = arith.muli %113, %103 : index
        %115 = arith.addi %73, %114 : index
        %116 = vector.load %32[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.addi %115, %107 : index
        %118 = vector.load %32[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = vector.shuffle %116, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = wave.mma %119, %92, %111 : vector<16xf16>, vector<8xf32>
        %121 = wave.mma %119, %98, %112 : vector<16xf16>, vector<8xf32>
        %122 = arith.addi %101, %c0 : index
        %123 = arith.muli %122, %103 : index
        %124 = arith.addi %73, %123 : index
        %125 = vector.load %32[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %126 = arith.addi %124, %107 : index
        %127 = vector.load %32[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = vector.shuffle %125, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %129 = wave.mma %128, %94, %120 : vector<16xf16>, vector<8xf32>
        %130 = wave.mma %128, %99, %121 : vector<16xf16>, vector<8xf32>
        %131 = arith.addi %101, %c20 : index
        %132 = arith.muli %131, %103 : index
        %133 = arith.addi %73, %132 : index
        %134 = vector.load %32[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %107 : index
        %136 = vector.load %32[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = wave.mma %137, %96, %129 : vector<16xf16>, vector<8xf32>
        %139 = wave.mma %137, %100, %130 : vector<16xf16>, vector<8xf32>
        scf.yield %138, %139 : vector<8xf32>, vector<8xf32>
      }
      %140 = arith.select %79, %84, %78 : index
      %144:2 = scf.for %141 = %84 to %140 step %c9 iter_args(%142 = %88#0, %143 = %88#1) -> (vector<8xf32>, vector<8xf32>) {
        %145 = arith.addi %141, %c2 : index
        %146 = func.call @expert_linear_f16__gfx1100.0(%21, %145, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %147 = func.call @expert_linear_f16__gfx1100.0(%23, %145, %69, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %148 = arith.muli %141, %c9 : index
        %149 = arith.addi %148, %c2 : index
        %150 = arith.muli %c9, %c16 : index
        %151 = arith.muli %149, %150 : index
        %152 = arith.addi %73, %151 : index
        %153 = vector.load %32[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.muli %c9, %c13 : index
        %155 = arith.addi %152, %154 : index
        %156 = vector.load %32[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %158 = wave.mma %157, %146, %142 : vector<16xf16>, vector<8xf32>
        %159 = wave.mma %157, %147, %143 : vector<16xf16>, vector<8xf32>
        scf.yield %158, %159 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %144#0, %144#1 : vector<8xf32>, vector<8xf32>
    } else {
      %160 = wave.lane
      %161 = arith.remui %160, %c16 : index
      %162 = arith.addi %pairsAt, %12 : index
      %163 = arith.subi %15, %c9 : index
      %164 = arith.minsi %161, %163 : index
      %165 = arith.addi %162, %164 : index
      %166 = memref.load %groups[%165] : memref<?xi32>
      %167 = arith.index_cast %166 : i32 to index
      %168 = arith.divui %167, %rowDivisor : index
      %169 = arith.divui %168, %operandTileRows : index
      %170 = arith.divui %inputFeatures, %c16 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.divui %c2, %c16 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %173, %c0 : index
      %175 = arith.remui %c2, %c16 : index
      %176 = arith.divui %175, %c13 : index
      %177 = arith.addi %174, %176 : index
      %178 = arith.muli %operandTileRows, %c13 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %168, %operandTileRows : index
      %181 = arith.muli %180, %c13 : index
      %182 = arith.addi %179, %181 : index
      %183 = arith.remui %c2, %c13 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %c2, %stepsPerWave : index
      %186 = arith.minsi %185, %170 : index
      %187 = arith.addi %186, %stepsPerWave : index
      %188 = arith.minsi %187, %170 : index
      %189 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %190 = arith.subi %188, %186 : index
      %191 = arith.divui %190, %c3 : index
      %192 = arith.muli %191, %c3 : index
      %193 = arith.addi %186, %192 : index
      %194 = arith.select %189, %187, %193 : index
      %198:2 = scf.for %195 = %186 to %194 step %c3 iter_args(%196 = %c17, %197 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %199 = arith.addi %195, %c2 : index
        %200 = func.call @expert_linear_f16__gfx1100.0(%21, %199, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %201 = arith.addi %195, %c9 : index
        %202 = func.call @expert_linear_f16__gfx1100.0(%21, %201, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %203 = arith.addi %195, %c0 : index
        %204 = func.call @expert_linear_f16__gfx1100.0(%21, %203, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %205 = arith.addi %195, %c20 : index
        %206 = func.call @expert_linear_f16__gfx1100.0(%21, %205, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %207 = func.call @expert_linear_f16__gfx1100.0(%23, %199, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %208 = func.call @expert_linear_f16__gfx1100.0(%23, %201, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %209 = func.call @expert_linear_f16__gfx1100.0(%23, %203, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %210 = func.call @expert_linear_f16__gfx1100.0(%23, %205, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %211 = arith.muli %195, %c9 : index
        %212 = arith.addi %211, %c2 : index
        %213 = arith.muli %operandTileRows, %c16 : index
        %214 = arith.muli %212, %213 : index
        %215 = arith.addi %184, %214 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.addi %215, %178 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %220 = wave.mma %219, %200, %196 : vector<16xf16>, vector<8xf32>
        %221 = wave.mma %219, %207, %197 : vector<16xf16>, vector<8xf32>
        %222 = arith.addi %211, %c9 : index
        %223 = arith.muli %222, %213 : index
        %224 = arith.addi %184, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %178 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %202, %220 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %208, %221 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %211, %c0 : index
        %232 = arith.muli %231, %213 : index
        %233 = arith.addi %184, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %178 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %204, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %209, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %211, %c20 : index
        %241 = arith.muli %240, %213 : index
        %242 = arith.addi %184, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %178 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %206, %238 : vector<16xf16>, vector<8xf32>
        %248 = wave.mma %246, %210, %239 : vector<16xf16>, vector<8xf32>
        scf.yield %247, %248 : vector<8xf32>, vector<8xf32>
      }
      %249 = arith.select %189, %194, %188 : index
      %253:2 = scf.for %250 = %194 to %249 step %c9 iter_args(%251 = %198#0, %252 = %198#1) -> (vector<8xf32>, vector<8xf32>) {
        %254 = arith.addi %250, %c2 : index
        %255 = func.call @expert_linear_f16__gfx1100.0(%21, %254, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %256 = func.call @expert_linear_f16__gfx1100.0(%23, %254, %160, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %257 = arith.muli %250, %c9 : index
        %258 = arith.addi %257, %c2 : index
        %259 = arith.muli %operandTileRows, %c16 : index
        %260 = arith.muli %258, %259 : index
        %261 = arith.addi %184, %260 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.addi %261, %178 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = vector.shuffle %262, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %266 = wave.mma %265, %255, %251 : vector<16xf16>, vector<8xf32>
        %267 = wave.mma %265, %256, %252 : vector<16xf16>, vector<8xf32>
        scf.yield %266, %267 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %253#0, %253#1 : vector<8xf32>, vector<8xf32>
    }
    %268 = vector.extract %29#0[0] : f32 from vector<8xf32>
    %269 = vector.extract %29#1[0] : f32 from vector<8xf32>
    %270 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %270 {
      func.call @expert_linear_f16__gfx1100.1(%c2, %15, %12, %groups, %factors, %21, %w, %268, %23, %269, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %271 = vector.extract %29#0[1] : f32 from vector<8xf32>
    %272 = vector.extract %29#1[1] : f32 from vector<8xf32>
    %273 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %273 {
      func.call @expert_linear_f16__gfx1100.1(%c9, %15, %12, %groups, %factors, %21, %w, %271, %23, %272, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %274 = vector.extract %29#0[2] : f32 from vector<8xf32>
    %275 = vector.extract %29#1[2] : f32 from vector<8xf32>
    %276 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %276 {
      func.call @expert_linear_f16__gfx1100.1(%c0, %15, %12, %groups, %factors, %21, %w, %274, %23, %275, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %277 = vector.extract %29#0[3] : f32 from vector<8xf32>
    %278 = vector.extract %29#1[3] : f32 from vector<8xf32>
    %279 = arith.cmpi sgt, %tileElements, %c20 : index
    scf.if %279 {
      func.call @expert_linear_f16__gfx1100.1(%c20, %15, %12, %groups, %factors, %21, %w, %277, %23, %278, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %280 = vector.extract %29#0[4] : f32 from vector<8xf32>
    %281 = vector.extract %29#1[4] : f32 from vector<8xf32>
    %282 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %282 {
      func.call @expert_linear_f16__gfx1100.1(%c3, %15, %12, %groups, %factors, %21, %w, %280, %23, %281, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %283 = vector.extract %29#0[5] : f32 from vector<8xf32>
    %284 = vector.extract %29#1[5] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %285 {
      func.call @expert_linear_f16__gfx1100.1(%c4, %15, %12, %groups, %factors, %21, %w, %283, %23, %284, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %29#0[6] : f32 from vector<8xf32>
    %287 = vector.extract %29#1[6] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %288 {
      func.call @expert_linear_f16__gfx1100.1(%c5, %15, %12, %groups, %factors, %21, %w, %286, %23, %287, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %29#0[7] : f32 from vector<8xf32>
    %290 = vector.extract %29#1[7] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %291 {
      func.call @expert_linear_f16__gfx1100.1(%c22, %15, %12, %groups, %factors, %21, %w, %289, %23, %290, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
