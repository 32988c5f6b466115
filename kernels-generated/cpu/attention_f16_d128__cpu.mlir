// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c37 = arith.constant 0x3F800000 : f32
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
    scf.for %41 = %c15 to %34 step %c10 {
      %42 = arith.subi %31, %c10 : index
      %43 = arith.minsi %41, %42 : index
      %44 = arith.divui %43, %groupSize : index
      %45 = arith.addi %22, %44 : index
      %46 = arith.muli %2, %groupSize : index
      %47 = arith.remui %43, %groupSize : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %45, %heads : index
      %50 = arith.addi %49, %48 : index
      %51 = arith.muli %50, %c4 : index
      %52 = arith.addi %51, %c15 : index
      %53 = vector.load %q[%52] : memref<?xf32>, vector<16xf32>
      %54 = arith.muli %41, %c4 : index
      %55 = arith.addi %54, %c15 : index
      vector.store %53, %4[%55] : memref<?xf32>, vector<16xf32>
      %56 = arith.addi %51, %c16 : index
      %57 = vector.load %q[%56] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %54, %c16 : index
      vector.store %57, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %51, %c17 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.addi %54, %c17 : index
      vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %51, %c18 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.addi %54, %c18 : index
      vector.store %63, %4[%64] : memref<?xf32>, vector<16xf32>
      %65 = arith.addi %51, %c5 : index
      %66 = vector.load %q[%65] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %54, %c5 : index
      vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
      %68 = arith.addi %51, %c19 : index
      %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
      %70 = arith.addi %54, %c19 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %51, %c20 : index
      %72 = vector.load %q[%71] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %54, %c20 : index
      vector.store %72, %4[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %51, %c21 : index
      %75 = vector.load %q[%74] : memref<?xf32>, vector<16xf32>
      %76 = arith.addi %54, %c21 : index
      vector.store %75, %4[%76] : memref<?xf32>, vector<16xf32>
    }
    scf.for %77 = %c15 to %34 step %c10 {
      memref.store %c23, %8[%77] : memref<?xf32>
      memref.store %c24, %9[%77] : memref<?xf32>
      %78 = arith.muli %77, %c4 : index
      %79 = arith.addi %78, %c15 : index
      vector.store %c22, %10[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.addi %78, %c16 : index
      vector.store %c22, %10[%80] : memref<?xf32>, vector<16xf32>
      %81 = arith.addi %78, %c17 : index
      vector.store %c22, %10[%81] : memref<?xf32>, vector<16xf32>
      %82 = arith.addi %78, %c18 : index
      vector.store %c22, %10[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %78, %c5 : index
      vector.store %c22, %10[%83] : memref<?xf32>, vector<16xf32>
      %84 = arith.addi %78, %c19 : index
      vector.store %c22, %10[%84] : memref<?xf32>, vector<16xf32>
      %85 = arith.addi %78, %c20 : index
      vector.store %c22, %10[%85] : memref<?xf32>, vector<16xf32>
      %86 = arith.addi %78, %c21 : index
      vector.store %c22, %10[%86] : memref<?xf32>, vector<16xf32>
    }
    scf.for %87 = %c15 to %40 step %c25 {
      scf.for %88 = %c15 to %34 step %c10 {
        memref.store %c23, %5[%88] : memref<?xf32>
        memref.store %c24, %6[%88] : memref<?xf32>
        %89 = arith.muli %88, %c4 : index
        %90 = arith.addi %89, %c15 : index
        vector.store %c22, %7[%90] : memref<?xf32>, vector<16xf32>
        %91 = arith.addi %89, %c16 : index
        vector.store %c22, %7[%91] : memref<?xf32>, vector<16xf32>
        %92 = arith.addi %89, %c17 : index
        vector.store %c22, %7[%92] : memref<?xf32>, vector<16xf32>
        %93 = arith.addi %89, %c18 : index
        vector.store %c22, %7[%93] : memref<?xf32>, vector<16xf32>
        %94 = arith.addi %89, %c5 : index
        vector.store %c22, %7[%94] : memref<?xf32>, vector<16xf32>
        %95 = arith.addi %89, %c19 : index
        vector.store %c22, %7[%95] : memref<?xf32>, vector<16xf32>
        %96 = arith.addi %89, %c20 : index
        vector.store %c22, %7[%96] : memref<?xf32>, vector<16xf32>
        %97 = arith.addi %89, %c21 : index
        vector.store %c22, %7[%97] : memref<?xf32>, vector<16xf32>
      }
      %98 = arith.addi %87, %c25 : index
      %99 = arith.minsi %98, %40 : index
      scf.for %100 = %87 to %99 step %c5 {
        scf.for %101 = %c15 to %c9 step %c10 {
          %102 = arith.muli %101, %c16 : index
          %103 = arith.addi %100, %102 : index
          %104 = arith.cmpi slt, %103, %40 : index
          scf.if %104 {
            %105 = arith.divui %103, %c16 : index
            %106 = arith.addi %30, %105 : index
            %107 = memref.load %step[%106] : memref<?xi32>
            %108 = arith.index_cast %107 : i32 to index
            %109 = arith.muli %108, %pageBytes : index
            %110 = arith.muli %2, %c6 : index
            %111 = arith.addi %109, %110 : index
            scf.for %112 = %c15 to %c4 step %c10 {
              %113 = arith.muli %112, %c17 : index
              %114 = arith.addi %111, %113 : index
              %115 = vector.load %kv[%114] : memref<?xi8>, vector<32xi8>
              %116 = arith.muli %112, %c5 : index
              %117 = arith.addi %116, %102 : index
              %118 = vector.bitcast %115 : vector<32xi8> to vector<16xf16>
              %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
              vector.store %119, %14[%117] : memref<?xf32>, vector<16xf32>
            }
            %120 = arith.addi %111, %c27 : index
            scf.for %121 = %c15 to %c16 step %c10 {
              %122 = arith.addi %103, %121 : index
              %123 = arith.cmpi slt, %122, %40 : index
              %124 = arith.muli %121, %c28 : index
              %125 = arith.addi %120, %124 : index
              %126 = arith.addi %125, %c15 : index
              %127 = vector.load %kv[%126] : memref<?xi8>, vector<32xi8>
              %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
              %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
              %130 = arith.select %123, %129, %c22 : vector<16xf32>
              %131 = arith.addi %102, %121 : index
              %132 = arith.muli %131, %c4 : index
              %133 = arith.addi %132, %c15 : index
              vector.store %130, %15[%133] : memref<?xf32>, vector<16xf32>
              %134 = arith.addi %125, %c17 : index
              %135 = vector.load %kv[%134] : memref<?xi8>, vector<32xi8>
              %136 = vector.bitcast %135 : vector<32xi8> to vector<16xf16>
              %137 = arith.extf %136 : vector<16xf16> to vector<16xf32>
              %138 = arith.select %123, %137, %c22 : vector<16xf32>
              %139 = arith.addi %132, %c16 : index
              vector.store %138, %15[%139] : memref<?xf32>, vector<16xf32>
              %140 = arith.addi %125, %c5 : index
              %141 = vector.load %kv[%140] : memref<?xi8>, vector<32xi8>
              %142 = vector.bitcast %141 : vector<32xi8> to vector<16xf16>
              %143 = arith.extf %142 : vector<16xf16> to vector<16xf32>
              %144 = arith.select %123, %143, %c22 : vector<16xf32>
              %145 = arith.addi %132, %c17 : index
              vector.store %144, %15[%145] : memref<?xf32>, vector<16xf32>
              %146 = arith.addi %125, %c20 : index
              %147 = vector.load %kv[%146] : memref<?xi8>, vector<32xi8>
              %148 = vector.bitcast %147 : vector<32xi8> to vector<16xf16>
              %149 = arith.extf %148 : vector<16xf16> to vector<16xf32>
              %150 = arith.select %123, %149, %c22 : vector<16xf32>
              %151 = arith.addi %132, %c18 : index
              vector.store %150, %15[%151] : memref<?xf32>, vector<16xf32>
              %152 = arith.addi %125, %c4 : index
              %153 = vector.load %kv[%152] : memref<?xi8>, vector<32xi8>
              %154 = vector.bitcast %153 : vector<32xi8> to vector<16xf16>
              %155 = arith.extf %154 : vector<16xf16> to vector<16xf32>
              %156 = arith.select %123, %155, %c22 : vector<16xf32>
              %157 = arith.addi %132, %c5 : index
              vector.store %156, %15[%157] : memref<?xf32>, vector<16xf32>
              %158 = arith.addi %125, %c29 : index
              %159 = vector.load %kv[%158] : memref<?xi8>, vector<32xi8>
              %160 = vector.bitcast %159 : vector<32xi8> to vector<16xf16>
              %161 = arith.extf %160 : vector<16xf16> to vector<16xf32>
              %162 = arith.select %123, %161, %c22 : vector<16xf32>
              %163 = arith.addi %132, %c19 : index
              vector.store %162, %15[%163] : memref<?xf32>, vector<16xf32>
              %164 = arith.addi %125, %c30 : index
              %165 = vector.load %kv[%164] : memref<?xi8>, vector<32xi8>
              %166 = vector.bitcast %165 : vector<32xi8> to vector<16xf16>
              %167 = arith.extf %166 : vector<16xf16> to vector<16xf32>
              %168 = arith.select %123, %167, %c22 : vector<16xf32>
              %169 = arith.addi %132, %c20 : index
              vector.store %168, %15[%169] : memref<?xf32>, vector<16xf32>
              %170 = arith.addi %125, %c31 : index
              %171 = vector.load %kv[%170] : memref<?xi8>, vector<32xi8>
              %172 = vector.bitcast %171 : vector<32xi8> to vector<16xf16>
              %173 = arith.extf %172 : vector<16xf16> to vector<16xf32>
              %174 = arith.select %123, %173, %c22 : vector<16xf32>
              %175 = arith.addi %132, %c21 : index
              vector.store %174, %15[%175] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %176 = %c15 to %34 step %c9 {
          %194:16 = scf.for %177 = %c15 to %c4 step %c10 iter_args(%178 = %c22, %179 = %c22, %180 = %c22, %181 = %c22, %182 = %c22, %183 = %c22, %184 = %c22, %185 = %c22, %186 = %c22, %187 = %c22, %188 = %c22, %189 = %c22, %190 = %c22, %191 = %c22, %192 = %c22, %193 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %195 = arith.muli %177, %c5 : index
            %196 = arith.addi %195, %c15 : index
            %197 = vector.load %14[%196] : memref<?xf32>, vector<16xf32>
            %198 = arith.addi %195, %c16 : index
            %199 = vector.load %14[%198] : memref<?xf32>, vector<16xf32>
            %200 = arith.addi %195, %c17 : index
            %201 = vector.load %14[%200] : memref<?xf32>, vector<16xf32>
            %202 = arith.addi %195, %c18 : index
            %203 = vector.load %14[%202] : memref<?xf32>, vector<16xf32>
            %204 = arith.addi %176, %c15 : index
            %205 = arith.muli %204, %c4 : index
            %206 = arith.addi %205, %177 : index
            %207 = memref.load %4[%206] : memref<?xf32>
            %208 = vector.broadcast %207 : f32 to vector<16xf32>
            %209 = math.fma %208, %197, %178 : vector<16xf32>
            %210 = math.fma %208, %199, %179 : vector<16xf32>
            %211 = math.fma %208, %201, %180 : vector<16xf32>
            %212 = math.fma %208, %203, %181 : vector<16xf32>
            %213 = arith.addi %176, %c10 : index
            %214 = arith.muli %213, %c4 : index
            %215 = arith.addi %214, %177 : index
            %216 = memref.load %4[%215] : memref<?xf32>
            %217 = vector.broadcast %216 : f32 to vector<16xf32>
            %218 = math.fma %217, %197, %182 : vector<16xf32>
            %219 = math.fma %217, %199, %183 : vector<16xf32>
            %220 = math.fma %217, %201, %184 : vector<16xf32>
            %221 = math.fma %217, %203, %185 : vector<16xf32>
            %222 = arith.addi %176, %c7 : index
            %223 = arith.muli %222, %c4 : index
            %224 = arith.addi %223, %177 : index
            %225 = memref.load %4[%224] : memref<?xf32>
            %226 = vector.broadcast %225 : f32 to vector<16xf32>
            %227 = math.fma %226, %197, %186 : vector<16xf32>
            %228 = math.fma %226, %199, %187 : vector<16xf32>
            %229 = math.fma %226, %201, %188 : vector<16xf32>
            %230 = math.fma %226, %203, %189 : vector<16xf32>
            %231 = arith.addi %176, %c13 : index
            %232 = arith.muli %231, %c4 : index
            %233 = arith.addi %232, %177 : index
            %234 = memref.load %4[%233] : memref<?xf32>
            %235 = vector.broadcast %234 : f32 to vector<16xf32>
            %236 = math.fma %235, %197, %190 : vector<16xf32>
            %237 = math.fma %235, %199, %191 : vector<16xf32>
            %238 = math.fma %235, %201, %192 : vector<16xf32>
            %239 = math.fma %235, %203, %193 : vector<16xf32>
            scf.yield %209, %210, %211, %212, %218, %219, %220, %221, %227, %228, %229, %230, %236, %237, %238, %239 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %240 = arith.addi %176, %c15 : index
          %241 = arith.subi %31, %c10 : index
          %242 = arith.minsi %240, %241 : index
          %243 = arith.divui %242, %groupSize : index
          %244 = arith.addi %22, %243 : index
          %245 = arith.muli %2, %groupSize : index
          %246 = arith.remui %242, %groupSize : index
          %247 = arith.addi %245, %246 : index
          %248 = arith.addi %positionsAt, %244 : index
          %249 = memref.load %step[%248] : memref<?xi32>
          %250 = arith.index_cast %249 : i32 to index
          %251 = arith.subi %250, %100 : index
          %252 = arith.index_cast %251 : index to i32
          %253 = vector.broadcast %252 : i32 to vector<16xi32>
          %254 = arith.cmpi sle, %c32, %253 : vector<16xi32>
          %255 = arith.select %254, %194#0, %c33 : vector<16xi1>, vector<16xf32>
          %256 = arith.cmpi sle, %c34, %253 : vector<16xi32>
          %257 = arith.select %256, %194#1, %c33 : vector<16xi1>, vector<16xf32>
          %258 = arith.cmpi sle, %c35, %253 : vector<16xi32>
          %259 = arith.select %258, %194#2, %c33 : vector<16xi1>, vector<16xf32>
          %260 = arith.cmpi sle, %c36, %253 : vector<16xi32>
          %261 = arith.select %260, %194#3, %c33 : vector<16xi1>, vector<16xf32>
          %262 = arith.maximumf %255, %257 : vector<16xf32>
          %263 = arith.maximumf %262, %259 : vector<16xf32>
          %264 = arith.maximumf %263, %261 : vector<16xf32>
          %265 = memref.load %5[%240] : memref<?xf32>
          %266 = wave.reduce "max" %264 : vector<16xf32>
          %267 = arith.maximumf %265, %266 : f32
          %268 = arith.subf %265, %267 : f32
          %269 = wave.exp2 %268 : f32
          %270 = vector.broadcast %267 : f32 to vector<16xf32>
          %271 = arith.subf %255, %270 : vector<16xf32>
          %272 = wave.exp2 %271 : vector<16xf32>
          %273 = arith.select %254, %272, %c22 : vector<16xi1>, vector<16xf32>
          %274 = arith.muli %240, %c5 : index
          %275 = arith.addi %274, %c15 : index
          vector.store %273, %13[%275] : memref<?xf32>, vector<16xf32>
          %276 = arith.subf %257, %270 : vector<16xf32>
          %277 = wave.exp2 %276 : vector<16xf32>
          %278 = arith.select %256, %277, %c22 : vector<16xi1>, vector<16xf32>
          %279 = arith.addi %274, %c16 : index
          vector.store %278, %13[%279] : memref<?xf32>, vector<16xf32>
          %280 = arith.addf %273, %278 : vector<16xf32>
          %281 = arith.subf %259, %270 : vector<16xf32>
          %282 = wave.exp2 %281 : vector<16xf32>
          %283 = arith.select %258, %282, %c22 : vector<16xi1>, vector<16xf32>
          %284 = arith.addi %274, %c17 : index
          vector.store %283, %13[%284] : memref<?xf32>, vector<16xf32>
          %285 = arith.addf %280, %283 : vector<16xf32>
          %286 = arith.subf %261, %270 : vector<16xf32>
          %287 = wave.exp2 %286 : vector<16xf32>
          %288 = arith.select %260, %287, %c22 : vector<16xi1>, vector<16xf32>
          %289 = arith.addi %274, %c18 : index
          vector.store %288, %13[%289] : memref<?xf32>, vector<16xf32>
          %290 = arith.addf %285, %288 : vector<16xf32>
          %291 = memref.load %6[%240] : memref<?xf32>
          %292 = wave.reduce "add" %290 : vector<16xf32>
          %293 = math.fma %291, %269, %292 : f32
          memref.store %267, %5[%240] : memref<?xf32>
          memref.store %293, %6[%240] : memref<?xf32>
          memref.store %269, %11[%240] : memref<?xf32>
          %294 = arith.addi %176, %c10 : index
          %295 = arith.minsi %294, %241 : index
          %296 = arith.divui %295, %groupSize : index
          %297 = arith.addi %22, %296 : index
          %298 = arith.remui %295, %groupSize : index
          %299 = arith.addi %245, %298 : index
          %300 = arith.addi %positionsAt, %297 : index
          %301 = memref.load %step[%300] : memref<?xi32>
          %302 = arith.index_cast %301 : i32 to index
          %303 = arith.subi %302, %100 : index
          %304 = arith.index_cast %303 : index to i32
          %305 = vector.broadcast %304 : i32 to vector<16xi32>
          %306 = arith.cmpi sle, %c32, %305 : vector<16xi32>
          %307 = arith.select %306, %194#4, %c33 : vector<16xi1>, vector<16xf32>
          %308 = arith.cmpi sle, %c34, %305 : vector<16xi32>
          %309 = arith.select %308, %194#5, %c33 : vector<16xi1>, vector<16xf32>
          %310 = arith.cmpi sle, %c35, %305 : vector<16xi32>
          %311 = arith.select %310, %194#6, %c33 : vector<16xi1>, vector<16xf32>
          %312 = arith.cmpi sle, %c36, %305 : vector<16xi32>
          %313 = arith.select %312, %194#7, %c33 : vector<16xi1>, vector<16xf32>
          %314 = arith.maximumf %307, %309 : vector<16xf32>
          %315 = arith.maximumf %314, %311 : vector<16xf32>
          %316 = arith.maximumf %315, %313 : vector<16xf32>
          %317 = memref.load %5[%294] : memref<?xf32>
          %318 = wave.reduce "max" %316 : vector<16xf32>
          %319 = arith.maximumf %317, %318 : f32
          %320 = arith.subf %317, %319 : f32
          %321 = wave.exp2 %320 : f32
          %322 = vector.broadcast %319 : f32 to vector<16xf32>
          %323 = arith.subf %307, %322 : vector<16xf32>
          %324 = wave.exp2 %323 : vector<16xf32>
          %325 = arith.select %306, %324, %c22 : vector<16xi1>, vector<16xf32>
          %326 = arith.muli %294, %c5 : index
          %327 = arith.addi %326, %c15 : index
          vector.store %325, %13[%327] : memref<?xf32>, vector<16xf32>
          %328 = arith.subf %309, %322 : vector<16xf32>
          %329 = wave.exp2 %328 : vector<16xf32>
          %330 = arith.select %308, %329, %c22 : vector<16xi1>, vector<16xf32>
          %331 = arith.addi %326, %c16 : index
          vector.store %330, %13[%331] : memref<?xf32>, vector<16xf32>
          %332 = arith.addf %325, %330 : vector<16xf32>
          %333 = arith.subf %311, %322 : vector<16xf32>
          %334 = wave.exp2 %333 : vector<16xf32>
          %335 = arith.select %310, %334, %c22 : vector<16xi1>, vector<16xf32>
          %336 = arith.addi %326, %c17 : index
          vector.store %335, %13[%336] : memref<?xf32>, vector<16xf32>
          %337 = arith.addf %332, %335 : vector<16xf32>
          %338 = arith.subf %313, %322 : vector<16xf32>
          %339 = wave.exp2 %338 : vector<16xf32>
          %340 = arith.select %312, %339, %c22 : vector<16xi1>, vector<16xf32>
          %341 = arith.addi %326, %c18 : index
          vector.store %340, %13[%341] : memref<?xf32>, vector<16xf32>
          %342 = arith.addf %337, %340 : vector<16xf32>
          %343 = memref.load %6[%294] : memref<?xf32>
          %344 = wave.reduce "add" %342 : vector<16xf32>
          %345 = math.fma %343, %321, %344 : f32
          memref.store %319, %5[%294] : memref<?xf32>
          memref.store %345, %6[%294] : memref<?xf32>
          memref.store %321, %11[%294] : memref<?xf32>
          %346 = arith.addi %176, %c7 : index
          %347 = arith.minsi %346, %241 : index
          %348 = arith.divui %347, %groupSize : index
          %349 = arith.addi %22, %348 : index
          %350 = arith.remui %347, %groupSize : index
          %351 = arith.addi %245, %350 : index
          %352 = arith.addi %positionsAt, %349 : index
          %353 = memref.load %step[%352] : memref<?xi32>
          %354 = arith.index_cast %353 : i32 to index
          %355 = arith.subi %354, %100 : index
          %356 = arith.index_cast %355 : index to i32
          %357 = vector.broadcast %356 : i32 to vector<16xi32>
          %358 = arith.cmpi sle, %c32, %357 : vector<16xi32>
          %359 = arith.select %358, %194#8, %c33 : vector<16xi1>, vector<16xf32>
          %360 = arith.cmpi sle, %c34, %357 : vector<16xi32>
          %361 = arith.select %360, %194#9, %c33 : vector<16xi1>, vector<16xf32>
          %362 = arith.cmpi sle, %c35, %357 : vector<16xi32>
          %363 = arith.select %362, %194#10, %c33 : vector<16xi1>, vector<16xf32>
          %364 = arith.cmpi sle, %c36, %357 : vector<16xi32>
          %365 = arith.select %364, %194#11, %c33 : vector<16xi1>, vector<16xf32>
          %366 = arith.maximumf %359, %361 : vector<16xf32>
          %367 = arith.maximumf %366, %363 : vector<16xf32>
          %368 = arith.maximumf %367, %365 : vector<16xf32>
          %369 = memref.load %5[%346] : memref<?xf32>
          %370 = wave.reduce "max" %368 : vector<16xf32>
          %371 = arith.maximumf %369, %370 : f32
          %372 = arith.subf %369, %371 : f32
          %373 = wave.exp2 %372 : f32
          %374 = vector.broadcast %371 : f32 to vector<16xf32>
          %375 = arith.subf %359, %374 : vector<16xf32>
          %376 = wave.exp2 %375 : vector<16xf32>
          %377 = arith.select %358, %376, %c22 : vector<16xi1>, vector<16xf32>
          %378 = arith.muli %346, %c5 : index
          %379 = arith.addi %378, %c15 : index
          vector.store %377, %13[%379] : memref<?xf32>, vector<16xf32>
          %380 = arith.subf %361, %374 : vector<16xf32>
          %381 = wave.exp2 %380 : vector<16xf32>
          %382 = arith.select %360, %381, %c22 : vector<16xi1>, vector<16xf32>
          %383 = arith.addi %378, %c16 : index
          vector.store %382, %13[%383] : memref<?xf32>, vector<16xf32>
          %384 = arith.addf %377, %382 : vector<16xf32>
          %385 = arith.subf %363, %374 : vector<16xf32>
          %386 = wave.exp2 %385 : vector<16xf32>
          %387 = arith.select %362, %386, %c22 : vector<16xi1>, vector<16xf32>
          %388 = arith.addi %378, %c17 : index
          vector.store %387, %13[%388] : memref<?xf32>, vector<16xf32>
          %389 = arith.addf %384, %387 : vector<16xf32>
          %390 = arith.subf %365, %374 : vector<16xf32>
          %391 = wave.exp2 %390 : vector<16xf32>
          %392 = arith.select %364, %391, %c22 : vector<16xi1>, vector<16xf32>
          %393 = arith.addi %378, %c18 : index
          vector.store %392, %13[%393] : memref<?xf32>, vector<16xf32>
          %394 = arith.addf %389, %392 : vector<16xf32>
          %395 = memref.load %6[%346] : memref<?xf32>
          %396 = wave.reduce "add" %394 : vector<16xf32>
          %397 = math.fma %395, %373, %396 : f32
          memref.store %371, %5[%346] : memref<?xf32>
          memref.store %397, %6[%346] : memref<?xf32>
          memref.store %373, %11[%346] : memref<?xf32>
          %398 = arith.addi %176, %c13 : index
          %399 = arith.minsi %398, %241 : index
          %400 = arith.divui %399, %groupSize : index
          %401 = arith.addi %22, %400 : index
          %402 = arith.remui %399, %groupSize : index
          %403 = arith.addi %245, %402 : index
          %404 = arith.addi %positionsAt, %401 : index
          %405 = memref.load %step[%404] : memref<?xi32>
          %406 = arith.index_cast %405 : i32 to index
          %407 = arith.subi %406, %100 : index
          %408 = arith.index_cast %407 : index to i32
          %409 = vector.broadcast %408 : i32 to vector<16xi32>
          %410 = arith.cmpi sle, %c32, %409 : vector<16xi32>
          %411 = arith.select %410, %194#12, %c33 : vector<16xi1>, vector<16xf32>
          %412 = arith.cmpi sle, %c34, %409 : vector<16xi32>
          %413 = arith.select %412, %194#13, %c33 : vector<16xi1>, vector<16xf32>
          %414 = arith.cmpi sle, %c35, %409 : vector<16xi32>
          %415 = arith.select %414, %194#14, %c33 : vector<16xi1>, vector<16xf32>
          %416 = arith.cmpi sle, %c36, %409 : vector<16xi32>
          %417 = arith.select %416, %194#15, %c33 : vector<16xi1>, vector<16xf32>
          %418 = arith.maximumf %411, %413 : vector<16xf32>
          %419 = arith.maximumf %418, %415 : vector<16xf32>
          %420 = arith.maximumf %419, %417 : vector<16xf32>
          %421 = memref.load %5[%398] : memref<?xf32>
          %422 = wave.reduce "max" %420 : vector<16xf32>
          %423 = arith.maximumf %421, %422 : f32
          %424 = arith.subf %421, %423 : f32
          %425 = wave.exp2 %424 : f32
          %426 = vector.broadcast %423 : f32 to vector<16xf32>
          %427 = arith.subf %411, %426 : vector<16xf32>
          %428 = wave.exp2 %427 : vector<16xf32>
          %429 = arith.select %410, %428, %c22 : vector<16xi1>, vector<16xf32>
          %430 = arith.muli %398, %c5 : index
          %431 = arith.addi %430, %c15 : index
          vector.store %429, %13[%431] : memref<?xf32>, vector<16xf32>
          %432 = arith.subf %413, %426 : vector<16xf32>
          %433 = wave.exp2 %432 : vector<16xf32>
          %434 = arith.select %412, %433, %c22 : vector<16xi1>, vector<16xf32>
          %435 = arith.addi %430, %c16 : index
          vector.store %434, %13[%435] : memref<?xf32>, vector<16xf32>
          %436 = arith.addf %429, %434 : vector<16xf32>
          %437 = arith.subf %415, %426 : vector<16xf32>
          %438 = wave.exp2 %437 : vector<16xf32>
          %439 = arith.select %414, %438, %c22 : vector<16xi1>, vector<16xf32>
          %440 = arith.addi %430, %c17 : index
          vector.store %439, %13[%440] : memref<?xf32>, vector<16xf32>
          %441 = arith.addf %436, %439 : vector<16xf32>
          %442 = arith.subf %417, %426 : vector<16xf32>
          %443 = wave.exp2 %442 : vector<16xf32>
          %444 = arith.select %416, %443, %c22 : vector<16xi1>, vector<16xf32>
          %445 = arith.addi %430, %c18 : index
          vector.store %444, %13[%445] : memref<?xf32>, vector<16xf32>
          %446 = arith.addf %441, %444 : vector<16xf32>
          %447 = memref.load %6[%398] : memref<?xf32>
          %448 = wave.reduce "add" %446 : vector<16xf32>
          %449 = math.fma %447, %425, %448 : f32
          memref.store %423, %5[%398] : memref<?xf32>
          memref.store %449, %6[%398] : memref<?xf32>
          memref.store %425, %11[%398] : memref<?xf32>
        }
        %450 = arith.subi %40, %100 : index
        %451 = arith.minsi %450, %c5 : index
        scf.for %452 = %c15 to %34 step %c7 {
          %453 = arith.addi %452, %c15 : index
          %454 = memref.load %11[%453] : memref<?xf32>
          %455 = vector.broadcast %454 : f32 to vector<16xf32>
          %456 = arith.muli %453, %c4 : index
          %457 = arith.addi %456, %c15 : index
          %458 = vector.load %7[%457] : memref<?xf32>, vector<16xf32>
          %459 = arith.mulf %458, %455 : vector<16xf32>
          %460 = arith.addi %456, %c16 : index
          %461 = vector.load %7[%460] : memref<?xf32>, vector<16xf32>
          %462 = arith.mulf %461, %455 : vector<16xf32>
          %463 = arith.addi %456, %c17 : index
          %464 = vector.load %7[%463] : memref<?xf32>, vector<16xf32>
          %465 = arith.mulf %464, %455 : vector<16xf32>
          %466 = arith.addi %456, %c18 : index
          %467 = vector.load %7[%466] : memref<?xf32>, vector<16xf32>
          %468 = arith.mulf %467, %455 : vector<16xf32>
          %469 = arith.addi %452, %c10 : index
          %470 = memref.load %11[%469] : memref<?xf32>
          %471 = vector.broadcast %470 : f32 to vector<16xf32>
          %472 = arith.muli %469, %c4 : index
          %473 = arith.addi %472, %c15 : index
          %474 = vector.load %7[%473] : memref<?xf32>, vector<16xf32>
          %475 = arith.mulf %474, %471 : vector<16xf32>
          %476 = arith.addi %472, %c16 : index
          %477 = vector.load %7[%476] : memref<?xf32>, vector<16xf32>
          %478 = arith.mulf %477, %471 : vector<16xf32>
          %479 = arith.addi %472, %c17 : index
          %480 = vector.load %7[%479] : memref<?xf32>, vector<16xf32>
          %481 = arith.mulf %480, %471 : vector<16xf32>
          %482 = arith.addi %472, %c18 : index
          %483 = vector.load %7[%482] : memref<?xf32>, vector<16xf32>
          %484 = arith.mulf %483, %471 : vector<16xf32>
          %494:8 = scf.for %485 = %c15 to %451 step %c10 iter_args(%486 = %459, %487 = %462, %488 = %465, %489 = %468, %490 = %475, %491 = %478, %492 = %481, %493 = %484) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %495 = arith.muli %485, %c4 : index
            %496 = arith.addi %495, %c15 : index
            %497 = vector.load %15[%496] : memref<?xf32>, vector<16xf32>
            %498 = arith.addi %495, %c16 : index
            %499 = vector.load %15[%498] : memref<?xf32>, vector<16xf32>
            %500 = arith.addi %495, %c17 : index
            %501 = vector.load %15[%500] : memref<?xf32>, vector<16xf32>
            %502 = arith.addi %495, %c18 : index
            %503 = vector.load %15[%502] : memref<?xf32>, vector<16xf32>
            %504 = arith.muli %453, %c5 : index
            %505 = arith.addi %504, %485 : index
            %506 = memref.load %13[%505] : memref<?xf32>
            %507 = vector.broadcast %506 : f32 to vector<16xf32>
            %508 = math.fma %507, %497, %486 : vector<16xf32>
            %509 = math.fma %507, %499, %487 : vector<16xf32>
            %510 = math.fma %507, %501, %488 : vector<16xf32>
            %511 = math.fma %507, %503, %489 : vector<16xf32>
            %512 = arith.muli %469, %c5 : index
            %513 = arith.addi %512, %485 : index
            %514 = memref.load %13[%513] : memref<?xf32>
            %515 = vector.broadcast %514 : f32 to vector<16xf32>
            %516 = math.fma %515, %497, %490 : vector<16xf32>
            %517 = math.fma %515, %499, %491 : vector<16xf32>
            %518 = math.fma %515, %501, %492 : vector<16xf32>
            %519 = math.fma %515, %503, %493 : vector<16xf32>
            scf.yield %508, %509, %510, %511, %516, %517, %518, %519 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %494#0, %7[%457] : memref<?xf32>, vector<16xf32>
          vector.store %494#1, %7[%460] : memref<?xf32>, vector<16xf32>
          vector.store %494#2, %7[%463] : memref<?xf32>, vector<16xf32>
          vector.store %494#3, %7[%466] : memref<?xf32>, vector<16xf32>
          vector.store %494#4, %7[%473] : memref<?xf32>, vector<16xf32>
          vector.store %494#5, %7[%476] : memref<?xf32>, vector<16xf32>
          vector.store %494#6, %7[%479] : memref<?xf32>, vector<16xf32>
          vector.store %494#7, %7[%482] : memref<?xf32>, vector<16xf32>
          %520 = memref.load %11[%453] : memref<?xf32>
          %521 = vector.broadcast %520 : f32 to vector<16xf32>
          %522 = arith.addi %456, %c5 : index
          %523 = vector.load %7[%522] : memref<?xf32>, vector<16xf32>
          %524 = arith.mulf %523, %521 : vector<16xf32>
          %525 = arith.addi %456, %c19 : index
          %526 = vector.load %7[%525] : memref<?xf32>, vector<16xf32>
          %527 = arith.mulf %526, %521 : vector<16xf32>
          %528 = arith.addi %456, %c20 : index
          %529 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
          %530 = arith.mulf %529, %521 : vector<16xf32>
          %531 = arith.addi %456, %c21 : index
          %532 = vector.load %7[%531] : memref<?xf32>, vector<16xf32>
          %533 = arith.mulf %532, %521 : vector<16xf32>
          %534 = memref.load %11[%469] : memref<?xf32>
          %535 = vector.broadcast %534 : f32 to vector<16xf32>
          %536 = arith.addi %472, %c5 : index
          %537 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
          %538 = arith.mulf %537, %535 : vector<16xf32>
          %539 = arith.addi %472, %c19 : index
          %540 = vector.load %7[%539] : memref<?xf32>, vector<16xf32>
          %541 = arith.mulf %540, %535 : vector<16xf32>
          %542 = arith.addi %472, %c20 : index
          %543 = vector.load %7[%542] : memref<?xf32>, vector<16xf32>
          %544 = arith.mulf %543, %535 : vector<16xf32>
          %545 = arith.addi %472, %c21 : index
          %546 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
          %547 = arith.mulf %546, %535 : vector<16xf32>
          %557:8 = scf.for %548 = %c15 to %451 step %c10 iter_args(%549 = %524, %550 = %527, %551 = %530, %552 = %533, %553 = %538, %554 = %541, %555 = %544, %556 = %547) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %558 = arith.muli %548, %c4 : index
            %559 = arith.addi %558, %c5 : index
            %560 = vector.load %15[%559] : memref<?xf32>, vector<16xf32>
            %561 = arith.addi %558, %c19 : index
            %562 = vector.load %15[%561] : memref<?xf32>, vector<16xf32>
            %563 = arith.addi %558, %c20 : index
            %564 = vector.load %15[%563] : memref<?xf32>, vector<16xf32>
            %565 = arith.addi %558, %c21 : index
            %566 = vector.load %15[%565] : memref<?xf32>, vector<16xf32>
            %567 = arith.muli %453, %c5 : index
            %568 = arith.addi %567, %548 : index
            %569 = memref.load %13[%568] : memref<?xf32>
            %570 = vector.broadcast %569 : f32 to vector<16xf32>
            %571 = math.fma %570, %560, %549 : vector<16xf32>
            %572 = math.fma %570, %562, %550 : vector<16xf32>
            %573 = math.fma %570, %564, %551 : vector<16xf32>
            %574 = math.fma %570, %566, %552 : vector<16xf32>
            %575 = arith.muli %469, %c5 : index
            %576 = arith.addi %575, %548 : index
            %577 = memref.load %13[%576] : memref<?xf32>
            %578 = vector.broadcast %577 : f32 to vector<16xf32>
            %579 = math.fma %578, %560, %553 : vector<16xf32>
            %580 = math.fma %578, %562, %554 : vector<16xf32>
            %581 = math.fma %578, %564, %555 : vector<16xf32>
            %582 = math.fma %578, %566, %556 : vector<16xf32>
            scf.yield %571, %572, %573, %574, %579, %580, %581, %582 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %557#0, %7[%522] : memref<?xf32>, vector<16xf32>
          vector.store %557#1, %7[%525] : memref<?xf32>, vector<16xf32>
          vector.store %557#2, %7[%528] : memref<?xf32>, vector<16xf32>
          vector.store %557#3, %7[%531] : memref<?xf32>, vector<16xf32>
          vector.store %557#4, %7[%536] : memref<?xf32>, vector<16xf32>
          vector.store %557#5, %7[%539] : memref<?xf32>, vector<16xf32>
          vector.store %557#6, %7[%542] : memref<?xf32>, vector<16xf32>
          vector.store %557#7, %7[%545] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %583 = %c15 to %34 step %c10 {
        %584 = memref.load %5[%583] : memref<?xf32>
        %585 = memref.load %6[%583] : memref<?xf32>
        %586 = arith.muli %583, %c4 : index
        %587 = memref.load %8[%583] : memref<?xf32>
        %588 = arith.maximumf %587, %584 : f32
        %589 = arith.subf %587, %588 : f32
        %590 = wave.exp2 %589 : f32
        %591 = arith.subf %584, %588 : f32
        %592 = wave.exp2 %591 : f32
        memref.store %588, %8[%583] : memref<?xf32>
        %593 = memref.load %9[%583] : memref<?xf32>
        %594 = arith.mulf %593, %590 : f32
        %595 = math.fma %585, %592, %594 : f32
        memref.store %595, %9[%583] : memref<?xf32>
        %596 = vector.broadcast %590 : f32 to vector<16xf32>
        %597 = vector.broadcast %592 : f32 to vector<16xf32>
        %598 = arith.addi %586, %c15 : index
        %599 = vector.load %10[%598] : memref<?xf32>, vector<16xf32>
        %600 = arith.mulf %599, %596 : vector<16xf32>
        %601 = vector.load %7[%598] : memref<?xf32>, vector<16xf32>
        %602 = math.fma %601, %597, %600 : vector<16xf32>
        vector.store %602, %10[%598] : memref<?xf32>, vector<16xf32>
        %603 = arith.addi %586, %c16 : index
        %604 = vector.load %10[%603] : memref<?xf32>, vector<16xf32>
        %605 = arith.mulf %604, %596 : vector<16xf32>
        %606 = vector.load %7[%603] : memref<?xf32>, vector<16xf32>
        %607 = math.fma %606, %597, %605 : vector<16xf32>
        vector.store %607, %10[%603] : memref<?xf32>, vector<16xf32>
        %608 = arith.addi %586, %c17 : index
        %609 = vector.load %10[%608] : memref<?xf32>, vector<16xf32>
        %610 = arith.mulf %609, %596 : vector<16xf32>
        %611 = vector.load %7[%608] : memref<?xf32>, vector<16xf32>
        %612 = math.fma %611, %597, %610 : vector<16xf32>
        vector.store %612, %10[%608] : memref<?xf32>, vector<16xf32>
        %613 = arith.addi %586, %c18 : index
        %614 = vector.load %10[%613] : memref<?xf32>, vector<16xf32>
        %615 = arith.mulf %614, %596 : vector<16xf32>
        %616 = vector.load %7[%613] : memref<?xf32>, vector<16xf32>
        %617 = math.fma %616, %597, %615 : vector<16xf32>
        vector.store %617, %10[%613] : memref<?xf32>, vector<16xf32>
        %618 = arith.addi %586, %c5 : index
        %619 = vector.load %10[%618] : memref<?xf32>, vector<16xf32>
        %620 = arith.mulf %619, %596 : vector<16xf32>
        %621 = vector.load %7[%618] : memref<?xf32>, vector<16xf32>
        %622 = math.fma %621, %597, %620 : vector<16xf32>
        vector.store %622, %10[%618] : memref<?xf32>, vector<16xf32>
        %623 = arith.addi %586, %c19 : index
        %624 = vector.load %10[%623] : memref<?xf32>, vector<16xf32>
        %625 = arith.mulf %624, %596 : vector<16xf32>
        %626 = vector.load %7[%623] : memref<?xf32>, vector<16xf32>
        %627 = math.fma %626, %597, %625 : vector<16xf32>
        vector.store %627, %10[%623] : memref<?xf32>, vector<16xf32>
        %628 = arith.addi %586, %c20 : index
        %629 = vector.load %10[%628] : memref<?xf32>, vector<16xf32>
        %630 = arith.mulf %629, %596 : vector<16xf32>
        %631 = vector.load %7[%628] : memref<?xf32>, vector<16xf32>
        %632 = math.fma %631, %597, %630 : vector<16xf32>
        vector.store %632, %10[%628] : memref<?xf32>, vector<16xf32>
        %633 = arith.addi %586, %c21 : index
        %634 = vector.load %10[%633] : memref<?xf32>, vector<16xf32>
        %635 = arith.mulf %634, %596 : vector<16xf32>
        %636 = vector.load %7[%633] : memref<?xf32>, vector<16xf32>
        %637 = math.fma %636, %597, %635 : vector<16xf32>
        vector.store %637, %10[%633] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %638 = %c15 to %31 step %c10 {
      %639 = arith.subi %31, %c10 : index
      %640 = arith.minsi %638, %639 : index
      %641 = arith.divui %640, %groupSize : index
      %642 = arith.addi %22, %641 : index
      %643 = arith.muli %2, %groupSize : index
      %644 = arith.remui %640, %groupSize : index
      %645 = arith.addi %643, %644 : index
      %646 = arith.muli %642, %heads : index
      %647 = arith.addi %646, %645 : index
      %648 = arith.muli %647, %c4 : index
      %649 = memref.load %9[%638] : memref<?xf32>
      %650 = arith.divf %c37, %649 : f32
      %651 = vector.broadcast %650 : f32 to vector<16xf32>
      %652 = arith.muli %kvHeads, %c15 : index
      %653 = arith.addi %652, %2 : index
      %654 = arith.muli %653, %c4 : index
      %655 = arith.addi %654, %c15 : index
      %656 = vector.load %factors[%655] : memref<?xf32>, vector<16xf32>
      %657 = arith.muli %kvHeads, %c10 : index
      %658 = arith.addi %657, %2 : index
      %659 = arith.muli %658, %c4 : index
      %660 = arith.addi %659, %c15 : index
      %661 = vector.load %factors[%660] : memref<?xf32>, vector<16xf32>
      %662 = arith.muli %638, %c4 : index
      %663 = arith.addi %662, %c15 : index
      %664 = vector.load %10[%663] : memref<?xf32>, vector<16xf32>
      %665 = arith.mulf %664, %651 : vector<16xf32>
      %666 = math.fma %665, %656, %661 : vector<16xf32>
      %667 = arith.addi %648, %c15 : index
      vector.store %666, %out[%667] : memref<?xf32>, vector<16xf32>
      %668 = arith.addi %654, %c16 : index
      %669 = vector.load %factors[%668] : memref<?xf32>, vector<16xf32>
      %670 = arith.addi %659, %c16 : index
      %671 = vector.load %factors[%670] : memref<?xf32>, vector<16xf32>
      %672 = arith.addi %662, %c16 : index
      %673 = vector.load %10[%672] : memref<?xf32>, vector<16xf32>
      %674 = arith.mulf %673, %651 : vector<16xf32>
      %675 = math.fma %674, %669, %671 : vector<16xf32>
      %676 = arith.addi %648, %c16 : index
      vector.store %675, %out[%676] : memref<?xf32>, vector<16xf32>
      %677 = arith.addi %654, %c17 : index
      %678 = vector.load %factors[%677] : memref<?xf32>, vector<16xf32>
      %679 = arith.addi %659, %c17 : index
      %680 = vector.load %factors[%679] : memref<?xf32>, vector<16xf32>
      %681 = arith.addi %662, %c17 : index
      %682 = vector.load %10[%681] : memref<?xf32>, vector<16xf32>
      %683 = arith.mulf %682, %651 : vector<16xf32>
      %684 = math.fma %683, %678, %680 : vector<16xf32>
      %685 = arith.addi %648, %c17 : index
      vector.store %684, %out[%685] : memref<?xf32>, vector<16xf32>
      %686 = arith.addi %654, %c18 : index
      %687 = vector.load %factors[%686] : memref<?xf32>, vector<16xf32>
      %688 = arith.addi %659, %c18 : index
      %689 = vector.load %factors[%688] : memref<?xf32>, vector<16xf32>
      %690 = arith.addi %662, %c18 : index
      %691 = vector.load %10[%690] : memref<?xf32>, vector<16xf32>
      %692 = arith.mulf %691, %651 : vector<16xf32>
      %693 = math.fma %692, %687, %689 : vector<16xf32>
      %694 = arith.addi %648, %c18 : index
      vector.store %693, %out[%694] : memref<?xf32>, vector<16xf32>
      %695 = arith.addi %654, %c5 : index
      %696 = vector.load %factors[%695] : memref<?xf32>, vector<16xf32>
      %697 = arith.addi %659, %c5 : index
      %698 = vector.load %factors[%697] : memref<?xf32>, vector<16xf32>
      %699 = arith.addi %662, %c5 : index
      %700 = vector.load %10[%699] : memref<?xf32>, vector<16xf32>
      %701 = arith.mulf %700, %651 : vector<16xf32>
      %702 = math.fma %701, %696, %698 : vector<16xf32>
      %703 = arith.addi %648, %c5 : index
      vector.store %702, %out[%703] : memref<?xf32>, vector<16xf32>
      %704 = arith.addi %654, %c19 : index
      %705 = vector.load %factors[%704] : memref<?xf32>, vector<16xf32>
      %706 = arith.addi %659, %c19 : index
      %707 = vector.load %factors[%706] : memref<?xf32>, vector<16xf32>
      %708 = arith.addi %662, %c19 : index
      %709 = vector.load %10[%708] : memref<?xf32>, vector<16xf32>
      %710 = arith.mulf %709, %651 : vector<16xf32>
      %711 = math.fma %710, %705, %707 : vector<16xf32>
      %712 = arith.addi %648, %c19 : index
      vector.store %711, %out[%712] : memref<?xf32>, vector<16xf32>
      %713 = arith.addi %654, %c20 : index
      %714 = vector.load %factors[%713] : memref<?xf32>, vector<16xf32>
      %715 = arith.addi %659, %c20 : index
      %716 = vector.load %factors[%715] : memref<?xf32>, vector<16xf32>
      %717 = arith.addi %662, %c20 : index
      %718 = vector.load %10[%717] : memref<?xf32>, vector<16xf32>
      %719 = arith.mulf %718, %651 : vector<16xf32>
      %720 = math.fma %719, %714, %716 : vector<16xf32>
      %721 = arith.addi %648, %c20 : index
      vector.store %720, %out[%721] : memref<?xf32>, vector<16xf32>
      %722 = arith.addi %654, %c21 : index
      %723 = vector.load %factors[%722] : memref<?xf32>, vector<16xf32>
      %724 = arith.addi %659, %c21 : index
      %725 = vector.load %factors[%724] : memref<?xf32>, vector<16xf32>
      %726 = arith.addi %662, %c21 : index
      %727 = vector.load %10[%726] : memref<?xf32>, vector<16xf32>
      %728 = arith.mulf %727, %651 : vector<16xf32>
      %729 = math.fma %728, %723, %725 : vector<16xf32>
      %730 = arith.addi %648, %c21 : index
      vector.store %729, %out[%730] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
