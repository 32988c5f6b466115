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
        %41 = arith.muli %35, %c10 : index
        %42 = arith.addi %34, %41 : index
        %43 = arith.muli %35, %c11 : index
        %44 = arith.addi %31, %43 : index
        %45 = arith.addi %44, %c5 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<32xi8>
        %47 = vector.bitcast %46 : vector<32xi8> to vector<16xf16>
        %48 = arith.extf %47 : vector<16xf16> to vector<16xf32>
        %49 = arith.muli %35, %c11 : index
        %50 = arith.addi %33, %49 : index
        %51 = arith.addi %50, %c5 : index
        %52 = vector.load %w[%51] : memref<?xi8>, vector<32xi8>
        %53 = vector.bitcast %52 : vector<32xi8> to vector<16xf16>
        %54 = arith.extf %53 : vector<16xf16> to vector<16xf32>
        %55 = arith.addi %21, %42 : index
        %56 = arith.addi %55, %c5 : index
        %57 = memref.load %x[%56] : memref<?xf32>
        %58 = vector.broadcast %57 : f32 to vector<16xf32>
        %59 = math.fma %58, %48, %36 : vector<16xf32>
        %60 = math.fma %58, %54, %37 : vector<16xf32>
        %61 = arith.addi %22, %42 : index
        %62 = arith.addi %61, %c5 : index
        %63 = memref.load %x[%62] : memref<?xf32>
        %64 = vector.broadcast %63 : f32 to vector<16xf32>
        %65 = math.fma %64, %48, %38 : vector<16xf32>
        %66 = math.fma %64, %54, %39 : vector<16xf32>
        %67 = arith.addi %44, %c12 : index
        %68 = vector.load %w[%67] : memref<?xi8>, vector<32xi8>
        %69 = vector.bitcast %68 : vector<32xi8> to vector<16xf16>
        %70 = arith.extf %69 : vector<16xf16> to vector<16xf32>
        %71 = arith.addi %50, %c12 : index
        %72 = vector.load %w[%71] : memref<?xi8>, vector<32xi8>
        %73 = vector.bitcast %72 : vector<32xi8> to vector<16xf16>
        %74 = arith.extf %73 : vector<16xf16> to vector<16xf32>
        %75 = arith.addi %21, %42 : index
        %76 = arith.addi %75, %c6 : index
        %77 = memref.load %x[%76] : memref<?xf32>
        %78 = vector.broadcast %77 : f32 to vector<16xf32>
        %79 = math.fma %78, %70, %59 : vector<16xf32>
        %80 = math.fma %78, %74, %60 : vector<16xf32>
        %81 = arith.addi %22, %42 : index
        %82 = arith.addi %81, %c6 : index
        %83 = memref.load %x[%82] : memref<?xf32>
        %84 = vector.broadcast %83 : f32 to vector<16xf32>
        %85 = math.fma %84, %70, %65 : vector<16xf32>
        %86 = math.fma %84, %74, %66 : vector<16xf32>
        %87 = arith.addi %44, %c13 : index
        %88 = vector.load %w[%87] : memref<?xi8>, vector<32xi8>
        %89 = vector.bitcast %88 : vector<32xi8> to vector<16xf16>
        %90 = arith.extf %89 : vector<16xf16> to vector<16xf32>
        %91 = arith.addi %50, %c13 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<32xi8>
        %93 = vector.bitcast %92 : vector<32xi8> to vector<16xf16>
        %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
        %95 = arith.addi %21, %42 : index
        %96 = arith.addi %95, %c4 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %90, %79 : vector<16xf32>
        %100 = math.fma %98, %94, %80 : vector<16xf32>
        %101 = arith.addi %22, %42 : index
        %102 = arith.addi %101, %c4 : index
        %103 = memref.load %x[%102] : memref<?xf32>
        %104 = vector.broadcast %103 : f32 to vector<16xf32>
        %105 = math.fma %104, %90, %85 : vector<16xf32>
        %106 = math.fma %104, %94, %86 : vector<16xf32>
        %107 = arith.addi %44, %c14 : index
        %108 = vector.load %w[%107] : memref<?xi8>, vector<32xi8>
        %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
        %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
        %111 = arith.addi %50, %c14 : index
        %112 = vector.load %w[%111] : memref<?xi8>, vector<32xi8>
        %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
        %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
        %115 = arith.addi %21, %42 : index
        %116 = arith.addi %115, %c15 : index
        %117 = memref.load %x[%116] : memref<?xf32>
        %118 = vector.broadcast %117 : f32 to vector<16xf32>
        %119 = math.fma %118, %110, %99 : vector<16xf32>
        %120 = math.fma %118, %114, %100 : vector<16xf32>
        %121 = arith.addi %22, %42 : index
        %122 = arith.addi %121, %c15 : index
        %123 = memref.load %x[%122] : memref<?xf32>
        %124 = vector.broadcast %123 : f32 to vector<16xf32>
        %125 = math.fma %124, %110, %105 : vector<16xf32>
        %126 = math.fma %124, %114, %106 : vector<16xf32>
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
