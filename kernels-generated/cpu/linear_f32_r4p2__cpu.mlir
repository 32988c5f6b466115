// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @linear_f32_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  %f5 = arith.addi %x7, %x1 : index
  %f6 = memref.load %x2[%f5] : memref<?xf32>
  %f7 = vector.broadcast %f6 : f32 to vector<16xf32>
  %f8 = math.fma %f7, %x3, %x8 : vector<16xf32>
  %f9 = math.fma %f7, %x5, %x9 : vector<16xf32>
  %f10 = arith.addi %x10, %x1 : index
  %f11 = memref.load %x2[%f10] : memref<?xf32>
  %f12 = vector.broadcast %f11 : f32 to vector<16xf32>
  %f13 = math.fma %f12, %x3, %x11 : vector<16xf32>
  %f14 = math.fma %f12, %x5, %x12 : vector<16xf32>
  %f15 = arith.addi %x13, %x1 : index
  %f16 = memref.load %x2[%f15] : memref<?xf32>
  %f17 = vector.broadcast %f16 : f32 to vector<16xf32>
  %f18 = math.fma %f17, %x3, %x14 : vector<16xf32>
  %f19 = math.fma %f17, %x5, %x15 : vector<16xf32>
  func.return %f3, %f4, %f8, %f9, %f13, %f14, %f18, %f19 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @linear_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 3 : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %c17 = arith.constant 32 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.addi %5, %c1 : index
  %9 = arith.muli %8, %2 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %4, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c10 {
    %16 = arith.subi %14, %c1 : index
    %17 = arith.addi %15, %c7 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.addi %15, %c6 : index
    %22 = arith.minsi %21, %16 : index
    %23 = arith.addi %15, %c11 : index
    %24 = arith.minsi %23, %16 : index
    %25 = arith.muli %18, %inputFeatures : index
    %26 = arith.muli %20, %inputFeatures : index
    %27 = arith.muli %22, %inputFeatures : index
    %28 = arith.muli %24, %inputFeatures : index
    %38:8 = scf.for %29 = %c7 to %1 step %c1 iter_args(%30 = %c12, %31 = %c12, %32 = %c12, %33 = %c12, %34 = %c12, %35 = %c12, %36 = %c12, %37 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %39 = arith.muli %29, %c5 : index
      %40 = arith.addi %7, %39 : index
      %41 = arith.addi %9, %39 : index
      %42 = arith.muli %29, %c4 : index
      %52:8 = scf.for %43 = %c7 to %c10 step %c1 iter_args(%44 = %30, %45 = %31, %46 = %32, %47 = %33, %48 = %34, %49 = %35, %50 = %36, %51 = %37) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %43, %c10 : index
        %54 = arith.addi %42, %53 : index
        %55 = arith.muli %43, %c13 : index
        %56 = arith.addi %40, %55 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
        %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
        %60 = arith.addi %41, %55 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<64xi8>
        %63 = vector.bitcast %62 : vector<64xi8> to vector<16xf32>
        %64 = arith.addi %54, %c7 : index
        %65:8 = func.call @linear_f32_r4p2__cpu.0(%25, %64, %x, %59, %44, %63, %45, %26, %46, %47, %27, %48, %49, %28, %50, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %66 = arith.addi %56, %c14 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<64xi8>
        %68 = vector.bitcast %67 : vector<64xi8> to vector<16xf32>
        %69 = arith.addi %60, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<64xi8>
        %71 = vector.bitcast %70 : vector<64xi8> to vector<16xf32>
        %72 = arith.addi %54, %c1 : index
        %73:8 = func.call @linear_f32_r4p2__cpu.0(%25, %72, %x, %68, %65#0, %71, %65#1, %26, %65#2, %65#3, %27, %65#4, %65#5, %28, %65#6, %65#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %74 = arith.addi %56, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<64xi8>
        %76 = vector.bitcast %75 : vector<64xi8> to vector<16xf32>
        %77 = arith.addi %60, %c15 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<64xi8>
        %79 = vector.bitcast %78 : vector<64xi8> to vector<16xf32>
        %80 = arith.addi %54, %c6 : index
        %81:8 = func.call @linear_f32_r4p2__cpu.0(%25, %80, %x, %76, %73#0, %79, %73#1, %26, %73#2, %73#3, %27, %73#4, %73#5, %28, %73#6, %73#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %82 = arith.addi %56, %c16 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<64xi8>
        %84 = vector.bitcast %83 : vector<64xi8> to vector<16xf32>
        %85 = arith.addi %60, %c16 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<64xi8>
        %87 = vector.bitcast %86 : vector<64xi8> to vector<16xf32>
        %88 = arith.addi %54, %c11 : index
        %89:8 = func.call @linear_f32_r4p2__cpu.0(%25, %88, %x, %84, %81#0, %87, %81#1, %26, %81#2, %81#3, %27, %81#4, %81#5, %28, %81#6, %81#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %89#0, %89#1, %89#2, %89#3, %89#4, %89#5, %89#6, %89#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3, %52#4, %52#5, %52#6, %52#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %90 = arith.cmpi slt, %17, %14 : index
    scf.if %90 {
      %91 = arith.muli %17, %outputFeatures : index
      %92 = arith.muli %3, %c17 : index
      %93 = arith.addi %91, %92 : index
      scf.if %0 {
        %94 = arith.addi %93, %c7 : index
        %95 = vector.load %residual[%94] : memref<?xf32>, vector<16xf32>
        %96 = arith.addf %95, %38#0 : vector<16xf32>
        vector.store %96, %out[%94] : memref<?xf32>, vector<16xf32>
      } else {
        %97 = arith.addi %93, %c7 : index
        vector.store %38#0, %out[%97] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %98 = arith.addi %93, %c4 : index
        %99 = vector.load %residual[%98] : memref<?xf32>, vector<16xf32>
        %100 = arith.addf %99, %38#1 : vector<16xf32>
        vector.store %100, %out[%98] : memref<?xf32>, vector<16xf32>
      } else {
        %101 = arith.addi %93, %c4 : index
        vector.store %38#1, %out[%101] : memref<?xf32>, vector<16xf32>
      }
    }
    %102 = arith.cmpi slt, %19, %14 : index
    scf.if %102 {
      %103 = arith.muli %19, %outputFeatures : index
      %104 = arith.muli %3, %c17 : index
      %105 = arith.addi %103, %104 : index
      scf.if %0 {
        %106 = arith.addi %105, %c7 : index
        %107 = vector.load %residual[%106] : memref<?xf32>, vector<16xf32>
        %108 = arith.addf %107, %38#2 : vector<16xf32>
        vector.store %108, %out[%106] : memref<?xf32>, vector<16xf32>
      } else {
        %109 = arith.addi %105, %c7 : index
        vector.store %38#2, %out[%109] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %110 = arith.addi %105, %c4 : index
        %111 = vector.load %residual[%110] : memref<?xf32>, vector<16xf32>
        %112 = arith.addf %111, %38#3 : vector<16xf32>
        vector.store %112, %out[%110] : memref<?xf32>, vector<16xf32>
      } else {
        %113 = arith.addi %105, %c4 : index
        vector.store %38#3, %out[%113] : memref<?xf32>, vector<16xf32>
      }
    }
    %114 = arith.cmpi slt, %21, %14 : index
    scf.if %114 {
      %115 = arith.muli %21, %outputFeatures : index
      %116 = arith.muli %3, %c17 : index
      %117 = arith.addi %115, %116 : index
      scf.if %0 {
        %118 = arith.addi %117, %c7 : index
        %119 = vector.load %residual[%118] : memref<?xf32>, vector<16xf32>
        %120 = arith.addf %119, %38#4 : vector<16xf32>
        vector.store %120, %out[%118] : memref<?xf32>, vector<16xf32>
      } else {
        %121 = arith.addi %117, %c7 : index
        vector.store %38#4, %out[%121] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %122 = arith.addi %117, %c4 : index
        %123 = vector.load %residual[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.addf %123, %38#5 : vector<16xf32>
        vector.store %124, %out[%122] : memref<?xf32>, vector<16xf32>
      } else {
        %125 = arith.addi %117, %c4 : index
        vector.store %38#5, %out[%125] : memref<?xf32>, vector<16xf32>
      }
    }
    %126 = arith.cmpi slt, %23, %14 : index
    scf.if %126 {
      %127 = arith.muli %23, %outputFeatures : index
      %128 = arith.muli %3, %c17 : index
      %129 = arith.addi %127, %128 : index
      scf.if %0 {
        %130 = arith.addi %129, %c7 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %38#6 : vector<16xf32>
        vector.store %132, %out[%130] : memref<?xf32>, vector<16xf32>
      } else {
        %133 = arith.addi %129, %c7 : index
        vector.store %38#6, %out[%133] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %134 = arith.addi %129, %c4 : index
        %135 = vector.load %residual[%134] : memref<?xf32>, vector<16xf32>
        %136 = arith.addf %135, %38#7 : vector<16xf32>
        vector.store %136, %out[%134] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %129, %c4 : index
        vector.store %38#7, %out[%137] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
