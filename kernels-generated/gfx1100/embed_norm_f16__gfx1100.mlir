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
  %c19 = arith.constant 8 : index
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
    %46:2 = scf.for %43 = %42 to %features step %c5 iter_args(%44 = %c10, %45 = %c10) -> (vector<4xf32>, vector<4xf32>) {
      %47 = arith.addi %40, %43 : index
      %48 = vector.load %out[%47] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %49 = vector.load %norm_weight[%43] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %50 = arith.mulf %48, %49 : vector<4xf32>
      %51 = math.absf %50 : vector<4xf32>
      %52 = math.fma %48, %48, %44 : vector<4xf32>
      %53 = arith.maximumf %45, %51 : vector<4xf32>
      scf.yield %52, %53 : vector<4xf32>, vector<4xf32>
    }
    %54 = wave.reduce "add" %46#0 : vector<4xf32>
    %55 = arith.mulf %54, %inverseFeatures : f32
    %56 = arith.addf %55, %epsilon : f32
    %57 = math.sqrt %56 : f32
    %58 = arith.divf %c12, %57 : f32
    %59 = wave.reduce "max" %46#1 : vector<4xf32>
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
    %70 = wave.lane
    %71 = arith.cmpi eq, %70, %c1 : index
    scf.if %71 {
      memref.store %69, %normed_factors[%0] : memref<?xf32>
    }
    %72 = vector.broadcast %58 : f32 to vector<4xf32>
    %73 = vector.broadcast %68 : f32 to vector<4xf32>
    scf.for %74 = %42 to %features step %c5 {
      %75 = arith.addi %40, %74 : index
      %76 = vector.load %out[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %77 = arith.mulf %76, %72 : vector<4xf32>
      %78 = vector.load %norm_weight[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.mulf %77, %78 : vector<4xf32>
      %80 = arith.mulf %79, %73 : vector<4xf32>
      %81 = arith.divui %0, %tileRows : index
      %82 = arith.divui %features, %c3 : index
      %83 = arith.muli %81, %82 : index
      %84 = arith.divui %74, %c3 : index
      %85 = arith.addi %83, %84 : index
      %86 = arith.muli %85, %c18 : index
      %87 = arith.remui %74, %c3 : index
      %88 = arith.divui %87, %c19 : index
      %89 = arith.addi %86, %88 : index
      %90 = arith.muli %tileRows, %c19 : index
      %91 = arith.muli %89, %90 : index
      %92 = arith.remui %0, %tileRows : index
      %93 = arith.muli %92, %c19 : index
      %94 = arith.addi %91, %93 : index
      %95 = arith.remui %74, %c19 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.truncf %80 : vector<4xf32> to vector<4xf16>
      vector.store %97, %normed[%96] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
