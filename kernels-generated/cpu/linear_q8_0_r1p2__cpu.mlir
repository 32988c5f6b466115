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
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 4 : index
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
        %41 = arith.addi %27, %c4 : index
        %42 = arith.muli %37, %c12 : index
        %43 = arith.addi %41, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %46 = arith.extsi %45 : vector<16xi8> to vector<16xi32>
        %47 = arith.sitofp %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.mulf %47, %32 : vector<16xf32>
        %49 = arith.addi %43, %c13 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %32 : vector<16xf32>
        %54 = arith.addi %43, %c4 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extsi %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %57, %32 : vector<16xf32>
        %59 = arith.addi %43, %c14 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extsi %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.mulf %62, %32 : vector<16xf32>
        %64 = arith.addi %29, %c4 : index
        %65 = arith.muli %37, %c12 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %70, %35 : vector<16xf32>
        %72 = arith.addi %66, %c13 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %35 : vector<16xf32>
        %77 = arith.addi %66, %c4 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %35 : vector<16xf32>
        %82 = arith.addi %66, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %35 : vector<16xf32>
        %87 = arith.muli %37, %c15 : index
        %88 = arith.addi %36, %87 : index
        %89 = arith.addi %20, %88 : index
        %90 = arith.addi %89, %c7 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %48, %38 : vector<16xf32>
        %94 = math.fma %92, %71, %39 : vector<16xf32>
        %95 = arith.addi %20, %88 : index
        %96 = arith.addi %95, %c1 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %53, %93 : vector<16xf32>
        %100 = math.fma %98, %76, %94 : vector<16xf32>
        %101 = arith.addi %20, %88 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %58, %99 : vector<16xf32>
        %106 = math.fma %104, %81, %100 : vector<16xf32>
        %107 = arith.addi %20, %88 : index
        %108 = arith.addi %107, %c16 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %63, %105 : vector<16xf32>
        %112 = math.fma %110, %86, %106 : vector<16xf32>
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
        %123 = arith.addi %117, %c13 : index
        %124 = vector.load %residual[%123] : memref<?xf32>, vector<16xf32>
        %125 = arith.addf %124, %25#1 : vector<16xf32>
        %126 = arith.addi %117, %c13 : index
        vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
      } else {
        %127 = arith.addi %117, %c13 : index
        vector.store %25#1, %out[%127] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
