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
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
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
        %49 = arith.muli %45, %c12 : index
        %50 = arith.addi %44, %49 : index
        %51 = arith.addi %27, %c13 : index
        %52 = arith.muli %45, %c4 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.andi %56, %c14 : vector<16xi32>
        %58 = arith.shrui %56, %c15 : vector<16xi32>
        %59 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %60 = math.fma %59, %32, %36 : vector<16xf32>
        %61 = arith.addi %29, %c13 : index
        %62 = arith.muli %45, %c4 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.addi %63, %c7 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.andi %66, %c14 : vector<16xi32>
        %68 = arith.shrui %66, %c15 : vector<16xi32>
        %69 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %39, %43 : vector<16xf32>
        %71 = arith.addi %20, %50 : index
        %72 = arith.addi %71, %c7 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %60, %46 : vector<16xf32>
        %76 = math.fma %74, %70, %47 : vector<16xf32>
        %77 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %32, %36 : vector<16xf32>
        %79 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %80 = math.fma %79, %39, %43 : vector<16xf32>
        %81 = arith.addi %20, %50 : index
        %82 = arith.addi %81, %c1 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %78, %75 : vector<16xf32>
        %86 = math.fma %84, %80, %76 : vector<16xf32>
        %87 = arith.addi %53, %c16 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c14 : vector<16xi32>
        %91 = arith.shrui %89, %c15 : vector<16xi32>
        %92 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %32, %36 : vector<16xf32>
        %94 = arith.addi %63, %c16 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.andi %96, %c14 : vector<16xi32>
        %98 = arith.shrui %96, %c15 : vector<16xi32>
        %99 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %39, %43 : vector<16xf32>
        %101 = arith.addi %20, %50 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %93, %85 : vector<16xf32>
        %106 = math.fma %104, %100, %86 : vector<16xf32>
        %107 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %32, %36 : vector<16xf32>
        %109 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %39, %43 : vector<16xf32>
        %111 = arith.addi %20, %50 : index
        %112 = arith.addi %111, %c17 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %108, %105 : vector<16xf32>
        %116 = math.fma %114, %110, %106 : vector<16xf32>
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
        %127 = arith.addi %121, %c16 : index
        %128 = vector.load %residual[%127] : memref<?xf32>, vector<16xf32>
        %129 = arith.addf %128, %25#1 : vector<16xf32>
        %130 = arith.addi %121, %c16 : index
        vector.store %129, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %131 = arith.addi %121, %c16 : index
        vector.store %25#1, %out[%131] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
