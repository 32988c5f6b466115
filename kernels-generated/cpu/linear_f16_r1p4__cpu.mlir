// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=1, panels=4))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r1p4__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 3 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c12 = arith.constant dense<0x00000000> : vector<16xf32>
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 96 : index
  %c17 = arith.constant 48 : index
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
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = arith.addi %50, %c14 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = arith.addi %50, %c15 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.addi %50, %c16 : index
        %64 = vector.load %w[%63] : memref<?xi8>, vector<32xi8>
        %65 = vector.bitcast %64 : vector<32xi8> to vector<16xf16>
        %66 = arith.extf %65 : vector<16xf16> to vector<16xf32>
        %67 = arith.muli %43, %c13 : index
        %68 = arith.addi %37, %67 : index
        %69 = arith.addi %68, %c7 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %68, %c14 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.addi %68, %c15 : index
        %78 = vector.load %w[%77] : memref<?xi8>, vector<32xi8>
        %79 = vector.bitcast %78 : vector<32xi8> to vector<16xf16>
        %80 = arith.extf %79 : vector<16xf16> to vector<16xf32>
        %81 = arith.addi %68, %c16 : index
        %82 = vector.load %w[%81] : memref<?xi8>, vector<32xi8>
        %83 = vector.bitcast %82 : vector<32xi8> to vector<16xf16>
        %84 = arith.extf %83 : vector<16xf16> to vector<16xf32>
        %85 = arith.muli %43, %c13 : index
        %86 = arith.addi %39, %85 : index
        %87 = arith.addi %86, %c7 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %86, %c14 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %86, %c15 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = arith.addi %86, %c16 : index
        %100 = vector.load %w[%99] : memref<?xi8>, vector<32xi8>
        %101 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
        %102 = arith.extf %101 : vector<16xf16> to vector<16xf32>
        %103 = arith.muli %43, %c13 : index
        %104 = arith.addi %41, %103 : index
        %105 = arith.addi %104, %c7 : index
        %106 = vector.load %w[%105] : memref<?xi8>, vector<32xi8>
        %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
        %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
        %109 = arith.addi %104, %c14 : index
        %110 = vector.load %w[%109] : memref<?xi8>, vector<32xi8>
        %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
        %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
        %113 = arith.addi %104, %c15 : index
        %114 = vector.load %w[%113] : memref<?xi8>, vector<32xi8>
        %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
        %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
        %117 = arith.addi %104, %c16 : index
        %118 = vector.load %w[%117] : memref<?xi8>, vector<32xi8>
        %119 = vector.bitcast %118 : vector<32xi8> to vector<16xf16>
        %120 = arith.extf %119 : vector<16xf16> to vector<16xf32>
        %121 = arith.muli %43, %c6 : index
        %122 = arith.addi %42, %121 : index
        %123 = arith.addi %26, %122 : index
        %124 = arith.addi %123, %c7 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %54, %44 : vector<16xf32>
        %128 = math.fma %126, %72, %45 : vector<16xf32>
        %129 = math.fma %126, %90, %46 : vector<16xf32>
        %130 = math.fma %126, %108, %47 : vector<16xf32>
        %131 = arith.addi %26, %122 : index
        %132 = arith.addi %131, %c1 : index
        %133 = memref.load %x[%132] : memref<?xf32>
        %134 = vector.broadcast %133 : f32 to vector<16xf32>
        %135 = math.fma %134, %58, %127 : vector<16xf32>
        %136 = math.fma %134, %76, %128 : vector<16xf32>
        %137 = math.fma %134, %94, %129 : vector<16xf32>
        %138 = math.fma %134, %112, %130 : vector<16xf32>
        %139 = arith.addi %26, %122 : index
        %140 = arith.addi %139, %c8 : index
        %141 = memref.load %x[%140] : memref<?xf32>
        %142 = vector.broadcast %141 : f32 to vector<16xf32>
        %143 = math.fma %142, %62, %135 : vector<16xf32>
        %144 = math.fma %142, %80, %136 : vector<16xf32>
        %145 = math.fma %142, %98, %137 : vector<16xf32>
        %146 = math.fma %142, %116, %138 : vector<16xf32>
        %147 = arith.addi %26, %122 : index
        %148 = arith.addi %147, %c9 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %66, %143 : vector<16xf32>
        %152 = math.fma %150, %84, %144 : vector<16xf32>
        %153 = math.fma %150, %102, %145 : vector<16xf32>
        %154 = math.fma %150, %120, %146 : vector<16xf32>
        scf.yield %151, %152, %153, %154 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %48#0, %48#1, %48#2, %48#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %155 = arith.addi %22, %c7 : index
    %156 = arith.cmpi slt, %155, %21 : index
    scf.if %156 {
      %157 = arith.muli %155, %outputFeatures : index
      %158 = arith.muli %3, %c15 : index
      %159 = arith.addi %157, %158 : index
      scf.if %0 {
        %160 = arith.addi %159, %c7 : index
        %161 = vector.load %residual[%160] : memref<?xf32>, vector<16xf32>
        %162 = arith.addf %161, %33#0 : vector<16xf32>
        %163 = arith.addi %159, %c7 : index
        vector.store %162, %out[%163] : memref<?xf32>, vector<16xf32>
      } else {
        %164 = arith.addi %159, %c7 : index
        vector.store %33#0, %out[%164] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %165 = arith.addi %159, %c4 : index
        %166 = vector.load %residual[%165] : memref<?xf32>, vector<16xf32>
        %167 = arith.addf %166, %33#1 : vector<16xf32>
        %168 = arith.addi %159, %c4 : index
        vector.store %167, %out[%168] : memref<?xf32>, vector<16xf32>
      } else {
        %169 = arith.addi %159, %c4 : index
        vector.store %33#1, %out[%169] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %170 = arith.addi %159, %c14 : index
        %171 = vector.load %residual[%170] : memref<?xf32>, vector<16xf32>
        %172 = arith.addf %171, %33#2 : vector<16xf32>
        %173 = arith.addi %159, %c14 : index
        vector.store %172, %out[%173] : memref<?xf32>, vector<16xf32>
      } else {
        %174 = arith.addi %159, %c14 : index
        vector.store %33#2, %out[%174] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %175 = arith.addi %159, %c17 : index
        %176 = vector.load %residual[%175] : memref<?xf32>, vector<16xf32>
        %177 = arith.addf %176, %33#3 : vector<16xf32>
        %178 = arith.addi %159, %c17 : index
        vector.store %177, %out[%178] : memref<?xf32>, vector<16xf32>
      } else {
        %179 = arith.addi %159, %c17 : index
        vector.store %33#3, %out[%179] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
