// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='int4')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_int4__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %groupSize = wave.param "groupSize" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 48 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant dense<15> : vector<16xi32>
  %c11 = arith.constant dense<4> : vector<16xi32>
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.muli %groupSize, %c4 : index
    %8 = arith.addi %7, %c5 : index
    %9 = arith.remui %6, %c6 : index
    %10 = arith.divui %features, %groupSize : index
    %11 = arith.divui %6, %c6 : index
    %12 = arith.muli %10, %8 : index
    %13 = arith.muli %11, %12 : index
    scf.for %14 = %c1 to %10 step %c7 {
      %15 = arith.muli %14, %8 : index
      %16 = arith.addi %13, %15 : index
      %17 = vector.load %w[%16] : memref<?xi8>, vector<32xi8>
      %18 = vector.bitcast %17 : vector<32xi8> to vector<16xf16>
      %19 = arith.extf %18 : vector<16xf16> to vector<16xf32>
      %20 = arith.addi %16, %c8 : index
      %21 = vector.load %w[%20] : memref<?xi8>, vector<16xi8>
      %22 = arith.extui %21 : vector<16xi8> to vector<16xi32>
      %23 = arith.muli %0, %features : index
      %24 = arith.muli %14, %groupSize : index
      %25 = arith.addi %23, %24 : index
      %26 = arith.divui %groupSize, %c9 : index
      scf.for %27 = %c1 to %26 step %c7 {
        %28 = arith.addi %16, %c5 : index
        %29 = arith.muli %27, %c8 : index
        %30 = arith.addi %28, %29 : index
        %31 = arith.addi %30, %c1 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<16xi8>
        %33 = arith.extui %32 : vector<16xi8> to vector<16xi32>
        %34 = arith.andi %33, %c10 : vector<16xi32>
        %35 = arith.shrui %33, %c11 : vector<16xi32>
        %36 = arith.subi %34, %22 : vector<16xi32>
        %37 = arith.sitofp %36 : vector<16xi32> to vector<16xf32>
        %38 = arith.mulf %37, %19 : vector<16xf32>
        %39 = vector.extract %38[%9] : f32 from vector<16xf32>
        %40 = arith.muli %27, %c9 : index
        %41 = arith.addi %25, %40 : index
        %42 = arith.addi %41, %c1 : index
        memref.store %39, %out[%42] : memref<?xf32>
        %43 = arith.subi %35, %22 : vector<16xi32>
        %44 = arith.sitofp %43 : vector<16xi32> to vector<16xf32>
        %45 = arith.mulf %44, %19 : vector<16xf32>
        %46 = vector.extract %45[%9] : f32 from vector<16xf32>
        %47 = arith.addi %41, %c7 : index
        memref.store %46, %out[%47] : memref<?xf32>
        %48 = arith.addi %30, %c6 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extui %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.andi %50, %c10 : vector<16xi32>
        %52 = arith.shrui %50, %c11 : vector<16xi32>
        %53 = arith.subi %51, %22 : vector<16xi32>
        %54 = arith.sitofp %53 : vector<16xi32> to vector<16xf32>
        %55 = arith.mulf %54, %19 : vector<16xf32>
        %56 = vector.extract %55[%9] : f32 from vector<16xf32>
        %57 = arith.addi %41, %c12 : index
        memref.store %56, %out[%57] : memref<?xf32>
        %58 = arith.subi %52, %22 : vector<16xi32>
        %59 = arith.sitofp %58 : vector<16xi32> to vector<16xf32>
        %60 = arith.mulf %59, %19 : vector<16xf32>
        %61 = vector.extract %60[%9] : f32 from vector<16xf32>
        %62 = arith.addi %41, %c13 : index
        memref.store %61, %out[%62] : memref<?xf32>
      }
    }
  }
  wave.return
}
