// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
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
      memref.store %30, %1[%28] : memref<?xf32>
    }
    %35:3 = scf.for %31 = %c1 to %expertsPerToken step %c9 iter_args(%32 = %c6, %33 = %c6, %34 = %c8) -> (f32, f32, i32) {
      %39:2 = scf.for %36 = %5 to %experts step %c5 iter_args(%37 = %c10, %38 = %c6) -> (f32, f32) {
        %40 = arith.addi %c1, %36 : index
        %41 = memref.load %1[%40] : memref<?xf32>
        %42 = arith.cmpf ogt, %41, %37 : f32
        %43 = arith.index_cast %36 : index to i32
        %44 = arith.sitofp %43 : i32 to f32
        %45 = arith.select %42, %41, %37 : f32
        %46 = arith.select %42, %44, %38 : f32
        scf.yield %45, %46 : f32, f32
      }
      %47 = vector.broadcast %39#0 : f32 to vector<1xf32>
      %48 = wave.reduce "max" %47 : vector<1xf32>
      %49 = arith.cmpf oeq, %39#0, %48 : f32
      %50 = arith.subf %c6, %39#1 : f32
      %51 = arith.select %49, %50, %c11 : f32
      %52 = vector.broadcast %51 : f32 to vector<1xf32>
      %53 = wave.reduce "max" %52 : vector<1xf32>
      %54 = arith.subf %c6, %53 : f32
      %55 = arith.fptosi %54 : f32 to i32
      %56 = arith.index_cast %55 : i32 to index
      %57 = arith.remui %56, %c5 : index
      %58 = arith.cmpi eq, %57, %5 : index
      scf.if %58 {
        %59 = arith.addi %c1, %56 : index
        memref.store %c12, %1[%59] : memref<?xf32>
      }
      %60 = arith.cmpi eq, %31, %5 : index
      %61 = arith.addf %32, %48 : f32
      %62 = arith.select %60, %48, %33 : f32
      %63 = arith.select %60, %55, %34 : i32
      scf.yield %61, %62, %63 : f32, f32, i32
    }
    %64 = arith.cmpi eq, %normalize, %c9 : index
    %65 = arith.divf %35#1, %35#0 : f32
    %66 = arith.select %64, %65, %35#1 : f32
    %67 = arith.cmpi slt, %5, %expertsPerToken : index
    scf.if %67 {
      %68 = arith.muli %0, %expertsPerToken : index
      %69 = arith.addi %68, %5 : index
      memref.store %66, %weights[%69] : memref<?xf32>
      memref.store %35#2, %ids_out[%69] : memref<?xi32>
    }
  }
  wave.return
}
