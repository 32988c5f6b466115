// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c34 = arith.constant 0x3F800000 : f32
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
              %118 = wave.fp8_decode "e5m2" %115 : vector<16xi8> -> vector<16xf32>
              vector.store %118, %14[%117] : memref<?xf32>, vector<16xf32>
            }
            %119 = arith.addi %111, %c28 : index
            scf.for %120 = %c15 to %c16 step %c10 {
              %121 = arith.addi %103, %120 : index
              %122 = arith.cmpi slt, %121, %40 : index
              %123 = arith.muli %120, %c4 : index
              %124 = arith.addi %119, %123 : index
              %125 = arith.addi %124, %c15 : index
              %126 = vector.load %kv[%125] : memref<?xi8>, vector<16xi8>
              %127 = wave.fp8_decode "e5m2" %126 : vector<16xi8> -> vector<16xf32>
              %128 = arith.select %122, %127, %c22 : vector<16xf32>
              %129 = arith.addi %102, %120 : index
              %130 = arith.muli %129, %c4 : index
              %131 = arith.addi %130, %c15 : index
              vector.store %128, %15[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.addi %124, %c16 : index
              %133 = vector.load %kv[%132] : memref<?xi8>, vector<16xi8>
              %134 = wave.fp8_decode "e5m2" %133 : vector<16xi8> -> vector<16xf32>
              %135 = arith.select %122, %134, %c22 : vector<16xf32>
              %136 = arith.addi %130, %c16 : index
              vector.store %135, %15[%136] : memref<?xf32>, vector<16xf32>
              %137 = arith.addi %124, %c17 : index
              %138 = vector.load %kv[%137] : memref<?xi8>, vector<16xi8>
              %139 = wave.fp8_decode "e5m2" %138 : vector<16xi8> -> vector<16xf32>
              %140 = arith.select %122, %139, %c22 : vector<16xf32>
              %141 = arith.addi %130, %c17 : index
              vector.store %140, %15[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.addi %124, %c18 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
              %144 = wave.fp8_decode "e5m2" %143 : vector<16xi8> -> vector<16xf32>
              %145 = arith.select %122, %144, %c22 : vector<16xf32>
              %146 = arith.addi %130, %c18 : index
              vector.store %145, %15[%146] : memref<?xf32>, vector<16xf32>
              %147 = arith.addi %124, %c5 : index
              %148 = vector.load %kv[%147] : memref<?xi8>, vector<16xi8>
              %149 = wave.fp8_decode "e5m2" %148 : vector<16xi8> -> vector<16xf32>
              %150 = arith.select %122, %149, %c22 : vector<16xf32>
              %151 = arith.addi %130, %c5 : index
              vector.store %150, %15[%151] : memref<?xf32>, vector<16xf32>
              %152 = arith.addi %124, %c19 : index
              %153 = vector.load %kv[%152] : memref<?xi8>, vector<16xi8>
              %154 = wave.fp8_decode "e5m2" %153 : vector<16xi8> -> vector<16xf32>
              %155 = arith.select %122, %154, %c22 : vector<16xf32>
              %156 = arith.addi %130, %c19 : index
              vector.store %155, %15[%156] : memref<?xf32>, vector<16xf32>
              %157 = arith.addi %124, %c20 : index
              %158 = vector.load %kv[%157] : memref<?xi8>, vector<16xi8>
              %159 = wave.fp8_decode "e5m2" %158 : vector<16xi8> -> vector<16xf32>
              %160 = arith.select %122, %159, %c22 : vector<16xf32>
              %161 = arith.addi %130, %c20 : index
              vector.store %160, %15[%161] : memref<?xf32>, vector<16xf32>
              %162 = arith.addi %124, %c21 : index
              %163 = vector.load %kv[%162] : memref<?xi8>, vector<16xi8>
              %164 = wave.fp8_decode "e5m2" %163 : vector<16xi8> -> vector<16xf32>
              %165 = arith.select %122, %164, %c22 : vector<16xf32>
              %166 = arith.addi %130, %c21 : index
              vector.store %165, %15[%166] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %167 = %c15 to %34 step %c9 {
          %185:16 = scf.for %168 = %c15 to %c4 step %c10 iter_args(%169 = %c22, %170 = %c22, %171 = %c22, %172 = %c22, %173 = %c22, %174 = %c22, %175 = %c22, %176 = %c22, %177 = %c22, %178 = %c22, %179 = %c22, %180 = %c22, %181 = %c22, %182 = %c22, %183 = %c22, %184 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %186 = arith.muli %168, %c5 : index
            %187 = arith.addi %186, %c15 : index
            %188 = vector.load %14[%187] : memref<?xf32>, vector<16xf32>
            %189 = arith.addi %186, %c16 : index
            %190 = vector.load %14[%189] : memref<?xf32>, vector<16xf32>
            %191 = arith.addi %186, %c17 : index
            %192 = vector.load %14[%191] : memref<?xf32>, vector<16xf32>
            %193 = arith.addi %186, %c18 : index
            %194 = vector.load %14[%193] : memref<?xf32>, vector<16xf32>
            %195 = arith.addi %167, %c15 : index
            %196 = arith.muli %195, %c4 : index
            %197 = arith.addi %196, %168 : index
            %198 = memref.load %4[%197] : memref<?xf32>
            %199 = vector.broadcast %198 : f32 to vector<16xf32>
            %200 = math.fma %199, %188, %169 : vector<16xf32>
            %201 = math.fma %199, %190, %170 : vector<16xf32>
            %202 = math.fma %199, %192, %171 : vector<16xf32>
            %203 = math.fma %199, %194, %172 : vector<16xf32>
            %204 = arith.addi %167, %c10 : index
            %205 = arith.muli %204, %c4 : index
            %206 = arith.addi %205, %168 : index
            %207 = memref.load %4[%206] : memref<?xf32>
            %208 = vector.broadcast %207 : f32 to vector<16xf32>
            %209 = math.fma %208, %188, %173 : vector<16xf32>
            %210 = math.fma %208, %190, %174 : vector<16xf32>
            %211 = math.fma %208, %192, %175 : vector<16xf32>
            %212 = math.fma %208, %194, %176 : vector<16xf32>
            %213 = arith.addi %167, %c7 : index
            %214 = arith.muli %213, %c4 : index
            %215 = arith.addi %214, %168 : index
            %216 = memref.load %4[%215] : memref<?xf32>
            %217 = vector.broadcast %216 : f32 to vector<16xf32>
            %218 = math.fma %217, %188, %177 : vector<16xf32>
            %219 = math.fma %217, %190, %178 : vector<16xf32>
            %220 = math.fma %217, %192, %179 : vector<16xf32>
            %221 = math.fma %217, %194, %180 : vector<16xf32>
            %222 = arith.addi %167, %c13 : index
            %223 = arith.muli %222, %c4 : index
            %224 = arith.addi %223, %168 : index
            %225 = memref.load %4[%224] : memref<?xf32>
            %226 = vector.broadcast %225 : f32 to vector<16xf32>
            %227 = math.fma %226, %188, %181 : vector<16xf32>
            %228 = math.fma %226, %190, %182 : vector<16xf32>
            %229 = math.fma %226, %192, %183 : vector<16xf32>
            %230 = math.fma %226, %194, %184 : vector<16xf32>
            scf.yield %200, %201, %202, %203, %209, %210, %211, %212, %218, %219, %220, %221, %227, %228, %229, %230 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %231 = arith.addi %167, %c15 : index
          %232 = arith.subi %31, %c10 : index
          %233 = arith.minsi %231, %232 : index
          %234 = arith.divui %233, %groupSize : index
          %235 = arith.addi %22, %234 : index
          %236 = arith.muli %2, %groupSize : index
          %237 = arith.remui %233, %groupSize : index
          %238 = arith.addi %236, %237 : index
          %239 = arith.addi %positionsAt, %235 : index
          %240 = memref.load %step[%239] : memref<?xi32>
          %241 = arith.index_cast %240 : i32 to index
          %242 = arith.subi %241, %100 : index
          %243 = arith.index_cast %242 : index to i32
          %244 = vector.broadcast %243 : i32 to vector<16xi32>
          %245 = arith.cmpi sle, %c29, %244 : vector<16xi32>
          %246 = arith.select %245, %185#0, %c30 : vector<16xi1>, vector<16xf32>
          %247 = arith.cmpi sle, %c31, %244 : vector<16xi32>
          %248 = arith.select %247, %185#1, %c30 : vector<16xi1>, vector<16xf32>
          %249 = arith.cmpi sle, %c32, %244 : vector<16xi32>
          %250 = arith.select %249, %185#2, %c30 : vector<16xi1>, vector<16xf32>
          %251 = arith.cmpi sle, %c33, %244 : vector<16xi32>
          %252 = arith.select %251, %185#3, %c30 : vector<16xi1>, vector<16xf32>
          %253 = arith.maximumf %246, %248 : vector<16xf32>
          %254 = arith.maximumf %253, %250 : vector<16xf32>
          %255 = arith.maximumf %254, %252 : vector<16xf32>
          %256 = memref.load %5[%231] : memref<?xf32>
          %257 = wave.reduce "max" %255 : vector<16xf32>
          %258 = arith.maximumf %256, %257 : f32
          %259 = arith.subf %256, %258 : f32
          %260 = wave.exp2 %259 : f32
          %261 = vector.broadcast %258 : f32 to vector<16xf32>
          %262 = arith.subf %246, %261 : vector<16xf32>
          %263 = wave.exp2 %262 : vector<16xf32>
          %264 = arith.select %245, %263, %c22 : vector<16xi1>, vector<16xf32>
          %265 = arith.muli %231, %c5 : index
          %266 = arith.addi %265, %c15 : index
          vector.store %264, %13[%266] : memref<?xf32>, vector<16xf32>
          %267 = arith.subf %248, %261 : vector<16xf32>
          %268 = wave.exp2 %267 : vector<16xf32>
          %269 = arith.select %247, %268, %c22 : vector<16xi1>, vector<16xf32>
          %270 = arith.addi %265, %c16 : index
          vector.store %269, %13[%270] : memref<?xf32>, vector<16xf32>
          %271 = arith.addf %264, %269 : vector<16xf32>
          %272 = arith.subf %250, %261 : vector<16xf32>
          %273 = wave.exp2 %272 : vector<16xf32>
          %274 = arith.select %249, %273, %c22 : vector<16xi1>, vector<16xf32>
          %275 = arith.addi %265, %c17 : index
          vector.store %274, %13[%275] : memref<?xf32>, vector<16xf32>
          %276 = arith.addf %271, %274 : vector<16xf32>
          %277 = arith.subf %252, %261 : vector<16xf32>
          %278 = wave.exp2 %277 : vector<16xf32>
          %279 = arith.select %251, %278, %c22 : vector<16xi1>, vector<16xf32>
          %280 = arith.addi %265, %c18 : index
          vector.store %279, %13[%280] : memref<?xf32>, vector<16xf32>
          %281 = arith.addf %276, %279 : vector<16xf32>
          %282 = memref.load %6[%231] : memref<?xf32>
          %283 = wave.reduce "add" %281 : vector<16xf32>
          %284 = math.fma %282, %260, %283 : f32
          memref.store %258, %5[%231] : memref<?xf32>
          memref.store %284, %6[%231] : memref<?xf32>
          memref.store %260, %11[%231] : memref<?xf32>
          %285 = arith.addi %167, %c10 : index
          %286 = arith.minsi %285, %232 : index
          %287 = arith.divui %286, %groupSize : index
          %288 = arith.addi %22, %287 : index
          %289 = arith.remui %286, %groupSize : index
          %290 = arith.addi %236, %289 : index
          %291 = arith.addi %positionsAt, %288 : index
          %292 = memref.load %step[%291] : memref<?xi32>
          %293 = arith.index_cast %292 : i32 to index
          %294 = arith.subi %293, %100 : index
          %295 = arith.index_cast %294 : index to i32
          %296 = vector.broadcast %295 : i32 to vector<16xi32>
          %297 = arith.cmpi sle, %c29, %296 : vector<16xi32>
          %298 = arith.select %297, %185#4, %c30 : vector<16xi1>, vector<16xf32>
          %299 = arith.cmpi sle, %c31, %296 : vector<16xi32>
          %300 = arith.select %299, %185#5, %c30 : vector<16xi1>, vector<16xf32>
          %301 = arith.cmpi sle, %c32, %296 : vector<16xi32>
          %302 = arith.select %301, %185#6, %c30 : vector<16xi1>, vector<16xf32>
          %303 = arith.cmpi sle, %c33, %296 : vector<16xi32>
          %304 = arith.select %303, %185#7, %c30 : vector<16xi1>, vector<16xf32>
          %305 = arith.maximumf %298, %300 : vector<16xf32>
          %306 = arith.maximumf %305, %302 : vector<16xf32>
          %307 = arith.maximumf %306, %304 : vector<16xf32>
          %308 = memref.load %5[%285] : memref<?xf32>
          %309 = wave.reduce "max" %307 : vector<16xf32>
          %310 = arith.maximumf %308, %309 : f32
          %311 = arith.subf %308, %310 : f32
          %312 = wave.exp2 %311 : f32
          %313 = vector.broadcast %310 : f32 to vector<16xf32>
          %314 = arith.subf %298, %313 : vector<16xf32>
          %315 = wave.exp2 %314 : vector<16xf32>
          %316 = arith.select %297, %315, %c22 : vector<16xi1>, vector<16xf32>
          %317 = arith.muli %285, %c5 : index
          %318 = arith.addi %317, %c15 : index
          vector.store %316, %13[%318] : memref<?xf32>, vector<16xf32>
          %319 = arith.subf %300, %313 : vector<16xf32>
          %320 = wave.exp2 %319 : vector<16xf32>
          %321 = arith.select %299, %320, %c22 : vector<16xi1>, vector<16xf32>
          %322 = arith.addi %317, %c16 : index
          vector.store %321, %13[%322] : memref<?xf32>, vector<16xf32>
          %323 = arith.addf %316, %321 : vector<16xf32>
          %324 = arith.subf %302, %313 : vector<16xf32>
          %325 = wave.exp2 %324 : vector<16xf32>
          %326 = arith.select %301, %325, %c22 : vector<16xi1>, vector<16xf32>
          %327 = arith.addi %317, %c17 : index
          vector.store %326, %13[%327] : memref<?xf32>, vector<16xf32>
          %328 = arith.addf %323, %326 : vector<16xf32>
          %329 = arith.subf %304, %313 : vector<16xf32>
          %330 = wave.exp2 %329 : vector<16xf32>
          %331 = arith.select %303, %330, %c22 : vector<16xi1>, vector<16xf32>
          %332 = arith.addi %317, %c18 : index
          vector.store %331, %13[%332] : memref<?xf32>, vector<16xf32>
          %333 = arith.addf %328, %331 : vector<16xf32>
          %334 = memref.load %6[%285] : memref<?xf32>
          %335 = wave.reduce "add" %333 : vector<16xf32>
          %336 = math.fma %334, %312, %335 : f32
          memref.store %310, %5[%285] : memref<?xf32>
          memref.store %336, %6[%285] : memref<?xf32>
          memref.store %312, %11[%285] : memref<?xf32>
          %337 = arith.addi %167, %c7 : index
          %338 = arith.minsi %337, %232 : index
          %339 = arith.divui %338, %groupSize : index
          %340 = arith.addi %22, %339 : index
          %341 = arith.remui %338, %groupSize : index
          %342 = arith.addi %236, %341 : index
          %343 = arith.addi %positionsAt, %340 : index
          %344 = memref.load %step[%343] : memref<?xi32>
          %345 = arith.index_cast %344 : i32 to index
          %346 = arith.subi %345, %100 : index
          %347 = arith.index_cast %346 : index to i32
          %348 = vector.broadcast %347 : i32 to vector<16xi32>
          %349 = arith.cmpi sle, %c29, %348 : vector<16xi32>
          %350 = arith.select %349, %185#8, %c30 : vector<16xi1>, vector<16xf32>
          %351 = arith.cmpi sle, %c31, %348 : vector<16xi32>
          %352 = arith.select %351, %185#9, %c30 : vector<16xi1>, vector<16xf32>
          %353 = arith.cmpi sle, %c32, %348 : vector<16xi32>
          %354 = arith.select %353, %185#10, %c30 : vector<16xi1>, vector<16xf32>
          %355 = arith.cmpi sle, %c33, %348 : vector<16xi32>
          %356 = arith.select %355, %185#11, %c30 : vector<16xi1>, vector<16xf32>
          %357 = arith.maximumf %350, %352 : vector<16xf32>
          %358 = arith.maximumf %357, %354 : vector<16xf32>
          %359 = arith.maximumf %358, %356 : vector<16xf32>
          %360 = memref.load %5[%337] : memref<?xf32>
          %361 = wave.reduce "max" %359 : vector<16xf32>
          %362 = arith.maximumf %360, %361 : f32
          %363 = arith.subf %360, %362 : f32
          %364 = wave.exp2 %363 : f32
          %365 = vector.broadcast %362 : f32 to vector<16xf32>
          %366 = arith.subf %350, %365 : vector<16xf32>
          %367 = wave.exp2 %366 : vector<16xf32>
          %368 = arith.select %349, %367, %c22 : vector<16xi1>, vector<16xf32>
          %369 = arith.muli %337, %c5 : index
          %370 = arith.addi %369, %c15 : index
          vector.store %368, %13[%370] : memref<?xf32>, vector<16xf32>
          %371 = arith.subf %352, %365 : vector<16xf32>
          %372 = wave.exp2 %371 : vector<16xf32>
          %373 = arith.select %351, %372, %c22 : vector<16xi1>, vector<16xf32>
          %374 = arith.addi %369, %c16 : index
          vector.store %373, %13[%374] : memref<?xf32>, vector<16xf32>
          %375 = arith.addf %368, %373 : vector<16xf32>
          %376 = arith.subf %354, %365 : vector<16xf32>
          %377 = wave.exp2 %376 : vector<16xf32>
          %378 = arith.select %353, %377, %c22 : vector<16xi1>, vector<16xf32>
          %379 = arith.addi %369, %c17 : index
          vector.store %378, %13[%379] : memref<?xf32>, vector<16xf32>
          %380 = arith.addf %375, %378 : vector<16xf32>
          %381 = arith.subf %356, %365 : vector<16xf32>
          %382 = wave.exp2 %381 : vector<16xf32>
          %383 = arith.select %355, %382, %c22 : vector<16xi1>, vector<16xf32>
          %384 = arith.addi %369, %c18 : index
          vector.store %383, %13[%384] : memref<?xf32>, vector<16xf32>
          %385 = arith.addf %380, %383 : vector<16xf32>
          %386 = memref.load %6[%337] : memref<?xf32>
          %387 = wave.reduce "add" %385 : vector<16xf32>
          %388 = math.fma %386, %364, %387 : f32
          memref.store %362, %5[%337] : memref<?xf32>
          memref.store %388, %6[%337] : memref<?xf32>
          memref.store %364, %11[%337] : memref<?xf32>
          %389 = arith.addi %167, %c13 : index
          %390 = arith.minsi %389, %232 : index
          %391 = arith.divui %390, %groupSize : index
          %392 = arith.addi %22, %391 : index
          %393 = arith.remui %390, %groupSize : index
          %394 = arith.addi %236, %393 : index
          %395 = arith.addi %positionsAt, %392 : index
          %396 = memref.load %step[%395] : memref<?xi32>
          %397 = arith.index_cast %396 : i32 to index
          %398 = arith.subi %397, %100 : index
          %399 = arith.index_cast %398 : index to i32
          %400 = vector.broadcast %399 : i32 to vector<16xi32>
          %401 = arith.cmpi sle, %c29, %400 : vector<16xi32>
          %402 = arith.select %401, %185#12, %c30 : vector<16xi1>, vector<16xf32>
          %403 = arith.cmpi sle, %c31, %400 : vector<16xi32>
          %404 = arith.select %403, %185#13, %c30 : vector<16xi1>, vector<16xf32>
          %405 = arith.cmpi sle, %c32, %400 : vector<16xi32>
          %406 = arith.select %405, %185#14, %c30 : vector<16xi1>, vector<16xf32>
          %407 = arith.cmpi sle, %c33, %400 : vector<16xi32>
          %408 = arith.select %407, %185#15, %c30 : vector<16xi1>, vector<16xf32>
          %409 = arith.maximumf %402, %404 : vector<16xf32>
          %410 = arith.maximumf %409, %406 : vector<16xf32>
          %411 = arith.maximumf %410, %408 : vector<16xf32>
          %412 = memref.load %5[%389] : memref<?xf32>
          %413 = wave.reduce "max" %411 : vector<16xf32>
          %414 = arith.maximumf %412, %413 : f32
          %415 = arith.subf %412, %414 : f32
          %416 = wave.exp2 %415 : f32
          %417 = vector.broadcast %414 : f32 to vector<16xf32>
          %418 = arith.subf %402, %417 : vector<16xf32>
          %419 = wave.exp2 %418 : vector<16xf32>
          %420 = arith.select %401, %419, %c22 : vector<16xi1>, vector<16xf32>
          %421 = arith.muli %389, %c5 : index
          %422 = arith.addi %421, %c15 : index
          vector.store %420, %13[%422] : memref<?xf32>, vector<16xf32>
          %423 = arith.subf %404, %417 : vector<16xf32>
          %424 = wave.exp2 %423 : vector<16xf32>
          %425 = arith.select %403, %424, %c22 : vector<16xi1>, vector<16xf32>
          %426 = arith.addi %421, %c16 : index
          vector.store %425, %13[%426] : memref<?xf32>, vector<16xf32>
          %427 = arith.addf %420, %425 : vector<16xf32>
          %428 = arith.subf %406, %417 : vector<16xf32>
          %429 = wave.exp2 %428 : vector<16xf32>
          %430 = arith.select %405, %429, %c22 : vector<16xi1>, vector<16xf32>
          %431 = arith.addi %421, %c17 : index
          vector.store %430, %13[%431] : memref<?xf32>, vector<16xf32>
          %432 = arith.addf %427, %430 : vector<16xf32>
          %433 = arith.subf %408, %417 : vector<16xf32>
          %434 = wave.exp2 %433 : vector<16xf32>
          %435 = arith.select %407, %434, %c22 : vector<16xi1>, vector<16xf32>
          %436 = arith.addi %421, %c18 : index
          vector.store %435, %13[%436] : memref<?xf32>, vector<16xf32>
          %437 = arith.addf %432, %435 : vector<16xf32>
          %438 = memref.load %6[%389] : memref<?xf32>
          %439 = wave.reduce "add" %437 : vector<16xf32>
          %440 = math.fma %438, %416, %439 : f32
          memref.store %414, %5[%389] : memref<?xf32>
          memref.store %440, %6[%389] : memref<?xf32>
          memref.store %416, %11[%389] : memref<?xf32>
        }
        %441 = arith.subi %40, %100 : index
        %442 = arith.minsi %441, %c5 : index
        scf.for %443 = %c15 to %34 step %c7 {
          %444 = arith.addi %443, %c15 : index
          %445 = memref.load %11[%444] : memref<?xf32>
          %446 = vector.broadcast %445 : f32 to vector<16xf32>
          %447 = arith.muli %444, %c4 : index
          %448 = arith.addi %447, %c15 : index
          %449 = vector.load %7[%448] : memref<?xf32>, vector<16xf32>
          %450 = arith.mulf %449, %446 : vector<16xf32>
          %451 = arith.addi %447, %c16 : index
          %452 = vector.load %7[%451] : memref<?xf32>, vector<16xf32>
          %453 = arith.mulf %452, %446 : vector<16xf32>
          %454 = arith.addi %447, %c17 : index
          %455 = vector.load %7[%454] : memref<?xf32>, vector<16xf32>
          %456 = arith.mulf %455, %446 : vector<16xf32>
          %457 = arith.addi %447, %c18 : index
          %458 = vector.load %7[%457] : memref<?xf32>, vector<16xf32>
          %459 = arith.mulf %458, %446 : vector<16xf32>
          %460 = arith.addi %443, %c10 : index
          %461 = memref.load %11[%460] : memref<?xf32>
          %462 = vector.broadcast %461 : f32 to vector<16xf32>
          %463 = arith.muli %460, %c4 : index
          %464 = arith.addi %463, %c15 : index
          %465 = vector.load %7[%464] : memref<?xf32>, vector<16xf32>
          %466 = arith.mulf %465, %462 : vector<16xf32>
          %467 = arith.addi %463, %c16 : index
          %468 = vector.load %7[%467] : memref<?xf32>, vector<16xf32>
          %469 = arith.mulf %468, %462 : vector<16xf32>
          %470 = arith.addi %463, %c17 : index
          %471 = vector.load %7[%470] : memref<?xf32>, vector<16xf32>
          %472 = arith.mulf %471, %462 : vector<16xf32>
          %473 = arith.addi %463, %c18 : index
          %474 = vector.load %7[%473] : memref<?xf32>, vector<16xf32>
          %475 = arith.mulf %474, %462 : vector<16xf32>
          %485:8 = scf.for %476 = %c15 to %442 step %c10 iter_args(%477 = %450, %478 = %453, %479 = %456, %480 = %459, %481 = %466, %482 = %469, %483 = %472, %484 = %475) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %486 = arith.muli %476, %c4 : index
            %487 = arith.addi %486, %c15 : index
            %488 = vector.load %15[%487] : memref<?xf32>, vector<16xf32>
            %489 = arith.addi %486, %c16 : index
            %490 = vector.load %15[%489] : memref<?xf32>, vector<16xf32>
            %491 = arith.addi %486, %c17 : index
            %492 = vector.load %15[%491] : memref<?xf32>, vector<16xf32>
            %493 = arith.addi %486, %c18 : index
            %494 = vector.load %15[%493] : memref<?xf32>, vector<16xf32>
            %495 = arith.muli %444, %c5 : index
            %496 = arith.addi %495, %476 : index
            %497 = memref.load %13[%496] : memref<?xf32>
            %498 = vector.broadcast %497 : f32 to vector<16xf32>
            %499 = math.fma %498, %488, %477 : vector<16xf32>
            %500 = math.fma %498, %490, %478 : vector<16xf32>
            %501 = math.fma %498, %492, %479 : vector<16xf32>
            %502 = math.fma %498, %494, %480 : vector<16xf32>
            %503 = arith.muli %460, %c5 : index
            %504 = arith.addi %503, %476 : index
            %505 = memref.load %13[%504] : memref<?xf32>
            %506 = vector.broadcast %505 : f32 to vector<16xf32>
            %507 = math.fma %506, %488, %481 : vector<16xf32>
            %508 = math.fma %506, %490, %482 : vector<16xf32>
            %509 = math.fma %506, %492, %483 : vector<16xf32>
            %510 = math.fma %506, %494, %484 : vector<16xf32>
            scf.yield %499, %500, %501, %502, %507, %508, %509, %510 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %485#0, %7[%448] : memref<?xf32>, vector<16xf32>
          vector.store %485#1, %7[%451] : memref<?xf32>, vector<16xf32>
          vector.store %485#2, %7[%454] : memref<?xf32>, vector<16xf32>
          vector.store %485#3, %7[%457] : memref<?xf32>, vector<16xf32>
          vector.store %485#4, %7[%464] : memref<?xf32>, vector<16xf32>
          vector.store %485#5, %7[%467] : memref<?xf32>, vector<16xf32>
          vector.store %485#6, %7[%470] : memref<?xf32>, vector<16xf32>
          vector.store %485#7, %7[%473] : memref<?xf32>, vector<16xf32>
          %511 = memref.load %11[%444] : memref<?xf32>
          %512 = vector.broadcast %511 : f32 to vector<16xf32>
          %513 = arith.addi %447, %c5 : index
          %514 = vector.load %7[%513] : memref<?xf32>, vector<16xf32>
          %515 = arith.mulf %514, %512 : vector<16xf32>
          %516 = arith.addi %447, %c19 : index
          %517 = vector.load %7[%516] : memref<?xf32>, vector<16xf32>
          %518 = arith.mulf %517, %512 : vector<16xf32>
          %519 = arith.addi %447, %c20 : index
          %520 = vector.load %7[%519] : memref<?xf32>, vector<16xf32>
          %521 = arith.mulf %520, %512 : vector<16xf32>
          %522 = arith.addi %447, %c21 : index
          %523 = vector.load %7[%522] : memref<?xf32>, vector<16xf32>
          %524 = arith.mulf %523, %512 : vector<16xf32>
          %525 = memref.load %11[%460] : memref<?xf32>
          %526 = vector.broadcast %525 : f32 to vector<16xf32>
          %527 = arith.addi %463, %c5 : index
          %528 = vector.load %7[%527] : memref<?xf32>, vector<16xf32>
          %529 = arith.mulf %528, %526 : vector<16xf32>
          %530 = arith.addi %463, %c19 : index
          %531 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
          %532 = arith.mulf %531, %526 : vector<16xf32>
          %533 = arith.addi %463, %c20 : index
          %534 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
          %535 = arith.mulf %534, %526 : vector<16xf32>
          %536 = arith.addi %463, %c21 : index
          %537 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
          %538 = arith.mulf %537, %526 : vector<16xf32>
          %548:8 = scf.for %539 = %c15 to %442 step %c10 iter_args(%540 = %515, %541 = %518, %542 = %521, %543 = %524, %544 = %529, %545 = %532, %546 = %535, %547 = %538) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %549 = arith.muli %539, %c4 : index
            %550 = arith.addi %549, %c5 : index
            %551 = vector.load %15[%550] : memref<?xf32>, vector<16xf32>
            %552 = arith.addi %549, %c19 : index
            %553 = vector.load %15[%552] : memref<?xf32>, vector<16xf32>
            %554 = arith.addi %549, %c20 : index
            %555 = vector.load %15[%554] : memref<?xf32>, vector<16xf32>
            %556 = arith.addi %549, %c21 : index
            %557 = vector.load %15[%556] : memref<?xf32>, vector<16xf32>
            %558 = arith.muli %444, %c5 : index
            %559 = arith.addi %558, %539 : index
            %560 = memref.load %13[%559] : memref<?xf32>
            %561 = vector.broadcast %560 : f32 to vector<16xf32>
            %562 = math.fma %561, %551, %540 : vector<16xf32>
            %563 = math.fma %561, %553, %541 : vector<16xf32>
            %564 = math.fma %561, %555, %542 : vector<16xf32>
            %565 = math.fma %561, %557, %543 : vector<16xf32>
            %566 = arith.muli %460, %c5 : index
            %567 = arith.addi %566, %539 : index
            %568 = memref.load %13[%567] : memref<?xf32>
            %569 = vector.broadcast %568 : f32 to vector<16xf32>
            %570 = math.fma %569, %551, %544 : vector<16xf32>
            %571 = math.fma %569, %553, %545 : vector<16xf32>
            %572 = math.fma %569, %555, %546 : vector<16xf32>
            %573 = math.fma %569, %557, %547 : vector<16xf32>
            scf.yield %562, %563, %564, %565, %570, %571, %572, %573 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %548#0, %7[%513] : memref<?xf32>, vector<16xf32>
          vector.store %548#1, %7[%516] : memref<?xf32>, vector<16xf32>
          vector.store %548#2, %7[%519] : memref<?xf32>, vector<16xf32>
          vector.store %548#3, %7[%522] : memref<?xf32>, vector<16xf32>
          vector.store %548#4, %7[%527] : memref<?xf32>, vector<16xf32>
          vector.store %548#5, %7[%530] : memref<?xf32>, vector<16xf32>
          vector.store %548#6, %7[%533] : memref<?xf32>, vector<16xf32>
          vector.store %548#7, %7[%536] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %574 = %c15 to %34 step %c10 {
        %575 = memref.load %5[%574] : memref<?xf32>
        %576 = memref.load %6[%574] : memref<?xf32>
        %577 = arith.muli %574, %c4 : index
        %578 = memref.load %8[%574] : memref<?xf32>
        %579 = arith.maximumf %578, %575 : f32
        %580 = arith.subf %578, %579 : f32
        %581 = wave.exp2 %580 : f32
        %582 = arith.subf %575, %579 : f32
        %583 = wave.exp2 %582 : f32
        memref.store %579, %8[%574] : memref<?xf32>
        %584 = memref.load %9[%574] : memref<?xf32>
        %585 = arith.mulf %584, %581 : f32
        %586 = math.fma %576, %583, %585 : f32
        memref.store %586, %9[%574] : memref<?xf32>
        %587 = vector.broadcast %581 : f32 to vector<16xf32>
        %588 = vector.broadcast %583 : f32 to vector<16xf32>
        %589 = arith.addi %577, %c15 : index
        %590 = vector.load %10[%589] : memref<?xf32>, vector<16xf32>
        %591 = arith.mulf %590, %587 : vector<16xf32>
        %592 = vector.load %7[%589] : memref<?xf32>, vector<16xf32>
        %593 = math.fma %592, %588, %591 : vector<16xf32>
        vector.store %593, %10[%589] : memref<?xf32>, vector<16xf32>
        %594 = arith.addi %577, %c16 : index
        %595 = vector.load %10[%594] : memref<?xf32>, vector<16xf32>
        %596 = arith.mulf %595, %587 : vector<16xf32>
        %597 = vector.load %7[%594] : memref<?xf32>, vector<16xf32>
        %598 = math.fma %597, %588, %596 : vector<16xf32>
        vector.store %598, %10[%594] : memref<?xf32>, vector<16xf32>
        %599 = arith.addi %577, %c17 : index
        %600 = vector.load %10[%599] : memref<?xf32>, vector<16xf32>
        %601 = arith.mulf %600, %587 : vector<16xf32>
        %602 = vector.load %7[%599] : memref<?xf32>, vector<16xf32>
        %603 = math.fma %602, %588, %601 : vector<16xf32>
        vector.store %603, %10[%599] : memref<?xf32>, vector<16xf32>
        %604 = arith.addi %577, %c18 : index
        %605 = vector.load %10[%604] : memref<?xf32>, vector<16xf32>
        %606 = arith.mulf %605, %587 : vector<16xf32>
        %607 = vector.load %7[%604] : memref<?xf32>, vector<16xf32>
        %608 = math.fma %607, %588, %606 : vector<16xf32>
        vector.store %608, %10[%604] : memref<?xf32>, vector<16xf32>
        %609 = arith.addi %577, %c5 : index
        %610 = vector.load %10[%609] : memref<?xf32>, vector<16xf32>
        %611 = arith.mulf %610, %587 : vector<16xf32>
        %612 = vector.load %7[%609] : memref<?xf32>, vector<16xf32>
        %613 = math.fma %612, %588, %611 : vector<16xf32>
        vector.store %613, %10[%609] : memref<?xf32>, vector<16xf32>
        %614 = arith.addi %577, %c19 : index
        %615 = vector.load %10[%614] : memref<?xf32>, vector<16xf32>
        %616 = arith.mulf %615, %587 : vector<16xf32>
        %617 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
        %618 = math.fma %617, %588, %616 : vector<16xf32>
        vector.store %618, %10[%614] : memref<?xf32>, vector<16xf32>
        %619 = arith.addi %577, %c20 : index
        %620 = vector.load %10[%619] : memref<?xf32>, vector<16xf32>
        %621 = arith.mulf %620, %587 : vector<16xf32>
        %622 = vector.load %7[%619] : memref<?xf32>, vector<16xf32>
        %623 = math.fma %622, %588, %621 : vector<16xf32>
        vector.store %623, %10[%619] : memref<?xf32>, vector<16xf32>
        %624 = arith.addi %577, %c21 : index
        %625 = vector.load %10[%624] : memref<?xf32>, vector<16xf32>
        %626 = arith.mulf %625, %587 : vector<16xf32>
        %627 = vector.load %7[%624] : memref<?xf32>, vector<16xf32>
        %628 = math.fma %627, %588, %626 : vector<16xf32>
        vector.store %628, %10[%624] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %629 = %c15 to %31 step %c10 {
      %630 = arith.subi %31, %c10 : index
      %631 = arith.minsi %629, %630 : index
      %632 = arith.divui %631, %groupSize : index
      %633 = arith.addi %22, %632 : index
      %634 = arith.muli %2, %groupSize : index
      %635 = arith.remui %631, %groupSize : index
      %636 = arith.addi %634, %635 : index
      %637 = arith.muli %633, %heads : index
      %638 = arith.addi %637, %636 : index
      %639 = arith.muli %638, %c4 : index
      %640 = memref.load %9[%629] : memref<?xf32>
      %641 = arith.divf %c34, %640 : f32
      %642 = vector.broadcast %641 : f32 to vector<16xf32>
      %643 = arith.muli %kvHeads, %c15 : index
      %644 = arith.addi %643, %2 : index
      %645 = arith.muli %644, %c4 : index
      %646 = arith.addi %645, %c15 : index
      %647 = vector.load %factors[%646] : memref<?xf32>, vector<16xf32>
      %648 = arith.muli %kvHeads, %c10 : index
      %649 = arith.addi %648, %2 : index
      %650 = arith.muli %649, %c4 : index
      %651 = arith.addi %650, %c15 : index
      %652 = vector.load %factors[%651] : memref<?xf32>, vector<16xf32>
      %653 = arith.muli %629, %c4 : index
      %654 = arith.addi %653, %c15 : index
      %655 = vector.load %10[%654] : memref<?xf32>, vector<16xf32>
      %656 = arith.mulf %655, %642 : vector<16xf32>
      %657 = math.fma %656, %647, %652 : vector<16xf32>
      %658 = arith.addi %639, %c15 : index
      vector.store %657, %out[%658] : memref<?xf32>, vector<16xf32>
      %659 = arith.addi %645, %c16 : index
      %660 = vector.load %factors[%659] : memref<?xf32>, vector<16xf32>
      %661 = arith.addi %650, %c16 : index
      %662 = vector.load %factors[%661] : memref<?xf32>, vector<16xf32>
      %663 = arith.addi %653, %c16 : index
      %664 = vector.load %10[%663] : memref<?xf32>, vector<16xf32>
      %665 = arith.mulf %664, %642 : vector<16xf32>
      %666 = math.fma %665, %660, %662 : vector<16xf32>
      %667 = arith.addi %639, %c16 : index
      vector.store %666, %out[%667] : memref<?xf32>, vector<16xf32>
      %668 = arith.addi %645, %c17 : index
      %669 = vector.load %factors[%668] : memref<?xf32>, vector<16xf32>
      %670 = arith.addi %650, %c17 : index
      %671 = vector.load %factors[%670] : memref<?xf32>, vector<16xf32>
      %672 = arith.addi %653, %c17 : index
      %673 = vector.load %10[%672] : memref<?xf32>, vector<16xf32>
      %674 = arith.mulf %673, %642 : vector<16xf32>
      %675 = math.fma %674, %669, %671 : vector<16xf32>
      %676 = arith.addi %639, %c17 : index
      vector.store %675, %out[%676] : memref<?xf32>, vector<16xf32>
      %677 = arith.addi %645, %c18 : index
      %678 = vector.load %factors[%677] : memref<?xf32>, vector<16xf32>
      %679 = arith.addi %650, %c18 : index
      %680 = vector.load %factors[%679] : memref<?xf32>, vector<16xf32>
      %681 = arith.addi %653, %c18 : index
      %682 = vector.load %10[%681] : memref<?xf32>, vector<16xf32>
      %683 = arith.mulf %682, %642 : vector<16xf32>
      %684 = math.fma %683, %678, %680 : vector<16xf32>
      %685 = arith.addi %639, %c18 : index
      vector.store %684, %out[%685] : memref<?xf32>, vector<16xf32>
      %686 = arith.addi %645, %c5 : index
      %687 = vector.load %factors[%686] : memref<?xf32>, vector<16xf32>
      %688 = arith.addi %650, %c5 : index
      %689 = vector.load %factors[%688] : memref<?xf32>, vector<16xf32>
      %690 = arith.addi %653, %c5 : index
      %691 = vector.load %10[%690] : memref<?xf32>, vector<16xf32>
      %692 = arith.mulf %691, %642 : vector<16xf32>
      %693 = math.fma %692, %687, %689 : vector<16xf32>
      %694 = arith.addi %639, %c5 : index
      vector.store %693, %out[%694] : memref<?xf32>, vector<16xf32>
      %695 = arith.addi %645, %c19 : index
      %696 = vector.load %factors[%695] : memref<?xf32>, vector<16xf32>
      %697 = arith.addi %650, %c19 : index
      %698 = vector.load %factors[%697] : memref<?xf32>, vector<16xf32>
      %699 = arith.addi %653, %c19 : index
      %700 = vector.load %10[%699] : memref<?xf32>, vector<16xf32>
      %701 = arith.mulf %700, %642 : vector<16xf32>
      %702 = math.fma %701, %696, %698 : vector<16xf32>
      %703 = arith.addi %639, %c19 : index
      vector.store %702, %out[%703] : memref<?xf32>, vector<16xf32>
      %704 = arith.addi %645, %c20 : index
      %705 = vector.load %factors[%704] : memref<?xf32>, vector<16xf32>
      %706 = arith.addi %650, %c20 : index
      %707 = vector.load %factors[%706] : memref<?xf32>, vector<16xf32>
      %708 = arith.addi %653, %c20 : index
      %709 = vector.load %10[%708] : memref<?xf32>, vector<16xf32>
      %710 = arith.mulf %709, %642 : vector<16xf32>
      %711 = math.fma %710, %705, %707 : vector<16xf32>
      %712 = arith.addi %639, %c20 : index
      vector.store %711, %out[%712] : memref<?xf32>, vector<16xf32>
      %713 = arith.addi %645, %c21 : index
      %714 = vector.load %factors[%713] : memref<?xf32>, vector<16xf32>
      %715 = arith.addi %650, %c21 : index
      %716 = vector.load %factors[%715] : memref<?xf32>, vector<16xf32>
      %717 = arith.addi %653, %c21 : index
      %718 = vector.load %10[%717] : memref<?xf32>, vector<16xf32>
      %719 = arith.mulf %718, %642 : vector<16xf32>
      %720 = math.fma %719, %714, %716 : vector<16xf32>
      %721 = arith.addi %639, %c21 : index
      vector.store %720, %out[%721] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
