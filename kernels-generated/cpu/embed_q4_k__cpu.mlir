// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='q4_k')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_q4_k__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 2368 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 320 : index
  %c11 = arith.constant dense<15> : vector<16xi32>
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<4> : vector<16xi32>
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 3 : index
  %c16 = arith.constant 5 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant 6 : index
  %c19 = arith.constant 7 : index
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
        %42 = arith.muli %26, %c8 : index
        %43 = arith.addi %41, %42 : index
        %44 = arith.addi %43, %c1 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
        %47 = arith.andi %46, %c11 : vector<16xi32>
        %48 = arith.sitofp %47 : vector<16xi32> to vector<16xf32>
        %49 = math.fma %48, %35, %40 : vector<16xf32>
        %50 = vector.extract %49[%7] : f32 from vector<16xf32>
        %51 = arith.muli %26, %c12 : index
        %52 = arith.addi %25, %51 : index
        %53 = arith.addi %52, %c1 : index
        memref.store %50, %out[%53] : memref<?xf32>
        %54 = arith.addi %43, %c1 : index
        %55 = vector.load %w[%54] : memref<?xi8>, vector<16xi8>
        %56 = arith.extui %55 : vector<16xi8> to vector<16xi32>
        %57 = arith.shrui %56, %c13 : vector<16xi32>
        %58 = arith.sitofp %57 : vector<16xi32> to vector<16xf32>
        %59 = math.fma %58, %35, %40 : vector<16xf32>
        %60 = vector.extract %59[%7] : f32 from vector<16xf32>
        %61 = arith.muli %26, %c12 : index
        %62 = arith.addi %25, %61 : index
        %63 = arith.addi %62, %c6 : index
        memref.store %60, %out[%63] : memref<?xf32>
        %64 = arith.addi %43, %c3 : index
        %65 = vector.load %w[%64] : memref<?xi8>, vector<16xi8>
        %66 = arith.extui %65 : vector<16xi8> to vector<16xi32>
        %67 = arith.andi %66, %c11 : vector<16xi32>
        %68 = arith.sitofp %67 : vector<16xi32> to vector<16xf32>
        %69 = math.fma %68, %35, %40 : vector<16xf32>
        %70 = vector.extract %69[%7] : f32 from vector<16xf32>
        %71 = arith.muli %26, %c12 : index
        %72 = arith.addi %25, %71 : index
        %73 = arith.addi %72, %c14 : index
        memref.store %70, %out[%73] : memref<?xf32>
        %74 = arith.addi %43, %c3 : index
        %75 = vector.load %w[%74] : memref<?xi8>, vector<16xi8>
        %76 = arith.extui %75 : vector<16xi8> to vector<16xi32>
        %77 = arith.shrui %76, %c13 : vector<16xi32>
        %78 = arith.sitofp %77 : vector<16xi32> to vector<16xf32>
        %79 = math.fma %78, %35, %40 : vector<16xf32>
        %80 = vector.extract %79[%7] : f32 from vector<16xf32>
        %81 = arith.muli %26, %c12 : index
        %82 = arith.addi %25, %81 : index
        %83 = arith.addi %82, %c15 : index
        memref.store %80, %out[%83] : memref<?xf32>
        %84 = arith.addi %43, %c7 : index
        %85 = vector.load %w[%84] : memref<?xi8>, vector<16xi8>
        %86 = arith.extui %85 : vector<16xi8> to vector<16xi32>
        %87 = arith.andi %86, %c11 : vector<16xi32>
        %88 = arith.sitofp %87 : vector<16xi32> to vector<16xf32>
        %89 = math.fma %88, %35, %40 : vector<16xf32>
        %90 = vector.extract %89[%7] : f32 from vector<16xf32>
        %91 = arith.muli %26, %c12 : index
        %92 = arith.addi %25, %91 : index
        %93 = arith.addi %92, %c9 : index
        memref.store %90, %out[%93] : memref<?xf32>
        %94 = arith.addi %43, %c7 : index
        %95 = vector.load %w[%94] : memref<?xi8>, vector<16xi8>
        %96 = arith.extui %95 : vector<16xi8> to vector<16xi32>
        %97 = arith.shrui %96, %c13 : vector<16xi32>
        %98 = arith.sitofp %97 : vector<16xi32> to vector<16xf32>
        %99 = math.fma %98, %35, %40 : vector<16xf32>
        %100 = vector.extract %99[%7] : f32 from vector<16xf32>
        %101 = arith.muli %26, %c12 : index
        %102 = arith.addi %25, %101 : index
        %103 = arith.addi %102, %c16 : index
        memref.store %100, %out[%103] : memref<?xf32>
        %104 = arith.addi %43, %c17 : index
        %105 = vector.load %w[%104] : memref<?xi8>, vector<16xi8>
        %106 = arith.extui %105 : vector<16xi8> to vector<16xi32>
        %107 = arith.andi %106, %c11 : vector<16xi32>
        %108 = arith.sitofp %107 : vector<16xi32> to vector<16xf32>
        %109 = math.fma %108, %35, %40 : vector<16xf32>
        %110 = vector.extract %109[%7] : f32 from vector<16xf32>
        %111 = arith.muli %26, %c12 : index
        %112 = arith.addi %25, %111 : index
        %113 = arith.addi %112, %c18 : index
        memref.store %110, %out[%113] : memref<?xf32>
        %114 = arith.addi %43, %c17 : index
        %115 = vector.load %w[%114] : memref<?xi8>, vector<16xi8>
        %116 = arith.extui %115 : vector<16xi8> to vector<16xi32>
        %117 = arith.shrui %116, %c13 : vector<16xi32>
        %118 = arith.sitofp %117 : vector<16xi32> to vector<16xf32>
        %119 = math.fma %118, %35, %40 : vector<16xf32>
        %120 = vector.extract %119[%7] : f32 from vector<16xf32>
        %121 = arith.muli %26, %c12 : index
        %122 = arith.addi %25, %121 : index
        %123 = arith.addi %122, %c19 : index
        memref.store %120, %out[%123] : memref<?xf32>
      }
    }
  }
  wave.return
}
