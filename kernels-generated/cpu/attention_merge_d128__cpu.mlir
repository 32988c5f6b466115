// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d128__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %factors: memref<?xf32>, %out: memref<?xf32>) {
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
  %c24 = arith.constant 0x3F800000 : f32
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
    %28 = arith.addi %17, %c19 : index
    %29 = arith.divui %28, %c20 : index
    scf.for %30 = %c9 to %29 step %c7 {
      scf.for %31 = %c9 to %groupSize step %c7 {
        %32 = arith.muli %2, %groupSize : index
        %33 = arith.addi %32, %31 : index
        %34 = arith.muli %13, %heads : index
        %35 = arith.addi %34, %33 : index
        %36 = arith.muli %35, %ranges : index
        %37 = arith.addi %36, %30 : index
        %38 = arith.muli %37, %c23 : index
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
        %91 = arith.addi %54, %c17 : index
        %92 = vector.load %6[%91] : memref<?xf32>, vector<16xf32>
        %93 = arith.mulf %92, %52 : vector<16xf32>
        %94 = arith.addi %38, %c17 : index
        %95 = vector.load %partial[%94] : memref<?xf32>, vector<16xf32>
        %96 = math.fma %95, %53, %93 : vector<16xf32>
        vector.store %96, %6[%91] : memref<?xf32>, vector<16xf32>
        %97 = arith.addi %54, %c18 : index
        %98 = vector.load %6[%97] : memref<?xf32>, vector<16xf32>
        %99 = arith.mulf %98, %52 : vector<16xf32>
        %100 = arith.addi %38, %c18 : index
        %101 = vector.load %partial[%100] : memref<?xf32>, vector<16xf32>
        %102 = math.fma %101, %53, %99 : vector<16xf32>
        vector.store %102, %6[%97] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %103 = %c9 to %groupSize step %c7 {
      %104 = arith.muli %2, %groupSize : index
      %105 = arith.addi %104, %103 : index
      %106 = arith.muli %13, %heads : index
      %107 = arith.addi %106, %105 : index
      %108 = arith.muli %107, %c2 : index
      %109 = memref.load %4[%103] : memref<?xf32>
      %110 = arith.divf %c24, %109 : f32
      %111 = vector.broadcast %110 : f32 to vector<16xf32>
      %112 = arith.muli %kvHeads, %c9 : index
      %113 = arith.addi %112, %2 : index
      %114 = arith.muli %113, %c2 : index
      %115 = arith.addi %114, %c9 : index
      %116 = vector.load %factors[%115] : memref<?xf32>, vector<16xf32>
      %117 = arith.muli %kvHeads, %c7 : index
      %118 = arith.addi %117, %2 : index
      %119 = arith.muli %118, %c2 : index
      %120 = arith.addi %119, %c9 : index
      %121 = vector.load %factors[%120] : memref<?xf32>, vector<16xf32>
      %122 = arith.muli %103, %c2 : index
      %123 = arith.addi %122, %c9 : index
      %124 = vector.load %6[%123] : memref<?xf32>, vector<16xf32>
      %125 = arith.mulf %124, %111 : vector<16xf32>
      %126 = math.fma %125, %116, %121 : vector<16xf32>
      %127 = arith.addi %108, %c9 : index
      vector.store %126, %out[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %114, %c12 : index
      %129 = vector.load %factors[%128] : memref<?xf32>, vector<16xf32>
      %130 = arith.addi %119, %c12 : index
      %131 = vector.load %factors[%130] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %122, %c12 : index
      %133 = vector.load %6[%132] : memref<?xf32>, vector<16xf32>
      %134 = arith.mulf %133, %111 : vector<16xf32>
      %135 = math.fma %134, %129, %131 : vector<16xf32>
      %136 = arith.addi %108, %c12 : index
      vector.store %135, %out[%136] : memref<?xf32>, vector<16xf32>
      %137 = arith.addi %114, %c13 : index
      %138 = vector.load %factors[%137] : memref<?xf32>, vector<16xf32>
      %139 = arith.addi %119, %c13 : index
      %140 = vector.load %factors[%139] : memref<?xf32>, vector<16xf32>
      %141 = arith.addi %122, %c13 : index
      %142 = vector.load %6[%141] : memref<?xf32>, vector<16xf32>
      %143 = arith.mulf %142, %111 : vector<16xf32>
      %144 = math.fma %143, %138, %140 : vector<16xf32>
      %145 = arith.addi %108, %c13 : index
      vector.store %144, %out[%145] : memref<?xf32>, vector<16xf32>
      %146 = arith.addi %114, %c14 : index
      %147 = vector.load %factors[%146] : memref<?xf32>, vector<16xf32>
      %148 = arith.addi %119, %c14 : index
      %149 = vector.load %factors[%148] : memref<?xf32>, vector<16xf32>
      %150 = arith.addi %122, %c14 : index
      %151 = vector.load %6[%150] : memref<?xf32>, vector<16xf32>
      %152 = arith.mulf %151, %111 : vector<16xf32>
      %153 = math.fma %152, %147, %149 : vector<16xf32>
      %154 = arith.addi %108, %c14 : index
      vector.store %153, %out[%154] : memref<?xf32>, vector<16xf32>
      %155 = arith.addi %114, %c15 : index
      %156 = vector.load %factors[%155] : memref<?xf32>, vector<16xf32>
      %157 = arith.addi %119, %c15 : index
      %158 = vector.load %factors[%157] : memref<?xf32>, vector<16xf32>
      %159 = arith.addi %122, %c15 : index
      %160 = vector.load %6[%159] : memref<?xf32>, vector<16xf32>
      %161 = arith.mulf %160, %111 : vector<16xf32>
      %162 = math.fma %161, %156, %158 : vector<16xf32>
      %163 = arith.addi %108, %c15 : index
      vector.store %162, %out[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.addi %114, %c16 : index
      %165 = vector.load %factors[%164] : memref<?xf32>, vector<16xf32>
      %166 = arith.addi %119, %c16 : index
      %167 = vector.load %factors[%166] : memref<?xf32>, vector<16xf32>
      %168 = arith.addi %122, %c16 : index
      %169 = vector.load %6[%168] : memref<?xf32>, vector<16xf32>
      %170 = arith.mulf %169, %111 : vector<16xf32>
      %171 = math.fma %170, %165, %167 : vector<16xf32>
      %172 = arith.addi %108, %c16 : index
      vector.store %171, %out[%172] : memref<?xf32>, vector<16xf32>
      %173 = arith.addi %114, %c17 : index
      %174 = vector.load %factors[%173] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %119, %c17 : index
      %176 = vector.load %factors[%175] : memref<?xf32>, vector<16xf32>
      %177 = arith.addi %122, %c17 : index
      %178 = vector.load %6[%177] : memref<?xf32>, vector<16xf32>
      %179 = arith.mulf %178, %111 : vector<16xf32>
      %180 = math.fma %179, %174, %176 : vector<16xf32>
      %181 = arith.addi %108, %c17 : index
      vector.store %180, %out[%181] : memref<?xf32>, vector<16xf32>
      %182 = arith.addi %114, %c18 : index
      %183 = vector.load %factors[%182] : memref<?xf32>, vector<16xf32>
      %184 = arith.addi %119, %c18 : index
      %185 = vector.load %factors[%184] : memref<?xf32>, vector<16xf32>
      %186 = arith.addi %122, %c18 : index
      %187 = vector.load %6[%186] : memref<?xf32>, vector<16xf32>
      %188 = arith.mulf %187, %111 : vector<16xf32>
      %189 = math.fma %188, %183, %185 : vector<16xf32>
      %190 = arith.addi %108, %c18 : index
      vector.store %189, %out[%190] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
