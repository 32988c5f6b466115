// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q8_0_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c5 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %18, %22 : index
    %24 = memref.load %groups[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.divui %25, %rowDivisor : index
    %27 = arith.muli %26, %inputFeatures : index
    %28 = arith.divui %inputFeatures, %c3 : index
    %32:2 = scf.for %29 = %c7 to %28 step %c5 iter_args(%30 = %c10, %31 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %33 = arith.muli %29, %c4 : index
      %34 = arith.addi %15, %33 : index
      %35 = arith.muli %29, %c4 : index
      %36 = arith.addi %17, %35 : index
      %37 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %29, %c3 : index
      %47:2 = scf.for %44 = %c7 to %c11 step %c5 iter_args(%45 = %30, %46 = %31) -> (vector<16xf32>, vector<16xf32>) {
        %48 = arith.addi %34, %c3 : index
        %49 = arith.muli %44, %c12 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extsi %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.mulf %54, %39 : vector<16xf32>
        %56 = arith.addi %50, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %39 : vector<16xf32>
        %61 = arith.addi %50, %c3 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %39 : vector<16xf32>
        %66 = arith.addi %50, %c14 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %39 : vector<16xf32>
        %71 = arith.addi %36, %c3 : index
        %72 = arith.muli %44, %c12 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.addi %73, %c7 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %42 : vector<16xf32>
        %79 = arith.addi %73, %c13 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extsi %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %42 : vector<16xf32>
        %84 = arith.addi %73, %c3 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extsi %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %42 : vector<16xf32>
        %89 = arith.addi %73, %c14 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %42 : vector<16xf32>
        %94 = arith.muli %44, %c15 : index
        %95 = arith.addi %43, %94 : index
        %96 = arith.addi %27, %95 : index
        %97 = arith.addi %96, %c7 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %55, %45 : vector<16xf32>
        %101 = math.fma %99, %78, %46 : vector<16xf32>
        %102 = arith.addi %27, %95 : index
        %103 = arith.addi %102, %c5 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %60, %100 : vector<16xf32>
        %107 = math.fma %105, %83, %101 : vector<16xf32>
        %108 = arith.addi %27, %95 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %65, %106 : vector<16xf32>
        %113 = math.fma %111, %88, %107 : vector<16xf32>
        %114 = arith.addi %27, %95 : index
        %115 = arith.addi %114, %c16 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %70, %112 : vector<16xf32>
        %119 = math.fma %117, %93, %113 : vector<16xf32>
        scf.yield %118, %119 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
    }
    %120 = arith.addi %19, %c7 : index
    %121 = arith.cmpi slt, %120, %10 : index
    scf.if %121 {
      %122 = arith.muli %25, %outputFeatures : index
      %123 = arith.muli %3, %c3 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c7 : index
      vector.store %32#0, %out[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %124, %c13 : index
      vector.store %32#1, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
