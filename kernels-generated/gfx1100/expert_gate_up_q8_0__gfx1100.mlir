// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_gate_up_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c16 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
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
    %19 = arith.addi %inputFeatures, %c9 : index
    %20 = arith.divui %19, %c10 : index
    %21 = arith.muli %20, %c10 : index
    %22 = arith.addi %18, %21 : index
    %23 = arith.addi %22, %c10 : index
    %24 = arith.muli %11, %panelsPerExpert : index
    %25 = arith.addi %24, %1 : index
    %26 = arith.addi %25, %c3 : index
    %27 = arith.muli %26, %23 : index
    %28 = arith.addi %25, %c12 : index
    %29 = arith.muli %28, %23 : index
    %30 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %31 = arith.cmpi sle, %17, %stagedRows : index
    %32 = arith.cmpi sgt, %stagedRows, %c3 : index
    %33 = arith.andi %31, %32 : i1
    %34 = arith.select %30, %30, %33 : i1
    %35:2 = scf.if %34 -> (vector<8xf32>, vector<8xf32>) {
      %36 = arith.addi %inputFeatures, %c16 : index
      %37 = arith.muli %stagedRows, %36 : index
      %38 = wave.scratch %37 : memref<?xf16>
      scf.for %39 = %c3 to %17 step %c12 {
        %40 = arith.addi %pairsAt, %14 : index
        %41 = arith.subi %17, %c12 : index
        %42 = arith.minsi %39, %41 : index
        %43 = arith.addi %40, %42 : index
        %44 = memref.load %groups[%43] : memref<?xi32>
        %45 = arith.index_cast %44 : i32 to index
        %46 = arith.divui %45, %rowDivisor : index
        %47 = arith.divui %46, %operandTileRows : index
        %48 = arith.divui %inputFeatures, %c8 : index
        %49 = arith.muli %47, %48 : index
        %50 = arith.divui %c3, %c8 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %51, %c1 : index
        %53 = arith.remui %c3, %c8 : index
        %54 = arith.divui %53, %c16 : index
        %55 = arith.addi %52, %54 : index
        %56 = arith.muli %operandTileRows, %c16 : index
        %57 = arith.muli %55, %56 : index
        %58 = arith.remui %46, %operandTileRows : index
        %59 = arith.muli %58, %c16 : index
        %60 = arith.addi %57, %59 : index
        %61 = arith.remui %c3, %c16 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.muli %39, %36 : index
        %64 = arith.divui %inputFeatures, %c16 : index
        %65 = wave.wave
        %66 = arith.muli %65, %c19 : index
        %67 = wave.lane
        %68 = arith.addi %66, %67 : index
        %69 = arith.muli %waves, %c19 : index
        scf.for %70 = %68 to %64 step %69 {
          %71 = arith.muli %70, %56 : index
          %72 = arith.addi %62, %71 : index
          %73 = vector.load %x[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %74 = arith.muli %70, %c16 : index
          %75 = arith.addi %63, %74 : index
          vector.store %73, %38[%75] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %76 = wave.lane
      %77 = arith.remui %76, %c8 : index
      %78 = arith.subi %17, %c12 : index
      %79 = arith.minsi %77, %78 : index
      %80 = arith.muli %79, %36 : index
      %81 = wave.wave
      %82 = arith.divui %inputFeatures, %c19 : index
      %83 = arith.muli %81, %stepsPerWave : index
      %84 = arith.minsi %83, %82 : index
      %85 = arith.addi %84, %stepsPerWave : index
      %86 = arith.minsi %85, %82 : index
      %87 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %88 = arith.subi %86, %84 : index
      %89 = arith.divui %88, %c1 : index
      %90 = arith.muli %89, %c1 : index
      %91 = arith.addi %84, %90 : index
      %92 = arith.select %87, %85, %91 : index
      %96:2 = scf.for %93 = %84 to %92 step %c1 iter_args(%94 = %c20, %95 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %97 = arith.addi %93, %c3 : index
        %98:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %27, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %99 = arith.addi %93, %c12 : index
        %100:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %27, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %101:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %29, %97, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %102:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %29, %99, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %103 = arith.muli %93, %c1 : index
        %104 = arith.addi %103, %c3 : index
        %105 = arith.muli %c12, %c8 : index
        %106 = arith.muli %104, %105 : index
        %107 = arith.addi %80, %106 : index
        %108 = vector.load %38[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = arith.muli %c12, %c16 : index
        %110 = arith.addi %107, %109 : index
        %111 = vector.load %38[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %113 = wave.mma %112, %98#0, %94 : vector<16xf16>, vector<8xf32>
        %114 = wave.mma %112, %101#0, %95 : vector<16xf16>, vector<8xf32>
        %115 = arith.addi %103, %c12 : index
        %116 = arith.muli %115, %105 : index
        %117 = arith.addi %80, %116 : index
        %118 = vector.load %38[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %119 = arith.addi %117, %109 : index
        %120 = vector.load %38[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %121 = vector.shuffle %118, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %122 = wave.mma %121, %98#1, %113 : vector<16xf16>, vector<8xf32>
        %123 = wave.mma %121, %101#1, %114 : vector<16xf16>, vector<8xf32>
        %124 = arith.addi %103, %c1 : index
        %125 = arith.muli %124, %105 : index
        %126 = arith.addi %80, %125 : index
        %127 = vector.load %38[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %128 = arith.addi %126, %109 : index
        %129 = vector.load %38[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %131 = wave.mma %130, %100#0, %122 : vector<16xf16>, vector<8xf32>
        %132 = wave.mma %130, %102#0, %123 : vector<16xf16>, vector<8xf32>
        %133 = arith.addi %103, %c23 : index
        %134 = arith.muli %133, %105 : index
        %135 = arith.addi %80, %134 : index
        %136 = vector.load %38[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = arith.addi %135, %109 : index
        %138 = vector.load %38[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %140 = wave.mma %139, %100#1, %131 : vector<16xf16>, vector<8xf32>
        %141 = wave.mma %139, %102#1, %132 : vector<16xf16>, vector<8xf32>
        scf.yield %140, %141 : vector<8xf32>, vector<8xf32>
      }
      %142 = arith.select %87, %92, %86 : index
      %146:2 = scf.for %143 = %92 to %142 step %c12 iter_args(%144 = %96#0, %145 = %96#1) -> (vector<8xf32>, vector<8xf32>) {
        %147 = arith.addi %143, %c3 : index
        %148:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %27, %147, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %149:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%76, %29, %147, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %150 = arith.muli %143, %c1 : index
        %151 = arith.addi %150, %c3 : index
        %152 = arith.muli %c12, %c8 : index
        %153 = arith.muli %151, %152 : index
        %154 = arith.addi %80, %153 : index
        %155 = vector.load %38[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.muli %c12, %c16 : index
        %157 = arith.addi %154, %156 : index
        %158 = vector.load %38[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %160 = wave.mma %159, %148#0, %144 : vector<16xf16>, vector<8xf32>
        %161 = wave.mma %159, %149#0, %145 : vector<16xf16>, vector<8xf32>
        %162 = arith.addi %150, %c12 : index
        %163 = arith.muli %162, %152 : index
        %164 = arith.addi %80, %163 : index
        %165 = vector.load %38[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %166 = arith.addi %164, %156 : index
        %167 = vector.load %38[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %169 = wave.mma %168, %148#1, %160 : vector<16xf16>, vector<8xf32>
        %170 = wave.mma %168, %149#1, %161 : vector<16xf16>, vector<8xf32>
        scf.yield %169, %170 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %146#0, %146#1 : vector<8xf32>, vector<8xf32>
    } else {
      %171 = wave.lane
      %172 = arith.remui %171, %c8 : index
      %173 = arith.addi %pairsAt, %14 : index
      %174 = arith.subi %17, %c12 : index
      %175 = arith.minsi %172, %174 : index
      %176 = arith.addi %173, %175 : index
      %177 = memref.load %groups[%176] : memref<?xi32>
      %178 = arith.index_cast %177 : i32 to index
      %179 = arith.divui %178, %rowDivisor : index
      %180 = arith.divui %179, %operandTileRows : index
      %181 = arith.divui %inputFeatures, %c8 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.divui %c3, %c8 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %184, %c1 : index
      %186 = arith.remui %c3, %c8 : index
      %187 = arith.divui %186, %c16 : index
      %188 = arith.addi %185, %187 : index
      %189 = arith.muli %operandTileRows, %c16 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.remui %179, %operandTileRows : index
      %192 = arith.muli %191, %c16 : index
      %193 = arith.addi %190, %192 : index
      %194 = arith.remui %c3, %c16 : index
      %195 = arith.addi %193, %194 : index
      %196 = wave.wave
      %197 = arith.divui %inputFeatures, %c19 : index
      %198 = arith.muli %196, %stepsPerWave : index
      %199 = arith.minsi %198, %197 : index
      %200 = arith.addi %199, %stepsPerWave : index
      %201 = arith.minsi %200, %197 : index
      %202 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %203 = arith.subi %201, %199 : index
      %204 = arith.divui %203, %c1 : index
      %205 = arith.muli %204, %c1 : index
      %206 = arith.addi %199, %205 : index
      %207 = arith.select %202, %200, %206 : index
      %211:2 = scf.for %208 = %199 to %207 step %c1 iter_args(%209 = %c20, %210 = %c20) -> (vector<8xf32>, vector<8xf32>) {
        %212 = arith.addi %208, %c3 : index
        %213:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %27, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %214 = arith.addi %208, %c12 : index
        %215:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %27, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %216:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %29, %212, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %217:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %29, %214, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %218 = arith.muli %208, %c1 : index
        %219 = arith.addi %218, %c3 : index
        %220 = arith.muli %operandTileRows, %c8 : index
        %221 = arith.muli %219, %220 : index
        %222 = arith.addi %195, %221 : index
        %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %224 = arith.addi %222, %189 : index
        %225 = vector.load %x[%224] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %226 = vector.shuffle %223, %225 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %227 = wave.mma %226, %213#0, %209 : vector<16xf16>, vector<8xf32>
        %228 = wave.mma %226, %216#0, %210 : vector<16xf16>, vector<8xf32>
        %229 = arith.addi %218, %c12 : index
        %230 = arith.muli %229, %220 : index
        %231 = arith.addi %195, %230 : index
        %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.addi %231, %189 : index
        %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %235 = vector.shuffle %232, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %236 = wave.mma %235, %213#1, %227 : vector<16xf16>, vector<8xf32>
        %237 = wave.mma %235, %216#1, %228 : vector<16xf16>, vector<8xf32>
        %238 = arith.addi %218, %c1 : index
        %239 = arith.muli %238, %220 : index
        %240 = arith.addi %195, %239 : index
        %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %189 : index
        %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = wave.mma %244, %215#0, %236 : vector<16xf16>, vector<8xf32>
        %246 = wave.mma %244, %217#0, %237 : vector<16xf16>, vector<8xf32>
        %247 = arith.addi %218, %c23 : index
        %248 = arith.muli %247, %220 : index
        %249 = arith.addi %195, %248 : index
        %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.addi %249, %189 : index
        %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %253 = vector.shuffle %250, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %254 = wave.mma %253, %215#1, %245 : vector<16xf16>, vector<8xf32>
        %255 = wave.mma %253, %217#1, %246 : vector<16xf16>, vector<8xf32>
        scf.yield %254, %255 : vector<8xf32>, vector<8xf32>
      }
      %256 = arith.select %202, %207, %201 : index
      %260:2 = scf.for %257 = %207 to %256 step %c12 iter_args(%258 = %211#0, %259 = %211#1) -> (vector<8xf32>, vector<8xf32>) {
        %261 = arith.addi %257, %c3 : index
        %262:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %27, %261, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %263:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%171, %29, %261, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %264 = arith.muli %257, %c1 : index
        %265 = arith.addi %264, %c3 : index
        %266 = arith.muli %operandTileRows, %c8 : index
        %267 = arith.muli %265, %266 : index
        %268 = arith.addi %195, %267 : index
        %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = arith.addi %268, %189 : index
        %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %273 = wave.mma %272, %262#0, %258 : vector<16xf16>, vector<8xf32>
        %274 = wave.mma %272, %263#0, %259 : vector<16xf16>, vector<8xf32>
        %275 = arith.addi %264, %c12 : index
        %276 = arith.muli %275, %266 : index
        %277 = arith.addi %195, %276 : index
        %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.addi %277, %189 : index
        %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = wave.mma %281, %262#1, %273 : vector<16xf16>, vector<8xf32>
        %283 = wave.mma %281, %263#1, %274 : vector<16xf16>, vector<8xf32>
        scf.yield %282, %283 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %260#0, %260#1 : vector<8xf32>, vector<8xf32>
    }
    %284 = wave.wave
    %285 = arith.muli %284, %c1 : index
    %286 = arith.addi %285, %c3 : index
    %287 = arith.muli %286, %c25 : index
    %288 = wave.lane
    %289 = arith.addi %287, %288 : index
    %290 = arith.cmpi sgt, %tileElements, %c3 : index
    scf.if %290 {
      %291 = vector.extract %35#0[0] : f32 from vector<8xf32>
      %292 = arith.addi %289, %c3 : index
      memref.store %291, %7[%292] : memref<?xf32>
    }
    %293 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %293 {
      %294 = vector.extract %35#0[1] : f32 from vector<8xf32>
      %295 = arith.addi %289, %c19 : index
      memref.store %294, %7[%295] : memref<?xf32>
    }
    %296 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %296 {
      %297 = vector.extract %35#0[2] : f32 from vector<8xf32>
      %298 = arith.addi %289, %c26 : index
      memref.store %297, %7[%298] : memref<?xf32>
    }
    %299 = arith.cmpi sgt, %tileElements, %c23 : index
    scf.if %299 {
      %300 = vector.extract %35#0[3] : f32 from vector<8xf32>
      %301 = arith.addi %289, %c27 : index
      memref.store %300, %7[%301] : memref<?xf32>
    }
    %302 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %302 {
      %303 = vector.extract %35#0[4] : f32 from vector<8xf32>
      %304 = arith.addi %289, %c10 : index
      memref.store %303, %7[%304] : memref<?xf32>
    }
    %305 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %305 {
      %306 = vector.extract %35#0[5] : f32 from vector<8xf32>
      %307 = arith.addi %289, %c28 : index
      memref.store %306, %7[%307] : memref<?xf32>
    }
    %308 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %308 {
      %309 = vector.extract %35#0[6] : f32 from vector<8xf32>
      %310 = arith.addi %289, %c29 : index
      memref.store %309, %7[%310] : memref<?xf32>
    }
    %311 = arith.cmpi sgt, %tileElements, %c30 : index
    scf.if %311 {
      %312 = vector.extract %35#0[7] : f32 from vector<8xf32>
      %313 = arith.addi %289, %c31 : index
      memref.store %312, %7[%313] : memref<?xf32>
    }
    %314 = arith.addi %285, %c12 : index
    %315 = arith.muli %314, %c25 : index
    %316 = arith.addi %315, %288 : index
    scf.if %290 {
      %317 = vector.extract %35#1[0] : f32 from vector<8xf32>
      %318 = arith.addi %316, %c3 : index
      memref.store %317, %7[%318] : memref<?xf32>
    }
    scf.if %293 {
      %319 = vector.extract %35#1[1] : f32 from vector<8xf32>
      %320 = arith.addi %316, %c19 : index
      memref.store %319, %7[%320] : memref<?xf32>
    }
    scf.if %296 {
      %321 = vector.extract %35#1[2] : f32 from vector<8xf32>
      %322 = arith.addi %316, %c26 : index
      memref.store %321, %7[%322] : memref<?xf32>
    }
    scf.if %299 {
      %323 = vector.extract %35#1[3] : f32 from vector<8xf32>
      %324 = arith.addi %316, %c27 : index
      memref.store %323, %7[%324] : memref<?xf32>
    }
    scf.if %302 {
      %325 = vector.extract %35#1[4] : f32 from vector<8xf32>
      %326 = arith.addi %316, %c10 : index
      memref.store %325, %7[%326] : memref<?xf32>
    }
    scf.if %305 {
      %327 = vector.extract %35#1[5] : f32 from vector<8xf32>
      %328 = arith.addi %316, %c28 : index
      memref.store %327, %7[%328] : memref<?xf32>
    }
    scf.if %308 {
      %329 = vector.extract %35#1[6] : f32 from vector<8xf32>
      %330 = arith.addi %316, %c29 : index
      memref.store %329, %7[%330] : memref<?xf32>
    }
    scf.if %311 {
      %331 = vector.extract %35#1[7] : f32 from vector<8xf32>
      %332 = arith.addi %316, %c31 : index
      memref.store %331, %7[%332] : memref<?xf32>
    }
    wave.barrier
    scf.for %333 = %284 to %tileElements step %waves {
      %334 = arith.muli %333, %c19 : index
      %335 = arith.addi %334, %288 : index
      %336 = arith.addi %335, %c3 : index
      %337 = arith.addi %335, %c25 : index
      %338 = memref.load %7[%336] : memref<?xf32>
      %339 = memref.load %7[%337] : memref<?xf32>
      %343:2 = scf.for %340 = %c12 to %waves step %c12 iter_args(%341 = %338, %342 = %339) -> (f32, f32) {
        %344 = arith.muli %340, %c4 : index
        %345 = arith.addi %336, %344 : index
        %346 = memref.load %7[%345] : memref<?xf32>
        %347 = arith.addi %337, %344 : index
        %348 = memref.load %7[%347] : memref<?xf32>
        %349 = arith.addf %341, %346 : f32
        %350 = arith.addf %342, %348 : f32
        scf.yield %349, %350 : f32, f32
      }
      %351 = arith.muli %333, %c1 : index
      %352 = arith.divui %288, %c8 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.cmpi slt, %353, %17 : index
      scf.if %354 {
        %355 = arith.addi %pairsAt, %14 : index
        %356 = arith.subi %17, %c12 : index
        %357 = arith.minsi %353, %356 : index
        %358 = arith.addi %355, %357 : index
        %359 = memref.load %groups[%358] : memref<?xi32>
        %360 = arith.index_cast %359 : i32 to index
        %361 = arith.divui %360, %rowDivisor : index
        %362 = arith.cmpi eq, %hasFactors, %c12 : index
        %363 = arith.muli %361, %c1 : index
        %364 = memref.load %factors[%363] : memref<?xf32>
        %365 = arith.mulf %364, %operandScale : f32
        %366 = arith.select %362, %365, %operandScale : f32
        %367 = arith.remui %288, %c8 : index
        %368 = arith.muli %367, %c5 : index
        %369 = arith.addi %27, %368 : index
        %370 = vector.load %w[%369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %371 = vector.bitcast %370 : vector<4xi8> to vector<1xf32>
        %372 = vector.extract %371[0] : f32 from vector<1xf32>
        %373 = arith.mulf %372, %366 : f32
        %374 = arith.mulf %343#0, %373 : f32
        %375 = arith.addi %29, %368 : index
        %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
        %378 = vector.extract %377[0] : f32 from vector<1xf32>
        %379 = arith.mulf %378, %366 : f32
        %380 = arith.mulf %343#1, %379 : f32
        %381 = arith.addi %27, %c26 : index
        %382 = vector.load %w[%381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %383 = vector.bitcast %382 : vector<4xi8> to vector<1xf32>
        %384 = vector.extract %383[0] : f32 from vector<1xf32>
        %385 = arith.addi %363, %c12 : index
        %386 = memref.load %factors[%385] : memref<?xf32>
        %387 = arith.mulf %386, %384 : f32
        %388 = arith.bitcast %387 : f32 to i32
        %389 = arith.shrui %388, %c34 : i32
        %390 = arith.maxsi %389, %c35 : i32
        %391 = arith.subi %c36, %390 : i32
        %392 = arith.shli %391, %c34 : i32
        %393 = arith.subi %390, %c37 : i32
        %394 = arith.shli %393, %c34 : i32
        %395 = arith.bitcast %392 : i32 to f32
        %396 = arith.bitcast %394 : i32 to f32
        %397 = arith.cmpi eq, %0, %c3 : index
        %398 = arith.cmpi eq, %367, %c3 : index
        %399 = arith.andi %397, %398 : i1
        scf.if %399 {
          %400 = arith.muli %360, %c1 : index
          memref.store %396, %out_factors[%400] : memref<?xf32>
        }
        %401 = arith.mulf %374, %c39 : f32
        %402 = wave.exp2 %401 : f32
        %403 = arith.addf %c38, %402 : f32
        %404 = arith.divf %374, %403 : f32
        %405 = arith.mulf %404, %380 : f32
        %406 = arith.mulf %405, %395 : f32
        %407 = arith.truncf %406 : f32 to f16
        %408 = arith.muli %360, %outputFeatures : index
        %409 = arith.muli %0, %c8 : index
        %410 = arith.addi %408, %409 : index
        %411 = arith.addi %410, %367 : index
        memref.store %407, %out[%411] : memref<?xf16>
      }
    }
  }
  wave.return
}
