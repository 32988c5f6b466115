// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 0xF149F2CA : f32
  %c21 = arith.constant 0x00000000 : f32
  %c22 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c24 = arith.constant 2560 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 128 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
    }
    scf.for %82 = %c15 to %37 step %c10 {
      memref.store %c20, %10[%82] : memref<?xf32>
      memref.store %c21, %11[%82] : memref<?xf32>
      %83 = arith.muli %82, %c4 : index
      %84 = arith.addi %83, %c15 : index
      vector.store %c19, %13[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.muli %82, %c4 : index
      %86 = arith.addi %85, %c16 : index
      vector.store %c19, %13[%86] : memref<?xf32>, vector<16xf32>
      %87 = arith.muli %82, %c4 : index
      %88 = arith.addi %87, %c17 : index
      vector.store %c19, %13[%88] : memref<?xf32>, vector<16xf32>
      %89 = arith.muli %82, %c4 : index
      %90 = arith.addi %89, %c18 : index
      vector.store %c19, %13[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.muli %82, %c4 : index
      %92 = arith.addi %91, %c5 : index
      vector.store %c19, %13[%92] : memref<?xf32>, vector<16xf32>
    }
    scf.for %93 = %c15 to %43 step %c22 {
      scf.for %94 = %c15 to %37 step %c10 {
        memref.store %c20, %6[%94] : memref<?xf32>
        memref.store %c21, %7[%94] : memref<?xf32>
        %95 = arith.muli %94, %c4 : index
        %96 = arith.addi %95, %c15 : index
        vector.store %c19, %9[%96] : memref<?xf32>, vector<16xf32>
        %97 = arith.muli %94, %c4 : index
        %98 = arith.addi %97, %c16 : index
        vector.store %c19, %9[%98] : memref<?xf32>, vector<16xf32>
        %99 = arith.muli %94, %c4 : index
        %100 = arith.addi %99, %c17 : index
        vector.store %c19, %9[%100] : memref<?xf32>, vector<16xf32>
        %101 = arith.muli %94, %c4 : index
        %102 = arith.addi %101, %c18 : index
        vector.store %c19, %9[%102] : memref<?xf32>, vector<16xf32>
        %103 = arith.muli %94, %c4 : index
        %104 = arith.addi %103, %c5 : index
        vector.store %c19, %9[%104] : memref<?xf32>, vector<16xf32>
      }
      %105 = arith.addi %93, %c22 : index
      %106 = arith.minsi %105, %43 : index
      scf.for %107 = %93 to %106 step %c5 {
        scf.for %108 = %c15 to %c9 step %c10 {
          %109 = arith.muli %108, %c16 : index
          %110 = arith.addi %107, %109 : index
          %111 = arith.cmpi slt, %110, %43 : index
          scf.if %111 {
            %112 = arith.divui %110, %c16 : index
            %113 = arith.addi %33, %112 : index
            %114 = memref.load %step[%113] : memref<?xi32>
            %115 = arith.index_cast %114 : i32 to index
            %116 = arith.muli %115, %pageBytes : index
            %117 = arith.muli %3, %c6 : index
            %118 = arith.addi %116, %117 : index
            scf.for %119 = %c15 to %c4 step %c10 {
              %120 = arith.muli %119, %c17 : index
              %121 = arith.addi %118, %120 : index
              %122 = vector.load %kv[%121] : memref<?xi8>, vector<32xi8>
              %123 = arith.muli %119, %c5 : index
              %124 = arith.muli %108, %c16 : index
              %125 = arith.addi %123, %124 : index
              %126 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
              %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
              vector.store %127, %17[%125] : memref<?xf32>, vector<16xf32>
            }
            %128 = arith.addi %118, %c24 : index
            scf.for %129 = %c15 to %c16 step %c10 {
              %130 = arith.addi %110, %129 : index
              %131 = arith.cmpi slt, %130, %43 : index
              %132 = arith.muli %129, %c25 : index
              %133 = arith.addi %128, %132 : index
              %134 = arith.addi %133, %c15 : index
              %135 = vector.load %kv[%134] : memref<?xi8>, vector<32xi8>
              %136 = vector.bitcast %135 : vector<32xi8> to vector<16xf16>
              %137 = arith.extf %136 : vector<16xf16> to vector<16xf32>
              %138 = arith.select %131, %137, %c19 : vector<16xf32>
              %139 = arith.muli %108, %c16 : index
              %140 = arith.addi %139, %129 : index
              %141 = arith.muli %140, %c4 : index
              %142 = arith.addi %141, %c15 : index
              vector.store %138, %18[%142] : memref<?xf32>, vector<16xf32>
              %143 = arith.muli %129, %c25 : index
              %144 = arith.addi %128, %143 : index
              %145 = arith.addi %144, %c17 : index
              %146 = vector.load %kv[%145] : memref<?xi8>, vector<32xi8>
              %147 = vector.bitcast %146 : vector<32xi8> to vector<16xf16>
              %148 = arith.extf %147 : vector<16xf16> to vector<16xf32>
              %149 = arith.select %131, %148, %c19 : vector<16xf32>
              %150 = arith.muli %108, %c16 : index
              %151 = arith.addi %150, %129 : index
              %152 = arith.muli %151, %c4 : index
              %153 = arith.addi %152, %c16 : index
              vector.store %149, %18[%153] : memref<?xf32>, vector<16xf32>
              %154 = arith.muli %129, %c25 : index
              %155 = arith.addi %128, %154 : index
              %156 = arith.addi %155, %c5 : index
              %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
              %158 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
              %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
              %160 = arith.select %131, %159, %c19 : vector<16xf32>
              %161 = arith.muli %108, %c16 : index
              %162 = arith.addi %161, %129 : index
              %163 = arith.muli %162, %c4 : index
              %164 = arith.addi %163, %c17 : index
              vector.store %160, %18[%164] : memref<?xf32>, vector<16xf32>
              %165 = arith.muli %129, %c25 : index
              %166 = arith.addi %128, %165 : index
              %167 = arith.addi %166, %c26 : index
              %168 = vector.load %kv[%167] : memref<?xi8>, vector<32xi8>
              %169 = vector.bitcast %168 : vector<32xi8> to vector<16xf16>
              %170 = arith.extf %169 : vector<16xf16> to vector<16xf32>
              %171 = arith.select %131, %170, %c19 : vector<16xf32>
              %172 = arith.muli %108, %c16 : index
              %173 = arith.addi %172, %129 : index
              %174 = arith.muli %173, %c4 : index
              %175 = arith.addi %174, %c18 : index
              vector.store %171, %18[%175] : memref<?xf32>, vector<16xf32>
              %176 = arith.muli %129, %c25 : index
              %177 = arith.addi %128, %176 : index
              %178 = arith.addi %177, %c27 : index
              %179 = vector.load %kv[%178] : memref<?xi8>, vector<32xi8>
              %180 = vector.bitcast %179 : vector<32xi8> to vector<16xf16>
              %181 = arith.extf %180 : vector<16xf16> to vector<16xf32>
              %182 = arith.select %131, %181, %c19 : vector<16xf32>
              %183 = arith.muli %108, %c16 : index
              %184 = arith.addi %183, %129 : index
              %185 = arith.muli %184, %c4 : index
              %186 = arith.addi %185, %c5 : index
              vector.store %182, %18[%186] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %187 = %c15 to %37 step %c9 {
          %205:16 = scf.for %188 = %c15 to %c4 step %c10 iter_args(%189 = %c19, %190 = %c19, %191 = %c19, %192 = %c19, %193 = %c19, %194 = %c19, %195 = %c19, %196 = %c19, %197 = %c19, %198 = %c19, %199 = %c19, %200 = %c19, %201 = %c19, %202 = %c19, %203 = %c19, %204 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %206 = arith.muli %188, %c5 : index
            %207 = arith.addi %206, %c15 : index
            %208 = vector.load %17[%207] : memref<?xf32>, vector<16xf32>
            %209 = arith.muli %188, %c5 : index
            %210 = arith.addi %209, %c16 : index
            %211 = vector.load %17[%210] : memref<?xf32>, vector<16xf32>
            %212 = arith.muli %188, %c5 : index
            %213 = arith.addi %212, %c17 : index
            %214 = vector.load %17[%213] : memref<?xf32>, vector<16xf32>
            %215 = arith.muli %188, %c5 : index
            %216 = arith.addi %215, %c18 : index
            %217 = vector.load %17[%216] : memref<?xf32>, vector<16xf32>
            %218 = arith.addi %187, %c15 : index
            %219 = arith.muli %218, %c4 : index
            %220 = arith.addi %219, %188 : index
            %221 = memref.load %5[%220] : memref<?xf32>
            %222 = vector.broadcast %221 : f32 to vector<16xf32>
            %223 = math.fma %222, %208, %189 : vector<16xf32>
            %224 = math.fma %222, %211, %190 : vector<16xf32>
            %225 = math.fma %222, %214, %191 : vector<16xf32>
            %226 = math.fma %222, %217, %192 : vector<16xf32>
            %227 = arith.addi %187, %c10 : index
            %228 = arith.muli %227, %c4 : index
            %229 = arith.addi %228, %188 : index
            %230 = memref.load %5[%229] : memref<?xf32>
            %231 = vector.broadcast %230 : f32 to vector<16xf32>
            %232 = math.fma %231, %208, %193 : vector<16xf32>
            %233 = math.fma %231, %211, %194 : vector<16xf32>
            %234 = math.fma %231, %214, %195 : vector<16xf32>
            %235 = math.fma %231, %217, %196 : vector<16xf32>
            %236 = arith.addi %187, %c7 : index
            %237 = arith.muli %236, %c4 : index
            %238 = arith.addi %237, %188 : index
            %239 = memref.load %5[%238] : memref<?xf32>
            %240 = vector.broadcast %239 : f32 to vector<16xf32>
            %241 = math.fma %240, %208, %197 : vector<16xf32>
            %242 = math.fma %240, %211, %198 : vector<16xf32>
            %243 = math.fma %240, %214, %199 : vector<16xf32>
            %244 = math.fma %240, %217, %200 : vector<16xf32>
            %245 = arith.addi %187, %c13 : index
            %246 = arith.muli %245, %c4 : index
            %247 = arith.addi %246, %188 : index
            %248 = memref.load %5[%247] : memref<?xf32>
            %249 = vector.broadcast %248 : f32 to vector<16xf32>
            %250 = math.fma %249, %208, %201 : vector<16xf32>
            %251 = math.fma %249, %211, %202 : vector<16xf32>
            %252 = math.fma %249, %214, %203 : vector<16xf32>
            %253 = math.fma %249, %217, %204 : vector<16xf32>
            scf.yield %223, %224, %225, %226, %232, %233, %234, %235, %241, %242, %243, %244, %250, %251, %252, %253 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %254 = arith.addi %187, %c15 : index
          %255 = arith.subi %34, %c10 : index
          %256 = arith.minsi %254, %255 : index
          %257 = arith.divui %256, %groupSize : index
          %258 = arith.addi %25, %257 : index
          %259 = arith.muli %3, %groupSize : index
          %260 = arith.remui %256, %groupSize : index
          %261 = arith.addi %259, %260 : index
          %262 = arith.addi %positionsAt, %258 : index
          %263 = memref.load %step[%262] : memref<?xi32>
          %264 = arith.index_cast %263 : i32 to index
          %265 = arith.subi %264, %107 : index
          %266 = arith.index_cast %265 : index to i32
          %267 = vector.broadcast %266 : i32 to vector<16xi32>
          %268 = arith.cmpi sle, %c28, %267 : vector<16xi32>
          %269 = arith.select %268, %205#0, %c29 : vector<16xi1>, vector<16xf32>
          %270 = arith.cmpi sle, %c30, %267 : vector<16xi32>
          %271 = arith.select %270, %205#1, %c29 : vector<16xi1>, vector<16xf32>
          %272 = arith.cmpi sle, %c31, %267 : vector<16xi32>
          %273 = arith.select %272, %205#2, %c29 : vector<16xi1>, vector<16xf32>
          %274 = arith.cmpi sle, %c32, %267 : vector<16xi32>
          %275 = arith.select %274, %205#3, %c29 : vector<16xi1>, vector<16xf32>
          %276 = arith.maximumf %269, %271 : vector<16xf32>
          %277 = arith.maximumf %276, %273 : vector<16xf32>
          %278 = arith.maximumf %277, %275 : vector<16xf32>
          %279 = memref.load %6[%254] : memref<?xf32>
          %280 = wave.reduce "max" %278 : vector<16xf32>
          %281 = arith.maximumf %279, %280 : f32
          %282 = arith.subf %279, %281 : f32
          %283 = wave.exp2 %282 : f32
          %284 = vector.broadcast %281 : f32 to vector<16xf32>
          %285 = arith.subf %269, %284 : vector<16xf32>
          %286 = wave.exp2 %285 : vector<16xf32>
          %287 = arith.select %268, %286, %c19 : vector<16xi1>, vector<16xf32>
          %288 = arith.muli %254, %c5 : index
          %289 = arith.addi %288, %c15 : index
          vector.store %287, %16[%289] : memref<?xf32>, vector<16xf32>
          %290 = arith.subf %271, %284 : vector<16xf32>
          %291 = wave.exp2 %290 : vector<16xf32>
          %292 = arith.select %270, %291, %c19 : vector<16xi1>, vector<16xf32>
          %293 = arith.muli %254, %c5 : index
          %294 = arith.addi %293, %c16 : index
          vector.store %292, %16[%294] : memref<?xf32>, vector<16xf32>
          %295 = arith.addf %287, %292 : vector<16xf32>
          %296 = arith.subf %273, %284 : vector<16xf32>
          %297 = wave.exp2 %296 : vector<16xf32>
          %298 = arith.select %272, %297, %c19 : vector<16xi1>, vector<16xf32>
          %299 = arith.muli %254, %c5 : index
          %300 = arith.addi %299, %c17 : index
          vector.store %298, %16[%300] : memref<?xf32>, vector<16xf32>
          %301 = arith.addf %295, %298 : vector<16xf32>
          %302 = arith.subf %275, %284 : vector<16xf32>
          %303 = wave.exp2 %302 : vector<16xf32>
          %304 = arith.select %274, %303, %c19 : vector<16xi1>, vector<16xf32>
          %305 = arith.muli %254, %c5 : index
          %306 = arith.addi %305, %c18 : index
          vector.store %304, %16[%306] : memref<?xf32>, vector<16xf32>
          %307 = arith.addf %301, %304 : vector<16xf32>
          %308 = memref.load %7[%254] : memref<?xf32>
          %309 = wave.reduce "add" %307 : vector<16xf32>
          %310 = math.fma %308, %283, %309 : f32
          memref.store %281, %6[%254] : memref<?xf32>
          memref.store %310, %7[%254] : memref<?xf32>
          memref.store %283, %14[%254] : memref<?xf32>
          %311 = arith.addi %187, %c10 : index
          %312 = arith.subi %34, %c10 : index
          %313 = arith.minsi %311, %312 : index
          %314 = arith.divui %313, %groupSize : index
          %315 = arith.addi %25, %314 : index
          %316 = arith.muli %3, %groupSize : index
          %317 = arith.remui %313, %groupSize : index
          %318 = arith.addi %316, %317 : index
          %319 = arith.addi %positionsAt, %315 : index
          %320 = memref.load %step[%319] : memref<?xi32>
          %321 = arith.index_cast %320 : i32 to index
          %322 = arith.subi %321, %107 : index
          %323 = arith.index_cast %322 : index to i32
          %324 = vector.broadcast %323 : i32 to vector<16xi32>
          %325 = arith.cmpi sle, %c28, %324 : vector<16xi32>
          %326 = arith.select %325, %205#4, %c29 : vector<16xi1>, vector<16xf32>
          %327 = arith.cmpi sle, %c30, %324 : vector<16xi32>
          %328 = arith.select %327, %205#5, %c29 : vector<16xi1>, vector<16xf32>
          %329 = arith.cmpi sle, %c31, %324 : vector<16xi32>
          %330 = arith.select %329, %205#6, %c29 : vector<16xi1>, vector<16xf32>
          %331 = arith.cmpi sle, %c32, %324 : vector<16xi32>
          %332 = arith.select %331, %205#7, %c29 : vector<16xi1>, vector<16xf32>
          %333 = arith.maximumf %326, %328 : vector<16xf32>
          %334 = arith.maximumf %333, %330 : vector<16xf32>
          %335 = arith.maximumf %334, %332 : vector<16xf32>
          %336 = memref.load %6[%311] : memref<?xf32>
          %337 = wave.reduce "max" %335 : vector<16xf32>
          %338 = arith.maximumf %336, %337 : f32
          %339 = arith.subf %336, %338 : f32
          %340 = wave.exp2 %339 : f32
          %341 = vector.broadcast %338 : f32 to vector<16xf32>
          %342 = arith.subf %326, %341 : vector<16xf32>
          %343 = wave.exp2 %342 : vector<16xf32>
          %344 = arith.select %325, %343, %c19 : vector<16xi1>, vector<16xf32>
          %345 = arith.muli %311, %c5 : index
          %346 = arith.addi %345, %c15 : index
          vector.store %344, %16[%346] : memref<?xf32>, vector<16xf32>
          %347 = arith.subf %328, %341 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %327, %348, %c19 : vector<16xi1>, vector<16xf32>
          %350 = arith.muli %311, %c5 : index
          %351 = arith.addi %350, %c16 : index
          vector.store %349, %16[%351] : memref<?xf32>, vector<16xf32>
          %352 = arith.addf %344, %349 : vector<16xf32>
          %353 = arith.subf %330, %341 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %329, %354, %c19 : vector<16xi1>, vector<16xf32>
          %356 = arith.muli %311, %c5 : index
          %357 = arith.addi %356, %c17 : index
          vector.store %355, %16[%357] : memref<?xf32>, vector<16xf32>
          %358 = arith.addf %352, %355 : vector<16xf32>
          %359 = arith.subf %332, %341 : vector<16xf32>
          %360 = wave.exp2 %359 : vector<16xf32>
          %361 = arith.select %331, %360, %c19 : vector<16xi1>, vector<16xf32>
          %362 = arith.muli %311, %c5 : index
          %363 = arith.addi %362, %c18 : index
          vector.store %361, %16[%363] : memref<?xf32>, vector<16xf32>
          %364 = arith.addf %358, %361 : vector<16xf32>
          %365 = memref.load %7[%311] : memref<?xf32>
          %366 = wave.reduce "add" %364 : vector<16xf32>
          %367 = math.fma %365, %340, %366 : f32
          memref.store %338, %6[%311] : memref<?xf32>
          memref.store %367, %7[%311] : memref<?xf32>
          memref.store %340, %14[%311] : memref<?xf32>
          %368 = arith.addi %187, %c7 : index
          %369 = arith.subi %34, %c10 : index
          %370 = arith.minsi %368, %369 : index
          %371 = arith.divui %370, %groupSize : index
          %372 = arith.addi %25, %371 : index
          %373 = arith.muli %3, %groupSize : index
          %374 = arith.remui %370, %groupSize : index
          %375 = arith.addi %373, %374 : index
          %376 = arith.addi %positionsAt, %372 : index
          %377 = memref.load %step[%376] : memref<?xi32>
          %378 = arith.index_cast %377 : i32 to index
          %379 = arith.subi %378, %107 : index
          %380 = arith.index_cast %379 : index to i32
          %381 = vector.broadcast %380 : i32 to vector<16xi32>
          %382 = arith.cmpi sle, %c28, %381 : vector<16xi32>
          %383 = arith.select %382, %205#8, %c29 : vector<16xi1>, vector<16xf32>
          %384 = arith.cmpi sle, %c30, %381 : vector<16xi32>
          %385 = arith.select %384, %205#9, %c29 : vector<16xi1>, vector<16xf32>
          %386 = arith.cmpi sle, %c31, %381 : vector<16xi32>
          %387 = arith.select %386, %205#10, %c29 : vector<16xi1>, vector<16xf32>
          %388 = arith.cmpi sle, %c32, %381 : vector<16xi32>
          %389 = arith.select %388, %205#11, %c29 : vector<16xi1>, vector<16xf32>
          %390 = arith.maximumf %383, %385 : vector<16xf32>
          %391 = arith.maximumf %390, %387 : vector<16xf32>
          %392 = arith.maximumf %391, %389 : vector<16xf32>
          %393 = memref.load %6[%368] : memref<?xf32>
          %394 = wave.reduce "max" %392 : vector<16xf32>
          %395 = arith.maximumf %393, %394 : f32
          %396 = arith.subf %393, %395 : f32
          %397 = wave.exp2 %396 : f32
          %398 = vector.broadcast %395 : f32 to vector<16xf32>
          %399 = arith.subf %383, %398 : vector<16xf32>
          %400 = wave.exp2 %399 : vector<16xf32>
          %401 = arith.select %382, %400, %c19 : vector<16xi1>, vector<16xf32>
          %402 = arith.muli %368, %c5 : index
          %403 = arith.addi %402, %c15 : index
          vector.store %401, %16[%403] : memref<?xf32>, vector<16xf32>
          %404 = arith.subf %385, %398 : vector<16xf32>
          %405 = wave.exp2 %404 : vector<16xf32>
          %406 = arith.select %384, %405, %c19 : vector<16xi1>, vector<16xf32>
          %407 = arith.muli %368, %c5 : index
          %408 = arith.addi %407, %c16 : index
          vector.store %406, %16[%408] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %401, %406 : vector<16xf32>
          %410 = arith.subf %387, %398 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %386, %411, %c19 : vector<16xi1>, vector<16xf32>
          %413 = arith.muli %368, %c5 : index
          %414 = arith.addi %413, %c17 : index
          vector.store %412, %16[%414] : memref<?xf32>, vector<16xf32>
          %415 = arith.addf %409, %412 : vector<16xf32>
          %416 = arith.subf %389, %398 : vector<16xf32>
          %417 = wave.exp2 %416 : vector<16xf32>
          %418 = arith.select %388, %417, %c19 : vector<16xi1>, vector<16xf32>
          %419 = arith.muli %368, %c5 : index
          %420 = arith.addi %419, %c18 : index
          vector.store %418, %16[%420] : memref<?xf32>, vector<16xf32>
          %421 = arith.addf %415, %418 : vector<16xf32>
          %422 = memref.load %7[%368] : memref<?xf32>
          %423 = wave.reduce "add" %421 : vector<16xf32>
          %424 = math.fma %422, %397, %423 : f32
          memref.store %395, %6[%368] : memref<?xf32>
          memref.store %424, %7[%368] : memref<?xf32>
          memref.store %397, %14[%368] : memref<?xf32>
          %425 = arith.addi %187, %c13 : index
          %426 = arith.subi %34, %c10 : index
          %427 = arith.minsi %425, %426 : index
          %428 = arith.divui %427, %groupSize : index
          %429 = arith.addi %25, %428 : index
          %430 = arith.muli %3, %groupSize : index
          %431 = arith.remui %427, %groupSize : index
          %432 = arith.addi %430, %431 : index
          %433 = arith.addi %positionsAt, %429 : index
          %434 = memref.load %step[%433] : memref<?xi32>
          %435 = arith.index_cast %434 : i32 to index
          %436 = arith.subi %435, %107 : index
          %437 = arith.index_cast %436 : index to i32
          %438 = vector.broadcast %437 : i32 to vector<16xi32>
          %439 = arith.cmpi sle, %c28, %438 : vector<16xi32>
          %440 = arith.select %439, %205#12, %c29 : vector<16xi1>, vector<16xf32>
          %441 = arith.cmpi sle, %c30, %438 : vector<16xi32>
          %442 = arith.select %441, %205#13, %c29 : vector<16xi1>, vector<16xf32>
          %443 = arith.cmpi sle, %c31, %438 : vector<16xi32>
          %444 = arith.select %443, %205#14, %c29 : vector<16xi1>, vector<16xf32>
          %445 = arith.cmpi sle, %c32, %438 : vector<16xi32>
          %446 = arith.select %445, %205#15, %c29 : vector<16xi1>, vector<16xf32>
          %447 = arith.maximumf %440, %442 : vector<16xf32>
          %448 = arith.maximumf %447, %444 : vector<16xf32>
          %449 = arith.maximumf %448, %446 : vector<16xf32>
          %450 = memref.load %6[%425] : memref<?xf32>
          %451 = wave.reduce "max" %449 : vector<16xf32>
          %452 = arith.maximumf %450, %451 : f32
          %453 = arith.subf %450, %452 : f32
          %454 = wave.exp2 %453 : f32
          %455 = vector.broadcast %452 : f32 to vector<16xf32>
          %456 = arith.subf %440, %455 : vector<16xf32>
          %457 = wave.exp2 %456 : vector<16xf32>
          %458 = arith.select %439, %457, %c19 : vector<16xi1>, vector<16xf32>
          %459 = arith.muli %425, %c5 : index
          %460 = arith.addi %459, %c15 : index
          vector.store %458, %16[%460] : memref<?xf32>, vector<16xf32>
          %461 = arith.subf %442, %455 : vector<16xf32>
          %462 = wave.exp2 %461 : vector<16xf32>
          %463 = arith.select %441, %462, %c19 : vector<16xi1>, vector<16xf32>
          %464 = arith.muli %425, %c5 : index
          %465 = arith.addi %464, %c16 : index
          vector.store %463, %16[%465] : memref<?xf32>, vector<16xf32>
          %466 = arith.addf %458, %463 : vector<16xf32>
          %467 = arith.subf %444, %455 : vector<16xf32>
          %468 = wave.exp2 %467 : vector<16xf32>
          %469 = arith.select %443, %468, %c19 : vector<16xi1>, vector<16xf32>
          %470 = arith.muli %425, %c5 : index
          %471 = arith.addi %470, %c17 : index
          vector.store %469, %16[%471] : memref<?xf32>, vector<16xf32>
          %472 = arith.addf %466, %469 : vector<16xf32>
          %473 = arith.subf %446, %455 : vector<16xf32>
          %474 = wave.exp2 %473 : vector<16xf32>
          %475 = arith.select %445, %474, %c19 : vector<16xi1>, vector<16xf32>
          %476 = arith.muli %425, %c5 : index
          %477 = arith.addi %476, %c18 : index
          vector.store %475, %16[%477] : memref<?xf32>, vector<16xf32>
          %478 = arith.addf %472, %475 : vector<16xf32>
          %479 = memref.load %7[%425] : memref<?xf32>
          %480 = wave.reduce "add" %478 : vector<16xf32>
          %481 = math.fma %479, %454, %480 : f32
          memref.store %452, %6[%425] : memref<?xf32>
          memref.store %481, %7[%425] : memref<?xf32>
          memref.store %454, %14[%425] : memref<?xf32>
        }
        %482 = arith.subi %43, %107 : index
        %483 = arith.minsi %482, %c5 : index
        scf.for %484 = %c15 to %37 step %c7 {
          %485 = arith.addi %484, %c15 : index
          %486 = memref.load %14[%485] : memref<?xf32>
          %487 = vector.broadcast %486 : f32 to vector<16xf32>
          %488 = arith.addi %484, %c15 : index
          %489 = arith.muli %488, %c4 : index
          %490 = arith.addi %489, %c15 : index
          %491 = vector.load %9[%490] : memref<?xf32>, vector<16xf32>
          %492 = arith.mulf %491, %487 : vector<16xf32>
          %493 = arith.addi %484, %c15 : index
          %494 = arith.muli %493, %c4 : index
          %495 = arith.addi %494, %c16 : index
          %496 = vector.load %9[%495] : memref<?xf32>, vector<16xf32>
          %497 = arith.mulf %496, %487 : vector<16xf32>
          %498 = arith.addi %484, %c15 : index
          %499 = arith.muli %498, %c4 : index
          %500 = arith.addi %499, %c17 : index
          %501 = vector.load %9[%500] : memref<?xf32>, vector<16xf32>
          %502 = arith.mulf %501, %487 : vector<16xf32>
          %503 = arith.addi %484, %c15 : index
          %504 = arith.muli %503, %c4 : index
          %505 = arith.addi %504, %c18 : index
          %506 = vector.load %9[%505] : memref<?xf32>, vector<16xf32>
          %507 = arith.mulf %506, %487 : vector<16xf32>
          %508 = arith.addi %484, %c10 : index
          %509 = memref.load %14[%508] : memref<?xf32>
          %510 = vector.broadcast %509 : f32 to vector<16xf32>
          %511 = arith.addi %484, %c10 : index
          %512 = arith.muli %511, %c4 : index
          %513 = arith.addi %512, %c15 : index
          %514 = vector.load %9[%513] : memref<?xf32>, vector<16xf32>
          %515 = arith.mulf %514, %510 : vector<16xf32>
          %516 = arith.addi %484, %c10 : index
          %517 = arith.muli %516, %c4 : index
          %518 = arith.addi %517, %c16 : index
          %519 = vector.load %9[%518] : memref<?xf32>, vector<16xf32>
          %520 = arith.mulf %519, %510 : vector<16xf32>
          %521 = arith.addi %484, %c10 : index
          %522 = arith.muli %521, %c4 : index
          %523 = arith.addi %522, %c17 : index
          %524 = vector.load %9[%523] : memref<?xf32>, vector<16xf32>
          %525 = arith.mulf %524, %510 : vector<16xf32>
          %526 = arith.addi %484, %c10 : index
          %527 = arith.muli %526, %c4 : index
          %528 = arith.addi %527, %c18 : index
          %529 = vector.load %9[%528] : memref<?xf32>, vector<16xf32>
          %530 = arith.mulf %529, %510 : vector<16xf32>
          %540:8 = scf.for %531 = %c15 to %483 step %c10 iter_args(%532 = %492, %533 = %497, %534 = %502, %535 = %507, %536 = %515, %537 = %520, %538 = %525, %539 = %530) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %541 = arith.muli %531, %c4 : index
            %542 = arith.addi %541, %c15 : index
            %543 = vector.load %18[%542] : memref<?xf32>, vector<16xf32>
            %544 = arith.muli %531, %c4 : index
            %545 = arith.addi %544, %c16 : index
            %546 = vector.load %18[%545] : memref<?xf32>, vector<16xf32>
            %547 = arith.muli %531, %c4 : index
            %548 = arith.addi %547, %c17 : index
            %549 = vector.load %18[%548] : memref<?xf32>, vector<16xf32>
            %550 = arith.muli %531, %c4 : index
            %551 = arith.addi %550, %c18 : index
            %552 = vector.load %18[%551] : memref<?xf32>, vector<16xf32>
            %553 = arith.addi %484, %c15 : index
            %554 = arith.muli %553, %c5 : index
            %555 = arith.addi %554, %531 : index
            %556 = memref.load %16[%555] : memref<?xf32>
            %557 = vector.broadcast %556 : f32 to vector<16xf32>
            %558 = math.fma %557, %543, %532 : vector<16xf32>
            %559 = math.fma %557, %546, %533 : vector<16xf32>
            %560 = math.fma %557, %549, %534 : vector<16xf32>
            %561 = math.fma %557, %552, %535 : vector<16xf32>
            %562 = arith.addi %484, %c10 : index
            %563 = arith.muli %562, %c5 : index
            %564 = arith.addi %563, %531 : index
            %565 = memref.load %16[%564] : memref<?xf32>
            %566 = vector.broadcast %565 : f32 to vector<16xf32>
            %567 = math.fma %566, %543, %536 : vector<16xf32>
            %568 = math.fma %566, %546, %537 : vector<16xf32>
            %569 = math.fma %566, %549, %538 : vector<16xf32>
            %570 = math.fma %566, %552, %539 : vector<16xf32>
            scf.yield %558, %559, %560, %561, %567, %568, %569, %570 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %571 = arith.addi %484, %c15 : index
          %572 = arith.muli %571, %c4 : index
          %573 = arith.addi %572, %c15 : index
          vector.store %540#0, %9[%573] : memref<?xf32>, vector<16xf32>
          %574 = arith.addi %484, %c15 : index
          %575 = arith.muli %574, %c4 : index
          %576 = arith.addi %575, %c16 : index
          vector.store %540#1, %9[%576] : memref<?xf32>, vector<16xf32>
          %577 = arith.addi %484, %c15 : index
          %578 = arith.muli %577, %c4 : index
          %579 = arith.addi %578, %c17 : index
          vector.store %540#2, %9[%579] : memref<?xf32>, vector<16xf32>
          %580 = arith.addi %484, %c15 : index
          %581 = arith.muli %580, %c4 : index
          %582 = arith.addi %581, %c18 : index
          vector.store %540#3, %9[%582] : memref<?xf32>, vector<16xf32>
          %583 = arith.addi %484, %c10 : index
          %584 = arith.muli %583, %c4 : index
          %585 = arith.addi %584, %c15 : index
          vector.store %540#4, %9[%585] : memref<?xf32>, vector<16xf32>
          %586 = arith.addi %484, %c10 : index
          %587 = arith.muli %586, %c4 : index
          %588 = arith.addi %587, %c16 : index
          vector.store %540#5, %9[%588] : memref<?xf32>, vector<16xf32>
          %589 = arith.addi %484, %c10 : index
          %590 = arith.muli %589, %c4 : index
          %591 = arith.addi %590, %c17 : index
          vector.store %540#6, %9[%591] : memref<?xf32>, vector<16xf32>
          %592 = arith.addi %484, %c10 : index
          %593 = arith.muli %592, %c4 : index
          %594 = arith.addi %593, %c18 : index
          vector.store %540#7, %9[%594] : memref<?xf32>, vector<16xf32>
          %595 = arith.addi %484, %c15 : index
          %596 = memref.load %14[%595] : memref<?xf32>
          %597 = vector.broadcast %596 : f32 to vector<16xf32>
          %598 = arith.addi %484, %c15 : index
          %599 = arith.muli %598, %c4 : index
          %600 = arith.addi %599, %c5 : index
          %601 = vector.load %9[%600] : memref<?xf32>, vector<16xf32>
          %602 = arith.mulf %601, %597 : vector<16xf32>
          %603 = arith.addi %484, %c10 : index
          %604 = memref.load %14[%603] : memref<?xf32>
          %605 = vector.broadcast %604 : f32 to vector<16xf32>
          %606 = arith.addi %484, %c10 : index
          %607 = arith.muli %606, %c4 : index
          %608 = arith.addi %607, %c5 : index
          %609 = vector.load %9[%608] : memref<?xf32>, vector<16xf32>
          %610 = arith.mulf %609, %605 : vector<16xf32>
          %614:2 = scf.for %611 = %c15 to %483 step %c10 iter_args(%612 = %602, %613 = %610) -> (vector<16xf32>, vector<16xf32>) {
            %615 = arith.muli %611, %c4 : index
            %616 = arith.addi %615, %c5 : index
            %617 = vector.load %18[%616] : memref<?xf32>, vector<16xf32>
            %618 = arith.addi %484, %c15 : index
            %619 = arith.muli %618, %c5 : index
            %620 = arith.addi %619, %611 : index
            %621 = memref.load %16[%620] : memref<?xf32>
            %622 = vector.broadcast %621 : f32 to vector<16xf32>
            %623 = math.fma %622, %617, %612 : vector<16xf32>
            %624 = arith.addi %484, %c10 : index
            %625 = arith.muli %624, %c5 : index
            %626 = arith.addi %625, %611 : index
            %627 = memref.load %16[%626] : memref<?xf32>
            %628 = vector.broadcast %627 : f32 to vector<16xf32>
            %629 = math.fma %628, %617, %613 : vector<16xf32>
            scf.yield %623, %629 : vector<16xf32>, vector<16xf32>
          }
          %630 = arith.addi %484, %c15 : index
          %631 = arith.muli %630, %c4 : index
          %632 = arith.addi %631, %c5 : index
          vector.store %614#0, %9[%632] : memref<?xf32>, vector<16xf32>
          %633 = arith.addi %484, %c10 : index
          %634 = arith.muli %633, %c4 : index
          %635 = arith.addi %634, %c5 : index
          vector.store %614#1, %9[%635] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %636 = %c15 to %37 step %c10 {
        %637 = memref.load %6[%636] : memref<?xf32>
        %638 = memref.load %7[%636] : memref<?xf32>
        %639 = arith.muli %636, %c4 : index
        %640 = memref.load %10[%636] : memref<?xf32>
        %641 = arith.maximumf %640, %637 : f32
        %642 = arith.subf %640, %641 : f32
        %643 = wave.exp2 %642 : f32
        %644 = arith.subf %637, %641 : f32
        %645 = wave.exp2 %644 : f32
        memref.store %641, %10[%636] : memref<?xf32>
        %646 = memref.load %11[%636] : memref<?xf32>
        %647 = arith.mulf %646, %643 : f32
        %648 = math.fma %638, %645, %647 : f32
        memref.store %648, %11[%636] : memref<?xf32>
        %649 = vector.broadcast %643 : f32 to vector<16xf32>
        %650 = vector.broadcast %645 : f32 to vector<16xf32>
        %651 = arith.muli %636, %c4 : index
        %652 = arith.addi %651, %c15 : index
        %653 = vector.load %13[%652] : memref<?xf32>, vector<16xf32>
        %654 = arith.mulf %653, %649 : vector<16xf32>
        %655 = arith.addi %639, %c15 : index
        %656 = vector.load %9[%655] : memref<?xf32>, vector<16xf32>
        %657 = math.fma %656, %650, %654 : vector<16xf32>
        vector.store %657, %13[%652] : memref<?xf32>, vector<16xf32>
        %658 = arith.muli %636, %c4 : index
        %659 = arith.addi %658, %c16 : index
        %660 = vector.load %13[%659] : memref<?xf32>, vector<16xf32>
        %661 = arith.mulf %660, %649 : vector<16xf32>
        %662 = arith.addi %639, %c16 : index
        %663 = vector.load %9[%662] : memref<?xf32>, vector<16xf32>
        %664 = math.fma %663, %650, %661 : vector<16xf32>
        vector.store %664, %13[%659] : memref<?xf32>, vector<16xf32>
        %665 = arith.muli %636, %c4 : index
        %666 = arith.addi %665, %c17 : index
        %667 = vector.load %13[%666] : memref<?xf32>, vector<16xf32>
        %668 = arith.mulf %667, %649 : vector<16xf32>
        %669 = arith.addi %639, %c17 : index
        %670 = vector.load %9[%669] : memref<?xf32>, vector<16xf32>
        %671 = math.fma %670, %650, %668 : vector<16xf32>
        vector.store %671, %13[%666] : memref<?xf32>, vector<16xf32>
        %672 = arith.muli %636, %c4 : index
        %673 = arith.addi %672, %c18 : index
        %674 = vector.load %13[%673] : memref<?xf32>, vector<16xf32>
        %675 = arith.mulf %674, %649 : vector<16xf32>
        %676 = arith.addi %639, %c18 : index
        %677 = vector.load %9[%676] : memref<?xf32>, vector<16xf32>
        %678 = math.fma %677, %650, %675 : vector<16xf32>
        vector.store %678, %13[%673] : memref<?xf32>, vector<16xf32>
        %679 = arith.muli %636, %c4 : index
        %680 = arith.addi %679, %c5 : index
        %681 = vector.load %13[%680] : memref<?xf32>, vector<16xf32>
        %682 = arith.mulf %681, %649 : vector<16xf32>
        %683 = arith.addi %639, %c5 : index
        %684 = vector.load %9[%683] : memref<?xf32>, vector<16xf32>
        %685 = math.fma %684, %650, %682 : vector<16xf32>
        vector.store %685, %13[%680] : memref<?xf32>, vector<16xf32>
      }
    }
    %686 = arith.addi %kvHeads, %3 : index
    %687 = memref.load %scales[%686] : memref<?xf32>
    scf.for %688 = %c15 to %34 step %c10 {
      %689 = arith.subi %34, %c10 : index
      %690 = arith.minsi %688, %689 : index
      %691 = arith.divui %690, %groupSize : index
      %692 = arith.addi %25, %691 : index
      %693 = arith.muli %3, %groupSize : index
      %694 = arith.remui %690, %groupSize : index
      %695 = arith.addi %693, %694 : index
      %696 = arith.muli %692, %heads : index
      %697 = arith.addi %696, %695 : index
      %698 = arith.muli %697, %c4 : index
      %699 = memref.load %11[%688] : memref<?xf32>
      %700 = arith.divf %687, %699 : f32
      %701 = vector.broadcast %700 : f32 to vector<16xf32>
      %702 = arith.muli %688, %c4 : index
      %703 = arith.addi %702, %c15 : index
      %704 = vector.load %13[%703] : memref<?xf32>, vector<16xf32>
      %705 = arith.mulf %704, %701 : vector<16xf32>
      %706 = arith.addi %698, %c15 : index
      vector.store %705, %out[%706] : memref<?xf32>, vector<16xf32>
      %707 = arith.muli %688, %c4 : index
      %708 = arith.addi %707, %c16 : index
      %709 = vector.load %13[%708] : memref<?xf32>, vector<16xf32>
      %710 = arith.mulf %709, %701 : vector<16xf32>
      %711 = arith.addi %698, %c16 : index
      vector.store %710, %out[%711] : memref<?xf32>, vector<16xf32>
      %712 = arith.muli %688, %c4 : index
      %713 = arith.addi %712, %c17 : index
      %714 = vector.load %13[%713] : memref<?xf32>, vector<16xf32>
      %715 = arith.mulf %714, %701 : vector<16xf32>
      %716 = arith.addi %698, %c17 : index
      vector.store %715, %out[%716] : memref<?xf32>, vector<16xf32>
      %717 = arith.muli %688, %c4 : index
      %718 = arith.addi %717, %c18 : index
      %719 = vector.load %13[%718] : memref<?xf32>, vector<16xf32>
      %720 = arith.mulf %719, %701 : vector<16xf32>
      %721 = arith.addi %698, %c18 : index
      vector.store %720, %out[%721] : memref<?xf32>, vector<16xf32>
      %722 = arith.muli %688, %c4 : index
      %723 = arith.addi %722, %c5 : index
      %724 = vector.load %13[%723] : memref<?xf32>, vector<16xf32>
      %725 = arith.mulf %724, %701 : vector<16xf32>
      %726 = arith.addi %698, %c5 : index
      vector.store %725, %out[%726] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
