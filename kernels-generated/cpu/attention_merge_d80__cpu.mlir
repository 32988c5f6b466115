// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=80)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d80__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %factors: memref<?xf32>, %out: memref<?xf32>) {
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
  %c21 = arith.constant 0x3F800000 : f32
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
    }
    %25 = arith.addi %17, %c16 : index
    %26 = arith.divui %25, %c17 : index
    scf.for %27 = %c9 to %26 step %c7 {
      scf.for %28 = %c9 to %groupSize step %c7 {
        %29 = arith.muli %2, %groupSize : index
        %30 = arith.addi %29, %28 : index
        %31 = arith.muli %13, %heads : index
        %32 = arith.addi %31, %30 : index
        %33 = arith.muli %32, %ranges : index
        %34 = arith.addi %33, %27 : index
        %35 = arith.muli %34, %c20 : index
        %36 = arith.addi %35, %c2 : index
        %37 = memref.load %partial[%36] : memref<?xf32>
        %38 = arith.addi %36, %c7 : index
        %39 = memref.load %partial[%38] : memref<?xf32>
        %40 = memref.load %3[%28] : memref<?xf32>
        %41 = arith.maximumf %40, %37 : f32
        %42 = arith.subf %40, %41 : f32
        %43 = wave.exp2 %42 : f32
        %44 = arith.subf %37, %41 : f32
        %45 = wave.exp2 %44 : f32
        memref.store %41, %3[%28] : memref<?xf32>
        %46 = memref.load %4[%28] : memref<?xf32>
        %47 = arith.mulf %46, %43 : f32
        %48 = math.fma %39, %45, %47 : f32
        memref.store %48, %4[%28] : memref<?xf32>
        %49 = vector.broadcast %43 : f32 to vector<16xf32>
        %50 = vector.broadcast %45 : f32 to vector<16xf32>
        %51 = arith.muli %28, %c2 : index
        %52 = arith.addi %51, %c9 : index
        %53 = vector.load %6[%52] : memref<?xf32>, vector<16xf32>
        %54 = arith.mulf %53, %49 : vector<16xf32>
        %55 = arith.addi %35, %c9 : index
        %56 = vector.load %partial[%55] : memref<?xf32>, vector<16xf32>
        %57 = math.fma %56, %50, %54 : vector<16xf32>
        vector.store %57, %6[%52] : memref<?xf32>, vector<16xf32>
        %58 = arith.addi %51, %c12 : index
        %59 = vector.load %6[%58] : memref<?xf32>, vector<16xf32>
        %60 = arith.mulf %59, %49 : vector<16xf32>
        %61 = arith.addi %35, %c12 : index
        %62 = vector.load %partial[%61] : memref<?xf32>, vector<16xf32>
        %63 = math.fma %62, %50, %60 : vector<16xf32>
        vector.store %63, %6[%58] : memref<?xf32>, vector<16xf32>
        %64 = arith.addi %51, %c13 : index
        %65 = vector.load %6[%64] : memref<?xf32>, vector<16xf32>
        %66 = arith.mulf %65, %49 : vector<16xf32>
        %67 = arith.addi %35, %c13 : index
        %68 = vector.load %partial[%67] : memref<?xf32>, vector<16xf32>
        %69 = math.fma %68, %50, %66 : vector<16xf32>
        vector.store %69, %6[%64] : memref<?xf32>, vector<16xf32>
        %70 = arith.addi %51, %c14 : index
        %71 = vector.load %6[%70] : memref<?xf32>, vector<16xf32>
        %72 = arith.mulf %71, %49 : vector<16xf32>
        %73 = arith.addi %35, %c14 : index
        %74 = vector.load %partial[%73] : memref<?xf32>, vector<16xf32>
        %75 = math.fma %74, %50, %72 : vector<16xf32>
        vector.store %75, %6[%70] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %51, %c15 : index
        %77 = vector.load %6[%76] : memref<?xf32>, vector<16xf32>
        %78 = arith.mulf %77, %49 : vector<16xf32>
        %79 = arith.addi %35, %c15 : index
        %80 = vector.load %partial[%79] : memref<?xf32>, vector<16xf32>
        %81 = math.fma %80, %50, %78 : vector<16xf32>
        vector.store %81, %6[%76] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %82 = %c9 to %groupSize step %c7 {
      %83 = arith.muli %2, %groupSize : index
      %84 = arith.addi %83, %82 : index
      %85 = arith.muli %13, %heads : index
      %86 = arith.addi %85, %84 : index
      %87 = arith.muli %86, %c2 : index
      %88 = memref.load %4[%82] : memref<?xf32>
      %89 = arith.divf %c21, %88 : f32
      %90 = vector.broadcast %89 : f32 to vector<16xf32>
      %91 = arith.muli %kvHeads, %c9 : index
      %92 = arith.addi %91, %2 : index
      %93 = arith.muli %92, %c2 : index
      %94 = arith.addi %93, %c9 : index
      %95 = vector.load %factors[%94] : memref<?xf32>, vector<16xf32>
      %96 = arith.muli %kvHeads, %c7 : index
      %97 = arith.addi %96, %2 : index
      %98 = arith.muli %97, %c2 : index
      %99 = arith.addi %98, %c9 : index
      %100 = vector.load %factors[%99] : memref<?xf32>, vector<16xf32>
      %101 = arith.muli %82, %c2 : index
      %102 = arith.addi %101, %c9 : index
      %103 = vector.load %6[%102] : memref<?xf32>, vector<16xf32>
      %104 = arith.mulf %103, %90 : vector<16xf32>
      %105 = math.fma %104, %95, %100 : vector<16xf32>
      %106 = arith.addi %87, %c9 : index
      vector.store %105, %out[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %93, %c12 : index
      %108 = vector.load %factors[%107] : memref<?xf32>, vector<16xf32>
      %109 = arith.addi %98, %c12 : index
      %110 = vector.load %factors[%109] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %101, %c12 : index
      %112 = vector.load %6[%111] : memref<?xf32>, vector<16xf32>
      %113 = arith.mulf %112, %90 : vector<16xf32>
      %114 = math.fma %113, %108, %110 : vector<16xf32>
      %115 = arith.addi %87, %c12 : index
      vector.store %114, %out[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.addi %93, %c13 : index
      %117 = vector.load %factors[%116] : memref<?xf32>, vector<16xf32>
      %118 = arith.addi %98, %c13 : index
      %119 = vector.load %factors[%118] : memref<?xf32>, vector<16xf32>
      %120 = arith.addi %101, %c13 : index
      %121 = vector.load %6[%120] : memref<?xf32>, vector<16xf32>
      %122 = arith.mulf %121, %90 : vector<16xf32>
      %123 = math.fma %122, %117, %119 : vector<16xf32>
      %124 = arith.addi %87, %c13 : index
      vector.store %123, %out[%124] : memref<?xf32>, vector<16xf32>
      %125 = arith.addi %93, %c14 : index
      %126 = vector.load %factors[%125] : memref<?xf32>, vector<16xf32>
      %127 = arith.addi %98, %c14 : index
      %128 = vector.load %factors[%127] : memref<?xf32>, vector<16xf32>
      %129 = arith.addi %101, %c14 : index
      %130 = vector.load %6[%129] : memref<?xf32>, vector<16xf32>
      %131 = arith.mulf %130, %90 : vector<16xf32>
      %132 = math.fma %131, %126, %128 : vector<16xf32>
      %133 = arith.addi %87, %c14 : index
      vector.store %132, %out[%133] : memref<?xf32>, vector<16xf32>
      %134 = arith.addi %93, %c15 : index
      %135 = vector.load %factors[%134] : memref<?xf32>, vector<16xf32>
      %136 = arith.addi %98, %c15 : index
      %137 = vector.load %factors[%136] : memref<?xf32>, vector<16xf32>
      %138 = arith.addi %101, %c15 : index
      %139 = vector.load %6[%138] : memref<?xf32>, vector<16xf32>
      %140 = arith.mulf %139, %90 : vector<16xf32>
      %141 = math.fma %140, %135, %137 : vector<16xf32>
      %142 = arith.addi %87, %c15 : index
      vector.store %141, %out[%142] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
