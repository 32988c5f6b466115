// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f32', shape=Shape(rows=2, panels=2), gate_up=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f32_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %groupsPerExpert = wave.param "groupsPerExpert" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %experts = wave.param "experts" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
        %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
        %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
        %60 = arith.muli %47, %c12 : index
        %61 = arith.addi %45, %60 : index
        %62 = arith.addi %61, %c7 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<64xi8>
        %64 = vector.bitcast %63 : vector<64xi8> to vector<16xf32>
        %65 = arith.addi %32, %54 : index
        %66 = arith.addi %65, %c7 : index
        %67 = memref.load %x[%66] : memref<?xf32>
        %68 = vector.broadcast %67 : f32 to vector<16xf32>
        %69 = math.fma %68, %59, %48 : vector<16xf32>
        %70 = math.fma %68, %64, %49 : vector<16xf32>
        %71 = arith.addi %34, %54 : index
        %72 = arith.addi %71, %c7 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %59, %50 : vector<16xf32>
        %76 = math.fma %74, %64, %51 : vector<16xf32>
        %77 = arith.addi %56, %c13 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<64xi8>
        %79 = vector.bitcast %78 : vector<64xi8> to vector<16xf32>
        %80 = arith.addi %61, %c13 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<64xi8>
        %82 = vector.bitcast %81 : vector<64xi8> to vector<16xf32>
        %83 = arith.addi %32, %54 : index
        %84 = arith.addi %83, %c5 : index
        %85 = memref.load %x[%84] : memref<?xf32>
        %86 = vector.broadcast %85 : f32 to vector<16xf32>
        %87 = math.fma %86, %79, %69 : vector<16xf32>
        %88 = math.fma %86, %82, %70 : vector<16xf32>
        %89 = arith.addi %34, %54 : index
        %90 = arith.addi %89, %c5 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %79, %75 : vector<16xf32>
        %94 = math.fma %92, %82, %76 : vector<16xf32>
        %95 = arith.addi %56, %c14 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<64xi8>
        %97 = vector.bitcast %96 : vector<64xi8> to vector<16xf32>
        %98 = arith.addi %61, %c14 : index
        %99 = vector.load %w[%98] : memref<?xi8>, vector<64xi8>
        %100 = vector.bitcast %99 : vector<64xi8> to vector<16xf32>
        %101 = arith.addi %32, %54 : index
        %102 = arith.addi %101, %c6 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %97, %87 : vector<16xf32>
        %106 = math.fma %104, %100, %88 : vector<16xf32>
        %107 = arith.addi %34, %54 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %97, %93 : vector<16xf32>
        %112 = math.fma %110, %100, %94 : vector<16xf32>
        %113 = arith.addi %56, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<64xi8>
        %115 = vector.bitcast %114 : vector<64xi8> to vector<16xf32>
        %116 = arith.addi %61, %c15 : index
        %117 = vector.load %w[%116] : memref<?xi8>, vector<64xi8>
        %118 = vector.bitcast %117 : vector<64xi8> to vector<16xf32>
        %119 = arith.addi %32, %54 : index
        %120 = arith.addi %119, %c16 : index
        %121 = memref.load %x[%120] : memref<?xf32>
        %122 = vector.broadcast %121 : f32 to vector<16xf32>
        %123 = math.fma %122, %115, %105 : vector<16xf32>
        %124 = math.fma %122, %118, %106 : vector<16xf32>
        %125 = arith.addi %34, %54 : index
        %126 = arith.addi %125, %c16 : index
        %127 = memref.load %x[%126] : memref<?xf32>
        %128 = vector.broadcast %127 : f32 to vector<16xf32>
        %129 = math.fma %128, %115, %111 : vector<16xf32>
        %130 = math.fma %128, %118, %112 : vector<16xf32>
        scf.yield %123, %124, %129, %130 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %131 = arith.addi %19, %c7 : index
    %132 = arith.cmpi slt, %131, %10 : index
    scf.if %132 {
      %133 = arith.mulf %41#0, %c18 : vector<16xf32>
      %134 = wave.exp2 %133 : vector<16xf32>
      %135 = arith.addf %c17, %134 : vector<16xf32>
      %136 = arith.divf %41#0, %135 : vector<16xf32>
      %137 = arith.mulf %136, %41#1 : vector<16xf32>
      %138 = arith.muli %27, %outputFeatures : index
      %139 = arith.muli %3, %c3 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.addi %140, %c7 : index
      vector.store %137, %out[%141] : memref<?xf32>, vector<16xf32>
    }
    %142 = arith.addi %19, %c5 : index
    %143 = arith.cmpi slt, %142, %10 : index
    scf.if %143 {
      %144 = arith.mulf %41#2, %c18 : vector<16xf32>
      %145 = wave.exp2 %144 : vector<16xf32>
      %146 = arith.addf %c17, %145 : vector<16xf32>
      %147 = arith.divf %41#2, %146 : vector<16xf32>
      %148 = arith.mulf %147, %41#3 : vector<16xf32>
      %149 = arith.muli %30, %outputFeatures : index
      %150 = arith.muli %3, %c3 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.addi %151, %c7 : index
      vector.store %148, %out[%152] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
