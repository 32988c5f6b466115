// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c34 = arith.constant 96 : index
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
              %107 = arith.muli %3, %c26 : index
              %108 = arith.addi %106, %107 : index
              scf.for %109 = %c17 to %c4 step %c10 {
                %110 = arith.muli %109, %c18 : index
                %111 = arith.addi %108, %110 : index
                %112 = vector.load %kv[%111] : memref<?xi8>, vector<16xi8>
                %113 = arith.muli %109, %c5 : index
                %114 = arith.muli %98, %c18 : index
                %115 = arith.addi %113, %114 : index
                %116 = wave.fp8_decode "e4m3" %112 : vector<16xi8> -> vector<16xf32>
                vector.store %116, %13[%115] : memref<?xf32>, vector<16xf32>
              }
              %117 = arith.addi %108, %c27 : index
              scf.for %118 = %c17 to %c18 step %c10 {
                %119 = arith.addi %100, %118 : index
                %120 = arith.cmpi slt, %119, %39 : index
                %121 = arith.muli %118, %c4 : index
                %122 = arith.addi %117, %121 : index
                %123 = arith.addi %122, %c17 : index
                %124 = vector.load %kv[%123] : memref<?xi8>, vector<16xi8>
                %125 = wave.fp8_decode "e4m3" %124 : vector<16xi8> -> vector<16xf32>
                %126 = arith.select %120, %125, %c22 : vector<16xf32>
                %127 = arith.muli %98, %c18 : index
                %128 = arith.addi %127, %118 : index
                %129 = arith.muli %128, %c4 : index
                %130 = arith.addi %129, %c17 : index
                vector.store %126, %14[%130] : memref<?xf32>, vector<16xf32>
                %131 = arith.muli %118, %c4 : index
                %132 = arith.addi %117, %131 : index
                %133 = arith.addi %132, %c18 : index
                %134 = vector.load %kv[%133] : memref<?xi8>, vector<16xi8>
                %135 = wave.fp8_decode "e4m3" %134 : vector<16xi8> -> vector<16xf32>
                %136 = arith.select %120, %135, %c22 : vector<16xf32>
                %137 = arith.muli %98, %c18 : index
                %138 = arith.addi %137, %118 : index
                %139 = arith.muli %138, %c4 : index
                %140 = arith.addi %139, %c18 : index
                vector.store %136, %14[%140] : memref<?xf32>, vector<16xf32>
                %141 = arith.muli %118, %c4 : index
                %142 = arith.addi %117, %141 : index
                %143 = arith.addi %142, %c19 : index
                %144 = vector.load %kv[%143] : memref<?xi8>, vector<16xi8>
                %145 = wave.fp8_decode "e4m3" %144 : vector<16xi8> -> vector<16xf32>
                %146 = arith.select %120, %145, %c22 : vector<16xf32>
                %147 = arith.muli %98, %c18 : index
                %148 = arith.addi %147, %118 : index
                %149 = arith.muli %148, %c4 : index
                %150 = arith.addi %149, %c19 : index
                vector.store %146, %14[%150] : memref<?xf32>, vector<16xf32>
                %151 = arith.muli %118, %c4 : index
                %152 = arith.addi %117, %151 : index
                %153 = arith.addi %152, %c20 : index
                %154 = vector.load %kv[%153] : memref<?xi8>, vector<16xi8>
                %155 = wave.fp8_decode "e4m3" %154 : vector<16xi8> -> vector<16xf32>
                %156 = arith.select %120, %155, %c22 : vector<16xf32>
                %157 = arith.muli %98, %c18 : index
                %158 = arith.addi %157, %118 : index
                %159 = arith.muli %158, %c4 : index
                %160 = arith.addi %159, %c20 : index
                vector.store %156, %14[%160] : memref<?xf32>, vector<16xf32>
                %161 = arith.muli %118, %c4 : index
                %162 = arith.addi %117, %161 : index
                %163 = arith.addi %162, %c5 : index
                %164 = vector.load %kv[%163] : memref<?xi8>, vector<16xi8>
                %165 = wave.fp8_decode "e4m3" %164 : vector<16xi8> -> vector<16xf32>
                %166 = arith.select %120, %165, %c22 : vector<16xf32>
                %167 = arith.muli %98, %c18 : index
                %168 = arith.addi %167, %118 : index
                %169 = arith.muli %168, %c4 : index
                %170 = arith.addi %169, %c5 : index
                vector.store %166, %14[%170] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %171 = %c17 to %33 step %c9 {
            %189:16 = scf.for %172 = %c17 to %c4 step %c10 iter_args(%173 = %c22, %174 = %c22, %175 = %c22, %176 = %c22, %177 = %c22, %178 = %c22, %179 = %c22, %180 = %c22, %181 = %c22, %182 = %c22, %183 = %c22, %184 = %c22, %185 = %c22, %186 = %c22, %187 = %c22, %188 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %190 = arith.muli %172, %c5 : index
              %191 = arith.addi %190, %c17 : index
              %192 = vector.load %13[%191] : memref<?xf32>, vector<16xf32>
              %193 = arith.muli %172, %c5 : index
              %194 = arith.addi %193, %c18 : index
              %195 = vector.load %13[%194] : memref<?xf32>, vector<16xf32>
              %196 = arith.muli %172, %c5 : index
              %197 = arith.addi %196, %c19 : index
              %198 = vector.load %13[%197] : memref<?xf32>, vector<16xf32>
              %199 = arith.muli %172, %c5 : index
              %200 = arith.addi %199, %c20 : index
              %201 = vector.load %13[%200] : memref<?xf32>, vector<16xf32>
              %202 = arith.addi %171, %c17 : index
              %203 = arith.muli %202, %c4 : index
              %204 = arith.addi %203, %172 : index
              %205 = memref.load %5[%204] : memref<?xf32>
              %206 = vector.broadcast %205 : f32 to vector<16xf32>
              %207 = math.fma %206, %192, %173 : vector<16xf32>
              %208 = math.fma %206, %195, %174 : vector<16xf32>
              %209 = math.fma %206, %198, %175 : vector<16xf32>
              %210 = math.fma %206, %201, %176 : vector<16xf32>
              %211 = arith.addi %171, %c10 : index
              %212 = arith.muli %211, %c4 : index
              %213 = arith.addi %212, %172 : index
              %214 = memref.load %5[%213] : memref<?xf32>
              %215 = vector.broadcast %214 : f32 to vector<16xf32>
              %216 = math.fma %215, %192, %177 : vector<16xf32>
              %217 = math.fma %215, %195, %178 : vector<16xf32>
              %218 = math.fma %215, %198, %179 : vector<16xf32>
              %219 = math.fma %215, %201, %180 : vector<16xf32>
              %220 = arith.addi %171, %c7 : index
              %221 = arith.muli %220, %c4 : index
              %222 = arith.addi %221, %172 : index
              %223 = memref.load %5[%222] : memref<?xf32>
              %224 = vector.broadcast %223 : f32 to vector<16xf32>
              %225 = math.fma %224, %192, %181 : vector<16xf32>
              %226 = math.fma %224, %195, %182 : vector<16xf32>
              %227 = math.fma %224, %198, %183 : vector<16xf32>
              %228 = math.fma %224, %201, %184 : vector<16xf32>
              %229 = arith.addi %171, %c13 : index
              %230 = arith.muli %229, %c4 : index
              %231 = arith.addi %230, %172 : index
              %232 = memref.load %5[%231] : memref<?xf32>
              %233 = vector.broadcast %232 : f32 to vector<16xf32>
              %234 = math.fma %233, %192, %185 : vector<16xf32>
              %235 = math.fma %233, %195, %186 : vector<16xf32>
              %236 = math.fma %233, %198, %187 : vector<16xf32>
              %237 = math.fma %233, %201, %188 : vector<16xf32>
              scf.yield %207, %208, %209, %210, %216, %217, %218, %219, %225, %226, %227, %228, %234, %235, %236, %237 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %238 = arith.addi %171, %c17 : index
            %239 = arith.subi %30, %c10 : index
            %240 = arith.minsi %238, %239 : index
            %241 = arith.divui %240, %groupSize : index
            %242 = arith.addi %21, %241 : index
            %243 = arith.muli %3, %groupSize : index
            %244 = arith.remui %240, %groupSize : index
            %245 = arith.addi %243, %244 : index
            %246 = arith.addi %positionsAt, %242 : index
            %247 = memref.load %step[%246] : memref<?xi32>
            %248 = arith.index_cast %247 : i32 to index
            %249 = arith.subi %248, %97 : index
            %250 = arith.index_cast %249 : index to i32
            %251 = vector.broadcast %250 : i32 to vector<16xi32>
            %252 = arith.cmpi sle, %c28, %251 : vector<16xi32>
            %253 = arith.select %252, %189#0, %c29 : vector<16xi1>, vector<16xf32>
            %254 = arith.cmpi sle, %c30, %251 : vector<16xi32>
            %255 = arith.select %254, %189#1, %c29 : vector<16xi1>, vector<16xf32>
            %256 = arith.cmpi sle, %c31, %251 : vector<16xi32>
            %257 = arith.select %256, %189#2, %c29 : vector<16xi1>, vector<16xf32>
            %258 = arith.cmpi sle, %c32, %251 : vector<16xi32>
            %259 = arith.select %258, %189#3, %c29 : vector<16xi1>, vector<16xf32>
            %260 = arith.maximumf %253, %255 : vector<16xf32>
            %261 = arith.maximumf %260, %257 : vector<16xf32>
            %262 = arith.maximumf %261, %259 : vector<16xf32>
            %263 = memref.load %6[%238] : memref<?xf32>
            %264 = wave.reduce "max" %262 : vector<16xf32>
            %265 = arith.maximumf %263, %264 : f32
            %266 = arith.subf %263, %265 : f32
            %267 = wave.exp2 %266 : f32
            %268 = vector.broadcast %265 : f32 to vector<16xf32>
            %269 = arith.subf %253, %268 : vector<16xf32>
            %270 = wave.exp2 %269 : vector<16xf32>
            %271 = arith.select %252, %270, %c22 : vector<16xi1>, vector<16xf32>
            %272 = arith.muli %238, %c5 : index
            %273 = arith.addi %272, %c17 : index
            vector.store %271, %12[%273] : memref<?xf32>, vector<16xf32>
            %274 = arith.subf %255, %268 : vector<16xf32>
            %275 = wave.exp2 %274 : vector<16xf32>
            %276 = arith.select %254, %275, %c22 : vector<16xi1>, vector<16xf32>
            %277 = arith.muli %238, %c5 : index
            %278 = arith.addi %277, %c18 : index
            vector.store %276, %12[%278] : memref<?xf32>, vector<16xf32>
            %279 = arith.addf %271, %276 : vector<16xf32>
            %280 = arith.subf %257, %268 : vector<16xf32>
            %281 = wave.exp2 %280 : vector<16xf32>
            %282 = arith.select %256, %281, %c22 : vector<16xi1>, vector<16xf32>
            %283 = arith.muli %238, %c5 : index
            %284 = arith.addi %283, %c19 : index
            vector.store %282, %12[%284] : memref<?xf32>, vector<16xf32>
            %285 = arith.addf %279, %282 : vector<16xf32>
            %286 = arith.subf %259, %268 : vector<16xf32>
            %287 = wave.exp2 %286 : vector<16xf32>
            %288 = arith.select %258, %287, %c22 : vector<16xi1>, vector<16xf32>
            %289 = arith.muli %238, %c5 : index
            %290 = arith.addi %289, %c20 : index
            vector.store %288, %12[%290] : memref<?xf32>, vector<16xf32>
            %291 = arith.addf %285, %288 : vector<16xf32>
            %292 = memref.load %7[%238] : memref<?xf32>
            %293 = wave.reduce "add" %291 : vector<16xf32>
            %294 = math.fma %292, %267, %293 : f32
            memref.store %265, %6[%238] : memref<?xf32>
            memref.store %294, %7[%238] : memref<?xf32>
            memref.store %267, %10[%238] : memref<?xf32>
            %295 = arith.addi %171, %c10 : index
            %296 = arith.subi %30, %c10 : index
            %297 = arith.minsi %295, %296 : index
            %298 = arith.divui %297, %groupSize : index
            %299 = arith.addi %21, %298 : index
            %300 = arith.muli %3, %groupSize : index
            %301 = arith.remui %297, %groupSize : index
            %302 = arith.addi %300, %301 : index
            %303 = arith.addi %positionsAt, %299 : index
            %304 = memref.load %step[%303] : memref<?xi32>
            %305 = arith.index_cast %304 : i32 to index
            %306 = arith.subi %305, %97 : index
            %307 = arith.index_cast %306 : index to i32
            %308 = vector.broadcast %307 : i32 to vector<16xi32>
            %309 = arith.cmpi sle, %c28, %308 : vector<16xi32>
            %310 = arith.select %309, %189#4, %c29 : vector<16xi1>, vector<16xf32>
            %311 = arith.cmpi sle, %c30, %308 : vector<16xi32>
            %312 = arith.select %311, %189#5, %c29 : vector<16xi1>, vector<16xf32>
            %313 = arith.cmpi sle, %c31, %308 : vector<16xi32>
            %314 = arith.select %313, %189#6, %c29 : vector<16xi1>, vector<16xf32>
            %315 = arith.cmpi sle, %c32, %308 : vector<16xi32>
            %316 = arith.select %315, %189#7, %c29 : vector<16xi1>, vector<16xf32>
            %317 = arith.maximumf %310, %312 : vector<16xf32>
            %318 = arith.maximumf %317, %314 : vector<16xf32>
            %319 = arith.maximumf %318, %316 : vector<16xf32>
            %320 = memref.load %6[%295] : memref<?xf32>
            %321 = wave.reduce "max" %319 : vector<16xf32>
            %322 = arith.maximumf %320, %321 : f32
            %323 = arith.subf %320, %322 : f32
            %324 = wave.exp2 %323 : f32
            %325 = vector.broadcast %322 : f32 to vector<16xf32>
            %326 = arith.subf %310, %325 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %309, %327, %c22 : vector<16xi1>, vector<16xf32>
            %329 = arith.muli %295, %c5 : index
            %330 = arith.addi %329, %c17 : index
            vector.store %328, %12[%330] : memref<?xf32>, vector<16xf32>
            %331 = arith.subf %312, %325 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %311, %332, %c22 : vector<16xi1>, vector<16xf32>
            %334 = arith.muli %295, %c5 : index
            %335 = arith.addi %334, %c18 : index
            vector.store %333, %12[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.addf %328, %333 : vector<16xf32>
            %337 = arith.subf %314, %325 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %313, %338, %c22 : vector<16xi1>, vector<16xf32>
            %340 = arith.muli %295, %c5 : index
            %341 = arith.addi %340, %c19 : index
            vector.store %339, %12[%341] : memref<?xf32>, vector<16xf32>
            %342 = arith.addf %336, %339 : vector<16xf32>
            %343 = arith.subf %316, %325 : vector<16xf32>
            %344 = wave.exp2 %343 : vector<16xf32>
            %345 = arith.select %315, %344, %c22 : vector<16xi1>, vector<16xf32>
            %346 = arith.muli %295, %c5 : index
            %347 = arith.addi %346, %c20 : index
            vector.store %345, %12[%347] : memref<?xf32>, vector<16xf32>
            %348 = arith.addf %342, %345 : vector<16xf32>
            %349 = memref.load %7[%295] : memref<?xf32>
            %350 = wave.reduce "add" %348 : vector<16xf32>
            %351 = math.fma %349, %324, %350 : f32
            memref.store %322, %6[%295] : memref<?xf32>
            memref.store %351, %7[%295] : memref<?xf32>
            memref.store %324, %10[%295] : memref<?xf32>
            %352 = arith.addi %171, %c7 : index
            %353 = arith.subi %30, %c10 : index
            %354 = arith.minsi %352, %353 : index
            %355 = arith.divui %354, %groupSize : index
            %356 = arith.addi %21, %355 : index
            %357 = arith.muli %3, %groupSize : index
            %358 = arith.remui %354, %groupSize : index
            %359 = arith.addi %357, %358 : index
            %360 = arith.addi %positionsAt, %356 : index
            %361 = memref.load %step[%360] : memref<?xi32>
            %362 = arith.index_cast %361 : i32 to index
            %363 = arith.subi %362, %97 : index
            %364 = arith.index_cast %363 : index to i32
            %365 = vector.broadcast %364 : i32 to vector<16xi32>
            %366 = arith.cmpi sle, %c28, %365 : vector<16xi32>
            %367 = arith.select %366, %189#8, %c29 : vector<16xi1>, vector<16xf32>
            %368 = arith.cmpi sle, %c30, %365 : vector<16xi32>
            %369 = arith.select %368, %189#9, %c29 : vector<16xi1>, vector<16xf32>
            %370 = arith.cmpi sle, %c31, %365 : vector<16xi32>
            %371 = arith.select %370, %189#10, %c29 : vector<16xi1>, vector<16xf32>
            %372 = arith.cmpi sle, %c32, %365 : vector<16xi32>
            %373 = arith.select %372, %189#11, %c29 : vector<16xi1>, vector<16xf32>
            %374 = arith.maximumf %367, %369 : vector<16xf32>
            %375 = arith.maximumf %374, %371 : vector<16xf32>
            %376 = arith.maximumf %375, %373 : vector<16xf32>
            %377 = memref.load %6[%352] : memref<?xf32>
            %378 = wave.reduce "max" %376 : vector<16xf32>
            %379 = arith.maximumf %377, %378 : f32
            %380 = arith.subf %377, %379 : f32
            %381 = wave.exp2 %380 : f32
            %382 = vector.broadcast %379 : f32 to vector<16xf32>
            %383 = arith.subf %367, %382 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %366, %384, %c22 : vector<16xi1>, vector<16xf32>
            %386 = arith.muli %352, %c5 : index
            %387 = arith.addi %386, %c17 : index
            vector.store %385, %12[%387] : memref<?xf32>, vector<16xf32>
            %388 = arith.subf %369, %382 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %368, %389, %c22 : vector<16xi1>, vector<16xf32>
            %391 = arith.muli %352, %c5 : index
            %392 = arith.addi %391, %c18 : index
            vector.store %390, %12[%392] : memref<?xf32>, vector<16xf32>
            %393 = arith.addf %385, %390 : vector<16xf32>
            %394 = arith.subf %371, %382 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %370, %395, %c22 : vector<16xi1>, vector<16xf32>
            %397 = arith.muli %352, %c5 : index
            %398 = arith.addi %397, %c19 : index
            vector.store %396, %12[%398] : memref<?xf32>, vector<16xf32>
            %399 = arith.addf %393, %396 : vector<16xf32>
            %400 = arith.subf %373, %382 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %372, %401, %c22 : vector<16xi1>, vector<16xf32>
            %403 = arith.muli %352, %c5 : index
            %404 = arith.addi %403, %c20 : index
            vector.store %402, %12[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.addf %399, %402 : vector<16xf32>
            %406 = memref.load %7[%352] : memref<?xf32>
            %407 = wave.reduce "add" %405 : vector<16xf32>
            %408 = math.fma %406, %381, %407 : f32
            memref.store %379, %6[%352] : memref<?xf32>
            memref.store %408, %7[%352] : memref<?xf32>
            memref.store %381, %10[%352] : memref<?xf32>
            %409 = arith.addi %171, %c13 : index
            %410 = arith.subi %30, %c10 : index
            %411 = arith.minsi %409, %410 : index
            %412 = arith.divui %411, %groupSize : index
            %413 = arith.addi %21, %412 : index
            %414 = arith.muli %3, %groupSize : index
            %415 = arith.remui %411, %groupSize : index
            %416 = arith.addi %414, %415 : index
            %417 = arith.addi %positionsAt, %413 : index
            %418 = memref.load %step[%417] : memref<?xi32>
            %419 = arith.index_cast %418 : i32 to index
            %420 = arith.subi %419, %97 : index
            %421 = arith.index_cast %420 : index to i32
            %422 = vector.broadcast %421 : i32 to vector<16xi32>
            %423 = arith.cmpi sle, %c28, %422 : vector<16xi32>
            %424 = arith.select %423, %189#12, %c29 : vector<16xi1>, vector<16xf32>
            %425 = arith.cmpi sle, %c30, %422 : vector<16xi32>
            %426 = arith.select %425, %189#13, %c29 : vector<16xi1>, vector<16xf32>
            %427 = arith.cmpi sle, %c31, %422 : vector<16xi32>
            %428 = arith.select %427, %189#14, %c29 : vector<16xi1>, vector<16xf32>
            %429 = arith.cmpi sle, %c32, %422 : vector<16xi32>
            %430 = arith.select %429, %189#15, %c29 : vector<16xi1>, vector<16xf32>
            %431 = arith.maximumf %424, %426 : vector<16xf32>
            %432 = arith.maximumf %431, %428 : vector<16xf32>
            %433 = arith.maximumf %432, %430 : vector<16xf32>
            %434 = memref.load %6[%409] : memref<?xf32>
            %435 = wave.reduce "max" %433 : vector<16xf32>
            %436 = arith.maximumf %434, %435 : f32
            %437 = arith.subf %434, %436 : f32
            %438 = wave.exp2 %437 : f32
            %439 = vector.broadcast %436 : f32 to vector<16xf32>
            %440 = arith.subf %424, %439 : vector<16xf32>
            %441 = wave.exp2 %440 : vector<16xf32>
            %442 = arith.select %423, %441, %c22 : vector<16xi1>, vector<16xf32>
            %443 = arith.muli %409, %c5 : index
            %444 = arith.addi %443, %c17 : index
            vector.store %442, %12[%444] : memref<?xf32>, vector<16xf32>
            %445 = arith.subf %426, %439 : vector<16xf32>
            %446 = wave.exp2 %445 : vector<16xf32>
            %447 = arith.select %425, %446, %c22 : vector<16xi1>, vector<16xf32>
            %448 = arith.muli %409, %c5 : index
            %449 = arith.addi %448, %c18 : index
            vector.store %447, %12[%449] : memref<?xf32>, vector<16xf32>
            %450 = arith.addf %442, %447 : vector<16xf32>
            %451 = arith.subf %428, %439 : vector<16xf32>
            %452 = wave.exp2 %451 : vector<16xf32>
            %453 = arith.select %427, %452, %c22 : vector<16xi1>, vector<16xf32>
            %454 = arith.muli %409, %c5 : index
            %455 = arith.addi %454, %c19 : index
            vector.store %453, %12[%455] : memref<?xf32>, vector<16xf32>
            %456 = arith.addf %450, %453 : vector<16xf32>
            %457 = arith.subf %430, %439 : vector<16xf32>
            %458 = wave.exp2 %457 : vector<16xf32>
            %459 = arith.select %429, %458, %c22 : vector<16xi1>, vector<16xf32>
            %460 = arith.muli %409, %c5 : index
            %461 = arith.addi %460, %c20 : index
            vector.store %459, %12[%461] : memref<?xf32>, vector<16xf32>
            %462 = arith.addf %456, %459 : vector<16xf32>
            %463 = memref.load %7[%409] : memref<?xf32>
            %464 = wave.reduce "add" %462 : vector<16xf32>
            %465 = math.fma %463, %438, %464 : f32
            memref.store %436, %6[%409] : memref<?xf32>
            memref.store %465, %7[%409] : memref<?xf32>
            memref.store %438, %10[%409] : memref<?xf32>
          }
          %466 = arith.subi %39, %97 : index
          %467 = arith.minsi %466, %c5 : index
          scf.for %468 = %c17 to %33 step %c7 {
            %469 = arith.addi %468, %c17 : index
            %470 = memref.load %10[%469] : memref<?xf32>
            %471 = vector.broadcast %470 : f32 to vector<16xf32>
            %472 = arith.addi %468, %c17 : index
            %473 = arith.muli %472, %c4 : index
            %474 = arith.addi %473, %c17 : index
            %475 = vector.load %9[%474] : memref<?xf32>, vector<16xf32>
            %476 = arith.mulf %475, %471 : vector<16xf32>
            %477 = arith.addi %468, %c17 : index
            %478 = arith.muli %477, %c4 : index
            %479 = arith.addi %478, %c18 : index
            %480 = vector.load %9[%479] : memref<?xf32>, vector<16xf32>
            %481 = arith.mulf %480, %471 : vector<16xf32>
            %482 = arith.addi %468, %c17 : index
            %483 = arith.muli %482, %c4 : index
            %484 = arith.addi %483, %c19 : index
            %485 = vector.load %9[%484] : memref<?xf32>, vector<16xf32>
            %486 = arith.mulf %485, %471 : vector<16xf32>
            %487 = arith.addi %468, %c17 : index
            %488 = arith.muli %487, %c4 : index
            %489 = arith.addi %488, %c20 : index
            %490 = vector.load %9[%489] : memref<?xf32>, vector<16xf32>
            %491 = arith.mulf %490, %471 : vector<16xf32>
            %492 = arith.addi %468, %c10 : index
            %493 = memref.load %10[%492] : memref<?xf32>
            %494 = vector.broadcast %493 : f32 to vector<16xf32>
            %495 = arith.addi %468, %c10 : index
            %496 = arith.muli %495, %c4 : index
            %497 = arith.addi %496, %c17 : index
            %498 = vector.load %9[%497] : memref<?xf32>, vector<16xf32>
            %499 = arith.mulf %498, %494 : vector<16xf32>
            %500 = arith.addi %468, %c10 : index
            %501 = arith.muli %500, %c4 : index
            %502 = arith.addi %501, %c18 : index
            %503 = vector.load %9[%502] : memref<?xf32>, vector<16xf32>
            %504 = arith.mulf %503, %494 : vector<16xf32>
            %505 = arith.addi %468, %c10 : index
            %506 = arith.muli %505, %c4 : index
            %507 = arith.addi %506, %c19 : index
            %508 = vector.load %9[%507] : memref<?xf32>, vector<16xf32>
            %509 = arith.mulf %508, %494 : vector<16xf32>
            %510 = arith.addi %468, %c10 : index
            %511 = arith.muli %510, %c4 : index
            %512 = arith.addi %511, %c20 : index
            %513 = vector.load %9[%512] : memref<?xf32>, vector<16xf32>
            %514 = arith.mulf %513, %494 : vector<16xf32>
            %524:8 = scf.for %515 = %c17 to %467 step %c10 iter_args(%516 = %476, %517 = %481, %518 = %486, %519 = %491, %520 = %499, %521 = %504, %522 = %509, %523 = %514) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %525 = arith.muli %515, %c4 : index
              %526 = arith.addi %525, %c17 : index
              %527 = vector.load %14[%526] : memref<?xf32>, vector<16xf32>
              %528 = arith.muli %515, %c4 : index
              %529 = arith.addi %528, %c18 : index
              %530 = vector.load %14[%529] : memref<?xf32>, vector<16xf32>
              %531 = arith.muli %515, %c4 : index
              %532 = arith.addi %531, %c19 : index
              %533 = vector.load %14[%532] : memref<?xf32>, vector<16xf32>
              %534 = arith.muli %515, %c4 : index
              %535 = arith.addi %534, %c20 : index
              %536 = vector.load %14[%535] : memref<?xf32>, vector<16xf32>
              %537 = arith.addi %468, %c17 : index
              %538 = arith.muli %537, %c5 : index
              %539 = arith.addi %538, %515 : index
              %540 = memref.load %12[%539] : memref<?xf32>
              %541 = vector.broadcast %540 : f32 to vector<16xf32>
              %542 = math.fma %541, %527, %516 : vector<16xf32>
              %543 = math.fma %541, %530, %517 : vector<16xf32>
              %544 = math.fma %541, %533, %518 : vector<16xf32>
              %545 = math.fma %541, %536, %519 : vector<16xf32>
              %546 = arith.addi %468, %c10 : index
              %547 = arith.muli %546, %c5 : index
              %548 = arith.addi %547, %515 : index
              %549 = memref.load %12[%548] : memref<?xf32>
              %550 = vector.broadcast %549 : f32 to vector<16xf32>
              %551 = math.fma %550, %527, %520 : vector<16xf32>
              %552 = math.fma %550, %530, %521 : vector<16xf32>
              %553 = math.fma %550, %533, %522 : vector<16xf32>
              %554 = math.fma %550, %536, %523 : vector<16xf32>
              scf.yield %542, %543, %544, %545, %551, %552, %553, %554 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %555 = arith.addi %468, %c17 : index
            %556 = arith.muli %555, %c4 : index
            %557 = arith.addi %556, %c17 : index
            vector.store %524#0, %9[%557] : memref<?xf32>, vector<16xf32>
            %558 = arith.addi %468, %c17 : index
            %559 = arith.muli %558, %c4 : index
            %560 = arith.addi %559, %c18 : index
            vector.store %524#1, %9[%560] : memref<?xf32>, vector<16xf32>
            %561 = arith.addi %468, %c17 : index
            %562 = arith.muli %561, %c4 : index
            %563 = arith.addi %562, %c19 : index
            vector.store %524#2, %9[%563] : memref<?xf32>, vector<16xf32>
            %564 = arith.addi %468, %c17 : index
            %565 = arith.muli %564, %c4 : index
            %566 = arith.addi %565, %c20 : index
            vector.store %524#3, %9[%566] : memref<?xf32>, vector<16xf32>
            %567 = arith.addi %468, %c10 : index
            %568 = arith.muli %567, %c4 : index
            %569 = arith.addi %568, %c17 : index
            vector.store %524#4, %9[%569] : memref<?xf32>, vector<16xf32>
            %570 = arith.addi %468, %c10 : index
            %571 = arith.muli %570, %c4 : index
            %572 = arith.addi %571, %c18 : index
            vector.store %524#5, %9[%572] : memref<?xf32>, vector<16xf32>
            %573 = arith.addi %468, %c10 : index
            %574 = arith.muli %573, %c4 : index
            %575 = arith.addi %574, %c19 : index
            vector.store %524#6, %9[%575] : memref<?xf32>, vector<16xf32>
            %576 = arith.addi %468, %c10 : index
            %577 = arith.muli %576, %c4 : index
            %578 = arith.addi %577, %c20 : index
            vector.store %524#7, %9[%578] : memref<?xf32>, vector<16xf32>
            %579 = arith.addi %468, %c17 : index
            %580 = memref.load %10[%579] : memref<?xf32>
            %581 = vector.broadcast %580 : f32 to vector<16xf32>
            %582 = arith.addi %468, %c17 : index
            %583 = arith.muli %582, %c4 : index
            %584 = arith.addi %583, %c5 : index
            %585 = vector.load %9[%584] : memref<?xf32>, vector<16xf32>
            %586 = arith.mulf %585, %581 : vector<16xf32>
            %587 = arith.addi %468, %c10 : index
            %588 = memref.load %10[%587] : memref<?xf32>
            %589 = vector.broadcast %588 : f32 to vector<16xf32>
            %590 = arith.addi %468, %c10 : index
            %591 = arith.muli %590, %c4 : index
            %592 = arith.addi %591, %c5 : index
            %593 = vector.load %9[%592] : memref<?xf32>, vector<16xf32>
            %594 = arith.mulf %593, %589 : vector<16xf32>
            %598:2 = scf.for %595 = %c17 to %467 step %c10 iter_args(%596 = %586, %597 = %594) -> (vector<16xf32>, vector<16xf32>) {
              %599 = arith.muli %595, %c4 : index
              %600 = arith.addi %599, %c5 : index
              %601 = vector.load %14[%600] : memref<?xf32>, vector<16xf32>
              %602 = arith.addi %468, %c17 : index
              %603 = arith.muli %602, %c5 : index
              %604 = arith.addi %603, %595 : index
              %605 = memref.load %12[%604] : memref<?xf32>
              %606 = vector.broadcast %605 : f32 to vector<16xf32>
              %607 = math.fma %606, %601, %596 : vector<16xf32>
              %608 = arith.addi %468, %c10 : index
              %609 = arith.muli %608, %c5 : index
              %610 = arith.addi %609, %595 : index
              %611 = memref.load %12[%610] : memref<?xf32>
              %612 = vector.broadcast %611 : f32 to vector<16xf32>
              %613 = math.fma %612, %601, %597 : vector<16xf32>
              scf.yield %607, %613 : vector<16xf32>, vector<16xf32>
            }
            %614 = arith.addi %468, %c17 : index
            %615 = arith.muli %614, %c4 : index
            %616 = arith.addi %615, %c5 : index
            vector.store %598#0, %9[%616] : memref<?xf32>, vector<16xf32>
            %617 = arith.addi %468, %c10 : index
            %618 = arith.muli %617, %c4 : index
            %619 = arith.addi %618, %c5 : index
            vector.store %598#1, %9[%619] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %620 = %c17 to %30 step %c10 {
          %621 = arith.subi %30, %c10 : index
          %622 = arith.minsi %620, %621 : index
          %623 = arith.divui %622, %groupSize : index
          %624 = arith.addi %21, %623 : index
          %625 = arith.muli %3, %groupSize : index
          %626 = arith.remui %622, %groupSize : index
          %627 = arith.addi %625, %626 : index
          %628 = arith.muli %624, %heads : index
          %629 = arith.addi %628, %627 : index
          %630 = arith.muli %629, %ranges : index
          %631 = arith.addi %630, %82 : index
          %632 = arith.muli %631, %c34 : index
          %633 = arith.muli %620, %c4 : index
          %634 = arith.addi %633, %c17 : index
          %635 = vector.load %9[%634] : memref<?xf32>, vector<16xf32>
          %636 = arith.addi %632, %c17 : index
          vector.store %635, %out[%636] : memref<?xf32>, vector<16xf32>
          %637 = arith.muli %620, %c4 : index
          %638 = arith.addi %637, %c18 : index
          %639 = vector.load %9[%638] : memref<?xf32>, vector<16xf32>
          %640 = arith.addi %632, %c18 : index
          vector.store %639, %out[%640] : memref<?xf32>, vector<16xf32>
          %641 = arith.muli %620, %c4 : index
          %642 = arith.addi %641, %c19 : index
          %643 = vector.load %9[%642] : memref<?xf32>, vector<16xf32>
          %644 = arith.addi %632, %c19 : index
          vector.store %643, %out[%644] : memref<?xf32>, vector<16xf32>
          %645 = arith.muli %620, %c4 : index
          %646 = arith.addi %645, %c20 : index
          %647 = vector.load %9[%646] : memref<?xf32>, vector<16xf32>
          %648 = arith.addi %632, %c20 : index
          vector.store %647, %out[%648] : memref<?xf32>, vector<16xf32>
          %649 = arith.muli %620, %c4 : index
          %650 = arith.addi %649, %c5 : index
          %651 = vector.load %9[%650] : memref<?xf32>, vector<16xf32>
          %652 = arith.addi %632, %c5 : index
          vector.store %651, %out[%652] : memref<?xf32>, vector<16xf32>
          %653 = memref.load %6[%620] : memref<?xf32>
          %654 = arith.addi %632, %c4 : index
          memref.store %653, %out[%654] : memref<?xf32>
          %655 = memref.load %7[%620] : memref<?xf32>
          %656 = arith.addi %632, %c4 : index
          %657 = arith.addi %656, %c10 : index
          memref.store %655, %out[%657] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
