// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.muli %5, %c7 : index
  %11 = arith.addi %10, %c1 : index
  %12 = arith.muli %11, %4 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %6, %rowsPerBlock : index
  %16 = arith.addi %15, %rowsPerBlock : index
  %17 = arith.minsi %16, %14 : index
  scf.for %18 = %15 to %17 step %c1 {
    %19 = arith.subi %17, %c1 : index
    %20 = arith.addi %18, %c8 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.muli %21, %inputFeatures : index
    %23 = arith.muli %groupSize, %c5 : index
    %24 = arith.addi %23, %c6 : index
    %25 = arith.divui %groupSize, %c12 : index
    %26 = arith.divui %inputFeatures, %groupSize : index
    %30:2 = scf.for %27 = %c8 to %26 step %c1 iter_args(%28 = %c11, %29 = %c11) -> (vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %27, %24 : index
      %32 = arith.addi %9, %31 : index
      %33 = arith.muli %27, %24 : index
      %34 = arith.addi %12, %33 : index
      %35 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %32, %c13 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<16xi8>
      %40 = arith.extui %39 : vector<16xi8> to vector<16xi32>
      %41 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %34, %c13 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
      %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
      %47 = arith.muli %27, %groupSize : index
      %51:2 = scf.for %48 = %c8 to %25 step %c1 iter_args(%49 = %28, %50 = %29) -> (vector<16xf32>, vector<16xf32>) {
        %52 = arith.muli %48, %c12 : index
        %53 = arith.addi %47, %52 : index
        %54 = arith.addi %32, %c6 : index
        %55 = arith.muli %48, %c13 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.addi %56, %c8 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.andi %59, %c14 : vector<16xi32>
        %61 = arith.shrui %59, %c15 : vector<16xi32>
        %62 = arith.subi %60, %40 : vector<16xi32>
        %63 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %64 = arith.mulf %63, %37 : vector<16xf32>
        %65 = arith.addi %34, %c6 : index
        %66 = arith.muli %48, %c13 : index
        %67 = arith.addi %65, %66 : index
        %68 = arith.addi %67, %c8 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.andi %70, %c14 : vector<16xi32>
        %72 = arith.shrui %70, %c15 : vector<16xi32>
        %73 = arith.subi %71, %46 : vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %43 : vector<16xf32>
        %76 = arith.addi %22, %53 : index
        %77 = arith.addi %76, %c8 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %64, %49 : vector<16xf32>
        %81 = math.fma %79, %75, %50 : vector<16xf32>
        %82 = arith.subi %61, %40 : vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %37 : vector<16xf32>
        %85 = arith.subi %72, %46 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %43 : vector<16xf32>
        %88 = arith.addi %22, %53 : index
        %89 = arith.addi %88, %c1 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %84, %80 : vector<16xf32>
        %93 = math.fma %91, %87, %81 : vector<16xf32>
        %94 = arith.addi %56, %c16 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c14 : vector<16xi32>
        %98 = arith.shrui %96, %c15 : vector<16xi32>
        %99 = arith.subi %97, %40 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %37 : vector<16xf32>
        %102 = arith.addi %67, %c16 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c14 : vector<16xi32>
        %106 = arith.shrui %104, %c15 : vector<16xi32>
        %107 = arith.subi %105, %46 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %43 : vector<16xf32>
        %110 = arith.addi %22, %53 : index
        %111 = arith.addi %110, %c7 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %101, %92 : vector<16xf32>
        %115 = math.fma %113, %109, %93 : vector<16xf32>
        %116 = arith.subi %98, %40 : vector<16xi32>
        %117 = arith.sitofp %116 : vector<16xi32> to vector<16xf32>
        %118 = arith.mulf %117, %37 : vector<16xf32>
        %119 = arith.subi %106, %46 : vector<16xi32>
        %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
        %121 = arith.mulf %120, %43 : vector<16xf32>
        %122 = arith.addi %22, %53 : index
        %123 = arith.addi %122, %c17 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %118, %114 : vector<16xf32>
        %127 = math.fma %125, %121, %115 : vector<16xf32>
        scf.yield %126, %127 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %51#0, %51#1 : vector<16xf32>, vector<16xf32>
    }
    %128 = arith.addi %18, %c8 : index
    %129 = arith.cmpi slt, %128, %17 : index
    scf.if %129 {
      %130 = arith.muli %128, %outputFeatures : index
      %131 = arith.muli %5, %c13 : index
      %132 = arith.addi %130, %131 : index
      scf.if %0 {
        %133 = arith.addi %132, %c8 : index
        %134 = vector.load %residual[%133] : memref<?xf32>, vector<16xf32>
        %135 = arith.addf %134, %30#0 : vector<16xf32>
        %136 = arith.addi %132, %c8 : index
        vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %132, %c8 : index
        vector.store %30#0, %out[%137] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %138 = arith.addi %132, %c16 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %30#1 : vector<16xf32>
        %141 = arith.addi %132, %c16 : index
        vector.store %140, %out[%141] : memref<?xf32>, vector<16xf32>
      } else {
        %142 = arith.addi %132, %c16 : index
        vector.store %30#1, %out[%142] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
