// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 0xF149F2CA : f32
  %c20 = arith.constant 0x00000000 : f32
  %c21 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c23 = arith.constant 2048 : index
  %c24 = arith.constant 1024 : index
  %c25 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c26 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c27 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c28 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c29 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
  %15 = arith.muli %queriesMax, %c4 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = wave.scratch %c5 : memref<?xf32>
  %18 = wave.scratch %c5 : memref<?xf32>
  %19 = memref.load %step[%c6] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.cmpi slt, %1, %20 : index
  scf.if %21 {
    %22 = arith.muli %1, %c8 : index
    %23 = arith.addi %itemsAt, %22 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %23, %c9 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %23, %c6 : index
    %30 = memref.load %step[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.muli %31, %pagesPerSequence : index
    %33 = arith.addi %blockTablesAt, %32 : index
    %34 = arith.muli %28, %groupSize : index
    %35 = arith.addi %34, %c12 : index
    %36 = arith.divui %35, %c8 : index
    %37 = arith.muli %36, %c8 : index
    %38 = arith.addi %25, %28 : index
    %39 = arith.subi %38, %c9 : index
    %40 = arith.addi %positionsAt, %39 : index
    %41 = memref.load %step[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %42, %c9 : index
    %44 = memref.load %scales[%3] : memref<?xf32>
    %45 = vector.broadcast %44 : f32 to vector<16xf32>
    scf.for %46 = %c14 to %37 step %c9 {
      %47 = arith.subi %34, %c9 : index
      %48 = arith.minsi %46, %47 : index
      %49 = arith.divui %48, %groupSize : index
      %50 = arith.addi %25, %49 : index
      %51 = arith.muli %3, %groupSize : index
      %52 = arith.remui %48, %groupSize : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %heads : index
      %55 = arith.addi %54, %53 : index
      %56 = arith.muli %55, %c4 : index
      %57 = arith.addi %56, %c14 : index
      %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
      %59 = arith.mulf %58, %45 : vector<16xf32>
      %60 = arith.muli %46, %c4 : index
      %61 = arith.addi %60, %c14 : index
      vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %56, %c15 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.mulf %63, %45 : vector<16xf32>
      %65 = arith.muli %46, %c4 : index
      %66 = arith.addi %65, %c15 : index
      vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %56, %c16 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %45 : vector<16xf32>
      %70 = arith.muli %46, %c4 : index
      %71 = arith.addi %70, %c16 : index
      vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
      %72 = arith.addi %56, %c17 : index
      %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
      %74 = arith.mulf %73, %45 : vector<16xf32>
      %75 = arith.muli %46, %c4 : index
      %76 = arith.addi %75, %c17 : index
      vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
    }
    scf.for %77 = %c14 to %37 step %c9 {
      memref.store %c19, %10[%77] : memref<?xf32>
      memref.store %c20, %11[%77] : memref<?xf32>
      %78 = arith.muli %77, %c4 : index
      %79 = arith.addi %78, %c14 : index
      vector.store %c18, %13[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.muli %77, %c4 : index
      %81 = arith.addi %80, %c15 : index
      vector.store %c18, %13[%81] : memref<?xf32>, vector<16xf32>
      %82 = arith.muli %77, %c4 : index
      %83 = arith.addi %82, %c16 : index
      vector.store %c18, %13[%83] : memref<?xf32>, vector<16xf32>
      %84 = arith.muli %77, %c4 : index
      %85 = arith.addi %84, %c17 : index
      vector.store %c18, %13[%85] : memref<?xf32>, vector<16xf32>
    }
    scf.for %86 = %c14 to %43 step %c21 {
      scf.for %87 = %c14 to %37 step %c9 {
        memref.store %c19, %6[%87] : memref<?xf32>
        memref.store %c20, %7[%87] : memref<?xf32>
        %88 = arith.muli %87, %c4 : index
        %89 = arith.addi %88, %c14 : index
        vector.store %c18, %9[%89] : memref<?xf32>, vector<16xf32>
        %90 = arith.muli %87, %c4 : index
        %91 = arith.addi %90, %c15 : index
        vector.store %c18, %9[%91] : memref<?xf32>, vector<16xf32>
        %92 = arith.muli %87, %c4 : index
        %93 = arith.addi %92, %c16 : index
        vector.store %c18, %9[%93] : memref<?xf32>, vector<16xf32>
        %94 = arith.muli %87, %c4 : index
        %95 = arith.addi %94, %c17 : index
        vector.store %c18, %9[%95] : memref<?xf32>, vector<16xf32>
      }
      %96 = arith.addi %86, %c21 : index
      %97 = arith.minsi %96, %43 : index
      scf.for %98 = %86 to %97 step %c4 {
        scf.for %99 = %c14 to %c8 step %c9 {
          %100 = arith.muli %99, %c15 : index
          %101 = arith.addi %98, %100 : index
          %102 = arith.cmpi slt, %101, %43 : index
          scf.if %102 {
            %103 = arith.divui %101, %c15 : index
            %104 = arith.addi %33, %103 : index
            %105 = memref.load %step[%104] : memref<?xi32>
            %106 = arith.index_cast %105 : i32 to index
            %107 = arith.muli %106, %pageBytes : index
            %108 = arith.muli %3, %c23 : index
            %109 = arith.addi %107, %108 : index
            scf.for %110 = %c14 to %c4 step %c9 {
              %111 = arith.muli %110, %c15 : index
              %112 = arith.addi %109, %111 : index
              %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
              %114 = arith.muli %110, %c4 : index
              %115 = arith.muli %99, %c15 : index
              %116 = arith.addi %114, %115 : index
              %117 = wave.fp8_decode "e4m3" %113 : vector<16xi8> -> vector<16xf32>
              vector.store %117, %17[%116] : memref<?xf32>, vector<16xf32>
            }
            %118 = arith.addi %109, %c24 : index
            scf.for %119 = %c14 to %c15 step %c9 {
              %120 = arith.addi %101, %119 : index
              %121 = arith.cmpi slt, %120, %43 : index
              %122 = arith.muli %119, %c4 : index
              %123 = arith.addi %118, %122 : index
              %124 = arith.addi %123, %c14 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
              %126 = wave.fp8_decode "e4m3" %125 : vector<16xi8> -> vector<16xf32>
              %127 = arith.select %121, %126, %c18 : vector<16xf32>
              %128 = arith.muli %99, %c15 : index
              %129 = arith.addi %128, %119 : index
              %130 = arith.muli %129, %c4 : index
              %131 = arith.addi %130, %c14 : index
              vector.store %127, %18[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.muli %119, %c4 : index
              %133 = arith.addi %118, %132 : index
              %134 = arith.addi %133, %c15 : index
              %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
              %136 = wave.fp8_decode "e4m3" %135 : vector<16xi8> -> vector<16xf32>
              %137 = arith.select %121, %136, %c18 : vector<16xf32>
              %138 = arith.muli %99, %c15 : index
              %139 = arith.addi %138, %119 : index
              %140 = arith.muli %139, %c4 : index
              %141 = arith.addi %140, %c15 : index
              vector.store %137, %18[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.muli %119, %c4 : index
              %143 = arith.addi %118, %142 : index
              %144 = arith.addi %143, %c16 : index
              %145 = vector.load %kv[%144] : memref<?xi8>, vector<16xi8>
              %146 = wave.fp8_decode "e4m3" %145 : vector<16xi8> -> vector<16xf32>
              %147 = arith.select %121, %146, %c18 : vector<16xf32>
              %148 = arith.muli %99, %c15 : index
              %149 = arith.addi %148, %119 : index
              %150 = arith.muli %149, %c4 : index
              %151 = arith.addi %150, %c16 : index
              vector.store %147, %18[%151] : memref<?xf32>, vector<16xf32>
              %152 = arith.muli %119, %c4 : index
              %153 = arith.addi %118, %152 : index
              %154 = arith.addi %153, %c17 : index
              %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
              %156 = wave.fp8_decode "e4m3" %155 : vector<16xi8> -> vector<16xf32>
              %157 = arith.select %121, %156, %c18 : vector<16xf32>
              %158 = arith.muli %99, %c15 : index
              %159 = arith.addi %158, %119 : index
              %160 = arith.muli %159, %c4 : index
              %161 = arith.addi %160, %c17 : index
              vector.store %157, %18[%161] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %162 = %c14 to %37 step %c8 {
          %180:16 = scf.for %163 = %c14 to %c4 step %c9 iter_args(%164 = %c18, %165 = %c18, %166 = %c18, %167 = %c18, %168 = %c18, %169 = %c18, %170 = %c18, %171 = %c18, %172 = %c18, %173 = %c18, %174 = %c18, %175 = %c18, %176 = %c18, %177 = %c18, %178 = %c18, %179 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %181 = arith.muli %163, %c4 : index
            %182 = arith.addi %181, %c14 : index
            %183 = vector.load %17[%182] : memref<?xf32>, vector<16xf32>
            %184 = arith.muli %163, %c4 : index
            %185 = arith.addi %184, %c15 : index
            %186 = vector.load %17[%185] : memref<?xf32>, vector<16xf32>
            %187 = arith.muli %163, %c4 : index
            %188 = arith.addi %187, %c16 : index
            %189 = vector.load %17[%188] : memref<?xf32>, vector<16xf32>
            %190 = arith.muli %163, %c4 : index
            %191 = arith.addi %190, %c17 : index
            %192 = vector.load %17[%191] : memref<?xf32>, vector<16xf32>
            %193 = arith.addi %162, %c14 : index
            %194 = arith.muli %193, %c4 : index
            %195 = arith.addi %194, %163 : index
            %196 = memref.load %5[%195] : memref<?xf32>
            %197 = vector.broadcast %196 : f32 to vector<16xf32>
            %198 = math.fma %197, %183, %164 : vector<16xf32>
            %199 = math.fma %197, %186, %165 : vector<16xf32>
            %200 = math.fma %197, %189, %166 : vector<16xf32>
            %201 = math.fma %197, %192, %167 : vector<16xf32>
            %202 = arith.addi %162, %c9 : index
            %203 = arith.muli %202, %c4 : index
            %204 = arith.addi %203, %163 : index
            %205 = memref.load %5[%204] : memref<?xf32>
            %206 = vector.broadcast %205 : f32 to vector<16xf32>
            %207 = math.fma %206, %183, %168 : vector<16xf32>
            %208 = math.fma %206, %186, %169 : vector<16xf32>
            %209 = math.fma %206, %189, %170 : vector<16xf32>
            %210 = math.fma %206, %192, %171 : vector<16xf32>
            %211 = arith.addi %162, %c6 : index
            %212 = arith.muli %211, %c4 : index
            %213 = arith.addi %212, %163 : index
            %214 = memref.load %5[%213] : memref<?xf32>
            %215 = vector.broadcast %214 : f32 to vector<16xf32>
            %216 = math.fma %215, %183, %172 : vector<16xf32>
            %217 = math.fma %215, %186, %173 : vector<16xf32>
            %218 = math.fma %215, %189, %174 : vector<16xf32>
            %219 = math.fma %215, %192, %175 : vector<16xf32>
            %220 = arith.addi %162, %c12 : index
            %221 = arith.muli %220, %c4 : index
            %222 = arith.addi %221, %163 : index
            %223 = memref.load %5[%222] : memref<?xf32>
            %224 = vector.broadcast %223 : f32 to vector<16xf32>
            %225 = math.fma %224, %183, %176 : vector<16xf32>
            %226 = math.fma %224, %186, %177 : vector<16xf32>
            %227 = math.fma %224, %189, %178 : vector<16xf32>
            %228 = math.fma %224, %192, %179 : vector<16xf32>
            scf.yield %198, %199, %200, %201, %207, %208, %209, %210, %216, %217, %218, %219, %225, %226, %227, %228 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %229 = arith.addi %162, %c14 : index
          %230 = arith.subi %34, %c9 : index
          %231 = arith.minsi %229, %230 : index
          %232 = arith.divui %231, %groupSize : index
          %233 = arith.addi %25, %232 : index
          %234 = arith.muli %3, %groupSize : index
          %235 = arith.remui %231, %groupSize : index
          %236 = arith.addi %234, %235 : index
          %237 = arith.addi %positionsAt, %233 : index
          %238 = memref.load %step[%237] : memref<?xi32>
          %239 = arith.index_cast %238 : i32 to index
          %240 = arith.subi %239, %98 : index
          %241 = arith.index_cast %240 : index to i32
          %242 = vector.broadcast %241 : i32 to vector<16xi32>
          %243 = arith.cmpi sle, %c25, %242 : vector<16xi32>
          %244 = arith.select %243, %180#0, %c26 : vector<16xi1>, vector<16xf32>
          %245 = arith.cmpi sle, %c27, %242 : vector<16xi32>
          %246 = arith.select %245, %180#1, %c26 : vector<16xi1>, vector<16xf32>
          %247 = arith.cmpi sle, %c28, %242 : vector<16xi32>
          %248 = arith.select %247, %180#2, %c26 : vector<16xi1>, vector<16xf32>
          %249 = arith.cmpi sle, %c29, %242 : vector<16xi32>
          %250 = arith.select %249, %180#3, %c26 : vector<16xi1>, vector<16xf32>
          %251 = arith.maximumf %244, %246 : vector<16xf32>
          %252 = arith.maximumf %251, %248 : vector<16xf32>
          %253 = arith.maximumf %252, %250 : vector<16xf32>
          %254 = memref.load %6[%229] : memref<?xf32>
          %255 = wave.reduce "max" %253 : vector<16xf32>
          %256 = arith.maximumf %254, %255 : f32
          %257 = arith.subf %254, %256 : f32
          %258 = wave.exp2 %257 : f32
          %259 = vector.broadcast %256 : f32 to vector<16xf32>
          %260 = arith.subf %244, %259 : vector<16xf32>
          %261 = wave.exp2 %260 : vector<16xf32>
          %262 = arith.select %243, %261, %c18 : vector<16xi1>, vector<16xf32>
          %263 = arith.muli %229, %c4 : index
          %264 = arith.addi %263, %c14 : index
          vector.store %262, %16[%264] : memref<?xf32>, vector<16xf32>
          %265 = arith.subf %246, %259 : vector<16xf32>
          %266 = wave.exp2 %265 : vector<16xf32>
          %267 = arith.select %245, %266, %c18 : vector<16xi1>, vector<16xf32>
          %268 = arith.muli %229, %c4 : index
          %269 = arith.addi %268, %c15 : index
          vector.store %267, %16[%269] : memref<?xf32>, vector<16xf32>
          %270 = arith.addf %262, %267 : vector<16xf32>
          %271 = arith.subf %248, %259 : vector<16xf32>
          %272 = wave.exp2 %271 : vector<16xf32>
          %273 = arith.select %247, %272, %c18 : vector<16xi1>, vector<16xf32>
          %274 = arith.muli %229, %c4 : index
          %275 = arith.addi %274, %c16 : index
          vector.store %273, %16[%275] : memref<?xf32>, vector<16xf32>
          %276 = arith.addf %270, %273 : vector<16xf32>
          %277 = arith.subf %250, %259 : vector<16xf32>
          %278 = wave.exp2 %277 : vector<16xf32>
          %279 = arith.select %249, %278, %c18 : vector<16xi1>, vector<16xf32>
          %280 = arith.muli %229, %c4 : index
          %281 = arith.addi %280, %c17 : index
          vector.store %279, %16[%281] : memref<?xf32>, vector<16xf32>
          %282 = arith.addf %276, %279 : vector<16xf32>
          %283 = memref.load %7[%229] : memref<?xf32>
          %284 = wave.reduce "add" %282 : vector<16xf32>
          %285 = math.fma %283, %258, %284 : f32
          memref.store %256, %6[%229] : memref<?xf32>
          memref.store %285, %7[%229] : memref<?xf32>
          memref.store %258, %14[%229] : memref<?xf32>
          %286 = arith.addi %162, %c9 : index
          %287 = arith.subi %34, %c9 : index
          %288 = arith.minsi %286, %287 : index
          %289 = arith.divui %288, %groupSize : index
          %290 = arith.addi %25, %289 : index
          %291 = arith.muli %3, %groupSize : index
          %292 = arith.remui %288, %groupSize : index
          %293 = arith.addi %291, %292 : index
          %294 = arith.addi %positionsAt, %290 : index
          %295 = memref.load %step[%294] : memref<?xi32>
          %296 = arith.index_cast %295 : i32 to index
          %297 = arith.subi %296, %98 : index
          %298 = arith.index_cast %297 : index to i32
          %299 = vector.broadcast %298 : i32 to vector<16xi32>
          %300 = arith.cmpi sle, %c25, %299 : vector<16xi32>
          %301 = arith.select %300, %180#4, %c26 : vector<16xi1>, vector<16xf32>
          %302 = arith.cmpi sle, %c27, %299 : vector<16xi32>
          %303 = arith.select %302, %180#5, %c26 : vector<16xi1>, vector<16xf32>
          %304 = arith.cmpi sle, %c28, %299 : vector<16xi32>
          %305 = arith.select %304, %180#6, %c26 : vector<16xi1>, vector<16xf32>
          %306 = arith.cmpi sle, %c29, %299 : vector<16xi32>
          %307 = arith.select %306, %180#7, %c26 : vector<16xi1>, vector<16xf32>
          %308 = arith.maximumf %301, %303 : vector<16xf32>
          %309 = arith.maximumf %308, %305 : vector<16xf32>
          %310 = arith.maximumf %309, %307 : vector<16xf32>
          %311 = memref.load %6[%286] : memref<?xf32>
          %312 = wave.reduce "max" %310 : vector<16xf32>
          %313 = arith.maximumf %311, %312 : f32
          %314 = arith.subf %311, %313 : f32
          %315 = wave.exp2 %314 : f32
          %316 = vector.broadcast %313 : f32 to vector<16xf32>
          %317 = arith.subf %301, %316 : vector<16xf32>
          %318 = wave.exp2 %317 : vector<16xf32>
          %319 = arith.select %300, %318, %c18 : vector<16xi1>, vector<16xf32>
          %320 = arith.muli %286, %c4 : index
          %321 = arith.addi %320, %c14 : index
          vector.store %319, %16[%321] : memref<?xf32>, vector<16xf32>
          %322 = arith.subf %303, %316 : vector<16xf32>
          %323 = wave.exp2 %322 : vector<16xf32>
          %324 = arith.select %302, %323, %c18 : vector<16xi1>, vector<16xf32>
          %325 = arith.muli %286, %c4 : index
          %326 = arith.addi %325, %c15 : index
          vector.store %324, %16[%326] : memref<?xf32>, vector<16xf32>
          %327 = arith.addf %319, %324 : vector<16xf32>
          %328 = arith.subf %305, %316 : vector<16xf32>
          %329 = wave.exp2 %328 : vector<16xf32>
          %330 = arith.select %304, %329, %c18 : vector<16xi1>, vector<16xf32>
          %331 = arith.muli %286, %c4 : index
          %332 = arith.addi %331, %c16 : index
          vector.store %330, %16[%332] : memref<?xf32>, vector<16xf32>
          %333 = arith.addf %327, %330 : vector<16xf32>
          %334 = arith.subf %307, %316 : vector<16xf32>
          %335 = wave.exp2 %334 : vector<16xf32>
          %336 = arith.select %306, %335, %c18 : vector<16xi1>, vector<16xf32>
          %337 = arith.muli %286, %c4 : index
          %338 = arith.addi %337, %c17 : index
          vector.store %336, %16[%338] : memref<?xf32>, vector<16xf32>
          %339 = arith.addf %333, %336 : vector<16xf32>
          %340 = memref.load %7[%286] : memref<?xf32>
          %341 = wave.reduce "add" %339 : vector<16xf32>
          %342 = math.fma %340, %315, %341 : f32
          memref.store %313, %6[%286] : memref<?xf32>
          memref.store %342, %7[%286] : memref<?xf32>
          memref.store %315, %14[%286] : memref<?xf32>
          %343 = arith.addi %162, %c6 : index
          %344 = arith.subi %34, %c9 : index
          %345 = arith.minsi %343, %344 : index
          %346 = arith.divui %345, %groupSize : index
          %347 = arith.addi %25, %346 : index
          %348 = arith.muli %3, %groupSize : index
          %349 = arith.remui %345, %groupSize : index
          %350 = arith.addi %348, %349 : index
          %351 = arith.addi %positionsAt, %347 : index
          %352 = memref.load %step[%351] : memref<?xi32>
          %353 = arith.index_cast %352 : i32 to index
          %354 = arith.subi %353, %98 : index
          %355 = arith.index_cast %354 : index to i32
          %356 = vector.broadcast %355 : i32 to vector<16xi32>
          %357 = arith.cmpi sle, %c25, %356 : vector<16xi32>
          %358 = arith.select %357, %180#8, %c26 : vector<16xi1>, vector<16xf32>
          %359 = arith.cmpi sle, %c27, %356 : vector<16xi32>
          %360 = arith.select %359, %180#9, %c26 : vector<16xi1>, vector<16xf32>
          %361 = arith.cmpi sle, %c28, %356 : vector<16xi32>
          %362 = arith.select %361, %180#10, %c26 : vector<16xi1>, vector<16xf32>
          %363 = arith.cmpi sle, %c29, %356 : vector<16xi32>
          %364 = arith.select %363, %180#11, %c26 : vector<16xi1>, vector<16xf32>
          %365 = arith.maximumf %358, %360 : vector<16xf32>
          %366 = arith.maximumf %365, %362 : vector<16xf32>
          %367 = arith.maximumf %366, %364 : vector<16xf32>
          %368 = memref.load %6[%343] : memref<?xf32>
          %369 = wave.reduce "max" %367 : vector<16xf32>
          %370 = arith.maximumf %368, %369 : f32
          %371 = arith.subf %368, %370 : f32
          %372 = wave.exp2 %371 : f32
          %373 = vector.broadcast %370 : f32 to vector<16xf32>
          %374 = arith.subf %358, %373 : vector<16xf32>
          %375 = wave.exp2 %374 : vector<16xf32>
          %376 = arith.select %357, %375, %c18 : vector<16xi1>, vector<16xf32>
          %377 = arith.muli %343, %c4 : index
          %378 = arith.addi %377, %c14 : index
          vector.store %376, %16[%378] : memref<?xf32>, vector<16xf32>
          %379 = arith.subf %360, %373 : vector<16xf32>
          %380 = wave.exp2 %379 : vector<16xf32>
          %381 = arith.select %359, %380, %c18 : vector<16xi1>, vector<16xf32>
          %382 = arith.muli %343, %c4 : index
          %383 = arith.addi %382, %c15 : index
          vector.store %381, %16[%383] : memref<?xf32>, vector<16xf32>
          %384 = arith.addf %376, %381 : vector<16xf32>
          %385 = arith.subf %362, %373 : vector<16xf32>
          %386 = wave.exp2 %385 : vector<16xf32>
          %387 = arith.select %361, %386, %c18 : vector<16xi1>, vector<16xf32>
          %388 = arith.muli %343, %c4 : index
          %389 = arith.addi %388, %c16 : index
          vector.store %387, %16[%389] : memref<?xf32>, vector<16xf32>
          %390 = arith.addf %384, %387 : vector<16xf32>
          %391 = arith.subf %364, %373 : vector<16xf32>
          %392 = wave.exp2 %391 : vector<16xf32>
          %393 = arith.select %363, %392, %c18 : vector<16xi1>, vector<16xf32>
          %394 = arith.muli %343, %c4 : index
          %395 = arith.addi %394, %c17 : index
          vector.store %393, %16[%395] : memref<?xf32>, vector<16xf32>
          %396 = arith.addf %390, %393 : vector<16xf32>
          %397 = memref.load %7[%343] : memref<?xf32>
          %398 = wave.reduce "add" %396 : vector<16xf32>
          %399 = math.fma %397, %372, %398 : f32
          memref.store %370, %6[%343] : memref<?xf32>
          memref.store %399, %7[%343] : memref<?xf32>
          memref.store %372, %14[%343] : memref<?xf32>
          %400 = arith.addi %162, %c12 : index
          %401 = arith.subi %34, %c9 : index
          %402 = arith.minsi %400, %401 : index
          %403 = arith.divui %402, %groupSize : index
          %404 = arith.addi %25, %403 : index
          %405 = arith.muli %3, %groupSize : index
          %406 = arith.remui %402, %groupSize : index
          %407 = arith.addi %405, %406 : index
          %408 = arith.addi %positionsAt, %404 : index
          %409 = memref.load %step[%408] : memref<?xi32>
          %410 = arith.index_cast %409 : i32 to index
          %411 = arith.subi %410, %98 : index
          %412 = arith.index_cast %411 : index to i32
          %413 = vector.broadcast %412 : i32 to vector<16xi32>
          %414 = arith.cmpi sle, %c25, %413 : vector<16xi32>
          %415 = arith.select %414, %180#12, %c26 : vector<16xi1>, vector<16xf32>
          %416 = arith.cmpi sle, %c27, %413 : vector<16xi32>
          %417 = arith.select %416, %180#13, %c26 : vector<16xi1>, vector<16xf32>
          %418 = arith.cmpi sle, %c28, %413 : vector<16xi32>
          %419 = arith.select %418, %180#14, %c26 : vector<16xi1>, vector<16xf32>
          %420 = arith.cmpi sle, %c29, %413 : vector<16xi32>
          %421 = arith.select %420, %180#15, %c26 : vector<16xi1>, vector<16xf32>
          %422 = arith.maximumf %415, %417 : vector<16xf32>
          %423 = arith.maximumf %422, %419 : vector<16xf32>
          %424 = arith.maximumf %423, %421 : vector<16xf32>
          %425 = memref.load %6[%400] : memref<?xf32>
          %426 = wave.reduce "max" %424 : vector<16xf32>
          %427 = arith.maximumf %425, %426 : f32
          %428 = arith.subf %425, %427 : f32
          %429 = wave.exp2 %428 : f32
          %430 = vector.broadcast %427 : f32 to vector<16xf32>
          %431 = arith.subf %415, %430 : vector<16xf32>
          %432 = wave.exp2 %431 : vector<16xf32>
          %433 = arith.select %414, %432, %c18 : vector<16xi1>, vector<16xf32>
          %434 = arith.muli %400, %c4 : index
          %435 = arith.addi %434, %c14 : index
          vector.store %433, %16[%435] : memref<?xf32>, vector<16xf32>
          %436 = arith.subf %417, %430 : vector<16xf32>
          %437 = wave.exp2 %436 : vector<16xf32>
          %438 = arith.select %416, %437, %c18 : vector<16xi1>, vector<16xf32>
          %439 = arith.muli %400, %c4 : index
          %440 = arith.addi %439, %c15 : index
          vector.store %438, %16[%440] : memref<?xf32>, vector<16xf32>
          %441 = arith.addf %433, %438 : vector<16xf32>
          %442 = arith.subf %419, %430 : vector<16xf32>
          %443 = wave.exp2 %442 : vector<16xf32>
          %444 = arith.select %418, %443, %c18 : vector<16xi1>, vector<16xf32>
          %445 = arith.muli %400, %c4 : index
          %446 = arith.addi %445, %c16 : index
          vector.store %444, %16[%446] : memref<?xf32>, vector<16xf32>
          %447 = arith.addf %441, %444 : vector<16xf32>
          %448 = arith.subf %421, %430 : vector<16xf32>
          %449 = wave.exp2 %448 : vector<16xf32>
          %450 = arith.select %420, %449, %c18 : vector<16xi1>, vector<16xf32>
          %451 = arith.muli %400, %c4 : index
          %452 = arith.addi %451, %c17 : index
          vector.store %450, %16[%452] : memref<?xf32>, vector<16xf32>
          %453 = arith.addf %447, %450 : vector<16xf32>
          %454 = memref.load %7[%400] : memref<?xf32>
          %455 = wave.reduce "add" %453 : vector<16xf32>
          %456 = math.fma %454, %429, %455 : f32
          memref.store %427, %6[%400] : memref<?xf32>
          memref.store %456, %7[%400] : memref<?xf32>
          memref.store %429, %14[%400] : memref<?xf32>
        }
        %457 = arith.subi %43, %98 : index
        %458 = arith.minsi %457, %c4 : index
        scf.for %459 = %c14 to %37 step %c6 {
          %460 = arith.addi %459, %c14 : index
          %461 = memref.load %14[%460] : memref<?xf32>
          %462 = vector.broadcast %461 : f32 to vector<16xf32>
          %463 = arith.addi %459, %c14 : index
          %464 = arith.muli %463, %c4 : index
          %465 = arith.addi %464, %c14 : index
          %466 = vector.load %9[%465] : memref<?xf32>, vector<16xf32>
          %467 = arith.mulf %466, %462 : vector<16xf32>
          %468 = arith.addi %459, %c14 : index
          %469 = arith.muli %468, %c4 : index
          %470 = arith.addi %469, %c15 : index
          %471 = vector.load %9[%470] : memref<?xf32>, vector<16xf32>
          %472 = arith.mulf %471, %462 : vector<16xf32>
          %473 = arith.addi %459, %c14 : index
          %474 = arith.muli %473, %c4 : index
          %475 = arith.addi %474, %c16 : index
          %476 = vector.load %9[%475] : memref<?xf32>, vector<16xf32>
          %477 = arith.mulf %476, %462 : vector<16xf32>
          %478 = arith.addi %459, %c14 : index
          %479 = arith.muli %478, %c4 : index
          %480 = arith.addi %479, %c17 : index
          %481 = vector.load %9[%480] : memref<?xf32>, vector<16xf32>
          %482 = arith.mulf %481, %462 : vector<16xf32>
          %483 = arith.addi %459, %c9 : index
          %484 = memref.load %14[%483] : memref<?xf32>
          %485 = vector.broadcast %484 : f32 to vector<16xf32>
          %486 = arith.addi %459, %c9 : index
          %487 = arith.muli %486, %c4 : index
          %488 = arith.addi %487, %c14 : index
          %489 = vector.load %9[%488] : memref<?xf32>, vector<16xf32>
          %490 = arith.mulf %489, %485 : vector<16xf32>
          %491 = arith.addi %459, %c9 : index
          %492 = arith.muli %491, %c4 : index
          %493 = arith.addi %492, %c15 : index
          %494 = vector.load %9[%493] : memref<?xf32>, vector<16xf32>
          %495 = arith.mulf %494, %485 : vector<16xf32>
          %496 = arith.addi %459, %c9 : index
          %497 = arith.muli %496, %c4 : index
          %498 = arith.addi %497, %c16 : index
          %499 = vector.load %9[%498] : memref<?xf32>, vector<16xf32>
          %500 = arith.mulf %499, %485 : vector<16xf32>
          %501 = arith.addi %459, %c9 : index
          %502 = arith.muli %501, %c4 : index
          %503 = arith.addi %502, %c17 : index
          %504 = vector.load %9[%503] : memref<?xf32>, vector<16xf32>
          %505 = arith.mulf %504, %485 : vector<16xf32>
          %515:8 = scf.for %506 = %c14 to %458 step %c9 iter_args(%507 = %467, %508 = %472, %509 = %477, %510 = %482, %511 = %490, %512 = %495, %513 = %500, %514 = %505) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %516 = arith.muli %506, %c4 : index
            %517 = arith.addi %516, %c14 : index
            %518 = vector.load %18[%517] : memref<?xf32>, vector<16xf32>
            %519 = arith.muli %506, %c4 : index
            %520 = arith.addi %519, %c15 : index
            %521 = vector.load %18[%520] : memref<?xf32>, vector<16xf32>
            %522 = arith.muli %506, %c4 : index
            %523 = arith.addi %522, %c16 : index
            %524 = vector.load %18[%523] : memref<?xf32>, vector<16xf32>
            %525 = arith.muli %506, %c4 : index
            %526 = arith.addi %525, %c17 : index
            %527 = vector.load %18[%526] : memref<?xf32>, vector<16xf32>
            %528 = arith.addi %459, %c14 : index
            %529 = arith.muli %528, %c4 : index
            %530 = arith.addi %529, %506 : index
            %531 = memref.load %16[%530] : memref<?xf32>
            %532 = vector.broadcast %531 : f32 to vector<16xf32>
            %533 = math.fma %532, %518, %507 : vector<16xf32>
            %534 = math.fma %532, %521, %508 : vector<16xf32>
            %535 = math.fma %532, %524, %509 : vector<16xf32>
            %536 = math.fma %532, %527, %510 : vector<16xf32>
            %537 = arith.addi %459, %c9 : index
            %538 = arith.muli %537, %c4 : index
            %539 = arith.addi %538, %506 : index
            %540 = memref.load %16[%539] : memref<?xf32>
            %541 = vector.broadcast %540 : f32 to vector<16xf32>
            %542 = math.fma %541, %518, %511 : vector<16xf32>
            %543 = math.fma %541, %521, %512 : vector<16xf32>
            %544 = math.fma %541, %524, %513 : vector<16xf32>
            %545 = math.fma %541, %527, %514 : vector<16xf32>
            scf.yield %533, %534, %535, %536, %542, %543, %544, %545 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %546 = arith.addi %459, %c14 : index
          %547 = arith.muli %546, %c4 : index
          %548 = arith.addi %547, %c14 : index
          vector.store %515#0, %9[%548] : memref<?xf32>, vector<16xf32>
          %549 = arith.addi %459, %c14 : index
          %550 = arith.muli %549, %c4 : index
          %551 = arith.addi %550, %c15 : index
          vector.store %515#1, %9[%551] : memref<?xf32>, vector<16xf32>
          %552 = arith.addi %459, %c14 : index
          %553 = arith.muli %552, %c4 : index
          %554 = arith.addi %553, %c16 : index
          vector.store %515#2, %9[%554] : memref<?xf32>, vector<16xf32>
          %555 = arith.addi %459, %c14 : index
          %556 = arith.muli %555, %c4 : index
          %557 = arith.addi %556, %c17 : index
          vector.store %515#3, %9[%557] : memref<?xf32>, vector<16xf32>
          %558 = arith.addi %459, %c9 : index
          %559 = arith.muli %558, %c4 : index
          %560 = arith.addi %559, %c14 : index
          vector.store %515#4, %9[%560] : memref<?xf32>, vector<16xf32>
          %561 = arith.addi %459, %c9 : index
          %562 = arith.muli %561, %c4 : index
          %563 = arith.addi %562, %c15 : index
          vector.store %515#5, %9[%563] : memref<?xf32>, vector<16xf32>
          %564 = arith.addi %459, %c9 : index
          %565 = arith.muli %564, %c4 : index
          %566 = arith.addi %565, %c16 : index
          vector.store %515#6, %9[%566] : memref<?xf32>, vector<16xf32>
          %567 = arith.addi %459, %c9 : index
          %568 = arith.muli %567, %c4 : index
          %569 = arith.addi %568, %c17 : index
          vector.store %515#7, %9[%569] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %570 = %c14 to %37 step %c9 {
        %571 = memref.load %6[%570] : memref<?xf32>
        %572 = memref.load %7[%570] : memref<?xf32>
        %573 = arith.muli %570, %c4 : index
        %574 = memref.load %10[%570] : memref<?xf32>
        %575 = arith.maximumf %574, %571 : f32
        %576 = arith.subf %574, %575 : f32
        %577 = wave.exp2 %576 : f32
        %578 = arith.subf %571, %575 : f32
        %579 = wave.exp2 %578 : f32
        memref.store %575, %10[%570] : memref<?xf32>
        %580 = memref.load %11[%570] : memref<?xf32>
        %581 = arith.mulf %580, %577 : f32
        %582 = math.fma %572, %579, %581 : f32
        memref.store %582, %11[%570] : memref<?xf32>
        %583 = vector.broadcast %577 : f32 to vector<16xf32>
        %584 = vector.broadcast %579 : f32 to vector<16xf32>
        %585 = arith.muli %570, %c4 : index
        %586 = arith.addi %585, %c14 : index
        %587 = vector.load %13[%586] : memref<?xf32>, vector<16xf32>
        %588 = arith.mulf %587, %583 : vector<16xf32>
        %589 = arith.addi %573, %c14 : index
        %590 = vector.load %9[%589] : memref<?xf32>, vector<16xf32>
        %591 = math.fma %590, %584, %588 : vector<16xf32>
        vector.store %591, %13[%586] : memref<?xf32>, vector<16xf32>
        %592 = arith.muli %570, %c4 : index
        %593 = arith.addi %592, %c15 : index
        %594 = vector.load %13[%593] : memref<?xf32>, vector<16xf32>
        %595 = arith.mulf %594, %583 : vector<16xf32>
        %596 = arith.addi %573, %c15 : index
        %597 = vector.load %9[%596] : memref<?xf32>, vector<16xf32>
        %598 = math.fma %597, %584, %595 : vector<16xf32>
        vector.store %598, %13[%593] : memref<?xf32>, vector<16xf32>
        %599 = arith.muli %570, %c4 : index
        %600 = arith.addi %599, %c16 : index
        %601 = vector.load %13[%600] : memref<?xf32>, vector<16xf32>
        %602 = arith.mulf %601, %583 : vector<16xf32>
        %603 = arith.addi %573, %c16 : index
        %604 = vector.load %9[%603] : memref<?xf32>, vector<16xf32>
        %605 = math.fma %604, %584, %602 : vector<16xf32>
        vector.store %605, %13[%600] : memref<?xf32>, vector<16xf32>
        %606 = arith.muli %570, %c4 : index
        %607 = arith.addi %606, %c17 : index
        %608 = vector.load %13[%607] : memref<?xf32>, vector<16xf32>
        %609 = arith.mulf %608, %583 : vector<16xf32>
        %610 = arith.addi %573, %c17 : index
        %611 = vector.load %9[%610] : memref<?xf32>, vector<16xf32>
        %612 = math.fma %611, %584, %609 : vector<16xf32>
        vector.store %612, %13[%607] : memref<?xf32>, vector<16xf32>
      }
    }
    %613 = arith.addi %kvHeads, %3 : index
    %614 = memref.load %scales[%613] : memref<?xf32>
    scf.for %615 = %c14 to %34 step %c9 {
      %616 = arith.subi %34, %c9 : index
      %617 = arith.minsi %615, %616 : index
      %618 = arith.divui %617, %groupSize : index
      %619 = arith.addi %25, %618 : index
      %620 = arith.muli %3, %groupSize : index
      %621 = arith.remui %617, %groupSize : index
      %622 = arith.addi %620, %621 : index
      %623 = arith.muli %619, %heads : index
      %624 = arith.addi %623, %622 : index
      %625 = arith.muli %624, %c4 : index
      %626 = memref.load %11[%615] : memref<?xf32>
      %627 = arith.divf %614, %626 : f32
      %628 = vector.broadcast %627 : f32 to vector<16xf32>
      %629 = arith.muli %615, %c4 : index
      %630 = arith.addi %629, %c14 : index
      %631 = vector.load %13[%630] : memref<?xf32>, vector<16xf32>
      %632 = arith.mulf %631, %628 : vector<16xf32>
      %633 = arith.addi %625, %c14 : index
      vector.store %632, %out[%633] : memref<?xf32>, vector<16xf32>
      %634 = arith.muli %615, %c4 : index
      %635 = arith.addi %634, %c15 : index
      %636 = vector.load %13[%635] : memref<?xf32>, vector<16xf32>
      %637 = arith.mulf %636, %628 : vector<16xf32>
      %638 = arith.addi %625, %c15 : index
      vector.store %637, %out[%638] : memref<?xf32>, vector<16xf32>
      %639 = arith.muli %615, %c4 : index
      %640 = arith.addi %639, %c16 : index
      %641 = vector.load %13[%640] : memref<?xf32>, vector<16xf32>
      %642 = arith.mulf %641, %628 : vector<16xf32>
      %643 = arith.addi %625, %c16 : index
      vector.store %642, %out[%643] : memref<?xf32>, vector<16xf32>
      %644 = arith.muli %615, %c4 : index
      %645 = arith.addi %644, %c17 : index
      %646 = vector.load %13[%645] : memref<?xf32>, vector<16xf32>
      %647 = arith.mulf %646, %628 : vector<16xf32>
      %648 = arith.addi %625, %c17 : index
      vector.store %647, %out[%648] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
