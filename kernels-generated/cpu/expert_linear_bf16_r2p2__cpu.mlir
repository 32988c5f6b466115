// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='bf16', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_bf16_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
      %46 = arith.muli %36, %c3 : index
      %52:4 = scf.for %47 = %c7 to %c11 step %c5 iter_args(%48 = %37, %49 = %38, %50 = %39, %51 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %47, %c12 : index
        %54 = arith.addi %43, %53 : index
        %55 = arith.addi %54, %c7 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xi16>
        %58 = arith.extui %57 : vector<16xi16> to vector<16xi32>
        %59 = arith.shli %58, %c13 : vector<16xi32>
        %60 = arith.bitcast %59 : vector<16xi32> to vector<16xf32>
        %61 = arith.addi %54, %c14 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xi16>
        %64 = arith.extui %63 : vector<16xi16> to vector<16xi32>
        %65 = arith.shli %64, %c13 : vector<16xi32>
        %66 = arith.bitcast %65 : vector<16xi32> to vector<16xf32>
        %67 = arith.addi %54, %c15 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xi16>
        %70 = arith.extui %69 : vector<16xi16> to vector<16xi32>
        %71 = arith.shli %70, %c13 : vector<16xi32>
        %72 = arith.bitcast %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.addi %54, %c16 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xi16>
        %76 = arith.extui %75 : vector<16xi16> to vector<16xi32>
        %77 = arith.shli %76, %c13 : vector<16xi32>
        %78 = arith.bitcast %77 : vector<16xi32> to vector<16xf32>
        %79 = arith.muli %47, %c12 : index
        %80 = arith.addi %45, %79 : index
        %81 = arith.addi %80, %c7 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xi16>
        %84 = arith.extui %83 : vector<16xi16> to vector<16xi32>
        %85 = arith.shli %84, %c13 : vector<16xi32>
        %86 = arith.bitcast %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.addi %80, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xi16>
        %90 = arith.extui %89 : vector<16xi16> to vector<16xi32>
        %91 = arith.shli %90, %c13 : vector<16xi32>
        %92 = arith.bitcast %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.addi %80, %c15 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<32xi8>
        %95 = vector.bitcast %94 : vector<32xi8> to vector<16xi16>
        %96 = arith.extui %95 : vector<16xi16> to vector<16xi32>
        %97 = arith.shli %96, %c13 : vector<16xi32>
        %98 = arith.bitcast %97 : vector<16xi32> to vector<16xf32>
        %99 = arith.addi %80, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xi16>
        %102 = arith.extui %101 : vector<16xi16> to vector<16xi32>
        %103 = arith.shli %102, %c13 : vector<16xi32>
        %104 = arith.bitcast %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.muli %47, %c11 : index
        %106 = arith.addi %46, %105 : index
        %107 = arith.addi %32, %106 : index
        %108 = arith.addi %107, %c7 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %60, %48 : vector<16xf32>
        %112 = math.fma %110, %86, %49 : vector<16xf32>
        %113 = arith.addi %34, %106 : index
        %114 = arith.addi %113, %c7 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %60, %50 : vector<16xf32>
        %118 = math.fma %116, %86, %51 : vector<16xf32>
        %119 = arith.addi %32, %106 : index
        %120 = arith.addi %119, %c5 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %66, %111 : vector<16xf32>
        %124 = math.fma %122, %92, %112 : vector<16xf32>
        %125 = arith.addi %34, %106 : index
        %126 = arith.addi %125, %c5 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %66, %117 : vector<16xf32>
        %130 = math.fma %128, %92, %118 : vector<16xf32>
        %131 = arith.addi %32, %106 : index
        %132 = arith.addi %131, %c6 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %72, %123 : vector<16xf32>
        %136 = math.fma %134, %98, %124 : vector<16xf32>
        %137 = arith.addi %34, %106 : index
        %138 = arith.addi %137, %c6 : index
        %139 = memref.load %x[%138] : memref<?xf32>
        %140 = vector.broadcast %139 : f32 to vector<16xf32>
        %141 = math.fma %140, %72, %129 : vector<16xf32>
        %142 = math.fma %140, %98, %130 : vector<16xf32>
        %143 = arith.addi %32, %106 : index
        %144 = arith.addi %143, %c17 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %78, %135 : vector<16xf32>
        %148 = math.fma %146, %104, %136 : vector<16xf32>
        %149 = arith.addi %34, %106 : index
        %150 = arith.addi %149, %c17 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %78, %141 : vector<16xf32>
        %154 = math.fma %152, %104, %142 : vector<16xf32>
        scf.yield %147, %148, %153, %154 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %155 = arith.addi %19, %c7 : index
    %156 = arith.cmpi slt, %155, %10 : index
    scf.if %156 {
      %157 = arith.muli %27, %outputFeatures : index
      %158 = arith.muli %3, %c14 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.addi %159, %c7 : index
      vector.store %41#0, %out[%160] : memref<?xf32>, vector<16xf32>
      %161 = arith.addi %159, %c3 : index
      vector.store %41#1, %out[%161] : memref<?xf32>, vector<16xf32>
    }
    %162 = arith.addi %19, %c5 : index
    %163 = arith.cmpi slt, %162, %10 : index
    scf.if %163 {
      %164 = arith.muli %30, %outputFeatures : index
      %165 = arith.muli %3, %c14 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.addi %166, %c7 : index
      vector.store %41#2, %out[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.addi %166, %c3 : index
      vector.store %41#3, %out[%168] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
