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
        %42 = arith.muli %36, %c12 : index
        %43 = arith.addi %32, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<64xi8>
        %46 = vector.bitcast %45 : vector<64xi8> to vector<16xf32>
        %47 = arith.addi %43, %c13 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<64xi8>
        %49 = vector.bitcast %48 : vector<64xi8> to vector<16xf32>
        %50 = arith.addi %43, %c14 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<64xi8>
        %52 = vector.bitcast %51 : vector<64xi8> to vector<16xf32>
        %53 = arith.addi %43, %c15 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
        %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
        %56 = arith.muli %36, %c12 : index
        %57 = arith.addi %34, %56 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<64xi8>
        %60 = vector.bitcast %59 : vector<64xi8> to vector<16xf32>
        %61 = arith.addi %57, %c13 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<64xi8>
        %63 = vector.bitcast %62 : vector<64xi8> to vector<16xf32>
        %64 = arith.addi %57, %c14 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<64xi8>
        %66 = vector.bitcast %65 : vector<64xi8> to vector<16xf32>
        %67 = arith.addi %57, %c15 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<64xi8>
        %69 = vector.bitcast %68 : vector<64xi8> to vector<16xf32>
        %70 = arith.muli %36, %c11 : index
        %71 = arith.addi %35, %70 : index
        %72 = arith.addi %22, %71 : index
        %73 = arith.addi %72, %c7 : index
        %74 = memref.load %x[%73] : memref<?xf32>
        %75 = vector.broadcast %74 : f32 to vector<16xf32>
        %76 = math.fma %75, %46, %37 : vector<16xf32>
        %77 = math.fma %75, %60, %38 : vector<16xf32>
        %78 = arith.addi %23, %71 : index
        %79 = arith.addi %78, %c7 : index
        %80 = memref.load %x[%79] : memref<?xf32>
        %81 = vector.broadcast %80 : f32 to vector<16xf32>
        %82 = math.fma %81, %46, %39 : vector<16xf32>
        %83 = math.fma %81, %60, %40 : vector<16xf32>
        %84 = arith.addi %22, %71 : index
        %85 = arith.addi %84, %c1 : index
        %86 = memref.load %x[%85] : memref<?xf32>
        %87 = vector.broadcast %86 : f32 to vector<16xf32>
        %88 = math.fma %87, %49, %76 : vector<16xf32>
        %89 = math.fma %87, %63, %77 : vector<16xf32>
        %90 = arith.addi %23, %71 : index
        %91 = arith.addi %90, %c1 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %49, %82 : vector<16xf32>
        %95 = math.fma %93, %63, %83 : vector<16xf32>
        %96 = arith.addi %22, %71 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %52, %88 : vector<16xf32>
        %101 = math.fma %99, %66, %89 : vector<16xf32>
        %102 = arith.addi %23, %71 : index
        %103 = arith.addi %102, %c6 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %52, %94 : vector<16xf32>
        %107 = math.fma %105, %66, %95 : vector<16xf32>
        %108 = arith.addi %22, %71 : index
        %109 = arith.addi %108, %c16 : index
        %110 = memref.load %x[%109] : memref<?xf32>
        %111 = vector.broadcast %110 : f32 to vector<16xf32>
        %112 = math.fma %111, %55, %100 : vector<16xf32>
        %113 = math.fma %111, %69, %101 : vector<16xf32>
        %114 = arith.addi %23, %71 : index
        %115 = arith.addi %114, %c16 : index
        %116 = memref.load %x[%115] : memref<?xf32>
        %117 = vector.broadcast %116 : f32 to vector<16xf32>
        %118 = math.fma %117, %55, %106 : vector<16xf32>
        %119 = math.fma %117, %69, %107 : vector<16xf32>
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
