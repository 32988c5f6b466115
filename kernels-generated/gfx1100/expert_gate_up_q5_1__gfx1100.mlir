// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 64 : index
  %fc2 = arith.constant 4 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 256 : index
  %fc9 = arith.constant 8 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc13 = arith.constant dense<65537> : vector<4xi32>
  %fc14 = arith.constant dense<4> : vector<4xi32>
  %fc15 = arith.constant dense<1677747200> : vector<4xi32>
  %fc16 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc17 = arith.constant dense<8> : vector<4xi32>
  %fc18 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc19 = arith.constant dense<12> : vector<4xi32>
  %fc20 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc21 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<4xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f8 : vector<4xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f10 : vector<4xi8>
  }
  %f11 = vector.bitcast %f6 : vector<4xi8> to vector<2xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<2xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = vector.extract %f11[1] : f16 from vector<2xf16>
  %f15 = vector.broadcast %f14 : f16 to vector<16xf16>
  %f16 = arith.muli %x6, %fc6 : index
  %f17 = arith.addi %f16, %fc7 : index
  %f18 = arith.divui %f17, %fc3 : index
  %f19 = arith.muli %f18, %fc3 : index
  %f20 = arith.addi %f4, %f19 : index
  %f21 = arith.muli %x1, %fc8 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = arith.muli %f0, %fc0 : index
  %f24 = arith.addi %f22, %f23 : index
  %f25 = arith.muli %x6, %fc9 : index
  %f26 = arith.addi %f25, %f19 : index
  %f27 = arith.addi %f26, %fc3 : index
  %f28 = arith.addi %x2, %f27 : index
  %f29 = arith.muli %x1, %fc0 : index
  %f30 = arith.addi %f29, %f0 : index
  %f31 = arith.muli %f30, %fc2 : index
  %f32 = arith.addi %f28, %f31 : index
  %f33 = vector.load %x5[%f32] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f34 = vector.bitcast %f33 : vector<4xi8> to vector<1xi32>
  %f35 = vector.shuffle %f34, %f34 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f36 = vector.load %x5[%f24] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f37 = vector.bitcast %f36 : vector<16xi8> to vector<4xi32>
  %f38 = arith.shrui %f37, %fc10 : vector<4xi32>
  %f39 = arith.andi %f38, %fc11 : vector<4xi32>
  %f40 = arith.shrui %f35, %fc12 : vector<4xi32>
  %f41 = arith.andi %f40, %fc13 : vector<4xi32>
  %f42 = arith.shli %f41, %fc14 : vector<4xi32>
  %f43 = arith.ori %f39, %f42 : vector<4xi32>
  %f44 = arith.ori %f43, %fc15 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = arith.shrui %f37, %fc14 : vector<4xi32>
  %f47 = arith.andi %f46, %fc11 : vector<4xi32>
  %f48 = arith.shrui %f35, %fc16 : vector<4xi32>
  %f49 = arith.andi %f48, %fc13 : vector<4xi32>
  %f50 = arith.shli %f49, %fc14 : vector<4xi32>
  %f51 = arith.ori %f47, %f50 : vector<4xi32>
  %f52 = arith.ori %f51, %fc15 : vector<4xi32>
  %f53 = vector.bitcast %f52 : vector<4xi32> to vector<8xf16>
  %f54 = arith.shrui %f37, %fc17 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shrui %f35, %fc18 : vector<4xi32>
  %f57 = arith.andi %f56, %fc13 : vector<4xi32>
  %f58 = arith.shli %f57, %fc14 : vector<4xi32>
  %f59 = arith.ori %f55, %f58 : vector<4xi32>
  %f60 = arith.ori %f59, %fc15 : vector<4xi32>
  %f61 = vector.bitcast %f60 : vector<4xi32> to vector<8xf16>
  %f62 = arith.shrui %f37, %fc19 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shrui %f35, %fc20 : vector<4xi32>
  %f65 = arith.andi %f64, %fc13 : vector<4xi32>
  %f66 = arith.shli %f65, %fc14 : vector<4xi32>
  %f67 = arith.ori %f63, %f66 : vector<4xi32>
  %f68 = arith.ori %f67, %fc15 : vector<4xi32>
  %f69 = vector.bitcast %f68 : vector<4xi32> to vector<8xf16>
  %f70 = vector.shuffle %f45, %f53 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f71 = vector.shuffle %f61, %f69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f72 = vector.shuffle %f70, %f71 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f73 = arith.subf %f72, %fc21 : vector<32xf16>
  %f74 = vector.shuffle %f73, %f73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f75 = vector.shuffle %f73, %f73 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f76 = math.fma %f74, %f13, %f15 : vector<16xf16>
  %f77 = math.fma %f75, %f13, %f15 : vector<16xf16>
  func.return %f76, %f77 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q5_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 256 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 7 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 0x3F800000 : f32
  %c40 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c1 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c2] : memref<?xi32>
  %4 = arith.index_cast %3 : i32 to index
  %5 = arith.cmpi slt, %2, %4 : index
  %6 = arith.muli %waves, %c4 : index
  %7 = wave.scratch %6 : memref<?xf32>
  scf.if %5 {
    %8 = arith.muli %2, %c5 : index
    %9 = arith.addi %8, %c5 : index
    %10 = memref.load %groups[%9] : memref<?xi32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.addi %8, %c6 : index
    %13 = memref.load %groups[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = arith.addi %8, %c7 : index
    %16 = memref.load %groups[%15] : memref<?xi32>
    %17 = arith.index_cast %16 : i32 to index
    %18 = arith.muli %inputFeatures, %c8 : index
    %19 = arith.muli %inputFeatures, %c1 : index
    %20 = arith.addi %19, %c9 : index
    %21 = arith.divui %20, %c10 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.addi %23, %c10 : index
    %25 = arith.addi %24, %19 : index
    %26 = arith.muli %11, %panelsPerExpert : index
    %27 = arith.addi %26, %1 : index
    %28 = arith.addi %27, %c2 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.addi %27, %c12 : index
    %31 = arith.muli %30, %25 : index
    %32 = arith.muli %scalesInLds, %c1 : index
    %33 = wave.scratch %32 : memref<?xi8>
    %34 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %34 {
      scf.for %35 = %c2 to %c1 step %c12 {
        %36 = arith.addi %1, %35 : index
        %37 = arith.addi %26, %36 : index
        %38 = arith.muli %37, %25 : index
        %39 = arith.addi %38, %c10 : index
        %40 = wave.wave
        %41 = arith.muli %40, %c14 : index
        %42 = wave.lane
        %43 = arith.addi %41, %42 : index
        %44 = arith.divui %scalesInLds, %c15 : index
        %45 = arith.muli %waves, %c14 : index
        scf.for %46 = %43 to %44 step %45 {
          %47 = arith.muli %46, %c15 : index
          %48 = arith.addi %39, %47 : index
          %49 = vector.load %w[%48] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %50 = arith.muli %35, %scalesInLds : index
          %51 = arith.addi %50, %47 : index
          vector.store %49, %33[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %52 = arith.addi %c2, %c2 : index
    %53 = arith.muli %52, %scalesInLds : index
    %54 = arith.addi %c2, %c12 : index
    %55 = arith.muli %54, %scalesInLds : index
    %56 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %57 = arith.cmpi sle, %17, %stagedRows : index
    %58 = arith.cmpi sgt, %stagedRows, %c2 : index
    %59 = arith.andi %57, %58 : i1
    %60 = arith.select %56, %56, %59 : i1
    %61:2 = scf.if %60 -> (vector<8xf32>, vector<8xf32>) {
      %62 = arith.addi %inputFeatures, %c8 : index
      %63 = arith.muli %stagedRows, %62 : index
      %64 = wave.scratch %63 : memref<?xf16>
      scf.for %65 = %c2 to %17 step %c12 {
        %66 = arith.addi %pairsAt, %14 : index
        %67 = arith.subi %17, %c12 : index
        %68 = arith.minsi %65, %67 : index
        %69 = arith.addi %66, %68 : index
        %70 = memref.load %groups[%69] : memref<?xi32>
        %71 = arith.index_cast %70 : i32 to index
        %72 = arith.divui %71, %rowDivisor : index
        %73 = arith.divui %72, %operandTileRows : index
        %74 = arith.divui %inputFeatures, %c15 : index
        %75 = arith.muli %73, %74 : index
        %76 = arith.divui %c2, %c15 : index
        %77 = arith.addi %75, %76 : index
        %78 = arith.muli %77, %c1 : index
        %79 = arith.remui %c2, %c15 : index
        %80 = arith.divui %79, %c8 : index
        %81 = arith.addi %78, %80 : index
        %82 = arith.muli %operandTileRows, %c8 : index
        %83 = arith.muli %81, %82 : index
        %84 = arith.remui %72, %operandTileRows : index
        %85 = arith.muli %84, %c8 : index
        %86 = arith.addi %83, %85 : index
        %87 = arith.remui %c2, %c8 : index
        %88 = arith.addi %86, %87 : index
        %89 = arith.muli %65, %62 : index
        %90 = arith.divui %inputFeatures, %c8 : index
        %91 = wave.wave
        %92 = arith.muli %91, %c14 : index
        %93 = wave.lane
        %94 = arith.addi %92, %93 : index
        %95 = arith.muli %waves, %c14 : index
        scf.for %96 = %94 to %90 step %95 {
          %97 = arith.muli %96, %82 : index
          %98 = arith.addi %88, %97 : index
          %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %100 = arith.muli %96, %c8 : index
          %101 = arith.addi %89, %100 : index
          vector.store %99, %64[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %102 = wave.lane
      %103 = arith.remui %102, %c15 : index
      %104 = arith.subi %17, %c12 : index
      %105 = arith.minsi %103, %104 : index
      %106 = arith.muli %105, %62 : index
      %107 = wave.wave
      %108 = arith.divui %inputFeatures, %c14 : index
      %109 = arith.muli %107, %stepsPerWave : index
      %110 = arith.minsi %109, %108 : index
      %111 = arith.addi %110, %stepsPerWave : index
      %112 = arith.minsi %111, %108 : index
      %113 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %114 = arith.subi %112, %110 : index
      %115 = arith.divui %114, %c1 : index
      %116 = arith.muli %115, %c1 : index
      %117 = arith.addi %110, %116 : index
      %118 = arith.select %113, %111, %117 : index
      %122:2 = scf.for %119 = %110 to %118 step %c1 iter_args(%120 = %c21, %121 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %123 = arith.addi %119, %c2 : index
        %124:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %123, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125 = arith.addi %119, %c12 : index
        %126:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %125, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %123, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %125, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129 = arith.muli %119, %c1 : index
        %130 = arith.addi %129, %c2 : index
        %131 = arith.muli %c12, %c15 : index
        %132 = arith.muli %130, %131 : index
        %133 = arith.addi %106, %132 : index
        %134 = vector.load %64[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.muli %c12, %c8 : index
        %136 = arith.addi %133, %135 : index
        %137 = vector.load %64[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %139 = wave.mma %138, %124#0, %120 : vector<16xf16>, vector<8xf32>
        %140 = wave.mma %138, %127#0, %121 : vector<16xf16>, vector<8xf32>
        %141 = arith.addi %129, %c12 : index
        %142 = arith.muli %141, %131 : index
        %143 = arith.addi %106, %142 : index
        %144 = vector.load %64[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.addi %143, %135 : index
        %146 = vector.load %64[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = vector.shuffle %144, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %148 = wave.mma %147, %124#1, %139 : vector<16xf16>, vector<8xf32>
        %149 = wave.mma %147, %127#1, %140 : vector<16xf16>, vector<8xf32>
        %150 = arith.addi %129, %c1 : index
        %151 = arith.muli %150, %131 : index
        %152 = arith.addi %106, %151 : index
        %153 = vector.load %64[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = arith.addi %152, %135 : index
        %155 = vector.load %64[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %157 = wave.mma %156, %126#0, %148 : vector<16xf16>, vector<8xf32>
        %158 = wave.mma %156, %128#0, %149 : vector<16xf16>, vector<8xf32>
        %159 = arith.addi %129, %c24 : index
        %160 = arith.muli %159, %131 : index
        %161 = arith.addi %106, %160 : index
        %162 = vector.load %64[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.addi %161, %135 : index
        %164 = vector.load %64[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %166 = wave.mma %165, %126#1, %157 : vector<16xf16>, vector<8xf32>
        %167 = wave.mma %165, %128#1, %158 : vector<16xf16>, vector<8xf32>
        scf.yield %166, %167 : vector<8xf32>, vector<8xf32>
      }
      %168 = arith.select %113, %118, %112 : index
      %172:2 = scf.for %169 = %118 to %168 step %c12 iter_args(%170 = %122#0, %171 = %122#1) -> (vector<8xf32>, vector<8xf32>) {
        %173 = arith.addi %169, %c2 : index
        %174:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %173, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %175:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%102, %173, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %176 = arith.muli %169, %c1 : index
        %177 = arith.addi %176, %c2 : index
        %178 = arith.muli %c12, %c15 : index
        %179 = arith.muli %177, %178 : index
        %180 = arith.addi %106, %179 : index
        %181 = vector.load %64[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.muli %c12, %c8 : index
        %183 = arith.addi %180, %182 : index
        %184 = vector.load %64[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %186 = wave.mma %185, %174#0, %170 : vector<16xf16>, vector<8xf32>
        %187 = wave.mma %185, %175#0, %171 : vector<16xf16>, vector<8xf32>
        %188 = arith.addi %176, %c12 : index
        %189 = arith.muli %188, %178 : index
        %190 = arith.addi %106, %189 : index
        %191 = vector.load %64[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = arith.addi %190, %182 : index
        %193 = vector.load %64[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %195 = wave.mma %194, %174#1, %186 : vector<16xf16>, vector<8xf32>
        %196 = wave.mma %194, %175#1, %187 : vector<16xf16>, vector<8xf32>
        scf.yield %195, %196 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %172#0, %172#1 : vector<8xf32>, vector<8xf32>
    } else {
      %197 = wave.lane
      %198 = arith.remui %197, %c15 : index
      %199 = arith.addi %pairsAt, %14 : index
      %200 = arith.subi %17, %c12 : index
      %201 = arith.minsi %198, %200 : index
      %202 = arith.addi %199, %201 : index
      %203 = memref.load %groups[%202] : memref<?xi32>
      %204 = arith.index_cast %203 : i32 to index
      %205 = arith.divui %204, %rowDivisor : index
      %206 = arith.divui %205, %operandTileRows : index
      %207 = arith.divui %inputFeatures, %c15 : index
      %208 = arith.muli %206, %207 : index
      %209 = arith.divui %c2, %c15 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %210, %c1 : index
      %212 = arith.remui %c2, %c15 : index
      %213 = arith.divui %212, %c8 : index
      %214 = arith.addi %211, %213 : index
      %215 = arith.muli %operandTileRows, %c8 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.remui %205, %operandTileRows : index
      %218 = arith.muli %217, %c8 : index
      %219 = arith.addi %216, %218 : index
      %220 = arith.remui %c2, %c8 : index
      %221 = arith.addi %219, %220 : index
      %222 = wave.wave
      %223 = arith.divui %inputFeatures, %c14 : index
      %224 = arith.muli %222, %stepsPerWave : index
      %225 = arith.minsi %224, %223 : index
      %226 = arith.addi %225, %stepsPerWave : index
      %227 = arith.minsi %226, %223 : index
      %228 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %229 = arith.subi %227, %225 : index
      %230 = arith.divui %229, %c1 : index
      %231 = arith.muli %230, %c1 : index
      %232 = arith.addi %225, %231 : index
      %233 = arith.select %228, %226, %232 : index
      %237:2 = scf.for %234 = %225 to %233 step %c1 iter_args(%235 = %c21, %236 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %238 = arith.addi %234, %c2 : index
        %239:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %238, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240 = arith.addi %234, %c12 : index
        %241:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %240, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %242:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %238, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %243:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %240, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %244 = arith.muli %234, %c1 : index
        %245 = arith.addi %244, %c2 : index
        %246 = arith.muli %operandTileRows, %c15 : index
        %247 = arith.muli %245, %246 : index
        %248 = arith.addi %221, %247 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.addi %248, %215 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %253 = wave.mma %252, %239#0, %235 : vector<16xf16>, vector<8xf32>
        %254 = wave.mma %252, %242#0, %236 : vector<16xf16>, vector<8xf32>
        %255 = arith.addi %244, %c12 : index
        %256 = arith.muli %255, %246 : index
        %257 = arith.addi %221, %256 : index
        %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %259 = arith.addi %257, %215 : index
        %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %262 = wave.mma %261, %239#1, %253 : vector<16xf16>, vector<8xf32>
        %263 = wave.mma %261, %242#1, %254 : vector<16xf16>, vector<8xf32>
        %264 = arith.addi %244, %c1 : index
        %265 = arith.muli %264, %246 : index
        %266 = arith.addi %221, %265 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %215 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %270, %241#0, %262 : vector<16xf16>, vector<8xf32>
        %272 = wave.mma %270, %243#0, %263 : vector<16xf16>, vector<8xf32>
        %273 = arith.addi %244, %c24 : index
        %274 = arith.muli %273, %246 : index
        %275 = arith.addi %221, %274 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = arith.addi %275, %215 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %280 = wave.mma %279, %241#1, %271 : vector<16xf16>, vector<8xf32>
        %281 = wave.mma %279, %243#1, %272 : vector<16xf16>, vector<8xf32>
        scf.yield %280, %281 : vector<8xf32>, vector<8xf32>
      }
      %282 = arith.select %228, %233, %227 : index
      %286:2 = scf.for %283 = %233 to %282 step %c12 iter_args(%284 = %237#0, %285 = %237#1) -> (vector<8xf32>, vector<8xf32>) {
        %287 = arith.addi %283, %c2 : index
        %288:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %287, %29, %53, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %289:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%197, %287, %31, %55, %33, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %290 = arith.muli %283, %c1 : index
        %291 = arith.addi %290, %c2 : index
        %292 = arith.muli %operandTileRows, %c15 : index
        %293 = arith.muli %291, %292 : index
        %294 = arith.addi %221, %293 : index
        %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = arith.addi %294, %215 : index
        %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = vector.shuffle %295, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %299 = wave.mma %298, %288#0, %284 : vector<16xf16>, vector<8xf32>
        %300 = wave.mma %298, %289#0, %285 : vector<16xf16>, vector<8xf32>
        %301 = arith.addi %290, %c12 : index
        %302 = arith.muli %301, %292 : index
        %303 = arith.addi %221, %302 : index
        %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = arith.addi %303, %215 : index
        %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %308 = wave.mma %307, %288#1, %299 : vector<16xf16>, vector<8xf32>
        %309 = wave.mma %307, %289#1, %300 : vector<16xf16>, vector<8xf32>
        scf.yield %308, %309 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %286#0, %286#1 : vector<8xf32>, vector<8xf32>
    }
    %310 = wave.wave
    %311 = arith.muli %310, %c1 : index
    %312 = arith.addi %311, %c2 : index
    %313 = arith.muli %312, %c26 : index
    %314 = wave.lane
    %315 = arith.addi %313, %314 : index
    %316 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %316 {
      %317 = vector.extract %61#0[0] : f32 from vector<8xf32>
      %318 = arith.addi %315, %c2 : index
      memref.store %317, %7[%318] : memref<?xf32>
    }
    %319 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %319 {
      %320 = vector.extract %61#0[1] : f32 from vector<8xf32>
      %321 = arith.addi %315, %c14 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    %322 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %322 {
      %323 = vector.extract %61#0[2] : f32 from vector<8xf32>
      %324 = arith.addi %315, %c27 : index
      memref.store %323, %7[%324] : memref<?xf32>
    }
    %325 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %325 {
      %326 = vector.extract %61#0[3] : f32 from vector<8xf32>
      %327 = arith.addi %315, %c28 : index
      memref.store %326, %7[%327] : memref<?xf32>
    }
    %328 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %328 {
      %329 = vector.extract %61#0[4] : f32 from vector<8xf32>
      %330 = arith.addi %315, %c10 : index
      memref.store %329, %7[%330] : memref<?xf32>
    }
    %331 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %331 {
      %332 = vector.extract %61#0[5] : f32 from vector<8xf32>
      %333 = arith.addi %315, %c29 : index
      memref.store %332, %7[%333] : memref<?xf32>
    }
    %334 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %334 {
      %335 = vector.extract %61#0[6] : f32 from vector<8xf32>
      %336 = arith.addi %315, %c30 : index
      memref.store %335, %7[%336] : memref<?xf32>
    }
    %337 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %337 {
      %338 = vector.extract %61#0[7] : f32 from vector<8xf32>
      %339 = arith.addi %315, %c32 : index
      memref.store %338, %7[%339] : memref<?xf32>
    }
    %340 = arith.addi %311, %c12 : index
    %341 = arith.muli %340, %c26 : index
    %342 = arith.addi %341, %314 : index
    scf.if %316 {
      %343 = vector.extract %61#1[0] : f32 from vector<8xf32>
      %344 = arith.addi %342, %c2 : index
      memref.store %343, %7[%344] : memref<?xf32>
    }
    scf.if %319 {
      %345 = vector.extract %61#1[1] : f32 from vector<8xf32>
      %346 = arith.addi %342, %c14 : index
      memref.store %345, %7[%346] : memref<?xf32>
    }
    scf.if %322 {
      %347 = vector.extract %61#1[2] : f32 from vector<8xf32>
      %348 = arith.addi %342, %c27 : index
      memref.store %347, %7[%348] : memref<?xf32>
    }
    scf.if %325 {
      %349 = vector.extract %61#1[3] : f32 from vector<8xf32>
      %350 = arith.addi %342, %c28 : index
      memref.store %349, %7[%350] : memref<?xf32>
    }
    scf.if %328 {
      %351 = vector.extract %61#1[4] : f32 from vector<8xf32>
      %352 = arith.addi %342, %c10 : index
      memref.store %351, %7[%352] : memref<?xf32>
    }
    scf.if %331 {
      %353 = vector.extract %61#1[5] : f32 from vector<8xf32>
      %354 = arith.addi %342, %c29 : index
      memref.store %353, %7[%354] : memref<?xf32>
    }
    scf.if %334 {
      %355 = vector.extract %61#1[6] : f32 from vector<8xf32>
      %356 = arith.addi %342, %c30 : index
      memref.store %355, %7[%356] : memref<?xf32>
    }
    scf.if %337 {
      %357 = vector.extract %61#1[7] : f32 from vector<8xf32>
      %358 = arith.addi %342, %c32 : index
      memref.store %357, %7[%358] : memref<?xf32>
    }
    wave.barrier
    scf.for %359 = %310 to %tileElements step %waves {
      %360 = arith.muli %359, %c14 : index
      %361 = arith.addi %360, %314 : index
      %362 = arith.addi %361, %c2 : index
      %363 = arith.addi %361, %c26 : index
      %364 = memref.load %7[%362] : memref<?xf32>
      %365 = memref.load %7[%363] : memref<?xf32>
      %369:2 = scf.for %366 = %c12 to %waves step %c12 iter_args(%367 = %364, %368 = %365) -> (f32, f32) {
        %370 = arith.muli %366, %c4 : index
        %371 = arith.addi %362, %370 : index
        %372 = memref.load %7[%371] : memref<?xf32>
        %373 = arith.addi %363, %370 : index
        %374 = memref.load %7[%373] : memref<?xf32>
        %375 = arith.addf %367, %372 : f32
        %376 = arith.addf %368, %374 : f32
        scf.yield %375, %376 : f32, f32
      }
      %377 = arith.muli %359, %c1 : index
      %378 = arith.divui %314, %c15 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.cmpi slt, %379, %17 : index
      scf.if %380 {
        %381 = arith.addi %pairsAt, %14 : index
        %382 = arith.subi %17, %c12 : index
        %383 = arith.minsi %379, %382 : index
        %384 = arith.addi %381, %383 : index
        %385 = memref.load %groups[%384] : memref<?xi32>
        %386 = arith.index_cast %385 : i32 to index
        %387 = arith.divui %386, %rowDivisor : index
        %388 = arith.cmpi eq, %hasFactors, %c12 : index
        %389 = arith.muli %387, %c1 : index
        %390 = memref.load %factors[%389] : memref<?xf32>
        %391 = arith.mulf %390, %operandScale : f32
        %392 = arith.select %388, %391, %operandScale : f32
        %393 = arith.remui %314, %c15 : index
        %394 = arith.muli %393, %c5 : index
        %395 = arith.addi %29, %394 : index
        %396 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %397 = vector.bitcast %396 : vector<4xi8> to vector<1xf32>
        %398 = vector.extract %397[0] : f32 from vector<1xf32>
        %399 = arith.mulf %398, %392 : f32
        %400 = arith.mulf %369#0, %399 : f32
        %401 = arith.addi %31, %394 : index
        %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %403 = vector.bitcast %402 : vector<4xi8> to vector<1xf32>
        %404 = vector.extract %403[0] : f32 from vector<1xf32>
        %405 = arith.mulf %404, %392 : f32
        %406 = arith.mulf %369#1, %405 : f32
        %407 = arith.addi %29, %c27 : index
        %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %409 = vector.bitcast %408 : vector<4xi8> to vector<1xf32>
        %410 = vector.extract %409[0] : f32 from vector<1xf32>
        %411 = arith.addi %389, %c12 : index
        %412 = memref.load %factors[%411] : memref<?xf32>
        %413 = arith.mulf %412, %410 : f32
        %414 = arith.bitcast %413 : f32 to i32
        %415 = arith.shrui %414, %c35 : i32
        %416 = arith.maxsi %415, %c36 : i32
        %417 = arith.subi %c37, %416 : i32
        %418 = arith.shli %417, %c35 : i32
        %419 = arith.subi %416, %c38 : i32
        %420 = arith.shli %419, %c35 : i32
        %421 = arith.bitcast %418 : i32 to f32
        %422 = arith.bitcast %420 : i32 to f32
        %423 = arith.cmpi eq, %0, %c2 : index
        %424 = arith.cmpi eq, %393, %c2 : index
        %425 = arith.andi %423, %424 : i1
        scf.if %425 {
          %426 = arith.muli %386, %c1 : index
          memref.store %422, %out_factors[%426] : memref<?xf32>
        }
        %427 = arith.mulf %400, %c40 : f32
        %428 = wave.exp2 %427 : f32
        %429 = arith.addf %c39, %428 : f32
        %430 = arith.divf %400, %429 : f32
        %431 = arith.mulf %430, %406 : f32
        %432 = arith.mulf %431, %421 : f32
        %433 = arith.truncf %432 : f32 to f16
        %434 = arith.muli %386, %outputFeatures : index
        %435 = arith.muli %0, %c15 : index
        %436 = arith.addi %434, %435 : index
        %437 = arith.addi %436, %393 : index
        memref.store %433, %out[%437] : memref<?xf16>
      }
    }
  }
  wave.return
}
