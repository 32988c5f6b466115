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
  %c11 = arith.constant 64 : index
  %c12 = arith.constant dense<15> : vector<16xi32>
  %c13 = arith.constant dense<4> : vector<16xi32>
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 4 : index
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
        %35 = arith.addi %23, %c11 : index
        %36 = arith.muli %32, %c4 : index
        %37 = arith.addi %35, %36 : index
        %38 = arith.addi %37, %c6 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<16xi8>
        %40 = arith.extui %39 : vector<16xi8> to vector<16xi32>
        %41 = arith.andi %40, %c12 : vector<16xi32>
        %42 = arith.shrui %40, %c13 : vector<16xi32>
        %43 = arith.sitofp %41 : vector<16xi32> to vector<16xf32>
        %44 = math.fma %43, %26, %30 : vector<16xf32>
        %45 = arith.sitofp %42 : vector<16xi32> to vector<16xf32>
        %46 = math.fma %45, %26, %30 : vector<16xf32>
        %47 = arith.addi %37, %c14 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<16xi8>
        %49 = arith.extui %48 : vector<16xi8> to vector<16xi32>
        %50 = arith.andi %49, %c12 : vector<16xi32>
        %51 = arith.shrui %49, %c13 : vector<16xi32>
        %52 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
        %53 = math.fma %52, %26, %30 : vector<16xf32>
        %54 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %55 = math.fma %54, %26, %30 : vector<16xf32>
        %56 = arith.muli %32, %c15 : index
        %57 = arith.addi %31, %56 : index
        %58 = arith.addi %17, %57 : index
        %59 = arith.addi %58, %c6 : index
        %60 = memref.load %x[%59] : memref<?xf32>
        %61 = vector.broadcast %60 : f32 to vector<16xf32>
        %62 = math.fma %61, %44, %33 : vector<16xf32>
        %63 = arith.addi %17, %57 : index
        %64 = arith.addi %63, %c1 : index
        %65 = memref.load %x[%64] : memref<?xf32>
        %66 = vector.broadcast %65 : f32 to vector<16xf32>
        %67 = math.fma %66, %46, %62 : vector<16xf32>
        %68 = arith.addi %17, %57 : index
        %69 = arith.addi %68, %c16 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %53, %67 : vector<16xf32>
        %73 = arith.addi %17, %57 : index
        %74 = arith.addi %73, %c17 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %55, %72 : vector<16xf32>
        scf.yield %77 : vector<16xf32>
      }
      scf.yield %34 : vector<16xf32>
    }
    %78 = arith.addi %13, %c6 : index
    %79 = arith.cmpi slt, %78, %12 : index
    scf.if %79 {
      %80 = arith.muli %78, %outputFeatures : index
      %81 = arith.muli %3, %c14 : index
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
