// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d128__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 128 : index
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
  %c17 = arith.constant 96 : index
  %c18 = arith.constant 112 : index
  %c19 = arith.constant 511 : index
  %c20 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c23 = arith.constant 144 : index
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
      %26 = arith.addi %19, %c17 : index
      vector.store %c8, %6[%26] : memref<?xf32>, vector<16xf32>
      %27 = arith.addi %19, %c18 : index
      vector.store %c8, %6[%27] : memref<?xf32>, vector<16xf32>
    }
    %28 = arith.addi %kvHeads, %2 : index
    %29 = memref.load %scales[%28] : memref<?xf32>
    %30 = arith.addi %17, %c19 : index
    %31 = arith.divui %30, %c20 : index
    scf.for %32 = %c9 to %31 step %c7 {
      scf.for %33 = %c9 to %groupSize step %c7 {
        %34 = arith.muli %2, %groupSize : index
        %35 = arith.addi %34, %33 : index
        %36 = arith.muli %13, %heads : index
        %37 = arith.addi %36, %35 : index
        %38 = arith.muli %37, %ranges : index
        %39 = arith.addi %38, %32 : index
        %40 = arith.muli %39, %c23 : index
        %41 = arith.addi %40, %c2 : index
        %42 = memref.load %partial[%41] : memref<?xf32>
        %43 = arith.addi %41, %c7 : index
        %44 = memref.load %partial[%43] : memref<?xf32>
        %45 = memref.load %3[%33] : memref<?xf32>
        %46 = arith.maximumf %45, %42 : f32
        %47 = arith.subf %45, %46 : f32
        %48 = wave.exp2 %47 : f32
        %49 = arith.subf %42, %46 : f32
        %50 = wave.exp2 %49 : f32
        memref.store %46, %3[%33] : memref<?xf32>
        %51 = memref.load %4[%33] : memref<?xf32>
        %52 = arith.mulf %51, %48 : f32
        %53 = math.fma %44, %50, %52 : f32
        memref.store %53, %4[%33] : memref<?xf32>
        %54 = vector.broadcast %48 : f32 to vector<16xf32>
        %55 = vector.broadcast %50 : f32 to vector<16xf32>
        %56 = arith.muli %33, %c2 : index
        %57 = arith.addi %56, %c9 : index
        %58 = vector.load %6[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %54 : vector<16xf32>
        %60 = arith.addi %40, %c9 : index
        %61 = vector.load %partial[%60] : memref<?xf32>, vector<16xf32>
        %62 = math.fma %61, %55, %59 : vector<16xf32>
        vector.store %62, %6[%57] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %56, %c12 : index
        %64 = vector.load %6[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.mulf %64, %54 : vector<16xf32>
        %66 = arith.addi %40, %c12 : index
        %67 = vector.load %partial[%66] : memref<?xf32>, vector<16xf32>
        %68 = math.fma %67, %55, %65 : vector<16xf32>
        vector.store %68, %6[%63] : memref<?xf32>, vector<16xf32>
        %69 = arith.addi %56, %c13 : index
        %70 = vector.load %6[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.mulf %70, %54 : vector<16xf32>
        %72 = arith.addi %40, %c13 : index
        %73 = vector.load %partial[%72] : memref<?xf32>, vector<16xf32>
        %74 = math.fma %73, %55, %71 : vector<16xf32>
        vector.store %74, %6[%69] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %56, %c14 : index
        %76 = vector.load %6[%75] : memref<?xf32>, vector<16xf32>
        %77 = arith.mulf %76, %54 : vector<16xf32>
        %78 = arith.addi %40, %c14 : index
        %79 = vector.load %partial[%78] : memref<?xf32>, vector<16xf32>
        %80 = math.fma %79, %55, %77 : vector<16xf32>
        vector.store %80, %6[%75] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %56, %c15 : index
        %82 = vector.load %6[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.mulf %82, %54 : vector<16xf32>
        %84 = arith.addi %40, %c15 : index
        %85 = vector.load %partial[%84] : memref<?xf32>, vector<16xf32>
        %86 = math.fma %85, %55, %83 : vector<16xf32>
        vector.store %86, %6[%81] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %56, %c16 : index
        %88 = vector.load %6[%87] : memref<?xf32>, vector<16xf32>
        %89 = arith.mulf %88, %54 : vector<16xf32>
        %90 = arith.addi %40, %c16 : index
        %91 = vector.load %partial[%90] : memref<?xf32>, vector<16xf32>
        %92 = math.fma %91, %55, %89 : vector<16xf32>
        vector.store %92, %6[%87] : memref<?xf32>, vector<16xf32>
        %93 = arith.addi %56, %c17 : index
        %94 = vector.load %6[%93] : memref<?xf32>, vector<16xf32>
        %95 = arith.mulf %94, %54 : vector<16xf32>
        %96 = arith.addi %40, %c17 : index
        %97 = vector.load %partial[%96] : memref<?xf32>, vector<16xf32>
        %98 = math.fma %97, %55, %95 : vector<16xf32>
        vector.store %98, %6[%93] : memref<?xf32>, vector<16xf32>
        %99 = arith.addi %56, %c18 : index
        %100 = vector.load %6[%99] : memref<?xf32>, vector<16xf32>
        %101 = arith.mulf %100, %54 : vector<16xf32>
        %102 = arith.addi %40, %c18 : index
        %103 = vector.load %partial[%102] : memref<?xf32>, vector<16xf32>
        %104 = math.fma %103, %55, %101 : vector<16xf32>
        vector.store %104, %6[%99] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %105 = %c9 to %groupSize step %c7 {
      %106 = arith.muli %2, %groupSize : index
      %107 = arith.addi %106, %105 : index
      %108 = arith.muli %13, %heads : index
      %109 = arith.addi %108, %107 : index
      %110 = arith.muli %109, %c2 : index
      %111 = memref.load %4[%105] : memref<?xf32>
      %112 = arith.divf %29, %111 : f32
      %113 = vector.broadcast %112 : f32 to vector<16xf32>
      %114 = arith.muli %105, %c2 : index
      %115 = arith.addi %114, %c9 : index
      %116 = vector.load %6[%115] : memref<?xf32>, vector<16xf32>
      %117 = arith.mulf %116, %113 : vector<16xf32>
      %118 = arith.addi %110, %c9 : index
      vector.store %117, %out[%118] : memref<?xf32>, vector<16xf32>
      %119 = arith.addi %114, %c12 : index
      %120 = vector.load %6[%119] : memref<?xf32>, vector<16xf32>
      %121 = arith.mulf %120, %113 : vector<16xf32>
      %122 = arith.addi %110, %c12 : index
      vector.store %121, %out[%122] : memref<?xf32>, vector<16xf32>
      %123 = arith.addi %114, %c13 : index
      %124 = vector.load %6[%123] : memref<?xf32>, vector<16xf32>
      %125 = arith.mulf %124, %113 : vector<16xf32>
      %126 = arith.addi %110, %c13 : index
      vector.store %125, %out[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.addi %114, %c14 : index
      %128 = vector.load %6[%127] : memref<?xf32>, vector<16xf32>
      %129 = arith.mulf %128, %113 : vector<16xf32>
      %130 = arith.addi %110, %c14 : index
      vector.store %129, %out[%130] : memref<?xf32>, vector<16xf32>
      %131 = arith.addi %114, %c15 : index
      %132 = vector.load %6[%131] : memref<?xf32>, vector<16xf32>
      %133 = arith.mulf %132, %113 : vector<16xf32>
      %134 = arith.addi %110, %c15 : index
      vector.store %133, %out[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %114, %c16 : index
      %136 = vector.load %6[%135] : memref<?xf32>, vector<16xf32>
      %137 = arith.mulf %136, %113 : vector<16xf32>
      %138 = arith.addi %110, %c16 : index
      vector.store %137, %out[%138] : memref<?xf32>, vector<16xf32>
      %139 = arith.addi %114, %c17 : index
      %140 = vector.load %6[%139] : memref<?xf32>, vector<16xf32>
      %141 = arith.mulf %140, %113 : vector<16xf32>
      %142 = arith.addi %110, %c17 : index
      vector.store %141, %out[%142] : memref<?xf32>, vector<16xf32>
      %143 = arith.addi %114, %c18 : index
      %144 = vector.load %6[%143] : memref<?xf32>, vector<16xf32>
      %145 = arith.mulf %144, %113 : vector<16xf32>
      %146 = arith.addi %110, %c18 : index
      vector.store %145, %out[%146] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
