// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=1, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
func.func private @expert_gate_up_q8_0_r1p2__cpu.0(%x0: index, %x1: index, %x2: memref<?xf32>, %x3: vector<16xf32>, %x4: vector<16xf32>, %x5: vector<16xf32>, %x6: vector<16xf32>) -> (vector<16xf32>, vector<16xf32>) {
  %f0 = arith.addi %x0, %x1 : index
  %f1 = memref.load %x2[%f0] : memref<?xf32>
  %f2 = vector.broadcast %f1 : f32 to vector<16xf32>
  %f3 = math.fma %f2, %x3, %x4 : vector<16xf32>
  %f4 = math.fma %f2, %x5, %x6 : vector<16xf32>
  func.return %f3, %f4 : vector<16xf32>, vector<16xf32>
}
wave.kernel @expert_gate_up_q8_0_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 544 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
      %37 = vector.load %w[%33] : memref<?xi8>, vector<32xi8>
      %38 = vector.bitcast %37 : vector<32xi8> to vector<16xf16>
      %39 = arith.extf %38 : vector<16xf16> to vector<16xf32>
      %40 = arith.muli %27, %c3 : index
      %44:2 = scf.for %41 = %c7 to %c11 step %c5 iter_args(%42 = %28, %43 = %29) -> (vector<16xf32>, vector<16xf32>) {
        %45 = arith.muli %41, %c12 : index
        %46 = arith.addi %40, %45 : index
        %47 = arith.addi %32, %c3 : index
        %48 = arith.muli %41, %c13 : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.addi %49, %c7 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extsi %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.sitofp %52 : vector<16xi32> to vector<16xf32>
        %54 = arith.mulf %53, %36 : vector<16xf32>
        %55 = arith.addi %33, %c3 : index
        %56 = arith.addi %55, %48 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<16xi8>
        %59 = arith.extsi %58 : vector<16xi8> to vector<16xi32>
        %60 = arith.sitofp %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.mulf %60, %39 : vector<16xf32>
        %62 = arith.addi %46, %c7 : index
        %63:2 = func.call @expert_gate_up_q8_0_r1p2__cpu.0(%26, %62, %x, %54, %42, %61, %43) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %64 = arith.addi %49, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %36 : vector<16xf32>
        %69 = arith.addi %56, %c14 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %39 : vector<16xf32>
        %74 = arith.addi %46, %c5 : index
        %75:2 = func.call @expert_gate_up_q8_0_r1p2__cpu.0(%26, %74, %x, %68, %63#0, %73, %63#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %76 = arith.addi %49, %c3 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extsi %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.sitofp %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.mulf %79, %36 : vector<16xf32>
        %81 = arith.addi %56, %c3 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<16xi8>
        %83 = arith.extsi %82 : vector<16xi8> to vector<16xi32>
        %84 = arith.sitofp %83 : vector<16xi32> to vector<16xf32>
        %85 = arith.mulf %84, %39 : vector<16xf32>
        %86 = arith.addi %46, %c6 : index
        %87:2 = func.call @expert_gate_up_q8_0_r1p2__cpu.0(%26, %86, %x, %80, %75#0, %85, %75#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        %88 = arith.addi %49, %c15 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<16xi8>
        %90 = arith.extsi %89 : vector<16xi8> to vector<16xi32>
        %91 = arith.sitofp %90 : vector<16xi32> to vector<16xf32>
        %92 = arith.mulf %91, %36 : vector<16xf32>
        %93 = arith.addi %56, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<16xi8>
        %95 = arith.extsi %94 : vector<16xi8> to vector<16xi32>
        %96 = arith.sitofp %95 : vector<16xi32> to vector<16xf32>
        %97 = arith.mulf %96, %39 : vector<16xf32>
        %98 = arith.addi %46, %c16 : index
        %99:2 = func.call @expert_gate_up_q8_0_r1p2__cpu.0(%26, %98, %x, %92, %87#0, %97, %87#1) : (index, index, memref<?xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>, vector<16xf32>)
        scf.yield %99#0, %99#1 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %44#0, %44#1 : vector<16xf32>, vector<16xf32>
    }
    %100 = arith.cmpi slt, %20, %9 : index
    scf.if %100 {
      %101 = arith.mulf %30#0, %c18 : vector<16xf32>
      %102 = wave.exp2 %101 : vector<16xf32>
      %103 = arith.addf %c17, %102 : vector<16xf32>
      %104 = arith.divf %30#0, %103 : vector<16xf32>
      %105 = arith.mulf %104, %30#1 : vector<16xf32>
      %106 = arith.muli %24, %outputFeatures : index
      %107 = arith.muli %2, %c14 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.addi %108, %c7 : index
      vector.store %105, %out[%109] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
