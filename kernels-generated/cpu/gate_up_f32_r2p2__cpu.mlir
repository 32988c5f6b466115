// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='f32', shape=Shape(rows=2, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f32_r2p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 1024 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 256 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 128 : index
  %c14 = arith.constant 192 : index
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
        %46 = vector.load %w[%45] : memref<?xi8>, vector<64xi8>
        %47 = vector.bitcast %46 : vector<64xi8> to vector<16xf32>
        %48 = arith.muli %35, %c11 : index
        %49 = arith.addi %33, %48 : index
        %50 = arith.addi %49, %c5 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<64xi8>
        %52 = vector.bitcast %51 : vector<64xi8> to vector<16xf32>
        %53 = arith.addi %21, %42 : index
        %54 = arith.addi %53, %c5 : index
        %55 = memref.load %x[%54] : memref<?xf32>
        %56 = vector.broadcast %55 : f32 to vector<16xf32>
        %57 = math.fma %56, %47, %36 : vector<16xf32>
        %58 = math.fma %56, %52, %37 : vector<16xf32>
        %59 = arith.addi %22, %42 : index
        %60 = arith.addi %59, %c5 : index
        %61 = memref.load %x[%60] : memref<?xf32>
        %62 = vector.broadcast %61 : f32 to vector<16xf32>
        %63 = math.fma %62, %47, %38 : vector<16xf32>
        %64 = math.fma %62, %52, %39 : vector<16xf32>
        %65 = arith.addi %44, %c12 : index
        %66 = vector.load %w[%65] : memref<?xi8>, vector<64xi8>
        %67 = vector.bitcast %66 : vector<64xi8> to vector<16xf32>
        %68 = arith.addi %49, %c12 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<64xi8>
        %70 = vector.bitcast %69 : vector<64xi8> to vector<16xf32>
        %71 = arith.addi %21, %42 : index
        %72 = arith.addi %71, %c6 : index
        %73 = memref.load %x[%72] : memref<?xf32>
        %74 = vector.broadcast %73 : f32 to vector<16xf32>
        %75 = math.fma %74, %67, %57 : vector<16xf32>
        %76 = math.fma %74, %70, %58 : vector<16xf32>
        %77 = arith.addi %22, %42 : index
        %78 = arith.addi %77, %c6 : index
        %79 = memref.load %x[%78] : memref<?xf32>
        %80 = vector.broadcast %79 : f32 to vector<16xf32>
        %81 = math.fma %80, %67, %63 : vector<16xf32>
        %82 = math.fma %80, %70, %64 : vector<16xf32>
        %83 = arith.addi %44, %c13 : index
        %84 = vector.load %w[%83] : memref<?xi8>, vector<64xi8>
        %85 = vector.bitcast %84 : vector<64xi8> to vector<16xf32>
        %86 = arith.addi %49, %c13 : index
        %87 = vector.load %w[%86] : memref<?xi8>, vector<64xi8>
        %88 = vector.bitcast %87 : vector<64xi8> to vector<16xf32>
        %89 = arith.addi %21, %42 : index
        %90 = arith.addi %89, %c4 : index
        %91 = memref.load %x[%90] : memref<?xf32>
        %92 = vector.broadcast %91 : f32 to vector<16xf32>
        %93 = math.fma %92, %85, %75 : vector<16xf32>
        %94 = math.fma %92, %88, %76 : vector<16xf32>
        %95 = arith.addi %22, %42 : index
        %96 = arith.addi %95, %c4 : index
        %97 = memref.load %x[%96] : memref<?xf32>
        %98 = vector.broadcast %97 : f32 to vector<16xf32>
        %99 = math.fma %98, %85, %81 : vector<16xf32>
        %100 = math.fma %98, %88, %82 : vector<16xf32>
        %101 = arith.addi %44, %c14 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<64xi8>
        %103 = vector.bitcast %102 : vector<64xi8> to vector<16xf32>
        %104 = arith.addi %49, %c14 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<64xi8>
        %106 = vector.bitcast %105 : vector<64xi8> to vector<16xf32>
        %107 = arith.addi %21, %42 : index
        %108 = arith.addi %107, %c15 : index
        %109 = memref.load %x[%108] : memref<?xf32>
        %110 = vector.broadcast %109 : f32 to vector<16xf32>
        %111 = math.fma %110, %103, %93 : vector<16xf32>
        %112 = math.fma %110, %106, %94 : vector<16xf32>
        %113 = arith.addi %22, %42 : index
        %114 = arith.addi %113, %c15 : index
        %115 = memref.load %x[%114] : memref<?xf32>
        %116 = vector.broadcast %115 : f32 to vector<16xf32>
        %117 = math.fma %116, %103, %99 : vector<16xf32>
        %118 = math.fma %116, %106, %100 : vector<16xf32>
        scf.yield %111, %112, %117, %118 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      scf.yield %40#0, %40#1, %40#2, %40#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %119 = arith.addi %15, %c5 : index
    %120 = arith.cmpi slt, %119, %14 : index
    scf.if %120 {
      %121 = arith.muli %119, %outputFeatures : index
      %122 = arith.muli %2, %c2 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.mulf %29#0, %c17 : vector<16xf32>
      %125 = wave.exp2 %124 : vector<16xf32>
      %126 = arith.addf %c16, %125 : vector<16xf32>
      %127 = arith.divf %29#0, %126 : vector<16xf32>
      %128 = arith.mulf %127, %29#1 : vector<16xf32>
      %129 = arith.addi %123, %c5 : index
      vector.store %128, %out[%129] : memref<?xf32>, vector<16xf32>
    }
    %130 = arith.addi %15, %c6 : index
    %131 = arith.cmpi slt, %130, %14 : index
    scf.if %131 {
      %132 = arith.muli %130, %outputFeatures : index
      %133 = arith.muli %2, %c2 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.mulf %29#2, %c17 : vector<16xf32>
      %136 = wave.exp2 %135 : vector<16xf32>
      %137 = arith.addf %c16, %136 : vector<16xf32>
      %138 = arith.divf %29#2, %137 : vector<16xf32>
      %139 = arith.mulf %138, %29#3 : vector<16xf32>
      %140 = arith.addi %134, %c5 : index
      vector.store %139, %out[%140] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
