// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 112 : index
  %c22 = arith.constant dense<0x00000000> : vector<16xf32>
  %c23 = arith.constant 0xF149F2CA : f32
  %c24 = arith.constant 0x00000000 : f32
  %c25 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 4096 : index
  %c28 = arith.constant 256 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c33 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c34 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c35 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c36 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
      %79 = arith.addi %53, %c20 : index
      %80 = vector.load %q[%79] : memref<?xf32>, vector<16xf32>
      %81 = arith.mulf %80, %42 : vector<16xf32>
      %82 = arith.addi %57, %c20 : index
      vector.store %81, %4[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %53, %c21 : index
      %84 = vector.load %q[%83] : memref<?xf32>, vector<16xf32>
      %85 = arith.mulf %84, %42 : vector<16xf32>
      %86 = arith.addi %57, %c21 : index
      vector.store %85, %4[%86] : memref<?xf32>, vector<16xf32>
    }
    scf.for %87 = %c15 to %34 step %c10 {
      memref.store %c23, %8[%87] : memref<?xf32>
      memref.store %c24, %9[%87] : memref<?xf32>
      %88 = arith.muli %87, %c4 : index
      %89 = arith.addi %88, %c15 : index
      vector.store %c22, %10[%89] : memref<?xf32>, vector<16xf32>
      %90 = arith.addi %88, %c16 : index
      vector.store %c22, %10[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %88, %c17 : index
      vector.store %c22, %10[%91] : memref<?xf32>, vector<16xf32>
      %92 = arith.addi %88, %c18 : index
      vector.store %c22, %10[%92] : memref<?xf32>, vector<16xf32>
      %93 = arith.addi %88, %c5 : index
      vector.store %c22, %10[%93] : memref<?xf32>, vector<16xf32>
      %94 = arith.addi %88, %c19 : index
      vector.store %c22, %10[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.addi %88, %c20 : index
      vector.store %c22, %10[%95] : memref<?xf32>, vector<16xf32>
      %96 = arith.addi %88, %c21 : index
      vector.store %c22, %10[%96] : memref<?xf32>, vector<16xf32>
    }
    scf.for %97 = %c15 to %40 step %c25 {
      scf.for %98 = %c15 to %34 step %c10 {
        memref.store %c23, %5[%98] : memref<?xf32>
        memref.store %c24, %6[%98] : memref<?xf32>
        %99 = arith.muli %98, %c4 : index
        %100 = arith.addi %99, %c15 : index
        vector.store %c22, %7[%100] : memref<?xf32>, vector<16xf32>
        %101 = arith.addi %99, %c16 : index
        vector.store %c22, %7[%101] : memref<?xf32>, vector<16xf32>
        %102 = arith.addi %99, %c17 : index
        vector.store %c22, %7[%102] : memref<?xf32>, vector<16xf32>
        %103 = arith.addi %99, %c18 : index
        vector.store %c22, %7[%103] : memref<?xf32>, vector<16xf32>
        %104 = arith.addi %99, %c5 : index
        vector.store %c22, %7[%104] : memref<?xf32>, vector<16xf32>
        %105 = arith.addi %99, %c19 : index
        vector.store %c22, %7[%105] : memref<?xf32>, vector<16xf32>
        %106 = arith.addi %99, %c20 : index
        vector.store %c22, %7[%106] : memref<?xf32>, vector<16xf32>
        %107 = arith.addi %99, %c21 : index
        vector.store %c22, %7[%107] : memref<?xf32>, vector<16xf32>
      }
      %108 = arith.addi %97, %c25 : index
      %109 = arith.minsi %108, %40 : index
      scf.for %110 = %97 to %109 step %c5 {
        scf.for %111 = %c15 to %c9 step %c10 {
          %112 = arith.muli %111, %c16 : index
          %113 = arith.addi %110, %112 : index
          %114 = arith.cmpi slt, %113, %40 : index
          scf.if %114 {
            %115 = arith.divui %113, %c16 : index
            %116 = arith.addi %30, %115 : index
            %117 = memref.load %step[%116] : memref<?xi32>
            %118 = arith.index_cast %117 : i32 to index
            %119 = arith.muli %118, %pageBytes : index
            %120 = arith.muli %2, %c6 : index
            %121 = arith.addi %119, %120 : index
            scf.for %122 = %c15 to %c4 step %c10 {
              %123 = arith.muli %122, %c17 : index
              %124 = arith.addi %121, %123 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<32xi8>
              %126 = arith.muli %122, %c5 : index
              %127 = arith.addi %126, %112 : index
              %128 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
              %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
              vector.store %129, %14[%127] : memref<?xf32>, vector<16xf32>
            }
            %130 = arith.addi %121, %c27 : index
            scf.for %131 = %c15 to %c16 step %c10 {
              %132 = arith.addi %113, %131 : index
              %133 = arith.cmpi slt, %132, %40 : index
              %134 = arith.muli %131, %c28 : index
              %135 = arith.addi %130, %134 : index
              %136 = arith.addi %135, %c15 : index
              %137 = vector.load %kv[%136] : memref<?xi8>, vector<32xi8>
              %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
              %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
              %140 = arith.select %133, %139, %c22 : vector<16xf32>
              %141 = arith.addi %112, %131 : index
              %142 = arith.muli %141, %c4 : index
              %143 = arith.addi %142, %c15 : index
              vector.store %140, %15[%143] : memref<?xf32>, vector<16xf32>
              %144 = arith.addi %135, %c17 : index
              %145 = vector.load %kv[%144] : memref<?xi8>, vector<32xi8>
              %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
              %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
              %148 = arith.select %133, %147, %c22 : vector<16xf32>
              %149 = arith.addi %142, %c16 : index
              vector.store %148, %15[%149] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %135, %c5 : index
              %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
              %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
              %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
              %154 = arith.select %133, %153, %c22 : vector<16xf32>
              %155 = arith.addi %142, %c17 : index
              vector.store %154, %15[%155] : memref<?xf32>, vector<16xf32>
              %156 = arith.addi %135, %c20 : index
              %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
              %158 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
              %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
              %160 = arith.select %133, %159, %c22 : vector<16xf32>
              %161 = arith.addi %142, %c18 : index
              vector.store %160, %15[%161] : memref<?xf32>, vector<16xf32>
              %162 = arith.addi %135, %c4 : index
              %163 = vector.load %kv[%162] : memref<?xi8>, vector<32xi8>
              %164 = vector.bitcast %163 : vector<32xi8> to vector<16xf16>
              %165 = arith.extf %164 : vector<16xf16> to vector<16xf32>
              %166 = arith.select %133, %165, %c22 : vector<16xf32>
              %167 = arith.addi %142, %c5 : index
              vector.store %166, %15[%167] : memref<?xf32>, vector<16xf32>
              %168 = arith.addi %135, %c29 : index
              %169 = vector.load %kv[%168] : memref<?xi8>, vector<32xi8>
              %170 = vector.bitcast %169 : vector<32xi8> to vector<16xf16>
              %171 = arith.extf %170 : vector<16xf16> to vector<16xf32>
              %172 = arith.select %133, %171, %c22 : vector<16xf32>
              %173 = arith.addi %142, %c19 : index
              vector.store %172, %15[%173] : memref<?xf32>, vector<16xf32>
              %174 = arith.addi %135, %c30 : index
              %175 = vector.load %kv[%174] : memref<?xi8>, vector<32xi8>
              %176 = vector.bitcast %175 : vector<32xi8> to vector<16xf16>
              %177 = arith.extf %176 : vector<16xf16> to vector<16xf32>
              %178 = arith.select %133, %177, %c22 : vector<16xf32>
              %179 = arith.addi %142, %c20 : index
              vector.store %178, %15[%179] : memref<?xf32>, vector<16xf32>
              %180 = arith.addi %135, %c31 : index
              %181 = vector.load %kv[%180] : memref<?xi8>, vector<32xi8>
              %182 = vector.bitcast %181 : vector<32xi8> to vector<16xf16>
              %183 = arith.extf %182 : vector<16xf16> to vector<16xf32>
              %184 = arith.select %133, %183, %c22 : vector<16xf32>
              %185 = arith.addi %142, %c21 : index
              vector.store %184, %15[%185] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %186 = %c15 to %34 step %c9 {
          %204:16 = scf.for %187 = %c15 to %c4 step %c10 iter_args(%188 = %c22, %189 = %c22, %190 = %c22, %191 = %c22, %192 = %c22, %193 = %c22, %194 = %c22, %195 = %c22, %196 = %c22, %197 = %c22, %198 = %c22, %199 = %c22, %200 = %c22, %201 = %c22, %202 = %c22, %203 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %205 = arith.muli %187, %c5 : index
            %206 = arith.addi %205, %c15 : index
            %207 = vector.load %14[%206] : memref<?xf32>, vector<16xf32>
            %208 = arith.addi %205, %c16 : index
            %209 = vector.load %14[%208] : memref<?xf32>, vector<16xf32>
            %210 = arith.addi %205, %c17 : index
            %211 = vector.load %14[%210] : memref<?xf32>, vector<16xf32>
            %212 = arith.addi %205, %c18 : index
            %213 = vector.load %14[%212] : memref<?xf32>, vector<16xf32>
            %214 = arith.addi %186, %c15 : index
            %215 = arith.muli %214, %c4 : index
            %216 = arith.addi %215, %187 : index
            %217 = memref.load %4[%216] : memref<?xf32>
            %218 = vector.broadcast %217 : f32 to vector<16xf32>
            %219 = math.fma %218, %207, %188 : vector<16xf32>
            %220 = math.fma %218, %209, %189 : vector<16xf32>
            %221 = math.fma %218, %211, %190 : vector<16xf32>
            %222 = math.fma %218, %213, %191 : vector<16xf32>
            %223 = arith.addi %186, %c10 : index
            %224 = arith.muli %223, %c4 : index
            %225 = arith.addi %224, %187 : index
            %226 = memref.load %4[%225] : memref<?xf32>
            %227 = vector.broadcast %226 : f32 to vector<16xf32>
            %228 = math.fma %227, %207, %192 : vector<16xf32>
            %229 = math.fma %227, %209, %193 : vector<16xf32>
            %230 = math.fma %227, %211, %194 : vector<16xf32>
            %231 = math.fma %227, %213, %195 : vector<16xf32>
            %232 = arith.addi %186, %c7 : index
            %233 = arith.muli %232, %c4 : index
            %234 = arith.addi %233, %187 : index
            %235 = memref.load %4[%234] : memref<?xf32>
            %236 = vector.broadcast %235 : f32 to vector<16xf32>
            %237 = math.fma %236, %207, %196 : vector<16xf32>
            %238 = math.fma %236, %209, %197 : vector<16xf32>
            %239 = math.fma %236, %211, %198 : vector<16xf32>
            %240 = math.fma %236, %213, %199 : vector<16xf32>
            %241 = arith.addi %186, %c13 : index
            %242 = arith.muli %241, %c4 : index
            %243 = arith.addi %242, %187 : index
            %244 = memref.load %4[%243] : memref<?xf32>
            %245 = vector.broadcast %244 : f32 to vector<16xf32>
            %246 = math.fma %245, %207, %200 : vector<16xf32>
            %247 = math.fma %245, %209, %201 : vector<16xf32>
            %248 = math.fma %245, %211, %202 : vector<16xf32>
            %249 = math.fma %245, %213, %203 : vector<16xf32>
            scf.yield %219, %220, %221, %222, %228, %229, %230, %231, %237, %238, %239, %240, %246, %247, %248, %249 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %250 = arith.addi %186, %c15 : index
          %251 = arith.subi %31, %c10 : index
          %252 = arith.minsi %250, %251 : index
          %253 = arith.divui %252, %groupSize : index
          %254 = arith.addi %22, %253 : index
          %255 = arith.muli %2, %groupSize : index
          %256 = arith.remui %252, %groupSize : index
          %257 = arith.addi %255, %256 : index
          %258 = arith.addi %positionsAt, %254 : index
          %259 = memref.load %step[%258] : memref<?xi32>
          %260 = arith.index_cast %259 : i32 to index
          %261 = arith.subi %260, %110 : index
          %262 = arith.index_cast %261 : index to i32
          %263 = vector.broadcast %262 : i32 to vector<16xi32>
          %264 = arith.cmpi sle, %c32, %263 : vector<16xi32>
          %265 = arith.select %264, %204#0, %c33 : vector<16xi1>, vector<16xf32>
          %266 = arith.cmpi sle, %c34, %263 : vector<16xi32>
          %267 = arith.select %266, %204#1, %c33 : vector<16xi1>, vector<16xf32>
          %268 = arith.cmpi sle, %c35, %263 : vector<16xi32>
          %269 = arith.select %268, %204#2, %c33 : vector<16xi1>, vector<16xf32>
          %270 = arith.cmpi sle, %c36, %263 : vector<16xi32>
          %271 = arith.select %270, %204#3, %c33 : vector<16xi1>, vector<16xf32>
          %272 = arith.maximumf %265, %267 : vector<16xf32>
          %273 = arith.maximumf %272, %269 : vector<16xf32>
          %274 = arith.maximumf %273, %271 : vector<16xf32>
          %275 = memref.load %5[%250] : memref<?xf32>
          %276 = wave.reduce "max" %274 : vector<16xf32>
          %277 = arith.maximumf %275, %276 : f32
          %278 = arith.subf %275, %277 : f32
          %279 = wave.exp2 %278 : f32
          %280 = vector.broadcast %277 : f32 to vector<16xf32>
          %281 = arith.subf %265, %280 : vector<16xf32>
          %282 = wave.exp2 %281 : vector<16xf32>
          %283 = arith.select %264, %282, %c22 : vector<16xi1>, vector<16xf32>
          %284 = arith.muli %250, %c5 : index
          %285 = arith.addi %284, %c15 : index
          vector.store %283, %13[%285] : memref<?xf32>, vector<16xf32>
          %286 = arith.subf %267, %280 : vector<16xf32>
          %287 = wave.exp2 %286 : vector<16xf32>
          %288 = arith.select %266, %287, %c22 : vector<16xi1>, vector<16xf32>
          %289 = arith.addi %284, %c16 : index
          vector.store %288, %13[%289] : memref<?xf32>, vector<16xf32>
          %290 = arith.addf %283, %288 : vector<16xf32>
          %291 = arith.subf %269, %280 : vector<16xf32>
          %292 = wave.exp2 %291 : vector<16xf32>
          %293 = arith.select %268, %292, %c22 : vector<16xi1>, vector<16xf32>
          %294 = arith.addi %284, %c17 : index
          vector.store %293, %13[%294] : memref<?xf32>, vector<16xf32>
          %295 = arith.addf %290, %293 : vector<16xf32>
          %296 = arith.subf %271, %280 : vector<16xf32>
          %297 = wave.exp2 %296 : vector<16xf32>
          %298 = arith.select %270, %297, %c22 : vector<16xi1>, vector<16xf32>
          %299 = arith.addi %284, %c18 : index
          vector.store %298, %13[%299] : memref<?xf32>, vector<16xf32>
          %300 = arith.addf %295, %298 : vector<16xf32>
          %301 = memref.load %6[%250] : memref<?xf32>
          %302 = wave.reduce "add" %300 : vector<16xf32>
          %303 = math.fma %301, %279, %302 : f32
          memref.store %277, %5[%250] : memref<?xf32>
          memref.store %303, %6[%250] : memref<?xf32>
          memref.store %279, %11[%250] : memref<?xf32>
          %304 = arith.addi %186, %c10 : index
          %305 = arith.minsi %304, %251 : index
          %306 = arith.divui %305, %groupSize : index
          %307 = arith.addi %22, %306 : index
          %308 = arith.remui %305, %groupSize : index
          %309 = arith.addi %255, %308 : index
          %310 = arith.addi %positionsAt, %307 : index
          %311 = memref.load %step[%310] : memref<?xi32>
          %312 = arith.index_cast %311 : i32 to index
          %313 = arith.subi %312, %110 : index
          %314 = arith.index_cast %313 : index to i32
          %315 = vector.broadcast %314 : i32 to vector<16xi32>
          %316 = arith.cmpi sle, %c32, %315 : vector<16xi32>
          %317 = arith.select %316, %204#4, %c33 : vector<16xi1>, vector<16xf32>
          %318 = arith.cmpi sle, %c34, %315 : vector<16xi32>
          %319 = arith.select %318, %204#5, %c33 : vector<16xi1>, vector<16xf32>
          %320 = arith.cmpi sle, %c35, %315 : vector<16xi32>
          %321 = arith.select %320, %204#6, %c33 : vector<16xi1>, vector<16xf32>
          %322 = arith.cmpi sle, %c36, %315 : vector<16xi32>
          %323 = arith.select %322, %204#7, %c33 : vector<16xi1>, vector<16xf32>
          %324 = arith.maximumf %317, %319 : vector<16xf32>
          %325 = arith.maximumf %324, %321 : vector<16xf32>
          %326 = arith.maximumf %325, %323 : vector<16xf32>
          %327 = memref.load %5[%304] : memref<?xf32>
          %328 = wave.reduce "max" %326 : vector<16xf32>
          %329 = arith.maximumf %327, %328 : f32
          %330 = arith.subf %327, %329 : f32
          %331 = wave.exp2 %330 : f32
          %332 = vector.broadcast %329 : f32 to vector<16xf32>
          %333 = arith.subf %317, %332 : vector<16xf32>
          %334 = wave.exp2 %333 : vector<16xf32>
          %335 = arith.select %316, %334, %c22 : vector<16xi1>, vector<16xf32>
          %336 = arith.muli %304, %c5 : index
          %337 = arith.addi %336, %c15 : index
          vector.store %335, %13[%337] : memref<?xf32>, vector<16xf32>
          %338 = arith.subf %319, %332 : vector<16xf32>
          %339 = wave.exp2 %338 : vector<16xf32>
          %340 = arith.select %318, %339, %c22 : vector<16xi1>, vector<16xf32>
          %341 = arith.addi %336, %c16 : index
          vector.store %340, %13[%341] : memref<?xf32>, vector<16xf32>
          %342 = arith.addf %335, %340 : vector<16xf32>
          %343 = arith.subf %321, %332 : vector<16xf32>
          %344 = wave.exp2 %343 : vector<16xf32>
          %345 = arith.select %320, %344, %c22 : vector<16xi1>, vector<16xf32>
          %346 = arith.addi %336, %c17 : index
          vector.store %345, %13[%346] : memref<?xf32>, vector<16xf32>
          %347 = arith.addf %342, %345 : vector<16xf32>
          %348 = arith.subf %323, %332 : vector<16xf32>
          %349 = wave.exp2 %348 : vector<16xf32>
          %350 = arith.select %322, %349, %c22 : vector<16xi1>, vector<16xf32>
          %351 = arith.addi %336, %c18 : index
          vector.store %350, %13[%351] : memref<?xf32>, vector<16xf32>
          %352 = arith.addf %347, %350 : vector<16xf32>
          %353 = memref.load %6[%304] : memref<?xf32>
          %354 = wave.reduce "add" %352 : vector<16xf32>
          %355 = math.fma %353, %331, %354 : f32
          memref.store %329, %5[%304] : memref<?xf32>
          memref.store %355, %6[%304] : memref<?xf32>
          memref.store %331, %11[%304] : memref<?xf32>
          %356 = arith.addi %186, %c7 : index
          %357 = arith.minsi %356, %251 : index
          %358 = arith.divui %357, %groupSize : index
          %359 = arith.addi %22, %358 : index
          %360 = arith.remui %357, %groupSize : index
          %361 = arith.addi %255, %360 : index
          %362 = arith.addi %positionsAt, %359 : index
          %363 = memref.load %step[%362] : memref<?xi32>
          %364 = arith.index_cast %363 : i32 to index
          %365 = arith.subi %364, %110 : index
          %366 = arith.index_cast %365 : index to i32
          %367 = vector.broadcast %366 : i32 to vector<16xi32>
          %368 = arith.cmpi sle, %c32, %367 : vector<16xi32>
          %369 = arith.select %368, %204#8, %c33 : vector<16xi1>, vector<16xf32>
          %370 = arith.cmpi sle, %c34, %367 : vector<16xi32>
          %371 = arith.select %370, %204#9, %c33 : vector<16xi1>, vector<16xf32>
          %372 = arith.cmpi sle, %c35, %367 : vector<16xi32>
          %373 = arith.select %372, %204#10, %c33 : vector<16xi1>, vector<16xf32>
          %374 = arith.cmpi sle, %c36, %367 : vector<16xi32>
          %375 = arith.select %374, %204#11, %c33 : vector<16xi1>, vector<16xf32>
          %376 = arith.maximumf %369, %371 : vector<16xf32>
          %377 = arith.maximumf %376, %373 : vector<16xf32>
          %378 = arith.maximumf %377, %375 : vector<16xf32>
          %379 = memref.load %5[%356] : memref<?xf32>
          %380 = wave.reduce "max" %378 : vector<16xf32>
          %381 = arith.maximumf %379, %380 : f32
          %382 = arith.subf %379, %381 : f32
          %383 = wave.exp2 %382 : f32
          %384 = vector.broadcast %381 : f32 to vector<16xf32>
          %385 = arith.subf %369, %384 : vector<16xf32>
          %386 = wave.exp2 %385 : vector<16xf32>
          %387 = arith.select %368, %386, %c22 : vector<16xi1>, vector<16xf32>
          %388 = arith.muli %356, %c5 : index
          %389 = arith.addi %388, %c15 : index
          vector.store %387, %13[%389] : memref<?xf32>, vector<16xf32>
          %390 = arith.subf %371, %384 : vector<16xf32>
          %391 = wave.exp2 %390 : vector<16xf32>
          %392 = arith.select %370, %391, %c22 : vector<16xi1>, vector<16xf32>
          %393 = arith.addi %388, %c16 : index
          vector.store %392, %13[%393] : memref<?xf32>, vector<16xf32>
          %394 = arith.addf %387, %392 : vector<16xf32>
          %395 = arith.subf %373, %384 : vector<16xf32>
          %396 = wave.exp2 %395 : vector<16xf32>
          %397 = arith.select %372, %396, %c22 : vector<16xi1>, vector<16xf32>
          %398 = arith.addi %388, %c17 : index
          vector.store %397, %13[%398] : memref<?xf32>, vector<16xf32>
          %399 = arith.addf %394, %397 : vector<16xf32>
          %400 = arith.subf %375, %384 : vector<16xf32>
          %401 = wave.exp2 %400 : vector<16xf32>
          %402 = arith.select %374, %401, %c22 : vector<16xi1>, vector<16xf32>
          %403 = arith.addi %388, %c18 : index
          vector.store %402, %13[%403] : memref<?xf32>, vector<16xf32>
          %404 = arith.addf %399, %402 : vector<16xf32>
          %405 = memref.load %6[%356] : memref<?xf32>
          %406 = wave.reduce "add" %404 : vector<16xf32>
          %407 = math.fma %405, %383, %406 : f32
          memref.store %381, %5[%356] : memref<?xf32>
          memref.store %407, %6[%356] : memref<?xf32>
          memref.store %383, %11[%356] : memref<?xf32>
          %408 = arith.addi %186, %c13 : index
          %409 = arith.minsi %408, %251 : index
          %410 = arith.divui %409, %groupSize : index
          %411 = arith.addi %22, %410 : index
          %412 = arith.remui %409, %groupSize : index
          %413 = arith.addi %255, %412 : index
          %414 = arith.addi %positionsAt, %411 : index
          %415 = memref.load %step[%414] : memref<?xi32>
          %416 = arith.index_cast %415 : i32 to index
          %417 = arith.subi %416, %110 : index
          %418 = arith.index_cast %417 : index to i32
          %419 = vector.broadcast %418 : i32 to vector<16xi32>
          %420 = arith.cmpi sle, %c32, %419 : vector<16xi32>
          %421 = arith.select %420, %204#12, %c33 : vector<16xi1>, vector<16xf32>
          %422 = arith.cmpi sle, %c34, %419 : vector<16xi32>
          %423 = arith.select %422, %204#13, %c33 : vector<16xi1>, vector<16xf32>
          %424 = arith.cmpi sle, %c35, %419 : vector<16xi32>
          %425 = arith.select %424, %204#14, %c33 : vector<16xi1>, vector<16xf32>
          %426 = arith.cmpi sle, %c36, %419 : vector<16xi32>
          %427 = arith.select %426, %204#15, %c33 : vector<16xi1>, vector<16xf32>
          %428 = arith.maximumf %421, %423 : vector<16xf32>
          %429 = arith.maximumf %428, %425 : vector<16xf32>
          %430 = arith.maximumf %429, %427 : vector<16xf32>
          %431 = memref.load %5[%408] : memref<?xf32>
          %432 = wave.reduce "max" %430 : vector<16xf32>
          %433 = arith.maximumf %431, %432 : f32
          %434 = arith.subf %431, %433 : f32
          %435 = wave.exp2 %434 : f32
          %436 = vector.broadcast %433 : f32 to vector<16xf32>
          %437 = arith.subf %421, %436 : vector<16xf32>
          %438 = wave.exp2 %437 : vector<16xf32>
          %439 = arith.select %420, %438, %c22 : vector<16xi1>, vector<16xf32>
          %440 = arith.muli %408, %c5 : index
          %441 = arith.addi %440, %c15 : index
          vector.store %439, %13[%441] : memref<?xf32>, vector<16xf32>
          %442 = arith.subf %423, %436 : vector<16xf32>
          %443 = wave.exp2 %442 : vector<16xf32>
          %444 = arith.select %422, %443, %c22 : vector<16xi1>, vector<16xf32>
          %445 = arith.addi %440, %c16 : index
          vector.store %444, %13[%445] : memref<?xf32>, vector<16xf32>
          %446 = arith.addf %439, %444 : vector<16xf32>
          %447 = arith.subf %425, %436 : vector<16xf32>
          %448 = wave.exp2 %447 : vector<16xf32>
          %449 = arith.select %424, %448, %c22 : vector<16xi1>, vector<16xf32>
          %450 = arith.addi %440, %c17 : index
          vector.store %449, %13[%450] : memref<?xf32>, vector<16xf32>
          %451 = arith.addf %446, %449 : vector<16xf32>
          %452 = arith.subf %427, %436 : vector<16xf32>
          %453 = wave.exp2 %452 : vector<16xf32>
          %454 = arith.select %426, %453, %c22 : vector<16xi1>, vector<16xf32>
          %455 = arith.addi %440, %c18 : index
          vector.store %454, %13[%455] : memref<?xf32>, vector<16xf32>
          %456 = arith.addf %451, %454 : vector<16xf32>
          %457 = memref.load %6[%408] : memref<?xf32>
          %458 = wave.reduce "add" %456 : vector<16xf32>
          %459 = math.fma %457, %435, %458 : f32
          memref.store %433, %5[%408] : memref<?xf32>
          memref.store %459, %6[%408] : memref<?xf32>
          memref.store %435, %11[%408] : memref<?xf32>
        }
        %460 = arith.subi %40, %110 : index
        %461 = arith.minsi %460, %c5 : index
        scf.for %462 = %c15 to %34 step %c7 {
          %463 = arith.addi %462, %c15 : index
          %464 = memref.load %11[%463] : memref<?xf32>
          %465 = vector.broadcast %464 : f32 to vector<16xf32>
          %466 = arith.muli %463, %c4 : index
          %467 = arith.addi %466, %c15 : index
          %468 = vector.load %7[%467] : memref<?xf32>, vector<16xf32>
          %469 = arith.mulf %468, %465 : vector<16xf32>
          %470 = arith.addi %466, %c16 : index
          %471 = vector.load %7[%470] : memref<?xf32>, vector<16xf32>
          %472 = arith.mulf %471, %465 : vector<16xf32>
          %473 = arith.addi %466, %c17 : index
          %474 = vector.load %7[%473] : memref<?xf32>, vector<16xf32>
          %475 = arith.mulf %474, %465 : vector<16xf32>
          %476 = arith.addi %466, %c18 : index
          %477 = vector.load %7[%476] : memref<?xf32>, vector<16xf32>
          %478 = arith.mulf %477, %465 : vector<16xf32>
          %479 = arith.addi %462, %c10 : index
          %480 = memref.load %11[%479] : memref<?xf32>
          %481 = vector.broadcast %480 : f32 to vector<16xf32>
          %482 = arith.muli %479, %c4 : index
          %483 = arith.addi %482, %c15 : index
          %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
          %485 = arith.mulf %484, %481 : vector<16xf32>
          %486 = arith.addi %482, %c16 : index
          %487 = vector.load %7[%486] : memref<?xf32>, vector<16xf32>
          %488 = arith.mulf %487, %481 : vector<16xf32>
          %489 = arith.addi %482, %c17 : index
          %490 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
          %491 = arith.mulf %490, %481 : vector<16xf32>
          %492 = arith.addi %482, %c18 : index
          %493 = vector.load %7[%492] : memref<?xf32>, vector<16xf32>
          %494 = arith.mulf %493, %481 : vector<16xf32>
          %504:8 = scf.for %495 = %c15 to %461 step %c10 iter_args(%496 = %469, %497 = %472, %498 = %475, %499 = %478, %500 = %485, %501 = %488, %502 = %491, %503 = %494) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %505 = arith.muli %495, %c4 : index
            %506 = arith.addi %505, %c15 : index
            %507 = vector.load %15[%506] : memref<?xf32>, vector<16xf32>
            %508 = arith.addi %505, %c16 : index
            %509 = vector.load %15[%508] : memref<?xf32>, vector<16xf32>
            %510 = arith.addi %505, %c17 : index
            %511 = vector.load %15[%510] : memref<?xf32>, vector<16xf32>
            %512 = arith.addi %505, %c18 : index
            %513 = vector.load %15[%512] : memref<?xf32>, vector<16xf32>
            %514 = arith.muli %463, %c5 : index
            %515 = arith.addi %514, %495 : index
            %516 = memref.load %13[%515] : memref<?xf32>
            %517 = vector.broadcast %516 : f32 to vector<16xf32>
            %518 = math.fma %517, %507, %496 : vector<16xf32>
            %519 = math.fma %517, %509, %497 : vector<16xf32>
            %520 = math.fma %517, %511, %498 : vector<16xf32>
            %521 = math.fma %517, %513, %499 : vector<16xf32>
            %522 = arith.muli %479, %c5 : index
            %523 = arith.addi %522, %495 : index
            %524 = memref.load %13[%523] : memref<?xf32>
            %525 = vector.broadcast %524 : f32 to vector<16xf32>
            %526 = math.fma %525, %507, %500 : vector<16xf32>
            %527 = math.fma %525, %509, %501 : vector<16xf32>
            %528 = math.fma %525, %511, %502 : vector<16xf32>
            %529 = math.fma %525, %513, %503 : vector<16xf32>
            scf.yield %518, %519, %520, %521, %526, %527, %528, %529 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %504#0, %7[%467] : memref<?xf32>, vector<16xf32>
          vector.store %504#1, %7[%470] : memref<?xf32>, vector<16xf32>
          vector.store %504#2, %7[%473] : memref<?xf32>, vector<16xf32>
          vector.store %504#3, %7[%476] : memref<?xf32>, vector<16xf32>
          vector.store %504#4, %7[%483] : memref<?xf32>, vector<16xf32>
          vector.store %504#5, %7[%486] : memref<?xf32>, vector<16xf32>
          vector.store %504#6, %7[%489] : memref<?xf32>, vector<16xf32>
          vector.store %504#7, %7[%492] : memref<?xf32>, vector<16xf32>
          %530 = memref.load %11[%463] : memref<?xf32>
          %531 = vector.broadcast %530 : f32 to vector<16xf32>
          %532 = arith.addi %466, %c5 : index
          %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
          %534 = arith.mulf %533, %531 : vector<16xf32>
          %535 = arith.addi %466, %c19 : index
          %536 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
          %537 = arith.mulf %536, %531 : vector<16xf32>
          %538 = arith.addi %466, %c20 : index
          %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
          %540 = arith.mulf %539, %531 : vector<16xf32>
          %541 = arith.addi %466, %c21 : index
          %542 = vector.load %7[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.mulf %542, %531 : vector<16xf32>
          %544 = memref.load %11[%479] : memref<?xf32>
          %545 = vector.broadcast %544 : f32 to vector<16xf32>
          %546 = arith.addi %482, %c5 : index
          %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
          %548 = arith.mulf %547, %545 : vector<16xf32>
          %549 = arith.addi %482, %c19 : index
          %550 = vector.load %7[%549] : memref<?xf32>, vector<16xf32>
          %551 = arith.mulf %550, %545 : vector<16xf32>
          %552 = arith.addi %482, %c20 : index
          %553 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
          %554 = arith.mulf %553, %545 : vector<16xf32>
          %555 = arith.addi %482, %c21 : index
          %556 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
          %557 = arith.mulf %556, %545 : vector<16xf32>
          %567:8 = scf.for %558 = %c15 to %461 step %c10 iter_args(%559 = %534, %560 = %537, %561 = %540, %562 = %543, %563 = %548, %564 = %551, %565 = %554, %566 = %557) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %568 = arith.muli %558, %c4 : index
            %569 = arith.addi %568, %c5 : index
            %570 = vector.load %15[%569] : memref<?xf32>, vector<16xf32>
            %571 = arith.addi %568, %c19 : index
            %572 = vector.load %15[%571] : memref<?xf32>, vector<16xf32>
            %573 = arith.addi %568, %c20 : index
            %574 = vector.load %15[%573] : memref<?xf32>, vector<16xf32>
            %575 = arith.addi %568, %c21 : index
            %576 = vector.load %15[%575] : memref<?xf32>, vector<16xf32>
            %577 = arith.muli %463, %c5 : index
            %578 = arith.addi %577, %558 : index
            %579 = memref.load %13[%578] : memref<?xf32>
            %580 = vector.broadcast %579 : f32 to vector<16xf32>
            %581 = math.fma %580, %570, %559 : vector<16xf32>
            %582 = math.fma %580, %572, %560 : vector<16xf32>
            %583 = math.fma %580, %574, %561 : vector<16xf32>
            %584 = math.fma %580, %576, %562 : vector<16xf32>
            %585 = arith.muli %479, %c5 : index
            %586 = arith.addi %585, %558 : index
            %587 = memref.load %13[%586] : memref<?xf32>
            %588 = vector.broadcast %587 : f32 to vector<16xf32>
            %589 = math.fma %588, %570, %563 : vector<16xf32>
            %590 = math.fma %588, %572, %564 : vector<16xf32>
            %591 = math.fma %588, %574, %565 : vector<16xf32>
            %592 = math.fma %588, %576, %566 : vector<16xf32>
            scf.yield %581, %582, %583, %584, %589, %590, %591, %592 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %567#0, %7[%532] : memref<?xf32>, vector<16xf32>
          vector.store %567#1, %7[%535] : memref<?xf32>, vector<16xf32>
          vector.store %567#2, %7[%538] : memref<?xf32>, vector<16xf32>
          vector.store %567#3, %7[%541] : memref<?xf32>, vector<16xf32>
          vector.store %567#4, %7[%546] : memref<?xf32>, vector<16xf32>
          vector.store %567#5, %7[%549] : memref<?xf32>, vector<16xf32>
          vector.store %567#6, %7[%552] : memref<?xf32>, vector<16xf32>
          vector.store %567#7, %7[%555] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %593 = %c15 to %34 step %c10 {
        %594 = memref.load %5[%593] : memref<?xf32>
        %595 = memref.load %6[%593] : memref<?xf32>
        %596 = arith.muli %593, %c4 : index
        %597 = memref.load %8[%593] : memref<?xf32>
        %598 = arith.maximumf %597, %594 : f32
        %599 = arith.subf %597, %598 : f32
        %600 = wave.exp2 %599 : f32
        %601 = arith.subf %594, %598 : f32
        %602 = wave.exp2 %601 : f32
        memref.store %598, %8[%593] : memref<?xf32>
        %603 = memref.load %9[%593] : memref<?xf32>
        %604 = arith.mulf %603, %600 : f32
        %605 = math.fma %595, %602, %604 : f32
        memref.store %605, %9[%593] : memref<?xf32>
        %606 = vector.broadcast %600 : f32 to vector<16xf32>
        %607 = vector.broadcast %602 : f32 to vector<16xf32>
        %608 = arith.addi %596, %c15 : index
        %609 = vector.load %10[%608] : memref<?xf32>, vector<16xf32>
        %610 = arith.mulf %609, %606 : vector<16xf32>
        %611 = vector.load %7[%608] : memref<?xf32>, vector<16xf32>
        %612 = math.fma %611, %607, %610 : vector<16xf32>
        vector.store %612, %10[%608] : memref<?xf32>, vector<16xf32>
        %613 = arith.addi %596, %c16 : index
        %614 = vector.load %10[%613] : memref<?xf32>, vector<16xf32>
        %615 = arith.mulf %614, %606 : vector<16xf32>
        %616 = vector.load %7[%613] : memref<?xf32>, vector<16xf32>
        %617 = math.fma %616, %607, %615 : vector<16xf32>
        vector.store %617, %10[%613] : memref<?xf32>, vector<16xf32>
        %618 = arith.addi %596, %c17 : index
        %619 = vector.load %10[%618] : memref<?xf32>, vector<16xf32>
        %620 = arith.mulf %619, %606 : vector<16xf32>
        %621 = vector.load %7[%618] : memref<?xf32>, vector<16xf32>
        %622 = math.fma %621, %607, %620 : vector<16xf32>
        vector.store %622, %10[%618] : memref<?xf32>, vector<16xf32>
        %623 = arith.addi %596, %c18 : index
        %624 = vector.load %10[%623] : memref<?xf32>, vector<16xf32>
        %625 = arith.mulf %624, %606 : vector<16xf32>
        %626 = vector.load %7[%623] : memref<?xf32>, vector<16xf32>
        %627 = math.fma %626, %607, %625 : vector<16xf32>
        vector.store %627, %10[%623] : memref<?xf32>, vector<16xf32>
        %628 = arith.addi %596, %c5 : index
        %629 = vector.load %10[%628] : memref<?xf32>, vector<16xf32>
        %630 = arith.mulf %629, %606 : vector<16xf32>
        %631 = vector.load %7[%628] : memref<?xf32>, vector<16xf32>
        %632 = math.fma %631, %607, %630 : vector<16xf32>
        vector.store %632, %10[%628] : memref<?xf32>, vector<16xf32>
        %633 = arith.addi %596, %c19 : index
        %634 = vector.load %10[%633] : memref<?xf32>, vector<16xf32>
        %635 = arith.mulf %634, %606 : vector<16xf32>
        %636 = vector.load %7[%633] : memref<?xf32>, vector<16xf32>
        %637 = math.fma %636, %607, %635 : vector<16xf32>
        vector.store %637, %10[%633] : memref<?xf32>, vector<16xf32>
        %638 = arith.addi %596, %c20 : index
        %639 = vector.load %10[%638] : memref<?xf32>, vector<16xf32>
        %640 = arith.mulf %639, %606 : vector<16xf32>
        %641 = vector.load %7[%638] : memref<?xf32>, vector<16xf32>
        %642 = math.fma %641, %607, %640 : vector<16xf32>
        vector.store %642, %10[%638] : memref<?xf32>, vector<16xf32>
        %643 = arith.addi %596, %c21 : index
        %644 = vector.load %10[%643] : memref<?xf32>, vector<16xf32>
        %645 = arith.mulf %644, %606 : vector<16xf32>
        %646 = vector.load %7[%643] : memref<?xf32>, vector<16xf32>
        %647 = math.fma %646, %607, %645 : vector<16xf32>
        vector.store %647, %10[%643] : memref<?xf32>, vector<16xf32>
      }
    }
    %648 = arith.addi %kvHeads, %2 : index
    %649 = memref.load %scales[%648] : memref<?xf32>
    scf.for %650 = %c15 to %31 step %c10 {
      %651 = arith.subi %31, %c10 : index
      %652 = arith.minsi %650, %651 : index
      %653 = arith.divui %652, %groupSize : index
      %654 = arith.addi %22, %653 : index
      %655 = arith.muli %2, %groupSize : index
      %656 = arith.remui %652, %groupSize : index
      %657 = arith.addi %655, %656 : index
      %658 = arith.muli %654, %heads : index
      %659 = arith.addi %658, %657 : index
      %660 = arith.muli %659, %c4 : index
      %661 = memref.load %9[%650] : memref<?xf32>
      %662 = arith.divf %649, %661 : f32
      %663 = vector.broadcast %662 : f32 to vector<16xf32>
      %664 = arith.muli %650, %c4 : index
      %665 = arith.addi %664, %c15 : index
      %666 = vector.load %10[%665] : memref<?xf32>, vector<16xf32>
      %667 = arith.mulf %666, %663 : vector<16xf32>
      %668 = arith.addi %660, %c15 : index
      vector.store %667, %out[%668] : memref<?xf32>, vector<16xf32>
      %669 = arith.addi %664, %c16 : index
      %670 = vector.load %10[%669] : memref<?xf32>, vector<16xf32>
      %671 = arith.mulf %670, %663 : vector<16xf32>
      %672 = arith.addi %660, %c16 : index
      vector.store %671, %out[%672] : memref<?xf32>, vector<16xf32>
      %673 = arith.addi %664, %c17 : index
      %674 = vector.load %10[%673] : memref<?xf32>, vector<16xf32>
      %675 = arith.mulf %674, %663 : vector<16xf32>
      %676 = arith.addi %660, %c17 : index
      vector.store %675, %out[%676] : memref<?xf32>, vector<16xf32>
      %677 = arith.addi %664, %c18 : index
      %678 = vector.load %10[%677] : memref<?xf32>, vector<16xf32>
      %679 = arith.mulf %678, %663 : vector<16xf32>
      %680 = arith.addi %660, %c18 : index
      vector.store %679, %out[%680] : memref<?xf32>, vector<16xf32>
      %681 = arith.addi %664, %c5 : index
      %682 = vector.load %10[%681] : memref<?xf32>, vector<16xf32>
      %683 = arith.mulf %682, %663 : vector<16xf32>
      %684 = arith.addi %660, %c5 : index
      vector.store %683, %out[%684] : memref<?xf32>, vector<16xf32>
      %685 = arith.addi %664, %c19 : index
      %686 = vector.load %10[%685] : memref<?xf32>, vector<16xf32>
      %687 = arith.mulf %686, %663 : vector<16xf32>
      %688 = arith.addi %660, %c19 : index
      vector.store %687, %out[%688] : memref<?xf32>, vector<16xf32>
      %689 = arith.addi %664, %c20 : index
      %690 = vector.load %10[%689] : memref<?xf32>, vector<16xf32>
      %691 = arith.mulf %690, %663 : vector<16xf32>
      %692 = arith.addi %660, %c20 : index
      vector.store %691, %out[%692] : memref<?xf32>, vector<16xf32>
      %693 = arith.addi %664, %c21 : index
      %694 = vector.load %10[%693] : memref<?xf32>, vector<16xf32>
      %695 = arith.mulf %694, %663 : vector<16xf32>
      %696 = arith.addi %660, %c21 : index
      vector.store %695, %out[%696] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
