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
      %30 = arith.muli %19, %c2 : index
      %31 = arith.addi %30, %c16 : index
      vector.store %c8, %7[%31] : memref<?xf32>, vector<16xf32>
    }
    %32 = arith.addi %kvHeads, %3 : index
    %33 = memref.load %scales[%32] : memref<?xf32>
    %34 = arith.addi %18, %c17 : index
    %35 = arith.divui %34, %c18 : index
    scf.for %36 = %c9 to %35 step %c7 {
      scf.for %37 = %c9 to %groupSize step %c7 {
        %38 = arith.muli %3, %groupSize : index
        %39 = arith.addi %38, %37 : index
        %40 = arith.muli %14, %heads : index
        %41 = arith.addi %40, %39 : index
        %42 = arith.muli %41, %ranges : index
        %43 = arith.addi %42, %36 : index
        %44 = arith.muli %43, %c21 : index
        %45 = arith.addi %44, %c2 : index
        %46 = memref.load %partial[%45] : memref<?xf32>
        %47 = arith.addi %44, %c2 : index
        %48 = arith.addi %47, %c7 : index
        %49 = memref.load %partial[%48] : memref<?xf32>
        %50 = memref.load %4[%37] : memref<?xf32>
        %51 = arith.maximumf %50, %46 : f32
        %52 = arith.subf %50, %51 : f32
        %53 = wave.exp2 %52 : f32
        %54 = arith.subf %46, %51 : f32
        %55 = wave.exp2 %54 : f32
        memref.store %51, %4[%37] : memref<?xf32>
        %56 = memref.load %5[%37] : memref<?xf32>
        %57 = arith.mulf %56, %53 : f32
        %58 = math.fma %49, %55, %57 : f32
        memref.store %58, %5[%37] : memref<?xf32>
        %59 = vector.broadcast %53 : f32 to vector<16xf32>
        %60 = vector.broadcast %55 : f32 to vector<16xf32>
        %61 = arith.muli %37, %c2 : index
        %62 = arith.addi %61, %c9 : index
        %63 = vector.load %7[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.mulf %63, %59 : vector<16xf32>
        %65 = arith.addi %44, %c9 : index
        %66 = vector.load %partial[%65] : memref<?xf32>, vector<16xf32>
        %67 = math.fma %66, %60, %64 : vector<16xf32>
        vector.store %67, %7[%62] : memref<?xf32>, vector<16xf32>
        %68 = arith.muli %37, %c2 : index
        %69 = arith.addi %68, %c12 : index
        %70 = vector.load %7[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.mulf %70, %59 : vector<16xf32>
        %72 = arith.addi %44, %c12 : index
        %73 = vector.load %partial[%72] : memref<?xf32>, vector<16xf32>
        %74 = math.fma %73, %60, %71 : vector<16xf32>
        vector.store %74, %7[%69] : memref<?xf32>, vector<16xf32>
        %75 = arith.muli %37, %c2 : index
        %76 = arith.addi %75, %c13 : index
        %77 = vector.load %7[%76] : memref<?xf32>, vector<16xf32>
        %78 = arith.mulf %77, %59 : vector<16xf32>
        %79 = arith.addi %44, %c13 : index
        %80 = vector.load %partial[%79] : memref<?xf32>, vector<16xf32>
        %81 = math.fma %80, %60, %78 : vector<16xf32>
        vector.store %81, %7[%76] : memref<?xf32>, vector<16xf32>
        %82 = arith.muli %37, %c2 : index
        %83 = arith.addi %82, %c14 : index
        %84 = vector.load %7[%83] : memref<?xf32>, vector<16xf32>
        %85 = arith.mulf %84, %59 : vector<16xf32>
        %86 = arith.addi %44, %c14 : index
        %87 = vector.load %partial[%86] : memref<?xf32>, vector<16xf32>
        %88 = math.fma %87, %60, %85 : vector<16xf32>
        vector.store %88, %7[%83] : memref<?xf32>, vector<16xf32>
        %89 = arith.muli %37, %c2 : index
        %90 = arith.addi %89, %c15 : index
        %91 = vector.load %7[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.mulf %91, %59 : vector<16xf32>
        %93 = arith.addi %44, %c15 : index
        %94 = vector.load %partial[%93] : memref<?xf32>, vector<16xf32>
        %95 = math.fma %94, %60, %92 : vector<16xf32>
        vector.store %95, %7[%90] : memref<?xf32>, vector<16xf32>
        %96 = arith.muli %37, %c2 : index
        %97 = arith.addi %96, %c16 : index
        %98 = vector.load %7[%97] : memref<?xf32>, vector<16xf32>
        %99 = arith.mulf %98, %59 : vector<16xf32>
        %100 = arith.addi %44, %c16 : index
        %101 = vector.load %partial[%100] : memref<?xf32>, vector<16xf32>
        %102 = math.fma %101, %60, %99 : vector<16xf32>
        vector.store %102, %7[%97] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %103 = %c9 to %groupSize step %c7 {
      %104 = arith.muli %3, %groupSize : index
      %105 = arith.addi %104, %103 : index
      %106 = arith.muli %14, %heads : index
      %107 = arith.addi %106, %105 : index
      %108 = arith.muli %107, %c2 : index
      %109 = memref.load %5[%103] : memref<?xf32>
      %110 = arith.divf %33, %109 : f32
      %111 = vector.broadcast %110 : f32 to vector<16xf32>
      %112 = arith.muli %103, %c2 : index
      %113 = arith.addi %112, %c9 : index
      %114 = vector.load %7[%113] : memref<?xf32>, vector<16xf32>
      %115 = arith.mulf %114, %111 : vector<16xf32>
      %116 = arith.addi %108, %c9 : index
      vector.store %115, %out[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.muli %103, %c2 : index
      %118 = arith.addi %117, %c12 : index
      %119 = vector.load %7[%118] : memref<?xf32>, vector<16xf32>
      %120 = arith.mulf %119, %111 : vector<16xf32>
      %121 = arith.addi %108, %c12 : index
      vector.store %120, %out[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.muli %103, %c2 : index
      %123 = arith.addi %122, %c13 : index
      %124 = vector.load %7[%123] : memref<?xf32>, vector<16xf32>
      %125 = arith.mulf %124, %111 : vector<16xf32>
      %126 = arith.addi %108, %c13 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.muli %103, %c2 : index
      %128 = arith.addi %127, %c14 : index
      %129 = vector.load %7[%128] : memref<?xf32>, vector<16xf32>
      %130 = arith.mulf %129, %111 : vector<16xf32>
      %131 = arith.addi %108, %c14 : index
      vector.store %130, %out[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.muli %103, %c2 : index
      %133 = arith.addi %132, %c15 : index
      %134 = vector.load %7[%133] : memref<?xf32>, vector<16xf32>
      %135 = arith.mulf %134, %111 : vector<16xf32>
      %136 = arith.addi %108, %c15 : index
      vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
      %137 = arith.muli %103, %c2 : index
      %138 = arith.addi %137, %c16 : index
      %139 = vector.load %7[%138] : memref<?xf32>, vector<16xf32>
      %140 = arith.mulf %139, %111 : vector<16xf32>
      %141 = arith.addi %108, %c16 : index
      vector.store %140, %out[%141] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
