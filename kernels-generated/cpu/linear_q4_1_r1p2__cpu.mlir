// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 3 : index
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
      %33 = arith.addi %27, %c4 : index
      %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %29, %c4 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.muli %22, %c4 : index
      %48:2 = scf.for %45 = %c7 to %c11 step %c1 iter_args(%46 = %23, %47 = %24) -> (vector<16xf32>, vector<16xf32>) {
        %49 = arith.addi %27, %c12 : index
        %50 = arith.muli %45, %c4 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.addi %51, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.andi %54, %c13 : vector<16xi32>
        %56 = arith.shrui %54, %c14 : vector<16xi32>
        %57 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %58 = math.fma %57, %32, %36 : vector<16xf32>
        %59 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %60 = math.fma %59, %32, %36 : vector<16xf32>
        %61 = arith.addi %51, %c15 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c13 : vector<16xi32>
        %65 = arith.shrui %63, %c14 : vector<16xi32>
        %66 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %67 = math.fma %66, %32, %36 : vector<16xf32>
        %68 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %32, %36 : vector<16xf32>
        %70 = arith.addi %29, %c12 : index
        %71 = arith.muli %45, %c4 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.addi %72, %c7 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c13 : vector<16xi32>
        %77 = arith.shrui %75, %c14 : vector<16xi32>
        %78 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %39, %43 : vector<16xf32>
        %80 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %39, %43 : vector<16xf32>
        %82 = arith.addi %72, %c15 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c13 : vector<16xi32>
        %86 = arith.shrui %84, %c14 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %39, %43 : vector<16xf32>
        %89 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %39, %43 : vector<16xf32>
        %91 = arith.muli %45, %c16 : index
        %92 = arith.addi %44, %91 : index
        %93 = arith.addi %20, %92 : index
        %94 = arith.addi %93, %c7 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %58, %46 : vector<16xf32>
        %98 = math.fma %96, %79, %47 : vector<16xf32>
        %99 = arith.addi %20, %92 : index
        %100 = arith.addi %99, %c1 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %60, %97 : vector<16xf32>
        %104 = math.fma %102, %81, %98 : vector<16xf32>
        %105 = arith.addi %20, %92 : index
        %106 = arith.addi %105, %c6 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %67, %103 : vector<16xf32>
        %110 = math.fma %108, %88, %104 : vector<16xf32>
        %111 = arith.addi %20, %92 : index
        %112 = arith.addi %111, %c17 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %69, %109 : vector<16xf32>
        %116 = math.fma %114, %90, %110 : vector<16xf32>
        scf.yield %115, %116 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1 : vector<16xf32>, vector<16xf32>
    }
    %117 = arith.addi %16, %c7 : index
    %118 = arith.cmpi slt, %117, %15 : index
    scf.if %118 {
      %119 = arith.muli %117, %outputFeatures : index
      %120 = arith.muli %3, %c4 : index
      %121 = arith.addi %119, %120 : index
      scf.if %0 {
        %122 = arith.addi %121, %c7 : index
        %123 = vector.load %residual[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.addf %123, %25#0 : vector<16xf32>
        %125 = arith.addi %121, %c7 : index
        vector.store %124, %out[%125] : memref<?xf32>, vector<16xf32>
      } else {
        %126 = arith.addi %121, %c7 : index
        vector.store %25#0, %out[%126] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %127 = arith.addi %121, %c15 : index
        %128 = vector.load %residual[%127] : memref<?xf32>, vector<16xf32>
        %129 = arith.addf %128, %25#1 : vector<16xf32>
        %130 = arith.addi %121, %c15 : index
        vector.store %129, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %131 = arith.addi %121, %c15 : index
        vector.store %25#1, %out[%131] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
