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
        %34 = arith.muli %30, %c10 : index
        %35 = arith.addi %29, %34 : index
        %36 = arith.muli %30, %c11 : index
        %37 = arith.addi %26, %36 : index
        %38 = arith.addi %37, %c5 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<32xi8>
        %40 = vector.bitcast %39 : vector<32xi8> to vector<16xi16>
        %41 = arith.extui %40 : vector<16xi16> to vector<16xi32>
        %42 = arith.shli %41, %c12 : vector<16xi32>
        %43 = arith.bitcast %42 : vector<16xi32> to vector<16xf32>
        %44 = arith.muli %30, %c11 : index
        %45 = arith.addi %28, %44 : index
        %46 = arith.addi %45, %c5 : index
        %47 = vector.load %w[%46] : memref<?xi8>, vector<32xi8>
        %48 = vector.bitcast %47 : vector<32xi8> to vector<16xi16>
        %49 = arith.extui %48 : vector<16xi16> to vector<16xi32>
        %50 = arith.shli %49, %c12 : vector<16xi32>
        %51 = arith.bitcast %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.addi %19, %35 : index
        %53 = arith.addi %52, %c5 : index
        %54 = memref.load %x[%53] : memref<?xf32>
        %55 = vector.broadcast %54 : f32 to vector<16xf32>
        %56 = math.fma %55, %43, %31 : vector<16xf32>
        %57 = math.fma %55, %51, %32 : vector<16xf32>
        %58 = arith.addi %37, %c13 : index
        %59 = vector.load %w[%58] : memref<?xi8>, vector<32xi8>
        %60 = vector.bitcast %59 : vector<32xi8> to vector<16xi16>
        %61 = arith.extui %60 : vector<16xi16> to vector<16xi32>
        %62 = arith.shli %61, %c12 : vector<16xi32>
        %63 = arith.bitcast %62 : vector<16xi32> to vector<16xf32>
        %64 = arith.addi %45, %c13 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<32xi8>
        %66 = vector.bitcast %65 : vector<32xi8> to vector<16xi16>
        %67 = arith.extui %66 : vector<16xi16> to vector<16xi32>
        %68 = arith.shli %67, %c12 : vector<16xi32>
        %69 = arith.bitcast %68 : vector<16xi32> to vector<16xf32>
        %70 = arith.addi %19, %35 : index
        %71 = arith.addi %70, %c6 : index
        %72 = memref.load %x[%71] : memref<?xf32>
        %73 = vector.broadcast %72 : f32 to vector<16xf32>
        %74 = math.fma %73, %63, %56 : vector<16xf32>
        %75 = math.fma %73, %69, %57 : vector<16xf32>
        %76 = arith.addi %37, %c14 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<32xi8>
        %78 = vector.bitcast %77 : vector<32xi8> to vector<16xi16>
        %79 = arith.extui %78 : vector<16xi16> to vector<16xi32>
        %80 = arith.shli %79, %c12 : vector<16xi32>
        %81 = arith.bitcast %80 : vector<16xi32> to vector<16xf32>
        %82 = arith.addi %45, %c14 : index
        %83 = vector.load %w[%82] : memref<?xi8>, vector<32xi8>
        %84 = vector.bitcast %83 : vector<32xi8> to vector<16xi16>
        %85 = arith.extui %84 : vector<16xi16> to vector<16xi32>
        %86 = arith.shli %85, %c12 : vector<16xi32>
        %87 = arith.bitcast %86 : vector<16xi32> to vector<16xf32>
        %88 = arith.addi %19, %35 : index
        %89 = arith.addi %88, %c4 : index
        %90 = memref.load %x[%89] : memref<?xf32>
        %91 = vector.broadcast %90 : f32 to vector<16xf32>
        %92 = math.fma %91, %81, %74 : vector<16xf32>
        %93 = math.fma %91, %87, %75 : vector<16xf32>
        %94 = arith.addi %37, %c15 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<32xi8>
        %96 = vector.bitcast %95 : vector<32xi8> to vector<16xi16>
        %97 = arith.extui %96 : vector<16xi16> to vector<16xi32>
        %98 = arith.shli %97, %c12 : vector<16xi32>
        %99 = arith.bitcast %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.addi %45, %c15 : index
        %101 = vector.load %w[%100] : memref<?xi8>, vector<32xi8>
        %102 = vector.bitcast %101 : vector<32xi8> to vector<16xi16>
        %103 = arith.extui %102 : vector<16xi16> to vector<16xi32>
        %104 = arith.shli %103, %c12 : vector<16xi32>
        %105 = arith.bitcast %104 : vector<16xi32> to vector<16xf32>
        %106 = arith.addi %19, %35 : index
        %107 = arith.addi %106, %c16 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %99, %92 : vector<16xf32>
        %111 = math.fma %109, %105, %93 : vector<16xf32>
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
