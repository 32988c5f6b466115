// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q8_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 4256 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2208 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 160 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant dense<15> : vector<16xi32>
  %c20 = arith.constant dense<0> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<128> : vector<16xi32>
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 48 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 7 : index
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
        %54 = arith.addi %43, %c15 : index
        %55 = arith.muli %54, %c13 : index
        %56 = arith.addi %42, %55 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.addi %43, %c16 : index
        %60 = arith.muli %59, %c13 : index
        %61 = arith.addi %42, %60 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.addi %22, %c17 : index
        %65 = arith.muli %28, %c18 : index
        %66 = arith.addi %64, %65 : index
        %67 = arith.addi %66, %c6 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c19 : vector<16xi32>
        %71 = arith.shrui %48, %c20 : vector<16xi32>
        %72 = arith.andi %71, %c19 : vector<16xi32>
        %73 = arith.shli %72, %c21 : vector<16xi32>
        %74 = arith.ori %70, %73 : vector<16xi32>
        %75 = arith.subi %74, %c22 : vector<16xi32>
        %76 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.mulf %76, %41 : vector<16xf32>
        %78 = arith.addi %32, %c6 : index
        %79 = func.call @linear_q8_k_r1p1__cpu.0(%17, %78, %x, %77, %29) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %80 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %81 = arith.extui %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.shrui %81, %c21 : vector<16xi32>
        %83 = arith.shrui %48, %c21 : vector<16xi32>
        %84 = arith.andi %83, %c19 : vector<16xi32>
        %85 = arith.shli %84, %c21 : vector<16xi32>
        %86 = arith.ori %82, %85 : vector<16xi32>
        %87 = arith.subi %86, %c22 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %41 : vector<16xf32>
        %90 = arith.addi %32, %c1 : index
        %91 = func.call @linear_q8_k_r1p1__cpu.0(%17, %90, %x, %89, %79) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %92 = arith.addi %66, %c13 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %94 = arith.extui %93 : vector<16xi8> to vector<16xi32>
        %95 = arith.andi %94, %c19 : vector<16xi32>
        %96 = arith.shrui %53, %c20 : vector<16xi32>
        %97 = arith.andi %96, %c19 : vector<16xi32>
        %98 = arith.shli %97, %c21 : vector<16xi32>
        %99 = arith.ori %95, %98 : vector<16xi32>
        %100 = arith.subi %99, %c22 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %41 : vector<16xf32>
        %103 = arith.addi %32, %c15 : index
        %104 = func.call @linear_q8_k_r1p1__cpu.0(%17, %103, %x, %102, %91) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %105 = vector.load %w[%92] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.shrui %106, %c21 : vector<16xi32>
        %108 = arith.shrui %53, %c21 : vector<16xi32>
        %109 = arith.andi %108, %c19 : vector<16xi32>
        %110 = arith.shli %109, %c21 : vector<16xi32>
        %111 = arith.ori %107, %110 : vector<16xi32>
        %112 = arith.subi %111, %c22 : vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.mulf %113, %41 : vector<16xf32>
        %115 = arith.addi %32, %c16 : index
        %116 = func.call @linear_q8_k_r1p1__cpu.0(%17, %115, %x, %114, %104) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %117 = arith.addi %66, %c10 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
        %120 = arith.andi %119, %c19 : vector<16xi32>
        %121 = arith.shrui %58, %c20 : vector<16xi32>
        %122 = arith.andi %121, %c19 : vector<16xi32>
        %123 = arith.shli %122, %c21 : vector<16xi32>
        %124 = arith.ori %120, %123 : vector<16xi32>
        %125 = arith.subi %124, %c22 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = arith.mulf %126, %41 : vector<16xf32>
        %128 = arith.addi %32, %c12 : index
        %129 = func.call @linear_q8_k_r1p1__cpu.0(%17, %128, %x, %127, %116) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %130 = vector.load %w[%117] : memref<?xi8>, vector<16xi8>
        %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
        %132 = arith.shrui %131, %c21 : vector<16xi32>
        %133 = arith.shrui %58, %c21 : vector<16xi32>
        %134 = arith.andi %133, %c19 : vector<16xi32>
        %135 = arith.shli %134, %c21 : vector<16xi32>
        %136 = arith.ori %132, %135 : vector<16xi32>
        %137 = arith.subi %136, %c22 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = arith.mulf %138, %41 : vector<16xf32>
        %140 = arith.addi %32, %c23 : index
        %141 = func.call @linear_q8_k_r1p1__cpu.0(%17, %140, %x, %139, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %142 = arith.addi %66, %c24 : index
        %143 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
        %145 = arith.andi %144, %c19 : vector<16xi32>
        %146 = arith.shrui %63, %c20 : vector<16xi32>
        %147 = arith.andi %146, %c19 : vector<16xi32>
        %148 = arith.shli %147, %c21 : vector<16xi32>
        %149 = arith.ori %145, %148 : vector<16xi32>
        %150 = arith.subi %149, %c22 : vector<16xi32>
        %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
        %152 = arith.mulf %151, %41 : vector<16xf32>
        %153 = arith.addi %32, %c25 : index
        %154 = func.call @linear_q8_k_r1p1__cpu.0(%17, %153, %x, %152, %141) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %155 = vector.load %w[%142] : memref<?xi8>, vector<16xi8>
        %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
        %157 = arith.shrui %156, %c21 : vector<16xi32>
        %158 = arith.shrui %63, %c21 : vector<16xi32>
        %159 = arith.andi %158, %c19 : vector<16xi32>
        %160 = arith.shli %159, %c21 : vector<16xi32>
        %161 = arith.ori %157, %160 : vector<16xi32>
        %162 = arith.subi %161, %c22 : vector<16xi32>
        %163 = arith.sitofp %162 : vector<16xi32> to vector<16xf32>
        %164 = arith.mulf %163, %41 : vector<16xf32>
        %165 = arith.addi %32, %c26 : index
        %166 = func.call @linear_q8_k_r1p1__cpu.0(%17, %165, %x, %164, %154) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %166 : vector<16xf32>
      }
      scf.yield %30 : vector<16xf32>
    }
    %167 = arith.cmpi slt, %15, %12 : index
    scf.if %167 {
      %168 = arith.muli %15, %outputFeatures : index
      %169 = arith.muli %3, %c13 : index
      %170 = arith.addi %168, %169 : index
      scf.if %0 {
        %171 = arith.addi %170, %c6 : index
        %172 = vector.load %residual[%171] : memref<?xf32>, vector<16xf32>
        %173 = arith.addf %172, %20 : vector<16xf32>
        vector.store %173, %out[%171] : memref<?xf32>, vector<16xf32>
      } else {
        %174 = arith.addi %170, %c6 : index
        vector.store %20, %out[%174] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
