// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='bf16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_bf16__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant dense<16> : vector<16xi32>
  %c9 = arith.constant 32 : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 96 : index
  %c13 = arith.constant 3 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.remui %6, %c3 : index
    %8 = arith.divui %features, %c3 : index
    %9 = arith.divui %6, %c3 : index
    %10 = arith.muli %8, %c4 : index
    %11 = arith.muli %9, %10 : index
    scf.for %12 = %c1 to %8 step %c5 {
      %13 = arith.muli %12, %c4 : index
      %14 = arith.addi %11, %13 : index
      %15 = arith.muli %0, %features : index
      %16 = arith.muli %12, %c3 : index
      %17 = arith.addi %15, %16 : index
      scf.for %18 = %c1 to %c6 step %c5 {
        %19 = arith.muli %18, %c7 : index
        %20 = arith.addi %14, %19 : index
        %21 = arith.addi %20, %c1 : index
        %22 = vector.load %w[%21] : memref<?xi8>, vector<32xi8>
        %23 = vector.bitcast %22 : vector<32xi8> to vector<16xi16>
        %24 = arith.extui %23 : vector<16xi16> to vector<16xi32>
        %25 = arith.shli %24, %c8 : vector<16xi32>
        %26 = arith.bitcast %25 : vector<16xi32> to vector<16xf32>
        %27 = vector.extract %26[%7] : f32 from vector<16xf32>
        %28 = arith.muli %18, %c6 : index
        %29 = arith.addi %17, %28 : index
        %30 = arith.addi %29, %c1 : index
        memref.store %27, %out[%30] : memref<?xf32>
        %31 = arith.addi %20, %c9 : index
        %32 = vector.load %w[%31] : memref<?xi8>, vector<32xi8>
        %33 = vector.bitcast %32 : vector<32xi8> to vector<16xi16>
        %34 = arith.extui %33 : vector<16xi16> to vector<16xi32>
        %35 = arith.shli %34, %c8 : vector<16xi32>
        %36 = arith.bitcast %35 : vector<16xi32> to vector<16xf32>
        %37 = vector.extract %36[%7] : f32 from vector<16xf32>
        %38 = arith.addi %29, %c5 : index
        memref.store %37, %out[%38] : memref<?xf32>
        %39 = arith.addi %20, %c10 : index
        %40 = vector.load %w[%39] : memref<?xi8>, vector<32xi8>
        %41 = vector.bitcast %40 : vector<32xi8> to vector<16xi16>
        %42 = arith.extui %41 : vector<16xi16> to vector<16xi32>
        %43 = arith.shli %42, %c8 : vector<16xi32>
        %44 = arith.bitcast %43 : vector<16xi32> to vector<16xf32>
        %45 = vector.extract %44[%7] : f32 from vector<16xf32>
        %46 = arith.addi %29, %c11 : index
        memref.store %45, %out[%46] : memref<?xf32>
        %47 = arith.addi %20, %c12 : index
        %48 = vector.load %w[%47] : memref<?xi8>, vector<32xi8>
        %49 = vector.bitcast %48 : vector<32xi8> to vector<16xi16>
        %50 = arith.extui %49 : vector<16xi16> to vector<16xi32>
        %51 = arith.shli %50, %c8 : vector<16xi32>
        %52 = arith.bitcast %51 : vector<16xi32> to vector<16xf32>
        %53 = vector.extract %52[%7] : f32 from vector<16xf32>
        %54 = arith.addi %29, %c13 : index
        memref.store %53, %out[%54] : memref<?xf32>
      }
    }
  }
  wave.return
}
