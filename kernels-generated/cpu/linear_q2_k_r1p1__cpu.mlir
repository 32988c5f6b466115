// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q2_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 576 : index
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<3> : vector<16xi32>
  %c18 = arith.constant dense<2> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
  %c20 = arith.constant dense<6> : vector<16xi32>
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 4 : index
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
      %23 = arith.addi %22, %c6 : index
      %24 = vector.load %w[%23] : memref<?xi8>, vector<32xi8>
      %25 = vector.bitcast %24 : vector<32xi8> to vector<16xf16>
      %26 = arith.extf %25 : vector<16xf16> to vector<16xf32>
      %27 = arith.addi %22, %c10 : index
      %28 = vector.load %w[%27] : memref<?xi8>, vector<32xi8>
      %29 = vector.bitcast %28 : vector<32xi8> to vector<16xf16>
      %30 = arith.extf %29 : vector<16xf16> to vector<16xf32>
      %31 = arith.muli %18, %c4 : index
      %34 = scf.for %32 = %c6 to %c10 step %c1 iter_args(%33 = %19) -> (vector<16xf32>) {
        %35 = arith.muli %32, %c11 : index
        %36 = arith.addi %31, %35 : index
        %37 = arith.addi %22, %c12 : index
        %38 = arith.divui %32, %c13 : index
        %39 = arith.muli %38, %c10 : index
        %40 = arith.addi %37, %39 : index
        %41 = arith.addi %40, %c6 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<16xi8>
        %43 = arith.extui %42 : vector<16xi8> to vector<16xi32>
        %44 = arith.sitofp %43 : vector<16xi32> to vector<16xf32>
        %45 = arith.mulf %26, %44 : vector<16xf32>
        %46 = arith.addi %40, %c14 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.sitofp %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.mulf %30, %49 : vector<16xf32>
        %51 = arith.addi %22, %c15 : index
        %52 = arith.muli %32, %c13 : index
        %53 = arith.addi %52, %c6 : index
        %54 = arith.muli %53, %c14 : index
        %55 = arith.addi %51, %54 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
        %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
        %58 = arith.addi %52, %c1 : index
        %59 = arith.muli %58, %c14 : index
        %60 = arith.addi %51, %59 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
        %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
        %63 = arith.shrui %57, %c16 : vector<16xi32>
        %64 = arith.andi %63, %c17 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %45, %50 : vector<16xf32>
        %67 = arith.addi %36, %c6 : index
        %68 = func.call @linear_q2_k_r1p1__cpu.0(%17, %67, %x, %66, %33) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %69 = arith.shrui %57, %c18 : vector<16xi32>
        %70 = arith.andi %69, %c17 : vector<16xi32>
        %71 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %72 = math.fma %71, %45, %50 : vector<16xf32>
        %73 = arith.addi %36, %c1 : index
        %74 = func.call @linear_q2_k_r1p1__cpu.0(%17, %73, %x, %72, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %75 = arith.shrui %57, %c19 : vector<16xi32>
        %76 = arith.andi %75, %c17 : vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %45, %50 : vector<16xf32>
        %79 = arith.addi %36, %c13 : index
        %80 = func.call @linear_q2_k_r1p1__cpu.0(%17, %79, %x, %78, %74) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %81 = arith.shrui %57, %c20 : vector<16xi32>
        %82 = arith.andi %81, %c17 : vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = math.fma %83, %45, %50 : vector<16xf32>
        %85 = arith.addi %36, %c21 : index
        %86 = func.call @linear_q2_k_r1p1__cpu.0(%17, %85, %x, %84, %80) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %87 = arith.shrui %62, %c16 : vector<16xi32>
        %88 = arith.andi %87, %c17 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %45, %50 : vector<16xf32>
        %91 = arith.addi %36, %c22 : index
        %92 = func.call @linear_q2_k_r1p1__cpu.0(%17, %91, %x, %90, %86) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %93 = arith.shrui %62, %c18 : vector<16xi32>
        %94 = arith.andi %93, %c17 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %45, %50 : vector<16xf32>
        %97 = arith.addi %36, %c23 : index
        %98 = func.call @linear_q2_k_r1p1__cpu.0(%17, %97, %x, %96, %92) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %99 = arith.shrui %62, %c19 : vector<16xi32>
        %100 = arith.andi %99, %c17 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = math.fma %101, %45, %50 : vector<16xf32>
        %103 = arith.addi %36, %c24 : index
        %104 = func.call @linear_q2_k_r1p1__cpu.0(%17, %103, %x, %102, %98) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %105 = arith.shrui %62, %c20 : vector<16xi32>
        %106 = arith.andi %105, %c17 : vector<16xi32>
        %107 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %45, %50 : vector<16xf32>
        %109 = arith.addi %36, %c25 : index
        %110 = func.call @linear_q2_k_r1p1__cpu.0(%17, %109, %x, %108, %104) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %110 : vector<16xf32>
      }
      scf.yield %34 : vector<16xf32>
    }
    %111 = arith.cmpi slt, %15, %12 : index
    scf.if %111 {
      %112 = arith.muli %15, %outputFeatures : index
      %113 = arith.muli %3, %c14 : index
      %114 = arith.addi %112, %113 : index
      scf.if %0 {
        %115 = arith.addi %114, %c6 : index
        %116 = vector.load %residual[%115] : memref<?xf32>, vector<16xf32>
        %117 = arith.addf %116, %20 : vector<16xf32>
        vector.store %117, %out[%115] : memref<?xf32>, vector<16xf32>
      } else {
        %118 = arith.addi %114, %c6 : index
        vector.store %20, %out[%118] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
