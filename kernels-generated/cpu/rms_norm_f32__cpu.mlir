// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: RmsNorm(select=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @rms_norm_f32__cpu(%step: memref<?xi32>, %x: memref<?xf32>, %w: memref<?xf32>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %c1 = arith.constant 0 : index
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c4 = arith.constant dense<0x00000000> : vector<16xf32>
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = memref.load %step[%c1] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = arith.muli %0, %features : index
    %7 = scf.for %5 = %c1 to %features step %c5 iter_args(%6 = %c4) -> (vector<16xf32>) {
      %8 = arith.addi %4, %5 : index
      %9 = vector.load %x[%8] : memref<?xf32>, vector<16xf32>
      %10 = math.fma %9, %9, %6 : vector<16xf32>
      scf.yield %10 : vector<16xf32>
    }
    %11 = wave.reduce "add" %7 : vector<16xf32>
    %12 = arith.mulf %11, %inverseFeatures : f32
    %13 = arith.addf %12, %epsilon : f32
    %14 = math.sqrt %13 : f32
    %15 = arith.divf %c6, %14 : f32
    %16 = vector.broadcast %15 : f32 to vector<16xf32>
    scf.for %17 = %c1 to %features step %c5 {
      %18 = arith.addi %4, %17 : index
      %19 = vector.load %x[%18] : memref<?xf32>, vector<16xf32>
      %20 = vector.load %w[%17] : memref<?xf32>, vector<16xf32>
      %21 = arith.mulf %19, %16 : vector<16xf32>
      %22 = arith.mulf %21, %20 : vector<16xf32>
      vector.store %22, %out[%18] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
