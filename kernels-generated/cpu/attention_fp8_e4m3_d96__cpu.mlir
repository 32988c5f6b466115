// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=96, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 0xF149F2CA : f32
  %c22 = arith.constant 0x00000000 : f32
  %c23 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c25 = arith.constant 3072 : index
  %c26 = arith.constant 1536 : index
  %c27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c28 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c29 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c30 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c31 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
  %11 = wave.scratch %queriesMax : memref<?xf32>
  %12 = arith.muli %queriesMax, %c4 : index
  %13 = wave.scratch %12 : memref<?xf32>
  %14 = wave.scratch %queriesMax : memref<?xf32>
  %15 = arith.muli %queriesMax, %c5 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = wave.scratch %c6 : memref<?xf32>
  %18 = wave.scratch %c6 : memref<?xf32>
  %19 = memref.load %step[%c7] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.cmpi slt, %1, %20 : index
  scf.if %21 {
    %22 = arith.muli %1, %c9 : index
    %23 = arith.addi %itemsAt, %22 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %23, %c10 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %23, %c7 : index
    %30 = memref.load %step[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.muli %31, %pagesPerSequence : index
    %33 = arith.addi %blockTablesAt, %32 : index
    %34 = arith.muli %28, %groupSize : index
    %35 = arith.addi %34, %c13 : index
    %36 = arith.divui %35, %c9 : index
    %37 = arith.muli %36, %c9 : index
    %38 = arith.addi %25, %28 : index
    %39 = arith.subi %38, %c10 : index
    %40 = arith.addi %positionsAt, %39 : index
    %41 = memref.load %step[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %42, %c10 : index
    %44 = memref.load %scales[%3] : memref<?xf32>
    %45 = vector.broadcast %44 : f32 to vector<16xf32>
    scf.for %46 = %c15 to %37 step %c10 {
      %47 = arith.subi %34, %c10 : index
      %48 = arith.minsi %46, %47 : index
      %49 = arith.divui %48, %groupSize : index
      %50 = arith.addi %25, %49 : index
      %51 = arith.muli %3, %groupSize : index
      %52 = arith.remui %48, %groupSize : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %heads : index
      %55 = arith.addi %54, %53 : index
      %56 = arith.muli %55, %c4 : index
      %57 = arith.addi %56, %c15 : index
      %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
      %59 = arith.mulf %58, %45 : vector<16xf32>
      %60 = arith.muli %46, %c4 : index
      %61 = arith.addi %60, %c15 : index
      vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %56, %c16 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.mulf %63, %45 : vector<16xf32>
      %65 = arith.muli %46, %c4 : index
      %66 = arith.addi %65, %c16 : index
      vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %56, %c17 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %45 : vector<16xf32>
      %70 = arith.muli %46, %c4 : index
      %71 = arith.addi %70, %c17 : index
      vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
      %72 = arith.addi %56, %c18 : index
      %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
      %74 = arith.mulf %73, %45 : vector<16xf32>
      %75 = arith.muli %46, %c4 : index
      %76 = arith.addi %75, %c18 : index
      vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
      %77 = arith.addi %56, %c5 : index
      %78 = vector.load %q[%77] : memref<?xf32>, vector<16xf32>
      %79 = arith.mulf %78, %45 : vector<16xf32>
      %80 = arith.muli %46, %c4 : index
      %81 = arith.addi %80, %c5 : index
      vector.store %79, %5[%81] : memref<?xf32>, vector<16xf32>
      %82 = arith.addi %56, %c19 : index
      %83 = vector.load %q[%82] : memref<?xf32>, vector<16xf32>
      %84 = arith.mulf %83, %45 : vector<16xf32>
      %85 = arith.muli %46, %c4 : index
      %86 = arith.addi %85, %c19 : index
      vector.store %84, %5[%86] : memref<?xf32>, vector<16xf32>
    }
    scf.for %87 = %c15 to %37 step %c10 {
      memref.store %c21, %10[%87] : memref<?xf32>
      memref.store %c22, %11[%87] : memref<?xf32>
      %88 = arith.muli %87, %c4 : index
      %89 = arith.addi %88, %c15 : index
      vector.store %c20, %13[%89] : memref<?xf32>, vector<16xf32>
      %90 = arith.muli %87, %c4 : index
      %91 = arith.addi %90, %c16 : index
      vector.store %c20, %13[%91] : memref<?xf32>, vector<16xf32>
      %92 = arith.muli %87, %c4 : index
      %93 = arith.addi %92, %c17 : index
      vector.store %c20, %13[%93] : memref<?xf32>, vector<16xf32>
      %94 = arith.muli %87, %c4 : index
      %95 = arith.addi %94, %c18 : index
      vector.store %c20, %13[%95] : memref<?xf32>, vector<16xf32>
      %96 = arith.muli %87, %c4 : index
      %97 = arith.addi %96, %c5 : index
      vector.store %c20, %13[%97] : memref<?xf32>, vector<16xf32>
      %98 = arith.muli %87, %c4 : index
      %99 = arith.addi %98, %c19 : index
      vector.store %c20, %13[%99] : memref<?xf32>, vector<16xf32>
    }
    scf.for %100 = %c15 to %43 step %c23 {
      scf.for %101 = %c15 to %37 step %c10 {
        memref.store %c21, %6[%101] : memref<?xf32>
        memref.store %c22, %7[%101] : memref<?xf32>
        %102 = arith.muli %101, %c4 : index
        %103 = arith.addi %102, %c15 : index
        vector.store %c20, %9[%103] : memref<?xf32>, vector<16xf32>
        %104 = arith.muli %101, %c4 : index
        %105 = arith.addi %104, %c16 : index
        vector.store %c20, %9[%105] : memref<?xf32>, vector<16xf32>
        %106 = arith.muli %101, %c4 : index
        %107 = arith.addi %106, %c17 : index
        vector.store %c20, %9[%107] : memref<?xf32>, vector<16xf32>
        %108 = arith.muli %101, %c4 : index
        %109 = arith.addi %108, %c18 : index
        vector.store %c20, %9[%109] : memref<?xf32>, vector<16xf32>
        %110 = arith.muli %101, %c4 : index
        %111 = arith.addi %110, %c5 : index
        vector.store %c20, %9[%111] : memref<?xf32>, vector<16xf32>
        %112 = arith.muli %101, %c4 : index
        %113 = arith.addi %112, %c19 : index
        vector.store %c20, %9[%113] : memref<?xf32>, vector<16xf32>
      }
      %114 = arith.addi %100, %c23 : index
      %115 = arith.minsi %114, %43 : index
      scf.for %116 = %100 to %115 step %c5 {
        scf.for %117 = %c15 to %c9 step %c10 {
          %118 = arith.muli %117, %c16 : index
          %119 = arith.addi %116, %118 : index
          %120 = arith.cmpi slt, %119, %43 : index
          scf.if %120 {
            %121 = arith.divui %119, %c16 : index
            %122 = arith.addi %33, %121 : index
            %123 = memref.load %step[%122] : memref<?xi32>
            %124 = arith.index_cast %123 : i32 to index
            %125 = arith.muli %124, %pageBytes : index
            %126 = arith.muli %3, %c25 : index
            %127 = arith.addi %125, %126 : index
            scf.for %128 = %c15 to %c4 step %c10 {
              %129 = arith.muli %128, %c16 : index
              %130 = arith.addi %127, %129 : index
              %131 = vector.load %kv[%130] : memref<?xi8>, vector<16xi8>
              %132 = arith.muli %128, %c5 : index
              %133 = arith.muli %117, %c16 : index
              %134 = arith.addi %132, %133 : index
              %135 = wave.fp8_decode "e4m3" %131 : vector<16xi8> -> vector<16xf32>
              vector.store %135, %17[%134] : memref<?xf32>, vector<16xf32>
            }
            %136 = arith.addi %127, %c26 : index
            scf.for %137 = %c15 to %c16 step %c10 {
              %138 = arith.addi %119, %137 : index
              %139 = arith.cmpi slt, %138, %43 : index
              %140 = arith.muli %137, %c4 : index
              %141 = arith.addi %136, %140 : index
              %142 = arith.addi %141, %c15 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
              %144 = wave.fp8_decode "e4m3" %143 : vector<16xi8> -> vector<16xf32>
              %145 = arith.select %139, %144, %c20 : vector<16xf32>
              %146 = arith.muli %117, %c16 : index
              %147 = arith.addi %146, %137 : index
              %148 = arith.muli %147, %c4 : index
              %149 = arith.addi %148, %c15 : index
              vector.store %145, %18[%149] : memref<?xf32>, vector<16xf32>
              %150 = arith.muli %137, %c4 : index
              %151 = arith.addi %136, %150 : index
              %152 = arith.addi %151, %c16 : index
              %153 = vector.load %kv[%152] : memref<?xi8>, vector<16xi8>
              %154 = wave.fp8_decode "e4m3" %153 : vector<16xi8> -> vector<16xf32>
              %155 = arith.select %139, %154, %c20 : vector<16xf32>
              %156 = arith.muli %117, %c16 : index
              %157 = arith.addi %156, %137 : index
              %158 = arith.muli %157, %c4 : index
              %159 = arith.addi %158, %c16 : index
              vector.store %155, %18[%159] : memref<?xf32>, vector<16xf32>
              %160 = arith.muli %137, %c4 : index
              %161 = arith.addi %136, %160 : index
              %162 = arith.addi %161, %c17 : index
              %163 = vector.load %kv[%162] : memref<?xi8>, vector<16xi8>
              %164 = wave.fp8_decode "e4m3" %163 : vector<16xi8> -> vector<16xf32>
              %165 = arith.select %139, %164, %c20 : vector<16xf32>
              %166 = arith.muli %117, %c16 : index
              %167 = arith.addi %166, %137 : index
              %168 = arith.muli %167, %c4 : index
              %169 = arith.addi %168, %c17 : index
              vector.store %165, %18[%169] : memref<?xf32>, vector<16xf32>
              %170 = arith.muli %137, %c4 : index
              %171 = arith.addi %136, %170 : index
              %172 = arith.addi %171, %c18 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<16xi8>
              %174 = wave.fp8_decode "e4m3" %173 : vector<16xi8> -> vector<16xf32>
              %175 = arith.select %139, %174, %c20 : vector<16xf32>
              %176 = arith.muli %117, %c16 : index
              %177 = arith.addi %176, %137 : index
              %178 = arith.muli %177, %c4 : index
              %179 = arith.addi %178, %c18 : index
              vector.store %175, %18[%179] : memref<?xf32>, vector<16xf32>
              %180 = arith.muli %137, %c4 : index
              %181 = arith.addi %136, %180 : index
              %182 = arith.addi %181, %c5 : index
              %183 = vector.load %kv[%182] : memref<?xi8>, vector<16xi8>
              %184 = wave.fp8_decode "e4m3" %183 : vector<16xi8> -> vector<16xf32>
              %185 = arith.select %139, %184, %c20 : vector<16xf32>
              %186 = arith.muli %117, %c16 : index
              %187 = arith.addi %186, %137 : index
              %188 = arith.muli %187, %c4 : index
              %189 = arith.addi %188, %c5 : index
              vector.store %185, %18[%189] : memref<?xf32>, vector<16xf32>
              %190 = arith.muli %137, %c4 : index
              %191 = arith.addi %136, %190 : index
              %192 = arith.addi %191, %c19 : index
              %193 = vector.load %kv[%192] : memref<?xi8>, vector<16xi8>
              %194 = wave.fp8_decode "e4m3" %193 : vector<16xi8> -> vector<16xf32>
              %195 = arith.select %139, %194, %c20 : vector<16xf32>
              %196 = arith.muli %117, %c16 : index
              %197 = arith.addi %196, %137 : index
              %198 = arith.muli %197, %c4 : index
              %199 = arith.addi %198, %c19 : index
              vector.store %195, %18[%199] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %200 = %c15 to %37 step %c9 {
          %218:16 = scf.for %201 = %c15 to %c4 step %c10 iter_args(%202 = %c20, %203 = %c20, %204 = %c20, %205 = %c20, %206 = %c20, %207 = %c20, %208 = %c20, %209 = %c20, %210 = %c20, %211 = %c20, %212 = %c20, %213 = %c20, %214 = %c20, %215 = %c20, %216 = %c20, %217 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %219 = arith.muli %201, %c5 : index
            %220 = arith.addi %219, %c15 : index
            %221 = vector.load %17[%220] : memref<?xf32>, vector<16xf32>
            %222 = arith.muli %201, %c5 : index
            %223 = arith.addi %222, %c16 : index
            %224 = vector.load %17[%223] : memref<?xf32>, vector<16xf32>
            %225 = arith.muli %201, %c5 : index
            %226 = arith.addi %225, %c17 : index
            %227 = vector.load %17[%226] : memref<?xf32>, vector<16xf32>
            %228 = arith.muli %201, %c5 : index
            %229 = arith.addi %228, %c18 : index
            %230 = vector.load %17[%229] : memref<?xf32>, vector<16xf32>
            %231 = arith.addi %200, %c15 : index
            %232 = arith.muli %231, %c4 : index
            %233 = arith.addi %232, %201 : index
            %234 = memref.load %5[%233] : memref<?xf32>
            %235 = vector.broadcast %234 : f32 to vector<16xf32>
            %236 = math.fma %235, %221, %202 : vector<16xf32>
            %237 = math.fma %235, %224, %203 : vector<16xf32>
            %238 = math.fma %235, %227, %204 : vector<16xf32>
            %239 = math.fma %235, %230, %205 : vector<16xf32>
            %240 = arith.addi %200, %c10 : index
            %241 = arith.muli %240, %c4 : index
            %242 = arith.addi %241, %201 : index
            %243 = memref.load %5[%242] : memref<?xf32>
            %244 = vector.broadcast %243 : f32 to vector<16xf32>
            %245 = math.fma %244, %221, %206 : vector<16xf32>
            %246 = math.fma %244, %224, %207 : vector<16xf32>
            %247 = math.fma %244, %227, %208 : vector<16xf32>
            %248 = math.fma %244, %230, %209 : vector<16xf32>
            %249 = arith.addi %200, %c7 : index
            %250 = arith.muli %249, %c4 : index
            %251 = arith.addi %250, %201 : index
            %252 = memref.load %5[%251] : memref<?xf32>
            %253 = vector.broadcast %252 : f32 to vector<16xf32>
            %254 = math.fma %253, %221, %210 : vector<16xf32>
            %255 = math.fma %253, %224, %211 : vector<16xf32>
            %256 = math.fma %253, %227, %212 : vector<16xf32>
            %257 = math.fma %253, %230, %213 : vector<16xf32>
            %258 = arith.addi %200, %c13 : index
            %259 = arith.muli %258, %c4 : index
            %260 = arith.addi %259, %201 : index
            %261 = memref.load %5[%260] : memref<?xf32>
            %262 = vector.broadcast %261 : f32 to vector<16xf32>
            %263 = math.fma %262, %221, %214 : vector<16xf32>
            %264 = math.fma %262, %224, %215 : vector<16xf32>
            %265 = math.fma %262, %227, %216 : vector<16xf32>
            %266 = math.fma %262, %230, %217 : vector<16xf32>
            scf.yield %236, %237, %238, %239, %245, %246, %247, %248, %254, %255, %256, %257, %263, %264, %265, %266 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %267 = arith.addi %200, %c15 : index
          %268 = arith.subi %34, %c10 : index
          %269 = arith.minsi %267, %268 : index
          %270 = arith.divui %269, %groupSize : index
          %271 = arith.addi %25, %270 : index
          %272 = arith.muli %3, %groupSize : index
          %273 = arith.remui %269, %groupSize : index
          %274 = arith.addi %272, %273 : index
          %275 = arith.addi %positionsAt, %271 : index
          %276 = memref.load %step[%275] : memref<?xi32>
          %277 = arith.index_cast %276 : i32 to index
          %278 = arith.subi %277, %116 : index
          %279 = arith.index_cast %278 : index to i32
          %280 = vector.broadcast %279 : i32 to vector<16xi32>
          %281 = arith.cmpi sle, %c27, %280 : vector<16xi32>
          %282 = arith.select %281, %218#0, %c28 : vector<16xi1>, vector<16xf32>
          %283 = arith.cmpi sle, %c29, %280 : vector<16xi32>
          %284 = arith.select %283, %218#1, %c28 : vector<16xi1>, vector<16xf32>
          %285 = arith.cmpi sle, %c30, %280 : vector<16xi32>
          %286 = arith.select %285, %218#2, %c28 : vector<16xi1>, vector<16xf32>
          %287 = arith.cmpi sle, %c31, %280 : vector<16xi32>
          %288 = arith.select %287, %218#3, %c28 : vector<16xi1>, vector<16xf32>
          %289 = arith.maximumf %282, %284 : vector<16xf32>
          %290 = arith.maximumf %289, %286 : vector<16xf32>
          %291 = arith.maximumf %290, %288 : vector<16xf32>
          %292 = memref.load %6[%267] : memref<?xf32>
          %293 = wave.reduce "max" %291 : vector<16xf32>
          %294 = arith.maximumf %292, %293 : f32
          %295 = arith.subf %292, %294 : f32
          %296 = wave.exp2 %295 : f32
          %297 = vector.broadcast %294 : f32 to vector<16xf32>
          %298 = arith.subf %282, %297 : vector<16xf32>
          %299 = wave.exp2 %298 : vector<16xf32>
          %300 = arith.select %281, %299, %c20 : vector<16xi1>, vector<16xf32>
          %301 = arith.muli %267, %c5 : index
          %302 = arith.addi %301, %c15 : index
          vector.store %300, %16[%302] : memref<?xf32>, vector<16xf32>
          %303 = arith.subf %284, %297 : vector<16xf32>
          %304 = wave.exp2 %303 : vector<16xf32>
          %305 = arith.select %283, %304, %c20 : vector<16xi1>, vector<16xf32>
          %306 = arith.muli %267, %c5 : index
          %307 = arith.addi %306, %c16 : index
          vector.store %305, %16[%307] : memref<?xf32>, vector<16xf32>
          %308 = arith.addf %300, %305 : vector<16xf32>
          %309 = arith.subf %286, %297 : vector<16xf32>
          %310 = wave.exp2 %309 : vector<16xf32>
          %311 = arith.select %285, %310, %c20 : vector<16xi1>, vector<16xf32>
          %312 = arith.muli %267, %c5 : index
          %313 = arith.addi %312, %c17 : index
          vector.store %311, %16[%313] : memref<?xf32>, vector<16xf32>
          %314 = arith.addf %308, %311 : vector<16xf32>
          %315 = arith.subf %288, %297 : vector<16xf32>
          %316 = wave.exp2 %315 : vector<16xf32>
          %317 = arith.select %287, %316, %c20 : vector<16xi1>, vector<16xf32>
          %318 = arith.muli %267, %c5 : index
          %319 = arith.addi %318, %c18 : index
          vector.store %317, %16[%319] : memref<?xf32>, vector<16xf32>
          %320 = arith.addf %314, %317 : vector<16xf32>
          %321 = memref.load %7[%267] : memref<?xf32>
          %322 = wave.reduce "add" %320 : vector<16xf32>
          %323 = math.fma %321, %296, %322 : f32
          memref.store %294, %6[%267] : memref<?xf32>
          memref.store %323, %7[%267] : memref<?xf32>
          memref.store %296, %14[%267] : memref<?xf32>
          %324 = arith.addi %200, %c10 : index
          %325 = arith.subi %34, %c10 : index
          %326 = arith.minsi %324, %325 : index
          %327 = arith.divui %326, %groupSize : index
          %328 = arith.addi %25, %327 : index
          %329 = arith.muli %3, %groupSize : index
          %330 = arith.remui %326, %groupSize : index
          %331 = arith.addi %329, %330 : index
          %332 = arith.addi %positionsAt, %328 : index
          %333 = memref.load %step[%332] : memref<?xi32>
          %334 = arith.index_cast %333 : i32 to index
          %335 = arith.subi %334, %116 : index
          %336 = arith.index_cast %335 : index to i32
          %337 = vector.broadcast %336 : i32 to vector<16xi32>
          %338 = arith.cmpi sle, %c27, %337 : vector<16xi32>
          %339 = arith.select %338, %218#4, %c28 : vector<16xi1>, vector<16xf32>
          %340 = arith.cmpi sle, %c29, %337 : vector<16xi32>
          %341 = arith.select %340, %218#5, %c28 : vector<16xi1>, vector<16xf32>
          %342 = arith.cmpi sle, %c30, %337 : vector<16xi32>
          %343 = arith.select %342, %218#6, %c28 : vector<16xi1>, vector<16xf32>
          %344 = arith.cmpi sle, %c31, %337 : vector<16xi32>
          %345 = arith.select %344, %218#7, %c28 : vector<16xi1>, vector<16xf32>
          %346 = arith.maximumf %339, %341 : vector<16xf32>
          %347 = arith.maximumf %346, %343 : vector<16xf32>
          %348 = arith.maximumf %347, %345 : vector<16xf32>
          %349 = memref.load %6[%324] : memref<?xf32>
          %350 = wave.reduce "max" %348 : vector<16xf32>
          %351 = arith.maximumf %349, %350 : f32
          %352 = arith.subf %349, %351 : f32
          %353 = wave.exp2 %352 : f32
          %354 = vector.broadcast %351 : f32 to vector<16xf32>
          %355 = arith.subf %339, %354 : vector<16xf32>
          %356 = wave.exp2 %355 : vector<16xf32>
          %357 = arith.select %338, %356, %c20 : vector<16xi1>, vector<16xf32>
          %358 = arith.muli %324, %c5 : index
          %359 = arith.addi %358, %c15 : index
          vector.store %357, %16[%359] : memref<?xf32>, vector<16xf32>
          %360 = arith.subf %341, %354 : vector<16xf32>
          %361 = wave.exp2 %360 : vector<16xf32>
          %362 = arith.select %340, %361, %c20 : vector<16xi1>, vector<16xf32>
          %363 = arith.muli %324, %c5 : index
          %364 = arith.addi %363, %c16 : index
          vector.store %362, %16[%364] : memref<?xf32>, vector<16xf32>
          %365 = arith.addf %357, %362 : vector<16xf32>
          %366 = arith.subf %343, %354 : vector<16xf32>
          %367 = wave.exp2 %366 : vector<16xf32>
          %368 = arith.select %342, %367, %c20 : vector<16xi1>, vector<16xf32>
          %369 = arith.muli %324, %c5 : index
          %370 = arith.addi %369, %c17 : index
          vector.store %368, %16[%370] : memref<?xf32>, vector<16xf32>
          %371 = arith.addf %365, %368 : vector<16xf32>
          %372 = arith.subf %345, %354 : vector<16xf32>
          %373 = wave.exp2 %372 : vector<16xf32>
          %374 = arith.select %344, %373, %c20 : vector<16xi1>, vector<16xf32>
          %375 = arith.muli %324, %c5 : index
          %376 = arith.addi %375, %c18 : index
          vector.store %374, %16[%376] : memref<?xf32>, vector<16xf32>
          %377 = arith.addf %371, %374 : vector<16xf32>
          %378 = memref.load %7[%324] : memref<?xf32>
          %379 = wave.reduce "add" %377 : vector<16xf32>
          %380 = math.fma %378, %353, %379 : f32
          memref.store %351, %6[%324] : memref<?xf32>
          memref.store %380, %7[%324] : memref<?xf32>
          memref.store %353, %14[%324] : memref<?xf32>
          %381 = arith.addi %200, %c7 : index
          %382 = arith.subi %34, %c10 : index
          %383 = arith.minsi %381, %382 : index
          %384 = arith.divui %383, %groupSize : index
          %385 = arith.addi %25, %384 : index
          %386 = arith.muli %3, %groupSize : index
          %387 = arith.remui %383, %groupSize : index
          %388 = arith.addi %386, %387 : index
          %389 = arith.addi %positionsAt, %385 : index
          %390 = memref.load %step[%389] : memref<?xi32>
          %391 = arith.index_cast %390 : i32 to index
          %392 = arith.subi %391, %116 : index
          %393 = arith.index_cast %392 : index to i32
          %394 = vector.broadcast %393 : i32 to vector<16xi32>
          %395 = arith.cmpi sle, %c27, %394 : vector<16xi32>
          %396 = arith.select %395, %218#8, %c28 : vector<16xi1>, vector<16xf32>
          %397 = arith.cmpi sle, %c29, %394 : vector<16xi32>
          %398 = arith.select %397, %218#9, %c28 : vector<16xi1>, vector<16xf32>
          %399 = arith.cmpi sle, %c30, %394 : vector<16xi32>
          %400 = arith.select %399, %218#10, %c28 : vector<16xi1>, vector<16xf32>
          %401 = arith.cmpi sle, %c31, %394 : vector<16xi32>
          %402 = arith.select %401, %218#11, %c28 : vector<16xi1>, vector<16xf32>
          %403 = arith.maximumf %396, %398 : vector<16xf32>
          %404 = arith.maximumf %403, %400 : vector<16xf32>
          %405 = arith.maximumf %404, %402 : vector<16xf32>
          %406 = memref.load %6[%381] : memref<?xf32>
          %407 = wave.reduce "max" %405 : vector<16xf32>
          %408 = arith.maximumf %406, %407 : f32
          %409 = arith.subf %406, %408 : f32
          %410 = wave.exp2 %409 : f32
          %411 = vector.broadcast %408 : f32 to vector<16xf32>
          %412 = arith.subf %396, %411 : vector<16xf32>
          %413 = wave.exp2 %412 : vector<16xf32>
          %414 = arith.select %395, %413, %c20 : vector<16xi1>, vector<16xf32>
          %415 = arith.muli %381, %c5 : index
          %416 = arith.addi %415, %c15 : index
          vector.store %414, %16[%416] : memref<?xf32>, vector<16xf32>
          %417 = arith.subf %398, %411 : vector<16xf32>
          %418 = wave.exp2 %417 : vector<16xf32>
          %419 = arith.select %397, %418, %c20 : vector<16xi1>, vector<16xf32>
          %420 = arith.muli %381, %c5 : index
          %421 = arith.addi %420, %c16 : index
          vector.store %419, %16[%421] : memref<?xf32>, vector<16xf32>
          %422 = arith.addf %414, %419 : vector<16xf32>
          %423 = arith.subf %400, %411 : vector<16xf32>
          %424 = wave.exp2 %423 : vector<16xf32>
          %425 = arith.select %399, %424, %c20 : vector<16xi1>, vector<16xf32>
          %426 = arith.muli %381, %c5 : index
          %427 = arith.addi %426, %c17 : index
          vector.store %425, %16[%427] : memref<?xf32>, vector<16xf32>
          %428 = arith.addf %422, %425 : vector<16xf32>
          %429 = arith.subf %402, %411 : vector<16xf32>
          %430 = wave.exp2 %429 : vector<16xf32>
          %431 = arith.select %401, %430, %c20 : vector<16xi1>, vector<16xf32>
          %432 = arith.muli %381, %c5 : index
          %433 = arith.addi %432, %c18 : index
          vector.store %431, %16[%433] : memref<?xf32>, vector<16xf32>
          %434 = arith.addf %428, %431 : vector<16xf32>
          %435 = memref.load %7[%381] : memref<?xf32>
          %436 = wave.reduce "add" %434 : vector<16xf32>
          %437 = math.fma %435, %410, %436 : f32
          memref.store %408, %6[%381] : memref<?xf32>
          memref.store %437, %7[%381] : memref<?xf32>
          memref.store %410, %14[%381] : memref<?xf32>
          %438 = arith.addi %200, %c13 : index
          %439 = arith.subi %34, %c10 : index
          %440 = arith.minsi %438, %439 : index
          %441 = arith.divui %440, %groupSize : index
          %442 = arith.addi %25, %441 : index
          %443 = arith.muli %3, %groupSize : index
          %444 = arith.remui %440, %groupSize : index
          %445 = arith.addi %443, %444 : index
          %446 = arith.addi %positionsAt, %442 : index
          %447 = memref.load %step[%446] : memref<?xi32>
          %448 = arith.index_cast %447 : i32 to index
          %449 = arith.subi %448, %116 : index
          %450 = arith.index_cast %449 : index to i32
          %451 = vector.broadcast %450 : i32 to vector<16xi32>
          %452 = arith.cmpi sle, %c27, %451 : vector<16xi32>
          %453 = arith.select %452, %218#12, %c28 : vector<16xi1>, vector<16xf32>
          %454 = arith.cmpi sle, %c29, %451 : vector<16xi32>
          %455 = arith.select %454, %218#13, %c28 : vector<16xi1>, vector<16xf32>
          %456 = arith.cmpi sle, %c30, %451 : vector<16xi32>
          %457 = arith.select %456, %218#14, %c28 : vector<16xi1>, vector<16xf32>
          %458 = arith.cmpi sle, %c31, %451 : vector<16xi32>
          %459 = arith.select %458, %218#15, %c28 : vector<16xi1>, vector<16xf32>
          %460 = arith.maximumf %453, %455 : vector<16xf32>
          %461 = arith.maximumf %460, %457 : vector<16xf32>
          %462 = arith.maximumf %461, %459 : vector<16xf32>
          %463 = memref.load %6[%438] : memref<?xf32>
          %464 = wave.reduce "max" %462 : vector<16xf32>
          %465 = arith.maximumf %463, %464 : f32
          %466 = arith.subf %463, %465 : f32
          %467 = wave.exp2 %466 : f32
          %468 = vector.broadcast %465 : f32 to vector<16xf32>
          %469 = arith.subf %453, %468 : vector<16xf32>
          %470 = wave.exp2 %469 : vector<16xf32>
          %471 = arith.select %452, %470, %c20 : vector<16xi1>, vector<16xf32>
          %472 = arith.muli %438, %c5 : index
          %473 = arith.addi %472, %c15 : index
          vector.store %471, %16[%473] : memref<?xf32>, vector<16xf32>
          %474 = arith.subf %455, %468 : vector<16xf32>
          %475 = wave.exp2 %474 : vector<16xf32>
          %476 = arith.select %454, %475, %c20 : vector<16xi1>, vector<16xf32>
          %477 = arith.muli %438, %c5 : index
          %478 = arith.addi %477, %c16 : index
          vector.store %476, %16[%478] : memref<?xf32>, vector<16xf32>
          %479 = arith.addf %471, %476 : vector<16xf32>
          %480 = arith.subf %457, %468 : vector<16xf32>
          %481 = wave.exp2 %480 : vector<16xf32>
          %482 = arith.select %456, %481, %c20 : vector<16xi1>, vector<16xf32>
          %483 = arith.muli %438, %c5 : index
          %484 = arith.addi %483, %c17 : index
          vector.store %482, %16[%484] : memref<?xf32>, vector<16xf32>
          %485 = arith.addf %479, %482 : vector<16xf32>
          %486 = arith.subf %459, %468 : vector<16xf32>
          %487 = wave.exp2 %486 : vector<16xf32>
          %488 = arith.select %458, %487, %c20 : vector<16xi1>, vector<16xf32>
          %489 = arith.muli %438, %c5 : index
          %490 = arith.addi %489, %c18 : index
          vector.store %488, %16[%490] : memref<?xf32>, vector<16xf32>
          %491 = arith.addf %485, %488 : vector<16xf32>
          %492 = memref.load %7[%438] : memref<?xf32>
          %493 = wave.reduce "add" %491 : vector<16xf32>
          %494 = math.fma %492, %467, %493 : f32
          memref.store %465, %6[%438] : memref<?xf32>
          memref.store %494, %7[%438] : memref<?xf32>
          memref.store %467, %14[%438] : memref<?xf32>
        }
        %495 = arith.subi %43, %116 : index
        %496 = arith.minsi %495, %c5 : index
        scf.for %497 = %c15 to %37 step %c7 {
          %498 = arith.addi %497, %c15 : index
          %499 = memref.load %14[%498] : memref<?xf32>
          %500 = vector.broadcast %499 : f32 to vector<16xf32>
          %501 = arith.addi %497, %c15 : index
          %502 = arith.muli %501, %c4 : index
          %503 = arith.addi %502, %c15 : index
          %504 = vector.load %9[%503] : memref<?xf32>, vector<16xf32>
          %505 = arith.mulf %504, %500 : vector<16xf32>
          %506 = arith.addi %497, %c15 : index
          %507 = arith.muli %506, %c4 : index
          %508 = arith.addi %507, %c16 : index
          %509 = vector.load %9[%508] : memref<?xf32>, vector<16xf32>
          %510 = arith.mulf %509, %500 : vector<16xf32>
          %511 = arith.addi %497, %c15 : index
          %512 = arith.muli %511, %c4 : index
          %513 = arith.addi %512, %c17 : index
          %514 = vector.load %9[%513] : memref<?xf32>, vector<16xf32>
          %515 = arith.mulf %514, %500 : vector<16xf32>
          %516 = arith.addi %497, %c15 : index
          %517 = arith.muli %516, %c4 : index
          %518 = arith.addi %517, %c18 : index
          %519 = vector.load %9[%518] : memref<?xf32>, vector<16xf32>
          %520 = arith.mulf %519, %500 : vector<16xf32>
          %521 = arith.addi %497, %c10 : index
          %522 = memref.load %14[%521] : memref<?xf32>
          %523 = vector.broadcast %522 : f32 to vector<16xf32>
          %524 = arith.addi %497, %c10 : index
          %525 = arith.muli %524, %c4 : index
          %526 = arith.addi %525, %c15 : index
          %527 = vector.load %9[%526] : memref<?xf32>, vector<16xf32>
          %528 = arith.mulf %527, %523 : vector<16xf32>
          %529 = arith.addi %497, %c10 : index
          %530 = arith.muli %529, %c4 : index
          %531 = arith.addi %530, %c16 : index
          %532 = vector.load %9[%531] : memref<?xf32>, vector<16xf32>
          %533 = arith.mulf %532, %523 : vector<16xf32>
          %534 = arith.addi %497, %c10 : index
          %535 = arith.muli %534, %c4 : index
          %536 = arith.addi %535, %c17 : index
          %537 = vector.load %9[%536] : memref<?xf32>, vector<16xf32>
          %538 = arith.mulf %537, %523 : vector<16xf32>
          %539 = arith.addi %497, %c10 : index
          %540 = arith.muli %539, %c4 : index
          %541 = arith.addi %540, %c18 : index
          %542 = vector.load %9[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.mulf %542, %523 : vector<16xf32>
          %553:8 = scf.for %544 = %c15 to %496 step %c10 iter_args(%545 = %505, %546 = %510, %547 = %515, %548 = %520, %549 = %528, %550 = %533, %551 = %538, %552 = %543) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %554 = arith.muli %544, %c4 : index
            %555 = arith.addi %554, %c15 : index
            %556 = vector.load %18[%555] : memref<?xf32>, vector<16xf32>
            %557 = arith.muli %544, %c4 : index
            %558 = arith.addi %557, %c16 : index
            %559 = vector.load %18[%558] : memref<?xf32>, vector<16xf32>
            %560 = arith.muli %544, %c4 : index
            %561 = arith.addi %560, %c17 : index
            %562 = vector.load %18[%561] : memref<?xf32>, vector<16xf32>
            %563 = arith.muli %544, %c4 : index
            %564 = arith.addi %563, %c18 : index
            %565 = vector.load %18[%564] : memref<?xf32>, vector<16xf32>
            %566 = arith.addi %497, %c15 : index
            %567 = arith.muli %566, %c5 : index
            %568 = arith.addi %567, %544 : index
            %569 = memref.load %16[%568] : memref<?xf32>
            %570 = vector.broadcast %569 : f32 to vector<16xf32>
            %571 = math.fma %570, %556, %545 : vector<16xf32>
            %572 = math.fma %570, %559, %546 : vector<16xf32>
            %573 = math.fma %570, %562, %547 : vector<16xf32>
            %574 = math.fma %570, %565, %548 : vector<16xf32>
            %575 = arith.addi %497, %c10 : index
            %576 = arith.muli %575, %c5 : index
            %577 = arith.addi %576, %544 : index
            %578 = memref.load %16[%577] : memref<?xf32>
            %579 = vector.broadcast %578 : f32 to vector<16xf32>
            %580 = math.fma %579, %556, %549 : vector<16xf32>
            %581 = math.fma %579, %559, %550 : vector<16xf32>
            %582 = math.fma %579, %562, %551 : vector<16xf32>
            %583 = math.fma %579, %565, %552 : vector<16xf32>
            scf.yield %571, %572, %573, %574, %580, %581, %582, %583 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %584 = arith.addi %497, %c15 : index
          %585 = arith.muli %584, %c4 : index
          %586 = arith.addi %585, %c15 : index
          vector.store %553#0, %9[%586] : memref<?xf32>, vector<16xf32>
          %587 = arith.addi %497, %c15 : index
          %588 = arith.muli %587, %c4 : index
          %589 = arith.addi %588, %c16 : index
          vector.store %553#1, %9[%589] : memref<?xf32>, vector<16xf32>
          %590 = arith.addi %497, %c15 : index
          %591 = arith.muli %590, %c4 : index
          %592 = arith.addi %591, %c17 : index
          vector.store %553#2, %9[%592] : memref<?xf32>, vector<16xf32>
          %593 = arith.addi %497, %c15 : index
          %594 = arith.muli %593, %c4 : index
          %595 = arith.addi %594, %c18 : index
          vector.store %553#3, %9[%595] : memref<?xf32>, vector<16xf32>
          %596 = arith.addi %497, %c10 : index
          %597 = arith.muli %596, %c4 : index
          %598 = arith.addi %597, %c15 : index
          vector.store %553#4, %9[%598] : memref<?xf32>, vector<16xf32>
          %599 = arith.addi %497, %c10 : index
          %600 = arith.muli %599, %c4 : index
          %601 = arith.addi %600, %c16 : index
          vector.store %553#5, %9[%601] : memref<?xf32>, vector<16xf32>
          %602 = arith.addi %497, %c10 : index
          %603 = arith.muli %602, %c4 : index
          %604 = arith.addi %603, %c17 : index
          vector.store %553#6, %9[%604] : memref<?xf32>, vector<16xf32>
          %605 = arith.addi %497, %c10 : index
          %606 = arith.muli %605, %c4 : index
          %607 = arith.addi %606, %c18 : index
          vector.store %553#7, %9[%607] : memref<?xf32>, vector<16xf32>
          %608 = arith.addi %497, %c15 : index
          %609 = memref.load %14[%608] : memref<?xf32>
          %610 = vector.broadcast %609 : f32 to vector<16xf32>
          %611 = arith.addi %497, %c15 : index
          %612 = arith.muli %611, %c4 : index
          %613 = arith.addi %612, %c5 : index
          %614 = vector.load %9[%613] : memref<?xf32>, vector<16xf32>
          %615 = arith.mulf %614, %610 : vector<16xf32>
          %616 = arith.addi %497, %c15 : index
          %617 = arith.muli %616, %c4 : index
          %618 = arith.addi %617, %c19 : index
          %619 = vector.load %9[%618] : memref<?xf32>, vector<16xf32>
          %620 = arith.mulf %619, %610 : vector<16xf32>
          %621 = arith.addi %497, %c10 : index
          %622 = memref.load %14[%621] : memref<?xf32>
          %623 = vector.broadcast %622 : f32 to vector<16xf32>
          %624 = arith.addi %497, %c10 : index
          %625 = arith.muli %624, %c4 : index
          %626 = arith.addi %625, %c5 : index
          %627 = vector.load %9[%626] : memref<?xf32>, vector<16xf32>
          %628 = arith.mulf %627, %623 : vector<16xf32>
          %629 = arith.addi %497, %c10 : index
          %630 = arith.muli %629, %c4 : index
          %631 = arith.addi %630, %c19 : index
          %632 = vector.load %9[%631] : memref<?xf32>, vector<16xf32>
          %633 = arith.mulf %632, %623 : vector<16xf32>
          %639:4 = scf.for %634 = %c15 to %496 step %c10 iter_args(%635 = %615, %636 = %620, %637 = %628, %638 = %633) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %640 = arith.muli %634, %c4 : index
            %641 = arith.addi %640, %c5 : index
            %642 = vector.load %18[%641] : memref<?xf32>, vector<16xf32>
            %643 = arith.muli %634, %c4 : index
            %644 = arith.addi %643, %c19 : index
            %645 = vector.load %18[%644] : memref<?xf32>, vector<16xf32>
            %646 = arith.addi %497, %c15 : index
            %647 = arith.muli %646, %c5 : index
            %648 = arith.addi %647, %634 : index
            %649 = memref.load %16[%648] : memref<?xf32>
            %650 = vector.broadcast %649 : f32 to vector<16xf32>
            %651 = math.fma %650, %642, %635 : vector<16xf32>
            %652 = math.fma %650, %645, %636 : vector<16xf32>
            %653 = arith.addi %497, %c10 : index
            %654 = arith.muli %653, %c5 : index
            %655 = arith.addi %654, %634 : index
            %656 = memref.load %16[%655] : memref<?xf32>
            %657 = vector.broadcast %656 : f32 to vector<16xf32>
            %658 = math.fma %657, %642, %637 : vector<16xf32>
            %659 = math.fma %657, %645, %638 : vector<16xf32>
            scf.yield %651, %652, %658, %659 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %660 = arith.addi %497, %c15 : index
          %661 = arith.muli %660, %c4 : index
          %662 = arith.addi %661, %c5 : index
          vector.store %639#0, %9[%662] : memref<?xf32>, vector<16xf32>
          %663 = arith.addi %497, %c15 : index
          %664 = arith.muli %663, %c4 : index
          %665 = arith.addi %664, %c19 : index
          vector.store %639#1, %9[%665] : memref<?xf32>, vector<16xf32>
          %666 = arith.addi %497, %c10 : index
          %667 = arith.muli %666, %c4 : index
          %668 = arith.addi %667, %c5 : index
          vector.store %639#2, %9[%668] : memref<?xf32>, vector<16xf32>
          %669 = arith.addi %497, %c10 : index
          %670 = arith.muli %669, %c4 : index
          %671 = arith.addi %670, %c19 : index
          vector.store %639#3, %9[%671] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %672 = %c15 to %37 step %c10 {
        %673 = memref.load %6[%672] : memref<?xf32>
        %674 = memref.load %7[%672] : memref<?xf32>
        %675 = arith.muli %672, %c4 : index
        %676 = memref.load %10[%672] : memref<?xf32>
        %677 = arith.maximumf %676, %673 : f32
        %678 = arith.subf %676, %677 : f32
        %679 = wave.exp2 %678 : f32
        %680 = arith.subf %673, %677 : f32
        %681 = wave.exp2 %680 : f32
        memref.store %677, %10[%672] : memref<?xf32>
        %682 = memref.load %11[%672] : memref<?xf32>
        %683 = arith.mulf %682, %679 : f32
        %684 = math.fma %674, %681, %683 : f32
        memref.store %684, %11[%672] : memref<?xf32>
        %685 = vector.broadcast %679 : f32 to vector<16xf32>
        %686 = vector.broadcast %681 : f32 to vector<16xf32>
        %687 = arith.muli %672, %c4 : index
        %688 = arith.addi %687, %c15 : index
        %689 = vector.load %13[%688] : memref<?xf32>, vector<16xf32>
        %690 = arith.mulf %689, %685 : vector<16xf32>
        %691 = arith.addi %675, %c15 : index
        %692 = vector.load %9[%691] : memref<?xf32>, vector<16xf32>
        %693 = math.fma %692, %686, %690 : vector<16xf32>
        vector.store %693, %13[%688] : memref<?xf32>, vector<16xf32>
        %694 = arith.muli %672, %c4 : index
        %695 = arith.addi %694, %c16 : index
        %696 = vector.load %13[%695] : memref<?xf32>, vector<16xf32>
        %697 = arith.mulf %696, %685 : vector<16xf32>
        %698 = arith.addi %675, %c16 : index
        %699 = vector.load %9[%698] : memref<?xf32>, vector<16xf32>
        %700 = math.fma %699, %686, %697 : vector<16xf32>
        vector.store %700, %13[%695] : memref<?xf32>, vector<16xf32>
        %701 = arith.muli %672, %c4 : index
        %702 = arith.addi %701, %c17 : index
        %703 = vector.load %13[%702] : memref<?xf32>, vector<16xf32>
        %704 = arith.mulf %703, %685 : vector<16xf32>
        %705 = arith.addi %675, %c17 : index
        %706 = vector.load %9[%705] : memref<?xf32>, vector<16xf32>
        %707 = math.fma %706, %686, %704 : vector<16xf32>
        vector.store %707, %13[%702] : memref<?xf32>, vector<16xf32>
        %708 = arith.muli %672, %c4 : index
        %709 = arith.addi %708, %c18 : index
        %710 = vector.load %13[%709] : memref<?xf32>, vector<16xf32>
        %711 = arith.mulf %710, %685 : vector<16xf32>
        %712 = arith.addi %675, %c18 : index
        %713 = vector.load %9[%712] : memref<?xf32>, vector<16xf32>
        %714 = math.fma %713, %686, %711 : vector<16xf32>
        vector.store %714, %13[%709] : memref<?xf32>, vector<16xf32>
        %715 = arith.muli %672, %c4 : index
        %716 = arith.addi %715, %c5 : index
        %717 = vector.load %13[%716] : memref<?xf32>, vector<16xf32>
        %718 = arith.mulf %717, %685 : vector<16xf32>
        %719 = arith.addi %675, %c5 : index
        %720 = vector.load %9[%719] : memref<?xf32>, vector<16xf32>
        %721 = math.fma %720, %686, %718 : vector<16xf32>
        vector.store %721, %13[%716] : memref<?xf32>, vector<16xf32>
        %722 = arith.muli %672, %c4 : index
        %723 = arith.addi %722, %c19 : index
        %724 = vector.load %13[%723] : memref<?xf32>, vector<16xf32>
        %725 = arith.mulf %724, %685 : vector<16xf32>
        %726 = arith.addi %675, %c19 : index
        %727 = vector.load %9[%726] : memref<?xf32>, vector<16xf32>
        %728 = math.fma %727, %686, %725 : vector<16xf32>
        vector.store %728, %13[%723] : memref<?xf32>, vector<16xf32>
      }
    }
    %729 = arith.addi %kvHeads, %3 : index
    %730 = memref.load %scales[%729] : memref<?xf32>
    scf.for %731 = %c15 to %34 step %c10 {
      %732 = arith.subi %34, %c10 : index
      %733 = arith.minsi %731, %732 : index
      %734 = arith.divui %733, %groupSize : index
      %735 = arith.addi %25, %734 : index
      %736 = arith.muli %3, %groupSize : index
      %737 = arith.remui %733, %groupSize : index
      %738 = arith.addi %736, %737 : index
      %739 = arith.muli %735, %heads : index
      %740 = arith.addi %739, %738 : index
      %741 = arith.muli %740, %c4 : index
      %742 = memref.load %11[%731] : memref<?xf32>
      %743 = arith.divf %730, %742 : f32
      %744 = vector.broadcast %743 : f32 to vector<16xf32>
      %745 = arith.muli %731, %c4 : index
      %746 = arith.addi %745, %c15 : index
      %747 = vector.load %13[%746] : memref<?xf32>, vector<16xf32>
      %748 = arith.mulf %747, %744 : vector<16xf32>
      %749 = arith.addi %741, %c15 : index
      vector.store %748, %out[%749] : memref<?xf32>, vector<16xf32>
      %750 = arith.muli %731, %c4 : index
      %751 = arith.addi %750, %c16 : index
      %752 = vector.load %13[%751] : memref<?xf32>, vector<16xf32>
      %753 = arith.mulf %752, %744 : vector<16xf32>
      %754 = arith.addi %741, %c16 : index
      vector.store %753, %out[%754] : memref<?xf32>, vector<16xf32>
      %755 = arith.muli %731, %c4 : index
      %756 = arith.addi %755, %c17 : index
      %757 = vector.load %13[%756] : memref<?xf32>, vector<16xf32>
      %758 = arith.mulf %757, %744 : vector<16xf32>
      %759 = arith.addi %741, %c17 : index
      vector.store %758, %out[%759] : memref<?xf32>, vector<16xf32>
      %760 = arith.muli %731, %c4 : index
      %761 = arith.addi %760, %c18 : index
      %762 = vector.load %13[%761] : memref<?xf32>, vector<16xf32>
      %763 = arith.mulf %762, %744 : vector<16xf32>
      %764 = arith.addi %741, %c18 : index
      vector.store %763, %out[%764] : memref<?xf32>, vector<16xf32>
      %765 = arith.muli %731, %c4 : index
      %766 = arith.addi %765, %c5 : index
      %767 = vector.load %13[%766] : memref<?xf32>, vector<16xf32>
      %768 = arith.mulf %767, %744 : vector<16xf32>
      %769 = arith.addi %741, %c5 : index
      vector.store %768, %out[%769] : memref<?xf32>, vector<16xf32>
      %770 = arith.muli %731, %c4 : index
      %771 = arith.addi %770, %c19 : index
      %772 = vector.load %13[%771] : memref<?xf32>, vector<16xf32>
      %773 = arith.mulf %772, %744 : vector<16xf32>
      %774 = arith.addi %741, %c19 : index
      vector.store %773, %out[%774] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
