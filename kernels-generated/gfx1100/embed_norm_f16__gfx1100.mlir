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
      %21 = arith.addi %10, %c5 : index
      %22 = arith.muli %20, %c7 : index
      %23 = arith.addi %21, %22 : index
      %24 = arith.remui %11, %c3 : index
      %25 = arith.muli %24, %c3 : index
      %26 = arith.addi %23, %25 : index
      %27 = vector.load %w[%26] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %28 = vector.bitcast %27 : vector<16xi8> to vector<8xf16>
      %29 = arith.addi %26, %c8 : index
      %30 = vector.load %w[%29] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %31 = vector.bitcast %30 : vector<16xi8> to vector<8xf16>
      %32 = vector.shuffle %28, %31 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %33 = arith.muli %0, %features : index
      %34 = arith.muli %20, %c3 : index
      %35 = arith.addi %33, %34 : index
      %36 = arith.extf %32 : vector<16xf16> to vector<16xf32>
      %37 = arith.mulf %36, %17 : vector<16xf32>
      %38 = arith.addi %35, %c1 : index
      vector.store %37, %out[%38] {alignment = 16 : i64} : memref<?xf32>, vector<16xf32>
    }
    wave.barrier
    %39 = arith.muli %0, %features : index
    %40 = arith.muli %18, %c6 : index
    %45:3 = scf.for %41 = %40 to %features step %c5 iter_args(%42 = %c10, %43 = %c10, %44 = %c10) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %46 = arith.addi %39, %41 : index
      %47 = vector.load %out[%46] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %48 = vector.load %norm_weight[%41] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %49 = arith.mulf %47, %48 : vector<4xf32>
      %50 = math.fma %47, %47, %42 : vector<4xf32>
      %51 = math.fma %49, %49, %43 : vector<4xf32>
      %52 = math.absf %49 : vector<4xf32>
      %53 = arith.maximumf %44, %52 : vector<4xf32>
      scf.yield %50, %51, %53 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %54 = wave.reduce "add" %45#0 : vector<4xf32>
    %55 = arith.mulf %54, %inverseFeatures : f32
    %56 = arith.addf %55, %epsilon : f32
    %57 = math.sqrt %56 : f32
    %58 = arith.divf %c12, %57 : f32
    %59 = wave.reduce "max" %45#2 : vector<4xf32>
    %60 = arith.mulf %59, %58 : f32
    %61 = arith.bitcast %60 : f32 to i32
    %62 = arith.shrui %61, %c14 : i32
    %63 = arith.maxsi %62, %c15 : i32
    %64 = arith.subi %c16, %63 : i32
    %65 = arith.shli %64, %c14 : i32
    %66 = arith.subi %63, %c17 : i32
    %67 = arith.shli %66, %c14 : i32
    %68 = arith.bitcast %65 : i32 to f32
    %69 = arith.bitcast %67 : i32 to f32
    %70 = wave.reduce "add" %45#1 : vector<4xf32>
    %71 = arith.mulf %70, %58 : f32
    %72 = arith.mulf %71, %58 : f32
    %73 = arith.cmpi eq, %18, %c1 : index
    scf.if %73 {
      %74 = arith.muli %0, %c18 : index
      memref.store %69, %normed_factors[%74] : memref<?xf32>
      %75 = arith.addi %74, %c19 : index
      memref.store %72, %normed_factors[%75] : memref<?xf32>
    }
    %76 = vector.broadcast %58 : f32 to vector<4xf32>
    %77 = vector.broadcast %68 : f32 to vector<4xf32>
    scf.for %78 = %40 to %features step %c5 {
      %79 = arith.addi %39, %78 : index
      %80 = vector.load %out[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %81 = arith.mulf %80, %76 : vector<4xf32>
      %82 = vector.load %norm_weight[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %83 = arith.mulf %81, %82 : vector<4xf32>
      %84 = arith.mulf %83, %77 : vector<4xf32>
      %85 = arith.divui %0, %tileRows : index
      %86 = arith.muli %85, %19 : index
      %87 = arith.divui %78, %c3 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.muli %88, %c18 : index
      %90 = arith.remui %78, %c3 : index
      %91 = arith.divui %90, %c20 : index
      %92 = arith.addi %89, %91 : index
      %93 = arith.muli %tileRows, %c20 : index
      %94 = arith.muli %92, %93 : index
      %95 = arith.remui %0, %tileRows : index
      %96 = arith.muli %95, %c20 : index
      %97 = arith.addi %94, %96 : index
      %98 = arith.remui %78, %c20 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.truncf %84 : vector<4xf32> to vector<4xf16>
      vector.store %100, %normed[%99] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
