// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_1_r2p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>, %x7: index, %x8: vector<16xf32>, %x9: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
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
  func.return %f3, %f4, %f8, %f9 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_q4_1_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 3 : index
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
  scf.for %18 = %6 to %9 step %c6 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %18, %c5 : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.addi %17, %21 : index
    %25 = memref.load %groups[%24] : memref<?xi32>
    %26 = arith.index_cast %25 : i32 to index
    %27 = arith.addi %17, %23 : index
    %28 = memref.load %groups[%27] : memref<?xi32>
    %29 = arith.index_cast %28 : i32 to index
    %30 = arith.divui %26, %rowDivisor : index
    %31 = arith.muli %30, %inputFeatures : index
    %32 = arith.divui %29, %rowDivisor : index
    %33 = arith.muli %32, %inputFeatures : index
    %39:4 = scf.for %34 = %c7 to %3 step %c5 iter_args(%35 = %c10, %36 = %c10, %37 = %c10, %38 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %40 = arith.muli %34, %c4 : index
      %41 = arith.addi %14, %40 : index
      %42 = arith.addi %16, %40 : index
      %43 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
      %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
      %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
      %46 = arith.addi %41, %c3 : index
      %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
      %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
      %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
      %50 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
      %51 = vector.bitcast %50 : vector<32xi8> to vector<16xf16>
      %52 = arith.extf %51 : vector<16xf16> to vector<16xf32>
      %53 = arith.addi %42, %c3 : index
      %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
      %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
      %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
      %57 = arith.muli %34, %c3 : index
      %63:4 = scf.for %58 = %c7 to %c11 step %c5 iter_args(%59 = %35, %60 = %36, %61 = %37, %62 = %38) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %64 = arith.muli %58, %c12 : index
        %65 = arith.addi %57, %64 : index
        %66 = arith.addi %41, %c13 : index
        %67 = arith.muli %58, %c3 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c7 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c14 : vector<16xi32>
        %73 = arith.shrui %71, %c15 : vector<16xi32>
        %74 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %75 = math.fma %74, %45, %49 : vector<16xf32>
        %76 = arith.addi %42, %c13 : index
        %77 = arith.addi %76, %67 : index
        %78 = arith.addi %77, %c7 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extui %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.andi %80, %c14 : vector<16xi32>
        %82 = arith.shrui %80, %c15 : vector<16xi32>
        %83 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %84 = math.fma %83, %52, %56 : vector<16xf32>
        %85 = arith.addi %65, %c7 : index
        %86:4 = func.call @expert_linear_q4_1_r2p2__cpu.0(%31, %85, %x, %75, %59, %84, %60, %33, %61, %62) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %87 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %45, %49 : vector<16xf32>
        %89 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %52, %56 : vector<16xf32>
        %91 = arith.addi %65, %c5 : index
        %92:4 = func.call @expert_linear_q4_1_r2p2__cpu.0(%31, %91, %x, %88, %86#0, %90, %86#1, %33, %86#2, %86#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %93 = arith.addi %68, %c16 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extui %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.andi %95, %c14 : vector<16xi32>
        %97 = arith.shrui %95, %c15 : vector<16xi32>
        %98 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %45, %49 : vector<16xf32>
        %100 = arith.addi %77, %c16 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extui %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.andi %102, %c14 : vector<16xi32>
        %104 = arith.shrui %102, %c15 : vector<16xi32>
        %105 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %52, %56 : vector<16xf32>
        %107 = arith.addi %65, %c6 : index
        %108:4 = func.call @expert_linear_q4_1_r2p2__cpu.0(%31, %107, %x, %99, %92#0, %106, %92#1, %33, %92#2, %92#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        %109 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %110 = math.fma %109, %45, %49 : vector<16xf32>
        %111 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %112 = math.fma %111, %52, %56 : vector<16xf32>
        %113 = arith.addi %65, %c17 : index
        %114:4 = func.call @expert_linear_q4_1_r2p2__cpu.0(%31, %113, %x, %110, %108#0, %112, %108#1, %33, %108#2, %108#3) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, index, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
        scf.yield %114#0, %114#1, %114#2, %114#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %63#0, %63#1, %63#2, %63#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %115 = arith.cmpi slt, %20, %9 : index
    scf.if %115 {
      %116 = arith.muli %26, %outputFeatures : index
      %117 = arith.muli %2, %c3 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.addi %118, %c7 : index
      vector.store %39#0, %out[%119] : memref<?xf32>, vector<16xf32>
      %120 = arith.addi %118, %c16 : index
      vector.store %39#1, %out[%120] : memref<?xf32>, vector<16xf32>
    }
    %121 = arith.cmpi slt, %22, %9 : index
    scf.if %121 {
      %122 = arith.muli %29, %outputFeatures : index
      %123 = arith.muli %2, %c3 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c7 : index
      vector.store %39#2, %out[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %124, %c16 : index
      vector.store %39#3, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
