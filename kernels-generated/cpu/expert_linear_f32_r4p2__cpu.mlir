// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=4, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_f32_r4p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>, %x10: index, %x11: vector<16xf32>, %x12: vector<16xf32>, %x13: index, %x14: vector<16xf32>, %x15: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_f32_r4p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %c17 = arith.constant 32 : index
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
        %77 = vector.load %w[%76] : memref<?xi8>, vector<64xi8>
        %78 = vector.bitcast %77 : vector<64xi8> to vector<16xf32>
        %79 = arith.addi %60, %74 : index
        %80 = arith.addi %79, %c7 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<64xi8>
        %82 = vector.bitcast %81 : vector<64xi8> to vector<16xf32>
        %83 = arith.addi %73, %c7 : index
        %84:8 = func.call @expert_linear_f32_r4p2__cpu.0(%41, %83, %x, %78, %63, %82, %64, %43, %65, %66, %45, %67, %68, %47, %69, %70) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = arith.addi %75, %c14 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<64xi8>
        %87 = vector.bitcast %86 : vector<64xi8> to vector<16xf32>
        %88 = arith.addi %79, %c14 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
        %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
        %91 = arith.addi %73, %c5 : index
        %92:8 = func.call @expert_linear_f32_r4p2__cpu.0(%41, %91, %x, %87, %84#0, %90, %84#1, %43, %84#2, %84#3, %45, %84#4, %84#5, %47, %84#6, %84#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = arith.addi %75, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<64xi8>
        %95 = vector.bitcast %94 : vector<64xi8> to vector<16xf32>
        %96 = arith.addi %79, %c15 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<64xi8>
        %98 = vector.bitcast %97 : vector<64xi8> to vector<16xf32>
        %99 = arith.addi %73, %c6 : index
        %100:8 = func.call @expert_linear_f32_r4p2__cpu.0(%41, %99, %x, %95, %92#0, %98, %92#1, %43, %92#2, %92#3, %45, %92#4, %92#5, %47, %92#6, %92#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %101 = arith.addi %75, %c16 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<64xi8>
        %103 = vector.bitcast %102 : vector<64xi8> to vector<16xf32>
        %104 = arith.addi %79, %c16 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<64xi8>
        %106 = vector.bitcast %105 : vector<64xi8> to vector<16xf32>
        %107 = arith.addi %73, %c10 : index
        %108:8 = func.call @expert_linear_f32_r4p2__cpu.0(%41, %107, %x, %103, %100#0, %106, %100#1, %43, %100#2, %100#3, %45, %100#4, %100#5, %47, %100#6, %100#7) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %108#0, %108#1, %108#2, %108#3, %108#4, %108#5, %108#6, %108#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %71#0, %71#1, %71#2, %71#3, %71#4, %71#5, %71#6, %71#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %109 = arith.cmpi slt, %20, %9 : index
    scf.if %109 {
      %110 = arith.muli %30, %outputFeatures : index
      %111 = arith.muli %2, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c7 : index
      vector.store %57#0, %out[%113] : memref<?xf32>, vector<16xf32>
      %114 = arith.addi %112, %c3 : index
      vector.store %57#1, %out[%114] : memref<?xf32>, vector<16xf32>
    }
    %115 = arith.cmpi slt, %22, %9 : index
    scf.if %115 {
      %116 = arith.muli %33, %outputFeatures : index
      %117 = arith.muli %2, %c17 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.addi %118, %c7 : index
      vector.store %57#2, %out[%119] : memref<?xf32>, vector<16xf32>
      %120 = arith.addi %118, %c3 : index
      vector.store %57#3, %out[%120] : memref<?xf32>, vector<16xf32>
    }
    %121 = arith.cmpi slt, %24, %9 : index
    scf.if %121 {
      %122 = arith.muli %36, %outputFeatures : index
      %123 = arith.muli %2, %c17 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c7 : index
      vector.store %57#4, %out[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %124, %c3 : index
      vector.store %57#5, %out[%126] : memref<?xf32>, vector<16xf32>
    }
    %127 = arith.cmpi slt, %26, %9 : index
    scf.if %127 {
      %128 = arith.muli %39, %outputFeatures : index
      %129 = arith.muli %2, %c17 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.addi %130, %c7 : index
      vector.store %57#6, %out[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %130, %c3 : index
      vector.store %57#7, %out[%132] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
