// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=4, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @gate_up_f16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @gate_up_f16_r4p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
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
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.addi %40, %54 : index
        %61 = arith.addi %60, %c5 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
        %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
        %65 = arith.addi %53, %c5 : index
        %66:8 = func.call @gate_up_f16_r4p2__cpu.0(%24, %65, %x, %59, %43, %64, %44, %25, %45, %46, %26, %47, %48, %27, %49, %50) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %67 = arith.addi %55, %c13 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %60, %c13 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = arith.addi %53, %c6 : index
        %76:8 = func.call @gate_up_f16_r4p2__cpu.0(%24, %75, %x, %70, %66#0, %74, %66#1, %25, %66#2, %66#3, %26, %66#4, %66#5, %27, %66#6, %66#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %77 = arith.addi %55, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.addi %60, %c14 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
        %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
        %85 = arith.addi %53, %c4 : index
        %86:8 = func.call @gate_up_f16_r4p2__cpu.0(%24, %85, %x, %80, %76#0, %84, %76#1, %25, %76#2, %76#3, %26, %76#4, %76#5, %27, %76#6, %76#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %55, %c15 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %60, %c15 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %53, %c10 : index
        %96:8 = func.call @gate_up_f16_r4p2__cpu.0(%24, %95, %x, %90, %86#0, %94, %86#1, %25, %86#2, %86#3, %26, %86#4, %86#5, %27, %86#6, %86#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %96#0, %96#1, %96#2, %96#3, %96#4, %96#5, %96#6, %96#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %97 = arith.cmpi slt, %16, %13 : index
    scf.if %97 {
      %98 = arith.muli %16, %outputFeatures : index
      %99 = arith.muli %2, %c2 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.mulf %37#0, %c17 : vector<16xf32>
      %102 = wave.exp2 %101 : vector<16xf32>
      %103 = arith.addf %c16, %102 : vector<16xf32>
      %104 = arith.divf %37#0, %103 : vector<16xf32>
      %105 = arith.mulf %104, %37#1 : vector<16xf32>
      %106 = arith.addi %100, %c5 : index
      vector.store %105, %out[%106] : memref<?xf32>, vector<16xf32>
    }
    %107 = arith.cmpi slt, %18, %13 : index
    scf.if %107 {
      %108 = arith.muli %18, %outputFeatures : index
      %109 = arith.muli %2, %c2 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.mulf %37#2, %c17 : vector<16xf32>
      %112 = wave.exp2 %111 : vector<16xf32>
      %113 = arith.addf %c16, %112 : vector<16xf32>
      %114 = arith.divf %37#2, %113 : vector<16xf32>
      %115 = arith.mulf %114, %37#3 : vector<16xf32>
      %116 = arith.addi %110, %c5 : index
      vector.store %115, %out[%116] : memref<?xf32>, vector<16xf32>
    }
    %117 = arith.cmpi slt, %20, %13 : index
    scf.if %117 {
      %118 = arith.muli %20, %outputFeatures : index
      %119 = arith.muli %2, %c2 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.mulf %37#4, %c17 : vector<16xf32>
      %122 = wave.exp2 %121 : vector<16xf32>
      %123 = arith.addf %c16, %122 : vector<16xf32>
      %124 = arith.divf %37#4, %123 : vector<16xf32>
      %125 = arith.mulf %124, %37#5 : vector<16xf32>
      %126 = arith.addi %120, %c5 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
    }
    %127 = arith.cmpi slt, %22, %13 : index
    scf.if %127 {
      %128 = arith.muli %22, %outputFeatures : index
      %129 = arith.muli %2, %c2 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.mulf %37#6, %c17 : vector<16xf32>
      %132 = wave.exp2 %131 : vector<16xf32>
      %133 = arith.addf %c16, %132 : vector<16xf32>
      %134 = arith.divf %37#6, %133 : vector<16xf32>
      %135 = arith.mulf %134, %37#7 : vector<16xf32>
      %136 = arith.addi %130, %c5 : index
      vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
