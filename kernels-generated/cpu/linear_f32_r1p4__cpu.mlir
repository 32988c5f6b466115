// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f32', shape=Shape(rows=1, panels=4))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f32_r1p4__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 3 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 256 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 128 : index
  %c16 = arith.constant 192 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
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
  %11 = arith.muli %3, %c6 : index
  %12 = arith.addi %11, %c8 : index
  %13 = arith.muli %12, %2 : index
  %14 = arith.muli %3, %c6 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %2 : index
  %17 = memref.load %step[%countAt] : memref<?xi32>
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %4, %rowsPerBlock : index
  %20 = arith.addi %19, %rowsPerBlock : index
  %21 = arith.minsi %20, %18 : index
  scf.for %22 = %19 to %21 step %c1 {
    %23 = arith.subi %21, %c1 : index
    %24 = arith.addi %22, %c7 : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.muli %25, %inputFeatures : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %33:4 = scf.for %28 = %c7 to %27 step %c1 iter_args(%29 = %c12, %30 = %c12, %31 = %c12, %32 = %c12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %34 = arith.muli %28, %c5 : index
      %35 = arith.addi %7, %34 : index
      %36 = arith.muli %28, %c5 : index
      %37 = arith.addi %10, %36 : index
      %38 = arith.muli %28, %c5 : index
      %39 = arith.addi %13, %38 : index
      %40 = arith.muli %28, %c5 : index
      %41 = arith.addi %16, %40 : index
      %42 = arith.muli %28, %c4 : index
      %48:4 = scf.for %43 = %c7 to %c6 step %c1 iter_args(%44 = %29, %45 = %30, %46 = %31, %47 = %32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %49 = arith.muli %43, %c13 : index
        %50 = arith.addi %35, %49 : index
        %51 = arith.addi %50, %c7 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<64xi8>
        %53 = vector.bitcast %52 : vector<64xi8> to vector<16xf32>
        %54 = arith.addi %50, %c14 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<64xi8>
        %56 = vector.bitcast %55 : vector<64xi8> to vector<16xf32>
        %57 = arith.addi %50, %c15 : index
        %58 = vector.load %w[%57] : memref<?xi8>, vector<64xi8>
        %59 = vector.bitcast %58 : vector<64xi8> to vector<16xf32>
        %60 = arith.addi %50, %c16 : index
        %61 = vector.load %w[%60] : memref<?xi8>, vector<64xi8>
        %62 = vector.bitcast %61 : vector<64xi8> to vector<16xf32>
        %63 = arith.muli %43, %c13 : index
        %64 = arith.addi %37, %63 : index
        %65 = arith.addi %64, %c7 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %64, %c14 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %64, %c15 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<64xi8>
        %73 = vector.bitcast %72 : vector<64xi8> to vector<16xf32>
        %74 = arith.addi %64, %c16 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<64xi8>
        %76 = vector.bitcast %75 : vector<64xi8> to vector<16xf32>
        %77 = arith.muli %43, %c13 : index
        %78 = arith.addi %39, %77 : index
        %79 = arith.addi %78, %c7 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<64xi8>
        %81 = vector.bitcast %80 : vector<64xi8> to vector<16xf32>
        %82 = arith.addi %78, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<64xi8>
        %84 = vector.bitcast %83 : vector<64xi8> to vector<16xf32>
        %85 = arith.addi %78, %c15 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<64xi8>
        %87 = vector.bitcast %86 : vector<64xi8> to vector<16xf32>
        %88 = arith.addi %78, %c16 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
        %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
        %91 = arith.muli %43, %c13 : index
        %92 = arith.addi %41, %91 : index
        %93 = arith.addi %92, %c7 : index
        %94 = vector.load %w[%93] : memref<?xi8>, vector<64xi8>
        %95 = vector.bitcast %94 : vector<64xi8> to vector<16xf32>
        %96 = arith.addi %92, %c14 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<64xi8>
        %98 = vector.bitcast %97 : vector<64xi8> to vector<16xf32>
        %99 = arith.addi %92, %c15 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<64xi8>
        %101 = vector.bitcast %100 : vector<64xi8> to vector<16xf32>
        %102 = arith.addi %92, %c16 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<64xi8>
        %104 = vector.bitcast %103 : vector<64xi8> to vector<16xf32>
        %105 = arith.muli %43, %c6 : index
        %106 = arith.addi %42, %105 : index
        %107 = arith.addi %26, %106 : index
        %108 = arith.addi %107, %c7 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %53, %44 : vector<16xf32>
        %112 = math.fma %110, %67, %45 : vector<16xf32>
        %113 = math.fma %110, %81, %46 : vector<16xf32>
        %114 = math.fma %110, %95, %47 : vector<16xf32>
        %115 = arith.addi %26, %106 : index
        %116 = arith.addi %115, %c1 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %56, %111 : vector<16xf32>
        %120 = math.fma %118, %70, %112 : vector<16xf32>
        %121 = math.fma %118, %84, %113 : vector<16xf32>
        %122 = math.fma %118, %98, %114 : vector<16xf32>
        %123 = arith.addi %26, %106 : index
        %124 = arith.addi %123, %c8 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %59, %119 : vector<16xf32>
        %128 = math.fma %126, %73, %120 : vector<16xf32>
        %129 = math.fma %126, %87, %121 : vector<16xf32>
        %130 = math.fma %126, %101, %122 : vector<16xf32>
        %131 = arith.addi %26, %106 : index
        %132 = arith.addi %131, %c9 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %62, %127 : vector<16xf32>
        %136 = math.fma %134, %76, %128 : vector<16xf32>
        %137 = math.fma %134, %90, %129 : vector<16xf32>
        %138 = math.fma %134, %104, %130 : vector<16xf32>
        scf.yield %135, %136, %137, %138 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %139 = arith.addi %22, %c7 : index
    %140 = arith.cmpi slt, %139, %21 : index
    scf.if %140 {
      %141 = arith.muli %139, %outputFeatures : index
      %142 = arith.muli %3, %c14 : index
      %143 = arith.addi %141, %142 : index
      scf.if %0 {
        %144 = arith.addi %143, %c7 : index
        %145 = vector.load %residual[%144] : memref<?xf32>, vector<16xf32>
        %146 = arith.addf %145, %33#0 : vector<16xf32>
        %147 = arith.addi %143, %c7 : index
        vector.store %146, %out[%147] : memref<?xf32>, vector<16xf32>
      } else {
        %148 = arith.addi %143, %c7 : index
        vector.store %33#0, %out[%148] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %149 = arith.addi %143, %c4 : index
        %150 = vector.load %residual[%149] : memref<?xf32>, vector<16xf32>
        %151 = arith.addf %150, %33#1 : vector<16xf32>
        %152 = arith.addi %143, %c4 : index
        vector.store %151, %out[%152] : memref<?xf32>, vector<16xf32>
      } else {
        %153 = arith.addi %143, %c4 : index
        vector.store %33#1, %out[%153] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %154 = arith.addi %143, %c17 : index
        %155 = vector.load %residual[%154] : memref<?xf32>, vector<16xf32>
        %156 = arith.addf %155, %33#2 : vector<16xf32>
        %157 = arith.addi %143, %c17 : index
        vector.store %156, %out[%157] : memref<?xf32>, vector<16xf32>
      } else {
        %158 = arith.addi %143, %c17 : index
        vector.store %33#2, %out[%158] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %159 = arith.addi %143, %c18 : index
        %160 = vector.load %residual[%159] : memref<?xf32>, vector<16xf32>
        %161 = arith.addf %160, %33#3 : vector<16xf32>
        %162 = arith.addi %143, %c18 : index
        vector.store %161, %out[%162] : memref<?xf32>, vector<16xf32>
      } else {
        %163 = arith.addi %143, %c18 : index
        vector.store %33#3, %out[%163] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
