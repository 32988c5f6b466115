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
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
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
        %59 = arith.muli %53, %c12 : index
        %60 = arith.addi %52, %59 : index
        %61 = arith.addi %43, %c3 : index
        %62 = arith.muli %53, %c13 : index
        %63 = arith.addi %61, %62 : index
        %64 = arith.addi %63, %c7 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %48 : vector<16xf32>
        %69 = arith.addi %45, %c3 : index
        %70 = arith.muli %53, %c13 : index
        %71 = arith.addi %69, %70 : index
        %72 = arith.addi %71, %c7 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<16xi8>
        %74 = arith.extsi %73 : vector<16xi8> to vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = arith.mulf %75, %51 : vector<16xf32>
        %77 = arith.addi %32, %60 : index
        %78 = arith.addi %77, %c7 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %68, %54 : vector<16xf32>
        %82 = math.fma %80, %76, %55 : vector<16xf32>
        %83 = arith.addi %34, %60 : index
        %84 = arith.addi %83, %c7 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %68, %56 : vector<16xf32>
        %88 = math.fma %86, %76, %57 : vector<16xf32>
        %89 = arith.addi %63, %c14 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %48 : vector<16xf32>
        %94 = arith.addi %71, %c14 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extsi %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = arith.mulf %97, %51 : vector<16xf32>
        %99 = arith.addi %32, %60 : index
        %100 = arith.addi %99, %c5 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %93, %81 : vector<16xf32>
        %104 = math.fma %102, %98, %82 : vector<16xf32>
        %105 = arith.addi %34, %60 : index
        %106 = arith.addi %105, %c5 : index
        %107 = memref.load %x[%106] : memref<?xf32>
        %108 = vector.broadcast %107 : f32 to vector<16xf32>
        %109 = math.fma %108, %93, %87 : vector<16xf32>
        %110 = math.fma %108, %98, %88 : vector<16xf32>
        %111 = arith.addi %63, %c3 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<16xi8>
        %113 = arith.extsi %112 : vector<16xi8> to vector<16xi32>
        %114 = arith.sitofp %113 : vector<16xi32> to vector<16xf32>
        %115 = arith.mulf %114, %48 : vector<16xf32>
        %116 = arith.addi %71, %c3 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<16xi8>
        %118 = arith.extsi %117 : vector<16xi8> to vector<16xi32>
        %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
        %120 = arith.mulf %119, %51 : vector<16xf32>
        %121 = arith.addi %32, %60 : index
        %122 = arith.addi %121, %c6 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %115, %103 : vector<16xf32>
        %126 = math.fma %124, %120, %104 : vector<16xf32>
        %127 = arith.addi %34, %60 : index
        %128 = arith.addi %127, %c6 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %115, %109 : vector<16xf32>
        %132 = math.fma %130, %120, %110 : vector<16xf32>
        %133 = arith.addi %63, %c15 : index
        %134 = vector.load %w[%133] : memref<?xi8>, vector<16xi8>
        %135 = arith.extsi %134 : vector<16xi8> to vector<16xi32>
        %136 = arith.sitofp %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.mulf %136, %48 : vector<16xf32>
        %138 = arith.addi %71, %c15 : index
        %139 = vector.load %w[%138] : memref<?xi8>, vector<16xi8>
        %140 = arith.extsi %139 : vector<16xi8> to vector<16xi32>
        %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
        %142 = arith.mulf %141, %51 : vector<16xf32>
        %143 = arith.addi %32, %60 : index
        %144 = arith.addi %143, %c16 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %137, %125 : vector<16xf32>
        %148 = math.fma %146, %142, %126 : vector<16xf32>
        %149 = arith.addi %34, %60 : index
        %150 = arith.addi %149, %c16 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %137, %131 : vector<16xf32>
        %154 = math.fma %152, %142, %132 : vector<16xf32>
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
      %161 = arith.addi %159, %c14 : index
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
      %168 = arith.addi %166, %c14 : index
      vector.store %41#3, %out[%168] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
