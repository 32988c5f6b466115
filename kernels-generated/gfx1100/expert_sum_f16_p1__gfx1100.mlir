// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSum(format='f16', panels=1, norm=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_sum_f16_p1__gfx1100.0(%x0: index, %x1: index, %x2: index, %x3: memref<?xi8>) -> (vector<16xf16>) {
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
wave.kernel @expert_sum_f16_p1__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 8 : index
  %ranksMax = wave.param "ranksMax" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 7 : index
  %c9 = arith.constant 1 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c19 = arith.constant 0x00000000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 1
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = wave.wave
    %6 = arith.muli %inputFeatures, %c3 : index
    %7 = arith.addi %6, %c4 : index
    %8 = wave.block 0
    %9 = arith.muli %inputFeatures, %c5 : index
    %10 = wave.scratch %9 : memref<?xf16>
    %11 = arith.muli %ranksMax, %c7 : index
    %12 = wave.scratch %11 : memref<?xf32>
    %13 = arith.addi %expertsPerToken, %c8 : index
    %14 = arith.divui %13, %c5 : index
    scf.for %15 = %c0 to %14 step %c9 {
      %16 = arith.muli %15, %c5 : index
      %17 = arith.addi %5, %16 : index
      %18 = arith.muli %0, %expertsPerToken : index
      %19 = arith.subi %expertsPerToken, %c9 : index
      %20 = arith.minsi %17, %19 : index
      %21 = arith.addi %18, %20 : index
      %22 = arith.muli %21, %inputFeatures : index
      %23 = arith.divui %inputFeatures, %c5 : index
      %24 = arith.muli %5, %inputFeatures : index
      scf.for %25 = %4 to %23 step %c3 {
        %26 = arith.muli %25, %c5 : index
        %27 = arith.addi %22, %26 : index
        %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %29 = arith.addi %24, %26 : index
        vector.store %28, %10[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      }
      wave.barrier
      %30 = memref.load %ids[%21] : memref<?xi32>
      %31 = arith.index_cast %30 : i32 to index
      %32 = arith.muli %31, %panelsPerExpert : index
      %33 = arith.muli %8, %c9 : index
      %34 = arith.addi %32, %33 : index
      %35 = arith.addi %34, %c0 : index
      %36 = arith.muli %35, %7 : index
      %37 = arith.divui %inputFeatures, %c7 : index
      %38 = arith.muli %c0, %stepsPerWave : index
      %39 = arith.minsi %38, %37 : index
      %40 = arith.addi %39, %stepsPerWave : index
      %41 = arith.minsi %40, %37 : index
      %42 = arith.cmpi eq, %wholeBlocks, %c9 : index
      %43 = arith.subi %41, %39 : index
      %44 = arith.divui %43, %c14 : index
      %45 = arith.muli %44, %c14 : index
      %46 = arith.addi %39, %45 : index
      %47 = arith.select %42, %40, %46 : index
      %50 = scf.for %48 = %39 to %47 step %c14 iter_args(%49 = %c11) -> (vector<8xf32>) {
        %51 = arith.addi %48, %c0 : index
        %52 = func.call @expert_sum_f16_p1__gfx1100.0(%36, %51, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %53 = arith.addi %48, %c9 : index
        %54 = func.call @expert_sum_f16_p1__gfx1100.0(%36, %53, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %55 = arith.addi %48, %c15 : index
        %56 = func.call @expert_sum_f16_p1__gfx1100.0(%36, %55, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %57 = arith.addi %48, %c16 : index
        %58 = func.call @expert_sum_f16_p1__gfx1100.0(%36, %57, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %59 = arith.muli %48, %c9 : index
        %60 = arith.addi %59, %c0 : index
        %61 = arith.muli %c9, %c7 : index
        %62 = arith.muli %60, %61 : index
        %63 = arith.addi %24, %62 : index
        %64 = vector.load %10[%63] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %65 = arith.muli %c9, %c5 : index
        %66 = arith.addi %63, %65 : index
        %67 = vector.load %10[%66] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %69 = wave.mma %68, %52, %49 : vector<16xf16>, vector<8xf32>
        %70 = arith.addi %59, %c9 : index
        %71 = arith.muli %70, %61 : index
        %72 = arith.addi %24, %71 : index
        %73 = vector.load %10[%72] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %74 = arith.addi %72, %65 : index
        %75 = vector.load %10[%74] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %76 = vector.shuffle %73, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %77 = wave.mma %76, %54, %69 : vector<16xf16>, vector<8xf32>
        %78 = arith.addi %59, %c15 : index
        %79 = arith.muli %78, %61 : index
        %80 = arith.addi %24, %79 : index
        %81 = vector.load %10[%80] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %82 = arith.addi %80, %65 : index
        %83 = vector.load %10[%82] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %84 = vector.shuffle %81, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %85 = wave.mma %84, %56, %77 : vector<16xf16>, vector<8xf32>
        %86 = arith.addi %59, %c16 : index
        %87 = arith.muli %86, %61 : index
        %88 = arith.addi %24, %87 : index
        %89 = vector.load %10[%88] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %90 = arith.addi %88, %65 : index
        %91 = vector.load %10[%90] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %92 = vector.shuffle %89, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %93 = wave.mma %92, %58, %85 : vector<16xf16>, vector<8xf32>
        scf.yield %93 : vector<8xf32>
      }
      %94 = arith.select %42, %47, %41 : index
      %97 = scf.for %95 = %47 to %94 step %c9 iter_args(%96 = %50) -> (vector<8xf32>) {
        %98 = arith.addi %95, %c0 : index
        %99 = func.call @expert_sum_f16_p1__gfx1100.0(%36, %98, %4, %w) : (index, index, index, memref<?xi8>) -> (vector<16xf16>)
        %100 = arith.muli %95, %c9 : index
        %101 = arith.addi %100, %c0 : index
        %102 = arith.muli %c9, %c7 : index
        %103 = arith.muli %101, %102 : index
        %104 = arith.addi %24, %103 : index
        %105 = vector.load %10[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %106 = arith.muli %c9, %c5 : index
        %107 = arith.addi %104, %106 : index
        %108 = vector.load %10[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %109 = vector.shuffle %105, %108 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %110 = wave.mma %109, %99, %96 : vector<16xf16>, vector<8xf32>
        scf.yield %110 : vector<8xf32>
      }
      %111 = arith.cmpi slt, %4, %c7 : index
      %112 = arith.cmpi slt, %17, %expertsPerToken : index
      %113 = arith.andi %111, %112 : i1
      scf.if %113 {
        %114 = arith.cmpi eq, %hasFactors, %c9 : index
        %115 = arith.muli %21, %c15 : index
        %116 = memref.load %factors[%115] : memref<?xf32>
        %117 = arith.mulf %116, %operandScale : f32
        %118 = arith.select %114, %117, %operandScale : f32
        %119 = vector.extract %97[0] : f32 from vector<8xf32>
        %120 = arith.remui %4, %c7 : index
        %121 = arith.muli %120, %c14 : index
        %122 = arith.addi %36, %121 : index
        %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %124 = vector.bitcast %123 : vector<4xi8> to vector<1xf32>
        %125 = vector.extract %124[0] : f32 from vector<1xf32>
        %126 = arith.mulf %125, %118 : f32
        %127 = arith.mulf %119, %126 : f32
        %128 = arith.muli %17, %c7 : index
        %129 = arith.addi %128, %c0 : index
        %130 = arith.addi %129, %4 : index
        memref.store %127, %12[%130] : memref<?xf32>
      }
      wave.barrier
    }
    %131 = arith.muli %5, %c3 : index
    %132 = arith.addi %131, %4 : index
    %133 = arith.cmpi slt, %132, %c7 : index
    scf.if %133 {
      %136 = scf.for %134 = %c0 to %expertsPerToken step %c9 iter_args(%135 = %c19) -> (f32) {
        %137 = arith.muli %0, %expertsPerToken : index
        %138 = arith.addi %137, %134 : index
        %139 = memref.load %weights[%138] : memref<?xf32>
        %140 = arith.muli %134, %c7 : index
        %141 = arith.addi %140, %4 : index
        %142 = memref.load %12[%141] : memref<?xf32>
        %143 = math.fma %139, %142, %135 : f32
        scf.yield %143 : f32
      }
      %144 = arith.muli %0, %outputFeatures : index
      %145 = arith.muli %8, %c7 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.addi %146, %4 : index
      %148 = memref.load %residual[%147] : memref<?xf32>
      %149 = arith.addf %148, %136 : f32
      memref.store %149, %out[%147] : memref<?xf32>
    }
  }
  wave.return
}
