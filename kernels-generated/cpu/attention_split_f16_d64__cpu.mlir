// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 511 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 0 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c21 = arith.constant dense<0x00000000> : vector<16xf32>
  %c22 = arith.constant 0xF149F2CA : f32
  %c23 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c25 = arith.constant 2048 : index
  %c26 = arith.constant 128 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c34 = arith.constant 80 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = wave.block 0
  %3 = arith.remui %2, %kvHeads : index
  %4 = arith.muli %queriesMax, %c4 : index
  %5 = wave.scratch %4 : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %queriesMax : memref<?xf32>
  %8 = arith.muli %queriesMax, %c4 : index
  %9 = wave.scratch %8 : memref<?xf32>
  %10 = wave.scratch %queriesMax : memref<?xf32>
  %11 = arith.muli %queriesMax, %c4 : index
  %12 = wave.scratch %11 : memref<?xf32>
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
    %40 = wave.block 1
    %41 = arith.addi %39, %c14 : index
    %42 = arith.divui %41, %c15 : index
    %43 = arith.cmpi slt, %40, %42 : index
    scf.if %43 {
      %44 = memref.load %scales[%3] : memref<?xf32>
      %45 = vector.broadcast %44 : f32 to vector<16xf32>
      scf.for %46 = %c16 to %33 step %c9 {
        %47 = arith.subi %30, %c9 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.divui %48, %groupSize : index
        %50 = arith.addi %21, %49 : index
        %51 = arith.muli %3, %groupSize : index
        %52 = arith.remui %48, %groupSize : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %50, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c4 : index
        %57 = arith.addi %56, %c16 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %45 : vector<16xf32>
        %60 = arith.muli %46, %c4 : index
        %61 = arith.addi %60, %c16 : index
        vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %56, %c17 : index
        %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.mulf %63, %45 : vector<16xf32>
        %65 = arith.muli %46, %c4 : index
        %66 = arith.addi %65, %c17 : index
        vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %56, %c18 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %45 : vector<16xf32>
        %70 = arith.muli %46, %c4 : index
        %71 = arith.addi %70, %c18 : index
        vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %56, %c19 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %45 : vector<16xf32>
        %75 = arith.muli %46, %c4 : index
        %76 = arith.addi %75, %c19 : index
        vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
      }
      scf.for %77 = %40 to %42 step %slots {
        %78 = arith.muli %77, %c15 : index
        scf.for %79 = %c16 to %33 step %c9 {
          memref.store %c22, %6[%79] : memref<?xf32>
          memref.store %c23, %7[%79] : memref<?xf32>
          %80 = arith.muli %79, %c4 : index
          %81 = arith.addi %80, %c16 : index
          vector.store %c21, %9[%81] : memref<?xf32>, vector<16xf32>
          %82 = arith.muli %79, %c4 : index
          %83 = arith.addi %82, %c17 : index
          vector.store %c21, %9[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.muli %79, %c4 : index
          %85 = arith.addi %84, %c18 : index
          vector.store %c21, %9[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.muli %79, %c4 : index
          %87 = arith.addi %86, %c19 : index
          vector.store %c21, %9[%87] : memref<?xf32>, vector<16xf32>
        }
        %88 = arith.addi %78, %c15 : index
        %89 = arith.minsi %88, %39 : index
        scf.for %90 = %78 to %89 step %c4 {
          scf.for %91 = %c16 to %c8 step %c9 {
            %92 = arith.muli %91, %c17 : index
            %93 = arith.addi %90, %92 : index
            %94 = arith.cmpi slt, %93, %39 : index
            scf.if %94 {
              %95 = arith.divui %93, %c17 : index
              %96 = arith.addi %29, %95 : index
              %97 = memref.load %step[%96] : memref<?xi32>
              %98 = arith.index_cast %97 : i32 to index
              %99 = arith.muli %98, %pageBytes : index
              %100 = arith.muli %3, %c5 : index
              %101 = arith.addi %99, %100 : index
              scf.for %102 = %c16 to %c4 step %c9 {
                %103 = arith.muli %102, %c18 : index
                %104 = arith.addi %101, %103 : index
                %105 = vector.load %kv[%104] : memref<?xi8>, vector<32xi8>
                %106 = arith.muli %102, %c4 : index
                %107 = arith.muli %91, %c17 : index
                %108 = arith.addi %106, %107 : index
                %109 = vector.bitcast %105 : vector<32xi8> to vector<16xf16>
                %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
                vector.store %110, %13[%108] : memref<?xf32>, vector<16xf32>
              }
              %111 = arith.addi %101, %c25 : index
              scf.for %112 = %c16 to %c17 step %c9 {
                %113 = arith.addi %93, %112 : index
                %114 = arith.cmpi slt, %113, %39 : index
                %115 = arith.muli %112, %c26 : index
                %116 = arith.addi %111, %115 : index
                %117 = arith.addi %116, %c16 : index
                %118 = vector.load %kv[%117] : memref<?xi8>, vector<32xi8>
                %119 = vector.bitcast %118 : vector<32xi8> to vector<16xf16>
                %120 = arith.extf %119 : vector<16xf16> to vector<16xf32>
                %121 = arith.select %114, %120, %c21 : vector<16xf32>
                %122 = arith.muli %91, %c17 : index
                %123 = arith.addi %122, %112 : index
                %124 = arith.muli %123, %c4 : index
                %125 = arith.addi %124, %c16 : index
                vector.store %121, %14[%125] : memref<?xf32>, vector<16xf32>
                %126 = arith.muli %112, %c26 : index
                %127 = arith.addi %111, %126 : index
                %128 = arith.addi %127, %c18 : index
                %129 = vector.load %kv[%128] : memref<?xi8>, vector<32xi8>
                %130 = vector.bitcast %129 : vector<32xi8> to vector<16xf16>
                %131 = arith.extf %130 : vector<16xf16> to vector<16xf32>
                %132 = arith.select %114, %131, %c21 : vector<16xf32>
                %133 = arith.muli %91, %c17 : index
                %134 = arith.addi %133, %112 : index
                %135 = arith.muli %134, %c4 : index
                %136 = arith.addi %135, %c17 : index
                vector.store %132, %14[%136] : memref<?xf32>, vector<16xf32>
                %137 = arith.muli %112, %c26 : index
                %138 = arith.addi %111, %137 : index
                %139 = arith.addi %138, %c4 : index
                %140 = vector.load %kv[%139] : memref<?xi8>, vector<32xi8>
                %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
                %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
                %143 = arith.select %114, %142, %c21 : vector<16xf32>
                %144 = arith.muli %91, %c17 : index
                %145 = arith.addi %144, %112 : index
                %146 = arith.muli %145, %c4 : index
                %147 = arith.addi %146, %c18 : index
                vector.store %143, %14[%147] : memref<?xf32>, vector<16xf32>
                %148 = arith.muli %112, %c26 : index
                %149 = arith.addi %111, %148 : index
                %150 = arith.addi %149, %c27 : index
                %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
                %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
                %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
                %154 = arith.select %114, %153, %c21 : vector<16xf32>
                %155 = arith.muli %91, %c17 : index
                %156 = arith.addi %155, %112 : index
                %157 = arith.muli %156, %c4 : index
                %158 = arith.addi %157, %c19 : index
                vector.store %154, %14[%158] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %159 = %c16 to %33 step %c8 {
            %177:16 = scf.for %160 = %c16 to %c4 step %c9 iter_args(%161 = %c21, %162 = %c21, %163 = %c21, %164 = %c21, %165 = %c21, %166 = %c21, %167 = %c21, %168 = %c21, %169 = %c21, %170 = %c21, %171 = %c21, %172 = %c21, %173 = %c21, %174 = %c21, %175 = %c21, %176 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %178 = arith.muli %160, %c4 : index
              %179 = arith.addi %178, %c16 : index
              %180 = vector.load %13[%179] : memref<?xf32>, vector<16xf32>
              %181 = arith.muli %160, %c4 : index
              %182 = arith.addi %181, %c17 : index
              %183 = vector.load %13[%182] : memref<?xf32>, vector<16xf32>
              %184 = arith.muli %160, %c4 : index
              %185 = arith.addi %184, %c18 : index
              %186 = vector.load %13[%185] : memref<?xf32>, vector<16xf32>
              %187 = arith.muli %160, %c4 : index
              %188 = arith.addi %187, %c19 : index
              %189 = vector.load %13[%188] : memref<?xf32>, vector<16xf32>
              %190 = arith.addi %159, %c16 : index
              %191 = arith.muli %190, %c4 : index
              %192 = arith.addi %191, %160 : index
              %193 = memref.load %5[%192] : memref<?xf32>
              %194 = vector.broadcast %193 : f32 to vector<16xf32>
              %195 = math.fma %194, %180, %161 : vector<16xf32>
              %196 = math.fma %194, %183, %162 : vector<16xf32>
              %197 = math.fma %194, %186, %163 : vector<16xf32>
              %198 = math.fma %194, %189, %164 : vector<16xf32>
              %199 = arith.addi %159, %c9 : index
              %200 = arith.muli %199, %c4 : index
              %201 = arith.addi %200, %160 : index
              %202 = memref.load %5[%201] : memref<?xf32>
              %203 = vector.broadcast %202 : f32 to vector<16xf32>
              %204 = math.fma %203, %180, %165 : vector<16xf32>
              %205 = math.fma %203, %183, %166 : vector<16xf32>
              %206 = math.fma %203, %186, %167 : vector<16xf32>
              %207 = math.fma %203, %189, %168 : vector<16xf32>
              %208 = arith.addi %159, %c6 : index
              %209 = arith.muli %208, %c4 : index
              %210 = arith.addi %209, %160 : index
              %211 = memref.load %5[%210] : memref<?xf32>
              %212 = vector.broadcast %211 : f32 to vector<16xf32>
              %213 = math.fma %212, %180, %169 : vector<16xf32>
              %214 = math.fma %212, %183, %170 : vector<16xf32>
              %215 = math.fma %212, %186, %171 : vector<16xf32>
              %216 = math.fma %212, %189, %172 : vector<16xf32>
              %217 = arith.addi %159, %c12 : index
              %218 = arith.muli %217, %c4 : index
              %219 = arith.addi %218, %160 : index
              %220 = memref.load %5[%219] : memref<?xf32>
              %221 = vector.broadcast %220 : f32 to vector<16xf32>
              %222 = math.fma %221, %180, %173 : vector<16xf32>
              %223 = math.fma %221, %183, %174 : vector<16xf32>
              %224 = math.fma %221, %186, %175 : vector<16xf32>
              %225 = math.fma %221, %189, %176 : vector<16xf32>
              scf.yield %195, %196, %197, %198, %204, %205, %206, %207, %213, %214, %215, %216, %222, %223, %224, %225 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %226 = arith.addi %159, %c16 : index
            %227 = arith.subi %30, %c9 : index
            %228 = arith.minsi %226, %227 : index
            %229 = arith.divui %228, %groupSize : index
            %230 = arith.addi %21, %229 : index
            %231 = arith.muli %3, %groupSize : index
            %232 = arith.remui %228, %groupSize : index
            %233 = arith.addi %231, %232 : index
            %234 = arith.addi %positionsAt, %230 : index
            %235 = memref.load %step[%234] : memref<?xi32>
            %236 = arith.index_cast %235 : i32 to index
            %237 = arith.subi %236, %90 : index
            %238 = arith.index_cast %237 : index to i32
            %239 = vector.broadcast %238 : i32 to vector<16xi32>
            %240 = arith.cmpi sle, %c28, %239 : vector<16xi32>
            %241 = arith.select %240, %177#0, %c29 : vector<16xi1>, vector<16xf32>
            %242 = arith.cmpi sle, %c30, %239 : vector<16xi32>
            %243 = arith.select %242, %177#1, %c29 : vector<16xi1>, vector<16xf32>
            %244 = arith.cmpi sle, %c31, %239 : vector<16xi32>
            %245 = arith.select %244, %177#2, %c29 : vector<16xi1>, vector<16xf32>
            %246 = arith.cmpi sle, %c32, %239 : vector<16xi32>
            %247 = arith.select %246, %177#3, %c29 : vector<16xi1>, vector<16xf32>
            %248 = arith.maximumf %241, %243 : vector<16xf32>
            %249 = arith.maximumf %248, %245 : vector<16xf32>
            %250 = arith.maximumf %249, %247 : vector<16xf32>
            %251 = memref.load %6[%226] : memref<?xf32>
            %252 = wave.reduce "max" %250 : vector<16xf32>
            %253 = arith.maximumf %251, %252 : f32
            %254 = arith.subf %251, %253 : f32
            %255 = wave.exp2 %254 : f32
            %256 = vector.broadcast %253 : f32 to vector<16xf32>
            %257 = arith.subf %241, %256 : vector<16xf32>
            %258 = wave.exp2 %257 : vector<16xf32>
            %259 = arith.select %240, %258, %c21 : vector<16xi1>, vector<16xf32>
            %260 = arith.muli %226, %c4 : index
            %261 = arith.addi %260, %c16 : index
            vector.store %259, %12[%261] : memref<?xf32>, vector<16xf32>
            %262 = arith.subf %243, %256 : vector<16xf32>
            %263 = wave.exp2 %262 : vector<16xf32>
            %264 = arith.select %242, %263, %c21 : vector<16xi1>, vector<16xf32>
            %265 = arith.muli %226, %c4 : index
            %266 = arith.addi %265, %c17 : index
            vector.store %264, %12[%266] : memref<?xf32>, vector<16xf32>
            %267 = arith.addf %259, %264 : vector<16xf32>
            %268 = arith.subf %245, %256 : vector<16xf32>
            %269 = wave.exp2 %268 : vector<16xf32>
            %270 = arith.select %244, %269, %c21 : vector<16xi1>, vector<16xf32>
            %271 = arith.muli %226, %c4 : index
            %272 = arith.addi %271, %c18 : index
            vector.store %270, %12[%272] : memref<?xf32>, vector<16xf32>
            %273 = arith.addf %267, %270 : vector<16xf32>
            %274 = arith.subf %247, %256 : vector<16xf32>
            %275 = wave.exp2 %274 : vector<16xf32>
            %276 = arith.select %246, %275, %c21 : vector<16xi1>, vector<16xf32>
            %277 = arith.muli %226, %c4 : index
            %278 = arith.addi %277, %c19 : index
            vector.store %276, %12[%278] : memref<?xf32>, vector<16xf32>
            %279 = arith.addf %273, %276 : vector<16xf32>
            %280 = memref.load %7[%226] : memref<?xf32>
            %281 = wave.reduce "add" %279 : vector<16xf32>
            %282 = math.fma %280, %255, %281 : f32
            memref.store %253, %6[%226] : memref<?xf32>
            memref.store %282, %7[%226] : memref<?xf32>
            memref.store %255, %10[%226] : memref<?xf32>
            %283 = arith.addi %159, %c9 : index
            %284 = arith.subi %30, %c9 : index
            %285 = arith.minsi %283, %284 : index
            %286 = arith.divui %285, %groupSize : index
            %287 = arith.addi %21, %286 : index
            %288 = arith.muli %3, %groupSize : index
            %289 = arith.remui %285, %groupSize : index
            %290 = arith.addi %288, %289 : index
            %291 = arith.addi %positionsAt, %287 : index
            %292 = memref.load %step[%291] : memref<?xi32>
            %293 = arith.index_cast %292 : i32 to index
            %294 = arith.subi %293, %90 : index
            %295 = arith.index_cast %294 : index to i32
            %296 = vector.broadcast %295 : i32 to vector<16xi32>
            %297 = arith.cmpi sle, %c28, %296 : vector<16xi32>
            %298 = arith.select %297, %177#4, %c29 : vector<16xi1>, vector<16xf32>
            %299 = arith.cmpi sle, %c30, %296 : vector<16xi32>
            %300 = arith.select %299, %177#5, %c29 : vector<16xi1>, vector<16xf32>
            %301 = arith.cmpi sle, %c31, %296 : vector<16xi32>
            %302 = arith.select %301, %177#6, %c29 : vector<16xi1>, vector<16xf32>
            %303 = arith.cmpi sle, %c32, %296 : vector<16xi32>
            %304 = arith.select %303, %177#7, %c29 : vector<16xi1>, vector<16xf32>
            %305 = arith.maximumf %298, %300 : vector<16xf32>
            %306 = arith.maximumf %305, %302 : vector<16xf32>
            %307 = arith.maximumf %306, %304 : vector<16xf32>
            %308 = memref.load %6[%283] : memref<?xf32>
            %309 = wave.reduce "max" %307 : vector<16xf32>
            %310 = arith.maximumf %308, %309 : f32
            %311 = arith.subf %308, %310 : f32
            %312 = wave.exp2 %311 : f32
            %313 = vector.broadcast %310 : f32 to vector<16xf32>
            %314 = arith.subf %298, %313 : vector<16xf32>
            %315 = wave.exp2 %314 : vector<16xf32>
            %316 = arith.select %297, %315, %c21 : vector<16xi1>, vector<16xf32>
            %317 = arith.muli %283, %c4 : index
            %318 = arith.addi %317, %c16 : index
            vector.store %316, %12[%318] : memref<?xf32>, vector<16xf32>
            %319 = arith.subf %300, %313 : vector<16xf32>
            %320 = wave.exp2 %319 : vector<16xf32>
            %321 = arith.select %299, %320, %c21 : vector<16xi1>, vector<16xf32>
            %322 = arith.muli %283, %c4 : index
            %323 = arith.addi %322, %c17 : index
            vector.store %321, %12[%323] : memref<?xf32>, vector<16xf32>
            %324 = arith.addf %316, %321 : vector<16xf32>
            %325 = arith.subf %302, %313 : vector<16xf32>
            %326 = wave.exp2 %325 : vector<16xf32>
            %327 = arith.select %301, %326, %c21 : vector<16xi1>, vector<16xf32>
            %328 = arith.muli %283, %c4 : index
            %329 = arith.addi %328, %c18 : index
            vector.store %327, %12[%329] : memref<?xf32>, vector<16xf32>
            %330 = arith.addf %324, %327 : vector<16xf32>
            %331 = arith.subf %304, %313 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %303, %332, %c21 : vector<16xi1>, vector<16xf32>
            %334 = arith.muli %283, %c4 : index
            %335 = arith.addi %334, %c19 : index
            vector.store %333, %12[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.addf %330, %333 : vector<16xf32>
            %337 = memref.load %7[%283] : memref<?xf32>
            %338 = wave.reduce "add" %336 : vector<16xf32>
            %339 = math.fma %337, %312, %338 : f32
            memref.store %310, %6[%283] : memref<?xf32>
            memref.store %339, %7[%283] : memref<?xf32>
            memref.store %312, %10[%283] : memref<?xf32>
            %340 = arith.addi %159, %c6 : index
            %341 = arith.subi %30, %c9 : index
            %342 = arith.minsi %340, %341 : index
            %343 = arith.divui %342, %groupSize : index
            %344 = arith.addi %21, %343 : index
            %345 = arith.muli %3, %groupSize : index
            %346 = arith.remui %342, %groupSize : index
            %347 = arith.addi %345, %346 : index
            %348 = arith.addi %positionsAt, %344 : index
            %349 = memref.load %step[%348] : memref<?xi32>
            %350 = arith.index_cast %349 : i32 to index
            %351 = arith.subi %350, %90 : index
            %352 = arith.index_cast %351 : index to i32
            %353 = vector.broadcast %352 : i32 to vector<16xi32>
            %354 = arith.cmpi sle, %c28, %353 : vector<16xi32>
            %355 = arith.select %354, %177#8, %c29 : vector<16xi1>, vector<16xf32>
            %356 = arith.cmpi sle, %c30, %353 : vector<16xi32>
            %357 = arith.select %356, %177#9, %c29 : vector<16xi1>, vector<16xf32>
            %358 = arith.cmpi sle, %c31, %353 : vector<16xi32>
            %359 = arith.select %358, %177#10, %c29 : vector<16xi1>, vector<16xf32>
            %360 = arith.cmpi sle, %c32, %353 : vector<16xi32>
            %361 = arith.select %360, %177#11, %c29 : vector<16xi1>, vector<16xf32>
            %362 = arith.maximumf %355, %357 : vector<16xf32>
            %363 = arith.maximumf %362, %359 : vector<16xf32>
            %364 = arith.maximumf %363, %361 : vector<16xf32>
            %365 = memref.load %6[%340] : memref<?xf32>
            %366 = wave.reduce "max" %364 : vector<16xf32>
            %367 = arith.maximumf %365, %366 : f32
            %368 = arith.subf %365, %367 : f32
            %369 = wave.exp2 %368 : f32
            %370 = vector.broadcast %367 : f32 to vector<16xf32>
            %371 = arith.subf %355, %370 : vector<16xf32>
            %372 = wave.exp2 %371 : vector<16xf32>
            %373 = arith.select %354, %372, %c21 : vector<16xi1>, vector<16xf32>
            %374 = arith.muli %340, %c4 : index
            %375 = arith.addi %374, %c16 : index
            vector.store %373, %12[%375] : memref<?xf32>, vector<16xf32>
            %376 = arith.subf %357, %370 : vector<16xf32>
            %377 = wave.exp2 %376 : vector<16xf32>
            %378 = arith.select %356, %377, %c21 : vector<16xi1>, vector<16xf32>
            %379 = arith.muli %340, %c4 : index
            %380 = arith.addi %379, %c17 : index
            vector.store %378, %12[%380] : memref<?xf32>, vector<16xf32>
            %381 = arith.addf %373, %378 : vector<16xf32>
            %382 = arith.subf %359, %370 : vector<16xf32>
            %383 = wave.exp2 %382 : vector<16xf32>
            %384 = arith.select %358, %383, %c21 : vector<16xi1>, vector<16xf32>
            %385 = arith.muli %340, %c4 : index
            %386 = arith.addi %385, %c18 : index
            vector.store %384, %12[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %381, %384 : vector<16xf32>
            %388 = arith.subf %361, %370 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %360, %389, %c21 : vector<16xi1>, vector<16xf32>
            %391 = arith.muli %340, %c4 : index
            %392 = arith.addi %391, %c19 : index
            vector.store %390, %12[%392] : memref<?xf32>, vector<16xf32>
            %393 = arith.addf %387, %390 : vector<16xf32>
            %394 = memref.load %7[%340] : memref<?xf32>
            %395 = wave.reduce "add" %393 : vector<16xf32>
            %396 = math.fma %394, %369, %395 : f32
            memref.store %367, %6[%340] : memref<?xf32>
            memref.store %396, %7[%340] : memref<?xf32>
            memref.store %369, %10[%340] : memref<?xf32>
            %397 = arith.addi %159, %c12 : index
            %398 = arith.subi %30, %c9 : index
            %399 = arith.minsi %397, %398 : index
            %400 = arith.divui %399, %groupSize : index
            %401 = arith.addi %21, %400 : index
            %402 = arith.muli %3, %groupSize : index
            %403 = arith.remui %399, %groupSize : index
            %404 = arith.addi %402, %403 : index
            %405 = arith.addi %positionsAt, %401 : index
            %406 = memref.load %step[%405] : memref<?xi32>
            %407 = arith.index_cast %406 : i32 to index
            %408 = arith.subi %407, %90 : index
            %409 = arith.index_cast %408 : index to i32
            %410 = vector.broadcast %409 : i32 to vector<16xi32>
            %411 = arith.cmpi sle, %c28, %410 : vector<16xi32>
            %412 = arith.select %411, %177#12, %c29 : vector<16xi1>, vector<16xf32>
            %413 = arith.cmpi sle, %c30, %410 : vector<16xi32>
            %414 = arith.select %413, %177#13, %c29 : vector<16xi1>, vector<16xf32>
            %415 = arith.cmpi sle, %c31, %410 : vector<16xi32>
            %416 = arith.select %415, %177#14, %c29 : vector<16xi1>, vector<16xf32>
            %417 = arith.cmpi sle, %c32, %410 : vector<16xi32>
            %418 = arith.select %417, %177#15, %c29 : vector<16xi1>, vector<16xf32>
            %419 = arith.maximumf %412, %414 : vector<16xf32>
            %420 = arith.maximumf %419, %416 : vector<16xf32>
            %421 = arith.maximumf %420, %418 : vector<16xf32>
            %422 = memref.load %6[%397] : memref<?xf32>
            %423 = wave.reduce "max" %421 : vector<16xf32>
            %424 = arith.maximumf %422, %423 : f32
            %425 = arith.subf %422, %424 : f32
            %426 = wave.exp2 %425 : f32
            %427 = vector.broadcast %424 : f32 to vector<16xf32>
            %428 = arith.subf %412, %427 : vector<16xf32>
            %429 = wave.exp2 %428 : vector<16xf32>
            %430 = arith.select %411, %429, %c21 : vector<16xi1>, vector<16xf32>
            %431 = arith.muli %397, %c4 : index
            %432 = arith.addi %431, %c16 : index
            vector.store %430, %12[%432] : memref<?xf32>, vector<16xf32>
            %433 = arith.subf %414, %427 : vector<16xf32>
            %434 = wave.exp2 %433 : vector<16xf32>
            %435 = arith.select %413, %434, %c21 : vector<16xi1>, vector<16xf32>
            %436 = arith.muli %397, %c4 : index
            %437 = arith.addi %436, %c17 : index
            vector.store %435, %12[%437] : memref<?xf32>, vector<16xf32>
            %438 = arith.addf %430, %435 : vector<16xf32>
            %439 = arith.subf %416, %427 : vector<16xf32>
            %440 = wave.exp2 %439 : vector<16xf32>
            %441 = arith.select %415, %440, %c21 : vector<16xi1>, vector<16xf32>
            %442 = arith.muli %397, %c4 : index
            %443 = arith.addi %442, %c18 : index
            vector.store %441, %12[%443] : memref<?xf32>, vector<16xf32>
            %444 = arith.addf %438, %441 : vector<16xf32>
            %445 = arith.subf %418, %427 : vector<16xf32>
            %446 = wave.exp2 %445 : vector<16xf32>
            %447 = arith.select %417, %446, %c21 : vector<16xi1>, vector<16xf32>
            %448 = arith.muli %397, %c4 : index
            %449 = arith.addi %448, %c19 : index
            vector.store %447, %12[%449] : memref<?xf32>, vector<16xf32>
            %450 = arith.addf %444, %447 : vector<16xf32>
            %451 = memref.load %7[%397] : memref<?xf32>
            %452 = wave.reduce "add" %450 : vector<16xf32>
            %453 = math.fma %451, %426, %452 : f32
            memref.store %424, %6[%397] : memref<?xf32>
            memref.store %453, %7[%397] : memref<?xf32>
            memref.store %426, %10[%397] : memref<?xf32>
          }
          %454 = arith.subi %39, %90 : index
          %455 = arith.minsi %454, %c4 : index
          scf.for %456 = %c16 to %33 step %c6 {
            %457 = arith.addi %456, %c16 : index
            %458 = memref.load %10[%457] : memref<?xf32>
            %459 = vector.broadcast %458 : f32 to vector<16xf32>
            %460 = arith.addi %456, %c16 : index
            %461 = arith.muli %460, %c4 : index
            %462 = arith.addi %461, %c16 : index
            %463 = vector.load %9[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.mulf %463, %459 : vector<16xf32>
            %465 = arith.addi %456, %c16 : index
            %466 = arith.muli %465, %c4 : index
            %467 = arith.addi %466, %c17 : index
            %468 = vector.load %9[%467] : memref<?xf32>, vector<16xf32>
            %469 = arith.mulf %468, %459 : vector<16xf32>
            %470 = arith.addi %456, %c16 : index
            %471 = arith.muli %470, %c4 : index
            %472 = arith.addi %471, %c18 : index
            %473 = vector.load %9[%472] : memref<?xf32>, vector<16xf32>
            %474 = arith.mulf %473, %459 : vector<16xf32>
            %475 = arith.addi %456, %c16 : index
            %476 = arith.muli %475, %c4 : index
            %477 = arith.addi %476, %c19 : index
            %478 = vector.load %9[%477] : memref<?xf32>, vector<16xf32>
            %479 = arith.mulf %478, %459 : vector<16xf32>
            %480 = arith.addi %456, %c9 : index
            %481 = memref.load %10[%480] : memref<?xf32>
            %482 = vector.broadcast %481 : f32 to vector<16xf32>
            %483 = arith.addi %456, %c9 : index
            %484 = arith.muli %483, %c4 : index
            %485 = arith.addi %484, %c16 : index
            %486 = vector.load %9[%485] : memref<?xf32>, vector<16xf32>
            %487 = arith.mulf %486, %482 : vector<16xf32>
            %488 = arith.addi %456, %c9 : index
            %489 = arith.muli %488, %c4 : index
            %490 = arith.addi %489, %c17 : index
            %491 = vector.load %9[%490] : memref<?xf32>, vector<16xf32>
            %492 = arith.mulf %491, %482 : vector<16xf32>
            %493 = arith.addi %456, %c9 : index
            %494 = arith.muli %493, %c4 : index
            %495 = arith.addi %494, %c18 : index
            %496 = vector.load %9[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %482 : vector<16xf32>
            %498 = arith.addi %456, %c9 : index
            %499 = arith.muli %498, %c4 : index
            %500 = arith.addi %499, %c19 : index
            %501 = vector.load %9[%500] : memref<?xf32>, vector<16xf32>
            %502 = arith.mulf %501, %482 : vector<16xf32>
            %512:8 = scf.for %503 = %c16 to %455 step %c9 iter_args(%504 = %464, %505 = %469, %506 = %474, %507 = %479, %508 = %487, %509 = %492, %510 = %497, %511 = %502) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %513 = arith.muli %503, %c4 : index
              %514 = arith.addi %513, %c16 : index
              %515 = vector.load %14[%514] : memref<?xf32>, vector<16xf32>
              %516 = arith.muli %503, %c4 : index
              %517 = arith.addi %516, %c17 : index
              %518 = vector.load %14[%517] : memref<?xf32>, vector<16xf32>
              %519 = arith.muli %503, %c4 : index
              %520 = arith.addi %519, %c18 : index
              %521 = vector.load %14[%520] : memref<?xf32>, vector<16xf32>
              %522 = arith.muli %503, %c4 : index
              %523 = arith.addi %522, %c19 : index
              %524 = vector.load %14[%523] : memref<?xf32>, vector<16xf32>
              %525 = arith.addi %456, %c16 : index
              %526 = arith.muli %525, %c4 : index
              %527 = arith.addi %526, %503 : index
              %528 = memref.load %12[%527] : memref<?xf32>
              %529 = vector.broadcast %528 : f32 to vector<16xf32>
              %530 = math.fma %529, %515, %504 : vector<16xf32>
              %531 = math.fma %529, %518, %505 : vector<16xf32>
              %532 = math.fma %529, %521, %506 : vector<16xf32>
              %533 = math.fma %529, %524, %507 : vector<16xf32>
              %534 = arith.addi %456, %c9 : index
              %535 = arith.muli %534, %c4 : index
              %536 = arith.addi %535, %503 : index
              %537 = memref.load %12[%536] : memref<?xf32>
              %538 = vector.broadcast %537 : f32 to vector<16xf32>
              %539 = math.fma %538, %515, %508 : vector<16xf32>
              %540 = math.fma %538, %518, %509 : vector<16xf32>
              %541 = math.fma %538, %521, %510 : vector<16xf32>
              %542 = math.fma %538, %524, %511 : vector<16xf32>
              scf.yield %530, %531, %532, %533, %539, %540, %541, %542 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %543 = arith.addi %456, %c16 : index
            %544 = arith.muli %543, %c4 : index
            %545 = arith.addi %544, %c16 : index
            vector.store %512#0, %9[%545] : memref<?xf32>, vector<16xf32>
            %546 = arith.addi %456, %c16 : index
            %547 = arith.muli %546, %c4 : index
            %548 = arith.addi %547, %c17 : index
            vector.store %512#1, %9[%548] : memref<?xf32>, vector<16xf32>
            %549 = arith.addi %456, %c16 : index
            %550 = arith.muli %549, %c4 : index
            %551 = arith.addi %550, %c18 : index
            vector.store %512#2, %9[%551] : memref<?xf32>, vector<16xf32>
            %552 = arith.addi %456, %c16 : index
            %553 = arith.muli %552, %c4 : index
            %554 = arith.addi %553, %c19 : index
            vector.store %512#3, %9[%554] : memref<?xf32>, vector<16xf32>
            %555 = arith.addi %456, %c9 : index
            %556 = arith.muli %555, %c4 : index
            %557 = arith.addi %556, %c16 : index
            vector.store %512#4, %9[%557] : memref<?xf32>, vector<16xf32>
            %558 = arith.addi %456, %c9 : index
            %559 = arith.muli %558, %c4 : index
            %560 = arith.addi %559, %c17 : index
            vector.store %512#5, %9[%560] : memref<?xf32>, vector<16xf32>
            %561 = arith.addi %456, %c9 : index
            %562 = arith.muli %561, %c4 : index
            %563 = arith.addi %562, %c18 : index
            vector.store %512#6, %9[%563] : memref<?xf32>, vector<16xf32>
            %564 = arith.addi %456, %c9 : index
            %565 = arith.muli %564, %c4 : index
            %566 = arith.addi %565, %c19 : index
            vector.store %512#7, %9[%566] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %567 = %c16 to %30 step %c9 {
          %568 = arith.subi %30, %c9 : index
          %569 = arith.minsi %567, %568 : index
          %570 = arith.divui %569, %groupSize : index
          %571 = arith.addi %21, %570 : index
          %572 = arith.muli %3, %groupSize : index
          %573 = arith.remui %569, %groupSize : index
          %574 = arith.addi %572, %573 : index
          %575 = arith.muli %571, %heads : index
          %576 = arith.addi %575, %574 : index
          %577 = arith.muli %576, %ranges : index
          %578 = arith.addi %577, %77 : index
          %579 = arith.muli %578, %c34 : index
          %580 = arith.muli %567, %c4 : index
          %581 = arith.addi %580, %c16 : index
          %582 = vector.load %9[%581] : memref<?xf32>, vector<16xf32>
          %583 = arith.addi %579, %c16 : index
          vector.store %582, %out[%583] : memref<?xf32>, vector<16xf32>
          %584 = arith.muli %567, %c4 : index
          %585 = arith.addi %584, %c17 : index
          %586 = vector.load %9[%585] : memref<?xf32>, vector<16xf32>
          %587 = arith.addi %579, %c17 : index
          vector.store %586, %out[%587] : memref<?xf32>, vector<16xf32>
          %588 = arith.muli %567, %c4 : index
          %589 = arith.addi %588, %c18 : index
          %590 = vector.load %9[%589] : memref<?xf32>, vector<16xf32>
          %591 = arith.addi %579, %c18 : index
          vector.store %590, %out[%591] : memref<?xf32>, vector<16xf32>
          %592 = arith.muli %567, %c4 : index
          %593 = arith.addi %592, %c19 : index
          %594 = vector.load %9[%593] : memref<?xf32>, vector<16xf32>
          %595 = arith.addi %579, %c19 : index
          vector.store %594, %out[%595] : memref<?xf32>, vector<16xf32>
          %596 = memref.load %6[%567] : memref<?xf32>
          %597 = arith.addi %579, %c4 : index
          memref.store %596, %out[%597] : memref<?xf32>
          %598 = memref.load %7[%567] : memref<?xf32>
          %599 = arith.addi %579, %c4 : index
          %600 = arith.addi %599, %c9 : index
          memref.store %598, %out[%600] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
