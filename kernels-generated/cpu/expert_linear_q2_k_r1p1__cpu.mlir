// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q2_k', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q2_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_q2_k_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 1600 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
        %59 = arith.muli %39, %c13 : index
        %60 = arith.addi %59, %c6 : index
        %61 = arith.muli %60, %c14 : index
        %62 = arith.addi %58, %61 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.addi %59, %c5 : index
        %66 = arith.muli %65, %c14 : index
        %67 = arith.addi %58, %66 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.shrui %64, %c16 : vector<16xi32>
        %71 = arith.andi %70, %c17 : vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %52, %57 : vector<16xf32>
        %74 = arith.addi %43, %c6 : index
        %75 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %74, %x, %73, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %76 = arith.shrui %64, %c18 : vector<16xi32>
        %77 = arith.andi %76, %c17 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %52, %57 : vector<16xf32>
        %80 = arith.addi %43, %c5 : index
        %81 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %80, %x, %79, %75) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %82 = arith.shrui %64, %c19 : vector<16xi32>
        %83 = arith.andi %82, %c17 : vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = math.fma %84, %52, %57 : vector<16xf32>
        %86 = arith.addi %43, %c13 : index
        %87 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %86, %x, %85, %81) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %88 = arith.shrui %64, %c20 : vector<16xi32>
        %89 = arith.andi %88, %c17 : vector<16xi32>
        %90 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %91 = math.fma %90, %52, %57 : vector<16xf32>
        %92 = arith.addi %43, %c21 : index
        %93 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %92, %x, %91, %87) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %94 = arith.shrui %69, %c16 : vector<16xi32>
        %95 = arith.andi %94, %c17 : vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %52, %57 : vector<16xf32>
        %98 = arith.addi %43, %c22 : index
        %99 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %98, %x, %97, %93) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %100 = arith.shrui %69, %c18 : vector<16xi32>
        %101 = arith.andi %100, %c17 : vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = math.fma %102, %52, %57 : vector<16xf32>
        %104 = arith.addi %43, %c23 : index
        %105 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %104, %x, %103, %99) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %106 = arith.shrui %69, %c19 : vector<16xi32>
        %107 = arith.andi %106, %c17 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %52, %57 : vector<16xf32>
        %110 = arith.addi %43, %c24 : index
        %111 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %110, %x, %109, %105) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %112 = arith.shrui %69, %c20 : vector<16xi32>
        %113 = arith.andi %112, %c17 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %52, %57 : vector<16xf32>
        %116 = arith.addi %43, %c25 : index
        %117 = func.call @expert_linear_q2_k_r1p1__cpu.0(%24, %116, %x, %115, %111) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %117 : vector<16xf32>
      }
      scf.yield %41 : vector<16xf32>
    }
    %118 = arith.cmpi slt, %18, %9 : index
    scf.if %118 {
      %119 = arith.muli %22, %outputFeatures : index
      %120 = arith.muli %2, %c14 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.addi %121, %c6 : index
      vector.store %27, %out[%122] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
