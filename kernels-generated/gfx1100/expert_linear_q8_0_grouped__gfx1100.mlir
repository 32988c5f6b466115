// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q8_0_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q8_0_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 5 : index
  %c19 = arith.constant 6 : index
  %c20 = arith.constant 7 : index
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
    %17 = arith.addi %inputFeatures, %c6 : index
    %18 = arith.divui %17, %c7 : index
    %19 = arith.muli %18, %c7 : index
    %20 = arith.addi %16, %19 : index
    %21 = arith.addi %20, %c7 : index
    %22 = arith.muli %15, %panelsPerExpert : index
    %23 = arith.muli %0, %c4 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.addi %24, %c1 : index
    %26 = arith.muli %25, %21 : index
    %27 = arith.addi %24, %c3 : index
    %28 = arith.muli %27, %21 : index
    %29 = arith.remui %7, %c5 : index
    %30 = arith.addi %pairsAt, %10 : index
    %31 = arith.subi %13, %c3 : index
    %32 = arith.minsi %29, %31 : index
    %33 = arith.addi %30, %32 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.divui %35, %rowDivisor : index
    %37 = arith.divui %36, %tileRows : index
    %38 = arith.divui %inputFeatures, %c5 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.divui %c1, %c5 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.muli %41, %c4 : index
    %43 = arith.remui %c1, %c5 : index
    %44 = arith.divui %43, %c12 : index
    %45 = arith.addi %42, %44 : index
    %46 = arith.muli %tileRows, %c12 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.remui %36, %tileRows : index
    %49 = arith.muli %48, %c12 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.remui %c1, %c12 : index
    %52 = arith.addi %50, %51 : index
    %53 = wave.wave
    %54 = arith.divui %inputFeatures, %c14 : index
    %55 = arith.muli %53, %stepsPerWave : index
    %56 = arith.minsi %55, %54 : index
    %57 = arith.addi %56, %stepsPerWave : index
    %58 = arith.minsi %57, %54 : index
    %59 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %60 = arith.subi %58, %56 : index
    %61 = arith.divui %60, %c4 : index
    %62 = arith.muli %61, %c4 : index
    %63 = arith.addi %56, %62 : index
    %64 = arith.select %59, %57, %63 : index
    %68:2 = scf.for %65 = %56 to %64 step %c4 iter_args(%66 = %c13, %67 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %69 = arith.addi %65, %c1 : index
      %70:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %26, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %71 = arith.addi %65, %c3 : index
      %72:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %26, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %28, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %28, %71, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75 = arith.muli %65, %c4 : index
      %76 = arith.addi %75, %c1 : index
      %77 = arith.muli %tileRows, %c5 : index
      %78 = arith.muli %76, %77 : index
      %79 = arith.addi %52, %78 : index
      %80 = vector.load %x[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = arith.addi %79, %46 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = vector.shuffle %80, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = wave.mma %83, %70#0, %66 : vector<16xf16>, vector<8xf32>
      %85 = wave.mma %83, %73#0, %67 : vector<16xf16>, vector<8xf32>
      %86 = arith.addi %75, %c3 : index
      %87 = arith.muli %86, %77 : index
      %88 = arith.addi %52, %87 : index
      %89 = vector.load %x[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = arith.addi %88, %46 : index
      %91 = vector.load %x[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = wave.mma %92, %70#1, %84 : vector<16xf16>, vector<8xf32>
      %94 = wave.mma %92, %73#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = arith.addi %75, %c4 : index
      %96 = arith.muli %95, %77 : index
      %97 = arith.addi %52, %96 : index
      %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = arith.addi %97, %46 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = vector.shuffle %98, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = wave.mma %101, %72#0, %93 : vector<16xf16>, vector<8xf32>
      %103 = wave.mma %101, %74#0, %94 : vector<16xf16>, vector<8xf32>
      %104 = arith.addi %75, %c17 : index
      %105 = arith.muli %104, %77 : index
      %106 = arith.addi %52, %105 : index
      %107 = vector.load %x[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.addi %106, %46 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %107, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %72#1, %102 : vector<16xf16>, vector<8xf32>
      %112 = wave.mma %110, %74#1, %103 : vector<16xf16>, vector<8xf32>
      scf.yield %111, %112 : vector<8xf32>, vector<8xf32>
    }
    %113 = arith.select %59, %64, %58 : index
    %117:2 = scf.for %114 = %64 to %113 step %c3 iter_args(%115 = %68#0, %116 = %68#1) -> (vector<8xf32>, vector<8xf32>) {
      %118 = arith.addi %114, %c1 : index
      %119:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %26, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %120:2 = func.call @expert_linear_q8_0_grouped__gfx1100.0(%7, %28, %118, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %121 = arith.muli %114, %c4 : index
      %122 = arith.addi %121, %c1 : index
      %123 = arith.muli %tileRows, %c5 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.addi %52, %124 : index
      %126 = vector.load %x[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.addi %125, %46 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = wave.mma %129, %119#0, %115 : vector<16xf16>, vector<8xf32>
      %131 = wave.mma %129, %120#0, %116 : vector<16xf16>, vector<8xf32>
      %132 = arith.addi %121, %c3 : index
      %133 = arith.muli %132, %123 : index
      %134 = arith.addi %52, %133 : index
      %135 = vector.load %x[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.addi %134, %46 : index
      %137 = vector.load %x[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = wave.mma %138, %119#1, %130 : vector<16xf16>, vector<8xf32>
      %140 = wave.mma %138, %120#1, %131 : vector<16xf16>, vector<8xf32>
      scf.yield %139, %140 : vector<8xf32>, vector<8xf32>
    }
    %141 = vector.extract %117#0[0] : f32 from vector<8xf32>
    %142 = vector.extract %117#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %26, %w, %141, %28, %142, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %143 = vector.extract %117#0[1] : f32 from vector<8xf32>
    %144 = vector.extract %117#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %26, %w, %143, %28, %144, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %145 = vector.extract %117#0[2] : f32 from vector<8xf32>
    %146 = vector.extract %117#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %26, %w, %145, %28, %146, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %147 = vector.extract %117#0[3] : f32 from vector<8xf32>
    %148 = vector.extract %117#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c17, %13, %10, %groups, %factors, %26, %w, %147, %28, %148, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %149 = vector.extract %117#0[4] : f32 from vector<8xf32>
    %150 = vector.extract %117#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %26, %w, %149, %28, %150, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %151 = vector.extract %117#0[5] : f32 from vector<8xf32>
    %152 = vector.extract %117#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %26, %w, %151, %28, %152, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %153 = vector.extract %117#0[6] : f32 from vector<8xf32>
    %154 = vector.extract %117#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %26, %w, %153, %28, %154, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %155 = vector.extract %117#0[7] : f32 from vector<8xf32>
    %156 = vector.extract %117#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q8_0_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %26, %w, %155, %28, %156, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
