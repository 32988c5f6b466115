// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxNorm(select=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @norm_f16__gfx1100(%step: memref<?xi32>, %x: memref<?xf32>, %norm_weight: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c3 = arith.constant dense<0x00000000> : vector<4xf32>
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c7 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c9 = arith.constant 23 : i32
  %c10 = arith.constant 141 : i32
  %c11 = arith.constant 268 : i32
  %c12 = arith.constant 14 : i32
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 8 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.muli %0, %features : index
    %5 = wave.lane
    %6 = arith.muli %5, %c4 : index
    %10:2 = scf.for %7 = %6 to %features step %c5 iter_args(%8 = %c3, %9 = %c3) -> (vector<4xf32>, vector<4xf32>) {
      %11 = arith.addi %4, %7 : index
      %12 = vector.load %x[%11] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %13 = vector.load %norm_weight[%7] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %14 = arith.mulf %12, %13 : vector<4xf32>
      %15 = math.absf %14 : vector<4xf32>
      %16 = math.fma %12, %12, %8 : vector<4xf32>
      %17 = arith.maximumf %9, %15 : vector<4xf32>
      scf.yield %16, %17 : vector<4xf32>, vector<4xf32>
    }
    %18 = wave.reduce "add" %10#0 : vector<4xf32>
    %19 = arith.mulf %18, %inverseFeatures : f32
    %20 = arith.addf %19, %epsilon : f32
    %21 = math.sqrt %20 : f32
    %22 = arith.divf %c7, %21 : f32
    %23 = wave.reduce "max" %10#1 : vector<4xf32>
    %24 = arith.mulf %23, %22 : f32
    %25 = arith.bitcast %24 : f32 to i32
    %26 = arith.shrui %25, %c9 : i32
    %27 = arith.maxsi %26, %c10 : i32
    %28 = arith.subi %c11, %27 : i32
    %29 = arith.shli %28, %c9 : i32
    %30 = arith.subi %27, %c12 : i32
    %31 = arith.shli %30, %c9 : i32
    %32 = arith.bitcast %29 : i32 to f32
    %33 = arith.bitcast %31 : i32 to f32
    %34 = wave.lane
    %35 = arith.cmpi eq, %34, %c0 : index
    scf.if %35 {
      memref.store %33, %normed_factors[%0] : memref<?xf32>
    }
    %36 = vector.broadcast %22 : f32 to vector<4xf32>
    %37 = vector.broadcast %32 : f32 to vector<4xf32>
    scf.for %38 = %6 to %features step %c5 {
      %39 = arith.addi %4, %38 : index
      %40 = vector.load %x[%39] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %41 = arith.mulf %40, %36 : vector<4xf32>
      %42 = vector.load %norm_weight[%38] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %43 = arith.mulf %41, %42 : vector<4xf32>
      %44 = arith.mulf %43, %37 : vector<4xf32>
      %45 = arith.divui %0, %tileRows : index
      %46 = arith.divui %features, %c13 : index
      %47 = arith.muli %45, %46 : index
      %48 = arith.divui %38, %c13 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %49, %c14 : index
      %51 = arith.remui %38, %c13 : index
      %52 = arith.divui %51, %c15 : index
      %53 = arith.addi %50, %52 : index
      %54 = arith.muli %tileRows, %c15 : index
      %55 = arith.muli %53, %54 : index
      %56 = arith.remui %0, %tileRows : index
      %57 = arith.muli %56, %c15 : index
      %58 = arith.addi %55, %57 : index
      %59 = arith.remui %38, %c15 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.truncf %44 : vector<4xf32> to vector<4xf16>
      vector.store %61, %normed[%60] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
