// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q2_k', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q2_k_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q2_k_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
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
  %c17 = arith.constant 576 : index
  %c18 = arith.constant dense<0> : vector<16xi32>
  %c19 = arith.constant dense<3> : vector<16xi32>
  %c20 = arith.constant dense<2> : vector<16xi32>
  %c21 = arith.constant dense<4> : vector<16xi32>
  %c22 = arith.constant dense<6> : vector<16xi32>
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
        %53 = arith.divui %44, %c10 : index
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
        %67 = arith.muli %44, %c10 : index
        %68 = arith.addi %67, %c6 : index
        %69 = arith.muli %68, %c16 : index
        %70 = arith.addi %66, %69 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extui %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.addi %67, %c1 : index
        %74 = arith.muli %73, %c16 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.shrui %72, %c18 : vector<16xi32>
        %79 = arith.andi %78, %c19 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %60, %65 : vector<16xf32>
        %82 = arith.addi %51, %c6 : index
        %83:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %82, %x, %81, %45, %24, %46, %25, %47, %26, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %84 = arith.shrui %72, %c20 : vector<16xi32>
        %85 = arith.andi %84, %c19 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = math.fma %86, %60, %65 : vector<16xf32>
        %88 = arith.addi %51, %c1 : index
        %89:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %88, %x, %87, %83#0, %24, %83#1, %25, %83#2, %26, %83#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %90 = arith.shrui %72, %c21 : vector<16xi32>
        %91 = arith.andi %90, %c19 : vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = math.fma %92, %60, %65 : vector<16xf32>
        %94 = arith.addi %51, %c10 : index
        %95:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %94, %x, %93, %89#0, %24, %89#1, %25, %89#2, %26, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %96 = arith.shrui %72, %c22 : vector<16xi32>
        %97 = arith.andi %96, %c19 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %60, %65 : vector<16xf32>
        %100 = arith.addi %51, %c11 : index
        %101:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %100, %x, %99, %95#0, %24, %95#1, %25, %95#2, %26, %95#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %102 = arith.shrui %77, %c18 : vector<16xi32>
        %103 = arith.andi %102, %c19 : vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = math.fma %104, %60, %65 : vector<16xf32>
        %106 = arith.addi %51, %c9 : index
        %107:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %106, %x, %105, %101#0, %24, %101#1, %25, %101#2, %26, %101#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %108 = arith.shrui %77, %c20 : vector<16xi32>
        %109 = arith.andi %108, %c19 : vector<16xi32>
        %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
        %111 = math.fma %110, %60, %65 : vector<16xf32>
        %112 = arith.addi %51, %c23 : index
        %113:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %112, %x, %111, %107#0, %24, %107#1, %25, %107#2, %26, %107#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %114 = arith.shrui %77, %c21 : vector<16xi32>
        %115 = arith.andi %114, %c19 : vector<16xi32>
        %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
        %117 = math.fma %116, %60, %65 : vector<16xf32>
        %118 = arith.addi %51, %c24 : index
        %119:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %118, %x, %117, %113#0, %24, %113#1, %25, %113#2, %26, %113#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %120 = arith.shrui %77, %c22 : vector<16xi32>
        %121 = arith.andi %120, %c19 : vector<16xi32>
        %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
        %123 = math.fma %122, %60, %65 : vector<16xf32>
        %124 = arith.addi %51, %c25 : index
        %125:4 = func.call @linear_q2_k_r4p1__cpu.0(%23, %124, %x, %123, %119#0, %24, %119#1, %25, %119#2, %26, %119#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %125#0, %125#1, %125#2, %125#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %49#0, %49#1, %49#2, %49#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %126 = arith.cmpi slt, %15, %12 : index
    scf.if %126 {
      %127 = arith.muli %15, %outputFeatures : index
      %128 = arith.muli %3, %c16 : index
      %129 = arith.addi %127, %128 : index
      scf.if %0 {
        %130 = arith.addi %129, %c6 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %32#0 : vector<16xf32>
        vector.store %132, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %133 = arith.addi %129, %c6 : index
        vector.store %32#0, %out[%133] : memref<?xf32>, vector<16xf32>
      }
    }
    %134 = arith.cmpi slt, %17, %12 : index
    scf.if %134 {
      %135 = arith.muli %17, %outputFeatures : index
      %136 = arith.muli %3, %c16 : index
      %137 = arith.addi %135, %136 : index
      scf.if %0 {
        %138 = arith.addi %137, %c6 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %32#1 : vector<16xf32>
        vector.store %140, %out[%138] : memref<?xf32>, vector<16xf32>
      } else {
        %141 = arith.addi %137, %c6 : index
        vector.store %32#1, %out[%141] : memref<?xf32>, vector<16xf32>
      }
    }
    %142 = arith.cmpi slt, %19, %12 : index
    scf.if %142 {
      %143 = arith.muli %19, %outputFeatures : index
      %144 = arith.muli %3, %c16 : index
      %145 = arith.addi %143, %144 : index
      scf.if %0 {
        %146 = arith.addi %145, %c6 : index
        %147 = vector.load %residual[%146] : memref<?xf32>, vector<16xf32>
        %148 = arith.addf %147, %32#2 : vector<16xf32>
        vector.store %148, %out[%146] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %145, %c6 : index
        vector.store %32#2, %out[%149] : memref<?xf32>, vector<16xf32>
      }
    }
    %150 = arith.cmpi slt, %21, %12 : index
    scf.if %150 {
      %151 = arith.muli %21, %outputFeatures : index
      %152 = arith.muli %3, %c16 : index
      %153 = arith.addi %151, %152 : index
      scf.if %0 {
        %154 = arith.addi %153, %c6 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %32#3 : vector<16xf32>
        vector.store %156, %out[%154] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %153, %c6 : index
        vector.store %32#3, %out[%157] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
