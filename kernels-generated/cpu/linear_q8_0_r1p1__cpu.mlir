// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
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
    %20 = scf.for %18 = %c6 to %1 step %c1 iter_args(%19 = %c9) -> (vector<16xf32>) {
      %21 = arith.muli %18, %c5 : index
      %22 = arith.addi %7, %21 : index
      %23 = vector.load %w[%22] : memref<?xi8>, vector<32xi8>
      %24 = vector.bitcast %23 : vector<32xi8> to vector<16xf16>
      %25 = arith.extf %24 : vector<16xf16> to vector<16xf32>
      %26 = arith.muli %18, %c4 : index
      %29 = scf.for %27 = %c6 to %c10 step %c1 iter_args(%28 = %19) -> (vector<16xf32>) {
        %30 = arith.muli %27, %c11 : index
        %31 = arith.addi %26, %30 : index
        %32 = arith.addi %22, %c4 : index
        %33 = arith.muli %27, %c12 : index
        %34 = arith.addi %32, %33 : index
        %35 = arith.addi %34, %c6 : index
        %36 = vector.load %w[%35] : memref<?xi8>, vector<16xi8>
        %37 = arith.extsi %36 : vector<16xi8> to vector<16xi32>
        %38 = arith.sitofp %37 : vector<16xi32> to vector<16xf32>
        %39 = arith.mulf %38, %25 : vector<16xf32>
        %40 = arith.addi %31, %c6 : index
        %41 = func.call @linear_q8_0_r1p1__cpu.0(%17, %40, %x, %39, %28) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %42 = arith.addi %34, %c13 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<16xi8>
        %44 = arith.extsi %43 : vector<16xi8> to vector<16xi32>
        %45 = arith.sitofp %44 : vector<16xi32> to vector<16xf32>
        %46 = arith.mulf %45, %25 : vector<16xf32>
        %47 = arith.addi %31, %c1 : index
        %48 = func.call @linear_q8_0_r1p1__cpu.0(%17, %47, %x, %46, %41) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %49 = arith.addi %34, %c4 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %25 : vector<16xf32>
        %54 = arith.addi %31, %c14 : index
        %55 = func.call @linear_q8_0_r1p1__cpu.0(%17, %54, %x, %53, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %56 = arith.addi %34, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %25 : vector<16xf32>
        %61 = arith.addi %31, %c16 : index
        %62 = func.call @linear_q8_0_r1p1__cpu.0(%17, %61, %x, %60, %55) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %62 : vector<16xf32>
      }
      scf.yield %29 : vector<16xf32>
    }
    %63 = arith.cmpi slt, %15, %12 : index
    scf.if %63 {
      %64 = arith.muli %15, %outputFeatures : index
      %65 = arith.muli %3, %c13 : index
      %66 = arith.addi %64, %65 : index
      scf.if %0 {
        %67 = arith.addi %66, %c6 : index
        %68 = vector.load %residual[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.addf %68, %20 : vector<16xf32>
        vector.store %69, %out[%67] : memref<?xf32>, vector<16xf32>
      } else {
        %70 = arith.addi %66, %c6 : index
        vector.store %20, %out[%70] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
