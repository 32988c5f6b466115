// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_1_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f7 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<2xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = vector.extract %f7[1] : f16 from vector<2xf16>
  %f11 = vector.broadcast %f10 : f16 to vector<16xf16>
  %f12 = arith.muli %x4, %fc4 : index
  %f13 = arith.addi %f12, %fc5 : index
  %f14 = arith.divui %f13, %fc1 : index
  %f15 = arith.muli %f14, %fc1 : index
  %f16 = arith.addi %f1, %f15 : index
  %f17 = arith.muli %x2, %fc6 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = arith.muli %f0, %fc0 : index
  %f20 = arith.addi %f18, %f19 : index
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q4_1_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q4_1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
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
    %17 = arith.muli %inputFeatures, %c4 : index
    %18 = arith.addi %17, %c6 : index
    %19 = arith.divui %18, %c7 : index
    %20 = arith.muli %19, %c7 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c7 : index
    %23 = arith.muli %15, %panelsPerExpert : index
    %24 = arith.muli %0, %c4 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %22 : index
    %28 = arith.addi %25, %c3 : index
    %29 = arith.muli %28, %22 : index
    %30 = arith.remui %7, %c10 : index
    %31 = arith.addi %pairsAt, %10 : index
    %32 = arith.subi %13, %c3 : index
    %33 = arith.minsi %30, %32 : index
    %34 = arith.addi %31, %33 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.divui %36, %rowDivisor : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c10 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c1, %c10 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.remui %c1, %c10 : index
    %45 = arith.divui %44, %c5 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c5 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c5 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c1, %c5 : index
    %53 = arith.addi %51, %52 : index
    %54 = wave.wave
    %55 = arith.divui %inputFeatures, %c14 : index
    %56 = arith.muli %54, %stepsPerWave : index
    %57 = arith.minsi %56, %55 : index
    %58 = arith.addi %57, %stepsPerWave : index
    %59 = arith.minsi %58, %55 : index
    %60 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %61 = arith.subi %59, %57 : index
    %62 = arith.divui %61, %c4 : index
    %63 = arith.muli %62, %c4 : index
    %64 = arith.addi %57, %63 : index
    %65 = arith.select %60, %58, %64 : index
    %69:2 = scf.for %66 = %57 to %65 step %c4 iter_args(%67 = %c13, %68 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %70 = arith.addi %66, %c1 : index
      %71:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %27, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.addi %66, %c3 : index
      %73:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %27, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %29, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %29, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.muli %66, %c4 : index
      %77 = arith.addi %76, %c1 : index
      %78 = arith.muli %tileRows, %c10 : index
      %79 = arith.muli %77, %78 : index
      %80 = arith.addi %53, %79 : index
      %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %47 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %71#0, %67 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %74#0, %68 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %76, %c3 : index
      %88 = arith.muli %87, %78 : index
      %89 = arith.addi %53, %88 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %47 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %71#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %74#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = arith.addi %76, %c4 : index
      %97 = arith.muli %96, %78 : index
      %98 = arith.addi %53, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.addi %98, %47 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %73#0, %94 : vector<16xf16>, vector<8xf32>
      %104 = wave.mma %102, %75#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %76, %c17 : index
      %106 = arith.muli %105, %78 : index
      %107 = arith.addi %53, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %47 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %73#1, %103 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %75#1, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112, %113 : vector<8xf32>, vector<8xf32>
    }
    %114 = arith.select %60, %65, %59 : index
    %118:2 = scf.for %115 = %65 to %114 step %c3 iter_args(%116 = %69#0, %117 = %69#1) -> (vector<8xf32>, vector<8xf32>) {
      %119 = arith.addi %115, %c1 : index
      %120:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %27, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %121:2 = func.call @expert_linear_q4_1_grouped__gfx1100.0(%7, %29, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %122 = arith.muli %115, %c4 : index
      %123 = arith.addi %122, %c1 : index
      %124 = arith.muli %tileRows, %c10 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.addi %53, %125 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.addi %126, %47 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %120#0, %116 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %133 = arith.addi %122, %c3 : index
      %134 = arith.muli %133, %124 : index
      %135 = arith.addi %53, %134 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = arith.addi %135, %47 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = wave.mma %139, %120#1, %131 : vector<16xf16>, vector<8xf32>
      %141 = wave.mma %139, %121#1, %132 : vector<16xf16>, vector<8xf32>
      scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
    }
    %142 = vector.extract %118#0[0] : f32 from vector<8xf32>
    %143 = vector.extract %118#1[0] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %27, %w, %142, %29, %143, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %144 = vector.extract %118#0[1] : f32 from vector<8xf32>
    %145 = vector.extract %118#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %27, %w, %144, %29, %145, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %146 = vector.extract %118#0[2] : f32 from vector<8xf32>
    %147 = vector.extract %118#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %27, %w, %146, %29, %147, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %148 = vector.extract %118#0[3] : f32 from vector<8xf32>
    %149 = vector.extract %118#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c17, %13, %10, %groups, %factors, %27, %w, %148, %29, %149, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %150 = vector.extract %118#0[4] : f32 from vector<8xf32>
    %151 = vector.extract %118#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %27, %w, %150, %29, %151, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %152 = vector.extract %118#0[5] : f32 from vector<8xf32>
    %153 = vector.extract %118#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %27, %w, %152, %29, %153, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %154 = vector.extract %118#0[6] : f32 from vector<8xf32>
    %155 = vector.extract %118#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %27, %w, %154, %29, %155, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    %156 = vector.extract %118#0[7] : f32 from vector<8xf32>
    %157 = vector.extract %118#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_q4_1_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %27, %w, %156, %29, %157, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
