// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=256, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 16384 : index
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
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 144 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 176 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 208 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 240 : index
  %slots = wave.param "slots" : index
  %c33 = arith.constant dense<0x00000000> : vector<16xf32>
  %c34 = arith.constant 0xF149F2CA : f32
  %c35 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c37 = arith.constant 8192 : index
  %c38 = arith.constant 4096 : index
  %c39 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c40 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c41 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c42 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c43 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c45 = arith.constant 272 : index
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
        %97 = arith.addi %56, %c24 : index
        %98 = vector.load %q[%97] : memref<?xf32>, vector<16xf32>
        %99 = arith.mulf %98, %45 : vector<16xf32>
        %100 = arith.muli %46, %c4 : index
        %101 = arith.addi %100, %c24 : index
        vector.store %99, %5[%101] : memref<?xf32>, vector<16xf32>
        %102 = arith.addi %56, %c25 : index
        %103 = vector.load %q[%102] : memref<?xf32>, vector<16xf32>
        %104 = arith.mulf %103, %45 : vector<16xf32>
        %105 = arith.muli %46, %c4 : index
        %106 = arith.addi %105, %c25 : index
        vector.store %104, %5[%106] : memref<?xf32>, vector<16xf32>
        %107 = arith.addi %56, %c26 : index
        %108 = vector.load %q[%107] : memref<?xf32>, vector<16xf32>
        %109 = arith.mulf %108, %45 : vector<16xf32>
        %110 = arith.muli %46, %c4 : index
        %111 = arith.addi %110, %c26 : index
        vector.store %109, %5[%111] : memref<?xf32>, vector<16xf32>
        %112 = arith.addi %56, %c27 : index
        %113 = vector.load %q[%112] : memref<?xf32>, vector<16xf32>
        %114 = arith.mulf %113, %45 : vector<16xf32>
        %115 = arith.muli %46, %c4 : index
        %116 = arith.addi %115, %c27 : index
        vector.store %114, %5[%116] : memref<?xf32>, vector<16xf32>
        %117 = arith.addi %56, %c28 : index
        %118 = vector.load %q[%117] : memref<?xf32>, vector<16xf32>
        %119 = arith.mulf %118, %45 : vector<16xf32>
        %120 = arith.muli %46, %c4 : index
        %121 = arith.addi %120, %c28 : index
        vector.store %119, %5[%121] : memref<?xf32>, vector<16xf32>
        %122 = arith.addi %56, %c29 : index
        %123 = vector.load %q[%122] : memref<?xf32>, vector<16xf32>
        %124 = arith.mulf %123, %45 : vector<16xf32>
        %125 = arith.muli %46, %c4 : index
        %126 = arith.addi %125, %c29 : index
        vector.store %124, %5[%126] : memref<?xf32>, vector<16xf32>
        %127 = arith.addi %56, %c30 : index
        %128 = vector.load %q[%127] : memref<?xf32>, vector<16xf32>
        %129 = arith.mulf %128, %45 : vector<16xf32>
        %130 = arith.muli %46, %c4 : index
        %131 = arith.addi %130, %c30 : index
        vector.store %129, %5[%131] : memref<?xf32>, vector<16xf32>
        %132 = arith.addi %56, %c31 : index
        %133 = vector.load %q[%132] : memref<?xf32>, vector<16xf32>
        %134 = arith.mulf %133, %45 : vector<16xf32>
        %135 = arith.muli %46, %c4 : index
        %136 = arith.addi %135, %c31 : index
        vector.store %134, %5[%136] : memref<?xf32>, vector<16xf32>
      }
      scf.for %137 = %40 to %42 step %slots {
        %138 = arith.muli %137, %c16 : index
        scf.for %139 = %c17 to %33 step %c10 {
          memref.store %c34, %6[%139] : memref<?xf32>
          memref.store %c35, %7[%139] : memref<?xf32>
          %140 = arith.muli %139, %c4 : index
          %141 = arith.addi %140, %c17 : index
          vector.store %c33, %9[%141] : memref<?xf32>, vector<16xf32>
          %142 = arith.muli %139, %c4 : index
          %143 = arith.addi %142, %c18 : index
          vector.store %c33, %9[%143] : memref<?xf32>, vector<16xf32>
          %144 = arith.muli %139, %c4 : index
          %145 = arith.addi %144, %c19 : index
          vector.store %c33, %9[%145] : memref<?xf32>, vector<16xf32>
          %146 = arith.muli %139, %c4 : index
          %147 = arith.addi %146, %c20 : index
          vector.store %c33, %9[%147] : memref<?xf32>, vector<16xf32>
          %148 = arith.muli %139, %c4 : index
          %149 = arith.addi %148, %c5 : index
          vector.store %c33, %9[%149] : memref<?xf32>, vector<16xf32>
          %150 = arith.muli %139, %c4 : index
          %151 = arith.addi %150, %c21 : index
          vector.store %c33, %9[%151] : memref<?xf32>, vector<16xf32>
          %152 = arith.muli %139, %c4 : index
          %153 = arith.addi %152, %c22 : index
          vector.store %c33, %9[%153] : memref<?xf32>, vector<16xf32>
          %154 = arith.muli %139, %c4 : index
          %155 = arith.addi %154, %c23 : index
          vector.store %c33, %9[%155] : memref<?xf32>, vector<16xf32>
          %156 = arith.muli %139, %c4 : index
          %157 = arith.addi %156, %c24 : index
          vector.store %c33, %9[%157] : memref<?xf32>, vector<16xf32>
          %158 = arith.muli %139, %c4 : index
          %159 = arith.addi %158, %c25 : index
          vector.store %c33, %9[%159] : memref<?xf32>, vector<16xf32>
          %160 = arith.muli %139, %c4 : index
          %161 = arith.addi %160, %c26 : index
          vector.store %c33, %9[%161] : memref<?xf32>, vector<16xf32>
          %162 = arith.muli %139, %c4 : index
          %163 = arith.addi %162, %c27 : index
          vector.store %c33, %9[%163] : memref<?xf32>, vector<16xf32>
          %164 = arith.muli %139, %c4 : index
          %165 = arith.addi %164, %c28 : index
          vector.store %c33, %9[%165] : memref<?xf32>, vector<16xf32>
          %166 = arith.muli %139, %c4 : index
          %167 = arith.addi %166, %c29 : index
          vector.store %c33, %9[%167] : memref<?xf32>, vector<16xf32>
          %168 = arith.muli %139, %c4 : index
          %169 = arith.addi %168, %c30 : index
          vector.store %c33, %9[%169] : memref<?xf32>, vector<16xf32>
          %170 = arith.muli %139, %c4 : index
          %171 = arith.addi %170, %c31 : index
          vector.store %c33, %9[%171] : memref<?xf32>, vector<16xf32>
        }
        %172 = arith.addi %138, %c16 : index
        %173 = arith.minsi %172, %39 : index
        scf.for %174 = %138 to %173 step %c5 {
          scf.for %175 = %c17 to %c9 step %c10 {
            %176 = arith.muli %175, %c18 : index
            %177 = arith.addi %174, %176 : index
            %178 = arith.cmpi slt, %177, %39 : index
            scf.if %178 {
              %179 = arith.divui %177, %c18 : index
              %180 = arith.addi %29, %179 : index
              %181 = memref.load %step[%180] : memref<?xi32>
              %182 = arith.index_cast %181 : i32 to index
              %183 = arith.muli %182, %pageBytes : index
              %184 = arith.muli %3, %c37 : index
              %185 = arith.addi %183, %184 : index
              scf.for %186 = %c17 to %c4 step %c10 {
                %187 = arith.muli %186, %c18 : index
                %188 = arith.addi %185, %187 : index
                %189 = vector.load %kv[%188] : memref<?xi8>, vector<16xi8>
                %190 = arith.muli %186, %c5 : index
                %191 = arith.muli %175, %c18 : index
                %192 = arith.addi %190, %191 : index
                %193 = wave.fp8_decode "e5m2" %189 : vector<16xi8> -> vector<16xf32>
                vector.store %193, %13[%192] : memref<?xf32>, vector<16xf32>
              }
              %194 = arith.addi %185, %c38 : index
              scf.for %195 = %c17 to %c18 step %c10 {
                %196 = arith.addi %177, %195 : index
                %197 = arith.cmpi slt, %196, %39 : index
                %198 = arith.muli %195, %c4 : index
                %199 = arith.addi %194, %198 : index
                %200 = arith.addi %199, %c17 : index
                %201 = vector.load %kv[%200] : memref<?xi8>, vector<16xi8>
                %202 = wave.fp8_decode "e5m2" %201 : vector<16xi8> -> vector<16xf32>
                %203 = arith.select %197, %202, %c33 : vector<16xf32>
                %204 = arith.muli %175, %c18 : index
                %205 = arith.addi %204, %195 : index
                %206 = arith.muli %205, %c4 : index
                %207 = arith.addi %206, %c17 : index
                vector.store %203, %14[%207] : memref<?xf32>, vector<16xf32>
                %208 = arith.muli %195, %c4 : index
                %209 = arith.addi %194, %208 : index
                %210 = arith.addi %209, %c18 : index
                %211 = vector.load %kv[%210] : memref<?xi8>, vector<16xi8>
                %212 = wave.fp8_decode "e5m2" %211 : vector<16xi8> -> vector<16xf32>
                %213 = arith.select %197, %212, %c33 : vector<16xf32>
                %214 = arith.muli %175, %c18 : index
                %215 = arith.addi %214, %195 : index
                %216 = arith.muli %215, %c4 : index
                %217 = arith.addi %216, %c18 : index
                vector.store %213, %14[%217] : memref<?xf32>, vector<16xf32>
                %218 = arith.muli %195, %c4 : index
                %219 = arith.addi %194, %218 : index
                %220 = arith.addi %219, %c19 : index
                %221 = vector.load %kv[%220] : memref<?xi8>, vector<16xi8>
                %222 = wave.fp8_decode "e5m2" %221 : vector<16xi8> -> vector<16xf32>
                %223 = arith.select %197, %222, %c33 : vector<16xf32>
                %224 = arith.muli %175, %c18 : index
                %225 = arith.addi %224, %195 : index
                %226 = arith.muli %225, %c4 : index
                %227 = arith.addi %226, %c19 : index
                vector.store %223, %14[%227] : memref<?xf32>, vector<16xf32>
                %228 = arith.muli %195, %c4 : index
                %229 = arith.addi %194, %228 : index
                %230 = arith.addi %229, %c20 : index
                %231 = vector.load %kv[%230] : memref<?xi8>, vector<16xi8>
                %232 = wave.fp8_decode "e5m2" %231 : vector<16xi8> -> vector<16xf32>
                %233 = arith.select %197, %232, %c33 : vector<16xf32>
                %234 = arith.muli %175, %c18 : index
                %235 = arith.addi %234, %195 : index
                %236 = arith.muli %235, %c4 : index
                %237 = arith.addi %236, %c20 : index
                vector.store %233, %14[%237] : memref<?xf32>, vector<16xf32>
                %238 = arith.muli %195, %c4 : index
                %239 = arith.addi %194, %238 : index
                %240 = arith.addi %239, %c5 : index
                %241 = vector.load %kv[%240] : memref<?xi8>, vector<16xi8>
                %242 = wave.fp8_decode "e5m2" %241 : vector<16xi8> -> vector<16xf32>
                %243 = arith.select %197, %242, %c33 : vector<16xf32>
                %244 = arith.muli %175, %c18 : index
                %245 = arith.addi %244, %195 : index
                %246 = arith.muli %245, %c4 : index
                %247 = arith.addi %246, %c5 : index
                vector.store %243, %14[%247] : memref<?xf32>, vector<16xf32>
                %248 = arith.muli %195, %c4 : index
                %249 = arith.addi %194, %248 : index
                %250 = arith.addi %249, %c21 : index
                %251 = vector.load %kv[%250] : memref<?xi8>, vector<16xi8>
                %252 = wave.fp8_decode "e5m2" %251 : vector<16xi8> -> vector<16xf32>
                %253 = arith.select %197, %252, %c33 : vector<16xf32>
                %254 = arith.muli %175, %c18 : index
                %255 = arith.addi %254, %195 : index
                %256 = arith.muli %255, %c4 : index
                %257 = arith.addi %256, %c21 : index
                vector.store %253, %14[%257] : memref<?xf32>, vector<16xf32>
                %258 = arith.muli %195, %c4 : index
                %259 = arith.addi %194, %258 : index
                %260 = arith.addi %259, %c22 : index
                %261 = vector.load %kv[%260] : memref<?xi8>, vector<16xi8>
                %262 = wave.fp8_decode "e5m2" %261 : vector<16xi8> -> vector<16xf32>
                %263 = arith.select %197, %262, %c33 : vector<16xf32>
                %264 = arith.muli %175, %c18 : index
                %265 = arith.addi %264, %195 : index
                %266 = arith.muli %265, %c4 : index
                %267 = arith.addi %266, %c22 : index
                vector.store %263, %14[%267] : memref<?xf32>, vector<16xf32>
                %268 = arith.muli %195, %c4 : index
                %269 = arith.addi %194, %268 : index
                %270 = arith.addi %269, %c23 : index
                %271 = vector.load %kv[%270] : memref<?xi8>, vector<16xi8>
                %272 = wave.fp8_decode "e5m2" %271 : vector<16xi8> -> vector<16xf32>
                %273 = arith.select %197, %272, %c33 : vector<16xf32>
                %274 = arith.muli %175, %c18 : index
                %275 = arith.addi %274, %195 : index
                %276 = arith.muli %275, %c4 : index
                %277 = arith.addi %276, %c23 : index
                vector.store %273, %14[%277] : memref<?xf32>, vector<16xf32>
                %278 = arith.muli %195, %c4 : index
                %279 = arith.addi %194, %278 : index
                %280 = arith.addi %279, %c24 : index
                %281 = vector.load %kv[%280] : memref<?xi8>, vector<16xi8>
                %282 = wave.fp8_decode "e5m2" %281 : vector<16xi8> -> vector<16xf32>
                %283 = arith.select %197, %282, %c33 : vector<16xf32>
                %284 = arith.muli %175, %c18 : index
                %285 = arith.addi %284, %195 : index
                %286 = arith.muli %285, %c4 : index
                %287 = arith.addi %286, %c24 : index
                vector.store %283, %14[%287] : memref<?xf32>, vector<16xf32>
                %288 = arith.muli %195, %c4 : index
                %289 = arith.addi %194, %288 : index
                %290 = arith.addi %289, %c25 : index
                %291 = vector.load %kv[%290] : memref<?xi8>, vector<16xi8>
                %292 = wave.fp8_decode "e5m2" %291 : vector<16xi8> -> vector<16xf32>
                %293 = arith.select %197, %292, %c33 : vector<16xf32>
                %294 = arith.muli %175, %c18 : index
                %295 = arith.addi %294, %195 : index
                %296 = arith.muli %295, %c4 : index
                %297 = arith.addi %296, %c25 : index
                vector.store %293, %14[%297] : memref<?xf32>, vector<16xf32>
                %298 = arith.muli %195, %c4 : index
                %299 = arith.addi %194, %298 : index
                %300 = arith.addi %299, %c26 : index
                %301 = vector.load %kv[%300] : memref<?xi8>, vector<16xi8>
                %302 = wave.fp8_decode "e5m2" %301 : vector<16xi8> -> vector<16xf32>
                %303 = arith.select %197, %302, %c33 : vector<16xf32>
                %304 = arith.muli %175, %c18 : index
                %305 = arith.addi %304, %195 : index
                %306 = arith.muli %305, %c4 : index
                %307 = arith.addi %306, %c26 : index
                vector.store %303, %14[%307] : memref<?xf32>, vector<16xf32>
                %308 = arith.muli %195, %c4 : index
                %309 = arith.addi %194, %308 : index
                %310 = arith.addi %309, %c27 : index
                %311 = vector.load %kv[%310] : memref<?xi8>, vector<16xi8>
                %312 = wave.fp8_decode "e5m2" %311 : vector<16xi8> -> vector<16xf32>
                %313 = arith.select %197, %312, %c33 : vector<16xf32>
                %314 = arith.muli %175, %c18 : index
                %315 = arith.addi %314, %195 : index
                %316 = arith.muli %315, %c4 : index
                %317 = arith.addi %316, %c27 : index
                vector.store %313, %14[%317] : memref<?xf32>, vector<16xf32>
                %318 = arith.muli %195, %c4 : index
                %319 = arith.addi %194, %318 : index
                %320 = arith.addi %319, %c28 : index
                %321 = vector.load %kv[%320] : memref<?xi8>, vector<16xi8>
                %322 = wave.fp8_decode "e5m2" %321 : vector<16xi8> -> vector<16xf32>
                %323 = arith.select %197, %322, %c33 : vector<16xf32>
                %324 = arith.muli %175, %c18 : index
                %325 = arith.addi %324, %195 : index
                %326 = arith.muli %325, %c4 : index
                %327 = arith.addi %326, %c28 : index
                vector.store %323, %14[%327] : memref<?xf32>, vector<16xf32>
                %328 = arith.muli %195, %c4 : index
                %329 = arith.addi %194, %328 : index
                %330 = arith.addi %329, %c29 : index
                %331 = vector.load %kv[%330] : memref<?xi8>, vector<16xi8>
                %332 = wave.fp8_decode "e5m2" %331 : vector<16xi8> -> vector<16xf32>
                %333 = arith.select %197, %332, %c33 : vector<16xf32>
                %334 = arith.muli %175, %c18 : index
                %335 = arith.addi %334, %195 : index
                %336 = arith.muli %335, %c4 : index
                %337 = arith.addi %336, %c29 : index
                vector.store %333, %14[%337] : memref<?xf32>, vector<16xf32>
                %338 = arith.muli %195, %c4 : index
                %339 = arith.addi %194, %338 : index
                %340 = arith.addi %339, %c30 : index
                %341 = vector.load %kv[%340] : memref<?xi8>, vector<16xi8>
                %342 = wave.fp8_decode "e5m2" %341 : vector<16xi8> -> vector<16xf32>
                %343 = arith.select %197, %342, %c33 : vector<16xf32>
                %344 = arith.muli %175, %c18 : index
                %345 = arith.addi %344, %195 : index
                %346 = arith.muli %345, %c4 : index
                %347 = arith.addi %346, %c30 : index
                vector.store %343, %14[%347] : memref<?xf32>, vector<16xf32>
                %348 = arith.muli %195, %c4 : index
                %349 = arith.addi %194, %348 : index
                %350 = arith.addi %349, %c31 : index
                %351 = vector.load %kv[%350] : memref<?xi8>, vector<16xi8>
                %352 = wave.fp8_decode "e5m2" %351 : vector<16xi8> -> vector<16xf32>
                %353 = arith.select %197, %352, %c33 : vector<16xf32>
                %354 = arith.muli %175, %c18 : index
                %355 = arith.addi %354, %195 : index
                %356 = arith.muli %355, %c4 : index
                %357 = arith.addi %356, %c31 : index
                vector.store %353, %14[%357] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %358 = %c17 to %33 step %c9 {
            %376:16 = scf.for %359 = %c17 to %c4 step %c10 iter_args(%360 = %c33, %361 = %c33, %362 = %c33, %363 = %c33, %364 = %c33, %365 = %c33, %366 = %c33, %367 = %c33, %368 = %c33, %369 = %c33, %370 = %c33, %371 = %c33, %372 = %c33, %373 = %c33, %374 = %c33, %375 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %377 = arith.muli %359, %c5 : index
              %378 = arith.addi %377, %c17 : index
              %379 = vector.load %13[%378] : memref<?xf32>, vector<16xf32>
              %380 = arith.muli %359, %c5 : index
              %381 = arith.addi %380, %c18 : index
              %382 = vector.load %13[%381] : memref<?xf32>, vector<16xf32>
              %383 = arith.muli %359, %c5 : index
              %384 = arith.addi %383, %c19 : index
              %385 = vector.load %13[%384] : memref<?xf32>, vector<16xf32>
              %386 = arith.muli %359, %c5 : index
              %387 = arith.addi %386, %c20 : index
              %388 = vector.load %13[%387] : memref<?xf32>, vector<16xf32>
              %389 = arith.addi %358, %c17 : index
              %390 = arith.muli %389, %c4 : index
              %391 = arith.addi %390, %359 : index
              %392 = memref.load %5[%391] : memref<?xf32>
              %393 = vector.broadcast %392 : f32 to vector<16xf32>
              %394 = math.fma %393, %379, %360 : vector<16xf32>
              %395 = math.fma %393, %382, %361 : vector<16xf32>
              %396 = math.fma %393, %385, %362 : vector<16xf32>
              %397 = math.fma %393, %388, %363 : vector<16xf32>
              %398 = arith.addi %358, %c10 : index
              %399 = arith.muli %398, %c4 : index
              %400 = arith.addi %399, %359 : index
              %401 = memref.load %5[%400] : memref<?xf32>
              %402 = vector.broadcast %401 : f32 to vector<16xf32>
              %403 = math.fma %402, %379, %364 : vector<16xf32>
              %404 = math.fma %402, %382, %365 : vector<16xf32>
              %405 = math.fma %402, %385, %366 : vector<16xf32>
              %406 = math.fma %402, %388, %367 : vector<16xf32>
              %407 = arith.addi %358, %c7 : index
              %408 = arith.muli %407, %c4 : index
              %409 = arith.addi %408, %359 : index
              %410 = memref.load %5[%409] : memref<?xf32>
              %411 = vector.broadcast %410 : f32 to vector<16xf32>
              %412 = math.fma %411, %379, %368 : vector<16xf32>
              %413 = math.fma %411, %382, %369 : vector<16xf32>
              %414 = math.fma %411, %385, %370 : vector<16xf32>
              %415 = math.fma %411, %388, %371 : vector<16xf32>
              %416 = arith.addi %358, %c13 : index
              %417 = arith.muli %416, %c4 : index
              %418 = arith.addi %417, %359 : index
              %419 = memref.load %5[%418] : memref<?xf32>
              %420 = vector.broadcast %419 : f32 to vector<16xf32>
              %421 = math.fma %420, %379, %372 : vector<16xf32>
              %422 = math.fma %420, %382, %373 : vector<16xf32>
              %423 = math.fma %420, %385, %374 : vector<16xf32>
              %424 = math.fma %420, %388, %375 : vector<16xf32>
              scf.yield %394, %395, %396, %397, %403, %404, %405, %406, %412, %413, %414, %415, %421, %422, %423, %424 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %425 = arith.addi %358, %c17 : index
            %426 = arith.subi %30, %c10 : index
            %427 = arith.minsi %425, %426 : index
            %428 = arith.divui %427, %groupSize : index
            %429 = arith.addi %21, %428 : index
            %430 = arith.muli %3, %groupSize : index
            %431 = arith.remui %427, %groupSize : index
            %432 = arith.addi %430, %431 : index
            %433 = arith.addi %positionsAt, %429 : index
            %434 = memref.load %step[%433] : memref<?xi32>
            %435 = arith.index_cast %434 : i32 to index
            %436 = arith.subi %435, %174 : index
            %437 = arith.index_cast %436 : index to i32
            %438 = vector.broadcast %437 : i32 to vector<16xi32>
            %439 = arith.cmpi sle, %c39, %438 : vector<16xi32>
            %440 = arith.select %439, %376#0, %c40 : vector<16xi1>, vector<16xf32>
            %441 = arith.cmpi sle, %c41, %438 : vector<16xi32>
            %442 = arith.select %441, %376#1, %c40 : vector<16xi1>, vector<16xf32>
            %443 = arith.cmpi sle, %c42, %438 : vector<16xi32>
            %444 = arith.select %443, %376#2, %c40 : vector<16xi1>, vector<16xf32>
            %445 = arith.cmpi sle, %c43, %438 : vector<16xi32>
            %446 = arith.select %445, %376#3, %c40 : vector<16xi1>, vector<16xf32>
            %447 = arith.maximumf %440, %442 : vector<16xf32>
            %448 = arith.maximumf %447, %444 : vector<16xf32>
            %449 = arith.maximumf %448, %446 : vector<16xf32>
            %450 = memref.load %6[%425] : memref<?xf32>
            %451 = wave.reduce "max" %449 : vector<16xf32>
            %452 = arith.maximumf %450, %451 : f32
            %453 = arith.subf %450, %452 : f32
            %454 = wave.exp2 %453 : f32
            %455 = vector.broadcast %452 : f32 to vector<16xf32>
            %456 = arith.subf %440, %455 : vector<16xf32>
            %457 = wave.exp2 %456 : vector<16xf32>
            %458 = arith.select %439, %457, %c33 : vector<16xi1>, vector<16xf32>
            %459 = arith.muli %425, %c5 : index
            %460 = arith.addi %459, %c17 : index
            vector.store %458, %12[%460] : memref<?xf32>, vector<16xf32>
            %461 = arith.subf %442, %455 : vector<16xf32>
            %462 = wave.exp2 %461 : vector<16xf32>
            %463 = arith.select %441, %462, %c33 : vector<16xi1>, vector<16xf32>
            %464 = arith.muli %425, %c5 : index
            %465 = arith.addi %464, %c18 : index
            vector.store %463, %12[%465] : memref<?xf32>, vector<16xf32>
            %466 = arith.addf %458, %463 : vector<16xf32>
            %467 = arith.subf %444, %455 : vector<16xf32>
            %468 = wave.exp2 %467 : vector<16xf32>
            %469 = arith.select %443, %468, %c33 : vector<16xi1>, vector<16xf32>
            %470 = arith.muli %425, %c5 : index
            %471 = arith.addi %470, %c19 : index
            vector.store %469, %12[%471] : memref<?xf32>, vector<16xf32>
            %472 = arith.addf %466, %469 : vector<16xf32>
            %473 = arith.subf %446, %455 : vector<16xf32>
            %474 = wave.exp2 %473 : vector<16xf32>
            %475 = arith.select %445, %474, %c33 : vector<16xi1>, vector<16xf32>
            %476 = arith.muli %425, %c5 : index
            %477 = arith.addi %476, %c20 : index
            vector.store %475, %12[%477] : memref<?xf32>, vector<16xf32>
            %478 = arith.addf %472, %475 : vector<16xf32>
            %479 = memref.load %7[%425] : memref<?xf32>
            %480 = wave.reduce "add" %478 : vector<16xf32>
            %481 = math.fma %479, %454, %480 : f32
            memref.store %452, %6[%425] : memref<?xf32>
            memref.store %481, %7[%425] : memref<?xf32>
            memref.store %454, %10[%425] : memref<?xf32>
            %482 = arith.addi %358, %c10 : index
            %483 = arith.subi %30, %c10 : index
            %484 = arith.minsi %482, %483 : index
            %485 = arith.divui %484, %groupSize : index
            %486 = arith.addi %21, %485 : index
            %487 = arith.muli %3, %groupSize : index
            %488 = arith.remui %484, %groupSize : index
            %489 = arith.addi %487, %488 : index
            %490 = arith.addi %positionsAt, %486 : index
            %491 = memref.load %step[%490] : memref<?xi32>
            %492 = arith.index_cast %491 : i32 to index
            %493 = arith.subi %492, %174 : index
            %494 = arith.index_cast %493 : index to i32
            %495 = vector.broadcast %494 : i32 to vector<16xi32>
            %496 = arith.cmpi sle, %c39, %495 : vector<16xi32>
            %497 = arith.select %496, %376#4, %c40 : vector<16xi1>, vector<16xf32>
            %498 = arith.cmpi sle, %c41, %495 : vector<16xi32>
            %499 = arith.select %498, %376#5, %c40 : vector<16xi1>, vector<16xf32>
            %500 = arith.cmpi sle, %c42, %495 : vector<16xi32>
            %501 = arith.select %500, %376#6, %c40 : vector<16xi1>, vector<16xf32>
            %502 = arith.cmpi sle, %c43, %495 : vector<16xi32>
            %503 = arith.select %502, %376#7, %c40 : vector<16xi1>, vector<16xf32>
            %504 = arith.maximumf %497, %499 : vector<16xf32>
            %505 = arith.maximumf %504, %501 : vector<16xf32>
            %506 = arith.maximumf %505, %503 : vector<16xf32>
            %507 = memref.load %6[%482] : memref<?xf32>
            %508 = wave.reduce "max" %506 : vector<16xf32>
            %509 = arith.maximumf %507, %508 : f32
            %510 = arith.subf %507, %509 : f32
            %511 = wave.exp2 %510 : f32
            %512 = vector.broadcast %509 : f32 to vector<16xf32>
            %513 = arith.subf %497, %512 : vector<16xf32>
            %514 = wave.exp2 %513 : vector<16xf32>
            %515 = arith.select %496, %514, %c33 : vector<16xi1>, vector<16xf32>
            %516 = arith.muli %482, %c5 : index
            %517 = arith.addi %516, %c17 : index
            vector.store %515, %12[%517] : memref<?xf32>, vector<16xf32>
            %518 = arith.subf %499, %512 : vector<16xf32>
            %519 = wave.exp2 %518 : vector<16xf32>
            %520 = arith.select %498, %519, %c33 : vector<16xi1>, vector<16xf32>
            %521 = arith.muli %482, %c5 : index
            %522 = arith.addi %521, %c18 : index
            vector.store %520, %12[%522] : memref<?xf32>, vector<16xf32>
            %523 = arith.addf %515, %520 : vector<16xf32>
            %524 = arith.subf %501, %512 : vector<16xf32>
            %525 = wave.exp2 %524 : vector<16xf32>
            %526 = arith.select %500, %525, %c33 : vector<16xi1>, vector<16xf32>
            %527 = arith.muli %482, %c5 : index
            %528 = arith.addi %527, %c19 : index
            vector.store %526, %12[%528] : memref<?xf32>, vector<16xf32>
            %529 = arith.addf %523, %526 : vector<16xf32>
            %530 = arith.subf %503, %512 : vector<16xf32>
            %531 = wave.exp2 %530 : vector<16xf32>
            %532 = arith.select %502, %531, %c33 : vector<16xi1>, vector<16xf32>
            %533 = arith.muli %482, %c5 : index
            %534 = arith.addi %533, %c20 : index
            vector.store %532, %12[%534] : memref<?xf32>, vector<16xf32>
            %535 = arith.addf %529, %532 : vector<16xf32>
            %536 = memref.load %7[%482] : memref<?xf32>
            %537 = wave.reduce "add" %535 : vector<16xf32>
            %538 = math.fma %536, %511, %537 : f32
            memref.store %509, %6[%482] : memref<?xf32>
            memref.store %538, %7[%482] : memref<?xf32>
            memref.store %511, %10[%482] : memref<?xf32>
            %539 = arith.addi %358, %c7 : index
            %540 = arith.subi %30, %c10 : index
            %541 = arith.minsi %539, %540 : index
            %542 = arith.divui %541, %groupSize : index
            %543 = arith.addi %21, %542 : index
            %544 = arith.muli %3, %groupSize : index
            %545 = arith.remui %541, %groupSize : index
            %546 = arith.addi %544, %545 : index
            %547 = arith.addi %positionsAt, %543 : index
            %548 = memref.load %step[%547] : memref<?xi32>
            %549 = arith.index_cast %548 : i32 to index
            %550 = arith.subi %549, %174 : index
            %551 = arith.index_cast %550 : index to i32
            %552 = vector.broadcast %551 : i32 to vector<16xi32>
            %553 = arith.cmpi sle, %c39, %552 : vector<16xi32>
            %554 = arith.select %553, %376#8, %c40 : vector<16xi1>, vector<16xf32>
            %555 = arith.cmpi sle, %c41, %552 : vector<16xi32>
            %556 = arith.select %555, %376#9, %c40 : vector<16xi1>, vector<16xf32>
            %557 = arith.cmpi sle, %c42, %552 : vector<16xi32>
            %558 = arith.select %557, %376#10, %c40 : vector<16xi1>, vector<16xf32>
            %559 = arith.cmpi sle, %c43, %552 : vector<16xi32>
            %560 = arith.select %559, %376#11, %c40 : vector<16xi1>, vector<16xf32>
            %561 = arith.maximumf %554, %556 : vector<16xf32>
            %562 = arith.maximumf %561, %558 : vector<16xf32>
            %563 = arith.maximumf %562, %560 : vector<16xf32>
            %564 = memref.load %6[%539] : memref<?xf32>
            %565 = wave.reduce "max" %563 : vector<16xf32>
            %566 = arith.maximumf %564, %565 : f32
            %567 = arith.subf %564, %566 : f32
            %568 = wave.exp2 %567 : f32
            %569 = vector.broadcast %566 : f32 to vector<16xf32>
            %570 = arith.subf %554, %569 : vector<16xf32>
            %571 = wave.exp2 %570 : vector<16xf32>
            %572 = arith.select %553, %571, %c33 : vector<16xi1>, vector<16xf32>
            %573 = arith.muli %539, %c5 : index
            %574 = arith.addi %573, %c17 : index
            vector.store %572, %12[%574] : memref<?xf32>, vector<16xf32>
            %575 = arith.subf %556, %569 : vector<16xf32>
            %576 = wave.exp2 %575 : vector<16xf32>
            %577 = arith.select %555, %576, %c33 : vector<16xi1>, vector<16xf32>
            %578 = arith.muli %539, %c5 : index
            %579 = arith.addi %578, %c18 : index
            vector.store %577, %12[%579] : memref<?xf32>, vector<16xf32>
            %580 = arith.addf %572, %577 : vector<16xf32>
            %581 = arith.subf %558, %569 : vector<16xf32>
            %582 = wave.exp2 %581 : vector<16xf32>
            %583 = arith.select %557, %582, %c33 : vector<16xi1>, vector<16xf32>
            %584 = arith.muli %539, %c5 : index
            %585 = arith.addi %584, %c19 : index
            vector.store %583, %12[%585] : memref<?xf32>, vector<16xf32>
            %586 = arith.addf %580, %583 : vector<16xf32>
            %587 = arith.subf %560, %569 : vector<16xf32>
            %588 = wave.exp2 %587 : vector<16xf32>
            %589 = arith.select %559, %588, %c33 : vector<16xi1>, vector<16xf32>
            %590 = arith.muli %539, %c5 : index
            %591 = arith.addi %590, %c20 : index
            vector.store %589, %12[%591] : memref<?xf32>, vector<16xf32>
            %592 = arith.addf %586, %589 : vector<16xf32>
            %593 = memref.load %7[%539] : memref<?xf32>
            %594 = wave.reduce "add" %592 : vector<16xf32>
            %595 = math.fma %593, %568, %594 : f32
            memref.store %566, %6[%539] : memref<?xf32>
            memref.store %595, %7[%539] : memref<?xf32>
            memref.store %568, %10[%539] : memref<?xf32>
            %596 = arith.addi %358, %c13 : index
            %597 = arith.subi %30, %c10 : index
            %598 = arith.minsi %596, %597 : index
            %599 = arith.divui %598, %groupSize : index
            %600 = arith.addi %21, %599 : index
            %601 = arith.muli %3, %groupSize : index
            %602 = arith.remui %598, %groupSize : index
            %603 = arith.addi %601, %602 : index
            %604 = arith.addi %positionsAt, %600 : index
            %605 = memref.load %step[%604] : memref<?xi32>
            %606 = arith.index_cast %605 : i32 to index
            %607 = arith.subi %606, %174 : index
            %608 = arith.index_cast %607 : index to i32
            %609 = vector.broadcast %608 : i32 to vector<16xi32>
            %610 = arith.cmpi sle, %c39, %609 : vector<16xi32>
            %611 = arith.select %610, %376#12, %c40 : vector<16xi1>, vector<16xf32>
            %612 = arith.cmpi sle, %c41, %609 : vector<16xi32>
            %613 = arith.select %612, %376#13, %c40 : vector<16xi1>, vector<16xf32>
            %614 = arith.cmpi sle, %c42, %609 : vector<16xi32>
            %615 = arith.select %614, %376#14, %c40 : vector<16xi1>, vector<16xf32>
            %616 = arith.cmpi sle, %c43, %609 : vector<16xi32>
            %617 = arith.select %616, %376#15, %c40 : vector<16xi1>, vector<16xf32>
            %618 = arith.maximumf %611, %613 : vector<16xf32>
            %619 = arith.maximumf %618, %615 : vector<16xf32>
            %620 = arith.maximumf %619, %617 : vector<16xf32>
            %621 = memref.load %6[%596] : memref<?xf32>
            %622 = wave.reduce "max" %620 : vector<16xf32>
            %623 = arith.maximumf %621, %622 : f32
            %624 = arith.subf %621, %623 : f32
            %625 = wave.exp2 %624 : f32
            %626 = vector.broadcast %623 : f32 to vector<16xf32>
            %627 = arith.subf %611, %626 : vector<16xf32>
            %628 = wave.exp2 %627 : vector<16xf32>
            %629 = arith.select %610, %628, %c33 : vector<16xi1>, vector<16xf32>
            %630 = arith.muli %596, %c5 : index
            %631 = arith.addi %630, %c17 : index
            vector.store %629, %12[%631] : memref<?xf32>, vector<16xf32>
            %632 = arith.subf %613, %626 : vector<16xf32>
            %633 = wave.exp2 %632 : vector<16xf32>
            %634 = arith.select %612, %633, %c33 : vector<16xi1>, vector<16xf32>
            %635 = arith.muli %596, %c5 : index
            %636 = arith.addi %635, %c18 : index
            vector.store %634, %12[%636] : memref<?xf32>, vector<16xf32>
            %637 = arith.addf %629, %634 : vector<16xf32>
            %638 = arith.subf %615, %626 : vector<16xf32>
            %639 = wave.exp2 %638 : vector<16xf32>
            %640 = arith.select %614, %639, %c33 : vector<16xi1>, vector<16xf32>
            %641 = arith.muli %596, %c5 : index
            %642 = arith.addi %641, %c19 : index
            vector.store %640, %12[%642] : memref<?xf32>, vector<16xf32>
            %643 = arith.addf %637, %640 : vector<16xf32>
            %644 = arith.subf %617, %626 : vector<16xf32>
            %645 = wave.exp2 %644 : vector<16xf32>
            %646 = arith.select %616, %645, %c33 : vector<16xi1>, vector<16xf32>
            %647 = arith.muli %596, %c5 : index
            %648 = arith.addi %647, %c20 : index
            vector.store %646, %12[%648] : memref<?xf32>, vector<16xf32>
            %649 = arith.addf %643, %646 : vector<16xf32>
            %650 = memref.load %7[%596] : memref<?xf32>
            %651 = wave.reduce "add" %649 : vector<16xf32>
            %652 = math.fma %650, %625, %651 : f32
            memref.store %623, %6[%596] : memref<?xf32>
            memref.store %652, %7[%596] : memref<?xf32>
            memref.store %625, %10[%596] : memref<?xf32>
          }
          %653 = arith.subi %39, %174 : index
          %654 = arith.minsi %653, %c5 : index
          scf.for %655 = %c17 to %33 step %c7 {
            %656 = arith.addi %655, %c17 : index
            %657 = memref.load %10[%656] : memref<?xf32>
            %658 = vector.broadcast %657 : f32 to vector<16xf32>
            %659 = arith.addi %655, %c17 : index
            %660 = arith.muli %659, %c4 : index
            %661 = arith.addi %660, %c17 : index
            %662 = vector.load %9[%661] : memref<?xf32>, vector<16xf32>
            %663 = arith.mulf %662, %658 : vector<16xf32>
            %664 = arith.addi %655, %c17 : index
            %665 = arith.muli %664, %c4 : index
            %666 = arith.addi %665, %c18 : index
            %667 = vector.load %9[%666] : memref<?xf32>, vector<16xf32>
            %668 = arith.mulf %667, %658 : vector<16xf32>
            %669 = arith.addi %655, %c17 : index
            %670 = arith.muli %669, %c4 : index
            %671 = arith.addi %670, %c19 : index
            %672 = vector.load %9[%671] : memref<?xf32>, vector<16xf32>
            %673 = arith.mulf %672, %658 : vector<16xf32>
            %674 = arith.addi %655, %c17 : index
            %675 = arith.muli %674, %c4 : index
            %676 = arith.addi %675, %c20 : index
            %677 = vector.load %9[%676] : memref<?xf32>, vector<16xf32>
            %678 = arith.mulf %677, %658 : vector<16xf32>
            %679 = arith.addi %655, %c10 : index
            %680 = memref.load %10[%679] : memref<?xf32>
            %681 = vector.broadcast %680 : f32 to vector<16xf32>
            %682 = arith.addi %655, %c10 : index
            %683 = arith.muli %682, %c4 : index
            %684 = arith.addi %683, %c17 : index
            %685 = vector.load %9[%684] : memref<?xf32>, vector<16xf32>
            %686 = arith.mulf %685, %681 : vector<16xf32>
            %687 = arith.addi %655, %c10 : index
            %688 = arith.muli %687, %c4 : index
            %689 = arith.addi %688, %c18 : index
            %690 = vector.load %9[%689] : memref<?xf32>, vector<16xf32>
            %691 = arith.mulf %690, %681 : vector<16xf32>
            %692 = arith.addi %655, %c10 : index
            %693 = arith.muli %692, %c4 : index
            %694 = arith.addi %693, %c19 : index
            %695 = vector.load %9[%694] : memref<?xf32>, vector<16xf32>
            %696 = arith.mulf %695, %681 : vector<16xf32>
            %697 = arith.addi %655, %c10 : index
            %698 = arith.muli %697, %c4 : index
            %699 = arith.addi %698, %c20 : index
            %700 = vector.load %9[%699] : memref<?xf32>, vector<16xf32>
            %701 = arith.mulf %700, %681 : vector<16xf32>
            %711:8 = scf.for %702 = %c17 to %654 step %c10 iter_args(%703 = %663, %704 = %668, %705 = %673, %706 = %678, %707 = %686, %708 = %691, %709 = %696, %710 = %701) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %712 = arith.muli %702, %c4 : index
              %713 = arith.addi %712, %c17 : index
              %714 = vector.load %14[%713] : memref<?xf32>, vector<16xf32>
              %715 = arith.muli %702, %c4 : index
              %716 = arith.addi %715, %c18 : index
              %717 = vector.load %14[%716] : memref<?xf32>, vector<16xf32>
              %718 = arith.muli %702, %c4 : index
              %719 = arith.addi %718, %c19 : index
              %720 = vector.load %14[%719] : memref<?xf32>, vector<16xf32>
              %721 = arith.muli %702, %c4 : index
              %722 = arith.addi %721, %c20 : index
              %723 = vector.load %14[%722] : memref<?xf32>, vector<16xf32>
              %724 = arith.addi %655, %c17 : index
              %725 = arith.muli %724, %c5 : index
              %726 = arith.addi %725, %702 : index
              %727 = memref.load %12[%726] : memref<?xf32>
              %728 = vector.broadcast %727 : f32 to vector<16xf32>
              %729 = math.fma %728, %714, %703 : vector<16xf32>
              %730 = math.fma %728, %717, %704 : vector<16xf32>
              %731 = math.fma %728, %720, %705 : vector<16xf32>
              %732 = math.fma %728, %723, %706 : vector<16xf32>
              %733 = arith.addi %655, %c10 : index
              %734 = arith.muli %733, %c5 : index
              %735 = arith.addi %734, %702 : index
              %736 = memref.load %12[%735] : memref<?xf32>
              %737 = vector.broadcast %736 : f32 to vector<16xf32>
              %738 = math.fma %737, %714, %707 : vector<16xf32>
              %739 = math.fma %737, %717, %708 : vector<16xf32>
              %740 = math.fma %737, %720, %709 : vector<16xf32>
              %741 = math.fma %737, %723, %710 : vector<16xf32>
              scf.yield %729, %730, %731, %732, %738, %739, %740, %741 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %742 = arith.addi %655, %c17 : index
            %743 = arith.muli %742, %c4 : index
            %744 = arith.addi %743, %c17 : index
            vector.store %711#0, %9[%744] : memref<?xf32>, vector<16xf32>
            %745 = arith.addi %655, %c17 : index
            %746 = arith.muli %745, %c4 : index
            %747 = arith.addi %746, %c18 : index
            vector.store %711#1, %9[%747] : memref<?xf32>, vector<16xf32>
            %748 = arith.addi %655, %c17 : index
            %749 = arith.muli %748, %c4 : index
            %750 = arith.addi %749, %c19 : index
            vector.store %711#2, %9[%750] : memref<?xf32>, vector<16xf32>
            %751 = arith.addi %655, %c17 : index
            %752 = arith.muli %751, %c4 : index
            %753 = arith.addi %752, %c20 : index
            vector.store %711#3, %9[%753] : memref<?xf32>, vector<16xf32>
            %754 = arith.addi %655, %c10 : index
            %755 = arith.muli %754, %c4 : index
            %756 = arith.addi %755, %c17 : index
            vector.store %711#4, %9[%756] : memref<?xf32>, vector<16xf32>
            %757 = arith.addi %655, %c10 : index
            %758 = arith.muli %757, %c4 : index
            %759 = arith.addi %758, %c18 : index
            vector.store %711#5, %9[%759] : memref<?xf32>, vector<16xf32>
            %760 = arith.addi %655, %c10 : index
            %761 = arith.muli %760, %c4 : index
            %762 = arith.addi %761, %c19 : index
            vector.store %711#6, %9[%762] : memref<?xf32>, vector<16xf32>
            %763 = arith.addi %655, %c10 : index
            %764 = arith.muli %763, %c4 : index
            %765 = arith.addi %764, %c20 : index
            vector.store %711#7, %9[%765] : memref<?xf32>, vector<16xf32>
            %766 = arith.addi %655, %c17 : index
            %767 = memref.load %10[%766] : memref<?xf32>
            %768 = vector.broadcast %767 : f32 to vector<16xf32>
            %769 = arith.addi %655, %c17 : index
            %770 = arith.muli %769, %c4 : index
            %771 = arith.addi %770, %c5 : index
            %772 = vector.load %9[%771] : memref<?xf32>, vector<16xf32>
            %773 = arith.mulf %772, %768 : vector<16xf32>
            %774 = arith.addi %655, %c17 : index
            %775 = arith.muli %774, %c4 : index
            %776 = arith.addi %775, %c21 : index
            %777 = vector.load %9[%776] : memref<?xf32>, vector<16xf32>
            %778 = arith.mulf %777, %768 : vector<16xf32>
            %779 = arith.addi %655, %c17 : index
            %780 = arith.muli %779, %c4 : index
            %781 = arith.addi %780, %c22 : index
            %782 = vector.load %9[%781] : memref<?xf32>, vector<16xf32>
            %783 = arith.mulf %782, %768 : vector<16xf32>
            %784 = arith.addi %655, %c17 : index
            %785 = arith.muli %784, %c4 : index
            %786 = arith.addi %785, %c23 : index
            %787 = vector.load %9[%786] : memref<?xf32>, vector<16xf32>
            %788 = arith.mulf %787, %768 : vector<16xf32>
            %789 = arith.addi %655, %c10 : index
            %790 = memref.load %10[%789] : memref<?xf32>
            %791 = vector.broadcast %790 : f32 to vector<16xf32>
            %792 = arith.addi %655, %c10 : index
            %793 = arith.muli %792, %c4 : index
            %794 = arith.addi %793, %c5 : index
            %795 = vector.load %9[%794] : memref<?xf32>, vector<16xf32>
            %796 = arith.mulf %795, %791 : vector<16xf32>
            %797 = arith.addi %655, %c10 : index
            %798 = arith.muli %797, %c4 : index
            %799 = arith.addi %798, %c21 : index
            %800 = vector.load %9[%799] : memref<?xf32>, vector<16xf32>
            %801 = arith.mulf %800, %791 : vector<16xf32>
            %802 = arith.addi %655, %c10 : index
            %803 = arith.muli %802, %c4 : index
            %804 = arith.addi %803, %c22 : index
            %805 = vector.load %9[%804] : memref<?xf32>, vector<16xf32>
            %806 = arith.mulf %805, %791 : vector<16xf32>
            %807 = arith.addi %655, %c10 : index
            %808 = arith.muli %807, %c4 : index
            %809 = arith.addi %808, %c23 : index
            %810 = vector.load %9[%809] : memref<?xf32>, vector<16xf32>
            %811 = arith.mulf %810, %791 : vector<16xf32>
            %821:8 = scf.for %812 = %c17 to %654 step %c10 iter_args(%813 = %773, %814 = %778, %815 = %783, %816 = %788, %817 = %796, %818 = %801, %819 = %806, %820 = %811) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %822 = arith.muli %812, %c4 : index
              %823 = arith.addi %822, %c5 : index
              %824 = vector.load %14[%823] : memref<?xf32>, vector<16xf32>
              %825 = arith.muli %812, %c4 : index
              %826 = arith.addi %825, %c21 : index
              %827 = vector.load %14[%826] : memref<?xf32>, vector<16xf32>
              %828 = arith.muli %812, %c4 : index
              %829 = arith.addi %828, %c22 : index
              %830 = vector.load %14[%829] : memref<?xf32>, vector<16xf32>
              %831 = arith.muli %812, %c4 : index
              %832 = arith.addi %831, %c23 : index
              %833 = vector.load %14[%832] : memref<?xf32>, vector<16xf32>
              %834 = arith.addi %655, %c17 : index
              %835 = arith.muli %834, %c5 : index
              %836 = arith.addi %835, %812 : index
              %837 = memref.load %12[%836] : memref<?xf32>
              %838 = vector.broadcast %837 : f32 to vector<16xf32>
              %839 = math.fma %838, %824, %813 : vector<16xf32>
              %840 = math.fma %838, %827, %814 : vector<16xf32>
              %841 = math.fma %838, %830, %815 : vector<16xf32>
              %842 = math.fma %838, %833, %816 : vector<16xf32>
              %843 = arith.addi %655, %c10 : index
              %844 = arith.muli %843, %c5 : index
              %845 = arith.addi %844, %812 : index
              %846 = memref.load %12[%845] : memref<?xf32>
              %847 = vector.broadcast %846 : f32 to vector<16xf32>
              %848 = math.fma %847, %824, %817 : vector<16xf32>
              %849 = math.fma %847, %827, %818 : vector<16xf32>
              %850 = math.fma %847, %830, %819 : vector<16xf32>
              %851 = math.fma %847, %833, %820 : vector<16xf32>
              scf.yield %839, %840, %841, %842, %848, %849, %850, %851 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %852 = arith.addi %655, %c17 : index
            %853 = arith.muli %852, %c4 : index
            %854 = arith.addi %853, %c5 : index
            vector.store %821#0, %9[%854] : memref<?xf32>, vector<16xf32>
            %855 = arith.addi %655, %c17 : index
            %856 = arith.muli %855, %c4 : index
            %857 = arith.addi %856, %c21 : index
            vector.store %821#1, %9[%857] : memref<?xf32>, vector<16xf32>
            %858 = arith.addi %655, %c17 : index
            %859 = arith.muli %858, %c4 : index
            %860 = arith.addi %859, %c22 : index
            vector.store %821#2, %9[%860] : memref<?xf32>, vector<16xf32>
            %861 = arith.addi %655, %c17 : index
            %862 = arith.muli %861, %c4 : index
            %863 = arith.addi %862, %c23 : index
            vector.store %821#3, %9[%863] : memref<?xf32>, vector<16xf32>
            %864 = arith.addi %655, %c10 : index
            %865 = arith.muli %864, %c4 : index
            %866 = arith.addi %865, %c5 : index
            vector.store %821#4, %9[%866] : memref<?xf32>, vector<16xf32>
            %867 = arith.addi %655, %c10 : index
            %868 = arith.muli %867, %c4 : index
            %869 = arith.addi %868, %c21 : index
            vector.store %821#5, %9[%869] : memref<?xf32>, vector<16xf32>
            %870 = arith.addi %655, %c10 : index
            %871 = arith.muli %870, %c4 : index
            %872 = arith.addi %871, %c22 : index
            vector.store %821#6, %9[%872] : memref<?xf32>, vector<16xf32>
            %873 = arith.addi %655, %c10 : index
            %874 = arith.muli %873, %c4 : index
            %875 = arith.addi %874, %c23 : index
            vector.store %821#7, %9[%875] : memref<?xf32>, vector<16xf32>
            %876 = arith.addi %655, %c17 : index
            %877 = memref.load %10[%876] : memref<?xf32>
            %878 = vector.broadcast %877 : f32 to vector<16xf32>
            %879 = arith.addi %655, %c17 : index
            %880 = arith.muli %879, %c4 : index
            %881 = arith.addi %880, %c24 : index
            %882 = vector.load %9[%881] : memref<?xf32>, vector<16xf32>
            %883 = arith.mulf %882, %878 : vector<16xf32>
            %884 = arith.addi %655, %c17 : index
            %885 = arith.muli %884, %c4 : index
            %886 = arith.addi %885, %c25 : index
            %887 = vector.load %9[%886] : memref<?xf32>, vector<16xf32>
            %888 = arith.mulf %887, %878 : vector<16xf32>
            %889 = arith.addi %655, %c17 : index
            %890 = arith.muli %889, %c4 : index
            %891 = arith.addi %890, %c26 : index
            %892 = vector.load %9[%891] : memref<?xf32>, vector<16xf32>
            %893 = arith.mulf %892, %878 : vector<16xf32>
            %894 = arith.addi %655, %c17 : index
            %895 = arith.muli %894, %c4 : index
            %896 = arith.addi %895, %c27 : index
            %897 = vector.load %9[%896] : memref<?xf32>, vector<16xf32>
            %898 = arith.mulf %897, %878 : vector<16xf32>
            %899 = arith.addi %655, %c10 : index
            %900 = memref.load %10[%899] : memref<?xf32>
            %901 = vector.broadcast %900 : f32 to vector<16xf32>
            %902 = arith.addi %655, %c10 : index
            %903 = arith.muli %902, %c4 : index
            %904 = arith.addi %903, %c24 : index
            %905 = vector.load %9[%904] : memref<?xf32>, vector<16xf32>
            %906 = arith.mulf %905, %901 : vector<16xf32>
            %907 = arith.addi %655, %c10 : index
            %908 = arith.muli %907, %c4 : index
            %909 = arith.addi %908, %c25 : index
            %910 = vector.load %9[%909] : memref<?xf32>, vector<16xf32>
            %911 = arith.mulf %910, %901 : vector<16xf32>
            %912 = arith.addi %655, %c10 : index
            %913 = arith.muli %912, %c4 : index
            %914 = arith.addi %913, %c26 : index
            %915 = vector.load %9[%914] : memref<?xf32>, vector<16xf32>
            %916 = arith.mulf %915, %901 : vector<16xf32>
            %917 = arith.addi %655, %c10 : index
            %918 = arith.muli %917, %c4 : index
            %919 = arith.addi %918, %c27 : index
            %920 = vector.load %9[%919] : memref<?xf32>, vector<16xf32>
            %921 = arith.mulf %920, %901 : vector<16xf32>
            %931:8 = scf.for %922 = %c17 to %654 step %c10 iter_args(%923 = %883, %924 = %888, %925 = %893, %926 = %898, %927 = %906, %928 = %911, %929 = %916, %930 = %921) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %932 = arith.muli %922, %c4 : index
              %933 = arith.addi %932, %c24 : index
              %934 = vector.load %14[%933] : memref<?xf32>, vector<16xf32>
              %935 = arith.muli %922, %c4 : index
              %936 = arith.addi %935, %c25 : index
              %937 = vector.load %14[%936] : memref<?xf32>, vector<16xf32>
              %938 = arith.muli %922, %c4 : index
              %939 = arith.addi %938, %c26 : index
              %940 = vector.load %14[%939] : memref<?xf32>, vector<16xf32>
              %941 = arith.muli %922, %c4 : index
              %942 = arith.addi %941, %c27 : index
              %943 = vector.load %14[%942] : memref<?xf32>, vector<16xf32>
              %944 = arith.addi %655, %c17 : index
              %945 = arith.muli %944, %c5 : index
              %946 = arith.addi %945, %922 : index
              %947 = memref.load %12[%946] : memref<?xf32>
              %948 = vector.broadcast %947 : f32 to vector<16xf32>
              %949 = math.fma %948, %934, %923 : vector<16xf32>
              %950 = math.fma %948, %937, %924 : vector<16xf32>
              %951 = math.fma %948, %940, %925 : vector<16xf32>
              %952 = math.fma %948, %943, %926 : vector<16xf32>
              %953 = arith.addi %655, %c10 : index
              %954 = arith.muli %953, %c5 : index
              %955 = arith.addi %954, %922 : index
              %956 = memref.load %12[%955] : memref<?xf32>
              %957 = vector.broadcast %956 : f32 to vector<16xf32>
              %958 = math.fma %957, %934, %927 : vector<16xf32>
              %959 = math.fma %957, %937, %928 : vector<16xf32>
              %960 = math.fma %957, %940, %929 : vector<16xf32>
              %961 = math.fma %957, %943, %930 : vector<16xf32>
              scf.yield %949, %950, %951, %952, %958, %959, %960, %961 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %962 = arith.addi %655, %c17 : index
            %963 = arith.muli %962, %c4 : index
            %964 = arith.addi %963, %c24 : index
            vector.store %931#0, %9[%964] : memref<?xf32>, vector<16xf32>
            %965 = arith.addi %655, %c17 : index
            %966 = arith.muli %965, %c4 : index
            %967 = arith.addi %966, %c25 : index
            vector.store %931#1, %9[%967] : memref<?xf32>, vector<16xf32>
            %968 = arith.addi %655, %c17 : index
            %969 = arith.muli %968, %c4 : index
            %970 = arith.addi %969, %c26 : index
            vector.store %931#2, %9[%970] : memref<?xf32>, vector<16xf32>
            %971 = arith.addi %655, %c17 : index
            %972 = arith.muli %971, %c4 : index
            %973 = arith.addi %972, %c27 : index
            vector.store %931#3, %9[%973] : memref<?xf32>, vector<16xf32>
            %974 = arith.addi %655, %c10 : index
            %975 = arith.muli %974, %c4 : index
            %976 = arith.addi %975, %c24 : index
            vector.store %931#4, %9[%976] : memref<?xf32>, vector<16xf32>
            %977 = arith.addi %655, %c10 : index
            %978 = arith.muli %977, %c4 : index
            %979 = arith.addi %978, %c25 : index
            vector.store %931#5, %9[%979] : memref<?xf32>, vector<16xf32>
            %980 = arith.addi %655, %c10 : index
            %981 = arith.muli %980, %c4 : index
            %982 = arith.addi %981, %c26 : index
            vector.store %931#6, %9[%982] : memref<?xf32>, vector<16xf32>
            %983 = arith.addi %655, %c10 : index
            %984 = arith.muli %983, %c4 : index
            %985 = arith.addi %984, %c27 : index
            vector.store %931#7, %9[%985] : memref<?xf32>, vector<16xf32>
            %986 = arith.addi %655, %c17 : index
            %987 = memref.load %10[%986] : memref<?xf32>
            %988 = vector.broadcast %987 : f32 to vector<16xf32>
            %989 = arith.addi %655, %c17 : index
            %990 = arith.muli %989, %c4 : index
            %991 = arith.addi %990, %c28 : index
            %992 = vector.load %9[%991] : memref<?xf32>, vector<16xf32>
            %993 = arith.mulf %992, %988 : vector<16xf32>
            %994 = arith.addi %655, %c17 : index
            %995 = arith.muli %994, %c4 : index
            %996 = arith.addi %995, %c29 : index
            %997 = vector.load %9[%996] : memref<?xf32>, vector<16xf32>
            %998 = arith.mulf %997, %988 : vector<16xf32>
            %999 = arith.addi %655, %c17 : index
            %1000 = arith.muli %999, %c4 : index
            %1001 = arith.addi %1000, %c30 : index
            %1002 = vector.load %9[%1001] : memref<?xf32>, vector<16xf32>
            %1003 = arith.mulf %1002, %988 : vector<16xf32>
            %1004 = arith.addi %655, %c17 : index
            %1005 = arith.muli %1004, %c4 : index
            %1006 = arith.addi %1005, %c31 : index
            %1007 = vector.load %9[%1006] : memref<?xf32>, vector<16xf32>
            %1008 = arith.mulf %1007, %988 : vector<16xf32>
            %1009 = arith.addi %655, %c10 : index
            %1010 = memref.load %10[%1009] : memref<?xf32>
            %1011 = vector.broadcast %1010 : f32 to vector<16xf32>
            %1012 = arith.addi %655, %c10 : index
            %1013 = arith.muli %1012, %c4 : index
            %1014 = arith.addi %1013, %c28 : index
            %1015 = vector.load %9[%1014] : memref<?xf32>, vector<16xf32>
            %1016 = arith.mulf %1015, %1011 : vector<16xf32>
            %1017 = arith.addi %655, %c10 : index
            %1018 = arith.muli %1017, %c4 : index
            %1019 = arith.addi %1018, %c29 : index
            %1020 = vector.load %9[%1019] : memref<?xf32>, vector<16xf32>
            %1021 = arith.mulf %1020, %1011 : vector<16xf32>
            %1022 = arith.addi %655, %c10 : index
            %1023 = arith.muli %1022, %c4 : index
            %1024 = arith.addi %1023, %c30 : index
            %1025 = vector.load %9[%1024] : memref<?xf32>, vector<16xf32>
            %1026 = arith.mulf %1025, %1011 : vector<16xf32>
            %1027 = arith.addi %655, %c10 : index
            %1028 = arith.muli %1027, %c4 : index
            %1029 = arith.addi %1028, %c31 : index
            %1030 = vector.load %9[%1029] : memref<?xf32>, vector<16xf32>
            %1031 = arith.mulf %1030, %1011 : vector<16xf32>
            %1041:8 = scf.for %1032 = %c17 to %654 step %c10 iter_args(%1033 = %993, %1034 = %998, %1035 = %1003, %1036 = %1008, %1037 = %1016, %1038 = %1021, %1039 = %1026, %1040 = %1031) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %1042 = arith.muli %1032, %c4 : index
              %1043 = arith.addi %1042, %c28 : index
              %1044 = vector.load %14[%1043] : memref<?xf32>, vector<16xf32>
              %1045 = arith.muli %1032, %c4 : index
              %1046 = arith.addi %1045, %c29 : index
              %1047 = vector.load %14[%1046] : memref<?xf32>, vector<16xf32>
              %1048 = arith.muli %1032, %c4 : index
              %1049 = arith.addi %1048, %c30 : index
              %1050 = vector.load %14[%1049] : memref<?xf32>, vector<16xf32>
              %1051 = arith.muli %1032, %c4 : index
              %1052 = arith.addi %1051, %c31 : index
              %1053 = vector.load %14[%1052] : memref<?xf32>, vector<16xf32>
              %1054 = arith.addi %655, %c17 : index
              %1055 = arith.muli %1054, %c5 : index
              %1056 = arith.addi %1055, %1032 : index
              %1057 = memref.load %12[%1056] : memref<?xf32>
              %1058 = vector.broadcast %1057 : f32 to vector<16xf32>
              %1059 = math.fma %1058, %1044, %1033 : vector<16xf32>
              %1060 = math.fma %1058, %1047, %1034 : vector<16xf32>
              %1061 = math.fma %1058, %1050, %1035 : vector<16xf32>
              %1062 = math.fma %1058, %1053, %1036 : vector<16xf32>
              %1063 = arith.addi %655, %c10 : index
              %1064 = arith.muli %1063, %c5 : index
              %1065 = arith.addi %1064, %1032 : index
              %1066 = memref.load %12[%1065] : memref<?xf32>
              %1067 = vector.broadcast %1066 : f32 to vector<16xf32>
              %1068 = math.fma %1067, %1044, %1037 : vector<16xf32>
              %1069 = math.fma %1067, %1047, %1038 : vector<16xf32>
              %1070 = math.fma %1067, %1050, %1039 : vector<16xf32>
              %1071 = math.fma %1067, %1053, %1040 : vector<16xf32>
              scf.yield %1059, %1060, %1061, %1062, %1068, %1069, %1070, %1071 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %1072 = arith.addi %655, %c17 : index
            %1073 = arith.muli %1072, %c4 : index
            %1074 = arith.addi %1073, %c28 : index
            vector.store %1041#0, %9[%1074] : memref<?xf32>, vector<16xf32>
            %1075 = arith.addi %655, %c17 : index
            %1076 = arith.muli %1075, %c4 : index
            %1077 = arith.addi %1076, %c29 : index
            vector.store %1041#1, %9[%1077] : memref<?xf32>, vector<16xf32>
            %1078 = arith.addi %655, %c17 : index
            %1079 = arith.muli %1078, %c4 : index
            %1080 = arith.addi %1079, %c30 : index
            vector.store %1041#2, %9[%1080] : memref<?xf32>, vector<16xf32>
            %1081 = arith.addi %655, %c17 : index
            %1082 = arith.muli %1081, %c4 : index
            %1083 = arith.addi %1082, %c31 : index
            vector.store %1041#3, %9[%1083] : memref<?xf32>, vector<16xf32>
            %1084 = arith.addi %655, %c10 : index
            %1085 = arith.muli %1084, %c4 : index
            %1086 = arith.addi %1085, %c28 : index
            vector.store %1041#4, %9[%1086] : memref<?xf32>, vector<16xf32>
            %1087 = arith.addi %655, %c10 : index
            %1088 = arith.muli %1087, %c4 : index
            %1089 = arith.addi %1088, %c29 : index
            vector.store %1041#5, %9[%1089] : memref<?xf32>, vector<16xf32>
            %1090 = arith.addi %655, %c10 : index
            %1091 = arith.muli %1090, %c4 : index
            %1092 = arith.addi %1091, %c30 : index
            vector.store %1041#6, %9[%1092] : memref<?xf32>, vector<16xf32>
            %1093 = arith.addi %655, %c10 : index
            %1094 = arith.muli %1093, %c4 : index
            %1095 = arith.addi %1094, %c31 : index
            vector.store %1041#7, %9[%1095] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %1096 = %c17 to %30 step %c10 {
          %1097 = arith.subi %30, %c10 : index
          %1098 = arith.minsi %1096, %1097 : index
          %1099 = arith.divui %1098, %groupSize : index
          %1100 = arith.addi %21, %1099 : index
          %1101 = arith.muli %3, %groupSize : index
          %1102 = arith.remui %1098, %groupSize : index
          %1103 = arith.addi %1101, %1102 : index
          %1104 = arith.muli %1100, %heads : index
          %1105 = arith.addi %1104, %1103 : index
          %1106 = arith.muli %1105, %ranges : index
          %1107 = arith.addi %1106, %137 : index
          %1108 = arith.muli %1107, %c45 : index
          %1109 = arith.muli %1096, %c4 : index
          %1110 = arith.addi %1109, %c17 : index
          %1111 = vector.load %9[%1110] : memref<?xf32>, vector<16xf32>
          %1112 = arith.addi %1108, %c17 : index
          vector.store %1111, %out[%1112] : memref<?xf32>, vector<16xf32>
          %1113 = arith.muli %1096, %c4 : index
          %1114 = arith.addi %1113, %c18 : index
          %1115 = vector.load %9[%1114] : memref<?xf32>, vector<16xf32>
          %1116 = arith.addi %1108, %c18 : index
          vector.store %1115, %out[%1116] : memref<?xf32>, vector<16xf32>
          %1117 = arith.muli %1096, %c4 : index
          %1118 = arith.addi %1117, %c19 : index
          %1119 = vector.load %9[%1118] : memref<?xf32>, vector<16xf32>
          %1120 = arith.addi %1108, %c19 : index
          vector.store %1119, %out[%1120] : memref<?xf32>, vector<16xf32>
          %1121 = arith.muli %1096, %c4 : index
          %1122 = arith.addi %1121, %c20 : index
          %1123 = vector.load %9[%1122] : memref<?xf32>, vector<16xf32>
          %1124 = arith.addi %1108, %c20 : index
          vector.store %1123, %out[%1124] : memref<?xf32>, vector<16xf32>
          %1125 = arith.muli %1096, %c4 : index
          %1126 = arith.addi %1125, %c5 : index
          %1127 = vector.load %9[%1126] : memref<?xf32>, vector<16xf32>
          %1128 = arith.addi %1108, %c5 : index
          vector.store %1127, %out[%1128] : memref<?xf32>, vector<16xf32>
          %1129 = arith.muli %1096, %c4 : index
          %1130 = arith.addi %1129, %c21 : index
          %1131 = vector.load %9[%1130] : memref<?xf32>, vector<16xf32>
          %1132 = arith.addi %1108, %c21 : index
          vector.store %1131, %out[%1132] : memref<?xf32>, vector<16xf32>
          %1133 = arith.muli %1096, %c4 : index
          %1134 = arith.addi %1133, %c22 : index
          %1135 = vector.load %9[%1134] : memref<?xf32>, vector<16xf32>
          %1136 = arith.addi %1108, %c22 : index
          vector.store %1135, %out[%1136] : memref<?xf32>, vector<16xf32>
          %1137 = arith.muli %1096, %c4 : index
          %1138 = arith.addi %1137, %c23 : index
          %1139 = vector.load %9[%1138] : memref<?xf32>, vector<16xf32>
          %1140 = arith.addi %1108, %c23 : index
          vector.store %1139, %out[%1140] : memref<?xf32>, vector<16xf32>
          %1141 = arith.muli %1096, %c4 : index
          %1142 = arith.addi %1141, %c24 : index
          %1143 = vector.load %9[%1142] : memref<?xf32>, vector<16xf32>
          %1144 = arith.addi %1108, %c24 : index
          vector.store %1143, %out[%1144] : memref<?xf32>, vector<16xf32>
          %1145 = arith.muli %1096, %c4 : index
          %1146 = arith.addi %1145, %c25 : index
          %1147 = vector.load %9[%1146] : memref<?xf32>, vector<16xf32>
          %1148 = arith.addi %1108, %c25 : index
          vector.store %1147, %out[%1148] : memref<?xf32>, vector<16xf32>
          %1149 = arith.muli %1096, %c4 : index
          %1150 = arith.addi %1149, %c26 : index
          %1151 = vector.load %9[%1150] : memref<?xf32>, vector<16xf32>
          %1152 = arith.addi %1108, %c26 : index
          vector.store %1151, %out[%1152] : memref<?xf32>, vector<16xf32>
          %1153 = arith.muli %1096, %c4 : index
          %1154 = arith.addi %1153, %c27 : index
          %1155 = vector.load %9[%1154] : memref<?xf32>, vector<16xf32>
          %1156 = arith.addi %1108, %c27 : index
          vector.store %1155, %out[%1156] : memref<?xf32>, vector<16xf32>
          %1157 = arith.muli %1096, %c4 : index
          %1158 = arith.addi %1157, %c28 : index
          %1159 = vector.load %9[%1158] : memref<?xf32>, vector<16xf32>
          %1160 = arith.addi %1108, %c28 : index
          vector.store %1159, %out[%1160] : memref<?xf32>, vector<16xf32>
          %1161 = arith.muli %1096, %c4 : index
          %1162 = arith.addi %1161, %c29 : index
          %1163 = vector.load %9[%1162] : memref<?xf32>, vector<16xf32>
          %1164 = arith.addi %1108, %c29 : index
          vector.store %1163, %out[%1164] : memref<?xf32>, vector<16xf32>
          %1165 = arith.muli %1096, %c4 : index
          %1166 = arith.addi %1165, %c30 : index
          %1167 = vector.load %9[%1166] : memref<?xf32>, vector<16xf32>
          %1168 = arith.addi %1108, %c30 : index
          vector.store %1167, %out[%1168] : memref<?xf32>, vector<16xf32>
          %1169 = arith.muli %1096, %c4 : index
          %1170 = arith.addi %1169, %c31 : index
          %1171 = vector.load %9[%1170] : memref<?xf32>, vector<16xf32>
          %1172 = arith.addi %1108, %c31 : index
          vector.store %1171, %out[%1172] : memref<?xf32>, vector<16xf32>
          %1173 = memref.load %6[%1096] : memref<?xf32>
          %1174 = arith.addi %1108, %c4 : index
          memref.store %1173, %out[%1174] : memref<?xf32>
          %1175 = memref.load %7[%1096] : memref<?xf32>
          %1176 = arith.addi %1108, %c4 : index
          %1177 = arith.addi %1176, %c10 : index
          memref.store %1175, %out[%1177] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
