// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r1p1__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>) -> (vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  func.return %f3 : vector<16xf32>
}
wave.kernel @expert_linear_int4_r1p1__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<15> : vector<16xi32>
  %c14 = arith.constant dense<4> : vector<16xi32>
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
  %c17 = arith.constant 3 : index
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
  scf.for %18 = %8 to %11 step %c6 {
    %19 = arith.subi %11, %c6 : index
    %20 = arith.addi %18, %c7 : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %17, %21 : index
    %23 = memref.load %groups[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.divui %24, %rowDivisor : index
    %26 = arith.muli %25, %inputFeatures : index
    %27 = arith.divui %groupSize, %c11 : index
    %30 = scf.for %28 = %c7 to %5 step %c6 iter_args(%29 = %c10) -> (vector<16xf32>) {
      %31 = arith.muli %28, %4 : index
      %32 = arith.addi %16, %31 : index
      %33 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %34 = vector.bitcast %33 : vector<32xi8> to vector<16xf16>
      %35 = arith.extf %34 : vector<16xf16> to vector<16xf32>
      %36 = arith.addi %32, %c12 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<16xi8>
      %38 = arith.extui %37 : vector<16xi8> to vector<16xi32>
      %39 = arith.muli %28, %groupSize : index
      %42 = scf.for %40 = %c7 to %27 step %c6 iter_args(%41 = %29) -> (vector<16xf32>) {
        %43 = arith.muli %40, %c11 : index
        %44 = arith.addi %39, %43 : index
        %45 = arith.addi %32, %c5 : index
        %46 = arith.muli %40, %c12 : index
        %47 = arith.addi %45, %46 : index
        %48 = arith.addi %47, %c7 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.andi %50, %c13 : vector<16xi32>
        %52 = arith.shrui %50, %c14 : vector<16xi32>
        %53 = arith.subi %51, %38 : vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.mulf %54, %35 : vector<16xf32>
        %56 = arith.addi %44, %c7 : index
        %57 = func.call @expert_linear_int4_r1p1__cpu.0(%26, %56, %x, %55, %41) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %58 = arith.subi %52, %38 : vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %35 : vector<16xf32>
        %61 = arith.addi %44, %c6 : index
        %62 = func.call @expert_linear_int4_r1p1__cpu.0(%26, %61, %x, %60, %57) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %63 = arith.addi %47, %c15 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<16xi8>
        %65 = arith.extui %64 : vector<16xi8> to vector<16xi32>
        %66 = arith.andi %65, %c13 : vector<16xi32>
        %67 = arith.shrui %65, %c14 : vector<16xi32>
        %68 = arith.subi %66, %38 : vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %35 : vector<16xf32>
        %71 = arith.addi %44, %c16 : index
        %72 = func.call @expert_linear_int4_r1p1__cpu.0(%26, %71, %x, %70, %62) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        %73 = arith.subi %67, %38 : vector<16xi32>
        %74 = arith.sitofp %73 : vector<16xi32> to vector<16xf32>
        %75 = arith.mulf %74, %35 : vector<16xf32>
        %76 = arith.addi %44, %c17 : index
        %77 = func.call @expert_linear_int4_r1p1__cpu.0(%26, %76, %x, %75, %72) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)
        scf.yield %77 : vector<16xf32>
      }
      scf.yield %42 : vector<16xf32>
    }
    %78 = arith.cmpi slt, %20, %11 : index
    scf.if %78 {
      %79 = arith.muli %24, %outputFeatures : index
      %80 = arith.muli %2, %c15 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.addi %81, %c7 : index
      vector.store %30, %out[%82] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
