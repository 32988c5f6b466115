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
        %49 = arith.muli %43, %c6 : index
        %50 = arith.addi %42, %49 : index
        %51 = arith.muli %43, %c13 : index
        %52 = arith.addi %35, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<64xi8>
        %55 = vector.bitcast %54 : vector<64xi8> to vector<16xf32>
        %56 = arith.muli %43, %c13 : index
        %57 = arith.addi %37, %56 : index
        %58 = arith.addi %57, %c7 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<64xi8>
        %60 = vector.bitcast %59 : vector<64xi8> to vector<16xf32>
        %61 = arith.muli %43, %c13 : index
        %62 = arith.addi %39, %61 : index
        %63 = arith.addi %62, %c7 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<64xi8>
        %65 = vector.bitcast %64 : vector<64xi8> to vector<16xf32>
        %66 = arith.muli %43, %c13 : index
        %67 = arith.addi %41, %66 : index
        %68 = arith.addi %67, %c7 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %26, %50 : index
        %72 = arith.addi %71, %c7 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %55, %44 : vector<16xf32>
        %76 = math.fma %74, %60, %45 : vector<16xf32>
        %77 = math.fma %74, %65, %46 : vector<16xf32>
        %78 = math.fma %74, %70, %47 : vector<16xf32>
        %79 = arith.addi %52, %c14 : index
        %80 = vector.load %w[%79] : memref<?xi8>, vector<64xi8>
        %81 = vector.bitcast %80 : vector<64xi8> to vector<16xf32>
        %82 = arith.addi %57, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<64xi8>
        %84 = vector.bitcast %83 : vector<64xi8> to vector<16xf32>
        %85 = arith.addi %62, %c14 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<64xi8>
        %87 = vector.bitcast %86 : vector<64xi8> to vector<16xf32>
        %88 = arith.addi %67, %c14 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<64xi8>
        %90 = vector.bitcast %89 : vector<64xi8> to vector<16xf32>
        %91 = arith.addi %26, %50 : index
        %92 = arith.addi %91, %c1 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %81, %75 : vector<16xf32>
        %96 = math.fma %94, %84, %76 : vector<16xf32>
        %97 = math.fma %94, %87, %77 : vector<16xf32>
        %98 = math.fma %94, %90, %78 : vector<16xf32>
        %99 = arith.addi %52, %c15 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<64xi8>
        %101 = vector.bitcast %100 : vector<64xi8> to vector<16xf32>
        %102 = arith.addi %57, %c15 : index
        %103 = vector.load %w[%102] : memref<?xi8>, vector<64xi8>
        %104 = vector.bitcast %103 : vector<64xi8> to vector<16xf32>
        %105 = arith.addi %62, %c15 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<64xi8>
        %107 = vector.bitcast %106 : vector<64xi8> to vector<16xf32>
        %108 = arith.addi %67, %c15 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<64xi8>
        %110 = vector.bitcast %109 : vector<64xi8> to vector<16xf32>
        %111 = arith.addi %26, %50 : index
        %112 = arith.addi %111, %c8 : index
        %113 = memref.load %x[%112] : memref<?xf32>
        %114 = vector.broadcast %113 : f32 to vector<16xf32>
        %115 = math.fma %114, %101, %95 : vector<16xf32>
        %116 = math.fma %114, %104, %96 : vector<16xf32>
        %117 = math.fma %114, %107, %97 : vector<16xf32>
        %118 = math.fma %114, %110, %98 : vector<16xf32>
        %119 = arith.addi %52, %c16 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<64xi8>
        %121 = vector.bitcast %120 : vector<64xi8> to vector<16xf32>
        %122 = arith.addi %57, %c16 : index
        %123 = vector.load %w[%122] : memref<?xi8>, vector<64xi8>
        %124 = vector.bitcast %123 : vector<64xi8> to vector<16xf32>
        %125 = arith.addi %62, %c16 : index
        %126 = vector.load %w[%125] : memref<?xi8>, vector<64xi8>
        %127 = vector.bitcast %126 : vector<64xi8> to vector<16xf32>
        %128 = arith.addi %67, %c16 : index
        %129 = vector.load %w[%128] : memref<?xi8>, vector<64xi8>
        %130 = vector.bitcast %129 : vector<64xi8> to vector<16xf32>
        %131 = arith.addi %26, %50 : index
        %132 = arith.addi %131, %c9 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %121, %115 : vector<16xf32>
        %136 = math.fma %134, %124, %116 : vector<16xf32>
        %137 = math.fma %134, %127, %117 : vector<16xf32>
        %138 = math.fma %134, %130, %118 : vector<16xf32>
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
