// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='q8_0', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q8_0_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 4 : index
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
  %13 = arith.muli %12, %c6 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %5 : index
  %16 = arith.addi %13, %c5 : index
  %17 = arith.muli %16, %5 : index
  %18 = arith.addi %experts, %c5 : index
  scf.for %19 = %7 to %10 step %c6 {
    %20 = arith.subi %10, %c5 : index
    %21 = arith.addi %19, %c7 : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %19, %c5 : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.addi %18, %22 : index
    %26 = memref.load %groups[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %18, %24 : index
    %29 = memref.load %groups[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.divui %27, %rowDivisor : index
    %32 = arith.muli %31, %inputFeatures : index
    %33 = arith.divui %30, %rowDivisor : index
    %34 = arith.muli %33, %inputFeatures : index
    %35 = arith.divui %inputFeatures, %c3 : index
    %41:4 = scf.for %36 = %c7 to %35 step %c5 iter_args(%37 = %c10, %38 = %c10, %39 = %c10, %40 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %42 = arith.muli %36, %c4 : index
      %43 = arith.addi %15, %42 : index
      %44 = arith.muli %36, %c4 : index
      %45 = arith.addi %17, %44 : index
      %46 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
      %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
      %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
      %49 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
      %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
      %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
      %52 = arith.muli %36, %c3 : index
      %58:4 = scf.for %53 = %c7 to %c11 step %c5 iter_args(%54 = %37, %55 = %38, %56 = %39, %57 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %59 = arith.addi %43, %c3 : index
        %60 = arith.muli %53, %c12 : index
        %61 = arith.addi %59, %60 : index
        %62 = arith.addi %61, %c7 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<16xi8>
        %64 = arith.extsi %63 : vector<16xi8> to vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = arith.mulf %65, %48 : vector<16xf32>
        %67 = arith.addi %61, %c13 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<16xi8>
        %69 = arith.extsi %68 : vector<16xi8> to vector<16xi32>
        %70 = arith.sitofp %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.mulf %70, %48 : vector<16xf32>
        %72 = arith.addi %61, %c3 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %48 : vector<16xf32>
        %77 = arith.addi %61, %c14 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<16xi8>
        %79 = arith.extsi %78 : vector<16xi8> to vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = arith.mulf %80, %48 : vector<16xf32>
        %82 = arith.addi %45, %c3 : index
        %83 = arith.muli %53, %c12 : index
        %84 = arith.addi %82, %83 : index
        %85 = arith.addi %84, %c7 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extsi %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %51 : vector<16xf32>
        %90 = arith.addi %84, %c13 : index
        %91 = vector.load %w[%90] : memref<?xi8>, vector<16xi8>
        %92 = arith.extsi %91 : vector<16xi8> to vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = arith.mulf %93, %51 : vector<16xf32>
        %95 = arith.addi %84, %c3 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<16xi8>
        %97 = arith.extsi %96 : vector<16xi8> to vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.mulf %98, %51 : vector<16xf32>
        %100 = arith.addi %84, %c14 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extsi %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.mulf %103, %51 : vector<16xf32>
        %105 = arith.muli %53, %c15 : index
        %106 = arith.addi %52, %105 : index
        %107 = arith.addi %32, %106 : index
        %108 = arith.addi %107, %c7 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %66, %54 : vector<16xf32>
        %112 = math.fma %110, %89, %55 : vector<16xf32>
        %113 = arith.addi %34, %106 : index
        %114 = arith.addi %113, %c7 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %66, %56 : vector<16xf32>
        %118 = math.fma %116, %89, %57 : vector<16xf32>
        %119 = arith.addi %32, %106 : index
        %120 = arith.addi %119, %c5 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %71, %111 : vector<16xf32>
        %124 = math.fma %122, %94, %112 : vector<16xf32>
        %125 = arith.addi %34, %106 : index
        %126 = arith.addi %125, %c5 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %71, %117 : vector<16xf32>
        %130 = math.fma %128, %94, %118 : vector<16xf32>
        %131 = arith.addi %32, %106 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %76, %123 : vector<16xf32>
        %136 = math.fma %134, %99, %124 : vector<16xf32>
        %137 = arith.addi %34, %106 : index
        %138 = arith.addi %137, %c6 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %76, %129 : vector<16xf32>
        %142 = math.fma %140, %99, %130 : vector<16xf32>
        %143 = arith.addi %32, %106 : index
        %144 = arith.addi %143, %c16 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %81, %135 : vector<16xf32>
        %148 = math.fma %146, %104, %136 : vector<16xf32>
        %149 = arith.addi %34, %106 : index
        %150 = arith.addi %149, %c16 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %81, %141 : vector<16xf32>
        %154 = math.fma %152, %104, %142 : vector<16xf32>
        scf.yield %147, %148, %153, %154 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %58#0, %58#1, %58#2, %58#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %155 = arith.addi %19, %c7 : index
    %156 = arith.cmpi slt, %155, %10 : index
    scf.if %156 {
      %157 = arith.muli %27, %outputFeatures : index
      %158 = arith.muli %3, %c3 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c7 : index
      vector.store %41#0, %out[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.addi %159, %c13 : index
      vector.store %41#1, %out[%161] : memref<?xf32>, vector<16xf32>
    }
    %162 = arith.addi %19, %c5 : index
    %163 = arith.cmpi slt, %162, %10 : index
    scf.if %163 {
      %164 = arith.muli %30, %outputFeatures : index
      %165 = arith.muli %3, %c3 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.addi %166, %c7 : index
      vector.store %41#2, %out[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.addi %166, %c13 : index
      vector.store %41#3, %out[%168] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
