// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f32_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
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
      %35 = arith.muli %27, %c4 : index
      %41:4 = scf.for %36 = %c6 to %c9 step %c1 iter_args(%37 = %28, %38 = %29, %39 = %30, %40 = %31) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %36, %c9 : index
        %43 = arith.addi %35, %42 : index
        %44 = arith.muli %36, %c13 : index
        %45 = arith.addi %34, %44 : index
        %46 = arith.addi %45, %c6 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
        %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
        %49 = arith.addi %43, %c6 : index
        %50:4 = func.call @linear_f32_r4p1__cpu.0(%23, %49, %x, %48, %37, %24, %38, %25, %39, %26, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %51 = arith.addi %45, %c14 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %43, %c1 : index
        %55:4 = func.call @linear_f32_r4p1__cpu.0(%23, %54, %x, %53, %50#0, %24, %50#1, %25, %50#2, %26, %50#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %56 = arith.addi %45, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %43, %c10 : index
        %60:4 = func.call @linear_f32_r4p1__cpu.0(%23, %59, %x, %58, %55#0, %24, %55#1, %25, %55#2, %26, %55#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %61 = arith.addi %45, %c16 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<64xi8>
        %63 = vector.bitcast %62 : vector<64xi8> to vector<16xf32>
        %64 = arith.addi %43, %c11 : index
        %65:4 = func.call @linear_f32_r4p1__cpu.0(%23, %64, %x, %63, %60#0, %24, %60#1, %25, %60#2, %26, %60#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %65#0, %65#1, %65#2, %65#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1, %41#2, %41#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %66 = arith.cmpi slt, %15, %12 : index
    scf.if %66 {
      %67 = arith.muli %15, %outputFeatures : index
      %68 = arith.muli %3, %c4 : index
      %69 = arith.addi %67, %68 : index
      scf.if %0 {
        %70 = arith.addi %69, %c6 : index
        %71 = vector.load %residual[%70] : memref<?xf32>, vector<16xf32>
        %72 = arith.addf %71, %32#0 : vector<16xf32>
        vector.store %72, %out[%70] : memref<?xf32>, vector<16xf32>
      } else {
        %73 = arith.addi %69, %c6 : index
        vector.store %32#0, %out[%73] : memref<?xf32>, vector<16xf32>
      }
    }
    %74 = arith.cmpi slt, %17, %12 : index
    scf.if %74 {
      %75 = arith.muli %17, %outputFeatures : index
      %76 = arith.muli %3, %c4 : index
      %77 = arith.addi %75, %76 : index
      scf.if %0 {
        %78 = arith.addi %77, %c6 : index
        %79 = vector.load %residual[%78] : memref<?xf32>, vector<16xf32>
        %80 = arith.addf %79, %32#1 : vector<16xf32>
        vector.store %80, %out[%78] : memref<?xf32>, vector<16xf32>
      } else {
        %81 = arith.addi %77, %c6 : index
        vector.store %32#1, %out[%81] : memref<?xf32>, vector<16xf32>
      }
    }
    %82 = arith.cmpi slt, %19, %12 : index
    scf.if %82 {
      %83 = arith.muli %19, %outputFeatures : index
      %84 = arith.muli %3, %c4 : index
      %85 = arith.addi %83, %84 : index
      scf.if %0 {
        %86 = arith.addi %85, %c6 : index
        %87 = vector.load %residual[%86] : memref<?xf32>, vector<16xf32>
        %88 = arith.addf %87, %32#2 : vector<16xf32>
        vector.store %88, %out[%86] : memref<?xf32>, vector<16xf32>
      } else {
        %89 = arith.addi %85, %c6 : index
        vector.store %32#2, %out[%89] : memref<?xf32>, vector<16xf32>
      }
    }
    %90 = arith.cmpi slt, %21, %12 : index
    scf.if %90 {
      %91 = arith.muli %21, %outputFeatures : index
      %92 = arith.muli %3, %c4 : index
      %93 = arith.addi %91, %92 : index
      scf.if %0 {
        %94 = arith.addi %93, %c6 : index
        %95 = vector.load %residual[%94] : memref<?xf32>, vector<16xf32>
        %96 = arith.addf %95, %32#3 : vector<16xf32>
        vector.store %96, %out[%94] : memref<?xf32>, vector<16xf32>
      } else {
        %97 = arith.addi %93, %c6 : index
        vector.store %32#3, %out[%97] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
