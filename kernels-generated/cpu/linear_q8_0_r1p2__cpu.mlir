// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c1 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.muli %19, %inputFeatures : index
    %21 = arith.divui %inputFeatures, %c4 : index
    %25:2 = scf.for %22 = %c7 to %21 step %c1 iter_args(%23 = %c10, %24 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %26 = arith.muli %22, %c5 : index
      %27 = arith.addi %7, %26 : index
      %28 = arith.muli %22, %c5 : index
      %29 = arith.addi %10, %28 : index
      %30 = vector.load %w[%27] : memref<?xi8>, vector<32xi8>
      %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
      %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
      %33 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = arith.muli %22, %c4 : index
      %40:2 = scf.for %37 = %c7 to %c11 step %c1 iter_args(%38 = %23, %39 = %24) -> (vector<16xf32>, vector<16xf32>) {
        %41 = arith.muli %37, %c12 : index
        %42 = arith.addi %36, %41 : index
        %43 = arith.addi %27, %c4 : index
        %44 = arith.muli %37, %c13 : index
        %45 = arith.addi %43, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extsi %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.sitofp %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.mulf %49, %32 : vector<16xf32>
        %51 = arith.addi %29, %c4 : index
        %52 = arith.muli %37, %c13 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extsi %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %57, %35 : vector<16xf32>
        %59 = arith.addi %20, %42 : index
        %60 = arith.addi %59, %c7 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %50, %38 : vector<16xf32>
        %64 = math.fma %62, %58, %39 : vector<16xf32>
        %65 = arith.addi %45, %c14 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
        %67 = arith.extsi %66 : vector<16xi8> to vector<16xi32>
        %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.mulf %68, %32 : vector<16xf32>
        %70 = arith.addi %53, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.mulf %73, %35 : vector<16xf32>
        %75 = arith.addi %20, %42 : index
        %76 = arith.addi %75, %c1 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %69, %63 : vector<16xf32>
        %80 = math.fma %78, %74, %64 : vector<16xf32>
        %81 = arith.addi %45, %c4 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %32 : vector<16xf32>
        %86 = arith.addi %53, %c4 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.mulf %89, %35 : vector<16xf32>
        %91 = arith.addi %20, %42 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %85, %79 : vector<16xf32>
        %96 = math.fma %94, %90, %80 : vector<16xf32>
        %97 = arith.addi %45, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<16xi8>
        %99 = arith.extsi %98 : vector<16xi8> to vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = arith.mulf %100, %32 : vector<16xf32>
        %102 = arith.addi %53, %c15 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extsi %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.mulf %105, %35 : vector<16xf32>
        %107 = arith.addi %20, %42 : index
        %108 = arith.addi %107, %c16 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %101, %95 : vector<16xf32>
        %112 = math.fma %110, %106, %96 : vector<16xf32>
        scf.yield %111, %112 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %40#0, %40#1 : vector<16xf32>, vector<16xf32>
    }
    %113 = arith.addi %16, %c7 : index
    %114 = arith.cmpi slt, %113, %15 : index
    scf.if %114 {
      %115 = arith.muli %113, %outputFeatures : index
      %116 = arith.muli %3, %c4 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c7 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %25#0 : vector<16xf32>
        %121 = arith.addi %117, %c7 : index
        vector.store %120, %out[%121] : memref<?xf32>, vector<16xf32>
      } else {
        %122 = arith.addi %117, %c7 : index
        vector.store %25#0, %out[%122] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %123 = arith.addi %117, %c14 : index
        %124 = vector.load %residual[%123] : memref<?xf32>, vector<16xf32>
        %125 = arith.addf %124, %25#1 : vector<16xf32>
        %126 = arith.addi %117, %c14 : index
        vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %127 = arith.addi %117, %c14 : index
        vector.store %25#1, %out[%127] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
