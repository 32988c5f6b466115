// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='q8_0', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant 3 : index
  %0 = arith.cmpi eq, %hasResidual, %c1 : index
  %1 = arith.divui %inputFeatures, %c4 : index
  %2 = arith.muli %1, %c5 : index
  %3 = wave.block 0
  %4 = wave.block 1
  %5 = arith.muli %3, %c6 : index
  %6 = arith.addi %5, %c7 : index
  %7 = arith.muli %6, %2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %8, %c1 : index
  %10 = arith.muli %9, %2 : index
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %4, %rowsPerBlock : index
  %14 = arith.addi %13, %rowsPerBlock : index
  %15 = arith.minsi %14, %12 : index
  scf.for %16 = %13 to %15 step %c6 {
    %17 = arith.subi %15, %c1 : index
    %18 = arith.addi %16, %c7 : index
    %19 = arith.minsi %18, %17 : index
    %20 = arith.addi %16, %c1 : index
    %21 = arith.minsi %20, %17 : index
    %22 = arith.muli %19, %inputFeatures : index
    %23 = arith.muli %21, %inputFeatures : index
    %24 = arith.divui %inputFeatures, %c4 : index
    %30:4 = scf.for %25 = %c7 to %24 step %c1 iter_args(%26 = %c10, %27 = %c10, %28 = %c10, %29 = %c10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %31 = arith.muli %25, %c5 : index
      %32 = arith.addi %7, %31 : index
      %33 = arith.muli %25, %c5 : index
      %34 = arith.addi %10, %33 : index
      %35 = vector.load %w[%32] : memref<?xi8>, vector<32xi8>
      %36 = vector.bitcast %35 : vector<32xi8> to vector<16xf16>
      %37 = arith.extf %36 : vector<16xf16> to vector<16xf32>
      %38 = vector.load %w[%34] : memref<?xi8>, vector<32xi8>
      %39 = vector.bitcast %38 : vector<32xi8> to vector<16xf16>
      %40 = arith.extf %39 : vector<16xf16> to vector<16xf32>
      %41 = arith.muli %25, %c4 : index
      %47:4 = scf.for %42 = %c7 to %c11 step %c1 iter_args(%43 = %26, %44 = %27, %45 = %28, %46 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %48 = arith.muli %42, %c12 : index
        %49 = arith.addi %41, %48 : index
        %50 = arith.addi %32, %c4 : index
        %51 = arith.muli %42, %c13 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %56, %37 : vector<16xf32>
        %58 = arith.addi %34, %c4 : index
        %59 = arith.muli %42, %c13 : index
        %60 = arith.addi %58, %59 : index
        %61 = arith.addi %60, %c7 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %40 : vector<16xf32>
        %66 = arith.addi %22, %49 : index
        %67 = arith.addi %66, %c7 : index
        %68 = memref.load %x[%67] : memref<?xf32>
        %69 = vector.broadcast %68 : f32 to vector<16xf32>
        %70 = math.fma %69, %57, %43 : vector<16xf32>
        %71 = math.fma %69, %65, %44 : vector<16xf32>
        %72 = arith.addi %23, %49 : index
        %73 = arith.addi %72, %c7 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %57, %45 : vector<16xf32>
        %77 = math.fma %75, %65, %46 : vector<16xf32>
        %78 = arith.addi %52, %c14 : index
        %79 = vector.load %w[%78] : memref<?xi8>, vector<16xi8>
        %80 = arith.extsi %79 : vector<16xi8> to vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.mulf %81, %37 : vector<16xf32>
        %83 = arith.addi %60, %c14 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<16xi8>
        %85 = arith.extsi %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.sitofp %85 : vector<16xi32> to vector<16xf32>
        %87 = arith.mulf %86, %40 : vector<16xf32>
        %88 = arith.addi %22, %49 : index
        %89 = arith.addi %88, %c1 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %82, %70 : vector<16xf32>
        %93 = math.fma %91, %87, %71 : vector<16xf32>
        %94 = arith.addi %23, %49 : index
        %95 = arith.addi %94, %c1 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %82, %76 : vector<16xf32>
        %99 = math.fma %97, %87, %77 : vector<16xf32>
        %100 = arith.addi %52, %c4 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<16xi8>
        %102 = arith.extsi %101 : vector<16xi8> to vector<16xi32>
        %103 = arith.sitofp %102 : vector<16xi32> to vector<16xf32>
        %104 = arith.mulf %103, %37 : vector<16xf32>
        %105 = arith.addi %60, %c4 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<16xi8>
        %107 = arith.extsi %106 : vector<16xi8> to vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = arith.mulf %108, %40 : vector<16xf32>
        %110 = arith.addi %22, %49 : index
        %111 = arith.addi %110, %c6 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %104, %92 : vector<16xf32>
        %115 = math.fma %113, %109, %93 : vector<16xf32>
        %116 = arith.addi %23, %49 : index
        %117 = arith.addi %116, %c6 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %104, %98 : vector<16xf32>
        %121 = math.fma %119, %109, %99 : vector<16xf32>
        %122 = arith.addi %52, %c15 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<16xi8>
        %124 = arith.extsi %123 : vector<16xi8> to vector<16xi32>
        %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
        %126 = arith.mulf %125, %37 : vector<16xf32>
        %127 = arith.addi %60, %c15 : index
        %128 = vector.load %w[%127] : memref<?xi8>, vector<16xi8>
        %129 = arith.extsi %128 : vector<16xi8> to vector<16xi32>
        %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
        %131 = arith.mulf %130, %40 : vector<16xf32>
        %132 = arith.addi %22, %49 : index
        %133 = arith.addi %132, %c16 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %126, %114 : vector<16xf32>
        %137 = math.fma %135, %131, %115 : vector<16xf32>
        %138 = arith.addi %23, %49 : index
        %139 = arith.addi %138, %c16 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %126, %120 : vector<16xf32>
        %143 = math.fma %141, %131, %121 : vector<16xf32>
        scf.yield %136, %137, %142, %143 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %47#0, %47#1, %47#2, %47#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %144 = arith.addi %16, %c7 : index
    %145 = arith.cmpi slt, %144, %15 : index
    scf.if %145 {
      %146 = arith.muli %144, %outputFeatures : index
      %147 = arith.muli %3, %c4 : index
      %148 = arith.addi %146, %147 : index
      scf.if %0 {
        %149 = arith.addi %148, %c7 : index
        %150 = vector.load %residual[%149] : memref<?xf32>, vector<16xf32>
        %151 = arith.addf %150, %30#0 : vector<16xf32>
        %152 = arith.addi %148, %c7 : index
        vector.store %151, %out[%152] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %148, %c7 : index
        vector.store %30#0, %out[%153] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %154 = arith.addi %148, %c14 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %30#1 : vector<16xf32>
        %157 = arith.addi %148, %c14 : index
        vector.store %156, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %148, %c14 : index
        vector.store %30#1, %out[%158] : memref<?xf32>, vector<16xf32>
      }
    }
    %159 = arith.addi %16, %c1 : index
    %160 = arith.cmpi slt, %159, %15 : index
    scf.if %160 {
      %161 = arith.muli %159, %outputFeatures : index
      %162 = arith.muli %3, %c4 : index
      %163 = arith.addi %161, %162 : index
      scf.if %0 {
        %164 = arith.addi %163, %c7 : index
        %165 = vector.load %residual[%164] : memref<?xf32>, vector<16xf32>
        %166 = arith.addf %165, %30#2 : vector<16xf32>
        %167 = arith.addi %163, %c7 : index
        vector.store %166, %out[%167] : memref<?xf32>, vector<16xf32>
      } else {
        %168 = arith.addi %163, %c7 : index
        vector.store %30#2, %out[%168] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %169 = arith.addi %163, %c14 : index
        %170 = vector.load %residual[%169] : memref<?xf32>, vector<16xf32>
        %171 = arith.addf %170, %30#3 : vector<16xf32>
        %172 = arith.addi %163, %c14 : index
        vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %163, %c14 : index
        vector.store %30#3, %out[%173] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
