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
      %36 = arith.muli %19, %c2 : index
      %37 = arith.addi %36, %c19 : index
      vector.store %c8, %7[%37] : memref<?xf32>, vector<16xf32>
      %38 = arith.muli %19, %c2 : index
      %39 = arith.addi %38, %c20 : index
      vector.store %c8, %7[%39] : memref<?xf32>, vector<16xf32>
      %40 = arith.muli %19, %c2 : index
      %41 = arith.addi %40, %c21 : index
      vector.store %c8, %7[%41] : memref<?xf32>, vector<16xf32>
      %42 = arith.muli %19, %c2 : index
      %43 = arith.addi %42, %c22 : index
      vector.store %c8, %7[%43] : memref<?xf32>, vector<16xf32>
      %44 = arith.muli %19, %c2 : index
      %45 = arith.addi %44, %c23 : index
      vector.store %c8, %7[%45] : memref<?xf32>, vector<16xf32>
      %46 = arith.muli %19, %c2 : index
      %47 = arith.addi %46, %c24 : index
      vector.store %c8, %7[%47] : memref<?xf32>, vector<16xf32>
      %48 = arith.muli %19, %c2 : index
      %49 = arith.addi %48, %c25 : index
      vector.store %c8, %7[%49] : memref<?xf32>, vector<16xf32>
      %50 = arith.muli %19, %c2 : index
      %51 = arith.addi %50, %c26 : index
      vector.store %c8, %7[%51] : memref<?xf32>, vector<16xf32>
    }
    %52 = arith.addi %kvHeads, %3 : index
    %53 = memref.load %scales[%52] : memref<?xf32>
    %54 = arith.addi %18, %c27 : index
    %55 = arith.divui %54, %c28 : index
    scf.for %56 = %c9 to %55 step %c7 {
      scf.for %57 = %c9 to %groupSize step %c7 {
        %58 = arith.muli %3, %groupSize : index
        %59 = arith.addi %58, %57 : index
        %60 = arith.muli %14, %heads : index
        %61 = arith.addi %60, %59 : index
        %62 = arith.muli %61, %ranges : index
        %63 = arith.addi %62, %56 : index
        %64 = arith.muli %63, %c31 : index
        %65 = arith.addi %64, %c2 : index
        %66 = memref.load %partial[%65] : memref<?xf32>
        %67 = arith.addi %64, %c2 : index
        %68 = arith.addi %67, %c7 : index
        %69 = memref.load %partial[%68] : memref<?xf32>
        %70 = memref.load %4[%57] : memref<?xf32>
        %71 = arith.maximumf %70, %66 : f32
        %72 = arith.subf %70, %71 : f32
        %73 = wave.exp2 %72 : f32
        %74 = arith.subf %66, %71 : f32
        %75 = wave.exp2 %74 : f32
        memref.store %71, %4[%57] : memref<?xf32>
        %76 = memref.load %5[%57] : memref<?xf32>
        %77 = arith.mulf %76, %73 : f32
        %78 = math.fma %69, %75, %77 : f32
        memref.store %78, %5[%57] : memref<?xf32>
        %79 = vector.broadcast %73 : f32 to vector<16xf32>
        %80 = vector.broadcast %75 : f32 to vector<16xf32>
        %81 = arith.muli %57, %c2 : index
        %82 = arith.addi %81, %c9 : index
        %83 = vector.load %7[%82] : memref<?xf32>, vector<16xf32>
        %84 = arith.mulf %83, %79 : vector<16xf32>
        %85 = arith.addi %64, %c9 : index
        %86 = vector.load %partial[%85] : memref<?xf32>, vector<16xf32>
        %87 = math.fma %86, %80, %84 : vector<16xf32>
        vector.store %87, %7[%82] : memref<?xf32>, vector<16xf32>
        %88 = arith.muli %57, %c2 : index
        %89 = arith.addi %88, %c12 : index
        %90 = vector.load %7[%89] : memref<?xf32>, vector<16xf32>
        %91 = arith.mulf %90, %79 : vector<16xf32>
        %92 = arith.addi %64, %c12 : index
        %93 = vector.load %partial[%92] : memref<?xf32>, vector<16xf32>
        %94 = math.fma %93, %80, %91 : vector<16xf32>
        vector.store %94, %7[%89] : memref<?xf32>, vector<16xf32>
        %95 = arith.muli %57, %c2 : index
        %96 = arith.addi %95, %c13 : index
        %97 = vector.load %7[%96] : memref<?xf32>, vector<16xf32>
        %98 = arith.mulf %97, %79 : vector<16xf32>
        %99 = arith.addi %64, %c13 : index
        %100 = vector.load %partial[%99] : memref<?xf32>, vector<16xf32>
        %101 = math.fma %100, %80, %98 : vector<16xf32>
        vector.store %101, %7[%96] : memref<?xf32>, vector<16xf32>
        %102 = arith.muli %57, %c2 : index
        %103 = arith.addi %102, %c14 : index
        %104 = vector.load %7[%103] : memref<?xf32>, vector<16xf32>
        %105 = arith.mulf %104, %79 : vector<16xf32>
        %106 = arith.addi %64, %c14 : index
        %107 = vector.load %partial[%106] : memref<?xf32>, vector<16xf32>
        %108 = math.fma %107, %80, %105 : vector<16xf32>
        vector.store %108, %7[%103] : memref<?xf32>, vector<16xf32>
        %109 = arith.muli %57, %c2 : index
        %110 = arith.addi %109, %c15 : index
        %111 = vector.load %7[%110] : memref<?xf32>, vector<16xf32>
        %112 = arith.mulf %111, %79 : vector<16xf32>
        %113 = arith.addi %64, %c15 : index
        %114 = vector.load %partial[%113] : memref<?xf32>, vector<16xf32>
        %115 = math.fma %114, %80, %112 : vector<16xf32>
        vector.store %115, %7[%110] : memref<?xf32>, vector<16xf32>
        %116 = arith.muli %57, %c2 : index
        %117 = arith.addi %116, %c16 : index
        %118 = vector.load %7[%117] : memref<?xf32>, vector<16xf32>
        %119 = arith.mulf %118, %79 : vector<16xf32>
        %120 = arith.addi %64, %c16 : index
        %121 = vector.load %partial[%120] : memref<?xf32>, vector<16xf32>
        %122 = math.fma %121, %80, %119 : vector<16xf32>
        vector.store %122, %7[%117] : memref<?xf32>, vector<16xf32>
        %123 = arith.muli %57, %c2 : index
        %124 = arith.addi %123, %c17 : index
        %125 = vector.load %7[%124] : memref<?xf32>, vector<16xf32>
        %126 = arith.mulf %125, %79 : vector<16xf32>
        %127 = arith.addi %64, %c17 : index
        %128 = vector.load %partial[%127] : memref<?xf32>, vector<16xf32>
        %129 = math.fma %128, %80, %126 : vector<16xf32>
        vector.store %129, %7[%124] : memref<?xf32>, vector<16xf32>
        %130 = arith.muli %57, %c2 : index
        %131 = arith.addi %130, %c18 : index
        %132 = vector.load %7[%131] : memref<?xf32>, vector<16xf32>
        %133 = arith.mulf %132, %79 : vector<16xf32>
        %134 = arith.addi %64, %c18 : index
        %135 = vector.load %partial[%134] : memref<?xf32>, vector<16xf32>
        %136 = math.fma %135, %80, %133 : vector<16xf32>
        vector.store %136, %7[%131] : memref<?xf32>, vector<16xf32>
        %137 = arith.muli %57, %c2 : index
        %138 = arith.addi %137, %c19 : index
        %139 = vector.load %7[%138] : memref<?xf32>, vector<16xf32>
        %140 = arith.mulf %139, %79 : vector<16xf32>
        %141 = arith.addi %64, %c19 : index
        %142 = vector.load %partial[%141] : memref<?xf32>, vector<16xf32>
        %143 = math.fma %142, %80, %140 : vector<16xf32>
        vector.store %143, %7[%138] : memref<?xf32>, vector<16xf32>
        %144 = arith.muli %57, %c2 : index
        %145 = arith.addi %144, %c20 : index
        %146 = vector.load %7[%145] : memref<?xf32>, vector<16xf32>
        %147 = arith.mulf %146, %79 : vector<16xf32>
        %148 = arith.addi %64, %c20 : index
        %149 = vector.load %partial[%148] : memref<?xf32>, vector<16xf32>
        %150 = math.fma %149, %80, %147 : vector<16xf32>
        vector.store %150, %7[%145] : memref<?xf32>, vector<16xf32>
        %151 = arith.muli %57, %c2 : index
        %152 = arith.addi %151, %c21 : index
        %153 = vector.load %7[%152] : memref<?xf32>, vector<16xf32>
        %154 = arith.mulf %153, %79 : vector<16xf32>
        %155 = arith.addi %64, %c21 : index
        %156 = vector.load %partial[%155] : memref<?xf32>, vector<16xf32>
        %157 = math.fma %156, %80, %154 : vector<16xf32>
        vector.store %157, %7[%152] : memref<?xf32>, vector<16xf32>
        %158 = arith.muli %57, %c2 : index
        %159 = arith.addi %158, %c22 : index
        %160 = vector.load %7[%159] : memref<?xf32>, vector<16xf32>
        %161 = arith.mulf %160, %79 : vector<16xf32>
        %162 = arith.addi %64, %c22 : index
        %163 = vector.load %partial[%162] : memref<?xf32>, vector<16xf32>
        %164 = math.fma %163, %80, %161 : vector<16xf32>
        vector.store %164, %7[%159] : memref<?xf32>, vector<16xf32>
        %165 = arith.muli %57, %c2 : index
        %166 = arith.addi %165, %c23 : index
        %167 = vector.load %7[%166] : memref<?xf32>, vector<16xf32>
        %168 = arith.mulf %167, %79 : vector<16xf32>
        %169 = arith.addi %64, %c23 : index
        %170 = vector.load %partial[%169] : memref<?xf32>, vector<16xf32>
        %171 = math.fma %170, %80, %168 : vector<16xf32>
        vector.store %171, %7[%166] : memref<?xf32>, vector<16xf32>
        %172 = arith.muli %57, %c2 : index
        %173 = arith.addi %172, %c24 : index
        %174 = vector.load %7[%173] : memref<?xf32>, vector<16xf32>
        %175 = arith.mulf %174, %79 : vector<16xf32>
        %176 = arith.addi %64, %c24 : index
        %177 = vector.load %partial[%176] : memref<?xf32>, vector<16xf32>
        %178 = math.fma %177, %80, %175 : vector<16xf32>
        vector.store %178, %7[%173] : memref<?xf32>, vector<16xf32>
        %179 = arith.muli %57, %c2 : index
        %180 = arith.addi %179, %c25 : index
        %181 = vector.load %7[%180] : memref<?xf32>, vector<16xf32>
        %182 = arith.mulf %181, %79 : vector<16xf32>
        %183 = arith.addi %64, %c25 : index
        %184 = vector.load %partial[%183] : memref<?xf32>, vector<16xf32>
        %185 = math.fma %184, %80, %182 : vector<16xf32>
        vector.store %185, %7[%180] : memref<?xf32>, vector<16xf32>
        %186 = arith.muli %57, %c2 : index
        %187 = arith.addi %186, %c26 : index
        %188 = vector.load %7[%187] : memref<?xf32>, vector<16xf32>
        %189 = arith.mulf %188, %79 : vector<16xf32>
        %190 = arith.addi %64, %c26 : index
        %191 = vector.load %partial[%190] : memref<?xf32>, vector<16xf32>
        %192 = math.fma %191, %80, %189 : vector<16xf32>
        vector.store %192, %7[%187] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %193 = %c9 to %groupSize step %c7 {
      %194 = arith.muli %3, %groupSize : index
      %195 = arith.addi %194, %193 : index
      %196 = arith.muli %14, %heads : index
      %197 = arith.addi %196, %195 : index
      %198 = arith.muli %197, %c2 : index
      %199 = memref.load %5[%193] : memref<?xf32>
      %200 = arith.divf %53, %199 : f32
      %201 = vector.broadcast %200 : f32 to vector<16xf32>
      %202 = arith.muli %193, %c2 : index
      %203 = arith.addi %202, %c9 : index
      %204 = vector.load %7[%203] : memref<?xf32>, vector<16xf32>
      %205 = arith.mulf %204, %201 : vector<16xf32>
      %206 = arith.addi %198, %c9 : index
      vector.store %205, %out[%206] : memref<?xf32>, vector<16xf32>
      %207 = arith.muli %193, %c2 : index
      %208 = arith.addi %207, %c12 : index
      %209 = vector.load %7[%208] : memref<?xf32>, vector<16xf32>
      %210 = arith.mulf %209, %201 : vector<16xf32>
      %211 = arith.addi %198, %c12 : index
      vector.store %210, %out[%211] : memref<?xf32>, vector<16xf32>
      %212 = arith.muli %193, %c2 : index
      %213 = arith.addi %212, %c13 : index
      %214 = vector.load %7[%213] : memref<?xf32>, vector<16xf32>
      %215 = arith.mulf %214, %201 : vector<16xf32>
      %216 = arith.addi %198, %c13 : index
      vector.store %215, %out[%216] : memref<?xf32>, vector<16xf32>
      %217 = arith.muli %193, %c2 : index
      %218 = arith.addi %217, %c14 : index
      %219 = vector.load %7[%218] : memref<?xf32>, vector<16xf32>
      %220 = arith.mulf %219, %201 : vector<16xf32>
      %221 = arith.addi %198, %c14 : index
      vector.store %220, %out[%221] : memref<?xf32>, vector<16xf32>
      %222 = arith.muli %193, %c2 : index
      %223 = arith.addi %222, %c15 : index
      %224 = vector.load %7[%223] : memref<?xf32>, vector<16xf32>
      %225 = arith.mulf %224, %201 : vector<16xf32>
      %226 = arith.addi %198, %c15 : index
      vector.store %225, %out[%226] : memref<?xf32>, vector<16xf32>
      %227 = arith.muli %193, %c2 : index
      %228 = arith.addi %227, %c16 : index
      %229 = vector.load %7[%228] : memref<?xf32>, vector<16xf32>
      %230 = arith.mulf %229, %201 : vector<16xf32>
      %231 = arith.addi %198, %c16 : index
      vector.store %230, %out[%231] : memref<?xf32>, vector<16xf32>
      %232 = arith.muli %193, %c2 : index
      %233 = arith.addi %232, %c17 : index
      %234 = vector.load %7[%233] : memref<?xf32>, vector<16xf32>
      %235 = arith.mulf %234, %201 : vector<16xf32>
      %236 = arith.addi %198, %c17 : index
      vector.store %235, %out[%236] : memref<?xf32>, vector<16xf32>
      %237 = arith.muli %193, %c2 : index
      %238 = arith.addi %237, %c18 : index
      %239 = vector.load %7[%238] : memref<?xf32>, vector<16xf32>
      %240 = arith.mulf %239, %201 : vector<16xf32>
      %241 = arith.addi %198, %c18 : index
      vector.store %240, %out[%241] : memref<?xf32>, vector<16xf32>
      %242 = arith.muli %193, %c2 : index
      %243 = arith.addi %242, %c19 : index
      %244 = vector.load %7[%243] : memref<?xf32>, vector<16xf32>
      %245 = arith.mulf %244, %201 : vector<16xf32>
      %246 = arith.addi %198, %c19 : index
      vector.store %245, %out[%246] : memref<?xf32>, vector<16xf32>
      %247 = arith.muli %193, %c2 : index
      %248 = arith.addi %247, %c20 : index
      %249 = vector.load %7[%248] : memref<?xf32>, vector<16xf32>
      %250 = arith.mulf %249, %201 : vector<16xf32>
      %251 = arith.addi %198, %c20 : index
      vector.store %250, %out[%251] : memref<?xf32>, vector<16xf32>
      %252 = arith.muli %193, %c2 : index
      %253 = arith.addi %252, %c21 : index
      %254 = vector.load %7[%253] : memref<?xf32>, vector<16xf32>
      %255 = arith.mulf %254, %201 : vector<16xf32>
      %256 = arith.addi %198, %c21 : index
      vector.store %255, %out[%256] : memref<?xf32>, vector<16xf32>
      %257 = arith.muli %193, %c2 : index
      %258 = arith.addi %257, %c22 : index
      %259 = vector.load %7[%258] : memref<?xf32>, vector<16xf32>
      %260 = arith.mulf %259, %201 : vector<16xf32>
      %261 = arith.addi %198, %c22 : index
      vector.store %260, %out[%261] : memref<?xf32>, vector<16xf32>
      %262 = arith.muli %193, %c2 : index
      %263 = arith.addi %262, %c23 : index
      %264 = vector.load %7[%263] : memref<?xf32>, vector<16xf32>
      %265 = arith.mulf %264, %201 : vector<16xf32>
      %266 = arith.addi %198, %c23 : index
      vector.store %265, %out[%266] : memref<?xf32>, vector<16xf32>
      %267 = arith.muli %193, %c2 : index
      %268 = arith.addi %267, %c24 : index
      %269 = vector.load %7[%268] : memref<?xf32>, vector<16xf32>
      %270 = arith.mulf %269, %201 : vector<16xf32>
      %271 = arith.addi %198, %c24 : index
      vector.store %270, %out[%271] : memref<?xf32>, vector<16xf32>
      %272 = arith.muli %193, %c2 : index
      %273 = arith.addi %272, %c25 : index
      %274 = vector.load %7[%273] : memref<?xf32>, vector<16xf32>
      %275 = arith.mulf %274, %201 : vector<16xf32>
      %276 = arith.addi %198, %c25 : index
      vector.store %275, %out[%276] : memref<?xf32>, vector<16xf32>
      %277 = arith.muli %193, %c2 : index
      %278 = arith.addi %277, %c26 : index
      %279 = vector.load %7[%278] : memref<?xf32>, vector<16xf32>
      %280 = arith.mulf %279, %201 : vector<16xf32>
      %281 = arith.addi %198, %c26 : index
      vector.store %280, %out[%281] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
