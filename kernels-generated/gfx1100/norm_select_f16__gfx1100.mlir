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
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 2 : index
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
    %13:2 = scf.for %10 = %9 to %features step %c6 iter_args(%11 = %c4, %12 = %c4) -> (vector<4xf32>, vector<4xf32>) {
      %14 = arith.addi %7, %10 : index
      %15 = vector.load %x[%14] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %16 = vector.load %norm_weight[%10] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %17 = arith.mulf %15, %16 : vector<4xf32>
      %18 = math.absf %17 : vector<4xf32>
      %19 = math.fma %15, %15, %11 : vector<4xf32>
      %20 = arith.maximumf %12, %18 : vector<4xf32>
      scf.yield %19, %20 : vector<4xf32>, vector<4xf32>
    }
    %21 = wave.reduce "add" %13#0 : vector<4xf32>
    %22 = arith.mulf %21, %inverseFeatures : f32
    %23 = arith.addf %22, %epsilon : f32
    %24 = math.sqrt %23 : f32
    %25 = arith.divf %c8, %24 : f32
    %26 = wave.reduce "max" %13#1 : vector<4xf32>
    %27 = arith.mulf %26, %25 : f32
    %28 = arith.bitcast %27 : f32 to i32
    %29 = arith.shrui %28, %c10 : i32
    %30 = arith.maxsi %29, %c11 : i32
    %31 = arith.subi %c12, %30 : i32
    %32 = arith.shli %31, %c10 : i32
    %33 = arith.subi %30, %c13 : i32
    %34 = arith.shli %33, %c10 : i32
    %35 = arith.bitcast %32 : i32 to f32
    %36 = arith.bitcast %34 : i32 to f32
    %37 = wave.lane
    %38 = arith.cmpi eq, %37, %c14 : index
    scf.if %38 {
      memref.store %36, %normed_factors[%0] : memref<?xf32>
    }
    %39 = vector.broadcast %25 : f32 to vector<4xf32>
    %40 = vector.broadcast %35 : f32 to vector<4xf32>
    scf.for %41 = %9 to %features step %c6 {
      %42 = arith.addi %7, %41 : index
      %43 = vector.load %x[%42] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %44 = arith.mulf %43, %39 : vector<4xf32>
      %45 = vector.load %norm_weight[%41] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %46 = arith.mulf %44, %45 : vector<4xf32>
      %47 = arith.mulf %46, %40 : vector<4xf32>
      %48 = arith.divui %0, %tileRows : index
      %49 = arith.divui %features, %c15 : index
      %50 = arith.muli %48, %49 : index
      %51 = arith.divui %41, %c15 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %52, %c16 : index
      %54 = arith.remui %41, %c15 : index
      %55 = arith.divui %54, %c17 : index
      %56 = arith.addi %53, %55 : index
      %57 = arith.muli %tileRows, %c17 : index
      %58 = arith.muli %56, %57 : index
      %59 = arith.remui %0, %tileRows : index
      %60 = arith.muli %59, %c17 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.remui %41, %c17 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.truncf %47 : vector<4xf32> to vector<4xf16>
      vector.store %64, %normed[%63] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
    }
  }
  wave.return
}
