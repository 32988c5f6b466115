// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='q2_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_q2_k__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 1600 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2 : index
  %c10 = arith.constant 576 : index
  %c11 = arith.constant dense<0> : vector<16xi32>
  %c12 = arith.constant dense<3> : vector<16xi32>
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<2> : vector<16xi32>
  %c15 = arith.constant dense<4> : vector<16xi32>
  %c16 = arith.constant dense<6> : vector<16xi32>
  %c17 = arith.constant 3 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 5 : index
  %c20 = arith.constant 6 : index
  %c21 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.remui %6, %c3 : index
    %8 = arith.divui %features, %c4 : index
    %9 = arith.divui %6, %c3 : index
    %10 = arith.muli %8, %c5 : index
    %11 = arith.muli %9, %10 : index
    scf.for %12 = %c1 to %8 step %c6 {
      %13 = arith.muli %12, %c5 : index
      %14 = arith.addi %11, %13 : index
      %15 = arith.addi %14, %c1 : index
      %16 = vector.load %w[%15] : memref<?xi8>, vector<32xi8>
      %17 = vector.bitcast %16 : vector<32xi8> to vector<16xf16>
      %18 = arith.extf %17 : vector<16xf16> to vector<16xf32>
      %19 = arith.addi %14, %c7 : index
      %20 = vector.load %w[%19] : memref<?xi8>, vector<32xi8>
      %21 = vector.bitcast %20 : vector<32xi8> to vector<16xf16>
      %22 = arith.extf %21 : vector<16xf16> to vector<16xf32>
      %23 = arith.muli %0, %features : index
      %24 = arith.muli %12, %c4 : index
      %25 = arith.addi %23, %24 : index
      scf.for %26 = %c1 to %c7 step %c6 {
        %27 = arith.addi %14, %c8 : index
        %28 = arith.divui %26, %c9 : index
        %29 = arith.muli %28, %c7 : index
        %30 = arith.addi %27, %29 : index
        %31 = arith.addi %30, %c1 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<16xi8>
        %33 = arith.extui %32 : vector<16xi8> to vector<16xi32>
        %34 = arith.sitofp %33 : vector<16xi32> to vector<16xf32>
        %35 = arith.mulf %18, %34 : vector<16xf32>
        %36 = arith.addi %30, %c3 : index
        %37 = vector.load %w[%36] : memref<?xi8>, vector<16xi8>
        %38 = arith.extui %37 : vector<16xi8> to vector<16xi32>
        %39 = arith.sitofp %38 : vector<16xi32> to vector<16xf32>
        %40 = arith.mulf %22, %39 : vector<16xf32>
        %41 = arith.addi %14, %c10 : index
        %42 = arith.muli %26, %c9 : index
        %43 = arith.addi %42, %c1 : index
        %44 = arith.muli %43, %c3 : index
        %45 = arith.addi %41, %44 : index
        %46 = vector.load %w[%45] : memref<?xi8>, vector<16xi8>
        %47 = arith.extui %46 : vector<16xi8> to vector<16xi32>
        %48 = arith.addi %14, %c10 : index
        %49 = arith.muli %26, %c9 : index
        %50 = arith.addi %49, %c6 : index
        %51 = arith.muli %50, %c3 : index
        %52 = arith.addi %48, %51 : index
        %53 = vector.load %w[%52] : memref<?xi8>, vector<16xi8>
        %54 = arith.extui %53 : vector<16xi8> to vector<16xi32>
        %55 = arith.shrui %47, %c11 : vector<16xi32>
        %56 = arith.andi %55, %c12 : vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = math.fma %57, %35, %40 : vector<16xf32>
        %59 = vector.extract %58[%7] : f32 from vector<16xf32>
        %60 = arith.muli %26, %c13 : index
        %61 = arith.addi %25, %60 : index
        %62 = arith.addi %61, %c1 : index
        memref.store %59, %out[%62] : memref<?xf32>
        %63 = arith.shrui %47, %c14 : vector<16xi32>
        %64 = arith.andi %63, %c12 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %35, %40 : vector<16xf32>
        %67 = vector.extract %66[%7] : f32 from vector<16xf32>
        %68 = arith.muli %26, %c13 : index
        %69 = arith.addi %25, %68 : index
        %70 = arith.addi %69, %c6 : index
        memref.store %67, %out[%70] : memref<?xf32>
        %71 = arith.shrui %47, %c15 : vector<16xi32>
        %72 = arith.andi %71, %c12 : vector<16xi32>
        %73 = arith.sitofp %72 : vector<16xi32> to vector<16xf32>
        %74 = math.fma %73, %35, %40 : vector<16xf32>
        %75 = vector.extract %74[%7] : f32 from vector<16xf32>
        %76 = arith.muli %26, %c13 : index
        %77 = arith.addi %25, %76 : index
        %78 = arith.addi %77, %c9 : index
        memref.store %75, %out[%78] : memref<?xf32>
        %79 = arith.shrui %47, %c16 : vector<16xi32>
        %80 = arith.andi %79, %c12 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = math.fma %81, %35, %40 : vector<16xf32>
        %83 = vector.extract %82[%7] : f32 from vector<16xf32>
        %84 = arith.muli %26, %c13 : index
        %85 = arith.addi %25, %84 : index
        %86 = arith.addi %85, %c17 : index
        memref.store %83, %out[%86] : memref<?xf32>
        %87 = arith.shrui %54, %c11 : vector<16xi32>
        %88 = arith.andi %87, %c12 : vector<16xi32>
        %89 = arith.sitofp %88 : vector<16xi32> to vector<16xf32>
        %90 = math.fma %89, %35, %40 : vector<16xf32>
        %91 = vector.extract %90[%7] : f32 from vector<16xf32>
        %92 = arith.muli %26, %c13 : index
        %93 = arith.addi %25, %92 : index
        %94 = arith.addi %93, %c18 : index
        memref.store %91, %out[%94] : memref<?xf32>
        %95 = arith.shrui %54, %c14 : vector<16xi32>
        %96 = arith.andi %95, %c12 : vector<16xi32>
        %97 = arith.sitofp %96 : vector<16xi32> to vector<16xf32>
        %98 = math.fma %97, %35, %40 : vector<16xf32>
        %99 = vector.extract %98[%7] : f32 from vector<16xf32>
        %100 = arith.muli %26, %c13 : index
        %101 = arith.addi %25, %100 : index
        %102 = arith.addi %101, %c19 : index
        memref.store %99, %out[%102] : memref<?xf32>
        %103 = arith.shrui %54, %c15 : vector<16xi32>
        %104 = arith.andi %103, %c12 : vector<16xi32>
        %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
        %106 = math.fma %105, %35, %40 : vector<16xf32>
        %107 = vector.extract %106[%7] : f32 from vector<16xf32>
        %108 = arith.muli %26, %c13 : index
        %109 = arith.addi %25, %108 : index
        %110 = arith.addi %109, %c20 : index
        memref.store %107, %out[%110] : memref<?xf32>
        %111 = arith.shrui %54, %c16 : vector<16xi32>
        %112 = arith.andi %111, %c12 : vector<16xi32>
        %113 = arith.sitofp %112 : vector<16xi32> to vector<16xf32>
        %114 = math.fma %113, %35, %40 : vector<16xf32>
        %115 = vector.extract %114[%7] : f32 from vector<16xf32>
        %116 = arith.muli %26, %c13 : index
        %117 = arith.addi %25, %116 : index
        %118 = arith.addi %117, %c21 : index
        memref.store %115, %out[%118] : memref<?xf32>
      }
    }
  }
  wave.return
}
