// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %c21 = arith.constant 80 : index
  %slots = wave.param "slots" : index
  %c23 = arith.constant dense<0x00000000> : vector<16xf32>
  %c24 = arith.constant 0xF149F2CA : f32
  %c25 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 3072 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c35 = arith.constant 112 : index
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
        %69 = arith.addi %52, %c21 : index
        %70 = vector.load %q[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %55, %c21 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
      }
      scf.for %72 = %38 to %40 step %slots {
        %73 = arith.muli %72, %c16 : index
        scf.for %74 = %c17 to %31 step %c10 {
          memref.store %c24, %5[%74] : memref<?xf32>
          memref.store %c25, %6[%74] : memref<?xf32>
          %75 = arith.muli %74, %c4 : index
          %76 = arith.addi %75, %c17 : index
          vector.store %c23, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %75, %c18 : index
          vector.store %c23, %7[%77] : memref<?xf32>, vector<16xf32>
          %78 = arith.addi %75, %c19 : index
          vector.store %c23, %7[%78] : memref<?xf32>, vector<16xf32>
          %79 = arith.addi %75, %c20 : index
          vector.store %c23, %7[%79] : memref<?xf32>, vector<16xf32>
          %80 = arith.addi %75, %c5 : index
          vector.store %c23, %7[%80] : memref<?xf32>, vector<16xf32>
          %81 = arith.addi %75, %c21 : index
          vector.store %c23, %7[%81] : memref<?xf32>, vector<16xf32>
        }
        %82 = arith.addi %73, %c16 : index
        %83 = arith.minsi %82, %37 : index
        scf.for %84 = %73 to %83 step %c5 {
          scf.for %85 = %c17 to %c9 step %c10 {
            %86 = arith.muli %85, %c18 : index
            %87 = arith.addi %84, %86 : index
            %88 = arith.cmpi slt, %87, %37 : index
            scf.if %88 {
              %89 = arith.divui %87, %c18 : index
              %90 = arith.addi %27, %89 : index
              %91 = memref.load %step[%90] : memref<?xi32>
              %92 = arith.index_cast %91 : i32 to index
              %93 = arith.muli %92, %pageBytes : index
              %94 = arith.muli %2, %c27 : index
              %95 = arith.addi %93, %94 : index
              scf.for %96 = %c17 to %c4 step %c10 {
                %97 = arith.muli %96, %c18 : index
                %98 = arith.addi %95, %97 : index
                %99 = vector.load %kv[%98] : memref<?xi8>, vector<16xi8>
                %100 = arith.muli %96, %c5 : index
                %101 = arith.addi %100, %86 : index
                %102 = wave.fp8_decode "e4m3" %99 : vector<16xi8> -> vector<16xf32>
                vector.store %102, %11[%101] : memref<?xf32>, vector<16xf32>
              }
              %103 = arith.addi %95, %c28 : index
              scf.for %104 = %c17 to %c18 step %c10 {
                %105 = arith.addi %87, %104 : index
                %106 = arith.cmpi slt, %105, %37 : index
                %107 = arith.muli %104, %c4 : index
                %108 = arith.addi %103, %107 : index
                %109 = arith.addi %108, %c17 : index
                %110 = vector.load %kv[%109] : memref<?xi8>, vector<16xi8>
                %111 = wave.fp8_decode "e4m3" %110 : vector<16xi8> -> vector<16xf32>
                %112 = arith.select %106, %111, %c23 : vector<16xf32>
                %113 = arith.addi %86, %104 : index
                %114 = arith.muli %113, %c4 : index
                %115 = arith.addi %114, %c17 : index
                vector.store %112, %12[%115] : memref<?xf32>, vector<16xf32>
                %116 = arith.addi %108, %c18 : index
                %117 = vector.load %kv[%116] : memref<?xi8>, vector<16xi8>
                %118 = wave.fp8_decode "e4m3" %117 : vector<16xi8> -> vector<16xf32>
                %119 = arith.select %106, %118, %c23 : vector<16xf32>
                %120 = arith.addi %114, %c18 : index
                vector.store %119, %12[%120] : memref<?xf32>, vector<16xf32>
                %121 = arith.addi %108, %c19 : index
                %122 = vector.load %kv[%121] : memref<?xi8>, vector<16xi8>
                %123 = wave.fp8_decode "e4m3" %122 : vector<16xi8> -> vector<16xf32>
                %124 = arith.select %106, %123, %c23 : vector<16xf32>
                %125 = arith.addi %114, %c19 : index
                vector.store %124, %12[%125] : memref<?xf32>, vector<16xf32>
                %126 = arith.addi %108, %c20 : index
                %127 = vector.load %kv[%126] : memref<?xi8>, vector<16xi8>
                %128 = wave.fp8_decode "e4m3" %127 : vector<16xi8> -> vector<16xf32>
                %129 = arith.select %106, %128, %c23 : vector<16xf32>
                %130 = arith.addi %114, %c20 : index
                vector.store %129, %12[%130] : memref<?xf32>, vector<16xf32>
                %131 = arith.addi %108, %c5 : index
                %132 = vector.load %kv[%131] : memref<?xi8>, vector<16xi8>
                %133 = wave.fp8_decode "e4m3" %132 : vector<16xi8> -> vector<16xf32>
                %134 = arith.select %106, %133, %c23 : vector<16xf32>
                %135 = arith.addi %114, %c5 : index
                vector.store %134, %12[%135] : memref<?xf32>, vector<16xf32>
                %136 = arith.addi %108, %c21 : index
                %137 = vector.load %kv[%136] : memref<?xi8>, vector<16xi8>
                %138 = wave.fp8_decode "e4m3" %137 : vector<16xi8> -> vector<16xf32>
                %139 = arith.select %106, %138, %c23 : vector<16xf32>
                %140 = arith.addi %114, %c21 : index
                vector.store %139, %12[%140] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %141 = %c17 to %31 step %c9 {
            %159:16 = scf.for %142 = %c17 to %c4 step %c10 iter_args(%143 = %c23, %144 = %c23, %145 = %c23, %146 = %c23, %147 = %c23, %148 = %c23, %149 = %c23, %150 = %c23, %151 = %c23, %152 = %c23, %153 = %c23, %154 = %c23, %155 = %c23, %156 = %c23, %157 = %c23, %158 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %160 = arith.muli %142, %c5 : index
              %161 = arith.addi %160, %c17 : index
              %162 = vector.load %11[%161] : memref<?xf32>, vector<16xf32>
              %163 = arith.addi %160, %c18 : index
              %164 = vector.load %11[%163] : memref<?xf32>, vector<16xf32>
              %165 = arith.addi %160, %c19 : index
              %166 = vector.load %11[%165] : memref<?xf32>, vector<16xf32>
              %167 = arith.addi %160, %c20 : index
              %168 = vector.load %11[%167] : memref<?xf32>, vector<16xf32>
              %169 = arith.addi %141, %c17 : index
              %170 = arith.muli %169, %c4 : index
              %171 = arith.addi %170, %142 : index
              %172 = memref.load %4[%171] : memref<?xf32>
              %173 = vector.broadcast %172 : f32 to vector<16xf32>
              %174 = math.fma %173, %162, %143 : vector<16xf32>
              %175 = math.fma %173, %164, %144 : vector<16xf32>
              %176 = math.fma %173, %166, %145 : vector<16xf32>
              %177 = math.fma %173, %168, %146 : vector<16xf32>
              %178 = arith.addi %141, %c10 : index
              %179 = arith.muli %178, %c4 : index
              %180 = arith.addi %179, %142 : index
              %181 = memref.load %4[%180] : memref<?xf32>
              %182 = vector.broadcast %181 : f32 to vector<16xf32>
              %183 = math.fma %182, %162, %147 : vector<16xf32>
              %184 = math.fma %182, %164, %148 : vector<16xf32>
              %185 = math.fma %182, %166, %149 : vector<16xf32>
              %186 = math.fma %182, %168, %150 : vector<16xf32>
              %187 = arith.addi %141, %c7 : index
              %188 = arith.muli %187, %c4 : index
              %189 = arith.addi %188, %142 : index
              %190 = memref.load %4[%189] : memref<?xf32>
              %191 = vector.broadcast %190 : f32 to vector<16xf32>
              %192 = math.fma %191, %162, %151 : vector<16xf32>
              %193 = math.fma %191, %164, %152 : vector<16xf32>
              %194 = math.fma %191, %166, %153 : vector<16xf32>
              %195 = math.fma %191, %168, %154 : vector<16xf32>
              %196 = arith.addi %141, %c13 : index
              %197 = arith.muli %196, %c4 : index
              %198 = arith.addi %197, %142 : index
              %199 = memref.load %4[%198] : memref<?xf32>
              %200 = vector.broadcast %199 : f32 to vector<16xf32>
              %201 = math.fma %200, %162, %155 : vector<16xf32>
              %202 = math.fma %200, %164, %156 : vector<16xf32>
              %203 = math.fma %200, %166, %157 : vector<16xf32>
              %204 = math.fma %200, %168, %158 : vector<16xf32>
              scf.yield %174, %175, %176, %177, %183, %184, %185, %186, %192, %193, %194, %195, %201, %202, %203, %204 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %205 = arith.addi %141, %c17 : index
            %206 = arith.subi %28, %c10 : index
            %207 = arith.minsi %205, %206 : index
            %208 = arith.divui %207, %groupSize : index
            %209 = arith.addi %19, %208 : index
            %210 = arith.muli %2, %groupSize : index
            %211 = arith.remui %207, %groupSize : index
            %212 = arith.addi %210, %211 : index
            %213 = arith.addi %positionsAt, %209 : index
            %214 = memref.load %step[%213] : memref<?xi32>
            %215 = arith.index_cast %214 : i32 to index
            %216 = arith.subi %215, %84 : index
            %217 = arith.index_cast %216 : index to i32
            %218 = vector.broadcast %217 : i32 to vector<16xi32>
            %219 = arith.cmpi sle, %c29, %218 : vector<16xi32>
            %220 = arith.select %219, %159#0, %c30 : vector<16xi1>, vector<16xf32>
            %221 = arith.cmpi sle, %c31, %218 : vector<16xi32>
            %222 = arith.select %221, %159#1, %c30 : vector<16xi1>, vector<16xf32>
            %223 = arith.cmpi sle, %c32, %218 : vector<16xi32>
            %224 = arith.select %223, %159#2, %c30 : vector<16xi1>, vector<16xf32>
            %225 = arith.cmpi sle, %c33, %218 : vector<16xi32>
            %226 = arith.select %225, %159#3, %c30 : vector<16xi1>, vector<16xf32>
            %227 = arith.maximumf %220, %222 : vector<16xf32>
            %228 = arith.maximumf %227, %224 : vector<16xf32>
            %229 = arith.maximumf %228, %226 : vector<16xf32>
            %230 = memref.load %5[%205] : memref<?xf32>
            %231 = wave.reduce "max" %229 : vector<16xf32>
            %232 = arith.maximumf %230, %231 : f32
            %233 = arith.subf %230, %232 : f32
            %234 = wave.exp2 %233 : f32
            %235 = vector.broadcast %232 : f32 to vector<16xf32>
            %236 = arith.subf %220, %235 : vector<16xf32>
            %237 = wave.exp2 %236 : vector<16xf32>
            %238 = arith.select %219, %237, %c23 : vector<16xi1>, vector<16xf32>
            %239 = arith.muli %205, %c5 : index
            %240 = arith.addi %239, %c17 : index
            vector.store %238, %10[%240] : memref<?xf32>, vector<16xf32>
            %241 = arith.subf %222, %235 : vector<16xf32>
            %242 = wave.exp2 %241 : vector<16xf32>
            %243 = arith.select %221, %242, %c23 : vector<16xi1>, vector<16xf32>
            %244 = arith.addi %239, %c18 : index
            vector.store %243, %10[%244] : memref<?xf32>, vector<16xf32>
            %245 = arith.addf %238, %243 : vector<16xf32>
            %246 = arith.subf %224, %235 : vector<16xf32>
            %247 = wave.exp2 %246 : vector<16xf32>
            %248 = arith.select %223, %247, %c23 : vector<16xi1>, vector<16xf32>
            %249 = arith.addi %239, %c19 : index
            vector.store %248, %10[%249] : memref<?xf32>, vector<16xf32>
            %250 = arith.addf %245, %248 : vector<16xf32>
            %251 = arith.subf %226, %235 : vector<16xf32>
            %252 = wave.exp2 %251 : vector<16xf32>
            %253 = arith.select %225, %252, %c23 : vector<16xi1>, vector<16xf32>
            %254 = arith.addi %239, %c20 : index
            vector.store %253, %10[%254] : memref<?xf32>, vector<16xf32>
            %255 = arith.addf %250, %253 : vector<16xf32>
            %256 = memref.load %6[%205] : memref<?xf32>
            %257 = wave.reduce "add" %255 : vector<16xf32>
            %258 = math.fma %256, %234, %257 : f32
            memref.store %232, %5[%205] : memref<?xf32>
            memref.store %258, %6[%205] : memref<?xf32>
            memref.store %234, %8[%205] : memref<?xf32>
            %259 = arith.addi %141, %c10 : index
            %260 = arith.minsi %259, %206 : index
            %261 = arith.divui %260, %groupSize : index
            %262 = arith.addi %19, %261 : index
            %263 = arith.remui %260, %groupSize : index
            %264 = arith.addi %210, %263 : index
            %265 = arith.addi %positionsAt, %262 : index
            %266 = memref.load %step[%265] : memref<?xi32>
            %267 = arith.index_cast %266 : i32 to index
            %268 = arith.subi %267, %84 : index
            %269 = arith.index_cast %268 : index to i32
            %270 = vector.broadcast %269 : i32 to vector<16xi32>
            %271 = arith.cmpi sle, %c29, %270 : vector<16xi32>
            %272 = arith.select %271, %159#4, %c30 : vector<16xi1>, vector<16xf32>
            %273 = arith.cmpi sle, %c31, %270 : vector<16xi32>
            %274 = arith.select %273, %159#5, %c30 : vector<16xi1>, vector<16xf32>
            %275 = arith.cmpi sle, %c32, %270 : vector<16xi32>
            %276 = arith.select %275, %159#6, %c30 : vector<16xi1>, vector<16xf32>
            %277 = arith.cmpi sle, %c33, %270 : vector<16xi32>
            %278 = arith.select %277, %159#7, %c30 : vector<16xi1>, vector<16xf32>
            %279 = arith.maximumf %272, %274 : vector<16xf32>
            %280 = arith.maximumf %279, %276 : vector<16xf32>
            %281 = arith.maximumf %280, %278 : vector<16xf32>
            %282 = memref.load %5[%259] : memref<?xf32>
            %283 = wave.reduce "max" %281 : vector<16xf32>
            %284 = arith.maximumf %282, %283 : f32
            %285 = arith.subf %282, %284 : f32
            %286 = wave.exp2 %285 : f32
            %287 = vector.broadcast %284 : f32 to vector<16xf32>
            %288 = arith.subf %272, %287 : vector<16xf32>
            %289 = wave.exp2 %288 : vector<16xf32>
            %290 = arith.select %271, %289, %c23 : vector<16xi1>, vector<16xf32>
            %291 = arith.muli %259, %c5 : index
            %292 = arith.addi %291, %c17 : index
            vector.store %290, %10[%292] : memref<?xf32>, vector<16xf32>
            %293 = arith.subf %274, %287 : vector<16xf32>
            %294 = wave.exp2 %293 : vector<16xf32>
            %295 = arith.select %273, %294, %c23 : vector<16xi1>, vector<16xf32>
            %296 = arith.addi %291, %c18 : index
            vector.store %295, %10[%296] : memref<?xf32>, vector<16xf32>
            %297 = arith.addf %290, %295 : vector<16xf32>
            %298 = arith.subf %276, %287 : vector<16xf32>
            %299 = wave.exp2 %298 : vector<16xf32>
            %300 = arith.select %275, %299, %c23 : vector<16xi1>, vector<16xf32>
            %301 = arith.addi %291, %c19 : index
            vector.store %300, %10[%301] : memref<?xf32>, vector<16xf32>
            %302 = arith.addf %297, %300 : vector<16xf32>
            %303 = arith.subf %278, %287 : vector<16xf32>
            %304 = wave.exp2 %303 : vector<16xf32>
            %305 = arith.select %277, %304, %c23 : vector<16xi1>, vector<16xf32>
            %306 = arith.addi %291, %c20 : index
            vector.store %305, %10[%306] : memref<?xf32>, vector<16xf32>
            %307 = arith.addf %302, %305 : vector<16xf32>
            %308 = memref.load %6[%259] : memref<?xf32>
            %309 = wave.reduce "add" %307 : vector<16xf32>
            %310 = math.fma %308, %286, %309 : f32
            memref.store %284, %5[%259] : memref<?xf32>
            memref.store %310, %6[%259] : memref<?xf32>
            memref.store %286, %8[%259] : memref<?xf32>
            %311 = arith.addi %141, %c7 : index
            %312 = arith.minsi %311, %206 : index
            %313 = arith.divui %312, %groupSize : index
            %314 = arith.addi %19, %313 : index
            %315 = arith.remui %312, %groupSize : index
            %316 = arith.addi %210, %315 : index
            %317 = arith.addi %positionsAt, %314 : index
            %318 = memref.load %step[%317] : memref<?xi32>
            %319 = arith.index_cast %318 : i32 to index
            %320 = arith.subi %319, %84 : index
            %321 = arith.index_cast %320 : index to i32
            %322 = vector.broadcast %321 : i32 to vector<16xi32>
            %323 = arith.cmpi sle, %c29, %322 : vector<16xi32>
            %324 = arith.select %323, %159#8, %c30 : vector<16xi1>, vector<16xf32>
            %325 = arith.cmpi sle, %c31, %322 : vector<16xi32>
            %326 = arith.select %325, %159#9, %c30 : vector<16xi1>, vector<16xf32>
            %327 = arith.cmpi sle, %c32, %322 : vector<16xi32>
            %328 = arith.select %327, %159#10, %c30 : vector<16xi1>, vector<16xf32>
            %329 = arith.cmpi sle, %c33, %322 : vector<16xi32>
            %330 = arith.select %329, %159#11, %c30 : vector<16xi1>, vector<16xf32>
            %331 = arith.maximumf %324, %326 : vector<16xf32>
            %332 = arith.maximumf %331, %328 : vector<16xf32>
            %333 = arith.maximumf %332, %330 : vector<16xf32>
            %334 = memref.load %5[%311] : memref<?xf32>
            %335 = wave.reduce "max" %333 : vector<16xf32>
            %336 = arith.maximumf %334, %335 : f32
            %337 = arith.subf %334, %336 : f32
            %338 = wave.exp2 %337 : f32
            %339 = vector.broadcast %336 : f32 to vector<16xf32>
            %340 = arith.subf %324, %339 : vector<16xf32>
            %341 = wave.exp2 %340 : vector<16xf32>
            %342 = arith.select %323, %341, %c23 : vector<16xi1>, vector<16xf32>
            %343 = arith.muli %311, %c5 : index
            %344 = arith.addi %343, %c17 : index
            vector.store %342, %10[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.subf %326, %339 : vector<16xf32>
            %346 = wave.exp2 %345 : vector<16xf32>
            %347 = arith.select %325, %346, %c23 : vector<16xi1>, vector<16xf32>
            %348 = arith.addi %343, %c18 : index
            vector.store %347, %10[%348] : memref<?xf32>, vector<16xf32>
            %349 = arith.addf %342, %347 : vector<16xf32>
            %350 = arith.subf %328, %339 : vector<16xf32>
            %351 = wave.exp2 %350 : vector<16xf32>
            %352 = arith.select %327, %351, %c23 : vector<16xi1>, vector<16xf32>
            %353 = arith.addi %343, %c19 : index
            vector.store %352, %10[%353] : memref<?xf32>, vector<16xf32>
            %354 = arith.addf %349, %352 : vector<16xf32>
            %355 = arith.subf %330, %339 : vector<16xf32>
            %356 = wave.exp2 %355 : vector<16xf32>
            %357 = arith.select %329, %356, %c23 : vector<16xi1>, vector<16xf32>
            %358 = arith.addi %343, %c20 : index
            vector.store %357, %10[%358] : memref<?xf32>, vector<16xf32>
            %359 = arith.addf %354, %357 : vector<16xf32>
            %360 = memref.load %6[%311] : memref<?xf32>
            %361 = wave.reduce "add" %359 : vector<16xf32>
            %362 = math.fma %360, %338, %361 : f32
            memref.store %336, %5[%311] : memref<?xf32>
            memref.store %362, %6[%311] : memref<?xf32>
            memref.store %338, %8[%311] : memref<?xf32>
            %363 = arith.addi %141, %c13 : index
            %364 = arith.minsi %363, %206 : index
            %365 = arith.divui %364, %groupSize : index
            %366 = arith.addi %19, %365 : index
            %367 = arith.remui %364, %groupSize : index
            %368 = arith.addi %210, %367 : index
            %369 = arith.addi %positionsAt, %366 : index
            %370 = memref.load %step[%369] : memref<?xi32>
            %371 = arith.index_cast %370 : i32 to index
            %372 = arith.subi %371, %84 : index
            %373 = arith.index_cast %372 : index to i32
            %374 = vector.broadcast %373 : i32 to vector<16xi32>
            %375 = arith.cmpi sle, %c29, %374 : vector<16xi32>
            %376 = arith.select %375, %159#12, %c30 : vector<16xi1>, vector<16xf32>
            %377 = arith.cmpi sle, %c31, %374 : vector<16xi32>
            %378 = arith.select %377, %159#13, %c30 : vector<16xi1>, vector<16xf32>
            %379 = arith.cmpi sle, %c32, %374 : vector<16xi32>
            %380 = arith.select %379, %159#14, %c30 : vector<16xi1>, vector<16xf32>
            %381 = arith.cmpi sle, %c33, %374 : vector<16xi32>
            %382 = arith.select %381, %159#15, %c30 : vector<16xi1>, vector<16xf32>
            %383 = arith.maximumf %376, %378 : vector<16xf32>
            %384 = arith.maximumf %383, %380 : vector<16xf32>
            %385 = arith.maximumf %384, %382 : vector<16xf32>
            %386 = memref.load %5[%363] : memref<?xf32>
            %387 = wave.reduce "max" %385 : vector<16xf32>
            %388 = arith.maximumf %386, %387 : f32
            %389 = arith.subf %386, %388 : f32
            %390 = wave.exp2 %389 : f32
            %391 = vector.broadcast %388 : f32 to vector<16xf32>
            %392 = arith.subf %376, %391 : vector<16xf32>
            %393 = wave.exp2 %392 : vector<16xf32>
            %394 = arith.select %375, %393, %c23 : vector<16xi1>, vector<16xf32>
            %395 = arith.muli %363, %c5 : index
            %396 = arith.addi %395, %c17 : index
            vector.store %394, %10[%396] : memref<?xf32>, vector<16xf32>
            %397 = arith.subf %378, %391 : vector<16xf32>
            %398 = wave.exp2 %397 : vector<16xf32>
            %399 = arith.select %377, %398, %c23 : vector<16xi1>, vector<16xf32>
            %400 = arith.addi %395, %c18 : index
            vector.store %399, %10[%400] : memref<?xf32>, vector<16xf32>
            %401 = arith.addf %394, %399 : vector<16xf32>
            %402 = arith.subf %380, %391 : vector<16xf32>
            %403 = wave.exp2 %402 : vector<16xf32>
            %404 = arith.select %379, %403, %c23 : vector<16xi1>, vector<16xf32>
            %405 = arith.addi %395, %c19 : index
            vector.store %404, %10[%405] : memref<?xf32>, vector<16xf32>
            %406 = arith.addf %401, %404 : vector<16xf32>
            %407 = arith.subf %382, %391 : vector<16xf32>
            %408 = wave.exp2 %407 : vector<16xf32>
            %409 = arith.select %381, %408, %c23 : vector<16xi1>, vector<16xf32>
            %410 = arith.addi %395, %c20 : index
            vector.store %409, %10[%410] : memref<?xf32>, vector<16xf32>
            %411 = arith.addf %406, %409 : vector<16xf32>
            %412 = memref.load %6[%363] : memref<?xf32>
            %413 = wave.reduce "add" %411 : vector<16xf32>
            %414 = math.fma %412, %390, %413 : f32
            memref.store %388, %5[%363] : memref<?xf32>
            memref.store %414, %6[%363] : memref<?xf32>
            memref.store %390, %8[%363] : memref<?xf32>
          }
          %415 = arith.subi %37, %84 : index
          %416 = arith.minsi %415, %c5 : index
          scf.for %417 = %c17 to %31 step %c7 {
            %418 = arith.addi %417, %c17 : index
            %419 = memref.load %8[%418] : memref<?xf32>
            %420 = vector.broadcast %419 : f32 to vector<16xf32>
            %421 = arith.muli %418, %c4 : index
            %422 = arith.addi %421, %c17 : index
            %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
            %424 = arith.mulf %423, %420 : vector<16xf32>
            %425 = arith.addi %421, %c18 : index
            %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
            %427 = arith.mulf %426, %420 : vector<16xf32>
            %428 = arith.addi %421, %c19 : index
            %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
            %430 = arith.mulf %429, %420 : vector<16xf32>
            %431 = arith.addi %421, %c20 : index
            %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
            %433 = arith.mulf %432, %420 : vector<16xf32>
            %434 = arith.addi %417, %c10 : index
            %435 = memref.load %8[%434] : memref<?xf32>
            %436 = vector.broadcast %435 : f32 to vector<16xf32>
            %437 = arith.muli %434, %c4 : index
            %438 = arith.addi %437, %c17 : index
            %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
            %440 = arith.mulf %439, %436 : vector<16xf32>
            %441 = arith.addi %437, %c18 : index
            %442 = vector.load %7[%441] : memref<?xf32>, vector<16xf32>
            %443 = arith.mulf %442, %436 : vector<16xf32>
            %444 = arith.addi %437, %c19 : index
            %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
            %446 = arith.mulf %445, %436 : vector<16xf32>
            %447 = arith.addi %437, %c20 : index
            %448 = vector.load %7[%447] : memref<?xf32>, vector<16xf32>
            %449 = arith.mulf %448, %436 : vector<16xf32>
            %459:8 = scf.for %450 = %c17 to %416 step %c10 iter_args(%451 = %424, %452 = %427, %453 = %430, %454 = %433, %455 = %440, %456 = %443, %457 = %446, %458 = %449) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %460 = arith.muli %450, %c4 : index
              %461 = arith.addi %460, %c17 : index
              %462 = vector.load %12[%461] : memref<?xf32>, vector<16xf32>
              %463 = arith.addi %460, %c18 : index
              %464 = vector.load %12[%463] : memref<?xf32>, vector<16xf32>
              %465 = arith.addi %460, %c19 : index
              %466 = vector.load %12[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.addi %460, %c20 : index
              %468 = vector.load %12[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.muli %418, %c5 : index
              %470 = arith.addi %469, %450 : index
              %471 = memref.load %10[%470] : memref<?xf32>
              %472 = vector.broadcast %471 : f32 to vector<16xf32>
              %473 = math.fma %472, %462, %451 : vector<16xf32>
              %474 = math.fma %472, %464, %452 : vector<16xf32>
              %475 = math.fma %472, %466, %453 : vector<16xf32>
              %476 = math.fma %472, %468, %454 : vector<16xf32>
              %477 = arith.muli %434, %c5 : index
              %478 = arith.addi %477, %450 : index
              %479 = memref.load %10[%478] : memref<?xf32>
              %480 = vector.broadcast %479 : f32 to vector<16xf32>
              %481 = math.fma %480, %462, %455 : vector<16xf32>
              %482 = math.fma %480, %464, %456 : vector<16xf32>
              %483 = math.fma %480, %466, %457 : vector<16xf32>
              %484 = math.fma %480, %468, %458 : vector<16xf32>
              scf.yield %473, %474, %475, %476, %481, %482, %483, %484 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %459#0, %7[%422] : memref<?xf32>, vector<16xf32>
            vector.store %459#1, %7[%425] : memref<?xf32>, vector<16xf32>
            vector.store %459#2, %7[%428] : memref<?xf32>, vector<16xf32>
            vector.store %459#3, %7[%431] : memref<?xf32>, vector<16xf32>
            vector.store %459#4, %7[%438] : memref<?xf32>, vector<16xf32>
            vector.store %459#5, %7[%441] : memref<?xf32>, vector<16xf32>
            vector.store %459#6, %7[%444] : memref<?xf32>, vector<16xf32>
            vector.store %459#7, %7[%447] : memref<?xf32>, vector<16xf32>
            %485 = memref.load %8[%418] : memref<?xf32>
            %486 = vector.broadcast %485 : f32 to vector<16xf32>
            %487 = arith.addi %421, %c5 : index
            %488 = vector.load %7[%487] : memref<?xf32>, vector<16xf32>
            %489 = arith.mulf %488, %486 : vector<16xf32>
            %490 = arith.addi %421, %c21 : index
            %491 = vector.load %7[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %486 : vector<16xf32>
            %493 = memref.load %8[%434] : memref<?xf32>
            %494 = vector.broadcast %493 : f32 to vector<16xf32>
            %495 = arith.addi %437, %c5 : index
            %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %494 : vector<16xf32>
            %498 = arith.addi %437, %c21 : index
            %499 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
            %500 = arith.mulf %499, %494 : vector<16xf32>
            %506:4 = scf.for %501 = %c17 to %416 step %c10 iter_args(%502 = %489, %503 = %492, %504 = %497, %505 = %500) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %507 = arith.muli %501, %c4 : index
              %508 = arith.addi %507, %c5 : index
              %509 = vector.load %12[%508] : memref<?xf32>, vector<16xf32>
              %510 = arith.addi %507, %c21 : index
              %511 = vector.load %12[%510] : memref<?xf32>, vector<16xf32>
              %512 = arith.muli %418, %c5 : index
              %513 = arith.addi %512, %501 : index
              %514 = memref.load %10[%513] : memref<?xf32>
              %515 = vector.broadcast %514 : f32 to vector<16xf32>
              %516 = math.fma %515, %509, %502 : vector<16xf32>
              %517 = math.fma %515, %511, %503 : vector<16xf32>
              %518 = arith.muli %434, %c5 : index
              %519 = arith.addi %518, %501 : index
              %520 = memref.load %10[%519] : memref<?xf32>
              %521 = vector.broadcast %520 : f32 to vector<16xf32>
              %522 = math.fma %521, %509, %504 : vector<16xf32>
              %523 = math.fma %521, %511, %505 : vector<16xf32>
              scf.yield %516, %517, %522, %523 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %506#0, %7[%487] : memref<?xf32>, vector<16xf32>
            vector.store %506#1, %7[%490] : memref<?xf32>, vector<16xf32>
            vector.store %506#2, %7[%495] : memref<?xf32>, vector<16xf32>
            vector.store %506#3, %7[%498] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %524 = %c17 to %28 step %c10 {
          %525 = arith.subi %28, %c10 : index
          %526 = arith.minsi %524, %525 : index
          %527 = arith.divui %526, %groupSize : index
          %528 = arith.addi %19, %527 : index
          %529 = arith.muli %2, %groupSize : index
          %530 = arith.remui %526, %groupSize : index
          %531 = arith.addi %529, %530 : index
          %532 = arith.muli %528, %heads : index
          %533 = arith.addi %532, %531 : index
          %534 = arith.muli %533, %ranges : index
          %535 = arith.addi %534, %72 : index
          %536 = arith.muli %535, %c35 : index
          %537 = arith.muli %524, %c4 : index
          %538 = arith.addi %537, %c17 : index
          %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
          %540 = arith.addi %536, %c17 : index
          vector.store %539, %out[%540] : memref<?xf32>, vector<16xf32>
          %541 = arith.addi %537, %c18 : index
          %542 = vector.load %7[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.addi %536, %c18 : index
          vector.store %542, %out[%543] : memref<?xf32>, vector<16xf32>
          %544 = arith.addi %537, %c19 : index
          %545 = vector.load %7[%544] : memref<?xf32>, vector<16xf32>
          %546 = arith.addi %536, %c19 : index
          vector.store %545, %out[%546] : memref<?xf32>, vector<16xf32>
          %547 = arith.addi %537, %c20 : index
          %548 = vector.load %7[%547] : memref<?xf32>, vector<16xf32>
          %549 = arith.addi %536, %c20 : index
          vector.store %548, %out[%549] : memref<?xf32>, vector<16xf32>
          %550 = arith.addi %537, %c5 : index
          %551 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
          %552 = arith.addi %536, %c5 : index
          vector.store %551, %out[%552] : memref<?xf32>, vector<16xf32>
          %553 = arith.addi %537, %c21 : index
          %554 = vector.load %7[%553] : memref<?xf32>, vector<16xf32>
          %555 = arith.addi %536, %c21 : index
          vector.store %554, %out[%555] : memref<?xf32>, vector<16xf32>
          %556 = memref.load %5[%524] : memref<?xf32>
          %557 = arith.addi %536, %c4 : index
          memref.store %556, %out[%557] : memref<?xf32>
          %558 = memref.load %6[%524] : memref<?xf32>
          %559 = arith.addi %557, %c10 : index
          memref.store %558, %out[%559] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
