// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_q8_0_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_q8_0_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 48 : index
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
      %38 = arith.muli %27, %c4 : index
      %44:4 = scf.for %39 = %c6 to %c13 step %c1 iter_args(%40 = %28, %41 = %29, %42 = %30, %43 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %39, %c9 : index
        %46 = arith.addi %38, %45 : index
        %47 = arith.addi %34, %c4 : index
        %48 = arith.muli %39, %c14 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.addi %49, %c6 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extsi %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
        %54 = arith.mulf %53, %37 : vector<16xf32>
        %55 = arith.addi %46, %c6 : index
        %56:4 = func.call @linear_q8_0_r4p1__cpu.0(%23, %55, %x, %54, %40, %24, %41, %25, %42, %26, %43) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %57 = arith.addi %49, %c15 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extsi %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %60, %37 : vector<16xf32>
        %62 = arith.addi %46, %c1 : index
        %63:4 = func.call @linear_q8_0_r4p1__cpu.0(%23, %62, %x, %61, %56#0, %24, %56#1, %25, %56#2, %26, %56#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %49, %c4 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %37 : vector<16xf32>
        %69 = arith.addi %46, %c10 : index
        %70:4 = func.call @linear_q8_0_r4p1__cpu.0(%23, %69, %x, %68, %63#0, %24, %63#1, %25, %63#2, %26, %63#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %49, %c16 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extsi %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %37 : vector<16xf32>
        %76 = arith.addi %46, %c11 : index
        %77:4 = func.call @linear_q8_0_r4p1__cpu.0(%23, %76, %x, %75, %70#0, %24, %70#1, %25, %70#2, %26, %70#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %77#0, %77#1, %77#2, %77#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %44#0, %44#1, %44#2, %44#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %78 = arith.cmpi slt, %15, %12 : index
    scf.if %78 {
      %79 = arith.muli %15, %outputFeatures : index
      %80 = arith.muli %3, %c15 : index
      %81 = arith.addi %79, %80 : index
      scf.if %0 {
        %82 = arith.addi %81, %c6 : index
        %83 = vector.load %residual[%82] : memref<?xf32>, vector<16xf32>
        %84 = arith.addf %83, %32#0 : vector<16xf32>
        vector.store %84, %out[%82] : memref<?xf32>, vector<16xf32>
      } else {
        %85 = arith.addi %81, %c6 : index
        vector.store %32#0, %out[%85] : memref<?xf32>, vector<16xf32>
      }
    }
    %86 = arith.cmpi slt, %17, %12 : index
    scf.if %86 {
      %87 = arith.muli %17, %outputFeatures : index
      %88 = arith.muli %3, %c15 : index
      %89 = arith.addi %87, %88 : index
      scf.if %0 {
        %90 = arith.addi %89, %c6 : index
        %91 = vector.load %residual[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.addf %91, %32#1 : vector<16xf32>
        vector.store %92, %out[%90] : memref<?xf32>, vector<16xf32>
      } else {
        %93 = arith.addi %89, %c6 : index
        vector.store %32#1, %out[%93] : memref<?xf32>, vector<16xf32>
      }
    }
    %94 = arith.cmpi slt, %19, %12 : index
    scf.if %94 {
      %95 = arith.muli %19, %outputFeatures : index
      %96 = arith.muli %3, %c15 : index
      %97 = arith.addi %95, %96 : index
      scf.if %0 {
        %98 = arith.addi %97, %c6 : index
        %99 = vector.load %residual[%98] : memref<?xf32>, vector<16xf32>
        %100 = arith.addf %99, %32#2 : vector<16xf32>
        vector.store %100, %out[%98] : memref<?xf32>, vector<16xf32>
      } else {
        %101 = arith.addi %97, %c6 : index
        vector.store %32#2, %out[%101] : memref<?xf32>, vector<16xf32>
      }
    }
    %102 = arith.cmpi slt, %21, %12 : index
    scf.if %102 {
      %103 = arith.muli %21, %outputFeatures : index
      %104 = arith.muli %3, %c15 : index
      %105 = arith.addi %103, %104 : index
      scf.if %0 {
        %106 = arith.addi %105, %c6 : index
        %107 = vector.load %residual[%106] : memref<?xf32>, vector<16xf32>
        %108 = arith.addf %107, %32#3 : vector<16xf32>
        vector.store %108, %out[%106] : memref<?xf32>, vector<16xf32>
      } else {
        %109 = arith.addi %105, %c6 : index
        vector.store %32#3, %out[%109] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
