// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
}
func.func private @expert_linear_q8_0__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: index, %x6: memref<?xi8>, %x7: f32, %x8: index, %x9: f32, %x10: index, %x11: memref<?xf32>) {
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
wave.kernel @expert_linear_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 4 : index
  %c4 = arith.constant 5 : index
  %c5 = arith.constant 6 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c12 = arith.constant 32 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c16 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c19 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c22 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c24 = arith.constant 7 : index
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
    %17 = arith.addi %inputFeatures, %c7 : index
    %18 = arith.divui %17, %c8 : index
    %19 = arith.muli %18, %c8 : index
    %20 = arith.addi %16, %19 : index
    %21 = arith.addi %20, %c8 : index
    %22 = arith.muli %9, %panelsPerExpert : index
    %23 = arith.addi %22, %1 : index
    %24 = arith.addi %23, %c1 : index
    %25 = arith.muli %24, %21 : index
    %26 = arith.addi %23, %c10 : index
    %27 = arith.muli %26, %21 : index
    %28 = arith.muli %scalesInLds, %c0 : index
    %29 = wave.scratch %28 : memref<?xi8>
    %30 = arith.cmpi sgt, %scalesInLds, %c1 : index
    scf.if %30 {
      scf.for %31 = %c1 to %c0 step %c10 {
        %32 = arith.addi %1, %31 : index
        %33 = arith.addi %22, %32 : index
        %34 = arith.muli %33, %21 : index
        %35 = arith.addi %34, %c8 : index
        %36 = wave.wave
        %37 = arith.muli %36, %c12 : index
        %38 = wave.lane
        %39 = arith.addi %37, %38 : index
        %40 = arith.divui %scalesInLds, %c6 : index
        scf.for %41 = %39 to %40 step %c12 {
          %42 = arith.muli %41, %c6 : index
          %43 = arith.addi %35, %42 : index
          %44 = vector.load %w[%43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %45 = arith.muli %31, %scalesInLds : index
          %46 = arith.addi %45, %42 : index
          vector.store %44, %29[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %47 = arith.addi %c1, %c1 : index
    %48 = arith.muli %47, %scalesInLds : index
    %49 = arith.addi %c1, %c10 : index
    %50 = arith.muli %49, %scalesInLds : index
    %51 = arith.cmpi eq, %alwaysStaged, %c10 : index
    %52 = arith.cmpi sle, %15, %stagedRows : index
    %53 = arith.cmpi sgt, %stagedRows, %c1 : index
    %54 = arith.andi %52, %53 : i1
    %55 = arith.select %51, %51, %54 : i1
    %56:2 = scf.if %55 -> (vector<8xf32>, vector<8xf32>) {
      %57 = arith.addi %inputFeatures, %c16 : index
      %58 = arith.muli %stagedRows, %57 : index
      %59 = wave.scratch %58 : memref<?xf16>
      scf.for %60 = %c1 to %15 step %c10 {
        %61 = arith.addi %pairsAt, %12 : index
        %62 = arith.subi %15, %c10 : index
        %63 = arith.minsi %60, %62 : index
        %64 = arith.addi %61, %63 : index
        %65 = memref.load %groups[%64] : memref<?xi32>
        %66 = arith.index_cast %65 : i32 to index
        %67 = arith.divui %66, %rowDivisor : index
        %68 = arith.divui %67, %operandTileRows : index
        %69 = arith.divui %inputFeatures, %c6 : index
        %70 = arith.muli %68, %69 : index
        %71 = arith.divui %c1, %c6 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.muli %72, %c0 : index
        %74 = arith.remui %c1, %c6 : index
        %75 = arith.divui %74, %c16 : index
        %76 = arith.addi %73, %75 : index
        %77 = arith.muli %operandTileRows, %c16 : index
        %78 = arith.muli %76, %77 : index
        %79 = arith.remui %67, %operandTileRows : index
        %80 = arith.muli %79, %c16 : index
        %81 = arith.addi %78, %80 : index
        %82 = arith.remui %c1, %c16 : index
        %83 = arith.addi %81, %82 : index
        %84 = arith.muli %60, %57 : index
        %85 = arith.divui %inputFeatures, %c16 : index
        %86 = wave.wave
        %87 = arith.muli %86, %c12 : index
        %88 = wave.lane
        %89 = arith.addi %87, %88 : index
        scf.for %90 = %89 to %85 step %c12 {
          %91 = arith.muli %90, %77 : index
          %92 = arith.addi %83, %91 : index
          %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %94 = arith.muli %90, %c16 : index
          %95 = arith.addi %84, %94 : index
          vector.store %93, %59[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %96 = wave.lane
      %97 = arith.remui %96, %c6 : index
      %98 = arith.subi %15, %c10 : index
      %99 = arith.minsi %97, %98 : index
      %100 = arith.muli %99, %57 : index
      %101 = arith.divui %inputFeatures, %c12 : index
      %102 = arith.muli %c1, %stepsPerWave : index
      %103 = arith.minsi %102, %101 : index
      %104 = arith.addi %103, %stepsPerWave : index
      %105 = arith.minsi %104, %101 : index
      %106 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %107 = arith.subi %105, %103 : index
      %108 = arith.divui %107, %c0 : index
      %109 = arith.muli %108, %c0 : index
      %110 = arith.addi %103, %109 : index
      %111 = arith.select %106, %104, %110 : index
      %115:2 = scf.for %112 = %103 to %111 step %c0 iter_args(%113 = %c19, %114 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %116 = arith.addi %112, %c1 : index
        %117:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %116, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %118 = arith.addi %112, %c10 : index
        %119:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %118, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %120:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %116, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %121:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %118, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %122 = arith.muli %112, %c0 : index
        %123 = arith.addi %122, %c1 : index
        %124 = arith.muli %c10, %c6 : index
        %125 = arith.muli %123, %124 : index
        %126 = arith.addi %100, %125 : index
        %127 = vector.load %59[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.muli %c10, %c16 : index
        %129 = arith.addi %126, %128 : index
        %130 = vector.load %59[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %117#0, %113 : vector<16xf16>, vector<8xf32>
        %133 = wave.mma %131, %120#0, %114 : vector<16xf16>, vector<8xf32>
        %134 = arith.addi %122, %c10 : index
        %135 = arith.muli %134, %124 : index
        %136 = arith.addi %100, %135 : index
        %137 = vector.load %59[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.addi %136, %128 : index
        %139 = vector.load %59[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = wave.mma %140, %117#1, %132 : vector<16xf16>, vector<8xf32>
        %142 = wave.mma %140, %120#1, %133 : vector<16xf16>, vector<8xf32>
        %143 = arith.addi %122, %c0 : index
        %144 = arith.muli %143, %124 : index
        %145 = arith.addi %100, %144 : index
        %146 = vector.load %59[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = arith.addi %145, %128 : index
        %148 = vector.load %59[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %150 = wave.mma %149, %119#0, %141 : vector<16xf16>, vector<8xf32>
        %151 = wave.mma %149, %121#0, %142 : vector<16xf16>, vector<8xf32>
        %152 = arith.addi %122, %c22 : index
        %153 = arith.muli %152, %124 : index
        %154 = arith.addi %100, %153 : index
        %155 = vector.load %59[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.addi %154, %128 : index
        %157 = vector.load %59[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %159 = wave.mma %158, %119#1, %150 : vector<16xf16>, vector<8xf32>
        %160 = wave.mma %158, %121#1, %151 : vector<16xf16>, vector<8xf32>
        scf.yield %159, %160 : vector<8xf32>, vector<8xf32>
      }
      %161 = arith.select %106, %111, %105 : index
      %165:2 = scf.for %162 = %111 to %161 step %c10 iter_args(%163 = %115#0, %164 = %115#1) -> (vector<8xf32>, vector<8xf32>) {
        %166 = arith.addi %162, %c1 : index
        %167:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %166, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %168:2 = func.call @expert_linear_q8_0__gfx1100.0(%96, %166, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %169 = arith.muli %162, %c0 : index
        %170 = arith.addi %169, %c1 : index
        %171 = arith.muli %c10, %c6 : index
        %172 = arith.muli %170, %171 : index
        %173 = arith.addi %100, %172 : index
        %174 = vector.load %59[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.muli %c10, %c16 : index
        %176 = arith.addi %173, %175 : index
        %177 = vector.load %59[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %178, %167#0, %163 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %178, %168#0, %164 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %169, %c10 : index
        %182 = arith.muli %181, %171 : index
        %183 = arith.addi %100, %182 : index
        %184 = vector.load %59[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.addi %183, %175 : index
        %186 = vector.load %59[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %184, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %167#1, %179 : vector<16xf16>, vector<8xf32>
        %189 = wave.mma %187, %168#1, %180 : vector<16xf16>, vector<8xf32>
        scf.yield %188, %189 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %165#0, %165#1 : vector<8xf32>, vector<8xf32>
    } else {
      %190 = wave.lane
      %191 = arith.remui %190, %c6 : index
      %192 = arith.addi %pairsAt, %12 : index
      %193 = arith.subi %15, %c10 : index
      %194 = arith.minsi %191, %193 : index
      %195 = arith.addi %192, %194 : index
      %196 = memref.load %groups[%195] : memref<?xi32>
      %197 = arith.index_cast %196 : i32 to index
      %198 = arith.divui %197, %rowDivisor : index
      %199 = arith.divui %198, %operandTileRows : index
      %200 = arith.divui %inputFeatures, %c6 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.divui %c1, %c6 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.muli %203, %c0 : index
      %205 = arith.remui %c1, %c6 : index
      %206 = arith.divui %205, %c16 : index
      %207 = arith.addi %204, %206 : index
      %208 = arith.muli %operandTileRows, %c16 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %198, %operandTileRows : index
      %211 = arith.muli %210, %c16 : index
      %212 = arith.addi %209, %211 : index
      %213 = arith.remui %c1, %c16 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.divui %inputFeatures, %c12 : index
      %216 = arith.muli %c1, %stepsPerWave : index
      %217 = arith.minsi %216, %215 : index
      %218 = arith.addi %217, %stepsPerWave : index
      %219 = arith.minsi %218, %215 : index
      %220 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %221 = arith.subi %219, %217 : index
      %222 = arith.divui %221, %c0 : index
      %223 = arith.muli %222, %c0 : index
      %224 = arith.addi %217, %223 : index
      %225 = arith.select %220, %218, %224 : index
      %229:2 = scf.for %226 = %217 to %225 step %c0 iter_args(%227 = %c19, %228 = %c19) -> (vector<8xf32>, vector<8xf32>) {
        %230 = arith.addi %226, %c1 : index
        %231:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %230, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %232 = arith.addi %226, %c10 : index
        %233:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %232, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %234:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %230, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %235:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %232, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %236 = arith.muli %226, %c0 : index
        %237 = arith.addi %236, %c1 : index
        %238 = arith.muli %operandTileRows, %c6 : index
        %239 = arith.muli %237, %238 : index
        %240 = arith.addi %214, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %208 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %231#0, %227 : vector<16xf16>, vector<8xf32>
        %246 = wave.mma %244, %234#0, %228 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %236, %c10 : index
        %248 = arith.muli %247, %238 : index
        %249 = arith.addi %214, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %208 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %231#1, %245 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %234#1, %246 : vector<16xf16>, vector<8xf32>
        %256 = arith.addi %236, %c0 : index
        %257 = arith.muli %256, %238 : index
        %258 = arith.addi %214, %257 : index
        %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = arith.addi %258, %208 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %263 = wave.mma %262, %233#0, %254 : vector<16xf16>, vector<8xf32>
        %264 = wave.mma %262, %235#0, %255 : vector<16xf16>, vector<8xf32>
        %265 = arith.addi %236, %c22 : index
        %266 = arith.muli %265, %238 : index
        %267 = arith.addi %214, %266 : index
        %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %208 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %271, %233#1, %263 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %271, %235#1, %264 : vector<16xf16>, vector<8xf32>
        scf.yield %272, %273 : vector<8xf32>, vector<8xf32>
      }
      %274 = arith.select %220, %225, %219 : index
      %278:2 = scf.for %275 = %225 to %274 step %c10 iter_args(%276 = %229#0, %277 = %229#1) -> (vector<8xf32>, vector<8xf32>) {
        %279 = arith.addi %275, %c1 : index
        %280:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %279, %25, %48, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %281:2 = func.call @expert_linear_q8_0__gfx1100.0(%190, %279, %27, %50, %29, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %282 = arith.muli %275, %c0 : index
        %283 = arith.addi %282, %c1 : index
        %284 = arith.muli %operandTileRows, %c6 : index
        %285 = arith.muli %283, %284 : index
        %286 = arith.addi %214, %285 : index
        %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %288 = arith.addi %286, %208 : index
        %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %291 = wave.mma %290, %280#0, %276 : vector<16xf16>, vector<8xf32>
        %292 = wave.mma %290, %281#0, %277 : vector<16xf16>, vector<8xf32>
        %293 = arith.addi %282, %c10 : index
        %294 = arith.muli %293, %284 : index
        %295 = arith.addi %214, %294 : index
        %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = arith.addi %295, %208 : index
        %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = vector.shuffle %296, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %300 = wave.mma %299, %280#1, %291 : vector<16xf16>, vector<8xf32>
        %301 = wave.mma %299, %281#1, %292 : vector<16xf16>, vector<8xf32>
        scf.yield %300, %301 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %278#0, %278#1 : vector<8xf32>, vector<8xf32>
    }
    %302 = vector.extract %56#0[0] : f32 from vector<8xf32>
    %303 = vector.extract %56#1[0] : f32 from vector<8xf32>
    %304 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %304 {
      func.call @expert_linear_q8_0__gfx1100.1(%c1, %15, %12, %groups, %factors, %25, %w, %302, %27, %303, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %305 = vector.extract %56#0[1] : f32 from vector<8xf32>
    %306 = vector.extract %56#1[1] : f32 from vector<8xf32>
    %307 = arith.cmpi sgt, %tileElements, %c10 : index
    scf.if %307 {
      func.call @expert_linear_q8_0__gfx1100.1(%c10, %15, %12, %groups, %factors, %25, %w, %305, %27, %306, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %308 = vector.extract %56#0[2] : f32 from vector<8xf32>
    %309 = vector.extract %56#1[2] : f32 from vector<8xf32>
    %310 = arith.cmpi sgt, %tileElements, %c0 : index
    scf.if %310 {
      func.call @expert_linear_q8_0__gfx1100.1(%c0, %15, %12, %groups, %factors, %25, %w, %308, %27, %309, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %311 = vector.extract %56#0[3] : f32 from vector<8xf32>
    %312 = vector.extract %56#1[3] : f32 from vector<8xf32>
    %313 = arith.cmpi sgt, %tileElements, %c22 : index
    scf.if %313 {
      func.call @expert_linear_q8_0__gfx1100.1(%c22, %15, %12, %groups, %factors, %25, %w, %311, %27, %312, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %314 = vector.extract %56#0[4] : f32 from vector<8xf32>
    %315 = vector.extract %56#1[4] : f32 from vector<8xf32>
    %316 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %316 {
      func.call @expert_linear_q8_0__gfx1100.1(%c3, %15, %12, %groups, %factors, %25, %w, %314, %27, %315, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %317 = vector.extract %56#0[5] : f32 from vector<8xf32>
    %318 = vector.extract %56#1[5] : f32 from vector<8xf32>
    %319 = arith.cmpi sgt, %tileElements, %c4 : index
    scf.if %319 {
      func.call @expert_linear_q8_0__gfx1100.1(%c4, %15, %12, %groups, %factors, %25, %w, %317, %27, %318, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %320 = vector.extract %56#0[6] : f32 from vector<8xf32>
    %321 = vector.extract %56#1[6] : f32 from vector<8xf32>
    %322 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %322 {
      func.call @expert_linear_q8_0__gfx1100.1(%c5, %15, %12, %groups, %factors, %25, %w, %320, %27, %321, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
    %323 = vector.extract %56#0[7] : f32 from vector<8xf32>
    %324 = vector.extract %56#1[7] : f32 from vector<8xf32>
    %325 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %325 {
      func.call @expert_linear_q8_0__gfx1100.1(%c24, %15, %12, %groups, %factors, %25, %w, %323, %27, %324, %0, %out) : (index, index, index, memref<?xi32>, memref<?xf32>, index, memref<?xi8>, f32, index, f32, index, memref<?xf32>) -> ()
    }
  }
  wave.return
}
