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
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 4 : index
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
        %56 = arith.addi %34, %c12 : index
        %57 = arith.muli %52, %c3 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c7 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c13 : vector<16xi32>
        %63 = arith.shrui %61, %c14 : vector<16xi32>
        %64 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %65 = math.fma %64, %39, %43 : vector<16xf32>
        %66 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %67 = math.fma %66, %39, %43 : vector<16xf32>
        %68 = arith.addi %58, %c15 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.andi %70, %c13 : vector<16xi32>
        %72 = arith.shrui %70, %c14 : vector<16xi32>
        %73 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %39, %43 : vector<16xf32>
        %75 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %76 = math.fma %75, %39, %43 : vector<16xf32>
        %77 = arith.addi %36, %c12 : index
        %78 = arith.muli %52, %c3 : index
        %79 = arith.addi %77, %78 : index
        %80 = arith.addi %79, %c7 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c13 : vector<16xi32>
        %84 = arith.shrui %82, %c14 : vector<16xi32>
        %85 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %86 = math.fma %85, %46, %50 : vector<16xf32>
        %87 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %46, %50 : vector<16xf32>
        %89 = arith.addi %79, %c15 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c13 : vector<16xi32>
        %93 = arith.shrui %91, %c14 : vector<16xi32>
        %94 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %95 = math.fma %94, %46, %50 : vector<16xf32>
        %96 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %97 = math.fma %96, %46, %50 : vector<16xf32>
        %98 = arith.muli %52, %c16 : index
        %99 = arith.addi %51, %98 : index
        %100 = arith.addi %27, %99 : index
        %101 = arith.addi %100, %c7 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %65, %53 : vector<16xf32>
        %105 = math.fma %103, %86, %54 : vector<16xf32>
        %106 = arith.addi %27, %99 : index
        %107 = arith.addi %106, %c5 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %67, %104 : vector<16xf32>
        %111 = math.fma %109, %88, %105 : vector<16xf32>
        %112 = arith.addi %27, %99 : index
        %113 = arith.addi %112, %c6 : index
        %114 = memref.load %x[%113] : memref<?xf32>
        %115 = vector.broadcast %114 : f32 to vector<16xf32>
        %116 = math.fma %115, %74, %110 : vector<16xf32>
        %117 = math.fma %115, %95, %111 : vector<16xf32>
        %118 = arith.addi %27, %99 : index
        %119 = arith.addi %118, %c17 : index
        %120 = memref.load %x[%119] : memref<?xf32>
        %121 = vector.broadcast %120 : f32 to vector<16xf32>
        %122 = math.fma %121, %76, %116 : vector<16xf32>
        %123 = math.fma %121, %97, %117 : vector<16xf32>
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
      %130 = arith.addi %128, %c15 : index
      vector.store %32#1, %out[%130] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
