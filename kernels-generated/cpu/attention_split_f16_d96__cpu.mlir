// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %c21 = arith.constant 80 : index
  %slots = wave.param "slots" : index
  %c23 = arith.constant dense<0x00000000> : vector<16xf32>
  %c24 = arith.constant 0xF149F2CA : f32
  %c25 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 3072 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 112 : index
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
      }
      scf.for %80 = %38 to %40 step %slots {
        %81 = arith.muli %80, %c16 : index
        scf.for %82 = %c17 to %31 step %c10 {
          memref.store %c24, %5[%82] : memref<?xf32>
          memref.store %c25, %6[%82] : memref<?xf32>
          %83 = arith.muli %82, %c4 : index
          %84 = arith.addi %83, %c17 : index
          vector.store %c23, %7[%84] : memref<?xf32>, vector<16xf32>
          %85 = arith.addi %83, %c18 : index
          vector.store %c23, %7[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.addi %83, %c19 : index
          vector.store %c23, %7[%86] : memref<?xf32>, vector<16xf32>
          %87 = arith.addi %83, %c20 : index
          vector.store %c23, %7[%87] : memref<?xf32>, vector<16xf32>
          %88 = arith.addi %83, %c5 : index
          vector.store %c23, %7[%88] : memref<?xf32>, vector<16xf32>
          %89 = arith.addi %83, %c21 : index
          vector.store %c23, %7[%89] : memref<?xf32>, vector<16xf32>
        }
        %90 = arith.addi %81, %c16 : index
        %91 = arith.minsi %90, %37 : index
        scf.for %92 = %81 to %91 step %c5 {
          scf.for %93 = %c17 to %c9 step %c10 {
            %94 = arith.muli %93, %c18 : index
            %95 = arith.addi %92, %94 : index
            %96 = arith.cmpi slt, %95, %37 : index
            scf.if %96 {
              %97 = arith.divui %95, %c18 : index
              %98 = arith.addi %27, %97 : index
              %99 = memref.load %step[%98] : memref<?xi32>
              %100 = arith.index_cast %99 : i32 to index
              %101 = arith.muli %100, %pageBytes : index
              %102 = arith.muli %2, %c6 : index
              %103 = arith.addi %101, %102 : index
              scf.for %104 = %c17 to %c4 step %c10 {
                %105 = arith.muli %104, %c19 : index
                %106 = arith.addi %103, %105 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<32xi8>
                %108 = arith.muli %104, %c5 : index
                %109 = arith.addi %108, %94 : index
                %110 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
                %111 = arith.extf %110 : vector<16xf16> to vector<16xf32>
                vector.store %111, %11[%109] : memref<?xf32>, vector<16xf32>
              }
              %112 = arith.addi %103, %c27 : index
              scf.for %113 = %c17 to %c18 step %c10 {
                %114 = arith.addi %95, %113 : index
                %115 = arith.cmpi slt, %114, %37 : index
                %116 = arith.muli %113, %c28 : index
                %117 = arith.addi %112, %116 : index
                %118 = arith.addi %117, %c17 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<32xi8>
                %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
                %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
                %122 = arith.select %115, %121, %c23 : vector<16xf32>
                %123 = arith.addi %94, %113 : index
                %124 = arith.muli %123, %c4 : index
                %125 = arith.addi %124, %c17 : index
                vector.store %122, %12[%125] : memref<?xf32>, vector<16xf32>
                %126 = arith.addi %117, %c19 : index
                %127 = vector.load %kv[%126] : memref<?xi8>, vector<32xi8>
                %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
                %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
                %130 = arith.select %115, %129, %c23 : vector<16xf32>
                %131 = arith.addi %124, %c18 : index
                vector.store %130, %12[%131] : memref<?xf32>, vector<16xf32>
                %132 = arith.addi %117, %c5 : index
                %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
                %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
                %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
                %136 = arith.select %115, %135, %c23 : vector<16xf32>
                %137 = arith.addi %124, %c19 : index
                vector.store %136, %12[%137] : memref<?xf32>, vector<16xf32>
                %138 = arith.addi %117, %c4 : index
                %139 = vector.load %kv[%138] : memref<?xi8>, vector<32xi8>
                %140 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
                %141 = arith.extf %140 : vector<16xf16> to vector<16xf32>
                %142 = arith.select %115, %141, %c23 : vector<16xf32>
                %143 = arith.addi %124, %c20 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.addi %117, %c29 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<32xi8>
                %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
                %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
                %148 = arith.select %115, %147, %c23 : vector<16xf32>
                %149 = arith.addi %124, %c5 : index
                vector.store %148, %12[%149] : memref<?xf32>, vector<16xf32>
                %150 = arith.addi %117, %c30 : index
                %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
                %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
                %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
                %154 = arith.select %115, %153, %c23 : vector<16xf32>
                %155 = arith.addi %124, %c21 : index
                vector.store %154, %12[%155] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %156 = %c17 to %31 step %c9 {
            %174:16 = scf.for %157 = %c17 to %c4 step %c10 iter_args(%158 = %c23, %159 = %c23, %160 = %c23, %161 = %c23, %162 = %c23, %163 = %c23, %164 = %c23, %165 = %c23, %166 = %c23, %167 = %c23, %168 = %c23, %169 = %c23, %170 = %c23, %171 = %c23, %172 = %c23, %173 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %175 = arith.muli %157, %c5 : index
              %176 = arith.addi %175, %c17 : index
              %177 = vector.load %11[%176] : memref<?xf32>, vector<16xf32>
              %178 = arith.addi %175, %c18 : index
              %179 = vector.load %11[%178] : memref<?xf32>, vector<16xf32>
              %180 = arith.addi %175, %c19 : index
              %181 = vector.load %11[%180] : memref<?xf32>, vector<16xf32>
              %182 = arith.addi %175, %c20 : index
              %183 = vector.load %11[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.addi %156, %c17 : index
              %185 = arith.muli %184, %c4 : index
              %186 = arith.addi %185, %157 : index
              %187 = memref.load %4[%186] : memref<?xf32>
              %188 = vector.broadcast %187 : f32 to vector<16xf32>
              %189 = math.fma %188, %177, %158 : vector<16xf32>
              %190 = math.fma %188, %179, %159 : vector<16xf32>
              %191 = math.fma %188, %181, %160 : vector<16xf32>
              %192 = math.fma %188, %183, %161 : vector<16xf32>
              %193 = arith.addi %156, %c10 : index
              %194 = arith.muli %193, %c4 : index
              %195 = arith.addi %194, %157 : index
              %196 = memref.load %4[%195] : memref<?xf32>
              %197 = vector.broadcast %196 : f32 to vector<16xf32>
              %198 = math.fma %197, %177, %162 : vector<16xf32>
              %199 = math.fma %197, %179, %163 : vector<16xf32>
              %200 = math.fma %197, %181, %164 : vector<16xf32>
              %201 = math.fma %197, %183, %165 : vector<16xf32>
              %202 = arith.addi %156, %c7 : index
              %203 = arith.muli %202, %c4 : index
              %204 = arith.addi %203, %157 : index
              %205 = memref.load %4[%204] : memref<?xf32>
              %206 = vector.broadcast %205 : f32 to vector<16xf32>
              %207 = math.fma %206, %177, %166 : vector<16xf32>
              %208 = math.fma %206, %179, %167 : vector<16xf32>
              %209 = math.fma %206, %181, %168 : vector<16xf32>
              %210 = math.fma %206, %183, %169 : vector<16xf32>
              %211 = arith.addi %156, %c13 : index
              %212 = arith.muli %211, %c4 : index
              %213 = arith.addi %212, %157 : index
              %214 = memref.load %4[%213] : memref<?xf32>
              %215 = vector.broadcast %214 : f32 to vector<16xf32>
              %216 = math.fma %215, %177, %170 : vector<16xf32>
              %217 = math.fma %215, %179, %171 : vector<16xf32>
              %218 = math.fma %215, %181, %172 : vector<16xf32>
              %219 = math.fma %215, %183, %173 : vector<16xf32>
              scf.yield %189, %190, %191, %192, %198, %199, %200, %201, %207, %208, %209, %210, %216, %217, %218, %219 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %220 = arith.addi %156, %c17 : index
            %221 = arith.subi %28, %c10 : index
            %222 = arith.minsi %220, %221 : index
            %223 = arith.divui %222, %groupSize : index
            %224 = arith.addi %19, %223 : index
            %225 = arith.muli %2, %groupSize : index
            %226 = arith.remui %222, %groupSize : index
            %227 = arith.addi %225, %226 : index
            %228 = arith.addi %positionsAt, %224 : index
            %229 = memref.load %step[%228] : memref<?xi32>
            %230 = arith.index_cast %229 : i32 to index
            %231 = arith.subi %230, %92 : index
            %232 = arith.index_cast %231 : index to i32
            %233 = vector.broadcast %232 : i32 to vector<16xi32>
            %234 = arith.cmpi sle, %c31, %233 : vector<16xi32>
            %235 = arith.select %234, %174#0, %c32 : vector<16xi1>, vector<16xf32>
            %236 = arith.cmpi sle, %c33, %233 : vector<16xi32>
            %237 = arith.select %236, %174#1, %c32 : vector<16xi1>, vector<16xf32>
            %238 = arith.cmpi sle, %c34, %233 : vector<16xi32>
            %239 = arith.select %238, %174#2, %c32 : vector<16xi1>, vector<16xf32>
            %240 = arith.cmpi sle, %c35, %233 : vector<16xi32>
            %241 = arith.select %240, %174#3, %c32 : vector<16xi1>, vector<16xf32>
            %242 = arith.maximumf %235, %237 : vector<16xf32>
            %243 = arith.maximumf %242, %239 : vector<16xf32>
            %244 = arith.maximumf %243, %241 : vector<16xf32>
            %245 = memref.load %5[%220] : memref<?xf32>
            %246 = wave.reduce "max" %244 : vector<16xf32>
            %247 = arith.maximumf %245, %246 : f32
            %248 = arith.subf %245, %247 : f32
            %249 = wave.exp2 %248 : f32
            %250 = vector.broadcast %247 : f32 to vector<16xf32>
            %251 = arith.subf %235, %250 : vector<16xf32>
            %252 = wave.exp2 %251 : vector<16xf32>
            %253 = arith.select %234, %252, %c23 : vector<16xi1>, vector<16xf32>
            %254 = arith.muli %220, %c5 : index
            %255 = arith.addi %254, %c17 : index
            vector.store %253, %10[%255] : memref<?xf32>, vector<16xf32>
            %256 = arith.subf %237, %250 : vector<16xf32>
            %257 = wave.exp2 %256 : vector<16xf32>
            %258 = arith.select %236, %257, %c23 : vector<16xi1>, vector<16xf32>
            %259 = arith.addi %254, %c18 : index
            vector.store %258, %10[%259] : memref<?xf32>, vector<16xf32>
            %260 = arith.addf %253, %258 : vector<16xf32>
            %261 = arith.subf %239, %250 : vector<16xf32>
            %262 = wave.exp2 %261 : vector<16xf32>
            %263 = arith.select %238, %262, %c23 : vector<16xi1>, vector<16xf32>
            %264 = arith.addi %254, %c19 : index
            vector.store %263, %10[%264] : memref<?xf32>, vector<16xf32>
            %265 = arith.addf %260, %263 : vector<16xf32>
            %266 = arith.subf %241, %250 : vector<16xf32>
            %267 = wave.exp2 %266 : vector<16xf32>
            %268 = arith.select %240, %267, %c23 : vector<16xi1>, vector<16xf32>
            %269 = arith.addi %254, %c20 : index
            vector.store %268, %10[%269] : memref<?xf32>, vector<16xf32>
            %270 = arith.addf %265, %268 : vector<16xf32>
            %271 = memref.load %6[%220] : memref<?xf32>
            %272 = wave.reduce "add" %270 : vector<16xf32>
            %273 = math.fma %271, %249, %272 : f32
            memref.store %247, %5[%220] : memref<?xf32>
            memref.store %273, %6[%220] : memref<?xf32>
            memref.store %249, %8[%220] : memref<?xf32>
            %274 = arith.addi %156, %c10 : index
            %275 = arith.minsi %274, %221 : index
            %276 = arith.divui %275, %groupSize : index
            %277 = arith.addi %19, %276 : index
            %278 = arith.remui %275, %groupSize : index
            %279 = arith.addi %225, %278 : index
            %280 = arith.addi %positionsAt, %277 : index
            %281 = memref.load %step[%280] : memref<?xi32>
            %282 = arith.index_cast %281 : i32 to index
            %283 = arith.subi %282, %92 : index
            %284 = arith.index_cast %283 : index to i32
            %285 = vector.broadcast %284 : i32 to vector<16xi32>
            %286 = arith.cmpi sle, %c31, %285 : vector<16xi32>
            %287 = arith.select %286, %174#4, %c32 : vector<16xi1>, vector<16xf32>
            %288 = arith.cmpi sle, %c33, %285 : vector<16xi32>
            %289 = arith.select %288, %174#5, %c32 : vector<16xi1>, vector<16xf32>
            %290 = arith.cmpi sle, %c34, %285 : vector<16xi32>
            %291 = arith.select %290, %174#6, %c32 : vector<16xi1>, vector<16xf32>
            %292 = arith.cmpi sle, %c35, %285 : vector<16xi32>
            %293 = arith.select %292, %174#7, %c32 : vector<16xi1>, vector<16xf32>
            %294 = arith.maximumf %287, %289 : vector<16xf32>
            %295 = arith.maximumf %294, %291 : vector<16xf32>
            %296 = arith.maximumf %295, %293 : vector<16xf32>
            %297 = memref.load %5[%274] : memref<?xf32>
            %298 = wave.reduce "max" %296 : vector<16xf32>
            %299 = arith.maximumf %297, %298 : f32
            %300 = arith.subf %297, %299 : f32
            %301 = wave.exp2 %300 : f32
            %302 = vector.broadcast %299 : f32 to vector<16xf32>
            %303 = arith.subf %287, %302 : vector<16xf32>
            %304 = wave.exp2 %303 : vector<16xf32>
            %305 = arith.select %286, %304, %c23 : vector<16xi1>, vector<16xf32>
            %306 = arith.muli %274, %c5 : index
            %307 = arith.addi %306, %c17 : index
            vector.store %305, %10[%307] : memref<?xf32>, vector<16xf32>
            %308 = arith.subf %289, %302 : vector<16xf32>
            %309 = wave.exp2 %308 : vector<16xf32>
            %310 = arith.select %288, %309, %c23 : vector<16xi1>, vector<16xf32>
            %311 = arith.addi %306, %c18 : index
            vector.store %310, %10[%311] : memref<?xf32>, vector<16xf32>
            %312 = arith.addf %305, %310 : vector<16xf32>
            %313 = arith.subf %291, %302 : vector<16xf32>
            %314 = wave.exp2 %313 : vector<16xf32>
            %315 = arith.select %290, %314, %c23 : vector<16xi1>, vector<16xf32>
            %316 = arith.addi %306, %c19 : index
            vector.store %315, %10[%316] : memref<?xf32>, vector<16xf32>
            %317 = arith.addf %312, %315 : vector<16xf32>
            %318 = arith.subf %293, %302 : vector<16xf32>
            %319 = wave.exp2 %318 : vector<16xf32>
            %320 = arith.select %292, %319, %c23 : vector<16xi1>, vector<16xf32>
            %321 = arith.addi %306, %c20 : index
            vector.store %320, %10[%321] : memref<?xf32>, vector<16xf32>
            %322 = arith.addf %317, %320 : vector<16xf32>
            %323 = memref.load %6[%274] : memref<?xf32>
            %324 = wave.reduce "add" %322 : vector<16xf32>
            %325 = math.fma %323, %301, %324 : f32
            memref.store %299, %5[%274] : memref<?xf32>
            memref.store %325, %6[%274] : memref<?xf32>
            memref.store %301, %8[%274] : memref<?xf32>
            %326 = arith.addi %156, %c7 : index
            %327 = arith.minsi %326, %221 : index
            %328 = arith.divui %327, %groupSize : index
            %329 = arith.addi %19, %328 : index
            %330 = arith.remui %327, %groupSize : index
            %331 = arith.addi %225, %330 : index
            %332 = arith.addi %positionsAt, %329 : index
            %333 = memref.load %step[%332] : memref<?xi32>
            %334 = arith.index_cast %333 : i32 to index
            %335 = arith.subi %334, %92 : index
            %336 = arith.index_cast %335 : index to i32
            %337 = vector.broadcast %336 : i32 to vector<16xi32>
            %338 = arith.cmpi sle, %c31, %337 : vector<16xi32>
            %339 = arith.select %338, %174#8, %c32 : vector<16xi1>, vector<16xf32>
            %340 = arith.cmpi sle, %c33, %337 : vector<16xi32>
            %341 = arith.select %340, %174#9, %c32 : vector<16xi1>, vector<16xf32>
            %342 = arith.cmpi sle, %c34, %337 : vector<16xi32>
            %343 = arith.select %342, %174#10, %c32 : vector<16xi1>, vector<16xf32>
            %344 = arith.cmpi sle, %c35, %337 : vector<16xi32>
            %345 = arith.select %344, %174#11, %c32 : vector<16xi1>, vector<16xf32>
            %346 = arith.maximumf %339, %341 : vector<16xf32>
            %347 = arith.maximumf %346, %343 : vector<16xf32>
            %348 = arith.maximumf %347, %345 : vector<16xf32>
            %349 = memref.load %5[%326] : memref<?xf32>
            %350 = wave.reduce "max" %348 : vector<16xf32>
            %351 = arith.maximumf %349, %350 : f32
            %352 = arith.subf %349, %351 : f32
            %353 = wave.exp2 %352 : f32
            %354 = vector.broadcast %351 : f32 to vector<16xf32>
            %355 = arith.subf %339, %354 : vector<16xf32>
            %356 = wave.exp2 %355 : vector<16xf32>
            %357 = arith.select %338, %356, %c23 : vector<16xi1>, vector<16xf32>
            %358 = arith.muli %326, %c5 : index
            %359 = arith.addi %358, %c17 : index
            vector.store %357, %10[%359] : memref<?xf32>, vector<16xf32>
            %360 = arith.subf %341, %354 : vector<16xf32>
            %361 = wave.exp2 %360 : vector<16xf32>
            %362 = arith.select %340, %361, %c23 : vector<16xi1>, vector<16xf32>
            %363 = arith.addi %358, %c18 : index
            vector.store %362, %10[%363] : memref<?xf32>, vector<16xf32>
            %364 = arith.addf %357, %362 : vector<16xf32>
            %365 = arith.subf %343, %354 : vector<16xf32>
            %366 = wave.exp2 %365 : vector<16xf32>
            %367 = arith.select %342, %366, %c23 : vector<16xi1>, vector<16xf32>
            %368 = arith.addi %358, %c19 : index
            vector.store %367, %10[%368] : memref<?xf32>, vector<16xf32>
            %369 = arith.addf %364, %367 : vector<16xf32>
            %370 = arith.subf %345, %354 : vector<16xf32>
            %371 = wave.exp2 %370 : vector<16xf32>
            %372 = arith.select %344, %371, %c23 : vector<16xi1>, vector<16xf32>
            %373 = arith.addi %358, %c20 : index
            vector.store %372, %10[%373] : memref<?xf32>, vector<16xf32>
            %374 = arith.addf %369, %372 : vector<16xf32>
            %375 = memref.load %6[%326] : memref<?xf32>
            %376 = wave.reduce "add" %374 : vector<16xf32>
            %377 = math.fma %375, %353, %376 : f32
            memref.store %351, %5[%326] : memref<?xf32>
            memref.store %377, %6[%326] : memref<?xf32>
            memref.store %353, %8[%326] : memref<?xf32>
            %378 = arith.addi %156, %c13 : index
            %379 = arith.minsi %378, %221 : index
            %380 = arith.divui %379, %groupSize : index
            %381 = arith.addi %19, %380 : index
            %382 = arith.remui %379, %groupSize : index
            %383 = arith.addi %225, %382 : index
            %384 = arith.addi %positionsAt, %381 : index
            %385 = memref.load %step[%384] : memref<?xi32>
            %386 = arith.index_cast %385 : i32 to index
            %387 = arith.subi %386, %92 : index
            %388 = arith.index_cast %387 : index to i32
            %389 = vector.broadcast %388 : i32 to vector<16xi32>
            %390 = arith.cmpi sle, %c31, %389 : vector<16xi32>
            %391 = arith.select %390, %174#12, %c32 : vector<16xi1>, vector<16xf32>
            %392 = arith.cmpi sle, %c33, %389 : vector<16xi32>
            %393 = arith.select %392, %174#13, %c32 : vector<16xi1>, vector<16xf32>
            %394 = arith.cmpi sle, %c34, %389 : vector<16xi32>
            %395 = arith.select %394, %174#14, %c32 : vector<16xi1>, vector<16xf32>
            %396 = arith.cmpi sle, %c35, %389 : vector<16xi32>
            %397 = arith.select %396, %174#15, %c32 : vector<16xi1>, vector<16xf32>
            %398 = arith.maximumf %391, %393 : vector<16xf32>
            %399 = arith.maximumf %398, %395 : vector<16xf32>
            %400 = arith.maximumf %399, %397 : vector<16xf32>
            %401 = memref.load %5[%378] : memref<?xf32>
            %402 = wave.reduce "max" %400 : vector<16xf32>
            %403 = arith.maximumf %401, %402 : f32
            %404 = arith.subf %401, %403 : f32
            %405 = wave.exp2 %404 : f32
            %406 = vector.broadcast %403 : f32 to vector<16xf32>
            %407 = arith.subf %391, %406 : vector<16xf32>
            %408 = wave.exp2 %407 : vector<16xf32>
            %409 = arith.select %390, %408, %c23 : vector<16xi1>, vector<16xf32>
            %410 = arith.muli %378, %c5 : index
            %411 = arith.addi %410, %c17 : index
            vector.store %409, %10[%411] : memref<?xf32>, vector<16xf32>
            %412 = arith.subf %393, %406 : vector<16xf32>
            %413 = wave.exp2 %412 : vector<16xf32>
            %414 = arith.select %392, %413, %c23 : vector<16xi1>, vector<16xf32>
            %415 = arith.addi %410, %c18 : index
            vector.store %414, %10[%415] : memref<?xf32>, vector<16xf32>
            %416 = arith.addf %409, %414 : vector<16xf32>
            %417 = arith.subf %395, %406 : vector<16xf32>
            %418 = wave.exp2 %417 : vector<16xf32>
            %419 = arith.select %394, %418, %c23 : vector<16xi1>, vector<16xf32>
            %420 = arith.addi %410, %c19 : index
            vector.store %419, %10[%420] : memref<?xf32>, vector<16xf32>
            %421 = arith.addf %416, %419 : vector<16xf32>
            %422 = arith.subf %397, %406 : vector<16xf32>
            %423 = wave.exp2 %422 : vector<16xf32>
            %424 = arith.select %396, %423, %c23 : vector<16xi1>, vector<16xf32>
            %425 = arith.addi %410, %c20 : index
            vector.store %424, %10[%425] : memref<?xf32>, vector<16xf32>
            %426 = arith.addf %421, %424 : vector<16xf32>
            %427 = memref.load %6[%378] : memref<?xf32>
            %428 = wave.reduce "add" %426 : vector<16xf32>
            %429 = math.fma %427, %405, %428 : f32
            memref.store %403, %5[%378] : memref<?xf32>
            memref.store %429, %6[%378] : memref<?xf32>
            memref.store %405, %8[%378] : memref<?xf32>
          }
          %430 = arith.subi %37, %92 : index
          %431 = arith.minsi %430, %c5 : index
          scf.for %432 = %c17 to %31 step %c7 {
            %433 = arith.addi %432, %c17 : index
            %434 = memref.load %8[%433] : memref<?xf32>
            %435 = vector.broadcast %434 : f32 to vector<16xf32>
            %436 = arith.muli %433, %c4 : index
            %437 = arith.addi %436, %c17 : index
            %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
            %439 = arith.mulf %438, %435 : vector<16xf32>
            %440 = arith.addi %436, %c18 : index
            %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
            %442 = arith.mulf %441, %435 : vector<16xf32>
            %443 = arith.addi %436, %c19 : index
            %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
            %445 = arith.mulf %444, %435 : vector<16xf32>
            %446 = arith.addi %436, %c20 : index
            %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
            %448 = arith.mulf %447, %435 : vector<16xf32>
            %449 = arith.addi %432, %c10 : index
            %450 = memref.load %8[%449] : memref<?xf32>
            %451 = vector.broadcast %450 : f32 to vector<16xf32>
            %452 = arith.muli %449, %c4 : index
            %453 = arith.addi %452, %c17 : index
            %454 = vector.load %7[%453] : memref<?xf32>, vector<16xf32>
            %455 = arith.mulf %454, %451 : vector<16xf32>
            %456 = arith.addi %452, %c18 : index
            %457 = vector.load %7[%456] : memref<?xf32>, vector<16xf32>
            %458 = arith.mulf %457, %451 : vector<16xf32>
            %459 = arith.addi %452, %c19 : index
            %460 = vector.load %7[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.mulf %460, %451 : vector<16xf32>
            %462 = arith.addi %452, %c20 : index
            %463 = vector.load %7[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.mulf %463, %451 : vector<16xf32>
            %474:8 = scf.for %465 = %c17 to %431 step %c10 iter_args(%466 = %439, %467 = %442, %468 = %445, %469 = %448, %470 = %455, %471 = %458, %472 = %461, %473 = %464) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %475 = arith.muli %465, %c4 : index
              %476 = arith.addi %475, %c17 : index
              %477 = vector.load %12[%476] : memref<?xf32>, vector<16xf32>
              %478 = arith.addi %475, %c18 : index
              %479 = vector.load %12[%478] : memref<?xf32>, vector<16xf32>
              %480 = arith.addi %475, %c19 : index
              %481 = vector.load %12[%480] : memref<?xf32>, vector<16xf32>
              %482 = arith.addi %475, %c20 : index
              %483 = vector.load %12[%482] : memref<?xf32>, vector<16xf32>
              %484 = arith.muli %433, %c5 : index
              %485 = arith.addi %484, %465 : index
              %486 = memref.load %10[%485] : memref<?xf32>
              %487 = vector.broadcast %486 : f32 to vector<16xf32>
              %488 = math.fma %487, %477, %466 : vector<16xf32>
              %489 = math.fma %487, %479, %467 : vector<16xf32>
              %490 = math.fma %487, %481, %468 : vector<16xf32>
              %491 = math.fma %487, %483, %469 : vector<16xf32>
              %492 = arith.muli %449, %c5 : index
              %493 = arith.addi %492, %465 : index
              %494 = memref.load %10[%493] : memref<?xf32>
              %495 = vector.broadcast %494 : f32 to vector<16xf32>
              %496 = math.fma %495, %477, %470 : vector<16xf32>
              %497 = math.fma %495, %479, %471 : vector<16xf32>
              %498 = math.fma %495, %481, %472 : vector<16xf32>
              %499 = math.fma %495, %483, %473 : vector<16xf32>
              scf.yield %488, %489, %490, %491, %496, %497, %498, %499 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %474#0, %7[%437] : memref<?xf32>, vector<16xf32>
            vector.store %474#1, %7[%440] : memref<?xf32>, vector<16xf32>
            vector.store %474#2, %7[%443] : memref<?xf32>, vector<16xf32>
            vector.store %474#3, %7[%446] : memref<?xf32>, vector<16xf32>
            vector.store %474#4, %7[%453] : memref<?xf32>, vector<16xf32>
            vector.store %474#5, %7[%456] : memref<?xf32>, vector<16xf32>
            vector.store %474#6, %7[%459] : memref<?xf32>, vector<16xf32>
            vector.store %474#7, %7[%462] : memref<?xf32>, vector<16xf32>
            %500 = memref.load %8[%433] : memref<?xf32>
            %501 = vector.broadcast %500 : f32 to vector<16xf32>
            %502 = arith.addi %436, %c5 : index
            %503 = vector.load %7[%502] : memref<?xf32>, vector<16xf32>
            %504 = arith.mulf %503, %501 : vector<16xf32>
            %505 = arith.addi %436, %c21 : index
            %506 = vector.load %7[%505] : memref<?xf32>, vector<16xf32>
            %507 = arith.mulf %506, %501 : vector<16xf32>
            %508 = memref.load %8[%449] : memref<?xf32>
            %509 = vector.broadcast %508 : f32 to vector<16xf32>
            %510 = arith.addi %452, %c5 : index
            %511 = vector.load %7[%510] : memref<?xf32>, vector<16xf32>
            %512 = arith.mulf %511, %509 : vector<16xf32>
            %513 = arith.addi %452, %c21 : index
            %514 = vector.load %7[%513] : memref<?xf32>, vector<16xf32>
            %515 = arith.mulf %514, %509 : vector<16xf32>
            %521:4 = scf.for %516 = %c17 to %431 step %c10 iter_args(%517 = %504, %518 = %507, %519 = %512, %520 = %515) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %522 = arith.muli %516, %c4 : index
              %523 = arith.addi %522, %c5 : index
              %524 = vector.load %12[%523] : memref<?xf32>, vector<16xf32>
              %525 = arith.addi %522, %c21 : index
              %526 = vector.load %12[%525] : memref<?xf32>, vector<16xf32>
              %527 = arith.muli %433, %c5 : index
              %528 = arith.addi %527, %516 : index
              %529 = memref.load %10[%528] : memref<?xf32>
              %530 = vector.broadcast %529 : f32 to vector<16xf32>
              %531 = math.fma %530, %524, %517 : vector<16xf32>
              %532 = math.fma %530, %526, %518 : vector<16xf32>
              %533 = arith.muli %449, %c5 : index
              %534 = arith.addi %533, %516 : index
              %535 = memref.load %10[%534] : memref<?xf32>
              %536 = vector.broadcast %535 : f32 to vector<16xf32>
              %537 = math.fma %536, %524, %519 : vector<16xf32>
              %538 = math.fma %536, %526, %520 : vector<16xf32>
              scf.yield %531, %532, %537, %538 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %521#0, %7[%502] : memref<?xf32>, vector<16xf32>
            vector.store %521#1, %7[%505] : memref<?xf32>, vector<16xf32>
            vector.store %521#2, %7[%510] : memref<?xf32>, vector<16xf32>
            vector.store %521#3, %7[%513] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %539 = %c17 to %28 step %c10 {
          %540 = arith.subi %28, %c10 : index
          %541 = arith.minsi %539, %540 : index
          %542 = arith.divui %541, %groupSize : index
          %543 = arith.addi %19, %542 : index
          %544 = arith.muli %2, %groupSize : index
          %545 = arith.remui %541, %groupSize : index
          %546 = arith.addi %544, %545 : index
          %547 = arith.muli %543, %heads : index
          %548 = arith.addi %547, %546 : index
          %549 = arith.muli %548, %ranges : index
          %550 = arith.addi %549, %80 : index
          %551 = arith.muli %550, %c37 : index
          %552 = arith.muli %539, %c4 : index
          %553 = arith.addi %552, %c17 : index
          %554 = vector.load %7[%553] : memref<?xf32>, vector<16xf32>
          %555 = arith.addi %551, %c17 : index
          vector.store %554, %out[%555] : memref<?xf32>, vector<16xf32>
          %556 = arith.addi %552, %c18 : index
          %557 = vector.load %7[%556] : memref<?xf32>, vector<16xf32>
          %558 = arith.addi %551, %c18 : index
          vector.store %557, %out[%558] : memref<?xf32>, vector<16xf32>
          %559 = arith.addi %552, %c19 : index
          %560 = vector.load %7[%559] : memref<?xf32>, vector<16xf32>
          %561 = arith.addi %551, %c19 : index
          vector.store %560, %out[%561] : memref<?xf32>, vector<16xf32>
          %562 = arith.addi %552, %c20 : index
          %563 = vector.load %7[%562] : memref<?xf32>, vector<16xf32>
          %564 = arith.addi %551, %c20 : index
          vector.store %563, %out[%564] : memref<?xf32>, vector<16xf32>
          %565 = arith.addi %552, %c5 : index
          %566 = vector.load %7[%565] : memref<?xf32>, vector<16xf32>
          %567 = arith.addi %551, %c5 : index
          vector.store %566, %out[%567] : memref<?xf32>, vector<16xf32>
          %568 = arith.addi %552, %c21 : index
          %569 = vector.load %7[%568] : memref<?xf32>, vector<16xf32>
          %570 = arith.addi %551, %c21 : index
          vector.store %569, %out[%570] : memref<?xf32>, vector<16xf32>
          %571 = memref.load %5[%539] : memref<?xf32>
          %572 = arith.addi %551, %c4 : index
          memref.store %571, %out[%572] : memref<?xf32>
          %573 = memref.load %6[%539] : memref<?xf32>
          %574 = arith.addi %572, %c10 : index
          memref.store %573, %out[%574] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
