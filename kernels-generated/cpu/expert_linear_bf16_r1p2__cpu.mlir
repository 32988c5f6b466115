// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=1, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_bf16_r1p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant dense<16> : vector<16xi32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
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
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c5 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %18, %22 : index
    %24 = memref.load %groups[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.divui %25, %rowDivisor : index
    %27 = arith.muli %26, %inputFeatures : index
    %28 = arith.divui %inputFeatures, %c3 : index
    %32:2 = scf.for %29 = %c7 to %28 step %c5 iter_args(%30 = %c10, %31 = %c10) -> (vector<16xf32>, vector<16xf32>) {
      %33 = arith.muli %29, %c4 : index
      %34 = arith.addi %15, %33 : index
      %35 = arith.muli %29, %c4 : index
      %36 = arith.addi %17, %35 : index
      %37 = arith.muli %29, %c3 : index
      %41:2 = scf.for %38 = %c7 to %c11 step %c5 iter_args(%39 = %30, %40 = %31) -> (vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %38, %c11 : index
        %43 = arith.addi %37, %42 : index
        %44 = arith.muli %38, %c12 : index
        %45 = arith.addi %34, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xi16>
        %49 = arith.extui %48 : vector<16xi16> to vector<16xi32>
        %50 = arith.shli %49, %c13 : vector<16xi32>
        %51 = arith.bitcast %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.muli %38, %c12 : index
        %53 = arith.addi %36, %52 : index
        %54 = arith.addi %53, %c7 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xi16>
        %57 = arith.extui %56 : vector<16xi16> to vector<16xi32>
        %58 = arith.shli %57, %c13 : vector<16xi32>
        %59 = arith.bitcast %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.addi %27, %43 : index
        %61 = arith.addi %60, %c7 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %51, %39 : vector<16xf32>
        %65 = math.fma %63, %59, %40 : vector<16xf32>
        %66 = arith.addi %45, %c14 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xi16>
        %69 = arith.extui %68 : vector<16xi16> to vector<16xi32>
        %70 = arith.shli %69, %c13 : vector<16xi32>
        %71 = arith.bitcast %70 : vector<16xi32> to vector<16xf32>
        %72 = arith.addi %53, %c14 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xi16>
        %75 = arith.extui %74 : vector<16xi16> to vector<16xi32>
        %76 = arith.shli %75, %c13 : vector<16xi32>
        %77 = arith.bitcast %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.addi %27, %43 : index
        %79 = arith.addi %78, %c5 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %71, %64 : vector<16xf32>
        %83 = math.fma %81, %77, %65 : vector<16xf32>
        %84 = arith.addi %45, %c15 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<32xi8>
        %86 = vector.bitcast %85 : vector<32xi8> to vector<16xi16>
        %87 = arith.extui %86 : vector<16xi16> to vector<16xi32>
        %88 = arith.shli %87, %c13 : vector<16xi32>
        %89 = arith.bitcast %88 : vector<16xi32> to vector<16xf32>
        %90 = arith.addi %53, %c15 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<32xi8>
        %92 = vector.bitcast %91 : vector<32xi8> to vector<16xi16>
        %93 = arith.extui %92 : vector<16xi16> to vector<16xi32>
        %94 = arith.shli %93, %c13 : vector<16xi32>
        %95 = arith.bitcast %94 : vector<16xi32> to vector<16xf32>
        %96 = arith.addi %27, %43 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %89, %82 : vector<16xf32>
        %101 = math.fma %99, %95, %83 : vector<16xf32>
        %102 = arith.addi %45, %c16 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<32xi8>
        %104 = vector.bitcast %103 : vector<32xi8> to vector<16xi16>
        %105 = arith.extui %104 : vector<16xi16> to vector<16xi32>
        %106 = arith.shli %105, %c13 : vector<16xi32>
        %107 = arith.bitcast %106 : vector<16xi32> to vector<16xf32>
        %108 = arith.addi %53, %c16 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<32xi8>
        %110 = vector.bitcast %109 : vector<32xi8> to vector<16xi16>
        %111 = arith.extui %110 : vector<16xi16> to vector<16xi32>
        %112 = arith.shli %111, %c13 : vector<16xi32>
        %113 = arith.bitcast %112 : vector<16xi32> to vector<16xf32>
        %114 = arith.addi %27, %43 : index
        %115 = arith.addi %114, %c17 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %107, %100 : vector<16xf32>
        %119 = math.fma %117, %113, %101 : vector<16xf32>
        scf.yield %118, %119 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1 : vector<16xf32>, vector<16xf32>
    }
    %120 = arith.addi %19, %c7 : index
    %121 = arith.cmpi slt, %120, %10 : index
    scf.if %121 {
      %122 = arith.muli %25, %outputFeatures : index
      %123 = arith.muli %3, %c14 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.addi %124, %c7 : index
      vector.store %32#0, %out[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %124, %c3 : index
      vector.store %32#1, %out[%126] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
