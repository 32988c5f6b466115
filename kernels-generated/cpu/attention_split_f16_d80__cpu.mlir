// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c31 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c32 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c33 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c34 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
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
      }
      scf.for %76 = %38 to %40 step %slots {
        %77 = arith.muli %76, %c16 : index
        scf.for %78 = %c17 to %31 step %c10 {
          memref.store %c23, %5[%78] : memref<?xf32>
          memref.store %c24, %6[%78] : memref<?xf32>
          %79 = arith.muli %78, %c4 : index
          %80 = arith.addi %79, %c17 : index
          vector.store %c22, %7[%80] : memref<?xf32>, vector<16xf32>
          %81 = arith.addi %79, %c18 : index
          vector.store %c22, %7[%81] : memref<?xf32>, vector<16xf32>
          %82 = arith.addi %79, %c19 : index
          vector.store %c22, %7[%82] : memref<?xf32>, vector<16xf32>
          %83 = arith.addi %79, %c20 : index
          vector.store %c22, %7[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.addi %79, %c5 : index
          vector.store %c22, %7[%84] : memref<?xf32>, vector<16xf32>
        }
        %85 = arith.addi %77, %c16 : index
        %86 = arith.minsi %85, %37 : index
        scf.for %87 = %77 to %86 step %c5 {
          scf.for %88 = %c17 to %c9 step %c10 {
            %89 = arith.muli %88, %c18 : index
            %90 = arith.addi %87, %89 : index
            %91 = arith.cmpi slt, %90, %37 : index
            scf.if %91 {
              %92 = arith.divui %90, %c18 : index
              %93 = arith.addi %27, %92 : index
              %94 = memref.load %step[%93] : memref<?xi32>
              %95 = arith.index_cast %94 : i32 to index
              %96 = arith.muli %95, %pageBytes : index
              %97 = arith.muli %2, %c6 : index
              %98 = arith.addi %96, %97 : index
              scf.for %99 = %c17 to %c4 step %c10 {
                %100 = arith.muli %99, %c19 : index
                %101 = arith.addi %98, %100 : index
                %102 = vector.load %kv[%101] : memref<?xi8>, vector<32xi8>
                %103 = arith.muli %99, %c5 : index
                %104 = arith.addi %103, %89 : index
                %105 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
                %106 = arith.extf %105 : vector<16xf16> to vector<16xf32>
                vector.store %106, %11[%104] : memref<?xf32>, vector<16xf32>
              }
              %107 = arith.addi %98, %c26 : index
              scf.for %108 = %c17 to %c18 step %c10 {
                %109 = arith.addi %90, %108 : index
                %110 = arith.cmpi slt, %109, %37 : index
                %111 = arith.muli %108, %c27 : index
                %112 = arith.addi %107, %111 : index
                %113 = arith.addi %112, %c17 : index
                %114 = vector.load %kv[%113] : memref<?xi8>, vector<32xi8>
                %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
                %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
                %117 = arith.select %110, %116, %c22 : vector<16xf32>
                %118 = arith.addi %89, %108 : index
                %119 = arith.muli %118, %c4 : index
                %120 = arith.addi %119, %c17 : index
                vector.store %117, %12[%120] : memref<?xf32>, vector<16xf32>
                %121 = arith.addi %112, %c19 : index
                %122 = vector.load %kv[%121] : memref<?xi8>, vector<32xi8>
                %123 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
                %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
                %125 = arith.select %110, %124, %c22 : vector<16xf32>
                %126 = arith.addi %119, %c18 : index
                vector.store %125, %12[%126] : memref<?xf32>, vector<16xf32>
                %127 = arith.addi %112, %c5 : index
                %128 = vector.load %kv[%127] : memref<?xi8>, vector<32xi8>
                %129 = vector.bitcast %128 : vector<32xi8> to vector<16xf16>
                %130 = arith.extf %129 : vector<16xf16> to vector<16xf32>
                %131 = arith.select %110, %130, %c22 : vector<16xf32>
                %132 = arith.addi %119, %c19 : index
                vector.store %131, %12[%132] : memref<?xf32>, vector<16xf32>
                %133 = arith.addi %112, %c28 : index
                %134 = vector.load %kv[%133] : memref<?xi8>, vector<32xi8>
                %135 = vector.bitcast %134 : vector<32xi8> to vector<16xf16>
                %136 = arith.extf %135 : vector<16xf16> to vector<16xf32>
                %137 = arith.select %110, %136, %c22 : vector<16xf32>
                %138 = arith.addi %119, %c20 : index
                vector.store %137, %12[%138] : memref<?xf32>, vector<16xf32>
                %139 = arith.addi %112, %c29 : index
                %140 = vector.load %kv[%139] : memref<?xi8>, vector<32xi8>
                %141 = vector.bitcast %140 : vector<32xi8> to vector<16xf16>
                %142 = arith.extf %141 : vector<16xf16> to vector<16xf32>
                %143 = arith.select %110, %142, %c22 : vector<16xf32>
                %144 = arith.addi %119, %c5 : index
                vector.store %143, %12[%144] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %145 = %c17 to %31 step %c9 {
            %163:16 = scf.for %146 = %c17 to %c4 step %c10 iter_args(%147 = %c22, %148 = %c22, %149 = %c22, %150 = %c22, %151 = %c22, %152 = %c22, %153 = %c22, %154 = %c22, %155 = %c22, %156 = %c22, %157 = %c22, %158 = %c22, %159 = %c22, %160 = %c22, %161 = %c22, %162 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %164 = arith.muli %146, %c5 : index
              %165 = arith.addi %164, %c17 : index
              %166 = vector.load %11[%165] : memref<?xf32>, vector<16xf32>
              %167 = arith.addi %164, %c18 : index
              %168 = vector.load %11[%167] : memref<?xf32>, vector<16xf32>
              %169 = arith.addi %164, %c19 : index
              %170 = vector.load %11[%169] : memref<?xf32>, vector<16xf32>
              %171 = arith.addi %164, %c20 : index
              %172 = vector.load %11[%171] : memref<?xf32>, vector<16xf32>
              %173 = arith.addi %145, %c17 : index
              %174 = arith.muli %173, %c4 : index
              %175 = arith.addi %174, %146 : index
              %176 = memref.load %4[%175] : memref<?xf32>
              %177 = vector.broadcast %176 : f32 to vector<16xf32>
              %178 = math.fma %177, %166, %147 : vector<16xf32>
              %179 = math.fma %177, %168, %148 : vector<16xf32>
              %180 = math.fma %177, %170, %149 : vector<16xf32>
              %181 = math.fma %177, %172, %150 : vector<16xf32>
              %182 = arith.addi %145, %c10 : index
              %183 = arith.muli %182, %c4 : index
              %184 = arith.addi %183, %146 : index
              %185 = memref.load %4[%184] : memref<?xf32>
              %186 = vector.broadcast %185 : f32 to vector<16xf32>
              %187 = math.fma %186, %166, %151 : vector<16xf32>
              %188 = math.fma %186, %168, %152 : vector<16xf32>
              %189 = math.fma %186, %170, %153 : vector<16xf32>
              %190 = math.fma %186, %172, %154 : vector<16xf32>
              %191 = arith.addi %145, %c7 : index
              %192 = arith.muli %191, %c4 : index
              %193 = arith.addi %192, %146 : index
              %194 = memref.load %4[%193] : memref<?xf32>
              %195 = vector.broadcast %194 : f32 to vector<16xf32>
              %196 = math.fma %195, %166, %155 : vector<16xf32>
              %197 = math.fma %195, %168, %156 : vector<16xf32>
              %198 = math.fma %195, %170, %157 : vector<16xf32>
              %199 = math.fma %195, %172, %158 : vector<16xf32>
              %200 = arith.addi %145, %c13 : index
              %201 = arith.muli %200, %c4 : index
              %202 = arith.addi %201, %146 : index
              %203 = memref.load %4[%202] : memref<?xf32>
              %204 = vector.broadcast %203 : f32 to vector<16xf32>
              %205 = math.fma %204, %166, %159 : vector<16xf32>
              %206 = math.fma %204, %168, %160 : vector<16xf32>
              %207 = math.fma %204, %170, %161 : vector<16xf32>
              %208 = math.fma %204, %172, %162 : vector<16xf32>
              scf.yield %178, %179, %180, %181, %187, %188, %189, %190, %196, %197, %198, %199, %205, %206, %207, %208 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %209 = arith.addi %145, %c17 : index
            %210 = arith.subi %28, %c10 : index
            %211 = arith.minsi %209, %210 : index
            %212 = arith.divui %211, %groupSize : index
            %213 = arith.addi %19, %212 : index
            %214 = arith.muli %2, %groupSize : index
            %215 = arith.remui %211, %groupSize : index
            %216 = arith.addi %214, %215 : index
            %217 = arith.addi %positionsAt, %213 : index
            %218 = memref.load %step[%217] : memref<?xi32>
            %219 = arith.index_cast %218 : i32 to index
            %220 = arith.subi %219, %87 : index
            %221 = arith.index_cast %220 : index to i32
            %222 = vector.broadcast %221 : i32 to vector<16xi32>
            %223 = arith.cmpi sle, %c30, %222 : vector<16xi32>
            %224 = arith.select %223, %163#0, %c31 : vector<16xi1>, vector<16xf32>
            %225 = arith.cmpi sle, %c32, %222 : vector<16xi32>
            %226 = arith.select %225, %163#1, %c31 : vector<16xi1>, vector<16xf32>
            %227 = arith.cmpi sle, %c33, %222 : vector<16xi32>
            %228 = arith.select %227, %163#2, %c31 : vector<16xi1>, vector<16xf32>
            %229 = arith.cmpi sle, %c34, %222 : vector<16xi32>
            %230 = arith.select %229, %163#3, %c31 : vector<16xi1>, vector<16xf32>
            %231 = arith.maximumf %224, %226 : vector<16xf32>
            %232 = arith.maximumf %231, %228 : vector<16xf32>
            %233 = arith.maximumf %232, %230 : vector<16xf32>
            %234 = memref.load %5[%209] : memref<?xf32>
            %235 = wave.reduce "max" %233 : vector<16xf32>
            %236 = arith.maximumf %234, %235 : f32
            %237 = arith.subf %234, %236 : f32
            %238 = wave.exp2 %237 : f32
            %239 = vector.broadcast %236 : f32 to vector<16xf32>
            %240 = arith.subf %224, %239 : vector<16xf32>
            %241 = wave.exp2 %240 : vector<16xf32>
            %242 = arith.select %223, %241, %c22 : vector<16xi1>, vector<16xf32>
            %243 = arith.muli %209, %c5 : index
            %244 = arith.addi %243, %c17 : index
            vector.store %242, %10[%244] : memref<?xf32>, vector<16xf32>
            %245 = arith.subf %226, %239 : vector<16xf32>
            %246 = wave.exp2 %245 : vector<16xf32>
            %247 = arith.select %225, %246, %c22 : vector<16xi1>, vector<16xf32>
            %248 = arith.addi %243, %c18 : index
            vector.store %247, %10[%248] : memref<?xf32>, vector<16xf32>
            %249 = arith.addf %242, %247 : vector<16xf32>
            %250 = arith.subf %228, %239 : vector<16xf32>
            %251 = wave.exp2 %250 : vector<16xf32>
            %252 = arith.select %227, %251, %c22 : vector<16xi1>, vector<16xf32>
            %253 = arith.addi %243, %c19 : index
            vector.store %252, %10[%253] : memref<?xf32>, vector<16xf32>
            %254 = arith.addf %249, %252 : vector<16xf32>
            %255 = arith.subf %230, %239 : vector<16xf32>
            %256 = wave.exp2 %255 : vector<16xf32>
            %257 = arith.select %229, %256, %c22 : vector<16xi1>, vector<16xf32>
            %258 = arith.addi %243, %c20 : index
            vector.store %257, %10[%258] : memref<?xf32>, vector<16xf32>
            %259 = arith.addf %254, %257 : vector<16xf32>
            %260 = memref.load %6[%209] : memref<?xf32>
            %261 = wave.reduce "add" %259 : vector<16xf32>
            %262 = math.fma %260, %238, %261 : f32
            memref.store %236, %5[%209] : memref<?xf32>
            memref.store %262, %6[%209] : memref<?xf32>
            memref.store %238, %8[%209] : memref<?xf32>
            %263 = arith.addi %145, %c10 : index
            %264 = arith.minsi %263, %210 : index
            %265 = arith.divui %264, %groupSize : index
            %266 = arith.addi %19, %265 : index
            %267 = arith.remui %264, %groupSize : index
            %268 = arith.addi %214, %267 : index
            %269 = arith.addi %positionsAt, %266 : index
            %270 = memref.load %step[%269] : memref<?xi32>
            %271 = arith.index_cast %270 : i32 to index
            %272 = arith.subi %271, %87 : index
            %273 = arith.index_cast %272 : index to i32
            %274 = vector.broadcast %273 : i32 to vector<16xi32>
            %275 = arith.cmpi sle, %c30, %274 : vector<16xi32>
            %276 = arith.select %275, %163#4, %c31 : vector<16xi1>, vector<16xf32>
            %277 = arith.cmpi sle, %c32, %274 : vector<16xi32>
            %278 = arith.select %277, %163#5, %c31 : vector<16xi1>, vector<16xf32>
            %279 = arith.cmpi sle, %c33, %274 : vector<16xi32>
            %280 = arith.select %279, %163#6, %c31 : vector<16xi1>, vector<16xf32>
            %281 = arith.cmpi sle, %c34, %274 : vector<16xi32>
            %282 = arith.select %281, %163#7, %c31 : vector<16xi1>, vector<16xf32>
            %283 = arith.maximumf %276, %278 : vector<16xf32>
            %284 = arith.maximumf %283, %280 : vector<16xf32>
            %285 = arith.maximumf %284, %282 : vector<16xf32>
            %286 = memref.load %5[%263] : memref<?xf32>
            %287 = wave.reduce "max" %285 : vector<16xf32>
            %288 = arith.maximumf %286, %287 : f32
            %289 = arith.subf %286, %288 : f32
            %290 = wave.exp2 %289 : f32
            %291 = vector.broadcast %288 : f32 to vector<16xf32>
            %292 = arith.subf %276, %291 : vector<16xf32>
            %293 = wave.exp2 %292 : vector<16xf32>
            %294 = arith.select %275, %293, %c22 : vector<16xi1>, vector<16xf32>
            %295 = arith.muli %263, %c5 : index
            %296 = arith.addi %295, %c17 : index
            vector.store %294, %10[%296] : memref<?xf32>, vector<16xf32>
            %297 = arith.subf %278, %291 : vector<16xf32>
            %298 = wave.exp2 %297 : vector<16xf32>
            %299 = arith.select %277, %298, %c22 : vector<16xi1>, vector<16xf32>
            %300 = arith.addi %295, %c18 : index
            vector.store %299, %10[%300] : memref<?xf32>, vector<16xf32>
            %301 = arith.addf %294, %299 : vector<16xf32>
            %302 = arith.subf %280, %291 : vector<16xf32>
            %303 = wave.exp2 %302 : vector<16xf32>
            %304 = arith.select %279, %303, %c22 : vector<16xi1>, vector<16xf32>
            %305 = arith.addi %295, %c19 : index
            vector.store %304, %10[%305] : memref<?xf32>, vector<16xf32>
            %306 = arith.addf %301, %304 : vector<16xf32>
            %307 = arith.subf %282, %291 : vector<16xf32>
            %308 = wave.exp2 %307 : vector<16xf32>
            %309 = arith.select %281, %308, %c22 : vector<16xi1>, vector<16xf32>
            %310 = arith.addi %295, %c20 : index
            vector.store %309, %10[%310] : memref<?xf32>, vector<16xf32>
            %311 = arith.addf %306, %309 : vector<16xf32>
            %312 = memref.load %6[%263] : memref<?xf32>
            %313 = wave.reduce "add" %311 : vector<16xf32>
            %314 = math.fma %312, %290, %313 : f32
            memref.store %288, %5[%263] : memref<?xf32>
            memref.store %314, %6[%263] : memref<?xf32>
            memref.store %290, %8[%263] : memref<?xf32>
            %315 = arith.addi %145, %c7 : index
            %316 = arith.minsi %315, %210 : index
            %317 = arith.divui %316, %groupSize : index
            %318 = arith.addi %19, %317 : index
            %319 = arith.remui %316, %groupSize : index
            %320 = arith.addi %214, %319 : index
            %321 = arith.addi %positionsAt, %318 : index
            %322 = memref.load %step[%321] : memref<?xi32>
            %323 = arith.index_cast %322 : i32 to index
            %324 = arith.subi %323, %87 : index
            %325 = arith.index_cast %324 : index to i32
            %326 = vector.broadcast %325 : i32 to vector<16xi32>
            %327 = arith.cmpi sle, %c30, %326 : vector<16xi32>
            %328 = arith.select %327, %163#8, %c31 : vector<16xi1>, vector<16xf32>
            %329 = arith.cmpi sle, %c32, %326 : vector<16xi32>
            %330 = arith.select %329, %163#9, %c31 : vector<16xi1>, vector<16xf32>
            %331 = arith.cmpi sle, %c33, %326 : vector<16xi32>
            %332 = arith.select %331, %163#10, %c31 : vector<16xi1>, vector<16xf32>
            %333 = arith.cmpi sle, %c34, %326 : vector<16xi32>
            %334 = arith.select %333, %163#11, %c31 : vector<16xi1>, vector<16xf32>
            %335 = arith.maximumf %328, %330 : vector<16xf32>
            %336 = arith.maximumf %335, %332 : vector<16xf32>
            %337 = arith.maximumf %336, %334 : vector<16xf32>
            %338 = memref.load %5[%315] : memref<?xf32>
            %339 = wave.reduce "max" %337 : vector<16xf32>
            %340 = arith.maximumf %338, %339 : f32
            %341 = arith.subf %338, %340 : f32
            %342 = wave.exp2 %341 : f32
            %343 = vector.broadcast %340 : f32 to vector<16xf32>
            %344 = arith.subf %328, %343 : vector<16xf32>
            %345 = wave.exp2 %344 : vector<16xf32>
            %346 = arith.select %327, %345, %c22 : vector<16xi1>, vector<16xf32>
            %347 = arith.muli %315, %c5 : index
            %348 = arith.addi %347, %c17 : index
            vector.store %346, %10[%348] : memref<?xf32>, vector<16xf32>
            %349 = arith.subf %330, %343 : vector<16xf32>
            %350 = wave.exp2 %349 : vector<16xf32>
            %351 = arith.select %329, %350, %c22 : vector<16xi1>, vector<16xf32>
            %352 = arith.addi %347, %c18 : index
            vector.store %351, %10[%352] : memref<?xf32>, vector<16xf32>
            %353 = arith.addf %346, %351 : vector<16xf32>
            %354 = arith.subf %332, %343 : vector<16xf32>
            %355 = wave.exp2 %354 : vector<16xf32>
            %356 = arith.select %331, %355, %c22 : vector<16xi1>, vector<16xf32>
            %357 = arith.addi %347, %c19 : index
            vector.store %356, %10[%357] : memref<?xf32>, vector<16xf32>
            %358 = arith.addf %353, %356 : vector<16xf32>
            %359 = arith.subf %334, %343 : vector<16xf32>
            %360 = wave.exp2 %359 : vector<16xf32>
            %361 = arith.select %333, %360, %c22 : vector<16xi1>, vector<16xf32>
            %362 = arith.addi %347, %c20 : index
            vector.store %361, %10[%362] : memref<?xf32>, vector<16xf32>
            %363 = arith.addf %358, %361 : vector<16xf32>
            %364 = memref.load %6[%315] : memref<?xf32>
            %365 = wave.reduce "add" %363 : vector<16xf32>
            %366 = math.fma %364, %342, %365 : f32
            memref.store %340, %5[%315] : memref<?xf32>
            memref.store %366, %6[%315] : memref<?xf32>
            memref.store %342, %8[%315] : memref<?xf32>
            %367 = arith.addi %145, %c13 : index
            %368 = arith.minsi %367, %210 : index
            %369 = arith.divui %368, %groupSize : index
            %370 = arith.addi %19, %369 : index
            %371 = arith.remui %368, %groupSize : index
            %372 = arith.addi %214, %371 : index
            %373 = arith.addi %positionsAt, %370 : index
            %374 = memref.load %step[%373] : memref<?xi32>
            %375 = arith.index_cast %374 : i32 to index
            %376 = arith.subi %375, %87 : index
            %377 = arith.index_cast %376 : index to i32
            %378 = vector.broadcast %377 : i32 to vector<16xi32>
            %379 = arith.cmpi sle, %c30, %378 : vector<16xi32>
            %380 = arith.select %379, %163#12, %c31 : vector<16xi1>, vector<16xf32>
            %381 = arith.cmpi sle, %c32, %378 : vector<16xi32>
            %382 = arith.select %381, %163#13, %c31 : vector<16xi1>, vector<16xf32>
            %383 = arith.cmpi sle, %c33, %378 : vector<16xi32>
            %384 = arith.select %383, %163#14, %c31 : vector<16xi1>, vector<16xf32>
            %385 = arith.cmpi sle, %c34, %378 : vector<16xi32>
            %386 = arith.select %385, %163#15, %c31 : vector<16xi1>, vector<16xf32>
            %387 = arith.maximumf %380, %382 : vector<16xf32>
            %388 = arith.maximumf %387, %384 : vector<16xf32>
            %389 = arith.maximumf %388, %386 : vector<16xf32>
            %390 = memref.load %5[%367] : memref<?xf32>
            %391 = wave.reduce "max" %389 : vector<16xf32>
            %392 = arith.maximumf %390, %391 : f32
            %393 = arith.subf %390, %392 : f32
            %394 = wave.exp2 %393 : f32
            %395 = vector.broadcast %392 : f32 to vector<16xf32>
            %396 = arith.subf %380, %395 : vector<16xf32>
            %397 = wave.exp2 %396 : vector<16xf32>
            %398 = arith.select %379, %397, %c22 : vector<16xi1>, vector<16xf32>
            %399 = arith.muli %367, %c5 : index
            %400 = arith.addi %399, %c17 : index
            vector.store %398, %10[%400] : memref<?xf32>, vector<16xf32>
            %401 = arith.subf %382, %395 : vector<16xf32>
            %402 = wave.exp2 %401 : vector<16xf32>
            %403 = arith.select %381, %402, %c22 : vector<16xi1>, vector<16xf32>
            %404 = arith.addi %399, %c18 : index
            vector.store %403, %10[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.addf %398, %403 : vector<16xf32>
            %406 = arith.subf %384, %395 : vector<16xf32>
            %407 = wave.exp2 %406 : vector<16xf32>
            %408 = arith.select %383, %407, %c22 : vector<16xi1>, vector<16xf32>
            %409 = arith.addi %399, %c19 : index
            vector.store %408, %10[%409] : memref<?xf32>, vector<16xf32>
            %410 = arith.addf %405, %408 : vector<16xf32>
            %411 = arith.subf %386, %395 : vector<16xf32>
            %412 = wave.exp2 %411 : vector<16xf32>
            %413 = arith.select %385, %412, %c22 : vector<16xi1>, vector<16xf32>
            %414 = arith.addi %399, %c20 : index
            vector.store %413, %10[%414] : memref<?xf32>, vector<16xf32>
            %415 = arith.addf %410, %413 : vector<16xf32>
            %416 = memref.load %6[%367] : memref<?xf32>
            %417 = wave.reduce "add" %415 : vector<16xf32>
            %418 = math.fma %416, %394, %417 : f32
            memref.store %392, %5[%367] : memref<?xf32>
            memref.store %418, %6[%367] : memref<?xf32>
            memref.store %394, %8[%367] : memref<?xf32>
          }
          %419 = arith.subi %37, %87 : index
          %420 = arith.minsi %419, %c5 : index
          scf.for %421 = %c17 to %31 step %c7 {
            %422 = arith.addi %421, %c17 : index
            %423 = memref.load %8[%422] : memref<?xf32>
            %424 = vector.broadcast %423 : f32 to vector<16xf32>
            %425 = arith.muli %422, %c4 : index
            %426 = arith.addi %425, %c17 : index
            %427 = vector.load %7[%426] : memref<?xf32>, vector<16xf32>
            %428 = arith.mulf %427, %424 : vector<16xf32>
            %429 = arith.addi %425, %c18 : index
            %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
            %431 = arith.mulf %430, %424 : vector<16xf32>
            %432 = arith.addi %425, %c19 : index
            %433 = vector.load %7[%432] : memref<?xf32>, vector<16xf32>
            %434 = arith.mulf %433, %424 : vector<16xf32>
            %435 = arith.addi %425, %c20 : index
            %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
            %437 = arith.mulf %436, %424 : vector<16xf32>
            %438 = arith.addi %421, %c10 : index
            %439 = memref.load %8[%438] : memref<?xf32>
            %440 = vector.broadcast %439 : f32 to vector<16xf32>
            %441 = arith.muli %438, %c4 : index
            %442 = arith.addi %441, %c17 : index
            %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
            %444 = arith.mulf %443, %440 : vector<16xf32>
            %445 = arith.addi %441, %c18 : index
            %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
            %447 = arith.mulf %446, %440 : vector<16xf32>
            %448 = arith.addi %441, %c19 : index
            %449 = vector.load %7[%448] : memref<?xf32>, vector<16xf32>
            %450 = arith.mulf %449, %440 : vector<16xf32>
            %451 = arith.addi %441, %c20 : index
            %452 = vector.load %7[%451] : memref<?xf32>, vector<16xf32>
            %453 = arith.mulf %452, %440 : vector<16xf32>
            %463:8 = scf.for %454 = %c17 to %420 step %c10 iter_args(%455 = %428, %456 = %431, %457 = %434, %458 = %437, %459 = %444, %460 = %447, %461 = %450, %462 = %453) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %464 = arith.muli %454, %c4 : index
              %465 = arith.addi %464, %c17 : index
              %466 = vector.load %12[%465] : memref<?xf32>, vector<16xf32>
              %467 = arith.addi %464, %c18 : index
              %468 = vector.load %12[%467] : memref<?xf32>, vector<16xf32>
              %469 = arith.addi %464, %c19 : index
              %470 = vector.load %12[%469] : memref<?xf32>, vector<16xf32>
              %471 = arith.addi %464, %c20 : index
              %472 = vector.load %12[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.muli %422, %c5 : index
              %474 = arith.addi %473, %454 : index
              %475 = memref.load %10[%474] : memref<?xf32>
              %476 = vector.broadcast %475 : f32 to vector<16xf32>
              %477 = math.fma %476, %466, %455 : vector<16xf32>
              %478 = math.fma %476, %468, %456 : vector<16xf32>
              %479 = math.fma %476, %470, %457 : vector<16xf32>
              %480 = math.fma %476, %472, %458 : vector<16xf32>
              %481 = arith.muli %438, %c5 : index
              %482 = arith.addi %481, %454 : index
              %483 = memref.load %10[%482] : memref<?xf32>
              %484 = vector.broadcast %483 : f32 to vector<16xf32>
              %485 = math.fma %484, %466, %459 : vector<16xf32>
              %486 = math.fma %484, %468, %460 : vector<16xf32>
              %487 = math.fma %484, %470, %461 : vector<16xf32>
              %488 = math.fma %484, %472, %462 : vector<16xf32>
              scf.yield %477, %478, %479, %480, %485, %486, %487, %488 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %463#0, %7[%426] : memref<?xf32>, vector<16xf32>
            vector.store %463#1, %7[%429] : memref<?xf32>, vector<16xf32>
            vector.store %463#2, %7[%432] : memref<?xf32>, vector<16xf32>
            vector.store %463#3, %7[%435] : memref<?xf32>, vector<16xf32>
            vector.store %463#4, %7[%442] : memref<?xf32>, vector<16xf32>
            vector.store %463#5, %7[%445] : memref<?xf32>, vector<16xf32>
            vector.store %463#6, %7[%448] : memref<?xf32>, vector<16xf32>
            vector.store %463#7, %7[%451] : memref<?xf32>, vector<16xf32>
            %489 = memref.load %8[%422] : memref<?xf32>
            %490 = vector.broadcast %489 : f32 to vector<16xf32>
            %491 = arith.addi %425, %c5 : index
            %492 = vector.load %7[%491] : memref<?xf32>, vector<16xf32>
            %493 = arith.mulf %492, %490 : vector<16xf32>
            %494 = memref.load %8[%438] : memref<?xf32>
            %495 = vector.broadcast %494 : f32 to vector<16xf32>
            %496 = arith.addi %441, %c5 : index
            %497 = vector.load %7[%496] : memref<?xf32>, vector<16xf32>
            %498 = arith.mulf %497, %495 : vector<16xf32>
            %502:2 = scf.for %499 = %c17 to %420 step %c10 iter_args(%500 = %493, %501 = %498) -> (vector<16xf32>, vector<16xf32>) {
              %503 = arith.muli %499, %c4 : index
              %504 = arith.addi %503, %c5 : index
              %505 = vector.load %12[%504] : memref<?xf32>, vector<16xf32>
              %506 = arith.muli %422, %c5 : index
              %507 = arith.addi %506, %499 : index
              %508 = memref.load %10[%507] : memref<?xf32>
              %509 = vector.broadcast %508 : f32 to vector<16xf32>
              %510 = math.fma %509, %505, %500 : vector<16xf32>
              %511 = arith.muli %438, %c5 : index
              %512 = arith.addi %511, %499 : index
              %513 = memref.load %10[%512] : memref<?xf32>
              %514 = vector.broadcast %513 : f32 to vector<16xf32>
              %515 = math.fma %514, %505, %501 : vector<16xf32>
              scf.yield %510, %515 : vector<16xf32>, vector<16xf32>
            }
            vector.store %502#0, %7[%491] : memref<?xf32>, vector<16xf32>
            vector.store %502#1, %7[%496] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %516 = %c17 to %28 step %c10 {
          %517 = arith.subi %28, %c10 : index
          %518 = arith.minsi %516, %517 : index
          %519 = arith.divui %518, %groupSize : index
          %520 = arith.addi %19, %519 : index
          %521 = arith.muli %2, %groupSize : index
          %522 = arith.remui %518, %groupSize : index
          %523 = arith.addi %521, %522 : index
          %524 = arith.muli %520, %heads : index
          %525 = arith.addi %524, %523 : index
          %526 = arith.muli %525, %ranges : index
          %527 = arith.addi %526, %76 : index
          %528 = arith.muli %527, %c28 : index
          %529 = arith.muli %516, %c4 : index
          %530 = arith.addi %529, %c17 : index
          %531 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
          %532 = arith.addi %528, %c17 : index
          vector.store %531, %out[%532] : memref<?xf32>, vector<16xf32>
          %533 = arith.addi %529, %c18 : index
          %534 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
          %535 = arith.addi %528, %c18 : index
          vector.store %534, %out[%535] : memref<?xf32>, vector<16xf32>
          %536 = arith.addi %529, %c19 : index
          %537 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
          %538 = arith.addi %528, %c19 : index
          vector.store %537, %out[%538] : memref<?xf32>, vector<16xf32>
          %539 = arith.addi %529, %c20 : index
          %540 = vector.load %7[%539] : memref<?xf32>, vector<16xf32>
          %541 = arith.addi %528, %c20 : index
          vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
          %542 = arith.addi %529, %c5 : index
          %543 = vector.load %7[%542] : memref<?xf32>, vector<16xf32>
          %544 = arith.addi %528, %c5 : index
          vector.store %543, %out[%544] : memref<?xf32>, vector<16xf32>
          %545 = memref.load %5[%516] : memref<?xf32>
          %546 = arith.addi %528, %c4 : index
          memref.store %545, %out[%546] : memref<?xf32>
          %547 = memref.load %6[%516] : memref<?xf32>
          %548 = arith.addi %546, %c10 : index
          memref.store %547, %out[%548] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
