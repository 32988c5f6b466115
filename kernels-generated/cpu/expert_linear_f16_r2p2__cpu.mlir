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
        %53 = arith.muli %47, %c12 : index
        %54 = arith.addi %43, %53 : index
        %55 = arith.addi %54, %c7 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = arith.addi %54, %c13 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %54, %c14 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
        %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
        %67 = arith.addi %54, %c15 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.muli %47, %c12 : index
        %72 = arith.addi %45, %71 : index
        %73 = arith.addi %72, %c7 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %72, %c13 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.addi %72, %c14 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
        %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
        %85 = arith.addi %72, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<32xi8>
        %87 = vector.bitcast %86 : vector<32xi8> to vector<16xf16>
        %88 = arith.extf %87 : vector<16xf16> to vector<16xf32>
        %89 = arith.muli %47, %c11 : index
        %90 = arith.addi %46, %89 : index
        %91 = arith.addi %32, %90 : index
        %92 = arith.addi %91, %c7 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %58, %48 : vector<16xf32>
        %96 = math.fma %94, %76, %49 : vector<16xf32>
        %97 = arith.addi %34, %90 : index
        %98 = arith.addi %97, %c7 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %58, %50 : vector<16xf32>
        %102 = math.fma %100, %76, %51 : vector<16xf32>
        %103 = arith.addi %32, %90 : index
        %104 = arith.addi %103, %c5 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %62, %95 : vector<16xf32>
        %108 = math.fma %106, %80, %96 : vector<16xf32>
        %109 = arith.addi %34, %90 : index
        %110 = arith.addi %109, %c5 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %62, %101 : vector<16xf32>
        %114 = math.fma %112, %80, %102 : vector<16xf32>
        %115 = arith.addi %32, %90 : index
        %116 = arith.addi %115, %c6 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %66, %107 : vector<16xf32>
        %120 = math.fma %118, %84, %108 : vector<16xf32>
        %121 = arith.addi %34, %90 : index
        %122 = arith.addi %121, %c6 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %66, %113 : vector<16xf32>
        %126 = math.fma %124, %84, %114 : vector<16xf32>
        %127 = arith.addi %32, %90 : index
        %128 = arith.addi %127, %c16 : index
        %129 = memref.load %x[%128] : memref<?xf32>
        %130 = vector.broadcast %129 : f32 to vector<16xf32>
        %131 = math.fma %130, %70, %119 : vector<16xf32>
        %132 = math.fma %130, %88, %120 : vector<16xf32>
        %133 = arith.addi %34, %90 : index
        %134 = arith.addi %133, %c16 : index
        %135 = memref.load %x[%134] : memref<?xf32>
        %136 = vector.broadcast %135 : f32 to vector<16xf32>
        %137 = math.fma %136, %70, %125 : vector<16xf32>
        %138 = math.fma %136, %88, %126 : vector<16xf32>
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
