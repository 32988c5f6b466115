// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c25 = arith.constant 1280 : index
  %c26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c27 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c28 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c29 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c30 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
            %117 = arith.muli %3, %c24 : index
            %118 = arith.addi %116, %117 : index
            scf.for %119 = %c15 to %c4 step %c10 {
              %120 = arith.muli %119, %c16 : index
              %121 = arith.addi %118, %120 : index
              %122 = vector.load %kv[%121] : memref<?xi8>, vector<16xi8>
              %123 = arith.muli %119, %c5 : index
              %124 = arith.muli %108, %c16 : index
              %125 = arith.addi %123, %124 : index
              %126 = wave.fp8_decode "e4m3" %122 : vector<16xi8> -> vector<16xf32>
              vector.store %126, %17[%125] : memref<?xf32>, vector<16xf32>
            }
            %127 = arith.addi %118, %c25 : index
            scf.for %128 = %c15 to %c16 step %c10 {
              %129 = arith.addi %110, %128 : index
              %130 = arith.cmpi slt, %129, %43 : index
              %131 = arith.muli %128, %c4 : index
              %132 = arith.addi %127, %131 : index
              %133 = arith.addi %132, %c15 : index
              %134 = vector.load %kv[%133] : memref<?xi8>, vector<16xi8>
              %135 = wave.fp8_decode "e4m3" %134 : vector<16xi8> -> vector<16xf32>
              %136 = arith.select %130, %135, %c19 : vector<16xf32>
              %137 = arith.muli %108, %c16 : index
              %138 = arith.addi %137, %128 : index
              %139 = arith.muli %138, %c4 : index
              %140 = arith.addi %139, %c15 : index
              vector.store %136, %18[%140] : memref<?xf32>, vector<16xf32>
              %141 = arith.muli %128, %c4 : index
              %142 = arith.addi %127, %141 : index
              %143 = arith.addi %142, %c16 : index
              %144 = vector.load %kv[%143] : memref<?xi8>, vector<16xi8>
              %145 = wave.fp8_decode "e4m3" %144 : vector<16xi8> -> vector<16xf32>
              %146 = arith.select %130, %145, %c19 : vector<16xf32>
              %147 = arith.muli %108, %c16 : index
              %148 = arith.addi %147, %128 : index
              %149 = arith.muli %148, %c4 : index
              %150 = arith.addi %149, %c16 : index
              vector.store %146, %18[%150] : memref<?xf32>, vector<16xf32>
              %151 = arith.muli %128, %c4 : index
              %152 = arith.addi %127, %151 : index
              %153 = arith.addi %152, %c17 : index
              %154 = vector.load %kv[%153] : memref<?xi8>, vector<16xi8>
              %155 = wave.fp8_decode "e4m3" %154 : vector<16xi8> -> vector<16xf32>
              %156 = arith.select %130, %155, %c19 : vector<16xf32>
              %157 = arith.muli %108, %c16 : index
              %158 = arith.addi %157, %128 : index
              %159 = arith.muli %158, %c4 : index
              %160 = arith.addi %159, %c17 : index
              vector.store %156, %18[%160] : memref<?xf32>, vector<16xf32>
              %161 = arith.muli %128, %c4 : index
              %162 = arith.addi %127, %161 : index
              %163 = arith.addi %162, %c18 : index
              %164 = vector.load %kv[%163] : memref<?xi8>, vector<16xi8>
              %165 = wave.fp8_decode "e4m3" %164 : vector<16xi8> -> vector<16xf32>
              %166 = arith.select %130, %165, %c19 : vector<16xf32>
              %167 = arith.muli %108, %c16 : index
              %168 = arith.addi %167, %128 : index
              %169 = arith.muli %168, %c4 : index
              %170 = arith.addi %169, %c18 : index
              vector.store %166, %18[%170] : memref<?xf32>, vector<16xf32>
              %171 = arith.muli %128, %c4 : index
              %172 = arith.addi %127, %171 : index
              %173 = arith.addi %172, %c5 : index
              %174 = vector.load %kv[%173] : memref<?xi8>, vector<16xi8>
              %175 = wave.fp8_decode "e4m3" %174 : vector<16xi8> -> vector<16xf32>
              %176 = arith.select %130, %175, %c19 : vector<16xf32>
              %177 = arith.muli %108, %c16 : index
              %178 = arith.addi %177, %128 : index
              %179 = arith.muli %178, %c4 : index
              %180 = arith.addi %179, %c5 : index
              vector.store %176, %18[%180] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %181 = %c15 to %37 step %c9 {
          %199:16 = scf.for %182 = %c15 to %c4 step %c10 iter_args(%183 = %c19, %184 = %c19, %185 = %c19, %186 = %c19, %187 = %c19, %188 = %c19, %189 = %c19, %190 = %c19, %191 = %c19, %192 = %c19, %193 = %c19, %194 = %c19, %195 = %c19, %196 = %c19, %197 = %c19, %198 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %200 = arith.muli %182, %c5 : index
            %201 = arith.addi %200, %c15 : index
            %202 = vector.load %17[%201] : memref<?xf32>, vector<16xf32>
            %203 = arith.muli %182, %c5 : index
            %204 = arith.addi %203, %c16 : index
            %205 = vector.load %17[%204] : memref<?xf32>, vector<16xf32>
            %206 = arith.muli %182, %c5 : index
            %207 = arith.addi %206, %c17 : index
            %208 = vector.load %17[%207] : memref<?xf32>, vector<16xf32>
            %209 = arith.muli %182, %c5 : index
            %210 = arith.addi %209, %c18 : index
            %211 = vector.load %17[%210] : memref<?xf32>, vector<16xf32>
            %212 = arith.addi %181, %c15 : index
            %213 = arith.muli %212, %c4 : index
            %214 = arith.addi %213, %182 : index
            %215 = memref.load %5[%214] : memref<?xf32>
            %216 = vector.broadcast %215 : f32 to vector<16xf32>
            %217 = math.fma %216, %202, %183 : vector<16xf32>
            %218 = math.fma %216, %205, %184 : vector<16xf32>
            %219 = math.fma %216, %208, %185 : vector<16xf32>
            %220 = math.fma %216, %211, %186 : vector<16xf32>
            %221 = arith.addi %181, %c10 : index
            %222 = arith.muli %221, %c4 : index
            %223 = arith.addi %222, %182 : index
            %224 = memref.load %5[%223] : memref<?xf32>
            %225 = vector.broadcast %224 : f32 to vector<16xf32>
            %226 = math.fma %225, %202, %187 : vector<16xf32>
            %227 = math.fma %225, %205, %188 : vector<16xf32>
            %228 = math.fma %225, %208, %189 : vector<16xf32>
            %229 = math.fma %225, %211, %190 : vector<16xf32>
            %230 = arith.addi %181, %c7 : index
            %231 = arith.muli %230, %c4 : index
            %232 = arith.addi %231, %182 : index
            %233 = memref.load %5[%232] : memref<?xf32>
            %234 = vector.broadcast %233 : f32 to vector<16xf32>
            %235 = math.fma %234, %202, %191 : vector<16xf32>
            %236 = math.fma %234, %205, %192 : vector<16xf32>
            %237 = math.fma %234, %208, %193 : vector<16xf32>
            %238 = math.fma %234, %211, %194 : vector<16xf32>
            %239 = arith.addi %181, %c13 : index
            %240 = arith.muli %239, %c4 : index
            %241 = arith.addi %240, %182 : index
            %242 = memref.load %5[%241] : memref<?xf32>
            %243 = vector.broadcast %242 : f32 to vector<16xf32>
            %244 = math.fma %243, %202, %195 : vector<16xf32>
            %245 = math.fma %243, %205, %196 : vector<16xf32>
            %246 = math.fma %243, %208, %197 : vector<16xf32>
            %247 = math.fma %243, %211, %198 : vector<16xf32>
            scf.yield %217, %218, %219, %220, %226, %227, %228, %229, %235, %236, %237, %238, %244, %245, %246, %247 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %248 = arith.addi %181, %c15 : index
          %249 = arith.subi %34, %c10 : index
          %250 = arith.minsi %248, %249 : index
          %251 = arith.divui %250, %groupSize : index
          %252 = arith.addi %25, %251 : index
          %253 = arith.muli %3, %groupSize : index
          %254 = arith.remui %250, %groupSize : index
          %255 = arith.addi %253, %254 : index
          %256 = arith.addi %positionsAt, %252 : index
          %257 = memref.load %step[%256] : memref<?xi32>
          %258 = arith.index_cast %257 : i32 to index
          %259 = arith.subi %258, %107 : index
          %260 = arith.index_cast %259 : index to i32
          %261 = vector.broadcast %260 : i32 to vector<16xi32>
          %262 = arith.cmpi sle, %c26, %261 : vector<16xi32>
          %263 = arith.select %262, %199#0, %c27 : vector<16xi1>, vector<16xf32>
          %264 = arith.cmpi sle, %c28, %261 : vector<16xi32>
          %265 = arith.select %264, %199#1, %c27 : vector<16xi1>, vector<16xf32>
          %266 = arith.cmpi sle, %c29, %261 : vector<16xi32>
          %267 = arith.select %266, %199#2, %c27 : vector<16xi1>, vector<16xf32>
          %268 = arith.cmpi sle, %c30, %261 : vector<16xi32>
          %269 = arith.select %268, %199#3, %c27 : vector<16xi1>, vector<16xf32>
          %270 = arith.maximumf %263, %265 : vector<16xf32>
          %271 = arith.maximumf %270, %267 : vector<16xf32>
          %272 = arith.maximumf %271, %269 : vector<16xf32>
          %273 = memref.load %6[%248] : memref<?xf32>
          %274 = wave.reduce "max" %272 : vector<16xf32>
          %275 = arith.maximumf %273, %274 : f32
          %276 = arith.subf %273, %275 : f32
          %277 = wave.exp2 %276 : f32
          %278 = vector.broadcast %275 : f32 to vector<16xf32>
          %279 = arith.subf %263, %278 : vector<16xf32>
          %280 = wave.exp2 %279 : vector<16xf32>
          %281 = arith.select %262, %280, %c19 : vector<16xi1>, vector<16xf32>
          %282 = arith.muli %248, %c5 : index
          %283 = arith.addi %282, %c15 : index
          vector.store %281, %16[%283] : memref<?xf32>, vector<16xf32>
          %284 = arith.subf %265, %278 : vector<16xf32>
          %285 = wave.exp2 %284 : vector<16xf32>
          %286 = arith.select %264, %285, %c19 : vector<16xi1>, vector<16xf32>
          %287 = arith.muli %248, %c5 : index
          %288 = arith.addi %287, %c16 : index
          vector.store %286, %16[%288] : memref<?xf32>, vector<16xf32>
          %289 = arith.addf %281, %286 : vector<16xf32>
          %290 = arith.subf %267, %278 : vector<16xf32>
          %291 = wave.exp2 %290 : vector<16xf32>
          %292 = arith.select %266, %291, %c19 : vector<16xi1>, vector<16xf32>
          %293 = arith.muli %248, %c5 : index
          %294 = arith.addi %293, %c17 : index
          vector.store %292, %16[%294] : memref<?xf32>, vector<16xf32>
          %295 = arith.addf %289, %292 : vector<16xf32>
          %296 = arith.subf %269, %278 : vector<16xf32>
          %297 = wave.exp2 %296 : vector<16xf32>
          %298 = arith.select %268, %297, %c19 : vector<16xi1>, vector<16xf32>
          %299 = arith.muli %248, %c5 : index
          %300 = arith.addi %299, %c18 : index
          vector.store %298, %16[%300] : memref<?xf32>, vector<16xf32>
          %301 = arith.addf %295, %298 : vector<16xf32>
          %302 = memref.load %7[%248] : memref<?xf32>
          %303 = wave.reduce "add" %301 : vector<16xf32>
          %304 = math.fma %302, %277, %303 : f32
          memref.store %275, %6[%248] : memref<?xf32>
          memref.store %304, %7[%248] : memref<?xf32>
          memref.store %277, %14[%248] : memref<?xf32>
          %305 = arith.addi %181, %c10 : index
          %306 = arith.subi %34, %c10 : index
          %307 = arith.minsi %305, %306 : index
          %308 = arith.divui %307, %groupSize : index
          %309 = arith.addi %25, %308 : index
          %310 = arith.muli %3, %groupSize : index
          %311 = arith.remui %307, %groupSize : index
          %312 = arith.addi %310, %311 : index
          %313 = arith.addi %positionsAt, %309 : index
          %314 = memref.load %step[%313] : memref<?xi32>
          %315 = arith.index_cast %314 : i32 to index
          %316 = arith.subi %315, %107 : index
          %317 = arith.index_cast %316 : index to i32
          %318 = vector.broadcast %317 : i32 to vector<16xi32>
          %319 = arith.cmpi sle, %c26, %318 : vector<16xi32>
          %320 = arith.select %319, %199#4, %c27 : vector<16xi1>, vector<16xf32>
          %321 = arith.cmpi sle, %c28, %318 : vector<16xi32>
          %322 = arith.select %321, %199#5, %c27 : vector<16xi1>, vector<16xf32>
          %323 = arith.cmpi sle, %c29, %318 : vector<16xi32>
          %324 = arith.select %323, %199#6, %c27 : vector<16xi1>, vector<16xf32>
          %325 = arith.cmpi sle, %c30, %318 : vector<16xi32>
          %326 = arith.select %325, %199#7, %c27 : vector<16xi1>, vector<16xf32>
          %327 = arith.maximumf %320, %322 : vector<16xf32>
          %328 = arith.maximumf %327, %324 : vector<16xf32>
          %329 = arith.maximumf %328, %326 : vector<16xf32>
          %330 = memref.load %6[%305] : memref<?xf32>
          %331 = wave.reduce "max" %329 : vector<16xf32>
          %332 = arith.maximumf %330, %331 : f32
          %333 = arith.subf %330, %332 : f32
          %334 = wave.exp2 %333 : f32
          %335 = vector.broadcast %332 : f32 to vector<16xf32>
          %336 = arith.subf %320, %335 : vector<16xf32>
          %337 = wave.exp2 %336 : vector<16xf32>
          %338 = arith.select %319, %337, %c19 : vector<16xi1>, vector<16xf32>
          %339 = arith.muli %305, %c5 : index
          %340 = arith.addi %339, %c15 : index
          vector.store %338, %16[%340] : memref<?xf32>, vector<16xf32>
          %341 = arith.subf %322, %335 : vector<16xf32>
          %342 = wave.exp2 %341 : vector<16xf32>
          %343 = arith.select %321, %342, %c19 : vector<16xi1>, vector<16xf32>
          %344 = arith.muli %305, %c5 : index
          %345 = arith.addi %344, %c16 : index
          vector.store %343, %16[%345] : memref<?xf32>, vector<16xf32>
          %346 = arith.addf %338, %343 : vector<16xf32>
          %347 = arith.subf %324, %335 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %323, %348, %c19 : vector<16xi1>, vector<16xf32>
          %350 = arith.muli %305, %c5 : index
          %351 = arith.addi %350, %c17 : index
          vector.store %349, %16[%351] : memref<?xf32>, vector<16xf32>
          %352 = arith.addf %346, %349 : vector<16xf32>
          %353 = arith.subf %326, %335 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %325, %354, %c19 : vector<16xi1>, vector<16xf32>
          %356 = arith.muli %305, %c5 : index
          %357 = arith.addi %356, %c18 : index
          vector.store %355, %16[%357] : memref<?xf32>, vector<16xf32>
          %358 = arith.addf %352, %355 : vector<16xf32>
          %359 = memref.load %7[%305] : memref<?xf32>
          %360 = wave.reduce "add" %358 : vector<16xf32>
          %361 = math.fma %359, %334, %360 : f32
          memref.store %332, %6[%305] : memref<?xf32>
          memref.store %361, %7[%305] : memref<?xf32>
          memref.store %334, %14[%305] : memref<?xf32>
          %362 = arith.addi %181, %c7 : index
          %363 = arith.subi %34, %c10 : index
          %364 = arith.minsi %362, %363 : index
          %365 = arith.divui %364, %groupSize : index
          %366 = arith.addi %25, %365 : index
          %367 = arith.muli %3, %groupSize : index
          %368 = arith.remui %364, %groupSize : index
          %369 = arith.addi %367, %368 : index
          %370 = arith.addi %positionsAt, %366 : index
          %371 = memref.load %step[%370] : memref<?xi32>
          %372 = arith.index_cast %371 : i32 to index
          %373 = arith.subi %372, %107 : index
          %374 = arith.index_cast %373 : index to i32
          %375 = vector.broadcast %374 : i32 to vector<16xi32>
          %376 = arith.cmpi sle, %c26, %375 : vector<16xi32>
          %377 = arith.select %376, %199#8, %c27 : vector<16xi1>, vector<16xf32>
          %378 = arith.cmpi sle, %c28, %375 : vector<16xi32>
          %379 = arith.select %378, %199#9, %c27 : vector<16xi1>, vector<16xf32>
          %380 = arith.cmpi sle, %c29, %375 : vector<16xi32>
          %381 = arith.select %380, %199#10, %c27 : vector<16xi1>, vector<16xf32>
          %382 = arith.cmpi sle, %c30, %375 : vector<16xi32>
          %383 = arith.select %382, %199#11, %c27 : vector<16xi1>, vector<16xf32>
          %384 = arith.maximumf %377, %379 : vector<16xf32>
          %385 = arith.maximumf %384, %381 : vector<16xf32>
          %386 = arith.maximumf %385, %383 : vector<16xf32>
          %387 = memref.load %6[%362] : memref<?xf32>
          %388 = wave.reduce "max" %386 : vector<16xf32>
          %389 = arith.maximumf %387, %388 : f32
          %390 = arith.subf %387, %389 : f32
          %391 = wave.exp2 %390 : f32
          %392 = vector.broadcast %389 : f32 to vector<16xf32>
          %393 = arith.subf %377, %392 : vector<16xf32>
          %394 = wave.exp2 %393 : vector<16xf32>
          %395 = arith.select %376, %394, %c19 : vector<16xi1>, vector<16xf32>
          %396 = arith.muli %362, %c5 : index
          %397 = arith.addi %396, %c15 : index
          vector.store %395, %16[%397] : memref<?xf32>, vector<16xf32>
          %398 = arith.subf %379, %392 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %378, %399, %c19 : vector<16xi1>, vector<16xf32>
          %401 = arith.muli %362, %c5 : index
          %402 = arith.addi %401, %c16 : index
          vector.store %400, %16[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %395, %400 : vector<16xf32>
          %404 = arith.subf %381, %392 : vector<16xf32>
          %405 = wave.exp2 %404 : vector<16xf32>
          %406 = arith.select %380, %405, %c19 : vector<16xi1>, vector<16xf32>
          %407 = arith.muli %362, %c5 : index
          %408 = arith.addi %407, %c17 : index
          vector.store %406, %16[%408] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %403, %406 : vector<16xf32>
          %410 = arith.subf %383, %392 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %382, %411, %c19 : vector<16xi1>, vector<16xf32>
          %413 = arith.muli %362, %c5 : index
          %414 = arith.addi %413, %c18 : index
          vector.store %412, %16[%414] : memref<?xf32>, vector<16xf32>
          %415 = arith.addf %409, %412 : vector<16xf32>
          %416 = memref.load %7[%362] : memref<?xf32>
          %417 = wave.reduce "add" %415 : vector<16xf32>
          %418 = math.fma %416, %391, %417 : f32
          memref.store %389, %6[%362] : memref<?xf32>
          memref.store %418, %7[%362] : memref<?xf32>
          memref.store %391, %14[%362] : memref<?xf32>
          %419 = arith.addi %181, %c13 : index
          %420 = arith.subi %34, %c10 : index
          %421 = arith.minsi %419, %420 : index
          %422 = arith.divui %421, %groupSize : index
          %423 = arith.addi %25, %422 : index
          %424 = arith.muli %3, %groupSize : index
          %425 = arith.remui %421, %groupSize : index
          %426 = arith.addi %424, %425 : index
          %427 = arith.addi %positionsAt, %423 : index
          %428 = memref.load %step[%427] : memref<?xi32>
          %429 = arith.index_cast %428 : i32 to index
          %430 = arith.subi %429, %107 : index
          %431 = arith.index_cast %430 : index to i32
          %432 = vector.broadcast %431 : i32 to vector<16xi32>
          %433 = arith.cmpi sle, %c26, %432 : vector<16xi32>
          %434 = arith.select %433, %199#12, %c27 : vector<16xi1>, vector<16xf32>
          %435 = arith.cmpi sle, %c28, %432 : vector<16xi32>
          %436 = arith.select %435, %199#13, %c27 : vector<16xi1>, vector<16xf32>
          %437 = arith.cmpi sle, %c29, %432 : vector<16xi32>
          %438 = arith.select %437, %199#14, %c27 : vector<16xi1>, vector<16xf32>
          %439 = arith.cmpi sle, %c30, %432 : vector<16xi32>
          %440 = arith.select %439, %199#15, %c27 : vector<16xi1>, vector<16xf32>
          %441 = arith.maximumf %434, %436 : vector<16xf32>
          %442 = arith.maximumf %441, %438 : vector<16xf32>
          %443 = arith.maximumf %442, %440 : vector<16xf32>
          %444 = memref.load %6[%419] : memref<?xf32>
          %445 = wave.reduce "max" %443 : vector<16xf32>
          %446 = arith.maximumf %444, %445 : f32
          %447 = arith.subf %444, %446 : f32
          %448 = wave.exp2 %447 : f32
          %449 = vector.broadcast %446 : f32 to vector<16xf32>
          %450 = arith.subf %434, %449 : vector<16xf32>
          %451 = wave.exp2 %450 : vector<16xf32>
          %452 = arith.select %433, %451, %c19 : vector<16xi1>, vector<16xf32>
          %453 = arith.muli %419, %c5 : index
          %454 = arith.addi %453, %c15 : index
          vector.store %452, %16[%454] : memref<?xf32>, vector<16xf32>
          %455 = arith.subf %436, %449 : vector<16xf32>
          %456 = wave.exp2 %455 : vector<16xf32>
          %457 = arith.select %435, %456, %c19 : vector<16xi1>, vector<16xf32>
          %458 = arith.muli %419, %c5 : index
          %459 = arith.addi %458, %c16 : index
          vector.store %457, %16[%459] : memref<?xf32>, vector<16xf32>
          %460 = arith.addf %452, %457 : vector<16xf32>
          %461 = arith.subf %438, %449 : vector<16xf32>
          %462 = wave.exp2 %461 : vector<16xf32>
          %463 = arith.select %437, %462, %c19 : vector<16xi1>, vector<16xf32>
          %464 = arith.muli %419, %c5 : index
          %465 = arith.addi %464, %c17 : index
          vector.store %463, %16[%465] : memref<?xf32>, vector<16xf32>
          %466 = arith.addf %460, %463 : vector<16xf32>
          %467 = arith.subf %440, %449 : vector<16xf32>
          %468 = wave.exp2 %467 : vector<16xf32>
          %469 = arith.select %439, %468, %c19 : vector<16xi1>, vector<16xf32>
          %470 = arith.muli %419, %c5 : index
          %471 = arith.addi %470, %c18 : index
          vector.store %469, %16[%471] : memref<?xf32>, vector<16xf32>
          %472 = arith.addf %466, %469 : vector<16xf32>
          %473 = memref.load %7[%419] : memref<?xf32>
          %474 = wave.reduce "add" %472 : vector<16xf32>
          %475 = math.fma %473, %448, %474 : f32
          memref.store %446, %6[%419] : memref<?xf32>
          memref.store %475, %7[%419] : memref<?xf32>
          memref.store %448, %14[%419] : memref<?xf32>
        }
        %476 = arith.subi %43, %107 : index
        %477 = arith.minsi %476, %c5 : index
        scf.for %478 = %c15 to %37 step %c7 {
          %479 = arith.addi %478, %c15 : index
          %480 = memref.load %14[%479] : memref<?xf32>
          %481 = vector.broadcast %480 : f32 to vector<16xf32>
          %482 = arith.addi %478, %c15 : index
          %483 = arith.muli %482, %c4 : index
          %484 = arith.addi %483, %c15 : index
          %485 = vector.load %9[%484] : memref<?xf32>, vector<16xf32>
          %486 = arith.mulf %485, %481 : vector<16xf32>
          %487 = arith.addi %478, %c15 : index
          %488 = arith.muli %487, %c4 : index
          %489 = arith.addi %488, %c16 : index
          %490 = vector.load %9[%489] : memref<?xf32>, vector<16xf32>
          %491 = arith.mulf %490, %481 : vector<16xf32>
          %492 = arith.addi %478, %c15 : index
          %493 = arith.muli %492, %c4 : index
          %494 = arith.addi %493, %c17 : index
          %495 = vector.load %9[%494] : memref<?xf32>, vector<16xf32>
          %496 = arith.mulf %495, %481 : vector<16xf32>
          %497 = arith.addi %478, %c15 : index
          %498 = arith.muli %497, %c4 : index
          %499 = arith.addi %498, %c18 : index
          %500 = vector.load %9[%499] : memref<?xf32>, vector<16xf32>
          %501 = arith.mulf %500, %481 : vector<16xf32>
          %502 = arith.addi %478, %c10 : index
          %503 = memref.load %14[%502] : memref<?xf32>
          %504 = vector.broadcast %503 : f32 to vector<16xf32>
          %505 = arith.addi %478, %c10 : index
          %506 = arith.muli %505, %c4 : index
          %507 = arith.addi %506, %c15 : index
          %508 = vector.load %9[%507] : memref<?xf32>, vector<16xf32>
          %509 = arith.mulf %508, %504 : vector<16xf32>
          %510 = arith.addi %478, %c10 : index
          %511 = arith.muli %510, %c4 : index
          %512 = arith.addi %511, %c16 : index
          %513 = vector.load %9[%512] : memref<?xf32>, vector<16xf32>
          %514 = arith.mulf %513, %504 : vector<16xf32>
          %515 = arith.addi %478, %c10 : index
          %516 = arith.muli %515, %c4 : index
          %517 = arith.addi %516, %c17 : index
          %518 = vector.load %9[%517] : memref<?xf32>, vector<16xf32>
          %519 = arith.mulf %518, %504 : vector<16xf32>
          %520 = arith.addi %478, %c10 : index
          %521 = arith.muli %520, %c4 : index
          %522 = arith.addi %521, %c18 : index
          %523 = vector.load %9[%522] : memref<?xf32>, vector<16xf32>
          %524 = arith.mulf %523, %504 : vector<16xf32>
          %534:8 = scf.for %525 = %c15 to %477 step %c10 iter_args(%526 = %486, %527 = %491, %528 = %496, %529 = %501, %530 = %509, %531 = %514, %532 = %519, %533 = %524) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %535 = arith.muli %525, %c4 : index
            %536 = arith.addi %535, %c15 : index
            %537 = vector.load %18[%536] : memref<?xf32>, vector<16xf32>
            %538 = arith.muli %525, %c4 : index
            %539 = arith.addi %538, %c16 : index
            %540 = vector.load %18[%539] : memref<?xf32>, vector<16xf32>
            %541 = arith.muli %525, %c4 : index
            %542 = arith.addi %541, %c17 : index
            %543 = vector.load %18[%542] : memref<?xf32>, vector<16xf32>
            %544 = arith.muli %525, %c4 : index
            %545 = arith.addi %544, %c18 : index
            %546 = vector.load %18[%545] : memref<?xf32>, vector<16xf32>
            %547 = arith.addi %478, %c15 : index
            %548 = arith.muli %547, %c5 : index
            %549 = arith.addi %548, %525 : index
            %550 = memref.load %16[%549] : memref<?xf32>
            %551 = vector.broadcast %550 : f32 to vector<16xf32>
            %552 = math.fma %551, %537, %526 : vector<16xf32>
            %553 = math.fma %551, %540, %527 : vector<16xf32>
            %554 = math.fma %551, %543, %528 : vector<16xf32>
            %555 = math.fma %551, %546, %529 : vector<16xf32>
            %556 = arith.addi %478, %c10 : index
            %557 = arith.muli %556, %c5 : index
            %558 = arith.addi %557, %525 : index
            %559 = memref.load %16[%558] : memref<?xf32>
            %560 = vector.broadcast %559 : f32 to vector<16xf32>
            %561 = math.fma %560, %537, %530 : vector<16xf32>
            %562 = math.fma %560, %540, %531 : vector<16xf32>
            %563 = math.fma %560, %543, %532 : vector<16xf32>
            %564 = math.fma %560, %546, %533 : vector<16xf32>
            scf.yield %552, %553, %554, %555, %561, %562, %563, %564 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %565 = arith.addi %478, %c15 : index
          %566 = arith.muli %565, %c4 : index
          %567 = arith.addi %566, %c15 : index
          vector.store %534#0, %9[%567] : memref<?xf32>, vector<16xf32>
          %568 = arith.addi %478, %c15 : index
          %569 = arith.muli %568, %c4 : index
          %570 = arith.addi %569, %c16 : index
          vector.store %534#1, %9[%570] : memref<?xf32>, vector<16xf32>
          %571 = arith.addi %478, %c15 : index
          %572 = arith.muli %571, %c4 : index
          %573 = arith.addi %572, %c17 : index
          vector.store %534#2, %9[%573] : memref<?xf32>, vector<16xf32>
          %574 = arith.addi %478, %c15 : index
          %575 = arith.muli %574, %c4 : index
          %576 = arith.addi %575, %c18 : index
          vector.store %534#3, %9[%576] : memref<?xf32>, vector<16xf32>
          %577 = arith.addi %478, %c10 : index
          %578 = arith.muli %577, %c4 : index
          %579 = arith.addi %578, %c15 : index
          vector.store %534#4, %9[%579] : memref<?xf32>, vector<16xf32>
          %580 = arith.addi %478, %c10 : index
          %581 = arith.muli %580, %c4 : index
          %582 = arith.addi %581, %c16 : index
          vector.store %534#5, %9[%582] : memref<?xf32>, vector<16xf32>
          %583 = arith.addi %478, %c10 : index
          %584 = arith.muli %583, %c4 : index
          %585 = arith.addi %584, %c17 : index
          vector.store %534#6, %9[%585] : memref<?xf32>, vector<16xf32>
          %586 = arith.addi %478, %c10 : index
          %587 = arith.muli %586, %c4 : index
          %588 = arith.addi %587, %c18 : index
          vector.store %534#7, %9[%588] : memref<?xf32>, vector<16xf32>
          %589 = arith.addi %478, %c15 : index
          %590 = memref.load %14[%589] : memref<?xf32>
          %591 = vector.broadcast %590 : f32 to vector<16xf32>
          %592 = arith.addi %478, %c15 : index
          %593 = arith.muli %592, %c4 : index
          %594 = arith.addi %593, %c5 : index
          %595 = vector.load %9[%594] : memref<?xf32>, vector<16xf32>
          %596 = arith.mulf %595, %591 : vector<16xf32>
          %597 = arith.addi %478, %c10 : index
          %598 = memref.load %14[%597] : memref<?xf32>
          %599 = vector.broadcast %598 : f32 to vector<16xf32>
          %600 = arith.addi %478, %c10 : index
          %601 = arith.muli %600, %c4 : index
          %602 = arith.addi %601, %c5 : index
          %603 = vector.load %9[%602] : memref<?xf32>, vector<16xf32>
          %604 = arith.mulf %603, %599 : vector<16xf32>
          %608:2 = scf.for %605 = %c15 to %477 step %c10 iter_args(%606 = %596, %607 = %604) -> (vector<16xf32>, vector<16xf32>) {
            %609 = arith.muli %605, %c4 : index
            %610 = arith.addi %609, %c5 : index
            %611 = vector.load %18[%610] : memref<?xf32>, vector<16xf32>
            %612 = arith.addi %478, %c15 : index
            %613 = arith.muli %612, %c5 : index
            %614 = arith.addi %613, %605 : index
            %615 = memref.load %16[%614] : memref<?xf32>
            %616 = vector.broadcast %615 : f32 to vector<16xf32>
            %617 = math.fma %616, %611, %606 : vector<16xf32>
            %618 = arith.addi %478, %c10 : index
            %619 = arith.muli %618, %c5 : index
            %620 = arith.addi %619, %605 : index
            %621 = memref.load %16[%620] : memref<?xf32>
            %622 = vector.broadcast %621 : f32 to vector<16xf32>
            %623 = math.fma %622, %611, %607 : vector<16xf32>
            scf.yield %617, %623 : vector<16xf32>, vector<16xf32>
          }
          %624 = arith.addi %478, %c15 : index
          %625 = arith.muli %624, %c4 : index
          %626 = arith.addi %625, %c5 : index
          vector.store %608#0, %9[%626] : memref<?xf32>, vector<16xf32>
          %627 = arith.addi %478, %c10 : index
          %628 = arith.muli %627, %c4 : index
          %629 = arith.addi %628, %c5 : index
          vector.store %608#1, %9[%629] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %630 = %c15 to %37 step %c10 {
        %631 = memref.load %6[%630] : memref<?xf32>
        %632 = memref.load %7[%630] : memref<?xf32>
        %633 = arith.muli %630, %c4 : index
        %634 = memref.load %10[%630] : memref<?xf32>
        %635 = arith.maximumf %634, %631 : f32
        %636 = arith.subf %634, %635 : f32
        %637 = wave.exp2 %636 : f32
        %638 = arith.subf %631, %635 : f32
        %639 = wave.exp2 %638 : f32
        memref.store %635, %10[%630] : memref<?xf32>
        %640 = memref.load %11[%630] : memref<?xf32>
        %641 = arith.mulf %640, %637 : f32
        %642 = math.fma %632, %639, %641 : f32
        memref.store %642, %11[%630] : memref<?xf32>
        %643 = vector.broadcast %637 : f32 to vector<16xf32>
        %644 = vector.broadcast %639 : f32 to vector<16xf32>
        %645 = arith.muli %630, %c4 : index
        %646 = arith.addi %645, %c15 : index
        %647 = vector.load %13[%646] : memref<?xf32>, vector<16xf32>
        %648 = arith.mulf %647, %643 : vector<16xf32>
        %649 = arith.addi %633, %c15 : index
        %650 = vector.load %9[%649] : memref<?xf32>, vector<16xf32>
        %651 = math.fma %650, %644, %648 : vector<16xf32>
        vector.store %651, %13[%646] : memref<?xf32>, vector<16xf32>
        %652 = arith.muli %630, %c4 : index
        %653 = arith.addi %652, %c16 : index
        %654 = vector.load %13[%653] : memref<?xf32>, vector<16xf32>
        %655 = arith.mulf %654, %643 : vector<16xf32>
        %656 = arith.addi %633, %c16 : index
        %657 = vector.load %9[%656] : memref<?xf32>, vector<16xf32>
        %658 = math.fma %657, %644, %655 : vector<16xf32>
        vector.store %658, %13[%653] : memref<?xf32>, vector<16xf32>
        %659 = arith.muli %630, %c4 : index
        %660 = arith.addi %659, %c17 : index
        %661 = vector.load %13[%660] : memref<?xf32>, vector<16xf32>
        %662 = arith.mulf %661, %643 : vector<16xf32>
        %663 = arith.addi %633, %c17 : index
        %664 = vector.load %9[%663] : memref<?xf32>, vector<16xf32>
        %665 = math.fma %664, %644, %662 : vector<16xf32>
        vector.store %665, %13[%660] : memref<?xf32>, vector<16xf32>
        %666 = arith.muli %630, %c4 : index
        %667 = arith.addi %666, %c18 : index
        %668 = vector.load %13[%667] : memref<?xf32>, vector<16xf32>
        %669 = arith.mulf %668, %643 : vector<16xf32>
        %670 = arith.addi %633, %c18 : index
        %671 = vector.load %9[%670] : memref<?xf32>, vector<16xf32>
        %672 = math.fma %671, %644, %669 : vector<16xf32>
        vector.store %672, %13[%667] : memref<?xf32>, vector<16xf32>
        %673 = arith.muli %630, %c4 : index
        %674 = arith.addi %673, %c5 : index
        %675 = vector.load %13[%674] : memref<?xf32>, vector<16xf32>
        %676 = arith.mulf %675, %643 : vector<16xf32>
        %677 = arith.addi %633, %c5 : index
        %678 = vector.load %9[%677] : memref<?xf32>, vector<16xf32>
        %679 = math.fma %678, %644, %676 : vector<16xf32>
        vector.store %679, %13[%674] : memref<?xf32>, vector<16xf32>
      }
    }
    %680 = arith.addi %kvHeads, %3 : index
    %681 = memref.load %scales[%680] : memref<?xf32>
    scf.for %682 = %c15 to %34 step %c10 {
      %683 = arith.subi %34, %c10 : index
      %684 = arith.minsi %682, %683 : index
      %685 = arith.divui %684, %groupSize : index
      %686 = arith.addi %25, %685 : index
      %687 = arith.muli %3, %groupSize : index
      %688 = arith.remui %684, %groupSize : index
      %689 = arith.addi %687, %688 : index
      %690 = arith.muli %686, %heads : index
      %691 = arith.addi %690, %689 : index
      %692 = arith.muli %691, %c4 : index
      %693 = memref.load %11[%682] : memref<?xf32>
      %694 = arith.divf %681, %693 : f32
      %695 = vector.broadcast %694 : f32 to vector<16xf32>
      %696 = arith.muli %682, %c4 : index
      %697 = arith.addi %696, %c15 : index
      %698 = vector.load %13[%697] : memref<?xf32>, vector<16xf32>
      %699 = arith.mulf %698, %695 : vector<16xf32>
      %700 = arith.addi %692, %c15 : index
      vector.store %699, %out[%700] : memref<?xf32>, vector<16xf32>
      %701 = arith.muli %682, %c4 : index
      %702 = arith.addi %701, %c16 : index
      %703 = vector.load %13[%702] : memref<?xf32>, vector<16xf32>
      %704 = arith.mulf %703, %695 : vector<16xf32>
      %705 = arith.addi %692, %c16 : index
      vector.store %704, %out[%705] : memref<?xf32>, vector<16xf32>
      %706 = arith.muli %682, %c4 : index
      %707 = arith.addi %706, %c17 : index
      %708 = vector.load %13[%707] : memref<?xf32>, vector<16xf32>
      %709 = arith.mulf %708, %695 : vector<16xf32>
      %710 = arith.addi %692, %c17 : index
      vector.store %709, %out[%710] : memref<?xf32>, vector<16xf32>
      %711 = arith.muli %682, %c4 : index
      %712 = arith.addi %711, %c18 : index
      %713 = vector.load %13[%712] : memref<?xf32>, vector<16xf32>
      %714 = arith.mulf %713, %695 : vector<16xf32>
      %715 = arith.addi %692, %c18 : index
      vector.store %714, %out[%715] : memref<?xf32>, vector<16xf32>
      %716 = arith.muli %682, %c4 : index
      %717 = arith.addi %716, %c5 : index
      %718 = vector.load %13[%717] : memref<?xf32>, vector<16xf32>
      %719 = arith.mulf %718, %695 : vector<16xf32>
      %720 = arith.addi %692, %c5 : index
      vector.store %719, %out[%720] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
