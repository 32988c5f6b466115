// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
    %18 = arith.divui %inputFeatures, %c4 : index
    %21 = scf.for %19 = %c6 to %18 step %c1 iter_args(%20 = %c9) -> (vector<16xf32>) {
      %22 = arith.muli %19, %c5 : index
      %23 = arith.addi %7, %22 : index
      %24 = arith.muli %19, %c4 : index
      %27 = scf.for %25 = %c6 to %c10 step %c1 iter_args(%26 = %20) -> (vector<16xf32>) {
        %28 = arith.muli %25, %c10 : index
        %29 = arith.addi %24, %28 : index
        %30 = arith.muli %25, %c11 : index
        %31 = arith.addi %23, %30 : index
        %32 = arith.addi %31, %c6 : index
        %33 = vector.load %w[%32] : memref<?xi8>, vector<64xi8>
        %34 = vector.bitcast %33 : vector<64xi8> to vector<16xf32>
        %35 = arith.addi %17, %29 : index
        %36 = arith.addi %35, %c6 : index
        %37 = memref.load %x[%36] : memref<?xf32>
        %38 = vector.broadcast %37 : f32 to vector<16xf32>
        %39 = math.fma %38, %34, %26 : vector<16xf32>
        %40 = arith.addi %31, %c12 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<64xi8>
        %42 = vector.bitcast %41 : vector<64xi8> to vector<16xf32>
        %43 = arith.addi %17, %29 : index
        %44 = arith.addi %43, %c1 : index
        %45 = memref.load %x[%44] : memref<?xf32>
        %46 = vector.broadcast %45 : f32 to vector<16xf32>
        %47 = math.fma %46, %42, %39 : vector<16xf32>
        %48 = arith.addi %31, %c13 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<64xi8>
        %50 = vector.bitcast %49 : vector<64xi8> to vector<16xf32>
        %51 = arith.addi %17, %29 : index
        %52 = arith.addi %51, %c14 : index
        %53 = memref.load %x[%52] : memref<?xf32>
        %54 = vector.broadcast %53 : f32 to vector<16xf32>
        %55 = math.fma %54, %50, %47 : vector<16xf32>
        %56 = arith.addi %31, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %17, %29 : index
        %60 = arith.addi %59, %c16 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %58, %55 : vector<16xf32>
        scf.yield %63 : vector<16xf32>
      }
      scf.yield %27 : vector<16xf32>
    }
    %64 = arith.addi %13, %c6 : index
    %65 = arith.cmpi slt, %64, %12 : index
    scf.if %65 {
      %66 = arith.muli %64, %outputFeatures : index
      %67 = arith.muli %3, %c4 : index
      %68 = arith.addi %66, %67 : index
      scf.if %0 {
        %69 = arith.addi %68, %c6 : index
        %70 = vector.load %residual[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.addf %70, %21 : vector<16xf32>
        %72 = arith.addi %68, %c6 : index
        vector.store %71, %out[%72] : memref<?xf32>, vector<16xf32>
      } else {
        %73 = arith.addi %68, %c6 : index
        vector.store %21, %out[%73] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
