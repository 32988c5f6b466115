// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='f32')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_f32__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1024 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 128 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 192 : index
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
        %22 = vector.load %w[%21] : memref<?xi8>, vector<64xi8>
        %23 = vector.bitcast %22 : vector<64xi8> to vector<16xf32>
        %24 = vector.extract %23[%7] : f32 from vector<16xf32>
        %25 = arith.muli %18, %c6 : index
        %26 = arith.addi %17, %25 : index
        %27 = arith.addi %26, %c1 : index
        memref.store %24, %out[%27] : memref<?xf32>
        %28 = arith.addi %20, %c8 : index
        %29 = vector.load %w[%28] : memref<?xi8>, vector<64xi8>
        %30 = vector.bitcast %29 : vector<64xi8> to vector<16xf32>
        %31 = vector.extract %30[%7] : f32 from vector<16xf32>
        %32 = arith.addi %26, %c5 : index
        memref.store %31, %out[%32] : memref<?xf32>
        %33 = arith.addi %20, %c9 : index
        %34 = vector.load %w[%33] : memref<?xi8>, vector<64xi8>
        %35 = vector.bitcast %34 : vector<64xi8> to vector<16xf32>
        %36 = vector.extract %35[%7] : f32 from vector<16xf32>
        %37 = arith.addi %26, %c10 : index
        memref.store %36, %out[%37] : memref<?xf32>
        %38 = arith.addi %20, %c11 : index
        %39 = vector.load %w[%38] : memref<?xi8>, vector<64xi8>
        %40 = vector.bitcast %39 : vector<64xi8> to vector<16xf32>
        %41 = vector.extract %40[%7] : f32 from vector<16xf32>
        %42 = arith.addi %26, %c12 : index
        memref.store %41, %out[%42] : memref<?xf32>
      }
    }
  }
  wave.return
}
