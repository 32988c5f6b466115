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
      %42 = memref.load %scales[%2] : memref<?xf32>
      %43 = vector.broadcast %42 : f32 to vector<16xf32>
      scf.for %44 = %c17 to %31 step %c10 {
        %45 = arith.subi %28, %c10 : index
        %46 = arith.minsi %44, %45 : index
        %47 = arith.divui %46, %groupSize : index
        %48 = arith.addi %19, %47 : index
        %49 = arith.muli %2, %groupSize : index
        %50 = arith.remui %46, %groupSize : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %48, %heads : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %53, %c4 : index
        %55 = arith.addi %54, %c17 : index
        %56 = vector.load %q[%55] : memref<?xf32>, vector<16xf32>
        %57 = arith.mulf %56, %43 : vector<16xf32>
        %58 = arith.muli %44, %c4 : index
        %59 = arith.addi %58, %c17 : index
        vector.store %57, %4[%59] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %54, %c18 : index
        %61 = vector.load %q[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.mulf %61, %43 : vector<16xf32>
        %63 = arith.addi %58, %c18 : index
        vector.store %62, %4[%63] : memref<?xf32>, vector<16xf32>
        %64 = arith.addi %54, %c19 : index
        %65 = vector.load %q[%64] : memref<?xf32>, vector<16xf32>
        %66 = arith.mulf %65, %43 : vector<16xf32>
        %67 = arith.addi %58, %c19 : index
        vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
        %68 = arith.addi %54, %c20 : index
        %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
        %70 = arith.mulf %69, %43 : vector<16xf32>
        %71 = arith.addi %58, %c20 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %54, %c5 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %43 : vector<16xf32>
        %75 = arith.addi %58, %c5 : index
        vector.store %74, %4[%75] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %54, %c21 : index
        %77 = vector.load %q[%76] : memref<?xf32>, vector<16xf32>
        %78 = arith.mulf %77, %43 : vector<16xf32>
        %79 = arith.addi %58, %c21 : index
        vector.store %78, %4[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %54, %c22 : index
        %81 = vector.load %q[%80] : memref<?xf32>, vector<16xf32>
        %82 = arith.mulf %81, %43 : vector<16xf32>
        %83 = arith.addi %58, %c22 : index
        vector.store %82, %4[%83] : memref<?xf32>, vector<16xf32>
        %84 = arith.addi %54, %c23 : index
        %85 = vector.load %q[%84] : memref<?xf32>, vector<16xf32>
        %86 = arith.mulf %85, %43 : vector<16xf32>
        %87 = arith.addi %58, %c23 : index
        vector.store %86, %4[%87] : memref<?xf32>, vector<16xf32>
      }
      scf.for %88 = %38 to %40 step %slots {
        %89 = arith.muli %88, %c16 : index
        scf.for %90 = %c17 to %31 step %c10 {
          memref.store %c26, %5[%90] : memref<?xf32>
          memref.store %c27, %6[%90] : memref<?xf32>
          %91 = arith.muli %90, %c4 : index
          %92 = arith.addi %91, %c17 : index
          vector.store %c25, %7[%92] : memref<?xf32>, vector<16xf32>
          %93 = arith.addi %91, %c18 : index
          vector.store %c25, %7[%93] : memref<?xf32>, vector<16xf32>
          %94 = arith.addi %91, %c19 : index
          vector.store %c25, %7[%94] : memref<?xf32>, vector<16xf32>
          %95 = arith.addi %91, %c20 : index
          vector.store %c25, %7[%95] : memref<?xf32>, vector<16xf32>
          %96 = arith.addi %91, %c5 : index
          vector.store %c25, %7[%96] : memref<?xf32>, vector<16xf32>
          %97 = arith.addi %91, %c21 : index
          vector.store %c25, %7[%97] : memref<?xf32>, vector<16xf32>
          %98 = arith.addi %91, %c22 : index
          vector.store %c25, %7[%98] : memref<?xf32>, vector<16xf32>
          %99 = arith.addi %91, %c23 : index
          vector.store %c25, %7[%99] : memref<?xf32>, vector<16xf32>
        }
        %100 = arith.addi %89, %c16 : index
        %101 = arith.minsi %100, %37 : index
        scf.for %102 = %89 to %101 step %c5 {
          scf.for %103 = %c17 to %c9 step %c10 {
            %104 = arith.muli %103, %c18 : index
            %105 = arith.addi %102, %104 : index
            %106 = arith.cmpi slt, %105, %37 : index
            scf.if %106 {
              %107 = arith.divui %105, %c18 : index
              %108 = arith.addi %27, %107 : index
              %109 = memref.load %step[%108] : memref<?xi32>
              %110 = arith.index_cast %109 : i32 to index
              %111 = arith.muli %110, %pageBytes : index
              %112 = arith.muli %2, %c6 : index
              %113 = arith.addi %111, %112 : index
              scf.for %114 = %c17 to %c4 step %c10 {
                %115 = arith.muli %114, %c19 : index
                %116 = arith.addi %113, %115 : index
                %117 = vector.load %kv[%116] : memref<?xi8>, vector<32xi8>
                %118 = arith.muli %114, %c5 : index
                %119 = arith.addi %118, %104 : index
                %120 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
                %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
                vector.store %121, %11[%119] : memref<?xf32>, vector<16xf32>
              }
              %122 = arith.addi %113, %c29 : index
              scf.for %123 = %c17 to %c18 step %c10 {
                %124 = arith.addi %105, %123 : index
                %125 = arith.cmpi slt, %124, %37 : index
                %126 = arith.muli %123, %c30 : index
                %127 = arith.addi %122, %126 : index
                %128 = arith.addi %127, %c17 : index
                %129 = vector.load %kv[%128] : memref<?xi8>, vector<32xi8>
                %130 = vector.bitcast %129 : vector<32xi8> to vector<16xf16>
                %131 = arith.extf %130 : vector<16xf16> to vector<16xf32>
                %132 = arith.select %125, %131, %c25 : vector<16xf32>
                %133 = arith.addi %104, %123 : index
                %134 = arith.muli %133, %c4 : index
                %135 = arith.addi %134, %c17 : index
                vector.store %132, %12[%135] : memref<?xf32>, vector<16xf32>
                %136 = arith.addi %127, %c19 : index
                %137 = vector.load %kv[%136] : memref<?xi8>, vector<32xi8>
                %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
                %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
                %140 = arith.select %125, %139, %c25 : vector<16xf32>
                %141 = arith.addi %134, %c18 : index
                vector.store %140, %12[%141] : memref<?xf32>, vector<16xf32>
                %142 = arith.addi %127, %c5 : index
                %143 = vector.load %kv[%142] : memref<?xi8>, vector<32xi8>
                %144 = vector.bitcast %143 : vector<32xi8> to vector<16xf16>
                %145 = arith.extf %144 : vector<16xf16> to vector<16xf32>
                %146 = arith.select %125, %145, %c25 : vector<16xf32>
                %147 = arith.addi %134, %c19 : index
                vector.store %146, %12[%147] : memref<?xf32>, vector<16xf32>
                %148 = arith.addi %127, %c22 : index
                %149 = vector.load %kv[%148] : memref<?xi8>, vector<32xi8>
                %150 = vector.bitcast %149 : vector<32xi8> to vector<16xf16>
                %151 = arith.extf %150 : vector<16xf16> to vector<16xf32>
                %152 = arith.select %125, %151, %c25 : vector<16xf32>
                %153 = arith.addi %134, %c20 : index
                vector.store %152, %12[%153] : memref<?xf32>, vector<16xf32>
                %154 = arith.addi %127, %c4 : index
                %155 = vector.load %kv[%154] : memref<?xi8>, vector<32xi8>
                %156 = vector.bitcast %155 : vector<32xi8> to vector<16xf16>
                %157 = arith.extf %156 : vector<16xf16> to vector<16xf32>
                %158 = arith.select %125, %157, %c25 : vector<16xf32>
                %159 = arith.addi %134, %c5 : index
                vector.store %158, %12[%159] : memref<?xf32>, vector<16xf32>
                %160 = arith.addi %127, %c31 : index
                %161 = vector.load %kv[%160] : memref<?xi8>, vector<32xi8>
                %162 = vector.bitcast %161 : vector<32xi8> to vector<16xf16>
                %163 = arith.extf %162 : vector<16xf16> to vector<16xf32>
                %164 = arith.select %125, %163, %c25 : vector<16xf32>
                %165 = arith.addi %134, %c21 : index
                vector.store %164, %12[%165] : memref<?xf32>, vector<16xf32>
                %166 = arith.addi %127, %c32 : index
                %167 = vector.load %kv[%166] : memref<?xi8>, vector<32xi8>
                %168 = vector.bitcast %167 : vector<32xi8> to vector<16xf16>
                %169 = arith.extf %168 : vector<16xf16> to vector<16xf32>
                %170 = arith.select %125, %169, %c25 : vector<16xf32>
                %171 = arith.addi %134, %c22 : index
                vector.store %170, %12[%171] : memref<?xf32>, vector<16xf32>
                %172 = arith.addi %127, %c33 : index
                %173 = vector.load %kv[%172] : memref<?xi8>, vector<32xi8>
                %174 = vector.bitcast %173 : vector<32xi8> to vector<16xf16>
                %175 = arith.extf %174 : vector<16xf16> to vector<16xf32>
                %176 = arith.select %125, %175, %c25 : vector<16xf32>
                %177 = arith.addi %134, %c23 : index
                vector.store %176, %12[%177] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %178 = %c17 to %31 step %c9 {
            %196:16 = scf.for %179 = %c17 to %c4 step %c10 iter_args(%180 = %c25, %181 = %c25, %182 = %c25, %183 = %c25, %184 = %c25, %185 = %c25, %186 = %c25, %187 = %c25, %188 = %c25, %189 = %c25, %190 = %c25, %191 = %c25, %192 = %c25, %193 = %c25, %194 = %c25, %195 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %197 = arith.muli %179, %c5 : index
              %198 = arith.addi %197, %c17 : index
              %199 = vector.load %11[%198] : memref<?xf32>, vector<16xf32>
              %200 = arith.addi %197, %c18 : index
              %201 = vector.load %11[%200] : memref<?xf32>, vector<16xf32>
              %202 = arith.addi %197, %c19 : index
              %203 = vector.load %11[%202] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %197, %c20 : index
              %205 = vector.load %11[%204] : memref<?xf32>, vector<16xf32>
              %206 = arith.addi %178, %c17 : index
              %207 = arith.muli %206, %c4 : index
              %208 = arith.addi %207, %179 : index
              %209 = memref.load %4[%208] : memref<?xf32>
              %210 = vector.broadcast %209 : f32 to vector<16xf32>
              %211 = math.fma %210, %199, %180 : vector<16xf32>
              %212 = math.fma %210, %201, %181 : vector<16xf32>
              %213 = math.fma %210, %203, %182 : vector<16xf32>
              %214 = math.fma %210, %205, %183 : vector<16xf32>
              %215 = arith.addi %178, %c10 : index
              %216 = arith.muli %215, %c4 : index
              %217 = arith.addi %216, %179 : index
              %218 = memref.load %4[%217] : memref<?xf32>
              %219 = vector.broadcast %218 : f32 to vector<16xf32>
              %220 = math.fma %219, %199, %184 : vector<16xf32>
              %221 = math.fma %219, %201, %185 : vector<16xf32>
              %222 = math.fma %219, %203, %186 : vector<16xf32>
              %223 = math.fma %219, %205, %187 : vector<16xf32>
              %224 = arith.addi %178, %c7 : index
              %225 = arith.muli %224, %c4 : index
              %226 = arith.addi %225, %179 : index
              %227 = memref.load %4[%226] : memref<?xf32>
              %228 = vector.broadcast %227 : f32 to vector<16xf32>
              %229 = math.fma %228, %199, %188 : vector<16xf32>
              %230 = math.fma %228, %201, %189 : vector<16xf32>
              %231 = math.fma %228, %203, %190 : vector<16xf32>
              %232 = math.fma %228, %205, %191 : vector<16xf32>
              %233 = arith.addi %178, %c13 : index
              %234 = arith.muli %233, %c4 : index
              %235 = arith.addi %234, %179 : index
              %236 = memref.load %4[%235] : memref<?xf32>
              %237 = vector.broadcast %236 : f32 to vector<16xf32>
              %238 = math.fma %237, %199, %192 : vector<16xf32>
              %239 = math.fma %237, %201, %193 : vector<16xf32>
              %240 = math.fma %237, %203, %194 : vector<16xf32>
              %241 = math.fma %237, %205, %195 : vector<16xf32>
              scf.yield %211, %212, %213, %214, %220, %221, %222, %223, %229, %230, %231, %232, %238, %239, %240, %241 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %242 = arith.addi %178, %c17 : index
            %243 = arith.subi %28, %c10 : index
            %244 = arith.minsi %242, %243 : index
            %245 = arith.divui %244, %groupSize : index
            %246 = arith.addi %19, %245 : index
            %247 = arith.muli %2, %groupSize : index
            %248 = arith.remui %244, %groupSize : index
            %249 = arith.addi %247, %248 : index
            %250 = arith.addi %positionsAt, %246 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.subi %252, %102 : index
            %254 = arith.index_cast %253 : index to i32
            %255 = vector.broadcast %254 : i32 to vector<16xi32>
            %256 = arith.cmpi sle, %c34, %255 : vector<16xi32>
            %257 = arith.select %256, %196#0, %c35 : vector<16xi1>, vector<16xf32>
            %258 = arith.cmpi sle, %c36, %255 : vector<16xi32>
            %259 = arith.select %258, %196#1, %c35 : vector<16xi1>, vector<16xf32>
            %260 = arith.cmpi sle, %c37, %255 : vector<16xi32>
            %261 = arith.select %260, %196#2, %c35 : vector<16xi1>, vector<16xf32>
            %262 = arith.cmpi sle, %c38, %255 : vector<16xi32>
            %263 = arith.select %262, %196#3, %c35 : vector<16xi1>, vector<16xf32>
            %264 = arith.maximumf %257, %259 : vector<16xf32>
            %265 = arith.maximumf %264, %261 : vector<16xf32>
            %266 = arith.maximumf %265, %263 : vector<16xf32>
            %267 = memref.load %5[%242] : memref<?xf32>
            %268 = wave.reduce "max" %266 : vector<16xf32>
            %269 = arith.maximumf %267, %268 : f32
            %270 = arith.subf %267, %269 : f32
            %271 = wave.exp2 %270 : f32
            %272 = vector.broadcast %269 : f32 to vector<16xf32>
            %273 = arith.subf %257, %272 : vector<16xf32>
            %274 = wave.exp2 %273 : vector<16xf32>
            %275 = arith.select %256, %274, %c25 : vector<16xi1>, vector<16xf32>
            %276 = arith.muli %242, %c5 : index
            %277 = arith.addi %276, %c17 : index
            vector.store %275, %10[%277] : memref<?xf32>, vector<16xf32>
            %278 = arith.subf %259, %272 : vector<16xf32>
            %279 = wave.exp2 %278 : vector<16xf32>
            %280 = arith.select %258, %279, %c25 : vector<16xi1>, vector<16xf32>
            %281 = arith.addi %276, %c18 : index
            vector.store %280, %10[%281] : memref<?xf32>, vector<16xf32>
            %282 = arith.addf %275, %280 : vector<16xf32>
            %283 = arith.subf %261, %272 : vector<16xf32>
            %284 = wave.exp2 %283 : vector<16xf32>
            %285 = arith.select %260, %284, %c25 : vector<16xi1>, vector<16xf32>
            %286 = arith.addi %276, %c19 : index
            vector.store %285, %10[%286] : memref<?xf32>, vector<16xf32>
            %287 = arith.addf %282, %285 : vector<16xf32>
            %288 = arith.subf %263, %272 : vector<16xf32>
            %289 = wave.exp2 %288 : vector<16xf32>
            %290 = arith.select %262, %289, %c25 : vector<16xi1>, vector<16xf32>
            %291 = arith.addi %276, %c20 : index
            vector.store %290, %10[%291] : memref<?xf32>, vector<16xf32>
            %292 = arith.addf %287, %290 : vector<16xf32>
            %293 = memref.load %6[%242] : memref<?xf32>
            %294 = wave.reduce "add" %292 : vector<16xf32>
            %295 = math.fma %293, %271, %294 : f32
            memref.store %269, %5[%242] : memref<?xf32>
            memref.store %295, %6[%242] : memref<?xf32>
            memref.store %271, %8[%242] : memref<?xf32>
            %296 = arith.addi %178, %c10 : index
            %297 = arith.minsi %296, %243 : index
            %298 = arith.divui %297, %groupSize : index
            %299 = arith.addi %19, %298 : index
            %300 = arith.remui %297, %groupSize : index
            %301 = arith.addi %247, %300 : index
            %302 = arith.addi %positionsAt, %299 : index
            %303 = memref.load %step[%302] : memref<?xi32>
            %304 = arith.index_cast %303 : i32 to index
            %305 = arith.subi %304, %102 : index
            %306 = arith.index_cast %305 : index to i32
            %307 = vector.broadcast %306 : i32 to vector<16xi32>
            %308 = arith.cmpi sle, %c34, %307 : vector<16xi32>
            %309 = arith.select %308, %196#4, %c35 : vector<16xi1>, vector<16xf32>
            %310 = arith.cmpi sle, %c36, %307 : vector<16xi32>
            %311 = arith.select %310, %196#5, %c35 : vector<16xi1>, vector<16xf32>
            %312 = arith.cmpi sle, %c37, %307 : vector<16xi32>
            %313 = arith.select %312, %196#6, %c35 : vector<16xi1>, vector<16xf32>
            %314 = arith.cmpi sle, %c38, %307 : vector<16xi32>
            %315 = arith.select %314, %196#7, %c35 : vector<16xi1>, vector<16xf32>
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
            %327 = arith.select %308, %326, %c25 : vector<16xi1>, vector<16xf32>
            %328 = arith.muli %296, %c5 : index
            %329 = arith.addi %328, %c17 : index
            vector.store %327, %10[%329] : memref<?xf32>, vector<16xf32>
            %330 = arith.subf %311, %324 : vector<16xf32>
            %331 = wave.exp2 %330 : vector<16xf32>
            %332 = arith.select %310, %331, %c25 : vector<16xi1>, vector<16xf32>
            %333 = arith.addi %328, %c18 : index
            vector.store %332, %10[%333] : memref<?xf32>, vector<16xf32>
            %334 = arith.addf %327, %332 : vector<16xf32>
            %335 = arith.subf %313, %324 : vector<16xf32>
            %336 = wave.exp2 %335 : vector<16xf32>
            %337 = arith.select %312, %336, %c25 : vector<16xi1>, vector<16xf32>
            %338 = arith.addi %328, %c19 : index
            vector.store %337, %10[%338] : memref<?xf32>, vector<16xf32>
            %339 = arith.addf %334, %337 : vector<16xf32>
            %340 = arith.subf %315, %324 : vector<16xf32>
            %341 = wave.exp2 %340 : vector<16xf32>
            %342 = arith.select %314, %341, %c25 : vector<16xi1>, vector<16xf32>
            %343 = arith.addi %328, %c20 : index
            vector.store %342, %10[%343] : memref<?xf32>, vector<16xf32>
            %344 = arith.addf %339, %342 : vector<16xf32>
            %345 = memref.load %6[%296] : memref<?xf32>
            %346 = wave.reduce "add" %344 : vector<16xf32>
            %347 = math.fma %345, %323, %346 : f32
            memref.store %321, %5[%296] : memref<?xf32>
            memref.store %347, %6[%296] : memref<?xf32>
            memref.store %323, %8[%296] : memref<?xf32>
            %348 = arith.addi %178, %c7 : index
            %349 = arith.minsi %348, %243 : index
            %350 = arith.divui %349, %groupSize : index
            %351 = arith.addi %19, %350 : index
            %352 = arith.remui %349, %groupSize : index
            %353 = arith.addi %247, %352 : index
            %354 = arith.addi %positionsAt, %351 : index
            %355 = memref.load %step[%354] : memref<?xi32>
            %356 = arith.index_cast %355 : i32 to index
            %357 = arith.subi %356, %102 : index
            %358 = arith.index_cast %357 : index to i32
            %359 = vector.broadcast %358 : i32 to vector<16xi32>
            %360 = arith.cmpi sle, %c34, %359 : vector<16xi32>
            %361 = arith.select %360, %196#8, %c35 : vector<16xi1>, vector<16xf32>
            %362 = arith.cmpi sle, %c36, %359 : vector<16xi32>
            %363 = arith.select %362, %196#9, %c35 : vector<16xi1>, vector<16xf32>
            %364 = arith.cmpi sle, %c37, %359 : vector<16xi32>
            %365 = arith.select %364, %196#10, %c35 : vector<16xi1>, vector<16xf32>
            %366 = arith.cmpi sle, %c38, %359 : vector<16xi32>
            %367 = arith.select %366, %196#11, %c35 : vector<16xi1>, vector<16xf32>
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
            %379 = arith.select %360, %378, %c25 : vector<16xi1>, vector<16xf32>
            %380 = arith.muli %348, %c5 : index
            %381 = arith.addi %380, %c17 : index
            vector.store %379, %10[%381] : memref<?xf32>, vector<16xf32>
            %382 = arith.subf %363, %376 : vector<16xf32>
            %383 = wave.exp2 %382 : vector<16xf32>
            %384 = arith.select %362, %383, %c25 : vector<16xi1>, vector<16xf32>
            %385 = arith.addi %380, %c18 : index
            vector.store %384, %10[%385] : memref<?xf32>, vector<16xf32>
            %386 = arith.addf %379, %384 : vector<16xf32>
            %387 = arith.subf %365, %376 : vector<16xf32>
            %388 = wave.exp2 %387 : vector<16xf32>
            %389 = arith.select %364, %388, %c25 : vector<16xi1>, vector<16xf32>
            %390 = arith.addi %380, %c19 : index
            vector.store %389, %10[%390] : memref<?xf32>, vector<16xf32>
            %391 = arith.addf %386, %389 : vector<16xf32>
            %392 = arith.subf %367, %376 : vector<16xf32>
            %393 = wave.exp2 %392 : vector<16xf32>
            %394 = arith.select %366, %393, %c25 : vector<16xi1>, vector<16xf32>
            %395 = arith.addi %380, %c20 : index
            vector.store %394, %10[%395] : memref<?xf32>, vector<16xf32>
            %396 = arith.addf %391, %394 : vector<16xf32>
            %397 = memref.load %6[%348] : memref<?xf32>
            %398 = wave.reduce "add" %396 : vector<16xf32>
            %399 = math.fma %397, %375, %398 : f32
            memref.store %373, %5[%348] : memref<?xf32>
            memref.store %399, %6[%348] : memref<?xf32>
            memref.store %375, %8[%348] : memref<?xf32>
            %400 = arith.addi %178, %c13 : index
            %401 = arith.minsi %400, %243 : index
            %402 = arith.divui %401, %groupSize : index
            %403 = arith.addi %19, %402 : index
            %404 = arith.remui %401, %groupSize : index
            %405 = arith.addi %247, %404 : index
            %406 = arith.addi %positionsAt, %403 : index
            %407 = memref.load %step[%406] : memref<?xi32>
            %408 = arith.index_cast %407 : i32 to index
            %409 = arith.subi %408, %102 : index
            %410 = arith.index_cast %409 : index to i32
            %411 = vector.broadcast %410 : i32 to vector<16xi32>
            %412 = arith.cmpi sle, %c34, %411 : vector<16xi32>
            %413 = arith.select %412, %196#12, %c35 : vector<16xi1>, vector<16xf32>
            %414 = arith.cmpi sle, %c36, %411 : vector<16xi32>
            %415 = arith.select %414, %196#13, %c35 : vector<16xi1>, vector<16xf32>
            %416 = arith.cmpi sle, %c37, %411 : vector<16xi32>
            %417 = arith.select %416, %196#14, %c35 : vector<16xi1>, vector<16xf32>
            %418 = arith.cmpi sle, %c38, %411 : vector<16xi32>
            %419 = arith.select %418, %196#15, %c35 : vector<16xi1>, vector<16xf32>
            %420 = arith.maximumf %413, %415 : vector<16xf32>
            %421 = arith.maximumf %420, %417 : vector<16xf32>
            %422 = arith.maximumf %421, %419 : vector<16xf32>
            %423 = memref.load %5[%400] : memref<?xf32>
            %424 = wave.reduce "max" %422 : vector<16xf32>
            %425 = arith.maximumf %423, %424 : f32
            %426 = arith.subf %423, %425 : f32
            %427 = wave.exp2 %426 : f32
            %428 = vector.broadcast %425 : f32 to vector<16xf32>
            %429 = arith.subf %413, %428 : vector<16xf32>
            %430 = wave.exp2 %429 : vector<16xf32>
            %431 = arith.select %412, %430, %c25 : vector<16xi1>, vector<16xf32>
            %432 = arith.muli %400, %c5 : index
            %433 = arith.addi %432, %c17 : index
            vector.store %431, %10[%433] : memref<?xf32>, vector<16xf32>
            %434 = arith.subf %415, %428 : vector<16xf32>
            %435 = wave.exp2 %434 : vector<16xf32>
            %436 = arith.select %414, %435, %c25 : vector<16xi1>, vector<16xf32>
            %437 = arith.addi %432, %c18 : index
            vector.store %436, %10[%437] : memref<?xf32>, vector<16xf32>
            %438 = arith.addf %431, %436 : vector<16xf32>
            %439 = arith.subf %417, %428 : vector<16xf32>
            %440 = wave.exp2 %439 : vector<16xf32>
            %441 = arith.select %416, %440, %c25 : vector<16xi1>, vector<16xf32>
            %442 = arith.addi %432, %c19 : index
            vector.store %441, %10[%442] : memref<?xf32>, vector<16xf32>
            %443 = arith.addf %438, %441 : vector<16xf32>
            %444 = arith.subf %419, %428 : vector<16xf32>
            %445 = wave.exp2 %444 : vector<16xf32>
            %446 = arith.select %418, %445, %c25 : vector<16xi1>, vector<16xf32>
            %447 = arith.addi %432, %c20 : index
            vector.store %446, %10[%447] : memref<?xf32>, vector<16xf32>
            %448 = arith.addf %443, %446 : vector<16xf32>
            %449 = memref.load %6[%400] : memref<?xf32>
            %450 = wave.reduce "add" %448 : vector<16xf32>
            %451 = math.fma %449, %427, %450 : f32
            memref.store %425, %5[%400] : memref<?xf32>
            memref.store %451, %6[%400] : memref<?xf32>
            memref.store %427, %8[%400] : memref<?xf32>
          }
          %452 = arith.subi %37, %102 : index
          %453 = arith.minsi %452, %c5 : index
          scf.for %454 = %c17 to %31 step %c7 {
            %455 = arith.addi %454, %c17 : index
            %456 = memref.load %8[%455] : memref<?xf32>
            %457 = vector.broadcast %456 : f32 to vector<16xf32>
            %458 = arith.muli %455, %c4 : index
            %459 = arith.addi %458, %c17 : index
            %460 = vector.load %7[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.mulf %460, %457 : vector<16xf32>
            %462 = arith.addi %458, %c18 : index
            %463 = vector.load %7[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.mulf %463, %457 : vector<16xf32>
            %465 = arith.addi %458, %c19 : index
            %466 = vector.load %7[%465] : memref<?xf32>, vector<16xf32>
            %467 = arith.mulf %466, %457 : vector<16xf32>
            %468 = arith.addi %458, %c20 : index
            %469 = vector.load %7[%468] : memref<?xf32>, vector<16xf32>
            %470 = arith.mulf %469, %457 : vector<16xf32>
            %471 = arith.addi %454, %c10 : index
            %472 = memref.load %8[%471] : memref<?xf32>
            %473 = vector.broadcast %472 : f32 to vector<16xf32>
            %474 = arith.muli %471, %c4 : index
            %475 = arith.addi %474, %c17 : index
            %476 = vector.load %7[%475] : memref<?xf32>, vector<16xf32>
            %477 = arith.mulf %476, %473 : vector<16xf32>
            %478 = arith.addi %474, %c18 : index
            %479 = vector.load %7[%478] : memref<?xf32>, vector<16xf32>
            %480 = arith.mulf %479, %473 : vector<16xf32>
            %481 = arith.addi %474, %c19 : index
            %482 = vector.load %7[%481] : memref<?xf32>, vector<16xf32>
            %483 = arith.mulf %482, %473 : vector<16xf32>
            %484 = arith.addi %474, %c20 : index
            %485 = vector.load %7[%484] : memref<?xf32>, vector<16xf32>
            %486 = arith.mulf %485, %473 : vector<16xf32>
            %496:8 = scf.for %487 = %c17 to %453 step %c10 iter_args(%488 = %461, %489 = %464, %490 = %467, %491 = %470, %492 = %477, %493 = %480, %494 = %483, %495 = %486) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %497 = arith.muli %487, %c4 : index
              %498 = arith.addi %497, %c17 : index
              %499 = vector.load %12[%498] : memref<?xf32>, vector<16xf32>
              %500 = arith.addi %497, %c18 : index
              %501 = vector.load %12[%500] : memref<?xf32>, vector<16xf32>
              %502 = arith.addi %497, %c19 : index
              %503 = vector.load %12[%502] : memref<?xf32>, vector<16xf32>
              %504 = arith.addi %497, %c20 : index
              %505 = vector.load %12[%504] : memref<?xf32>, vector<16xf32>
              %506 = arith.muli %455, %c5 : index
              %507 = arith.addi %506, %487 : index
              %508 = memref.load %10[%507] : memref<?xf32>
              %509 = vector.broadcast %508 : f32 to vector<16xf32>
              %510 = math.fma %509, %499, %488 : vector<16xf32>
              %511 = math.fma %509, %501, %489 : vector<16xf32>
              %512 = math.fma %509, %503, %490 : vector<16xf32>
              %513 = math.fma %509, %505, %491 : vector<16xf32>
              %514 = arith.muli %471, %c5 : index
              %515 = arith.addi %514, %487 : index
              %516 = memref.load %10[%515] : memref<?xf32>
              %517 = vector.broadcast %516 : f32 to vector<16xf32>
              %518 = math.fma %517, %499, %492 : vector<16xf32>
              %519 = math.fma %517, %501, %493 : vector<16xf32>
              %520 = math.fma %517, %503, %494 : vector<16xf32>
              %521 = math.fma %517, %505, %495 : vector<16xf32>
              scf.yield %510, %511, %512, %513, %518, %519, %520, %521 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %496#0, %7[%459] : memref<?xf32>, vector<16xf32>
            vector.store %496#1, %7[%462] : memref<?xf32>, vector<16xf32>
            vector.store %496#2, %7[%465] : memref<?xf32>, vector<16xf32>
            vector.store %496#3, %7[%468] : memref<?xf32>, vector<16xf32>
            vector.store %496#4, %7[%475] : memref<?xf32>, vector<16xf32>
            vector.store %496#5, %7[%478] : memref<?xf32>, vector<16xf32>
            vector.store %496#6, %7[%481] : memref<?xf32>, vector<16xf32>
            vector.store %496#7, %7[%484] : memref<?xf32>, vector<16xf32>
            %522 = memref.load %8[%455] : memref<?xf32>
            %523 = vector.broadcast %522 : f32 to vector<16xf32>
            %524 = arith.addi %458, %c5 : index
            %525 = vector.load %7[%524] : memref<?xf32>, vector<16xf32>
            %526 = arith.mulf %525, %523 : vector<16xf32>
            %527 = arith.addi %458, %c21 : index
            %528 = vector.load %7[%527] : memref<?xf32>, vector<16xf32>
            %529 = arith.mulf %528, %523 : vector<16xf32>
            %530 = arith.addi %458, %c22 : index
            %531 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
            %532 = arith.mulf %531, %523 : vector<16xf32>
            %533 = arith.addi %458, %c23 : index
            %534 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
            %535 = arith.mulf %534, %523 : vector<16xf32>
            %536 = memref.load %8[%471] : memref<?xf32>
            %537 = vector.broadcast %536 : f32 to vector<16xf32>
            %538 = arith.addi %474, %c5 : index
            %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
            %540 = arith.mulf %539, %537 : vector<16xf32>
            %541 = arith.addi %474, %c21 : index
            %542 = vector.load %7[%541] : memref<?xf32>, vector<16xf32>
            %543 = arith.mulf %542, %537 : vector<16xf32>
            %544 = arith.addi %474, %c22 : index
            %545 = vector.load %7[%544] : memref<?xf32>, vector<16xf32>
            %546 = arith.mulf %545, %537 : vector<16xf32>
            %547 = arith.addi %474, %c23 : index
            %548 = vector.load %7[%547] : memref<?xf32>, vector<16xf32>
            %549 = arith.mulf %548, %537 : vector<16xf32>
            %559:8 = scf.for %550 = %c17 to %453 step %c10 iter_args(%551 = %526, %552 = %529, %553 = %532, %554 = %535, %555 = %540, %556 = %543, %557 = %546, %558 = %549) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %560 = arith.muli %550, %c4 : index
              %561 = arith.addi %560, %c5 : index
              %562 = vector.load %12[%561] : memref<?xf32>, vector<16xf32>
              %563 = arith.addi %560, %c21 : index
              %564 = vector.load %12[%563] : memref<?xf32>, vector<16xf32>
              %565 = arith.addi %560, %c22 : index
              %566 = vector.load %12[%565] : memref<?xf32>, vector<16xf32>
              %567 = arith.addi %560, %c23 : index
              %568 = vector.load %12[%567] : memref<?xf32>, vector<16xf32>
              %569 = arith.muli %455, %c5 : index
              %570 = arith.addi %569, %550 : index
              %571 = memref.load %10[%570] : memref<?xf32>
              %572 = vector.broadcast %571 : f32 to vector<16xf32>
              %573 = math.fma %572, %562, %551 : vector<16xf32>
              %574 = math.fma %572, %564, %552 : vector<16xf32>
              %575 = math.fma %572, %566, %553 : vector<16xf32>
              %576 = math.fma %572, %568, %554 : vector<16xf32>
              %577 = arith.muli %471, %c5 : index
              %578 = arith.addi %577, %550 : index
              %579 = memref.load %10[%578] : memref<?xf32>
              %580 = vector.broadcast %579 : f32 to vector<16xf32>
              %581 = math.fma %580, %562, %555 : vector<16xf32>
              %582 = math.fma %580, %564, %556 : vector<16xf32>
              %583 = math.fma %580, %566, %557 : vector<16xf32>
              %584 = math.fma %580, %568, %558 : vector<16xf32>
              scf.yield %573, %574, %575, %576, %581, %582, %583, %584 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %559#0, %7[%524] : memref<?xf32>, vector<16xf32>
            vector.store %559#1, %7[%527] : memref<?xf32>, vector<16xf32>
            vector.store %559#2, %7[%530] : memref<?xf32>, vector<16xf32>
            vector.store %559#3, %7[%533] : memref<?xf32>, vector<16xf32>
            vector.store %559#4, %7[%538] : memref<?xf32>, vector<16xf32>
            vector.store %559#5, %7[%541] : memref<?xf32>, vector<16xf32>
            vector.store %559#6, %7[%544] : memref<?xf32>, vector<16xf32>
            vector.store %559#7, %7[%547] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %585 = %c17 to %28 step %c10 {
          %586 = arith.subi %28, %c10 : index
          %587 = arith.minsi %585, %586 : index
          %588 = arith.divui %587, %groupSize : index
          %589 = arith.addi %19, %588 : index
          %590 = arith.muli %2, %groupSize : index
          %591 = arith.remui %587, %groupSize : index
          %592 = arith.addi %590, %591 : index
          %593 = arith.muli %589, %heads : index
          %594 = arith.addi %593, %592 : index
          %595 = arith.muli %594, %ranges : index
          %596 = arith.addi %595, %88 : index
          %597 = arith.muli %596, %c40 : index
          %598 = arith.muli %585, %c4 : index
          %599 = arith.addi %598, %c17 : index
          %600 = vector.load %7[%599] : memref<?xf32>, vector<16xf32>
          %601 = arith.addi %597, %c17 : index
          vector.store %600, %out[%601] : memref<?xf32>, vector<16xf32>
          %602 = arith.addi %598, %c18 : index
          %603 = vector.load %7[%602] : memref<?xf32>, vector<16xf32>
          %604 = arith.addi %597, %c18 : index
          vector.store %603, %out[%604] : memref<?xf32>, vector<16xf32>
          %605 = arith.addi %598, %c19 : index
          %606 = vector.load %7[%605] : memref<?xf32>, vector<16xf32>
          %607 = arith.addi %597, %c19 : index
          vector.store %606, %out[%607] : memref<?xf32>, vector<16xf32>
          %608 = arith.addi %598, %c20 : index
          %609 = vector.load %7[%608] : memref<?xf32>, vector<16xf32>
          %610 = arith.addi %597, %c20 : index
          vector.store %609, %out[%610] : memref<?xf32>, vector<16xf32>
          %611 = arith.addi %598, %c5 : index
          %612 = vector.load %7[%611] : memref<?xf32>, vector<16xf32>
          %613 = arith.addi %597, %c5 : index
          vector.store %612, %out[%613] : memref<?xf32>, vector<16xf32>
          %614 = arith.addi %598, %c21 : index
          %615 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
          %616 = arith.addi %597, %c21 : index
          vector.store %615, %out[%616] : memref<?xf32>, vector<16xf32>
          %617 = arith.addi %598, %c22 : index
          %618 = vector.load %7[%617] : memref<?xf32>, vector<16xf32>
          %619 = arith.addi %597, %c22 : index
          vector.store %618, %out[%619] : memref<?xf32>, vector<16xf32>
          %620 = arith.addi %598, %c23 : index
          %621 = vector.load %7[%620] : memref<?xf32>, vector<16xf32>
          %622 = arith.addi %597, %c23 : index
          vector.store %621, %out[%622] : memref<?xf32>, vector<16xf32>
          %623 = memref.load %5[%585] : memref<?xf32>
          %624 = arith.addi %597, %c4 : index
          memref.store %623, %out[%624] : memref<?xf32>
          %625 = memref.load %6[%585] : memref<?xf32>
          %626 = arith.addi %624, %c10 : index
          memref.store %625, %out[%626] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
