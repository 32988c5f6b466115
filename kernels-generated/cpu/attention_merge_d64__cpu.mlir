// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d64__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 64 : index
  %c3 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c5 = arith.constant 4 : index
  %positionsAt = wave.param "positionsAt" : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant dense<0x00000000> : vector<16xf32>
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 0xF149F2CA : f32
  %c11 = arith.constant 0x00000000 : f32
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c19 = arith.constant 80 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = wave.block 0
  %3 = arith.remui %2, %kvHeads : index
  %4 = wave.scratch %groupSize : memref<?xf32>
  %5 = wave.scratch %groupSize : memref<?xf32>
  %6 = arith.muli %groupSize, %c2 : index
  %7 = wave.scratch %6 : memref<?xf32>
  %8 = memref.load %step[%c3] : memref<?xi32>
  %9 = arith.index_cast %8 : i32 to index
  %10 = arith.cmpi slt, %1, %9 : index
  scf.if %10 {
    %11 = arith.muli %1, %c5 : index
    %12 = arith.addi %itemsAt, %11 : index
    %13 = memref.load %step[%12] : memref<?xi32>
    %14 = arith.index_cast %13 : i32 to index
    %15 = arith.addi %positionsAt, %14 : index
    %16 = memref.load %step[%15] : memref<?xi32>
    %17 = arith.index_cast %16 : i32 to index
    %18 = arith.addi %17, %c7 : index
    scf.for %19 = %c9 to %groupSize step %c7 {
      memref.store %c10, %4[%19] : memref<?xf32>
      memref.store %c11, %5[%19] : memref<?xf32>
      %20 = arith.muli %19, %c2 : index
      %21 = arith.addi %20, %c9 : index
      vector.store %c8, %7[%21] : memref<?xf32>, vector<16xf32>
      %22 = arith.muli %19, %c2 : index
      %23 = arith.addi %22, %c12 : index
      vector.store %c8, %7[%23] : memref<?xf32>, vector<16xf32>
      %24 = arith.muli %19, %c2 : index
      %25 = arith.addi %24, %c13 : index
      vector.store %c8, %7[%25] : memref<?xf32>, vector<16xf32>
      %26 = arith.muli %19, %c2 : index
      %27 = arith.addi %26, %c14 : index
      vector.store %c8, %7[%27] : memref<?xf32>, vector<16xf32>
    }
    %28 = arith.addi %kvHeads, %3 : index
    %29 = memref.load %scales[%28] : memref<?xf32>
    %30 = arith.addi %18, %c15 : index
    %31 = arith.divui %30, %c16 : index
    scf.for %32 = %c9 to %31 step %c7 {
      scf.for %33 = %c9 to %groupSize step %c7 {
        %34 = arith.muli %3, %groupSize : index
        %35 = arith.addi %34, %33 : index
        %36 = arith.muli %14, %heads : index
        %37 = arith.addi %36, %35 : index
        %38 = arith.muli %37, %ranges : index
        %39 = arith.addi %38, %32 : index
        %40 = arith.muli %39, %c19 : index
        %41 = arith.addi %40, %c2 : index
        %42 = memref.load %partial[%41] : memref<?xf32>
        %43 = arith.addi %40, %c2 : index
        %44 = arith.addi %43, %c7 : index
        %45 = memref.load %partial[%44] : memref<?xf32>
        %46 = memref.load %4[%33] : memref<?xf32>
        %47 = arith.maximumf %46, %42 : f32
        %48 = arith.subf %46, %47 : f32
        %49 = wave.exp2 %48 : f32
        %50 = arith.subf %42, %47 : f32
        %51 = wave.exp2 %50 : f32
        memref.store %47, %4[%33] : memref<?xf32>
        %52 = memref.load %5[%33] : memref<?xf32>
        %53 = arith.mulf %52, %49 : f32
        %54 = math.fma %45, %51, %53 : f32
        memref.store %54, %5[%33] : memref<?xf32>
        %55 = vector.broadcast %49 : f32 to vector<16xf32>
        %56 = vector.broadcast %51 : f32 to vector<16xf32>
        %57 = arith.muli %33, %c2 : index
        %58 = arith.addi %57, %c9 : index
        %59 = vector.load %7[%58] : memref<?xf32>, vector<16xf32>
        %60 = arith.mulf %59, %55 : vector<16xf32>
        %61 = arith.addi %40, %c9 : index
        %62 = vector.load %partial[%61] : memref<?xf32>, vector<16xf32>
        %63 = math.fma %62, %56, %60 : vector<16xf32>
        vector.store %63, %7[%58] : memref<?xf32>, vector<16xf32>
        %64 = arith.muli %33, %c2 : index
        %65 = arith.addi %64, %c12 : index
        %66 = vector.load %7[%65] : memref<?xf32>, vector<16xf32>
        %67 = arith.mulf %66, %55 : vector<16xf32>
        %68 = arith.addi %40, %c12 : index
        %69 = vector.load %partial[%68] : memref<?xf32>, vector<16xf32>
        %70 = math.fma %69, %56, %67 : vector<16xf32>
        vector.store %70, %7[%65] : memref<?xf32>, vector<16xf32>
        %71 = arith.muli %33, %c2 : index
        %72 = arith.addi %71, %c13 : index
        %73 = vector.load %7[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %55 : vector<16xf32>
        %75 = arith.addi %40, %c13 : index
        %76 = vector.load %partial[%75] : memref<?xf32>, vector<16xf32>
        %77 = math.fma %76, %56, %74 : vector<16xf32>
        vector.store %77, %7[%72] : memref<?xf32>, vector<16xf32>
        %78 = arith.muli %33, %c2 : index
        %79 = arith.addi %78, %c14 : index
        %80 = vector.load %7[%79] : memref<?xf32>, vector<16xf32>
        %81 = arith.mulf %80, %55 : vector<16xf32>
        %82 = arith.addi %40, %c14 : index
        %83 = vector.load %partial[%82] : memref<?xf32>, vector<16xf32>
        %84 = math.fma %83, %56, %81 : vector<16xf32>
        vector.store %84, %7[%79] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %85 = %c9 to %groupSize step %c7 {
      %86 = arith.muli %3, %groupSize : index
      %87 = arith.addi %86, %85 : index
      %88 = arith.muli %14, %heads : index
      %89 = arith.addi %88, %87 : index
      %90 = arith.muli %89, %c2 : index
      %91 = memref.load %5[%85] : memref<?xf32>
      %92 = arith.divf %29, %91 : f32
      %93 = vector.broadcast %92 : f32 to vector<16xf32>
      %94 = arith.muli %85, %c2 : index
      %95 = arith.addi %94, %c9 : index
      %96 = vector.load %7[%95] : memref<?xf32>, vector<16xf32>
      %97 = arith.mulf %96, %93 : vector<16xf32>
      %98 = arith.addi %90, %c9 : index
      vector.store %97, %out[%98] : memref<?xf32>, vector<16xf32>
      %99 = arith.muli %85, %c2 : index
      %100 = arith.addi %99, %c12 : index
      %101 = vector.load %7[%100] : memref<?xf32>, vector<16xf32>
      %102 = arith.mulf %101, %93 : vector<16xf32>
      %103 = arith.addi %90, %c12 : index
      vector.store %102, %out[%103] : memref<?xf32>, vector<16xf32>
      %104 = arith.muli %85, %c2 : index
      %105 = arith.addi %104, %c13 : index
      %106 = vector.load %7[%105] : memref<?xf32>, vector<16xf32>
      %107 = arith.mulf %106, %93 : vector<16xf32>
      %108 = arith.addi %90, %c13 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.muli %85, %c2 : index
      %110 = arith.addi %109, %c14 : index
      %111 = vector.load %7[%110] : memref<?xf32>, vector<16xf32>
      %112 = arith.mulf %111, %93 : vector<16xf32>
      %113 = arith.addi %90, %c14 : index
      vector.store %112, %out[%113] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
