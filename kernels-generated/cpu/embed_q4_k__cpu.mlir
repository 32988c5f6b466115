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
        %54 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %55 = arith.extui %54 : vector<16xi8> to vector<16xi32>
        %56 = arith.shrui %55, %c13 : vector<16xi32>
        %57 = arith.sitofp %56 : vector<16xi32> to vector<16xf32>
        %58 = math.fma %57, %35, %40 : vector<16xf32>
        %59 = vector.extract %58[%7] : f32 from vector<16xf32>
        %60 = arith.addi %52, %c6 : index
        memref.store %59, %out[%60] : memref<?xf32>
        %61 = arith.addi %43, %c3 : index
        %62 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %63 = arith.extui %62 : vector<16xi8> to vector<16xi32>
        %64 = arith.andi %63, %c11 : vector<16xi32>
        %65 = arith.sitofp %64 : vector<16xi32> to vector<16xf32>
        %66 = math.fma %65, %35, %40 : vector<16xf32>
        %67 = vector.extract %66[%7] : f32 from vector<16xf32>
        %68 = arith.addi %52, %c14 : index
        memref.store %67, %out[%68] : memref<?xf32>
        %69 = vector.load %w[%61] : memref<?xi8>, vector<16xi8>
        %70 = arith.extui %69 : vector<16xi8> to vector<16xi32>
        %71 = arith.shrui %70, %c13 : vector<16xi32>
        %72 = arith.sitofp %71 : vector<16xi32> to vector<16xf32>
        %73 = math.fma %72, %35, %40 : vector<16xf32>
        %74 = vector.extract %73[%7] : f32 from vector<16xf32>
        %75 = arith.addi %52, %c15 : index
        memref.store %74, %out[%75] : memref<?xf32>
        %76 = arith.addi %43, %c7 : index
        %77 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %78 = arith.extui %77 : vector<16xi8> to vector<16xi32>
        %79 = arith.andi %78, %c11 : vector<16xi32>
        %80 = arith.sitofp %79 : vector<16xi32> to vector<16xf32>
        %81 = math.fma %80, %35, %40 : vector<16xf32>
        %82 = vector.extract %81[%7] : f32 from vector<16xf32>
        %83 = arith.addi %52, %c9 : index
        memref.store %82, %out[%83] : memref<?xf32>
        %84 = vector.load %w[%76] : memref<?xi8>, vector<16xi8>
        %85 = arith.extui %84 : vector<16xi8> to vector<16xi32>
        %86 = arith.shrui %85, %c13 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %35, %40 : vector<16xf32>
        %89 = vector.extract %88[%7] : f32 from vector<16xf32>
        %90 = arith.addi %52, %c16 : index
        memref.store %89, %out[%90] : memref<?xf32>
        %91 = arith.addi %43, %c17 : index
        %92 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %93 = arith.extui %92 : vector<16xi8> to vector<16xi32>
        %94 = arith.andi %93, %c11 : vector<16xi32>
        %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
        %96 = math.fma %95, %35, %40 : vector<16xf32>
        %97 = vector.extract %96[%7] : f32 from vector<16xf32>
        %98 = arith.addi %52, %c18 : index
        memref.store %97, %out[%98] : memref<?xf32>
        %99 = vector.load %w[%91] : memref<?xi8>, vector<16xi8>
        %100 = arith.extui %99 : vector<16xi8> to vector<16xi32>
        %101 = arith.shrui %100, %c13 : vector<16xi32>
        %102 = arith.sitofp %101 : vector<16xi32> to vector<16xf32>
        %103 = math.fma %102, %35, %40 : vector<16xf32>
        %104 = vector.extract %103[%7] : f32 from vector<16xf32>
        %105 = arith.addi %52, %c19 : index
        memref.store %104, %out[%105] : memref<?xf32>
      }
    }
  }
  wave.return
}
