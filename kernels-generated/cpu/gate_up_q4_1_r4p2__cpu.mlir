// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q4_1', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_q4_1_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_q4_1_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 320 : index
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
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
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
      %41 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %39, %c2 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = vector.load %w[%40] : memref<?xi8>, vector<32xi8>
      %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
      %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
      %51 = arith.addi %40, %c2 : index
      %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
      %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
      %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
      %55 = arith.muli %28, %c2 : index
      %65:8 = scf.for %56 = %c5 to %c12 step %c6 iter_args(%57 = %29, %58 = %30, %59 = %31, %60 = %32, %61 = %33, %62 = %34, %63 = %35, %64 = %36) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %66 = arith.muli %56, %c9 : index
        %67 = arith.addi %55, %66 : index
        %68 = arith.addi %39, %c13 : index
        %69 = arith.muli %56, %c2 : index
        %70 = arith.addi %68, %69 : index
        %71 = arith.addi %70, %c5 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<16xi8>
        %73 = arith.extui %72 : vector<16xi8> to vector<16xi32>
        %74 = arith.andi %73, %c14 : vector<16xi32>
        %75 = arith.shrui %73, %c15 : vector<16xi32>
        %76 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %43, %47 : vector<16xf32>
        %78 = arith.addi %40, %c13 : index
        %79 = arith.addi %78, %69 : index
        %80 = arith.addi %79, %c5 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extui %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.andi %82, %c14 : vector<16xi32>
        %84 = arith.shrui %82, %c15 : vector<16xi32>
        %85 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %86 = math.fma %85, %50, %54 : vector<16xf32>
        %87 = arith.addi %67, %c5 : index
        %88:8 = func.call @gate_up_q4_1_r4p2__cpu.0(%24, %87, %x, %77, %57, %86, %58, %25, %59, %60, %26, %61, %62, %27, %63, %64) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %89 = arith.sitofp %75 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %43, %47 : vector<16xf32>
        %91 = arith.sitofp %84 : vector<16xi32> to vector<16xf32>
        %92 = math.fma %91, %50, %54 : vector<16xf32>
        %93 = arith.addi %67, %c6 : index
        %94:8 = func.call @gate_up_q4_1_r4p2__cpu.0(%24, %93, %x, %90, %88#0, %92, %88#1, %25, %88#2, %88#3, %26, %88#4, %88#5, %27, %88#6, %88#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %95 = arith.addi %70, %c16 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c14 : vector<16xi32>
        %99 = arith.shrui %97, %c15 : vector<16xi32>
        %100 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %43, %47 : vector<16xf32>
        %102 = arith.addi %79, %c16 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<16xi8>
        %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
        %105 = arith.andi %104, %c14 : vector<16xi32>
        %106 = arith.shrui %104, %c15 : vector<16xi32>
        %107 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %108 = math.fma %107, %50, %54 : vector<16xf32>
        %109 = arith.addi %67, %c4 : index
        %110:8 = func.call @gate_up_q4_1_r4p2__cpu.0(%24, %109, %x, %101, %94#0, %108, %94#1, %25, %94#2, %94#3, %26, %94#4, %94#5, %27, %94#6, %94#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %111 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %43, %47 : vector<16xf32>
        %113 = arith.sitofp %106 : vector<16xi32> to vector<16xf32>
        %114 = math.fma %113, %50, %54 : vector<16xf32>
        %115 = arith.addi %67, %c10 : index
        %116:8 = func.call @gate_up_q4_1_r4p2__cpu.0(%24, %115, %x, %112, %110#0, %114, %110#1, %25, %110#2, %110#3, %26, %110#4, %110#5, %27, %110#6, %110#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %116#0, %116#1, %116#2, %116#3, %116#4, %116#5, %116#6, %116#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %65#0, %65#1, %65#2, %65#3, %65#4, %65#5, %65#6, %65#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %117 = arith.cmpi slt, %16, %13 : index
    scf.if %117 {
      %118 = arith.muli %16, %outputFeatures : index
      %119 = arith.muli %2, %c16 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.mulf %37#0, %c18 : vector<16xf32>
      %122 = wave.exp2 %121 : vector<16xf32>
      %123 = arith.addf %c17, %122 : vector<16xf32>
      %124 = arith.divf %37#0, %123 : vector<16xf32>
      %125 = arith.mulf %124, %37#1 : vector<16xf32>
      %126 = arith.addi %120, %c5 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
    %127 = arith.cmpi slt, %18, %13 : index
    scf.if %127 {
      %128 = arith.muli %18, %outputFeatures : index
      %129 = arith.muli %2, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.mulf %37#2, %c18 : vector<16xf32>
      %132 = wave.exp2 %131 : vector<16xf32>
      %133 = arith.addf %c17, %132 : vector<16xf32>
      %134 = arith.divf %37#2, %133 : vector<16xf32>
      %135 = arith.mulf %134, %37#3 : vector<16xf32>
      %136 = arith.addi %130, %c5 : index
      vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
    }
    %137 = arith.cmpi slt, %20, %13 : index
    scf.if %137 {
      %138 = arith.muli %20, %outputFeatures : index
      %139 = arith.muli %2, %c16 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.mulf %37#4, %c18 : vector<16xf32>
      %142 = wave.exp2 %141 : vector<16xf32>
      %143 = arith.addf %c17, %142 : vector<16xf32>
      %144 = arith.divf %37#4, %143 : vector<16xf32>
      %145 = arith.mulf %144, %37#5 : vector<16xf32>
      %146 = arith.addi %140, %c5 : index
      vector.store %145, %out[%146] : memref<?xf32>, vector<16xf32>
    }
    %147 = arith.cmpi slt, %22, %13 : index
    scf.if %147 {
      %148 = arith.muli %22, %outputFeatures : index
      %149 = arith.muli %2, %c16 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.mulf %37#6, %c18 : vector<16xf32>
      %152 = wave.exp2 %151 : vector<16xf32>
      %153 = arith.addf %c17, %152 : vector<16xf32>
      %154 = arith.divf %37#6, %153 : vector<16xf32>
      %155 = arith.mulf %154, %37#7 : vector<16xf32>
      %156 = arith.addi %150, %c5 : index
      vector.store %155, %out[%156] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
