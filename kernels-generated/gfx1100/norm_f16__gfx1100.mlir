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
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 1 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.muli %0, %features : index
    %5 = wave.lane
    %6 = arith.muli %5, %c4 : index
    %11:3 = scf.for %7 = %6 to %features step %c5 iter_args(%8 = %c3, %9 = %c3, %10 = %c3) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %12 = arith.addi %4, %7 : index
      %13 = vector.load %x[%12] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %14 = vector.load %norm_weight[%7] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %15 = arith.mulf %13, %14 : vector<4xf32>
      %16 = math.fma %13, %13, %8 : vector<4xf32>
      %17 = math.fma %15, %15, %9 : vector<4xf32>
      %18 = math.absf %15 : vector<4xf32>
      %19 = arith.maximumf %10, %18 : vector<4xf32>
      scf.yield %16, %17, %19 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %20 = wave.reduce "add" %11#0 : vector<4xf32>
    %21 = arith.mulf %20, %inverseFeatures : f32
    %22 = arith.addf %21, %epsilon : f32
    %23 = math.sqrt %22 : f32
    %24 = arith.divf %c7, %23 : f32
    %25 = wave.reduce "max" %11#2 : vector<4xf32>
    %26 = arith.mulf %25, %24 : f32
    %27 = arith.bitcast %26 : f32 to i32
    %28 = arith.shrui %27, %c9 : i32
    %29 = arith.maxsi %28, %c10 : i32
    %30 = arith.subi %c11, %29 : i32
    %31 = arith.shli %30, %c9 : i32
    %32 = arith.subi %29, %c12 : i32
    %33 = arith.shli %32, %c9 : i32
    %34 = arith.bitcast %31 : i32 to f32
    %35 = arith.bitcast %33 : i32 to f32
    %36 = wave.reduce "add" %11#1 : vector<4xf32>
    %37 = arith.mulf %36, %24 : f32
    %38 = arith.mulf %37, %24 : f32
    %39 = arith.cmpi eq, %5, %c0 : index
    scf.if %39 {
      %40 = arith.muli %0, %c13 : index
      memref.store %35, %normed_factors[%40] : memref<?xf32>
      %41 = arith.addi %40, %c14 : index
      memref.store %38, %normed_factors[%41] : memref<?xf32>
    }
    %42 = vector.broadcast %24 : f32 to vector<4xf32>
    %43 = vector.broadcast %34 : f32 to vector<4xf32>
    scf.for %44 = %6 to %features step %c5 {
      %45 = arith.addi %4, %44 : index
      %46 = vector.load %x[%45] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %47 = arith.mulf %46, %42 : vector<4xf32>
      %48 = vector.load %norm_weight[%44] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %49 = arith.mulf %47, %48 : vector<4xf32>
      %50 = arith.mulf %49, %43 : vector<4xf32>
      %51 = arith.divui %0, %tileRows : index
      %52 = arith.divui %features, %c15 : index
      %53 = arith.muli %51, %52 : index
      %54 = arith.divui %44, %c15 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %55, %c13 : index
      %57 = arith.remui %44, %c15 : index
      %58 = arith.divui %57, %c16 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %tileRows, %c16 : index
      %61 = arith.muli %59, %60 : index
      %62 = arith.remui %0, %tileRows : index
      %63 = arith.muli %62, %c16 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.remui %44, %c16 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.truncf %50 : vector<4xf32> to vector<4xf16>
      vector.store %67, %normed[%66] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
