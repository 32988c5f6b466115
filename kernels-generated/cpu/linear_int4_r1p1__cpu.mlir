// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c1 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.muli %8, %4 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %6, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %20 = arith.muli %groupSize, %c5 : index
    %21 = arith.addi %20, %c6 : index
    %22 = arith.divui %groupSize, %c11 : index
    %23 = arith.divui %inputFeatures, %groupSize : index
    %26 = scf.for %24 = %c7 to %23 step %c1 iter_args(%25 = %c10) -> (vector<16xf32>) {
      %27 = arith.muli %24, %21 : index
      %28 = arith.addi %9, %27 : index
      %29 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = arith.addi %28, %c12 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<16xi8>
      %34 = arith.extui %33 : vector<16xi8> to vector<16xi32>
      %35 = arith.muli %24, %groupSize : index
      %38 = scf.for %36 = %c7 to %22 step %c1 iter_args(%37 = %25) -> (vector<16xf32>) {
        %39 = arith.muli %36, %c11 : index
        %40 = arith.addi %35, %39 : index
        %41 = arith.addi %28, %c6 : index
        %42 = arith.muli %36, %c12 : index
        %43 = arith.addi %41, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
        %47 = arith.andi %46, %c13 : vector<16xi32>
        %48 = arith.shrui %46, %c14 : vector<16xi32>
        %49 = arith.subi %47, %34 : vector<16xi32>
        %50 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
        %51 = arith.mulf %50, %31 : vector<16xf32>
        %52 = arith.addi %19, %40 : index
        %53 = arith.addi %52, %c7 : index
        %54 = memref.load %x[%53] : memref<?xf32>
        %55 = vector.broadcast %54 : f32 to vector<16xf32>
        %56 = math.fma %55, %51, %37 : vector<16xf32>
        %57 = arith.subi %48, %34 : vector<16xi32>
        %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %59 = arith.mulf %58, %31 : vector<16xf32>
        %60 = arith.addi %19, %40 : index
        %61 = arith.addi %60, %c1 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %59, %56 : vector<16xf32>
        %65 = arith.addi %43, %c15 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<16xi8>
        %67 = arith.extui %66 : vector<16xi8> to vector<16xi32>
        %68 = arith.andi %67, %c13 : vector<16xi32>
        %69 = arith.shrui %67, %c14 : vector<16xi32>
        %70 = arith.subi %68, %34 : vector<16xi32>
        %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %72 = arith.mulf %71, %31 : vector<16xf32>
        %73 = arith.addi %19, %40 : index
        %74 = arith.addi %73, %c16 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %72, %64 : vector<16xf32>
        %78 = arith.subi %69, %34 : vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %31 : vector<16xf32>
        %81 = arith.addi %19, %40 : index
        %82 = arith.addi %81, %c17 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %80, %77 : vector<16xf32>
        scf.yield %85 : vector<16xf32>
      }
      scf.yield %38 : vector<16xf32>
    }
    %86 = arith.addi %15, %c7 : index
    %87 = arith.cmpi slt, %86, %14 : index
    scf.if %87 {
      %88 = arith.muli %86, %outputFeatures : index
      %89 = arith.muli %5, %c15 : index
      %90 = arith.addi %88, %89 : index
      scf.if %0 {
        %91 = arith.addi %90, %c7 : index
        %92 = vector.load %residual[%91] : memref<?xf32>, vector<16xf32>
        %93 = arith.addf %92, %26 : vector<16xf32>
        %94 = arith.addi %90, %c7 : index
        vector.store %93, %out[%94] : memref<?xf32>, vector<16xf32>
      } else {
        %95 = arith.addi %90, %c7 : index
        vector.store %26, %out[%95] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
