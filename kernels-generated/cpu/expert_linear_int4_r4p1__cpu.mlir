// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_int4_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c13 = arith.constant dense<0x00000000> : vector<16xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %groupsPerExpert : index
  %2 = arith.remui %0, %groupsPerExpert : index
  %3 = arith.muli %groupSize, %c4 : index
  %4 = arith.addi %3, %c5 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %5, %4 : index
  %7 = memref.load %groups[%1] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.addi %1, %c6 : index
  %10 = memref.load %groups[%9] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %1, %groupsPerExpert : index
  %13 = arith.addi %12, %2 : index
  %14 = arith.muli %13, %c6 : index
  %15 = arith.addi %14, %c7 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %experts, %c6 : index
  scf.for %18 = %8 to %11 step %c9 {
    %19 = arith.subi %11, %c6 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c6 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %18, %c10 : index
    %25 = arith.minsi %24, %19 : index
    %26 = arith.addi %18, %c11 : index
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
    %48 = arith.divui %groupSize, %c9 : index
    %54:4 = scf.for %49 = %c7 to %5 step %c6 iter_args(%50 = %c13, %51 = %c13, %52 = %c13, %53 = %c13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %55 = arith.muli %49, %4 : index
      %56 = arith.addi %16, %55 : index
      %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
      %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
      %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
      %60 = arith.addi %56, %c14 : index
      %61 = vector.load %w[%60] : memref<?xi8>, vector<16xi8>
      %62 = arith.extui %61 : vector<16xi8> to vector<16xi32>
      %63 = arith.muli %49, %groupSize : index
      %69:4 = scf.for %64 = %c7 to %48 step %c6 iter_args(%65 = %50, %66 = %51, %67 = %52, %68 = %53) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %70 = arith.muli %64, %c9 : index
        %71 = arith.addi %63, %70 : index
        %72 = arith.addi %56, %c5 : index
        %73 = arith.muli %64, %c14 : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %c7 : index
        %76 = vector.load %w[%75] : memref<?xi8>, vector<16xi8>
        %77 = arith.extui %76 : vector<16xi8> to vector<16xi32>
        %78 = arith.andi %77, %c15 : vector<16xi32>
        %79 = arith.shrui %77, %c16 : vector<16xi32>
        %80 = arith.subi %78, %62 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %81, %59 : vector<16xf32>
        %83 = arith.addi %71, %c7 : index
        %84:4 = func.call @expert_linear_int4_r4p1__cpu.0(%41, %83, %x, %82, %65, %43, %66, %45, %67, %47, %68) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %85 = arith.subi %79, %62 : vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %59 : vector<16xf32>
        %88 = arith.addi %71, %c6 : index
        %89:4 = func.call @expert_linear_int4_r4p1__cpu.0(%41, %88, %x, %87, %84#0, %43, %84#1, %45, %84#2, %47, %84#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %90 = arith.addi %74, %c17 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extui %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.andi %92, %c15 : vector<16xi32>
        %94 = arith.shrui %92, %c16 : vector<16xi32>
        %95 = arith.subi %93, %62 : vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %59 : vector<16xf32>
        %98 = arith.addi %71, %c10 : index
        %99:4 = func.call @expert_linear_int4_r4p1__cpu.0(%41, %98, %x, %97, %89#0, %43, %89#1, %45, %89#2, %47, %89#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %100 = arith.subi %94, %62 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %59 : vector<16xf32>
        %103 = arith.addi %71, %c11 : index
        %104:4 = func.call @expert_linear_int4_r4p1__cpu.0(%41, %103, %x, %102, %99#0, %43, %99#1, %45, %99#2, %47, %99#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %104#0, %104#1, %104#2, %104#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %69#0, %69#1, %69#2, %69#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %105 = arith.cmpi slt, %20, %11 : index
    scf.if %105 {
      %106 = arith.muli %30, %outputFeatures : index
      %107 = arith.muli %2, %c17 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.addi %108, %c7 : index
      vector.store %54#0, %out[%109] : memref<?xf32>, vector<16xf32>
    }
    %110 = arith.cmpi slt, %22, %11 : index
    scf.if %110 {
      %111 = arith.muli %33, %outputFeatures : index
      %112 = arith.muli %2, %c17 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.addi %113, %c7 : index
      vector.store %54#1, %out[%114] : memref<?xf32>, vector<16xf32>
    }
    %115 = arith.cmpi slt, %24, %11 : index
    scf.if %115 {
      %116 = arith.muli %36, %outputFeatures : index
      %117 = arith.muli %2, %c17 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.addi %118, %c7 : index
      vector.store %54#2, %out[%119] : memref<?xf32>, vector<16xf32>
    }
    %120 = arith.cmpi slt, %26, %11 : index
    scf.if %120 {
      %121 = arith.muli %39, %outputFeatures : index
      %122 = arith.muli %2, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c7 : index
      vector.store %54#3, %out[%124] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
