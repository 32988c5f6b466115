// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=4, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_f16_w4_single__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
  %fc0 = arith.constant 128 : index
  %fc1 = arith.constant 512 : index
  %fc2 = arith.constant 16 : index
  %fc3 = arith.constant 256 : index
  %f0 = arith.addi %x0, %fc0 : index
  %f1 = arith.muli %x1, %fc1 : index
  %f2 = arith.addi %f0, %f1 : index
  %f3 = arith.remui %x2, %fc2 : index
  %f4 = arith.muli %f3, %fc2 : index
  %f5 = arith.addi %f2, %f4 : index
  %f6 = vector.load %x3[%f5] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f7 = vector.bitcast %f6 : vector<16xi8> to vector<8xf16>
  %f8 = arith.addi %f5, %fc3 : index
  %f9 = vector.load %x3[%f8] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
  %f10 = vector.bitcast %f9 : vector<16xi8> to vector<8xf16>
  %f11 = vector.shuffle %f7, %f10 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
  func.return %f11 : vector<16xf16>
}
wave.kernel @expert_gate_up_f16_w4_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 2048 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 1024 : index
  %c21 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 23 : i32
  %c26 = arith.constant 141 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 0xBFB8AA3B : f32
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
    %11 = arith.addi %10, %c5 : index
    %12 = arith.muli %9, %panelsPerExpert : index
    %13 = arith.muli %0, %c7 : index
    %14 = arith.addi %12, %13 : index
    %15 = arith.addi %14, %c1 : index
    %16 = arith.muli %15, %11 : index
    %17 = arith.addi %14, %c8 : index
    %18 = arith.muli %17, %11 : index
    %19 = arith.divui %1, %rowDivisor : index
    %20 = wave.scratch %inputFeatures : memref<?xf16>
    %21 = arith.divui %19, %tileRows : index
    %22 = arith.divui %inputFeatures, %c11 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c1, %c11 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c7 : index
    %27 = arith.remui %c1, %c11 : index
    %28 = arith.divui %27, %c12 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %19, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c1, %c12 : index
    %36 = arith.addi %34, %35 : index
    %37 = arith.divui %inputFeatures, %c12 : index
    %38 = wave.wave
    %39 = arith.muli %38, %c4 : index
    %40 = arith.addi %39, %7 : index
    scf.for %41 = %40 to %37 step %c5 {
      %42 = arith.muli %41, %30 : index
      %43 = arith.addi %36, %42 : index
      %44 = vector.load %x[%43] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %45 = arith.muli %41, %c12 : index
      vector.store %44, %20[%45] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %46 = arith.muli %38, %stepsPerWave : index
    %47 = arith.minsi %46, %22 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %22 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c16 : index
    %53 = arith.muli %52, %c16 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.select %50, %48, %54 : index
    %59:2 = scf.for %56 = %47 to %55 step %c16 iter_args(%57 = %c13, %58 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %60 = arith.addi %56, %c1 : index
      %61 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%16, %60, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %62 = arith.addi %56, %c8 : index
      %63 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%16, %62, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %64 = arith.addi %56, %c7 : index
      %65 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%16, %64, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %66 = arith.addi %56, %c17 : index
      %67 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%16, %66, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %68 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%18, %60, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %69 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%18, %62, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %70 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%18, %64, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %71 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%18, %66, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %72 = arith.muli %56, %c8 : index
      %73 = arith.addi %72, %c1 : index
      %74 = arith.muli %c8, %c11 : index
      %75 = arith.muli %73, %74 : index
      %76 = arith.addi %c1, %75 : index
      %77 = vector.load %20[%76] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %78 = arith.muli %c8, %c12 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %20[%79] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = wave.mma %81, %61, %57 : vector<16xf16>, vector<8xf32>
      %83 = wave.mma %81, %68, %58 : vector<16xf16>, vector<8xf32>
      %84 = arith.addi %72, %c8 : index
      %85 = arith.muli %84, %74 : index
      %86 = arith.addi %c1, %85 : index
      %87 = vector.load %20[%86] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %88 = arith.addi %86, %78 : index
      %89 = vector.load %20[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %90 = vector.shuffle %87, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = wave.mma %90, %63, %82 : vector<16xf16>, vector<8xf32>
      %92 = wave.mma %90, %69, %83 : vector<16xf16>, vector<8xf32>
      %93 = arith.addi %72, %c7 : index
      %94 = arith.muli %93, %74 : index
      %95 = arith.addi %c1, %94 : index
      %96 = vector.load %20[%95] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %97 = arith.addi %95, %78 : index
      %98 = vector.load %20[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = vector.shuffle %96, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = wave.mma %99, %65, %91 : vector<16xf16>, vector<8xf32>
      %101 = wave.mma %99, %70, %92 : vector<16xf16>, vector<8xf32>
      %102 = arith.addi %72, %c17 : index
      %103 = arith.muli %102, %74 : index
      %104 = arith.addi %c1, %103 : index
      %105 = vector.load %20[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %106 = arith.addi %104, %78 : index
      %107 = vector.load %20[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %105, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %67, %100 : vector<16xf16>, vector<8xf32>
      %110 = wave.mma %108, %71, %101 : vector<16xf16>, vector<8xf32>
      scf.yield %109, %110 : vector<8xf32>, vector<8xf32>
    }
    %111 = arith.select %50, %55, %49 : index
    %115:2 = scf.for %112 = %55 to %111 step %c8 iter_args(%113 = %59#0, %114 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %116 = arith.addi %112, %c1 : index
      %117 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%16, %116, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %118 = func.call @expert_gate_up_f16_w4_single__gfx1100.0(%18, %116, %7, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
      %119 = arith.muli %112, %c8 : index
      %120 = arith.addi %119, %c1 : index
      %121 = arith.muli %c8, %c11 : index
      %122 = arith.muli %120, %121 : index
      %123 = arith.addi %c1, %122 : index
      %124 = vector.load %20[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.muli %c8, %c12 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %20[%126] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = wave.mma %128, %117, %113 : vector<16xf16>, vector<8xf32>
      %130 = wave.mma %128, %118, %114 : vector<16xf16>, vector<8xf32>
      scf.yield %129, %130 : vector<8xf32>, vector<8xf32>
    }
    %131 = arith.muli %38, %c7 : index
    %132 = arith.addi %131, %c1 : index
    %133 = arith.muli %132, %c18 : index
    %134 = arith.addi %133, %7 : index
    %135 = vector.extract %115#0[0] : f32 from vector<8xf32>
    %136 = arith.addi %134, %c1 : index
    memref.store %135, %6[%136] : memref<?xf32>
    %137 = arith.addi %131, %c8 : index
    %138 = arith.muli %137, %c18 : index
    %139 = arith.addi %138, %7 : index
    %140 = vector.extract %115#1[0] : f32 from vector<8xf32>
    %141 = arith.addi %139, %c1 : index
    memref.store %140, %6[%141] : memref<?xf32>
    wave.barrier
    scf.for %142 = %38 to %c8 step %c16 {
      %143 = arith.muli %142, %c4 : index
      %144 = arith.addi %143, %7 : index
      %145 = arith.addi %144, %c1 : index
      %146 = memref.load %6[%145] : memref<?xf32>
      %147 = arith.addi %145, %c19 : index
      %148 = memref.load %6[%147] : memref<?xf32>
      %149 = arith.addf %146, %148 : f32
      %150 = arith.addi %145, %c20 : index
      %151 = memref.load %6[%150] : memref<?xf32>
      %152 = arith.addf %149, %151 : f32
      %153 = arith.addi %145, %c21 : index
      %154 = memref.load %6[%153] : memref<?xf32>
      %155 = arith.addf %152, %154 : f32
      %156 = arith.addi %144, %c18 : index
      %157 = memref.load %6[%156] : memref<?xf32>
      %158 = arith.addi %156, %c19 : index
      %159 = memref.load %6[%158] : memref<?xf32>
      %160 = arith.addf %157, %159 : f32
      %161 = arith.addi %156, %c20 : index
      %162 = memref.load %6[%161] : memref<?xf32>
      %163 = arith.addf %160, %162 : f32
      %164 = arith.addi %156, %c21 : index
      %165 = memref.load %6[%164] : memref<?xf32>
      %166 = arith.addf %163, %165 : f32
      %167 = arith.muli %142, %c7 : index
      %168 = arith.divui %7, %c11 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.cmpi slt, %169, %c8 : index
      scf.if %170 {
        %171 = arith.cmpi eq, %hasFactors, %c8 : index
        %172 = arith.muli %19, %c7 : index
        %173 = memref.load %factors[%172] : memref<?xf32>
        %174 = arith.mulf %173, %operandScale : f32
        %175 = arith.select %171, %174, %operandScale : f32
        %176 = arith.remui %7, %c11 : index
        %177 = arith.muli %176, %c16 : index
        %178 = arith.addi %16, %177 : index
        %179 = vector.load %w[%178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %180 = vector.bitcast %179 : vector<4xi8> to vector<1xf32>
        %181 = vector.extract %180[0] : f32 from vector<1xf32>
        %182 = arith.mulf %181, %175 : f32
        %183 = arith.mulf %155, %182 : f32
        %184 = arith.addi %18, %177 : index
        %185 = vector.load %w[%184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %186 = vector.bitcast %185 : vector<4xi8> to vector<1xf32>
        %187 = vector.extract %186[0] : f32 from vector<1xf32>
        %188 = arith.mulf %187, %175 : f32
        %189 = arith.mulf %166, %188 : f32
        %190 = arith.addi %16, %c24 : index
        %191 = vector.load %w[%190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %192 = vector.bitcast %191 : vector<4xi8> to vector<1xf32>
        %193 = vector.extract %192[0] : f32 from vector<1xf32>
        %194 = arith.addi %172, %c8 : index
        %195 = memref.load %factors[%194] : memref<?xf32>
        %196 = arith.mulf %195, %193 : f32
        %197 = arith.bitcast %196 : f32 to i32
        %198 = arith.shrui %197, %c25 : i32
        %199 = arith.maxsi %198, %c26 : i32
        %200 = arith.subi %c27, %199 : i32
        %201 = arith.shli %200, %c25 : i32
        %202 = arith.subi %199, %c28 : i32
        %203 = arith.shli %202, %c25 : i32
        %204 = arith.bitcast %201 : i32 to f32
        %205 = arith.bitcast %203 : i32 to f32
        %206 = arith.cmpi eq, %0, %c1 : index
        %207 = arith.cmpi eq, %176, %c1 : index
        %208 = arith.andi %206, %207 : i1
        scf.if %208 {
          %209 = arith.muli %1, %c7 : index
          memref.store %205, %out_factors[%209] : memref<?xf32>
        }
        %210 = arith.mulf %183, %c30 : f32
        %211 = wave.exp2 %210 : f32
        %212 = arith.addf %c29, %211 : f32
        %213 = arith.divf %183, %212 : f32
        %214 = arith.mulf %213, %189 : f32
        %215 = arith.mulf %214, %204 : f32
        %216 = arith.truncf %215 : f32 to f16
        %217 = arith.muli %1, %outputFeatures : index
        %218 = arith.muli %0, %c11 : index
        %219 = arith.addi %217, %218 : index
        %220 = arith.addi %219, %176 : index
        memref.store %216, %out[%220] : memref<?xf16>
      }
    }
  }
  wave.return
}
