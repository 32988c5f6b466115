// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 80 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 5120 : index
  %c7 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 1 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %c13 = arith.constant 3 : index
  %positionsAt = wave.param "positionsAt" : index
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c22 = arith.constant dense<0x00000000> : vector<16xf32>
  %c23 = arith.constant 0xF149F2CA : f32
  %c24 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c26 = arith.constant 2560 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c31 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c32 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c33 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c34 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = wave.block 0
  %3 = arith.remui %2, %kvHeads : index
  %4 = arith.muli %queriesMax, %c4 : index
  %5 = wave.scratch %4 : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %queriesMax : memref<?xf32>
  %8 = arith.muli %queriesMax, %c4 : index
  %9 = wave.scratch %8 : memref<?xf32>
  %10 = wave.scratch %queriesMax : memref<?xf32>
  %11 = arith.muli %queriesMax, %c5 : index
  %12 = wave.scratch %11 : memref<?xf32>
  %13 = wave.scratch %c6 : memref<?xf32>
  %14 = wave.scratch %c6 : memref<?xf32>
  %15 = memref.load %step[%c7] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c9 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c10 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c7 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c13 : index
    %32 = arith.divui %31, %c9 : index
    %33 = arith.muli %32, %c9 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c10 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c10 : index
    %40 = wave.block 1
    %41 = arith.addi %39, %c15 : index
    %42 = arith.divui %41, %c16 : index
    %43 = arith.cmpi slt, %40, %42 : index
    scf.if %43 {
      %44 = memref.load %scales[%3] : memref<?xf32>
      %45 = vector.broadcast %44 : f32 to vector<16xf32>
      scf.for %46 = %c17 to %33 step %c10 {
        %47 = arith.subi %30, %c10 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.divui %48, %groupSize : index
        %50 = arith.addi %21, %49 : index
        %51 = arith.muli %3, %groupSize : index
        %52 = arith.remui %48, %groupSize : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %50, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c4 : index
        %57 = arith.addi %56, %c17 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %45 : vector<16xf32>
        %60 = arith.muli %46, %c4 : index
        %61 = arith.addi %60, %c17 : index
        vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %56, %c18 : index
        %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.mulf %63, %45 : vector<16xf32>
        %65 = arith.muli %46, %c4 : index
        %66 = arith.addi %65, %c18 : index
        vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %56, %c19 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %45 : vector<16xf32>
        %70 = arith.muli %46, %c4 : index
        %71 = arith.addi %70, %c19 : index
        vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %56, %c20 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %45 : vector<16xf32>
        %75 = arith.muli %46, %c4 : index
        %76 = arith.addi %75, %c20 : index
        vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %56, %c5 : index
        %78 = vector.load %q[%77] : memref<?xf32>, vector<16xf32>
        %79 = arith.mulf %78, %45 : vector<16xf32>
        %80 = arith.muli %46, %c4 : index
        %81 = arith.addi %80, %c5 : index
        vector.store %79, %5[%81] : memref<?xf32>, vector<16xf32>
      }
      scf.for %82 = %40 to %42 step %slots {
        %83 = arith.muli %82, %c16 : index
        scf.for %84 = %c17 to %33 step %c10 {
          memref.store %c23, %6[%84] : memref<?xf32>
          memref.store %c24, %7[%84] : memref<?xf32>
          %85 = arith.muli %84, %c4 : index
          %86 = arith.addi %85, %c17 : index
          vector.store %c22, %9[%86] : memref<?xf32>, vector<16xf32>
          %87 = arith.muli %84, %c4 : index
          %88 = arith.addi %87, %c18 : index
          vector.store %c22, %9[%88] : memref<?xf32>, vector<16xf32>
          %89 = arith.muli %84, %c4 : index
          %90 = arith.addi %89, %c19 : index
          vector.store %c22, %9[%90] : memref<?xf32>, vector<16xf32>
          %91 = arith.muli %84, %c4 : index
          %92 = arith.addi %91, %c20 : index
          vector.store %c22, %9[%92] : memref<?xf32>, vector<16xf32>
          %93 = arith.muli %84, %c4 : index
          %94 = arith.addi %93, %c5 : index
          vector.store %c22, %9[%94] : memref<?xf32>, vector<16xf32>
        }
        %95 = arith.addi %83, %c16 : index
        %96 = arith.minsi %95, %39 : index
        scf.for %97 = %83 to %96 step %c5 {
          scf.for %98 = %c17 to %c9 step %c10 {
            %99 = arith.muli %98, %c18 : index
            %100 = arith.addi %97, %99 : index
            %101 = arith.cmpi slt, %100, %39 : index
            scf.if %101 {
              %102 = arith.divui %100, %c18 : index
              %103 = arith.addi %29, %102 : index
              %104 = memref.load %step[%103] : memref<?xi32>
              %105 = arith.index_cast %104 : i32 to index
              %106 = arith.muli %105, %pageBytes : index
              %107 = arith.muli %3, %c6 : index
              %108 = arith.addi %106, %107 : index
              scf.for %109 = %c17 to %c4 step %c10 {
                %110 = arith.muli %109, %c19 : index
                %111 = arith.addi %108, %110 : index
                %112 = vector.load %kv[%111] : memref<?xi8>, vector<32xi8>
                %113 = arith.muli %109, %c5 : index
                %114 = arith.muli %98, %c18 : index
                %115 = arith.addi %113, %114 : index
                %116 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
                %117 = arith.extf %116 : vector<16xf16> to vector<16xf32>
                vector.store %117, %13[%115] : memref<?xf32>, vector<16xf32>
              }
              %118 = arith.addi %108, %c26 : index
              scf.for %119 = %c17 to %c18 step %c10 {
                %120 = arith.addi %100, %119 : index
                %121 = arith.cmpi slt, %120, %39 : index
                %122 = arith.muli %119, %c27 : index
                %123 = arith.addi %118, %122 : index
                %124 = arith.addi %123, %c17 : index
                %125 = vector.load %kv[%124] : memref<?xi8>, vector<32xi8>
                %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
                %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
                %128 = arith.select %121, %127, %c22 : vector<16xf32>
                %129 = arith.muli %98, %c18 : index
                %130 = arith.addi %129, %119 : index
                %131 = arith.muli %130, %c4 : index
                %132 = arith.addi %131, %c17 : index
                vector.store %128, %14[%132] : memref<?xf32>, vector<16xf32>
                %133 = arith.muli %119, %c27 : index
                %134 = arith.addi %118, %133 : index
                %135 = arith.addi %134, %c19 : index
                %136 = vector.load %kv[%135] : memref<?xi8>, vector<32xi8>
                %137 = vector.bitcast %136 : vector<32xi8> to vector<16xf16>
                %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
                %139 = arith.select %121, %138, %c22 : vector<16xf32>
                %140 = arith.muli %98, %c18 : index
                %141 = arith.addi %140, %119 : index
                %142 = arith.muli %141, %c4 : index
                %143 = arith.addi %142, %c18 : index
                vector.store %139, %14[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.muli %119, %c27 : index
                %145 = arith.addi %118, %144 : index
                %146 = arith.addi %145, %c5 : index
                %147 = vector.load %kv[%146] : memref<?xi8>, vector<32xi8>
                %148 = vector.bitcast %147 : vector<32xi8> to vector<16xf16>
                %149 = arith.extf %148 : vector<16xf16> to vector<16xf32>
                %150 = arith.select %121, %149, %c22 : vector<16xf32>
                %151 = arith.muli %98, %c18 : index
                %152 = arith.addi %151, %119 : index
                %153 = arith.muli %152, %c4 : index
                %154 = arith.addi %153, %c19 : index
                vector.store %150, %14[%154] : memref<?xf32>, vector<16xf32>
                %155 = arith.muli %119, %c27 : index
                %156 = arith.addi %118, %155 : index
                %157 = arith.addi %156, %c28 : index
                %158 = vector.load %kv[%157] : memref<?xi8>, vector<32xi8>
                %159 = vector.bitcast %158 : vector<32xi8> to vector<16xf16>
                %160 = arith.extf %159 : vector<16xf16> to vector<16xf32>
                %161 = arith.select %121, %160, %c22 : vector<16xf32>
                %162 = arith.muli %98, %c18 : index
                %163 = arith.addi %162, %119 : index
                %164 = arith.muli %163, %c4 : index
                %165 = arith.addi %164, %c20 : index
                vector.store %161, %14[%165] : memref<?xf32>, vector<16xf32>
                %166 = arith.muli %119, %c27 : index
                %167 = arith.addi %118, %166 : index
                %168 = arith.addi %167, %c29 : index
                %169 = vector.load %kv[%168] : memref<?xi8>, vector<32xi8>
                %170 = vector.bitcast %169 : vector<32xi8> to vector<16xf16>
                %171 = arith.extf %170 : vector<16xf16> to vector<16xf32>
                %172 = arith.select %121, %171, %c22 : vector<16xf32>
                %173 = arith.muli %98, %c18 : index
                %174 = arith.addi %173, %119 : index
                %175 = arith.muli %174, %c4 : index
                %176 = arith.addi %175, %c5 : index
                vector.store %172, %14[%176] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %177 = %c17 to %33 step %c9 {
            %195:16 = scf.for %178 = %c17 to %c4 step %c10 iter_args(%179 = %c22, %180 = %c22, %181 = %c22, %182 = %c22, %183 = %c22, %184 = %c22, %185 = %c22, %186 = %c22, %187 = %c22, %188 = %c22, %189 = %c22, %190 = %c22, %191 = %c22, %192 = %c22, %193 = %c22, %194 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %196 = arith.muli %178, %c5 : index
              %197 = arith.addi %196, %c17 : index
              %198 = vector.load %13[%197] : memref<?xf32>, vector<16xf32>
              %199 = arith.muli %178, %c5 : index
              %200 = arith.addi %199, %c18 : index
              %201 = vector.load %13[%200] : memref<?xf32>, vector<16xf32>
              %202 = arith.muli %178, %c5 : index
              %203 = arith.addi %202, %c19 : index
              %204 = vector.load %13[%203] : memref<?xf32>, vector<16xf32>
              %205 = arith.muli %178, %c5 : index
              %206 = arith.addi %205, %c20 : index
              %207 = vector.load %13[%206] : memref<?xf32>, vector<16xf32>
              %208 = arith.addi %177, %c17 : index
              %209 = arith.muli %208, %c4 : index
              %210 = arith.addi %209, %178 : index
              %211 = memref.load %5[%210] : memref<?xf32>
              %212 = vector.broadcast %211 : f32 to vector<16xf32>
              %213 = math.fma %212, %198, %179 : vector<16xf32>
              %214 = math.fma %212, %201, %180 : vector<16xf32>
              %215 = math.fma %212, %204, %181 : vector<16xf32>
              %216 = math.fma %212, %207, %182 : vector<16xf32>
              %217 = arith.addi %177, %c10 : index
              %218 = arith.muli %217, %c4 : index
              %219 = arith.addi %218, %178 : index
              %220 = memref.load %5[%219] : memref<?xf32>
              %221 = vector.broadcast %220 : f32 to vector<16xf32>
              %222 = math.fma %221, %198, %183 : vector<16xf32>
              %223 = math.fma %221, %201, %184 : vector<16xf32>
              %224 = math.fma %221, %204, %185 : vector<16xf32>
              %225 = math.fma %221, %207, %186 : vector<16xf32>
              %226 = arith.addi %177, %c7 : index
              %227 = arith.muli %226, %c4 : index
              %228 = arith.addi %227, %178 : index
              %229 = memref.load %5[%228] : memref<?xf32>
              %230 = vector.broadcast %229 : f32 to vector<16xf32>
              %231 = math.fma %230, %198, %187 : vector<16xf32>
              %232 = math.fma %230, %201, %188 : vector<16xf32>
              %233 = math.fma %230, %204, %189 : vector<16xf32>
              %234 = math.fma %230, %207, %190 : vector<16xf32>
              %235 = arith.addi %177, %c13 : index
              %236 = arith.muli %235, %c4 : index
              %237 = arith.addi %236, %178 : index
              %238 = memref.load %5[%237] : memref<?xf32>
              %239 = vector.broadcast %238 : f32 to vector<16xf32>
              %240 = math.fma %239, %198, %191 : vector<16xf32>
              %241 = math.fma %239, %201, %192 : vector<16xf32>
              %242 = math.fma %239, %204, %193 : vector<16xf32>
              %243 = math.fma %239, %207, %194 : vector<16xf32>
              scf.yield %213, %214, %215, %216, %222, %223, %224, %225, %231, %232, %233, %234, %240, %241, %242, %243 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %244 = arith.addi %177, %c17 : index
            %245 = arith.subi %30, %c10 : index
            %246 = arith.minsi %244, %245 : index
            %247 = arith.divui %246, %groupSize : index
            %248 = arith.addi %21, %247 : index
            %249 = arith.muli %3, %groupSize : index
            %250 = arith.remui %246, %groupSize : index
            %251 = arith.addi %249, %250 : index
            %252 = arith.addi %positionsAt, %248 : index
            %253 = memref.load %step[%252] : memref<?xi32>
            %254 = arith.index_cast %253 : i32 to index
            %255 = arith.subi %254, %97 : index
            %256 = arith.index_cast %255 : index to i32
            %257 = vector.broadcast %256 : i32 to vector<16xi32>
            %258 = arith.cmpi sle, %c30, %257 : vector<16xi32>
            %259 = arith.select %258, %195#0, %c31 : vector<16xi1>, vector<16xf32>
            %260 = arith.cmpi sle, %c32, %257 : vector<16xi32>
            %261 = arith.select %260, %195#1, %c31 : vector<16xi1>, vector<16xf32>
            %262 = arith.cmpi sle, %c33, %257 : vector<16xi32>
            %263 = arith.select %262, %195#2, %c31 : vector<16xi1>, vector<16xf32>
            %264 = arith.cmpi sle, %c34, %257 : vector<16xi32>
            %265 = arith.select %264, %195#3, %c31 : vector<16xi1>, vector<16xf32>
            %266 = arith.maximumf %259, %261 : vector<16xf32>
            %267 = arith.maximumf %266, %263 : vector<16xf32>
            %268 = arith.maximumf %267, %265 : vector<16xf32>
            %269 = memref.load %6[%244] : memref<?xf32>
            %270 = wave.reduce "max" %268 : vector<16xf32>
            %271 = arith.maximumf %269, %270 : f32
            %272 = arith.subf %269, %271 : f32
            %273 = wave.exp2 %272 : f32
            %274 = vector.broadcast %271 : f32 to vector<16xf32>
            %275 = arith.subf %259, %274 : vector<16xf32>
            %276 = wave.exp2 %275 : vector<16xf32>
            %277 = arith.select %258, %276, %c22 : vector<16xi1>, vector<16xf32>
            %278 = arith.muli %244, %c5 : index
            %279 = arith.addi %278, %c17 : index
            vector.store %277, %12[%279] : memref<?xf32>, vector<16xf32>
            %280 = arith.subf %261, %274 : vector<16xf32>
            %281 = wave.exp2 %280 : vector<16xf32>
            %282 = arith.select %260, %281, %c22 : vector<16xi1>, vector<16xf32>
            %283 = arith.muli %244, %c5 : index
            %284 = arith.addi %283, %c18 : index
            vector.store %282, %12[%284] : memref<?xf32>, vector<16xf32>
            %285 = arith.addf %277, %282 : vector<16xf32>
            %286 = arith.subf %263, %274 : vector<16xf32>
            %287 = wave.exp2 %286 : vector<16xf32>
            %288 = arith.select %262, %287, %c22 : vector<16xi1>, vector<16xf32>
            %289 = arith.muli %244, %c5 : index
            %290 = arith.addi %289, %c19 : index
            vector.store %288, %12[%290] : memref<?xf32>, vector<16xf32>
            %291 = arith.addf %285, %288 : vector<16xf32>
            %292 = arith.subf %265, %274 : vector<16xf32>
            %293 = wave.exp2 %292 : vector<16xf32>
            %294 = arith.select %264, %293, %c22 : vector<16xi1>, vector<16xf32>
            %295 = arith.muli %244, %c5 : index
            %296 = arith.addi %295, %c20 : index
            vector.store %294, %12[%296] : memref<?xf32>, vector<16xf32>
            %297 = arith.addf %291, %294 : vector<16xf32>
            %298 = memref.load %7[%244] : memref<?xf32>
            %299 = wave.reduce "add" %297 : vector<16xf32>
            %300 = math.fma %298, %273, %299 : f32
            memref.store %271, %6[%244] : memref<?xf32>
            memref.store %300, %7[%244] : memref<?xf32>
            memref.store %273, %10[%244] : memref<?xf32>
            %301 = arith.addi %177, %c10 : index
            %302 = arith.subi %30, %c10 : index
            %303 = arith.minsi %301, %302 : index
            %304 = arith.divui %303, %groupSize : index
            %305 = arith.addi %21, %304 : index
            %306 = arith.muli %3, %groupSize : index
            %307 = arith.remui %303, %groupSize : index
            %308 = arith.addi %306, %307 : index
            %309 = arith.addi %positionsAt, %305 : index
            %310 = memref.load %step[%309] : memref<?xi32>
            %311 = arith.index_cast %310 : i32 to index
            %312 = arith.subi %311, %97 : index
            %313 = arith.index_cast %312 : index to i32
            %314 = vector.broadcast %313 : i32 to vector<16xi32>
            %315 = arith.cmpi sle, %c30, %314 : vector<16xi32>
            %316 = arith.select %315, %195#4, %c31 : vector<16xi1>, vector<16xf32>
            %317 = arith.cmpi sle, %c32, %314 : vector<16xi32>
            %318 = arith.select %317, %195#5, %c31 : vector<16xi1>, vector<16xf32>
            %319 = arith.cmpi sle, %c33, %314 : vector<16xi32>
            %320 = arith.select %319, %195#6, %c31 : vector<16xi1>, vector<16xf32>
            %321 = arith.cmpi sle, %c34, %314 : vector<16xi32>
            %322 = arith.select %321, %195#7, %c31 : vector<16xi1>, vector<16xf32>
            %323 = arith.maximumf %316, %318 : vector<16xf32>
            %324 = arith.maximumf %323, %320 : vector<16xf32>
            %325 = arith.maximumf %324, %322 : vector<16xf32>
            %326 = memref.load %6[%301] : memref<?xf32>
            %327 = wave.reduce "max" %325 : vector<16xf32>
            %328 = arith.maximumf %326, %327 : f32
            %329 = arith.subf %326, %328 : f32
            %330 = wave.exp2 %329 : f32
            %331 = vector.broadcast %328 : f32 to vector<16xf32>
            %332 = arith.subf %316, %331 : vector<16xf32>
            %333 = wave.exp2 %332 : vector<16xf32>
            %334 = arith.select %315, %333, %c22 : vector<16xi1>, vector<16xf32>
            %335 = arith.muli %301, %c5 : index
            %336 = arith.addi %335, %c17 : index
            vector.store %334, %12[%336] : memref<?xf32>, vector<16xf32>
            %337 = arith.subf %318, %331 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %317, %338, %c22 : vector<16xi1>, vector<16xf32>
            %340 = arith.muli %301, %c5 : index
            %341 = arith.addi %340, %c18 : index
            vector.store %339, %12[%341] : memref<?xf32>, vector<16xf32>
            %342 = arith.addf %334, %339 : vector<16xf32>
            %343 = arith.subf %320, %331 : vector<16xf32>
            %344 = wave.exp2 %343 : vector<16xf32>
            %345 = arith.select %319, %344, %c22 : vector<16xi1>, vector<16xf32>
            %346 = arith.muli %301, %c5 : index
            %347 = arith.addi %346, %c19 : index
            vector.store %345, %12[%347] : memref<?xf32>, vector<16xf32>
            %348 = arith.addf %342, %345 : vector<16xf32>
            %349 = arith.subf %322, %331 : vector<16xf32>
            %350 = wave.exp2 %349 : vector<16xf32>
            %351 = arith.select %321, %350, %c22 : vector<16xi1>, vector<16xf32>
            %352 = arith.muli %301, %c5 : index
            %353 = arith.addi %352, %c20 : index
            vector.store %351, %12[%353] : memref<?xf32>, vector<16xf32>
            %354 = arith.addf %348, %351 : vector<16xf32>
            %355 = memref.load %7[%301] : memref<?xf32>
            %356 = wave.reduce "add" %354 : vector<16xf32>
            %357 = math.fma %355, %330, %356 : f32
            memref.store %328, %6[%301] : memref<?xf32>
            memref.store %357, %7[%301] : memref<?xf32>
            memref.store %330, %10[%301] : memref<?xf32>
            %358 = arith.addi %177, %c7 : index
            %359 = arith.subi %30, %c10 : index
            %360 = arith.minsi %358, %359 : index
            %361 = arith.divui %360, %groupSize : index
            %362 = arith.addi %21, %361 : index
            %363 = arith.muli %3, %groupSize : index
            %364 = arith.remui %360, %groupSize : index
            %365 = arith.addi %363, %364 : index
            %366 = arith.addi %positionsAt, %362 : index
            %367 = memref.load %step[%366] : memref<?xi32>
            %368 = arith.index_cast %367 : i32 to index
            %369 = arith.subi %368, %97 : index
            %370 = arith.index_cast %369 : index to i32
            %371 = vector.broadcast %370 : i32 to vector<16xi32>
            %372 = arith.cmpi sle, %c30, %371 : vector<16xi32>
            %373 = arith.select %372, %195#8, %c31 : vector<16xi1>, vector<16xf32>
            %374 = arith.cmpi sle, %c32, %371 : vector<16xi32>
            %375 = arith.select %374, %195#9, %c31 : vector<16xi1>, vector<16xf32>
            %376 = arith.cmpi sle, %c33, %371 : vector<16xi32>
            %377 = arith.select %376, %195#10, %c31 : vector<16xi1>, vector<16xf32>
            %378 = arith.cmpi sle, %c34, %371 : vector<16xi32>
            %379 = arith.select %378, %195#11, %c31 : vector<16xi1>, vector<16xf32>
            %380 = arith.maximumf %373, %375 : vector<16xf32>
            %381 = arith.maximumf %380, %377 : vector<16xf32>
            %382 = arith.maximumf %381, %379 : vector<16xf32>
            %383 = memref.load %6[%358] : memref<?xf32>
            %384 = wave.reduce "max" %382 : vector<16xf32>
            %385 = arith.maximumf %383, %384 : f32
            %386 = arith.subf %383, %385 : f32
            %387 = wave.exp2 %386 : f32
            %388 = vector.broadcast %385 : f32 to vector<16xf32>
            %389 = arith.subf %373, %388 : vector<16xf32>
            %390 = wave.exp2 %389 : vector<16xf32>
            %391 = arith.select %372, %390, %c22 : vector<16xi1>, vector<16xf32>
            %392 = arith.muli %358, %c5 : index
            %393 = arith.addi %392, %c17 : index
            vector.store %391, %12[%393] : memref<?xf32>, vector<16xf32>
            %394 = arith.subf %375, %388 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %374, %395, %c22 : vector<16xi1>, vector<16xf32>
            %397 = arith.muli %358, %c5 : index
            %398 = arith.addi %397, %c18 : index
            vector.store %396, %12[%398] : memref<?xf32>, vector<16xf32>
            %399 = arith.addf %391, %396 : vector<16xf32>
            %400 = arith.subf %377, %388 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %376, %401, %c22 : vector<16xi1>, vector<16xf32>
            %403 = arith.muli %358, %c5 : index
            %404 = arith.addi %403, %c19 : index
            vector.store %402, %12[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.addf %399, %402 : vector<16xf32>
            %406 = arith.subf %379, %388 : vector<16xf32>
            %407 = wave.exp2 %406 : vector<16xf32>
            %408 = arith.select %378, %407, %c22 : vector<16xi1>, vector<16xf32>
            %409 = arith.muli %358, %c5 : index
            %410 = arith.addi %409, %c20 : index
            vector.store %408, %12[%410] : memref<?xf32>, vector<16xf32>
            %411 = arith.addf %405, %408 : vector<16xf32>
            %412 = memref.load %7[%358] : memref<?xf32>
            %413 = wave.reduce "add" %411 : vector<16xf32>
            %414 = math.fma %412, %387, %413 : f32
            memref.store %385, %6[%358] : memref<?xf32>
            memref.store %414, %7[%358] : memref<?xf32>
            memref.store %387, %10[%358] : memref<?xf32>
            %415 = arith.addi %177, %c13 : index
            %416 = arith.subi %30, %c10 : index
            %417 = arith.minsi %415, %416 : index
            %418 = arith.divui %417, %groupSize : index
            %419 = arith.addi %21, %418 : index
            %420 = arith.muli %3, %groupSize : index
            %421 = arith.remui %417, %groupSize : index
            %422 = arith.addi %420, %421 : index
            %423 = arith.addi %positionsAt, %419 : index
            %424 = memref.load %step[%423] : memref<?xi32>
            %425 = arith.index_cast %424 : i32 to index
            %426 = arith.subi %425, %97 : index
            %427 = arith.index_cast %426 : index to i32
            %428 = vector.broadcast %427 : i32 to vector<16xi32>
            %429 = arith.cmpi sle, %c30, %428 : vector<16xi32>
            %430 = arith.select %429, %195#12, %c31 : vector<16xi1>, vector<16xf32>
            %431 = arith.cmpi sle, %c32, %428 : vector<16xi32>
            %432 = arith.select %431, %195#13, %c31 : vector<16xi1>, vector<16xf32>
            %433 = arith.cmpi sle, %c33, %428 : vector<16xi32>
            %434 = arith.select %433, %195#14, %c31 : vector<16xi1>, vector<16xf32>
            %435 = arith.cmpi sle, %c34, %428 : vector<16xi32>
            %436 = arith.select %435, %195#15, %c31 : vector<16xi1>, vector<16xf32>
            %437 = arith.maximumf %430, %432 : vector<16xf32>
            %438 = arith.maximumf %437, %434 : vector<16xf32>
            %439 = arith.maximumf %438, %436 : vector<16xf32>
            %440 = memref.load %6[%415] : memref<?xf32>
            %441 = wave.reduce "max" %439 : vector<16xf32>
            %442 = arith.maximumf %440, %441 : f32
            %443 = arith.subf %440, %442 : f32
            %444 = wave.exp2 %443 : f32
            %445 = vector.broadcast %442 : f32 to vector<16xf32>
            %446 = arith.subf %430, %445 : vector<16xf32>
            %447 = wave.exp2 %446 : vector<16xf32>
            %448 = arith.select %429, %447, %c22 : vector<16xi1>, vector<16xf32>
            %449 = arith.muli %415, %c5 : index
            %450 = arith.addi %449, %c17 : index
            vector.store %448, %12[%450] : memref<?xf32>, vector<16xf32>
            %451 = arith.subf %432, %445 : vector<16xf32>
            %452 = wave.exp2 %451 : vector<16xf32>
            %453 = arith.select %431, %452, %c22 : vector<16xi1>, vector<16xf32>
            %454 = arith.muli %415, %c5 : index
            %455 = arith.addi %454, %c18 : index
            vector.store %453, %12[%455] : memref<?xf32>, vector<16xf32>
            %456 = arith.addf %448, %453 : vector<16xf32>
            %457 = arith.subf %434, %445 : vector<16xf32>
            %458 = wave.exp2 %457 : vector<16xf32>
            %459 = arith.select %433, %458, %c22 : vector<16xi1>, vector<16xf32>
            %460 = arith.muli %415, %c5 : index
            %461 = arith.addi %460, %c19 : index
            vector.store %459, %12[%461] : memref<?xf32>, vector<16xf32>
            %462 = arith.addf %456, %459 : vector<16xf32>
            %463 = arith.subf %436, %445 : vector<16xf32>
            %464 = wave.exp2 %463 : vector<16xf32>
            %465 = arith.select %435, %464, %c22 : vector<16xi1>, vector<16xf32>
            %466 = arith.muli %415, %c5 : index
            %467 = arith.addi %466, %c20 : index
            vector.store %465, %12[%467] : memref<?xf32>, vector<16xf32>
            %468 = arith.addf %462, %465 : vector<16xf32>
            %469 = memref.load %7[%415] : memref<?xf32>
            %470 = wave.reduce "add" %468 : vector<16xf32>
            %471 = math.fma %469, %444, %470 : f32
            memref.store %442, %6[%415] : memref<?xf32>
            memref.store %471, %7[%415] : memref<?xf32>
            memref.store %444, %10[%415] : memref<?xf32>
          }
          %472 = arith.subi %39, %97 : index
          %473 = arith.minsi %472, %c5 : index
          scf.for %474 = %c17 to %33 step %c7 {
            %475 = arith.addi %474, %c17 : index
            %476 = memref.load %10[%475] : memref<?xf32>
            %477 = vector.broadcast %476 : f32 to vector<16xf32>
            %478 = arith.addi %474, %c17 : index
            %479 = arith.muli %478, %c4 : index
            %480 = arith.addi %479, %c17 : index
            %481 = vector.load %9[%480] : memref<?xf32>, vector<16xf32>
            %482 = arith.mulf %481, %477 : vector<16xf32>
            %483 = arith.addi %474, %c17 : index
            %484 = arith.muli %483, %c4 : index
            %485 = arith.addi %484, %c18 : index
            %486 = vector.load %9[%485] : memref<?xf32>, vector<16xf32>
            %487 = arith.mulf %486, %477 : vector<16xf32>
            %488 = arith.addi %474, %c17 : index
            %489 = arith.muli %488, %c4 : index
            %490 = arith.addi %489, %c19 : index
            %491 = vector.load %9[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %477 : vector<16xf32>
            %493 = arith.addi %474, %c17 : index
            %494 = arith.muli %493, %c4 : index
            %495 = arith.addi %494, %c20 : index
            %496 = vector.load %9[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %477 : vector<16xf32>
            %498 = arith.addi %474, %c10 : index
            %499 = memref.load %10[%498] : memref<?xf32>
            %500 = vector.broadcast %499 : f32 to vector<16xf32>
            %501 = arith.addi %474, %c10 : index
            %502 = arith.muli %501, %c4 : index
            %503 = arith.addi %502, %c17 : index
            %504 = vector.load %9[%503] : memref<?xf32>, vector<16xf32>
            %505 = arith.mulf %504, %500 : vector<16xf32>
            %506 = arith.addi %474, %c10 : index
            %507 = arith.muli %506, %c4 : index
            %508 = arith.addi %507, %c18 : index
            %509 = vector.load %9[%508] : memref<?xf32>, vector<16xf32>
            %510 = arith.mulf %509, %500 : vector<16xf32>
            %511 = arith.addi %474, %c10 : index
            %512 = arith.muli %511, %c4 : index
            %513 = arith.addi %512, %c19 : index
            %514 = vector.load %9[%513] : memref<?xf32>, vector<16xf32>
            %515 = arith.mulf %514, %500 : vector<16xf32>
            %516 = arith.addi %474, %c10 : index
            %517 = arith.muli %516, %c4 : index
            %518 = arith.addi %517, %c20 : index
            %519 = vector.load %9[%518] : memref<?xf32>, vector<16xf32>
            %520 = arith.mulf %519, %500 : vector<16xf32>
            %530:8 = scf.for %521 = %c17 to %473 step %c10 iter_args(%522 = %482, %523 = %487, %524 = %492, %525 = %497, %526 = %505, %527 = %510, %528 = %515, %529 = %520) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %531 = arith.muli %521, %c4 : index
              %532 = arith.addi %531, %c17 : index
              %533 = vector.load %14[%532] : memref<?xf32>, vector<16xf32>
              %534 = arith.muli %521, %c4 : index
              %535 = arith.addi %534, %c18 : index
              %536 = vector.load %14[%535] : memref<?xf32>, vector<16xf32>
              %537 = arith.muli %521, %c4 : index
              %538 = arith.addi %537, %c19 : index
              %539 = vector.load %14[%538] : memref<?xf32>, vector<16xf32>
              %540 = arith.muli %521, %c4 : index
              %541 = arith.addi %540, %c20 : index
              %542 = vector.load %14[%541] : memref<?xf32>, vector<16xf32>
              %543 = arith.addi %474, %c17 : index
              %544 = arith.muli %543, %c5 : index
              %545 = arith.addi %544, %521 : index
              %546 = memref.load %12[%545] : memref<?xf32>
              %547 = vector.broadcast %546 : f32 to vector<16xf32>
              %548 = math.fma %547, %533, %522 : vector<16xf32>
              %549 = math.fma %547, %536, %523 : vector<16xf32>
              %550 = math.fma %547, %539, %524 : vector<16xf32>
              %551 = math.fma %547, %542, %525 : vector<16xf32>
              %552 = arith.addi %474, %c10 : index
              %553 = arith.muli %552, %c5 : index
              %554 = arith.addi %553, %521 : index
              %555 = memref.load %12[%554] : memref<?xf32>
              %556 = vector.broadcast %555 : f32 to vector<16xf32>
              %557 = math.fma %556, %533, %526 : vector<16xf32>
              %558 = math.fma %556, %536, %527 : vector<16xf32>
              %559 = math.fma %556, %539, %528 : vector<16xf32>
              %560 = math.fma %556, %542, %529 : vector<16xf32>
              scf.yield %548, %549, %550, %551, %557, %558, %559, %560 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %561 = arith.addi %474, %c17 : index
            %562 = arith.muli %561, %c4 : index
            %563 = arith.addi %562, %c17 : index
            vector.store %530#0, %9[%563] : memref<?xf32>, vector<16xf32>
            %564 = arith.addi %474, %c17 : index
            %565 = arith.muli %564, %c4 : index
            %566 = arith.addi %565, %c18 : index
            vector.store %530#1, %9[%566] : memref<?xf32>, vector<16xf32>
            %567 = arith.addi %474, %c17 : index
            %568 = arith.muli %567, %c4 : index
            %569 = arith.addi %568, %c19 : index
            vector.store %530#2, %9[%569] : memref<?xf32>, vector<16xf32>
            %570 = arith.addi %474, %c17 : index
            %571 = arith.muli %570, %c4 : index
            %572 = arith.addi %571, %c20 : index
            vector.store %530#3, %9[%572] : memref<?xf32>, vector<16xf32>
            %573 = arith.addi %474, %c10 : index
            %574 = arith.muli %573, %c4 : index
            %575 = arith.addi %574, %c17 : index
            vector.store %530#4, %9[%575] : memref<?xf32>, vector<16xf32>
            %576 = arith.addi %474, %c10 : index
            %577 = arith.muli %576, %c4 : index
            %578 = arith.addi %577, %c18 : index
            vector.store %530#5, %9[%578] : memref<?xf32>, vector<16xf32>
            %579 = arith.addi %474, %c10 : index
            %580 = arith.muli %579, %c4 : index
            %581 = arith.addi %580, %c19 : index
            vector.store %530#6, %9[%581] : memref<?xf32>, vector<16xf32>
            %582 = arith.addi %474, %c10 : index
            %583 = arith.muli %582, %c4 : index
            %584 = arith.addi %583, %c20 : index
            vector.store %530#7, %9[%584] : memref<?xf32>, vector<16xf32>
            %585 = arith.addi %474, %c17 : index
            %586 = memref.load %10[%585] : memref<?xf32>
            %587 = vector.broadcast %586 : f32 to vector<16xf32>
            %588 = arith.addi %474, %c17 : index
            %589 = arith.muli %588, %c4 : index
            %590 = arith.addi %589, %c5 : index
            %591 = vector.load %9[%590] : memref<?xf32>, vector<16xf32>
            %592 = arith.mulf %591, %587 : vector<16xf32>
            %593 = arith.addi %474, %c10 : index
            %594 = memref.load %10[%593] : memref<?xf32>
            %595 = vector.broadcast %594 : f32 to vector<16xf32>
            %596 = arith.addi %474, %c10 : index
            %597 = arith.muli %596, %c4 : index
            %598 = arith.addi %597, %c5 : index
            %599 = vector.load %9[%598] : memref<?xf32>, vector<16xf32>
            %600 = arith.mulf %599, %595 : vector<16xf32>
            %604:2 = scf.for %601 = %c17 to %473 step %c10 iter_args(%602 = %592, %603 = %600) -> (vector<16xf32>, vector<16xf32>) {
              %605 = arith.muli %601, %c4 : index
              %606 = arith.addi %605, %c5 : index
              %607 = vector.load %14[%606] : memref<?xf32>, vector<16xf32>
              %608 = arith.addi %474, %c17 : index
              %609 = arith.muli %608, %c5 : index
              %610 = arith.addi %609, %601 : index
              %611 = memref.load %12[%610] : memref<?xf32>
              %612 = vector.broadcast %611 : f32 to vector<16xf32>
              %613 = math.fma %612, %607, %602 : vector<16xf32>
              %614 = arith.addi %474, %c10 : index
              %615 = arith.muli %614, %c5 : index
              %616 = arith.addi %615, %601 : index
              %617 = memref.load %12[%616] : memref<?xf32>
              %618 = vector.broadcast %617 : f32 to vector<16xf32>
              %619 = math.fma %618, %607, %603 : vector<16xf32>
              scf.yield %613, %619 : vector<16xf32>, vector<16xf32>
            }
            %620 = arith.addi %474, %c17 : index
            %621 = arith.muli %620, %c4 : index
            %622 = arith.addi %621, %c5 : index
            vector.store %604#0, %9[%622] : memref<?xf32>, vector<16xf32>
            %623 = arith.addi %474, %c10 : index
            %624 = arith.muli %623, %c4 : index
            %625 = arith.addi %624, %c5 : index
            vector.store %604#1, %9[%625] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %626 = %c17 to %30 step %c10 {
          %627 = arith.subi %30, %c10 : index
          %628 = arith.minsi %626, %627 : index
          %629 = arith.divui %628, %groupSize : index
          %630 = arith.addi %21, %629 : index
          %631 = arith.muli %3, %groupSize : index
          %632 = arith.remui %628, %groupSize : index
          %633 = arith.addi %631, %632 : index
          %634 = arith.muli %630, %heads : index
          %635 = arith.addi %634, %633 : index
          %636 = arith.muli %635, %ranges : index
          %637 = arith.addi %636, %82 : index
          %638 = arith.muli %637, %c28 : index
          %639 = arith.muli %626, %c4 : index
          %640 = arith.addi %639, %c17 : index
          %641 = vector.load %9[%640] : memref<?xf32>, vector<16xf32>
          %642 = arith.addi %638, %c17 : index
          vector.store %641, %out[%642] : memref<?xf32>, vector<16xf32>
          %643 = arith.muli %626, %c4 : index
          %644 = arith.addi %643, %c18 : index
          %645 = vector.load %9[%644] : memref<?xf32>, vector<16xf32>
          %646 = arith.addi %638, %c18 : index
          vector.store %645, %out[%646] : memref<?xf32>, vector<16xf32>
          %647 = arith.muli %626, %c4 : index
          %648 = arith.addi %647, %c19 : index
          %649 = vector.load %9[%648] : memref<?xf32>, vector<16xf32>
          %650 = arith.addi %638, %c19 : index
          vector.store %649, %out[%650] : memref<?xf32>, vector<16xf32>
          %651 = arith.muli %626, %c4 : index
          %652 = arith.addi %651, %c20 : index
          %653 = vector.load %9[%652] : memref<?xf32>, vector<16xf32>
          %654 = arith.addi %638, %c20 : index
          vector.store %653, %out[%654] : memref<?xf32>, vector<16xf32>
          %655 = arith.muli %626, %c4 : index
          %656 = arith.addi %655, %c5 : index
          %657 = vector.load %9[%656] : memref<?xf32>, vector<16xf32>
          %658 = arith.addi %638, %c5 : index
          vector.store %657, %out[%658] : memref<?xf32>, vector<16xf32>
          %659 = memref.load %6[%626] : memref<?xf32>
          %660 = arith.addi %638, %c4 : index
          memref.store %659, %out[%660] : memref<?xf32>
          %661 = memref.load %7[%626] : memref<?xf32>
          %662 = arith.addi %638, %c4 : index
          %663 = arith.addi %662, %c10 : index
          memref.store %661, %out[%663] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
