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
        %49 = arith.muli %43, %c6 : index
        %50 = arith.addi %42, %49 : index
        %51 = arith.muli %43, %c13 : index
        %52 = arith.addi %35, %51 : index
        %53 = arith.addi %52, %c7 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<32xi8>
        %55 = vector.bitcast %54 : vector<32xi8> to vector<16xf16>
        %56 = arith.extf %55 : vector<16xf16> to vector<16xf32>
        %57 = arith.muli %43, %c13 : index
        %58 = arith.addi %37, %57 : index
        %59 = arith.addi %58, %c7 : index
        %60 = vector.load %w[%59] : memref<?xi8>, vector<32xi8>
        %61 = vector.bitcast %60 : vector<32xi8> to vector<16xf16>
        %62 = arith.extf %61 : vector<16xf16> to vector<16xf32>
        %63 = arith.muli %43, %c13 : index
        %64 = arith.addi %39, %63 : index
        %65 = arith.addi %64, %c7 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
        %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
        %69 = arith.muli %43, %c13 : index
        %70 = arith.addi %41, %69 : index
        %71 = arith.addi %70, %c7 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = arith.addi %26, %50 : index
        %76 = arith.addi %75, %c7 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %56, %44 : vector<16xf32>
        %80 = math.fma %78, %62, %45 : vector<16xf32>
        %81 = math.fma %78, %68, %46 : vector<16xf32>
        %82 = math.fma %78, %74, %47 : vector<16xf32>
        %83 = arith.addi %52, %c14 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<32xi8>
        %85 = vector.bitcast %84 : vector<32xi8> to vector<16xf16>
        %86 = arith.extf %85 : vector<16xf16> to vector<16xf32>
        %87 = arith.addi %58, %c14 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %64, %c14 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %70, %c14 : index
        %96 = vector.load %w[%95] : memref<?xi8>, vector<32xi8>
        %97 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
        %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
        %99 = arith.addi %26, %50 : index
        %100 = arith.addi %99, %c1 : index
        %101 = memref.load %x[%100] : memref<?xf32>
        %102 = vector.broadcast %101 : f32 to vector<16xf32>
        %103 = math.fma %102, %86, %79 : vector<16xf32>
        %104 = math.fma %102, %90, %80 : vector<16xf32>
        %105 = math.fma %102, %94, %81 : vector<16xf32>
        %106 = math.fma %102, %98, %82 : vector<16xf32>
        %107 = arith.addi %52, %c15 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
        %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
        %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
        %111 = arith.addi %58, %c15 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
        %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
        %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
        %115 = arith.addi %64, %c15 : index
        %116 = vector.load %w[%115] : memref<?xi8>, vector<32xi8>
        %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
        %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
        %119 = arith.addi %70, %c15 : index
        %120 = vector.load %w[%119] : memref<?xi8>, vector<32xi8>
        %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
        %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
        %123 = arith.addi %26, %50 : index
        %124 = arith.addi %123, %c8 : index
        %125 = memref.load %x[%124] : memref<?xf32>
        %126 = vector.broadcast %125 : f32 to vector<16xf32>
        %127 = math.fma %126, %110, %103 : vector<16xf32>
        %128 = math.fma %126, %114, %104 : vector<16xf32>
        %129 = math.fma %126, %118, %105 : vector<16xf32>
        %130 = math.fma %126, %122, %106 : vector<16xf32>
        %131 = arith.addi %52, %c16 : index
        %132 = vector.load %w[%131] : memref<?xi8>, vector<32xi8>
        %133 = vector.bitcast %132 : vector<32xi8> to vector<16xf16>
        %134 = arith.extf %133 : vector<16xf16> to vector<16xf32>
        %135 = arith.addi %58, %c16 : index
        %136 = vector.load %w[%135] : memref<?xi8>, vector<32xi8>
        %137 = vector.bitcast %136 : vector<32xi8> to vector<16xf16>
        %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
        %139 = arith.addi %64, %c16 : index
        %140 = vector.load %w[%139] : memref<?xi8>, vector<32xi8>
        %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
        %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
        %143 = arith.addi %70, %c16 : index
        %144 = vector.load %w[%143] : memref<?xi8>, vector<32xi8>
        %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
        %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
        %147 = arith.addi %26, %50 : index
        %148 = arith.addi %147, %c9 : index
        %149 = memref.load %x[%148] : memref<?xf32>
        %150 = vector.broadcast %149 : f32 to vector<16xf32>
        %151 = math.fma %150, %134, %127 : vector<16xf32>
        %152 = math.fma %150, %138, %128 : vector<16xf32>
        %153 = math.fma %150, %142, %129 : vector<16xf32>
        %154 = math.fma %150, %146, %130 : vector<16xf32>
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
