// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q4_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 320 : index
  %c16 = arith.constant dense<15> : vector<16xi32>
  %c17 = arith.constant dense<4> : vector<16xi32>
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
        %52 = arith.muli %32, %c12 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.addi %53, %c6 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.andi %56, %c16 : vector<16xi32>
        %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %59 = math.fma %58, %45, %50 : vector<16xf32>
        %60 = arith.addi %36, %c6 : index
        %61 = func.call @linear_q4_k_r1p1__cpu.0(%17, %60, %x, %59, %33) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %62 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.shrui %63, %c17 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %45, %50 : vector<16xf32>
        %67 = arith.addi %36, %c1 : index
        %68 = func.call @linear_q4_k_r1p1__cpu.0(%17, %67, %x, %66, %61) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %69 = arith.addi %53, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c16 : vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %45, %50 : vector<16xf32>
        %75 = arith.addi %36, %c18 : index
        %76 = func.call @linear_q4_k_r1p1__cpu.0(%17, %75, %x, %74, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %77 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.shrui %78, %c17 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %45, %50 : vector<16xf32>
        %82 = arith.addi %36, %c19 : index
        %83 = func.call @linear_q4_k_r1p1__cpu.0(%17, %82, %x, %81, %76) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %84 = arith.addi %53, %c10 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.andi %86, %c16 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %45, %50 : vector<16xf32>
        %90 = arith.addi %36, %c13 : index
        %91 = func.call @linear_q4_k_r1p1__cpu.0(%17, %90, %x, %89, %83) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %92 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.shrui %93, %c17 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %45, %50 : vector<16xf32>
        %97 = arith.addi %36, %c20 : index
        %98 = func.call @linear_q4_k_r1p1__cpu.0(%17, %97, %x, %96, %91) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %99 = arith.addi %53, %c21 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.andi %101, %c16 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %45, %50 : vector<16xf32>
        %105 = arith.addi %36, %c22 : index
        %106 = func.call @linear_q4_k_r1p1__cpu.0(%17, %105, %x, %104, %98) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %107 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.shrui %108, %c17 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %45, %50 : vector<16xf32>
        %112 = arith.addi %36, %c23 : index
        %113 = func.call @linear_q4_k_r1p1__cpu.0(%17, %112, %x, %111, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %113 : vector<16xf32>
      }
      scf.yield %34 : vector<16xf32>
    }
    %114 = arith.cmpi slt, %15, %12 : index
    scf.if %114 {
      %115 = arith.muli %15, %outputFeatures : index
      %116 = arith.muli %3, %c14 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c6 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %20 : vector<16xf32>
        vector.store %120, %out[%118] : memref<?xf32>, vector<16xf32>
      } else {
        %121 = arith.addi %117, %c6 : index
        vector.store %20, %out[%121] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
