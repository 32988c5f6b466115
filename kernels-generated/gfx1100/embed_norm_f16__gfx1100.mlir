// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxEmbed(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @embed_norm_f16__gfx1100(%step: memref<?xi32>, %w: memref<?xi8>, %norm_weight: memref<?xf32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %tokensAt = wave.param "tokensAt" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 512 : index
  %c8 = arith.constant 256 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c12 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c14 = arith.constant 23 : i32
  %c15 = arith.constant 141 : i32
  %c16 = arith.constant 268 : i32
  %c17 = arith.constant 14 : i32
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 1 : index
  %c20 = arith.constant 8 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %tokensAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.divui %6, %c3 : index
    %8 = arith.muli %features, %c4 : index
    %9 = arith.addi %8, %c5 : index
    %10 = arith.muli %7, %9 : index
    %11 = arith.remui %6, %c3 : index
    %12 = arith.muli %11, %c6 : index
    %13 = arith.addi %10, %12 : index
    %14 = vector.load %w[%13] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %15 = vector.bitcast %14 : vector<4xi8> to vector<1xf32>
    %16 = vector.extract %15[0] : f32 from vector<1xf32>
    %17 = vector.broadcast %16 : f32 to vector<16xf32>
    %18 = wave.lane
    %19 = arith.divui %features, %c3 : index
    scf.for %20 = %18 to %19 step %c4 {
      %21 = arith.remui %6, %c3 : index
      %22 = arith.addi %10, %c5 : index
      %23 = arith.muli %20, %c7 : index
      %24 = arith.addi %22, %23 : index
      %25 = arith.remui %21, %c3 : index
      %26 = arith.muli %25, %c3 : index
      %27 = arith.addi %24, %26 : index
      %28 = vector.load %w[%27] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %29 = vector.bitcast %28 : vector<16xi8> to vector<8xf16>
      %30 = arith.addi %27, %c8 : index
      %31 = vector.load %w[%30] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %32 = vector.bitcast %31 : vector<16xi8> to vector<8xf16>
      %33 = vector.shuffle %29, %32 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %34 = arith.muli %0, %features : index
      %35 = arith.muli %20, %c3 : index
      %36 = arith.addi %34, %35 : index
      %37 = arith.extf %33 : vector<16xf16> to vector<16xf32>
      %38 = arith.mulf %37, %17 : vector<16xf32>
      %39 = arith.addi %36, %c1 : index
      vector.store %38, %out[%39] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %40 = arith.muli %0, %features : index
    %41 = wave.lane
    %42 = arith.muli %41, %c6 : index
    %47:3 = scf.for %43 = %42 to %features step %c5 iter_args(%44 = %c10, %45 = %c10, %46 = %c10) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %48 = arith.addi %40, %43 : index
      %49 = vector.load %out[%48] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %50 = vector.load %norm_weight[%43] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %51 = arith.mulf %49, %50 : vector<4xf32>
      %52 = math.fma %49, %49, %44 : vector<4xf32>
      %53 = math.fma %51, %51, %45 : vector<4xf32>
      %54 = math.absf %51 : vector<4xf32>
      %55 = arith.maximumf %46, %54 : vector<4xf32>
      scf.yield %52, %53, %55 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %56 = wave.reduce "add" %47#0 : vector<4xf32>
    %57 = arith.mulf %56, %inverseFeatures : f32
    %58 = arith.addf %57, %epsilon : f32
    %59 = math.sqrt %58 : f32
    %60 = arith.divf %c12, %59 : f32
    %61 = wave.reduce "max" %47#2 : vector<4xf32>
    %62 = arith.mulf %61, %60 : f32
    %63 = arith.bitcast %62 : f32 to i32
    %64 = arith.shrui %63, %c14 : i32
    %65 = arith.maxsi %64, %c15 : i32
    %66 = arith.subi %c16, %65 : i32
    %67 = arith.shli %66, %c14 : i32
    %68 = arith.subi %65, %c17 : i32
    %69 = arith.shli %68, %c14 : i32
    %70 = arith.bitcast %67 : i32 to f32
    %71 = arith.bitcast %69 : i32 to f32
    %72 = wave.reduce "add" %47#1 : vector<4xf32>
    %73 = arith.mulf %72, %60 : f32
    %74 = arith.mulf %73, %60 : f32
    %75 = wave.lane
    %76 = arith.cmpi eq, %75, %c1 : index
    scf.if %76 {
      %77 = arith.muli %0, %c18 : index
      memref.store %71, %normed_factors[%77] : memref<?xf32>
      %78 = arith.muli %0, %c18 : index
      %79 = arith.addi %78, %c19 : index
      memref.store %74, %normed_factors[%79] : memref<?xf32>
    }
    %80 = vector.broadcast %60 : f32 to vector<4xf32>
    %81 = vector.broadcast %70 : f32 to vector<4xf32>
    scf.for %82 = %42 to %features step %c5 {
      %83 = arith.addi %40, %82 : index
      %84 = vector.load %out[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.mulf %84, %80 : vector<4xf32>
      %86 = vector.load %norm_weight[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %87 = arith.mulf %85, %86 : vector<4xf32>
      %88 = arith.mulf %87, %81 : vector<4xf32>
      %89 = arith.divui %0, %tileRows : index
      %90 = arith.divui %features, %c3 : index
      %91 = arith.muli %89, %90 : index
      %92 = arith.divui %82, %c3 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %93, %c18 : index
      %95 = arith.remui %82, %c3 : index
      %96 = arith.divui %95, %c20 : index
      %97 = arith.addi %94, %96 : index
      %98 = arith.muli %tileRows, %c20 : index
      %99 = arith.muli %97, %98 : index
      %100 = arith.remui %0, %tileRows : index
      %101 = arith.muli %100, %c20 : index
      %102 = arith.addi %99, %101 : index
      %103 = arith.remui %82, %c20 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.truncf %88 : vector<4xf32> to vector<4xf16>
      vector.store %105, %normed[%104] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
