// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_q8_0__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 544 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 48 : index
  %c12 = arith.constant 3 : index
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
      %15 = vector.load %w[%14] : memref<?xi8>, vector<32xi8>
      %16 = vector.bitcast %15 : vector<32xi8> to vector<16xf16>
      %17 = arith.extf %16 : vector<16xf16> to vector<16xf32>
      %18 = arith.muli %0, %features : index
      %19 = arith.muli %12, %c4 : index
      %20 = arith.addi %18, %19 : index
      scf.for %21 = %c1 to %c7 step %c6 {
        %22 = arith.addi %14, %c4 : index
        %23 = arith.muli %21, %c8 : index
        %24 = arith.addi %22, %23 : index
        %25 = arith.addi %24, %c1 : index
        %26 = vector.load %w[%25] : memref<?xi8>, vector<16xi8>
        %27 = arith.extsi %26 : vector<16xi8> to vector<16xi32>
        %28 = arith.sitofp %27 : vector<16xi32> to vector<16xf32>
        %29 = arith.mulf %28, %17 : vector<16xf32>
        %30 = vector.extract %29[%7] : f32 from vector<16xf32>
        %31 = arith.muli %21, %c9 : index
        %32 = arith.addi %20, %31 : index
        %33 = arith.addi %32, %c1 : index
        memref.store %30, %out[%33] : memref<?xf32>
        %34 = arith.addi %24, %c3 : index
        %35 = vector.load %w[%34] : memref<?xi8>, vector<16xi8>
        %36 = arith.extsi %35 : vector<16xi8> to vector<16xi32>
        %37 = arith.sitofp %36 : vector<16xi32> to vector<16xf32>
        %38 = arith.mulf %37, %17 : vector<16xf32>
        %39 = vector.extract %38[%7] : f32 from vector<16xf32>
        %40 = arith.addi %32, %c6 : index
        memref.store %39, %out[%40] : memref<?xf32>
        %41 = arith.addi %24, %c4 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<16xi8>
        %43 = arith.extsi %42 : vector<16xi8> to vector<16xi32>
        %44 = arith.sitofp %43 : vector<16xi32> to vector<16xf32>
        %45 = arith.mulf %44, %17 : vector<16xf32>
        %46 = vector.extract %45[%7] : f32 from vector<16xf32>
        %47 = arith.addi %32, %c10 : index
        memref.store %46, %out[%47] : memref<?xf32>
        %48 = arith.addi %24, %c11 : index
        %49 = vector.load %w[%48] : memref<?xi8>, vector<16xi8>
        %50 = arith.extsi %49 : vector<16xi8> to vector<16xi32>
        %51 = arith.sitofp %50 : vector<16xi32> to vector<16xf32>
        %52 = arith.mulf %51, %17 : vector<16xf32>
        %53 = vector.extract %52[%7] : f32 from vector<16xf32>
        %54 = arith.addi %32, %c12 : index
        memref.store %53, %out[%54] : memref<?xf32>
      }
    }
  }
  wave.return
}
