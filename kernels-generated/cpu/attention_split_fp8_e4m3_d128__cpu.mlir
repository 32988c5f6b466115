// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c30 = arith.constant 2048 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 144 : index
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
              %128 = arith.muli %3, %c29 : index
              %129 = arith.addi %127, %128 : index
              scf.for %130 = %c17 to %c4 step %c10 {
                %131 = arith.muli %130, %c18 : index
                %132 = arith.addi %129, %131 : index
                %133 = vector.load %kv[%132] : memref<?xi8>, vector<16xi8>
                %134 = arith.muli %130, %c5 : index
                %135 = arith.muli %119, %c18 : index
                %136 = arith.addi %134, %135 : index
                %137 = wave.fp8_decode "e4m3" %133 : vector<16xi8> -> vector<16xf32>
                vector.store %137, %13[%136] : memref<?xf32>, vector<16xf32>
              }
              %138 = arith.addi %129, %c30 : index
              scf.for %139 = %c17 to %c18 step %c10 {
                %140 = arith.addi %121, %139 : index
                %141 = arith.cmpi slt, %140, %39 : index
                %142 = arith.muli %139, %c4 : index
                %143 = arith.addi %138, %142 : index
                %144 = arith.addi %143, %c17 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<16xi8>
                %146 = wave.fp8_decode "e4m3" %145 : vector<16xi8> -> vector<16xf32>
                %147 = arith.select %141, %146, %c25 : vector<16xf32>
                %148 = arith.muli %119, %c18 : index
                %149 = arith.addi %148, %139 : index
                %150 = arith.muli %149, %c4 : index
                %151 = arith.addi %150, %c17 : index
                vector.store %147, %14[%151] : memref<?xf32>, vector<16xf32>
                %152 = arith.muli %139, %c4 : index
                %153 = arith.addi %138, %152 : index
                %154 = arith.addi %153, %c18 : index
                %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
                %156 = wave.fp8_decode "e4m3" %155 : vector<16xi8> -> vector<16xf32>
                %157 = arith.select %141, %156, %c25 : vector<16xf32>
                %158 = arith.muli %119, %c18 : index
                %159 = arith.addi %158, %139 : index
                %160 = arith.muli %159, %c4 : index
                %161 = arith.addi %160, %c18 : index
                vector.store %157, %14[%161] : memref<?xf32>, vector<16xf32>
                %162 = arith.muli %139, %c4 : index
                %163 = arith.addi %138, %162 : index
                %164 = arith.addi %163, %c19 : index
                %165 = vector.load %kv[%164] : memref<?xi8>, vector<16xi8>
                %166 = wave.fp8_decode "e4m3" %165 : vector<16xi8> -> vector<16xf32>
                %167 = arith.select %141, %166, %c25 : vector<16xf32>
                %168 = arith.muli %119, %c18 : index
                %169 = arith.addi %168, %139 : index
                %170 = arith.muli %169, %c4 : index
                %171 = arith.addi %170, %c19 : index
                vector.store %167, %14[%171] : memref<?xf32>, vector<16xf32>
                %172 = arith.muli %139, %c4 : index
                %173 = arith.addi %138, %172 : index
                %174 = arith.addi %173, %c20 : index
                %175 = vector.load %kv[%174] : memref<?xi8>, vector<16xi8>
                %176 = wave.fp8_decode "e4m3" %175 : vector<16xi8> -> vector<16xf32>
                %177 = arith.select %141, %176, %c25 : vector<16xf32>
                %178 = arith.muli %119, %c18 : index
                %179 = arith.addi %178, %139 : index
                %180 = arith.muli %179, %c4 : index
                %181 = arith.addi %180, %c20 : index
                vector.store %177, %14[%181] : memref<?xf32>, vector<16xf32>
                %182 = arith.muli %139, %c4 : index
                %183 = arith.addi %138, %182 : index
                %184 = arith.addi %183, %c5 : index
                %185 = vector.load %kv[%184] : memref<?xi8>, vector<16xi8>
                %186 = wave.fp8_decode "e4m3" %185 : vector<16xi8> -> vector<16xf32>
                %187 = arith.select %141, %186, %c25 : vector<16xf32>
                %188 = arith.muli %119, %c18 : index
                %189 = arith.addi %188, %139 : index
                %190 = arith.muli %189, %c4 : index
                %191 = arith.addi %190, %c5 : index
                vector.store %187, %14[%191] : memref<?xf32>, vector<16xf32>
                %192 = arith.muli %139, %c4 : index
                %193 = arith.addi %138, %192 : index
                %194 = arith.addi %193, %c21 : index
                %195 = vector.load %kv[%194] : memref<?xi8>, vector<16xi8>
                %196 = wave.fp8_decode "e4m3" %195 : vector<16xi8> -> vector<16xf32>
                %197 = arith.select %141, %196, %c25 : vector<16xf32>
                %198 = arith.muli %119, %c18 : index
                %199 = arith.addi %198, %139 : index
                %200 = arith.muli %199, %c4 : index
                %201 = arith.addi %200, %c21 : index
                vector.store %197, %14[%201] : memref<?xf32>, vector<16xf32>
                %202 = arith.muli %139, %c4 : index
                %203 = arith.addi %138, %202 : index
                %204 = arith.addi %203, %c22 : index
                %205 = vector.load %kv[%204] : memref<?xi8>, vector<16xi8>
                %206 = wave.fp8_decode "e4m3" %205 : vector<16xi8> -> vector<16xf32>
                %207 = arith.select %141, %206, %c25 : vector<16xf32>
                %208 = arith.muli %119, %c18 : index
                %209 = arith.addi %208, %139 : index
                %210 = arith.muli %209, %c4 : index
                %211 = arith.addi %210, %c22 : index
                vector.store %207, %14[%211] : memref<?xf32>, vector<16xf32>
                %212 = arith.muli %139, %c4 : index
                %213 = arith.addi %138, %212 : index
                %214 = arith.addi %213, %c23 : index
                %215 = vector.load %kv[%214] : memref<?xi8>, vector<16xi8>
                %216 = wave.fp8_decode "e4m3" %215 : vector<16xi8> -> vector<16xf32>
                %217 = arith.select %141, %216, %c25 : vector<16xf32>
                %218 = arith.muli %119, %c18 : index
                %219 = arith.addi %218, %139 : index
                %220 = arith.muli %219, %c4 : index
                %221 = arith.addi %220, %c23 : index
                vector.store %217, %14[%221] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %222 = %c17 to %33 step %c9 {
            %240:16 = scf.for %223 = %c17 to %c4 step %c10 iter_args(%224 = %c25, %225 = %c25, %226 = %c25, %227 = %c25, %228 = %c25, %229 = %c25, %230 = %c25, %231 = %c25, %232 = %c25, %233 = %c25, %234 = %c25, %235 = %c25, %236 = %c25, %237 = %c25, %238 = %c25, %239 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %241 = arith.muli %223, %c5 : index
              %242 = arith.addi %241, %c17 : index
              %243 = vector.load %13[%242] : memref<?xf32>, vector<16xf32>
              %244 = arith.muli %223, %c5 : index
              %245 = arith.addi %244, %c18 : index
              %246 = vector.load %13[%245] : memref<?xf32>, vector<16xf32>
              %247 = arith.muli %223, %c5 : index
              %248 = arith.addi %247, %c19 : index
              %249 = vector.load %13[%248] : memref<?xf32>, vector<16xf32>
              %250 = arith.muli %223, %c5 : index
              %251 = arith.addi %250, %c20 : index
              %252 = vector.load %13[%251] : memref<?xf32>, vector<16xf32>
              %253 = arith.addi %222, %c17 : index
              %254 = arith.muli %253, %c4 : index
              %255 = arith.addi %254, %223 : index
              %256 = memref.load %5[%255] : memref<?xf32>
              %257 = vector.broadcast %256 : f32 to vector<16xf32>
              %258 = math.fma %257, %243, %224 : vector<16xf32>
              %259 = math.fma %257, %246, %225 : vector<16xf32>
              %260 = math.fma %257, %249, %226 : vector<16xf32>
              %261 = math.fma %257, %252, %227 : vector<16xf32>
              %262 = arith.addi %222, %c10 : index
              %263 = arith.muli %262, %c4 : index
              %264 = arith.addi %263, %223 : index
              %265 = memref.load %5[%264] : memref<?xf32>
              %266 = vector.broadcast %265 : f32 to vector<16xf32>
              %267 = math.fma %266, %243, %228 : vector<16xf32>
              %268 = math.fma %266, %246, %229 : vector<16xf32>
              %269 = math.fma %266, %249, %230 : vector<16xf32>
              %270 = math.fma %266, %252, %231 : vector<16xf32>
              %271 = arith.addi %222, %c7 : index
              %272 = arith.muli %271, %c4 : index
              %273 = arith.addi %272, %223 : index
              %274 = memref.load %5[%273] : memref<?xf32>
              %275 = vector.broadcast %274 : f32 to vector<16xf32>
              %276 = math.fma %275, %243, %232 : vector<16xf32>
              %277 = math.fma %275, %246, %233 : vector<16xf32>
              %278 = math.fma %275, %249, %234 : vector<16xf32>
              %279 = math.fma %275, %252, %235 : vector<16xf32>
              %280 = arith.addi %222, %c13 : index
              %281 = arith.muli %280, %c4 : index
              %282 = arith.addi %281, %223 : index
              %283 = memref.load %5[%282] : memref<?xf32>
              %284 = vector.broadcast %283 : f32 to vector<16xf32>
              %285 = math.fma %284, %243, %236 : vector<16xf32>
              %286 = math.fma %284, %246, %237 : vector<16xf32>
              %287 = math.fma %284, %249, %238 : vector<16xf32>
              %288 = math.fma %284, %252, %239 : vector<16xf32>
              scf.yield %258, %259, %260, %261, %267, %268, %269, %270, %276, %277, %278, %279, %285, %286, %287, %288 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %289 = arith.addi %222, %c17 : index
            %290 = arith.subi %30, %c10 : index
            %291 = arith.minsi %289, %290 : index
            %292 = arith.divui %291, %groupSize : index
            %293 = arith.addi %21, %292 : index
            %294 = arith.muli %3, %groupSize : index
            %295 = arith.remui %291, %groupSize : index
            %296 = arith.addi %294, %295 : index
            %297 = arith.addi %positionsAt, %293 : index
            %298 = memref.load %step[%297] : memref<?xi32>
            %299 = arith.index_cast %298 : i32 to index
            %300 = arith.subi %299, %118 : index
            %301 = arith.index_cast %300 : index to i32
            %302 = vector.broadcast %301 : i32 to vector<16xi32>
            %303 = arith.cmpi sle, %c31, %302 : vector<16xi32>
            %304 = arith.select %303, %240#0, %c32 : vector<16xi1>, vector<16xf32>
            %305 = arith.cmpi sle, %c33, %302 : vector<16xi32>
            %306 = arith.select %305, %240#1, %c32 : vector<16xi1>, vector<16xf32>
            %307 = arith.cmpi sle, %c34, %302 : vector<16xi32>
            %308 = arith.select %307, %240#2, %c32 : vector<16xi1>, vector<16xf32>
            %309 = arith.cmpi sle, %c35, %302 : vector<16xi32>
            %310 = arith.select %309, %240#3, %c32 : vector<16xi1>, vector<16xf32>
            %311 = arith.maximumf %304, %306 : vector<16xf32>
            %312 = arith.maximumf %311, %308 : vector<16xf32>
            %313 = arith.maximumf %312, %310 : vector<16xf32>
            %314 = memref.load %6[%289] : memref<?xf32>
            %315 = wave.reduce "max" %313 : vector<16xf32>
            %316 = arith.maximumf %314, %315 : f32
            %317 = arith.subf %314, %316 : f32
            %318 = wave.exp2 %317 : f32
            %319 = vector.broadcast %316 : f32 to vector<16xf32>
            %320 = arith.subf %304, %319 : vector<16xf32>
            %321 = wave.exp2 %320 : vector<16xf32>
            %322 = arith.select %303, %321, %c25 : vector<16xi1>, vector<16xf32>
            %323 = arith.muli %289, %c5 : index
            %324 = arith.addi %323, %c17 : index
            vector.store %322, %12[%324] : memref<?xf32>, vector<16xf32>
            %325 = arith.subf %306, %319 : vector<16xf32>
            %326 = wave.exp2 %325 : vector<16xf32>
            %327 = arith.select %305, %326, %c25 : vector<16xi1>, vector<16xf32>
            %328 = arith.muli %289, %c5 : index
            %329 = arith.addi %328, %c18 : index
            vector.store %327, %12[%329] : memref<?xf32>, vector<16xf32>
            %330 = arith.addf %322, %327 : vector<16xf32>
            %331 = arith.subf %308, %319 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %307, %332, %c25 : vector<16xi1>, vector<16xf32>
            %334 = arith.muli %289, %c5 : index
            %335 = arith.addi %334, %c19 : index
            vector.store %333, %12[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.addf %330, %333 : vector<16xf32>
            %337 = arith.subf %310, %319 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %309, %338, %c25 : vector<16xi1>, vector<16xf32>
            %340 = arith.muli %289, %c5 : index
            %341 = arith.addi %340, %c20 : index
            vector.store %339, %12[%341] : memref<?xf32>, vector<16xf32>
            %342 = arith.addf %336, %339 : vector<16xf32>
            %343 = memref.load %7[%289] : memref<?xf32>
            %344 = wave.reduce "add" %342 : vector<16xf32>
            %345 = math.fma %343, %318, %344 : f32
            memref.store %316, %6[%289] : memref<?xf32>
            memref.store %345, %7[%289] : memref<?xf32>
            memref.store %318, %10[%289] : memref<?xf32>
            %346 = arith.addi %222, %c10 : index
            %347 = arith.subi %30, %c10 : index
            %348 = arith.minsi %346, %347 : index
            %349 = arith.divui %348, %groupSize : index
            %350 = arith.addi %21, %349 : index
            %351 = arith.muli %3, %groupSize : index
            %352 = arith.remui %348, %groupSize : index
            %353 = arith.addi %351, %352 : index
            %354 = arith.addi %positionsAt, %350 : index
            %355 = memref.load %step[%354] : memref<?xi32>
            %356 = arith.index_cast %355 : i32 to index
            %357 = arith.subi %356, %118 : index
            %358 = arith.index_cast %357 : index to i32
            %359 = vector.broadcast %358 : i32 to vector<16xi32>
            %360 = arith.cmpi sle, %c31, %359 : vector<16xi32>
            %361 = arith.select %360, %240#4, %c32 : vector<16xi1>, vector<16xf32>
            %362 = arith.cmpi sle, %c33, %359 : vector<16xi32>
            %363 = arith.select %362, %240#5, %c32 : vector<16xi1>, vector<16xf32>
            %364 = arith.cmpi sle, %c34, %359 : vector<16xi32>
            %365 = arith.select %364, %240#6, %c32 : vector<16xi1>, vector<16xf32>
            %366 = arith.cmpi sle, %c35, %359 : vector<16xi32>
            %367 = arith.select %366, %240#7, %c32 : vector<16xi1>, vector<16xf32>
            %368 = arith.maximumf %361, %363 : vector<16xf32>
            %369 = arith.maximumf %368, %365 : vector<16xf32>
            %370 = arith.maximumf %369, %367 : vector<16xf32>
            %371 = memref.load %6[%346] : memref<?xf32>
            %372 = wave.reduce "max" %370 : vector<16xf32>
            %373 = arith.maximumf %371, %372 : f32
            %374 = arith.subf %371, %373 : f32
            %375 = wave.exp2 %374 : f32
            %376 = vector.broadcast %373 : f32 to vector<16xf32>
            %377 = arith.subf %361, %376 : vector<16xf32>
            %378 = wave.exp2 %377 : vector<16xf32>
            %379 = arith.select %360, %378, %c25 : vector<16xi1>, vector<16xf32>
            %380 = arith.muli %346, %c5 : index
            %381 = arith.addi %380, %c17 : index
            vector.store %379, %12[%381] : memref<?xf32>, vector<16xf32>
            %382 = arith.subf %363, %376 : vector<16xf32>
            %383 = wave.exp2 %382 : vector<16xf32>
            %384 = arith.select %362, %383, %c25 : vector<16xi1>, vector<16xf32>
            %385 = arith.muli %346, %c5 : index
            %386 = arith.addi %385, %c18 : index
            vector.store %384, %12[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %379, %384 : vector<16xf32>
            %388 = arith.subf %365, %376 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %364, %389, %c25 : vector<16xi1>, vector<16xf32>
            %391 = arith.muli %346, %c5 : index
            %392 = arith.addi %391, %c19 : index
            vector.store %390, %12[%392] : memref<?xf32>, vector<16xf32>
            %393 = arith.addf %387, %390 : vector<16xf32>
            %394 = arith.subf %367, %376 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %366, %395, %c25 : vector<16xi1>, vector<16xf32>
            %397 = arith.muli %346, %c5 : index
            %398 = arith.addi %397, %c20 : index
            vector.store %396, %12[%398] : memref<?xf32>, vector<16xf32>
            %399 = arith.addf %393, %396 : vector<16xf32>
            %400 = memref.load %7[%346] : memref<?xf32>
            %401 = wave.reduce "add" %399 : vector<16xf32>
            %402 = math.fma %400, %375, %401 : f32
            memref.store %373, %6[%346] : memref<?xf32>
            memref.store %402, %7[%346] : memref<?xf32>
            memref.store %375, %10[%346] : memref<?xf32>
            %403 = arith.addi %222, %c7 : index
            %404 = arith.subi %30, %c10 : index
            %405 = arith.minsi %403, %404 : index
            %406 = arith.divui %405, %groupSize : index
            %407 = arith.addi %21, %406 : index
            %408 = arith.muli %3, %groupSize : index
            %409 = arith.remui %405, %groupSize : index
            %410 = arith.addi %408, %409 : index
            %411 = arith.addi %positionsAt, %407 : index
            %412 = memref.load %step[%411] : memref<?xi32>
            %413 = arith.index_cast %412 : i32 to index
            %414 = arith.subi %413, %118 : index
            %415 = arith.index_cast %414 : index to i32
            %416 = vector.broadcast %415 : i32 to vector<16xi32>
            %417 = arith.cmpi sle, %c31, %416 : vector<16xi32>
            %418 = arith.select %417, %240#8, %c32 : vector<16xi1>, vector<16xf32>
            %419 = arith.cmpi sle, %c33, %416 : vector<16xi32>
            %420 = arith.select %419, %240#9, %c32 : vector<16xi1>, vector<16xf32>
            %421 = arith.cmpi sle, %c34, %416 : vector<16xi32>
            %422 = arith.select %421, %240#10, %c32 : vector<16xi1>, vector<16xf32>
            %423 = arith.cmpi sle, %c35, %416 : vector<16xi32>
            %424 = arith.select %423, %240#11, %c32 : vector<16xi1>, vector<16xf32>
            %425 = arith.maximumf %418, %420 : vector<16xf32>
            %426 = arith.maximumf %425, %422 : vector<16xf32>
            %427 = arith.maximumf %426, %424 : vector<16xf32>
            %428 = memref.load %6[%403] : memref<?xf32>
            %429 = wave.reduce "max" %427 : vector<16xf32>
            %430 = arith.maximumf %428, %429 : f32
            %431 = arith.subf %428, %430 : f32
            %432 = wave.exp2 %431 : f32
            %433 = vector.broadcast %430 : f32 to vector<16xf32>
            %434 = arith.subf %418, %433 : vector<16xf32>
            %435 = wave.exp2 %434 : vector<16xf32>
            %436 = arith.select %417, %435, %c25 : vector<16xi1>, vector<16xf32>
            %437 = arith.muli %403, %c5 : index
            %438 = arith.addi %437, %c17 : index
            vector.store %436, %12[%438] : memref<?xf32>, vector<16xf32>
            %439 = arith.subf %420, %433 : vector<16xf32>
            %440 = wave.exp2 %439 : vector<16xf32>
            %441 = arith.select %419, %440, %c25 : vector<16xi1>, vector<16xf32>
            %442 = arith.muli %403, %c5 : index
            %443 = arith.addi %442, %c18 : index
            vector.store %441, %12[%443] : memref<?xf32>, vector<16xf32>
            %444 = arith.addf %436, %441 : vector<16xf32>
            %445 = arith.subf %422, %433 : vector<16xf32>
            %446 = wave.exp2 %445 : vector<16xf32>
            %447 = arith.select %421, %446, %c25 : vector<16xi1>, vector<16xf32>
            %448 = arith.muli %403, %c5 : index
            %449 = arith.addi %448, %c19 : index
            vector.store %447, %12[%449] : memref<?xf32>, vector<16xf32>
            %450 = arith.addf %444, %447 : vector<16xf32>
            %451 = arith.subf %424, %433 : vector<16xf32>
            %452 = wave.exp2 %451 : vector<16xf32>
            %453 = arith.select %423, %452, %c25 : vector<16xi1>, vector<16xf32>
            %454 = arith.muli %403, %c5 : index
            %455 = arith.addi %454, %c20 : index
            vector.store %453, %12[%455] : memref<?xf32>, vector<16xf32>
            %456 = arith.addf %450, %453 : vector<16xf32>
            %457 = memref.load %7[%403] : memref<?xf32>
            %458 = wave.reduce "add" %456 : vector<16xf32>
            %459 = math.fma %457, %432, %458 : f32
            memref.store %430, %6[%403] : memref<?xf32>
            memref.store %459, %7[%403] : memref<?xf32>
            memref.store %432, %10[%403] : memref<?xf32>
            %460 = arith.addi %222, %c13 : index
            %461 = arith.subi %30, %c10 : index
            %462 = arith.minsi %460, %461 : index
            %463 = arith.divui %462, %groupSize : index
            %464 = arith.addi %21, %463 : index
            %465 = arith.muli %3, %groupSize : index
            %466 = arith.remui %462, %groupSize : index
            %467 = arith.addi %465, %466 : index
            %468 = arith.addi %positionsAt, %464 : index
            %469 = memref.load %step[%468] : memref<?xi32>
            %470 = arith.index_cast %469 : i32 to index
            %471 = arith.subi %470, %118 : index
            %472 = arith.index_cast %471 : index to i32
            %473 = vector.broadcast %472 : i32 to vector<16xi32>
            %474 = arith.cmpi sle, %c31, %473 : vector<16xi32>
            %475 = arith.select %474, %240#12, %c32 : vector<16xi1>, vector<16xf32>
            %476 = arith.cmpi sle, %c33, %473 : vector<16xi32>
            %477 = arith.select %476, %240#13, %c32 : vector<16xi1>, vector<16xf32>
            %478 = arith.cmpi sle, %c34, %473 : vector<16xi32>
            %479 = arith.select %478, %240#14, %c32 : vector<16xi1>, vector<16xf32>
            %480 = arith.cmpi sle, %c35, %473 : vector<16xi32>
            %481 = arith.select %480, %240#15, %c32 : vector<16xi1>, vector<16xf32>
            %482 = arith.maximumf %475, %477 : vector<16xf32>
            %483 = arith.maximumf %482, %479 : vector<16xf32>
            %484 = arith.maximumf %483, %481 : vector<16xf32>
            %485 = memref.load %6[%460] : memref<?xf32>
            %486 = wave.reduce "max" %484 : vector<16xf32>
            %487 = arith.maximumf %485, %486 : f32
            %488 = arith.subf %485, %487 : f32
            %489 = wave.exp2 %488 : f32
            %490 = vector.broadcast %487 : f32 to vector<16xf32>
            %491 = arith.subf %475, %490 : vector<16xf32>
            %492 = wave.exp2 %491 : vector<16xf32>
            %493 = arith.select %474, %492, %c25 : vector<16xi1>, vector<16xf32>
            %494 = arith.muli %460, %c5 : index
            %495 = arith.addi %494, %c17 : index
            vector.store %493, %12[%495] : memref<?xf32>, vector<16xf32>
            %496 = arith.subf %477, %490 : vector<16xf32>
            %497 = wave.exp2 %496 : vector<16xf32>
            %498 = arith.select %476, %497, %c25 : vector<16xi1>, vector<16xf32>
            %499 = arith.muli %460, %c5 : index
            %500 = arith.addi %499, %c18 : index
            vector.store %498, %12[%500] : memref<?xf32>, vector<16xf32>
            %501 = arith.addf %493, %498 : vector<16xf32>
            %502 = arith.subf %479, %490 : vector<16xf32>
            %503 = wave.exp2 %502 : vector<16xf32>
            %504 = arith.select %478, %503, %c25 : vector<16xi1>, vector<16xf32>
            %505 = arith.muli %460, %c5 : index
            %506 = arith.addi %505, %c19 : index
            vector.store %504, %12[%506] : memref<?xf32>, vector<16xf32>
            %507 = arith.addf %501, %504 : vector<16xf32>
            %508 = arith.subf %481, %490 : vector<16xf32>
            %509 = wave.exp2 %508 : vector<16xf32>
            %510 = arith.select %480, %509, %c25 : vector<16xi1>, vector<16xf32>
            %511 = arith.muli %460, %c5 : index
            %512 = arith.addi %511, %c20 : index
            vector.store %510, %12[%512] : memref<?xf32>, vector<16xf32>
            %513 = arith.addf %507, %510 : vector<16xf32>
            %514 = memref.load %7[%460] : memref<?xf32>
            %515 = wave.reduce "add" %513 : vector<16xf32>
            %516 = math.fma %514, %489, %515 : f32
            memref.store %487, %6[%460] : memref<?xf32>
            memref.store %516, %7[%460] : memref<?xf32>
            memref.store %489, %10[%460] : memref<?xf32>
          }
          %517 = arith.subi %39, %118 : index
          %518 = arith.minsi %517, %c5 : index
          scf.for %519 = %c17 to %33 step %c7 {
            %520 = arith.addi %519, %c17 : index
            %521 = memref.load %10[%520] : memref<?xf32>
            %522 = vector.broadcast %521 : f32 to vector<16xf32>
            %523 = arith.addi %519, %c17 : index
            %524 = arith.muli %523, %c4 : index
            %525 = arith.addi %524, %c17 : index
            %526 = vector.load %9[%525] : memref<?xf32>, vector<16xf32>
            %527 = arith.mulf %526, %522 : vector<16xf32>
            %528 = arith.addi %519, %c17 : index
            %529 = arith.muli %528, %c4 : index
            %530 = arith.addi %529, %c18 : index
            %531 = vector.load %9[%530] : memref<?xf32>, vector<16xf32>
            %532 = arith.mulf %531, %522 : vector<16xf32>
            %533 = arith.addi %519, %c17 : index
            %534 = arith.muli %533, %c4 : index
            %535 = arith.addi %534, %c19 : index
            %536 = vector.load %9[%535] : memref<?xf32>, vector<16xf32>
            %537 = arith.mulf %536, %522 : vector<16xf32>
            %538 = arith.addi %519, %c17 : index
            %539 = arith.muli %538, %c4 : index
            %540 = arith.addi %539, %c20 : index
            %541 = vector.load %9[%540] : memref<?xf32>, vector<16xf32>
            %542 = arith.mulf %541, %522 : vector<16xf32>
            %543 = arith.addi %519, %c10 : index
            %544 = memref.load %10[%543] : memref<?xf32>
            %545 = vector.broadcast %544 : f32 to vector<16xf32>
            %546 = arith.addi %519, %c10 : index
            %547 = arith.muli %546, %c4 : index
            %548 = arith.addi %547, %c17 : index
            %549 = vector.load %9[%548] : memref<?xf32>, vector<16xf32>
            %550 = arith.mulf %549, %545 : vector<16xf32>
            %551 = arith.addi %519, %c10 : index
            %552 = arith.muli %551, %c4 : index
            %553 = arith.addi %552, %c18 : index
            %554 = vector.load %9[%553] : memref<?xf32>, vector<16xf32>
            %555 = arith.mulf %554, %545 : vector<16xf32>
            %556 = arith.addi %519, %c10 : index
            %557 = arith.muli %556, %c4 : index
            %558 = arith.addi %557, %c19 : index
            %559 = vector.load %9[%558] : memref<?xf32>, vector<16xf32>
            %560 = arith.mulf %559, %545 : vector<16xf32>
            %561 = arith.addi %519, %c10 : index
            %562 = arith.muli %561, %c4 : index
            %563 = arith.addi %562, %c20 : index
            %564 = vector.load %9[%563] : memref<?xf32>, vector<16xf32>
            %565 = arith.mulf %564, %545 : vector<16xf32>
            %575:8 = scf.for %566 = %c17 to %518 step %c10 iter_args(%567 = %527, %568 = %532, %569 = %537, %570 = %542, %571 = %550, %572 = %555, %573 = %560, %574 = %565) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %576 = arith.muli %566, %c4 : index
              %577 = arith.addi %576, %c17 : index
              %578 = vector.load %14[%577] : memref<?xf32>, vector<16xf32>
              %579 = arith.muli %566, %c4 : index
              %580 = arith.addi %579, %c18 : index
              %581 = vector.load %14[%580] : memref<?xf32>, vector<16xf32>
              %582 = arith.muli %566, %c4 : index
              %583 = arith.addi %582, %c19 : index
              %584 = vector.load %14[%583] : memref<?xf32>, vector<16xf32>
              %585 = arith.muli %566, %c4 : index
              %586 = arith.addi %585, %c20 : index
              %587 = vector.load %14[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.addi %519, %c17 : index
              %589 = arith.muli %588, %c5 : index
              %590 = arith.addi %589, %566 : index
              %591 = memref.load %12[%590] : memref<?xf32>
              %592 = vector.broadcast %591 : f32 to vector<16xf32>
              %593 = math.fma %592, %578, %567 : vector<16xf32>
              %594 = math.fma %592, %581, %568 : vector<16xf32>
              %595 = math.fma %592, %584, %569 : vector<16xf32>
              %596 = math.fma %592, %587, %570 : vector<16xf32>
              %597 = arith.addi %519, %c10 : index
              %598 = arith.muli %597, %c5 : index
              %599 = arith.addi %598, %566 : index
              %600 = memref.load %12[%599] : memref<?xf32>
              %601 = vector.broadcast %600 : f32 to vector<16xf32>
              %602 = math.fma %601, %578, %571 : vector<16xf32>
              %603 = math.fma %601, %581, %572 : vector<16xf32>
              %604 = math.fma %601, %584, %573 : vector<16xf32>
              %605 = math.fma %601, %587, %574 : vector<16xf32>
              scf.yield %593, %594, %595, %596, %602, %603, %604, %605 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %606 = arith.addi %519, %c17 : index
            %607 = arith.muli %606, %c4 : index
            %608 = arith.addi %607, %c17 : index
            vector.store %575#0, %9[%608] : memref<?xf32>, vector<16xf32>
            %609 = arith.addi %519, %c17 : index
            %610 = arith.muli %609, %c4 : index
            %611 = arith.addi %610, %c18 : index
            vector.store %575#1, %9[%611] : memref<?xf32>, vector<16xf32>
            %612 = arith.addi %519, %c17 : index
            %613 = arith.muli %612, %c4 : index
            %614 = arith.addi %613, %c19 : index
            vector.store %575#2, %9[%614] : memref<?xf32>, vector<16xf32>
            %615 = arith.addi %519, %c17 : index
            %616 = arith.muli %615, %c4 : index
            %617 = arith.addi %616, %c20 : index
            vector.store %575#3, %9[%617] : memref<?xf32>, vector<16xf32>
            %618 = arith.addi %519, %c10 : index
            %619 = arith.muli %618, %c4 : index
            %620 = arith.addi %619, %c17 : index
            vector.store %575#4, %9[%620] : memref<?xf32>, vector<16xf32>
            %621 = arith.addi %519, %c10 : index
            %622 = arith.muli %621, %c4 : index
            %623 = arith.addi %622, %c18 : index
            vector.store %575#5, %9[%623] : memref<?xf32>, vector<16xf32>
            %624 = arith.addi %519, %c10 : index
            %625 = arith.muli %624, %c4 : index
            %626 = arith.addi %625, %c19 : index
            vector.store %575#6, %9[%626] : memref<?xf32>, vector<16xf32>
            %627 = arith.addi %519, %c10 : index
            %628 = arith.muli %627, %c4 : index
            %629 = arith.addi %628, %c20 : index
            vector.store %575#7, %9[%629] : memref<?xf32>, vector<16xf32>
            %630 = arith.addi %519, %c17 : index
            %631 = memref.load %10[%630] : memref<?xf32>
            %632 = vector.broadcast %631 : f32 to vector<16xf32>
            %633 = arith.addi %519, %c17 : index
            %634 = arith.muli %633, %c4 : index
            %635 = arith.addi %634, %c5 : index
            %636 = vector.load %9[%635] : memref<?xf32>, vector<16xf32>
            %637 = arith.mulf %636, %632 : vector<16xf32>
            %638 = arith.addi %519, %c17 : index
            %639 = arith.muli %638, %c4 : index
            %640 = arith.addi %639, %c21 : index
            %641 = vector.load %9[%640] : memref<?xf32>, vector<16xf32>
            %642 = arith.mulf %641, %632 : vector<16xf32>
            %643 = arith.addi %519, %c17 : index
            %644 = arith.muli %643, %c4 : index
            %645 = arith.addi %644, %c22 : index
            %646 = vector.load %9[%645] : memref<?xf32>, vector<16xf32>
            %647 = arith.mulf %646, %632 : vector<16xf32>
            %648 = arith.addi %519, %c17 : index
            %649 = arith.muli %648, %c4 : index
            %650 = arith.addi %649, %c23 : index
            %651 = vector.load %9[%650] : memref<?xf32>, vector<16xf32>
            %652 = arith.mulf %651, %632 : vector<16xf32>
            %653 = arith.addi %519, %c10 : index
            %654 = memref.load %10[%653] : memref<?xf32>
            %655 = vector.broadcast %654 : f32 to vector<16xf32>
            %656 = arith.addi %519, %c10 : index
            %657 = arith.muli %656, %c4 : index
            %658 = arith.addi %657, %c5 : index
            %659 = vector.load %9[%658] : memref<?xf32>, vector<16xf32>
            %660 = arith.mulf %659, %655 : vector<16xf32>
            %661 = arith.addi %519, %c10 : index
            %662 = arith.muli %661, %c4 : index
            %663 = arith.addi %662, %c21 : index
            %664 = vector.load %9[%663] : memref<?xf32>, vector<16xf32>
            %665 = arith.mulf %664, %655 : vector<16xf32>
            %666 = arith.addi %519, %c10 : index
            %667 = arith.muli %666, %c4 : index
            %668 = arith.addi %667, %c22 : index
            %669 = vector.load %9[%668] : memref<?xf32>, vector<16xf32>
            %670 = arith.mulf %669, %655 : vector<16xf32>
            %671 = arith.addi %519, %c10 : index
            %672 = arith.muli %671, %c4 : index
            %673 = arith.addi %672, %c23 : index
            %674 = vector.load %9[%673] : memref<?xf32>, vector<16xf32>
            %675 = arith.mulf %674, %655 : vector<16xf32>
            %685:8 = scf.for %676 = %c17 to %518 step %c10 iter_args(%677 = %637, %678 = %642, %679 = %647, %680 = %652, %681 = %660, %682 = %665, %683 = %670, %684 = %675) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %686 = arith.muli %676, %c4 : index
              %687 = arith.addi %686, %c5 : index
              %688 = vector.load %14[%687] : memref<?xf32>, vector<16xf32>
              %689 = arith.muli %676, %c4 : index
              %690 = arith.addi %689, %c21 : index
              %691 = vector.load %14[%690] : memref<?xf32>, vector<16xf32>
              %692 = arith.muli %676, %c4 : index
              %693 = arith.addi %692, %c22 : index
              %694 = vector.load %14[%693] : memref<?xf32>, vector<16xf32>
              %695 = arith.muli %676, %c4 : index
              %696 = arith.addi %695, %c23 : index
              %697 = vector.load %14[%696] : memref<?xf32>, vector<16xf32>
              %698 = arith.addi %519, %c17 : index
              %699 = arith.muli %698, %c5 : index
              %700 = arith.addi %699, %676 : index
              %701 = memref.load %12[%700] : memref<?xf32>
              %702 = vector.broadcast %701 : f32 to vector<16xf32>
              %703 = math.fma %702, %688, %677 : vector<16xf32>
              %704 = math.fma %702, %691, %678 : vector<16xf32>
              %705 = math.fma %702, %694, %679 : vector<16xf32>
              %706 = math.fma %702, %697, %680 : vector<16xf32>
              %707 = arith.addi %519, %c10 : index
              %708 = arith.muli %707, %c5 : index
              %709 = arith.addi %708, %676 : index
              %710 = memref.load %12[%709] : memref<?xf32>
              %711 = vector.broadcast %710 : f32 to vector<16xf32>
              %712 = math.fma %711, %688, %681 : vector<16xf32>
              %713 = math.fma %711, %691, %682 : vector<16xf32>
              %714 = math.fma %711, %694, %683 : vector<16xf32>
              %715 = math.fma %711, %697, %684 : vector<16xf32>
              scf.yield %703, %704, %705, %706, %712, %713, %714, %715 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %716 = arith.addi %519, %c17 : index
            %717 = arith.muli %716, %c4 : index
            %718 = arith.addi %717, %c5 : index
            vector.store %685#0, %9[%718] : memref<?xf32>, vector<16xf32>
            %719 = arith.addi %519, %c17 : index
            %720 = arith.muli %719, %c4 : index
            %721 = arith.addi %720, %c21 : index
            vector.store %685#1, %9[%721] : memref<?xf32>, vector<16xf32>
            %722 = arith.addi %519, %c17 : index
            %723 = arith.muli %722, %c4 : index
            %724 = arith.addi %723, %c22 : index
            vector.store %685#2, %9[%724] : memref<?xf32>, vector<16xf32>
            %725 = arith.addi %519, %c17 : index
            %726 = arith.muli %725, %c4 : index
            %727 = arith.addi %726, %c23 : index
            vector.store %685#3, %9[%727] : memref<?xf32>, vector<16xf32>
            %728 = arith.addi %519, %c10 : index
            %729 = arith.muli %728, %c4 : index
            %730 = arith.addi %729, %c5 : index
            vector.store %685#4, %9[%730] : memref<?xf32>, vector<16xf32>
            %731 = arith.addi %519, %c10 : index
            %732 = arith.muli %731, %c4 : index
            %733 = arith.addi %732, %c21 : index
            vector.store %685#5, %9[%733] : memref<?xf32>, vector<16xf32>
            %734 = arith.addi %519, %c10 : index
            %735 = arith.muli %734, %c4 : index
            %736 = arith.addi %735, %c22 : index
            vector.store %685#6, %9[%736] : memref<?xf32>, vector<16xf32>
            %737 = arith.addi %519, %c10 : index
            %738 = arith.muli %737, %c4 : index
            %739 = arith.addi %738, %c23 : index
            vector.store %685#7, %9[%739] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %740 = %c17 to %30 step %c10 {
          %741 = arith.subi %30, %c10 : index
          %742 = arith.minsi %740, %741 : index
          %743 = arith.divui %742, %groupSize : index
          %744 = arith.addi %21, %743 : index
          %745 = arith.muli %3, %groupSize : index
          %746 = arith.remui %742, %groupSize : index
          %747 = arith.addi %745, %746 : index
          %748 = arith.muli %744, %heads : index
          %749 = arith.addi %748, %747 : index
          %750 = arith.muli %749, %ranges : index
          %751 = arith.addi %750, %97 : index
          %752 = arith.muli %751, %c37 : index
          %753 = arith.muli %740, %c4 : index
          %754 = arith.addi %753, %c17 : index
          %755 = vector.load %9[%754] : memref<?xf32>, vector<16xf32>
          %756 = arith.addi %752, %c17 : index
          vector.store %755, %out[%756] : memref<?xf32>, vector<16xf32>
          %757 = arith.muli %740, %c4 : index
          %758 = arith.addi %757, %c18 : index
          %759 = vector.load %9[%758] : memref<?xf32>, vector<16xf32>
          %760 = arith.addi %752, %c18 : index
          vector.store %759, %out[%760] : memref<?xf32>, vector<16xf32>
          %761 = arith.muli %740, %c4 : index
          %762 = arith.addi %761, %c19 : index
          %763 = vector.load %9[%762] : memref<?xf32>, vector<16xf32>
          %764 = arith.addi %752, %c19 : index
          vector.store %763, %out[%764] : memref<?xf32>, vector<16xf32>
          %765 = arith.muli %740, %c4 : index
          %766 = arith.addi %765, %c20 : index
          %767 = vector.load %9[%766] : memref<?xf32>, vector<16xf32>
          %768 = arith.addi %752, %c20 : index
          vector.store %767, %out[%768] : memref<?xf32>, vector<16xf32>
          %769 = arith.muli %740, %c4 : index
          %770 = arith.addi %769, %c5 : index
          %771 = vector.load %9[%770] : memref<?xf32>, vector<16xf32>
          %772 = arith.addi %752, %c5 : index
          vector.store %771, %out[%772] : memref<?xf32>, vector<16xf32>
          %773 = arith.muli %740, %c4 : index
          %774 = arith.addi %773, %c21 : index
          %775 = vector.load %9[%774] : memref<?xf32>, vector<16xf32>
          %776 = arith.addi %752, %c21 : index
          vector.store %775, %out[%776] : memref<?xf32>, vector<16xf32>
          %777 = arith.muli %740, %c4 : index
          %778 = arith.addi %777, %c22 : index
          %779 = vector.load %9[%778] : memref<?xf32>, vector<16xf32>
          %780 = arith.addi %752, %c22 : index
          vector.store %779, %out[%780] : memref<?xf32>, vector<16xf32>
          %781 = arith.muli %740, %c4 : index
          %782 = arith.addi %781, %c23 : index
          %783 = vector.load %9[%782] : memref<?xf32>, vector<16xf32>
          %784 = arith.addi %752, %c23 : index
          vector.store %783, %out[%784] : memref<?xf32>, vector<16xf32>
          %785 = memref.load %6[%740] : memref<?xf32>
          %786 = arith.addi %752, %c4 : index
          memref.store %785, %out[%786] : memref<?xf32>
          %787 = memref.load %7[%740] : memref<?xf32>
          %788 = arith.addi %752, %c4 : index
          %789 = arith.addi %788, %c10 : index
          memref.store %787, %out[%789] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
