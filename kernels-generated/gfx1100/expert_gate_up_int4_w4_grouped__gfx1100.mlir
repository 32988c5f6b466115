// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='int4', waves=4, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_int4_w4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_int4_w4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %groupSize = wave.param "groupSize" : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 40 : index
  %c9 = arith.constant 15 : index
  %c10 = arith.constant 16 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %c27 = arith.constant 512 : index
  %c28 = arith.constant 1024 : index
  %c29 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %boundsAt = wave.param "boundsAt" : index
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.lane
  scf.if %4 {
    %9 = arith.addi %6, %c4 : index
    %10 = memref.load %groups[%9] : memref<?xi32>
    %11 = arith.index_cast %10 : i32 to index
    %12 = arith.addi %6, %c5 : index
    %13 = memref.load %groups[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = memref.load %groups[%6] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.divui %inputFeatures, %groupSize : index
    %18 = arith.muli %inputFeatures, %c7 : index
    %19 = arith.muli %17, %c8 : index
    %20 = arith.addi %19, %c9 : index
    %21 = arith.divui %20, %c10 : index
    %22 = arith.muli %21, %c10 : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.muli %16, %panelsPerExpert : index
    %25 = arith.muli %0, %c5 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.addi %26, %c1 : index
    %28 = arith.muli %27, %23 : index
    %29 = arith.addi %26, %c4 : index
    %30 = arith.muli %29, %23 : index
    %31 = arith.remui %8, %c10 : index
    %32 = arith.addi %pairsAt, %11 : index
    %33 = arith.subi %14, %c4 : index
    %34 = arith.minsi %31, %33 : index
    %35 = arith.addi %32, %34 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.divui %37, %rowDivisor : index
    %39 = arith.divui %38, %tileRows : index
    %40 = arith.divui %inputFeatures, %c10 : index
    %41 = arith.muli %39, %40 : index
    %42 = arith.divui %c1, %c10 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.muli %43, %c5 : index
    %45 = arith.remui %c1, %c10 : index
    %46 = arith.divui %45, %c7 : index
    %47 = arith.addi %44, %46 : index
    %48 = arith.muli %tileRows, %c7 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.remui %38, %tileRows : index
    %51 = arith.muli %50, %c7 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.remui %c1, %c7 : index
    %54 = arith.addi %52, %53 : index
    %55 = wave.wave
    %56 = arith.divui %inputFeatures, %c16 : index
    %57 = arith.muli %55, %stepsPerWave : index
    %58 = arith.minsi %57, %56 : index
    %59 = arith.addi %58, %stepsPerWave : index
    %60 = arith.minsi %59, %56 : index
    %61 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %62 = arith.subi %60, %58 : index
    %63 = arith.divui %62, %c5 : index
    %64 = arith.muli %63, %c5 : index
    %65 = arith.addi %58, %64 : index
    %66 = arith.select %61, %59, %65 : index
    %70:2 = scf.for %67 = %58 to %66 step %c5 iter_args(%68 = %c15, %69 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %71 = arith.addi %67, %c1 : index
      %72:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %71, %inputFeatures, %28, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %73 = arith.addi %67, %c4 : index
      %74:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %73, %inputFeatures, %28, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %71, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %76:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %73, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %77 = arith.muli %67, %c5 : index
      %78 = arith.addi %77, %c1 : index
      %79 = arith.muli %tileRows, %c10 : index
      %80 = arith.muli %78, %79 : index
      %81 = arith.addi %54, %80 : index
      %82 = vector.load %x[%81] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %83 = arith.addi %81, %48 : index
      %84 = vector.load %x[%83] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %85 = vector.shuffle %82, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = wave.mma %85, %72#0, %68 : vector<16xf16>, vector<8xf32>
      %87 = wave.mma %85, %75#0, %69 : vector<16xf16>, vector<8xf32>
      %88 = arith.addi %77, %c4 : index
      %89 = arith.muli %88, %79 : index
      %90 = arith.addi %54, %89 : index
      %91 = vector.load %x[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %92 = arith.addi %90, %48 : index
      %93 = vector.load %x[%92] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %94 = vector.shuffle %91, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = wave.mma %94, %72#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = wave.mma %94, %75#1, %87 : vector<16xf16>, vector<8xf32>
      %97 = arith.addi %77, %c5 : index
      %98 = arith.muli %97, %79 : index
      %99 = arith.addi %54, %98 : index
      %100 = vector.load %x[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %101 = arith.addi %99, %48 : index
      %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %103 = vector.shuffle %100, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = wave.mma %103, %74#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = wave.mma %103, %76#0, %96 : vector<16xf16>, vector<8xf32>
      %106 = arith.addi %77, %c19 : index
      %107 = arith.muli %106, %79 : index
      %108 = arith.addi %54, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.addi %108, %48 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %109, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %74#1, %104 : vector<16xf16>, vector<8xf32>
      %114 = wave.mma %112, %76#1, %105 : vector<16xf16>, vector<8xf32>
      scf.yield %113, %114 : vector<8xf32>, vector<8xf32>
    }
    %115 = arith.select %61, %66, %60 : index
    %119:2 = scf.for %116 = %66 to %115 step %c4 iter_args(%117 = %70#0, %118 = %70#1) -> (vector<8xf32>, vector<8xf32>) {
      %120 = arith.addi %116, %c1 : index
      %121:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %120, %inputFeatures, %28, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %122:2 = func.call @expert_gate_up_int4_w4_grouped__gfx1100.0(%8, %120, %inputFeatures, %30, %w) : (index, index, index, index, memref<?xi8>) -> (vector<16xf16>, vector<16xf16>)
      %123 = arith.muli %116, %c5 : index
      %124 = arith.addi %123, %c1 : index
      %125 = arith.muli %tileRows, %c10 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.addi %54, %126 : index
      %128 = vector.load %x[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.addi %127, %48 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = vector.shuffle %128, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = wave.mma %131, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %133 = wave.mma %131, %122#0, %118 : vector<16xf16>, vector<8xf32>
      %134 = arith.addi %123, %c4 : index
      %135 = arith.muli %134, %125 : index
      %136 = arith.addi %54, %135 : index
      %137 = vector.load %x[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.addi %136, %48 : index
      %139 = vector.load %x[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %121#1, %132 : vector<16xf16>, vector<8xf32>
      %142 = wave.mma %140, %122#1, %133 : vector<16xf16>, vector<8xf32>
      scf.yield %141, %142 : vector<8xf32>, vector<8xf32>
    }
    %143 = arith.muli %55, %c5 : index
    %144 = arith.addi %143, %c1 : index
    %145 = arith.muli %144, %c20 : index
    %146 = arith.addi %145, %8 : index
    %147 = vector.extract %119#0[0] : f32 from vector<8xf32>
    %148 = arith.addi %146, %c1 : index
    memref.store %147, %7[%148] : memref<?xf32>
    %149 = vector.extract %119#0[1] : f32 from vector<8xf32>
    %150 = arith.addi %146, %c16 : index
    memref.store %149, %7[%150] : memref<?xf32>
    %151 = vector.extract %119#0[2] : f32 from vector<8xf32>
    %152 = arith.addi %146, %c21 : index
    memref.store %151, %7[%152] : memref<?xf32>
    %153 = vector.extract %119#0[3] : f32 from vector<8xf32>
    %154 = arith.addi %146, %c22 : index
    memref.store %153, %7[%154] : memref<?xf32>
    %155 = vector.extract %119#0[4] : f32 from vector<8xf32>
    %156 = arith.addi %146, %c23 : index
    memref.store %155, %7[%156] : memref<?xf32>
    %157 = vector.extract %119#0[5] : f32 from vector<8xf32>
    %158 = arith.addi %146, %c24 : index
    memref.store %157, %7[%158] : memref<?xf32>
    %159 = vector.extract %119#0[6] : f32 from vector<8xf32>
    %160 = arith.addi %146, %c25 : index
    memref.store %159, %7[%160] : memref<?xf32>
    %161 = vector.extract %119#0[7] : f32 from vector<8xf32>
    %162 = arith.addi %146, %c26 : index
    memref.store %161, %7[%162] : memref<?xf32>
    %163 = arith.addi %143, %c4 : index
    %164 = arith.muli %163, %c20 : index
    %165 = arith.addi %164, %8 : index
    %166 = vector.extract %119#1[0] : f32 from vector<8xf32>
    %167 = arith.addi %165, %c1 : index
    memref.store %166, %7[%167] : memref<?xf32>
    %168 = vector.extract %119#1[1] : f32 from vector<8xf32>
    %169 = arith.addi %165, %c16 : index
    memref.store %168, %7[%169] : memref<?xf32>
    %170 = vector.extract %119#1[2] : f32 from vector<8xf32>
    %171 = arith.addi %165, %c21 : index
    memref.store %170, %7[%171] : memref<?xf32>
    %172 = vector.extract %119#1[3] : f32 from vector<8xf32>
    %173 = arith.addi %165, %c22 : index
    memref.store %172, %7[%173] : memref<?xf32>
    %174 = vector.extract %119#1[4] : f32 from vector<8xf32>
    %175 = arith.addi %165, %c23 : index
    memref.store %174, %7[%175] : memref<?xf32>
    %176 = vector.extract %119#1[5] : f32 from vector<8xf32>
    %177 = arith.addi %165, %c24 : index
    memref.store %176, %7[%177] : memref<?xf32>
    %178 = vector.extract %119#1[6] : f32 from vector<8xf32>
    %179 = arith.addi %165, %c25 : index
    memref.store %178, %7[%179] : memref<?xf32>
    %180 = vector.extract %119#1[7] : f32 from vector<8xf32>
    %181 = arith.addi %165, %c26 : index
    memref.store %180, %7[%181] : memref<?xf32>
    wave.barrier
    scf.for %182 = %55 to %c7 step %c2 {
      %183 = arith.muli %182, %c16 : index
      %184 = arith.addi %183, %8 : index
      %185 = arith.addi %184, %c1 : index
      %186 = memref.load %7[%185] : memref<?xf32>
      %187 = arith.addi %185, %c27 : index
      %188 = memref.load %7[%187] : memref<?xf32>
      %189 = arith.addf %186, %188 : f32
      %190 = arith.addi %185, %c28 : index
      %191 = memref.load %7[%190] : memref<?xf32>
      %192 = arith.addf %189, %191 : f32
      %193 = arith.addi %185, %c29 : index
      %194 = memref.load %7[%193] : memref<?xf32>
      %195 = arith.addf %192, %194 : f32
      %196 = arith.addi %184, %c20 : index
      %197 = memref.load %7[%196] : memref<?xf32>
      %198 = arith.addi %196, %c27 : index
      %199 = memref.load %7[%198] : memref<?xf32>
      %200 = arith.addf %197, %199 : f32
      %201 = arith.addi %196, %c28 : index
      %202 = memref.load %7[%201] : memref<?xf32>
      %203 = arith.addf %200, %202 : f32
      %204 = arith.addi %196, %c29 : index
      %205 = memref.load %7[%204] : memref<?xf32>
      %206 = arith.addf %203, %205 : f32
      %207 = arith.muli %182, %c5 : index
      %208 = arith.divui %8, %c10 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.cmpi slt, %209, %14 : index
      scf.if %210 {
        %211 = arith.minsi %209, %33 : index
        %212 = arith.addi %32, %211 : index
        %213 = memref.load %groups[%212] : memref<?xi32>
        %214 = arith.index_cast %213 : i32 to index
        %215 = arith.divui %214, %rowDivisor : index
        %216 = arith.cmpi eq, %hasFactors, %c4 : index
        %217 = arith.muli %215, %c5 : index
        %218 = memref.load %factors[%217] : memref<?xf32>
        %219 = arith.mulf %218, %operandScale : f32
        %220 = arith.select %216, %219, %operandScale : f32
        %221 = arith.mulf %195, %220 : f32
        %222 = arith.mulf %206, %220 : f32
        %223 = arith.divui %28, %23 : index
        %224 = arith.muli %223, %c2 : index
        %225 = arith.addi %boundsAt, %224 : index
        %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %227 = vector.bitcast %226 : vector<4xi8> to vector<1xf32>
        %228 = vector.extract %227[0] : f32 from vector<1xf32>
        %229 = arith.addi %217, %c4 : index
        %230 = memref.load %factors[%229] : memref<?xf32>
        %231 = arith.mulf %230, %228 : f32
        %232 = arith.bitcast %231 : f32 to i32
        %233 = arith.shrui %232, %c33 : i32
        %234 = arith.maxsi %233, %c34 : i32
        %235 = arith.subi %c35, %234 : i32
        %236 = arith.shli %235, %c33 : i32
        %237 = arith.subi %234, %c36 : i32
        %238 = arith.shli %237, %c33 : i32
        %239 = arith.bitcast %236 : i32 to f32
        %240 = arith.bitcast %238 : i32 to f32
        %241 = arith.cmpi eq, %0, %c1 : index
        %242 = arith.cmpi eq, %31, %c1 : index
        %243 = arith.andi %241, %242 : i1
        scf.if %243 {
          %244 = arith.muli %214, %c5 : index
          memref.store %240, %out_factors[%244] : memref<?xf32>
        }
        %245 = arith.mulf %221, %c38 : f32
        %246 = wave.exp2 %245 : f32
        %247 = arith.addf %c37, %246 : f32
        %248 = arith.divf %221, %247 : f32
        %249 = arith.mulf %248, %222 : f32
        %250 = arith.mulf %249, %239 : f32
        %251 = arith.truncf %250 : f32 to f16
        %252 = arith.muli %214, %outputFeatures : index
        %253 = arith.muli %0, %c10 : index
        %254 = arith.addi %252, %253 : index
        %255 = arith.addi %254, %31 : index
        memref.store %251, %out[%255] : memref<?xf16>
      }
    }
  }
  wave.return
}
