// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 8 : index
  %fc3 = arith.constant 64 : index
  %fc4 = arith.constant 4 : index
  %fc5 = arith.constant 256 : index
  %fc6 = arith.constant 2 : index
  %fc7 = arith.constant 127 : index
  %fc8 = arith.constant 0 : index
  %fc9 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc10 = arith.constant dense<196611> : vector<4xi32>
  %fc11 = arith.constant dense<1677747200> : vector<4xi32>
  %fc12 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc13 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc14 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc15 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.divui %x2, %fc2 : index
  %f3 = arith.muli %f2, %fc3 : index
  %f4 = arith.addi %f1, %f3 : index
  %f5 = arith.muli %f0, %fc4 : index
  %f6 = arith.addi %f4, %f5 : index
  %f7 = vector.load %x3[%f6] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f8 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f9 = arith.divui %x4, %fc5 : index
  %f10 = arith.muli %f9, %fc3 : index
  %f11 = arith.addi %f1, %f10 : index
  %f12 = arith.muli %x2, %fc3 : index
  %f13 = arith.addi %f11, %f12 : index
  %f14 = arith.addi %f13, %f5 : index
  %f15 = vector.load %x3[%f14] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
  %f16 = vector.extract %f8[0] : f16 from vector<2xf16>
  %f17 = arith.extf %f16 : f16 to f32
  %f18 = vector.extract %f15[0] : i8 from vector<4xi8>
  %f19 = arith.extui %f18 : i8 to i32
  %f20 = arith.sitofp %f19 : i32 to f32
  %f21 = arith.mulf %f17, %f20 : f32
  %f22 = arith.truncf %f21 : f32 to f16
  %f23 = vector.broadcast %f22 : f16 to vector<16xf16>
  %f24 = vector.extract %f8[1] : f16 from vector<2xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f15[1] : i8 from vector<4xi8>
  %f27 = arith.extui %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = vector.extract %f15[2] : i8 from vector<4xi8>
  %f33 = arith.extui %f32 : i8 to i32
  %f34 = arith.sitofp %f33 : i32 to f32
  %f35 = arith.mulf %f17, %f34 : f32
  %f36 = arith.truncf %f35 : f32 to f16
  %f37 = vector.broadcast %f36 : f16 to vector<16xf16>
  %f38 = vector.extract %f15[3] : i8 from vector<4xi8>
  %f39 = arith.extui %f38 : i8 to i32
  %f40 = arith.sitofp %f39 : i32 to f32
  %f41 = arith.mulf %f25, %f40 : f32
  %f42 = arith.truncf %f41 : f32 to f16
  %f43 = vector.broadcast %f42 : f16 to vector<16xf16>
  %f44 = arith.muli %x4, %fc4 : index
  %f45 = arith.divui %f44, %fc6 : index
  %f46 = arith.addi %f10, %f45 : index
  %f47 = arith.addi %f46, %fc7 : index
  %f48 = arith.divui %f47, %fc1 : index
  %f49 = arith.muli %f48, %fc1 : index
  %f50 = arith.addi %f1, %f49 : index
  %f51 = arith.muli %x4, %fc8 : index
  %f52 = arith.addi %f50, %f51 : index
  %f53 = arith.muli %x2, %fc0 : index
  %f54 = arith.addi %f53, %f0 : index
  %f55 = arith.muli %f54, %fc2 : index
  %f56 = arith.addi %f52, %f55 : index
  %f57 = vector.load %x3[%f56] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f58 = vector.bitcast %f57 : vector<8xi8> to vector<2xi32>
  %f59 = vector.shuffle %f58, %f58 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f60 = arith.shrui %f59, %fc9 : vector<4xi32>
  %f61 = arith.andi %f60, %fc10 : vector<4xi32>
  %f62 = arith.ori %f61, %fc11 : vector<4xi32>
  %f63 = vector.bitcast %f62 : vector<4xi32> to vector<8xf16>
  %f64 = arith.shrui %f59, %fc12 : vector<4xi32>
  %f65 = arith.andi %f64, %fc10 : vector<4xi32>
  %f66 = arith.ori %f65, %fc11 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f59, %fc13 : vector<4xi32>
  %f69 = arith.andi %f68, %fc10 : vector<4xi32>
  %f70 = arith.ori %f69, %fc11 : vector<4xi32>
  %f71 = vector.bitcast %f70 : vector<4xi32> to vector<8xf16>
  %f72 = arith.shrui %f59, %fc14 : vector<4xi32>
  %f73 = arith.andi %f72, %fc10 : vector<4xi32>
  %f74 = arith.ori %f73, %fc11 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = vector.shuffle %f63, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f77 = vector.shuffle %f71, %f75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f78 = vector.shuffle %f76, %f77 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f79 = arith.subf %f78, %fc15 : vector<32xf16>
  %f80 = vector.shuffle %f79, %f79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f81 = vector.shuffle %f79, %f79 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f82 = math.fma %f80, %f23, %f31 : vector<16xf16>
  %f83 = math.fma %f81, %f37, %f43 : vector<16xf16>
  func.return %f82, %f83 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q2_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 256 : index
  %c9 = arith.constant 64 : index
  %c10 = arith.constant 127 : index
  %c11 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c13 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c17 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c20 = arith.constant 16 : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
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
    %18 = arith.muli %inputFeatures, %c5 : index
    %19 = arith.divui %18, %c1 : index
    %20 = arith.divui %inputFeatures, %c8 : index
    %21 = arith.muli %20, %c9 : index
    %22 = arith.addi %21, %19 : index
    %23 = arith.addi %22, %c10 : index
    %24 = arith.divui %23, %c11 : index
    %25 = arith.muli %24, %c11 : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.addi %26, %c11 : index
    %28 = arith.muli %11, %panelsPerExpert : index
    %29 = arith.addi %28, %1 : index
    %30 = arith.addi %29, %c3 : index
    %31 = arith.muli %30, %27 : index
    %32 = arith.addi %29, %c13 : index
    %33 = arith.muli %32, %27 : index
    %34 = arith.cmpi eq, %alwaysStaged, %c13 : index
    %35 = arith.cmpi sle, %17, %stagedRows : index
    %36 = arith.cmpi sgt, %stagedRows, %c3 : index
    %37 = arith.andi %35, %36 : i1
    %38 = arith.select %34, %34, %37 : i1
    %39:2 = scf.if %38 -> (vector<8xf32>, vector<8xf32>) {
      %40 = arith.addi %inputFeatures, %c17 : index
      %41 = arith.muli %stagedRows, %40 : index
      %42 = wave.scratch %41 : memref<?xf16>
      scf.for %43 = %c3 to %17 step %c13 {
        %44 = arith.addi %pairsAt, %14 : index
        %45 = arith.subi %17, %c13 : index
        %46 = arith.minsi %43, %45 : index
        %47 = arith.addi %44, %46 : index
        %48 = memref.load %groups[%47] : memref<?xi32>
        %49 = arith.index_cast %48 : i32 to index
        %50 = arith.divui %49, %rowDivisor : index
        %51 = arith.divui %50, %operandTileRows : index
        %52 = arith.divui %inputFeatures, %c20 : index
        %53 = arith.muli %51, %52 : index
        %54 = arith.divui %c3, %c20 : index
        %55 = arith.addi %53, %54 : index
        %56 = arith.muli %55, %c1 : index
        %57 = arith.remui %c3, %c20 : index
        %58 = arith.divui %57, %c17 : index
        %59 = arith.addi %56, %58 : index
        %60 = arith.muli %operandTileRows, %c17 : index
        %61 = arith.muli %59, %60 : index
        %62 = arith.remui %50, %operandTileRows : index
        %63 = arith.muli %62, %c17 : index
        %64 = arith.addi %61, %63 : index
        %65 = arith.remui %c3, %c17 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.muli %43, %40 : index
        %68 = arith.divui %inputFeatures, %c17 : index
        %69 = wave.wave
        %70 = arith.muli %69, %c21 : index
        %71 = wave.lane
        %72 = arith.addi %70, %71 : index
        %73 = arith.muli %waves, %c21 : index
        scf.for %74 = %72 to %68 step %73 {
          %75 = arith.muli %74, %60 : index
          %76 = arith.addi %66, %75 : index
          %77 = vector.load %x[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %78 = arith.muli %74, %c17 : index
          %79 = arith.addi %67, %78 : index
          vector.store %77, %42[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %80 = wave.lane
      %81 = arith.remui %80, %c20 : index
      %82 = arith.subi %17, %c13 : index
      %83 = arith.minsi %81, %82 : index
      %84 = arith.muli %83, %40 : index
      %85 = wave.wave
      %86 = arith.divui %inputFeatures, %c21 : index
      %87 = arith.muli %85, %stepsPerWave : index
      %88 = arith.minsi %87, %86 : index
      %89 = arith.addi %88, %stepsPerWave : index
      %90 = arith.minsi %89, %86 : index
      %91 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %92 = arith.subi %90, %88 : index
      %93 = arith.divui %92, %c1 : index
      %94 = arith.muli %93, %c1 : index
      %95 = arith.addi %88, %94 : index
      %96 = arith.select %91, %89, %95 : index
      %100:2 = scf.for %97 = %88 to %96 step %c1 iter_args(%98 = %c22, %99 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %101 = arith.addi %97, %c3 : index
        %102:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %31, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103 = arith.addi %97, %c13 : index
        %104:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %31, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %105:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %33, %101, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %106:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %33, %103, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %107 = arith.muli %97, %c1 : index
        %108 = arith.addi %107, %c3 : index
        %109 = arith.muli %c13, %c20 : index
        %110 = arith.muli %108, %109 : index
        %111 = arith.addi %84, %110 : index
        %112 = vector.load %42[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %113 = arith.muli %c13, %c17 : index
        %114 = arith.addi %111, %113 : index
        %115 = vector.load %42[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %117 = wave.mma %116, %102#0, %98 : vector<16xf16>, vector<8xf32>
        %118 = wave.mma %116, %105#0, %99 : vector<16xf16>, vector<8xf32>
        %119 = arith.addi %107, %c13 : index
        %120 = arith.muli %119, %109 : index
        %121 = arith.addi %84, %120 : index
        %122 = vector.load %42[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %123 = arith.addi %121, %113 : index
        %124 = vector.load %42[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %125 = vector.shuffle %122, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %126 = wave.mma %125, %102#1, %117 : vector<16xf16>, vector<8xf32>
        %127 = wave.mma %125, %105#1, %118 : vector<16xf16>, vector<8xf32>
        %128 = arith.addi %107, %c1 : index
        %129 = arith.muli %128, %109 : index
        %130 = arith.addi %84, %129 : index
        %131 = vector.load %42[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %132 = arith.addi %130, %113 : index
        %133 = vector.load %42[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %135 = wave.mma %134, %104#0, %126 : vector<16xf16>, vector<8xf32>
        %136 = wave.mma %134, %106#0, %127 : vector<16xf16>, vector<8xf32>
        %137 = arith.addi %107, %c25 : index
        %138 = arith.muli %137, %109 : index
        %139 = arith.addi %84, %138 : index
        %140 = vector.load %42[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.addi %139, %113 : index
        %142 = vector.load %42[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %144 = wave.mma %143, %104#1, %135 : vector<16xf16>, vector<8xf32>
        %145 = wave.mma %143, %106#1, %136 : vector<16xf16>, vector<8xf32>
        scf.yield %144, %145 : vector<8xf32>, vector<8xf32>
      }
      %146 = arith.select %91, %96, %90 : index
      %150:2 = scf.for %147 = %96 to %146 step %c13 iter_args(%148 = %100#0, %149 = %100#1) -> (vector<8xf32>, vector<8xf32>) {
        %151 = arith.addi %147, %c3 : index
        %152:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %31, %151, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %153:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%80, %33, %151, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %154 = arith.muli %147, %c1 : index
        %155 = arith.addi %154, %c3 : index
        %156 = arith.muli %c13, %c20 : index
        %157 = arith.muli %155, %156 : index
        %158 = arith.addi %84, %157 : index
        %159 = vector.load %42[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %160 = arith.muli %c13, %c17 : index
        %161 = arith.addi %158, %160 : index
        %162 = vector.load %42[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %152#0, %148 : vector<16xf16>, vector<8xf32>
        %165 = wave.mma %163, %153#0, %149 : vector<16xf16>, vector<8xf32>
        %166 = arith.addi %154, %c13 : index
        %167 = arith.muli %166, %156 : index
        %168 = arith.addi %84, %167 : index
        %169 = vector.load %42[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.addi %168, %160 : index
        %171 = vector.load %42[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %173 = wave.mma %172, %152#1, %164 : vector<16xf16>, vector<8xf32>
        %174 = wave.mma %172, %153#1, %165 : vector<16xf16>, vector<8xf32>
        scf.yield %173, %174 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %150#0, %150#1 : vector<8xf32>, vector<8xf32>
    } else {
      %175 = wave.lane
      %176 = arith.remui %175, %c20 : index
      %177 = arith.addi %pairsAt, %14 : index
      %178 = arith.subi %17, %c13 : index
      %179 = arith.minsi %176, %178 : index
      %180 = arith.addi %177, %179 : index
      %181 = memref.load %groups[%180] : memref<?xi32>
      %182 = arith.index_cast %181 : i32 to index
      %183 = arith.divui %182, %rowDivisor : index
      %184 = arith.divui %183, %operandTileRows : index
      %185 = arith.divui %inputFeatures, %c20 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.divui %c3, %c20 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %188, %c1 : index
      %190 = arith.remui %c3, %c20 : index
      %191 = arith.divui %190, %c17 : index
      %192 = arith.addi %189, %191 : index
      %193 = arith.muli %operandTileRows, %c17 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.remui %183, %operandTileRows : index
      %196 = arith.muli %195, %c17 : index
      %197 = arith.addi %194, %196 : index
      %198 = arith.remui %c3, %c17 : index
      %199 = arith.addi %197, %198 : index
      %200 = wave.wave
      %201 = arith.divui %inputFeatures, %c21 : index
      %202 = arith.muli %200, %stepsPerWave : index
      %203 = arith.minsi %202, %201 : index
      %204 = arith.addi %203, %stepsPerWave : index
      %205 = arith.minsi %204, %201 : index
      %206 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %207 = arith.subi %205, %203 : index
      %208 = arith.divui %207, %c1 : index
      %209 = arith.muli %208, %c1 : index
      %210 = arith.addi %203, %209 : index
      %211 = arith.select %206, %204, %210 : index
      %215:2 = scf.for %212 = %203 to %211 step %c1 iter_args(%213 = %c22, %214 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %216 = arith.addi %212, %c3 : index
        %217:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %31, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.addi %212, %c13 : index
        %219:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %31, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %220:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %33, %216, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %221:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %33, %218, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %222 = arith.muli %212, %c1 : index
        %223 = arith.addi %222, %c3 : index
        %224 = arith.muli %operandTileRows, %c20 : index
        %225 = arith.muli %223, %224 : index
        %226 = arith.addi %199, %225 : index
        %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %228 = arith.addi %226, %193 : index
        %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %230 = vector.shuffle %227, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %231 = wave.mma %230, %217#0, %213 : vector<16xf16>, vector<8xf32>
        %232 = wave.mma %230, %220#0, %214 : vector<16xf16>, vector<8xf32>
        %233 = arith.addi %222, %c13 : index
        %234 = arith.muli %233, %224 : index
        %235 = arith.addi %199, %234 : index
        %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %237 = arith.addi %235, %193 : index
        %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = vector.shuffle %236, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %240 = wave.mma %239, %217#1, %231 : vector<16xf16>, vector<8xf32>
        %241 = wave.mma %239, %220#1, %232 : vector<16xf16>, vector<8xf32>
        %242 = arith.addi %222, %c1 : index
        %243 = arith.muli %242, %224 : index
        %244 = arith.addi %199, %243 : index
        %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %246 = arith.addi %244, %193 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %249 = wave.mma %248, %219#0, %240 : vector<16xf16>, vector<8xf32>
        %250 = wave.mma %248, %221#0, %241 : vector<16xf16>, vector<8xf32>
        %251 = arith.addi %222, %c25 : index
        %252 = arith.muli %251, %224 : index
        %253 = arith.addi %199, %252 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = arith.addi %253, %193 : index
        %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %258 = wave.mma %257, %219#1, %249 : vector<16xf16>, vector<8xf32>
        %259 = wave.mma %257, %221#1, %250 : vector<16xf16>, vector<8xf32>
        scf.yield %258, %259 : vector<8xf32>, vector<8xf32>
      }
      %260 = arith.select %206, %211, %205 : index
      %264:2 = scf.for %261 = %211 to %260 step %c13 iter_args(%262 = %215#0, %263 = %215#1) -> (vector<8xf32>, vector<8xf32>) {
        %265 = arith.addi %261, %c3 : index
        %266:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %31, %265, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %267:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%175, %33, %265, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %268 = arith.muli %261, %c1 : index
        %269 = arith.addi %268, %c3 : index
        %270 = arith.muli %operandTileRows, %c20 : index
        %271 = arith.muli %269, %270 : index
        %272 = arith.addi %199, %271 : index
        %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.addi %272, %193 : index
        %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = wave.mma %276, %266#0, %262 : vector<16xf16>, vector<8xf32>
        %278 = wave.mma %276, %267#0, %263 : vector<16xf16>, vector<8xf32>
        %279 = arith.addi %268, %c13 : index
        %280 = arith.muli %279, %270 : index
        %281 = arith.addi %199, %280 : index
        %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %283 = arith.addi %281, %193 : index
        %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %285 = vector.shuffle %282, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %286 = wave.mma %285, %266#1, %277 : vector<16xf16>, vector<8xf32>
        %287 = wave.mma %285, %267#1, %278 : vector<16xf16>, vector<8xf32>
        scf.yield %286, %287 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %264#0, %264#1 : vector<8xf32>, vector<8xf32>
    }
    %288 = wave.wave
    %289 = arith.muli %288, %c1 : index
    %290 = arith.addi %289, %c3 : index
    %291 = arith.muli %290, %c8 : index
    %292 = wave.lane
    %293 = arith.addi %291, %292 : index
    %294 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %294 {
      %295 = vector.extract %39#0[0] : f32 from vector<8xf32>
      %296 = arith.addi %293, %c3 : index
      memref.store %295, %7[%296] : memref<?xf32>
    }
    %297 = arith.cmpi sgt, %tileElements, %c13 : index
    scf.if %297 {
      %298 = vector.extract %39#0[1] : f32 from vector<8xf32>
      %299 = arith.addi %293, %c21 : index
      memref.store %298, %7[%299] : memref<?xf32>
    }
    %300 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %300 {
      %301 = vector.extract %39#0[2] : f32 from vector<8xf32>
      %302 = arith.addi %293, %c9 : index
      memref.store %301, %7[%302] : memref<?xf32>
    }
    %303 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %303 {
      %304 = vector.extract %39#0[3] : f32 from vector<8xf32>
      %305 = arith.addi %293, %c27 : index
      memref.store %304, %7[%305] : memref<?xf32>
    }
    %306 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %306 {
      %307 = vector.extract %39#0[4] : f32 from vector<8xf32>
      %308 = arith.addi %293, %c11 : index
      memref.store %307, %7[%308] : memref<?xf32>
    }
    %309 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %309 {
      %310 = vector.extract %39#0[5] : f32 from vector<8xf32>
      %311 = arith.addi %293, %c28 : index
      memref.store %310, %7[%311] : memref<?xf32>
    }
    %312 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %312 {
      %313 = vector.extract %39#0[6] : f32 from vector<8xf32>
      %314 = arith.addi %293, %c29 : index
      memref.store %313, %7[%314] : memref<?xf32>
    }
    %315 = arith.cmpi sgt, %tileElements, %c30 : index
    scf.if %315 {
      %316 = vector.extract %39#0[7] : f32 from vector<8xf32>
      %317 = arith.addi %293, %c31 : index
      memref.store %316, %7[%317] : memref<?xf32>
    }
    %318 = arith.addi %289, %c13 : index
    %319 = arith.muli %318, %c8 : index
    %320 = arith.addi %319, %292 : index
    scf.if %294 {
      %321 = vector.extract %39#1[0] : f32 from vector<8xf32>
      %322 = arith.addi %320, %c3 : index
      memref.store %321, %7[%322] : memref<?xf32>
    }
    scf.if %297 {
      %323 = vector.extract %39#1[1] : f32 from vector<8xf32>
      %324 = arith.addi %320, %c21 : index
      memref.store %323, %7[%324] : memref<?xf32>
    }
    scf.if %300 {
      %325 = vector.extract %39#1[2] : f32 from vector<8xf32>
      %326 = arith.addi %320, %c9 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    scf.if %303 {
      %327 = vector.extract %39#1[3] : f32 from vector<8xf32>
      %328 = arith.addi %320, %c27 : index
      memref.store %327, %7[%328] : memref<?xf32>
    }
    scf.if %306 {
      %329 = vector.extract %39#1[4] : f32 from vector<8xf32>
      %330 = arith.addi %320, %c11 : index
      memref.store %329, %7[%330] : memref<?xf32>
    }
    scf.if %309 {
      %331 = vector.extract %39#1[5] : f32 from vector<8xf32>
      %332 = arith.addi %320, %c28 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    scf.if %312 {
      %333 = vector.extract %39#1[6] : f32 from vector<8xf32>
      %334 = arith.addi %320, %c29 : index
      memref.store %333, %7[%334] : memref<?xf32>
    }
    scf.if %315 {
      %335 = vector.extract %39#1[7] : f32 from vector<8xf32>
      %336 = arith.addi %320, %c31 : index
      memref.store %335, %7[%336] : memref<?xf32>
    }
    wave.barrier
    scf.for %337 = %288 to %tileElements step %waves {
      %338 = arith.muli %337, %c21 : index
      %339 = arith.addi %338, %292 : index
      %340 = arith.addi %339, %c3 : index
      %341 = arith.addi %339, %c8 : index
      %342 = memref.load %7[%340] : memref<?xf32>
      %343 = memref.load %7[%341] : memref<?xf32>
      %347:2 = scf.for %344 = %c13 to %waves step %c13 iter_args(%345 = %342, %346 = %343) -> (f32, f32) {
        %348 = arith.muli %344, %c4 : index
        %349 = arith.addi %340, %348 : index
        %350 = memref.load %7[%349] : memref<?xf32>
        %351 = arith.addi %341, %348 : index
        %352 = memref.load %7[%351] : memref<?xf32>
        %353 = arith.addf %345, %350 : f32
        %354 = arith.addf %346, %352 : f32
        scf.yield %353, %354 : f32, f32
      }
      %355 = arith.muli %337, %c1 : index
      %356 = arith.divui %292, %c20 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.cmpi slt, %357, %17 : index
      scf.if %358 {
        %359 = arith.addi %pairsAt, %14 : index
        %360 = arith.subi %17, %c13 : index
        %361 = arith.minsi %357, %360 : index
        %362 = arith.addi %359, %361 : index
        %363 = memref.load %groups[%362] : memref<?xi32>
        %364 = arith.index_cast %363 : i32 to index
        %365 = arith.divui %364, %rowDivisor : index
        %366 = arith.cmpi eq, %hasFactors, %c13 : index
        %367 = arith.muli %365, %c1 : index
        %368 = memref.load %factors[%367] : memref<?xf32>
        %369 = arith.mulf %368, %operandScale : f32
        %370 = arith.select %366, %369, %operandScale : f32
        %371 = arith.remui %292, %c20 : index
        %372 = arith.muli %371, %c5 : index
        %373 = arith.addi %31, %372 : index
        %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
        %376 = vector.extract %375[0] : f32 from vector<1xf32>
        %377 = arith.mulf %376, %370 : f32
        %378 = arith.mulf %347#0, %377 : f32
        %379 = arith.addi %33, %372 : index
        %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
        %382 = vector.extract %381[0] : f32 from vector<1xf32>
        %383 = arith.mulf %382, %370 : f32
        %384 = arith.mulf %347#1, %383 : f32
        %385 = arith.addi %31, %c9 : index
        %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
        %388 = vector.extract %387[0] : f32 from vector<1xf32>
        %389 = arith.addi %367, %c13 : index
        %390 = memref.load %factors[%389] : memref<?xf32>
        %391 = arith.mulf %390, %388 : f32
        %392 = arith.bitcast %391 : f32 to i32
        %393 = arith.shrui %392, %c34 : i32
        %394 = arith.maxsi %393, %c35 : i32
        %395 = arith.subi %c36, %394 : i32
        %396 = arith.shli %395, %c34 : i32
        %397 = arith.subi %394, %c37 : i32
        %398 = arith.shli %397, %c34 : i32
        %399 = arith.bitcast %396 : i32 to f32
        %400 = arith.bitcast %398 : i32 to f32
        %401 = arith.cmpi eq, %0, %c3 : index
        %402 = arith.cmpi eq, %371, %c3 : index
        %403 = arith.andi %401, %402 : i1
        scf.if %403 {
          %404 = arith.muli %364, %c1 : index
          memref.store %400, %out_factors[%404] : memref<?xf32>
        }
        %405 = arith.mulf %378, %c39 : f32
        %406 = wave.exp2 %405 : f32
        %407 = arith.addf %c38, %406 : f32
        %408 = arith.divf %378, %407 : f32
        %409 = arith.mulf %408, %384 : f32
        %410 = arith.mulf %409, %399 : f32
        %411 = arith.truncf %410 : f32 to f16
        %412 = arith.muli %364, %outputFeatures : index
        %413 = arith.muli %0, %c20 : index
        %414 = arith.addi %412, %413 : index
        %415 = arith.addi %414, %371 : index
        memref.store %411, %out[%415] : memref<?xf16>
      }
    }
  }
  wave.return
}
