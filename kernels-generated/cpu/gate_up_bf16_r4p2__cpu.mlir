// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='bf16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_bf16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_bf16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xi16>
        %59 = arith.extui %58 : vector<16xi16> to vector<16xi32>
        %60 = arith.shli %59, %c13 : vector<16xi32>
        %61 = arith.bitcast %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.addi %40, %54 : index
        %63 = arith.addi %62, %c5 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xi16>
        %66 = arith.extui %65 : vector<16xi16> to vector<16xi32>
        %67 = arith.shli %66, %c13 : vector<16xi32>
        %68 = arith.bitcast %67 : vector<16xi32> to vector<16xf32>
        %69 = arith.addi %53, %c5 : index
        %70:8 = func.call @gate_up_bf16_r4p2__cpu.0(%24, %69, %x, %61, %43, %68, %44, %25, %45, %46, %26, %47, %48, %27, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %71 = arith.addi %55, %c14 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xi16>
        %74 = arith.extui %73 : vector<16xi16> to vector<16xi32>
        %75 = arith.shli %74, %c13 : vector<16xi32>
        %76 = arith.bitcast %75 : vector<16xi32> to vector<16xf32>
        %77 = arith.addi %62, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xi16>
        %80 = arith.extui %79 : vector<16xi16> to vector<16xi32>
        %81 = arith.shli %80, %c13 : vector<16xi32>
        %82 = arith.bitcast %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.addi %53, %c6 : index
        %84:8 = func.call @gate_up_bf16_r4p2__cpu.0(%24, %83, %x, %76, %70#0, %82, %70#1, %25, %70#2, %70#3, %26, %70#4, %70#5, %27, %70#6, %70#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = arith.addi %55, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xi16>
        %88 = arith.extui %87 : vector<16xi16> to vector<16xi32>
        %89 = arith.shli %88, %c13 : vector<16xi32>
        %90 = arith.bitcast %89 : vector<16xi32> to vector<16xf32>
        %91 = arith.addi %62, %c15 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xi16>
        %94 = arith.extui %93 : vector<16xi16> to vector<16xi32>
        %95 = arith.shli %94, %c13 : vector<16xi32>
        %96 = arith.bitcast %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.addi %53, %c4 : index
        %98:8 = func.call @gate_up_bf16_r4p2__cpu.0(%24, %97, %x, %90, %84#0, %96, %84#1, %25, %84#2, %84#3, %26, %84#4, %84#5, %27, %84#6, %84#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %99 = arith.addi %55, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xi16>
        %102 = arith.extui %101 : vector<16xi16> to vector<16xi32>
        %103 = arith.shli %102, %c13 : vector<16xi32>
        %104 = arith.bitcast %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.addi %62, %c16 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xi16>
        %108 = arith.extui %107 : vector<16xi16> to vector<16xi32>
        %109 = arith.shli %108, %c13 : vector<16xi32>
        %110 = arith.bitcast %109 : vector<16xi32> to vector<16xf32>
        %111 = arith.addi %53, %c10 : index
        %112:8 = func.call @gate_up_bf16_r4p2__cpu.0(%24, %111, %x, %104, %98#0, %110, %98#1, %25, %98#2, %98#3, %26, %98#4, %98#5, %27, %98#6, %98#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %112#0, %112#1, %112#2, %112#3, %112#4, %112#5, %112#6, %112#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %113 = arith.cmpi slt, %16, %13 : index
    scf.if %113 {
      %114 = arith.muli %16, %outputFeatures : index
      %115 = arith.muli %2, %c2 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %37#0, %c18 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c17, %118 : vector<16xf32>
      %120 = arith.divf %37#0, %119 : vector<16xf32>
      %121 = arith.mulf %120, %37#1 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
    %123 = arith.cmpi slt, %18, %13 : index
    scf.if %123 {
      %124 = arith.muli %18, %outputFeatures : index
      %125 = arith.muli %2, %c2 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.mulf %37#2, %c18 : vector<16xf32>
      %128 = wave.exp2 %127 : vector<16xf32>
      %129 = arith.addf %c17, %128 : vector<16xf32>
      %130 = arith.divf %37#2, %129 : vector<16xf32>
      %131 = arith.mulf %130, %37#3 : vector<16xf32>
      %132 = arith.addi %126, %c5 : index
      vector.store %131, %out[%132] : memref<?xf32>, vector<16xf32>
    }
    %133 = arith.cmpi slt, %20, %13 : index
    scf.if %133 {
      %134 = arith.muli %20, %outputFeatures : index
      %135 = arith.muli %2, %c2 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.mulf %37#4, %c18 : vector<16xf32>
      %138 = wave.exp2 %137 : vector<16xf32>
      %139 = arith.addf %c17, %138 : vector<16xf32>
      %140 = arith.divf %37#4, %139 : vector<16xf32>
      %141 = arith.mulf %140, %37#5 : vector<16xf32>
      %142 = arith.addi %136, %c5 : index
      vector.store %141, %out[%142] : memref<?xf32>, vector<16xf32>
    }
    %143 = arith.cmpi slt, %22, %13 : index
    scf.if %143 {
      %144 = arith.muli %22, %outputFeatures : index
      %145 = arith.muli %2, %c2 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.mulf %37#6, %c18 : vector<16xf32>
      %148 = wave.exp2 %147 : vector<16xf32>
      %149 = arith.addf %c17, %148 : vector<16xf32>
      %150 = arith.divf %37#6, %149 : vector<16xf32>
      %151 = arith.mulf %150, %37#7 : vector<16xf32>
      %152 = arith.addi %146, %c5 : index
      vector.store %151, %out[%152] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
