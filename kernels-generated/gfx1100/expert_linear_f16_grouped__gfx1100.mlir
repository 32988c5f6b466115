// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
func.func private @expert_linear_f16_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_f16_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 5 : index
  %c18 = arith.constant 6 : index
  %c19 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.lane
  scf.if %4 {
    %8 = arith.addi %6, %c3 : index
    %9 = memref.load %groups[%8] : memref<?xi32>
    %10 = arith.index_cast %9 : i32 to index
    %11 = arith.addi %6, %c4 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = memref.load %groups[%6] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c5 : index
    %17 = arith.addi %16, %c6 : index
    %18 = arith.muli %15, %panelsPerExpert : index
    %19 = arith.muli %0, %c4 : index
    %20 = arith.addi %18, %19 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.muli %21, %17 : index
    %23 = arith.addi %20, %c3 : index
    %24 = arith.muli %23, %17 : index
    %25 = arith.remui %7, %c9 : index
    %26 = arith.addi %pairsAt, %10 : index
    %27 = arith.subi %13, %c3 : index
    %28 = arith.minsi %25, %27 : index
    %29 = arith.addi %26, %28 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.divui %31, %rowDivisor : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c9 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c1, %c9 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c4 : index
    %39 = arith.remui %c1, %c9 : index
    %40 = arith.divui %39, %c12 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c12 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c12 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c1, %c12 : index
    %48 = arith.addi %46, %47 : index
    %49 = wave.wave
    %50 = arith.muli %49, %stepsPerWave : index
    %51 = arith.minsi %50, %34 : index
    %52 = arith.addi %51, %stepsPerWave : index
    %53 = arith.minsi %52, %34 : index
    %54 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %55 = arith.subi %53, %51 : index
    %56 = arith.divui %55, %c2 : index
    %57 = arith.muli %56, %c2 : index
    %58 = arith.addi %51, %57 : index
    %59 = arith.select %54, %52, %58 : index
    %63:2 = scf.for %60 = %51 to %59 step %c2 iter_args(%61 = %c13, %62 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %64 = arith.addi %60, %c1 : index
      %65 = func.call @expert_linear_f16_grouped__gfx1100.0(%22, %64, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %66 = arith.addi %60, %c3 : index
      %67 = func.call @expert_linear_f16_grouped__gfx1100.0(%22, %66, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %68 = arith.addi %60, %c4 : index
      %69 = func.call @expert_linear_f16_grouped__gfx1100.0(%22, %68, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %70 = arith.addi %60, %c16 : index
      %71 = func.call @expert_linear_f16_grouped__gfx1100.0(%22, %70, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %72 = func.call @expert_linear_f16_grouped__gfx1100.0(%24, %64, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %73 = func.call @expert_linear_f16_grouped__gfx1100.0(%24, %66, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %74 = func.call @expert_linear_f16_grouped__gfx1100.0(%24, %68, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %75 = func.call @expert_linear_f16_grouped__gfx1100.0(%24, %70, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %76 = arith.muli %60, %c3 : index
      %77 = arith.addi %76, %c1 : index
      %78 = arith.muli %tileRows, %c9 : index
      %79 = arith.muli %77, %78 : index
      %80 = arith.addi %48, %79 : index
      %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %42 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %65, %61 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %72, %62 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %76, %c3 : index
      %88 = arith.muli %87, %78 : index
      %89 = arith.addi %48, %88 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %42 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %67, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %73, %86 : vector<16xf16>, vector<8xf32>
      %96 = arith.addi %76, %c4 : index
      %97 = arith.muli %96, %78 : index
      %98 = arith.addi %48, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.addi %98, %42 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %69, %94 : vector<16xf16>, vector<8xf32>
      %104 = wave.mma %102, %74, %95 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %76, %c16 : index
      %106 = arith.muli %105, %78 : index
      %107 = arith.addi %48, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %42 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %71, %103 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %75, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112, %113 : vector<8xf32>, vector<8xf32>
    }
    %114 = arith.select %54, %59, %53 : index
    %118:2 = scf.for %115 = %59 to %114 step %c3 iter_args(%116 = %63#0, %117 = %63#1) -> (vector<8xf32>, vector<8xf32>) {
      %119 = arith.addi %115, %c1 : index
      %120 = func.call @expert_linear_f16_grouped__gfx1100.0(%22, %119, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %121 = func.call @expert_linear_f16_grouped__gfx1100.0(%24, %119, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %122 = arith.muli %115, %c3 : index
      %123 = arith.addi %122, %c1 : index
      %124 = arith.muli %tileRows, %c9 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.addi %48, %125 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.addi %126, %42 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %120, %116 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %121, %117 : vector<16xf16>, vector<8xf32>
      scf.yield %131, %132 : vector<8xf32>, vector<8xf32>
    }
    %133 = vector.extract %118#0[0] : f32 from vector<8xf32>
    %134 = vector.extract %118#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %22, %w, %133, %24, %134, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %135 = vector.extract %118#0[1] : f32 from vector<8xf32>
    %136 = vector.extract %118#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %22, %w, %135, %24, %136, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %137 = vector.extract %118#0[2] : f32 from vector<8xf32>
    %138 = vector.extract %118#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %22, %w, %137, %24, %138, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %139 = vector.extract %118#0[3] : f32 from vector<8xf32>
    %140 = vector.extract %118#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c16, %13, %10, %groups, %factors, %22, %w, %139, %24, %140, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %141 = vector.extract %118#0[4] : f32 from vector<8xf32>
    %142 = vector.extract %118#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %22, %w, %141, %24, %142, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %143 = vector.extract %118#0[5] : f32 from vector<8xf32>
    %144 = vector.extract %118#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c17, %13, %10, %groups, %factors, %22, %w, %143, %24, %144, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %145 = vector.extract %118#0[6] : f32 from vector<8xf32>
    %146 = vector.extract %118#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %22, %w, %145, %24, %146, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %147 = vector.extract %118#0[7] : f32 from vector<8xf32>
    %148 = vector.extract %118#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_f16_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %22, %w, %147, %24, %148, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
