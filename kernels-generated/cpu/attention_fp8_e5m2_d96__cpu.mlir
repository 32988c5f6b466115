// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=96, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c32 = arith.constant 0x3F800000 : f32
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
    }
    scf.for %71 = %c15 to %34 step %c10 {
      memref.store %c21, %8[%71] : memref<?xf32>
      memref.store %c22, %9[%71] : memref<?xf32>
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %72, %c15 : index
      vector.store %c20, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %72, %c16 : index
      vector.store %c20, %10[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %72, %c17 : index
      vector.store %c20, %10[%75] : memref<?xf32>, vector<16xf32>
      %76 = arith.addi %72, %c18 : index
      vector.store %c20, %10[%76] : memref<?xf32>, vector<16xf32>
      %77 = arith.addi %72, %c5 : index
      vector.store %c20, %10[%77] : memref<?xf32>, vector<16xf32>
      %78 = arith.addi %72, %c19 : index
      vector.store %c20, %10[%78] : memref<?xf32>, vector<16xf32>
    }
    scf.for %79 = %c15 to %40 step %c23 {
      scf.for %80 = %c15 to %34 step %c10 {
        memref.store %c21, %5[%80] : memref<?xf32>
        memref.store %c22, %6[%80] : memref<?xf32>
        %81 = arith.muli %80, %c4 : index
        %82 = arith.addi %81, %c15 : index
        vector.store %c20, %7[%82] : memref<?xf32>, vector<16xf32>
        %83 = arith.addi %81, %c16 : index
        vector.store %c20, %7[%83] : memref<?xf32>, vector<16xf32>
        %84 = arith.addi %81, %c17 : index
        vector.store %c20, %7[%84] : memref<?xf32>, vector<16xf32>
        %85 = arith.addi %81, %c18 : index
        vector.store %c20, %7[%85] : memref<?xf32>, vector<16xf32>
        %86 = arith.addi %81, %c5 : index
        vector.store %c20, %7[%86] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %81, %c19 : index
        vector.store %c20, %7[%87] : memref<?xf32>, vector<16xf32>
      }
      %88 = arith.addi %79, %c23 : index
      %89 = arith.minsi %88, %40 : index
      scf.for %90 = %79 to %89 step %c5 {
        scf.for %91 = %c15 to %c9 step %c10 {
          %92 = arith.muli %91, %c16 : index
          %93 = arith.addi %90, %92 : index
          %94 = arith.cmpi slt, %93, %40 : index
          scf.if %94 {
            %95 = arith.divui %93, %c16 : index
            %96 = arith.addi %30, %95 : index
            %97 = memref.load %step[%96] : memref<?xi32>
            %98 = arith.index_cast %97 : i32 to index
            %99 = arith.muli %98, %pageBytes : index
            %100 = arith.muli %2, %c25 : index
            %101 = arith.addi %99, %100 : index
            scf.for %102 = %c15 to %c4 step %c10 {
              %103 = arith.muli %102, %c16 : index
              %104 = arith.addi %101, %103 : index
              %105 = vector.load %kv[%104] : memref<?xi8>, vector<16xi8>
              %106 = arith.muli %102, %c5 : index
              %107 = arith.addi %106, %92 : index
              %108 = wave.fp8_decode "e5m2" %105 : vector<16xi8> -> vector<16xf32>
              vector.store %108, %14[%107] : memref<?xf32>, vector<16xf32>
            }
            %109 = arith.addi %101, %c26 : index
            scf.for %110 = %c15 to %c16 step %c10 {
              %111 = arith.addi %93, %110 : index
              %112 = arith.cmpi slt, %111, %40 : index
              %113 = arith.muli %110, %c4 : index
              %114 = arith.addi %109, %113 : index
              %115 = arith.addi %114, %c15 : index
              %116 = vector.load %kv[%115] : memref<?xi8>, vector<16xi8>
              %117 = wave.fp8_decode "e5m2" %116 : vector<16xi8> -> vector<16xf32>
              %118 = arith.select %112, %117, %c20 : vector<16xf32>
              %119 = arith.addi %92, %110 : index
              %120 = arith.muli %119, %c4 : index
              %121 = arith.addi %120, %c15 : index
              vector.store %118, %15[%121] : memref<?xf32>, vector<16xf32>
              %122 = arith.addi %114, %c16 : index
              %123 = vector.load %kv[%122] : memref<?xi8>, vector<16xi8>
              %124 = wave.fp8_decode "e5m2" %123 : vector<16xi8> -> vector<16xf32>
              %125 = arith.select %112, %124, %c20 : vector<16xf32>
              %126 = arith.addi %120, %c16 : index
              vector.store %125, %15[%126] : memref<?xf32>, vector<16xf32>
              %127 = arith.addi %114, %c17 : index
              %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
              %129 = wave.fp8_decode "e5m2" %128 : vector<16xi8> -> vector<16xf32>
              %130 = arith.select %112, %129, %c20 : vector<16xf32>
              %131 = arith.addi %120, %c17 : index
              vector.store %130, %15[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.addi %114, %c18 : index
              %133 = vector.load %kv[%132] : memref<?xi8>, vector<16xi8>
              %134 = wave.fp8_decode "e5m2" %133 : vector<16xi8> -> vector<16xf32>
              %135 = arith.select %112, %134, %c20 : vector<16xf32>
              %136 = arith.addi %120, %c18 : index
              vector.store %135, %15[%136] : memref<?xf32>, vector<16xf32>
              %137 = arith.addi %114, %c5 : index
              %138 = vector.load %kv[%137] : memref<?xi8>, vector<16xi8>
              %139 = wave.fp8_decode "e5m2" %138 : vector<16xi8> -> vector<16xf32>
              %140 = arith.select %112, %139, %c20 : vector<16xf32>
              %141 = arith.addi %120, %c5 : index
              vector.store %140, %15[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.addi %114, %c19 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
              %144 = wave.fp8_decode "e5m2" %143 : vector<16xi8> -> vector<16xf32>
              %145 = arith.select %112, %144, %c20 : vector<16xf32>
              %146 = arith.addi %120, %c19 : index
              vector.store %145, %15[%146] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %147 = %c15 to %34 step %c9 {
          %165:16 = scf.for %148 = %c15 to %c4 step %c10 iter_args(%149 = %c20, %150 = %c20, %151 = %c20, %152 = %c20, %153 = %c20, %154 = %c20, %155 = %c20, %156 = %c20, %157 = %c20, %158 = %c20, %159 = %c20, %160 = %c20, %161 = %c20, %162 = %c20, %163 = %c20, %164 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %166 = arith.muli %148, %c5 : index
            %167 = arith.addi %166, %c15 : index
            %168 = vector.load %14[%167] : memref<?xf32>, vector<16xf32>
            %169 = arith.addi %166, %c16 : index
            %170 = vector.load %14[%169] : memref<?xf32>, vector<16xf32>
            %171 = arith.addi %166, %c17 : index
            %172 = vector.load %14[%171] : memref<?xf32>, vector<16xf32>
            %173 = arith.addi %166, %c18 : index
            %174 = vector.load %14[%173] : memref<?xf32>, vector<16xf32>
            %175 = arith.addi %147, %c15 : index
            %176 = arith.muli %175, %c4 : index
            %177 = arith.addi %176, %148 : index
            %178 = memref.load %4[%177] : memref<?xf32>
            %179 = vector.broadcast %178 : f32 to vector<16xf32>
            %180 = math.fma %179, %168, %149 : vector<16xf32>
            %181 = math.fma %179, %170, %150 : vector<16xf32>
            %182 = math.fma %179, %172, %151 : vector<16xf32>
            %183 = math.fma %179, %174, %152 : vector<16xf32>
            %184 = arith.addi %147, %c10 : index
            %185 = arith.muli %184, %c4 : index
            %186 = arith.addi %185, %148 : index
            %187 = memref.load %4[%186] : memref<?xf32>
            %188 = vector.broadcast %187 : f32 to vector<16xf32>
            %189 = math.fma %188, %168, %153 : vector<16xf32>
            %190 = math.fma %188, %170, %154 : vector<16xf32>
            %191 = math.fma %188, %172, %155 : vector<16xf32>
            %192 = math.fma %188, %174, %156 : vector<16xf32>
            %193 = arith.addi %147, %c7 : index
            %194 = arith.muli %193, %c4 : index
            %195 = arith.addi %194, %148 : index
            %196 = memref.load %4[%195] : memref<?xf32>
            %197 = vector.broadcast %196 : f32 to vector<16xf32>
            %198 = math.fma %197, %168, %157 : vector<16xf32>
            %199 = math.fma %197, %170, %158 : vector<16xf32>
            %200 = math.fma %197, %172, %159 : vector<16xf32>
            %201 = math.fma %197, %174, %160 : vector<16xf32>
            %202 = arith.addi %147, %c13 : index
            %203 = arith.muli %202, %c4 : index
            %204 = arith.addi %203, %148 : index
            %205 = memref.load %4[%204] : memref<?xf32>
            %206 = vector.broadcast %205 : f32 to vector<16xf32>
            %207 = math.fma %206, %168, %161 : vector<16xf32>
            %208 = math.fma %206, %170, %162 : vector<16xf32>
            %209 = math.fma %206, %172, %163 : vector<16xf32>
            %210 = math.fma %206, %174, %164 : vector<16xf32>
            scf.yield %180, %181, %182, %183, %189, %190, %191, %192, %198, %199, %200, %201, %207, %208, %209, %210 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %211 = arith.addi %147, %c15 : index
          %212 = arith.subi %31, %c10 : index
          %213 = arith.minsi %211, %212 : index
          %214 = arith.divui %213, %groupSize : index
          %215 = arith.addi %22, %214 : index
          %216 = arith.muli %2, %groupSize : index
          %217 = arith.remui %213, %groupSize : index
          %218 = arith.addi %216, %217 : index
          %219 = arith.addi %positionsAt, %215 : index
          %220 = memref.load %step[%219] : memref<?xi32>
          %221 = arith.index_cast %220 : i32 to index
          %222 = arith.subi %221, %90 : index
          %223 = arith.index_cast %222 : index to i32
          %224 = vector.broadcast %223 : i32 to vector<16xi32>
          %225 = arith.cmpi sle, %c27, %224 : vector<16xi32>
          %226 = arith.select %225, %165#0, %c28 : vector<16xi1>, vector<16xf32>
          %227 = arith.cmpi sle, %c29, %224 : vector<16xi32>
          %228 = arith.select %227, %165#1, %c28 : vector<16xi1>, vector<16xf32>
          %229 = arith.cmpi sle, %c30, %224 : vector<16xi32>
          %230 = arith.select %229, %165#2, %c28 : vector<16xi1>, vector<16xf32>
          %231 = arith.cmpi sle, %c31, %224 : vector<16xi32>
          %232 = arith.select %231, %165#3, %c28 : vector<16xi1>, vector<16xf32>
          %233 = arith.maximumf %226, %228 : vector<16xf32>
          %234 = arith.maximumf %233, %230 : vector<16xf32>
          %235 = arith.maximumf %234, %232 : vector<16xf32>
          %236 = memref.load %5[%211] : memref<?xf32>
          %237 = wave.reduce "max" %235 : vector<16xf32>
          %238 = arith.maximumf %236, %237 : f32
          %239 = arith.subf %236, %238 : f32
          %240 = wave.exp2 %239 : f32
          %241 = vector.broadcast %238 : f32 to vector<16xf32>
          %242 = arith.subf %226, %241 : vector<16xf32>
          %243 = wave.exp2 %242 : vector<16xf32>
          %244 = arith.select %225, %243, %c20 : vector<16xi1>, vector<16xf32>
          %245 = arith.muli %211, %c5 : index
          %246 = arith.addi %245, %c15 : index
          vector.store %244, %13[%246] : memref<?xf32>, vector<16xf32>
          %247 = arith.subf %228, %241 : vector<16xf32>
          %248 = wave.exp2 %247 : vector<16xf32>
          %249 = arith.select %227, %248, %c20 : vector<16xi1>, vector<16xf32>
          %250 = arith.addi %245, %c16 : index
          vector.store %249, %13[%250] : memref<?xf32>, vector<16xf32>
          %251 = arith.addf %244, %249 : vector<16xf32>
          %252 = arith.subf %230, %241 : vector<16xf32>
          %253 = wave.exp2 %252 : vector<16xf32>
          %254 = arith.select %229, %253, %c20 : vector<16xi1>, vector<16xf32>
          %255 = arith.addi %245, %c17 : index
          vector.store %254, %13[%255] : memref<?xf32>, vector<16xf32>
          %256 = arith.addf %251, %254 : vector<16xf32>
          %257 = arith.subf %232, %241 : vector<16xf32>
          %258 = wave.exp2 %257 : vector<16xf32>
          %259 = arith.select %231, %258, %c20 : vector<16xi1>, vector<16xf32>
          %260 = arith.addi %245, %c18 : index
          vector.store %259, %13[%260] : memref<?xf32>, vector<16xf32>
          %261 = arith.addf %256, %259 : vector<16xf32>
          %262 = memref.load %6[%211] : memref<?xf32>
          %263 = wave.reduce "add" %261 : vector<16xf32>
          %264 = math.fma %262, %240, %263 : f32
          memref.store %238, %5[%211] : memref<?xf32>
          memref.store %264, %6[%211] : memref<?xf32>
          memref.store %240, %11[%211] : memref<?xf32>
          %265 = arith.addi %147, %c10 : index
          %266 = arith.minsi %265, %212 : index
          %267 = arith.divui %266, %groupSize : index
          %268 = arith.addi %22, %267 : index
          %269 = arith.remui %266, %groupSize : index
          %270 = arith.addi %216, %269 : index
          %271 = arith.addi %positionsAt, %268 : index
          %272 = memref.load %step[%271] : memref<?xi32>
          %273 = arith.index_cast %272 : i32 to index
          %274 = arith.subi %273, %90 : index
          %275 = arith.index_cast %274 : index to i32
          %276 = vector.broadcast %275 : i32 to vector<16xi32>
          %277 = arith.cmpi sle, %c27, %276 : vector<16xi32>
          %278 = arith.select %277, %165#4, %c28 : vector<16xi1>, vector<16xf32>
          %279 = arith.cmpi sle, %c29, %276 : vector<16xi32>
          %280 = arith.select %279, %165#5, %c28 : vector<16xi1>, vector<16xf32>
          %281 = arith.cmpi sle, %c30, %276 : vector<16xi32>
          %282 = arith.select %281, %165#6, %c28 : vector<16xi1>, vector<16xf32>
          %283 = arith.cmpi sle, %c31, %276 : vector<16xi32>
          %284 = arith.select %283, %165#7, %c28 : vector<16xi1>, vector<16xf32>
          %285 = arith.maximumf %278, %280 : vector<16xf32>
          %286 = arith.maximumf %285, %282 : vector<16xf32>
          %287 = arith.maximumf %286, %284 : vector<16xf32>
          %288 = memref.load %5[%265] : memref<?xf32>
          %289 = wave.reduce "max" %287 : vector<16xf32>
          %290 = arith.maximumf %288, %289 : f32
          %291 = arith.subf %288, %290 : f32
          %292 = wave.exp2 %291 : f32
          %293 = vector.broadcast %290 : f32 to vector<16xf32>
          %294 = arith.subf %278, %293 : vector<16xf32>
          %295 = wave.exp2 %294 : vector<16xf32>
          %296 = arith.select %277, %295, %c20 : vector<16xi1>, vector<16xf32>
          %297 = arith.muli %265, %c5 : index
          %298 = arith.addi %297, %c15 : index
          vector.store %296, %13[%298] : memref<?xf32>, vector<16xf32>
          %299 = arith.subf %280, %293 : vector<16xf32>
          %300 = wave.exp2 %299 : vector<16xf32>
          %301 = arith.select %279, %300, %c20 : vector<16xi1>, vector<16xf32>
          %302 = arith.addi %297, %c16 : index
          vector.store %301, %13[%302] : memref<?xf32>, vector<16xf32>
          %303 = arith.addf %296, %301 : vector<16xf32>
          %304 = arith.subf %282, %293 : vector<16xf32>
          %305 = wave.exp2 %304 : vector<16xf32>
          %306 = arith.select %281, %305, %c20 : vector<16xi1>, vector<16xf32>
          %307 = arith.addi %297, %c17 : index
          vector.store %306, %13[%307] : memref<?xf32>, vector<16xf32>
          %308 = arith.addf %303, %306 : vector<16xf32>
          %309 = arith.subf %284, %293 : vector<16xf32>
          %310 = wave.exp2 %309 : vector<16xf32>
          %311 = arith.select %283, %310, %c20 : vector<16xi1>, vector<16xf32>
          %312 = arith.addi %297, %c18 : index
          vector.store %311, %13[%312] : memref<?xf32>, vector<16xf32>
          %313 = arith.addf %308, %311 : vector<16xf32>
          %314 = memref.load %6[%265] : memref<?xf32>
          %315 = wave.reduce "add" %313 : vector<16xf32>
          %316 = math.fma %314, %292, %315 : f32
          memref.store %290, %5[%265] : memref<?xf32>
          memref.store %316, %6[%265] : memref<?xf32>
          memref.store %292, %11[%265] : memref<?xf32>
          %317 = arith.addi %147, %c7 : index
          %318 = arith.minsi %317, %212 : index
          %319 = arith.divui %318, %groupSize : index
          %320 = arith.addi %22, %319 : index
          %321 = arith.remui %318, %groupSize : index
          %322 = arith.addi %216, %321 : index
          %323 = arith.addi %positionsAt, %320 : index
          %324 = memref.load %step[%323] : memref<?xi32>
          %325 = arith.index_cast %324 : i32 to index
          %326 = arith.subi %325, %90 : index
          %327 = arith.index_cast %326 : index to i32
          %328 = vector.broadcast %327 : i32 to vector<16xi32>
          %329 = arith.cmpi sle, %c27, %328 : vector<16xi32>
          %330 = arith.select %329, %165#8, %c28 : vector<16xi1>, vector<16xf32>
          %331 = arith.cmpi sle, %c29, %328 : vector<16xi32>
          %332 = arith.select %331, %165#9, %c28 : vector<16xi1>, vector<16xf32>
          %333 = arith.cmpi sle, %c30, %328 : vector<16xi32>
          %334 = arith.select %333, %165#10, %c28 : vector<16xi1>, vector<16xf32>
          %335 = arith.cmpi sle, %c31, %328 : vector<16xi32>
          %336 = arith.select %335, %165#11, %c28 : vector<16xi1>, vector<16xf32>
          %337 = arith.maximumf %330, %332 : vector<16xf32>
          %338 = arith.maximumf %337, %334 : vector<16xf32>
          %339 = arith.maximumf %338, %336 : vector<16xf32>
          %340 = memref.load %5[%317] : memref<?xf32>
          %341 = wave.reduce "max" %339 : vector<16xf32>
          %342 = arith.maximumf %340, %341 : f32
          %343 = arith.subf %340, %342 : f32
          %344 = wave.exp2 %343 : f32
          %345 = vector.broadcast %342 : f32 to vector<16xf32>
          %346 = arith.subf %330, %345 : vector<16xf32>
          %347 = wave.exp2 %346 : vector<16xf32>
          %348 = arith.select %329, %347, %c20 : vector<16xi1>, vector<16xf32>
          %349 = arith.muli %317, %c5 : index
          %350 = arith.addi %349, %c15 : index
          vector.store %348, %13[%350] : memref<?xf32>, vector<16xf32>
          %351 = arith.subf %332, %345 : vector<16xf32>
          %352 = wave.exp2 %351 : vector<16xf32>
          %353 = arith.select %331, %352, %c20 : vector<16xi1>, vector<16xf32>
          %354 = arith.addi %349, %c16 : index
          vector.store %353, %13[%354] : memref<?xf32>, vector<16xf32>
          %355 = arith.addf %348, %353 : vector<16xf32>
          %356 = arith.subf %334, %345 : vector<16xf32>
          %357 = wave.exp2 %356 : vector<16xf32>
          %358 = arith.select %333, %357, %c20 : vector<16xi1>, vector<16xf32>
          %359 = arith.addi %349, %c17 : index
          vector.store %358, %13[%359] : memref<?xf32>, vector<16xf32>
          %360 = arith.addf %355, %358 : vector<16xf32>
          %361 = arith.subf %336, %345 : vector<16xf32>
          %362 = wave.exp2 %361 : vector<16xf32>
          %363 = arith.select %335, %362, %c20 : vector<16xi1>, vector<16xf32>
          %364 = arith.addi %349, %c18 : index
          vector.store %363, %13[%364] : memref<?xf32>, vector<16xf32>
          %365 = arith.addf %360, %363 : vector<16xf32>
          %366 = memref.load %6[%317] : memref<?xf32>
          %367 = wave.reduce "add" %365 : vector<16xf32>
          %368 = math.fma %366, %344, %367 : f32
          memref.store %342, %5[%317] : memref<?xf32>
          memref.store %368, %6[%317] : memref<?xf32>
          memref.store %344, %11[%317] : memref<?xf32>
          %369 = arith.addi %147, %c13 : index
          %370 = arith.minsi %369, %212 : index
          %371 = arith.divui %370, %groupSize : index
          %372 = arith.addi %22, %371 : index
          %373 = arith.remui %370, %groupSize : index
          %374 = arith.addi %216, %373 : index
          %375 = arith.addi %positionsAt, %372 : index
          %376 = memref.load %step[%375] : memref<?xi32>
          %377 = arith.index_cast %376 : i32 to index
          %378 = arith.subi %377, %90 : index
          %379 = arith.index_cast %378 : index to i32
          %380 = vector.broadcast %379 : i32 to vector<16xi32>
          %381 = arith.cmpi sle, %c27, %380 : vector<16xi32>
          %382 = arith.select %381, %165#12, %c28 : vector<16xi1>, vector<16xf32>
          %383 = arith.cmpi sle, %c29, %380 : vector<16xi32>
          %384 = arith.select %383, %165#13, %c28 : vector<16xi1>, vector<16xf32>
          %385 = arith.cmpi sle, %c30, %380 : vector<16xi32>
          %386 = arith.select %385, %165#14, %c28 : vector<16xi1>, vector<16xf32>
          %387 = arith.cmpi sle, %c31, %380 : vector<16xi32>
          %388 = arith.select %387, %165#15, %c28 : vector<16xi1>, vector<16xf32>
          %389 = arith.maximumf %382, %384 : vector<16xf32>
          %390 = arith.maximumf %389, %386 : vector<16xf32>
          %391 = arith.maximumf %390, %388 : vector<16xf32>
          %392 = memref.load %5[%369] : memref<?xf32>
          %393 = wave.reduce "max" %391 : vector<16xf32>
          %394 = arith.maximumf %392, %393 : f32
          %395 = arith.subf %392, %394 : f32
          %396 = wave.exp2 %395 : f32
          %397 = vector.broadcast %394 : f32 to vector<16xf32>
          %398 = arith.subf %382, %397 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %381, %399, %c20 : vector<16xi1>, vector<16xf32>
          %401 = arith.muli %369, %c5 : index
          %402 = arith.addi %401, %c15 : index
          vector.store %400, %13[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.subf %384, %397 : vector<16xf32>
          %404 = wave.exp2 %403 : vector<16xf32>
          %405 = arith.select %383, %404, %c20 : vector<16xi1>, vector<16xf32>
          %406 = arith.addi %401, %c16 : index
          vector.store %405, %13[%406] : memref<?xf32>, vector<16xf32>
          %407 = arith.addf %400, %405 : vector<16xf32>
          %408 = arith.subf %386, %397 : vector<16xf32>
          %409 = wave.exp2 %408 : vector<16xf32>
          %410 = arith.select %385, %409, %c20 : vector<16xi1>, vector<16xf32>
          %411 = arith.addi %401, %c17 : index
          vector.store %410, %13[%411] : memref<?xf32>, vector<16xf32>
          %412 = arith.addf %407, %410 : vector<16xf32>
          %413 = arith.subf %388, %397 : vector<16xf32>
          %414 = wave.exp2 %413 : vector<16xf32>
          %415 = arith.select %387, %414, %c20 : vector<16xi1>, vector<16xf32>
          %416 = arith.addi %401, %c18 : index
          vector.store %415, %13[%416] : memref<?xf32>, vector<16xf32>
          %417 = arith.addf %412, %415 : vector<16xf32>
          %418 = memref.load %6[%369] : memref<?xf32>
          %419 = wave.reduce "add" %417 : vector<16xf32>
          %420 = math.fma %418, %396, %419 : f32
          memref.store %394, %5[%369] : memref<?xf32>
          memref.store %420, %6[%369] : memref<?xf32>
          memref.store %396, %11[%369] : memref<?xf32>
        }
        %421 = arith.subi %40, %90 : index
        %422 = arith.minsi %421, %c5 : index
        scf.for %423 = %c15 to %34 step %c7 {
          %424 = arith.addi %423, %c15 : index
          %425 = memref.load %11[%424] : memref<?xf32>
          %426 = vector.broadcast %425 : f32 to vector<16xf32>
          %427 = arith.muli %424, %c4 : index
          %428 = arith.addi %427, %c15 : index
          %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
          %430 = arith.mulf %429, %426 : vector<16xf32>
          %431 = arith.addi %427, %c16 : index
          %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
          %433 = arith.mulf %432, %426 : vector<16xf32>
          %434 = arith.addi %427, %c17 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %426 : vector<16xf32>
          %437 = arith.addi %427, %c18 : index
          %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %426 : vector<16xf32>
          %440 = arith.addi %423, %c10 : index
          %441 = memref.load %11[%440] : memref<?xf32>
          %442 = vector.broadcast %441 : f32 to vector<16xf32>
          %443 = arith.muli %440, %c4 : index
          %444 = arith.addi %443, %c15 : index
          %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
          %446 = arith.mulf %445, %442 : vector<16xf32>
          %447 = arith.addi %443, %c16 : index
          %448 = vector.load %7[%447] : memref<?xf32>, vector<16xf32>
          %449 = arith.mulf %448, %442 : vector<16xf32>
          %450 = arith.addi %443, %c17 : index
          %451 = vector.load %7[%450] : memref<?xf32>, vector<16xf32>
          %452 = arith.mulf %451, %442 : vector<16xf32>
          %453 = arith.addi %443, %c18 : index
          %454 = vector.load %7[%453] : memref<?xf32>, vector<16xf32>
          %455 = arith.mulf %454, %442 : vector<16xf32>
          %465:8 = scf.for %456 = %c15 to %422 step %c10 iter_args(%457 = %430, %458 = %433, %459 = %436, %460 = %439, %461 = %446, %462 = %449, %463 = %452, %464 = %455) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %466 = arith.muli %456, %c4 : index
            %467 = arith.addi %466, %c15 : index
            %468 = vector.load %15[%467] : memref<?xf32>, vector<16xf32>
            %469 = arith.addi %466, %c16 : index
            %470 = vector.load %15[%469] : memref<?xf32>, vector<16xf32>
            %471 = arith.addi %466, %c17 : index
            %472 = vector.load %15[%471] : memref<?xf32>, vector<16xf32>
            %473 = arith.addi %466, %c18 : index
            %474 = vector.load %15[%473] : memref<?xf32>, vector<16xf32>
            %475 = arith.muli %424, %c5 : index
            %476 = arith.addi %475, %456 : index
            %477 = memref.load %13[%476] : memref<?xf32>
            %478 = vector.broadcast %477 : f32 to vector<16xf32>
            %479 = math.fma %478, %468, %457 : vector<16xf32>
            %480 = math.fma %478, %470, %458 : vector<16xf32>
            %481 = math.fma %478, %472, %459 : vector<16xf32>
            %482 = math.fma %478, %474, %460 : vector<16xf32>
            %483 = arith.muli %440, %c5 : index
            %484 = arith.addi %483, %456 : index
            %485 = memref.load %13[%484] : memref<?xf32>
            %486 = vector.broadcast %485 : f32 to vector<16xf32>
            %487 = math.fma %486, %468, %461 : vector<16xf32>
            %488 = math.fma %486, %470, %462 : vector<16xf32>
            %489 = math.fma %486, %472, %463 : vector<16xf32>
            %490 = math.fma %486, %474, %464 : vector<16xf32>
            scf.yield %479, %480, %481, %482, %487, %488, %489, %490 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %465#0, %7[%428] : memref<?xf32>, vector<16xf32>
          vector.store %465#1, %7[%431] : memref<?xf32>, vector<16xf32>
          vector.store %465#2, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %465#3, %7[%437] : memref<?xf32>, vector<16xf32>
          vector.store %465#4, %7[%444] : memref<?xf32>, vector<16xf32>
          vector.store %465#5, %7[%447] : memref<?xf32>, vector<16xf32>
          vector.store %465#6, %7[%450] : memref<?xf32>, vector<16xf32>
          vector.store %465#7, %7[%453] : memref<?xf32>, vector<16xf32>
          %491 = memref.load %11[%424] : memref<?xf32>
          %492 = vector.broadcast %491 : f32 to vector<16xf32>
          %493 = arith.addi %427, %c5 : index
          %494 = vector.load %7[%493] : memref<?xf32>, vector<16xf32>
          %495 = arith.mulf %494, %492 : vector<16xf32>
          %496 = arith.addi %427, %c19 : index
          %497 = vector.load %7[%496] : memref<?xf32>, vector<16xf32>
          %498 = arith.mulf %497, %492 : vector<16xf32>
          %499 = memref.load %11[%440] : memref<?xf32>
          %500 = vector.broadcast %499 : f32 to vector<16xf32>
          %501 = arith.addi %443, %c5 : index
          %502 = vector.load %7[%501] : memref<?xf32>, vector<16xf32>
          %503 = arith.mulf %502, %500 : vector<16xf32>
          %504 = arith.addi %443, %c19 : index
          %505 = vector.load %7[%504] : memref<?xf32>, vector<16xf32>
          %506 = arith.mulf %505, %500 : vector<16xf32>
          %512:4 = scf.for %507 = %c15 to %422 step %c10 iter_args(%508 = %495, %509 = %498, %510 = %503, %511 = %506) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %513 = arith.muli %507, %c4 : index
            %514 = arith.addi %513, %c5 : index
            %515 = vector.load %15[%514] : memref<?xf32>, vector<16xf32>
            %516 = arith.addi %513, %c19 : index
            %517 = vector.load %15[%516] : memref<?xf32>, vector<16xf32>
            %518 = arith.muli %424, %c5 : index
            %519 = arith.addi %518, %507 : index
            %520 = memref.load %13[%519] : memref<?xf32>
            %521 = vector.broadcast %520 : f32 to vector<16xf32>
            %522 = math.fma %521, %515, %508 : vector<16xf32>
            %523 = math.fma %521, %517, %509 : vector<16xf32>
            %524 = arith.muli %440, %c5 : index
            %525 = arith.addi %524, %507 : index
            %526 = memref.load %13[%525] : memref<?xf32>
            %527 = vector.broadcast %526 : f32 to vector<16xf32>
            %528 = math.fma %527, %515, %510 : vector<16xf32>
            %529 = math.fma %527, %517, %511 : vector<16xf32>
            scf.yield %522, %523, %528, %529 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %512#0, %7[%493] : memref<?xf32>, vector<16xf32>
          vector.store %512#1, %7[%496] : memref<?xf32>, vector<16xf32>
          vector.store %512#2, %7[%501] : memref<?xf32>, vector<16xf32>
          vector.store %512#3, %7[%504] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %530 = %c15 to %34 step %c10 {
        %531 = memref.load %5[%530] : memref<?xf32>
        %532 = memref.load %6[%530] : memref<?xf32>
        %533 = arith.muli %530, %c4 : index
        %534 = memref.load %8[%530] : memref<?xf32>
        %535 = arith.maximumf %534, %531 : f32
        %536 = arith.subf %534, %535 : f32
        %537 = wave.exp2 %536 : f32
        %538 = arith.subf %531, %535 : f32
        %539 = wave.exp2 %538 : f32
        memref.store %535, %8[%530] : memref<?xf32>
        %540 = memref.load %9[%530] : memref<?xf32>
        %541 = arith.mulf %540, %537 : f32
        %542 = math.fma %532, %539, %541 : f32
        memref.store %542, %9[%530] : memref<?xf32>
        %543 = vector.broadcast %537 : f32 to vector<16xf32>
        %544 = vector.broadcast %539 : f32 to vector<16xf32>
        %545 = arith.addi %533, %c15 : index
        %546 = vector.load %10[%545] : memref<?xf32>, vector<16xf32>
        %547 = arith.mulf %546, %543 : vector<16xf32>
        %548 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
        %549 = math.fma %548, %544, %547 : vector<16xf32>
        vector.store %549, %10[%545] : memref<?xf32>, vector<16xf32>
        %550 = arith.addi %533, %c16 : index
        %551 = vector.load %10[%550] : memref<?xf32>, vector<16xf32>
        %552 = arith.mulf %551, %543 : vector<16xf32>
        %553 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
        %554 = math.fma %553, %544, %552 : vector<16xf32>
        vector.store %554, %10[%550] : memref<?xf32>, vector<16xf32>
        %555 = arith.addi %533, %c17 : index
        %556 = vector.load %10[%555] : memref<?xf32>, vector<16xf32>
        %557 = arith.mulf %556, %543 : vector<16xf32>
        %558 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
        %559 = math.fma %558, %544, %557 : vector<16xf32>
        vector.store %559, %10[%555] : memref<?xf32>, vector<16xf32>
        %560 = arith.addi %533, %c18 : index
        %561 = vector.load %10[%560] : memref<?xf32>, vector<16xf32>
        %562 = arith.mulf %561, %543 : vector<16xf32>
        %563 = vector.load %7[%560] : memref<?xf32>, vector<16xf32>
        %564 = math.fma %563, %544, %562 : vector<16xf32>
        vector.store %564, %10[%560] : memref<?xf32>, vector<16xf32>
        %565 = arith.addi %533, %c5 : index
        %566 = vector.load %10[%565] : memref<?xf32>, vector<16xf32>
        %567 = arith.mulf %566, %543 : vector<16xf32>
        %568 = vector.load %7[%565] : memref<?xf32>, vector<16xf32>
        %569 = math.fma %568, %544, %567 : vector<16xf32>
        vector.store %569, %10[%565] : memref<?xf32>, vector<16xf32>
        %570 = arith.addi %533, %c19 : index
        %571 = vector.load %10[%570] : memref<?xf32>, vector<16xf32>
        %572 = arith.mulf %571, %543 : vector<16xf32>
        %573 = vector.load %7[%570] : memref<?xf32>, vector<16xf32>
        %574 = math.fma %573, %544, %572 : vector<16xf32>
        vector.store %574, %10[%570] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %575 = %c15 to %31 step %c10 {
      %576 = arith.subi %31, %c10 : index
      %577 = arith.minsi %575, %576 : index
      %578 = arith.divui %577, %groupSize : index
      %579 = arith.addi %22, %578 : index
      %580 = arith.muli %2, %groupSize : index
      %581 = arith.remui %577, %groupSize : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.muli %579, %heads : index
      %584 = arith.addi %583, %582 : index
      %585 = arith.muli %584, %c4 : index
      %586 = memref.load %9[%575] : memref<?xf32>
      %587 = arith.divf %c32, %586 : f32
      %588 = vector.broadcast %587 : f32 to vector<16xf32>
      %589 = arith.muli %kvHeads, %c15 : index
      %590 = arith.addi %589, %2 : index
      %591 = arith.muli %590, %c4 : index
      %592 = arith.addi %591, %c15 : index
      %593 = vector.load %factors[%592] : memref<?xf32>, vector<16xf32>
      %594 = arith.muli %kvHeads, %c10 : index
      %595 = arith.addi %594, %2 : index
      %596 = arith.muli %595, %c4 : index
      %597 = arith.addi %596, %c15 : index
      %598 = vector.load %factors[%597] : memref<?xf32>, vector<16xf32>
      %599 = arith.muli %575, %c4 : index
      %600 = arith.addi %599, %c15 : index
      %601 = vector.load %10[%600] : memref<?xf32>, vector<16xf32>
      %602 = arith.mulf %601, %588 : vector<16xf32>
      %603 = math.fma %602, %593, %598 : vector<16xf32>
      %604 = arith.addi %585, %c15 : index
      vector.store %603, %out[%604] : memref<?xf32>, vector<16xf32>
      %605 = arith.addi %591, %c16 : index
      %606 = vector.load %factors[%605] : memref<?xf32>, vector<16xf32>
      %607 = arith.addi %596, %c16 : index
      %608 = vector.load %factors[%607] : memref<?xf32>, vector<16xf32>
      %609 = arith.addi %599, %c16 : index
      %610 = vector.load %10[%609] : memref<?xf32>, vector<16xf32>
      %611 = arith.mulf %610, %588 : vector<16xf32>
      %612 = math.fma %611, %606, %608 : vector<16xf32>
      %613 = arith.addi %585, %c16 : index
      vector.store %612, %out[%613] : memref<?xf32>, vector<16xf32>
      %614 = arith.addi %591, %c17 : index
      %615 = vector.load %factors[%614] : memref<?xf32>, vector<16xf32>
      %616 = arith.addi %596, %c17 : index
      %617 = vector.load %factors[%616] : memref<?xf32>, vector<16xf32>
      %618 = arith.addi %599, %c17 : index
      %619 = vector.load %10[%618] : memref<?xf32>, vector<16xf32>
      %620 = arith.mulf %619, %588 : vector<16xf32>
      %621 = math.fma %620, %615, %617 : vector<16xf32>
      %622 = arith.addi %585, %c17 : index
      vector.store %621, %out[%622] : memref<?xf32>, vector<16xf32>
      %623 = arith.addi %591, %c18 : index
      %624 = vector.load %factors[%623] : memref<?xf32>, vector<16xf32>
      %625 = arith.addi %596, %c18 : index
      %626 = vector.load %factors[%625] : memref<?xf32>, vector<16xf32>
      %627 = arith.addi %599, %c18 : index
      %628 = vector.load %10[%627] : memref<?xf32>, vector<16xf32>
      %629 = arith.mulf %628, %588 : vector<16xf32>
      %630 = math.fma %629, %624, %626 : vector<16xf32>
      %631 = arith.addi %585, %c18 : index
      vector.store %630, %out[%631] : memref<?xf32>, vector<16xf32>
      %632 = arith.addi %591, %c5 : index
      %633 = vector.load %factors[%632] : memref<?xf32>, vector<16xf32>
      %634 = arith.addi %596, %c5 : index
      %635 = vector.load %factors[%634] : memref<?xf32>, vector<16xf32>
      %636 = arith.addi %599, %c5 : index
      %637 = vector.load %10[%636] : memref<?xf32>, vector<16xf32>
      %638 = arith.mulf %637, %588 : vector<16xf32>
      %639 = math.fma %638, %633, %635 : vector<16xf32>
      %640 = arith.addi %585, %c5 : index
      vector.store %639, %out[%640] : memref<?xf32>, vector<16xf32>
      %641 = arith.addi %591, %c19 : index
      %642 = vector.load %factors[%641] : memref<?xf32>, vector<16xf32>
      %643 = arith.addi %596, %c19 : index
      %644 = vector.load %factors[%643] : memref<?xf32>, vector<16xf32>
      %645 = arith.addi %599, %c19 : index
      %646 = vector.load %10[%645] : memref<?xf32>, vector<16xf32>
      %647 = arith.mulf %646, %588 : vector<16xf32>
      %648 = math.fma %647, %642, %644 : vector<16xf32>
      %649 = arith.addi %585, %c19 : index
      vector.store %648, %out[%649] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
