// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 112 : index
  %c22 = arith.constant dense<0x00000000> : vector<16xf32>
  %c23 = arith.constant 0xF149F2CA : f32
  %c24 = arith.constant 0x00000000 : f32
  %c25 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 4096 : index
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
  %11 = wave.scratch %queriesMax : memref<?xf32>
  %12 = arith.muli %queriesMax, %c4 : index
  %13 = wave.scratch %12 : memref<?xf32>
  %14 = wave.scratch %queriesMax : memref<?xf32>
  %15 = arith.muli %queriesMax, %c5 : index
  %16 = wave.scratch %15 : memref<?xf32>
  %17 = wave.scratch %c6 : memref<?xf32>
  %18 = wave.scratch %c6 : memref<?xf32>
  %19 = memref.load %step[%c7] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.cmpi slt, %1, %20 : index
  scf.if %21 {
    %22 = arith.muli %1, %c9 : index
    %23 = arith.addi %itemsAt, %22 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %23, %c10 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.addi %23, %c7 : index
    %30 = memref.load %step[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.muli %31, %pagesPerSequence : index
    %33 = arith.addi %blockTablesAt, %32 : index
    %34 = arith.muli %28, %groupSize : index
    %35 = arith.addi %34, %c13 : index
    %36 = arith.divui %35, %c9 : index
    %37 = arith.muli %36, %c9 : index
    %38 = arith.addi %25, %28 : index
    %39 = arith.subi %38, %c10 : index
    %40 = arith.addi %positionsAt, %39 : index
    %41 = memref.load %step[%40] : memref<?xi32>
    %42 = arith.index_cast %41 : i32 to index
    %43 = arith.addi %42, %c10 : index
    %44 = memref.load %scales[%3] : memref<?xf32>
    %45 = vector.broadcast %44 : f32 to vector<16xf32>
    scf.for %46 = %c15 to %37 step %c10 {
      %47 = arith.subi %34, %c10 : index
      %48 = arith.minsi %46, %47 : index
      %49 = arith.divui %48, %groupSize : index
      %50 = arith.addi %25, %49 : index
      %51 = arith.muli %3, %groupSize : index
      %52 = arith.remui %48, %groupSize : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.muli %50, %heads : index
      %55 = arith.addi %54, %53 : index
      %56 = arith.muli %55, %c4 : index
      %57 = arith.addi %56, %c15 : index
      %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
      %59 = arith.mulf %58, %45 : vector<16xf32>
      %60 = arith.muli %46, %c4 : index
      %61 = arith.addi %60, %c15 : index
      vector.store %59, %5[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %56, %c16 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.mulf %63, %45 : vector<16xf32>
      %65 = arith.muli %46, %c4 : index
      %66 = arith.addi %65, %c16 : index
      vector.store %64, %5[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %56, %c17 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %45 : vector<16xf32>
      %70 = arith.muli %46, %c4 : index
      %71 = arith.addi %70, %c17 : index
      vector.store %69, %5[%71] : memref<?xf32>, vector<16xf32>
      %72 = arith.addi %56, %c18 : index
      %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
      %74 = arith.mulf %73, %45 : vector<16xf32>
      %75 = arith.muli %46, %c4 : index
      %76 = arith.addi %75, %c18 : index
      vector.store %74, %5[%76] : memref<?xf32>, vector<16xf32>
      %77 = arith.addi %56, %c5 : index
      %78 = vector.load %q[%77] : memref<?xf32>, vector<16xf32>
      %79 = arith.mulf %78, %45 : vector<16xf32>
      %80 = arith.muli %46, %c4 : index
      %81 = arith.addi %80, %c5 : index
      vector.store %79, %5[%81] : memref<?xf32>, vector<16xf32>
      %82 = arith.addi %56, %c19 : index
      %83 = vector.load %q[%82] : memref<?xf32>, vector<16xf32>
      %84 = arith.mulf %83, %45 : vector<16xf32>
      %85 = arith.muli %46, %c4 : index
      %86 = arith.addi %85, %c19 : index
      vector.store %84, %5[%86] : memref<?xf32>, vector<16xf32>
      %87 = arith.addi %56, %c20 : index
      %88 = vector.load %q[%87] : memref<?xf32>, vector<16xf32>
      %89 = arith.mulf %88, %45 : vector<16xf32>
      %90 = arith.muli %46, %c4 : index
      %91 = arith.addi %90, %c20 : index
      vector.store %89, %5[%91] : memref<?xf32>, vector<16xf32>
      %92 = arith.addi %56, %c21 : index
      %93 = vector.load %q[%92] : memref<?xf32>, vector<16xf32>
      %94 = arith.mulf %93, %45 : vector<16xf32>
      %95 = arith.muli %46, %c4 : index
      %96 = arith.addi %95, %c21 : index
      vector.store %94, %5[%96] : memref<?xf32>, vector<16xf32>
    }
    scf.for %97 = %c15 to %37 step %c10 {
      memref.store %c23, %10[%97] : memref<?xf32>
      memref.store %c24, %11[%97] : memref<?xf32>
      %98 = arith.muli %97, %c4 : index
      %99 = arith.addi %98, %c15 : index
      vector.store %c22, %13[%99] : memref<?xf32>, vector<16xf32>
      %100 = arith.muli %97, %c4 : index
      %101 = arith.addi %100, %c16 : index
      vector.store %c22, %13[%101] : memref<?xf32>, vector<16xf32>
      %102 = arith.muli %97, %c4 : index
      %103 = arith.addi %102, %c17 : index
      vector.store %c22, %13[%103] : memref<?xf32>, vector<16xf32>
      %104 = arith.muli %97, %c4 : index
      %105 = arith.addi %104, %c18 : index
      vector.store %c22, %13[%105] : memref<?xf32>, vector<16xf32>
      %106 = arith.muli %97, %c4 : index
      %107 = arith.addi %106, %c5 : index
      vector.store %c22, %13[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.muli %97, %c4 : index
      %109 = arith.addi %108, %c19 : index
      vector.store %c22, %13[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.muli %97, %c4 : index
      %111 = arith.addi %110, %c20 : index
      vector.store %c22, %13[%111] : memref<?xf32>, vector<16xf32>
      %112 = arith.muli %97, %c4 : index
      %113 = arith.addi %112, %c21 : index
      vector.store %c22, %13[%113] : memref<?xf32>, vector<16xf32>
    }
    scf.for %114 = %c15 to %43 step %c25 {
      scf.for %115 = %c15 to %37 step %c10 {
        memref.store %c23, %6[%115] : memref<?xf32>
        memref.store %c24, %7[%115] : memref<?xf32>
        %116 = arith.muli %115, %c4 : index
        %117 = arith.addi %116, %c15 : index
        vector.store %c22, %9[%117] : memref<?xf32>, vector<16xf32>
        %118 = arith.muli %115, %c4 : index
        %119 = arith.addi %118, %c16 : index
        vector.store %c22, %9[%119] : memref<?xf32>, vector<16xf32>
        %120 = arith.muli %115, %c4 : index
        %121 = arith.addi %120, %c17 : index
        vector.store %c22, %9[%121] : memref<?xf32>, vector<16xf32>
        %122 = arith.muli %115, %c4 : index
        %123 = arith.addi %122, %c18 : index
        vector.store %c22, %9[%123] : memref<?xf32>, vector<16xf32>
        %124 = arith.muli %115, %c4 : index
        %125 = arith.addi %124, %c5 : index
        vector.store %c22, %9[%125] : memref<?xf32>, vector<16xf32>
        %126 = arith.muli %115, %c4 : index
        %127 = arith.addi %126, %c19 : index
        vector.store %c22, %9[%127] : memref<?xf32>, vector<16xf32>
        %128 = arith.muli %115, %c4 : index
        %129 = arith.addi %128, %c20 : index
        vector.store %c22, %9[%129] : memref<?xf32>, vector<16xf32>
        %130 = arith.muli %115, %c4 : index
        %131 = arith.addi %130, %c21 : index
        vector.store %c22, %9[%131] : memref<?xf32>, vector<16xf32>
      }
      %132 = arith.addi %114, %c25 : index
      %133 = arith.minsi %132, %43 : index
      scf.for %134 = %114 to %133 step %c5 {
        scf.for %135 = %c15 to %c9 step %c10 {
          %136 = arith.muli %135, %c16 : index
          %137 = arith.addi %134, %136 : index
          %138 = arith.cmpi slt, %137, %43 : index
          scf.if %138 {
            %139 = arith.divui %137, %c16 : index
            %140 = arith.addi %33, %139 : index
            %141 = memref.load %step[%140] : memref<?xi32>
            %142 = arith.index_cast %141 : i32 to index
            %143 = arith.muli %142, %pageBytes : index
            %144 = arith.muli %3, %c27 : index
            %145 = arith.addi %143, %144 : index
            scf.for %146 = %c15 to %c4 step %c10 {
              %147 = arith.muli %146, %c16 : index
              %148 = arith.addi %145, %147 : index
              %149 = vector.load %kv[%148] : memref<?xi8>, vector<16xi8>
              %150 = arith.muli %146, %c5 : index
              %151 = arith.muli %135, %c16 : index
              %152 = arith.addi %150, %151 : index
              %153 = wave.fp8_decode "e4m3" %149 : vector<16xi8> -> vector<16xf32>
              vector.store %153, %17[%152] : memref<?xf32>, vector<16xf32>
            }
            %154 = arith.addi %145, %c28 : index
            scf.for %155 = %c15 to %c16 step %c10 {
              %156 = arith.addi %137, %155 : index
              %157 = arith.cmpi slt, %156, %43 : index
              %158 = arith.muli %155, %c4 : index
              %159 = arith.addi %154, %158 : index
              %160 = arith.addi %159, %c15 : index
              %161 = vector.load %kv[%160] : memref<?xi8>, vector<16xi8>
              %162 = wave.fp8_decode "e4m3" %161 : vector<16xi8> -> vector<16xf32>
              %163 = arith.select %157, %162, %c22 : vector<16xf32>
              %164 = arith.muli %135, %c16 : index
              %165 = arith.addi %164, %155 : index
              %166 = arith.muli %165, %c4 : index
              %167 = arith.addi %166, %c15 : index
              vector.store %163, %18[%167] : memref<?xf32>, vector<16xf32>
              %168 = arith.muli %155, %c4 : index
              %169 = arith.addi %154, %168 : index
              %170 = arith.addi %169, %c16 : index
              %171 = vector.load %kv[%170] : memref<?xi8>, vector<16xi8>
              %172 = wave.fp8_decode "e4m3" %171 : vector<16xi8> -> vector<16xf32>
              %173 = arith.select %157, %172, %c22 : vector<16xf32>
              %174 = arith.muli %135, %c16 : index
              %175 = arith.addi %174, %155 : index
              %176 = arith.muli %175, %c4 : index
              %177 = arith.addi %176, %c16 : index
              vector.store %173, %18[%177] : memref<?xf32>, vector<16xf32>
              %178 = arith.muli %155, %c4 : index
              %179 = arith.addi %154, %178 : index
              %180 = arith.addi %179, %c17 : index
              %181 = vector.load %kv[%180] : memref<?xi8>, vector<16xi8>
              %182 = wave.fp8_decode "e4m3" %181 : vector<16xi8> -> vector<16xf32>
              %183 = arith.select %157, %182, %c22 : vector<16xf32>
              %184 = arith.muli %135, %c16 : index
              %185 = arith.addi %184, %155 : index
              %186 = arith.muli %185, %c4 : index
              %187 = arith.addi %186, %c17 : index
              vector.store %183, %18[%187] : memref<?xf32>, vector<16xf32>
              %188 = arith.muli %155, %c4 : index
              %189 = arith.addi %154, %188 : index
              %190 = arith.addi %189, %c18 : index
              %191 = vector.load %kv[%190] : memref<?xi8>, vector<16xi8>
              %192 = wave.fp8_decode "e4m3" %191 : vector<16xi8> -> vector<16xf32>
              %193 = arith.select %157, %192, %c22 : vector<16xf32>
              %194 = arith.muli %135, %c16 : index
              %195 = arith.addi %194, %155 : index
              %196 = arith.muli %195, %c4 : index
              %197 = arith.addi %196, %c18 : index
              vector.store %193, %18[%197] : memref<?xf32>, vector<16xf32>
              %198 = arith.muli %155, %c4 : index
              %199 = arith.addi %154, %198 : index
              %200 = arith.addi %199, %c5 : index
              %201 = vector.load %kv[%200] : memref<?xi8>, vector<16xi8>
              %202 = wave.fp8_decode "e4m3" %201 : vector<16xi8> -> vector<16xf32>
              %203 = arith.select %157, %202, %c22 : vector<16xf32>
              %204 = arith.muli %135, %c16 : index
              %205 = arith.addi %204, %155 : index
              %206 = arith.muli %205, %c4 : index
              %207 = arith.addi %206, %c5 : index
              vector.store %203, %18[%207] : memref<?xf32>, vector<16xf32>
              %208 = arith.muli %155, %c4 : index
              %209 = arith.addi %154, %208 : index
              %210 = arith.addi %209, %c19 : index
              %211 = vector.load %kv[%210] : memref<?xi8>, vector<16xi8>
              %212 = wave.fp8_decode "e4m3" %211 : vector<16xi8> -> vector<16xf32>
              %213 = arith.select %157, %212, %c22 : vector<16xf32>
              %214 = arith.muli %135, %c16 : index
              %215 = arith.addi %214, %155 : index
              %216 = arith.muli %215, %c4 : index
              %217 = arith.addi %216, %c19 : index
              vector.store %213, %18[%217] : memref<?xf32>, vector<16xf32>
              %218 = arith.muli %155, %c4 : index
              %219 = arith.addi %154, %218 : index
              %220 = arith.addi %219, %c20 : index
              %221 = vector.load %kv[%220] : memref<?xi8>, vector<16xi8>
              %222 = wave.fp8_decode "e4m3" %221 : vector<16xi8> -> vector<16xf32>
              %223 = arith.select %157, %222, %c22 : vector<16xf32>
              %224 = arith.muli %135, %c16 : index
              %225 = arith.addi %224, %155 : index
              %226 = arith.muli %225, %c4 : index
              %227 = arith.addi %226, %c20 : index
              vector.store %223, %18[%227] : memref<?xf32>, vector<16xf32>
              %228 = arith.muli %155, %c4 : index
              %229 = arith.addi %154, %228 : index
              %230 = arith.addi %229, %c21 : index
              %231 = vector.load %kv[%230] : memref<?xi8>, vector<16xi8>
              %232 = wave.fp8_decode "e4m3" %231 : vector<16xi8> -> vector<16xf32>
              %233 = arith.select %157, %232, %c22 : vector<16xf32>
              %234 = arith.muli %135, %c16 : index
              %235 = arith.addi %234, %155 : index
              %236 = arith.muli %235, %c4 : index
              %237 = arith.addi %236, %c21 : index
              vector.store %233, %18[%237] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %238 = %c15 to %37 step %c9 {
          %256:16 = scf.for %239 = %c15 to %c4 step %c10 iter_args(%240 = %c22, %241 = %c22, %242 = %c22, %243 = %c22, %244 = %c22, %245 = %c22, %246 = %c22, %247 = %c22, %248 = %c22, %249 = %c22, %250 = %c22, %251 = %c22, %252 = %c22, %253 = %c22, %254 = %c22, %255 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %257 = arith.muli %239, %c5 : index
            %258 = arith.addi %257, %c15 : index
            %259 = vector.load %17[%258] : memref<?xf32>, vector<16xf32>
            %260 = arith.muli %239, %c5 : index
            %261 = arith.addi %260, %c16 : index
            %262 = vector.load %17[%261] : memref<?xf32>, vector<16xf32>
            %263 = arith.muli %239, %c5 : index
            %264 = arith.addi %263, %c17 : index
            %265 = vector.load %17[%264] : memref<?xf32>, vector<16xf32>
            %266 = arith.muli %239, %c5 : index
            %267 = arith.addi %266, %c18 : index
            %268 = vector.load %17[%267] : memref<?xf32>, vector<16xf32>
            %269 = arith.addi %238, %c15 : index
            %270 = arith.muli %269, %c4 : index
            %271 = arith.addi %270, %239 : index
            %272 = memref.load %5[%271] : memref<?xf32>
            %273 = vector.broadcast %272 : f32 to vector<16xf32>
            %274 = math.fma %273, %259, %240 : vector<16xf32>
            %275 = math.fma %273, %262, %241 : vector<16xf32>
            %276 = math.fma %273, %265, %242 : vector<16xf32>
            %277 = math.fma %273, %268, %243 : vector<16xf32>
            %278 = arith.addi %238, %c10 : index
            %279 = arith.muli %278, %c4 : index
            %280 = arith.addi %279, %239 : index
            %281 = memref.load %5[%280] : memref<?xf32>
            %282 = vector.broadcast %281 : f32 to vector<16xf32>
            %283 = math.fma %282, %259, %244 : vector<16xf32>
            %284 = math.fma %282, %262, %245 : vector<16xf32>
            %285 = math.fma %282, %265, %246 : vector<16xf32>
            %286 = math.fma %282, %268, %247 : vector<16xf32>
            %287 = arith.addi %238, %c7 : index
            %288 = arith.muli %287, %c4 : index
            %289 = arith.addi %288, %239 : index
            %290 = memref.load %5[%289] : memref<?xf32>
            %291 = vector.broadcast %290 : f32 to vector<16xf32>
            %292 = math.fma %291, %259, %248 : vector<16xf32>
            %293 = math.fma %291, %262, %249 : vector<16xf32>
            %294 = math.fma %291, %265, %250 : vector<16xf32>
            %295 = math.fma %291, %268, %251 : vector<16xf32>
            %296 = arith.addi %238, %c13 : index
            %297 = arith.muli %296, %c4 : index
            %298 = arith.addi %297, %239 : index
            %299 = memref.load %5[%298] : memref<?xf32>
            %300 = vector.broadcast %299 : f32 to vector<16xf32>
            %301 = math.fma %300, %259, %252 : vector<16xf32>
            %302 = math.fma %300, %262, %253 : vector<16xf32>
            %303 = math.fma %300, %265, %254 : vector<16xf32>
            %304 = math.fma %300, %268, %255 : vector<16xf32>
            scf.yield %274, %275, %276, %277, %283, %284, %285, %286, %292, %293, %294, %295, %301, %302, %303, %304 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %305 = arith.addi %238, %c15 : index
          %306 = arith.subi %34, %c10 : index
          %307 = arith.minsi %305, %306 : index
          %308 = arith.divui %307, %groupSize : index
          %309 = arith.addi %25, %308 : index
          %310 = arith.muli %3, %groupSize : index
          %311 = arith.remui %307, %groupSize : index
          %312 = arith.addi %310, %311 : index
          %313 = arith.addi %positionsAt, %309 : index
          %314 = memref.load %step[%313] : memref<?xi32>
          %315 = arith.index_cast %314 : i32 to index
          %316 = arith.subi %315, %134 : index
          %317 = arith.index_cast %316 : index to i32
          %318 = vector.broadcast %317 : i32 to vector<16xi32>
          %319 = arith.cmpi sle, %c29, %318 : vector<16xi32>
          %320 = arith.select %319, %256#0, %c30 : vector<16xi1>, vector<16xf32>
          %321 = arith.cmpi sle, %c31, %318 : vector<16xi32>
          %322 = arith.select %321, %256#1, %c30 : vector<16xi1>, vector<16xf32>
          %323 = arith.cmpi sle, %c32, %318 : vector<16xi32>
          %324 = arith.select %323, %256#2, %c30 : vector<16xi1>, vector<16xf32>
          %325 = arith.cmpi sle, %c33, %318 : vector<16xi32>
          %326 = arith.select %325, %256#3, %c30 : vector<16xi1>, vector<16xf32>
          %327 = arith.maximumf %320, %322 : vector<16xf32>
          %328 = arith.maximumf %327, %324 : vector<16xf32>
          %329 = arith.maximumf %328, %326 : vector<16xf32>
          %330 = memref.load %6[%305] : memref<?xf32>
          %331 = wave.reduce "max" %329 : vector<16xf32>
          %332 = arith.maximumf %330, %331 : f32
          %333 = arith.subf %330, %332 : f32
          %334 = wave.exp2 %333 : f32
          %335 = vector.broadcast %332 : f32 to vector<16xf32>
          %336 = arith.subf %320, %335 : vector<16xf32>
          %337 = wave.exp2 %336 : vector<16xf32>
          %338 = arith.select %319, %337, %c22 : vector<16xi1>, vector<16xf32>
          %339 = arith.muli %305, %c5 : index
          %340 = arith.addi %339, %c15 : index
          vector.store %338, %16[%340] : memref<?xf32>, vector<16xf32>
          %341 = arith.subf %322, %335 : vector<16xf32>
          %342 = wave.exp2 %341 : vector<16xf32>
          %343 = arith.select %321, %342, %c22 : vector<16xi1>, vector<16xf32>
          %344 = arith.muli %305, %c5 : index
          %345 = arith.addi %344, %c16 : index
          vector.store %343, %16[%345] : memref<?xf32>, vector<16xf32>
          %346 = arith.addf %338, %343 : vector<16xf32>
          %347 = arith.subf %324, %335 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %323, %348, %c22 : vector<16xi1>, vector<16xf32>
          %350 = arith.muli %305, %c5 : index
          %351 = arith.addi %350, %c17 : index
          vector.store %349, %16[%351] : memref<?xf32>, vector<16xf32>
          %352 = arith.addf %346, %349 : vector<16xf32>
          %353 = arith.subf %326, %335 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %325, %354, %c22 : vector<16xi1>, vector<16xf32>
          %356 = arith.muli %305, %c5 : index
          %357 = arith.addi %356, %c18 : index
          vector.store %355, %16[%357] : memref<?xf32>, vector<16xf32>
          %358 = arith.addf %352, %355 : vector<16xf32>
          %359 = memref.load %7[%305] : memref<?xf32>
          %360 = wave.reduce "add" %358 : vector<16xf32>
          %361 = math.fma %359, %334, %360 : f32
          memref.store %332, %6[%305] : memref<?xf32>
          memref.store %361, %7[%305] : memref<?xf32>
          memref.store %334, %14[%305] : memref<?xf32>
          %362 = arith.addi %238, %c10 : index
          %363 = arith.subi %34, %c10 : index
          %364 = arith.minsi %362, %363 : index
          %365 = arith.divui %364, %groupSize : index
          %366 = arith.addi %25, %365 : index
          %367 = arith.muli %3, %groupSize : index
          %368 = arith.remui %364, %groupSize : index
          %369 = arith.addi %367, %368 : index
          %370 = arith.addi %positionsAt, %366 : index
          %371 = memref.load %step[%370] : memref<?xi32>
          %372 = arith.index_cast %371 : i32 to index
          %373 = arith.subi %372, %134 : index
          %374 = arith.index_cast %373 : index to i32
          %375 = vector.broadcast %374 : i32 to vector<16xi32>
          %376 = arith.cmpi sle, %c29, %375 : vector<16xi32>
          %377 = arith.select %376, %256#4, %c30 : vector<16xi1>, vector<16xf32>
          %378 = arith.cmpi sle, %c31, %375 : vector<16xi32>
          %379 = arith.select %378, %256#5, %c30 : vector<16xi1>, vector<16xf32>
          %380 = arith.cmpi sle, %c32, %375 : vector<16xi32>
          %381 = arith.select %380, %256#6, %c30 : vector<16xi1>, vector<16xf32>
          %382 = arith.cmpi sle, %c33, %375 : vector<16xi32>
          %383 = arith.select %382, %256#7, %c30 : vector<16xi1>, vector<16xf32>
          %384 = arith.maximumf %377, %379 : vector<16xf32>
          %385 = arith.maximumf %384, %381 : vector<16xf32>
          %386 = arith.maximumf %385, %383 : vector<16xf32>
          %387 = memref.load %6[%362] : memref<?xf32>
          %388 = wave.reduce "max" %386 : vector<16xf32>
          %389 = arith.maximumf %387, %388 : f32
          %390 = arith.subf %387, %389 : f32
          %391 = wave.exp2 %390 : f32
          %392 = vector.broadcast %389 : f32 to vector<16xf32>
          %393 = arith.subf %377, %392 : vector<16xf32>
          %394 = wave.exp2 %393 : vector<16xf32>
          %395 = arith.select %376, %394, %c22 : vector<16xi1>, vector<16xf32>
          %396 = arith.muli %362, %c5 : index
          %397 = arith.addi %396, %c15 : index
          vector.store %395, %16[%397] : memref<?xf32>, vector<16xf32>
          %398 = arith.subf %379, %392 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %378, %399, %c22 : vector<16xi1>, vector<16xf32>
          %401 = arith.muli %362, %c5 : index
          %402 = arith.addi %401, %c16 : index
          vector.store %400, %16[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %395, %400 : vector<16xf32>
          %404 = arith.subf %381, %392 : vector<16xf32>
          %405 = wave.exp2 %404 : vector<16xf32>
          %406 = arith.select %380, %405, %c22 : vector<16xi1>, vector<16xf32>
          %407 = arith.muli %362, %c5 : index
          %408 = arith.addi %407, %c17 : index
          vector.store %406, %16[%408] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %403, %406 : vector<16xf32>
          %410 = arith.subf %383, %392 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %382, %411, %c22 : vector<16xi1>, vector<16xf32>
          %413 = arith.muli %362, %c5 : index
          %414 = arith.addi %413, %c18 : index
          vector.store %412, %16[%414] : memref<?xf32>, vector<16xf32>
          %415 = arith.addf %409, %412 : vector<16xf32>
          %416 = memref.load %7[%362] : memref<?xf32>
          %417 = wave.reduce "add" %415 : vector<16xf32>
          %418 = math.fma %416, %391, %417 : f32
          memref.store %389, %6[%362] : memref<?xf32>
          memref.store %418, %7[%362] : memref<?xf32>
          memref.store %391, %14[%362] : memref<?xf32>
          %419 = arith.addi %238, %c7 : index
          %420 = arith.subi %34, %c10 : index
          %421 = arith.minsi %419, %420 : index
          %422 = arith.divui %421, %groupSize : index
          %423 = arith.addi %25, %422 : index
          %424 = arith.muli %3, %groupSize : index
          %425 = arith.remui %421, %groupSize : index
          %426 = arith.addi %424, %425 : index
          %427 = arith.addi %positionsAt, %423 : index
          %428 = memref.load %step[%427] : memref<?xi32>
          %429 = arith.index_cast %428 : i32 to index
          %430 = arith.subi %429, %134 : index
          %431 = arith.index_cast %430 : index to i32
          %432 = vector.broadcast %431 : i32 to vector<16xi32>
          %433 = arith.cmpi sle, %c29, %432 : vector<16xi32>
          %434 = arith.select %433, %256#8, %c30 : vector<16xi1>, vector<16xf32>
          %435 = arith.cmpi sle, %c31, %432 : vector<16xi32>
          %436 = arith.select %435, %256#9, %c30 : vector<16xi1>, vector<16xf32>
          %437 = arith.cmpi sle, %c32, %432 : vector<16xi32>
          %438 = arith.select %437, %256#10, %c30 : vector<16xi1>, vector<16xf32>
          %439 = arith.cmpi sle, %c33, %432 : vector<16xi32>
          %440 = arith.select %439, %256#11, %c30 : vector<16xi1>, vector<16xf32>
          %441 = arith.maximumf %434, %436 : vector<16xf32>
          %442 = arith.maximumf %441, %438 : vector<16xf32>
          %443 = arith.maximumf %442, %440 : vector<16xf32>
          %444 = memref.load %6[%419] : memref<?xf32>
          %445 = wave.reduce "max" %443 : vector<16xf32>
          %446 = arith.maximumf %444, %445 : f32
          %447 = arith.subf %444, %446 : f32
          %448 = wave.exp2 %447 : f32
          %449 = vector.broadcast %446 : f32 to vector<16xf32>
          %450 = arith.subf %434, %449 : vector<16xf32>
          %451 = wave.exp2 %450 : vector<16xf32>
          %452 = arith.select %433, %451, %c22 : vector<16xi1>, vector<16xf32>
          %453 = arith.muli %419, %c5 : index
          %454 = arith.addi %453, %c15 : index
          vector.store %452, %16[%454] : memref<?xf32>, vector<16xf32>
          %455 = arith.subf %436, %449 : vector<16xf32>
          %456 = wave.exp2 %455 : vector<16xf32>
          %457 = arith.select %435, %456, %c22 : vector<16xi1>, vector<16xf32>
          %458 = arith.muli %419, %c5 : index
          %459 = arith.addi %458, %c16 : index
          vector.store %457, %16[%459] : memref<?xf32>, vector<16xf32>
          %460 = arith.addf %452, %457 : vector<16xf32>
          %461 = arith.subf %438, %449 : vector<16xf32>
          %462 = wave.exp2 %461 : vector<16xf32>
          %463 = arith.select %437, %462, %c22 : vector<16xi1>, vector<16xf32>
          %464 = arith.muli %419, %c5 : index
          %465 = arith.addi %464, %c17 : index
          vector.store %463, %16[%465] : memref<?xf32>, vector<16xf32>
          %466 = arith.addf %460, %463 : vector<16xf32>
          %467 = arith.subf %440, %449 : vector<16xf32>
          %468 = wave.exp2 %467 : vector<16xf32>
          %469 = arith.select %439, %468, %c22 : vector<16xi1>, vector<16xf32>
          %470 = arith.muli %419, %c5 : index
          %471 = arith.addi %470, %c18 : index
          vector.store %469, %16[%471] : memref<?xf32>, vector<16xf32>
          %472 = arith.addf %466, %469 : vector<16xf32>
          %473 = memref.load %7[%419] : memref<?xf32>
          %474 = wave.reduce "add" %472 : vector<16xf32>
          %475 = math.fma %473, %448, %474 : f32
          memref.store %446, %6[%419] : memref<?xf32>
          memref.store %475, %7[%419] : memref<?xf32>
          memref.store %448, %14[%419] : memref<?xf32>
          %476 = arith.addi %238, %c13 : index
          %477 = arith.subi %34, %c10 : index
          %478 = arith.minsi %476, %477 : index
          %479 = arith.divui %478, %groupSize : index
          %480 = arith.addi %25, %479 : index
          %481 = arith.muli %3, %groupSize : index
          %482 = arith.remui %478, %groupSize : index
          %483 = arith.addi %481, %482 : index
          %484 = arith.addi %positionsAt, %480 : index
          %485 = memref.load %step[%484] : memref<?xi32>
          %486 = arith.index_cast %485 : i32 to index
          %487 = arith.subi %486, %134 : index
          %488 = arith.index_cast %487 : index to i32
          %489 = vector.broadcast %488 : i32 to vector<16xi32>
          %490 = arith.cmpi sle, %c29, %489 : vector<16xi32>
          %491 = arith.select %490, %256#12, %c30 : vector<16xi1>, vector<16xf32>
          %492 = arith.cmpi sle, %c31, %489 : vector<16xi32>
          %493 = arith.select %492, %256#13, %c30 : vector<16xi1>, vector<16xf32>
          %494 = arith.cmpi sle, %c32, %489 : vector<16xi32>
          %495 = arith.select %494, %256#14, %c30 : vector<16xi1>, vector<16xf32>
          %496 = arith.cmpi sle, %c33, %489 : vector<16xi32>
          %497 = arith.select %496, %256#15, %c30 : vector<16xi1>, vector<16xf32>
          %498 = arith.maximumf %491, %493 : vector<16xf32>
          %499 = arith.maximumf %498, %495 : vector<16xf32>
          %500 = arith.maximumf %499, %497 : vector<16xf32>
          %501 = memref.load %6[%476] : memref<?xf32>
          %502 = wave.reduce "max" %500 : vector<16xf32>
          %503 = arith.maximumf %501, %502 : f32
          %504 = arith.subf %501, %503 : f32
          %505 = wave.exp2 %504 : f32
          %506 = vector.broadcast %503 : f32 to vector<16xf32>
          %507 = arith.subf %491, %506 : vector<16xf32>
          %508 = wave.exp2 %507 : vector<16xf32>
          %509 = arith.select %490, %508, %c22 : vector<16xi1>, vector<16xf32>
          %510 = arith.muli %476, %c5 : index
          %511 = arith.addi %510, %c15 : index
          vector.store %509, %16[%511] : memref<?xf32>, vector<16xf32>
          %512 = arith.subf %493, %506 : vector<16xf32>
          %513 = wave.exp2 %512 : vector<16xf32>
          %514 = arith.select %492, %513, %c22 : vector<16xi1>, vector<16xf32>
          %515 = arith.muli %476, %c5 : index
          %516 = arith.addi %515, %c16 : index
          vector.store %514, %16[%516] : memref<?xf32>, vector<16xf32>
          %517 = arith.addf %509, %514 : vector<16xf32>
          %518 = arith.subf %495, %506 : vector<16xf32>
          %519 = wave.exp2 %518 : vector<16xf32>
          %520 = arith.select %494, %519, %c22 : vector<16xi1>, vector<16xf32>
          %521 = arith.muli %476, %c5 : index
          %522 = arith.addi %521, %c17 : index
          vector.store %520, %16[%522] : memref<?xf32>, vector<16xf32>
          %523 = arith.addf %517, %520 : vector<16xf32>
          %524 = arith.subf %497, %506 : vector<16xf32>
          %525 = wave.exp2 %524 : vector<16xf32>
          %526 = arith.select %496, %525, %c22 : vector<16xi1>, vector<16xf32>
          %527 = arith.muli %476, %c5 : index
          %528 = arith.addi %527, %c18 : index
          vector.store %526, %16[%528] : memref<?xf32>, vector<16xf32>
          %529 = arith.addf %523, %526 : vector<16xf32>
          %530 = memref.load %7[%476] : memref<?xf32>
          %531 = wave.reduce "add" %529 : vector<16xf32>
          %532 = math.fma %530, %505, %531 : f32
          memref.store %503, %6[%476] : memref<?xf32>
          memref.store %532, %7[%476] : memref<?xf32>
          memref.store %505, %14[%476] : memref<?xf32>
        }
        %533 = arith.subi %43, %134 : index
        %534 = arith.minsi %533, %c5 : index
        scf.for %535 = %c15 to %37 step %c7 {
          %536 = arith.addi %535, %c15 : index
          %537 = memref.load %14[%536] : memref<?xf32>
          %538 = vector.broadcast %537 : f32 to vector<16xf32>
          %539 = arith.addi %535, %c15 : index
          %540 = arith.muli %539, %c4 : index
          %541 = arith.addi %540, %c15 : index
          %542 = vector.load %9[%541] : memref<?xf32>, vector<16xf32>
          %543 = arith.mulf %542, %538 : vector<16xf32>
          %544 = arith.addi %535, %c15 : index
          %545 = arith.muli %544, %c4 : index
          %546 = arith.addi %545, %c16 : index
          %547 = vector.load %9[%546] : memref<?xf32>, vector<16xf32>
          %548 = arith.mulf %547, %538 : vector<16xf32>
          %549 = arith.addi %535, %c15 : index
          %550 = arith.muli %549, %c4 : index
          %551 = arith.addi %550, %c17 : index
          %552 = vector.load %9[%551] : memref<?xf32>, vector<16xf32>
          %553 = arith.mulf %552, %538 : vector<16xf32>
          %554 = arith.addi %535, %c15 : index
          %555 = arith.muli %554, %c4 : index
          %556 = arith.addi %555, %c18 : index
          %557 = vector.load %9[%556] : memref<?xf32>, vector<16xf32>
          %558 = arith.mulf %557, %538 : vector<16xf32>
          %559 = arith.addi %535, %c10 : index
          %560 = memref.load %14[%559] : memref<?xf32>
          %561 = vector.broadcast %560 : f32 to vector<16xf32>
          %562 = arith.addi %535, %c10 : index
          %563 = arith.muli %562, %c4 : index
          %564 = arith.addi %563, %c15 : index
          %565 = vector.load %9[%564] : memref<?xf32>, vector<16xf32>
          %566 = arith.mulf %565, %561 : vector<16xf32>
          %567 = arith.addi %535, %c10 : index
          %568 = arith.muli %567, %c4 : index
          %569 = arith.addi %568, %c16 : index
          %570 = vector.load %9[%569] : memref<?xf32>, vector<16xf32>
          %571 = arith.mulf %570, %561 : vector<16xf32>
          %572 = arith.addi %535, %c10 : index
          %573 = arith.muli %572, %c4 : index
          %574 = arith.addi %573, %c17 : index
          %575 = vector.load %9[%574] : memref<?xf32>, vector<16xf32>
          %576 = arith.mulf %575, %561 : vector<16xf32>
          %577 = arith.addi %535, %c10 : index
          %578 = arith.muli %577, %c4 : index
          %579 = arith.addi %578, %c18 : index
          %580 = vector.load %9[%579] : memref<?xf32>, vector<16xf32>
          %581 = arith.mulf %580, %561 : vector<16xf32>
          %591:8 = scf.for %582 = %c15 to %534 step %c10 iter_args(%583 = %543, %584 = %548, %585 = %553, %586 = %558, %587 = %566, %588 = %571, %589 = %576, %590 = %581) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %592 = arith.muli %582, %c4 : index
            %593 = arith.addi %592, %c15 : index
            %594 = vector.load %18[%593] : memref<?xf32>, vector<16xf32>
            %595 = arith.muli %582, %c4 : index
            %596 = arith.addi %595, %c16 : index
            %597 = vector.load %18[%596] : memref<?xf32>, vector<16xf32>
            %598 = arith.muli %582, %c4 : index
            %599 = arith.addi %598, %c17 : index
            %600 = vector.load %18[%599] : memref<?xf32>, vector<16xf32>
            %601 = arith.muli %582, %c4 : index
            %602 = arith.addi %601, %c18 : index
            %603 = vector.load %18[%602] : memref<?xf32>, vector<16xf32>
            %604 = arith.addi %535, %c15 : index
            %605 = arith.muli %604, %c5 : index
            %606 = arith.addi %605, %582 : index
            %607 = memref.load %16[%606] : memref<?xf32>
            %608 = vector.broadcast %607 : f32 to vector<16xf32>
            %609 = math.fma %608, %594, %583 : vector<16xf32>
            %610 = math.fma %608, %597, %584 : vector<16xf32>
            %611 = math.fma %608, %600, %585 : vector<16xf32>
            %612 = math.fma %608, %603, %586 : vector<16xf32>
            %613 = arith.addi %535, %c10 : index
            %614 = arith.muli %613, %c5 : index
            %615 = arith.addi %614, %582 : index
            %616 = memref.load %16[%615] : memref<?xf32>
            %617 = vector.broadcast %616 : f32 to vector<16xf32>
            %618 = math.fma %617, %594, %587 : vector<16xf32>
            %619 = math.fma %617, %597, %588 : vector<16xf32>
            %620 = math.fma %617, %600, %589 : vector<16xf32>
            %621 = math.fma %617, %603, %590 : vector<16xf32>
            scf.yield %609, %610, %611, %612, %618, %619, %620, %621 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %622 = arith.addi %535, %c15 : index
          %623 = arith.muli %622, %c4 : index
          %624 = arith.addi %623, %c15 : index
          vector.store %591#0, %9[%624] : memref<?xf32>, vector<16xf32>
          %625 = arith.addi %535, %c15 : index
          %626 = arith.muli %625, %c4 : index
          %627 = arith.addi %626, %c16 : index
          vector.store %591#1, %9[%627] : memref<?xf32>, vector<16xf32>
          %628 = arith.addi %535, %c15 : index
          %629 = arith.muli %628, %c4 : index
          %630 = arith.addi %629, %c17 : index
          vector.store %591#2, %9[%630] : memref<?xf32>, vector<16xf32>
          %631 = arith.addi %535, %c15 : index
          %632 = arith.muli %631, %c4 : index
          %633 = arith.addi %632, %c18 : index
          vector.store %591#3, %9[%633] : memref<?xf32>, vector<16xf32>
          %634 = arith.addi %535, %c10 : index
          %635 = arith.muli %634, %c4 : index
          %636 = arith.addi %635, %c15 : index
          vector.store %591#4, %9[%636] : memref<?xf32>, vector<16xf32>
          %637 = arith.addi %535, %c10 : index
          %638 = arith.muli %637, %c4 : index
          %639 = arith.addi %638, %c16 : index
          vector.store %591#5, %9[%639] : memref<?xf32>, vector<16xf32>
          %640 = arith.addi %535, %c10 : index
          %641 = arith.muli %640, %c4 : index
          %642 = arith.addi %641, %c17 : index
          vector.store %591#6, %9[%642] : memref<?xf32>, vector<16xf32>
          %643 = arith.addi %535, %c10 : index
          %644 = arith.muli %643, %c4 : index
          %645 = arith.addi %644, %c18 : index
          vector.store %591#7, %9[%645] : memref<?xf32>, vector<16xf32>
          %646 = arith.addi %535, %c15 : index
          %647 = memref.load %14[%646] : memref<?xf32>
          %648 = vector.broadcast %647 : f32 to vector<16xf32>
          %649 = arith.addi %535, %c15 : index
          %650 = arith.muli %649, %c4 : index
          %651 = arith.addi %650, %c5 : index
          %652 = vector.load %9[%651] : memref<?xf32>, vector<16xf32>
          %653 = arith.mulf %652, %648 : vector<16xf32>
          %654 = arith.addi %535, %c15 : index
          %655 = arith.muli %654, %c4 : index
          %656 = arith.addi %655, %c19 : index
          %657 = vector.load %9[%656] : memref<?xf32>, vector<16xf32>
          %658 = arith.mulf %657, %648 : vector<16xf32>
          %659 = arith.addi %535, %c15 : index
          %660 = arith.muli %659, %c4 : index
          %661 = arith.addi %660, %c20 : index
          %662 = vector.load %9[%661] : memref<?xf32>, vector<16xf32>
          %663 = arith.mulf %662, %648 : vector<16xf32>
          %664 = arith.addi %535, %c15 : index
          %665 = arith.muli %664, %c4 : index
          %666 = arith.addi %665, %c21 : index
          %667 = vector.load %9[%666] : memref<?xf32>, vector<16xf32>
          %668 = arith.mulf %667, %648 : vector<16xf32>
          %669 = arith.addi %535, %c10 : index
          %670 = memref.load %14[%669] : memref<?xf32>
          %671 = vector.broadcast %670 : f32 to vector<16xf32>
          %672 = arith.addi %535, %c10 : index
          %673 = arith.muli %672, %c4 : index
          %674 = arith.addi %673, %c5 : index
          %675 = vector.load %9[%674] : memref<?xf32>, vector<16xf32>
          %676 = arith.mulf %675, %671 : vector<16xf32>
          %677 = arith.addi %535, %c10 : index
          %678 = arith.muli %677, %c4 : index
          %679 = arith.addi %678, %c19 : index
          %680 = vector.load %9[%679] : memref<?xf32>, vector<16xf32>
          %681 = arith.mulf %680, %671 : vector<16xf32>
          %682 = arith.addi %535, %c10 : index
          %683 = arith.muli %682, %c4 : index
          %684 = arith.addi %683, %c20 : index
          %685 = vector.load %9[%684] : memref<?xf32>, vector<16xf32>
          %686 = arith.mulf %685, %671 : vector<16xf32>
          %687 = arith.addi %535, %c10 : index
          %688 = arith.muli %687, %c4 : index
          %689 = arith.addi %688, %c21 : index
          %690 = vector.load %9[%689] : memref<?xf32>, vector<16xf32>
          %691 = arith.mulf %690, %671 : vector<16xf32>
          %701:8 = scf.for %692 = %c15 to %534 step %c10 iter_args(%693 = %653, %694 = %658, %695 = %663, %696 = %668, %697 = %676, %698 = %681, %699 = %686, %700 = %691) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %702 = arith.muli %692, %c4 : index
            %703 = arith.addi %702, %c5 : index
            %704 = vector.load %18[%703] : memref<?xf32>, vector<16xf32>
            %705 = arith.muli %692, %c4 : index
            %706 = arith.addi %705, %c19 : index
            %707 = vector.load %18[%706] : memref<?xf32>, vector<16xf32>
            %708 = arith.muli %692, %c4 : index
            %709 = arith.addi %708, %c20 : index
            %710 = vector.load %18[%709] : memref<?xf32>, vector<16xf32>
            %711 = arith.muli %692, %c4 : index
            %712 = arith.addi %711, %c21 : index
            %713 = vector.load %18[%712] : memref<?xf32>, vector<16xf32>
            %714 = arith.addi %535, %c15 : index
            %715 = arith.muli %714, %c5 : index
            %716 = arith.addi %715, %692 : index
            %717 = memref.load %16[%716] : memref<?xf32>
            %718 = vector.broadcast %717 : f32 to vector<16xf32>
            %719 = math.fma %718, %704, %693 : vector<16xf32>
            %720 = math.fma %718, %707, %694 : vector<16xf32>
            %721 = math.fma %718, %710, %695 : vector<16xf32>
            %722 = math.fma %718, %713, %696 : vector<16xf32>
            %723 = arith.addi %535, %c10 : index
            %724 = arith.muli %723, %c5 : index
            %725 = arith.addi %724, %692 : index
            %726 = memref.load %16[%725] : memref<?xf32>
            %727 = vector.broadcast %726 : f32 to vector<16xf32>
            %728 = math.fma %727, %704, %697 : vector<16xf32>
            %729 = math.fma %727, %707, %698 : vector<16xf32>
            %730 = math.fma %727, %710, %699 : vector<16xf32>
            %731 = math.fma %727, %713, %700 : vector<16xf32>
            scf.yield %719, %720, %721, %722, %728, %729, %730, %731 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %732 = arith.addi %535, %c15 : index
          %733 = arith.muli %732, %c4 : index
          %734 = arith.addi %733, %c5 : index
          vector.store %701#0, %9[%734] : memref<?xf32>, vector<16xf32>
          %735 = arith.addi %535, %c15 : index
          %736 = arith.muli %735, %c4 : index
          %737 = arith.addi %736, %c19 : index
          vector.store %701#1, %9[%737] : memref<?xf32>, vector<16xf32>
          %738 = arith.addi %535, %c15 : index
          %739 = arith.muli %738, %c4 : index
          %740 = arith.addi %739, %c20 : index
          vector.store %701#2, %9[%740] : memref<?xf32>, vector<16xf32>
          %741 = arith.addi %535, %c15 : index
          %742 = arith.muli %741, %c4 : index
          %743 = arith.addi %742, %c21 : index
          vector.store %701#3, %9[%743] : memref<?xf32>, vector<16xf32>
          %744 = arith.addi %535, %c10 : index
          %745 = arith.muli %744, %c4 : index
          %746 = arith.addi %745, %c5 : index
          vector.store %701#4, %9[%746] : memref<?xf32>, vector<16xf32>
          %747 = arith.addi %535, %c10 : index
          %748 = arith.muli %747, %c4 : index
          %749 = arith.addi %748, %c19 : index
          vector.store %701#5, %9[%749] : memref<?xf32>, vector<16xf32>
          %750 = arith.addi %535, %c10 : index
          %751 = arith.muli %750, %c4 : index
          %752 = arith.addi %751, %c20 : index
          vector.store %701#6, %9[%752] : memref<?xf32>, vector<16xf32>
          %753 = arith.addi %535, %c10 : index
          %754 = arith.muli %753, %c4 : index
          %755 = arith.addi %754, %c21 : index
          vector.store %701#7, %9[%755] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %756 = %c15 to %37 step %c10 {
        %757 = memref.load %6[%756] : memref<?xf32>
        %758 = memref.load %7[%756] : memref<?xf32>
        %759 = arith.muli %756, %c4 : index
        %760 = memref.load %10[%756] : memref<?xf32>
        %761 = arith.maximumf %760, %757 : f32
        %762 = arith.subf %760, %761 : f32
        %763 = wave.exp2 %762 : f32
        %764 = arith.subf %757, %761 : f32
        %765 = wave.exp2 %764 : f32
        memref.store %761, %10[%756] : memref<?xf32>
        %766 = memref.load %11[%756] : memref<?xf32>
        %767 = arith.mulf %766, %763 : f32
        %768 = math.fma %758, %765, %767 : f32
        memref.store %768, %11[%756] : memref<?xf32>
        %769 = vector.broadcast %763 : f32 to vector<16xf32>
        %770 = vector.broadcast %765 : f32 to vector<16xf32>
        %771 = arith.muli %756, %c4 : index
        %772 = arith.addi %771, %c15 : index
        %773 = vector.load %13[%772] : memref<?xf32>, vector<16xf32>
        %774 = arith.mulf %773, %769 : vector<16xf32>
        %775 = arith.addi %759, %c15 : index
        %776 = vector.load %9[%775] : memref<?xf32>, vector<16xf32>
        %777 = math.fma %776, %770, %774 : vector<16xf32>
        vector.store %777, %13[%772] : memref<?xf32>, vector<16xf32>
        %778 = arith.muli %756, %c4 : index
        %779 = arith.addi %778, %c16 : index
        %780 = vector.load %13[%779] : memref<?xf32>, vector<16xf32>
        %781 = arith.mulf %780, %769 : vector<16xf32>
        %782 = arith.addi %759, %c16 : index
        %783 = vector.load %9[%782] : memref<?xf32>, vector<16xf32>
        %784 = math.fma %783, %770, %781 : vector<16xf32>
        vector.store %784, %13[%779] : memref<?xf32>, vector<16xf32>
        %785 = arith.muli %756, %c4 : index
        %786 = arith.addi %785, %c17 : index
        %787 = vector.load %13[%786] : memref<?xf32>, vector<16xf32>
        %788 = arith.mulf %787, %769 : vector<16xf32>
        %789 = arith.addi %759, %c17 : index
        %790 = vector.load %9[%789] : memref<?xf32>, vector<16xf32>
        %791 = math.fma %790, %770, %788 : vector<16xf32>
        vector.store %791, %13[%786] : memref<?xf32>, vector<16xf32>
        %792 = arith.muli %756, %c4 : index
        %793 = arith.addi %792, %c18 : index
        %794 = vector.load %13[%793] : memref<?xf32>, vector<16xf32>
        %795 = arith.mulf %794, %769 : vector<16xf32>
        %796 = arith.addi %759, %c18 : index
        %797 = vector.load %9[%796] : memref<?xf32>, vector<16xf32>
        %798 = math.fma %797, %770, %795 : vector<16xf32>
        vector.store %798, %13[%793] : memref<?xf32>, vector<16xf32>
        %799 = arith.muli %756, %c4 : index
        %800 = arith.addi %799, %c5 : index
        %801 = vector.load %13[%800] : memref<?xf32>, vector<16xf32>
        %802 = arith.mulf %801, %769 : vector<16xf32>
        %803 = arith.addi %759, %c5 : index
        %804 = vector.load %9[%803] : memref<?xf32>, vector<16xf32>
        %805 = math.fma %804, %770, %802 : vector<16xf32>
        vector.store %805, %13[%800] : memref<?xf32>, vector<16xf32>
        %806 = arith.muli %756, %c4 : index
        %807 = arith.addi %806, %c19 : index
        %808 = vector.load %13[%807] : memref<?xf32>, vector<16xf32>
        %809 = arith.mulf %808, %769 : vector<16xf32>
        %810 = arith.addi %759, %c19 : index
        %811 = vector.load %9[%810] : memref<?xf32>, vector<16xf32>
        %812 = math.fma %811, %770, %809 : vector<16xf32>
        vector.store %812, %13[%807] : memref<?xf32>, vector<16xf32>
        %813 = arith.muli %756, %c4 : index
        %814 = arith.addi %813, %c20 : index
        %815 = vector.load %13[%814] : memref<?xf32>, vector<16xf32>
        %816 = arith.mulf %815, %769 : vector<16xf32>
        %817 = arith.addi %759, %c20 : index
        %818 = vector.load %9[%817] : memref<?xf32>, vector<16xf32>
        %819 = math.fma %818, %770, %816 : vector<16xf32>
        vector.store %819, %13[%814] : memref<?xf32>, vector<16xf32>
        %820 = arith.muli %756, %c4 : index
        %821 = arith.addi %820, %c21 : index
        %822 = vector.load %13[%821] : memref<?xf32>, vector<16xf32>
        %823 = arith.mulf %822, %769 : vector<16xf32>
        %824 = arith.addi %759, %c21 : index
        %825 = vector.load %9[%824] : memref<?xf32>, vector<16xf32>
        %826 = math.fma %825, %770, %823 : vector<16xf32>
        vector.store %826, %13[%821] : memref<?xf32>, vector<16xf32>
      }
    }
    %827 = arith.addi %kvHeads, %3 : index
    %828 = memref.load %scales[%827] : memref<?xf32>
    scf.for %829 = %c15 to %34 step %c10 {
      %830 = arith.subi %34, %c10 : index
      %831 = arith.minsi %829, %830 : index
      %832 = arith.divui %831, %groupSize : index
      %833 = arith.addi %25, %832 : index
      %834 = arith.muli %3, %groupSize : index
      %835 = arith.remui %831, %groupSize : index
      %836 = arith.addi %834, %835 : index
      %837 = arith.muli %833, %heads : index
      %838 = arith.addi %837, %836 : index
      %839 = arith.muli %838, %c4 : index
      %840 = memref.load %11[%829] : memref<?xf32>
      %841 = arith.divf %828, %840 : f32
      %842 = vector.broadcast %841 : f32 to vector<16xf32>
      %843 = arith.muli %829, %c4 : index
      %844 = arith.addi %843, %c15 : index
      %845 = vector.load %13[%844] : memref<?xf32>, vector<16xf32>
      %846 = arith.mulf %845, %842 : vector<16xf32>
      %847 = arith.addi %839, %c15 : index
      vector.store %846, %out[%847] : memref<?xf32>, vector<16xf32>
      %848 = arith.muli %829, %c4 : index
      %849 = arith.addi %848, %c16 : index
      %850 = vector.load %13[%849] : memref<?xf32>, vector<16xf32>
      %851 = arith.mulf %850, %842 : vector<16xf32>
      %852 = arith.addi %839, %c16 : index
      vector.store %851, %out[%852] : memref<?xf32>, vector<16xf32>
      %853 = arith.muli %829, %c4 : index
      %854 = arith.addi %853, %c17 : index
      %855 = vector.load %13[%854] : memref<?xf32>, vector<16xf32>
      %856 = arith.mulf %855, %842 : vector<16xf32>
      %857 = arith.addi %839, %c17 : index
      vector.store %856, %out[%857] : memref<?xf32>, vector<16xf32>
      %858 = arith.muli %829, %c4 : index
      %859 = arith.addi %858, %c18 : index
      %860 = vector.load %13[%859] : memref<?xf32>, vector<16xf32>
      %861 = arith.mulf %860, %842 : vector<16xf32>
      %862 = arith.addi %839, %c18 : index
      vector.store %861, %out[%862] : memref<?xf32>, vector<16xf32>
      %863 = arith.muli %829, %c4 : index
      %864 = arith.addi %863, %c5 : index
      %865 = vector.load %13[%864] : memref<?xf32>, vector<16xf32>
      %866 = arith.mulf %865, %842 : vector<16xf32>
      %867 = arith.addi %839, %c5 : index
      vector.store %866, %out[%867] : memref<?xf32>, vector<16xf32>
      %868 = arith.muli %829, %c4 : index
      %869 = arith.addi %868, %c19 : index
      %870 = vector.load %13[%869] : memref<?xf32>, vector<16xf32>
      %871 = arith.mulf %870, %842 : vector<16xf32>
      %872 = arith.addi %839, %c19 : index
      vector.store %871, %out[%872] : memref<?xf32>, vector<16xf32>
      %873 = arith.muli %829, %c4 : index
      %874 = arith.addi %873, %c20 : index
      %875 = vector.load %13[%874] : memref<?xf32>, vector<16xf32>
      %876 = arith.mulf %875, %842 : vector<16xf32>
      %877 = arith.addi %839, %c20 : index
      vector.store %876, %out[%877] : memref<?xf32>, vector<16xf32>
      %878 = arith.muli %829, %c4 : index
      %879 = arith.addi %878, %c21 : index
      %880 = vector.load %13[%879] : memref<?xf32>, vector<16xf32>
      %881 = arith.mulf %880, %842 : vector<16xf32>
      %882 = arith.addi %839, %c21 : index
      vector.store %881, %out[%882] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
