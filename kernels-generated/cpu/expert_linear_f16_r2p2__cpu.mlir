// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: ExpertLinear(format='f16', shape=Shape(rows=2, panels=2), gate_up=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_r2p2__cpu(%groups: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
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
      %46 = arith.muli %36, %c3 : index
      %52:4 = scf.for %47 = %c7 to %c11 step %c5 iter_args(%48 = %37, %49 = %38, %50 = %39, %51 = %40) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %53 = arith.muli %47, %c11 : index
        %54 = arith.addi %46, %53 : index
        %55 = arith.muli %47, %c12 : index
        %56 = arith.addi %43, %55 : index
        %57 = arith.addi %56, %c7 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<32xi8>
        %59 = vector.bitcast %58 : vector<32xi8> to vector<16xf16>
        %60 = arith.extf %59 : vector<16xf16> to vector<16xf32>
        %61 = arith.muli %47, %c12 : index
        %62 = arith.addi %45, %61 : index
        %63 = arith.addi %62, %c7 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
        %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
        %67 = arith.addi %32, %54 : index
        %68 = arith.addi %67, %c7 : index
        %69 = memref.load %x[%68] : memref<?xf32>
        %70 = vector.broadcast %69 : f32 to vector<16xf32>
        %71 = math.fma %70, %60, %48 : vector<16xf32>
        %72 = math.fma %70, %66, %49 : vector<16xf32>
        %73 = arith.addi %34, %54 : index
        %74 = arith.addi %73, %c7 : index
        %75 = memref.load %x[%74] : memref<?xf32>
        %76 = vector.broadcast %75 : f32 to vector<16xf32>
        %77 = math.fma %76, %60, %50 : vector<16xf32>
        %78 = math.fma %76, %66, %51 : vector<16xf32>
        %79 = arith.addi %56, %c13 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<32xi8>
        %81 = vector.bitcast %80 : vector<32xi8> to vector<16xf16>
        %82 = arith.extf %81 : vector<16xf16> to vector<16xf32>
        %83 = arith.addi %62, %c13 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
        %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
        %87 = arith.addi %32, %54 : index
        %88 = arith.addi %87, %c5 : index
        %89 = memref.load %x[%88] : memref<?xf32>
        %90 = vector.broadcast %89 : f32 to vector<16xf32>
        %91 = math.fma %90, %82, %71 : vector<16xf32>
        %92 = math.fma %90, %86, %72 : vector<16xf32>
        %93 = arith.addi %34, %54 : index
        %94 = arith.addi %93, %c5 : index
        %95 = memref.load %x[%94] : memref<?xf32>
        %96 = vector.broadcast %95 : f32 to vector<16xf32>
        %97 = math.fma %96, %82, %77 : vector<16xf32>
        %98 = math.fma %96, %86, %78 : vector<16xf32>
        %99 = arith.addi %56, %c14 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
        %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
        %103 = arith.addi %62, %c14 : index
        %104 = vector.load %w[%103] : memref<?xi8>, vector<32xi8>
        %105 = vector.bitcast %104 : vector<32xi8> to vector<16xf16>
        %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
        %107 = arith.addi %32, %54 : index
        %108 = arith.addi %107, %c6 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %102, %91 : vector<16xf32>
        %112 = math.fma %110, %106, %92 : vector<16xf32>
        %113 = arith.addi %34, %54 : index
        %114 = arith.addi %113, %c6 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %102, %97 : vector<16xf32>
        %118 = math.fma %116, %106, %98 : vector<16xf32>
        %119 = arith.addi %56, %c15 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
        %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
        %123 = arith.addi %62, %c15 : index
        %124 = vector.load %w[%123] : memref<?xi8>, vector<32xi8>
        %125 = vector.bitcast %124 : vector<32xi8> to vector<16xf16>
        %126 = arith.extf %125 : vector<16xf16> to vector<16xf32>
        %127 = arith.addi %32, %54 : index
        %128 = arith.addi %127, %c16 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %122, %111 : vector<16xf32>
        %132 = math.fma %130, %126, %112 : vector<16xf32>
        %133 = arith.addi %34, %54 : index
        %134 = arith.addi %133, %c16 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %122, %117 : vector<16xf32>
        %138 = math.fma %136, %126, %118 : vector<16xf32>
        scf.yield %131, %132, %137, %138 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %52#0, %52#1, %52#2, %52#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %139 = arith.addi %19, %c7 : index
    %140 = arith.cmpi slt, %139, %10 : index
    scf.if %140 {
      %141 = arith.muli %27, %outputFeatures : index
      %142 = arith.muli %3, %c13 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.addi %143, %c7 : index
      vector.store %41#0, %out[%144] : memref<?xf32>, vector<16xf32>
      %145 = arith.addi %143, %c3 : index
      vector.store %41#1, %out[%145] : memref<?xf32>, vector<16xf32>
    }
    %146 = arith.addi %19, %c5 : index
    %147 = arith.cmpi slt, %146, %10 : index
    scf.if %147 {
      %148 = arith.muli %30, %outputFeatures : index
      %149 = arith.muli %3, %c13 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c7 : index
      vector.store %41#2, %out[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.addi %150, %c3 : index
      vector.store %41#3, %out[%152] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
