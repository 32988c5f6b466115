// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q4_1', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q4_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q4_1_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
      %35 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = arith.addi %34, %c4 : index
      %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
      %40 = vector.bitcast %39 : vector<32xi8> to vector<16xf16>
      %41 = arith.extf %40 : vector<16xf16> to vector<16xf32>
      %42 = arith.muli %27, %c4 : index
      %48:4 = scf.for %43 = %c6 to %c13 step %c1 iter_args(%44 = %28, %45 = %29, %46 = %30, %47 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %49 = arith.muli %43, %c9 : index
        %50 = arith.addi %42, %49 : index
        %51 = arith.addi %34, %c14 : index
        %52 = arith.muli %43, %c4 : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.addi %53, %c6 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.andi %56, %c15 : vector<16xi32>
        %58 = arith.shrui %56, %c16 : vector<16xi32>
        %59 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %60 = math.fma %59, %37, %41 : vector<16xf32>
        %61 = arith.addi %50, %c6 : index
        %62:4 = func.call @linear_q4_1_r4p1__cpu.0(%23, %61, %x, %60, %44, %24, %45, %25, %46, %26, %47) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %63 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %64 = math.fma %63, %37, %41 : vector<16xf32>
        %65 = arith.addi %50, %c1 : index
        %66:4 = func.call @linear_q4_1_r4p1__cpu.0(%23, %65, %x, %64, %62#0, %24, %62#1, %25, %62#2, %26, %62#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %67 = arith.addi %53, %c17 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c15 : vector<16xi32>
        %71 = arith.shrui %69, %c16 : vector<16xi32>
        %72 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %37, %41 : vector<16xf32>
        %74 = arith.addi %50, %c10 : index
        %75:4 = func.call @linear_q4_1_r4p1__cpu.0(%23, %74, %x, %73, %66#0, %24, %66#1, %25, %66#2, %26, %66#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %76 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %37, %41 : vector<16xf32>
        %78 = arith.addi %50, %c11 : index
        %79:4 = func.call @linear_q4_1_r4p1__cpu.0(%23, %78, %x, %77, %75#0, %24, %75#1, %25, %75#2, %26, %75#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %79#0, %79#1, %79#2, %79#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %80 = arith.cmpi slt, %15, %12 : index
    scf.if %80 {
      %81 = arith.muli %15, %outputFeatures : index
      %82 = arith.muli %3, %c17 : index
      %83 = arith.addi %81, %82 : index
      scf.if %0 {
        %84 = arith.addi %83, %c6 : index
        %85 = vector.load %residual[%84] : memref<?xf32>, vector<16xf32>
        %86 = arith.addf %85, %32#0 : vector<16xf32>
        vector.store %86, %out[%84] : memref<?xf32>, vector<16xf32>
      } else {
        %87 = arith.addi %83, %c6 : index
        vector.store %32#0, %out[%87] : memref<?xf32>, vector<16xf32>
      }
    }
    %88 = arith.cmpi slt, %17, %12 : index
    scf.if %88 {
      %89 = arith.muli %17, %outputFeatures : index
      %90 = arith.muli %3, %c17 : index
      %91 = arith.addi %89, %90 : index
      scf.if %0 {
        %92 = arith.addi %91, %c6 : index
        %93 = vector.load %residual[%92] : memref<?xf32>, vector<16xf32>
        %94 = arith.addf %93, %32#1 : vector<16xf32>
        vector.store %94, %out[%92] : memref<?xf32>, vector<16xf32>
      } else {
        %95 = arith.addi %91, %c6 : index
        vector.store %32#1, %out[%95] : memref<?xf32>, vector<16xf32>
      }
    }
    %96 = arith.cmpi slt, %19, %12 : index
    scf.if %96 {
      %97 = arith.muli %19, %outputFeatures : index
      %98 = arith.muli %3, %c17 : index
      %99 = arith.addi %97, %98 : index
      scf.if %0 {
        %100 = arith.addi %99, %c6 : index
        %101 = vector.load %residual[%100] : memref<?xf32>, vector<16xf32>
        %102 = arith.addf %101, %32#2 : vector<16xf32>
        vector.store %102, %out[%100] : memref<?xf32>, vector<16xf32>
      } else {
        %103 = arith.addi %99, %c6 : index
        vector.store %32#2, %out[%103] : memref<?xf32>, vector<16xf32>
      }
    }
    %104 = arith.cmpi slt, %21, %12 : index
    scf.if %104 {
      %105 = arith.muli %21, %outputFeatures : index
      %106 = arith.muli %3, %c17 : index
      %107 = arith.addi %105, %106 : index
      scf.if %0 {
        %108 = arith.addi %107, %c6 : index
        %109 = vector.load %residual[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.addf %109, %32#3 : vector<16xf32>
        vector.store %110, %out[%108] : memref<?xf32>, vector<16xf32>
      } else {
        %111 = arith.addi %107, %c6 : index
        vector.store %32#3, %out[%111] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
