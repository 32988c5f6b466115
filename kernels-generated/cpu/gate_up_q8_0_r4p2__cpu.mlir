// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q8_0_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q8_0_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
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
      %41 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
      %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
      %47 = arith.muli %28, %c2 : index
      %57:8 = scf.for %48 = %c5 to %c12 step %c6 iter_args(%49 = %29, %50 = %30, %51 = %31, %52 = %32, %53 = %33, %54 = %34, %55 = %35, %56 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %58 = arith.muli %48, %c9 : index
        %59 = arith.addi %47, %58 : index
        %60 = arith.addi %39, %c2 : index
        %61 = arith.muli %48, %c13 : index
        %62 = arith.addi %60, %61 : index
        %63 = arith.addi %62, %c5 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.mulf %66, %43 : vector<16xf32>
        %68 = arith.addi %40, %c2 : index
        %69 = arith.addi %68, %61 : index
        %70 = arith.addi %69, %c5 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<16xi8>
        %72 = arith.extsi %71 : vector<16xi8> to vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.mulf %73, %46 : vector<16xf32>
        %75 = arith.addi %59, %c5 : index
        %76:8 = func.call @gate_up_q8_0_r4p2__cpu.0(%24, %75, %x, %67, %49, %74, %50, %25, %51, %52, %26, %53, %54, %27, %55, %56) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %77 = arith.addi %62, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %43 : vector<16xf32>
        %82 = arith.addi %69, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extsi %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.mulf %85, %46 : vector<16xf32>
        %87 = arith.addi %59, %c6 : index
        %88:8 = func.call @gate_up_q8_0_r4p2__cpu.0(%24, %87, %x, %81, %76#0, %86, %76#1, %25, %76#2, %76#3, %26, %76#4, %76#5, %27, %76#6, %76#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %89 = arith.addi %62, %c2 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %43 : vector<16xf32>
        %94 = arith.addi %69, %c2 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extsi %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %46 : vector<16xf32>
        %99 = arith.addi %59, %c4 : index
        %100:8 = func.call @gate_up_q8_0_r4p2__cpu.0(%24, %99, %x, %93, %88#0, %98, %88#1, %25, %88#2, %88#3, %26, %88#4, %88#5, %27, %88#6, %88#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %101 = arith.addi %62, %c15 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %104, %43 : vector<16xf32>
        %106 = arith.addi %69, %c15 : index
        %107 = vector.load %w[%106] : memref<?xi8>, vector<16xi8>
        %108 = arith.extsi %107 : vector<16xi8> to vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %109, %46 : vector<16xf32>
        %111 = arith.addi %59, %c10 : index
        %112:8 = func.call @gate_up_q8_0_r4p2__cpu.0(%24, %111, %x, %105, %100#0, %110, %100#1, %25, %100#2, %100#3, %26, %100#4, %100#5, %27, %100#6, %100#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %112#0, %112#1, %112#2, %112#3, %112#4, %112#5, %112#6, %112#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %57#0, %57#1, %57#2, %57#3, %57#4, %57#5, %57#6, %57#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %113 = arith.cmpi slt, %16, %13 : index
    scf.if %113 {
      %114 = arith.muli %16, %outputFeatures : index
      %115 = arith.muli %2, %c14 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %37#0, %c17 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c16, %118 : vector<16xf32>
      %120 = arith.divf %37#0, %119 : vector<16xf32>
      %121 = arith.mulf %120, %37#1 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
    %123 = arith.cmpi slt, %18, %13 : index
    scf.if %123 {
      %124 = arith.muli %18, %outputFeatures : index
      %125 = arith.muli %2, %c14 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.mulf %37#2, %c17 : vector<16xf32>
      %128 = wave.exp2 %127 : vector<16xf32>
      %129 = arith.addf %c16, %128 : vector<16xf32>
      %130 = arith.divf %37#2, %129 : vector<16xf32>
      %131 = arith.mulf %130, %37#3 : vector<16xf32>
      %132 = arith.addi %126, %c5 : index
      vector.store %131, %out[%132] : memref<?xf32>, vector<16xf32>
    }
    %133 = arith.cmpi slt, %20, %13 : index
    scf.if %133 {
      %134 = arith.muli %20, %outputFeatures : index
      %135 = arith.muli %2, %c14 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.mulf %37#4, %c17 : vector<16xf32>
      %138 = wave.exp2 %137 : vector<16xf32>
      %139 = arith.addf %c16, %138 : vector<16xf32>
      %140 = arith.divf %37#4, %139 : vector<16xf32>
      %141 = arith.mulf %140, %37#5 : vector<16xf32>
      %142 = arith.addi %136, %c5 : index
      vector.store %141, %out[%142] : memref<?xf32>, vector<16xf32>
    }
    %143 = arith.cmpi slt, %22, %13 : index
    scf.if %143 {
      %144 = arith.muli %22, %outputFeatures : index
      %145 = arith.muli %2, %c14 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.mulf %37#6, %c17 : vector<16xf32>
      %148 = wave.exp2 %147 : vector<16xf32>
      %149 = arith.addf %c16, %148 : vector<16xf32>
      %150 = arith.divf %37#6, %149 : vector<16xf32>
      %151 = arith.mulf %150, %37#7 : vector<16xf32>
      %152 = arith.addi %146, %c5 : index
      vector.store %151, %out[%152] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
