// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='q4_1', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_q4_1_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>, %x4: index) -> (vector<16xf16>, vector<16xf16>) {
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
wave.kernel @expert_sum_q4_1_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 8 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %ranksMax = wave.param "ranksMax" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 32 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
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
    %7 = arith.muli %inputFeatures, %c4 : index
    %8 = arith.addi %7, %c5 : index
    %9 = arith.divui %8, %c6 : index
    %10 = arith.muli %9, %c6 : index
    %11 = arith.addi %6, %10 : index
    %12 = arith.addi %11, %c6 : index
    %13 = wave.block 0
    %14 = wave.scratch %6 : memref<?xf16>
    %15 = arith.muli %ranksMax, %c8 : index
    %16 = wave.scratch %15 : memref<?xf32>
    %17 = arith.addi %expertsPerToken, %c9 : index
    %18 = arith.divui %17, %c3 : index
    scf.for %19 = %c0 to %18 step %c10 {
      %20 = arith.muli %19, %c3 : index
      %21 = arith.addi %5, %20 : index
      %22 = arith.muli %0, %expertsPerToken : index
      %23 = arith.subi %expertsPerToken, %c10 : index
      %24 = arith.minsi %21, %23 : index
      %25 = arith.addi %22, %24 : index
      %26 = arith.muli %25, %inputFeatures : index
      %27 = arith.divui %inputFeatures, %c3 : index
      %28 = arith.muli %5, %inputFeatures : index
      scf.for %29 = %4 to %27 step %c11 {
        %30 = arith.muli %29, %c3 : index
        %31 = arith.addi %26, %30 : index
        %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %33 = arith.addi %28, %30 : index
        vector.store %32, %14[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %34 = memref.load %ids[%25] : memref<?xi32>
      %35 = arith.index_cast %34 : i32 to index
      %36 = arith.muli %35, %panelsPerExpert : index
      %37 = arith.muli %13, %c10 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.addi %38, %c0 : index
      %40 = arith.muli %39, %12 : index
      %41 = arith.divui %inputFeatures, %c11 : index
      %42 = arith.muli %c0, %stepsPerWave : index
      %43 = arith.minsi %42, %41 : index
      %44 = arith.addi %43, %stepsPerWave : index
      %45 = arith.minsi %44, %41 : index
      %46 = arith.cmpi eq, %wholeBlocks, %c10 : index
      %47 = arith.subi %45, %43 : index
      %48 = arith.divui %47, %c4 : index
      %49 = arith.muli %48, %c4 : index
      %50 = arith.addi %43, %49 : index
      %51 = arith.select %46, %44, %50 : index
      %54 = scf.for %52 = %43 to %51 step %c4 iter_args(%53 = %c13) -> (vector<8xf32>) {
        %55 = arith.addi %52, %c0 : index
        %56:2 = func.call @expert_sum_q4_1_p1__gfx1100.0(%4, %40, %55, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %57 = arith.addi %52, %c10 : index
        %58:2 = func.call @expert_sum_q4_1_p1__gfx1100.0(%4, %40, %57, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %59 = arith.muli %52, %c4 : index
        %60 = arith.addi %59, %c0 : index
        %61 = arith.muli %c10, %c8 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %28, %62 : index
        %64 = vector.load %14[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %c10, %c3 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %14[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %56#0, %53 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %59, %c10 : index
        %71 = arith.muli %70, %61 : index
        %72 = arith.addi %28, %71 : index
        %73 = vector.load %14[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %65 : index
        %75 = vector.load %14[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %56#1, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %59, %c4 : index
        %79 = arith.muli %78, %61 : index
        %80 = arith.addi %28, %79 : index
        %81 = vector.load %14[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %65 : index
        %83 = vector.load %14[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %58#0, %77 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %59, %c16 : index
        %87 = arith.muli %86, %61 : index
        %88 = arith.addi %28, %87 : index
        %89 = vector.load %14[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %65 : index
        %91 = vector.load %14[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %58#1, %85 : vector<16xf16>, vector<8xf32>
        scf.yield %93 : vector<8xf32>
      }
      %94 = arith.select %46, %51, %45 : index
      %97 = scf.for %95 = %51 to %94 step %c10 iter_args(%96 = %54) -> (vector<8xf32>) {
        %98 = arith.addi %95, %c0 : index
        %99:2 = func.call @expert_sum_q4_1_p1__gfx1100.0(%4, %40, %98, %w, %inputFeatures) : (index, index, index, memref<?xi8>, index) -> (vector<16xf16>, vector<16xf16>)
        %100 = arith.muli %95, %c4 : index
        %101 = arith.addi %100, %c0 : index
        %102 = arith.muli %c10, %c8 : index
        %103 = arith.muli %101, %102 : index
        %104 = arith.addi %28, %103 : index
        %105 = vector.load %14[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.muli %c10, %c3 : index
        %107 = arith.addi %104, %106 : index
        %108 = vector.load %14[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %99#0, %96 : vector<16xf16>, vector<8xf32>
        %111 = arith.addi %100, %c10 : index
        %112 = arith.muli %111, %102 : index
        %113 = arith.addi %28, %112 : index
        %114 = vector.load %14[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %115 = arith.addi %113, %106 : index
        %116 = vector.load %14[%115] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %118 = wave.mma %117, %99#1, %110 : vector<16xf16>, vector<8xf32>
        scf.yield %118 : vector<8xf32>
      }
      %119 = arith.cmpi slt, %4, %c8 : index
      %120 = arith.cmpi slt, %21, %expertsPerToken : index
      %121 = arith.andi %119, %120 : i1
      scf.if %121 {
        %122 = arith.cmpi eq, %hasFactors, %c10 : index
        %123 = arith.muli %25, %c4 : index
        %124 = memref.load %factors[%123] : memref<?xf32>
        %125 = arith.mulf %124, %operandScale : f32
        %126 = arith.select %122, %125, %operandScale : f32
        %127 = vector.extract %97[0] : f32 from vector<8xf32>
        %128 = arith.remui %4, %c8 : index
        %129 = arith.muli %128, %c19 : index
        %130 = arith.addi %40, %129 : index
        %131 = vector.load %w[%130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %132 = vector.bitcast %131 : vector<4xi8> to vector<1xf32>
        %133 = vector.extract %132[0] : f32 from vector<1xf32>
        %134 = arith.mulf %133, %126 : f32
        %135 = arith.mulf %127, %134 : f32
        %136 = arith.muli %21, %c8 : index
        %137 = arith.addi %136, %c0 : index
        %138 = arith.addi %137, %4 : index
        memref.store %135, %16[%138] : memref<?xf32>
      }
      wave.barrier
    }
    %139 = arith.muli %5, %c11 : index
    %140 = arith.addi %139, %4 : index
    %141 = arith.cmpi slt, %140, %c8 : index
    scf.if %141 {
      %144 = scf.for %142 = %c0 to %expertsPerToken step %c10 iter_args(%143 = %c20) -> (f32) {
        %145 = arith.muli %0, %expertsPerToken : index
        %146 = arith.addi %145, %142 : index
        %147 = memref.load %weights[%146] : memref<?xf32>
        %148 = arith.muli %142, %c8 : index
        %149 = arith.addi %148, %4 : index
        %150 = memref.load %16[%149] : memref<?xf32>
        %151 = math.fma %147, %150, %143 : f32
        scf.yield %151 : f32
      }
      %152 = arith.muli %0, %outputFeatures : index
      %153 = arith.muli %13, %c8 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.addi %154, %4 : index
      %156 = memref.load %residual[%155] : memref<?xf32>
      %157 = arith.addf %156, %144 : f32
      memref.store %157, %out[%155] : memref<?xf32>
    }
  }
  wave.return
}
