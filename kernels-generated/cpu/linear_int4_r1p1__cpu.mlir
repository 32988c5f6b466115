// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
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
    %20 = arith.divui %groupSize, %c11 : index
    %23 = scf.for %21 = %c7 to %3 step %c1 iter_args(%22 = %c10) -> (vector<16xf32>) {
      %24 = arith.muli %21, %2 : index
      %25 = arith.addi %9, %24 : index
      %26 = vector.load %w[%25] : memref<?xi8>, vector<32xi8>
      %27 = vector.bitcast %26 : vector<32xi8> to vector<16xf16>
      %28 = arith.extf %27 : vector<16xf16> to vector<16xf32>
      %29 = arith.addi %25, %c12 : index
      %30 = vector.load %w[%29] : memref<?xi8>, vector<16xi8>
      %31 = arith.extui %30 : vector<16xi8> to vector<16xi32>
      %32 = arith.muli %21, %groupSize : index
      %35 = scf.for %33 = %c7 to %20 step %c1 iter_args(%34 = %22) -> (vector<16xf32>) {
        %36 = arith.muli %33, %c11 : index
        %37 = arith.addi %32, %36 : index
        %38 = arith.addi %25, %c6 : index
        %39 = arith.muli %33, %c12 : index
        %40 = arith.addi %38, %39 : index
        %41 = arith.addi %40, %c7 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<16xi8>
        %43 = arith.extui %42 : vector<16xi8> to vector<16xi32>
        %44 = arith.andi %43, %c13 : vector<16xi32>
        %45 = arith.shrui %43, %c14 : vector<16xi32>
        %46 = arith.subi %44, %31 : vector<16xi32>
        %47 = arith.sitofp %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.mulf %47, %28 : vector<16xf32>
        %49 = arith.addi %37, %c7 : index
        %50 = func.call @linear_int4_r1p1__cpu.0(%19, %49, %x, %48, %34) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %51 = arith.subi %45, %31 : vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %28 : vector<16xf32>
        %54 = arith.addi %37, %c1 : index
        %55 = func.call @linear_int4_r1p1__cpu.0(%19, %54, %x, %53, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %56 = arith.addi %40, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.andi %58, %c13 : vector<16xi32>
        %60 = arith.shrui %58, %c14 : vector<16xi32>
        %61 = arith.subi %59, %31 : vector<16xi32>
        %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.mulf %62, %28 : vector<16xf32>
        %64 = arith.addi %37, %c16 : index
        %65 = func.call @linear_int4_r1p1__cpu.0(%19, %64, %x, %63, %55) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %66 = arith.subi %60, %31 : vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %28 : vector<16xf32>
        %69 = arith.addi %37, %c17 : index
        %70 = func.call @linear_int4_r1p1__cpu.0(%19, %69, %x, %68, %65) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %70 : vector<16xf32>
      }
      scf.yield %35 : vector<16xf32>
    }
    %71 = arith.cmpi slt, %17, %14 : index
    scf.if %71 {
      %72 = arith.muli %17, %outputFeatures : index
      %73 = arith.muli %5, %c15 : index
      %74 = arith.addi %72, %73 : index
      scf.if %0 {
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %residual[%75] : memref<?xf32>, vector<16xf32>
        %77 = arith.addf %76, %23 : vector<16xf32>
        vector.store %77, %out[%75] : memref<?xf32>, vector<16xf32>
      } else {
        %78 = arith.addi %74, %c7 : index
        vector.store %23, %out[%78] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
