// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 1 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %c12 = arith.constant 3 : index
  %positionsAt = wave.param "positionsAt" : index
  %c14 = arith.constant 511 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 0 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c21 = arith.constant dense<0x00000000> : vector<16xf32>
  %c22 = arith.constant 0xF149F2CA : f32
  %c23 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c25 = arith.constant 2048 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c28 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c29 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c30 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c31 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c33 = arith.constant 80 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = wave.scratch %3 : memref<?xf32>
  %10 = wave.scratch %c5 : memref<?xf32>
  %11 = wave.scratch %c5 : memref<?xf32>
  %12 = memref.load %step[%c6] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.cmpi slt, %1, %13 : index
  scf.if %14 {
    %15 = arith.muli %1, %c8 : index
    %16 = arith.addi %itemsAt, %15 : index
    %17 = memref.load %step[%16] : memref<?xi32>
    %18 = arith.index_cast %17 : i32 to index
    %19 = arith.addi %16, %c9 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %16, %c6 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.muli %24, %pagesPerSequence : index
    %26 = arith.addi %blockTablesAt, %25 : index
    %27 = arith.muli %21, %groupSize : index
    %28 = arith.addi %27, %c12 : index
    %29 = arith.divui %28, %c8 : index
    %30 = arith.muli %29, %c8 : index
    %31 = arith.addi %18, %21 : index
    %32 = arith.subi %31, %c9 : index
    %33 = arith.addi %positionsAt, %32 : index
    %34 = memref.load %step[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %35, %c9 : index
    %37 = wave.block 1
    %38 = arith.addi %36, %c14 : index
    %39 = arith.divui %38, %c15 : index
    %40 = arith.cmpi slt, %37, %39 : index
    scf.if %40 {
      %41 = memref.load %scales[%2] : memref<?xf32>
      %42 = vector.broadcast %41 : f32 to vector<16xf32>
      scf.for %43 = %c16 to %30 step %c9 {
        %44 = arith.subi %27, %c9 : index
        %45 = arith.minsi %43, %44 : index
        %46 = arith.divui %45, %groupSize : index
        %47 = arith.addi %18, %46 : index
        %48 = arith.muli %2, %groupSize : index
        %49 = arith.remui %45, %groupSize : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.muli %47, %heads : index
        %52 = arith.addi %51, %50 : index
        %53 = arith.muli %52, %c4 : index
        %54 = arith.addi %53, %c16 : index
        %55 = vector.load %q[%54] : memref<?xf32>, vector<16xf32>
        %56 = arith.mulf %55, %42 : vector<16xf32>
        %57 = arith.muli %43, %c4 : index
        %58 = arith.addi %57, %c16 : index
        vector.store %56, %4[%58] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %53, %c17 : index
        %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.mulf %60, %42 : vector<16xf32>
        %62 = arith.addi %57, %c17 : index
        vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %53, %c18 : index
        %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.mulf %64, %42 : vector<16xf32>
        %66 = arith.addi %57, %c18 : index
        vector.store %65, %4[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %53, %c19 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %42 : vector<16xf32>
        %70 = arith.addi %57, %c19 : index
        vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      }
      scf.for %71 = %37 to %39 step %slots {
        %72 = arith.muli %71, %c15 : index
        scf.for %73 = %c16 to %30 step %c9 {
          memref.store %c22, %5[%73] : memref<?xf32>
          memref.store %c23, %6[%73] : memref<?xf32>
          %74 = arith.muli %73, %c4 : index
          %75 = arith.addi %74, %c16 : index
          vector.store %c21, %7[%75] : memref<?xf32>, vector<16xf32>
          %76 = arith.addi %74, %c17 : index
          vector.store %c21, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %74, %c18 : index
          vector.store %c21, %7[%77] : memref<?xf32>, vector<16xf32>
          %78 = arith.addi %74, %c19 : index
          vector.store %c21, %7[%78] : memref<?xf32>, vector<16xf32>
        }
        %79 = arith.addi %72, %c15 : index
        %80 = arith.minsi %79, %36 : index
        scf.for %81 = %72 to %80 step %c4 {
          scf.for %82 = %c16 to %c8 step %c9 {
            %83 = arith.muli %82, %c17 : index
            %84 = arith.addi %81, %83 : index
            %85 = arith.cmpi slt, %84, %36 : index
            scf.if %85 {
              %86 = arith.divui %84, %c17 : index
              %87 = arith.addi %26, %86 : index
              %88 = memref.load %step[%87] : memref<?xi32>
              %89 = arith.index_cast %88 : i32 to index
              %90 = arith.muli %89, %pageBytes : index
              %91 = arith.muli %2, %c25 : index
              %92 = arith.addi %90, %91 : index
              scf.for %93 = %c16 to %c4 step %c9 {
                %94 = arith.muli %93, %c17 : index
                %95 = arith.addi %92, %94 : index
                %96 = vector.load %kv[%95] : memref<?xi8>, vector<16xi8>
                %97 = arith.muli %93, %c4 : index
                %98 = arith.addi %97, %83 : index
                %99 = wave.fp8_decode "e4m3" %96 : vector<16xi8> -> vector<16xf32>
                vector.store %99, %10[%98] : memref<?xf32>, vector<16xf32>
              }
              %100 = arith.addi %92, %c26 : index
              scf.for %101 = %c16 to %c17 step %c9 {
                %102 = arith.addi %84, %101 : index
                %103 = arith.cmpi slt, %102, %36 : index
                %104 = arith.muli %101, %c4 : index
                %105 = arith.addi %100, %104 : index
                %106 = arith.addi %105, %c16 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<16xi8>
                %108 = wave.fp8_decode "e4m3" %107 : vector<16xi8> -> vector<16xf32>
                %109 = arith.select %103, %108, %c21 : vector<16xf32>
                %110 = arith.addi %83, %101 : index
                %111 = arith.muli %110, %c4 : index
                %112 = arith.addi %111, %c16 : index
                vector.store %109, %11[%112] : memref<?xf32>, vector<16xf32>
                %113 = arith.addi %105, %c17 : index
                %114 = vector.load %kv[%113] : memref<?xi8>, vector<16xi8>
                %115 = wave.fp8_decode "e4m3" %114 : vector<16xi8> -> vector<16xf32>
                %116 = arith.select %103, %115, %c21 : vector<16xf32>
                %117 = arith.addi %111, %c17 : index
                vector.store %116, %11[%117] : memref<?xf32>, vector<16xf32>
                %118 = arith.addi %105, %c18 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<16xi8>
                %120 = wave.fp8_decode "e4m3" %119 : vector<16xi8> -> vector<16xf32>
                %121 = arith.select %103, %120, %c21 : vector<16xf32>
                %122 = arith.addi %111, %c18 : index
                vector.store %121, %11[%122] : memref<?xf32>, vector<16xf32>
                %123 = arith.addi %105, %c19 : index
                %124 = vector.load %kv[%123] : memref<?xi8>, vector<16xi8>
                %125 = wave.fp8_decode "e4m3" %124 : vector<16xi8> -> vector<16xf32>
                %126 = arith.select %103, %125, %c21 : vector<16xf32>
                %127 = arith.addi %111, %c19 : index
                vector.store %126, %11[%127] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %128 = %c16 to %30 step %c8 {
            %146:16 = scf.for %129 = %c16 to %c4 step %c9 iter_args(%130 = %c21, %131 = %c21, %132 = %c21, %133 = %c21, %134 = %c21, %135 = %c21, %136 = %c21, %137 = %c21, %138 = %c21, %139 = %c21, %140 = %c21, %141 = %c21, %142 = %c21, %143 = %c21, %144 = %c21, %145 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %147 = arith.muli %129, %c4 : index
              %148 = arith.addi %147, %c16 : index
              %149 = vector.load %10[%148] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %147, %c17 : index
              %151 = vector.load %10[%150] : memref<?xf32>, vector<16xf32>
              %152 = arith.addi %147, %c18 : index
              %153 = vector.load %10[%152] : memref<?xf32>, vector<16xf32>
              %154 = arith.addi %147, %c19 : index
              %155 = vector.load %10[%154] : memref<?xf32>, vector<16xf32>
              %156 = arith.addi %128, %c16 : index
              %157 = arith.muli %156, %c4 : index
              %158 = arith.addi %157, %129 : index
              %159 = memref.load %4[%158] : memref<?xf32>
              %160 = vector.broadcast %159 : f32 to vector<16xf32>
              %161 = math.fma %160, %149, %130 : vector<16xf32>
              %162 = math.fma %160, %151, %131 : vector<16xf32>
              %163 = math.fma %160, %153, %132 : vector<16xf32>
              %164 = math.fma %160, %155, %133 : vector<16xf32>
              %165 = arith.addi %128, %c9 : index
              %166 = arith.muli %165, %c4 : index
              %167 = arith.addi %166, %129 : index
              %168 = memref.load %4[%167] : memref<?xf32>
              %169 = vector.broadcast %168 : f32 to vector<16xf32>
              %170 = math.fma %169, %149, %134 : vector<16xf32>
              %171 = math.fma %169, %151, %135 : vector<16xf32>
              %172 = math.fma %169, %153, %136 : vector<16xf32>
              %173 = math.fma %169, %155, %137 : vector<16xf32>
              %174 = arith.addi %128, %c6 : index
              %175 = arith.muli %174, %c4 : index
              %176 = arith.addi %175, %129 : index
              %177 = memref.load %4[%176] : memref<?xf32>
              %178 = vector.broadcast %177 : f32 to vector<16xf32>
              %179 = math.fma %178, %149, %138 : vector<16xf32>
              %180 = math.fma %178, %151, %139 : vector<16xf32>
              %181 = math.fma %178, %153, %140 : vector<16xf32>
              %182 = math.fma %178, %155, %141 : vector<16xf32>
              %183 = arith.addi %128, %c12 : index
              %184 = arith.muli %183, %c4 : index
              %185 = arith.addi %184, %129 : index
              %186 = memref.load %4[%185] : memref<?xf32>
              %187 = vector.broadcast %186 : f32 to vector<16xf32>
              %188 = math.fma %187, %149, %142 : vector<16xf32>
              %189 = math.fma %187, %151, %143 : vector<16xf32>
              %190 = math.fma %187, %153, %144 : vector<16xf32>
              %191 = math.fma %187, %155, %145 : vector<16xf32>
              scf.yield %161, %162, %163, %164, %170, %171, %172, %173, %179, %180, %181, %182, %188, %189, %190, %191 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %192 = arith.addi %128, %c16 : index
            %193 = arith.subi %27, %c9 : index
            %194 = arith.minsi %192, %193 : index
            %195 = arith.divui %194, %groupSize : index
            %196 = arith.addi %18, %195 : index
            %197 = arith.muli %2, %groupSize : index
            %198 = arith.remui %194, %groupSize : index
            %199 = arith.addi %197, %198 : index
            %200 = arith.addi %positionsAt, %196 : index
            %201 = memref.load %step[%200] : memref<?xi32>
            %202 = arith.index_cast %201 : i32 to index
            %203 = arith.subi %202, %81 : index
            %204 = arith.index_cast %203 : index to i32
            %205 = vector.broadcast %204 : i32 to vector<16xi32>
            %206 = arith.cmpi sle, %c27, %205 : vector<16xi32>
            %207 = arith.select %206, %146#0, %c28 : vector<16xi1>, vector<16xf32>
            %208 = arith.cmpi sle, %c29, %205 : vector<16xi32>
            %209 = arith.select %208, %146#1, %c28 : vector<16xi1>, vector<16xf32>
            %210 = arith.cmpi sle, %c30, %205 : vector<16xi32>
            %211 = arith.select %210, %146#2, %c28 : vector<16xi1>, vector<16xf32>
            %212 = arith.cmpi sle, %c31, %205 : vector<16xi32>
            %213 = arith.select %212, %146#3, %c28 : vector<16xi1>, vector<16xf32>
            %214 = arith.maximumf %207, %209 : vector<16xf32>
            %215 = arith.maximumf %214, %211 : vector<16xf32>
            %216 = arith.maximumf %215, %213 : vector<16xf32>
            %217 = memref.load %5[%192] : memref<?xf32>
            %218 = wave.reduce "max" %216 : vector<16xf32>
            %219 = arith.maximumf %217, %218 : f32
            %220 = arith.subf %217, %219 : f32
            %221 = wave.exp2 %220 : f32
            %222 = vector.broadcast %219 : f32 to vector<16xf32>
            %223 = arith.subf %207, %222 : vector<16xf32>
            %224 = wave.exp2 %223 : vector<16xf32>
            %225 = arith.select %206, %224, %c21 : vector<16xi1>, vector<16xf32>
            %226 = arith.muli %192, %c4 : index
            %227 = arith.addi %226, %c16 : index
            vector.store %225, %9[%227] : memref<?xf32>, vector<16xf32>
            %228 = arith.subf %209, %222 : vector<16xf32>
            %229 = wave.exp2 %228 : vector<16xf32>
            %230 = arith.select %208, %229, %c21 : vector<16xi1>, vector<16xf32>
            %231 = arith.addi %226, %c17 : index
            vector.store %230, %9[%231] : memref<?xf32>, vector<16xf32>
            %232 = arith.addf %225, %230 : vector<16xf32>
            %233 = arith.subf %211, %222 : vector<16xf32>
            %234 = wave.exp2 %233 : vector<16xf32>
            %235 = arith.select %210, %234, %c21 : vector<16xi1>, vector<16xf32>
            %236 = arith.addi %226, %c18 : index
            vector.store %235, %9[%236] : memref<?xf32>, vector<16xf32>
            %237 = arith.addf %232, %235 : vector<16xf32>
            %238 = arith.subf %213, %222 : vector<16xf32>
            %239 = wave.exp2 %238 : vector<16xf32>
            %240 = arith.select %212, %239, %c21 : vector<16xi1>, vector<16xf32>
            %241 = arith.addi %226, %c19 : index
            vector.store %240, %9[%241] : memref<?xf32>, vector<16xf32>
            %242 = arith.addf %237, %240 : vector<16xf32>
            %243 = memref.load %6[%192] : memref<?xf32>
            %244 = wave.reduce "add" %242 : vector<16xf32>
            %245 = math.fma %243, %221, %244 : f32
            memref.store %219, %5[%192] : memref<?xf32>
            memref.store %245, %6[%192] : memref<?xf32>
            memref.store %221, %8[%192] : memref<?xf32>
            %246 = arith.addi %128, %c9 : index
            %247 = arith.minsi %246, %193 : index
            %248 = arith.divui %247, %groupSize : index
            %249 = arith.addi %18, %248 : index
            %250 = arith.remui %247, %groupSize : index
            %251 = arith.addi %197, %250 : index
            %252 = arith.addi %positionsAt, %249 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.subi %254, %81 : index
            %256 = arith.index_cast %255 : index to i32
            %257 = vector.broadcast %256 : i32 to vector<16xi32>
            %258 = arith.cmpi sle, %c27, %257 : vector<16xi32>
            %259 = arith.select %258, %146#4, %c28 : vector<16xi1>, vector<16xf32>
            %260 = arith.cmpi sle, %c29, %257 : vector<16xi32>
            %261 = arith.select %260, %146#5, %c28 : vector<16xi1>, vector<16xf32>
            %262 = arith.cmpi sle, %c30, %257 : vector<16xi32>
            %263 = arith.select %262, %146#6, %c28 : vector<16xi1>, vector<16xf32>
            %264 = arith.cmpi sle, %c31, %257 : vector<16xi32>
            %265 = arith.select %264, %146#7, %c28 : vector<16xi1>, vector<16xf32>
            %266 = arith.maximumf %259, %261 : vector<16xf32>
            %267 = arith.maximumf %266, %263 : vector<16xf32>
            %268 = arith.maximumf %267, %265 : vector<16xf32>
            %269 = memref.load %5[%246] : memref<?xf32>
            %270 = wave.reduce "max" %268 : vector<16xf32>
            %271 = arith.maximumf %269, %270 : f32
            %272 = arith.subf %269, %271 : f32
            %273 = wave.exp2 %272 : f32
            %274 = vector.broadcast %271 : f32 to vector<16xf32>
            %275 = arith.subf %259, %274 : vector<16xf32>
            %276 = wave.exp2 %275 : vector<16xf32>
            %277 = arith.select %258, %276, %c21 : vector<16xi1>, vector<16xf32>
            %278 = arith.muli %246, %c4 : index
            %279 = arith.addi %278, %c16 : index
            vector.store %277, %9[%279] : memref<?xf32>, vector<16xf32>
            %280 = arith.subf %261, %274 : vector<16xf32>
            %281 = wave.exp2 %280 : vector<16xf32>
            %282 = arith.select %260, %281, %c21 : vector<16xi1>, vector<16xf32>
            %283 = arith.addi %278, %c17 : index
            vector.store %282, %9[%283] : memref<?xf32>, vector<16xf32>
            %284 = arith.addf %277, %282 : vector<16xf32>
            %285 = arith.subf %263, %274 : vector<16xf32>
            %286 = wave.exp2 %285 : vector<16xf32>
            %287 = arith.select %262, %286, %c21 : vector<16xi1>, vector<16xf32>
            %288 = arith.addi %278, %c18 : index
            vector.store %287, %9[%288] : memref<?xf32>, vector<16xf32>
            %289 = arith.addf %284, %287 : vector<16xf32>
            %290 = arith.subf %265, %274 : vector<16xf32>
            %291 = wave.exp2 %290 : vector<16xf32>
            %292 = arith.select %264, %291, %c21 : vector<16xi1>, vector<16xf32>
            %293 = arith.addi %278, %c19 : index
            vector.store %292, %9[%293] : memref<?xf32>, vector<16xf32>
            %294 = arith.addf %289, %292 : vector<16xf32>
            %295 = memref.load %6[%246] : memref<?xf32>
            %296 = wave.reduce "add" %294 : vector<16xf32>
            %297 = math.fma %295, %273, %296 : f32
            memref.store %271, %5[%246] : memref<?xf32>
            memref.store %297, %6[%246] : memref<?xf32>
            memref.store %273, %8[%246] : memref<?xf32>
            %298 = arith.addi %128, %c6 : index
            %299 = arith.minsi %298, %193 : index
            %300 = arith.divui %299, %groupSize : index
            %301 = arith.addi %18, %300 : index
            %302 = arith.remui %299, %groupSize : index
            %303 = arith.addi %197, %302 : index
            %304 = arith.addi %positionsAt, %301 : index
            %305 = memref.load %step[%304] : memref<?xi32>
            %306 = arith.index_cast %305 : i32 to index
            %307 = arith.subi %306, %81 : index
            %308 = arith.index_cast %307 : index to i32
            %309 = vector.broadcast %308 : i32 to vector<16xi32>
            %310 = arith.cmpi sle, %c27, %309 : vector<16xi32>
            %311 = arith.select %310, %146#8, %c28 : vector<16xi1>, vector<16xf32>
            %312 = arith.cmpi sle, %c29, %309 : vector<16xi32>
            %313 = arith.select %312, %146#9, %c28 : vector<16xi1>, vector<16xf32>
            %314 = arith.cmpi sle, %c30, %309 : vector<16xi32>
            %315 = arith.select %314, %146#10, %c28 : vector<16xi1>, vector<16xf32>
            %316 = arith.cmpi sle, %c31, %309 : vector<16xi32>
            %317 = arith.select %316, %146#11, %c28 : vector<16xi1>, vector<16xf32>
            %318 = arith.maximumf %311, %313 : vector<16xf32>
            %319 = arith.maximumf %318, %315 : vector<16xf32>
            %320 = arith.maximumf %319, %317 : vector<16xf32>
            %321 = memref.load %5[%298] : memref<?xf32>
            %322 = wave.reduce "max" %320 : vector<16xf32>
            %323 = arith.maximumf %321, %322 : f32
            %324 = arith.subf %321, %323 : f32
            %325 = wave.exp2 %324 : f32
            %326 = vector.broadcast %323 : f32 to vector<16xf32>
            %327 = arith.subf %311, %326 : vector<16xf32>
            %328 = wave.exp2 %327 : vector<16xf32>
            %329 = arith.select %310, %328, %c21 : vector<16xi1>, vector<16xf32>
            %330 = arith.muli %298, %c4 : index
            %331 = arith.addi %330, %c16 : index
            vector.store %329, %9[%331] : memref<?xf32>, vector<16xf32>
            %332 = arith.subf %313, %326 : vector<16xf32>
            %333 = wave.exp2 %332 : vector<16xf32>
            %334 = arith.select %312, %333, %c21 : vector<16xi1>, vector<16xf32>
            %335 = arith.addi %330, %c17 : index
            vector.store %334, %9[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.addf %329, %334 : vector<16xf32>
            %337 = arith.subf %315, %326 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %314, %338, %c21 : vector<16xi1>, vector<16xf32>
            %340 = arith.addi %330, %c18 : index
            vector.store %339, %9[%340] : memref<?xf32>, vector<16xf32>
            %341 = arith.addf %336, %339 : vector<16xf32>
            %342 = arith.subf %317, %326 : vector<16xf32>
            %343 = wave.exp2 %342 : vector<16xf32>
            %344 = arith.select %316, %343, %c21 : vector<16xi1>, vector<16xf32>
            %345 = arith.addi %330, %c19 : index
            vector.store %344, %9[%345] : memref<?xf32>, vector<16xf32>
            %346 = arith.addf %341, %344 : vector<16xf32>
            %347 = memref.load %6[%298] : memref<?xf32>
            %348 = wave.reduce "add" %346 : vector<16xf32>
            %349 = math.fma %347, %325, %348 : f32
            memref.store %323, %5[%298] : memref<?xf32>
            memref.store %349, %6[%298] : memref<?xf32>
            memref.store %325, %8[%298] : memref<?xf32>
            %350 = arith.addi %128, %c12 : index
            %351 = arith.minsi %350, %193 : index
            %352 = arith.divui %351, %groupSize : index
            %353 = arith.addi %18, %352 : index
            %354 = arith.remui %351, %groupSize : index
            %355 = arith.addi %197, %354 : index
            %356 = arith.addi %positionsAt, %353 : index
            %357 = memref.load %step[%356] : memref<?xi32>
            %358 = arith.index_cast %357 : i32 to index
            %359 = arith.subi %358, %81 : index
            %360 = arith.index_cast %359 : index to i32
            %361 = vector.broadcast %360 : i32 to vector<16xi32>
            %362 = arith.cmpi sle, %c27, %361 : vector<16xi32>
            %363 = arith.select %362, %146#12, %c28 : vector<16xi1>, vector<16xf32>
            %364 = arith.cmpi sle, %c29, %361 : vector<16xi32>
            %365 = arith.select %364, %146#13, %c28 : vector<16xi1>, vector<16xf32>
            %366 = arith.cmpi sle, %c30, %361 : vector<16xi32>
            %367 = arith.select %366, %146#14, %c28 : vector<16xi1>, vector<16xf32>
            %368 = arith.cmpi sle, %c31, %361 : vector<16xi32>
            %369 = arith.select %368, %146#15, %c28 : vector<16xi1>, vector<16xf32>
            %370 = arith.maximumf %363, %365 : vector<16xf32>
            %371 = arith.maximumf %370, %367 : vector<16xf32>
            %372 = arith.maximumf %371, %369 : vector<16xf32>
            %373 = memref.load %5[%350] : memref<?xf32>
            %374 = wave.reduce "max" %372 : vector<16xf32>
            %375 = arith.maximumf %373, %374 : f32
            %376 = arith.subf %373, %375 : f32
            %377 = wave.exp2 %376 : f32
            %378 = vector.broadcast %375 : f32 to vector<16xf32>
            %379 = arith.subf %363, %378 : vector<16xf32>
            %380 = wave.exp2 %379 : vector<16xf32>
            %381 = arith.select %362, %380, %c21 : vector<16xi1>, vector<16xf32>
            %382 = arith.muli %350, %c4 : index
            %383 = arith.addi %382, %c16 : index
            vector.store %381, %9[%383] : memref<?xf32>, vector<16xf32>
            %384 = arith.subf %365, %378 : vector<16xf32>
            %385 = wave.exp2 %384 : vector<16xf32>
            %386 = arith.select %364, %385, %c21 : vector<16xi1>, vector<16xf32>
            %387 = arith.addi %382, %c17 : index
            vector.store %386, %9[%387] : memref<?xf32>, vector<16xf32>
            %388 = arith.addf %381, %386 : vector<16xf32>
            %389 = arith.subf %367, %378 : vector<16xf32>
            %390 = wave.exp2 %389 : vector<16xf32>
            %391 = arith.select %366, %390, %c21 : vector<16xi1>, vector<16xf32>
            %392 = arith.addi %382, %c18 : index
            vector.store %391, %9[%392] : memref<?xf32>, vector<16xf32>
            %393 = arith.addf %388, %391 : vector<16xf32>
            %394 = arith.subf %369, %378 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %368, %395, %c21 : vector<16xi1>, vector<16xf32>
            %397 = arith.addi %382, %c19 : index
            vector.store %396, %9[%397] : memref<?xf32>, vector<16xf32>
            %398 = arith.addf %393, %396 : vector<16xf32>
            %399 = memref.load %6[%350] : memref<?xf32>
            %400 = wave.reduce "add" %398 : vector<16xf32>
            %401 = math.fma %399, %377, %400 : f32
            memref.store %375, %5[%350] : memref<?xf32>
            memref.store %401, %6[%350] : memref<?xf32>
            memref.store %377, %8[%350] : memref<?xf32>
          }
          %402 = arith.subi %36, %81 : index
          %403 = arith.minsi %402, %c4 : index
          scf.for %404 = %c16 to %30 step %c6 {
            %405 = arith.addi %404, %c16 : index
            %406 = memref.load %8[%405] : memref<?xf32>
            %407 = vector.broadcast %406 : f32 to vector<16xf32>
            %408 = arith.muli %405, %c4 : index
            %409 = arith.addi %408, %c16 : index
            %410 = vector.load %7[%409] : memref<?xf32>, vector<16xf32>
            %411 = arith.mulf %410, %407 : vector<16xf32>
            %412 = arith.addi %408, %c17 : index
            %413 = vector.load %7[%412] : memref<?xf32>, vector<16xf32>
            %414 = arith.mulf %413, %407 : vector<16xf32>
            %415 = arith.addi %408, %c18 : index
            %416 = vector.load %7[%415] : memref<?xf32>, vector<16xf32>
            %417 = arith.mulf %416, %407 : vector<16xf32>
            %418 = arith.addi %408, %c19 : index
            %419 = vector.load %7[%418] : memref<?xf32>, vector<16xf32>
            %420 = arith.mulf %419, %407 : vector<16xf32>
            %421 = arith.addi %404, %c9 : index
            %422 = memref.load %8[%421] : memref<?xf32>
            %423 = vector.broadcast %422 : f32 to vector<16xf32>
            %424 = arith.muli %421, %c4 : index
            %425 = arith.addi %424, %c16 : index
            %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
            %427 = arith.mulf %426, %423 : vector<16xf32>
            %428 = arith.addi %424, %c17 : index
            %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
            %430 = arith.mulf %429, %423 : vector<16xf32>
            %431 = arith.addi %424, %c18 : index
            %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
            %433 = arith.mulf %432, %423 : vector<16xf32>
            %434 = arith.addi %424, %c19 : index
            %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
            %436 = arith.mulf %435, %423 : vector<16xf32>
            %446:8 = scf.for %437 = %c16 to %403 step %c9 iter_args(%438 = %411, %439 = %414, %440 = %417, %441 = %420, %442 = %427, %443 = %430, %444 = %433, %445 = %436) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %447 = arith.muli %437, %c4 : index
              %448 = arith.addi %447, %c16 : index
              %449 = vector.load %11[%448] : memref<?xf32>, vector<16xf32>
              %450 = arith.addi %447, %c17 : index
              %451 = vector.load %11[%450] : memref<?xf32>, vector<16xf32>
              %452 = arith.addi %447, %c18 : index
              %453 = vector.load %11[%452] : memref<?xf32>, vector<16xf32>
              %454 = arith.addi %447, %c19 : index
              %455 = vector.load %11[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %408, %437 : index
              %457 = memref.load %9[%456] : memref<?xf32>
              %458 = vector.broadcast %457 : f32 to vector<16xf32>
              %459 = math.fma %458, %449, %438 : vector<16xf32>
              %460 = math.fma %458, %451, %439 : vector<16xf32>
              %461 = math.fma %458, %453, %440 : vector<16xf32>
              %462 = math.fma %458, %455, %441 : vector<16xf32>
              %463 = arith.addi %424, %437 : index
              %464 = memref.load %9[%463] : memref<?xf32>
              %465 = vector.broadcast %464 : f32 to vector<16xf32>
              %466 = math.fma %465, %449, %442 : vector<16xf32>
              %467 = math.fma %465, %451, %443 : vector<16xf32>
              %468 = math.fma %465, %453, %444 : vector<16xf32>
              %469 = math.fma %465, %455, %445 : vector<16xf32>
              scf.yield %459, %460, %461, %462, %466, %467, %468, %469 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %446#0, %7[%409] : memref<?xf32>, vector<16xf32>
            vector.store %446#1, %7[%412] : memref<?xf32>, vector<16xf32>
            vector.store %446#2, %7[%415] : memref<?xf32>, vector<16xf32>
            vector.store %446#3, %7[%418] : memref<?xf32>, vector<16xf32>
            vector.store %446#4, %7[%425] : memref<?xf32>, vector<16xf32>
            vector.store %446#5, %7[%428] : memref<?xf32>, vector<16xf32>
            vector.store %446#6, %7[%431] : memref<?xf32>, vector<16xf32>
            vector.store %446#7, %7[%434] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %470 = %c16 to %27 step %c9 {
          %471 = arith.subi %27, %c9 : index
          %472 = arith.minsi %470, %471 : index
          %473 = arith.divui %472, %groupSize : index
          %474 = arith.addi %18, %473 : index
          %475 = arith.muli %2, %groupSize : index
          %476 = arith.remui %472, %groupSize : index
          %477 = arith.addi %475, %476 : index
          %478 = arith.muli %474, %heads : index
          %479 = arith.addi %478, %477 : index
          %480 = arith.muli %479, %ranges : index
          %481 = arith.addi %480, %71 : index
          %482 = arith.muli %481, %c33 : index
          %483 = arith.muli %470, %c4 : index
          %484 = arith.addi %483, %c16 : index
          %485 = vector.load %7[%484] : memref<?xf32>, vector<16xf32>
          %486 = arith.addi %482, %c16 : index
          vector.store %485, %out[%486] : memref<?xf32>, vector<16xf32>
          %487 = arith.addi %483, %c17 : index
          %488 = vector.load %7[%487] : memref<?xf32>, vector<16xf32>
          %489 = arith.addi %482, %c17 : index
          vector.store %488, %out[%489] : memref<?xf32>, vector<16xf32>
          %490 = arith.addi %483, %c18 : index
          %491 = vector.load %7[%490] : memref<?xf32>, vector<16xf32>
          %492 = arith.addi %482, %c18 : index
          vector.store %491, %out[%492] : memref<?xf32>, vector<16xf32>
          %493 = arith.addi %483, %c19 : index
          %494 = vector.load %7[%493] : memref<?xf32>, vector<16xf32>
          %495 = arith.addi %482, %c19 : index
          vector.store %494, %out[%495] : memref<?xf32>, vector<16xf32>
          %496 = memref.load %5[%470] : memref<?xf32>
          %497 = arith.addi %482, %c4 : index
          memref.store %496, %out[%497] : memref<?xf32>
          %498 = memref.load %6[%470] : memref<?xf32>
          %499 = arith.addi %497, %c9 : index
          memref.store %498, %out[%499] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
