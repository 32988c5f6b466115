// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.muli %2, %c4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.muli %8, %1 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %3, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %20 = arith.divui %inputFeatures, %c2 : index
    %24:2 = scf.for %21 = %c5 to %20 step %c6 iter_args(%22 = %c9, %23 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %25 = arith.muli %21, %c3 : index
      %26 = arith.addi %6, %25 : index
      %27 = arith.muli %21, %c3 : index
      %28 = arith.addi %9, %27 : index
      %29 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.addi %26, %c2 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %28, %c2 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %21, %c2 : index
      %47:2 = scf.for %44 = %c5 to %c10 step %c6 iter_args(%45 = %22, %46 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %44, %c11 : index
        %49 = arith.addi %43, %48 : index
        %50 = arith.addi %26, %c12 : index
        %51 = arith.muli %44, %c2 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.addi %52, %c5 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.andi %55, %c13 : vector<16xi32>
        %57 = arith.shrui %55, %c14 : vector<16xi32>
        %58 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %59 = math.fma %58, %31, %35 : vector<16xf32>
        %60 = arith.addi %28, %c12 : index
        %61 = arith.muli %44, %c2 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.addi %62, %c5 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.andi %65, %c13 : vector<16xi32>
        %67 = arith.shrui %65, %c14 : vector<16xi32>
        %68 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %38, %42 : vector<16xf32>
        %70 = arith.addi %19, %49 : index
        %71 = arith.addi %70, %c5 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %59, %45 : vector<16xf32>
        %75 = math.fma %73, %69, %46 : vector<16xf32>
        %76 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %31, %35 : vector<16xf32>
        %78 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %38, %42 : vector<16xf32>
        %80 = arith.addi %19, %49 : index
        %81 = arith.addi %80, %c6 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %77, %74 : vector<16xf32>
        %85 = math.fma %83, %79, %75 : vector<16xf32>
        %86 = arith.addi %52, %c15 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.andi %88, %c13 : vector<16xi32>
        %90 = arith.shrui %88, %c14 : vector<16xi32>
        %91 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %92 = math.fma %91, %31, %35 : vector<16xf32>
        %93 = arith.addi %62, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.andi %95, %c13 : vector<16xi32>
        %97 = arith.shrui %95, %c14 : vector<16xi32>
        %98 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %38, %42 : vector<16xf32>
        %100 = arith.addi %19, %49 : index
        %101 = arith.addi %100, %c4 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %92, %84 : vector<16xf32>
        %105 = math.fma %103, %99, %85 : vector<16xf32>
        %106 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %107 = math.fma %106, %31, %35 : vector<16xf32>
        %108 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %38, %42 : vector<16xf32>
        %110 = arith.addi %19, %49 : index
        %111 = arith.addi %110, %c16 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %107, %104 : vector<16xf32>
        %115 = math.fma %113, %109, %105 : vector<16xf32>
        scf.yield %114, %115 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1 : vector<16xf32>, vector<16xf32>
    }
    %116 = arith.addi %15, %c5 : index
    %117 = arith.cmpi slt, %116, %14 : index
    scf.if %117 {
      %118 = arith.muli %116, %outputFeatures : index
      %119 = arith.muli %2, %c15 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.mulf %24#0, %c18 : vector<16xf32>
      %122 = wave.exp2 %121 : vector<16xf32>
      %123 = arith.addf %c17, %122 : vector<16xf32>
      %124 = arith.divf %24#0, %123 : vector<16xf32>
      %125 = arith.mulf %124, %24#1 : vector<16xf32>
      %126 = arith.addi %120, %c5 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
