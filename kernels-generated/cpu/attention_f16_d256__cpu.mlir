// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=256, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 112 : index
  %c22 = arith.constant 128 : index
  %c23 = arith.constant 144 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 176 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 208 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 240 : index
  %c30 = arith.constant dense<0x00000000> : vector<16xf32>
  %c31 = arith.constant 0xF149F2CA : f32
  %c32 = arith.constant 0x00000000 : f32
  %c33 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c35 = arith.constant 8192 : index
  %c36 = arith.constant 288 : index
  %c37 = arith.constant 320 : index
  %c38 = arith.constant 352 : index
  %c39 = arith.constant 384 : index
  %c40 = arith.constant 416 : index
  %c41 = arith.constant 448 : index
  %c42 = arith.constant 480 : index
  %c43 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c44 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c45 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c46 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c47 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
      %97 = arith.addi %56, %c22 : index
      %98 = vector.load %q[%97] : memref<?xf32>, vector<16xf32>
      %99 = arith.mulf %98, %45 : vector<16xf32>
      %100 = arith.muli %46, %c4 : index
      %101 = arith.addi %100, %c22 : index
      vector.store %99, %5[%101] : memref<?xf32>, vector<16xf32>
      %102 = arith.addi %56, %c23 : index
      %103 = vector.load %q[%102] : memref<?xf32>, vector<16xf32>
      %104 = arith.mulf %103, %45 : vector<16xf32>
      %105 = arith.muli %46, %c4 : index
      %106 = arith.addi %105, %c23 : index
      vector.store %104, %5[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %56, %c24 : index
      %108 = vector.load %q[%107] : memref<?xf32>, vector<16xf32>
      %109 = arith.mulf %108, %45 : vector<16xf32>
      %110 = arith.muli %46, %c4 : index
      %111 = arith.addi %110, %c24 : index
      vector.store %109, %5[%111] : memref<?xf32>, vector<16xf32>
      %112 = arith.addi %56, %c25 : index
      %113 = vector.load %q[%112] : memref<?xf32>, vector<16xf32>
      %114 = arith.mulf %113, %45 : vector<16xf32>
      %115 = arith.muli %46, %c4 : index
      %116 = arith.addi %115, %c25 : index
      vector.store %114, %5[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.addi %56, %c26 : index
      %118 = vector.load %q[%117] : memref<?xf32>, vector<16xf32>
      %119 = arith.mulf %118, %45 : vector<16xf32>
      %120 = arith.muli %46, %c4 : index
      %121 = arith.addi %120, %c26 : index
      vector.store %119, %5[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.addi %56, %c27 : index
      %123 = vector.load %q[%122] : memref<?xf32>, vector<16xf32>
      %124 = arith.mulf %123, %45 : vector<16xf32>
      %125 = arith.muli %46, %c4 : index
      %126 = arith.addi %125, %c27 : index
      vector.store %124, %5[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.addi %56, %c28 : index
      %128 = vector.load %q[%127] : memref<?xf32>, vector<16xf32>
      %129 = arith.mulf %128, %45 : vector<16xf32>
      %130 = arith.muli %46, %c4 : index
      %131 = arith.addi %130, %c28 : index
      vector.store %129, %5[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %56, %c29 : index
      %133 = vector.load %q[%132] : memref<?xf32>, vector<16xf32>
      %134 = arith.mulf %133, %45 : vector<16xf32>
      %135 = arith.muli %46, %c4 : index
      %136 = arith.addi %135, %c29 : index
      vector.store %134, %5[%136] : memref<?xf32>, vector<16xf32>
    }
    scf.for %137 = %c15 to %37 step %c10 {
      memref.store %c31, %10[%137] : memref<?xf32>
      memref.store %c32, %11[%137] : memref<?xf32>
      %138 = arith.muli %137, %c4 : index
      %139 = arith.addi %138, %c15 : index
      vector.store %c30, %13[%139] : memref<?xf32>, vector<16xf32>
      %140 = arith.muli %137, %c4 : index
      %141 = arith.addi %140, %c16 : index
      vector.store %c30, %13[%141] : memref<?xf32>, vector<16xf32>
      %142 = arith.muli %137, %c4 : index
      %143 = arith.addi %142, %c17 : index
      vector.store %c30, %13[%143] : memref<?xf32>, vector<16xf32>
      %144 = arith.muli %137, %c4 : index
      %145 = arith.addi %144, %c18 : index
      vector.store %c30, %13[%145] : memref<?xf32>, vector<16xf32>
      %146 = arith.muli %137, %c4 : index
      %147 = arith.addi %146, %c5 : index
      vector.store %c30, %13[%147] : memref<?xf32>, vector<16xf32>
      %148 = arith.muli %137, %c4 : index
      %149 = arith.addi %148, %c19 : index
      vector.store %c30, %13[%149] : memref<?xf32>, vector<16xf32>
      %150 = arith.muli %137, %c4 : index
      %151 = arith.addi %150, %c20 : index
      vector.store %c30, %13[%151] : memref<?xf32>, vector<16xf32>
      %152 = arith.muli %137, %c4 : index
      %153 = arith.addi %152, %c21 : index
      vector.store %c30, %13[%153] : memref<?xf32>, vector<16xf32>
      %154 = arith.muli %137, %c4 : index
      %155 = arith.addi %154, %c22 : index
      vector.store %c30, %13[%155] : memref<?xf32>, vector<16xf32>
      %156 = arith.muli %137, %c4 : index
      %157 = arith.addi %156, %c23 : index
      vector.store %c30, %13[%157] : memref<?xf32>, vector<16xf32>
      %158 = arith.muli %137, %c4 : index
      %159 = arith.addi %158, %c24 : index
      vector.store %c30, %13[%159] : memref<?xf32>, vector<16xf32>
      %160 = arith.muli %137, %c4 : index
      %161 = arith.addi %160, %c25 : index
      vector.store %c30, %13[%161] : memref<?xf32>, vector<16xf32>
      %162 = arith.muli %137, %c4 : index
      %163 = arith.addi %162, %c26 : index
      vector.store %c30, %13[%163] : memref<?xf32>, vector<16xf32>
      %164 = arith.muli %137, %c4 : index
      %165 = arith.addi %164, %c27 : index
      vector.store %c30, %13[%165] : memref<?xf32>, vector<16xf32>
      %166 = arith.muli %137, %c4 : index
      %167 = arith.addi %166, %c28 : index
      vector.store %c30, %13[%167] : memref<?xf32>, vector<16xf32>
      %168 = arith.muli %137, %c4 : index
      %169 = arith.addi %168, %c29 : index
      vector.store %c30, %13[%169] : memref<?xf32>, vector<16xf32>
    }
    scf.for %170 = %c15 to %43 step %c33 {
      scf.for %171 = %c15 to %37 step %c10 {
        memref.store %c31, %6[%171] : memref<?xf32>
        memref.store %c32, %7[%171] : memref<?xf32>
        %172 = arith.muli %171, %c4 : index
        %173 = arith.addi %172, %c15 : index
        vector.store %c30, %9[%173] : memref<?xf32>, vector<16xf32>
        %174 = arith.muli %171, %c4 : index
        %175 = arith.addi %174, %c16 : index
        vector.store %c30, %9[%175] : memref<?xf32>, vector<16xf32>
        %176 = arith.muli %171, %c4 : index
        %177 = arith.addi %176, %c17 : index
        vector.store %c30, %9[%177] : memref<?xf32>, vector<16xf32>
        %178 = arith.muli %171, %c4 : index
        %179 = arith.addi %178, %c18 : index
        vector.store %c30, %9[%179] : memref<?xf32>, vector<16xf32>
        %180 = arith.muli %171, %c4 : index
        %181 = arith.addi %180, %c5 : index
        vector.store %c30, %9[%181] : memref<?xf32>, vector<16xf32>
        %182 = arith.muli %171, %c4 : index
        %183 = arith.addi %182, %c19 : index
        vector.store %c30, %9[%183] : memref<?xf32>, vector<16xf32>
        %184 = arith.muli %171, %c4 : index
        %185 = arith.addi %184, %c20 : index
        vector.store %c30, %9[%185] : memref<?xf32>, vector<16xf32>
        %186 = arith.muli %171, %c4 : index
        %187 = arith.addi %186, %c21 : index
        vector.store %c30, %9[%187] : memref<?xf32>, vector<16xf32>
        %188 = arith.muli %171, %c4 : index
        %189 = arith.addi %188, %c22 : index
        vector.store %c30, %9[%189] : memref<?xf32>, vector<16xf32>
        %190 = arith.muli %171, %c4 : index
        %191 = arith.addi %190, %c23 : index
        vector.store %c30, %9[%191] : memref<?xf32>, vector<16xf32>
        %192 = arith.muli %171, %c4 : index
        %193 = arith.addi %192, %c24 : index
        vector.store %c30, %9[%193] : memref<?xf32>, vector<16xf32>
        %194 = arith.muli %171, %c4 : index
        %195 = arith.addi %194, %c25 : index
        vector.store %c30, %9[%195] : memref<?xf32>, vector<16xf32>
        %196 = arith.muli %171, %c4 : index
        %197 = arith.addi %196, %c26 : index
        vector.store %c30, %9[%197] : memref<?xf32>, vector<16xf32>
        %198 = arith.muli %171, %c4 : index
        %199 = arith.addi %198, %c27 : index
        vector.store %c30, %9[%199] : memref<?xf32>, vector<16xf32>
        %200 = arith.muli %171, %c4 : index
        %201 = arith.addi %200, %c28 : index
        vector.store %c30, %9[%201] : memref<?xf32>, vector<16xf32>
        %202 = arith.muli %171, %c4 : index
        %203 = arith.addi %202, %c29 : index
        vector.store %c30, %9[%203] : memref<?xf32>, vector<16xf32>
      }
      %204 = arith.addi %170, %c33 : index
      %205 = arith.minsi %204, %43 : index
      scf.for %206 = %170 to %205 step %c5 {
        scf.for %207 = %c15 to %c9 step %c10 {
          %208 = arith.muli %207, %c16 : index
          %209 = arith.addi %206, %208 : index
          %210 = arith.cmpi slt, %209, %43 : index
          scf.if %210 {
            %211 = arith.divui %209, %c16 : index
            %212 = arith.addi %33, %211 : index
            %213 = memref.load %step[%212] : memref<?xi32>
            %214 = arith.index_cast %213 : i32 to index
            %215 = arith.muli %214, %pageBytes : index
            %216 = arith.muli %3, %c6 : index
            %217 = arith.addi %215, %216 : index
            scf.for %218 = %c15 to %c4 step %c10 {
              %219 = arith.muli %218, %c17 : index
              %220 = arith.addi %217, %219 : index
              %221 = vector.load %kv[%220] : memref<?xi8>, vector<32xi8>
              %222 = arith.muli %218, %c5 : index
              %223 = arith.muli %207, %c16 : index
              %224 = arith.addi %222, %223 : index
              %225 = vector.bitcast %221 : vector<32xi8> to vector<16xf16>
              %226 = arith.extf %225 : vector<16xf16> to vector<16xf32>
              vector.store %226, %17[%224] : memref<?xf32>, vector<16xf32>
            }
            %227 = arith.addi %217, %c35 : index
            scf.for %228 = %c15 to %c16 step %c10 {
              %229 = arith.addi %209, %228 : index
              %230 = arith.cmpi slt, %229, %43 : index
              %231 = arith.muli %228, %c33 : index
              %232 = arith.addi %227, %231 : index
              %233 = arith.addi %232, %c15 : index
              %234 = vector.load %kv[%233] : memref<?xi8>, vector<32xi8>
              %235 = vector.bitcast %234 : vector<32xi8> to vector<16xf16>
              %236 = arith.extf %235 : vector<16xf16> to vector<16xf32>
              %237 = arith.select %230, %236, %c30 : vector<16xf32>
              %238 = arith.muli %207, %c16 : index
              %239 = arith.addi %238, %228 : index
              %240 = arith.muli %239, %c4 : index
              %241 = arith.addi %240, %c15 : index
              vector.store %237, %18[%241] : memref<?xf32>, vector<16xf32>
              %242 = arith.muli %228, %c33 : index
              %243 = arith.addi %227, %242 : index
              %244 = arith.addi %243, %c17 : index
              %245 = vector.load %kv[%244] : memref<?xi8>, vector<32xi8>
              %246 = vector.bitcast %245 : vector<32xi8> to vector<16xf16>
              %247 = arith.extf %246 : vector<16xf16> to vector<16xf32>
              %248 = arith.select %230, %247, %c30 : vector<16xf32>
              %249 = arith.muli %207, %c16 : index
              %250 = arith.addi %249, %228 : index
              %251 = arith.muli %250, %c4 : index
              %252 = arith.addi %251, %c16 : index
              vector.store %248, %18[%252] : memref<?xf32>, vector<16xf32>
              %253 = arith.muli %228, %c33 : index
              %254 = arith.addi %227, %253 : index
              %255 = arith.addi %254, %c5 : index
              %256 = vector.load %kv[%255] : memref<?xi8>, vector<32xi8>
              %257 = vector.bitcast %256 : vector<32xi8> to vector<16xf16>
              %258 = arith.extf %257 : vector<16xf16> to vector<16xf32>
              %259 = arith.select %230, %258, %c30 : vector<16xf32>
              %260 = arith.muli %207, %c16 : index
              %261 = arith.addi %260, %228 : index
              %262 = arith.muli %261, %c4 : index
              %263 = arith.addi %262, %c17 : index
              vector.store %259, %18[%263] : memref<?xf32>, vector<16xf32>
              %264 = arith.muli %228, %c33 : index
              %265 = arith.addi %227, %264 : index
              %266 = arith.addi %265, %c20 : index
              %267 = vector.load %kv[%266] : memref<?xi8>, vector<32xi8>
              %268 = vector.bitcast %267 : vector<32xi8> to vector<16xf16>
              %269 = arith.extf %268 : vector<16xf16> to vector<16xf32>
              %270 = arith.select %230, %269, %c30 : vector<16xf32>
              %271 = arith.muli %207, %c16 : index
              %272 = arith.addi %271, %228 : index
              %273 = arith.muli %272, %c4 : index
              %274 = arith.addi %273, %c18 : index
              vector.store %270, %18[%274] : memref<?xf32>, vector<16xf32>
              %275 = arith.muli %228, %c33 : index
              %276 = arith.addi %227, %275 : index
              %277 = arith.addi %276, %c22 : index
              %278 = vector.load %kv[%277] : memref<?xi8>, vector<32xi8>
              %279 = vector.bitcast %278 : vector<32xi8> to vector<16xf16>
              %280 = arith.extf %279 : vector<16xf16> to vector<16xf32>
              %281 = arith.select %230, %280, %c30 : vector<16xf32>
              %282 = arith.muli %207, %c16 : index
              %283 = arith.addi %282, %228 : index
              %284 = arith.muli %283, %c4 : index
              %285 = arith.addi %284, %c5 : index
              vector.store %281, %18[%285] : memref<?xf32>, vector<16xf32>
              %286 = arith.muli %228, %c33 : index
              %287 = arith.addi %227, %286 : index
              %288 = arith.addi %287, %c24 : index
              %289 = vector.load %kv[%288] : memref<?xi8>, vector<32xi8>
              %290 = vector.bitcast %289 : vector<32xi8> to vector<16xf16>
              %291 = arith.extf %290 : vector<16xf16> to vector<16xf32>
              %292 = arith.select %230, %291, %c30 : vector<16xf32>
              %293 = arith.muli %207, %c16 : index
              %294 = arith.addi %293, %228 : index
              %295 = arith.muli %294, %c4 : index
              %296 = arith.addi %295, %c19 : index
              vector.store %292, %18[%296] : memref<?xf32>, vector<16xf32>
              %297 = arith.muli %228, %c33 : index
              %298 = arith.addi %227, %297 : index
              %299 = arith.addi %298, %c26 : index
              %300 = vector.load %kv[%299] : memref<?xi8>, vector<32xi8>
              %301 = vector.bitcast %300 : vector<32xi8> to vector<16xf16>
              %302 = arith.extf %301 : vector<16xf16> to vector<16xf32>
              %303 = arith.select %230, %302, %c30 : vector<16xf32>
              %304 = arith.muli %207, %c16 : index
              %305 = arith.addi %304, %228 : index
              %306 = arith.muli %305, %c4 : index
              %307 = arith.addi %306, %c20 : index
              vector.store %303, %18[%307] : memref<?xf32>, vector<16xf32>
              %308 = arith.muli %228, %c33 : index
              %309 = arith.addi %227, %308 : index
              %310 = arith.addi %309, %c28 : index
              %311 = vector.load %kv[%310] : memref<?xi8>, vector<32xi8>
              %312 = vector.bitcast %311 : vector<32xi8> to vector<16xf16>
              %313 = arith.extf %312 : vector<16xf16> to vector<16xf32>
              %314 = arith.select %230, %313, %c30 : vector<16xf32>
              %315 = arith.muli %207, %c16 : index
              %316 = arith.addi %315, %228 : index
              %317 = arith.muli %316, %c4 : index
              %318 = arith.addi %317, %c21 : index
              vector.store %314, %18[%318] : memref<?xf32>, vector<16xf32>
              %319 = arith.muli %228, %c33 : index
              %320 = arith.addi %227, %319 : index
              %321 = arith.addi %320, %c4 : index
              %322 = vector.load %kv[%321] : memref<?xi8>, vector<32xi8>
              %323 = vector.bitcast %322 : vector<32xi8> to vector<16xf16>
              %324 = arith.extf %323 : vector<16xf16> to vector<16xf32>
              %325 = arith.select %230, %324, %c30 : vector<16xf32>
              %326 = arith.muli %207, %c16 : index
              %327 = arith.addi %326, %228 : index
              %328 = arith.muli %327, %c4 : index
              %329 = arith.addi %328, %c22 : index
              vector.store %325, %18[%329] : memref<?xf32>, vector<16xf32>
              %330 = arith.muli %228, %c33 : index
              %331 = arith.addi %227, %330 : index
              %332 = arith.addi %331, %c36 : index
              %333 = vector.load %kv[%332] : memref<?xi8>, vector<32xi8>
              %334 = vector.bitcast %333 : vector<32xi8> to vector<16xf16>
              %335 = arith.extf %334 : vector<16xf16> to vector<16xf32>
              %336 = arith.select %230, %335, %c30 : vector<16xf32>
              %337 = arith.muli %207, %c16 : index
              %338 = arith.addi %337, %228 : index
              %339 = arith.muli %338, %c4 : index
              %340 = arith.addi %339, %c23 : index
              vector.store %336, %18[%340] : memref<?xf32>, vector<16xf32>
              %341 = arith.muli %228, %c33 : index
              %342 = arith.addi %227, %341 : index
              %343 = arith.addi %342, %c37 : index
              %344 = vector.load %kv[%343] : memref<?xi8>, vector<32xi8>
              %345 = vector.bitcast %344 : vector<32xi8> to vector<16xf16>
              %346 = arith.extf %345 : vector<16xf16> to vector<16xf32>
              %347 = arith.select %230, %346, %c30 : vector<16xf32>
              %348 = arith.muli %207, %c16 : index
              %349 = arith.addi %348, %228 : index
              %350 = arith.muli %349, %c4 : index
              %351 = arith.addi %350, %c24 : index
              vector.store %347, %18[%351] : memref<?xf32>, vector<16xf32>
              %352 = arith.muli %228, %c33 : index
              %353 = arith.addi %227, %352 : index
              %354 = arith.addi %353, %c38 : index
              %355 = vector.load %kv[%354] : memref<?xi8>, vector<32xi8>
              %356 = vector.bitcast %355 : vector<32xi8> to vector<16xf16>
              %357 = arith.extf %356 : vector<16xf16> to vector<16xf32>
              %358 = arith.select %230, %357, %c30 : vector<16xf32>
              %359 = arith.muli %207, %c16 : index
              %360 = arith.addi %359, %228 : index
              %361 = arith.muli %360, %c4 : index
              %362 = arith.addi %361, %c25 : index
              vector.store %358, %18[%362] : memref<?xf32>, vector<16xf32>
              %363 = arith.muli %228, %c33 : index
              %364 = arith.addi %227, %363 : index
              %365 = arith.addi %364, %c39 : index
              %366 = vector.load %kv[%365] : memref<?xi8>, vector<32xi8>
              %367 = vector.bitcast %366 : vector<32xi8> to vector<16xf16>
              %368 = arith.extf %367 : vector<16xf16> to vector<16xf32>
              %369 = arith.select %230, %368, %c30 : vector<16xf32>
              %370 = arith.muli %207, %c16 : index
              %371 = arith.addi %370, %228 : index
              %372 = arith.muli %371, %c4 : index
              %373 = arith.addi %372, %c26 : index
              vector.store %369, %18[%373] : memref<?xf32>, vector<16xf32>
              %374 = arith.muli %228, %c33 : index
              %375 = arith.addi %227, %374 : index
              %376 = arith.addi %375, %c40 : index
              %377 = vector.load %kv[%376] : memref<?xi8>, vector<32xi8>
              %378 = vector.bitcast %377 : vector<32xi8> to vector<16xf16>
              %379 = arith.extf %378 : vector<16xf16> to vector<16xf32>
              %380 = arith.select %230, %379, %c30 : vector<16xf32>
              %381 = arith.muli %207, %c16 : index
              %382 = arith.addi %381, %228 : index
              %383 = arith.muli %382, %c4 : index
              %384 = arith.addi %383, %c27 : index
              vector.store %380, %18[%384] : memref<?xf32>, vector<16xf32>
              %385 = arith.muli %228, %c33 : index
              %386 = arith.addi %227, %385 : index
              %387 = arith.addi %386, %c41 : index
              %388 = vector.load %kv[%387] : memref<?xi8>, vector<32xi8>
              %389 = vector.bitcast %388 : vector<32xi8> to vector<16xf16>
              %390 = arith.extf %389 : vector<16xf16> to vector<16xf32>
              %391 = arith.select %230, %390, %c30 : vector<16xf32>
              %392 = arith.muli %207, %c16 : index
              %393 = arith.addi %392, %228 : index
              %394 = arith.muli %393, %c4 : index
              %395 = arith.addi %394, %c28 : index
              vector.store %391, %18[%395] : memref<?xf32>, vector<16xf32>
              %396 = arith.muli %228, %c33 : index
              %397 = arith.addi %227, %396 : index
              %398 = arith.addi %397, %c42 : index
              %399 = vector.load %kv[%398] : memref<?xi8>, vector<32xi8>
              %400 = vector.bitcast %399 : vector<32xi8> to vector<16xf16>
              %401 = arith.extf %400 : vector<16xf16> to vector<16xf32>
              %402 = arith.select %230, %401, %c30 : vector<16xf32>
              %403 = arith.muli %207, %c16 : index
              %404 = arith.addi %403, %228 : index
              %405 = arith.muli %404, %c4 : index
              %406 = arith.addi %405, %c29 : index
              vector.store %402, %18[%406] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %407 = %c15 to %37 step %c9 {
          %425:16 = scf.for %408 = %c15 to %c4 step %c10 iter_args(%409 = %c30, %410 = %c30, %411 = %c30, %412 = %c30, %413 = %c30, %414 = %c30, %415 = %c30, %416 = %c30, %417 = %c30, %418 = %c30, %419 = %c30, %420 = %c30, %421 = %c30, %422 = %c30, %423 = %c30, %424 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %426 = arith.muli %408, %c5 : index
            %427 = arith.addi %426, %c15 : index
            %428 = vector.load %17[%427] : memref<?xf32>, vector<16xf32>
            %429 = arith.muli %408, %c5 : index
            %430 = arith.addi %429, %c16 : index
            %431 = vector.load %17[%430] : memref<?xf32>, vector<16xf32>
            %432 = arith.muli %408, %c5 : index
            %433 = arith.addi %432, %c17 : index
            %434 = vector.load %17[%433] : memref<?xf32>, vector<16xf32>
            %435 = arith.muli %408, %c5 : index
            %436 = arith.addi %435, %c18 : index
            %437 = vector.load %17[%436] : memref<?xf32>, vector<16xf32>
            %438 = arith.addi %407, %c15 : index
            %439 = arith.muli %438, %c4 : index
            %440 = arith.addi %439, %408 : index
            %441 = memref.load %5[%440] : memref<?xf32>
            %442 = vector.broadcast %441 : f32 to vector<16xf32>
            %443 = math.fma %442, %428, %409 : vector<16xf32>
            %444 = math.fma %442, %431, %410 : vector<16xf32>
            %445 = math.fma %442, %434, %411 : vector<16xf32>
            %446 = math.fma %442, %437, %412 : vector<16xf32>
            %447 = arith.addi %407, %c10 : index
            %448 = arith.muli %447, %c4 : index
            %449 = arith.addi %448, %408 : index
            %450 = memref.load %5[%449] : memref<?xf32>
            %451 = vector.broadcast %450 : f32 to vector<16xf32>
            %452 = math.fma %451, %428, %413 : vector<16xf32>
            %453 = math.fma %451, %431, %414 : vector<16xf32>
            %454 = math.fma %451, %434, %415 : vector<16xf32>
            %455 = math.fma %451, %437, %416 : vector<16xf32>
            %456 = arith.addi %407, %c7 : index
            %457 = arith.muli %456, %c4 : index
            %458 = arith.addi %457, %408 : index
            %459 = memref.load %5[%458] : memref<?xf32>
            %460 = vector.broadcast %459 : f32 to vector<16xf32>
            %461 = math.fma %460, %428, %417 : vector<16xf32>
            %462 = math.fma %460, %431, %418 : vector<16xf32>
            %463 = math.fma %460, %434, %419 : vector<16xf32>
            %464 = math.fma %460, %437, %420 : vector<16xf32>
            %465 = arith.addi %407, %c13 : index
            %466 = arith.muli %465, %c4 : index
            %467 = arith.addi %466, %408 : index
            %468 = memref.load %5[%467] : memref<?xf32>
            %469 = vector.broadcast %468 : f32 to vector<16xf32>
            %470 = math.fma %469, %428, %421 : vector<16xf32>
            %471 = math.fma %469, %431, %422 : vector<16xf32>
            %472 = math.fma %469, %434, %423 : vector<16xf32>
            %473 = math.fma %469, %437, %424 : vector<16xf32>
            scf.yield %443, %444, %445, %446, %452, %453, %454, %455, %461, %462, %463, %464, %470, %471, %472, %473 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %474 = arith.addi %407, %c15 : index
          %475 = arith.subi %34, %c10 : index
          %476 = arith.minsi %474, %475 : index
          %477 = arith.divui %476, %groupSize : index
          %478 = arith.addi %25, %477 : index
          %479 = arith.muli %3, %groupSize : index
          %480 = arith.remui %476, %groupSize : index
          %481 = arith.addi %479, %480 : index
          %482 = arith.addi %positionsAt, %478 : index
          %483 = memref.load %step[%482] : memref<?xi32>
          %484 = arith.index_cast %483 : i32 to index
          %485 = arith.subi %484, %206 : index
          %486 = arith.index_cast %485 : index to i32
          %487 = vector.broadcast %486 : i32 to vector<16xi32>
          %488 = arith.cmpi sle, %c43, %487 : vector<16xi32>
          %489 = arith.select %488, %425#0, %c44 : vector<16xi1>, vector<16xf32>
          %490 = arith.cmpi sle, %c45, %487 : vector<16xi32>
          %491 = arith.select %490, %425#1, %c44 : vector<16xi1>, vector<16xf32>
          %492 = arith.cmpi sle, %c46, %487 : vector<16xi32>
          %493 = arith.select %492, %425#2, %c44 : vector<16xi1>, vector<16xf32>
          %494 = arith.cmpi sle, %c47, %487 : vector<16xi32>
          %495 = arith.select %494, %425#3, %c44 : vector<16xi1>, vector<16xf32>
          %496 = arith.maximumf %489, %491 : vector<16xf32>
          %497 = arith.maximumf %496, %493 : vector<16xf32>
          %498 = arith.maximumf %497, %495 : vector<16xf32>
          %499 = memref.load %6[%474] : memref<?xf32>
          %500 = wave.reduce "max" %498 : vector<16xf32>
          %501 = arith.maximumf %499, %500 : f32
          %502 = arith.subf %499, %501 : f32
          %503 = wave.exp2 %502 : f32
          %504 = vector.broadcast %501 : f32 to vector<16xf32>
          %505 = arith.subf %489, %504 : vector<16xf32>
          %506 = wave.exp2 %505 : vector<16xf32>
          %507 = arith.select %488, %506, %c30 : vector<16xi1>, vector<16xf32>
          %508 = arith.muli %474, %c5 : index
          %509 = arith.addi %508, %c15 : index
          vector.store %507, %16[%509] : memref<?xf32>, vector<16xf32>
          %510 = arith.subf %491, %504 : vector<16xf32>
          %511 = wave.exp2 %510 : vector<16xf32>
          %512 = arith.select %490, %511, %c30 : vector<16xi1>, vector<16xf32>
          %513 = arith.muli %474, %c5 : index
          %514 = arith.addi %513, %c16 : index
          vector.store %512, %16[%514] : memref<?xf32>, vector<16xf32>
          %515 = arith.addf %507, %512 : vector<16xf32>
          %516 = arith.subf %493, %504 : vector<16xf32>
          %517 = wave.exp2 %516 : vector<16xf32>
          %518 = arith.select %492, %517, %c30 : vector<16xi1>, vector<16xf32>
          %519 = arith.muli %474, %c5 : index
          %520 = arith.addi %519, %c17 : index
          vector.store %518, %16[%520] : memref<?xf32>, vector<16xf32>
          %521 = arith.addf %515, %518 : vector<16xf32>
          %522 = arith.subf %495, %504 : vector<16xf32>
          %523 = wave.exp2 %522 : vector<16xf32>
          %524 = arith.select %494, %523, %c30 : vector<16xi1>, vector<16xf32>
          %525 = arith.muli %474, %c5 : index
          %526 = arith.addi %525, %c18 : index
          vector.store %524, %16[%526] : memref<?xf32>, vector<16xf32>
          %527 = arith.addf %521, %524 : vector<16xf32>
          %528 = memref.load %7[%474] : memref<?xf32>
          %529 = wave.reduce "add" %527 : vector<16xf32>
          %530 = math.fma %528, %503, %529 : f32
          memref.store %501, %6[%474] : memref<?xf32>
          memref.store %530, %7[%474] : memref<?xf32>
          memref.store %503, %14[%474] : memref<?xf32>
          %531 = arith.addi %407, %c10 : index
          %532 = arith.subi %34, %c10 : index
          %533 = arith.minsi %531, %532 : index
          %534 = arith.divui %533, %groupSize : index
          %535 = arith.addi %25, %534 : index
          %536 = arith.muli %3, %groupSize : index
          %537 = arith.remui %533, %groupSize : index
          %538 = arith.addi %536, %537 : index
          %539 = arith.addi %positionsAt, %535 : index
          %540 = memref.load %step[%539] : memref<?xi32>
          %541 = arith.index_cast %540 : i32 to index
          %542 = arith.subi %541, %206 : index
          %543 = arith.index_cast %542 : index to i32
          %544 = vector.broadcast %543 : i32 to vector<16xi32>
          %545 = arith.cmpi sle, %c43, %544 : vector<16xi32>
          %546 = arith.select %545, %425#4, %c44 : vector<16xi1>, vector<16xf32>
          %547 = arith.cmpi sle, %c45, %544 : vector<16xi32>
          %548 = arith.select %547, %425#5, %c44 : vector<16xi1>, vector<16xf32>
          %549 = arith.cmpi sle, %c46, %544 : vector<16xi32>
          %550 = arith.select %549, %425#6, %c44 : vector<16xi1>, vector<16xf32>
          %551 = arith.cmpi sle, %c47, %544 : vector<16xi32>
          %552 = arith.select %551, %425#7, %c44 : vector<16xi1>, vector<16xf32>
          %553 = arith.maximumf %546, %548 : vector<16xf32>
          %554 = arith.maximumf %553, %550 : vector<16xf32>
          %555 = arith.maximumf %554, %552 : vector<16xf32>
          %556 = memref.load %6[%531] : memref<?xf32>
          %557 = wave.reduce "max" %555 : vector<16xf32>
          %558 = arith.maximumf %556, %557 : f32
          %559 = arith.subf %556, %558 : f32
          %560 = wave.exp2 %559 : f32
          %561 = vector.broadcast %558 : f32 to vector<16xf32>
          %562 = arith.subf %546, %561 : vector<16xf32>
          %563 = wave.exp2 %562 : vector<16xf32>
          %564 = arith.select %545, %563, %c30 : vector<16xi1>, vector<16xf32>
          %565 = arith.muli %531, %c5 : index
          %566 = arith.addi %565, %c15 : index
          vector.store %564, %16[%566] : memref<?xf32>, vector<16xf32>
          %567 = arith.subf %548, %561 : vector<16xf32>
          %568 = wave.exp2 %567 : vector<16xf32>
          %569 = arith.select %547, %568, %c30 : vector<16xi1>, vector<16xf32>
          %570 = arith.muli %531, %c5 : index
          %571 = arith.addi %570, %c16 : index
          vector.store %569, %16[%571] : memref<?xf32>, vector<16xf32>
          %572 = arith.addf %564, %569 : vector<16xf32>
          %573 = arith.subf %550, %561 : vector<16xf32>
          %574 = wave.exp2 %573 : vector<16xf32>
          %575 = arith.select %549, %574, %c30 : vector<16xi1>, vector<16xf32>
          %576 = arith.muli %531, %c5 : index
          %577 = arith.addi %576, %c17 : index
          vector.store %575, %16[%577] : memref<?xf32>, vector<16xf32>
          %578 = arith.addf %572, %575 : vector<16xf32>
          %579 = arith.subf %552, %561 : vector<16xf32>
          %580 = wave.exp2 %579 : vector<16xf32>
          %581 = arith.select %551, %580, %c30 : vector<16xi1>, vector<16xf32>
          %582 = arith.muli %531, %c5 : index
          %583 = arith.addi %582, %c18 : index
          vector.store %581, %16[%583] : memref<?xf32>, vector<16xf32>
          %584 = arith.addf %578, %581 : vector<16xf32>
          %585 = memref.load %7[%531] : memref<?xf32>
          %586 = wave.reduce "add" %584 : vector<16xf32>
          %587 = math.fma %585, %560, %586 : f32
          memref.store %558, %6[%531] : memref<?xf32>
          memref.store %587, %7[%531] : memref<?xf32>
          memref.store %560, %14[%531] : memref<?xf32>
          %588 = arith.addi %407, %c7 : index
          %589 = arith.subi %34, %c10 : index
          %590 = arith.minsi %588, %589 : index
          %591 = arith.divui %590, %groupSize : index
          %592 = arith.addi %25, %591 : index
          %593 = arith.muli %3, %groupSize : index
          %594 = arith.remui %590, %groupSize : index
          %595 = arith.addi %593, %594 : index
          %596 = arith.addi %positionsAt, %592 : index
          %597 = memref.load %step[%596] : memref<?xi32>
          %598 = arith.index_cast %597 : i32 to index
          %599 = arith.subi %598, %206 : index
          %600 = arith.index_cast %599 : index to i32
          %601 = vector.broadcast %600 : i32 to vector<16xi32>
          %602 = arith.cmpi sle, %c43, %601 : vector<16xi32>
          %603 = arith.select %602, %425#8, %c44 : vector<16xi1>, vector<16xf32>
          %604 = arith.cmpi sle, %c45, %601 : vector<16xi32>
          %605 = arith.select %604, %425#9, %c44 : vector<16xi1>, vector<16xf32>
          %606 = arith.cmpi sle, %c46, %601 : vector<16xi32>
          %607 = arith.select %606, %425#10, %c44 : vector<16xi1>, vector<16xf32>
          %608 = arith.cmpi sle, %c47, %601 : vector<16xi32>
          %609 = arith.select %608, %425#11, %c44 : vector<16xi1>, vector<16xf32>
          %610 = arith.maximumf %603, %605 : vector<16xf32>
          %611 = arith.maximumf %610, %607 : vector<16xf32>
          %612 = arith.maximumf %611, %609 : vector<16xf32>
          %613 = memref.load %6[%588] : memref<?xf32>
          %614 = wave.reduce "max" %612 : vector<16xf32>
          %615 = arith.maximumf %613, %614 : f32
          %616 = arith.subf %613, %615 : f32
          %617 = wave.exp2 %616 : f32
          %618 = vector.broadcast %615 : f32 to vector<16xf32>
          %619 = arith.subf %603, %618 : vector<16xf32>
          %620 = wave.exp2 %619 : vector<16xf32>
          %621 = arith.select %602, %620, %c30 : vector<16xi1>, vector<16xf32>
          %622 = arith.muli %588, %c5 : index
          %623 = arith.addi %622, %c15 : index
          vector.store %621, %16[%623] : memref<?xf32>, vector<16xf32>
          %624 = arith.subf %605, %618 : vector<16xf32>
          %625 = wave.exp2 %624 : vector<16xf32>
          %626 = arith.select %604, %625, %c30 : vector<16xi1>, vector<16xf32>
          %627 = arith.muli %588, %c5 : index
          %628 = arith.addi %627, %c16 : index
          vector.store %626, %16[%628] : memref<?xf32>, vector<16xf32>
          %629 = arith.addf %621, %626 : vector<16xf32>
          %630 = arith.subf %607, %618 : vector<16xf32>
          %631 = wave.exp2 %630 : vector<16xf32>
          %632 = arith.select %606, %631, %c30 : vector<16xi1>, vector<16xf32>
          %633 = arith.muli %588, %c5 : index
          %634 = arith.addi %633, %c17 : index
          vector.store %632, %16[%634] : memref<?xf32>, vector<16xf32>
          %635 = arith.addf %629, %632 : vector<16xf32>
          %636 = arith.subf %609, %618 : vector<16xf32>
          %637 = wave.exp2 %636 : vector<16xf32>
          %638 = arith.select %608, %637, %c30 : vector<16xi1>, vector<16xf32>
          %639 = arith.muli %588, %c5 : index
          %640 = arith.addi %639, %c18 : index
          vector.store %638, %16[%640] : memref<?xf32>, vector<16xf32>
          %641 = arith.addf %635, %638 : vector<16xf32>
          %642 = memref.load %7[%588] : memref<?xf32>
          %643 = wave.reduce "add" %641 : vector<16xf32>
          %644 = math.fma %642, %617, %643 : f32
          memref.store %615, %6[%588] : memref<?xf32>
          memref.store %644, %7[%588] : memref<?xf32>
          memref.store %617, %14[%588] : memref<?xf32>
          %645 = arith.addi %407, %c13 : index
          %646 = arith.subi %34, %c10 : index
          %647 = arith.minsi %645, %646 : index
          %648 = arith.divui %647, %groupSize : index
          %649 = arith.addi %25, %648 : index
          %650 = arith.muli %3, %groupSize : index
          %651 = arith.remui %647, %groupSize : index
          %652 = arith.addi %650, %651 : index
          %653 = arith.addi %positionsAt, %649 : index
          %654 = memref.load %step[%653] : memref<?xi32>
          %655 = arith.index_cast %654 : i32 to index
          %656 = arith.subi %655, %206 : index
          %657 = arith.index_cast %656 : index to i32
          %658 = vector.broadcast %657 : i32 to vector<16xi32>
          %659 = arith.cmpi sle, %c43, %658 : vector<16xi32>
          %660 = arith.select %659, %425#12, %c44 : vector<16xi1>, vector<16xf32>
          %661 = arith.cmpi sle, %c45, %658 : vector<16xi32>
          %662 = arith.select %661, %425#13, %c44 : vector<16xi1>, vector<16xf32>
          %663 = arith.cmpi sle, %c46, %658 : vector<16xi32>
          %664 = arith.select %663, %425#14, %c44 : vector<16xi1>, vector<16xf32>
          %665 = arith.cmpi sle, %c47, %658 : vector<16xi32>
          %666 = arith.select %665, %425#15, %c44 : vector<16xi1>, vector<16xf32>
          %667 = arith.maximumf %660, %662 : vector<16xf32>
          %668 = arith.maximumf %667, %664 : vector<16xf32>
          %669 = arith.maximumf %668, %666 : vector<16xf32>
          %670 = memref.load %6[%645] : memref<?xf32>
          %671 = wave.reduce "max" %669 : vector<16xf32>
          %672 = arith.maximumf %670, %671 : f32
          %673 = arith.subf %670, %672 : f32
          %674 = wave.exp2 %673 : f32
          %675 = vector.broadcast %672 : f32 to vector<16xf32>
          %676 = arith.subf %660, %675 : vector<16xf32>
          %677 = wave.exp2 %676 : vector<16xf32>
          %678 = arith.select %659, %677, %c30 : vector<16xi1>, vector<16xf32>
          %679 = arith.muli %645, %c5 : index
          %680 = arith.addi %679, %c15 : index
          vector.store %678, %16[%680] : memref<?xf32>, vector<16xf32>
          %681 = arith.subf %662, %675 : vector<16xf32>
          %682 = wave.exp2 %681 : vector<16xf32>
          %683 = arith.select %661, %682, %c30 : vector<16xi1>, vector<16xf32>
          %684 = arith.muli %645, %c5 : index
          %685 = arith.addi %684, %c16 : index
          vector.store %683, %16[%685] : memref<?xf32>, vector<16xf32>
          %686 = arith.addf %678, %683 : vector<16xf32>
          %687 = arith.subf %664, %675 : vector<16xf32>
          %688 = wave.exp2 %687 : vector<16xf32>
          %689 = arith.select %663, %688, %c30 : vector<16xi1>, vector<16xf32>
          %690 = arith.muli %645, %c5 : index
          %691 = arith.addi %690, %c17 : index
          vector.store %689, %16[%691] : memref<?xf32>, vector<16xf32>
          %692 = arith.addf %686, %689 : vector<16xf32>
          %693 = arith.subf %666, %675 : vector<16xf32>
          %694 = wave.exp2 %693 : vector<16xf32>
          %695 = arith.select %665, %694, %c30 : vector<16xi1>, vector<16xf32>
          %696 = arith.muli %645, %c5 : index
          %697 = arith.addi %696, %c18 : index
          vector.store %695, %16[%697] : memref<?xf32>, vector<16xf32>
          %698 = arith.addf %692, %695 : vector<16xf32>
          %699 = memref.load %7[%645] : memref<?xf32>
          %700 = wave.reduce "add" %698 : vector<16xf32>
          %701 = math.fma %699, %674, %700 : f32
          memref.store %672, %6[%645] : memref<?xf32>
          memref.store %701, %7[%645] : memref<?xf32>
          memref.store %674, %14[%645] : memref<?xf32>
        }
        %702 = arith.subi %43, %206 : index
        %703 = arith.minsi %702, %c5 : index
        scf.for %704 = %c15 to %37 step %c7 {
          %705 = arith.addi %704, %c15 : index
          %706 = memref.load %14[%705] : memref<?xf32>
          %707 = vector.broadcast %706 : f32 to vector<16xf32>
          %708 = arith.addi %704, %c15 : index
          %709 = arith.muli %708, %c4 : index
          %710 = arith.addi %709, %c15 : index
          %711 = vector.load %9[%710] : memref<?xf32>, vector<16xf32>
          %712 = arith.mulf %711, %707 : vector<16xf32>
          %713 = arith.addi %704, %c15 : index
          %714 = arith.muli %713, %c4 : index
          %715 = arith.addi %714, %c16 : index
          %716 = vector.load %9[%715] : memref<?xf32>, vector<16xf32>
          %717 = arith.mulf %716, %707 : vector<16xf32>
          %718 = arith.addi %704, %c15 : index
          %719 = arith.muli %718, %c4 : index
          %720 = arith.addi %719, %c17 : index
          %721 = vector.load %9[%720] : memref<?xf32>, vector<16xf32>
          %722 = arith.mulf %721, %707 : vector<16xf32>
          %723 = arith.addi %704, %c15 : index
          %724 = arith.muli %723, %c4 : index
          %725 = arith.addi %724, %c18 : index
          %726 = vector.load %9[%725] : memref<?xf32>, vector<16xf32>
          %727 = arith.mulf %726, %707 : vector<16xf32>
          %728 = arith.addi %704, %c10 : index
          %729 = memref.load %14[%728] : memref<?xf32>
          %730 = vector.broadcast %729 : f32 to vector<16xf32>
          %731 = arith.addi %704, %c10 : index
          %732 = arith.muli %731, %c4 : index
          %733 = arith.addi %732, %c15 : index
          %734 = vector.load %9[%733] : memref<?xf32>, vector<16xf32>
          %735 = arith.mulf %734, %730 : vector<16xf32>
          %736 = arith.addi %704, %c10 : index
          %737 = arith.muli %736, %c4 : index
          %738 = arith.addi %737, %c16 : index
          %739 = vector.load %9[%738] : memref<?xf32>, vector<16xf32>
          %740 = arith.mulf %739, %730 : vector<16xf32>
          %741 = arith.addi %704, %c10 : index
          %742 = arith.muli %741, %c4 : index
          %743 = arith.addi %742, %c17 : index
          %744 = vector.load %9[%743] : memref<?xf32>, vector<16xf32>
          %745 = arith.mulf %744, %730 : vector<16xf32>
          %746 = arith.addi %704, %c10 : index
          %747 = arith.muli %746, %c4 : index
          %748 = arith.addi %747, %c18 : index
          %749 = vector.load %9[%748] : memref<?xf32>, vector<16xf32>
          %750 = arith.mulf %749, %730 : vector<16xf32>
          %760:8 = scf.for %751 = %c15 to %703 step %c10 iter_args(%752 = %712, %753 = %717, %754 = %722, %755 = %727, %756 = %735, %757 = %740, %758 = %745, %759 = %750) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %761 = arith.muli %751, %c4 : index
            %762 = arith.addi %761, %c15 : index
            %763 = vector.load %18[%762] : memref<?xf32>, vector<16xf32>
            %764 = arith.muli %751, %c4 : index
            %765 = arith.addi %764, %c16 : index
            %766 = vector.load %18[%765] : memref<?xf32>, vector<16xf32>
            %767 = arith.muli %751, %c4 : index
            %768 = arith.addi %767, %c17 : index
            %769 = vector.load %18[%768] : memref<?xf32>, vector<16xf32>
            %770 = arith.muli %751, %c4 : index
            %771 = arith.addi %770, %c18 : index
            %772 = vector.load %18[%771] : memref<?xf32>, vector<16xf32>
            %773 = arith.addi %704, %c15 : index
            %774 = arith.muli %773, %c5 : index
            %775 = arith.addi %774, %751 : index
            %776 = memref.load %16[%775] : memref<?xf32>
            %777 = vector.broadcast %776 : f32 to vector<16xf32>
            %778 = math.fma %777, %763, %752 : vector<16xf32>
            %779 = math.fma %777, %766, %753 : vector<16xf32>
            %780 = math.fma %777, %769, %754 : vector<16xf32>
            %781 = math.fma %777, %772, %755 : vector<16xf32>
            %782 = arith.addi %704, %c10 : index
            %783 = arith.muli %782, %c5 : index
            %784 = arith.addi %783, %751 : index
            %785 = memref.load %16[%784] : memref<?xf32>
            %786 = vector.broadcast %785 : f32 to vector<16xf32>
            %787 = math.fma %786, %763, %756 : vector<16xf32>
            %788 = math.fma %786, %766, %757 : vector<16xf32>
            %789 = math.fma %786, %769, %758 : vector<16xf32>
            %790 = math.fma %786, %772, %759 : vector<16xf32>
            scf.yield %778, %779, %780, %781, %787, %788, %789, %790 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %791 = arith.addi %704, %c15 : index
          %792 = arith.muli %791, %c4 : index
          %793 = arith.addi %792, %c15 : index
          vector.store %760#0, %9[%793] : memref<?xf32>, vector<16xf32>
          %794 = arith.addi %704, %c15 : index
          %795 = arith.muli %794, %c4 : index
          %796 = arith.addi %795, %c16 : index
          vector.store %760#1, %9[%796] : memref<?xf32>, vector<16xf32>
          %797 = arith.addi %704, %c15 : index
          %798 = arith.muli %797, %c4 : index
          %799 = arith.addi %798, %c17 : index
          vector.store %760#2, %9[%799] : memref<?xf32>, vector<16xf32>
          %800 = arith.addi %704, %c15 : index
          %801 = arith.muli %800, %c4 : index
          %802 = arith.addi %801, %c18 : index
          vector.store %760#3, %9[%802] : memref<?xf32>, vector<16xf32>
          %803 = arith.addi %704, %c10 : index
          %804 = arith.muli %803, %c4 : index
          %805 = arith.addi %804, %c15 : index
          vector.store %760#4, %9[%805] : memref<?xf32>, vector<16xf32>
          %806 = arith.addi %704, %c10 : index
          %807 = arith.muli %806, %c4 : index
          %808 = arith.addi %807, %c16 : index
          vector.store %760#5, %9[%808] : memref<?xf32>, vector<16xf32>
          %809 = arith.addi %704, %c10 : index
          %810 = arith.muli %809, %c4 : index
          %811 = arith.addi %810, %c17 : index
          vector.store %760#6, %9[%811] : memref<?xf32>, vector<16xf32>
          %812 = arith.addi %704, %c10 : index
          %813 = arith.muli %812, %c4 : index
          %814 = arith.addi %813, %c18 : index
          vector.store %760#7, %9[%814] : memref<?xf32>, vector<16xf32>
          %815 = arith.addi %704, %c15 : index
          %816 = memref.load %14[%815] : memref<?xf32>
          %817 = vector.broadcast %816 : f32 to vector<16xf32>
          %818 = arith.addi %704, %c15 : index
          %819 = arith.muli %818, %c4 : index
          %820 = arith.addi %819, %c5 : index
          %821 = vector.load %9[%820] : memref<?xf32>, vector<16xf32>
          %822 = arith.mulf %821, %817 : vector<16xf32>
          %823 = arith.addi %704, %c15 : index
          %824 = arith.muli %823, %c4 : index
          %825 = arith.addi %824, %c19 : index
          %826 = vector.load %9[%825] : memref<?xf32>, vector<16xf32>
          %827 = arith.mulf %826, %817 : vector<16xf32>
          %828 = arith.addi %704, %c15 : index
          %829 = arith.muli %828, %c4 : index
          %830 = arith.addi %829, %c20 : index
          %831 = vector.load %9[%830] : memref<?xf32>, vector<16xf32>
          %832 = arith.mulf %831, %817 : vector<16xf32>
          %833 = arith.addi %704, %c15 : index
          %834 = arith.muli %833, %c4 : index
          %835 = arith.addi %834, %c21 : index
          %836 = vector.load %9[%835] : memref<?xf32>, vector<16xf32>
          %837 = arith.mulf %836, %817 : vector<16xf32>
          %838 = arith.addi %704, %c10 : index
          %839 = memref.load %14[%838] : memref<?xf32>
          %840 = vector.broadcast %839 : f32 to vector<16xf32>
          %841 = arith.addi %704, %c10 : index
          %842 = arith.muli %841, %c4 : index
          %843 = arith.addi %842, %c5 : index
          %844 = vector.load %9[%843] : memref<?xf32>, vector<16xf32>
          %845 = arith.mulf %844, %840 : vector<16xf32>
          %846 = arith.addi %704, %c10 : index
          %847 = arith.muli %846, %c4 : index
          %848 = arith.addi %847, %c19 : index
          %849 = vector.load %9[%848] : memref<?xf32>, vector<16xf32>
          %850 = arith.mulf %849, %840 : vector<16xf32>
          %851 = arith.addi %704, %c10 : index
          %852 = arith.muli %851, %c4 : index
          %853 = arith.addi %852, %c20 : index
          %854 = vector.load %9[%853] : memref<?xf32>, vector<16xf32>
          %855 = arith.mulf %854, %840 : vector<16xf32>
          %856 = arith.addi %704, %c10 : index
          %857 = arith.muli %856, %c4 : index
          %858 = arith.addi %857, %c21 : index
          %859 = vector.load %9[%858] : memref<?xf32>, vector<16xf32>
          %860 = arith.mulf %859, %840 : vector<16xf32>
          %870:8 = scf.for %861 = %c15 to %703 step %c10 iter_args(%862 = %822, %863 = %827, %864 = %832, %865 = %837, %866 = %845, %867 = %850, %868 = %855, %869 = %860) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %871 = arith.muli %861, %c4 : index
            %872 = arith.addi %871, %c5 : index
            %873 = vector.load %18[%872] : memref<?xf32>, vector<16xf32>
            %874 = arith.muli %861, %c4 : index
            %875 = arith.addi %874, %c19 : index
            %876 = vector.load %18[%875] : memref<?xf32>, vector<16xf32>
            %877 = arith.muli %861, %c4 : index
            %878 = arith.addi %877, %c20 : index
            %879 = vector.load %18[%878] : memref<?xf32>, vector<16xf32>
            %880 = arith.muli %861, %c4 : index
            %881 = arith.addi %880, %c21 : index
            %882 = vector.load %18[%881] : memref<?xf32>, vector<16xf32>
            %883 = arith.addi %704, %c15 : index
            %884 = arith.muli %883, %c5 : index
            %885 = arith.addi %884, %861 : index
            %886 = memref.load %16[%885] : memref<?xf32>
            %887 = vector.broadcast %886 : f32 to vector<16xf32>
            %888 = math.fma %887, %873, %862 : vector<16xf32>
            %889 = math.fma %887, %876, %863 : vector<16xf32>
            %890 = math.fma %887, %879, %864 : vector<16xf32>
            %891 = math.fma %887, %882, %865 : vector<16xf32>
            %892 = arith.addi %704, %c10 : index
            %893 = arith.muli %892, %c5 : index
            %894 = arith.addi %893, %861 : index
            %895 = memref.load %16[%894] : memref<?xf32>
            %896 = vector.broadcast %895 : f32 to vector<16xf32>
            %897 = math.fma %896, %873, %866 : vector<16xf32>
            %898 = math.fma %896, %876, %867 : vector<16xf32>
            %899 = math.fma %896, %879, %868 : vector<16xf32>
            %900 = math.fma %896, %882, %869 : vector<16xf32>
            scf.yield %888, %889, %890, %891, %897, %898, %899, %900 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %901 = arith.addi %704, %c15 : index
          %902 = arith.muli %901, %c4 : index
          %903 = arith.addi %902, %c5 : index
          vector.store %870#0, %9[%903] : memref<?xf32>, vector<16xf32>
          %904 = arith.addi %704, %c15 : index
          %905 = arith.muli %904, %c4 : index
          %906 = arith.addi %905, %c19 : index
          vector.store %870#1, %9[%906] : memref<?xf32>, vector<16xf32>
          %907 = arith.addi %704, %c15 : index
          %908 = arith.muli %907, %c4 : index
          %909 = arith.addi %908, %c20 : index
          vector.store %870#2, %9[%909] : memref<?xf32>, vector<16xf32>
          %910 = arith.addi %704, %c15 : index
          %911 = arith.muli %910, %c4 : index
          %912 = arith.addi %911, %c21 : index
          vector.store %870#3, %9[%912] : memref<?xf32>, vector<16xf32>
          %913 = arith.addi %704, %c10 : index
          %914 = arith.muli %913, %c4 : index
          %915 = arith.addi %914, %c5 : index
          vector.store %870#4, %9[%915] : memref<?xf32>, vector<16xf32>
          %916 = arith.addi %704, %c10 : index
          %917 = arith.muli %916, %c4 : index
          %918 = arith.addi %917, %c19 : index
          vector.store %870#5, %9[%918] : memref<?xf32>, vector<16xf32>
          %919 = arith.addi %704, %c10 : index
          %920 = arith.muli %919, %c4 : index
          %921 = arith.addi %920, %c20 : index
          vector.store %870#6, %9[%921] : memref<?xf32>, vector<16xf32>
          %922 = arith.addi %704, %c10 : index
          %923 = arith.muli %922, %c4 : index
          %924 = arith.addi %923, %c21 : index
          vector.store %870#7, %9[%924] : memref<?xf32>, vector<16xf32>
          %925 = arith.addi %704, %c15 : index
          %926 = memref.load %14[%925] : memref<?xf32>
          %927 = vector.broadcast %926 : f32 to vector<16xf32>
          %928 = arith.addi %704, %c15 : index
          %929 = arith.muli %928, %c4 : index
          %930 = arith.addi %929, %c22 : index
          %931 = vector.load %9[%930] : memref<?xf32>, vector<16xf32>
          %932 = arith.mulf %931, %927 : vector<16xf32>
          %933 = arith.addi %704, %c15 : index
          %934 = arith.muli %933, %c4 : index
          %935 = arith.addi %934, %c23 : index
          %936 = vector.load %9[%935] : memref<?xf32>, vector<16xf32>
          %937 = arith.mulf %936, %927 : vector<16xf32>
          %938 = arith.addi %704, %c15 : index
          %939 = arith.muli %938, %c4 : index
          %940 = arith.addi %939, %c24 : index
          %941 = vector.load %9[%940] : memref<?xf32>, vector<16xf32>
          %942 = arith.mulf %941, %927 : vector<16xf32>
          %943 = arith.addi %704, %c15 : index
          %944 = arith.muli %943, %c4 : index
          %945 = arith.addi %944, %c25 : index
          %946 = vector.load %9[%945] : memref<?xf32>, vector<16xf32>
          %947 = arith.mulf %946, %927 : vector<16xf32>
          %948 = arith.addi %704, %c10 : index
          %949 = memref.load %14[%948] : memref<?xf32>
          %950 = vector.broadcast %949 : f32 to vector<16xf32>
          %951 = arith.addi %704, %c10 : index
          %952 = arith.muli %951, %c4 : index
          %953 = arith.addi %952, %c22 : index
          %954 = vector.load %9[%953] : memref<?xf32>, vector<16xf32>
          %955 = arith.mulf %954, %950 : vector<16xf32>
          %956 = arith.addi %704, %c10 : index
          %957 = arith.muli %956, %c4 : index
          %958 = arith.addi %957, %c23 : index
          %959 = vector.load %9[%958] : memref<?xf32>, vector<16xf32>
          %960 = arith.mulf %959, %950 : vector<16xf32>
          %961 = arith.addi %704, %c10 : index
          %962 = arith.muli %961, %c4 : index
          %963 = arith.addi %962, %c24 : index
          %964 = vector.load %9[%963] : memref<?xf32>, vector<16xf32>
          %965 = arith.mulf %964, %950 : vector<16xf32>
          %966 = arith.addi %704, %c10 : index
          %967 = arith.muli %966, %c4 : index
          %968 = arith.addi %967, %c25 : index
          %969 = vector.load %9[%968] : memref<?xf32>, vector<16xf32>
          %970 = arith.mulf %969, %950 : vector<16xf32>
          %980:8 = scf.for %971 = %c15 to %703 step %c10 iter_args(%972 = %932, %973 = %937, %974 = %942, %975 = %947, %976 = %955, %977 = %960, %978 = %965, %979 = %970) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %981 = arith.muli %971, %c4 : index
            %982 = arith.addi %981, %c22 : index
            %983 = vector.load %18[%982] : memref<?xf32>, vector<16xf32>
            %984 = arith.muli %971, %c4 : index
            %985 = arith.addi %984, %c23 : index
            %986 = vector.load %18[%985] : memref<?xf32>, vector<16xf32>
            %987 = arith.muli %971, %c4 : index
            %988 = arith.addi %987, %c24 : index
            %989 = vector.load %18[%988] : memref<?xf32>, vector<16xf32>
            %990 = arith.muli %971, %c4 : index
            %991 = arith.addi %990, %c25 : index
            %992 = vector.load %18[%991] : memref<?xf32>, vector<16xf32>
            %993 = arith.addi %704, %c15 : index
            %994 = arith.muli %993, %c5 : index
            %995 = arith.addi %994, %971 : index
            %996 = memref.load %16[%995] : memref<?xf32>
            %997 = vector.broadcast %996 : f32 to vector<16xf32>
            %998 = math.fma %997, %983, %972 : vector<16xf32>
            %999 = math.fma %997, %986, %973 : vector<16xf32>
            %1000 = math.fma %997, %989, %974 : vector<16xf32>
            %1001 = math.fma %997, %992, %975 : vector<16xf32>
            %1002 = arith.addi %704, %c10 : index
            %1003 = arith.muli %1002, %c5 : index
            %1004 = arith.addi %1003, %971 : index
            %1005 = memref.load %16[%1004] : memref<?xf32>
            %1006 = vector.broadcast %1005 : f32 to vector<16xf32>
            %1007 = math.fma %1006, %983, %976 : vector<16xf32>
            %1008 = math.fma %1006, %986, %977 : vector<16xf32>
            %1009 = math.fma %1006, %989, %978 : vector<16xf32>
            %1010 = math.fma %1006, %992, %979 : vector<16xf32>
            scf.yield %998, %999, %1000, %1001, %1007, %1008, %1009, %1010 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %1011 = arith.addi %704, %c15 : index
          %1012 = arith.muli %1011, %c4 : index
          %1013 = arith.addi %1012, %c22 : index
          vector.store %980#0, %9[%1013] : memref<?xf32>, vector<16xf32>
          %1014 = arith.addi %704, %c15 : index
          %1015 = arith.muli %1014, %c4 : index
          %1016 = arith.addi %1015, %c23 : index
          vector.store %980#1, %9[%1016] : memref<?xf32>, vector<16xf32>
          %1017 = arith.addi %704, %c15 : index
          %1018 = arith.muli %1017, %c4 : index
          %1019 = arith.addi %1018, %c24 : index
          vector.store %980#2, %9[%1019] : memref<?xf32>, vector<16xf32>
          %1020 = arith.addi %704, %c15 : index
          %1021 = arith.muli %1020, %c4 : index
          %1022 = arith.addi %1021, %c25 : index
          vector.store %980#3, %9[%1022] : memref<?xf32>, vector<16xf32>
          %1023 = arith.addi %704, %c10 : index
          %1024 = arith.muli %1023, %c4 : index
          %1025 = arith.addi %1024, %c22 : index
          vector.store %980#4, %9[%1025] : memref<?xf32>, vector<16xf32>
          %1026 = arith.addi %704, %c10 : index
          %1027 = arith.muli %1026, %c4 : index
          %1028 = arith.addi %1027, %c23 : index
          vector.store %980#5, %9[%1028] : memref<?xf32>, vector<16xf32>
          %1029 = arith.addi %704, %c10 : index
          %1030 = arith.muli %1029, %c4 : index
          %1031 = arith.addi %1030, %c24 : index
          vector.store %980#6, %9[%1031] : memref<?xf32>, vector<16xf32>
          %1032 = arith.addi %704, %c10 : index
          %1033 = arith.muli %1032, %c4 : index
          %1034 = arith.addi %1033, %c25 : index
          vector.store %980#7, %9[%1034] : memref<?xf32>, vector<16xf32>
          %1035 = arith.addi %704, %c15 : index
          %1036 = memref.load %14[%1035] : memref<?xf32>
          %1037 = vector.broadcast %1036 : f32 to vector<16xf32>
          %1038 = arith.addi %704, %c15 : index
          %1039 = arith.muli %1038, %c4 : index
          %1040 = arith.addi %1039, %c26 : index
          %1041 = vector.load %9[%1040] : memref<?xf32>, vector<16xf32>
          %1042 = arith.mulf %1041, %1037 : vector<16xf32>
          %1043 = arith.addi %704, %c15 : index
          %1044 = arith.muli %1043, %c4 : index
          %1045 = arith.addi %1044, %c27 : index
          %1046 = vector.load %9[%1045] : memref<?xf32>, vector<16xf32>
          %1047 = arith.mulf %1046, %1037 : vector<16xf32>
          %1048 = arith.addi %704, %c15 : index
          %1049 = arith.muli %1048, %c4 : index
          %1050 = arith.addi %1049, %c28 : index
          %1051 = vector.load %9[%1050] : memref<?xf32>, vector<16xf32>
          %1052 = arith.mulf %1051, %1037 : vector<16xf32>
          %1053 = arith.addi %704, %c15 : index
          %1054 = arith.muli %1053, %c4 : index
          %1055 = arith.addi %1054, %c29 : index
          %1056 = vector.load %9[%1055] : memref<?xf32>, vector<16xf32>
          %1057 = arith.mulf %1056, %1037 : vector<16xf32>
          %1058 = arith.addi %704, %c10 : index
          %1059 = memref.load %14[%1058] : memref<?xf32>
          %1060 = vector.broadcast %1059 : f32 to vector<16xf32>
          %1061 = arith.addi %704, %c10 : index
          %1062 = arith.muli %1061, %c4 : index
          %1063 = arith.addi %1062, %c26 : index
          %1064 = vector.load %9[%1063] : memref<?xf32>, vector<16xf32>
          %1065 = arith.mulf %1064, %1060 : vector<16xf32>
          %1066 = arith.addi %704, %c10 : index
          %1067 = arith.muli %1066, %c4 : index
          %1068 = arith.addi %1067, %c27 : index
          %1069 = vector.load %9[%1068] : memref<?xf32>, vector<16xf32>
          %1070 = arith.mulf %1069, %1060 : vector<16xf32>
          %1071 = arith.addi %704, %c10 : index
          %1072 = arith.muli %1071, %c4 : index
          %1073 = arith.addi %1072, %c28 : index
          %1074 = vector.load %9[%1073] : memref<?xf32>, vector<16xf32>
          %1075 = arith.mulf %1074, %1060 : vector<16xf32>
          %1076 = arith.addi %704, %c10 : index
          %1077 = arith.muli %1076, %c4 : index
          %1078 = arith.addi %1077, %c29 : index
          %1079 = vector.load %9[%1078] : memref<?xf32>, vector<16xf32>
          %1080 = arith.mulf %1079, %1060 : vector<16xf32>
          %1090:8 = scf.for %1081 = %c15 to %703 step %c10 iter_args(%1082 = %1042, %1083 = %1047, %1084 = %1052, %1085 = %1057, %1086 = %1065, %1087 = %1070, %1088 = %1075, %1089 = %1080) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %1091 = arith.muli %1081, %c4 : index
            %1092 = arith.addi %1091, %c26 : index
            %1093 = vector.load %18[%1092] : memref<?xf32>, vector<16xf32>
            %1094 = arith.muli %1081, %c4 : index
            %1095 = arith.addi %1094, %c27 : index
            %1096 = vector.load %18[%1095] : memref<?xf32>, vector<16xf32>
            %1097 = arith.muli %1081, %c4 : index
            %1098 = arith.addi %1097, %c28 : index
            %1099 = vector.load %18[%1098] : memref<?xf32>, vector<16xf32>
            %1100 = arith.muli %1081, %c4 : index
            %1101 = arith.addi %1100, %c29 : index
            %1102 = vector.load %18[%1101] : memref<?xf32>, vector<16xf32>
            %1103 = arith.addi %704, %c15 : index
            %1104 = arith.muli %1103, %c5 : index
            %1105 = arith.addi %1104, %1081 : index
            %1106 = memref.load %16[%1105] : memref<?xf32>
            %1107 = vector.broadcast %1106 : f32 to vector<16xf32>
            %1108 = math.fma %1107, %1093, %1082 : vector<16xf32>
            %1109 = math.fma %1107, %1096, %1083 : vector<16xf32>
            %1110 = math.fma %1107, %1099, %1084 : vector<16xf32>
            %1111 = math.fma %1107, %1102, %1085 : vector<16xf32>
            %1112 = arith.addi %704, %c10 : index
            %1113 = arith.muli %1112, %c5 : index
            %1114 = arith.addi %1113, %1081 : index
            %1115 = memref.load %16[%1114] : memref<?xf32>
            %1116 = vector.broadcast %1115 : f32 to vector<16xf32>
            %1117 = math.fma %1116, %1093, %1086 : vector<16xf32>
            %1118 = math.fma %1116, %1096, %1087 : vector<16xf32>
            %1119 = math.fma %1116, %1099, %1088 : vector<16xf32>
            %1120 = math.fma %1116, %1102, %1089 : vector<16xf32>
            scf.yield %1108, %1109, %1110, %1111, %1117, %1118, %1119, %1120 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %1121 = arith.addi %704, %c15 : index
          %1122 = arith.muli %1121, %c4 : index
          %1123 = arith.addi %1122, %c26 : index
          vector.store %1090#0, %9[%1123] : memref<?xf32>, vector<16xf32>
          %1124 = arith.addi %704, %c15 : index
          %1125 = arith.muli %1124, %c4 : index
          %1126 = arith.addi %1125, %c27 : index
          vector.store %1090#1, %9[%1126] : memref<?xf32>, vector<16xf32>
          %1127 = arith.addi %704, %c15 : index
          %1128 = arith.muli %1127, %c4 : index
          %1129 = arith.addi %1128, %c28 : index
          vector.store %1090#2, %9[%1129] : memref<?xf32>, vector<16xf32>
          %1130 = arith.addi %704, %c15 : index
          %1131 = arith.muli %1130, %c4 : index
          %1132 = arith.addi %1131, %c29 : index
          vector.store %1090#3, %9[%1132] : memref<?xf32>, vector<16xf32>
          %1133 = arith.addi %704, %c10 : index
          %1134 = arith.muli %1133, %c4 : index
          %1135 = arith.addi %1134, %c26 : index
          vector.store %1090#4, %9[%1135] : memref<?xf32>, vector<16xf32>
          %1136 = arith.addi %704, %c10 : index
          %1137 = arith.muli %1136, %c4 : index
          %1138 = arith.addi %1137, %c27 : index
          vector.store %1090#5, %9[%1138] : memref<?xf32>, vector<16xf32>
          %1139 = arith.addi %704, %c10 : index
          %1140 = arith.muli %1139, %c4 : index
          %1141 = arith.addi %1140, %c28 : index
          vector.store %1090#6, %9[%1141] : memref<?xf32>, vector<16xf32>
          %1142 = arith.addi %704, %c10 : index
          %1143 = arith.muli %1142, %c4 : index
          %1144 = arith.addi %1143, %c29 : index
          vector.store %1090#7, %9[%1144] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %1145 = %c15 to %37 step %c10 {
        %1146 = memref.load %6[%1145] : memref<?xf32>
        %1147 = memref.load %7[%1145] : memref<?xf32>
        %1148 = arith.muli %1145, %c4 : index
        %1149 = memref.load %10[%1145] : memref<?xf32>
        %1150 = arith.maximumf %1149, %1146 : f32
        %1151 = arith.subf %1149, %1150 : f32
        %1152 = wave.exp2 %1151 : f32
        %1153 = arith.subf %1146, %1150 : f32
        %1154 = wave.exp2 %1153 : f32
        memref.store %1150, %10[%1145] : memref<?xf32>
        %1155 = memref.load %11[%1145] : memref<?xf32>
        %1156 = arith.mulf %1155, %1152 : f32
        %1157 = math.fma %1147, %1154, %1156 : f32
        memref.store %1157, %11[%1145] : memref<?xf32>
        %1158 = vector.broadcast %1152 : f32 to vector<16xf32>
        %1159 = vector.broadcast %1154 : f32 to vector<16xf32>
        %1160 = arith.muli %1145, %c4 : index
        %1161 = arith.addi %1160, %c15 : index
        %1162 = vector.load %13[%1161] : memref<?xf32>, vector<16xf32>
        %1163 = arith.mulf %1162, %1158 : vector<16xf32>
        %1164 = arith.addi %1148, %c15 : index
        %1165 = vector.load %9[%1164] : memref<?xf32>, vector<16xf32>
        %1166 = math.fma %1165, %1159, %1163 : vector<16xf32>
        vector.store %1166, %13[%1161] : memref<?xf32>, vector<16xf32>
        %1167 = arith.muli %1145, %c4 : index
        %1168 = arith.addi %1167, %c16 : index
        %1169 = vector.load %13[%1168] : memref<?xf32>, vector<16xf32>
        %1170 = arith.mulf %1169, %1158 : vector<16xf32>
        %1171 = arith.addi %1148, %c16 : index
        %1172 = vector.load %9[%1171] : memref<?xf32>, vector<16xf32>
        %1173 = math.fma %1172, %1159, %1170 : vector<16xf32>
        vector.store %1173, %13[%1168] : memref<?xf32>, vector<16xf32>
        %1174 = arith.muli %1145, %c4 : index
        %1175 = arith.addi %1174, %c17 : index
        %1176 = vector.load %13[%1175] : memref<?xf32>, vector<16xf32>
        %1177 = arith.mulf %1176, %1158 : vector<16xf32>
        %1178 = arith.addi %1148, %c17 : index
        %1179 = vector.load %9[%1178] : memref<?xf32>, vector<16xf32>
        %1180 = math.fma %1179, %1159, %1177 : vector<16xf32>
        vector.store %1180, %13[%1175] : memref<?xf32>, vector<16xf32>
        %1181 = arith.muli %1145, %c4 : index
        %1182 = arith.addi %1181, %c18 : index
        %1183 = vector.load %13[%1182] : memref<?xf32>, vector<16xf32>
        %1184 = arith.mulf %1183, %1158 : vector<16xf32>
        %1185 = arith.addi %1148, %c18 : index
        %1186 = vector.load %9[%1185] : memref<?xf32>, vector<16xf32>
        %1187 = math.fma %1186, %1159, %1184 : vector<16xf32>
        vector.store %1187, %13[%1182] : memref<?xf32>, vector<16xf32>
        %1188 = arith.muli %1145, %c4 : index
        %1189 = arith.addi %1188, %c5 : index
        %1190 = vector.load %13[%1189] : memref<?xf32>, vector<16xf32>
        %1191 = arith.mulf %1190, %1158 : vector<16xf32>
        %1192 = arith.addi %1148, %c5 : index
        %1193 = vector.load %9[%1192] : memref<?xf32>, vector<16xf32>
        %1194 = math.fma %1193, %1159, %1191 : vector<16xf32>
        vector.store %1194, %13[%1189] : memref<?xf32>, vector<16xf32>
        %1195 = arith.muli %1145, %c4 : index
        %1196 = arith.addi %1195, %c19 : index
        %1197 = vector.load %13[%1196] : memref<?xf32>, vector<16xf32>
        %1198 = arith.mulf %1197, %1158 : vector<16xf32>
        %1199 = arith.addi %1148, %c19 : index
        %1200 = vector.load %9[%1199] : memref<?xf32>, vector<16xf32>
        %1201 = math.fma %1200, %1159, %1198 : vector<16xf32>
        vector.store %1201, %13[%1196] : memref<?xf32>, vector<16xf32>
        %1202 = arith.muli %1145, %c4 : index
        %1203 = arith.addi %1202, %c20 : index
        %1204 = vector.load %13[%1203] : memref<?xf32>, vector<16xf32>
        %1205 = arith.mulf %1204, %1158 : vector<16xf32>
        %1206 = arith.addi %1148, %c20 : index
        %1207 = vector.load %9[%1206] : memref<?xf32>, vector<16xf32>
        %1208 = math.fma %1207, %1159, %1205 : vector<16xf32>
        vector.store %1208, %13[%1203] : memref<?xf32>, vector<16xf32>
        %1209 = arith.muli %1145, %c4 : index
        %1210 = arith.addi %1209, %c21 : index
        %1211 = vector.load %13[%1210] : memref<?xf32>, vector<16xf32>
        %1212 = arith.mulf %1211, %1158 : vector<16xf32>
        %1213 = arith.addi %1148, %c21 : index
        %1214 = vector.load %9[%1213] : memref<?xf32>, vector<16xf32>
        %1215 = math.fma %1214, %1159, %1212 : vector<16xf32>
        vector.store %1215, %13[%1210] : memref<?xf32>, vector<16xf32>
        %1216 = arith.muli %1145, %c4 : index
        %1217 = arith.addi %1216, %c22 : index
        %1218 = vector.load %13[%1217] : memref<?xf32>, vector<16xf32>
        %1219 = arith.mulf %1218, %1158 : vector<16xf32>
        %1220 = arith.addi %1148, %c22 : index
        %1221 = vector.load %9[%1220] : memref<?xf32>, vector<16xf32>
        %1222 = math.fma %1221, %1159, %1219 : vector<16xf32>
        vector.store %1222, %13[%1217] : memref<?xf32>, vector<16xf32>
        %1223 = arith.muli %1145, %c4 : index
        %1224 = arith.addi %1223, %c23 : index
        %1225 = vector.load %13[%1224] : memref<?xf32>, vector<16xf32>
        %1226 = arith.mulf %1225, %1158 : vector<16xf32>
        %1227 = arith.addi %1148, %c23 : index
        %1228 = vector.load %9[%1227] : memref<?xf32>, vector<16xf32>
        %1229 = math.fma %1228, %1159, %1226 : vector<16xf32>
        vector.store %1229, %13[%1224] : memref<?xf32>, vector<16xf32>
        %1230 = arith.muli %1145, %c4 : index
        %1231 = arith.addi %1230, %c24 : index
        %1232 = vector.load %13[%1231] : memref<?xf32>, vector<16xf32>
        %1233 = arith.mulf %1232, %1158 : vector<16xf32>
        %1234 = arith.addi %1148, %c24 : index
        %1235 = vector.load %9[%1234] : memref<?xf32>, vector<16xf32>
        %1236 = math.fma %1235, %1159, %1233 : vector<16xf32>
        vector.store %1236, %13[%1231] : memref<?xf32>, vector<16xf32>
        %1237 = arith.muli %1145, %c4 : index
        %1238 = arith.addi %1237, %c25 : index
        %1239 = vector.load %13[%1238] : memref<?xf32>, vector<16xf32>
        %1240 = arith.mulf %1239, %1158 : vector<16xf32>
        %1241 = arith.addi %1148, %c25 : index
        %1242 = vector.load %9[%1241] : memref<?xf32>, vector<16xf32>
        %1243 = math.fma %1242, %1159, %1240 : vector<16xf32>
        vector.store %1243, %13[%1238] : memref<?xf32>, vector<16xf32>
        %1244 = arith.muli %1145, %c4 : index
        %1245 = arith.addi %1244, %c26 : index
        %1246 = vector.load %13[%1245] : memref<?xf32>, vector<16xf32>
        %1247 = arith.mulf %1246, %1158 : vector<16xf32>
        %1248 = arith.addi %1148, %c26 : index
        %1249 = vector.load %9[%1248] : memref<?xf32>, vector<16xf32>
        %1250 = math.fma %1249, %1159, %1247 : vector<16xf32>
        vector.store %1250, %13[%1245] : memref<?xf32>, vector<16xf32>
        %1251 = arith.muli %1145, %c4 : index
        %1252 = arith.addi %1251, %c27 : index
        %1253 = vector.load %13[%1252] : memref<?xf32>, vector<16xf32>
        %1254 = arith.mulf %1253, %1158 : vector<16xf32>
        %1255 = arith.addi %1148, %c27 : index
        %1256 = vector.load %9[%1255] : memref<?xf32>, vector<16xf32>
        %1257 = math.fma %1256, %1159, %1254 : vector<16xf32>
        vector.store %1257, %13[%1252] : memref<?xf32>, vector<16xf32>
        %1258 = arith.muli %1145, %c4 : index
        %1259 = arith.addi %1258, %c28 : index
        %1260 = vector.load %13[%1259] : memref<?xf32>, vector<16xf32>
        %1261 = arith.mulf %1260, %1158 : vector<16xf32>
        %1262 = arith.addi %1148, %c28 : index
        %1263 = vector.load %9[%1262] : memref<?xf32>, vector<16xf32>
        %1264 = math.fma %1263, %1159, %1261 : vector<16xf32>
        vector.store %1264, %13[%1259] : memref<?xf32>, vector<16xf32>
        %1265 = arith.muli %1145, %c4 : index
        %1266 = arith.addi %1265, %c29 : index
        %1267 = vector.load %13[%1266] : memref<?xf32>, vector<16xf32>
        %1268 = arith.mulf %1267, %1158 : vector<16xf32>
        %1269 = arith.addi %1148, %c29 : index
        %1270 = vector.load %9[%1269] : memref<?xf32>, vector<16xf32>
        %1271 = math.fma %1270, %1159, %1268 : vector<16xf32>
        vector.store %1271, %13[%1266] : memref<?xf32>, vector<16xf32>
      }
    }
    %1272 = arith.addi %kvHeads, %3 : index
    %1273 = memref.load %scales[%1272] : memref<?xf32>
    scf.for %1274 = %c15 to %34 step %c10 {
      %1275 = arith.subi %34, %c10 : index
      %1276 = arith.minsi %1274, %1275 : index
      %1277 = arith.divui %1276, %groupSize : index
      %1278 = arith.addi %25, %1277 : index
      %1279 = arith.muli %3, %groupSize : index
      %1280 = arith.remui %1276, %groupSize : index
      %1281 = arith.addi %1279, %1280 : index
      %1282 = arith.muli %1278, %heads : index
      %1283 = arith.addi %1282, %1281 : index
      %1284 = arith.muli %1283, %c4 : index
      %1285 = memref.load %11[%1274] : memref<?xf32>
      %1286 = arith.divf %1273, %1285 : f32
      %1287 = vector.broadcast %1286 : f32 to vector<16xf32>
      %1288 = arith.muli %1274, %c4 : index
      %1289 = arith.addi %1288, %c15 : index
      %1290 = vector.load %13[%1289] : memref<?xf32>, vector<16xf32>
      %1291 = arith.mulf %1290, %1287 : vector<16xf32>
      %1292 = arith.addi %1284, %c15 : index
      vector.store %1291, %out[%1292] : memref<?xf32>, vector<16xf32>
      %1293 = arith.muli %1274, %c4 : index
      %1294 = arith.addi %1293, %c16 : index
      %1295 = vector.load %13[%1294] : memref<?xf32>, vector<16xf32>
      %1296 = arith.mulf %1295, %1287 : vector<16xf32>
      %1297 = arith.addi %1284, %c16 : index
      vector.store %1296, %out[%1297] : memref<?xf32>, vector<16xf32>
      %1298 = arith.muli %1274, %c4 : index
      %1299 = arith.addi %1298, %c17 : index
      %1300 = vector.load %13[%1299] : memref<?xf32>, vector<16xf32>
      %1301 = arith.mulf %1300, %1287 : vector<16xf32>
      %1302 = arith.addi %1284, %c17 : index
      vector.store %1301, %out[%1302] : memref<?xf32>, vector<16xf32>
      %1303 = arith.muli %1274, %c4 : index
      %1304 = arith.addi %1303, %c18 : index
      %1305 = vector.load %13[%1304] : memref<?xf32>, vector<16xf32>
      %1306 = arith.mulf %1305, %1287 : vector<16xf32>
      %1307 = arith.addi %1284, %c18 : index
      vector.store %1306, %out[%1307] : memref<?xf32>, vector<16xf32>
      %1308 = arith.muli %1274, %c4 : index
      %1309 = arith.addi %1308, %c5 : index
      %1310 = vector.load %13[%1309] : memref<?xf32>, vector<16xf32>
      %1311 = arith.mulf %1310, %1287 : vector<16xf32>
      %1312 = arith.addi %1284, %c5 : index
      vector.store %1311, %out[%1312] : memref<?xf32>, vector<16xf32>
      %1313 = arith.muli %1274, %c4 : index
      %1314 = arith.addi %1313, %c19 : index
      %1315 = vector.load %13[%1314] : memref<?xf32>, vector<16xf32>
      %1316 = arith.mulf %1315, %1287 : vector<16xf32>
      %1317 = arith.addi %1284, %c19 : index
      vector.store %1316, %out[%1317] : memref<?xf32>, vector<16xf32>
      %1318 = arith.muli %1274, %c4 : index
      %1319 = arith.addi %1318, %c20 : index
      %1320 = vector.load %13[%1319] : memref<?xf32>, vector<16xf32>
      %1321 = arith.mulf %1320, %1287 : vector<16xf32>
      %1322 = arith.addi %1284, %c20 : index
      vector.store %1321, %out[%1322] : memref<?xf32>, vector<16xf32>
      %1323 = arith.muli %1274, %c4 : index
      %1324 = arith.addi %1323, %c21 : index
      %1325 = vector.load %13[%1324] : memref<?xf32>, vector<16xf32>
      %1326 = arith.mulf %1325, %1287 : vector<16xf32>
      %1327 = arith.addi %1284, %c21 : index
      vector.store %1326, %out[%1327] : memref<?xf32>, vector<16xf32>
      %1328 = arith.muli %1274, %c4 : index
      %1329 = arith.addi %1328, %c22 : index
      %1330 = vector.load %13[%1329] : memref<?xf32>, vector<16xf32>
      %1331 = arith.mulf %1330, %1287 : vector<16xf32>
      %1332 = arith.addi %1284, %c22 : index
      vector.store %1331, %out[%1332] : memref<?xf32>, vector<16xf32>
      %1333 = arith.muli %1274, %c4 : index
      %1334 = arith.addi %1333, %c23 : index
      %1335 = vector.load %13[%1334] : memref<?xf32>, vector<16xf32>
      %1336 = arith.mulf %1335, %1287 : vector<16xf32>
      %1337 = arith.addi %1284, %c23 : index
      vector.store %1336, %out[%1337] : memref<?xf32>, vector<16xf32>
      %1338 = arith.muli %1274, %c4 : index
      %1339 = arith.addi %1338, %c24 : index
      %1340 = vector.load %13[%1339] : memref<?xf32>, vector<16xf32>
      %1341 = arith.mulf %1340, %1287 : vector<16xf32>
      %1342 = arith.addi %1284, %c24 : index
      vector.store %1341, %out[%1342] : memref<?xf32>, vector<16xf32>
      %1343 = arith.muli %1274, %c4 : index
      %1344 = arith.addi %1343, %c25 : index
      %1345 = vector.load %13[%1344] : memref<?xf32>, vector<16xf32>
      %1346 = arith.mulf %1345, %1287 : vector<16xf32>
      %1347 = arith.addi %1284, %c25 : index
      vector.store %1346, %out[%1347] : memref<?xf32>, vector<16xf32>
      %1348 = arith.muli %1274, %c4 : index
      %1349 = arith.addi %1348, %c26 : index
      %1350 = vector.load %13[%1349] : memref<?xf32>, vector<16xf32>
      %1351 = arith.mulf %1350, %1287 : vector<16xf32>
      %1352 = arith.addi %1284, %c26 : index
      vector.store %1351, %out[%1352] : memref<?xf32>, vector<16xf32>
      %1353 = arith.muli %1274, %c4 : index
      %1354 = arith.addi %1353, %c27 : index
      %1355 = vector.load %13[%1354] : memref<?xf32>, vector<16xf32>
      %1356 = arith.mulf %1355, %1287 : vector<16xf32>
      %1357 = arith.addi %1284, %c27 : index
      vector.store %1356, %out[%1357] : memref<?xf32>, vector<16xf32>
      %1358 = arith.muli %1274, %c4 : index
      %1359 = arith.addi %1358, %c28 : index
      %1360 = vector.load %13[%1359] : memref<?xf32>, vector<16xf32>
      %1361 = arith.mulf %1360, %1287 : vector<16xf32>
      %1362 = arith.addi %1284, %c28 : index
      vector.store %1361, %out[%1362] : memref<?xf32>, vector<16xf32>
      %1363 = arith.muli %1274, %c4 : index
      %1364 = arith.addi %1363, %c29 : index
      %1365 = vector.load %13[%1364] : memref<?xf32>, vector<16xf32>
      %1366 = arith.mulf %1365, %1287 : vector<16xf32>
      %1367 = arith.addi %1284, %c29 : index
      vector.store %1366, %out[%1367] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
