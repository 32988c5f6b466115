// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d80__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 80 : index
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
  %c15 = arith.constant 64 : index
  %c16 = arith.constant 511 : index
  %c17 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c20 = arith.constant 96 : index
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
      %28 = arith.muli %19, %c2 : index
      %29 = arith.addi %28, %c15 : index
      vector.store %c8, %7[%29] : memref<?xf32>, vector<16xf32>
    }
    %30 = arith.addi %kvHeads, %3 : index
    %31 = memref.load %scales[%30] : memref<?xf32>
    %32 = arith.addi %18, %c16 : index
    %33 = arith.divui %32, %c17 : index
    scf.for %34 = %c9 to %33 step %c7 {
      scf.for %35 = %c9 to %groupSize step %c7 {
        %36 = arith.muli %3, %groupSize : index
        %37 = arith.addi %36, %35 : index
        %38 = arith.muli %14, %heads : index
        %39 = arith.addi %38, %37 : index
        %40 = arith.muli %39, %ranges : index
        %41 = arith.addi %40, %34 : index
        %42 = arith.muli %41, %c20 : index
        %43 = arith.addi %42, %c2 : index
        %44 = memref.load %partial[%43] : memref<?xf32>
        %45 = arith.addi %42, %c2 : index
        %46 = arith.addi %45, %c7 : index
        %47 = memref.load %partial[%46] : memref<?xf32>
        %48 = memref.load %4[%35] : memref<?xf32>
        %49 = arith.maximumf %48, %44 : f32
        %50 = arith.subf %48, %49 : f32
        %51 = wave.exp2 %50 : f32
        %52 = arith.subf %44, %49 : f32
        %53 = wave.exp2 %52 : f32
        memref.store %49, %4[%35] : memref<?xf32>
        %54 = memref.load %5[%35] : memref<?xf32>
        %55 = arith.mulf %54, %51 : f32
        %56 = math.fma %47, %53, %55 : f32
        memref.store %56, %5[%35] : memref<?xf32>
        %57 = vector.broadcast %51 : f32 to vector<16xf32>
        %58 = vector.broadcast %53 : f32 to vector<16xf32>
        %59 = arith.muli %35, %c2 : index
        %60 = arith.addi %59, %c9 : index
        %61 = vector.load %7[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.mulf %61, %57 : vector<16xf32>
        %63 = arith.addi %42, %c9 : index
        %64 = vector.load %partial[%63] : memref<?xf32>, vector<16xf32>
        %65 = math.fma %64, %58, %62 : vector<16xf32>
        vector.store %65, %7[%60] : memref<?xf32>, vector<16xf32>
        %66 = arith.muli %35, %c2 : index
        %67 = arith.addi %66, %c12 : index
        %68 = vector.load %7[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %57 : vector<16xf32>
        %70 = arith.addi %42, %c12 : index
        %71 = vector.load %partial[%70] : memref<?xf32>, vector<16xf32>
        %72 = math.fma %71, %58, %69 : vector<16xf32>
        vector.store %72, %7[%67] : memref<?xf32>, vector<16xf32>
        %73 = arith.muli %35, %c2 : index
        %74 = arith.addi %73, %c13 : index
        %75 = vector.load %7[%74] : memref<?xf32>, vector<16xf32>
        %76 = arith.mulf %75, %57 : vector<16xf32>
        %77 = arith.addi %42, %c13 : index
        %78 = vector.load %partial[%77] : memref<?xf32>, vector<16xf32>
        %79 = math.fma %78, %58, %76 : vector<16xf32>
        vector.store %79, %7[%74] : memref<?xf32>, vector<16xf32>
        %80 = arith.muli %35, %c2 : index
        %81 = arith.addi %80, %c14 : index
        %82 = vector.load %7[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.mulf %82, %57 : vector<16xf32>
        %84 = arith.addi %42, %c14 : index
        %85 = vector.load %partial[%84] : memref<?xf32>, vector<16xf32>
        %86 = math.fma %85, %58, %83 : vector<16xf32>
        vector.store %86, %7[%81] : memref<?xf32>, vector<16xf32>
        %87 = arith.muli %35, %c2 : index
        %88 = arith.addi %87, %c15 : index
        %89 = vector.load %7[%88] : memref<?xf32>, vector<16xf32>
        %90 = arith.mulf %89, %57 : vector<16xf32>
        %91 = arith.addi %42, %c15 : index
        %92 = vector.load %partial[%91] : memref<?xf32>, vector<16xf32>
        %93 = math.fma %92, %58, %90 : vector<16xf32>
        vector.store %93, %7[%88] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %94 = %c9 to %groupSize step %c7 {
      %95 = arith.muli %3, %groupSize : index
      %96 = arith.addi %95, %94 : index
      %97 = arith.muli %14, %heads : index
      %98 = arith.addi %97, %96 : index
      %99 = arith.muli %98, %c2 : index
      %100 = memref.load %5[%94] : memref<?xf32>
      %101 = arith.divf %31, %100 : f32
      %102 = vector.broadcast %101 : f32 to vector<16xf32>
      %103 = arith.muli %94, %c2 : index
      %104 = arith.addi %103, %c9 : index
      %105 = vector.load %7[%104] : memref<?xf32>, vector<16xf32>
      %106 = arith.mulf %105, %102 : vector<16xf32>
      %107 = arith.addi %99, %c9 : index
      vector.store %106, %out[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %94, %c2 : index
      %109 = arith.addi %108, %c12 : index
      %110 = vector.load %7[%109] : memref<?xf32>, vector<16xf32>
      %111 = arith.mulf %110, %102 : vector<16xf32>
      %112 = arith.addi %99, %c12 : index
      vector.store %111, %out[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.muli %94, %c2 : index
      %114 = arith.addi %113, %c13 : index
      %115 = vector.load %7[%114] : memref<?xf32>, vector<16xf32>
      %116 = arith.mulf %115, %102 : vector<16xf32>
      %117 = arith.addi %99, %c13 : index
      vector.store %116, %out[%117] : memref<?xf32>, vector<16xf32>
      %118 = arith.muli %94, %c2 : index
      %119 = arith.addi %118, %c14 : index
      %120 = vector.load %7[%119] : memref<?xf32>, vector<16xf32>
      %121 = arith.mulf %120, %102 : vector<16xf32>
      %122 = arith.addi %99, %c14 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
      %123 = arith.muli %94, %c2 : index
      %124 = arith.addi %123, %c15 : index
      %125 = vector.load %7[%124] : memref<?xf32>, vector<16xf32>
      %126 = arith.mulf %125, %102 : vector<16xf32>
      %127 = arith.addi %99, %c15 : index
      vector.store %126, %out[%127] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
