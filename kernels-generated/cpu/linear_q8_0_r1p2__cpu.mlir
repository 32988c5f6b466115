// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c1 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %23:2 = scf.for %20 = %c7 to %1 step %c1 iter_args(%21 = %c10, %22 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %24 = arith.muli %20, %c5 : index
      %25 = arith.addi %7, %24 : index
      %26 = arith.addi %9, %24 : index
      %27 = vector.load %w[%25] : memref<?xi8>, vector<32xi8>
      %28 = vector.bitcast %27 : vector<32xi8> to vector<16xf16>
      %29 = arith.extf %28 : vector<16xf16> to vector<16xf32>
      %30 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
      %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
      %33 = arith.muli %20, %c4 : index
      %37:2 = scf.for %34 = %c7 to %c11 step %c1 iter_args(%35 = %21, %36 = %22) -> (vector<16xf32>, vector<16xf32>) {
        %38 = arith.muli %34, %c12 : index
        %39 = arith.addi %33, %38 : index
        %40 = arith.addi %25, %c4 : index
        %41 = arith.muli %34, %c13 : index
        %42 = arith.addi %40, %41 : index
        %43 = arith.addi %42, %c7 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<16xi8>
        %45 = arith.extsi %44 : vector<16xi8> to vector<16xi32>
        %46 = arith.sitofp %45 : vector<16xi32> to vector<16xf32>
        %47 = arith.mulf %46, %29 : vector<16xf32>
        %48 = arith.addi %26, %c4 : index
        %49 = arith.addi %48, %41 : index
        %50 = arith.addi %49, %c7 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extsi %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
        %54 = arith.mulf %53, %32 : vector<16xf32>
        %55 = arith.addi %39, %c7 : index
        %56:2 = func.call @linear_q8_0_r1p2__cpu.0(%19, %55, %x, %47, %35, %54, %36) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %57 = arith.addi %42, %c14 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extsi %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %60, %29 : vector<16xf32>
        %62 = arith.addi %49, %c14 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extsi %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %65, %32 : vector<16xf32>
        %67 = arith.addi %39, %c1 : index
        %68:2 = func.call @linear_q8_0_r1p2__cpu.0(%19, %67, %x, %61, %56#0, %66, %56#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %69 = arith.addi %42, %c4 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %29 : vector<16xf32>
        %74 = arith.addi %49, %c4 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %32 : vector<16xf32>
        %79 = arith.addi %39, %c6 : index
        %80:2 = func.call @linear_q8_0_r1p2__cpu.0(%19, %79, %x, %73, %68#0, %78, %68#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %81 = arith.addi %42, %c15 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %29 : vector<16xf32>
        %86 = arith.addi %49, %c15 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extsi %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.mulf %89, %32 : vector<16xf32>
        %91 = arith.addi %39, %c16 : index
        %92:2 = func.call @linear_q8_0_r1p2__cpu.0(%19, %91, %x, %85, %80#0, %90, %80#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %92#0, %92#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %37#0, %37#1 : vector<16xf32>, vector<16xf32>
    }
    %93 = arith.cmpi slt, %17, %14 : index
    scf.if %93 {
      %94 = arith.muli %17, %outputFeatures : index
      %95 = arith.muli %3, %c4 : index
      %96 = arith.addi %94, %95 : index
      scf.if %0 {
        %97 = arith.addi %96, %c7 : index
        %98 = vector.load %residual[%97] : memref<?xf32>, vector<16xf32>
        %99 = arith.addf %98, %23#0 : vector<16xf32>
        vector.store %99, %out[%97] : memref<?xf32>, vector<16xf32>
      } else {
        %100 = arith.addi %96, %c7 : index
        vector.store %23#0, %out[%100] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %101 = arith.addi %96, %c14 : index
        %102 = vector.load %residual[%101] : memref<?xf32>, vector<16xf32>
        %103 = arith.addf %102, %23#1 : vector<16xf32>
        vector.store %103, %out[%101] : memref<?xf32>, vector<16xf32>
      } else {
        %104 = arith.addi %96, %c14 : index
        vector.store %23#1, %out[%104] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
