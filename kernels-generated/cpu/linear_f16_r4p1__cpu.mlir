// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=4, panels=1))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f16_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @linear_f16_r4p1__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.addi %43, %c6 : index
        %51:4 = func.call @linear_f16_r4p1__cpu.0(%23, %50, %x, %49, %37, %24, %38, %25, %39, %26, %40) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %52 = arith.addi %45, %c14 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %43, %c1 : index
        %57:4 = func.call @linear_f16_r4p1__cpu.0(%23, %56, %x, %55, %51#0, %24, %51#1, %25, %51#2, %26, %51#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %58 = arith.addi %45, %c15 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xf16>
        %61 = arith.extf %60 : vector<16xf16> to vector<16xf32>
        %62 = arith.addi %43, %c10 : index
        %63:4 = func.call @linear_f16_r4p1__cpu.0(%23, %62, %x, %61, %57#0, %24, %57#1, %25, %57#2, %26, %57#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %45, %c16 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xf16>
        %67 = arith.extf %66 : vector<16xf16> to vector<16xf32>
        %68 = arith.addi %43, %c11 : index
        %69:4 = func.call @linear_f16_r4p1__cpu.0(%23, %68, %x, %67, %63#0, %24, %63#1, %25, %63#2, %26, %63#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %69#0, %69#1, %69#2, %69#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1, %41#2, %41#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %70 = arith.cmpi slt, %15, %12 : index
    scf.if %70 {
      %71 = arith.muli %15, %outputFeatures : index
      %72 = arith.muli %3, %c4 : index
      %73 = arith.addi %71, %72 : index
      scf.if %0 {
        %74 = arith.addi %73, %c6 : index
        %75 = vector.load %residual[%74] : memref<?xf32>, vector<16xf32>
        %76 = arith.addf %75, %32#0 : vector<16xf32>
        vector.store %76, %out[%74] : memref<?xf32>, vector<16xf32>
      } else {
        %77 = arith.addi %73, %c6 : index
        vector.store %32#0, %out[%77] : memref<?xf32>, vector<16xf32>
      }
    }
    %78 = arith.cmpi slt, %17, %12 : index
    scf.if %78 {
      %79 = arith.muli %17, %outputFeatures : index
      %80 = arith.muli %3, %c4 : index
      %81 = arith.addi %79, %80 : index
      scf.if %0 {
        %82 = arith.addi %81, %c6 : index
        %83 = vector.load %residual[%82] : memref<?xf32>, vector<16xf32>
        %84 = arith.addf %83, %32#1 : vector<16xf32>
        vector.store %84, %out[%82] : memref<?xf32>, vector<16xf32>
      } else {
        %85 = arith.addi %81, %c6 : index
        vector.store %32#1, %out[%85] : memref<?xf32>, vector<16xf32>
      }
    }
    %86 = arith.cmpi slt, %19, %12 : index
    scf.if %86 {
      %87 = arith.muli %19, %outputFeatures : index
      %88 = arith.muli %3, %c4 : index
      %89 = arith.addi %87, %88 : index
      scf.if %0 {
        %90 = arith.addi %89, %c6 : index
        %91 = vector.load %residual[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.addf %91, %32#2 : vector<16xf32>
        vector.store %92, %out[%90] : memref<?xf32>, vector<16xf32>
      } else {
        %93 = arith.addi %89, %c6 : index
        vector.store %32#2, %out[%93] : memref<?xf32>, vector<16xf32>
      }
    }
    %94 = arith.cmpi slt, %21, %12 : index
    scf.if %94 {
      %95 = arith.muli %21, %outputFeatures : index
      %96 = arith.muli %3, %c4 : index
      %97 = arith.addi %95, %96 : index
      scf.if %0 {
        %98 = arith.addi %97, %c6 : index
        %99 = vector.load %residual[%98] : memref<?xf32>, vector<16xf32>
        %100 = arith.addf %99, %32#3 : vector<16xf32>
        vector.store %100, %out[%98] : memref<?xf32>, vector<16xf32>
      } else {
        %101 = arith.addi %97, %c6 : index
        vector.store %32#3, %out[%101] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
