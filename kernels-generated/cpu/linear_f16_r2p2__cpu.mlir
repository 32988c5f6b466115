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
        %42 = arith.muli %36, %c11 : index
        %43 = arith.addi %35, %42 : index
        %44 = arith.muli %36, %c12 : index
        %45 = arith.addi %32, %44 : index
        %46 = arith.addi %45, %c7 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xf16>
        %49 = arith.extf %48 : vector<16xf16> to vector<16xf32>
        %50 = arith.muli %36, %c12 : index
        %51 = arith.addi %34, %50 : index
        %52 = arith.addi %51, %c7 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<32xi8>
        %54 = vector.bitcast %53 : vector<32xi8> to vector<16xf16>
        %55 = arith.extf %54 : vector<16xf16> to vector<16xf32>
        %56 = arith.addi %22, %43 : index
        %57 = arith.addi %56, %c7 : index
        %58 = memref.load %x[%57] : memref<?xf32>
        %59 = vector.broadcast %58 : f32 to vector<16xf32>
        %60 = math.fma %59, %49, %37 : vector<16xf32>
        %61 = math.fma %59, %55, %38 : vector<16xf32>
        %62 = arith.addi %23, %43 : index
        %63 = arith.addi %62, %c7 : index
        %64 = memref.load %x[%63] : memref<?xf32>
        %65 = vector.broadcast %64 : f32 to vector<16xf32>
        %66 = math.fma %65, %49, %39 : vector<16xf32>
        %67 = math.fma %65, %55, %40 : vector<16xf32>
        %68 = arith.addi %45, %c13 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xf16>
        %71 = arith.extf %70 : vector<16xf16> to vector<16xf32>
        %72 = arith.addi %51, %c13 : index
        %73 = vector.load %w[%72] : memref<?xi8>, vector<32xi8>
        %74 = vector.bitcast %73 : vector<32xi8> to vector<16xf16>
        %75 = arith.extf %74 : vector<16xf16> to vector<16xf32>
        %76 = arith.addi %22, %43 : index
        %77 = arith.addi %76, %c1 : index
        %78 = memref.load %x[%77] : memref<?xf32>
        %79 = vector.broadcast %78 : f32 to vector<16xf32>
        %80 = math.fma %79, %71, %60 : vector<16xf32>
        %81 = math.fma %79, %75, %61 : vector<16xf32>
        %82 = arith.addi %23, %43 : index
        %83 = arith.addi %82, %c1 : index
        %84 = memref.load %x[%83] : memref<?xf32>
        %85 = vector.broadcast %84 : f32 to vector<16xf32>
        %86 = math.fma %85, %71, %66 : vector<16xf32>
        %87 = math.fma %85, %75, %67 : vector<16xf32>
        %88 = arith.addi %45, %c14 : index
        %89 = vector.load %w[%88] : memref<?xi8>, vector<32xi8>
        %90 = vector.bitcast %89 : vector<32xi8> to vector<16xf16>
        %91 = arith.extf %90 : vector<16xf16> to vector<16xf32>
        %92 = arith.addi %51, %c14 : index
        %93 = vector.load %w[%92] : memref<?xi8>, vector<32xi8>
        %94 = vector.bitcast %93 : vector<32xi8> to vector<16xf16>
        %95 = arith.extf %94 : vector<16xf16> to vector<16xf32>
        %96 = arith.addi %22, %43 : index
        %97 = arith.addi %96, %c6 : index
        %98 = memref.load %x[%97] : memref<?xf32>
        %99 = vector.broadcast %98 : f32 to vector<16xf32>
        %100 = math.fma %99, %91, %80 : vector<16xf32>
        %101 = math.fma %99, %95, %81 : vector<16xf32>
        %102 = arith.addi %23, %43 : index
        %103 = arith.addi %102, %c6 : index
        %104 = memref.load %x[%103] : memref<?xf32>
        %105 = vector.broadcast %104 : f32 to vector<16xf32>
        %106 = math.fma %105, %91, %86 : vector<16xf32>
        %107 = math.fma %105, %95, %87 : vector<16xf32>
        %108 = arith.addi %45, %c15 : index
        %109 = vector.load %w[%108] : memref<?xi8>, vector<32xi8>
        %110 = vector.bitcast %109 : vector<32xi8> to vector<16xf16>
        %111 = arith.extf %110 : vector<16xf16> to vector<16xf32>
        %112 = arith.addi %51, %c15 : index
        %113 = vector.load %w[%112] : memref<?xi8>, vector<32xi8>
        %114 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
        %115 = arith.extf %114 : vector<16xf16> to vector<16xf32>
        %116 = arith.addi %22, %43 : index
        %117 = arith.addi %116, %c16 : index
        %118 = memref.load %x[%117] : memref<?xf32>
        %119 = vector.broadcast %118 : f32 to vector<16xf32>
        %120 = math.fma %119, %111, %100 : vector<16xf32>
        %121 = math.fma %119, %115, %101 : vector<16xf32>
        %122 = arith.addi %23, %43 : index
        %123 = arith.addi %122, %c16 : index
        %124 = memref.load %x[%123] : memref<?xf32>
        %125 = vector.broadcast %124 : f32 to vector<16xf32>
        %126 = math.fma %125, %111, %106 : vector<16xf32>
        %127 = math.fma %125, %115, %107 : vector<16xf32>
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
