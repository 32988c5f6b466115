// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = arith.addi %x5, %x1 : index
  %f5 = memref.load %x2[%f4] : memref<?xf32>
  %f6 = vector.broadcast %f5 : f32 to vector<16xf32>
  %f7 = math.fma %f6, %x3, %x6 : vector<16xf32>
  %f8 = arith.addi %x7, %x1 : index
  %f9 = memref.load %x2[%f8] : memref<?xf32>
  %f10 = vector.broadcast %f9 : f32 to vector<16xf32>
  %f11 = math.fma %f10, %x3, %x8 : vector<16xf32>
  %f12 = arith.addi %x9, %x1 : index
  %f13 = memref.load %x2[%f12] : memref<?xf32>
  %f14 = vector.broadcast %f13 : f32 to vector<16xf32>
  %f15 = math.fma %f14, %x3, %x10 : vector<16xf32>
  func.return %f3, %f7, %f11, %f15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_q4_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 320 : index
  %c18 = arith.constant dense<15> : vector<16xi32>
  %c19 = arith.constant dense<4> : vector<16xi32>
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
  scf.for %13 = %10 to %12 step %c9 {
    %14 = arith.subi %12, %c1 : index
    %15 = arith.addi %13, %c6 : index
    %16 = arith.minsi %15, %14 : index
    %17 = arith.addi %13, %c1 : index
    %18 = arith.minsi %17, %14 : index
    %19 = arith.addi %13, %c10 : index
    %20 = arith.minsi %19, %14 : index
    %21 = arith.addi %13, %c11 : index
    %22 = arith.minsi %21, %14 : index
    %23 = arith.muli %16, %inputFeatures : index
    %24 = arith.muli %18, %inputFeatures : index
    %25 = arith.muli %20, %inputFeatures : index
    %26 = arith.muli %22, %inputFeatures : index
    %32:4 = scf.for %27 = %c6 to %1 step %c1 iter_args(%28 = %c12, %29 = %c12, %30 = %c12, %31 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %33 = arith.muli %27, %c5 : index
      %34 = arith.addi %7, %33 : index
      %35 = arith.addi %34, %c6 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.addi %34, %c13 : index
      %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %41 = vector.bitcast %40 : vector<32xi8> to vector<16xf16>
      %42 = arith.extf %41 : vector<16xf16> to vector<16xf32>
      %43 = arith.muli %27, %c4 : index
      %49:4 = scf.for %44 = %c6 to %c13 step %c1 iter_args(%45 = %28, %46 = %29, %47 = %30, %48 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %50 = arith.muli %44, %c14 : index
        %51 = arith.addi %43, %50 : index
        %52 = arith.addi %34, %c15 : index
        %53 = arith.divui %44, %c9 : index
        %54 = arith.muli %53, %c13 : index
        %55 = arith.addi %52, %54 : index
        %56 = arith.addi %55, %c6 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %38, %59 : vector<16xf32>
        %61 = arith.addi %55, %c16 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %42, %64 : vector<16xf32>
        %66 = arith.addi %34, %c17 : index
        %67 = arith.muli %44, %c15 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c6 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c18 : vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %60, %65 : vector<16xf32>
        %75 = arith.addi %51, %c6 : index
        %76:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %75, %x, %74, %45, %24, %46, %25, %47, %26, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %77 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.shrui %78, %c19 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %60, %65 : vector<16xf32>
        %82 = arith.addi %51, %c1 : index
        %83:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %82, %x, %81, %76#0, %24, %76#1, %25, %76#2, %26, %76#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %84 = arith.addi %68, %c16 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.andi %86, %c18 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %60, %65 : vector<16xf32>
        %90 = arith.addi %51, %c10 : index
        %91:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %90, %x, %89, %83#0, %24, %83#1, %25, %83#2, %26, %83#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %92 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.shrui %93, %c19 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %60, %65 : vector<16xf32>
        %97 = arith.addi %51, %c11 : index
        %98:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %97, %x, %96, %91#0, %24, %91#1, %25, %91#2, %26, %91#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %99 = arith.addi %68, %c13 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %101 = arith.extui %100 : vector<16xi8> to vector<16xi32>
        %102 = arith.andi %101, %c18 : vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = math.fma %103, %60, %65 : vector<16xf32>
        %105 = arith.addi %51, %c9 : index
        %106:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %105, %x, %104, %98#0, %24, %98#1, %25, %98#2, %26, %98#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = vector.load %w[%99] : memref<?xi8>, vector<16xi8>
        %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.shrui %108, %c19 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %60, %65 : vector<16xf32>
        %112 = arith.addi %51, %c20 : index
        %113:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %112, %x, %111, %106#0, %24, %106#1, %25, %106#2, %26, %106#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %114 = arith.addi %68, %c21 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.andi %116, %c18 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %60, %65 : vector<16xf32>
        %120 = arith.addi %51, %c22 : index
        %121:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %120, %x, %119, %113#0, %24, %113#1, %25, %113#2, %26, %113#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %122 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
        %124 = arith.shrui %123, %c19 : vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = math.fma %125, %60, %65 : vector<16xf32>
        %127 = arith.addi %51, %c23 : index
        %128:4 = func.call @linear_q4_k_r4p1__cpu.0(%23, %127, %x, %126, %121#0, %24, %121#1, %25, %121#2, %26, %121#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %128#0, %128#1, %128#2, %128#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %129 = arith.cmpi slt, %15, %12 : index
    scf.if %129 {
      %130 = arith.muli %15, %outputFeatures : index
      %131 = arith.muli %3, %c16 : index
      %132 = arith.addi %130, %131 : index
      scf.if %0 {
        %133 = arith.addi %132, %c6 : index
        %134 = vector.load %residual[%133] : memref<?xf32>, vector<16xf32>
        %135 = arith.addf %134, %32#0 : vector<16xf32>
        vector.store %135, %out[%133] : memref<?xf32>, vector<16xf32>
      } else {
        %136 = arith.addi %132, %c6 : index
        vector.store %32#0, %out[%136] : memref<?xf32>, vector<16xf32>
      }
    }
    %137 = arith.cmpi slt, %17, %12 : index
    scf.if %137 {
      %138 = arith.muli %17, %outputFeatures : index
      %139 = arith.muli %3, %c16 : index
      %140 = arith.addi %138, %139 : index
      scf.if %0 {
        %141 = arith.addi %140, %c6 : index
        %142 = vector.load %residual[%141] : memref<?xf32>, vector<16xf32>
        %143 = arith.addf %142, %32#1 : vector<16xf32>
        vector.store %143, %out[%141] : memref<?xf32>, vector<16xf32>
      } else {
        %144 = arith.addi %140, %c6 : index
        vector.store %32#1, %out[%144] : memref<?xf32>, vector<16xf32>
      }
    }
    %145 = arith.cmpi slt, %19, %12 : index
    scf.if %145 {
      %146 = arith.muli %19, %outputFeatures : index
      %147 = arith.muli %3, %c16 : index
      %148 = arith.addi %146, %147 : index
      scf.if %0 {
        %149 = arith.addi %148, %c6 : index
        %150 = vector.load %residual[%149] : memref<?xf32>, vector<16xf32>
        %151 = arith.addf %150, %32#2 : vector<16xf32>
        vector.store %151, %out[%149] : memref<?xf32>, vector<16xf32>
      } else {
        %152 = arith.addi %148, %c6 : index
        vector.store %32#2, %out[%152] : memref<?xf32>, vector<16xf32>
      }
    }
    %153 = arith.cmpi slt, %21, %12 : index
    scf.if %153 {
      %154 = arith.muli %21, %outputFeatures : index
      %155 = arith.muli %3, %c16 : index
      %156 = arith.addi %154, %155 : index
      scf.if %0 {
        %157 = arith.addi %156, %c6 : index
        %158 = vector.load %residual[%157] : memref<?xf32>, vector<16xf32>
        %159 = arith.addf %158, %32#3 : vector<16xf32>
        vector.store %159, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %160 = arith.addi %156, %c6 : index
        vector.store %32#3, %out[%160] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
