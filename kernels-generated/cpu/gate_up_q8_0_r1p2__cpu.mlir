// GENERATED from codegen/kvcgen/linear.py; do not edit.
// Config: GateUp(format='q8_0', shape=Shape(rows=1, panels=2))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_r1p2__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %outputFeatures = wave.param "outputFeatures" : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c2 = arith.constant 32 : index
  %c3 = arith.constant 544 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %rowsPerBlock = wave.param "rowsPerBlock" : index
  %c9 = arith.constant dense<0x00000000> : vector<16xf32>
  %c10 = arith.constant 8 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 64 : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
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
      %29 = vector.load %w[%26] : memref<?xi8>, vector<32xi8>
      %30 = vector.bitcast %29 : vector<32xi8> to vector<16xf16>
      %31 = arith.extf %30 : vector<16xf16> to vector<16xf32>
      %32 = vector.load %w[%28] : memref<?xi8>, vector<32xi8>
      %33 = vector.bitcast %32 : vector<32xi8> to vector<16xf16>
      %34 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %35 = arith.muli %21, %c2 : index
      %39:2 = scf.for %36 = %c5 to %c10 step %c6 iter_args(%37 = %22, %38 = %23) -> (vector<16xf32>, vector<16xf32>) {
        %40 = arith.muli %36, %c11 : index
        %41 = arith.addi %35, %40 : index
        %42 = arith.addi %26, %c2 : index
        %43 = arith.muli %36, %c12 : index
        %44 = arith.addi %42, %43 : index
        %45 = arith.addi %44, %c5 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<16xi8>
        %47 = arith.extsi %46 : vector<16xi8> to vector<16xi32>
        %48 = arith.sitofp %47 : vector<16xi32> to vector<16xf32>
        %49 = arith.mulf %48, %31 : vector<16xf32>
        %50 = arith.addi %28, %c2 : index
        %51 = arith.muli %36, %c12 : index
        %52 = arith.addi %50, %51 : index
        %53 = arith.addi %52, %c5 : index
        %54 = vector.load %w[%53] : memref<?xi8>, vector<16xi8>
        %55 = arith.extsi %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.sitofp %55 : vector<16xi32> to vector<16xf32>
        %57 = arith.mulf %56, %34 : vector<16xf32>
        %58 = arith.addi %19, %41 : index
        %59 = arith.addi %58, %c5 : index
        %60 = memref.load %x[%59] : memref<?xf32>
        %61 = vector.broadcast %60 : f32 to vector<16xf32>
        %62 = math.fma %61, %49, %37 : vector<16xf32>
        %63 = math.fma %61, %57, %38 : vector<16xf32>
        %64 = arith.addi %44, %c13 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extsi %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.sitofp %66 : vector<16xi32> to vector<16xf32>
        %68 = arith.mulf %67, %31 : vector<16xf32>
        %69 = arith.addi %52, %c13 : index
        %70 = vector.load %w[%69] : memref<?xi8>, vector<16xi8>
        %71 = arith.extsi %70 : vector<16xi8> to vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = arith.mulf %72, %34 : vector<16xf32>
        %74 = arith.addi %19, %41 : index
        %75 = arith.addi %74, %c6 : index
        %76 = memref.load %x[%75] : memref<?xf32>
        %77 = vector.broadcast %76 : f32 to vector<16xf32>
        %78 = math.fma %77, %68, %62 : vector<16xf32>
        %79 = math.fma %77, %73, %63 : vector<16xf32>
        %80 = arith.addi %44, %c2 : index
        %81 = vector.load %w[%80] : memref<?xi8>, vector<16xi8>
        %82 = arith.extsi %81 : vector<16xi8> to vector<16xi32>
        %83 = arith.sitofp %82 : vector<16xi32> to vector<16xf32>
        %84 = arith.mulf %83, %31 : vector<16xf32>
        %85 = arith.addi %52, %c2 : index
        %86 = vector.load %w[%85] : memref<?xi8>, vector<16xi8>
        %87 = arith.extsi %86 : vector<16xi8> to vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = arith.mulf %88, %34 : vector<16xf32>
        %90 = arith.addi %19, %41 : index
        %91 = arith.addi %90, %c4 : index
        %92 = memref.load %x[%91] : memref<?xf32>
        %93 = vector.broadcast %92 : f32 to vector<16xf32>
        %94 = math.fma %93, %84, %78 : vector<16xf32>
        %95 = math.fma %93, %89, %79 : vector<16xf32>
        %96 = arith.addi %44, %c14 : index
        %97 = vector.load %w[%96] : memref<?xi8>, vector<16xi8>
        %98 = arith.extsi %97 : vector<16xi8> to vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = arith.mulf %99, %31 : vector<16xf32>
        %101 = arith.addi %52, %c14 : index
        %102 = vector.load %w[%101] : memref<?xi8>, vector<16xi8>
        %103 = arith.extsi %102 : vector<16xi8> to vector<16xi32>
        %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
        %105 = arith.mulf %104, %34 : vector<16xf32>
        %106 = arith.addi %19, %41 : index
        %107 = arith.addi %106, %c15 : index
        %108 = memref.load %x[%107] : memref<?xf32>
        %109 = vector.broadcast %108 : f32 to vector<16xf32>
        %110 = math.fma %109, %100, %94 : vector<16xf32>
        %111 = math.fma %109, %105, %95 : vector<16xf32>
        scf.yield %110, %111 : vector<16xf32>, vector<16xf32>
      }
      scf.yield %39#0, %39#1 : vector<16xf32>, vector<16xf32>
    }
    %112 = arith.addi %15, %c5 : index
    %113 = arith.cmpi slt, %112, %14 : index
    scf.if %113 {
      %114 = arith.muli %112, %outputFeatures : index
      %115 = arith.muli %2, %c13 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.mulf %24#0, %c17 : vector<16xf32>
      %118 = wave.exp2 %117 : vector<16xf32>
      %119 = arith.addf %c16, %118 : vector<16xf32>
      %120 = arith.divf %24#0, %119 : vector<16xf32>
      %121 = arith.mulf %120, %24#1 : vector<16xf32>
      %122 = arith.addi %116, %c5 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
