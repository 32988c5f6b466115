// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
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
      %24 = vector.load %w[%23] : memref<?xi8>, vector<32xi8>
      %25 = vector.bitcast %24 : vector<32xi8> to vector<16xf16>
      %26 = arith.extf %25 : vector<16xf16> to vector<16xf32>
      %27 = arith.muli %19, %c4 : index
      %30 = scf.for %28 = %c6 to %c10 step %c1 iter_args(%29 = %20) -> (vector<16xf32>) {
        %31 = arith.muli %28, %c11 : index
        %32 = arith.addi %27, %31 : index
        %33 = arith.addi %23, %c4 : index
        %34 = arith.muli %28, %c12 : index
        %35 = arith.addi %33, %34 : index
        %36 = arith.addi %35, %c6 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<16xi8>
        %38 = arith.extsi %37 : vector<16xi8> to vector<16xi32>
        %39 = arith.sitofp %38 : vector<16xi32> to vector<16xf32>
        %40 = arith.mulf %39, %26 : vector<16xf32>
        %41 = arith.addi %17, %32 : index
        %42 = arith.addi %41, %c6 : index
        %43 = memref.load %x[%42] : memref<?xf32>
        %44 = vector.broadcast %43 : f32 to vector<16xf32>
        %45 = math.fma %44, %40, %29 : vector<16xf32>
        %46 = arith.addi %35, %c13 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extsi %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.sitofp %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.mulf %49, %26 : vector<16xf32>
        %51 = arith.addi %17, %32 : index
        %52 = arith.addi %51, %c1 : index
        %53 = memref.load %x[%52] : memref<?xf32>
        %54 = vector.broadcast %53 : f32 to vector<16xf32>
        %55 = math.fma %54, %50, %45 : vector<16xf32>
        %56 = arith.addi %35, %c4 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %26 : vector<16xf32>
        %61 = arith.addi %17, %32 : index
        %62 = arith.addi %61, %c14 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %60, %55 : vector<16xf32>
        %66 = arith.addi %35, %c15 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %26 : vector<16xf32>
        %71 = arith.addi %17, %32 : index
        %72 = arith.addi %71, %c16 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %70, %65 : vector<16xf32>
        scf.yield %75 : vector<16xf32>
      }
      scf.yield %30 : vector<16xf32>
    }
    %76 = arith.addi %13, %c6 : index
    %77 = arith.cmpi slt, %76, %12 : index
    scf.if %77 {
      %78 = arith.muli %76, %outputFeatures : index
      %79 = arith.muli %3, %c13 : index
      %80 = arith.addi %78, %79 : index
      scf.if %0 {
        %81 = arith.addi %80, %c6 : index
        %82 = vector.load %residual[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.addf %82, %21 : vector<16xf32>
        %84 = arith.addi %80, %c6 : index
        vector.store %83, %out[%84] : memref<?xf32>, vector<16xf32>
      } else {
        %85 = arith.addi %80, %c6 : index
        vector.store %21, %out[%85] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
