// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q5_1', waves=4, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q5_1_w4_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q5_1_w4_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c9 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant 1024 : index
  %c22 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 23 : i32
  %c27 = arith.constant 141 : i32
  %c28 = arith.constant 268 : i32
  %c29 = arith.constant 14 : i32
  %c30 = arith.constant 0x3F800000 : f32
  %c31 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %step[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.muli %3, %expertsPerToken : index
  %5 = arith.cmpi slt, %1, %4 : index
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.lane
  scf.if %5 {
    %8 = memref.load %ids[%1] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.muli %inputFeatures, %c4 : index
    %11 = arith.muli %inputFeatures, %c5 : index
    %12 = arith.addi %11, %c6 : index
    %13 = arith.divui %12, %c7 : index
    %14 = arith.muli %13, %c7 : index
    %15 = arith.addi %10, %14 : index
    %16 = arith.addi %15, %c7 : index
    %17 = arith.addi %16, %11 : index
    %18 = arith.muli %9, %panelsPerExpert : index
    %19 = arith.muli %0, %c5 : index
    %20 = arith.addi %18, %19 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.muli %21, %17 : index
    %23 = arith.addi %20, %c9 : index
    %24 = arith.muli %23, %17 : index
    %25 = arith.divui %1, %rowDivisor : index
    %26 = wave.scratch %inputFeatures : memref<?xf16>
    %27 = arith.divui %25, %tileRows : index
    %28 = arith.divui %inputFeatures, %c12 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c1, %c12 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c5 : index
    %33 = arith.remui %c1, %c12 : index
    %34 = arith.divui %33, %c4 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c4 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %25, %tileRows : index
    %39 = arith.muli %38, %c4 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c1, %c4 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.divui %inputFeatures, %c4 : index
    %44 = wave.wave
    %45 = arith.muli %44, %c13 : index
    %46 = arith.addi %45, %7 : index
    scf.for %47 = %46 to %43 step %c7 {
      %48 = arith.muli %47, %36 : index
      %49 = arith.addi %42, %48 : index
      %50 = vector.load %x[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %51 = arith.muli %47, %c4 : index
      vector.store %50, %26[%51] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %52 = arith.divui %inputFeatures, %c13 : index
    %53 = arith.muli %44, %stepsPerWave : index
    %54 = arith.minsi %53, %52 : index
    %55 = arith.addi %54, %stepsPerWave : index
    %56 = arith.minsi %55, %52 : index
    %57 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %58 = arith.subi %56, %54 : index
    %59 = arith.divui %58, %c5 : index
    %60 = arith.muli %59, %c5 : index
    %61 = arith.addi %54, %60 : index
    %62 = arith.select %57, %55, %61 : index
    %66:2 = scf.for %63 = %54 to %62 step %c5 iter_args(%64 = %c14, %65 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %67 = arith.addi %63, %c1 : index
      %68:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %22, %67, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %69 = arith.addi %63, %c9 : index
      %70:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %22, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %71:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %24, %67, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %24, %69, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %73 = arith.muli %63, %c5 : index
      %74 = arith.addi %73, %c1 : index
      %75 = arith.muli %c9, %c12 : index
      %76 = arith.muli %74, %75 : index
      %77 = arith.addi %c1, %76 : index
      %78 = vector.load %26[%77] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %79 = arith.muli %c9, %c4 : index
      %80 = arith.addi %77, %79 : index
      %81 = vector.load %26[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = wave.mma %82, %68#0, %64 : vector<16xf16>, vector<8xf32>
      %84 = wave.mma %82, %71#0, %65 : vector<16xf16>, vector<8xf32>
      %85 = arith.addi %73, %c9 : index
      %86 = arith.muli %85, %75 : index
      %87 = arith.addi %c1, %86 : index
      %88 = vector.load %26[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = arith.addi %87, %79 : index
      %90 = vector.load %26[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = wave.mma %91, %68#1, %83 : vector<16xf16>, vector<8xf32>
      %93 = wave.mma %91, %71#1, %84 : vector<16xf16>, vector<8xf32>
      %94 = arith.addi %73, %c5 : index
      %95 = arith.muli %94, %75 : index
      %96 = arith.addi %c1, %95 : index
      %97 = vector.load %26[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = arith.addi %96, %79 : index
      %99 = vector.load %26[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = wave.mma %100, %70#0, %92 : vector<16xf16>, vector<8xf32>
      %102 = wave.mma %100, %72#0, %93 : vector<16xf16>, vector<8xf32>
      %103 = arith.addi %73, %c17 : index
      %104 = arith.muli %103, %75 : index
      %105 = arith.addi %c1, %104 : index
      %106 = vector.load %26[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.addi %105, %79 : index
      %108 = vector.load %26[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = vector.shuffle %106, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = wave.mma %109, %70#1, %101 : vector<16xf16>, vector<8xf32>
      %111 = wave.mma %109, %72#1, %102 : vector<16xf16>, vector<8xf32>
      scf.yield %110, %111 : vector<8xf32>, vector<8xf32>
    }
    %112 = arith.select %57, %62, %56 : index
    %116:2 = scf.for %113 = %62 to %112 step %c9 iter_args(%114 = %66#0, %115 = %66#1) -> (vector<8xf32>, vector<8xf32>) {
      %117 = arith.addi %113, %c1 : index
      %118:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %22, %117, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %119:2 = func.call @expert_gate_up_q5_1_w4_single__gfx1100.0(%7, %24, %117, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %120 = arith.muli %113, %c5 : index
      %121 = arith.addi %120, %c1 : index
      %122 = arith.muli %c9, %c12 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.addi %c1, %123 : index
      %125 = vector.load %26[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = arith.muli %c9, %c4 : index
      %127 = arith.addi %124, %126 : index
      %128 = vector.load %26[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = wave.mma %129, %118#0, %114 : vector<16xf16>, vector<8xf32>
      %131 = wave.mma %129, %119#0, %115 : vector<16xf16>, vector<8xf32>
      %132 = arith.addi %120, %c9 : index
      %133 = arith.muli %132, %122 : index
      %134 = arith.addi %c1, %133 : index
      %135 = vector.load %26[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.addi %134, %126 : index
      %137 = vector.load %26[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = vector.shuffle %135, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = wave.mma %138, %118#1, %130 : vector<16xf16>, vector<8xf32>
      %140 = wave.mma %138, %119#1, %131 : vector<16xf16>, vector<8xf32>
      scf.yield %139, %140 : vector<8xf32>, vector<8xf32>
    }
    %141 = arith.muli %44, %c5 : index
    %142 = arith.addi %141, %c1 : index
    %143 = arith.muli %142, %c18 : index
    %144 = arith.addi %143, %7 : index
    %145 = vector.extract %116#0[0] : f32 from vector<8xf32>
    %146 = arith.addi %144, %c1 : index
    memref.store %145, %6[%146] : memref<?xf32>
    %147 = arith.addi %141, %c9 : index
    %148 = arith.muli %147, %c18 : index
    %149 = arith.addi %148, %7 : index
    %150 = vector.extract %116#1[0] : f32 from vector<8xf32>
    %151 = arith.addi %149, %c1 : index
    memref.store %150, %6[%151] : memref<?xf32>
    wave.barrier
    scf.for %152 = %44 to %c9 step %c19 {
      %153 = arith.muli %152, %c13 : index
      %154 = arith.addi %153, %7 : index
      %155 = arith.addi %154, %c1 : index
      %156 = memref.load %6[%155] : memref<?xf32>
      %157 = arith.addi %155, %c20 : index
      %158 = memref.load %6[%157] : memref<?xf32>
      %159 = arith.addf %156, %158 : f32
      %160 = arith.addi %155, %c21 : index
      %161 = memref.load %6[%160] : memref<?xf32>
      %162 = arith.addf %159, %161 : f32
      %163 = arith.addi %155, %c22 : index
      %164 = memref.load %6[%163] : memref<?xf32>
      %165 = arith.addf %162, %164 : f32
      %166 = arith.addi %154, %c18 : index
      %167 = memref.load %6[%166] : memref<?xf32>
      %168 = arith.addi %166, %c20 : index
      %169 = memref.load %6[%168] : memref<?xf32>
      %170 = arith.addf %167, %169 : f32
      %171 = arith.addi %166, %c21 : index
      %172 = memref.load %6[%171] : memref<?xf32>
      %173 = arith.addf %170, %172 : f32
      %174 = arith.addi %166, %c22 : index
      %175 = memref.load %6[%174] : memref<?xf32>
      %176 = arith.addf %173, %175 : f32
      %177 = arith.muli %152, %c5 : index
      %178 = arith.divui %7, %c12 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.cmpi slt, %179, %c9 : index
      scf.if %180 {
        %181 = arith.cmpi eq, %hasFactors, %c9 : index
        %182 = arith.muli %25, %c5 : index
        %183 = memref.load %factors[%182] : memref<?xf32>
        %184 = arith.mulf %183, %operandScale : f32
        %185 = arith.select %181, %184, %operandScale : f32
        %186 = arith.remui %7, %c12 : index
        %187 = arith.muli %186, %c19 : index
        %188 = arith.addi %22, %187 : index
        %189 = vector.load %w[%188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %190 = vector.bitcast %189 : vector<4xi8> to vector<1xf32>
        %191 = vector.extract %190[0] : f32 from vector<1xf32>
        %192 = arith.mulf %191, %185 : f32
        %193 = arith.mulf %165, %192 : f32
        %194 = arith.addi %24, %187 : index
        %195 = vector.load %w[%194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %196 = vector.bitcast %195 : vector<4xi8> to vector<1xf32>
        %197 = vector.extract %196[0] : f32 from vector<1xf32>
        %198 = arith.mulf %197, %185 : f32
        %199 = arith.mulf %176, %198 : f32
        %200 = arith.addi %22, %c25 : index
        %201 = vector.load %w[%200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %202 = vector.bitcast %201 : vector<4xi8> to vector<1xf32>
        %203 = vector.extract %202[0] : f32 from vector<1xf32>
        %204 = arith.addi %182, %c9 : index
        %205 = memref.load %factors[%204] : memref<?xf32>
        %206 = arith.mulf %205, %203 : f32
        %207 = arith.bitcast %206 : f32 to i32
        %208 = arith.shrui %207, %c26 : i32
        %209 = arith.maxsi %208, %c27 : i32
        %210 = arith.subi %c28, %209 : i32
        %211 = arith.shli %210, %c26 : i32
        %212 = arith.subi %209, %c29 : i32
        %213 = arith.shli %212, %c26 : i32
        %214 = arith.bitcast %211 : i32 to f32
        %215 = arith.bitcast %213 : i32 to f32
        %216 = arith.cmpi eq, %0, %c1 : index
        %217 = arith.cmpi eq, %186, %c1 : index
        %218 = arith.andi %216, %217 : i1
        scf.if %218 {
          %219 = arith.muli %1, %c5 : index
          memref.store %215, %out_factors[%219] : memref<?xf32>
        }
        %220 = arith.mulf %193, %c31 : f32
        %221 = wave.exp2 %220 : f32
        %222 = arith.addf %c30, %221 : f32
        %223 = arith.divf %193, %222 : f32
        %224 = arith.mulf %223, %199 : f32
        %225 = arith.mulf %224, %214 : f32
        %226 = arith.truncf %225 : f32 to f16
        %227 = arith.muli %1, %outputFeatures : index
        %228 = arith.muli %0, %c12 : index
        %229 = arith.addi %227, %228 : index
        %230 = arith.addi %229, %186 : index
        memref.store %226, %out[%230] : memref<?xf16>
      }
    }
  }
  wave.return
}
