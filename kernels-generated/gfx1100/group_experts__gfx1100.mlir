// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxGroup()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @group_experts__gfx1100(%step: memref<?xi32>, %ids: memref<?xi32>, %groups: memref<?xi32>) attributes {waves = 8 : i64} {
  %experts = wave.param "experts" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c2 = arith.constant 0 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 0 : i32
  %c5 = arith.constant 1 : i32
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 15 : i32
  %c9 = arith.constant 4 : i32
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 4 : index
  %c12 = arith.constant 16 : i32
  %c13 = arith.constant 2 : index
  %pairsAt = wave.param "pairsAt" : index
  %0 = wave.scratch %experts : memref<?xi32>
  %1 = memref.load %step[%c2] : memref<?xi32>
  %2 = arith.index_cast %1 : i32 to index
  %3 = arith.muli %2, %expertsPerToken : index
  %4 = wave.wave
  %5 = arith.muli %4, %c3 : index
  %6 = wave.lane
  %7 = arith.addi %5, %6 : index
  scf.for %8 = %7 to %experts step %c6 {
    %9 = arith.index_cast %8 : index to i32
    %12 = scf.for %10 = %c2 to %3 step %c7 iter_args(%11 = %c4) -> (i32) {
      %13 = memref.load %ids[%10] : memref<?xi32>
      %14 = arith.cmpi eq, %13, %9 : i32
      %15 = arith.select %14, %c5, %c4 : i32
      %16 = arith.addi %11, %15 : i32
      scf.yield %16 : i32
    }
    memref.store %12, %0[%8] : memref<?xi32>
  }
  wave.barrier
  scf.for %17 = %7 to %experts step %c6 {
    %21:2 = scf.for %18 = %c2 to %17 step %c7 iter_args(%19 = %c4, %20 = %c4) -> (i32, i32) {
      %22 = memref.load %0[%18] : memref<?xi32>
      %23 = arith.addi %19, %22 : i32
      %24 = arith.addi %22, %c8 : i32
      %25 = arith.shrui %24, %c9 : i32
      %26 = arith.addi %20, %25 : i32
      scf.yield %23, %26 : i32, i32
    }
    %27 = arith.index_cast %17 : index to i32
    %28 = memref.load %0[%17] : memref<?xi32>
    %29 = arith.addi %28, %c8 : i32
    %30 = arith.shrui %29, %c9 : i32
    %31 = arith.index_cast %30 : i32 to index
    scf.for %32 = %c2 to %31 step %c7 {
      %33 = arith.muli %32, %c10 : index
      %34 = arith.index_cast %33 : index to i32
      %35 = arith.index_cast %21#1 : i32 to index
      %36 = arith.addi %35, %32 : index
      %37 = arith.muli %36, %c11 : index
      %38 = arith.addi %37, %c11 : index
      %39 = arith.addi %21#0, %34 : i32
      %40 = arith.subi %28, %34 : i32
      %41 = arith.minsi %40, %c12 : i32
      %42 = arith.addi %38, %c2 : index
      memref.store %27, %groups[%42] : memref<?xi32>
      %43 = arith.addi %38, %c7 : index
      memref.store %39, %groups[%43] : memref<?xi32>
      %44 = arith.addi %38, %c13 : index
      memref.store %41, %groups[%44] : memref<?xi32>
    }
    %47 = scf.for %45 = %c2 to %3 step %c7 iter_args(%46 = %21#0) -> (i32) {
      %48 = memref.load %ids[%45] : memref<?xi32>
      %49 = arith.cmpi eq, %48, %27 : i32
      scf.if %49 {
        %50 = arith.index_cast %45 : index to i32
        %51 = arith.index_cast %46 : i32 to index
        %52 = arith.addi %pairsAt, %51 : index
        memref.store %50, %groups[%52] : memref<?xi32>
      }
      %53 = arith.select %49, %c5, %c4 : i32
      %54 = arith.addi %46, %53 : i32
      scf.yield %54 : i32
    }
    %55 = arith.subi %experts, %c7 : index
    %56 = arith.cmpi eq, %17, %55 : index
    scf.if %56 {
      %57 = arith.addi %21#1, %30 : i32
      memref.store %57, %groups[%c2] : memref<?xi32>
    }
  }
  wave.return
}
