// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: Embed(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_q4_1__cpu(%step: memref<?xi32>, %w: memref<?xi8>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 320 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant dense<15> : vector<16xi32>
  %c10 = arith.constant dense<4> : vector<16xi32>
  %c11 = arith.constant 4 : index
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
      %18 = arith.addi %14, %c4 : index
      %19 = vector.load %w[%18] : memref<?xi8>, vector<32xi8>
      %20 = vector.bitcast %19 : vector<32xi8> to vector<16xf16>
      %21 = arith.extf %20 : vector<16xf16> to vector<16xf32>
      %22 = arith.muli %0, %features : index
      %23 = arith.muli %12, %c4 : index
      %24 = arith.addi %22, %23 : index
      scf.for %25 = %c1 to %c7 step %c6 {
        %26 = arith.addi %14, %c8 : index
        %27 = arith.muli %25, %c4 : index
        %28 = arith.addi %26, %27 : index
        %29 = arith.addi %28, %c1 : index
        %30 = vector.load %w[%29] : memref<?xi8>, vector<16xi8>
        %31 = arith.extui %30 : vector<16xi8> to vector<16xi32>
        %32 = arith.andi %31, %c9 : vector<16xi32>
        %33 = arith.shrui %31, %c10 : vector<16xi32>
        %34 = arith.sitofp %32 : vector<16xi32> to vector<16xf32>
        %35 = math.fma %34, %17, %21 : vector<16xf32>
        %36 = vector.extract %35[%7] : f32 from vector<16xf32>
        %37 = arith.muli %25, %c11 : index
        %38 = arith.addi %24, %37 : index
        %39 = arith.addi %38, %c1 : index
        memref.store %36, %out[%39] : memref<?xf32>
        %40 = arith.sitofp %33 : vector<16xi32> to vector<16xf32>
        %41 = math.fma %40, %17, %21 : vector<16xf32>
        %42 = vector.extract %41[%7] : f32 from vector<16xf32>
        %43 = arith.addi %38, %c6 : index
        memref.store %42, %out[%43] : memref<?xf32>
        %44 = arith.addi %28, %c3 : index
        %45 = vector.load %w[%44] : memref<?xi8>, vector<16xi8>
        %46 = arith.extui %45 : vector<16xi8> to vector<16xi32>
        %47 = arith.andi %46, %c9 : vector<16xi32>
        %48 = arith.shrui %46, %c10 : vector<16xi32>
        %49 = arith.sitofp %47 : vector<16xi32> to vector<16xf32>
        %50 = math.fma %49, %17, %21 : vector<16xf32>
        %51 = vector.extract %50[%7] : f32 from vector<16xf32>
        %52 = arith.addi %38, %c12 : index
        memref.store %51, %out[%52] : memref<?xf32>
        %53 = arith.sitofp %48 : vector<16xi32> to vector<16xf32>
        %54 = math.fma %53, %17, %21 : vector<16xf32>
        %55 = vector.extract %54[%7] : f32 from vector<16xf32>
        %56 = arith.addi %38, %c13 : index
        memref.store %55, %out[%56] : memref<?xf32>
      }
    }
  }
  wave.return
}
