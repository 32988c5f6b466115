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
      %32 = arith.muli %19, %c2 : index
      %33 = arith.addi %32, %c17 : index
      vector.store %c8, %7[%33] : memref<?xf32>, vector<16xf32>
      %34 = arith.muli %19, %c2 : index
      %35 = arith.addi %34, %c18 : index
      vector.store %c8, %7[%35] : memref<?xf32>, vector<16xf32>
    }
    %36 = arith.addi %kvHeads, %3 : index
    %37 = memref.load %scales[%36] : memref<?xf32>
    %38 = arith.addi %18, %c19 : index
    %39 = arith.divui %38, %c20 : index
    scf.for %40 = %c9 to %39 step %c7 {
      scf.for %41 = %c9 to %groupSize step %c7 {
        %42 = arith.muli %3, %groupSize : index
        %43 = arith.addi %42, %41 : index
        %44 = arith.muli %14, %heads : index
        %45 = arith.addi %44, %43 : index
        %46 = arith.muli %45, %ranges : index
        %47 = arith.addi %46, %40 : index
        %48 = arith.muli %47, %c23 : index
        %49 = arith.addi %48, %c2 : index
        %50 = memref.load %partial[%49] : memref<?xf32>
        %51 = arith.addi %48, %c2 : index
        %52 = arith.addi %51, %c7 : index
        %53 = memref.load %partial[%52] : memref<?xf32>
        %54 = memref.load %4[%41] : memref<?xf32>
        %55 = arith.maximumf %54, %50 : f32
        %56 = arith.subf %54, %55 : f32
        %57 = wave.exp2 %56 : f32
        %58 = arith.subf %50, %55 : f32
        %59 = wave.exp2 %58 : f32
        memref.store %55, %4[%41] : memref<?xf32>
        %60 = memref.load %5[%41] : memref<?xf32>
        %61 = arith.mulf %60, %57 : f32
        %62 = math.fma %53, %59, %61 : f32
        memref.store %62, %5[%41] : memref<?xf32>
        %63 = vector.broadcast %57 : f32 to vector<16xf32>
        %64 = vector.broadcast %59 : f32 to vector<16xf32>
        %65 = arith.muli %41, %c2 : index
        %66 = arith.addi %65, %c9 : index
        %67 = vector.load %7[%66] : memref<?xf32>, vector<16xf32>
        %68 = arith.mulf %67, %63 : vector<16xf32>
        %69 = arith.addi %48, %c9 : index
        %70 = vector.load %partial[%69] : memref<?xf32>, vector<16xf32>
        %71 = math.fma %70, %64, %68 : vector<16xf32>
        vector.store %71, %7[%66] : memref<?xf32>, vector<16xf32>
        %72 = arith.muli %41, %c2 : index
        %73 = arith.addi %72, %c12 : index
        %74 = vector.load %7[%73] : memref<?xf32>, vector<16xf32>
        %75 = arith.mulf %74, %63 : vector<16xf32>
        %76 = arith.addi %48, %c12 : index
        %77 = vector.load %partial[%76] : memref<?xf32>, vector<16xf32>
        %78 = math.fma %77, %64, %75 : vector<16xf32>
        vector.store %78, %7[%73] : memref<?xf32>, vector<16xf32>
        %79 = arith.muli %41, %c2 : index
        %80 = arith.addi %79, %c13 : index
        %81 = vector.load %7[%80] : memref<?xf32>, vector<16xf32>
        %82 = arith.mulf %81, %63 : vector<16xf32>
        %83 = arith.addi %48, %c13 : index
        %84 = vector.load %partial[%83] : memref<?xf32>, vector<16xf32>
        %85 = math.fma %84, %64, %82 : vector<16xf32>
        vector.store %85, %7[%80] : memref<?xf32>, vector<16xf32>
        %86 = arith.muli %41, %c2 : index
        %87 = arith.addi %86, %c14 : index
        %88 = vector.load %7[%87] : memref<?xf32>, vector<16xf32>
        %89 = arith.mulf %88, %63 : vector<16xf32>
        %90 = arith.addi %48, %c14 : index
        %91 = vector.load %partial[%90] : memref<?xf32>, vector<16xf32>
        %92 = math.fma %91, %64, %89 : vector<16xf32>
        vector.store %92, %7[%87] : memref<?xf32>, vector<16xf32>
        %93 = arith.muli %41, %c2 : index
        %94 = arith.addi %93, %c15 : index
        %95 = vector.load %7[%94] : memref<?xf32>, vector<16xf32>
        %96 = arith.mulf %95, %63 : vector<16xf32>
        %97 = arith.addi %48, %c15 : index
        %98 = vector.load %partial[%97] : memref<?xf32>, vector<16xf32>
        %99 = math.fma %98, %64, %96 : vector<16xf32>
        vector.store %99, %7[%94] : memref<?xf32>, vector<16xf32>
        %100 = arith.muli %41, %c2 : index
        %101 = arith.addi %100, %c16 : index
        %102 = vector.load %7[%101] : memref<?xf32>, vector<16xf32>
        %103 = arith.mulf %102, %63 : vector<16xf32>
        %104 = arith.addi %48, %c16 : index
        %105 = vector.load %partial[%104] : memref<?xf32>, vector<16xf32>
        %106 = math.fma %105, %64, %103 : vector<16xf32>
        vector.store %106, %7[%101] : memref<?xf32>, vector<16xf32>
        %107 = arith.muli %41, %c2 : index
        %108 = arith.addi %107, %c17 : index
        %109 = vector.load %7[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.mulf %109, %63 : vector<16xf32>
        %111 = arith.addi %48, %c17 : index
        %112 = vector.load %partial[%111] : memref<?xf32>, vector<16xf32>
        %113 = math.fma %112, %64, %110 : vector<16xf32>
        vector.store %113, %7[%108] : memref<?xf32>, vector<16xf32>
        %114 = arith.muli %41, %c2 : index
        %115 = arith.addi %114, %c18 : index
        %116 = vector.load %7[%115] : memref<?xf32>, vector<16xf32>
        %117 = arith.mulf %116, %63 : vector<16xf32>
        %118 = arith.addi %48, %c18 : index
        %119 = vector.load %partial[%118] : memref<?xf32>, vector<16xf32>
        %120 = math.fma %119, %64, %117 : vector<16xf32>
        vector.store %120, %7[%115] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %121 = %c9 to %groupSize step %c7 {
      %122 = arith.muli %3, %groupSize : index
      %123 = arith.addi %122, %121 : index
      %124 = arith.muli %14, %heads : index
      %125 = arith.addi %124, %123 : index
      %126 = arith.muli %125, %c2 : index
      %127 = memref.load %5[%121] : memref<?xf32>
      %128 = arith.divf %37, %127 : f32
      %129 = vector.broadcast %128 : f32 to vector<16xf32>
      %130 = arith.muli %121, %c2 : index
      %131 = arith.addi %130, %c9 : index
      %132 = vector.load %7[%131] : memref<?xf32>, vector<16xf32>
      %133 = arith.mulf %132, %129 : vector<16xf32>
      %134 = arith.addi %126, %c9 : index
      vector.store %133, %out[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.muli %121, %c2 : index
      %136 = arith.addi %135, %c12 : index
      %137 = vector.load %7[%136] : memref<?xf32>, vector<16xf32>
      %138 = arith.mulf %137, %129 : vector<16xf32>
      %139 = arith.addi %126, %c12 : index
      vector.store %138, %out[%139] : memref<?xf32>, vector<16xf32>
      %140 = arith.muli %121, %c2 : index
      %141 = arith.addi %140, %c13 : index
      %142 = vector.load %7[%141] : memref<?xf32>, vector<16xf32>
      %143 = arith.mulf %142, %129 : vector<16xf32>
      %144 = arith.addi %126, %c13 : index
      vector.store %143, %out[%144] : memref<?xf32>, vector<16xf32>
      %145 = arith.muli %121, %c2 : index
      %146 = arith.addi %145, %c14 : index
      %147 = vector.load %7[%146] : memref<?xf32>, vector<16xf32>
      %148 = arith.mulf %147, %129 : vector<16xf32>
      %149 = arith.addi %126, %c14 : index
      vector.store %148, %out[%149] : memref<?xf32>, vector<16xf32>
      %150 = arith.muli %121, %c2 : index
      %151 = arith.addi %150, %c15 : index
      %152 = vector.load %7[%151] : memref<?xf32>, vector<16xf32>
      %153 = arith.mulf %152, %129 : vector<16xf32>
      %154 = arith.addi %126, %c15 : index
      vector.store %153, %out[%154] : memref<?xf32>, vector<16xf32>
      %155 = arith.muli %121, %c2 : index
      %156 = arith.addi %155, %c16 : index
      %157 = vector.load %7[%156] : memref<?xf32>, vector<16xf32>
      %158 = arith.mulf %157, %129 : vector<16xf32>
      %159 = arith.addi %126, %c16 : index
      vector.store %158, %out[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.muli %121, %c2 : index
      %161 = arith.addi %160, %c17 : index
      %162 = vector.load %7[%161] : memref<?xf32>, vector<16xf32>
      %163 = arith.mulf %162, %129 : vector<16xf32>
      %164 = arith.addi %126, %c17 : index
      vector.store %163, %out[%164] : memref<?xf32>, vector<16xf32>
      %165 = arith.muli %121, %c2 : index
      %166 = arith.addi %165, %c18 : index
      %167 = vector.load %7[%166] : memref<?xf32>, vector<16xf32>
      %168 = arith.mulf %167, %129 : vector<16xf32>
      %169 = arith.addi %126, %c18 : index
      vector.store %168, %out[%169] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
