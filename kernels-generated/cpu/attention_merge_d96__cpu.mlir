// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d96__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 96 : index
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
  %c16 = arith.constant 80 : index
  %c17 = arith.constant 511 : index
  %c18 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c21 = arith.constant 112 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = wave.scratch %groupSize : memref<?xf32>
  %4 = wave.scratch %groupSize : memref<?xf32>
  %5 = arith.muli %groupSize, %c2 : index
  %6 = wave.scratch %5 : memref<?xf32>
  %7 = memref.load %step[%c3] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.cmpi slt, %1, %8 : index
  scf.if %9 {
    %10 = arith.muli %1, %c5 : index
    %11 = arith.addi %itemsAt, %10 : index
    %12 = memref.load %step[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = arith.addi %positionsAt, %13 : index
    %15 = memref.load %step[%14] : memref<?xi32>
    %16 = arith.index_cast %15 : i32 to index
    %17 = arith.addi %16, %c7 : index
    scf.for %18 = %c9 to %groupSize step %c7 {
      memref.store %c10, %3[%18] : memref<?xf32>
      memref.store %c11, %4[%18] : memref<?xf32>
      %19 = arith.muli %18, %c2 : index
      %20 = arith.addi %19, %c9 : index
      vector.store %c8, %6[%20] : memref<?xf32>, vector<16xf32>
      %21 = arith.addi %19, %c12 : index
      vector.store %c8, %6[%21] : memref<?xf32>, vector<16xf32>
      %22 = arith.addi %19, %c13 : index
      vector.store %c8, %6[%22] : memref<?xf32>, vector<16xf32>
      %23 = arith.addi %19, %c14 : index
      vector.store %c8, %6[%23] : memref<?xf32>, vector<16xf32>
      %24 = arith.addi %19, %c15 : index
      vector.store %c8, %6[%24] : memref<?xf32>, vector<16xf32>
      %25 = arith.addi %19, %c16 : index
      vector.store %c8, %6[%25] : memref<?xf32>, vector<16xf32>
    }
    %26 = arith.addi %kvHeads, %2 : index
    %27 = memref.load %scales[%26] : memref<?xf32>
    %28 = arith.addi %17, %c17 : index
    %29 = arith.divui %28, %c18 : index
    scf.for %30 = %c9 to %29 step %c7 {
      scf.for %31 = %c9 to %groupSize step %c7 {
        %32 = arith.muli %2, %groupSize : index
        %33 = arith.addi %32, %31 : index
        %34 = arith.muli %13, %heads : index
        %35 = arith.addi %34, %33 : index
        %36 = arith.muli %35, %ranges : index
        %37 = arith.addi %36, %30 : index
        %38 = arith.muli %37, %c21 : index
        %39 = arith.addi %38, %c2 : index
        %40 = memref.load %partial[%39] : memref<?xf32>
        %41 = arith.addi %39, %c7 : index
        %42 = memref.load %partial[%41] : memref<?xf32>
        %43 = memref.load %3[%31] : memref<?xf32>
        %44 = arith.maximumf %43, %40 : f32
        %45 = arith.subf %43, %44 : f32
        %46 = wave.exp2 %45 : f32
        %47 = arith.subf %40, %44 : f32
        %48 = wave.exp2 %47 : f32
        memref.store %44, %3[%31] : memref<?xf32>
        %49 = memref.load %4[%31] : memref<?xf32>
        %50 = arith.mulf %49, %46 : f32
        %51 = math.fma %42, %48, %50 : f32
        memref.store %51, %4[%31] : memref<?xf32>
        %52 = vector.broadcast %46 : f32 to vector<16xf32>
        %53 = vector.broadcast %48 : f32 to vector<16xf32>
        %54 = arith.muli %31, %c2 : index
        %55 = arith.addi %54, %c9 : index
        %56 = vector.load %6[%55] : memref<?xf32>, vector<16xf32>
        %57 = arith.mulf %56, %52 : vector<16xf32>
        %58 = arith.addi %38, %c9 : index
        %59 = vector.load %partial[%58] : memref<?xf32>, vector<16xf32>
        %60 = math.fma %59, %53, %57 : vector<16xf32>
        vector.store %60, %6[%55] : memref<?xf32>, vector<16xf32>
        %61 = arith.addi %54, %c12 : index
        %62 = vector.load %6[%61] : memref<?xf32>, vector<16xf32>
        %63 = arith.mulf %62, %52 : vector<16xf32>
        %64 = arith.addi %38, %c12 : index
        %65 = vector.load %partial[%64] : memref<?xf32>, vector<16xf32>
        %66 = math.fma %65, %53, %63 : vector<16xf32>
        vector.store %66, %6[%61] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %54, %c13 : index
        %68 = vector.load %6[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %52 : vector<16xf32>
        %70 = arith.addi %38, %c13 : index
        %71 = vector.load %partial[%70] : memref<?xf32>, vector<16xf32>
        %72 = math.fma %71, %53, %69 : vector<16xf32>
        vector.store %72, %6[%67] : memref<?xf32>, vector<16xf32>
        %73 = arith.addi %54, %c14 : index
        %74 = vector.load %6[%73] : memref<?xf32>, vector<16xf32>
        %75 = arith.mulf %74, %52 : vector<16xf32>
        %76 = arith.addi %38, %c14 : index
        %77 = vector.load %partial[%76] : memref<?xf32>, vector<16xf32>
        %78 = math.fma %77, %53, %75 : vector<16xf32>
        vector.store %78, %6[%73] : memref<?xf32>, vector<16xf32>
        %79 = arith.addi %54, %c15 : index
        %80 = vector.load %6[%79] : memref<?xf32>, vector<16xf32>
        %81 = arith.mulf %80, %52 : vector<16xf32>
        %82 = arith.addi %38, %c15 : index
        %83 = vector.load %partial[%82] : memref<?xf32>, vector<16xf32>
        %84 = math.fma %83, %53, %81 : vector<16xf32>
        vector.store %84, %6[%79] : memref<?xf32>, vector<16xf32>
        %85 = arith.addi %54, %c16 : index
        %86 = vector.load %6[%85] : memref<?xf32>, vector<16xf32>
        %87 = arith.mulf %86, %52 : vector<16xf32>
        %88 = arith.addi %38, %c16 : index
        %89 = vector.load %partial[%88] : memref<?xf32>, vector<16xf32>
        %90 = math.fma %89, %53, %87 : vector<16xf32>
        vector.store %90, %6[%85] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %91 = %c9 to %groupSize step %c7 {
      %92 = arith.muli %2, %groupSize : index
      %93 = arith.addi %92, %91 : index
      %94 = arith.muli %13, %heads : index
      %95 = arith.addi %94, %93 : index
      %96 = arith.muli %95, %c2 : index
      %97 = memref.load %4[%91] : memref<?xf32>
      %98 = arith.divf %27, %97 : f32
      %99 = vector.broadcast %98 : f32 to vector<16xf32>
      %100 = arith.muli %91, %c2 : index
      %101 = arith.addi %100, %c9 : index
      %102 = vector.load %6[%101] : memref<?xf32>, vector<16xf32>
      %103 = arith.mulf %102, %99 : vector<16xf32>
      %104 = arith.addi %96, %c9 : index
      vector.store %103, %out[%104] : memref<?xf32>, vector<16xf32>
      %105 = arith.addi %100, %c12 : index
      %106 = vector.load %6[%105] : memref<?xf32>, vector<16xf32>
      %107 = arith.mulf %106, %99 : vector<16xf32>
      %108 = arith.addi %96, %c12 : index
      vector.store %107, %out[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.addi %100, %c13 : index
      %110 = vector.load %6[%109] : memref<?xf32>, vector<16xf32>
      %111 = arith.mulf %110, %99 : vector<16xf32>
      %112 = arith.addi %96, %c13 : index
      vector.store %111, %out[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %100, %c14 : index
      %114 = vector.load %6[%113] : memref<?xf32>, vector<16xf32>
      %115 = arith.mulf %114, %99 : vector<16xf32>
      %116 = arith.addi %96, %c14 : index
      vector.store %115, %out[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.addi %100, %c15 : index
      %118 = vector.load %6[%117] : memref<?xf32>, vector<16xf32>
      %119 = arith.mulf %118, %99 : vector<16xf32>
      %120 = arith.addi %96, %c15 : index
      vector.store %119, %out[%120] : memref<?xf32>, vector<16xf32>
      %121 = arith.addi %100, %c16 : index
      %122 = vector.load %6[%121] : memref<?xf32>, vector<16xf32>
      %123 = arith.mulf %122, %99 : vector<16xf32>
      %124 = arith.addi %96, %c16 : index
      vector.store %123, %out[%124] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
