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
        %53 = arith.muli %47, %c11 : index
        %54 = arith.addi %46, %53 : index
        %55 = arith.muli %47, %c12 : index
        %56 = arith.addi %43, %55 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xi16>
        %60 = arith.extui %59 : vector<16xi16> to vector<16xi32>
        %61 = arith.shli %60, %c13 : vector<16xi32>
        %62 = arith.bitcast %61 : vector<16xi32> to vector<16xf32>
        %63 = arith.muli %47, %c12 : index
        %64 = arith.addi %45, %63 : index
        %65 = arith.addi %64, %c7 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xi16>
        %68 = arith.extui %67 : vector<16xi16> to vector<16xi32>
        %69 = arith.shli %68, %c13 : vector<16xi32>
        %70 = arith.bitcast %69 : vector<16xi32> to vector<16xf32>
        %71 = arith.addi %32, %54 : index
        %72 = arith.addi %71, %c7 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %62, %48 : vector<16xf32>
        %76 = math.fma %74, %70, %49 : vector<16xf32>
        %77 = arith.addi %34, %54 : index
        %78 = arith.addi %77, %c7 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %62, %50 : vector<16xf32>
        %82 = math.fma %80, %70, %51 : vector<16xf32>
        %83 = arith.addi %56, %c14 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xi16>
        %86 = arith.extui %85 : vector<16xi16> to vector<16xi32>
        %87 = arith.shli %86, %c13 : vector<16xi32>
        %88 = arith.bitcast %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.addi %64, %c14 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<32xi8>
        %91 = vector.bitcast %90 : vector<32xi8> to vector<16xi16>
        %92 = arith.extui %91 : vector<16xi16> to vector<16xi32>
        %93 = arith.shli %92, %c13 : vector<16xi32>
        %94 = arith.bitcast %93 : vector<16xi32> to vector<16xf32>
        %95 = arith.addi %32, %54 : index
        %96 = arith.addi %95, %c5 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %88, %75 : vector<16xf32>
        %100 = math.fma %98, %94, %76 : vector<16xf32>
        %101 = arith.addi %34, %54 : index
        %102 = arith.addi %101, %c5 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %88, %81 : vector<16xf32>
        %106 = math.fma %104, %94, %82 : vector<16xf32>
        %107 = arith.addi %56, %c15 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
        %109 = vector.bitcast %108 : vector<32xi8> to vector<16xi16>
        %110 = arith.extui %109 : vector<16xi16> to vector<16xi32>
        %111 = arith.shli %110, %c13 : vector<16xi32>
        %112 = arith.bitcast %111 : vector<16xi32> to vector<16xf32>
        %113 = arith.addi %64, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xi16>
        %116 = arith.extui %115 : vector<16xi16> to vector<16xi32>
        %117 = arith.shli %116, %c13 : vector<16xi32>
        %118 = arith.bitcast %117 : vector<16xi32> to vector<16xf32>
        %119 = arith.addi %32, %54 : index
        %120 = arith.addi %119, %c6 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %112, %99 : vector<16xf32>
        %124 = math.fma %122, %118, %100 : vector<16xf32>
        %125 = arith.addi %34, %54 : index
        %126 = arith.addi %125, %c6 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %112, %105 : vector<16xf32>
        %130 = math.fma %128, %118, %106 : vector<16xf32>
        %131 = arith.addi %56, %c16 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
        %133 = vector.bitcast %132 : vector<32xi8> to vector<16xi16>
        %134 = arith.extui %133 : vector<16xi16> to vector<16xi32>
        %135 = arith.shli %134, %c13 : vector<16xi32>
        %136 = arith.bitcast %135 : vector<16xi32> to vector<16xf32>
        %137 = arith.addi %64, %c16 : index
        %138 = vector.load %w[%137] : memref<?xi8>, vector<32xi8>
        %139 = vector.bitcast %138 : vector<32xi8> to vector<16xi16>
        %140 = arith.extui %139 : vector<16xi16> to vector<16xi32>
        %141 = arith.shli %140, %c13 : vector<16xi32>
        %142 = arith.bitcast %141 : vector<16xi32> to vector<16xf32>
        %143 = arith.addi %32, %54 : index
        %144 = arith.addi %143, %c17 : index
        %145 = memref.load %x[%144] : memref<?xf32>
        %146 = vector.broadcast %145 : f32 to vector<16xf32>
        %147 = math.fma %146, %136, %123 : vector<16xf32>
        %148 = math.fma %146, %142, %124 : vector<16xf32>
        %149 = arith.addi %34, %54 : index
        %150 = arith.addi %149, %c17 : index
        %151 = memref.load %x[%150] : memref<?xf32>
        %152 = vector.broadcast %151 : f32 to vector<16xf32>
        %153 = math.fma %152, %136, %129 : vector<16xf32>
        %154 = math.fma %152, %142, %130 : vector<16xf32>
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
