// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertSumAdd()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_add_f32__gfx1100(%step: memref<?xi32>, %y: memref<?xf32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 4 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c3 = arith.constant 128 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c5 = arith.constant dense<0x00000000> : vector<4xf32>
  %c6 = arith.constant 1 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c0] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    %4 = wave.lane
    %5 = arith.muli %4, %c1 : index
    scf.for %6 = %5 to %outputFeatures step %c3 {
      %9 = scf.for %7 = %c0 to %expertsPerToken step %c6 iter_args(%8 = %c5) -> (vector<4xf32>) {
        %10 = arith.muli %0, %expertsPerToken : index
        %11 = arith.addi %10, %7 : index
        %12 = memref.load %weights[%11] : memref<?xf32>
        %13 = vector.broadcast %12 : f32 to vector<4xf32>
        %14 = arith.muli %11, %outputFeatures : index
        %15 = arith.addi %14, %6 : index
        %16 = vector.load %y[%15] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %17 = math.fma %13, %16, %8 : vector<4xf32>
        scf.yield %17 : vector<4xf32>
      }
      %18 = arith.muli %0, %outputFeatures : index
      %19 = arith.addi %18, %6 : index
      %20 = vector.load %residual[%19] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %21 = arith.addf %20, %9 : vector<4xf32>
      vector.store %21, %out[%19] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
    }
  }
  wave.return
}
