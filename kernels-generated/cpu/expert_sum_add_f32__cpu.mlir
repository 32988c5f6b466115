// GENERATED from codegen/kvcgen/rows.py; do not edit.
// Config: ExpertSum()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_sum_add_f32__cpu(%step: memref<?xi32>, %y: memref<?xf32>, %weights: memref<?xf32>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %features = wave.param "features" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant dense<0x00000000> : vector<16xf32>
  %c5 = arith.constant 1 : index
  %0 = wave.block 0
  %1 = memref.load %step[%c2] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.cmpi slt, %0, %2 : index
  scf.if %3 {
    scf.for %4 = %c2 to %features step %c3 {
      %7 = scf.for %5 = %c2 to %expertsPerToken step %c5 iter_args(%6 = %c4) -> (vector<16xf32>) {
        %8 = arith.muli %0, %expertsPerToken : index
        %9 = arith.addi %8, %5 : index
        %10 = memref.load %weights[%9] : memref<?xf32>
        %11 = vector.broadcast %10 : f32 to vector<16xf32>
        %12 = arith.muli %9, %features : index
        %13 = arith.addi %12, %4 : index
        %14 = vector.load %y[%13] : memref<?xf32>, vector<16xf32>
        %15 = math.fma %11, %14, %6 : vector<16xf32>
        scf.yield %15 : vector<16xf32>
      }
      %16 = arith.muli %0, %features : index
      %17 = arith.addi %16, %4 : index
      %18 = vector.load %residual[%17] : memref<?xf32>, vector<16xf32>
      %19 = arith.addf %18, %7 : vector<16xf32>
      vector.store %19, %out[%17] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
