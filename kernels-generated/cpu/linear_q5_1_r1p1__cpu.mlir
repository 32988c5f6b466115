// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_1', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q5_1_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 384 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 320 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<0> : vector<16xi32>
  %c17 = arith.constant dense<1> : vector<16xi32>
  %c18 = arith.constant dense<4> : vector<16xi32>
  %c19 = arith.constant dense<2> : vector<16xi32>
  %c20 = arith.constant 2 : index
  %c21 = arith.constant dense<3> : vector<16xi32>
  %c22 = arith.constant 3 : index
  %c23 = arith.constant dense<5> : vector<16xi32>
  %c24 = arith.constant 5 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant dense<6> : vector<16xi32>
  %c27 = arith.constant 6 : index
  %c28 = arith.constant dense<7> : vector<16xi32>
  %c29 = arith.constant 7 : index
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
      %26 = arith.addi %22, %c4 : index
      %27 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %28 = vector.bitcast %27 : vector<32xi8> to vector<16xf16>
      %29 = arith.extf %28 : vector<16xf16> to vector<16xf32>
      %30 = arith.muli %18, %c4 : index
      %33 = scf.for %31 = %c6 to %c10 step %c1 iter_args(%32 = %19) -> (vector<16xf32>) {
        %34 = arith.muli %31, %c11 : index
        %35 = arith.addi %30, %34 : index
        %36 = arith.addi %22, %c12 : index
        %37 = arith.muli %31, %c1 : index
        %38 = arith.addi %37, %c6 : index
        %39 = arith.muli %38, %c13 : index
        %40 = arith.addi %36, %39 : index
        %41 = vector.load %w[%40] : memref<?xi8>, vector<16xi8>
        %42 = arith.extui %41 : vector<16xi8> to vector<16xi32>
        %43 = arith.addi %22, %c14 : index
        %44 = arith.muli %31, %c14 : index
        %45 = arith.addi %43, %44 : index
        %46 = arith.addi %45, %c6 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.andi %48, %c15 : vector<16xi32>
        %50 = arith.shrui %42, %c16 : vector<16xi32>
        %51 = arith.andi %50, %c17 : vector<16xi32>
        %52 = arith.shli %51, %c18 : vector<16xi32>
        %53 = arith.ori %49, %52 : vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = math.fma %54, %25, %29 : vector<16xf32>
        %56 = arith.addi %35, %c6 : index
        %57 = func.call @linear_q5_1_r1p1__cpu.0(%17, %56, %x, %55, %32) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %58 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.shrui %59, %c18 : vector<16xi32>
        %61 = arith.shrui %42, %c17 : vector<16xi32>
        %62 = arith.andi %61, %c17 : vector<16xi32>
        %63 = arith.shli %62, %c18 : vector<16xi32>
        %64 = arith.ori %60, %63 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %25, %29 : vector<16xf32>
        %67 = arith.addi %35, %c1 : index
        %68 = func.call @linear_q5_1_r1p1__cpu.0(%17, %67, %x, %66, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %69 = arith.addi %45, %c13 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c15 : vector<16xi32>
        %73 = arith.shrui %42, %c19 : vector<16xi32>
        %74 = arith.andi %73, %c17 : vector<16xi32>
        %75 = arith.shli %74, %c18 : vector<16xi32>
        %76 = arith.ori %72, %75 : vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = math.fma %77, %25, %29 : vector<16xf32>
        %79 = arith.addi %35, %c20 : index
        %80 = func.call @linear_q5_1_r1p1__cpu.0(%17, %79, %x, %78, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %81 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.shrui %82, %c18 : vector<16xi32>
        %84 = arith.shrui %42, %c21 : vector<16xi32>
        %85 = arith.andi %84, %c17 : vector<16xi32>
        %86 = arith.shli %85, %c18 : vector<16xi32>
        %87 = arith.ori %83, %86 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %25, %29 : vector<16xf32>
        %90 = arith.addi %35, %c22 : index
        %91 = func.call @linear_q5_1_r1p1__cpu.0(%17, %90, %x, %89, %80) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %92 = arith.addi %45, %c4 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c15 : vector<16xi32>
        %96 = arith.shrui %42, %c18 : vector<16xi32>
        %97 = arith.andi %96, %c17 : vector<16xi32>
        %98 = arith.shli %97, %c18 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %25, %29 : vector<16xf32>
        %102 = arith.addi %35, %c10 : index
        %103 = func.call @linear_q5_1_r1p1__cpu.0(%17, %102, %x, %101, %91) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %104 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %105 = arith.extui %104 : vector<16xi8> to vector<16xi32>
        %106 = arith.shrui %105, %c18 : vector<16xi32>
        %107 = arith.shrui %42, %c23 : vector<16xi32>
        %108 = arith.andi %107, %c17 : vector<16xi32>
        %109 = arith.shli %108, %c18 : vector<16xi32>
        %110 = arith.ori %106, %109 : vector<16xi32>
        %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %25, %29 : vector<16xf32>
        %113 = arith.addi %35, %c24 : index
        %114 = func.call @linear_q5_1_r1p1__cpu.0(%17, %113, %x, %112, %103) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %115 = arith.addi %45, %c25 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
        %118 = arith.andi %117, %c15 : vector<16xi32>
        %119 = arith.shrui %42, %c26 : vector<16xi32>
        %120 = arith.andi %119, %c17 : vector<16xi32>
        %121 = arith.shli %120, %c18 : vector<16xi32>
        %122 = arith.ori %118, %121 : vector<16xi32>
        %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
        %124 = math.fma %123, %25, %29 : vector<16xf32>
        %125 = arith.addi %35, %c27 : index
        %126 = func.call @linear_q5_1_r1p1__cpu.0(%17, %125, %x, %124, %114) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %127 = vector.load %w[%115] : memref<?xi8>, vector<16xi8>
        %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
        %129 = arith.shrui %128, %c18 : vector<16xi32>
        %130 = arith.shrui %42, %c28 : vector<16xi32>
        %131 = arith.andi %130, %c17 : vector<16xi32>
        %132 = arith.shli %131, %c18 : vector<16xi32>
        %133 = arith.ori %129, %132 : vector<16xi32>
        %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
        %135 = math.fma %134, %25, %29 : vector<16xf32>
        %136 = arith.addi %35, %c29 : index
        %137 = func.call @linear_q5_1_r1p1__cpu.0(%17, %136, %x, %135, %126) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %137 : vector<16xf32>
      }
      scf.yield %33 : vector<16xf32>
    }
    %138 = arith.cmpi slt, %15, %12 : index
    scf.if %138 {
      %139 = arith.muli %15, %outputFeatures : index
      %140 = arith.muli %3, %c13 : index
      %141 = arith.addi %139, %140 : index
      scf.if %0 {
        %142 = arith.addi %141, %c6 : index
        %143 = vector.load %residual[%142] : memref<?xf32>, vector<16xf32>
        %144 = arith.addf %143, %20 : vector<16xf32>
        vector.store %144, %out[%142] : memref<?xf32>, vector<16xf32>
      } else {
        %145 = arith.addi %141, %c6 : index
        vector.store %20, %out[%145] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
