// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 96 : index
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
            %108 = arith.muli %3, %c5 : index
            %109 = arith.addi %107, %108 : index
            scf.for %110 = %c14 to %c4 step %c9 {
              %111 = arith.muli %110, %c16 : index
              %112 = arith.addi %109, %111 : index
              %113 = vector.load %kv[%112] : memref<?xi8>, vector<32xi8>
              %114 = arith.muli %110, %c4 : index
              %115 = arith.muli %99, %c15 : index
              %116 = arith.addi %114, %115 : index
              %117 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
              %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
              vector.store %118, %17[%116] : memref<?xf32>, vector<16xf32>
            }
            %119 = arith.addi %109, %c23 : index
            scf.for %120 = %c14 to %c15 step %c9 {
              %121 = arith.addi %101, %120 : index
              %122 = arith.cmpi slt, %121, %43 : index
              %123 = arith.muli %120, %c24 : index
              %124 = arith.addi %119, %123 : index
              %125 = arith.addi %124, %c14 : index
              %126 = vector.load %kv[%125] : memref<?xi8>, vector<32xi8>
              %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
              %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
              %129 = arith.select %122, %128, %c18 : vector<16xf32>
              %130 = arith.muli %99, %c15 : index
              %131 = arith.addi %130, %120 : index
              %132 = arith.muli %131, %c4 : index
              %133 = arith.addi %132, %c14 : index
              vector.store %129, %18[%133] : memref<?xf32>, vector<16xf32>
              %134 = arith.muli %120, %c24 : index
              %135 = arith.addi %119, %134 : index
              %136 = arith.addi %135, %c16 : index
              %137 = vector.load %kv[%136] : memref<?xi8>, vector<32xi8>
              %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
              %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
              %140 = arith.select %122, %139, %c18 : vector<16xf32>
              %141 = arith.muli %99, %c15 : index
              %142 = arith.addi %141, %120 : index
              %143 = arith.muli %142, %c4 : index
              %144 = arith.addi %143, %c15 : index
              vector.store %140, %18[%144] : memref<?xf32>, vector<16xf32>
              %145 = arith.muli %120, %c24 : index
              %146 = arith.addi %119, %145 : index
              %147 = arith.addi %146, %c4 : index
              %148 = vector.load %kv[%147] : memref<?xi8>, vector<32xi8>
              %149 = vector.bitcast %148 : vector<32xi8> to vector<16xf16>
              %150 = arith.extf %149 : vector<16xf16> to vector<16xf32>
              %151 = arith.select %122, %150, %c18 : vector<16xf32>
              %152 = arith.muli %99, %c15 : index
              %153 = arith.addi %152, %120 : index
              %154 = arith.muli %153, %c4 : index
              %155 = arith.addi %154, %c16 : index
              vector.store %151, %18[%155] : memref<?xf32>, vector<16xf32>
              %156 = arith.muli %120, %c24 : index
              %157 = arith.addi %119, %156 : index
              %158 = arith.addi %157, %c25 : index
              %159 = vector.load %kv[%158] : memref<?xi8>, vector<32xi8>
              %160 = vector.bitcast %159 : vector<32xi8> to vector<16xf16>
              %161 = arith.extf %160 : vector<16xf16> to vector<16xf32>
              %162 = arith.select %122, %161, %c18 : vector<16xf32>
              %163 = arith.muli %99, %c15 : index
              %164 = arith.addi %163, %120 : index
              %165 = arith.muli %164, %c4 : index
              %166 = arith.addi %165, %c17 : index
              vector.store %162, %18[%166] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %167 = %c14 to %37 step %c8 {
          %185:16 = scf.for %168 = %c14 to %c4 step %c9 iter_args(%169 = %c18, %170 = %c18, %171 = %c18, %172 = %c18, %173 = %c18, %174 = %c18, %175 = %c18, %176 = %c18, %177 = %c18, %178 = %c18, %179 = %c18, %180 = %c18, %181 = %c18, %182 = %c18, %183 = %c18, %184 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %186 = arith.muli %168, %c4 : index
            %187 = arith.addi %186, %c14 : index
            %188 = vector.load %17[%187] : memref<?xf32>, vector<16xf32>
            %189 = arith.muli %168, %c4 : index
            %190 = arith.addi %189, %c15 : index
            %191 = vector.load %17[%190] : memref<?xf32>, vector<16xf32>
            %192 = arith.muli %168, %c4 : index
            %193 = arith.addi %192, %c16 : index
            %194 = vector.load %17[%193] : memref<?xf32>, vector<16xf32>
            %195 = arith.muli %168, %c4 : index
            %196 = arith.addi %195, %c17 : index
            %197 = vector.load %17[%196] : memref<?xf32>, vector<16xf32>
            %198 = arith.addi %167, %c14 : index
            %199 = arith.muli %198, %c4 : index
            %200 = arith.addi %199, %168 : index
            %201 = memref.load %5[%200] : memref<?xf32>
            %202 = vector.broadcast %201 : f32 to vector<16xf32>
            %203 = math.fma %202, %188, %169 : vector<16xf32>
            %204 = math.fma %202, %191, %170 : vector<16xf32>
            %205 = math.fma %202, %194, %171 : vector<16xf32>
            %206 = math.fma %202, %197, %172 : vector<16xf32>
            %207 = arith.addi %167, %c9 : index
            %208 = arith.muli %207, %c4 : index
            %209 = arith.addi %208, %168 : index
            %210 = memref.load %5[%209] : memref<?xf32>
            %211 = vector.broadcast %210 : f32 to vector<16xf32>
            %212 = math.fma %211, %188, %173 : vector<16xf32>
            %213 = math.fma %211, %191, %174 : vector<16xf32>
            %214 = math.fma %211, %194, %175 : vector<16xf32>
            %215 = math.fma %211, %197, %176 : vector<16xf32>
            %216 = arith.addi %167, %c6 : index
            %217 = arith.muli %216, %c4 : index
            %218 = arith.addi %217, %168 : index
            %219 = memref.load %5[%218] : memref<?xf32>
            %220 = vector.broadcast %219 : f32 to vector<16xf32>
            %221 = math.fma %220, %188, %177 : vector<16xf32>
            %222 = math.fma %220, %191, %178 : vector<16xf32>
            %223 = math.fma %220, %194, %179 : vector<16xf32>
            %224 = math.fma %220, %197, %180 : vector<16xf32>
            %225 = arith.addi %167, %c12 : index
            %226 = arith.muli %225, %c4 : index
            %227 = arith.addi %226, %168 : index
            %228 = memref.load %5[%227] : memref<?xf32>
            %229 = vector.broadcast %228 : f32 to vector<16xf32>
            %230 = math.fma %229, %188, %181 : vector<16xf32>
            %231 = math.fma %229, %191, %182 : vector<16xf32>
            %232 = math.fma %229, %194, %183 : vector<16xf32>
            %233 = math.fma %229, %197, %184 : vector<16xf32>
            scf.yield %203, %204, %205, %206, %212, %213, %214, %215, %221, %222, %223, %224, %230, %231, %232, %233 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %234 = arith.addi %167, %c14 : index
          %235 = arith.subi %34, %c9 : index
          %236 = arith.minsi %234, %235 : index
          %237 = arith.divui %236, %groupSize : index
          %238 = arith.addi %25, %237 : index
          %239 = arith.muli %3, %groupSize : index
          %240 = arith.remui %236, %groupSize : index
          %241 = arith.addi %239, %240 : index
          %242 = arith.addi %positionsAt, %238 : index
          %243 = memref.load %step[%242] : memref<?xi32>
          %244 = arith.index_cast %243 : i32 to index
          %245 = arith.subi %244, %98 : index
          %246 = arith.index_cast %245 : index to i32
          %247 = vector.broadcast %246 : i32 to vector<16xi32>
          %248 = arith.cmpi sle, %c26, %247 : vector<16xi32>
          %249 = arith.select %248, %185#0, %c27 : vector<16xi1>, vector<16xf32>
          %250 = arith.cmpi sle, %c28, %247 : vector<16xi32>
          %251 = arith.select %250, %185#1, %c27 : vector<16xi1>, vector<16xf32>
          %252 = arith.cmpi sle, %c29, %247 : vector<16xi32>
          %253 = arith.select %252, %185#2, %c27 : vector<16xi1>, vector<16xf32>
          %254 = arith.cmpi sle, %c30, %247 : vector<16xi32>
          %255 = arith.select %254, %185#3, %c27 : vector<16xi1>, vector<16xf32>
          %256 = arith.maximumf %249, %251 : vector<16xf32>
          %257 = arith.maximumf %256, %253 : vector<16xf32>
          %258 = arith.maximumf %257, %255 : vector<16xf32>
          %259 = memref.load %6[%234] : memref<?xf32>
          %260 = wave.reduce "max" %258 : vector<16xf32>
          %261 = arith.maximumf %259, %260 : f32
          %262 = arith.subf %259, %261 : f32
          %263 = wave.exp2 %262 : f32
          %264 = vector.broadcast %261 : f32 to vector<16xf32>
          %265 = arith.subf %249, %264 : vector<16xf32>
          %266 = wave.exp2 %265 : vector<16xf32>
          %267 = arith.select %248, %266, %c18 : vector<16xi1>, vector<16xf32>
          %268 = arith.muli %234, %c4 : index
          %269 = arith.addi %268, %c14 : index
          vector.store %267, %16[%269] : memref<?xf32>, vector<16xf32>
          %270 = arith.subf %251, %264 : vector<16xf32>
          %271 = wave.exp2 %270 : vector<16xf32>
          %272 = arith.select %250, %271, %c18 : vector<16xi1>, vector<16xf32>
          %273 = arith.muli %234, %c4 : index
          %274 = arith.addi %273, %c15 : index
          vector.store %272, %16[%274] : memref<?xf32>, vector<16xf32>
          %275 = arith.addf %267, %272 : vector<16xf32>
          %276 = arith.subf %253, %264 : vector<16xf32>
          %277 = wave.exp2 %276 : vector<16xf32>
          %278 = arith.select %252, %277, %c18 : vector<16xi1>, vector<16xf32>
          %279 = arith.muli %234, %c4 : index
          %280 = arith.addi %279, %c16 : index
          vector.store %278, %16[%280] : memref<?xf32>, vector<16xf32>
          %281 = arith.addf %275, %278 : vector<16xf32>
          %282 = arith.subf %255, %264 : vector<16xf32>
          %283 = wave.exp2 %282 : vector<16xf32>
          %284 = arith.select %254, %283, %c18 : vector<16xi1>, vector<16xf32>
          %285 = arith.muli %234, %c4 : index
          %286 = arith.addi %285, %c17 : index
          vector.store %284, %16[%286] : memref<?xf32>, vector<16xf32>
          %287 = arith.addf %281, %284 : vector<16xf32>
          %288 = memref.load %7[%234] : memref<?xf32>
          %289 = wave.reduce "add" %287 : vector<16xf32>
          %290 = math.fma %288, %263, %289 : f32
          memref.store %261, %6[%234] : memref<?xf32>
          memref.store %290, %7[%234] : memref<?xf32>
          memref.store %263, %14[%234] : memref<?xf32>
          %291 = arith.addi %167, %c9 : index
          %292 = arith.subi %34, %c9 : index
          %293 = arith.minsi %291, %292 : index
          %294 = arith.divui %293, %groupSize : index
          %295 = arith.addi %25, %294 : index
          %296 = arith.muli %3, %groupSize : index
          %297 = arith.remui %293, %groupSize : index
          %298 = arith.addi %296, %297 : index
          %299 = arith.addi %positionsAt, %295 : index
          %300 = memref.load %step[%299] : memref<?xi32>
          %301 = arith.index_cast %300 : i32 to index
          %302 = arith.subi %301, %98 : index
          %303 = arith.index_cast %302 : index to i32
          %304 = vector.broadcast %303 : i32 to vector<16xi32>
          %305 = arith.cmpi sle, %c26, %304 : vector<16xi32>
          %306 = arith.select %305, %185#4, %c27 : vector<16xi1>, vector<16xf32>
          %307 = arith.cmpi sle, %c28, %304 : vector<16xi32>
          %308 = arith.select %307, %185#5, %c27 : vector<16xi1>, vector<16xf32>
          %309 = arith.cmpi sle, %c29, %304 : vector<16xi32>
          %310 = arith.select %309, %185#6, %c27 : vector<16xi1>, vector<16xf32>
          %311 = arith.cmpi sle, %c30, %304 : vector<16xi32>
          %312 = arith.select %311, %185#7, %c27 : vector<16xi1>, vector<16xf32>
          %313 = arith.maximumf %306, %308 : vector<16xf32>
          %314 = arith.maximumf %313, %310 : vector<16xf32>
          %315 = arith.maximumf %314, %312 : vector<16xf32>
          %316 = memref.load %6[%291] : memref<?xf32>
          %317 = wave.reduce "max" %315 : vector<16xf32>
          %318 = arith.maximumf %316, %317 : f32
          %319 = arith.subf %316, %318 : f32
          %320 = wave.exp2 %319 : f32
          %321 = vector.broadcast %318 : f32 to vector<16xf32>
          %322 = arith.subf %306, %321 : vector<16xf32>
          %323 = wave.exp2 %322 : vector<16xf32>
          %324 = arith.select %305, %323, %c18 : vector<16xi1>, vector<16xf32>
          %325 = arith.muli %291, %c4 : index
          %326 = arith.addi %325, %c14 : index
          vector.store %324, %16[%326] : memref<?xf32>, vector<16xf32>
          %327 = arith.subf %308, %321 : vector<16xf32>
          %328 = wave.exp2 %327 : vector<16xf32>
          %329 = arith.select %307, %328, %c18 : vector<16xi1>, vector<16xf32>
          %330 = arith.muli %291, %c4 : index
          %331 = arith.addi %330, %c15 : index
          vector.store %329, %16[%331] : memref<?xf32>, vector<16xf32>
          %332 = arith.addf %324, %329 : vector<16xf32>
          %333 = arith.subf %310, %321 : vector<16xf32>
          %334 = wave.exp2 %333 : vector<16xf32>
          %335 = arith.select %309, %334, %c18 : vector<16xi1>, vector<16xf32>
          %336 = arith.muli %291, %c4 : index
          %337 = arith.addi %336, %c16 : index
          vector.store %335, %16[%337] : memref<?xf32>, vector<16xf32>
          %338 = arith.addf %332, %335 : vector<16xf32>
          %339 = arith.subf %312, %321 : vector<16xf32>
          %340 = wave.exp2 %339 : vector<16xf32>
          %341 = arith.select %311, %340, %c18 : vector<16xi1>, vector<16xf32>
          %342 = arith.muli %291, %c4 : index
          %343 = arith.addi %342, %c17 : index
          vector.store %341, %16[%343] : memref<?xf32>, vector<16xf32>
          %344 = arith.addf %338, %341 : vector<16xf32>
          %345 = memref.load %7[%291] : memref<?xf32>
          %346 = wave.reduce "add" %344 : vector<16xf32>
          %347 = math.fma %345, %320, %346 : f32
          memref.store %318, %6[%291] : memref<?xf32>
          memref.store %347, %7[%291] : memref<?xf32>
          memref.store %320, %14[%291] : memref<?xf32>
          %348 = arith.addi %167, %c6 : index
          %349 = arith.subi %34, %c9 : index
          %350 = arith.minsi %348, %349 : index
          %351 = arith.divui %350, %groupSize : index
          %352 = arith.addi %25, %351 : index
          %353 = arith.muli %3, %groupSize : index
          %354 = arith.remui %350, %groupSize : index
          %355 = arith.addi %353, %354 : index
          %356 = arith.addi %positionsAt, %352 : index
          %357 = memref.load %step[%356] : memref<?xi32>
          %358 = arith.index_cast %357 : i32 to index
          %359 = arith.subi %358, %98 : index
          %360 = arith.index_cast %359 : index to i32
          %361 = vector.broadcast %360 : i32 to vector<16xi32>
          %362 = arith.cmpi sle, %c26, %361 : vector<16xi32>
          %363 = arith.select %362, %185#8, %c27 : vector<16xi1>, vector<16xf32>
          %364 = arith.cmpi sle, %c28, %361 : vector<16xi32>
          %365 = arith.select %364, %185#9, %c27 : vector<16xi1>, vector<16xf32>
          %366 = arith.cmpi sle, %c29, %361 : vector<16xi32>
          %367 = arith.select %366, %185#10, %c27 : vector<16xi1>, vector<16xf32>
          %368 = arith.cmpi sle, %c30, %361 : vector<16xi32>
          %369 = arith.select %368, %185#11, %c27 : vector<16xi1>, vector<16xf32>
          %370 = arith.maximumf %363, %365 : vector<16xf32>
          %371 = arith.maximumf %370, %367 : vector<16xf32>
          %372 = arith.maximumf %371, %369 : vector<16xf32>
          %373 = memref.load %6[%348] : memref<?xf32>
          %374 = wave.reduce "max" %372 : vector<16xf32>
          %375 = arith.maximumf %373, %374 : f32
          %376 = arith.subf %373, %375 : f32
          %377 = wave.exp2 %376 : f32
          %378 = vector.broadcast %375 : f32 to vector<16xf32>
          %379 = arith.subf %363, %378 : vector<16xf32>
          %380 = wave.exp2 %379 : vector<16xf32>
          %381 = arith.select %362, %380, %c18 : vector<16xi1>, vector<16xf32>
          %382 = arith.muli %348, %c4 : index
          %383 = arith.addi %382, %c14 : index
          vector.store %381, %16[%383] : memref<?xf32>, vector<16xf32>
          %384 = arith.subf %365, %378 : vector<16xf32>
          %385 = wave.exp2 %384 : vector<16xf32>
          %386 = arith.select %364, %385, %c18 : vector<16xi1>, vector<16xf32>
          %387 = arith.muli %348, %c4 : index
          %388 = arith.addi %387, %c15 : index
          vector.store %386, %16[%388] : memref<?xf32>, vector<16xf32>
          %389 = arith.addf %381, %386 : vector<16xf32>
          %390 = arith.subf %367, %378 : vector<16xf32>
          %391 = wave.exp2 %390 : vector<16xf32>
          %392 = arith.select %366, %391, %c18 : vector<16xi1>, vector<16xf32>
          %393 = arith.muli %348, %c4 : index
          %394 = arith.addi %393, %c16 : index
          vector.store %392, %16[%394] : memref<?xf32>, vector<16xf32>
          %395 = arith.addf %389, %392 : vector<16xf32>
          %396 = arith.subf %369, %378 : vector<16xf32>
          %397 = wave.exp2 %396 : vector<16xf32>
          %398 = arith.select %368, %397, %c18 : vector<16xi1>, vector<16xf32>
          %399 = arith.muli %348, %c4 : index
          %400 = arith.addi %399, %c17 : index
          vector.store %398, %16[%400] : memref<?xf32>, vector<16xf32>
          %401 = arith.addf %395, %398 : vector<16xf32>
          %402 = memref.load %7[%348] : memref<?xf32>
          %403 = wave.reduce "add" %401 : vector<16xf32>
          %404 = math.fma %402, %377, %403 : f32
          memref.store %375, %6[%348] : memref<?xf32>
          memref.store %404, %7[%348] : memref<?xf32>
          memref.store %377, %14[%348] : memref<?xf32>
          %405 = arith.addi %167, %c12 : index
          %406 = arith.subi %34, %c9 : index
          %407 = arith.minsi %405, %406 : index
          %408 = arith.divui %407, %groupSize : index
          %409 = arith.addi %25, %408 : index
          %410 = arith.muli %3, %groupSize : index
          %411 = arith.remui %407, %groupSize : index
          %412 = arith.addi %410, %411 : index
          %413 = arith.addi %positionsAt, %409 : index
          %414 = memref.load %step[%413] : memref<?xi32>
          %415 = arith.index_cast %414 : i32 to index
          %416 = arith.subi %415, %98 : index
          %417 = arith.index_cast %416 : index to i32
          %418 = vector.broadcast %417 : i32 to vector<16xi32>
          %419 = arith.cmpi sle, %c26, %418 : vector<16xi32>
          %420 = arith.select %419, %185#12, %c27 : vector<16xi1>, vector<16xf32>
          %421 = arith.cmpi sle, %c28, %418 : vector<16xi32>
          %422 = arith.select %421, %185#13, %c27 : vector<16xi1>, vector<16xf32>
          %423 = arith.cmpi sle, %c29, %418 : vector<16xi32>
          %424 = arith.select %423, %185#14, %c27 : vector<16xi1>, vector<16xf32>
          %425 = arith.cmpi sle, %c30, %418 : vector<16xi32>
          %426 = arith.select %425, %185#15, %c27 : vector<16xi1>, vector<16xf32>
          %427 = arith.maximumf %420, %422 : vector<16xf32>
          %428 = arith.maximumf %427, %424 : vector<16xf32>
          %429 = arith.maximumf %428, %426 : vector<16xf32>
          %430 = memref.load %6[%405] : memref<?xf32>
          %431 = wave.reduce "max" %429 : vector<16xf32>
          %432 = arith.maximumf %430, %431 : f32
          %433 = arith.subf %430, %432 : f32
          %434 = wave.exp2 %433 : f32
          %435 = vector.broadcast %432 : f32 to vector<16xf32>
          %436 = arith.subf %420, %435 : vector<16xf32>
          %437 = wave.exp2 %436 : vector<16xf32>
          %438 = arith.select %419, %437, %c18 : vector<16xi1>, vector<16xf32>
          %439 = arith.muli %405, %c4 : index
          %440 = arith.addi %439, %c14 : index
          vector.store %438, %16[%440] : memref<?xf32>, vector<16xf32>
          %441 = arith.subf %422, %435 : vector<16xf32>
          %442 = wave.exp2 %441 : vector<16xf32>
          %443 = arith.select %421, %442, %c18 : vector<16xi1>, vector<16xf32>
          %444 = arith.muli %405, %c4 : index
          %445 = arith.addi %444, %c15 : index
          vector.store %443, %16[%445] : memref<?xf32>, vector<16xf32>
          %446 = arith.addf %438, %443 : vector<16xf32>
          %447 = arith.subf %424, %435 : vector<16xf32>
          %448 = wave.exp2 %447 : vector<16xf32>
          %449 = arith.select %423, %448, %c18 : vector<16xi1>, vector<16xf32>
          %450 = arith.muli %405, %c4 : index
          %451 = arith.addi %450, %c16 : index
          vector.store %449, %16[%451] : memref<?xf32>, vector<16xf32>
          %452 = arith.addf %446, %449 : vector<16xf32>
          %453 = arith.subf %426, %435 : vector<16xf32>
          %454 = wave.exp2 %453 : vector<16xf32>
          %455 = arith.select %425, %454, %c18 : vector<16xi1>, vector<16xf32>
          %456 = arith.muli %405, %c4 : index
          %457 = arith.addi %456, %c17 : index
          vector.store %455, %16[%457] : memref<?xf32>, vector<16xf32>
          %458 = arith.addf %452, %455 : vector<16xf32>
          %459 = memref.load %7[%405] : memref<?xf32>
          %460 = wave.reduce "add" %458 : vector<16xf32>
          %461 = math.fma %459, %434, %460 : f32
          memref.store %432, %6[%405] : memref<?xf32>
          memref.store %461, %7[%405] : memref<?xf32>
          memref.store %434, %14[%405] : memref<?xf32>
        }
        %462 = arith.subi %43, %98 : index
        %463 = arith.minsi %462, %c4 : index
        scf.for %464 = %c14 to %37 step %c6 {
          %465 = arith.addi %464, %c14 : index
          %466 = memref.load %14[%465] : memref<?xf32>
          %467 = vector.broadcast %466 : f32 to vector<16xf32>
          %468 = arith.addi %464, %c14 : index
          %469 = arith.muli %468, %c4 : index
          %470 = arith.addi %469, %c14 : index
          %471 = vector.load %9[%470] : memref<?xf32>, vector<16xf32>
          %472 = arith.mulf %471, %467 : vector<16xf32>
          %473 = arith.addi %464, %c14 : index
          %474 = arith.muli %473, %c4 : index
          %475 = arith.addi %474, %c15 : index
          %476 = vector.load %9[%475] : memref<?xf32>, vector<16xf32>
          %477 = arith.mulf %476, %467 : vector<16xf32>
          %478 = arith.addi %464, %c14 : index
          %479 = arith.muli %478, %c4 : index
          %480 = arith.addi %479, %c16 : index
          %481 = vector.load %9[%480] : memref<?xf32>, vector<16xf32>
          %482 = arith.mulf %481, %467 : vector<16xf32>
          %483 = arith.addi %464, %c14 : index
          %484 = arith.muli %483, %c4 : index
          %485 = arith.addi %484, %c17 : index
          %486 = vector.load %9[%485] : memref<?xf32>, vector<16xf32>
          %487 = arith.mulf %486, %467 : vector<16xf32>
          %488 = arith.addi %464, %c9 : index
          %489 = memref.load %14[%488] : memref<?xf32>
          %490 = vector.broadcast %489 : f32 to vector<16xf32>
          %491 = arith.addi %464, %c9 : index
          %492 = arith.muli %491, %c4 : index
          %493 = arith.addi %492, %c14 : index
          %494 = vector.load %9[%493] : memref<?xf32>, vector<16xf32>
          %495 = arith.mulf %494, %490 : vector<16xf32>
          %496 = arith.addi %464, %c9 : index
          %497 = arith.muli %496, %c4 : index
          %498 = arith.addi %497, %c15 : index
          %499 = vector.load %9[%498] : memref<?xf32>, vector<16xf32>
          %500 = arith.mulf %499, %490 : vector<16xf32>
          %501 = arith.addi %464, %c9 : index
          %502 = arith.muli %501, %c4 : index
          %503 = arith.addi %502, %c16 : index
          %504 = vector.load %9[%503] : memref<?xf32>, vector<16xf32>
          %505 = arith.mulf %504, %490 : vector<16xf32>
          %506 = arith.addi %464, %c9 : index
          %507 = arith.muli %506, %c4 : index
          %508 = arith.addi %507, %c17 : index
          %509 = vector.load %9[%508] : memref<?xf32>, vector<16xf32>
          %510 = arith.mulf %509, %490 : vector<16xf32>
          %520:8 = scf.for %511 = %c14 to %463 step %c9 iter_args(%512 = %472, %513 = %477, %514 = %482, %515 = %487, %516 = %495, %517 = %500, %518 = %505, %519 = %510) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %521 = arith.muli %511, %c4 : index
            %522 = arith.addi %521, %c14 : index
            %523 = vector.load %18[%522] : memref<?xf32>, vector<16xf32>
            %524 = arith.muli %511, %c4 : index
            %525 = arith.addi %524, %c15 : index
            %526 = vector.load %18[%525] : memref<?xf32>, vector<16xf32>
            %527 = arith.muli %511, %c4 : index
            %528 = arith.addi %527, %c16 : index
            %529 = vector.load %18[%528] : memref<?xf32>, vector<16xf32>
            %530 = arith.muli %511, %c4 : index
            %531 = arith.addi %530, %c17 : index
            %532 = vector.load %18[%531] : memref<?xf32>, vector<16xf32>
            %533 = arith.addi %464, %c14 : index
            %534 = arith.muli %533, %c4 : index
            %535 = arith.addi %534, %511 : index
            %536 = memref.load %16[%535] : memref<?xf32>
            %537 = vector.broadcast %536 : f32 to vector<16xf32>
            %538 = math.fma %537, %523, %512 : vector<16xf32>
            %539 = math.fma %537, %526, %513 : vector<16xf32>
            %540 = math.fma %537, %529, %514 : vector<16xf32>
            %541 = math.fma %537, %532, %515 : vector<16xf32>
            %542 = arith.addi %464, %c9 : index
            %543 = arith.muli %542, %c4 : index
            %544 = arith.addi %543, %511 : index
            %545 = memref.load %16[%544] : memref<?xf32>
            %546 = vector.broadcast %545 : f32 to vector<16xf32>
            %547 = math.fma %546, %523, %516 : vector<16xf32>
            %548 = math.fma %546, %526, %517 : vector<16xf32>
            %549 = math.fma %546, %529, %518 : vector<16xf32>
            %550 = math.fma %546, %532, %519 : vector<16xf32>
            scf.yield %538, %539, %540, %541, %547, %548, %549, %550 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %551 = arith.addi %464, %c14 : index
          %552 = arith.muli %551, %c4 : index
          %553 = arith.addi %552, %c14 : index
          vector.store %520#0, %9[%553] : memref<?xf32>, vector<16xf32>
          %554 = arith.addi %464, %c14 : index
          %555 = arith.muli %554, %c4 : index
          %556 = arith.addi %555, %c15 : index
          vector.store %520#1, %9[%556] : memref<?xf32>, vector<16xf32>
          %557 = arith.addi %464, %c14 : index
          %558 = arith.muli %557, %c4 : index
          %559 = arith.addi %558, %c16 : index
          vector.store %520#2, %9[%559] : memref<?xf32>, vector<16xf32>
          %560 = arith.addi %464, %c14 : index
          %561 = arith.muli %560, %c4 : index
          %562 = arith.addi %561, %c17 : index
          vector.store %520#3, %9[%562] : memref<?xf32>, vector<16xf32>
          %563 = arith.addi %464, %c9 : index
          %564 = arith.muli %563, %c4 : index
          %565 = arith.addi %564, %c14 : index
          vector.store %520#4, %9[%565] : memref<?xf32>, vector<16xf32>
          %566 = arith.addi %464, %c9 : index
          %567 = arith.muli %566, %c4 : index
          %568 = arith.addi %567, %c15 : index
          vector.store %520#5, %9[%568] : memref<?xf32>, vector<16xf32>
          %569 = arith.addi %464, %c9 : index
          %570 = arith.muli %569, %c4 : index
          %571 = arith.addi %570, %c16 : index
          vector.store %520#6, %9[%571] : memref<?xf32>, vector<16xf32>
          %572 = arith.addi %464, %c9 : index
          %573 = arith.muli %572, %c4 : index
          %574 = arith.addi %573, %c17 : index
          vector.store %520#7, %9[%574] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %575 = %c14 to %37 step %c9 {
        %576 = memref.load %6[%575] : memref<?xf32>
        %577 = memref.load %7[%575] : memref<?xf32>
        %578 = arith.muli %575, %c4 : index
        %579 = memref.load %10[%575] : memref<?xf32>
        %580 = arith.maximumf %579, %576 : f32
        %581 = arith.subf %579, %580 : f32
        %582 = wave.exp2 %581 : f32
        %583 = arith.subf %576, %580 : f32
        %584 = wave.exp2 %583 : f32
        memref.store %580, %10[%575] : memref<?xf32>
        %585 = memref.load %11[%575] : memref<?xf32>
        %586 = arith.mulf %585, %582 : f32
        %587 = math.fma %577, %584, %586 : f32
        memref.store %587, %11[%575] : memref<?xf32>
        %588 = vector.broadcast %582 : f32 to vector<16xf32>
        %589 = vector.broadcast %584 : f32 to vector<16xf32>
        %590 = arith.muli %575, %c4 : index
        %591 = arith.addi %590, %c14 : index
        %592 = vector.load %13[%591] : memref<?xf32>, vector<16xf32>
        %593 = arith.mulf %592, %588 : vector<16xf32>
        %594 = arith.addi %578, %c14 : index
        %595 = vector.load %9[%594] : memref<?xf32>, vector<16xf32>
        %596 = math.fma %595, %589, %593 : vector<16xf32>
        vector.store %596, %13[%591] : memref<?xf32>, vector<16xf32>
        %597 = arith.muli %575, %c4 : index
        %598 = arith.addi %597, %c15 : index
        %599 = vector.load %13[%598] : memref<?xf32>, vector<16xf32>
        %600 = arith.mulf %599, %588 : vector<16xf32>
        %601 = arith.addi %578, %c15 : index
        %602 = vector.load %9[%601] : memref<?xf32>, vector<16xf32>
        %603 = math.fma %602, %589, %600 : vector<16xf32>
        vector.store %603, %13[%598] : memref<?xf32>, vector<16xf32>
        %604 = arith.muli %575, %c4 : index
        %605 = arith.addi %604, %c16 : index
        %606 = vector.load %13[%605] : memref<?xf32>, vector<16xf32>
        %607 = arith.mulf %606, %588 : vector<16xf32>
        %608 = arith.addi %578, %c16 : index
        %609 = vector.load %9[%608] : memref<?xf32>, vector<16xf32>
        %610 = math.fma %609, %589, %607 : vector<16xf32>
        vector.store %610, %13[%605] : memref<?xf32>, vector<16xf32>
        %611 = arith.muli %575, %c4 : index
        %612 = arith.addi %611, %c17 : index
        %613 = vector.load %13[%612] : memref<?xf32>, vector<16xf32>
        %614 = arith.mulf %613, %588 : vector<16xf32>
        %615 = arith.addi %578, %c17 : index
        %616 = vector.load %9[%615] : memref<?xf32>, vector<16xf32>
        %617 = math.fma %616, %589, %614 : vector<16xf32>
        vector.store %617, %13[%612] : memref<?xf32>, vector<16xf32>
      }
    }
    %618 = arith.addi %kvHeads, %3 : index
    %619 = memref.load %scales[%618] : memref<?xf32>
    scf.for %620 = %c14 to %34 step %c9 {
      %621 = arith.subi %34, %c9 : index
      %622 = arith.minsi %620, %621 : index
      %623 = arith.divui %622, %groupSize : index
      %624 = arith.addi %25, %623 : index
      %625 = arith.muli %3, %groupSize : index
      %626 = arith.remui %622, %groupSize : index
      %627 = arith.addi %625, %626 : index
      %628 = arith.muli %624, %heads : index
      %629 = arith.addi %628, %627 : index
      %630 = arith.muli %629, %c4 : index
      %631 = memref.load %11[%620] : memref<?xf32>
      %632 = arith.divf %619, %631 : f32
      %633 = vector.broadcast %632 : f32 to vector<16xf32>
      %634 = arith.muli %620, %c4 : index
      %635 = arith.addi %634, %c14 : index
      %636 = vector.load %13[%635] : memref<?xf32>, vector<16xf32>
      %637 = arith.mulf %636, %633 : vector<16xf32>
      %638 = arith.addi %630, %c14 : index
      vector.store %637, %out[%638] : memref<?xf32>, vector<16xf32>
      %639 = arith.muli %620, %c4 : index
      %640 = arith.addi %639, %c15 : index
      %641 = vector.load %13[%640] : memref<?xf32>, vector<16xf32>
      %642 = arith.mulf %641, %633 : vector<16xf32>
      %643 = arith.addi %630, %c15 : index
      vector.store %642, %out[%643] : memref<?xf32>, vector<16xf32>
      %644 = arith.muli %620, %c4 : index
      %645 = arith.addi %644, %c16 : index
      %646 = vector.load %13[%645] : memref<?xf32>, vector<16xf32>
      %647 = arith.mulf %646, %633 : vector<16xf32>
      %648 = arith.addi %630, %c16 : index
      vector.store %647, %out[%648] : memref<?xf32>, vector<16xf32>
      %649 = arith.muli %620, %c4 : index
      %650 = arith.addi %649, %c17 : index
      %651 = vector.load %13[%650] : memref<?xf32>, vector<16xf32>
      %652 = arith.mulf %651, %633 : vector<16xf32>
      %653 = arith.addi %630, %c17 : index
      vector.store %652, %out[%653] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
