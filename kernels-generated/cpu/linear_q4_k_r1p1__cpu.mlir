// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
        %53 = arith.muli %33, %c12 : index
        %54 = arith.addi %52, %53 : index
        %55 = arith.addi %54, %c6 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
        %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
        %58 = arith.andi %57, %c16 : vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = math.fma %59, %46, %51 : vector<16xf32>
        %61 = arith.addi %17, %37 : index
        %62 = arith.addi %61, %c6 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %60, %34 : vector<16xf32>
        %66 = arith.addi %54, %c6 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extui %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.shrui %68, %c17 : vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = math.fma %70, %46, %51 : vector<16xf32>
        %72 = arith.addi %17, %37 : index
        %73 = arith.addi %72, %c1 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %71, %65 : vector<16xf32>
        %77 = arith.addi %54, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extui %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.andi %79, %c16 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = math.fma %81, %46, %51 : vector<16xf32>
        %83 = arith.addi %17, %37 : index
        %84 = arith.addi %83, %c18 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %82, %76 : vector<16xf32>
        %88 = arith.addi %54, %c14 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.shrui %90, %c17 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %46, %51 : vector<16xf32>
        %94 = arith.addi %17, %37 : index
        %95 = arith.addi %94, %c19 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %93, %87 : vector<16xf32>
        %99 = arith.addi %54, %c10 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.andi %101, %c16 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %46, %51 : vector<16xf32>
        %105 = arith.addi %17, %37 : index
        %106 = arith.addi %105, %c13 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %104, %98 : vector<16xf32>
        %110 = arith.addi %54, %c10 : index
        %111 = vector.load %w[%110] : memref<?xi8>, vector<16xi8>
        %112 = arith.extui %111 : vector<16xi8> to vector<16xi32>
        %113 = arith.shrui %112, %c17 : vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = math.fma %114, %46, %51 : vector<16xf32>
        %116 = arith.addi %17, %37 : index
        %117 = arith.addi %116, %c20 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %115, %109 : vector<16xf32>
        %121 = arith.addi %54, %c21 : index
        %122 = vector.load %w[%121] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.andi %123, %c16 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = math.fma %125, %46, %51 : vector<16xf32>
        %127 = arith.addi %17, %37 : index
        %128 = arith.addi %127, %c22 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %126, %120 : vector<16xf32>
        %132 = arith.addi %54, %c21 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.shrui %134, %c17 : vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = math.fma %136, %46, %51 : vector<16xf32>
        %138 = arith.addi %17, %37 : index
        %139 = arith.addi %138, %c23 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %137, %131 : vector<16xf32>
        scf.yield %142 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %143 = arith.addi %13, %c6 : index
    %144 = arith.cmpi slt, %143, %12 : index
    scf.if %144 {
      %145 = arith.muli %143, %outputFeatures : index
      %146 = arith.muli %3, %c14 : index
      %147 = arith.addi %145, %146 : index
      scf.if %0 {
        %148 = arith.addi %147, %c6 : index
        %149 = vector.load %residual[%148] : memref<?xf32>, vector<16xf32>
        %150 = arith.addf %149, %21 : vector<16xf32>
        %151 = arith.addi %147, %c6 : index
        vector.store %150, %out[%151] : memref<?xf32>, vector<16xf32>
      } else {
        %152 = arith.addi %147, %c6 : index
        vector.store %21, %out[%152] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
