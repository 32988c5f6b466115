// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=1, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q4_1_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_gate_up_q4_1_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c18 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c19 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
  scf.for %18 = %6 to %9 step %c5 {
    %19 = arith.subi %9, %c5 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %17, %21 : index
    %23 = memref.load %groups[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.divui %24, %rowDivisor : index
    %26 = arith.muli %25, %inputFeatures : index
    %30:2 = scf.for %27 = %c7 to %3 step %c5 iter_args(%28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %27, %c4 : index
      %32 = arith.addi %14, %31 : index
      %33 = arith.addi %16, %31 : index
      %34 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = arith.addi %32, %c3 : index
      %38 = vector.load %w[%37] : memref<?xi8>, vector<32xi8>
      %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
      %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
      %41 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %42 = vector.bitcast %41 : vector<32xi8> to vector<16xf16>
      %43 = arith.extf %42 : vector<16xf16> to vector<16xf32>
      %44 = arith.addi %33, %c3 : index
      %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
      %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
      %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
      %48 = arith.muli %27, %c3 : index
      %52:2 = scf.for %49 = %c7 to %c11 step %c5 iter_args(%50 = %28, %51 = %29) -> (vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %49, %c12 : index
        %54 = arith.addi %48, %53 : index
        %55 = arith.addi %32, %c13 : index
        %56 = arith.muli %49, %c3 : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<16xi8>
        %60 = arith.extui %59 : vector<16xi8> to vector<16xi32>
        %61 = arith.andi %60, %c14 : vector<16xi32>
        %62 = arith.shrui %60, %c15 : vector<16xi32>
        %63 = arith.sitofp %61 : vector<16xi32> to vector<16xf32>
        %64 = math.fma %63, %36, %40 : vector<16xf32>
        %65 = arith.addi %33, %c13 : index
        %66 = arith.addi %65, %56 : index
        %67 = arith.addi %66, %c7 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c14 : vector<16xi32>
        %71 = arith.shrui %69, %c15 : vector<16xi32>
        %72 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %43, %47 : vector<16xf32>
        %74 = arith.addi %54, %c7 : index
        %75:2 = func.call @expert_gate_up_q4_1_r1p2__cpu.0(%26, %74, %x, %64, %50, %73, %51) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %76 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %77 = math.fma %76, %36, %40 : vector<16xf32>
        %78 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %43, %47 : vector<16xf32>
        %80 = arith.addi %54, %c5 : index
        %81:2 = func.call @expert_gate_up_q4_1_r1p2__cpu.0(%26, %80, %x, %77, %75#0, %79, %75#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %82 = arith.addi %57, %c16 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<16xi8>
        %84 = arith.extui %83 : vector<16xi8> to vector<16xi32>
        %85 = arith.andi %84, %c14 : vector<16xi32>
        %86 = arith.shrui %84, %c15 : vector<16xi32>
        %87 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %36, %40 : vector<16xf32>
        %89 = arith.addi %66, %c16 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extui %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.andi %91, %c14 : vector<16xi32>
        %93 = arith.shrui %91, %c15 : vector<16xi32>
        %94 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %95 = math.fma %94, %43, %47 : vector<16xf32>
        %96 = arith.addi %54, %c6 : index
        %97:2 = func.call @expert_gate_up_q4_1_r1p2__cpu.0(%26, %96, %x, %88, %81#0, %95, %81#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %98 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %36, %40 : vector<16xf32>
        %100 = arith.sitofp %93 : vector<16xi32> to vector<16xf32>
        %101 = math.fma %100, %43, %47 : vector<16xf32>
        %102 = arith.addi %54, %c17 : index
        %103:2 = func.call @expert_gate_up_q4_1_r1p2__cpu.0(%26, %102, %x, %99, %97#0, %101, %97#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %103#0, %103#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1 : vector<16xf32>, vector<16xf32>
    }
    %104 = arith.cmpi slt, %20, %9 : index
    scf.if %104 {
      %105 = arith.mulf %30#0, %c19 : vector<16xf32>
      %106 = wave.exp2 %105 : vector<16xf32>
      %107 = arith.addf %c18, %106 : vector<16xf32>
      %108 = arith.divf %30#0, %107 : vector<16xf32>
      %109 = arith.mulf %108, %30#1 : vector<16xf32>
      %110 = arith.muli %24, %outputFeatures : index
      %111 = arith.muli %2, %c16 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c7 : index
      vector.store %109, %out[%113] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
