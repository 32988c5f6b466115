// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_q8_0_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_q8_0_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
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
      %33 = arith.muli %25, %c3 : index
      %36 = scf.for %34 = %c6 to %c10 step %c5 iter_args(%35 = %26) -> (vector<16xf32>) {
        %37 = arith.muli %34, %c11 : index
        %38 = arith.addi %33, %37 : index
        %39 = arith.addi %29, %c3 : index
        %40 = arith.muli %34, %c12 : index
        %41 = arith.addi %39, %40 : index
        %42 = arith.addi %41, %c6 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<16xi8>
        %44 = arith.extsi %43 : vector<16xi8> to vector<16xi32>
        %45 = arith.sitofp %44 : vector<16xi32> to vector<16xf32>
        %46 = arith.mulf %45, %32 : vector<16xf32>
        %47 = arith.addi %38, %c6 : index
        %48 = func.call @expert_linear_q8_0_r1p1__cpu.0(%24, %47, %x, %46, %35) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %49 = arith.addi %41, %c13 : index
        %50 = vector.load %w[%49] : memref<?xi8>, vector<16xi8>
        %51 = arith.extsi %50 : vector<16xi8> to vector<16xi32>
        %52 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %53 = arith.mulf %52, %32 : vector<16xf32>
        %54 = arith.addi %38, %c5 : index
        %55 = func.call @expert_linear_q8_0_r1p1__cpu.0(%24, %54, %x, %53, %48) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %56 = arith.addi %41, %c3 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %32 : vector<16xf32>
        %61 = arith.addi %38, %c14 : index
        %62 = func.call @expert_linear_q8_0_r1p1__cpu.0(%24, %61, %x, %60, %55) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %63 = arith.addi %41, %c15 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extsi %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.mulf %66, %32 : vector<16xf32>
        %68 = arith.addi %38, %c16 : index
        %69 = func.call @expert_linear_q8_0_r1p1__cpu.0(%24, %68, %x, %67, %62) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %69 : vector<16xf32>
      }
      scf.yield %36 : vector<16xf32>
    }
    %70 = arith.cmpi slt, %18, %9 : index
    scf.if %70 {
      %71 = arith.muli %22, %outputFeatures : index
      %72 = arith.muli %2, %c13 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c6 : index
      vector.store %27, %out[%74] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
