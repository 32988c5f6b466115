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
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
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
        %48 = arith.muli %44, %c12 : index
        %49 = arith.addi %43, %48 : index
        %50 = arith.addi %34, %c3 : index
        %51 = arith.muli %44, %c13 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %56, %39 : vector<16xf32>
        %58 = arith.addi %36, %c3 : index
        %59 = arith.muli %44, %c13 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %42 : vector<16xf32>
        %66 = arith.addi %27, %49 : index
        %67 = arith.addi %66, %c7 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %57, %45 : vector<16xf32>
        %71 = math.fma %69, %65, %46 : vector<16xf32>
        %72 = arith.addi %52, %c14 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %39 : vector<16xf32>
        %77 = arith.addi %60, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %42 : vector<16xf32>
        %82 = arith.addi %27, %49 : index
        %83 = arith.addi %82, %c5 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %76, %70 : vector<16xf32>
        %87 = math.fma %85, %81, %71 : vector<16xf32>
        %88 = arith.addi %52, %c3 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extsi %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %39 : vector<16xf32>
        %93 = arith.addi %60, %c3 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %42 : vector<16xf32>
        %98 = arith.addi %27, %49 : index
        %99 = arith.addi %98, %c6 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %92, %86 : vector<16xf32>
        %103 = math.fma %101, %97, %87 : vector<16xf32>
        %104 = arith.addi %52, %c15 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extsi %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.mulf %107, %39 : vector<16xf32>
        %109 = arith.addi %60, %c15 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<16xi8>
        %111 = arith.extsi %110 : vector<16xi8> to vector<16xi32>
        %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.mulf %112, %42 : vector<16xf32>
        %114 = arith.addi %27, %49 : index
        %115 = arith.addi %114, %c16 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %108, %102 : vector<16xf32>
        %119 = math.fma %117, %113, %103 : vector<16xf32>
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
      %126 = arith.addi %124, %c14 : index
      vector.store %32#1, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
