// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
      %35 = arith.muli %27, %c3 : index
      %38 = scf.for %36 = %c6 to %c10 step %c5 iter_args(%37 = %28) -> (vector<16xf32>) {
        %39 = arith.muli %36, %c11 : index
        %40 = arith.addi %35, %39 : index
        %41 = arith.addi %31, %c3 : index
        %42 = arith.muli %36, %c12 : index
        %43 = arith.addi %41, %42 : index
        %44 = arith.addi %43, %c6 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %46 = arith.extsi %45 : vector<16xi8> to vector<16xi32>
        %47 = arith.sitofp %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.mulf %47, %34 : vector<16xf32>
        %49 = arith.addi %25, %40 : index
        %50 = arith.addi %49, %c6 : index
        %51 = memref.load %x[%50] : memref<?xf32>
        %52 = vector.broadcast %51 : f32 to vector<16xf32>
        %53 = math.fma %52, %48, %37 : vector<16xf32>
        %54 = arith.addi %43, %c13 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extsi %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = arith.mulf %57, %34 : vector<16xf32>
        %59 = arith.addi %25, %40 : index
        %60 = arith.addi %59, %c5 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %58, %53 : vector<16xf32>
        %64 = arith.addi %43, %c3 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %34 : vector<16xf32>
        %69 = arith.addi %25, %40 : index
        %70 = arith.addi %69, %c14 : index
        %71 = memref.load %x[%70] : memref<?xf32>
        %72 = vector.broadcast %71 : f32 to vector<16xf32>
        %73 = math.fma %72, %68, %63 : vector<16xf32>
        %74 = arith.addi %43, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %34 : vector<16xf32>
        %79 = arith.addi %25, %40 : index
        %80 = arith.addi %79, %c16 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %78, %73 : vector<16xf32>
        scf.yield %83 : vector<16xf32>
      }
      scf.yield %38 : vector<16xf32>
    }
    %84 = arith.addi %17, %c6 : index
    %85 = arith.cmpi slt, %84, %10 : index
    scf.if %85 {
      %86 = arith.muli %23, %outputFeatures : index
      %87 = arith.muli %3, %c13 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.addi %88, %c6 : index
      vector.store %29, %out[%89] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
