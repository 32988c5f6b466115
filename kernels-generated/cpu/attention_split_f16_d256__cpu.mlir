// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=256, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c38 = arith.constant 288 : index
  %c39 = arith.constant 320 : index
  %c40 = arith.constant 352 : index
  %c41 = arith.constant 384 : index
  %c42 = arith.constant 416 : index
  %c43 = arith.constant 448 : index
  %c44 = arith.constant 480 : index
  %c45 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c46 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c47 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c48 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c49 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c51 = arith.constant 272 : index
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
              %184 = arith.muli %3, %c6 : index
              %185 = arith.addi %183, %184 : index
              scf.for %186 = %c17 to %c4 step %c10 {
                %187 = arith.muli %186, %c19 : index
                %188 = arith.addi %185, %187 : index
                %189 = vector.load %kv[%188] : memref<?xi8>, vector<32xi8>
                %190 = arith.muli %186, %c5 : index
                %191 = arith.muli %175, %c18 : index
                %192 = arith.addi %190, %191 : index
                %193 = vector.bitcast %189 : vector<32xi8> to vector<16xf16>
                %194 = arith.extf %193 : vector<16xf16> to vector<16xf32>
                vector.store %194, %13[%192] : memref<?xf32>, vector<16xf32>
              }
              %195 = arith.addi %185, %c37 : index
              scf.for %196 = %c17 to %c18 step %c10 {
                %197 = arith.addi %177, %196 : index
                %198 = arith.cmpi slt, %197, %39 : index
                %199 = arith.muli %196, %c16 : index
                %200 = arith.addi %195, %199 : index
                %201 = arith.addi %200, %c17 : index
                %202 = vector.load %kv[%201] : memref<?xi8>, vector<32xi8>
                %203 = vector.bitcast %202 : vector<32xi8> to vector<16xf16>
                %204 = arith.extf %203 : vector<16xf16> to vector<16xf32>
                %205 = arith.select %198, %204, %c33 : vector<16xf32>
                %206 = arith.muli %175, %c18 : index
                %207 = arith.addi %206, %196 : index
                %208 = arith.muli %207, %c4 : index
                %209 = arith.addi %208, %c17 : index
                vector.store %205, %14[%209] : memref<?xf32>, vector<16xf32>
                %210 = arith.muli %196, %c16 : index
                %211 = arith.addi %195, %210 : index
                %212 = arith.addi %211, %c19 : index
                %213 = vector.load %kv[%212] : memref<?xi8>, vector<32xi8>
                %214 = vector.bitcast %213 : vector<32xi8> to vector<16xf16>
                %215 = arith.extf %214 : vector<16xf16> to vector<16xf32>
                %216 = arith.select %198, %215, %c33 : vector<16xf32>
                %217 = arith.muli %175, %c18 : index
                %218 = arith.addi %217, %196 : index
                %219 = arith.muli %218, %c4 : index
                %220 = arith.addi %219, %c18 : index
                vector.store %216, %14[%220] : memref<?xf32>, vector<16xf32>
                %221 = arith.muli %196, %c16 : index
                %222 = arith.addi %195, %221 : index
                %223 = arith.addi %222, %c5 : index
                %224 = vector.load %kv[%223] : memref<?xi8>, vector<32xi8>
                %225 = vector.bitcast %224 : vector<32xi8> to vector<16xf16>
                %226 = arith.extf %225 : vector<16xf16> to vector<16xf32>
                %227 = arith.select %198, %226, %c33 : vector<16xf32>
                %228 = arith.muli %175, %c18 : index
                %229 = arith.addi %228, %196 : index
                %230 = arith.muli %229, %c4 : index
                %231 = arith.addi %230, %c19 : index
                vector.store %227, %14[%231] : memref<?xf32>, vector<16xf32>
                %232 = arith.muli %196, %c16 : index
                %233 = arith.addi %195, %232 : index
                %234 = arith.addi %233, %c22 : index
                %235 = vector.load %kv[%234] : memref<?xi8>, vector<32xi8>
                %236 = vector.bitcast %235 : vector<32xi8> to vector<16xf16>
                %237 = arith.extf %236 : vector<16xf16> to vector<16xf32>
                %238 = arith.select %198, %237, %c33 : vector<16xf32>
                %239 = arith.muli %175, %c18 : index
                %240 = arith.addi %239, %196 : index
                %241 = arith.muli %240, %c4 : index
                %242 = arith.addi %241, %c20 : index
                vector.store %238, %14[%242] : memref<?xf32>, vector<16xf32>
                %243 = arith.muli %196, %c16 : index
                %244 = arith.addi %195, %243 : index
                %245 = arith.addi %244, %c24 : index
                %246 = vector.load %kv[%245] : memref<?xi8>, vector<32xi8>
                %247 = vector.bitcast %246 : vector<32xi8> to vector<16xf16>
                %248 = arith.extf %247 : vector<16xf16> to vector<16xf32>
                %249 = arith.select %198, %248, %c33 : vector<16xf32>
                %250 = arith.muli %175, %c18 : index
                %251 = arith.addi %250, %196 : index
                %252 = arith.muli %251, %c4 : index
                %253 = arith.addi %252, %c5 : index
                vector.store %249, %14[%253] : memref<?xf32>, vector<16xf32>
                %254 = arith.muli %196, %c16 : index
                %255 = arith.addi %195, %254 : index
                %256 = arith.addi %255, %c26 : index
                %257 = vector.load %kv[%256] : memref<?xi8>, vector<32xi8>
                %258 = vector.bitcast %257 : vector<32xi8> to vector<16xf16>
                %259 = arith.extf %258 : vector<16xf16> to vector<16xf32>
                %260 = arith.select %198, %259, %c33 : vector<16xf32>
                %261 = arith.muli %175, %c18 : index
                %262 = arith.addi %261, %196 : index
                %263 = arith.muli %262, %c4 : index
                %264 = arith.addi %263, %c21 : index
                vector.store %260, %14[%264] : memref<?xf32>, vector<16xf32>
                %265 = arith.muli %196, %c16 : index
                %266 = arith.addi %195, %265 : index
                %267 = arith.addi %266, %c28 : index
                %268 = vector.load %kv[%267] : memref<?xi8>, vector<32xi8>
                %269 = vector.bitcast %268 : vector<32xi8> to vector<16xf16>
                %270 = arith.extf %269 : vector<16xf16> to vector<16xf32>
                %271 = arith.select %198, %270, %c33 : vector<16xf32>
                %272 = arith.muli %175, %c18 : index
                %273 = arith.addi %272, %196 : index
                %274 = arith.muli %273, %c4 : index
                %275 = arith.addi %274, %c22 : index
                vector.store %271, %14[%275] : memref<?xf32>, vector<16xf32>
                %276 = arith.muli %196, %c16 : index
                %277 = arith.addi %195, %276 : index
                %278 = arith.addi %277, %c30 : index
                %279 = vector.load %kv[%278] : memref<?xi8>, vector<32xi8>
                %280 = vector.bitcast %279 : vector<32xi8> to vector<16xf16>
                %281 = arith.extf %280 : vector<16xf16> to vector<16xf32>
                %282 = arith.select %198, %281, %c33 : vector<16xf32>
                %283 = arith.muli %175, %c18 : index
                %284 = arith.addi %283, %196 : index
                %285 = arith.muli %284, %c4 : index
                %286 = arith.addi %285, %c23 : index
                vector.store %282, %14[%286] : memref<?xf32>, vector<16xf32>
                %287 = arith.muli %196, %c16 : index
                %288 = arith.addi %195, %287 : index
                %289 = arith.addi %288, %c4 : index
                %290 = vector.load %kv[%289] : memref<?xi8>, vector<32xi8>
                %291 = vector.bitcast %290 : vector<32xi8> to vector<16xf16>
                %292 = arith.extf %291 : vector<16xf16> to vector<16xf32>
                %293 = arith.select %198, %292, %c33 : vector<16xf32>
                %294 = arith.muli %175, %c18 : index
                %295 = arith.addi %294, %196 : index
                %296 = arith.muli %295, %c4 : index
                %297 = arith.addi %296, %c24 : index
                vector.store %293, %14[%297] : memref<?xf32>, vector<16xf32>
                %298 = arith.muli %196, %c16 : index
                %299 = arith.addi %195, %298 : index
                %300 = arith.addi %299, %c38 : index
                %301 = vector.load %kv[%300] : memref<?xi8>, vector<32xi8>
                %302 = vector.bitcast %301 : vector<32xi8> to vector<16xf16>
                %303 = arith.extf %302 : vector<16xf16> to vector<16xf32>
                %304 = arith.select %198, %303, %c33 : vector<16xf32>
                %305 = arith.muli %175, %c18 : index
                %306 = arith.addi %305, %196 : index
                %307 = arith.muli %306, %c4 : index
                %308 = arith.addi %307, %c25 : index
                vector.store %304, %14[%308] : memref<?xf32>, vector<16xf32>
                %309 = arith.muli %196, %c16 : index
                %310 = arith.addi %195, %309 : index
                %311 = arith.addi %310, %c39 : index
                %312 = vector.load %kv[%311] : memref<?xi8>, vector<32xi8>
                %313 = vector.bitcast %312 : vector<32xi8> to vector<16xf16>
                %314 = arith.extf %313 : vector<16xf16> to vector<16xf32>
                %315 = arith.select %198, %314, %c33 : vector<16xf32>
                %316 = arith.muli %175, %c18 : index
                %317 = arith.addi %316, %196 : index
                %318 = arith.muli %317, %c4 : index
                %319 = arith.addi %318, %c26 : index
                vector.store %315, %14[%319] : memref<?xf32>, vector<16xf32>
                %320 = arith.muli %196, %c16 : index
                %321 = arith.addi %195, %320 : index
                %322 = arith.addi %321, %c40 : index
                %323 = vector.load %kv[%322] : memref<?xi8>, vector<32xi8>
                %324 = vector.bitcast %323 : vector<32xi8> to vector<16xf16>
                %325 = arith.extf %324 : vector<16xf16> to vector<16xf32>
                %326 = arith.select %198, %325, %c33 : vector<16xf32>
                %327 = arith.muli %175, %c18 : index
                %328 = arith.addi %327, %196 : index
                %329 = arith.muli %328, %c4 : index
                %330 = arith.addi %329, %c27 : index
                vector.store %326, %14[%330] : memref<?xf32>, vector<16xf32>
                %331 = arith.muli %196, %c16 : index
                %332 = arith.addi %195, %331 : index
                %333 = arith.addi %332, %c41 : index
                %334 = vector.load %kv[%333] : memref<?xi8>, vector<32xi8>
                %335 = vector.bitcast %334 : vector<32xi8> to vector<16xf16>
                %336 = arith.extf %335 : vector<16xf16> to vector<16xf32>
                %337 = arith.select %198, %336, %c33 : vector<16xf32>
                %338 = arith.muli %175, %c18 : index
                %339 = arith.addi %338, %196 : index
                %340 = arith.muli %339, %c4 : index
                %341 = arith.addi %340, %c28 : index
                vector.store %337, %14[%341] : memref<?xf32>, vector<16xf32>
                %342 = arith.muli %196, %c16 : index
                %343 = arith.addi %195, %342 : index
                %344 = arith.addi %343, %c42 : index
                %345 = vector.load %kv[%344] : memref<?xi8>, vector<32xi8>
                %346 = vector.bitcast %345 : vector<32xi8> to vector<16xf16>
                %347 = arith.extf %346 : vector<16xf16> to vector<16xf32>
                %348 = arith.select %198, %347, %c33 : vector<16xf32>
                %349 = arith.muli %175, %c18 : index
                %350 = arith.addi %349, %196 : index
                %351 = arith.muli %350, %c4 : index
                %352 = arith.addi %351, %c29 : index
                vector.store %348, %14[%352] : memref<?xf32>, vector<16xf32>
                %353 = arith.muli %196, %c16 : index
                %354 = arith.addi %195, %353 : index
                %355 = arith.addi %354, %c43 : index
                %356 = vector.load %kv[%355] : memref<?xi8>, vector<32xi8>
                %357 = vector.bitcast %356 : vector<32xi8> to vector<16xf16>
                %358 = arith.extf %357 : vector<16xf16> to vector<16xf32>
                %359 = arith.select %198, %358, %c33 : vector<16xf32>
                %360 = arith.muli %175, %c18 : index
                %361 = arith.addi %360, %196 : index
                %362 = arith.muli %361, %c4 : index
                %363 = arith.addi %362, %c30 : index
                vector.store %359, %14[%363] : memref<?xf32>, vector<16xf32>
                %364 = arith.muli %196, %c16 : index
                %365 = arith.addi %195, %364 : index
                %366 = arith.addi %365, %c44 : index
                %367 = vector.load %kv[%366] : memref<?xi8>, vector<32xi8>
                %368 = vector.bitcast %367 : vector<32xi8> to vector<16xf16>
                %369 = arith.extf %368 : vector<16xf16> to vector<16xf32>
                %370 = arith.select %198, %369, %c33 : vector<16xf32>
                %371 = arith.muli %175, %c18 : index
                %372 = arith.addi %371, %196 : index
                %373 = arith.muli %372, %c4 : index
                %374 = arith.addi %373, %c31 : index
                vector.store %370, %14[%374] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %375 = %c17 to %33 step %c9 {
            %393:16 = scf.for %376 = %c17 to %c4 step %c10 iter_args(%377 = %c33, %378 = %c33, %379 = %c33, %380 = %c33, %381 = %c33, %382 = %c33, %383 = %c33, %384 = %c33, %385 = %c33, %386 = %c33, %387 = %c33, %388 = %c33, %389 = %c33, %390 = %c33, %391 = %c33, %392 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %394 = arith.muli %376, %c5 : index
              %395 = arith.addi %394, %c17 : index
              %396 = vector.load %13[%395] : memref<?xf32>, vector<16xf32>
              %397 = arith.muli %376, %c5 : index
              %398 = arith.addi %397, %c18 : index
              %399 = vector.load %13[%398] : memref<?xf32>, vector<16xf32>
              %400 = arith.muli %376, %c5 : index
              %401 = arith.addi %400, %c19 : index
              %402 = vector.load %13[%401] : memref<?xf32>, vector<16xf32>
              %403 = arith.muli %376, %c5 : index
              %404 = arith.addi %403, %c20 : index
              %405 = vector.load %13[%404] : memref<?xf32>, vector<16xf32>
              %406 = arith.addi %375, %c17 : index
              %407 = arith.muli %406, %c4 : index
              %408 = arith.addi %407, %376 : index
              %409 = memref.load %5[%408] : memref<?xf32>
              %410 = vector.broadcast %409 : f32 to vector<16xf32>
              %411 = math.fma %410, %396, %377 : vector<16xf32>
              %412 = math.fma %410, %399, %378 : vector<16xf32>
              %413 = math.fma %410, %402, %379 : vector<16xf32>
              %414 = math.fma %410, %405, %380 : vector<16xf32>
              %415 = arith.addi %375, %c10 : index
              %416 = arith.muli %415, %c4 : index
              %417 = arith.addi %416, %376 : index
              %418 = memref.load %5[%417] : memref<?xf32>
              %419 = vector.broadcast %418 : f32 to vector<16xf32>
              %420 = math.fma %419, %396, %381 : vector<16xf32>
              %421 = math.fma %419, %399, %382 : vector<16xf32>
              %422 = math.fma %419, %402, %383 : vector<16xf32>
              %423 = math.fma %419, %405, %384 : vector<16xf32>
              %424 = arith.addi %375, %c7 : index
              %425 = arith.muli %424, %c4 : index
              %426 = arith.addi %425, %376 : index
              %427 = memref.load %5[%426] : memref<?xf32>
              %428 = vector.broadcast %427 : f32 to vector<16xf32>
              %429 = math.fma %428, %396, %385 : vector<16xf32>
              %430 = math.fma %428, %399, %386 : vector<16xf32>
              %431 = math.fma %428, %402, %387 : vector<16xf32>
              %432 = math.fma %428, %405, %388 : vector<16xf32>
              %433 = arith.addi %375, %c13 : index
              %434 = arith.muli %433, %c4 : index
              %435 = arith.addi %434, %376 : index
              %436 = memref.load %5[%435] : memref<?xf32>
              %437 = vector.broadcast %436 : f32 to vector<16xf32>
              %438 = math.fma %437, %396, %389 : vector<16xf32>
              %439 = math.fma %437, %399, %390 : vector<16xf32>
              %440 = math.fma %437, %402, %391 : vector<16xf32>
              %441 = math.fma %437, %405, %392 : vector<16xf32>
              scf.yield %411, %412, %413, %414, %420, %421, %422, %423, %429, %430, %431, %432, %438, %439, %440, %441 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %442 = arith.addi %375, %c17 : index
            %443 = arith.subi %30, %c10 : index
            %444 = arith.minsi %442, %443 : index
            %445 = arith.divui %444, %groupSize : index
            %446 = arith.addi %21, %445 : index
            %447 = arith.muli %3, %groupSize : index
            %448 = arith.remui %444, %groupSize : index
            %449 = arith.addi %447, %448 : index
            %450 = arith.addi %positionsAt, %446 : index
            %451 = memref.load %step[%450] : memref<?xi32>
            %452 = arith.index_cast %451 : i32 to index
            %453 = arith.subi %452, %174 : index
            %454 = arith.index_cast %453 : index to i32
            %455 = vector.broadcast %454 : i32 to vector<16xi32>
            %456 = arith.cmpi sle, %c45, %455 : vector<16xi32>
            %457 = arith.select %456, %393#0, %c46 : vector<16xi1>, vector<16xf32>
            %458 = arith.cmpi sle, %c47, %455 : vector<16xi32>
            %459 = arith.select %458, %393#1, %c46 : vector<16xi1>, vector<16xf32>
            %460 = arith.cmpi sle, %c48, %455 : vector<16xi32>
            %461 = arith.select %460, %393#2, %c46 : vector<16xi1>, vector<16xf32>
            %462 = arith.cmpi sle, %c49, %455 : vector<16xi32>
            %463 = arith.select %462, %393#3, %c46 : vector<16xi1>, vector<16xf32>
            %464 = arith.maximumf %457, %459 : vector<16xf32>
            %465 = arith.maximumf %464, %461 : vector<16xf32>
            %466 = arith.maximumf %465, %463 : vector<16xf32>
            %467 = memref.load %6[%442] : memref<?xf32>
            %468 = wave.reduce "max" %466 : vector<16xf32>
            %469 = arith.maximumf %467, %468 : f32
            %470 = arith.subf %467, %469 : f32
            %471 = wave.exp2 %470 : f32
            %472 = vector.broadcast %469 : f32 to vector<16xf32>
            %473 = arith.subf %457, %472 : vector<16xf32>
            %474 = wave.exp2 %473 : vector<16xf32>
            %475 = arith.select %456, %474, %c33 : vector<16xi1>, vector<16xf32>
            %476 = arith.muli %442, %c5 : index
            %477 = arith.addi %476, %c17 : index
            vector.store %475, %12[%477] : memref<?xf32>, vector<16xf32>
            %478 = arith.subf %459, %472 : vector<16xf32>
            %479 = wave.exp2 %478 : vector<16xf32>
            %480 = arith.select %458, %479, %c33 : vector<16xi1>, vector<16xf32>
            %481 = arith.muli %442, %c5 : index
            %482 = arith.addi %481, %c18 : index
            vector.store %480, %12[%482] : memref<?xf32>, vector<16xf32>
            %483 = arith.addf %475, %480 : vector<16xf32>
            %484 = arith.subf %461, %472 : vector<16xf32>
            %485 = wave.exp2 %484 : vector<16xf32>
            %486 = arith.select %460, %485, %c33 : vector<16xi1>, vector<16xf32>
            %487 = arith.muli %442, %c5 : index
            %488 = arith.addi %487, %c19 : index
            vector.store %486, %12[%488] : memref<?xf32>, vector<16xf32>
            %489 = arith.addf %483, %486 : vector<16xf32>
            %490 = arith.subf %463, %472 : vector<16xf32>
            %491 = wave.exp2 %490 : vector<16xf32>
            %492 = arith.select %462, %491, %c33 : vector<16xi1>, vector<16xf32>
            %493 = arith.muli %442, %c5 : index
            %494 = arith.addi %493, %c20 : index
            vector.store %492, %12[%494] : memref<?xf32>, vector<16xf32>
            %495 = arith.addf %489, %492 : vector<16xf32>
            %496 = memref.load %7[%442] : memref<?xf32>
            %497 = wave.reduce "add" %495 : vector<16xf32>
            %498 = math.fma %496, %471, %497 : f32
            memref.store %469, %6[%442] : memref<?xf32>
            memref.store %498, %7[%442] : memref<?xf32>
            memref.store %471, %10[%442] : memref<?xf32>
            %499 = arith.addi %375, %c10 : index
            %500 = arith.subi %30, %c10 : index
            %501 = arith.minsi %499, %500 : index
            %502 = arith.divui %501, %groupSize : index
            %503 = arith.addi %21, %502 : index
            %504 = arith.muli %3, %groupSize : index
            %505 = arith.remui %501, %groupSize : index
            %506 = arith.addi %504, %505 : index
            %507 = arith.addi %positionsAt, %503 : index
            %508 = memref.load %step[%507] : memref<?xi32>
            %509 = arith.index_cast %508 : i32 to index
            %510 = arith.subi %509, %174 : index
            %511 = arith.index_cast %510 : index to i32
            %512 = vector.broadcast %511 : i32 to vector<16xi32>
            %513 = arith.cmpi sle, %c45, %512 : vector<16xi32>
            %514 = arith.select %513, %393#4, %c46 : vector<16xi1>, vector<16xf32>
            %515 = arith.cmpi sle, %c47, %512 : vector<16xi32>
            %516 = arith.select %515, %393#5, %c46 : vector<16xi1>, vector<16xf32>
            %517 = arith.cmpi sle, %c48, %512 : vector<16xi32>
            %518 = arith.select %517, %393#6, %c46 : vector<16xi1>, vector<16xf32>
            %519 = arith.cmpi sle, %c49, %512 : vector<16xi32>
            %520 = arith.select %519, %393#7, %c46 : vector<16xi1>, vector<16xf32>
            %521 = arith.maximumf %514, %516 : vector<16xf32>
            %522 = arith.maximumf %521, %518 : vector<16xf32>
            %523 = arith.maximumf %522, %520 : vector<16xf32>
            %524 = memref.load %6[%499] : memref<?xf32>
            %525 = wave.reduce "max" %523 : vector<16xf32>
            %526 = arith.maximumf %524, %525 : f32
            %527 = arith.subf %524, %526 : f32
            %528 = wave.exp2 %527 : f32
            %529 = vector.broadcast %526 : f32 to vector<16xf32>
            %530 = arith.subf %514, %529 : vector<16xf32>
            %531 = wave.exp2 %530 : vector<16xf32>
            %532 = arith.select %513, %531, %c33 : vector<16xi1>, vector<16xf32>
            %533 = arith.muli %499, %c5 : index
            %534 = arith.addi %533, %c17 : index
            vector.store %532, %12[%534] : memref<?xf32>, vector<16xf32>
            %535 = arith.subf %516, %529 : vector<16xf32>
            %536 = wave.exp2 %535 : vector<16xf32>
            %537 = arith.select %515, %536, %c33 : vector<16xi1>, vector<16xf32>
            %538 = arith.muli %499, %c5 : index
            %539 = arith.addi %538, %c18 : index
            vector.store %537, %12[%539] : memref<?xf32>, vector<16xf32>
            %540 = arith.addf %532, %537 : vector<16xf32>
            %541 = arith.subf %518, %529 : vector<16xf32>
            %542 = wave.exp2 %541 : vector<16xf32>
            %543 = arith.select %517, %542, %c33 : vector<16xi1>, vector<16xf32>
            %544 = arith.muli %499, %c5 : index
            %545 = arith.addi %544, %c19 : index
            vector.store %543, %12[%545] : memref<?xf32>, vector<16xf32>
            %546 = arith.addf %540, %543 : vector<16xf32>
            %547 = arith.subf %520, %529 : vector<16xf32>
            %548 = wave.exp2 %547 : vector<16xf32>
            %549 = arith.select %519, %548, %c33 : vector<16xi1>, vector<16xf32>
            %550 = arith.muli %499, %c5 : index
            %551 = arith.addi %550, %c20 : index
            vector.store %549, %12[%551] : memref<?xf32>, vector<16xf32>
            %552 = arith.addf %546, %549 : vector<16xf32>
            %553 = memref.load %7[%499] : memref<?xf32>
            %554 = wave.reduce "add" %552 : vector<16xf32>
            %555 = math.fma %553, %528, %554 : f32
            memref.store %526, %6[%499] : memref<?xf32>
            memref.store %555, %7[%499] : memref<?xf32>
            memref.store %528, %10[%499] : memref<?xf32>
            %556 = arith.addi %375, %c7 : index
            %557 = arith.subi %30, %c10 : index
            %558 = arith.minsi %556, %557 : index
            %559 = arith.divui %558, %groupSize : index
            %560 = arith.addi %21, %559 : index
            %561 = arith.muli %3, %groupSize : index
            %562 = arith.remui %558, %groupSize : index
            %563 = arith.addi %561, %562 : index
            %564 = arith.addi %positionsAt, %560 : index
            %565 = memref.load %step[%564] : memref<?xi32>
            %566 = arith.index_cast %565 : i32 to index
            %567 = arith.subi %566, %174 : index
            %568 = arith.index_cast %567 : index to i32
            %569 = vector.broadcast %568 : i32 to vector<16xi32>
            %570 = arith.cmpi sle, %c45, %569 : vector<16xi32>
            %571 = arith.select %570, %393#8, %c46 : vector<16xi1>, vector<16xf32>
            %572 = arith.cmpi sle, %c47, %569 : vector<16xi32>
            %573 = arith.select %572, %393#9, %c46 : vector<16xi1>, vector<16xf32>
            %574 = arith.cmpi sle, %c48, %569 : vector<16xi32>
            %575 = arith.select %574, %393#10, %c46 : vector<16xi1>, vector<16xf32>
            %576 = arith.cmpi sle, %c49, %569 : vector<16xi32>
            %577 = arith.select %576, %393#11, %c46 : vector<16xi1>, vector<16xf32>
            %578 = arith.maximumf %571, %573 : vector<16xf32>
            %579 = arith.maximumf %578, %575 : vector<16xf32>
            %580 = arith.maximumf %579, %577 : vector<16xf32>
            %581 = memref.load %6[%556] : memref<?xf32>
            %582 = wave.reduce "max" %580 : vector<16xf32>
            %583 = arith.maximumf %581, %582 : f32
            %584 = arith.subf %581, %583 : f32
            %585 = wave.exp2 %584 : f32
            %586 = vector.broadcast %583 : f32 to vector<16xf32>
            %587 = arith.subf %571, %586 : vector<16xf32>
            %588 = wave.exp2 %587 : vector<16xf32>
            %589 = arith.select %570, %588, %c33 : vector<16xi1>, vector<16xf32>
            %590 = arith.muli %556, %c5 : index
            %591 = arith.addi %590, %c17 : index
            vector.store %589, %12[%591] : memref<?xf32>, vector<16xf32>
            %592 = arith.subf %573, %586 : vector<16xf32>
            %593 = wave.exp2 %592 : vector<16xf32>
            %594 = arith.select %572, %593, %c33 : vector<16xi1>, vector<16xf32>
            %595 = arith.muli %556, %c5 : index
            %596 = arith.addi %595, %c18 : index
            vector.store %594, %12[%596] : memref<?xf32>, vector<16xf32>
            %597 = arith.addf %589, %594 : vector<16xf32>
            %598 = arith.subf %575, %586 : vector<16xf32>
            %599 = wave.exp2 %598 : vector<16xf32>
            %600 = arith.select %574, %599, %c33 : vector<16xi1>, vector<16xf32>
            %601 = arith.muli %556, %c5 : index
            %602 = arith.addi %601, %c19 : index
            vector.store %600, %12[%602] : memref<?xf32>, vector<16xf32>
            %603 = arith.addf %597, %600 : vector<16xf32>
            %604 = arith.subf %577, %586 : vector<16xf32>
            %605 = wave.exp2 %604 : vector<16xf32>
            %606 = arith.select %576, %605, %c33 : vector<16xi1>, vector<16xf32>
            %607 = arith.muli %556, %c5 : index
            %608 = arith.addi %607, %c20 : index
            vector.store %606, %12[%608] : memref<?xf32>, vector<16xf32>
            %609 = arith.addf %603, %606 : vector<16xf32>
            %610 = memref.load %7[%556] : memref<?xf32>
            %611 = wave.reduce "add" %609 : vector<16xf32>
            %612 = math.fma %610, %585, %611 : f32
            memref.store %583, %6[%556] : memref<?xf32>
            memref.store %612, %7[%556] : memref<?xf32>
            memref.store %585, %10[%556] : memref<?xf32>
            %613 = arith.addi %375, %c13 : index
            %614 = arith.subi %30, %c10 : index
            %615 = arith.minsi %613, %614 : index
            %616 = arith.divui %615, %groupSize : index
            %617 = arith.addi %21, %616 : index
            %618 = arith.muli %3, %groupSize : index
            %619 = arith.remui %615, %groupSize : index
            %620 = arith.addi %618, %619 : index
            %621 = arith.addi %positionsAt, %617 : index
            %622 = memref.load %step[%621] : memref<?xi32>
            %623 = arith.index_cast %622 : i32 to index
            %624 = arith.subi %623, %174 : index
            %625 = arith.index_cast %624 : index to i32
            %626 = vector.broadcast %625 : i32 to vector<16xi32>
            %627 = arith.cmpi sle, %c45, %626 : vector<16xi32>
            %628 = arith.select %627, %393#12, %c46 : vector<16xi1>, vector<16xf32>
            %629 = arith.cmpi sle, %c47, %626 : vector<16xi32>
            %630 = arith.select %629, %393#13, %c46 : vector<16xi1>, vector<16xf32>
            %631 = arith.cmpi sle, %c48, %626 : vector<16xi32>
            %632 = arith.select %631, %393#14, %c46 : vector<16xi1>, vector<16xf32>
            %633 = arith.cmpi sle, %c49, %626 : vector<16xi32>
            %634 = arith.select %633, %393#15, %c46 : vector<16xi1>, vector<16xf32>
            %635 = arith.maximumf %628, %630 : vector<16xf32>
            %636 = arith.maximumf %635, %632 : vector<16xf32>
            %637 = arith.maximumf %636, %634 : vector<16xf32>
            %638 = memref.load %6[%613] : memref<?xf32>
            %639 = wave.reduce "max" %637 : vector<16xf32>
            %640 = arith.maximumf %638, %639 : f32
            %641 = arith.subf %638, %640 : f32
            %642 = wave.exp2 %641 : f32
            %643 = vector.broadcast %640 : f32 to vector<16xf32>
            %644 = arith.subf %628, %643 : vector<16xf32>
            %645 = wave.exp2 %644 : vector<16xf32>
            %646 = arith.select %627, %645, %c33 : vector<16xi1>, vector<16xf32>
            %647 = arith.muli %613, %c5 : index
            %648 = arith.addi %647, %c17 : index
            vector.store %646, %12[%648] : memref<?xf32>, vector<16xf32>
            %649 = arith.subf %630, %643 : vector<16xf32>
            %650 = wave.exp2 %649 : vector<16xf32>
            %651 = arith.select %629, %650, %c33 : vector<16xi1>, vector<16xf32>
            %652 = arith.muli %613, %c5 : index
            %653 = arith.addi %652, %c18 : index
            vector.store %651, %12[%653] : memref<?xf32>, vector<16xf32>
            %654 = arith.addf %646, %651 : vector<16xf32>
            %655 = arith.subf %632, %643 : vector<16xf32>
            %656 = wave.exp2 %655 : vector<16xf32>
            %657 = arith.select %631, %656, %c33 : vector<16xi1>, vector<16xf32>
            %658 = arith.muli %613, %c5 : index
            %659 = arith.addi %658, %c19 : index
            vector.store %657, %12[%659] : memref<?xf32>, vector<16xf32>
            %660 = arith.addf %654, %657 : vector<16xf32>
            %661 = arith.subf %634, %643 : vector<16xf32>
            %662 = wave.exp2 %661 : vector<16xf32>
            %663 = arith.select %633, %662, %c33 : vector<16xi1>, vector<16xf32>
            %664 = arith.muli %613, %c5 : index
            %665 = arith.addi %664, %c20 : index
            vector.store %663, %12[%665] : memref<?xf32>, vector<16xf32>
            %666 = arith.addf %660, %663 : vector<16xf32>
            %667 = memref.load %7[%613] : memref<?xf32>
            %668 = wave.reduce "add" %666 : vector<16xf32>
            %669 = math.fma %667, %642, %668 : f32
            memref.store %640, %6[%613] : memref<?xf32>
            memref.store %669, %7[%613] : memref<?xf32>
            memref.store %642, %10[%613] : memref<?xf32>
          }
          %670 = arith.subi %39, %174 : index
          %671 = arith.minsi %670, %c5 : index
          scf.for %672 = %c17 to %33 step %c7 {
            %673 = arith.addi %672, %c17 : index
            %674 = memref.load %10[%673] : memref<?xf32>
            %675 = vector.broadcast %674 : f32 to vector<16xf32>
            %676 = arith.addi %672, %c17 : index
            %677 = arith.muli %676, %c4 : index
            %678 = arith.addi %677, %c17 : index
            %679 = vector.load %9[%678] : memref<?xf32>, vector<16xf32>
            %680 = arith.mulf %679, %675 : vector<16xf32>
            %681 = arith.addi %672, %c17 : index
            %682 = arith.muli %681, %c4 : index
            %683 = arith.addi %682, %c18 : index
            %684 = vector.load %9[%683] : memref<?xf32>, vector<16xf32>
            %685 = arith.mulf %684, %675 : vector<16xf32>
            %686 = arith.addi %672, %c17 : index
            %687 = arith.muli %686, %c4 : index
            %688 = arith.addi %687, %c19 : index
            %689 = vector.load %9[%688] : memref<?xf32>, vector<16xf32>
            %690 = arith.mulf %689, %675 : vector<16xf32>
            %691 = arith.addi %672, %c17 : index
            %692 = arith.muli %691, %c4 : index
            %693 = arith.addi %692, %c20 : index
            %694 = vector.load %9[%693] : memref<?xf32>, vector<16xf32>
            %695 = arith.mulf %694, %675 : vector<16xf32>
            %696 = arith.addi %672, %c10 : index
            %697 = memref.load %10[%696] : memref<?xf32>
            %698 = vector.broadcast %697 : f32 to vector<16xf32>
            %699 = arith.addi %672, %c10 : index
            %700 = arith.muli %699, %c4 : index
            %701 = arith.addi %700, %c17 : index
            %702 = vector.load %9[%701] : memref<?xf32>, vector<16xf32>
            %703 = arith.mulf %702, %698 : vector<16xf32>
            %704 = arith.addi %672, %c10 : index
            %705 = arith.muli %704, %c4 : index
            %706 = arith.addi %705, %c18 : index
            %707 = vector.load %9[%706] : memref<?xf32>, vector<16xf32>
            %708 = arith.mulf %707, %698 : vector<16xf32>
            %709 = arith.addi %672, %c10 : index
            %710 = arith.muli %709, %c4 : index
            %711 = arith.addi %710, %c19 : index
            %712 = vector.load %9[%711] : memref<?xf32>, vector<16xf32>
            %713 = arith.mulf %712, %698 : vector<16xf32>
            %714 = arith.addi %672, %c10 : index
            %715 = arith.muli %714, %c4 : index
            %716 = arith.addi %715, %c20 : index
            %717 = vector.load %9[%716] : memref<?xf32>, vector<16xf32>
            %718 = arith.mulf %717, %698 : vector<16xf32>
            %728:8 = scf.for %719 = %c17 to %671 step %c10 iter_args(%720 = %680, %721 = %685, %722 = %690, %723 = %695, %724 = %703, %725 = %708, %726 = %713, %727 = %718) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %729 = arith.muli %719, %c4 : index
              %730 = arith.addi %729, %c17 : index
              %731 = vector.load %14[%730] : memref<?xf32>, vector<16xf32>
              %732 = arith.muli %719, %c4 : index
              %733 = arith.addi %732, %c18 : index
              %734 = vector.load %14[%733] : memref<?xf32>, vector<16xf32>
              %735 = arith.muli %719, %c4 : index
              %736 = arith.addi %735, %c19 : index
              %737 = vector.load %14[%736] : memref<?xf32>, vector<16xf32>
              %738 = arith.muli %719, %c4 : index
              %739 = arith.addi %738, %c20 : index
              %740 = vector.load %14[%739] : memref<?xf32>, vector<16xf32>
              %741 = arith.addi %672, %c17 : index
              %742 = arith.muli %741, %c5 : index
              %743 = arith.addi %742, %719 : index
              %744 = memref.load %12[%743] : memref<?xf32>
              %745 = vector.broadcast %744 : f32 to vector<16xf32>
              %746 = math.fma %745, %731, %720 : vector<16xf32>
              %747 = math.fma %745, %734, %721 : vector<16xf32>
              %748 = math.fma %745, %737, %722 : vector<16xf32>
              %749 = math.fma %745, %740, %723 : vector<16xf32>
              %750 = arith.addi %672, %c10 : index
              %751 = arith.muli %750, %c5 : index
              %752 = arith.addi %751, %719 : index
              %753 = memref.load %12[%752] : memref<?xf32>
              %754 = vector.broadcast %753 : f32 to vector<16xf32>
              %755 = math.fma %754, %731, %724 : vector<16xf32>
              %756 = math.fma %754, %734, %725 : vector<16xf32>
              %757 = math.fma %754, %737, %726 : vector<16xf32>
              %758 = math.fma %754, %740, %727 : vector<16xf32>
              scf.yield %746, %747, %748, %749, %755, %756, %757, %758 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %759 = arith.addi %672, %c17 : index
            %760 = arith.muli %759, %c4 : index
            %761 = arith.addi %760, %c17 : index
            vector.store %728#0, %9[%761] : memref<?xf32>, vector<16xf32>
            %762 = arith.addi %672, %c17 : index
            %763 = arith.muli %762, %c4 : index
            %764 = arith.addi %763, %c18 : index
            vector.store %728#1, %9[%764] : memref<?xf32>, vector<16xf32>
            %765 = arith.addi %672, %c17 : index
            %766 = arith.muli %765, %c4 : index
            %767 = arith.addi %766, %c19 : index
            vector.store %728#2, %9[%767] : memref<?xf32>, vector<16xf32>
            %768 = arith.addi %672, %c17 : index
            %769 = arith.muli %768, %c4 : index
            %770 = arith.addi %769, %c20 : index
            vector.store %728#3, %9[%770] : memref<?xf32>, vector<16xf32>
            %771 = arith.addi %672, %c10 : index
            %772 = arith.muli %771, %c4 : index
            %773 = arith.addi %772, %c17 : index
            vector.store %728#4, %9[%773] : memref<?xf32>, vector<16xf32>
            %774 = arith.addi %672, %c10 : index
            %775 = arith.muli %774, %c4 : index
            %776 = arith.addi %775, %c18 : index
            vector.store %728#5, %9[%776] : memref<?xf32>, vector<16xf32>
            %777 = arith.addi %672, %c10 : index
            %778 = arith.muli %777, %c4 : index
            %779 = arith.addi %778, %c19 : index
            vector.store %728#6, %9[%779] : memref<?xf32>, vector<16xf32>
            %780 = arith.addi %672, %c10 : index
            %781 = arith.muli %780, %c4 : index
            %782 = arith.addi %781, %c20 : index
            vector.store %728#7, %9[%782] : memref<?xf32>, vector<16xf32>
            %783 = arith.addi %672, %c17 : index
            %784 = memref.load %10[%783] : memref<?xf32>
            %785 = vector.broadcast %784 : f32 to vector<16xf32>
            %786 = arith.addi %672, %c17 : index
            %787 = arith.muli %786, %c4 : index
            %788 = arith.addi %787, %c5 : index
            %789 = vector.load %9[%788] : memref<?xf32>, vector<16xf32>
            %790 = arith.mulf %789, %785 : vector<16xf32>
            %791 = arith.addi %672, %c17 : index
            %792 = arith.muli %791, %c4 : index
            %793 = arith.addi %792, %c21 : index
            %794 = vector.load %9[%793] : memref<?xf32>, vector<16xf32>
            %795 = arith.mulf %794, %785 : vector<16xf32>
            %796 = arith.addi %672, %c17 : index
            %797 = arith.muli %796, %c4 : index
            %798 = arith.addi %797, %c22 : index
            %799 = vector.load %9[%798] : memref<?xf32>, vector<16xf32>
            %800 = arith.mulf %799, %785 : vector<16xf32>
            %801 = arith.addi %672, %c17 : index
            %802 = arith.muli %801, %c4 : index
            %803 = arith.addi %802, %c23 : index
            %804 = vector.load %9[%803] : memref<?xf32>, vector<16xf32>
            %805 = arith.mulf %804, %785 : vector<16xf32>
            %806 = arith.addi %672, %c10 : index
            %807 = memref.load %10[%806] : memref<?xf32>
            %808 = vector.broadcast %807 : f32 to vector<16xf32>
            %809 = arith.addi %672, %c10 : index
            %810 = arith.muli %809, %c4 : index
            %811 = arith.addi %810, %c5 : index
            %812 = vector.load %9[%811] : memref<?xf32>, vector<16xf32>
            %813 = arith.mulf %812, %808 : vector<16xf32>
            %814 = arith.addi %672, %c10 : index
            %815 = arith.muli %814, %c4 : index
            %816 = arith.addi %815, %c21 : index
            %817 = vector.load %9[%816] : memref<?xf32>, vector<16xf32>
            %818 = arith.mulf %817, %808 : vector<16xf32>
            %819 = arith.addi %672, %c10 : index
            %820 = arith.muli %819, %c4 : index
            %821 = arith.addi %820, %c22 : index
            %822 = vector.load %9[%821] : memref<?xf32>, vector<16xf32>
            %823 = arith.mulf %822, %808 : vector<16xf32>
            %824 = arith.addi %672, %c10 : index
            %825 = arith.muli %824, %c4 : index
            %826 = arith.addi %825, %c23 : index
            %827 = vector.load %9[%826] : memref<?xf32>, vector<16xf32>
            %828 = arith.mulf %827, %808 : vector<16xf32>
            %838:8 = scf.for %829 = %c17 to %671 step %c10 iter_args(%830 = %790, %831 = %795, %832 = %800, %833 = %805, %834 = %813, %835 = %818, %836 = %823, %837 = %828) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %839 = arith.muli %829, %c4 : index
              %840 = arith.addi %839, %c5 : index
              %841 = vector.load %14[%840] : memref<?xf32>, vector<16xf32>
              %842 = arith.muli %829, %c4 : index
              %843 = arith.addi %842, %c21 : index
              %844 = vector.load %14[%843] : memref<?xf32>, vector<16xf32>
              %845 = arith.muli %829, %c4 : index
              %846 = arith.addi %845, %c22 : index
              %847 = vector.load %14[%846] : memref<?xf32>, vector<16xf32>
              %848 = arith.muli %829, %c4 : index
              %849 = arith.addi %848, %c23 : index
              %850 = vector.load %14[%849] : memref<?xf32>, vector<16xf32>
              %851 = arith.addi %672, %c17 : index
              %852 = arith.muli %851, %c5 : index
              %853 = arith.addi %852, %829 : index
              %854 = memref.load %12[%853] : memref<?xf32>
              %855 = vector.broadcast %854 : f32 to vector<16xf32>
              %856 = math.fma %855, %841, %830 : vector<16xf32>
              %857 = math.fma %855, %844, %831 : vector<16xf32>
              %858 = math.fma %855, %847, %832 : vector<16xf32>
              %859 = math.fma %855, %850, %833 : vector<16xf32>
              %860 = arith.addi %672, %c10 : index
              %861 = arith.muli %860, %c5 : index
              %862 = arith.addi %861, %829 : index
              %863 = memref.load %12[%862] : memref<?xf32>
              %864 = vector.broadcast %863 : f32 to vector<16xf32>
              %865 = math.fma %864, %841, %834 : vector<16xf32>
              %866 = math.fma %864, %844, %835 : vector<16xf32>
              %867 = math.fma %864, %847, %836 : vector<16xf32>
              %868 = math.fma %864, %850, %837 : vector<16xf32>
              scf.yield %856, %857, %858, %859, %865, %866, %867, %868 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %869 = arith.addi %672, %c17 : index
            %870 = arith.muli %869, %c4 : index
            %871 = arith.addi %870, %c5 : index
            vector.store %838#0, %9[%871] : memref<?xf32>, vector<16xf32>
            %872 = arith.addi %672, %c17 : index
            %873 = arith.muli %872, %c4 : index
            %874 = arith.addi %873, %c21 : index
            vector.store %838#1, %9[%874] : memref<?xf32>, vector<16xf32>
            %875 = arith.addi %672, %c17 : index
            %876 = arith.muli %875, %c4 : index
            %877 = arith.addi %876, %c22 : index
            vector.store %838#2, %9[%877] : memref<?xf32>, vector<16xf32>
            %878 = arith.addi %672, %c17 : index
            %879 = arith.muli %878, %c4 : index
            %880 = arith.addi %879, %c23 : index
            vector.store %838#3, %9[%880] : memref<?xf32>, vector<16xf32>
            %881 = arith.addi %672, %c10 : index
            %882 = arith.muli %881, %c4 : index
            %883 = arith.addi %882, %c5 : index
            vector.store %838#4, %9[%883] : memref<?xf32>, vector<16xf32>
            %884 = arith.addi %672, %c10 : index
            %885 = arith.muli %884, %c4 : index
            %886 = arith.addi %885, %c21 : index
            vector.store %838#5, %9[%886] : memref<?xf32>, vector<16xf32>
            %887 = arith.addi %672, %c10 : index
            %888 = arith.muli %887, %c4 : index
            %889 = arith.addi %888, %c22 : index
            vector.store %838#6, %9[%889] : memref<?xf32>, vector<16xf32>
            %890 = arith.addi %672, %c10 : index
            %891 = arith.muli %890, %c4 : index
            %892 = arith.addi %891, %c23 : index
            vector.store %838#7, %9[%892] : memref<?xf32>, vector<16xf32>
            %893 = arith.addi %672, %c17 : index
            %894 = memref.load %10[%893] : memref<?xf32>
            %895 = vector.broadcast %894 : f32 to vector<16xf32>
            %896 = arith.addi %672, %c17 : index
            %897 = arith.muli %896, %c4 : index
            %898 = arith.addi %897, %c24 : index
            %899 = vector.load %9[%898] : memref<?xf32>, vector<16xf32>
            %900 = arith.mulf %899, %895 : vector<16xf32>
            %901 = arith.addi %672, %c17 : index
            %902 = arith.muli %901, %c4 : index
            %903 = arith.addi %902, %c25 : index
            %904 = vector.load %9[%903] : memref<?xf32>, vector<16xf32>
            %905 = arith.mulf %904, %895 : vector<16xf32>
            %906 = arith.addi %672, %c17 : index
            %907 = arith.muli %906, %c4 : index
            %908 = arith.addi %907, %c26 : index
            %909 = vector.load %9[%908] : memref<?xf32>, vector<16xf32>
            %910 = arith.mulf %909, %895 : vector<16xf32>
            %911 = arith.addi %672, %c17 : index
            %912 = arith.muli %911, %c4 : index
            %913 = arith.addi %912, %c27 : index
            %914 = vector.load %9[%913] : memref<?xf32>, vector<16xf32>
            %915 = arith.mulf %914, %895 : vector<16xf32>
            %916 = arith.addi %672, %c10 : index
            %917 = memref.load %10[%916] : memref<?xf32>
            %918 = vector.broadcast %917 : f32 to vector<16xf32>
            %919 = arith.addi %672, %c10 : index
            %920 = arith.muli %919, %c4 : index
            %921 = arith.addi %920, %c24 : index
            %922 = vector.load %9[%921] : memref<?xf32>, vector<16xf32>
            %923 = arith.mulf %922, %918 : vector<16xf32>
            %924 = arith.addi %672, %c10 : index
            %925 = arith.muli %924, %c4 : index
            %926 = arith.addi %925, %c25 : index
            %927 = vector.load %9[%926] : memref<?xf32>, vector<16xf32>
            %928 = arith.mulf %927, %918 : vector<16xf32>
            %929 = arith.addi %672, %c10 : index
            %930 = arith.muli %929, %c4 : index
            %931 = arith.addi %930, %c26 : index
            %932 = vector.load %9[%931] : memref<?xf32>, vector<16xf32>
            %933 = arith.mulf %932, %918 : vector<16xf32>
            %934 = arith.addi %672, %c10 : index
            %935 = arith.muli %934, %c4 : index
            %936 = arith.addi %935, %c27 : index
            %937 = vector.load %9[%936] : memref<?xf32>, vector<16xf32>
            %938 = arith.mulf %937, %918 : vector<16xf32>
            %948:8 = scf.for %939 = %c17 to %671 step %c10 iter_args(%940 = %900, %941 = %905, %942 = %910, %943 = %915, %944 = %923, %945 = %928, %946 = %933, %947 = %938) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %949 = arith.muli %939, %c4 : index
              %950 = arith.addi %949, %c24 : index
              %951 = vector.load %14[%950] : memref<?xf32>, vector<16xf32>
              %952 = arith.muli %939, %c4 : index
              %953 = arith.addi %952, %c25 : index
              %954 = vector.load %14[%953] : memref<?xf32>, vector<16xf32>
              %955 = arith.muli %939, %c4 : index
              %956 = arith.addi %955, %c26 : index
              %957 = vector.load %14[%956] : memref<?xf32>, vector<16xf32>
              %958 = arith.muli %939, %c4 : index
              %959 = arith.addi %958, %c27 : index
              %960 = vector.load %14[%959] : memref<?xf32>, vector<16xf32>
              %961 = arith.addi %672, %c17 : index
              %962 = arith.muli %961, %c5 : index
              %963 = arith.addi %962, %939 : index
              %964 = memref.load %12[%963] : memref<?xf32>
              %965 = vector.broadcast %964 : f32 to vector<16xf32>
              %966 = math.fma %965, %951, %940 : vector<16xf32>
              %967 = math.fma %965, %954, %941 : vector<16xf32>
              %968 = math.fma %965, %957, %942 : vector<16xf32>
              %969 = math.fma %965, %960, %943 : vector<16xf32>
              %970 = arith.addi %672, %c10 : index
              %971 = arith.muli %970, %c5 : index
              %972 = arith.addi %971, %939 : index
              %973 = memref.load %12[%972] : memref<?xf32>
              %974 = vector.broadcast %973 : f32 to vector<16xf32>
              %975 = math.fma %974, %951, %944 : vector<16xf32>
              %976 = math.fma %974, %954, %945 : vector<16xf32>
              %977 = math.fma %974, %957, %946 : vector<16xf32>
              %978 = math.fma %974, %960, %947 : vector<16xf32>
              scf.yield %966, %967, %968, %969, %975, %976, %977, %978 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %979 = arith.addi %672, %c17 : index
            %980 = arith.muli %979, %c4 : index
            %981 = arith.addi %980, %c24 : index
            vector.store %948#0, %9[%981] : memref<?xf32>, vector<16xf32>
            %982 = arith.addi %672, %c17 : index
            %983 = arith.muli %982, %c4 : index
            %984 = arith.addi %983, %c25 : index
            vector.store %948#1, %9[%984] : memref<?xf32>, vector<16xf32>
            %985 = arith.addi %672, %c17 : index
            %986 = arith.muli %985, %c4 : index
            %987 = arith.addi %986, %c26 : index
            vector.store %948#2, %9[%987] : memref<?xf32>, vector<16xf32>
            %988 = arith.addi %672, %c17 : index
            %989 = arith.muli %988, %c4 : index
            %990 = arith.addi %989, %c27 : index
            vector.store %948#3, %9[%990] : memref<?xf32>, vector<16xf32>
            %991 = arith.addi %672, %c10 : index
            %992 = arith.muli %991, %c4 : index
            %993 = arith.addi %992, %c24 : index
            vector.store %948#4, %9[%993] : memref<?xf32>, vector<16xf32>
            %994 = arith.addi %672, %c10 : index
            %995 = arith.muli %994, %c4 : index
            %996 = arith.addi %995, %c25 : index
            vector.store %948#5, %9[%996] : memref<?xf32>, vector<16xf32>
            %997 = arith.addi %672, %c10 : index
            %998 = arith.muli %997, %c4 : index
            %999 = arith.addi %998, %c26 : index
            vector.store %948#6, %9[%999] : memref<?xf32>, vector<16xf32>
            %1000 = arith.addi %672, %c10 : index
            %1001 = arith.muli %1000, %c4 : index
            %1002 = arith.addi %1001, %c27 : index
            vector.store %948#7, %9[%1002] : memref<?xf32>, vector<16xf32>
            %1003 = arith.addi %672, %c17 : index
            %1004 = memref.load %10[%1003] : memref<?xf32>
            %1005 = vector.broadcast %1004 : f32 to vector<16xf32>
            %1006 = arith.addi %672, %c17 : index
            %1007 = arith.muli %1006, %c4 : index
            %1008 = arith.addi %1007, %c28 : index
            %1009 = vector.load %9[%1008] : memref<?xf32>, vector<16xf32>
            %1010 = arith.mulf %1009, %1005 : vector<16xf32>
            %1011 = arith.addi %672, %c17 : index
            %1012 = arith.muli %1011, %c4 : index
            %1013 = arith.addi %1012, %c29 : index
            %1014 = vector.load %9[%1013] : memref<?xf32>, vector<16xf32>
            %1015 = arith.mulf %1014, %1005 : vector<16xf32>
            %1016 = arith.addi %672, %c17 : index
            %1017 = arith.muli %1016, %c4 : index
            %1018 = arith.addi %1017, %c30 : index
            %1019 = vector.load %9[%1018] : memref<?xf32>, vector<16xf32>
            %1020 = arith.mulf %1019, %1005 : vector<16xf32>
            %1021 = arith.addi %672, %c17 : index
            %1022 = arith.muli %1021, %c4 : index
            %1023 = arith.addi %1022, %c31 : index
            %1024 = vector.load %9[%1023] : memref<?xf32>, vector<16xf32>
            %1025 = arith.mulf %1024, %1005 : vector<16xf32>
            %1026 = arith.addi %672, %c10 : index
            %1027 = memref.load %10[%1026] : memref<?xf32>
            %1028 = vector.broadcast %1027 : f32 to vector<16xf32>
            %1029 = arith.addi %672, %c10 : index
            %1030 = arith.muli %1029, %c4 : index
            %1031 = arith.addi %1030, %c28 : index
            %1032 = vector.load %9[%1031] : memref<?xf32>, vector<16xf32>
            %1033 = arith.mulf %1032, %1028 : vector<16xf32>
            %1034 = arith.addi %672, %c10 : index
            %1035 = arith.muli %1034, %c4 : index
            %1036 = arith.addi %1035, %c29 : index
            %1037 = vector.load %9[%1036] : memref<?xf32>, vector<16xf32>
            %1038 = arith.mulf %1037, %1028 : vector<16xf32>
            %1039 = arith.addi %672, %c10 : index
            %1040 = arith.muli %1039, %c4 : index
            %1041 = arith.addi %1040, %c30 : index
            %1042 = vector.load %9[%1041] : memref<?xf32>, vector<16xf32>
            %1043 = arith.mulf %1042, %1028 : vector<16xf32>
            %1044 = arith.addi %672, %c10 : index
            %1045 = arith.muli %1044, %c4 : index
            %1046 = arith.addi %1045, %c31 : index
            %1047 = vector.load %9[%1046] : memref<?xf32>, vector<16xf32>
            %1048 = arith.mulf %1047, %1028 : vector<16xf32>
            %1058:8 = scf.for %1049 = %c17 to %671 step %c10 iter_args(%1050 = %1010, %1051 = %1015, %1052 = %1020, %1053 = %1025, %1054 = %1033, %1055 = %1038, %1056 = %1043, %1057 = %1048) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %1059 = arith.muli %1049, %c4 : index
              %1060 = arith.addi %1059, %c28 : index
              %1061 = vector.load %14[%1060] : memref<?xf32>, vector<16xf32>
              %1062 = arith.muli %1049, %c4 : index
              %1063 = arith.addi %1062, %c29 : index
              %1064 = vector.load %14[%1063] : memref<?xf32>, vector<16xf32>
              %1065 = arith.muli %1049, %c4 : index
              %1066 = arith.addi %1065, %c30 : index
              %1067 = vector.load %14[%1066] : memref<?xf32>, vector<16xf32>
              %1068 = arith.muli %1049, %c4 : index
              %1069 = arith.addi %1068, %c31 : index
              %1070 = vector.load %14[%1069] : memref<?xf32>, vector<16xf32>
              %1071 = arith.addi %672, %c17 : index
              %1072 = arith.muli %1071, %c5 : index
              %1073 = arith.addi %1072, %1049 : index
              %1074 = memref.load %12[%1073] : memref<?xf32>
              %1075 = vector.broadcast %1074 : f32 to vector<16xf32>
              %1076 = math.fma %1075, %1061, %1050 : vector<16xf32>
              %1077 = math.fma %1075, %1064, %1051 : vector<16xf32>
              %1078 = math.fma %1075, %1067, %1052 : vector<16xf32>
              %1079 = math.fma %1075, %1070, %1053 : vector<16xf32>
              %1080 = arith.addi %672, %c10 : index
              %1081 = arith.muli %1080, %c5 : index
              %1082 = arith.addi %1081, %1049 : index
              %1083 = memref.load %12[%1082] : memref<?xf32>
              %1084 = vector.broadcast %1083 : f32 to vector<16xf32>
              %1085 = math.fma %1084, %1061, %1054 : vector<16xf32>
              %1086 = math.fma %1084, %1064, %1055 : vector<16xf32>
              %1087 = math.fma %1084, %1067, %1056 : vector<16xf32>
              %1088 = math.fma %1084, %1070, %1057 : vector<16xf32>
              scf.yield %1076, %1077, %1078, %1079, %1085, %1086, %1087, %1088 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %1089 = arith.addi %672, %c17 : index
            %1090 = arith.muli %1089, %c4 : index
            %1091 = arith.addi %1090, %c28 : index
            vector.store %1058#0, %9[%1091] : memref<?xf32>, vector<16xf32>
            %1092 = arith.addi %672, %c17 : index
            %1093 = arith.muli %1092, %c4 : index
            %1094 = arith.addi %1093, %c29 : index
            vector.store %1058#1, %9[%1094] : memref<?xf32>, vector<16xf32>
            %1095 = arith.addi %672, %c17 : index
            %1096 = arith.muli %1095, %c4 : index
            %1097 = arith.addi %1096, %c30 : index
            vector.store %1058#2, %9[%1097] : memref<?xf32>, vector<16xf32>
            %1098 = arith.addi %672, %c17 : index
            %1099 = arith.muli %1098, %c4 : index
            %1100 = arith.addi %1099, %c31 : index
            vector.store %1058#3, %9[%1100] : memref<?xf32>, vector<16xf32>
            %1101 = arith.addi %672, %c10 : index
            %1102 = arith.muli %1101, %c4 : index
            %1103 = arith.addi %1102, %c28 : index
            vector.store %1058#4, %9[%1103] : memref<?xf32>, vector<16xf32>
            %1104 = arith.addi %672, %c10 : index
            %1105 = arith.muli %1104, %c4 : index
            %1106 = arith.addi %1105, %c29 : index
            vector.store %1058#5, %9[%1106] : memref<?xf32>, vector<16xf32>
            %1107 = arith.addi %672, %c10 : index
            %1108 = arith.muli %1107, %c4 : index
            %1109 = arith.addi %1108, %c30 : index
            vector.store %1058#6, %9[%1109] : memref<?xf32>, vector<16xf32>
            %1110 = arith.addi %672, %c10 : index
            %1111 = arith.muli %1110, %c4 : index
            %1112 = arith.addi %1111, %c31 : index
            vector.store %1058#7, %9[%1112] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %1113 = %c17 to %30 step %c10 {
          %1114 = arith.subi %30, %c10 : index
          %1115 = arith.minsi %1113, %1114 : index
          %1116 = arith.divui %1115, %groupSize : index
          %1117 = arith.addi %21, %1116 : index
          %1118 = arith.muli %3, %groupSize : index
          %1119 = arith.remui %1115, %groupSize : index
          %1120 = arith.addi %1118, %1119 : index
          %1121 = arith.muli %1117, %heads : index
          %1122 = arith.addi %1121, %1120 : index
          %1123 = arith.muli %1122, %ranges : index
          %1124 = arith.addi %1123, %137 : index
          %1125 = arith.muli %1124, %c51 : index
          %1126 = arith.muli %1113, %c4 : index
          %1127 = arith.addi %1126, %c17 : index
          %1128 = vector.load %9[%1127] : memref<?xf32>, vector<16xf32>
          %1129 = arith.addi %1125, %c17 : index
          vector.store %1128, %out[%1129] : memref<?xf32>, vector<16xf32>
          %1130 = arith.muli %1113, %c4 : index
          %1131 = arith.addi %1130, %c18 : index
          %1132 = vector.load %9[%1131] : memref<?xf32>, vector<16xf32>
          %1133 = arith.addi %1125, %c18 : index
          vector.store %1132, %out[%1133] : memref<?xf32>, vector<16xf32>
          %1134 = arith.muli %1113, %c4 : index
          %1135 = arith.addi %1134, %c19 : index
          %1136 = vector.load %9[%1135] : memref<?xf32>, vector<16xf32>
          %1137 = arith.addi %1125, %c19 : index
          vector.store %1136, %out[%1137] : memref<?xf32>, vector<16xf32>
          %1138 = arith.muli %1113, %c4 : index
          %1139 = arith.addi %1138, %c20 : index
          %1140 = vector.load %9[%1139] : memref<?xf32>, vector<16xf32>
          %1141 = arith.addi %1125, %c20 : index
          vector.store %1140, %out[%1141] : memref<?xf32>, vector<16xf32>
          %1142 = arith.muli %1113, %c4 : index
          %1143 = arith.addi %1142, %c5 : index
          %1144 = vector.load %9[%1143] : memref<?xf32>, vector<16xf32>
          %1145 = arith.addi %1125, %c5 : index
          vector.store %1144, %out[%1145] : memref<?xf32>, vector<16xf32>
          %1146 = arith.muli %1113, %c4 : index
          %1147 = arith.addi %1146, %c21 : index
          %1148 = vector.load %9[%1147] : memref<?xf32>, vector<16xf32>
          %1149 = arith.addi %1125, %c21 : index
          vector.store %1148, %out[%1149] : memref<?xf32>, vector<16xf32>
          %1150 = arith.muli %1113, %c4 : index
          %1151 = arith.addi %1150, %c22 : index
          %1152 = vector.load %9[%1151] : memref<?xf32>, vector<16xf32>
          %1153 = arith.addi %1125, %c22 : index
          vector.store %1152, %out[%1153] : memref<?xf32>, vector<16xf32>
          %1154 = arith.muli %1113, %c4 : index
          %1155 = arith.addi %1154, %c23 : index
          %1156 = vector.load %9[%1155] : memref<?xf32>, vector<16xf32>
          %1157 = arith.addi %1125, %c23 : index
          vector.store %1156, %out[%1157] : memref<?xf32>, vector<16xf32>
          %1158 = arith.muli %1113, %c4 : index
          %1159 = arith.addi %1158, %c24 : index
          %1160 = vector.load %9[%1159] : memref<?xf32>, vector<16xf32>
          %1161 = arith.addi %1125, %c24 : index
          vector.store %1160, %out[%1161] : memref<?xf32>, vector<16xf32>
          %1162 = arith.muli %1113, %c4 : index
          %1163 = arith.addi %1162, %c25 : index
          %1164 = vector.load %9[%1163] : memref<?xf32>, vector<16xf32>
          %1165 = arith.addi %1125, %c25 : index
          vector.store %1164, %out[%1165] : memref<?xf32>, vector<16xf32>
          %1166 = arith.muli %1113, %c4 : index
          %1167 = arith.addi %1166, %c26 : index
          %1168 = vector.load %9[%1167] : memref<?xf32>, vector<16xf32>
          %1169 = arith.addi %1125, %c26 : index
          vector.store %1168, %out[%1169] : memref<?xf32>, vector<16xf32>
          %1170 = arith.muli %1113, %c4 : index
          %1171 = arith.addi %1170, %c27 : index
          %1172 = vector.load %9[%1171] : memref<?xf32>, vector<16xf32>
          %1173 = arith.addi %1125, %c27 : index
          vector.store %1172, %out[%1173] : memref<?xf32>, vector<16xf32>
          %1174 = arith.muli %1113, %c4 : index
          %1175 = arith.addi %1174, %c28 : index
          %1176 = vector.load %9[%1175] : memref<?xf32>, vector<16xf32>
          %1177 = arith.addi %1125, %c28 : index
          vector.store %1176, %out[%1177] : memref<?xf32>, vector<16xf32>
          %1178 = arith.muli %1113, %c4 : index
          %1179 = arith.addi %1178, %c29 : index
          %1180 = vector.load %9[%1179] : memref<?xf32>, vector<16xf32>
          %1181 = arith.addi %1125, %c29 : index
          vector.store %1180, %out[%1181] : memref<?xf32>, vector<16xf32>
          %1182 = arith.muli %1113, %c4 : index
          %1183 = arith.addi %1182, %c30 : index
          %1184 = vector.load %9[%1183] : memref<?xf32>, vector<16xf32>
          %1185 = arith.addi %1125, %c30 : index
          vector.store %1184, %out[%1185] : memref<?xf32>, vector<16xf32>
          %1186 = arith.muli %1113, %c4 : index
          %1187 = arith.addi %1186, %c31 : index
          %1188 = vector.load %9[%1187] : memref<?xf32>, vector<16xf32>
          %1189 = arith.addi %1125, %c31 : index
          vector.store %1188, %out[%1189] : memref<?xf32>, vector<16xf32>
          %1190 = memref.load %6[%1113] : memref<?xf32>
          %1191 = arith.addi %1125, %c4 : index
          memref.store %1190, %out[%1191] : memref<?xf32>
          %1192 = memref.load %7[%1113] : memref<?xf32>
          %1193 = arith.addi %1125, %c4 : index
          %1194 = arith.addi %1193, %c10 : index
          memref.store %1192, %out[%1194] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
