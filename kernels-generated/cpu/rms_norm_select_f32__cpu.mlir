// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: RmsNorm(select=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @rms_norm_select_f32__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xf32>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 1 : index
  %logitRowsAt = wave.param "logitRowsAt" : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c5 = arith.constant dense<0x00000000> : vector<16xf32>
  %c6 = arith.constant 0 : index
  %c7 = arith.constant 16 : index
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
    %11 = scf.for %9 = %c6 to %features step %c7 iter_args(%10 = %c5) -> (vector<16xf32>) {
      %12 = arith.addi %7, %9 : index
      %13 = vector.load %x[%12] : memref<?xf32>, vector<16xf32>
      %14 = math.fma %13, %13, %10 : vector<16xf32>
      scf.yield %14 : vector<16xf32>
    }
    %15 = wave.reduce "add" %11 : vector<16xf32>
    %16 = arith.mulf %15, %inverseFeatures : f32
    %17 = arith.addf %16, %epsilon : f32
    %18 = math.sqrt %17 : f32
    %19 = arith.divf %c8, %18 : f32
    %20 = vector.broadcast %19 : f32 to vector<16xf32>
    scf.for %21 = %c6 to %features step %c7 {
      %22 = arith.addi %7, %21 : index
      %23 = vector.load %x[%22] : memref<?xf32>, vector<16xf32>
      %24 = vector.load %w[%21] : memref<?xf32>, vector<16xf32>
      %25 = arith.mulf %23, %20 : vector<16xf32>
      %26 = arith.mulf %25, %24 : vector<16xf32>
      %27 = arith.addi %8, %21 : index
      vector.store %26, %out[%27] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
