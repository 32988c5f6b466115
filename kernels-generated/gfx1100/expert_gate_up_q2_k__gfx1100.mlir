// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q2_k__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 8 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant 256 : index
  %fc8 = arith.constant 2 : index
  %fc9 = arith.constant 127 : index
  %fc10 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %fc11 = arith.constant dense<196611> : vector<4xi32>
  %fc12 = arith.constant dense<1677747200> : vector<4xi32>
  %fc13 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %fc14 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %fc15 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %fc16 = arith.constant dense<0x6400> : vector<32xf16>
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.divui %x1, %fc1 : index
  %f2 = arith.muli %f1, %fc2 : index
  %f3 = arith.muli %f0, %fc3 : index
  %f4 = arith.addi %f2, %f3 : index
  %f5 = arith.addi %x2, %fc4 : index
  %f6 = arith.cmpi sgt, %fscalesInLds, %fc6 : index
  %f7 = scf.if %f6 -> (vector<4xi8>) {
    %f8 = arith.addi %x3, %f4 : index
    %f9 = vector.load %x4[%f8] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f9 : vector<4xi8>
  } else {
    %f10 = arith.addi %f5, %f4 : index
    %f11 = vector.load %x5[%f10] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f11 : vector<4xi8>
  }
  %f12 = vector.bitcast %f7 : vector<4xi8> to vector<2xf16>
  %f13 = arith.divui %x6, %fc7 : index
  %f14 = arith.muli %f13, %fc2 : index
  %f15 = arith.muli %x1, %fc2 : index
  %f16 = arith.addi %f14, %f15 : index
  %f17 = arith.addi %f16, %f3 : index
  %f18 = scf.if %f6 -> (vector<4xi8>) {
    %f19 = arith.addi %x3, %f17 : index
    %f20 = vector.load %x4[%f19] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f20 : vector<4xi8>
  } else {
    %f21 = arith.addi %f5, %f17 : index
    %f22 = vector.load %x5[%f21] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    scf.yield %f22 : vector<4xi8>
  }
  %f23 = vector.extract %f12[0] : f16 from vector<2xf16>
  %f24 = arith.extf %f23 : f16 to f32
  %f25 = vector.extract %f18[0] : i8 from vector<4xi8>
  %f26 = arith.extui %f25 : i8 to i32
  %f27 = arith.sitofp %f26 : i32 to f32
  %f28 = arith.mulf %f24, %f27 : f32
  %f29 = arith.truncf %f28 : f32 to f16
  %f30 = vector.broadcast %f29 : f16 to vector<16xf16>
  %f31 = vector.extract %f12[1] : f16 from vector<2xf16>
  %f32 = arith.extf %f31 : f16 to f32
  %f33 = vector.extract %f18[1] : i8 from vector<4xi8>
  %f34 = arith.extui %f33 : i8 to i32
  %f35 = arith.sitofp %f34 : i32 to f32
  %f36 = arith.mulf %f32, %f35 : f32
  %f37 = arith.truncf %f36 : f32 to f16
  %f38 = vector.broadcast %f37 : f16 to vector<16xf16>
  %f39 = vector.extract %f18[2] : i8 from vector<4xi8>
  %f40 = arith.extui %f39 : i8 to i32
  %f41 = arith.sitofp %f40 : i32 to f32
  %f42 = arith.mulf %f24, %f41 : f32
  %f43 = arith.truncf %f42 : f32 to f16
  %f44 = vector.broadcast %f43 : f16 to vector<16xf16>
  %f45 = vector.extract %f18[3] : i8 from vector<4xi8>
  %f46 = arith.extui %f45 : i8 to i32
  %f47 = arith.sitofp %f46 : i32 to f32
  %f48 = arith.mulf %f32, %f47 : f32
  %f49 = arith.truncf %f48 : f32 to f16
  %f50 = vector.broadcast %f49 : f16 to vector<16xf16>
  %f51 = arith.muli %x6, %fc3 : index
  %f52 = arith.divui %f51, %fc8 : index
  %f53 = arith.addi %f14, %f52 : index
  %f54 = arith.addi %f53, %fc9 : index
  %f55 = arith.divui %f54, %fc4 : index
  %f56 = arith.muli %f55, %fc4 : index
  %f57 = arith.addi %f5, %f56 : index
  %f58 = arith.muli %x6, %fc6 : index
  %f59 = arith.addi %f57, %f58 : index
  %f60 = arith.muli %x1, %fc0 : index
  %f61 = arith.addi %f60, %f0 : index
  %f62 = arith.muli %f61, %fc1 : index
  %f63 = arith.addi %f59, %f62 : index
  %f64 = vector.load %x5[%f63] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
  %f65 = vector.bitcast %f64 : vector<8xi8> to vector<2xi32>
  %f66 = vector.shuffle %f65, %f65 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
  %f67 = arith.shrui %f66, %fc10 : vector<4xi32>
  %f68 = arith.andi %f67, %fc11 : vector<4xi32>
  %f69 = arith.ori %f68, %fc12 : vector<4xi32>
  %f70 = vector.bitcast %f69 : vector<4xi32> to vector<8xf16>
  %f71 = arith.shrui %f66, %fc13 : vector<4xi32>
  %f72 = arith.andi %f71, %fc11 : vector<4xi32>
  %f73 = arith.ori %f72, %fc12 : vector<4xi32>
  %f74 = vector.bitcast %f73 : vector<4xi32> to vector<8xf16>
  %f75 = arith.shrui %f66, %fc14 : vector<4xi32>
  %f76 = arith.andi %f75, %fc11 : vector<4xi32>
  %f77 = arith.ori %f76, %fc12 : vector<4xi32>
  %f78 = vector.bitcast %f77 : vector<4xi32> to vector<8xf16>
  %f79 = arith.shrui %f66, %fc15 : vector<4xi32>
  %f80 = arith.andi %f79, %fc11 : vector<4xi32>
  %f81 = arith.ori %f80, %fc12 : vector<4xi32>
  %f82 = vector.bitcast %f81 : vector<4xi32> to vector<8xf16>
  %f83 = vector.shuffle %f70, %f74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f84 = vector.shuffle %f78, %f82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f85 = vector.shuffle %f83, %f84 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f86 = arith.subf %f85, %fc16 : vector<32xf16>
  %f87 = vector.shuffle %f86, %f86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f88 = vector.shuffle %f86, %f86 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f89 = math.fma %f87, %f30, %f38 : vector<16xf16>
  %f90 = math.fma %f88, %f44, %f50 : vector<16xf16>
  func.return %f89, %f90 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q2_k__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
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
  %scalesInLds = wave.param "scalesInLds" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 16 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c20 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c23 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c26 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
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
    %30 = arith.addi %29, %c2 : index
    %31 = arith.muli %30, %27 : index
    %32 = arith.addi %29, %c13 : index
    %33 = arith.muli %32, %27 : index
    %34 = arith.muli %scalesInLds, %c1 : index
    %35 = wave.scratch %34 : memref<?xi8>
    %36 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %36 {
      scf.for %37 = %c2 to %c1 step %c13 {
        %38 = arith.addi %1, %37 : index
        %39 = arith.addi %28, %38 : index
        %40 = arith.muli %39, %27 : index
        %41 = arith.addi %40, %c11 : index
        %42 = wave.wave
        %43 = arith.muli %42, %c15 : index
        %44 = wave.lane
        %45 = arith.addi %43, %44 : index
        %46 = arith.divui %scalesInLds, %c16 : index
        %47 = arith.muli %waves, %c15 : index
        scf.for %48 = %45 to %46 step %47 {
          %49 = arith.muli %48, %c16 : index
          %50 = arith.addi %41, %49 : index
          %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %52 = arith.muli %37, %scalesInLds : index
          %53 = arith.addi %52, %49 : index
          vector.store %51, %35[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %54 = arith.addi %c2, %c2 : index
    %55 = arith.muli %54, %scalesInLds : index
    %56 = arith.addi %c2, %c13 : index
    %57 = arith.muli %56, %scalesInLds : index
    %58 = arith.cmpi eq, %alwaysStaged, %c13 : index
    %59 = arith.cmpi sle, %17, %stagedRows : index
    %60 = arith.cmpi sgt, %stagedRows, %c2 : index
    %61 = arith.andi %59, %60 : i1
    %62 = arith.select %58, %58, %61 : i1
    %63:2 = scf.if %62 -> (vector<8xf32>, vector<8xf32>) {
      %64 = arith.addi %inputFeatures, %c20 : index
      %65 = arith.muli %stagedRows, %64 : index
      %66 = wave.scratch %65 : memref<?xf16>
      scf.for %67 = %c2 to %17 step %c13 {
        %68 = arith.addi %pairsAt, %14 : index
        %69 = arith.subi %17, %c13 : index
        %70 = arith.minsi %67, %69 : index
        %71 = arith.addi %68, %70 : index
        %72 = memref.load %groups[%71] : memref<?xi32>
        %73 = arith.index_cast %72 : i32 to index
        %74 = arith.divui %73, %rowDivisor : index
        %75 = arith.divui %74, %operandTileRows : index
        %76 = arith.divui %inputFeatures, %c16 : index
        %77 = arith.muli %75, %76 : index
        %78 = arith.divui %c2, %c16 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.muli %79, %c1 : index
        %81 = arith.remui %c2, %c16 : index
        %82 = arith.divui %81, %c20 : index
        %83 = arith.addi %80, %82 : index
        %84 = arith.muli %operandTileRows, %c20 : index
        %85 = arith.muli %83, %84 : index
        %86 = arith.remui %74, %operandTileRows : index
        %87 = arith.muli %86, %c20 : index
        %88 = arith.addi %85, %87 : index
        %89 = arith.remui %c2, %c20 : index
        %90 = arith.addi %88, %89 : index
        %91 = arith.muli %67, %64 : index
        %92 = arith.divui %inputFeatures, %c20 : index
        %93 = wave.wave
        %94 = arith.muli %93, %c15 : index
        %95 = wave.lane
        %96 = arith.addi %94, %95 : index
        %97 = arith.muli %waves, %c15 : index
        scf.for %98 = %96 to %92 step %97 {
          %99 = arith.muli %98, %84 : index
          %100 = arith.addi %90, %99 : index
          %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %102 = arith.muli %98, %c20 : index
          %103 = arith.addi %91, %102 : index
          vector.store %101, %66[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %104 = wave.lane
      %105 = arith.remui %104, %c16 : index
      %106 = arith.subi %17, %c13 : index
      %107 = arith.minsi %105, %106 : index
      %108 = arith.muli %107, %64 : index
      %109 = wave.wave
      %110 = arith.divui %inputFeatures, %c15 : index
      %111 = arith.muli %109, %stepsPerWave : index
      %112 = arith.minsi %111, %110 : index
      %113 = arith.addi %112, %stepsPerWave : index
      %114 = arith.minsi %113, %110 : index
      %115 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %116 = arith.subi %114, %112 : index
      %117 = arith.divui %116, %c1 : index
      %118 = arith.muli %117, %c1 : index
      %119 = arith.addi %112, %118 : index
      %120 = arith.select %115, %113, %119 : index
      %124:2 = scf.for %121 = %112 to %120 step %c1 iter_args(%122 = %c23, %123 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %125 = arith.addi %121, %c2 : index
        %126:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %125, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.addi %121, %c13 : index
        %128:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %127, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %129:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %125, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %130:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %127, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %131 = arith.muli %121, %c1 : index
        %132 = arith.addi %131, %c2 : index
        %133 = arith.muli %c13, %c16 : index
        %134 = arith.muli %132, %133 : index
        %135 = arith.addi %108, %134 : index
        %136 = vector.load %66[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.muli %c13, %c20 : index
        %138 = arith.addi %135, %137 : index
        %139 = vector.load %66[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %141 = wave.mma %140, %126#0, %122 : vector<16xf16>, vector<8xf32>
        %142 = wave.mma %140, %129#0, %123 : vector<16xf16>, vector<8xf32>
        %143 = arith.addi %131, %c13 : index
        %144 = arith.muli %143, %133 : index
        %145 = arith.addi %108, %144 : index
        %146 = vector.load %66[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = arith.addi %145, %137 : index
        %148 = vector.load %66[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %150 = wave.mma %149, %126#1, %141 : vector<16xf16>, vector<8xf32>
        %151 = wave.mma %149, %129#1, %142 : vector<16xf16>, vector<8xf32>
        %152 = arith.addi %131, %c1 : index
        %153 = arith.muli %152, %133 : index
        %154 = arith.addi %108, %153 : index
        %155 = vector.load %66[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.addi %154, %137 : index
        %157 = vector.load %66[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %159 = wave.mma %158, %128#0, %150 : vector<16xf16>, vector<8xf32>
        %160 = wave.mma %158, %130#0, %151 : vector<16xf16>, vector<8xf32>
        %161 = arith.addi %131, %c26 : index
        %162 = arith.muli %161, %133 : index
        %163 = arith.addi %108, %162 : index
        %164 = vector.load %66[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %165 = arith.addi %163, %137 : index
        %166 = vector.load %66[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %168 = wave.mma %167, %128#1, %159 : vector<16xf16>, vector<8xf32>
        %169 = wave.mma %167, %130#1, %160 : vector<16xf16>, vector<8xf32>
        scf.yield %168, %169 : vector<8xf32>, vector<8xf32>
      }
      %170 = arith.select %115, %120, %114 : index
      %174:2 = scf.for %171 = %120 to %170 step %c13 iter_args(%172 = %124#0, %173 = %124#1) -> (vector<8xf32>, vector<8xf32>) {
        %175 = arith.addi %171, %c2 : index
        %176:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %175, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %177:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%104, %175, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %178 = arith.muli %171, %c1 : index
        %179 = arith.addi %178, %c2 : index
        %180 = arith.muli %c13, %c16 : index
        %181 = arith.muli %179, %180 : index
        %182 = arith.addi %108, %181 : index
        %183 = vector.load %66[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %184 = arith.muli %c13, %c20 : index
        %185 = arith.addi %182, %184 : index
        %186 = vector.load %66[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %188 = wave.mma %187, %176#0, %172 : vector<16xf16>, vector<8xf32>
        %189 = wave.mma %187, %177#0, %173 : vector<16xf16>, vector<8xf32>
        %190 = arith.addi %178, %c13 : index
        %191 = arith.muli %190, %180 : index
        %192 = arith.addi %108, %191 : index
        %193 = vector.load %66[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.addi %192, %184 : index
        %195 = vector.load %66[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %197 = wave.mma %196, %176#1, %188 : vector<16xf16>, vector<8xf32>
        %198 = wave.mma %196, %177#1, %189 : vector<16xf16>, vector<8xf32>
        scf.yield %197, %198 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %174#0, %174#1 : vector<8xf32>, vector<8xf32>
    } else {
      %199 = wave.lane
      %200 = arith.remui %199, %c16 : index
      %201 = arith.addi %pairsAt, %14 : index
      %202 = arith.subi %17, %c13 : index
      %203 = arith.minsi %200, %202 : index
      %204 = arith.addi %201, %203 : index
      %205 = memref.load %groups[%204] : memref<?xi32>
      %206 = arith.index_cast %205 : i32 to index
      %207 = arith.divui %206, %rowDivisor : index
      %208 = arith.divui %207, %operandTileRows : index
      %209 = arith.divui %inputFeatures, %c16 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.divui %c2, %c16 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %212, %c1 : index
      %214 = arith.remui %c2, %c16 : index
      %215 = arith.divui %214, %c20 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %operandTileRows, %c20 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.remui %207, %operandTileRows : index
      %220 = arith.muli %219, %c20 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.remui %c2, %c20 : index
      %223 = arith.addi %221, %222 : index
      %224 = wave.wave
      %225 = arith.divui %inputFeatures, %c15 : index
      %226 = arith.muli %224, %stepsPerWave : index
      %227 = arith.minsi %226, %225 : index
      %228 = arith.addi %227, %stepsPerWave : index
      %229 = arith.minsi %228, %225 : index
      %230 = arith.cmpi eq, %wholeBlocks, %c13 : index
      %231 = arith.subi %229, %227 : index
      %232 = arith.divui %231, %c1 : index
      %233 = arith.muli %232, %c1 : index
      %234 = arith.addi %227, %233 : index
      %235 = arith.select %230, %228, %234 : index
      %239:2 = scf.for %236 = %227 to %235 step %c1 iter_args(%237 = %c23, %238 = %c23) -> (vector<8xf32>, vector<8xf32>) {
        %240 = arith.addi %236, %c2 : index
        %241:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %240, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %242 = arith.addi %236, %c13 : index
        %243:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %242, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %244:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %240, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %245:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %242, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %246 = arith.muli %236, %c1 : index
        %247 = arith.addi %246, %c2 : index
        %248 = arith.muli %operandTileRows, %c16 : index
        %249 = arith.muli %247, %248 : index
        %250 = arith.addi %223, %249 : index
        %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %252 = arith.addi %250, %217 : index
        %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %255 = wave.mma %254, %241#0, %237 : vector<16xf16>, vector<8xf32>
        %256 = wave.mma %254, %244#0, %238 : vector<16xf16>, vector<8xf32>
        %257 = arith.addi %246, %c13 : index
        %258 = arith.muli %257, %248 : index
        %259 = arith.addi %223, %258 : index
        %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %261 = arith.addi %259, %217 : index
        %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = vector.shuffle %260, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %264 = wave.mma %263, %241#1, %255 : vector<16xf16>, vector<8xf32>
        %265 = wave.mma %263, %244#1, %256 : vector<16xf16>, vector<8xf32>
        %266 = arith.addi %246, %c1 : index
        %267 = arith.muli %266, %248 : index
        %268 = arith.addi %223, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %217 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %243#0, %264 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %245#0, %265 : vector<16xf16>, vector<8xf32>
        %275 = arith.addi %246, %c26 : index
        %276 = arith.muli %275, %248 : index
        %277 = arith.addi %223, %276 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %217 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %243#1, %273 : vector<16xf16>, vector<8xf32>
        %283 = wave.mma %281, %245#1, %274 : vector<16xf16>, vector<8xf32>
        scf.yield %282, %283 : vector<8xf32>, vector<8xf32>
      }
      %284 = arith.select %230, %235, %229 : index
      %288:2 = scf.for %285 = %235 to %284 step %c13 iter_args(%286 = %239#0, %287 = %239#1) -> (vector<8xf32>, vector<8xf32>) {
        %289 = arith.addi %285, %c2 : index
        %290:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %289, %31, %55, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %291:2 = func.call @expert_gate_up_q2_k__gfx1100.0(%199, %289, %33, %57, %35, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %292 = arith.muli %285, %c1 : index
        %293 = arith.addi %292, %c2 : index
        %294 = arith.muli %operandTileRows, %c16 : index
        %295 = arith.muli %293, %294 : index
        %296 = arith.addi %223, %295 : index
        %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = arith.addi %296, %217 : index
        %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %301 = wave.mma %300, %290#0, %286 : vector<16xf16>, vector<8xf32>
        %302 = wave.mma %300, %291#0, %287 : vector<16xf16>, vector<8xf32>
        %303 = arith.addi %292, %c13 : index
        %304 = arith.muli %303, %294 : index
        %305 = arith.addi %223, %304 : index
        %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %307 = arith.addi %305, %217 : index
        %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = vector.shuffle %306, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %310 = wave.mma %309, %290#1, %301 : vector<16xf16>, vector<8xf32>
        %311 = wave.mma %309, %291#1, %302 : vector<16xf16>, vector<8xf32>
        scf.yield %310, %311 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %288#0, %288#1 : vector<8xf32>, vector<8xf32>
    }
    %312 = wave.wave
    %313 = arith.muli %312, %c1 : index
    %314 = arith.addi %313, %c2 : index
    %315 = arith.muli %314, %c8 : index
    %316 = wave.lane
    %317 = arith.addi %315, %316 : index
    %318 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %318 {
      %319 = vector.extract %63#0[0] : f32 from vector<8xf32>
      %320 = arith.addi %317, %c2 : index
      memref.store %319, %7[%320] : memref<?xf32>
    }
    %321 = arith.cmpi sgt, %tileElements, %c13 : index
    scf.if %321 {
      %322 = vector.extract %63#0[1] : f32 from vector<8xf32>
      %323 = arith.addi %317, %c15 : index
      memref.store %322, %7[%323] : memref<?xf32>
    }
    %324 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %324 {
      %325 = vector.extract %63#0[2] : f32 from vector<8xf32>
      %326 = arith.addi %317, %c9 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    %327 = arith.cmpi sgt, %tileElements, %c26 : index
    scf.if %327 {
      %328 = vector.extract %63#0[3] : f32 from vector<8xf32>
      %329 = arith.addi %317, %c28 : index
      memref.store %328, %7[%329] : memref<?xf32>
    }
    %330 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %330 {
      %331 = vector.extract %63#0[4] : f32 from vector<8xf32>
      %332 = arith.addi %317, %c11 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    %333 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %333 {
      %334 = vector.extract %63#0[5] : f32 from vector<8xf32>
      %335 = arith.addi %317, %c29 : index
      memref.store %334, %7[%335] : memref<?xf32>
    }
    %336 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %336 {
      %337 = vector.extract %63#0[6] : f32 from vector<8xf32>
      %338 = arith.addi %317, %c30 : index
      memref.store %337, %7[%338] : memref<?xf32>
    }
    %339 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %339 {
      %340 = vector.extract %63#0[7] : f32 from vector<8xf32>
      %341 = arith.addi %317, %c32 : index
      memref.store %340, %7[%341] : memref<?xf32>
    }
    %342 = arith.addi %313, %c13 : index
    %343 = arith.muli %342, %c8 : index
    %344 = arith.addi %343, %316 : index
    scf.if %318 {
      %345 = vector.extract %63#1[0] : f32 from vector<8xf32>
      %346 = arith.addi %344, %c2 : index
      memref.store %345, %7[%346] : memref<?xf32>
    }
    scf.if %321 {
      %347 = vector.extract %63#1[1] : f32 from vector<8xf32>
      %348 = arith.addi %344, %c15 : index
      memref.store %347, %7[%348] : memref<?xf32>
    }
    scf.if %324 {
      %349 = vector.extract %63#1[2] : f32 from vector<8xf32>
      %350 = arith.addi %344, %c9 : index
      memref.store %349, %7[%350] : memref<?xf32>
    }
    scf.if %327 {
      %351 = vector.extract %63#1[3] : f32 from vector<8xf32>
      %352 = arith.addi %344, %c28 : index
      memref.store %351, %7[%352] : memref<?xf32>
    }
    scf.if %330 {
      %353 = vector.extract %63#1[4] : f32 from vector<8xf32>
      %354 = arith.addi %344, %c11 : index
      memref.store %353, %7[%354] : memref<?xf32>
    }
    scf.if %333 {
      %355 = vector.extract %63#1[5] : f32 from vector<8xf32>
      %356 = arith.addi %344, %c29 : index
      memref.store %355, %7[%356] : memref<?xf32>
    }
    scf.if %336 {
      %357 = vector.extract %63#1[6] : f32 from vector<8xf32>
      %358 = arith.addi %344, %c30 : index
      memref.store %357, %7[%358] : memref<?xf32>
    }
    scf.if %339 {
      %359 = vector.extract %63#1[7] : f32 from vector<8xf32>
      %360 = arith.addi %344, %c32 : index
      memref.store %359, %7[%360] : memref<?xf32>
    }
    wave.barrier
    scf.for %361 = %312 to %tileElements step %waves {
      %362 = arith.muli %361, %c15 : index
      %363 = arith.addi %362, %316 : index
      %364 = arith.addi %363, %c2 : index
      %365 = arith.addi %363, %c8 : index
      %366 = memref.load %7[%364] : memref<?xf32>
      %367 = memref.load %7[%365] : memref<?xf32>
      %371:2 = scf.for %368 = %c13 to %waves step %c13 iter_args(%369 = %366, %370 = %367) -> (f32, f32) {
        %372 = arith.muli %368, %c4 : index
        %373 = arith.addi %364, %372 : index
        %374 = memref.load %7[%373] : memref<?xf32>
        %375 = arith.addi %365, %372 : index
        %376 = memref.load %7[%375] : memref<?xf32>
        %377 = arith.addf %369, %374 : f32
        %378 = arith.addf %370, %376 : f32
        scf.yield %377, %378 : f32, f32
      }
      %379 = arith.muli %361, %c1 : index
      %380 = arith.divui %316, %c16 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.cmpi slt, %381, %17 : index
      scf.if %382 {
        %383 = arith.addi %pairsAt, %14 : index
        %384 = arith.subi %17, %c13 : index
        %385 = arith.minsi %381, %384 : index
        %386 = arith.addi %383, %385 : index
        %387 = memref.load %groups[%386] : memref<?xi32>
        %388 = arith.index_cast %387 : i32 to index
        %389 = arith.divui %388, %rowDivisor : index
        %390 = arith.cmpi eq, %hasFactors, %c13 : index
        %391 = arith.muli %389, %c1 : index
        %392 = memref.load %factors[%391] : memref<?xf32>
        %393 = arith.mulf %392, %operandScale : f32
        %394 = arith.select %390, %393, %operandScale : f32
        %395 = arith.remui %316, %c16 : index
        %396 = arith.muli %395, %c5 : index
        %397 = arith.addi %31, %396 : index
        %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
        %400 = vector.extract %399[0] : f32 from vector<1xf32>
        %401 = arith.mulf %400, %394 : f32
        %402 = arith.mulf %371#0, %401 : f32
        %403 = arith.addi %33, %396 : index
        %404 = vector.load %w[%403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %405 = vector.bitcast %404 : vector<4xi8> to vector<1xf32>
        %406 = vector.extract %405[0] : f32 from vector<1xf32>
        %407 = arith.mulf %406, %394 : f32
        %408 = arith.mulf %371#1, %407 : f32
        %409 = arith.addi %31, %c9 : index
        %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
        %412 = vector.extract %411[0] : f32 from vector<1xf32>
        %413 = arith.addi %391, %c13 : index
        %414 = memref.load %factors[%413] : memref<?xf32>
        %415 = arith.mulf %414, %412 : f32
        %416 = arith.bitcast %415 : f32 to i32
        %417 = arith.shrui %416, %c35 : i32
        %418 = arith.maxsi %417, %c36 : i32
        %419 = arith.subi %c37, %418 : i32
        %420 = arith.shli %419, %c35 : i32
        %421 = arith.subi %418, %c38 : i32
        %422 = arith.shli %421, %c35 : i32
        %423 = arith.bitcast %420 : i32 to f32
        %424 = arith.bitcast %422 : i32 to f32
        %425 = arith.cmpi eq, %0, %c2 : index
        %426 = arith.cmpi eq, %395, %c2 : index
        %427 = arith.andi %425, %426 : i1
        scf.if %427 {
          %428 = arith.muli %388, %c1 : index
          memref.store %424, %out_factors[%428] : memref<?xf32>
        }
        %429 = arith.mulf %402, %c40 : f32
        %430 = wave.exp2 %429 : f32
        %431 = arith.addf %c39, %430 : f32
        %432 = arith.divf %402, %431 : f32
        %433 = arith.mulf %432, %408 : f32
        %434 = arith.mulf %433, %423 : f32
        %435 = arith.truncf %434 : f32 to f16
        %436 = arith.muli %388, %outputFeatures : index
        %437 = arith.muli %0, %c16 : index
        %438 = arith.addi %436, %437 : index
        %439 = arith.addi %438, %395 : index
        memref.store %435, %out[%439] : memref<?xf16>
      }
    }
  }
  wave.return
}
