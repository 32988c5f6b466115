// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %2 = wave.block 0
  %3 = arith.remui %2, %kvHeads : index
  %4 = arith.muli %queriesMax, %c4 : index
  %5 = wave.scratch %4 : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %queriesMax : memref<?xf32>
  %8 = arith.muli %queriesMax, %c4 : index
  %9 = wave.scratch %8 : memref<?xf32>
  %10 = wave.scratch %queriesMax : memref<?xf32>
  %11 = arith.muli %queriesMax, %c4 : index
  %12 = wave.scratch %11 : memref<?xf32>
  %13 = wave.scratch %c5 : memref<?xf32>
  %14 = wave.scratch %c5 : memref<?xf32>
  %15 = memref.load %step[%c6] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c8 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c9 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c6 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c12 : index
    %32 = arith.divui %31, %c8 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c9 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c9 : index
    %40 = wave.block 1
    %41 = arith.addi %39, %c14 : index
    %42 = arith.divui %41, %c15 : index
    %43 = arith.cmpi slt, %40, %42 : index
    scf.if %43 {
      %44 = memref.load %scales[%3] : memref<?xf32>
      %45 = vector.broadcast %44 : f32 to vector<16xf32>
      scf.for %46 = %c16 to %33 step %c9 {
        %47 = arith.subi %30, %c9 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.divui %48, %groupSize : index
        %50 = arith.addi %21, %49 : index
        %51 = arith.muli %3, %groupSize : index
        %52 = arith.remui %48, %groupSize : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %50, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c4 : index
        %57 = arith.addi %56, %c16 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %45 : vector<16xf32>
        %60 = arith.muli %46, %c4 : index
        %61 = arith.addi %60, %c16 : index
        vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %56, %c17 : index
        %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.mulf %63, %45 : vector<16xf32>
        %65 = arith.muli %46, %c4 : index
        %66 = arith.addi %65, %c17 : index
        vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %56, %c18 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %45 : vector<16xf32>
        %70 = arith.muli %46, %c4 : index
        %71 = arith.addi %70, %c18 : index
        vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %56, %c19 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %45 : vector<16xf32>
        %75 = arith.muli %46, %c4 : index
        %76 = arith.addi %75, %c19 : index
        vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
      }
      scf.for %77 = %40 to %42 step %slots {
        %78 = arith.muli %77, %c15 : index
        scf.for %79 = %c16 to %33 step %c9 {
          memref.store %c22, %6[%79] : memref<?xf32>
          memref.store %c23, %7[%79] : memref<?xf32>
          %80 = arith.muli %79, %c4 : index
          %81 = arith.addi %80, %c16 : index
          vector.store %c21, %9[%81] : memref<?xf32>, vector<16xf32>
          %82 = arith.muli %79, %c4 : index
          %83 = arith.addi %82, %c17 : index
          vector.store %c21, %9[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.muli %79, %c4 : index
          %85 = arith.addi %84, %c18 : index
          vector.store %c21, %9[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.muli %79, %c4 : index
          %87 = arith.addi %86, %c19 : index
          vector.store %c21, %9[%87] : memref<?xf32>, vector<16xf32>
        }
        %88 = arith.addi %78, %c15 : index
        %89 = arith.minsi %88, %39 : index
        scf.for %90 = %78 to %89 step %c4 {
          scf.for %91 = %c16 to %c8 step %c9 {
            %92 = arith.muli %91, %c17 : index
            %93 = arith.addi %90, %92 : index
            %94 = arith.cmpi slt, %93, %39 : index
            scf.if %94 {
              %95 = arith.divui %93, %c17 : index
              %96 = arith.addi %29, %95 : index
              %97 = memref.load %step[%96] : memref<?xi32>
              %98 = arith.index_cast %97 : i32 to index
              %99 = arith.muli %98, %pageBytes : index
              %100 = arith.muli %3, %c25 : index
              %101 = arith.addi %99, %100 : index
              scf.for %102 = %c16 to %c4 step %c9 {
                %103 = arith.muli %102, %c17 : index
                %104 = arith.addi %101, %103 : index
                %105 = vector.load %kv[%104] : memref<?xi8>, vector<16xi8>
                %106 = arith.muli %102, %c4 : index
                %107 = arith.muli %91, %c17 : index
                %108 = arith.addi %106, %107 : index
                %109 = wave.fp8_decode "e5m2" %105 : vector<16xi8> -> vector<16xf32>
                vector.store %109, %13[%108] : memref<?xf32>, vector<16xf32>
              }
              %110 = arith.addi %101, %c26 : index
              scf.for %111 = %c16 to %c17 step %c9 {
                %112 = arith.addi %93, %111 : index
                %113 = arith.cmpi slt, %112, %39 : index
                %114 = arith.muli %111, %c4 : index
                %115 = arith.addi %110, %114 : index
                %116 = arith.addi %115, %c16 : index
                %117 = vector.load %kv[%116] : memref<?xi8>, vector<16xi8>
                %118 = wave.fp8_decode "e5m2" %117 : vector<16xi8> -> vector<16xf32>
                %119 = arith.select %113, %118, %c21 : vector<16xf32>
                %120 = arith.muli %91, %c17 : index
                %121 = arith.addi %120, %111 : index
                %122 = arith.muli %121, %c4 : index
                %123 = arith.addi %122, %c16 : index
                vector.store %119, %14[%123] : memref<?xf32>, vector<16xf32>
                %124 = arith.muli %111, %c4 : index
                %125 = arith.addi %110, %124 : index
                %126 = arith.addi %125, %c17 : index
                %127 = vector.load %kv[%126] : memref<?xi8>, vector<16xi8>
                %128 = wave.fp8_decode "e5m2" %127 : vector<16xi8> -> vector<16xf32>
                %129 = arith.select %113, %128, %c21 : vector<16xf32>
                %130 = arith.muli %91, %c17 : index
                %131 = arith.addi %130, %111 : index
                %132 = arith.muli %131, %c4 : index
                %133 = arith.addi %132, %c17 : index
                vector.store %129, %14[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.muli %111, %c4 : index
                %135 = arith.addi %110, %134 : index
                %136 = arith.addi %135, %c18 : index
                %137 = vector.load %kv[%136] : memref<?xi8>, vector<16xi8>
                %138 = wave.fp8_decode "e5m2" %137 : vector<16xi8> -> vector<16xf32>
                %139 = arith.select %113, %138, %c21 : vector<16xf32>
                %140 = arith.muli %91, %c17 : index
                %141 = arith.addi %140, %111 : index
                %142 = arith.muli %141, %c4 : index
                %143 = arith.addi %142, %c18 : index
                vector.store %139, %14[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.muli %111, %c4 : index
                %145 = arith.addi %110, %144 : index
                %146 = arith.addi %145, %c19 : index
                %147 = vector.load %kv[%146] : memref<?xi8>, vector<16xi8>
                %148 = wave.fp8_decode "e5m2" %147 : vector<16xi8> -> vector<16xf32>
                %149 = arith.select %113, %148, %c21 : vector<16xf32>
                %150 = arith.muli %91, %c17 : index
                %151 = arith.addi %150, %111 : index
                %152 = arith.muli %151, %c4 : index
                %153 = arith.addi %152, %c19 : index
                vector.store %149, %14[%153] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %154 = %c16 to %33 step %c8 {
            %172:16 = scf.for %155 = %c16 to %c4 step %c9 iter_args(%156 = %c21, %157 = %c21, %158 = %c21, %159 = %c21, %160 = %c21, %161 = %c21, %162 = %c21, %163 = %c21, %164 = %c21, %165 = %c21, %166 = %c21, %167 = %c21, %168 = %c21, %169 = %c21, %170 = %c21, %171 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %173 = arith.muli %155, %c4 : index
              %174 = arith.addi %173, %c16 : index
              %175 = vector.load %13[%174] : memref<?xf32>, vector<16xf32>
              %176 = arith.muli %155, %c4 : index
              %177 = arith.addi %176, %c17 : index
              %178 = vector.load %13[%177] : memref<?xf32>, vector<16xf32>
              %179 = arith.muli %155, %c4 : index
              %180 = arith.addi %179, %c18 : index
              %181 = vector.load %13[%180] : memref<?xf32>, vector<16xf32>
              %182 = arith.muli %155, %c4 : index
              %183 = arith.addi %182, %c19 : index
              %184 = vector.load %13[%183] : memref<?xf32>, vector<16xf32>
              %185 = arith.addi %154, %c16 : index
              %186 = arith.muli %185, %c4 : index
              %187 = arith.addi %186, %155 : index
              %188 = memref.load %5[%187] : memref<?xf32>
              %189 = vector.broadcast %188 : f32 to vector<16xf32>
              %190 = math.fma %189, %175, %156 : vector<16xf32>
              %191 = math.fma %189, %178, %157 : vector<16xf32>
              %192 = math.fma %189, %181, %158 : vector<16xf32>
              %193 = math.fma %189, %184, %159 : vector<16xf32>
              %194 = arith.addi %154, %c9 : index
              %195 = arith.muli %194, %c4 : index
              %196 = arith.addi %195, %155 : index
              %197 = memref.load %5[%196] : memref<?xf32>
              %198 = vector.broadcast %197 : f32 to vector<16xf32>
              %199 = math.fma %198, %175, %160 : vector<16xf32>
              %200 = math.fma %198, %178, %161 : vector<16xf32>
              %201 = math.fma %198, %181, %162 : vector<16xf32>
              %202 = math.fma %198, %184, %163 : vector<16xf32>
              %203 = arith.addi %154, %c6 : index
              %204 = arith.muli %203, %c4 : index
              %205 = arith.addi %204, %155 : index
              %206 = memref.load %5[%205] : memref<?xf32>
              %207 = vector.broadcast %206 : f32 to vector<16xf32>
              %208 = math.fma %207, %175, %164 : vector<16xf32>
              %209 = math.fma %207, %178, %165 : vector<16xf32>
              %210 = math.fma %207, %181, %166 : vector<16xf32>
              %211 = math.fma %207, %184, %167 : vector<16xf32>
              %212 = arith.addi %154, %c12 : index
              %213 = arith.muli %212, %c4 : index
              %214 = arith.addi %213, %155 : index
              %215 = memref.load %5[%214] : memref<?xf32>
              %216 = vector.broadcast %215 : f32 to vector<16xf32>
              %217 = math.fma %216, %175, %168 : vector<16xf32>
              %218 = math.fma %216, %178, %169 : vector<16xf32>
              %219 = math.fma %216, %181, %170 : vector<16xf32>
              %220 = math.fma %216, %184, %171 : vector<16xf32>
              scf.yield %190, %191, %192, %193, %199, %200, %201, %202, %208, %209, %210, %211, %217, %218, %219, %220 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %221 = arith.addi %154, %c16 : index
            %222 = arith.subi %30, %c9 : index
            %223 = arith.minsi %221, %222 : index
            %224 = arith.divui %223, %groupSize : index
            %225 = arith.addi %21, %224 : index
            %226 = arith.muli %3, %groupSize : index
            %227 = arith.remui %223, %groupSize : index
            %228 = arith.addi %226, %227 : index
            %229 = arith.addi %positionsAt, %225 : index
            %230 = memref.load %step[%229] : memref<?xi32>
            %231 = arith.index_cast %230 : i32 to index
            %232 = arith.subi %231, %90 : index
            %233 = arith.index_cast %232 : index to i32
            %234 = vector.broadcast %233 : i32 to vector<16xi32>
            %235 = arith.cmpi sle, %c27, %234 : vector<16xi32>
            %236 = arith.select %235, %172#0, %c28 : vector<16xi1>, vector<16xf32>
            %237 = arith.cmpi sle, %c29, %234 : vector<16xi32>
            %238 = arith.select %237, %172#1, %c28 : vector<16xi1>, vector<16xf32>
            %239 = arith.cmpi sle, %c30, %234 : vector<16xi32>
            %240 = arith.select %239, %172#2, %c28 : vector<16xi1>, vector<16xf32>
            %241 = arith.cmpi sle, %c31, %234 : vector<16xi32>
            %242 = arith.select %241, %172#3, %c28 : vector<16xi1>, vector<16xf32>
            %243 = arith.maximumf %236, %238 : vector<16xf32>
            %244 = arith.maximumf %243, %240 : vector<16xf32>
            %245 = arith.maximumf %244, %242 : vector<16xf32>
            %246 = memref.load %6[%221] : memref<?xf32>
            %247 = wave.reduce "max" %245 : vector<16xf32>
            %248 = arith.maximumf %246, %247 : f32
            %249 = arith.subf %246, %248 : f32
            %250 = wave.exp2 %249 : f32
            %251 = vector.broadcast %248 : f32 to vector<16xf32>
            %252 = arith.subf %236, %251 : vector<16xf32>
            %253 = wave.exp2 %252 : vector<16xf32>
            %254 = arith.select %235, %253, %c21 : vector<16xi1>, vector<16xf32>
            %255 = arith.muli %221, %c4 : index
            %256 = arith.addi %255, %c16 : index
            vector.store %254, %12[%256] : memref<?xf32>, vector<16xf32>
            %257 = arith.subf %238, %251 : vector<16xf32>
            %258 = wave.exp2 %257 : vector<16xf32>
            %259 = arith.select %237, %258, %c21 : vector<16xi1>, vector<16xf32>
            %260 = arith.muli %221, %c4 : index
            %261 = arith.addi %260, %c17 : index
            vector.store %259, %12[%261] : memref<?xf32>, vector<16xf32>
            %262 = arith.addf %254, %259 : vector<16xf32>
            %263 = arith.subf %240, %251 : vector<16xf32>
            %264 = wave.exp2 %263 : vector<16xf32>
            %265 = arith.select %239, %264, %c21 : vector<16xi1>, vector<16xf32>
            %266 = arith.muli %221, %c4 : index
            %267 = arith.addi %266, %c18 : index
            vector.store %265, %12[%267] : memref<?xf32>, vector<16xf32>
            %268 = arith.addf %262, %265 : vector<16xf32>
            %269 = arith.subf %242, %251 : vector<16xf32>
            %270 = wave.exp2 %269 : vector<16xf32>
            %271 = arith.select %241, %270, %c21 : vector<16xi1>, vector<16xf32>
            %272 = arith.muli %221, %c4 : index
            %273 = arith.addi %272, %c19 : index
            vector.store %271, %12[%273] : memref<?xf32>, vector<16xf32>
            %274 = arith.addf %268, %271 : vector<16xf32>
            %275 = memref.load %7[%221] : memref<?xf32>
            %276 = wave.reduce "add" %274 : vector<16xf32>
            %277 = math.fma %275, %250, %276 : f32
            memref.store %248, %6[%221] : memref<?xf32>
            memref.store %277, %7[%221] : memref<?xf32>
            memref.store %250, %10[%221] : memref<?xf32>
            %278 = arith.addi %154, %c9 : index
            %279 = arith.subi %30, %c9 : index
            %280 = arith.minsi %278, %279 : index
            %281 = arith.divui %280, %groupSize : index
            %282 = arith.addi %21, %281 : index
            %283 = arith.muli %3, %groupSize : index
            %284 = arith.remui %280, %groupSize : index
            %285 = arith.addi %283, %284 : index
            %286 = arith.addi %positionsAt, %282 : index
            %287 = memref.load %step[%286] : memref<?xi32>
            %288 = arith.index_cast %287 : i32 to index
            %289 = arith.subi %288, %90 : index
            %290 = arith.index_cast %289 : index to i32
            %291 = vector.broadcast %290 : i32 to vector<16xi32>
            %292 = arith.cmpi sle, %c27, %291 : vector<16xi32>
            %293 = arith.select %292, %172#4, %c28 : vector<16xi1>, vector<16xf32>
            %294 = arith.cmpi sle, %c29, %291 : vector<16xi32>
            %295 = arith.select %294, %172#5, %c28 : vector<16xi1>, vector<16xf32>
            %296 = arith.cmpi sle, %c30, %291 : vector<16xi32>
            %297 = arith.select %296, %172#6, %c28 : vector<16xi1>, vector<16xf32>
            %298 = arith.cmpi sle, %c31, %291 : vector<16xi32>
            %299 = arith.select %298, %172#7, %c28 : vector<16xi1>, vector<16xf32>
            %300 = arith.maximumf %293, %295 : vector<16xf32>
            %301 = arith.maximumf %300, %297 : vector<16xf32>
            %302 = arith.maximumf %301, %299 : vector<16xf32>
            %303 = memref.load %6[%278] : memref<?xf32>
            %304 = wave.reduce "max" %302 : vector<16xf32>
            %305 = arith.maximumf %303, %304 : f32
            %306 = arith.subf %303, %305 : f32
            %307 = wave.exp2 %306 : f32
            %308 = vector.broadcast %305 : f32 to vector<16xf32>
            %309 = arith.subf %293, %308 : vector<16xf32>
            %310 = wave.exp2 %309 : vector<16xf32>
            %311 = arith.select %292, %310, %c21 : vector<16xi1>, vector<16xf32>
            %312 = arith.muli %278, %c4 : index
            %313 = arith.addi %312, %c16 : index
            vector.store %311, %12[%313] : memref<?xf32>, vector<16xf32>
            %314 = arith.subf %295, %308 : vector<16xf32>
            %315 = wave.exp2 %314 : vector<16xf32>
            %316 = arith.select %294, %315, %c21 : vector<16xi1>, vector<16xf32>
            %317 = arith.muli %278, %c4 : index
            %318 = arith.addi %317, %c17 : index
            vector.store %316, %12[%318] : memref<?xf32>, vector<16xf32>
            %319 = arith.addf %311, %316 : vector<16xf32>
            %320 = arith.subf %297, %308 : vector<16xf32>
            %321 = wave.exp2 %320 : vector<16xf32>
            %322 = arith.select %296, %321, %c21 : vector<16xi1>, vector<16xf32>
            %323 = arith.muli %278, %c4 : index
            %324 = arith.addi %323, %c18 : index
            vector.store %322, %12[%324] : memref<?xf32>, vector<16xf32>
            %325 = arith.addf %319, %322 : vector<16xf32>
            %326 = arith.subf %299, %308 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %298, %327, %c21 : vector<16xi1>, vector<16xf32>
            %329 = arith.muli %278, %c4 : index
            %330 = arith.addi %329, %c19 : index
            vector.store %328, %12[%330] : memref<?xf32>, vector<16xf32>
            %331 = arith.addf %325, %328 : vector<16xf32>
            %332 = memref.load %7[%278] : memref<?xf32>
            %333 = wave.reduce "add" %331 : vector<16xf32>
            %334 = math.fma %332, %307, %333 : f32
            memref.store %305, %6[%278] : memref<?xf32>
            memref.store %334, %7[%278] : memref<?xf32>
            memref.store %307, %10[%278] : memref<?xf32>
            %335 = arith.addi %154, %c6 : index
            %336 = arith.subi %30, %c9 : index
            %337 = arith.minsi %335, %336 : index
            %338 = arith.divui %337, %groupSize : index
            %339 = arith.addi %21, %338 : index
            %340 = arith.muli %3, %groupSize : index
            %341 = arith.remui %337, %groupSize : index
            %342 = arith.addi %340, %341 : index
            %343 = arith.addi %positionsAt, %339 : index
            %344 = memref.load %step[%343] : memref<?xi32>
            %345 = arith.index_cast %344 : i32 to index
            %346 = arith.subi %345, %90 : index
            %347 = arith.index_cast %346 : index to i32
            %348 = vector.broadcast %347 : i32 to vector<16xi32>
            %349 = arith.cmpi sle, %c27, %348 : vector<16xi32>
            %350 = arith.select %349, %172#8, %c28 : vector<16xi1>, vector<16xf32>
            %351 = arith.cmpi sle, %c29, %348 : vector<16xi32>
            %352 = arith.select %351, %172#9, %c28 : vector<16xi1>, vector<16xf32>
            %353 = arith.cmpi sle, %c30, %348 : vector<16xi32>
            %354 = arith.select %353, %172#10, %c28 : vector<16xi1>, vector<16xf32>
            %355 = arith.cmpi sle, %c31, %348 : vector<16xi32>
            %356 = arith.select %355, %172#11, %c28 : vector<16xi1>, vector<16xf32>
            %357 = arith.maximumf %350, %352 : vector<16xf32>
            %358 = arith.maximumf %357, %354 : vector<16xf32>
            %359 = arith.maximumf %358, %356 : vector<16xf32>
            %360 = memref.load %6[%335] : memref<?xf32>
            %361 = wave.reduce "max" %359 : vector<16xf32>
            %362 = arith.maximumf %360, %361 : f32
            %363 = arith.subf %360, %362 : f32
            %364 = wave.exp2 %363 : f32
            %365 = vector.broadcast %362 : f32 to vector<16xf32>
            %366 = arith.subf %350, %365 : vector<16xf32>
            %367 = wave.exp2 %366 : vector<16xf32>
            %368 = arith.select %349, %367, %c21 : vector<16xi1>, vector<16xf32>
            %369 = arith.muli %335, %c4 : index
            %370 = arith.addi %369, %c16 : index
            vector.store %368, %12[%370] : memref<?xf32>, vector<16xf32>
            %371 = arith.subf %352, %365 : vector<16xf32>
            %372 = wave.exp2 %371 : vector<16xf32>
            %373 = arith.select %351, %372, %c21 : vector<16xi1>, vector<16xf32>
            %374 = arith.muli %335, %c4 : index
            %375 = arith.addi %374, %c17 : index
            vector.store %373, %12[%375] : memref<?xf32>, vector<16xf32>
            %376 = arith.addf %368, %373 : vector<16xf32>
            %377 = arith.subf %354, %365 : vector<16xf32>
            %378 = wave.exp2 %377 : vector<16xf32>
            %379 = arith.select %353, %378, %c21 : vector<16xi1>, vector<16xf32>
            %380 = arith.muli %335, %c4 : index
            %381 = arith.addi %380, %c18 : index
            vector.store %379, %12[%381] : memref<?xf32>, vector<16xf32>
            %382 = arith.addf %376, %379 : vector<16xf32>
            %383 = arith.subf %356, %365 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %355, %384, %c21 : vector<16xi1>, vector<16xf32>
            %386 = arith.muli %335, %c4 : index
            %387 = arith.addi %386, %c19 : index
            vector.store %385, %12[%387] : memref<?xf32>, vector<16xf32>
            %388 = arith.addf %382, %385 : vector<16xf32>
            %389 = memref.load %7[%335] : memref<?xf32>
            %390 = wave.reduce "add" %388 : vector<16xf32>
            %391 = math.fma %389, %364, %390 : f32
            memref.store %362, %6[%335] : memref<?xf32>
            memref.store %391, %7[%335] : memref<?xf32>
            memref.store %364, %10[%335] : memref<?xf32>
            %392 = arith.addi %154, %c12 : index
            %393 = arith.subi %30, %c9 : index
            %394 = arith.minsi %392, %393 : index
            %395 = arith.divui %394, %groupSize : index
            %396 = arith.addi %21, %395 : index
            %397 = arith.muli %3, %groupSize : index
            %398 = arith.remui %394, %groupSize : index
            %399 = arith.addi %397, %398 : index
            %400 = arith.addi %positionsAt, %396 : index
            %401 = memref.load %step[%400] : memref<?xi32>
            %402 = arith.index_cast %401 : i32 to index
            %403 = arith.subi %402, %90 : index
            %404 = arith.index_cast %403 : index to i32
            %405 = vector.broadcast %404 : i32 to vector<16xi32>
            %406 = arith.cmpi sle, %c27, %405 : vector<16xi32>
            %407 = arith.select %406, %172#12, %c28 : vector<16xi1>, vector<16xf32>
            %408 = arith.cmpi sle, %c29, %405 : vector<16xi32>
            %409 = arith.select %408, %172#13, %c28 : vector<16xi1>, vector<16xf32>
            %410 = arith.cmpi sle, %c30, %405 : vector<16xi32>
            %411 = arith.select %410, %172#14, %c28 : vector<16xi1>, vector<16xf32>
            %412 = arith.cmpi sle, %c31, %405 : vector<16xi32>
            %413 = arith.select %412, %172#15, %c28 : vector<16xi1>, vector<16xf32>
            %414 = arith.maximumf %407, %409 : vector<16xf32>
            %415 = arith.maximumf %414, %411 : vector<16xf32>
            %416 = arith.maximumf %415, %413 : vector<16xf32>
            %417 = memref.load %6[%392] : memref<?xf32>
            %418 = wave.reduce "max" %416 : vector<16xf32>
            %419 = arith.maximumf %417, %418 : f32
            %420 = arith.subf %417, %419 : f32
            %421 = wave.exp2 %420 : f32
            %422 = vector.broadcast %419 : f32 to vector<16xf32>
            %423 = arith.subf %407, %422 : vector<16xf32>
            %424 = wave.exp2 %423 : vector<16xf32>
            %425 = arith.select %406, %424, %c21 : vector<16xi1>, vector<16xf32>
            %426 = arith.muli %392, %c4 : index
            %427 = arith.addi %426, %c16 : index
            vector.store %425, %12[%427] : memref<?xf32>, vector<16xf32>
            %428 = arith.subf %409, %422 : vector<16xf32>
            %429 = wave.exp2 %428 : vector<16xf32>
            %430 = arith.select %408, %429, %c21 : vector<16xi1>, vector<16xf32>
            %431 = arith.muli %392, %c4 : index
            %432 = arith.addi %431, %c17 : index
            vector.store %430, %12[%432] : memref<?xf32>, vector<16xf32>
            %433 = arith.addf %425, %430 : vector<16xf32>
            %434 = arith.subf %411, %422 : vector<16xf32>
            %435 = wave.exp2 %434 : vector<16xf32>
            %436 = arith.select %410, %435, %c21 : vector<16xi1>, vector<16xf32>
            %437 = arith.muli %392, %c4 : index
            %438 = arith.addi %437, %c18 : index
            vector.store %436, %12[%438] : memref<?xf32>, vector<16xf32>
            %439 = arith.addf %433, %436 : vector<16xf32>
            %440 = arith.subf %413, %422 : vector<16xf32>
            %441 = wave.exp2 %440 : vector<16xf32>
            %442 = arith.select %412, %441, %c21 : vector<16xi1>, vector<16xf32>
            %443 = arith.muli %392, %c4 : index
            %444 = arith.addi %443, %c19 : index
            vector.store %442, %12[%444] : memref<?xf32>, vector<16xf32>
            %445 = arith.addf %439, %442 : vector<16xf32>
            %446 = memref.load %7[%392] : memref<?xf32>
            %447 = wave.reduce "add" %445 : vector<16xf32>
            %448 = math.fma %446, %421, %447 : f32
            memref.store %419, %6[%392] : memref<?xf32>
            memref.store %448, %7[%392] : memref<?xf32>
            memref.store %421, %10[%392] : memref<?xf32>
          }
          %449 = arith.subi %39, %90 : index
          %450 = arith.minsi %449, %c4 : index
          scf.for %451 = %c16 to %33 step %c6 {
            %452 = arith.addi %451, %c16 : index
            %453 = memref.load %10[%452] : memref<?xf32>
            %454 = vector.broadcast %453 : f32 to vector<16xf32>
            %455 = arith.addi %451, %c16 : index
            %456 = arith.muli %455, %c4 : index
            %457 = arith.addi %456, %c16 : index
            %458 = vector.load %9[%457] : memref<?xf32>, vector<16xf32>
            %459 = arith.mulf %458, %454 : vector<16xf32>
            %460 = arith.addi %451, %c16 : index
            %461 = arith.muli %460, %c4 : index
            %462 = arith.addi %461, %c17 : index
            %463 = vector.load %9[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.mulf %463, %454 : vector<16xf32>
            %465 = arith.addi %451, %c16 : index
            %466 = arith.muli %465, %c4 : index
            %467 = arith.addi %466, %c18 : index
            %468 = vector.load %9[%467] : memref<?xf32>, vector<16xf32>
            %469 = arith.mulf %468, %454 : vector<16xf32>
            %470 = arith.addi %451, %c16 : index
            %471 = arith.muli %470, %c4 : index
            %472 = arith.addi %471, %c19 : index
            %473 = vector.load %9[%472] : memref<?xf32>, vector<16xf32>
            %474 = arith.mulf %473, %454 : vector<16xf32>
            %475 = arith.addi %451, %c9 : index
            %476 = memref.load %10[%475] : memref<?xf32>
            %477 = vector.broadcast %476 : f32 to vector<16xf32>
            %478 = arith.addi %451, %c9 : index
            %479 = arith.muli %478, %c4 : index
            %480 = arith.addi %479, %c16 : index
            %481 = vector.load %9[%480] : memref<?xf32>, vector<16xf32>
            %482 = arith.mulf %481, %477 : vector<16xf32>
            %483 = arith.addi %451, %c9 : index
            %484 = arith.muli %483, %c4 : index
            %485 = arith.addi %484, %c17 : index
            %486 = vector.load %9[%485] : memref<?xf32>, vector<16xf32>
            %487 = arith.mulf %486, %477 : vector<16xf32>
            %488 = arith.addi %451, %c9 : index
            %489 = arith.muli %488, %c4 : index
            %490 = arith.addi %489, %c18 : index
            %491 = vector.load %9[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %477 : vector<16xf32>
            %493 = arith.addi %451, %c9 : index
            %494 = arith.muli %493, %c4 : index
            %495 = arith.addi %494, %c19 : index
            %496 = vector.load %9[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %477 : vector<16xf32>
            %507:8 = scf.for %498 = %c16 to %450 step %c9 iter_args(%499 = %459, %500 = %464, %501 = %469, %502 = %474, %503 = %482, %504 = %487, %505 = %492, %506 = %497) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %508 = arith.muli %498, %c4 : index
              %509 = arith.addi %508, %c16 : index
              %510 = vector.load %14[%509] : memref<?xf32>, vector<16xf32>
              %511 = arith.muli %498, %c4 : index
              %512 = arith.addi %511, %c17 : index
              %513 = vector.load %14[%512] : memref<?xf32>, vector<16xf32>
              %514 = arith.muli %498, %c4 : index
              %515 = arith.addi %514, %c18 : index
              %516 = vector.load %14[%515] : memref<?xf32>, vector<16xf32>
              %517 = arith.muli %498, %c4 : index
              %518 = arith.addi %517, %c19 : index
              %519 = vector.load %14[%518] : memref<?xf32>, vector<16xf32>
              %520 = arith.addi %451, %c16 : index
              %521 = arith.muli %520, %c4 : index
              %522 = arith.addi %521, %498 : index
              %523 = memref.load %12[%522] : memref<?xf32>
              %524 = vector.broadcast %523 : f32 to vector<16xf32>
              %525 = math.fma %524, %510, %499 : vector<16xf32>
              %526 = math.fma %524, %513, %500 : vector<16xf32>
              %527 = math.fma %524, %516, %501 : vector<16xf32>
              %528 = math.fma %524, %519, %502 : vector<16xf32>
              %529 = arith.addi %451, %c9 : index
              %530 = arith.muli %529, %c4 : index
              %531 = arith.addi %530, %498 : index
              %532 = memref.load %12[%531] : memref<?xf32>
              %533 = vector.broadcast %532 : f32 to vector<16xf32>
              %534 = math.fma %533, %510, %503 : vector<16xf32>
              %535 = math.fma %533, %513, %504 : vector<16xf32>
              %536 = math.fma %533, %516, %505 : vector<16xf32>
              %537 = math.fma %533, %519, %506 : vector<16xf32>
              scf.yield %525, %526, %527, %528, %534, %535, %536, %537 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %538 = arith.addi %451, %c16 : index
            %539 = arith.muli %538, %c4 : index
            %540 = arith.addi %539, %c16 : index
            vector.store %507#0, %9[%540] : memref<?xf32>, vector<16xf32>
            %541 = arith.addi %451, %c16 : index
            %542 = arith.muli %541, %c4 : index
            %543 = arith.addi %542, %c17 : index
            vector.store %507#1, %9[%543] : memref<?xf32>, vector<16xf32>
            %544 = arith.addi %451, %c16 : index
            %545 = arith.muli %544, %c4 : index
            %546 = arith.addi %545, %c18 : index
            vector.store %507#2, %9[%546] : memref<?xf32>, vector<16xf32>
            %547 = arith.addi %451, %c16 : index
            %548 = arith.muli %547, %c4 : index
            %549 = arith.addi %548, %c19 : index
            vector.store %507#3, %9[%549] : memref<?xf32>, vector<16xf32>
            %550 = arith.addi %451, %c9 : index
            %551 = arith.muli %550, %c4 : index
            %552 = arith.addi %551, %c16 : index
            vector.store %507#4, %9[%552] : memref<?xf32>, vector<16xf32>
            %553 = arith.addi %451, %c9 : index
            %554 = arith.muli %553, %c4 : index
            %555 = arith.addi %554, %c17 : index
            vector.store %507#5, %9[%555] : memref<?xf32>, vector<16xf32>
            %556 = arith.addi %451, %c9 : index
            %557 = arith.muli %556, %c4 : index
            %558 = arith.addi %557, %c18 : index
            vector.store %507#6, %9[%558] : memref<?xf32>, vector<16xf32>
            %559 = arith.addi %451, %c9 : index
            %560 = arith.muli %559, %c4 : index
            %561 = arith.addi %560, %c19 : index
            vector.store %507#7, %9[%561] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %562 = %c16 to %30 step %c9 {
          %563 = arith.subi %30, %c9 : index
          %564 = arith.minsi %562, %563 : index
          %565 = arith.divui %564, %groupSize : index
          %566 = arith.addi %21, %565 : index
          %567 = arith.muli %3, %groupSize : index
          %568 = arith.remui %564, %groupSize : index
          %569 = arith.addi %567, %568 : index
          %570 = arith.muli %566, %heads : index
          %571 = arith.addi %570, %569 : index
          %572 = arith.muli %571, %ranges : index
          %573 = arith.addi %572, %77 : index
          %574 = arith.muli %573, %c33 : index
          %575 = arith.muli %562, %c4 : index
          %576 = arith.addi %575, %c16 : index
          %577 = vector.load %9[%576] : memref<?xf32>, vector<16xf32>
          %578 = arith.addi %574, %c16 : index
          vector.store %577, %out[%578] : memref<?xf32>, vector<16xf32>
          %579 = arith.muli %562, %c4 : index
          %580 = arith.addi %579, %c17 : index
          %581 = vector.load %9[%580] : memref<?xf32>, vector<16xf32>
          %582 = arith.addi %574, %c17 : index
          vector.store %581, %out[%582] : memref<?xf32>, vector<16xf32>
          %583 = arith.muli %562, %c4 : index
          %584 = arith.addi %583, %c18 : index
          %585 = vector.load %9[%584] : memref<?xf32>, vector<16xf32>
          %586 = arith.addi %574, %c18 : index
          vector.store %585, %out[%586] : memref<?xf32>, vector<16xf32>
          %587 = arith.muli %562, %c4 : index
          %588 = arith.addi %587, %c19 : index
          %589 = vector.load %9[%588] : memref<?xf32>, vector<16xf32>
          %590 = arith.addi %574, %c19 : index
          vector.store %589, %out[%590] : memref<?xf32>, vector<16xf32>
          %591 = memref.load %6[%562] : memref<?xf32>
          %592 = arith.addi %574, %c4 : index
          memref.store %591, %out[%592] : memref<?xf32>
          %593 = memref.load %7[%562] : memref<?xf32>
          %594 = arith.addi %574, %c4 : index
          %595 = arith.addi %594, %c9 : index
          memref.store %593, %out[%595] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
