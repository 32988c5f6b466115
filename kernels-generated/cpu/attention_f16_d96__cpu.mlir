// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=96, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 128 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
            %126 = arith.muli %3, %c6 : index
            %127 = arith.addi %125, %126 : index
            scf.for %128 = %c15 to %c4 step %c10 {
              %129 = arith.muli %128, %c17 : index
              %130 = arith.addi %127, %129 : index
              %131 = vector.load %kv[%130] : memref<?xi8>, vector<32xi8>
              %132 = arith.muli %128, %c5 : index
              %133 = arith.muli %117, %c16 : index
              %134 = arith.addi %132, %133 : index
              %135 = vector.bitcast %131 : vector<32xi8> to vector<16xf16>
              %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
              vector.store %136, %17[%134] : memref<?xf32>, vector<16xf32>
            }
            %137 = arith.addi %127, %c25 : index
            scf.for %138 = %c15 to %c16 step %c10 {
              %139 = arith.addi %119, %138 : index
              %140 = arith.cmpi slt, %139, %43 : index
              %141 = arith.muli %138, %c26 : index
              %142 = arith.addi %137, %141 : index
              %143 = arith.addi %142, %c15 : index
              %144 = vector.load %kv[%143] : memref<?xi8>, vector<32xi8>
              %145 = vector.bitcast %144 : vector<32xi8> to vector<16xf16>
              %146 = arith.extf %145 : vector<16xf16> to vector<16xf32>
              %147 = arith.select %140, %146, %c20 : vector<16xf32>
              %148 = arith.muli %117, %c16 : index
              %149 = arith.addi %148, %138 : index
              %150 = arith.muli %149, %c4 : index
              %151 = arith.addi %150, %c15 : index
              vector.store %147, %18[%151] : memref<?xf32>, vector<16xf32>
              %152 = arith.muli %138, %c26 : index
              %153 = arith.addi %137, %152 : index
              %154 = arith.addi %153, %c17 : index
              %155 = vector.load %kv[%154] : memref<?xi8>, vector<32xi8>
              %156 = vector.bitcast %155 : vector<32xi8> to vector<16xf16>
              %157 = arith.extf %156 : vector<16xf16> to vector<16xf32>
              %158 = arith.select %140, %157, %c20 : vector<16xf32>
              %159 = arith.muli %117, %c16 : index
              %160 = arith.addi %159, %138 : index
              %161 = arith.muli %160, %c4 : index
              %162 = arith.addi %161, %c16 : index
              vector.store %158, %18[%162] : memref<?xf32>, vector<16xf32>
              %163 = arith.muli %138, %c26 : index
              %164 = arith.addi %137, %163 : index
              %165 = arith.addi %164, %c5 : index
              %166 = vector.load %kv[%165] : memref<?xi8>, vector<32xi8>
              %167 = vector.bitcast %166 : vector<32xi8> to vector<16xf16>
              %168 = arith.extf %167 : vector<16xf16> to vector<16xf32>
              %169 = arith.select %140, %168, %c20 : vector<16xf32>
              %170 = arith.muli %117, %c16 : index
              %171 = arith.addi %170, %138 : index
              %172 = arith.muli %171, %c4 : index
              %173 = arith.addi %172, %c17 : index
              vector.store %169, %18[%173] : memref<?xf32>, vector<16xf32>
              %174 = arith.muli %138, %c26 : index
              %175 = arith.addi %137, %174 : index
              %176 = arith.addi %175, %c4 : index
              %177 = vector.load %kv[%176] : memref<?xi8>, vector<32xi8>
              %178 = vector.bitcast %177 : vector<32xi8> to vector<16xf16>
              %179 = arith.extf %178 : vector<16xf16> to vector<16xf32>
              %180 = arith.select %140, %179, %c20 : vector<16xf32>
              %181 = arith.muli %117, %c16 : index
              %182 = arith.addi %181, %138 : index
              %183 = arith.muli %182, %c4 : index
              %184 = arith.addi %183, %c18 : index
              vector.store %180, %18[%184] : memref<?xf32>, vector<16xf32>
              %185 = arith.muli %138, %c26 : index
              %186 = arith.addi %137, %185 : index
              %187 = arith.addi %186, %c27 : index
              %188 = vector.load %kv[%187] : memref<?xi8>, vector<32xi8>
              %189 = vector.bitcast %188 : vector<32xi8> to vector<16xf16>
              %190 = arith.extf %189 : vector<16xf16> to vector<16xf32>
              %191 = arith.select %140, %190, %c20 : vector<16xf32>
              %192 = arith.muli %117, %c16 : index
              %193 = arith.addi %192, %138 : index
              %194 = arith.muli %193, %c4 : index
              %195 = arith.addi %194, %c5 : index
              vector.store %191, %18[%195] : memref<?xf32>, vector<16xf32>
              %196 = arith.muli %138, %c26 : index
              %197 = arith.addi %137, %196 : index
              %198 = arith.addi %197, %c28 : index
              %199 = vector.load %kv[%198] : memref<?xi8>, vector<32xi8>
              %200 = vector.bitcast %199 : vector<32xi8> to vector<16xf16>
              %201 = arith.extf %200 : vector<16xf16> to vector<16xf32>
              %202 = arith.select %140, %201, %c20 : vector<16xf32>
              %203 = arith.muli %117, %c16 : index
              %204 = arith.addi %203, %138 : index
              %205 = arith.muli %204, %c4 : index
              %206 = arith.addi %205, %c19 : index
              vector.store %202, %18[%206] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %207 = %c15 to %37 step %c9 {
          %225:16 = scf.for %208 = %c15 to %c4 step %c10 iter_args(%209 = %c20, %210 = %c20, %211 = %c20, %212 = %c20, %213 = %c20, %214 = %c20, %215 = %c20, %216 = %c20, %217 = %c20, %218 = %c20, %219 = %c20, %220 = %c20, %221 = %c20, %222 = %c20, %223 = %c20, %224 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %226 = arith.muli %208, %c5 : index
            %227 = arith.addi %226, %c15 : index
            %228 = vector.load %17[%227] : memref<?xf32>, vector<16xf32>
            %229 = arith.muli %208, %c5 : index
            %230 = arith.addi %229, %c16 : index
            %231 = vector.load %17[%230] : memref<?xf32>, vector<16xf32>
            %232 = arith.muli %208, %c5 : index
            %233 = arith.addi %232, %c17 : index
            %234 = vector.load %17[%233] : memref<?xf32>, vector<16xf32>
            %235 = arith.muli %208, %c5 : index
            %236 = arith.addi %235, %c18 : index
            %237 = vector.load %17[%236] : memref<?xf32>, vector<16xf32>
            %238 = arith.addi %207, %c15 : index
            %239 = arith.muli %238, %c4 : index
            %240 = arith.addi %239, %208 : index
            %241 = memref.load %5[%240] : memref<?xf32>
            %242 = vector.broadcast %241 : f32 to vector<16xf32>
            %243 = math.fma %242, %228, %209 : vector<16xf32>
            %244 = math.fma %242, %231, %210 : vector<16xf32>
            %245 = math.fma %242, %234, %211 : vector<16xf32>
            %246 = math.fma %242, %237, %212 : vector<16xf32>
            %247 = arith.addi %207, %c10 : index
            %248 = arith.muli %247, %c4 : index
            %249 = arith.addi %248, %208 : index
            %250 = memref.load %5[%249] : memref<?xf32>
            %251 = vector.broadcast %250 : f32 to vector<16xf32>
            %252 = math.fma %251, %228, %213 : vector<16xf32>
            %253 = math.fma %251, %231, %214 : vector<16xf32>
            %254 = math.fma %251, %234, %215 : vector<16xf32>
            %255 = math.fma %251, %237, %216 : vector<16xf32>
            %256 = arith.addi %207, %c7 : index
            %257 = arith.muli %256, %c4 : index
            %258 = arith.addi %257, %208 : index
            %259 = memref.load %5[%258] : memref<?xf32>
            %260 = vector.broadcast %259 : f32 to vector<16xf32>
            %261 = math.fma %260, %228, %217 : vector<16xf32>
            %262 = math.fma %260, %231, %218 : vector<16xf32>
            %263 = math.fma %260, %234, %219 : vector<16xf32>
            %264 = math.fma %260, %237, %220 : vector<16xf32>
            %265 = arith.addi %207, %c13 : index
            %266 = arith.muli %265, %c4 : index
            %267 = arith.addi %266, %208 : index
            %268 = memref.load %5[%267] : memref<?xf32>
            %269 = vector.broadcast %268 : f32 to vector<16xf32>
            %270 = math.fma %269, %228, %221 : vector<16xf32>
            %271 = math.fma %269, %231, %222 : vector<16xf32>
            %272 = math.fma %269, %234, %223 : vector<16xf32>
            %273 = math.fma %269, %237, %224 : vector<16xf32>
            scf.yield %243, %244, %245, %246, %252, %253, %254, %255, %261, %262, %263, %264, %270, %271, %272, %273 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %274 = arith.addi %207, %c15 : index
          %275 = arith.subi %34, %c10 : index
          %276 = arith.minsi %274, %275 : index
          %277 = arith.divui %276, %groupSize : index
          %278 = arith.addi %25, %277 : index
          %279 = arith.muli %3, %groupSize : index
          %280 = arith.remui %276, %groupSize : index
          %281 = arith.addi %279, %280 : index
          %282 = arith.addi %positionsAt, %278 : index
          %283 = memref.load %step[%282] : memref<?xi32>
          %284 = arith.index_cast %283 : i32 to index
          %285 = arith.subi %284, %116 : index
          %286 = arith.index_cast %285 : index to i32
          %287 = vector.broadcast %286 : i32 to vector<16xi32>
          %288 = arith.cmpi sle, %c29, %287 : vector<16xi32>
          %289 = arith.select %288, %225#0, %c30 : vector<16xi1>, vector<16xf32>
          %290 = arith.cmpi sle, %c31, %287 : vector<16xi32>
          %291 = arith.select %290, %225#1, %c30 : vector<16xi1>, vector<16xf32>
          %292 = arith.cmpi sle, %c32, %287 : vector<16xi32>
          %293 = arith.select %292, %225#2, %c30 : vector<16xi1>, vector<16xf32>
          %294 = arith.cmpi sle, %c33, %287 : vector<16xi32>
          %295 = arith.select %294, %225#3, %c30 : vector<16xi1>, vector<16xf32>
          %296 = arith.maximumf %289, %291 : vector<16xf32>
          %297 = arith.maximumf %296, %293 : vector<16xf32>
          %298 = arith.maximumf %297, %295 : vector<16xf32>
          %299 = memref.load %6[%274] : memref<?xf32>
          %300 = wave.reduce "max" %298 : vector<16xf32>
          %301 = arith.maximumf %299, %300 : f32
          %302 = arith.subf %299, %301 : f32
          %303 = wave.exp2 %302 : f32
          %304 = vector.broadcast %301 : f32 to vector<16xf32>
          %305 = arith.subf %289, %304 : vector<16xf32>
          %306 = wave.exp2 %305 : vector<16xf32>
          %307 = arith.select %288, %306, %c20 : vector<16xi1>, vector<16xf32>
          %308 = arith.muli %274, %c5 : index
          %309 = arith.addi %308, %c15 : index
          vector.store %307, %16[%309] : memref<?xf32>, vector<16xf32>
          %310 = arith.subf %291, %304 : vector<16xf32>
          %311 = wave.exp2 %310 : vector<16xf32>
          %312 = arith.select %290, %311, %c20 : vector<16xi1>, vector<16xf32>
          %313 = arith.muli %274, %c5 : index
          %314 = arith.addi %313, %c16 : index
          vector.store %312, %16[%314] : memref<?xf32>, vector<16xf32>
          %315 = arith.addf %307, %312 : vector<16xf32>
          %316 = arith.subf %293, %304 : vector<16xf32>
          %317 = wave.exp2 %316 : vector<16xf32>
          %318 = arith.select %292, %317, %c20 : vector<16xi1>, vector<16xf32>
          %319 = arith.muli %274, %c5 : index
          %320 = arith.addi %319, %c17 : index
          vector.store %318, %16[%320] : memref<?xf32>, vector<16xf32>
          %321 = arith.addf %315, %318 : vector<16xf32>
          %322 = arith.subf %295, %304 : vector<16xf32>
          %323 = wave.exp2 %322 : vector<16xf32>
          %324 = arith.select %294, %323, %c20 : vector<16xi1>, vector<16xf32>
          %325 = arith.muli %274, %c5 : index
          %326 = arith.addi %325, %c18 : index
          vector.store %324, %16[%326] : memref<?xf32>, vector<16xf32>
          %327 = arith.addf %321, %324 : vector<16xf32>
          %328 = memref.load %7[%274] : memref<?xf32>
          %329 = wave.reduce "add" %327 : vector<16xf32>
          %330 = math.fma %328, %303, %329 : f32
          memref.store %301, %6[%274] : memref<?xf32>
          memref.store %330, %7[%274] : memref<?xf32>
          memref.store %303, %14[%274] : memref<?xf32>
          %331 = arith.addi %207, %c10 : index
          %332 = arith.subi %34, %c10 : index
          %333 = arith.minsi %331, %332 : index
          %334 = arith.divui %333, %groupSize : index
          %335 = arith.addi %25, %334 : index
          %336 = arith.muli %3, %groupSize : index
          %337 = arith.remui %333, %groupSize : index
          %338 = arith.addi %336, %337 : index
          %339 = arith.addi %positionsAt, %335 : index
          %340 = memref.load %step[%339] : memref<?xi32>
          %341 = arith.index_cast %340 : i32 to index
          %342 = arith.subi %341, %116 : index
          %343 = arith.index_cast %342 : index to i32
          %344 = vector.broadcast %343 : i32 to vector<16xi32>
          %345 = arith.cmpi sle, %c29, %344 : vector<16xi32>
          %346 = arith.select %345, %225#4, %c30 : vector<16xi1>, vector<16xf32>
          %347 = arith.cmpi sle, %c31, %344 : vector<16xi32>
          %348 = arith.select %347, %225#5, %c30 : vector<16xi1>, vector<16xf32>
          %349 = arith.cmpi sle, %c32, %344 : vector<16xi32>
          %350 = arith.select %349, %225#6, %c30 : vector<16xi1>, vector<16xf32>
          %351 = arith.cmpi sle, %c33, %344 : vector<16xi32>
          %352 = arith.select %351, %225#7, %c30 : vector<16xi1>, vector<16xf32>
          %353 = arith.maximumf %346, %348 : vector<16xf32>
          %354 = arith.maximumf %353, %350 : vector<16xf32>
          %355 = arith.maximumf %354, %352 : vector<16xf32>
          %356 = memref.load %6[%331] : memref<?xf32>
          %357 = wave.reduce "max" %355 : vector<16xf32>
          %358 = arith.maximumf %356, %357 : f32
          %359 = arith.subf %356, %358 : f32
          %360 = wave.exp2 %359 : f32
          %361 = vector.broadcast %358 : f32 to vector<16xf32>
          %362 = arith.subf %346, %361 : vector<16xf32>
          %363 = wave.exp2 %362 : vector<16xf32>
          %364 = arith.select %345, %363, %c20 : vector<16xi1>, vector<16xf32>
          %365 = arith.muli %331, %c5 : index
          %366 = arith.addi %365, %c15 : index
          vector.store %364, %16[%366] : memref<?xf32>, vector<16xf32>
          %367 = arith.subf %348, %361 : vector<16xf32>
          %368 = wave.exp2 %367 : vector<16xf32>
          %369 = arith.select %347, %368, %c20 : vector<16xi1>, vector<16xf32>
          %370 = arith.muli %331, %c5 : index
          %371 = arith.addi %370, %c16 : index
          vector.store %369, %16[%371] : memref<?xf32>, vector<16xf32>
          %372 = arith.addf %364, %369 : vector<16xf32>
          %373 = arith.subf %350, %361 : vector<16xf32>
          %374 = wave.exp2 %373 : vector<16xf32>
          %375 = arith.select %349, %374, %c20 : vector<16xi1>, vector<16xf32>
          %376 = arith.muli %331, %c5 : index
          %377 = arith.addi %376, %c17 : index
          vector.store %375, %16[%377] : memref<?xf32>, vector<16xf32>
          %378 = arith.addf %372, %375 : vector<16xf32>
          %379 = arith.subf %352, %361 : vector<16xf32>
          %380 = wave.exp2 %379 : vector<16xf32>
          %381 = arith.select %351, %380, %c20 : vector<16xi1>, vector<16xf32>
          %382 = arith.muli %331, %c5 : index
          %383 = arith.addi %382, %c18 : index
          vector.store %381, %16[%383] : memref<?xf32>, vector<16xf32>
          %384 = arith.addf %378, %381 : vector<16xf32>
          %385 = memref.load %7[%331] : memref<?xf32>
          %386 = wave.reduce "add" %384 : vector<16xf32>
          %387 = math.fma %385, %360, %386 : f32
          memref.store %358, %6[%331] : memref<?xf32>
          memref.store %387, %7[%331] : memref<?xf32>
          memref.store %360, %14[%331] : memref<?xf32>
          %388 = arith.addi %207, %c7 : index
          %389 = arith.subi %34, %c10 : index
          %390 = arith.minsi %388, %389 : index
          %391 = arith.divui %390, %groupSize : index
          %392 = arith.addi %25, %391 : index
          %393 = arith.muli %3, %groupSize : index
          %394 = arith.remui %390, %groupSize : index
          %395 = arith.addi %393, %394 : index
          %396 = arith.addi %positionsAt, %392 : index
          %397 = memref.load %step[%396] : memref<?xi32>
          %398 = arith.index_cast %397 : i32 to index
          %399 = arith.subi %398, %116 : index
          %400 = arith.index_cast %399 : index to i32
          %401 = vector.broadcast %400 : i32 to vector<16xi32>
          %402 = arith.cmpi sle, %c29, %401 : vector<16xi32>
          %403 = arith.select %402, %225#8, %c30 : vector<16xi1>, vector<16xf32>
          %404 = arith.cmpi sle, %c31, %401 : vector<16xi32>
          %405 = arith.select %404, %225#9, %c30 : vector<16xi1>, vector<16xf32>
          %406 = arith.cmpi sle, %c32, %401 : vector<16xi32>
          %407 = arith.select %406, %225#10, %c30 : vector<16xi1>, vector<16xf32>
          %408 = arith.cmpi sle, %c33, %401 : vector<16xi32>
          %409 = arith.select %408, %225#11, %c30 : vector<16xi1>, vector<16xf32>
          %410 = arith.maximumf %403, %405 : vector<16xf32>
          %411 = arith.maximumf %410, %407 : vector<16xf32>
          %412 = arith.maximumf %411, %409 : vector<16xf32>
          %413 = memref.load %6[%388] : memref<?xf32>
          %414 = wave.reduce "max" %412 : vector<16xf32>
          %415 = arith.maximumf %413, %414 : f32
          %416 = arith.subf %413, %415 : f32
          %417 = wave.exp2 %416 : f32
          %418 = vector.broadcast %415 : f32 to vector<16xf32>
          %419 = arith.subf %403, %418 : vector<16xf32>
          %420 = wave.exp2 %419 : vector<16xf32>
          %421 = arith.select %402, %420, %c20 : vector<16xi1>, vector<16xf32>
          %422 = arith.muli %388, %c5 : index
          %423 = arith.addi %422, %c15 : index
          vector.store %421, %16[%423] : memref<?xf32>, vector<16xf32>
          %424 = arith.subf %405, %418 : vector<16xf32>
          %425 = wave.exp2 %424 : vector<16xf32>
          %426 = arith.select %404, %425, %c20 : vector<16xi1>, vector<16xf32>
          %427 = arith.muli %388, %c5 : index
          %428 = arith.addi %427, %c16 : index
          vector.store %426, %16[%428] : memref<?xf32>, vector<16xf32>
          %429 = arith.addf %421, %426 : vector<16xf32>
          %430 = arith.subf %407, %418 : vector<16xf32>
          %431 = wave.exp2 %430 : vector<16xf32>
          %432 = arith.select %406, %431, %c20 : vector<16xi1>, vector<16xf32>
          %433 = arith.muli %388, %c5 : index
          %434 = arith.addi %433, %c17 : index
          vector.store %432, %16[%434] : memref<?xf32>, vector<16xf32>
          %435 = arith.addf %429, %432 : vector<16xf32>
          %436 = arith.subf %409, %418 : vector<16xf32>
          %437 = wave.exp2 %436 : vector<16xf32>
          %438 = arith.select %408, %437, %c20 : vector<16xi1>, vector<16xf32>
          %439 = arith.muli %388, %c5 : index
          %440 = arith.addi %439, %c18 : index
          vector.store %438, %16[%440] : memref<?xf32>, vector<16xf32>
          %441 = arith.addf %435, %438 : vector<16xf32>
          %442 = memref.load %7[%388] : memref<?xf32>
          %443 = wave.reduce "add" %441 : vector<16xf32>
          %444 = math.fma %442, %417, %443 : f32
          memref.store %415, %6[%388] : memref<?xf32>
          memref.store %444, %7[%388] : memref<?xf32>
          memref.store %417, %14[%388] : memref<?xf32>
          %445 = arith.addi %207, %c13 : index
          %446 = arith.subi %34, %c10 : index
          %447 = arith.minsi %445, %446 : index
          %448 = arith.divui %447, %groupSize : index
          %449 = arith.addi %25, %448 : index
          %450 = arith.muli %3, %groupSize : index
          %451 = arith.remui %447, %groupSize : index
          %452 = arith.addi %450, %451 : index
          %453 = arith.addi %positionsAt, %449 : index
          %454 = memref.load %step[%453] : memref<?xi32>
          %455 = arith.index_cast %454 : i32 to index
          %456 = arith.subi %455, %116 : index
          %457 = arith.index_cast %456 : index to i32
          %458 = vector.broadcast %457 : i32 to vector<16xi32>
          %459 = arith.cmpi sle, %c29, %458 : vector<16xi32>
          %460 = arith.select %459, %225#12, %c30 : vector<16xi1>, vector<16xf32>
          %461 = arith.cmpi sle, %c31, %458 : vector<16xi32>
          %462 = arith.select %461, %225#13, %c30 : vector<16xi1>, vector<16xf32>
          %463 = arith.cmpi sle, %c32, %458 : vector<16xi32>
          %464 = arith.select %463, %225#14, %c30 : vector<16xi1>, vector<16xf32>
          %465 = arith.cmpi sle, %c33, %458 : vector<16xi32>
          %466 = arith.select %465, %225#15, %c30 : vector<16xi1>, vector<16xf32>
          %467 = arith.maximumf %460, %462 : vector<16xf32>
          %468 = arith.maximumf %467, %464 : vector<16xf32>
          %469 = arith.maximumf %468, %466 : vector<16xf32>
          %470 = memref.load %6[%445] : memref<?xf32>
          %471 = wave.reduce "max" %469 : vector<16xf32>
          %472 = arith.maximumf %470, %471 : f32
          %473 = arith.subf %470, %472 : f32
          %474 = wave.exp2 %473 : f32
          %475 = vector.broadcast %472 : f32 to vector<16xf32>
          %476 = arith.subf %460, %475 : vector<16xf32>
          %477 = wave.exp2 %476 : vector<16xf32>
          %478 = arith.select %459, %477, %c20 : vector<16xi1>, vector<16xf32>
          %479 = arith.muli %445, %c5 : index
          %480 = arith.addi %479, %c15 : index
          vector.store %478, %16[%480] : memref<?xf32>, vector<16xf32>
          %481 = arith.subf %462, %475 : vector<16xf32>
          %482 = wave.exp2 %481 : vector<16xf32>
          %483 = arith.select %461, %482, %c20 : vector<16xi1>, vector<16xf32>
          %484 = arith.muli %445, %c5 : index
          %485 = arith.addi %484, %c16 : index
          vector.store %483, %16[%485] : memref<?xf32>, vector<16xf32>
          %486 = arith.addf %478, %483 : vector<16xf32>
          %487 = arith.subf %464, %475 : vector<16xf32>
          %488 = wave.exp2 %487 : vector<16xf32>
          %489 = arith.select %463, %488, %c20 : vector<16xi1>, vector<16xf32>
          %490 = arith.muli %445, %c5 : index
          %491 = arith.addi %490, %c17 : index
          vector.store %489, %16[%491] : memref<?xf32>, vector<16xf32>
          %492 = arith.addf %486, %489 : vector<16xf32>
          %493 = arith.subf %466, %475 : vector<16xf32>
          %494 = wave.exp2 %493 : vector<16xf32>
          %495 = arith.select %465, %494, %c20 : vector<16xi1>, vector<16xf32>
          %496 = arith.muli %445, %c5 : index
          %497 = arith.addi %496, %c18 : index
          vector.store %495, %16[%497] : memref<?xf32>, vector<16xf32>
          %498 = arith.addf %492, %495 : vector<16xf32>
          %499 = memref.load %7[%445] : memref<?xf32>
          %500 = wave.reduce "add" %498 : vector<16xf32>
          %501 = math.fma %499, %474, %500 : f32
          memref.store %472, %6[%445] : memref<?xf32>
          memref.store %501, %7[%445] : memref<?xf32>
          memref.store %474, %14[%445] : memref<?xf32>
        }
        %502 = arith.subi %43, %116 : index
        %503 = arith.minsi %502, %c5 : index
        scf.for %504 = %c15 to %37 step %c7 {
          %505 = arith.addi %504, %c15 : index
          %506 = memref.load %14[%505] : memref<?xf32>
          %507 = vector.broadcast %506 : f32 to vector<16xf32>
          %508 = arith.addi %504, %c15 : index
          %509 = arith.muli %508, %c4 : index
          %510 = arith.addi %509, %c15 : index
          %511 = vector.load %9[%510] : memref<?xf32>, vector<16xf32>
          %512 = arith.mulf %511, %507 : vector<16xf32>
          %513 = arith.addi %504, %c15 : index
          %514 = arith.muli %513, %c4 : index
          %515 = arith.addi %514, %c16 : index
          %516 = vector.load %9[%515] : memref<?xf32>, vector<16xf32>
          %517 = arith.mulf %516, %507 : vector<16xf32>
          %518 = arith.addi %504, %c15 : index
          %519 = arith.muli %518, %c4 : index
          %520 = arith.addi %519, %c17 : index
          %521 = vector.load %9[%520] : memref<?xf32>, vector<16xf32>
          %522 = arith.mulf %521, %507 : vector<16xf32>
          %523 = arith.addi %504, %c15 : index
          %524 = arith.muli %523, %c4 : index
          %525 = arith.addi %524, %c18 : index
          %526 = vector.load %9[%525] : memref<?xf32>, vector<16xf32>
          %527 = arith.mulf %526, %507 : vector<16xf32>
          %528 = arith.addi %504, %c10 : index
          %529 = memref.load %14[%528] : memref<?xf32>
          %530 = vector.broadcast %529 : f32 to vector<16xf32>
          %531 = arith.addi %504, %c10 : index
          %532 = arith.muli %531, %c4 : index
          %533 = arith.addi %532, %c15 : index
          %534 = vector.load %9[%533] : memref<?xf32>, vector<16xf32>
          %535 = arith.mulf %534, %530 : vector<16xf32>
          %536 = arith.addi %504, %c10 : index
          %537 = arith.muli %536, %c4 : index
          %538 = arith.addi %537, %c16 : index
          %539 = vector.load %9[%538] : memref<?xf32>, vector<16xf32>
          %540 = arith.mulf %539, %530 : vector<16xf32>
          %541 = arith.addi %504, %c10 : index
          %542 = arith.muli %541, %c4 : index
          %543 = arith.addi %542, %c17 : index
          %544 = vector.load %9[%543] : memref<?xf32>, vector<16xf32>
          %545 = arith.mulf %544, %530 : vector<16xf32>
          %546 = arith.addi %504, %c10 : index
          %547 = arith.muli %546, %c4 : index
          %548 = arith.addi %547, %c18 : index
          %549 = vector.load %9[%548] : memref<?xf32>, vector<16xf32>
          %550 = arith.mulf %549, %530 : vector<16xf32>
          %560:8 = scf.for %551 = %c15 to %503 step %c10 iter_args(%552 = %512, %553 = %517, %554 = %522, %555 = %527, %556 = %535, %557 = %540, %558 = %545, %559 = %550) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %561 = arith.muli %551, %c4 : index
            %562 = arith.addi %561, %c15 : index
            %563 = vector.load %18[%562] : memref<?xf32>, vector<16xf32>
            %564 = arith.muli %551, %c4 : index
            %565 = arith.addi %564, %c16 : index
            %566 = vector.load %18[%565] : memref<?xf32>, vector<16xf32>
            %567 = arith.muli %551, %c4 : index
            %568 = arith.addi %567, %c17 : index
            %569 = vector.load %18[%568] : memref<?xf32>, vector<16xf32>
            %570 = arith.muli %551, %c4 : index
            %571 = arith.addi %570, %c18 : index
            %572 = vector.load %18[%571] : memref<?xf32>, vector<16xf32>
            %573 = arith.addi %504, %c15 : index
            %574 = arith.muli %573, %c5 : index
            %575 = arith.addi %574, %551 : index
            %576 = memref.load %16[%575] : memref<?xf32>
            %577 = vector.broadcast %576 : f32 to vector<16xf32>
            %578 = math.fma %577, %563, %552 : vector<16xf32>
            %579 = math.fma %577, %566, %553 : vector<16xf32>
            %580 = math.fma %577, %569, %554 : vector<16xf32>
            %581 = math.fma %577, %572, %555 : vector<16xf32>
            %582 = arith.addi %504, %c10 : index
            %583 = arith.muli %582, %c5 : index
            %584 = arith.addi %583, %551 : index
            %585 = memref.load %16[%584] : memref<?xf32>
            %586 = vector.broadcast %585 : f32 to vector<16xf32>
            %587 = math.fma %586, %563, %556 : vector<16xf32>
            %588 = math.fma %586, %566, %557 : vector<16xf32>
            %589 = math.fma %586, %569, %558 : vector<16xf32>
            %590 = math.fma %586, %572, %559 : vector<16xf32>
            scf.yield %578, %579, %580, %581, %587, %588, %589, %590 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %591 = arith.addi %504, %c15 : index
          %592 = arith.muli %591, %c4 : index
          %593 = arith.addi %592, %c15 : index
          vector.store %560#0, %9[%593] : memref<?xf32>, vector<16xf32>
          %594 = arith.addi %504, %c15 : index
          %595 = arith.muli %594, %c4 : index
          %596 = arith.addi %595, %c16 : index
          vector.store %560#1, %9[%596] : memref<?xf32>, vector<16xf32>
          %597 = arith.addi %504, %c15 : index
          %598 = arith.muli %597, %c4 : index
          %599 = arith.addi %598, %c17 : index
          vector.store %560#2, %9[%599] : memref<?xf32>, vector<16xf32>
          %600 = arith.addi %504, %c15 : index
          %601 = arith.muli %600, %c4 : index
          %602 = arith.addi %601, %c18 : index
          vector.store %560#3, %9[%602] : memref<?xf32>, vector<16xf32>
          %603 = arith.addi %504, %c10 : index
          %604 = arith.muli %603, %c4 : index
          %605 = arith.addi %604, %c15 : index
          vector.store %560#4, %9[%605] : memref<?xf32>, vector<16xf32>
          %606 = arith.addi %504, %c10 : index
          %607 = arith.muli %606, %c4 : index
          %608 = arith.addi %607, %c16 : index
          vector.store %560#5, %9[%608] : memref<?xf32>, vector<16xf32>
          %609 = arith.addi %504, %c10 : index
          %610 = arith.muli %609, %c4 : index
          %611 = arith.addi %610, %c17 : index
          vector.store %560#6, %9[%611] : memref<?xf32>, vector<16xf32>
          %612 = arith.addi %504, %c10 : index
          %613 = arith.muli %612, %c4 : index
          %614 = arith.addi %613, %c18 : index
          vector.store %560#7, %9[%614] : memref<?xf32>, vector<16xf32>
          %615 = arith.addi %504, %c15 : index
          %616 = memref.load %14[%615] : memref<?xf32>
          %617 = vector.broadcast %616 : f32 to vector<16xf32>
          %618 = arith.addi %504, %c15 : index
          %619 = arith.muli %618, %c4 : index
          %620 = arith.addi %619, %c5 : index
          %621 = vector.load %9[%620] : memref<?xf32>, vector<16xf32>
          %622 = arith.mulf %621, %617 : vector<16xf32>
          %623 = arith.addi %504, %c15 : index
          %624 = arith.muli %623, %c4 : index
          %625 = arith.addi %624, %c19 : index
          %626 = vector.load %9[%625] : memref<?xf32>, vector<16xf32>
          %627 = arith.mulf %626, %617 : vector<16xf32>
          %628 = arith.addi %504, %c10 : index
          %629 = memref.load %14[%628] : memref<?xf32>
          %630 = vector.broadcast %629 : f32 to vector<16xf32>
          %631 = arith.addi %504, %c10 : index
          %632 = arith.muli %631, %c4 : index
          %633 = arith.addi %632, %c5 : index
          %634 = vector.load %9[%633] : memref<?xf32>, vector<16xf32>
          %635 = arith.mulf %634, %630 : vector<16xf32>
          %636 = arith.addi %504, %c10 : index
          %637 = arith.muli %636, %c4 : index
          %638 = arith.addi %637, %c19 : index
          %639 = vector.load %9[%638] : memref<?xf32>, vector<16xf32>
          %640 = arith.mulf %639, %630 : vector<16xf32>
          %646:4 = scf.for %641 = %c15 to %503 step %c10 iter_args(%642 = %622, %643 = %627, %644 = %635, %645 = %640) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %647 = arith.muli %641, %c4 : index
            %648 = arith.addi %647, %c5 : index
            %649 = vector.load %18[%648] : memref<?xf32>, vector<16xf32>
            %650 = arith.muli %641, %c4 : index
            %651 = arith.addi %650, %c19 : index
            %652 = vector.load %18[%651] : memref<?xf32>, vector<16xf32>
            %653 = arith.addi %504, %c15 : index
            %654 = arith.muli %653, %c5 : index
            %655 = arith.addi %654, %641 : index
            %656 = memref.load %16[%655] : memref<?xf32>
            %657 = vector.broadcast %656 : f32 to vector<16xf32>
            %658 = math.fma %657, %649, %642 : vector<16xf32>
            %659 = math.fma %657, %652, %643 : vector<16xf32>
            %660 = arith.addi %504, %c10 : index
            %661 = arith.muli %660, %c5 : index
            %662 = arith.addi %661, %641 : index
            %663 = memref.load %16[%662] : memref<?xf32>
            %664 = vector.broadcast %663 : f32 to vector<16xf32>
            %665 = math.fma %664, %649, %644 : vector<16xf32>
            %666 = math.fma %664, %652, %645 : vector<16xf32>
            scf.yield %658, %659, %665, %666 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %667 = arith.addi %504, %c15 : index
          %668 = arith.muli %667, %c4 : index
          %669 = arith.addi %668, %c5 : index
          vector.store %646#0, %9[%669] : memref<?xf32>, vector<16xf32>
          %670 = arith.addi %504, %c15 : index
          %671 = arith.muli %670, %c4 : index
          %672 = arith.addi %671, %c19 : index
          vector.store %646#1, %9[%672] : memref<?xf32>, vector<16xf32>
          %673 = arith.addi %504, %c10 : index
          %674 = arith.muli %673, %c4 : index
          %675 = arith.addi %674, %c5 : index
          vector.store %646#2, %9[%675] : memref<?xf32>, vector<16xf32>
          %676 = arith.addi %504, %c10 : index
          %677 = arith.muli %676, %c4 : index
          %678 = arith.addi %677, %c19 : index
          vector.store %646#3, %9[%678] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %679 = %c15 to %37 step %c10 {
        %680 = memref.load %6[%679] : memref<?xf32>
        %681 = memref.load %7[%679] : memref<?xf32>
        %682 = arith.muli %679, %c4 : index
        %683 = memref.load %10[%679] : memref<?xf32>
        %684 = arith.maximumf %683, %680 : f32
        %685 = arith.subf %683, %684 : f32
        %686 = wave.exp2 %685 : f32
        %687 = arith.subf %680, %684 : f32
        %688 = wave.exp2 %687 : f32
        memref.store %684, %10[%679] : memref<?xf32>
        %689 = memref.load %11[%679] : memref<?xf32>
        %690 = arith.mulf %689, %686 : f32
        %691 = math.fma %681, %688, %690 : f32
        memref.store %691, %11[%679] : memref<?xf32>
        %692 = vector.broadcast %686 : f32 to vector<16xf32>
        %693 = vector.broadcast %688 : f32 to vector<16xf32>
        %694 = arith.muli %679, %c4 : index
        %695 = arith.addi %694, %c15 : index
        %696 = vector.load %13[%695] : memref<?xf32>, vector<16xf32>
        %697 = arith.mulf %696, %692 : vector<16xf32>
        %698 = arith.addi %682, %c15 : index
        %699 = vector.load %9[%698] : memref<?xf32>, vector<16xf32>
        %700 = math.fma %699, %693, %697 : vector<16xf32>
        vector.store %700, %13[%695] : memref<?xf32>, vector<16xf32>
        %701 = arith.muli %679, %c4 : index
        %702 = arith.addi %701, %c16 : index
        %703 = vector.load %13[%702] : memref<?xf32>, vector<16xf32>
        %704 = arith.mulf %703, %692 : vector<16xf32>
        %705 = arith.addi %682, %c16 : index
        %706 = vector.load %9[%705] : memref<?xf32>, vector<16xf32>
        %707 = math.fma %706, %693, %704 : vector<16xf32>
        vector.store %707, %13[%702] : memref<?xf32>, vector<16xf32>
        %708 = arith.muli %679, %c4 : index
        %709 = arith.addi %708, %c17 : index
        %710 = vector.load %13[%709] : memref<?xf32>, vector<16xf32>
        %711 = arith.mulf %710, %692 : vector<16xf32>
        %712 = arith.addi %682, %c17 : index
        %713 = vector.load %9[%712] : memref<?xf32>, vector<16xf32>
        %714 = math.fma %713, %693, %711 : vector<16xf32>
        vector.store %714, %13[%709] : memref<?xf32>, vector<16xf32>
        %715 = arith.muli %679, %c4 : index
        %716 = arith.addi %715, %c18 : index
        %717 = vector.load %13[%716] : memref<?xf32>, vector<16xf32>
        %718 = arith.mulf %717, %692 : vector<16xf32>
        %719 = arith.addi %682, %c18 : index
        %720 = vector.load %9[%719] : memref<?xf32>, vector<16xf32>
        %721 = math.fma %720, %693, %718 : vector<16xf32>
        vector.store %721, %13[%716] : memref<?xf32>, vector<16xf32>
        %722 = arith.muli %679, %c4 : index
        %723 = arith.addi %722, %c5 : index
        %724 = vector.load %13[%723] : memref<?xf32>, vector<16xf32>
        %725 = arith.mulf %724, %692 : vector<16xf32>
        %726 = arith.addi %682, %c5 : index
        %727 = vector.load %9[%726] : memref<?xf32>, vector<16xf32>
        %728 = math.fma %727, %693, %725 : vector<16xf32>
        vector.store %728, %13[%723] : memref<?xf32>, vector<16xf32>
        %729 = arith.muli %679, %c4 : index
        %730 = arith.addi %729, %c19 : index
        %731 = vector.load %13[%730] : memref<?xf32>, vector<16xf32>
        %732 = arith.mulf %731, %692 : vector<16xf32>
        %733 = arith.addi %682, %c19 : index
        %734 = vector.load %9[%733] : memref<?xf32>, vector<16xf32>
        %735 = math.fma %734, %693, %732 : vector<16xf32>
        vector.store %735, %13[%730] : memref<?xf32>, vector<16xf32>
      }
    }
    %736 = arith.addi %kvHeads, %3 : index
    %737 = memref.load %scales[%736] : memref<?xf32>
    scf.for %738 = %c15 to %34 step %c10 {
      %739 = arith.subi %34, %c10 : index
      %740 = arith.minsi %738, %739 : index
      %741 = arith.divui %740, %groupSize : index
      %742 = arith.addi %25, %741 : index
      %743 = arith.muli %3, %groupSize : index
      %744 = arith.remui %740, %groupSize : index
      %745 = arith.addi %743, %744 : index
      %746 = arith.muli %742, %heads : index
      %747 = arith.addi %746, %745 : index
      %748 = arith.muli %747, %c4 : index
      %749 = memref.load %11[%738] : memref<?xf32>
      %750 = arith.divf %737, %749 : f32
      %751 = vector.broadcast %750 : f32 to vector<16xf32>
      %752 = arith.muli %738, %c4 : index
      %753 = arith.addi %752, %c15 : index
      %754 = vector.load %13[%753] : memref<?xf32>, vector<16xf32>
      %755 = arith.mulf %754, %751 : vector<16xf32>
      %756 = arith.addi %748, %c15 : index
      vector.store %755, %out[%756] : memref<?xf32>, vector<16xf32>
      %757 = arith.muli %738, %c4 : index
      %758 = arith.addi %757, %c16 : index
      %759 = vector.load %13[%758] : memref<?xf32>, vector<16xf32>
      %760 = arith.mulf %759, %751 : vector<16xf32>
      %761 = arith.addi %748, %c16 : index
      vector.store %760, %out[%761] : memref<?xf32>, vector<16xf32>
      %762 = arith.muli %738, %c4 : index
      %763 = arith.addi %762, %c17 : index
      %764 = vector.load %13[%763] : memref<?xf32>, vector<16xf32>
      %765 = arith.mulf %764, %751 : vector<16xf32>
      %766 = arith.addi %748, %c17 : index
      vector.store %765, %out[%766] : memref<?xf32>, vector<16xf32>
      %767 = arith.muli %738, %c4 : index
      %768 = arith.addi %767, %c18 : index
      %769 = vector.load %13[%768] : memref<?xf32>, vector<16xf32>
      %770 = arith.mulf %769, %751 : vector<16xf32>
      %771 = arith.addi %748, %c18 : index
      vector.store %770, %out[%771] : memref<?xf32>, vector<16xf32>
      %772 = arith.muli %738, %c4 : index
      %773 = arith.addi %772, %c5 : index
      %774 = vector.load %13[%773] : memref<?xf32>, vector<16xf32>
      %775 = arith.mulf %774, %751 : vector<16xf32>
      %776 = arith.addi %748, %c5 : index
      vector.store %775, %out[%776] : memref<?xf32>, vector<16xf32>
      %777 = arith.muli %738, %c4 : index
      %778 = arith.addi %777, %c19 : index
      %779 = vector.load %13[%778] : memref<?xf32>, vector<16xf32>
      %780 = arith.mulf %779, %751 : vector<16xf32>
      %781 = arith.addi %748, %c19 : index
      vector.store %780, %out[%781] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
