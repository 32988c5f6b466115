// GENERATED from codegen/kvcgen/gfx_rows.py; do not edit.
// Config: GfxNorm(select=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @norm_select_f16__gfx1100(%step: memref<?xi32>, %x: memref<?xf32>, %norm_weight: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %c0 = arith.constant 1 : index
  %logitRowsAt = wave.param "logitRowsAt" : index
  %features = wave.param "features" : index
  %tileRows = wave.param "tileRows" : index
  %c4 = arith.constant dense<0x00000000> : vector<4xf32>
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 128 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c8 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c10 = arith.constant 23 : i32
  %c11 = arith.constant 141 : i32
  %c12 = arith.constant 268 : i32
  %c13 = arith.constant 14 : i32
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 8 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %logitRowsAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.muli %6, %features : index
    %8 = wave.lane
    %9 = arith.muli %8, %c5 : index
    %14:3 = scf.for %10 = %9 to %features step %c6 iter_args(%11 = %c4, %12 = %c4, %13 = %c4) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
      %15 = arith.addi %7, %10 : index
      %16 = vector.load %x[%15] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %17 = vector.load %norm_weight[%10] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %18 = arith.mulf %16, %17 : vector<4xf32>
      %19 = math.fma %16, %16, %11 : vector<4xf32>
      %20 = math.fma %18, %18, %12 : vector<4xf32>
      %21 = math.absf %18 : vector<4xf32>
      %22 = arith.maximumf %13, %21 : vector<4xf32>
      scf.yield %19, %20, %22 : vector<4xf32>, vector<4xf32>, vector<4xf32>
    }
    %23 = wave.reduce "add" %14#0 : vector<4xf32>
    %24 = arith.mulf %23, %inverseFeatures : f32
    %25 = arith.addf %24, %epsilon : f32
    %26 = math.sqrt %25 : f32
    %27 = arith.divf %c8, %26 : f32
    %28 = wave.reduce "max" %14#2 : vector<4xf32>
    %29 = arith.mulf %28, %27 : f32
    %30 = arith.bitcast %29 : f32 to i32
    %31 = arith.shrui %30, %c10 : i32
    %32 = arith.maxsi %31, %c11 : i32
    %33 = arith.subi %c12, %32 : i32
    %34 = arith.shli %33, %c10 : i32
    %35 = arith.subi %32, %c13 : i32
    %36 = arith.shli %35, %c10 : i32
    %37 = arith.bitcast %34 : i32 to f32
    %38 = arith.bitcast %36 : i32 to f32
    %39 = wave.reduce "add" %14#1 : vector<4xf32>
    %40 = arith.mulf %39, %27 : f32
    %41 = arith.mulf %40, %27 : f32
    %42 = arith.cmpi eq, %8, %c14 : index
    scf.if %42 {
      %43 = arith.muli %0, %c15 : index
      memref.store %38, %normed_factors[%43] : memref<?xf32>
      %44 = arith.addi %43, %c0 : index
      memref.store %41, %normed_factors[%44] : memref<?xf32>
    }
    %45 = vector.broadcast %27 : f32 to vector<4xf32>
    %46 = vector.broadcast %37 : f32 to vector<4xf32>
    scf.for %47 = %9 to %features step %c6 {
      %48 = arith.addi %7, %47 : index
      %49 = vector.load %x[%48] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %50 = arith.mulf %49, %45 : vector<4xf32>
      %51 = vector.load %norm_weight[%47] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %52 = arith.mulf %50, %51 : vector<4xf32>
      %53 = arith.mulf %52, %46 : vector<4xf32>
      %54 = arith.divui %0, %tileRows : index
      %55 = arith.divui %features, %c16 : index
      %56 = arith.muli %54, %55 : index
      %57 = arith.divui %47, %c16 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %58, %c15 : index
      %60 = arith.remui %47, %c16 : index
      %61 = arith.divui %60, %c17 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %tileRows, %c17 : index
      %64 = arith.muli %62, %63 : index
      %65 = arith.remui %0, %tileRows : index
      %66 = arith.muli %65, %c17 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.remui %47, %c17 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.truncf %53 : vector<4xf32> to vector<4xf16>
      vector.store %70, %normed[%69] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
