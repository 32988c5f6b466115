// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 128 : index
  %c15 = arith.constant 192 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant 32 : index
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
      %35 = arith.muli %25, %c4 : index
      %41:4 = scf.for %36 = %c7 to %c11 step %c1 iter_args(%37 = %26, %38 = %27, %39 = %28, %40 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %36, %c11 : index
        %43 = arith.addi %35, %42 : index
        %44 = arith.muli %36, %c12 : index
        %45 = arith.addi %32, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<64xi8>
        %48 = vector.bitcast %47 : vector<64xi8> to vector<16xf32>
        %49 = arith.muli %36, %c12 : index
        %50 = arith.addi %34, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %22, %43 : index
        %55 = arith.addi %54, %c7 : index
        %56 = memref.load %x[%55] : memref<?xf32>
        %57 = vector.broadcast %56 : f32 to vector<16xf32>
        %58 = math.fma %57, %48, %37 : vector<16xf32>
        %59 = math.fma %57, %53, %38 : vector<16xf32>
        %60 = arith.addi %23, %43 : index
        %61 = arith.addi %60, %c7 : index
        %62 = memref.load %x[%61] : memref<?xf32>
        %63 = vector.broadcast %62 : f32 to vector<16xf32>
        %64 = math.fma %63, %48, %39 : vector<16xf32>
        %65 = math.fma %63, %53, %40 : vector<16xf32>
        %66 = arith.addi %45, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<64xi8>
        %68 = vector.bitcast %67 : vector<64xi8> to vector<16xf32>
        %69 = arith.addi %50, %c13 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<64xi8>
        %71 = vector.bitcast %70 : vector<64xi8> to vector<16xf32>
        %72 = arith.addi %22, %43 : index
        %73 = arith.addi %72, %c1 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %68, %58 : vector<16xf32>
        %77 = math.fma %75, %71, %59 : vector<16xf32>
        %78 = arith.addi %23, %43 : index
        %79 = arith.addi %78, %c1 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %68, %64 : vector<16xf32>
        %83 = math.fma %81, %71, %65 : vector<16xf32>
        %84 = arith.addi %45, %c14 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<64xi8>
        %86 = vector.bitcast %85 : vector<64xi8> to vector<16xf32>
        %87 = arith.addi %50, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<64xi8>
        %89 = vector.bitcast %88 : vector<64xi8> to vector<16xf32>
        %90 = arith.addi %22, %43 : index
        %91 = arith.addi %90, %c6 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %86, %76 : vector<16xf32>
        %95 = math.fma %93, %89, %77 : vector<16xf32>
        %96 = arith.addi %23, %43 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %86, %82 : vector<16xf32>
        %101 = math.fma %99, %89, %83 : vector<16xf32>
        %102 = arith.addi %45, %c15 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<64xi8>
        %104 = vector.bitcast %103 : vector<64xi8> to vector<16xf32>
        %105 = arith.addi %50, %c15 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<64xi8>
        %107 = vector.bitcast %106 : vector<64xi8> to vector<16xf32>
        %108 = arith.addi %22, %43 : index
        %109 = arith.addi %108, %c16 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %104, %94 : vector<16xf32>
        %113 = math.fma %111, %107, %95 : vector<16xf32>
        %114 = arith.addi %23, %43 : index
        %115 = arith.addi %114, %c16 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %104, %100 : vector<16xf32>
        %119 = math.fma %117, %107, %101 : vector<16xf32>
        scf.yield %112, %113, %118, %119 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1, %41#2, %41#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %120 = arith.addi %16, %c7 : index
    %121 = arith.cmpi slt, %120, %15 : index
    scf.if %121 {
      %122 = arith.muli %120, %outputFeatures : index
      %123 = arith.muli %3, %c17 : index
      %124 = arith.addi %122, %123 : index
      scf.if %0 {
        %125 = arith.addi %124, %c7 : index
        %126 = vector.load %residual[%125] : memref<?xf32>, vector<16xf32>
        %127 = arith.addf %126, %30#0 : vector<16xf32>
        %128 = arith.addi %124, %c7 : index
        vector.store %127, %out[%128] : memref<?xf32>, vector<16xf32>
      } else {
        %129 = arith.addi %124, %c7 : index
        vector.store %30#0, %out[%129] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %130 = arith.addi %124, %c4 : index
        %131 = vector.load %residual[%130] : memref<?xf32>, vector<16xf32>
        %132 = arith.addf %131, %30#1 : vector<16xf32>
        %133 = arith.addi %124, %c4 : index
        vector.store %132, %out[%133] : memref<?xf32>, vector<16xf32>
      } else {
        %134 = arith.addi %124, %c4 : index
        vector.store %30#1, %out[%134] : memref<?xf32>, vector<16xf32>
      }
    }
    %135 = arith.addi %16, %c1 : index
    %136 = arith.cmpi slt, %135, %15 : index
    scf.if %136 {
      %137 = arith.muli %135, %outputFeatures : index
      %138 = arith.muli %3, %c17 : index
      %139 = arith.addi %137, %138 : index
      scf.if %0 {
        %140 = arith.addi %139, %c7 : index
        %141 = vector.load %residual[%140] : memref<?xf32>, vector<16xf32>
        %142 = arith.addf %141, %30#2 : vector<16xf32>
        %143 = arith.addi %139, %c7 : index
        vector.store %142, %out[%143] : memref<?xf32>, vector<16xf32>
      } else {
        %144 = arith.addi %139, %c7 : index
        vector.store %30#2, %out[%144] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %145 = arith.addi %139, %c4 : index
        %146 = vector.load %residual[%145] : memref<?xf32>, vector<16xf32>
        %147 = arith.addf %146, %30#3 : vector<16xf32>
        %148 = arith.addi %139, %c4 : index
        vector.store %147, %out[%148] : memref<?xf32>, vector<16xf32>
      } else {
        %149 = arith.addi %139, %c4 : index
        vector.store %30#3, %out[%149] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
