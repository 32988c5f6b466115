// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 96 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 6144 : index
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
  %c21 = arith.constant 80 : index
  %slots = wave.param "slots" : index
  %c23 = arith.constant dense<0x00000000> : vector<16xf32>
  %c24 = arith.constant 0xF149F2CA : f32
  %c25 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 3072 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c35 = arith.constant 112 : index
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
        %82 = arith.addi %56, %c21 : index
        %83 = vector.load %q[%82] : memref<?xf32>, vector<16xf32>
        %84 = arith.mulf %83, %45 : vector<16xf32>
        %85 = arith.muli %46, %c4 : index
        %86 = arith.addi %85, %c21 : index
        vector.store %84, %5[%86] : memref<?xf32>, vector<16xf32>
      }
      scf.for %87 = %40 to %42 step %slots {
        %88 = arith.muli %87, %c16 : index
        scf.for %89 = %c17 to %33 step %c10 {
          memref.store %c24, %6[%89] : memref<?xf32>
          memref.store %c25, %7[%89] : memref<?xf32>
          %90 = arith.muli %89, %c4 : index
          %91 = arith.addi %90, %c17 : index
          vector.store %c23, %9[%91] : memref<?xf32>, vector<16xf32>
          %92 = arith.muli %89, %c4 : index
          %93 = arith.addi %92, %c18 : index
          vector.store %c23, %9[%93] : memref<?xf32>, vector<16xf32>
          %94 = arith.muli %89, %c4 : index
          %95 = arith.addi %94, %c19 : index
          vector.store %c23, %9[%95] : memref<?xf32>, vector<16xf32>
          %96 = arith.muli %89, %c4 : index
          %97 = arith.addi %96, %c20 : index
          vector.store %c23, %9[%97] : memref<?xf32>, vector<16xf32>
          %98 = arith.muli %89, %c4 : index
          %99 = arith.addi %98, %c5 : index
          vector.store %c23, %9[%99] : memref<?xf32>, vector<16xf32>
          %100 = arith.muli %89, %c4 : index
          %101 = arith.addi %100, %c21 : index
          vector.store %c23, %9[%101] : memref<?xf32>, vector<16xf32>
        }
        %102 = arith.addi %88, %c16 : index
        %103 = arith.minsi %102, %39 : index
        scf.for %104 = %88 to %103 step %c5 {
          scf.for %105 = %c17 to %c9 step %c10 {
            %106 = arith.muli %105, %c18 : index
            %107 = arith.addi %104, %106 : index
            %108 = arith.cmpi slt, %107, %39 : index
            scf.if %108 {
              %109 = arith.divui %107, %c18 : index
              %110 = arith.addi %29, %109 : index
              %111 = memref.load %step[%110] : memref<?xi32>
              %112 = arith.index_cast %111 : i32 to index
              %113 = arith.muli %112, %pageBytes : index
              %114 = arith.muli %3, %c27 : index
              %115 = arith.addi %113, %114 : index
              scf.for %116 = %c17 to %c4 step %c10 {
                %117 = arith.muli %116, %c18 : index
                %118 = arith.addi %115, %117 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<16xi8>
                %120 = arith.muli %116, %c5 : index
                %121 = arith.muli %105, %c18 : index
                %122 = arith.addi %120, %121 : index
                %123 = wave.fp8_decode "e4m3" %119 : vector<16xi8> -> vector<16xf32>
                vector.store %123, %13[%122] : memref<?xf32>, vector<16xf32>
              }
              %124 = arith.addi %115, %c28 : index
              scf.for %125 = %c17 to %c18 step %c10 {
                %126 = arith.addi %107, %125 : index
                %127 = arith.cmpi slt, %126, %39 : index
                %128 = arith.muli %125, %c4 : index
                %129 = arith.addi %124, %128 : index
                %130 = arith.addi %129, %c17 : index
                %131 = vector.load %kv[%130] : memref<?xi8>, vector<16xi8>
                %132 = wave.fp8_decode "e4m3" %131 : vector<16xi8> -> vector<16xf32>
                %133 = arith.select %127, %132, %c23 : vector<16xf32>
                %134 = arith.muli %105, %c18 : index
                %135 = arith.addi %134, %125 : index
                %136 = arith.muli %135, %c4 : index
                %137 = arith.addi %136, %c17 : index
                vector.store %133, %14[%137] : memref<?xf32>, vector<16xf32>
                %138 = arith.muli %125, %c4 : index
                %139 = arith.addi %124, %138 : index
                %140 = arith.addi %139, %c18 : index
                %141 = vector.load %kv[%140] : memref<?xi8>, vector<16xi8>
                %142 = wave.fp8_decode "e4m3" %141 : vector<16xi8> -> vector<16xf32>
                %143 = arith.select %127, %142, %c23 : vector<16xf32>
                %144 = arith.muli %105, %c18 : index
                %145 = arith.addi %144, %125 : index
                %146 = arith.muli %145, %c4 : index
                %147 = arith.addi %146, %c18 : index
                vector.store %143, %14[%147] : memref<?xf32>, vector<16xf32>
                %148 = arith.muli %125, %c4 : index
                %149 = arith.addi %124, %148 : index
                %150 = arith.addi %149, %c19 : index
                %151 = vector.load %kv[%150] : memref<?xi8>, vector<16xi8>
                %152 = wave.fp8_decode "e4m3" %151 : vector<16xi8> -> vector<16xf32>
                %153 = arith.select %127, %152, %c23 : vector<16xf32>
                %154 = arith.muli %105, %c18 : index
                %155 = arith.addi %154, %125 : index
                %156 = arith.muli %155, %c4 : index
                %157 = arith.addi %156, %c19 : index
                vector.store %153, %14[%157] : memref<?xf32>, vector<16xf32>
                %158 = arith.muli %125, %c4 : index
                %159 = arith.addi %124, %158 : index
                %160 = arith.addi %159, %c20 : index
                %161 = vector.load %kv[%160] : memref<?xi8>, vector<16xi8>
                %162 = wave.fp8_decode "e4m3" %161 : vector<16xi8> -> vector<16xf32>
                %163 = arith.select %127, %162, %c23 : vector<16xf32>
                %164 = arith.muli %105, %c18 : index
                %165 = arith.addi %164, %125 : index
                %166 = arith.muli %165, %c4 : index
                %167 = arith.addi %166, %c20 : index
                vector.store %163, %14[%167] : memref<?xf32>, vector<16xf32>
                %168 = arith.muli %125, %c4 : index
                %169 = arith.addi %124, %168 : index
                %170 = arith.addi %169, %c5 : index
                %171 = vector.load %kv[%170] : memref<?xi8>, vector<16xi8>
                %172 = wave.fp8_decode "e4m3" %171 : vector<16xi8> -> vector<16xf32>
                %173 = arith.select %127, %172, %c23 : vector<16xf32>
                %174 = arith.muli %105, %c18 : index
                %175 = arith.addi %174, %125 : index
                %176 = arith.muli %175, %c4 : index
                %177 = arith.addi %176, %c5 : index
                vector.store %173, %14[%177] : memref<?xf32>, vector<16xf32>
                %178 = arith.muli %125, %c4 : index
                %179 = arith.addi %124, %178 : index
                %180 = arith.addi %179, %c21 : index
                %181 = vector.load %kv[%180] : memref<?xi8>, vector<16xi8>
                %182 = wave.fp8_decode "e4m3" %181 : vector<16xi8> -> vector<16xf32>
                %183 = arith.select %127, %182, %c23 : vector<16xf32>
                %184 = arith.muli %105, %c18 : index
                %185 = arith.addi %184, %125 : index
                %186 = arith.muli %185, %c4 : index
                %187 = arith.addi %186, %c21 : index
                vector.store %183, %14[%187] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %188 = %c17 to %33 step %c9 {
            %206:16 = scf.for %189 = %c17 to %c4 step %c10 iter_args(%190 = %c23, %191 = %c23, %192 = %c23, %193 = %c23, %194 = %c23, %195 = %c23, %196 = %c23, %197 = %c23, %198 = %c23, %199 = %c23, %200 = %c23, %201 = %c23, %202 = %c23, %203 = %c23, %204 = %c23, %205 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %207 = arith.muli %189, %c5 : index
              %208 = arith.addi %207, %c17 : index
              %209 = vector.load %13[%208] : memref<?xf32>, vector<16xf32>
              %210 = arith.muli %189, %c5 : index
              %211 = arith.addi %210, %c18 : index
              %212 = vector.load %13[%211] : memref<?xf32>, vector<16xf32>
              %213 = arith.muli %189, %c5 : index
              %214 = arith.addi %213, %c19 : index
              %215 = vector.load %13[%214] : memref<?xf32>, vector<16xf32>
              %216 = arith.muli %189, %c5 : index
              %217 = arith.addi %216, %c20 : index
              %218 = vector.load %13[%217] : memref<?xf32>, vector<16xf32>
              %219 = arith.addi %188, %c17 : index
              %220 = arith.muli %219, %c4 : index
              %221 = arith.addi %220, %189 : index
              %222 = memref.load %5[%221] : memref<?xf32>
              %223 = vector.broadcast %222 : f32 to vector<16xf32>
              %224 = math.fma %223, %209, %190 : vector<16xf32>
              %225 = math.fma %223, %212, %191 : vector<16xf32>
              %226 = math.fma %223, %215, %192 : vector<16xf32>
              %227 = math.fma %223, %218, %193 : vector<16xf32>
              %228 = arith.addi %188, %c10 : index
              %229 = arith.muli %228, %c4 : index
              %230 = arith.addi %229, %189 : index
              %231 = memref.load %5[%230] : memref<?xf32>
              %232 = vector.broadcast %231 : f32 to vector<16xf32>
              %233 = math.fma %232, %209, %194 : vector<16xf32>
              %234 = math.fma %232, %212, %195 : vector<16xf32>
              %235 = math.fma %232, %215, %196 : vector<16xf32>
              %236 = math.fma %232, %218, %197 : vector<16xf32>
              %237 = arith.addi %188, %c7 : index
              %238 = arith.muli %237, %c4 : index
              %239 = arith.addi %238, %189 : index
              %240 = memref.load %5[%239] : memref<?xf32>
              %241 = vector.broadcast %240 : f32 to vector<16xf32>
              %242 = math.fma %241, %209, %198 : vector<16xf32>
              %243 = math.fma %241, %212, %199 : vector<16xf32>
              %244 = math.fma %241, %215, %200 : vector<16xf32>
              %245 = math.fma %241, %218, %201 : vector<16xf32>
              %246 = arith.addi %188, %c13 : index
              %247 = arith.muli %246, %c4 : index
              %248 = arith.addi %247, %189 : index
              %249 = memref.load %5[%248] : memref<?xf32>
              %250 = vector.broadcast %249 : f32 to vector<16xf32>
              %251 = math.fma %250, %209, %202 : vector<16xf32>
              %252 = math.fma %250, %212, %203 : vector<16xf32>
              %253 = math.fma %250, %215, %204 : vector<16xf32>
              %254 = math.fma %250, %218, %205 : vector<16xf32>
              scf.yield %224, %225, %226, %227, %233, %234, %235, %236, %242, %243, %244, %245, %251, %252, %253, %254 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %255 = arith.addi %188, %c17 : index
            %256 = arith.subi %30, %c10 : index
            %257 = arith.minsi %255, %256 : index
            %258 = arith.divui %257, %groupSize : index
            %259 = arith.addi %21, %258 : index
            %260 = arith.muli %3, %groupSize : index
            %261 = arith.remui %257, %groupSize : index
            %262 = arith.addi %260, %261 : index
            %263 = arith.addi %positionsAt, %259 : index
            %264 = memref.load %step[%263] : memref<?xi32>
            %265 = arith.index_cast %264 : i32 to index
            %266 = arith.subi %265, %104 : index
            %267 = arith.index_cast %266 : index to i32
            %268 = vector.broadcast %267 : i32 to vector<16xi32>
            %269 = arith.cmpi sle, %c29, %268 : vector<16xi32>
            %270 = arith.select %269, %206#0, %c30 : vector<16xi1>, vector<16xf32>
            %271 = arith.cmpi sle, %c31, %268 : vector<16xi32>
            %272 = arith.select %271, %206#1, %c30 : vector<16xi1>, vector<16xf32>
            %273 = arith.cmpi sle, %c32, %268 : vector<16xi32>
            %274 = arith.select %273, %206#2, %c30 : vector<16xi1>, vector<16xf32>
            %275 = arith.cmpi sle, %c33, %268 : vector<16xi32>
            %276 = arith.select %275, %206#3, %c30 : vector<16xi1>, vector<16xf32>
            %277 = arith.maximumf %270, %272 : vector<16xf32>
            %278 = arith.maximumf %277, %274 : vector<16xf32>
            %279 = arith.maximumf %278, %276 : vector<16xf32>
            %280 = memref.load %6[%255] : memref<?xf32>
            %281 = wave.reduce "max" %279 : vector<16xf32>
            %282 = arith.maximumf %280, %281 : f32
            %283 = arith.subf %280, %282 : f32
            %284 = wave.exp2 %283 : f32
            %285 = vector.broadcast %282 : f32 to vector<16xf32>
            %286 = arith.subf %270, %285 : vector<16xf32>
            %287 = wave.exp2 %286 : vector<16xf32>
            %288 = arith.select %269, %287, %c23 : vector<16xi1>, vector<16xf32>
            %289 = arith.muli %255, %c5 : index
            %290 = arith.addi %289, %c17 : index
            vector.store %288, %12[%290] : memref<?xf32>, vector<16xf32>
            %291 = arith.subf %272, %285 : vector<16xf32>
            %292 = wave.exp2 %291 : vector<16xf32>
            %293 = arith.select %271, %292, %c23 : vector<16xi1>, vector<16xf32>
            %294 = arith.muli %255, %c5 : index
            %295 = arith.addi %294, %c18 : index
            vector.store %293, %12[%295] : memref<?xf32>, vector<16xf32>
            %296 = arith.addf %288, %293 : vector<16xf32>
            %297 = arith.subf %274, %285 : vector<16xf32>
            %298 = wave.exp2 %297 : vector<16xf32>
            %299 = arith.select %273, %298, %c23 : vector<16xi1>, vector<16xf32>
            %300 = arith.muli %255, %c5 : index
            %301 = arith.addi %300, %c19 : index
            vector.store %299, %12[%301] : memref<?xf32>, vector<16xf32>
            %302 = arith.addf %296, %299 : vector<16xf32>
            %303 = arith.subf %276, %285 : vector<16xf32>
            %304 = wave.exp2 %303 : vector<16xf32>
            %305 = arith.select %275, %304, %c23 : vector<16xi1>, vector<16xf32>
            %306 = arith.muli %255, %c5 : index
            %307 = arith.addi %306, %c20 : index
            vector.store %305, %12[%307] : memref<?xf32>, vector<16xf32>
            %308 = arith.addf %302, %305 : vector<16xf32>
            %309 = memref.load %7[%255] : memref<?xf32>
            %310 = wave.reduce "add" %308 : vector<16xf32>
            %311 = math.fma %309, %284, %310 : f32
            memref.store %282, %6[%255] : memref<?xf32>
            memref.store %311, %7[%255] : memref<?xf32>
            memref.store %284, %10[%255] : memref<?xf32>
            %312 = arith.addi %188, %c10 : index
            %313 = arith.subi %30, %c10 : index
            %314 = arith.minsi %312, %313 : index
            %315 = arith.divui %314, %groupSize : index
            %316 = arith.addi %21, %315 : index
            %317 = arith.muli %3, %groupSize : index
            %318 = arith.remui %314, %groupSize : index
            %319 = arith.addi %317, %318 : index
            %320 = arith.addi %positionsAt, %316 : index
            %321 = memref.load %step[%320] : memref<?xi32>
            %322 = arith.index_cast %321 : i32 to index
            %323 = arith.subi %322, %104 : index
            %324 = arith.index_cast %323 : index to i32
            %325 = vector.broadcast %324 : i32 to vector<16xi32>
            %326 = arith.cmpi sle, %c29, %325 : vector<16xi32>
            %327 = arith.select %326, %206#4, %c30 : vector<16xi1>, vector<16xf32>
            %328 = arith.cmpi sle, %c31, %325 : vector<16xi32>
            %329 = arith.select %328, %206#5, %c30 : vector<16xi1>, vector<16xf32>
            %330 = arith.cmpi sle, %c32, %325 : vector<16xi32>
            %331 = arith.select %330, %206#6, %c30 : vector<16xi1>, vector<16xf32>
            %332 = arith.cmpi sle, %c33, %325 : vector<16xi32>
            %333 = arith.select %332, %206#7, %c30 : vector<16xi1>, vector<16xf32>
            %334 = arith.maximumf %327, %329 : vector<16xf32>
            %335 = arith.maximumf %334, %331 : vector<16xf32>
            %336 = arith.maximumf %335, %333 : vector<16xf32>
            %337 = memref.load %6[%312] : memref<?xf32>
            %338 = wave.reduce "max" %336 : vector<16xf32>
            %339 = arith.maximumf %337, %338 : f32
            %340 = arith.subf %337, %339 : f32
            %341 = wave.exp2 %340 : f32
            %342 = vector.broadcast %339 : f32 to vector<16xf32>
            %343 = arith.subf %327, %342 : vector<16xf32>
            %344 = wave.exp2 %343 : vector<16xf32>
            %345 = arith.select %326, %344, %c23 : vector<16xi1>, vector<16xf32>
            %346 = arith.muli %312, %c5 : index
            %347 = arith.addi %346, %c17 : index
            vector.store %345, %12[%347] : memref<?xf32>, vector<16xf32>
            %348 = arith.subf %329, %342 : vector<16xf32>
            %349 = wave.exp2 %348 : vector<16xf32>
            %350 = arith.select %328, %349, %c23 : vector<16xi1>, vector<16xf32>
            %351 = arith.muli %312, %c5 : index
            %352 = arith.addi %351, %c18 : index
            vector.store %350, %12[%352] : memref<?xf32>, vector<16xf32>
            %353 = arith.addf %345, %350 : vector<16xf32>
            %354 = arith.subf %331, %342 : vector<16xf32>
            %355 = wave.exp2 %354 : vector<16xf32>
            %356 = arith.select %330, %355, %c23 : vector<16xi1>, vector<16xf32>
            %357 = arith.muli %312, %c5 : index
            %358 = arith.addi %357, %c19 : index
            vector.store %356, %12[%358] : memref<?xf32>, vector<16xf32>
            %359 = arith.addf %353, %356 : vector<16xf32>
            %360 = arith.subf %333, %342 : vector<16xf32>
            %361 = wave.exp2 %360 : vector<16xf32>
            %362 = arith.select %332, %361, %c23 : vector<16xi1>, vector<16xf32>
            %363 = arith.muli %312, %c5 : index
            %364 = arith.addi %363, %c20 : index
            vector.store %362, %12[%364] : memref<?xf32>, vector<16xf32>
            %365 = arith.addf %359, %362 : vector<16xf32>
            %366 = memref.load %7[%312] : memref<?xf32>
            %367 = wave.reduce "add" %365 : vector<16xf32>
            %368 = math.fma %366, %341, %367 : f32
            memref.store %339, %6[%312] : memref<?xf32>
            memref.store %368, %7[%312] : memref<?xf32>
            memref.store %341, %10[%312] : memref<?xf32>
            %369 = arith.addi %188, %c7 : index
            %370 = arith.subi %30, %c10 : index
            %371 = arith.minsi %369, %370 : index
            %372 = arith.divui %371, %groupSize : index
            %373 = arith.addi %21, %372 : index
            %374 = arith.muli %3, %groupSize : index
            %375 = arith.remui %371, %groupSize : index
            %376 = arith.addi %374, %375 : index
            %377 = arith.addi %positionsAt, %373 : index
            %378 = memref.load %step[%377] : memref<?xi32>
            %379 = arith.index_cast %378 : i32 to index
            %380 = arith.subi %379, %104 : index
            %381 = arith.index_cast %380 : index to i32
            %382 = vector.broadcast %381 : i32 to vector<16xi32>
            %383 = arith.cmpi sle, %c29, %382 : vector<16xi32>
            %384 = arith.select %383, %206#8, %c30 : vector<16xi1>, vector<16xf32>
            %385 = arith.cmpi sle, %c31, %382 : vector<16xi32>
            %386 = arith.select %385, %206#9, %c30 : vector<16xi1>, vector<16xf32>
            %387 = arith.cmpi sle, %c32, %382 : vector<16xi32>
            %388 = arith.select %387, %206#10, %c30 : vector<16xi1>, vector<16xf32>
            %389 = arith.cmpi sle, %c33, %382 : vector<16xi32>
            %390 = arith.select %389, %206#11, %c30 : vector<16xi1>, vector<16xf32>
            %391 = arith.maximumf %384, %386 : vector<16xf32>
            %392 = arith.maximumf %391, %388 : vector<16xf32>
            %393 = arith.maximumf %392, %390 : vector<16xf32>
            %394 = memref.load %6[%369] : memref<?xf32>
            %395 = wave.reduce "max" %393 : vector<16xf32>
            %396 = arith.maximumf %394, %395 : f32
            %397 = arith.subf %394, %396 : f32
            %398 = wave.exp2 %397 : f32
            %399 = vector.broadcast %396 : f32 to vector<16xf32>
            %400 = arith.subf %384, %399 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %383, %401, %c23 : vector<16xi1>, vector<16xf32>
            %403 = arith.muli %369, %c5 : index
            %404 = arith.addi %403, %c17 : index
            vector.store %402, %12[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.subf %386, %399 : vector<16xf32>
            %406 = wave.exp2 %405 : vector<16xf32>
            %407 = arith.select %385, %406, %c23 : vector<16xi1>, vector<16xf32>
            %408 = arith.muli %369, %c5 : index
            %409 = arith.addi %408, %c18 : index
            vector.store %407, %12[%409] : memref<?xf32>, vector<16xf32>
            %410 = arith.addf %402, %407 : vector<16xf32>
            %411 = arith.subf %388, %399 : vector<16xf32>
            %412 = wave.exp2 %411 : vector<16xf32>
            %413 = arith.select %387, %412, %c23 : vector<16xi1>, vector<16xf32>
            %414 = arith.muli %369, %c5 : index
            %415 = arith.addi %414, %c19 : index
            vector.store %413, %12[%415] : memref<?xf32>, vector<16xf32>
            %416 = arith.addf %410, %413 : vector<16xf32>
            %417 = arith.subf %390, %399 : vector<16xf32>
            %418 = wave.exp2 %417 : vector<16xf32>
            %419 = arith.select %389, %418, %c23 : vector<16xi1>, vector<16xf32>
            %420 = arith.muli %369, %c5 : index
            %421 = arith.addi %420, %c20 : index
            vector.store %419, %12[%421] : memref<?xf32>, vector<16xf32>
            %422 = arith.addf %416, %419 : vector<16xf32>
            %423 = memref.load %7[%369] : memref<?xf32>
            %424 = wave.reduce "add" %422 : vector<16xf32>
            %425 = math.fma %423, %398, %424 : f32
            memref.store %396, %6[%369] : memref<?xf32>
            memref.store %425, %7[%369] : memref<?xf32>
            memref.store %398, %10[%369] : memref<?xf32>
            %426 = arith.addi %188, %c13 : index
            %427 = arith.subi %30, %c10 : index
            %428 = arith.minsi %426, %427 : index
            %429 = arith.divui %428, %groupSize : index
            %430 = arith.addi %21, %429 : index
            %431 = arith.muli %3, %groupSize : index
            %432 = arith.remui %428, %groupSize : index
            %433 = arith.addi %431, %432 : index
            %434 = arith.addi %positionsAt, %430 : index
            %435 = memref.load %step[%434] : memref<?xi32>
            %436 = arith.index_cast %435 : i32 to index
            %437 = arith.subi %436, %104 : index
            %438 = arith.index_cast %437 : index to i32
            %439 = vector.broadcast %438 : i32 to vector<16xi32>
            %440 = arith.cmpi sle, %c29, %439 : vector<16xi32>
            %441 = arith.select %440, %206#12, %c30 : vector<16xi1>, vector<16xf32>
            %442 = arith.cmpi sle, %c31, %439 : vector<16xi32>
            %443 = arith.select %442, %206#13, %c30 : vector<16xi1>, vector<16xf32>
            %444 = arith.cmpi sle, %c32, %439 : vector<16xi32>
            %445 = arith.select %444, %206#14, %c30 : vector<16xi1>, vector<16xf32>
            %446 = arith.cmpi sle, %c33, %439 : vector<16xi32>
            %447 = arith.select %446, %206#15, %c30 : vector<16xi1>, vector<16xf32>
            %448 = arith.maximumf %441, %443 : vector<16xf32>
            %449 = arith.maximumf %448, %445 : vector<16xf32>
            %450 = arith.maximumf %449, %447 : vector<16xf32>
            %451 = memref.load %6[%426] : memref<?xf32>
            %452 = wave.reduce "max" %450 : vector<16xf32>
            %453 = arith.maximumf %451, %452 : f32
            %454 = arith.subf %451, %453 : f32
            %455 = wave.exp2 %454 : f32
            %456 = vector.broadcast %453 : f32 to vector<16xf32>
            %457 = arith.subf %441, %456 : vector<16xf32>
            %458 = wave.exp2 %457 : vector<16xf32>
            %459 = arith.select %440, %458, %c23 : vector<16xi1>, vector<16xf32>
            %460 = arith.muli %426, %c5 : index
            %461 = arith.addi %460, %c17 : index
            vector.store %459, %12[%461] : memref<?xf32>, vector<16xf32>
            %462 = arith.subf %443, %456 : vector<16xf32>
            %463 = wave.exp2 %462 : vector<16xf32>
            %464 = arith.select %442, %463, %c23 : vector<16xi1>, vector<16xf32>
            %465 = arith.muli %426, %c5 : index
            %466 = arith.addi %465, %c18 : index
            vector.store %464, %12[%466] : memref<?xf32>, vector<16xf32>
            %467 = arith.addf %459, %464 : vector<16xf32>
            %468 = arith.subf %445, %456 : vector<16xf32>
            %469 = wave.exp2 %468 : vector<16xf32>
            %470 = arith.select %444, %469, %c23 : vector<16xi1>, vector<16xf32>
            %471 = arith.muli %426, %c5 : index
            %472 = arith.addi %471, %c19 : index
            vector.store %470, %12[%472] : memref<?xf32>, vector<16xf32>
            %473 = arith.addf %467, %470 : vector<16xf32>
            %474 = arith.subf %447, %456 : vector<16xf32>
            %475 = wave.exp2 %474 : vector<16xf32>
            %476 = arith.select %446, %475, %c23 : vector<16xi1>, vector<16xf32>
            %477 = arith.muli %426, %c5 : index
            %478 = arith.addi %477, %c20 : index
            vector.store %476, %12[%478] : memref<?xf32>, vector<16xf32>
            %479 = arith.addf %473, %476 : vector<16xf32>
            %480 = memref.load %7[%426] : memref<?xf32>
            %481 = wave.reduce "add" %479 : vector<16xf32>
            %482 = math.fma %480, %455, %481 : f32
            memref.store %453, %6[%426] : memref<?xf32>
            memref.store %482, %7[%426] : memref<?xf32>
            memref.store %455, %10[%426] : memref<?xf32>
          }
          %483 = arith.subi %39, %104 : index
          %484 = arith.minsi %483, %c5 : index
          scf.for %485 = %c17 to %33 step %c7 {
            %486 = arith.addi %485, %c17 : index
            %487 = memref.load %10[%486] : memref<?xf32>
            %488 = vector.broadcast %487 : f32 to vector<16xf32>
            %489 = arith.addi %485, %c17 : index
            %490 = arith.muli %489, %c4 : index
            %491 = arith.addi %490, %c17 : index
            %492 = vector.load %9[%491] : memref<?xf32>, vector<16xf32>
            %493 = arith.mulf %492, %488 : vector<16xf32>
            %494 = arith.addi %485, %c17 : index
            %495 = arith.muli %494, %c4 : index
            %496 = arith.addi %495, %c18 : index
            %497 = vector.load %9[%496] : memref<?xf32>, vector<16xf32>
            %498 = arith.mulf %497, %488 : vector<16xf32>
            %499 = arith.addi %485, %c17 : index
            %500 = arith.muli %499, %c4 : index
            %501 = arith.addi %500, %c19 : index
            %502 = vector.load %9[%501] : memref<?xf32>, vector<16xf32>
            %503 = arith.mulf %502, %488 : vector<16xf32>
            %504 = arith.addi %485, %c17 : index
            %505 = arith.muli %504, %c4 : index
            %506 = arith.addi %505, %c20 : index
            %507 = vector.load %9[%506] : memref<?xf32>, vector<16xf32>
            %508 = arith.mulf %507, %488 : vector<16xf32>
            %509 = arith.addi %485, %c10 : index
            %510 = memref.load %10[%509] : memref<?xf32>
            %511 = vector.broadcast %510 : f32 to vector<16xf32>
            %512 = arith.addi %485, %c10 : index
            %513 = arith.muli %512, %c4 : index
            %514 = arith.addi %513, %c17 : index
            %515 = vector.load %9[%514] : memref<?xf32>, vector<16xf32>
            %516 = arith.mulf %515, %511 : vector<16xf32>
            %517 = arith.addi %485, %c10 : index
            %518 = arith.muli %517, %c4 : index
            %519 = arith.addi %518, %c18 : index
            %520 = vector.load %9[%519] : memref<?xf32>, vector<16xf32>
            %521 = arith.mulf %520, %511 : vector<16xf32>
            %522 = arith.addi %485, %c10 : index
            %523 = arith.muli %522, %c4 : index
            %524 = arith.addi %523, %c19 : index
            %525 = vector.load %9[%524] : memref<?xf32>, vector<16xf32>
            %526 = arith.mulf %525, %511 : vector<16xf32>
            %527 = arith.addi %485, %c10 : index
            %528 = arith.muli %527, %c4 : index
            %529 = arith.addi %528, %c20 : index
            %530 = vector.load %9[%529] : memref<?xf32>, vector<16xf32>
            %531 = arith.mulf %530, %511 : vector<16xf32>
            %541:8 = scf.for %532 = %c17 to %484 step %c10 iter_args(%533 = %493, %534 = %498, %535 = %503, %536 = %508, %537 = %516, %538 = %521, %539 = %526, %540 = %531) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %542 = arith.muli %532, %c4 : index
              %543 = arith.addi %542, %c17 : index
              %544 = vector.load %14[%543] : memref<?xf32>, vector<16xf32>
              %545 = arith.muli %532, %c4 : index
              %546 = arith.addi %545, %c18 : index
              %547 = vector.load %14[%546] : memref<?xf32>, vector<16xf32>
              %548 = arith.muli %532, %c4 : index
              %549 = arith.addi %548, %c19 : index
              %550 = vector.load %14[%549] : memref<?xf32>, vector<16xf32>
              %551 = arith.muli %532, %c4 : index
              %552 = arith.addi %551, %c20 : index
              %553 = vector.load %14[%552] : memref<?xf32>, vector<16xf32>
              %554 = arith.addi %485, %c17 : index
              %555 = arith.muli %554, %c5 : index
              %556 = arith.addi %555, %532 : index
              %557 = memref.load %12[%556] : memref<?xf32>
              %558 = vector.broadcast %557 : f32 to vector<16xf32>
              %559 = math.fma %558, %544, %533 : vector<16xf32>
              %560 = math.fma %558, %547, %534 : vector<16xf32>
              %561 = math.fma %558, %550, %535 : vector<16xf32>
              %562 = math.fma %558, %553, %536 : vector<16xf32>
              %563 = arith.addi %485, %c10 : index
              %564 = arith.muli %563, %c5 : index
              %565 = arith.addi %564, %532 : index
              %566 = memref.load %12[%565] : memref<?xf32>
              %567 = vector.broadcast %566 : f32 to vector<16xf32>
              %568 = math.fma %567, %544, %537 : vector<16xf32>
              %569 = math.fma %567, %547, %538 : vector<16xf32>
              %570 = math.fma %567, %550, %539 : vector<16xf32>
              %571 = math.fma %567, %553, %540 : vector<16xf32>
              scf.yield %559, %560, %561, %562, %568, %569, %570, %571 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %572 = arith.addi %485, %c17 : index
            %573 = arith.muli %572, %c4 : index
            %574 = arith.addi %573, %c17 : index
            vector.store %541#0, %9[%574] : memref<?xf32>, vector<16xf32>
            %575 = arith.addi %485, %c17 : index
            %576 = arith.muli %575, %c4 : index
            %577 = arith.addi %576, %c18 : index
            vector.store %541#1, %9[%577] : memref<?xf32>, vector<16xf32>
            %578 = arith.addi %485, %c17 : index
            %579 = arith.muli %578, %c4 : index
            %580 = arith.addi %579, %c19 : index
            vector.store %541#2, %9[%580] : memref<?xf32>, vector<16xf32>
            %581 = arith.addi %485, %c17 : index
            %582 = arith.muli %581, %c4 : index
            %583 = arith.addi %582, %c20 : index
            vector.store %541#3, %9[%583] : memref<?xf32>, vector<16xf32>
            %584 = arith.addi %485, %c10 : index
            %585 = arith.muli %584, %c4 : index
            %586 = arith.addi %585, %c17 : index
            vector.store %541#4, %9[%586] : memref<?xf32>, vector<16xf32>
            %587 = arith.addi %485, %c10 : index
            %588 = arith.muli %587, %c4 : index
            %589 = arith.addi %588, %c18 : index
            vector.store %541#5, %9[%589] : memref<?xf32>, vector<16xf32>
            %590 = arith.addi %485, %c10 : index
            %591 = arith.muli %590, %c4 : index
            %592 = arith.addi %591, %c19 : index
            vector.store %541#6, %9[%592] : memref<?xf32>, vector<16xf32>
            %593 = arith.addi %485, %c10 : index
            %594 = arith.muli %593, %c4 : index
            %595 = arith.addi %594, %c20 : index
            vector.store %541#7, %9[%595] : memref<?xf32>, vector<16xf32>
            %596 = arith.addi %485, %c17 : index
            %597 = memref.load %10[%596] : memref<?xf32>
            %598 = vector.broadcast %597 : f32 to vector<16xf32>
            %599 = arith.addi %485, %c17 : index
            %600 = arith.muli %599, %c4 : index
            %601 = arith.addi %600, %c5 : index
            %602 = vector.load %9[%601] : memref<?xf32>, vector<16xf32>
            %603 = arith.mulf %602, %598 : vector<16xf32>
            %604 = arith.addi %485, %c17 : index
            %605 = arith.muli %604, %c4 : index
            %606 = arith.addi %605, %c21 : index
            %607 = vector.load %9[%606] : memref<?xf32>, vector<16xf32>
            %608 = arith.mulf %607, %598 : vector<16xf32>
            %609 = arith.addi %485, %c10 : index
            %610 = memref.load %10[%609] : memref<?xf32>
            %611 = vector.broadcast %610 : f32 to vector<16xf32>
            %612 = arith.addi %485, %c10 : index
            %613 = arith.muli %612, %c4 : index
            %614 = arith.addi %613, %c5 : index
            %615 = vector.load %9[%614] : memref<?xf32>, vector<16xf32>
            %616 = arith.mulf %615, %611 : vector<16xf32>
            %617 = arith.addi %485, %c10 : index
            %618 = arith.muli %617, %c4 : index
            %619 = arith.addi %618, %c21 : index
            %620 = vector.load %9[%619] : memref<?xf32>, vector<16xf32>
            %621 = arith.mulf %620, %611 : vector<16xf32>
            %627:4 = scf.for %622 = %c17 to %484 step %c10 iter_args(%623 = %603, %624 = %608, %625 = %616, %626 = %621) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %628 = arith.muli %622, %c4 : index
              %629 = arith.addi %628, %c5 : index
              %630 = vector.load %14[%629] : memref<?xf32>, vector<16xf32>
              %631 = arith.muli %622, %c4 : index
              %632 = arith.addi %631, %c21 : index
              %633 = vector.load %14[%632] : memref<?xf32>, vector<16xf32>
              %634 = arith.addi %485, %c17 : index
              %635 = arith.muli %634, %c5 : index
              %636 = arith.addi %635, %622 : index
              %637 = memref.load %12[%636] : memref<?xf32>
              %638 = vector.broadcast %637 : f32 to vector<16xf32>
              %639 = math.fma %638, %630, %623 : vector<16xf32>
              %640 = math.fma %638, %633, %624 : vector<16xf32>
              %641 = arith.addi %485, %c10 : index
              %642 = arith.muli %641, %c5 : index
              %643 = arith.addi %642, %622 : index
              %644 = memref.load %12[%643] : memref<?xf32>
              %645 = vector.broadcast %644 : f32 to vector<16xf32>
              %646 = math.fma %645, %630, %625 : vector<16xf32>
              %647 = math.fma %645, %633, %626 : vector<16xf32>
              scf.yield %639, %640, %646, %647 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %648 = arith.addi %485, %c17 : index
            %649 = arith.muli %648, %c4 : index
            %650 = arith.addi %649, %c5 : index
            vector.store %627#0, %9[%650] : memref<?xf32>, vector<16xf32>
            %651 = arith.addi %485, %c17 : index
            %652 = arith.muli %651, %c4 : index
            %653 = arith.addi %652, %c21 : index
            vector.store %627#1, %9[%653] : memref<?xf32>, vector<16xf32>
            %654 = arith.addi %485, %c10 : index
            %655 = arith.muli %654, %c4 : index
            %656 = arith.addi %655, %c5 : index
            vector.store %627#2, %9[%656] : memref<?xf32>, vector<16xf32>
            %657 = arith.addi %485, %c10 : index
            %658 = arith.muli %657, %c4 : index
            %659 = arith.addi %658, %c21 : index
            vector.store %627#3, %9[%659] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %660 = %c17 to %30 step %c10 {
          %661 = arith.subi %30, %c10 : index
          %662 = arith.minsi %660, %661 : index
          %663 = arith.divui %662, %groupSize : index
          %664 = arith.addi %21, %663 : index
          %665 = arith.muli %3, %groupSize : index
          %666 = arith.remui %662, %groupSize : index
          %667 = arith.addi %665, %666 : index
          %668 = arith.muli %664, %heads : index
          %669 = arith.addi %668, %667 : index
          %670 = arith.muli %669, %ranges : index
          %671 = arith.addi %670, %87 : index
          %672 = arith.muli %671, %c35 : index
          %673 = arith.muli %660, %c4 : index
          %674 = arith.addi %673, %c17 : index
          %675 = vector.load %9[%674] : memref<?xf32>, vector<16xf32>
          %676 = arith.addi %672, %c17 : index
          vector.store %675, %out[%676] : memref<?xf32>, vector<16xf32>
          %677 = arith.muli %660, %c4 : index
          %678 = arith.addi %677, %c18 : index
          %679 = vector.load %9[%678] : memref<?xf32>, vector<16xf32>
          %680 = arith.addi %672, %c18 : index
          vector.store %679, %out[%680] : memref<?xf32>, vector<16xf32>
          %681 = arith.muli %660, %c4 : index
          %682 = arith.addi %681, %c19 : index
          %683 = vector.load %9[%682] : memref<?xf32>, vector<16xf32>
          %684 = arith.addi %672, %c19 : index
          vector.store %683, %out[%684] : memref<?xf32>, vector<16xf32>
          %685 = arith.muli %660, %c4 : index
          %686 = arith.addi %685, %c20 : index
          %687 = vector.load %9[%686] : memref<?xf32>, vector<16xf32>
          %688 = arith.addi %672, %c20 : index
          vector.store %687, %out[%688] : memref<?xf32>, vector<16xf32>
          %689 = arith.muli %660, %c4 : index
          %690 = arith.addi %689, %c5 : index
          %691 = vector.load %9[%690] : memref<?xf32>, vector<16xf32>
          %692 = arith.addi %672, %c5 : index
          vector.store %691, %out[%692] : memref<?xf32>, vector<16xf32>
          %693 = arith.muli %660, %c4 : index
          %694 = arith.addi %693, %c21 : index
          %695 = vector.load %9[%694] : memref<?xf32>, vector<16xf32>
          %696 = arith.addi %672, %c21 : index
          vector.store %695, %out[%696] : memref<?xf32>, vector<16xf32>
          %697 = memref.load %6[%660] : memref<?xf32>
          %698 = arith.addi %672, %c4 : index
          memref.store %697, %out[%698] : memref<?xf32>
          %699 = memref.load %7[%660] : memref<?xf32>
          %700 = arith.addi %672, %c4 : index
          %701 = arith.addi %700, %c10 : index
          memref.store %699, %out[%701] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
