// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_linear_q4_1__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q4_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c23 = arith.constant 7 : index
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
    %17 = arith.muli %inputFeatures, %c0 : index
    %18 = arith.addi %17, %c7 : index
    %19 = arith.divui %18, %c8 : index
    %20 = arith.muli %19, %c8 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.muli %9, %panelsPerExpert : index
    %24 = arith.addi %23, %1 : index
    %25 = arith.addi %24, %c2 : index
    %26 = arith.muli %25, %22 : index
    %27 = arith.addi %24, %c10 : index
    %28 = arith.muli %27, %22 : index
    %29 = arith.cmpi eq, %alwaysStaged, %c10 : index
    %30 = arith.cmpi sle, %15, %stagedRows : index
    %31 = arith.cmpi sgt, %stagedRows, %c2 : index
    %32 = arith.andi %30, %31 : i1
    %33 = arith.select %29, %29, %32 : i1
    %34:2 = scf.if %33 -> (vector<8xf32>, vector<8xf32>) {
      %35 = arith.addi %inputFeatures, %c6 : index
      %36 = arith.muli %stagedRows, %35 : index
      %37 = wave.scratch %36 : memref<?xf16>
      scf.for %38 = %c2 to %15 step %c10 {
        %39 = arith.addi %pairsAt, %12 : index
        %40 = arith.subi %15, %c10 : index
        %41 = arith.minsi %38, %40 : index
        %42 = arith.addi %39, %41 : index
        %43 = memref.load %groups[%42] : memref<?xi32>
        %44 = arith.index_cast %43 : i32 to index
        %45 = arith.divui %44, %rowDivisor : index
        %46 = arith.divui %45, %operandTileRows : index
        %47 = arith.divui %inputFeatures, %c16 : index
        %48 = arith.muli %46, %47 : index
        %49 = arith.divui %c2, %c16 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.muli %50, %c0 : index
        %52 = arith.remui %c2, %c16 : index
        %53 = arith.divui %52, %c6 : index
        %54 = arith.addi %51, %53 : index
        %55 = arith.muli %operandTileRows, %c6 : index
        %56 = arith.muli %54, %55 : index
        %57 = arith.remui %45, %operandTileRows : index
        %58 = arith.muli %57, %c6 : index
        %59 = arith.addi %56, %58 : index
        %60 = arith.remui %c2, %c6 : index
        %61 = arith.addi %59, %60 : index
        %62 = arith.muli %38, %35 : index
        %63 = arith.divui %inputFeatures, %c6 : index
        %64 = wave.wave
        %65 = arith.muli %64, %c17 : index
        %66 = wave.lane
        %67 = arith.addi %65, %66 : index
        scf.for %68 = %67 to %63 step %c17 {
          %69 = arith.muli %68, %55 : index
          %70 = arith.addi %61, %69 : index
          %71 = vector.load %x[%70] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %72 = arith.muli %68, %c6 : index
          %73 = arith.addi %62, %72 : index
          vector.store %71, %37[%73] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %74 = wave.lane
      %75 = arith.remui %74, %c16 : index
      %76 = arith.subi %15, %c10 : index
      %77 = arith.minsi %75, %76 : index
      %78 = arith.muli %77, %35 : index
      %79 = arith.divui %inputFeatures, %c17 : index
      %80 = arith.muli %c2, %stepsPerWave : index
      %81 = arith.minsi %80, %79 : index
      %82 = arith.addi %81, %stepsPerWave : index
      %83 = arith.minsi %82, %79 : index
      %84 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %85 = arith.subi %83, %81 : index
      %86 = arith.divui %85, %c0 : index
      %87 = arith.muli %86, %c0 : index
      %88 = arith.addi %81, %87 : index
      %89 = arith.select %84, %82, %88 : index
      %93:2 = scf.for %90 = %81 to %89 step %c0 iter_args(%91 = %c18, %92 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %94 = arith.addi %90, %c2 : index
        %95:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %26, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %96 = arith.addi %90, %c10 : index
        %97:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %26, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %98:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %28, %94, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %28, %96, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.muli %90, %c0 : index
        %101 = arith.addi %100, %c2 : index
        %102 = arith.muli %c10, %c16 : index
        %103 = arith.muli %101, %102 : index
        %104 = arith.addi %78, %103 : index
        %105 = vector.load %37[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.muli %c10, %c6 : index
        %107 = arith.addi %104, %106 : index
        %108 = vector.load %37[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %95#0, %91 : vector<16xf16>, vector<8xf32>
        %111 = wave.mma %109, %98#0, %92 : vector<16xf16>, vector<8xf32>
        %112 = arith.addi %100, %c10 : index
        %113 = arith.muli %112, %102 : index
        %114 = arith.addi %78, %113 : index
        %115 = vector.load %37[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = arith.addi %114, %106 : index
        %117 = vector.load %37[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %119 = wave.mma %118, %95#1, %110 : vector<16xf16>, vector<8xf32>
        %120 = wave.mma %118, %98#1, %111 : vector<16xf16>, vector<8xf32>
        %121 = arith.addi %100, %c0 : index
        %122 = arith.muli %121, %102 : index
        %123 = arith.addi %78, %122 : index
        %124 = vector.load %37[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = arith.addi %123, %106 : index
        %126 = vector.load %37[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %128 = wave.mma %127, %97#0, %119 : vector<16xf16>, vector<8xf32>
        %129 = wave.mma %127, %99#0, %120 : vector<16xf16>, vector<8xf32>
        %130 = arith.addi %100, %c21 : index
        %131 = arith.muli %130, %102 : index
        %132 = arith.addi %78, %131 : index
        %133 = vector.load %37[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = arith.addi %132, %106 : index
        %135 = vector.load %37[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %97#1, %128 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %99#1, %129 : vector<16xf16>, vector<8xf32>
        scf.yield %137, %138 : vector<8xf32>, vector<8xf32>
      }
      %139 = arith.select %84, %89, %83 : index
      %143:2 = scf.for %140 = %89 to %139 step %c10 iter_args(%141 = %93#0, %142 = %93#1) -> (vector<8xf32>, vector<8xf32>) {
        %144 = arith.addi %140, %c2 : index
        %145:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %26, %144, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %146:2 = func.call @expert_linear_q4_1__gfx1100.0(%74, %28, %144, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %147 = arith.muli %140, %c0 : index
        %148 = arith.addi %147, %c2 : index
        %149 = arith.muli %c10, %c16 : index
        %150 = arith.muli %148, %149 : index
        %151 = arith.addi %78, %150 : index
        %152 = vector.load %37[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %153 = arith.muli %c10, %c6 : index
        %154 = arith.addi %151, %153 : index
        %155 = vector.load %37[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %152, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %156, %145#0, %141 : vector<16xf16>, vector<8xf32>
        %158 = wave.mma %156, %146#0, %142 : vector<16xf16>, vector<8xf32>
        %159 = arith.addi %147, %c10 : index
        %160 = arith.muli %159, %149 : index
        %161 = arith.addi %78, %160 : index
        %162 = vector.load %37[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %161, %153 : index
        %164 = vector.load %37[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %166 = wave.mma %165, %145#1, %157 : vector<16xf16>, vector<8xf32>
        %167 = wave.mma %165, %146#1, %158 : vector<16xf16>, vector<8xf32>
        scf.yield %166, %167 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %143#0, %143#1 : vector<8xf32>, vector<8xf32>
    } else {
      %168 = wave.lane
      %169 = arith.remui %168, %c16 : index
      %170 = arith.addi %pairsAt, %12 : index
      %171 = arith.subi %15, %c10 : index
      %172 = arith.minsi %169, %171 : index
      %173 = arith.addi %170, %172 : index
      %174 = memref.load %groups[%173] : memref<?xi32>
      %175 = arith.index_cast %174 : i32 to index
      %176 = arith.divui %175, %rowDivisor : index
      %177 = arith.divui %176, %operandTileRows : index
      %178 = arith.divui %inputFeatures, %c16 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.divui %c2, %c16 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.muli %181, %c0 : index
      %183 = arith.remui %c2, %c16 : index
      %184 = arith.divui %183, %c6 : index
      %185 = arith.addi %182, %184 : index
      %186 = arith.muli %operandTileRows, %c6 : index
      %187 = arith.muli %185, %186 : index
      %188 = arith.remui %176, %operandTileRows : index
      %189 = arith.muli %188, %c6 : index
      %190 = arith.addi %187, %189 : index
      %191 = arith.remui %c2, %c6 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.divui %inputFeatures, %c17 : index
      %194 = arith.muli %c2, %stepsPerWave : index
      %195 = arith.minsi %194, %193 : index
      %196 = arith.addi %195, %stepsPerWave : index
      %197 = arith.minsi %196, %193 : index
      %198 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %199 = arith.subi %197, %195 : index
      %200 = arith.divui %199, %c0 : index
      %201 = arith.muli %200, %c0 : index
      %202 = arith.addi %195, %201 : index
      %203 = arith.select %198, %196, %202 : index
      %207:2 = scf.for %204 = %195 to %203 step %c0 iter_args(%205 = %c18, %206 = %c18) -> (vector<8xf32>, vector<8xf32>) {
        %208 = arith.addi %204, %c2 : index
        %209:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %26, %208, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %210 = arith.addi %204, %c10 : index
        %211:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %26, %210, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %212:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %28, %208, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %213:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %28, %210, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.muli %204, %c0 : index
        %215 = arith.addi %214, %c2 : index
        %216 = arith.muli %operandTileRows, %c16 : index
        %217 = arith.muli %215, %216 : index
        %218 = arith.addi %192, %217 : index
        %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %218, %186 : index
        %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %222 = vector.shuffle %219, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = wave.mma %222, %209#0, %205 : vector<16xf16>, vector<8xf32>
        %224 = wave.mma %222, %212#0, %206 : vector<16xf16>, vector<8xf32>
        %225 = arith.addi %214, %c10 : index
        %226 = arith.muli %225, %216 : index
        %227 = arith.addi %192, %226 : index
        %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.addi %227, %186 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %232 = wave.mma %231, %209#1, %223 : vector<16xf16>, vector<8xf32>
        %233 = wave.mma %231, %212#1, %224 : vector<16xf16>, vector<8xf32>
        %234 = arith.addi %214, %c0 : index
        %235 = arith.muli %234, %216 : index
        %236 = arith.addi %192, %235 : index
        %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %238 = arith.addi %236, %186 : index
        %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %241 = wave.mma %240, %211#0, %232 : vector<16xf16>, vector<8xf32>
        %242 = wave.mma %240, %213#0, %233 : vector<16xf16>, vector<8xf32>
        %243 = arith.addi %214, %c21 : index
        %244 = arith.muli %243, %216 : index
        %245 = arith.addi %192, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %186 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %211#1, %241 : vector<16xf16>, vector<8xf32>
        %251 = wave.mma %249, %213#1, %242 : vector<16xf16>, vector<8xf32>
        scf.yield %250, %251 : vector<8xf32>, vector<8xf32>
      }
      %252 = arith.select %198, %203, %197 : index
      %256:2 = scf.for %253 = %203 to %252 step %c10 iter_args(%254 = %207#0, %255 = %207#1) -> (vector<8xf32>, vector<8xf32>) {
        %257 = arith.addi %253, %c2 : index
        %258:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %26, %257, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %259:2 = func.call @expert_linear_q4_1__gfx1100.0(%168, %28, %257, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %260 = arith.muli %253, %c0 : index
        %261 = arith.addi %260, %c2 : index
        %262 = arith.muli %operandTileRows, %c16 : index
        %263 = arith.muli %261, %262 : index
        %264 = arith.addi %192, %263 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %186 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %258#0, %254 : vector<16xf16>, vector<8xf32>
        %270 = wave.mma %268, %259#0, %255 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %260, %c10 : index
        %272 = arith.muli %271, %262 : index
        %273 = arith.addi %192, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %186 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %258#1, %269 : vector<16xf16>, vector<8xf32>
        %279 = wave.mma %277, %259#1, %270 : vector<16xf16>, vector<8xf32>
        scf.yield %278, %279 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %256#0, %256#1 : vector<8xf32>, vector<8xf32>
    }
    %280 = vector.extract %34#0[0] : f32 from vector<8xf32>
    %281 = vector.extract %34#1[0] : f32 from vector<8xf32>
    %282 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %282 {
      func.call @expert_linear_q4_1__gfx1100.1(%c2, %15, %12, %groups, %factors, %26, %w, %280, %28, %281, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %283 = vector.extract %34#0[1] : f32 from vector<8xf32>
    %284 = vector.extract %34#1[1] : f32 from vector<8xf32>
    %285 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %285 {
      func.call @expert_linear_q4_1__gfx1100.1(%c10, %15, %12, %groups, %factors, %26, %w, %283, %28, %284, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %286 = vector.extract %34#0[2] : f32 from vector<8xf32>
    %287 = vector.extract %34#1[2] : f32 from vector<8xf32>
    %288 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %288 {
      func.call @expert_linear_q4_1__gfx1100.1(%c0, %15, %12, %groups, %factors, %26, %w, %286, %28, %287, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %289 = vector.extract %34#0[3] : f32 from vector<8xf32>
    %290 = vector.extract %34#1[3] : f32 from vector<8xf32>
    %291 = arith.cmpi sgt, %tileElements, %c21 : index
    scf.if %291 {
      func.call @expert_linear_q4_1__gfx1100.1(%c21, %15, %12, %groups, %factors, %26, %w, %289, %28, %290, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %292 = vector.extract %34#0[4] : f32 from vector<8xf32>
    %293 = vector.extract %34#1[4] : f32 from vector<8xf32>
    %294 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %294 {
      func.call @expert_linear_q4_1__gfx1100.1(%c3, %15, %12, %groups, %factors, %26, %w, %292, %28, %293, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %295 = vector.extract %34#0[5] : f32 from vector<8xf32>
    %296 = vector.extract %34#1[5] : f32 from vector<8xf32>
    %297 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %297 {
      func.call @expert_linear_q4_1__gfx1100.1(%c4, %15, %12, %groups, %factors, %26, %w, %295, %28, %296, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %298 = vector.extract %34#0[6] : f32 from vector<8xf32>
    %299 = vector.extract %34#1[6] : f32 from vector<8xf32>
    %300 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %300 {
      func.call @expert_linear_q4_1__gfx1100.1(%c5, %15, %12, %groups, %factors, %26, %w, %298, %28, %299, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %301 = vector.extract %34#0[7] : f32 from vector<8xf32>
    %302 = vector.extract %34#1[7] : f32 from vector<8xf32>
    %303 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %303 {
      func.call @expert_linear_q4_1__gfx1100.1(%c23, %15, %12, %groups, %factors, %26, %w, %301, %28, %302, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
