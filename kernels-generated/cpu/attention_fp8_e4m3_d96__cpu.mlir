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
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = wave.scratch %queriesMax : memref<?xf32>
  %10 = wave.scratch %3 : memref<?xf32>
  %11 = wave.scratch %queriesMax : memref<?xf32>
  %12 = arith.muli %queriesMax, %c5 : index
  %13 = wave.scratch %12 : memref<?xf32>
  %14 = wave.scratch %c6 : memref<?xf32>
  %15 = wave.scratch %c6 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.cmpi slt, %1, %17 : index
  scf.if %18 {
    %19 = arith.muli %1, %c9 : index
    %20 = arith.addi %itemsAt, %19 : index
    %21 = memref.load %step[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.addi %20, %c10 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %20, %c7 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.muli %28, %pagesPerSequence : index
    %30 = arith.addi %blockTablesAt, %29 : index
    %31 = arith.muli %25, %groupSize : index
    %32 = arith.addi %31, %c13 : index
    %33 = arith.divui %32, %c9 : index
    %34 = arith.muli %33, %c9 : index
    %35 = arith.addi %22, %25 : index
    %36 = arith.subi %35, %c10 : index
    %37 = arith.addi %positionsAt, %36 : index
    %38 = memref.load %step[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %39, %c10 : index
    %41 = memref.load %scales[%2] : memref<?xf32>
    %42 = vector.broadcast %41 : f32 to vector<16xf32>
    scf.for %43 = %c15 to %34 step %c10 {
      %44 = arith.subi %31, %c10 : index
      %45 = arith.minsi %43, %44 : index
      %46 = arith.divui %45, %groupSize : index
      %47 = arith.addi %22, %46 : index
      %48 = arith.muli %2, %groupSize : index
      %49 = arith.remui %45, %groupSize : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %heads : index
      %52 = arith.addi %51, %50 : index
      %53 = arith.muli %52, %c4 : index
      %54 = arith.addi %53, %c15 : index
      %55 = vector.load %q[%54] : memref<?xf32>, vector<16xf32>
      %56 = arith.mulf %55, %42 : vector<16xf32>
      %57 = arith.muli %43, %c4 : index
      %58 = arith.addi %57, %c15 : index
      vector.store %56, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %53, %c16 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.mulf %60, %42 : vector<16xf32>
      %62 = arith.addi %57, %c16 : index
      vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
      %63 = arith.addi %53, %c17 : index
      %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
      %65 = arith.mulf %64, %42 : vector<16xf32>
      %66 = arith.addi %57, %c17 : index
      vector.store %65, %4[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %53, %c18 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %42 : vector<16xf32>
      %70 = arith.addi %57, %c18 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %53, %c5 : index
      %72 = vector.load %q[%71] : memref<?xf32>, vector<16xf32>
      %73 = arith.mulf %72, %42 : vector<16xf32>
      %74 = arith.addi %57, %c5 : index
      vector.store %73, %4[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %53, %c19 : index
      %76 = vector.load %q[%75] : memref<?xf32>, vector<16xf32>
      %77 = arith.mulf %76, %42 : vector<16xf32>
      %78 = arith.addi %57, %c19 : index
      vector.store %77, %4[%78] : memref<?xf32>, vector<16xf32>
    }
    scf.for %79 = %c15 to %34 step %c10 {
      memref.store %c21, %8[%79] : memref<?xf32>
      memref.store %c22, %9[%79] : memref<?xf32>
      %80 = arith.muli %79, %c4 : index
      %81 = arith.addi %80, %c15 : index
      vector.store %c20, %10[%81] : memref<?xf32>, vector<16xf32>
      %82 = arith.addi %80, %c16 : index
      vector.store %c20, %10[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %80, %c17 : index
      vector.store %c20, %10[%83] : memref<?xf32>, vector<16xf32>
      %84 = arith.addi %80, %c18 : index
      vector.store %c20, %10[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.addi %80, %c5 : index
      vector.store %c20, %10[%85] : memref<?xf32>, vector<16xf32>
      %86 = arith.addi %80, %c19 : index
      vector.store %c20, %10[%86] : memref<?xf32>, vector<16xf32>
    }
    scf.for %87 = %c15 to %40 step %c23 {
      scf.for %88 = %c15 to %34 step %c10 {
        memref.store %c21, %5[%88] : memref<?xf32>
        memref.store %c22, %6[%88] : memref<?xf32>
        %89 = arith.muli %88, %c4 : index
        %90 = arith.addi %89, %c15 : index
        vector.store %c20, %7[%90] : memref<?xf32>, vector<16xf32>
        %91 = arith.addi %89, %c16 : index
        vector.store %c20, %7[%91] : memref<?xf32>, vector<16xf32>
        %92 = arith.addi %89, %c17 : index
        vector.store %c20, %7[%92] : memref<?xf32>, vector<16xf32>
        %93 = arith.addi %89, %c18 : index
        vector.store %c20, %7[%93] : memref<?xf32>, vector<16xf32>
        %94 = arith.addi %89, %c5 : index
        vector.store %c20, %7[%94] : memref<?xf32>, vector<16xf32>
        %95 = arith.addi %89, %c19 : index
        vector.store %c20, %7[%95] : memref<?xf32>, vector<16xf32>
      }
      %96 = arith.addi %87, %c23 : index
      %97 = arith.minsi %96, %40 : index
      scf.for %98 = %87 to %97 step %c5 {
        scf.for %99 = %c15 to %c9 step %c10 {
          %100 = arith.muli %99, %c16 : index
          %101 = arith.addi %98, %100 : index
          %102 = arith.cmpi slt, %101, %40 : index
          scf.if %102 {
            %103 = arith.divui %101, %c16 : index
            %104 = arith.addi %30, %103 : index
            %105 = memref.load %step[%104] : memref<?xi32>
            %106 = arith.index_cast %105 : i32 to index
            %107 = arith.muli %106, %pageBytes : index
            %108 = arith.muli %2, %c25 : index
            %109 = arith.addi %107, %108 : index
            scf.for %110 = %c15 to %c4 step %c10 {
              %111 = arith.muli %110, %c16 : index
              %112 = arith.addi %109, %111 : index
              %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
              %114 = arith.muli %110, %c5 : index
              %115 = arith.addi %114, %100 : index
              %116 = wave.fp8_decode "e4m3" %113 : vector<16xi8> -> vector<16xf32>
              vector.store %116, %14[%115] : memref<?xf32>, vector<16xf32>
            }
            %117 = arith.addi %109, %c26 : index
            scf.for %118 = %c15 to %c16 step %c10 {
              %119 = arith.addi %101, %118 : index
              %120 = arith.cmpi slt, %119, %40 : index
              %121 = arith.muli %118, %c4 : index
              %122 = arith.addi %117, %121 : index
              %123 = arith.addi %122, %c15 : index
              %124 = vector.load %kv[%123] : memref<?xi8>, vector<16xi8>
              %125 = wave.fp8_decode "e4m3" %124 : vector<16xi8> -> vector<16xf32>
              %126 = arith.select %120, %125, %c20 : vector<16xf32>
              %127 = arith.addi %100, %118 : index
              %128 = arith.muli %127, %c4 : index
              %129 = arith.addi %128, %c15 : index
              vector.store %126, %15[%129] : memref<?xf32>, vector<16xf32>
              %130 = arith.addi %122, %c16 : index
              %131 = vector.load %kv[%130] : memref<?xi8>, vector<16xi8>
              %132 = wave.fp8_decode "e4m3" %131 : vector<16xi8> -> vector<16xf32>
              %133 = arith.select %120, %132, %c20 : vector<16xf32>
              %134 = arith.addi %128, %c16 : index
              vector.store %133, %15[%134] : memref<?xf32>, vector<16xf32>
              %135 = arith.addi %122, %c17 : index
              %136 = vector.load %kv[%135] : memref<?xi8>, vector<16xi8>
              %137 = wave.fp8_decode "e4m3" %136 : vector<16xi8> -> vector<16xf32>
              %138 = arith.select %120, %137, %c20 : vector<16xf32>
              %139 = arith.addi %128, %c17 : index
              vector.store %138, %15[%139] : memref<?xf32>, vector<16xf32>
              %140 = arith.addi %122, %c18 : index
              %141 = vector.load %kv[%140] : memref<?xi8>, vector<16xi8>
              %142 = wave.fp8_decode "e4m3" %141 : vector<16xi8> -> vector<16xf32>
              %143 = arith.select %120, %142, %c20 : vector<16xf32>
              %144 = arith.addi %128, %c18 : index
              vector.store %143, %15[%144] : memref<?xf32>, vector<16xf32>
              %145 = arith.addi %122, %c5 : index
              %146 = vector.load %kv[%145] : memref<?xi8>, vector<16xi8>
              %147 = wave.fp8_decode "e4m3" %146 : vector<16xi8> -> vector<16xf32>
              %148 = arith.select %120, %147, %c20 : vector<16xf32>
              %149 = arith.addi %128, %c5 : index
              vector.store %148, %15[%149] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %122, %c19 : index
              %151 = vector.load %kv[%150] : memref<?xi8>, vector<16xi8>
              %152 = wave.fp8_decode "e4m3" %151 : vector<16xi8> -> vector<16xf32>
              %153 = arith.select %120, %152, %c20 : vector<16xf32>
              %154 = arith.addi %128, %c19 : index
              vector.store %153, %15[%154] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %155 = %c15 to %34 step %c9 {
          %173:16 = scf.for %156 = %c15 to %c4 step %c10 iter_args(%157 = %c20, %158 = %c20, %159 = %c20, %160 = %c20, %161 = %c20, %162 = %c20, %163 = %c20, %164 = %c20, %165 = %c20, %166 = %c20, %167 = %c20, %168 = %c20, %169 = %c20, %170 = %c20, %171 = %c20, %172 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %174 = arith.muli %156, %c5 : index
            %175 = arith.addi %174, %c15 : index
            %176 = vector.load %14[%175] : memref<?xf32>, vector<16xf32>
            %177 = arith.addi %174, %c16 : index
            %178 = vector.load %14[%177] : memref<?xf32>, vector<16xf32>
            %179 = arith.addi %174, %c17 : index
            %180 = vector.load %14[%179] : memref<?xf32>, vector<16xf32>
            %181 = arith.addi %174, %c18 : index
            %182 = vector.load %14[%181] : memref<?xf32>, vector<16xf32>
            %183 = arith.addi %155, %c15 : index
            %184 = arith.muli %183, %c4 : index
            %185 = arith.addi %184, %156 : index
            %186 = memref.load %4[%185] : memref<?xf32>
            %187 = vector.broadcast %186 : f32 to vector<16xf32>
            %188 = math.fma %187, %176, %157 : vector<16xf32>
            %189 = math.fma %187, %178, %158 : vector<16xf32>
            %190 = math.fma %187, %180, %159 : vector<16xf32>
            %191 = math.fma %187, %182, %160 : vector<16xf32>
            %192 = arith.addi %155, %c10 : index
            %193 = arith.muli %192, %c4 : index
            %194 = arith.addi %193, %156 : index
            %195 = memref.load %4[%194] : memref<?xf32>
            %196 = vector.broadcast %195 : f32 to vector<16xf32>
            %197 = math.fma %196, %176, %161 : vector<16xf32>
            %198 = math.fma %196, %178, %162 : vector<16xf32>
            %199 = math.fma %196, %180, %163 : vector<16xf32>
            %200 = math.fma %196, %182, %164 : vector<16xf32>
            %201 = arith.addi %155, %c7 : index
            %202 = arith.muli %201, %c4 : index
            %203 = arith.addi %202, %156 : index
            %204 = memref.load %4[%203] : memref<?xf32>
            %205 = vector.broadcast %204 : f32 to vector<16xf32>
            %206 = math.fma %205, %176, %165 : vector<16xf32>
            %207 = math.fma %205, %178, %166 : vector<16xf32>
            %208 = math.fma %205, %180, %167 : vector<16xf32>
            %209 = math.fma %205, %182, %168 : vector<16xf32>
            %210 = arith.addi %155, %c13 : index
            %211 = arith.muli %210, %c4 : index
            %212 = arith.addi %211, %156 : index
            %213 = memref.load %4[%212] : memref<?xf32>
            %214 = vector.broadcast %213 : f32 to vector<16xf32>
            %215 = math.fma %214, %176, %169 : vector<16xf32>
            %216 = math.fma %214, %178, %170 : vector<16xf32>
            %217 = math.fma %214, %180, %171 : vector<16xf32>
            %218 = math.fma %214, %182, %172 : vector<16xf32>
            scf.yield %188, %189, %190, %191, %197, %198, %199, %200, %206, %207, %208, %209, %215, %216, %217, %218 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %219 = arith.addi %155, %c15 : index
          %220 = arith.subi %31, %c10 : index
          %221 = arith.minsi %219, %220 : index
          %222 = arith.divui %221, %groupSize : index
          %223 = arith.addi %22, %222 : index
          %224 = arith.muli %2, %groupSize : index
          %225 = arith.remui %221, %groupSize : index
          %226 = arith.addi %224, %225 : index
          %227 = arith.addi %positionsAt, %223 : index
          %228 = memref.load %step[%227] : memref<?xi32>
          %229 = arith.index_cast %228 : i32 to index
          %230 = arith.subi %229, %98 : index
          %231 = arith.index_cast %230 : index to i32
          %232 = vector.broadcast %231 : i32 to vector<16xi32>
          %233 = arith.cmpi sle, %c27, %232 : vector<16xi32>
          %234 = arith.select %233, %173#0, %c28 : vector<16xi1>, vector<16xf32>
          %235 = arith.cmpi sle, %c29, %232 : vector<16xi32>
          %236 = arith.select %235, %173#1, %c28 : vector<16xi1>, vector<16xf32>
          %237 = arith.cmpi sle, %c30, %232 : vector<16xi32>
          %238 = arith.select %237, %173#2, %c28 : vector<16xi1>, vector<16xf32>
          %239 = arith.cmpi sle, %c31, %232 : vector<16xi32>
          %240 = arith.select %239, %173#3, %c28 : vector<16xi1>, vector<16xf32>
          %241 = arith.maximumf %234, %236 : vector<16xf32>
          %242 = arith.maximumf %241, %238 : vector<16xf32>
          %243 = arith.maximumf %242, %240 : vector<16xf32>
          %244 = memref.load %5[%219] : memref<?xf32>
          %245 = wave.reduce "max" %243 : vector<16xf32>
          %246 = arith.maximumf %244, %245 : f32
          %247 = arith.subf %244, %246 : f32
          %248 = wave.exp2 %247 : f32
          %249 = vector.broadcast %246 : f32 to vector<16xf32>
          %250 = arith.subf %234, %249 : vector<16xf32>
          %251 = wave.exp2 %250 : vector<16xf32>
          %252 = arith.select %233, %251, %c20 : vector<16xi1>, vector<16xf32>
          %253 = arith.muli %219, %c5 : index
          %254 = arith.addi %253, %c15 : index
          vector.store %252, %13[%254] : memref<?xf32>, vector<16xf32>
          %255 = arith.subf %236, %249 : vector<16xf32>
          %256 = wave.exp2 %255 : vector<16xf32>
          %257 = arith.select %235, %256, %c20 : vector<16xi1>, vector<16xf32>
          %258 = arith.addi %253, %c16 : index
          vector.store %257, %13[%258] : memref<?xf32>, vector<16xf32>
          %259 = arith.addf %252, %257 : vector<16xf32>
          %260 = arith.subf %238, %249 : vector<16xf32>
          %261 = wave.exp2 %260 : vector<16xf32>
          %262 = arith.select %237, %261, %c20 : vector<16xi1>, vector<16xf32>
          %263 = arith.addi %253, %c17 : index
          vector.store %262, %13[%263] : memref<?xf32>, vector<16xf32>
          %264 = arith.addf %259, %262 : vector<16xf32>
          %265 = arith.subf %240, %249 : vector<16xf32>
          %266 = wave.exp2 %265 : vector<16xf32>
          %267 = arith.select %239, %266, %c20 : vector<16xi1>, vector<16xf32>
          %268 = arith.addi %253, %c18 : index
          vector.store %267, %13[%268] : memref<?xf32>, vector<16xf32>
          %269 = arith.addf %264, %267 : vector<16xf32>
          %270 = memref.load %6[%219] : memref<?xf32>
          %271 = wave.reduce "add" %269 : vector<16xf32>
          %272 = math.fma %270, %248, %271 : f32
          memref.store %246, %5[%219] : memref<?xf32>
          memref.store %272, %6[%219] : memref<?xf32>
          memref.store %248, %11[%219] : memref<?xf32>
          %273 = arith.addi %155, %c10 : index
          %274 = arith.minsi %273, %220 : index
          %275 = arith.divui %274, %groupSize : index
          %276 = arith.addi %22, %275 : index
          %277 = arith.remui %274, %groupSize : index
          %278 = arith.addi %224, %277 : index
          %279 = arith.addi %positionsAt, %276 : index
          %280 = memref.load %step[%279] : memref<?xi32>
          %281 = arith.index_cast %280 : i32 to index
          %282 = arith.subi %281, %98 : index
          %283 = arith.index_cast %282 : index to i32
          %284 = vector.broadcast %283 : i32 to vector<16xi32>
          %285 = arith.cmpi sle, %c27, %284 : vector<16xi32>
          %286 = arith.select %285, %173#4, %c28 : vector<16xi1>, vector<16xf32>
          %287 = arith.cmpi sle, %c29, %284 : vector<16xi32>
          %288 = arith.select %287, %173#5, %c28 : vector<16xi1>, vector<16xf32>
          %289 = arith.cmpi sle, %c30, %284 : vector<16xi32>
          %290 = arith.select %289, %173#6, %c28 : vector<16xi1>, vector<16xf32>
          %291 = arith.cmpi sle, %c31, %284 : vector<16xi32>
          %292 = arith.select %291, %173#7, %c28 : vector<16xi1>, vector<16xf32>
          %293 = arith.maximumf %286, %288 : vector<16xf32>
          %294 = arith.maximumf %293, %290 : vector<16xf32>
          %295 = arith.maximumf %294, %292 : vector<16xf32>
          %296 = memref.load %5[%273] : memref<?xf32>
          %297 = wave.reduce "max" %295 : vector<16xf32>
          %298 = arith.maximumf %296, %297 : f32
          %299 = arith.subf %296, %298 : f32
          %300 = wave.exp2 %299 : f32
          %301 = vector.broadcast %298 : f32 to vector<16xf32>
          %302 = arith.subf %286, %301 : vector<16xf32>
          %303 = wave.exp2 %302 : vector<16xf32>
          %304 = arith.select %285, %303, %c20 : vector<16xi1>, vector<16xf32>
          %305 = arith.muli %273, %c5 : index
          %306 = arith.addi %305, %c15 : index
          vector.store %304, %13[%306] : memref<?xf32>, vector<16xf32>
          %307 = arith.subf %288, %301 : vector<16xf32>
          %308 = wave.exp2 %307 : vector<16xf32>
          %309 = arith.select %287, %308, %c20 : vector<16xi1>, vector<16xf32>
          %310 = arith.addi %305, %c16 : index
          vector.store %309, %13[%310] : memref<?xf32>, vector<16xf32>
          %311 = arith.addf %304, %309 : vector<16xf32>
          %312 = arith.subf %290, %301 : vector<16xf32>
          %313 = wave.exp2 %312 : vector<16xf32>
          %314 = arith.select %289, %313, %c20 : vector<16xi1>, vector<16xf32>
          %315 = arith.addi %305, %c17 : index
          vector.store %314, %13[%315] : memref<?xf32>, vector<16xf32>
          %316 = arith.addf %311, %314 : vector<16xf32>
          %317 = arith.subf %292, %301 : vector<16xf32>
          %318 = wave.exp2 %317 : vector<16xf32>
          %319 = arith.select %291, %318, %c20 : vector<16xi1>, vector<16xf32>
          %320 = arith.addi %305, %c18 : index
          vector.store %319, %13[%320] : memref<?xf32>, vector<16xf32>
          %321 = arith.addf %316, %319 : vector<16xf32>
          %322 = memref.load %6[%273] : memref<?xf32>
          %323 = wave.reduce "add" %321 : vector<16xf32>
          %324 = math.fma %322, %300, %323 : f32
          memref.store %298, %5[%273] : memref<?xf32>
          memref.store %324, %6[%273] : memref<?xf32>
          memref.store %300, %11[%273] : memref<?xf32>
          %325 = arith.addi %155, %c7 : index
          %326 = arith.minsi %325, %220 : index
          %327 = arith.divui %326, %groupSize : index
          %328 = arith.addi %22, %327 : index
          %329 = arith.remui %326, %groupSize : index
          %330 = arith.addi %224, %329 : index
          %331 = arith.addi %positionsAt, %328 : index
          %332 = memref.load %step[%331] : memref<?xi32>
          %333 = arith.index_cast %332 : i32 to index
          %334 = arith.subi %333, %98 : index
          %335 = arith.index_cast %334 : index to i32
          %336 = vector.broadcast %335 : i32 to vector<16xi32>
          %337 = arith.cmpi sle, %c27, %336 : vector<16xi32>
          %338 = arith.select %337, %173#8, %c28 : vector<16xi1>, vector<16xf32>
          %339 = arith.cmpi sle, %c29, %336 : vector<16xi32>
          %340 = arith.select %339, %173#9, %c28 : vector<16xi1>, vector<16xf32>
          %341 = arith.cmpi sle, %c30, %336 : vector<16xi32>
          %342 = arith.select %341, %173#10, %c28 : vector<16xi1>, vector<16xf32>
          %343 = arith.cmpi sle, %c31, %336 : vector<16xi32>
          %344 = arith.select %343, %173#11, %c28 : vector<16xi1>, vector<16xf32>
          %345 = arith.maximumf %338, %340 : vector<16xf32>
          %346 = arith.maximumf %345, %342 : vector<16xf32>
          %347 = arith.maximumf %346, %344 : vector<16xf32>
          %348 = memref.load %5[%325] : memref<?xf32>
          %349 = wave.reduce "max" %347 : vector<16xf32>
          %350 = arith.maximumf %348, %349 : f32
          %351 = arith.subf %348, %350 : f32
          %352 = wave.exp2 %351 : f32
          %353 = vector.broadcast %350 : f32 to vector<16xf32>
          %354 = arith.subf %338, %353 : vector<16xf32>
          %355 = wave.exp2 %354 : vector<16xf32>
          %356 = arith.select %337, %355, %c20 : vector<16xi1>, vector<16xf32>
          %357 = arith.muli %325, %c5 : index
          %358 = arith.addi %357, %c15 : index
          vector.store %356, %13[%358] : memref<?xf32>, vector<16xf32>
          %359 = arith.subf %340, %353 : vector<16xf32>
          %360 = wave.exp2 %359 : vector<16xf32>
          %361 = arith.select %339, %360, %c20 : vector<16xi1>, vector<16xf32>
          %362 = arith.addi %357, %c16 : index
          vector.store %361, %13[%362] : memref<?xf32>, vector<16xf32>
          %363 = arith.addf %356, %361 : vector<16xf32>
          %364 = arith.subf %342, %353 : vector<16xf32>
          %365 = wave.exp2 %364 : vector<16xf32>
          %366 = arith.select %341, %365, %c20 : vector<16xi1>, vector<16xf32>
          %367 = arith.addi %357, %c17 : index
          vector.store %366, %13[%367] : memref<?xf32>, vector<16xf32>
          %368 = arith.addf %363, %366 : vector<16xf32>
          %369 = arith.subf %344, %353 : vector<16xf32>
          %370 = wave.exp2 %369 : vector<16xf32>
          %371 = arith.select %343, %370, %c20 : vector<16xi1>, vector<16xf32>
          %372 = arith.addi %357, %c18 : index
          vector.store %371, %13[%372] : memref<?xf32>, vector<16xf32>
          %373 = arith.addf %368, %371 : vector<16xf32>
          %374 = memref.load %6[%325] : memref<?xf32>
          %375 = wave.reduce "add" %373 : vector<16xf32>
          %376 = math.fma %374, %352, %375 : f32
          memref.store %350, %5[%325] : memref<?xf32>
          memref.store %376, %6[%325] : memref<?xf32>
          memref.store %352, %11[%325] : memref<?xf32>
          %377 = arith.addi %155, %c13 : index
          %378 = arith.minsi %377, %220 : index
          %379 = arith.divui %378, %groupSize : index
          %380 = arith.addi %22, %379 : index
          %381 = arith.remui %378, %groupSize : index
          %382 = arith.addi %224, %381 : index
          %383 = arith.addi %positionsAt, %380 : index
          %384 = memref.load %step[%383] : memref<?xi32>
          %385 = arith.index_cast %384 : i32 to index
          %386 = arith.subi %385, %98 : index
          %387 = arith.index_cast %386 : index to i32
          %388 = vector.broadcast %387 : i32 to vector<16xi32>
          %389 = arith.cmpi sle, %c27, %388 : vector<16xi32>
          %390 = arith.select %389, %173#12, %c28 : vector<16xi1>, vector<16xf32>
          %391 = arith.cmpi sle, %c29, %388 : vector<16xi32>
          %392 = arith.select %391, %173#13, %c28 : vector<16xi1>, vector<16xf32>
          %393 = arith.cmpi sle, %c30, %388 : vector<16xi32>
          %394 = arith.select %393, %173#14, %c28 : vector<16xi1>, vector<16xf32>
          %395 = arith.cmpi sle, %c31, %388 : vector<16xi32>
          %396 = arith.select %395, %173#15, %c28 : vector<16xi1>, vector<16xf32>
          %397 = arith.maximumf %390, %392 : vector<16xf32>
          %398 = arith.maximumf %397, %394 : vector<16xf32>
          %399 = arith.maximumf %398, %396 : vector<16xf32>
          %400 = memref.load %5[%377] : memref<?xf32>
          %401 = wave.reduce "max" %399 : vector<16xf32>
          %402 = arith.maximumf %400, %401 : f32
          %403 = arith.subf %400, %402 : f32
          %404 = wave.exp2 %403 : f32
          %405 = vector.broadcast %402 : f32 to vector<16xf32>
          %406 = arith.subf %390, %405 : vector<16xf32>
          %407 = wave.exp2 %406 : vector<16xf32>
          %408 = arith.select %389, %407, %c20 : vector<16xi1>, vector<16xf32>
          %409 = arith.muli %377, %c5 : index
          %410 = arith.addi %409, %c15 : index
          vector.store %408, %13[%410] : memref<?xf32>, vector<16xf32>
          %411 = arith.subf %392, %405 : vector<16xf32>
          %412 = wave.exp2 %411 : vector<16xf32>
          %413 = arith.select %391, %412, %c20 : vector<16xi1>, vector<16xf32>
          %414 = arith.addi %409, %c16 : index
          vector.store %413, %13[%414] : memref<?xf32>, vector<16xf32>
          %415 = arith.addf %408, %413 : vector<16xf32>
          %416 = arith.subf %394, %405 : vector<16xf32>
          %417 = wave.exp2 %416 : vector<16xf32>
          %418 = arith.select %393, %417, %c20 : vector<16xi1>, vector<16xf32>
          %419 = arith.addi %409, %c17 : index
          vector.store %418, %13[%419] : memref<?xf32>, vector<16xf32>
          %420 = arith.addf %415, %418 : vector<16xf32>
          %421 = arith.subf %396, %405 : vector<16xf32>
          %422 = wave.exp2 %421 : vector<16xf32>
          %423 = arith.select %395, %422, %c20 : vector<16xi1>, vector<16xf32>
          %424 = arith.addi %409, %c18 : index
          vector.store %423, %13[%424] : memref<?xf32>, vector<16xf32>
          %425 = arith.addf %420, %423 : vector<16xf32>
          %426 = memref.load %6[%377] : memref<?xf32>
          %427 = wave.reduce "add" %425 : vector<16xf32>
          %428 = math.fma %426, %404, %427 : f32
          memref.store %402, %5[%377] : memref<?xf32>
          memref.store %428, %6[%377] : memref<?xf32>
          memref.store %404, %11[%377] : memref<?xf32>
        }
        %429 = arith.subi %40, %98 : index
        %430 = arith.minsi %429, %c5 : index
        scf.for %431 = %c15 to %34 step %c7 {
          %432 = arith.addi %431, %c15 : index
          %433 = memref.load %11[%432] : memref<?xf32>
          %434 = vector.broadcast %433 : f32 to vector<16xf32>
          %435 = arith.muli %432, %c4 : index
          %436 = arith.addi %435, %c15 : index
          %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
          %438 = arith.mulf %437, %434 : vector<16xf32>
          %439 = arith.addi %435, %c16 : index
          %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
          %441 = arith.mulf %440, %434 : vector<16xf32>
          %442 = arith.addi %435, %c17 : index
          %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
          %444 = arith.mulf %443, %434 : vector<16xf32>
          %445 = arith.addi %435, %c18 : index
          %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
          %447 = arith.mulf %446, %434 : vector<16xf32>
          %448 = arith.addi %431, %c10 : index
          %449 = memref.load %11[%448] : memref<?xf32>
          %450 = vector.broadcast %449 : f32 to vector<16xf32>
          %451 = arith.muli %448, %c4 : index
          %452 = arith.addi %451, %c15 : index
          %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
          %454 = arith.mulf %453, %450 : vector<16xf32>
          %455 = arith.addi %451, %c16 : index
          %456 = vector.load %7[%455] : memref<?xf32>, vector<16xf32>
          %457 = arith.mulf %456, %450 : vector<16xf32>
          %458 = arith.addi %451, %c17 : index
          %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
          %460 = arith.mulf %459, %450 : vector<16xf32>
          %461 = arith.addi %451, %c18 : index
          %462 = vector.load %7[%461] : memref<?xf32>, vector<16xf32>
          %463 = arith.mulf %462, %450 : vector<16xf32>
          %473:8 = scf.for %464 = %c15 to %430 step %c10 iter_args(%465 = %438, %466 = %441, %467 = %444, %468 = %447, %469 = %454, %470 = %457, %471 = %460, %472 = %463) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %474 = arith.muli %464, %c4 : index
            %475 = arith.addi %474, %c15 : index
            %476 = vector.load %15[%475] : memref<?xf32>, vector<16xf32>
            %477 = arith.addi %474, %c16 : index
            %478 = vector.load %15[%477] : memref<?xf32>, vector<16xf32>
            %479 = arith.addi %474, %c17 : index
            %480 = vector.load %15[%479] : memref<?xf32>, vector<16xf32>
            %481 = arith.addi %474, %c18 : index
            %482 = vector.load %15[%481] : memref<?xf32>, vector<16xf32>
            %483 = arith.muli %432, %c5 : index
            %484 = arith.addi %483, %464 : index
            %485 = memref.load %13[%484] : memref<?xf32>
            %486 = vector.broadcast %485 : f32 to vector<16xf32>
            %487 = math.fma %486, %476, %465 : vector<16xf32>
            %488 = math.fma %486, %478, %466 : vector<16xf32>
            %489 = math.fma %486, %480, %467 : vector<16xf32>
            %490 = math.fma %486, %482, %468 : vector<16xf32>
            %491 = arith.muli %448, %c5 : index
            %492 = arith.addi %491, %464 : index
            %493 = memref.load %13[%492] : memref<?xf32>
            %494 = vector.broadcast %493 : f32 to vector<16xf32>
            %495 = math.fma %494, %476, %469 : vector<16xf32>
            %496 = math.fma %494, %478, %470 : vector<16xf32>
            %497 = math.fma %494, %480, %471 : vector<16xf32>
            %498 = math.fma %494, %482, %472 : vector<16xf32>
            scf.yield %487, %488, %489, %490, %495, %496, %497, %498 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %473#0, %7[%436] : memref<?xf32>, vector<16xf32>
          vector.store %473#1, %7[%439] : memref<?xf32>, vector<16xf32>
          vector.store %473#2, %7[%442] : memref<?xf32>, vector<16xf32>
          vector.store %473#3, %7[%445] : memref<?xf32>, vector<16xf32>
          vector.store %473#4, %7[%452] : memref<?xf32>, vector<16xf32>
          vector.store %473#5, %7[%455] : memref<?xf32>, vector<16xf32>
          vector.store %473#6, %7[%458] : memref<?xf32>, vector<16xf32>
          vector.store %473#7, %7[%461] : memref<?xf32>, vector<16xf32>
          %499 = memref.load %11[%432] : memref<?xf32>
          %500 = vector.broadcast %499 : f32 to vector<16xf32>
          %501 = arith.addi %435, %c5 : index
          %502 = vector.load %7[%501] : memref<?xf32>, vector<16xf32>
          %503 = arith.mulf %502, %500 : vector<16xf32>
          %504 = arith.addi %435, %c19 : index
          %505 = vector.load %7[%504] : memref<?xf32>, vector<16xf32>
          %506 = arith.mulf %505, %500 : vector<16xf32>
          %507 = memref.load %11[%448] : memref<?xf32>
          %508 = vector.broadcast %507 : f32 to vector<16xf32>
          %509 = arith.addi %451, %c5 : index
          %510 = vector.load %7[%509] : memref<?xf32>, vector<16xf32>
          %511 = arith.mulf %510, %508 : vector<16xf32>
          %512 = arith.addi %451, %c19 : index
          %513 = vector.load %7[%512] : memref<?xf32>, vector<16xf32>
          %514 = arith.mulf %513, %508 : vector<16xf32>
          %520:4 = scf.for %515 = %c15 to %430 step %c10 iter_args(%516 = %503, %517 = %506, %518 = %511, %519 = %514) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %521 = arith.muli %515, %c4 : index
            %522 = arith.addi %521, %c5 : index
            %523 = vector.load %15[%522] : memref<?xf32>, vector<16xf32>
            %524 = arith.addi %521, %c19 : index
            %525 = vector.load %15[%524] : memref<?xf32>, vector<16xf32>
            %526 = arith.muli %432, %c5 : index
            %527 = arith.addi %526, %515 : index
            %528 = memref.load %13[%527] : memref<?xf32>
            %529 = vector.broadcast %528 : f32 to vector<16xf32>
            %530 = math.fma %529, %523, %516 : vector<16xf32>
            %531 = math.fma %529, %525, %517 : vector<16xf32>
            %532 = arith.muli %448, %c5 : index
            %533 = arith.addi %532, %515 : index
            %534 = memref.load %13[%533] : memref<?xf32>
            %535 = vector.broadcast %534 : f32 to vector<16xf32>
            %536 = math.fma %535, %523, %518 : vector<16xf32>
            %537 = math.fma %535, %525, %519 : vector<16xf32>
            scf.yield %530, %531, %536, %537 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %520#0, %7[%501] : memref<?xf32>, vector<16xf32>
          vector.store %520#1, %7[%504] : memref<?xf32>, vector<16xf32>
          vector.store %520#2, %7[%509] : memref<?xf32>, vector<16xf32>
          vector.store %520#3, %7[%512] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %538 = %c15 to %34 step %c10 {
        %539 = memref.load %5[%538] : memref<?xf32>
        %540 = memref.load %6[%538] : memref<?xf32>
        %541 = arith.muli %538, %c4 : index
        %542 = memref.load %8[%538] : memref<?xf32>
        %543 = arith.maximumf %542, %539 : f32
        %544 = arith.subf %542, %543 : f32
        %545 = wave.exp2 %544 : f32
        %546 = arith.subf %539, %543 : f32
        %547 = wave.exp2 %546 : f32
        memref.store %543, %8[%538] : memref<?xf32>
        %548 = memref.load %9[%538] : memref<?xf32>
        %549 = arith.mulf %548, %545 : f32
        %550 = math.fma %540, %547, %549 : f32
        memref.store %550, %9[%538] : memref<?xf32>
        %551 = vector.broadcast %545 : f32 to vector<16xf32>
        %552 = vector.broadcast %547 : f32 to vector<16xf32>
        %553 = arith.addi %541, %c15 : index
        %554 = vector.load %10[%553] : memref<?xf32>, vector<16xf32>
        %555 = arith.mulf %554, %551 : vector<16xf32>
        %556 = vector.load %7[%553] : memref<?xf32>, vector<16xf32>
        %557 = math.fma %556, %552, %555 : vector<16xf32>
        vector.store %557, %10[%553] : memref<?xf32>, vector<16xf32>
        %558 = arith.addi %541, %c16 : index
        %559 = vector.load %10[%558] : memref<?xf32>, vector<16xf32>
        %560 = arith.mulf %559, %551 : vector<16xf32>
        %561 = vector.load %7[%558] : memref<?xf32>, vector<16xf32>
        %562 = math.fma %561, %552, %560 : vector<16xf32>
        vector.store %562, %10[%558] : memref<?xf32>, vector<16xf32>
        %563 = arith.addi %541, %c17 : index
        %564 = vector.load %10[%563] : memref<?xf32>, vector<16xf32>
        %565 = arith.mulf %564, %551 : vector<16xf32>
        %566 = vector.load %7[%563] : memref<?xf32>, vector<16xf32>
        %567 = math.fma %566, %552, %565 : vector<16xf32>
        vector.store %567, %10[%563] : memref<?xf32>, vector<16xf32>
        %568 = arith.addi %541, %c18 : index
        %569 = vector.load %10[%568] : memref<?xf32>, vector<16xf32>
        %570 = arith.mulf %569, %551 : vector<16xf32>
        %571 = vector.load %7[%568] : memref<?xf32>, vector<16xf32>
        %572 = math.fma %571, %552, %570 : vector<16xf32>
        vector.store %572, %10[%568] : memref<?xf32>, vector<16xf32>
        %573 = arith.addi %541, %c5 : index
        %574 = vector.load %10[%573] : memref<?xf32>, vector<16xf32>
        %575 = arith.mulf %574, %551 : vector<16xf32>
        %576 = vector.load %7[%573] : memref<?xf32>, vector<16xf32>
        %577 = math.fma %576, %552, %575 : vector<16xf32>
        vector.store %577, %10[%573] : memref<?xf32>, vector<16xf32>
        %578 = arith.addi %541, %c19 : index
        %579 = vector.load %10[%578] : memref<?xf32>, vector<16xf32>
        %580 = arith.mulf %579, %551 : vector<16xf32>
        %581 = vector.load %7[%578] : memref<?xf32>, vector<16xf32>
        %582 = math.fma %581, %552, %580 : vector<16xf32>
        vector.store %582, %10[%578] : memref<?xf32>, vector<16xf32>
      }
    }
    %583 = arith.addi %kvHeads, %2 : index
    %584 = memref.load %scales[%583] : memref<?xf32>
    scf.for %585 = %c15 to %31 step %c10 {
      %586 = arith.subi %31, %c10 : index
      %587 = arith.minsi %585, %586 : index
      %588 = arith.divui %587, %groupSize : index
      %589 = arith.addi %22, %588 : index
      %590 = arith.muli %2, %groupSize : index
      %591 = arith.remui %587, %groupSize : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.muli %589, %heads : index
      %594 = arith.addi %593, %592 : index
      %595 = arith.muli %594, %c4 : index
      %596 = memref.load %9[%585] : memref<?xf32>
      %597 = arith.divf %584, %596 : f32
      %598 = vector.broadcast %597 : f32 to vector<16xf32>
      %599 = arith.muli %585, %c4 : index
      %600 = arith.addi %599, %c15 : index
      %601 = vector.load %10[%600] : memref<?xf32>, vector<16xf32>
      %602 = arith.mulf %601, %598 : vector<16xf32>
      %603 = arith.addi %595, %c15 : index
      vector.store %602, %out[%603] : memref<?xf32>, vector<16xf32>
      %604 = arith.addi %599, %c16 : index
      %605 = vector.load %10[%604] : memref<?xf32>, vector<16xf32>
      %606 = arith.mulf %605, %598 : vector<16xf32>
      %607 = arith.addi %595, %c16 : index
      vector.store %606, %out[%607] : memref<?xf32>, vector<16xf32>
      %608 = arith.addi %599, %c17 : index
      %609 = vector.load %10[%608] : memref<?xf32>, vector<16xf32>
      %610 = arith.mulf %609, %598 : vector<16xf32>
      %611 = arith.addi %595, %c17 : index
      vector.store %610, %out[%611] : memref<?xf32>, vector<16xf32>
      %612 = arith.addi %599, %c18 : index
      %613 = vector.load %10[%612] : memref<?xf32>, vector<16xf32>
      %614 = arith.mulf %613, %598 : vector<16xf32>
      %615 = arith.addi %595, %c18 : index
      vector.store %614, %out[%615] : memref<?xf32>, vector<16xf32>
      %616 = arith.addi %599, %c5 : index
      %617 = vector.load %10[%616] : memref<?xf32>, vector<16xf32>
      %618 = arith.mulf %617, %598 : vector<16xf32>
      %619 = arith.addi %595, %c5 : index
      vector.store %618, %out[%619] : memref<?xf32>, vector<16xf32>
      %620 = arith.addi %599, %c19 : index
      %621 = vector.load %10[%620] : memref<?xf32>, vector<16xf32>
      %622 = arith.mulf %621, %598 : vector<16xf32>
      %623 = arith.addi %595, %c19 : index
      vector.store %622, %out[%623] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
