// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 112 : index
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
  %11 = arith.muli %queriesMax, %c5 : index
  %12 = wave.scratch %11 : memref<?xf32>
  %13 = wave.scratch %c6 : memref<?xf32>
  %14 = wave.scratch %c6 : memref<?xf32>
  %15 = memref.load %step[%c7] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c9 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c10 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c7 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c13 : index
    %32 = arith.divui %31, %c9 : index
    %33 = arith.muli %32, %c9 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c10 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c10 : index
    %40 = wave.block 1
    %41 = arith.addi %39, %c15 : index
    %42 = arith.divui %41, %c16 : index
    %43 = arith.cmpi slt, %40, %42 : index
    scf.if %43 {
      %44 = memref.load %scales[%3] : memref<?xf32>
      %45 = vector.broadcast %44 : f32 to vector<16xf32>
      scf.for %46 = %c17 to %33 step %c10 {
        %47 = arith.subi %30, %c10 : index
        %48 = arith.minsi %46, %47 : index
        %49 = arith.divui %48, %groupSize : index
        %50 = arith.addi %21, %49 : index
        %51 = arith.muli %3, %groupSize : index
        %52 = arith.remui %48, %groupSize : index
        %53 = arith.addi %51, %52 : index
        %54 = arith.muli %50, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c4 : index
        %57 = arith.addi %56, %c17 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.mulf %58, %45 : vector<16xf32>
        %60 = arith.muli %46, %c4 : index
        %61 = arith.addi %60, %c17 : index
        vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %56, %c18 : index
        %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.mulf %63, %45 : vector<16xf32>
        %65 = arith.muli %46, %c4 : index
        %66 = arith.addi %65, %c18 : index
        vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %56, %c19 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %45 : vector<16xf32>
        %70 = arith.muli %46, %c4 : index
        %71 = arith.addi %70, %c19 : index
        vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %56, %c20 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %45 : vector<16xf32>
        %75 = arith.muli %46, %c4 : index
        %76 = arith.addi %75, %c20 : index
        vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %56, %c5 : index
        %78 = vector.load %q[%77] : memref<?xf32>, vector<16xf32>
        %79 = arith.mulf %78, %45 : vector<16xf32>
        %80 = arith.muli %46, %c4 : index
        %81 = arith.addi %80, %c5 : index
        vector.store %79, %5[%81] : memref<?xf32>, vector<16xf32>
        %82 = arith.addi %56, %c21 : index
        %83 = vector.load %q[%82] : memref<?xf32>, vector<16xf32>
        %84 = arith.mulf %83, %45 : vector<16xf32>
        %85 = arith.muli %46, %c4 : index
        %86 = arith.addi %85, %c21 : index
        vector.store %84, %5[%86] : memref<?xf32>, vector<16xf32>
      }
      scf.for %87 = %40 to %42 step %slots {
        %88 = arith.muli %87, %c16 : index
        scf.for %89 = %c17 to %33 step %c10 {
          memref.store %c24, %6[%89] : memref<?xf32>
          memref.store %c25, %7[%89] : memref<?xf32>
          %90 = arith.muli %89, %c4 : index
          %91 = arith.addi %90, %c17 : index
          vector.store %c23, %9[%91] : memref<?xf32>, vector<16xf32>
          %92 = arith.muli %89, %c4 : index
          %93 = arith.addi %92, %c18 : index
          vector.store %c23, %9[%93] : memref<?xf32>, vector<16xf32>
          %94 = arith.muli %89, %c4 : index
          %95 = arith.addi %94, %c19 : index
          vector.store %c23, %9[%95] : memref<?xf32>, vector<16xf32>
          %96 = arith.muli %89, %c4 : index
          %97 = arith.addi %96, %c20 : index
          vector.store %c23, %9[%97] : memref<?xf32>, vector<16xf32>
          %98 = arith.muli %89, %c4 : index
          %99 = arith.addi %98, %c5 : index
          vector.store %c23, %9[%99] : memref<?xf32>, vector<16xf32>
          %100 = arith.muli %89, %c4 : index
          %101 = arith.addi %100, %c21 : index
          vector.store %c23, %9[%101] : memref<?xf32>, vector<16xf32>
        }
        %102 = arith.addi %88, %c16 : index
        %103 = arith.minsi %102, %39 : index
        scf.for %104 = %88 to %103 step %c5 {
          scf.for %105 = %c17 to %c9 step %c10 {
            %106 = arith.muli %105, %c18 : index
            %107 = arith.addi %104, %106 : index
            %108 = arith.cmpi slt, %107, %39 : index
            scf.if %108 {
              %109 = arith.divui %107, %c18 : index
              %110 = arith.addi %29, %109 : index
              %111 = memref.load %step[%110] : memref<?xi32>
              %112 = arith.index_cast %111 : i32 to index
              %113 = arith.muli %112, %pageBytes : index
              %114 = arith.muli %3, %c6 : index
              %115 = arith.addi %113, %114 : index
              scf.for %116 = %c17 to %c4 step %c10 {
                %117 = arith.muli %116, %c19 : index
                %118 = arith.addi %115, %117 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<32xi8>
                %120 = arith.muli %116, %c5 : index
                %121 = arith.muli %105, %c18 : index
                %122 = arith.addi %120, %121 : index
                %123 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
                %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
                vector.store %124, %13[%122] : memref<?xf32>, vector<16xf32>
              }
              %125 = arith.addi %115, %c27 : index
              scf.for %126 = %c17 to %c18 step %c10 {
                %127 = arith.addi %107, %126 : index
                %128 = arith.cmpi slt, %127, %39 : index
                %129 = arith.muli %126, %c28 : index
                %130 = arith.addi %125, %129 : index
                %131 = arith.addi %130, %c17 : index
                %132 = vector.load %kv[%131] : memref<?xi8>, vector<32xi8>
                %133 = vector.bitcast %132 : vector<32xi8> to vector<16xf16>
                %134 = arith.extf %133 : vector<16xf16> to vector<16xf32>
                %135 = arith.select %128, %134, %c23 : vector<16xf32>
                %136 = arith.muli %105, %c18 : index
                %137 = arith.addi %136, %126 : index
                %138 = arith.muli %137, %c4 : index
                %139 = arith.addi %138, %c17 : index
                vector.store %135, %14[%139] : memref<?xf32>, vector<16xf32>
                %140 = arith.muli %126, %c28 : index
                %141 = arith.addi %125, %140 : index
                %142 = arith.addi %141, %c19 : index
                %143 = vector.load %kv[%142] : memref<?xi8>, vector<32xi8>
                %144 = vector.bitcast %143 : vector<32xi8> to vector<16xf16>
                %145 = arith.extf %144 : vector<16xf16> to vector<16xf32>
                %146 = arith.select %128, %145, %c23 : vector<16xf32>
                %147 = arith.muli %105, %c18 : index
                %148 = arith.addi %147, %126 : index
                %149 = arith.muli %148, %c4 : index
                %150 = arith.addi %149, %c18 : index
                vector.store %146, %14[%150] : memref<?xf32>, vector<16xf32>
                %151 = arith.muli %126, %c28 : index
                %152 = arith.addi %125, %151 : index
                %153 = arith.addi %152, %c5 : index
                %154 = vector.load %kv[%153] : memref<?xi8>, vector<32xi8>
                %155 = vector.bitcast %154 : vector<32xi8> to vector<16xf16>
                %156 = arith.extf %155 : vector<16xf16> to vector<16xf32>
                %157 = arith.select %128, %156, %c23 : vector<16xf32>
                %158 = arith.muli %105, %c18 : index
                %159 = arith.addi %158, %126 : index
                %160 = arith.muli %159, %c4 : index
                %161 = arith.addi %160, %c19 : index
                vector.store %157, %14[%161] : memref<?xf32>, vector<16xf32>
                %162 = arith.muli %126, %c28 : index
                %163 = arith.addi %125, %162 : index
                %164 = arith.addi %163, %c4 : index
                %165 = vector.load %kv[%164] : memref<?xi8>, vector<32xi8>
                %166 = vector.bitcast %165 : vector<32xi8> to vector<16xf16>
                %167 = arith.extf %166 : vector<16xf16> to vector<16xf32>
                %168 = arith.select %128, %167, %c23 : vector<16xf32>
                %169 = arith.muli %105, %c18 : index
                %170 = arith.addi %169, %126 : index
                %171 = arith.muli %170, %c4 : index
                %172 = arith.addi %171, %c20 : index
                vector.store %168, %14[%172] : memref<?xf32>, vector<16xf32>
                %173 = arith.muli %126, %c28 : index
                %174 = arith.addi %125, %173 : index
                %175 = arith.addi %174, %c29 : index
                %176 = vector.load %kv[%175] : memref<?xi8>, vector<32xi8>
                %177 = vector.bitcast %176 : vector<32xi8> to vector<16xf16>
                %178 = arith.extf %177 : vector<16xf16> to vector<16xf32>
                %179 = arith.select %128, %178, %c23 : vector<16xf32>
                %180 = arith.muli %105, %c18 : index
                %181 = arith.addi %180, %126 : index
                %182 = arith.muli %181, %c4 : index
                %183 = arith.addi %182, %c5 : index
                vector.store %179, %14[%183] : memref<?xf32>, vector<16xf32>
                %184 = arith.muli %126, %c28 : index
                %185 = arith.addi %125, %184 : index
                %186 = arith.addi %185, %c30 : index
                %187 = vector.load %kv[%186] : memref<?xi8>, vector<32xi8>
                %188 = vector.bitcast %187 : vector<32xi8> to vector<16xf16>
                %189 = arith.extf %188 : vector<16xf16> to vector<16xf32>
                %190 = arith.select %128, %189, %c23 : vector<16xf32>
                %191 = arith.muli %105, %c18 : index
                %192 = arith.addi %191, %126 : index
                %193 = arith.muli %192, %c4 : index
                %194 = arith.addi %193, %c21 : index
                vector.store %190, %14[%194] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %195 = %c17 to %33 step %c9 {
            %213:16 = scf.for %196 = %c17 to %c4 step %c10 iter_args(%197 = %c23, %198 = %c23, %199 = %c23, %200 = %c23, %201 = %c23, %202 = %c23, %203 = %c23, %204 = %c23, %205 = %c23, %206 = %c23, %207 = %c23, %208 = %c23, %209 = %c23, %210 = %c23, %211 = %c23, %212 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %214 = arith.muli %196, %c5 : index
              %215 = arith.addi %214, %c17 : index
              %216 = vector.load %13[%215] : memref<?xf32>, vector<16xf32>
              %217 = arith.muli %196, %c5 : index
              %218 = arith.addi %217, %c18 : index
              %219 = vector.load %13[%218] : memref<?xf32>, vector<16xf32>
              %220 = arith.muli %196, %c5 : index
              %221 = arith.addi %220, %c19 : index
              %222 = vector.load %13[%221] : memref<?xf32>, vector<16xf32>
              %223 = arith.muli %196, %c5 : index
              %224 = arith.addi %223, %c20 : index
              %225 = vector.load %13[%224] : memref<?xf32>, vector<16xf32>
              %226 = arith.addi %195, %c17 : index
              %227 = arith.muli %226, %c4 : index
              %228 = arith.addi %227, %196 : index
              %229 = memref.load %5[%228] : memref<?xf32>
              %230 = vector.broadcast %229 : f32 to vector<16xf32>
              %231 = math.fma %230, %216, %197 : vector<16xf32>
              %232 = math.fma %230, %219, %198 : vector<16xf32>
              %233 = math.fma %230, %222, %199 : vector<16xf32>
              %234 = math.fma %230, %225, %200 : vector<16xf32>
              %235 = arith.addi %195, %c10 : index
              %236 = arith.muli %235, %c4 : index
              %237 = arith.addi %236, %196 : index
              %238 = memref.load %5[%237] : memref<?xf32>
              %239 = vector.broadcast %238 : f32 to vector<16xf32>
              %240 = math.fma %239, %216, %201 : vector<16xf32>
              %241 = math.fma %239, %219, %202 : vector<16xf32>
              %242 = math.fma %239, %222, %203 : vector<16xf32>
              %243 = math.fma %239, %225, %204 : vector<16xf32>
              %244 = arith.addi %195, %c7 : index
              %245 = arith.muli %244, %c4 : index
              %246 = arith.addi %245, %196 : index
              %247 = memref.load %5[%246] : memref<?xf32>
              %248 = vector.broadcast %247 : f32 to vector<16xf32>
              %249 = math.fma %248, %216, %205 : vector<16xf32>
              %250 = math.fma %248, %219, %206 : vector<16xf32>
              %251 = math.fma %248, %222, %207 : vector<16xf32>
              %252 = math.fma %248, %225, %208 : vector<16xf32>
              %253 = arith.addi %195, %c13 : index
              %254 = arith.muli %253, %c4 : index
              %255 = arith.addi %254, %196 : index
              %256 = memref.load %5[%255] : memref<?xf32>
              %257 = vector.broadcast %256 : f32 to vector<16xf32>
              %258 = math.fma %257, %216, %209 : vector<16xf32>
              %259 = math.fma %257, %219, %210 : vector<16xf32>
              %260 = math.fma %257, %222, %211 : vector<16xf32>
              %261 = math.fma %257, %225, %212 : vector<16xf32>
              scf.yield %231, %232, %233, %234, %240, %241, %242, %243, %249, %250, %251, %252, %258, %259, %260, %261 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %262 = arith.addi %195, %c17 : index
            %263 = arith.subi %30, %c10 : index
            %264 = arith.minsi %262, %263 : index
            %265 = arith.divui %264, %groupSize : index
            %266 = arith.addi %21, %265 : index
            %267 = arith.muli %3, %groupSize : index
            %268 = arith.remui %264, %groupSize : index
            %269 = arith.addi %267, %268 : index
            %270 = arith.addi %positionsAt, %266 : index
            %271 = memref.load %step[%270] : memref<?xi32>
            %272 = arith.index_cast %271 : i32 to index
            %273 = arith.subi %272, %104 : index
            %274 = arith.index_cast %273 : index to i32
            %275 = vector.broadcast %274 : i32 to vector<16xi32>
            %276 = arith.cmpi sle, %c31, %275 : vector<16xi32>
            %277 = arith.select %276, %213#0, %c32 : vector<16xi1>, vector<16xf32>
            %278 = arith.cmpi sle, %c33, %275 : vector<16xi32>
            %279 = arith.select %278, %213#1, %c32 : vector<16xi1>, vector<16xf32>
            %280 = arith.cmpi sle, %c34, %275 : vector<16xi32>
            %281 = arith.select %280, %213#2, %c32 : vector<16xi1>, vector<16xf32>
            %282 = arith.cmpi sle, %c35, %275 : vector<16xi32>
            %283 = arith.select %282, %213#3, %c32 : vector<16xi1>, vector<16xf32>
            %284 = arith.maximumf %277, %279 : vector<16xf32>
            %285 = arith.maximumf %284, %281 : vector<16xf32>
            %286 = arith.maximumf %285, %283 : vector<16xf32>
            %287 = memref.load %6[%262] : memref<?xf32>
            %288 = wave.reduce "max" %286 : vector<16xf32>
            %289 = arith.maximumf %287, %288 : f32
            %290 = arith.subf %287, %289 : f32
            %291 = wave.exp2 %290 : f32
            %292 = vector.broadcast %289 : f32 to vector<16xf32>
            %293 = arith.subf %277, %292 : vector<16xf32>
            %294 = wave.exp2 %293 : vector<16xf32>
            %295 = arith.select %276, %294, %c23 : vector<16xi1>, vector<16xf32>
            %296 = arith.muli %262, %c5 : index
            %297 = arith.addi %296, %c17 : index
            vector.store %295, %12[%297] : memref<?xf32>, vector<16xf32>
            %298 = arith.subf %279, %292 : vector<16xf32>
            %299 = wave.exp2 %298 : vector<16xf32>
            %300 = arith.select %278, %299, %c23 : vector<16xi1>, vector<16xf32>
            %301 = arith.muli %262, %c5 : index
            %302 = arith.addi %301, %c18 : index
            vector.store %300, %12[%302] : memref<?xf32>, vector<16xf32>
            %303 = arith.addf %295, %300 : vector<16xf32>
            %304 = arith.subf %281, %292 : vector<16xf32>
            %305 = wave.exp2 %304 : vector<16xf32>
            %306 = arith.select %280, %305, %c23 : vector<16xi1>, vector<16xf32>
            %307 = arith.muli %262, %c5 : index
            %308 = arith.addi %307, %c19 : index
            vector.store %306, %12[%308] : memref<?xf32>, vector<16xf32>
            %309 = arith.addf %303, %306 : vector<16xf32>
            %310 = arith.subf %283, %292 : vector<16xf32>
            %311 = wave.exp2 %310 : vector<16xf32>
            %312 = arith.select %282, %311, %c23 : vector<16xi1>, vector<16xf32>
            %313 = arith.muli %262, %c5 : index
            %314 = arith.addi %313, %c20 : index
            vector.store %312, %12[%314] : memref<?xf32>, vector<16xf32>
            %315 = arith.addf %309, %312 : vector<16xf32>
            %316 = memref.load %7[%262] : memref<?xf32>
            %317 = wave.reduce "add" %315 : vector<16xf32>
            %318 = math.fma %316, %291, %317 : f32
            memref.store %289, %6[%262] : memref<?xf32>
            memref.store %318, %7[%262] : memref<?xf32>
            memref.store %291, %10[%262] : memref<?xf32>
            %319 = arith.addi %195, %c10 : index
            %320 = arith.subi %30, %c10 : index
            %321 = arith.minsi %319, %320 : index
            %322 = arith.divui %321, %groupSize : index
            %323 = arith.addi %21, %322 : index
            %324 = arith.muli %3, %groupSize : index
            %325 = arith.remui %321, %groupSize : index
            %326 = arith.addi %324, %325 : index
            %327 = arith.addi %positionsAt, %323 : index
            %328 = memref.load %step[%327] : memref<?xi32>
            %329 = arith.index_cast %328 : i32 to index
            %330 = arith.subi %329, %104 : index
            %331 = arith.index_cast %330 : index to i32
            %332 = vector.broadcast %331 : i32 to vector<16xi32>
            %333 = arith.cmpi sle, %c31, %332 : vector<16xi32>
            %334 = arith.select %333, %213#4, %c32 : vector<16xi1>, vector<16xf32>
            %335 = arith.cmpi sle, %c33, %332 : vector<16xi32>
            %336 = arith.select %335, %213#5, %c32 : vector<16xi1>, vector<16xf32>
            %337 = arith.cmpi sle, %c34, %332 : vector<16xi32>
            %338 = arith.select %337, %213#6, %c32 : vector<16xi1>, vector<16xf32>
            %339 = arith.cmpi sle, %c35, %332 : vector<16xi32>
            %340 = arith.select %339, %213#7, %c32 : vector<16xi1>, vector<16xf32>
            %341 = arith.maximumf %334, %336 : vector<16xf32>
            %342 = arith.maximumf %341, %338 : vector<16xf32>
            %343 = arith.maximumf %342, %340 : vector<16xf32>
            %344 = memref.load %6[%319] : memref<?xf32>
            %345 = wave.reduce "max" %343 : vector<16xf32>
            %346 = arith.maximumf %344, %345 : f32
            %347 = arith.subf %344, %346 : f32
            %348 = wave.exp2 %347 : f32
            %349 = vector.broadcast %346 : f32 to vector<16xf32>
            %350 = arith.subf %334, %349 : vector<16xf32>
            %351 = wave.exp2 %350 : vector<16xf32>
            %352 = arith.select %333, %351, %c23 : vector<16xi1>, vector<16xf32>
            %353 = arith.muli %319, %c5 : index
            %354 = arith.addi %353, %c17 : index
            vector.store %352, %12[%354] : memref<?xf32>, vector<16xf32>
            %355 = arith.subf %336, %349 : vector<16xf32>
            %356 = wave.exp2 %355 : vector<16xf32>
            %357 = arith.select %335, %356, %c23 : vector<16xi1>, vector<16xf32>
            %358 = arith.muli %319, %c5 : index
            %359 = arith.addi %358, %c18 : index
            vector.store %357, %12[%359] : memref<?xf32>, vector<16xf32>
            %360 = arith.addf %352, %357 : vector<16xf32>
            %361 = arith.subf %338, %349 : vector<16xf32>
            %362 = wave.exp2 %361 : vector<16xf32>
            %363 = arith.select %337, %362, %c23 : vector<16xi1>, vector<16xf32>
            %364 = arith.muli %319, %c5 : index
            %365 = arith.addi %364, %c19 : index
            vector.store %363, %12[%365] : memref<?xf32>, vector<16xf32>
            %366 = arith.addf %360, %363 : vector<16xf32>
            %367 = arith.subf %340, %349 : vector<16xf32>
            %368 = wave.exp2 %367 : vector<16xf32>
            %369 = arith.select %339, %368, %c23 : vector<16xi1>, vector<16xf32>
            %370 = arith.muli %319, %c5 : index
            %371 = arith.addi %370, %c20 : index
            vector.store %369, %12[%371] : memref<?xf32>, vector<16xf32>
            %372 = arith.addf %366, %369 : vector<16xf32>
            %373 = memref.load %7[%319] : memref<?xf32>
            %374 = wave.reduce "add" %372 : vector<16xf32>
            %375 = math.fma %373, %348, %374 : f32
            memref.store %346, %6[%319] : memref<?xf32>
            memref.store %375, %7[%319] : memref<?xf32>
            memref.store %348, %10[%319] : memref<?xf32>
            %376 = arith.addi %195, %c7 : index
            %377 = arith.subi %30, %c10 : index
            %378 = arith.minsi %376, %377 : index
            %379 = arith.divui %378, %groupSize : index
            %380 = arith.addi %21, %379 : index
            %381 = arith.muli %3, %groupSize : index
            %382 = arith.remui %378, %groupSize : index
            %383 = arith.addi %381, %382 : index
            %384 = arith.addi %positionsAt, %380 : index
            %385 = memref.load %step[%384] : memref<?xi32>
            %386 = arith.index_cast %385 : i32 to index
            %387 = arith.subi %386, %104 : index
            %388 = arith.index_cast %387 : index to i32
            %389 = vector.broadcast %388 : i32 to vector<16xi32>
            %390 = arith.cmpi sle, %c31, %389 : vector<16xi32>
            %391 = arith.select %390, %213#8, %c32 : vector<16xi1>, vector<16xf32>
            %392 = arith.cmpi sle, %c33, %389 : vector<16xi32>
            %393 = arith.select %392, %213#9, %c32 : vector<16xi1>, vector<16xf32>
            %394 = arith.cmpi sle, %c34, %389 : vector<16xi32>
            %395 = arith.select %394, %213#10, %c32 : vector<16xi1>, vector<16xf32>
            %396 = arith.cmpi sle, %c35, %389 : vector<16xi32>
            %397 = arith.select %396, %213#11, %c32 : vector<16xi1>, vector<16xf32>
            %398 = arith.maximumf %391, %393 : vector<16xf32>
            %399 = arith.maximumf %398, %395 : vector<16xf32>
            %400 = arith.maximumf %399, %397 : vector<16xf32>
            %401 = memref.load %6[%376] : memref<?xf32>
            %402 = wave.reduce "max" %400 : vector<16xf32>
            %403 = arith.maximumf %401, %402 : f32
            %404 = arith.subf %401, %403 : f32
            %405 = wave.exp2 %404 : f32
            %406 = vector.broadcast %403 : f32 to vector<16xf32>
            %407 = arith.subf %391, %406 : vector<16xf32>
            %408 = wave.exp2 %407 : vector<16xf32>
            %409 = arith.select %390, %408, %c23 : vector<16xi1>, vector<16xf32>
            %410 = arith.muli %376, %c5 : index
            %411 = arith.addi %410, %c17 : index
            vector.store %409, %12[%411] : memref<?xf32>, vector<16xf32>
            %412 = arith.subf %393, %406 : vector<16xf32>
            %413 = wave.exp2 %412 : vector<16xf32>
            %414 = arith.select %392, %413, %c23 : vector<16xi1>, vector<16xf32>
            %415 = arith.muli %376, %c5 : index
            %416 = arith.addi %415, %c18 : index
            vector.store %414, %12[%416] : memref<?xf32>, vector<16xf32>
            %417 = arith.addf %409, %414 : vector<16xf32>
            %418 = arith.subf %395, %406 : vector<16xf32>
            %419 = wave.exp2 %418 : vector<16xf32>
            %420 = arith.select %394, %419, %c23 : vector<16xi1>, vector<16xf32>
            %421 = arith.muli %376, %c5 : index
            %422 = arith.addi %421, %c19 : index
            vector.store %420, %12[%422] : memref<?xf32>, vector<16xf32>
            %423 = arith.addf %417, %420 : vector<16xf32>
            %424 = arith.subf %397, %406 : vector<16xf32>
            %425 = wave.exp2 %424 : vector<16xf32>
            %426 = arith.select %396, %425, %c23 : vector<16xi1>, vector<16xf32>
            %427 = arith.muli %376, %c5 : index
            %428 = arith.addi %427, %c20 : index
            vector.store %426, %12[%428] : memref<?xf32>, vector<16xf32>
            %429 = arith.addf %423, %426 : vector<16xf32>
            %430 = memref.load %7[%376] : memref<?xf32>
            %431 = wave.reduce "add" %429 : vector<16xf32>
            %432 = math.fma %430, %405, %431 : f32
            memref.store %403, %6[%376] : memref<?xf32>
            memref.store %432, %7[%376] : memref<?xf32>
            memref.store %405, %10[%376] : memref<?xf32>
            %433 = arith.addi %195, %c13 : index
            %434 = arith.subi %30, %c10 : index
            %435 = arith.minsi %433, %434 : index
            %436 = arith.divui %435, %groupSize : index
            %437 = arith.addi %21, %436 : index
            %438 = arith.muli %3, %groupSize : index
            %439 = arith.remui %435, %groupSize : index
            %440 = arith.addi %438, %439 : index
            %441 = arith.addi %positionsAt, %437 : index
            %442 = memref.load %step[%441] : memref<?xi32>
            %443 = arith.index_cast %442 : i32 to index
            %444 = arith.subi %443, %104 : index
            %445 = arith.index_cast %444 : index to i32
            %446 = vector.broadcast %445 : i32 to vector<16xi32>
            %447 = arith.cmpi sle, %c31, %446 : vector<16xi32>
            %448 = arith.select %447, %213#12, %c32 : vector<16xi1>, vector<16xf32>
            %449 = arith.cmpi sle, %c33, %446 : vector<16xi32>
            %450 = arith.select %449, %213#13, %c32 : vector<16xi1>, vector<16xf32>
            %451 = arith.cmpi sle, %c34, %446 : vector<16xi32>
            %452 = arith.select %451, %213#14, %c32 : vector<16xi1>, vector<16xf32>
            %453 = arith.cmpi sle, %c35, %446 : vector<16xi32>
            %454 = arith.select %453, %213#15, %c32 : vector<16xi1>, vector<16xf32>
            %455 = arith.maximumf %448, %450 : vector<16xf32>
            %456 = arith.maximumf %455, %452 : vector<16xf32>
            %457 = arith.maximumf %456, %454 : vector<16xf32>
            %458 = memref.load %6[%433] : memref<?xf32>
            %459 = wave.reduce "max" %457 : vector<16xf32>
            %460 = arith.maximumf %458, %459 : f32
            %461 = arith.subf %458, %460 : f32
            %462 = wave.exp2 %461 : f32
            %463 = vector.broadcast %460 : f32 to vector<16xf32>
            %464 = arith.subf %448, %463 : vector<16xf32>
            %465 = wave.exp2 %464 : vector<16xf32>
            %466 = arith.select %447, %465, %c23 : vector<16xi1>, vector<16xf32>
            %467 = arith.muli %433, %c5 : index
            %468 = arith.addi %467, %c17 : index
            vector.store %466, %12[%468] : memref<?xf32>, vector<16xf32>
            %469 = arith.subf %450, %463 : vector<16xf32>
            %470 = wave.exp2 %469 : vector<16xf32>
            %471 = arith.select %449, %470, %c23 : vector<16xi1>, vector<16xf32>
            %472 = arith.muli %433, %c5 : index
            %473 = arith.addi %472, %c18 : index
            vector.store %471, %12[%473] : memref<?xf32>, vector<16xf32>
            %474 = arith.addf %466, %471 : vector<16xf32>
            %475 = arith.subf %452, %463 : vector<16xf32>
            %476 = wave.exp2 %475 : vector<16xf32>
            %477 = arith.select %451, %476, %c23 : vector<16xi1>, vector<16xf32>
            %478 = arith.muli %433, %c5 : index
            %479 = arith.addi %478, %c19 : index
            vector.store %477, %12[%479] : memref<?xf32>, vector<16xf32>
            %480 = arith.addf %474, %477 : vector<16xf32>
            %481 = arith.subf %454, %463 : vector<16xf32>
            %482 = wave.exp2 %481 : vector<16xf32>
            %483 = arith.select %453, %482, %c23 : vector<16xi1>, vector<16xf32>
            %484 = arith.muli %433, %c5 : index
            %485 = arith.addi %484, %c20 : index
            vector.store %483, %12[%485] : memref<?xf32>, vector<16xf32>
            %486 = arith.addf %480, %483 : vector<16xf32>
            %487 = memref.load %7[%433] : memref<?xf32>
            %488 = wave.reduce "add" %486 : vector<16xf32>
            %489 = math.fma %487, %462, %488 : f32
            memref.store %460, %6[%433] : memref<?xf32>
            memref.store %489, %7[%433] : memref<?xf32>
            memref.store %462, %10[%433] : memref<?xf32>
          }
          %490 = arith.subi %39, %104 : index
          %491 = arith.minsi %490, %c5 : index
          scf.for %492 = %c17 to %33 step %c7 {
            %493 = arith.addi %492, %c17 : index
            %494 = memref.load %10[%493] : memref<?xf32>
            %495 = vector.broadcast %494 : f32 to vector<16xf32>
            %496 = arith.addi %492, %c17 : index
            %497 = arith.muli %496, %c4 : index
            %498 = arith.addi %497, %c17 : index
            %499 = vector.load %9[%498] : memref<?xf32>, vector<16xf32>
            %500 = arith.mulf %499, %495 : vector<16xf32>
            %501 = arith.addi %492, %c17 : index
            %502 = arith.muli %501, %c4 : index
            %503 = arith.addi %502, %c18 : index
            %504 = vector.load %9[%503] : memref<?xf32>, vector<16xf32>
            %505 = arith.mulf %504, %495 : vector<16xf32>
            %506 = arith.addi %492, %c17 : index
            %507 = arith.muli %506, %c4 : index
            %508 = arith.addi %507, %c19 : index
            %509 = vector.load %9[%508] : memref<?xf32>, vector<16xf32>
            %510 = arith.mulf %509, %495 : vector<16xf32>
            %511 = arith.addi %492, %c17 : index
            %512 = arith.muli %511, %c4 : index
            %513 = arith.addi %512, %c20 : index
            %514 = vector.load %9[%513] : memref<?xf32>, vector<16xf32>
            %515 = arith.mulf %514, %495 : vector<16xf32>
            %516 = arith.addi %492, %c10 : index
            %517 = memref.load %10[%516] : memref<?xf32>
            %518 = vector.broadcast %517 : f32 to vector<16xf32>
            %519 = arith.addi %492, %c10 : index
            %520 = arith.muli %519, %c4 : index
            %521 = arith.addi %520, %c17 : index
            %522 = vector.load %9[%521] : memref<?xf32>, vector<16xf32>
            %523 = arith.mulf %522, %518 : vector<16xf32>
            %524 = arith.addi %492, %c10 : index
            %525 = arith.muli %524, %c4 : index
            %526 = arith.addi %525, %c18 : index
            %527 = vector.load %9[%526] : memref<?xf32>, vector<16xf32>
            %528 = arith.mulf %527, %518 : vector<16xf32>
            %529 = arith.addi %492, %c10 : index
            %530 = arith.muli %529, %c4 : index
            %531 = arith.addi %530, %c19 : index
            %532 = vector.load %9[%531] : memref<?xf32>, vector<16xf32>
            %533 = arith.mulf %532, %518 : vector<16xf32>
            %534 = arith.addi %492, %c10 : index
            %535 = arith.muli %534, %c4 : index
            %536 = arith.addi %535, %c20 : index
            %537 = vector.load %9[%536] : memref<?xf32>, vector<16xf32>
            %538 = arith.mulf %537, %518 : vector<16xf32>
            %548:8 = scf.for %539 = %c17 to %491 step %c10 iter_args(%540 = %500, %541 = %505, %542 = %510, %543 = %515, %544 = %523, %545 = %528, %546 = %533, %547 = %538) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %549 = arith.muli %539, %c4 : index
              %550 = arith.addi %549, %c17 : index
              %551 = vector.load %14[%550] : memref<?xf32>, vector<16xf32>
              %552 = arith.muli %539, %c4 : index
              %553 = arith.addi %552, %c18 : index
              %554 = vector.load %14[%553] : memref<?xf32>, vector<16xf32>
              %555 = arith.muli %539, %c4 : index
              %556 = arith.addi %555, %c19 : index
              %557 = vector.load %14[%556] : memref<?xf32>, vector<16xf32>
              %558 = arith.muli %539, %c4 : index
              %559 = arith.addi %558, %c20 : index
              %560 = vector.load %14[%559] : memref<?xf32>, vector<16xf32>
              %561 = arith.addi %492, %c17 : index
              %562 = arith.muli %561, %c5 : index
              %563 = arith.addi %562, %539 : index
              %564 = memref.load %12[%563] : memref<?xf32>
              %565 = vector.broadcast %564 : f32 to vector<16xf32>
              %566 = math.fma %565, %551, %540 : vector<16xf32>
              %567 = math.fma %565, %554, %541 : vector<16xf32>
              %568 = math.fma %565, %557, %542 : vector<16xf32>
              %569 = math.fma %565, %560, %543 : vector<16xf32>
              %570 = arith.addi %492, %c10 : index
              %571 = arith.muli %570, %c5 : index
              %572 = arith.addi %571, %539 : index
              %573 = memref.load %12[%572] : memref<?xf32>
              %574 = vector.broadcast %573 : f32 to vector<16xf32>
              %575 = math.fma %574, %551, %544 : vector<16xf32>
              %576 = math.fma %574, %554, %545 : vector<16xf32>
              %577 = math.fma %574, %557, %546 : vector<16xf32>
              %578 = math.fma %574, %560, %547 : vector<16xf32>
              scf.yield %566, %567, %568, %569, %575, %576, %577, %578 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %579 = arith.addi %492, %c17 : index
            %580 = arith.muli %579, %c4 : index
            %581 = arith.addi %580, %c17 : index
            vector.store %548#0, %9[%581] : memref<?xf32>, vector<16xf32>
            %582 = arith.addi %492, %c17 : index
            %583 = arith.muli %582, %c4 : index
            %584 = arith.addi %583, %c18 : index
            vector.store %548#1, %9[%584] : memref<?xf32>, vector<16xf32>
            %585 = arith.addi %492, %c17 : index
            %586 = arith.muli %585, %c4 : index
            %587 = arith.addi %586, %c19 : index
            vector.store %548#2, %9[%587] : memref<?xf32>, vector<16xf32>
            %588 = arith.addi %492, %c17 : index
            %589 = arith.muli %588, %c4 : index
            %590 = arith.addi %589, %c20 : index
            vector.store %548#3, %9[%590] : memref<?xf32>, vector<16xf32>
            %591 = arith.addi %492, %c10 : index
            %592 = arith.muli %591, %c4 : index
            %593 = arith.addi %592, %c17 : index
            vector.store %548#4, %9[%593] : memref<?xf32>, vector<16xf32>
            %594 = arith.addi %492, %c10 : index
            %595 = arith.muli %594, %c4 : index
            %596 = arith.addi %595, %c18 : index
            vector.store %548#5, %9[%596] : memref<?xf32>, vector<16xf32>
            %597 = arith.addi %492, %c10 : index
            %598 = arith.muli %597, %c4 : index
            %599 = arith.addi %598, %c19 : index
            vector.store %548#6, %9[%599] : memref<?xf32>, vector<16xf32>
            %600 = arith.addi %492, %c10 : index
            %601 = arith.muli %600, %c4 : index
            %602 = arith.addi %601, %c20 : index
            vector.store %548#7, %9[%602] : memref<?xf32>, vector<16xf32>
            %603 = arith.addi %492, %c17 : index
            %604 = memref.load %10[%603] : memref<?xf32>
            %605 = vector.broadcast %604 : f32 to vector<16xf32>
            %606 = arith.addi %492, %c17 : index
            %607 = arith.muli %606, %c4 : index
            %608 = arith.addi %607, %c5 : index
            %609 = vector.load %9[%608] : memref<?xf32>, vector<16xf32>
            %610 = arith.mulf %609, %605 : vector<16xf32>
            %611 = arith.addi %492, %c17 : index
            %612 = arith.muli %611, %c4 : index
            %613 = arith.addi %612, %c21 : index
            %614 = vector.load %9[%613] : memref<?xf32>, vector<16xf32>
            %615 = arith.mulf %614, %605 : vector<16xf32>
            %616 = arith.addi %492, %c10 : index
            %617 = memref.load %10[%616] : memref<?xf32>
            %618 = vector.broadcast %617 : f32 to vector<16xf32>
            %619 = arith.addi %492, %c10 : index
            %620 = arith.muli %619, %c4 : index
            %621 = arith.addi %620, %c5 : index
            %622 = vector.load %9[%621] : memref<?xf32>, vector<16xf32>
            %623 = arith.mulf %622, %618 : vector<16xf32>
            %624 = arith.addi %492, %c10 : index
            %625 = arith.muli %624, %c4 : index
            %626 = arith.addi %625, %c21 : index
            %627 = vector.load %9[%626] : memref<?xf32>, vector<16xf32>
            %628 = arith.mulf %627, %618 : vector<16xf32>
            %634:4 = scf.for %629 = %c17 to %491 step %c10 iter_args(%630 = %610, %631 = %615, %632 = %623, %633 = %628) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %635 = arith.muli %629, %c4 : index
              %636 = arith.addi %635, %c5 : index
              %637 = vector.load %14[%636] : memref<?xf32>, vector<16xf32>
              %638 = arith.muli %629, %c4 : index
              %639 = arith.addi %638, %c21 : index
              %640 = vector.load %14[%639] : memref<?xf32>, vector<16xf32>
              %641 = arith.addi %492, %c17 : index
              %642 = arith.muli %641, %c5 : index
              %643 = arith.addi %642, %629 : index
              %644 = memref.load %12[%643] : memref<?xf32>
              %645 = vector.broadcast %644 : f32 to vector<16xf32>
              %646 = math.fma %645, %637, %630 : vector<16xf32>
              %647 = math.fma %645, %640, %631 : vector<16xf32>
              %648 = arith.addi %492, %c10 : index
              %649 = arith.muli %648, %c5 : index
              %650 = arith.addi %649, %629 : index
              %651 = memref.load %12[%650] : memref<?xf32>
              %652 = vector.broadcast %651 : f32 to vector<16xf32>
              %653 = math.fma %652, %637, %632 : vector<16xf32>
              %654 = math.fma %652, %640, %633 : vector<16xf32>
              scf.yield %646, %647, %653, %654 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %655 = arith.addi %492, %c17 : index
            %656 = arith.muli %655, %c4 : index
            %657 = arith.addi %656, %c5 : index
            vector.store %634#0, %9[%657] : memref<?xf32>, vector<16xf32>
            %658 = arith.addi %492, %c17 : index
            %659 = arith.muli %658, %c4 : index
            %660 = arith.addi %659, %c21 : index
            vector.store %634#1, %9[%660] : memref<?xf32>, vector<16xf32>
            %661 = arith.addi %492, %c10 : index
            %662 = arith.muli %661, %c4 : index
            %663 = arith.addi %662, %c5 : index
            vector.store %634#2, %9[%663] : memref<?xf32>, vector<16xf32>
            %664 = arith.addi %492, %c10 : index
            %665 = arith.muli %664, %c4 : index
            %666 = arith.addi %665, %c21 : index
            vector.store %634#3, %9[%666] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %667 = %c17 to %30 step %c10 {
          %668 = arith.subi %30, %c10 : index
          %669 = arith.minsi %667, %668 : index
          %670 = arith.divui %669, %groupSize : index
          %671 = arith.addi %21, %670 : index
          %672 = arith.muli %3, %groupSize : index
          %673 = arith.remui %669, %groupSize : index
          %674 = arith.addi %672, %673 : index
          %675 = arith.muli %671, %heads : index
          %676 = arith.addi %675, %674 : index
          %677 = arith.muli %676, %ranges : index
          %678 = arith.addi %677, %87 : index
          %679 = arith.muli %678, %c37 : index
          %680 = arith.muli %667, %c4 : index
          %681 = arith.addi %680, %c17 : index
          %682 = vector.load %9[%681] : memref<?xf32>, vector<16xf32>
          %683 = arith.addi %679, %c17 : index
          vector.store %682, %out[%683] : memref<?xf32>, vector<16xf32>
          %684 = arith.muli %667, %c4 : index
          %685 = arith.addi %684, %c18 : index
          %686 = vector.load %9[%685] : memref<?xf32>, vector<16xf32>
          %687 = arith.addi %679, %c18 : index
          vector.store %686, %out[%687] : memref<?xf32>, vector<16xf32>
          %688 = arith.muli %667, %c4 : index
          %689 = arith.addi %688, %c19 : index
          %690 = vector.load %9[%689] : memref<?xf32>, vector<16xf32>
          %691 = arith.addi %679, %c19 : index
          vector.store %690, %out[%691] : memref<?xf32>, vector<16xf32>
          %692 = arith.muli %667, %c4 : index
          %693 = arith.addi %692, %c20 : index
          %694 = vector.load %9[%693] : memref<?xf32>, vector<16xf32>
          %695 = arith.addi %679, %c20 : index
          vector.store %694, %out[%695] : memref<?xf32>, vector<16xf32>
          %696 = arith.muli %667, %c4 : index
          %697 = arith.addi %696, %c5 : index
          %698 = vector.load %9[%697] : memref<?xf32>, vector<16xf32>
          %699 = arith.addi %679, %c5 : index
          vector.store %698, %out[%699] : memref<?xf32>, vector<16xf32>
          %700 = arith.muli %667, %c4 : index
          %701 = arith.addi %700, %c21 : index
          %702 = vector.load %9[%701] : memref<?xf32>, vector<16xf32>
          %703 = arith.addi %679, %c21 : index
          vector.store %702, %out[%703] : memref<?xf32>, vector<16xf32>
          %704 = memref.load %6[%667] : memref<?xf32>
          %705 = arith.addi %679, %c4 : index
          memref.store %704, %out[%705] : memref<?xf32>
          %706 = memref.load %7[%667] : memref<?xf32>
          %707 = arith.addi %679, %c4 : index
          %708 = arith.addi %707, %c10 : index
          memref.store %706, %out[%708] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
