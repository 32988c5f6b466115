// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_f16__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 512 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 64 : index
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 96 : index
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
        %22 = vector.load %w[%21] : memref<?xi8>, vector<32xi8>
        %23 = vector.bitcast %22 : vector<32xi8> to vector<16xf16>
        %24 = arith.extf %23 : vector<16xf16> to vector<16xf32>
        %25 = vector.extract %24[%7] : f32 from vector<16xf32>
        %26 = arith.muli %18, %c6 : index
        %27 = arith.addi %17, %26 : index
        %28 = arith.addi %27, %c1 : index
        memref.store %25, %out[%28] : memref<?xf32>
        %29 = arith.addi %20, %c8 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<32xi8>
        %31 = vector.bitcast %30 : vector<32xi8> to vector<16xf16>
        %32 = arith.extf %31 : vector<16xf16> to vector<16xf32>
        %33 = vector.extract %32[%7] : f32 from vector<16xf32>
        %34 = arith.addi %27, %c5 : index
        memref.store %33, %out[%34] : memref<?xf32>
        %35 = arith.addi %20, %c9 : index
        %36 = vector.load %w[%35] : memref<?xi8>, vector<32xi8>
        %37 = vector.bitcast %36 : vector<32xi8> to vector<16xf16>
        %38 = arith.extf %37 : vector<16xf16> to vector<16xf32>
        %39 = vector.extract %38[%7] : f32 from vector<16xf32>
        %40 = arith.addi %27, %c10 : index
        memref.store %39, %out[%40] : memref<?xf32>
        %41 = arith.addi %20, %c11 : index
        %42 = vector.load %w[%41] : memref<?xi8>, vector<32xi8>
        %43 = vector.bitcast %42 : vector<32xi8> to vector<16xf16>
        %44 = arith.extf %43 : vector<16xf16> to vector<16xf32>
        %45 = vector.extract %44[%7] : f32 from vector<16xf32>
        %46 = arith.addi %27, %c12 : index
        memref.store %45, %out[%46] : memref<?xf32>
      }
    }
  }
  wave.return
}
