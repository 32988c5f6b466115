// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='int4', norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_int4__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
func.func private @expert_sum_int4__gfx1100.1(%x0: index, %x1: index, %x2: index, %x3: memref<?xi32>, %x4: memref<?xf32>, %x5: f32, %x6: index, %x7: index, %x8: index, %x9: memref<?xf32>) {
  %fc0 = arith.constant 2 : index
  %fc1 = arith.constant 16 : index
  %fpairsAt = wave.param "pairsAt" : index
  %fc3 = arith.constant 1 : index
  %frowDivisor = wave.param "rowDivisor" : index
  %fhasFactors = wave.param "hasFactors" : index
  %foperandScale = wave.param "operandScale" : f32
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
    %f18 = arith.cmpi sle, %x6, %x7 : index
    scf.if %f18 {
      %f19 = arith.muli %f10, %x8 : index
      %f20 = arith.muli %x6, %fc1 : index
      %f21 = arith.addi %f19, %f20 : index
      %f22 = arith.remui %f0, %fc1 : index
      %f23 = arith.addi %f21, %f22 : index
      memref.store %f17, %x9[%f23] : memref<?xf32>
    }
  }
  func.return
}
wave.kernel @expert_sum_int4__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %weights: memref<?xf32>, %residual: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %y: memref<?xf32>) attributes {waves = 8 : i64} {
  %outputFeatures = wave.param "outputFeatures" : index
  %c1 = arith.constant 8 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c3 = arith.constant 1 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 5 : index
  %c8 = arith.constant 6 : index
  %groupSize = wave.param "groupSize" : index
  %c10 = arith.constant 40 : index
  %c11 = arith.constant 15 : index
  %c12 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 7 : index
  %c27 = arith.constant 128 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c29 = arith.constant dense<0x00000000> : vector<4xf32>
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
    %20 = arith.divui %inputFeatures, %groupSize : index
    %21 = arith.muli %inputFeatures, %c1 : index
    %22 = arith.muli %20, %c10 : index
    %23 = arith.addi %22, %c11 : index
    %24 = arith.divui %23, %c12 : index
    %25 = arith.muli %24, %c12 : index
    %26 = arith.addi %21, %25 : index
    %27 = arith.muli %13, %panelsPerExpert : index
    %28 = arith.addi %27, %5 : index
    %29 = arith.addi %28, %c5 : index
    %30 = arith.muli %29, %26 : index
    %31 = arith.cmpi eq, %alwaysStaged, %c3 : index
    %32 = arith.cmpi sle, %19, %stagedRows : index
    %33 = arith.cmpi sgt, %stagedRows, %c5 : index
    %34 = arith.andi %32, %33 : i1
    %35 = arith.select %31, %31, %34 : i1
    %36 = scf.if %35 -> (vector<8xf32>) {
      %37 = arith.addi %inputFeatures, %c1 : index
      %38 = arith.muli %stagedRows, %37 : index
      %39 = wave.scratch %38 : memref<?xf16>
      scf.for %40 = %c5 to %19 step %c3 {
        %41 = arith.addi %pairsAt, %16 : index
        %42 = arith.subi %19, %c3 : index
        %43 = arith.minsi %40, %42 : index
        %44 = arith.addi %41, %43 : index
        %45 = memref.load %groups[%44] : memref<?xi32>
        %46 = arith.index_cast %45 : i32 to index
        %47 = arith.divui %46, %rowDivisor : index
        %48 = arith.divui %47, %operandTileRows : index
        %49 = arith.divui %inputFeatures, %c12 : index
        %50 = arith.muli %48, %49 : index
        %51 = arith.divui %c5, %c12 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.muli %52, %c18 : index
        %54 = arith.remui %c5, %c12 : index
        %55 = arith.divui %54, %c1 : index
        %56 = arith.addi %53, %55 : index
        %57 = arith.muli %operandTileRows, %c1 : index
        %58 = arith.muli %56, %57 : index
        %59 = arith.remui %47, %operandTileRows : index
        %60 = arith.muli %59, %c1 : index
        %61 = arith.addi %58, %60 : index
        %62 = arith.remui %c5, %c1 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.muli %40, %37 : index
        %65 = arith.divui %inputFeatures, %c1 : index
        %66 = arith.muli %0, %c19 : index
        %67 = wave.lane
        %68 = arith.addi %66, %67 : index
        scf.for %69 = %68 to %65 step %c20 {
          %70 = arith.muli %69, %57 : index
          %71 = arith.addi %63, %70 : index
          %72 = vector.load %x[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %73 = arith.muli %69, %c1 : index
          %74 = arith.addi %64, %73 : index
          vector.store %72, %39[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %75 = wave.lane
      %76 = arith.remui %75, %c12 : index
      %77 = arith.subi %19, %c3 : index
      %78 = arith.minsi %76, %77 : index
      %79 = arith.muli %78, %37 : index
      %80 = arith.divui %inputFeatures, %c19 : index
      %81 = arith.muli %c5, %stepsPerWave : index
      %82 = arith.minsi %81, %80 : index
      %83 = arith.addi %82, %stepsPerWave : index
      %84 = arith.minsi %83, %80 : index
      %85 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %86 = arith.subi %84, %82 : index
      %87 = arith.divui %86, %c18 : index
      %88 = arith.muli %87, %c18 : index
      %89 = arith.addi %82, %88 : index
      %90 = arith.select %85, %83, %89 : index
      %93 = scf.for %91 = %82 to %90 step %c18 iter_args(%92 = %c21) -> (vector<8xf32>) {
        %94 = arith.addi %91, %c5 : index
        %95:2 = func.call @expert_sum_int4__gfx1100.0(%75, %94, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %96 = arith.addi %91, %c3 : index
        %97:2 = func.call @expert_sum_int4__gfx1100.0(%75, %96, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %98 = arith.muli %91, %c18 : index
        %99 = arith.addi %98, %c5 : index
        %100 = arith.muli %c3, %c12 : index
        %101 = arith.muli %99, %100 : index
        %102 = arith.addi %79, %101 : index
        %103 = vector.load %39[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %104 = arith.muli %c3, %c1 : index
        %105 = arith.addi %102, %104 : index
        %106 = vector.load %39[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %108 = wave.mma %107, %95#0, %92 : vector<16xf16>, vector<8xf32>
        %109 = arith.addi %98, %c3 : index
        %110 = arith.muli %109, %100 : index
        %111 = arith.addi %79, %110 : index
        %112 = vector.load %39[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.addi %111, %104 : index
        %114 = vector.load %39[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = vector.shuffle %112, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %116 = wave.mma %115, %95#1, %108 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %98, %c18 : index
        %118 = arith.muli %117, %100 : index
        %119 = arith.addi %79, %118 : index
        %120 = vector.load %39[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %104 : index
        %122 = vector.load %39[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %97#0, %116 : vector<16xf16>, vector<8xf32>
        %125 = arith.addi %98, %c24 : index
        %126 = arith.muli %125, %100 : index
        %127 = arith.addi %79, %126 : index
        %128 = vector.load %39[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.addi %127, %104 : index
        %130 = vector.load %39[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %132 = wave.mma %131, %97#1, %124 : vector<16xf16>, vector<8xf32>
        scf.yield %132 : vector<8xf32>
      }
      %133 = arith.select %85, %90, %84 : index
      %136 = scf.for %134 = %90 to %133 step %c3 iter_args(%135 = %93) -> (vector<8xf32>) {
        %137 = arith.addi %134, %c5 : index
        %138:2 = func.call @expert_sum_int4__gfx1100.0(%75, %137, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %139 = arith.muli %134, %c18 : index
        %140 = arith.addi %139, %c5 : index
        %141 = arith.muli %c3, %c12 : index
        %142 = arith.muli %140, %141 : index
        %143 = arith.addi %79, %142 : index
        %144 = vector.load %39[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.muli %c3, %c1 : index
        %146 = arith.addi %143, %145 : index
        %147 = vector.load %39[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = vector.shuffle %144, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %149 = wave.mma %148, %138#0, %135 : vector<16xf16>, vector<8xf32>
        %150 = arith.addi %139, %c3 : index
        %151 = arith.muli %150, %141 : index
        %152 = arith.addi %79, %151 : index
        %153 = vector.load %39[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %145 : index
        %155 = vector.load %39[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %156, %138#1, %149 : vector<16xf16>, vector<8xf32>
        scf.yield %157 : vector<8xf32>
      }
      scf.yield %136 : vector<8xf32>
    } else {
      %158 = wave.lane
      %159 = arith.remui %158, %c12 : index
      %160 = arith.addi %pairsAt, %16 : index
      %161 = arith.subi %19, %c3 : index
      %162 = arith.minsi %159, %161 : index
      %163 = arith.addi %160, %162 : index
      %164 = memref.load %groups[%163] : memref<?xi32>
      %165 = arith.index_cast %164 : i32 to index
      %166 = arith.divui %165, %rowDivisor : index
      %167 = arith.divui %166, %operandTileRows : index
      %168 = arith.divui %inputFeatures, %c12 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.divui %c5, %c12 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.muli %171, %c18 : index
      %173 = arith.remui %c5, %c12 : index
      %174 = arith.divui %173, %c1 : index
      %175 = arith.addi %172, %174 : index
      %176 = arith.muli %operandTileRows, %c1 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.remui %166, %operandTileRows : index
      %179 = arith.muli %178, %c1 : index
      %180 = arith.addi %177, %179 : index
      %181 = arith.remui %c5, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.divui %inputFeatures, %c19 : index
      %184 = arith.muli %c5, %stepsPerWave : index
      %185 = arith.minsi %184, %183 : index
      %186 = arith.addi %185, %stepsPerWave : index
      %187 = arith.minsi %186, %183 : index
      %188 = arith.cmpi eq, %wholeBlocks, %c3 : index
      %189 = arith.subi %187, %185 : index
      %190 = arith.divui %189, %c18 : index
      %191 = arith.muli %190, %c18 : index
      %192 = arith.addi %185, %191 : index
      %193 = arith.select %188, %186, %192 : index
      %196 = scf.for %194 = %185 to %193 step %c18 iter_args(%195 = %c21) -> (vector<8xf32>) {
        %197 = arith.addi %194, %c5 : index
        %198:2 = func.call @expert_sum_int4__gfx1100.0(%158, %197, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %199 = arith.addi %194, %c3 : index
        %200:2 = func.call @expert_sum_int4__gfx1100.0(%158, %199, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %201 = arith.muli %194, %c18 : index
        %202 = arith.addi %201, %c5 : index
        %203 = arith.muli %operandTileRows, %c12 : index
        %204 = arith.muli %202, %203 : index
        %205 = arith.addi %182, %204 : index
        %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %207 = arith.addi %205, %176 : index
        %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %210 = wave.mma %209, %198#0, %195 : vector<16xf16>, vector<8xf32>
        %211 = arith.addi %201, %c3 : index
        %212 = arith.muli %211, %203 : index
        %213 = arith.addi %182, %212 : index
        %214 = vector.load %x[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = arith.addi %213, %176 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = vector.shuffle %214, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %218 = wave.mma %217, %198#1, %210 : vector<16xf16>, vector<8xf32>
        %219 = arith.addi %201, %c18 : index
        %220 = arith.muli %219, %203 : index
        %221 = arith.addi %182, %220 : index
        %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.addi %221, %176 : index
        %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %226 = wave.mma %225, %200#0, %218 : vector<16xf16>, vector<8xf32>
        %227 = arith.addi %201, %c24 : index
        %228 = arith.muli %227, %203 : index
        %229 = arith.addi %182, %228 : index
        %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %231 = arith.addi %229, %176 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %234 = wave.mma %233, %200#1, %226 : vector<16xf16>, vector<8xf32>
        scf.yield %234 : vector<8xf32>
      }
      %235 = arith.select %188, %193, %187 : index
      %238 = scf.for %236 = %193 to %235 step %c3 iter_args(%237 = %196) -> (vector<8xf32>) {
        %239 = arith.addi %236, %c5 : index
        %240:2 = func.call @expert_sum_int4__gfx1100.0(%158, %239, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
        %241 = arith.muli %236, %c18 : index
        %242 = arith.addi %241, %c5 : index
        %243 = arith.muli %operandTileRows, %c12 : index
        %244 = arith.muli %242, %243 : index
        %245 = arith.addi %182, %244 : index
        %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %247 = arith.addi %245, %176 : index
        %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %250 = wave.mma %249, %240#0, %237 : vector<16xf16>, vector<8xf32>
        %251 = arith.addi %241, %c3 : index
        %252 = arith.muli %251, %243 : index
        %253 = arith.addi %182, %252 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = arith.addi %253, %176 : index
        %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %258 = wave.mma %257, %240#1, %250 : vector<16xf16>, vector<8xf32>
        scf.yield %258 : vector<8xf32>
      }
      scf.yield %238 : vector<8xf32>
    }
    %259 = vector.extract %36[0] : f32 from vector<8xf32>
    %260 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %260 {
      func.call @expert_sum_int4__gfx1100.1(%c5, %19, %16, %groups, %factors, %259, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %261 = vector.extract %36[1] : f32 from vector<8xf32>
    %262 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %262 {
      func.call @expert_sum_int4__gfx1100.1(%c3, %19, %16, %groups, %factors, %261, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %263 = vector.extract %36[2] : f32 from vector<8xf32>
    %264 = arith.cmpi sgt, %tileElements, %c18 : index
    scf.if %264 {
      func.call @expert_sum_int4__gfx1100.1(%c18, %19, %16, %groups, %factors, %263, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %265 = vector.extract %36[3] : f32 from vector<8xf32>
    %266 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %266 {
      func.call @expert_sum_int4__gfx1100.1(%c24, %19, %16, %groups, %factors, %265, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %267 = vector.extract %36[4] : f32 from vector<8xf32>
    %268 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %268 {
      func.call @expert_sum_int4__gfx1100.1(%c6, %19, %16, %groups, %factors, %267, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %269 = vector.extract %36[5] : f32 from vector<8xf32>
    %270 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %270 {
      func.call @expert_sum_int4__gfx1100.1(%c7, %19, %16, %groups, %factors, %269, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %271 = vector.extract %36[6] : f32 from vector<8xf32>
    %272 = arith.cmpi sgt, %tileElements, %c8 : index
    scf.if %272 {
      func.call @expert_sum_int4__gfx1100.1(%c8, %19, %16, %groups, %factors, %271, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
    %273 = vector.extract %36[7] : f32 from vector<8xf32>
    %274 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %274 {
      func.call @expert_sum_int4__gfx1100.1(%c26, %19, %16, %groups, %factors, %273, %3, %4, %outputFeatures, %y) : (index, index, index, memref<?xi32>, memref<?xf32>, f32, index, index, index, memref<?xf32>) -> ()
    }
  }
  scf.if %9 {
    %275 = memref.load %groups[%c5] : memref<?xi32>
    %276 = arith.index_cast %275 : i32 to index
    %277 = wave.arrive %counters[%1], %276 : memref<?xi32>
    scf.if %277 {
      %278 = memref.load %step[%c5] : memref<?xi32>
      %279 = arith.index_cast %278 : i32 to index
      %280 = arith.muli %1, %c27 : index
      %281 = wave.lane
      %282 = arith.muli %281, %c6 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.cmpi slt, %283, %outputFeatures : index
      scf.if %284 {
        scf.for %285 = %0 to %279 step %c1 {
          %288 = scf.for %286 = %c5 to %expertsPerToken step %c3 iter_args(%287 = %c29) -> (vector<4xf32>) {
            %289 = arith.muli %285, %expertsPerToken : index
            %290 = arith.addi %289, %286 : index
            %291 = memref.load %weights[%290] : memref<?xf32>
            %292 = vector.broadcast %291 : f32 to vector<4xf32>
            %293 = arith.muli %290, %outputFeatures : index
            %294 = arith.addi %293, %283 : index
            %295 = vector.load %y[%294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %296 = math.fma %292, %295, %287 : vector<4xf32>
            scf.yield %296 : vector<4xf32>
          }
          %297 = arith.muli %285, %outputFeatures : index
          %298 = arith.addi %297, %283 : index
          %299 = vector.load %residual[%298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %300 = arith.addf %299, %288 : vector<4xf32>
          vector.store %300, %out[%298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        }
      }
    }
  }
  wave.return
}
