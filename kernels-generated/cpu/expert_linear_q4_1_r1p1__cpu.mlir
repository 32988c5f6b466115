// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q4_1_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_q4_1_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 320 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
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
  %12 = arith.muli %11, %c5 : index
  %13 = arith.addi %12, %c6 : index
  %14 = arith.muli %13, %4 : index
  %15 = arith.addi %experts, %c5 : index
  scf.for %16 = %6 to %9 step %c5 {
    %17 = arith.subi %9, %c5 : index
    %18 = arith.addi %16, %c6 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %15, %19 : index
    %21 = memref.load %groups[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.divui %22, %rowDivisor : index
    %24 = arith.muli %23, %inputFeatures : index
    %27 = scf.for %25 = %c6 to %3 step %c5 iter_args(%26 = %c9) -> (vector<16xf32>) {
      %28 = arith.muli %25, %c4 : index
      %29 = arith.addi %14, %28 : index
      %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
      %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
      %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
      %33 = arith.addi %29, %c3 : index
      %34 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %35 = vector.bitcast %34 : vector<32xi8> to vector<16xf16>
      %36 = arith.extf %35 : vector<16xf16> to vector<16xf32>
      %37 = arith.muli %25, %c3 : index
      %40 = scf.for %38 = %c6 to %c10 step %c5 iter_args(%39 = %26) -> (vector<16xf32>) {
        %41 = arith.muli %38, %c11 : index
        %42 = arith.addi %37, %41 : index
        %43 = arith.addi %29, %c12 : index
        %44 = arith.muli %38, %c3 : index
        %45 = arith.addi %43, %44 : index
        %46 = arith.addi %45, %c6 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
        %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
        %49 = arith.andi %48, %c13 : vector<16xi32>
        %50 = arith.shrui %48, %c14 : vector<16xi32>
        %51 = arith.sitofp %49 : vector<16xi32> to vector<16xf32>
        %52 = math.fma %51, %32, %36 : vector<16xf32>
        %53 = arith.addi %42, %c6 : index
        %54 = func.call @expert_linear_q4_1_r1p1__cpu.0(%24, %53, %x, %52, %39) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %55 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
        %56 = math.fma %55, %32, %36 : vector<16xf32>
        %57 = arith.addi %42, %c5 : index
        %58 = func.call @expert_linear_q4_1_r1p1__cpu.0(%24, %57, %x, %56, %54) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %59 = arith.addi %45, %c15 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c13 : vector<16xi32>
        %63 = arith.shrui %61, %c14 : vector<16xi32>
        %64 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %65 = math.fma %64, %32, %36 : vector<16xf32>
        %66 = arith.addi %42, %c16 : index
        %67 = func.call @expert_linear_q4_1_r1p1__cpu.0(%24, %66, %x, %65, %58) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %68 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %32, %36 : vector<16xf32>
        %70 = arith.addi %42, %c17 : index
        %71 = func.call @expert_linear_q4_1_r1p1__cpu.0(%24, %70, %x, %69, %67) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %71 : vector<16xf32>
      }
      scf.yield %40 : vector<16xf32>
    }
    %72 = arith.cmpi slt, %18, %9 : index
    scf.if %72 {
      %73 = arith.muli %22, %outputFeatures : index
      %74 = arith.muli %2, %c15 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.addi %75, %c6 : index
      vector.store %27, %out[%76] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
