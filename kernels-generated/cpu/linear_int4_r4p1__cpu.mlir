// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='int4', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_int4_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_int4_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 48 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 3 : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.muli %groupSize, %c5 : index
  %2 = arith.addi %1, %c6 : index
  %3 = arith.divui %inputFeatures, %groupSize : index
  %4 = arith.muli %3, %2 : index
  %5 = wave.block 0
  %6 = wave.block 1
  %7 = arith.muli %5, %c1 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.muli %8, %4 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %6, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c11 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c12 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.muli %18, %inputFeatures : index
    %26 = arith.muli %20, %inputFeatures : index
    %27 = arith.muli %22, %inputFeatures : index
    %28 = arith.muli %24, %inputFeatures : index
    %29 = arith.divui %groupSize, %c10 : index
    %35:4 = scf.for %30 = %c7 to %3 step %c1 iter_args(%31 = %c13, %32 = %c13, %33 = %c13, %34 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %36 = arith.muli %30, %2 : index
      %37 = arith.addi %9, %36 : index
      %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
      %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
      %41 = arith.addi %37, %c14 : index
      %42 = vector.load %w[%41] : memref<?xi8>, vector<16xi8>
      %43 = arith.extui %42 : vector<16xi8> to vector<16xi32>
      %44 = arith.muli %30, %groupSize : index
      %50:4 = scf.for %45 = %c7 to %29 step %c1 iter_args(%46 = %31, %47 = %32, %48 = %33, %49 = %34) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %51 = arith.muli %45, %c10 : index
        %52 = arith.addi %44, %51 : index
        %53 = arith.addi %37, %c6 : index
        %54 = arith.muli %45, %c14 : index
        %55 = arith.addi %53, %54 : index
        %56 = arith.addi %55, %c7 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extui %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.andi %58, %c15 : vector<16xi32>
        %60 = arith.shrui %58, %c16 : vector<16xi32>
        %61 = arith.subi %59, %43 : vector<16xi32>
        %62 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.mulf %62, %40 : vector<16xf32>
        %64 = arith.addi %52, %c7 : index
        %65:4 = func.call @linear_int4_r4p1__cpu.0(%25, %64, %x, %63, %46, %26, %47, %27, %48, %28, %49) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %66 = arith.subi %60, %43 : vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %40 : vector<16xf32>
        %69 = arith.addi %52, %c1 : index
        %70:4 = func.call @linear_int4_r4p1__cpu.0(%25, %69, %x, %68, %65#0, %26, %65#1, %27, %65#2, %28, %65#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %55, %c17 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.andi %73, %c15 : vector<16xi32>
        %75 = arith.shrui %73, %c16 : vector<16xi32>
        %76 = arith.subi %74, %43 : vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %40 : vector<16xf32>
        %79 = arith.addi %52, %c11 : index
        %80:4 = func.call @linear_int4_r4p1__cpu.0(%25, %79, %x, %78, %70#0, %26, %70#1, %27, %70#2, %28, %70#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %81 = arith.subi %75, %43 : vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %40 : vector<16xf32>
        %84 = arith.addi %52, %c12 : index
        %85:4 = func.call @linear_int4_r4p1__cpu.0(%25, %84, %x, %83, %80#0, %26, %80#1, %27, %80#2, %28, %80#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %85#0, %85#1, %85#2, %85#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %50#0, %50#1, %50#2, %50#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %86 = arith.cmpi slt, %17, %14 : index
    scf.if %86 {
      %87 = arith.muli %17, %outputFeatures : index
      %88 = arith.muli %5, %c17 : index
      %89 = arith.addi %87, %88 : index
      scf.if %0 {
        %90 = arith.addi %89, %c7 : index
        %91 = vector.load %residual[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.addf %91, %35#0 : vector<16xf32>
        vector.store %92, %out[%90] : memref<?xf32>, vector<16xf32>
      } else {
        %93 = arith.addi %89, %c7 : index
        vector.store %35#0, %out[%93] : memref<?xf32>, vector<16xf32>
      }
    }
    %94 = arith.cmpi slt, %19, %14 : index
    scf.if %94 {
      %95 = arith.muli %19, %outputFeatures : index
      %96 = arith.muli %5, %c17 : index
      %97 = arith.addi %95, %96 : index
      scf.if %0 {
        %98 = arith.addi %97, %c7 : index
        %99 = vector.load %residual[%98] : memref<?xf32>, vector<16xf32>
        %100 = arith.addf %99, %35#1 : vector<16xf32>
        vector.store %100, %out[%98] : memref<?xf32>, vector<16xf32>
      } else {
        %101 = arith.addi %97, %c7 : index
        vector.store %35#1, %out[%101] : memref<?xf32>, vector<16xf32>
      }
    }
    %102 = arith.cmpi slt, %21, %14 : index
    scf.if %102 {
      %103 = arith.muli %21, %outputFeatures : index
      %104 = arith.muli %5, %c17 : index
      %105 = arith.addi %103, %104 : index
      scf.if %0 {
        %106 = arith.addi %105, %c7 : index
        %107 = vector.load %residual[%106] : memref<?xf32>, vector<16xf32>
        %108 = arith.addf %107, %35#2 : vector<16xf32>
        vector.store %108, %out[%106] : memref<?xf32>, vector<16xf32>
      } else {
        %109 = arith.addi %105, %c7 : index
        vector.store %35#2, %out[%109] : memref<?xf32>, vector<16xf32>
      }
    }
    %110 = arith.cmpi slt, %23, %14 : index
    scf.if %110 {
      %111 = arith.muli %23, %outputFeatures : index
      %112 = arith.muli %5, %c17 : index
      %113 = arith.addi %111, %112 : index
      scf.if %0 {
        %114 = arith.addi %113, %c7 : index
        %115 = vector.load %residual[%114] : memref<?xf32>, vector<16xf32>
        %116 = arith.addf %115, %35#3 : vector<16xf32>
        vector.store %116, %out[%114] : memref<?xf32>, vector<16xf32>
      } else {
        %117 = arith.addi %113, %c7 : index
        vector.store %35#3, %out[%117] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
