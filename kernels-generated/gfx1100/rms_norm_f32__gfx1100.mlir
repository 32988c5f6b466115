// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: RmsNorm(select=False, target='gfx1100')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @rms_norm_f32__gfx1100(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xf32>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c4 = arith.constant dense<0x00000000> : vector<4xf32>
  %c5 = arith.constant 4 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.muli %0, %features : index
    %5 = arith.muli %0, %features : index
    %6 = wave.lane
    %7 = arith.muli %6, %c5 : index
    %10 = scf.for %8 = %7 to %features step %c6 iter_args(%9 = %c4) -> (vector<4xf32>) {
      %11 = arith.addi %4, %8 : index
      %12 = vector.load %x[%11] : memref<?xf32>, vector<4xf32>
      %13 = math.fma %12, %12, %9 : vector<4xf32>
      scf.yield %13 : vector<4xf32>
    }
    %14 = wave.reduce "add" %10 : vector<4xf32>
    %15 = arith.mulf %14, %inverseFeatures : f32
    %16 = arith.addf %15, %epsilon : f32
    %17 = math.sqrt %16 : f32
    %18 = arith.divf %c7, %17 : f32
    %19 = vector.broadcast %18 : f32 to vector<4xf32>
    %20 = wave.lane
    %21 = arith.muli %20, %c5 : index
    scf.for %22 = %21 to %features step %c6 {
      %23 = arith.addi %4, %22 : index
      %24 = vector.load %x[%23] : memref<?xf32>, vector<4xf32>
      %25 = vector.load %w[%22] : memref<?xf32>, vector<4xf32>
      %26 = arith.mulf %24, %19 : vector<4xf32>
      %27 = arith.mulf %26, %25 : vector<4xf32>
      %28 = arith.addi %5, %22 : index
      vector.store %27, %out[%28] : memref<?xf32>, vector<4xf32>
    }
  }
  wave.return
}
