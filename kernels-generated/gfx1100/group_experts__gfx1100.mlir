// GENERATED from codegen/kvcgen/gfx_route.py; do not edit.
// Config: GfxGroup()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @group_experts__gfx1100(%step: memref<?xi32>, %ids: memref<?xi32>, %groups: memref<?xi32>) attributes {waves = 8 : i64} {
  %c0 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %experts = wave.param "experts" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 0 : i32
  %c5 = arith.constant 1 : i32
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 15 : i32
  %c9 = arith.constant 4 : i32
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 16 : i32
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 5 : index
  %c14 = arith.constant 6 : index
  %pairsAt = wave.param "pairsAt" : index
  %0 = memref.load %step[%c0] : memref<?xi32>
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.muli %1, %expertsPerToken : index
  %3 = wave.scratch %experts : memref<?xi32>
  %4 = wave.wave
  %5 = arith.muli %4, %c3 : index
  %6 = wave.lane
  %7 = arith.addi %5, %6 : index
  scf.for %8 = %7 to %experts step %c6 {
    %9 = arith.index_cast %8 : index to i32
    %12 = scf.for %10 = %c0 to %2 step %c7 iter_args(%11 = %c4) -> (i32) {
      %13 = memref.load %ids[%10] : memref<?xi32>
      %14 = arith.cmpi eq, %13, %9 : i32
      %15 = arith.select %14, %c5, %c4 : i32
      %16 = arith.addi %11, %15 : i32
      scf.yield %16 : i32
    }
    memref.store %12, %3[%8] : memref<?xi32>
  }
  wave.barrier
  scf.for %17 = %7 to %experts step %c6 {
    %21:2 = scf.for %18 = %c0 to %17 step %c7 iter_args(%19 = %c4, %20 = %c4) -> (i32, i32) {
      %22 = memref.load %3[%18] : memref<?xi32>
      %23 = arith.addi %19, %22 : i32
      %24 = arith.addi %22, %c8 : i32
      %25 = arith.shrui %24, %c9 : i32
      %26 = arith.addi %20, %25 : i32
      scf.yield %23, %26 : i32, i32
    }
    %27 = arith.index_cast %17 : index to i32
    %28 = memref.load %3[%17] : memref<?xi32>
    %29 = arith.addi %28, %c8 : i32
    %30 = arith.shrui %29, %c9 : i32
    %31 = arith.index_cast %30 : i32 to index
    scf.for %32 = %c0 to %31 step %c7 {
      %33 = arith.muli %32, %c10 : index
      %34 = arith.index_cast %33 : index to i32
      %35 = arith.index_cast %21#1 : i32 to index
      %36 = arith.addi %35, %32 : index
      %37 = arith.addi %21#0, %34 : i32
      %38 = arith.subi %28, %34 : i32
      %39 = arith.minsi %38, %c11 : i32
      %40 = arith.muli %36, %c12 : index
      %41 = arith.addi %40, %c12 : index
      memref.store %27, %groups[%41] : memref<?xi32>
      %42 = arith.addi %40, %c13 : index
      memref.store %37, %groups[%42] : memref<?xi32>
      %43 = arith.addi %40, %c14 : index
      memref.store %39, %groups[%43] : memref<?xi32>
    }
    %46 = scf.for %44 = %c0 to %2 step %c7 iter_args(%45 = %21#0) -> (i32) {
      %47 = memref.load %ids[%44] : memref<?xi32>
      %48 = arith.cmpi eq, %47, %27 : i32
      scf.if %48 {
        %49 = arith.index_cast %45 : i32 to index
        %50 = arith.addi %pairsAt, %49 : index
        %51 = arith.index_cast %44 : index to i32
        memref.store %51, %groups[%50] : memref<?xi32>
      }
      %52 = arith.select %48, %c5, %c4 : i32
      %53 = arith.addi %45, %52 : i32
      scf.yield %53 : i32
    }
    %54 = arith.subi %experts, %c7 : index
    %55 = arith.cmpi eq, %17, %54 : index
    scf.if %55 {
      %56 = arith.addi %21#1, %30 : i32
      memref.store %56, %groups[%c0] : memref<?xi32>
    }
  }
  wave.return
}
