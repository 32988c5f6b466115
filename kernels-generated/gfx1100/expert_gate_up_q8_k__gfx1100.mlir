// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 1 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<0> : vector<4xi32>
  %fc11 = arith.constant dense<983055> : vector<4xi32>
  %fc12 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %fc13 = arith.constant dense<4> : vector<4xi32>
  %fc14 = arith.constant dense<1677747200> : vector<4xi32>
  %fc15 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %fc16 = arith.constant dense<8> : vector<4xi32>
  %fc17 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %fc18 = arith.constant dense<12> : vector<4xi32>
  %fc19 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %fc20 = arith.constant dense<0x6480> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<2xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f9 : vector<2xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f11 : vector<2xi8>
  }
  %f12 = vector.bitcast %f7 : vector<2xi8> to vector<1xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc0 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.muli %f0, %fc8 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = scf.if %f6 -> (vector<1xi8>) {
    %f20 = arith.addi %x3, %f18 : index
    %f21 = vector.load %x4[%f20] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f21 : vector<1xi8>
  } else {
    %f22 = arith.addi %f5, %f18 : index
    %f23 = vector.load %x5[%f22] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    scf.yield %f23 : vector<1xi8>
  }
  %f24 = vector.extract %f12[0] : f16 from vector<1xf16>
  %f25 = arith.extf %f24 : f16 to f32
  %f26 = vector.extract %f19[0] : i8 from vector<1xi8>
  %f27 = arith.extsi %f26 : i8 to i32
  %f28 = arith.sitofp %f27 : i32 to f32
  %f29 = arith.mulf %f25, %f28 : f32
  %f30 = arith.truncf %f29 : f32 to f16
  %f31 = vector.broadcast %f30 : f16 to vector<16xf16>
  %f32 = arith.muli %x6, %fc8 : index
  %f33 = arith.divui %f32, %fc3 : index
  %f34 = arith.addi %f14, %f33 : index
  %f35 = arith.addi %f34, %fc9 : index
  %f36 = arith.divui %f35, %fc4 : index
  %f37 = arith.muli %f36, %fc4 : index
  %f38 = arith.addi %f5, %f37 : index
  %f39 = arith.muli %x6, %fc1 : index
  %f40 = arith.addi %f38, %f39 : index
  %f41 = arith.addi %f15, %f0 : index
  %f42 = arith.muli %f41, %fc0 : index
  %f43 = arith.addi %f40, %f42 : index
  %f44 = arith.muli %x1, %fc7 : index
  %f45 = arith.addi %f38, %f44 : index
  %f46 = arith.muli %f0, %fc0 : index
  %f47 = arith.addi %f45, %f46 : index
  %f48 = vector.load %x5[%f43] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f49 = vector.bitcast %f48 : vector<16xi8> to vector<4xi32>
  %f50 = vector.load %x5[%f47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f51 = vector.bitcast %f50 : vector<16xi8> to vector<4xi32>
  %f52 = arith.shrui %f51, %fc10 : vector<4xi32>
  %f53 = arith.andi %f52, %fc11 : vector<4xi32>
  %f54 = arith.shrui %f49, %fc12 : vector<4xi32>
  %f55 = arith.andi %f54, %fc11 : vector<4xi32>
  %f56 = arith.shli %f55, %fc13 : vector<4xi32>
  %f57 = arith.ori %f53, %f56 : vector<4xi32>
  %f58 = arith.ori %f57, %fc14 : vector<4xi32>
  %f59 = vector.bitcast %f58 : vector<4xi32> to vector<8xf16>
  %f60 = arith.shrui %f51, %fc13 : vector<4xi32>
  %f61 = arith.andi %f60, %fc11 : vector<4xi32>
  %f62 = arith.shrui %f49, %fc15 : vector<4xi32>
  %f63 = arith.andi %f62, %fc11 : vector<4xi32>
  %f64 = arith.shli %f63, %fc13 : vector<4xi32>
  %f65 = arith.ori %f61, %f64 : vector<4xi32>
  %f66 = arith.ori %f65, %fc14 : vector<4xi32>
  %f67 = vector.bitcast %f66 : vector<4xi32> to vector<8xf16>
  %f68 = arith.shrui %f51, %fc16 : vector<4xi32>
  %f69 = arith.andi %f68, %fc11 : vector<4xi32>
  %f70 = arith.shrui %f49, %fc17 : vector<4xi32>
  %f71 = arith.andi %f70, %fc11 : vector<4xi32>
  %f72 = arith.shli %f71, %fc13 : vector<4xi32>
  %f73 = arith.ori %f69, %f72 : vector<4xi32>
  %f74 = arith.ori %f73, %fc14 : vector<4xi32>
  %f75 = vector.bitcast %f74 : vector<4xi32> to vector<8xf16>
  %f76 = arith.shrui %f51, %fc18 : vector<4xi32>
  %f77 = arith.andi %f76, %fc11 : vector<4xi32>
  %f78 = arith.shrui %f49, %fc19 : vector<4xi32>
  %f79 = arith.andi %f78, %fc11 : vector<4xi32>
  %f80 = arith.shli %f79, %fc13 : vector<4xi32>
  %f81 = arith.ori %f77, %f80 : vector<4xi32>
  %f82 = arith.ori %f81, %fc14 : vector<4xi32>
  %f83 = vector.bitcast %f82 : vector<4xi32> to vector<8xf16>
  %f84 = vector.shuffle %f59, %f67 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f75, %f83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f86 = vector.shuffle %f84, %f85 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f87 = arith.subf %f86, %fc20 : vector<32xf16>
  %f88 = vector.shuffle %f87, %f87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f89 = vector.shuffle %f87, %f87 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f90 = arith.mulf %f88, %f31 : vector<16xf16>
  %f91 = arith.mulf %f89, %f31 : vector<16xf16>
  func.return %f90, %f91 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q8_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 256 : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 127 : index
  %c13 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %scalesInLds = wave.param "scalesInLds" : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c19 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c22 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c25 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
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
    %19 = arith.muli %inputFeatures, %c9 : index
    %20 = arith.divui %19, %c1 : index
    %21 = arith.divui %inputFeatures, %c10 : index
    %22 = arith.muli %21, %c11 : index
    %23 = arith.addi %22, %20 : index
    %24 = arith.addi %23, %c12 : index
    %25 = arith.divui %24, %c13 : index
    %26 = arith.muli %25, %c13 : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.addi %27, %c13 : index
    %29 = arith.muli %11, %panelsPerExpert : index
    %30 = arith.addi %29, %1 : index
    %31 = arith.addi %30, %c2 : index
    %32 = arith.muli %31, %28 : index
    %33 = arith.addi %30, %c9 : index
    %34 = arith.muli %33, %28 : index
    %35 = arith.muli %scalesInLds, %c1 : index
    %36 = wave.scratch %35 : memref<?xi8>
    %37 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %37 {
      scf.for %38 = %c2 to %c1 step %c9 {
        %39 = arith.addi %1, %38 : index
        %40 = arith.addi %29, %39 : index
        %41 = arith.muli %40, %28 : index
        %42 = arith.addi %41, %c13 : index
        %43 = wave.wave
        %44 = arith.muli %43, %c11 : index
        %45 = wave.lane
        %46 = arith.addi %44, %45 : index
        %47 = arith.divui %scalesInLds, %c8 : index
        %48 = arith.muli %waves, %c11 : index
        scf.for %49 = %46 to %47 step %48 {
          %50 = arith.muli %49, %c8 : index
          %51 = arith.addi %42, %50 : index
          %52 = vector.load %w[%51] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %53 = arith.muli %38, %scalesInLds : index
          %54 = arith.addi %53, %50 : index
          vector.store %52, %36[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %55 = arith.addi %c2, %c2 : index
    %56 = arith.muli %55, %scalesInLds : index
    %57 = arith.addi %c2, %c9 : index
    %58 = arith.muli %57, %scalesInLds : index
    %59 = arith.cmpi eq, %alwaysStaged, %c9 : index
    %60 = arith.cmpi sle, %17, %stagedRows : index
    %61 = arith.cmpi sgt, %stagedRows, %c2 : index
    %62 = arith.andi %60, %61 : i1
    %63 = arith.select %59, %59, %62 : i1
    %64:2 = scf.if %63 -> (vector<8xf32>, vector<8xf32>) {
      %65 = arith.addi %inputFeatures, %c19 : index
      %66 = arith.muli %stagedRows, %65 : index
      %67 = wave.scratch %66 : memref<?xf16>
      scf.for %68 = %c2 to %17 step %c9 {
        %69 = arith.addi %pairsAt, %14 : index
        %70 = arith.subi %17, %c9 : index
        %71 = arith.minsi %68, %70 : index
        %72 = arith.addi %69, %71 : index
        %73 = memref.load %groups[%72] : memref<?xi32>
        %74 = arith.index_cast %73 : i32 to index
        %75 = arith.divui %74, %rowDivisor : index
        %76 = arith.divui %75, %operandTileRows : index
        %77 = arith.divui %inputFeatures, %c8 : index
        %78 = arith.muli %76, %77 : index
        %79 = arith.divui %c2, %c8 : index
        %80 = arith.addi %78, %79 : index
        %81 = arith.muli %80, %c1 : index
        %82 = arith.remui %c2, %c8 : index
        %83 = arith.divui %82, %c19 : index
        %84 = arith.addi %81, %83 : index
        %85 = arith.muli %operandTileRows, %c19 : index
        %86 = arith.muli %84, %85 : index
        %87 = arith.remui %75, %operandTileRows : index
        %88 = arith.muli %87, %c19 : index
        %89 = arith.addi %86, %88 : index
        %90 = arith.remui %c2, %c19 : index
        %91 = arith.addi %89, %90 : index
        %92 = arith.muli %68, %65 : index
        %93 = arith.divui %inputFeatures, %c19 : index
        %94 = wave.wave
        %95 = arith.muli %94, %c11 : index
        %96 = wave.lane
        %97 = arith.addi %95, %96 : index
        %98 = arith.muli %waves, %c11 : index
        scf.for %99 = %97 to %93 step %98 {
          %100 = arith.muli %99, %85 : index
          %101 = arith.addi %91, %100 : index
          %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %103 = arith.muli %99, %c19 : index
          %104 = arith.addi %92, %103 : index
          vector.store %102, %67[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %105 = wave.lane
      %106 = arith.remui %105, %c8 : index
      %107 = arith.subi %17, %c9 : index
      %108 = arith.minsi %106, %107 : index
      %109 = arith.muli %108, %65 : index
      %110 = wave.wave
      %111 = arith.divui %inputFeatures, %c11 : index
      %112 = arith.muli %110, %stepsPerWave : index
      %113 = arith.minsi %112, %111 : index
      %114 = arith.addi %113, %stepsPerWave : index
      %115 = arith.minsi %114, %111 : index
      %116 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %117 = arith.subi %115, %113 : index
      %118 = arith.divui %117, %c1 : index
      %119 = arith.muli %118, %c1 : index
      %120 = arith.addi %113, %119 : index
      %121 = arith.select %116, %114, %120 : index
      %125:2 = scf.for %122 = %113 to %121 step %c1 iter_args(%123 = %c22, %124 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %126 = arith.addi %122, %c2 : index
        %127:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %126, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %128 = arith.addi %122, %c9 : index
        %129:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %128, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %126, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %131:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %128, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %132 = arith.muli %122, %c1 : index
        %133 = arith.addi %132, %c2 : index
        %134 = arith.muli %c9, %c8 : index
        %135 = arith.muli %133, %134 : index
        %136 = arith.addi %109, %135 : index
        %137 = vector.load %67[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %138 = arith.muli %c9, %c19 : index
        %139 = arith.addi %136, %138 : index
        %140 = vector.load %67[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %142 = wave.mma %141, %127#0, %123 : vector<16xf16>, vector<8xf32>
        %143 = wave.mma %141, %130#0, %124 : vector<16xf16>, vector<8xf32>
        %144 = arith.addi %132, %c9 : index
        %145 = arith.muli %144, %134 : index
        %146 = arith.addi %109, %145 : index
        %147 = vector.load %67[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.addi %146, %138 : index
        %149 = vector.load %67[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %151 = wave.mma %150, %127#1, %142 : vector<16xf16>, vector<8xf32>
        %152 = wave.mma %150, %130#1, %143 : vector<16xf16>, vector<8xf32>
        %153 = arith.addi %132, %c1 : index
        %154 = arith.muli %153, %134 : index
        %155 = arith.addi %109, %154 : index
        %156 = vector.load %67[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.addi %155, %138 : index
        %158 = vector.load %67[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %129#0, %151 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %159, %131#0, %152 : vector<16xf16>, vector<8xf32>
        %162 = arith.addi %132, %c25 : index
        %163 = arith.muli %162, %134 : index
        %164 = arith.addi %109, %163 : index
        %165 = vector.load %67[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %138 : index
        %167 = vector.load %67[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %129#1, %160 : vector<16xf16>, vector<8xf32>
        %170 = wave.mma %168, %131#1, %161 : vector<16xf16>, vector<8xf32>
        scf.yield %169, %170 : vector<8xf32>, vector<8xf32>
      }
      %171 = arith.select %116, %121, %115 : index
      %175:2 = scf.for %172 = %121 to %171 step %c9 iter_args(%173 = %125#0, %174 = %125#1) -> (vector<8xf32>, vector<8xf32>) {
        %176 = arith.addi %172, %c2 : index
        %177:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %176, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %178:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%105, %176, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %179 = arith.muli %172, %c1 : index
        %180 = arith.addi %179, %c2 : index
        %181 = arith.muli %c9, %c8 : index
        %182 = arith.muli %180, %181 : index
        %183 = arith.addi %109, %182 : index
        %184 = vector.load %67[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.muli %c9, %c19 : index
        %186 = arith.addi %183, %185 : index
        %187 = vector.load %67[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %189 = wave.mma %188, %177#0, %173 : vector<16xf16>, vector<8xf32>
        %190 = wave.mma %188, %178#0, %174 : vector<16xf16>, vector<8xf32>
        %191 = arith.addi %179, %c9 : index
        %192 = arith.muli %191, %181 : index
        %193 = arith.addi %109, %192 : index
        %194 = vector.load %67[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %195 = arith.addi %193, %185 : index
        %196 = vector.load %67[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %198 = wave.mma %197, %177#1, %189 : vector<16xf16>, vector<8xf32>
        %199 = wave.mma %197, %178#1, %190 : vector<16xf16>, vector<8xf32>
        scf.yield %198, %199 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %175#0, %175#1 : vector<8xf32>, vector<8xf32>
    } else {
      %200 = wave.lane
      %201 = arith.remui %200, %c8 : index
      %202 = arith.addi %pairsAt, %14 : index
      %203 = arith.subi %17, %c9 : index
      %204 = arith.minsi %201, %203 : index
      %205 = arith.addi %202, %204 : index
      %206 = memref.load %groups[%205] : memref<?xi32>
      %207 = arith.index_cast %206 : i32 to index
      %208 = arith.divui %207, %rowDivisor : index
      %209 = arith.divui %208, %operandTileRows : index
      %210 = arith.divui %inputFeatures, %c8 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.divui %c2, %c8 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %213, %c1 : index
      %215 = arith.remui %c2, %c8 : index
      %216 = arith.divui %215, %c19 : index
      %217 = arith.addi %214, %216 : index
      %218 = arith.muli %operandTileRows, %c19 : index
      %219 = arith.muli %217, %218 : index
      %220 = arith.remui %208, %operandTileRows : index
      %221 = arith.muli %220, %c19 : index
      %222 = arith.addi %219, %221 : index
      %223 = arith.remui %c2, %c19 : index
      %224 = arith.addi %222, %223 : index
      %225 = wave.wave
      %226 = arith.divui %inputFeatures, %c11 : index
      %227 = arith.muli %225, %stepsPerWave : index
      %228 = arith.minsi %227, %226 : index
      %229 = arith.addi %228, %stepsPerWave : index
      %230 = arith.minsi %229, %226 : index
      %231 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %232 = arith.subi %230, %228 : index
      %233 = arith.divui %232, %c1 : index
      %234 = arith.muli %233, %c1 : index
      %235 = arith.addi %228, %234 : index
      %236 = arith.select %231, %229, %235 : index
      %240:2 = scf.for %237 = %228 to %236 step %c1 iter_args(%238 = %c22, %239 = %c22) -> (vector<8xf32>, vector<8xf32>) {
        %241 = arith.addi %237, %c2 : index
        %242:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %241, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %243 = arith.addi %237, %c9 : index
        %244:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %243, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %245:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %241, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %246:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %243, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %247 = arith.muli %237, %c1 : index
        %248 = arith.addi %247, %c2 : index
        %249 = arith.muli %operandTileRows, %c8 : index
        %250 = arith.muli %248, %249 : index
        %251 = arith.addi %224, %250 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = arith.addi %251, %218 : index
        %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %256 = wave.mma %255, %242#0, %238 : vector<16xf16>, vector<8xf32>
        %257 = wave.mma %255, %245#0, %239 : vector<16xf16>, vector<8xf32>
        %258 = arith.addi %247, %c9 : index
        %259 = arith.muli %258, %249 : index
        %260 = arith.addi %224, %259 : index
        %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.addi %260, %218 : index
        %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %265 = wave.mma %264, %242#1, %256 : vector<16xf16>, vector<8xf32>
        %266 = wave.mma %264, %245#1, %257 : vector<16xf16>, vector<8xf32>
        %267 = arith.addi %247, %c1 : index
        %268 = arith.muli %267, %249 : index
        %269 = arith.addi %224, %268 : index
        %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = arith.addi %269, %218 : index
        %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %274 = wave.mma %273, %244#0, %265 : vector<16xf16>, vector<8xf32>
        %275 = wave.mma %273, %246#0, %266 : vector<16xf16>, vector<8xf32>
        %276 = arith.addi %247, %c25 : index
        %277 = arith.muli %276, %249 : index
        %278 = arith.addi %224, %277 : index
        %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.addi %278, %218 : index
        %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %283 = wave.mma %282, %244#1, %274 : vector<16xf16>, vector<8xf32>
        %284 = wave.mma %282, %246#1, %275 : vector<16xf16>, vector<8xf32>
        scf.yield %283, %284 : vector<8xf32>, vector<8xf32>
      }
      %285 = arith.select %231, %236, %230 : index
      %289:2 = scf.for %286 = %236 to %285 step %c9 iter_args(%287 = %240#0, %288 = %240#1) -> (vector<8xf32>, vector<8xf32>) {
        %290 = arith.addi %286, %c2 : index
        %291:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %290, %32, %56, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %292:2 = func.call @expert_gate_up_q8_k__gfx1100.0(%200, %290, %34, %58, %36, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %293 = arith.muli %286, %c1 : index
        %294 = arith.addi %293, %c2 : index
        %295 = arith.muli %operandTileRows, %c8 : index
        %296 = arith.muli %294, %295 : index
        %297 = arith.addi %224, %296 : index
        %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = arith.addi %297, %218 : index
        %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %302 = wave.mma %301, %291#0, %287 : vector<16xf16>, vector<8xf32>
        %303 = wave.mma %301, %292#0, %288 : vector<16xf16>, vector<8xf32>
        %304 = arith.addi %293, %c9 : index
        %305 = arith.muli %304, %295 : index
        %306 = arith.addi %224, %305 : index
        %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = arith.addi %306, %218 : index
        %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %311 = wave.mma %310, %291#1, %302 : vector<16xf16>, vector<8xf32>
        %312 = wave.mma %310, %292#1, %303 : vector<16xf16>, vector<8xf32>
        scf.yield %311, %312 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %289#0, %289#1 : vector<8xf32>, vector<8xf32>
    }
    %313 = wave.wave
    %314 = arith.muli %313, %c1 : index
    %315 = arith.addi %314, %c2 : index
    %316 = arith.muli %315, %c10 : index
    %317 = wave.lane
    %318 = arith.addi %316, %317 : index
    %319 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %319 {
      %320 = vector.extract %64#0[0] : f32 from vector<8xf32>
      %321 = arith.addi %318, %c2 : index
      memref.store %320, %7[%321] : memref<?xf32>
    }
    %322 = arith.cmpi sgt, %tileElements, %c9 : index
    scf.if %322 {
      %323 = vector.extract %64#0[1] : f32 from vector<8xf32>
      %324 = arith.addi %318, %c11 : index
      memref.store %323, %7[%324] : memref<?xf32>
    }
    %325 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %325 {
      %326 = vector.extract %64#0[2] : f32 from vector<8xf32>
      %327 = arith.addi %318, %c27 : index
      memref.store %326, %7[%327] : memref<?xf32>
    }
    %328 = arith.cmpi sgt, %tileElements, %c25 : index
    scf.if %328 {
      %329 = vector.extract %64#0[3] : f32 from vector<8xf32>
      %330 = arith.addi %318, %c28 : index
      memref.store %329, %7[%330] : memref<?xf32>
    }
    %331 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %331 {
      %332 = vector.extract %64#0[4] : f32 from vector<8xf32>
      %333 = arith.addi %318, %c13 : index
      memref.store %332, %7[%333] : memref<?xf32>
    }
    %334 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %334 {
      %335 = vector.extract %64#0[5] : f32 from vector<8xf32>
      %336 = arith.addi %318, %c29 : index
      memref.store %335, %7[%336] : memref<?xf32>
    }
    %337 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %337 {
      %338 = vector.extract %64#0[6] : f32 from vector<8xf32>
      %339 = arith.addi %318, %c30 : index
      memref.store %338, %7[%339] : memref<?xf32>
    }
    %340 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %340 {
      %341 = vector.extract %64#0[7] : f32 from vector<8xf32>
      %342 = arith.addi %318, %c32 : index
      memref.store %341, %7[%342] : memref<?xf32>
    }
    %343 = arith.addi %314, %c9 : index
    %344 = arith.muli %343, %c10 : index
    %345 = arith.addi %344, %317 : index
    scf.if %319 {
      %346 = vector.extract %64#1[0] : f32 from vector<8xf32>
      %347 = arith.addi %345, %c2 : index
      memref.store %346, %7[%347] : memref<?xf32>
    }
    scf.if %322 {
      %348 = vector.extract %64#1[1] : f32 from vector<8xf32>
      %349 = arith.addi %345, %c11 : index
      memref.store %348, %7[%349] : memref<?xf32>
    }
    scf.if %325 {
      %350 = vector.extract %64#1[2] : f32 from vector<8xf32>
      %351 = arith.addi %345, %c27 : index
      memref.store %350, %7[%351] : memref<?xf32>
    }
    scf.if %328 {
      %352 = vector.extract %64#1[3] : f32 from vector<8xf32>
      %353 = arith.addi %345, %c28 : index
      memref.store %352, %7[%353] : memref<?xf32>
    }
    scf.if %331 {
      %354 = vector.extract %64#1[4] : f32 from vector<8xf32>
      %355 = arith.addi %345, %c13 : index
      memref.store %354, %7[%355] : memref<?xf32>
    }
    scf.if %334 {
      %356 = vector.extract %64#1[5] : f32 from vector<8xf32>
      %357 = arith.addi %345, %c29 : index
      memref.store %356, %7[%357] : memref<?xf32>
    }
    scf.if %337 {
      %358 = vector.extract %64#1[6] : f32 from vector<8xf32>
      %359 = arith.addi %345, %c30 : index
      memref.store %358, %7[%359] : memref<?xf32>
    }
    scf.if %340 {
      %360 = vector.extract %64#1[7] : f32 from vector<8xf32>
      %361 = arith.addi %345, %c32 : index
      memref.store %360, %7[%361] : memref<?xf32>
    }
    wave.barrier
    scf.for %362 = %313 to %tileElements step %waves {
      %363 = arith.muli %362, %c11 : index
      %364 = arith.addi %363, %317 : index
      %365 = arith.addi %364, %c2 : index
      %366 = arith.addi %364, %c10 : index
      %367 = memref.load %7[%365] : memref<?xf32>
      %368 = memref.load %7[%366] : memref<?xf32>
      %372:2 = scf.for %369 = %c9 to %waves step %c9 iter_args(%370 = %367, %371 = %368) -> (f32, f32) {
        %373 = arith.muli %369, %c4 : index
        %374 = arith.addi %365, %373 : index
        %375 = memref.load %7[%374] : memref<?xf32>
        %376 = arith.addi %366, %373 : index
        %377 = memref.load %7[%376] : memref<?xf32>
        %378 = arith.addf %370, %375 : f32
        %379 = arith.addf %371, %377 : f32
        scf.yield %378, %379 : f32, f32
      }
      %380 = arith.muli %362, %c1 : index
      %381 = arith.divui %317, %c8 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.cmpi slt, %382, %17 : index
      scf.if %383 {
        %384 = arith.addi %pairsAt, %14 : index
        %385 = arith.subi %17, %c9 : index
        %386 = arith.minsi %382, %385 : index
        %387 = arith.addi %384, %386 : index
        %388 = memref.load %groups[%387] : memref<?xi32>
        %389 = arith.index_cast %388 : i32 to index
        %390 = arith.divui %389, %rowDivisor : index
        %391 = arith.cmpi eq, %hasFactors, %c9 : index
        %392 = arith.muli %390, %c1 : index
        %393 = memref.load %factors[%392] : memref<?xf32>
        %394 = arith.mulf %393, %operandScale : f32
        %395 = arith.select %391, %394, %operandScale : f32
        %396 = arith.remui %317, %c8 : index
        %397 = arith.muli %396, %c5 : index
        %398 = arith.addi %32, %397 : index
        %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %400 = vector.bitcast %399 : vector<4xi8> to vector<1xf32>
        %401 = vector.extract %400[0] : f32 from vector<1xf32>
        %402 = arith.mulf %401, %395 : f32
        %403 = arith.mulf %372#0, %402 : f32
        %404 = arith.addi %34, %397 : index
        %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
        %407 = vector.extract %406[0] : f32 from vector<1xf32>
        %408 = arith.mulf %407, %395 : f32
        %409 = arith.mulf %372#1, %408 : f32
        %410 = arith.addi %32, %c27 : index
        %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
        %413 = vector.extract %412[0] : f32 from vector<1xf32>
        %414 = arith.addi %392, %c9 : index
        %415 = memref.load %factors[%414] : memref<?xf32>
        %416 = arith.mulf %415, %413 : f32
        %417 = arith.bitcast %416 : f32 to i32
        %418 = arith.shrui %417, %c35 : i32
        %419 = arith.maxsi %418, %c36 : i32
        %420 = arith.subi %c37, %419 : i32
        %421 = arith.shli %420, %c35 : i32
        %422 = arith.subi %419, %c38 : i32
        %423 = arith.shli %422, %c35 : i32
        %424 = arith.bitcast %421 : i32 to f32
        %425 = arith.bitcast %423 : i32 to f32
        %426 = arith.cmpi eq, %0, %c2 : index
        %427 = arith.cmpi eq, %396, %c2 : index
        %428 = arith.andi %426, %427 : i1
        scf.if %428 {
          %429 = arith.muli %389, %c1 : index
          memref.store %425, %out_factors[%429] : memref<?xf32>
        }
        %430 = arith.mulf %403, %c40 : f32
        %431 = wave.exp2 %430 : f32
        %432 = arith.addf %c39, %431 : f32
        %433 = arith.divf %403, %432 : f32
        %434 = arith.mulf %433, %409 : f32
        %435 = arith.mulf %434, %424 : f32
        %436 = arith.truncf %435 : f32 to f16
        %437 = arith.muli %389, %outputFeatures : index
        %438 = arith.muli %0, %c8 : index
        %439 = arith.addi %437, %438 : index
        %440 = arith.addi %439, %396 : index
        memref.store %436, %out[%440] : memref<?xf16>
      }
    }
  }
  wave.return
}
