// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q8_0', panels=2, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q8_0_p2__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_sum_q8_0_p2__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %inputFeatures, %c4 : index
    %8 = arith.divui %7, %c5 : index
    %9 = arith.muli %8, %c5 : index
    %10 = arith.addi %6, %9 : index
    %11 = arith.addi %10, %c5 : index
    %12 = wave.block 0
    %13 = arith.muli %inputFeatures, %c6 : index
    %14 = wave.scratch %13 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c8 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c9 : index
    %18 = arith.divui %17, %c6 : index
    scf.for %19 = %c0 to %18 step %c10 {
      %20 = arith.muli %19, %c6 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c10 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c6 : index
      %28 = arith.muli %5, %inputFeatures : index
      scf.for %29 = %4 to %27 step %c8 {
        %30 = arith.muli %29, %c6 : index
        %31 = arith.addi %26, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %33 = arith.addi %28, %30 : index
        vector.store %32, %14[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = memref.load %ids[%25] : memref<?xi32>
      %35 = arith.index_cast %34 : i32 to index
      %36 = arith.muli %35, %panelsPerExpert : index
      %37 = arith.muli %12, %c12 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.addi %38, %c0 : index
      %40 = arith.muli %39, %11 : index
      %41 = arith.addi %38, %c10 : index
      %42 = arith.muli %41, %11 : index
      %43 = arith.divui %inputFeatures, %c8 : index
      %44 = arith.muli %c0, %stepsPerWave : index
      %45 = arith.minsi %44, %43 : index
      %46 = arith.addi %45, %stepsPerWave : index
      %47 = arith.minsi %46, %43 : index
      %48 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %49 = arith.subi %47, %45 : index
      %50 = arith.divui %49, %c12 : index
      %51 = arith.muli %50, %c12 : index
      %52 = arith.addi %45, %51 : index
      %53 = arith.select %48, %46, %52 : index
      %57:2 = scf.for %54 = %45 to %53 step %c12 iter_args(%55 = %c13, %56 = %c13) -> (vector<8xf32>, vector<8xf32>) {
        %58 = arith.addi %54, %c0 : index
        %59:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %40, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %60 = arith.addi %54, %c10 : index
        %61:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %40, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %62:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %42, %58, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %63:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %42, %60, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %64 = arith.muli %54, %c12 : index
        %65 = arith.addi %64, %c0 : index
        %66 = arith.muli %c10, %c3 : index
        %67 = arith.muli %65, %66 : index
        %68 = arith.addi %28, %67 : index
        %69 = vector.load %14[%68] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %70 = arith.muli %c10, %c6 : index
        %71 = arith.addi %68, %70 : index
        %72 = vector.load %14[%71] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %74 = wave.mma %73, %59#0, %55 : vector<16xf16>, vector<8xf32>
        %75 = wave.mma %73, %62#0, %56 : vector<16xf16>, vector<8xf32>
        %76 = arith.addi %64, %c10 : index
        %77 = arith.muli %76, %66 : index
        %78 = arith.addi %28, %77 : index
        %79 = vector.load %14[%78] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %80 = arith.addi %78, %70 : index
        %81 = vector.load %14[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = vector.shuffle %79, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %83 = wave.mma %82, %59#1, %74 : vector<16xf16>, vector<8xf32>
        %84 = wave.mma %82, %62#1, %75 : vector<16xf16>, vector<8xf32>
        %85 = arith.addi %64, %c12 : index
        %86 = arith.muli %85, %66 : index
        %87 = arith.addi %28, %86 : index
        %88 = vector.load %14[%87] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %89 = arith.addi %87, %70 : index
        %90 = vector.load %14[%89] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %91 = vector.shuffle %88, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %92 = wave.mma %91, %61#0, %83 : vector<16xf16>, vector<8xf32>
        %93 = wave.mma %91, %63#0, %84 : vector<16xf16>, vector<8xf32>
        %94 = arith.addi %64, %c16 : index
        %95 = arith.muli %94, %66 : index
        %96 = arith.addi %28, %95 : index
        %97 = vector.load %14[%96] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %98 = arith.addi %96, %70 : index
        %99 = vector.load %14[%98] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %100 = vector.shuffle %97, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %101 = wave.mma %100, %61#1, %92 : vector<16xf16>, vector<8xf32>
        %102 = wave.mma %100, %63#1, %93 : vector<16xf16>, vector<8xf32>
        scf.yield %101, %102 : vector<8xf32>, vector<8xf32>
      }
      %103 = arith.select %48, %53, %47 : index
      %107:2 = scf.for %104 = %53 to %103 step %c10 iter_args(%105 = %57#0, %106 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
        %108 = arith.addi %104, %c0 : index
        %109:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %40, %108, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %110:2 = func.call @expert_sum_q8_0_p2__gfx1100.0(%4, %42, %108, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %111 = arith.muli %104, %c12 : index
        %112 = arith.addi %111, %c0 : index
        %113 = arith.muli %c10, %c3 : index
        %114 = arith.muli %112, %113 : index
        %115 = arith.addi %28, %114 : index
        %116 = vector.load %14[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = arith.muli %c10, %c6 : index
        %118 = arith.addi %115, %117 : index
        %119 = vector.load %14[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %121 = wave.mma %120, %109#0, %105 : vector<16xf16>, vector<8xf32>
        %122 = wave.mma %120, %110#0, %106 : vector<16xf16>, vector<8xf32>
        %123 = arith.addi %111, %c10 : index
        %124 = arith.muli %123, %113 : index
        %125 = arith.addi %28, %124 : index
        %126 = vector.load %14[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %127 = arith.addi %125, %117 : index
        %128 = vector.load %14[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %130 = wave.mma %129, %109#1, %121 : vector<16xf16>, vector<8xf32>
        %131 = wave.mma %129, %110#1, %122 : vector<16xf16>, vector<8xf32>
        scf.yield %130, %131 : vector<8xf32>, vector<8xf32>
      }
      %132 = arith.cmpi slt, %4, %c3 : index
      %133 = arith.cmpi slt, %21, %expertsPerToken : index
      %134 = arith.andi %132, %133 : i1
      scf.if %134 {
        %135 = arith.cmpi eq, %hasFactors, %c10 : index
        %136 = arith.muli %25, %c12 : index
        %137 = memref.load %factors[%136] : memref<?xf32>
        %138 = arith.mulf %137, %operandScale : f32
        %139 = arith.select %135, %138, %operandScale : f32
        %140 = vector.extract %107#0[0] : f32 from vector<8xf32>
        %141 = arith.remui %4, %c3 : index
        %142 = arith.muli %141, %c19 : index
        %143 = arith.addi %40, %142 : index
        %144 = vector.load %w[%143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %145 = vector.bitcast %144 : vector<4xi8> to vector<1xf32>
        %146 = vector.extract %145[0] : f32 from vector<1xf32>
        %147 = arith.mulf %146, %139 : f32
        %148 = arith.mulf %140, %147 : f32
        %149 = arith.muli %21, %c8 : index
        %150 = arith.addi %149, %c0 : index
        %151 = arith.addi %150, %4 : index
        memref.store %148, %16[%151] : memref<?xf32>
        %152 = vector.extract %107#1[0] : f32 from vector<8xf32>
        %153 = arith.addi %42, %142 : index
        %154 = vector.load %w[%153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %155 = vector.bitcast %154 : vector<4xi8> to vector<1xf32>
        %156 = vector.extract %155[0] : f32 from vector<1xf32>
        %157 = arith.mulf %156, %139 : f32
        %158 = arith.mulf %152, %157 : f32
        %159 = arith.addi %149, %c3 : index
        %160 = arith.addi %159, %4 : index
        memref.store %158, %16[%160] : memref<?xf32>
      }
      wave.barrier
    }
    %161 = arith.muli %5, %c8 : index
    %162 = arith.addi %161, %4 : index
    %163 = arith.cmpi slt, %162, %c8 : index
    scf.if %163 {
      %166 = scf.for %164 = %c0 to %expertsPerToken step %c10 iter_args(%165 = %c20) -> (f32) {
        %167 = arith.muli %0, %expertsPerToken : index
        %168 = arith.addi %167, %164 : index
        %169 = memref.load %weights[%168] : memref<?xf32>
        %170 = arith.muli %164, %c8 : index
        %171 = arith.addi %170, %4 : index
        %172 = memref.load %16[%171] : memref<?xf32>
        %173 = math.fma %169, %172, %165 : f32
        scf.yield %173 : f32
      }
      %174 = arith.muli %0, %outputFeatures : index
      %175 = arith.muli %12, %c8 : index
      %176 = arith.addi %174, %175 : index
      %177 = arith.addi %176, %4 : index
      %178 = memref.load %residual[%177] : memref<?xf32>
      %179 = arith.addf %178, %166 : f32
      memref.store %179, %out[%177] : memref<?xf32>
    }
  }
  wave.return
}
