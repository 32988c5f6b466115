// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q4_1_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
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
      %40 = arith.addi %34, %c3 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
      %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
      %47 = arith.addi %36, %c3 : index
      %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = arith.muli %29, %c3 : index
      %55:2 = scf.for %52 = %c7 to %c11 step %c5 iter_args(%53 = %30, %54 = %31) -> (vector<16xf32>, vector<16xf32>) {
        %56 = arith.muli %52, %c12 : index
        %57 = arith.addi %51, %56 : index
        %58 = arith.addi %34, %c13 : index
        %59 = arith.muli %52, %c3 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c14 : vector<16xi32>
        %65 = arith.shrui %63, %c15 : vector<16xi32>
        %66 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %67 = math.fma %66, %39, %43 : vector<16xf32>
        %68 = arith.addi %36, %c13 : index
        %69 = arith.muli %52, %c3 : index
        %70 = arith.addi %68, %69 : index
        %71 = arith.addi %70, %c7 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.andi %73, %c14 : vector<16xi32>
        %75 = arith.shrui %73, %c15 : vector<16xi32>
        %76 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %46, %50 : vector<16xf32>
        %78 = arith.addi %27, %57 : index
        %79 = arith.addi %78, %c7 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %67, %53 : vector<16xf32>
        %83 = math.fma %81, %77, %54 : vector<16xf32>
        %84 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %85 = math.fma %84, %39, %43 : vector<16xf32>
        %86 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %46, %50 : vector<16xf32>
        %88 = arith.addi %27, %57 : index
        %89 = arith.addi %88, %c5 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %85, %82 : vector<16xf32>
        %93 = math.fma %91, %87, %83 : vector<16xf32>
        %94 = arith.addi %60, %c16 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c14 : vector<16xi32>
        %98 = arith.shrui %96, %c15 : vector<16xi32>
        %99 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %39, %43 : vector<16xf32>
        %101 = arith.addi %70, %c16 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extui %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.andi %103, %c14 : vector<16xi32>
        %105 = arith.shrui %103, %c15 : vector<16xi32>
        %106 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %46, %50 : vector<16xf32>
        %108 = arith.addi %27, %57 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %100, %92 : vector<16xf32>
        %113 = math.fma %111, %107, %93 : vector<16xf32>
        %114 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %39, %43 : vector<16xf32>
        %116 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %117 = math.fma %116, %46, %50 : vector<16xf32>
        %118 = arith.addi %27, %57 : index
        %119 = arith.addi %118, %c17 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %115, %112 : vector<16xf32>
        %123 = math.fma %121, %117, %113 : vector<16xf32>
        scf.yield %122, %123 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %55#0, %55#1 : vector<16xf32>, vector<16xf32>
    }
    %124 = arith.addi %19, %c7 : index
    %125 = arith.cmpi slt, %124, %10 : index
    scf.if %125 {
      %126 = arith.muli %25, %outputFeatures : index
      %127 = arith.muli %3, %c3 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.addi %128, %c7 : index
      vector.store %32#0, %out[%129] : memref<?xf32>, vector<16xf32>
      %130 = arith.addi %128, %c16 : index
      vector.store %32#1, %out[%130] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
