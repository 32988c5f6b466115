// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=96)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d96__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %factors: memref<?xf32>, %out: memref<?xf32>) {
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
  %c22 = arith.constant 0x3F800000 : f32
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
    %26 = arith.addi %17, %c17 : index
    %27 = arith.divui %26, %c18 : index
    scf.for %28 = %c9 to %27 step %c7 {
      scf.for %29 = %c9 to %groupSize step %c7 {
        %30 = arith.muli %2, %groupSize : index
        %31 = arith.addi %30, %29 : index
        %32 = arith.muli %13, %heads : index
        %33 = arith.addi %32, %31 : index
        %34 = arith.muli %33, %ranges : index
        %35 = arith.addi %34, %28 : index
        %36 = arith.muli %35, %c21 : index
        %37 = arith.addi %36, %c2 : index
        %38 = memref.load %partial[%37] : memref<?xf32>
        %39 = arith.addi %37, %c7 : index
        %40 = memref.load %partial[%39] : memref<?xf32>
        %41 = memref.load %3[%29] : memref<?xf32>
        %42 = arith.maximumf %41, %38 : f32
        %43 = arith.subf %41, %42 : f32
        %44 = wave.exp2 %43 : f32
        %45 = arith.subf %38, %42 : f32
        %46 = wave.exp2 %45 : f32
        memref.store %42, %3[%29] : memref<?xf32>
        %47 = memref.load %4[%29] : memref<?xf32>
        %48 = arith.mulf %47, %44 : f32
        %49 = math.fma %40, %46, %48 : f32
        memref.store %49, %4[%29] : memref<?xf32>
        %50 = vector.broadcast %44 : f32 to vector<16xf32>
        %51 = vector.broadcast %46 : f32 to vector<16xf32>
        %52 = arith.muli %29, %c2 : index
        %53 = arith.addi %52, %c9 : index
        %54 = vector.load %6[%53] : memref<?xf32>, vector<16xf32>
        %55 = arith.mulf %54, %50 : vector<16xf32>
        %56 = arith.addi %36, %c9 : index
        %57 = vector.load %partial[%56] : memref<?xf32>, vector<16xf32>
        %58 = math.fma %57, %51, %55 : vector<16xf32>
        vector.store %58, %6[%53] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %52, %c12 : index
        %60 = vector.load %6[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.mulf %60, %50 : vector<16xf32>
        %62 = arith.addi %36, %c12 : index
        %63 = vector.load %partial[%62] : memref<?xf32>, vector<16xf32>
        %64 = math.fma %63, %51, %61 : vector<16xf32>
        vector.store %64, %6[%59] : memref<?xf32>, vector<16xf32>
        %65 = arith.addi %52, %c13 : index
        %66 = vector.load %6[%65] : memref<?xf32>, vector<16xf32>
        %67 = arith.mulf %66, %50 : vector<16xf32>
        %68 = arith.addi %36, %c13 : index
        %69 = vector.load %partial[%68] : memref<?xf32>, vector<16xf32>
        %70 = math.fma %69, %51, %67 : vector<16xf32>
        vector.store %70, %6[%65] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %52, %c14 : index
        %72 = vector.load %6[%71] : memref<?xf32>, vector<16xf32>
        %73 = arith.mulf %72, %50 : vector<16xf32>
        %74 = arith.addi %36, %c14 : index
        %75 = vector.load %partial[%74] : memref<?xf32>, vector<16xf32>
        %76 = math.fma %75, %51, %73 : vector<16xf32>
        vector.store %76, %6[%71] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %52, %c15 : index
        %78 = vector.load %6[%77] : memref<?xf32>, vector<16xf32>
        %79 = arith.mulf %78, %50 : vector<16xf32>
        %80 = arith.addi %36, %c15 : index
        %81 = vector.load %partial[%80] : memref<?xf32>, vector<16xf32>
        %82 = math.fma %81, %51, %79 : vector<16xf32>
        vector.store %82, %6[%77] : memref<?xf32>, vector<16xf32>
        %83 = arith.addi %52, %c16 : index
        %84 = vector.load %6[%83] : memref<?xf32>, vector<16xf32>
        %85 = arith.mulf %84, %50 : vector<16xf32>
        %86 = arith.addi %36, %c16 : index
        %87 = vector.load %partial[%86] : memref<?xf32>, vector<16xf32>
        %88 = math.fma %87, %51, %85 : vector<16xf32>
        vector.store %88, %6[%83] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %89 = %c9 to %groupSize step %c7 {
      %90 = arith.muli %2, %groupSize : index
      %91 = arith.addi %90, %89 : index
      %92 = arith.muli %13, %heads : index
      %93 = arith.addi %92, %91 : index
      %94 = arith.muli %93, %c2 : index
      %95 = memref.load %4[%89] : memref<?xf32>
      %96 = arith.divf %c22, %95 : f32
      %97 = vector.broadcast %96 : f32 to vector<16xf32>
      %98 = arith.muli %kvHeads, %c9 : index
      %99 = arith.addi %98, %2 : index
      %100 = arith.muli %99, %c2 : index
      %101 = arith.addi %100, %c9 : index
      %102 = vector.load %factors[%101] : memref<?xf32>, vector<16xf32>
      %103 = arith.muli %kvHeads, %c7 : index
      %104 = arith.addi %103, %2 : index
      %105 = arith.muli %104, %c2 : index
      %106 = arith.addi %105, %c9 : index
      %107 = vector.load %factors[%106] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %89, %c2 : index
      %109 = arith.addi %108, %c9 : index
      %110 = vector.load %6[%109] : memref<?xf32>, vector<16xf32>
      %111 = arith.mulf %110, %97 : vector<16xf32>
      %112 = math.fma %111, %102, %107 : vector<16xf32>
      %113 = arith.addi %94, %c9 : index
      vector.store %112, %out[%113] : memref<?xf32>, vector<16xf32>
      %114 = arith.addi %100, %c12 : index
      %115 = vector.load %factors[%114] : memref<?xf32>, vector<16xf32>
      %116 = arith.addi %105, %c12 : index
      %117 = vector.load %factors[%116] : memref<?xf32>, vector<16xf32>
      %118 = arith.addi %108, %c12 : index
      %119 = vector.load %6[%118] : memref<?xf32>, vector<16xf32>
      %120 = arith.mulf %119, %97 : vector<16xf32>
      %121 = math.fma %120, %115, %117 : vector<16xf32>
      %122 = arith.addi %94, %c12 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
      %123 = arith.addi %100, %c13 : index
      %124 = vector.load %factors[%123] : memref<?xf32>, vector<16xf32>
      %125 = arith.addi %105, %c13 : index
      %126 = vector.load %factors[%125] : memref<?xf32>, vector<16xf32>
      %127 = arith.addi %108, %c13 : index
      %128 = vector.load %6[%127] : memref<?xf32>, vector<16xf32>
      %129 = arith.mulf %128, %97 : vector<16xf32>
      %130 = math.fma %129, %124, %126 : vector<16xf32>
      %131 = arith.addi %94, %c13 : index
      vector.store %130, %out[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %100, %c14 : index
      %133 = vector.load %factors[%132] : memref<?xf32>, vector<16xf32>
      %134 = arith.addi %105, %c14 : index
      %135 = vector.load %factors[%134] : memref<?xf32>, vector<16xf32>
      %136 = arith.addi %108, %c14 : index
      %137 = vector.load %6[%136] : memref<?xf32>, vector<16xf32>
      %138 = arith.mulf %137, %97 : vector<16xf32>
      %139 = math.fma %138, %133, %135 : vector<16xf32>
      %140 = arith.addi %94, %c14 : index
      vector.store %139, %out[%140] : memref<?xf32>, vector<16xf32>
      %141 = arith.addi %100, %c15 : index
      %142 = vector.load %factors[%141] : memref<?xf32>, vector<16xf32>
      %143 = arith.addi %105, %c15 : index
      %144 = vector.load %factors[%143] : memref<?xf32>, vector<16xf32>
      %145 = arith.addi %108, %c15 : index
      %146 = vector.load %6[%145] : memref<?xf32>, vector<16xf32>
      %147 = arith.mulf %146, %97 : vector<16xf32>
      %148 = math.fma %147, %142, %144 : vector<16xf32>
      %149 = arith.addi %94, %c15 : index
      vector.store %148, %out[%149] : memref<?xf32>, vector<16xf32>
      %150 = arith.addi %100, %c16 : index
      %151 = vector.load %factors[%150] : memref<?xf32>, vector<16xf32>
      %152 = arith.addi %105, %c16 : index
      %153 = vector.load %factors[%152] : memref<?xf32>, vector<16xf32>
      %154 = arith.addi %108, %c16 : index
      %155 = vector.load %6[%154] : memref<?xf32>, vector<16xf32>
      %156 = arith.mulf %155, %97 : vector<16xf32>
      %157 = math.fma %156, %151, %153 : vector<16xf32>
      %158 = arith.addi %94, %c16 : index
      vector.store %157, %out[%158] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
