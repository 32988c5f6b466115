// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='bf16', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_bf16_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
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
  %c12 = arith.constant dense<16> : vector<16xi32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant 96 : index
  %c16 = arith.constant 3 : index
  %c17 = arith.constant dense<0x3F800000> : vector<16xf32>
  %c18 = arith.constant dense<0xBFB8AA3B> : vector<16xf32>
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
  scf.for %15 = %12 to %14 step %c6 {
    %16 = arith.subi %14, %c6 : index
    %17 = arith.addi %15, %c5 : index
    %18 = arith.minsi %17, %16 : index
    %19 = arith.muli %18, %inputFeatures : index
    %20 = arith.divui %inputFeatures, %c2 : index
    %24:2 = scf.for %21 = %c5 to %20 step %c6 iter_args(%22 = %c9, %23 = %c9) -> (vector<16xf32>, vector<16xf32>) {
      %25 = arith.muli %21, %c3 : index
      %26 = arith.addi %6, %25 : index
      %27 = arith.muli %21, %c3 : index
      %28 = arith.addi %9, %27 : index
      %29 = arith.muli %21, %c2 : index
      %33:2 = scf.for %30 = %c5 to %c10 step %c6 iter_args(%31 = %22, %32 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %34 = arith.muli %30, %c11 : index
        %35 = arith.addi %26, %34 : index
        %36 = arith.addi %35, %c5 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<32xi8>
        %38 = vector.bitcast %37 : vector<32xi8> to vector<16xi16>
        %39 = arith.extui %38 : vector<16xi16> to vector<16xi32>
        %40 = arith.shli %39, %c12 : vector<16xi32>
        %41 = arith.bitcast %40 : vector<16xi32> to vector<16xf32>
        %42 = arith.addi %35, %c13 : index
        %43 = vector.load %w[%42] : memref<?xi8>, vector<32xi8>
        %44 = vector.bitcast %43 : vector<32xi8> to vector<16xi16>
        %45 = arith.extui %44 : vector<16xi16> to vector<16xi32>
        %46 = arith.shli %45, %c12 : vector<16xi32>
        %47 = arith.bitcast %46 : vector<16xi32> to vector<16xf32>
        %48 = arith.addi %35, %c14 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<32xi8>
        %50 = vector.bitcast %49 : vector<32xi8> to vector<16xi16>
        %51 = arith.extui %50 : vector<16xi16> to vector<16xi32>
        %52 = arith.shli %51, %c12 : vector<16xi32>
        %53 = arith.bitcast %52 : vector<16xi32> to vector<16xf32>
        %54 = arith.addi %35, %c15 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<32xi8>
        %56 = vector.bitcast %55 : vector<32xi8> to vector<16xi16>
        %57 = arith.extui %56 : vector<16xi16> to vector<16xi32>
        %58 = arith.shli %57, %c12 : vector<16xi32>
        %59 = arith.bitcast %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.muli %30, %c11 : index
        %61 = arith.addi %28, %60 : index
        %62 = arith.addi %61, %c5 : index
        %63 = vector.load %w[%62] : memref<?xi8>, vector<32xi8>
        %64 = vector.bitcast %63 : vector<32xi8> to vector<16xi16>
        %65 = arith.extui %64 : vector<16xi16> to vector<16xi32>
        %66 = arith.shli %65, %c12 : vector<16xi32>
        %67 = arith.bitcast %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.addi %61, %c13 : index
        %69 = vector.load %w[%68] : memref<?xi8>, vector<32xi8>
        %70 = vector.bitcast %69 : vector<32xi8> to vector<16xi16>
        %71 = arith.extui %70 : vector<16xi16> to vector<16xi32>
        %72 = arith.shli %71, %c12 : vector<16xi32>
        %73 = arith.bitcast %72 : vector<16xi32> to vector<16xf32>
        %74 = arith.addi %61, %c14 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<32xi8>
        %76 = vector.bitcast %75 : vector<32xi8> to vector<16xi16>
        %77 = arith.extui %76 : vector<16xi16> to vector<16xi32>
        %78 = arith.shli %77, %c12 : vector<16xi32>
        %79 = arith.bitcast %78 : vector<16xi32> to vector<16xf32>
        %80 = arith.addi %61, %c15 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<32xi8>
        %82 = vector.bitcast %81 : vector<32xi8> to vector<16xi16>
        %83 = arith.extui %82 : vector<16xi16> to vector<16xi32>
        %84 = arith.shli %83, %c12 : vector<16xi32>
        %85 = arith.bitcast %84 : vector<16xi32> to vector<16xf32>
        %86 = arith.muli %30, %c10 : index
        %87 = arith.addi %29, %86 : index
        %88 = arith.addi %19, %87 : index
        %89 = arith.addi %88, %c5 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %41, %31 : vector<16xf32>
        %93 = math.fma %91, %67, %32 : vector<16xf32>
        %94 = arith.addi %19, %87 : index
        %95 = arith.addi %94, %c6 : index
        %96 = memref.load %x[%95] : memref<?xf32>
        %97 = vector.broadcast %96 : f32 to vector<16xf32>
        %98 = math.fma %97, %47, %92 : vector<16xf32>
        %99 = math.fma %97, %73, %93 : vector<16xf32>
        %100 = arith.addi %19, %87 : index
        %101 = arith.addi %100, %c4 : index
        %102 = memref.load %x[%101] : memref<?xf32>
        %103 = vector.broadcast %102 : f32 to vector<16xf32>
        %104 = math.fma %103, %53, %98 : vector<16xf32>
        %105 = math.fma %103, %79, %99 : vector<16xf32>
        %106 = arith.addi %19, %87 : index
        %107 = arith.addi %106, %c16 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %59, %104 : vector<16xf32>
        %111 = math.fma %109, %85, %105 : vector<16xf32>
        scf.yield %110, %111 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %33#0, %33#1 : vector<16xf32>, vector<16xf32>
    }
    %112 = arith.addi %15, %c5 : index
    %113 = arith.cmpi slt, %112, %14 : index
    scf.if %113 {
      %114 = arith.muli %112, %outputFeatures : index
      %115 = arith.muli %2, %c2 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %24#0, %c18 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c17, %118 : vector<16xf32>
      %120 = arith.divf %24#0, %119 : vector<16xf32>
      %121 = arith.mulf %120, %24#1 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
