// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fgroupSize = wave.param "groupSize" : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 8 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 4 : index
  %fc6 = arith.constant 15 : i32
  %fc7 = arith.constant 25600 : i32
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant dense<0> : vector<4xi32>
  %fc10 = arith.constant dense<983055> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<8> : vector<4xi32>
  %fc14 = arith.constant dense<12> : vector<4xi32>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %fgroupSize, %fc2 : index
  %f2 = arith.divui %x1, %f1 : index
  %f3 = arith.divui %x2, %fgroupSize : index
  %f4 = arith.muli %x2, %fc3 : index
  %f5 = arith.addi %x3, %f4 : index
  %f6 = arith.muli %f2, %fc2 : index
  %f7 = arith.addi %f5, %f6 : index
  %f8 = arith.muli %f0, %fc4 : index
  %f9 = arith.addi %f7, %f8 : index
  %f10 = vector.load %x4[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f11 = vector.bitcast %f10 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = arith.muli %f3, %fc2 : index
  %f14 = arith.addi %f5, %f13 : index
  %f15 = arith.muli %f2, %fc3 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.divui %f0, %fc4 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = memref.load %x4[%f18] : memref<?xi8>
  %f20 = arith.remui %f0, %fc4 : index
  %f21 = arith.muli %f20, %fc5 : index
  %f22 = arith.index_cast %f21 : index to i32
  %f23 = arith.extui %f19 : i8 to i32
  %f24 = arith.shrui %f23, %f22 : i32
  %f25 = arith.andi %f24, %fc6 : i32
  %f26 = arith.ori %f25, %fc7 : i32
  %f27 = arith.trunci %f26 : i32 to i16
  %f28 = arith.bitcast %f27 : i16 to f16
  %f29 = arith.muli %x1, %fc8 : index
  %f30 = arith.addi %x3, %f29 : index
  %f31 = arith.muli %f0, %fc0 : index
  %f32 = arith.addi %f30, %f31 : index
  %f33 = vector.load %x4[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f36 = arith.andi %f35, %fc10 : vector<4xi32>
  %f37 = arith.ori %f36, %fc11 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = arith.shrui %f34, %fc12 : vector<4xi32>
  %f40 = arith.andi %f39, %fc10 : vector<4xi32>
  %f41 = arith.ori %f40, %fc11 : vector<4xi32>
  %f42 = vector.bitcast %f41 : vector<4xi32> to vector<8xf16>
  %f43 = arith.shrui %f34, %fc13 : vector<4xi32>
  %f44 = arith.andi %f43, %fc10 : vector<4xi32>
  %f45 = arith.ori %f44, %fc11 : vector<4xi32>
  %f46 = vector.bitcast %f45 : vector<4xi32> to vector<8xf16>
  %f47 = arith.shrui %f34, %fc14 : vector<4xi32>
  %f48 = arith.andi %f47, %fc10 : vector<4xi32>
  %f49 = arith.ori %f48, %fc11 : vector<4xi32>
  %f50 = vector.bitcast %f49 : vector<4xi32> to vector<8xf16>
  %f51 = vector.shuffle %f38, %f42 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f52 = vector.shuffle %f46, %f50 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f53 = vector.shuffle %f51, %f52 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f54 = vector.broadcast %f28 : f16 to vector<32xf16>
  %f55 = arith.subf %f53, %f54 : vector<32xf16>
  %f56 = vector.broadcast %f12 : f16 to vector<32xf16>
  %f57 = arith.mulf %f55, %f56 : vector<32xf16>
  %f58 = vector.shuffle %f57, %f57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f59 = vector.shuffle %f57, %f57 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  func.return %f58, %f59 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_int4_grouped__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: f32, %x6: f32, %x7: index, %x8: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
  %foutputFeatures = wave.param "outputFeatures" : index
  %fc8 = arith.constant 32 : index
  %fc9 = arith.constant 0 : index
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
    %f17 = arith.mulf %x5, %f16 : f32
    %f18 = arith.mulf %x6, %f16 : f32
    %f19 = arith.muli %f10, %foutputFeatures : index
    %f20 = arith.muli %x7, %fc8 : index
    %f21 = arith.addi %f19, %f20 : index
    %f22 = arith.remui %f0, %fc1 : index
    %f23 = arith.addi %f21, %f22 : index
    %f24 = arith.addi %f23, %fc9 : index
    memref.store %f17, %x8[%f24] : memref<?xf32>
    %f25 = arith.addi %f23, %fc1 : index
    memref.store %f18, %x8[%f25] : memref<?xf32>
  }
  func.return
}
wave.kernel @expert_linear_int4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 40 : index
  %c8 = arith.constant 15 : index
  %c9 = arith.constant 16 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 5 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
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
    %16 = arith.divui %inputFeatures, %groupSize : index
    %17 = arith.muli %inputFeatures, %c6 : index
    %18 = arith.muli %16, %c7 : index
    %19 = arith.addi %18, %c8 : index
    %20 = arith.divui %19, %c9 : index
    %21 = arith.muli %20, %c9 : index
    %22 = arith.addi %17, %21 : index
    %23 = arith.muli %15, %panelsPerExpert : index
    %24 = arith.muli %0, %c4 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %22 : index
    %28 = arith.addi %25, %c3 : index
    %29 = arith.muli %28, %22 : index
    %30 = arith.remui %7, %c9 : index
    %31 = arith.addi %pairsAt, %10 : index
    %32 = arith.subi %13, %c3 : index
    %33 = arith.minsi %30, %32 : index
    %34 = arith.addi %31, %33 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.divui %36, %rowDivisor : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c9 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c1, %c9 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.remui %c1, %c9 : index
    %45 = arith.divui %44, %c6 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c6 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c6 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c1, %c6 : index
    %53 = arith.addi %51, %52 : index
    %54 = wave.wave
    %55 = arith.divui %inputFeatures, %c15 : index
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
    %69:2 = scf.for %66 = %57 to %65 step %c4 iter_args(%67 = %c14, %68 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %70 = arith.addi %66, %c1 : index
      %71:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %70, %inputFeatures, %27, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.addi %66, %c3 : index
      %73:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %72, %inputFeatures, %27, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %70, %inputFeatures, %29, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %72, %inputFeatures, %29, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.muli %66, %c4 : index
      %77 = arith.addi %76, %c1 : index
      %78 = arith.muli %tileRows, %c9 : index
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
      %105 = arith.addi %76, %c18 : index
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
      %120:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %119, %inputFeatures, %27, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %121:2 = func.call @expert_linear_int4_grouped__gfx1100.0(%7, %119, %inputFeatures, %29, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %122 = arith.muli %115, %c4 : index
      %123 = arith.addi %122, %c1 : index
      %124 = arith.muli %tileRows, %c9 : index
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
    func.call @expert_linear_int4_grouped__gfx1100.1(%c1, %13, %10, %groups, %factors, %142, %143, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %144 = vector.extract %118#0[1] : f32 from vector<8xf32>
    %145 = vector.extract %118#1[1] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c3, %13, %10, %groups, %factors, %144, %145, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %146 = vector.extract %118#0[2] : f32 from vector<8xf32>
    %147 = vector.extract %118#1[2] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c4, %13, %10, %groups, %factors, %146, %147, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %148 = vector.extract %118#0[3] : f32 from vector<8xf32>
    %149 = vector.extract %118#1[3] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c18, %13, %10, %groups, %factors, %148, %149, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %150 = vector.extract %118#0[4] : f32 from vector<8xf32>
    %151 = vector.extract %118#1[4] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c2, %13, %10, %groups, %factors, %150, %151, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %152 = vector.extract %118#0[5] : f32 from vector<8xf32>
    %153 = vector.extract %118#1[5] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c19, %13, %10, %groups, %factors, %152, %153, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %154 = vector.extract %118#0[6] : f32 from vector<8xf32>
    %155 = vector.extract %118#1[6] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c20, %13, %10, %groups, %factors, %154, %155, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
    %156 = vector.extract %118#0[7] : f32 from vector<8xf32>
    %157 = vector.extract %118#1[7] : f32 from vector<8xf32>
    func.call @expert_linear_int4_grouped__gfx1100.1(%c21, %13, %10, %groups, %factors, %156, %157, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, f32, index, memref<?xf32>) -> ()
  }
  wave.return
}
