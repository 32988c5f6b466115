// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_0__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: index, %x4: memref<?xi8>, %x5: memref<?xi8>, %x6: index) -> (vector<16xf16>, vector<16xf16>) {
  %fc0 = arith.constant 16 : index
  %fc1 = arith.constant 32 : index
  %fc2 = arith.constant 2 : index
  %fc3 = arith.constant 128 : index
  %fscalesInLds = wave.param "scalesInLds" : index
  %fc5 = arith.constant 0 : index
  %fc6 = arith.constant 127 : index
  %fc7 = arith.constant 512 : index
  %fc8 = arith.constant dense<16711935> : vector<4xi32>
  %fc9 = arith.constant dense<1677747200> : vector<4xi32>
  %fc10 = arith.constant dense<8> : vector<4xi32>
  %fc11 = arith.constant dense<0x6480> : vector<16xf16>
  %fc12 = arith.constant 256 : index
  %f0 = arith.remui %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.muli %f0, %fc2 : index
  %f3 = arith.addi %f1, %f2 : index
  %f4 = arith.addi %x2, %fc3 : index
  %f5 = arith.cmpi sgt, %fscalesInLds, %fc5 : index
  %f6 = scf.if %f5 -> (vector<2xi8>) {
    %f7 = arith.addi %x3, %f3 : index
    %f8 = vector.load %x4[%f7] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f8 : vector<2xi8>
  } else {
    %f9 = arith.addi %f4, %f3 : index
    %f10 = vector.load %x5[%f9] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    scf.yield %f10 : vector<2xi8>
  }
  %f11 = vector.bitcast %f6 : vector<2xi8> to vector<1xf16>
  %f12 = vector.extract %f11[0] : f16 from vector<1xf16>
  %f13 = vector.broadcast %f12 : f16 to vector<16xf16>
  %f14 = arith.addi %x6, %fc6 : index
  %f15 = arith.divui %f14, %fc3 : index
  %f16 = arith.muli %f15, %fc3 : index
  %f17 = arith.addi %f4, %f16 : index
  %f18 = arith.muli %x1, %fc7 : index
  %f19 = arith.addi %f17, %f18 : index
  %f20 = arith.addi %f19, %fc5 : index
  %f21 = arith.muli %f0, %fc0 : index
  %f22 = arith.addi %f20, %f21 : index
  %f23 = vector.load %x5[%f22] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f24 = vector.bitcast %f23 : vector<16xi8> to vector<4xi32>
  %f25 = arith.andi %f24, %fc8 : vector<4xi32>
  %f26 = arith.ori %f25, %fc9 : vector<4xi32>
  %f27 = vector.bitcast %f26 : vector<4xi32> to vector<8xf16>
  %f28 = arith.shrui %f24, %fc10 : vector<4xi32>
  %f29 = arith.andi %f28, %fc8 : vector<4xi32>
  %f30 = arith.ori %f29, %fc9 : vector<4xi32>
  %f31 = vector.bitcast %f30 : vector<4xi32> to vector<8xf16>
  %f32 = vector.shuffle %f27, %f31 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f33 = arith.subf %f32, %fc11 : vector<16xf16>
  %f34 = arith.mulf %f33, %f13 : vector<16xf16>
  %f35 = arith.addi %f19, %fc12 : index
  %f36 = arith.addi %f35, %f21 : index
  %f37 = vector.load %x5[%f36] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f38 = vector.bitcast %f37 : vector<16xi8> to vector<4xi32>
  %f39 = arith.andi %f38, %fc8 : vector<4xi32>
  %f40 = arith.ori %f39, %fc9 : vector<4xi32>
  %f41 = vector.bitcast %f40 : vector<4xi32> to vector<8xf16>
  %f42 = arith.shrui %f38, %fc10 : vector<4xi32>
  %f43 = arith.andi %f42, %fc8 : vector<4xi32>
  %f44 = arith.ori %f43, %fc9 : vector<4xi32>
  %f45 = vector.bitcast %f44 : vector<4xi32> to vector<8xf16>
  %f46 = vector.shuffle %f41, %f45 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
  %f47 = arith.subf %f46, %fc11 : vector<16xf16>
  %f48 = arith.mulf %f47, %f13 : vector<16xf16>
  func.return %f34, %f48 : vector<16xf16>, vector<16xf16>
}
wave.kernel @expert_gate_up_q8_0__gfx1100(%step: memref<?xi32> {wave.constant}, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32> {wave.constant}, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %waves = wave.param "waves" : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 5 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 1 : index
  %scalesInLds = wave.param "scalesInLds" : index
  %c14 = arith.constant 32 : index
  %alwaysStaged = wave.param "alwaysStaged" : index
  %stagedRows = wave.param "stagedRows" : index
  %operandTileRows = wave.param "operandTileRows" : index
  %c18 = arith.constant 8 : index
  %pairsAt = wave.param "pairsAt" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c21 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c24 = arith.constant 3 : index
  %tileElements = wave.param "tileElements" : index
  %c26 = arith.constant 256 : index
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
    %19 = arith.addi %inputFeatures, %c9 : index
    %20 = arith.divui %19, %c10 : index
    %21 = arith.muli %20, %c10 : index
    %22 = arith.addi %18, %21 : index
    %23 = arith.addi %22, %c10 : index
    %24 = arith.muli %11, %panelsPerExpert : index
    %25 = arith.addi %24, %1 : index
    %26 = arith.addi %25, %c2 : index
    %27 = arith.muli %26, %23 : index
    %28 = arith.addi %25, %c12 : index
    %29 = arith.muli %28, %23 : index
    %30 = arith.muli %scalesInLds, %c1 : index
    %31 = wave.scratch %30 : memref<?xi8>
    %32 = arith.cmpi sgt, %scalesInLds, %c2 : index
    scf.if %32 {
      scf.for %33 = %c2 to %c1 step %c12 {
        %34 = arith.addi %1, %33 : index
        %35 = arith.addi %24, %34 : index
        %36 = arith.muli %35, %23 : index
        %37 = arith.addi %36, %c10 : index
        %38 = wave.wave
        %39 = arith.muli %38, %c14 : index
        %40 = wave.lane
        %41 = arith.addi %39, %40 : index
        %42 = arith.divui %scalesInLds, %c8 : index
        %43 = arith.muli %waves, %c14 : index
        scf.for %44 = %41 to %42 step %43 {
          %45 = arith.muli %44, %c8 : index
          %46 = arith.addi %37, %45 : index
          %47 = vector.load %w[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
          %48 = arith.muli %33, %scalesInLds : index
          %49 = arith.addi %48, %45 : index
          vector.store %47, %31[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        }
      }
      wave.barrier
    }
    %50 = arith.addi %c2, %c2 : index
    %51 = arith.muli %50, %scalesInLds : index
    %52 = arith.addi %c2, %c12 : index
    %53 = arith.muli %52, %scalesInLds : index
    %54 = arith.cmpi eq, %alwaysStaged, %c12 : index
    %55 = arith.cmpi sle, %17, %stagedRows : index
    %56 = arith.cmpi sgt, %stagedRows, %c2 : index
    %57 = arith.andi %55, %56 : i1
    %58 = arith.select %54, %54, %57 : i1
    %59:2 = scf.if %58 -> (vector<8xf32>, vector<8xf32>) {
      %60 = arith.addi %inputFeatures, %c18 : index
      %61 = arith.muli %stagedRows, %60 : index
      %62 = wave.scratch %61 : memref<?xf16>
      scf.for %63 = %c2 to %17 step %c12 {
        %64 = arith.addi %pairsAt, %14 : index
        %65 = arith.subi %17, %c12 : index
        %66 = arith.minsi %63, %65 : index
        %67 = arith.addi %64, %66 : index
        %68 = memref.load %groups[%67] : memref<?xi32>
        %69 = arith.index_cast %68 : i32 to index
        %70 = arith.divui %69, %rowDivisor : index
        %71 = arith.divui %70, %operandTileRows : index
        %72 = arith.divui %inputFeatures, %c8 : index
        %73 = arith.muli %71, %72 : index
        %74 = arith.divui %c2, %c8 : index
        %75 = arith.addi %73, %74 : index
        %76 = arith.muli %75, %c1 : index
        %77 = arith.remui %c2, %c8 : index
        %78 = arith.divui %77, %c18 : index
        %79 = arith.addi %76, %78 : index
        %80 = arith.muli %operandTileRows, %c18 : index
        %81 = arith.muli %79, %80 : index
        %82 = arith.remui %70, %operandTileRows : index
        %83 = arith.muli %82, %c18 : index
        %84 = arith.addi %81, %83 : index
        %85 = arith.remui %c2, %c18 : index
        %86 = arith.addi %84, %85 : index
        %87 = arith.muli %63, %60 : index
        %88 = arith.divui %inputFeatures, %c18 : index
        %89 = wave.wave
        %90 = arith.muli %89, %c14 : index
        %91 = wave.lane
        %92 = arith.addi %90, %91 : index
        %93 = arith.muli %waves, %c14 : index
        scf.for %94 = %92 to %88 step %93 {
          %95 = arith.muli %94, %80 : index
          %96 = arith.addi %86, %95 : index
          %97 = vector.load %x[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          %98 = arith.muli %94, %c18 : index
          %99 = arith.addi %87, %98 : index
          vector.store %97, %62[%99] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        }
      }
      wave.barrier
      %100 = wave.lane
      %101 = arith.remui %100, %c8 : index
      %102 = arith.subi %17, %c12 : index
      %103 = arith.minsi %101, %102 : index
      %104 = arith.muli %103, %60 : index
      %105 = wave.wave
      %106 = arith.divui %inputFeatures, %c14 : index
      %107 = arith.muli %105, %stepsPerWave : index
      %108 = arith.minsi %107, %106 : index
      %109 = arith.addi %108, %stepsPerWave : index
      %110 = arith.minsi %109, %106 : index
      %111 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %112 = arith.subi %110, %108 : index
      %113 = arith.divui %112, %c1 : index
      %114 = arith.muli %113, %c1 : index
      %115 = arith.addi %108, %114 : index
      %116 = arith.select %111, %109, %115 : index
      %120:2 = scf.for %117 = %108 to %116 step %c1 iter_args(%118 = %c21, %119 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %121 = arith.addi %117, %c2 : index
        %122:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %121, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %123 = arith.addi %117, %c12 : index
        %124:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %123, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %125:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %121, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %126:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %123, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %127 = arith.muli %117, %c1 : index
        %128 = arith.addi %127, %c2 : index
        %129 = arith.muli %c12, %c8 : index
        %130 = arith.muli %128, %129 : index
        %131 = arith.addi %104, %130 : index
        %132 = vector.load %62[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %133 = arith.muli %c12, %c18 : index
        %134 = arith.addi %131, %133 : index
        %135 = vector.load %62[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %137 = wave.mma %136, %122#0, %118 : vector<16xf16>, vector<8xf32>
        %138 = wave.mma %136, %125#0, %119 : vector<16xf16>, vector<8xf32>
        %139 = arith.addi %127, %c12 : index
        %140 = arith.muli %139, %129 : index
        %141 = arith.addi %104, %140 : index
        %142 = vector.load %62[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %143 = arith.addi %141, %133 : index
        %144 = vector.load %62[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %146 = wave.mma %145, %122#1, %137 : vector<16xf16>, vector<8xf32>
        %147 = wave.mma %145, %125#1, %138 : vector<16xf16>, vector<8xf32>
        %148 = arith.addi %127, %c1 : index
        %149 = arith.muli %148, %129 : index
        %150 = arith.addi %104, %149 : index
        %151 = vector.load %62[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.addi %150, %133 : index
        %153 = vector.load %62[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %155 = wave.mma %154, %124#0, %146 : vector<16xf16>, vector<8xf32>
        %156 = wave.mma %154, %126#0, %147 : vector<16xf16>, vector<8xf32>
        %157 = arith.addi %127, %c24 : index
        %158 = arith.muli %157, %129 : index
        %159 = arith.addi %104, %158 : index
        %160 = vector.load %62[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.addi %159, %133 : index
        %162 = vector.load %62[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %163, %124#1, %155 : vector<16xf16>, vector<8xf32>
        %165 = wave.mma %163, %126#1, %156 : vector<16xf16>, vector<8xf32>
        scf.yield %164, %165 : vector<8xf32>, vector<8xf32>
      }
      %166 = arith.select %111, %116, %110 : index
      %170:2 = scf.for %167 = %116 to %166 step %c12 iter_args(%168 = %120#0, %169 = %120#1) -> (vector<8xf32>, vector<8xf32>) {
        %171 = arith.addi %167, %c2 : index
        %172:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %171, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %173:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%100, %171, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %174 = arith.muli %167, %c1 : index
        %175 = arith.addi %174, %c2 : index
        %176 = arith.muli %c12, %c8 : index
        %177 = arith.muli %175, %176 : index
        %178 = arith.addi %104, %177 : index
        %179 = vector.load %62[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.muli %c12, %c18 : index
        %181 = arith.addi %178, %180 : index
        %182 = vector.load %62[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %184 = wave.mma %183, %172#0, %168 : vector<16xf16>, vector<8xf32>
        %185 = wave.mma %183, %173#0, %169 : vector<16xf16>, vector<8xf32>
        %186 = arith.addi %174, %c12 : index
        %187 = arith.muli %186, %176 : index
        %188 = arith.addi %104, %187 : index
        %189 = vector.load %62[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %190 = arith.addi %188, %180 : index
        %191 = vector.load %62[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %193 = wave.mma %192, %172#1, %184 : vector<16xf16>, vector<8xf32>
        %194 = wave.mma %192, %173#1, %185 : vector<16xf16>, vector<8xf32>
        scf.yield %193, %194 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %170#0, %170#1 : vector<8xf32>, vector<8xf32>
    } else {
      %195 = wave.lane
      %196 = arith.remui %195, %c8 : index
      %197 = arith.addi %pairsAt, %14 : index
      %198 = arith.subi %17, %c12 : index
      %199 = arith.minsi %196, %198 : index
      %200 = arith.addi %197, %199 : index
      %201 = memref.load %groups[%200] : memref<?xi32>
      %202 = arith.index_cast %201 : i32 to index
      %203 = arith.divui %202, %rowDivisor : index
      %204 = arith.divui %203, %operandTileRows : index
      %205 = arith.divui %inputFeatures, %c8 : index
      %206 = arith.muli %204, %205 : index
      %207 = arith.divui %c2, %c8 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %208, %c1 : index
      %210 = arith.remui %c2, %c8 : index
      %211 = arith.divui %210, %c18 : index
      %212 = arith.addi %209, %211 : index
      %213 = arith.muli %operandTileRows, %c18 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.remui %203, %operandTileRows : index
      %216 = arith.muli %215, %c18 : index
      %217 = arith.addi %214, %216 : index
      %218 = arith.remui %c2, %c18 : index
      %219 = arith.addi %217, %218 : index
      %220 = wave.wave
      %221 = arith.divui %inputFeatures, %c14 : index
      %222 = arith.muli %220, %stepsPerWave : index
      %223 = arith.minsi %222, %221 : index
      %224 = arith.addi %223, %stepsPerWave : index
      %225 = arith.minsi %224, %221 : index
      %226 = arith.cmpi eq, %wholeBlocks, %c12 : index
      %227 = arith.subi %225, %223 : index
      %228 = arith.divui %227, %c1 : index
      %229 = arith.muli %228, %c1 : index
      %230 = arith.addi %223, %229 : index
      %231 = arith.select %226, %224, %230 : index
      %235:2 = scf.for %232 = %223 to %231 step %c1 iter_args(%233 = %c21, %234 = %c21) -> (vector<8xf32>, vector<8xf32>) {
        %236 = arith.addi %232, %c2 : index
        %237:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %236, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %238 = arith.addi %232, %c12 : index
        %239:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %238, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %240:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %236, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %241:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %238, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %242 = arith.muli %232, %c1 : index
        %243 = arith.addi %242, %c2 : index
        %244 = arith.muli %operandTileRows, %c8 : index
        %245 = arith.muli %243, %244 : index
        %246 = arith.addi %219, %245 : index
        %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.addi %246, %213 : index
        %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = vector.shuffle %247, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %251 = wave.mma %250, %237#0, %233 : vector<16xf16>, vector<8xf32>
        %252 = wave.mma %250, %240#0, %234 : vector<16xf16>, vector<8xf32>
        %253 = arith.addi %242, %c12 : index
        %254 = arith.muli %253, %244 : index
        %255 = arith.addi %219, %254 : index
        %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = arith.addi %255, %213 : index
        %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %259 = vector.shuffle %256, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %260 = wave.mma %259, %237#1, %251 : vector<16xf16>, vector<8xf32>
        %261 = wave.mma %259, %240#1, %252 : vector<16xf16>, vector<8xf32>
        %262 = arith.addi %242, %c1 : index
        %263 = arith.muli %262, %244 : index
        %264 = arith.addi %219, %263 : index
        %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.addi %264, %213 : index
        %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = vector.shuffle %265, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %269 = wave.mma %268, %239#0, %260 : vector<16xf16>, vector<8xf32>
        %270 = wave.mma %268, %241#0, %261 : vector<16xf16>, vector<8xf32>
        %271 = arith.addi %242, %c24 : index
        %272 = arith.muli %271, %244 : index
        %273 = arith.addi %219, %272 : index
        %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.addi %273, %213 : index
        %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = wave.mma %277, %239#1, %269 : vector<16xf16>, vector<8xf32>
        %279 = wave.mma %277, %241#1, %270 : vector<16xf16>, vector<8xf32>
        scf.yield %278, %279 : vector<8xf32>, vector<8xf32>
      }
      %280 = arith.select %226, %231, %225 : index
      %284:2 = scf.for %281 = %231 to %280 step %c12 iter_args(%282 = %235#0, %283 = %235#1) -> (vector<8xf32>, vector<8xf32>) {
        %285 = arith.addi %281, %c2 : index
        %286:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %285, %27, %51, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %287:2 = func.call @expert_gate_up_q8_0__gfx1100.0(%195, %285, %29, %53, %31, %w, %inputFeatures) : (index, index, index, index, memref<?xi8>, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %288 = arith.muli %281, %c1 : index
        %289 = arith.addi %288, %c2 : index
        %290 = arith.muli %operandTileRows, %c8 : index
        %291 = arith.muli %289, %290 : index
        %292 = arith.addi %219, %291 : index
        %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %294 = arith.addi %292, %213 : index
        %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %297 = wave.mma %296, %286#0, %282 : vector<16xf16>, vector<8xf32>
        %298 = wave.mma %296, %287#0, %283 : vector<16xf16>, vector<8xf32>
        %299 = arith.addi %288, %c12 : index
        %300 = arith.muli %299, %290 : index
        %301 = arith.addi %219, %300 : index
        %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = arith.addi %301, %213 : index
        %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %306 = wave.mma %305, %286#1, %297 : vector<16xf16>, vector<8xf32>
        %307 = wave.mma %305, %287#1, %298 : vector<16xf16>, vector<8xf32>
        scf.yield %306, %307 : vector<8xf32>, vector<8xf32>
      }
      scf.yield %284#0, %284#1 : vector<8xf32>, vector<8xf32>
    }
    %308 = wave.wave
    %309 = arith.muli %308, %c1 : index
    %310 = arith.addi %309, %c2 : index
    %311 = arith.muli %310, %c26 : index
    %312 = wave.lane
    %313 = arith.addi %311, %312 : index
    %314 = arith.cmpi sgt, %tileElements, %c2 : index
    scf.if %314 {
      %315 = vector.extract %59#0[0] : f32 from vector<8xf32>
      %316 = arith.addi %313, %c2 : index
      memref.store %315, %7[%316] : memref<?xf32>
    }
    %317 = arith.cmpi sgt, %tileElements, %c12 : index
    scf.if %317 {
      %318 = vector.extract %59#0[1] : f32 from vector<8xf32>
      %319 = arith.addi %313, %c14 : index
      memref.store %318, %7[%319] : memref<?xf32>
    }
    %320 = arith.cmpi sgt, %tileElements, %c1 : index
    scf.if %320 {
      %321 = vector.extract %59#0[2] : f32 from vector<8xf32>
      %322 = arith.addi %313, %c27 : index
      memref.store %321, %7[%322] : memref<?xf32>
    }
    %323 = arith.cmpi sgt, %tileElements, %c24 : index
    scf.if %323 {
      %324 = vector.extract %59#0[3] : f32 from vector<8xf32>
      %325 = arith.addi %313, %c28 : index
      memref.store %324, %7[%325] : memref<?xf32>
    }
    %326 = arith.cmpi sgt, %tileElements, %c5 : index
    scf.if %326 {
      %327 = vector.extract %59#0[4] : f32 from vector<8xf32>
      %328 = arith.addi %313, %c10 : index
      memref.store %327, %7[%328] : memref<?xf32>
    }
    %329 = arith.cmpi sgt, %tileElements, %c6 : index
    scf.if %329 {
      %330 = vector.extract %59#0[5] : f32 from vector<8xf32>
      %331 = arith.addi %313, %c29 : index
      memref.store %330, %7[%331] : memref<?xf32>
    }
    %332 = arith.cmpi sgt, %tileElements, %c7 : index
    scf.if %332 {
      %333 = vector.extract %59#0[6] : f32 from vector<8xf32>
      %334 = arith.addi %313, %c30 : index
      memref.store %333, %7[%334] : memref<?xf32>
    }
    %335 = arith.cmpi sgt, %tileElements, %c31 : index
    scf.if %335 {
      %336 = vector.extract %59#0[7] : f32 from vector<8xf32>
      %337 = arith.addi %313, %c32 : index
      memref.store %336, %7[%337] : memref<?xf32>
    }
    %338 = arith.addi %309, %c12 : index
    %339 = arith.muli %338, %c26 : index
    %340 = arith.addi %339, %312 : index
    scf.if %314 {
      %341 = vector.extract %59#1[0] : f32 from vector<8xf32>
      %342 = arith.addi %340, %c2 : index
      memref.store %341, %7[%342] : memref<?xf32>
    }
    scf.if %317 {
      %343 = vector.extract %59#1[1] : f32 from vector<8xf32>
      %344 = arith.addi %340, %c14 : index
      memref.store %343, %7[%344] : memref<?xf32>
    }
    scf.if %320 {
      %345 = vector.extract %59#1[2] : f32 from vector<8xf32>
      %346 = arith.addi %340, %c27 : index
      memref.store %345, %7[%346] : memref<?xf32>
    }
    scf.if %323 {
      %347 = vector.extract %59#1[3] : f32 from vector<8xf32>
      %348 = arith.addi %340, %c28 : index
      memref.store %347, %7[%348] : memref<?xf32>
    }
    scf.if %326 {
      %349 = vector.extract %59#1[4] : f32 from vector<8xf32>
      %350 = arith.addi %340, %c10 : index
      memref.store %349, %7[%350] : memref<?xf32>
    }
    scf.if %329 {
      %351 = vector.extract %59#1[5] : f32 from vector<8xf32>
      %352 = arith.addi %340, %c29 : index
      memref.store %351, %7[%352] : memref<?xf32>
    }
    scf.if %332 {
      %353 = vector.extract %59#1[6] : f32 from vector<8xf32>
      %354 = arith.addi %340, %c30 : index
      memref.store %353, %7[%354] : memref<?xf32>
    }
    scf.if %335 {
      %355 = vector.extract %59#1[7] : f32 from vector<8xf32>
      %356 = arith.addi %340, %c32 : index
      memref.store %355, %7[%356] : memref<?xf32>
    }
    wave.barrier
    scf.for %357 = %308 to %tileElements step %waves {
      %358 = arith.muli %357, %c14 : index
      %359 = arith.addi %358, %312 : index
      %360 = arith.addi %359, %c2 : index
      %361 = arith.addi %359, %c26 : index
      %362 = memref.load %7[%360] : memref<?xf32>
      %363 = memref.load %7[%361] : memref<?xf32>
      %367:2 = scf.for %364 = %c12 to %waves step %c12 iter_args(%365 = %362, %366 = %363) -> (f32, f32) {
        %368 = arith.muli %364, %c4 : index
        %369 = arith.addi %360, %368 : index
        %370 = memref.load %7[%369] : memref<?xf32>
        %371 = arith.addi %361, %368 : index
        %372 = memref.load %7[%371] : memref<?xf32>
        %373 = arith.addf %365, %370 : f32
        %374 = arith.addf %366, %372 : f32
        scf.yield %373, %374 : f32, f32
      }
      %375 = arith.muli %357, %c1 : index
      %376 = arith.divui %312, %c8 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.cmpi slt, %377, %17 : index
      scf.if %378 {
        %379 = arith.addi %pairsAt, %14 : index
        %380 = arith.subi %17, %c12 : index
        %381 = arith.minsi %377, %380 : index
        %382 = arith.addi %379, %381 : index
        %383 = memref.load %groups[%382] : memref<?xi32>
        %384 = arith.index_cast %383 : i32 to index
        %385 = arith.divui %384, %rowDivisor : index
        %386 = arith.cmpi eq, %hasFactors, %c12 : index
        %387 = arith.muli %385, %c1 : index
        %388 = memref.load %factors[%387] : memref<?xf32>
        %389 = arith.mulf %388, %operandScale : f32
        %390 = arith.select %386, %389, %operandScale : f32
        %391 = arith.remui %312, %c8 : index
        %392 = arith.muli %391, %c5 : index
        %393 = arith.addi %27, %392 : index
        %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %395 = vector.bitcast %394 : vector<4xi8> to vector<1xf32>
        %396 = vector.extract %395[0] : f32 from vector<1xf32>
        %397 = arith.mulf %396, %390 : f32
        %398 = arith.mulf %367#0, %397 : f32
        %399 = arith.addi %29, %392 : index
        %400 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %401 = vector.bitcast %400 : vector<4xi8> to vector<1xf32>
        %402 = vector.extract %401[0] : f32 from vector<1xf32>
        %403 = arith.mulf %402, %390 : f32
        %404 = arith.mulf %367#1, %403 : f32
        %405 = arith.addi %27, %c27 : index
        %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
        %408 = vector.extract %407[0] : f32 from vector<1xf32>
        %409 = arith.addi %387, %c12 : index
        %410 = memref.load %factors[%409] : memref<?xf32>
        %411 = arith.mulf %410, %408 : f32
        %412 = arith.bitcast %411 : f32 to i32
        %413 = arith.shrui %412, %c35 : i32
        %414 = arith.maxsi %413, %c36 : i32
        %415 = arith.subi %c37, %414 : i32
        %416 = arith.shli %415, %c35 : i32
        %417 = arith.subi %414, %c38 : i32
        %418 = arith.shli %417, %c35 : i32
        %419 = arith.bitcast %416 : i32 to f32
        %420 = arith.bitcast %418 : i32 to f32
        %421 = arith.cmpi eq, %0, %c2 : index
        %422 = arith.cmpi eq, %391, %c2 : index
        %423 = arith.andi %421, %422 : i1
        scf.if %423 {
          %424 = arith.muli %384, %c1 : index
          memref.store %420, %out_factors[%424] : memref<?xf32>
        }
        %425 = arith.mulf %398, %c40 : f32
        %426 = wave.exp2 %425 : f32
        %427 = arith.addf %c39, %426 : f32
        %428 = arith.divf %398, %427 : f32
        %429 = arith.mulf %428, %404 : f32
        %430 = arith.mulf %429, %419 : f32
        %431 = arith.truncf %430 : f32 to f16
        %432 = arith.muli %384, %outputFeatures : index
        %433 = arith.muli %0, %c8 : index
        %434 = arith.addi %432, %433 : index
        %435 = arith.addi %434, %391 : index
        memref.store %431, %out[%435] : memref<?xf16>
      }
    }
  }
  wave.return
}
