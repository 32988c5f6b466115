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
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
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
  %3 = memref.load %groups[%c1] : memref<?xi32>
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
    %20 = arith.addi %19, %c1 : index
    %21 = arith.muli %20, %17 : index
    %22 = arith.addi %19, %c9 : index
    %23 = arith.muli %22, %17 : index
    %24 = arith.addi %c1, %c1 : index
    %25 = arith.addi %c1, %c9 : index
    %26 = arith.cmpi eq, %alwaysStaged, %c9 : index
    %27 = arith.cmpi sle, %15, %stagedRows : index
    %28 = arith.cmpi sgt, %stagedRows, %c1 : index
    %29 = arith.andi %27, %28 : i1
    %30 = arith.select %26, %26, %29 : i1
    %31:2 = scf.if %30 -> (vector<8xf32>, vector<8xf32>) {
      %32 = arith.addi %inputFeatures, %c13 : index
      %33 = arith.muli %stagedRows, %32 : index
      %34 = wave.scratch %33 : memref<?xf16>
      scf.for %35 = %c1 to %15 step %c9 {
        %36 = arith.addi %pairsAt, %12 : index
        %37 = arith.subi %15, %c9 : index
        %38 = arith.minsi %35, %37 : index
        %39 = arith.addi %36, %38 : index
        %40 = memref.load %groups[%39] : memref<?xi32>
        %41 = arith.index_cast %40 : i32 to index
        %42 = arith.divui %41, %rowDivisor : index
        %43 = arith.divui %42, %operandTileRows : index
        %44 = arith.divui %inputFeatures, %c16 : index
        %45 = arith.muli %43, %44 : index
        %46 = arith.divui %c1, %c16 : index
        %47 = arith.addi %45, %46 : index
        %48 = arith.muli %47, %c0 : index
        %49 = arith.remui %c1, %c16 : index
        %50 = arith.divui %49, %c13 : index
        %51 = arith.addi %48, %50 : index
        %52 = arith.muli %operandTileRows, %c13 : index
        %53 = arith.muli %51, %52 : index
        %54 = arith.remui %42, %operandTileRows : index
        %55 = arith.muli %54, %c13 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.remui %c1, %c13 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.muli %35, %32 : index
        %60 = arith.divui %inputFeatures, %c13 : index
        %61 = wave.wave
        %62 = arith.muli %61, %c6 : index
        %63 = wave.lane
        %64 = arith.addi %62, %63 : index
        scf.for %65 = %64 to %60 step %c6 {
          %66 = arith.muli %65, %52 : index
          %67 = arith.addi %58, %66 : index
          %68 = vector.load %x[%67] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %69 = arith.muli %65, %c13 : index
          %70 = arith.addi %59, %69 : index
          vector.store %68, %34[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %71 = wave.lane
      %72 = arith.remui %71, %c16 : index
      %73 = arith.subi %15, %c9 : index
      %74 = arith.minsi %72, %73 : index
      %75 = arith.muli %74, %32 : index
      %76 = arith.divui %inputFeatures, %c16 : index
      %77 = arith.muli %c1, %stepsPerWave : index
      %78 = arith.minsi %77, %76 : index
      %79 = arith.addi %78, %stepsPerWave : index
      %80 = arith.minsi %79, %76 : index
      %81 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %82 = arith.subi %80, %78 : index
      %83 = arith.divui %82, %c3 : index
      %84 = arith.muli %83, %c3 : index
      %85 = arith.addi %78, %84 : index
      %86 = arith.select %81, %79, %85 : index
      %90:2 = scf.for %87 = %78 to %86 step %c3 iter_args(%88 = %c17, %89 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %91 = arith.addi %87, %c1 : index
        %92 = func.call @expert_linear_f16__gfx1100.0(%21, %91, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %93 = arith.addi %87, %c9 : index
        %94 = func.call @expert_linear_f16__gfx1100.0(%21, %93, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %95 = arith.addi %87, %c0 : index
        %96 = func.call @expert_linear_f16__gfx1100.0(%21, %95, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %97 = arith.addi %87, %c20 : index
        %98 = func.call @expert_linear_f16__gfx1100.0(%21, %97, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %99 = func.call @expert_linear_f16__gfx1100.0(%23, %91, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %100 = func.call @expert_linear_f16__gfx1100.0(%23, %93, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %101 = func.call @expert_linear_f16__gfx1100.0(%23, %95, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %102 = func.call @expert_linear_f16__gfx1100.0(%23, %97, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %103 = arith.muli %87, %c9 : index
        %104 = arith.addi %103, %c1 : index
        %105 = arith.muli %c9, %c16 : index
        %106 = arith.muli %104, %105 : index
        %107 = arith.addi %75, %106 : index
        %108 = vector.load %34[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.muli %c9, %c13 : index
        %110 = arith.addi %107, %109 : index
        %111 = vector.load %34[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %92, %88 : vector<16xf16>, vector<8xf32>
        %114 = wave.mma %112, %99, %89 : vector<16xf16>, vector<8xf32>
        %115 = arith.addi %103, %c9 : index
        %116 = arith.muli %115, %105 : index
        %117 = arith.addi %75, %116 : index
        %118 = vector.load %34[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.addi %117, %109 : index
        %120 = vector.load %34[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %94, %113 : vector<16xf16>, vector<8xf32>
        %123 = wave.mma %121, %100, %114 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %103, %c0 : index
        %125 = arith.muli %124, %105 : index
        %126 = arith.addi %75, %125 : index
        %127 = vector.load %34[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %109 : index
        %129 = vector.load %34[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %96, %122 : vector<16xf16>, vector<8xf32>
        %132 = wave.mma %130, %101, %123 : vector<16xf16>, vector<8xf32>
        %133 = arith.addi %103, %c20 : index
        %134 = arith.muli %133, %105 : index
        %135 = arith.addi %75, %134 : index
        %136 = vector.load %34[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.addi %135, %109 : index
        %138 = vector.load %34[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %98, %131 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %102, %132 : vector<16xf16>, vector<8xf32>
        scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
      }
      %142 = arith.select %81, %86, %80 : index
      %146:2 = scf.for %143 = %86 to %142 step %c9 iter_args(%144 = %90#0, %145 = %90#1) -> (vector<8xf32>, vector<8xf32>) {
        %147 = arith.addi %143, %c1 : index
        %148 = func.call @expert_linear_f16__gfx1100.0(%21, %147, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %149 = func.call @expert_linear_f16__gfx1100.0(%23, %147, %71, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %150 = arith.muli %143, %c9 : index
        %151 = arith.addi %150, %c1 : index
        %152 = arith.muli %c9, %c16 : index
        %153 = arith.muli %151, %152 : index
        %154 = arith.addi %75, %153 : index
        %155 = vector.load %34[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.muli %c9, %c13 : index
        %157 = arith.addi %154, %156 : index
        %158 = vector.load %34[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %148, %144 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %159, %149, %145 : vector<16xf16>, vector<8xf32>
        scf.yield %160, %161 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %146#0, %146#1 : vector<8xf32>, vector<8xf32>
    } else {
      %162 = wave.lane
      %163 = arith.remui %162, %c16 : index
      %164 = arith.addi %pairsAt, %12 : index
      %165 = arith.subi %15, %c9 : index
      %166 = arith.minsi %163, %165 : index
      %167 = arith.addi %164, %166 : index
      %168 = memref.load %groups[%167] : memref<?xi32>
      %169 = arith.index_cast %168 : i32 to index
      %170 = arith.divui %169, %rowDivisor : index
      %171 = arith.divui %170, %operandTileRows : index
      %172 = arith.divui %inputFeatures, %c16 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.divui %c1, %c16 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %175, %c0 : index
      %177 = arith.remui %c1, %c16 : index
      %178 = arith.divui %177, %c13 : index
      %179 = arith.addi %176, %178 : index
      %180 = arith.muli %operandTileRows, %c13 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.remui %170, %operandTileRows : index
      %183 = arith.muli %182, %c13 : index
      %184 = arith.addi %181, %183 : index
      %185 = arith.remui %c1, %c13 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %c1, %stepsPerWave : index
      %188 = arith.minsi %187, %172 : index
      %189 = arith.addi %188, %stepsPerWave : index
      %190 = arith.minsi %189, %172 : index
      %191 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %192 = arith.subi %190, %188 : index
      %193 = arith.divui %192, %c3 : index
      %194 = arith.muli %193, %c3 : index
      %195 = arith.addi %188, %194 : index
      %196 = arith.select %191, %189, %195 : index
      %200:2 = scf.for %197 = %188 to %196 step %c3 iter_args(%198 = %c17, %199 = %c17) -> (vector<8xf32>, vector<8xf32>) {
        %201 = arith.addi %197, %c1 : index
        %202 = func.call @expert_linear_f16__gfx1100.0(%21, %201, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %203 = arith.addi %197, %c9 : index
        %204 = func.call @expert_linear_f16__gfx1100.0(%21, %203, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %205 = arith.addi %197, %c0 : index
        %206 = func.call @expert_linear_f16__gfx1100.0(%21, %205, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %207 = arith.addi %197, %c20 : index
        %208 = func.call @expert_linear_f16__gfx1100.0(%21, %207, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %209 = func.call @expert_linear_f16__gfx1100.0(%23, %201, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %210 = func.call @expert_linear_f16__gfx1100.0(%23, %203, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %211 = func.call @expert_linear_f16__gfx1100.0(%23, %205, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %212 = func.call @expert_linear_f16__gfx1100.0(%23, %207, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %213 = arith.muli %197, %c9 : index
        %214 = arith.addi %213, %c1 : index
        %215 = arith.muli %operandTileRows, %c16 : index
        %216 = arith.muli %214, %215 : index
        %217 = arith.addi %186, %216 : index
        %218 = vector.load %x[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %219 = arith.addi %217, %180 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %222 = wave.mma %221, %202, %198 : vector<16xf16>, vector<8xf32>
        %223 = wave.mma %221, %209, %199 : vector<16xf16>, vector<8xf32>
        %224 = arith.addi %213, %c9 : index
        %225 = arith.muli %224, %215 : index
        %226 = arith.addi %186, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %180 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %204, %222 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %210, %223 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %213, %c0 : index
        %234 = arith.muli %233, %215 : index
        %235 = arith.addi %186, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %180 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %206, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %211, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %213, %c20 : index
        %243 = arith.muli %242, %215 : index
        %244 = arith.addi %186, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %180 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %208, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %212, %241 : vector<16xf16>, vector<8xf32>
        scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
      }
      %251 = arith.select %191, %196, %190 : index
      %255:2 = scf.for %252 = %196 to %251 step %c9 iter_args(%253 = %200#0, %254 = %200#1) -> (vector<8xf32>, vector<8xf32>) {
        %256 = arith.addi %252, %c1 : index
        %257 = func.call @expert_linear_f16__gfx1100.0(%21, %256, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %258 = func.call @expert_linear_f16__gfx1100.0(%23, %256, %162, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %259 = arith.muli %252, %c9 : index
        %260 = arith.addi %259, %c1 : index
        %261 = arith.muli %operandTileRows, %c16 : index
        %262 = arith.muli %260, %261 : index
        %263 = arith.addi %186, %262 : index
        %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %265 = arith.addi %263, %180 : index
        %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %268 = wave.mma %267, %257, %253 : vector<16xf16>, vector<8xf32>
        %269 = wave.mma %267, %258, %254 : vector<16xf16>, vector<8xf32>
        scf.yield %268, %269 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %255#0, %255#1 : vector<8xf32>, vector<8xf32>
    }
    %270 = vector.extract %31#0[0] : f32 from vector<8xf32>
    %271 = vector.extract %31#1[0] : f32 from vector<8xf32>
    %272 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %272 {
      func.call @expert_linear_f16__gfx1100.1(%c1, %15, %12, %groups, %factors, %21, %w, %270, %23, %271, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %273 = vector.extract %31#0[1] : f32 from vector<8xf32>
    %274 = vector.extract %31#1[1] : f32 from vector<8xf32>
    %275 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %275 {
      func.call @expert_linear_f16__gfx1100.1(%c9, %15, %12, %groups, %factors, %21, %w, %273, %23, %274, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %276 = vector.extract %31#0[2] : f32 from vector<8xf32>
    %277 = vector.extract %31#1[2] : f32 from vector<8xf32>
    %278 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %278 {
      func.call @expert_linear_f16__gfx1100.1(%c0, %15, %12, %groups, %factors, %21, %w, %276, %23, %277, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %279 = vector.extract %31#0[3] : f32 from vector<8xf32>
    %280 = vector.extract %31#1[3] : f32 from vector<8xf32>
    %281 = arith.cmpi sgt, %tileElements, %c20 : index
    scf.if %281 {
      func.call @expert_linear_f16__gfx1100.1(%c20, %15, %12, %groups, %factors, %21, %w, %279, %23, %280, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %282 = vector.extract %31#0[4] : f32 from vector<8xf32>
    %283 = vector.extract %31#1[4] : f32 from vector<8xf32>
    %284 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %284 {
      func.call @expert_linear_f16__gfx1100.1(%c3, %15, %12, %groups, %factors, %21, %w, %282, %23, %283, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %285 = vector.extract %31#0[5] : f32 from vector<8xf32>
    %286 = vector.extract %31#1[5] : f32 from vector<8xf32>
    %287 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %287 {
      func.call @expert_linear_f16__gfx1100.1(%c4, %15, %12, %groups, %factors, %21, %w, %285, %23, %286, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %288 = vector.extract %31#0[6] : f32 from vector<8xf32>
    %289 = vector.extract %31#1[6] : f32 from vector<8xf32>
    %290 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %290 {
      func.call @expert_linear_f16__gfx1100.1(%c5, %15, %12, %groups, %factors, %21, %w, %288, %23, %289, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %291 = vector.extract %31#0[7] : f32 from vector<8xf32>
    %292 = vector.extract %31#1[7] : f32 from vector<8xf32>
    %293 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %293 {
      func.call @expert_linear_f16__gfx1100.1(%c22, %15, %12, %groups, %factors, %21, %w, %291, %23, %292, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
