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
            %108 = arith.muli %2, %c6 : index
            %109 = arith.addi %107, %108 : index
            scf.for %110 = %c15 to %c4 step %c10 {
              %111 = arith.muli %110, %c17 : index
              %112 = arith.addi %109, %111 : index
              %113 = vector.load %kv[%112] : memref<?xi8>, vector<32xi8>
              %114 = arith.muli %110, %c5 : index
              %115 = arith.addi %114, %100 : index
              %116 = vector.bitcast %113 : vector<32xi8> to vector<16xf16>
              %117 = arith.extf %116 : vector<16xf16> to vector<16xf32>
              vector.store %117, %14[%115] : memref<?xf32>, vector<16xf32>
            }
            %118 = arith.addi %109, %c25 : index
            scf.for %119 = %c15 to %c16 step %c10 {
              %120 = arith.addi %101, %119 : index
              %121 = arith.cmpi slt, %120, %40 : index
              %122 = arith.muli %119, %c26 : index
              %123 = arith.addi %118, %122 : index
              %124 = arith.addi %123, %c15 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<32xi8>
              %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
              %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
              %128 = arith.select %121, %127, %c20 : vector<16xf32>
              %129 = arith.addi %100, %119 : index
              %130 = arith.muli %129, %c4 : index
              %131 = arith.addi %130, %c15 : index
              vector.store %128, %15[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.addi %123, %c17 : index
              %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
              %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
              %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
              %136 = arith.select %121, %135, %c20 : vector<16xf32>
              %137 = arith.addi %130, %c16 : index
              vector.store %136, %15[%137] : memref<?xf32>, vector<16xf32>
              %138 = arith.addi %123, %c5 : index
              %139 = vector.load %kv[%138] : memref<?xi8>, vector<32xi8>
              %140 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
              %141 = arith.extf %140 : vector<16xf16> to vector<16xf32>
              %142 = arith.select %121, %141, %c20 : vector<16xf32>
              %143 = arith.addi %130, %c17 : index
              vector.store %142, %15[%143] : memref<?xf32>, vector<16xf32>
              %144 = arith.addi %123, %c4 : index
              %145 = vector.load %kv[%144] : memref<?xi8>, vector<32xi8>
              %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
              %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
              %148 = arith.select %121, %147, %c20 : vector<16xf32>
              %149 = arith.addi %130, %c18 : index
              vector.store %148, %15[%149] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %123, %c27 : index
              %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
              %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
              %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
              %154 = arith.select %121, %153, %c20 : vector<16xf32>
              %155 = arith.addi %130, %c5 : index
              vector.store %154, %15[%155] : memref<?xf32>, vector<16xf32>
              %156 = arith.addi %123, %c28 : index
              %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
              %158 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
              %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
              %160 = arith.select %121, %159, %c20 : vector<16xf32>
              %161 = arith.addi %130, %c19 : index
              vector.store %160, %15[%161] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %162 = %c15 to %34 step %c9 {
          %180:16 = scf.for %163 = %c15 to %c4 step %c10 iter_args(%164 = %c20, %165 = %c20, %166 = %c20, %167 = %c20, %168 = %c20, %169 = %c20, %170 = %c20, %171 = %c20, %172 = %c20, %173 = %c20, %174 = %c20, %175 = %c20, %176 = %c20, %177 = %c20, %178 = %c20, %179 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %181 = arith.muli %163, %c5 : index
            %182 = arith.addi %181, %c15 : index
            %183 = vector.load %14[%182] : memref<?xf32>, vector<16xf32>
            %184 = arith.addi %181, %c16 : index
            %185 = vector.load %14[%184] : memref<?xf32>, vector<16xf32>
            %186 = arith.addi %181, %c17 : index
            %187 = vector.load %14[%186] : memref<?xf32>, vector<16xf32>
            %188 = arith.addi %181, %c18 : index
            %189 = vector.load %14[%188] : memref<?xf32>, vector<16xf32>
            %190 = arith.addi %162, %c15 : index
            %191 = arith.muli %190, %c4 : index
            %192 = arith.addi %191, %163 : index
            %193 = memref.load %4[%192] : memref<?xf32>
            %194 = vector.broadcast %193 : f32 to vector<16xf32>
            %195 = math.fma %194, %183, %164 : vector<16xf32>
            %196 = math.fma %194, %185, %165 : vector<16xf32>
            %197 = math.fma %194, %187, %166 : vector<16xf32>
            %198 = math.fma %194, %189, %167 : vector<16xf32>
            %199 = arith.addi %162, %c10 : index
            %200 = arith.muli %199, %c4 : index
            %201 = arith.addi %200, %163 : index
            %202 = memref.load %4[%201] : memref<?xf32>
            %203 = vector.broadcast %202 : f32 to vector<16xf32>
            %204 = math.fma %203, %183, %168 : vector<16xf32>
            %205 = math.fma %203, %185, %169 : vector<16xf32>
            %206 = math.fma %203, %187, %170 : vector<16xf32>
            %207 = math.fma %203, %189, %171 : vector<16xf32>
            %208 = arith.addi %162, %c7 : index
            %209 = arith.muli %208, %c4 : index
            %210 = arith.addi %209, %163 : index
            %211 = memref.load %4[%210] : memref<?xf32>
            %212 = vector.broadcast %211 : f32 to vector<16xf32>
            %213 = math.fma %212, %183, %172 : vector<16xf32>
            %214 = math.fma %212, %185, %173 : vector<16xf32>
            %215 = math.fma %212, %187, %174 : vector<16xf32>
            %216 = math.fma %212, %189, %175 : vector<16xf32>
            %217 = arith.addi %162, %c13 : index
            %218 = arith.muli %217, %c4 : index
            %219 = arith.addi %218, %163 : index
            %220 = memref.load %4[%219] : memref<?xf32>
            %221 = vector.broadcast %220 : f32 to vector<16xf32>
            %222 = math.fma %221, %183, %176 : vector<16xf32>
            %223 = math.fma %221, %185, %177 : vector<16xf32>
            %224 = math.fma %221, %187, %178 : vector<16xf32>
            %225 = math.fma %221, %189, %179 : vector<16xf32>
            scf.yield %195, %196, %197, %198, %204, %205, %206, %207, %213, %214, %215, %216, %222, %223, %224, %225 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %226 = arith.addi %162, %c15 : index
          %227 = arith.subi %31, %c10 : index
          %228 = arith.minsi %226, %227 : index
          %229 = arith.divui %228, %groupSize : index
          %230 = arith.addi %22, %229 : index
          %231 = arith.muli %2, %groupSize : index
          %232 = arith.remui %228, %groupSize : index
          %233 = arith.addi %231, %232 : index
          %234 = arith.addi %positionsAt, %230 : index
          %235 = memref.load %step[%234] : memref<?xi32>
          %236 = arith.index_cast %235 : i32 to index
          %237 = arith.subi %236, %98 : index
          %238 = arith.index_cast %237 : index to i32
          %239 = vector.broadcast %238 : i32 to vector<16xi32>
          %240 = arith.cmpi sle, %c29, %239 : vector<16xi32>
          %241 = arith.select %240, %180#0, %c30 : vector<16xi1>, vector<16xf32>
          %242 = arith.cmpi sle, %c31, %239 : vector<16xi32>
          %243 = arith.select %242, %180#1, %c30 : vector<16xi1>, vector<16xf32>
          %244 = arith.cmpi sle, %c32, %239 : vector<16xi32>
          %245 = arith.select %244, %180#2, %c30 : vector<16xi1>, vector<16xf32>
          %246 = arith.cmpi sle, %c33, %239 : vector<16xi32>
          %247 = arith.select %246, %180#3, %c30 : vector<16xi1>, vector<16xf32>
          %248 = arith.maximumf %241, %243 : vector<16xf32>
          %249 = arith.maximumf %248, %245 : vector<16xf32>
          %250 = arith.maximumf %249, %247 : vector<16xf32>
          %251 = memref.load %5[%226] : memref<?xf32>
          %252 = wave.reduce "max" %250 : vector<16xf32>
          %253 = arith.maximumf %251, %252 : f32
          %254 = arith.subf %251, %253 : f32
          %255 = wave.exp2 %254 : f32
          %256 = vector.broadcast %253 : f32 to vector<16xf32>
          %257 = arith.subf %241, %256 : vector<16xf32>
          %258 = wave.exp2 %257 : vector<16xf32>
          %259 = arith.select %240, %258, %c20 : vector<16xi1>, vector<16xf32>
          %260 = arith.muli %226, %c5 : index
          %261 = arith.addi %260, %c15 : index
          vector.store %259, %13[%261] : memref<?xf32>, vector<16xf32>
          %262 = arith.subf %243, %256 : vector<16xf32>
          %263 = wave.exp2 %262 : vector<16xf32>
          %264 = arith.select %242, %263, %c20 : vector<16xi1>, vector<16xf32>
          %265 = arith.addi %260, %c16 : index
          vector.store %264, %13[%265] : memref<?xf32>, vector<16xf32>
          %266 = arith.addf %259, %264 : vector<16xf32>
          %267 = arith.subf %245, %256 : vector<16xf32>
          %268 = wave.exp2 %267 : vector<16xf32>
          %269 = arith.select %244, %268, %c20 : vector<16xi1>, vector<16xf32>
          %270 = arith.addi %260, %c17 : index
          vector.store %269, %13[%270] : memref<?xf32>, vector<16xf32>
          %271 = arith.addf %266, %269 : vector<16xf32>
          %272 = arith.subf %247, %256 : vector<16xf32>
          %273 = wave.exp2 %272 : vector<16xf32>
          %274 = arith.select %246, %273, %c20 : vector<16xi1>, vector<16xf32>
          %275 = arith.addi %260, %c18 : index
          vector.store %274, %13[%275] : memref<?xf32>, vector<16xf32>
          %276 = arith.addf %271, %274 : vector<16xf32>
          %277 = memref.load %6[%226] : memref<?xf32>
          %278 = wave.reduce "add" %276 : vector<16xf32>
          %279 = math.fma %277, %255, %278 : f32
          memref.store %253, %5[%226] : memref<?xf32>
          memref.store %279, %6[%226] : memref<?xf32>
          memref.store %255, %11[%226] : memref<?xf32>
          %280 = arith.addi %162, %c10 : index
          %281 = arith.minsi %280, %227 : index
          %282 = arith.divui %281, %groupSize : index
          %283 = arith.addi %22, %282 : index
          %284 = arith.remui %281, %groupSize : index
          %285 = arith.addi %231, %284 : index
          %286 = arith.addi %positionsAt, %283 : index
          %287 = memref.load %step[%286] : memref<?xi32>
          %288 = arith.index_cast %287 : i32 to index
          %289 = arith.subi %288, %98 : index
          %290 = arith.index_cast %289 : index to i32
          %291 = vector.broadcast %290 : i32 to vector<16xi32>
          %292 = arith.cmpi sle, %c29, %291 : vector<16xi32>
          %293 = arith.select %292, %180#4, %c30 : vector<16xi1>, vector<16xf32>
          %294 = arith.cmpi sle, %c31, %291 : vector<16xi32>
          %295 = arith.select %294, %180#5, %c30 : vector<16xi1>, vector<16xf32>
          %296 = arith.cmpi sle, %c32, %291 : vector<16xi32>
          %297 = arith.select %296, %180#6, %c30 : vector<16xi1>, vector<16xf32>
          %298 = arith.cmpi sle, %c33, %291 : vector<16xi32>
          %299 = arith.select %298, %180#7, %c30 : vector<16xi1>, vector<16xf32>
          %300 = arith.maximumf %293, %295 : vector<16xf32>
          %301 = arith.maximumf %300, %297 : vector<16xf32>
          %302 = arith.maximumf %301, %299 : vector<16xf32>
          %303 = memref.load %5[%280] : memref<?xf32>
          %304 = wave.reduce "max" %302 : vector<16xf32>
          %305 = arith.maximumf %303, %304 : f32
          %306 = arith.subf %303, %305 : f32
          %307 = wave.exp2 %306 : f32
          %308 = vector.broadcast %305 : f32 to vector<16xf32>
          %309 = arith.subf %293, %308 : vector<16xf32>
          %310 = wave.exp2 %309 : vector<16xf32>
          %311 = arith.select %292, %310, %c20 : vector<16xi1>, vector<16xf32>
          %312 = arith.muli %280, %c5 : index
          %313 = arith.addi %312, %c15 : index
          vector.store %311, %13[%313] : memref<?xf32>, vector<16xf32>
          %314 = arith.subf %295, %308 : vector<16xf32>
          %315 = wave.exp2 %314 : vector<16xf32>
          %316 = arith.select %294, %315, %c20 : vector<16xi1>, vector<16xf32>
          %317 = arith.addi %312, %c16 : index
          vector.store %316, %13[%317] : memref<?xf32>, vector<16xf32>
          %318 = arith.addf %311, %316 : vector<16xf32>
          %319 = arith.subf %297, %308 : vector<16xf32>
          %320 = wave.exp2 %319 : vector<16xf32>
          %321 = arith.select %296, %320, %c20 : vector<16xi1>, vector<16xf32>
          %322 = arith.addi %312, %c17 : index
          vector.store %321, %13[%322] : memref<?xf32>, vector<16xf32>
          %323 = arith.addf %318, %321 : vector<16xf32>
          %324 = arith.subf %299, %308 : vector<16xf32>
          %325 = wave.exp2 %324 : vector<16xf32>
          %326 = arith.select %298, %325, %c20 : vector<16xi1>, vector<16xf32>
          %327 = arith.addi %312, %c18 : index
          vector.store %326, %13[%327] : memref<?xf32>, vector<16xf32>
          %328 = arith.addf %323, %326 : vector<16xf32>
          %329 = memref.load %6[%280] : memref<?xf32>
          %330 = wave.reduce "add" %328 : vector<16xf32>
          %331 = math.fma %329, %307, %330 : f32
          memref.store %305, %5[%280] : memref<?xf32>
          memref.store %331, %6[%280] : memref<?xf32>
          memref.store %307, %11[%280] : memref<?xf32>
          %332 = arith.addi %162, %c7 : index
          %333 = arith.minsi %332, %227 : index
          %334 = arith.divui %333, %groupSize : index
          %335 = arith.addi %22, %334 : index
          %336 = arith.remui %333, %groupSize : index
          %337 = arith.addi %231, %336 : index
          %338 = arith.addi %positionsAt, %335 : index
          %339 = memref.load %step[%338] : memref<?xi32>
          %340 = arith.index_cast %339 : i32 to index
          %341 = arith.subi %340, %98 : index
          %342 = arith.index_cast %341 : index to i32
          %343 = vector.broadcast %342 : i32 to vector<16xi32>
          %344 = arith.cmpi sle, %c29, %343 : vector<16xi32>
          %345 = arith.select %344, %180#8, %c30 : vector<16xi1>, vector<16xf32>
          %346 = arith.cmpi sle, %c31, %343 : vector<16xi32>
          %347 = arith.select %346, %180#9, %c30 : vector<16xi1>, vector<16xf32>
          %348 = arith.cmpi sle, %c32, %343 : vector<16xi32>
          %349 = arith.select %348, %180#10, %c30 : vector<16xi1>, vector<16xf32>
          %350 = arith.cmpi sle, %c33, %343 : vector<16xi32>
          %351 = arith.select %350, %180#11, %c30 : vector<16xi1>, vector<16xf32>
          %352 = arith.maximumf %345, %347 : vector<16xf32>
          %353 = arith.maximumf %352, %349 : vector<16xf32>
          %354 = arith.maximumf %353, %351 : vector<16xf32>
          %355 = memref.load %5[%332] : memref<?xf32>
          %356 = wave.reduce "max" %354 : vector<16xf32>
          %357 = arith.maximumf %355, %356 : f32
          %358 = arith.subf %355, %357 : f32
          %359 = wave.exp2 %358 : f32
          %360 = vector.broadcast %357 : f32 to vector<16xf32>
          %361 = arith.subf %345, %360 : vector<16xf32>
          %362 = wave.exp2 %361 : vector<16xf32>
          %363 = arith.select %344, %362, %c20 : vector<16xi1>, vector<16xf32>
          %364 = arith.muli %332, %c5 : index
          %365 = arith.addi %364, %c15 : index
          vector.store %363, %13[%365] : memref<?xf32>, vector<16xf32>
          %366 = arith.subf %347, %360 : vector<16xf32>
          %367 = wave.exp2 %366 : vector<16xf32>
          %368 = arith.select %346, %367, %c20 : vector<16xi1>, vector<16xf32>
          %369 = arith.addi %364, %c16 : index
          vector.store %368, %13[%369] : memref<?xf32>, vector<16xf32>
          %370 = arith.addf %363, %368 : vector<16xf32>
          %371 = arith.subf %349, %360 : vector<16xf32>
          %372 = wave.exp2 %371 : vector<16xf32>
          %373 = arith.select %348, %372, %c20 : vector<16xi1>, vector<16xf32>
          %374 = arith.addi %364, %c17 : index
          vector.store %373, %13[%374] : memref<?xf32>, vector<16xf32>
          %375 = arith.addf %370, %373 : vector<16xf32>
          %376 = arith.subf %351, %360 : vector<16xf32>
          %377 = wave.exp2 %376 : vector<16xf32>
          %378 = arith.select %350, %377, %c20 : vector<16xi1>, vector<16xf32>
          %379 = arith.addi %364, %c18 : index
          vector.store %378, %13[%379] : memref<?xf32>, vector<16xf32>
          %380 = arith.addf %375, %378 : vector<16xf32>
          %381 = memref.load %6[%332] : memref<?xf32>
          %382 = wave.reduce "add" %380 : vector<16xf32>
          %383 = math.fma %381, %359, %382 : f32
          memref.store %357, %5[%332] : memref<?xf32>
          memref.store %383, %6[%332] : memref<?xf32>
          memref.store %359, %11[%332] : memref<?xf32>
          %384 = arith.addi %162, %c13 : index
          %385 = arith.minsi %384, %227 : index
          %386 = arith.divui %385, %groupSize : index
          %387 = arith.addi %22, %386 : index
          %388 = arith.remui %385, %groupSize : index
          %389 = arith.addi %231, %388 : index
          %390 = arith.addi %positionsAt, %387 : index
          %391 = memref.load %step[%390] : memref<?xi32>
          %392 = arith.index_cast %391 : i32 to index
          %393 = arith.subi %392, %98 : index
          %394 = arith.index_cast %393 : index to i32
          %395 = vector.broadcast %394 : i32 to vector<16xi32>
          %396 = arith.cmpi sle, %c29, %395 : vector<16xi32>
          %397 = arith.select %396, %180#12, %c30 : vector<16xi1>, vector<16xf32>
          %398 = arith.cmpi sle, %c31, %395 : vector<16xi32>
          %399 = arith.select %398, %180#13, %c30 : vector<16xi1>, vector<16xf32>
          %400 = arith.cmpi sle, %c32, %395 : vector<16xi32>
          %401 = arith.select %400, %180#14, %c30 : vector<16xi1>, vector<16xf32>
          %402 = arith.cmpi sle, %c33, %395 : vector<16xi32>
          %403 = arith.select %402, %180#15, %c30 : vector<16xi1>, vector<16xf32>
          %404 = arith.maximumf %397, %399 : vector<16xf32>
          %405 = arith.maximumf %404, %401 : vector<16xf32>
          %406 = arith.maximumf %405, %403 : vector<16xf32>
          %407 = memref.load %5[%384] : memref<?xf32>
          %408 = wave.reduce "max" %406 : vector<16xf32>
          %409 = arith.maximumf %407, %408 : f32
          %410 = arith.subf %407, %409 : f32
          %411 = wave.exp2 %410 : f32
          %412 = vector.broadcast %409 : f32 to vector<16xf32>
          %413 = arith.subf %397, %412 : vector<16xf32>
          %414 = wave.exp2 %413 : vector<16xf32>
          %415 = arith.select %396, %414, %c20 : vector<16xi1>, vector<16xf32>
          %416 = arith.muli %384, %c5 : index
          %417 = arith.addi %416, %c15 : index
          vector.store %415, %13[%417] : memref<?xf32>, vector<16xf32>
          %418 = arith.subf %399, %412 : vector<16xf32>
          %419 = wave.exp2 %418 : vector<16xf32>
          %420 = arith.select %398, %419, %c20 : vector<16xi1>, vector<16xf32>
          %421 = arith.addi %416, %c16 : index
          vector.store %420, %13[%421] : memref<?xf32>, vector<16xf32>
          %422 = arith.addf %415, %420 : vector<16xf32>
          %423 = arith.subf %401, %412 : vector<16xf32>
          %424 = wave.exp2 %423 : vector<16xf32>
          %425 = arith.select %400, %424, %c20 : vector<16xi1>, vector<16xf32>
          %426 = arith.addi %416, %c17 : index
          vector.store %425, %13[%426] : memref<?xf32>, vector<16xf32>
          %427 = arith.addf %422, %425 : vector<16xf32>
          %428 = arith.subf %403, %412 : vector<16xf32>
          %429 = wave.exp2 %428 : vector<16xf32>
          %430 = arith.select %402, %429, %c20 : vector<16xi1>, vector<16xf32>
          %431 = arith.addi %416, %c18 : index
          vector.store %430, %13[%431] : memref<?xf32>, vector<16xf32>
          %432 = arith.addf %427, %430 : vector<16xf32>
          %433 = memref.load %6[%384] : memref<?xf32>
          %434 = wave.reduce "add" %432 : vector<16xf32>
          %435 = math.fma %433, %411, %434 : f32
          memref.store %409, %5[%384] : memref<?xf32>
          memref.store %435, %6[%384] : memref<?xf32>
          memref.store %411, %11[%384] : memref<?xf32>
        }
        %436 = arith.subi %40, %98 : index
        %437 = arith.minsi %436, %c5 : index
        scf.for %438 = %c15 to %34 step %c7 {
          %439 = arith.addi %438, %c15 : index
          %440 = memref.load %11[%439] : memref<?xf32>
          %441 = vector.broadcast %440 : f32 to vector<16xf32>
          %442 = arith.muli %439, %c4 : index
          %443 = arith.addi %442, %c15 : index
          %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
          %445 = arith.mulf %444, %441 : vector<16xf32>
          %446 = arith.addi %442, %c16 : index
          %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
          %448 = arith.mulf %447, %441 : vector<16xf32>
          %449 = arith.addi %442, %c17 : index
          %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
          %451 = arith.mulf %450, %441 : vector<16xf32>
          %452 = arith.addi %442, %c18 : index
          %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
          %454 = arith.mulf %453, %441 : vector<16xf32>
          %455 = arith.addi %438, %c10 : index
          %456 = memref.load %11[%455] : memref<?xf32>
          %457 = vector.broadcast %456 : f32 to vector<16xf32>
          %458 = arith.muli %455, %c4 : index
          %459 = arith.addi %458, %c15 : index
          %460 = vector.load %7[%459] : memref<?xf32>, vector<16xf32>
          %461 = arith.mulf %460, %457 : vector<16xf32>
          %462 = arith.addi %458, %c16 : index
          %463 = vector.load %7[%462] : memref<?xf32>, vector<16xf32>
          %464 = arith.mulf %463, %457 : vector<16xf32>
          %465 = arith.addi %458, %c17 : index
          %466 = vector.load %7[%465] : memref<?xf32>, vector<16xf32>
          %467 = arith.mulf %466, %457 : vector<16xf32>
          %468 = arith.addi %458, %c18 : index
          %469 = vector.load %7[%468] : memref<?xf32>, vector<16xf32>
          %470 = arith.mulf %469, %457 : vector<16xf32>
          %480:8 = scf.for %471 = %c15 to %437 step %c10 iter_args(%472 = %445, %473 = %448, %474 = %451, %475 = %454, %476 = %461, %477 = %464, %478 = %467, %479 = %470) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %481 = arith.muli %471, %c4 : index
            %482 = arith.addi %481, %c15 : index
            %483 = vector.load %15[%482] : memref<?xf32>, vector<16xf32>
            %484 = arith.addi %481, %c16 : index
            %485 = vector.load %15[%484] : memref<?xf32>, vector<16xf32>
            %486 = arith.addi %481, %c17 : index
            %487 = vector.load %15[%486] : memref<?xf32>, vector<16xf32>
            %488 = arith.addi %481, %c18 : index
            %489 = vector.load %15[%488] : memref<?xf32>, vector<16xf32>
            %490 = arith.muli %439, %c5 : index
            %491 = arith.addi %490, %471 : index
            %492 = memref.load %13[%491] : memref<?xf32>
            %493 = vector.broadcast %492 : f32 to vector<16xf32>
            %494 = math.fma %493, %483, %472 : vector<16xf32>
            %495 = math.fma %493, %485, %473 : vector<16xf32>
            %496 = math.fma %493, %487, %474 : vector<16xf32>
            %497 = math.fma %493, %489, %475 : vector<16xf32>
            %498 = arith.muli %455, %c5 : index
            %499 = arith.addi %498, %471 : index
            %500 = memref.load %13[%499] : memref<?xf32>
            %501 = vector.broadcast %500 : f32 to vector<16xf32>
            %502 = math.fma %501, %483, %476 : vector<16xf32>
            %503 = math.fma %501, %485, %477 : vector<16xf32>
            %504 = math.fma %501, %487, %478 : vector<16xf32>
            %505 = math.fma %501, %489, %479 : vector<16xf32>
            scf.yield %494, %495, %496, %497, %502, %503, %504, %505 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %480#0, %7[%443] : memref<?xf32>, vector<16xf32>
          vector.store %480#1, %7[%446] : memref<?xf32>, vector<16xf32>
          vector.store %480#2, %7[%449] : memref<?xf32>, vector<16xf32>
          vector.store %480#3, %7[%452] : memref<?xf32>, vector<16xf32>
          vector.store %480#4, %7[%459] : memref<?xf32>, vector<16xf32>
          vector.store %480#5, %7[%462] : memref<?xf32>, vector<16xf32>
          vector.store %480#6, %7[%465] : memref<?xf32>, vector<16xf32>
          vector.store %480#7, %7[%468] : memref<?xf32>, vector<16xf32>
          %506 = memref.load %11[%439] : memref<?xf32>
          %507 = vector.broadcast %506 : f32 to vector<16xf32>
          %508 = arith.addi %442, %c5 : index
          %509 = vector.load %7[%508] : memref<?xf32>, vector<16xf32>
          %510 = arith.mulf %509, %507 : vector<16xf32>
          %511 = arith.addi %442, %c19 : index
          %512 = vector.load %7[%511] : memref<?xf32>, vector<16xf32>
          %513 = arith.mulf %512, %507 : vector<16xf32>
          %514 = memref.load %11[%455] : memref<?xf32>
          %515 = vector.broadcast %514 : f32 to vector<16xf32>
          %516 = arith.addi %458, %c5 : index
          %517 = vector.load %7[%516] : memref<?xf32>, vector<16xf32>
          %518 = arith.mulf %517, %515 : vector<16xf32>
          %519 = arith.addi %458, %c19 : index
          %520 = vector.load %7[%519] : memref<?xf32>, vector<16xf32>
          %521 = arith.mulf %520, %515 : vector<16xf32>
          %527:4 = scf.for %522 = %c15 to %437 step %c10 iter_args(%523 = %510, %524 = %513, %525 = %518, %526 = %521) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %528 = arith.muli %522, %c4 : index
            %529 = arith.addi %528, %c5 : index
            %530 = vector.load %15[%529] : memref<?xf32>, vector<16xf32>
            %531 = arith.addi %528, %c19 : index
            %532 = vector.load %15[%531] : memref<?xf32>, vector<16xf32>
            %533 = arith.muli %439, %c5 : index
            %534 = arith.addi %533, %522 : index
            %535 = memref.load %13[%534] : memref<?xf32>
            %536 = vector.broadcast %535 : f32 to vector<16xf32>
            %537 = math.fma %536, %530, %523 : vector<16xf32>
            %538 = math.fma %536, %532, %524 : vector<16xf32>
            %539 = arith.muli %455, %c5 : index
            %540 = arith.addi %539, %522 : index
            %541 = memref.load %13[%540] : memref<?xf32>
            %542 = vector.broadcast %541 : f32 to vector<16xf32>
            %543 = math.fma %542, %530, %525 : vector<16xf32>
            %544 = math.fma %542, %532, %526 : vector<16xf32>
            scf.yield %537, %538, %543, %544 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %527#0, %7[%508] : memref<?xf32>, vector<16xf32>
          vector.store %527#1, %7[%511] : memref<?xf32>, vector<16xf32>
          vector.store %527#2, %7[%516] : memref<?xf32>, vector<16xf32>
          vector.store %527#3, %7[%519] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %545 = %c15 to %34 step %c10 {
        %546 = memref.load %5[%545] : memref<?xf32>
        %547 = memref.load %6[%545] : memref<?xf32>
        %548 = arith.muli %545, %c4 : index
        %549 = memref.load %8[%545] : memref<?xf32>
        %550 = arith.maximumf %549, %546 : f32
        %551 = arith.subf %549, %550 : f32
        %552 = wave.exp2 %551 : f32
        %553 = arith.subf %546, %550 : f32
        %554 = wave.exp2 %553 : f32
        memref.store %550, %8[%545] : memref<?xf32>
        %555 = memref.load %9[%545] : memref<?xf32>
        %556 = arith.mulf %555, %552 : f32
        %557 = math.fma %547, %554, %556 : f32
        memref.store %557, %9[%545] : memref<?xf32>
        %558 = vector.broadcast %552 : f32 to vector<16xf32>
        %559 = vector.broadcast %554 : f32 to vector<16xf32>
        %560 = arith.addi %548, %c15 : index
        %561 = vector.load %10[%560] : memref<?xf32>, vector<16xf32>
        %562 = arith.mulf %561, %558 : vector<16xf32>
        %563 = vector.load %7[%560] : memref<?xf32>, vector<16xf32>
        %564 = math.fma %563, %559, %562 : vector<16xf32>
        vector.store %564, %10[%560] : memref<?xf32>, vector<16xf32>
        %565 = arith.addi %548, %c16 : index
        %566 = vector.load %10[%565] : memref<?xf32>, vector<16xf32>
        %567 = arith.mulf %566, %558 : vector<16xf32>
        %568 = vector.load %7[%565] : memref<?xf32>, vector<16xf32>
        %569 = math.fma %568, %559, %567 : vector<16xf32>
        vector.store %569, %10[%565] : memref<?xf32>, vector<16xf32>
        %570 = arith.addi %548, %c17 : index
        %571 = vector.load %10[%570] : memref<?xf32>, vector<16xf32>
        %572 = arith.mulf %571, %558 : vector<16xf32>
        %573 = vector.load %7[%570] : memref<?xf32>, vector<16xf32>
        %574 = math.fma %573, %559, %572 : vector<16xf32>
        vector.store %574, %10[%570] : memref<?xf32>, vector<16xf32>
        %575 = arith.addi %548, %c18 : index
        %576 = vector.load %10[%575] : memref<?xf32>, vector<16xf32>
        %577 = arith.mulf %576, %558 : vector<16xf32>
        %578 = vector.load %7[%575] : memref<?xf32>, vector<16xf32>
        %579 = math.fma %578, %559, %577 : vector<16xf32>
        vector.store %579, %10[%575] : memref<?xf32>, vector<16xf32>
        %580 = arith.addi %548, %c5 : index
        %581 = vector.load %10[%580] : memref<?xf32>, vector<16xf32>
        %582 = arith.mulf %581, %558 : vector<16xf32>
        %583 = vector.load %7[%580] : memref<?xf32>, vector<16xf32>
        %584 = math.fma %583, %559, %582 : vector<16xf32>
        vector.store %584, %10[%580] : memref<?xf32>, vector<16xf32>
        %585 = arith.addi %548, %c19 : index
        %586 = vector.load %10[%585] : memref<?xf32>, vector<16xf32>
        %587 = arith.mulf %586, %558 : vector<16xf32>
        %588 = vector.load %7[%585] : memref<?xf32>, vector<16xf32>
        %589 = math.fma %588, %559, %587 : vector<16xf32>
        vector.store %589, %10[%585] : memref<?xf32>, vector<16xf32>
      }
    }
    %590 = arith.addi %kvHeads, %2 : index
    %591 = memref.load %scales[%590] : memref<?xf32>
    scf.for %592 = %c15 to %31 step %c10 {
      %593 = arith.subi %31, %c10 : index
      %594 = arith.minsi %592, %593 : index
      %595 = arith.divui %594, %groupSize : index
      %596 = arith.addi %22, %595 : index
      %597 = arith.muli %2, %groupSize : index
      %598 = arith.remui %594, %groupSize : index
      %599 = arith.addi %597, %598 : index
      %600 = arith.muli %596, %heads : index
      %601 = arith.addi %600, %599 : index
      %602 = arith.muli %601, %c4 : index
      %603 = memref.load %9[%592] : memref<?xf32>
      %604 = arith.divf %591, %603 : f32
      %605 = vector.broadcast %604 : f32 to vector<16xf32>
      %606 = arith.muli %592, %c4 : index
      %607 = arith.addi %606, %c15 : index
      %608 = vector.load %10[%607] : memref<?xf32>, vector<16xf32>
      %609 = arith.mulf %608, %605 : vector<16xf32>
      %610 = arith.addi %602, %c15 : index
      vector.store %609, %out[%610] : memref<?xf32>, vector<16xf32>
      %611 = arith.addi %606, %c16 : index
      %612 = vector.load %10[%611] : memref<?xf32>, vector<16xf32>
      %613 = arith.mulf %612, %605 : vector<16xf32>
      %614 = arith.addi %602, %c16 : index
      vector.store %613, %out[%614] : memref<?xf32>, vector<16xf32>
      %615 = arith.addi %606, %c17 : index
      %616 = vector.load %10[%615] : memref<?xf32>, vector<16xf32>
      %617 = arith.mulf %616, %605 : vector<16xf32>
      %618 = arith.addi %602, %c17 : index
      vector.store %617, %out[%618] : memref<?xf32>, vector<16xf32>
      %619 = arith.addi %606, %c18 : index
      %620 = vector.load %10[%619] : memref<?xf32>, vector<16xf32>
      %621 = arith.mulf %620, %605 : vector<16xf32>
      %622 = arith.addi %602, %c18 : index
      vector.store %621, %out[%622] : memref<?xf32>, vector<16xf32>
      %623 = arith.addi %606, %c5 : index
      %624 = vector.load %10[%623] : memref<?xf32>, vector<16xf32>
      %625 = arith.mulf %624, %605 : vector<16xf32>
      %626 = arith.addi %602, %c5 : index
      vector.store %625, %out[%626] : memref<?xf32>, vector<16xf32>
      %627 = arith.addi %606, %c19 : index
      %628 = vector.load %10[%627] : memref<?xf32>, vector<16xf32>
      %629 = arith.mulf %628, %605 : vector<16xf32>
      %630 = arith.addi %602, %c19 : index
      vector.store %629, %out[%630] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
