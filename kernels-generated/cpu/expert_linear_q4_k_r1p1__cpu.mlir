// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_k', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_q4_k_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 2368 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c5 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %15, %19 : index
    %21 = memref.load %groups[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.divui %22, %rowDivisor : index
    %24 = arith.muli %23, %inputFeatures : index
    %27 = scf.for %25 = %c6 to %3 step %c5 iter_args(%26 = %c9) -> (vector<16xf32>) {
      %28 = arith.muli %25, %c4 : index
      %29 = arith.addi %14, %28 : index
      %30 = arith.addi %29, %c6 : index
      %31 = vector.load %w[%30] : memref<?xi8>, vector<32xi8>
      %32 = vector.bitcast %31 : vector<32xi8> to vector<16xf16>
      %33 = arith.extf %32 : vector<16xf16> to vector<16xf32>
      %34 = arith.addi %29, %c10 : index
      %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.muli %25, %c3 : index
      %41 = scf.for %39 = %c6 to %c10 step %c5 iter_args(%40 = %26) -> (vector<16xf32>) {
        %42 = arith.muli %39, %c11 : index
        %43 = arith.addi %38, %42 : index
        %44 = arith.addi %29, %c12 : index
        %45 = arith.divui %39, %c13 : index
        %46 = arith.muli %45, %c10 : index
        %47 = arith.addi %44, %46 : index
        %48 = arith.addi %47, %c6 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.mulf %33, %51 : vector<16xf32>
        %53 = arith.addi %47, %c14 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %37, %56 : vector<16xf32>
        %58 = arith.addi %29, %c15 : index
        %59 = arith.muli %39, %c12 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c6 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c16 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %52, %57 : vector<16xf32>
        %67 = arith.addi %43, %c6 : index
        %68 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %67, %x, %66, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %69 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.shrui %70, %c17 : vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %52, %57 : vector<16xf32>
        %74 = arith.addi %43, %c5 : index
        %75 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %74, %x, %73, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %76 = arith.addi %60, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.andi %78, %c16 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %52, %57 : vector<16xf32>
        %82 = arith.addi %43, %c18 : index
        %83 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %82, %x, %81, %75) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %84 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.shrui %85, %c17 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %52, %57 : vector<16xf32>
        %89 = arith.addi %43, %c19 : index
        %90 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %89, %x, %88, %83) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %91 = arith.addi %60, %c10 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c16 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %52, %57 : vector<16xf32>
        %97 = arith.addi %43, %c13 : index
        %98 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %97, %x, %96, %90) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %99 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.shrui %100, %c17 : vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = math.fma %102, %52, %57 : vector<16xf32>
        %104 = arith.addi %43, %c20 : index
        %105 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %104, %x, %103, %98) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %106 = arith.addi %60, %c21 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.andi %108, %c16 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %52, %57 : vector<16xf32>
        %112 = arith.addi %43, %c22 : index
        %113 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %112, %x, %111, %105) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %114 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %115 = arith.extui %114 : vector<16xi8> to vector<16xi32>
        %116 = arith.shrui %115, %c17 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = math.fma %117, %52, %57 : vector<16xf32>
        %119 = arith.addi %43, %c23 : index
        %120 = func.call @expert_linear_q4_k_r1p1__cpu.0(%24, %119, %x, %118, %113) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %120 : vector<16xf32>
      }
      scf.yield %41 : vector<16xf32>
    }
    %121 = arith.cmpi slt, %18, %9 : index
    scf.if %121 {
      %122 = arith.muli %22, %outputFeatures : index
      %123 = arith.muli %2, %c14 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c6 : index
      vector.store %27, %out[%125] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
