// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxGroup()
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @group_experts__gfx1100(%step: memref<?xi32>, %ids: memref<?xi32>, %groups: memref<?xi32>) attributes {waves = 8 : i64} {
  %experts = wave.param "experts" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %pairsMax = wave.param "pairsMax" : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 0 : i32
  %c7 = arith.constant 1 : i32
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 15 : i32
  %c10 = arith.constant 4 : i32
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant 16 : i32
  %c14 = arith.constant 2 : index
  %pairsAt = wave.param "pairsAt" : index
  %0 = wave.scratch %pairsMax : memref<?xi32>
  %1 = wave.scratch %experts : memref<?xi32>
  %2 = memref.load %step[%c3] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.muli %3, %expertsPerToken : index
  %5 = wave.wave
  %6 = arith.muli %5, %c4 : index
  %7 = wave.lane
  %8 = arith.addi %6, %7 : index
  scf.for %9 = %8 to %4 step %c5 {
    %10 = memref.load %ids[%9] : memref<?xi32>
    memref.store %10, %0[%9] : memref<?xi32>
  }
  wave.barrier
  scf.for %11 = %8 to %experts step %c5 {
    %12 = arith.index_cast %11 : index to i32
    %15 = scf.for %13 = %c3 to %4 step %c8 iter_args(%14 = %c6) -> (i32) {
      %16 = memref.load %0[%13] : memref<?xi32>
      %17 = arith.cmpi eq, %16, %12 : i32
      %18 = arith.select %17, %c7, %c6 : i32
      %19 = arith.addi %14, %18 : i32
      scf.yield %19 : i32
    }
    memref.store %15, %1[%11] : memref<?xi32>
  }
  wave.barrier
  scf.for %20 = %8 to %experts step %c5 {
    %24:2 = scf.for %21 = %c3 to %20 step %c8 iter_args(%22 = %c6, %23 = %c6) -> (i32, i32) {
      %25 = memref.load %1[%21] : memref<?xi32>
      %26 = arith.addi %22, %25 : i32
      %27 = arith.addi %25, %c9 : i32
      %28 = arith.shrui %27, %c10 : i32
      %29 = arith.addi %23, %28 : i32
      scf.yield %26, %29 : i32, i32
    }
    %30 = arith.index_cast %20 : index to i32
    %31 = memref.load %1[%20] : memref<?xi32>
    %32 = arith.addi %31, %c9 : i32
    %33 = arith.shrui %32, %c10 : i32
    %34 = arith.index_cast %33 : i32 to index
    scf.for %35 = %c3 to %34 step %c8 {
      %36 = arith.muli %35, %c11 : index
      %37 = arith.index_cast %36 : index to i32
      %38 = arith.index_cast %24#1 : i32 to index
      %39 = arith.addi %38, %35 : index
      %40 = arith.muli %39, %c12 : index
      %41 = arith.addi %40, %c12 : index
      %42 = arith.addi %24#0, %37 : i32
      %43 = arith.subi %31, %37 : i32
      %44 = arith.minsi %43, %c13 : i32
      %45 = arith.addi %41, %c3 : index
      memref.store %30, %groups[%45] : memref<?xi32>
      %46 = arith.addi %41, %c8 : index
      memref.store %42, %groups[%46] : memref<?xi32>
      %47 = arith.addi %41, %c14 : index
      memref.store %44, %groups[%47] : memref<?xi32>
    }
    %50 = scf.for %48 = %c3 to %4 step %c8 iter_args(%49 = %24#0) -> (i32) {
      %51 = memref.load %0[%48] : memref<?xi32>
      %52 = arith.cmpi eq, %51, %30 : i32
      scf.if %52 {
        %53 = arith.index_cast %48 : index to i32
        %54 = arith.index_cast %49 : i32 to index
        %55 = arith.addi %pairsAt, %54 : index
        memref.store %53, %groups[%55] : memref<?xi32>
      }
      %56 = arith.select %52, %c7, %c6 : i32
      %57 = arith.addi %49, %56 : i32
      scf.yield %57 : i32
    }
    %58 = arith.subi %experts, %c8 : index
    %59 = arith.cmpi eq, %20, %58 : index
    scf.if %59 {
      %60 = arith.addi %24#1, %33 : i32
      memref.store %60, %groups[%c3] : memref<?xi32>
    }
  }
  wave.return
}
