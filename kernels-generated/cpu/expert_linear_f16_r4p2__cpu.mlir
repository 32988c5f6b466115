// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f16_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_f16_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.divui %inputFeatures, %c3 : index
  %4 = arith.muli %3, %c4 : index
  %5 = memref.load %groups[%1] : memref<?xi32>
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.addi %1, %c5 : index
  %8 = memref.load %groups[%7] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.muli %1, %groupsPerExpert : index
  %11 = arith.addi %10, %2 : index
  %12 = arith.muli %11, %c6 : index
  %13 = arith.addi %12, %c7 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %12, %c5 : index
  %16 = arith.muli %15, %4 : index
  %17 = arith.addi %experts, %c5 : index
  scf.for %18 = %6 to %9 step %c9 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c6 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c10 : index
    %27 = arith.minsi %26, %19 : index
    %28 = arith.addi %17, %21 : index
    %29 = memref.load %groups[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %17, %23 : index
    %32 = memref.load %groups[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.addi %17, %25 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %17, %27 : index
    %38 = memref.load %groups[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.divui %30, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %33, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %36, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %46 = arith.divui %39, %rowDivisor : index
    %47 = arith.muli %46, %inputFeatures : index
    %57:8 = scf.for %48 = %c7 to %3 step %c5 iter_args(%49 = %c12, %50 = %c12, %51 = %c12, %52 = %c12, %53 = %c12, %54 = %c12, %55 = %c12, %56 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %58 = arith.muli %48, %c4 : index
      %59 = arith.addi %14, %58 : index
      %60 = arith.addi %16, %58 : index
      %61 = arith.muli %48, %c3 : index
      %71:8 = scf.for %62 = %c7 to %c9 step %c5 iter_args(%63 = %49, %64 = %50, %65 = %51, %66 = %52, %67 = %53, %68 = %54, %69 = %55, %70 = %56) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %72 = arith.muli %62, %c9 : index
        %73 = arith.addi %61, %72 : index
        %74 = arith.muli %62, %c13 : index
        %75 = arith.addi %59, %74 : index
        %76 = arith.addi %75, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xf16>
        %79 = arith.extf %78 : vector<16xf16> to vector<16xf32>
        %80 = arith.addi %60, %74 : index
        %81 = arith.addi %80, %c7 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
        %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
        %85 = arith.addi %73, %c7 : index
        %86:8 = func.call @expert_linear_f16_r4p2__cpu.0(%41, %85, %x, %79, %63, %84, %64, %43, %65, %66, %45, %67, %68, %47, %69, %70) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %75, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %80, %c14 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %73, %c5 : index
        %96:8 = func.call @expert_linear_f16_r4p2__cpu.0(%41, %95, %x, %90, %86#0, %94, %86#1, %43, %86#2, %86#3, %45, %86#4, %86#5, %47, %86#6, %86#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %97 = arith.addi %75, %c15 : index
        %98 = vector.load %w[%97] : memref<?xi8>, vector<32xi8>
        %99 = vector.bitcast %98 : vector<32xi8> to vector<16xf16>
        %100 = arith.extf %99 : vector<16xf16> to vector<16xf32>
        %101 = arith.addi %80, %c15 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<32xi8>
        %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
        %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
        %105 = arith.addi %73, %c6 : index
        %106:8 = func.call @expert_linear_f16_r4p2__cpu.0(%41, %105, %x, %100, %96#0, %104, %96#1, %43, %96#2, %96#3, %45, %96#4, %96#5, %47, %96#6, %96#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %107 = arith.addi %75, %c16 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
        %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
        %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
        %111 = arith.addi %80, %c16 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
        %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
        %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
        %115 = arith.addi %73, %c10 : index
        %116:8 = func.call @expert_linear_f16_r4p2__cpu.0(%41, %115, %x, %110, %106#0, %114, %106#1, %43, %106#2, %106#3, %45, %106#4, %106#5, %47, %106#6, %106#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %116#0, %116#1, %116#2, %116#3, %116#4, %116#5, %116#6, %116#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %117 = arith.cmpi slt, %20, %9 : index
    scf.if %117 {
      %118 = arith.muli %30, %outputFeatures : index
      %119 = arith.muli %2, %c14 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c7 : index
      vector.store %57#0, %out[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.addi %120, %c3 : index
      vector.store %57#1, %out[%122] : memref<?xf32>, vector<16xf32>
    }
    %123 = arith.cmpi slt, %22, %9 : index
    scf.if %123 {
      %124 = arith.muli %33, %outputFeatures : index
      %125 = arith.muli %2, %c14 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.addi %126, %c7 : index
      vector.store %57#2, %out[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %126, %c3 : index
      vector.store %57#3, %out[%128] : memref<?xf32>, vector<16xf32>
    }
    %129 = arith.cmpi slt, %24, %9 : index
    scf.if %129 {
      %130 = arith.muli %36, %outputFeatures : index
      %131 = arith.muli %2, %c14 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.addi %132, %c7 : index
      vector.store %57#4, %out[%133] : memref<?xf32>, vector<16xf32>
      %134 = arith.addi %132, %c3 : index
      vector.store %57#5, %out[%134] : memref<?xf32>, vector<16xf32>
    }
    %135 = arith.cmpi slt, %26, %9 : index
    scf.if %135 {
      %136 = arith.muli %39, %outputFeatures : index
      %137 = arith.muli %2, %c14 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.addi %138, %c7 : index
      vector.store %57#6, %out[%139] : memref<?xf32>, vector<16xf32>
      %140 = arith.addi %138, %c3 : index
      vector.store %57#7, %out[%140] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
