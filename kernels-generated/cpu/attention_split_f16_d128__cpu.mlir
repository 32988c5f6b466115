// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %c21 = arith.constant 80 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 112 : index
  %slots = wave.param "slots" : index
  %c25 = arith.constant dense<0x00000000> : vector<16xf32>
  %c26 = arith.constant 0xF149F2CA : f32
  %c27 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 256 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %c34 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c35 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c36 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c37 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c38 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c40 = arith.constant 144 : index
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
        %87 = arith.addi %56, %c22 : index
        %88 = vector.load %q[%87] : memref<?xf32>, vector<16xf32>
        %89 = arith.mulf %88, %45 : vector<16xf32>
        %90 = arith.muli %46, %c4 : index
        %91 = arith.addi %90, %c22 : index
        vector.store %89, %5[%91] : memref<?xf32>, vector<16xf32>
        %92 = arith.addi %56, %c23 : index
        %93 = vector.load %q[%92] : memref<?xf32>, vector<16xf32>
        %94 = arith.mulf %93, %45 : vector<16xf32>
        %95 = arith.muli %46, %c4 : index
        %96 = arith.addi %95, %c23 : index
        vector.store %94, %5[%96] : memref<?xf32>, vector<16xf32>
      }
      scf.for %97 = %40 to %42 step %slots {
        %98 = arith.muli %97, %c16 : index
        scf.for %99 = %c17 to %33 step %c10 {
          memref.store %c26, %6[%99] : memref<?xf32>
          memref.store %c27, %7[%99] : memref<?xf32>
          %100 = arith.muli %99, %c4 : index
          %101 = arith.addi %100, %c17 : index
          vector.store %c25, %9[%101] : memref<?xf32>, vector<16xf32>
          %102 = arith.muli %99, %c4 : index
          %103 = arith.addi %102, %c18 : index
          vector.store %c25, %9[%103] : memref<?xf32>, vector<16xf32>
          %104 = arith.muli %99, %c4 : index
          %105 = arith.addi %104, %c19 : index
          vector.store %c25, %9[%105] : memref<?xf32>, vector<16xf32>
          %106 = arith.muli %99, %c4 : index
          %107 = arith.addi %106, %c20 : index
          vector.store %c25, %9[%107] : memref<?xf32>, vector<16xf32>
          %108 = arith.muli %99, %c4 : index
          %109 = arith.addi %108, %c5 : index
          vector.store %c25, %9[%109] : memref<?xf32>, vector<16xf32>
          %110 = arith.muli %99, %c4 : index
          %111 = arith.addi %110, %c21 : index
          vector.store %c25, %9[%111] : memref<?xf32>, vector<16xf32>
          %112 = arith.muli %99, %c4 : index
          %113 = arith.addi %112, %c22 : index
          vector.store %c25, %9[%113] : memref<?xf32>, vector<16xf32>
          %114 = arith.muli %99, %c4 : index
          %115 = arith.addi %114, %c23 : index
          vector.store %c25, %9[%115] : memref<?xf32>, vector<16xf32>
        }
        %116 = arith.addi %98, %c16 : index
        %117 = arith.minsi %116, %39 : index
        scf.for %118 = %98 to %117 step %c5 {
          scf.for %119 = %c17 to %c9 step %c10 {
            %120 = arith.muli %119, %c18 : index
            %121 = arith.addi %118, %120 : index
            %122 = arith.cmpi slt, %121, %39 : index
            scf.if %122 {
              %123 = arith.divui %121, %c18 : index
              %124 = arith.addi %29, %123 : index
              %125 = memref.load %step[%124] : memref<?xi32>
              %126 = arith.index_cast %125 : i32 to index
              %127 = arith.muli %126, %pageBytes : index
              %128 = arith.muli %3, %c6 : index
              %129 = arith.addi %127, %128 : index
              scf.for %130 = %c17 to %c4 step %c10 {
                %131 = arith.muli %130, %c19 : index
                %132 = arith.addi %129, %131 : index
                %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
                %134 = arith.muli %130, %c5 : index
                %135 = arith.muli %119, %c18 : index
                %136 = arith.addi %134, %135 : index
                %137 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
                %138 = arith.extf %137 : vector<16xf16> to vector<16xf32>
                vector.store %138, %13[%136] : memref<?xf32>, vector<16xf32>
              }
              %139 = arith.addi %129, %c29 : index
              scf.for %140 = %c17 to %c18 step %c10 {
                %141 = arith.addi %121, %140 : index
                %142 = arith.cmpi slt, %141, %39 : index
                %143 = arith.muli %140, %c30 : index
                %144 = arith.addi %139, %143 : index
                %145 = arith.addi %144, %c17 : index
                %146 = vector.load %kv[%145] : memref<?xi8>, vector<32xi8>
                %147 = vector.bitcast %146 : vector<32xi8> to vector<16xf16>
                %148 = arith.extf %147 : vector<16xf16> to vector<16xf32>
                %149 = arith.select %142, %148, %c25 : vector<16xf32>
                %150 = arith.muli %119, %c18 : index
                %151 = arith.addi %150, %140 : index
                %152 = arith.muli %151, %c4 : index
                %153 = arith.addi %152, %c17 : index
                vector.store %149, %14[%153] : memref<?xf32>, vector<16xf32>
                %154 = arith.muli %140, %c30 : index
                %155 = arith.addi %139, %154 : index
                %156 = arith.addi %155, %c19 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
                %158 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
                %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
                %160 = arith.select %142, %159, %c25 : vector<16xf32>
                %161 = arith.muli %119, %c18 : index
                %162 = arith.addi %161, %140 : index
                %163 = arith.muli %162, %c4 : index
                %164 = arith.addi %163, %c18 : index
                vector.store %160, %14[%164] : memref<?xf32>, vector<16xf32>
                %165 = arith.muli %140, %c30 : index
                %166 = arith.addi %139, %165 : index
                %167 = arith.addi %166, %c5 : index
                %168 = vector.load %kv[%167] : memref<?xi8>, vector<32xi8>
                %169 = vector.bitcast %168 : vector<32xi8> to vector<16xf16>
                %170 = arith.extf %169 : vector<16xf16> to vector<16xf32>
                %171 = arith.select %142, %170, %c25 : vector<16xf32>
                %172 = arith.muli %119, %c18 : index
                %173 = arith.addi %172, %140 : index
                %174 = arith.muli %173, %c4 : index
                %175 = arith.addi %174, %c19 : index
                vector.store %171, %14[%175] : memref<?xf32>, vector<16xf32>
                %176 = arith.muli %140, %c30 : index
                %177 = arith.addi %139, %176 : index
                %178 = arith.addi %177, %c22 : index
                %179 = vector.load %kv[%178] : memref<?xi8>, vector<32xi8>
                %180 = vector.bitcast %179 : vector<32xi8> to vector<16xf16>
                %181 = arith.extf %180 : vector<16xf16> to vector<16xf32>
                %182 = arith.select %142, %181, %c25 : vector<16xf32>
                %183 = arith.muli %119, %c18 : index
                %184 = arith.addi %183, %140 : index
                %185 = arith.muli %184, %c4 : index
                %186 = arith.addi %185, %c20 : index
                vector.store %182, %14[%186] : memref<?xf32>, vector<16xf32>
                %187 = arith.muli %140, %c30 : index
                %188 = arith.addi %139, %187 : index
                %189 = arith.addi %188, %c4 : index
                %190 = vector.load %kv[%189] : memref<?xi8>, vector<32xi8>
                %191 = vector.bitcast %190 : vector<32xi8> to vector<16xf16>
                %192 = arith.extf %191 : vector<16xf16> to vector<16xf32>
                %193 = arith.select %142, %192, %c25 : vector<16xf32>
                %194 = arith.muli %119, %c18 : index
                %195 = arith.addi %194, %140 : index
                %196 = arith.muli %195, %c4 : index
                %197 = arith.addi %196, %c5 : index
                vector.store %193, %14[%197] : memref<?xf32>, vector<16xf32>
                %198 = arith.muli %140, %c30 : index
                %199 = arith.addi %139, %198 : index
                %200 = arith.addi %199, %c31 : index
                %201 = vector.load %kv[%200] : memref<?xi8>, vector<32xi8>
                %202 = vector.bitcast %201 : vector<32xi8> to vector<16xf16>
                %203 = arith.extf %202 : vector<16xf16> to vector<16xf32>
                %204 = arith.select %142, %203, %c25 : vector<16xf32>
                %205 = arith.muli %119, %c18 : index
                %206 = arith.addi %205, %140 : index
                %207 = arith.muli %206, %c4 : index
                %208 = arith.addi %207, %c21 : index
                vector.store %204, %14[%208] : memref<?xf32>, vector<16xf32>
                %209 = arith.muli %140, %c30 : index
                %210 = arith.addi %139, %209 : index
                %211 = arith.addi %210, %c32 : index
                %212 = vector.load %kv[%211] : memref<?xi8>, vector<32xi8>
                %213 = vector.bitcast %212 : vector<32xi8> to vector<16xf16>
                %214 = arith.extf %213 : vector<16xf16> to vector<16xf32>
                %215 = arith.select %142, %214, %c25 : vector<16xf32>
                %216 = arith.muli %119, %c18 : index
                %217 = arith.addi %216, %140 : index
                %218 = arith.muli %217, %c4 : index
                %219 = arith.addi %218, %c22 : index
                vector.store %215, %14[%219] : memref<?xf32>, vector<16xf32>
                %220 = arith.muli %140, %c30 : index
                %221 = arith.addi %139, %220 : index
                %222 = arith.addi %221, %c33 : index
                %223 = vector.load %kv[%222] : memref<?xi8>, vector<32xi8>
                %224 = vector.bitcast %223 : vector<32xi8> to vector<16xf16>
                %225 = arith.extf %224 : vector<16xf16> to vector<16xf32>
                %226 = arith.select %142, %225, %c25 : vector<16xf32>
                %227 = arith.muli %119, %c18 : index
                %228 = arith.addi %227, %140 : index
                %229 = arith.muli %228, %c4 : index
                %230 = arith.addi %229, %c23 : index
                vector.store %226, %14[%230] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %231 = %c17 to %33 step %c9 {
            %249:16 = scf.for %232 = %c17 to %c4 step %c10 iter_args(%233 = %c25, %234 = %c25, %235 = %c25, %236 = %c25, %237 = %c25, %238 = %c25, %239 = %c25, %240 = %c25, %241 = %c25, %242 = %c25, %243 = %c25, %244 = %c25, %245 = %c25, %246 = %c25, %247 = %c25, %248 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %250 = arith.muli %232, %c5 : index
              %251 = arith.addi %250, %c17 : index
              %252 = vector.load %13[%251] : memref<?xf32>, vector<16xf32>
              %253 = arith.muli %232, %c5 : index
              %254 = arith.addi %253, %c18 : index
              %255 = vector.load %13[%254] : memref<?xf32>, vector<16xf32>
              %256 = arith.muli %232, %c5 : index
              %257 = arith.addi %256, %c19 : index
              %258 = vector.load %13[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.muli %232, %c5 : index
              %260 = arith.addi %259, %c20 : index
              %261 = vector.load %13[%260] : memref<?xf32>, vector<16xf32>
              %262 = arith.addi %231, %c17 : index
              %263 = arith.muli %262, %c4 : index
              %264 = arith.addi %263, %232 : index
              %265 = memref.load %5[%264] : memref<?xf32>
              %266 = vector.broadcast %265 : f32 to vector<16xf32>
              %267 = math.fma %266, %252, %233 : vector<16xf32>
              %268 = math.fma %266, %255, %234 : vector<16xf32>
              %269 = math.fma %266, %258, %235 : vector<16xf32>
              %270 = math.fma %266, %261, %236 : vector<16xf32>
              %271 = arith.addi %231, %c10 : index
              %272 = arith.muli %271, %c4 : index
              %273 = arith.addi %272, %232 : index
              %274 = memref.load %5[%273] : memref<?xf32>
              %275 = vector.broadcast %274 : f32 to vector<16xf32>
              %276 = math.fma %275, %252, %237 : vector<16xf32>
              %277 = math.fma %275, %255, %238 : vector<16xf32>
              %278 = math.fma %275, %258, %239 : vector<16xf32>
              %279 = math.fma %275, %261, %240 : vector<16xf32>
              %280 = arith.addi %231, %c7 : index
              %281 = arith.muli %280, %c4 : index
              %282 = arith.addi %281, %232 : index
              %283 = memref.load %5[%282] : memref<?xf32>
              %284 = vector.broadcast %283 : f32 to vector<16xf32>
              %285 = math.fma %284, %252, %241 : vector<16xf32>
              %286 = math.fma %284, %255, %242 : vector<16xf32>
              %287 = math.fma %284, %258, %243 : vector<16xf32>
              %288 = math.fma %284, %261, %244 : vector<16xf32>
              %289 = arith.addi %231, %c13 : index
              %290 = arith.muli %289, %c4 : index
              %291 = arith.addi %290, %232 : index
              %292 = memref.load %5[%291] : memref<?xf32>
              %293 = vector.broadcast %292 : f32 to vector<16xf32>
              %294 = math.fma %293, %252, %245 : vector<16xf32>
              %295 = math.fma %293, %255, %246 : vector<16xf32>
              %296 = math.fma %293, %258, %247 : vector<16xf32>
              %297 = math.fma %293, %261, %248 : vector<16xf32>
              scf.yield %267, %268, %269, %270, %276, %277, %278, %279, %285, %286, %287, %288, %294, %295, %296, %297 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %298 = arith.addi %231, %c17 : index
            %299 = arith.subi %30, %c10 : index
            %300 = arith.minsi %298, %299 : index
            %301 = arith.divui %300, %groupSize : index
            %302 = arith.addi %21, %301 : index
            %303 = arith.muli %3, %groupSize : index
            %304 = arith.remui %300, %groupSize : index
            %305 = arith.addi %303, %304 : index
            %306 = arith.addi %positionsAt, %302 : index
            %307 = memref.load %step[%306] : memref<?xi32>
            %308 = arith.index_cast %307 : i32 to index
            %309 = arith.subi %308, %118 : index
            %310 = arith.index_cast %309 : index to i32
            %311 = vector.broadcast %310 : i32 to vector<16xi32>
            %312 = arith.cmpi sle, %c34, %311 : vector<16xi32>
            %313 = arith.select %312, %249#0, %c35 : vector<16xi1>, vector<16xf32>
            %314 = arith.cmpi sle, %c36, %311 : vector<16xi32>
            %315 = arith.select %314, %249#1, %c35 : vector<16xi1>, vector<16xf32>
            %316 = arith.cmpi sle, %c37, %311 : vector<16xi32>
            %317 = arith.select %316, %249#2, %c35 : vector<16xi1>, vector<16xf32>
            %318 = arith.cmpi sle, %c38, %311 : vector<16xi32>
            %319 = arith.select %318, %249#3, %c35 : vector<16xi1>, vector<16xf32>
            %320 = arith.maximumf %313, %315 : vector<16xf32>
            %321 = arith.maximumf %320, %317 : vector<16xf32>
            %322 = arith.maximumf %321, %319 : vector<16xf32>
            %323 = memref.load %6[%298] : memref<?xf32>
            %324 = wave.reduce "max" %322 : vector<16xf32>
            %325 = arith.maximumf %323, %324 : f32
            %326 = arith.subf %323, %325 : f32
            %327 = wave.exp2 %326 : f32
            %328 = vector.broadcast %325 : f32 to vector<16xf32>
            %329 = arith.subf %313, %328 : vector<16xf32>
            %330 = wave.exp2 %329 : vector<16xf32>
            %331 = arith.select %312, %330, %c25 : vector<16xi1>, vector<16xf32>
            %332 = arith.muli %298, %c5 : index
            %333 = arith.addi %332, %c17 : index
            vector.store %331, %12[%333] : memref<?xf32>, vector<16xf32>
            %334 = arith.subf %315, %328 : vector<16xf32>
            %335 = wave.exp2 %334 : vector<16xf32>
            %336 = arith.select %314, %335, %c25 : vector<16xi1>, vector<16xf32>
            %337 = arith.muli %298, %c5 : index
            %338 = arith.addi %337, %c18 : index
            vector.store %336, %12[%338] : memref<?xf32>, vector<16xf32>
            %339 = arith.addf %331, %336 : vector<16xf32>
            %340 = arith.subf %317, %328 : vector<16xf32>
            %341 = wave.exp2 %340 : vector<16xf32>
            %342 = arith.select %316, %341, %c25 : vector<16xi1>, vector<16xf32>
            %343 = arith.muli %298, %c5 : index
            %344 = arith.addi %343, %c19 : index
            vector.store %342, %12[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.addf %339, %342 : vector<16xf32>
            %346 = arith.subf %319, %328 : vector<16xf32>
            %347 = wave.exp2 %346 : vector<16xf32>
            %348 = arith.select %318, %347, %c25 : vector<16xi1>, vector<16xf32>
            %349 = arith.muli %298, %c5 : index
            %350 = arith.addi %349, %c20 : index
            vector.store %348, %12[%350] : memref<?xf32>, vector<16xf32>
            %351 = arith.addf %345, %348 : vector<16xf32>
            %352 = memref.load %7[%298] : memref<?xf32>
            %353 = wave.reduce "add" %351 : vector<16xf32>
            %354 = math.fma %352, %327, %353 : f32
            memref.store %325, %6[%298] : memref<?xf32>
            memref.store %354, %7[%298] : memref<?xf32>
            memref.store %327, %10[%298] : memref<?xf32>
            %355 = arith.addi %231, %c10 : index
            %356 = arith.subi %30, %c10 : index
            %357 = arith.minsi %355, %356 : index
            %358 = arith.divui %357, %groupSize : index
            %359 = arith.addi %21, %358 : index
            %360 = arith.muli %3, %groupSize : index
            %361 = arith.remui %357, %groupSize : index
            %362 = arith.addi %360, %361 : index
            %363 = arith.addi %positionsAt, %359 : index
            %364 = memref.load %step[%363] : memref<?xi32>
            %365 = arith.index_cast %364 : i32 to index
            %366 = arith.subi %365, %118 : index
            %367 = arith.index_cast %366 : index to i32
            %368 = vector.broadcast %367 : i32 to vector<16xi32>
            %369 = arith.cmpi sle, %c34, %368 : vector<16xi32>
            %370 = arith.select %369, %249#4, %c35 : vector<16xi1>, vector<16xf32>
            %371 = arith.cmpi sle, %c36, %368 : vector<16xi32>
            %372 = arith.select %371, %249#5, %c35 : vector<16xi1>, vector<16xf32>
            %373 = arith.cmpi sle, %c37, %368 : vector<16xi32>
            %374 = arith.select %373, %249#6, %c35 : vector<16xi1>, vector<16xf32>
            %375 = arith.cmpi sle, %c38, %368 : vector<16xi32>
            %376 = arith.select %375, %249#7, %c35 : vector<16xi1>, vector<16xf32>
            %377 = arith.maximumf %370, %372 : vector<16xf32>
            %378 = arith.maximumf %377, %374 : vector<16xf32>
            %379 = arith.maximumf %378, %376 : vector<16xf32>
            %380 = memref.load %6[%355] : memref<?xf32>
            %381 = wave.reduce "max" %379 : vector<16xf32>
            %382 = arith.maximumf %380, %381 : f32
            %383 = arith.subf %380, %382 : f32
            %384 = wave.exp2 %383 : f32
            %385 = vector.broadcast %382 : f32 to vector<16xf32>
            %386 = arith.subf %370, %385 : vector<16xf32>
            %387 = wave.exp2 %386 : vector<16xf32>
            %388 = arith.select %369, %387, %c25 : vector<16xi1>, vector<16xf32>
            %389 = arith.muli %355, %c5 : index
            %390 = arith.addi %389, %c17 : index
            vector.store %388, %12[%390] : memref<?xf32>, vector<16xf32>
            %391 = arith.subf %372, %385 : vector<16xf32>
            %392 = wave.exp2 %391 : vector<16xf32>
            %393 = arith.select %371, %392, %c25 : vector<16xi1>, vector<16xf32>
            %394 = arith.muli %355, %c5 : index
            %395 = arith.addi %394, %c18 : index
            vector.store %393, %12[%395] : memref<?xf32>, vector<16xf32>
            %396 = arith.addf %388, %393 : vector<16xf32>
            %397 = arith.subf %374, %385 : vector<16xf32>
            %398 = wave.exp2 %397 : vector<16xf32>
            %399 = arith.select %373, %398, %c25 : vector<16xi1>, vector<16xf32>
            %400 = arith.muli %355, %c5 : index
            %401 = arith.addi %400, %c19 : index
            vector.store %399, %12[%401] : memref<?xf32>, vector<16xf32>
            %402 = arith.addf %396, %399 : vector<16xf32>
            %403 = arith.subf %376, %385 : vector<16xf32>
            %404 = wave.exp2 %403 : vector<16xf32>
            %405 = arith.select %375, %404, %c25 : vector<16xi1>, vector<16xf32>
            %406 = arith.muli %355, %c5 : index
            %407 = arith.addi %406, %c20 : index
            vector.store %405, %12[%407] : memref<?xf32>, vector<16xf32>
            %408 = arith.addf %402, %405 : vector<16xf32>
            %409 = memref.load %7[%355] : memref<?xf32>
            %410 = wave.reduce "add" %408 : vector<16xf32>
            %411 = math.fma %409, %384, %410 : f32
            memref.store %382, %6[%355] : memref<?xf32>
            memref.store %411, %7[%355] : memref<?xf32>
            memref.store %384, %10[%355] : memref<?xf32>
            %412 = arith.addi %231, %c7 : index
            %413 = arith.subi %30, %c10 : index
            %414 = arith.minsi %412, %413 : index
            %415 = arith.divui %414, %groupSize : index
            %416 = arith.addi %21, %415 : index
            %417 = arith.muli %3, %groupSize : index
            %418 = arith.remui %414, %groupSize : index
            %419 = arith.addi %417, %418 : index
            %420 = arith.addi %positionsAt, %416 : index
            %421 = memref.load %step[%420] : memref<?xi32>
            %422 = arith.index_cast %421 : i32 to index
            %423 = arith.subi %422, %118 : index
            %424 = arith.index_cast %423 : index to i32
            %425 = vector.broadcast %424 : i32 to vector<16xi32>
            %426 = arith.cmpi sle, %c34, %425 : vector<16xi32>
            %427 = arith.select %426, %249#8, %c35 : vector<16xi1>, vector<16xf32>
            %428 = arith.cmpi sle, %c36, %425 : vector<16xi32>
            %429 = arith.select %428, %249#9, %c35 : vector<16xi1>, vector<16xf32>
            %430 = arith.cmpi sle, %c37, %425 : vector<16xi32>
            %431 = arith.select %430, %249#10, %c35 : vector<16xi1>, vector<16xf32>
            %432 = arith.cmpi sle, %c38, %425 : vector<16xi32>
            %433 = arith.select %432, %249#11, %c35 : vector<16xi1>, vector<16xf32>
            %434 = arith.maximumf %427, %429 : vector<16xf32>
            %435 = arith.maximumf %434, %431 : vector<16xf32>
            %436 = arith.maximumf %435, %433 : vector<16xf32>
            %437 = memref.load %6[%412] : memref<?xf32>
            %438 = wave.reduce "max" %436 : vector<16xf32>
            %439 = arith.maximumf %437, %438 : f32
            %440 = arith.subf %437, %439 : f32
            %441 = wave.exp2 %440 : f32
            %442 = vector.broadcast %439 : f32 to vector<16xf32>
            %443 = arith.subf %427, %442 : vector<16xf32>
            %444 = wave.exp2 %443 : vector<16xf32>
            %445 = arith.select %426, %444, %c25 : vector<16xi1>, vector<16xf32>
            %446 = arith.muli %412, %c5 : index
            %447 = arith.addi %446, %c17 : index
            vector.store %445, %12[%447] : memref<?xf32>, vector<16xf32>
            %448 = arith.subf %429, %442 : vector<16xf32>
            %449 = wave.exp2 %448 : vector<16xf32>
            %450 = arith.select %428, %449, %c25 : vector<16xi1>, vector<16xf32>
            %451 = arith.muli %412, %c5 : index
            %452 = arith.addi %451, %c18 : index
            vector.store %450, %12[%452] : memref<?xf32>, vector<16xf32>
            %453 = arith.addf %445, %450 : vector<16xf32>
            %454 = arith.subf %431, %442 : vector<16xf32>
            %455 = wave.exp2 %454 : vector<16xf32>
            %456 = arith.select %430, %455, %c25 : vector<16xi1>, vector<16xf32>
            %457 = arith.muli %412, %c5 : index
            %458 = arith.addi %457, %c19 : index
            vector.store %456, %12[%458] : memref<?xf32>, vector<16xf32>
            %459 = arith.addf %453, %456 : vector<16xf32>
            %460 = arith.subf %433, %442 : vector<16xf32>
            %461 = wave.exp2 %460 : vector<16xf32>
            %462 = arith.select %432, %461, %c25 : vector<16xi1>, vector<16xf32>
            %463 = arith.muli %412, %c5 : index
            %464 = arith.addi %463, %c20 : index
            vector.store %462, %12[%464] : memref<?xf32>, vector<16xf32>
            %465 = arith.addf %459, %462 : vector<16xf32>
            %466 = memref.load %7[%412] : memref<?xf32>
            %467 = wave.reduce "add" %465 : vector<16xf32>
            %468 = math.fma %466, %441, %467 : f32
            memref.store %439, %6[%412] : memref<?xf32>
            memref.store %468, %7[%412] : memref<?xf32>
            memref.store %441, %10[%412] : memref<?xf32>
            %469 = arith.addi %231, %c13 : index
            %470 = arith.subi %30, %c10 : index
            %471 = arith.minsi %469, %470 : index
            %472 = arith.divui %471, %groupSize : index
            %473 = arith.addi %21, %472 : index
            %474 = arith.muli %3, %groupSize : index
            %475 = arith.remui %471, %groupSize : index
            %476 = arith.addi %474, %475 : index
            %477 = arith.addi %positionsAt, %473 : index
            %478 = memref.load %step[%477] : memref<?xi32>
            %479 = arith.index_cast %478 : i32 to index
            %480 = arith.subi %479, %118 : index
            %481 = arith.index_cast %480 : index to i32
            %482 = vector.broadcast %481 : i32 to vector<16xi32>
            %483 = arith.cmpi sle, %c34, %482 : vector<16xi32>
            %484 = arith.select %483, %249#12, %c35 : vector<16xi1>, vector<16xf32>
            %485 = arith.cmpi sle, %c36, %482 : vector<16xi32>
            %486 = arith.select %485, %249#13, %c35 : vector<16xi1>, vector<16xf32>
            %487 = arith.cmpi sle, %c37, %482 : vector<16xi32>
            %488 = arith.select %487, %249#14, %c35 : vector<16xi1>, vector<16xf32>
            %489 = arith.cmpi sle, %c38, %482 : vector<16xi32>
            %490 = arith.select %489, %249#15, %c35 : vector<16xi1>, vector<16xf32>
            %491 = arith.maximumf %484, %486 : vector<16xf32>
            %492 = arith.maximumf %491, %488 : vector<16xf32>
            %493 = arith.maximumf %492, %490 : vector<16xf32>
            %494 = memref.load %6[%469] : memref<?xf32>
            %495 = wave.reduce "max" %493 : vector<16xf32>
            %496 = arith.maximumf %494, %495 : f32
            %497 = arith.subf %494, %496 : f32
            %498 = wave.exp2 %497 : f32
            %499 = vector.broadcast %496 : f32 to vector<16xf32>
            %500 = arith.subf %484, %499 : vector<16xf32>
            %501 = wave.exp2 %500 : vector<16xf32>
            %502 = arith.select %483, %501, %c25 : vector<16xi1>, vector<16xf32>
            %503 = arith.muli %469, %c5 : index
            %504 = arith.addi %503, %c17 : index
            vector.store %502, %12[%504] : memref<?xf32>, vector<16xf32>
            %505 = arith.subf %486, %499 : vector<16xf32>
            %506 = wave.exp2 %505 : vector<16xf32>
            %507 = arith.select %485, %506, %c25 : vector<16xi1>, vector<16xf32>
            %508 = arith.muli %469, %c5 : index
            %509 = arith.addi %508, %c18 : index
            vector.store %507, %12[%509] : memref<?xf32>, vector<16xf32>
            %510 = arith.addf %502, %507 : vector<16xf32>
            %511 = arith.subf %488, %499 : vector<16xf32>
            %512 = wave.exp2 %511 : vector<16xf32>
            %513 = arith.select %487, %512, %c25 : vector<16xi1>, vector<16xf32>
            %514 = arith.muli %469, %c5 : index
            %515 = arith.addi %514, %c19 : index
            vector.store %513, %12[%515] : memref<?xf32>, vector<16xf32>
            %516 = arith.addf %510, %513 : vector<16xf32>
            %517 = arith.subf %490, %499 : vector<16xf32>
            %518 = wave.exp2 %517 : vector<16xf32>
            %519 = arith.select %489, %518, %c25 : vector<16xi1>, vector<16xf32>
            %520 = arith.muli %469, %c5 : index
            %521 = arith.addi %520, %c20 : index
            vector.store %519, %12[%521] : memref<?xf32>, vector<16xf32>
            %522 = arith.addf %516, %519 : vector<16xf32>
            %523 = memref.load %7[%469] : memref<?xf32>
            %524 = wave.reduce "add" %522 : vector<16xf32>
            %525 = math.fma %523, %498, %524 : f32
            memref.store %496, %6[%469] : memref<?xf32>
            memref.store %525, %7[%469] : memref<?xf32>
            memref.store %498, %10[%469] : memref<?xf32>
          }
          %526 = arith.subi %39, %118 : index
          %527 = arith.minsi %526, %c5 : index
          scf.for %528 = %c17 to %33 step %c7 {
            %529 = arith.addi %528, %c17 : index
            %530 = memref.load %10[%529] : memref<?xf32>
            %531 = vector.broadcast %530 : f32 to vector<16xf32>
            %532 = arith.addi %528, %c17 : index
            %533 = arith.muli %532, %c4 : index
            %534 = arith.addi %533, %c17 : index
            %535 = vector.load %9[%534] : memref<?xf32>, vector<16xf32>
            %536 = arith.mulf %535, %531 : vector<16xf32>
            %537 = arith.addi %528, %c17 : index
            %538 = arith.muli %537, %c4 : index
            %539 = arith.addi %538, %c18 : index
            %540 = vector.load %9[%539] : memref<?xf32>, vector<16xf32>
            %541 = arith.mulf %540, %531 : vector<16xf32>
            %542 = arith.addi %528, %c17 : index
            %543 = arith.muli %542, %c4 : index
            %544 = arith.addi %543, %c19 : index
            %545 = vector.load %9[%544] : memref<?xf32>, vector<16xf32>
            %546 = arith.mulf %545, %531 : vector<16xf32>
            %547 = arith.addi %528, %c17 : index
            %548 = arith.muli %547, %c4 : index
            %549 = arith.addi %548, %c20 : index
            %550 = vector.load %9[%549] : memref<?xf32>, vector<16xf32>
            %551 = arith.mulf %550, %531 : vector<16xf32>
            %552 = arith.addi %528, %c10 : index
            %553 = memref.load %10[%552] : memref<?xf32>
            %554 = vector.broadcast %553 : f32 to vector<16xf32>
            %555 = arith.addi %528, %c10 : index
            %556 = arith.muli %555, %c4 : index
            %557 = arith.addi %556, %c17 : index
            %558 = vector.load %9[%557] : memref<?xf32>, vector<16xf32>
            %559 = arith.mulf %558, %554 : vector<16xf32>
            %560 = arith.addi %528, %c10 : index
            %561 = arith.muli %560, %c4 : index
            %562 = arith.addi %561, %c18 : index
            %563 = vector.load %9[%562] : memref<?xf32>, vector<16xf32>
            %564 = arith.mulf %563, %554 : vector<16xf32>
            %565 = arith.addi %528, %c10 : index
            %566 = arith.muli %565, %c4 : index
            %567 = arith.addi %566, %c19 : index
            %568 = vector.load %9[%567] : memref<?xf32>, vector<16xf32>
            %569 = arith.mulf %568, %554 : vector<16xf32>
            %570 = arith.addi %528, %c10 : index
            %571 = arith.muli %570, %c4 : index
            %572 = arith.addi %571, %c20 : index
            %573 = vector.load %9[%572] : memref<?xf32>, vector<16xf32>
            %574 = arith.mulf %573, %554 : vector<16xf32>
            %584:8 = scf.for %575 = %c17 to %527 step %c10 iter_args(%576 = %536, %577 = %541, %578 = %546, %579 = %551, %580 = %559, %581 = %564, %582 = %569, %583 = %574) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %585 = arith.muli %575, %c4 : index
              %586 = arith.addi %585, %c17 : index
              %587 = vector.load %14[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.muli %575, %c4 : index
              %589 = arith.addi %588, %c18 : index
              %590 = vector.load %14[%589] : memref<?xf32>, vector<16xf32>
              %591 = arith.muli %575, %c4 : index
              %592 = arith.addi %591, %c19 : index
              %593 = vector.load %14[%592] : memref<?xf32>, vector<16xf32>
              %594 = arith.muli %575, %c4 : index
              %595 = arith.addi %594, %c20 : index
              %596 = vector.load %14[%595] : memref<?xf32>, vector<16xf32>
              %597 = arith.addi %528, %c17 : index
              %598 = arith.muli %597, %c5 : index
              %599 = arith.addi %598, %575 : index
              %600 = memref.load %12[%599] : memref<?xf32>
              %601 = vector.broadcast %600 : f32 to vector<16xf32>
              %602 = math.fma %601, %587, %576 : vector<16xf32>
              %603 = math.fma %601, %590, %577 : vector<16xf32>
              %604 = math.fma %601, %593, %578 : vector<16xf32>
              %605 = math.fma %601, %596, %579 : vector<16xf32>
              %606 = arith.addi %528, %c10 : index
              %607 = arith.muli %606, %c5 : index
              %608 = arith.addi %607, %575 : index
              %609 = memref.load %12[%608] : memref<?xf32>
              %610 = vector.broadcast %609 : f32 to vector<16xf32>
              %611 = math.fma %610, %587, %580 : vector<16xf32>
              %612 = math.fma %610, %590, %581 : vector<16xf32>
              %613 = math.fma %610, %593, %582 : vector<16xf32>
              %614 = math.fma %610, %596, %583 : vector<16xf32>
              scf.yield %602, %603, %604, %605, %611, %612, %613, %614 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %615 = arith.addi %528, %c17 : index
            %616 = arith.muli %615, %c4 : index
            %617 = arith.addi %616, %c17 : index
            vector.store %584#0, %9[%617] : memref<?xf32>, vector<16xf32>
            %618 = arith.addi %528, %c17 : index
            %619 = arith.muli %618, %c4 : index
            %620 = arith.addi %619, %c18 : index
            vector.store %584#1, %9[%620] : memref<?xf32>, vector<16xf32>
            %621 = arith.addi %528, %c17 : index
            %622 = arith.muli %621, %c4 : index
            %623 = arith.addi %622, %c19 : index
            vector.store %584#2, %9[%623] : memref<?xf32>, vector<16xf32>
            %624 = arith.addi %528, %c17 : index
            %625 = arith.muli %624, %c4 : index
            %626 = arith.addi %625, %c20 : index
            vector.store %584#3, %9[%626] : memref<?xf32>, vector<16xf32>
            %627 = arith.addi %528, %c10 : index
            %628 = arith.muli %627, %c4 : index
            %629 = arith.addi %628, %c17 : index
            vector.store %584#4, %9[%629] : memref<?xf32>, vector<16xf32>
            %630 = arith.addi %528, %c10 : index
            %631 = arith.muli %630, %c4 : index
            %632 = arith.addi %631, %c18 : index
            vector.store %584#5, %9[%632] : memref<?xf32>, vector<16xf32>
            %633 = arith.addi %528, %c10 : index
            %634 = arith.muli %633, %c4 : index
            %635 = arith.addi %634, %c19 : index
            vector.store %584#6, %9[%635] : memref<?xf32>, vector<16xf32>
            %636 = arith.addi %528, %c10 : index
            %637 = arith.muli %636, %c4 : index
            %638 = arith.addi %637, %c20 : index
            vector.store %584#7, %9[%638] : memref<?xf32>, vector<16xf32>
            %639 = arith.addi %528, %c17 : index
            %640 = memref.load %10[%639] : memref<?xf32>
            %641 = vector.broadcast %640 : f32 to vector<16xf32>
            %642 = arith.addi %528, %c17 : index
            %643 = arith.muli %642, %c4 : index
            %644 = arith.addi %643, %c5 : index
            %645 = vector.load %9[%644] : memref<?xf32>, vector<16xf32>
            %646 = arith.mulf %645, %641 : vector<16xf32>
            %647 = arith.addi %528, %c17 : index
            %648 = arith.muli %647, %c4 : index
            %649 = arith.addi %648, %c21 : index
            %650 = vector.load %9[%649] : memref<?xf32>, vector<16xf32>
            %651 = arith.mulf %650, %641 : vector<16xf32>
            %652 = arith.addi %528, %c17 : index
            %653 = arith.muli %652, %c4 : index
            %654 = arith.addi %653, %c22 : index
            %655 = vector.load %9[%654] : memref<?xf32>, vector<16xf32>
            %656 = arith.mulf %655, %641 : vector<16xf32>
            %657 = arith.addi %528, %c17 : index
            %658 = arith.muli %657, %c4 : index
            %659 = arith.addi %658, %c23 : index
            %660 = vector.load %9[%659] : memref<?xf32>, vector<16xf32>
            %661 = arith.mulf %660, %641 : vector<16xf32>
            %662 = arith.addi %528, %c10 : index
            %663 = memref.load %10[%662] : memref<?xf32>
            %664 = vector.broadcast %663 : f32 to vector<16xf32>
            %665 = arith.addi %528, %c10 : index
            %666 = arith.muli %665, %c4 : index
            %667 = arith.addi %666, %c5 : index
            %668 = vector.load %9[%667] : memref<?xf32>, vector<16xf32>
            %669 = arith.mulf %668, %664 : vector<16xf32>
            %670 = arith.addi %528, %c10 : index
            %671 = arith.muli %670, %c4 : index
            %672 = arith.addi %671, %c21 : index
            %673 = vector.load %9[%672] : memref<?xf32>, vector<16xf32>
            %674 = arith.mulf %673, %664 : vector<16xf32>
            %675 = arith.addi %528, %c10 : index
            %676 = arith.muli %675, %c4 : index
            %677 = arith.addi %676, %c22 : index
            %678 = vector.load %9[%677] : memref<?xf32>, vector<16xf32>
            %679 = arith.mulf %678, %664 : vector<16xf32>
            %680 = arith.addi %528, %c10 : index
            %681 = arith.muli %680, %c4 : index
            %682 = arith.addi %681, %c23 : index
            %683 = vector.load %9[%682] : memref<?xf32>, vector<16xf32>
            %684 = arith.mulf %683, %664 : vector<16xf32>
            %694:8 = scf.for %685 = %c17 to %527 step %c10 iter_args(%686 = %646, %687 = %651, %688 = %656, %689 = %661, %690 = %669, %691 = %674, %692 = %679, %693 = %684) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %695 = arith.muli %685, %c4 : index
              %696 = arith.addi %695, %c5 : index
              %697 = vector.load %14[%696] : memref<?xf32>, vector<16xf32>
              %698 = arith.muli %685, %c4 : index
              %699 = arith.addi %698, %c21 : index
              %700 = vector.load %14[%699] : memref<?xf32>, vector<16xf32>
              %701 = arith.muli %685, %c4 : index
              %702 = arith.addi %701, %c22 : index
              %703 = vector.load %14[%702] : memref<?xf32>, vector<16xf32>
              %704 = arith.muli %685, %c4 : index
              %705 = arith.addi %704, %c23 : index
              %706 = vector.load %14[%705] : memref<?xf32>, vector<16xf32>
              %707 = arith.addi %528, %c17 : index
              %708 = arith.muli %707, %c5 : index
              %709 = arith.addi %708, %685 : index
              %710 = memref.load %12[%709] : memref<?xf32>
              %711 = vector.broadcast %710 : f32 to vector<16xf32>
              %712 = math.fma %711, %697, %686 : vector<16xf32>
              %713 = math.fma %711, %700, %687 : vector<16xf32>
              %714 = math.fma %711, %703, %688 : vector<16xf32>
              %715 = math.fma %711, %706, %689 : vector<16xf32>
              %716 = arith.addi %528, %c10 : index
              %717 = arith.muli %716, %c5 : index
              %718 = arith.addi %717, %685 : index
              %719 = memref.load %12[%718] : memref<?xf32>
              %720 = vector.broadcast %719 : f32 to vector<16xf32>
              %721 = math.fma %720, %697, %690 : vector<16xf32>
              %722 = math.fma %720, %700, %691 : vector<16xf32>
              %723 = math.fma %720, %703, %692 : vector<16xf32>
              %724 = math.fma %720, %706, %693 : vector<16xf32>
              scf.yield %712, %713, %714, %715, %721, %722, %723, %724 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %725 = arith.addi %528, %c17 : index
            %726 = arith.muli %725, %c4 : index
            %727 = arith.addi %726, %c5 : index
            vector.store %694#0, %9[%727] : memref<?xf32>, vector<16xf32>
            %728 = arith.addi %528, %c17 : index
            %729 = arith.muli %728, %c4 : index
            %730 = arith.addi %729, %c21 : index
            vector.store %694#1, %9[%730] : memref<?xf32>, vector<16xf32>
            %731 = arith.addi %528, %c17 : index
            %732 = arith.muli %731, %c4 : index
            %733 = arith.addi %732, %c22 : index
            vector.store %694#2, %9[%733] : memref<?xf32>, vector<16xf32>
            %734 = arith.addi %528, %c17 : index
            %735 = arith.muli %734, %c4 : index
            %736 = arith.addi %735, %c23 : index
            vector.store %694#3, %9[%736] : memref<?xf32>, vector<16xf32>
            %737 = arith.addi %528, %c10 : index
            %738 = arith.muli %737, %c4 : index
            %739 = arith.addi %738, %c5 : index
            vector.store %694#4, %9[%739] : memref<?xf32>, vector<16xf32>
            %740 = arith.addi %528, %c10 : index
            %741 = arith.muli %740, %c4 : index
            %742 = arith.addi %741, %c21 : index
            vector.store %694#5, %9[%742] : memref<?xf32>, vector<16xf32>
            %743 = arith.addi %528, %c10 : index
            %744 = arith.muli %743, %c4 : index
            %745 = arith.addi %744, %c22 : index
            vector.store %694#6, %9[%745] : memref<?xf32>, vector<16xf32>
            %746 = arith.addi %528, %c10 : index
            %747 = arith.muli %746, %c4 : index
            %748 = arith.addi %747, %c23 : index
            vector.store %694#7, %9[%748] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %749 = %c17 to %30 step %c10 {
          %750 = arith.subi %30, %c10 : index
          %751 = arith.minsi %749, %750 : index
          %752 = arith.divui %751, %groupSize : index
          %753 = arith.addi %21, %752 : index
          %754 = arith.muli %3, %groupSize : index
          %755 = arith.remui %751, %groupSize : index
          %756 = arith.addi %754, %755 : index
          %757 = arith.muli %753, %heads : index
          %758 = arith.addi %757, %756 : index
          %759 = arith.muli %758, %ranges : index
          %760 = arith.addi %759, %97 : index
          %761 = arith.muli %760, %c40 : index
          %762 = arith.muli %749, %c4 : index
          %763 = arith.addi %762, %c17 : index
          %764 = vector.load %9[%763] : memref<?xf32>, vector<16xf32>
          %765 = arith.addi %761, %c17 : index
          vector.store %764, %out[%765] : memref<?xf32>, vector<16xf32>
          %766 = arith.muli %749, %c4 : index
          %767 = arith.addi %766, %c18 : index
          %768 = vector.load %9[%767] : memref<?xf32>, vector<16xf32>
          %769 = arith.addi %761, %c18 : index
          vector.store %768, %out[%769] : memref<?xf32>, vector<16xf32>
          %770 = arith.muli %749, %c4 : index
          %771 = arith.addi %770, %c19 : index
          %772 = vector.load %9[%771] : memref<?xf32>, vector<16xf32>
          %773 = arith.addi %761, %c19 : index
          vector.store %772, %out[%773] : memref<?xf32>, vector<16xf32>
          %774 = arith.muli %749, %c4 : index
          %775 = arith.addi %774, %c20 : index
          %776 = vector.load %9[%775] : memref<?xf32>, vector<16xf32>
          %777 = arith.addi %761, %c20 : index
          vector.store %776, %out[%777] : memref<?xf32>, vector<16xf32>
          %778 = arith.muli %749, %c4 : index
          %779 = arith.addi %778, %c5 : index
          %780 = vector.load %9[%779] : memref<?xf32>, vector<16xf32>
          %781 = arith.addi %761, %c5 : index
          vector.store %780, %out[%781] : memref<?xf32>, vector<16xf32>
          %782 = arith.muli %749, %c4 : index
          %783 = arith.addi %782, %c21 : index
          %784 = vector.load %9[%783] : memref<?xf32>, vector<16xf32>
          %785 = arith.addi %761, %c21 : index
          vector.store %784, %out[%785] : memref<?xf32>, vector<16xf32>
          %786 = arith.muli %749, %c4 : index
          %787 = arith.addi %786, %c22 : index
          %788 = vector.load %9[%787] : memref<?xf32>, vector<16xf32>
          %789 = arith.addi %761, %c22 : index
          vector.store %788, %out[%789] : memref<?xf32>, vector<16xf32>
          %790 = arith.muli %749, %c4 : index
          %791 = arith.addi %790, %c23 : index
          %792 = vector.load %9[%791] : memref<?xf32>, vector<16xf32>
          %793 = arith.addi %761, %c23 : index
          vector.store %792, %out[%793] : memref<?xf32>, vector<16xf32>
          %794 = memref.load %6[%749] : memref<?xf32>
          %795 = arith.addi %761, %c4 : index
          memref.store %794, %out[%795] : memref<?xf32>
          %796 = memref.load %7[%749] : memref<?xf32>
          %797 = arith.addi %761, %c4 : index
          %798 = arith.addi %797, %c10 : index
          memref.store %796, %out[%798] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
