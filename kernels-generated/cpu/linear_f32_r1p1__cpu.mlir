// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_f32_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 192 : index
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
      %23 = arith.muli %18, %c4 : index
      %26 = scf.for %24 = %c6 to %c10 step %c1 iter_args(%25 = %19) -> (vector<16xf32>) {
        %27 = arith.muli %24, %c10 : index
        %28 = arith.addi %23, %27 : index
        %29 = arith.muli %24, %c11 : index
        %30 = arith.addi %22, %29 : index
        %31 = arith.addi %30, %c6 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<64xi8>
        %33 = vector.bitcast %32 : vector<64xi8> to vector<16xf32>
        %34 = arith.addi %28, %c6 : index
        %35 = func.call @linear_f32_r1p1__cpu.0(%17, %34, %x, %33, %25) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %36 = arith.addi %30, %c12 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<64xi8>
        %38 = vector.bitcast %37 : vector<64xi8> to vector<16xf32>
        %39 = arith.addi %28, %c1 : index
        %40 = func.call @linear_f32_r1p1__cpu.0(%17, %39, %x, %38, %35) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %41 = arith.addi %30, %c13 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<64xi8>
        %43 = vector.bitcast %42 : vector<64xi8> to vector<16xf32>
        %44 = arith.addi %28, %c14 : index
        %45 = func.call @linear_f32_r1p1__cpu.0(%17, %44, %x, %43, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %46 = arith.addi %30, %c15 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
        %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
        %49 = arith.addi %28, %c16 : index
        %50 = func.call @linear_f32_r1p1__cpu.0(%17, %49, %x, %48, %45) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %50 : vector<16xf32>
      }
      scf.yield %26 : vector<16xf32>
    }
    %51 = arith.cmpi slt, %15, %12 : index
    scf.if %51 {
      %52 = arith.muli %15, %outputFeatures : index
      %53 = arith.muli %3, %c4 : index
      %54 = arith.addi %52, %53 : index
      scf.if %0 {
        %55 = arith.addi %54, %c6 : index
        %56 = vector.load %residual[%55] : memref<?xf32>, vector<16xf32>
        %57 = arith.addf %56, %20 : vector<16xf32>
        vector.store %57, %out[%55] : memref<?xf32>, vector<16xf32>
      } else {
        %58 = arith.addi %54, %c6 : index
        vector.store %20, %out[%58] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
