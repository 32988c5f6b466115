// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_int4_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c7 : index
  %8 = arith.addi %7, %c8 : index
  %9 = arith.muli %8, %4 : index
  %10 = arith.addi %7, %c1 : index
  %11 = arith.muli %10, %4 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %6, %rowsPerBlock : index
  %15 = arith.addi %14, %rowsPerBlock : index
  %16 = arith.minsi %15, %13 : index
  scf.for %17 = %14 to %16 step %c1 {
    %18 = arith.subi %16, %c1 : index
    %19 = arith.addi %17, %c8 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.muli %20, %inputFeatures : index
    %22 = arith.divui %groupSize, %c12 : index
    %26:2 = scf.for %23 = %c8 to %3 step %c1 iter_args(%24 = %c11, %25 = %c11) -> (vector<16xf32>, vector<16xf32>) {
      %27 = arith.muli %23, %2 : index
      %28 = arith.addi %9, %27 : index
      %29 = arith.addi %11, %27 : index
      %30 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
      %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
      %33 = arith.addi %28, %c13 : index
      %34 = vector.load %w[%33] : memref<?xi8>, vector<16xi8>
      %35 = arith.extui %34 : vector<16xi8> to vector<16xi32>
      %36 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %29, %c13 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<16xi8>
      %41 = arith.extui %40 : vector<16xi8> to vector<16xi32>
      %42 = arith.muli %23, %groupSize : index
      %46:2 = scf.for %43 = %c8 to %22 step %c1 iter_args(%44 = %24, %45 = %25) -> (vector<16xf32>, vector<16xf32>) {
        %47 = arith.muli %43, %c12 : index
        %48 = arith.addi %42, %47 : index
        %49 = arith.addi %28, %c6 : index
        %50 = arith.muli %43, %c13 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.addi %51, %c8 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.andi %54, %c14 : vector<16xi32>
        %56 = arith.shrui %54, %c15 : vector<16xi32>
        %57 = arith.subi %55, %35 : vector<16xi32>
        %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %59 = arith.mulf %58, %32 : vector<16xf32>
        %60 = arith.addi %29, %c6 : index
        %61 = arith.addi %60, %50 : index
        %62 = arith.addi %61, %c8 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extui %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.andi %64, %c14 : vector<16xi32>
        %66 = arith.shrui %64, %c15 : vector<16xi32>
        %67 = arith.subi %65, %41 : vector<16xi32>
        %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.mulf %68, %38 : vector<16xf32>
        %70 = arith.addi %48, %c8 : index
        %71:2 = func.call @linear_int4_r1p2__cpu.0(%21, %70, %x, %59, %44, %69, %45) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %72 = arith.subi %56, %35 : vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.mulf %73, %32 : vector<16xf32>
        %75 = arith.subi %66, %41 : vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %76, %38 : vector<16xf32>
        %78 = arith.addi %48, %c1 : index
        %79:2 = func.call @linear_int4_r1p2__cpu.0(%21, %78, %x, %74, %71#0, %77, %71#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %80 = arith.addi %51, %c16 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c14 : vector<16xi32>
        %84 = arith.shrui %82, %c15 : vector<16xi32>
        %85 = arith.subi %83, %35 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %32 : vector<16xf32>
        %88 = arith.addi %61, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extui %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.andi %90, %c14 : vector<16xi32>
        %92 = arith.shrui %90, %c15 : vector<16xi32>
        %93 = arith.subi %91, %41 : vector<16xi32>
        %94 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.mulf %94, %38 : vector<16xf32>
        %96 = arith.addi %48, %c7 : index
        %97:2 = func.call @linear_int4_r1p2__cpu.0(%21, %96, %x, %87, %79#0, %95, %79#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %98 = arith.subi %84, %35 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %99, %32 : vector<16xf32>
        %101 = arith.subi %92, %41 : vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = arith.mulf %102, %38 : vector<16xf32>
        %104 = arith.addi %48, %c17 : index
        %105:2 = func.call @linear_int4_r1p2__cpu.0(%21, %104, %x, %100, %97#0, %103, %97#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %105#0, %105#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %46#0, %46#1 : vector<16xf32>, vector<16xf32>
    }
    %106 = arith.cmpi slt, %19, %16 : index
    scf.if %106 {
      %107 = arith.muli %19, %outputFeatures : index
      %108 = arith.muli %5, %c13 : index
      %109 = arith.addi %107, %108 : index
      scf.if %0 {
        %110 = arith.addi %109, %c8 : index
        %111 = vector.load %residual[%110] : memref<?xf32>, vector<16xf32>
        %112 = arith.addf %111, %26#0 : vector<16xf32>
        vector.store %112, %out[%110] : memref<?xf32>, vector<16xf32>
      } else {
        %113 = arith.addi %109, %c8 : index
        vector.store %26#0, %out[%113] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %114 = arith.addi %109, %c16 : index
        %115 = vector.load %residual[%114] : memref<?xf32>, vector<16xf32>
        %116 = arith.addf %115, %26#1 : vector<16xf32>
        vector.store %116, %out[%114] : memref<?xf32>, vector<16xf32>
      } else {
        %117 = arith.addi %109, %c16 : index
        vector.store %26#1, %out[%117] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
