// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='int4', waves=4, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_int4_w4_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_int4_w4_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 2048 : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 512 : index
  %c23 = arith.constant 1024 : index
  %c24 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %boundsAt = wave.param "boundsAt" : index
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
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
    %10 = arith.divui %inputFeatures, %groupSize : index
    %11 = arith.muli %inputFeatures, %c5 : index
    %12 = arith.muli %10, %c6 : index
    %13 = arith.addi %12, %c7 : index
    %14 = arith.divui %13, %c8 : index
    %15 = arith.muli %14, %c8 : index
    %16 = arith.addi %11, %15 : index
    %17 = arith.muli %9, %panelsPerExpert : index
    %18 = arith.muli %0, %c10 : index
    %19 = arith.addi %17, %18 : index
    %20 = arith.addi %19, %c1 : index
    %21 = arith.muli %20, %16 : index
    %22 = arith.addi %19, %c11 : index
    %23 = arith.muli %22, %16 : index
    %24 = arith.divui %1, %rowDivisor : index
    %25 = wave.scratch %inputFeatures : memref<?xf16>
    %26 = arith.divui %24, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c1, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c10 : index
    %32 = arith.remui %c1, %c8 : index
    %33 = arith.divui %32, %c5 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c5 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %24, %tileRows : index
    %38 = arith.muli %37, %c5 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c1, %c5 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.divui %inputFeatures, %c5 : index
    %43 = wave.wave
    %44 = arith.muli %43, %c14 : index
    %45 = arith.addi %44, %7 : index
    scf.for %46 = %45 to %42 step %c15 {
      %47 = arith.muli %46, %35 : index
      %48 = arith.addi %41, %47 : index
      %49 = vector.load %x[%48] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %50 = arith.muli %46, %c5 : index
      vector.store %49, %25[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %51 = arith.divui %inputFeatures, %c14 : index
    %52 = arith.muli %43, %stepsPerWave : index
    %53 = arith.minsi %52, %51 : index
    %54 = arith.addi %53, %stepsPerWave : index
    %55 = arith.minsi %54, %51 : index
    %56 = arith.cmpi eq, %wholeBlocks, %c11 : index
    %57 = arith.subi %55, %53 : index
    %58 = arith.divui %57, %c10 : index
    %59 = arith.muli %58, %c10 : index
    %60 = arith.addi %53, %59 : index
    %61 = arith.select %56, %54, %60 : index
    %65:2 = scf.for %62 = %53 to %61 step %c10 iter_args(%63 = %c16, %64 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %66 = arith.addi %62, %c1 : index
      %67:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %66, %inputFeatures, %21, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %68 = arith.addi %62, %c11 : index
      %69:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %68, %inputFeatures, %21, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %70:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %66, %inputFeatures, %23, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %71:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %68, %inputFeatures, %23, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.muli %62, %c10 : index
      %73 = arith.addi %72, %c1 : index
      %74 = arith.muli %c11, %c8 : index
      %75 = arith.muli %73, %74 : index
      %76 = arith.addi %c1, %75 : index
      %77 = vector.load %25[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.muli %c11, %c5 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %25[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %67#0, %63 : vector<16xf16>, vector<8xf32>
      %83 = wave.mma %81, %70#0, %64 : vector<16xf16>, vector<8xf32>
      %84 = arith.addi %72, %c11 : index
      %85 = arith.muli %84, %74 : index
      %86 = arith.addi %c1, %85 : index
      %87 = vector.load %25[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = arith.addi %86, %78 : index
      %89 = vector.load %25[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = wave.mma %90, %67#1, %82 : vector<16xf16>, vector<8xf32>
      %92 = wave.mma %90, %70#1, %83 : vector<16xf16>, vector<8xf32>
      %93 = arith.addi %72, %c10 : index
      %94 = arith.muli %93, %74 : index
      %95 = arith.addi %c1, %94 : index
      %96 = vector.load %25[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.addi %95, %78 : index
      %98 = vector.load %25[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %69#0, %91 : vector<16xf16>, vector<8xf32>
      %101 = wave.mma %99, %71#0, %92 : vector<16xf16>, vector<8xf32>
      %102 = arith.addi %72, %c19 : index
      %103 = arith.muli %102, %74 : index
      %104 = arith.addi %c1, %103 : index
      %105 = vector.load %25[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = arith.addi %104, %78 : index
      %107 = vector.load %25[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %69#1, %100 : vector<16xf16>, vector<8xf32>
      %110 = wave.mma %108, %71#1, %101 : vector<16xf16>, vector<8xf32>
      scf.yield %109, %110 : vector<8xf32>, vector<8xf32>
    }
    %111 = arith.select %56, %61, %55 : index
    %115:2 = scf.for %112 = %61 to %111 step %c11 iter_args(%113 = %65#0, %114 = %65#1) -> (vector<8xf32>, vector<8xf32>) {
      %116 = arith.addi %112, %c1 : index
      %117:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %116, %inputFeatures, %21, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %118:2 = func.call @expert_gate_up_int4_w4_single__gfx1100.0(%7, %116, %inputFeatures, %23, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %119 = arith.muli %112, %c10 : index
      %120 = arith.addi %119, %c1 : index
      %121 = arith.muli %c11, %c8 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.addi %c1, %122 : index
      %124 = vector.load %25[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.muli %c11, %c5 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %25[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = wave.mma %128, %117#0, %113 : vector<16xf16>, vector<8xf32>
      %130 = wave.mma %128, %118#0, %114 : vector<16xf16>, vector<8xf32>
      %131 = arith.addi %119, %c11 : index
      %132 = arith.muli %131, %121 : index
      %133 = arith.addi %c1, %132 : index
      %134 = vector.load %25[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = arith.addi %133, %125 : index
      %136 = vector.load %25[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = wave.mma %137, %117#1, %129 : vector<16xf16>, vector<8xf32>
      %139 = wave.mma %137, %118#1, %130 : vector<16xf16>, vector<8xf32>
      scf.yield %138, %139 : vector<8xf32>, vector<8xf32>
    }
    %140 = arith.muli %43, %c10 : index
    %141 = arith.addi %140, %c1 : index
    %142 = arith.muli %141, %c20 : index
    %143 = arith.addi %142, %7 : index
    %144 = vector.extract %115#0[0] : f32 from vector<8xf32>
    %145 = arith.addi %143, %c1 : index
    memref.store %144, %6[%145] : memref<?xf32>
    %146 = arith.addi %140, %c11 : index
    %147 = arith.muli %146, %c20 : index
    %148 = arith.addi %147, %7 : index
    %149 = vector.extract %115#1[0] : f32 from vector<8xf32>
    %150 = arith.addi %148, %c1 : index
    memref.store %149, %6[%150] : memref<?xf32>
    wave.barrier
    scf.for %151 = %43 to %c11 step %c21 {
      %152 = arith.muli %151, %c14 : index
      %153 = arith.addi %152, %7 : index
      %154 = arith.addi %153, %c1 : index
      %155 = memref.load %6[%154] : memref<?xf32>
      %156 = arith.addi %154, %c22 : index
      %157 = memref.load %6[%156] : memref<?xf32>
      %158 = arith.addf %155, %157 : f32
      %159 = arith.addi %154, %c23 : index
      %160 = memref.load %6[%159] : memref<?xf32>
      %161 = arith.addf %158, %160 : f32
      %162 = arith.addi %154, %c24 : index
      %163 = memref.load %6[%162] : memref<?xf32>
      %164 = arith.addf %161, %163 : f32
      %165 = arith.addi %153, %c20 : index
      %166 = memref.load %6[%165] : memref<?xf32>
      %167 = arith.addi %165, %c22 : index
      %168 = memref.load %6[%167] : memref<?xf32>
      %169 = arith.addf %166, %168 : f32
      %170 = arith.addi %165, %c23 : index
      %171 = memref.load %6[%170] : memref<?xf32>
      %172 = arith.addf %169, %171 : f32
      %173 = arith.addi %165, %c24 : index
      %174 = memref.load %6[%173] : memref<?xf32>
      %175 = arith.addf %172, %174 : f32
      %176 = arith.muli %151, %c10 : index
      %177 = arith.divui %7, %c8 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.cmpi slt, %178, %c11 : index
      scf.if %179 {
        %180 = arith.cmpi eq, %hasFactors, %c11 : index
        %181 = arith.muli %24, %c10 : index
        %182 = memref.load %factors[%181] : memref<?xf32>
        %183 = arith.mulf %182, %operandScale : f32
        %184 = arith.select %180, %183, %operandScale : f32
        %185 = arith.mulf %164, %184 : f32
        %186 = arith.mulf %175, %184 : f32
        %187 = arith.divui %21, %16 : index
        %188 = arith.muli %187, %c21 : index
        %189 = arith.addi %boundsAt, %188 : index
        %190 = vector.load %w[%189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %191 = vector.bitcast %190 : vector<4xi8> to vector<1xf32>
        %192 = vector.extract %191[0] : f32 from vector<1xf32>
        %193 = arith.addi %181, %c11 : index
        %194 = memref.load %factors[%193] : memref<?xf32>
        %195 = arith.mulf %194, %192 : f32
        %196 = arith.bitcast %195 : f32 to i32
        %197 = arith.shrui %196, %c28 : i32
        %198 = arith.maxsi %197, %c29 : i32
        %199 = arith.subi %c30, %198 : i32
        %200 = arith.shli %199, %c28 : i32
        %201 = arith.subi %198, %c31 : i32
        %202 = arith.shli %201, %c28 : i32
        %203 = arith.bitcast %200 : i32 to f32
        %204 = arith.bitcast %202 : i32 to f32
        %205 = arith.cmpi eq, %0, %c1 : index
        %206 = arith.remui %7, %c8 : index
        %207 = arith.cmpi eq, %206, %c1 : index
        %208 = arith.andi %205, %207 : i1
        scf.if %208 {
          %209 = arith.muli %1, %c10 : index
          memref.store %204, %out_factors[%209] : memref<?xf32>
        }
        %210 = arith.mulf %185, %c33 : f32
        %211 = wave.exp2 %210 : f32
        %212 = arith.addf %c32, %211 : f32
        %213 = arith.divf %185, %212 : f32
        %214 = arith.mulf %213, %186 : f32
        %215 = arith.mulf %214, %203 : f32
        %216 = arith.truncf %215 : f32 to f16
        %217 = arith.muli %1, %outputFeatures : index
        %218 = arith.muli %0, %c8 : index
        %219 = arith.addi %217, %218 : index
        %220 = arith.addi %219, %206 : index
        memref.store %216, %out[%220] : memref<?xf16>
      }
    }
  }
  wave.return
}
