// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=128, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant 256 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c33 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c34 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c35 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c36 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
            %144 = arith.muli %3, %c6 : index
            %145 = arith.addi %143, %144 : index
            scf.for %146 = %c15 to %c4 step %c10 {
              %147 = arith.muli %146, %c17 : index
              %148 = arith.addi %145, %147 : index
              %149 = vector.load %kv[%148] : memref<?xi8>, vector<32xi8>
              %150 = arith.muli %146, %c5 : index
              %151 = arith.muli %135, %c16 : index
              %152 = arith.addi %150, %151 : index
              %153 = vector.bitcast %149 : vector<32xi8> to vector<16xf16>
              %154 = arith.extf %153 : vector<16xf16> to vector<16xf32>
              vector.store %154, %17[%152] : memref<?xf32>, vector<16xf32>
            }
            %155 = arith.addi %145, %c27 : index
            scf.for %156 = %c15 to %c16 step %c10 {
              %157 = arith.addi %137, %156 : index
              %158 = arith.cmpi slt, %157, %43 : index
              %159 = arith.muli %156, %c28 : index
              %160 = arith.addi %155, %159 : index
              %161 = arith.addi %160, %c15 : index
              %162 = vector.load %kv[%161] : memref<?xi8>, vector<32xi8>
              %163 = vector.bitcast %162 : vector<32xi8> to vector<16xf16>
              %164 = arith.extf %163 : vector<16xf16> to vector<16xf32>
              %165 = arith.select %158, %164, %c22 : vector<16xf32>
              %166 = arith.muli %135, %c16 : index
              %167 = arith.addi %166, %156 : index
              %168 = arith.muli %167, %c4 : index
              %169 = arith.addi %168, %c15 : index
              vector.store %165, %18[%169] : memref<?xf32>, vector<16xf32>
              %170 = arith.muli %156, %c28 : index
              %171 = arith.addi %155, %170 : index
              %172 = arith.addi %171, %c17 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<32xi8>
              %174 = vector.bitcast %173 : vector<32xi8> to vector<16xf16>
              %175 = arith.extf %174 : vector<16xf16> to vector<16xf32>
              %176 = arith.select %158, %175, %c22 : vector<16xf32>
              %177 = arith.muli %135, %c16 : index
              %178 = arith.addi %177, %156 : index
              %179 = arith.muli %178, %c4 : index
              %180 = arith.addi %179, %c16 : index
              vector.store %176, %18[%180] : memref<?xf32>, vector<16xf32>
              %181 = arith.muli %156, %c28 : index
              %182 = arith.addi %155, %181 : index
              %183 = arith.addi %182, %c5 : index
              %184 = vector.load %kv[%183] : memref<?xi8>, vector<32xi8>
              %185 = vector.bitcast %184 : vector<32xi8> to vector<16xf16>
              %186 = arith.extf %185 : vector<16xf16> to vector<16xf32>
              %187 = arith.select %158, %186, %c22 : vector<16xf32>
              %188 = arith.muli %135, %c16 : index
              %189 = arith.addi %188, %156 : index
              %190 = arith.muli %189, %c4 : index
              %191 = arith.addi %190, %c17 : index
              vector.store %187, %18[%191] : memref<?xf32>, vector<16xf32>
              %192 = arith.muli %156, %c28 : index
              %193 = arith.addi %155, %192 : index
              %194 = arith.addi %193, %c20 : index
              %195 = vector.load %kv[%194] : memref<?xi8>, vector<32xi8>
              %196 = vector.bitcast %195 : vector<32xi8> to vector<16xf16>
              %197 = arith.extf %196 : vector<16xf16> to vector<16xf32>
              %198 = arith.select %158, %197, %c22 : vector<16xf32>
              %199 = arith.muli %135, %c16 : index
              %200 = arith.addi %199, %156 : index
              %201 = arith.muli %200, %c4 : index
              %202 = arith.addi %201, %c18 : index
              vector.store %198, %18[%202] : memref<?xf32>, vector<16xf32>
              %203 = arith.muli %156, %c28 : index
              %204 = arith.addi %155, %203 : index
              %205 = arith.addi %204, %c4 : index
              %206 = vector.load %kv[%205] : memref<?xi8>, vector<32xi8>
              %207 = vector.bitcast %206 : vector<32xi8> to vector<16xf16>
              %208 = arith.extf %207 : vector<16xf16> to vector<16xf32>
              %209 = arith.select %158, %208, %c22 : vector<16xf32>
              %210 = arith.muli %135, %c16 : index
              %211 = arith.addi %210, %156 : index
              %212 = arith.muli %211, %c4 : index
              %213 = arith.addi %212, %c5 : index
              vector.store %209, %18[%213] : memref<?xf32>, vector<16xf32>
              %214 = arith.muli %156, %c28 : index
              %215 = arith.addi %155, %214 : index
              %216 = arith.addi %215, %c29 : index
              %217 = vector.load %kv[%216] : memref<?xi8>, vector<32xi8>
              %218 = vector.bitcast %217 : vector<32xi8> to vector<16xf16>
              %219 = arith.extf %218 : vector<16xf16> to vector<16xf32>
              %220 = arith.select %158, %219, %c22 : vector<16xf32>
              %221 = arith.muli %135, %c16 : index
              %222 = arith.addi %221, %156 : index
              %223 = arith.muli %222, %c4 : index
              %224 = arith.addi %223, %c19 : index
              vector.store %220, %18[%224] : memref<?xf32>, vector<16xf32>
              %225 = arith.muli %156, %c28 : index
              %226 = arith.addi %155, %225 : index
              %227 = arith.addi %226, %c30 : index
              %228 = vector.load %kv[%227] : memref<?xi8>, vector<32xi8>
              %229 = vector.bitcast %228 : vector<32xi8> to vector<16xf16>
              %230 = arith.extf %229 : vector<16xf16> to vector<16xf32>
              %231 = arith.select %158, %230, %c22 : vector<16xf32>
              %232 = arith.muli %135, %c16 : index
              %233 = arith.addi %232, %156 : index
              %234 = arith.muli %233, %c4 : index
              %235 = arith.addi %234, %c20 : index
              vector.store %231, %18[%235] : memref<?xf32>, vector<16xf32>
              %236 = arith.muli %156, %c28 : index
              %237 = arith.addi %155, %236 : index
              %238 = arith.addi %237, %c31 : index
              %239 = vector.load %kv[%238] : memref<?xi8>, vector<32xi8>
              %240 = vector.bitcast %239 : vector<32xi8> to vector<16xf16>
              %241 = arith.extf %240 : vector<16xf16> to vector<16xf32>
              %242 = arith.select %158, %241, %c22 : vector<16xf32>
              %243 = arith.muli %135, %c16 : index
              %244 = arith.addi %243, %156 : index
              %245 = arith.muli %244, %c4 : index
              %246 = arith.addi %245, %c21 : index
              vector.store %242, %18[%246] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %247 = %c15 to %37 step %c9 {
          %265:16 = scf.for %248 = %c15 to %c4 step %c10 iter_args(%249 = %c22, %250 = %c22, %251 = %c22, %252 = %c22, %253 = %c22, %254 = %c22, %255 = %c22, %256 = %c22, %257 = %c22, %258 = %c22, %259 = %c22, %260 = %c22, %261 = %c22, %262 = %c22, %263 = %c22, %264 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %266 = arith.muli %248, %c5 : index
            %267 = arith.addi %266, %c15 : index
            %268 = vector.load %17[%267] : memref<?xf32>, vector<16xf32>
            %269 = arith.muli %248, %c5 : index
            %270 = arith.addi %269, %c16 : index
            %271 = vector.load %17[%270] : memref<?xf32>, vector<16xf32>
            %272 = arith.muli %248, %c5 : index
            %273 = arith.addi %272, %c17 : index
            %274 = vector.load %17[%273] : memref<?xf32>, vector<16xf32>
            %275 = arith.muli %248, %c5 : index
            %276 = arith.addi %275, %c18 : index
            %277 = vector.load %17[%276] : memref<?xf32>, vector<16xf32>
            %278 = arith.addi %247, %c15 : index
            %279 = arith.muli %278, %c4 : index
            %280 = arith.addi %279, %248 : index
            %281 = memref.load %5[%280] : memref<?xf32>
            %282 = vector.broadcast %281 : f32 to vector<16xf32>
            %283 = math.fma %282, %268, %249 : vector<16xf32>
            %284 = math.fma %282, %271, %250 : vector<16xf32>
            %285 = math.fma %282, %274, %251 : vector<16xf32>
            %286 = math.fma %282, %277, %252 : vector<16xf32>
            %287 = arith.addi %247, %c10 : index
            %288 = arith.muli %287, %c4 : index
            %289 = arith.addi %288, %248 : index
            %290 = memref.load %5[%289] : memref<?xf32>
            %291 = vector.broadcast %290 : f32 to vector<16xf32>
            %292 = math.fma %291, %268, %253 : vector<16xf32>
            %293 = math.fma %291, %271, %254 : vector<16xf32>
            %294 = math.fma %291, %274, %255 : vector<16xf32>
            %295 = math.fma %291, %277, %256 : vector<16xf32>
            %296 = arith.addi %247, %c7 : index
            %297 = arith.muli %296, %c4 : index
            %298 = arith.addi %297, %248 : index
            %299 = memref.load %5[%298] : memref<?xf32>
            %300 = vector.broadcast %299 : f32 to vector<16xf32>
            %301 = math.fma %300, %268, %257 : vector<16xf32>
            %302 = math.fma %300, %271, %258 : vector<16xf32>
            %303 = math.fma %300, %274, %259 : vector<16xf32>
            %304 = math.fma %300, %277, %260 : vector<16xf32>
            %305 = arith.addi %247, %c13 : index
            %306 = arith.muli %305, %c4 : index
            %307 = arith.addi %306, %248 : index
            %308 = memref.load %5[%307] : memref<?xf32>
            %309 = vector.broadcast %308 : f32 to vector<16xf32>
            %310 = math.fma %309, %268, %261 : vector<16xf32>
            %311 = math.fma %309, %271, %262 : vector<16xf32>
            %312 = math.fma %309, %274, %263 : vector<16xf32>
            %313 = math.fma %309, %277, %264 : vector<16xf32>
            scf.yield %283, %284, %285, %286, %292, %293, %294, %295, %301, %302, %303, %304, %310, %311, %312, %313 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %314 = arith.addi %247, %c15 : index
          %315 = arith.subi %34, %c10 : index
          %316 = arith.minsi %314, %315 : index
          %317 = arith.divui %316, %groupSize : index
          %318 = arith.addi %25, %317 : index
          %319 = arith.muli %3, %groupSize : index
          %320 = arith.remui %316, %groupSize : index
          %321 = arith.addi %319, %320 : index
          %322 = arith.addi %positionsAt, %318 : index
          %323 = memref.load %step[%322] : memref<?xi32>
          %324 = arith.index_cast %323 : i32 to index
          %325 = arith.subi %324, %134 : index
          %326 = arith.index_cast %325 : index to i32
          %327 = vector.broadcast %326 : i32 to vector<16xi32>
          %328 = arith.cmpi sle, %c32, %327 : vector<16xi32>
          %329 = arith.select %328, %265#0, %c33 : vector<16xi1>, vector<16xf32>
          %330 = arith.cmpi sle, %c34, %327 : vector<16xi32>
          %331 = arith.select %330, %265#1, %c33 : vector<16xi1>, vector<16xf32>
          %332 = arith.cmpi sle, %c35, %327 : vector<16xi32>
          %333 = arith.select %332, %265#2, %c33 : vector<16xi1>, vector<16xf32>
          %334 = arith.cmpi sle, %c36, %327 : vector<16xi32>
          %335 = arith.select %334, %265#3, %c33 : vector<16xi1>, vector<16xf32>
          %336 = arith.maximumf %329, %331 : vector<16xf32>
          %337 = arith.maximumf %336, %333 : vector<16xf32>
          %338 = arith.maximumf %337, %335 : vector<16xf32>
          %339 = memref.load %6[%314] : memref<?xf32>
          %340 = wave.reduce "max" %338 : vector<16xf32>
          %341 = arith.maximumf %339, %340 : f32
          %342 = arith.subf %339, %341 : f32
          %343 = wave.exp2 %342 : f32
          %344 = vector.broadcast %341 : f32 to vector<16xf32>
          %345 = arith.subf %329, %344 : vector<16xf32>
          %346 = wave.exp2 %345 : vector<16xf32>
          %347 = arith.select %328, %346, %c22 : vector<16xi1>, vector<16xf32>
          %348 = arith.muli %314, %c5 : index
          %349 = arith.addi %348, %c15 : index
          vector.store %347, %16[%349] : memref<?xf32>, vector<16xf32>
          %350 = arith.subf %331, %344 : vector<16xf32>
          %351 = wave.exp2 %350 : vector<16xf32>
          %352 = arith.select %330, %351, %c22 : vector<16xi1>, vector<16xf32>
          %353 = arith.muli %314, %c5 : index
          %354 = arith.addi %353, %c16 : index
          vector.store %352, %16[%354] : memref<?xf32>, vector<16xf32>
          %355 = arith.addf %347, %352 : vector<16xf32>
          %356 = arith.subf %333, %344 : vector<16xf32>
          %357 = wave.exp2 %356 : vector<16xf32>
          %358 = arith.select %332, %357, %c22 : vector<16xi1>, vector<16xf32>
          %359 = arith.muli %314, %c5 : index
          %360 = arith.addi %359, %c17 : index
          vector.store %358, %16[%360] : memref<?xf32>, vector<16xf32>
          %361 = arith.addf %355, %358 : vector<16xf32>
          %362 = arith.subf %335, %344 : vector<16xf32>
          %363 = wave.exp2 %362 : vector<16xf32>
          %364 = arith.select %334, %363, %c22 : vector<16xi1>, vector<16xf32>
          %365 = arith.muli %314, %c5 : index
          %366 = arith.addi %365, %c18 : index
          vector.store %364, %16[%366] : memref<?xf32>, vector<16xf32>
          %367 = arith.addf %361, %364 : vector<16xf32>
          %368 = memref.load %7[%314] : memref<?xf32>
          %369 = wave.reduce "add" %367 : vector<16xf32>
          %370 = math.fma %368, %343, %369 : f32
          memref.store %341, %6[%314] : memref<?xf32>
          memref.store %370, %7[%314] : memref<?xf32>
          memref.store %343, %14[%314] : memref<?xf32>
          %371 = arith.addi %247, %c10 : index
          %372 = arith.subi %34, %c10 : index
          %373 = arith.minsi %371, %372 : index
          %374 = arith.divui %373, %groupSize : index
          %375 = arith.addi %25, %374 : index
          %376 = arith.muli %3, %groupSize : index
          %377 = arith.remui %373, %groupSize : index
          %378 = arith.addi %376, %377 : index
          %379 = arith.addi %positionsAt, %375 : index
          %380 = memref.load %step[%379] : memref<?xi32>
          %381 = arith.index_cast %380 : i32 to index
          %382 = arith.subi %381, %134 : index
          %383 = arith.index_cast %382 : index to i32
          %384 = vector.broadcast %383 : i32 to vector<16xi32>
          %385 = arith.cmpi sle, %c32, %384 : vector<16xi32>
          %386 = arith.select %385, %265#4, %c33 : vector<16xi1>, vector<16xf32>
          %387 = arith.cmpi sle, %c34, %384 : vector<16xi32>
          %388 = arith.select %387, %265#5, %c33 : vector<16xi1>, vector<16xf32>
          %389 = arith.cmpi sle, %c35, %384 : vector<16xi32>
          %390 = arith.select %389, %265#6, %c33 : vector<16xi1>, vector<16xf32>
          %391 = arith.cmpi sle, %c36, %384 : vector<16xi32>
          %392 = arith.select %391, %265#7, %c33 : vector<16xi1>, vector<16xf32>
          %393 = arith.maximumf %386, %388 : vector<16xf32>
          %394 = arith.maximumf %393, %390 : vector<16xf32>
          %395 = arith.maximumf %394, %392 : vector<16xf32>
          %396 = memref.load %6[%371] : memref<?xf32>
          %397 = wave.reduce "max" %395 : vector<16xf32>
          %398 = arith.maximumf %396, %397 : f32
          %399 = arith.subf %396, %398 : f32
          %400 = wave.exp2 %399 : f32
          %401 = vector.broadcast %398 : f32 to vector<16xf32>
          %402 = arith.subf %386, %401 : vector<16xf32>
          %403 = wave.exp2 %402 : vector<16xf32>
          %404 = arith.select %385, %403, %c22 : vector<16xi1>, vector<16xf32>
          %405 = arith.muli %371, %c5 : index
          %406 = arith.addi %405, %c15 : index
          vector.store %404, %16[%406] : memref<?xf32>, vector<16xf32>
          %407 = arith.subf %388, %401 : vector<16xf32>
          %408 = wave.exp2 %407 : vector<16xf32>
          %409 = arith.select %387, %408, %c22 : vector<16xi1>, vector<16xf32>
          %410 = arith.muli %371, %c5 : index
          %411 = arith.addi %410, %c16 : index
          vector.store %409, %16[%411] : memref<?xf32>, vector<16xf32>
          %412 = arith.addf %404, %409 : vector<16xf32>
          %413 = arith.subf %390, %401 : vector<16xf32>
          %414 = wave.exp2 %413 : vector<16xf32>
          %415 = arith.select %389, %414, %c22 : vector<16xi1>, vector<16xf32>
          %416 = arith.muli %371, %c5 : index
          %417 = arith.addi %416, %c17 : index
          vector.store %415, %16[%417] : memref<?xf32>, vector<16xf32>
          %418 = arith.addf %412, %415 : vector<16xf32>
          %419 = arith.subf %392, %401 : vector<16xf32>
          %420 = wave.exp2 %419 : vector<16xf32>
          %421 = arith.select %391, %420, %c22 : vector<16xi1>, vector<16xf32>
          %422 = arith.muli %371, %c5 : index
          %423 = arith.addi %422, %c18 : index
          vector.store %421, %16[%423] : memref<?xf32>, vector<16xf32>
          %424 = arith.addf %418, %421 : vector<16xf32>
          %425 = memref.load %7[%371] : memref<?xf32>
          %426 = wave.reduce "add" %424 : vector<16xf32>
          %427 = math.fma %425, %400, %426 : f32
          memref.store %398, %6[%371] : memref<?xf32>
          memref.store %427, %7[%371] : memref<?xf32>
          memref.store %400, %14[%371] : memref<?xf32>
          %428 = arith.addi %247, %c7 : index
          %429 = arith.subi %34, %c10 : index
          %430 = arith.minsi %428, %429 : index
          %431 = arith.divui %430, %groupSize : index
          %432 = arith.addi %25, %431 : index
          %433 = arith.muli %3, %groupSize : index
          %434 = arith.remui %430, %groupSize : index
          %435 = arith.addi %433, %434 : index
          %436 = arith.addi %positionsAt, %432 : index
          %437 = memref.load %step[%436] : memref<?xi32>
          %438 = arith.index_cast %437 : i32 to index
          %439 = arith.subi %438, %134 : index
          %440 = arith.index_cast %439 : index to i32
          %441 = vector.broadcast %440 : i32 to vector<16xi32>
          %442 = arith.cmpi sle, %c32, %441 : vector<16xi32>
          %443 = arith.select %442, %265#8, %c33 : vector<16xi1>, vector<16xf32>
          %444 = arith.cmpi sle, %c34, %441 : vector<16xi32>
          %445 = arith.select %444, %265#9, %c33 : vector<16xi1>, vector<16xf32>
          %446 = arith.cmpi sle, %c35, %441 : vector<16xi32>
          %447 = arith.select %446, %265#10, %c33 : vector<16xi1>, vector<16xf32>
          %448 = arith.cmpi sle, %c36, %441 : vector<16xi32>
          %449 = arith.select %448, %265#11, %c33 : vector<16xi1>, vector<16xf32>
          %450 = arith.maximumf %443, %445 : vector<16xf32>
          %451 = arith.maximumf %450, %447 : vector<16xf32>
          %452 = arith.maximumf %451, %449 : vector<16xf32>
          %453 = memref.load %6[%428] : memref<?xf32>
          %454 = wave.reduce "max" %452 : vector<16xf32>
          %455 = arith.maximumf %453, %454 : f32
          %456 = arith.subf %453, %455 : f32
          %457 = wave.exp2 %456 : f32
          %458 = vector.broadcast %455 : f32 to vector<16xf32>
          %459 = arith.subf %443, %458 : vector<16xf32>
          %460 = wave.exp2 %459 : vector<16xf32>
          %461 = arith.select %442, %460, %c22 : vector<16xi1>, vector<16xf32>
          %462 = arith.muli %428, %c5 : index
          %463 = arith.addi %462, %c15 : index
          vector.store %461, %16[%463] : memref<?xf32>, vector<16xf32>
          %464 = arith.subf %445, %458 : vector<16xf32>
          %465 = wave.exp2 %464 : vector<16xf32>
          %466 = arith.select %444, %465, %c22 : vector<16xi1>, vector<16xf32>
          %467 = arith.muli %428, %c5 : index
          %468 = arith.addi %467, %c16 : index
          vector.store %466, %16[%468] : memref<?xf32>, vector<16xf32>
          %469 = arith.addf %461, %466 : vector<16xf32>
          %470 = arith.subf %447, %458 : vector<16xf32>
          %471 = wave.exp2 %470 : vector<16xf32>
          %472 = arith.select %446, %471, %c22 : vector<16xi1>, vector<16xf32>
          %473 = arith.muli %428, %c5 : index
          %474 = arith.addi %473, %c17 : index
          vector.store %472, %16[%474] : memref<?xf32>, vector<16xf32>
          %475 = arith.addf %469, %472 : vector<16xf32>
          %476 = arith.subf %449, %458 : vector<16xf32>
          %477 = wave.exp2 %476 : vector<16xf32>
          %478 = arith.select %448, %477, %c22 : vector<16xi1>, vector<16xf32>
          %479 = arith.muli %428, %c5 : index
          %480 = arith.addi %479, %c18 : index
          vector.store %478, %16[%480] : memref<?xf32>, vector<16xf32>
          %481 = arith.addf %475, %478 : vector<16xf32>
          %482 = memref.load %7[%428] : memref<?xf32>
          %483 = wave.reduce "add" %481 : vector<16xf32>
          %484 = math.fma %482, %457, %483 : f32
          memref.store %455, %6[%428] : memref<?xf32>
          memref.store %484, %7[%428] : memref<?xf32>
          memref.store %457, %14[%428] : memref<?xf32>
          %485 = arith.addi %247, %c13 : index
          %486 = arith.subi %34, %c10 : index
          %487 = arith.minsi %485, %486 : index
          %488 = arith.divui %487, %groupSize : index
          %489 = arith.addi %25, %488 : index
          %490 = arith.muli %3, %groupSize : index
          %491 = arith.remui %487, %groupSize : index
          %492 = arith.addi %490, %491 : index
          %493 = arith.addi %positionsAt, %489 : index
          %494 = memref.load %step[%493] : memref<?xi32>
          %495 = arith.index_cast %494 : i32 to index
          %496 = arith.subi %495, %134 : index
          %497 = arith.index_cast %496 : index to i32
          %498 = vector.broadcast %497 : i32 to vector<16xi32>
          %499 = arith.cmpi sle, %c32, %498 : vector<16xi32>
          %500 = arith.select %499, %265#12, %c33 : vector<16xi1>, vector<16xf32>
          %501 = arith.cmpi sle, %c34, %498 : vector<16xi32>
          %502 = arith.select %501, %265#13, %c33 : vector<16xi1>, vector<16xf32>
          %503 = arith.cmpi sle, %c35, %498 : vector<16xi32>
          %504 = arith.select %503, %265#14, %c33 : vector<16xi1>, vector<16xf32>
          %505 = arith.cmpi sle, %c36, %498 : vector<16xi32>
          %506 = arith.select %505, %265#15, %c33 : vector<16xi1>, vector<16xf32>
          %507 = arith.maximumf %500, %502 : vector<16xf32>
          %508 = arith.maximumf %507, %504 : vector<16xf32>
          %509 = arith.maximumf %508, %506 : vector<16xf32>
          %510 = memref.load %6[%485] : memref<?xf32>
          %511 = wave.reduce "max" %509 : vector<16xf32>
          %512 = arith.maximumf %510, %511 : f32
          %513 = arith.subf %510, %512 : f32
          %514 = wave.exp2 %513 : f32
          %515 = vector.broadcast %512 : f32 to vector<16xf32>
          %516 = arith.subf %500, %515 : vector<16xf32>
          %517 = wave.exp2 %516 : vector<16xf32>
          %518 = arith.select %499, %517, %c22 : vector<16xi1>, vector<16xf32>
          %519 = arith.muli %485, %c5 : index
          %520 = arith.addi %519, %c15 : index
          vector.store %518, %16[%520] : memref<?xf32>, vector<16xf32>
          %521 = arith.subf %502, %515 : vector<16xf32>
          %522 = wave.exp2 %521 : vector<16xf32>
          %523 = arith.select %501, %522, %c22 : vector<16xi1>, vector<16xf32>
          %524 = arith.muli %485, %c5 : index
          %525 = arith.addi %524, %c16 : index
          vector.store %523, %16[%525] : memref<?xf32>, vector<16xf32>
          %526 = arith.addf %518, %523 : vector<16xf32>
          %527 = arith.subf %504, %515 : vector<16xf32>
          %528 = wave.exp2 %527 : vector<16xf32>
          %529 = arith.select %503, %528, %c22 : vector<16xi1>, vector<16xf32>
          %530 = arith.muli %485, %c5 : index
          %531 = arith.addi %530, %c17 : index
          vector.store %529, %16[%531] : memref<?xf32>, vector<16xf32>
          %532 = arith.addf %526, %529 : vector<16xf32>
          %533 = arith.subf %506, %515 : vector<16xf32>
          %534 = wave.exp2 %533 : vector<16xf32>
          %535 = arith.select %505, %534, %c22 : vector<16xi1>, vector<16xf32>
          %536 = arith.muli %485, %c5 : index
          %537 = arith.addi %536, %c18 : index
          vector.store %535, %16[%537] : memref<?xf32>, vector<16xf32>
          %538 = arith.addf %532, %535 : vector<16xf32>
          %539 = memref.load %7[%485] : memref<?xf32>
          %540 = wave.reduce "add" %538 : vector<16xf32>
          %541 = math.fma %539, %514, %540 : f32
          memref.store %512, %6[%485] : memref<?xf32>
          memref.store %541, %7[%485] : memref<?xf32>
          memref.store %514, %14[%485] : memref<?xf32>
        }
        %542 = arith.subi %43, %134 : index
        %543 = arith.minsi %542, %c5 : index
        scf.for %544 = %c15 to %37 step %c7 {
          %545 = arith.addi %544, %c15 : index
          %546 = memref.load %14[%545] : memref<?xf32>
          %547 = vector.broadcast %546 : f32 to vector<16xf32>
          %548 = arith.addi %544, %c15 : index
          %549 = arith.muli %548, %c4 : index
          %550 = arith.addi %549, %c15 : index
          %551 = vector.load %9[%550] : memref<?xf32>, vector<16xf32>
          %552 = arith.mulf %551, %547 : vector<16xf32>
          %553 = arith.addi %544, %c15 : index
          %554 = arith.muli %553, %c4 : index
          %555 = arith.addi %554, %c16 : index
          %556 = vector.load %9[%555] : memref<?xf32>, vector<16xf32>
          %557 = arith.mulf %556, %547 : vector<16xf32>
          %558 = arith.addi %544, %c15 : index
          %559 = arith.muli %558, %c4 : index
          %560 = arith.addi %559, %c17 : index
          %561 = vector.load %9[%560] : memref<?xf32>, vector<16xf32>
          %562 = arith.mulf %561, %547 : vector<16xf32>
          %563 = arith.addi %544, %c15 : index
          %564 = arith.muli %563, %c4 : index
          %565 = arith.addi %564, %c18 : index
          %566 = vector.load %9[%565] : memref<?xf32>, vector<16xf32>
          %567 = arith.mulf %566, %547 : vector<16xf32>
          %568 = arith.addi %544, %c10 : index
          %569 = memref.load %14[%568] : memref<?xf32>
          %570 = vector.broadcast %569 : f32 to vector<16xf32>
          %571 = arith.addi %544, %c10 : index
          %572 = arith.muli %571, %c4 : index
          %573 = arith.addi %572, %c15 : index
          %574 = vector.load %9[%573] : memref<?xf32>, vector<16xf32>
          %575 = arith.mulf %574, %570 : vector<16xf32>
          %576 = arith.addi %544, %c10 : index
          %577 = arith.muli %576, %c4 : index
          %578 = arith.addi %577, %c16 : index
          %579 = vector.load %9[%578] : memref<?xf32>, vector<16xf32>
          %580 = arith.mulf %579, %570 : vector<16xf32>
          %581 = arith.addi %544, %c10 : index
          %582 = arith.muli %581, %c4 : index
          %583 = arith.addi %582, %c17 : index
          %584 = vector.load %9[%583] : memref<?xf32>, vector<16xf32>
          %585 = arith.mulf %584, %570 : vector<16xf32>
          %586 = arith.addi %544, %c10 : index
          %587 = arith.muli %586, %c4 : index
          %588 = arith.addi %587, %c18 : index
          %589 = vector.load %9[%588] : memref<?xf32>, vector<16xf32>
          %590 = arith.mulf %589, %570 : vector<16xf32>
          %600:8 = scf.for %591 = %c15 to %543 step %c10 iter_args(%592 = %552, %593 = %557, %594 = %562, %595 = %567, %596 = %575, %597 = %580, %598 = %585, %599 = %590) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %601 = arith.muli %591, %c4 : index
            %602 = arith.addi %601, %c15 : index
            %603 = vector.load %18[%602] : memref<?xf32>, vector<16xf32>
            %604 = arith.muli %591, %c4 : index
            %605 = arith.addi %604, %c16 : index
            %606 = vector.load %18[%605] : memref<?xf32>, vector<16xf32>
            %607 = arith.muli %591, %c4 : index
            %608 = arith.addi %607, %c17 : index
            %609 = vector.load %18[%608] : memref<?xf32>, vector<16xf32>
            %610 = arith.muli %591, %c4 : index
            %611 = arith.addi %610, %c18 : index
            %612 = vector.load %18[%611] : memref<?xf32>, vector<16xf32>
            %613 = arith.addi %544, %c15 : index
            %614 = arith.muli %613, %c5 : index
            %615 = arith.addi %614, %591 : index
            %616 = memref.load %16[%615] : memref<?xf32>
            %617 = vector.broadcast %616 : f32 to vector<16xf32>
            %618 = math.fma %617, %603, %592 : vector<16xf32>
            %619 = math.fma %617, %606, %593 : vector<16xf32>
            %620 = math.fma %617, %609, %594 : vector<16xf32>
            %621 = math.fma %617, %612, %595 : vector<16xf32>
            %622 = arith.addi %544, %c10 : index
            %623 = arith.muli %622, %c5 : index
            %624 = arith.addi %623, %591 : index
            %625 = memref.load %16[%624] : memref<?xf32>
            %626 = vector.broadcast %625 : f32 to vector<16xf32>
            %627 = math.fma %626, %603, %596 : vector<16xf32>
            %628 = math.fma %626, %606, %597 : vector<16xf32>
            %629 = math.fma %626, %609, %598 : vector<16xf32>
            %630 = math.fma %626, %612, %599 : vector<16xf32>
            scf.yield %618, %619, %620, %621, %627, %628, %629, %630 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %631 = arith.addi %544, %c15 : index
          %632 = arith.muli %631, %c4 : index
          %633 = arith.addi %632, %c15 : index
          vector.store %600#0, %9[%633] : memref<?xf32>, vector<16xf32>
          %634 = arith.addi %544, %c15 : index
          %635 = arith.muli %634, %c4 : index
          %636 = arith.addi %635, %c16 : index
          vector.store %600#1, %9[%636] : memref<?xf32>, vector<16xf32>
          %637 = arith.addi %544, %c15 : index
          %638 = arith.muli %637, %c4 : index
          %639 = arith.addi %638, %c17 : index
          vector.store %600#2, %9[%639] : memref<?xf32>, vector<16xf32>
          %640 = arith.addi %544, %c15 : index
          %641 = arith.muli %640, %c4 : index
          %642 = arith.addi %641, %c18 : index
          vector.store %600#3, %9[%642] : memref<?xf32>, vector<16xf32>
          %643 = arith.addi %544, %c10 : index
          %644 = arith.muli %643, %c4 : index
          %645 = arith.addi %644, %c15 : index
          vector.store %600#4, %9[%645] : memref<?xf32>, vector<16xf32>
          %646 = arith.addi %544, %c10 : index
          %647 = arith.muli %646, %c4 : index
          %648 = arith.addi %647, %c16 : index
          vector.store %600#5, %9[%648] : memref<?xf32>, vector<16xf32>
          %649 = arith.addi %544, %c10 : index
          %650 = arith.muli %649, %c4 : index
          %651 = arith.addi %650, %c17 : index
          vector.store %600#6, %9[%651] : memref<?xf32>, vector<16xf32>
          %652 = arith.addi %544, %c10 : index
          %653 = arith.muli %652, %c4 : index
          %654 = arith.addi %653, %c18 : index
          vector.store %600#7, %9[%654] : memref<?xf32>, vector<16xf32>
          %655 = arith.addi %544, %c15 : index
          %656 = memref.load %14[%655] : memref<?xf32>
          %657 = vector.broadcast %656 : f32 to vector<16xf32>
          %658 = arith.addi %544, %c15 : index
          %659 = arith.muli %658, %c4 : index
          %660 = arith.addi %659, %c5 : index
          %661 = vector.load %9[%660] : memref<?xf32>, vector<16xf32>
          %662 = arith.mulf %661, %657 : vector<16xf32>
          %663 = arith.addi %544, %c15 : index
          %664 = arith.muli %663, %c4 : index
          %665 = arith.addi %664, %c19 : index
          %666 = vector.load %9[%665] : memref<?xf32>, vector<16xf32>
          %667 = arith.mulf %666, %657 : vector<16xf32>
          %668 = arith.addi %544, %c15 : index
          %669 = arith.muli %668, %c4 : index
          %670 = arith.addi %669, %c20 : index
          %671 = vector.load %9[%670] : memref<?xf32>, vector<16xf32>
          %672 = arith.mulf %671, %657 : vector<16xf32>
          %673 = arith.addi %544, %c15 : index
          %674 = arith.muli %673, %c4 : index
          %675 = arith.addi %674, %c21 : index
          %676 = vector.load %9[%675] : memref<?xf32>, vector<16xf32>
          %677 = arith.mulf %676, %657 : vector<16xf32>
          %678 = arith.addi %544, %c10 : index
          %679 = memref.load %14[%678] : memref<?xf32>
          %680 = vector.broadcast %679 : f32 to vector<16xf32>
          %681 = arith.addi %544, %c10 : index
          %682 = arith.muli %681, %c4 : index
          %683 = arith.addi %682, %c5 : index
          %684 = vector.load %9[%683] : memref<?xf32>, vector<16xf32>
          %685 = arith.mulf %684, %680 : vector<16xf32>
          %686 = arith.addi %544, %c10 : index
          %687 = arith.muli %686, %c4 : index
          %688 = arith.addi %687, %c19 : index
          %689 = vector.load %9[%688] : memref<?xf32>, vector<16xf32>
          %690 = arith.mulf %689, %680 : vector<16xf32>
          %691 = arith.addi %544, %c10 : index
          %692 = arith.muli %691, %c4 : index
          %693 = arith.addi %692, %c20 : index
          %694 = vector.load %9[%693] : memref<?xf32>, vector<16xf32>
          %695 = arith.mulf %694, %680 : vector<16xf32>
          %696 = arith.addi %544, %c10 : index
          %697 = arith.muli %696, %c4 : index
          %698 = arith.addi %697, %c21 : index
          %699 = vector.load %9[%698] : memref<?xf32>, vector<16xf32>
          %700 = arith.mulf %699, %680 : vector<16xf32>
          %710:8 = scf.for %701 = %c15 to %543 step %c10 iter_args(%702 = %662, %703 = %667, %704 = %672, %705 = %677, %706 = %685, %707 = %690, %708 = %695, %709 = %700) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %711 = arith.muli %701, %c4 : index
            %712 = arith.addi %711, %c5 : index
            %713 = vector.load %18[%712] : memref<?xf32>, vector<16xf32>
            %714 = arith.muli %701, %c4 : index
            %715 = arith.addi %714, %c19 : index
            %716 = vector.load %18[%715] : memref<?xf32>, vector<16xf32>
            %717 = arith.muli %701, %c4 : index
            %718 = arith.addi %717, %c20 : index
            %719 = vector.load %18[%718] : memref<?xf32>, vector<16xf32>
            %720 = arith.muli %701, %c4 : index
            %721 = arith.addi %720, %c21 : index
            %722 = vector.load %18[%721] : memref<?xf32>, vector<16xf32>
            %723 = arith.addi %544, %c15 : index
            %724 = arith.muli %723, %c5 : index
            %725 = arith.addi %724, %701 : index
            %726 = memref.load %16[%725] : memref<?xf32>
            %727 = vector.broadcast %726 : f32 to vector<16xf32>
            %728 = math.fma %727, %713, %702 : vector<16xf32>
            %729 = math.fma %727, %716, %703 : vector<16xf32>
            %730 = math.fma %727, %719, %704 : vector<16xf32>
            %731 = math.fma %727, %722, %705 : vector<16xf32>
            %732 = arith.addi %544, %c10 : index
            %733 = arith.muli %732, %c5 : index
            %734 = arith.addi %733, %701 : index
            %735 = memref.load %16[%734] : memref<?xf32>
            %736 = vector.broadcast %735 : f32 to vector<16xf32>
            %737 = math.fma %736, %713, %706 : vector<16xf32>
            %738 = math.fma %736, %716, %707 : vector<16xf32>
            %739 = math.fma %736, %719, %708 : vector<16xf32>
            %740 = math.fma %736, %722, %709 : vector<16xf32>
            scf.yield %728, %729, %730, %731, %737, %738, %739, %740 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %741 = arith.addi %544, %c15 : index
          %742 = arith.muli %741, %c4 : index
          %743 = arith.addi %742, %c5 : index
          vector.store %710#0, %9[%743] : memref<?xf32>, vector<16xf32>
          %744 = arith.addi %544, %c15 : index
          %745 = arith.muli %744, %c4 : index
          %746 = arith.addi %745, %c19 : index
          vector.store %710#1, %9[%746] : memref<?xf32>, vector<16xf32>
          %747 = arith.addi %544, %c15 : index
          %748 = arith.muli %747, %c4 : index
          %749 = arith.addi %748, %c20 : index
          vector.store %710#2, %9[%749] : memref<?xf32>, vector<16xf32>
          %750 = arith.addi %544, %c15 : index
          %751 = arith.muli %750, %c4 : index
          %752 = arith.addi %751, %c21 : index
          vector.store %710#3, %9[%752] : memref<?xf32>, vector<16xf32>
          %753 = arith.addi %544, %c10 : index
          %754 = arith.muli %753, %c4 : index
          %755 = arith.addi %754, %c5 : index
          vector.store %710#4, %9[%755] : memref<?xf32>, vector<16xf32>
          %756 = arith.addi %544, %c10 : index
          %757 = arith.muli %756, %c4 : index
          %758 = arith.addi %757, %c19 : index
          vector.store %710#5, %9[%758] : memref<?xf32>, vector<16xf32>
          %759 = arith.addi %544, %c10 : index
          %760 = arith.muli %759, %c4 : index
          %761 = arith.addi %760, %c20 : index
          vector.store %710#6, %9[%761] : memref<?xf32>, vector<16xf32>
          %762 = arith.addi %544, %c10 : index
          %763 = arith.muli %762, %c4 : index
          %764 = arith.addi %763, %c21 : index
          vector.store %710#7, %9[%764] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %765 = %c15 to %37 step %c10 {
        %766 = memref.load %6[%765] : memref<?xf32>
        %767 = memref.load %7[%765] : memref<?xf32>
        %768 = arith.muli %765, %c4 : index
        %769 = memref.load %10[%765] : memref<?xf32>
        %770 = arith.maximumf %769, %766 : f32
        %771 = arith.subf %769, %770 : f32
        %772 = wave.exp2 %771 : f32
        %773 = arith.subf %766, %770 : f32
        %774 = wave.exp2 %773 : f32
        memref.store %770, %10[%765] : memref<?xf32>
        %775 = memref.load %11[%765] : memref<?xf32>
        %776 = arith.mulf %775, %772 : f32
        %777 = math.fma %767, %774, %776 : f32
        memref.store %777, %11[%765] : memref<?xf32>
        %778 = vector.broadcast %772 : f32 to vector<16xf32>
        %779 = vector.broadcast %774 : f32 to vector<16xf32>
        %780 = arith.muli %765, %c4 : index
        %781 = arith.addi %780, %c15 : index
        %782 = vector.load %13[%781] : memref<?xf32>, vector<16xf32>
        %783 = arith.mulf %782, %778 : vector<16xf32>
        %784 = arith.addi %768, %c15 : index
        %785 = vector.load %9[%784] : memref<?xf32>, vector<16xf32>
        %786 = math.fma %785, %779, %783 : vector<16xf32>
        vector.store %786, %13[%781] : memref<?xf32>, vector<16xf32>
        %787 = arith.muli %765, %c4 : index
        %788 = arith.addi %787, %c16 : index
        %789 = vector.load %13[%788] : memref<?xf32>, vector<16xf32>
        %790 = arith.mulf %789, %778 : vector<16xf32>
        %791 = arith.addi %768, %c16 : index
        %792 = vector.load %9[%791] : memref<?xf32>, vector<16xf32>
        %793 = math.fma %792, %779, %790 : vector<16xf32>
        vector.store %793, %13[%788] : memref<?xf32>, vector<16xf32>
        %794 = arith.muli %765, %c4 : index
        %795 = arith.addi %794, %c17 : index
        %796 = vector.load %13[%795] : memref<?xf32>, vector<16xf32>
        %797 = arith.mulf %796, %778 : vector<16xf32>
        %798 = arith.addi %768, %c17 : index
        %799 = vector.load %9[%798] : memref<?xf32>, vector<16xf32>
        %800 = math.fma %799, %779, %797 : vector<16xf32>
        vector.store %800, %13[%795] : memref<?xf32>, vector<16xf32>
        %801 = arith.muli %765, %c4 : index
        %802 = arith.addi %801, %c18 : index
        %803 = vector.load %13[%802] : memref<?xf32>, vector<16xf32>
        %804 = arith.mulf %803, %778 : vector<16xf32>
        %805 = arith.addi %768, %c18 : index
        %806 = vector.load %9[%805] : memref<?xf32>, vector<16xf32>
        %807 = math.fma %806, %779, %804 : vector<16xf32>
        vector.store %807, %13[%802] : memref<?xf32>, vector<16xf32>
        %808 = arith.muli %765, %c4 : index
        %809 = arith.addi %808, %c5 : index
        %810 = vector.load %13[%809] : memref<?xf32>, vector<16xf32>
        %811 = arith.mulf %810, %778 : vector<16xf32>
        %812 = arith.addi %768, %c5 : index
        %813 = vector.load %9[%812] : memref<?xf32>, vector<16xf32>
        %814 = math.fma %813, %779, %811 : vector<16xf32>
        vector.store %814, %13[%809] : memref<?xf32>, vector<16xf32>
        %815 = arith.muli %765, %c4 : index
        %816 = arith.addi %815, %c19 : index
        %817 = vector.load %13[%816] : memref<?xf32>, vector<16xf32>
        %818 = arith.mulf %817, %778 : vector<16xf32>
        %819 = arith.addi %768, %c19 : index
        %820 = vector.load %9[%819] : memref<?xf32>, vector<16xf32>
        %821 = math.fma %820, %779, %818 : vector<16xf32>
        vector.store %821, %13[%816] : memref<?xf32>, vector<16xf32>
        %822 = arith.muli %765, %c4 : index
        %823 = arith.addi %822, %c20 : index
        %824 = vector.load %13[%823] : memref<?xf32>, vector<16xf32>
        %825 = arith.mulf %824, %778 : vector<16xf32>
        %826 = arith.addi %768, %c20 : index
        %827 = vector.load %9[%826] : memref<?xf32>, vector<16xf32>
        %828 = math.fma %827, %779, %825 : vector<16xf32>
        vector.store %828, %13[%823] : memref<?xf32>, vector<16xf32>
        %829 = arith.muli %765, %c4 : index
        %830 = arith.addi %829, %c21 : index
        %831 = vector.load %13[%830] : memref<?xf32>, vector<16xf32>
        %832 = arith.mulf %831, %778 : vector<16xf32>
        %833 = arith.addi %768, %c21 : index
        %834 = vector.load %9[%833] : memref<?xf32>, vector<16xf32>
        %835 = math.fma %834, %779, %832 : vector<16xf32>
        vector.store %835, %13[%830] : memref<?xf32>, vector<16xf32>
      }
    }
    %836 = arith.addi %kvHeads, %3 : index
    %837 = memref.load %scales[%836] : memref<?xf32>
    scf.for %838 = %c15 to %34 step %c10 {
      %839 = arith.subi %34, %c10 : index
      %840 = arith.minsi %838, %839 : index
      %841 = arith.divui %840, %groupSize : index
      %842 = arith.addi %25, %841 : index
      %843 = arith.muli %3, %groupSize : index
      %844 = arith.remui %840, %groupSize : index
      %845 = arith.addi %843, %844 : index
      %846 = arith.muli %842, %heads : index
      %847 = arith.addi %846, %845 : index
      %848 = arith.muli %847, %c4 : index
      %849 = memref.load %11[%838] : memref<?xf32>
      %850 = arith.divf %837, %849 : f32
      %851 = vector.broadcast %850 : f32 to vector<16xf32>
      %852 = arith.muli %838, %c4 : index
      %853 = arith.addi %852, %c15 : index
      %854 = vector.load %13[%853] : memref<?xf32>, vector<16xf32>
      %855 = arith.mulf %854, %851 : vector<16xf32>
      %856 = arith.addi %848, %c15 : index
      vector.store %855, %out[%856] : memref<?xf32>, vector<16xf32>
      %857 = arith.muli %838, %c4 : index
      %858 = arith.addi %857, %c16 : index
      %859 = vector.load %13[%858] : memref<?xf32>, vector<16xf32>
      %860 = arith.mulf %859, %851 : vector<16xf32>
      %861 = arith.addi %848, %c16 : index
      vector.store %860, %out[%861] : memref<?xf32>, vector<16xf32>
      %862 = arith.muli %838, %c4 : index
      %863 = arith.addi %862, %c17 : index
      %864 = vector.load %13[%863] : memref<?xf32>, vector<16xf32>
      %865 = arith.mulf %864, %851 : vector<16xf32>
      %866 = arith.addi %848, %c17 : index
      vector.store %865, %out[%866] : memref<?xf32>, vector<16xf32>
      %867 = arith.muli %838, %c4 : index
      %868 = arith.addi %867, %c18 : index
      %869 = vector.load %13[%868] : memref<?xf32>, vector<16xf32>
      %870 = arith.mulf %869, %851 : vector<16xf32>
      %871 = arith.addi %848, %c18 : index
      vector.store %870, %out[%871] : memref<?xf32>, vector<16xf32>
      %872 = arith.muli %838, %c4 : index
      %873 = arith.addi %872, %c5 : index
      %874 = vector.load %13[%873] : memref<?xf32>, vector<16xf32>
      %875 = arith.mulf %874, %851 : vector<16xf32>
      %876 = arith.addi %848, %c5 : index
      vector.store %875, %out[%876] : memref<?xf32>, vector<16xf32>
      %877 = arith.muli %838, %c4 : index
      %878 = arith.addi %877, %c19 : index
      %879 = vector.load %13[%878] : memref<?xf32>, vector<16xf32>
      %880 = arith.mulf %879, %851 : vector<16xf32>
      %881 = arith.addi %848, %c19 : index
      vector.store %880, %out[%881] : memref<?xf32>, vector<16xf32>
      %882 = arith.muli %838, %c4 : index
      %883 = arith.addi %882, %c20 : index
      %884 = vector.load %13[%883] : memref<?xf32>, vector<16xf32>
      %885 = arith.mulf %884, %851 : vector<16xf32>
      %886 = arith.addi %848, %c20 : index
      vector.store %885, %out[%886] : memref<?xf32>, vector<16xf32>
      %887 = arith.muli %838, %c4 : index
      %888 = arith.addi %887, %c21 : index
      %889 = vector.load %13[%888] : memref<?xf32>, vector<16xf32>
      %890 = arith.mulf %889, %851 : vector<16xf32>
      %891 = arith.addi %848, %c21 : index
      vector.store %890, %out[%891] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
