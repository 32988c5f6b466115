// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant dense<128> : vector<16xi32>
  %c29 = arith.constant 2048 : index
  %c30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c31 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c32 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c33 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c34 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c35 = arith.constant 0x3F800000 : f32
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
            %110 = arith.muli %2, %c27 : index
            %111 = arith.addi %109, %110 : index
            scf.for %112 = %c15 to %c4 step %c10 {
              %113 = arith.muli %112, %c16 : index
              %114 = arith.addi %111, %113 : index
              %115 = vector.load %kv[%114] : memref<?xi8>, vector<16xi8>
              %116 = arith.muli %112, %c5 : index
              %117 = arith.addi %116, %102 : index
              %118 = arith.extui %115 : vector<16xi8> to vector<16xi32>
              %119 = arith.subi %118, %c28 : vector<16xi32>
              %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
              vector.store %120, %14[%117] : memref<?xf32>, vector<16xf32>
            }
            %121 = arith.addi %111, %c29 : index
            scf.for %122 = %c15 to %c16 step %c10 {
              %123 = arith.addi %103, %122 : index
              %124 = arith.cmpi slt, %123, %40 : index
              %125 = arith.muli %122, %c4 : index
              %126 = arith.addi %121, %125 : index
              %127 = arith.addi %126, %c15 : index
              %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
              %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
              %130 = arith.subi %129, %c28 : vector<16xi32>
              %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
              %132 = arith.select %124, %131, %c22 : vector<16xf32>
              %133 = arith.addi %102, %122 : index
              %134 = arith.muli %133, %c4 : index
              %135 = arith.addi %134, %c15 : index
              vector.store %132, %15[%135] : memref<?xf32>, vector<16xf32>
              %136 = arith.addi %126, %c16 : index
              %137 = vector.load %kv[%136] : memref<?xi8>, vector<16xi8>
              %138 = arith.extui %137 : vector<16xi8> to vector<16xi32>
              %139 = arith.subi %138, %c28 : vector<16xi32>
              %140 = arith.sitofp %139 : vector<16xi32> to vector<16xf32>
              %141 = arith.select %124, %140, %c22 : vector<16xf32>
              %142 = arith.addi %134, %c16 : index
              vector.store %141, %15[%142] : memref<?xf32>, vector<16xf32>
              %143 = arith.addi %126, %c17 : index
              %144 = vector.load %kv[%143] : memref<?xi8>, vector<16xi8>
              %145 = arith.extui %144 : vector<16xi8> to vector<16xi32>
              %146 = arith.subi %145, %c28 : vector<16xi32>
              %147 = arith.sitofp %146 : vector<16xi32> to vector<16xf32>
              %148 = arith.select %124, %147, %c22 : vector<16xf32>
              %149 = arith.addi %134, %c17 : index
              vector.store %148, %15[%149] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %126, %c18 : index
              %151 = vector.load %kv[%150] : memref<?xi8>, vector<16xi8>
              %152 = arith.extui %151 : vector<16xi8> to vector<16xi32>
              %153 = arith.subi %152, %c28 : vector<16xi32>
              %154 = arith.sitofp %153 : vector<16xi32> to vector<16xf32>
              %155 = arith.select %124, %154, %c22 : vector<16xf32>
              %156 = arith.addi %134, %c18 : index
              vector.store %155, %15[%156] : memref<?xf32>, vector<16xf32>
              %157 = arith.addi %126, %c5 : index
              %158 = vector.load %kv[%157] : memref<?xi8>, vector<16xi8>
              %159 = arith.extui %158 : vector<16xi8> to vector<16xi32>
              %160 = arith.subi %159, %c28 : vector<16xi32>
              %161 = arith.sitofp %160 : vector<16xi32> to vector<16xf32>
              %162 = arith.select %124, %161, %c22 : vector<16xf32>
              %163 = arith.addi %134, %c5 : index
              vector.store %162, %15[%163] : memref<?xf32>, vector<16xf32>
              %164 = arith.addi %126, %c19 : index
              %165 = vector.load %kv[%164] : memref<?xi8>, vector<16xi8>
              %166 = arith.extui %165 : vector<16xi8> to vector<16xi32>
              %167 = arith.subi %166, %c28 : vector<16xi32>
              %168 = arith.sitofp %167 : vector<16xi32> to vector<16xf32>
              %169 = arith.select %124, %168, %c22 : vector<16xf32>
              %170 = arith.addi %134, %c19 : index
              vector.store %169, %15[%170] : memref<?xf32>, vector<16xf32>
              %171 = arith.addi %126, %c20 : index
              %172 = vector.load %kv[%171] : memref<?xi8>, vector<16xi8>
              %173 = arith.extui %172 : vector<16xi8> to vector<16xi32>
              %174 = arith.subi %173, %c28 : vector<16xi32>
              %175 = arith.sitofp %174 : vector<16xi32> to vector<16xf32>
              %176 = arith.select %124, %175, %c22 : vector<16xf32>
              %177 = arith.addi %134, %c20 : index
              vector.store %176, %15[%177] : memref<?xf32>, vector<16xf32>
              %178 = arith.addi %126, %c21 : index
              %179 = vector.load %kv[%178] : memref<?xi8>, vector<16xi8>
              %180 = arith.extui %179 : vector<16xi8> to vector<16xi32>
              %181 = arith.subi %180, %c28 : vector<16xi32>
              %182 = arith.sitofp %181 : vector<16xi32> to vector<16xf32>
              %183 = arith.select %124, %182, %c22 : vector<16xf32>
              %184 = arith.addi %134, %c21 : index
              vector.store %183, %15[%184] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %185 = %c15 to %34 step %c9 {
          %203:16 = scf.for %186 = %c15 to %c4 step %c10 iter_args(%187 = %c22, %188 = %c22, %189 = %c22, %190 = %c22, %191 = %c22, %192 = %c22, %193 = %c22, %194 = %c22, %195 = %c22, %196 = %c22, %197 = %c22, %198 = %c22, %199 = %c22, %200 = %c22, %201 = %c22, %202 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %204 = arith.muli %186, %c5 : index
            %205 = arith.addi %204, %c15 : index
            %206 = vector.load %14[%205] : memref<?xf32>, vector<16xf32>
            %207 = arith.addi %204, %c16 : index
            %208 = vector.load %14[%207] : memref<?xf32>, vector<16xf32>
            %209 = arith.addi %204, %c17 : index
            %210 = vector.load %14[%209] : memref<?xf32>, vector<16xf32>
            %211 = arith.addi %204, %c18 : index
            %212 = vector.load %14[%211] : memref<?xf32>, vector<16xf32>
            %213 = arith.addi %185, %c15 : index
            %214 = arith.muli %213, %c4 : index
            %215 = arith.addi %214, %186 : index
            %216 = memref.load %4[%215] : memref<?xf32>
            %217 = vector.broadcast %216 : f32 to vector<16xf32>
            %218 = math.fma %217, %206, %187 : vector<16xf32>
            %219 = math.fma %217, %208, %188 : vector<16xf32>
            %220 = math.fma %217, %210, %189 : vector<16xf32>
            %221 = math.fma %217, %212, %190 : vector<16xf32>
            %222 = arith.addi %185, %c10 : index
            %223 = arith.muli %222, %c4 : index
            %224 = arith.addi %223, %186 : index
            %225 = memref.load %4[%224] : memref<?xf32>
            %226 = vector.broadcast %225 : f32 to vector<16xf32>
            %227 = math.fma %226, %206, %191 : vector<16xf32>
            %228 = math.fma %226, %208, %192 : vector<16xf32>
            %229 = math.fma %226, %210, %193 : vector<16xf32>
            %230 = math.fma %226, %212, %194 : vector<16xf32>
            %231 = arith.addi %185, %c7 : index
            %232 = arith.muli %231, %c4 : index
            %233 = arith.addi %232, %186 : index
            %234 = memref.load %4[%233] : memref<?xf32>
            %235 = vector.broadcast %234 : f32 to vector<16xf32>
            %236 = math.fma %235, %206, %195 : vector<16xf32>
            %237 = math.fma %235, %208, %196 : vector<16xf32>
            %238 = math.fma %235, %210, %197 : vector<16xf32>
            %239 = math.fma %235, %212, %198 : vector<16xf32>
            %240 = arith.addi %185, %c13 : index
            %241 = arith.muli %240, %c4 : index
            %242 = arith.addi %241, %186 : index
            %243 = memref.load %4[%242] : memref<?xf32>
            %244 = vector.broadcast %243 : f32 to vector<16xf32>
            %245 = math.fma %244, %206, %199 : vector<16xf32>
            %246 = math.fma %244, %208, %200 : vector<16xf32>
            %247 = math.fma %244, %210, %201 : vector<16xf32>
            %248 = math.fma %244, %212, %202 : vector<16xf32>
            scf.yield %218, %219, %220, %221, %227, %228, %229, %230, %236, %237, %238, %239, %245, %246, %247, %248 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %249 = arith.addi %185, %c15 : index
          %250 = arith.subi %31, %c10 : index
          %251 = arith.minsi %249, %250 : index
          %252 = arith.divui %251, %groupSize : index
          %253 = arith.addi %22, %252 : index
          %254 = arith.muli %2, %groupSize : index
          %255 = arith.remui %251, %groupSize : index
          %256 = arith.addi %254, %255 : index
          %257 = arith.addi %positionsAt, %253 : index
          %258 = memref.load %step[%257] : memref<?xi32>
          %259 = arith.index_cast %258 : i32 to index
          %260 = arith.subi %259, %100 : index
          %261 = arith.index_cast %260 : index to i32
          %262 = vector.broadcast %261 : i32 to vector<16xi32>
          %263 = arith.cmpi sle, %c30, %262 : vector<16xi32>
          %264 = arith.select %263, %203#0, %c31 : vector<16xi1>, vector<16xf32>
          %265 = arith.cmpi sle, %c32, %262 : vector<16xi32>
          %266 = arith.select %265, %203#1, %c31 : vector<16xi1>, vector<16xf32>
          %267 = arith.cmpi sle, %c33, %262 : vector<16xi32>
          %268 = arith.select %267, %203#2, %c31 : vector<16xi1>, vector<16xf32>
          %269 = arith.cmpi sle, %c34, %262 : vector<16xi32>
          %270 = arith.select %269, %203#3, %c31 : vector<16xi1>, vector<16xf32>
          %271 = arith.maximumf %264, %266 : vector<16xf32>
          %272 = arith.maximumf %271, %268 : vector<16xf32>
          %273 = arith.maximumf %272, %270 : vector<16xf32>
          %274 = memref.load %5[%249] : memref<?xf32>
          %275 = wave.reduce "max" %273 : vector<16xf32>
          %276 = arith.maximumf %274, %275 : f32
          %277 = arith.subf %274, %276 : f32
          %278 = wave.exp2 %277 : f32
          %279 = vector.broadcast %276 : f32 to vector<16xf32>
          %280 = arith.subf %264, %279 : vector<16xf32>
          %281 = wave.exp2 %280 : vector<16xf32>
          %282 = arith.select %263, %281, %c22 : vector<16xi1>, vector<16xf32>
          %283 = arith.muli %249, %c5 : index
          %284 = arith.addi %283, %c15 : index
          vector.store %282, %13[%284] : memref<?xf32>, vector<16xf32>
          %285 = arith.subf %266, %279 : vector<16xf32>
          %286 = wave.exp2 %285 : vector<16xf32>
          %287 = arith.select %265, %286, %c22 : vector<16xi1>, vector<16xf32>
          %288 = arith.addi %283, %c16 : index
          vector.store %287, %13[%288] : memref<?xf32>, vector<16xf32>
          %289 = arith.addf %282, %287 : vector<16xf32>
          %290 = arith.subf %268, %279 : vector<16xf32>
          %291 = wave.exp2 %290 : vector<16xf32>
          %292 = arith.select %267, %291, %c22 : vector<16xi1>, vector<16xf32>
          %293 = arith.addi %283, %c17 : index
          vector.store %292, %13[%293] : memref<?xf32>, vector<16xf32>
          %294 = arith.addf %289, %292 : vector<16xf32>
          %295 = arith.subf %270, %279 : vector<16xf32>
          %296 = wave.exp2 %295 : vector<16xf32>
          %297 = arith.select %269, %296, %c22 : vector<16xi1>, vector<16xf32>
          %298 = arith.addi %283, %c18 : index
          vector.store %297, %13[%298] : memref<?xf32>, vector<16xf32>
          %299 = arith.addf %294, %297 : vector<16xf32>
          %300 = memref.load %6[%249] : memref<?xf32>
          %301 = wave.reduce "add" %299 : vector<16xf32>
          %302 = math.fma %300, %278, %301 : f32
          memref.store %276, %5[%249] : memref<?xf32>
          memref.store %302, %6[%249] : memref<?xf32>
          memref.store %278, %11[%249] : memref<?xf32>
          %303 = arith.addi %185, %c10 : index
          %304 = arith.minsi %303, %250 : index
          %305 = arith.divui %304, %groupSize : index
          %306 = arith.addi %22, %305 : index
          %307 = arith.remui %304, %groupSize : index
          %308 = arith.addi %254, %307 : index
          %309 = arith.addi %positionsAt, %306 : index
          %310 = memref.load %step[%309] : memref<?xi32>
          %311 = arith.index_cast %310 : i32 to index
          %312 = arith.subi %311, %100 : index
          %313 = arith.index_cast %312 : index to i32
          %314 = vector.broadcast %313 : i32 to vector<16xi32>
          %315 = arith.cmpi sle, %c30, %314 : vector<16xi32>
          %316 = arith.select %315, %203#4, %c31 : vector<16xi1>, vector<16xf32>
          %317 = arith.cmpi sle, %c32, %314 : vector<16xi32>
          %318 = arith.select %317, %203#5, %c31 : vector<16xi1>, vector<16xf32>
          %319 = arith.cmpi sle, %c33, %314 : vector<16xi32>
          %320 = arith.select %319, %203#6, %c31 : vector<16xi1>, vector<16xf32>
          %321 = arith.cmpi sle, %c34, %314 : vector<16xi32>
          %322 = arith.select %321, %203#7, %c31 : vector<16xi1>, vector<16xf32>
          %323 = arith.maximumf %316, %318 : vector<16xf32>
          %324 = arith.maximumf %323, %320 : vector<16xf32>
          %325 = arith.maximumf %324, %322 : vector<16xf32>
          %326 = memref.load %5[%303] : memref<?xf32>
          %327 = wave.reduce "max" %325 : vector<16xf32>
          %328 = arith.maximumf %326, %327 : f32
          %329 = arith.subf %326, %328 : f32
          %330 = wave.exp2 %329 : f32
          %331 = vector.broadcast %328 : f32 to vector<16xf32>
          %332 = arith.subf %316, %331 : vector<16xf32>
          %333 = wave.exp2 %332 : vector<16xf32>
          %334 = arith.select %315, %333, %c22 : vector<16xi1>, vector<16xf32>
          %335 = arith.muli %303, %c5 : index
          %336 = arith.addi %335, %c15 : index
          vector.store %334, %13[%336] : memref<?xf32>, vector<16xf32>
          %337 = arith.subf %318, %331 : vector<16xf32>
          %338 = wave.exp2 %337 : vector<16xf32>
          %339 = arith.select %317, %338, %c22 : vector<16xi1>, vector<16xf32>
          %340 = arith.addi %335, %c16 : index
          vector.store %339, %13[%340] : memref<?xf32>, vector<16xf32>
          %341 = arith.addf %334, %339 : vector<16xf32>
          %342 = arith.subf %320, %331 : vector<16xf32>
          %343 = wave.exp2 %342 : vector<16xf32>
          %344 = arith.select %319, %343, %c22 : vector<16xi1>, vector<16xf32>
          %345 = arith.addi %335, %c17 : index
          vector.store %344, %13[%345] : memref<?xf32>, vector<16xf32>
          %346 = arith.addf %341, %344 : vector<16xf32>
          %347 = arith.subf %322, %331 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %321, %348, %c22 : vector<16xi1>, vector<16xf32>
          %350 = arith.addi %335, %c18 : index
          vector.store %349, %13[%350] : memref<?xf32>, vector<16xf32>
          %351 = arith.addf %346, %349 : vector<16xf32>
          %352 = memref.load %6[%303] : memref<?xf32>
          %353 = wave.reduce "add" %351 : vector<16xf32>
          %354 = math.fma %352, %330, %353 : f32
          memref.store %328, %5[%303] : memref<?xf32>
          memref.store %354, %6[%303] : memref<?xf32>
          memref.store %330, %11[%303] : memref<?xf32>
          %355 = arith.addi %185, %c7 : index
          %356 = arith.minsi %355, %250 : index
          %357 = arith.divui %356, %groupSize : index
          %358 = arith.addi %22, %357 : index
          %359 = arith.remui %356, %groupSize : index
          %360 = arith.addi %254, %359 : index
          %361 = arith.addi %positionsAt, %358 : index
          %362 = memref.load %step[%361] : memref<?xi32>
          %363 = arith.index_cast %362 : i32 to index
          %364 = arith.subi %363, %100 : index
          %365 = arith.index_cast %364 : index to i32
          %366 = vector.broadcast %365 : i32 to vector<16xi32>
          %367 = arith.cmpi sle, %c30, %366 : vector<16xi32>
          %368 = arith.select %367, %203#8, %c31 : vector<16xi1>, vector<16xf32>
          %369 = arith.cmpi sle, %c32, %366 : vector<16xi32>
          %370 = arith.select %369, %203#9, %c31 : vector<16xi1>, vector<16xf32>
          %371 = arith.cmpi sle, %c33, %366 : vector<16xi32>
          %372 = arith.select %371, %203#10, %c31 : vector<16xi1>, vector<16xf32>
          %373 = arith.cmpi sle, %c34, %366 : vector<16xi32>
          %374 = arith.select %373, %203#11, %c31 : vector<16xi1>, vector<16xf32>
          %375 = arith.maximumf %368, %370 : vector<16xf32>
          %376 = arith.maximumf %375, %372 : vector<16xf32>
          %377 = arith.maximumf %376, %374 : vector<16xf32>
          %378 = memref.load %5[%355] : memref<?xf32>
          %379 = wave.reduce "max" %377 : vector<16xf32>
          %380 = arith.maximumf %378, %379 : f32
          %381 = arith.subf %378, %380 : f32
          %382 = wave.exp2 %381 : f32
          %383 = vector.broadcast %380 : f32 to vector<16xf32>
          %384 = arith.subf %368, %383 : vector<16xf32>
          %385 = wave.exp2 %384 : vector<16xf32>
          %386 = arith.select %367, %385, %c22 : vector<16xi1>, vector<16xf32>
          %387 = arith.muli %355, %c5 : index
          %388 = arith.addi %387, %c15 : index
          vector.store %386, %13[%388] : memref<?xf32>, vector<16xf32>
          %389 = arith.subf %370, %383 : vector<16xf32>
          %390 = wave.exp2 %389 : vector<16xf32>
          %391 = arith.select %369, %390, %c22 : vector<16xi1>, vector<16xf32>
          %392 = arith.addi %387, %c16 : index
          vector.store %391, %13[%392] : memref<?xf32>, vector<16xf32>
          %393 = arith.addf %386, %391 : vector<16xf32>
          %394 = arith.subf %372, %383 : vector<16xf32>
          %395 = wave.exp2 %394 : vector<16xf32>
          %396 = arith.select %371, %395, %c22 : vector<16xi1>, vector<16xf32>
          %397 = arith.addi %387, %c17 : index
          vector.store %396, %13[%397] : memref<?xf32>, vector<16xf32>
          %398 = arith.addf %393, %396 : vector<16xf32>
          %399 = arith.subf %374, %383 : vector<16xf32>
          %400 = wave.exp2 %399 : vector<16xf32>
          %401 = arith.select %373, %400, %c22 : vector<16xi1>, vector<16xf32>
          %402 = arith.addi %387, %c18 : index
          vector.store %401, %13[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %398, %401 : vector<16xf32>
          %404 = memref.load %6[%355] : memref<?xf32>
          %405 = wave.reduce "add" %403 : vector<16xf32>
          %406 = math.fma %404, %382, %405 : f32
          memref.store %380, %5[%355] : memref<?xf32>
          memref.store %406, %6[%355] : memref<?xf32>
          memref.store %382, %11[%355] : memref<?xf32>
          %407 = arith.addi %185, %c13 : index
          %408 = arith.minsi %407, %250 : index
          %409 = arith.divui %408, %groupSize : index
          %410 = arith.addi %22, %409 : index
          %411 = arith.remui %408, %groupSize : index
          %412 = arith.addi %254, %411 : index
          %413 = arith.addi %positionsAt, %410 : index
          %414 = memref.load %step[%413] : memref<?xi32>
          %415 = arith.index_cast %414 : i32 to index
          %416 = arith.subi %415, %100 : index
          %417 = arith.index_cast %416 : index to i32
          %418 = vector.broadcast %417 : i32 to vector<16xi32>
          %419 = arith.cmpi sle, %c30, %418 : vector<16xi32>
          %420 = arith.select %419, %203#12, %c31 : vector<16xi1>, vector<16xf32>
          %421 = arith.cmpi sle, %c32, %418 : vector<16xi32>
          %422 = arith.select %421, %203#13, %c31 : vector<16xi1>, vector<16xf32>
          %423 = arith.cmpi sle, %c33, %418 : vector<16xi32>
          %424 = arith.select %423, %203#14, %c31 : vector<16xi1>, vector<16xf32>
          %425 = arith.cmpi sle, %c34, %418 : vector<16xi32>
          %426 = arith.select %425, %203#15, %c31 : vector<16xi1>, vector<16xf32>
          %427 = arith.maximumf %420, %422 : vector<16xf32>
          %428 = arith.maximumf %427, %424 : vector<16xf32>
          %429 = arith.maximumf %428, %426 : vector<16xf32>
          %430 = memref.load %5[%407] : memref<?xf32>
          %431 = wave.reduce "max" %429 : vector<16xf32>
          %432 = arith.maximumf %430, %431 : f32
          %433 = arith.subf %430, %432 : f32
          %434 = wave.exp2 %433 : f32
          %435 = vector.broadcast %432 : f32 to vector<16xf32>
          %436 = arith.subf %420, %435 : vector<16xf32>
          %437 = wave.exp2 %436 : vector<16xf32>
          %438 = arith.select %419, %437, %c22 : vector<16xi1>, vector<16xf32>
          %439 = arith.muli %407, %c5 : index
          %440 = arith.addi %439, %c15 : index
          vector.store %438, %13[%440] : memref<?xf32>, vector<16xf32>
          %441 = arith.subf %422, %435 : vector<16xf32>
          %442 = wave.exp2 %441 : vector<16xf32>
          %443 = arith.select %421, %442, %c22 : vector<16xi1>, vector<16xf32>
          %444 = arith.addi %439, %c16 : index
          vector.store %443, %13[%444] : memref<?xf32>, vector<16xf32>
          %445 = arith.addf %438, %443 : vector<16xf32>
          %446 = arith.subf %424, %435 : vector<16xf32>
          %447 = wave.exp2 %446 : vector<16xf32>
          %448 = arith.select %423, %447, %c22 : vector<16xi1>, vector<16xf32>
          %449 = arith.addi %439, %c17 : index
          vector.store %448, %13[%449] : memref<?xf32>, vector<16xf32>
          %450 = arith.addf %445, %448 : vector<16xf32>
          %451 = arith.subf %426, %435 : vector<16xf32>
          %452 = wave.exp2 %451 : vector<16xf32>
          %453 = arith.select %425, %452, %c22 : vector<16xi1>, vector<16xf32>
          %454 = arith.addi %439, %c18 : index
          vector.store %453, %13[%454] : memref<?xf32>, vector<16xf32>
          %455 = arith.addf %450, %453 : vector<16xf32>
          %456 = memref.load %6[%407] : memref<?xf32>
          %457 = wave.reduce "add" %455 : vector<16xf32>
          %458 = math.fma %456, %434, %457 : f32
          memref.store %432, %5[%407] : memref<?xf32>
          memref.store %458, %6[%407] : memref<?xf32>
          memref.store %434, %11[%407] : memref<?xf32>
        }
        %459 = arith.subi %40, %100 : index
        %460 = arith.minsi %459, %c5 : index
        scf.for %461 = %c15 to %34 step %c7 {
          %462 = arith.addi %461, %c15 : index
          %463 = memref.load %11[%462] : memref<?xf32>
          %464 = vector.broadcast %463 : f32 to vector<16xf32>
          %465 = arith.muli %462, %c4 : index
          %466 = arith.addi %465, %c15 : index
          %467 = vector.load %7[%466] : memref<?xf32>, vector<16xf32>
          %468 = arith.mulf %467, %464 : vector<16xf32>
          %469 = arith.addi %465, %c16 : index
          %470 = vector.load %7[%469] : memref<?xf32>, vector<16xf32>
          %471 = arith.mulf %470, %464 : vector<16xf32>
          %472 = arith.addi %465, %c17 : index
          %473 = vector.load %7[%472] : memref<?xf32>, vector<16xf32>
          %474 = arith.mulf %473, %464 : vector<16xf32>
          %475 = arith.addi %465, %c18 : index
          %476 = vector.load %7[%475] : memref<?xf32>, vector<16xf32>
          %477 = arith.mulf %476, %464 : vector<16xf32>
          %478 = arith.addi %461, %c10 : index
          %479 = memref.load %11[%478] : memref<?xf32>
          %480 = vector.broadcast %479 : f32 to vector<16xf32>
          %481 = arith.muli %478, %c4 : index
          %482 = arith.addi %481, %c15 : index
          %483 = vector.load %7[%482] : memref<?xf32>, vector<16xf32>
          %484 = arith.mulf %483, %480 : vector<16xf32>
          %485 = arith.addi %481, %c16 : index
          %486 = vector.load %7[%485] : memref<?xf32>, vector<16xf32>
          %487 = arith.mulf %486, %480 : vector<16xf32>
          %488 = arith.addi %481, %c17 : index
          %489 = vector.load %7[%488] : memref<?xf32>, vector<16xf32>
          %490 = arith.mulf %489, %480 : vector<16xf32>
          %491 = arith.addi %481, %c18 : index
          %492 = vector.load %7[%491] : memref<?xf32>, vector<16xf32>
          %493 = arith.mulf %492, %480 : vector<16xf32>
          %503:8 = scf.for %494 = %c15 to %460 step %c10 iter_args(%495 = %468, %496 = %471, %497 = %474, %498 = %477, %499 = %484, %500 = %487, %501 = %490, %502 = %493) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %504 = arith.muli %494, %c4 : index
            %505 = arith.addi %504, %c15 : index
            %506 = vector.load %15[%505] : memref<?xf32>, vector<16xf32>
            %507 = arith.addi %504, %c16 : index
            %508 = vector.load %15[%507] : memref<?xf32>, vector<16xf32>
            %509 = arith.addi %504, %c17 : index
            %510 = vector.load %15[%509] : memref<?xf32>, vector<16xf32>
            %511 = arith.addi %504, %c18 : index
            %512 = vector.load %15[%511] : memref<?xf32>, vector<16xf32>
            %513 = arith.muli %462, %c5 : index
            %514 = arith.addi %513, %494 : index
            %515 = memref.load %13[%514] : memref<?xf32>
            %516 = vector.broadcast %515 : f32 to vector<16xf32>
            %517 = math.fma %516, %506, %495 : vector<16xf32>
            %518 = math.fma %516, %508, %496 : vector<16xf32>
            %519 = math.fma %516, %510, %497 : vector<16xf32>
            %520 = math.fma %516, %512, %498 : vector<16xf32>
            %521 = arith.muli %478, %c5 : index
            %522 = arith.addi %521, %494 : index
            %523 = memref.load %13[%522] : memref<?xf32>
            %524 = vector.broadcast %523 : f32 to vector<16xf32>
            %525 = math.fma %524, %506, %499 : vector<16xf32>
            %526 = math.fma %524, %508, %500 : vector<16xf32>
            %527 = math.fma %524, %510, %501 : vector<16xf32>
            %528 = math.fma %524, %512, %502 : vector<16xf32>
            scf.yield %517, %518, %519, %520, %525, %526, %527, %528 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %503#0, %7[%466] : memref<?xf32>, vector<16xf32>
          vector.store %503#1, %7[%469] : memref<?xf32>, vector<16xf32>
          vector.store %503#2, %7[%472] : memref<?xf32>, vector<16xf32>
          vector.store %503#3, %7[%475] : memref<?xf32>, vector<16xf32>
          vector.store %503#4, %7[%482] : memref<?xf32>, vector<16xf32>
          vector.store %503#5, %7[%485] : memref<?xf32>, vector<16xf32>
          vector.store %503#6, %7[%488] : memref<?xf32>, vector<16xf32>
          vector.store %503#7, %7[%491] : memref<?xf32>, vector<16xf32>
          %529 = memref.load %11[%462] : memref<?xf32>
          %530 = vector.broadcast %529 : f32 to vector<16xf32>
          %531 = arith.addi %465, %c5 : index
          %532 = vector.load %7[%531] : memref<?xf32>, vector<16xf32>
          %533 = arith.mulf %532, %530 : vector<16xf32>
          %534 = arith.addi %465, %c19 : index
          %535 = vector.load %7[%534] : memref<?xf32>, vector<16xf32>
          %536 = arith.mulf %535, %530 : vector<16xf32>
          %537 = arith.addi %465, %c20 : index
          %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
          %539 = arith.mulf %538, %530 : vector<16xf32>
          %540 = arith.addi %465, %c21 : index
          %541 = vector.load %7[%540] : memref<?xf32>, vector<16xf32>
          %542 = arith.mulf %541, %530 : vector<16xf32>
          %543 = memref.load %11[%478] : memref<?xf32>
          %544 = vector.broadcast %543 : f32 to vector<16xf32>
          %545 = arith.addi %481, %c5 : index
          %546 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
          %547 = arith.mulf %546, %544 : vector<16xf32>
          %548 = arith.addi %481, %c19 : index
          %549 = vector.load %7[%548] : memref<?xf32>, vector<16xf32>
          %550 = arith.mulf %549, %544 : vector<16xf32>
          %551 = arith.addi %481, %c20 : index
          %552 = vector.load %7[%551] : memref<?xf32>, vector<16xf32>
          %553 = arith.mulf %552, %544 : vector<16xf32>
          %554 = arith.addi %481, %c21 : index
          %555 = vector.load %7[%554] : memref<?xf32>, vector<16xf32>
          %556 = arith.mulf %555, %544 : vector<16xf32>
          %566:8 = scf.for %557 = %c15 to %460 step %c10 iter_args(%558 = %533, %559 = %536, %560 = %539, %561 = %542, %562 = %547, %563 = %550, %564 = %553, %565 = %556) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %567 = arith.muli %557, %c4 : index
            %568 = arith.addi %567, %c5 : index
            %569 = vector.load %15[%568] : memref<?xf32>, vector<16xf32>
            %570 = arith.addi %567, %c19 : index
            %571 = vector.load %15[%570] : memref<?xf32>, vector<16xf32>
            %572 = arith.addi %567, %c20 : index
            %573 = vector.load %15[%572] : memref<?xf32>, vector<16xf32>
            %574 = arith.addi %567, %c21 : index
            %575 = vector.load %15[%574] : memref<?xf32>, vector<16xf32>
            %576 = arith.muli %462, %c5 : index
            %577 = arith.addi %576, %557 : index
            %578 = memref.load %13[%577] : memref<?xf32>
            %579 = vector.broadcast %578 : f32 to vector<16xf32>
            %580 = math.fma %579, %569, %558 : vector<16xf32>
            %581 = math.fma %579, %571, %559 : vector<16xf32>
            %582 = math.fma %579, %573, %560 : vector<16xf32>
            %583 = math.fma %579, %575, %561 : vector<16xf32>
            %584 = arith.muli %478, %c5 : index
            %585 = arith.addi %584, %557 : index
            %586 = memref.load %13[%585] : memref<?xf32>
            %587 = vector.broadcast %586 : f32 to vector<16xf32>
            %588 = math.fma %587, %569, %562 : vector<16xf32>
            %589 = math.fma %587, %571, %563 : vector<16xf32>
            %590 = math.fma %587, %573, %564 : vector<16xf32>
            %591 = math.fma %587, %575, %565 : vector<16xf32>
            scf.yield %580, %581, %582, %583, %588, %589, %590, %591 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %566#0, %7[%531] : memref<?xf32>, vector<16xf32>
          vector.store %566#1, %7[%534] : memref<?xf32>, vector<16xf32>
          vector.store %566#2, %7[%537] : memref<?xf32>, vector<16xf32>
          vector.store %566#3, %7[%540] : memref<?xf32>, vector<16xf32>
          vector.store %566#4, %7[%545] : memref<?xf32>, vector<16xf32>
          vector.store %566#5, %7[%548] : memref<?xf32>, vector<16xf32>
          vector.store %566#6, %7[%551] : memref<?xf32>, vector<16xf32>
          vector.store %566#7, %7[%554] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %592 = %c15 to %34 step %c10 {
        %593 = memref.load %5[%592] : memref<?xf32>
        %594 = memref.load %6[%592] : memref<?xf32>
        %595 = arith.muli %592, %c4 : index
        %596 = memref.load %8[%592] : memref<?xf32>
        %597 = arith.maximumf %596, %593 : f32
        %598 = arith.subf %596, %597 : f32
        %599 = wave.exp2 %598 : f32
        %600 = arith.subf %593, %597 : f32
        %601 = wave.exp2 %600 : f32
        memref.store %597, %8[%592] : memref<?xf32>
        %602 = memref.load %9[%592] : memref<?xf32>
        %603 = arith.mulf %602, %599 : f32
        %604 = math.fma %594, %601, %603 : f32
        memref.store %604, %9[%592] : memref<?xf32>
        %605 = vector.broadcast %599 : f32 to vector<16xf32>
        %606 = vector.broadcast %601 : f32 to vector<16xf32>
        %607 = arith.addi %595, %c15 : index
        %608 = vector.load %10[%607] : memref<?xf32>, vector<16xf32>
        %609 = arith.mulf %608, %605 : vector<16xf32>
        %610 = vector.load %7[%607] : memref<?xf32>, vector<16xf32>
        %611 = math.fma %610, %606, %609 : vector<16xf32>
        vector.store %611, %10[%607] : memref<?xf32>, vector<16xf32>
        %612 = arith.addi %595, %c16 : index
        %613 = vector.load %10[%612] : memref<?xf32>, vector<16xf32>
        %614 = arith.mulf %613, %605 : vector<16xf32>
        %615 = vector.load %7[%612] : memref<?xf32>, vector<16xf32>
        %616 = math.fma %615, %606, %614 : vector<16xf32>
        vector.store %616, %10[%612] : memref<?xf32>, vector<16xf32>
        %617 = arith.addi %595, %c17 : index
        %618 = vector.load %10[%617] : memref<?xf32>, vector<16xf32>
        %619 = arith.mulf %618, %605 : vector<16xf32>
        %620 = vector.load %7[%617] : memref<?xf32>, vector<16xf32>
        %621 = math.fma %620, %606, %619 : vector<16xf32>
        vector.store %621, %10[%617] : memref<?xf32>, vector<16xf32>
        %622 = arith.addi %595, %c18 : index
        %623 = vector.load %10[%622] : memref<?xf32>, vector<16xf32>
        %624 = arith.mulf %623, %605 : vector<16xf32>
        %625 = vector.load %7[%622] : memref<?xf32>, vector<16xf32>
        %626 = math.fma %625, %606, %624 : vector<16xf32>
        vector.store %626, %10[%622] : memref<?xf32>, vector<16xf32>
        %627 = arith.addi %595, %c5 : index
        %628 = vector.load %10[%627] : memref<?xf32>, vector<16xf32>
        %629 = arith.mulf %628, %605 : vector<16xf32>
        %630 = vector.load %7[%627] : memref<?xf32>, vector<16xf32>
        %631 = math.fma %630, %606, %629 : vector<16xf32>
        vector.store %631, %10[%627] : memref<?xf32>, vector<16xf32>
        %632 = arith.addi %595, %c19 : index
        %633 = vector.load %10[%632] : memref<?xf32>, vector<16xf32>
        %634 = arith.mulf %633, %605 : vector<16xf32>
        %635 = vector.load %7[%632] : memref<?xf32>, vector<16xf32>
        %636 = math.fma %635, %606, %634 : vector<16xf32>
        vector.store %636, %10[%632] : memref<?xf32>, vector<16xf32>
        %637 = arith.addi %595, %c20 : index
        %638 = vector.load %10[%637] : memref<?xf32>, vector<16xf32>
        %639 = arith.mulf %638, %605 : vector<16xf32>
        %640 = vector.load %7[%637] : memref<?xf32>, vector<16xf32>
        %641 = math.fma %640, %606, %639 : vector<16xf32>
        vector.store %641, %10[%637] : memref<?xf32>, vector<16xf32>
        %642 = arith.addi %595, %c21 : index
        %643 = vector.load %10[%642] : memref<?xf32>, vector<16xf32>
        %644 = arith.mulf %643, %605 : vector<16xf32>
        %645 = vector.load %7[%642] : memref<?xf32>, vector<16xf32>
        %646 = math.fma %645, %606, %644 : vector<16xf32>
        vector.store %646, %10[%642] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %647 = %c15 to %31 step %c10 {
      %648 = arith.subi %31, %c10 : index
      %649 = arith.minsi %647, %648 : index
      %650 = arith.divui %649, %groupSize : index
      %651 = arith.addi %22, %650 : index
      %652 = arith.muli %2, %groupSize : index
      %653 = arith.remui %649, %groupSize : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %651, %heads : index
      %656 = arith.addi %655, %654 : index
      %657 = arith.muli %656, %c4 : index
      %658 = memref.load %9[%647] : memref<?xf32>
      %659 = arith.divf %c35, %658 : f32
      %660 = vector.broadcast %659 : f32 to vector<16xf32>
      %661 = arith.muli %kvHeads, %c15 : index
      %662 = arith.addi %661, %2 : index
      %663 = arith.muli %662, %c4 : index
      %664 = arith.addi %663, %c15 : index
      %665 = vector.load %factors[%664] : memref<?xf32>, vector<16xf32>
      %666 = arith.muli %kvHeads, %c10 : index
      %667 = arith.addi %666, %2 : index
      %668 = arith.muli %667, %c4 : index
      %669 = arith.addi %668, %c15 : index
      %670 = vector.load %factors[%669] : memref<?xf32>, vector<16xf32>
      %671 = arith.muli %647, %c4 : index
      %672 = arith.addi %671, %c15 : index
      %673 = vector.load %10[%672] : memref<?xf32>, vector<16xf32>
      %674 = arith.mulf %673, %660 : vector<16xf32>
      %675 = math.fma %674, %665, %670 : vector<16xf32>
      %676 = arith.addi %657, %c15 : index
      vector.store %675, %out[%676] : memref<?xf32>, vector<16xf32>
      %677 = arith.addi %663, %c16 : index
      %678 = vector.load %factors[%677] : memref<?xf32>, vector<16xf32>
      %679 = arith.addi %668, %c16 : index
      %680 = vector.load %factors[%679] : memref<?xf32>, vector<16xf32>
      %681 = arith.addi %671, %c16 : index
      %682 = vector.load %10[%681] : memref<?xf32>, vector<16xf32>
      %683 = arith.mulf %682, %660 : vector<16xf32>
      %684 = math.fma %683, %678, %680 : vector<16xf32>
      %685 = arith.addi %657, %c16 : index
      vector.store %684, %out[%685] : memref<?xf32>, vector<16xf32>
      %686 = arith.addi %663, %c17 : index
      %687 = vector.load %factors[%686] : memref<?xf32>, vector<16xf32>
      %688 = arith.addi %668, %c17 : index
      %689 = vector.load %factors[%688] : memref<?xf32>, vector<16xf32>
      %690 = arith.addi %671, %c17 : index
      %691 = vector.load %10[%690] : memref<?xf32>, vector<16xf32>
      %692 = arith.mulf %691, %660 : vector<16xf32>
      %693 = math.fma %692, %687, %689 : vector<16xf32>
      %694 = arith.addi %657, %c17 : index
      vector.store %693, %out[%694] : memref<?xf32>, vector<16xf32>
      %695 = arith.addi %663, %c18 : index
      %696 = vector.load %factors[%695] : memref<?xf32>, vector<16xf32>
      %697 = arith.addi %668, %c18 : index
      %698 = vector.load %factors[%697] : memref<?xf32>, vector<16xf32>
      %699 = arith.addi %671, %c18 : index
      %700 = vector.load %10[%699] : memref<?xf32>, vector<16xf32>
      %701 = arith.mulf %700, %660 : vector<16xf32>
      %702 = math.fma %701, %696, %698 : vector<16xf32>
      %703 = arith.addi %657, %c18 : index
      vector.store %702, %out[%703] : memref<?xf32>, vector<16xf32>
      %704 = arith.addi %663, %c5 : index
      %705 = vector.load %factors[%704] : memref<?xf32>, vector<16xf32>
      %706 = arith.addi %668, %c5 : index
      %707 = vector.load %factors[%706] : memref<?xf32>, vector<16xf32>
      %708 = arith.addi %671, %c5 : index
      %709 = vector.load %10[%708] : memref<?xf32>, vector<16xf32>
      %710 = arith.mulf %709, %660 : vector<16xf32>
      %711 = math.fma %710, %705, %707 : vector<16xf32>
      %712 = arith.addi %657, %c5 : index
      vector.store %711, %out[%712] : memref<?xf32>, vector<16xf32>
      %713 = arith.addi %663, %c19 : index
      %714 = vector.load %factors[%713] : memref<?xf32>, vector<16xf32>
      %715 = arith.addi %668, %c19 : index
      %716 = vector.load %factors[%715] : memref<?xf32>, vector<16xf32>
      %717 = arith.addi %671, %c19 : index
      %718 = vector.load %10[%717] : memref<?xf32>, vector<16xf32>
      %719 = arith.mulf %718, %660 : vector<16xf32>
      %720 = math.fma %719, %714, %716 : vector<16xf32>
      %721 = arith.addi %657, %c19 : index
      vector.store %720, %out[%721] : memref<?xf32>, vector<16xf32>
      %722 = arith.addi %663, %c20 : index
      %723 = vector.load %factors[%722] : memref<?xf32>, vector<16xf32>
      %724 = arith.addi %668, %c20 : index
      %725 = vector.load %factors[%724] : memref<?xf32>, vector<16xf32>
      %726 = arith.addi %671, %c20 : index
      %727 = vector.load %10[%726] : memref<?xf32>, vector<16xf32>
      %728 = arith.mulf %727, %660 : vector<16xf32>
      %729 = math.fma %728, %723, %725 : vector<16xf32>
      %730 = arith.addi %657, %c20 : index
      vector.store %729, %out[%730] : memref<?xf32>, vector<16xf32>
      %731 = arith.addi %663, %c21 : index
      %732 = vector.load %factors[%731] : memref<?xf32>, vector<16xf32>
      %733 = arith.addi %668, %c21 : index
      %734 = vector.load %factors[%733] : memref<?xf32>, vector<16xf32>
      %735 = arith.addi %671, %c21 : index
      %736 = vector.load %10[%735] : memref<?xf32>, vector<16xf32>
      %737 = arith.mulf %736, %660 : vector<16xf32>
      %738 = math.fma %737, %732, %734 : vector<16xf32>
      %739 = arith.addi %657, %c21 : index
      vector.store %738, %out[%739] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
