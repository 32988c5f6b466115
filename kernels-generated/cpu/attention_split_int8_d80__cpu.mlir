// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c22 = arith.constant dense<0x00000000> : vector<16xf32>
  %c23 = arith.constant 0xF149F2CA : f32
  %c24 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c26 = arith.constant 2560 : index
  %c27 = arith.constant dense<128> : vector<16xi32>
  %c28 = arith.constant 1280 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c35 = arith.constant 96 : index
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
      scf.for %42 = %c17 to %31 step %c10 {
        %43 = arith.subi %28, %c10 : index
        %44 = arith.minsi %42, %43 : index
        %45 = arith.divui %44, %groupSize : index
        %46 = arith.addi %19, %45 : index
        %47 = arith.muli %2, %groupSize : index
        %48 = arith.remui %44, %groupSize : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.muli %46, %heads : index
        %51 = arith.addi %50, %49 : index
        %52 = arith.muli %51, %c4 : index
        %53 = arith.addi %52, %c17 : index
        %54 = vector.load %q[%53] : memref<?xf32>, vector<16xf32>
        %55 = arith.muli %42, %c4 : index
        %56 = arith.addi %55, %c17 : index
        vector.store %54, %4[%56] : memref<?xf32>, vector<16xf32>
        %57 = arith.addi %52, %c18 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %55, %c18 : index
        vector.store %58, %4[%59] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %52, %c19 : index
        %61 = vector.load %q[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %55, %c19 : index
        vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %52, %c20 : index
        %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.addi %55, %c20 : index
        vector.store %64, %4[%65] : memref<?xf32>, vector<16xf32>
        %66 = arith.addi %52, %c5 : index
        %67 = vector.load %q[%66] : memref<?xf32>, vector<16xf32>
        %68 = arith.addi %55, %c5 : index
        vector.store %67, %4[%68] : memref<?xf32>, vector<16xf32>
      }
      scf.for %69 = %38 to %40 step %slots {
        %70 = arith.muli %69, %c16 : index
        scf.for %71 = %c17 to %31 step %c10 {
          memref.store %c23, %5[%71] : memref<?xf32>
          memref.store %c24, %6[%71] : memref<?xf32>
          %72 = arith.muli %71, %c4 : index
          %73 = arith.addi %72, %c17 : index
          vector.store %c22, %7[%73] : memref<?xf32>, vector<16xf32>
          %74 = arith.addi %72, %c18 : index
          vector.store %c22, %7[%74] : memref<?xf32>, vector<16xf32>
          %75 = arith.addi %72, %c19 : index
          vector.store %c22, %7[%75] : memref<?xf32>, vector<16xf32>
          %76 = arith.addi %72, %c20 : index
          vector.store %c22, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %72, %c5 : index
          vector.store %c22, %7[%77] : memref<?xf32>, vector<16xf32>
        }
        %78 = arith.addi %70, %c16 : index
        %79 = arith.minsi %78, %37 : index
        scf.for %80 = %70 to %79 step %c5 {
          scf.for %81 = %c17 to %c9 step %c10 {
            %82 = arith.muli %81, %c18 : index
            %83 = arith.addi %80, %82 : index
            %84 = arith.cmpi slt, %83, %37 : index
            scf.if %84 {
              %85 = arith.divui %83, %c18 : index
              %86 = arith.addi %27, %85 : index
              %87 = memref.load %step[%86] : memref<?xi32>
              %88 = arith.index_cast %87 : i32 to index
              %89 = arith.muli %88, %pageBytes : index
              %90 = arith.muli %2, %c26 : index
              %91 = arith.addi %89, %90 : index
              scf.for %92 = %c17 to %c4 step %c10 {
                %93 = arith.muli %92, %c18 : index
                %94 = arith.addi %91, %93 : index
                %95 = vector.load %kv[%94] : memref<?xi8>, vector<16xi8>
                %96 = arith.muli %92, %c5 : index
                %97 = arith.addi %96, %82 : index
                %98 = arith.extui %95 : vector<16xi8> to vector<16xi32>
                %99 = arith.subi %98, %c27 : vector<16xi32>
                %100 = arith.sitofp %99 : vector<16xi32> to vector<16xf32>
                vector.store %100, %11[%97] : memref<?xf32>, vector<16xf32>
              }
              %101 = arith.addi %91, %c28 : index
              scf.for %102 = %c17 to %c18 step %c10 {
                %103 = arith.addi %83, %102 : index
                %104 = arith.cmpi slt, %103, %37 : index
                %105 = arith.muli %102, %c4 : index
                %106 = arith.addi %101, %105 : index
                %107 = arith.addi %106, %c17 : index
                %108 = vector.load %kv[%107] : memref<?xi8>, vector<16xi8>
                %109 = arith.extui %108 : vector<16xi8> to vector<16xi32>
                %110 = arith.subi %109, %c27 : vector<16xi32>
                %111 = arith.sitofp %110 : vector<16xi32> to vector<16xf32>
                %112 = arith.select %104, %111, %c22 : vector<16xf32>
                %113 = arith.addi %82, %102 : index
                %114 = arith.muli %113, %c4 : index
                %115 = arith.addi %114, %c17 : index
                vector.store %112, %12[%115] : memref<?xf32>, vector<16xf32>
                %116 = arith.addi %106, %c18 : index
                %117 = vector.load %kv[%116] : memref<?xi8>, vector<16xi8>
                %118 = arith.extui %117 : vector<16xi8> to vector<16xi32>
                %119 = arith.subi %118, %c27 : vector<16xi32>
                %120 = arith.sitofp %119 : vector<16xi32> to vector<16xf32>
                %121 = arith.select %104, %120, %c22 : vector<16xf32>
                %122 = arith.addi %114, %c18 : index
                vector.store %121, %12[%122] : memref<?xf32>, vector<16xf32>
                %123 = arith.addi %106, %c19 : index
                %124 = vector.load %kv[%123] : memref<?xi8>, vector<16xi8>
                %125 = arith.extui %124 : vector<16xi8> to vector<16xi32>
                %126 = arith.subi %125, %c27 : vector<16xi32>
                %127 = arith.sitofp %126 : vector<16xi32> to vector<16xf32>
                %128 = arith.select %104, %127, %c22 : vector<16xf32>
                %129 = arith.addi %114, %c19 : index
                vector.store %128, %12[%129] : memref<?xf32>, vector<16xf32>
                %130 = arith.addi %106, %c20 : index
                %131 = vector.load %kv[%130] : memref<?xi8>, vector<16xi8>
                %132 = arith.extui %131 : vector<16xi8> to vector<16xi32>
                %133 = arith.subi %132, %c27 : vector<16xi32>
                %134 = arith.sitofp %133 : vector<16xi32> to vector<16xf32>
                %135 = arith.select %104, %134, %c22 : vector<16xf32>
                %136 = arith.addi %114, %c20 : index
                vector.store %135, %12[%136] : memref<?xf32>, vector<16xf32>
                %137 = arith.addi %106, %c5 : index
                %138 = vector.load %kv[%137] : memref<?xi8>, vector<16xi8>
                %139 = arith.extui %138 : vector<16xi8> to vector<16xi32>
                %140 = arith.subi %139, %c27 : vector<16xi32>
                %141 = arith.sitofp %140 : vector<16xi32> to vector<16xf32>
                %142 = arith.select %104, %141, %c22 : vector<16xf32>
                %143 = arith.addi %114, %c5 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %144 = %c17 to %31 step %c9 {
            %162:16 = scf.for %145 = %c17 to %c4 step %c10 iter_args(%146 = %c22, %147 = %c22, %148 = %c22, %149 = %c22, %150 = %c22, %151 = %c22, %152 = %c22, %153 = %c22, %154 = %c22, %155 = %c22, %156 = %c22, %157 = %c22, %158 = %c22, %159 = %c22, %160 = %c22, %161 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %163 = arith.muli %145, %c5 : index
              %164 = arith.addi %163, %c17 : index
              %165 = vector.load %11[%164] : memref<?xf32>, vector<16xf32>
              %166 = arith.addi %163, %c18 : index
              %167 = vector.load %11[%166] : memref<?xf32>, vector<16xf32>
              %168 = arith.addi %163, %c19 : index
              %169 = vector.load %11[%168] : memref<?xf32>, vector<16xf32>
              %170 = arith.addi %163, %c20 : index
              %171 = vector.load %11[%170] : memref<?xf32>, vector<16xf32>
              %172 = arith.addi %144, %c17 : index
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
            %208 = arith.addi %144, %c17 : index
            %209 = arith.subi %28, %c10 : index
            %210 = arith.minsi %208, %209 : index
            %211 = arith.divui %210, %groupSize : index
            %212 = arith.addi %19, %211 : index
            %213 = arith.muli %2, %groupSize : index
            %214 = arith.remui %210, %groupSize : index
            %215 = arith.addi %213, %214 : index
            %216 = arith.addi %positionsAt, %212 : index
            %217 = memref.load %step[%216] : memref<?xi32>
            %218 = arith.index_cast %217 : i32 to index
            %219 = arith.subi %218, %80 : index
            %220 = arith.index_cast %219 : index to i32
            %221 = vector.broadcast %220 : i32 to vector<16xi32>
            %222 = arith.cmpi sle, %c29, %221 : vector<16xi32>
            %223 = arith.select %222, %162#0, %c30 : vector<16xi1>, vector<16xf32>
            %224 = arith.cmpi sle, %c31, %221 : vector<16xi32>
            %225 = arith.select %224, %162#1, %c30 : vector<16xi1>, vector<16xf32>
            %226 = arith.cmpi sle, %c32, %221 : vector<16xi32>
            %227 = arith.select %226, %162#2, %c30 : vector<16xi1>, vector<16xf32>
            %228 = arith.cmpi sle, %c33, %221 : vector<16xi32>
            %229 = arith.select %228, %162#3, %c30 : vector<16xi1>, vector<16xf32>
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
            %241 = arith.select %222, %240, %c22 : vector<16xi1>, vector<16xf32>
            %242 = arith.muli %208, %c5 : index
            %243 = arith.addi %242, %c17 : index
            vector.store %241, %10[%243] : memref<?xf32>, vector<16xf32>
            %244 = arith.subf %225, %238 : vector<16xf32>
            %245 = wave.exp2 %244 : vector<16xf32>
            %246 = arith.select %224, %245, %c22 : vector<16xi1>, vector<16xf32>
            %247 = arith.addi %242, %c18 : index
            vector.store %246, %10[%247] : memref<?xf32>, vector<16xf32>
            %248 = arith.addf %241, %246 : vector<16xf32>
            %249 = arith.subf %227, %238 : vector<16xf32>
            %250 = wave.exp2 %249 : vector<16xf32>
            %251 = arith.select %226, %250, %c22 : vector<16xi1>, vector<16xf32>
            %252 = arith.addi %242, %c19 : index
            vector.store %251, %10[%252] : memref<?xf32>, vector<16xf32>
            %253 = arith.addf %248, %251 : vector<16xf32>
            %254 = arith.subf %229, %238 : vector<16xf32>
            %255 = wave.exp2 %254 : vector<16xf32>
            %256 = arith.select %228, %255, %c22 : vector<16xi1>, vector<16xf32>
            %257 = arith.addi %242, %c20 : index
            vector.store %256, %10[%257] : memref<?xf32>, vector<16xf32>
            %258 = arith.addf %253, %256 : vector<16xf32>
            %259 = memref.load %6[%208] : memref<?xf32>
            %260 = wave.reduce "add" %258 : vector<16xf32>
            %261 = math.fma %259, %237, %260 : f32
            memref.store %235, %5[%208] : memref<?xf32>
            memref.store %261, %6[%208] : memref<?xf32>
            memref.store %237, %8[%208] : memref<?xf32>
            %262 = arith.addi %144, %c10 : index
            %263 = arith.minsi %262, %209 : index
            %264 = arith.divui %263, %groupSize : index
            %265 = arith.addi %19, %264 : index
            %266 = arith.remui %263, %groupSize : index
            %267 = arith.addi %213, %266 : index
            %268 = arith.addi %positionsAt, %265 : index
            %269 = memref.load %step[%268] : memref<?xi32>
            %270 = arith.index_cast %269 : i32 to index
            %271 = arith.subi %270, %80 : index
            %272 = arith.index_cast %271 : index to i32
            %273 = vector.broadcast %272 : i32 to vector<16xi32>
            %274 = arith.cmpi sle, %c29, %273 : vector<16xi32>
            %275 = arith.select %274, %162#4, %c30 : vector<16xi1>, vector<16xf32>
            %276 = arith.cmpi sle, %c31, %273 : vector<16xi32>
            %277 = arith.select %276, %162#5, %c30 : vector<16xi1>, vector<16xf32>
            %278 = arith.cmpi sle, %c32, %273 : vector<16xi32>
            %279 = arith.select %278, %162#6, %c30 : vector<16xi1>, vector<16xf32>
            %280 = arith.cmpi sle, %c33, %273 : vector<16xi32>
            %281 = arith.select %280, %162#7, %c30 : vector<16xi1>, vector<16xf32>
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
            %293 = arith.select %274, %292, %c22 : vector<16xi1>, vector<16xf32>
            %294 = arith.muli %262, %c5 : index
            %295 = arith.addi %294, %c17 : index
            vector.store %293, %10[%295] : memref<?xf32>, vector<16xf32>
            %296 = arith.subf %277, %290 : vector<16xf32>
            %297 = wave.exp2 %296 : vector<16xf32>
            %298 = arith.select %276, %297, %c22 : vector<16xi1>, vector<16xf32>
            %299 = arith.addi %294, %c18 : index
            vector.store %298, %10[%299] : memref<?xf32>, vector<16xf32>
            %300 = arith.addf %293, %298 : vector<16xf32>
            %301 = arith.subf %279, %290 : vector<16xf32>
            %302 = wave.exp2 %301 : vector<16xf32>
            %303 = arith.select %278, %302, %c22 : vector<16xi1>, vector<16xf32>
            %304 = arith.addi %294, %c19 : index
            vector.store %303, %10[%304] : memref<?xf32>, vector<16xf32>
            %305 = arith.addf %300, %303 : vector<16xf32>
            %306 = arith.subf %281, %290 : vector<16xf32>
            %307 = wave.exp2 %306 : vector<16xf32>
            %308 = arith.select %280, %307, %c22 : vector<16xi1>, vector<16xf32>
            %309 = arith.addi %294, %c20 : index
            vector.store %308, %10[%309] : memref<?xf32>, vector<16xf32>
            %310 = arith.addf %305, %308 : vector<16xf32>
            %311 = memref.load %6[%262] : memref<?xf32>
            %312 = wave.reduce "add" %310 : vector<16xf32>
            %313 = math.fma %311, %289, %312 : f32
            memref.store %287, %5[%262] : memref<?xf32>
            memref.store %313, %6[%262] : memref<?xf32>
            memref.store %289, %8[%262] : memref<?xf32>
            %314 = arith.addi %144, %c7 : index
            %315 = arith.minsi %314, %209 : index
            %316 = arith.divui %315, %groupSize : index
            %317 = arith.addi %19, %316 : index
            %318 = arith.remui %315, %groupSize : index
            %319 = arith.addi %213, %318 : index
            %320 = arith.addi %positionsAt, %317 : index
            %321 = memref.load %step[%320] : memref<?xi32>
            %322 = arith.index_cast %321 : i32 to index
            %323 = arith.subi %322, %80 : index
            %324 = arith.index_cast %323 : index to i32
            %325 = vector.broadcast %324 : i32 to vector<16xi32>
            %326 = arith.cmpi sle, %c29, %325 : vector<16xi32>
            %327 = arith.select %326, %162#8, %c30 : vector<16xi1>, vector<16xf32>
            %328 = arith.cmpi sle, %c31, %325 : vector<16xi32>
            %329 = arith.select %328, %162#9, %c30 : vector<16xi1>, vector<16xf32>
            %330 = arith.cmpi sle, %c32, %325 : vector<16xi32>
            %331 = arith.select %330, %162#10, %c30 : vector<16xi1>, vector<16xf32>
            %332 = arith.cmpi sle, %c33, %325 : vector<16xi32>
            %333 = arith.select %332, %162#11, %c30 : vector<16xi1>, vector<16xf32>
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
            %345 = arith.select %326, %344, %c22 : vector<16xi1>, vector<16xf32>
            %346 = arith.muli %314, %c5 : index
            %347 = arith.addi %346, %c17 : index
            vector.store %345, %10[%347] : memref<?xf32>, vector<16xf32>
            %348 = arith.subf %329, %342 : vector<16xf32>
            %349 = wave.exp2 %348 : vector<16xf32>
            %350 = arith.select %328, %349, %c22 : vector<16xi1>, vector<16xf32>
            %351 = arith.addi %346, %c18 : index
            vector.store %350, %10[%351] : memref<?xf32>, vector<16xf32>
            %352 = arith.addf %345, %350 : vector<16xf32>
            %353 = arith.subf %331, %342 : vector<16xf32>
            %354 = wave.exp2 %353 : vector<16xf32>
            %355 = arith.select %330, %354, %c22 : vector<16xi1>, vector<16xf32>
            %356 = arith.addi %346, %c19 : index
            vector.store %355, %10[%356] : memref<?xf32>, vector<16xf32>
            %357 = arith.addf %352, %355 : vector<16xf32>
            %358 = arith.subf %333, %342 : vector<16xf32>
            %359 = wave.exp2 %358 : vector<16xf32>
            %360 = arith.select %332, %359, %c22 : vector<16xi1>, vector<16xf32>
            %361 = arith.addi %346, %c20 : index
            vector.store %360, %10[%361] : memref<?xf32>, vector<16xf32>
            %362 = arith.addf %357, %360 : vector<16xf32>
            %363 = memref.load %6[%314] : memref<?xf32>
            %364 = wave.reduce "add" %362 : vector<16xf32>
            %365 = math.fma %363, %341, %364 : f32
            memref.store %339, %5[%314] : memref<?xf32>
            memref.store %365, %6[%314] : memref<?xf32>
            memref.store %341, %8[%314] : memref<?xf32>
            %366 = arith.addi %144, %c13 : index
            %367 = arith.minsi %366, %209 : index
            %368 = arith.divui %367, %groupSize : index
            %369 = arith.addi %19, %368 : index
            %370 = arith.remui %367, %groupSize : index
            %371 = arith.addi %213, %370 : index
            %372 = arith.addi %positionsAt, %369 : index
            %373 = memref.load %step[%372] : memref<?xi32>
            %374 = arith.index_cast %373 : i32 to index
            %375 = arith.subi %374, %80 : index
            %376 = arith.index_cast %375 : index to i32
            %377 = vector.broadcast %376 : i32 to vector<16xi32>
            %378 = arith.cmpi sle, %c29, %377 : vector<16xi32>
            %379 = arith.select %378, %162#12, %c30 : vector<16xi1>, vector<16xf32>
            %380 = arith.cmpi sle, %c31, %377 : vector<16xi32>
            %381 = arith.select %380, %162#13, %c30 : vector<16xi1>, vector<16xf32>
            %382 = arith.cmpi sle, %c32, %377 : vector<16xi32>
            %383 = arith.select %382, %162#14, %c30 : vector<16xi1>, vector<16xf32>
            %384 = arith.cmpi sle, %c33, %377 : vector<16xi32>
            %385 = arith.select %384, %162#15, %c30 : vector<16xi1>, vector<16xf32>
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
            %397 = arith.select %378, %396, %c22 : vector<16xi1>, vector<16xf32>
            %398 = arith.muli %366, %c5 : index
            %399 = arith.addi %398, %c17 : index
            vector.store %397, %10[%399] : memref<?xf32>, vector<16xf32>
            %400 = arith.subf %381, %394 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %380, %401, %c22 : vector<16xi1>, vector<16xf32>
            %403 = arith.addi %398, %c18 : index
            vector.store %402, %10[%403] : memref<?xf32>, vector<16xf32>
            %404 = arith.addf %397, %402 : vector<16xf32>
            %405 = arith.subf %383, %394 : vector<16xf32>
            %406 = wave.exp2 %405 : vector<16xf32>
            %407 = arith.select %382, %406, %c22 : vector<16xi1>, vector<16xf32>
            %408 = arith.addi %398, %c19 : index
            vector.store %407, %10[%408] : memref<?xf32>, vector<16xf32>
            %409 = arith.addf %404, %407 : vector<16xf32>
            %410 = arith.subf %385, %394 : vector<16xf32>
            %411 = wave.exp2 %410 : vector<16xf32>
            %412 = arith.select %384, %411, %c22 : vector<16xi1>, vector<16xf32>
            %413 = arith.addi %398, %c20 : index
            vector.store %412, %10[%413] : memref<?xf32>, vector<16xf32>
            %414 = arith.addf %409, %412 : vector<16xf32>
            %415 = memref.load %6[%366] : memref<?xf32>
            %416 = wave.reduce "add" %414 : vector<16xf32>
            %417 = math.fma %415, %393, %416 : f32
            memref.store %391, %5[%366] : memref<?xf32>
            memref.store %417, %6[%366] : memref<?xf32>
            memref.store %393, %8[%366] : memref<?xf32>
          }
          %418 = arith.subi %37, %80 : index
          %419 = arith.minsi %418, %c5 : index
          scf.for %420 = %c17 to %31 step %c7 {
            %421 = arith.addi %420, %c17 : index
            %422 = memref.load %8[%421] : memref<?xf32>
            %423 = vector.broadcast %422 : f32 to vector<16xf32>
            %424 = arith.muli %421, %c4 : index
            %425 = arith.addi %424, %c17 : index
            %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
            %427 = arith.mulf %426, %423 : vector<16xf32>
            %428 = arith.addi %424, %c18 : index
            %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
            %430 = arith.mulf %429, %423 : vector<16xf32>
            %431 = arith.addi %424, %c19 : index
            %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
            %433 = arith.mulf %432, %423 : vector<16xf32>
            %434 = arith.addi %424, %c20 : index
            %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
            %436 = arith.mulf %435, %423 : vector<16xf32>
            %437 = arith.addi %420, %c10 : index
            %438 = memref.load %8[%437] : memref<?xf32>
            %439 = vector.broadcast %438 : f32 to vector<16xf32>
            %440 = arith.muli %437, %c4 : index
            %441 = arith.addi %440, %c17 : index
            %442 = vector.load %7[%441] : memref<?xf32>, vector<16xf32>
            %443 = arith.mulf %442, %439 : vector<16xf32>
            %444 = arith.addi %440, %c18 : index
            %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
            %446 = arith.mulf %445, %439 : vector<16xf32>
            %447 = arith.addi %440, %c19 : index
            %448 = vector.load %7[%447] : memref<?xf32>, vector<16xf32>
            %449 = arith.mulf %448, %439 : vector<16xf32>
            %450 = arith.addi %440, %c20 : index
            %451 = vector.load %7[%450] : memref<?xf32>, vector<16xf32>
            %452 = arith.mulf %451, %439 : vector<16xf32>
            %462:8 = scf.for %453 = %c17 to %419 step %c10 iter_args(%454 = %427, %455 = %430, %456 = %433, %457 = %436, %458 = %443, %459 = %446, %460 = %449, %461 = %452) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %463 = arith.muli %453, %c4 : index
              %464 = arith.addi %463, %c17 : index
              %465 = vector.load %12[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.addi %463, %c18 : index
              %467 = vector.load %12[%466] : memref<?xf32>, vector<16xf32>
              %468 = arith.addi %463, %c19 : index
              %469 = vector.load %12[%468] : memref<?xf32>, vector<16xf32>
              %470 = arith.addi %463, %c20 : index
              %471 = vector.load %12[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.muli %421, %c5 : index
              %473 = arith.addi %472, %453 : index
              %474 = memref.load %10[%473] : memref<?xf32>
              %475 = vector.broadcast %474 : f32 to vector<16xf32>
              %476 = math.fma %475, %465, %454 : vector<16xf32>
              %477 = math.fma %475, %467, %455 : vector<16xf32>
              %478 = math.fma %475, %469, %456 : vector<16xf32>
              %479 = math.fma %475, %471, %457 : vector<16xf32>
              %480 = arith.muli %437, %c5 : index
              %481 = arith.addi %480, %453 : index
              %482 = memref.load %10[%481] : memref<?xf32>
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
            %488 = memref.load %8[%421] : memref<?xf32>
            %489 = vector.broadcast %488 : f32 to vector<16xf32>
            %490 = arith.addi %424, %c5 : index
            %491 = vector.load %7[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %489 : vector<16xf32>
            %493 = memref.load %8[%437] : memref<?xf32>
            %494 = vector.broadcast %493 : f32 to vector<16xf32>
            %495 = arith.addi %440, %c5 : index
            %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %494 : vector<16xf32>
            %501:2 = scf.for %498 = %c17 to %419 step %c10 iter_args(%499 = %492, %500 = %497) -> (vector<16xf32>, vector<16xf32>) {
              %502 = arith.muli %498, %c4 : index
              %503 = arith.addi %502, %c5 : index
              %504 = vector.load %12[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.muli %421, %c5 : index
              %506 = arith.addi %505, %498 : index
              %507 = memref.load %10[%506] : memref<?xf32>
              %508 = vector.broadcast %507 : f32 to vector<16xf32>
              %509 = math.fma %508, %504, %499 : vector<16xf32>
              %510 = arith.muli %437, %c5 : index
              %511 = arith.addi %510, %498 : index
              %512 = memref.load %10[%511] : memref<?xf32>
              %513 = vector.broadcast %512 : f32 to vector<16xf32>
              %514 = math.fma %513, %504, %500 : vector<16xf32>
              scf.yield %509, %514 : vector<16xf32>, vector<16xf32>
            }
            vector.store %501#0, %7[%490] : memref<?xf32>, vector<16xf32>
            vector.store %501#1, %7[%495] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %515 = %c17 to %28 step %c10 {
          %516 = arith.subi %28, %c10 : index
          %517 = arith.minsi %515, %516 : index
          %518 = arith.divui %517, %groupSize : index
          %519 = arith.addi %19, %518 : index
          %520 = arith.muli %2, %groupSize : index
          %521 = arith.remui %517, %groupSize : index
          %522 = arith.addi %520, %521 : index
          %523 = arith.muli %519, %heads : index
          %524 = arith.addi %523, %522 : index
          %525 = arith.muli %524, %ranges : index
          %526 = arith.addi %525, %69 : index
          %527 = arith.muli %526, %c35 : index
          %528 = arith.muli %515, %c4 : index
          %529 = arith.addi %528, %c17 : index
          %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
          %531 = arith.addi %527, %c17 : index
          vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
          %532 = arith.addi %528, %c18 : index
          %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
          %534 = arith.addi %527, %c18 : index
          vector.store %533, %out[%534] : memref<?xf32>, vector<16xf32>
          %535 = arith.addi %528, %c19 : index
          %536 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
          %537 = arith.addi %527, %c19 : index
          vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
          %538 = arith.addi %528, %c20 : index
          %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
          %540 = arith.addi %527, %c20 : index
          vector.store %539, %out[%540] : memref<?xf32>, vector<16xf32>
          %541 = arith.addi %528, %c5 : index
          %542 = vector.load %7[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.addi %527, %c5 : index
          vector.store %542, %out[%543] : memref<?xf32>, vector<16xf32>
          %544 = memref.load %5[%515] : memref<?xf32>
          %545 = arith.addi %527, %c4 : index
          memref.store %544, %out[%545] : memref<?xf32>
          %546 = memref.load %6[%515] : memref<?xf32>
          %547 = arith.addi %545, %c10 : index
          memref.store %546, %out[%547] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
