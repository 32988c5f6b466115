// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: RmsNorm(select=True, target='gfx1100')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @rms_norm_select_f32__gfx1100(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xf32>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 1 : index
  %logitRowsAt = wave.param "logitRowsAt" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c5 = arith.constant dense<0x00000000> : vector<4xf32>
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.addi %logitRowsAt, %0 : index
    %5 = memref.load %step[%4] : memref<?xi32>
    %6 = arith.index_cast %5 : i32 to index
    %7 = arith.muli %6, %features : index
    %8 = arith.muli %0, %features : index
    %9 = wave.lane
    %10 = arith.muli %9, %c6 : index
    %13 = scf.for %11 = %10 to %features step %c7 iter_args(%12 = %c5) -> (vector<4xf32>) {
      %14 = arith.addi %7, %11 : index
      %15 = vector.load %x[%14] : memref<?xf32>, vector<4xf32>
      %16 = math.fma %15, %15, %12 : vector<4xf32>
      scf.yield %16 : vector<4xf32>
    }
    %17 = wave.reduce "add" %13 : vector<4xf32>
    %18 = arith.mulf %17, %inverseFeatures : f32
    %19 = arith.addf %18, %epsilon : f32
    %20 = math.sqrt %19 : f32
    %21 = arith.divf %c8, %20 : f32
    %22 = vector.broadcast %21 : f32 to vector<4xf32>
    %23 = wave.lane
    %24 = arith.muli %23, %c6 : index
    scf.for %25 = %24 to %features step %c7 {
      %26 = arith.addi %7, %25 : index
      %27 = vector.load %x[%26] : memref<?xf32>, vector<4xf32>
      %28 = vector.load %w[%25] : memref<?xf32>, vector<4xf32>
      %29 = arith.mulf %27, %22 : vector<4xf32>
      %30 = arith.mulf %29, %28 : vector<4xf32>
      %31 = arith.addi %8, %25 : index
      vector.store %30, %out[%31] : memref<?xf32>, vector<4xf32>
    }
  }
  wave.return
}
