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
      }
      scf.for %76 = %38 to %40 step %slots {
        %77 = arith.muli %76, %c16 : index
        scf.for %78 = %c17 to %31 step %c10 {
          memref.store %c23, %5[%78] : memref<?xf32>
          memref.store %c24, %6[%78] : memref<?xf32>
          %79 = arith.muli %78, %c4 : index
          %80 = arith.addi %79, %c17 : index
          vector.store %c22, %7[%80] : memref<?xf32>, vector<16xf32>
          %81 = arith.addi %79, %c18 : index
          vector.store %c22, %7[%81] : memref<?xf32>, vector<16xf32>
          %82 = arith.addi %79, %c19 : index
          vector.store %c22, %7[%82] : memref<?xf32>, vector<16xf32>
          %83 = arith.addi %79, %c20 : index
          vector.store %c22, %7[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.addi %79, %c5 : index
          vector.store %c22, %7[%84] : memref<?xf32>, vector<16xf32>
        }
        %85 = arith.addi %77, %c16 : index
        %86 = arith.minsi %85, %37 : index
        scf.for %87 = %77 to %86 step %c5 {
          scf.for %88 = %c17 to %c9 step %c10 {
            %89 = arith.muli %88, %c18 : index
            %90 = arith.addi %87, %89 : index
            %91 = arith.cmpi slt, %90, %37 : index
            scf.if %91 {
              %92 = arith.divui %90, %c18 : index
              %93 = arith.addi %27, %92 : index
              %94 = memref.load %step[%93] : memref<?xi32>
              %95 = arith.index_cast %94 : i32 to index
              %96 = arith.muli %95, %pageBytes : index
              %97 = arith.muli %2, %c26 : index
              %98 = arith.addi %96, %97 : index
              scf.for %99 = %c17 to %c4 step %c10 {
                %100 = arith.muli %99, %c18 : index
                %101 = arith.addi %98, %100 : index
                %102 = vector.load %kv[%101] : memref<?xi8>, vector<16xi8>
                %103 = arith.muli %99, %c5 : index
                %104 = arith.addi %103, %89 : index
                %105 = wave.fp8_decode "e4m3" %102 : vector<16xi8> -> vector<16xf32>
                vector.store %105, %11[%104] : memref<?xf32>, vector<16xf32>
              }
              %106 = arith.addi %98, %c27 : index
              scf.for %107 = %c17 to %c18 step %c10 {
                %108 = arith.addi %90, %107 : index
                %109 = arith.cmpi slt, %108, %37 : index
                %110 = arith.muli %107, %c4 : index
                %111 = arith.addi %106, %110 : index
                %112 = arith.addi %111, %c17 : index
                %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
                %114 = wave.fp8_decode "e4m3" %113 : vector<16xi8> -> vector<16xf32>
                %115 = arith.select %109, %114, %c22 : vector<16xf32>
                %116 = arith.addi %89, %107 : index
                %117 = arith.muli %116, %c4 : index
                %118 = arith.addi %117, %c17 : index
                vector.store %115, %12[%118] : memref<?xf32>, vector<16xf32>
                %119 = arith.addi %111, %c18 : index
                %120 = vector.load %kv[%119] : memref<?xi8>, vector<16xi8>
                %121 = wave.fp8_decode "e4m3" %120 : vector<16xi8> -> vector<16xf32>
                %122 = arith.select %109, %121, %c22 : vector<16xf32>
                %123 = arith.addi %117, %c18 : index
                vector.store %122, %12[%123] : memref<?xf32>, vector<16xf32>
                %124 = arith.addi %111, %c19 : index
                %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
                %126 = wave.fp8_decode "e4m3" %125 : vector<16xi8> -> vector<16xf32>
                %127 = arith.select %109, %126, %c22 : vector<16xf32>
                %128 = arith.addi %117, %c19 : index
                vector.store %127, %12[%128] : memref<?xf32>, vector<16xf32>
                %129 = arith.addi %111, %c20 : index
                %130 = vector.load %kv[%129] : memref<?xi8>, vector<16xi8>
                %131 = wave.fp8_decode "e4m3" %130 : vector<16xi8> -> vector<16xf32>
                %132 = arith.select %109, %131, %c22 : vector<16xf32>
                %133 = arith.addi %117, %c20 : index
                vector.store %132, %12[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.addi %111, %c5 : index
                %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
                %136 = wave.fp8_decode "e4m3" %135 : vector<16xi8> -> vector<16xf32>
                %137 = arith.select %109, %136, %c22 : vector<16xf32>
                %138 = arith.addi %117, %c5 : index
                vector.store %137, %12[%138] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %139 = %c17 to %31 step %c9 {
            %157:16 = scf.for %140 = %c17 to %c4 step %c10 iter_args(%141 = %c22, %142 = %c22, %143 = %c22, %144 = %c22, %145 = %c22, %146 = %c22, %147 = %c22, %148 = %c22, %149 = %c22, %150 = %c22, %151 = %c22, %152 = %c22, %153 = %c22, %154 = %c22, %155 = %c22, %156 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %158 = arith.muli %140, %c5 : index
              %159 = arith.addi %158, %c17 : index
              %160 = vector.load %11[%159] : memref<?xf32>, vector<16xf32>
              %161 = arith.addi %158, %c18 : index
              %162 = vector.load %11[%161] : memref<?xf32>, vector<16xf32>
              %163 = arith.addi %158, %c19 : index
              %164 = vector.load %11[%163] : memref<?xf32>, vector<16xf32>
              %165 = arith.addi %158, %c20 : index
              %166 = vector.load %11[%165] : memref<?xf32>, vector<16xf32>
              %167 = arith.addi %139, %c17 : index
              %168 = arith.muli %167, %c4 : index
              %169 = arith.addi %168, %140 : index
              %170 = memref.load %4[%169] : memref<?xf32>
              %171 = vector.broadcast %170 : f32 to vector<16xf32>
              %172 = math.fma %171, %160, %141 : vector<16xf32>
              %173 = math.fma %171, %162, %142 : vector<16xf32>
              %174 = math.fma %171, %164, %143 : vector<16xf32>
              %175 = math.fma %171, %166, %144 : vector<16xf32>
              %176 = arith.addi %139, %c10 : index
              %177 = arith.muli %176, %c4 : index
              %178 = arith.addi %177, %140 : index
              %179 = memref.load %4[%178] : memref<?xf32>
              %180 = vector.broadcast %179 : f32 to vector<16xf32>
              %181 = math.fma %180, %160, %145 : vector<16xf32>
              %182 = math.fma %180, %162, %146 : vector<16xf32>
              %183 = math.fma %180, %164, %147 : vector<16xf32>
              %184 = math.fma %180, %166, %148 : vector<16xf32>
              %185 = arith.addi %139, %c7 : index
              %186 = arith.muli %185, %c4 : index
              %187 = arith.addi %186, %140 : index
              %188 = memref.load %4[%187] : memref<?xf32>
              %189 = vector.broadcast %188 : f32 to vector<16xf32>
              %190 = math.fma %189, %160, %149 : vector<16xf32>
              %191 = math.fma %189, %162, %150 : vector<16xf32>
              %192 = math.fma %189, %164, %151 : vector<16xf32>
              %193 = math.fma %189, %166, %152 : vector<16xf32>
              %194 = arith.addi %139, %c13 : index
              %195 = arith.muli %194, %c4 : index
              %196 = arith.addi %195, %140 : index
              %197 = memref.load %4[%196] : memref<?xf32>
              %198 = vector.broadcast %197 : f32 to vector<16xf32>
              %199 = math.fma %198, %160, %153 : vector<16xf32>
              %200 = math.fma %198, %162, %154 : vector<16xf32>
              %201 = math.fma %198, %164, %155 : vector<16xf32>
              %202 = math.fma %198, %166, %156 : vector<16xf32>
              scf.yield %172, %173, %174, %175, %181, %182, %183, %184, %190, %191, %192, %193, %199, %200, %201, %202 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %203 = arith.addi %139, %c17 : index
            %204 = arith.subi %28, %c10 : index
            %205 = arith.minsi %203, %204 : index
            %206 = arith.divui %205, %groupSize : index
            %207 = arith.addi %19, %206 : index
            %208 = arith.muli %2, %groupSize : index
            %209 = arith.remui %205, %groupSize : index
            %210 = arith.addi %208, %209 : index
            %211 = arith.addi %positionsAt, %207 : index
            %212 = memref.load %step[%211] : memref<?xi32>
            %213 = arith.index_cast %212 : i32 to index
            %214 = arith.subi %213, %87 : index
            %215 = arith.index_cast %214 : index to i32
            %216 = vector.broadcast %215 : i32 to vector<16xi32>
            %217 = arith.cmpi sle, %c28, %216 : vector<16xi32>
            %218 = arith.select %217, %157#0, %c29 : vector<16xi1>, vector<16xf32>
            %219 = arith.cmpi sle, %c30, %216 : vector<16xi32>
            %220 = arith.select %219, %157#1, %c29 : vector<16xi1>, vector<16xf32>
            %221 = arith.cmpi sle, %c31, %216 : vector<16xi32>
            %222 = arith.select %221, %157#2, %c29 : vector<16xi1>, vector<16xf32>
            %223 = arith.cmpi sle, %c32, %216 : vector<16xi32>
            %224 = arith.select %223, %157#3, %c29 : vector<16xi1>, vector<16xf32>
            %225 = arith.maximumf %218, %220 : vector<16xf32>
            %226 = arith.maximumf %225, %222 : vector<16xf32>
            %227 = arith.maximumf %226, %224 : vector<16xf32>
            %228 = memref.load %5[%203] : memref<?xf32>
            %229 = wave.reduce "max" %227 : vector<16xf32>
            %230 = arith.maximumf %228, %229 : f32
            %231 = arith.subf %228, %230 : f32
            %232 = wave.exp2 %231 : f32
            %233 = vector.broadcast %230 : f32 to vector<16xf32>
            %234 = arith.subf %218, %233 : vector<16xf32>
            %235 = wave.exp2 %234 : vector<16xf32>
            %236 = arith.select %217, %235, %c22 : vector<16xi1>, vector<16xf32>
            %237 = arith.muli %203, %c5 : index
            %238 = arith.addi %237, %c17 : index
            vector.store %236, %10[%238] : memref<?xf32>, vector<16xf32>
            %239 = arith.subf %220, %233 : vector<16xf32>
            %240 = wave.exp2 %239 : vector<16xf32>
            %241 = arith.select %219, %240, %c22 : vector<16xi1>, vector<16xf32>
            %242 = arith.addi %237, %c18 : index
            vector.store %241, %10[%242] : memref<?xf32>, vector<16xf32>
            %243 = arith.addf %236, %241 : vector<16xf32>
            %244 = arith.subf %222, %233 : vector<16xf32>
            %245 = wave.exp2 %244 : vector<16xf32>
            %246 = arith.select %221, %245, %c22 : vector<16xi1>, vector<16xf32>
            %247 = arith.addi %237, %c19 : index
            vector.store %246, %10[%247] : memref<?xf32>, vector<16xf32>
            %248 = arith.addf %243, %246 : vector<16xf32>
            %249 = arith.subf %224, %233 : vector<16xf32>
            %250 = wave.exp2 %249 : vector<16xf32>
            %251 = arith.select %223, %250, %c22 : vector<16xi1>, vector<16xf32>
            %252 = arith.addi %237, %c20 : index
            vector.store %251, %10[%252] : memref<?xf32>, vector<16xf32>
            %253 = arith.addf %248, %251 : vector<16xf32>
            %254 = memref.load %6[%203] : memref<?xf32>
            %255 = wave.reduce "add" %253 : vector<16xf32>
            %256 = math.fma %254, %232, %255 : f32
            memref.store %230, %5[%203] : memref<?xf32>
            memref.store %256, %6[%203] : memref<?xf32>
            memref.store %232, %8[%203] : memref<?xf32>
            %257 = arith.addi %139, %c10 : index
            %258 = arith.minsi %257, %204 : index
            %259 = arith.divui %258, %groupSize : index
            %260 = arith.addi %19, %259 : index
            %261 = arith.remui %258, %groupSize : index
            %262 = arith.addi %208, %261 : index
            %263 = arith.addi %positionsAt, %260 : index
            %264 = memref.load %step[%263] : memref<?xi32>
            %265 = arith.index_cast %264 : i32 to index
            %266 = arith.subi %265, %87 : index
            %267 = arith.index_cast %266 : index to i32
            %268 = vector.broadcast %267 : i32 to vector<16xi32>
            %269 = arith.cmpi sle, %c28, %268 : vector<16xi32>
            %270 = arith.select %269, %157#4, %c29 : vector<16xi1>, vector<16xf32>
            %271 = arith.cmpi sle, %c30, %268 : vector<16xi32>
            %272 = arith.select %271, %157#5, %c29 : vector<16xi1>, vector<16xf32>
            %273 = arith.cmpi sle, %c31, %268 : vector<16xi32>
            %274 = arith.select %273, %157#6, %c29 : vector<16xi1>, vector<16xf32>
            %275 = arith.cmpi sle, %c32, %268 : vector<16xi32>
            %276 = arith.select %275, %157#7, %c29 : vector<16xi1>, vector<16xf32>
            %277 = arith.maximumf %270, %272 : vector<16xf32>
            %278 = arith.maximumf %277, %274 : vector<16xf32>
            %279 = arith.maximumf %278, %276 : vector<16xf32>
            %280 = memref.load %5[%257] : memref<?xf32>
            %281 = wave.reduce "max" %279 : vector<16xf32>
            %282 = arith.maximumf %280, %281 : f32
            %283 = arith.subf %280, %282 : f32
            %284 = wave.exp2 %283 : f32
            %285 = vector.broadcast %282 : f32 to vector<16xf32>
            %286 = arith.subf %270, %285 : vector<16xf32>
            %287 = wave.exp2 %286 : vector<16xf32>
            %288 = arith.select %269, %287, %c22 : vector<16xi1>, vector<16xf32>
            %289 = arith.muli %257, %c5 : index
            %290 = arith.addi %289, %c17 : index
            vector.store %288, %10[%290] : memref<?xf32>, vector<16xf32>
            %291 = arith.subf %272, %285 : vector<16xf32>
            %292 = wave.exp2 %291 : vector<16xf32>
            %293 = arith.select %271, %292, %c22 : vector<16xi1>, vector<16xf32>
            %294 = arith.addi %289, %c18 : index
            vector.store %293, %10[%294] : memref<?xf32>, vector<16xf32>
            %295 = arith.addf %288, %293 : vector<16xf32>
            %296 = arith.subf %274, %285 : vector<16xf32>
            %297 = wave.exp2 %296 : vector<16xf32>
            %298 = arith.select %273, %297, %c22 : vector<16xi1>, vector<16xf32>
            %299 = arith.addi %289, %c19 : index
            vector.store %298, %10[%299] : memref<?xf32>, vector<16xf32>
            %300 = arith.addf %295, %298 : vector<16xf32>
            %301 = arith.subf %276, %285 : vector<16xf32>
            %302 = wave.exp2 %301 : vector<16xf32>
            %303 = arith.select %275, %302, %c22 : vector<16xi1>, vector<16xf32>
            %304 = arith.addi %289, %c20 : index
            vector.store %303, %10[%304] : memref<?xf32>, vector<16xf32>
            %305 = arith.addf %300, %303 : vector<16xf32>
            %306 = memref.load %6[%257] : memref<?xf32>
            %307 = wave.reduce "add" %305 : vector<16xf32>
            %308 = math.fma %306, %284, %307 : f32
            memref.store %282, %5[%257] : memref<?xf32>
            memref.store %308, %6[%257] : memref<?xf32>
            memref.store %284, %8[%257] : memref<?xf32>
            %309 = arith.addi %139, %c7 : index
            %310 = arith.minsi %309, %204 : index
            %311 = arith.divui %310, %groupSize : index
            %312 = arith.addi %19, %311 : index
            %313 = arith.remui %310, %groupSize : index
            %314 = arith.addi %208, %313 : index
            %315 = arith.addi %positionsAt, %312 : index
            %316 = memref.load %step[%315] : memref<?xi32>
            %317 = arith.index_cast %316 : i32 to index
            %318 = arith.subi %317, %87 : index
            %319 = arith.index_cast %318 : index to i32
            %320 = vector.broadcast %319 : i32 to vector<16xi32>
            %321 = arith.cmpi sle, %c28, %320 : vector<16xi32>
            %322 = arith.select %321, %157#8, %c29 : vector<16xi1>, vector<16xf32>
            %323 = arith.cmpi sle, %c30, %320 : vector<16xi32>
            %324 = arith.select %323, %157#9, %c29 : vector<16xi1>, vector<16xf32>
            %325 = arith.cmpi sle, %c31, %320 : vector<16xi32>
            %326 = arith.select %325, %157#10, %c29 : vector<16xi1>, vector<16xf32>
            %327 = arith.cmpi sle, %c32, %320 : vector<16xi32>
            %328 = arith.select %327, %157#11, %c29 : vector<16xi1>, vector<16xf32>
            %329 = arith.maximumf %322, %324 : vector<16xf32>
            %330 = arith.maximumf %329, %326 : vector<16xf32>
            %331 = arith.maximumf %330, %328 : vector<16xf32>
            %332 = memref.load %5[%309] : memref<?xf32>
            %333 = wave.reduce "max" %331 : vector<16xf32>
            %334 = arith.maximumf %332, %333 : f32
            %335 = arith.subf %332, %334 : f32
            %336 = wave.exp2 %335 : f32
            %337 = vector.broadcast %334 : f32 to vector<16xf32>
            %338 = arith.subf %322, %337 : vector<16xf32>
            %339 = wave.exp2 %338 : vector<16xf32>
            %340 = arith.select %321, %339, %c22 : vector<16xi1>, vector<16xf32>
            %341 = arith.muli %309, %c5 : index
            %342 = arith.addi %341, %c17 : index
            vector.store %340, %10[%342] : memref<?xf32>, vector<16xf32>
            %343 = arith.subf %324, %337 : vector<16xf32>
            %344 = wave.exp2 %343 : vector<16xf32>
            %345 = arith.select %323, %344, %c22 : vector<16xi1>, vector<16xf32>
            %346 = arith.addi %341, %c18 : index
            vector.store %345, %10[%346] : memref<?xf32>, vector<16xf32>
            %347 = arith.addf %340, %345 : vector<16xf32>
            %348 = arith.subf %326, %337 : vector<16xf32>
            %349 = wave.exp2 %348 : vector<16xf32>
            %350 = arith.select %325, %349, %c22 : vector<16xi1>, vector<16xf32>
            %351 = arith.addi %341, %c19 : index
            vector.store %350, %10[%351] : memref<?xf32>, vector<16xf32>
            %352 = arith.addf %347, %350 : vector<16xf32>
            %353 = arith.subf %328, %337 : vector<16xf32>
            %354 = wave.exp2 %353 : vector<16xf32>
            %355 = arith.select %327, %354, %c22 : vector<16xi1>, vector<16xf32>
            %356 = arith.addi %341, %c20 : index
            vector.store %355, %10[%356] : memref<?xf32>, vector<16xf32>
            %357 = arith.addf %352, %355 : vector<16xf32>
            %358 = memref.load %6[%309] : memref<?xf32>
            %359 = wave.reduce "add" %357 : vector<16xf32>
            %360 = math.fma %358, %336, %359 : f32
            memref.store %334, %5[%309] : memref<?xf32>
            memref.store %360, %6[%309] : memref<?xf32>
            memref.store %336, %8[%309] : memref<?xf32>
            %361 = arith.addi %139, %c13 : index
            %362 = arith.minsi %361, %204 : index
            %363 = arith.divui %362, %groupSize : index
            %364 = arith.addi %19, %363 : index
            %365 = arith.remui %362, %groupSize : index
            %366 = arith.addi %208, %365 : index
            %367 = arith.addi %positionsAt, %364 : index
            %368 = memref.load %step[%367] : memref<?xi32>
            %369 = arith.index_cast %368 : i32 to index
            %370 = arith.subi %369, %87 : index
            %371 = arith.index_cast %370 : index to i32
            %372 = vector.broadcast %371 : i32 to vector<16xi32>
            %373 = arith.cmpi sle, %c28, %372 : vector<16xi32>
            %374 = arith.select %373, %157#12, %c29 : vector<16xi1>, vector<16xf32>
            %375 = arith.cmpi sle, %c30, %372 : vector<16xi32>
            %376 = arith.select %375, %157#13, %c29 : vector<16xi1>, vector<16xf32>
            %377 = arith.cmpi sle, %c31, %372 : vector<16xi32>
            %378 = arith.select %377, %157#14, %c29 : vector<16xi1>, vector<16xf32>
            %379 = arith.cmpi sle, %c32, %372 : vector<16xi32>
            %380 = arith.select %379, %157#15, %c29 : vector<16xi1>, vector<16xf32>
            %381 = arith.maximumf %374, %376 : vector<16xf32>
            %382 = arith.maximumf %381, %378 : vector<16xf32>
            %383 = arith.maximumf %382, %380 : vector<16xf32>
            %384 = memref.load %5[%361] : memref<?xf32>
            %385 = wave.reduce "max" %383 : vector<16xf32>
            %386 = arith.maximumf %384, %385 : f32
            %387 = arith.subf %384, %386 : f32
            %388 = wave.exp2 %387 : f32
            %389 = vector.broadcast %386 : f32 to vector<16xf32>
            %390 = arith.subf %374, %389 : vector<16xf32>
            %391 = wave.exp2 %390 : vector<16xf32>
            %392 = arith.select %373, %391, %c22 : vector<16xi1>, vector<16xf32>
            %393 = arith.muli %361, %c5 : index
            %394 = arith.addi %393, %c17 : index
            vector.store %392, %10[%394] : memref<?xf32>, vector<16xf32>
            %395 = arith.subf %376, %389 : vector<16xf32>
            %396 = wave.exp2 %395 : vector<16xf32>
            %397 = arith.select %375, %396, %c22 : vector<16xi1>, vector<16xf32>
            %398 = arith.addi %393, %c18 : index
            vector.store %397, %10[%398] : memref<?xf32>, vector<16xf32>
            %399 = arith.addf %392, %397 : vector<16xf32>
            %400 = arith.subf %378, %389 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %377, %401, %c22 : vector<16xi1>, vector<16xf32>
            %403 = arith.addi %393, %c19 : index
            vector.store %402, %10[%403] : memref<?xf32>, vector<16xf32>
            %404 = arith.addf %399, %402 : vector<16xf32>
            %405 = arith.subf %380, %389 : vector<16xf32>
            %406 = wave.exp2 %405 : vector<16xf32>
            %407 = arith.select %379, %406, %c22 : vector<16xi1>, vector<16xf32>
            %408 = arith.addi %393, %c20 : index
            vector.store %407, %10[%408] : memref<?xf32>, vector<16xf32>
            %409 = arith.addf %404, %407 : vector<16xf32>
            %410 = memref.load %6[%361] : memref<?xf32>
            %411 = wave.reduce "add" %409 : vector<16xf32>
            %412 = math.fma %410, %388, %411 : f32
            memref.store %386, %5[%361] : memref<?xf32>
            memref.store %412, %6[%361] : memref<?xf32>
            memref.store %388, %8[%361] : memref<?xf32>
          }
          %413 = arith.subi %37, %87 : index
          %414 = arith.minsi %413, %c5 : index
          scf.for %415 = %c17 to %31 step %c7 {
            %416 = arith.addi %415, %c17 : index
            %417 = memref.load %8[%416] : memref<?xf32>
            %418 = vector.broadcast %417 : f32 to vector<16xf32>
            %419 = arith.muli %416, %c4 : index
            %420 = arith.addi %419, %c17 : index
            %421 = vector.load %7[%420] : memref<?xf32>, vector<16xf32>
            %422 = arith.mulf %421, %418 : vector<16xf32>
            %423 = arith.addi %419, %c18 : index
            %424 = vector.load %7[%423] : memref<?xf32>, vector<16xf32>
            %425 = arith.mulf %424, %418 : vector<16xf32>
            %426 = arith.addi %419, %c19 : index
            %427 = vector.load %7[%426] : memref<?xf32>, vector<16xf32>
            %428 = arith.mulf %427, %418 : vector<16xf32>
            %429 = arith.addi %419, %c20 : index
            %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
            %431 = arith.mulf %430, %418 : vector<16xf32>
            %432 = arith.addi %415, %c10 : index
            %433 = memref.load %8[%432] : memref<?xf32>
            %434 = vector.broadcast %433 : f32 to vector<16xf32>
            %435 = arith.muli %432, %c4 : index
            %436 = arith.addi %435, %c17 : index
            %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
            %438 = arith.mulf %437, %434 : vector<16xf32>
            %439 = arith.addi %435, %c18 : index
            %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %434 : vector<16xf32>
            %442 = arith.addi %435, %c19 : index
            %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
            %444 = arith.mulf %443, %434 : vector<16xf32>
            %445 = arith.addi %435, %c20 : index
            %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
            %447 = arith.mulf %446, %434 : vector<16xf32>
            %457:8 = scf.for %448 = %c17 to %414 step %c10 iter_args(%449 = %422, %450 = %425, %451 = %428, %452 = %431, %453 = %438, %454 = %441, %455 = %444, %456 = %447) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %458 = arith.muli %448, %c4 : index
              %459 = arith.addi %458, %c17 : index
              %460 = vector.load %12[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %458, %c18 : index
              %462 = vector.load %12[%461] : memref<?xf32>, vector<16xf32>
              %463 = arith.addi %458, %c19 : index
              %464 = vector.load %12[%463] : memref<?xf32>, vector<16xf32>
              %465 = arith.addi %458, %c20 : index
              %466 = vector.load %12[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.muli %416, %c5 : index
              %468 = arith.addi %467, %448 : index
              %469 = memref.load %10[%468] : memref<?xf32>
              %470 = vector.broadcast %469 : f32 to vector<16xf32>
              %471 = math.fma %470, %460, %449 : vector<16xf32>
              %472 = math.fma %470, %462, %450 : vector<16xf32>
              %473 = math.fma %470, %464, %451 : vector<16xf32>
              %474 = math.fma %470, %466, %452 : vector<16xf32>
              %475 = arith.muli %432, %c5 : index
              %476 = arith.addi %475, %448 : index
              %477 = memref.load %10[%476] : memref<?xf32>
              %478 = vector.broadcast %477 : f32 to vector<16xf32>
              %479 = math.fma %478, %460, %453 : vector<16xf32>
              %480 = math.fma %478, %462, %454 : vector<16xf32>
              %481 = math.fma %478, %464, %455 : vector<16xf32>
              %482 = math.fma %478, %466, %456 : vector<16xf32>
              scf.yield %471, %472, %473, %474, %479, %480, %481, %482 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %457#0, %7[%420] : memref<?xf32>, vector<16xf32>
            vector.store %457#1, %7[%423] : memref<?xf32>, vector<16xf32>
            vector.store %457#2, %7[%426] : memref<?xf32>, vector<16xf32>
            vector.store %457#3, %7[%429] : memref<?xf32>, vector<16xf32>
            vector.store %457#4, %7[%436] : memref<?xf32>, vector<16xf32>
            vector.store %457#5, %7[%439] : memref<?xf32>, vector<16xf32>
            vector.store %457#6, %7[%442] : memref<?xf32>, vector<16xf32>
            vector.store %457#7, %7[%445] : memref<?xf32>, vector<16xf32>
            %483 = memref.load %8[%416] : memref<?xf32>
            %484 = vector.broadcast %483 : f32 to vector<16xf32>
            %485 = arith.addi %419, %c5 : index
            %486 = vector.load %7[%485] : memref<?xf32>, vector<16xf32>
            %487 = arith.mulf %486, %484 : vector<16xf32>
            %488 = memref.load %8[%432] : memref<?xf32>
            %489 = vector.broadcast %488 : f32 to vector<16xf32>
            %490 = arith.addi %435, %c5 : index
            %491 = vector.load %7[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %489 : vector<16xf32>
            %496:2 = scf.for %493 = %c17 to %414 step %c10 iter_args(%494 = %487, %495 = %492) -> (vector<16xf32>, vector<16xf32>) {
              %497 = arith.muli %493, %c4 : index
              %498 = arith.addi %497, %c5 : index
              %499 = vector.load %12[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.muli %416, %c5 : index
              %501 = arith.addi %500, %493 : index
              %502 = memref.load %10[%501] : memref<?xf32>
              %503 = vector.broadcast %502 : f32 to vector<16xf32>
              %504 = math.fma %503, %499, %494 : vector<16xf32>
              %505 = arith.muli %432, %c5 : index
              %506 = arith.addi %505, %493 : index
              %507 = memref.load %10[%506] : memref<?xf32>
              %508 = vector.broadcast %507 : f32 to vector<16xf32>
              %509 = math.fma %508, %499, %495 : vector<16xf32>
              scf.yield %504, %509 : vector<16xf32>, vector<16xf32>
            }
            vector.store %496#0, %7[%485] : memref<?xf32>, vector<16xf32>
            vector.store %496#1, %7[%490] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %510 = %c17 to %28 step %c10 {
          %511 = arith.subi %28, %c10 : index
          %512 = arith.minsi %510, %511 : index
          %513 = arith.divui %512, %groupSize : index
          %514 = arith.addi %19, %513 : index
          %515 = arith.muli %2, %groupSize : index
          %516 = arith.remui %512, %groupSize : index
          %517 = arith.addi %515, %516 : index
          %518 = arith.muli %514, %heads : index
          %519 = arith.addi %518, %517 : index
          %520 = arith.muli %519, %ranges : index
          %521 = arith.addi %520, %76 : index
          %522 = arith.muli %521, %c34 : index
          %523 = arith.muli %510, %c4 : index
          %524 = arith.addi %523, %c17 : index
          %525 = vector.load %7[%524] : memref<?xf32>, vector<16xf32>
          %526 = arith.addi %522, %c17 : index
          vector.store %525, %out[%526] : memref<?xf32>, vector<16xf32>
          %527 = arith.addi %523, %c18 : index
          %528 = vector.load %7[%527] : memref<?xf32>, vector<16xf32>
          %529 = arith.addi %522, %c18 : index
          vector.store %528, %out[%529] : memref<?xf32>, vector<16xf32>
          %530 = arith.addi %523, %c19 : index
          %531 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
          %532 = arith.addi %522, %c19 : index
          vector.store %531, %out[%532] : memref<?xf32>, vector<16xf32>
          %533 = arith.addi %523, %c20 : index
          %534 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
          %535 = arith.addi %522, %c20 : index
          vector.store %534, %out[%535] : memref<?xf32>, vector<16xf32>
          %536 = arith.addi %523, %c5 : index
          %537 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
          %538 = arith.addi %522, %c5 : index
          vector.store %537, %out[%538] : memref<?xf32>, vector<16xf32>
          %539 = memref.load %5[%510] : memref<?xf32>
          %540 = arith.addi %522, %c4 : index
          memref.store %539, %out[%540] : memref<?xf32>
          %541 = memref.load %6[%510] : memref<?xf32>
          %542 = arith.addi %540, %c10 : index
          memref.store %541, %out[%542] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
