// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=4, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_1_r4p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: index, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: index, %x10: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
wave.kernel @expert_linear_q4_1_r4p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 3 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<15> : vector<16xi32>
  %c16 = arith.constant dense<4> : vector<16xi32>
  %c17 = arith.constant 16 : index
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
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c8 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c5 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.addi %16, %c9 : index
    %23 = arith.minsi %22, %17 : index
    %24 = arith.addi %16, %c10 : index
    %25 = arith.minsi %24, %17 : index
    %26 = arith.addi %15, %19 : index
    %27 = memref.load %groups[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %15, %21 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.addi %15, %23 : index
    %33 = memref.load %groups[%32] : memref<?xi32>
    %34 = arith.index_cast %33 : i32 to index
    %35 = arith.addi %15, %25 : index
    %36 = memref.load %groups[%35] : memref<?xi32>
    %37 = arith.index_cast %36 : i32 to index
    %38 = arith.divui %28, %rowDivisor : index
    %39 = arith.muli %38, %inputFeatures : index
    %40 = arith.divui %31, %rowDivisor : index
    %41 = arith.muli %40, %inputFeatures : index
    %42 = arith.divui %34, %rowDivisor : index
    %43 = arith.muli %42, %inputFeatures : index
    %44 = arith.divui %37, %rowDivisor : index
    %45 = arith.muli %44, %inputFeatures : index
    %51:4 = scf.for %46 = %c6 to %3 step %c5 iter_args(%47 = %c12, %48 = %c12, %49 = %c12, %50 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %52 = arith.muli %46, %c4 : index
      %53 = arith.addi %14, %52 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.addi %53, %c3 : index
      %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
      %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
      %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
      %61 = arith.muli %46, %c3 : index
      %67:4 = scf.for %62 = %c6 to %c13 step %c5 iter_args(%63 = %47, %64 = %48, %65 = %49, %66 = %50) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %68 = arith.muli %62, %c8 : index
        %69 = arith.addi %61, %68 : index
        %70 = arith.addi %53, %c14 : index
        %71 = arith.muli %62, %c3 : index
        %72 = arith.addi %70, %71 : index
        %73 = arith.addi %72, %c6 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c15 : vector<16xi32>
        %77 = arith.shrui %75, %c16 : vector<16xi32>
        %78 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %56, %60 : vector<16xf32>
        %80 = arith.addi %69, %c6 : index
        %81:4 = func.call @expert_linear_q4_1_r4p1__cpu.0(%39, %80, %x, %79, %63, %41, %64, %43, %65, %45, %66) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %82 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %83 = math.fma %82, %56, %60 : vector<16xf32>
        %84 = arith.addi %69, %c5 : index
        %85:4 = func.call @expert_linear_q4_1_r4p1__cpu.0(%39, %84, %x, %83, %81#0, %41, %81#1, %43, %81#2, %45, %81#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %86 = arith.addi %72, %c17 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<16xi8>
        %88 = arith.extui %87 : vector<16xi8> to vector<16xi32>
        %89 = arith.andi %88, %c15 : vector<16xi32>
        %90 = arith.shrui %88, %c16 : vector<16xi32>
        %91 = arith.sitofp %89 : vector<16xi32> to vector<16xf32>
        %92 = math.fma %91, %56, %60 : vector<16xf32>
        %93 = arith.addi %69, %c9 : index
        %94:4 = func.call @expert_linear_q4_1_r4p1__cpu.0(%39, %93, %x, %92, %85#0, %41, %85#1, %43, %85#2, %45, %85#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %95 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %56, %60 : vector<16xf32>
        %97 = arith.addi %69, %c10 : index
        %98:4 = func.call @expert_linear_q4_1_r4p1__cpu.0(%39, %97, %x, %96, %94#0, %41, %94#1, %43, %94#2, %45, %94#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>, index, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %98#0, %98#1, %98#2, %98#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %67#0, %67#1, %67#2, %67#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %99 = arith.cmpi slt, %18, %9 : index
    scf.if %99 {
      %100 = arith.muli %28, %outputFeatures : index
      %101 = arith.muli %2, %c17 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.addi %102, %c6 : index
      vector.store %51#0, %out[%103] : memref<?xf32>, vector<16xf32>
    }
    %104 = arith.cmpi slt, %20, %9 : index
    scf.if %104 {
      %105 = arith.muli %31, %outputFeatures : index
      %106 = arith.muli %2, %c17 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.addi %107, %c6 : index
      vector.store %51#1, %out[%108] : memref<?xf32>, vector<16xf32>
    }
    %109 = arith.cmpi slt, %22, %9 : index
    scf.if %109 {
      %110 = arith.muli %34, %outputFeatures : index
      %111 = arith.muli %2, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c6 : index
      vector.store %51#2, %out[%113] : memref<?xf32>, vector<16xf32>
    }
    %114 = arith.cmpi slt, %24, %9 : index
    scf.if %114 {
      %115 = arith.muli %37, %outputFeatures : index
      %116 = arith.muli %2, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c6 : index
      vector.store %51#3, %out[%118] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
