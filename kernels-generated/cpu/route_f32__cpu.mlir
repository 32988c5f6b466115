// GENERATED from codegen/kvcgen/moe.py; do not edit.
// Config: Route()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @route_f32__cpu(%step: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %groups: memref<?xi32>) {
  %experts = wave.param "experts" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c2 = arith.constant 0 : index
  %rowsMax = wave.param "rowsMax" : index
  %c4 = arith.constant 0 : i32
  %c5 = arith.constant 1 : i32
  %c6 = arith.constant 1 : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c8 = arith.constant 0xFF61B1E6 : f32
  %c9 = arith.constant 0x00000000 : f32
  %c10 = arith.constant 0x3FB8AA3B : f32
  %c11 = arith.constant 0xC0000000 : f32
  %c12 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = memref.load %step[%c2] : memref<?xi32>
  %1 = arith.index_cast %0 : i32 to index
  %2 = wave.scratch %experts : memref<?xf32>
  %3 = wave.scratch %experts : memref<?xi32>
  %4 = arith.muli %rowsMax, %expertsPerToken : index
  %5 = wave.scratch %4 : memref<?xi32>
  scf.for %6 = %c2 to %experts step %c6 {
    memref.store %c4, %3[%6] : memref<?xi32>
  }
  scf.for %7 = %c2 to %1 step %c6 {
    %8 = arith.muli %7, %logitsWidth : index
    %11 = scf.for %9 = %c2 to %experts step %c6 iter_args(%10 = %c8) -> (f32) {
      %12 = arith.addi %8, %9 : index
      %13 = memref.load %logits[%12] : memref<?xf32>
      %14 = arith.maximumf %10, %13 : f32
      scf.yield %14 : f32
    }
    %17 = scf.for %15 = %c2 to %experts step %c6 iter_args(%16 = %c9) -> (f32) {
      %18 = arith.addi %8, %15 : index
      %19 = memref.load %logits[%18] : memref<?xf32>
      %20 = arith.subf %19, %11 : f32
      %21 = arith.mulf %20, %c10 : f32
      %22 = wave.exp2 %21 : f32
      memref.store %22, %2[%15] : memref<?xf32>
      %23 = arith.addf %16, %22 : f32
      scf.yield %23 : f32
    }
    scf.for %24 = %c2 to %experts step %c6 {
      %25 = memref.load %2[%24] : memref<?xf32>
      %26 = arith.divf %25, %17 : f32
      memref.store %26, %2[%24] : memref<?xf32>
    }
    %29 = scf.for %27 = %c2 to %expertsPerToken step %c6 iter_args(%28 = %c9) -> (f32) {
      %33:2 = scf.for %30 = %c2 to %experts step %c6 iter_args(%31 = %c11, %32 = %c4) -> (f32, i32) {
        %34 = memref.load %2[%30] : memref<?xf32>
        %35 = arith.cmpf ogt, %34, %31 : f32
        %36 = arith.index_cast %30 : index to i32
        %37 = arith.select %35, %34, %31 : f32
        %38 = arith.select %35, %36, %32 : i32
        scf.yield %37, %38 : f32, i32
      }
      %39 = arith.muli %7, %expertsPerToken : index
      %40 = arith.addi %39, %27 : index
      %41 = arith.index_cast %33#1 : i32 to index
      memref.store %33#0, %weights[%40] : memref<?xf32>
      memref.store %33#1, %5[%40] : memref<?xi32>
      memref.store %c12, %2[%41] : memref<?xf32>
      %42 = memref.load %3[%41] : memref<?xi32>
      %43 = arith.addi %42, %c5 : i32
      memref.store %43, %3[%41] : memref<?xi32>
      %44 = arith.addf %28, %33#0 : f32
      scf.yield %44 : f32
    }
    %45 = arith.cmpi eq, %normalize, %c6 : index
    scf.if %45 {
      scf.for %46 = %c2 to %expertsPerToken step %c6 {
        %47 = arith.muli %7, %expertsPerToken : index
        %48 = arith.addi %47, %46 : index
        %49 = memref.load %weights[%48] : memref<?xf32>
        %50 = arith.divf %49, %29 : f32
        memref.store %50, %weights[%48] : memref<?xf32>
      }
    }
  }
  %53 = scf.for %51 = %c2 to %experts step %c6 iter_args(%52 = %c4) -> (i32) {
    %54 = memref.load %3[%51] : memref<?xi32>
    memref.store %52, %groups[%51] : memref<?xi32>
    memref.store %52, %3[%51] : memref<?xi32>
    %55 = arith.addi %52, %54 : i32
    scf.yield %55 : i32
  }
  memref.store %53, %groups[%experts] : memref<?xi32>
  %56 = arith.muli %1, %expertsPerToken : index
  scf.for %57 = %c2 to %56 step %c6 {
    %58 = memref.load %5[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    %60 = memref.load %3[%59] : memref<?xi32>
    %61 = arith.index_cast %60 : i32 to index
    %62 = arith.addi %61, %experts : index
    %63 = arith.addi %62, %c6 : index
    %64 = arith.index_cast %57 : index to i32
    memref.store %64, %groups[%63] : memref<?xi32>
    %65 = arith.addi %60, %c5 : i32
    memref.store %65, %3[%59] : memref<?xi32>
  }
  wave.return
}
