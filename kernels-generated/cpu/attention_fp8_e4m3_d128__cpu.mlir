// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant 2048 : index
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
            %120 = arith.muli %2, %c27 : index
            %121 = arith.addi %119, %120 : index
            scf.for %122 = %c15 to %c4 step %c10 {
              %123 = arith.muli %122, %c16 : index
              %124 = arith.addi %121, %123 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
              %126 = arith.muli %122, %c5 : index
              %127 = arith.addi %126, %112 : index
              %128 = wave.fp8_decode "e4m3" %125 : vector<16xi8> -> vector<16xf32>
              vector.store %128, %14[%127] : memref<?xf32>, vector<16xf32>
            }
            %129 = arith.addi %121, %c28 : index
            scf.for %130 = %c15 to %c16 step %c10 {
              %131 = arith.addi %113, %130 : index
              %132 = arith.cmpi slt, %131, %40 : index
              %133 = arith.muli %130, %c4 : index
              %134 = arith.addi %129, %133 : index
              %135 = arith.addi %134, %c15 : index
              %136 = vector.load %kv[%135] : memref<?xi8>, vector<16xi8>
              %137 = wave.fp8_decode "e4m3" %136 : vector<16xi8> -> vector<16xf32>
              %138 = arith.select %132, %137, %c22 : vector<16xf32>
              %139 = arith.addi %112, %130 : index
              %140 = arith.muli %139, %c4 : index
              %141 = arith.addi %140, %c15 : index
              vector.store %138, %15[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.addi %134, %c16 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
              %144 = wave.fp8_decode "e4m3" %143 : vector<16xi8> -> vector<16xf32>
              %145 = arith.select %132, %144, %c22 : vector<16xf32>
              %146 = arith.addi %140, %c16 : index
              vector.store %145, %15[%146] : memref<?xf32>, vector<16xf32>
              %147 = arith.addi %134, %c17 : index
              %148 = vector.load %kv[%147] : memref<?xi8>, vector<16xi8>
              %149 = wave.fp8_decode "e4m3" %148 : vector<16xi8> -> vector<16xf32>
              %150 = arith.select %132, %149, %c22 : vector<16xf32>
              %151 = arith.addi %140, %c17 : index
              vector.store %150, %15[%151] : memref<?xf32>, vector<16xf32>
              %152 = arith.addi %134, %c18 : index
              %153 = vector.load %kv[%152] : memref<?xi8>, vector<16xi8>
              %154 = wave.fp8_decode "e4m3" %153 : vector<16xi8> -> vector<16xf32>
              %155 = arith.select %132, %154, %c22 : vector<16xf32>
              %156 = arith.addi %140, %c18 : index
              vector.store %155, %15[%156] : memref<?xf32>, vector<16xf32>
              %157 = arith.addi %134, %c5 : index
              %158 = vector.load %kv[%157] : memref<?xi8>, vector<16xi8>
              %159 = wave.fp8_decode "e4m3" %158 : vector<16xi8> -> vector<16xf32>
              %160 = arith.select %132, %159, %c22 : vector<16xf32>
              %161 = arith.addi %140, %c5 : index
              vector.store %160, %15[%161] : memref<?xf32>, vector<16xf32>
              %162 = arith.addi %134, %c19 : index
              %163 = vector.load %kv[%162] : memref<?xi8>, vector<16xi8>
              %164 = wave.fp8_decode "e4m3" %163 : vector<16xi8> -> vector<16xf32>
              %165 = arith.select %132, %164, %c22 : vector<16xf32>
              %166 = arith.addi %140, %c19 : index
              vector.store %165, %15[%166] : memref<?xf32>, vector<16xf32>
              %167 = arith.addi %134, %c20 : index
              %168 = vector.load %kv[%167] : memref<?xi8>, vector<16xi8>
              %169 = wave.fp8_decode "e4m3" %168 : vector<16xi8> -> vector<16xf32>
              %170 = arith.select %132, %169, %c22 : vector<16xf32>
              %171 = arith.addi %140, %c20 : index
              vector.store %170, %15[%171] : memref<?xf32>, vector<16xf32>
              %172 = arith.addi %134, %c21 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<16xi8>
              %174 = wave.fp8_decode "e4m3" %173 : vector<16xi8> -> vector<16xf32>
              %175 = arith.select %132, %174, %c22 : vector<16xf32>
              %176 = arith.addi %140, %c21 : index
              vector.store %175, %15[%176] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %177 = %c15 to %34 step %c9 {
          %195:16 = scf.for %178 = %c15 to %c4 step %c10 iter_args(%179 = %c22, %180 = %c22, %181 = %c22, %182 = %c22, %183 = %c22, %184 = %c22, %185 = %c22, %186 = %c22, %187 = %c22, %188 = %c22, %189 = %c22, %190 = %c22, %191 = %c22, %192 = %c22, %193 = %c22, %194 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %196 = arith.muli %178, %c5 : index
            %197 = arith.addi %196, %c15 : index
            %198 = vector.load %14[%197] : memref<?xf32>, vector<16xf32>
            %199 = arith.addi %196, %c16 : index
            %200 = vector.load %14[%199] : memref<?xf32>, vector<16xf32>
            %201 = arith.addi %196, %c17 : index
            %202 = vector.load %14[%201] : memref<?xf32>, vector<16xf32>
            %203 = arith.addi %196, %c18 : index
            %204 = vector.load %14[%203] : memref<?xf32>, vector<16xf32>
            %205 = arith.addi %177, %c15 : index
            %206 = arith.muli %205, %c4 : index
            %207 = arith.addi %206, %178 : index
            %208 = memref.load %4[%207] : memref<?xf32>
            %209 = vector.broadcast %208 : f32 to vector<16xf32>
            %210 = math.fma %209, %198, %179 : vector<16xf32>
            %211 = math.fma %209, %200, %180 : vector<16xf32>
            %212 = math.fma %209, %202, %181 : vector<16xf32>
            %213 = math.fma %209, %204, %182 : vector<16xf32>
            %214 = arith.addi %177, %c10 : index
            %215 = arith.muli %214, %c4 : index
            %216 = arith.addi %215, %178 : index
            %217 = memref.load %4[%216] : memref<?xf32>
            %218 = vector.broadcast %217 : f32 to vector<16xf32>
            %219 = math.fma %218, %198, %183 : vector<16xf32>
            %220 = math.fma %218, %200, %184 : vector<16xf32>
            %221 = math.fma %218, %202, %185 : vector<16xf32>
            %222 = math.fma %218, %204, %186 : vector<16xf32>
            %223 = arith.addi %177, %c7 : index
            %224 = arith.muli %223, %c4 : index
            %225 = arith.addi %224, %178 : index
            %226 = memref.load %4[%225] : memref<?xf32>
            %227 = vector.broadcast %226 : f32 to vector<16xf32>
            %228 = math.fma %227, %198, %187 : vector<16xf32>
            %229 = math.fma %227, %200, %188 : vector<16xf32>
            %230 = math.fma %227, %202, %189 : vector<16xf32>
            %231 = math.fma %227, %204, %190 : vector<16xf32>
            %232 = arith.addi %177, %c13 : index
            %233 = arith.muli %232, %c4 : index
            %234 = arith.addi %233, %178 : index
            %235 = memref.load %4[%234] : memref<?xf32>
            %236 = vector.broadcast %235 : f32 to vector<16xf32>
            %237 = math.fma %236, %198, %191 : vector<16xf32>
            %238 = math.fma %236, %200, %192 : vector<16xf32>
            %239 = math.fma %236, %202, %193 : vector<16xf32>
            %240 = math.fma %236, %204, %194 : vector<16xf32>
            scf.yield %210, %211, %212, %213, %219, %220, %221, %222, %228, %229, %230, %231, %237, %238, %239, %240 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %241 = arith.addi %177, %c15 : index
          %242 = arith.subi %31, %c10 : index
          %243 = arith.minsi %241, %242 : index
          %244 = arith.divui %243, %groupSize : index
          %245 = arith.addi %22, %244 : index
          %246 = arith.muli %2, %groupSize : index
          %247 = arith.remui %243, %groupSize : index
          %248 = arith.addi %246, %247 : index
          %249 = arith.addi %positionsAt, %245 : index
          %250 = memref.load %step[%249] : memref<?xi32>
          %251 = arith.index_cast %250 : i32 to index
          %252 = arith.subi %251, %110 : index
          %253 = arith.index_cast %252 : index to i32
          %254 = vector.broadcast %253 : i32 to vector<16xi32>
          %255 = arith.cmpi sle, %c29, %254 : vector<16xi32>
          %256 = arith.select %255, %195#0, %c30 : vector<16xi1>, vector<16xf32>
          %257 = arith.cmpi sle, %c31, %254 : vector<16xi32>
          %258 = arith.select %257, %195#1, %c30 : vector<16xi1>, vector<16xf32>
          %259 = arith.cmpi sle, %c32, %254 : vector<16xi32>
          %260 = arith.select %259, %195#2, %c30 : vector<16xi1>, vector<16xf32>
          %261 = arith.cmpi sle, %c33, %254 : vector<16xi32>
          %262 = arith.select %261, %195#3, %c30 : vector<16xi1>, vector<16xf32>
          %263 = arith.maximumf %256, %258 : vector<16xf32>
          %264 = arith.maximumf %263, %260 : vector<16xf32>
          %265 = arith.maximumf %264, %262 : vector<16xf32>
          %266 = memref.load %5[%241] : memref<?xf32>
          %267 = wave.reduce "max" %265 : vector<16xf32>
          %268 = arith.maximumf %266, %267 : f32
          %269 = arith.subf %266, %268 : f32
          %270 = wave.exp2 %269 : f32
          %271 = vector.broadcast %268 : f32 to vector<16xf32>
          %272 = arith.subf %256, %271 : vector<16xf32>
          %273 = wave.exp2 %272 : vector<16xf32>
          %274 = arith.select %255, %273, %c22 : vector<16xi1>, vector<16xf32>
          %275 = arith.muli %241, %c5 : index
          %276 = arith.addi %275, %c15 : index
          vector.store %274, %13[%276] : memref<?xf32>, vector<16xf32>
          %277 = arith.subf %258, %271 : vector<16xf32>
          %278 = wave.exp2 %277 : vector<16xf32>
          %279 = arith.select %257, %278, %c22 : vector<16xi1>, vector<16xf32>
          %280 = arith.addi %275, %c16 : index
          vector.store %279, %13[%280] : memref<?xf32>, vector<16xf32>
          %281 = arith.addf %274, %279 : vector<16xf32>
          %282 = arith.subf %260, %271 : vector<16xf32>
          %283 = wave.exp2 %282 : vector<16xf32>
          %284 = arith.select %259, %283, %c22 : vector<16xi1>, vector<16xf32>
          %285 = arith.addi %275, %c17 : index
          vector.store %284, %13[%285] : memref<?xf32>, vector<16xf32>
          %286 = arith.addf %281, %284 : vector<16xf32>
          %287 = arith.subf %262, %271 : vector<16xf32>
          %288 = wave.exp2 %287 : vector<16xf32>
          %289 = arith.select %261, %288, %c22 : vector<16xi1>, vector<16xf32>
          %290 = arith.addi %275, %c18 : index
          vector.store %289, %13[%290] : memref<?xf32>, vector<16xf32>
          %291 = arith.addf %286, %289 : vector<16xf32>
          %292 = memref.load %6[%241] : memref<?xf32>
          %293 = wave.reduce "add" %291 : vector<16xf32>
          %294 = math.fma %292, %270, %293 : f32
          memref.store %268, %5[%241] : memref<?xf32>
          memref.store %294, %6[%241] : memref<?xf32>
          memref.store %270, %11[%241] : memref<?xf32>
          %295 = arith.addi %177, %c10 : index
          %296 = arith.minsi %295, %242 : index
          %297 = arith.divui %296, %groupSize : index
          %298 = arith.addi %22, %297 : index
          %299 = arith.remui %296, %groupSize : index
          %300 = arith.addi %246, %299 : index
          %301 = arith.addi %positionsAt, %298 : index
          %302 = memref.load %step[%301] : memref<?xi32>
          %303 = arith.index_cast %302 : i32 to index
          %304 = arith.subi %303, %110 : index
          %305 = arith.index_cast %304 : index to i32
          %306 = vector.broadcast %305 : i32 to vector<16xi32>
          %307 = arith.cmpi sle, %c29, %306 : vector<16xi32>
          %308 = arith.select %307, %195#4, %c30 : vector<16xi1>, vector<16xf32>
          %309 = arith.cmpi sle, %c31, %306 : vector<16xi32>
          %310 = arith.select %309, %195#5, %c30 : vector<16xi1>, vector<16xf32>
          %311 = arith.cmpi sle, %c32, %306 : vector<16xi32>
          %312 = arith.select %311, %195#6, %c30 : vector<16xi1>, vector<16xf32>
          %313 = arith.cmpi sle, %c33, %306 : vector<16xi32>
          %314 = arith.select %313, %195#7, %c30 : vector<16xi1>, vector<16xf32>
          %315 = arith.maximumf %308, %310 : vector<16xf32>
          %316 = arith.maximumf %315, %312 : vector<16xf32>
          %317 = arith.maximumf %316, %314 : vector<16xf32>
          %318 = memref.load %5[%295] : memref<?xf32>
          %319 = wave.reduce "max" %317 : vector<16xf32>
          %320 = arith.maximumf %318, %319 : f32
          %321 = arith.subf %318, %320 : f32
          %322 = wave.exp2 %321 : f32
          %323 = vector.broadcast %320 : f32 to vector<16xf32>
          %324 = arith.subf %308, %323 : vector<16xf32>
          %325 = wave.exp2 %324 : vector<16xf32>
          %326 = arith.select %307, %325, %c22 : vector<16xi1>, vector<16xf32>
          %327 = arith.muli %295, %c5 : index
          %328 = arith.addi %327, %c15 : index
          vector.store %326, %13[%328] : memref<?xf32>, vector<16xf32>
          %329 = arith.subf %310, %323 : vector<16xf32>
          %330 = wave.exp2 %329 : vector<16xf32>
          %331 = arith.select %309, %330, %c22 : vector<16xi1>, vector<16xf32>
          %332 = arith.addi %327, %c16 : index
          vector.store %331, %13[%332] : memref<?xf32>, vector<16xf32>
          %333 = arith.addf %326, %331 : vector<16xf32>
          %334 = arith.subf %312, %323 : vector<16xf32>
          %335 = wave.exp2 %334 : vector<16xf32>
          %336 = arith.select %311, %335, %c22 : vector<16xi1>, vector<16xf32>
          %337 = arith.addi %327, %c17 : index
          vector.store %336, %13[%337] : memref<?xf32>, vector<16xf32>
          %338 = arith.addf %333, %336 : vector<16xf32>
          %339 = arith.subf %314, %323 : vector<16xf32>
          %340 = wave.exp2 %339 : vector<16xf32>
          %341 = arith.select %313, %340, %c22 : vector<16xi1>, vector<16xf32>
          %342 = arith.addi %327, %c18 : index
          vector.store %341, %13[%342] : memref<?xf32>, vector<16xf32>
          %343 = arith.addf %338, %341 : vector<16xf32>
          %344 = memref.load %6[%295] : memref<?xf32>
          %345 = wave.reduce "add" %343 : vector<16xf32>
          %346 = math.fma %344, %322, %345 : f32
          memref.store %320, %5[%295] : memref<?xf32>
          memref.store %346, %6[%295] : memref<?xf32>
          memref.store %322, %11[%295] : memref<?xf32>
          %347 = arith.addi %177, %c7 : index
          %348 = arith.minsi %347, %242 : index
          %349 = arith.divui %348, %groupSize : index
          %350 = arith.addi %22, %349 : index
          %351 = arith.remui %348, %groupSize : index
          %352 = arith.addi %246, %351 : index
          %353 = arith.addi %positionsAt, %350 : index
          %354 = memref.load %step[%353] : memref<?xi32>
          %355 = arith.index_cast %354 : i32 to index
          %356 = arith.subi %355, %110 : index
          %357 = arith.index_cast %356 : index to i32
          %358 = vector.broadcast %357 : i32 to vector<16xi32>
          %359 = arith.cmpi sle, %c29, %358 : vector<16xi32>
          %360 = arith.select %359, %195#8, %c30 : vector<16xi1>, vector<16xf32>
          %361 = arith.cmpi sle, %c31, %358 : vector<16xi32>
          %362 = arith.select %361, %195#9, %c30 : vector<16xi1>, vector<16xf32>
          %363 = arith.cmpi sle, %c32, %358 : vector<16xi32>
          %364 = arith.select %363, %195#10, %c30 : vector<16xi1>, vector<16xf32>
          %365 = arith.cmpi sle, %c33, %358 : vector<16xi32>
          %366 = arith.select %365, %195#11, %c30 : vector<16xi1>, vector<16xf32>
          %367 = arith.maximumf %360, %362 : vector<16xf32>
          %368 = arith.maximumf %367, %364 : vector<16xf32>
          %369 = arith.maximumf %368, %366 : vector<16xf32>
          %370 = memref.load %5[%347] : memref<?xf32>
          %371 = wave.reduce "max" %369 : vector<16xf32>
          %372 = arith.maximumf %370, %371 : f32
          %373 = arith.subf %370, %372 : f32
          %374 = wave.exp2 %373 : f32
          %375 = vector.broadcast %372 : f32 to vector<16xf32>
          %376 = arith.subf %360, %375 : vector<16xf32>
          %377 = wave.exp2 %376 : vector<16xf32>
          %378 = arith.select %359, %377, %c22 : vector<16xi1>, vector<16xf32>
          %379 = arith.muli %347, %c5 : index
          %380 = arith.addi %379, %c15 : index
          vector.store %378, %13[%380] : memref<?xf32>, vector<16xf32>
          %381 = arith.subf %362, %375 : vector<16xf32>
          %382 = wave.exp2 %381 : vector<16xf32>
          %383 = arith.select %361, %382, %c22 : vector<16xi1>, vector<16xf32>
          %384 = arith.addi %379, %c16 : index
          vector.store %383, %13[%384] : memref<?xf32>, vector<16xf32>
          %385 = arith.addf %378, %383 : vector<16xf32>
          %386 = arith.subf %364, %375 : vector<16xf32>
          %387 = wave.exp2 %386 : vector<16xf32>
          %388 = arith.select %363, %387, %c22 : vector<16xi1>, vector<16xf32>
          %389 = arith.addi %379, %c17 : index
          vector.store %388, %13[%389] : memref<?xf32>, vector<16xf32>
          %390 = arith.addf %385, %388 : vector<16xf32>
          %391 = arith.subf %366, %375 : vector<16xf32>
          %392 = wave.exp2 %391 : vector<16xf32>
          %393 = arith.select %365, %392, %c22 : vector<16xi1>, vector<16xf32>
          %394 = arith.addi %379, %c18 : index
          vector.store %393, %13[%394] : memref<?xf32>, vector<16xf32>
          %395 = arith.addf %390, %393 : vector<16xf32>
          %396 = memref.load %6[%347] : memref<?xf32>
          %397 = wave.reduce "add" %395 : vector<16xf32>
          %398 = math.fma %396, %374, %397 : f32
          memref.store %372, %5[%347] : memref<?xf32>
          memref.store %398, %6[%347] : memref<?xf32>
          memref.store %374, %11[%347] : memref<?xf32>
          %399 = arith.addi %177, %c13 : index
          %400 = arith.minsi %399, %242 : index
          %401 = arith.divui %400, %groupSize : index
          %402 = arith.addi %22, %401 : index
          %403 = arith.remui %400, %groupSize : index
          %404 = arith.addi %246, %403 : index
          %405 = arith.addi %positionsAt, %402 : index
          %406 = memref.load %step[%405] : memref<?xi32>
          %407 = arith.index_cast %406 : i32 to index
          %408 = arith.subi %407, %110 : index
          %409 = arith.index_cast %408 : index to i32
          %410 = vector.broadcast %409 : i32 to vector<16xi32>
          %411 = arith.cmpi sle, %c29, %410 : vector<16xi32>
          %412 = arith.select %411, %195#12, %c30 : vector<16xi1>, vector<16xf32>
          %413 = arith.cmpi sle, %c31, %410 : vector<16xi32>
          %414 = arith.select %413, %195#13, %c30 : vector<16xi1>, vector<16xf32>
          %415 = arith.cmpi sle, %c32, %410 : vector<16xi32>
          %416 = arith.select %415, %195#14, %c30 : vector<16xi1>, vector<16xf32>
          %417 = arith.cmpi sle, %c33, %410 : vector<16xi32>
          %418 = arith.select %417, %195#15, %c30 : vector<16xi1>, vector<16xf32>
          %419 = arith.maximumf %412, %414 : vector<16xf32>
          %420 = arith.maximumf %419, %416 : vector<16xf32>
          %421 = arith.maximumf %420, %418 : vector<16xf32>
          %422 = memref.load %5[%399] : memref<?xf32>
          %423 = wave.reduce "max" %421 : vector<16xf32>
          %424 = arith.maximumf %422, %423 : f32
          %425 = arith.subf %422, %424 : f32
          %426 = wave.exp2 %425 : f32
          %427 = vector.broadcast %424 : f32 to vector<16xf32>
          %428 = arith.subf %412, %427 : vector<16xf32>
          %429 = wave.exp2 %428 : vector<16xf32>
          %430 = arith.select %411, %429, %c22 : vector<16xi1>, vector<16xf32>
          %431 = arith.muli %399, %c5 : index
          %432 = arith.addi %431, %c15 : index
          vector.store %430, %13[%432] : memref<?xf32>, vector<16xf32>
          %433 = arith.subf %414, %427 : vector<16xf32>
          %434 = wave.exp2 %433 : vector<16xf32>
          %435 = arith.select %413, %434, %c22 : vector<16xi1>, vector<16xf32>
          %436 = arith.addi %431, %c16 : index
          vector.store %435, %13[%436] : memref<?xf32>, vector<16xf32>
          %437 = arith.addf %430, %435 : vector<16xf32>
          %438 = arith.subf %416, %427 : vector<16xf32>
          %439 = wave.exp2 %438 : vector<16xf32>
          %440 = arith.select %415, %439, %c22 : vector<16xi1>, vector<16xf32>
          %441 = arith.addi %431, %c17 : index
          vector.store %440, %13[%441] : memref<?xf32>, vector<16xf32>
          %442 = arith.addf %437, %440 : vector<16xf32>
          %443 = arith.subf %418, %427 : vector<16xf32>
          %444 = wave.exp2 %443 : vector<16xf32>
          %445 = arith.select %417, %444, %c22 : vector<16xi1>, vector<16xf32>
          %446 = arith.addi %431, %c18 : index
          vector.store %445, %13[%446] : memref<?xf32>, vector<16xf32>
          %447 = arith.addf %442, %445 : vector<16xf32>
          %448 = memref.load %6[%399] : memref<?xf32>
          %449 = wave.reduce "add" %447 : vector<16xf32>
          %450 = math.fma %448, %426, %449 : f32
          memref.store %424, %5[%399] : memref<?xf32>
          memref.store %450, %6[%399] : memref<?xf32>
          memref.store %426, %11[%399] : memref<?xf32>
        }
        %451 = arith.subi %40, %110 : index
        %452 = arith.minsi %451, %c5 : index
        scf.for %453 = %c15 to %34 step %c7 {
          %454 = arith.addi %453, %c15 : index
          %455 = memref.load %11[%454] : memref<?xf32>
          %456 = vector.broadcast %455 : f32 to vector<16xf32>
          %457 = arith.muli %454, %c4 : index
          %458 = arith.addi %457, %c15 : index
          %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
          %460 = arith.mulf %459, %456 : vector<16xf32>
          %461 = arith.addi %457, %c16 : index
          %462 = vector.load %7[%461] : memref<?xf32>, vector<16xf32>
          %463 = arith.mulf %462, %456 : vector<16xf32>
          %464 = arith.addi %457, %c17 : index
          %465 = vector.load %7[%464] : memref<?xf32>, vector<16xf32>
          %466 = arith.mulf %465, %456 : vector<16xf32>
          %467 = arith.addi %457, %c18 : index
          %468 = vector.load %7[%467] : memref<?xf32>, vector<16xf32>
          %469 = arith.mulf %468, %456 : vector<16xf32>
          %470 = arith.addi %453, %c10 : index
          %471 = memref.load %11[%470] : memref<?xf32>
          %472 = vector.broadcast %471 : f32 to vector<16xf32>
          %473 = arith.muli %470, %c4 : index
          %474 = arith.addi %473, %c15 : index
          %475 = vector.load %7[%474] : memref<?xf32>, vector<16xf32>
          %476 = arith.mulf %475, %472 : vector<16xf32>
          %477 = arith.addi %473, %c16 : index
          %478 = vector.load %7[%477] : memref<?xf32>, vector<16xf32>
          %479 = arith.mulf %478, %472 : vector<16xf32>
          %480 = arith.addi %473, %c17 : index
          %481 = vector.load %7[%480] : memref<?xf32>, vector<16xf32>
          %482 = arith.mulf %481, %472 : vector<16xf32>
          %483 = arith.addi %473, %c18 : index
          %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
          %485 = arith.mulf %484, %472 : vector<16xf32>
          %495:8 = scf.for %486 = %c15 to %452 step %c10 iter_args(%487 = %460, %488 = %463, %489 = %466, %490 = %469, %491 = %476, %492 = %479, %493 = %482, %494 = %485) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %496 = arith.muli %486, %c4 : index
            %497 = arith.addi %496, %c15 : index
            %498 = vector.load %15[%497] : memref<?xf32>, vector<16xf32>
            %499 = arith.addi %496, %c16 : index
            %500 = vector.load %15[%499] : memref<?xf32>, vector<16xf32>
            %501 = arith.addi %496, %c17 : index
            %502 = vector.load %15[%501] : memref<?xf32>, vector<16xf32>
            %503 = arith.addi %496, %c18 : index
            %504 = vector.load %15[%503] : memref<?xf32>, vector<16xf32>
            %505 = arith.muli %454, %c5 : index
            %506 = arith.addi %505, %486 : index
            %507 = memref.load %13[%506] : memref<?xf32>
            %508 = vector.broadcast %507 : f32 to vector<16xf32>
            %509 = math.fma %508, %498, %487 : vector<16xf32>
            %510 = math.fma %508, %500, %488 : vector<16xf32>
            %511 = math.fma %508, %502, %489 : vector<16xf32>
            %512 = math.fma %508, %504, %490 : vector<16xf32>
            %513 = arith.muli %470, %c5 : index
            %514 = arith.addi %513, %486 : index
            %515 = memref.load %13[%514] : memref<?xf32>
            %516 = vector.broadcast %515 : f32 to vector<16xf32>
            %517 = math.fma %516, %498, %491 : vector<16xf32>
            %518 = math.fma %516, %500, %492 : vector<16xf32>
            %519 = math.fma %516, %502, %493 : vector<16xf32>
            %520 = math.fma %516, %504, %494 : vector<16xf32>
            scf.yield %509, %510, %511, %512, %517, %518, %519, %520 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %495#0, %7[%458] : memref<?xf32>, vector<16xf32>
          vector.store %495#1, %7[%461] : memref<?xf32>, vector<16xf32>
          vector.store %495#2, %7[%464] : memref<?xf32>, vector<16xf32>
          vector.store %495#3, %7[%467] : memref<?xf32>, vector<16xf32>
          vector.store %495#4, %7[%474] : memref<?xf32>, vector<16xf32>
          vector.store %495#5, %7[%477] : memref<?xf32>, vector<16xf32>
          vector.store %495#6, %7[%480] : memref<?xf32>, vector<16xf32>
          vector.store %495#7, %7[%483] : memref<?xf32>, vector<16xf32>
          %521 = memref.load %11[%454] : memref<?xf32>
          %522 = vector.broadcast %521 : f32 to vector<16xf32>
          %523 = arith.addi %457, %c5 : index
          %524 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
          %525 = arith.mulf %524, %522 : vector<16xf32>
          %526 = arith.addi %457, %c19 : index
          %527 = vector.load %7[%526] : memref<?xf32>, vector<16xf32>
          %528 = arith.mulf %527, %522 : vector<16xf32>
          %529 = arith.addi %457, %c20 : index
          %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
          %531 = arith.mulf %530, %522 : vector<16xf32>
          %532 = arith.addi %457, %c21 : index
          %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
          %534 = arith.mulf %533, %522 : vector<16xf32>
          %535 = memref.load %11[%470] : memref<?xf32>
          %536 = vector.broadcast %535 : f32 to vector<16xf32>
          %537 = arith.addi %473, %c5 : index
          %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
          %539 = arith.mulf %538, %536 : vector<16xf32>
          %540 = arith.addi %473, %c19 : index
          %541 = vector.load %7[%540] : memref<?xf32>, vector<16xf32>
          %542 = arith.mulf %541, %536 : vector<16xf32>
          %543 = arith.addi %473, %c20 : index
          %544 = vector.load %7[%543] : memref<?xf32>, vector<16xf32>
          %545 = arith.mulf %544, %536 : vector<16xf32>
          %546 = arith.addi %473, %c21 : index
          %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
          %548 = arith.mulf %547, %536 : vector<16xf32>
          %558:8 = scf.for %549 = %c15 to %452 step %c10 iter_args(%550 = %525, %551 = %528, %552 = %531, %553 = %534, %554 = %539, %555 = %542, %556 = %545, %557 = %548) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %559 = arith.muli %549, %c4 : index
            %560 = arith.addi %559, %c5 : index
            %561 = vector.load %15[%560] : memref<?xf32>, vector<16xf32>
            %562 = arith.addi %559, %c19 : index
            %563 = vector.load %15[%562] : memref<?xf32>, vector<16xf32>
            %564 = arith.addi %559, %c20 : index
            %565 = vector.load %15[%564] : memref<?xf32>, vector<16xf32>
            %566 = arith.addi %559, %c21 : index
            %567 = vector.load %15[%566] : memref<?xf32>, vector<16xf32>
            %568 = arith.muli %454, %c5 : index
            %569 = arith.addi %568, %549 : index
            %570 = memref.load %13[%569] : memref<?xf32>
            %571 = vector.broadcast %570 : f32 to vector<16xf32>
            %572 = math.fma %571, %561, %550 : vector<16xf32>
            %573 = math.fma %571, %563, %551 : vector<16xf32>
            %574 = math.fma %571, %565, %552 : vector<16xf32>
            %575 = math.fma %571, %567, %553 : vector<16xf32>
            %576 = arith.muli %470, %c5 : index
            %577 = arith.addi %576, %549 : index
            %578 = memref.load %13[%577] : memref<?xf32>
            %579 = vector.broadcast %578 : f32 to vector<16xf32>
            %580 = math.fma %579, %561, %554 : vector<16xf32>
            %581 = math.fma %579, %563, %555 : vector<16xf32>
            %582 = math.fma %579, %565, %556 : vector<16xf32>
            %583 = math.fma %579, %567, %557 : vector<16xf32>
            scf.yield %572, %573, %574, %575, %580, %581, %582, %583 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %558#0, %7[%523] : memref<?xf32>, vector<16xf32>
          vector.store %558#1, %7[%526] : memref<?xf32>, vector<16xf32>
          vector.store %558#2, %7[%529] : memref<?xf32>, vector<16xf32>
          vector.store %558#3, %7[%532] : memref<?xf32>, vector<16xf32>
          vector.store %558#4, %7[%537] : memref<?xf32>, vector<16xf32>
          vector.store %558#5, %7[%540] : memref<?xf32>, vector<16xf32>
          vector.store %558#6, %7[%543] : memref<?xf32>, vector<16xf32>
          vector.store %558#7, %7[%546] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %584 = %c15 to %34 step %c10 {
        %585 = memref.load %5[%584] : memref<?xf32>
        %586 = memref.load %6[%584] : memref<?xf32>
        %587 = arith.muli %584, %c4 : index
        %588 = memref.load %8[%584] : memref<?xf32>
        %589 = arith.maximumf %588, %585 : f32
        %590 = arith.subf %588, %589 : f32
        %591 = wave.exp2 %590 : f32
        %592 = arith.subf %585, %589 : f32
        %593 = wave.exp2 %592 : f32
        memref.store %589, %8[%584] : memref<?xf32>
        %594 = memref.load %9[%584] : memref<?xf32>
        %595 = arith.mulf %594, %591 : f32
        %596 = math.fma %586, %593, %595 : f32
        memref.store %596, %9[%584] : memref<?xf32>
        %597 = vector.broadcast %591 : f32 to vector<16xf32>
        %598 = vector.broadcast %593 : f32 to vector<16xf32>
        %599 = arith.addi %587, %c15 : index
        %600 = vector.load %10[%599] : memref<?xf32>, vector<16xf32>
        %601 = arith.mulf %600, %597 : vector<16xf32>
        %602 = vector.load %7[%599] : memref<?xf32>, vector<16xf32>
        %603 = math.fma %602, %598, %601 : vector<16xf32>
        vector.store %603, %10[%599] : memref<?xf32>, vector<16xf32>
        %604 = arith.addi %587, %c16 : index
        %605 = vector.load %10[%604] : memref<?xf32>, vector<16xf32>
        %606 = arith.mulf %605, %597 : vector<16xf32>
        %607 = vector.load %7[%604] : memref<?xf32>, vector<16xf32>
        %608 = math.fma %607, %598, %606 : vector<16xf32>
        vector.store %608, %10[%604] : memref<?xf32>, vector<16xf32>
        %609 = arith.addi %587, %c17 : index
        %610 = vector.load %10[%609] : memref<?xf32>, vector<16xf32>
        %611 = arith.mulf %610, %597 : vector<16xf32>
        %612 = vector.load %7[%609] : memref<?xf32>, vector<16xf32>
        %613 = math.fma %612, %598, %611 : vector<16xf32>
        vector.store %613, %10[%609] : memref<?xf32>, vector<16xf32>
        %614 = arith.addi %587, %c18 : index
        %615 = vector.load %10[%614] : memref<?xf32>, vector<16xf32>
        %616 = arith.mulf %615, %597 : vector<16xf32>
        %617 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
        %618 = math.fma %617, %598, %616 : vector<16xf32>
        vector.store %618, %10[%614] : memref<?xf32>, vector<16xf32>
        %619 = arith.addi %587, %c5 : index
        %620 = vector.load %10[%619] : memref<?xf32>, vector<16xf32>
        %621 = arith.mulf %620, %597 : vector<16xf32>
        %622 = vector.load %7[%619] : memref<?xf32>, vector<16xf32>
        %623 = math.fma %622, %598, %621 : vector<16xf32>
        vector.store %623, %10[%619] : memref<?xf32>, vector<16xf32>
        %624 = arith.addi %587, %c19 : index
        %625 = vector.load %10[%624] : memref<?xf32>, vector<16xf32>
        %626 = arith.mulf %625, %597 : vector<16xf32>
        %627 = vector.load %7[%624] : memref<?xf32>, vector<16xf32>
        %628 = math.fma %627, %598, %626 : vector<16xf32>
        vector.store %628, %10[%624] : memref<?xf32>, vector<16xf32>
        %629 = arith.addi %587, %c20 : index
        %630 = vector.load %10[%629] : memref<?xf32>, vector<16xf32>
        %631 = arith.mulf %630, %597 : vector<16xf32>
        %632 = vector.load %7[%629] : memref<?xf32>, vector<16xf32>
        %633 = math.fma %632, %598, %631 : vector<16xf32>
        vector.store %633, %10[%629] : memref<?xf32>, vector<16xf32>
        %634 = arith.addi %587, %c21 : index
        %635 = vector.load %10[%634] : memref<?xf32>, vector<16xf32>
        %636 = arith.mulf %635, %597 : vector<16xf32>
        %637 = vector.load %7[%634] : memref<?xf32>, vector<16xf32>
        %638 = math.fma %637, %598, %636 : vector<16xf32>
        vector.store %638, %10[%634] : memref<?xf32>, vector<16xf32>
      }
    }
    %639 = arith.addi %kvHeads, %2 : index
    %640 = memref.load %scales[%639] : memref<?xf32>
    scf.for %641 = %c15 to %31 step %c10 {
      %642 = arith.subi %31, %c10 : index
      %643 = arith.minsi %641, %642 : index
      %644 = arith.divui %643, %groupSize : index
      %645 = arith.addi %22, %644 : index
      %646 = arith.muli %2, %groupSize : index
      %647 = arith.remui %643, %groupSize : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.muli %645, %heads : index
      %650 = arith.addi %649, %648 : index
      %651 = arith.muli %650, %c4 : index
      %652 = memref.load %9[%641] : memref<?xf32>
      %653 = arith.divf %640, %652 : f32
      %654 = vector.broadcast %653 : f32 to vector<16xf32>
      %655 = arith.muli %641, %c4 : index
      %656 = arith.addi %655, %c15 : index
      %657 = vector.load %10[%656] : memref<?xf32>, vector<16xf32>
      %658 = arith.mulf %657, %654 : vector<16xf32>
      %659 = arith.addi %651, %c15 : index
      vector.store %658, %out[%659] : memref<?xf32>, vector<16xf32>
      %660 = arith.addi %655, %c16 : index
      %661 = vector.load %10[%660] : memref<?xf32>, vector<16xf32>
      %662 = arith.mulf %661, %654 : vector<16xf32>
      %663 = arith.addi %651, %c16 : index
      vector.store %662, %out[%663] : memref<?xf32>, vector<16xf32>
      %664 = arith.addi %655, %c17 : index
      %665 = vector.load %10[%664] : memref<?xf32>, vector<16xf32>
      %666 = arith.mulf %665, %654 : vector<16xf32>
      %667 = arith.addi %651, %c17 : index
      vector.store %666, %out[%667] : memref<?xf32>, vector<16xf32>
      %668 = arith.addi %655, %c18 : index
      %669 = vector.load %10[%668] : memref<?xf32>, vector<16xf32>
      %670 = arith.mulf %669, %654 : vector<16xf32>
      %671 = arith.addi %651, %c18 : index
      vector.store %670, %out[%671] : memref<?xf32>, vector<16xf32>
      %672 = arith.addi %655, %c5 : index
      %673 = vector.load %10[%672] : memref<?xf32>, vector<16xf32>
      %674 = arith.mulf %673, %654 : vector<16xf32>
      %675 = arith.addi %651, %c5 : index
      vector.store %674, %out[%675] : memref<?xf32>, vector<16xf32>
      %676 = arith.addi %655, %c19 : index
      %677 = vector.load %10[%676] : memref<?xf32>, vector<16xf32>
      %678 = arith.mulf %677, %654 : vector<16xf32>
      %679 = arith.addi %651, %c19 : index
      vector.store %678, %out[%679] : memref<?xf32>, vector<16xf32>
      %680 = arith.addi %655, %c20 : index
      %681 = vector.load %10[%680] : memref<?xf32>, vector<16xf32>
      %682 = arith.mulf %681, %654 : vector<16xf32>
      %683 = arith.addi %651, %c20 : index
      vector.store %682, %out[%683] : memref<?xf32>, vector<16xf32>
      %684 = arith.addi %655, %c21 : index
      %685 = vector.load %10[%684] : memref<?xf32>, vector<16xf32>
      %686 = arith.mulf %685, %654 : vector<16xf32>
      %687 = arith.addi %651, %c21 : index
      vector.store %686, %out[%687] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
