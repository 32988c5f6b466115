// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant 8 : index
  %fc8 = arith.constant dense<0> : vector<4xi32>
  %fc9 = arith.constant dense<983055> : vector<4xi32>
  %fc10 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %fc11 = arith.constant dense<65537> : vector<4xi32>
  %fc12 = arith.constant dense<4> : vector<4xi32>
  %fc13 = arith.constant dense<1677747200> : vector<4xi32>
  %fc14 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %fc15 = arith.constant dense<8> : vector<4xi32>
  %fc16 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %fc17 = arith.constant dense<12> : vector<4xi32>
  %fc18 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %fc19 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = arith.muli %x4, %fc7 : index
  %f22 = arith.addi %f21, %f15 : index
  %f23 = arith.addi %f22, %fc1 : index
  %f24 = arith.addi %x1, %f23 : index
  %f25 = arith.muli %x2, %fc0 : index
  %f26 = arith.addi %f25, %f0 : index
  %f27 = arith.muli %f26, %fc3 : index
  %f28 = arith.addi %f24, %f27 : index
  %f29 = vector.load %x3[%f28] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f30 = vector.bitcast %f29 : vector<4xi8> to vector<1xi32>
  %f31 = vector.shuffle %f30, %f30 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
  %f32 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f33 = vector.bitcast %f32 : vector<16xi8> to vector<4xi32>
  %f34 = arith.shrui %f33, %fc8 : vector<4xi32>
  %f35 = arith.andi %f34, %fc9 : vector<4xi32>
  %f36 = arith.shrui %f31, %fc10 : vector<4xi32>
  %f37 = arith.andi %f36, %fc11 : vector<4xi32>
  %f38 = arith.shli %f37, %fc12 : vector<4xi32>
  %f39 = arith.ori %f35, %f38 : vector<4xi32>
  %f40 = arith.ori %f39, %fc13 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f33, %fc12 : vector<4xi32>
  %f43 = arith.andi %f42, %fc9 : vector<4xi32>
  %f44 = arith.shrui %f31, %fc14 : vector<4xi32>
  %f45 = arith.andi %f44, %fc11 : vector<4xi32>
  %f46 = arith.shli %f45, %fc12 : vector<4xi32>
  %f47 = arith.ori %f43, %f46 : vector<4xi32>
  %f48 = arith.ori %f47, %fc13 : vector<4xi32>
  %f49 = vector.bitcast %f48 : vector<4xi32> to vector<8xf16>
  %f50 = arith.shrui %f33, %fc15 : vector<4xi32>
  %f51 = arith.andi %f50, %fc9 : vector<4xi32>
  %f52 = arith.shrui %f31, %fc16 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shli %f53, %fc12 : vector<4xi32>
  %f55 = arith.ori %f51, %f54 : vector<4xi32>
  %f56 = arith.ori %f55, %fc13 : vector<4xi32>
  %f57 = vector.bitcast %f56 : vector<4xi32> to vector<8xf16>
  %f58 = arith.shrui %f33, %fc17 : vector<4xi32>
  %f59 = arith.andi %f58, %fc9 : vector<4xi32>
  %f60 = arith.shrui %f31, %fc18 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shli %f61, %fc12 : vector<4xi32>
  %f63 = arith.ori %f59, %f62 : vector<4xi32>
  %f64 = arith.ori %f63, %fc13 : vector<4xi32>
  %f65 = vector.bitcast %f64 : vector<4xi32> to vector<8xf16>
  %f66 = vector.shuffle %f41, %f49 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f67 = vector.shuffle %f57, %f65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f68 = vector.shuffle %f66, %f67 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f69 = arith.subf %f68, %fc19 : vector<32xf16>
  %f70 = vector.shuffle %f69, %f69 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f71 = vector.shuffle %f69, %f69 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f72 = math.fma %f70, %f9, %f11 : vector<16xf16>
  %f73 = math.fma %f71, %f9, %f11 : vector<16xf16>
  func.return %f72, %f73 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q5_1__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c23 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c25 = arith.constant 256 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 7 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = arith.muli %0, %c1 : index
  %2 = wave.block 1
  %3 = memref.load %groups[%c3] : memref<?xi32>
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
    %28 = arith.addi %27, %c3 : index
    %29 = arith.muli %28, %25 : index
    %30 = arith.addi %27, %c12 : index
    %31 = arith.muli %30, %25 : index
    %32 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %33 = arith.cmpi sle, %17, %stagedRows : index
    %34 = arith.cmpi sgt, %stagedRows, %c3 : index
    %35 = arith.andi %33, %34 : i1
    %36 = arith.select %32, %32, %35 : i1
    %37:2 = scf.if %36 -> (vector<8xf32>, vector<8xf32>) {
      %38 = arith.addi %inputFeatures, %c8 : index
      %39 = arith.muli %stagedRows, %38 : index
      %40 = wave.scratch %39 : memref<?xf16>
      scf.for %41 = %c3 to %17 step %c12 {
        %42 = arith.addi %pairsAt, %14 : index
        %43 = arith.subi %17, %c12 : index
        %44 = arith.minsi %41, %43 : index
        %45 = arith.addi %42, %44 : index
        %46 = memref.load %groups[%45] : memref<?xi32>
        %47 = arith.index_cast %46 : i32 to index
        %48 = arith.divui %47, %rowDivisor : index
        %49 = arith.divui %48, %operandTileRows : index
        %50 = arith.divui %inputFeatures, %c18 : index
        %51 = arith.muli %49, %50 : index
        %52 = arith.divui %c3, %c18 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %53, %c1 : index
        %55 = arith.remui %c3, %c18 : index
        %56 = arith.divui %55, %c8 : index
        %57 = arith.addi %54, %56 : index
        %58 = arith.muli %operandTileRows, %c8 : index
        %59 = arith.muli %57, %58 : index
        %60 = arith.remui %48, %operandTileRows : index
        %61 = arith.muli %60, %c8 : index
        %62 = arith.addi %59, %61 : index
        %63 = arith.remui %c3, %c8 : index
        %64 = arith.addi %62, %63 : index
        %65 = arith.muli %41, %38 : index
        %66 = arith.divui %inputFeatures, %c8 : index
        %67 = wave.wave
        %68 = arith.muli %67, %c19 : index
        %69 = wave.lane
        %70 = arith.addi %68, %69 : index
        %71 = arith.muli %waves, %c19 : index
        scf.for %72 = %70 to %66 step %71 {
          %73 = arith.muli %72, %58 : index
          %74 = arith.addi %64, %73 : index
          %75 = vector.load %x[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %76 = arith.muli %72, %c8 : index
          %77 = arith.addi %65, %76 : index
          vector.store %75, %40[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %78 = wave.lane
      %79 = arith.remui %78, %c18 : index
      %80 = arith.subi %17, %c12 : index
      %81 = arith.minsi %79, %80 : index
      %82 = arith.muli %81, %38 : index
      %83 = wave.wave
      %84 = arith.divui %inputFeatures, %c19 : index
      %85 = arith.muli %83, %stepsPerWave : index
      %86 = arith.minsi %85, %84 : index
      %87 = arith.addi %86, %stepsPerWave : index
      %88 = arith.minsi %87, %84 : index
      %89 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %90 = arith.subi %88, %86 : index
      %91 = arith.divui %90, %c1 : index
      %92 = arith.muli %91, %c1 : index
      %93 = arith.addi %86, %92 : index
      %94 = arith.select %89, %87, %93 : index
      %98:2 = scf.for %95 = %86 to %94 step %c1 iter_args(%96 = %c20, %97 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %99 = arith.addi %95, %c3 : index
        %100:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %29, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101 = arith.addi %95, %c12 : index
        %102:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %29, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %31, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %104:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %31, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105 = arith.muli %95, %c1 : index
        %106 = arith.addi %105, %c3 : index
        %107 = arith.muli %c12, %c18 : index
        %108 = arith.muli %106, %107 : index
        %109 = arith.addi %82, %108 : index
        %110 = vector.load %40[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %111 = arith.muli %c12, %c8 : index
        %112 = arith.addi %109, %111 : index
        %113 = vector.load %40[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %114 = vector.shuffle %110, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %115 = wave.mma %114, %100#0, %96 : vector<16xf16>, vector<8xf32>
        %116 = wave.mma %114, %103#0, %97 : vector<16xf16>, vector<8xf32>
        %117 = arith.addi %105, %c12 : index
        %118 = arith.muli %117, %107 : index
        %119 = arith.addi %82, %118 : index
        %120 = vector.load %40[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = arith.addi %119, %111 : index
        %122 = vector.load %40[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %124 = wave.mma %123, %100#1, %115 : vector<16xf16>, vector<8xf32>
        %125 = wave.mma %123, %103#1, %116 : vector<16xf16>, vector<8xf32>
        %126 = arith.addi %105, %c1 : index
        %127 = arith.muli %126, %107 : index
        %128 = arith.addi %82, %127 : index
        %129 = vector.load %40[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = arith.addi %128, %111 : index
        %131 = vector.load %40[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = vector.shuffle %129, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %133 = wave.mma %132, %102#0, %124 : vector<16xf16>, vector<8xf32>
        %134 = wave.mma %132, %104#0, %125 : vector<16xf16>, vector<8xf32>
        %135 = arith.addi %105, %c23 : index
        %136 = arith.muli %135, %107 : index
        %137 = arith.addi %82, %136 : index
        %138 = vector.load %40[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = arith.addi %137, %111 : index
        %140 = vector.load %40[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = vector.shuffle %138, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %142 = wave.mma %141, %102#1, %133 : vector<16xf16>, vector<8xf32>
        %143 = wave.mma %141, %104#1, %134 : vector<16xf16>, vector<8xf32>
        scf.yield %142, %143 : vector<8xf32>, vector<8xf32>
      }
      %144 = arith.select %89, %94, %88 : index
      %148:2 = scf.for %145 = %94 to %144 step %c12 iter_args(%146 = %98#0, %147 = %98#1) -> (vector<8xf32>, vector<8xf32>) {
        %149 = arith.addi %145, %c3 : index
        %150:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %29, %149, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %151:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%78, %31, %149, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %152 = arith.muli %145, %c1 : index
        %153 = arith.addi %152, %c3 : index
        %154 = arith.muli %c12, %c18 : index
        %155 = arith.muli %153, %154 : index
        %156 = arith.addi %82, %155 : index
        %157 = vector.load %40[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.muli %c12, %c8 : index
        %159 = arith.addi %156, %158 : index
        %160 = vector.load %40[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %162 = wave.mma %161, %150#0, %146 : vector<16xf16>, vector<8xf32>
        %163 = wave.mma %161, %151#0, %147 : vector<16xf16>, vector<8xf32>
        %164 = arith.addi %152, %c12 : index
        %165 = arith.muli %164, %154 : index
        %166 = arith.addi %82, %165 : index
        %167 = vector.load %40[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.addi %166, %158 : index
        %169 = vector.load %40[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %171 = wave.mma %170, %150#1, %162 : vector<16xf16>, vector<8xf32>
        %172 = wave.mma %170, %151#1, %163 : vector<16xf16>, vector<8xf32>
        scf.yield %171, %172 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %148#0, %148#1 : vector<8xf32>, vector<8xf32>
    } else {
      %173 = wave.lane
      %174 = arith.remui %173, %c18 : index
      %175 = arith.addi %pairsAt, %14 : index
      %176 = arith.subi %17, %c12 : index
      %177 = arith.minsi %174, %176 : index
      %178 = arith.addi %175, %177 : index
      %179 = memref.load %groups[%178] : memref<?xi32>
      %180 = arith.index_cast %179 : i32 to index
      %181 = arith.divui %180, %rowDivisor : index
      %182 = arith.divui %181, %operandTileRows : index
      %183 = arith.divui %inputFeatures, %c18 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.divui %c3, %c18 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %186, %c1 : index
      %188 = arith.remui %c3, %c18 : index
      %189 = arith.divui %188, %c8 : index
      %190 = arith.addi %187, %189 : index
      %191 = arith.muli %operandTileRows, %c8 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.remui %181, %operandTileRows : index
      %194 = arith.muli %193, %c8 : index
      %195 = arith.addi %192, %194 : index
      %196 = arith.remui %c3, %c8 : index
      %197 = arith.addi %195, %196 : index
      %198 = wave.wave
      %199 = arith.divui %inputFeatures, %c19 : index
      %200 = arith.muli %198, %stepsPerWave : index
      %201 = arith.minsi %200, %199 : index
      %202 = arith.addi %201, %stepsPerWave : index
      %203 = arith.minsi %202, %199 : index
      %204 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %205 = arith.subi %203, %201 : index
      %206 = arith.divui %205, %c1 : index
      %207 = arith.muli %206, %c1 : index
      %208 = arith.addi %201, %207 : index
      %209 = arith.select %204, %202, %208 : index
      %213:2 = scf.for %210 = %201 to %209 step %c1 iter_args(%211 = %c20, %212 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %214 = arith.addi %210, %c3 : index
        %215:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %29, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216 = arith.addi %210, %c12 : index
        %217:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %29, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %31, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %219:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %31, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220 = arith.muli %210, %c1 : index
        %221 = arith.addi %220, %c3 : index
        %222 = arith.muli %operandTileRows, %c18 : index
        %223 = arith.muli %221, %222 : index
        %224 = arith.addi %197, %223 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = arith.addi %224, %191 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = vector.shuffle %225, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %229 = wave.mma %228, %215#0, %211 : vector<16xf16>, vector<8xf32>
        %230 = wave.mma %228, %218#0, %212 : vector<16xf16>, vector<8xf32>
        %231 = arith.addi %220, %c12 : index
        %232 = arith.muli %231, %222 : index
        %233 = arith.addi %197, %232 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = arith.addi %233, %191 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %238 = wave.mma %237, %215#1, %229 : vector<16xf16>, vector<8xf32>
        %239 = wave.mma %237, %218#1, %230 : vector<16xf16>, vector<8xf32>
        %240 = arith.addi %220, %c1 : index
        %241 = arith.muli %240, %222 : index
        %242 = arith.addi %197, %241 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.addi %242, %191 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %247 = wave.mma %246, %217#0, %238 : vector<16xf16>, vector<8xf32>
        %248 = wave.mma %246, %219#0, %239 : vector<16xf16>, vector<8xf32>
        %249 = arith.addi %220, %c23 : index
        %250 = arith.muli %249, %222 : index
        %251 = arith.addi %197, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %191 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %217#1, %247 : vector<16xf16>, vector<8xf32>
        %257 = wave.mma %255, %219#1, %248 : vector<16xf16>, vector<8xf32>
        scf.yield %256, %257 : vector<8xf32>, vector<8xf32>
      }
      %258 = arith.select %204, %209, %203 : index
      %262:2 = scf.for %259 = %209 to %258 step %c12 iter_args(%260 = %213#0, %261 = %213#1) -> (vector<8xf32>, vector<8xf32>) {
        %263 = arith.addi %259, %c3 : index
        %264:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %29, %263, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %265:2 = func.call @expert_gate_up_q5_1__gfx1100.0(%173, %31, %263, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %266 = arith.muli %259, %c1 : index
        %267 = arith.addi %266, %c3 : index
        %268 = arith.muli %operandTileRows, %c18 : index
        %269 = arith.muli %267, %268 : index
        %270 = arith.addi %197, %269 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.addi %270, %191 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = vector.shuffle %271, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %275 = wave.mma %274, %264#0, %260 : vector<16xf16>, vector<8xf32>
        %276 = wave.mma %274, %265#0, %261 : vector<16xf16>, vector<8xf32>
        %277 = arith.addi %266, %c12 : index
        %278 = arith.muli %277, %268 : index
        %279 = arith.addi %197, %278 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = arith.addi %279, %191 : index
        %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %283 = vector.shuffle %280, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %284 = wave.mma %283, %264#1, %275 : vector<16xf16>, vector<8xf32>
        %285 = wave.mma %283, %265#1, %276 : vector<16xf16>, vector<8xf32>
        scf.yield %284, %285 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %262#0, %262#1 : vector<8xf32>, vector<8xf32>
    }
    %286 = wave.wave
    %287 = arith.muli %286, %c1 : index
    %288 = arith.addi %287, %c3 : index
    %289 = arith.muli %288, %c25 : index
    %290 = wave.lane
    %291 = arith.addi %289, %290 : index
    %292 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %292 {
      %293 = vector.extract %37#0[0] : f32 from vector<8xf32>
      %294 = arith.addi %291, %c3 : index
      memref.store %293, %7[%294] : memref<?xf32>
    }
    %295 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %295 {
      %296 = vector.extract %37#0[1] : f32 from vector<8xf32>
      %297 = arith.addi %291, %c19 : index
      memref.store %296, %7[%297] : memref<?xf32>
    }
    %298 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %298 {
      %299 = vector.extract %37#0[2] : f32 from vector<8xf32>
      %300 = arith.addi %291, %c26 : index
      memref.store %299, %7[%300] : memref<?xf32>
    }
    %301 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %301 {
      %302 = vector.extract %37#0[3] : f32 from vector<8xf32>
      %303 = arith.addi %291, %c27 : index
      memref.store %302, %7[%303] : memref<?xf32>
    }
    %304 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %304 {
      %305 = vector.extract %37#0[4] : f32 from vector<8xf32>
      %306 = arith.addi %291, %c10 : index
      memref.store %305, %7[%306] : memref<?xf32>
    }
    %307 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %307 {
      %308 = vector.extract %37#0[5] : f32 from vector<8xf32>
      %309 = arith.addi %291, %c28 : index
      memref.store %308, %7[%309] : memref<?xf32>
    }
    %310 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %310 {
      %311 = vector.extract %37#0[6] : f32 from vector<8xf32>
      %312 = arith.addi %291, %c29 : index
      memref.store %311, %7[%312] : memref<?xf32>
    }
    %313 = arith.cmpi sgt, %tileElements, %c30 : index
    scf.if %313 {
      %314 = vector.extract %37#0[7] : f32 from vector<8xf32>
      %315 = arith.addi %291, %c31 : index
      memref.store %314, %7[%315] : memref<?xf32>
    }
    %316 = arith.addi %287, %c12 : index
    %317 = arith.muli %316, %c25 : index
    %318 = arith.addi %317, %290 : index
    scf.if %292 {
      %319 = vector.extract %37#1[0] : f32 from vector<8xf32>
      %320 = arith.addi %318, %c3 : index
      memref.store %319, %7[%320] : memref<?xf32>
    }
    scf.if %295 {
      %321 = vector.extract %37#1[1] : f32 from vector<8xf32>
      %322 = arith.addi %318, %c19 : index
      memref.store %321, %7[%322] : memref<?xf32>
    }
    scf.if %298 {
      %323 = vector.extract %37#1[2] : f32 from vector<8xf32>
      %324 = arith.addi %318, %c26 : index
      memref.store %323, %7[%324] : memref<?xf32>
    }
    scf.if %301 {
      %325 = vector.extract %37#1[3] : f32 from vector<8xf32>
      %326 = arith.addi %318, %c27 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    scf.if %304 {
      %327 = vector.extract %37#1[4] : f32 from vector<8xf32>
      %328 = arith.addi %318, %c10 : index
      memref.store %327, %7[%328] : memref<?xf32>
    }
    scf.if %307 {
      %329 = vector.extract %37#1[5] : f32 from vector<8xf32>
      %330 = arith.addi %318, %c28 : index
      memref.store %329, %7[%330] : memref<?xf32>
    }
    scf.if %310 {
      %331 = vector.extract %37#1[6] : f32 from vector<8xf32>
      %332 = arith.addi %318, %c29 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    scf.if %313 {
      %333 = vector.extract %37#1[7] : f32 from vector<8xf32>
      %334 = arith.addi %318, %c31 : index
      memref.store %333, %7[%334] : memref<?xf32>
    }
    wave.barrier
    scf.for %335 = %286 to %tileElements step %waves {
      %336 = arith.muli %335, %c19 : index
      %337 = arith.addi %336, %290 : index
      %338 = arith.addi %337, %c3 : index
      %339 = arith.addi %337, %c25 : index
      %340 = memref.load %7[%338] : memref<?xf32>
      %341 = memref.load %7[%339] : memref<?xf32>
      %345:2 = scf.for %342 = %c12 to %waves step %c12 iter_args(%343 = %340, %344 = %341) -> (f32, f32) {
        %346 = arith.muli %342, %c4 : index
        %347 = arith.addi %338, %346 : index
        %348 = memref.load %7[%347] : memref<?xf32>
        %349 = arith.addi %339, %346 : index
        %350 = memref.load %7[%349] : memref<?xf32>
        %351 = arith.addf %343, %348 : f32
        %352 = arith.addf %344, %350 : f32
        scf.yield %351, %352 : f32, f32
      }
      %353 = arith.muli %335, %c1 : index
      %354 = arith.divui %290, %c18 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.cmpi slt, %355, %17 : index
      scf.if %356 {
        %357 = arith.addi %pairsAt, %14 : index
        %358 = arith.subi %17, %c12 : index
        %359 = arith.minsi %355, %358 : index
        %360 = arith.addi %357, %359 : index
        %361 = memref.load %groups[%360] : memref<?xi32>
        %362 = arith.index_cast %361 : i32 to index
        %363 = arith.divui %362, %rowDivisor : index
        %364 = arith.cmpi eq, %hasFactors, %c12 : index
        %365 = arith.muli %363, %c1 : index
        %366 = memref.load %factors[%365] : memref<?xf32>
        %367 = arith.mulf %366, %operandScale : f32
        %368 = arith.select %364, %367, %operandScale : f32
        %369 = arith.remui %290, %c18 : index
        %370 = arith.muli %369, %c5 : index
        %371 = arith.addi %29, %370 : index
        %372 = vector.load %w[%371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %373 = vector.bitcast %372 : vector<4xi8> to vector<1xf32>
        %374 = vector.extract %373[0] : f32 from vector<1xf32>
        %375 = arith.mulf %374, %368 : f32
        %376 = arith.mulf %345#0, %375 : f32
        %377 = arith.addi %31, %370 : index
        %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
        %380 = vector.extract %379[0] : f32 from vector<1xf32>
        %381 = arith.mulf %380, %368 : f32
        %382 = arith.mulf %345#1, %381 : f32
        %383 = arith.addi %29, %c26 : index
        %384 = vector.load %w[%383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %385 = vector.bitcast %384 : vector<4xi8> to vector<1xf32>
        %386 = vector.extract %385[0] : f32 from vector<1xf32>
        %387 = arith.addi %365, %c12 : index
        %388 = memref.load %factors[%387] : memref<?xf32>
        %389 = arith.mulf %388, %386 : f32
        %390 = arith.bitcast %389 : f32 to i32
        %391 = arith.shrui %390, %c34 : i32
        %392 = arith.maxsi %391, %c35 : i32
        %393 = arith.subi %c36, %392 : i32
        %394 = arith.shli %393, %c34 : i32
        %395 = arith.subi %392, %c37 : i32
        %396 = arith.shli %395, %c34 : i32
        %397 = arith.bitcast %394 : i32 to f32
        %398 = arith.bitcast %396 : i32 to f32
        %399 = arith.cmpi eq, %0, %c3 : index
        %400 = arith.cmpi eq, %369, %c3 : index
        %401 = arith.andi %399, %400 : i1
        scf.if %401 {
          %402 = arith.muli %362, %c1 : index
          memref.store %398, %out_factors[%402] : memref<?xf32>
        }
        %403 = arith.mulf %376, %c39 : f32
        %404 = wave.exp2 %403 : f32
        %405 = arith.addf %c38, %404 : f32
        %406 = arith.divf %376, %405 : f32
        %407 = arith.mulf %406, %382 : f32
        %408 = arith.mulf %407, %397 : f32
        %409 = arith.truncf %408 : f32 to f16
        %410 = arith.muli %362, %outputFeatures : index
        %411 = arith.muli %0, %c18 : index
        %412 = arith.addi %410, %411 : index
        %413 = arith.addi %412, %369 : index
        memref.store %409, %out[%413] : memref<?xf16>
      }
    }
  }
  wave.return
}
