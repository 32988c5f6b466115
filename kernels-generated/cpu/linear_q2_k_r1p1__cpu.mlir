// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
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
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c1 : index
  %6 = arith.addi %5, %c6 : index
  %7 = arith.muli %6, %2 : index
  %8 = memref.load %step[%countAt] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %4, %rowsPerBlock : index
  %11 = arith.addi %10, %rowsPerBlock : index
  %12 = arith.minsi %11, %9 : index
  scf.for %13 = %10 to %12 step %c1 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.muli %16, %inputFeatures : index
    %18 = arith.divui %inputFeatures, %c4 : index
    %21 = scf.for %19 = %c6 to %18 step %c1 iter_args(%20 = %c9) -> (vector<16xf32>) {
      %22 = arith.muli %19, %c5 : index
      %23 = arith.addi %7, %22 : index
      %24 = arith.addi %23, %c6 : index
      %25 = vector.load %w[%24] : memref<?xi8>, vector<32xi8>
      %26 = vector.bitcast %25 : vector<32xi8> to vector<16xf16>
      %27 = arith.extf %26 : vector<16xf16> to vector<16xf32>
      %28 = arith.addi %23, %c10 : index
      %29 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.muli %19, %c4 : index
      %35 = scf.for %33 = %c6 to %c10 step %c1 iter_args(%34 = %20) -> (vector<16xf32>) {
        %36 = arith.muli %33, %c11 : index
        %37 = arith.addi %32, %36 : index
        %38 = arith.addi %23, %c12 : index
        %39 = arith.divui %33, %c13 : index
        %40 = arith.muli %39, %c10 : index
        %41 = arith.addi %38, %40 : index
        %42 = arith.addi %41, %c6 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<16xi8>
        %44 = arith.extui %43 : vector<16xi8> to vector<16xi32>
        %45 = arith.sitofp %44 : vector<16xi32> to vector<16xf32>
        %46 = arith.mulf %27, %45 : vector<16xf32>
        %47 = arith.addi %41, %c14 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
        %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
        %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
        %51 = arith.mulf %31, %50 : vector<16xf32>
        %52 = arith.addi %23, %c15 : index
        %53 = arith.muli %33, %c13 : index
        %54 = arith.addi %53, %c6 : index
        %55 = arith.muli %54, %c14 : index
        %56 = arith.addi %52, %55 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.addi %23, %c15 : index
        %60 = arith.muli %33, %c13 : index
        %61 = arith.addi %60, %c1 : index
        %62 = arith.muli %61, %c14 : index
        %63 = arith.addi %59, %62 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.shrui %58, %c16 : vector<16xi32>
        %67 = arith.andi %66, %c17 : vector<16xi32>
        %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %46, %51 : vector<16xf32>
        %70 = arith.addi %17, %37 : index
        %71 = arith.addi %70, %c6 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %69, %34 : vector<16xf32>
        %75 = arith.shrui %58, %c18 : vector<16xi32>
        %76 = arith.andi %75, %c17 : vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %46, %51 : vector<16xf32>
        %79 = arith.addi %17, %37 : index
        %80 = arith.addi %79, %c1 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %78, %74 : vector<16xf32>
        %84 = arith.shrui %58, %c19 : vector<16xi32>
        %85 = arith.andi %84, %c17 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %46, %51 : vector<16xf32>
        %88 = arith.addi %17, %37 : index
        %89 = arith.addi %88, %c13 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %87, %83 : vector<16xf32>
        %93 = arith.shrui %58, %c20 : vector<16xi32>
        %94 = arith.andi %93, %c17 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %46, %51 : vector<16xf32>
        %97 = arith.addi %17, %37 : index
        %98 = arith.addi %97, %c21 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %96, %92 : vector<16xf32>
        %102 = arith.shrui %65, %c16 : vector<16xi32>
        %103 = arith.andi %102, %c17 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %46, %51 : vector<16xf32>
        %106 = arith.addi %17, %37 : index
        %107 = arith.addi %106, %c22 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %105, %101 : vector<16xf32>
        %111 = arith.shrui %65, %c18 : vector<16xi32>
        %112 = arith.andi %111, %c17 : vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = math.fma %113, %46, %51 : vector<16xf32>
        %115 = arith.addi %17, %37 : index
        %116 = arith.addi %115, %c23 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %114, %110 : vector<16xf32>
        %120 = arith.shrui %65, %c19 : vector<16xi32>
        %121 = arith.andi %120, %c17 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %46, %51 : vector<16xf32>
        %124 = arith.addi %17, %37 : index
        %125 = arith.addi %124, %c24 : index
        %126 = memref.load %x[%125] : memref<?xf32>
        %127 = vector.broadcast %126 : f32 to vector<16xf32>
        %128 = math.fma %127, %123, %119 : vector<16xf32>
        %129 = arith.shrui %65, %c20 : vector<16xi32>
        %130 = arith.andi %129, %c17 : vector<16xi32>
        %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
        %132 = math.fma %131, %46, %51 : vector<16xf32>
        %133 = arith.addi %17, %37 : index
        %134 = arith.addi %133, %c25 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %132, %128 : vector<16xf32>
        scf.yield %137 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %138 = arith.addi %13, %c6 : index
    %139 = arith.cmpi slt, %138, %12 : index
    scf.if %139 {
      %140 = arith.muli %138, %outputFeatures : index
      %141 = arith.muli %3, %c14 : index
      %142 = arith.addi %140, %141 : index
      scf.if %0 {
        %143 = arith.addi %142, %c6 : index
        %144 = vector.load %residual[%143] : memref<?xf32>, vector<16xf32>
        %145 = arith.addf %144, %21 : vector<16xf32>
        %146 = arith.addi %142, %c6 : index
        vector.store %145, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %147 = arith.addi %142, %c6 : index
        vector.store %21, %out[%147] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
