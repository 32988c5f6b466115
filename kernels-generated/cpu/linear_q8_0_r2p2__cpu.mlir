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
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 4 : index
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
        %48 = arith.addi %32, %c4 : index
        %49 = arith.muli %42, %c12 : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<16xi8>
        %53 = arith.extsi %52 : vector<16xi8> to vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.mulf %54, %37 : vector<16xf32>
        %56 = arith.addi %50, %c13 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<16xi8>
        %58 = arith.extsi %57 : vector<16xi8> to vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %37 : vector<16xf32>
        %61 = arith.addi %50, %c4 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extsi %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.sitofp %63 : vector<16xi32> to vector<16xf32>
        %65 = arith.mulf %64, %37 : vector<16xf32>
        %66 = arith.addi %50, %c14 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<16xi8>
        %68 = arith.extsi %67 : vector<16xi8> to vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.mulf %69, %37 : vector<16xf32>
        %71 = arith.addi %34, %c4 : index
        %72 = arith.muli %42, %c12 : index
        %73 = arith.addi %71, %72 : index
        %74 = arith.addi %73, %c7 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extsi %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.sitofp %76 : vector<16xi32> to vector<16xf32>
        %78 = arith.mulf %77, %40 : vector<16xf32>
        %79 = arith.addi %73, %c13 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<16xi8>
        %81 = arith.extsi %80 : vector<16xi8> to vector<16xi32>
        %82 = arith.sitofp %81 : vector<16xi32> to vector<16xf32>
        %83 = arith.mulf %82, %40 : vector<16xf32>
        %84 = arith.addi %73, %c4 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extsi %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.mulf %87, %40 : vector<16xf32>
        %89 = arith.addi %73, %c14 : index
        %90 = vector.load %w[%89] : memref<?xi8>, vector<16xi8>
        %91 = arith.extsi %90 : vector<16xi8> to vector<16xi32>
        %92 = arith.sitofp %91 : vector<16xi32> to vector<16xf32>
        %93 = arith.mulf %92, %40 : vector<16xf32>
        %94 = arith.muli %42, %c15 : index
        %95 = arith.addi %41, %94 : index
        %96 = arith.addi %22, %95 : index
        %97 = arith.addi %96, %c7 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %55, %43 : vector<16xf32>
        %101 = math.fma %99, %78, %44 : vector<16xf32>
        %102 = arith.addi %23, %95 : index
        %103 = arith.addi %102, %c7 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %55, %45 : vector<16xf32>
        %107 = math.fma %105, %78, %46 : vector<16xf32>
        %108 = arith.addi %22, %95 : index
        %109 = arith.addi %108, %c1 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %60, %100 : vector<16xf32>
        %113 = math.fma %111, %83, %101 : vector<16xf32>
        %114 = arith.addi %23, %95 : index
        %115 = arith.addi %114, %c1 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %60, %106 : vector<16xf32>
        %119 = math.fma %117, %83, %107 : vector<16xf32>
        %120 = arith.addi %22, %95 : index
        %121 = arith.addi %120, %c6 : index
        %122 = memref.load %x[%121] : memref<?xf32>
        %123 = vector.broadcast %122 : f32 to vector<16xf32>
        %124 = math.fma %123, %65, %112 : vector<16xf32>
        %125 = math.fma %123, %88, %113 : vector<16xf32>
        %126 = arith.addi %23, %95 : index
        %127 = arith.addi %126, %c6 : index
        %128 = memref.load %x[%127] : memref<?xf32>
        %129 = vector.broadcast %128 : f32 to vector<16xf32>
        %130 = math.fma %129, %65, %118 : vector<16xf32>
        %131 = math.fma %129, %88, %119 : vector<16xf32>
        %132 = arith.addi %22, %95 : index
        %133 = arith.addi %132, %c16 : index
        %134 = memref.load %x[%133] : memref<?xf32>
        %135 = vector.broadcast %134 : f32 to vector<16xf32>
        %136 = math.fma %135, %70, %124 : vector<16xf32>
        %137 = math.fma %135, %93, %125 : vector<16xf32>
        %138 = arith.addi %23, %95 : index
        %139 = arith.addi %138, %c16 : index
        %140 = memref.load %x[%139] : memref<?xf32>
        %141 = vector.broadcast %140 : f32 to vector<16xf32>
        %142 = math.fma %141, %70, %130 : vector<16xf32>
        %143 = math.fma %141, %93, %131 : vector<16xf32>
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
        %154 = arith.addi %148, %c13 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %30#1 : vector<16xf32>
        %157 = arith.addi %148, %c13 : index
        vector.store %156, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %148, %c13 : index
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
        %169 = arith.addi %163, %c13 : index
        %170 = vector.load %residual[%169] : memref<?xf32>, vector<16xf32>
        %171 = arith.addf %170, %30#3 : vector<16xf32>
        %172 = arith.addi %163, %c13 : index
        vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
      } else {
        %173 = arith.addi %163, %c13 : index
        vector.store %30#3, %out[%173] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
