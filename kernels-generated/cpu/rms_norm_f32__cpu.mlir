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
    %5 = arith.muli %0, %features : index
    %8 = scf.for %6 = %c1 to %features step %c5 iter_args(%7 = %c4) -> (vector<16xf32>) {
      %9 = arith.addi %4, %6 : index
      %10 = vector.load %x[%9] : memref<?xf32>, vector<16xf32>
      %11 = math.fma %10, %10, %7 : vector<16xf32>
      scf.yield %11 : vector<16xf32>
    }
    %12 = wave.reduce "add" %8 : vector<16xf32>
    %13 = arith.mulf %12, %inverseFeatures : f32
    %14 = arith.addf %13, %epsilon : f32
    %15 = math.sqrt %14 : f32
    %16 = arith.divf %c6, %15 : f32
    %17 = vector.broadcast %16 : f32 to vector<16xf32>
    scf.for %18 = %c1 to %features step %c5 {
      %19 = arith.addi %4, %18 : index
      %20 = vector.load %x[%19] : memref<?xf32>, vector<16xf32>
      %21 = vector.load %w[%18] : memref<?xf32>, vector<16xf32>
      %22 = arith.mulf %20, %17 : vector<16xf32>
      %23 = arith.mulf %22, %21 : vector<16xf32>
      %24 = arith.addi %5, %18 : index
      vector.store %23, %out[%24] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
