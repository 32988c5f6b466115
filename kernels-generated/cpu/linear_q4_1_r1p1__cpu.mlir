// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
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
      %27 = arith.addi %23, %c4 : index
      %28 = vector.load %w[%27] : memref<?xi8>, vector<32xi8>
      %29 = vector.bitcast %28 : vector<32xi8> to vector<16xf16>
      %30 = arith.extf %29 : vector<16xf16> to vector<16xf32>
      %31 = arith.muli %19, %c4 : index
      %34 = scf.for %32 = %c6 to %c10 step %c1 iter_args(%33 = %20) -> (vector<16xf32>) {
        %35 = arith.muli %32, %c11 : index
        %36 = arith.addi %31, %35 : index
        %37 = arith.addi %23, %c12 : index
        %38 = arith.muli %32, %c4 : index
        %39 = arith.addi %37, %38 : index
        %40 = arith.addi %39, %c6 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<16xi8>
        %42 = arith.extui %41 : vector<16xi8> to vector<16xi32>
        %43 = arith.andi %42, %c13 : vector<16xi32>
        %44 = arith.shrui %42, %c14 : vector<16xi32>
        %45 = arith.sitofp %43 : vector<16xi32> to vector<16xf32>
        %46 = math.fma %45, %26, %30 : vector<16xf32>
        %47 = arith.addi %17, %36 : index
        %48 = arith.addi %47, %c6 : index
        %49 = memref.load %x[%48] : memref<?xf32>
        %50 = vector.broadcast %49 : f32 to vector<16xf32>
        %51 = math.fma %50, %46, %33 : vector<16xf32>
        %52 = arith.sitofp %44 : vector<16xi32> to vector<16xf32>
        %53 = math.fma %52, %26, %30 : vector<16xf32>
        %54 = arith.addi %17, %36 : index
        %55 = arith.addi %54, %c1 : index
        %56 = memref.load %x[%55] : memref<?xf32>
        %57 = vector.broadcast %56 : f32 to vector<16xf32>
        %58 = math.fma %57, %53, %51 : vector<16xf32>
        %59 = arith.addi %39, %c15 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c13 : vector<16xi32>
        %63 = arith.shrui %61, %c14 : vector<16xi32>
        %64 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %65 = math.fma %64, %26, %30 : vector<16xf32>
        %66 = arith.addi %17, %36 : index
        %67 = arith.addi %66, %c16 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %65, %58 : vector<16xf32>
        %71 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %72 = math.fma %71, %26, %30 : vector<16xf32>
        %73 = arith.addi %17, %36 : index
        %74 = arith.addi %73, %c17 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %72, %70 : vector<16xf32>
        scf.yield %77 : vector<16xf32>
      }
      scf.yield %34 : vector<16xf32>
    }
    %78 = arith.addi %13, %c6 : index
    %79 = arith.cmpi slt, %78, %12 : index
    scf.if %79 {
      %80 = arith.muli %78, %outputFeatures : index
      %81 = arith.muli %3, %c15 : index
      %82 = arith.addi %80, %81 : index
      scf.if %0 {
        %83 = arith.addi %82, %c6 : index
        %84 = vector.load %residual[%83] : memref<?xf32>, vector<16xf32>
        %85 = arith.addf %84, %21 : vector<16xf32>
        %86 = arith.addi %82, %c6 : index
        vector.store %85, %out[%86] : memref<?xf32>, vector<16xf32>
      } else {
        %87 = arith.addi %82, %c6 : index
        vector.store %21, %out[%87] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
