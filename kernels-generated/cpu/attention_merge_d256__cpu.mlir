// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: AttentionMerge(dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_merge_d256__cpu(%step: memref<?xi32>, %partial: memref<?xf32>, %scales: memref<?xf32>, %out: memref<?xf32>) {
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 256 : index
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
  %c19 = arith.constant 128 : index
  %c20 = arith.constant 144 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 176 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 208 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 240 : index
  %c27 = arith.constant 511 : index
  %c28 = arith.constant 512 : index
  %heads = wave.param "heads" : index
  %ranges = wave.param "ranges" : index
  %c31 = arith.constant 272 : index
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
      %28 = arith.addi %19, %c19 : index
      vector.store %c8, %6[%28] : memref<?xf32>, vector<16xf32>
      %29 = arith.addi %19, %c20 : index
      vector.store %c8, %6[%29] : memref<?xf32>, vector<16xf32>
      %30 = arith.addi %19, %c21 : index
      vector.store %c8, %6[%30] : memref<?xf32>, vector<16xf32>
      %31 = arith.addi %19, %c22 : index
      vector.store %c8, %6[%31] : memref<?xf32>, vector<16xf32>
      %32 = arith.addi %19, %c23 : index
      vector.store %c8, %6[%32] : memref<?xf32>, vector<16xf32>
      %33 = arith.addi %19, %c24 : index
      vector.store %c8, %6[%33] : memref<?xf32>, vector<16xf32>
      %34 = arith.addi %19, %c25 : index
      vector.store %c8, %6[%34] : memref<?xf32>, vector<16xf32>
      %35 = arith.addi %19, %c26 : index
      vector.store %c8, %6[%35] : memref<?xf32>, vector<16xf32>
    }
    %36 = arith.addi %kvHeads, %2 : index
    %37 = memref.load %scales[%36] : memref<?xf32>
    %38 = arith.addi %17, %c27 : index
    %39 = arith.divui %38, %c28 : index
    scf.for %40 = %c9 to %39 step %c7 {
      scf.for %41 = %c9 to %groupSize step %c7 {
        %42 = arith.muli %2, %groupSize : index
        %43 = arith.addi %42, %41 : index
        %44 = arith.muli %13, %heads : index
        %45 = arith.addi %44, %43 : index
        %46 = arith.muli %45, %ranges : index
        %47 = arith.addi %46, %40 : index
        %48 = arith.muli %47, %c31 : index
        %49 = arith.addi %48, %c2 : index
        %50 = memref.load %partial[%49] : memref<?xf32>
        %51 = arith.addi %49, %c7 : index
        %52 = memref.load %partial[%51] : memref<?xf32>
        %53 = memref.load %3[%41] : memref<?xf32>
        %54 = arith.maximumf %53, %50 : f32
        %55 = arith.subf %53, %54 : f32
        %56 = wave.exp2 %55 : f32
        %57 = arith.subf %50, %54 : f32
        %58 = wave.exp2 %57 : f32
        memref.store %54, %3[%41] : memref<?xf32>
        %59 = memref.load %4[%41] : memref<?xf32>
        %60 = arith.mulf %59, %56 : f32
        %61 = math.fma %52, %58, %60 : f32
        memref.store %61, %4[%41] : memref<?xf32>
        %62 = vector.broadcast %56 : f32 to vector<16xf32>
        %63 = vector.broadcast %58 : f32 to vector<16xf32>
        %64 = arith.muli %41, %c2 : index
        %65 = arith.addi %64, %c9 : index
        %66 = vector.load %6[%65] : memref<?xf32>, vector<16xf32>
        %67 = arith.mulf %66, %62 : vector<16xf32>
        %68 = arith.addi %48, %c9 : index
        %69 = vector.load %partial[%68] : memref<?xf32>, vector<16xf32>
        %70 = math.fma %69, %63, %67 : vector<16xf32>
        vector.store %70, %6[%65] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %64, %c12 : index
        %72 = vector.load %6[%71] : memref<?xf32>, vector<16xf32>
        %73 = arith.mulf %72, %62 : vector<16xf32>
        %74 = arith.addi %48, %c12 : index
        %75 = vector.load %partial[%74] : memref<?xf32>, vector<16xf32>
        %76 = math.fma %75, %63, %73 : vector<16xf32>
        vector.store %76, %6[%71] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %64, %c13 : index
        %78 = vector.load %6[%77] : memref<?xf32>, vector<16xf32>
        %79 = arith.mulf %78, %62 : vector<16xf32>
        %80 = arith.addi %48, %c13 : index
        %81 = vector.load %partial[%80] : memref<?xf32>, vector<16xf32>
        %82 = math.fma %81, %63, %79 : vector<16xf32>
        vector.store %82, %6[%77] : memref<?xf32>, vector<16xf32>
        %83 = arith.addi %64, %c14 : index
        %84 = vector.load %6[%83] : memref<?xf32>, vector<16xf32>
        %85 = arith.mulf %84, %62 : vector<16xf32>
        %86 = arith.addi %48, %c14 : index
        %87 = vector.load %partial[%86] : memref<?xf32>, vector<16xf32>
        %88 = math.fma %87, %63, %85 : vector<16xf32>
        vector.store %88, %6[%83] : memref<?xf32>, vector<16xf32>
        %89 = arith.addi %64, %c15 : index
        %90 = vector.load %6[%89] : memref<?xf32>, vector<16xf32>
        %91 = arith.mulf %90, %62 : vector<16xf32>
        %92 = arith.addi %48, %c15 : index
        %93 = vector.load %partial[%92] : memref<?xf32>, vector<16xf32>
        %94 = math.fma %93, %63, %91 : vector<16xf32>
        vector.store %94, %6[%89] : memref<?xf32>, vector<16xf32>
        %95 = arith.addi %64, %c16 : index
        %96 = vector.load %6[%95] : memref<?xf32>, vector<16xf32>
        %97 = arith.mulf %96, %62 : vector<16xf32>
        %98 = arith.addi %48, %c16 : index
        %99 = vector.load %partial[%98] : memref<?xf32>, vector<16xf32>
        %100 = math.fma %99, %63, %97 : vector<16xf32>
        vector.store %100, %6[%95] : memref<?xf32>, vector<16xf32>
        %101 = arith.addi %64, %c17 : index
        %102 = vector.load %6[%101] : memref<?xf32>, vector<16xf32>
        %103 = arith.mulf %102, %62 : vector<16xf32>
        %104 = arith.addi %48, %c17 : index
        %105 = vector.load %partial[%104] : memref<?xf32>, vector<16xf32>
        %106 = math.fma %105, %63, %103 : vector<16xf32>
        vector.store %106, %6[%101] : memref<?xf32>, vector<16xf32>
        %107 = arith.addi %64, %c18 : index
        %108 = vector.load %6[%107] : memref<?xf32>, vector<16xf32>
        %109 = arith.mulf %108, %62 : vector<16xf32>
        %110 = arith.addi %48, %c18 : index
        %111 = vector.load %partial[%110] : memref<?xf32>, vector<16xf32>
        %112 = math.fma %111, %63, %109 : vector<16xf32>
        vector.store %112, %6[%107] : memref<?xf32>, vector<16xf32>
        %113 = arith.addi %64, %c19 : index
        %114 = vector.load %6[%113] : memref<?xf32>, vector<16xf32>
        %115 = arith.mulf %114, %62 : vector<16xf32>
        %116 = arith.addi %48, %c19 : index
        %117 = vector.load %partial[%116] : memref<?xf32>, vector<16xf32>
        %118 = math.fma %117, %63, %115 : vector<16xf32>
        vector.store %118, %6[%113] : memref<?xf32>, vector<16xf32>
        %119 = arith.addi %64, %c20 : index
        %120 = vector.load %6[%119] : memref<?xf32>, vector<16xf32>
        %121 = arith.mulf %120, %62 : vector<16xf32>
        %122 = arith.addi %48, %c20 : index
        %123 = vector.load %partial[%122] : memref<?xf32>, vector<16xf32>
        %124 = math.fma %123, %63, %121 : vector<16xf32>
        vector.store %124, %6[%119] : memref<?xf32>, vector<16xf32>
        %125 = arith.addi %64, %c21 : index
        %126 = vector.load %6[%125] : memref<?xf32>, vector<16xf32>
        %127 = arith.mulf %126, %62 : vector<16xf32>
        %128 = arith.addi %48, %c21 : index
        %129 = vector.load %partial[%128] : memref<?xf32>, vector<16xf32>
        %130 = math.fma %129, %63, %127 : vector<16xf32>
        vector.store %130, %6[%125] : memref<?xf32>, vector<16xf32>
        %131 = arith.addi %64, %c22 : index
        %132 = vector.load %6[%131] : memref<?xf32>, vector<16xf32>
        %133 = arith.mulf %132, %62 : vector<16xf32>
        %134 = arith.addi %48, %c22 : index
        %135 = vector.load %partial[%134] : memref<?xf32>, vector<16xf32>
        %136 = math.fma %135, %63, %133 : vector<16xf32>
        vector.store %136, %6[%131] : memref<?xf32>, vector<16xf32>
        %137 = arith.addi %64, %c23 : index
        %138 = vector.load %6[%137] : memref<?xf32>, vector<16xf32>
        %139 = arith.mulf %138, %62 : vector<16xf32>
        %140 = arith.addi %48, %c23 : index
        %141 = vector.load %partial[%140] : memref<?xf32>, vector<16xf32>
        %142 = math.fma %141, %63, %139 : vector<16xf32>
        vector.store %142, %6[%137] : memref<?xf32>, vector<16xf32>
        %143 = arith.addi %64, %c24 : index
        %144 = vector.load %6[%143] : memref<?xf32>, vector<16xf32>
        %145 = arith.mulf %144, %62 : vector<16xf32>
        %146 = arith.addi %48, %c24 : index
        %147 = vector.load %partial[%146] : memref<?xf32>, vector<16xf32>
        %148 = math.fma %147, %63, %145 : vector<16xf32>
        vector.store %148, %6[%143] : memref<?xf32>, vector<16xf32>
        %149 = arith.addi %64, %c25 : index
        %150 = vector.load %6[%149] : memref<?xf32>, vector<16xf32>
        %151 = arith.mulf %150, %62 : vector<16xf32>
        %152 = arith.addi %48, %c25 : index
        %153 = vector.load %partial[%152] : memref<?xf32>, vector<16xf32>
        %154 = math.fma %153, %63, %151 : vector<16xf32>
        vector.store %154, %6[%149] : memref<?xf32>, vector<16xf32>
        %155 = arith.addi %64, %c26 : index
        %156 = vector.load %6[%155] : memref<?xf32>, vector<16xf32>
        %157 = arith.mulf %156, %62 : vector<16xf32>
        %158 = arith.addi %48, %c26 : index
        %159 = vector.load %partial[%158] : memref<?xf32>, vector<16xf32>
        %160 = math.fma %159, %63, %157 : vector<16xf32>
        vector.store %160, %6[%155] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %161 = %c9 to %groupSize step %c7 {
      %162 = arith.muli %2, %groupSize : index
      %163 = arith.addi %162, %161 : index
      %164 = arith.muli %13, %heads : index
      %165 = arith.addi %164, %163 : index
      %166 = arith.muli %165, %c2 : index
      %167 = memref.load %4[%161] : memref<?xf32>
      %168 = arith.divf %37, %167 : f32
      %169 = vector.broadcast %168 : f32 to vector<16xf32>
      %170 = arith.muli %161, %c2 : index
      %171 = arith.addi %170, %c9 : index
      %172 = vector.load %6[%171] : memref<?xf32>, vector<16xf32>
      %173 = arith.mulf %172, %169 : vector<16xf32>
      %174 = arith.addi %166, %c9 : index
      vector.store %173, %out[%174] : memref<?xf32>, vector<16xf32>
      %175 = arith.addi %170, %c12 : index
      %176 = vector.load %6[%175] : memref<?xf32>, vector<16xf32>
      %177 = arith.mulf %176, %169 : vector<16xf32>
      %178 = arith.addi %166, %c12 : index
      vector.store %177, %out[%178] : memref<?xf32>, vector<16xf32>
      %179 = arith.addi %170, %c13 : index
      %180 = vector.load %6[%179] : memref<?xf32>, vector<16xf32>
      %181 = arith.mulf %180, %169 : vector<16xf32>
      %182 = arith.addi %166, %c13 : index
      vector.store %181, %out[%182] : memref<?xf32>, vector<16xf32>
      %183 = arith.addi %170, %c14 : index
      %184 = vector.load %6[%183] : memref<?xf32>, vector<16xf32>
      %185 = arith.mulf %184, %169 : vector<16xf32>
      %186 = arith.addi %166, %c14 : index
      vector.store %185, %out[%186] : memref<?xf32>, vector<16xf32>
      %187 = arith.addi %170, %c15 : index
      %188 = vector.load %6[%187] : memref<?xf32>, vector<16xf32>
      %189 = arith.mulf %188, %169 : vector<16xf32>
      %190 = arith.addi %166, %c15 : index
      vector.store %189, %out[%190] : memref<?xf32>, vector<16xf32>
      %191 = arith.addi %170, %c16 : index
      %192 = vector.load %6[%191] : memref<?xf32>, vector<16xf32>
      %193 = arith.mulf %192, %169 : vector<16xf32>
      %194 = arith.addi %166, %c16 : index
      vector.store %193, %out[%194] : memref<?xf32>, vector<16xf32>
      %195 = arith.addi %170, %c17 : index
      %196 = vector.load %6[%195] : memref<?xf32>, vector<16xf32>
      %197 = arith.mulf %196, %169 : vector<16xf32>
      %198 = arith.addi %166, %c17 : index
      vector.store %197, %out[%198] : memref<?xf32>, vector<16xf32>
      %199 = arith.addi %170, %c18 : index
      %200 = vector.load %6[%199] : memref<?xf32>, vector<16xf32>
      %201 = arith.mulf %200, %169 : vector<16xf32>
      %202 = arith.addi %166, %c18 : index
      vector.store %201, %out[%202] : memref<?xf32>, vector<16xf32>
      %203 = arith.addi %170, %c19 : index
      %204 = vector.load %6[%203] : memref<?xf32>, vector<16xf32>
      %205 = arith.mulf %204, %169 : vector<16xf32>
      %206 = arith.addi %166, %c19 : index
      vector.store %205, %out[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.addi %170, %c20 : index
      %208 = vector.load %6[%207] : memref<?xf32>, vector<16xf32>
      %209 = arith.mulf %208, %169 : vector<16xf32>
      %210 = arith.addi %166, %c20 : index
      vector.store %209, %out[%210] : memref<?xf32>, vector<16xf32>
      %211 = arith.addi %170, %c21 : index
      %212 = vector.load %6[%211] : memref<?xf32>, vector<16xf32>
      %213 = arith.mulf %212, %169 : vector<16xf32>
      %214 = arith.addi %166, %c21 : index
      vector.store %213, %out[%214] : memref<?xf32>, vector<16xf32>
      %215 = arith.addi %170, %c22 : index
      %216 = vector.load %6[%215] : memref<?xf32>, vector<16xf32>
      %217 = arith.mulf %216, %169 : vector<16xf32>
      %218 = arith.addi %166, %c22 : index
      vector.store %217, %out[%218] : memref<?xf32>, vector<16xf32>
      %219 = arith.addi %170, %c23 : index
      %220 = vector.load %6[%219] : memref<?xf32>, vector<16xf32>
      %221 = arith.mulf %220, %169 : vector<16xf32>
      %222 = arith.addi %166, %c23 : index
      vector.store %221, %out[%222] : memref<?xf32>, vector<16xf32>
      %223 = arith.addi %170, %c24 : index
      %224 = vector.load %6[%223] : memref<?xf32>, vector<16xf32>
      %225 = arith.mulf %224, %169 : vector<16xf32>
      %226 = arith.addi %166, %c24 : index
      vector.store %225, %out[%226] : memref<?xf32>, vector<16xf32>
      %227 = arith.addi %170, %c25 : index
      %228 = vector.load %6[%227] : memref<?xf32>, vector<16xf32>
      %229 = arith.mulf %228, %169 : vector<16xf32>
      %230 = arith.addi %166, %c25 : index
      vector.store %229, %out[%230] : memref<?xf32>, vector<16xf32>
      %231 = arith.addi %170, %c26 : index
      %232 = vector.load %6[%231] : memref<?xf32>, vector<16xf32>
      %233 = arith.mulf %232, %169 : vector<16xf32>
      %234 = arith.addi %166, %c26 : index
      vector.store %233, %out[%234] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
