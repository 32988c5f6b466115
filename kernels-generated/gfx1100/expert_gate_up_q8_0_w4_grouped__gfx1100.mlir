// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0', waves=4, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 32 : index
  %fc3 = arith.constant 2 : index
  %fc4 = arith.constant 127 : index
  %fc5 = arith.constant 512 : index
  %fc6 = arith.constant 0 : index
  %fc7 = arith.constant dense<16711935> : vector<4xi32>
  %fc8 = arith.constant dense<1677747200> : vector<4xi32>
  %fc9 = arith.constant dense<8> : vector<4xi32>
  %fc10 = arith.constant dense<0x6480> : vector<16xf16>
  %fc11 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.addi %x1, %fc1 : index
  %f2 = arith.muli %x2, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.muli %f0, %fc3 : index
  %f5 = arith.addi %f3, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
  %f7 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f8 = vector.extract %f7[0] : f16 from vector<1xf16>
  %f9 = vector.broadcast %f8 : f16 to vector<16xf16>
  %f10 = arith.addi %x4, %fc4 : index
  %f11 = arith.divui %f10, %fc1 : index
  %f12 = arith.muli %f11, %fc1 : index
  %f13 = arith.addi %f1, %f12 : index
  %f14 = arith.muli %x2, %fc5 : index
  %f15 = arith.addi %f13, %f14 : index
  %f16 = arith.addi %f15, %fc6 : index
  %f17 = arith.muli %f0, %fc0 : index
  %f18 = arith.addi %f16, %f17 : index
  %f19 = vector.load %x3[%f18] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f20 = vector.bitcast %f19 : vector<16xi8> to vector<4xi32>
  %f21 = arith.andi %f20, %fc7 : vector<4xi32>
  %f22 = arith.ori %f21, %fc8 : vector<4xi32>
  %f23 = vector.bitcast %f22 : vector<4xi32> to vector<8xf16>
  %f24 = arith.shrui %f20, %fc9 : vector<4xi32>
  %f25 = arith.andi %f24, %fc7 : vector<4xi32>
  %f26 = arith.ori %f25, %fc8 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = vector.shuffle %f23, %f27 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f29 = arith.subf %f28, %fc10 : vector<16xf16>
  %f30 = arith.mulf %f29, %f9 : vector<16xf16>
  %f31 = arith.addi %f15, %fc11 : index
  %f32 = arith.addi %f31, %f17 : index
  %f33 = vector.load %x3[%f32] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f34 = vector.bitcast %f33 : vector<16xi8> to vector<4xi32>
  %f35 = arith.andi %f34, %fc7 : vector<4xi32>
  %f36 = arith.ori %f35, %fc8 : vector<4xi32>
  %f37 = vector.bitcast %f36 : vector<4xi32> to vector<8xf16>
  %f38 = arith.shrui %f34, %fc9 : vector<4xi32>
  %f39 = arith.andi %f38, %fc7 : vector<4xi32>
  %f40 = arith.ori %f39, %fc8 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = vector.shuffle %f37, %f41 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f43 = arith.subf %f42, %fc10 : vector<16xf16>
  %f44 = arith.mulf %f43, %f9 : vector<16xf16>
  func.return %f30, %f44 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q8_0_w4_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 512 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
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
    %17 = arith.muli %inputFeatures, %c6 : index
    %18 = arith.addi %inputFeatures, %c7 : index
    %19 = arith.divui %18, %c8 : index
    %20 = arith.muli %19, %c8 : index
    %21 = arith.addi %17, %20 : index
    %22 = arith.addi %21, %c8 : index
    %23 = arith.muli %16, %panelsPerExpert : index
    %24 = arith.muli %0, %c5 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %22 : index
    %28 = arith.addi %25, %c4 : index
    %29 = arith.muli %28, %22 : index
    %30 = arith.remui %8, %c6 : index
    %31 = arith.addi %pairsAt, %11 : index
    %32 = arith.subi %14, %c4 : index
    %33 = arith.minsi %30, %32 : index
    %34 = arith.addi %31, %33 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.divui %36, %rowDivisor : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c6 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c1, %c6 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c5 : index
    %44 = arith.remui %c1, %c6 : index
    %45 = arith.divui %44, %c13 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c13 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c13 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c1, %c13 : index
    %53 = arith.addi %51, %52 : index
    %54 = wave.wave
    %55 = arith.divui %inputFeatures, %c15 : index
    %56 = arith.muli %54, %stepsPerWave : index
    %57 = arith.minsi %56, %55 : index
    %58 = arith.addi %57, %stepsPerWave : index
    %59 = arith.minsi %58, %55 : index
    %60 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %61 = arith.subi %59, %57 : index
    %62 = arith.divui %61, %c5 : index
    %63 = arith.muli %62, %c5 : index
    %64 = arith.addi %57, %63 : index
    %65 = arith.select %60, %58, %64 : index
    %69:2 = scf.for %66 = %57 to %65 step %c5 iter_args(%67 = %c14, %68 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %70 = arith.addi %66, %c1 : index
      %71:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %27, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.addi %66, %c4 : index
      %73:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %27, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %74:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %29, %70, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %75:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %29, %72, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %76 = arith.muli %66, %c5 : index
      %77 = arith.addi %76, %c1 : index
      %78 = arith.muli %tileRows, %c6 : index
      %79 = arith.muli %77, %78 : index
      %80 = arith.addi %53, %79 : index
      %81 = vector.load %x[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %82 = arith.addi %80, %47 : index
      %83 = vector.load %x[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = wave.mma %84, %71#0, %67 : vector<16xf16>, vector<8xf32>
      %86 = wave.mma %84, %74#0, %68 : vector<16xf16>, vector<8xf32>
      %87 = arith.addi %76, %c4 : index
      %88 = arith.muli %87, %78 : index
      %89 = arith.addi %53, %88 : index
      %90 = vector.load %x[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %91 = arith.addi %89, %47 : index
      %92 = vector.load %x[%91] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %93 = vector.shuffle %90, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = wave.mma %93, %71#1, %85 : vector<16xf16>, vector<8xf32>
      %95 = wave.mma %93, %74#1, %86 : vector<16xf16>, vector<8xf32>
      %96 = arith.addi %76, %c5 : index
      %97 = arith.muli %96, %78 : index
      %98 = arith.addi %53, %97 : index
      %99 = vector.load %x[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %100 = arith.addi %98, %47 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %99, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %73#0, %94 : vector<16xf16>, vector<8xf32>
      %104 = wave.mma %102, %75#0, %95 : vector<16xf16>, vector<8xf32>
      %105 = arith.addi %76, %c18 : index
      %106 = arith.muli %105, %78 : index
      %107 = arith.addi %53, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.addi %107, %47 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %73#1, %103 : vector<16xf16>, vector<8xf32>
      %113 = wave.mma %111, %75#1, %104 : vector<16xf16>, vector<8xf32>
      scf.yield %112, %113 : vector<8xf32>, vector<8xf32>
    }
    %114 = arith.select %60, %65, %59 : index
    %118:2 = scf.for %115 = %65 to %114 step %c4 iter_args(%116 = %69#0, %117 = %69#1) -> (vector<8xf32>, vector<8xf32>) {
      %119 = arith.addi %115, %c1 : index
      %120:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %27, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %121:2 = func.call @expert_gate_up_q8_0_w4_grouped__gfx1100.0(%8, %29, %119, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %122 = arith.muli %115, %c5 : index
      %123 = arith.addi %122, %c1 : index
      %124 = arith.muli %tileRows, %c6 : index
      %125 = arith.muli %123, %124 : index
      %126 = arith.addi %53, %125 : index
      %127 = vector.load %x[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = arith.addi %126, %47 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %120#0, %116 : vector<16xf16>, vector<8xf32>
      %132 = wave.mma %130, %121#0, %117 : vector<16xf16>, vector<8xf32>
      %133 = arith.addi %122, %c4 : index
      %134 = arith.muli %133, %124 : index
      %135 = arith.addi %53, %134 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = arith.addi %135, %47 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = wave.mma %139, %120#1, %131 : vector<16xf16>, vector<8xf32>
      %141 = wave.mma %139, %121#1, %132 : vector<16xf16>, vector<8xf32>
      scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
    }
    %142 = arith.muli %54, %c5 : index
    %143 = arith.addi %142, %c1 : index
    %144 = arith.muli %143, %c19 : index
    %145 = arith.addi %144, %8 : index
    %146 = vector.extract %118#0[0] : f32 from vector<8xf32>
    %147 = arith.addi %145, %c1 : index
    memref.store %146, %7[%147] : memref<?xf32>
    %148 = vector.extract %118#0[1] : f32 from vector<8xf32>
    %149 = arith.addi %145, %c15 : index
    memref.store %148, %7[%149] : memref<?xf32>
    %150 = vector.extract %118#0[2] : f32 from vector<8xf32>
    %151 = arith.addi %145, %c20 : index
    memref.store %150, %7[%151] : memref<?xf32>
    %152 = vector.extract %118#0[3] : f32 from vector<8xf32>
    %153 = arith.addi %145, %c21 : index
    memref.store %152, %7[%153] : memref<?xf32>
    %154 = vector.extract %118#0[4] : f32 from vector<8xf32>
    %155 = arith.addi %145, %c8 : index
    memref.store %154, %7[%155] : memref<?xf32>
    %156 = vector.extract %118#0[5] : f32 from vector<8xf32>
    %157 = arith.addi %145, %c22 : index
    memref.store %156, %7[%157] : memref<?xf32>
    %158 = vector.extract %118#0[6] : f32 from vector<8xf32>
    %159 = arith.addi %145, %c23 : index
    memref.store %158, %7[%159] : memref<?xf32>
    %160 = vector.extract %118#0[7] : f32 from vector<8xf32>
    %161 = arith.addi %145, %c24 : index
    memref.store %160, %7[%161] : memref<?xf32>
    %162 = arith.addi %142, %c4 : index
    %163 = arith.muli %162, %c19 : index
    %164 = arith.addi %163, %8 : index
    %165 = vector.extract %118#1[0] : f32 from vector<8xf32>
    %166 = arith.addi %164, %c1 : index
    memref.store %165, %7[%166] : memref<?xf32>
    %167 = vector.extract %118#1[1] : f32 from vector<8xf32>
    %168 = arith.addi %164, %c15 : index
    memref.store %167, %7[%168] : memref<?xf32>
    %169 = vector.extract %118#1[2] : f32 from vector<8xf32>
    %170 = arith.addi %164, %c20 : index
    memref.store %169, %7[%170] : memref<?xf32>
    %171 = vector.extract %118#1[3] : f32 from vector<8xf32>
    %172 = arith.addi %164, %c21 : index
    memref.store %171, %7[%172] : memref<?xf32>
    %173 = vector.extract %118#1[4] : f32 from vector<8xf32>
    %174 = arith.addi %164, %c8 : index
    memref.store %173, %7[%174] : memref<?xf32>
    %175 = vector.extract %118#1[5] : f32 from vector<8xf32>
    %176 = arith.addi %164, %c22 : index
    memref.store %175, %7[%176] : memref<?xf32>
    %177 = vector.extract %118#1[6] : f32 from vector<8xf32>
    %178 = arith.addi %164, %c23 : index
    memref.store %177, %7[%178] : memref<?xf32>
    %179 = vector.extract %118#1[7] : f32 from vector<8xf32>
    %180 = arith.addi %164, %c24 : index
    memref.store %179, %7[%180] : memref<?xf32>
    wave.barrier
    scf.for %181 = %54 to %c13 step %c2 {
      %182 = arith.muli %181, %c15 : index
      %183 = arith.addi %182, %8 : index
      %184 = arith.addi %183, %c1 : index
      %185 = memref.load %7[%184] : memref<?xf32>
      %186 = arith.addi %184, %c25 : index
      %187 = memref.load %7[%186] : memref<?xf32>
      %188 = arith.addf %185, %187 : f32
      %189 = arith.addi %184, %c26 : index
      %190 = memref.load %7[%189] : memref<?xf32>
      %191 = arith.addf %188, %190 : f32
      %192 = arith.addi %184, %c27 : index
      %193 = memref.load %7[%192] : memref<?xf32>
      %194 = arith.addf %191, %193 : f32
      %195 = arith.addi %183, %c19 : index
      %196 = memref.load %7[%195] : memref<?xf32>
      %197 = arith.addi %195, %c25 : index
      %198 = memref.load %7[%197] : memref<?xf32>
      %199 = arith.addf %196, %198 : f32
      %200 = arith.addi %195, %c26 : index
      %201 = memref.load %7[%200] : memref<?xf32>
      %202 = arith.addf %199, %201 : f32
      %203 = arith.addi %195, %c27 : index
      %204 = memref.load %7[%203] : memref<?xf32>
      %205 = arith.addf %202, %204 : f32
      %206 = arith.muli %181, %c5 : index
      %207 = arith.divui %8, %c6 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.cmpi slt, %208, %14 : index
      scf.if %209 {
        %210 = arith.minsi %208, %32 : index
        %211 = arith.addi %31, %210 : index
        %212 = memref.load %groups[%211] : memref<?xi32>
        %213 = arith.index_cast %212 : i32 to index
        %214 = arith.divui %213, %rowDivisor : index
        %215 = arith.cmpi eq, %hasFactors, %c4 : index
        %216 = arith.muli %214, %c5 : index
        %217 = memref.load %factors[%216] : memref<?xf32>
        %218 = arith.mulf %217, %operandScale : f32
        %219 = arith.select %215, %218, %operandScale : f32
        %220 = arith.muli %30, %c2 : index
        %221 = arith.addi %27, %220 : index
        %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %223 = vector.bitcast %222 : vector<4xi8> to vector<1xf32>
        %224 = vector.extract %223[0] : f32 from vector<1xf32>
        %225 = arith.mulf %224, %219 : f32
        %226 = arith.mulf %194, %225 : f32
        %227 = arith.addi %29, %220 : index
        %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %229 = vector.bitcast %228 : vector<4xi8> to vector<1xf32>
        %230 = vector.extract %229[0] : f32 from vector<1xf32>
        %231 = arith.mulf %230, %219 : f32
        %232 = arith.mulf %205, %231 : f32
        %233 = arith.addi %27, %c20 : index
        %234 = vector.load %w[%233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %235 = vector.bitcast %234 : vector<4xi8> to vector<1xf32>
        %236 = vector.extract %235[0] : f32 from vector<1xf32>
        %237 = arith.addi %216, %c4 : index
        %238 = memref.load %factors[%237] : memref<?xf32>
        %239 = arith.mulf %238, %236 : f32
        %240 = arith.bitcast %239 : f32 to i32
        %241 = arith.shrui %240, %c30 : i32
        %242 = arith.maxsi %241, %c31 : i32
        %243 = arith.subi %c32, %242 : i32
        %244 = arith.shli %243, %c30 : i32
        %245 = arith.subi %242, %c33 : i32
        %246 = arith.shli %245, %c30 : i32
        %247 = arith.bitcast %244 : i32 to f32
        %248 = arith.bitcast %246 : i32 to f32
        %249 = arith.cmpi eq, %0, %c1 : index
        %250 = arith.cmpi eq, %30, %c1 : index
        %251 = arith.andi %249, %250 : i1
        scf.if %251 {
          %252 = arith.muli %213, %c5 : index
          memref.store %248, %out_factors[%252] : memref<?xf32>
        }
        %253 = arith.mulf %226, %c35 : f32
        %254 = wave.exp2 %253 : f32
        %255 = arith.addf %c34, %254 : f32
        %256 = arith.divf %226, %255 : f32
        %257 = arith.mulf %256, %232 : f32
        %258 = arith.mulf %257, %247 : f32
        %259 = arith.truncf %258 : f32 to f16
        %260 = arith.muli %213, %outputFeatures : index
        %261 = arith.muli %0, %c6 : index
        %262 = arith.addi %260, %261 : index
        %263 = arith.addi %262, %30 : index
        memref.store %259, %out[%263] : memref<?xf16>
      }
    }
  }
  wave.return
}
