// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxRoute()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @route_f32__gfx1100(%step: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %experts = wave.param "experts" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c4 = arith.constant 0xFF61B1E6 : f32
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 0x00000000 : f32
  %c7 = arith.constant 0x3FB8AA3B : f32
  %c8 = arith.constant 0 : i32
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0xC0000000 : f32
  %c11 = arith.constant 0xCB800000 : f32
  %c12 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.scratch %experts : memref<?xf32>
  %2 = memref.load %step[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %0, %3 : index
  scf.if %4 {
    %5 = wave.lane
    %6 = arith.muli %0, %logitsWidth : index
    %9 = scf.for %7 = %5 to %experts step %c5 iter_args(%8 = %c4) -> (f32) {
      %10 = arith.addi %6, %7 : index
      %11 = memref.load %logits[%10] : memref<?xf32>
      %12 = arith.maximumf %8, %11 : f32
      scf.yield %12 : f32
    }
    %13 = vector.broadcast %9 : f32 to vector<1xf32>
    %14 = wave.reduce "max" %13 : vector<1xf32>
    %17 = scf.for %15 = %5 to %experts step %c5 iter_args(%16 = %c6) -> (f32) {
      %18 = arith.addi %6, %15 : index
      %19 = memref.load %logits[%18] : memref<?xf32>
      %20 = arith.subf %19, %14 : f32
      %21 = arith.mulf %20, %c7 : f32
      %22 = wave.exp2 %21 : f32
      %23 = arith.addi %c1, %15 : index
      memref.store %22, %1[%23] : memref<?xf32>
      %24 = arith.addf %16, %22 : f32
      scf.yield %24 : f32
    }
    %25 = vector.broadcast %17 : f32 to vector<1xf32>
    %26 = wave.reduce "add" %25 : vector<1xf32>
    scf.for %27 = %5 to %experts step %c5 {
      %28 = arith.addi %c1, %27 : index
      %29 = memref.load %1[%28] : memref<?xf32>
      %30 = arith.divf %29, %26 : f32
      %31 = arith.addi %c1, %27 : index
      memref.store %30, %1[%31] : memref<?xf32>
    }
    %36:3 = scf.for %32 = %c1 to %expertsPerToken step %c9 iter_args(%33 = %c6, %34 = %c6, %35 = %c8) -> (f32, f32, i32) {
      %40:2 = scf.for %37 = %5 to %experts step %c5 iter_args(%38 = %c10, %39 = %c6) -> (f32, f32) {
        %41 = arith.addi %c1, %37 : index
        %42 = memref.load %1[%41] : memref<?xf32>
        %43 = arith.cmpf ogt, %42, %38 : f32
        %44 = arith.index_cast %37 : index to i32
        %45 = arith.sitofp %44 : i32 to f32
        %46 = arith.select %43, %42, %38 : f32
        %47 = arith.select %43, %45, %39 : f32
        scf.yield %46, %47 : f32, f32
      }
      %48 = vector.broadcast %40#0 : f32 to vector<1xf32>
      %49 = wave.reduce "max" %48 : vector<1xf32>
      %50 = arith.cmpf oeq, %40#0, %49 : f32
      %51 = arith.subf %c6, %40#1 : f32
      %52 = arith.select %50, %51, %c11 : f32
      %53 = vector.broadcast %52 : f32 to vector<1xf32>
      %54 = wave.reduce "max" %53 : vector<1xf32>
      %55 = arith.subf %c6, %54 : f32
      %56 = arith.fptosi %55 : f32 to i32
      %57 = arith.index_cast %56 : i32 to index
      %58 = arith.remui %57, %c5 : index
      %59 = arith.cmpi eq, %58, %5 : index
      scf.if %59 {
        %60 = arith.addi %c1, %57 : index
        memref.store %c12, %1[%60] : memref<?xf32>
      }
      %61 = arith.cmpi eq, %32, %5 : index
      %62 = arith.addf %33, %49 : f32
      %63 = arith.select %61, %49, %34 : f32
      %64 = arith.select %61, %56, %35 : i32
      scf.yield %62, %63, %64 : f32, f32, i32
    }
    %65 = arith.cmpi eq, %normalize, %c9 : index
    %66 = arith.divf %36#1, %36#0 : f32
    %67 = arith.select %65, %66, %36#1 : f32
    %68 = arith.cmpi slt, %5, %expertsPerToken : index
    scf.if %68 {
      %69 = arith.muli %0, %expertsPerToken : index
      %70 = arith.addi %69, %5 : index
      memref.store %67, %weights[%70] : memref<?xf32>
      %71 = arith.muli %0, %expertsPerToken : index
      %72 = arith.addi %71, %5 : index
      memref.store %36#2, %ids_out[%72] : memref<?xi32>
    }
  }
  wave.return
}
