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
        %48 = arith.addi %42, %c6 : index
        %49 = arith.muli %48, %c3 : index
        %50 = arith.addi %41, %49 : index
        %51 = vector.load %w[%50] : memref<?xi8>, vector<16xi8>
        %52 = arith.extui %51 : vector<16xi8> to vector<16xi32>
        %53 = arith.shrui %47, %c11 : vector<16xi32>
        %54 = arith.andi %53, %c12 : vector<16xi32>
        %55 = arith.sitofp %54 : vector<16xi32> to vector<16xf32>
        %56 = math.fma %55, %35, %40 : vector<16xf32>
        %57 = vector.extract %56[%7] : f32 from vector<16xf32>
        %58 = arith.muli %26, %c13 : index
        %59 = arith.addi %25, %58 : index
        %60 = arith.addi %59, %c1 : index
        memref.store %57, %out[%60] : memref<?xf32>
        %61 = arith.shrui %47, %c14 : vector<16xi32>
        %62 = arith.andi %61, %c12 : vector<16xi32>
        %63 = arith.sitofp %62 : vector<16xi32> to vector<16xf32>
        %64 = math.fma %63, %35, %40 : vector<16xf32>
        %65 = vector.extract %64[%7] : f32 from vector<16xf32>
        %66 = arith.addi %59, %c6 : index
        memref.store %65, %out[%66] : memref<?xf32>
        %67 = arith.shrui %47, %c15 : vector<16xi32>
        %68 = arith.andi %67, %c12 : vector<16xi32>
        %69 = arith.sitofp %68 : vector<16xi32> to vector<16xf32>
        %70 = math.fma %69, %35, %40 : vector<16xf32>
        %71 = vector.extract %70[%7] : f32 from vector<16xf32>
        %72 = arith.addi %59, %c9 : index
        memref.store %71, %out[%72] : memref<?xf32>
        %73 = arith.shrui %47, %c16 : vector<16xi32>
        %74 = arith.andi %73, %c12 : vector<16xi32>
        %75 = arith.sitofp %74 : vector<16xi32> to vector<16xf32>
        %76 = math.fma %75, %35, %40 : vector<16xf32>
        %77 = vector.extract %76[%7] : f32 from vector<16xf32>
        %78 = arith.addi %59, %c17 : index
        memref.store %77, %out[%78] : memref<?xf32>
        %79 = arith.shrui %52, %c11 : vector<16xi32>
        %80 = arith.andi %79, %c12 : vector<16xi32>
        %81 = arith.sitofp %80 : vector<16xi32> to vector<16xf32>
        %82 = math.fma %81, %35, %40 : vector<16xf32>
        %83 = vector.extract %82[%7] : f32 from vector<16xf32>
        %84 = arith.addi %59, %c18 : index
        memref.store %83, %out[%84] : memref<?xf32>
        %85 = arith.shrui %52, %c14 : vector<16xi32>
        %86 = arith.andi %85, %c12 : vector<16xi32>
        %87 = arith.sitofp %86 : vector<16xi32> to vector<16xf32>
        %88 = math.fma %87, %35, %40 : vector<16xf32>
        %89 = vector.extract %88[%7] : f32 from vector<16xf32>
        %90 = arith.addi %59, %c19 : index
        memref.store %89, %out[%90] : memref<?xf32>
        %91 = arith.shrui %52, %c15 : vector<16xi32>
        %92 = arith.andi %91, %c12 : vector<16xi32>
        %93 = arith.sitofp %92 : vector<16xi32> to vector<16xf32>
        %94 = math.fma %93, %35, %40 : vector<16xf32>
        %95 = vector.extract %94[%7] : f32 from vector<16xf32>
        %96 = arith.addi %59, %c20 : index
        memref.store %95, %out[%96] : memref<?xf32>
        %97 = arith.shrui %52, %c16 : vector<16xi32>
        %98 = arith.andi %97, %c12 : vector<16xi32>
        %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
        %100 = math.fma %99, %35, %40 : vector<16xf32>
        %101 = vector.extract %100[%7] : f32 from vector<16xf32>
        %102 = arith.addi %59, %c21 : index
        memref.store %101, %out[%102] : memref<?xf32>
      }
    }
  }
  wave.return
}
