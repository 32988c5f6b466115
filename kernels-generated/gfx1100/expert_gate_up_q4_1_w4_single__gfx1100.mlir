// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q4_1', waves=4, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1_w4_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 128 : index
  %fc2 = arith.constant 64 : index
  %fc3 = arith.constant 4 : index
  %fc4 = arith.constant 2 : index
  %fc5 = arith.constant 127 : index
  %fc6 = arith.constant 256 : index
  %fc7 = arith.constant dense<0> : vector<4xi32>
  %fc8 = arith.constant dense<983055> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<4> : vector<4xi32>
  %fc11 = arith.constant dense<8> : vector<4xi32>
  %fc12 = arith.constant dense<12> : vector<4xi32>
  %fc13 = arith.constant dense<0x6400> : vector<32xf16>
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
  %f21 = vector.load %x3[%f20] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f22 = vector.bitcast %f21 : vector<16xi8> to vector<4xi32>
  %f23 = arith.shrui %f22, %fc7 : vector<4xi32>
  %f24 = arith.andi %f23, %fc8 : vector<4xi32>
  %f25 = arith.ori %f24, %fc9 : vector<4xi32>
  %f26 = vector.bitcast %f25 : vector<4xi32> to vector<8xf16>
  %f27 = arith.shrui %f22, %fc10 : vector<4xi32>
  %f28 = arith.andi %f27, %fc8 : vector<4xi32>
  %f29 = arith.ori %f28, %fc9 : vector<4xi32>
  %f30 = vector.bitcast %f29 : vector<4xi32> to vector<8xf16>
  %f31 = arith.shrui %f22, %fc11 : vector<4xi32>
  %f32 = arith.andi %f31, %fc8 : vector<4xi32>
  %f33 = arith.ori %f32, %fc9 : vector<4xi32>
  %f34 = vector.bitcast %f33 : vector<4xi32> to vector<8xf16>
  %f35 = arith.shrui %f22, %fc12 : vector<4xi32>
  %f36 = arith.andi %f35, %fc8 : vector<4xi32>
  %f37 = arith.ori %f36, %fc9 : vector<4xi32>
  %f38 = vector.bitcast %f37 : vector<4xi32> to vector<8xf16>
  %f39 = vector.shuffle %f26, %f30 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f40 = vector.shuffle %f34, %f38 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f41 = vector.shuffle %f39, %f40 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
  %f42 = arith.subf %f41, %fc13 : vector<32xf16>
  %f43 = vector.shuffle %f42, %f42 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
  %f44 = vector.shuffle %f42, %f42 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
  %f45 = math.fma %f43, %f9, %f11 : vector<16xf16>
  %f46 = math.fma %f44, %f9, %f11 : vector<16xf16>
  func.return %f45, %f46 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q4_1_w4_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
    %17 = arith.muli %9, %panelsPerExpert : index
    %18 = arith.muli %0, %c5 : index
    %19 = arith.addi %17, %18 : index
    %20 = arith.addi %19, %c1 : index
    %21 = arith.muli %20, %16 : index
    %22 = arith.addi %19, %c9 : index
    %23 = arith.muli %22, %16 : index
    %24 = arith.divui %1, %rowDivisor : index
    %25 = wave.scratch %inputFeatures : memref<?xf16>
    %26 = arith.divui %24, %tileRows : index
    %27 = arith.divui %inputFeatures, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c1, %c12 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c5 : index
    %32 = arith.remui %c1, %c12 : index
    %33 = arith.divui %32, %c4 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c4 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %24, %tileRows : index
    %38 = arith.muli %37, %c4 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c1, %c4 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.divui %inputFeatures, %c4 : index
    %43 = wave.wave
    %44 = arith.muli %43, %c13 : index
    %45 = arith.addi %44, %7 : index
    scf.for %46 = %45 to %42 step %c7 {
      %47 = arith.muli %46, %35 : index
      %48 = arith.addi %41, %47 : index
      %49 = vector.load %x[%48] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %50 = arith.muli %46, %c4 : index
      vector.store %49, %25[%50] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %51 = arith.divui %inputFeatures, %c13 : index
    %52 = arith.muli %43, %stepsPerWave : index
    %53 = arith.minsi %52, %51 : index
    %54 = arith.addi %53, %stepsPerWave : index
    %55 = arith.minsi %54, %51 : index
    %56 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %57 = arith.subi %55, %53 : index
    %58 = arith.divui %57, %c5 : index
    %59 = arith.muli %58, %c5 : index
    %60 = arith.addi %53, %59 : index
    %61 = arith.select %56, %54, %60 : index
    %65:2 = scf.for %62 = %53 to %61 step %c5 iter_args(%63 = %c14, %64 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %66 = arith.addi %62, %c1 : index
      %67:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %21, %66, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %68 = arith.addi %62, %c9 : index
      %69:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %21, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %70:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %23, %66, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %71:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %23, %68, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %72 = arith.muli %62, %c5 : index
      %73 = arith.addi %72, %c1 : index
      %74 = arith.muli %c9, %c12 : index
      %75 = arith.muli %73, %74 : index
      %76 = arith.addi %c1, %75 : index
      %77 = vector.load %25[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.muli %c9, %c4 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %25[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %67#0, %63 : vector<16xf16>, vector<8xf32>
      %83 = wave.mma %81, %70#0, %64 : vector<16xf16>, vector<8xf32>
      %84 = arith.addi %72, %c9 : index
      %85 = arith.muli %84, %74 : index
      %86 = arith.addi %c1, %85 : index
      %87 = vector.load %25[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = arith.addi %86, %78 : index
      %89 = vector.load %25[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = wave.mma %90, %67#1, %82 : vector<16xf16>, vector<8xf32>
      %92 = wave.mma %90, %70#1, %83 : vector<16xf16>, vector<8xf32>
      %93 = arith.addi %72, %c5 : index
      %94 = arith.muli %93, %74 : index
      %95 = arith.addi %c1, %94 : index
      %96 = vector.load %25[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.addi %95, %78 : index
      %98 = vector.load %25[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %69#0, %91 : vector<16xf16>, vector<8xf32>
      %101 = wave.mma %99, %71#0, %92 : vector<16xf16>, vector<8xf32>
      %102 = arith.addi %72, %c17 : index
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
    %115:2 = scf.for %112 = %61 to %111 step %c9 iter_args(%113 = %65#0, %114 = %65#1) -> (vector<8xf32>, vector<8xf32>) {
      %116 = arith.addi %112, %c1 : index
      %117:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %21, %116, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %118:2 = func.call @expert_gate_up_q4_1_w4_single__gfx1100.0(%7, %23, %116, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %119 = arith.muli %112, %c5 : index
      %120 = arith.addi %119, %c1 : index
      %121 = arith.muli %c9, %c12 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.addi %c1, %122 : index
      %124 = vector.load %25[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.muli %c9, %c4 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %25[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = wave.mma %128, %117#0, %113 : vector<16xf16>, vector<8xf32>
      %130 = wave.mma %128, %118#0, %114 : vector<16xf16>, vector<8xf32>
      %131 = arith.addi %119, %c9 : index
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
    %140 = arith.muli %43, %c5 : index
    %141 = arith.addi %140, %c1 : index
    %142 = arith.muli %141, %c18 : index
    %143 = arith.addi %142, %7 : index
    %144 = vector.extract %115#0[0] : f32 from vector<8xf32>
    %145 = arith.addi %143, %c1 : index
    memref.store %144, %6[%145] : memref<?xf32>
    %146 = arith.addi %140, %c9 : index
    %147 = arith.muli %146, %c18 : index
    %148 = arith.addi %147, %7 : index
    %149 = vector.extract %115#1[0] : f32 from vector<8xf32>
    %150 = arith.addi %148, %c1 : index
    memref.store %149, %6[%150] : memref<?xf32>
    wave.barrier
    scf.for %151 = %43 to %c9 step %c19 {
      %152 = arith.muli %151, %c13 : index
      %153 = arith.addi %152, %7 : index
      %154 = arith.addi %153, %c1 : index
      %155 = memref.load %6[%154] : memref<?xf32>
      %156 = arith.addi %154, %c20 : index
      %157 = memref.load %6[%156] : memref<?xf32>
      %158 = arith.addf %155, %157 : f32
      %159 = arith.addi %154, %c21 : index
      %160 = memref.load %6[%159] : memref<?xf32>
      %161 = arith.addf %158, %160 : f32
      %162 = arith.addi %154, %c22 : index
      %163 = memref.load %6[%162] : memref<?xf32>
      %164 = arith.addf %161, %163 : f32
      %165 = arith.addi %153, %c18 : index
      %166 = memref.load %6[%165] : memref<?xf32>
      %167 = arith.addi %165, %c20 : index
      %168 = memref.load %6[%167] : memref<?xf32>
      %169 = arith.addf %166, %168 : f32
      %170 = arith.addi %165, %c21 : index
      %171 = memref.load %6[%170] : memref<?xf32>
      %172 = arith.addf %169, %171 : f32
      %173 = arith.addi %165, %c22 : index
      %174 = memref.load %6[%173] : memref<?xf32>
      %175 = arith.addf %172, %174 : f32
      %176 = arith.muli %151, %c5 : index
      %177 = arith.divui %7, %c12 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.cmpi slt, %178, %c9 : index
      scf.if %179 {
        %180 = arith.cmpi eq, %hasFactors, %c9 : index
        %181 = arith.muli %24, %c5 : index
        %182 = memref.load %factors[%181] : memref<?xf32>
        %183 = arith.mulf %182, %operandScale : f32
        %184 = arith.select %180, %183, %operandScale : f32
        %185 = arith.remui %7, %c12 : index
        %186 = arith.muli %185, %c19 : index
        %187 = arith.addi %21, %186 : index
        %188 = vector.load %w[%187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %189 = vector.bitcast %188 : vector<4xi8> to vector<1xf32>
        %190 = vector.extract %189[0] : f32 from vector<1xf32>
        %191 = arith.mulf %190, %184 : f32
        %192 = arith.mulf %164, %191 : f32
        %193 = arith.addi %23, %186 : index
        %194 = vector.load %w[%193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %195 = vector.bitcast %194 : vector<4xi8> to vector<1xf32>
        %196 = vector.extract %195[0] : f32 from vector<1xf32>
        %197 = arith.mulf %196, %184 : f32
        %198 = arith.mulf %175, %197 : f32
        %199 = arith.addi %21, %c25 : index
        %200 = vector.load %w[%199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %201 = vector.bitcast %200 : vector<4xi8> to vector<1xf32>
        %202 = vector.extract %201[0] : f32 from vector<1xf32>
        %203 = arith.addi %181, %c9 : index
        %204 = memref.load %factors[%203] : memref<?xf32>
        %205 = arith.mulf %204, %202 : f32
        %206 = arith.bitcast %205 : f32 to i32
        %207 = arith.shrui %206, %c26 : i32
        %208 = arith.maxsi %207, %c27 : i32
        %209 = arith.subi %c28, %208 : i32
        %210 = arith.shli %209, %c26 : i32
        %211 = arith.subi %208, %c29 : i32
        %212 = arith.shli %211, %c26 : i32
        %213 = arith.bitcast %210 : i32 to f32
        %214 = arith.bitcast %212 : i32 to f32
        %215 = arith.cmpi eq, %0, %c1 : index
        %216 = arith.cmpi eq, %185, %c1 : index
        %217 = arith.andi %215, %216 : i1
        scf.if %217 {
          %218 = arith.muli %1, %c5 : index
          memref.store %214, %out_factors[%218] : memref<?xf32>
        }
        %219 = arith.mulf %192, %c31 : f32
        %220 = wave.exp2 %219 : f32
        %221 = arith.addf %c30, %220 : f32
        %222 = arith.divf %192, %221 : f32
        %223 = arith.mulf %222, %198 : f32
        %224 = arith.mulf %223, %213 : f32
        %225 = arith.truncf %224 : f32 to f16
        %226 = arith.muli %1, %outputFeatures : index
        %227 = arith.muli %0, %c12 : index
        %228 = arith.addi %226, %227 : index
        %229 = arith.addi %228, %185 : index
        memref.store %225, %out[%229] : memref<?xf16>
      }
    }
  }
  wave.return
}
