// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f16', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 512 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 128 : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant 96 : index
  %c15 = arith.constant 3 : index
  %c16 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c17 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
  %0 = arith.divui %inputFeatures, %c2 : index
  %1 = arith.muli %0, %c3 : index
  %2 = wave.block 0
  %3 = wave.block 1
  %4 = arith.muli %2, %c4 : index
  %5 = arith.addi %4, %c5 : index
  %6 = arith.muli %5, %1 : index
  %7 = arith.muli %2, %c4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.muli %8, %1 : index
  %10 = memref.load %step[%countAt] : memref<?xi32>
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.muli %3, %rowsPerBlock : index
  %13 = arith.addi %12, %rowsPerBlock : index
  %14 = arith.minsi %13, %11 : index
  scf.for %15 = %12 to %14 step %c4 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.addi %15, %c6 : index
    %20 = arith.minsi %19, %16 : index
    %21 = arith.muli %18, %inputFeatures : index
    %22 = arith.muli %20, %inputFeatures : index
    %23 = arith.divui %inputFeatures, %c2 : index
    %29:4 = scf.for %24 = %c5 to %23 step %c6 iter_args(%25 = %c9, %26 = %c9, %27 = %c9, %28 = %c9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %30 = arith.muli %24, %c3 : index
      %31 = arith.addi %6, %30 : index
      %32 = arith.muli %24, %c3 : index
      %33 = arith.addi %9, %32 : index
      %34 = arith.muli %24, %c2 : index
      %40:4 = scf.for %35 = %c5 to %c10 step %c6 iter_args(%36 = %25, %37 = %26, %38 = %27, %39 = %28) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %41 = arith.muli %35, %c11 : index
        %42 = arith.addi %31, %41 : index
        %43 = arith.addi %42, %c5 : index
        %44 = vector.load %w[%43] : memref<?xi8>, vector<32xi8>
        %45 = vector.bitcast %44 : vector<32xi8> to vector<16xf16>
        %46 = arith.extf %45 : vector<16xf16> to vector<16xf32>
        %47 = arith.addi %42, %c12 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xf16>
        %50 = arith.extf %49 : vector<16xf16> to vector<16xf32>
        %51 = arith.addi %42, %c13 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = arith.addi %42, %c14 : index
        %56 = vector.load %w[%55] : memref<?xi8>, vector<32xi8>
        %57 = vector.bitcast %56 : vector<32xi8> to vector<16xf16>
        %58 = arith.extf %57 : vector<16xf16> to vector<16xf32>
        %59 = arith.muli %35, %c11 : index
        %60 = arith.addi %33, %59 : index
        %61 = arith.addi %60, %c5 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<32xi8>
        %63 = vector.bitcast %62 : vector<32xi8> to vector<16xf16>
        %64 = arith.extf %63 : vector<16xf16> to vector<16xf32>
        %65 = arith.addi %60, %c12 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<32xi8>
        %67 = vector.bitcast %66 : vector<32xi8> to vector<16xf16>
        %68 = arith.extf %67 : vector<16xf16> to vector<16xf32>
        %69 = arith.addi %60, %c13 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<32xi8>
        %71 = vector.bitcast %70 : vector<32xi8> to vector<16xf16>
        %72 = arith.extf %71 : vector<16xf16> to vector<16xf32>
        %73 = arith.addi %60, %c14 : index
        %74 = vector.load %w[%73] : memref<?xi8>, vector<32xi8>
        %75 = vector.bitcast %74 : vector<32xi8> to vector<16xf16>
        %76 = arith.extf %75 : vector<16xf16> to vector<16xf32>
        %77 = arith.muli %35, %c10 : index
        %78 = arith.addi %34, %77 : index
        %79 = arith.addi %21, %78 : index
        %80 = arith.addi %79, %c5 : index
        %81 = memref.load %x[%80] : memref<?xf32>
        %82 = vector.broadcast %81 : f32 to vector<16xf32>
        %83 = math.fma %82, %46, %36 : vector<16xf32>
        %84 = math.fma %82, %64, %37 : vector<16xf32>
        %85 = arith.addi %22, %78 : index
        %86 = arith.addi %85, %c5 : index
        %87 = memref.load %x[%86] : memref<?xf32>
        %88 = vector.broadcast %87 : f32 to vector<16xf32>
        %89 = math.fma %88, %46, %38 : vector<16xf32>
        %90 = math.fma %88, %64, %39 : vector<16xf32>
        %91 = arith.addi %21, %78 : index
        %92 = arith.addi %91, %c6 : index
        %93 = memref.load %x[%92] : memref<?xf32>
        %94 = vector.broadcast %93 : f32 to vector<16xf32>
        %95 = math.fma %94, %50, %83 : vector<16xf32>
        %96 = math.fma %94, %68, %84 : vector<16xf32>
        %97 = arith.addi %22, %78 : index
        %98 = arith.addi %97, %c6 : index
        %99 = memref.load %x[%98] : memref<?xf32>
        %100 = vector.broadcast %99 : f32 to vector<16xf32>
        %101 = math.fma %100, %50, %89 : vector<16xf32>
        %102 = math.fma %100, %68, %90 : vector<16xf32>
        %103 = arith.addi %21, %78 : index
        %104 = arith.addi %103, %c4 : index
        %105 = memref.load %x[%104] : memref<?xf32>
        %106 = vector.broadcast %105 : f32 to vector<16xf32>
        %107 = math.fma %106, %54, %95 : vector<16xf32>
        %108 = math.fma %106, %72, %96 : vector<16xf32>
        %109 = arith.addi %22, %78 : index
        %110 = arith.addi %109, %c4 : index
        %111 = memref.load %x[%110] : memref<?xf32>
        %112 = vector.broadcast %111 : f32 to vector<16xf32>
        %113 = math.fma %112, %54, %101 : vector<16xf32>
        %114 = math.fma %112, %72, %102 : vector<16xf32>
        %115 = arith.addi %21, %78 : index
        %116 = arith.addi %115, %c15 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %58, %107 : vector<16xf32>
        %120 = math.fma %118, %76, %108 : vector<16xf32>
        %121 = arith.addi %22, %78 : index
        %122 = arith.addi %121, %c15 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %58, %113 : vector<16xf32>
        %126 = math.fma %124, %76, %114 : vector<16xf32>
        scf.yield %119, %120, %125, %126 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %40#0, %40#1, %40#2, %40#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %127 = arith.addi %15, %c5 : index
    %128 = arith.cmpi slt, %127, %14 : index
    scf.if %128 {
      %129 = arith.muli %127, %outputFeatures : index
      %130 = arith.muli %2, %c2 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.mulf %29#0, %c17 : vector<16xf32>
      %133 = wave.exp2 %132 : vector<16xf32>
      %134 = arith.addf %c16, %133 : vector<16xf32>
      %135 = arith.divf %29#0, %134 : vector<16xf32>
      %136 = arith.mulf %135, %29#1 : vector<16xf32>
      %137 = arith.addi %131, %c5 : index
      vector.store %136, %out[%137] : memref<?xf32>, vector<16xf32>
    }
    %138 = arith.addi %15, %c6 : index
    %139 = arith.cmpi slt, %138, %14 : index
    scf.if %139 {
      %140 = arith.muli %138, %outputFeatures : index
      %141 = arith.muli %2, %c2 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.mulf %29#2, %c17 : vector<16xf32>
      %144 = wave.exp2 %143 : vector<16xf32>
      %145 = arith.addf %c16, %144 : vector<16xf32>
      %146 = arith.divf %29#2, %145 : vector<16xf32>
      %147 = arith.mulf %146, %29#3 : vector<16xf32>
      %148 = arith.addi %142, %c5 : index
      vector.store %147, %out[%148] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
