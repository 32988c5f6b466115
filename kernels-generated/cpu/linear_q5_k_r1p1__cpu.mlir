// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q5_k', shape=Shape(rows=1, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q5_k_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @linear_q5_k_r1p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2880 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 32 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 2368 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<15> : vector<16xi32>
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<1> : vector<16xi32>
  %c20 = arith.constant dense<4> : vector<16xi32>
  %c21 = arith.constant dense<2> : vector<16xi32>
  %c22 = arith.constant 2 : index
  %c23 = arith.constant dense<3> : vector<16xi32>
  %c24 = arith.constant 3 : index
  %c25 = arith.constant dense<5> : vector<16xi32>
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant dense<6> : vector<16xi32>
  %c29 = arith.constant 6 : index
  %c30 = arith.constant dense<7> : vector<16xi32>
  %c31 = arith.constant 7 : index
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
        %52 = arith.muli %32, %c1 : index
        %53 = arith.addi %52, %c6 : index
        %54 = arith.muli %53, %c14 : index
        %55 = arith.addi %51, %54 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<16xi8>
        %57 = arith.extui %56 : vector<16xi8> to vector<16xi32>
        %58 = arith.addi %22, %c16 : index
        %59 = arith.muli %32, %c12 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c6 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c17 : vector<16xi32>
        %65 = arith.shrui %57, %c18 : vector<16xi32>
        %66 = arith.andi %65, %c19 : vector<16xi32>
        %67 = arith.shli %66, %c20 : vector<16xi32>
        %68 = arith.ori %64, %67 : vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %45, %50 : vector<16xf32>
        %71 = arith.addi %36, %c6 : index
        %72 = func.call @linear_q5_k_r1p1__cpu.0(%17, %71, %x, %70, %33) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %73 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %74 = arith.extui %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.shrui %74, %c20 : vector<16xi32>
        %76 = arith.shrui %57, %c19 : vector<16xi32>
        %77 = arith.andi %76, %c19 : vector<16xi32>
        %78 = arith.shli %77, %c20 : vector<16xi32>
        %79 = arith.ori %75, %78 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %45, %50 : vector<16xf32>
        %82 = arith.addi %36, %c1 : index
        %83 = func.call @linear_q5_k_r1p1__cpu.0(%17, %82, %x, %81, %72) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %84 = arith.addi %60, %c14 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.andi %86, %c17 : vector<16xi32>
        %88 = arith.shrui %57, %c21 : vector<16xi32>
        %89 = arith.andi %88, %c19 : vector<16xi32>
        %90 = arith.shli %89, %c20 : vector<16xi32>
        %91 = arith.ori %87, %90 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %45, %50 : vector<16xf32>
        %94 = arith.addi %36, %c22 : index
        %95 = func.call @linear_q5_k_r1p1__cpu.0(%17, %94, %x, %93, %83) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %96 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.shrui %97, %c20 : vector<16xi32>
        %99 = arith.shrui %57, %c23 : vector<16xi32>
        %100 = arith.andi %99, %c19 : vector<16xi32>
        %101 = arith.shli %100, %c20 : vector<16xi32>
        %102 = arith.ori %98, %101 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %45, %50 : vector<16xf32>
        %105 = arith.addi %36, %c24 : index
        %106 = func.call @linear_q5_k_r1p1__cpu.0(%17, %105, %x, %104, %95) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %107 = arith.addi %60, %c10 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
        %110 = arith.andi %109, %c17 : vector<16xi32>
        %111 = arith.shrui %57, %c20 : vector<16xi32>
        %112 = arith.andi %111, %c19 : vector<16xi32>
        %113 = arith.shli %112, %c20 : vector<16xi32>
        %114 = arith.ori %110, %113 : vector<16xi32>
        %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
        %116 = math.fma %115, %45, %50 : vector<16xf32>
        %117 = arith.addi %36, %c13 : index
        %118 = func.call @linear_q5_k_r1p1__cpu.0(%17, %117, %x, %116, %106) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %119 = vector.load %w[%107] : memref<?xi8>, vector<16xi8>
        %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
        %121 = arith.shrui %120, %c20 : vector<16xi32>
        %122 = arith.shrui %57, %c25 : vector<16xi32>
        %123 = arith.andi %122, %c19 : vector<16xi32>
        %124 = arith.shli %123, %c20 : vector<16xi32>
        %125 = arith.ori %121, %124 : vector<16xi32>
        %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
        %127 = math.fma %126, %45, %50 : vector<16xf32>
        %128 = arith.addi %36, %c26 : index
        %129 = func.call @linear_q5_k_r1p1__cpu.0(%17, %128, %x, %127, %118) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %130 = arith.addi %60, %c27 : index
        %131 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
        %133 = arith.andi %132, %c17 : vector<16xi32>
        %134 = arith.shrui %57, %c28 : vector<16xi32>
        %135 = arith.andi %134, %c19 : vector<16xi32>
        %136 = arith.shli %135, %c20 : vector<16xi32>
        %137 = arith.ori %133, %136 : vector<16xi32>
        %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
        %139 = math.fma %138, %45, %50 : vector<16xf32>
        %140 = arith.addi %36, %c29 : index
        %141 = func.call @linear_q5_k_r1p1__cpu.0(%17, %140, %x, %139, %129) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %142 = vector.load %w[%130] : memref<?xi8>, vector<16xi8>
        %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
        %144 = arith.shrui %143, %c20 : vector<16xi32>
        %145 = arith.shrui %57, %c30 : vector<16xi32>
        %146 = arith.andi %145, %c19 : vector<16xi32>
        %147 = arith.shli %146, %c20 : vector<16xi32>
        %148 = arith.ori %144, %147 : vector<16xi32>
        %149 = arith.sitofp %148 : vector<16xi32> to vector<16xf32>
        %150 = math.fma %149, %45, %50 : vector<16xf32>
        %151 = arith.addi %36, %c31 : index
        %152 = func.call @linear_q5_k_r1p1__cpu.0(%17, %151, %x, %150, %141) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %152 : vector<16xf32>
      }
      scf.yield %34 : vector<16xf32>
    }
    %153 = arith.cmpi slt, %15, %12 : index
    scf.if %153 {
      %154 = arith.muli %15, %outputFeatures : index
      %155 = arith.muli %3, %c14 : index
      %156 = arith.addi %154, %155 : index
      scf.if %0 {
        %157 = arith.addi %156, %c6 : index
        %158 = vector.load %residual[%157] : memref<?xf32>, vector<16xf32>
        %159 = arith.addf %158, %20 : vector<16xf32>
        vector.store %159, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %160 = arith.addi %156, %c6 : index
        vector.store %20, %out[%160] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
