// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0', waves=8, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_0_w8_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q8_0_w8_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 1024 : index
  %c21 = arith.constant 1536 : index
  %c22 = arith.constant 2048 : index
  %c23 = arith.constant 2560 : index
  %c24 = arith.constant 3072 : index
  %c25 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 4 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
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
    %11 = arith.addi %inputFeatures, %c5 : index
    %12 = arith.divui %11, %c6 : index
    %13 = arith.muli %12, %c6 : index
    %14 = arith.addi %10, %13 : index
    %15 = arith.addi %14, %c6 : index
    %16 = arith.muli %9, %panelsPerExpert : index
    %17 = arith.muli %0, %c8 : index
    %18 = arith.addi %16, %17 : index
    %19 = arith.addi %18, %c1 : index
    %20 = arith.muli %19, %15 : index
    %21 = arith.addi %18, %c9 : index
    %22 = arith.muli %21, %15 : index
    %23 = arith.divui %1, %rowDivisor : index
    %24 = wave.scratch %inputFeatures : memref<?xf16>
    %25 = arith.divui %23, %tileRows : index
    %26 = arith.divui %inputFeatures, %c4 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c1, %c4 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c8 : index
    %31 = arith.remui %c1, %c4 : index
    %32 = arith.divui %31, %c12 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c12 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %23, %tileRows : index
    %37 = arith.muli %36, %c12 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c1, %c12 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.divui %inputFeatures, %c12 : index
    %42 = wave.wave
    %43 = arith.muli %42, %c13 : index
    %44 = arith.addi %43, %7 : index
    scf.for %45 = %44 to %41 step %c14 {
      %46 = arith.muli %45, %34 : index
      %47 = arith.addi %40, %46 : index
      %48 = vector.load %x[%47] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %49 = arith.muli %45, %c12 : index
      vector.store %48, %24[%49] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %50 = arith.divui %inputFeatures, %c13 : index
    %51 = arith.muli %42, %stepsPerWave : index
    %52 = arith.minsi %51, %50 : index
    %53 = arith.addi %52, %stepsPerWave : index
    %54 = arith.minsi %53, %50 : index
    %55 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %56 = arith.subi %54, %52 : index
    %57 = arith.divui %56, %c8 : index
    %58 = arith.muli %57, %c8 : index
    %59 = arith.addi %52, %58 : index
    %60 = arith.select %55, %53, %59 : index
    %64:2 = scf.for %61 = %52 to %60 step %c8 iter_args(%62 = %c15, %63 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %65 = arith.addi %61, %c1 : index
      %66:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %20, %65, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %67 = arith.addi %61, %c9 : index
      %68:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %20, %67, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %69:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %22, %65, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %70:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %22, %67, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %71 = arith.muli %61, %c8 : index
      %72 = arith.addi %71, %c1 : index
      %73 = arith.muli %c9, %c4 : index
      %74 = arith.muli %72, %73 : index
      %75 = arith.addi %c1, %74 : index
      %76 = vector.load %24[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %77 = arith.muli %c9, %c12 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %24[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = wave.mma %80, %66#0, %62 : vector<16xf16>, vector<8xf32>
      %82 = wave.mma %80, %69#0, %63 : vector<16xf16>, vector<8xf32>
      %83 = arith.addi %71, %c9 : index
      %84 = arith.muli %83, %73 : index
      %85 = arith.addi %c1, %84 : index
      %86 = vector.load %24[%85] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %87 = arith.addi %85, %77 : index
      %88 = vector.load %24[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %89 = vector.shuffle %86, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = wave.mma %89, %66#1, %81 : vector<16xf16>, vector<8xf32>
      %91 = wave.mma %89, %69#1, %82 : vector<16xf16>, vector<8xf32>
      %92 = arith.addi %71, %c8 : index
      %93 = arith.muli %92, %73 : index
      %94 = arith.addi %c1, %93 : index
      %95 = vector.load %24[%94] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %96 = arith.addi %94, %77 : index
      %97 = vector.load %24[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %98 = vector.shuffle %95, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = wave.mma %98, %68#0, %90 : vector<16xf16>, vector<8xf32>
      %100 = wave.mma %98, %70#0, %91 : vector<16xf16>, vector<8xf32>
      %101 = arith.addi %71, %c18 : index
      %102 = arith.muli %101, %73 : index
      %103 = arith.addi %c1, %102 : index
      %104 = vector.load %24[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.addi %103, %77 : index
      %106 = vector.load %24[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %104, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %68#1, %99 : vector<16xf16>, vector<8xf32>
      %109 = wave.mma %107, %70#1, %100 : vector<16xf16>, vector<8xf32>
      scf.yield %108, %109 : vector<8xf32>, vector<8xf32>
    }
    %110 = arith.select %55, %60, %54 : index
    %114:2 = scf.for %111 = %60 to %110 step %c9 iter_args(%112 = %64#0, %113 = %64#1) -> (vector<8xf32>, vector<8xf32>) {
      %115 = arith.addi %111, %c1 : index
      %116:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %20, %115, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %117:2 = func.call @expert_gate_up_q8_0_w8_single__gfx1100.0(%7, %22, %115, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
      %118 = arith.muli %111, %c8 : index
      %119 = arith.addi %118, %c1 : index
      %120 = arith.muli %c9, %c4 : index
      %121 = arith.muli %119, %120 : index
      %122 = arith.addi %c1, %121 : index
      %123 = vector.load %24[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = arith.muli %c9, %c12 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %24[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = wave.mma %127, %116#0, %112 : vector<16xf16>, vector<8xf32>
      %129 = wave.mma %127, %117#0, %113 : vector<16xf16>, vector<8xf32>
      %130 = arith.addi %118, %c9 : index
      %131 = arith.muli %130, %120 : index
      %132 = arith.addi %c1, %131 : index
      %133 = vector.load %24[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = arith.addi %132, %124 : index
      %135 = vector.load %24[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = wave.mma %136, %116#1, %128 : vector<16xf16>, vector<8xf32>
      %138 = wave.mma %136, %117#1, %129 : vector<16xf16>, vector<8xf32>
      scf.yield %137, %138 : vector<8xf32>, vector<8xf32>
    }
    %139 = arith.muli %42, %c8 : index
    %140 = arith.addi %139, %c1 : index
    %141 = arith.muli %140, %c14 : index
    %142 = arith.addi %141, %7 : index
    %143 = vector.extract %114#0[0] : f32 from vector<8xf32>
    %144 = arith.addi %142, %c1 : index
    memref.store %143, %6[%144] : memref<?xf32>
    %145 = arith.addi %139, %c9 : index
    %146 = arith.muli %145, %c14 : index
    %147 = arith.addi %146, %7 : index
    %148 = vector.extract %114#1[0] : f32 from vector<8xf32>
    %149 = arith.addi %147, %c1 : index
    memref.store %148, %6[%149] : memref<?xf32>
    wave.barrier
    scf.for %150 = %42 to %c9 step %c12 {
      %151 = arith.muli %150, %c13 : index
      %152 = arith.addi %151, %7 : index
      %153 = arith.addi %152, %c1 : index
      %154 = memref.load %6[%153] : memref<?xf32>
      %155 = arith.addi %153, %c19 : index
      %156 = memref.load %6[%155] : memref<?xf32>
      %157 = arith.addf %154, %156 : f32
      %158 = arith.addi %153, %c20 : index
      %159 = memref.load %6[%158] : memref<?xf32>
      %160 = arith.addf %157, %159 : f32
      %161 = arith.addi %153, %c21 : index
      %162 = memref.load %6[%161] : memref<?xf32>
      %163 = arith.addf %160, %162 : f32
      %164 = arith.addi %153, %c22 : index
      %165 = memref.load %6[%164] : memref<?xf32>
      %166 = arith.addf %163, %165 : f32
      %167 = arith.addi %153, %c23 : index
      %168 = memref.load %6[%167] : memref<?xf32>
      %169 = arith.addf %166, %168 : f32
      %170 = arith.addi %153, %c24 : index
      %171 = memref.load %6[%170] : memref<?xf32>
      %172 = arith.addf %169, %171 : f32
      %173 = arith.addi %153, %c25 : index
      %174 = memref.load %6[%173] : memref<?xf32>
      %175 = arith.addf %172, %174 : f32
      %176 = arith.addi %152, %c14 : index
      %177 = memref.load %6[%176] : memref<?xf32>
      %178 = arith.addi %176, %c19 : index
      %179 = memref.load %6[%178] : memref<?xf32>
      %180 = arith.addf %177, %179 : f32
      %181 = arith.addi %176, %c20 : index
      %182 = memref.load %6[%181] : memref<?xf32>
      %183 = arith.addf %180, %182 : f32
      %184 = arith.addi %176, %c21 : index
      %185 = memref.load %6[%184] : memref<?xf32>
      %186 = arith.addf %183, %185 : f32
      %187 = arith.addi %176, %c22 : index
      %188 = memref.load %6[%187] : memref<?xf32>
      %189 = arith.addf %186, %188 : f32
      %190 = arith.addi %176, %c23 : index
      %191 = memref.load %6[%190] : memref<?xf32>
      %192 = arith.addf %189, %191 : f32
      %193 = arith.addi %176, %c24 : index
      %194 = memref.load %6[%193] : memref<?xf32>
      %195 = arith.addf %192, %194 : f32
      %196 = arith.addi %176, %c25 : index
      %197 = memref.load %6[%196] : memref<?xf32>
      %198 = arith.addf %195, %197 : f32
      %199 = arith.muli %150, %c8 : index
      %200 = arith.divui %7, %c4 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.cmpi slt, %201, %c9 : index
      scf.if %202 {
        %203 = arith.cmpi eq, %hasFactors, %c9 : index
        %204 = arith.muli %23, %c8 : index
        %205 = memref.load %factors[%204] : memref<?xf32>
        %206 = arith.mulf %205, %operandScale : f32
        %207 = arith.select %203, %206, %operandScale : f32
        %208 = arith.remui %7, %c4 : index
        %209 = arith.muli %208, %c28 : index
        %210 = arith.addi %20, %209 : index
        %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %212 = vector.bitcast %211 : vector<4xi8> to vector<1xf32>
        %213 = vector.extract %212[0] : f32 from vector<1xf32>
        %214 = arith.mulf %213, %207 : f32
        %215 = arith.mulf %175, %214 : f32
        %216 = arith.addi %22, %209 : index
        %217 = vector.load %w[%216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %218 = vector.bitcast %217 : vector<4xi8> to vector<1xf32>
        %219 = vector.extract %218[0] : f32 from vector<1xf32>
        %220 = arith.mulf %219, %207 : f32
        %221 = arith.mulf %198, %220 : f32
        %222 = arith.addi %20, %c29 : index
        %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %224 = vector.bitcast %223 : vector<4xi8> to vector<1xf32>
        %225 = vector.extract %224[0] : f32 from vector<1xf32>
        %226 = arith.addi %204, %c9 : index
        %227 = memref.load %factors[%226] : memref<?xf32>
        %228 = arith.mulf %227, %225 : f32
        %229 = arith.bitcast %228 : f32 to i32
        %230 = arith.shrui %229, %c30 : i32
        %231 = arith.maxsi %230, %c31 : i32
        %232 = arith.subi %c32, %231 : i32
        %233 = arith.shli %232, %c30 : i32
        %234 = arith.subi %231, %c33 : i32
        %235 = arith.shli %234, %c30 : i32
        %236 = arith.bitcast %233 : i32 to f32
        %237 = arith.bitcast %235 : i32 to f32
        %238 = arith.cmpi eq, %0, %c1 : index
        %239 = arith.cmpi eq, %208, %c1 : index
        %240 = arith.andi %238, %239 : i1
        scf.if %240 {
          %241 = arith.muli %1, %c8 : index
          memref.store %237, %out_factors[%241] : memref<?xf32>
        }
        %242 = arith.mulf %215, %c35 : f32
        %243 = wave.exp2 %242 : f32
        %244 = arith.addf %c34, %243 : f32
        %245 = arith.divf %215, %244 : f32
        %246 = arith.mulf %245, %221 : f32
        %247 = arith.mulf %246, %236 : f32
        %248 = arith.truncf %247 : f32 to f16
        %249 = arith.muli %1, %outputFeatures : index
        %250 = arith.muli %0, %c4 : index
        %251 = arith.addi %249, %250 : index
        %252 = arith.addi %251, %208 : index
        memref.store %248, %out[%252] : memref<?xf16>
      }
    }
  }
  wave.return
}
