// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 1 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %c12 = arith.constant 3 : index
  %positionsAt = wave.param "positionsAt" : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 0xF149F2CA : f32
  %c20 = arith.constant 0x00000000 : f32
  %c21 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c23 = arith.constant 2048 : index
  %c24 = arith.constant 1024 : index
  %c25 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c26 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c27 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c28 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c29 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c30 = arith.constant 0x3F800000 : f32
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
  %12 = wave.scratch %3 : memref<?xf32>
  %13 = wave.scratch %c5 : memref<?xf32>
  %14 = wave.scratch %c5 : memref<?xf32>
  %15 = memref.load %step[%c6] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c8 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c9 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c6 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c12 : index
    %32 = arith.divui %31, %c8 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c9 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c9 : index
    scf.for %40 = %c14 to %33 step %c9 {
      %41 = arith.subi %30, %c9 : index
      %42 = arith.minsi %40, %41 : index
      %43 = arith.divui %42, %groupSize : index
      %44 = arith.addi %21, %43 : index
      %45 = arith.muli %2, %groupSize : index
      %46 = arith.remui %42, %groupSize : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.muli %44, %heads : index
      %49 = arith.addi %48, %47 : index
      %50 = arith.muli %49, %c4 : index
      %51 = arith.addi %50, %c14 : index
      %52 = vector.load %q[%51] : memref<?xf32>, vector<16xf32>
      %53 = arith.muli %40, %c4 : index
      %54 = arith.addi %53, %c14 : index
      vector.store %52, %4[%54] : memref<?xf32>, vector<16xf32>
      %55 = arith.addi %50, %c15 : index
      %56 = vector.load %q[%55] : memref<?xf32>, vector<16xf32>
      %57 = arith.addi %53, %c15 : index
      vector.store %56, %4[%57] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %50, %c16 : index
      %59 = vector.load %q[%58] : memref<?xf32>, vector<16xf32>
      %60 = arith.addi %53, %c16 : index
      vector.store %59, %4[%60] : memref<?xf32>, vector<16xf32>
      %61 = arith.addi %50, %c17 : index
      %62 = vector.load %q[%61] : memref<?xf32>, vector<16xf32>
      %63 = arith.addi %53, %c17 : index
      vector.store %62, %4[%63] : memref<?xf32>, vector<16xf32>
    }
    scf.for %64 = %c14 to %33 step %c9 {
      memref.store %c19, %8[%64] : memref<?xf32>
      memref.store %c20, %9[%64] : memref<?xf32>
      %65 = arith.muli %64, %c4 : index
      %66 = arith.addi %65, %c14 : index
      vector.store %c18, %10[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %65, %c15 : index
      vector.store %c18, %10[%67] : memref<?xf32>, vector<16xf32>
      %68 = arith.addi %65, %c16 : index
      vector.store %c18, %10[%68] : memref<?xf32>, vector<16xf32>
      %69 = arith.addi %65, %c17 : index
      vector.store %c18, %10[%69] : memref<?xf32>, vector<16xf32>
    }
    scf.for %70 = %c14 to %39 step %c21 {
      scf.for %71 = %c14 to %33 step %c9 {
        memref.store %c19, %5[%71] : memref<?xf32>
        memref.store %c20, %6[%71] : memref<?xf32>
        %72 = arith.muli %71, %c4 : index
        %73 = arith.addi %72, %c14 : index
        vector.store %c18, %7[%73] : memref<?xf32>, vector<16xf32>
        %74 = arith.addi %72, %c15 : index
        vector.store %c18, %7[%74] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %72, %c16 : index
        vector.store %c18, %7[%75] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %72, %c17 : index
        vector.store %c18, %7[%76] : memref<?xf32>, vector<16xf32>
      }
      %77 = arith.addi %70, %c21 : index
      %78 = arith.minsi %77, %39 : index
      scf.for %79 = %70 to %78 step %c4 {
        scf.for %80 = %c14 to %c8 step %c9 {
          %81 = arith.muli %80, %c15 : index
          %82 = arith.addi %79, %81 : index
          %83 = arith.cmpi slt, %82, %39 : index
          scf.if %83 {
            %84 = arith.divui %82, %c15 : index
            %85 = arith.addi %29, %84 : index
            %86 = memref.load %step[%85] : memref<?xi32>
            %87 = arith.index_cast %86 : i32 to index
            %88 = arith.muli %87, %pageBytes : index
            %89 = arith.muli %2, %c23 : index
            %90 = arith.addi %88, %89 : index
            scf.for %91 = %c14 to %c4 step %c9 {
              %92 = arith.muli %91, %c15 : index
              %93 = arith.addi %90, %92 : index
              %94 = vector.load %kv[%93] : memref<?xi8>, vector<16xi8>
              %95 = arith.muli %91, %c4 : index
              %96 = arith.addi %95, %81 : index
              %97 = wave.fp8_decode "e4m3" %94 : vector<16xi8> -> vector<16xf32>
              vector.store %97, %13[%96] : memref<?xf32>, vector<16xf32>
            }
            %98 = arith.addi %90, %c24 : index
            scf.for %99 = %c14 to %c15 step %c9 {
              %100 = arith.addi %82, %99 : index
              %101 = arith.cmpi slt, %100, %39 : index
              %102 = arith.muli %99, %c4 : index
              %103 = arith.addi %98, %102 : index
              %104 = arith.addi %103, %c14 : index
              %105 = vector.load %kv[%104] : memref<?xi8>, vector<16xi8>
              %106 = wave.fp8_decode "e4m3" %105 : vector<16xi8> -> vector<16xf32>
              %107 = arith.select %101, %106, %c18 : vector<16xf32>
              %108 = arith.addi %81, %99 : index
              %109 = arith.muli %108, %c4 : index
              %110 = arith.addi %109, %c14 : index
              vector.store %107, %14[%110] : memref<?xf32>, vector<16xf32>
              %111 = arith.addi %103, %c15 : index
              %112 = vector.load %kv[%111] : memref<?xi8>, vector<16xi8>
              %113 = wave.fp8_decode "e4m3" %112 : vector<16xi8> -> vector<16xf32>
              %114 = arith.select %101, %113, %c18 : vector<16xf32>
              %115 = arith.addi %109, %c15 : index
              vector.store %114, %14[%115] : memref<?xf32>, vector<16xf32>
              %116 = arith.addi %103, %c16 : index
              %117 = vector.load %kv[%116] : memref<?xi8>, vector<16xi8>
              %118 = wave.fp8_decode "e4m3" %117 : vector<16xi8> -> vector<16xf32>
              %119 = arith.select %101, %118, %c18 : vector<16xf32>
              %120 = arith.addi %109, %c16 : index
              vector.store %119, %14[%120] : memref<?xf32>, vector<16xf32>
              %121 = arith.addi %103, %c17 : index
              %122 = vector.load %kv[%121] : memref<?xi8>, vector<16xi8>
              %123 = wave.fp8_decode "e4m3" %122 : vector<16xi8> -> vector<16xf32>
              %124 = arith.select %101, %123, %c18 : vector<16xf32>
              %125 = arith.addi %109, %c17 : index
              vector.store %124, %14[%125] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %126 = %c14 to %33 step %c8 {
          %144:16 = scf.for %127 = %c14 to %c4 step %c9 iter_args(%128 = %c18, %129 = %c18, %130 = %c18, %131 = %c18, %132 = %c18, %133 = %c18, %134 = %c18, %135 = %c18, %136 = %c18, %137 = %c18, %138 = %c18, %139 = %c18, %140 = %c18, %141 = %c18, %142 = %c18, %143 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %145 = arith.muli %127, %c4 : index
            %146 = arith.addi %145, %c14 : index
            %147 = vector.load %13[%146] : memref<?xf32>, vector<16xf32>
            %148 = arith.addi %145, %c15 : index
            %149 = vector.load %13[%148] : memref<?xf32>, vector<16xf32>
            %150 = arith.addi %145, %c16 : index
            %151 = vector.load %13[%150] : memref<?xf32>, vector<16xf32>
            %152 = arith.addi %145, %c17 : index
            %153 = vector.load %13[%152] : memref<?xf32>, vector<16xf32>
            %154 = arith.addi %126, %c14 : index
            %155 = arith.muli %154, %c4 : index
            %156 = arith.addi %155, %127 : index
            %157 = memref.load %4[%156] : memref<?xf32>
            %158 = vector.broadcast %157 : f32 to vector<16xf32>
            %159 = math.fma %158, %147, %128 : vector<16xf32>
            %160 = math.fma %158, %149, %129 : vector<16xf32>
            %161 = math.fma %158, %151, %130 : vector<16xf32>
            %162 = math.fma %158, %153, %131 : vector<16xf32>
            %163 = arith.addi %126, %c9 : index
            %164 = arith.muli %163, %c4 : index
            %165 = arith.addi %164, %127 : index
            %166 = memref.load %4[%165] : memref<?xf32>
            %167 = vector.broadcast %166 : f32 to vector<16xf32>
            %168 = math.fma %167, %147, %132 : vector<16xf32>
            %169 = math.fma %167, %149, %133 : vector<16xf32>
            %170 = math.fma %167, %151, %134 : vector<16xf32>
            %171 = math.fma %167, %153, %135 : vector<16xf32>
            %172 = arith.addi %126, %c6 : index
            %173 = arith.muli %172, %c4 : index
            %174 = arith.addi %173, %127 : index
            %175 = memref.load %4[%174] : memref<?xf32>
            %176 = vector.broadcast %175 : f32 to vector<16xf32>
            %177 = math.fma %176, %147, %136 : vector<16xf32>
            %178 = math.fma %176, %149, %137 : vector<16xf32>
            %179 = math.fma %176, %151, %138 : vector<16xf32>
            %180 = math.fma %176, %153, %139 : vector<16xf32>
            %181 = arith.addi %126, %c12 : index
            %182 = arith.muli %181, %c4 : index
            %183 = arith.addi %182, %127 : index
            %184 = memref.load %4[%183] : memref<?xf32>
            %185 = vector.broadcast %184 : f32 to vector<16xf32>
            %186 = math.fma %185, %147, %140 : vector<16xf32>
            %187 = math.fma %185, %149, %141 : vector<16xf32>
            %188 = math.fma %185, %151, %142 : vector<16xf32>
            %189 = math.fma %185, %153, %143 : vector<16xf32>
            scf.yield %159, %160, %161, %162, %168, %169, %170, %171, %177, %178, %179, %180, %186, %187, %188, %189 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %190 = arith.addi %126, %c14 : index
          %191 = arith.subi %30, %c9 : index
          %192 = arith.minsi %190, %191 : index
          %193 = arith.divui %192, %groupSize : index
          %194 = arith.addi %21, %193 : index
          %195 = arith.muli %2, %groupSize : index
          %196 = arith.remui %192, %groupSize : index
          %197 = arith.addi %195, %196 : index
          %198 = arith.addi %positionsAt, %194 : index
          %199 = memref.load %step[%198] : memref<?xi32>
          %200 = arith.index_cast %199 : i32 to index
          %201 = arith.subi %200, %79 : index
          %202 = arith.index_cast %201 : index to i32
          %203 = vector.broadcast %202 : i32 to vector<16xi32>
          %204 = arith.cmpi sle, %c25, %203 : vector<16xi32>
          %205 = arith.select %204, %144#0, %c26 : vector<16xi1>, vector<16xf32>
          %206 = arith.cmpi sle, %c27, %203 : vector<16xi32>
          %207 = arith.select %206, %144#1, %c26 : vector<16xi1>, vector<16xf32>
          %208 = arith.cmpi sle, %c28, %203 : vector<16xi32>
          %209 = arith.select %208, %144#2, %c26 : vector<16xi1>, vector<16xf32>
          %210 = arith.cmpi sle, %c29, %203 : vector<16xi32>
          %211 = arith.select %210, %144#3, %c26 : vector<16xi1>, vector<16xf32>
          %212 = arith.maximumf %205, %207 : vector<16xf32>
          %213 = arith.maximumf %212, %209 : vector<16xf32>
          %214 = arith.maximumf %213, %211 : vector<16xf32>
          %215 = memref.load %5[%190] : memref<?xf32>
          %216 = wave.reduce "max" %214 : vector<16xf32>
          %217 = arith.maximumf %215, %216 : f32
          %218 = arith.subf %215, %217 : f32
          %219 = wave.exp2 %218 : f32
          %220 = vector.broadcast %217 : f32 to vector<16xf32>
          %221 = arith.subf %205, %220 : vector<16xf32>
          %222 = wave.exp2 %221 : vector<16xf32>
          %223 = arith.select %204, %222, %c18 : vector<16xi1>, vector<16xf32>
          %224 = arith.muli %190, %c4 : index
          %225 = arith.addi %224, %c14 : index
          vector.store %223, %12[%225] : memref<?xf32>, vector<16xf32>
          %226 = arith.subf %207, %220 : vector<16xf32>
          %227 = wave.exp2 %226 : vector<16xf32>
          %228 = arith.select %206, %227, %c18 : vector<16xi1>, vector<16xf32>
          %229 = arith.addi %224, %c15 : index
          vector.store %228, %12[%229] : memref<?xf32>, vector<16xf32>
          %230 = arith.addf %223, %228 : vector<16xf32>
          %231 = arith.subf %209, %220 : vector<16xf32>
          %232 = wave.exp2 %231 : vector<16xf32>
          %233 = arith.select %208, %232, %c18 : vector<16xi1>, vector<16xf32>
          %234 = arith.addi %224, %c16 : index
          vector.store %233, %12[%234] : memref<?xf32>, vector<16xf32>
          %235 = arith.addf %230, %233 : vector<16xf32>
          %236 = arith.subf %211, %220 : vector<16xf32>
          %237 = wave.exp2 %236 : vector<16xf32>
          %238 = arith.select %210, %237, %c18 : vector<16xi1>, vector<16xf32>
          %239 = arith.addi %224, %c17 : index
          vector.store %238, %12[%239] : memref<?xf32>, vector<16xf32>
          %240 = arith.addf %235, %238 : vector<16xf32>
          %241 = memref.load %6[%190] : memref<?xf32>
          %242 = wave.reduce "add" %240 : vector<16xf32>
          %243 = math.fma %241, %219, %242 : f32
          memref.store %217, %5[%190] : memref<?xf32>
          memref.store %243, %6[%190] : memref<?xf32>
          memref.store %219, %11[%190] : memref<?xf32>
          %244 = arith.addi %126, %c9 : index
          %245 = arith.minsi %244, %191 : index
          %246 = arith.divui %245, %groupSize : index
          %247 = arith.addi %21, %246 : index
          %248 = arith.remui %245, %groupSize : index
          %249 = arith.addi %195, %248 : index
          %250 = arith.addi %positionsAt, %247 : index
          %251 = memref.load %step[%250] : memref<?xi32>
          %252 = arith.index_cast %251 : i32 to index
          %253 = arith.subi %252, %79 : index
          %254 = arith.index_cast %253 : index to i32
          %255 = vector.broadcast %254 : i32 to vector<16xi32>
          %256 = arith.cmpi sle, %c25, %255 : vector<16xi32>
          %257 = arith.select %256, %144#4, %c26 : vector<16xi1>, vector<16xf32>
          %258 = arith.cmpi sle, %c27, %255 : vector<16xi32>
          %259 = arith.select %258, %144#5, %c26 : vector<16xi1>, vector<16xf32>
          %260 = arith.cmpi sle, %c28, %255 : vector<16xi32>
          %261 = arith.select %260, %144#6, %c26 : vector<16xi1>, vector<16xf32>
          %262 = arith.cmpi sle, %c29, %255 : vector<16xi32>
          %263 = arith.select %262, %144#7, %c26 : vector<16xi1>, vector<16xf32>
          %264 = arith.maximumf %257, %259 : vector<16xf32>
          %265 = arith.maximumf %264, %261 : vector<16xf32>
          %266 = arith.maximumf %265, %263 : vector<16xf32>
          %267 = memref.load %5[%244] : memref<?xf32>
          %268 = wave.reduce "max" %266 : vector<16xf32>
          %269 = arith.maximumf %267, %268 : f32
          %270 = arith.subf %267, %269 : f32
          %271 = wave.exp2 %270 : f32
          %272 = vector.broadcast %269 : f32 to vector<16xf32>
          %273 = arith.subf %257, %272 : vector<16xf32>
          %274 = wave.exp2 %273 : vector<16xf32>
          %275 = arith.select %256, %274, %c18 : vector<16xi1>, vector<16xf32>
          %276 = arith.muli %244, %c4 : index
          %277 = arith.addi %276, %c14 : index
          vector.store %275, %12[%277] : memref<?xf32>, vector<16xf32>
          %278 = arith.subf %259, %272 : vector<16xf32>
          %279 = wave.exp2 %278 : vector<16xf32>
          %280 = arith.select %258, %279, %c18 : vector<16xi1>, vector<16xf32>
          %281 = arith.addi %276, %c15 : index
          vector.store %280, %12[%281] : memref<?xf32>, vector<16xf32>
          %282 = arith.addf %275, %280 : vector<16xf32>
          %283 = arith.subf %261, %272 : vector<16xf32>
          %284 = wave.exp2 %283 : vector<16xf32>
          %285 = arith.select %260, %284, %c18 : vector<16xi1>, vector<16xf32>
          %286 = arith.addi %276, %c16 : index
          vector.store %285, %12[%286] : memref<?xf32>, vector<16xf32>
          %287 = arith.addf %282, %285 : vector<16xf32>
          %288 = arith.subf %263, %272 : vector<16xf32>
          %289 = wave.exp2 %288 : vector<16xf32>
          %290 = arith.select %262, %289, %c18 : vector<16xi1>, vector<16xf32>
          %291 = arith.addi %276, %c17 : index
          vector.store %290, %12[%291] : memref<?xf32>, vector<16xf32>
          %292 = arith.addf %287, %290 : vector<16xf32>
          %293 = memref.load %6[%244] : memref<?xf32>
          %294 = wave.reduce "add" %292 : vector<16xf32>
          %295 = math.fma %293, %271, %294 : f32
          memref.store %269, %5[%244] : memref<?xf32>
          memref.store %295, %6[%244] : memref<?xf32>
          memref.store %271, %11[%244] : memref<?xf32>
          %296 = arith.addi %126, %c6 : index
          %297 = arith.minsi %296, %191 : index
          %298 = arith.divui %297, %groupSize : index
          %299 = arith.addi %21, %298 : index
          %300 = arith.remui %297, %groupSize : index
          %301 = arith.addi %195, %300 : index
          %302 = arith.addi %positionsAt, %299 : index
          %303 = memref.load %step[%302] : memref<?xi32>
          %304 = arith.index_cast %303 : i32 to index
          %305 = arith.subi %304, %79 : index
          %306 = arith.index_cast %305 : index to i32
          %307 = vector.broadcast %306 : i32 to vector<16xi32>
          %308 = arith.cmpi sle, %c25, %307 : vector<16xi32>
          %309 = arith.select %308, %144#8, %c26 : vector<16xi1>, vector<16xf32>
          %310 = arith.cmpi sle, %c27, %307 : vector<16xi32>
          %311 = arith.select %310, %144#9, %c26 : vector<16xi1>, vector<16xf32>
          %312 = arith.cmpi sle, %c28, %307 : vector<16xi32>
          %313 = arith.select %312, %144#10, %c26 : vector<16xi1>, vector<16xf32>
          %314 = arith.cmpi sle, %c29, %307 : vector<16xi32>
          %315 = arith.select %314, %144#11, %c26 : vector<16xi1>, vector<16xf32>
          %316 = arith.maximumf %309, %311 : vector<16xf32>
          %317 = arith.maximumf %316, %313 : vector<16xf32>
          %318 = arith.maximumf %317, %315 : vector<16xf32>
          %319 = memref.load %5[%296] : memref<?xf32>
          %320 = wave.reduce "max" %318 : vector<16xf32>
          %321 = arith.maximumf %319, %320 : f32
          %322 = arith.subf %319, %321 : f32
          %323 = wave.exp2 %322 : f32
          %324 = vector.broadcast %321 : f32 to vector<16xf32>
          %325 = arith.subf %309, %324 : vector<16xf32>
          %326 = wave.exp2 %325 : vector<16xf32>
          %327 = arith.select %308, %326, %c18 : vector<16xi1>, vector<16xf32>
          %328 = arith.muli %296, %c4 : index
          %329 = arith.addi %328, %c14 : index
          vector.store %327, %12[%329] : memref<?xf32>, vector<16xf32>
          %330 = arith.subf %311, %324 : vector<16xf32>
          %331 = wave.exp2 %330 : vector<16xf32>
          %332 = arith.select %310, %331, %c18 : vector<16xi1>, vector<16xf32>
          %333 = arith.addi %328, %c15 : index
          vector.store %332, %12[%333] : memref<?xf32>, vector<16xf32>
          %334 = arith.addf %327, %332 : vector<16xf32>
          %335 = arith.subf %313, %324 : vector<16xf32>
          %336 = wave.exp2 %335 : vector<16xf32>
          %337 = arith.select %312, %336, %c18 : vector<16xi1>, vector<16xf32>
          %338 = arith.addi %328, %c16 : index
          vector.store %337, %12[%338] : memref<?xf32>, vector<16xf32>
          %339 = arith.addf %334, %337 : vector<16xf32>
          %340 = arith.subf %315, %324 : vector<16xf32>
          %341 = wave.exp2 %340 : vector<16xf32>
          %342 = arith.select %314, %341, %c18 : vector<16xi1>, vector<16xf32>
          %343 = arith.addi %328, %c17 : index
          vector.store %342, %12[%343] : memref<?xf32>, vector<16xf32>
          %344 = arith.addf %339, %342 : vector<16xf32>
          %345 = memref.load %6[%296] : memref<?xf32>
          %346 = wave.reduce "add" %344 : vector<16xf32>
          %347 = math.fma %345, %323, %346 : f32
          memref.store %321, %5[%296] : memref<?xf32>
          memref.store %347, %6[%296] : memref<?xf32>
          memref.store %323, %11[%296] : memref<?xf32>
          %348 = arith.addi %126, %c12 : index
          %349 = arith.minsi %348, %191 : index
          %350 = arith.divui %349, %groupSize : index
          %351 = arith.addi %21, %350 : index
          %352 = arith.remui %349, %groupSize : index
          %353 = arith.addi %195, %352 : index
          %354 = arith.addi %positionsAt, %351 : index
          %355 = memref.load %step[%354] : memref<?xi32>
          %356 = arith.index_cast %355 : i32 to index
          %357 = arith.subi %356, %79 : index
          %358 = arith.index_cast %357 : index to i32
          %359 = vector.broadcast %358 : i32 to vector<16xi32>
          %360 = arith.cmpi sle, %c25, %359 : vector<16xi32>
          %361 = arith.select %360, %144#12, %c26 : vector<16xi1>, vector<16xf32>
          %362 = arith.cmpi sle, %c27, %359 : vector<16xi32>
          %363 = arith.select %362, %144#13, %c26 : vector<16xi1>, vector<16xf32>
          %364 = arith.cmpi sle, %c28, %359 : vector<16xi32>
          %365 = arith.select %364, %144#14, %c26 : vector<16xi1>, vector<16xf32>
          %366 = arith.cmpi sle, %c29, %359 : vector<16xi32>
          %367 = arith.select %366, %144#15, %c26 : vector<16xi1>, vector<16xf32>
          %368 = arith.maximumf %361, %363 : vector<16xf32>
          %369 = arith.maximumf %368, %365 : vector<16xf32>
          %370 = arith.maximumf %369, %367 : vector<16xf32>
          %371 = memref.load %5[%348] : memref<?xf32>
          %372 = wave.reduce "max" %370 : vector<16xf32>
          %373 = arith.maximumf %371, %372 : f32
          %374 = arith.subf %371, %373 : f32
          %375 = wave.exp2 %374 : f32
          %376 = vector.broadcast %373 : f32 to vector<16xf32>
          %377 = arith.subf %361, %376 : vector<16xf32>
          %378 = wave.exp2 %377 : vector<16xf32>
          %379 = arith.select %360, %378, %c18 : vector<16xi1>, vector<16xf32>
          %380 = arith.muli %348, %c4 : index
          %381 = arith.addi %380, %c14 : index
          vector.store %379, %12[%381] : memref<?xf32>, vector<16xf32>
          %382 = arith.subf %363, %376 : vector<16xf32>
          %383 = wave.exp2 %382 : vector<16xf32>
          %384 = arith.select %362, %383, %c18 : vector<16xi1>, vector<16xf32>
          %385 = arith.addi %380, %c15 : index
          vector.store %384, %12[%385] : memref<?xf32>, vector<16xf32>
          %386 = arith.addf %379, %384 : vector<16xf32>
          %387 = arith.subf %365, %376 : vector<16xf32>
          %388 = wave.exp2 %387 : vector<16xf32>
          %389 = arith.select %364, %388, %c18 : vector<16xi1>, vector<16xf32>
          %390 = arith.addi %380, %c16 : index
          vector.store %389, %12[%390] : memref<?xf32>, vector<16xf32>
          %391 = arith.addf %386, %389 : vector<16xf32>
          %392 = arith.subf %367, %376 : vector<16xf32>
          %393 = wave.exp2 %392 : vector<16xf32>
          %394 = arith.select %366, %393, %c18 : vector<16xi1>, vector<16xf32>
          %395 = arith.addi %380, %c17 : index
          vector.store %394, %12[%395] : memref<?xf32>, vector<16xf32>
          %396 = arith.addf %391, %394 : vector<16xf32>
          %397 = memref.load %6[%348] : memref<?xf32>
          %398 = wave.reduce "add" %396 : vector<16xf32>
          %399 = math.fma %397, %375, %398 : f32
          memref.store %373, %5[%348] : memref<?xf32>
          memref.store %399, %6[%348] : memref<?xf32>
          memref.store %375, %11[%348] : memref<?xf32>
        }
        %400 = arith.subi %39, %79 : index
        %401 = arith.minsi %400, %c4 : index
        scf.for %402 = %c14 to %33 step %c6 {
          %403 = arith.addi %402, %c14 : index
          %404 = memref.load %11[%403] : memref<?xf32>
          %405 = vector.broadcast %404 : f32 to vector<16xf32>
          %406 = arith.muli %403, %c4 : index
          %407 = arith.addi %406, %c14 : index
          %408 = vector.load %7[%407] : memref<?xf32>, vector<16xf32>
          %409 = arith.mulf %408, %405 : vector<16xf32>
          %410 = arith.addi %406, %c15 : index
          %411 = vector.load %7[%410] : memref<?xf32>, vector<16xf32>
          %412 = arith.mulf %411, %405 : vector<16xf32>
          %413 = arith.addi %406, %c16 : index
          %414 = vector.load %7[%413] : memref<?xf32>, vector<16xf32>
          %415 = arith.mulf %414, %405 : vector<16xf32>
          %416 = arith.addi %406, %c17 : index
          %417 = vector.load %7[%416] : memref<?xf32>, vector<16xf32>
          %418 = arith.mulf %417, %405 : vector<16xf32>
          %419 = arith.addi %402, %c9 : index
          %420 = memref.load %11[%419] : memref<?xf32>
          %421 = vector.broadcast %420 : f32 to vector<16xf32>
          %422 = arith.muli %419, %c4 : index
          %423 = arith.addi %422, %c14 : index
          %424 = vector.load %7[%423] : memref<?xf32>, vector<16xf32>
          %425 = arith.mulf %424, %421 : vector<16xf32>
          %426 = arith.addi %422, %c15 : index
          %427 = vector.load %7[%426] : memref<?xf32>, vector<16xf32>
          %428 = arith.mulf %427, %421 : vector<16xf32>
          %429 = arith.addi %422, %c16 : index
          %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
          %431 = arith.mulf %430, %421 : vector<16xf32>
          %432 = arith.addi %422, %c17 : index
          %433 = vector.load %7[%432] : memref<?xf32>, vector<16xf32>
          %434 = arith.mulf %433, %421 : vector<16xf32>
          %444:8 = scf.for %435 = %c14 to %401 step %c9 iter_args(%436 = %409, %437 = %412, %438 = %415, %439 = %418, %440 = %425, %441 = %428, %442 = %431, %443 = %434) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %445 = arith.muli %435, %c4 : index
            %446 = arith.addi %445, %c14 : index
            %447 = vector.load %14[%446] : memref<?xf32>, vector<16xf32>
            %448 = arith.addi %445, %c15 : index
            %449 = vector.load %14[%448] : memref<?xf32>, vector<16xf32>
            %450 = arith.addi %445, %c16 : index
            %451 = vector.load %14[%450] : memref<?xf32>, vector<16xf32>
            %452 = arith.addi %445, %c17 : index
            %453 = vector.load %14[%452] : memref<?xf32>, vector<16xf32>
            %454 = arith.addi %406, %435 : index
            %455 = memref.load %12[%454] : memref<?xf32>
            %456 = vector.broadcast %455 : f32 to vector<16xf32>
            %457 = math.fma %456, %447, %436 : vector<16xf32>
            %458 = math.fma %456, %449, %437 : vector<16xf32>
            %459 = math.fma %456, %451, %438 : vector<16xf32>
            %460 = math.fma %456, %453, %439 : vector<16xf32>
            %461 = arith.addi %422, %435 : index
            %462 = memref.load %12[%461] : memref<?xf32>
            %463 = vector.broadcast %462 : f32 to vector<16xf32>
            %464 = math.fma %463, %447, %440 : vector<16xf32>
            %465 = math.fma %463, %449, %441 : vector<16xf32>
            %466 = math.fma %463, %451, %442 : vector<16xf32>
            %467 = math.fma %463, %453, %443 : vector<16xf32>
            scf.yield %457, %458, %459, %460, %464, %465, %466, %467 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %444#0, %7[%407] : memref<?xf32>, vector<16xf32>
          vector.store %444#1, %7[%410] : memref<?xf32>, vector<16xf32>
          vector.store %444#2, %7[%413] : memref<?xf32>, vector<16xf32>
          vector.store %444#3, %7[%416] : memref<?xf32>, vector<16xf32>
          vector.store %444#4, %7[%423] : memref<?xf32>, vector<16xf32>
          vector.store %444#5, %7[%426] : memref<?xf32>, vector<16xf32>
          vector.store %444#6, %7[%429] : memref<?xf32>, vector<16xf32>
          vector.store %444#7, %7[%432] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %468 = %c14 to %33 step %c9 {
        %469 = memref.load %5[%468] : memref<?xf32>
        %470 = memref.load %6[%468] : memref<?xf32>
        %471 = arith.muli %468, %c4 : index
        %472 = memref.load %8[%468] : memref<?xf32>
        %473 = arith.maximumf %472, %469 : f32
        %474 = arith.subf %472, %473 : f32
        %475 = wave.exp2 %474 : f32
        %476 = arith.subf %469, %473 : f32
        %477 = wave.exp2 %476 : f32
        memref.store %473, %8[%468] : memref<?xf32>
        %478 = memref.load %9[%468] : memref<?xf32>
        %479 = arith.mulf %478, %475 : f32
        %480 = math.fma %470, %477, %479 : f32
        memref.store %480, %9[%468] : memref<?xf32>
        %481 = vector.broadcast %475 : f32 to vector<16xf32>
        %482 = vector.broadcast %477 : f32 to vector<16xf32>
        %483 = arith.addi %471, %c14 : index
        %484 = vector.load %10[%483] : memref<?xf32>, vector<16xf32>
        %485 = arith.mulf %484, %481 : vector<16xf32>
        %486 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
        %487 = math.fma %486, %482, %485 : vector<16xf32>
        vector.store %487, %10[%483] : memref<?xf32>, vector<16xf32>
        %488 = arith.addi %471, %c15 : index
        %489 = vector.load %10[%488] : memref<?xf32>, vector<16xf32>
        %490 = arith.mulf %489, %481 : vector<16xf32>
        %491 = vector.load %7[%488] : memref<?xf32>, vector<16xf32>
        %492 = math.fma %491, %482, %490 : vector<16xf32>
        vector.store %492, %10[%488] : memref<?xf32>, vector<16xf32>
        %493 = arith.addi %471, %c16 : index
        %494 = vector.load %10[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.mulf %494, %481 : vector<16xf32>
        %496 = vector.load %7[%493] : memref<?xf32>, vector<16xf32>
        %497 = math.fma %496, %482, %495 : vector<16xf32>
        vector.store %497, %10[%493] : memref<?xf32>, vector<16xf32>
        %498 = arith.addi %471, %c17 : index
        %499 = vector.load %10[%498] : memref<?xf32>, vector<16xf32>
        %500 = arith.mulf %499, %481 : vector<16xf32>
        %501 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
        %502 = math.fma %501, %482, %500 : vector<16xf32>
        vector.store %502, %10[%498] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %503 = %c14 to %30 step %c9 {
      %504 = arith.subi %30, %c9 : index
      %505 = arith.minsi %503, %504 : index
      %506 = arith.divui %505, %groupSize : index
      %507 = arith.addi %21, %506 : index
      %508 = arith.muli %2, %groupSize : index
      %509 = arith.remui %505, %groupSize : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %507, %heads : index
      %512 = arith.addi %511, %510 : index
      %513 = arith.muli %512, %c4 : index
      %514 = memref.load %9[%503] : memref<?xf32>
      %515 = arith.divf %c30, %514 : f32
      %516 = vector.broadcast %515 : f32 to vector<16xf32>
      %517 = arith.muli %kvHeads, %c14 : index
      %518 = arith.addi %517, %2 : index
      %519 = arith.muli %518, %c4 : index
      %520 = arith.addi %519, %c14 : index
      %521 = vector.load %factors[%520] : memref<?xf32>, vector<16xf32>
      %522 = arith.muli %kvHeads, %c9 : index
      %523 = arith.addi %522, %2 : index
      %524 = arith.muli %523, %c4 : index
      %525 = arith.addi %524, %c14 : index
      %526 = vector.load %factors[%525] : memref<?xf32>, vector<16xf32>
      %527 = arith.muli %503, %c4 : index
      %528 = arith.addi %527, %c14 : index
      %529 = vector.load %10[%528] : memref<?xf32>, vector<16xf32>
      %530 = arith.mulf %529, %516 : vector<16xf32>
      %531 = math.fma %530, %521, %526 : vector<16xf32>
      %532 = arith.addi %513, %c14 : index
      vector.store %531, %out[%532] : memref<?xf32>, vector<16xf32>
      %533 = arith.addi %519, %c15 : index
      %534 = vector.load %factors[%533] : memref<?xf32>, vector<16xf32>
      %535 = arith.addi %524, %c15 : index
      %536 = vector.load %factors[%535] : memref<?xf32>, vector<16xf32>
      %537 = arith.addi %527, %c15 : index
      %538 = vector.load %10[%537] : memref<?xf32>, vector<16xf32>
      %539 = arith.mulf %538, %516 : vector<16xf32>
      %540 = math.fma %539, %534, %536 : vector<16xf32>
      %541 = arith.addi %513, %c15 : index
      vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
      %542 = arith.addi %519, %c16 : index
      %543 = vector.load %factors[%542] : memref<?xf32>, vector<16xf32>
      %544 = arith.addi %524, %c16 : index
      %545 = vector.load %factors[%544] : memref<?xf32>, vector<16xf32>
      %546 = arith.addi %527, %c16 : index
      %547 = vector.load %10[%546] : memref<?xf32>, vector<16xf32>
      %548 = arith.mulf %547, %516 : vector<16xf32>
      %549 = math.fma %548, %543, %545 : vector<16xf32>
      %550 = arith.addi %513, %c16 : index
      vector.store %549, %out[%550] : memref<?xf32>, vector<16xf32>
      %551 = arith.addi %519, %c17 : index
      %552 = vector.load %factors[%551] : memref<?xf32>, vector<16xf32>
      %553 = arith.addi %524, %c17 : index
      %554 = vector.load %factors[%553] : memref<?xf32>, vector<16xf32>
      %555 = arith.addi %527, %c17 : index
      %556 = vector.load %10[%555] : memref<?xf32>, vector<16xf32>
      %557 = arith.mulf %556, %516 : vector<16xf32>
      %558 = math.fma %557, %552, %554 : vector<16xf32>
      %559 = arith.addi %513, %c17 : index
      vector.store %558, %out[%559] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
