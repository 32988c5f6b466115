// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 8192 : index
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
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 112 : index
  %slots = wave.param "slots" : index
  %c25 = arith.constant dense<0x00000000> : vector<16xf32>
  %c26 = arith.constant 0xF149F2CA : f32
  %c27 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 2048 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 144 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = arith.muli %queriesMax, %c5 : index
  %10 = wave.scratch %9 : memref<?xf32>
  %11 = wave.scratch %c6 : memref<?xf32>
  %12 = wave.scratch %c6 : memref<?xf32>
  %13 = memref.load %step[%c7] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.cmpi slt, %1, %14 : index
  scf.if %15 {
    %16 = arith.muli %1, %c9 : index
    %17 = arith.addi %itemsAt, %16 : index
    %18 = memref.load %step[%17] : memref<?xi32>
    %19 = arith.index_cast %18 : i32 to index
    %20 = arith.addi %17, %c10 : index
    %21 = memref.load %step[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.addi %17, %c7 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.muli %25, %pagesPerSequence : index
    %27 = arith.addi %blockTablesAt, %26 : index
    %28 = arith.muli %22, %groupSize : index
    %29 = arith.addi %28, %c13 : index
    %30 = arith.divui %29, %c9 : index
    %31 = arith.muli %30, %c9 : index
    %32 = arith.addi %19, %22 : index
    %33 = arith.subi %32, %c10 : index
    %34 = arith.addi %positionsAt, %33 : index
    %35 = memref.load %step[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.addi %36, %c10 : index
    %38 = wave.block 1
    %39 = arith.addi %37, %c15 : index
    %40 = arith.divui %39, %c16 : index
    %41 = arith.cmpi slt, %38, %40 : index
    scf.if %41 {
      %42 = memref.load %scales[%2] : memref<?xf32>
      %43 = vector.broadcast %42 : f32 to vector<16xf32>
      scf.for %44 = %c17 to %31 step %c10 {
        %45 = arith.subi %28, %c10 : index
        %46 = arith.minsi %44, %45 : index
        %47 = arith.divui %46, %groupSize : index
        %48 = arith.addi %19, %47 : index
        %49 = arith.muli %2, %groupSize : index
        %50 = arith.remui %46, %groupSize : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %48, %heads : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %53, %c4 : index
        %55 = arith.addi %54, %c17 : index
        %56 = vector.load %q[%55] : memref<?xf32>, vector<16xf32>
        %57 = arith.mulf %56, %43 : vector<16xf32>
        %58 = arith.muli %44, %c4 : index
        %59 = arith.addi %58, %c17 : index
        vector.store %57, %4[%59] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %54, %c18 : index
        %61 = vector.load %q[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.mulf %61, %43 : vector<16xf32>
        %63 = arith.addi %58, %c18 : index
        vector.store %62, %4[%63] : memref<?xf32>, vector<16xf32>
        %64 = arith.addi %54, %c19 : index
        %65 = vector.load %q[%64] : memref<?xf32>, vector<16xf32>
        %66 = arith.mulf %65, %43 : vector<16xf32>
        %67 = arith.addi %58, %c19 : index
        vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
        %68 = arith.addi %54, %c20 : index
        %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
        %70 = arith.mulf %69, %43 : vector<16xf32>
        %71 = arith.addi %58, %c20 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %54, %c5 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %43 : vector<16xf32>
        %75 = arith.addi %58, %c5 : index
        vector.store %74, %4[%75] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %54, %c21 : index
        %77 = vector.load %q[%76] : memref<?xf32>, vector<16xf32>
        %78 = arith.mulf %77, %43 : vector<16xf32>
        %79 = arith.addi %58, %c21 : index
        vector.store %78, %4[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %54, %c22 : index
        %81 = vector.load %q[%80] : memref<?xf32>, vector<16xf32>
        %82 = arith.mulf %81, %43 : vector<16xf32>
        %83 = arith.addi %58, %c22 : index
        vector.store %82, %4[%83] : memref<?xf32>, vector<16xf32>
        %84 = arith.addi %54, %c23 : index
        %85 = vector.load %q[%84] : memref<?xf32>, vector<16xf32>
        %86 = arith.mulf %85, %43 : vector<16xf32>
        %87 = arith.addi %58, %c23 : index
        vector.store %86, %4[%87] : memref<?xf32>, vector<16xf32>
      }
      scf.for %88 = %38 to %40 step %slots {
        %89 = arith.muli %88, %c16 : index
        scf.for %90 = %c17 to %31 step %c10 {
          memref.store %c26, %5[%90] : memref<?xf32>
          memref.store %c27, %6[%90] : memref<?xf32>
          %91 = arith.muli %90, %c4 : index
          %92 = arith.addi %91, %c17 : index
          vector.store %c25, %7[%92] : memref<?xf32>, vector<16xf32>
          %93 = arith.addi %91, %c18 : index
          vector.store %c25, %7[%93] : memref<?xf32>, vector<16xf32>
          %94 = arith.addi %91, %c19 : index
          vector.store %c25, %7[%94] : memref<?xf32>, vector<16xf32>
          %95 = arith.addi %91, %c20 : index
          vector.store %c25, %7[%95] : memref<?xf32>, vector<16xf32>
          %96 = arith.addi %91, %c5 : index
          vector.store %c25, %7[%96] : memref<?xf32>, vector<16xf32>
          %97 = arith.addi %91, %c21 : index
          vector.store %c25, %7[%97] : memref<?xf32>, vector<16xf32>
          %98 = arith.addi %91, %c22 : index
          vector.store %c25, %7[%98] : memref<?xf32>, vector<16xf32>
          %99 = arith.addi %91, %c23 : index
          vector.store %c25, %7[%99] : memref<?xf32>, vector<16xf32>
        }
        %100 = arith.addi %89, %c16 : index
        %101 = arith.minsi %100, %37 : index
        scf.for %102 = %89 to %101 step %c5 {
          scf.for %103 = %c17 to %c9 step %c10 {
            %104 = arith.muli %103, %c18 : index
            %105 = arith.addi %102, %104 : index
            %106 = arith.cmpi slt, %105, %37 : index
            scf.if %106 {
              %107 = arith.divui %105, %c18 : index
              %108 = arith.addi %27, %107 : index
              %109 = memref.load %step[%108] : memref<?xi32>
              %110 = arith.index_cast %109 : i32 to index
              %111 = arith.muli %110, %pageBytes : index
              %112 = arith.muli %2, %c29 : index
              %113 = arith.addi %111, %112 : index
              scf.for %114 = %c17 to %c4 step %c10 {
                %115 = arith.muli %114, %c18 : index
                %116 = arith.addi %113, %115 : index
                %117 = vector.load %kv[%116] : memref<?xi8>, vector<16xi8>
                %118 = arith.muli %114, %c5 : index
                %119 = arith.addi %118, %104 : index
                %120 = wave.fp8_decode "e4m3" %117 : vector<16xi8> -> vector<16xf32>
                vector.store %120, %11[%119] : memref<?xf32>, vector<16xf32>
              }
              %121 = arith.addi %113, %c30 : index
              scf.for %122 = %c17 to %c18 step %c10 {
                %123 = arith.addi %105, %122 : index
                %124 = arith.cmpi slt, %123, %37 : index
                %125 = arith.muli %122, %c4 : index
                %126 = arith.addi %121, %125 : index
                %127 = arith.addi %126, %c17 : index
                %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
                %129 = wave.fp8_decode "e4m3" %128 : vector<16xi8> -> vector<16xf32>
                %130 = arith.select %124, %129, %c25 : vector<16xf32>
                %131 = arith.addi %104, %122 : index
                %132 = arith.muli %131, %c4 : index
                %133 = arith.addi %132, %c17 : index
                vector.store %130, %12[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.addi %126, %c18 : index
                %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
                %136 = wave.fp8_decode "e4m3" %135 : vector<16xi8> -> vector<16xf32>
                %137 = arith.select %124, %136, %c25 : vector<16xf32>
                %138 = arith.addi %132, %c18 : index
                vector.store %137, %12[%138] : memref<?xf32>, vector<16xf32>
                %139 = arith.addi %126, %c19 : index
                %140 = vector.load %kv[%139] : memref<?xi8>, vector<16xi8>
                %141 = wave.fp8_decode "e4m3" %140 : vector<16xi8> -> vector<16xf32>
                %142 = arith.select %124, %141, %c25 : vector<16xf32>
                %143 = arith.addi %132, %c19 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.addi %126, %c20 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<16xi8>
                %146 = wave.fp8_decode "e4m3" %145 : vector<16xi8> -> vector<16xf32>
                %147 = arith.select %124, %146, %c25 : vector<16xf32>
                %148 = arith.addi %132, %c20 : index
                vector.store %147, %12[%148] : memref<?xf32>, vector<16xf32>
                %149 = arith.addi %126, %c5 : index
                %150 = vector.load %kv[%149] : memref<?xi8>, vector<16xi8>
                %151 = wave.fp8_decode "e4m3" %150 : vector<16xi8> -> vector<16xf32>
                %152 = arith.select %124, %151, %c25 : vector<16xf32>
                %153 = arith.addi %132, %c5 : index
                vector.store %152, %12[%153] : memref<?xf32>, vector<16xf32>
                %154 = arith.addi %126, %c21 : index
                %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
                %156 = wave.fp8_decode "e4m3" %155 : vector<16xi8> -> vector<16xf32>
                %157 = arith.select %124, %156, %c25 : vector<16xf32>
                %158 = arith.addi %132, %c21 : index
                vector.store %157, %12[%158] : memref<?xf32>, vector<16xf32>
                %159 = arith.addi %126, %c22 : index
                %160 = vector.load %kv[%159] : memref<?xi8>, vector<16xi8>
                %161 = wave.fp8_decode "e4m3" %160 : vector<16xi8> -> vector<16xf32>
                %162 = arith.select %124, %161, %c25 : vector<16xf32>
                %163 = arith.addi %132, %c22 : index
                vector.store %162, %12[%163] : memref<?xf32>, vector<16xf32>
                %164 = arith.addi %126, %c23 : index
                %165 = vector.load %kv[%164] : memref<?xi8>, vector<16xi8>
                %166 = wave.fp8_decode "e4m3" %165 : vector<16xi8> -> vector<16xf32>
                %167 = arith.select %124, %166, %c25 : vector<16xf32>
                %168 = arith.addi %132, %c23 : index
                vector.store %167, %12[%168] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %169 = %c17 to %31 step %c9 {
            %187:16 = scf.for %170 = %c17 to %c4 step %c10 iter_args(%171 = %c25, %172 = %c25, %173 = %c25, %174 = %c25, %175 = %c25, %176 = %c25, %177 = %c25, %178 = %c25, %179 = %c25, %180 = %c25, %181 = %c25, %182 = %c25, %183 = %c25, %184 = %c25, %185 = %c25, %186 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %188 = arith.muli %170, %c5 : index
              %189 = arith.addi %188, %c17 : index
              %190 = vector.load %11[%189] : memref<?xf32>, vector<16xf32>
              %191 = arith.addi %188, %c18 : index
              %192 = vector.load %11[%191] : memref<?xf32>, vector<16xf32>
              %193 = arith.addi %188, %c19 : index
              %194 = vector.load %11[%193] : memref<?xf32>, vector<16xf32>
              %195 = arith.addi %188, %c20 : index
              %196 = vector.load %11[%195] : memref<?xf32>, vector<16xf32>
              %197 = arith.addi %169, %c17 : index
              %198 = arith.muli %197, %c4 : index
              %199 = arith.addi %198, %170 : index
              %200 = memref.load %4[%199] : memref<?xf32>
              %201 = vector.broadcast %200 : f32 to vector<16xf32>
              %202 = math.fma %201, %190, %171 : vector<16xf32>
              %203 = math.fma %201, %192, %172 : vector<16xf32>
              %204 = math.fma %201, %194, %173 : vector<16xf32>
              %205 = math.fma %201, %196, %174 : vector<16xf32>
              %206 = arith.addi %169, %c10 : index
              %207 = arith.muli %206, %c4 : index
              %208 = arith.addi %207, %170 : index
              %209 = memref.load %4[%208] : memref<?xf32>
              %210 = vector.broadcast %209 : f32 to vector<16xf32>
              %211 = math.fma %210, %190, %175 : vector<16xf32>
              %212 = math.fma %210, %192, %176 : vector<16xf32>
              %213 = math.fma %210, %194, %177 : vector<16xf32>
              %214 = math.fma %210, %196, %178 : vector<16xf32>
              %215 = arith.addi %169, %c7 : index
              %216 = arith.muli %215, %c4 : index
              %217 = arith.addi %216, %170 : index
              %218 = memref.load %4[%217] : memref<?xf32>
              %219 = vector.broadcast %218 : f32 to vector<16xf32>
              %220 = math.fma %219, %190, %179 : vector<16xf32>
              %221 = math.fma %219, %192, %180 : vector<16xf32>
              %222 = math.fma %219, %194, %181 : vector<16xf32>
              %223 = math.fma %219, %196, %182 : vector<16xf32>
              %224 = arith.addi %169, %c13 : index
              %225 = arith.muli %224, %c4 : index
              %226 = arith.addi %225, %170 : index
              %227 = memref.load %4[%226] : memref<?xf32>
              %228 = vector.broadcast %227 : f32 to vector<16xf32>
              %229 = math.fma %228, %190, %183 : vector<16xf32>
              %230 = math.fma %228, %192, %184 : vector<16xf32>
              %231 = math.fma %228, %194, %185 : vector<16xf32>
              %232 = math.fma %228, %196, %186 : vector<16xf32>
              scf.yield %202, %203, %204, %205, %211, %212, %213, %214, %220, %221, %222, %223, %229, %230, %231, %232 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %233 = arith.addi %169, %c17 : index
            %234 = arith.subi %28, %c10 : index
            %235 = arith.minsi %233, %234 : index
            %236 = arith.divui %235, %groupSize : index
            %237 = arith.addi %19, %236 : index
            %238 = arith.muli %2, %groupSize : index
            %239 = arith.remui %235, %groupSize : index
            %240 = arith.addi %238, %239 : index
            %241 = arith.addi %positionsAt, %237 : index
            %242 = memref.load %step[%241] : memref<?xi32>
            %243 = arith.index_cast %242 : i32 to index
            %244 = arith.subi %243, %102 : index
            %245 = arith.index_cast %244 : index to i32
            %246 = vector.broadcast %245 : i32 to vector<16xi32>
            %247 = arith.cmpi sle, %c31, %246 : vector<16xi32>
            %248 = arith.select %247, %187#0, %c32 : vector<16xi1>, vector<16xf32>
            %249 = arith.cmpi sle, %c33, %246 : vector<16xi32>
            %250 = arith.select %249, %187#1, %c32 : vector<16xi1>, vector<16xf32>
            %251 = arith.cmpi sle, %c34, %246 : vector<16xi32>
            %252 = arith.select %251, %187#2, %c32 : vector<16xi1>, vector<16xf32>
            %253 = arith.cmpi sle, %c35, %246 : vector<16xi32>
            %254 = arith.select %253, %187#3, %c32 : vector<16xi1>, vector<16xf32>
            %255 = arith.maximumf %248, %250 : vector<16xf32>
            %256 = arith.maximumf %255, %252 : vector<16xf32>
            %257 = arith.maximumf %256, %254 : vector<16xf32>
            %258 = memref.load %5[%233] : memref<?xf32>
            %259 = wave.reduce "max" %257 : vector<16xf32>
            %260 = arith.maximumf %258, %259 : f32
            %261 = arith.subf %258, %260 : f32
            %262 = wave.exp2 %261 : f32
            %263 = vector.broadcast %260 : f32 to vector<16xf32>
            %264 = arith.subf %248, %263 : vector<16xf32>
            %265 = wave.exp2 %264 : vector<16xf32>
            %266 = arith.select %247, %265, %c25 : vector<16xi1>, vector<16xf32>
            %267 = arith.muli %233, %c5 : index
            %268 = arith.addi %267, %c17 : index
            vector.store %266, %10[%268] : memref<?xf32>, vector<16xf32>
            %269 = arith.subf %250, %263 : vector<16xf32>
            %270 = wave.exp2 %269 : vector<16xf32>
            %271 = arith.select %249, %270, %c25 : vector<16xi1>, vector<16xf32>
            %272 = arith.addi %267, %c18 : index
            vector.store %271, %10[%272] : memref<?xf32>, vector<16xf32>
            %273 = arith.addf %266, %271 : vector<16xf32>
            %274 = arith.subf %252, %263 : vector<16xf32>
            %275 = wave.exp2 %274 : vector<16xf32>
            %276 = arith.select %251, %275, %c25 : vector<16xi1>, vector<16xf32>
            %277 = arith.addi %267, %c19 : index
            vector.store %276, %10[%277] : memref<?xf32>, vector<16xf32>
            %278 = arith.addf %273, %276 : vector<16xf32>
            %279 = arith.subf %254, %263 : vector<16xf32>
            %280 = wave.exp2 %279 : vector<16xf32>
            %281 = arith.select %253, %280, %c25 : vector<16xi1>, vector<16xf32>
            %282 = arith.addi %267, %c20 : index
            vector.store %281, %10[%282] : memref<?xf32>, vector<16xf32>
            %283 = arith.addf %278, %281 : vector<16xf32>
            %284 = memref.load %6[%233] : memref<?xf32>
            %285 = wave.reduce "add" %283 : vector<16xf32>
            %286 = math.fma %284, %262, %285 : f32
            memref.store %260, %5[%233] : memref<?xf32>
            memref.store %286, %6[%233] : memref<?xf32>
            memref.store %262, %8[%233] : memref<?xf32>
            %287 = arith.addi %169, %c10 : index
            %288 = arith.minsi %287, %234 : index
            %289 = arith.divui %288, %groupSize : index
            %290 = arith.addi %19, %289 : index
            %291 = arith.remui %288, %groupSize : index
            %292 = arith.addi %238, %291 : index
            %293 = arith.addi %positionsAt, %290 : index
            %294 = memref.load %step[%293] : memref<?xi32>
            %295 = arith.index_cast %294 : i32 to index
            %296 = arith.subi %295, %102 : index
            %297 = arith.index_cast %296 : index to i32
            %298 = vector.broadcast %297 : i32 to vector<16xi32>
            %299 = arith.cmpi sle, %c31, %298 : vector<16xi32>
            %300 = arith.select %299, %187#4, %c32 : vector<16xi1>, vector<16xf32>
            %301 = arith.cmpi sle, %c33, %298 : vector<16xi32>
            %302 = arith.select %301, %187#5, %c32 : vector<16xi1>, vector<16xf32>
            %303 = arith.cmpi sle, %c34, %298 : vector<16xi32>
            %304 = arith.select %303, %187#6, %c32 : vector<16xi1>, vector<16xf32>
            %305 = arith.cmpi sle, %c35, %298 : vector<16xi32>
            %306 = arith.select %305, %187#7, %c32 : vector<16xi1>, vector<16xf32>
            %307 = arith.maximumf %300, %302 : vector<16xf32>
            %308 = arith.maximumf %307, %304 : vector<16xf32>
            %309 = arith.maximumf %308, %306 : vector<16xf32>
            %310 = memref.load %5[%287] : memref<?xf32>
            %311 = wave.reduce "max" %309 : vector<16xf32>
            %312 = arith.maximumf %310, %311 : f32
            %313 = arith.subf %310, %312 : f32
            %314 = wave.exp2 %313 : f32
            %315 = vector.broadcast %312 : f32 to vector<16xf32>
            %316 = arith.subf %300, %315 : vector<16xf32>
            %317 = wave.exp2 %316 : vector<16xf32>
            %318 = arith.select %299, %317, %c25 : vector<16xi1>, vector<16xf32>
            %319 = arith.muli %287, %c5 : index
            %320 = arith.addi %319, %c17 : index
            vector.store %318, %10[%320] : memref<?xf32>, vector<16xf32>
            %321 = arith.subf %302, %315 : vector<16xf32>
            %322 = wave.exp2 %321 : vector<16xf32>
            %323 = arith.select %301, %322, %c25 : vector<16xi1>, vector<16xf32>
            %324 = arith.addi %319, %c18 : index
            vector.store %323, %10[%324] : memref<?xf32>, vector<16xf32>
            %325 = arith.addf %318, %323 : vector<16xf32>
            %326 = arith.subf %304, %315 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %303, %327, %c25 : vector<16xi1>, vector<16xf32>
            %329 = arith.addi %319, %c19 : index
            vector.store %328, %10[%329] : memref<?xf32>, vector<16xf32>
            %330 = arith.addf %325, %328 : vector<16xf32>
            %331 = arith.subf %306, %315 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %305, %332, %c25 : vector<16xi1>, vector<16xf32>
            %334 = arith.addi %319, %c20 : index
            vector.store %333, %10[%334] : memref<?xf32>, vector<16xf32>
            %335 = arith.addf %330, %333 : vector<16xf32>
            %336 = memref.load %6[%287] : memref<?xf32>
            %337 = wave.reduce "add" %335 : vector<16xf32>
            %338 = math.fma %336, %314, %337 : f32
            memref.store %312, %5[%287] : memref<?xf32>
            memref.store %338, %6[%287] : memref<?xf32>
            memref.store %314, %8[%287] : memref<?xf32>
            %339 = arith.addi %169, %c7 : index
            %340 = arith.minsi %339, %234 : index
            %341 = arith.divui %340, %groupSize : index
            %342 = arith.addi %19, %341 : index
            %343 = arith.remui %340, %groupSize : index
            %344 = arith.addi %238, %343 : index
            %345 = arith.addi %positionsAt, %342 : index
            %346 = memref.load %step[%345] : memref<?xi32>
            %347 = arith.index_cast %346 : i32 to index
            %348 = arith.subi %347, %102 : index
            %349 = arith.index_cast %348 : index to i32
            %350 = vector.broadcast %349 : i32 to vector<16xi32>
            %351 = arith.cmpi sle, %c31, %350 : vector<16xi32>
            %352 = arith.select %351, %187#8, %c32 : vector<16xi1>, vector<16xf32>
            %353 = arith.cmpi sle, %c33, %350 : vector<16xi32>
            %354 = arith.select %353, %187#9, %c32 : vector<16xi1>, vector<16xf32>
            %355 = arith.cmpi sle, %c34, %350 : vector<16xi32>
            %356 = arith.select %355, %187#10, %c32 : vector<16xi1>, vector<16xf32>
            %357 = arith.cmpi sle, %c35, %350 : vector<16xi32>
            %358 = arith.select %357, %187#11, %c32 : vector<16xi1>, vector<16xf32>
            %359 = arith.maximumf %352, %354 : vector<16xf32>
            %360 = arith.maximumf %359, %356 : vector<16xf32>
            %361 = arith.maximumf %360, %358 : vector<16xf32>
            %362 = memref.load %5[%339] : memref<?xf32>
            %363 = wave.reduce "max" %361 : vector<16xf32>
            %364 = arith.maximumf %362, %363 : f32
            %365 = arith.subf %362, %364 : f32
            %366 = wave.exp2 %365 : f32
            %367 = vector.broadcast %364 : f32 to vector<16xf32>
            %368 = arith.subf %352, %367 : vector<16xf32>
            %369 = wave.exp2 %368 : vector<16xf32>
            %370 = arith.select %351, %369, %c25 : vector<16xi1>, vector<16xf32>
            %371 = arith.muli %339, %c5 : index
            %372 = arith.addi %371, %c17 : index
            vector.store %370, %10[%372] : memref<?xf32>, vector<16xf32>
            %373 = arith.subf %354, %367 : vector<16xf32>
            %374 = wave.exp2 %373 : vector<16xf32>
            %375 = arith.select %353, %374, %c25 : vector<16xi1>, vector<16xf32>
            %376 = arith.addi %371, %c18 : index
            vector.store %375, %10[%376] : memref<?xf32>, vector<16xf32>
            %377 = arith.addf %370, %375 : vector<16xf32>
            %378 = arith.subf %356, %367 : vector<16xf32>
            %379 = wave.exp2 %378 : vector<16xf32>
            %380 = arith.select %355, %379, %c25 : vector<16xi1>, vector<16xf32>
            %381 = arith.addi %371, %c19 : index
            vector.store %380, %10[%381] : memref<?xf32>, vector<16xf32>
            %382 = arith.addf %377, %380 : vector<16xf32>
            %383 = arith.subf %358, %367 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %357, %384, %c25 : vector<16xi1>, vector<16xf32>
            %386 = arith.addi %371, %c20 : index
            vector.store %385, %10[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %382, %385 : vector<16xf32>
            %388 = memref.load %6[%339] : memref<?xf32>
            %389 = wave.reduce "add" %387 : vector<16xf32>
            %390 = math.fma %388, %366, %389 : f32
            memref.store %364, %5[%339] : memref<?xf32>
            memref.store %390, %6[%339] : memref<?xf32>
            memref.store %366, %8[%339] : memref<?xf32>
            %391 = arith.addi %169, %c13 : index
            %392 = arith.minsi %391, %234 : index
            %393 = arith.divui %392, %groupSize : index
            %394 = arith.addi %19, %393 : index
            %395 = arith.remui %392, %groupSize : index
            %396 = arith.addi %238, %395 : index
            %397 = arith.addi %positionsAt, %394 : index
            %398 = memref.load %step[%397] : memref<?xi32>
            %399 = arith.index_cast %398 : i32 to index
            %400 = arith.subi %399, %102 : index
            %401 = arith.index_cast %400 : index to i32
            %402 = vector.broadcast %401 : i32 to vector<16xi32>
            %403 = arith.cmpi sle, %c31, %402 : vector<16xi32>
            %404 = arith.select %403, %187#12, %c32 : vector<16xi1>, vector<16xf32>
            %405 = arith.cmpi sle, %c33, %402 : vector<16xi32>
            %406 = arith.select %405, %187#13, %c32 : vector<16xi1>, vector<16xf32>
            %407 = arith.cmpi sle, %c34, %402 : vector<16xi32>
            %408 = arith.select %407, %187#14, %c32 : vector<16xi1>, vector<16xf32>
            %409 = arith.cmpi sle, %c35, %402 : vector<16xi32>
            %410 = arith.select %409, %187#15, %c32 : vector<16xi1>, vector<16xf32>
            %411 = arith.maximumf %404, %406 : vector<16xf32>
            %412 = arith.maximumf %411, %408 : vector<16xf32>
            %413 = arith.maximumf %412, %410 : vector<16xf32>
            %414 = memref.load %5[%391] : memref<?xf32>
            %415 = wave.reduce "max" %413 : vector<16xf32>
            %416 = arith.maximumf %414, %415 : f32
            %417 = arith.subf %414, %416 : f32
            %418 = wave.exp2 %417 : f32
            %419 = vector.broadcast %416 : f32 to vector<16xf32>
            %420 = arith.subf %404, %419 : vector<16xf32>
            %421 = wave.exp2 %420 : vector<16xf32>
            %422 = arith.select %403, %421, %c25 : vector<16xi1>, vector<16xf32>
            %423 = arith.muli %391, %c5 : index
            %424 = arith.addi %423, %c17 : index
            vector.store %422, %10[%424] : memref<?xf32>, vector<16xf32>
            %425 = arith.subf %406, %419 : vector<16xf32>
            %426 = wave.exp2 %425 : vector<16xf32>
            %427 = arith.select %405, %426, %c25 : vector<16xi1>, vector<16xf32>
            %428 = arith.addi %423, %c18 : index
            vector.store %427, %10[%428] : memref<?xf32>, vector<16xf32>
            %429 = arith.addf %422, %427 : vector<16xf32>
            %430 = arith.subf %408, %419 : vector<16xf32>
            %431 = wave.exp2 %430 : vector<16xf32>
            %432 = arith.select %407, %431, %c25 : vector<16xi1>, vector<16xf32>
            %433 = arith.addi %423, %c19 : index
            vector.store %432, %10[%433] : memref<?xf32>, vector<16xf32>
            %434 = arith.addf %429, %432 : vector<16xf32>
            %435 = arith.subf %410, %419 : vector<16xf32>
            %436 = wave.exp2 %435 : vector<16xf32>
            %437 = arith.select %409, %436, %c25 : vector<16xi1>, vector<16xf32>
            %438 = arith.addi %423, %c20 : index
            vector.store %437, %10[%438] : memref<?xf32>, vector<16xf32>
            %439 = arith.addf %434, %437 : vector<16xf32>
            %440 = memref.load %6[%391] : memref<?xf32>
            %441 = wave.reduce "add" %439 : vector<16xf32>
            %442 = math.fma %440, %418, %441 : f32
            memref.store %416, %5[%391] : memref<?xf32>
            memref.store %442, %6[%391] : memref<?xf32>
            memref.store %418, %8[%391] : memref<?xf32>
          }
          %443 = arith.subi %37, %102 : index
          %444 = arith.minsi %443, %c5 : index
          scf.for %445 = %c17 to %31 step %c7 {
            %446 = arith.addi %445, %c17 : index
            %447 = memref.load %8[%446] : memref<?xf32>
            %448 = vector.broadcast %447 : f32 to vector<16xf32>
            %449 = arith.muli %446, %c4 : index
            %450 = arith.addi %449, %c17 : index
            %451 = vector.load %7[%450] : memref<?xf32>, vector<16xf32>
            %452 = arith.mulf %451, %448 : vector<16xf32>
            %453 = arith.addi %449, %c18 : index
            %454 = vector.load %7[%453] : memref<?xf32>, vector<16xf32>
            %455 = arith.mulf %454, %448 : vector<16xf32>
            %456 = arith.addi %449, %c19 : index
            %457 = vector.load %7[%456] : memref<?xf32>, vector<16xf32>
            %458 = arith.mulf %457, %448 : vector<16xf32>
            %459 = arith.addi %449, %c20 : index
            %460 = vector.load %7[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.mulf %460, %448 : vector<16xf32>
            %462 = arith.addi %445, %c10 : index
            %463 = memref.load %8[%462] : memref<?xf32>
            %464 = vector.broadcast %463 : f32 to vector<16xf32>
            %465 = arith.muli %462, %c4 : index
            %466 = arith.addi %465, %c17 : index
            %467 = vector.load %7[%466] : memref<?xf32>, vector<16xf32>
            %468 = arith.mulf %467, %464 : vector<16xf32>
            %469 = arith.addi %465, %c18 : index
            %470 = vector.load %7[%469] : memref<?xf32>, vector<16xf32>
            %471 = arith.mulf %470, %464 : vector<16xf32>
            %472 = arith.addi %465, %c19 : index
            %473 = vector.load %7[%472] : memref<?xf32>, vector<16xf32>
            %474 = arith.mulf %473, %464 : vector<16xf32>
            %475 = arith.addi %465, %c20 : index
            %476 = vector.load %7[%475] : memref<?xf32>, vector<16xf32>
            %477 = arith.mulf %476, %464 : vector<16xf32>
            %487:8 = scf.for %478 = %c17 to %444 step %c10 iter_args(%479 = %452, %480 = %455, %481 = %458, %482 = %461, %483 = %468, %484 = %471, %485 = %474, %486 = %477) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %488 = arith.muli %478, %c4 : index
              %489 = arith.addi %488, %c17 : index
              %490 = vector.load %12[%489] : memref<?xf32>, vector<16xf32>
              %491 = arith.addi %488, %c18 : index
              %492 = vector.load %12[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.addi %488, %c19 : index
              %494 = vector.load %12[%493] : memref<?xf32>, vector<16xf32>
              %495 = arith.addi %488, %c20 : index
              %496 = vector.load %12[%495] : memref<?xf32>, vector<16xf32>
              %497 = arith.muli %446, %c5 : index
              %498 = arith.addi %497, %478 : index
              %499 = memref.load %10[%498] : memref<?xf32>
              %500 = vector.broadcast %499 : f32 to vector<16xf32>
              %501 = math.fma %500, %490, %479 : vector<16xf32>
              %502 = math.fma %500, %492, %480 : vector<16xf32>
              %503 = math.fma %500, %494, %481 : vector<16xf32>
              %504 = math.fma %500, %496, %482 : vector<16xf32>
              %505 = arith.muli %462, %c5 : index
              %506 = arith.addi %505, %478 : index
              %507 = memref.load %10[%506] : memref<?xf32>
              %508 = vector.broadcast %507 : f32 to vector<16xf32>
              %509 = math.fma %508, %490, %483 : vector<16xf32>
              %510 = math.fma %508, %492, %484 : vector<16xf32>
              %511 = math.fma %508, %494, %485 : vector<16xf32>
              %512 = math.fma %508, %496, %486 : vector<16xf32>
              scf.yield %501, %502, %503, %504, %509, %510, %511, %512 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %487#0, %7[%450] : memref<?xf32>, vector<16xf32>
            vector.store %487#1, %7[%453] : memref<?xf32>, vector<16xf32>
            vector.store %487#2, %7[%456] : memref<?xf32>, vector<16xf32>
            vector.store %487#3, %7[%459] : memref<?xf32>, vector<16xf32>
            vector.store %487#4, %7[%466] : memref<?xf32>, vector<16xf32>
            vector.store %487#5, %7[%469] : memref<?xf32>, vector<16xf32>
            vector.store %487#6, %7[%472] : memref<?xf32>, vector<16xf32>
            vector.store %487#7, %7[%475] : memref<?xf32>, vector<16xf32>
            %513 = memref.load %8[%446] : memref<?xf32>
            %514 = vector.broadcast %513 : f32 to vector<16xf32>
            %515 = arith.addi %449, %c5 : index
            %516 = vector.load %7[%515] : memref<?xf32>, vector<16xf32>
            %517 = arith.mulf %516, %514 : vector<16xf32>
            %518 = arith.addi %449, %c21 : index
            %519 = vector.load %7[%518] : memref<?xf32>, vector<16xf32>
            %520 = arith.mulf %519, %514 : vector<16xf32>
            %521 = arith.addi %449, %c22 : index
            %522 = vector.load %7[%521] : memref<?xf32>, vector<16xf32>
            %523 = arith.mulf %522, %514 : vector<16xf32>
            %524 = arith.addi %449, %c23 : index
            %525 = vector.load %7[%524] : memref<?xf32>, vector<16xf32>
            %526 = arith.mulf %525, %514 : vector<16xf32>
            %527 = memref.load %8[%462] : memref<?xf32>
            %528 = vector.broadcast %527 : f32 to vector<16xf32>
            %529 = arith.addi %465, %c5 : index
            %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
            %531 = arith.mulf %530, %528 : vector<16xf32>
            %532 = arith.addi %465, %c21 : index
            %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
            %534 = arith.mulf %533, %528 : vector<16xf32>
            %535 = arith.addi %465, %c22 : index
            %536 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
            %537 = arith.mulf %536, %528 : vector<16xf32>
            %538 = arith.addi %465, %c23 : index
            %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
            %540 = arith.mulf %539, %528 : vector<16xf32>
            %550:8 = scf.for %541 = %c17 to %444 step %c10 iter_args(%542 = %517, %543 = %520, %544 = %523, %545 = %526, %546 = %531, %547 = %534, %548 = %537, %549 = %540) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %551 = arith.muli %541, %c4 : index
              %552 = arith.addi %551, %c5 : index
              %553 = vector.load %12[%552] : memref<?xf32>, vector<16xf32>
              %554 = arith.addi %551, %c21 : index
              %555 = vector.load %12[%554] : memref<?xf32>, vector<16xf32>
              %556 = arith.addi %551, %c22 : index
              %557 = vector.load %12[%556] : memref<?xf32>, vector<16xf32>
              %558 = arith.addi %551, %c23 : index
              %559 = vector.load %12[%558] : memref<?xf32>, vector<16xf32>
              %560 = arith.muli %446, %c5 : index
              %561 = arith.addi %560, %541 : index
              %562 = memref.load %10[%561] : memref<?xf32>
              %563 = vector.broadcast %562 : f32 to vector<16xf32>
              %564 = math.fma %563, %553, %542 : vector<16xf32>
              %565 = math.fma %563, %555, %543 : vector<16xf32>
              %566 = math.fma %563, %557, %544 : vector<16xf32>
              %567 = math.fma %563, %559, %545 : vector<16xf32>
              %568 = arith.muli %462, %c5 : index
              %569 = arith.addi %568, %541 : index
              %570 = memref.load %10[%569] : memref<?xf32>
              %571 = vector.broadcast %570 : f32 to vector<16xf32>
              %572 = math.fma %571, %553, %546 : vector<16xf32>
              %573 = math.fma %571, %555, %547 : vector<16xf32>
              %574 = math.fma %571, %557, %548 : vector<16xf32>
              %575 = math.fma %571, %559, %549 : vector<16xf32>
              scf.yield %564, %565, %566, %567, %572, %573, %574, %575 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %550#0, %7[%515] : memref<?xf32>, vector<16xf32>
            vector.store %550#1, %7[%518] : memref<?xf32>, vector<16xf32>
            vector.store %550#2, %7[%521] : memref<?xf32>, vector<16xf32>
            vector.store %550#3, %7[%524] : memref<?xf32>, vector<16xf32>
            vector.store %550#4, %7[%529] : memref<?xf32>, vector<16xf32>
            vector.store %550#5, %7[%532] : memref<?xf32>, vector<16xf32>
            vector.store %550#6, %7[%535] : memref<?xf32>, vector<16xf32>
            vector.store %550#7, %7[%538] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %576 = %c17 to %28 step %c10 {
          %577 = arith.subi %28, %c10 : index
          %578 = arith.minsi %576, %577 : index
          %579 = arith.divui %578, %groupSize : index
          %580 = arith.addi %19, %579 : index
          %581 = arith.muli %2, %groupSize : index
          %582 = arith.remui %578, %groupSize : index
          %583 = arith.addi %581, %582 : index
          %584 = arith.muli %580, %heads : index
          %585 = arith.addi %584, %583 : index
          %586 = arith.muli %585, %ranges : index
          %587 = arith.addi %586, %88 : index
          %588 = arith.muli %587, %c37 : index
          %589 = arith.muli %576, %c4 : index
          %590 = arith.addi %589, %c17 : index
          %591 = vector.load %7[%590] : memref<?xf32>, vector<16xf32>
          %592 = arith.addi %588, %c17 : index
          vector.store %591, %out[%592] : memref<?xf32>, vector<16xf32>
          %593 = arith.addi %589, %c18 : index
          %594 = vector.load %7[%593] : memref<?xf32>, vector<16xf32>
          %595 = arith.addi %588, %c18 : index
          vector.store %594, %out[%595] : memref<?xf32>, vector<16xf32>
          %596 = arith.addi %589, %c19 : index
          %597 = vector.load %7[%596] : memref<?xf32>, vector<16xf32>
          %598 = arith.addi %588, %c19 : index
          vector.store %597, %out[%598] : memref<?xf32>, vector<16xf32>
          %599 = arith.addi %589, %c20 : index
          %600 = vector.load %7[%599] : memref<?xf32>, vector<16xf32>
          %601 = arith.addi %588, %c20 : index
          vector.store %600, %out[%601] : memref<?xf32>, vector<16xf32>
          %602 = arith.addi %589, %c5 : index
          %603 = vector.load %7[%602] : memref<?xf32>, vector<16xf32>
          %604 = arith.addi %588, %c5 : index
          vector.store %603, %out[%604] : memref<?xf32>, vector<16xf32>
          %605 = arith.addi %589, %c21 : index
          %606 = vector.load %7[%605] : memref<?xf32>, vector<16xf32>
          %607 = arith.addi %588, %c21 : index
          vector.store %606, %out[%607] : memref<?xf32>, vector<16xf32>
          %608 = arith.addi %589, %c22 : index
          %609 = vector.load %7[%608] : memref<?xf32>, vector<16xf32>
          %610 = arith.addi %588, %c22 : index
          vector.store %609, %out[%610] : memref<?xf32>, vector<16xf32>
          %611 = arith.addi %589, %c23 : index
          %612 = vector.load %7[%611] : memref<?xf32>, vector<16xf32>
          %613 = arith.addi %588, %c23 : index
          vector.store %612, %out[%613] : memref<?xf32>, vector<16xf32>
          %614 = memref.load %5[%576] : memref<?xf32>
          %615 = arith.addi %588, %c4 : index
          memref.store %614, %out[%615] : memref<?xf32>
          %616 = memref.load %6[%576] : memref<?xf32>
          %617 = arith.addi %615, %c10 : index
          memref.store %616, %out[%617] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
