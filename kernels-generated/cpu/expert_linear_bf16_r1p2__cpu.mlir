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
        %42 = arith.muli %38, %c12 : index
        %43 = arith.addi %34, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xi16>
        %47 = arith.extui %46 : vector<16xi16> to vector<16xi32>
        %48 = arith.shli %47, %c13 : vector<16xi32>
        %49 = arith.bitcast %48 : vector<16xi32> to vector<16xf32>
        %50 = arith.addi %43, %c14 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<32xi8>
        %52 = vector.bitcast %51 : vector<32xi8> to vector<16xi16>
        %53 = arith.extui %52 : vector<16xi16> to vector<16xi32>
        %54 = arith.shli %53, %c13 : vector<16xi32>
        %55 = arith.bitcast %54 : vector<16xi32> to vector<16xf32>
        %56 = arith.addi %43, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xi16>
        %59 = arith.extui %58 : vector<16xi16> to vector<16xi32>
        %60 = arith.shli %59, %c13 : vector<16xi32>
        %61 = arith.bitcast %60 : vector<16xi32> to vector<16xf32>
        %62 = arith.addi %43, %c16 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xi16>
        %65 = arith.extui %64 : vector<16xi16> to vector<16xi32>
        %66 = arith.shli %65, %c13 : vector<16xi32>
        %67 = arith.bitcast %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.muli %38, %c12 : index
        %69 = arith.addi %36, %68 : index
        %70 = arith.addi %69, %c7 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xi16>
        %73 = arith.extui %72 : vector<16xi16> to vector<16xi32>
        %74 = arith.shli %73, %c13 : vector<16xi32>
        %75 = arith.bitcast %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.addi %69, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xi16>
        %79 = arith.extui %78 : vector<16xi16> to vector<16xi32>
        %80 = arith.shli %79, %c13 : vector<16xi32>
        %81 = arith.bitcast %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.addi %69, %c15 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xi16>
        %85 = arith.extui %84 : vector<16xi16> to vector<16xi32>
        %86 = arith.shli %85, %c13 : vector<16xi32>
        %87 = arith.bitcast %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.addi %69, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xi16>
        %91 = arith.extui %90 : vector<16xi16> to vector<16xi32>
        %92 = arith.shli %91, %c13 : vector<16xi32>
        %93 = arith.bitcast %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.muli %38, %c11 : index
        %95 = arith.addi %37, %94 : index
        %96 = arith.addi %27, %95 : index
        %97 = arith.addi %96, %c7 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %49, %39 : vector<16xf32>
        %101 = math.fma %99, %75, %40 : vector<16xf32>
        %102 = arith.addi %27, %95 : index
        %103 = arith.addi %102, %c5 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %55, %100 : vector<16xf32>
        %107 = math.fma %105, %81, %101 : vector<16xf32>
        %108 = arith.addi %27, %95 : index
        %109 = arith.addi %108, %c6 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %61, %106 : vector<16xf32>
        %113 = math.fma %111, %87, %107 : vector<16xf32>
        %114 = arith.addi %27, %95 : index
        %115 = arith.addi %114, %c17 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %67, %112 : vector<16xf32>
        %119 = math.fma %117, %93, %113 : vector<16xf32>
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
