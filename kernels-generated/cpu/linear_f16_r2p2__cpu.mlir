// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: Linear(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %hasResidual = wave.param "hasResidual" : index
  %c1 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 512 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c10 = arith.constant dense<0x00000000> : vector<16xf32>
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 128 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
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
      %35 = arith.muli %25, %c4 : index
      %41:4 = scf.for %36 = %c7 to %c11 step %c1 iter_args(%37 = %26, %38 = %27, %39 = %28, %40 = %29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %42 = arith.muli %36, %c12 : index
        %43 = arith.addi %32, %42 : index
        %44 = arith.addi %43, %c7 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<32xi8>
        %46 = vector.bitcast %45 : vector<32xi8> to vector<16xf16>
        %47 = arith.extf %46 : vector<16xf16> to vector<16xf32>
        %48 = arith.addi %43, %c13 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xf16>
        %51 = arith.extf %50 : vector<16xf16> to vector<16xf32>
        %52 = arith.addi %43, %c14 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %43, %c15 : index
        %57 = vector.load %w[%56] : memref<?xi8>, vector<32xi8>
        %58 = vector.bitcast %57 : vector<32xi8> to vector<16xf16>
        %59 = arith.extf %58 : vector<16xf16> to vector<16xf32>
        %60 = arith.muli %36, %c12 : index
        %61 = arith.addi %34, %60 : index
        %62 = arith.addi %61, %c7 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xf16>
        %65 = arith.extf %64 : vector<16xf16> to vector<16xf32>
        %66 = arith.addi %61, %c13 : index
        %67 = vector.load %w[%66] : memref<?xi8>, vector<32xi8>
        %68 = vector.bitcast %67 : vector<32xi8> to vector<16xf16>
        %69 = arith.extf %68 : vector<16xf16> to vector<16xf32>
        %70 = arith.addi %61, %c14 : index
        %71 = vector.load %w[%70] : memref<?xi8>, vector<32xi8>
        %72 = vector.bitcast %71 : vector<32xi8> to vector<16xf16>
        %73 = arith.extf %72 : vector<16xf16> to vector<16xf32>
        %74 = arith.addi %61, %c15 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xf16>
        %77 = arith.extf %76 : vector<16xf16> to vector<16xf32>
        %78 = arith.muli %36, %c11 : index
        %79 = arith.addi %35, %78 : index
        %80 = arith.addi %22, %79 : index
        %81 = arith.addi %80, %c7 : index
        %82 = memref.load %x[%81] : memref<?xf32>
        %83 = vector.broadcast %82 : f32 to vector<16xf32>
        %84 = math.fma %83, %47, %37 : vector<16xf32>
        %85 = math.fma %83, %65, %38 : vector<16xf32>
        %86 = arith.addi %23, %79 : index
        %87 = arith.addi %86, %c7 : index
        %88 = memref.load %x[%87] : memref<?xf32>
        %89 = vector.broadcast %88 : f32 to vector<16xf32>
        %90 = math.fma %89, %47, %39 : vector<16xf32>
        %91 = math.fma %89, %65, %40 : vector<16xf32>
        %92 = arith.addi %22, %79 : index
        %93 = arith.addi %92, %c1 : index
        %94 = memref.load %x[%93] : memref<?xf32>
        %95 = vector.broadcast %94 : f32 to vector<16xf32>
        %96 = math.fma %95, %51, %84 : vector<16xf32>
        %97 = math.fma %95, %69, %85 : vector<16xf32>
        %98 = arith.addi %23, %79 : index
        %99 = arith.addi %98, %c1 : index
        %100 = memref.load %x[%99] : memref<?xf32>
        %101 = vector.broadcast %100 : f32 to vector<16xf32>
        %102 = math.fma %101, %51, %90 : vector<16xf32>
        %103 = math.fma %101, %69, %91 : vector<16xf32>
        %104 = arith.addi %22, %79 : index
        %105 = arith.addi %104, %c6 : index
        %106 = memref.load %x[%105] : memref<?xf32>
        %107 = vector.broadcast %106 : f32 to vector<16xf32>
        %108 = math.fma %107, %55, %96 : vector<16xf32>
        %109 = math.fma %107, %73, %97 : vector<16xf32>
        %110 = arith.addi %23, %79 : index
        %111 = arith.addi %110, %c6 : index
        %112 = memref.load %x[%111] : memref<?xf32>
        %113 = vector.broadcast %112 : f32 to vector<16xf32>
        %114 = math.fma %113, %55, %102 : vector<16xf32>
        %115 = math.fma %113, %73, %103 : vector<16xf32>
        %116 = arith.addi %22, %79 : index
        %117 = arith.addi %116, %c16 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %59, %108 : vector<16xf32>
        %121 = math.fma %119, %77, %109 : vector<16xf32>
        %122 = arith.addi %23, %79 : index
        %123 = arith.addi %122, %c16 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %59, %114 : vector<16xf32>
        %127 = math.fma %125, %77, %115 : vector<16xf32>
        scf.yield %120, %121, %126, %127 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %41#0, %41#1, %41#2, %41#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %128 = arith.addi %16, %c7 : index
    %129 = arith.cmpi slt, %128, %15 : index
    scf.if %129 {
      %130 = arith.muli %128, %outputFeatures : index
      %131 = arith.muli %3, %c13 : index
      %132 = arith.addi %130, %131 : index
      scf.if %0 {
        %133 = arith.addi %132, %c7 : index
        %134 = vector.load %residual[%133] : memref<?xf32>, vector<16xf32>
        %135 = arith.addf %134, %30#0 : vector<16xf32>
        %136 = arith.addi %132, %c7 : index
        vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
      } else {
        %137 = arith.addi %132, %c7 : index
        vector.store %30#0, %out[%137] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %138 = arith.addi %132, %c4 : index
        %139 = vector.load %residual[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.addf %139, %30#1 : vector<16xf32>
        %141 = arith.addi %132, %c4 : index
        vector.store %140, %out[%141] : memref<?xf32>, vector<16xf32>
      } else {
        %142 = arith.addi %132, %c4 : index
        vector.store %30#1, %out[%142] : memref<?xf32>, vector<16xf32>
      }
    }
    %143 = arith.addi %16, %c1 : index
    %144 = arith.cmpi slt, %143, %15 : index
    scf.if %144 {
      %145 = arith.muli %143, %outputFeatures : index
      %146 = arith.muli %3, %c13 : index
      %147 = arith.addi %145, %146 : index
      scf.if %0 {
        %148 = arith.addi %147, %c7 : index
        %149 = vector.load %residual[%148] : memref<?xf32>, vector<16xf32>
        %150 = arith.addf %149, %30#2 : vector<16xf32>
        %151 = arith.addi %147, %c7 : index
        vector.store %150, %out[%151] : memref<?xf32>, vector<16xf32>
      } else {
        %152 = arith.addi %147, %c7 : index
        vector.store %30#2, %out[%152] : memref<?xf32>, vector<16xf32>
      }
      scf.if %0 {
        %153 = arith.addi %147, %c4 : index
        %154 = vector.load %residual[%153] : memref<?xf32>, vector<16xf32>
        %155 = arith.addf %154, %30#3 : vector<16xf32>
        %156 = arith.addi %147, %c4 : index
        vector.store %155, %out[%156] : memref<?xf32>, vector<16xf32>
      } else {
        %157 = arith.addi %147, %c4 : index
        vector.store %30#3, %out[%157] : memref<?xf32>, vector<16xf32>
      }
    }
  }
  wave.return
}
