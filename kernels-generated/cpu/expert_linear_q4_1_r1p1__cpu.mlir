// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q4_1', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.divui %inputFeatures, %c3 : index
  %5 = arith.muli %4, %c4 : index
  %6 = memref.load %groups[%1] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.addi %1, %c5 : index
  %9 = memref.load %groups[%8] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %groupsPerExpert : index
  %12 = arith.addi %11, %3 : index
  %13 = arith.muli %12, %c5 : index
  %14 = arith.addi %13, %c6 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %experts, %c5 : index
  scf.for %17 = %7 to %10 step %c5 {
    %18 = arith.subi %10, %c5 : index
    %19 = arith.addi %17, %c6 : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %16, %20 : index
    %22 = memref.load %groups[%21] : memref<?xi32>
    %23 = arith.index_cast %22 : i32 to index
    %24 = arith.divui %23, %rowDivisor : index
    %25 = arith.muli %24, %inputFeatures : index
    %26 = arith.divui %inputFeatures, %c3 : index
    %29 = scf.for %27 = %c6 to %26 step %c5 iter_args(%28 = %c9) -> (vector<16xf32>) {
      %30 = arith.muli %27, %c4 : index
      %31 = arith.addi %15, %30 : index
      %32 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.addi %31, %c3 : index
      %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
      %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
      %39 = arith.muli %27, %c3 : index
      %42 = scf.for %40 = %c6 to %c10 step %c5 iter_args(%41 = %28) -> (vector<16xf32>) {
        %43 = arith.muli %40, %c11 : index
        %44 = arith.addi %39, %43 : index
        %45 = arith.addi %31, %c12 : index
        %46 = arith.muli %40, %c3 : index
        %47 = arith.addi %45, %46 : index
        %48 = arith.addi %47, %c6 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.andi %50, %c13 : vector<16xi32>
        %52 = arith.shrui %50, %c14 : vector<16xi32>
        %53 = arith.sitofp %51 : vector<16xi32> to vector<16xf32>
        %54 = math.fma %53, %34, %38 : vector<16xf32>
        %55 = arith.addi %25, %44 : index
        %56 = arith.addi %55, %c6 : index
        %57 = memref.load %x[%56] : memref<?xf32>
        %58 = vector.broadcast %57 : f32 to vector<16xf32>
        %59 = math.fma %58, %54, %41 : vector<16xf32>
        %60 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
        %61 = math.fma %60, %34, %38 : vector<16xf32>
        %62 = arith.addi %25, %44 : index
        %63 = arith.addi %62, %c5 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %61, %59 : vector<16xf32>
        %67 = arith.addi %47, %c15 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extui %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.andi %69, %c13 : vector<16xi32>
        %71 = arith.shrui %69, %c14 : vector<16xi32>
        %72 = arith.sitofp %70 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %34, %38 : vector<16xf32>
        %74 = arith.addi %25, %44 : index
        %75 = arith.addi %74, %c16 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %73, %66 : vector<16xf32>
        %79 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %80 = math.fma %79, %34, %38 : vector<16xf32>
        %81 = arith.addi %25, %44 : index
        %82 = arith.addi %81, %c17 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %80, %78 : vector<16xf32>
        scf.yield %85 : vector<16xf32>
      }
      scf.yield %42 : vector<16xf32>
    }
    %86 = arith.addi %17, %c6 : index
    %87 = arith.cmpi slt, %86, %10 : index
    scf.if %87 {
      %88 = arith.muli %23, %outputFeatures : index
      %89 = arith.muli %3, %c15 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.addi %90, %c6 : index
      vector.store %29, %out[%91] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
