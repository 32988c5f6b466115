// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=1, panels=1), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
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
  %2 = wave.block 0
  %3 = arith.remui %2, %groupsPerExpert : index
  %4 = arith.muli %groupSize, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.divui %inputFeatures, %groupSize : index
  %7 = arith.muli %6, %5 : index
  %8 = memref.load %groups[%1] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.addi %1, %c6 : index
  %11 = memref.load %groups[%10] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %groupsPerExpert : index
  %14 = arith.addi %13, %3 : index
  %15 = arith.muli %14, %c6 : index
  %16 = arith.addi %15, %c7 : index
  %17 = arith.muli %16, %7 : index
  %18 = arith.addi %experts, %c6 : index
  scf.for %19 = %9 to %12 step %c6 {
    %20 = arith.subi %12, %c6 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %18, %22 : index
    %24 = memref.load %groups[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.divui %25, %rowDivisor : index
    %27 = arith.muli %26, %inputFeatures : index
    %28 = arith.muli %groupSize, %c4 : index
    %29 = arith.addi %28, %c5 : index
    %30 = arith.divui %groupSize, %c11 : index
    %31 = arith.divui %inputFeatures, %groupSize : index
    %34 = scf.for %32 = %c7 to %31 step %c6 iter_args(%33 = %c10) -> (vector<16xf32>) {
      %35 = arith.muli %32, %29 : index
      %36 = arith.addi %17, %35 : index
      %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %36, %c12 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<16xi8>
      %42 = arith.extui %41 : vector<16xi8> to vector<16xi32>
      %43 = arith.muli %32, %groupSize : index
      %46 = scf.for %44 = %c7 to %30 step %c6 iter_args(%45 = %33) -> (vector<16xf32>) {
        %47 = arith.muli %44, %c11 : index
        %48 = arith.addi %43, %47 : index
        %49 = arith.addi %36, %c5 : index
        %50 = arith.muli %44, %c12 : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.addi %51, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.andi %54, %c13 : vector<16xi32>
        %56 = arith.shrui %54, %c14 : vector<16xi32>
        %57 = arith.subi %55, %42 : vector<16xi32>
        %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %59 = arith.mulf %58, %39 : vector<16xf32>
        %60 = arith.addi %27, %48 : index
        %61 = arith.addi %60, %c7 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %59, %45 : vector<16xf32>
        %65 = arith.subi %56, %42 : vector<16xi32>
        %66 = arith.sitofp %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.mulf %66, %39 : vector<16xf32>
        %68 = arith.addi %27, %48 : index
        %69 = arith.addi %68, %c6 : index
        %70 = memref.load %x[%69] : memref<?xf32>
        %71 = vector.broadcast %70 : f32 to vector<16xf32>
        %72 = math.fma %71, %67, %64 : vector<16xf32>
        %73 = arith.addi %51, %c15 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<16xi8>
        %75 = arith.extui %74 : vector<16xi8> to vector<16xi32>
        %76 = arith.andi %75, %c13 : vector<16xi32>
        %77 = arith.shrui %75, %c14 : vector<16xi32>
        %78 = arith.subi %76, %42 : vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %39 : vector<16xf32>
        %81 = arith.addi %27, %48 : index
        %82 = arith.addi %81, %c16 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %80, %72 : vector<16xf32>
        %86 = arith.subi %77, %42 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %39 : vector<16xf32>
        %89 = arith.addi %27, %48 : index
        %90 = arith.addi %89, %c17 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %88, %85 : vector<16xf32>
        scf.yield %93 : vector<16xf32>
      }
      scf.yield %46 : vector<16xf32>
    }
    %94 = arith.addi %19, %c7 : index
    %95 = arith.cmpi slt, %94, %12 : index
    scf.if %95 {
      %96 = arith.muli %25, %outputFeatures : index
      %97 = arith.muli %3, %c15 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.addi %98, %c7 : index
      vector.store %34, %out[%99] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
