// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f32_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f32_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c17 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.addi %4, %c6 : index
  %8 = arith.muli %7, %1 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %3, %rowsPerBlock : index
  %12 = arith.addi %11, %rowsPerBlock : index
  %13 = arith.minsi %12, %10 : index
  scf.for %14 = %11 to %13 step %c9 {
    %15 = arith.subi %13, %c6 : index
    %16 = arith.addi %14, %c5 : index
    %17 = arith.minsi %16, %15 : index
    %18 = arith.addi %14, %c6 : index
    %19 = arith.minsi %18, %15 : index
    %20 = arith.addi %14, %c4 : index
    %21 = arith.minsi %20, %15 : index
    %22 = arith.addi %14, %c10 : index
    %23 = arith.minsi %22, %15 : index
    %24 = arith.muli %17, %inputFeatures : index
    %25 = arith.muli %19, %inputFeatures : index
    %26 = arith.muli %21, %inputFeatures : index
    %27 = arith.muli %23, %inputFeatures : index
    %37:8 = scf.for %28 = %c5 to %0 step %c6 iter_args(%29 = %c11, %30 = %c11, %31 = %c11, %32 = %c11, %33 = %c11, %34 = %c11, %35 = %c11, %36 = %c11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %38 = arith.muli %28, %c3 : index
      %39 = arith.addi %6, %38 : index
      %40 = arith.addi %8, %38 : index
      %41 = arith.muli %28, %c2 : index
      %51:8 = scf.for %42 = %c5 to %c9 step %c6 iter_args(%43 = %29, %44 = %30, %45 = %31, %46 = %32, %47 = %33, %48 = %34, %49 = %35, %50 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %52 = arith.muli %42, %c9 : index
        %53 = arith.addi %41, %52 : index
        %54 = arith.muli %42, %c12 : index
        %55 = arith.addi %39, %54 : index
        %56 = arith.addi %55, %c5 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<64xi8>
        %58 = vector.bitcast %57 : vector<64xi8> to vector<16xf32>
        %59 = arith.addi %40, %54 : index
        %60 = arith.addi %59, %c5 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.addi %53, %c5 : index
        %64:8 = func.call @gate_up_f32_r4p2__cpu.0(%24, %63, %x, %58, %43, %62, %44, %25, %45, %46, %26, %47, %48, %27, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %65 = arith.addi %55, %c13 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %59, %c13 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %53, %c6 : index
        %72:8 = func.call @gate_up_f32_r4p2__cpu.0(%24, %71, %x, %67, %64#0, %70, %64#1, %25, %64#2, %64#3, %26, %64#4, %64#5, %27, %64#6, %64#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %73 = arith.addi %55, %c14 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<64xi8>
        %75 = vector.bitcast %74 : vector<64xi8> to vector<16xf32>
        %76 = arith.addi %59, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
        %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
        %79 = arith.addi %53, %c4 : index
        %80:8 = func.call @gate_up_f32_r4p2__cpu.0(%24, %79, %x, %75, %72#0, %78, %72#1, %25, %72#2, %72#3, %26, %72#4, %72#5, %27, %72#6, %72#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %81 = arith.addi %55, %c15 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<64xi8>
        %83 = vector.bitcast %82 : vector<64xi8> to vector<16xf32>
        %84 = arith.addi %59, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
        %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
        %87 = arith.addi %53, %c10 : index
        %88:8 = func.call @gate_up_f32_r4p2__cpu.0(%24, %87, %x, %83, %80#0, %86, %80#1, %25, %80#2, %80#3, %26, %80#4, %80#5, %27, %80#6, %80#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %88#0, %88#1, %88#2, %88#3, %88#4, %88#5, %88#6, %88#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %89 = arith.cmpi slt, %16, %13 : index
    scf.if %89 {
      %90 = arith.muli %16, %outputFeatures : index
      %91 = arith.muli %2, %c2 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.mulf %37#0, %c17 : vector<16xf32>
      %94 = wave.exp2 %93 : vector<16xf32>
      %95 = arith.addf %c16, %94 : vector<16xf32>
      %96 = arith.divf %37#0, %95 : vector<16xf32>
      %97 = arith.mulf %96, %37#1 : vector<16xf32>
      %98 = arith.addi %92, %c5 : index
      vector.store %97, %out[%98] : memref<?xf32>, vector<16xf32>
    }
    %99 = arith.cmpi slt, %18, %13 : index
    scf.if %99 {
      %100 = arith.muli %18, %outputFeatures : index
      %101 = arith.muli %2, %c2 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.mulf %37#2, %c17 : vector<16xf32>
      %104 = wave.exp2 %103 : vector<16xf32>
      %105 = arith.addf %c16, %104 : vector<16xf32>
      %106 = arith.divf %37#2, %105 : vector<16xf32>
      %107 = arith.mulf %106, %37#3 : vector<16xf32>
      %108 = arith.addi %102, %c5 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
    }
    %109 = arith.cmpi slt, %20, %13 : index
    scf.if %109 {
      %110 = arith.muli %20, %outputFeatures : index
      %111 = arith.muli %2, %c2 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.mulf %37#4, %c17 : vector<16xf32>
      %114 = wave.exp2 %113 : vector<16xf32>
      %115 = arith.addf %c16, %114 : vector<16xf32>
      %116 = arith.divf %37#4, %115 : vector<16xf32>
      %117 = arith.mulf %116, %37#5 : vector<16xf32>
      %118 = arith.addi %112, %c5 : index
      vector.store %117, %out[%118] : memref<?xf32>, vector<16xf32>
    }
    %119 = arith.cmpi slt, %22, %13 : index
    scf.if %119 {
      %120 = arith.muli %22, %outputFeatures : index
      %121 = arith.muli %2, %c2 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.mulf %37#6, %c17 : vector<16xf32>
      %124 = wave.exp2 %123 : vector<16xf32>
      %125 = arith.addf %c16, %124 : vector<16xf32>
      %126 = arith.divf %37#6, %125 : vector<16xf32>
      %127 = arith.mulf %126, %37#7 : vector<16xf32>
      %128 = arith.addi %122, %c5 : index
      vector.store %127, %out[%128] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
