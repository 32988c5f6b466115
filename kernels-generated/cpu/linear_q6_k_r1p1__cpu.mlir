// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q6_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q6_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q6_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 3360 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2336 : index
  %c15 = arith.constant 288 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<32> : vector<16xi32>
  %c22 = arith.constant dense<2> : vector<16xi32>
  %c23 = arith.constant dense<6> : vector<16xi32>
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 6 : index
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
      %23 = arith.addi %22, %c6 : index
      %24 = vector.load %w[%23] : memref<?xi8>, vector<32xi8>
      %25 = vector.bitcast %24 : vector<32xi8> to vector<16xf16>
      %26 = arith.extf %25 : vector<16xf16> to vector<16xf32>
      %27 = arith.muli %18, %c4 : index
      %30 = scf.for %28 = %c6 to %c10 step %c1 iter_args(%29 = %19) -> (vector<16xf32>) {
        %31 = arith.muli %28, %c11 : index
        %32 = arith.addi %27, %31 : index
        %33 = arith.addi %22, %c10 : index
        %34 = arith.divui %28, %c12 : index
        %35 = arith.muli %34, %c13 : index
        %36 = arith.addi %33, %35 : index
        %37 = arith.addi %36, %c6 : index
        %38 = vector.load %w[%37] : memref<?xi8>, vector<16xi8>
        %39 = arith.extsi %38 : vector<16xi8> to vector<16xi32>
        %40 = arith.sitofp %39 : vector<16xi32> to vector<16xf32>
        %41 = arith.mulf %26, %40 : vector<16xf32>
        %42 = arith.addi %22, %c14 : index
        %43 = arith.muli %28, %c12 : index
        %44 = arith.addi %43, %c6 : index
        %45 = arith.muli %44, %c13 : index
        %46 = arith.addi %42, %45 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.addi %43, %c1 : index
        %50 = arith.muli %49, %c13 : index
        %51 = arith.addi %42, %50 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extui %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.addi %22, %c15 : index
        %55 = arith.muli %28, %c16 : index
        %56 = arith.addi %54, %55 : index
        %57 = arith.addi %56, %c6 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extui %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.andi %59, %c17 : vector<16xi32>
        %61 = arith.shrui %48, %c18 : vector<16xi32>
        %62 = arith.andi %61, %c19 : vector<16xi32>
        %63 = arith.shli %62, %c20 : vector<16xi32>
        %64 = arith.ori %60, %63 : vector<16xi32>
        %65 = arith.subi %64, %c21 : vector<16xi32>
        %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.mulf %66, %41 : vector<16xf32>
        %68 = arith.addi %32, %c6 : index
        %69 = func.call @linear_q6_k_r1p1__cpu.0(%17, %68, %x, %67, %29) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %70 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.shrui %71, %c20 : vector<16xi32>
        %73 = arith.shrui %48, %c22 : vector<16xi32>
        %74 = arith.andi %73, %c19 : vector<16xi32>
        %75 = arith.shli %74, %c20 : vector<16xi32>
        %76 = arith.ori %72, %75 : vector<16xi32>
        %77 = arith.subi %76, %c21 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.mulf %78, %41 : vector<16xf32>
        %80 = arith.addi %32, %c1 : index
        %81 = func.call @linear_q6_k_r1p1__cpu.0(%17, %80, %x, %79, %69) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %82 = arith.addi %56, %c13 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c17 : vector<16xi32>
        %86 = arith.shrui %48, %c20 : vector<16xi32>
        %87 = arith.andi %86, %c19 : vector<16xi32>
        %88 = arith.shli %87, %c20 : vector<16xi32>
        %89 = arith.ori %85, %88 : vector<16xi32>
        %90 = arith.subi %89, %c21 : vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %41 : vector<16xf32>
        %93 = arith.addi %32, %c12 : index
        %94 = func.call @linear_q6_k_r1p1__cpu.0(%17, %93, %x, %92, %81) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %95 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %96, %c20 : vector<16xi32>
        %98 = arith.shrui %48, %c23 : vector<16xi32>
        %99 = arith.andi %98, %c19 : vector<16xi32>
        %100 = arith.shli %99, %c20 : vector<16xi32>
        %101 = arith.ori %97, %100 : vector<16xi32>
        %102 = arith.subi %101, %c21 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.mulf %103, %41 : vector<16xf32>
        %105 = arith.addi %32, %c24 : index
        %106 = func.call @linear_q6_k_r1p1__cpu.0(%17, %105, %x, %104, %94) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %107 = arith.addi %56, %c10 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c17 : vector<16xi32>
        %111 = arith.shrui %53, %c18 : vector<16xi32>
        %112 = arith.andi %111, %c19 : vector<16xi32>
        %113 = arith.shli %112, %c20 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.subi %114, %c21 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = arith.mulf %116, %41 : vector<16xf32>
        %118 = arith.addi %32, %c25 : index
        %119 = func.call @linear_q6_k_r1p1__cpu.0(%17, %118, %x, %117, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %120 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
        %122 = arith.shrui %121, %c20 : vector<16xi32>
        %123 = arith.shrui %53, %c22 : vector<16xi32>
        %124 = arith.andi %123, %c19 : vector<16xi32>
        %125 = arith.shli %124, %c20 : vector<16xi32>
        %126 = arith.ori %122, %125 : vector<16xi32>
        %127 = arith.subi %126, %c21 : vector<16xi32>
        %128 = arith.sitofp %127 : vector<16xi32> to vector<16xf32>
        %129 = arith.mulf %128, %41 : vector<16xf32>
        %130 = arith.addi %32, %c26 : index
        %131 = func.call @linear_q6_k_r1p1__cpu.0(%17, %130, %x, %129, %119) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %132 = arith.addi %56, %c27 : index
        %133 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %134 = arith.extui %133 : vector<16xi8> to vector<16xi32>
        %135 = arith.andi %134, %c17 : vector<16xi32>
        %136 = arith.shrui %53, %c20 : vector<16xi32>
        %137 = arith.andi %136, %c19 : vector<16xi32>
        %138 = arith.shli %137, %c20 : vector<16xi32>
        %139 = arith.ori %135, %138 : vector<16xi32>
        %140 = arith.subi %139, %c21 : vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %41 : vector<16xf32>
        %143 = arith.addi %32, %c28 : index
        %144 = func.call @linear_q6_k_r1p1__cpu.0(%17, %143, %x, %142, %131) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %145 = vector.load %w[%132] : memref<?xi8>, vector<16xi8>
        %146 = arith.extui %145 : vector<16xi8> to vector<16xi32>
        %147 = arith.shrui %146, %c20 : vector<16xi32>
        %148 = arith.shrui %53, %c23 : vector<16xi32>
        %149 = arith.andi %148, %c19 : vector<16xi32>
        %150 = arith.shli %149, %c20 : vector<16xi32>
        %151 = arith.ori %147, %150 : vector<16xi32>
        %152 = arith.subi %151, %c21 : vector<16xi32>
        %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
        %154 = arith.mulf %153, %41 : vector<16xf32>
        %155 = arith.addi %32, %c29 : index
        %156 = func.call @linear_q6_k_r1p1__cpu.0(%17, %155, %x, %154, %144) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %156 : vector<16xf32>
      }
      scf.yield %30 : vector<16xf32>
    }
    %157 = arith.cmpi slt, %15, %12 : index
    scf.if %157 {
      %158 = arith.muli %15, %outputFeatures : index
      %159 = arith.muli %3, %c13 : index
      %160 = arith.addi %158, %159 : index
      scf.if %0 {
        %161 = arith.addi %160, %c6 : index
        %162 = vector.load %residual[%161] : memref<?xf32>, vector<16xf32>
        %163 = arith.addf %162, %20 : vector<16xf32>
        vector.store %163, %out[%161] : memref<?xf32>, vector<16xf32>
      } else {
        %164 = arith.addi %160, %c6 : index
        vector.store %20, %out[%164] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
