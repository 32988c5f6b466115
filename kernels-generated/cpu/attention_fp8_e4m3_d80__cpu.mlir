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
    }
    scf.for %75 = %c15 to %34 step %c10 {
      memref.store %c20, %8[%75] : memref<?xf32>
      memref.store %c21, %9[%75] : memref<?xf32>
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %76, %c15 : index
      vector.store %c19, %10[%77] : memref<?xf32>, vector<16xf32>
      %78 = arith.addi %76, %c16 : index
      vector.store %c19, %10[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %76, %c17 : index
      vector.store %c19, %10[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.addi %76, %c18 : index
      vector.store %c19, %10[%80] : memref<?xf32>, vector<16xf32>
      %81 = arith.addi %76, %c5 : index
      vector.store %c19, %10[%81] : memref<?xf32>, vector<16xf32>
    }
    scf.for %82 = %c15 to %40 step %c22 {
      scf.for %83 = %c15 to %34 step %c10 {
        memref.store %c20, %5[%83] : memref<?xf32>
        memref.store %c21, %6[%83] : memref<?xf32>
        %84 = arith.muli %83, %c4 : index
        %85 = arith.addi %84, %c15 : index
        vector.store %c19, %7[%85] : memref<?xf32>, vector<16xf32>
        %86 = arith.addi %84, %c16 : index
        vector.store %c19, %7[%86] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %84, %c17 : index
        vector.store %c19, %7[%87] : memref<?xf32>, vector<16xf32>
        %88 = arith.addi %84, %c18 : index
        vector.store %c19, %7[%88] : memref<?xf32>, vector<16xf32>
        %89 = arith.addi %84, %c5 : index
        vector.store %c19, %7[%89] : memref<?xf32>, vector<16xf32>
      }
      %90 = arith.addi %82, %c22 : index
      %91 = arith.minsi %90, %40 : index
      scf.for %92 = %82 to %91 step %c5 {
        scf.for %93 = %c15 to %c9 step %c10 {
          %94 = arith.muli %93, %c16 : index
          %95 = arith.addi %92, %94 : index
          %96 = arith.cmpi slt, %95, %40 : index
          scf.if %96 {
            %97 = arith.divui %95, %c16 : index
            %98 = arith.addi %30, %97 : index
            %99 = memref.load %step[%98] : memref<?xi32>
            %100 = arith.index_cast %99 : i32 to index
            %101 = arith.muli %100, %pageBytes : index
            %102 = arith.muli %2, %c24 : index
            %103 = arith.addi %101, %102 : index
            scf.for %104 = %c15 to %c4 step %c10 {
              %105 = arith.muli %104, %c16 : index
              %106 = arith.addi %103, %105 : index
              %107 = vector.load %kv[%106] : memref<?xi8>, vector<16xi8>
              %108 = arith.muli %104, %c5 : index
              %109 = arith.addi %108, %94 : index
              %110 = wave.fp8_decode "e4m3" %107 : vector<16xi8> -> vector<16xf32>
              vector.store %110, %14[%109] : memref<?xf32>, vector<16xf32>
            }
            %111 = arith.addi %103, %c25 : index
            scf.for %112 = %c15 to %c16 step %c10 {
              %113 = arith.addi %95, %112 : index
              %114 = arith.cmpi slt, %113, %40 : index
              %115 = arith.muli %112, %c4 : index
              %116 = arith.addi %111, %115 : index
              %117 = arith.addi %116, %c15 : index
              %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
              %119 = wave.fp8_decode "e4m3" %118 : vector<16xi8> -> vector<16xf32>
              %120 = arith.select %114, %119, %c19 : vector<16xf32>
              %121 = arith.addi %94, %112 : index
              %122 = arith.muli %121, %c4 : index
              %123 = arith.addi %122, %c15 : index
              vector.store %120, %15[%123] : memref<?xf32>, vector<16xf32>
              %124 = arith.addi %116, %c16 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
              %126 = wave.fp8_decode "e4m3" %125 : vector<16xi8> -> vector<16xf32>
              %127 = arith.select %114, %126, %c19 : vector<16xf32>
              %128 = arith.addi %122, %c16 : index
              vector.store %127, %15[%128] : memref<?xf32>, vector<16xf32>
              %129 = arith.addi %116, %c17 : index
              %130 = vector.load %kv[%129] : memref<?xi8>, vector<16xi8>
              %131 = wave.fp8_decode "e4m3" %130 : vector<16xi8> -> vector<16xf32>
              %132 = arith.select %114, %131, %c19 : vector<16xf32>
              %133 = arith.addi %122, %c17 : index
              vector.store %132, %15[%133] : memref<?xf32>, vector<16xf32>
              %134 = arith.addi %116, %c18 : index
              %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
              %136 = wave.fp8_decode "e4m3" %135 : vector<16xi8> -> vector<16xf32>
              %137 = arith.select %114, %136, %c19 : vector<16xf32>
              %138 = arith.addi %122, %c18 : index
              vector.store %137, %15[%138] : memref<?xf32>, vector<16xf32>
              %139 = arith.addi %116, %c5 : index
              %140 = vector.load %kv[%139] : memref<?xi8>, vector<16xi8>
              %141 = wave.fp8_decode "e4m3" %140 : vector<16xi8> -> vector<16xf32>
              %142 = arith.select %114, %141, %c19 : vector<16xf32>
              %143 = arith.addi %122, %c5 : index
              vector.store %142, %15[%143] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %144 = %c15 to %34 step %c9 {
          %162:16 = scf.for %145 = %c15 to %c4 step %c10 iter_args(%146 = %c19, %147 = %c19, %148 = %c19, %149 = %c19, %150 = %c19, %151 = %c19, %152 = %c19, %153 = %c19, %154 = %c19, %155 = %c19, %156 = %c19, %157 = %c19, %158 = %c19, %159 = %c19, %160 = %c19, %161 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %163 = arith.muli %145, %c5 : index
            %164 = arith.addi %163, %c15 : index
            %165 = vector.load %14[%164] : memref<?xf32>, vector<16xf32>
            %166 = arith.addi %163, %c16 : index
            %167 = vector.load %14[%166] : memref<?xf32>, vector<16xf32>
            %168 = arith.addi %163, %c17 : index
            %169 = vector.load %14[%168] : memref<?xf32>, vector<16xf32>
            %170 = arith.addi %163, %c18 : index
            %171 = vector.load %14[%170] : memref<?xf32>, vector<16xf32>
            %172 = arith.addi %144, %c15 : index
            %173 = arith.muli %172, %c4 : index
            %174 = arith.addi %173, %145 : index
            %175 = memref.load %4[%174] : memref<?xf32>
            %176 = vector.broadcast %175 : f32 to vector<16xf32>
            %177 = math.fma %176, %165, %146 : vector<16xf32>
            %178 = math.fma %176, %167, %147 : vector<16xf32>
            %179 = math.fma %176, %169, %148 : vector<16xf32>
            %180 = math.fma %176, %171, %149 : vector<16xf32>
            %181 = arith.addi %144, %c10 : index
            %182 = arith.muli %181, %c4 : index
            %183 = arith.addi %182, %145 : index
            %184 = memref.load %4[%183] : memref<?xf32>
            %185 = vector.broadcast %184 : f32 to vector<16xf32>
            %186 = math.fma %185, %165, %150 : vector<16xf32>
            %187 = math.fma %185, %167, %151 : vector<16xf32>
            %188 = math.fma %185, %169, %152 : vector<16xf32>
            %189 = math.fma %185, %171, %153 : vector<16xf32>
            %190 = arith.addi %144, %c7 : index
            %191 = arith.muli %190, %c4 : index
            %192 = arith.addi %191, %145 : index
            %193 = memref.load %4[%192] : memref<?xf32>
            %194 = vector.broadcast %193 : f32 to vector<16xf32>
            %195 = math.fma %194, %165, %154 : vector<16xf32>
            %196 = math.fma %194, %167, %155 : vector<16xf32>
            %197 = math.fma %194, %169, %156 : vector<16xf32>
            %198 = math.fma %194, %171, %157 : vector<16xf32>
            %199 = arith.addi %144, %c13 : index
            %200 = arith.muli %199, %c4 : index
            %201 = arith.addi %200, %145 : index
            %202 = memref.load %4[%201] : memref<?xf32>
            %203 = vector.broadcast %202 : f32 to vector<16xf32>
            %204 = math.fma %203, %165, %158 : vector<16xf32>
            %205 = math.fma %203, %167, %159 : vector<16xf32>
            %206 = math.fma %203, %169, %160 : vector<16xf32>
            %207 = math.fma %203, %171, %161 : vector<16xf32>
            scf.yield %177, %178, %179, %180, %186, %187, %188, %189, %195, %196, %197, %198, %204, %205, %206, %207 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %208 = arith.addi %144, %c15 : index
          %209 = arith.subi %31, %c10 : index
          %210 = arith.minsi %208, %209 : index
          %211 = arith.divui %210, %groupSize : index
          %212 = arith.addi %22, %211 : index
          %213 = arith.muli %2, %groupSize : index
          %214 = arith.remui %210, %groupSize : index
          %215 = arith.addi %213, %214 : index
          %216 = arith.addi %positionsAt, %212 : index
          %217 = memref.load %step[%216] : memref<?xi32>
          %218 = arith.index_cast %217 : i32 to index
          %219 = arith.subi %218, %92 : index
          %220 = arith.index_cast %219 : index to i32
          %221 = vector.broadcast %220 : i32 to vector<16xi32>
          %222 = arith.cmpi sle, %c26, %221 : vector<16xi32>
          %223 = arith.select %222, %162#0, %c27 : vector<16xi1>, vector<16xf32>
          %224 = arith.cmpi sle, %c28, %221 : vector<16xi32>
          %225 = arith.select %224, %162#1, %c27 : vector<16xi1>, vector<16xf32>
          %226 = arith.cmpi sle, %c29, %221 : vector<16xi32>
          %227 = arith.select %226, %162#2, %c27 : vector<16xi1>, vector<16xf32>
          %228 = arith.cmpi sle, %c30, %221 : vector<16xi32>
          %229 = arith.select %228, %162#3, %c27 : vector<16xi1>, vector<16xf32>
          %230 = arith.maximumf %223, %225 : vector<16xf32>
          %231 = arith.maximumf %230, %227 : vector<16xf32>
          %232 = arith.maximumf %231, %229 : vector<16xf32>
          %233 = memref.load %5[%208] : memref<?xf32>
          %234 = wave.reduce "max" %232 : vector<16xf32>
          %235 = arith.maximumf %233, %234 : f32
          %236 = arith.subf %233, %235 : f32
          %237 = wave.exp2 %236 : f32
          %238 = vector.broadcast %235 : f32 to vector<16xf32>
          %239 = arith.subf %223, %238 : vector<16xf32>
          %240 = wave.exp2 %239 : vector<16xf32>
          %241 = arith.select %222, %240, %c19 : vector<16xi1>, vector<16xf32>
          %242 = arith.muli %208, %c5 : index
          %243 = arith.addi %242, %c15 : index
          vector.store %241, %13[%243] : memref<?xf32>, vector<16xf32>
          %244 = arith.subf %225, %238 : vector<16xf32>
          %245 = wave.exp2 %244 : vector<16xf32>
          %246 = arith.select %224, %245, %c19 : vector<16xi1>, vector<16xf32>
          %247 = arith.addi %242, %c16 : index
          vector.store %246, %13[%247] : memref<?xf32>, vector<16xf32>
          %248 = arith.addf %241, %246 : vector<16xf32>
          %249 = arith.subf %227, %238 : vector<16xf32>
          %250 = wave.exp2 %249 : vector<16xf32>
          %251 = arith.select %226, %250, %c19 : vector<16xi1>, vector<16xf32>
          %252 = arith.addi %242, %c17 : index
          vector.store %251, %13[%252] : memref<?xf32>, vector<16xf32>
          %253 = arith.addf %248, %251 : vector<16xf32>
          %254 = arith.subf %229, %238 : vector<16xf32>
          %255 = wave.exp2 %254 : vector<16xf32>
          %256 = arith.select %228, %255, %c19 : vector<16xi1>, vector<16xf32>
          %257 = arith.addi %242, %c18 : index
          vector.store %256, %13[%257] : memref<?xf32>, vector<16xf32>
          %258 = arith.addf %253, %256 : vector<16xf32>
          %259 = memref.load %6[%208] : memref<?xf32>
          %260 = wave.reduce "add" %258 : vector<16xf32>
          %261 = math.fma %259, %237, %260 : f32
          memref.store %235, %5[%208] : memref<?xf32>
          memref.store %261, %6[%208] : memref<?xf32>
          memref.store %237, %11[%208] : memref<?xf32>
          %262 = arith.addi %144, %c10 : index
          %263 = arith.minsi %262, %209 : index
          %264 = arith.divui %263, %groupSize : index
          %265 = arith.addi %22, %264 : index
          %266 = arith.remui %263, %groupSize : index
          %267 = arith.addi %213, %266 : index
          %268 = arith.addi %positionsAt, %265 : index
          %269 = memref.load %step[%268] : memref<?xi32>
          %270 = arith.index_cast %269 : i32 to index
          %271 = arith.subi %270, %92 : index
          %272 = arith.index_cast %271 : index to i32
          %273 = vector.broadcast %272 : i32 to vector<16xi32>
          %274 = arith.cmpi sle, %c26, %273 : vector<16xi32>
          %275 = arith.select %274, %162#4, %c27 : vector<16xi1>, vector<16xf32>
          %276 = arith.cmpi sle, %c28, %273 : vector<16xi32>
          %277 = arith.select %276, %162#5, %c27 : vector<16xi1>, vector<16xf32>
          %278 = arith.cmpi sle, %c29, %273 : vector<16xi32>
          %279 = arith.select %278, %162#6, %c27 : vector<16xi1>, vector<16xf32>
          %280 = arith.cmpi sle, %c30, %273 : vector<16xi32>
          %281 = arith.select %280, %162#7, %c27 : vector<16xi1>, vector<16xf32>
          %282 = arith.maximumf %275, %277 : vector<16xf32>
          %283 = arith.maximumf %282, %279 : vector<16xf32>
          %284 = arith.maximumf %283, %281 : vector<16xf32>
          %285 = memref.load %5[%262] : memref<?xf32>
          %286 = wave.reduce "max" %284 : vector<16xf32>
          %287 = arith.maximumf %285, %286 : f32
          %288 = arith.subf %285, %287 : f32
          %289 = wave.exp2 %288 : f32
          %290 = vector.broadcast %287 : f32 to vector<16xf32>
          %291 = arith.subf %275, %290 : vector<16xf32>
          %292 = wave.exp2 %291 : vector<16xf32>
          %293 = arith.select %274, %292, %c19 : vector<16xi1>, vector<16xf32>
          %294 = arith.muli %262, %c5 : index
          %295 = arith.addi %294, %c15 : index
          vector.store %293, %13[%295] : memref<?xf32>, vector<16xf32>
          %296 = arith.subf %277, %290 : vector<16xf32>
          %297 = wave.exp2 %296 : vector<16xf32>
          %298 = arith.select %276, %297, %c19 : vector<16xi1>, vector<16xf32>
          %299 = arith.addi %294, %c16 : index
          vector.store %298, %13[%299] : memref<?xf32>, vector<16xf32>
          %300 = arith.addf %293, %298 : vector<16xf32>
          %301 = arith.subf %279, %290 : vector<16xf32>
          %302 = wave.exp2 %301 : vector<16xf32>
          %303 = arith.select %278, %302, %c19 : vector<16xi1>, vector<16xf32>
          %304 = arith.addi %294, %c17 : index
          vector.store %303, %13[%304] : memref<?xf32>, vector<16xf32>
          %305 = arith.addf %300, %303 : vector<16xf32>
          %306 = arith.subf %281, %290 : vector<16xf32>
          %307 = wave.exp2 %306 : vector<16xf32>
          %308 = arith.select %280, %307, %c19 : vector<16xi1>, vector<16xf32>
          %309 = arith.addi %294, %c18 : index
          vector.store %308, %13[%309] : memref<?xf32>, vector<16xf32>
          %310 = arith.addf %305, %308 : vector<16xf32>
          %311 = memref.load %6[%262] : memref<?xf32>
          %312 = wave.reduce "add" %310 : vector<16xf32>
          %313 = math.fma %311, %289, %312 : f32
          memref.store %287, %5[%262] : memref<?xf32>
          memref.store %313, %6[%262] : memref<?xf32>
          memref.store %289, %11[%262] : memref<?xf32>
          %314 = arith.addi %144, %c7 : index
          %315 = arith.minsi %314, %209 : index
          %316 = arith.divui %315, %groupSize : index
          %317 = arith.addi %22, %316 : index
          %318 = arith.remui %315, %groupSize : index
          %319 = arith.addi %213, %318 : index
          %320 = arith.addi %positionsAt, %317 : index
          %321 = memref.load %step[%320] : memref<?xi32>
          %322 = arith.index_cast %321 : i32 to index
          %323 = arith.subi %322, %92 : index
          %324 = arith.index_cast %323 : index to i32
          %325 = vector.broadcast %324 : i32 to vector<16xi32>
          %326 = arith.cmpi sle, %c26, %325 : vector<16xi32>
          %327 = arith.select %326, %162#8, %c27 : vector<16xi1>, vector<16xf32>
          %328 = arith.cmpi sle, %c28, %325 : vector<16xi32>
          %329 = arith.select %328, %162#9, %c27 : vector<16xi1>, vector<16xf32>
          %330 = arith.cmpi sle, %c29, %325 : vector<16xi32>
          %331 = arith.select %330, %162#10, %c27 : vector<16xi1>, vector<16xf32>
          %332 = arith.cmpi sle, %c30, %325 : vector<16xi32>
          %333 = arith.select %332, %162#11, %c27 : vector<16xi1>, vector<16xf32>
          %334 = arith.maximumf %327, %329 : vector<16xf32>
          %335 = arith.maximumf %334, %331 : vector<16xf32>
          %336 = arith.maximumf %335, %333 : vector<16xf32>
          %337 = memref.load %5[%314] : memref<?xf32>
          %338 = wave.reduce "max" %336 : vector<16xf32>
          %339 = arith.maximumf %337, %338 : f32
          %340 = arith.subf %337, %339 : f32
          %341 = wave.exp2 %340 : f32
          %342 = vector.broadcast %339 : f32 to vector<16xf32>
          %343 = arith.subf %327, %342 : vector<16xf32>
          %344 = wave.exp2 %343 : vector<16xf32>
          %345 = arith.select %326, %344, %c19 : vector<16xi1>, vector<16xf32>
          %346 = arith.muli %314, %c5 : index
          %347 = arith.addi %346, %c15 : index
          vector.store %345, %13[%347] : memref<?xf32>, vector<16xf32>
          %348 = arith.subf %329, %342 : vector<16xf32>
          %349 = wave.exp2 %348 : vector<16xf32>
          %350 = arith.select %328, %349, %c19 : vector<16xi1>, vector<16xf32>
          %351 = arith.addi %346, %c16 : index
          vector.store %350, %13[%351] : memref<?xf32>, vector<16xf32>
          %352 = arith.addf %345, %350 : vector<16xf32>
          %353 = arith.subf %331, %342 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %330, %354, %c19 : vector<16xi1>, vector<16xf32>
          %356 = arith.addi %346, %c17 : index
          vector.store %355, %13[%356] : memref<?xf32>, vector<16xf32>
          %357 = arith.addf %352, %355 : vector<16xf32>
          %358 = arith.subf %333, %342 : vector<16xf32>
          %359 = wave.exp2 %358 : vector<16xf32>
          %360 = arith.select %332, %359, %c19 : vector<16xi1>, vector<16xf32>
          %361 = arith.addi %346, %c18 : index
          vector.store %360, %13[%361] : memref<?xf32>, vector<16xf32>
          %362 = arith.addf %357, %360 : vector<16xf32>
          %363 = memref.load %6[%314] : memref<?xf32>
          %364 = wave.reduce "add" %362 : vector<16xf32>
          %365 = math.fma %363, %341, %364 : f32
          memref.store %339, %5[%314] : memref<?xf32>
          memref.store %365, %6[%314] : memref<?xf32>
          memref.store %341, %11[%314] : memref<?xf32>
          %366 = arith.addi %144, %c13 : index
          %367 = arith.minsi %366, %209 : index
          %368 = arith.divui %367, %groupSize : index
          %369 = arith.addi %22, %368 : index
          %370 = arith.remui %367, %groupSize : index
          %371 = arith.addi %213, %370 : index
          %372 = arith.addi %positionsAt, %369 : index
          %373 = memref.load %step[%372] : memref<?xi32>
          %374 = arith.index_cast %373 : i32 to index
          %375 = arith.subi %374, %92 : index
          %376 = arith.index_cast %375 : index to i32
          %377 = vector.broadcast %376 : i32 to vector<16xi32>
          %378 = arith.cmpi sle, %c26, %377 : vector<16xi32>
          %379 = arith.select %378, %162#12, %c27 : vector<16xi1>, vector<16xf32>
          %380 = arith.cmpi sle, %c28, %377 : vector<16xi32>
          %381 = arith.select %380, %162#13, %c27 : vector<16xi1>, vector<16xf32>
          %382 = arith.cmpi sle, %c29, %377 : vector<16xi32>
          %383 = arith.select %382, %162#14, %c27 : vector<16xi1>, vector<16xf32>
          %384 = arith.cmpi sle, %c30, %377 : vector<16xi32>
          %385 = arith.select %384, %162#15, %c27 : vector<16xi1>, vector<16xf32>
          %386 = arith.maximumf %379, %381 : vector<16xf32>
          %387 = arith.maximumf %386, %383 : vector<16xf32>
          %388 = arith.maximumf %387, %385 : vector<16xf32>
          %389 = memref.load %5[%366] : memref<?xf32>
          %390 = wave.reduce "max" %388 : vector<16xf32>
          %391 = arith.maximumf %389, %390 : f32
          %392 = arith.subf %389, %391 : f32
          %393 = wave.exp2 %392 : f32
          %394 = vector.broadcast %391 : f32 to vector<16xf32>
          %395 = arith.subf %379, %394 : vector<16xf32>
          %396 = wave.exp2 %395 : vector<16xf32>
          %397 = arith.select %378, %396, %c19 : vector<16xi1>, vector<16xf32>
          %398 = arith.muli %366, %c5 : index
          %399 = arith.addi %398, %c15 : index
          vector.store %397, %13[%399] : memref<?xf32>, vector<16xf32>
          %400 = arith.subf %381, %394 : vector<16xf32>
          %401 = wave.exp2 %400 : vector<16xf32>
          %402 = arith.select %380, %401, %c19 : vector<16xi1>, vector<16xf32>
          %403 = arith.addi %398, %c16 : index
          vector.store %402, %13[%403] : memref<?xf32>, vector<16xf32>
          %404 = arith.addf %397, %402 : vector<16xf32>
          %405 = arith.subf %383, %394 : vector<16xf32>
          %406 = wave.exp2 %405 : vector<16xf32>
          %407 = arith.select %382, %406, %c19 : vector<16xi1>, vector<16xf32>
          %408 = arith.addi %398, %c17 : index
          vector.store %407, %13[%408] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %404, %407 : vector<16xf32>
          %410 = arith.subf %385, %394 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %384, %411, %c19 : vector<16xi1>, vector<16xf32>
          %413 = arith.addi %398, %c18 : index
          vector.store %412, %13[%413] : memref<?xf32>, vector<16xf32>
          %414 = arith.addf %409, %412 : vector<16xf32>
          %415 = memref.load %6[%366] : memref<?xf32>
          %416 = wave.reduce "add" %414 : vector<16xf32>
          %417 = math.fma %415, %393, %416 : f32
          memref.store %391, %5[%366] : memref<?xf32>
          memref.store %417, %6[%366] : memref<?xf32>
          memref.store %393, %11[%366] : memref<?xf32>
        }
        %418 = arith.subi %40, %92 : index
        %419 = arith.minsi %418, %c5 : index
        scf.for %420 = %c15 to %34 step %c7 {
          %421 = arith.addi %420, %c15 : index
          %422 = memref.load %11[%421] : memref<?xf32>
          %423 = vector.broadcast %422 : f32 to vector<16xf32>
          %424 = arith.muli %421, %c4 : index
          %425 = arith.addi %424, %c15 : index
          %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
          %427 = arith.mulf %426, %423 : vector<16xf32>
          %428 = arith.addi %424, %c16 : index
          %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
          %430 = arith.mulf %429, %423 : vector<16xf32>
          %431 = arith.addi %424, %c17 : index
          %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
          %433 = arith.mulf %432, %423 : vector<16xf32>
          %434 = arith.addi %424, %c18 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %423 : vector<16xf32>
          %437 = arith.addi %420, %c10 : index
          %438 = memref.load %11[%437] : memref<?xf32>
          %439 = vector.broadcast %438 : f32 to vector<16xf32>
          %440 = arith.muli %437, %c4 : index
          %441 = arith.addi %440, %c15 : index
          %442 = vector.load %7[%441] : memref<?xf32>, vector<16xf32>
          %443 = arith.mulf %442, %439 : vector<16xf32>
          %444 = arith.addi %440, %c16 : index
          %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
          %446 = arith.mulf %445, %439 : vector<16xf32>
          %447 = arith.addi %440, %c17 : index
          %448 = vector.load %7[%447] : memref<?xf32>, vector<16xf32>
          %449 = arith.mulf %448, %439 : vector<16xf32>
          %450 = arith.addi %440, %c18 : index
          %451 = vector.load %7[%450] : memref<?xf32>, vector<16xf32>
          %452 = arith.mulf %451, %439 : vector<16xf32>
          %462:8 = scf.for %453 = %c15 to %419 step %c10 iter_args(%454 = %427, %455 = %430, %456 = %433, %457 = %436, %458 = %443, %459 = %446, %460 = %449, %461 = %452) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %463 = arith.muli %453, %c4 : index
            %464 = arith.addi %463, %c15 : index
            %465 = vector.load %15[%464] : memref<?xf32>, vector<16xf32>
            %466 = arith.addi %463, %c16 : index
            %467 = vector.load %15[%466] : memref<?xf32>, vector<16xf32>
            %468 = arith.addi %463, %c17 : index
            %469 = vector.load %15[%468] : memref<?xf32>, vector<16xf32>
            %470 = arith.addi %463, %c18 : index
            %471 = vector.load %15[%470] : memref<?xf32>, vector<16xf32>
            %472 = arith.muli %421, %c5 : index
            %473 = arith.addi %472, %453 : index
            %474 = memref.load %13[%473] : memref<?xf32>
            %475 = vector.broadcast %474 : f32 to vector<16xf32>
            %476 = math.fma %475, %465, %454 : vector<16xf32>
            %477 = math.fma %475, %467, %455 : vector<16xf32>
            %478 = math.fma %475, %469, %456 : vector<16xf32>
            %479 = math.fma %475, %471, %457 : vector<16xf32>
            %480 = arith.muli %437, %c5 : index
            %481 = arith.addi %480, %453 : index
            %482 = memref.load %13[%481] : memref<?xf32>
            %483 = vector.broadcast %482 : f32 to vector<16xf32>
            %484 = math.fma %483, %465, %458 : vector<16xf32>
            %485 = math.fma %483, %467, %459 : vector<16xf32>
            %486 = math.fma %483, %469, %460 : vector<16xf32>
            %487 = math.fma %483, %471, %461 : vector<16xf32>
            scf.yield %476, %477, %478, %479, %484, %485, %486, %487 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %462#0, %7[%425] : memref<?xf32>, vector<16xf32>
          vector.store %462#1, %7[%428] : memref<?xf32>, vector<16xf32>
          vector.store %462#2, %7[%431] : memref<?xf32>, vector<16xf32>
          vector.store %462#3, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %462#4, %7[%441] : memref<?xf32>, vector<16xf32>
          vector.store %462#5, %7[%444] : memref<?xf32>, vector<16xf32>
          vector.store %462#6, %7[%447] : memref<?xf32>, vector<16xf32>
          vector.store %462#7, %7[%450] : memref<?xf32>, vector<16xf32>
          %488 = memref.load %11[%421] : memref<?xf32>
          %489 = vector.broadcast %488 : f32 to vector<16xf32>
          %490 = arith.addi %424, %c5 : index
          %491 = vector.load %7[%490] : memref<?xf32>, vector<16xf32>
          %492 = arith.mulf %491, %489 : vector<16xf32>
          %493 = memref.load %11[%437] : memref<?xf32>
          %494 = vector.broadcast %493 : f32 to vector<16xf32>
          %495 = arith.addi %440, %c5 : index
          %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
          %497 = arith.mulf %496, %494 : vector<16xf32>
          %501:2 = scf.for %498 = %c15 to %419 step %c10 iter_args(%499 = %492, %500 = %497) -> (vector<16xf32>, vector<16xf32>) {
            %502 = arith.muli %498, %c4 : index
            %503 = arith.addi %502, %c5 : index
            %504 = vector.load %15[%503] : memref<?xf32>, vector<16xf32>
            %505 = arith.muli %421, %c5 : index
            %506 = arith.addi %505, %498 : index
            %507 = memref.load %13[%506] : memref<?xf32>
            %508 = vector.broadcast %507 : f32 to vector<16xf32>
            %509 = math.fma %508, %504, %499 : vector<16xf32>
            %510 = arith.muli %437, %c5 : index
            %511 = arith.addi %510, %498 : index
            %512 = memref.load %13[%511] : memref<?xf32>
            %513 = vector.broadcast %512 : f32 to vector<16xf32>
            %514 = math.fma %513, %504, %500 : vector<16xf32>
            scf.yield %509, %514 : vector<16xf32>, vector<16xf32>
          }
          vector.store %501#0, %7[%490] : memref<?xf32>, vector<16xf32>
          vector.store %501#1, %7[%495] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %515 = %c15 to %34 step %c10 {
        %516 = memref.load %5[%515] : memref<?xf32>
        %517 = memref.load %6[%515] : memref<?xf32>
        %518 = arith.muli %515, %c4 : index
        %519 = memref.load %8[%515] : memref<?xf32>
        %520 = arith.maximumf %519, %516 : f32
        %521 = arith.subf %519, %520 : f32
        %522 = wave.exp2 %521 : f32
        %523 = arith.subf %516, %520 : f32
        %524 = wave.exp2 %523 : f32
        memref.store %520, %8[%515] : memref<?xf32>
        %525 = memref.load %9[%515] : memref<?xf32>
        %526 = arith.mulf %525, %522 : f32
        %527 = math.fma %517, %524, %526 : f32
        memref.store %527, %9[%515] : memref<?xf32>
        %528 = vector.broadcast %522 : f32 to vector<16xf32>
        %529 = vector.broadcast %524 : f32 to vector<16xf32>
        %530 = arith.addi %518, %c15 : index
        %531 = vector.load %10[%530] : memref<?xf32>, vector<16xf32>
        %532 = arith.mulf %531, %528 : vector<16xf32>
        %533 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
        %534 = math.fma %533, %529, %532 : vector<16xf32>
        vector.store %534, %10[%530] : memref<?xf32>, vector<16xf32>
        %535 = arith.addi %518, %c16 : index
        %536 = vector.load %10[%535] : memref<?xf32>, vector<16xf32>
        %537 = arith.mulf %536, %528 : vector<16xf32>
        %538 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
        %539 = math.fma %538, %529, %537 : vector<16xf32>
        vector.store %539, %10[%535] : memref<?xf32>, vector<16xf32>
        %540 = arith.addi %518, %c17 : index
        %541 = vector.load %10[%540] : memref<?xf32>, vector<16xf32>
        %542 = arith.mulf %541, %528 : vector<16xf32>
        %543 = vector.load %7[%540] : memref<?xf32>, vector<16xf32>
        %544 = math.fma %543, %529, %542 : vector<16xf32>
        vector.store %544, %10[%540] : memref<?xf32>, vector<16xf32>
        %545 = arith.addi %518, %c18 : index
        %546 = vector.load %10[%545] : memref<?xf32>, vector<16xf32>
        %547 = arith.mulf %546, %528 : vector<16xf32>
        %548 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
        %549 = math.fma %548, %529, %547 : vector<16xf32>
        vector.store %549, %10[%545] : memref<?xf32>, vector<16xf32>
        %550 = arith.addi %518, %c5 : index
        %551 = vector.load %10[%550] : memref<?xf32>, vector<16xf32>
        %552 = arith.mulf %551, %528 : vector<16xf32>
        %553 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
        %554 = math.fma %553, %529, %552 : vector<16xf32>
        vector.store %554, %10[%550] : memref<?xf32>, vector<16xf32>
      }
    }
    %555 = arith.addi %kvHeads, %2 : index
    %556 = memref.load %scales[%555] : memref<?xf32>
    scf.for %557 = %c15 to %31 step %c10 {
      %558 = arith.subi %31, %c10 : index
      %559 = arith.minsi %557, %558 : index
      %560 = arith.divui %559, %groupSize : index
      %561 = arith.addi %22, %560 : index
      %562 = arith.muli %2, %groupSize : index
      %563 = arith.remui %559, %groupSize : index
      %564 = arith.addi %562, %563 : index
      %565 = arith.muli %561, %heads : index
      %566 = arith.addi %565, %564 : index
      %567 = arith.muli %566, %c4 : index
      %568 = memref.load %9[%557] : memref<?xf32>
      %569 = arith.divf %556, %568 : f32
      %570 = vector.broadcast %569 : f32 to vector<16xf32>
      %571 = arith.muli %557, %c4 : index
      %572 = arith.addi %571, %c15 : index
      %573 = vector.load %10[%572] : memref<?xf32>, vector<16xf32>
      %574 = arith.mulf %573, %570 : vector<16xf32>
      %575 = arith.addi %567, %c15 : index
      vector.store %574, %out[%575] : memref<?xf32>, vector<16xf32>
      %576 = arith.addi %571, %c16 : index
      %577 = vector.load %10[%576] : memref<?xf32>, vector<16xf32>
      %578 = arith.mulf %577, %570 : vector<16xf32>
      %579 = arith.addi %567, %c16 : index
      vector.store %578, %out[%579] : memref<?xf32>, vector<16xf32>
      %580 = arith.addi %571, %c17 : index
      %581 = vector.load %10[%580] : memref<?xf32>, vector<16xf32>
      %582 = arith.mulf %581, %570 : vector<16xf32>
      %583 = arith.addi %567, %c17 : index
      vector.store %582, %out[%583] : memref<?xf32>, vector<16xf32>
      %584 = arith.addi %571, %c18 : index
      %585 = vector.load %10[%584] : memref<?xf32>, vector<16xf32>
      %586 = arith.mulf %585, %570 : vector<16xf32>
      %587 = arith.addi %567, %c18 : index
      vector.store %586, %out[%587] : memref<?xf32>, vector<16xf32>
      %588 = arith.addi %571, %c5 : index
      %589 = vector.load %10[%588] : memref<?xf32>, vector<16xf32>
      %590 = arith.mulf %589, %570 : vector<16xf32>
      %591 = arith.addi %567, %c5 : index
      vector.store %590, %out[%591] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
