// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=256, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c36 = arith.constant 4096 : index
  %c37 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c38 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c39 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c40 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c41 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
            %216 = arith.muli %3, %c35 : index
            %217 = arith.addi %215, %216 : index
            scf.for %218 = %c15 to %c4 step %c10 {
              %219 = arith.muli %218, %c16 : index
              %220 = arith.addi %217, %219 : index
              %221 = vector.load %kv[%220] : memref<?xi8>, vector<16xi8>
              %222 = arith.muli %218, %c5 : index
              %223 = arith.muli %207, %c16 : index
              %224 = arith.addi %222, %223 : index
              %225 = wave.fp8_decode "e5m2" %221 : vector<16xi8> -> vector<16xf32>
              vector.store %225, %17[%224] : memref<?xf32>, vector<16xf32>
            }
            %226 = arith.addi %217, %c36 : index
            scf.for %227 = %c15 to %c16 step %c10 {
              %228 = arith.addi %209, %227 : index
              %229 = arith.cmpi slt, %228, %43 : index
              %230 = arith.muli %227, %c4 : index
              %231 = arith.addi %226, %230 : index
              %232 = arith.addi %231, %c15 : index
              %233 = vector.load %kv[%232] : memref<?xi8>, vector<16xi8>
              %234 = wave.fp8_decode "e5m2" %233 : vector<16xi8> -> vector<16xf32>
              %235 = arith.select %229, %234, %c30 : vector<16xf32>
              %236 = arith.muli %207, %c16 : index
              %237 = arith.addi %236, %227 : index
              %238 = arith.muli %237, %c4 : index
              %239 = arith.addi %238, %c15 : index
              vector.store %235, %18[%239] : memref<?xf32>, vector<16xf32>
              %240 = arith.muli %227, %c4 : index
              %241 = arith.addi %226, %240 : index
              %242 = arith.addi %241, %c16 : index
              %243 = vector.load %kv[%242] : memref<?xi8>, vector<16xi8>
              %244 = wave.fp8_decode "e5m2" %243 : vector<16xi8> -> vector<16xf32>
              %245 = arith.select %229, %244, %c30 : vector<16xf32>
              %246 = arith.muli %207, %c16 : index
              %247 = arith.addi %246, %227 : index
              %248 = arith.muli %247, %c4 : index
              %249 = arith.addi %248, %c16 : index
              vector.store %245, %18[%249] : memref<?xf32>, vector<16xf32>
              %250 = arith.muli %227, %c4 : index
              %251 = arith.addi %226, %250 : index
              %252 = arith.addi %251, %c17 : index
              %253 = vector.load %kv[%252] : memref<?xi8>, vector<16xi8>
              %254 = wave.fp8_decode "e5m2" %253 : vector<16xi8> -> vector<16xf32>
              %255 = arith.select %229, %254, %c30 : vector<16xf32>
              %256 = arith.muli %207, %c16 : index
              %257 = arith.addi %256, %227 : index
              %258 = arith.muli %257, %c4 : index
              %259 = arith.addi %258, %c17 : index
              vector.store %255, %18[%259] : memref<?xf32>, vector<16xf32>
              %260 = arith.muli %227, %c4 : index
              %261 = arith.addi %226, %260 : index
              %262 = arith.addi %261, %c18 : index
              %263 = vector.load %kv[%262] : memref<?xi8>, vector<16xi8>
              %264 = wave.fp8_decode "e5m2" %263 : vector<16xi8> -> vector<16xf32>
              %265 = arith.select %229, %264, %c30 : vector<16xf32>
              %266 = arith.muli %207, %c16 : index
              %267 = arith.addi %266, %227 : index
              %268 = arith.muli %267, %c4 : index
              %269 = arith.addi %268, %c18 : index
              vector.store %265, %18[%269] : memref<?xf32>, vector<16xf32>
              %270 = arith.muli %227, %c4 : index
              %271 = arith.addi %226, %270 : index
              %272 = arith.addi %271, %c5 : index
              %273 = vector.load %kv[%272] : memref<?xi8>, vector<16xi8>
              %274 = wave.fp8_decode "e5m2" %273 : vector<16xi8> -> vector<16xf32>
              %275 = arith.select %229, %274, %c30 : vector<16xf32>
              %276 = arith.muli %207, %c16 : index
              %277 = arith.addi %276, %227 : index
              %278 = arith.muli %277, %c4 : index
              %279 = arith.addi %278, %c5 : index
              vector.store %275, %18[%279] : memref<?xf32>, vector<16xf32>
              %280 = arith.muli %227, %c4 : index
              %281 = arith.addi %226, %280 : index
              %282 = arith.addi %281, %c19 : index
              %283 = vector.load %kv[%282] : memref<?xi8>, vector<16xi8>
              %284 = wave.fp8_decode "e5m2" %283 : vector<16xi8> -> vector<16xf32>
              %285 = arith.select %229, %284, %c30 : vector<16xf32>
              %286 = arith.muli %207, %c16 : index
              %287 = arith.addi %286, %227 : index
              %288 = arith.muli %287, %c4 : index
              %289 = arith.addi %288, %c19 : index
              vector.store %285, %18[%289] : memref<?xf32>, vector<16xf32>
              %290 = arith.muli %227, %c4 : index
              %291 = arith.addi %226, %290 : index
              %292 = arith.addi %291, %c20 : index
              %293 = vector.load %kv[%292] : memref<?xi8>, vector<16xi8>
              %294 = wave.fp8_decode "e5m2" %293 : vector<16xi8> -> vector<16xf32>
              %295 = arith.select %229, %294, %c30 : vector<16xf32>
              %296 = arith.muli %207, %c16 : index
              %297 = arith.addi %296, %227 : index
              %298 = arith.muli %297, %c4 : index
              %299 = arith.addi %298, %c20 : index
              vector.store %295, %18[%299] : memref<?xf32>, vector<16xf32>
              %300 = arith.muli %227, %c4 : index
              %301 = arith.addi %226, %300 : index
              %302 = arith.addi %301, %c21 : index
              %303 = vector.load %kv[%302] : memref<?xi8>, vector<16xi8>
              %304 = wave.fp8_decode "e5m2" %303 : vector<16xi8> -> vector<16xf32>
              %305 = arith.select %229, %304, %c30 : vector<16xf32>
              %306 = arith.muli %207, %c16 : index
              %307 = arith.addi %306, %227 : index
              %308 = arith.muli %307, %c4 : index
              %309 = arith.addi %308, %c21 : index
              vector.store %305, %18[%309] : memref<?xf32>, vector<16xf32>
              %310 = arith.muli %227, %c4 : index
              %311 = arith.addi %226, %310 : index
              %312 = arith.addi %311, %c22 : index
              %313 = vector.load %kv[%312] : memref<?xi8>, vector<16xi8>
              %314 = wave.fp8_decode "e5m2" %313 : vector<16xi8> -> vector<16xf32>
              %315 = arith.select %229, %314, %c30 : vector<16xf32>
              %316 = arith.muli %207, %c16 : index
              %317 = arith.addi %316, %227 : index
              %318 = arith.muli %317, %c4 : index
              %319 = arith.addi %318, %c22 : index
              vector.store %315, %18[%319] : memref<?xf32>, vector<16xf32>
              %320 = arith.muli %227, %c4 : index
              %321 = arith.addi %226, %320 : index
              %322 = arith.addi %321, %c23 : index
              %323 = vector.load %kv[%322] : memref<?xi8>, vector<16xi8>
              %324 = wave.fp8_decode "e5m2" %323 : vector<16xi8> -> vector<16xf32>
              %325 = arith.select %229, %324, %c30 : vector<16xf32>
              %326 = arith.muli %207, %c16 : index
              %327 = arith.addi %326, %227 : index
              %328 = arith.muli %327, %c4 : index
              %329 = arith.addi %328, %c23 : index
              vector.store %325, %18[%329] : memref<?xf32>, vector<16xf32>
              %330 = arith.muli %227, %c4 : index
              %331 = arith.addi %226, %330 : index
              %332 = arith.addi %331, %c24 : index
              %333 = vector.load %kv[%332] : memref<?xi8>, vector<16xi8>
              %334 = wave.fp8_decode "e5m2" %333 : vector<16xi8> -> vector<16xf32>
              %335 = arith.select %229, %334, %c30 : vector<16xf32>
              %336 = arith.muli %207, %c16 : index
              %337 = arith.addi %336, %227 : index
              %338 = arith.muli %337, %c4 : index
              %339 = arith.addi %338, %c24 : index
              vector.store %335, %18[%339] : memref<?xf32>, vector<16xf32>
              %340 = arith.muli %227, %c4 : index
              %341 = arith.addi %226, %340 : index
              %342 = arith.addi %341, %c25 : index
              %343 = vector.load %kv[%342] : memref<?xi8>, vector<16xi8>
              %344 = wave.fp8_decode "e5m2" %343 : vector<16xi8> -> vector<16xf32>
              %345 = arith.select %229, %344, %c30 : vector<16xf32>
              %346 = arith.muli %207, %c16 : index
              %347 = arith.addi %346, %227 : index
              %348 = arith.muli %347, %c4 : index
              %349 = arith.addi %348, %c25 : index
              vector.store %345, %18[%349] : memref<?xf32>, vector<16xf32>
              %350 = arith.muli %227, %c4 : index
              %351 = arith.addi %226, %350 : index
              %352 = arith.addi %351, %c26 : index
              %353 = vector.load %kv[%352] : memref<?xi8>, vector<16xi8>
              %354 = wave.fp8_decode "e5m2" %353 : vector<16xi8> -> vector<16xf32>
              %355 = arith.select %229, %354, %c30 : vector<16xf32>
              %356 = arith.muli %207, %c16 : index
              %357 = arith.addi %356, %227 : index
              %358 = arith.muli %357, %c4 : index
              %359 = arith.addi %358, %c26 : index
              vector.store %355, %18[%359] : memref<?xf32>, vector<16xf32>
              %360 = arith.muli %227, %c4 : index
              %361 = arith.addi %226, %360 : index
              %362 = arith.addi %361, %c27 : index
              %363 = vector.load %kv[%362] : memref<?xi8>, vector<16xi8>
              %364 = wave.fp8_decode "e5m2" %363 : vector<16xi8> -> vector<16xf32>
              %365 = arith.select %229, %364, %c30 : vector<16xf32>
              %366 = arith.muli %207, %c16 : index
              %367 = arith.addi %366, %227 : index
              %368 = arith.muli %367, %c4 : index
              %369 = arith.addi %368, %c27 : index
              vector.store %365, %18[%369] : memref<?xf32>, vector<16xf32>
              %370 = arith.muli %227, %c4 : index
              %371 = arith.addi %226, %370 : index
              %372 = arith.addi %371, %c28 : index
              %373 = vector.load %kv[%372] : memref<?xi8>, vector<16xi8>
              %374 = wave.fp8_decode "e5m2" %373 : vector<16xi8> -> vector<16xf32>
              %375 = arith.select %229, %374, %c30 : vector<16xf32>
              %376 = arith.muli %207, %c16 : index
              %377 = arith.addi %376, %227 : index
              %378 = arith.muli %377, %c4 : index
              %379 = arith.addi %378, %c28 : index
              vector.store %375, %18[%379] : memref<?xf32>, vector<16xf32>
              %380 = arith.muli %227, %c4 : index
              %381 = arith.addi %226, %380 : index
              %382 = arith.addi %381, %c29 : index
              %383 = vector.load %kv[%382] : memref<?xi8>, vector<16xi8>
              %384 = wave.fp8_decode "e5m2" %383 : vector<16xi8> -> vector<16xf32>
              %385 = arith.select %229, %384, %c30 : vector<16xf32>
              %386 = arith.muli %207, %c16 : index
              %387 = arith.addi %386, %227 : index
              %388 = arith.muli %387, %c4 : index
              %389 = arith.addi %388, %c29 : index
              vector.store %385, %18[%389] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %390 = %c15 to %37 step %c9 {
          %408:16 = scf.for %391 = %c15 to %c4 step %c10 iter_args(%392 = %c30, %393 = %c30, %394 = %c30, %395 = %c30, %396 = %c30, %397 = %c30, %398 = %c30, %399 = %c30, %400 = %c30, %401 = %c30, %402 = %c30, %403 = %c30, %404 = %c30, %405 = %c30, %406 = %c30, %407 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %409 = arith.muli %391, %c5 : index
            %410 = arith.addi %409, %c15 : index
            %411 = vector.load %17[%410] : memref<?xf32>, vector<16xf32>
            %412 = arith.muli %391, %c5 : index
            %413 = arith.addi %412, %c16 : index
            %414 = vector.load %17[%413] : memref<?xf32>, vector<16xf32>
            %415 = arith.muli %391, %c5 : index
            %416 = arith.addi %415, %c17 : index
            %417 = vector.load %17[%416] : memref<?xf32>, vector<16xf32>
            %418 = arith.muli %391, %c5 : index
            %419 = arith.addi %418, %c18 : index
            %420 = vector.load %17[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.addi %390, %c15 : index
            %422 = arith.muli %421, %c4 : index
            %423 = arith.addi %422, %391 : index
            %424 = memref.load %5[%423] : memref<?xf32>
            %425 = vector.broadcast %424 : f32 to vector<16xf32>
            %426 = math.fma %425, %411, %392 : vector<16xf32>
            %427 = math.fma %425, %414, %393 : vector<16xf32>
            %428 = math.fma %425, %417, %394 : vector<16xf32>
            %429 = math.fma %425, %420, %395 : vector<16xf32>
            %430 = arith.addi %390, %c10 : index
            %431 = arith.muli %430, %c4 : index
            %432 = arith.addi %431, %391 : index
            %433 = memref.load %5[%432] : memref<?xf32>
            %434 = vector.broadcast %433 : f32 to vector<16xf32>
            %435 = math.fma %434, %411, %396 : vector<16xf32>
            %436 = math.fma %434, %414, %397 : vector<16xf32>
            %437 = math.fma %434, %417, %398 : vector<16xf32>
            %438 = math.fma %434, %420, %399 : vector<16xf32>
            %439 = arith.addi %390, %c7 : index
            %440 = arith.muli %439, %c4 : index
            %441 = arith.addi %440, %391 : index
            %442 = memref.load %5[%441] : memref<?xf32>
            %443 = vector.broadcast %442 : f32 to vector<16xf32>
            %444 = math.fma %443, %411, %400 : vector<16xf32>
            %445 = math.fma %443, %414, %401 : vector<16xf32>
            %446 = math.fma %443, %417, %402 : vector<16xf32>
            %447 = math.fma %443, %420, %403 : vector<16xf32>
            %448 = arith.addi %390, %c13 : index
            %449 = arith.muli %448, %c4 : index
            %450 = arith.addi %449, %391 : index
            %451 = memref.load %5[%450] : memref<?xf32>
            %452 = vector.broadcast %451 : f32 to vector<16xf32>
            %453 = math.fma %452, %411, %404 : vector<16xf32>
            %454 = math.fma %452, %414, %405 : vector<16xf32>
            %455 = math.fma %452, %417, %406 : vector<16xf32>
            %456 = math.fma %452, %420, %407 : vector<16xf32>
            scf.yield %426, %427, %428, %429, %435, %436, %437, %438, %444, %445, %446, %447, %453, %454, %455, %456 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %457 = arith.addi %390, %c15 : index
          %458 = arith.subi %34, %c10 : index
          %459 = arith.minsi %457, %458 : index
          %460 = arith.divui %459, %groupSize : index
          %461 = arith.addi %25, %460 : index
          %462 = arith.muli %3, %groupSize : index
          %463 = arith.remui %459, %groupSize : index
          %464 = arith.addi %462, %463 : index
          %465 = arith.addi %positionsAt, %461 : index
          %466 = memref.load %step[%465] : memref<?xi32>
          %467 = arith.index_cast %466 : i32 to index
          %468 = arith.subi %467, %206 : index
          %469 = arith.index_cast %468 : index to i32
          %470 = vector.broadcast %469 : i32 to vector<16xi32>
          %471 = arith.cmpi sle, %c37, %470 : vector<16xi32>
          %472 = arith.select %471, %408#0, %c38 : vector<16xi1>, vector<16xf32>
          %473 = arith.cmpi sle, %c39, %470 : vector<16xi32>
          %474 = arith.select %473, %408#1, %c38 : vector<16xi1>, vector<16xf32>
          %475 = arith.cmpi sle, %c40, %470 : vector<16xi32>
          %476 = arith.select %475, %408#2, %c38 : vector<16xi1>, vector<16xf32>
          %477 = arith.cmpi sle, %c41, %470 : vector<16xi32>
          %478 = arith.select %477, %408#3, %c38 : vector<16xi1>, vector<16xf32>
          %479 = arith.maximumf %472, %474 : vector<16xf32>
          %480 = arith.maximumf %479, %476 : vector<16xf32>
          %481 = arith.maximumf %480, %478 : vector<16xf32>
          %482 = memref.load %6[%457] : memref<?xf32>
          %483 = wave.reduce "max" %481 : vector<16xf32>
          %484 = arith.maximumf %482, %483 : f32
          %485 = arith.subf %482, %484 : f32
          %486 = wave.exp2 %485 : f32
          %487 = vector.broadcast %484 : f32 to vector<16xf32>
          %488 = arith.subf %472, %487 : vector<16xf32>
          %489 = wave.exp2 %488 : vector<16xf32>
          %490 = arith.select %471, %489, %c30 : vector<16xi1>, vector<16xf32>
          %491 = arith.muli %457, %c5 : index
          %492 = arith.addi %491, %c15 : index
          vector.store %490, %16[%492] : memref<?xf32>, vector<16xf32>
          %493 = arith.subf %474, %487 : vector<16xf32>
          %494 = wave.exp2 %493 : vector<16xf32>
          %495 = arith.select %473, %494, %c30 : vector<16xi1>, vector<16xf32>
          %496 = arith.muli %457, %c5 : index
          %497 = arith.addi %496, %c16 : index
          vector.store %495, %16[%497] : memref<?xf32>, vector<16xf32>
          %498 = arith.addf %490, %495 : vector<16xf32>
          %499 = arith.subf %476, %487 : vector<16xf32>
          %500 = wave.exp2 %499 : vector<16xf32>
          %501 = arith.select %475, %500, %c30 : vector<16xi1>, vector<16xf32>
          %502 = arith.muli %457, %c5 : index
          %503 = arith.addi %502, %c17 : index
          vector.store %501, %16[%503] : memref<?xf32>, vector<16xf32>
          %504 = arith.addf %498, %501 : vector<16xf32>
          %505 = arith.subf %478, %487 : vector<16xf32>
          %506 = wave.exp2 %505 : vector<16xf32>
          %507 = arith.select %477, %506, %c30 : vector<16xi1>, vector<16xf32>
          %508 = arith.muli %457, %c5 : index
          %509 = arith.addi %508, %c18 : index
          vector.store %507, %16[%509] : memref<?xf32>, vector<16xf32>
          %510 = arith.addf %504, %507 : vector<16xf32>
          %511 = memref.load %7[%457] : memref<?xf32>
          %512 = wave.reduce "add" %510 : vector<16xf32>
          %513 = math.fma %511, %486, %512 : f32
          memref.store %484, %6[%457] : memref<?xf32>
          memref.store %513, %7[%457] : memref<?xf32>
          memref.store %486, %14[%457] : memref<?xf32>
          %514 = arith.addi %390, %c10 : index
          %515 = arith.subi %34, %c10 : index
          %516 = arith.minsi %514, %515 : index
          %517 = arith.divui %516, %groupSize : index
          %518 = arith.addi %25, %517 : index
          %519 = arith.muli %3, %groupSize : index
          %520 = arith.remui %516, %groupSize : index
          %521 = arith.addi %519, %520 : index
          %522 = arith.addi %positionsAt, %518 : index
          %523 = memref.load %step[%522] : memref<?xi32>
          %524 = arith.index_cast %523 : i32 to index
          %525 = arith.subi %524, %206 : index
          %526 = arith.index_cast %525 : index to i32
          %527 = vector.broadcast %526 : i32 to vector<16xi32>
          %528 = arith.cmpi sle, %c37, %527 : vector<16xi32>
          %529 = arith.select %528, %408#4, %c38 : vector<16xi1>, vector<16xf32>
          %530 = arith.cmpi sle, %c39, %527 : vector<16xi32>
          %531 = arith.select %530, %408#5, %c38 : vector<16xi1>, vector<16xf32>
          %532 = arith.cmpi sle, %c40, %527 : vector<16xi32>
          %533 = arith.select %532, %408#6, %c38 : vector<16xi1>, vector<16xf32>
          %534 = arith.cmpi sle, %c41, %527 : vector<16xi32>
          %535 = arith.select %534, %408#7, %c38 : vector<16xi1>, vector<16xf32>
          %536 = arith.maximumf %529, %531 : vector<16xf32>
          %537 = arith.maximumf %536, %533 : vector<16xf32>
          %538 = arith.maximumf %537, %535 : vector<16xf32>
          %539 = memref.load %6[%514] : memref<?xf32>
          %540 = wave.reduce "max" %538 : vector<16xf32>
          %541 = arith.maximumf %539, %540 : f32
          %542 = arith.subf %539, %541 : f32
          %543 = wave.exp2 %542 : f32
          %544 = vector.broadcast %541 : f32 to vector<16xf32>
          %545 = arith.subf %529, %544 : vector<16xf32>
          %546 = wave.exp2 %545 : vector<16xf32>
          %547 = arith.select %528, %546, %c30 : vector<16xi1>, vector<16xf32>
          %548 = arith.muli %514, %c5 : index
          %549 = arith.addi %548, %c15 : index
          vector.store %547, %16[%549] : memref<?xf32>, vector<16xf32>
          %550 = arith.subf %531, %544 : vector<16xf32>
          %551 = wave.exp2 %550 : vector<16xf32>
          %552 = arith.select %530, %551, %c30 : vector<16xi1>, vector<16xf32>
          %553 = arith.muli %514, %c5 : index
          %554 = arith.addi %553, %c16 : index
          vector.store %552, %16[%554] : memref<?xf32>, vector<16xf32>
          %555 = arith.addf %547, %552 : vector<16xf32>
          %556 = arith.subf %533, %544 : vector<16xf32>
          %557 = wave.exp2 %556 : vector<16xf32>
          %558 = arith.select %532, %557, %c30 : vector<16xi1>, vector<16xf32>
          %559 = arith.muli %514, %c5 : index
          %560 = arith.addi %559, %c17 : index
          vector.store %558, %16[%560] : memref<?xf32>, vector<16xf32>
          %561 = arith.addf %555, %558 : vector<16xf32>
          %562 = arith.subf %535, %544 : vector<16xf32>
          %563 = wave.exp2 %562 : vector<16xf32>
          %564 = arith.select %534, %563, %c30 : vector<16xi1>, vector<16xf32>
          %565 = arith.muli %514, %c5 : index
          %566 = arith.addi %565, %c18 : index
          vector.store %564, %16[%566] : memref<?xf32>, vector<16xf32>
          %567 = arith.addf %561, %564 : vector<16xf32>
          %568 = memref.load %7[%514] : memref<?xf32>
          %569 = wave.reduce "add" %567 : vector<16xf32>
          %570 = math.fma %568, %543, %569 : f32
          memref.store %541, %6[%514] : memref<?xf32>
          memref.store %570, %7[%514] : memref<?xf32>
          memref.store %543, %14[%514] : memref<?xf32>
          %571 = arith.addi %390, %c7 : index
          %572 = arith.subi %34, %c10 : index
          %573 = arith.minsi %571, %572 : index
          %574 = arith.divui %573, %groupSize : index
          %575 = arith.addi %25, %574 : index
          %576 = arith.muli %3, %groupSize : index
          %577 = arith.remui %573, %groupSize : index
          %578 = arith.addi %576, %577 : index
          %579 = arith.addi %positionsAt, %575 : index
          %580 = memref.load %step[%579] : memref<?xi32>
          %581 = arith.index_cast %580 : i32 to index
          %582 = arith.subi %581, %206 : index
          %583 = arith.index_cast %582 : index to i32
          %584 = vector.broadcast %583 : i32 to vector<16xi32>
          %585 = arith.cmpi sle, %c37, %584 : vector<16xi32>
          %586 = arith.select %585, %408#8, %c38 : vector<16xi1>, vector<16xf32>
          %587 = arith.cmpi sle, %c39, %584 : vector<16xi32>
          %588 = arith.select %587, %408#9, %c38 : vector<16xi1>, vector<16xf32>
          %589 = arith.cmpi sle, %c40, %584 : vector<16xi32>
          %590 = arith.select %589, %408#10, %c38 : vector<16xi1>, vector<16xf32>
          %591 = arith.cmpi sle, %c41, %584 : vector<16xi32>
          %592 = arith.select %591, %408#11, %c38 : vector<16xi1>, vector<16xf32>
          %593 = arith.maximumf %586, %588 : vector<16xf32>
          %594 = arith.maximumf %593, %590 : vector<16xf32>
          %595 = arith.maximumf %594, %592 : vector<16xf32>
          %596 = memref.load %6[%571] : memref<?xf32>
          %597 = wave.reduce "max" %595 : vector<16xf32>
          %598 = arith.maximumf %596, %597 : f32
          %599 = arith.subf %596, %598 : f32
          %600 = wave.exp2 %599 : f32
          %601 = vector.broadcast %598 : f32 to vector<16xf32>
          %602 = arith.subf %586, %601 : vector<16xf32>
          %603 = wave.exp2 %602 : vector<16xf32>
          %604 = arith.select %585, %603, %c30 : vector<16xi1>, vector<16xf32>
          %605 = arith.muli %571, %c5 : index
          %606 = arith.addi %605, %c15 : index
          vector.store %604, %16[%606] : memref<?xf32>, vector<16xf32>
          %607 = arith.subf %588, %601 : vector<16xf32>
          %608 = wave.exp2 %607 : vector<16xf32>
          %609 = arith.select %587, %608, %c30 : vector<16xi1>, vector<16xf32>
          %610 = arith.muli %571, %c5 : index
          %611 = arith.addi %610, %c16 : index
          vector.store %609, %16[%611] : memref<?xf32>, vector<16xf32>
          %612 = arith.addf %604, %609 : vector<16xf32>
          %613 = arith.subf %590, %601 : vector<16xf32>
          %614 = wave.exp2 %613 : vector<16xf32>
          %615 = arith.select %589, %614, %c30 : vector<16xi1>, vector<16xf32>
          %616 = arith.muli %571, %c5 : index
          %617 = arith.addi %616, %c17 : index
          vector.store %615, %16[%617] : memref<?xf32>, vector<16xf32>
          %618 = arith.addf %612, %615 : vector<16xf32>
          %619 = arith.subf %592, %601 : vector<16xf32>
          %620 = wave.exp2 %619 : vector<16xf32>
          %621 = arith.select %591, %620, %c30 : vector<16xi1>, vector<16xf32>
          %622 = arith.muli %571, %c5 : index
          %623 = arith.addi %622, %c18 : index
          vector.store %621, %16[%623] : memref<?xf32>, vector<16xf32>
          %624 = arith.addf %618, %621 : vector<16xf32>
          %625 = memref.load %7[%571] : memref<?xf32>
          %626 = wave.reduce "add" %624 : vector<16xf32>
          %627 = math.fma %625, %600, %626 : f32
          memref.store %598, %6[%571] : memref<?xf32>
          memref.store %627, %7[%571] : memref<?xf32>
          memref.store %600, %14[%571] : memref<?xf32>
          %628 = arith.addi %390, %c13 : index
          %629 = arith.subi %34, %c10 : index
          %630 = arith.minsi %628, %629 : index
          %631 = arith.divui %630, %groupSize : index
          %632 = arith.addi %25, %631 : index
          %633 = arith.muli %3, %groupSize : index
          %634 = arith.remui %630, %groupSize : index
          %635 = arith.addi %633, %634 : index
          %636 = arith.addi %positionsAt, %632 : index
          %637 = memref.load %step[%636] : memref<?xi32>
          %638 = arith.index_cast %637 : i32 to index
          %639 = arith.subi %638, %206 : index
          %640 = arith.index_cast %639 : index to i32
          %641 = vector.broadcast %640 : i32 to vector<16xi32>
          %642 = arith.cmpi sle, %c37, %641 : vector<16xi32>
          %643 = arith.select %642, %408#12, %c38 : vector<16xi1>, vector<16xf32>
          %644 = arith.cmpi sle, %c39, %641 : vector<16xi32>
          %645 = arith.select %644, %408#13, %c38 : vector<16xi1>, vector<16xf32>
          %646 = arith.cmpi sle, %c40, %641 : vector<16xi32>
          %647 = arith.select %646, %408#14, %c38 : vector<16xi1>, vector<16xf32>
          %648 = arith.cmpi sle, %c41, %641 : vector<16xi32>
          %649 = arith.select %648, %408#15, %c38 : vector<16xi1>, vector<16xf32>
          %650 = arith.maximumf %643, %645 : vector<16xf32>
          %651 = arith.maximumf %650, %647 : vector<16xf32>
          %652 = arith.maximumf %651, %649 : vector<16xf32>
          %653 = memref.load %6[%628] : memref<?xf32>
          %654 = wave.reduce "max" %652 : vector<16xf32>
          %655 = arith.maximumf %653, %654 : f32
          %656 = arith.subf %653, %655 : f32
          %657 = wave.exp2 %656 : f32
          %658 = vector.broadcast %655 : f32 to vector<16xf32>
          %659 = arith.subf %643, %658 : vector<16xf32>
          %660 = wave.exp2 %659 : vector<16xf32>
          %661 = arith.select %642, %660, %c30 : vector<16xi1>, vector<16xf32>
          %662 = arith.muli %628, %c5 : index
          %663 = arith.addi %662, %c15 : index
          vector.store %661, %16[%663] : memref<?xf32>, vector<16xf32>
          %664 = arith.subf %645, %658 : vector<16xf32>
          %665 = wave.exp2 %664 : vector<16xf32>
          %666 = arith.select %644, %665, %c30 : vector<16xi1>, vector<16xf32>
          %667 = arith.muli %628, %c5 : index
          %668 = arith.addi %667, %c16 : index
          vector.store %666, %16[%668] : memref<?xf32>, vector<16xf32>
          %669 = arith.addf %661, %666 : vector<16xf32>
          %670 = arith.subf %647, %658 : vector<16xf32>
          %671 = wave.exp2 %670 : vector<16xf32>
          %672 = arith.select %646, %671, %c30 : vector<16xi1>, vector<16xf32>
          %673 = arith.muli %628, %c5 : index
          %674 = arith.addi %673, %c17 : index
          vector.store %672, %16[%674] : memref<?xf32>, vector<16xf32>
          %675 = arith.addf %669, %672 : vector<16xf32>
          %676 = arith.subf %649, %658 : vector<16xf32>
          %677 = wave.exp2 %676 : vector<16xf32>
          %678 = arith.select %648, %677, %c30 : vector<16xi1>, vector<16xf32>
          %679 = arith.muli %628, %c5 : index
          %680 = arith.addi %679, %c18 : index
          vector.store %678, %16[%680] : memref<?xf32>, vector<16xf32>
          %681 = arith.addf %675, %678 : vector<16xf32>
          %682 = memref.load %7[%628] : memref<?xf32>
          %683 = wave.reduce "add" %681 : vector<16xf32>
          %684 = math.fma %682, %657, %683 : f32
          memref.store %655, %6[%628] : memref<?xf32>
          memref.store %684, %7[%628] : memref<?xf32>
          memref.store %657, %14[%628] : memref<?xf32>
        }
        %685 = arith.subi %43, %206 : index
        %686 = arith.minsi %685, %c5 : index
        scf.for %687 = %c15 to %37 step %c7 {
          %688 = arith.addi %687, %c15 : index
          %689 = memref.load %14[%688] : memref<?xf32>
          %690 = vector.broadcast %689 : f32 to vector<16xf32>
          %691 = arith.addi %687, %c15 : index
          %692 = arith.muli %691, %c4 : index
          %693 = arith.addi %692, %c15 : index
          %694 = vector.load %9[%693] : memref<?xf32>, vector<16xf32>
          %695 = arith.mulf %694, %690 : vector<16xf32>
          %696 = arith.addi %687, %c15 : index
          %697 = arith.muli %696, %c4 : index
          %698 = arith.addi %697, %c16 : index
          %699 = vector.load %9[%698] : memref<?xf32>, vector<16xf32>
          %700 = arith.mulf %699, %690 : vector<16xf32>
          %701 = arith.addi %687, %c15 : index
          %702 = arith.muli %701, %c4 : index
          %703 = arith.addi %702, %c17 : index
          %704 = vector.load %9[%703] : memref<?xf32>, vector<16xf32>
          %705 = arith.mulf %704, %690 : vector<16xf32>
          %706 = arith.addi %687, %c15 : index
          %707 = arith.muli %706, %c4 : index
          %708 = arith.addi %707, %c18 : index
          %709 = vector.load %9[%708] : memref<?xf32>, vector<16xf32>
          %710 = arith.mulf %709, %690 : vector<16xf32>
          %711 = arith.addi %687, %c10 : index
          %712 = memref.load %14[%711] : memref<?xf32>
          %713 = vector.broadcast %712 : f32 to vector<16xf32>
          %714 = arith.addi %687, %c10 : index
          %715 = arith.muli %714, %c4 : index
          %716 = arith.addi %715, %c15 : index
          %717 = vector.load %9[%716] : memref<?xf32>, vector<16xf32>
          %718 = arith.mulf %717, %713 : vector<16xf32>
          %719 = arith.addi %687, %c10 : index
          %720 = arith.muli %719, %c4 : index
          %721 = arith.addi %720, %c16 : index
          %722 = vector.load %9[%721] : memref<?xf32>, vector<16xf32>
          %723 = arith.mulf %722, %713 : vector<16xf32>
          %724 = arith.addi %687, %c10 : index
          %725 = arith.muli %724, %c4 : index
          %726 = arith.addi %725, %c17 : index
          %727 = vector.load %9[%726] : memref<?xf32>, vector<16xf32>
          %728 = arith.mulf %727, %713 : vector<16xf32>
          %729 = arith.addi %687, %c10 : index
          %730 = arith.muli %729, %c4 : index
          %731 = arith.addi %730, %c18 : index
          %732 = vector.load %9[%731] : memref<?xf32>, vector<16xf32>
          %733 = arith.mulf %732, %713 : vector<16xf32>
          %743:8 = scf.for %734 = %c15 to %686 step %c10 iter_args(%735 = %695, %736 = %700, %737 = %705, %738 = %710, %739 = %718, %740 = %723, %741 = %728, %742 = %733) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %744 = arith.muli %734, %c4 : index
            %745 = arith.addi %744, %c15 : index
            %746 = vector.load %18[%745] : memref<?xf32>, vector<16xf32>
            %747 = arith.muli %734, %c4 : index
            %748 = arith.addi %747, %c16 : index
            %749 = vector.load %18[%748] : memref<?xf32>, vector<16xf32>
            %750 = arith.muli %734, %c4 : index
            %751 = arith.addi %750, %c17 : index
            %752 = vector.load %18[%751] : memref<?xf32>, vector<16xf32>
            %753 = arith.muli %734, %c4 : index
            %754 = arith.addi %753, %c18 : index
            %755 = vector.load %18[%754] : memref<?xf32>, vector<16xf32>
            %756 = arith.addi %687, %c15 : index
            %757 = arith.muli %756, %c5 : index
            %758 = arith.addi %757, %734 : index
            %759 = memref.load %16[%758] : memref<?xf32>
            %760 = vector.broadcast %759 : f32 to vector<16xf32>
            %761 = math.fma %760, %746, %735 : vector<16xf32>
            %762 = math.fma %760, %749, %736 : vector<16xf32>
            %763 = math.fma %760, %752, %737 : vector<16xf32>
            %764 = math.fma %760, %755, %738 : vector<16xf32>
            %765 = arith.addi %687, %c10 : index
            %766 = arith.muli %765, %c5 : index
            %767 = arith.addi %766, %734 : index
            %768 = memref.load %16[%767] : memref<?xf32>
            %769 = vector.broadcast %768 : f32 to vector<16xf32>
            %770 = math.fma %769, %746, %739 : vector<16xf32>
            %771 = math.fma %769, %749, %740 : vector<16xf32>
            %772 = math.fma %769, %752, %741 : vector<16xf32>
            %773 = math.fma %769, %755, %742 : vector<16xf32>
            scf.yield %761, %762, %763, %764, %770, %771, %772, %773 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %774 = arith.addi %687, %c15 : index
          %775 = arith.muli %774, %c4 : index
          %776 = arith.addi %775, %c15 : index
          vector.store %743#0, %9[%776] : memref<?xf32>, vector<16xf32>
          %777 = arith.addi %687, %c15 : index
          %778 = arith.muli %777, %c4 : index
          %779 = arith.addi %778, %c16 : index
          vector.store %743#1, %9[%779] : memref<?xf32>, vector<16xf32>
          %780 = arith.addi %687, %c15 : index
          %781 = arith.muli %780, %c4 : index
          %782 = arith.addi %781, %c17 : index
          vector.store %743#2, %9[%782] : memref<?xf32>, vector<16xf32>
          %783 = arith.addi %687, %c15 : index
          %784 = arith.muli %783, %c4 : index
          %785 = arith.addi %784, %c18 : index
          vector.store %743#3, %9[%785] : memref<?xf32>, vector<16xf32>
          %786 = arith.addi %687, %c10 : index
          %787 = arith.muli %786, %c4 : index
          %788 = arith.addi %787, %c15 : index
          vector.store %743#4, %9[%788] : memref<?xf32>, vector<16xf32>
          %789 = arith.addi %687, %c10 : index
          %790 = arith.muli %789, %c4 : index
          %791 = arith.addi %790, %c16 : index
          vector.store %743#5, %9[%791] : memref<?xf32>, vector<16xf32>
          %792 = arith.addi %687, %c10 : index
          %793 = arith.muli %792, %c4 : index
          %794 = arith.addi %793, %c17 : index
          vector.store %743#6, %9[%794] : memref<?xf32>, vector<16xf32>
          %795 = arith.addi %687, %c10 : index
          %796 = arith.muli %795, %c4 : index
          %797 = arith.addi %796, %c18 : index
          vector.store %743#7, %9[%797] : memref<?xf32>, vector<16xf32>
          %798 = arith.addi %687, %c15 : index
          %799 = memref.load %14[%798] : memref<?xf32>
          %800 = vector.broadcast %799 : f32 to vector<16xf32>
          %801 = arith.addi %687, %c15 : index
          %802 = arith.muli %801, %c4 : index
          %803 = arith.addi %802, %c5 : index
          %804 = vector.load %9[%803] : memref<?xf32>, vector<16xf32>
          %805 = arith.mulf %804, %800 : vector<16xf32>
          %806 = arith.addi %687, %c15 : index
          %807 = arith.muli %806, %c4 : index
          %808 = arith.addi %807, %c19 : index
          %809 = vector.load %9[%808] : memref<?xf32>, vector<16xf32>
          %810 = arith.mulf %809, %800 : vector<16xf32>
          %811 = arith.addi %687, %c15 : index
          %812 = arith.muli %811, %c4 : index
          %813 = arith.addi %812, %c20 : index
          %814 = vector.load %9[%813] : memref<?xf32>, vector<16xf32>
          %815 = arith.mulf %814, %800 : vector<16xf32>
          %816 = arith.addi %687, %c15 : index
          %817 = arith.muli %816, %c4 : index
          %818 = arith.addi %817, %c21 : index
          %819 = vector.load %9[%818] : memref<?xf32>, vector<16xf32>
          %820 = arith.mulf %819, %800 : vector<16xf32>
          %821 = arith.addi %687, %c10 : index
          %822 = memref.load %14[%821] : memref<?xf32>
          %823 = vector.broadcast %822 : f32 to vector<16xf32>
          %824 = arith.addi %687, %c10 : index
          %825 = arith.muli %824, %c4 : index
          %826 = arith.addi %825, %c5 : index
          %827 = vector.load %9[%826] : memref<?xf32>, vector<16xf32>
          %828 = arith.mulf %827, %823 : vector<16xf32>
          %829 = arith.addi %687, %c10 : index
          %830 = arith.muli %829, %c4 : index
          %831 = arith.addi %830, %c19 : index
          %832 = vector.load %9[%831] : memref<?xf32>, vector<16xf32>
          %833 = arith.mulf %832, %823 : vector<16xf32>
          %834 = arith.addi %687, %c10 : index
          %835 = arith.muli %834, %c4 : index
          %836 = arith.addi %835, %c20 : index
          %837 = vector.load %9[%836] : memref<?xf32>, vector<16xf32>
          %838 = arith.mulf %837, %823 : vector<16xf32>
          %839 = arith.addi %687, %c10 : index
          %840 = arith.muli %839, %c4 : index
          %841 = arith.addi %840, %c21 : index
          %842 = vector.load %9[%841] : memref<?xf32>, vector<16xf32>
          %843 = arith.mulf %842, %823 : vector<16xf32>
          %853:8 = scf.for %844 = %c15 to %686 step %c10 iter_args(%845 = %805, %846 = %810, %847 = %815, %848 = %820, %849 = %828, %850 = %833, %851 = %838, %852 = %843) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %854 = arith.muli %844, %c4 : index
            %855 = arith.addi %854, %c5 : index
            %856 = vector.load %18[%855] : memref<?xf32>, vector<16xf32>
            %857 = arith.muli %844, %c4 : index
            %858 = arith.addi %857, %c19 : index
            %859 = vector.load %18[%858] : memref<?xf32>, vector<16xf32>
            %860 = arith.muli %844, %c4 : index
            %861 = arith.addi %860, %c20 : index
            %862 = vector.load %18[%861] : memref<?xf32>, vector<16xf32>
            %863 = arith.muli %844, %c4 : index
            %864 = arith.addi %863, %c21 : index
            %865 = vector.load %18[%864] : memref<?xf32>, vector<16xf32>
            %866 = arith.addi %687, %c15 : index
            %867 = arith.muli %866, %c5 : index
            %868 = arith.addi %867, %844 : index
            %869 = memref.load %16[%868] : memref<?xf32>
            %870 = vector.broadcast %869 : f32 to vector<16xf32>
            %871 = math.fma %870, %856, %845 : vector<16xf32>
            %872 = math.fma %870, %859, %846 : vector<16xf32>
            %873 = math.fma %870, %862, %847 : vector<16xf32>
            %874 = math.fma %870, %865, %848 : vector<16xf32>
            %875 = arith.addi %687, %c10 : index
            %876 = arith.muli %875, %c5 : index
            %877 = arith.addi %876, %844 : index
            %878 = memref.load %16[%877] : memref<?xf32>
            %879 = vector.broadcast %878 : f32 to vector<16xf32>
            %880 = math.fma %879, %856, %849 : vector<16xf32>
            %881 = math.fma %879, %859, %850 : vector<16xf32>
            %882 = math.fma %879, %862, %851 : vector<16xf32>
            %883 = math.fma %879, %865, %852 : vector<16xf32>
            scf.yield %871, %872, %873, %874, %880, %881, %882, %883 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %884 = arith.addi %687, %c15 : index
          %885 = arith.muli %884, %c4 : index
          %886 = arith.addi %885, %c5 : index
          vector.store %853#0, %9[%886] : memref<?xf32>, vector<16xf32>
          %887 = arith.addi %687, %c15 : index
          %888 = arith.muli %887, %c4 : index
          %889 = arith.addi %888, %c19 : index
          vector.store %853#1, %9[%889] : memref<?xf32>, vector<16xf32>
          %890 = arith.addi %687, %c15 : index
          %891 = arith.muli %890, %c4 : index
          %892 = arith.addi %891, %c20 : index
          vector.store %853#2, %9[%892] : memref<?xf32>, vector<16xf32>
          %893 = arith.addi %687, %c15 : index
          %894 = arith.muli %893, %c4 : index
          %895 = arith.addi %894, %c21 : index
          vector.store %853#3, %9[%895] : memref<?xf32>, vector<16xf32>
          %896 = arith.addi %687, %c10 : index
          %897 = arith.muli %896, %c4 : index
          %898 = arith.addi %897, %c5 : index
          vector.store %853#4, %9[%898] : memref<?xf32>, vector<16xf32>
          %899 = arith.addi %687, %c10 : index
          %900 = arith.muli %899, %c4 : index
          %901 = arith.addi %900, %c19 : index
          vector.store %853#5, %9[%901] : memref<?xf32>, vector<16xf32>
          %902 = arith.addi %687, %c10 : index
          %903 = arith.muli %902, %c4 : index
          %904 = arith.addi %903, %c20 : index
          vector.store %853#6, %9[%904] : memref<?xf32>, vector<16xf32>
          %905 = arith.addi %687, %c10 : index
          %906 = arith.muli %905, %c4 : index
          %907 = arith.addi %906, %c21 : index
          vector.store %853#7, %9[%907] : memref<?xf32>, vector<16xf32>
          %908 = arith.addi %687, %c15 : index
          %909 = memref.load %14[%908] : memref<?xf32>
          %910 = vector.broadcast %909 : f32 to vector<16xf32>
          %911 = arith.addi %687, %c15 : index
          %912 = arith.muli %911, %c4 : index
          %913 = arith.addi %912, %c22 : index
          %914 = vector.load %9[%913] : memref<?xf32>, vector<16xf32>
          %915 = arith.mulf %914, %910 : vector<16xf32>
          %916 = arith.addi %687, %c15 : index
          %917 = arith.muli %916, %c4 : index
          %918 = arith.addi %917, %c23 : index
          %919 = vector.load %9[%918] : memref<?xf32>, vector<16xf32>
          %920 = arith.mulf %919, %910 : vector<16xf32>
          %921 = arith.addi %687, %c15 : index
          %922 = arith.muli %921, %c4 : index
          %923 = arith.addi %922, %c24 : index
          %924 = vector.load %9[%923] : memref<?xf32>, vector<16xf32>
          %925 = arith.mulf %924, %910 : vector<16xf32>
          %926 = arith.addi %687, %c15 : index
          %927 = arith.muli %926, %c4 : index
          %928 = arith.addi %927, %c25 : index
          %929 = vector.load %9[%928] : memref<?xf32>, vector<16xf32>
          %930 = arith.mulf %929, %910 : vector<16xf32>
          %931 = arith.addi %687, %c10 : index
          %932 = memref.load %14[%931] : memref<?xf32>
          %933 = vector.broadcast %932 : f32 to vector<16xf32>
          %934 = arith.addi %687, %c10 : index
          %935 = arith.muli %934, %c4 : index
          %936 = arith.addi %935, %c22 : index
          %937 = vector.load %9[%936] : memref<?xf32>, vector<16xf32>
          %938 = arith.mulf %937, %933 : vector<16xf32>
          %939 = arith.addi %687, %c10 : index
          %940 = arith.muli %939, %c4 : index
          %941 = arith.addi %940, %c23 : index
          %942 = vector.load %9[%941] : memref<?xf32>, vector<16xf32>
          %943 = arith.mulf %942, %933 : vector<16xf32>
          %944 = arith.addi %687, %c10 : index
          %945 = arith.muli %944, %c4 : index
          %946 = arith.addi %945, %c24 : index
          %947 = vector.load %9[%946] : memref<?xf32>, vector<16xf32>
          %948 = arith.mulf %947, %933 : vector<16xf32>
          %949 = arith.addi %687, %c10 : index
          %950 = arith.muli %949, %c4 : index
          %951 = arith.addi %950, %c25 : index
          %952 = vector.load %9[%951] : memref<?xf32>, vector<16xf32>
          %953 = arith.mulf %952, %933 : vector<16xf32>
          %963:8 = scf.for %954 = %c15 to %686 step %c10 iter_args(%955 = %915, %956 = %920, %957 = %925, %958 = %930, %959 = %938, %960 = %943, %961 = %948, %962 = %953) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %964 = arith.muli %954, %c4 : index
            %965 = arith.addi %964, %c22 : index
            %966 = vector.load %18[%965] : memref<?xf32>, vector<16xf32>
            %967 = arith.muli %954, %c4 : index
            %968 = arith.addi %967, %c23 : index
            %969 = vector.load %18[%968] : memref<?xf32>, vector<16xf32>
            %970 = arith.muli %954, %c4 : index
            %971 = arith.addi %970, %c24 : index
            %972 = vector.load %18[%971] : memref<?xf32>, vector<16xf32>
            %973 = arith.muli %954, %c4 : index
            %974 = arith.addi %973, %c25 : index
            %975 = vector.load %18[%974] : memref<?xf32>, vector<16xf32>
            %976 = arith.addi %687, %c15 : index
            %977 = arith.muli %976, %c5 : index
            %978 = arith.addi %977, %954 : index
            %979 = memref.load %16[%978] : memref<?xf32>
            %980 = vector.broadcast %979 : f32 to vector<16xf32>
            %981 = math.fma %980, %966, %955 : vector<16xf32>
            %982 = math.fma %980, %969, %956 : vector<16xf32>
            %983 = math.fma %980, %972, %957 : vector<16xf32>
            %984 = math.fma %980, %975, %958 : vector<16xf32>
            %985 = arith.addi %687, %c10 : index
            %986 = arith.muli %985, %c5 : index
            %987 = arith.addi %986, %954 : index
            %988 = memref.load %16[%987] : memref<?xf32>
            %989 = vector.broadcast %988 : f32 to vector<16xf32>
            %990 = math.fma %989, %966, %959 : vector<16xf32>
            %991 = math.fma %989, %969, %960 : vector<16xf32>
            %992 = math.fma %989, %972, %961 : vector<16xf32>
            %993 = math.fma %989, %975, %962 : vector<16xf32>
            scf.yield %981, %982, %983, %984, %990, %991, %992, %993 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %994 = arith.addi %687, %c15 : index
          %995 = arith.muli %994, %c4 : index
          %996 = arith.addi %995, %c22 : index
          vector.store %963#0, %9[%996] : memref<?xf32>, vector<16xf32>
          %997 = arith.addi %687, %c15 : index
          %998 = arith.muli %997, %c4 : index
          %999 = arith.addi %998, %c23 : index
          vector.store %963#1, %9[%999] : memref<?xf32>, vector<16xf32>
          %1000 = arith.addi %687, %c15 : index
          %1001 = arith.muli %1000, %c4 : index
          %1002 = arith.addi %1001, %c24 : index
          vector.store %963#2, %9[%1002] : memref<?xf32>, vector<16xf32>
          %1003 = arith.addi %687, %c15 : index
          %1004 = arith.muli %1003, %c4 : index
          %1005 = arith.addi %1004, %c25 : index
          vector.store %963#3, %9[%1005] : memref<?xf32>, vector<16xf32>
          %1006 = arith.addi %687, %c10 : index
          %1007 = arith.muli %1006, %c4 : index
          %1008 = arith.addi %1007, %c22 : index
          vector.store %963#4, %9[%1008] : memref<?xf32>, vector<16xf32>
          %1009 = arith.addi %687, %c10 : index
          %1010 = arith.muli %1009, %c4 : index
          %1011 = arith.addi %1010, %c23 : index
          vector.store %963#5, %9[%1011] : memref<?xf32>, vector<16xf32>
          %1012 = arith.addi %687, %c10 : index
          %1013 = arith.muli %1012, %c4 : index
          %1014 = arith.addi %1013, %c24 : index
          vector.store %963#6, %9[%1014] : memref<?xf32>, vector<16xf32>
          %1015 = arith.addi %687, %c10 : index
          %1016 = arith.muli %1015, %c4 : index
          %1017 = arith.addi %1016, %c25 : index
          vector.store %963#7, %9[%1017] : memref<?xf32>, vector<16xf32>
          %1018 = arith.addi %687, %c15 : index
          %1019 = memref.load %14[%1018] : memref<?xf32>
          %1020 = vector.broadcast %1019 : f32 to vector<16xf32>
          %1021 = arith.addi %687, %c15 : index
          %1022 = arith.muli %1021, %c4 : index
          %1023 = arith.addi %1022, %c26 : index
          %1024 = vector.load %9[%1023] : memref<?xf32>, vector<16xf32>
          %1025 = arith.mulf %1024, %1020 : vector<16xf32>
          %1026 = arith.addi %687, %c15 : index
          %1027 = arith.muli %1026, %c4 : index
          %1028 = arith.addi %1027, %c27 : index
          %1029 = vector.load %9[%1028] : memref<?xf32>, vector<16xf32>
          %1030 = arith.mulf %1029, %1020 : vector<16xf32>
          %1031 = arith.addi %687, %c15 : index
          %1032 = arith.muli %1031, %c4 : index
          %1033 = arith.addi %1032, %c28 : index
          %1034 = vector.load %9[%1033] : memref<?xf32>, vector<16xf32>
          %1035 = arith.mulf %1034, %1020 : vector<16xf32>
          %1036 = arith.addi %687, %c15 : index
          %1037 = arith.muli %1036, %c4 : index
          %1038 = arith.addi %1037, %c29 : index
          %1039 = vector.load %9[%1038] : memref<?xf32>, vector<16xf32>
          %1040 = arith.mulf %1039, %1020 : vector<16xf32>
          %1041 = arith.addi %687, %c10 : index
          %1042 = memref.load %14[%1041] : memref<?xf32>
          %1043 = vector.broadcast %1042 : f32 to vector<16xf32>
          %1044 = arith.addi %687, %c10 : index
          %1045 = arith.muli %1044, %c4 : index
          %1046 = arith.addi %1045, %c26 : index
          %1047 = vector.load %9[%1046] : memref<?xf32>, vector<16xf32>
          %1048 = arith.mulf %1047, %1043 : vector<16xf32>
          %1049 = arith.addi %687, %c10 : index
          %1050 = arith.muli %1049, %c4 : index
          %1051 = arith.addi %1050, %c27 : index
          %1052 = vector.load %9[%1051] : memref<?xf32>, vector<16xf32>
          %1053 = arith.mulf %1052, %1043 : vector<16xf32>
          %1054 = arith.addi %687, %c10 : index
          %1055 = arith.muli %1054, %c4 : index
          %1056 = arith.addi %1055, %c28 : index
          %1057 = vector.load %9[%1056] : memref<?xf32>, vector<16xf32>
          %1058 = arith.mulf %1057, %1043 : vector<16xf32>
          %1059 = arith.addi %687, %c10 : index
          %1060 = arith.muli %1059, %c4 : index
          %1061 = arith.addi %1060, %c29 : index
          %1062 = vector.load %9[%1061] : memref<?xf32>, vector<16xf32>
          %1063 = arith.mulf %1062, %1043 : vector<16xf32>
          %1073:8 = scf.for %1064 = %c15 to %686 step %c10 iter_args(%1065 = %1025, %1066 = %1030, %1067 = %1035, %1068 = %1040, %1069 = %1048, %1070 = %1053, %1071 = %1058, %1072 = %1063) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %1074 = arith.muli %1064, %c4 : index
            %1075 = arith.addi %1074, %c26 : index
            %1076 = vector.load %18[%1075] : memref<?xf32>, vector<16xf32>
            %1077 = arith.muli %1064, %c4 : index
            %1078 = arith.addi %1077, %c27 : index
            %1079 = vector.load %18[%1078] : memref<?xf32>, vector<16xf32>
            %1080 = arith.muli %1064, %c4 : index
            %1081 = arith.addi %1080, %c28 : index
            %1082 = vector.load %18[%1081] : memref<?xf32>, vector<16xf32>
            %1083 = arith.muli %1064, %c4 : index
            %1084 = arith.addi %1083, %c29 : index
            %1085 = vector.load %18[%1084] : memref<?xf32>, vector<16xf32>
            %1086 = arith.addi %687, %c15 : index
            %1087 = arith.muli %1086, %c5 : index
            %1088 = arith.addi %1087, %1064 : index
            %1089 = memref.load %16[%1088] : memref<?xf32>
            %1090 = vector.broadcast %1089 : f32 to vector<16xf32>
            %1091 = math.fma %1090, %1076, %1065 : vector<16xf32>
            %1092 = math.fma %1090, %1079, %1066 : vector<16xf32>
            %1093 = math.fma %1090, %1082, %1067 : vector<16xf32>
            %1094 = math.fma %1090, %1085, %1068 : vector<16xf32>
            %1095 = arith.addi %687, %c10 : index
            %1096 = arith.muli %1095, %c5 : index
            %1097 = arith.addi %1096, %1064 : index
            %1098 = memref.load %16[%1097] : memref<?xf32>
            %1099 = vector.broadcast %1098 : f32 to vector<16xf32>
            %1100 = math.fma %1099, %1076, %1069 : vector<16xf32>
            %1101 = math.fma %1099, %1079, %1070 : vector<16xf32>
            %1102 = math.fma %1099, %1082, %1071 : vector<16xf32>
            %1103 = math.fma %1099, %1085, %1072 : vector<16xf32>
            scf.yield %1091, %1092, %1093, %1094, %1100, %1101, %1102, %1103 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %1104 = arith.addi %687, %c15 : index
          %1105 = arith.muli %1104, %c4 : index
          %1106 = arith.addi %1105, %c26 : index
          vector.store %1073#0, %9[%1106] : memref<?xf32>, vector<16xf32>
          %1107 = arith.addi %687, %c15 : index
          %1108 = arith.muli %1107, %c4 : index
          %1109 = arith.addi %1108, %c27 : index
          vector.store %1073#1, %9[%1109] : memref<?xf32>, vector<16xf32>
          %1110 = arith.addi %687, %c15 : index
          %1111 = arith.muli %1110, %c4 : index
          %1112 = arith.addi %1111, %c28 : index
          vector.store %1073#2, %9[%1112] : memref<?xf32>, vector<16xf32>
          %1113 = arith.addi %687, %c15 : index
          %1114 = arith.muli %1113, %c4 : index
          %1115 = arith.addi %1114, %c29 : index
          vector.store %1073#3, %9[%1115] : memref<?xf32>, vector<16xf32>
          %1116 = arith.addi %687, %c10 : index
          %1117 = arith.muli %1116, %c4 : index
          %1118 = arith.addi %1117, %c26 : index
          vector.store %1073#4, %9[%1118] : memref<?xf32>, vector<16xf32>
          %1119 = arith.addi %687, %c10 : index
          %1120 = arith.muli %1119, %c4 : index
          %1121 = arith.addi %1120, %c27 : index
          vector.store %1073#5, %9[%1121] : memref<?xf32>, vector<16xf32>
          %1122 = arith.addi %687, %c10 : index
          %1123 = arith.muli %1122, %c4 : index
          %1124 = arith.addi %1123, %c28 : index
          vector.store %1073#6, %9[%1124] : memref<?xf32>, vector<16xf32>
          %1125 = arith.addi %687, %c10 : index
          %1126 = arith.muli %1125, %c4 : index
          %1127 = arith.addi %1126, %c29 : index
          vector.store %1073#7, %9[%1127] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %1128 = %c15 to %37 step %c10 {
        %1129 = memref.load %6[%1128] : memref<?xf32>
        %1130 = memref.load %7[%1128] : memref<?xf32>
        %1131 = arith.muli %1128, %c4 : index
        %1132 = memref.load %10[%1128] : memref<?xf32>
        %1133 = arith.maximumf %1132, %1129 : f32
        %1134 = arith.subf %1132, %1133 : f32
        %1135 = wave.exp2 %1134 : f32
        %1136 = arith.subf %1129, %1133 : f32
        %1137 = wave.exp2 %1136 : f32
        memref.store %1133, %10[%1128] : memref<?xf32>
        %1138 = memref.load %11[%1128] : memref<?xf32>
        %1139 = arith.mulf %1138, %1135 : f32
        %1140 = math.fma %1130, %1137, %1139 : f32
        memref.store %1140, %11[%1128] : memref<?xf32>
        %1141 = vector.broadcast %1135 : f32 to vector<16xf32>
        %1142 = vector.broadcast %1137 : f32 to vector<16xf32>
        %1143 = arith.muli %1128, %c4 : index
        %1144 = arith.addi %1143, %c15 : index
        %1145 = vector.load %13[%1144] : memref<?xf32>, vector<16xf32>
        %1146 = arith.mulf %1145, %1141 : vector<16xf32>
        %1147 = arith.addi %1131, %c15 : index
        %1148 = vector.load %9[%1147] : memref<?xf32>, vector<16xf32>
        %1149 = math.fma %1148, %1142, %1146 : vector<16xf32>
        vector.store %1149, %13[%1144] : memref<?xf32>, vector<16xf32>
        %1150 = arith.muli %1128, %c4 : index
        %1151 = arith.addi %1150, %c16 : index
        %1152 = vector.load %13[%1151] : memref<?xf32>, vector<16xf32>
        %1153 = arith.mulf %1152, %1141 : vector<16xf32>
        %1154 = arith.addi %1131, %c16 : index
        %1155 = vector.load %9[%1154] : memref<?xf32>, vector<16xf32>
        %1156 = math.fma %1155, %1142, %1153 : vector<16xf32>
        vector.store %1156, %13[%1151] : memref<?xf32>, vector<16xf32>
        %1157 = arith.muli %1128, %c4 : index
        %1158 = arith.addi %1157, %c17 : index
        %1159 = vector.load %13[%1158] : memref<?xf32>, vector<16xf32>
        %1160 = arith.mulf %1159, %1141 : vector<16xf32>
        %1161 = arith.addi %1131, %c17 : index
        %1162 = vector.load %9[%1161] : memref<?xf32>, vector<16xf32>
        %1163 = math.fma %1162, %1142, %1160 : vector<16xf32>
        vector.store %1163, %13[%1158] : memref<?xf32>, vector<16xf32>
        %1164 = arith.muli %1128, %c4 : index
        %1165 = arith.addi %1164, %c18 : index
        %1166 = vector.load %13[%1165] : memref<?xf32>, vector<16xf32>
        %1167 = arith.mulf %1166, %1141 : vector<16xf32>
        %1168 = arith.addi %1131, %c18 : index
        %1169 = vector.load %9[%1168] : memref<?xf32>, vector<16xf32>
        %1170 = math.fma %1169, %1142, %1167 : vector<16xf32>
        vector.store %1170, %13[%1165] : memref<?xf32>, vector<16xf32>
        %1171 = arith.muli %1128, %c4 : index
        %1172 = arith.addi %1171, %c5 : index
        %1173 = vector.load %13[%1172] : memref<?xf32>, vector<16xf32>
        %1174 = arith.mulf %1173, %1141 : vector<16xf32>
        %1175 = arith.addi %1131, %c5 : index
        %1176 = vector.load %9[%1175] : memref<?xf32>, vector<16xf32>
        %1177 = math.fma %1176, %1142, %1174 : vector<16xf32>
        vector.store %1177, %13[%1172] : memref<?xf32>, vector<16xf32>
        %1178 = arith.muli %1128, %c4 : index
        %1179 = arith.addi %1178, %c19 : index
        %1180 = vector.load %13[%1179] : memref<?xf32>, vector<16xf32>
        %1181 = arith.mulf %1180, %1141 : vector<16xf32>
        %1182 = arith.addi %1131, %c19 : index
        %1183 = vector.load %9[%1182] : memref<?xf32>, vector<16xf32>
        %1184 = math.fma %1183, %1142, %1181 : vector<16xf32>
        vector.store %1184, %13[%1179] : memref<?xf32>, vector<16xf32>
        %1185 = arith.muli %1128, %c4 : index
        %1186 = arith.addi %1185, %c20 : index
        %1187 = vector.load %13[%1186] : memref<?xf32>, vector<16xf32>
        %1188 = arith.mulf %1187, %1141 : vector<16xf32>
        %1189 = arith.addi %1131, %c20 : index
        %1190 = vector.load %9[%1189] : memref<?xf32>, vector<16xf32>
        %1191 = math.fma %1190, %1142, %1188 : vector<16xf32>
        vector.store %1191, %13[%1186] : memref<?xf32>, vector<16xf32>
        %1192 = arith.muli %1128, %c4 : index
        %1193 = arith.addi %1192, %c21 : index
        %1194 = vector.load %13[%1193] : memref<?xf32>, vector<16xf32>
        %1195 = arith.mulf %1194, %1141 : vector<16xf32>
        %1196 = arith.addi %1131, %c21 : index
        %1197 = vector.load %9[%1196] : memref<?xf32>, vector<16xf32>
        %1198 = math.fma %1197, %1142, %1195 : vector<16xf32>
        vector.store %1198, %13[%1193] : memref<?xf32>, vector<16xf32>
        %1199 = arith.muli %1128, %c4 : index
        %1200 = arith.addi %1199, %c22 : index
        %1201 = vector.load %13[%1200] : memref<?xf32>, vector<16xf32>
        %1202 = arith.mulf %1201, %1141 : vector<16xf32>
        %1203 = arith.addi %1131, %c22 : index
        %1204 = vector.load %9[%1203] : memref<?xf32>, vector<16xf32>
        %1205 = math.fma %1204, %1142, %1202 : vector<16xf32>
        vector.store %1205, %13[%1200] : memref<?xf32>, vector<16xf32>
        %1206 = arith.muli %1128, %c4 : index
        %1207 = arith.addi %1206, %c23 : index
        %1208 = vector.load %13[%1207] : memref<?xf32>, vector<16xf32>
        %1209 = arith.mulf %1208, %1141 : vector<16xf32>
        %1210 = arith.addi %1131, %c23 : index
        %1211 = vector.load %9[%1210] : memref<?xf32>, vector<16xf32>
        %1212 = math.fma %1211, %1142, %1209 : vector<16xf32>
        vector.store %1212, %13[%1207] : memref<?xf32>, vector<16xf32>
        %1213 = arith.muli %1128, %c4 : index
        %1214 = arith.addi %1213, %c24 : index
        %1215 = vector.load %13[%1214] : memref<?xf32>, vector<16xf32>
        %1216 = arith.mulf %1215, %1141 : vector<16xf32>
        %1217 = arith.addi %1131, %c24 : index
        %1218 = vector.load %9[%1217] : memref<?xf32>, vector<16xf32>
        %1219 = math.fma %1218, %1142, %1216 : vector<16xf32>
        vector.store %1219, %13[%1214] : memref<?xf32>, vector<16xf32>
        %1220 = arith.muli %1128, %c4 : index
        %1221 = arith.addi %1220, %c25 : index
        %1222 = vector.load %13[%1221] : memref<?xf32>, vector<16xf32>
        %1223 = arith.mulf %1222, %1141 : vector<16xf32>
        %1224 = arith.addi %1131, %c25 : index
        %1225 = vector.load %9[%1224] : memref<?xf32>, vector<16xf32>
        %1226 = math.fma %1225, %1142, %1223 : vector<16xf32>
        vector.store %1226, %13[%1221] : memref<?xf32>, vector<16xf32>
        %1227 = arith.muli %1128, %c4 : index
        %1228 = arith.addi %1227, %c26 : index
        %1229 = vector.load %13[%1228] : memref<?xf32>, vector<16xf32>
        %1230 = arith.mulf %1229, %1141 : vector<16xf32>
        %1231 = arith.addi %1131, %c26 : index
        %1232 = vector.load %9[%1231] : memref<?xf32>, vector<16xf32>
        %1233 = math.fma %1232, %1142, %1230 : vector<16xf32>
        vector.store %1233, %13[%1228] : memref<?xf32>, vector<16xf32>
        %1234 = arith.muli %1128, %c4 : index
        %1235 = arith.addi %1234, %c27 : index
        %1236 = vector.load %13[%1235] : memref<?xf32>, vector<16xf32>
        %1237 = arith.mulf %1236, %1141 : vector<16xf32>
        %1238 = arith.addi %1131, %c27 : index
        %1239 = vector.load %9[%1238] : memref<?xf32>, vector<16xf32>
        %1240 = math.fma %1239, %1142, %1237 : vector<16xf32>
        vector.store %1240, %13[%1235] : memref<?xf32>, vector<16xf32>
        %1241 = arith.muli %1128, %c4 : index
        %1242 = arith.addi %1241, %c28 : index
        %1243 = vector.load %13[%1242] : memref<?xf32>, vector<16xf32>
        %1244 = arith.mulf %1243, %1141 : vector<16xf32>
        %1245 = arith.addi %1131, %c28 : index
        %1246 = vector.load %9[%1245] : memref<?xf32>, vector<16xf32>
        %1247 = math.fma %1246, %1142, %1244 : vector<16xf32>
        vector.store %1247, %13[%1242] : memref<?xf32>, vector<16xf32>
        %1248 = arith.muli %1128, %c4 : index
        %1249 = arith.addi %1248, %c29 : index
        %1250 = vector.load %13[%1249] : memref<?xf32>, vector<16xf32>
        %1251 = arith.mulf %1250, %1141 : vector<16xf32>
        %1252 = arith.addi %1131, %c29 : index
        %1253 = vector.load %9[%1252] : memref<?xf32>, vector<16xf32>
        %1254 = math.fma %1253, %1142, %1251 : vector<16xf32>
        vector.store %1254, %13[%1249] : memref<?xf32>, vector<16xf32>
      }
    }
    %1255 = arith.addi %kvHeads, %3 : index
    %1256 = memref.load %scales[%1255] : memref<?xf32>
    scf.for %1257 = %c15 to %34 step %c10 {
      %1258 = arith.subi %34, %c10 : index
      %1259 = arith.minsi %1257, %1258 : index
      %1260 = arith.divui %1259, %groupSize : index
      %1261 = arith.addi %25, %1260 : index
      %1262 = arith.muli %3, %groupSize : index
      %1263 = arith.remui %1259, %groupSize : index
      %1264 = arith.addi %1262, %1263 : index
      %1265 = arith.muli %1261, %heads : index
      %1266 = arith.addi %1265, %1264 : index
      %1267 = arith.muli %1266, %c4 : index
      %1268 = memref.load %11[%1257] : memref<?xf32>
      %1269 = arith.divf %1256, %1268 : f32
      %1270 = vector.broadcast %1269 : f32 to vector<16xf32>
      %1271 = arith.muli %1257, %c4 : index
      %1272 = arith.addi %1271, %c15 : index
      %1273 = vector.load %13[%1272] : memref<?xf32>, vector<16xf32>
      %1274 = arith.mulf %1273, %1270 : vector<16xf32>
      %1275 = arith.addi %1267, %c15 : index
      vector.store %1274, %out[%1275] : memref<?xf32>, vector<16xf32>
      %1276 = arith.muli %1257, %c4 : index
      %1277 = arith.addi %1276, %c16 : index
      %1278 = vector.load %13[%1277] : memref<?xf32>, vector<16xf32>
      %1279 = arith.mulf %1278, %1270 : vector<16xf32>
      %1280 = arith.addi %1267, %c16 : index
      vector.store %1279, %out[%1280] : memref<?xf32>, vector<16xf32>
      %1281 = arith.muli %1257, %c4 : index
      %1282 = arith.addi %1281, %c17 : index
      %1283 = vector.load %13[%1282] : memref<?xf32>, vector<16xf32>
      %1284 = arith.mulf %1283, %1270 : vector<16xf32>
      %1285 = arith.addi %1267, %c17 : index
      vector.store %1284, %out[%1285] : memref<?xf32>, vector<16xf32>
      %1286 = arith.muli %1257, %c4 : index
      %1287 = arith.addi %1286, %c18 : index
      %1288 = vector.load %13[%1287] : memref<?xf32>, vector<16xf32>
      %1289 = arith.mulf %1288, %1270 : vector<16xf32>
      %1290 = arith.addi %1267, %c18 : index
      vector.store %1289, %out[%1290] : memref<?xf32>, vector<16xf32>
      %1291 = arith.muli %1257, %c4 : index
      %1292 = arith.addi %1291, %c5 : index
      %1293 = vector.load %13[%1292] : memref<?xf32>, vector<16xf32>
      %1294 = arith.mulf %1293, %1270 : vector<16xf32>
      %1295 = arith.addi %1267, %c5 : index
      vector.store %1294, %out[%1295] : memref<?xf32>, vector<16xf32>
      %1296 = arith.muli %1257, %c4 : index
      %1297 = arith.addi %1296, %c19 : index
      %1298 = vector.load %13[%1297] : memref<?xf32>, vector<16xf32>
      %1299 = arith.mulf %1298, %1270 : vector<16xf32>
      %1300 = arith.addi %1267, %c19 : index
      vector.store %1299, %out[%1300] : memref<?xf32>, vector<16xf32>
      %1301 = arith.muli %1257, %c4 : index
      %1302 = arith.addi %1301, %c20 : index
      %1303 = vector.load %13[%1302] : memref<?xf32>, vector<16xf32>
      %1304 = arith.mulf %1303, %1270 : vector<16xf32>
      %1305 = arith.addi %1267, %c20 : index
      vector.store %1304, %out[%1305] : memref<?xf32>, vector<16xf32>
      %1306 = arith.muli %1257, %c4 : index
      %1307 = arith.addi %1306, %c21 : index
      %1308 = vector.load %13[%1307] : memref<?xf32>, vector<16xf32>
      %1309 = arith.mulf %1308, %1270 : vector<16xf32>
      %1310 = arith.addi %1267, %c21 : index
      vector.store %1309, %out[%1310] : memref<?xf32>, vector<16xf32>
      %1311 = arith.muli %1257, %c4 : index
      %1312 = arith.addi %1311, %c22 : index
      %1313 = vector.load %13[%1312] : memref<?xf32>, vector<16xf32>
      %1314 = arith.mulf %1313, %1270 : vector<16xf32>
      %1315 = arith.addi %1267, %c22 : index
      vector.store %1314, %out[%1315] : memref<?xf32>, vector<16xf32>
      %1316 = arith.muli %1257, %c4 : index
      %1317 = arith.addi %1316, %c23 : index
      %1318 = vector.load %13[%1317] : memref<?xf32>, vector<16xf32>
      %1319 = arith.mulf %1318, %1270 : vector<16xf32>
      %1320 = arith.addi %1267, %c23 : index
      vector.store %1319, %out[%1320] : memref<?xf32>, vector<16xf32>
      %1321 = arith.muli %1257, %c4 : index
      %1322 = arith.addi %1321, %c24 : index
      %1323 = vector.load %13[%1322] : memref<?xf32>, vector<16xf32>
      %1324 = arith.mulf %1323, %1270 : vector<16xf32>
      %1325 = arith.addi %1267, %c24 : index
      vector.store %1324, %out[%1325] : memref<?xf32>, vector<16xf32>
      %1326 = arith.muli %1257, %c4 : index
      %1327 = arith.addi %1326, %c25 : index
      %1328 = vector.load %13[%1327] : memref<?xf32>, vector<16xf32>
      %1329 = arith.mulf %1328, %1270 : vector<16xf32>
      %1330 = arith.addi %1267, %c25 : index
      vector.store %1329, %out[%1330] : memref<?xf32>, vector<16xf32>
      %1331 = arith.muli %1257, %c4 : index
      %1332 = arith.addi %1331, %c26 : index
      %1333 = vector.load %13[%1332] : memref<?xf32>, vector<16xf32>
      %1334 = arith.mulf %1333, %1270 : vector<16xf32>
      %1335 = arith.addi %1267, %c26 : index
      vector.store %1334, %out[%1335] : memref<?xf32>, vector<16xf32>
      %1336 = arith.muli %1257, %c4 : index
      %1337 = arith.addi %1336, %c27 : index
      %1338 = vector.load %13[%1337] : memref<?xf32>, vector<16xf32>
      %1339 = arith.mulf %1338, %1270 : vector<16xf32>
      %1340 = arith.addi %1267, %c27 : index
      vector.store %1339, %out[%1340] : memref<?xf32>, vector<16xf32>
      %1341 = arith.muli %1257, %c4 : index
      %1342 = arith.addi %1341, %c28 : index
      %1343 = vector.load %13[%1342] : memref<?xf32>, vector<16xf32>
      %1344 = arith.mulf %1343, %1270 : vector<16xf32>
      %1345 = arith.addi %1267, %c28 : index
      vector.store %1344, %out[%1345] : memref<?xf32>, vector<16xf32>
      %1346 = arith.muli %1257, %c4 : index
      %1347 = arith.addi %1346, %c29 : index
      %1348 = vector.load %13[%1347] : memref<?xf32>, vector<16xf32>
      %1349 = arith.mulf %1348, %1270 : vector<16xf32>
      %1350 = arith.addi %1267, %c29 : index
      vector.store %1349, %out[%1350] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
