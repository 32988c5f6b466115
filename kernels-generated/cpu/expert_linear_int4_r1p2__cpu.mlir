// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='int4', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_linear_int4_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_linear_int4_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c11 = arith.constant dense<0x00000000> : vector<16xf32>
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<15> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant 16 : index
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
  %14 = arith.muli %13, %c7 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %6 : index
  %17 = arith.addi %14, %c6 : index
  %18 = arith.muli %17, %6 : index
  %19 = arith.addi %experts, %c6 : index
  scf.for %20 = %8 to %11 step %c6 {
    %21 = arith.subi %11, %c6 : index
    %22 = arith.addi %20, %c8 : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %19, %23 : index
    %25 = memref.load %groups[%24] : memref<?xi32>
    %26 = arith.index_cast %25 : i32 to index
    %27 = arith.divui %26, %rowDivisor : index
    %28 = arith.muli %27, %inputFeatures : index
    %29 = arith.divui %groupSize, %c12 : index
    %33:2 = scf.for %30 = %c8 to %5 step %c6 iter_args(%31 = %c11, %32 = %c11) -> (vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %30, %4 : index
      %35 = arith.addi %16, %34 : index
      %36 = arith.addi %18, %34 : index
      %37 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.addi %35, %c13 : index
      %41 = vector.load %w[%40] : memref<?xi8>, vector<16xi8>
      %42 = arith.extui %41 : vector<16xi8> to vector<16xi32>
      %43 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
      %44 = vector.bitcast %43 : vector<32xi8> to vector<16xf16>
      %45 = arith.extf %44 : vector<16xf16> to vector<16xf32>
      %46 = arith.addi %36, %c13 : index
      %47 = vector.load %w[%46] : memref<?xi8>, vector<16xi8>
      %48 = arith.extui %47 : vector<16xi8> to vector<16xi32>
      %49 = arith.muli %30, %groupSize : index
      %53:2 = scf.for %50 = %c8 to %29 step %c6 iter_args(%51 = %31, %52 = %32) -> (vector<16xf32>, vector<16xf32>) {
        %54 = arith.muli %50, %c12 : index
        %55 = arith.addi %49, %54 : index
        %56 = arith.addi %35, %c5 : index
        %57 = arith.muli %50, %c13 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c8 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<16xi8>
        %61 = arith.extui %60 : vector<16xi8> to vector<16xi32>
        %62 = arith.andi %61, %c14 : vector<16xi32>
        %63 = arith.shrui %61, %c15 : vector<16xi32>
        %64 = arith.subi %62, %42 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %65, %39 : vector<16xf32>
        %67 = arith.addi %36, %c5 : index
        %68 = arith.addi %67, %57 : index
        %69 = arith.addi %68, %c8 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extui %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.andi %71, %c14 : vector<16xi32>
        %73 = arith.shrui %71, %c15 : vector<16xi32>
        %74 = arith.subi %72, %48 : vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %45 : vector<16xf32>
        %77 = arith.addi %55, %c8 : index
        %78:2 = func.call @expert_linear_int4_r1p2__cpu.0(%28, %77, %x, %66, %51, %76, %52) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %79 = arith.subi %63, %42 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %39 : vector<16xf32>
        %82 = arith.subi %73, %48 : vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %45 : vector<16xf32>
        %85 = arith.addi %55, %c6 : index
        %86:2 = func.call @expert_linear_int4_r1p2__cpu.0(%28, %85, %x, %81, %78#0, %84, %78#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %87 = arith.addi %58, %c16 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<16xi8>
        %89 = arith.extui %88 : vector<16xi8> to vector<16xi32>
        %90 = arith.andi %89, %c14 : vector<16xi32>
        %91 = arith.shrui %89, %c15 : vector<16xi32>
        %92 = arith.subi %90, %42 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %39 : vector<16xf32>
        %95 = arith.addi %68, %c16 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extui %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.andi %97, %c14 : vector<16xi32>
        %99 = arith.shrui %97, %c15 : vector<16xi32>
        %100 = arith.subi %98, %48 : vector<16xi32>
        %101 = arith.sitofp %100 : vector<16xi32> to vector<16xf32>
        %102 = arith.mulf %101, %45 : vector<16xf32>
        %103 = arith.addi %55, %c7 : index
        %104:2 = func.call @expert_linear_int4_r1p2__cpu.0(%28, %103, %x, %94, %86#0, %102, %86#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %105 = arith.subi %91, %42 : vector<16xi32>
        %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
        %107 = arith.mulf %106, %39 : vector<16xf32>
        %108 = arith.subi %99, %48 : vector<16xi32>
        %109 = arith.sitofp %108 : vector<16xi32> to vector<16xf32>
        %110 = arith.mulf %109, %45 : vector<16xf32>
        %111 = arith.addi %55, %c17 : index
        %112:2 = func.call @expert_linear_int4_r1p2__cpu.0(%28, %111, %x, %107, %104#0, %110, %104#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %112#0, %112#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %53#0, %53#1 : vector<16xf32>, vector<16xf32>
    }
    %113 = arith.cmpi slt, %22, %11 : index
    scf.if %113 {
      %114 = arith.muli %26, %outputFeatures : index
      %115 = arith.muli %2, %c13 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.addi %116, %c8 : index
      vector.store %33#0, %out[%117] : memref<?xf32>, vector<16xf32>
      %118 = arith.addi %116, %c16 : index
      vector.store %33#1, %out[%118] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
