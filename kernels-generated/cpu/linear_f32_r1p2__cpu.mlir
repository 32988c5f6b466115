// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
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
      %30 = arith.muli %22, %c4 : index
      %34:2 = scf.for %31 = %c7 to %c11 step %c1 iter_args(%32 = %23, %33 = %24) -> (vector<16xf32>, vector<16xf32>) {
        %35 = arith.muli %31, %c11 : index
        %36 = arith.addi %30, %35 : index
        %37 = arith.muli %31, %c12 : index
        %38 = arith.addi %27, %37 : index
        %39 = arith.addi %38, %c7 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<64xi8>
        %41 = vector.bitcast %40 : vector<64xi8> to vector<16xf32>
        %42 = arith.muli %31, %c12 : index
        %43 = arith.addi %29, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<64xi8>
        %46 = vector.bitcast %45 : vector<64xi8> to vector<16xf32>
        %47 = arith.addi %20, %36 : index
        %48 = arith.addi %47, %c7 : index
        %49 = memref.load %x[%48] : memref<?xf32>
        %50 = vector.broadcast %49 : f32 to vector<16xf32>
        %51 = math.fma %50, %41, %32 : vector<16xf32>
        %52 = math.fma %50, %46, %33 : vector<16xf32>
        %53 = arith.addi %38, %c13 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
        %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
        %56 = arith.addi %43, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %20, %36 : index
        %60 = arith.addi %59, %c1 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %55, %51 : vector<16xf32>
        %64 = math.fma %62, %58, %52 : vector<16xf32>
        %65 = arith.addi %38, %c14 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %43, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %20, %36 : index
        %72 = arith.addi %71, %c6 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %67, %63 : vector<16xf32>
        %76 = math.fma %74, %70, %64 : vector<16xf32>
        %77 = arith.addi %38, %c15 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<64xi8>
        %79 = vector.bitcast %78 : vector<64xi8> to vector<16xf32>
        %80 = arith.addi %43, %c15 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<64xi8>
        %82 = vector.bitcast %81 : vector<64xi8> to vector<16xf32>
        %83 = arith.addi %20, %36 : index
        %84 = arith.addi %83, %c16 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %79, %75 : vector<16xf32>
        %88 = math.fma %86, %82, %76 : vector<16xf32>
        scf.yield %87, %88 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %34#0, %34#1 : vector<16xf32>, vector<16xf32>
    }
    %89 = arith.addi %16, %c7 : index
    %90 = arith.cmpi slt, %89, %15 : index
    scf.if %90 {
      %91 = arith.muli %89, %outputFeatures : index
      %92 = arith.muli %3, %c17 : index
      %93 = arith.addi %91, %92 : index
      scf.if %0 {
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %residual[%94] : memref<?xf32>, vector<16xf32>
        %96 = arith.addf %95, %25#0 : vector<16xf32>
        %97 = arith.addi %93, %c7 : index
        vector.store %96, %out[%97] : memref<?xf32>, vector<16xf32>
      } else {
        %98 = arith.addi %93, %c7 : index
        vector.store %25#0, %out[%98] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %99 = arith.addi %93, %c4 : index
        %100 = vector.load %residual[%99] : memref<?xf32>, vector<16xf32>
        %101 = arith.addf %100, %25#1 : vector<16xf32>
        %102 = arith.addi %93, %c4 : index
        vector.store %101, %out[%102] : memref<?xf32>, vector<16xf32>
      } else {
        %103 = arith.addi %93, %c4 : index
        vector.store %25#1, %out[%103] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
